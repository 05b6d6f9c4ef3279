; ModuleID = 'corpus/hip/hip_structs.hip'
source_filename = "corpus/hip/hip_structs.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.View = type { ptr, %struct.Extent, %struct.Extent }
%struct.Extent = type { i32, i32 }
%struct.ScaleShift = type { float, float, i32, ptr }
%struct.Config = type { i32, %struct.anon, [3 x %struct.Small], [16 x float], i64, i8 }
%struct.anon = type { double, double, double }
%struct.Small = type { i8, i16 }
%struct.Table = type { [4 x ptr] }
%struct.Value = type { i32, %union.anon }
%union.anon = type { i32 }

$_ZNK4View2atEii = comdat any

$_ZNK10ScaleShiftclEi = comdat any

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @view_copy(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.View) align 8 %1) #0 {
  %3 = alloca i32, align 4
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  store i32 %8, ptr %3, align 4
  %9 = load i32, ptr %3, align 4
  %10 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.Extent, ptr %10, i32 0, i32 0
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.Extent, ptr %13, i32 0, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = mul nsw i32 %12, %15
  %17 = icmp slt i32 %9, %16
  br i1 %17, label %18, label %42

18:                                               ; preds = %2
  %19 = load i32, ptr %3, align 4
  %20 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.Extent, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 4
  %23 = sdiv i32 %19, %22
  %24 = load i32, ptr %3, align 4
  %25 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %26 = getelementptr inbounds nuw %struct.Extent, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %26, align 4
  %28 = srem i32 %24, %27
  %29 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %23, i32 noundef %28) #4
  %30 = load float, ptr %29, align 4
  %31 = load i32, ptr %3, align 4
  %32 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %33 = getelementptr inbounds nuw %struct.Extent, ptr %32, i32 0, i32 1
  %34 = load i32, ptr %33, align 4
  %35 = sdiv i32 %31, %34
  %36 = load i32, ptr %3, align 4
  %37 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %38 = getelementptr inbounds nuw %struct.Extent, ptr %37, i32 0, i32 1
  %39 = load i32, ptr %38, align 4
  %40 = srem i32 %36, %39
  %41 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(24) %1, i32 noundef %35, i32 noundef %40) #4
  store float %30, ptr %41, align 4
  br label %42

42:                                               ; preds = %18, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1, i32 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr %5, align 4
  %11 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %12 = getelementptr inbounds nuw %struct.Extent, ptr %11, i32 0, i32 0
  %13 = load i32, ptr %12, align 8
  %14 = mul nsw i32 %10, %13
  %15 = load i32, ptr %6, align 4
  %16 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.Extent, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = mul nsw i32 %15, %18
  %20 = add nsw i32 %14, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %9, i64 %21
  ret ptr %22
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @functor_apply(ptr noundef byval(%struct.ScaleShift) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.ScaleShift, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.ScaleShift, align 8
  store i32 %1, ptr %6, align 4
  %8 = load i32, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %0, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %7, i64 24, i1 false)
  store i32 %8, ptr %3, align 4
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %4, align 4
  br label %14

14:                                               ; preds = %18, %2
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %3, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %25

18:                                               ; preds = %14
  %19 = load i32, ptr %4, align 4
  call void @_ZNK10ScaleShiftclEi(ptr noundef nonnull align 8 dereferenceable(24) %5, i32 noundef %19) #4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = load i32, ptr %4, align 4
  %24 = add i32 %23, %22
  store i32 %24, ptr %4, align 4
  br label %14, !llvm.loop !4

25:                                               ; preds = %14
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z5weigh6Configi(ptr noundef byval(%struct.Config) align 8 %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  %6 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 1
  %7 = getelementptr inbounds nuw %struct.anon, ptr %6, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = load i32, ptr %3, align 4
  %10 = sitofp i32 %9 to double
  %11 = fmul contract double %8, %10
  %12 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.anon, ptr %12, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = fadd contract double %11, %14
  store double %15, ptr %4, align 8
  %16 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 3
  %17 = load i32, ptr %3, align 4
  %18 = and i32 %17, 15
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [16 x float], ptr %16, i64 0, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fmul contract float %21, 2.000000e+00
  store float %22, ptr %20, align 4
  store i32 0, ptr %5, align 4
  br label %23

23:                                               ; preds = %42, %2
  %24 = load i32, ptr %5, align 4
  %25 = icmp slt i32 %24, 16
  br i1 %25, label %26, label %45

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 3
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [16 x float], ptr %27, i64 0, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fpext contract float %31 to double
  %33 = load i32, ptr %5, align 4
  %34 = load i32, ptr %3, align 4
  %35 = and i32 %34, 15
  %36 = icmp eq i32 %33, %35
  %37 = zext i1 %36 to i64
  %38 = select contract i1 %36, double 3.000000e+00, double 1.000000e+00
  %39 = fmul contract double %32, %38
  %40 = load double, ptr %4, align 8
  %41 = fadd contract double %40, %39
  store double %41, ptr %4, align 8
  br label %42

42:                                               ; preds = %26
  %43 = load i32, ptr %5, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %5, align 4
  br label %23, !llvm.loop !6

45:                                               ; preds = %23
  %46 = load double, ptr %4, align 8
  %47 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 2
  %48 = load i32, ptr %3, align 4
  %49 = srem i32 %48, 3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [3 x %struct.Small], ptr %47, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %struct.Small, ptr %51, i32 0, i32 1
  %53 = load i16, ptr %52, align 2
  %54 = zext i16 %53 to i32
  %55 = sitofp i32 %54 to double
  %56 = fadd contract double %46, %55
  %57 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 4
  %58 = load i64, ptr %57, align 8
  %59 = sitofp i64 %58 to double
  %60 = fsub contract double %56, %59
  ret double %60
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @config_kernel(ptr noundef byval(%struct.Config) align 8 %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca %struct.Config, align 8
  %7 = alloca %struct.Config, align 8
  store ptr %1, ptr %3, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %0, i64 128, i1 false)
  %9 = load i32, ptr %4, align 4
  %10 = call contract noundef double @_Z5weigh6Configi(ptr noundef byval(%struct.Config) align 8 %6, i32 noundef %9) #4
  store double %10, ptr %5, align 8
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 4
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, %12
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 2
  %17 = load i32, ptr %4, align 4
  %18 = srem i32 %17, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [3 x %struct.Small], ptr %16, i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.Small, ptr %20, i32 0, i32 1
  %22 = load i16, ptr %21, align 2
  %23 = zext i16 %22 to i32
  %24 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 5
  %25 = load i8, ptr %24, align 8
  %26 = zext i8 %25 to i32
  %27 = add nsw i32 %23, %26
  %28 = trunc i32 %27 to i16
  %29 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 2
  %30 = load i32, ptr %4, align 4
  %31 = srem i32 %30, 3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [3 x %struct.Small], ptr %29, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.Small, ptr %33, i32 0, i32 1
  store i16 %28, ptr %34, align 2
  %35 = load double, ptr %5, align 8
  %36 = fmul contract double %35, 1.000000e+03
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %0, i64 128, i1 false)
  %37 = load i32, ptr %4, align 4
  %38 = add nsw i32 %37, 1
  %39 = call contract noundef double @_Z5weigh6Configi(ptr noundef byval(%struct.Config) align 8 %7, i32 noundef %38) #4
  %40 = fadd contract double %36, %39
  %41 = getelementptr inbounds nuw %struct.Config, ptr %0, i32 0, i32 0
  %42 = load i32, ptr %41, align 8
  %43 = sitofp i32 %42 to double
  %44 = fadd contract double %40, %43
  %45 = load ptr, ptr %3, align 8
  %46 = load i32, ptr %4, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  store double %44, ptr %48, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pointer_table(ptr noundef byval(%struct.Table) align 8 %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %6, ptr %4, align 4
  %7 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %3, align 8
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw [4 x ptr], ptr %7, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %5, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %36

18:                                               ; preds = %2
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = sub nsw i32 0, %23
  %25 = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 0
  %26 = getelementptr inbounds [4 x ptr], ptr %25, i64 0, i64 3
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 1, i32 2
  %31 = add nsw i32 %24, %30
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %4, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 %31, ptr %35, align 4
  br label %36

36:                                               ; preds = %18, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Value @_Z10make_valuejj(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca %struct.Value, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 3
  %8 = getelementptr inbounds nuw %struct.Value, ptr %3, i32 0, i32 0
  store i32 %7, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = getelementptr inbounds nuw %struct.Value, ptr %3, i32 0, i32 1
  store i32 %9, ptr %10, align 4
  %11 = load %struct.Value, ptr %3, align 4
  ret %struct.Value %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @tagged_union(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Value, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %5, align 4
  %10 = load ptr, ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = mul nsw i32 2, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %5, align 4
  %18 = mul nsw i32 2, %17
  %19 = add nsw i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %16, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = and i32 %22, 8388607
  %24 = or i32 %23, 1065353216
  %25 = call %struct.Value @_Z10make_valuejj(i32 noundef %15, i32 noundef %24) #4
  %26 = getelementptr inbounds nuw %struct.Value, ptr %6, i32 0, i32 0
  %27 = extractvalue %struct.Value %25, 0
  store i32 %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.Value, ptr %6, i32 0, i32 1
  %29 = extractvalue %struct.Value %25, 1
  store %union.anon %29, ptr %28, align 4
  store i32 0, ptr %7, align 4
  %30 = getelementptr inbounds nuw %struct.Value, ptr %6, i32 0, i32 0
  %31 = load i32, ptr %30, align 4
  switch i32 %31, label %59 [
    i32 0, label %32
    i32 1, label %36
    i32 2, label %41
  ]

32:                                               ; preds = %2
  %33 = getelementptr inbounds nuw %struct.Value, ptr %6, i32 0, i32 1
  %34 = load i32, ptr %33, align 4
  %35 = mul i32 %34, 3
  store i32 %35, ptr %7, align 4
  br label %69

36:                                               ; preds = %2
  %37 = getelementptr inbounds nuw %struct.Value, ptr %6, i32 0, i32 1
  %38 = load float, ptr %37, align 4
  %39 = fmul contract float %38, 1.000000e+03
  %40 = fptoui float %39 to i32
  store i32 %40, ptr %7, align 4
  br label %69

41:                                               ; preds = %2
  store i32 0, ptr %8, align 4
  br label %42

42:                                               ; preds = %55, %41
  %43 = load i32, ptr %8, align 4
  %44 = icmp slt i32 %43, 4
  br i1 %44, label %45, label %58

45:                                               ; preds = %42
  %46 = load i32, ptr %7, align 4
  %47 = mul i32 %46, 7
  %48 = getelementptr inbounds nuw %struct.Value, ptr %6, i32 0, i32 1
  %49 = load i32, ptr %8, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x i8], ptr %48, i64 0, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = zext i8 %52 to i32
  %54 = add i32 %47, %53
  store i32 %54, ptr %7, align 4
  br label %55

55:                                               ; preds = %45
  %56 = load i32, ptr %8, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %8, align 4
  br label %42, !llvm.loop !7

58:                                               ; preds = %42
  br label %69

59:                                               ; preds = %2
  %60 = getelementptr inbounds nuw %struct.Value, ptr %6, i32 0, i32 1
  %61 = getelementptr inbounds [2 x i16], ptr %60, i64 0, i64 0
  %62 = load i16, ptr %61, align 4
  %63 = sext i16 %62 to i32
  %64 = getelementptr inbounds nuw %struct.Value, ptr %6, i32 0, i32 1
  %65 = getelementptr inbounds [2 x i16], ptr %64, i64 0, i64 1
  %66 = load i16, ptr %65, align 2
  %67 = sext i16 %66 to i32
  %68 = sub nsw i32 %63, %67
  store i32 %68, ptr %7, align 4
  br label %69

69:                                               ; preds = %59, %58, %36, %32
  %70 = load i32, ptr %7, align 4
  %71 = load ptr, ptr %4, align 8
  %72 = load i32, ptr %5, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 %70, ptr %74, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZNK10ScaleShiftclEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.ScaleShift, ptr %7, i32 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr %9, i64 %11
  %13 = load float, ptr %12, align 4
  store float %13, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %14

14:                                               ; preds = %27, %2
  %15 = load i32, ptr %6, align 4
  %16 = getelementptr inbounds nuw %struct.ScaleShift, ptr %7, i32 0, i32 2
  %17 = load i32, ptr %16, align 8
  %18 = icmp slt i32 %15, %17
  br i1 %18, label %19, label %30

19:                                               ; preds = %14
  %20 = load float, ptr %5, align 4
  %21 = getelementptr inbounds nuw %struct.ScaleShift, ptr %7, i32 0, i32 0
  %22 = load float, ptr %21, align 8
  %23 = fmul contract float %20, %22
  %24 = getelementptr inbounds nuw %struct.ScaleShift, ptr %7, i32 0, i32 1
  %25 = load float, ptr %24, align 4
  %26 = fadd contract float %23, %25
  store float %26, ptr %5, align 4
  br label %27

27:                                               ; preds = %19
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %14, !llvm.loop !8

30:                                               ; preds = %14
  %31 = load float, ptr %5, align 4
  %32 = getelementptr inbounds nuw %struct.ScaleShift, ptr %7, i32 0, i32 3
  %33 = load ptr, ptr %32, align 8
  %34 = load i32, ptr %4, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  store float %31, ptr %36, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
