; ModuleID = 'corpus/cuda/cu_spmv_csr.cu'
source_filename = "corpus/cuda/cu_spmv_csr.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @make_and_mul_scalar(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %4
  br label %72

23:                                               ; preds = %4
  store float 0.000000e+00, ptr %10, align 4
  %24 = load i32, ptr %9, align 4
  %25 = mul i32 %24, -1640531535
  %26 = add i32 %25, 1
  store i32 %26, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %63, %23
  %28 = load i32, ptr %12, align 4
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i32 %28, %33
  br i1 %34, label %35, label %66

35:                                               ; preds = %27
  %36 = load i32, ptr %11, align 4
  %37 = shl i32 %36, 13
  %38 = load i32, ptr %11, align 4
  %39 = xor i32 %38, %37
  store i32 %39, ptr %11, align 4
  %40 = load i32, ptr %11, align 4
  %41 = lshr i32 %40, 17
  %42 = load i32, ptr %11, align 4
  %43 = xor i32 %42, %41
  store i32 %43, ptr %11, align 4
  %44 = load i32, ptr %11, align 4
  %45 = shl i32 %44, 5
  %46 = load i32, ptr %11, align 4
  %47 = xor i32 %46, %45
  store i32 %47, ptr %11, align 4
  %48 = load i32, ptr %11, align 4
  %49 = load i32, ptr %8, align 4
  %50 = urem i32 %48, %49
  store i32 %50, ptr %13, align 4
  %51 = load i32, ptr %11, align 4
  %52 = lshr i32 %51, 24
  %53 = uitofp i32 %52 to float
  %54 = fmul contract float %53, 3.906250e-03
  %55 = load ptr, ptr %6, align 8
  %56 = load i32, ptr %13, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %55, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fmul contract float %54, %59
  %61 = load float, ptr %10, align 4
  %62 = fadd contract float %61, %60
  store float %62, ptr %10, align 4
  br label %63

63:                                               ; preds = %35
  %64 = load i32, ptr %12, align 4
  %65 = add i32 %64, 1
  store i32 %65, ptr %12, align 4
  br label %27, !llvm.loop !4

66:                                               ; preds = %27
  %67 = load float, ptr %10, align 4
  %68 = load ptr, ptr %7, align 8
  %69 = load i32, ptr %9, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  store float %67, ptr %71, align 4
  br label %72

72:                                               ; preds = %66, %22
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @spmv_vector(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = and i32 %23, 31
  store i32 %24, ptr %16, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  %30 = udiv i32 %29, 32
  store i32 %30, ptr %17, align 4
  %31 = load i32, ptr %17, align 4
  %32 = load i32, ptr %15, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %6
  br label %102

35:                                               ; preds = %6
  %36 = load ptr, ptr %10, align 8
  %37 = load i32, ptr %17, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  store i32 %40, ptr %18, align 4
  %41 = load ptr, ptr %10, align 8
  %42 = load i32, ptr %17, align 4
  %43 = add nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %41, i64 %44
  %46 = load i32, ptr %45, align 4
  store i32 %46, ptr %19, align 4
  store float 0.000000e+00, ptr %20, align 4
  %47 = load i32, ptr %18, align 4
  %48 = load i32, ptr %16, align 4
  %49 = add nsw i32 %47, %48
  store i32 %49, ptr %21, align 4
  br label %50

50:                                               ; preds = %72, %35
  %51 = load i32, ptr %21, align 4
  %52 = load i32, ptr %19, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %75

54:                                               ; preds = %50
  %55 = load ptr, ptr %12, align 8
  %56 = load i32, ptr %21, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = load ptr, ptr %13, align 8
  %61 = load ptr, ptr %11, align 8
  %62 = load i32, ptr %21, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %60, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fmul contract float %59, %68
  %70 = load float, ptr %20, align 4
  %71 = fadd contract float %70, %69
  store float %71, ptr %20, align 4
  br label %72

72:                                               ; preds = %54
  %73 = load i32, ptr %21, align 4
  %74 = add nsw i32 %73, 32
  store i32 %74, ptr %21, align 4
  br label %50, !llvm.loop !6

75:                                               ; preds = %50
  store i32 16, ptr %22, align 4
  br label %76

76:                                               ; preds = %88, %75
  %77 = load i32, ptr %22, align 4
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %91

79:                                               ; preds = %76
  %80 = load float, ptr %20, align 4
  %81 = load i32, ptr %22, align 4
  store i32 -1, ptr %7, align 4
  store float %80, ptr %8, align 4
  store i32 %81, ptr %9, align 4
  %82 = load i32, ptr %7, align 4
  %83 = load float, ptr %8, align 4
  %84 = load i32, ptr %9, align 4
  %85 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %82, float %83, i32 %84, i32 31)
  %86 = load float, ptr %20, align 4
  %87 = fadd contract float %86, %85
  store float %87, ptr %20, align 4
  br label %88

88:                                               ; preds = %79
  %89 = load i32, ptr %22, align 4
  %90 = ashr i32 %89, 1
  store i32 %90, ptr %22, align 4
  br label %76, !llvm.loop !7

91:                                               ; preds = %76
  %92 = load i32, ptr %16, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %102

94:                                               ; preds = %91
  %95 = load float, ptr %20, align 4
  %96 = load ptr, ptr %14, align 8
  %97 = load i32, ptr %17, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fadd contract float %100, %95
  store float %101, ptr %99, align 4
  br label %102

102:                                              ; preds = %34, %94, %91
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5, !8}
!8 = !{!"llvm.loop.unroll.enable"}
