; ModuleID = 'corpus/cuda/cu_mandelbrot.cu'
source_filename = "corpus/cuda/cu_mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.uchar4 = type { i8, i8, i8, i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mandel_f32(ptr noundef %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, i32 noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  store ptr %0, ptr %23, align 8
  store i32 %1, ptr %24, align 4
  store float %2, ptr %25, align 4
  store float %3, ptr %26, align 4
  store float %4, ptr %27, align 4
  store i32 %5, ptr %28, align 4
  %29 = load ptr, ptr %23, align 8
  %30 = load i32, ptr %24, align 4
  %31 = load float, ptr %25, align 4
  %32 = load float, ptr %26, align 4
  %33 = load float, ptr %27, align 4
  %34 = load i32, ptr %28, align 4
  store ptr %29, ptr %15, align 8
  store i32 %30, ptr %16, align 4
  store float %31, ptr %17, align 4
  store float %32, ptr %18, align 4
  store float %33, ptr %19, align 4
  store i32 %34, ptr %20, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %21, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %42 = mul i32 %40, %41
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %44 = add i32 %42, %43
  store i32 %44, ptr %22, align 4
  %45 = load float, ptr %17, align 4
  %46 = load i32, ptr %21, align 4
  %47 = sitofp i32 %46 to float
  %48 = load float, ptr %19, align 4
  %49 = fmul contract float %47, %48
  %50 = fadd contract float %45, %49
  %51 = load float, ptr %18, align 4
  %52 = load i32, ptr %22, align 4
  %53 = sitofp i32 %52 to float
  %54 = load float, ptr %19, align 4
  %55 = fmul contract float %53, %54
  %56 = fadd contract float %51, %55
  %57 = load i32, ptr %20, align 4
  store float %50, ptr %7, align 4
  store float %56, ptr %8, align 4
  store i32 %57, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %58

58:                                               ; preds = %74, %6
  %59 = load i32, ptr %12, align 4
  %60 = load i32, ptr %9, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %88

62:                                               ; preds = %58
  %63 = load float, ptr %10, align 4
  %64 = load float, ptr %10, align 4
  %65 = fmul contract float %63, %64
  store float %65, ptr %13, align 4
  %66 = load float, ptr %11, align 4
  %67 = load float, ptr %11, align 4
  %68 = fmul contract float %66, %67
  store float %68, ptr %14, align 4
  %69 = load float, ptr %13, align 4
  %70 = load float, ptr %14, align 4
  %71 = fadd contract float %69, %70
  %72 = fcmp contract ogt float %71, 4.000000e+00
  br i1 %72, label %73, label %74

73:                                               ; preds = %62
  br label %88

74:                                               ; preds = %62
  %75 = load float, ptr %10, align 4
  %76 = fmul contract float 2.000000e+00, %75
  %77 = load float, ptr %11, align 4
  %78 = fmul contract float %76, %77
  %79 = load float, ptr %8, align 4
  %80 = fadd contract float %78, %79
  store float %80, ptr %11, align 4
  %81 = load float, ptr %13, align 4
  %82 = load float, ptr %14, align 4
  %83 = fsub contract float %81, %82
  %84 = load float, ptr %7, align 4
  %85 = fadd contract float %83, %84
  store float %85, ptr %10, align 4
  %86 = load i32, ptr %12, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %12, align 4
  br label %58, !llvm.loop !4

88:                                               ; preds = %58, %73
  %89 = load i32, ptr %12, align 4
  %90 = load ptr, ptr %15, align 8
  %91 = load i32, ptr %22, align 4
  %92 = load i32, ptr %16, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %21, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %90, i64 %96
  store i32 %89, ptr %97, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mandel_f64(ptr noundef %0, i32 noundef %1, double noundef %2, double noundef %3, double noundef %4, i32 noundef %5) #0 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca double, align 8
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  %28 = alloca i32, align 4
  store ptr %0, ptr %23, align 8
  store i32 %1, ptr %24, align 4
  store double %2, ptr %25, align 8
  store double %3, ptr %26, align 8
  store double %4, ptr %27, align 8
  store i32 %5, ptr %28, align 4
  %29 = load ptr, ptr %23, align 8
  %30 = load i32, ptr %24, align 4
  %31 = load double, ptr %25, align 8
  %32 = load double, ptr %26, align 8
  %33 = load double, ptr %27, align 8
  %34 = load i32, ptr %28, align 4
  store ptr %29, ptr %15, align 8
  store i32 %30, ptr %16, align 4
  store double %31, ptr %17, align 8
  store double %32, ptr %18, align 8
  store double %33, ptr %19, align 8
  store i32 %34, ptr %20, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %21, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %42 = mul i32 %40, %41
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %44 = add i32 %42, %43
  store i32 %44, ptr %22, align 4
  %45 = load double, ptr %17, align 8
  %46 = load i32, ptr %21, align 4
  %47 = sitofp i32 %46 to double
  %48 = load double, ptr %19, align 8
  %49 = fmul contract double %47, %48
  %50 = fadd contract double %45, %49
  %51 = load double, ptr %18, align 8
  %52 = load i32, ptr %22, align 4
  %53 = sitofp i32 %52 to double
  %54 = load double, ptr %19, align 8
  %55 = fmul contract double %53, %54
  %56 = fadd contract double %51, %55
  %57 = load i32, ptr %20, align 4
  store double %50, ptr %7, align 8
  store double %56, ptr %8, align 8
  store i32 %57, ptr %9, align 4
  store double 0.000000e+00, ptr %10, align 8
  store double 0.000000e+00, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %58

58:                                               ; preds = %74, %6
  %59 = load i32, ptr %12, align 4
  %60 = load i32, ptr %9, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %88

62:                                               ; preds = %58
  %63 = load double, ptr %10, align 8
  %64 = load double, ptr %10, align 8
  %65 = fmul contract double %63, %64
  store double %65, ptr %13, align 8
  %66 = load double, ptr %11, align 8
  %67 = load double, ptr %11, align 8
  %68 = fmul contract double %66, %67
  store double %68, ptr %14, align 8
  %69 = load double, ptr %13, align 8
  %70 = load double, ptr %14, align 8
  %71 = fadd contract double %69, %70
  %72 = fcmp contract ogt double %71, 4.000000e+00
  br i1 %72, label %73, label %74

73:                                               ; preds = %62
  br label %88

74:                                               ; preds = %62
  %75 = load double, ptr %10, align 8
  %76 = fmul contract double 2.000000e+00, %75
  %77 = load double, ptr %11, align 8
  %78 = fmul contract double %76, %77
  %79 = load double, ptr %8, align 8
  %80 = fadd contract double %78, %79
  store double %80, ptr %11, align 8
  %81 = load double, ptr %13, align 8
  %82 = load double, ptr %14, align 8
  %83 = fsub contract double %81, %82
  %84 = load double, ptr %7, align 8
  %85 = fadd contract double %83, %84
  store double %85, ptr %10, align 8
  %86 = load i32, ptr %12, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %12, align 4
  br label %58, !llvm.loop !6

88:                                               ; preds = %58, %73
  %89 = load i32, ptr %12, align 4
  %90 = load ptr, ptr %15, align 8
  %91 = load i32, ptr %22, align 4
  %92 = load i32, ptr %16, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %21, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %90, i64 %96
  store i32 %89, ptr %97, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @julia_fixed(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca %struct.uchar4, align 4
  store ptr %0, ptr %12, align 8
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %17, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %32, %33
  store i32 %34, ptr %18, align 4
  %35 = load i32, ptr %17, align 4
  %36 = load i32, ptr %13, align 4
  %37 = sdiv i32 %36, 2
  %38 = sub nsw i32 %35, %37
  %39 = load i32, ptr %13, align 4
  %40 = sdiv i32 268435456, %39
  %41 = mul nsw i32 %40, 3
  %42 = mul nsw i32 %38, %41
  store i32 %42, ptr %19, align 4
  %43 = load i32, ptr %18, align 4
  %44 = load i32, ptr %13, align 4
  %45 = sdiv i32 %44, 2
  %46 = sub nsw i32 %43, %45
  %47 = load i32, ptr %13, align 4
  %48 = sdiv i32 268435456, %47
  %49 = mul nsw i32 %48, 3
  %50 = mul nsw i32 %46, %49
  store i32 %50, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %51

51:                                               ; preds = %96, %5
  %52 = load i32, ptr %21, align 4
  %53 = load i32, ptr %16, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %99

55:                                               ; preds = %51
  %56 = load i32, ptr %19, align 4
  %57 = load i32, ptr %19, align 4
  store i32 %56, ptr %6, align 4
  store i32 %57, ptr %7, align 4
  %58 = load i32, ptr %6, align 4
  %59 = sext i32 %58 to i64
  %60 = load i32, ptr %7, align 4
  %61 = sext i32 %60 to i64
  %62 = mul nsw i64 %59, %61
  %63 = ashr i64 %62, 28
  store i64 %63, ptr %22, align 8
  %64 = load i32, ptr %20, align 4
  %65 = load i32, ptr %20, align 4
  store i32 %64, ptr %8, align 4
  store i32 %65, ptr %9, align 4
  %66 = load i32, ptr %8, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %9, align 4
  %69 = sext i32 %68 to i64
  %70 = mul nsw i64 %67, %69
  %71 = ashr i64 %70, 28
  store i64 %71, ptr %23, align 8
  %72 = load i64, ptr %22, align 8
  %73 = load i64, ptr %23, align 8
  %74 = add nsw i64 %72, %73
  %75 = icmp sgt i64 %74, 1073741824
  br i1 %75, label %76, label %77

76:                                               ; preds = %55
  br label %99

77:                                               ; preds = %55
  %78 = load i32, ptr %19, align 4
  %79 = load i32, ptr %20, align 4
  store i32 %78, ptr %10, align 4
  store i32 %79, ptr %11, align 4
  %80 = load i32, ptr %10, align 4
  %81 = sext i32 %80 to i64
  %82 = load i32, ptr %11, align 4
  %83 = sext i32 %82 to i64
  %84 = mul nsw i64 %81, %83
  %85 = ashr i64 %84, 28
  %86 = mul nsw i64 2, %85
  %87 = trunc i64 %86 to i32
  %88 = load i32, ptr %15, align 4
  %89 = add nsw i32 %87, %88
  store i32 %89, ptr %20, align 4
  %90 = load i64, ptr %22, align 8
  %91 = load i64, ptr %23, align 8
  %92 = sub nsw i64 %90, %91
  %93 = trunc i64 %92 to i32
  %94 = load i32, ptr %14, align 4
  %95 = add nsw i32 %93, %94
  store i32 %95, ptr %19, align 4
  br label %96

96:                                               ; preds = %77
  %97 = load i32, ptr %21, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %21, align 4
  br label %51, !llvm.loop !7

99:                                               ; preds = %76, %51
  %100 = load i32, ptr %21, align 4
  %101 = mul nsw i32 %100, 7
  %102 = trunc i32 %101 to i8
  %103 = getelementptr inbounds nuw %struct.uchar4, ptr %24, i32 0, i32 0
  store i8 %102, ptr %103, align 4
  %104 = load i32, ptr %21, align 4
  %105 = mul nsw i32 %104, 3
  %106 = sub nsw i32 255, %105
  %107 = trunc i32 %106 to i8
  %108 = getelementptr inbounds nuw %struct.uchar4, ptr %24, i32 0, i32 1
  store i8 %107, ptr %108, align 1
  %109 = load i32, ptr %21, align 4
  %110 = and i32 %109, 3
  %111 = shl i32 %110, 6
  %112 = trunc i32 %111 to i8
  %113 = getelementptr inbounds nuw %struct.uchar4, ptr %24, i32 0, i32 2
  store i8 %112, ptr %113, align 2
  %114 = getelementptr inbounds nuw %struct.uchar4, ptr %24, i32 0, i32 3
  store i8 -1, ptr %114, align 1
  %115 = load ptr, ptr %12, align 8
  %116 = load i32, ptr %18, align 4
  %117 = load i32, ptr %13, align 4
  %118 = mul nsw i32 %116, %117
  %119 = load i32, ptr %17, align 4
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds %struct.uchar4, ptr %115, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %122, ptr align 4 %24, i64 4, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
