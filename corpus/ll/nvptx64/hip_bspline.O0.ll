; ModuleID = 'corpus/hip/hip_bspline.hip'
source_filename = "corpus/hip/hip_bspline.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cascade = type { [3 x %struct.Biquad] }
%struct.Biquad = type { float, float, float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bspline_eval(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca <2 x float>, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca [4 x float], align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %20, ptr %10, align 4
  %21 = load ptr, ptr %8, align 8
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4
  store float %25, ptr %11, align 4
  %26 = load float, ptr %11, align 4
  %27 = fptosi float %26 to i32
  store i32 %27, ptr %12, align 4
  %28 = load float, ptr %11, align 4
  %29 = load i32, ptr %12, align 4
  %30 = sitofp i32 %29 to float
  %31 = fsub contract float %28, %30
  store float %31, ptr %13, align 4
  %32 = load float, ptr %13, align 4
  %33 = fsub contract float 1.000000e+00, %32
  store float %33, ptr %14, align 4
  %34 = load float, ptr %14, align 4
  %35 = load float, ptr %14, align 4
  %36 = fmul contract float %34, %35
  %37 = load float, ptr %14, align 4
  %38 = fmul contract float %36, %37
  %39 = fdiv contract float %38, 6.000000e+00
  store float %39, ptr %15, align 4
  %40 = getelementptr inbounds float, ptr %15, i64 1
  %41 = load float, ptr %13, align 4
  %42 = fmul contract float 6.000000e+00, %41
  %43 = load float, ptr %13, align 4
  %44 = fmul contract float %42, %43
  %45 = fsub contract float 4.000000e+00, %44
  %46 = load float, ptr %13, align 4
  %47 = fmul contract float 3.000000e+00, %46
  %48 = load float, ptr %13, align 4
  %49 = fmul contract float %47, %48
  %50 = load float, ptr %13, align 4
  %51 = fmul contract float %49, %50
  %52 = fadd contract float %45, %51
  %53 = fdiv contract float %52, 6.000000e+00
  store float %53, ptr %40, align 4
  %54 = getelementptr inbounds float, ptr %15, i64 2
  %55 = load float, ptr %14, align 4
  %56 = fmul contract float 6.000000e+00, %55
  %57 = load float, ptr %14, align 4
  %58 = fmul contract float %56, %57
  %59 = fsub contract float 4.000000e+00, %58
  %60 = load float, ptr %14, align 4
  %61 = fmul contract float 3.000000e+00, %60
  %62 = load float, ptr %14, align 4
  %63 = fmul contract float %61, %62
  %64 = load float, ptr %14, align 4
  %65 = fmul contract float %63, %64
  %66 = fadd contract float %59, %65
  %67 = fdiv contract float %66, 6.000000e+00
  store float %67, ptr %54, align 4
  %68 = getelementptr inbounds float, ptr %15, i64 3
  %69 = load float, ptr %13, align 4
  %70 = load float, ptr %13, align 4
  %71 = fmul contract float %69, %70
  %72 = load float, ptr %13, align 4
  %73 = fmul contract float %71, %72
  %74 = fdiv contract float %73, 6.000000e+00
  store float %74, ptr %68, align 4
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %75

75:                                               ; preds = %93, %3
  %76 = load i32, ptr %17, align 4
  %77 = icmp slt i32 %76, 4
  br i1 %77, label %78, label %96

78:                                               ; preds = %75
  %79 = load i32, ptr %17, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %7, align 8
  %84 = load i32, ptr %12, align 4
  %85 = load i32, ptr %17, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %83, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = fmul contract float %82, %89
  %91 = load float, ptr %16, align 4
  %92 = fadd contract float %91, %90
  store float %92, ptr %16, align 4
  br label %93

93:                                               ; preds = %78
  %94 = load i32, ptr %17, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %17, align 4
  br label %75, !llvm.loop !4

96:                                               ; preds = %75
  %97 = load ptr, ptr %7, align 8
  %98 = load i32, ptr %12, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %97, i64 %99
  store ptr %100, ptr %18, align 8
  %101 = load ptr, ptr %18, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 1
  %103 = load float, ptr %102, align 4
  %104 = load float, ptr %13, align 4
  %105 = fmul contract float 5.000000e-01, %104
  %106 = load ptr, ptr %18, align 8
  %107 = getelementptr inbounds float, ptr %106, i64 2
  %108 = load float, ptr %107, align 4
  %109 = load ptr, ptr %18, align 8
  %110 = getelementptr inbounds float, ptr %109, i64 0
  %111 = load float, ptr %110, align 4
  %112 = fsub contract float %108, %111
  %113 = load float, ptr %13, align 4
  %114 = load ptr, ptr %18, align 8
  %115 = getelementptr inbounds float, ptr %114, i64 0
  %116 = load float, ptr %115, align 4
  %117 = fmul contract float 2.000000e+00, %116
  %118 = load ptr, ptr %18, align 8
  %119 = getelementptr inbounds float, ptr %118, i64 1
  %120 = load float, ptr %119, align 4
  %121 = fmul contract float 5.000000e+00, %120
  %122 = fsub contract float %117, %121
  %123 = load ptr, ptr %18, align 8
  %124 = getelementptr inbounds float, ptr %123, i64 2
  %125 = load float, ptr %124, align 4
  %126 = fmul contract float 4.000000e+00, %125
  %127 = fadd contract float %122, %126
  %128 = load ptr, ptr %18, align 8
  %129 = getelementptr inbounds float, ptr %128, i64 3
  %130 = load float, ptr %129, align 4
  %131 = fsub contract float %127, %130
  %132 = load float, ptr %13, align 4
  %133 = load ptr, ptr %18, align 8
  %134 = getelementptr inbounds float, ptr %133, i64 1
  %135 = load float, ptr %134, align 4
  %136 = load ptr, ptr %18, align 8
  %137 = getelementptr inbounds float, ptr %136, i64 2
  %138 = load float, ptr %137, align 4
  %139 = fsub contract float %135, %138
  %140 = fmul contract float 3.000000e+00, %139
  %141 = load ptr, ptr %18, align 8
  %142 = getelementptr inbounds float, ptr %141, i64 3
  %143 = load float, ptr %142, align 4
  %144 = fadd contract float %140, %143
  %145 = load ptr, ptr %18, align 8
  %146 = getelementptr inbounds float, ptr %145, i64 0
  %147 = load float, ptr %146, align 4
  %148 = fsub contract float %144, %147
  %149 = fmul contract float %132, %148
  %150 = fadd contract float %131, %149
  %151 = fmul contract float %113, %150
  %152 = fadd contract float %112, %151
  %153 = fmul contract float %105, %152
  %154 = fadd contract float %103, %153
  store float %154, ptr %19, align 4
  %155 = load float, ptr %16, align 4
  %156 = load float, ptr %19, align 4
  store float %155, ptr %4, align 4
  store float %156, ptr %5, align 4
  %157 = load float, ptr %4, align 4
  %158 = insertelement <2 x float> poison, float %157, i32 0
  %159 = load float, ptr %5, align 4
  %160 = insertelement <2 x float> %158, float %159, i32 1
  store <2 x float> %160, ptr %6, align 8
  %161 = load <2 x float>, ptr %6, align 8
  %162 = load ptr, ptr %9, align 8
  %163 = load i32, ptr %10, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds <2 x float>, ptr %162, i64 %164
  store <2 x float> %161, ptr %165, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @de_casteljau(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [8 x double], align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = uitofp i32 %12 to double
  %14 = fdiv contract double %13, 6.300000e+01
  store double %14, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %28, %3
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %31

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 %26
  store double %24, ptr %27, align 8
  br label %28

28:                                               ; preds = %19
  %29 = load i32, ptr %9, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %9, align 4
  br label %15, !llvm.loop !6

31:                                               ; preds = %15
  %32 = load i32, ptr %6, align 4
  %33 = sub nsw i32 %32, 1
  store i32 %33, ptr %10, align 4
  br label %34

34:                                               ; preds = %67, %31
  %35 = load i32, ptr %10, align 4
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %70

37:                                               ; preds = %34
  store i32 0, ptr %11, align 4
  br label %38

38:                                               ; preds = %63, %37
  %39 = load i32, ptr %11, align 4
  %40 = load i32, ptr %10, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %66

42:                                               ; preds = %38
  %43 = load i32, ptr %11, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load double, ptr %8, align 8
  %48 = load i32, ptr %11, align 4
  %49 = add nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = load i32, ptr %11, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fsub contract double %52, %56
  %58 = fmul contract double %47, %57
  %59 = fadd contract double %46, %58
  %60 = load i32, ptr %11, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 %61
  store double %59, ptr %62, align 8
  br label %63

63:                                               ; preds = %42
  %64 = load i32, ptr %11, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %11, align 4
  br label %38, !llvm.loop !7

66:                                               ; preds = %38
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %10, align 4
  %69 = add nsw i32 %68, -1
  store i32 %69, ptr %10, align 4
  br label %34, !llvm.loop !8

70:                                               ; preds = %34
  %71 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 0
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %5, align 8
  %74 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw double, ptr %73, i64 %75
  store double %72, ptr %76, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @biquad_cascade(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.Cascade) align 4 %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [3 x float], align 4
  %10 = alloca [3 x float], align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %3, ptr %7, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %8, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %9, i8 0, i64 12, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 12, i1 false)
  store i32 0, ptr %11, align 4
  br label %17

17:                                               ; preds = %96, %4
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %7, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %99

21:                                               ; preds = %17
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %7, align 4
  %25 = mul nsw i32 %23, %24
  %26 = load i32, ptr %11, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %22, i64 %28
  %30 = load float, ptr %29, align 4
  store float %30, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %31

31:                                               ; preds = %83, %21
  %32 = load i32, ptr %13, align 4
  %33 = icmp slt i32 %32, 3
  br i1 %33, label %34, label %86

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw %struct.Cascade, ptr %2, i32 0, i32 0
  %36 = load i32, ptr %13, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [3 x %struct.Biquad], ptr %35, i64 0, i64 %37
  store ptr %38, ptr %14, align 8
  %39 = load ptr, ptr %14, align 8, !nonnull !9, !align !10
  %40 = getelementptr inbounds nuw %struct.Biquad, ptr %39, i32 0, i32 0
  %41 = load float, ptr %40, align 4
  %42 = load float, ptr %12, align 4
  %43 = fmul contract float %41, %42
  %44 = load i32, ptr %13, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [3 x float], ptr %9, i64 0, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fadd contract float %43, %47
  store float %48, ptr %15, align 4
  %49 = load ptr, ptr %14, align 8, !nonnull !9, !align !10
  %50 = getelementptr inbounds nuw %struct.Biquad, ptr %49, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = load float, ptr %12, align 4
  %53 = fmul contract float %51, %52
  %54 = load ptr, ptr %14, align 8, !nonnull !9, !align !10
  %55 = getelementptr inbounds nuw %struct.Biquad, ptr %54, i32 0, i32 3
  %56 = load float, ptr %55, align 4
  %57 = load float, ptr %15, align 4
  %58 = fmul contract float %56, %57
  %59 = fsub contract float %53, %58
  %60 = load i32, ptr %13, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [3 x float], ptr %10, i64 0, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = fadd contract float %59, %63
  %65 = load i32, ptr %13, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [3 x float], ptr %9, i64 0, i64 %66
  store float %64, ptr %67, align 4
  %68 = load ptr, ptr %14, align 8, !nonnull !9, !align !10
  %69 = getelementptr inbounds nuw %struct.Biquad, ptr %68, i32 0, i32 2
  %70 = load float, ptr %69, align 4
  %71 = load float, ptr %12, align 4
  %72 = fmul contract float %70, %71
  %73 = load ptr, ptr %14, align 8, !nonnull !9, !align !10
  %74 = getelementptr inbounds nuw %struct.Biquad, ptr %73, i32 0, i32 4
  %75 = load float, ptr %74, align 4
  %76 = load float, ptr %15, align 4
  %77 = fmul contract float %75, %76
  %78 = fsub contract float %72, %77
  %79 = load i32, ptr %13, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [3 x float], ptr %10, i64 0, i64 %80
  store float %78, ptr %81, align 4
  %82 = load float, ptr %15, align 4
  store float %82, ptr %12, align 4
  br label %83

83:                                               ; preds = %34
  %84 = load i32, ptr %13, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %13, align 4
  br label %31, !llvm.loop !11

86:                                               ; preds = %31
  %87 = load float, ptr %12, align 4
  %88 = load ptr, ptr %6, align 8
  %89 = load i32, ptr %8, align 4
  %90 = load i32, ptr %7, align 4
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr %11, align 4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %88, i64 %94
  store float %87, ptr %95, align 4
  br label %96

96:                                               ; preds = %86
  %97 = load i32, ptr %11, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %11, align 4
  br label %17, !llvm.loop !13

99:                                               ; preds = %17
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @chebyshev(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %16 = load ptr, ptr %7, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr %16, i64 %18
  %20 = load double, ptr %19, align 8
  store double %20, ptr %10, align 8
  store double 1.000000e+00, ptr %11, align 8
  %21 = load double, ptr %10, align 8
  store double %21, ptr %12, align 8
  store double 1.000000e+00, ptr %13, align 8
  store i32 1, ptr %14, align 4
  br label %22

22:                                               ; preds = %46, %3
  %23 = load i32, ptr %14, align 4
  %24 = load i32, ptr %9, align 4
  %25 = icmp sle i32 %23, %24
  br i1 %25, label %26, label %49

26:                                               ; preds = %22
  %27 = load double, ptr %12, align 8
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %14, align 4
  %30 = mul nsw i32 %28, %29
  %31 = sitofp i32 %30 to double
  %32 = fdiv contract double %27, %31
  %33 = load double, ptr %13, align 8
  %34 = fadd contract double %33, %32
  store double %34, ptr %13, align 8
  %35 = load double, ptr %10, align 8
  %36 = fmul contract double 2.000000e+00, %35
  %37 = load double, ptr %12, align 8
  %38 = load double, ptr %11, align 8
  %39 = fneg contract double %38
  store double %36, ptr %4, align 8
  store double %37, ptr %5, align 8
  store double %39, ptr %6, align 8
  %40 = load double, ptr %4, align 8
  %41 = load double, ptr %5, align 8
  %42 = load double, ptr %6, align 8
  %43 = call contract noundef double @llvm.fma.f64(double %40, double %41, double %42)
  store double %43, ptr %15, align 8
  %44 = load double, ptr %12, align 8
  store double %44, ptr %11, align 8
  %45 = load double, ptr %15, align 8
  store double %45, ptr %12, align 8
  br label %46

46:                                               ; preds = %26
  %47 = load i32, ptr %14, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %14, align 4
  br label %22, !llvm.loop !14

49:                                               ; preds = %22
  %50 = load double, ptr %13, align 8
  %51 = load ptr, ptr %8, align 8
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw double, ptr %51, i64 %53
  store double %50, ptr %54, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !5}
!9 = !{}
!10 = !{i64 4}
!11 = distinct !{!11, !5, !12}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
