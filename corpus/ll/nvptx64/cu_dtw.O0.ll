; ModuleID = 'corpus/cuda/cu_dtw.cu'
source_filename = "corpus/cuda/cu_dtw.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ9lcs_blockE1d = internal addrspace(3) global [3 x [33 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dtw_band(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [2 x [17 x float]], align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store ptr %2, ptr %16, align 8
  store i32 %3, ptr %17, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  store i32 %34, ptr %18, align 4
  %35 = load i32, ptr %18, align 4
  %36 = mul nsw i32 %35, 16
  %37 = load ptr, ptr %14, align 8
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds float, ptr %37, i64 %38
  store ptr %39, ptr %14, align 8
  %40 = load i32, ptr %18, align 4
  %41 = mul nsw i32 %40, 16
  %42 = load ptr, ptr %15, align 8
  %43 = sext i32 %41 to i64
  %44 = getelementptr inbounds float, ptr %42, i64 %43
  store ptr %44, ptr %15, align 8
  store i32 0, ptr %20, align 4
  br label %45

45:                                               ; preds = %57, %4
  %46 = load i32, ptr %20, align 4
  %47 = icmp sle i32 %46, 16
  br i1 %47, label %48, label %60

48:                                               ; preds = %45
  %49 = load i32, ptr %20, align 4
  %50 = icmp eq i32 %49, 0
  %51 = zext i1 %50 to i64
  %52 = select contract i1 %50, float 0.000000e+00, float 0x46293E5940000000
  %53 = getelementptr inbounds [2 x [17 x float]], ptr %19, i64 0, i64 0
  %54 = load i32, ptr %20, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [17 x float], ptr %53, i64 0, i64 %55
  store float %52, ptr %56, align 4
  br label %57

57:                                               ; preds = %48
  %58 = load i32, ptr %20, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %20, align 4
  br label %45, !llvm.loop !4

60:                                               ; preds = %45
  store i32 0, ptr %21, align 4
  store i32 1, ptr %22, align 4
  br label %61

61:                                               ; preds = %166, %60
  %62 = load i32, ptr %22, align 4
  %63 = icmp sle i32 %62, 16
  br i1 %63, label %64, label %169

64:                                               ; preds = %61
  %65 = load i32, ptr %21, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [2 x [17 x float]], ptr %19, i64 0, i64 %66
  %68 = getelementptr inbounds [17 x float], ptr %67, i64 0, i64 0
  store ptr %68, ptr %23, align 8
  %69 = load i32, ptr %21, align 4
  %70 = xor i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x [17 x float]], ptr %19, i64 0, i64 %71
  %73 = getelementptr inbounds [17 x float], ptr %72, i64 0, i64 0
  store ptr %73, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %74

74:                                               ; preds = %82, %64
  %75 = load i32, ptr %25, align 4
  %76 = icmp sle i32 %75, 16
  br i1 %76, label %77, label %85

77:                                               ; preds = %74
  %78 = load ptr, ptr %24, align 8
  %79 = load i32, ptr %25, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  store float 0x46293E5940000000, ptr %81, align 4
  br label %82

82:                                               ; preds = %77
  %83 = load i32, ptr %25, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %25, align 4
  br label %74, !llvm.loop !6

85:                                               ; preds = %74
  %86 = load i32, ptr %22, align 4
  %87 = load i32, ptr %17, align 4
  %88 = sub nsw i32 %86, %87
  store i32 1, ptr %12, align 4
  store i32 %88, ptr %13, align 4
  %89 = load i32, ptr %12, align 4
  %90 = load i32, ptr %13, align 4
  %91 = icmp sgt i32 %89, %90
  br i1 %91, label %92, label %94

92:                                               ; preds = %85
  %93 = load i32, ptr %12, align 4
  br label %96

94:                                               ; preds = %85
  %95 = load i32, ptr %13, align 4
  br label %96

96:                                               ; preds = %92, %94
  %97 = phi i32 [ %93, %92 ], [ %95, %94 ]
  store i32 %97, ptr %26, align 4
  %98 = load i32, ptr %22, align 4
  %99 = load i32, ptr %17, align 4
  %100 = add nsw i32 %98, %99
  store i32 16, ptr %10, align 4
  store i32 %100, ptr %11, align 4
  %101 = load i32, ptr %10, align 4
  %102 = load i32, ptr %11, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %106

104:                                              ; preds = %96
  %105 = load i32, ptr %10, align 4
  br label %108

106:                                              ; preds = %96
  %107 = load i32, ptr %11, align 4
  br label %108

108:                                              ; preds = %104, %106
  %109 = phi i32 [ %105, %104 ], [ %107, %106 ]
  store i32 %109, ptr %27, align 4
  %110 = load i32, ptr %26, align 4
  store i32 %110, ptr %28, align 4
  br label %111

111:                                              ; preds = %160, %108
  %112 = load i32, ptr %28, align 4
  %113 = load i32, ptr %27, align 4
  %114 = icmp sle i32 %112, %113
  br i1 %114, label %115, label %163

115:                                              ; preds = %111
  %116 = load ptr, ptr %14, align 8
  %117 = load i32, ptr %22, align 4
  %118 = sub nsw i32 %117, 1
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %116, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = load ptr, ptr %15, align 8
  %123 = load i32, ptr %28, align 4
  %124 = sub nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %122, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = fsub contract float %121, %127
  store float %128, ptr %9, align 4
  %129 = load float, ptr %9, align 4
  %130 = call contract noundef float @llvm.fabs.f32(float %129)
  store float %130, ptr %29, align 4
  %131 = load float, ptr %29, align 4
  %132 = load ptr, ptr %23, align 8
  %133 = load i32, ptr %28, align 4
  %134 = sub nsw i32 %133, 1
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %132, i64 %135
  %137 = load float, ptr %136, align 4
  %138 = load ptr, ptr %23, align 8
  %139 = load i32, ptr %28, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %138, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = load ptr, ptr %24, align 8
  %144 = load i32, ptr %28, align 4
  %145 = sub nsw i32 %144, 1
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %143, i64 %146
  %148 = load float, ptr %147, align 4
  store float %142, ptr %5, align 4
  store float %148, ptr %6, align 4
  %149 = load float, ptr %5, align 4
  %150 = load float, ptr %6, align 4
  %151 = call contract noundef float @llvm.minnum.f32(float %149, float %150)
  store float %137, ptr %7, align 4
  store float %151, ptr %8, align 4
  %152 = load float, ptr %7, align 4
  %153 = load float, ptr %8, align 4
  %154 = call contract noundef float @llvm.minnum.f32(float %152, float %153)
  %155 = fadd contract float %131, %154
  %156 = load ptr, ptr %24, align 8
  %157 = load i32, ptr %28, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %156, i64 %158
  store float %155, ptr %159, align 4
  br label %160

160:                                              ; preds = %115
  %161 = load i32, ptr %28, align 4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %28, align 4
  br label %111, !llvm.loop !7

163:                                              ; preds = %111
  %164 = load i32, ptr %21, align 4
  %165 = xor i32 %164, 1
  store i32 %165, ptr %21, align 4
  br label %166

166:                                              ; preds = %163
  %167 = load i32, ptr %22, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %22, align 4
  br label %61, !llvm.loop !8

169:                                              ; preds = %61
  %170 = load i32, ptr %21, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [2 x [17 x float]], ptr %19, i64 0, i64 %171
  %173 = getelementptr inbounds [17 x float], ptr %172, i64 0, i64 16
  %174 = load float, ptr %173, align 4
  %175 = load ptr, ptr %16, align 8
  %176 = load i32, ptr %18, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %175, i64 %177
  store float %174, ptr %178, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @myers(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca [4 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %7, align 4
  %24 = load i32, ptr %7, align 4
  %25 = mul nsw i32 %24, 32
  %26 = load ptr, ptr %4, align 8
  %27 = sext i32 %25 to i64
  %28 = getelementptr inbounds i8, ptr %26, i64 %27
  store ptr %28, ptr %4, align 8
  %29 = load i32, ptr %7, align 4
  %30 = mul nsw i32 %29, 40
  %31 = load ptr, ptr %5, align 8
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  store ptr %33, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %8, i8 0, i64 16, i1 false)
  store i32 0, ptr %9, align 4
  br label %34

34:                                               ; preds = %52, %3
  %35 = load i32, ptr %9, align 4
  %36 = icmp slt i32 %35, 32
  br i1 %36, label %37, label %55

37:                                               ; preds = %34
  %38 = load i32, ptr %9, align 4
  %39 = shl i32 1, %38
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %40, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = sub nsw i32 %45, 97
  %47 = and i32 %46, 3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = or i32 %50, %39
  store i32 %51, ptr %49, align 4
  br label %52

52:                                               ; preds = %37
  %53 = load i32, ptr %9, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %9, align 4
  br label %34, !llvm.loop !9

55:                                               ; preds = %34
  store i32 -1, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 32, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %56

56:                                               ; preds = %120, %55
  %57 = load i32, ptr %13, align 4
  %58 = icmp slt i32 %57, 40
  br i1 %58, label %59, label %123

59:                                               ; preds = %56
  %60 = load ptr, ptr %5, align 8
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %60, i64 %62
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i32
  %66 = sub nsw i32 %65, 97
  %67 = and i32 %66, 3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 %68
  %70 = load i32, ptr %69, align 4
  store i32 %70, ptr %14, align 4
  %71 = load i32, ptr %14, align 4
  %72 = load i32, ptr %11, align 4
  %73 = or i32 %71, %72
  store i32 %73, ptr %15, align 4
  %74 = load i32, ptr %14, align 4
  %75 = load i32, ptr %10, align 4
  %76 = and i32 %74, %75
  %77 = load i32, ptr %10, align 4
  %78 = add i32 %76, %77
  %79 = load i32, ptr %10, align 4
  %80 = xor i32 %78, %79
  %81 = load i32, ptr %14, align 4
  %82 = or i32 %80, %81
  store i32 %82, ptr %16, align 4
  %83 = load i32, ptr %11, align 4
  %84 = load i32, ptr %16, align 4
  %85 = load i32, ptr %10, align 4
  %86 = or i32 %84, %85
  %87 = xor i32 %86, -1
  %88 = or i32 %83, %87
  store i32 %88, ptr %17, align 4
  %89 = load i32, ptr %10, align 4
  %90 = load i32, ptr %16, align 4
  %91 = and i32 %89, %90
  store i32 %91, ptr %18, align 4
  %92 = load i32, ptr %17, align 4
  %93 = and i32 %92, -2147483648
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %98

95:                                               ; preds = %59
  %96 = load i32, ptr %12, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %12, align 4
  br label %98

98:                                               ; preds = %95, %59
  %99 = load i32, ptr %18, align 4
  %100 = and i32 %99, -2147483648
  %101 = icmp ne i32 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %98
  %103 = load i32, ptr %12, align 4
  %104 = add nsw i32 %103, -1
  store i32 %104, ptr %12, align 4
  br label %105

105:                                              ; preds = %102, %98
  %106 = load i32, ptr %17, align 4
  %107 = shl i32 %106, 1
  %108 = or i32 %107, 1
  store i32 %108, ptr %17, align 4
  %109 = load i32, ptr %18, align 4
  %110 = shl i32 %109, 1
  store i32 %110, ptr %18, align 4
  %111 = load i32, ptr %18, align 4
  %112 = load i32, ptr %15, align 4
  %113 = load i32, ptr %17, align 4
  %114 = or i32 %112, %113
  %115 = xor i32 %114, -1
  %116 = or i32 %111, %115
  store i32 %116, ptr %10, align 4
  %117 = load i32, ptr %17, align 4
  %118 = load i32, ptr %15, align 4
  %119 = and i32 %117, %118
  store i32 %119, ptr %11, align 4
  br label %120

120:                                              ; preds = %105
  %121 = load i32, ptr %13, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %13, align 4
  br label %56, !llvm.loop !10

123:                                              ; preds = %56
  %124 = load i32, ptr %12, align 4
  %125 = load ptr, ptr %6, align 8
  %126 = load i32, ptr %7, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %125, i64 %127
  store i32 %124, ptr %128, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lcs_block(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %9, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = mul i32 %18, 32
  %20 = load ptr, ptr %6, align 8
  %21 = zext i32 %19 to i64
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 %21
  store ptr %22, ptr %6, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = mul i32 %23, 32
  %25 = load ptr, ptr %7, align 8
  %26 = zext i32 %24 to i64
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 %26
  store ptr %27, ptr %7, align 8
  %28 = load i32, ptr %9, align 4
  store i32 %28, ptr %10, align 4
  br label %29

29:                                               ; preds = %36, %3
  %30 = load i32, ptr %10, align 4
  %31 = icmp slt i32 %30, 99
  br i1 %31, label %32, label %39

32:                                               ; preds = %29
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %34
  store i32 0, ptr %35, align 4
  br label %36

36:                                               ; preds = %32
  %37 = load i32, ptr %10, align 4
  %38 = add nsw i32 %37, 32
  store i32 %38, ptr %10, align 4
  br label %29, !llvm.loop !11

39:                                               ; preds = %29
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %11, align 4
  br label %40

40:                                               ; preds = %128, %39
  %41 = load i32, ptr %11, align 4
  %42 = icmp sle i32 %41, 64
  br i1 %42, label %43, label %131

43:                                               ; preds = %40
  %44 = load i32, ptr %9, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %12, align 4
  %46 = load i32, ptr %11, align 4
  %47 = load i32, ptr %12, align 4
  %48 = sub nsw i32 %46, %47
  store i32 %48, ptr %13, align 4
  %49 = load i32, ptr %11, align 4
  %50 = srem i32 %49, 3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 0, i64 %51
  %53 = getelementptr inbounds [33 x i32], ptr %52, i64 0, i64 0
  store ptr %53, ptr %14, align 8
  %54 = load i32, ptr %11, align 4
  %55 = add nsw i32 %54, 2
  %56 = srem i32 %55, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 0, i64 %57
  %59 = getelementptr inbounds [33 x i32], ptr %58, i64 0, i64 0
  store ptr %59, ptr %15, align 8
  %60 = load i32, ptr %11, align 4
  %61 = add nsw i32 %60, 1
  %62 = srem i32 %61, 3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 0, i64 %63
  %65 = getelementptr inbounds [33 x i32], ptr %64, i64 0, i64 0
  store ptr %65, ptr %16, align 8
  %66 = load i32, ptr %13, align 4
  %67 = icmp sge i32 %66, 1
  br i1 %67, label %68, label %122

68:                                               ; preds = %43
  %69 = load i32, ptr %13, align 4
  %70 = icmp sle i32 %69, 32
  br i1 %70, label %71, label %122

71:                                               ; preds = %68
  %72 = load ptr, ptr %6, align 8
  %73 = load i32, ptr %12, align 4
  %74 = sub nsw i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %72, i64 %75
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  %79 = load ptr, ptr %7, align 8
  %80 = load i32, ptr %13, align 4
  %81 = sub nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i32
  %86 = icmp eq i32 %78, %85
  br i1 %86, label %87, label %95

87:                                               ; preds = %71
  %88 = load ptr, ptr %16, align 8
  %89 = load i32, ptr %12, align 4
  %90 = sub nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %88, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = add nsw i32 %93, 1
  br label %116

95:                                               ; preds = %71
  %96 = load ptr, ptr %15, align 8
  %97 = load i32, ptr %12, align 4
  %98 = sub nsw i32 %97, 1
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr %96, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = load ptr, ptr %15, align 8
  %103 = load i32, ptr %12, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  %106 = load i32, ptr %105, align 4
  store i32 %101, ptr %4, align 4
  store i32 %106, ptr %5, align 4
  %107 = load i32, ptr %4, align 4
  %108 = load i32, ptr %5, align 4
  %109 = icmp sgt i32 %107, %108
  br i1 %109, label %110, label %112

110:                                              ; preds = %95
  %111 = load i32, ptr %4, align 4
  br label %114

112:                                              ; preds = %95
  %113 = load i32, ptr %5, align 4
  br label %114

114:                                              ; preds = %110, %112
  %115 = phi i32 [ %111, %110 ], [ %113, %112 ]
  br label %116

116:                                              ; preds = %114, %87
  %117 = phi i32 [ %94, %87 ], [ %115, %114 ]
  %118 = load ptr, ptr %14, align 8
  %119 = load i32, ptr %12, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr %118, i64 %120
  store i32 %117, ptr %121, align 4
  br label %127

122:                                              ; preds = %68, %43
  %123 = load ptr, ptr %14, align 8
  %124 = load i32, ptr %12, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %123, i64 %125
  store i32 0, ptr %126, align 4
  br label %127

127:                                              ; preds = %122, %116
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %128

128:                                              ; preds = %127
  %129 = load i32, ptr %11, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %11, align 4
  br label %40, !llvm.loop !12

131:                                              ; preds = %40
  %132 = load i32, ptr %9, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %140

134:                                              ; preds = %131
  %135 = load i32, ptr getelementptr inbounds ([33 x i32], ptr getelementptr inbounds ([3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 0, i64 1), i64 0, i64 32), align 4
  %136 = load ptr, ptr %8, align 8
  %137 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr %136, i64 %138
  store i32 %135, ptr %139, align 4
  br label %140

140:                                              ; preds = %134, %131
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
