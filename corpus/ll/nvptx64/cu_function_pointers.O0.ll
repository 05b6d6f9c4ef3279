; ModuleID = 'corpus/cuda/cu_function_pointers.cu'
source_filename = "corpus/cuda/cu_function_pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Square = type { %struct.Shape.base, [4 x i8] }
%struct.Shape.base = type <{ ptr, float }>
%struct.Rect = type { %struct.Shape.base, float }
%struct.Disc = type { %struct.Shape.base, [4 x i8] }
%struct.Params = type { double, double, i32 }
%struct.Shape = type <{ ptr, float, [4 x i8] }>

$_ZN6SquareC1Ef = comdat any

$_ZN4RectC1Eff = comdat any

$_ZN4DiscC1Ef = comdat any

$_ZN6SquareC2Ef = comdat any

$_ZN5ShapeC2Ef = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZNK5Shape6scaledEf = comdat any

$__cxa_pure_virtual = comdat any

$_ZN4RectC2Eff = comdat any

$_ZNK4Rect4areaEv = comdat any

$_ZNK4Rect6scaledEf = comdat any

$_ZN4DiscC2Ef = comdat any

$_ZNK4Disc4areaEv = comdat any

$_ZTV6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV4Rect = comdat any

$_ZTV4Disc = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZL3ops = internal addrspace(4) constant [6 x ptr] [ptr @_Z9op_squaref, ptr @_Z7op_reluf, ptr @_Z11op_softsignf, ptr @_Z8op_floorf, ptr @_Z8op_cubicf, ptr @_Z7op_flipf], align 8
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK6Square4areaEv, ptr @_ZNK5Shape6scaledEf] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual, ptr @_ZNK5Shape6scaledEf] }, comdat, align 8
@_ZTV4Rect = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK4Rect4areaEv, ptr @_ZNK4Rect6scaledEf] }, comdat, align 8
@_ZTV4Disc = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK4Disc4areaEv, ptr @_ZNK5Shape6scaledEf] }, comdat, align 8

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z9op_squaref(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = fmul contract float %3, %4
  ret float %5
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7op_reluf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  store float %5, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  %6 = load float, ptr %2, align 4
  %7 = load float, ptr %3, align 4
  %8 = call contract noundef float @llvm.maxnum.f32(float %6, float %7)
  ret float %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z11op_softsignf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4
  %4 = load float, ptr %3, align 4
  %5 = load float, ptr %3, align 4
  store float %5, ptr %2, align 4
  %6 = load float, ptr %2, align 4
  %7 = call contract noundef float @llvm.fabs.f32(float %6)
  %8 = fadd contract float 1.000000e+00, %7
  %9 = fdiv contract float %4, %8
  ret float %9
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z8op_floorf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4
  %4 = load float, ptr %3, align 4
  store float %4, ptr %2, align 4
  %5 = load float, ptr %2, align 4
  %6 = call contract noundef float @llvm.floor.f32(float %5)
  ret float %6
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z8op_cubicf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = load float, ptr %2, align 4
  %6 = fmul contract float %5, 2.500000e-01
  %7 = fadd contract float 5.000000e-01, %6
  %8 = fmul contract float %4, %7
  %9 = fadd contract float 1.000000e+00, %8
  %10 = fmul contract float %3, %9
  ret float %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7op_flipf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  store float %0, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  store float %5, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = xor i32 %6, -2147483648
  store i32 %7, ptr %3, align 4
  %8 = load float, ptr %3, align 4
  ret float %8
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @apply_table(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %15, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i64
  %21 = getelementptr inbounds nuw [6 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL3ops to ptr), i64 0, i64 %20
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %8, align 8
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = and i32 %28, 1
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %3
  br label %33

32:                                               ; preds = %3
  br label %33

33:                                               ; preds = %32, %31
  %34 = phi ptr [ @_Z9op_squaref, %31 ], [ @_Z11op_softsignf, %32 ]
  store ptr %34, ptr %9, align 8
  %35 = load ptr, ptr %9, align 8
  %36 = load ptr, ptr %8, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = call contract noundef float %36(float noundef %41) #7
  %43 = call contract noundef float %35(float noundef %42) #7
  %44 = load ptr, ptr %6, align 8
  %45 = load i32, ptr %7, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  store float %43, ptr %47, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7measurePK5Shapef(ptr noundef %0, float noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds ptr, ptr %7, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = call contract noundef float %9(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #7
  %11 = load ptr, ptr %3, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds ptr, ptr %12, i64 0
  %14 = load ptr, ptr %13, align 8
  %15 = call contract noundef float %14(ptr noundef nonnull align 8 dereferenceable(12) %11) #7
  %16 = fadd contract float %10, %15
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @shapes(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Square, align 8
  %7 = alloca %struct.Rect, align 8
  %8 = alloca %struct.Disc, align 8
  %9 = alloca [3 x ptr], align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %5, align 4
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = mul nsw i32 2, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %15, i64 %18
  %20 = load float, ptr %19, align 4
  call void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %6, float noundef %20) #7
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %5, align 4
  %23 = mul nsw i32 2, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %21, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %5, align 4
  %29 = mul nsw i32 2, %28
  %30 = add nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %27, i64 %31
  %33 = load float, ptr %32, align 4
  call void @_ZN4RectC1Eff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %26, float noundef %33) #7
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %5, align 4
  %36 = mul nsw i32 2, %35
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %34, i64 %38
  %40 = load float, ptr %39, align 4
  call void @_ZN4DiscC1Ef(ptr noundef nonnull align 8 dereferenceable(16) %8, float noundef %40) #7
  store ptr %6, ptr %9, align 8
  %41 = getelementptr inbounds ptr, ptr %9, i64 1
  store ptr %7, ptr %41, align 8
  %42 = getelementptr inbounds ptr, ptr %9, i64 2
  store ptr %8, ptr %42, align 8
  %43 = load i32, ptr %5, align 4
  %44 = srem i32 %43, 3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [3 x ptr], ptr %9, i64 0, i64 %45
  %47 = load ptr, ptr %46, align 8
  %48 = call contract noundef float @_Z7measurePK5Shapef(ptr noundef %47, float noundef 2.000000e+00) #7
  %49 = load i32, ptr %5, align 4
  %50 = sdiv i32 %49, 3
  %51 = srem i32 %50, 3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [3 x ptr], ptr %9, i64 0, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = call contract noundef float @_Z7measurePK5Shapef(ptr noundef %54, float noundef 5.000000e-01) #7
  %56 = fadd contract float %48, %55
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %5, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  store float %56, ptr %60, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4RectC1Eff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  call void @_ZN4RectC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %8, float noundef %9) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4DiscC1Ef(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call void @_ZN4DiscC2Ef(ptr noundef nonnull align 8 dereferenceable(16) %5, float noundef %6) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z4lined6Params(double noundef %0, ptr noundef byval(%struct.Params) align 8 %1) #0 {
  %3 = alloca double, align 8
  store double %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 0
  %5 = load double, ptr %4, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul contract double %5, %6
  %8 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = fadd contract double %7, %9
  ret double %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z8parabolad6Params(double noundef %0, ptr noundef byval(%struct.Params) align 8 %1) #0 {
  %3 = alloca double, align 8
  store double %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 0
  %5 = load double, ptr %4, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul contract double %5, %6
  %8 = load double, ptr %3, align 8
  %9 = fmul contract double %7, %8
  %10 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 2
  %13 = load i32, ptr %12, align 8
  %14 = sitofp i32 %13 to double
  %15 = fmul contract double %11, %14
  %16 = fsub contract double %9, %15
  ret double %16
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z7simpsonPFdd6ParamsEddS_(ptr noundef %0, double noundef %1, double noundef %2, ptr noundef byval(%struct.Params) align 8 %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca %struct.Params, align 8
  %11 = alloca %struct.Params, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Params, align 8
  store ptr %0, ptr %5, align 8
  store double %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  %14 = load double, ptr %7, align 8
  %15 = load double, ptr %6, align 8
  %16 = fsub contract double %14, %15
  %17 = getelementptr inbounds nuw %struct.Params, ptr %3, i32 0, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = sitofp i32 %18 to double
  %20 = fdiv contract double %16, %19
  store double %20, ptr %8, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = load double, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %3, i64 24, i1 false)
  %23 = call contract noundef double %21(double noundef %22, ptr noundef byval(%struct.Params) align 8 %10) #7
  %24 = load ptr, ptr %5, align 8
  %25 = load double, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %3, i64 24, i1 false)
  %26 = call contract noundef double %24(double noundef %25, ptr noundef byval(%struct.Params) align 8 %11) #7
  %27 = fadd contract double %23, %26
  store double %27, ptr %9, align 8
  store i32 1, ptr %12, align 4
  br label %28

28:                                               ; preds = %50, %4
  %29 = load i32, ptr %12, align 4
  %30 = getelementptr inbounds nuw %struct.Params, ptr %3, i32 0, i32 2
  %31 = load i32, ptr %30, align 8
  %32 = icmp slt i32 %29, %31
  br i1 %32, label %33, label %53

33:                                               ; preds = %28
  %34 = load ptr, ptr %5, align 8
  %35 = load double, ptr %6, align 8
  %36 = load i32, ptr %12, align 4
  %37 = sitofp i32 %36 to double
  %38 = load double, ptr %8, align 8
  %39 = fmul contract double %37, %38
  %40 = fadd contract double %35, %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %3, i64 24, i1 false)
  %41 = call contract noundef double %34(double noundef %40, ptr noundef byval(%struct.Params) align 8 %13) #7
  %42 = load i32, ptr %12, align 4
  %43 = and i32 %42, 1
  %44 = icmp ne i32 %43, 0
  %45 = zext i1 %44 to i64
  %46 = select contract i1 %44, double 4.000000e+00, double 2.000000e+00
  %47 = fmul contract double %41, %46
  %48 = load double, ptr %9, align 8
  %49 = fadd contract double %48, %47
  store double %49, ptr %9, align 8
  br label %50

50:                                               ; preds = %33
  %51 = load i32, ptr %12, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %12, align 4
  br label %28, !llvm.loop !4

53:                                               ; preds = %28
  %54 = load double, ptr %9, align 8
  %55 = load double, ptr %8, align 8
  %56 = fmul contract double %54, %55
  %57 = fdiv contract double %56, 3.000000e+00
  ret double %57
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @integrate(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Params, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %7, ptr %5, align 4
  %8 = load i32, ptr %5, align 4
  %9 = and i32 %8, 1
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  br label %13

12:                                               ; preds = %2
  br label %13

13:                                               ; preds = %12, %11
  %14 = phi ptr [ @_Z4lined6Params, %11 ], [ @_Z8parabolad6Params, %12 ]
  %15 = load i32, ptr %5, align 4
  %16 = sitofp i32 %15 to double
  %17 = fadd contract double 1.000000e+00, %16
  %18 = getelementptr inbounds nuw %struct.Params, ptr %6, i32 0, i32 0
  %19 = load i32, ptr %5, align 4
  %20 = sitofp i32 %19 to double
  %21 = fmul contract double 5.000000e-01, %20
  store double %21, ptr %18, align 8
  %22 = getelementptr inbounds nuw %struct.Params, ptr %6, i32 0, i32 1
  store double 2.000000e+00, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.Params, ptr %6, i32 0, i32 2
  %24 = load i32, ptr %4, align 4
  store i32 %24, ptr %23, align 8
  %25 = call contract noundef double @_Z7simpsonPFdd6ParamsEddS_(ptr noundef %14, double noundef 0.000000e+00, double noundef %17, ptr noundef byval(%struct.Params) align 8 %6) #7
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  store double %25, ptr %29, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z8by_valueii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %5, %6
  ret i1 %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z12by_magnitudeii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  %9 = load i32, ptr %7, align 4
  store i32 %9, ptr %3, align 4
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %2
  %13 = load i32, ptr %3, align 4
  %14 = sub nsw i32 0, %13
  br label %17

15:                                               ; preds = %2
  %16 = load i32, ptr %3, align 4
  br label %17

17:                                               ; preds = %12, %15
  %18 = phi i32 [ %14, %12 ], [ %16, %15 ]
  %19 = load i32, ptr %8, align 4
  store i32 %19, ptr %4, align 4
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %17
  %23 = load i32, ptr %4, align 4
  %24 = sub nsw i32 0, %23
  br label %27

25:                                               ; preds = %17
  %26 = load i32, ptr %4, align 4
  br label %27

27:                                               ; preds = %22, %25
  %28 = phi i32 [ %24, %22 ], [ %26, %25 ]
  %29 = icmp ne i32 %18, %28
  br i1 %29, label %30, label %52

30:                                               ; preds = %27
  %31 = load i32, ptr %7, align 4
  store i32 %31, ptr %5, align 4
  %32 = load i32, ptr %5, align 4
  %33 = icmp slt i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = load i32, ptr %5, align 4
  %36 = sub nsw i32 0, %35
  br label %39

37:                                               ; preds = %30
  %38 = load i32, ptr %5, align 4
  br label %39

39:                                               ; preds = %34, %37
  %40 = phi i32 [ %36, %34 ], [ %38, %37 ]
  %41 = load i32, ptr %8, align 4
  store i32 %41, ptr %6, align 4
  %42 = load i32, ptr %6, align 4
  %43 = icmp slt i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %39
  %45 = load i32, ptr %6, align 4
  %46 = sub nsw i32 0, %45
  br label %49

47:                                               ; preds = %39
  %48 = load i32, ptr %6, align 4
  br label %49

49:                                               ; preds = %44, %47
  %50 = phi i32 [ %46, %44 ], [ %48, %47 ]
  %51 = icmp slt i32 %40, %50
  br label %56

52:                                               ; preds = %27
  %53 = load i32, ptr %7, align 4
  %54 = load i32, ptr %8, align 4
  %55 = icmp slt i32 %53, %54
  br label %56

56:                                               ; preds = %52, %49
  %57 = phi i1 [ %51, %49 ], [ %55, %52 ]
  ret i1 %57
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z9insertionPiiPFbiiE(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store i32 1, ptr %7, align 4
  br label %10

10:                                               ; preds = %56, %3
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %5, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %59

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %8, align 4
  %20 = load i32, ptr %7, align 4
  store i32 %20, ptr %9, align 4
  br label %21

21:                                               ; preds = %47, %14
  %22 = load i32, ptr %9, align 4
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %34

24:                                               ; preds = %21
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %8, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sub nsw i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %27, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = call noundef zeroext i1 %25(i32 noundef %26, i32 noundef %32) #7
  br label %34

34:                                               ; preds = %24, %21
  %35 = phi i1 [ false, %21 ], [ %33, %24 ]
  br i1 %35, label %36, label %50

36:                                               ; preds = %34
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sub nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %37, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %9, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  store i32 %42, ptr %46, align 4
  br label %47

47:                                               ; preds = %36
  %48 = load i32, ptr %9, align 4
  %49 = add nsw i32 %48, -1
  store i32 %49, ptr %9, align 4
  br label %21, !llvm.loop !6

50:                                               ; preds = %34
  %51 = load i32, ptr %8, align 4
  %52 = load ptr, ptr %4, align 8
  %53 = load i32, ptr %9, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  store i32 %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %50
  %57 = load i32, ptr %7, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %7, align 4
  br label %10, !llvm.loop !7

59:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sort_callback(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %4, 16
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 2
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %1
  br label %13

12:                                               ; preds = %1
  br label %13

13:                                               ; preds = %12, %11
  %14 = phi ptr [ @_Z8by_valueii, %11 ], [ @_Z12by_magnitudeii, %12 ]
  call void @_Z9insertionPiiPFbiiE(ptr noundef %7, i32 noundef 16, ptr noundef %14) #7
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call void @_ZN5ShapeC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #7
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN5ShapeC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Shape, ptr %5, i32 0, i32 1
  %7 = load float, ptr %4, align 4
  store float %7, ptr %6, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Shape, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Shape, ptr %3, i32 0, i32 1
  %7 = load float, ptr %6, align 8
  %8 = fmul contract float %5, %7
  ret float %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK5Shape6scaledEf(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds ptr, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 8
  %10 = call contract noundef float %9(ptr noundef nonnull align 8 dereferenceable(12) %5) #7
  %11 = fmul contract float %6, %10
  ret float %11
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @__cxa_pure_virtual() unnamed_addr #5 comdat {
  call void @llvm.trap()
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4RectC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  call void @_ZN5ShapeC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %7, float noundef %8) #7
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV4Rect, i32 0, i32 0, i32 2), ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Rect, ptr %7, i32 0, i32 1
  %10 = load float, ptr %6, align 4
  store float %10, ptr %9, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK4Rect4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Shape, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Rect, ptr %3, i32 0, i32 1
  %7 = load float, ptr %6, align 4
  %8 = fmul contract float %5, %7
  ret float %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK4Rect6scaledEf(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  %7 = load float, ptr %4, align 4
  %8 = fmul contract float %6, %7
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds ptr, ptr %9, i64 0
  %11 = load ptr, ptr %10, align 8
  %12 = call contract noundef float %11(ptr noundef nonnull align 8 dereferenceable(16) %5) #7
  %13 = fmul contract float %8, %12
  ret float %13
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4DiscC2Ef(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call void @_ZN5ShapeC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #7
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV4Disc, i32 0, i32 0, i32 2), ptr %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK4Disc4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Shape, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8
  %6 = fmul contract float 0x400921FB60000000, %5
  %7 = getelementptr inbounds nuw %struct.Shape, ptr %3, i32 0, i32 1
  %8 = load float, ptr %7, align 8
  %9 = fmul contract float %6, %8
  ret float %9
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress noinline nounwind optnone "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }

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
