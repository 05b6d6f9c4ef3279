; ModuleID = 'corpus/hip/hip_levenshtein.hip'
source_filename = "corpus/hip/hip_levenshtein.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @levenshtein(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca [17 x i32], align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %15, align 4
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %13, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load ptr, ptr %10, align 8
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds i8, ptr %30, i64 %31
  store ptr %32, ptr %10, align 8
  %33 = load i32, ptr %15, align 4
  %34 = load i32, ptr %14, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load ptr, ptr %11, align 8
  %37 = sext i32 %35 to i64
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  store ptr %38, ptr %11, align 8
  store i32 0, ptr %17, align 4
  br label %39

39:                                               ; preds = %48, %5
  %40 = load i32, ptr %17, align 4
  %41 = load i32, ptr %14, align 4
  %42 = icmp sle i32 %40, %41
  br i1 %42, label %43, label %51

43:                                               ; preds = %39
  %44 = load i32, ptr %17, align 4
  %45 = load i32, ptr %17, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [17 x i32], ptr %16, i64 0, i64 %46
  store i32 %44, ptr %47, align 4
  br label %48

48:                                               ; preds = %43
  %49 = load i32, ptr %17, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %17, align 4
  br label %39, !llvm.loop !4

51:                                               ; preds = %39
  store i32 1, ptr %18, align 4
  br label %52

52:                                               ; preds = %124, %51
  %53 = load i32, ptr %18, align 4
  %54 = load i32, ptr %13, align 4
  %55 = icmp sle i32 %53, %54
  br i1 %55, label %56, label %127

56:                                               ; preds = %52
  %57 = getelementptr inbounds [17 x i32], ptr %16, i64 0, i64 0
  %58 = load i32, ptr %57, align 4
  store i32 %58, ptr %19, align 4
  %59 = load i32, ptr %18, align 4
  %60 = getelementptr inbounds [17 x i32], ptr %16, i64 0, i64 0
  store i32 %59, ptr %60, align 4
  store i32 1, ptr %20, align 4
  br label %61

61:                                               ; preds = %120, %56
  %62 = load i32, ptr %20, align 4
  %63 = load i32, ptr %14, align 4
  %64 = icmp sle i32 %62, %63
  br i1 %64, label %65, label %123

65:                                               ; preds = %61
  %66 = load i32, ptr %20, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [17 x i32], ptr %16, i64 0, i64 %67
  %69 = load i32, ptr %68, align 4
  store i32 %69, ptr %21, align 4
  %70 = load i32, ptr %20, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [17 x i32], ptr %16, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = load i32, ptr %20, align 4
  %75 = sub nsw i32 %74, 1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [17 x i32], ptr %16, i64 0, i64 %76
  %78 = load i32, ptr %77, align 4
  store i32 %73, ptr %6, align 4
  store i32 %78, ptr %7, align 4
  %79 = load i32, ptr %6, align 4
  %80 = load i32, ptr %7, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %84

82:                                               ; preds = %65
  %83 = load i32, ptr %6, align 4
  br label %86

84:                                               ; preds = %65
  %85 = load i32, ptr %7, align 4
  br label %86

86:                                               ; preds = %82, %84
  %87 = phi i32 [ %83, %82 ], [ %85, %84 ]
  %88 = add nsw i32 %87, 1
  %89 = load i32, ptr %19, align 4
  %90 = load ptr, ptr %10, align 8
  %91 = load i32, ptr %18, align 4
  %92 = sub nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %90, i64 %93
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = load ptr, ptr %11, align 8
  %98 = load i32, ptr %20, align 4
  %99 = sub nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr %97, i64 %100
  %102 = load i8, ptr %101, align 1
  %103 = zext i8 %102 to i32
  %104 = icmp ne i32 %96, %103
  %105 = zext i1 %104 to i32
  %106 = add nsw i32 %89, %105
  store i32 %88, ptr %8, align 4
  store i32 %106, ptr %9, align 4
  %107 = load i32, ptr %8, align 4
  %108 = load i32, ptr %9, align 4
  %109 = icmp slt i32 %107, %108
  br i1 %109, label %110, label %112

110:                                              ; preds = %86
  %111 = load i32, ptr %8, align 4
  br label %114

112:                                              ; preds = %86
  %113 = load i32, ptr %9, align 4
  br label %114

114:                                              ; preds = %110, %112
  %115 = phi i32 [ %111, %110 ], [ %113, %112 ]
  %116 = load i32, ptr %20, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [17 x i32], ptr %16, i64 0, i64 %117
  store i32 %115, ptr %118, align 4
  %119 = load i32, ptr %21, align 4
  store i32 %119, ptr %19, align 4
  br label %120

120:                                              ; preds = %114
  %121 = load i32, ptr %20, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %20, align 4
  br label %61, !llvm.loop !6

123:                                              ; preds = %61
  br label %124

124:                                              ; preds = %123
  %125 = load i32, ptr %18, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %18, align 4
  br label %52, !llvm.loop !7

127:                                              ; preds = %52
  %128 = load i32, ptr %14, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [17 x i32], ptr %16, i64 0, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = load ptr, ptr %12, align 8
  %133 = load i32, ptr %15, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i32, ptr %132, i64 %134
  store i32 %131, ptr %135, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @knapsack(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [32 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %19, ptr %11, align 4
  store i32 1, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %20

20:                                               ; preds = %28, %4
  %21 = load i32, ptr %14, align 4
  %22 = load i32, ptr %10, align 4
  %23 = icmp sle i32 %21, %22
  br i1 %23, label %24, label %31

24:                                               ; preds = %20
  %25 = load i32, ptr %14, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [32 x i32], ptr %12, i64 0, i64 %26
  store i32 0, ptr %27, align 4
  br label %28

28:                                               ; preds = %24
  %29 = load i32, ptr %14, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %14, align 4
  br label %20, !llvm.loop !8

31:                                               ; preds = %20
  store i32 0, ptr %15, align 4
  br label %32

32:                                               ; preds = %93, %31
  %33 = load i32, ptr %15, align 4
  %34 = icmp slt i32 %33, 8
  br i1 %34, label %35, label %96

35:                                               ; preds = %32
  %36 = load ptr, ptr %7, align 8
  %37 = load i32, ptr %11, align 4
  %38 = mul nsw i32 %37, 8
  %39 = load i32, ptr %15, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %36, i64 %41
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  store i32 %44, ptr %16, align 4
  %45 = load ptr, ptr %8, align 8
  %46 = load i32, ptr %11, align 4
  %47 = mul nsw i32 %46, 8
  %48 = load i32, ptr %15, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i16, ptr %45, i64 %50
  %52 = load i16, ptr %51, align 2
  %53 = zext i16 %52 to i32
  store i32 %53, ptr %17, align 4
  %54 = load i32, ptr %13, align 4
  %55 = load i32, ptr %16, align 4
  %56 = shl i32 %54, %55
  %57 = load i32, ptr %13, align 4
  %58 = or i32 %57, %56
  store i32 %58, ptr %13, align 4
  %59 = load i32, ptr %10, align 4
  store i32 %59, ptr %18, align 4
  br label %60

60:                                               ; preds = %89, %35
  %61 = load i32, ptr %18, align 4
  %62 = load i32, ptr %16, align 4
  %63 = icmp sge i32 %61, %62
  br i1 %63, label %64, label %92

64:                                               ; preds = %60
  %65 = load i32, ptr %18, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [32 x i32], ptr %12, i64 0, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = load i32, ptr %18, align 4
  %70 = load i32, ptr %16, align 4
  %71 = sub nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [32 x i32], ptr %12, i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = load i32, ptr %17, align 4
  %76 = add nsw i32 %74, %75
  store i32 %68, ptr %5, align 4
  store i32 %76, ptr %6, align 4
  %77 = load i32, ptr %5, align 4
  %78 = load i32, ptr %6, align 4
  %79 = icmp sgt i32 %77, %78
  br i1 %79, label %80, label %82

80:                                               ; preds = %64
  %81 = load i32, ptr %5, align 4
  br label %84

82:                                               ; preds = %64
  %83 = load i32, ptr %6, align 4
  br label %84

84:                                               ; preds = %80, %82
  %85 = phi i32 [ %81, %80 ], [ %83, %82 ]
  %86 = load i32, ptr %18, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [32 x i32], ptr %12, i64 0, i64 %87
  store i32 %85, ptr %88, align 4
  br label %89

89:                                               ; preds = %84
  %90 = load i32, ptr %18, align 4
  %91 = add nsw i32 %90, -1
  store i32 %91, ptr %18, align 4
  br label %60, !llvm.loop !9

92:                                               ; preds = %60
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %15, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %15, align 4
  br label %32, !llvm.loop !10

96:                                               ; preds = %32
  %97 = load i32, ptr %10, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [32 x i32], ptr %12, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = load ptr, ptr %9, align 8
  %102 = load i32, ptr %11, align 4
  %103 = mul nsw i32 2, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %101, i64 %104
  store i32 %100, ptr %105, align 4
  %106 = load i32, ptr %13, align 4
  %107 = load ptr, ptr %9, align 8
  %108 = load i32, ptr %11, align 4
  %109 = mul nsw i32 2, %108
  %110 = add nsw i32 %109, 1
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %107, i64 %111
  store i32 %106, ptr %112, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lis(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %5, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %14

14:                                               ; preds = %60, %2
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %15, 16
  br i1 %16, label %17, label %63

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 %19, 16
  %21 = load i32, ptr %8, align 4
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %18, i64 %23
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %26 = load i32, ptr %7, align 4
  store i32 %26, ptr %11, align 4
  br label %27

27:                                               ; preds = %47, %17
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %48

31:                                               ; preds = %27
  %32 = load i32, ptr %10, align 4
  %33 = load i32, ptr %11, align 4
  %34 = add nsw i32 %32, %33
  %35 = ashr i32 %34, 1
  store i32 %35, ptr %12, align 4
  %36 = load i32, ptr %12, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %9, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %45

42:                                               ; preds = %31
  %43 = load i32, ptr %12, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %10, align 4
  br label %47

45:                                               ; preds = %31
  %46 = load i32, ptr %12, align 4
  store i32 %46, ptr %11, align 4
  br label %47

47:                                               ; preds = %45, %42
  br label %27, !llvm.loop !11

48:                                               ; preds = %27
  %49 = load i32, ptr %9, align 4
  %50 = load i32, ptr %10, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %51
  store i32 %49, ptr %52, align 4
  %53 = load i32, ptr %10, align 4
  %54 = load i32, ptr %7, align 4
  %55 = icmp eq i32 %53, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %48
  %57 = load i32, ptr %7, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %7, align 4
  br label %59

59:                                               ; preds = %56, %48
  br label %60

60:                                               ; preds = %59
  %61 = load i32, ptr %8, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %8, align 4
  br label %14, !llvm.loop !12

63:                                               ; preds = %14
  %64 = load i32, ptr %7, align 4
  %65 = mul nsw i32 %64, 1000
  %66 = load i32, ptr %7, align 4
  %67 = sub nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = add nsw i32 %65, %70
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %5, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  store i32 %71, ptr %75, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @matrix_chain_order(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [6 x [6 x i32]], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = mul i32 %15, 7
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 %17
  store ptr %18, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %29, %2
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %20, 6
  br i1 %21, label %22, label %32

22:                                               ; preds = %19
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [6 x [6 x i32]], ptr %6, i64 0, i64 %24
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [6 x i32], ptr %25, i64 0, i64 %27
  store i32 0, ptr %28, align 4
  br label %29

29:                                               ; preds = %22
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %19, !llvm.loop !13

32:                                               ; preds = %19
  store i32 2, ptr %8, align 4
  br label %33

33:                                               ; preds = %116, %32
  %34 = load i32, ptr %8, align 4
  %35 = icmp sle i32 %34, 6
  br i1 %35, label %36, label %119

36:                                               ; preds = %33
  store i32 0, ptr %9, align 4
  br label %37

37:                                               ; preds = %112, %36
  %38 = load i32, ptr %9, align 4
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %38, %39
  %41 = icmp sle i32 %40, 6
  br i1 %41, label %42, label %115

42:                                               ; preds = %37
  %43 = load i32, ptr %9, align 4
  %44 = load i32, ptr %8, align 4
  %45 = add nsw i32 %43, %44
  %46 = sub nsw i32 %45, 1
  store i32 %46, ptr %10, align 4
  store i32 -1, ptr %11, align 4
  %47 = load i32, ptr %9, align 4
  store i32 %47, ptr %12, align 4
  br label %48

48:                                               ; preds = %101, %42
  %49 = load i32, ptr %12, align 4
  %50 = load i32, ptr %10, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %104

52:                                               ; preds = %48
  %53 = load i32, ptr %9, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [6 x [6 x i32]], ptr %6, i64 0, i64 %54
  %56 = load i32, ptr %12, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [6 x i32], ptr %55, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = load i32, ptr %12, align 4
  %61 = add nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [6 x [6 x i32]], ptr %6, i64 0, i64 %62
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [6 x i32], ptr %63, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = add i32 %59, %67
  %69 = load ptr, ptr %5, align 8
  %70 = load i32, ptr %9, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = load ptr, ptr %5, align 8
  %76 = load i32, ptr %12, align 4
  %77 = add nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = mul i32 %74, %81
  %83 = load ptr, ptr %5, align 8
  %84 = load i32, ptr %10, align 4
  %85 = add nsw i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = mul i32 %82, %89
  %91 = add i32 %68, %90
  store i32 %91, ptr %13, align 4
  %92 = load i32, ptr %13, align 4
  %93 = load i32, ptr %11, align 4
  %94 = icmp ult i32 %92, %93
  br i1 %94, label %95, label %97

95:                                               ; preds = %52
  %96 = load i32, ptr %13, align 4
  br label %99

97:                                               ; preds = %52
  %98 = load i32, ptr %11, align 4
  br label %99

99:                                               ; preds = %97, %95
  %100 = phi i32 [ %96, %95 ], [ %98, %97 ]
  store i32 %100, ptr %11, align 4
  br label %101

101:                                              ; preds = %99
  %102 = load i32, ptr %12, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %12, align 4
  br label %48, !llvm.loop !14

104:                                              ; preds = %48
  %105 = load i32, ptr %11, align 4
  %106 = load i32, ptr %9, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [6 x [6 x i32]], ptr %6, i64 0, i64 %107
  %109 = load i32, ptr %10, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [6 x i32], ptr %108, i64 0, i64 %110
  store i32 %105, ptr %111, align 4
  br label %112

112:                                              ; preds = %104
  %113 = load i32, ptr %9, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %9, align 4
  br label %37, !llvm.loop !15

115:                                              ; preds = %37
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %8, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %8, align 4
  br label %33, !llvm.loop !16

119:                                              ; preds = %33
  %120 = getelementptr inbounds [6 x [6 x i32]], ptr %6, i64 0, i64 0
  %121 = getelementptr inbounds [6 x i32], ptr %120, i64 0, i64 5
  %122 = load i32, ptr %121, align 4
  %123 = load ptr, ptr %4, align 8
  %124 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %123, i64 %125
  store i32 %122, ptr %126, align 4
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
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
