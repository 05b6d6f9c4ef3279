; ModuleID = 'corpus/cuda/cu_index64.cu'
source_filename = "corpus/cuda/cu_index64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_gridDim_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @flatten4(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store i64 %5, ptr %12, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = zext i32 %17 to i64
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = zext i32 %19 to i64
  %21 = mul nsw i64 %18, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = zext i32 %22 to i64
  %24 = add nsw i64 %21, %23
  store i64 %24, ptr %13, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %26 = zext i32 %25 to i64
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %28 = zext i32 %27 to i64
  %29 = mul nsw i64 %26, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %31 = zext i32 %30 to i64
  %32 = add nsw i64 %29, %31
  store i64 %32, ptr %14, align 8
  %33 = load i64, ptr %13, align 8
  %34 = load i64, ptr %12, align 8
  %35 = icmp sge i64 %33, %34
  br i1 %35, label %40, label %36

36:                                               ; preds = %6
  %37 = load i64, ptr %14, align 8
  %38 = load i64, ptr %11, align 8
  %39 = icmp sge i64 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %6
  br label %90

41:                                               ; preds = %36
  store i64 0, ptr %15, align 8
  br label %42

42:                                               ; preds = %87, %41
  %43 = load i64, ptr %15, align 8
  %44 = load i64, ptr %9, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %90

46:                                               ; preds = %42
  store i64 0, ptr %16, align 8
  br label %47

47:                                               ; preds = %83, %46
  %48 = load i64, ptr %16, align 8
  %49 = load i64, ptr %10, align 8
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %51, label %86

51:                                               ; preds = %47
  %52 = load ptr, ptr %7, align 8
  %53 = load i64, ptr %15, align 8
  %54 = load i64, ptr %10, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %16, align 8
  %57 = add nsw i64 %55, %56
  %58 = load i64, ptr %11, align 8
  %59 = mul nsw i64 %57, %58
  %60 = load i64, ptr %14, align 8
  %61 = add nsw i64 %59, %60
  %62 = load i64, ptr %12, align 8
  %63 = mul nsw i64 %61, %62
  %64 = load i64, ptr %13, align 8
  %65 = add nsw i64 %63, %64
  %66 = getelementptr inbounds float, ptr %52, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load ptr, ptr %8, align 8
  %69 = load i64, ptr %15, align 8
  %70 = load i64, ptr %11, align 8
  %71 = mul nsw i64 %69, %70
  %72 = load i64, ptr %14, align 8
  %73 = add nsw i64 %71, %72
  %74 = load i64, ptr %12, align 8
  %75 = mul nsw i64 %73, %74
  %76 = load i64, ptr %13, align 8
  %77 = add nsw i64 %75, %76
  %78 = load i64, ptr %10, align 8
  %79 = mul nsw i64 %77, %78
  %80 = load i64, ptr %16, align 8
  %81 = add nsw i64 %79, %80
  %82 = getelementptr inbounds float, ptr %68, i64 %81
  store float %67, ptr %82, align 4
  br label %83

83:                                               ; preds = %51
  %84 = load i64, ptr %16, align 8
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %16, align 8
  br label %47, !llvm.loop !4

86:                                               ; preds = %47
  br label %87

87:                                               ; preds = %86
  %88 = load i64, ptr %15, align 8
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr %15, align 8
  br label %42, !llvm.loop !6

90:                                               ; preds = %40, %42
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reverse_rows(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4
  store i32 16, ptr %10, align 4
  %21 = load i32, ptr %9, align 4
  %22 = sdiv i32 %21, 4
  store i32 %22, ptr %11, align 4
  %23 = load i32, ptr %9, align 4
  %24 = srem i32 %23, 4
  %25 = mul nsw i32 %24, 4
  store i32 %25, ptr %12, align 4
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds i32, ptr %26, i64 240
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = load i64, ptr %7, align 8
  %31 = mul nsw i64 %29, %30
  %32 = getelementptr inbounds i32, ptr %27, i64 %31
  %33 = load i32, ptr %12, align 4
  %34 = sext i32 %33 to i64
  %35 = load i64, ptr %8, align 8
  %36 = mul nsw i64 %34, %35
  %37 = getelementptr inbounds i32, ptr %32, i64 %36
  store ptr %37, ptr %13, align 8
  %38 = load ptr, ptr %6, align 8
  %39 = load i32, ptr %11, align 4
  %40 = mul nsw i32 %39, 16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %38, i64 %41
  %43 = load i32, ptr %12, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  store ptr %45, ptr %14, align 8
  store i32 4, ptr %15, align 4
  br label %46

46:                                               ; preds = %55, %4
  %47 = load i32, ptr %15, align 4
  %48 = add nsw i32 %47, -1
  store i32 %48, ptr %15, align 4
  %49 = icmp sgt i32 %47, 0
  br i1 %49, label %50, label %59

50:                                               ; preds = %46
  %51 = load ptr, ptr %13, align 8
  %52 = load i32, ptr %51, align 4
  %53 = load ptr, ptr %14, align 8
  %54 = getelementptr inbounds nuw i32, ptr %53, i32 1
  store ptr %54, ptr %14, align 8
  store i32 %52, ptr %53, align 4
  br label %55

55:                                               ; preds = %50
  %56 = load i64, ptr %8, align 8
  %57 = load ptr, ptr %13, align 8
  %58 = getelementptr inbounds i32, ptr %57, i64 %56
  store ptr %58, ptr %13, align 8
  br label %46, !llvm.loop !7

59:                                               ; preds = %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gather_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 255
  store ptr %17, ptr %8, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %18, i64 %24
  %26 = load double, ptr %25, align 8
  store double %26, ptr %9, align 8
  %27 = load ptr, ptr %8, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %7, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = sext i32 %33 to i64
  %35 = sub i64 0, %34
  %36 = getelementptr inbounds double, ptr %27, i64 %35
  %37 = load double, ptr %36, align 8
  store double %37, ptr %10, align 8
  %38 = load double, ptr %9, align 8
  %39 = load double, ptr %10, align 8
  %40 = fsub contract double %38, %39
  %41 = load ptr, ptr %8, align 8
  %42 = load ptr, ptr %5, align 8
  %43 = ptrtoint ptr %41 to i64
  %44 = ptrtoint ptr %42 to i64
  %45 = sub i64 %43, %44
  %46 = sdiv exact i64 %45, 8
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %7, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i64
  %53 = sub nsw i64 %46, %52
  %54 = sitofp i64 %53 to double
  %55 = fadd contract double %40, %54
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %7, align 4
  %58 = mul i32 %57, 77
  %59 = and i32 %58, 127
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw double, ptr %56, i64 %60
  store double %55, ptr %61, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @upsample(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = add i32 %31, %32
  store i32 %33, ptr %17, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %36 = mul i32 %34, %35
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %38 = add i32 %36, %37
  store i32 %38, ptr %18, align 4
  %39 = load i32, ptr %17, align 4
  %40 = load i32, ptr %15, align 4
  %41 = mul nsw i32 2, %40
  %42 = icmp sge i32 %39, %41
  br i1 %42, label %48, label %43

43:                                               ; preds = %4
  %44 = load i32, ptr %18, align 4
  %45 = load i32, ptr %16, align 4
  %46 = mul nsw i32 2, %45
  %47 = icmp sge i32 %44, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %43, %4
  br label %171

49:                                               ; preds = %43
  %50 = load i32, ptr %17, align 4
  %51 = sitofp i32 %50 to float
  %52 = fadd contract float %51, 5.000000e-01
  %53 = fmul contract float %52, 5.000000e-01
  %54 = fsub contract float %53, 5.000000e-01
  store float 0.000000e+00, ptr %9, align 4
  store float %54, ptr %10, align 4
  %55 = load float, ptr %9, align 4
  %56 = load float, ptr %10, align 4
  %57 = call contract noundef float @llvm.maxnum.f32(float %55, float %56)
  store float %57, ptr %19, align 4
  %58 = load i32, ptr %18, align 4
  %59 = sitofp i32 %58 to float
  %60 = fadd contract float %59, 5.000000e-01
  %61 = fmul contract float %60, 5.000000e-01
  %62 = fsub contract float %61, 5.000000e-01
  store float 0.000000e+00, ptr %11, align 4
  store float %62, ptr %12, align 4
  %63 = load float, ptr %11, align 4
  %64 = load float, ptr %12, align 4
  %65 = call contract noundef float @llvm.maxnum.f32(float %63, float %64)
  store float %65, ptr %20, align 4
  %66 = load float, ptr %19, align 4
  %67 = fptosi float %66 to i32
  store i32 %67, ptr %21, align 4
  %68 = load float, ptr %20, align 4
  %69 = fptosi float %68 to i32
  store i32 %69, ptr %22, align 4
  %70 = load i32, ptr %21, align 4
  %71 = add nsw i32 %70, 1
  %72 = load i32, ptr %15, align 4
  %73 = sub nsw i32 %72, 1
  store i32 %71, ptr %5, align 4
  store i32 %73, ptr %6, align 4
  %74 = load i32, ptr %5, align 4
  %75 = load i32, ptr %6, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %79

77:                                               ; preds = %49
  %78 = load i32, ptr %5, align 4
  br label %81

79:                                               ; preds = %49
  %80 = load i32, ptr %6, align 4
  br label %81

81:                                               ; preds = %77, %79
  %82 = phi i32 [ %78, %77 ], [ %80, %79 ]
  store i32 %82, ptr %23, align 4
  %83 = load i32, ptr %22, align 4
  %84 = add nsw i32 %83, 1
  %85 = load i32, ptr %16, align 4
  %86 = sub nsw i32 %85, 1
  store i32 %84, ptr %7, align 4
  store i32 %86, ptr %8, align 4
  %87 = load i32, ptr %7, align 4
  %88 = load i32, ptr %8, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %92

90:                                               ; preds = %81
  %91 = load i32, ptr %7, align 4
  br label %94

92:                                               ; preds = %81
  %93 = load i32, ptr %8, align 4
  br label %94

94:                                               ; preds = %90, %92
  %95 = phi i32 [ %91, %90 ], [ %93, %92 ]
  store i32 %95, ptr %24, align 4
  %96 = load float, ptr %19, align 4
  %97 = load i32, ptr %21, align 4
  %98 = sitofp i32 %97 to float
  %99 = fsub contract float %96, %98
  store float %99, ptr %25, align 4
  %100 = load float, ptr %20, align 4
  %101 = load i32, ptr %22, align 4
  %102 = sitofp i32 %101 to float
  %103 = fsub contract float %100, %102
  store float %103, ptr %26, align 4
  %104 = load ptr, ptr %13, align 8
  %105 = load i32, ptr %22, align 4
  %106 = load i32, ptr %15, align 4
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %21, align 4
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %104, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = load float, ptr %25, align 4
  %114 = fsub contract float 1.000000e+00, %113
  %115 = fmul contract float %112, %114
  %116 = load ptr, ptr %13, align 8
  %117 = load i32, ptr %22, align 4
  %118 = load i32, ptr %15, align 4
  %119 = mul nsw i32 %117, %118
  %120 = load i32, ptr %23, align 4
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %116, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = load float, ptr %25, align 4
  %126 = fmul contract float %124, %125
  %127 = fadd contract float %115, %126
  store float %127, ptr %27, align 4
  %128 = load ptr, ptr %13, align 8
  %129 = load i32, ptr %24, align 4
  %130 = load i32, ptr %15, align 4
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr %21, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %128, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = load float, ptr %25, align 4
  %138 = fsub contract float 1.000000e+00, %137
  %139 = fmul contract float %136, %138
  %140 = load ptr, ptr %13, align 8
  %141 = load i32, ptr %24, align 4
  %142 = load i32, ptr %15, align 4
  %143 = mul nsw i32 %141, %142
  %144 = load i32, ptr %23, align 4
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %140, i64 %146
  %148 = load float, ptr %147, align 4
  %149 = load float, ptr %25, align 4
  %150 = fmul contract float %148, %149
  %151 = fadd contract float %139, %150
  store float %151, ptr %28, align 4
  %152 = load float, ptr %27, align 4
  %153 = load float, ptr %26, align 4
  %154 = fsub contract float 1.000000e+00, %153
  %155 = fmul contract float %152, %154
  %156 = load float, ptr %28, align 4
  %157 = load float, ptr %26, align 4
  %158 = fmul contract float %156, %157
  %159 = fadd contract float %155, %158
  %160 = load ptr, ptr %14, align 8
  %161 = load i32, ptr %18, align 4
  %162 = sext i32 %161 to i64
  %163 = mul i64 %162, 2
  %164 = load i32, ptr %15, align 4
  %165 = sext i32 %164 to i64
  %166 = mul i64 %163, %165
  %167 = load i32, ptr %17, align 4
  %168 = sext i32 %167 to i64
  %169 = add i64 %166, %168
  %170 = getelementptr inbounds nuw float, ptr %160, i64 %169
  store float %159, ptr %170, align 4
  br label %171

171:                                              ; preds = %94, %48
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @im2col(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store i32 %8, ptr %18, align 4
  %34 = load i32, ptr %13, align 4
  %35 = load i32, ptr %16, align 4
  %36 = mul nsw i32 2, %35
  %37 = add nsw i32 %34, %36
  %38 = load i32, ptr %15, align 4
  %39 = sub nsw i32 %37, %38
  %40 = load i32, ptr %17, align 4
  %41 = sdiv i32 %39, %40
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %19, align 4
  %43 = load i32, ptr %14, align 4
  %44 = load i32, ptr %16, align 4
  %45 = mul nsw i32 2, %44
  %46 = add nsw i32 %43, %45
  %47 = load i32, ptr %15, align 4
  %48 = sub nsw i32 %46, %47
  %49 = load i32, ptr %17, align 4
  %50 = sdiv i32 %48, %49
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %20, align 4
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %54 = mul i32 %52, %53
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %56 = add i32 %54, %55
  store i32 %56, ptr %21, align 4
  br label %57

57:                                               ; preds = %175, %9
  %58 = load i32, ptr %21, align 4
  %59 = load i32, ptr %12, align 4
  %60 = load i32, ptr %19, align 4
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %20, align 4
  %63 = mul nsw i32 %61, %62
  %64 = icmp slt i32 %58, %63
  br i1 %64, label %65, label %181

65:                                               ; preds = %57
  %66 = load i32, ptr %21, align 4
  %67 = load i32, ptr %20, align 4
  %68 = srem i32 %66, %67
  store i32 %68, ptr %22, align 4
  %69 = load i32, ptr %21, align 4
  %70 = load i32, ptr %20, align 4
  %71 = sdiv i32 %69, %70
  store i32 %71, ptr %23, align 4
  %72 = load i32, ptr %23, align 4
  %73 = load i32, ptr %19, align 4
  %74 = srem i32 %72, %73
  store i32 %74, ptr %24, align 4
  %75 = load i32, ptr %23, align 4
  %76 = load i32, ptr %19, align 4
  %77 = sdiv i32 %75, %76
  store i32 %77, ptr %25, align 4
  %78 = load i32, ptr %24, align 4
  %79 = load i32, ptr %17, align 4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %16, align 4
  %82 = sub nsw i32 %80, %81
  store i32 %82, ptr %26, align 4
  %83 = load i32, ptr %22, align 4
  %84 = load i32, ptr %17, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %16, align 4
  %87 = sub nsw i32 %85, %86
  store i32 %87, ptr %27, align 4
  %88 = load ptr, ptr %11, align 8
  %89 = load i32, ptr %25, align 4
  %90 = load i32, ptr %15, align 4
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr %15, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %19, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %24, align 4
  %97 = add nsw i32 %95, %96
  %98 = load i32, ptr %20, align 4
  %99 = mul nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %88, i64 %100
  %102 = load i32, ptr %22, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  store ptr %104, ptr %28, align 8
  %105 = load ptr, ptr %10, align 8
  %106 = load i32, ptr %25, align 4
  %107 = load i32, ptr %13, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %26, align 4
  %110 = add nsw i32 %108, %109
  %111 = load i32, ptr %14, align 4
  %112 = mul nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %105, i64 %113
  %115 = load i32, ptr %27, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %114, i64 %116
  store ptr %117, ptr %29, align 8
  store i32 0, ptr %30, align 4
  br label %118

118:                                              ; preds = %171, %65
  %119 = load i32, ptr %30, align 4
  %120 = load i32, ptr %15, align 4
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %122, label %174

122:                                              ; preds = %118
  store i32 0, ptr %31, align 4
  br label %123

123:                                              ; preds = %167, %122
  %124 = load i32, ptr %31, align 4
  %125 = load i32, ptr %15, align 4
  %126 = icmp slt i32 %124, %125
  br i1 %126, label %127, label %170

127:                                              ; preds = %123
  %128 = load i32, ptr %26, align 4
  %129 = load i32, ptr %30, align 4
  %130 = add nsw i32 %128, %129
  store i32 %130, ptr %32, align 4
  %131 = load i32, ptr %27, align 4
  %132 = load i32, ptr %31, align 4
  %133 = add nsw i32 %131, %132
  store i32 %133, ptr %33, align 4
  %134 = load i32, ptr %32, align 4
  %135 = icmp sge i32 %134, 0
  br i1 %135, label %136, label %157

136:                                              ; preds = %127
  %137 = load i32, ptr %33, align 4
  %138 = icmp sge i32 %137, 0
  br i1 %138, label %139, label %157

139:                                              ; preds = %136
  %140 = load i32, ptr %32, align 4
  %141 = load i32, ptr %13, align 4
  %142 = icmp slt i32 %140, %141
  br i1 %142, label %143, label %157

143:                                              ; preds = %139
  %144 = load i32, ptr %33, align 4
  %145 = load i32, ptr %14, align 4
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %147, label %157

147:                                              ; preds = %143
  %148 = load ptr, ptr %29, align 8
  %149 = load i32, ptr %30, align 4
  %150 = load i32, ptr %14, align 4
  %151 = mul nsw i32 %149, %150
  %152 = load i32, ptr %31, align 4
  %153 = add nsw i32 %151, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr %148, i64 %154
  %156 = load float, ptr %155, align 4
  br label %158

157:                                              ; preds = %143, %139, %136, %127
  br label %158

158:                                              ; preds = %157, %147
  %159 = phi contract float [ %156, %147 ], [ 0.000000e+00, %157 ]
  %160 = load ptr, ptr %28, align 8
  store float %159, ptr %160, align 4
  %161 = load i32, ptr %19, align 4
  %162 = load i32, ptr %20, align 4
  %163 = mul nsw i32 %161, %162
  %164 = load ptr, ptr %28, align 8
  %165 = sext i32 %163 to i64
  %166 = getelementptr inbounds float, ptr %164, i64 %165
  store ptr %166, ptr %28, align 8
  br label %167

167:                                              ; preds = %158
  %168 = load i32, ptr %31, align 4
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %31, align 4
  br label %123, !llvm.loop !8

170:                                              ; preds = %123
  br label %171

171:                                              ; preds = %170
  %172 = load i32, ptr %30, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %30, align 4
  br label %118, !llvm.loop !9

174:                                              ; preds = %118
  br label %175

175:                                              ; preds = %174
  %176 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %177 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %178 = mul i32 %176, %177
  %179 = load i32, ptr %21, align 4
  %180 = add i32 %179, %178
  store i32 %180, ptr %21, align 4
  br label %57, !llvm.loop !10

181:                                              ; preds = %57
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
