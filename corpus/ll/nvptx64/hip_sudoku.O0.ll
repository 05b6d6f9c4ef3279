; ModuleID = 'corpus/hip/hip_sudoku.hip'
source_filename = "corpus/hip/hip_sudoku.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const._Z4winsj.lines = private unnamed_addr constant [8 x i32] [i32 7, i32 56, i32 448, i32 73, i32 146, i32 292, i32 273, i32 84], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sudoku4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i8], align 1
  %7 = alloca [16 x i8], align 1
  %8 = alloca i32, align 4
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
  %19 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %20, ptr %5, align 4
  store i32 0, ptr %8, align 4
  br label %21

21:                                               ; preds = %39, %2
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %24, label %42

24:                                               ; preds = %21
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 %26, 16
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %25, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %34
  store i8 %32, ptr %35, align 1
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %37
  store i8 %32, ptr %38, align 1
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %8, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %8, align 4
  br label %21, !llvm.loop !4

42:                                               ; preds = %21
  %43 = load i32, ptr %5, align 4
  %44 = and i32 %43, 3
  %45 = shl i32 1, %44
  %46 = trunc i32 %45 to i8
  %47 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0
  store i8 %46, ptr %47, align 1
  %48 = load i32, ptr %5, align 4
  %49 = ashr i32 %48, 2
  %50 = shl i32 1, %49
  %51 = trunc i32 %50 to i8
  %52 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 1
  store i8 %51, ptr %52, align 1
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %53 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 1
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp ne i32 %55, %58
  br i1 %59, label %60, label %191

60:                                               ; preds = %42
  store i32 2, ptr %11, align 4
  br label %61

61:                                               ; preds = %189, %74, %60
  %62 = load i32, ptr %11, align 4
  %63 = icmp sge i32 %62, 2
  br i1 %63, label %64, label %67

64:                                               ; preds = %61
  %65 = load i32, ptr %10, align 4
  %66 = icmp ult i32 %65, 400
  br label %67

67:                                               ; preds = %64, %61
  %68 = phi i1 [ false, %61 ], [ %66, %64 ]
  br i1 %68, label %69, label %190

69:                                               ; preds = %67
  %70 = load i32, ptr %10, align 4
  %71 = add i32 %70, 1
  store i32 %71, ptr %10, align 4
  %72 = load i32, ptr %11, align 4
  %73 = icmp eq i32 %72, 16
  br i1 %73, label %74, label %79

74:                                               ; preds = %69
  %75 = load i32, ptr %9, align 4
  %76 = add i32 %75, 1
  store i32 %76, ptr %9, align 4
  %77 = load i32, ptr %11, align 4
  %78 = add nsw i32 %77, -1
  store i32 %78, ptr %11, align 4
  br label %61, !llvm.loop !6

79:                                               ; preds = %69
  %80 = load i32, ptr %11, align 4
  %81 = sdiv i32 %80, 4
  store i32 %81, ptr %12, align 4
  %82 = load i32, ptr %11, align 4
  %83 = srem i32 %82, 4
  store i32 %83, ptr %13, align 4
  %84 = load i32, ptr %12, align 4
  %85 = sdiv i32 %84, 2
  %86 = mul nsw i32 %85, 8
  %87 = load i32, ptr %13, align 4
  %88 = sdiv i32 %87, 2
  %89 = mul nsw i32 %88, 2
  %90 = add nsw i32 %86, %89
  store i32 %90, ptr %14, align 4
  %91 = load i32, ptr %11, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %92
  %94 = load i8, ptr %93, align 1
  %95 = zext i8 %94 to i32
  store i32 %95, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %96

96:                                               ; preds = %150, %79
  %97 = load i32, ptr %16, align 4
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %99, label %153

99:                                               ; preds = %96
  %100 = load i32, ptr %16, align 4
  %101 = load i32, ptr %13, align 4
  %102 = icmp ne i32 %100, %101
  br i1 %102, label %103, label %114

103:                                              ; preds = %99
  %104 = load i32, ptr %12, align 4
  %105 = mul nsw i32 %104, 4
  %106 = load i32, ptr %16, align 4
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %108
  %110 = load i8, ptr %109, align 1
  %111 = zext i8 %110 to i32
  %112 = load i32, ptr %15, align 4
  %113 = or i32 %112, %111
  store i32 %113, ptr %15, align 4
  br label %114

114:                                              ; preds = %103, %99
  %115 = load i32, ptr %16, align 4
  %116 = load i32, ptr %12, align 4
  %117 = icmp ne i32 %115, %116
  br i1 %117, label %118, label %129

118:                                              ; preds = %114
  %119 = load i32, ptr %16, align 4
  %120 = mul nsw i32 %119, 4
  %121 = load i32, ptr %13, align 4
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %123
  %125 = load i8, ptr %124, align 1
  %126 = zext i8 %125 to i32
  %127 = load i32, ptr %15, align 4
  %128 = or i32 %127, %126
  store i32 %128, ptr %15, align 4
  br label %129

129:                                              ; preds = %118, %114
  %130 = load i32, ptr %14, align 4
  %131 = load i32, ptr %16, align 4
  %132 = sdiv i32 %131, 2
  %133 = mul nsw i32 %132, 4
  %134 = add nsw i32 %130, %133
  %135 = load i32, ptr %16, align 4
  %136 = srem i32 %135, 2
  %137 = add nsw i32 %134, %136
  store i32 %137, ptr %17, align 4
  %138 = load i32, ptr %17, align 4
  %139 = load i32, ptr %11, align 4
  %140 = icmp ne i32 %138, %139
  br i1 %140, label %141, label %149

141:                                              ; preds = %129
  %142 = load i32, ptr %17, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %143
  %145 = load i8, ptr %144, align 1
  %146 = zext i8 %145 to i32
  %147 = load i32, ptr %15, align 4
  %148 = or i32 %147, %146
  store i32 %148, ptr %15, align 4
  br label %149

149:                                              ; preds = %141, %129
  br label %150

150:                                              ; preds = %149
  %151 = load i32, ptr %16, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %16, align 4
  br label %96, !llvm.loop !7

153:                                              ; preds = %96
  %154 = load i32, ptr %15, align 4
  %155 = xor i32 %154, -1
  %156 = and i32 15, %155
  store i32 %156, ptr %18, align 4
  %157 = load i32, ptr %18, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %168

159:                                              ; preds = %153
  %160 = load i32, ptr %11, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %161
  store i8 0, ptr %162, align 1
  %163 = load i32, ptr %11, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %164
  store i8 0, ptr %165, align 1
  %166 = load i32, ptr %11, align 4
  %167 = add nsw i32 %166, -1
  store i32 %167, ptr %11, align 4
  br label %189

168:                                              ; preds = %153
  %169 = load i32, ptr %18, align 4
  %170 = load i32, ptr %18, align 4
  %171 = sub i32 0, %170
  %172 = and i32 %169, %171
  %173 = trunc i32 %172 to i8
  store i8 %173, ptr %19, align 1
  %174 = load i8, ptr %19, align 1
  %175 = load i32, ptr %11, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %176
  store i8 %174, ptr %177, align 1
  %178 = load i8, ptr %19, align 1
  %179 = zext i8 %178 to i32
  %180 = load i32, ptr %11, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %181
  %183 = load i8, ptr %182, align 1
  %184 = zext i8 %183 to i32
  %185 = or i32 %184, %179
  %186 = trunc i32 %185 to i8
  store i8 %186, ptr %182, align 1
  %187 = load i32, ptr %11, align 4
  %188 = add nsw i32 %187, 1
  store i32 %188, ptr %11, align 4
  br label %189

189:                                              ; preds = %168, %159
  br label %61, !llvm.loop !6

190:                                              ; preds = %67
  br label %191

191:                                              ; preds = %190, %42
  %192 = load i32, ptr %9, align 4
  %193 = mul i32 %192, 1000
  %194 = load i32, ptr %10, align 4
  %195 = add i32 %193, %194
  %196 = load ptr, ptr %4, align 8
  %197 = load i32, ptr %5, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i32, ptr %196, i64 %198
  store i32 %195, ptr %199, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @subset_sum(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %16 = load ptr, ptr %5, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = load i32, ptr %7, align 4
  %19 = mul i32 %17, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %16, i64 %20
  store ptr %21, ptr %8, align 8
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 1, ptr %12, align 4
  br label %22

22:                                               ; preds = %70, %3
  %23 = load i32, ptr %12, align 4
  %24 = load i32, ptr %7, align 4
  %25 = shl i32 1, %24
  %26 = icmp ult i32 %23, %25
  br i1 %26, label %27, label %73

27:                                               ; preds = %22
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %12, align 4
  %30 = lshr i32 %29, 1
  %31 = xor i32 %28, %30
  store i32 %31, ptr %13, align 4
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %11, align 4
  %34 = xor i32 %32, %33
  store i32 %34, ptr %14, align 4
  %35 = load i32, ptr %14, align 4
  store i32 %35, ptr %4, align 4
  %36 = load i32, ptr %4, align 4
  %37 = call i32 @llvm.cttz.i32(i32 %36, i1 true)
  %38 = add i32 %37, 1
  %39 = icmp eq i32 %36, 0
  %40 = select i1 %39, i32 0, i32 %38
  %41 = sub nsw i32 %40, 1
  store i32 %41, ptr %15, align 4
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %14, align 4
  %44 = and i32 %42, %43
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %52

46:                                               ; preds = %27
  %47 = load ptr, ptr %8, align 8
  %48 = load i32, ptr %15, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4
  br label %59

52:                                               ; preds = %27
  %53 = load ptr, ptr %8, align 8
  %54 = load i32, ptr %15, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = sub nsw i32 0, %57
  br label %59

59:                                               ; preds = %52, %46
  %60 = phi i32 [ %51, %46 ], [ %58, %52 ]
  %61 = load i32, ptr %9, align 4
  %62 = add nsw i32 %61, %60
  store i32 %62, ptr %9, align 4
  %63 = load i32, ptr %13, align 4
  store i32 %63, ptr %11, align 4
  %64 = load i32, ptr %9, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %69

66:                                               ; preds = %59
  %67 = load i32, ptr %10, align 4
  %68 = add i32 %67, 1
  store i32 %68, ptr %10, align 4
  br label %69

69:                                               ; preds = %66, %59
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %12, align 4
  %72 = add i32 %71, 1
  store i32 %72, ptr %12, align 4
  br label %22, !llvm.loop !8

73:                                               ; preds = %22
  %74 = load i32, ptr %10, align 4
  %75 = load ptr, ptr %6, align 8
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %75, i64 %77
  store i32 %74, ptr %78, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6searchjji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i1, align 1
  %9 = alloca i32, align 4
  %10 = alloca [8 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  %19 = load i32, ptr %14, align 4
  store i32 %19, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const._Z4winsj.lines, i64 32, i1 false)
  store i32 0, ptr %11, align 4
  br label %20

20:                                               ; preds = %36, %3
  %21 = load i32, ptr %11, align 4
  %22 = icmp slt i32 %21, 8
  br i1 %22, label %23, label %39

23:                                               ; preds = %20
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %11, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [8 x i32], ptr %10, i64 0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = and i32 %24, %28
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [8 x i32], ptr %10, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %29, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %23
  store i1 true, ptr %8, align 1
  br label %40

36:                                               ; preds = %23
  %37 = load i32, ptr %11, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %11, align 4
  br label %20, !llvm.loop !9

39:                                               ; preds = %20
  store i1 false, ptr %8, align 1
  br label %40

40:                                               ; preds = %35, %39
  %41 = load i1, ptr %8, align 1
  br i1 %41, label %42, label %45

42:                                               ; preds = %40
  %43 = load i32, ptr %15, align 4
  %44 = add nsw i32 -10, %43
  store i32 %44, ptr %12, align 4
  br label %98

45:                                               ; preds = %40
  %46 = load i32, ptr %13, align 4
  %47 = load i32, ptr %14, align 4
  %48 = or i32 %46, %47
  %49 = xor i32 %48, -1
  %50 = and i32 511, %49
  store i32 %50, ptr %16, align 4
  %51 = load i32, ptr %16, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %56, label %53

53:                                               ; preds = %45
  %54 = load i32, ptr %15, align 4
  %55 = icmp eq i32 %54, 4
  br i1 %55, label %56, label %66

56:                                               ; preds = %53, %45
  %57 = load i32, ptr %13, align 4
  %58 = and i32 %57, 325
  store i32 %58, ptr %6, align 4
  %59 = load i32, ptr %6, align 4
  %60 = call noundef i32 @llvm.ctpop.i32(i32 %59)
  %61 = load i32, ptr %14, align 4
  %62 = and i32 %61, 325
  store i32 %62, ptr %7, align 4
  %63 = load i32, ptr %7, align 4
  %64 = call noundef i32 @llvm.ctpop.i32(i32 %63)
  %65 = sub nsw i32 %60, %64
  store i32 %65, ptr %12, align 4
  br label %98

66:                                               ; preds = %53
  store i32 -100, ptr %17, align 4
  br label %67

67:                                               ; preds = %94, %66
  %68 = load i32, ptr %16, align 4
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %96

70:                                               ; preds = %67
  %71 = load i32, ptr %16, align 4
  %72 = load i32, ptr %16, align 4
  %73 = sub i32 0, %72
  %74 = and i32 %71, %73
  store i32 %74, ptr %18, align 4
  %75 = load i32, ptr %18, align 4
  %76 = load i32, ptr %16, align 4
  %77 = xor i32 %76, %75
  store i32 %77, ptr %16, align 4
  %78 = load i32, ptr %17, align 4
  %79 = load i32, ptr %14, align 4
  %80 = load i32, ptr %13, align 4
  %81 = load i32, ptr %18, align 4
  %82 = or i32 %80, %81
  %83 = load i32, ptr %15, align 4
  %84 = add nsw i32 %83, 1
  %85 = call noundef i32 @_Z6searchjji(i32 noundef %79, i32 noundef %82, i32 noundef %84) #5
  %86 = sub nsw i32 0, %85
  store i32 %78, ptr %4, align 4
  store i32 %86, ptr %5, align 4
  %87 = load i32, ptr %4, align 4
  %88 = load i32, ptr %5, align 4
  %89 = icmp sgt i32 %87, %88
  br i1 %89, label %90, label %92

90:                                               ; preds = %70
  %91 = load i32, ptr %4, align 4
  br label %94

92:                                               ; preds = %70
  %93 = load i32, ptr %5, align 4
  br label %94

94:                                               ; preds = %90, %92
  %95 = phi i32 [ %91, %90 ], [ %93, %92 ]
  store i32 %95, ptr %17, align 4
  br label %67, !llvm.loop !10

96:                                               ; preds = %67
  %97 = load i32, ptr %17, align 4
  store i32 %97, ptr %12, align 4
  br label %98

98:                                               ; preds = %96, %56, %42
  %99 = load i32, ptr %12, align 4
  ret i32 %99
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @minimax(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl i32 1, %3
  %5 = and i32 %4, -2
  %6 = call noundef i32 @_Z6searchjji(i32 noundef 1, i32 noundef %5, i32 noundef 0) #5
  %7 = load ptr, ptr %2, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %7, i64 %9
  store i32 %6, ptr %10, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
