; ModuleID = 'corpus/opencl/raymarch.cl'
source_filename = "corpus/opencl/raymarch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.sphere = type { float, float, float, float, float }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @march_scene(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %8 = trunc i64 %7 to i32
  %9 = sitofp i32 %6 to float
  %10 = fadd float %9, 5.000000e-01
  %11 = insertelement <2 x i32> poison, i32 %1, i64 0
  %12 = insertelement <2 x i32> %11, i32 %2, i64 1
  %13 = sitofp <2 x i32> %12 to <2 x float>
  %14 = sitofp i32 %8 to float
  %15 = fadd float %14, 5.000000e-01
  %16 = fneg float %15
  %17 = insertelement <2 x float> poison, float %10, i64 0
  %18 = insertelement <2 x float> %17, float %16, i64 1
  %19 = fdiv <2 x float> %18, %13
  %20 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %19, <2 x float> splat (float 2.000000e+00), <2 x float> <float -1.000000e+00, float 1.000000e+00>)
  %21 = shufflevector <2 x float> %20, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %22 = insertelement <3 x float> %21, float 1.500000e+00, i64 2
  %23 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %22) #11
  %24 = insertelement <3 x float> poison, float %23, i64 0
  %25 = shufflevector <3 x float> %24, <3 x float> poison, <3 x i32> zeroinitializer
  %26 = fdiv <3 x float> %22, %25, !fpmath !12
  %27 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %3, i64 0
  br label %28

28:                                               ; preds = %4, %56
  %29 = phi float [ 0.000000e+00, %4 ], [ %57, %56 ]
  %30 = phi i32 [ 0, %4 ], [ %58, %56 ]
  %31 = insertelement <3 x float> poison, float %29, i64 0
  %32 = shufflevector <3 x float> %31, <3 x float> poison, <3 x i32> zeroinitializer
  %33 = fmul <3 x float> %26, %32
  %34 = extractelement <3 x float> %33, i64 1
  %35 = fadd float %34, 1.000000e+00
  %36 = fsub <3 x float> %33, %27
  %37 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %36) #11
  %38 = fadd float %37, 0xBFE99999A0000000
  %39 = fadd <3 x float> %33, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %40 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %39) #11
  %41 = fadd <3 x float> %40, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %42 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %41, float noundef 0.000000e+00) #11
  %43 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %42) #11
  %44 = extractelement <3 x float> %41, i64 0
  %45 = extractelement <3 x float> %41, i64 1
  %46 = extractelement <3 x float> %41, i64 2
  %47 = tail call spir_func float @_Z4fmaxff(float noundef %45, float noundef %46) #11
  %48 = tail call spir_func float @_Z4fmaxff(float noundef %44, float noundef %47) #11
  %49 = tail call spir_func float @_Z4fminff(float noundef %48, float noundef 0.000000e+00) #11
  %50 = fadd float %43, %49
  %51 = tail call spir_func float @_Z4fminff(float noundef %38, float noundef %50) #11
  %52 = tail call spir_func float @_Z4fminff(float noundef %35, float noundef %51) #11
  %53 = fcmp olt float %52, 0x3F847AE140000000
  %54 = fcmp ogt float %29, 2.000000e+01
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %28
  %57 = fadd float %29, %52
  %58 = add nuw nsw i32 %30, 1
  %59 = icmp samesign ult i32 %30, 47
  br i1 %59, label %28, label %60

60:                                               ; preds = %28, %56
  %61 = phi float [ %29, %28 ], [ %57, %56 ]
  %62 = fcmp ugt float %61, 2.000000e+01
  br i1 %62, label %109, label %63

63:                                               ; preds = %60
  %64 = insertelement <3 x float> poison, float %61, i64 0
  %65 = shufflevector <3 x float> %64, <3 x float> poison, <3 x i32> zeroinitializer
  %66 = fmul <3 x float> %26, %65
  br label %78

67:                                               ; preds = %78
  %68 = tail call spir_func <3 x float> @scene_normal(<3 x float> noundef %66, float noundef %3) #12
  %69 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %68, <3 x float> noundef <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>) #11
  %70 = tail call spir_func float @_Z4fmaxff(float noundef %69, float noundef 0.000000e+00) #11
  %71 = fmul float %70, 0x3FECCCCCC0000000
  %72 = tail call spir_func float @_Z4fminff(float noundef %106, float noundef 1.000000e+00) #11
  %73 = tail call float @llvm.fmuladd.f32(float %71, float %72, float 0x3FB99999A0000000)
  %74 = tail call float @llvm.fmuladd.f32(float %73, float 8.000000e+00, float 5.000000e-01)
  %75 = fptoui float %74 to i32
  %76 = mul i32 %75, 1842204
  %77 = or i32 %76, -16777216
  br label %109

78:                                               ; preds = %63, %78
  %79 = phi float [ 0x3FB99999A0000000, %63 ], [ %107, %78 ]
  %80 = phi float [ 1.000000e+00, %63 ], [ %106, %78 ]
  %81 = insertelement <3 x float> poison, float %79, i64 0
  %82 = shufflevector <3 x float> %81, <3 x float> poison, <3 x i32> zeroinitializer
  %83 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %82, <3 x float> <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>, <3 x float> %66)
  %84 = extractelement <3 x float> %83, i64 1
  %85 = fadd float %84, 1.000000e+00
  %86 = fsub <3 x float> %83, %27
  %87 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %86) #11
  %88 = fadd float %87, 0xBFE99999A0000000
  %89 = fadd <3 x float> %83, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %90 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %89) #11
  %91 = fadd <3 x float> %90, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %92 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %91, float noundef 0.000000e+00) #11
  %93 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %92) #11
  %94 = extractelement <3 x float> %91, i64 0
  %95 = extractelement <3 x float> %91, i64 1
  %96 = extractelement <3 x float> %91, i64 2
  %97 = tail call spir_func float @_Z4fmaxff(float noundef %95, float noundef %96) #11
  %98 = tail call spir_func float @_Z4fmaxff(float noundef %94, float noundef %97) #11
  %99 = tail call spir_func float @_Z4fminff(float noundef %98, float noundef 0.000000e+00) #11
  %100 = fadd float %93, %99
  %101 = tail call spir_func float @_Z4fminff(float noundef %88, float noundef %100) #11
  %102 = tail call spir_func float @_Z4fminff(float noundef %85, float noundef %101) #11
  %103 = tail call spir_func float @_Z4fmaxff(float noundef %102, float noundef 0.000000e+00) #11
  %104 = fmul float %103, 8.000000e+00
  %105 = fdiv float %104, %79, !fpmath !12
  %106 = tail call spir_func float @_Z4fminff(float noundef %80, float noundef %105) #11
  %107 = fadd float %79, 0x3FD3333340000000
  %108 = fcmp olt float %107, 3.000000e+00
  br i1 %108, label %78, label %67

109:                                              ; preds = %60, %67
  %110 = phi i32 [ %77, %67 ], [ -16777216, %60 ]
  %111 = mul nsw i32 %1, %8
  %112 = add nsw i32 %111, %6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %113
  store i32 %110, ptr addrspace(1) %114, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_march_scene(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %8 = trunc i64 %7 to i32
  %9 = sitofp i32 %6 to float
  %10 = fadd float %9, 5.000000e-01
  %11 = insertelement <2 x i32> poison, i32 %1, i64 0
  %12 = insertelement <2 x i32> %11, i32 %2, i64 1
  %13 = sitofp <2 x i32> %12 to <2 x float>
  %14 = sitofp i32 %8 to float
  %15 = fadd float %14, 5.000000e-01
  %16 = fneg float %15
  %17 = insertelement <2 x float> poison, float %10, i64 0
  %18 = insertelement <2 x float> %17, float %16, i64 1
  %19 = fdiv <2 x float> %18, %13
  %20 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %19, <2 x float> splat (float 2.000000e+00), <2 x float> <float -1.000000e+00, float 1.000000e+00>)
  %21 = shufflevector <2 x float> %20, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %22 = insertelement <3 x float> %21, float 1.500000e+00, i64 2
  %23 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %22) #11
  %24 = insertelement <3 x float> poison, float %23, i64 0
  %25 = shufflevector <3 x float> %24, <3 x float> poison, <3 x i32> zeroinitializer
  %26 = fdiv <3 x float> %22, %25, !fpmath !12
  %27 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %3, i64 0
  br label %28

28:                                               ; preds = %4, %56
  %29 = phi float [ 0.000000e+00, %4 ], [ %57, %56 ]
  %30 = phi i32 [ 0, %4 ], [ %58, %56 ]
  %31 = insertelement <3 x float> poison, float %29, i64 0
  %32 = shufflevector <3 x float> %31, <3 x float> poison, <3 x i32> zeroinitializer
  %33 = fmul <3 x float> %26, %32
  %34 = extractelement <3 x float> %33, i64 1
  %35 = fadd float %34, 1.000000e+00
  %36 = fsub <3 x float> %33, %27
  %37 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %36) #11
  %38 = fadd float %37, 0xBFE99999A0000000
  %39 = fadd <3 x float> %33, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %40 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %39) #11
  %41 = fadd <3 x float> %40, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %42 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %41, float noundef 0.000000e+00) #11
  %43 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %42) #11
  %44 = extractelement <3 x float> %41, i64 0
  %45 = extractelement <3 x float> %41, i64 1
  %46 = extractelement <3 x float> %41, i64 2
  %47 = tail call spir_func float @_Z4fmaxff(float noundef %45, float noundef %46) #11
  %48 = tail call spir_func float @_Z4fmaxff(float noundef %44, float noundef %47) #11
  %49 = tail call spir_func float @_Z4fminff(float noundef %48, float noundef 0.000000e+00) #11
  %50 = fadd float %43, %49
  %51 = tail call spir_func float @_Z4fminff(float noundef %38, float noundef %50) #11
  %52 = tail call spir_func float @_Z4fminff(float noundef %35, float noundef %51) #11
  %53 = fcmp olt float %52, 0x3F847AE140000000
  %54 = fcmp ogt float %29, 2.000000e+01
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %28
  %57 = fadd float %29, %52
  %58 = add nuw nsw i32 %30, 1
  %59 = icmp samesign ult i32 %30, 47
  br i1 %59, label %28, label %60

60:                                               ; preds = %28, %56
  %61 = phi float [ %29, %28 ], [ %57, %56 ]
  %62 = fcmp ugt float %61, 2.000000e+01
  br i1 %62, label %109, label %63

63:                                               ; preds = %60
  %64 = insertelement <3 x float> poison, float %61, i64 0
  %65 = shufflevector <3 x float> %64, <3 x float> poison, <3 x i32> zeroinitializer
  %66 = fmul <3 x float> %26, %65
  br label %78

67:                                               ; preds = %78
  %68 = tail call spir_func <3 x float> @scene_normal(<3 x float> noundef %66, float noundef %3) #12
  %69 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %68, <3 x float> noundef <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>) #11
  %70 = tail call spir_func float @_Z4fmaxff(float noundef %69, float noundef 0.000000e+00) #11
  %71 = fmul float %70, 0x3FECCCCCC0000000
  %72 = tail call spir_func float @_Z4fminff(float noundef %106, float noundef 1.000000e+00) #11
  %73 = tail call float @llvm.fmuladd.f32(float %71, float %72, float 0x3FB99999A0000000)
  %74 = tail call float @llvm.fmuladd.f32(float %73, float 8.000000e+00, float 5.000000e-01)
  %75 = fptoui float %74 to i32
  %76 = mul i32 %75, 1842204
  %77 = or i32 %76, -16777216
  br label %109

78:                                               ; preds = %63, %78
  %79 = phi float [ 0x3FB99999A0000000, %63 ], [ %107, %78 ]
  %80 = phi float [ 1.000000e+00, %63 ], [ %106, %78 ]
  %81 = insertelement <3 x float> poison, float %79, i64 0
  %82 = shufflevector <3 x float> %81, <3 x float> poison, <3 x i32> zeroinitializer
  %83 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %82, <3 x float> <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>, <3 x float> %66)
  %84 = extractelement <3 x float> %83, i64 1
  %85 = fadd float %84, 1.000000e+00
  %86 = fsub <3 x float> %83, %27
  %87 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %86) #11
  %88 = fadd float %87, 0xBFE99999A0000000
  %89 = fadd <3 x float> %83, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %90 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %89) #11
  %91 = fadd <3 x float> %90, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %92 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %91, float noundef 0.000000e+00) #11
  %93 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %92) #11
  %94 = extractelement <3 x float> %91, i64 0
  %95 = extractelement <3 x float> %91, i64 1
  %96 = extractelement <3 x float> %91, i64 2
  %97 = tail call spir_func float @_Z4fmaxff(float noundef %95, float noundef %96) #11
  %98 = tail call spir_func float @_Z4fmaxff(float noundef %94, float noundef %97) #11
  %99 = tail call spir_func float @_Z4fminff(float noundef %98, float noundef 0.000000e+00) #11
  %100 = fadd float %93, %99
  %101 = tail call spir_func float @_Z4fminff(float noundef %88, float noundef %100) #11
  %102 = tail call spir_func float @_Z4fminff(float noundef %85, float noundef %101) #11
  %103 = tail call spir_func float @_Z4fmaxff(float noundef %102, float noundef 0.000000e+00) #11
  %104 = fmul float %103, 8.000000e+00
  %105 = fdiv float %104, %79, !fpmath !12
  %106 = tail call spir_func float @_Z4fminff(float noundef %80, float noundef %105) #11
  %107 = fadd float %79, 0x3FD3333340000000
  %108 = fcmp olt float %107, 3.000000e+00
  br i1 %108, label %78, label %67

109:                                              ; preds = %67, %60
  %110 = phi i32 [ %77, %67 ], [ -16777216, %60 ]
  %111 = mul nsw i32 %1, %8
  %112 = add nsw i32 %111, %6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %113
  store i32 %110, ptr addrspace(1) %114, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @trace_spheres(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %8 = trunc i64 %7 to i32
  %9 = sitofp i32 %6 to float
  %10 = fadd float %9, 5.000000e-01
  %11 = sitofp i32 %3 to float
  %12 = sitofp i32 %8 to float
  %13 = fadd float %12, 5.000000e-01
  %14 = fneg float %13
  %15 = insertelement <2 x float> poison, float %10, i64 0
  %16 = insertelement <2 x float> %15, float %14, i64 1
  %17 = insertelement <2 x float> poison, float %11, i64 0
  %18 = shufflevector <2 x float> %17, <2 x float> poison, <2 x i32> zeroinitializer
  %19 = fdiv <2 x float> %16, %18
  %20 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %19, <2 x float> splat (float 2.000000e+00), <2 x float> <float -1.000000e+00, float 1.000000e+00>)
  %21 = shufflevector <2 x float> %20, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %22 = insertelement <3 x float> %21, float 1.500000e+00, i64 2
  %23 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %22) #11
  %24 = icmp sgt i32 %2, 0
  br label %25

25:                                               ; preds = %4, %75
  %26 = phi <3 x float> [ zeroinitializer, %4 ], [ %101, %75 ]
  %27 = phi float [ 1.000000e+00, %4 ], [ %102, %75 ]
  %28 = phi i32 [ 0, %4 ], [ %110, %75 ]
  %29 = phi <3 x float> [ %23, %4 ], [ %109, %75 ]
  %30 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %4 ], [ %104, %75 ]
  %31 = phi <3 x float> [ zeroinitializer, %4 ], [ %103, %75 ]
  br i1 %24, label %34, label %67

32:                                               ; preds = %58
  %33 = icmp sgt i32 %63, -1
  br i1 %33, label %75, label %67

34:                                               ; preds = %25, %58
  %35 = phi float [ %64, %58 ], [ 0x46293E5940000000, %25 ]
  %36 = phi i32 [ %63, %58 ], [ -1, %25 ]
  %37 = phi i32 [ %65, %58 ], [ 0, %25 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %38
  %40 = load <4 x float>, ptr addrspace(1) %39, align 4
  %41 = fsub <4 x float> %30, %40
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %43 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %42, <3 x float> noundef %29) #11
  %44 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %42, <3 x float> noundef %42) #11
  %45 = extractelement <4 x float> %40, i64 3
  %46 = fneg float %45
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %45, float %44)
  %48 = fneg float %47
  %49 = tail call float @llvm.fmuladd.f32(float %43, float %43, float %48)
  %50 = fcmp olt float %49, 0.000000e+00
  br i1 %50, label %58, label %51

51:                                               ; preds = %34
  %52 = tail call spir_func float @_Z4sqrtf(float noundef %49) #11, !fpmath !17
  %53 = fneg float %43
  %54 = fsub float %53, %52
  %55 = fcmp ogt float %54, 0x3F50624DE0000000
  %56 = fsub float %52, %43
  %57 = select i1 %55, float %54, float %56
  br label %58

58:                                               ; preds = %34, %51
  %59 = phi float [ %57, %51 ], [ -1.000000e+00, %34 ]
  %60 = fcmp ogt float %59, 0x3F50624DE0000000
  %61 = fcmp olt float %59, %35
  %62 = select i1 %60, i1 %61, i1 false
  %63 = select i1 %62, i32 %37, i32 %36
  %64 = select i1 %62, float %59, float %35
  %65 = add nuw nsw i32 %37, 1
  %66 = icmp slt i32 %65, %2
  br i1 %66, label %34, label %32

67:                                               ; preds = %25, %32
  %68 = insertelement <3 x float> poison, float %27, i64 0
  %69 = shufflevector <3 x float> %68, <3 x float> poison, <3 x i32> zeroinitializer
  %70 = extractelement <3 x float> %29, i64 1
  %71 = fadd float %70, 1.000000e+00
  %72 = fmul float %71, 5.000000e-01
  %73 = tail call spir_func <3 x float> @_Z3mixDv3_fS_f(<3 x float> noundef splat (float 1.000000e+00), <3 x float> noundef <float 5.000000e-01, float 0x3FE6666660000000, float 1.000000e+00>, float noundef %72) #11
  %74 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %69, <3 x float> %73, <3 x float> %26)
  br label %112

75:                                               ; preds = %32
  %76 = zext nneg i32 %63 to i64
  %77 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %76
  %78 = load <2 x float>, ptr addrspace(1) %77, align 4, !tbaa !18
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 8
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !18
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 12
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !18
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 16
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !18
  %85 = insertelement <3 x float> poison, float %64, i64 0
  %86 = shufflevector <3 x float> %85, <3 x float> poison, <3 x i32> zeroinitializer
  %87 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %86, <3 x float> %29, <3 x float> %31)
  %88 = shufflevector <2 x float> %78, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %89 = insertelement <3 x float> %88, float %80, i64 2
  %90 = fsub <3 x float> %87, %89
  %91 = insertelement <3 x float> poison, float %82, i64 0
  %92 = shufflevector <3 x float> %91, <3 x float> poison, <3 x i32> zeroinitializer
  %93 = fdiv <3 x float> %90, %92, !fpmath !12
  %94 = fsub float 1.000000e+00, %84
  %95 = fmul float %27, %94
  %96 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %93, <3 x float> noundef <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>) #11
  %97 = tail call spir_func float @_Z4fmaxff(float noundef %96, float noundef 0x3FB99999A0000000) #11
  %98 = fmul float %95, %97
  %99 = insertelement <3 x float> poison, float %98, i64 0
  %100 = shufflevector <3 x float> %99, <3 x float> poison, <3 x i32> zeroinitializer
  %101 = fadd <3 x float> %26, %100
  %102 = fmul float %27, %84
  %103 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %93, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %87)
  %104 = shufflevector <3 x float> %103, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %105 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %29, <3 x float> noundef %93) #11
  %106 = fmul float %105, -2.000000e+00
  %107 = insertelement <3 x float> poison, float %106, i64 0
  %108 = shufflevector <3 x float> %107, <3 x float> poison, <3 x i32> zeroinitializer
  %109 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %108, <3 x float> %93, <3 x float> %29)
  %110 = add nuw nsw i32 %28, 1
  %111 = icmp samesign ult i32 %28, 2
  br i1 %111, label %25, label %112

112:                                              ; preds = %75, %67
  %113 = phi <3 x float> [ %74, %67 ], [ %101, %75 ]
  %114 = phi float [ %27, %67 ], [ %102, %75 ]
  %115 = shufflevector <3 x float> %113, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %116 = insertelement <4 x float> %115, float %114, i64 3
  %117 = mul nsw i32 %3, %8
  %118 = add nsw i32 %117, %6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %119
  store <4 x float> %116, ptr addrspace(1) %120, align 16, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_trace_spheres(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #11
  %8 = trunc i64 %7 to i32
  %9 = sitofp i32 %6 to float
  %10 = fadd float %9, 5.000000e-01
  %11 = sitofp i32 %3 to float
  %12 = sitofp i32 %8 to float
  %13 = fadd float %12, 5.000000e-01
  %14 = fneg float %13
  %15 = insertelement <2 x float> poison, float %10, i64 0
  %16 = insertelement <2 x float> %15, float %14, i64 1
  %17 = insertelement <2 x float> poison, float %11, i64 0
  %18 = shufflevector <2 x float> %17, <2 x float> poison, <2 x i32> zeroinitializer
  %19 = fdiv <2 x float> %16, %18
  %20 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %19, <2 x float> splat (float 2.000000e+00), <2 x float> <float -1.000000e+00, float 1.000000e+00>)
  %21 = shufflevector <2 x float> %20, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %22 = insertelement <3 x float> %21, float 1.500000e+00, i64 2
  %23 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %22) #11
  %24 = icmp sgt i32 %2, 0
  br label %25

25:                                               ; preds = %4, %75
  %26 = phi <3 x float> [ zeroinitializer, %4 ], [ %101, %75 ]
  %27 = phi float [ 1.000000e+00, %4 ], [ %102, %75 ]
  %28 = phi i32 [ 0, %4 ], [ %110, %75 ]
  %29 = phi <3 x float> [ %23, %4 ], [ %109, %75 ]
  %30 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %4 ], [ %104, %75 ]
  %31 = phi <3 x float> [ zeroinitializer, %4 ], [ %103, %75 ]
  br i1 %24, label %34, label %67

32:                                               ; preds = %58
  %33 = icmp sgt i32 %63, -1
  br i1 %33, label %75, label %67

34:                                               ; preds = %25, %58
  %35 = phi float [ %64, %58 ], [ 0x46293E5940000000, %25 ]
  %36 = phi i32 [ %63, %58 ], [ -1, %25 ]
  %37 = phi i32 [ %65, %58 ], [ 0, %25 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %38
  %40 = load <4 x float>, ptr addrspace(1) %39, align 4
  %41 = fsub <4 x float> %30, %40
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %43 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %42, <3 x float> noundef %29) #11
  %44 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %42, <3 x float> noundef %42) #11
  %45 = extractelement <4 x float> %40, i64 3
  %46 = fneg float %45
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %45, float %44)
  %48 = fneg float %47
  %49 = tail call float @llvm.fmuladd.f32(float %43, float %43, float %48)
  %50 = fcmp olt float %49, 0.000000e+00
  br i1 %50, label %58, label %51

51:                                               ; preds = %34
  %52 = tail call spir_func float @_Z4sqrtf(float noundef %49) #11, !fpmath !17
  %53 = fneg float %43
  %54 = fsub float %53, %52
  %55 = fcmp ogt float %54, 0x3F50624DE0000000
  %56 = fsub float %52, %43
  %57 = select i1 %55, float %54, float %56
  br label %58

58:                                               ; preds = %34, %51
  %59 = phi float [ %57, %51 ], [ -1.000000e+00, %34 ]
  %60 = fcmp ogt float %59, 0x3F50624DE0000000
  %61 = fcmp olt float %59, %35
  %62 = select i1 %60, i1 %61, i1 false
  %63 = select i1 %62, i32 %37, i32 %36
  %64 = select i1 %62, float %59, float %35
  %65 = add nuw nsw i32 %37, 1
  %66 = icmp slt i32 %65, %2
  br i1 %66, label %34, label %32

67:                                               ; preds = %25, %32
  %68 = insertelement <3 x float> poison, float %27, i64 0
  %69 = shufflevector <3 x float> %68, <3 x float> poison, <3 x i32> zeroinitializer
  %70 = extractelement <3 x float> %29, i64 1
  %71 = fadd float %70, 1.000000e+00
  %72 = fmul float %71, 5.000000e-01
  %73 = tail call spir_func <3 x float> @_Z3mixDv3_fS_f(<3 x float> noundef splat (float 1.000000e+00), <3 x float> noundef <float 5.000000e-01, float 0x3FE6666660000000, float 1.000000e+00>, float noundef %72) #11
  %74 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %69, <3 x float> %73, <3 x float> %26)
  br label %112

75:                                               ; preds = %32
  %76 = zext nneg i32 %63 to i64
  %77 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %76
  %78 = load <2 x float>, ptr addrspace(1) %77, align 4, !tbaa !18
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 8
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !18
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 12
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !18
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 16
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !18
  %85 = insertelement <3 x float> poison, float %64, i64 0
  %86 = shufflevector <3 x float> %85, <3 x float> poison, <3 x i32> zeroinitializer
  %87 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %86, <3 x float> %29, <3 x float> %31)
  %88 = shufflevector <2 x float> %78, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %89 = insertelement <3 x float> %88, float %80, i64 2
  %90 = fsub <3 x float> %87, %89
  %91 = insertelement <3 x float> poison, float %82, i64 0
  %92 = shufflevector <3 x float> %91, <3 x float> poison, <3 x i32> zeroinitializer
  %93 = fdiv <3 x float> %90, %92, !fpmath !12
  %94 = fsub float 1.000000e+00, %84
  %95 = fmul float %27, %94
  %96 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %93, <3 x float> noundef <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>) #11
  %97 = tail call spir_func float @_Z4fmaxff(float noundef %96, float noundef 0x3FB99999A0000000) #11
  %98 = fmul float %95, %97
  %99 = insertelement <3 x float> poison, float %98, i64 0
  %100 = shufflevector <3 x float> %99, <3 x float> poison, <3 x i32> zeroinitializer
  %101 = fadd <3 x float> %26, %100
  %102 = fmul float %27, %84
  %103 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %93, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %87)
  %104 = shufflevector <3 x float> %103, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %105 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %29, <3 x float> noundef %93) #11
  %106 = fmul float %105, -2.000000e+00
  %107 = insertelement <3 x float> poison, float %106, i64 0
  %108 = shufflevector <3 x float> %107, <3 x float> poison, <3 x i32> zeroinitializer
  %109 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %108, <3 x float> %93, <3 x float> %29)
  %110 = add nuw nsw i32 %28, 1
  %111 = icmp samesign ult i32 %28, 2
  br i1 %111, label %25, label %112

112:                                              ; preds = %75, %67
  %113 = phi <3 x float> [ %74, %67 ], [ %101, %75 ]
  %114 = phi float [ %27, %67 ], [ %102, %75 ]
  %115 = shufflevector <3 x float> %113, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %116 = insertelement <4 x float> %115, float %114, i64 3
  %117 = mul nsw i32 %3, %8
  %118 = add nsw i32 %117, %6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %119
  store <4 x float> %116, ptr addrspace(1) %120, align 16, !tbaa !20
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define dso_local spir_kernel void @ray_triangles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 1
  %9 = sext i32 %8 to i64
  %10 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %11 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %9, ptr addrspace(4) noundef %10) #13
  %12 = or disjoint i32 %8, 1
  %13 = sext i32 %12 to i64
  %14 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %13, ptr addrspace(4) noundef %10) #13
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %66

16:                                               ; preds = %5
  %17 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  br label %18

18:                                               ; preds = %16, %61
  %19 = phi float [ 0x46293E5940000000, %16 ], [ %63, %61 ]
  %20 = phi i32 [ -1, %16 ], [ %62, %61 ]
  %21 = phi i32 [ 0, %16 ], [ %64, %61 ]
  %22 = mul nuw nsw i32 %21, 3
  %23 = zext nneg i32 %22 to i64
  %24 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %23, ptr addrspace(4) noundef %17) #13
  %25 = add nuw nsw i32 %22, 1
  %26 = zext nneg i32 %25 to i64
  %27 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %26, ptr addrspace(4) noundef %17) #13
  %28 = fsub <3 x float> %27, %24
  %29 = add nuw nsw i32 %22, 2
  %30 = zext nneg i32 %29 to i64
  %31 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %30, ptr addrspace(4) noundef %17) #13
  %32 = fsub <3 x float> %31, %24
  %33 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %14, <3 x float> noundef %32) #11
  %34 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %28, <3 x float> noundef %33) #11
  %35 = tail call spir_func float @_Z4fabsf(float noundef %34) #11
  %36 = fcmp olt float %35, 0x3EE4F8B580000000
  br i1 %36, label %61, label %37

37:                                               ; preds = %18
  %38 = fdiv float 1.000000e+00, %34, !fpmath !12
  %39 = fsub <3 x float> %11, %24
  %40 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %39, <3 x float> noundef %33) #11
  %41 = fmul float %38, %40
  %42 = fcmp olt float %41, 0.000000e+00
  %43 = fcmp ogt float %41, 1.000000e+00
  %44 = or i1 %42, %43
  br i1 %44, label %61, label %45

45:                                               ; preds = %37
  %46 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %39, <3 x float> noundef %28) #11
  %47 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %14, <3 x float> noundef %46) #11
  %48 = fmul float %38, %47
  %49 = fcmp olt float %48, 0.000000e+00
  %50 = fadd float %41, %48
  %51 = fcmp ogt float %50, 1.000000e+00
  %52 = or i1 %49, %51
  br i1 %52, label %61, label %53

53:                                               ; preds = %45
  %54 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %32, <3 x float> noundef %46) #11
  %55 = fmul float %38, %54
  %56 = fcmp ogt float %55, 0.000000e+00
  %57 = fcmp olt float %55, %19
  %58 = select i1 %56, i1 %57, i1 false
  %59 = select i1 %58, i32 %21, i32 %20
  %60 = select i1 %58, float %55, float %19
  br label %61

61:                                               ; preds = %53, %45, %37, %18
  %62 = phi i32 [ %20, %18 ], [ %20, %37 ], [ %59, %53 ], [ %20, %45 ]
  %63 = phi float [ %19, %18 ], [ %19, %37 ], [ %60, %53 ], [ %19, %45 ]
  %64 = add nuw nsw i32 %21, 1
  %65 = icmp slt i32 %64, %4
  br i1 %65, label %18, label %66

66:                                               ; preds = %61, %5
  %67 = phi i32 [ -1, %5 ], [ %62, %61 ]
  %68 = phi float [ 0x46293E5940000000, %5 ], [ %63, %61 ]
  %69 = sext i32 %7 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %69
  store i32 %67, ptr addrspace(1) %70, align 4, !tbaa !4
  %71 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %69
  store float %68, ptr addrspace(1) %71, align 4, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 1
  %9 = sext i32 %8 to i64
  %10 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %11 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %9, ptr addrspace(4) noundef %10) #13
  %12 = or disjoint i32 %8, 1
  %13 = sext i32 %12 to i64
  %14 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %13, ptr addrspace(4) noundef %10) #13
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  br label %24

18:                                               ; preds = %67, %5
  %19 = phi i32 [ -1, %5 ], [ %68, %67 ]
  %20 = phi float [ 0x46293E5940000000, %5 ], [ %69, %67 ]
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %21
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !4
  %23 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %21
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !18
  ret void

24:                                               ; preds = %16, %67
  %25 = phi float [ 0x46293E5940000000, %16 ], [ %69, %67 ]
  %26 = phi i32 [ -1, %16 ], [ %68, %67 ]
  %27 = phi i32 [ 0, %16 ], [ %70, %67 ]
  %28 = mul nuw nsw i32 %27, 3
  %29 = zext nneg i32 %28 to i64
  %30 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %29, ptr addrspace(4) noundef %17) #13
  %31 = add nuw nsw i32 %28, 1
  %32 = zext nneg i32 %31 to i64
  %33 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %32, ptr addrspace(4) noundef %17) #13
  %34 = fsub <3 x float> %33, %30
  %35 = add nuw nsw i32 %28, 2
  %36 = zext nneg i32 %35 to i64
  %37 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %36, ptr addrspace(4) noundef %17) #13
  %38 = fsub <3 x float> %37, %30
  %39 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %14, <3 x float> noundef %38) #11
  %40 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %34, <3 x float> noundef %39) #11
  %41 = tail call spir_func float @_Z4fabsf(float noundef %40) #11
  %42 = fcmp olt float %41, 0x3EE4F8B580000000
  br i1 %42, label %67, label %43

43:                                               ; preds = %24
  %44 = fdiv float 1.000000e+00, %40, !fpmath !12
  %45 = fsub <3 x float> %11, %30
  %46 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %45, <3 x float> noundef %39) #11
  %47 = fmul float %44, %46
  %48 = fcmp olt float %47, 0.000000e+00
  %49 = fcmp ogt float %47, 1.000000e+00
  %50 = or i1 %48, %49
  br i1 %50, label %67, label %51

51:                                               ; preds = %43
  %52 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %45, <3 x float> noundef %34) #11
  %53 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %14, <3 x float> noundef %52) #11
  %54 = fmul float %44, %53
  %55 = fcmp olt float %54, 0.000000e+00
  %56 = fadd float %47, %54
  %57 = fcmp ogt float %56, 1.000000e+00
  %58 = or i1 %55, %57
  br i1 %58, label %67, label %59

59:                                               ; preds = %51
  %60 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %38, <3 x float> noundef %52) #11
  %61 = fmul float %44, %60
  %62 = fcmp ogt float %61, 0.000000e+00
  %63 = fcmp olt float %61, %25
  %64 = select i1 %62, i1 %63, i1 false
  %65 = select i1 %64, i32 %27, i32 %26
  %66 = select i1 %64, float %61, float %25
  br label %67

67:                                               ; preds = %43, %51, %59, %24
  %68 = phi i32 [ %26, %24 ], [ %26, %43 ], [ %65, %59 ], [ %26, %51 ]
  %69 = phi float [ %25, %24 ], [ %25, %43 ], [ %66, %59 ], [ %25, %51 ]
  %70 = add nuw nsw i32 %27, 1
  %71 = icmp slt i32 %70, %4
  br i1 %71, label %24, label %18
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define internal spir_func <3 x float> @scene_normal(<3 x float> noundef %0, float noundef %1) unnamed_addr #8 {
  %3 = fadd <3 x float> %0, <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00>
  %4 = extractelement <3 x float> %3, i64 1
  %5 = fadd float %4, 1.000000e+00
  %6 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %1, i64 0
  %7 = fsub <3 x float> %3, %6
  %8 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %7) #11
  %9 = fadd float %8, 0xBFE99999A0000000
  %10 = fadd <3 x float> %3, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %11 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %10) #11
  %12 = fadd <3 x float> %11, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %13 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %12, float noundef 0.000000e+00) #11
  %14 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %13) #11
  %15 = extractelement <3 x float> %12, i64 0
  %16 = extractelement <3 x float> %12, i64 1
  %17 = extractelement <3 x float> %12, i64 2
  %18 = tail call spir_func float @_Z4fmaxff(float noundef %16, float noundef %17) #11
  %19 = tail call spir_func float @_Z4fmaxff(float noundef %15, float noundef %18) #11
  %20 = tail call spir_func float @_Z4fminff(float noundef %19, float noundef 0.000000e+00) #11
  %21 = fadd float %14, %20
  %22 = tail call spir_func float @_Z4fminff(float noundef %9, float noundef %21) #11
  %23 = tail call spir_func float @_Z4fminff(float noundef %5, float noundef %22) #11
  %24 = fadd <3 x float> %0, <float 0xBF847AE140000000, float -0.000000e+00, float -0.000000e+00>
  %25 = extractelement <3 x float> %24, i64 1
  %26 = fadd float %25, 1.000000e+00
  %27 = fsub <3 x float> %24, %6
  %28 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %27) #11
  %29 = fadd float %28, 0xBFE99999A0000000
  %30 = fadd <3 x float> %24, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %31 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %30) #11
  %32 = fadd <3 x float> %31, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %33 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %32, float noundef 0.000000e+00) #11
  %34 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %33) #11
  %35 = extractelement <3 x float> %32, i64 0
  %36 = extractelement <3 x float> %32, i64 1
  %37 = extractelement <3 x float> %32, i64 2
  %38 = tail call spir_func float @_Z4fmaxff(float noundef %36, float noundef %37) #11
  %39 = tail call spir_func float @_Z4fmaxff(float noundef %35, float noundef %38) #11
  %40 = tail call spir_func float @_Z4fminff(float noundef %39, float noundef 0.000000e+00) #11
  %41 = fadd float %34, %40
  %42 = tail call spir_func float @_Z4fminff(float noundef %29, float noundef %41) #11
  %43 = tail call spir_func float @_Z4fminff(float noundef %26, float noundef %42) #11
  %44 = fadd <3 x float> %0, <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %45 = extractelement <3 x float> %44, i64 1
  %46 = fadd float %45, 1.000000e+00
  %47 = fsub <3 x float> %44, %6
  %48 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %47) #11
  %49 = fadd float %48, 0xBFE99999A0000000
  %50 = fadd <3 x float> %44, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %51 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %50) #11
  %52 = fadd <3 x float> %51, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %53 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %52, float noundef 0.000000e+00) #11
  %54 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %53) #11
  %55 = extractelement <3 x float> %52, i64 0
  %56 = extractelement <3 x float> %52, i64 1
  %57 = extractelement <3 x float> %52, i64 2
  %58 = tail call spir_func float @_Z4fmaxff(float noundef %56, float noundef %57) #11
  %59 = tail call spir_func float @_Z4fmaxff(float noundef %55, float noundef %58) #11
  %60 = tail call spir_func float @_Z4fminff(float noundef %59, float noundef 0.000000e+00) #11
  %61 = fadd float %54, %60
  %62 = tail call spir_func float @_Z4fminff(float noundef %49, float noundef %61) #11
  %63 = tail call spir_func float @_Z4fminff(float noundef %46, float noundef %62) #11
  %64 = fadd <3 x float> %0, <float -0.000000e+00, float 0xBF847AE140000000, float -0.000000e+00>
  %65 = extractelement <3 x float> %64, i64 1
  %66 = fadd float %65, 1.000000e+00
  %67 = fsub <3 x float> %64, %6
  %68 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %67) #11
  %69 = fadd float %68, 0xBFE99999A0000000
  %70 = fadd <3 x float> %64, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %71 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %70) #11
  %72 = fadd <3 x float> %71, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %73 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %72, float noundef 0.000000e+00) #11
  %74 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %73) #11
  %75 = extractelement <3 x float> %72, i64 0
  %76 = extractelement <3 x float> %72, i64 1
  %77 = extractelement <3 x float> %72, i64 2
  %78 = tail call spir_func float @_Z4fmaxff(float noundef %76, float noundef %77) #11
  %79 = tail call spir_func float @_Z4fmaxff(float noundef %75, float noundef %78) #11
  %80 = tail call spir_func float @_Z4fminff(float noundef %79, float noundef 0.000000e+00) #11
  %81 = fadd float %74, %80
  %82 = tail call spir_func float @_Z4fminff(float noundef %69, float noundef %81) #11
  %83 = tail call spir_func float @_Z4fminff(float noundef %66, float noundef %82) #11
  %84 = insertelement <2 x float> poison, float %23, i64 0
  %85 = insertelement <2 x float> %84, float %63, i64 1
  %86 = insertelement <2 x float> poison, float %43, i64 0
  %87 = insertelement <2 x float> %86, float %83, i64 1
  %88 = fsub <2 x float> %85, %87
  %89 = shufflevector <2 x float> %88, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %90 = fadd <3 x float> %0, <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %91 = extractelement <3 x float> %90, i64 1
  %92 = fadd float %91, 1.000000e+00
  %93 = fsub <3 x float> %90, %6
  %94 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %93) #11
  %95 = fadd float %94, 0xBFE99999A0000000
  %96 = fadd <3 x float> %90, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %97 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %96) #11
  %98 = fadd <3 x float> %97, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %99 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %98, float noundef 0.000000e+00) #11
  %100 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %99) #11
  %101 = extractelement <3 x float> %98, i64 0
  %102 = extractelement <3 x float> %98, i64 1
  %103 = extractelement <3 x float> %98, i64 2
  %104 = tail call spir_func float @_Z4fmaxff(float noundef %102, float noundef %103) #11
  %105 = tail call spir_func float @_Z4fmaxff(float noundef %101, float noundef %104) #11
  %106 = tail call spir_func float @_Z4fminff(float noundef %105, float noundef 0.000000e+00) #11
  %107 = fadd float %100, %106
  %108 = tail call spir_func float @_Z4fminff(float noundef %95, float noundef %107) #11
  %109 = tail call spir_func float @_Z4fminff(float noundef %92, float noundef %108) #11
  %110 = fadd <3 x float> %0, <float -0.000000e+00, float -0.000000e+00, float 0xBF847AE140000000>
  %111 = extractelement <3 x float> %110, i64 1
  %112 = fadd float %111, 1.000000e+00
  %113 = fsub <3 x float> %110, %6
  %114 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %113) #11
  %115 = fadd float %114, 0xBFE99999A0000000
  %116 = fadd <3 x float> %110, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %117 = tail call spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef %116) #11
  %118 = fadd <3 x float> %117, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %119 = tail call spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef %118, float noundef 0.000000e+00) #11
  %120 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %119) #11
  %121 = extractelement <3 x float> %118, i64 0
  %122 = extractelement <3 x float> %118, i64 1
  %123 = extractelement <3 x float> %118, i64 2
  %124 = tail call spir_func float @_Z4fmaxff(float noundef %122, float noundef %123) #11
  %125 = tail call spir_func float @_Z4fmaxff(float noundef %121, float noundef %124) #11
  %126 = tail call spir_func float @_Z4fminff(float noundef %125, float noundef 0.000000e+00) #11
  %127 = fadd float %120, %126
  %128 = tail call spir_func float @_Z4fminff(float noundef %115, float noundef %127) #11
  %129 = tail call spir_func float @_Z4fminff(float noundef %112, float noundef %128) #11
  %130 = fsub float %109, %129
  %131 = insertelement <3 x float> %89, float %130, i64 2
  %132 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %131) #11
  %133 = insertelement <3 x float> poison, float %132, i64 0
  %134 = shufflevector <3 x float> %133, <3 x float> poison, <3 x i32> zeroinitializer
  %135 = fdiv <3 x float> %131, %134, !fpmath !12
  ret <3 x float> %135
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z4fabsDv3_f(<3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z4fmaxDv3_ff(<3 x float> noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z3mixDv3_fS_f(<3 x float> noundef, <3 x float> noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #10

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind }
attributes #13 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"int", !"int", !"float"}
!11 = !{!"", !"", !"", !""}
!12 = !{float 2.500000e+00}
!13 = !{i32 1, i32 1, i32 0, i32 0}
!14 = !{!"float4*", !"sphere*", !"int", !"int"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"sphere*", !"int", !"int"}
!16 = !{!"", !"const", !"", !""}
!17 = !{float 3.000000e+00}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !6, i64 0}
!20 = !{!6, !6, i64 0}
!21 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!22 = !{!"none", !"none", !"none", !"none", !"none"}
!23 = !{!"float*", !"float*", !"int*", !"float*", !"int"}
!24 = !{!"const", !"const", !"", !"", !""}
