; ModuleID = 'corpus/cuda/cu_reduce_shfl.cu'
source_filename = "corpus/cuda/cu_reduce_shfl.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_gridDim_t = type { i8 }
%struct.SumOp = type { i8 }
%struct.MaxOp = type { i8 }

$_Z12block_reduceIi5SumOpET_S1_T0_S1_ = comdat any

$_Z12block_reduceIf5MaxOpET_S1_T0_S1_ = comdat any

$_ZZ12block_reduceIi5SumOpET_S1_T0_S1_E7partial = comdat any

$_ZZ12block_reduceIf5MaxOpET_S1_T0_S1_E7partial = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1
@_ZZ12block_reduceIi5SumOpET_S1_T0_S1_E7partial = linkonce_odr dso_local addrspace(3) global [32 x i32] undef, comdat, align 4
@_ZZ12block_reduceIf5MaxOpET_S1_T0_S1_E7partial = linkonce_odr dso_local addrspace(3) global [32 x float] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_sum_i32(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.SumOp, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.SumOp, align 1
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  %18 = load ptr, ptr %15, align 8
  %19 = load ptr, ptr %16, align 8
  %20 = load i32, ptr %17, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr %18, ptr %7, align 8, !noalias !9
  store ptr %19, ptr %8, align 8, !noalias !9
  store i32 %20, ptr %9, align 4, !noalias !9
  store i32 0, ptr %10, align 4, !noalias !9
  %21 = load i32, ptr %10, align 4, !noalias !9
  store i32 %21, ptr %12, align 4, !noalias !9
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %13, align 4, !noalias !9
  br label %27

27:                                               ; preds = %31, %3
  %28 = load i32, ptr %13, align 4, !noalias !9
  %29 = load i32, ptr %9, align 4, !noalias !9
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %47

31:                                               ; preds = %27
  %32 = load i32, ptr %12, align 4, !noalias !9
  %33 = load ptr, ptr %7, align 8, !noalias !9
  %34 = load i32, ptr %13, align 4, !noalias !9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  store ptr %11, ptr %4, align 8
  store i32 %32, ptr %5, align 4
  store i32 %37, ptr %6, align 4
  %38 = load ptr, ptr %4, align 8
  %39 = load i32, ptr %5, align 4
  %40 = load i32, ptr %6, align 4
  %41 = add nsw i32 %39, %40
  store i32 %41, ptr %12, align 4, !noalias !9
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %44 = mul i32 %42, %43
  %45 = load i32, ptr %13, align 4, !noalias !9
  %46 = add i32 %45, %44
  store i32 %46, ptr %13, align 4, !noalias !9
  br label %27, !llvm.loop !10

47:                                               ; preds = %27
  %48 = load i32, ptr %12, align 4, !noalias !9
  %49 = load i32, ptr %10, align 4, !noalias !9
  %50 = call noundef i32 @_Z12block_reduceIi5SumOpET_S1_T0_S1_(i32 noundef %48, ptr noundef byval(%struct.SumOp) align 1 %14, i32 noundef %49) #7
  store i32 %50, ptr %12, align 4, !noalias !9
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %47
  %54 = load i32, ptr %12, align 4, !noalias !9
  %55 = load ptr, ptr %8, align 8, !noalias !9
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %55, i64 %57
  store i32 %54, ptr %58, align 4
  br label %59

59:                                               ; preds = %47, %53
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_max_f32(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca %struct.MaxOp, align 1
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.MaxOp, align 1
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  %18 = load ptr, ptr %15, align 8
  %19 = load ptr, ptr %16, align 8
  %20 = load i32, ptr %17, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !12)
  call void @llvm.experimental.noalias.scope.decl(metadata !15)
  store ptr %18, ptr %7, align 8, !noalias !17
  store ptr %19, ptr %8, align 8, !noalias !17
  store i32 %20, ptr %9, align 4, !noalias !17
  store float 0xC7EC363CC0000000, ptr %10, align 4, !noalias !17
  %21 = load float, ptr %10, align 4, !noalias !17
  store float %21, ptr %12, align 4, !noalias !17
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %13, align 4, !noalias !17
  br label %27

27:                                               ; preds = %46, %3
  %28 = load i32, ptr %13, align 4, !noalias !17
  %29 = load i32, ptr %9, align 4, !noalias !17
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %53

31:                                               ; preds = %27
  %32 = load float, ptr %12, align 4, !noalias !17
  %33 = load ptr, ptr %7, align 8, !noalias !17
  %34 = load i32, ptr %13, align 4, !noalias !17
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4
  store ptr %11, ptr %4, align 8
  store float %32, ptr %5, align 4
  store float %37, ptr %6, align 4
  %38 = load ptr, ptr %4, align 8
  %39 = load float, ptr %5, align 4
  %40 = load float, ptr %6, align 4
  %41 = fcmp contract ogt float %39, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %31
  %43 = load float, ptr %5, align 4
  br label %46

44:                                               ; preds = %31
  %45 = load float, ptr %6, align 4
  br label %46

46:                                               ; preds = %42, %44
  %47 = phi contract float [ %43, %42 ], [ %45, %44 ]
  store float %47, ptr %12, align 4, !noalias !17
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %50 = mul i32 %48, %49
  %51 = load i32, ptr %13, align 4, !noalias !17
  %52 = add i32 %51, %50
  store i32 %52, ptr %13, align 4, !noalias !17
  br label %27, !llvm.loop !18

53:                                               ; preds = %27
  %54 = load float, ptr %12, align 4, !noalias !17
  %55 = load float, ptr %10, align 4, !noalias !17
  %56 = call contract noundef float @_Z12block_reduceIf5MaxOpET_S1_T0_S1_(float noundef %54, ptr noundef byval(%struct.MaxOp) align 1 %14, float noundef %55) #7
  store float %56, ptr %12, align 4, !noalias !17
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %65

59:                                               ; preds = %53
  %60 = load float, ptr %12, align 4, !noalias !17
  %61 = load ptr, ptr %8, align 8, !noalias !17
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %61, i64 %63
  store float %60, ptr %64, align 4
  br label %65

65:                                               ; preds = %53, %59
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z12block_reduceIi5SumOpET_S1_T0_S1_(i32 noundef %0, ptr noundef byval(%struct.SumOp) align 1 %1, i32 noundef %2) #1 comdat {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.SumOp, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.SumOp, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca %struct.SumOp, align 1
  %27 = alloca %struct.SumOp, align 1
  store i32 %0, ptr %22, align 4
  store i32 %2, ptr %23, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = urem i32 %28, 32
  store i32 %29, ptr %24, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = udiv i32 %30, 32
  store i32 %31, ptr %25, align 4
  %32 = load i32, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 1 %26, i64 1, i1 false)
  store i32 %32, ptr %13, align 4
  store i32 16, ptr %14, align 4
  br label %33

33:                                               ; preds = %36, %3
  %34 = load i32, ptr %14, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %50

36:                                               ; preds = %33
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %14, align 4
  store i32 -1, ptr %7, align 4
  store i32 %38, ptr %8, align 4
  store i32 %39, ptr %9, align 4
  %40 = load i32, ptr %7, align 4
  %41 = load i32, ptr %8, align 4
  %42 = load i32, ptr %9, align 4
  %43 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %40, i32 %41, i32 %42, i32 31)
  store ptr %15, ptr %10, align 8
  store i32 %37, ptr %11, align 4
  store i32 %43, ptr %12, align 4
  %44 = load ptr, ptr %10, align 8
  %45 = load i32, ptr %11, align 4
  %46 = load i32, ptr %12, align 4
  %47 = add nsw i32 %45, %46
  store i32 %47, ptr %13, align 4
  %48 = load i32, ptr %14, align 4
  %49 = ashr i32 %48, 1
  store i32 %49, ptr %14, align 4
  br label %33, !llvm.loop !19

50:                                               ; preds = %33
  %51 = load i32, ptr %13, align 4
  store i32 %51, ptr %22, align 4
  %52 = load i32, ptr %24, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %59

54:                                               ; preds = %50
  %55 = load i32, ptr %22, align 4
  %56 = load i32, ptr %25, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12block_reduceIi5SumOpET_S1_T0_S1_E7partial to ptr), i64 0, i64 %57
  store i32 %55, ptr %58, align 4
  br label %59

59:                                               ; preds = %54, %50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %62 = udiv i32 %61, 32
  %63 = icmp ult i32 %60, %62
  br i1 %63, label %64, label %69

64:                                               ; preds = %59
  %65 = load i32, ptr %24, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12block_reduceIi5SumOpET_S1_T0_S1_E7partial to ptr), i64 0, i64 %66
  %68 = load i32, ptr %67, align 4
  br label %71

69:                                               ; preds = %59
  %70 = load i32, ptr %23, align 4
  br label %71

71:                                               ; preds = %69, %64
  %72 = phi i32 [ %68, %64 ], [ %70, %69 ]
  store i32 %72, ptr %22, align 4
  %73 = load i32, ptr %25, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %96

75:                                               ; preds = %71
  %76 = load i32, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 1 %27, i64 1, i1 false)
  store i32 %76, ptr %19, align 4
  store i32 16, ptr %20, align 4
  br label %77

77:                                               ; preds = %80, %75
  %78 = load i32, ptr %20, align 4
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %94

80:                                               ; preds = %77
  %81 = load i32, ptr %19, align 4
  %82 = load i32, ptr %19, align 4
  %83 = load i32, ptr %20, align 4
  store i32 -1, ptr %4, align 4
  store i32 %82, ptr %5, align 4
  store i32 %83, ptr %6, align 4
  %84 = load i32, ptr %4, align 4
  %85 = load i32, ptr %5, align 4
  %86 = load i32, ptr %6, align 4
  %87 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %84, i32 %85, i32 %86, i32 31)
  store ptr %21, ptr %16, align 8
  store i32 %81, ptr %17, align 4
  store i32 %87, ptr %18, align 4
  %88 = load ptr, ptr %16, align 8
  %89 = load i32, ptr %17, align 4
  %90 = load i32, ptr %18, align 4
  %91 = add nsw i32 %89, %90
  store i32 %91, ptr %19, align 4
  %92 = load i32, ptr %20, align 4
  %93 = ashr i32 %92, 1
  store i32 %93, ptr %20, align 4
  br label %77, !llvm.loop !19

94:                                               ; preds = %77
  %95 = load i32, ptr %19, align 4
  store i32 %95, ptr %22, align 4
  br label %96

96:                                               ; preds = %94, %71
  %97 = load i32, ptr %22, align 4
  ret i32 %97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z12block_reduceIf5MaxOpET_S1_T0_S1_(float noundef %0, ptr noundef byval(%struct.MaxOp) align 1 %1, float noundef %2) #1 comdat {
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.MaxOp, align 8
  %16 = alloca ptr, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.MaxOp, align 8
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca %struct.MaxOp, align 1
  %27 = alloca %struct.MaxOp, align 1
  store float %0, ptr %22, align 4
  store float %2, ptr %23, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = urem i32 %28, 32
  store i32 %29, ptr %24, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = udiv i32 %30, 32
  store i32 %31, ptr %25, align 4
  %32 = load float, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 1 %26, i64 1, i1 false)
  store float %32, ptr %13, align 4
  store i32 16, ptr %14, align 4
  br label %33

33:                                               ; preds = %52, %3
  %34 = load i32, ptr %14, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %56

36:                                               ; preds = %33
  %37 = load float, ptr %13, align 4
  %38 = load float, ptr %13, align 4
  %39 = load i32, ptr %14, align 4
  store i32 -1, ptr %7, align 4
  store float %38, ptr %8, align 4
  store i32 %39, ptr %9, align 4
  %40 = load i32, ptr %7, align 4
  %41 = load float, ptr %8, align 4
  %42 = load i32, ptr %9, align 4
  %43 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 %40, float %41, i32 %42, i32 31)
  store ptr %15, ptr %10, align 8
  store float %37, ptr %11, align 4
  store float %43, ptr %12, align 4
  %44 = load ptr, ptr %10, align 8
  %45 = load float, ptr %11, align 4
  %46 = load float, ptr %12, align 4
  %47 = fcmp contract ogt float %45, %46
  br i1 %47, label %48, label %50

48:                                               ; preds = %36
  %49 = load float, ptr %11, align 4
  br label %52

50:                                               ; preds = %36
  %51 = load float, ptr %12, align 4
  br label %52

52:                                               ; preds = %50, %48
  %53 = phi contract float [ %49, %48 ], [ %51, %50 ]
  store float %53, ptr %13, align 4
  %54 = load i32, ptr %14, align 4
  %55 = ashr i32 %54, 1
  store i32 %55, ptr %14, align 4
  br label %33, !llvm.loop !21

56:                                               ; preds = %33
  %57 = load float, ptr %13, align 4
  store float %57, ptr %22, align 4
  %58 = load i32, ptr %24, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %56
  %61 = load float, ptr %22, align 4
  %62 = load i32, ptr %25, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12block_reduceIf5MaxOpET_S1_T0_S1_E7partial to ptr), i64 0, i64 %63
  store float %61, ptr %64, align 4
  br label %65

65:                                               ; preds = %60, %56
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %68 = udiv i32 %67, 32
  %69 = icmp ult i32 %66, %68
  br i1 %69, label %70, label %75

70:                                               ; preds = %65
  %71 = load i32, ptr %24, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12block_reduceIf5MaxOpET_S1_T0_S1_E7partial to ptr), i64 0, i64 %72
  %74 = load float, ptr %73, align 4
  br label %77

75:                                               ; preds = %65
  %76 = load float, ptr %23, align 4
  br label %77

77:                                               ; preds = %75, %70
  %78 = phi contract float [ %74, %70 ], [ %76, %75 ]
  store float %78, ptr %22, align 4
  %79 = load i32, ptr %25, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %108

81:                                               ; preds = %77
  %82 = load float, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 1 %27, i64 1, i1 false)
  store float %82, ptr %19, align 4
  store i32 16, ptr %20, align 4
  br label %83

83:                                               ; preds = %102, %81
  %84 = load i32, ptr %20, align 4
  %85 = icmp sgt i32 %84, 0
  br i1 %85, label %86, label %106

86:                                               ; preds = %83
  %87 = load float, ptr %19, align 4
  %88 = load float, ptr %19, align 4
  %89 = load i32, ptr %20, align 4
  store i32 -1, ptr %4, align 4
  store float %88, ptr %5, align 4
  store i32 %89, ptr %6, align 4
  %90 = load i32, ptr %4, align 4
  %91 = load float, ptr %5, align 4
  %92 = load i32, ptr %6, align 4
  %93 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 %90, float %91, i32 %92, i32 31)
  store ptr %21, ptr %16, align 8
  store float %87, ptr %17, align 4
  store float %93, ptr %18, align 4
  %94 = load ptr, ptr %16, align 8
  %95 = load float, ptr %17, align 4
  %96 = load float, ptr %18, align 4
  %97 = fcmp contract ogt float %95, %96
  br i1 %97, label %98, label %100

98:                                               ; preds = %86
  %99 = load float, ptr %17, align 4
  br label %102

100:                                              ; preds = %86
  %101 = load float, ptr %18, align 4
  br label %102

102:                                              ; preds = %100, %98
  %103 = phi contract float [ %99, %98 ], [ %101, %100 ]
  store float %103, ptr %19, align 4
  %104 = load i32, ptr %20, align 4
  %105 = ashr i32 %104, 1
  store i32 %105, ptr %20, align 4
  br label %83, !llvm.loop !21

106:                                              ; preds = %83
  %107 = load float, ptr %19, align 4
  store float %107, ptr %22, align 4
  br label %108

108:                                              ; preds = %106, %77
  %109 = load float, ptr %22, align 4
  ret float %109
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_Z11reduce_gridIi5SumOpEvPKT_PS1_iS1_: argument 0"}
!6 = distinct !{!6, !"_Z11reduce_gridIi5SumOpEvPKT_PS1_iS1_"}
!7 = !{!8}
!8 = distinct !{!8, !6, !"_Z11reduce_gridIi5SumOpEvPKT_PS1_iS1_: argument 1"}
!9 = !{!5, !8}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_Z11reduce_gridIf5MaxOpEvPKT_PS1_iS1_: argument 0"}
!14 = distinct !{!14, !"_Z11reduce_gridIf5MaxOpEvPKT_PS1_iS1_"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"_Z11reduce_gridIf5MaxOpEvPKT_PS1_iS1_: argument 1"}
!17 = !{!13, !16}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11, !20}
!20 = !{!"llvm.loop.unroll.enable"}
!21 = distinct !{!21, !11, !20}
