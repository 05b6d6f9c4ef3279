; ModuleID = 'corpus/hip/hip_kalman.hip'
source_filename = "corpus/hip/hip_kalman.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Matrix.1 = type { [2 x [4 x float]] }
%struct.Matrix.0 = type { [2 x [2 x float]] }
%struct.Matrix = type { [4 x [4 x float]] }
%struct.Matrix.2 = type { [4 x [2 x float]] }
%struct.Matrix.3 = type { [4 x [1 x float]] }
%struct.Matrix.4 = type { [2 x [1 x float]] }

$_ZN6MatrixILi4ELi4EEclEii = comdat any

$_ZN6MatrixILi2ELi2EEclEii = comdat any

$_Z10transposedILi2ELi4EE6MatrixIXT0_EXT_EERKS0_IXT_EXT0_EE = comdat any

$_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZplILi4ELi4EE6MatrixIXT_EXT0_EERKS1_S3_ = comdat any

$_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_Z10transposedILi4ELi4EE6MatrixIXT0_EXT_EERKS0_IXT_EXT0_EE = comdat any

$_ZplILi2ELi2EE6MatrixIXT_EXT0_EERKS1_S3_ = comdat any

$_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZN6MatrixILi2ELi1EEclEii = comdat any

$_ZplILi4ELi1EE6MatrixIXT_EXT0_EERKS1_S3_ = comdat any

$_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZN6MatrixILi4ELi1EEclEii = comdat any

$_ZNK6MatrixILi2ELi4EEclEii = comdat any

$_ZN6MatrixILi4ELi2EEclEii = comdat any

$_ZNK6MatrixILi4ELi4EEclEii = comdat any

$_ZNK6MatrixILi4ELi1EEclEii = comdat any

$_ZN6MatrixILi2ELi4EEclEii = comdat any

$_ZNK6MatrixILi4ELi2EEclEii = comdat any

$_ZNK6MatrixILi2ELi2EEclEii = comdat any

$_ZNK6MatrixILi2ELi1EEclEii = comdat any

@__const.kalman_track.H = private unnamed_addr constant %struct.Matrix.1 { [2 x [4 x float]] [[4 x float] [float 1.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00], [4 x float] [float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 0.000000e+00]] }, align 4
@__const.kalman_track.R = private unnamed_addr constant %struct.Matrix.0 { [2 x [2 x float]] [[2 x float] [float 0x3FB99999A0000000, float 0.000000e+00], [2 x float] [float 0.000000e+00, float 0x3FB99999A0000000]] }, align 4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Matrix @_Z8identityf(float noundef %0) #0 {
  %2 = alloca %struct.Matrix, align 4
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 64, i1 false)
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %13, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %8, label %16

8:                                                ; preds = %5
  %9 = load float, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %4, align 4
  %12 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %2, i32 noundef %10, i32 noundef %11) #5
  store float %9, ptr %12, align 4
  br label %13

13:                                               ; preds = %8
  %14 = load i32, ptr %4, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %4, align 4
  br label %5, !llvm.loop !4

16:                                               ; preds = %5
  %17 = load %struct.Matrix, ptr %2, align 4
  ret %struct.Matrix %17
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [4 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Matrix.0 @_Z7inverse6MatrixILi2ELi2EE(ptr noundef byval(%struct.Matrix.0) align 4 %0) #0 {
  %2 = alloca %struct.Matrix.0, align 4
  %3 = alloca float, align 4
  %4 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef 0, i32 noundef 0) #5
  %5 = load float, ptr %4, align 4
  %6 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef 1, i32 noundef 1) #5
  %7 = load float, ptr %6, align 4
  %8 = fmul contract float %5, %7
  %9 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef 0, i32 noundef 1) #5
  %10 = load float, ptr %9, align 4
  %11 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef 1, i32 noundef 0) #5
  %12 = load float, ptr %11, align 4
  %13 = fmul contract float %10, %12
  %14 = fsub contract float %8, %13
  %15 = fdiv contract float 1.000000e+00, %14
  store float %15, ptr %3, align 4
  %16 = getelementptr inbounds nuw %struct.Matrix.0, ptr %2, i32 0, i32 0
  %17 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef 1, i32 noundef 1) #5
  %18 = load float, ptr %17, align 4
  %19 = load float, ptr %3, align 4
  %20 = fmul contract float %18, %19
  store float %20, ptr %16, align 4
  %21 = getelementptr inbounds float, ptr %16, i64 1
  %22 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef 0, i32 noundef 1) #5
  %23 = load float, ptr %22, align 4
  %24 = fneg contract float %23
  %25 = load float, ptr %3, align 4
  %26 = fmul contract float %24, %25
  store float %26, ptr %21, align 4
  %27 = getelementptr inbounds [2 x float], ptr %16, i64 1
  %28 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef 1, i32 noundef 0) #5
  %29 = load float, ptr %28, align 4
  %30 = fneg contract float %29
  %31 = load float, ptr %3, align 4
  %32 = fmul contract float %30, %31
  store float %32, ptr %27, align 4
  %33 = getelementptr inbounds float, ptr %27, i64 1
  %34 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef 0, i32 noundef 0) #5
  %35 = load float, ptr %34, align 4
  %36 = load float, ptr %3, align 4
  %37 = fmul contract float %35, %36
  store float %37, ptr %33, align 4
  %38 = load %struct.Matrix.0, ptr %2, align 4
  ret %struct.Matrix.0 %38
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.0, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [2 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @kalman_track(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, float noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Matrix, align 4
  %13 = alloca %struct.Matrix, align 4
  %14 = alloca %struct.Matrix.1, align 4
  %15 = alloca %struct.Matrix.2, align 4
  %16 = alloca %struct.Matrix.0, align 4
  %17 = alloca %struct.Matrix.3, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.Matrix.3, align 4
  %20 = alloca %struct.Matrix, align 4
  %21 = alloca %struct.Matrix.3, align 4
  %22 = alloca %struct.Matrix, align 4
  %23 = alloca %struct.Matrix, align 4
  %24 = alloca %struct.Matrix, align 4
  %25 = alloca %struct.Matrix, align 4
  %26 = alloca %struct.Matrix, align 4
  %27 = alloca %struct.Matrix, align 4
  %28 = alloca %struct.Matrix, align 4
  %29 = alloca %struct.Matrix.0, align 4
  %30 = alloca %struct.Matrix.0, align 4
  %31 = alloca %struct.Matrix.1, align 4
  %32 = alloca %struct.Matrix.1, align 4
  %33 = alloca %struct.Matrix, align 4
  %34 = alloca %struct.Matrix.2, align 4
  %35 = alloca %struct.Matrix.2, align 4
  %36 = alloca %struct.Matrix.2, align 4
  %37 = alloca %struct.Matrix, align 4
  %38 = alloca %struct.Matrix.2, align 4
  %39 = alloca %struct.Matrix.0, align 4
  %40 = alloca %struct.Matrix.0, align 4
  %41 = alloca %struct.Matrix.4, align 4
  %42 = alloca %struct.Matrix.1, align 4
  %43 = alloca %struct.Matrix.3, align 4
  %44 = alloca i32, align 4
  %45 = alloca %struct.Matrix.3, align 4
  %46 = alloca %struct.Matrix.3, align 4
  %47 = alloca %struct.Matrix.2, align 4
  %48 = alloca %struct.Matrix.4, align 4
  %49 = alloca %struct.Matrix, align 4
  %50 = alloca %struct.Matrix.2, align 4
  %51 = alloca %struct.Matrix.1, align 4
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca %struct.Matrix, align 4
  %55 = alloca %struct.Matrix, align 4
  %56 = alloca %struct.Matrix, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %61 = mul i32 %59, %60
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %63 = add i32 %61, %62
  store i32 %63, ptr %11, align 4
  %64 = call %struct.Matrix @_Z8identityf(float noundef 1.000000e+00) #5
  %65 = getelementptr inbounds nuw %struct.Matrix, ptr %12, i32 0, i32 0
  %66 = extractvalue %struct.Matrix %64, 0
  store [4 x [4 x float]] %66, ptr %65, align 4
  %67 = call %struct.Matrix @_Z8identityf(float noundef 1.000000e+00) #5
  %68 = getelementptr inbounds nuw %struct.Matrix, ptr %13, i32 0, i32 0
  %69 = extractvalue %struct.Matrix %67, 0
  store [4 x [4 x float]] %69, ptr %68, align 4
  %70 = load float, ptr %10, align 4
  %71 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %12, i32 noundef 1, i32 noundef 3) #5
  store float %70, ptr %71, align 4
  %72 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %12, i32 noundef 0, i32 noundef 2) #5
  store float %70, ptr %72, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 @__const.kalman_track.H, i64 32, i1 false)
  %73 = call %struct.Matrix.2 @_Z10transposedILi2ELi4EE6MatrixIXT0_EXT_EERKS0_IXT_EXT0_EE(ptr noundef nonnull align 4 dereferenceable(32) %14) #5
  %74 = getelementptr inbounds nuw %struct.Matrix.2, ptr %15, i32 0, i32 0
  %75 = extractvalue %struct.Matrix.2 %73, 0
  store [4 x [2 x float]] %75, ptr %74, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 @__const.kalman_track.R, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 16, i1 false)
  store i32 0, ptr %18, align 4
  br label %76

76:                                               ; preds = %187, %5
  %77 = load i32, ptr %18, align 4
  %78 = load i32, ptr %9, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %190

80:                                               ; preds = %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %12, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %17, i64 16, i1 false)
  %81 = call %struct.Matrix.3 @_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %20, ptr noundef byval(%struct.Matrix.3) align 4 %21) #5
  %82 = getelementptr inbounds nuw %struct.Matrix.3, ptr %19, i32 0, i32 0
  %83 = extractvalue %struct.Matrix.3 %81, 0
  store [4 x [1 x float]] %83, ptr %82, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %19, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %12, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %13, i64 64, i1 false)
  %84 = call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %25, ptr noundef byval(%struct.Matrix) align 4 %26) #5
  %85 = getelementptr inbounds nuw %struct.Matrix, ptr %24, i32 0, i32 0
  %86 = extractvalue %struct.Matrix %84, 0
  store [4 x [4 x float]] %86, ptr %85, align 4
  %87 = call %struct.Matrix @_Z10transposedILi4ELi4EE6MatrixIXT0_EXT_EERKS0_IXT_EXT0_EE(ptr noundef nonnull align 4 dereferenceable(64) %12) #5
  %88 = getelementptr inbounds nuw %struct.Matrix, ptr %27, i32 0, i32 0
  %89 = extractvalue %struct.Matrix %87, 0
  store [4 x [4 x float]] %89, ptr %88, align 4
  %90 = call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %24, ptr noundef byval(%struct.Matrix) align 4 %27) #5
  %91 = getelementptr inbounds nuw %struct.Matrix, ptr %23, i32 0, i32 0
  %92 = extractvalue %struct.Matrix %90, 0
  store [4 x [4 x float]] %92, ptr %91, align 4
  %93 = call %struct.Matrix @_Z8identityf(float noundef 0x3F847AE140000000) #5
  %94 = getelementptr inbounds nuw %struct.Matrix, ptr %28, i32 0, i32 0
  %95 = extractvalue %struct.Matrix %93, 0
  store [4 x [4 x float]] %95, ptr %94, align 4
  %96 = call %struct.Matrix @_ZplILi4ELi4EE6MatrixIXT_EXT0_EERKS1_S3_(ptr noundef nonnull align 4 dereferenceable(64) %23, ptr noundef nonnull align 4 dereferenceable(64) %28) #5
  %97 = getelementptr inbounds nuw %struct.Matrix, ptr %22, i32 0, i32 0
  %98 = extractvalue %struct.Matrix %96, 0
  store [4 x [4 x float]] %98, ptr %97, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %22, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %14, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %13, i64 64, i1 false)
  %99 = call %struct.Matrix.1 @_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %32, ptr noundef byval(%struct.Matrix) align 4 %33) #5
  %100 = getelementptr inbounds nuw %struct.Matrix.1, ptr %31, i32 0, i32 0
  %101 = extractvalue %struct.Matrix.1 %99, 0
  store [2 x [4 x float]] %101, ptr %100, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %34, ptr align 4 %15, i64 32, i1 false)
  %102 = call %struct.Matrix.0 @_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %31, ptr noundef byval(%struct.Matrix.2) align 4 %34) #5
  %103 = getelementptr inbounds nuw %struct.Matrix.0, ptr %30, i32 0, i32 0
  %104 = extractvalue %struct.Matrix.0 %102, 0
  store [2 x [2 x float]] %104, ptr %103, align 4
  %105 = call %struct.Matrix.0 @_ZplILi2ELi2EE6MatrixIXT_EXT0_EERKS1_S3_(ptr noundef nonnull align 4 dereferenceable(16) %30, ptr noundef nonnull align 4 dereferenceable(16) %16) #5
  %106 = getelementptr inbounds nuw %struct.Matrix.0, ptr %29, i32 0, i32 0
  %107 = extractvalue %struct.Matrix.0 %105, 0
  store [2 x [2 x float]] %107, ptr %106, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %13, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %15, i64 32, i1 false)
  %108 = call %struct.Matrix.2 @_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %37, ptr noundef byval(%struct.Matrix.2) align 4 %38) #5
  %109 = getelementptr inbounds nuw %struct.Matrix.2, ptr %36, i32 0, i32 0
  %110 = extractvalue %struct.Matrix.2 %108, 0
  store [4 x [2 x float]] %110, ptr %109, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %29, i64 16, i1 false)
  %111 = call %struct.Matrix.0 @_Z7inverse6MatrixILi2ELi2EE(ptr noundef byval(%struct.Matrix.0) align 4 %40) #5
  %112 = getelementptr inbounds nuw %struct.Matrix.0, ptr %39, i32 0, i32 0
  %113 = extractvalue %struct.Matrix.0 %111, 0
  store [2 x [2 x float]] %113, ptr %112, align 4
  %114 = call %struct.Matrix.2 @_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %36, ptr noundef byval(%struct.Matrix.0) align 4 %39) #5
  %115 = getelementptr inbounds nuw %struct.Matrix.2, ptr %35, i32 0, i32 0
  %116 = extractvalue %struct.Matrix.2 %114, 0
  store [4 x [2 x float]] %116, ptr %115, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %14, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %17, i64 16, i1 false)
  %117 = call %struct.Matrix.4 @_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %42, ptr noundef byval(%struct.Matrix.3) align 4 %43) #5
  %118 = getelementptr inbounds nuw %struct.Matrix.4, ptr %41, i32 0, i32 0
  %119 = extractvalue %struct.Matrix.4 %117, 0
  store [2 x [1 x float]] %119, ptr %118, align 4
  store i32 0, ptr %44, align 4
  br label %120

120:                                              ; preds = %142, %80
  %121 = load i32, ptr %44, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %123, label %145

123:                                              ; preds = %120
  %124 = load ptr, ptr %6, align 8
  %125 = load i32, ptr %11, align 4
  %126 = load i32, ptr %9, align 4
  %127 = mul nsw i32 %125, %126
  %128 = load i32, ptr %18, align 4
  %129 = add nsw i32 %127, %128
  %130 = mul nsw i32 %129, 2
  %131 = load i32, ptr %44, align 4
  %132 = add nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %124, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = load i32, ptr %44, align 4
  %137 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %41, i32 noundef %136, i32 noundef 0) #5
  %138 = load float, ptr %137, align 4
  %139 = fsub contract float %135, %138
  %140 = load i32, ptr %44, align 4
  %141 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %41, i32 noundef %140, i32 noundef 0) #5
  store float %139, ptr %141, align 4
  br label %142

142:                                              ; preds = %123
  %143 = load i32, ptr %44, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %44, align 4
  br label %120, !llvm.loop !6

145:                                              ; preds = %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %35, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %48, ptr align 4 %41, i64 8, i1 false)
  %146 = call %struct.Matrix.3 @_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %47, ptr noundef byval(%struct.Matrix.4) align 4 %48) #5
  %147 = getelementptr inbounds nuw %struct.Matrix.3, ptr %46, i32 0, i32 0
  %148 = extractvalue %struct.Matrix.3 %146, 0
  store [4 x [1 x float]] %148, ptr %147, align 4
  %149 = call %struct.Matrix.3 @_ZplILi4ELi1EE6MatrixIXT_EXT0_EERKS1_S3_(ptr noundef nonnull align 4 dereferenceable(16) %17, ptr noundef nonnull align 4 dereferenceable(16) %46) #5
  %150 = getelementptr inbounds nuw %struct.Matrix.3, ptr %45, i32 0, i32 0
  %151 = extractvalue %struct.Matrix.3 %149, 0
  store [4 x [1 x float]] %151, ptr %150, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %45, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %50, ptr align 4 %35, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %51, ptr align 4 %14, i64 32, i1 false)
  %152 = call %struct.Matrix @_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %50, ptr noundef byval(%struct.Matrix.1) align 4 %51) #5
  %153 = getelementptr inbounds nuw %struct.Matrix, ptr %49, i32 0, i32 0
  %154 = extractvalue %struct.Matrix %152, 0
  store [4 x [4 x float]] %154, ptr %153, align 4
  store i32 0, ptr %52, align 4
  br label %155

155:                                              ; preds = %180, %145
  %156 = load i32, ptr %52, align 4
  %157 = icmp slt i32 %156, 4
  br i1 %157, label %158, label %183

158:                                              ; preds = %155
  store i32 0, ptr %53, align 4
  br label %159

159:                                              ; preds = %176, %158
  %160 = load i32, ptr %53, align 4
  %161 = icmp slt i32 %160, 4
  br i1 %161, label %162, label %179

162:                                              ; preds = %159
  %163 = load i32, ptr %52, align 4
  %164 = load i32, ptr %53, align 4
  %165 = icmp eq i32 %163, %164
  %166 = zext i1 %165 to i64
  %167 = select contract i1 %165, float 1.000000e+00, float 0.000000e+00
  %168 = load i32, ptr %52, align 4
  %169 = load i32, ptr %53, align 4
  %170 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %49, i32 noundef %168, i32 noundef %169) #5
  %171 = load float, ptr %170, align 4
  %172 = fsub contract float %167, %171
  %173 = load i32, ptr %52, align 4
  %174 = load i32, ptr %53, align 4
  %175 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %49, i32 noundef %173, i32 noundef %174) #5
  store float %172, ptr %175, align 4
  br label %176

176:                                              ; preds = %162
  %177 = load i32, ptr %53, align 4
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %53, align 4
  br label %159, !llvm.loop !7

179:                                              ; preds = %159
  br label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %52, align 4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %52, align 4
  br label %155, !llvm.loop !8

183:                                              ; preds = %155
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %55, ptr align 4 %49, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %56, ptr align 4 %13, i64 64, i1 false)
  %184 = call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %55, ptr noundef byval(%struct.Matrix) align 4 %56) #5
  %185 = getelementptr inbounds nuw %struct.Matrix, ptr %54, i32 0, i32 0
  %186 = extractvalue %struct.Matrix %184, 0
  store [4 x [4 x float]] %186, ptr %185, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %54, i64 64, i1 false)
  br label %187

187:                                              ; preds = %183
  %188 = load i32, ptr %18, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %18, align 4
  br label %76, !llvm.loop !9

190:                                              ; preds = %76
  store i32 0, ptr %57, align 4
  br label %191

191:                                              ; preds = %227, %190
  %192 = load i32, ptr %57, align 4
  %193 = icmp slt i32 %192, 4
  br i1 %193, label %194, label %230

194:                                              ; preds = %191
  %195 = load i32, ptr %57, align 4
  %196 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %17, i32 noundef %195, i32 noundef 0) #5
  %197 = load float, ptr %196, align 4
  %198 = load ptr, ptr %7, align 8
  %199 = load i32, ptr %11, align 4
  %200 = mul nsw i32 %199, 4
  %201 = load i32, ptr %57, align 4
  %202 = add nsw i32 %200, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr %198, i64 %203
  store float %197, ptr %204, align 4
  store i32 0, ptr %58, align 4
  br label %205

205:                                              ; preds = %223, %194
  %206 = load i32, ptr %58, align 4
  %207 = icmp slt i32 %206, 4
  br i1 %207, label %208, label %226

208:                                              ; preds = %205
  %209 = load i32, ptr %57, align 4
  %210 = load i32, ptr %58, align 4
  %211 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %13, i32 noundef %209, i32 noundef %210) #5
  %212 = load float, ptr %211, align 4
  %213 = load ptr, ptr %8, align 8
  %214 = load i32, ptr %11, align 4
  %215 = mul nsw i32 %214, 16
  %216 = load i32, ptr %57, align 4
  %217 = mul nsw i32 %216, 4
  %218 = add nsw i32 %215, %217
  %219 = load i32, ptr %58, align 4
  %220 = add nsw i32 %218, %219
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr %213, i64 %221
  store float %212, ptr %222, align 4
  br label %223

223:                                              ; preds = %208
  %224 = load i32, ptr %58, align 4
  %225 = add nsw i32 %224, 1
  store i32 %225, ptr %58, align 4
  br label %205, !llvm.loop !10

226:                                              ; preds = %205
  br label %227

227:                                              ; preds = %226
  %228 = load i32, ptr %57, align 4
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %57, align 4
  br label %191, !llvm.loop !11

230:                                              ; preds = %191
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.2 @_Z10transposedILi2ELi4EE6MatrixIXT0_EXT_EERKS0_IXT_EXT0_EE(ptr noundef nonnull align 4 dereferenceable(32) %0) #0 comdat {
  %2 = alloca %struct.Matrix.2, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %25, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 2
  br i1 %8, label %9, label %28

9:                                                ; preds = %6
  store i32 0, ptr %5, align 4
  br label %10

10:                                               ; preds = %21, %9
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %13, label %24

13:                                               ; preds = %10
  %14 = load ptr, ptr %3, align 8, !nonnull !12, !align !13
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = call contract noundef float @_ZNK6MatrixILi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %14, i32 noundef %15, i32 noundef %16) #5
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %4, align 4
  %20 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %2, i32 noundef %18, i32 noundef %19) #5
  store float %17, ptr %20, align 4
  br label %21

21:                                               ; preds = %13
  %22 = load i32, ptr %5, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %5, align 4
  br label %10, !llvm.loop !14

24:                                               ; preds = %10
  br label %25

25:                                               ; preds = %24
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %6, !llvm.loop !15

28:                                               ; preds = %6
  %29 = load %struct.Matrix.2, ptr %2, align 4
  ret %struct.Matrix.2 %29
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.3 @_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix.3) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix.3, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 1
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !16

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !17

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !18

44:                                               ; preds = %8
  %45 = load %struct.Matrix.3, ptr %3, align 4
  ret %struct.Matrix.3 %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix @_ZplILi4ELi4EE6MatrixIXT_EXT0_EERKS1_S3_(ptr noundef nonnull align 4 dereferenceable(64) %0, ptr noundef nonnull align 4 dereferenceable(64) %1) #0 comdat {
  %3 = alloca %struct.Matrix, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %32, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %28, %11
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %31

15:                                               ; preds = %12
  %16 = load ptr, ptr %4, align 8, !nonnull !12, !align !13
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %7, align 4
  %19 = call contract noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %16, i32 noundef %17, i32 noundef %18) #5
  %20 = load ptr, ptr %5, align 8, !nonnull !12, !align !13
  %21 = load i32, ptr %6, align 4
  %22 = load i32, ptr %7, align 4
  %23 = call contract noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %20, i32 noundef %21, i32 noundef %22) #5
  %24 = fadd contract float %19, %23
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %7, align 4
  %27 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %3, i32 noundef %25, i32 noundef %26) #5
  store float %24, ptr %27, align 4
  br label %28

28:                                               ; preds = %15
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %12, !llvm.loop !19

31:                                               ; preds = %12
  br label %32

32:                                               ; preds = %31
  %33 = load i32, ptr %6, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %6, align 4
  br label %8, !llvm.loop !20

35:                                               ; preds = %8
  %36 = load %struct.Matrix, ptr %3, align 4
  ret %struct.Matrix %36
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !21

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !22

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !23

44:                                               ; preds = %8
  %45 = load %struct.Matrix, ptr %3, align 4
  ret %struct.Matrix %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix @_Z10transposedILi4ELi4EE6MatrixIXT0_EXT_EERKS0_IXT_EXT0_EE(ptr noundef nonnull align 4 dereferenceable(64) %0) #0 comdat {
  %2 = alloca %struct.Matrix, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %25, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 4
  br i1 %8, label %9, label %28

9:                                                ; preds = %6
  store i32 0, ptr %5, align 4
  br label %10

10:                                               ; preds = %21, %9
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %13, label %24

13:                                               ; preds = %10
  %14 = load ptr, ptr %3, align 8, !nonnull !12, !align !13
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = call contract noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %14, i32 noundef %15, i32 noundef %16) #5
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %4, align 4
  %20 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %2, i32 noundef %18, i32 noundef %19) #5
  store float %17, ptr %20, align 4
  br label %21

21:                                               ; preds = %13
  %22 = load i32, ptr %5, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %5, align 4
  br label %10, !llvm.loop !24

24:                                               ; preds = %10
  br label %25

25:                                               ; preds = %24
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %6, !llvm.loop !25

28:                                               ; preds = %6
  %29 = load %struct.Matrix, ptr %2, align 4
  ret %struct.Matrix %29
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.0 @_ZplILi2ELi2EE6MatrixIXT_EXT0_EERKS1_S3_(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #0 comdat {
  %3 = alloca %struct.Matrix.0, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %32, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %28, %11
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 2
  br i1 %14, label %15, label %31

15:                                               ; preds = %12
  %16 = load ptr, ptr %4, align 8, !nonnull !12, !align !13
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %7, align 4
  %19 = call contract noundef float @_ZNK6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %16, i32 noundef %17, i32 noundef %18) #5
  %20 = load ptr, ptr %5, align 8, !nonnull !12, !align !13
  %21 = load i32, ptr %6, align 4
  %22 = load i32, ptr %7, align 4
  %23 = call contract noundef float @_ZNK6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %20, i32 noundef %21, i32 noundef %22) #5
  %24 = fadd contract float %19, %23
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %7, align 4
  %27 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %3, i32 noundef %25, i32 noundef %26) #5
  store float %24, ptr %27, align 4
  br label %28

28:                                               ; preds = %15
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %12, !llvm.loop !26

31:                                               ; preds = %12
  br label %32

32:                                               ; preds = %31
  %33 = load i32, ptr %6, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %6, align 4
  br label %8, !llvm.loop !27

35:                                               ; preds = %8
  %36 = load %struct.Matrix.0, ptr %3, align 4
  ret %struct.Matrix.0 %36
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.0 @_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix.2) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix.0, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 2
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !28

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !29

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !30

44:                                               ; preds = %8
  %45 = load %struct.Matrix.0, ptr %3, align 4
  ret %struct.Matrix.0 %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.1 @_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix.1, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !31

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !32

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !33

44:                                               ; preds = %8
  %45 = load %struct.Matrix.1, ptr %3, align 4
  ret %struct.Matrix.1 %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.2 @_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.0) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix.2, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 2
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 2
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !34

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !35

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !36

44:                                               ; preds = %8
  %45 = load %struct.Matrix.2, ptr %3, align 4
  ret %struct.Matrix.2 %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.2 @_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix.2) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix.2, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 2
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !37

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !38

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !39

44:                                               ; preds = %8
  %45 = load %struct.Matrix.2, ptr %3, align 4
  ret %struct.Matrix.2 %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.4 @_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix.3) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix.4, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 1
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !40

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !41

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !42

44:                                               ; preds = %8
  %45 = load %struct.Matrix.4, ptr %3, align 4
  ret %struct.Matrix.4 %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.4, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.3 @_ZplILi4ELi1EE6MatrixIXT_EXT0_EERKS1_S3_(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #0 comdat {
  %3 = alloca %struct.Matrix.3, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %32, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %28, %11
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 1
  br i1 %14, label %15, label %31

15:                                               ; preds = %12
  %16 = load ptr, ptr %4, align 8, !nonnull !12, !align !13
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %7, align 4
  %19 = call contract noundef float @_ZNK6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %16, i32 noundef %17, i32 noundef %18) #5
  %20 = load ptr, ptr %5, align 8, !nonnull !12, !align !13
  %21 = load i32, ptr %6, align 4
  %22 = load i32, ptr %7, align 4
  %23 = call contract noundef float @_ZNK6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %20, i32 noundef %21, i32 noundef %22) #5
  %24 = fadd contract float %19, %23
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %7, align 4
  %27 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %3, i32 noundef %25, i32 noundef %26) #5
  store float %24, ptr %27, align 4
  br label %28

28:                                               ; preds = %15
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %12, !llvm.loop !43

31:                                               ; preds = %12
  br label %32

32:                                               ; preds = %31
  %33 = load i32, ptr %6, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %6, align 4
  br label %8, !llvm.loop !44

35:                                               ; preds = %8
  %36 = load %struct.Matrix.3, ptr %3, align 4
  ret %struct.Matrix.3 %36
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix.3 @_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.4) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix.3, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 1
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 2
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !45

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !46

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !47

44:                                               ; preds = %8
  %45 = load %struct.Matrix.3, ptr %3, align 4
  ret %struct.Matrix.3 %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Matrix @_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.1) align 4 %1) #0 comdat {
  %3 = alloca %struct.Matrix, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %41, %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %44

11:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %37, %11
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %40

15:                                               ; preds = %12
  store float 0.000000e+00, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 2
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call contract noundef float @_ZNK6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %20, i32 noundef %21) #5
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call contract noundef float @_ZNK6MatrixILi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %1, i32 noundef %23, i32 noundef %24) #5
  %26 = fmul contract float %22, %25
  %27 = load float, ptr %6, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %6, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !48

32:                                               ; preds = %16
  %33 = load float, ptr %6, align 4
  %34 = load i32, ptr %4, align 4
  %35 = load i32, ptr %5, align 4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %3, i32 noundef %34, i32 noundef %35) #5
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %12, !llvm.loop !49

40:                                               ; preds = %12
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4
  br label %8, !llvm.loop !50

44:                                               ; preds = %8
  %45 = load %struct.Matrix, ptr %3, align 4
  ret %struct.Matrix %45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.3, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6MatrixILi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.1, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [4 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4
  ret float %15
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.2, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [2 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6MatrixILi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [4 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4
  ret float %15
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6MatrixILi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.3, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4
  ret float %15
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixILi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.1, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [4 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6MatrixILi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.2, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [2 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4
  ret float %15
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6MatrixILi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.0, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [2 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4
  ret float %15
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK6MatrixILi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.4, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4
  ret float %15
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = !{}
!13 = !{i64 4}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !5}
!21 = distinct !{!21, !5}
!22 = distinct !{!22, !5}
!23 = distinct !{!23, !5}
!24 = distinct !{!24, !5}
!25 = distinct !{!25, !5}
!26 = distinct !{!26, !5}
!27 = distinct !{!27, !5}
!28 = distinct !{!28, !5}
!29 = distinct !{!29, !5}
!30 = distinct !{!30, !5}
!31 = distinct !{!31, !5}
!32 = distinct !{!32, !5}
!33 = distinct !{!33, !5}
!34 = distinct !{!34, !5}
!35 = distinct !{!35, !5}
!36 = distinct !{!36, !5}
!37 = distinct !{!37, !5}
!38 = distinct !{!38, !5}
!39 = distinct !{!39, !5}
!40 = distinct !{!40, !5}
!41 = distinct !{!41, !5}
!42 = distinct !{!42, !5}
!43 = distinct !{!43, !5}
!44 = distinct !{!44, !5}
!45 = distinct !{!45, !5}
!46 = distinct !{!46, !5}
!47 = distinct !{!47, !5}
!48 = distinct !{!48, !5}
!49 = distinct !{!49, !5}
!50 = distinct !{!50, !5}
