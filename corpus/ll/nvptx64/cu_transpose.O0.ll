; ModuleID = 'corpus/cuda/cu_transpose.cu'
source_filename = "corpus/cuda/cu_transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ15transpose_tiledE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ16transpose_float4E4tile = internal addrspace(3) global [16 x [17 x %struct.float4]] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_naive(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %7, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %46

24:                                               ; preds = %4
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %46

28:                                               ; preds = %24
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %7, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %9, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %29, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load ptr, ptr %6, align 8
  %39 = load i32, ptr %9, align 4
  %40 = load i32, ptr %8, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  store float %37, ptr %45, align 4
  br label %46

46:                                               ; preds = %28, %24, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_tiled(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 32
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = mul i32 %17, 32
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %21

21:                                               ; preds = %57, %4
  %22 = load i32, ptr %11, align 4
  %23 = icmp slt i32 %22, 32
  br i1 %23, label %24, label %60

24:                                               ; preds = %21
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %7, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %56

28:                                               ; preds = %24
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %29, %30
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %56

34:                                               ; preds = %28
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %11, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = add i64 %42, %44
  %46 = getelementptr inbounds nuw float, ptr %35, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %49 = load i32, ptr %11, align 4
  %50 = add i32 %48, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_tiledE4tile to ptr), i64 0, i64 %51
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [33 x float], ptr %52, i64 0, i64 %54
  store float %47, ptr %55, align 4
  br label %56

56:                                               ; preds = %34, %28, %24
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %58, 8
  store i32 %59, ptr %11, align 4
  br label %21, !llvm.loop !4

60:                                               ; preds = %21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %62 = mul i32 %61, 32
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %64 = add i32 %62, %63
  store i32 %64, ptr %9, align 4
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %66 = mul i32 %65, 32
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %68 = add i32 %66, %67
  store i32 %68, ptr %10, align 4
  store i32 0, ptr %12, align 4
  br label %69

69:                                               ; preds = %105, %60
  %70 = load i32, ptr %12, align 4
  %71 = icmp slt i32 %70, 32
  br i1 %71, label %72, label %108

72:                                               ; preds = %69
  %73 = load i32, ptr %9, align 4
  %74 = load i32, ptr %8, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %104

76:                                               ; preds = %72
  %77 = load i32, ptr %10, align 4
  %78 = load i32, ptr %12, align 4
  %79 = add nsw i32 %77, %78
  %80 = load i32, ptr %7, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %104

82:                                               ; preds = %76
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_tiledE4tile to ptr), i64 0, i64 %84
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %87 = load i32, ptr %12, align 4
  %88 = add i32 %86, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw [33 x float], ptr %85, i64 0, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load ptr, ptr %6, align 8
  %93 = load i32, ptr %10, align 4
  %94 = load i32, ptr %12, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr %8, align 4
  %98 = sext i32 %97 to i64
  %99 = mul i64 %96, %98
  %100 = load i32, ptr %9, align 4
  %101 = sext i32 %100 to i64
  %102 = add i64 %99, %101
  %103 = getelementptr inbounds nuw float, ptr %92, i64 %102
  store float %91, ptr %103, align 4
  br label %104

104:                                              ; preds = %82, %76, %72
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %12, align 4
  %107 = add nsw i32 %106, 8
  store i32 %107, ptr %12, align 4
  br label %69, !llvm.loop !7

108:                                              ; preds = %69
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_float4(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, 16
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = mul i32 %15, 16
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add i32 %16, %17
  store i32 %18, ptr %10, align 4
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %41

22:                                               ; preds = %4
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %41

26:                                               ; preds = %22
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %7, align 4
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %9, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.float4, ptr %27, i64 %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw [16 x [17 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_float4E4tile to ptr), i64 0, i64 %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw [17 x %struct.float4], ptr %37, i64 0, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %40, ptr align 16 %34, i64 16, i1 false)
  br label %41

41:                                               ; preds = %26, %22, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %43 = mul i32 %42, 16
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %45 = add i32 %43, %44
  store i32 %45, ptr %9, align 4
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %47 = mul i32 %46, 16
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %49 = add i32 %47, %48
  store i32 %49, ptr %10, align 4
  %50 = load i32, ptr %9, align 4
  %51 = load i32, ptr %8, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %72

53:                                               ; preds = %41
  %54 = load i32, ptr %10, align 4
  %55 = load i32, ptr %7, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %72

57:                                               ; preds = %53
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [16 x [17 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_float4E4tile to ptr), i64 0, i64 %59
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [17 x %struct.float4], ptr %60, i64 0, i64 %62
  %64 = load ptr, ptr %6, align 8
  %65 = load i32, ptr %10, align 4
  %66 = load i32, ptr %8, align 4
  %67 = mul nsw i32 %65, %66
  %68 = load i32, ptr %9, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.float4, ptr %64, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %71, ptr align 16 %63, i64 16, i1 false)
  br label %72

72:                                               ; preds = %57, %53, %41
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = distinct !{!7, !5, !6}
