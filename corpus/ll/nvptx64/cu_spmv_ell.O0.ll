; ModuleID = 'corpus/cuda/cu_spmv_ell.cu'
source_filename = "corpus/cuda/cu_spmv_ell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_gridDim_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  store i32 %24, ptr %15, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %16, align 4
  br label %30

30:                                               ; preds = %86, %7
  %31 = load i32, ptr %16, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %90

34:                                               ; preds = %30
  %35 = load ptr, ptr %14, align 8
  %36 = load i32, ptr %16, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8
  store double %39, ptr %17, align 8
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %16, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  store ptr %43, ptr %18, align 8
  %44 = load ptr, ptr %11, align 8
  %45 = load i32, ptr %16, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  store ptr %47, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %48

48:                                               ; preds = %77, %34
  %49 = load i32, ptr %20, align 4
  %50 = load i32, ptr %10, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %80

52:                                               ; preds = %48
  %53 = load ptr, ptr %19, align 8
  %54 = load i32, ptr %53, align 4
  store i32 %54, ptr %21, align 4
  %55 = load i32, ptr %21, align 4
  %56 = icmp sge i32 %55, 0
  br i1 %56, label %57, label %68

57:                                               ; preds = %52
  %58 = load ptr, ptr %18, align 8
  %59 = load double, ptr %58, align 8
  %60 = load ptr, ptr %13, align 8
  %61 = load i32, ptr %21, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul contract double %59, %64
  %66 = load double, ptr %17, align 8
  %67 = fadd contract double %66, %65
  store double %67, ptr %17, align 8
  br label %68

68:                                               ; preds = %57, %52
  %69 = load i32, ptr %9, align 4
  %70 = load ptr, ptr %19, align 8
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds i32, ptr %70, i64 %71
  store ptr %72, ptr %19, align 8
  %73 = load i32, ptr %9, align 4
  %74 = load ptr, ptr %18, align 8
  %75 = sext i32 %73 to i64
  %76 = getelementptr inbounds double, ptr %74, i64 %75
  store ptr %76, ptr %18, align 8
  br label %77

77:                                               ; preds = %68
  %78 = load i32, ptr %20, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %20, align 4
  br label %48, !llvm.loop !4

80:                                               ; preds = %48
  %81 = load double, ptr %17, align 8
  %82 = load ptr, ptr %14, align 8
  %83 = load i32, ptr %16, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  store double %81, ptr %85, align 8
  br label %86

86:                                               ; preds = %80
  %87 = load i32, ptr %15, align 4
  %88 = load i32, ptr %16, align 4
  %89 = add nsw i32 %88, %87
  store i32 %89, ptr %16, align 4
  br label %30, !llvm.loop !6

90:                                               ; preds = %30
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @spmv_jds(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store i32 %6, ptr %18, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %19, align 4
  %31 = load i32, ptr %19, align 4
  %32 = load i32, ptr %18, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %7
  br label %92

35:                                               ; preds = %7
  %36 = load i32, ptr %19, align 4
  %37 = sdiv i32 %36, 32
  store i32 %37, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  %38 = load ptr, ptr %17, align 8
  %39 = load i32, ptr %20, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  store ptr %41, ptr %10, align 8
  %42 = load ptr, ptr %10, align 8
  %43 = addrspacecast ptr %42 to ptr addrspace(1)
  %44 = load i32, ptr addrspace(1) %43, align 4, !invariant.load !7
  store i32 %44, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %45

45:                                               ; preds = %79, %35
  %46 = load i32, ptr %23, align 4
  %47 = load i32, ptr %22, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %82

49:                                               ; preds = %45
  %50 = load i32, ptr %23, align 4
  %51 = load i32, ptr %18, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %19, align 4
  %54 = add nsw i32 %52, %53
  store i32 %54, ptr %24, align 4
  %55 = load ptr, ptr %14, align 8
  %56 = load i32, ptr %24, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  store ptr %58, ptr %11, align 8
  %59 = load ptr, ptr %11, align 8
  %60 = addrspacecast ptr %59 to ptr addrspace(1)
  %61 = load i32, ptr addrspace(1) %60, align 4, !invariant.load !7
  store i32 %61, ptr %25, align 4
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %24, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  store ptr %65, ptr %8, align 8
  %66 = load ptr, ptr %8, align 8
  %67 = addrspacecast ptr %66 to ptr addrspace(1)
  %68 = load float, ptr addrspace(1) %67, align 4, !invariant.load !7
  %69 = load ptr, ptr %16, align 8
  %70 = load i32, ptr %25, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  store ptr %72, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = addrspacecast ptr %73 to ptr addrspace(1)
  %75 = load float, ptr addrspace(1) %74, align 4, !invariant.load !7
  %76 = fmul contract float %68, %75
  %77 = load float, ptr %21, align 4
  %78 = fadd contract float %77, %76
  store float %78, ptr %21, align 4
  br label %79

79:                                               ; preds = %49
  %80 = load i32, ptr %23, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %23, align 4
  br label %45, !llvm.loop !8

82:                                               ; preds = %45
  %83 = load float, ptr %21, align 4
  %84 = load ptr, ptr %12, align 8
  %85 = load ptr, ptr %15, align 8
  %86 = load i32, ptr %19, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %85, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  store float %83, ptr %91, align 4
  br label %92

92:                                               ; preds = %82, %34
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = !{}
!8 = distinct !{!8, !5}
