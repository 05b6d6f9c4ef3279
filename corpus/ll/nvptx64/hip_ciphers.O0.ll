; ModuleID = 'corpus/hip/hip_ciphers.hip'
source_filename = "corpus/hip/hip_ciphers.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Key128 = type { [4 x i32] }

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xtea_encrypt(ptr noundef %0, ptr noundef byval(%struct.Key128) align 4 %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca <2 x i32>, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4
  %17 = load ptr, ptr %6, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <2 x i32>, ptr %17, i64 %19
  %21 = load <2 x i32>, ptr %20, align 8
  %22 = extractelement <2 x i32> %21, i64 0
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %6, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <2 x i32>, ptr %23, i64 %25
  %27 = load <2 x i32>, ptr %26, align 8
  %28 = extractelement <2 x i32> %27, i64 1
  store i32 %28, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %29

29:                                               ; preds = %72, %2
  %30 = load i32, ptr %11, align 4
  %31 = icmp slt i32 %30, 32
  br i1 %31, label %32, label %75

32:                                               ; preds = %29
  %33 = load i32, ptr %9, align 4
  %34 = shl i32 %33, 4
  %35 = load i32, ptr %9, align 4
  %36 = lshr i32 %35, 5
  %37 = xor i32 %34, %36
  %38 = load i32, ptr %9, align 4
  %39 = add i32 %37, %38
  %40 = load i32, ptr %10, align 4
  %41 = getelementptr inbounds nuw %struct.Key128, ptr %1, i32 0, i32 0
  %42 = load i32, ptr %10, align 4
  %43 = and i32 %42, 3
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [4 x i32], ptr %41, i64 0, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = add i32 %40, %46
  %48 = xor i32 %39, %47
  %49 = load i32, ptr %8, align 4
  %50 = add i32 %49, %48
  store i32 %50, ptr %8, align 4
  %51 = load i32, ptr %10, align 4
  %52 = add i32 %51, -1640531527
  store i32 %52, ptr %10, align 4
  %53 = load i32, ptr %8, align 4
  %54 = shl i32 %53, 4
  %55 = load i32, ptr %8, align 4
  %56 = lshr i32 %55, 5
  %57 = xor i32 %54, %56
  %58 = load i32, ptr %8, align 4
  %59 = add i32 %57, %58
  %60 = load i32, ptr %10, align 4
  %61 = getelementptr inbounds nuw %struct.Key128, ptr %1, i32 0, i32 0
  %62 = load i32, ptr %10, align 4
  %63 = lshr i32 %62, 11
  %64 = and i32 %63, 3
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [4 x i32], ptr %61, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = add i32 %60, %67
  %69 = xor i32 %59, %68
  %70 = load i32, ptr %9, align 4
  %71 = add i32 %70, %69
  store i32 %71, ptr %9, align 4
  br label %72

72:                                               ; preds = %32
  %73 = load i32, ptr %11, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %11, align 4
  br label %29, !llvm.loop !4

75:                                               ; preds = %29
  %76 = load i32, ptr %8, align 4
  %77 = load i32, ptr %9, align 4
  store i32 %76, ptr %3, align 4
  store i32 %77, ptr %4, align 4
  %78 = load i32, ptr %3, align 4
  %79 = insertelement <2 x i32> poison, i32 %78, i32 0
  %80 = load i32, ptr %4, align 4
  %81 = insertelement <2 x i32> %79, i32 %80, i32 1
  store <2 x i32> %81, ptr %5, align 8
  %82 = load <2 x i32>, ptr %5, align 8
  %83 = load ptr, ptr %6, align 8
  %84 = load i32, ptr %7, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds <2 x i32>, ptr %83, i64 %85
  store <2 x i32> %82, ptr %86, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rc4_stream(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [256 x i8], align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %19, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %20

20:                                               ; preds = %29, %4
  %21 = load i32, ptr %11, align 4
  %22 = icmp slt i32 %21, 256
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = load i32, ptr %11, align 4
  %25 = trunc i32 %24 to i8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 %27
  store i8 %25, ptr %28, align 1
  br label %29

29:                                               ; preds = %23
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %11, align 4
  br label %20, !llvm.loop !6

32:                                               ; preds = %20
  store i8 0, ptr %12, align 1
  store i32 0, ptr %13, align 4
  br label %33

33:                                               ; preds = %74, %32
  %34 = load i32, ptr %13, align 4
  %35 = icmp slt i32 %34, 256
  br i1 %35, label %36, label %77

36:                                               ; preds = %33
  %37 = load i8, ptr %12, align 1
  %38 = zext i8 %37 to i32
  %39 = load i32, ptr %13, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = add nsw i32 %38, %43
  %45 = load ptr, ptr %5, align 8
  %46 = load i32, ptr %10, align 4
  %47 = load i32, ptr %7, align 4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %13, align 4
  %50 = load i32, ptr %7, align 4
  %51 = srem i32 %49, %50
  %52 = add nsw i32 %48, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %45, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = add nsw i32 %44, %56
  %58 = trunc i32 %57 to i8
  store i8 %58, ptr %12, align 1
  %59 = load i32, ptr %13, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 %60
  %62 = load i8, ptr %61, align 1
  store i8 %62, ptr %14, align 1
  %63 = load i8, ptr %12, align 1
  %64 = zext i8 %63 to i64
  %65 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %64
  %66 = load i8, ptr %65, align 1
  %67 = load i32, ptr %13, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 %68
  store i8 %66, ptr %69, align 1
  %70 = load i8, ptr %14, align 1
  %71 = load i8, ptr %12, align 1
  %72 = zext i8 %71 to i64
  %73 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %72
  store i8 %70, ptr %73, align 1
  br label %74

74:                                               ; preds = %36
  %75 = load i32, ptr %13, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %13, align 4
  br label %33, !llvm.loop !7

77:                                               ; preds = %33
  store i8 0, ptr %15, align 1
  store i8 0, ptr %16, align 1
  store i32 0, ptr %17, align 4
  br label %78

78:                                               ; preds = %134, %77
  %79 = load i32, ptr %17, align 4
  %80 = load i32, ptr %8, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %137

82:                                               ; preds = %78
  %83 = load i8, ptr %15, align 1
  %84 = zext i8 %83 to i32
  %85 = add nsw i32 %84, 1
  %86 = trunc i32 %85 to i8
  store i8 %86, ptr %15, align 1
  %87 = load i8, ptr %16, align 1
  %88 = zext i8 %87 to i32
  %89 = load i8, ptr %15, align 1
  %90 = zext i8 %89 to i64
  %91 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %90
  %92 = load i8, ptr %91, align 1
  %93 = zext i8 %92 to i32
  %94 = add nsw i32 %88, %93
  %95 = trunc i32 %94 to i8
  store i8 %95, ptr %16, align 1
  %96 = load i8, ptr %15, align 1
  %97 = zext i8 %96 to i64
  %98 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %97
  %99 = load i8, ptr %98, align 1
  store i8 %99, ptr %18, align 1
  %100 = load i8, ptr %16, align 1
  %101 = zext i8 %100 to i64
  %102 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %101
  %103 = load i8, ptr %102, align 1
  %104 = load i8, ptr %15, align 1
  %105 = zext i8 %104 to i64
  %106 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %105
  store i8 %103, ptr %106, align 1
  %107 = load i8, ptr %18, align 1
  %108 = load i8, ptr %16, align 1
  %109 = zext i8 %108 to i64
  %110 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %109
  store i8 %107, ptr %110, align 1
  %111 = load i8, ptr %15, align 1
  %112 = zext i8 %111 to i64
  %113 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %112
  %114 = load i8, ptr %113, align 1
  %115 = zext i8 %114 to i32
  %116 = load i8, ptr %16, align 1
  %117 = zext i8 %116 to i64
  %118 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %117
  %119 = load i8, ptr %118, align 1
  %120 = zext i8 %119 to i32
  %121 = add nsw i32 %115, %120
  %122 = trunc i32 %121 to i8
  %123 = zext i8 %122 to i64
  %124 = getelementptr inbounds nuw [256 x i8], ptr %9, i64 0, i64 %123
  %125 = load i8, ptr %124, align 1
  %126 = load ptr, ptr %6, align 8
  %127 = load i32, ptr %10, align 4
  %128 = load i32, ptr %8, align 4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr %17, align 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i8, ptr %126, i64 %132
  store i8 %125, ptr %133, align 1
  br label %134

134:                                              ; preds = %82
  %135 = load i32, ptr %17, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %17, align 4
  br label %78, !llvm.loop !8

137:                                              ; preds = %78
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @speck_ctr(ptr noundef %0, ptr noundef byval(%struct.Key128) align 4 %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca <2 x i32>, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca [3 x i32], align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %17, align 4
  %29 = load i32, ptr %16, align 4
  store i32 %29, ptr %18, align 4
  %30 = load i32, ptr %17, align 4
  store i32 %30, ptr %19, align 4
  %31 = getelementptr inbounds nuw %struct.Key128, ptr %1, i32 0, i32 0
  %32 = getelementptr inbounds [4 x i32], ptr %31, i64 0, i64 0
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %20, align 4
  %34 = getelementptr inbounds nuw %struct.Key128, ptr %1, i32 0, i32 0
  %35 = getelementptr inbounds [4 x i32], ptr %34, i64 0, i64 1
  %36 = load i32, ptr %35, align 4
  store i32 %36, ptr %21, align 4
  %37 = getelementptr inbounds i32, ptr %21, i64 1
  %38 = getelementptr inbounds nuw %struct.Key128, ptr %1, i32 0, i32 0
  %39 = getelementptr inbounds [4 x i32], ptr %38, i64 0, i64 2
  %40 = load i32, ptr %39, align 4
  store i32 %40, ptr %37, align 4
  %41 = getelementptr inbounds i32, ptr %21, i64 2
  %42 = getelementptr inbounds nuw %struct.Key128, ptr %1, i32 0, i32 0
  %43 = getelementptr inbounds [4 x i32], ptr %42, i64 0, i64 3
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %41, align 4
  store i32 0, ptr %22, align 4
  br label %45

45:                                               ; preds = %106, %3
  %46 = load i32, ptr %22, align 4
  %47 = icmp ult i32 %46, 27
  br i1 %47, label %48, label %109

48:                                               ; preds = %45
  %49 = load i32, ptr %18, align 4
  store i32 %49, ptr %8, align 4
  store i32 8, ptr %9, align 4
  %50 = load i32, ptr %8, align 4
  %51 = load i32, ptr %9, align 4
  %52 = lshr i32 %50, %51
  %53 = load i32, ptr %8, align 4
  %54 = load i32, ptr %9, align 4
  %55 = sub nsw i32 32, %54
  %56 = shl i32 %53, %55
  %57 = or i32 %52, %56
  %58 = load i32, ptr %19, align 4
  %59 = add i32 %57, %58
  %60 = load i32, ptr %20, align 4
  %61 = xor i32 %59, %60
  store i32 %61, ptr %18, align 4
  %62 = load i32, ptr %19, align 4
  store i32 %62, ptr %4, align 4
  store i32 3, ptr %5, align 4
  %63 = load i32, ptr %4, align 4
  %64 = load i32, ptr %5, align 4
  %65 = shl i32 %63, %64
  %66 = load i32, ptr %4, align 4
  %67 = load i32, ptr %5, align 4
  %68 = sub nsw i32 32, %67
  %69 = lshr i32 %66, %68
  %70 = or i32 %65, %69
  %71 = load i32, ptr %18, align 4
  %72 = xor i32 %70, %71
  store i32 %72, ptr %19, align 4
  %73 = load i32, ptr %22, align 4
  %74 = urem i32 %73, 3
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [3 x i32], ptr %21, i64 0, i64 %75
  %77 = load i32, ptr %76, align 4
  store i32 %77, ptr %10, align 4
  store i32 8, ptr %11, align 4
  %78 = load i32, ptr %10, align 4
  %79 = load i32, ptr %11, align 4
  %80 = lshr i32 %78, %79
  %81 = load i32, ptr %10, align 4
  %82 = load i32, ptr %11, align 4
  %83 = sub nsw i32 32, %82
  %84 = shl i32 %81, %83
  %85 = or i32 %80, %84
  %86 = load i32, ptr %20, align 4
  %87 = add i32 %85, %86
  %88 = load i32, ptr %22, align 4
  %89 = xor i32 %87, %88
  store i32 %89, ptr %23, align 4
  %90 = load i32, ptr %20, align 4
  store i32 %90, ptr %6, align 4
  store i32 3, ptr %7, align 4
  %91 = load i32, ptr %6, align 4
  %92 = load i32, ptr %7, align 4
  %93 = shl i32 %91, %92
  %94 = load i32, ptr %6, align 4
  %95 = load i32, ptr %7, align 4
  %96 = sub nsw i32 32, %95
  %97 = lshr i32 %94, %96
  %98 = or i32 %93, %97
  %99 = load i32, ptr %23, align 4
  %100 = xor i32 %98, %99
  store i32 %100, ptr %20, align 4
  %101 = load i32, ptr %23, align 4
  %102 = load i32, ptr %22, align 4
  %103 = urem i32 %102, 3
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw [3 x i32], ptr %21, i64 0, i64 %104
  store i32 %101, ptr %105, align 4
  br label %106

106:                                              ; preds = %48
  %107 = load i32, ptr %22, align 4
  %108 = add i32 %107, 1
  store i32 %108, ptr %22, align 4
  br label %45, !llvm.loop !9

109:                                              ; preds = %45
  %110 = load i32, ptr %18, align 4
  %111 = load i32, ptr %19, align 4
  store i32 %110, ptr %12, align 4
  store i32 %111, ptr %13, align 4
  %112 = load i32, ptr %12, align 4
  %113 = insertelement <2 x i32> poison, i32 %112, i32 0
  %114 = load i32, ptr %13, align 4
  %115 = insertelement <2 x i32> %113, i32 %114, i32 1
  store <2 x i32> %115, ptr %14, align 8
  %116 = load <2 x i32>, ptr %14, align 8
  %117 = load ptr, ptr %15, align 8
  %118 = load i32, ptr %17, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw <2 x i32>, ptr %117, i64 %119
  store <2 x i32> %116, ptr %120, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @simon_ecb(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca i16, align 2
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
  %6 = alloca i32, align 4
  %7 = alloca i16, align 2
  %8 = alloca i32, align 4
  %9 = alloca i16, align 2
  %10 = alloca i32, align 4
  %11 = alloca i16, align 2
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca [4 x i16], align 2
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i32, align 4
  %22 = alloca i16, align 2
  %23 = alloca i16, align 2
  store ptr %0, ptr %13, align 8
  store i64 %1, ptr %14, align 8
  store i64 1856417836235662431, ptr %15, align 8
  store i32 0, ptr %17, align 4
  br label %24

24:                                               ; preds = %37, %2
  %25 = load i32, ptr %17, align 4
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %27, label %40

27:                                               ; preds = %24
  %28 = load i64, ptr %14, align 8
  %29 = load i32, ptr %17, align 4
  %30 = mul nsw i32 16, %29
  %31 = zext i32 %30 to i64
  %32 = lshr i64 %28, %31
  %33 = trunc i64 %32 to i16
  %34 = load i32, ptr %17, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x i16], ptr %16, i64 0, i64 %35
  store i16 %33, ptr %36, align 2
  br label %37

37:                                               ; preds = %27
  %38 = load i32, ptr %17, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %17, align 4
  br label %24, !llvm.loop !10

40:                                               ; preds = %24
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %43 = mul i32 %41, %42
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %45 = add i32 %43, %44
  store i32 %45, ptr %18, align 4
  %46 = load ptr, ptr %13, align 8
  %47 = load i32, ptr %18, align 4
  %48 = mul nsw i32 2, %47
  %49 = add nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i16, ptr %46, i64 %50
  %52 = load i16, ptr %51, align 2
  store i16 %52, ptr %19, align 2
  %53 = load ptr, ptr %13, align 8
  %54 = load i32, ptr %18, align 4
  %55 = mul nsw i32 2, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i16, ptr %53, i64 %56
  %58 = load i16, ptr %57, align 2
  store i16 %58, ptr %20, align 2
  store i32 0, ptr %21, align 4
  br label %59

59:                                               ; preds = %184, %40
  %60 = load i32, ptr %21, align 4
  %61 = icmp slt i32 %60, 32
  br i1 %61, label %62, label %187

62:                                               ; preds = %59
  %63 = load i16, ptr %19, align 2
  store i16 %63, ptr %22, align 2
  %64 = load i16, ptr %20, align 2
  %65 = zext i16 %64 to i32
  %66 = load i16, ptr %19, align 2
  store i16 %66, ptr %3, align 2
  store i32 1, ptr %4, align 4
  %67 = load i16, ptr %3, align 2
  %68 = zext i16 %67 to i32
  %69 = load i32, ptr %4, align 4
  %70 = shl i32 %68, %69
  %71 = load i16, ptr %3, align 2
  %72 = zext i16 %71 to i32
  %73 = load i32, ptr %4, align 4
  %74 = sub nsw i32 16, %73
  %75 = ashr i32 %72, %74
  %76 = or i32 %70, %75
  %77 = trunc i32 %76 to i16
  %78 = zext i16 %77 to i32
  %79 = load i16, ptr %19, align 2
  store i16 %79, ptr %5, align 2
  store i32 8, ptr %6, align 4
  %80 = load i16, ptr %5, align 2
  %81 = zext i16 %80 to i32
  %82 = load i32, ptr %6, align 4
  %83 = shl i32 %81, %82
  %84 = load i16, ptr %5, align 2
  %85 = zext i16 %84 to i32
  %86 = load i32, ptr %6, align 4
  %87 = sub nsw i32 16, %86
  %88 = ashr i32 %85, %87
  %89 = or i32 %83, %88
  %90 = trunc i32 %89 to i16
  %91 = zext i16 %90 to i32
  %92 = and i32 %78, %91
  %93 = xor i32 %65, %92
  %94 = load i16, ptr %19, align 2
  store i16 %94, ptr %7, align 2
  store i32 2, ptr %8, align 4
  %95 = load i16, ptr %7, align 2
  %96 = zext i16 %95 to i32
  %97 = load i32, ptr %8, align 4
  %98 = shl i32 %96, %97
  %99 = load i16, ptr %7, align 2
  %100 = zext i16 %99 to i32
  %101 = load i32, ptr %8, align 4
  %102 = sub nsw i32 16, %101
  %103 = ashr i32 %100, %102
  %104 = or i32 %98, %103
  %105 = trunc i32 %104 to i16
  %106 = zext i16 %105 to i32
  %107 = xor i32 %93, %106
  %108 = load i32, ptr %21, align 4
  %109 = and i32 %108, 3
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [4 x i16], ptr %16, i64 0, i64 %110
  %112 = load i16, ptr %111, align 2
  %113 = zext i16 %112 to i32
  %114 = xor i32 %107, %113
  %115 = trunc i32 %114 to i16
  store i16 %115, ptr %19, align 2
  %116 = load i16, ptr %22, align 2
  store i16 %116, ptr %20, align 2
  %117 = load i32, ptr %21, align 4
  %118 = add nsw i32 %117, 3
  %119 = and i32 %118, 3
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [4 x i16], ptr %16, i64 0, i64 %120
  %122 = load i16, ptr %121, align 2
  store i16 %122, ptr %9, align 2
  store i32 13, ptr %10, align 4
  %123 = load i16, ptr %9, align 2
  %124 = zext i16 %123 to i32
  %125 = load i32, ptr %10, align 4
  %126 = shl i32 %124, %125
  %127 = load i16, ptr %9, align 2
  %128 = zext i16 %127 to i32
  %129 = load i32, ptr %10, align 4
  %130 = sub nsw i32 16, %129
  %131 = ashr i32 %128, %130
  %132 = or i32 %126, %131
  %133 = trunc i32 %132 to i16
  %134 = zext i16 %133 to i32
  %135 = load i32, ptr %21, align 4
  %136 = add nsw i32 %135, 1
  %137 = and i32 %136, 3
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [4 x i16], ptr %16, i64 0, i64 %138
  %140 = load i16, ptr %139, align 2
  %141 = zext i16 %140 to i32
  %142 = xor i32 %134, %141
  %143 = trunc i32 %142 to i16
  store i16 %143, ptr %23, align 2
  %144 = load i16, ptr %23, align 2
  store i16 %144, ptr %11, align 2
  store i32 15, ptr %12, align 4
  %145 = load i16, ptr %11, align 2
  %146 = zext i16 %145 to i32
  %147 = load i32, ptr %12, align 4
  %148 = shl i32 %146, %147
  %149 = load i16, ptr %11, align 2
  %150 = zext i16 %149 to i32
  %151 = load i32, ptr %12, align 4
  %152 = sub nsw i32 16, %151
  %153 = ashr i32 %150, %152
  %154 = or i32 %148, %153
  %155 = trunc i32 %154 to i16
  %156 = zext i16 %155 to i32
  %157 = load i16, ptr %23, align 2
  %158 = zext i16 %157 to i32
  %159 = xor i32 %158, %156
  %160 = trunc i32 %159 to i16
  store i16 %160, ptr %23, align 2
  %161 = load i32, ptr %21, align 4
  %162 = and i32 %161, 3
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [4 x i16], ptr %16, i64 0, i64 %163
  %165 = load i16, ptr %164, align 2
  %166 = zext i16 %165 to i32
  %167 = xor i32 %166, -1
  %168 = load i16, ptr %23, align 2
  %169 = zext i16 %168 to i32
  %170 = xor i32 %167, %169
  %171 = sext i32 %170 to i64
  %172 = load i32, ptr %21, align 4
  %173 = srem i32 %172, 62
  %174 = zext i32 %173 to i64
  %175 = lshr i64 1856417836235662431, %174
  %176 = and i64 %175, 1
  %177 = xor i64 %171, %176
  %178 = xor i64 %177, 3
  %179 = trunc i64 %178 to i16
  %180 = load i32, ptr %21, align 4
  %181 = and i32 %180, 3
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [4 x i16], ptr %16, i64 0, i64 %182
  store i16 %179, ptr %183, align 2
  br label %184

184:                                              ; preds = %62
  %185 = load i32, ptr %21, align 4
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %21, align 4
  br label %59, !llvm.loop !11

187:                                              ; preds = %59
  %188 = load i16, ptr %19, align 2
  %189 = load ptr, ptr %13, align 8
  %190 = load i32, ptr %18, align 4
  %191 = mul nsw i32 2, %190
  %192 = add nsw i32 %191, 1
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i16, ptr %189, i64 %193
  store i16 %188, ptr %194, align 2
  %195 = load i16, ptr %20, align 2
  %196 = load ptr, ptr %13, align 8
  %197 = load i32, ptr %18, align 4
  %198 = mul nsw i32 2, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds i16, ptr %196, i64 %199
  store i16 %195, ptr %200, align 2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @poly_mac(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i128, align 16
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %9, align 4
  store i128 0, ptr %10, align 16
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %63, %4
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %66

18:                                               ; preds = %14
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %8, align 4
  %22 = mul nsw i32 %20, %21
  %23 = load i32, ptr %11, align 4
  %24 = add nsw i32 %22, %23
  %25 = mul nsw i32 %24, 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %19, i64 %26
  store ptr %27, ptr %12, align 8
  %28 = load ptr, ptr %12, align 8
  %29 = getelementptr inbounds i32, ptr %28, i64 0
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i128
  %32 = load ptr, ptr %12, align 8
  %33 = getelementptr inbounds i32, ptr %32, i64 1
  %34 = load i32, ptr %33, align 4
  %35 = zext i32 %34 to i128
  %36 = shl i128 %35, 32
  %37 = or i128 %31, %36
  %38 = load ptr, ptr %12, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 2
  %40 = load i32, ptr %39, align 4
  %41 = and i32 %40, 65535
  %42 = zext i32 %41 to i128
  %43 = shl i128 %42, 64
  %44 = or i128 %37, %43
  %45 = load i128, ptr %10, align 16
  %46 = add i128 %45, %44
  store i128 %46, ptr %10, align 16
  %47 = load i128, ptr %10, align 16
  %48 = and i128 %47, 2305843009213693951
  %49 = load i128, ptr %10, align 16
  %50 = lshr i128 %49, 61
  %51 = add i128 %48, %50
  store i128 %51, ptr %10, align 16
  %52 = load i128, ptr %10, align 16
  %53 = trunc i128 %52 to i64
  %54 = zext i64 %53 to i128
  %55 = load i64, ptr %7, align 8
  %56 = zext i64 %55 to i128
  %57 = mul i128 %54, %56
  store i128 %57, ptr %10, align 16
  %58 = load i128, ptr %10, align 16
  %59 = and i128 %58, 2305843009213693951
  %60 = load i128, ptr %10, align 16
  %61 = lshr i128 %60, 61
  %62 = add i128 %59, %61
  store i128 %62, ptr %10, align 16
  br label %63

63:                                               ; preds = %18
  %64 = load i32, ptr %11, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %11, align 4
  br label %14, !llvm.loop !12

66:                                               ; preds = %14
  %67 = load i128, ptr %10, align 16
  %68 = trunc i128 %67 to i64
  %69 = load ptr, ptr %6, align 8
  %70 = load i32, ptr %9, align 4
  %71 = mul nsw i32 2, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i64, ptr %69, i64 %72
  store i64 %68, ptr %73, align 8
  %74 = load i128, ptr %10, align 16
  %75 = lshr i128 %74, 64
  %76 = trunc i128 %75 to i64
  %77 = load ptr, ptr %6, align 8
  %78 = load i32, ptr %9, align 4
  %79 = mul nsw i32 2, %78
  %80 = add nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i64, ptr %77, i64 %81
  store i64 %76, ptr %82, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

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
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
