; ModuleID = 'corpus/hip/hip_callbacks.hip'
source_filename = "corpus/hip/hip_callbacks.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Stage = type { ptr, i32 }
%class.Body = type { ptr, float, float }
%class.Spring = type <{ %class.Body, float, [4 x i8] }>
%class.Damped = type { %class.Spring.base, [4 x i8] }
%class.Spring.base = type <{ %class.Body, float }>

$_ZN4BodyC1Eff = comdat any

$_ZN6SpringC1Efff = comdat any

$_ZN6DampedC1Eff = comdat any

$_Z5totalIiJshxfcEEiT_DpT0_ = comdat any

$_ZN4BodyC2Eff = comdat any

$_ZN4Body6updateEf = comdat any

$_ZNK4Body6energyEv = comdat any

$_ZN6SpringC2Efff = comdat any

$_ZN6Spring6updateEf = comdat any

$_ZNK6Spring6energyEv = comdat any

$_ZN6DampedC2Eff = comdat any

$_ZN6Damped6updateEf = comdat any

$_Z5totalIsJhxfcEEiT_DpT0_ = comdat any

$_Z5totalIhJxfcEEiT_DpT0_ = comdat any

$_Z5totalIxJfcEEiT_DpT0_ = comdat any

$_Z5totalIfJcEEiT_DpT0_ = comdat any

$_Z5totalIcJEEiT_DpT0_ = comdat any

$_ZTV4Body = comdat any

$_ZTV6Spring = comdat any

$_ZTV6Damped = comdat any

@__const.pipeline.stages = private unnamed_addr constant [3 x %struct.Stage] [%struct.Stage { ptr @_Z12stage_doublefi, i32 0 }, %struct.Stage { ptr @_Z10stage_biasfi, i32 3 }, %struct.Stage { ptr @_Z9stage_absfi, i32 1 }], align 8
@_ZTV4Body = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZN4Body6updateEf, ptr @_ZNK4Body6energyEv] }, comdat, align 8
@_ZTV6Spring = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZN6Spring6updateEf, ptr @_ZNK6Spring6energyEv] }, comdat, align 8
@_ZTV6Damped = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZN6Damped6updateEf, ptr @_ZNK6Spring6energyEv] }, comdat, align 8

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z12stage_doublefi(float noundef %0, i32 noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %3, align 4
  %7 = fadd contract float %5, %6
  ret float %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z10stage_biasfi(float noundef %0, i32 noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sitofp i32 %6 to float
  %8 = fmul contract float 2.500000e-01, %7
  %9 = fsub contract float %5, %8
  ret float %9
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z9stage_absfi(float noundef %0, i32 noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  store float %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load float, ptr %4, align 4
  store float %6, ptr %3, align 4
  %7 = load float, ptr %3, align 4
  %8 = call contract noundef float @llvm.fabs.f32(float %7)
  ret float %8
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pipeline(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [3 x %struct.Stage], align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Stage, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.pipeline.stages, i64 48, i1 false)
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %6, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  %15 = load float, ptr %14, align 4
  store float %15, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %16

16:                                               ; preds = %35, %2
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %4, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %38

20:                                               ; preds = %16
  %21 = load i32, ptr %8, align 4
  %22 = load i32, ptr %6, align 4
  %23 = add nsw i32 %21, %22
  %24 = srem i32 %23, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [3 x %struct.Stage], ptr %5, i64 0, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %26, i64 16, i1 false)
  %27 = getelementptr inbounds nuw %struct.Stage, ptr %9, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = load float, ptr %7, align 4
  %30 = getelementptr inbounds nuw %struct.Stage, ptr %9, i32 0, i32 1
  %31 = load i32, ptr %30, align 8
  %32 = load i32, ptr %8, align 4
  %33 = add nsw i32 %31, %32
  %34 = call contract noundef float %28(float noundef %29, i32 noundef %33) #5
  store float %34, ptr %7, align 4
  br label %35

35:                                               ; preds = %20
  %36 = load i32, ptr %8, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %8, align 4
  br label %16, !llvm.loop !4

38:                                               ; preds = %16
  %39 = load float, ptr %7, align 4
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %39, ptr %43, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i64 @_Z9sum_rangePKii(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp sle i32 %9, 4
  br i1 %10, label %11, label %37

11:                                               ; preds = %2
  store i64 0, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %32, %11
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %35

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %22, %28
  %30 = load i64, ptr %6, align 8
  %31 = add nsw i64 %30, %29
  store i64 %31, ptr %6, align 8
  br label %32

32:                                               ; preds = %16
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %7, align 4
  br label %12, !llvm.loop !6

35:                                               ; preds = %12
  %36 = load i64, ptr %6, align 8
  store i64 %36, ptr %3, align 8
  br label %53

37:                                               ; preds = %2
  %38 = load i32, ptr %5, align 4
  %39 = sdiv i32 %38, 2
  store i32 %39, ptr %8, align 4
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %8, align 4
  %42 = call noundef i64 @_Z9sum_rangePKii(ptr noundef %40, i32 noundef %41) #5
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %8, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  %47 = load i32, ptr %5, align 4
  %48 = load i32, ptr %8, align 4
  %49 = sub nsw i32 %47, %48
  %50 = call noundef i64 @_Z9sum_rangePKii(ptr noundef %46, i32 noundef %49) #5
  %51 = mul nsw i64 2, %50
  %52 = sub nsw i64 %42, %51
  store i64 %52, ptr %3, align 8
  br label %53

53:                                               ; preds = %37, %35
  %54 = load i64, ptr %3, align 8
  ret i64 %54
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @recursive_sum(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %6, 32
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %5, i64 %8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = sub i32 32, %10
  %12 = call noundef i64 @_Z9sum_rangePKii(ptr noundef %9, i32 noundef %11) #5
  %13 = load ptr, ptr %4, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i64, ptr %13, i64 %15
  store i64 %12, ptr %16, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7advanceR4Bodyi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %15, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !nonnull !7, !align !8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds ptr, ptr %12, i64 0
  %14 = load ptr, ptr %13, align 8
  call void %14(ptr noundef nonnull align 8 dereferenceable(16) %11, float noundef 0x3FB99999A0000000) #5
  br label %15

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %5, align 4
  br label %6, !llvm.loop !9

18:                                               ; preds = %6
  %19 = load ptr, ptr %3, align 8, !nonnull !7, !align !8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds ptr, ptr %20, i64 1
  %22 = load ptr, ptr %21, align 8
  %23 = call contract noundef float %22(ptr noundef nonnull align 8 dereferenceable(16) %19) #5
  ret float %23
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @update_bodies(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca <2 x float>, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %class.Body, align 8
  %10 = alloca %class.Spring, align 8
  %11 = alloca %class.Damped, align 8
  %12 = alloca [3 x ptr], align 8
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %8, align 4
  %16 = load ptr, ptr %6, align 8
  %17 = load i32, ptr %8, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <2 x float>, ptr %16, i64 %18
  %20 = load <2 x float>, ptr %19, align 8
  %21 = extractelement <2 x float> %20, i64 0
  %22 = load ptr, ptr %6, align 8
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds <2 x float>, ptr %22, i64 %24
  %26 = load <2 x float>, ptr %25, align 8
  %27 = extractelement <2 x float> %26, i64 1
  call void @_ZN4BodyC1Eff(ptr noundef nonnull align 8 dereferenceable(16) %9, float noundef %21, float noundef %27) #5
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <2 x float>, ptr %28, i64 %30
  %32 = load <2 x float>, ptr %31, align 8
  %33 = extractelement <2 x float> %32, i64 0
  %34 = load ptr, ptr %6, align 8
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds <2 x float>, ptr %34, i64 %36
  %38 = load <2 x float>, ptr %37, align 8
  %39 = extractelement <2 x float> %38, i64 1
  call void @_ZN6SpringC1Efff(ptr noundef nonnull align 8 dereferenceable(20) %10, float noundef %33, float noundef %39, float noundef 1.500000e+00) #5
  %40 = load ptr, ptr %6, align 8
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <2 x float>, ptr %40, i64 %42
  %44 = load <2 x float>, ptr %43, align 8
  %45 = extractelement <2 x float> %44, i64 0
  %46 = load ptr, ptr %6, align 8
  %47 = load i32, ptr %8, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds <2 x float>, ptr %46, i64 %48
  %50 = load <2 x float>, ptr %49, align 8
  %51 = extractelement <2 x float> %50, i64 1
  call void @_ZN6DampedC1Eff(ptr noundef nonnull align 8 dereferenceable(20) %11, float noundef %45, float noundef %51) #5
  store ptr %9, ptr %12, align 8
  %52 = getelementptr inbounds ptr, ptr %12, i64 1
  store ptr %10, ptr %52, align 8
  %53 = getelementptr inbounds ptr, ptr %12, i64 2
  store ptr %11, ptr %53, align 8
  %54 = load i32, ptr %8, align 4
  %55 = srem i32 %54, 3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [3 x ptr], ptr %12, i64 0, i64 %56
  %58 = load ptr, ptr %57, align 8
  store ptr %58, ptr %13, align 8
  %59 = load ptr, ptr %13, align 8, !nonnull !7, !align !8
  %60 = load i32, ptr %7, align 4
  %61 = call contract noundef float @_Z7advanceR4Bodyi(ptr noundef nonnull align 8 dereferenceable(16) %59, i32 noundef %60) #5
  store float %61, ptr %14, align 4
  %62 = load ptr, ptr %13, align 8, !nonnull !7, !align !8
  %63 = getelementptr inbounds nuw %class.Body, ptr %62, i32 0, i32 1
  %64 = load float, ptr %63, align 8
  %65 = load float, ptr %14, align 4
  store float %64, ptr %3, align 4
  store float %65, ptr %4, align 4
  %66 = load float, ptr %3, align 4
  %67 = insertelement <2 x float> poison, float %66, i32 0
  %68 = load float, ptr %4, align 4
  %69 = insertelement <2 x float> %67, float %68, i32 1
  store <2 x float> %69, ptr %5, align 8
  %70 = load <2 x float>, ptr %5, align 8
  %71 = load ptr, ptr %6, align 8
  %72 = load i32, ptr %8, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds <2 x float>, ptr %71, i64 %73
  store <2 x float> %70, ptr %74, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4BodyC1Eff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  call void @_ZN4BodyC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %8, float noundef %9) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6SpringC1Efff(ptr noundef nonnull align 8 dereferenceable(20) %0, float noundef %1, float noundef %2, float noundef %3) unnamed_addr #0 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load float, ptr %6, align 4
  %11 = load float, ptr %7, align 4
  %12 = load float, ptr %8, align 4
  call void @_ZN6SpringC2Efff(ptr noundef nonnull align 8 dereferenceable(20) %9, float noundef %10, float noundef %11, float noundef %12) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6DampedC1Eff(ptr noundef nonnull align 8 dereferenceable(20) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  call void @_ZN6DampedC2Eff(ptr noundef nonnull align 8 dereferenceable(20) %7, float noundef %8, float noundef %9) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5totalv() #0 {
  ret i32 0
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @variadic(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %4, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = mul nsw i32 %6, 2
  %8 = trunc i32 %7 to i16
  %9 = load i32, ptr %3, align 4
  %10 = add nsw i32 %9, 250
  %11 = trunc i32 %10 to i8
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 4, %13
  %15 = load i32, ptr %3, align 4
  %16 = sitofp i32 %15 to float
  %17 = fmul contract float 1.500000e+00, %16
  %18 = load i32, ptr %3, align 4
  %19 = sub nsw i32 0, %18
  %20 = trunc i32 %19 to i8
  %21 = call noundef i32 @_Z5totalIiJshxfcEEiT_DpT0_(i32 noundef %5, i16 noundef signext %8, i8 noundef zeroext %11, i64 noundef %14, float noundef %17, i8 noundef signext %20) #5
  %22 = load ptr, ptr %2, align 8
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  store i32 %21, ptr %25, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalIiJshxfcEEiT_DpT0_(i32 noundef %0, i16 noundef signext %1, i8 noundef zeroext %2, i64 noundef %3, float noundef %4, i8 noundef signext %5) #0 comdat {
  %7 = alloca i32, align 4
  %8 = alloca i16, align 2
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca i8, align 1
  store i32 %0, ptr %7, align 4
  store i16 %1, ptr %8, align 2
  store i8 %2, ptr %9, align 1
  store i64 %3, ptr %10, align 8
  store float %4, ptr %11, align 4
  store i8 %5, ptr %12, align 1
  %13 = load i32, ptr %7, align 4
  %14 = mul nsw i32 %13, 3
  %15 = load i16, ptr %8, align 2
  %16 = load i8, ptr %9, align 1
  %17 = load i64, ptr %10, align 8
  %18 = load float, ptr %11, align 4
  %19 = load i8, ptr %12, align 1
  %20 = call noundef i32 @_Z5totalIsJhxfcEEiT_DpT0_(i16 noundef signext %15, i8 noundef zeroext %16, i64 noundef %17, float noundef %18, i8 noundef signext %19) #5
  %21 = mul nsw i32 %20, 2
  %22 = add nsw i32 %14, %21
  ret i32 %22
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4BodyC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV4Body, i32 0, i32 0, i32 2), ptr %7, align 8
  %8 = getelementptr inbounds nuw %class.Body, ptr %7, i32 0, i32 1
  %9 = load float, ptr %5, align 4
  store float %9, ptr %8, align 8
  %10 = getelementptr inbounds nuw %class.Body, ptr %7, i32 0, i32 2
  %11 = load float, ptr %6, align 4
  store float %11, ptr %10, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4Body6updateEf(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Body, ptr %5, i32 0, i32 2
  %7 = load float, ptr %6, align 4
  %8 = load float, ptr %4, align 4
  %9 = fmul contract float %7, %8
  %10 = getelementptr inbounds nuw %class.Body, ptr %5, i32 0, i32 1
  %11 = load float, ptr %10, align 8
  %12 = fadd contract float %11, %9
  store float %12, ptr %10, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK4Body6energyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Body, ptr %3, i32 0, i32 2
  %5 = load float, ptr %4, align 4
  %6 = fmul contract float 5.000000e-01, %5
  %7 = getelementptr inbounds nuw %class.Body, ptr %3, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  %9 = fmul contract float %6, %8
  ret float %9
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6SpringC2Efff(ptr noundef nonnull align 8 dereferenceable(20) %0, float noundef %1, float noundef %2, float noundef %3) unnamed_addr #0 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load float, ptr %6, align 4
  %11 = load float, ptr %7, align 4
  call void @_ZN4BodyC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %9, float noundef %10, float noundef %11) #5
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV6Spring, i32 0, i32 0, i32 2), ptr %9, align 8
  %12 = getelementptr inbounds nuw %class.Spring, ptr %9, i32 0, i32 1
  %13 = load float, ptr %8, align 4
  store float %13, ptr %12, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6Spring6updateEf(ptr noundef nonnull align 8 dereferenceable(20) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Spring, ptr %5, i32 0, i32 1
  %7 = load float, ptr %6, align 8
  %8 = getelementptr inbounds nuw %class.Body, ptr %5, i32 0, i32 1
  %9 = load float, ptr %8, align 8
  %10 = fmul contract float %7, %9
  %11 = load float, ptr %4, align 4
  %12 = fmul contract float %10, %11
  %13 = getelementptr inbounds nuw %class.Body, ptr %5, i32 0, i32 2
  %14 = load float, ptr %13, align 4
  %15 = fsub contract float %14, %12
  store float %15, ptr %13, align 4
  %16 = load float, ptr %4, align 4
  call void @_ZN4Body6updateEf(ptr noundef nonnull align 8 dereferenceable(16) %5, float noundef %16) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6Spring6energyEv(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call contract noundef float @_ZNK4Body6energyEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #5
  %5 = getelementptr inbounds nuw %class.Spring, ptr %3, i32 0, i32 1
  %6 = load float, ptr %5, align 8
  %7 = fmul contract float 5.000000e-01, %6
  %8 = getelementptr inbounds nuw %class.Body, ptr %3, i32 0, i32 1
  %9 = load float, ptr %8, align 8
  %10 = fmul contract float %7, %9
  %11 = getelementptr inbounds nuw %class.Body, ptr %3, i32 0, i32 1
  %12 = load float, ptr %11, align 8
  %13 = fmul contract float %10, %12
  %14 = fadd contract float %4, %13
  ret float %14
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6DampedC2Eff(ptr noundef nonnull align 8 dereferenceable(20) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  call void @_ZN6SpringC2Efff(ptr noundef nonnull align 8 dereferenceable(20) %7, float noundef %8, float noundef %9, float noundef 2.000000e+00) #5
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV6Damped, i32 0, i32 0, i32 2), ptr %7, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6Damped6updateEf(ptr noundef nonnull align 8 dereferenceable(20) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Body, ptr %5, i32 0, i32 2
  %7 = load float, ptr %6, align 4
  %8 = fmul contract float %7, 0x3FECCCCCC0000000
  store float %8, ptr %6, align 4
  %9 = load float, ptr %4, align 4
  call void @_ZN6Spring6updateEf(ptr noundef nonnull align 8 dereferenceable(20) %5, float noundef %9) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalIsJhxfcEEiT_DpT0_(i16 noundef signext %0, i8 noundef zeroext %1, i64 noundef %2, float noundef %3, i8 noundef signext %4) #0 comdat {
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca i8, align 1
  store i16 %0, ptr %6, align 2
  store i8 %1, ptr %7, align 1
  store i64 %2, ptr %8, align 8
  store float %3, ptr %9, align 4
  store i8 %4, ptr %10, align 1
  %11 = load i16, ptr %6, align 2
  %12 = sext i16 %11 to i32
  %13 = mul nsw i32 %12, 3
  %14 = load i8, ptr %7, align 1
  %15 = load i64, ptr %8, align 8
  %16 = load float, ptr %9, align 4
  %17 = load i8, ptr %10, align 1
  %18 = call noundef i32 @_Z5totalIhJxfcEEiT_DpT0_(i8 noundef zeroext %14, i64 noundef %15, float noundef %16, i8 noundef signext %17) #5
  %19 = mul nsw i32 %18, 2
  %20 = add nsw i32 %13, %19
  ret i32 %20
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalIhJxfcEEiT_DpT0_(i8 noundef zeroext %0, i64 noundef %1, float noundef %2, i8 noundef signext %3) #0 comdat {
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca i8, align 1
  store i8 %0, ptr %5, align 1
  store i64 %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i8 %3, ptr %8, align 1
  %9 = load i8, ptr %5, align 1
  %10 = zext i8 %9 to i32
  %11 = mul nsw i32 %10, 3
  %12 = load i64, ptr %6, align 8
  %13 = load float, ptr %7, align 4
  %14 = load i8, ptr %8, align 1
  %15 = call noundef i32 @_Z5totalIxJfcEEiT_DpT0_(i64 noundef %12, float noundef %13, i8 noundef signext %14) #5
  %16 = mul nsw i32 %15, 2
  %17 = add nsw i32 %11, %16
  ret i32 %17
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalIxJfcEEiT_DpT0_(i64 noundef %0, float noundef %1, i8 noundef signext %2) #0 comdat {
  %4 = alloca i64, align 8
  %5 = alloca float, align 4
  %6 = alloca i8, align 1
  store i64 %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store i8 %2, ptr %6, align 1
  %7 = load i64, ptr %4, align 8
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, 3
  %10 = load float, ptr %5, align 4
  %11 = load i8, ptr %6, align 1
  %12 = call noundef i32 @_Z5totalIfJcEEiT_DpT0_(float noundef %10, i8 noundef signext %11) #5
  %13 = mul nsw i32 %12, 2
  %14 = add nsw i32 %9, %13
  ret i32 %14
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalIfJcEEiT_DpT0_(float noundef %0, i8 noundef signext %1) #0 comdat {
  %3 = alloca float, align 4
  %4 = alloca i8, align 1
  store float %0, ptr %3, align 4
  store i8 %1, ptr %4, align 1
  %5 = load float, ptr %3, align 4
  %6 = fptosi float %5 to i32
  %7 = mul nsw i32 %6, 3
  %8 = load i8, ptr %4, align 1
  %9 = call noundef i32 @_Z5totalIcJEEiT_DpT0_(i8 noundef signext %8) #5
  %10 = mul nsw i32 %9, 2
  %11 = add nsw i32 %7, %10
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalIcJEEiT_DpT0_(i8 noundef signext %0) #0 comdat {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = mul nsw i32 %4, 3
  %6 = call noundef i32 @_Z5totalv() #5
  %7 = mul nsw i32 %6, 2
  %8 = add nsw i32 %5, %7
  ret i32 %8
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{}
!8 = !{i64 8}
!9 = distinct !{!9, !5}
