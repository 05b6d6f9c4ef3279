; ModuleID = 'corpus/hip/hip_haar_dwt.hip'
source_filename = "corpus/hip/hip_haar_dwt.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12erode_dilateE1s = internal addrspace(3) global [34 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @recursive_gaussian(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca <4 x float>, align 16
  %13 = alloca i32, align 4
  %14 = alloca <4 x float>, align 16
  %15 = alloca <4 x float>, align 16
  %16 = alloca i32, align 4
  %17 = alloca <4 x float>, align 16
  %18 = alloca <4 x float>, align 16
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %8, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %5
  br label %107

28:                                               ; preds = %5
  %29 = load i32, ptr %11, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds <4 x float>, ptr %30, i64 %31
  store ptr %32, ptr %6, align 8
  %33 = load i32, ptr %11, align 4
  %34 = load ptr, ptr %7, align 8
  %35 = sext i32 %33 to i64
  %36 = getelementptr inbounds <4 x float>, ptr %34, i64 %35
  store ptr %36, ptr %7, align 8
  %37 = load ptr, ptr %6, align 8
  %38 = load <4 x float>, ptr %37, align 16
  store <4 x float> %38, ptr %12, align 16
  store i32 0, ptr %13, align 4
  br label %39

39:                                               ; preds = %66, %28
  %40 = load i32, ptr %13, align 4
  %41 = load i32, ptr %9, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %69

43:                                               ; preds = %39
  %44 = load ptr, ptr %6, align 8
  %45 = load <4 x float>, ptr %44, align 16
  store <4 x float> %45, ptr %14, align 16
  %46 = load <4 x float>, ptr %14, align 16
  %47 = load <4 x float>, ptr %12, align 16
  %48 = load <4 x float>, ptr %14, align 16
  %49 = fsub contract <4 x float> %47, %48
  %50 = load float, ptr %10, align 4
  %51 = insertelement <4 x float> poison, float %50, i64 0
  %52 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> zeroinitializer
  %53 = fmul contract <4 x float> %49, %52
  %54 = fadd contract <4 x float> %46, %53
  store <4 x float> %54, ptr %15, align 16
  %55 = load <4 x float>, ptr %15, align 16
  %56 = load ptr, ptr %7, align 8
  store <4 x float> %55, ptr %56, align 16
  %57 = load <4 x float>, ptr %15, align 16
  store <4 x float> %57, ptr %12, align 16
  %58 = load i32, ptr %8, align 4
  %59 = load ptr, ptr %6, align 8
  %60 = sext i32 %58 to i64
  %61 = getelementptr inbounds <4 x float>, ptr %59, i64 %60
  store ptr %61, ptr %6, align 8
  %62 = load i32, ptr %8, align 4
  %63 = load ptr, ptr %7, align 8
  %64 = sext i32 %62 to i64
  %65 = getelementptr inbounds <4 x float>, ptr %63, i64 %64
  store ptr %65, ptr %7, align 8
  br label %66

66:                                               ; preds = %43
  %67 = load i32, ptr %13, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %13, align 4
  br label %39, !llvm.loop !4

69:                                               ; preds = %39
  %70 = load i32, ptr %9, align 4
  %71 = sub nsw i32 %70, 1
  store i32 %71, ptr %16, align 4
  br label %72

72:                                               ; preds = %104, %69
  %73 = load i32, ptr %16, align 4
  %74 = icmp sge i32 %73, 0
  br i1 %74, label %75, label %107

75:                                               ; preds = %72
  %76 = load i32, ptr %8, align 4
  %77 = load ptr, ptr %6, align 8
  %78 = sext i32 %76 to i64
  %79 = sub i64 0, %78
  %80 = getelementptr inbounds <4 x float>, ptr %77, i64 %79
  store ptr %80, ptr %6, align 8
  %81 = load i32, ptr %8, align 4
  %82 = load ptr, ptr %7, align 8
  %83 = sext i32 %81 to i64
  %84 = sub i64 0, %83
  %85 = getelementptr inbounds <4 x float>, ptr %82, i64 %84
  store ptr %85, ptr %7, align 8
  %86 = load ptr, ptr %6, align 8
  %87 = load <4 x float>, ptr %86, align 16
  store <4 x float> %87, ptr %17, align 16
  %88 = load <4 x float>, ptr %17, align 16
  %89 = load <4 x float>, ptr %12, align 16
  %90 = load <4 x float>, ptr %17, align 16
  %91 = fsub contract <4 x float> %89, %90
  %92 = load float, ptr %10, align 4
  %93 = insertelement <4 x float> poison, float %92, i64 0
  %94 = shufflevector <4 x float> %93, <4 x float> poison, <4 x i32> zeroinitializer
  %95 = fmul contract <4 x float> %91, %94
  %96 = fadd contract <4 x float> %88, %95
  store <4 x float> %96, ptr %18, align 16
  %97 = load <4 x float>, ptr %18, align 16
  store <4 x float> %97, ptr %12, align 16
  %98 = load ptr, ptr %7, align 8
  %99 = load <4 x float>, ptr %98, align 16
  %100 = load <4 x float>, ptr %18, align 16
  %101 = fadd contract <4 x float> %99, %100
  %102 = fmul contract <4 x float> %101, splat (float 5.000000e-01)
  %103 = load ptr, ptr %7, align 8
  store <4 x float> %102, ptr %103, align 16
  br label %104

104:                                              ; preds = %75
  %105 = load i32, ptr %16, align 4
  %106 = add nsw i32 %105, -1
  store i32 %106, ptr %16, align 4
  br label %72, !llvm.loop !6

107:                                              ; preds = %27, %72
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lifting53(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %10, 32
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i16, ptr %9, i64 %12
  store ptr %13, ptr %3, align 8
  store i32 1, ptr %4, align 4
  br label %14

14:                                               ; preds = %132, %1
  %15 = load i32, ptr %4, align 4
  %16 = icmp slt i32 %15, 32
  br i1 %16, label %17, label %135

17:                                               ; preds = %14
  %18 = load i32, ptr %4, align 4
  store i32 %18, ptr %5, align 4
  br label %19

19:                                               ; preds = %69, %17
  %20 = load i32, ptr %5, align 4
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %22, label %74

22:                                               ; preds = %19
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %4, align 4
  %25 = add nsw i32 %23, %24
  %26 = icmp slt i32 %25, 32
  br i1 %26, label %27, label %35

27:                                               ; preds = %22
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %5, align 4
  %30 = load i32, ptr %4, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i16, ptr %28, i64 %32
  %34 = load i16, ptr %33, align 2
  br label %43

35:                                               ; preds = %22
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %5, align 4
  %38 = load i32, ptr %4, align 4
  %39 = sub nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i16, ptr %36, i64 %40
  %42 = load i16, ptr %41, align 2
  br label %43

43:                                               ; preds = %35, %27
  %44 = phi i16 [ %34, %27 ], [ %42, %35 ]
  %45 = sext i16 %44 to i32
  store i32 %45, ptr %6, align 4
  %46 = load ptr, ptr %3, align 8
  %47 = load i32, ptr %5, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i16, ptr %46, i64 %48
  %50 = load i16, ptr %49, align 2
  %51 = sext i16 %50 to i32
  %52 = load ptr, ptr %3, align 8
  %53 = load i32, ptr %5, align 4
  %54 = load i32, ptr %4, align 4
  %55 = sub nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i16, ptr %52, i64 %56
  %58 = load i16, ptr %57, align 2
  %59 = sext i16 %58 to i32
  %60 = load i32, ptr %6, align 4
  %61 = add nsw i32 %59, %60
  %62 = ashr i32 %61, 1
  %63 = sub nsw i32 %51, %62
  %64 = trunc i32 %63 to i16
  %65 = load ptr, ptr %3, align 8
  %66 = load i32, ptr %5, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i16, ptr %65, i64 %67
  store i16 %64, ptr %68, align 2
  br label %69

69:                                               ; preds = %43
  %70 = load i32, ptr %4, align 4
  %71 = mul nsw i32 2, %70
  %72 = load i32, ptr %5, align 4
  %73 = add nsw i32 %72, %71
  store i32 %73, ptr %5, align 4
  br label %19, !llvm.loop !7

74:                                               ; preds = %19
  store i32 0, ptr %7, align 4
  br label %75

75:                                               ; preds = %126, %74
  %76 = load i32, ptr %7, align 4
  %77 = icmp slt i32 %76, 32
  br i1 %77, label %78, label %131

78:                                               ; preds = %75
  %79 = load i32, ptr %7, align 4
  %80 = load i32, ptr %4, align 4
  %81 = sub nsw i32 %79, %80
  %82 = icmp sge i32 %81, 0
  br i1 %82, label %83, label %91

83:                                               ; preds = %78
  %84 = load ptr, ptr %3, align 8
  %85 = load i32, ptr %7, align 4
  %86 = load i32, ptr %4, align 4
  %87 = sub nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i16, ptr %84, i64 %88
  %90 = load i16, ptr %89, align 2
  br label %99

91:                                               ; preds = %78
  %92 = load ptr, ptr %3, align 8
  %93 = load i32, ptr %7, align 4
  %94 = load i32, ptr %4, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i16, ptr %92, i64 %96
  %98 = load i16, ptr %97, align 2
  br label %99

99:                                               ; preds = %91, %83
  %100 = phi i16 [ %90, %83 ], [ %98, %91 ]
  %101 = sext i16 %100 to i32
  store i32 %101, ptr %8, align 4
  %102 = load ptr, ptr %3, align 8
  %103 = load i32, ptr %7, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i16, ptr %102, i64 %104
  %106 = load i16, ptr %105, align 2
  %107 = sext i16 %106 to i32
  %108 = load i32, ptr %8, align 4
  %109 = load ptr, ptr %3, align 8
  %110 = load i32, ptr %7, align 4
  %111 = load i32, ptr %4, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i16, ptr %109, i64 %113
  %115 = load i16, ptr %114, align 2
  %116 = sext i16 %115 to i32
  %117 = add nsw i32 %108, %116
  %118 = add nsw i32 %117, 2
  %119 = ashr i32 %118, 2
  %120 = add nsw i32 %107, %119
  %121 = trunc i32 %120 to i16
  %122 = load ptr, ptr %3, align 8
  %123 = load i32, ptr %7, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i16, ptr %122, i64 %124
  store i16 %121, ptr %125, align 2
  br label %126

126:                                              ; preds = %99
  %127 = load i32, ptr %4, align 4
  %128 = mul nsw i32 2, %127
  %129 = load i32, ptr %7, align 4
  %130 = add nsw i32 %129, %128
  store i32 %130, ptr %7, align 4
  br label %75, !llvm.loop !8

131:                                              ; preds = %75
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %4, align 4
  %134 = mul nsw i32 %133, 2
  store i32 %134, ptr %4, align 4
  br label %14, !llvm.loop !9

135:                                              ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @yuv_to_rgb(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca <4 x i8>, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x i32>, align 16
  %13 = alloca <4 x i32>, align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %5, align 4
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <4 x i8>, ptr %19, i64 %21
  %23 = load <4 x i8>, ptr %22, align 4
  store <4 x i8> %23, ptr %6, align 4
  %24 = load <4 x i8>, ptr %6, align 4
  %25 = extractelement <4 x i8> %24, i64 0
  %26 = zext i8 %25 to i32
  %27 = sub nsw i32 %26, 16
  %28 = mul nsw i32 298, %27
  store i32 %28, ptr %7, align 4
  %29 = load <4 x i8>, ptr %6, align 4
  %30 = extractelement <4 x i8> %29, i64 1
  %31 = zext i8 %30 to i32
  %32 = sub nsw i32 %31, 128
  store i32 %32, ptr %8, align 4
  %33 = load <4 x i8>, ptr %6, align 4
  %34 = extractelement <4 x i8> %33, i64 2
  %35 = zext i8 %34 to i32
  %36 = sub nsw i32 %35, 128
  store i32 %36, ptr %9, align 4
  %37 = load i32, ptr %7, align 4
  %38 = load i32, ptr %9, align 4
  %39 = mul nsw i32 409, %38
  %40 = add nsw i32 %37, %39
  %41 = add nsw i32 %40, 128
  %42 = ashr i32 %41, 8
  %43 = insertelement <4 x i32> poison, i32 %42, i32 0
  %44 = load i32, ptr %7, align 4
  %45 = load i32, ptr %8, align 4
  %46 = mul nsw i32 100, %45
  %47 = sub nsw i32 %44, %46
  %48 = load i32, ptr %9, align 4
  %49 = mul nsw i32 208, %48
  %50 = sub nsw i32 %47, %49
  %51 = add nsw i32 %50, 128
  %52 = ashr i32 %51, 8
  %53 = insertelement <4 x i32> %43, i32 %52, i32 1
  %54 = load i32, ptr %7, align 4
  %55 = load i32, ptr %8, align 4
  %56 = mul nsw i32 516, %55
  %57 = add nsw i32 %54, %56
  %58 = add nsw i32 %57, 128
  %59 = ashr i32 %58, 8
  %60 = insertelement <4 x i32> %53, i32 %59, i32 2
  %61 = load <4 x i8>, ptr %6, align 4
  %62 = extractelement <4 x i8> %61, i64 3
  %63 = zext i8 %62 to i32
  %64 = insertelement <4 x i32> %60, i32 %63, i32 3
  store <4 x i32> %64, ptr %10, align 16
  store <4 x i32> zeroinitializer, ptr %11, align 16
  store <4 x i32> splat (i32 255), ptr %12, align 16
  %65 = load <4 x i32>, ptr %10, align 16
  %66 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %65, <4 x i32> zeroinitializer)
  %67 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %66, <4 x i32> splat (i32 255))
  store <4 x i32> %67, ptr %13, align 16
  %68 = load <4 x i32>, ptr %13, align 16
  %69 = trunc <4 x i32> %68 to <4 x i8>
  %70 = load ptr, ptr %4, align 8
  %71 = load i32, ptr %5, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds <4 x i8>, ptr %70, i64 %72
  store <4 x i8> %69, ptr %73, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @erode_dilate(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %3, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %10, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = load i32, ptr %3, align 4
  %16 = add nsw i32 %15, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [34 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 0, i64 %17
  store i32 %14, ptr %18, align 4
  %19 = load i32, ptr %3, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %1
  store i32 0, ptr getelementptr inbounds ([34 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 0, i64 33), align 4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), align 4
  br label %22

22:                                               ; preds = %21, %1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %4, align 4
  br label %23

23:                                               ; preds = %75, %22
  %24 = load i32, ptr %4, align 4
  %25 = icmp slt i32 %24, 4
  br i1 %25, label %26, label %78

26:                                               ; preds = %23
  %27 = load i32, ptr %3, align 4
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [34 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 0, i64 %29
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %5, align 4
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [34 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 0, i64 %33
  %35 = load i32, ptr %34, align 4
  store i32 %35, ptr %6, align 4
  %36 = load i32, ptr %3, align 4
  %37 = add nsw i32 %36, 2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [34 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  store i32 %40, ptr %7, align 4
  %41 = load i32, ptr %4, align 4
  %42 = and i32 %41, 1
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %56

44:                                               ; preds = %26
  %45 = load i32, ptr %5, align 4
  %46 = load i32, ptr %5, align 4
  %47 = shl i32 %46, 1
  %48 = and i32 %45, %47
  %49 = load i32, ptr %5, align 4
  %50 = lshr i32 %49, 1
  %51 = and i32 %48, %50
  %52 = load i32, ptr %6, align 4
  %53 = load i32, ptr %7, align 4
  %54 = and i32 %52, %53
  %55 = or i32 %51, %54
  br label %68

56:                                               ; preds = %26
  %57 = load i32, ptr %5, align 4
  %58 = load i32, ptr %5, align 4
  %59 = shl i32 %58, 1
  %60 = or i32 %57, %59
  %61 = load i32, ptr %5, align 4
  %62 = lshr i32 %61, 1
  %63 = or i32 %60, %62
  %64 = load i32, ptr %6, align 4
  %65 = load i32, ptr %7, align 4
  %66 = and i32 %64, %65
  %67 = or i32 %63, %66
  br label %68

68:                                               ; preds = %56, %44
  %69 = phi i32 [ %55, %44 ], [ %67, %56 ]
  store i32 %69, ptr %8, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = load i32, ptr %8, align 4
  %71 = load i32, ptr %3, align 4
  %72 = add nsw i32 %71, 1
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [34 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 0, i64 %73
  store i32 %70, ptr %74, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %75

75:                                               ; preds = %68
  %76 = load i32, ptr %4, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %4, align 4
  br label %23, !llvm.loop !10

78:                                               ; preds = %23
  %79 = load i32, ptr %3, align 4
  %80 = add nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [34 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 0, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = load ptr, ptr %2, align 8
  %85 = load i32, ptr %3, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %84, i64 %86
  store i32 %83, ptr %87, align 4
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
