; ModuleID = 'corpus/opencl/device_calls.cl'
source_filename = "corpus/opencl/device_calls.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Mixed = type { i32, float, i64, i16 }
%struct.Large = type { [40 x i32] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @add3(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  %10 = mul i32 %8, %9
  %11 = add i32 %7, %10
  ret i32 %11
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local %struct.Mixed @make_mixed(i32 noundef %0, float noundef %1) #0 {
  %3 = alloca %struct.Mixed, align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  store i32 %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 1023
  %8 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 0
  store i32 %7, ptr %8, align 8
  %9 = load float, ptr %5, align 4
  %10 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 1
  store float %9, ptr %10, align 4
  %11 = load i32, ptr %4, align 4
  %12 = zext i32 %11 to i64
  %13 = shl i64 %12, 20
  %14 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 2
  store i64 %13, ptr %14, align 8
  %15 = load i32, ptr %4, align 4
  %16 = and i32 %15, 32767
  %17 = trunc i32 %16 to i16
  %18 = getelementptr inbounds nuw %struct.Mixed, ptr %3, i32 0, i32 3
  store i16 %17, ptr %18, align 8
  %19 = load %struct.Mixed, ptr %3, align 8
  ret %struct.Mixed %19
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @use_mixed(ptr noundef byval(%struct.Mixed) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  %4 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 0
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = add i32 %5, %8
  %10 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 3
  %11 = load i16, ptr %10, align 8
  %12 = sext i16 %11 to i32
  %13 = add i32 %9, %12
  %14 = getelementptr inbounds nuw %struct.Mixed, ptr %0, i32 0, i32 1
  %15 = load float, ptr %14, align 4
  %16 = fptoui float %15 to i32
  %17 = add i32 %13, %16
  %18 = load i32, ptr %3, align 4
  %19 = add i32 %17, %18
  ret i32 %19
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i64 noundef %33) #0 {
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i64, align 8
  store i32 %0, ptr %35, align 4
  store i32 %1, ptr %36, align 4
  store i32 %2, ptr %37, align 4
  store i32 %3, ptr %38, align 4
  store i32 %4, ptr %39, align 4
  store i32 %5, ptr %40, align 4
  store i32 %6, ptr %41, align 4
  store i32 %7, ptr %42, align 4
  store i32 %8, ptr %43, align 4
  store i32 %9, ptr %44, align 4
  store i32 %10, ptr %45, align 4
  store i32 %11, ptr %46, align 4
  store i32 %12, ptr %47, align 4
  store i32 %13, ptr %48, align 4
  store i32 %14, ptr %49, align 4
  store i32 %15, ptr %50, align 4
  store i32 %16, ptr %51, align 4
  store i32 %17, ptr %52, align 4
  store i32 %18, ptr %53, align 4
  store i32 %19, ptr %54, align 4
  store i32 %20, ptr %55, align 4
  store i32 %21, ptr %56, align 4
  store i32 %22, ptr %57, align 4
  store i32 %23, ptr %58, align 4
  store i32 %24, ptr %59, align 4
  store i32 %25, ptr %60, align 4
  store i32 %26, ptr %61, align 4
  store i32 %27, ptr %62, align 4
  store i32 %28, ptr %63, align 4
  store i32 %29, ptr %64, align 4
  store i32 %30, ptr %65, align 4
  store i32 %31, ptr %66, align 4
  store i32 %32, ptr %67, align 4
  store i64 %33, ptr %68, align 8
  %69 = load i32, ptr %35, align 4
  %70 = mul i32 %69, 1
  %71 = load i32, ptr %36, align 4
  %72 = mul i32 %71, 2
  %73 = add i32 %70, %72
  %74 = load i32, ptr %37, align 4
  %75 = mul i32 %74, 3
  %76 = add i32 %73, %75
  %77 = load i32, ptr %38, align 4
  %78 = mul i32 %77, 4
  %79 = add i32 %76, %78
  %80 = load i32, ptr %39, align 4
  %81 = mul i32 %80, 5
  %82 = add i32 %79, %81
  %83 = load i32, ptr %40, align 4
  %84 = mul i32 %83, 6
  %85 = add i32 %82, %84
  %86 = load i32, ptr %41, align 4
  %87 = mul i32 %86, 7
  %88 = add i32 %85, %87
  %89 = load i32, ptr %42, align 4
  %90 = mul i32 %89, 8
  %91 = add i32 %88, %90
  %92 = load i32, ptr %43, align 4
  %93 = mul i32 %92, 9
  %94 = add i32 %91, %93
  %95 = load i32, ptr %44, align 4
  %96 = mul i32 %95, 10
  %97 = add i32 %94, %96
  %98 = load i32, ptr %45, align 4
  %99 = mul i32 %98, 11
  %100 = add i32 %97, %99
  %101 = load i32, ptr %46, align 4
  %102 = mul i32 %101, 12
  %103 = add i32 %100, %102
  %104 = load i32, ptr %47, align 4
  %105 = mul i32 %104, 13
  %106 = add i32 %103, %105
  %107 = load i32, ptr %48, align 4
  %108 = mul i32 %107, 14
  %109 = add i32 %106, %108
  %110 = load i32, ptr %49, align 4
  %111 = mul i32 %110, 15
  %112 = add i32 %109, %111
  %113 = load i32, ptr %50, align 4
  %114 = mul i32 %113, 16
  %115 = add i32 %112, %114
  %116 = load i32, ptr %51, align 4
  %117 = mul i32 %116, 17
  %118 = add i32 %115, %117
  %119 = load i32, ptr %52, align 4
  %120 = mul i32 %119, 18
  %121 = add i32 %118, %120
  %122 = load i32, ptr %53, align 4
  %123 = mul i32 %122, 19
  %124 = add i32 %121, %123
  %125 = load i32, ptr %54, align 4
  %126 = mul i32 %125, 20
  %127 = add i32 %124, %126
  %128 = load i32, ptr %55, align 4
  %129 = mul i32 %128, 21
  %130 = add i32 %127, %129
  %131 = load i32, ptr %56, align 4
  %132 = mul i32 %131, 22
  %133 = add i32 %130, %132
  %134 = load i32, ptr %57, align 4
  %135 = mul i32 %134, 23
  %136 = add i32 %133, %135
  %137 = load i32, ptr %58, align 4
  %138 = mul i32 %137, 24
  %139 = add i32 %136, %138
  %140 = load i32, ptr %59, align 4
  %141 = mul i32 %140, 25
  %142 = add i32 %139, %141
  %143 = load i32, ptr %60, align 4
  %144 = mul i32 %143, 26
  %145 = add i32 %142, %144
  %146 = load i32, ptr %61, align 4
  %147 = mul i32 %146, 27
  %148 = add i32 %145, %147
  %149 = load i32, ptr %62, align 4
  %150 = mul i32 %149, 28
  %151 = add i32 %148, %150
  %152 = load i32, ptr %63, align 4
  %153 = mul i32 %152, 29
  %154 = add i32 %151, %153
  %155 = load i32, ptr %64, align 4
  %156 = mul i32 %155, 30
  %157 = add i32 %154, %156
  %158 = load i32, ptr %65, align 4
  %159 = mul i32 %158, 31
  %160 = add i32 %157, %159
  %161 = load i32, ptr %66, align 4
  %162 = mul i32 %161, 32
  %163 = add i32 %160, %162
  %164 = load i32, ptr %67, align 4
  %165 = mul i32 %164, 33
  %166 = add i32 %163, %165
  %167 = load i64, ptr %68, align 8
  %168 = lshr i64 %167, 7
  %169 = trunc i64 %168 to i32
  %170 = add i32 %166, %169
  ret i32 %170
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @recursive(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4
  store i32 %11, ptr %3, align 4
  br label %38

12:                                               ; preds = %2
  %13 = load i32, ptr %4, align 4
  %14 = sub i32 %13, 1
  %15 = load i32, ptr %5, align 4
  %16 = mul i32 %15, 3
  %17 = load i32, ptr %4, align 4
  %18 = add i32 %16, %17
  %19 = call i32 @recursive(i32 noundef %14, i32 noundef %18) #4
  store i32 %19, ptr %6, align 4
  %20 = load i32, ptr %4, align 4
  %21 = and i32 %20, 1
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %12
  %24 = load i32, ptr %4, align 4
  %25 = lshr i32 %24, 1
  %26 = load i32, ptr %6, align 4
  %27 = call i32 @recursive(i32 noundef %25, i32 noundef %26) #4
  br label %30

28:                                               ; preds = %12
  %29 = load i32, ptr %6, align 4
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi i32 [ %27, %23 ], [ %29, %28 ]
  store i32 %31, ptr %7, align 4
  %32 = load i32, ptr %6, align 4
  %33 = load i32, ptr %7, align 4
  %34 = mul i32 %33, 7
  %35 = load i32, ptr %4, align 4
  %36 = add i32 %34, %35
  %37 = xor i32 %32, %36
  store i32 %37, ptr %3, align 4
  br label %38

38:                                               ; preds = %30, %10
  %39 = load i32, ptr %3, align 4
  ret i32 %39
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @fill(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %25, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp ult i32 %9, %10
  br i1 %11, label %12, label %28

12:                                               ; preds = %8
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %7, align 4
  %15 = mul i32 %13, %14
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %7, align 4
  %18 = and i32 %17, 31
  %19 = lshr i32 %16, %18
  %20 = add i32 %15, %19
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %21, i64 %23
  store i32 %20, ptr %24, align 4
  br label %25

25:                                               ; preds = %12
  %26 = load i32, ptr %7, align 4
  %27 = add i32 %26, 1
  store i32 %27, ptr %7, align 4
  br label %8

28:                                               ; preds = %8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @sum(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp ult i32 %8, %9
  br i1 %10, label %11, label %23

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4
  %13 = mul i32 %12, 31
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %6, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = add i32 %13, %18
  store i32 %19, ptr %5, align 4
  br label %20

20:                                               ; preds = %11
  %21 = load i32, ptr %6, align 4
  %22 = add i32 %21, 1
  store i32 %22, ptr %6, align 4
  br label %7

23:                                               ; preds = %7
  %24 = load i32, ptr %5, align 4
  ret i32 %24
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @with_array(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [24 x i32], align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %7 = getelementptr inbounds [24 x i32], ptr %5, i64 0, i64 0
  %8 = load i32, ptr %4, align 4
  call void @fill(ptr noundef %7, i32 noundef 24, i32 noundef %8) #4
  %9 = getelementptr inbounds [24 x i32], ptr %5, i64 0, i64 0
  %10 = load i32, ptr %3, align 4
  %11 = call i32 @sum(ptr noundef %9, i32 noundef %10) #4
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [24 x i32], ptr %5, i64 0, i64 0
  %13 = load i32, ptr %6, align 4
  call void @fill(ptr noundef %12, i32 noundef 12, i32 noundef %13) #4
  %14 = getelementptr inbounds [24 x i32], ptr %5, i64 0, i64 0
  %15 = call i32 @sum(ptr noundef %14, i32 noundef 24) #4
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = call i32 @add3(i32 noundef %16, i32 noundef %17, i32 noundef %18) #4
  %20 = add i32 %15, %19
  ret i32 %20
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local <4 x i64> @wide(<4 x i64> noundef %0, double noundef %1, i8 noundef zeroext %2) #0 {
  %4 = alloca <4 x i64>, align 32
  %5 = alloca double, align 8
  %6 = alloca i8, align 1
  %7 = alloca <4 x i64>, align 32
  store <4 x i64> %0, ptr %4, align 32
  store double %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  %8 = load <4 x i64>, ptr %4, align 32
  %9 = load i8, ptr %6, align 1
  %10 = zext i8 %9 to i64
  %11 = insertelement <4 x i64> poison, i64 %10, i32 0
  %12 = load double, ptr %5, align 8
  %13 = fptoui double %12 to i64
  %14 = insertelement <4 x i64> %11, i64 %13, i32 1
  %15 = load i8, ptr %6, align 1
  %16 = zext i8 %15 to i32
  %17 = mul nsw i32 %16, 3
  %18 = sext i32 %17 to i64
  %19 = insertelement <4 x i64> %14, i64 %18, i32 2
  %20 = load double, ptr %5, align 8
  %21 = fmul double %20, 4.000000e+00
  %22 = fptoui double %21 to i64
  %23 = insertelement <4 x i64> %19, i64 %22, i32 3
  store <4 x i64> %23, ptr %7, align 32
  %24 = load <4 x i64>, ptr %7, align 32
  %25 = add <4 x i64> %8, %24
  ret <4 x i64> %25
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @small(i1 noundef zeroext %0, i1 noundef zeroext %1, i8 noundef signext %2, i16 noundef signext %3) #0 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i16, align 2
  %9 = zext i1 %0 to i8
  store i8 %9, ptr %5, align 1
  %10 = zext i1 %1 to i8
  store i8 %10, ptr %6, align 1
  store i8 %2, ptr %7, align 1
  store i16 %3, ptr %8, align 2
  %11 = load i8, ptr %5, align 1
  %12 = trunc i8 %11 to i1
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 1, i32 0
  %15 = load i8, ptr %6, align 1
  %16 = trunc i8 %15 to i1
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 2, i32 0
  %19 = add nsw i32 %14, %18
  %20 = load i8, ptr %7, align 1
  %21 = sext i8 %20 to i32
  %22 = load i16, ptr %8, align 2
  %23 = sext i16 %22 to i32
  %24 = add nsw i32 %21, %23
  %25 = add i32 %19, %24
  ret i32 %25
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local zeroext i1 @is_odd(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = and i32 %3, 1
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @ids() #0 {
  %1 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %2 = call i64 @_Z12get_group_idj(i32 noundef 0) #5
  %3 = mul i64 3, %2
  %4 = add i64 %1, %3
  %5 = call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %6 = mul i64 100, %5
  %7 = add i64 %4, %6
  %8 = call i64 @_Z12get_local_idj(i32 noundef 1) #5
  %9 = mul i64 7, %8
  %10 = add i64 %7, %9
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local %struct.Large @make_large(i32 noundef %0) #0 {
  %2 = alloca %struct.Large, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %17, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 40
  br i1 %7, label %8, label %20

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = mul i32 %9, %10
  %12 = and i32 %11, 65535
  %13 = getelementptr inbounds nuw %struct.Large, ptr %2, i32 0, i32 0
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [40 x i32], ptr %13, i64 0, i64 %15
  store i32 %12, ptr %16, align 4
  br label %17

17:                                               ; preds = %8
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %4, align 4
  br label %5

20:                                               ; preds = %5
  %21 = load %struct.Large, ptr %2, align 4
  ret %struct.Large %21
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @use_large(ptr noundef byval(%struct.Large) align 4 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %19, %2
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 40
  br i1 %9, label %10, label %22

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4
  %12 = mul i32 %11, 5
  %13 = getelementptr inbounds nuw %struct.Large, ptr %0, i32 0, i32 0
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [40 x i32], ptr %13, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %12, %17
  store i32 %18, ptr %4, align 4
  br label %19

19:                                               ; preds = %10
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %5, align 4
  br label %7

22:                                               ; preds = %7
  %23 = load i32, ptr %4, align 4
  ret i32 %23
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Mixed, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i32, ptr %5, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %5, align 4
  %18 = call i32 @add3(i32 noundef %16, i32 noundef %17, i32 noundef 7) #4
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %6, align 4
  %21 = and i32 %20, 255
  %22 = uitofp i32 %21 to float
  %23 = call %struct.Mixed @make_mixed(i32 noundef %19, float noundef %22) #4
  %24 = getelementptr inbounds nuw %struct.Mixed, ptr %8, i32 0, i32 0
  %25 = extractvalue %struct.Mixed %23, 0
  store i32 %25, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.Mixed, ptr %8, i32 0, i32 1
  %27 = extractvalue %struct.Mixed %23, 1
  store float %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.Mixed, ptr %8, i32 0, i32 2
  %29 = extractvalue %struct.Mixed %23, 2
  store i64 %29, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Mixed, ptr %8, i32 0, i32 3
  %31 = extractvalue %struct.Mixed %23, 3
  store i16 %31, ptr %30, align 8
  %32 = load i32, ptr %7, align 4
  %33 = call i32 @use_mixed(ptr noundef byval(%struct.Mixed) align 8 %8, i32 noundef %32) #4
  %34 = load i32, ptr %7, align 4
  %35 = add i32 %34, %33
  store i32 %35, ptr %7, align 4
  %36 = load i32, ptr %7, align 4
  %37 = load ptr addrspace(1), ptr %3, align 8
  %38 = load i32, ptr %5, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %39
  store i32 %36, ptr addrspace(1) %40, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i32, ptr %5, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %6, align 4
  %15 = add i32 %14, 0
  %16 = load i32, ptr %6, align 4
  %17 = add i32 %16, 1
  %18 = load i32, ptr %6, align 4
  %19 = add i32 %18, 2
  %20 = load i32, ptr %6, align 4
  %21 = add i32 %20, 3
  %22 = load i32, ptr %6, align 4
  %23 = add i32 %22, 4
  %24 = load i32, ptr %6, align 4
  %25 = add i32 %24, 5
  %26 = load i32, ptr %6, align 4
  %27 = add i32 %26, 6
  %28 = load i32, ptr %6, align 4
  %29 = add i32 %28, 7
  %30 = load i32, ptr %6, align 4
  %31 = add i32 %30, 8
  %32 = load i32, ptr %6, align 4
  %33 = add i32 %32, 9
  %34 = load i32, ptr %5, align 4
  %35 = add i32 %34, 0
  %36 = load i32, ptr %5, align 4
  %37 = add i32 %36, 1
  %38 = load i32, ptr %5, align 4
  %39 = add i32 %38, 2
  %40 = load i32, ptr %5, align 4
  %41 = add i32 %40, 3
  %42 = load i32, ptr %5, align 4
  %43 = add i32 %42, 4
  %44 = load i32, ptr %5, align 4
  %45 = add i32 %44, 5
  %46 = load i32, ptr %5, align 4
  %47 = add i32 %46, 6
  %48 = load i32, ptr %5, align 4
  %49 = add i32 %48, 7
  %50 = load i32, ptr %5, align 4
  %51 = add i32 %50, 8
  %52 = load i32, ptr %5, align 4
  %53 = add i32 %52, 9
  %54 = load i32, ptr %6, align 4
  %55 = xor i32 %54, 1
  %56 = load i32, ptr %6, align 4
  %57 = xor i32 %56, 2
  %58 = load i32, ptr %6, align 4
  %59 = xor i32 %58, 3
  %60 = load i32, ptr %6, align 4
  %61 = xor i32 %60, 4
  %62 = load i32, ptr %6, align 4
  %63 = xor i32 %62, 5
  %64 = load i32, ptr %6, align 4
  %65 = xor i32 %64, 6
  %66 = load i32, ptr %6, align 4
  %67 = xor i32 %66, 7
  %68 = load i32, ptr %6, align 4
  %69 = xor i32 %68, 8
  %70 = load i32, ptr %6, align 4
  %71 = xor i32 %70, 9
  %72 = load i32, ptr %6, align 4
  %73 = xor i32 %72, 10
  %74 = load i32, ptr %6, align 4
  %75 = mul i32 %74, 3
  %76 = load i32, ptr %6, align 4
  %77 = mul i32 %76, 5
  %78 = load i32, ptr %6, align 4
  %79 = mul i32 %78, 7
  %80 = load i32, ptr %6, align 4
  %81 = zext i32 %80 to i64
  %82 = load i32, ptr %6, align 4
  %83 = zext i32 %82 to i64
  %84 = mul i64 %81, %83
  %85 = mul i64 %84, 11
  %86 = call i32 @many(i32 noundef %15, i32 noundef %17, i32 noundef %19, i32 noundef %21, i32 noundef %23, i32 noundef %25, i32 noundef %27, i32 noundef %29, i32 noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %37, i32 noundef %39, i32 noundef %41, i32 noundef %43, i32 noundef %45, i32 noundef %47, i32 noundef %49, i32 noundef %51, i32 noundef %53, i32 noundef %55, i32 noundef %57, i32 noundef %59, i32 noundef %61, i32 noundef %63, i32 noundef %65, i32 noundef %67, i32 noundef %69, i32 noundef %71, i32 noundef %73, i32 noundef %75, i32 noundef %77, i32 noundef %79, i64 noundef %85) #4
  %87 = load i32, ptr %6, align 4
  %88 = add i32 %86, %87
  %89 = load ptr addrspace(1), ptr %3, align 8
  %90 = load i32, ptr %5, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %91
  store i32 %88, ptr addrspace(1) %92, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @recurse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i32, ptr %5, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %6, align 4
  %15 = and i32 %14, 7
  %16 = load i32, ptr %6, align 4
  %17 = call i32 @recursive(i32 noundef %15, i32 noundef %16) #4
  %18 = load i32, ptr %5, align 4
  %19 = add i32 %17, %18
  %20 = load ptr addrspace(1), ptr %3, align 8
  %21 = load i32, ptr %5, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %22
  store i32 %19, ptr addrspace(1) %23, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4
  %10 = load ptr addrspace(1), ptr %4, align 8
  %11 = load i32, ptr %5, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  store i32 %14, ptr %6, align 4
  %15 = load i32, ptr %6, align 4
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %6, align 4
  %17 = and i32 %16, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %2
  %20 = load i32, ptr %6, align 4
  %21 = and i32 %20, 15
  %22 = load i32, ptr %6, align 4
  %23 = call i32 @with_array(i32 noundef %21, i32 noundef %22) #4
  store i32 %23, ptr %7, align 4
  br label %34

24:                                               ; preds = %2
  %25 = load i32, ptr %6, align 4
  %26 = and i32 %25, 2
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %24
  %29 = load i32, ptr %5, align 4
  %30 = call i32 @with_array(i32 noundef 3, i32 noundef %29) #4
  %31 = load i32, ptr %7, align 4
  %32 = add i32 %31, %30
  store i32 %32, ptr %7, align 4
  br label %33

33:                                               ; preds = %28, %24
  br label %34

34:                                               ; preds = %33, %19
  %35 = load i32, ptr %7, align 4
  %36 = load ptr addrspace(1), ptr %3, align 8
  %37 = load i32, ptr %5, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %38
  store i32 %35, ptr addrspace(1) %39, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @kinds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 32 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca <4 x i64>, align 32
  %10 = alloca i32, align 4
  %11 = alloca %struct.Large, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i32, ptr %7, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %8, align 4
  %20 = zext i32 %19 to i64
  %21 = insertelement <4 x i64> poison, i64 %20, i32 0
  %22 = load i32, ptr %7, align 4
  %23 = zext i32 %22 to i64
  %24 = insertelement <4 x i64> %21, i64 %23, i32 1
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %7, align 4
  %27 = add i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = insertelement <4 x i64> %24, i64 %28, i32 2
  %30 = load i32, ptr %8, align 4
  %31 = load i32, ptr %7, align 4
  %32 = xor i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = insertelement <4 x i64> %29, i64 %33, i32 3
  store <4 x i64> %34, ptr %9, align 32
  %35 = load <4 x i64>, ptr %9, align 32
  %36 = load i32, ptr %8, align 4
  %37 = and i32 %36, 65535
  %38 = uitofp i32 %37 to double
  %39 = load i32, ptr %8, align 4
  %40 = trunc i32 %39 to i8
  %41 = call <4 x i64> @wide(<4 x i64> noundef %35, double noundef %38, i8 noundef zeroext %40) #4
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i32, ptr %7, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %42, i64 %44
  store <4 x i64> %41, ptr addrspace(1) %45, align 32
  %46 = load i32, ptr %8, align 4
  %47 = and i32 %46, 1
  %48 = icmp ne i32 %47, 0
  %49 = load i32, ptr %8, align 4
  %50 = and i32 %49, 2
  %51 = icmp ne i32 %50, 0
  %52 = load i32, ptr %8, align 4
  %53 = and i32 %52, 63
  %54 = trunc i32 %53 to i8
  %55 = load i32, ptr %8, align 4
  %56 = and i32 %55, 4095
  %57 = trunc i32 %56 to i16
  %58 = call i32 @small(i1 noundef zeroext %48, i1 noundef zeroext %51, i8 noundef signext %54, i16 noundef signext %57) #4
  store i32 %58, ptr %10, align 4
  %59 = load i32, ptr %8, align 4
  %60 = lshr i32 %59, 4
  %61 = call zeroext i1 @is_odd(i32 noundef %60) #4
  br i1 %61, label %62, label %66

62:                                               ; preds = %3
  %63 = call i32 @ids() #4
  %64 = load i32, ptr %10, align 4
  %65 = add i32 %64, %63
  store i32 %65, ptr %10, align 4
  br label %66

66:                                               ; preds = %62, %3
  %67 = load i32, ptr %10, align 4
  %68 = load i32, ptr %8, align 4
  %69 = call %struct.Large @make_large(i32 noundef %68) #4
  %70 = getelementptr inbounds nuw %struct.Large, ptr %11, i32 0, i32 0
  %71 = extractvalue %struct.Large %69, 0
  store [40 x i32] %71, ptr %70, align 4
  %72 = load i32, ptr %7, align 4
  %73 = call i32 @use_large(ptr noundef byval(%struct.Large) align 4 %11, i32 noundef %72) #4
  %74 = add i32 %67, %73
  %75 = load ptr addrspace(1), ptr %4, align 8
  %76 = load i32, ptr %7, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %77
  store i32 %74, ptr addrspace(1) %78, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"uint*", !"uint*"}
!13 = !{!"", !"const"}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"uint*", !"uint*", !"ulong4*"}
!17 = !{!"uint*", !"uint*", !"ulong __attribute__((ext_vector_type(4)))*"}
!18 = !{!"", !"const", !""}
