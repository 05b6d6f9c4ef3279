; ModuleID = 'corpus/cuda/cu_raytrace.cu'
source_filename = "corpus/cuda/cu_raytrace.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Hit = type { float, i32 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Vec = type { float, float, float }
%struct.Scene = type { [4 x %struct.Sphere], i32, %struct.Vec }
%struct.Sphere = type { %struct.Vec, float, %struct.Vec, float }
%struct.Camera = type { %struct.Vec, float, i32, i32 }
%struct.uchar4 = type { i8, i8, i8, i8 }

$_ZNK3VecmlEf = comdat any

$_ZNK3Vec3dotERKS_ = comdat any

$_ZNK3VecmiERKS_ = comdat any

$_ZNK3VecplERKS_ = comdat any

@__const._Z9intersectRK5SceneRK3VecS4_.best = private unnamed_addr constant %struct.Hit { float 0x4415AF1D80000000, i32 -1 }, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Vec @_Z9normalizeRK3Vec(ptr noundef nonnull align 4 dereferenceable(12) %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca %struct.Vec, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8, !nonnull !4, !align !5
  %6 = load ptr, ptr %4, align 8, !nonnull !4, !align !5
  %7 = load ptr, ptr %4, align 8, !nonnull !4, !align !5
  %8 = call contract noundef float @_ZNK3Vec3dotERKS_(ptr noundef nonnull align 4 dereferenceable(12) %6, ptr noundef nonnull align 4 dereferenceable(12) %7) #7
  store float %8, ptr %2, align 4
  %9 = load float, ptr %2, align 4
  %10 = call contract noundef float @llvm.nvvm.sqrt.rn.f(float %9)
  %11 = fdiv contract float 1.000000e+00, %10
  %12 = call %struct.Vec @_ZNK3VecmlEf(ptr noundef nonnull align 4 dereferenceable(12) %5, float noundef %11) #7
  %13 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %14 = extractvalue %struct.Vec %12, 0
  store float %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %16 = extractvalue %struct.Vec %12, 1
  store float %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %18 = extractvalue %struct.Vec %12, 2
  store float %18, ptr %17, align 4
  %19 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %19
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Vec @_ZNK3VecmlEf(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) #0 comdat align 2 {
  %3 = alloca %struct.Vec, align 4
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 0
  %9 = load float, ptr %8, align 4
  %10 = load float, ptr %5, align 4
  %11 = fmul contract float %9, %10
  store float %11, ptr %7, align 4
  %12 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = load float, ptr %5, align 4
  %16 = fmul contract float %14, %15
  store float %16, ptr %12, align 4
  %17 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %18 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 2
  %19 = load float, ptr %18, align 4
  %20 = load float, ptr %5, align 4
  %21 = fmul contract float %19, %20
  store float %21, ptr %17, align 4
  %22 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %22
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK3Vec3dotERKS_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = load ptr, ptr %4, align 8, !nonnull !4, !align !5
  %9 = getelementptr inbounds nuw %struct.Vec, ptr %8, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = fmul contract float %7, %10
  %12 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = load ptr, ptr %4, align 8, !nonnull !4, !align !5
  %15 = getelementptr inbounds nuw %struct.Vec, ptr %14, i32 0, i32 1
  %16 = load float, ptr %15, align 4
  %17 = fmul contract float %13, %16
  %18 = fadd contract float %11, %17
  %19 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 2
  %20 = load float, ptr %19, align 4
  %21 = load ptr, ptr %4, align 8, !nonnull !4, !align !5
  %22 = getelementptr inbounds nuw %struct.Vec, ptr %21, i32 0, i32 2
  %23 = load float, ptr %22, align 4
  %24 = fmul contract float %20, %23
  %25 = fadd contract float %18, %24
  ret float %25
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Hit @_Z9intersectRK5SceneRK3VecS4_(ptr noundef nonnull align 4 dereferenceable(144) %0, ptr noundef nonnull align 4 dereferenceable(12) %1, ptr noundef nonnull align 4 dereferenceable(12) %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca %struct.Hit, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Vec, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca %struct.Hit, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const._Z9intersectRK5SceneRK3VecS4_.best, i64 8, i1 false)
  store i32 0, ptr %9, align 4
  br label %18

18:                                               ; preds = %88, %3
  %19 = load i32, ptr %9, align 4
  %20 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %21 = getelementptr inbounds nuw %struct.Scene, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %19, %22
  br i1 %23, label %24, label %91

24:                                               ; preds = %18
  %25 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %26 = getelementptr inbounds nuw %struct.Scene, ptr %25, i32 0, i32 0
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x %struct.Sphere], ptr %26, i64 0, i64 %28
  store ptr %29, ptr %10, align 8
  %30 = load ptr, ptr %7, align 8, !nonnull !4, !align !5
  %31 = load ptr, ptr %10, align 8, !nonnull !4, !align !5
  %32 = getelementptr inbounds nuw %struct.Sphere, ptr %31, i32 0, i32 0
  %33 = call %struct.Vec @_ZNK3VecmiERKS_(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %32) #7
  %34 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 0
  %35 = extractvalue %struct.Vec %33, 0
  store float %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 1
  %37 = extractvalue %struct.Vec %33, 1
  store float %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 2
  %39 = extractvalue %struct.Vec %33, 2
  store float %39, ptr %38, align 4
  %40 = load ptr, ptr %8, align 8, !nonnull !4, !align !5
  %41 = call contract noundef float @_ZNK3Vec3dotERKS_(ptr noundef nonnull align 4 dereferenceable(12) %11, ptr noundef nonnull align 4 dereferenceable(12) %40) #7
  store float %41, ptr %12, align 4
  %42 = call contract noundef float @_ZNK3Vec3dotERKS_(ptr noundef nonnull align 4 dereferenceable(12) %11, ptr noundef nonnull align 4 dereferenceable(12) %11) #7
  %43 = load ptr, ptr %10, align 8, !nonnull !4, !align !5
  %44 = getelementptr inbounds nuw %struct.Sphere, ptr %43, i32 0, i32 1
  %45 = load float, ptr %44, align 4
  %46 = load ptr, ptr %10, align 8, !nonnull !4, !align !5
  %47 = getelementptr inbounds nuw %struct.Sphere, ptr %46, i32 0, i32 1
  %48 = load float, ptr %47, align 4
  %49 = fmul contract float %45, %48
  %50 = fsub contract float %42, %49
  store float %50, ptr %13, align 4
  %51 = load float, ptr %12, align 4
  %52 = load float, ptr %12, align 4
  %53 = fmul contract float %51, %52
  %54 = load float, ptr %13, align 4
  %55 = fsub contract float %53, %54
  store float %55, ptr %14, align 4
  %56 = load float, ptr %14, align 4
  %57 = fcmp contract ole float %56, 0.000000e+00
  br i1 %57, label %58, label %59

58:                                               ; preds = %24
  br label %88

59:                                               ; preds = %24
  %60 = load float, ptr %14, align 4
  store float %60, ptr %4, align 4
  %61 = load float, ptr %4, align 4
  %62 = call contract noundef float @llvm.nvvm.sqrt.rn.f(float %61)
  store float %62, ptr %15, align 4
  %63 = load float, ptr %12, align 4
  %64 = fneg contract float %63
  %65 = load float, ptr %15, align 4
  %66 = fsub contract float %64, %65
  store float %66, ptr %16, align 4
  %67 = load float, ptr %16, align 4
  %68 = fcmp contract olt float %67, 0x3F50624DE0000000
  br i1 %68, label %69, label %74

69:                                               ; preds = %59
  %70 = load float, ptr %12, align 4
  %71 = fneg contract float %70
  %72 = load float, ptr %15, align 4
  %73 = fadd contract float %71, %72
  store float %73, ptr %16, align 4
  br label %74

74:                                               ; preds = %69, %59
  %75 = load float, ptr %16, align 4
  %76 = fcmp contract ogt float %75, 0x3F50624DE0000000
  br i1 %76, label %77, label %87

77:                                               ; preds = %74
  %78 = load float, ptr %16, align 4
  %79 = getelementptr inbounds nuw %struct.Hit, ptr %5, i32 0, i32 0
  %80 = load float, ptr %79, align 4
  %81 = fcmp contract olt float %78, %80
  br i1 %81, label %82, label %87

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw %struct.Hit, ptr %17, i32 0, i32 0
  %84 = load float, ptr %16, align 4
  store float %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.Hit, ptr %17, i32 0, i32 1
  %86 = load i32, ptr %9, align 4
  store i32 %86, ptr %85, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %17, i64 8, i1 false)
  br label %87

87:                                               ; preds = %82, %77, %74
  br label %88

88:                                               ; preds = %87, %58
  %89 = load i32, ptr %9, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %9, align 4
  br label %18, !llvm.loop !6

91:                                               ; preds = %18
  %92 = load %struct.Hit, ptr %5, align 4
  ret %struct.Hit %92
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Vec @_ZNK3VecmiERKS_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #0 comdat align 2 {
  %3 = alloca %struct.Vec, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 0
  %9 = load float, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %11 = getelementptr inbounds nuw %struct.Vec, ptr %10, i32 0, i32 0
  %12 = load float, ptr %11, align 4
  %13 = fsub contract float %9, %12
  store float %13, ptr %7, align 4
  %14 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %15 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 1
  %16 = load float, ptr %15, align 4
  %17 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %18 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 1
  %19 = load float, ptr %18, align 4
  %20 = fsub contract float %16, %19
  store float %20, ptr %14, align 4
  %21 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %22 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 2
  %23 = load float, ptr %22, align 4
  %24 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %25 = getelementptr inbounds nuw %struct.Vec, ptr %24, i32 0, i32 2
  %26 = load float, ptr %25, align 4
  %27 = fsub contract float %23, %26
  store float %27, ptr %21, align 4
  %28 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %28
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @render(ptr noundef %0, ptr noundef byval(%struct.Camera) align 4 %1, ptr noundef byval(%struct.Scene) align 4 %2) #2 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Vec, align 4
  %16 = alloca %struct.Vec, align 4
  %17 = alloca %struct.Vec, align 4
  %18 = alloca %struct.Vec, align 4
  %19 = alloca %struct.Vec, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Hit, align 4
  %23 = alloca float, align 4
  %24 = alloca %struct.Vec, align 4
  %25 = alloca %struct.Vec, align 4
  %26 = alloca %struct.Vec, align 4
  %27 = alloca ptr, align 8
  %28 = alloca %struct.Vec, align 4
  %29 = alloca %struct.Vec, align 4
  %30 = alloca %struct.Vec, align 4
  %31 = alloca %struct.Vec, align 4
  %32 = alloca float, align 4
  %33 = alloca %struct.Hit, align 4
  %34 = alloca %struct.Vec, align 4
  %35 = alloca %struct.Vec, align 4
  %36 = alloca %struct.Vec, align 4
  %37 = alloca %struct.Vec, align 4
  %38 = alloca %struct.uchar4, align 4
  store ptr %0, ptr %12, align 8
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = mul i32 %39, %40
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = add i32 %41, %42
  store i32 %43, ptr %13, align 4
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %46 = mul i32 %44, %45
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %48 = add i32 %46, %47
  store i32 %48, ptr %14, align 4
  %49 = load i32, ptr %13, align 4
  %50 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 2
  %51 = load i32, ptr %50, align 4
  %52 = icmp sge i32 %49, %51
  br i1 %52, label %58, label %53

53:                                               ; preds = %3
  %54 = load i32, ptr %14, align 4
  %55 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 3
  %56 = load i32, ptr %55, align 4
  %57 = icmp sge i32 %54, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %53, %3
  br label %302

59:                                               ; preds = %53
  %60 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %60, i64 12, i1 false)
  %61 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 0
  %62 = load i32, ptr %13, align 4
  %63 = sitofp i32 %62 to float
  %64 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 2
  %65 = load i32, ptr %64, align 4
  %66 = sitofp i32 %65 to float
  %67 = fmul contract float %66, 5.000000e-01
  %68 = fsub contract float %63, %67
  %69 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 2
  %70 = load i32, ptr %69, align 4
  %71 = sitofp i32 %70 to float
  %72 = fdiv contract float %68, %71
  %73 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 1
  %74 = load float, ptr %73, align 4
  %75 = fmul contract float %72, %74
  store float %75, ptr %61, align 4
  %76 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 1
  %77 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 3
  %78 = load i32, ptr %77, align 4
  %79 = sitofp i32 %78 to float
  %80 = fmul contract float %79, 5.000000e-01
  %81 = load i32, ptr %14, align 4
  %82 = sitofp i32 %81 to float
  %83 = fsub contract float %80, %82
  %84 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 3
  %85 = load i32, ptr %84, align 4
  %86 = sitofp i32 %85 to float
  %87 = fdiv contract float %83, %86
  %88 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 1
  %89 = load float, ptr %88, align 4
  %90 = fmul contract float %87, %89
  store float %90, ptr %76, align 4
  %91 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 2
  store float 1.000000e+00, ptr %91, align 4
  %92 = call %struct.Vec @_Z9normalizeRK3Vec(ptr noundef nonnull align 4 dereferenceable(12) %17) #7
  %93 = getelementptr inbounds nuw %struct.Vec, ptr %16, i32 0, i32 0
  %94 = extractvalue %struct.Vec %92, 0
  store float %94, ptr %93, align 4
  %95 = getelementptr inbounds nuw %struct.Vec, ptr %16, i32 0, i32 1
  %96 = extractvalue %struct.Vec %92, 1
  store float %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Vec, ptr %16, i32 0, i32 2
  %98 = extractvalue %struct.Vec %92, 2
  store float %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Scene, ptr %2, i32 0, i32 2
  %100 = call %struct.Vec @_Z9normalizeRK3Vec(ptr noundef nonnull align 4 dereferenceable(12) %99) #7
  %101 = getelementptr inbounds nuw %struct.Vec, ptr %18, i32 0, i32 0
  %102 = extractvalue %struct.Vec %100, 0
  store float %102, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.Vec, ptr %18, i32 0, i32 1
  %104 = extractvalue %struct.Vec %100, 1
  store float %104, ptr %103, align 4
  %105 = getelementptr inbounds nuw %struct.Vec, ptr %18, i32 0, i32 2
  %106 = extractvalue %struct.Vec %100, 2
  store float %106, ptr %105, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %19, i8 0, i64 12, i1 false)
  store float 1.000000e+00, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %107

107:                                              ; preds = %264, %59
  %108 = load i32, ptr %21, align 4
  %109 = icmp slt i32 %108, 4
  br i1 %109, label %110, label %267

110:                                              ; preds = %107
  %111 = call %struct.Hit @_Z9intersectRK5SceneRK3VecS4_(ptr noundef nonnull align 4 dereferenceable(144) %2, ptr noundef nonnull align 4 dereferenceable(12) %15, ptr noundef nonnull align 4 dereferenceable(12) %16) #7
  %112 = getelementptr inbounds nuw %struct.Hit, ptr %22, i32 0, i32 0
  %113 = extractvalue %struct.Hit %111, 0
  store float %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Hit, ptr %22, i32 0, i32 1
  %115 = extractvalue %struct.Hit %111, 1
  store i32 %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Hit, ptr %22, i32 0, i32 1
  %117 = load i32, ptr %116, align 4
  %118 = icmp slt i32 %117, 0
  br i1 %118, label %119, label %148

119:                                              ; preds = %110
  %120 = getelementptr inbounds nuw %struct.Vec, ptr %16, i32 0, i32 1
  %121 = load float, ptr %120, align 4
  %122 = fadd contract float %121, 1.000000e+00
  %123 = fmul contract float 5.000000e-01, %122
  store float %123, ptr %23, align 4
  %124 = getelementptr inbounds nuw %struct.Vec, ptr %26, i32 0, i32 0
  %125 = load float, ptr %23, align 4
  %126 = fmul contract float 5.000000e-01, %125
  %127 = fsub contract float 1.000000e+00, %126
  store float %127, ptr %124, align 4
  %128 = getelementptr inbounds nuw %struct.Vec, ptr %26, i32 0, i32 1
  %129 = load float, ptr %23, align 4
  %130 = fmul contract float 0x3FD3333340000000, %129
  %131 = fsub contract float 1.000000e+00, %130
  store float %131, ptr %128, align 4
  %132 = getelementptr inbounds nuw %struct.Vec, ptr %26, i32 0, i32 2
  store float 1.000000e+00, ptr %132, align 4
  %133 = load float, ptr %20, align 4
  %134 = call %struct.Vec @_ZNK3VecmlEf(ptr noundef nonnull align 4 dereferenceable(12) %26, float noundef %133) #7
  %135 = getelementptr inbounds nuw %struct.Vec, ptr %25, i32 0, i32 0
  %136 = extractvalue %struct.Vec %134, 0
  store float %136, ptr %135, align 4
  %137 = getelementptr inbounds nuw %struct.Vec, ptr %25, i32 0, i32 1
  %138 = extractvalue %struct.Vec %134, 1
  store float %138, ptr %137, align 4
  %139 = getelementptr inbounds nuw %struct.Vec, ptr %25, i32 0, i32 2
  %140 = extractvalue %struct.Vec %134, 2
  store float %140, ptr %139, align 4
  %141 = call %struct.Vec @_ZNK3VecplERKS_(ptr noundef nonnull align 4 dereferenceable(12) %19, ptr noundef nonnull align 4 dereferenceable(12) %25) #7
  %142 = getelementptr inbounds nuw %struct.Vec, ptr %24, i32 0, i32 0
  %143 = extractvalue %struct.Vec %141, 0
  store float %143, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.Vec, ptr %24, i32 0, i32 1
  %145 = extractvalue %struct.Vec %141, 1
  store float %145, ptr %144, align 4
  %146 = getelementptr inbounds nuw %struct.Vec, ptr %24, i32 0, i32 2
  %147 = extractvalue %struct.Vec %141, 2
  store float %147, ptr %146, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %24, i64 12, i1 false)
  br label %267

148:                                              ; preds = %110
  %149 = getelementptr inbounds nuw %struct.Scene, ptr %2, i32 0, i32 0
  %150 = getelementptr inbounds nuw %struct.Hit, ptr %22, i32 0, i32 1
  %151 = load i32, ptr %150, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [4 x %struct.Sphere], ptr %149, i64 0, i64 %152
  store ptr %153, ptr %27, align 8
  %154 = getelementptr inbounds nuw %struct.Hit, ptr %22, i32 0, i32 0
  %155 = load float, ptr %154, align 4
  %156 = call %struct.Vec @_ZNK3VecmlEf(ptr noundef nonnull align 4 dereferenceable(12) %16, float noundef %155) #7
  %157 = getelementptr inbounds nuw %struct.Vec, ptr %29, i32 0, i32 0
  %158 = extractvalue %struct.Vec %156, 0
  store float %158, ptr %157, align 4
  %159 = getelementptr inbounds nuw %struct.Vec, ptr %29, i32 0, i32 1
  %160 = extractvalue %struct.Vec %156, 1
  store float %160, ptr %159, align 4
  %161 = getelementptr inbounds nuw %struct.Vec, ptr %29, i32 0, i32 2
  %162 = extractvalue %struct.Vec %156, 2
  store float %162, ptr %161, align 4
  %163 = call %struct.Vec @_ZNK3VecplERKS_(ptr noundef nonnull align 4 dereferenceable(12) %15, ptr noundef nonnull align 4 dereferenceable(12) %29) #7
  %164 = getelementptr inbounds nuw %struct.Vec, ptr %28, i32 0, i32 0
  %165 = extractvalue %struct.Vec %163, 0
  store float %165, ptr %164, align 4
  %166 = getelementptr inbounds nuw %struct.Vec, ptr %28, i32 0, i32 1
  %167 = extractvalue %struct.Vec %163, 1
  store float %167, ptr %166, align 4
  %168 = getelementptr inbounds nuw %struct.Vec, ptr %28, i32 0, i32 2
  %169 = extractvalue %struct.Vec %163, 2
  store float %169, ptr %168, align 4
  %170 = load ptr, ptr %27, align 8, !nonnull !4, !align !5
  %171 = getelementptr inbounds nuw %struct.Sphere, ptr %170, i32 0, i32 0
  %172 = call %struct.Vec @_ZNK3VecmiERKS_(ptr noundef nonnull align 4 dereferenceable(12) %28, ptr noundef nonnull align 4 dereferenceable(12) %171) #7
  %173 = getelementptr inbounds nuw %struct.Vec, ptr %31, i32 0, i32 0
  %174 = extractvalue %struct.Vec %172, 0
  store float %174, ptr %173, align 4
  %175 = getelementptr inbounds nuw %struct.Vec, ptr %31, i32 0, i32 1
  %176 = extractvalue %struct.Vec %172, 1
  store float %176, ptr %175, align 4
  %177 = getelementptr inbounds nuw %struct.Vec, ptr %31, i32 0, i32 2
  %178 = extractvalue %struct.Vec %172, 2
  store float %178, ptr %177, align 4
  %179 = load ptr, ptr %27, align 8, !nonnull !4, !align !5
  %180 = getelementptr inbounds nuw %struct.Sphere, ptr %179, i32 0, i32 1
  %181 = load float, ptr %180, align 4
  %182 = fdiv contract float 1.000000e+00, %181
  %183 = call %struct.Vec @_ZNK3VecmlEf(ptr noundef nonnull align 4 dereferenceable(12) %31, float noundef %182) #7
  %184 = getelementptr inbounds nuw %struct.Vec, ptr %30, i32 0, i32 0
  %185 = extractvalue %struct.Vec %183, 0
  store float %185, ptr %184, align 4
  %186 = getelementptr inbounds nuw %struct.Vec, ptr %30, i32 0, i32 1
  %187 = extractvalue %struct.Vec %183, 1
  store float %187, ptr %186, align 4
  %188 = getelementptr inbounds nuw %struct.Vec, ptr %30, i32 0, i32 2
  %189 = extractvalue %struct.Vec %183, 2
  store float %189, ptr %188, align 4
  %190 = call contract noundef float @_ZNK3Vec3dotERKS_(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %18) #7
  store float 0.000000e+00, ptr %10, align 4
  store float %190, ptr %11, align 4
  %191 = load float, ptr %10, align 4
  %192 = load float, ptr %11, align 4
  %193 = call contract noundef float @llvm.maxnum.f32(float %191, float %192)
  store float %193, ptr %32, align 4
  %194 = load float, ptr %32, align 4
  %195 = fcmp contract ogt float %194, 0.000000e+00
  br i1 %195, label %196, label %205

196:                                              ; preds = %148
  %197 = call %struct.Hit @_Z9intersectRK5SceneRK3VecS4_(ptr noundef nonnull align 4 dereferenceable(144) %2, ptr noundef nonnull align 4 dereferenceable(12) %28, ptr noundef nonnull align 4 dereferenceable(12) %18) #7
  %198 = getelementptr inbounds nuw %struct.Hit, ptr %33, i32 0, i32 0
  %199 = extractvalue %struct.Hit %197, 0
  store float %199, ptr %198, align 4
  %200 = getelementptr inbounds nuw %struct.Hit, ptr %33, i32 0, i32 1
  %201 = extractvalue %struct.Hit %197, 1
  store i32 %201, ptr %200, align 4
  %202 = getelementptr inbounds nuw %struct.Hit, ptr %33, i32 0, i32 1
  %203 = load i32, ptr %202, align 4
  %204 = icmp sge i32 %203, 0
  br label %205

205:                                              ; preds = %196, %148
  %206 = phi i1 [ false, %148 ], [ %204, %196 ]
  br i1 %206, label %207, label %210

207:                                              ; preds = %205
  %208 = load float, ptr %32, align 4
  %209 = fmul contract float %208, 0x3FD3333340000000
  store float %209, ptr %32, align 4
  br label %210

210:                                              ; preds = %207, %205
  %211 = load ptr, ptr %27, align 8, !nonnull !4, !align !5
  %212 = getelementptr inbounds nuw %struct.Sphere, ptr %211, i32 0, i32 2
  %213 = load float, ptr %20, align 4
  %214 = load ptr, ptr %27, align 8, !nonnull !4, !align !5
  %215 = getelementptr inbounds nuw %struct.Sphere, ptr %214, i32 0, i32 3
  %216 = load float, ptr %215, align 4
  %217 = fsub contract float 1.000000e+00, %216
  %218 = fmul contract float %213, %217
  %219 = load float, ptr %32, align 4
  %220 = fmul contract float 0x3FECCCCCC0000000, %219
  %221 = fadd contract float 0x3FB99999A0000000, %220
  %222 = fmul contract float %218, %221
  %223 = call %struct.Vec @_ZNK3VecmlEf(ptr noundef nonnull align 4 dereferenceable(12) %212, float noundef %222) #7
  %224 = getelementptr inbounds nuw %struct.Vec, ptr %35, i32 0, i32 0
  %225 = extractvalue %struct.Vec %223, 0
  store float %225, ptr %224, align 4
  %226 = getelementptr inbounds nuw %struct.Vec, ptr %35, i32 0, i32 1
  %227 = extractvalue %struct.Vec %223, 1
  store float %227, ptr %226, align 4
  %228 = getelementptr inbounds nuw %struct.Vec, ptr %35, i32 0, i32 2
  %229 = extractvalue %struct.Vec %223, 2
  store float %229, ptr %228, align 4
  %230 = call %struct.Vec @_ZNK3VecplERKS_(ptr noundef nonnull align 4 dereferenceable(12) %19, ptr noundef nonnull align 4 dereferenceable(12) %35) #7
  %231 = getelementptr inbounds nuw %struct.Vec, ptr %34, i32 0, i32 0
  %232 = extractvalue %struct.Vec %230, 0
  store float %232, ptr %231, align 4
  %233 = getelementptr inbounds nuw %struct.Vec, ptr %34, i32 0, i32 1
  %234 = extractvalue %struct.Vec %230, 1
  store float %234, ptr %233, align 4
  %235 = getelementptr inbounds nuw %struct.Vec, ptr %34, i32 0, i32 2
  %236 = extractvalue %struct.Vec %230, 2
  store float %236, ptr %235, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %34, i64 12, i1 false)
  %237 = load ptr, ptr %27, align 8, !nonnull !4, !align !5
  %238 = getelementptr inbounds nuw %struct.Sphere, ptr %237, i32 0, i32 3
  %239 = load float, ptr %238, align 4
  %240 = fcmp contract ole float %239, 0.000000e+00
  br i1 %240, label %241, label %242

241:                                              ; preds = %210
  br label %267

242:                                              ; preds = %210
  %243 = load ptr, ptr %27, align 8, !nonnull !4, !align !5
  %244 = getelementptr inbounds nuw %struct.Sphere, ptr %243, i32 0, i32 3
  %245 = load float, ptr %244, align 4
  %246 = load float, ptr %20, align 4
  %247 = fmul contract float %246, %245
  store float %247, ptr %20, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %28, i64 12, i1 false)
  %248 = call contract noundef float @_ZNK3Vec3dotERKS_(ptr noundef nonnull align 4 dereferenceable(12) %30, ptr noundef nonnull align 4 dereferenceable(12) %16) #7
  %249 = fmul contract float 2.000000e+00, %248
  %250 = call %struct.Vec @_ZNK3VecmlEf(ptr noundef nonnull align 4 dereferenceable(12) %30, float noundef %249) #7
  %251 = getelementptr inbounds nuw %struct.Vec, ptr %37, i32 0, i32 0
  %252 = extractvalue %struct.Vec %250, 0
  store float %252, ptr %251, align 4
  %253 = getelementptr inbounds nuw %struct.Vec, ptr %37, i32 0, i32 1
  %254 = extractvalue %struct.Vec %250, 1
  store float %254, ptr %253, align 4
  %255 = getelementptr inbounds nuw %struct.Vec, ptr %37, i32 0, i32 2
  %256 = extractvalue %struct.Vec %250, 2
  store float %256, ptr %255, align 4
  %257 = call %struct.Vec @_ZNK3VecmiERKS_(ptr noundef nonnull align 4 dereferenceable(12) %16, ptr noundef nonnull align 4 dereferenceable(12) %37) #7
  %258 = getelementptr inbounds nuw %struct.Vec, ptr %36, i32 0, i32 0
  %259 = extractvalue %struct.Vec %257, 0
  store float %259, ptr %258, align 4
  %260 = getelementptr inbounds nuw %struct.Vec, ptr %36, i32 0, i32 1
  %261 = extractvalue %struct.Vec %257, 1
  store float %261, ptr %260, align 4
  %262 = getelementptr inbounds nuw %struct.Vec, ptr %36, i32 0, i32 2
  %263 = extractvalue %struct.Vec %257, 2
  store float %263, ptr %262, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %36, i64 12, i1 false)
  br label %264

264:                                              ; preds = %242
  %265 = load i32, ptr %21, align 4
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %21, align 4
  br label %107, !llvm.loop !8

267:                                              ; preds = %241, %119, %107
  %268 = getelementptr inbounds nuw %struct.Vec, ptr %19, i32 0, i32 0
  %269 = load float, ptr %268, align 4
  store float %269, ptr %4, align 4
  store float 1.000000e+00, ptr %5, align 4
  %270 = load float, ptr %4, align 4
  %271 = load float, ptr %5, align 4
  %272 = call contract noundef float @llvm.minnum.f32(float %270, float %271)
  %273 = fmul contract float %272, 2.550000e+02
  %274 = fptoui float %273 to i8
  %275 = getelementptr inbounds nuw %struct.uchar4, ptr %38, i32 0, i32 0
  store i8 %274, ptr %275, align 4
  %276 = getelementptr inbounds nuw %struct.Vec, ptr %19, i32 0, i32 1
  %277 = load float, ptr %276, align 4
  store float %277, ptr %6, align 4
  store float 1.000000e+00, ptr %7, align 4
  %278 = load float, ptr %6, align 4
  %279 = load float, ptr %7, align 4
  %280 = call contract noundef float @llvm.minnum.f32(float %278, float %279)
  %281 = fmul contract float %280, 2.550000e+02
  %282 = fptoui float %281 to i8
  %283 = getelementptr inbounds nuw %struct.uchar4, ptr %38, i32 0, i32 1
  store i8 %282, ptr %283, align 1
  %284 = getelementptr inbounds nuw %struct.Vec, ptr %19, i32 0, i32 2
  %285 = load float, ptr %284, align 4
  store float %285, ptr %8, align 4
  store float 1.000000e+00, ptr %9, align 4
  %286 = load float, ptr %8, align 4
  %287 = load float, ptr %9, align 4
  %288 = call contract noundef float @llvm.minnum.f32(float %286, float %287)
  %289 = fmul contract float %288, 2.550000e+02
  %290 = fptoui float %289 to i8
  %291 = getelementptr inbounds nuw %struct.uchar4, ptr %38, i32 0, i32 2
  store i8 %290, ptr %291, align 2
  %292 = getelementptr inbounds nuw %struct.uchar4, ptr %38, i32 0, i32 3
  store i8 -1, ptr %292, align 1
  %293 = load ptr, ptr %12, align 8
  %294 = load i32, ptr %14, align 4
  %295 = getelementptr inbounds nuw %struct.Camera, ptr %1, i32 0, i32 2
  %296 = load i32, ptr %295, align 4
  %297 = mul nsw i32 %294, %296
  %298 = load i32, ptr %13, align 4
  %299 = add nsw i32 %297, %298
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds %struct.uchar4, ptr %293, i64 %300
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %301, ptr align 4 %38, i64 4, i1 false)
  br label %302

302:                                              ; preds = %267, %58
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Vec @_ZNK3VecplERKS_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #0 comdat align 2 {
  %3 = alloca %struct.Vec, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 0
  %9 = load float, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %11 = getelementptr inbounds nuw %struct.Vec, ptr %10, i32 0, i32 0
  %12 = load float, ptr %11, align 4
  %13 = fadd contract float %9, %12
  store float %13, ptr %7, align 4
  %14 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %15 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 1
  %16 = load float, ptr %15, align 4
  %17 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %18 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 1
  %19 = load float, ptr %18, align 4
  %20 = fadd contract float %16, %19
  store float %20, ptr %14, align 4
  %21 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %22 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 2
  %23 = load float, ptr %22, align 4
  %24 = load ptr, ptr %5, align 8, !nonnull !4, !align !5
  %25 = getelementptr inbounds nuw %struct.Vec, ptr %24, i32 0, i32 2
  %26 = load float, ptr %25, align 4
  %27 = fadd contract float %23, %26
  store float %27, ptr %21, align 4
  %28 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %28
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #6

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = !{i64 4}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
