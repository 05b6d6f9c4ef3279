; ModuleID = 'corpus/opencl/noise.cl'
source_filename = "corpus/opencl/noise.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@perlin_fbm.p = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #10
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %7 = mul i64 %6, %5
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %9 = add i64 %7, %8
  %10 = trunc i64 %9 to i32
  %11 = icmp slt i32 %10, 256
  br i1 %11, label %21, label %12

12:                                               ; preds = %21, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %14 = trunc i64 %13 to i32
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %48

18:                                               ; preds = %12
  %19 = sitofp i32 %14 to float
  %20 = sitofp i32 %16 to float
  br label %33

21:                                               ; preds = %4, %21
  %22 = phi i32 [ %31, %21 ], [ %10, %4 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1, !tbaa !12
  %26 = getelementptr inbounds i8, ptr addrspace(3) @perlin_fbm.p, i64 %23
  store i8 %25, ptr addrspace(3) %26, align 1, !tbaa !12
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %28 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #10
  %29 = mul i64 %28, %27
  %30 = trunc i64 %29 to i32
  %31 = add i32 %22, %30
  %32 = icmp slt i32 %31, 256
  br i1 %32, label %21, label %12

33:                                               ; preds = %18, %33
  %34 = phi i32 [ 0, %18 ], [ %46, %33 ]
  %35 = phi float [ %2, %18 ], [ %45, %33 ]
  %36 = phi float [ 5.000000e-01, %18 ], [ %44, %33 ]
  %37 = phi float [ 0.000000e+00, %18 ], [ %43, %33 ]
  %38 = fmul float %35, %19
  %39 = fmul float %35, %20
  %40 = uitofp nneg i32 %34 to float
  %41 = fmul float %40, 0x3FFB333340000000
  %42 = tail call spir_func float @perlin3(float noundef %38, float noundef %39, float noundef %41) #11
  %43 = tail call float @llvm.fmuladd.f32(float %36, float %42, float %37)
  %44 = fmul float %36, 5.000000e-01
  %45 = fmul float %35, 2.000000e+00
  %46 = add nuw nsw i32 %34, 1
  %47 = icmp slt i32 %46, %3
  br i1 %47, label %33, label %48

48:                                               ; preds = %33, %12
  %49 = phi float [ 0.000000e+00, %12 ], [ %43, %33 ]
  %50 = sext i32 %16 to i64
  %51 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %52 = mul i64 %51, %50
  %53 = sext i32 %14 to i64
  %54 = getelementptr float, ptr addrspace(1) %1, i64 %52
  %55 = getelementptr float, ptr addrspace(1) %54, i64 %53
  store float %49, ptr addrspace(1) %55, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #10
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %7 = mul i64 %6, %5
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %9 = add i64 %7, %8
  %10 = trunc i64 %9 to i32
  %11 = icmp slt i32 %10, 256
  br i1 %11, label %21, label %12

12:                                               ; preds = %21, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %14 = trunc i64 %13 to i32
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %12
  %19 = sitofp i32 %14 to float
  %20 = sitofp i32 %16 to float
  br label %41

21:                                               ; preds = %4, %21
  %22 = phi i32 [ %31, %21 ], [ %10, %4 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1, !tbaa !12
  %26 = getelementptr inbounds i8, ptr addrspace(3) @perlin_fbm.p, i64 %23
  store i8 %25, ptr addrspace(3) %26, align 1, !tbaa !12
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %28 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #10
  %29 = mul i64 %28, %27
  %30 = trunc i64 %29 to i32
  %31 = add i32 %22, %30
  %32 = icmp slt i32 %31, 256
  br i1 %32, label %21, label %12

33:                                               ; preds = %41, %12
  %34 = phi float [ 0.000000e+00, %12 ], [ %51, %41 ]
  %35 = sext i32 %16 to i64
  %36 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %37 = mul i64 %36, %35
  %38 = sext i32 %14 to i64
  %39 = getelementptr float, ptr addrspace(1) %1, i64 %37
  %40 = getelementptr float, ptr addrspace(1) %39, i64 %38
  store float %34, ptr addrspace(1) %40, align 4, !tbaa !13
  ret void

41:                                               ; preds = %18, %41
  %42 = phi i32 [ 0, %18 ], [ %54, %41 ]
  %43 = phi float [ %2, %18 ], [ %53, %41 ]
  %44 = phi float [ 5.000000e-01, %18 ], [ %52, %41 ]
  %45 = phi float [ 0.000000e+00, %18 ], [ %51, %41 ]
  %46 = fmul float %43, %19
  %47 = fmul float %43, %20
  %48 = uitofp nneg i32 %42 to float
  %49 = fmul float %48, 0x3FFB333340000000
  %50 = tail call spir_func float @perlin3(float noundef %46, float noundef %47, float noundef %49) #11
  %51 = tail call float @llvm.fmuladd.f32(float %44, float %50, float %45)
  %52 = fmul float %44, 5.000000e-01
  %53 = fmul float %43, 2.000000e+00
  %54 = add nuw nsw i32 %42, 1
  %55 = icmp slt i32 %54, %3
  br i1 %55, label %41, label %33
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %4 to float
  %8 = fmul float %1, %7
  %9 = sitofp i32 %6 to float
  %10 = fmul float %1, %9
  %11 = fadd float %8, %10
  %12 = fmul float %11, 0x3FD76CF5E0000000
  %13 = fadd float %8, %12
  %14 = tail call spir_func float @_Z5floorf(float noundef %13) #10
  %15 = fptosi float %14 to i32
  %16 = fadd float %10, %12
  %17 = tail call spir_func float @_Z5floorf(float noundef %16) #10
  %18 = fptosi float %17 to i32
  %19 = add nsw i32 %18, %15
  %20 = sitofp i32 %19 to float
  %21 = fmul float %20, 0x3FCB0CB180000000
  %22 = sitofp i32 %15 to float
  %23 = fsub float %22, %21
  %24 = fsub float %8, %23
  %25 = sitofp i32 %18 to float
  %26 = fsub float %25, %21
  %27 = fsub float %10, %26
  %28 = fcmp ogt float %24, %27
  %29 = zext i1 %28 to i32
  %30 = xor i1 %28, true
  %31 = zext i1 %30 to i32
  %32 = fneg float %24
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %24, float 5.000000e-01)
  %34 = fneg float %27
  %35 = tail call float @llvm.fmuladd.f32(float %34, float %27, float %33)
  %36 = fcmp olt float %35, 0.000000e+00
  br i1 %36, label %60, label %37

37:                                               ; preds = %2
  %38 = fmul float %35, %35
  %39 = mul i32 %15, -1918454973
  %40 = mul i32 %18, -669632447
  %41 = xor i32 %40, %39
  %42 = lshr i32 %41, 15
  %43 = xor i32 %42, %41
  %44 = mul i32 %43, 739982445
  %45 = lshr i32 %44, 12
  %46 = xor i32 %45, %44
  %47 = and i32 %46, 255
  %48 = uitofp nneg i32 %47 to float
  %49 = fdiv float %48, 1.275000e+02, !fpmath !19
  %50 = fadd float %49, -1.000000e+00
  %51 = lshr i32 %46, 8
  %52 = and i32 %51, 255
  %53 = uitofp nneg i32 %52 to float
  %54 = fdiv float %53, 1.275000e+02, !fpmath !19
  %55 = fadd float %54, -1.000000e+00
  %56 = fmul float %38, %38
  %57 = fmul float %27, %55
  %58 = tail call float @llvm.fmuladd.f32(float %50, float %24, float %57)
  %59 = fmul float %56, %58
  br label %60

60:                                               ; preds = %2, %37
  %61 = phi float [ %59, %37 ], [ 0.000000e+00, %2 ]
  %62 = uitofp i1 %28 to float
  %63 = fsub float %24, %62
  %64 = fadd float %63, 0x3FCB0CB180000000
  %65 = uitofp i1 %30 to float
  %66 = fsub float %27, %65
  %67 = fadd float %66, 0x3FCB0CB180000000
  %68 = fneg float %64
  %69 = tail call float @llvm.fmuladd.f32(float %68, float %64, float 5.000000e-01)
  %70 = fneg float %67
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %67, float %69)
  %72 = fcmp olt float %71, 0.000000e+00
  br i1 %72, label %98, label %73

73:                                               ; preds = %60
  %74 = add nsw i32 %31, %18
  %75 = add nsw i32 %29, %15
  %76 = fmul float %71, %71
  %77 = mul i32 %75, -1918454973
  %78 = mul i32 %74, -669632447
  %79 = xor i32 %78, %77
  %80 = lshr i32 %79, 15
  %81 = xor i32 %80, %79
  %82 = mul i32 %81, 739982445
  %83 = lshr i32 %82, 12
  %84 = xor i32 %83, %82
  %85 = and i32 %84, 255
  %86 = uitofp nneg i32 %85 to float
  %87 = fdiv float %86, 1.275000e+02, !fpmath !19
  %88 = fadd float %87, -1.000000e+00
  %89 = lshr i32 %84, 8
  %90 = and i32 %89, 255
  %91 = uitofp nneg i32 %90 to float
  %92 = fdiv float %91, 1.275000e+02, !fpmath !19
  %93 = fadd float %92, -1.000000e+00
  %94 = fmul float %76, %76
  %95 = fmul float %67, %93
  %96 = tail call float @llvm.fmuladd.f32(float %88, float %64, float %95)
  %97 = fmul float %94, %96
  br label %98

98:                                               ; preds = %60, %73
  %99 = phi float [ %97, %73 ], [ 0.000000e+00, %60 ]
  %100 = fadd float %24, -1.000000e+00
  %101 = fadd float %100, 0x3FDB0CB180000000
  %102 = fadd float %27, -1.000000e+00
  %103 = fadd float %102, 0x3FDB0CB180000000
  %104 = fneg float %101
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %101, float 5.000000e-01)
  %106 = fneg float %103
  %107 = tail call float @llvm.fmuladd.f32(float %106, float %103, float %105)
  %108 = fcmp olt float %107, 0.000000e+00
  br i1 %108, label %134, label %109

109:                                              ; preds = %98
  %110 = fmul float %107, %107
  %111 = mul i32 %15, -1918454973
  %112 = add i32 %111, -1918454973
  %113 = mul i32 %18, -669632447
  %114 = add i32 %113, -669632447
  %115 = xor i32 %114, %112
  %116 = lshr i32 %115, 15
  %117 = xor i32 %116, %115
  %118 = mul i32 %117, 739982445
  %119 = lshr i32 %118, 12
  %120 = xor i32 %119, %118
  %121 = and i32 %120, 255
  %122 = uitofp nneg i32 %121 to float
  %123 = fdiv float %122, 1.275000e+02, !fpmath !19
  %124 = fadd float %123, -1.000000e+00
  %125 = lshr i32 %120, 8
  %126 = and i32 %125, 255
  %127 = uitofp nneg i32 %126 to float
  %128 = fdiv float %127, 1.275000e+02, !fpmath !19
  %129 = fadd float %128, -1.000000e+00
  %130 = fmul float %110, %110
  %131 = fmul float %103, %129
  %132 = tail call float @llvm.fmuladd.f32(float %124, float %101, float %131)
  %133 = fmul float %130, %132
  br label %134

134:                                              ; preds = %98, %109
  %135 = phi float [ %133, %109 ], [ 0.000000e+00, %98 ]
  %136 = fadd float %61, %99
  %137 = fadd float %136, %135
  %138 = fmul float %137, 7.000000e+01
  %139 = sext i32 %6 to i64
  %140 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %141 = mul i64 %140, %139
  %142 = sext i32 %4 to i64
  %143 = getelementptr float, ptr addrspace(1) %0, i64 %141
  %144 = getelementptr float, ptr addrspace(1) %143, i64 %142
  store float %138, ptr addrspace(1) %144, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %4 to float
  %8 = fmul float %1, %7
  %9 = sitofp i32 %6 to float
  %10 = fmul float %1, %9
  %11 = fadd float %8, %10
  %12 = fmul float %11, 0x3FD76CF5E0000000
  %13 = fadd float %8, %12
  %14 = tail call spir_func float @_Z5floorf(float noundef %13) #10
  %15 = fptosi float %14 to i32
  %16 = fadd float %10, %12
  %17 = tail call spir_func float @_Z5floorf(float noundef %16) #10
  %18 = fptosi float %17 to i32
  %19 = add nsw i32 %18, %15
  %20 = sitofp i32 %19 to float
  %21 = fmul float %20, 0x3FCB0CB180000000
  %22 = sitofp i32 %15 to float
  %23 = fsub float %22, %21
  %24 = fsub float %8, %23
  %25 = sitofp i32 %18 to float
  %26 = fsub float %25, %21
  %27 = fsub float %10, %26
  %28 = fcmp ogt float %24, %27
  %29 = zext i1 %28 to i32
  %30 = xor i1 %28, true
  %31 = zext i1 %30 to i32
  %32 = fneg float %24
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %24, float 5.000000e-01)
  %34 = fneg float %27
  %35 = tail call float @llvm.fmuladd.f32(float %34, float %27, float %33)
  %36 = fcmp olt float %35, 0.000000e+00
  br i1 %36, label %60, label %37

37:                                               ; preds = %2
  %38 = fmul float %35, %35
  %39 = mul i32 %15, -1918454973
  %40 = mul i32 %18, -669632447
  %41 = xor i32 %40, %39
  %42 = lshr i32 %41, 15
  %43 = xor i32 %42, %41
  %44 = mul i32 %43, 739982445
  %45 = lshr i32 %44, 12
  %46 = xor i32 %45, %44
  %47 = and i32 %46, 255
  %48 = uitofp nneg i32 %47 to float
  %49 = fdiv float %48, 1.275000e+02, !fpmath !19
  %50 = fadd float %49, -1.000000e+00
  %51 = lshr i32 %46, 8
  %52 = and i32 %51, 255
  %53 = uitofp nneg i32 %52 to float
  %54 = fdiv float %53, 1.275000e+02, !fpmath !19
  %55 = fadd float %54, -1.000000e+00
  %56 = fmul float %38, %38
  %57 = fmul float %27, %55
  %58 = tail call float @llvm.fmuladd.f32(float %50, float %24, float %57)
  %59 = fmul float %56, %58
  br label %60

60:                                               ; preds = %2, %37
  %61 = phi float [ %59, %37 ], [ 0.000000e+00, %2 ]
  %62 = uitofp i1 %28 to float
  %63 = fsub float %24, %62
  %64 = fadd float %63, 0x3FCB0CB180000000
  %65 = uitofp i1 %30 to float
  %66 = fsub float %27, %65
  %67 = fadd float %66, 0x3FCB0CB180000000
  %68 = fneg float %64
  %69 = tail call float @llvm.fmuladd.f32(float %68, float %64, float 5.000000e-01)
  %70 = fneg float %67
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %67, float %69)
  %72 = fcmp olt float %71, 0.000000e+00
  br i1 %72, label %98, label %73

73:                                               ; preds = %60
  %74 = add nsw i32 %31, %18
  %75 = add nsw i32 %29, %15
  %76 = fmul float %71, %71
  %77 = mul i32 %75, -1918454973
  %78 = mul i32 %74, -669632447
  %79 = xor i32 %78, %77
  %80 = lshr i32 %79, 15
  %81 = xor i32 %80, %79
  %82 = mul i32 %81, 739982445
  %83 = lshr i32 %82, 12
  %84 = xor i32 %83, %82
  %85 = and i32 %84, 255
  %86 = uitofp nneg i32 %85 to float
  %87 = fdiv float %86, 1.275000e+02, !fpmath !19
  %88 = fadd float %87, -1.000000e+00
  %89 = lshr i32 %84, 8
  %90 = and i32 %89, 255
  %91 = uitofp nneg i32 %90 to float
  %92 = fdiv float %91, 1.275000e+02, !fpmath !19
  %93 = fadd float %92, -1.000000e+00
  %94 = fmul float %76, %76
  %95 = fmul float %67, %93
  %96 = tail call float @llvm.fmuladd.f32(float %88, float %64, float %95)
  %97 = fmul float %94, %96
  br label %98

98:                                               ; preds = %60, %73
  %99 = phi float [ %97, %73 ], [ 0.000000e+00, %60 ]
  %100 = fadd float %24, -1.000000e+00
  %101 = fadd float %100, 0x3FDB0CB180000000
  %102 = fadd float %27, -1.000000e+00
  %103 = fadd float %102, 0x3FDB0CB180000000
  %104 = fneg float %101
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %101, float 5.000000e-01)
  %106 = fneg float %103
  %107 = tail call float @llvm.fmuladd.f32(float %106, float %103, float %105)
  %108 = fcmp olt float %107, 0.000000e+00
  br i1 %108, label %134, label %109

109:                                              ; preds = %98
  %110 = fmul float %107, %107
  %111 = mul i32 %15, -1918454973
  %112 = add i32 %111, -1918454973
  %113 = mul i32 %18, -669632447
  %114 = add i32 %113, -669632447
  %115 = xor i32 %114, %112
  %116 = lshr i32 %115, 15
  %117 = xor i32 %116, %115
  %118 = mul i32 %117, 739982445
  %119 = lshr i32 %118, 12
  %120 = xor i32 %119, %118
  %121 = and i32 %120, 255
  %122 = uitofp nneg i32 %121 to float
  %123 = fdiv float %122, 1.275000e+02, !fpmath !19
  %124 = fadd float %123, -1.000000e+00
  %125 = lshr i32 %120, 8
  %126 = and i32 %125, 255
  %127 = uitofp nneg i32 %126 to float
  %128 = fdiv float %127, 1.275000e+02, !fpmath !19
  %129 = fadd float %128, -1.000000e+00
  %130 = fmul float %110, %110
  %131 = fmul float %103, %129
  %132 = tail call float @llvm.fmuladd.f32(float %124, float %101, float %131)
  %133 = fmul float %130, %132
  br label %134

134:                                              ; preds = %98, %109
  %135 = phi float [ %133, %109 ], [ 0.000000e+00, %98 ]
  %136 = fadd float %61, %99
  %137 = fadd float %136, %135
  %138 = fmul float %137, 7.000000e+01
  %139 = sext i32 %6 to i64
  %140 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %141 = mul i64 %140, %139
  %142 = sext i32 %4 to i64
  %143 = getelementptr float, ptr addrspace(1) %0, i64 %141
  %144 = getelementptr float, ptr addrspace(1) %143, i64 %142
  store float %138, ptr addrspace(1) %144, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %4 to float
  %8 = insertelement <2 x float> poison, float %7, i64 0
  %9 = sitofp i32 %6 to float
  %10 = insertelement <2 x float> %8, float %9, i64 1
  %11 = insertelement <2 x float> poison, float %1, i64 0
  %12 = shufflevector <2 x float> %11, <2 x float> poison, <2 x i32> zeroinitializer
  %13 = fmul <2 x float> %12, %10
  %14 = tail call spir_func <2 x i32> @_Z16convert_int2_rtnDv2_f(<2 x float> noundef %13) #10
  %15 = extractelement <2 x i32> %14, i64 0
  %16 = extractelement <2 x i32> %14, i64 1
  %17 = add nsw i32 %15, -1
  %18 = mul i32 %17, -1918454973
  %19 = sitofp i32 %17 to float
  %20 = insertelement <2 x float> poison, float %19, i64 0
  %21 = mul i32 %15, -1918454973
  %22 = sitofp i32 %15 to float
  %23 = insertelement <2 x float> poison, float %22, i64 0
  %24 = add nsw i32 %15, 1
  %25 = mul i32 %24, -1918454973
  %26 = sitofp i32 %24 to float
  %27 = insertelement <2 x float> poison, float %26, i64 0
  br label %28

28:                                               ; preds = %2, %98
  %29 = phi float [ 0x7FF0000000000000, %2 ], [ %100, %98 ]
  %30 = phi float [ 0x7FF0000000000000, %2 ], [ %99, %98 ]
  %31 = phi i32 [ -1, %2 ], [ %101, %98 ]
  %32 = add nsw i32 %31, %16
  %33 = mul i32 %32, -669632447
  %34 = sitofp i32 %32 to float
  %35 = xor i32 %18, %33
  %36 = lshr i32 %35, 15
  %37 = xor i32 %36, %35
  %38 = mul i32 %37, 739982445
  %39 = lshr i32 %38, 12
  %40 = xor i32 %39, %38
  %41 = insertelement <2 x float> %20, float %34, i64 1
  %42 = and i32 %40, 65535
  %43 = lshr i32 %40, 16
  %44 = insertelement <2 x i32> poison, i32 %42, i64 0
  %45 = insertelement <2 x i32> %44, i32 %43, i64 1
  %46 = uitofp nneg <2 x i32> %45 to <2 x float>
  %47 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %46, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %41)
  %48 = fsub <2 x float> %47, %13
  %49 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %48, <2 x float> noundef %48) #10
  %50 = fcmp olt float %49, %29
  br i1 %50, label %54, label %51

51:                                               ; preds = %28
  %52 = fcmp olt float %49, %30
  br i1 %52, label %53, label %54

53:                                               ; preds = %51
  br label %54

54:                                               ; preds = %53, %51, %28
  %55 = phi float [ %30, %51 ], [ %49, %53 ], [ %29, %28 ]
  %56 = phi float [ %29, %51 ], [ %29, %53 ], [ %49, %28 ]
  %57 = xor i32 %21, %33
  %58 = lshr i32 %57, 15
  %59 = xor i32 %58, %57
  %60 = mul i32 %59, 739982445
  %61 = lshr i32 %60, 12
  %62 = xor i32 %61, %60
  %63 = insertelement <2 x float> %23, float %34, i64 1
  %64 = and i32 %62, 65535
  %65 = lshr i32 %62, 16
  %66 = insertelement <2 x i32> poison, i32 %64, i64 0
  %67 = insertelement <2 x i32> %66, i32 %65, i64 1
  %68 = uitofp nneg <2 x i32> %67 to <2 x float>
  %69 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %68, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %63)
  %70 = fsub <2 x float> %69, %13
  %71 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %70, <2 x float> noundef %70) #10
  %72 = fcmp olt float %71, %56
  br i1 %72, label %76, label %73

73:                                               ; preds = %54
  %74 = fcmp olt float %71, %55
  br i1 %74, label %75, label %76

75:                                               ; preds = %73
  br label %76

76:                                               ; preds = %75, %73, %54
  %77 = phi float [ %55, %73 ], [ %71, %75 ], [ %56, %54 ]
  %78 = phi float [ %56, %73 ], [ %56, %75 ], [ %71, %54 ]
  %79 = xor i32 %25, %33
  %80 = lshr i32 %79, 15
  %81 = xor i32 %80, %79
  %82 = mul i32 %81, 739982445
  %83 = lshr i32 %82, 12
  %84 = xor i32 %83, %82
  %85 = insertelement <2 x float> %27, float %34, i64 1
  %86 = and i32 %84, 65535
  %87 = lshr i32 %84, 16
  %88 = insertelement <2 x i32> poison, i32 %86, i64 0
  %89 = insertelement <2 x i32> %88, i32 %87, i64 1
  %90 = uitofp nneg <2 x i32> %89 to <2 x float>
  %91 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %90, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %85)
  %92 = fsub <2 x float> %91, %13
  %93 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %92, <2 x float> noundef %92) #10
  %94 = fcmp olt float %93, %78
  br i1 %94, label %98, label %95

95:                                               ; preds = %76
  %96 = fcmp olt float %93, %77
  br i1 %96, label %97, label %98

97:                                               ; preds = %95
  br label %98

98:                                               ; preds = %97, %95, %76
  %99 = phi float [ %77, %95 ], [ %93, %97 ], [ %78, %76 ]
  %100 = phi float [ %78, %95 ], [ %78, %97 ], [ %93, %76 ]
  %101 = add nsw i32 %31, 1
  %102 = icmp slt i32 %31, 1
  br i1 %102, label %28, label %103

103:                                              ; preds = %98
  %104 = tail call spir_func float @_Z4sqrtf(float noundef %99) #10, !fpmath !20
  %105 = tail call spir_func float @_Z4sqrtf(float noundef %100) #10, !fpmath !20
  %106 = fsub float %104, %105
  %107 = sext i32 %6 to i64
  %108 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %109 = mul i64 %108, %107
  %110 = sext i32 %4 to i64
  %111 = getelementptr float, ptr addrspace(1) %0, i64 %109
  %112 = getelementptr float, ptr addrspace(1) %111, i64 %110
  store float %106, ptr addrspace(1) %112, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %4 to float
  %8 = insertelement <2 x float> poison, float %7, i64 0
  %9 = sitofp i32 %6 to float
  %10 = insertelement <2 x float> %8, float %9, i64 1
  %11 = insertelement <2 x float> poison, float %1, i64 0
  %12 = shufflevector <2 x float> %11, <2 x float> poison, <2 x i32> zeroinitializer
  %13 = fmul <2 x float> %12, %10
  %14 = tail call spir_func <2 x i32> @_Z16convert_int2_rtnDv2_f(<2 x float> noundef %13) #10
  %15 = extractelement <2 x i32> %14, i64 0
  %16 = extractelement <2 x i32> %14, i64 1
  %17 = add nsw i32 %15, -1
  %18 = mul i32 %17, -1918454973
  %19 = sitofp i32 %17 to float
  %20 = insertelement <2 x float> poison, float %19, i64 0
  %21 = mul i32 %15, -1918454973
  %22 = sitofp i32 %15 to float
  %23 = insertelement <2 x float> poison, float %22, i64 0
  %24 = add nsw i32 %15, 1
  %25 = mul i32 %24, -1918454973
  %26 = sitofp i32 %24 to float
  %27 = insertelement <2 x float> poison, float %26, i64 0
  br label %28

28:                                               ; preds = %2, %108
  %29 = phi float [ 0x7FF0000000000000, %2 ], [ %110, %108 ]
  %30 = phi float [ 0x7FF0000000000000, %2 ], [ %109, %108 ]
  %31 = phi i32 [ -1, %2 ], [ %111, %108 ]
  %32 = add nsw i32 %31, %16
  %33 = mul i32 %32, -669632447
  %34 = sitofp i32 %32 to float
  %35 = xor i32 %18, %33
  %36 = lshr i32 %35, 15
  %37 = xor i32 %36, %35
  %38 = mul i32 %37, 739982445
  %39 = lshr i32 %38, 12
  %40 = xor i32 %39, %38
  %41 = insertelement <2 x float> %20, float %34, i64 1
  %42 = and i32 %40, 65535
  %43 = lshr i32 %40, 16
  %44 = insertelement <2 x i32> poison, i32 %42, i64 0
  %45 = insertelement <2 x i32> %44, i32 %43, i64 1
  %46 = uitofp nneg <2 x i32> %45 to <2 x float>
  %47 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %46, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %41)
  %48 = fsub <2 x float> %47, %13
  %49 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %48, <2 x float> noundef %48) #10
  %50 = fcmp olt float %49, %29
  br i1 %50, label %64, label %61

51:                                               ; preds = %108
  %52 = tail call spir_func float @_Z4sqrtf(float noundef %109) #10, !fpmath !20
  %53 = tail call spir_func float @_Z4sqrtf(float noundef %110) #10, !fpmath !20
  %54 = fsub float %52, %53
  %55 = sext i32 %6 to i64
  %56 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %57 = mul i64 %56, %55
  %58 = sext i32 %4 to i64
  %59 = getelementptr float, ptr addrspace(1) %0, i64 %57
  %60 = getelementptr float, ptr addrspace(1) %59, i64 %58
  store float %54, ptr addrspace(1) %60, align 4, !tbaa !13
  ret void

61:                                               ; preds = %28
  %62 = fcmp olt float %49, %30
  br i1 %62, label %63, label %64

63:                                               ; preds = %61
  br label %64

64:                                               ; preds = %28, %61, %63
  %65 = phi float [ %30, %61 ], [ %49, %63 ], [ %29, %28 ]
  %66 = phi float [ %29, %61 ], [ %29, %63 ], [ %49, %28 ]
  %67 = xor i32 %21, %33
  %68 = lshr i32 %67, 15
  %69 = xor i32 %68, %67
  %70 = mul i32 %69, 739982445
  %71 = lshr i32 %70, 12
  %72 = xor i32 %71, %70
  %73 = insertelement <2 x float> %23, float %34, i64 1
  %74 = and i32 %72, 65535
  %75 = lshr i32 %72, 16
  %76 = insertelement <2 x i32> poison, i32 %74, i64 0
  %77 = insertelement <2 x i32> %76, i32 %75, i64 1
  %78 = uitofp nneg <2 x i32> %77 to <2 x float>
  %79 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %78, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %73)
  %80 = fsub <2 x float> %79, %13
  %81 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %80, <2 x float> noundef %80) #10
  %82 = fcmp olt float %81, %66
  br i1 %82, label %86, label %83

83:                                               ; preds = %64
  %84 = fcmp olt float %81, %65
  br i1 %84, label %85, label %86

85:                                               ; preds = %83
  br label %86

86:                                               ; preds = %85, %83, %64
  %87 = phi float [ %65, %83 ], [ %81, %85 ], [ %66, %64 ]
  %88 = phi float [ %66, %83 ], [ %66, %85 ], [ %81, %64 ]
  %89 = xor i32 %25, %33
  %90 = lshr i32 %89, 15
  %91 = xor i32 %90, %89
  %92 = mul i32 %91, 739982445
  %93 = lshr i32 %92, 12
  %94 = xor i32 %93, %92
  %95 = insertelement <2 x float> %27, float %34, i64 1
  %96 = and i32 %94, 65535
  %97 = lshr i32 %94, 16
  %98 = insertelement <2 x i32> poison, i32 %96, i64 0
  %99 = insertelement <2 x i32> %98, i32 %97, i64 1
  %100 = uitofp nneg <2 x i32> %99 to <2 x float>
  %101 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %100, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %95)
  %102 = fsub <2 x float> %101, %13
  %103 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %102, <2 x float> noundef %102) #10
  %104 = fcmp olt float %103, %88
  br i1 %104, label %108, label %105

105:                                              ; preds = %86
  %106 = fcmp olt float %103, %87
  br i1 %106, label %107, label %108

107:                                              ; preds = %105
  br label %108

108:                                              ; preds = %107, %105, %86
  %109 = phi float [ %87, %105 ], [ %103, %107 ], [ %88, %86 ]
  %110 = phi float [ %88, %105 ], [ %88, %107 ], [ %103, %86 ]
  %111 = add nsw i32 %31, 1
  %112 = icmp slt i32 %31, 1
  br i1 %112, label %28, label %51
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func float @perlin3(float noundef %0, float noundef %1, float noundef %2) unnamed_addr #8 {
  %4 = tail call spir_func float @_Z5floorf(float noundef %0) #10
  %5 = tail call spir_func float @_Z5floorf(float noundef %1) #10
  %6 = tail call spir_func float @_Z5floorf(float noundef %2) #10
  %7 = fptosi float %4 to i32
  %8 = and i32 %7, 255
  %9 = fptosi float %5 to i32
  %10 = fptosi float %6 to i32
  %11 = fsub float %0, %4
  %12 = fsub float %1, %5
  %13 = fsub float %2, %6
  %14 = fmul float %11, %11
  %15 = fmul float %11, %14
  %16 = tail call float @llvm.fmuladd.f32(float %11, float 6.000000e+00, float -1.500000e+01)
  %17 = tail call float @llvm.fmuladd.f32(float %11, float %16, float 1.000000e+01)
  %18 = fmul float %15, %17
  %19 = fmul float %12, %12
  %20 = fmul float %12, %19
  %21 = tail call float @llvm.fmuladd.f32(float %12, float 6.000000e+00, float -1.500000e+01)
  %22 = tail call float @llvm.fmuladd.f32(float %12, float %21, float 1.000000e+01)
  %23 = fmul float %20, %22
  %24 = fmul float %13, %13
  %25 = fmul float %13, %24
  %26 = tail call float @llvm.fmuladd.f32(float %13, float 6.000000e+00, float -1.500000e+01)
  %27 = tail call float @llvm.fmuladd.f32(float %13, float %26, float 1.000000e+01)
  %28 = fmul float %25, %27
  %29 = zext nneg i32 %8 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %29
  %31 = load i8, ptr addrspace(3) %30, align 1, !tbaa !12
  %32 = zext i8 %31 to i32
  %33 = add i32 %9, %32
  %34 = add i32 %7, 1
  %35 = and i32 %34, 255
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %36
  %38 = load i8, ptr addrspace(3) %37, align 1, !tbaa !12
  %39 = zext i8 %38 to i32
  %40 = add i32 %9, %39
  %41 = and i32 %33, 255
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %42
  %44 = load i8, ptr addrspace(3) %43, align 1, !tbaa !12
  %45 = zext i8 %44 to i32
  %46 = add i32 %10, %45
  %47 = add i32 %33, 1
  %48 = and i32 %47, 255
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %49
  %51 = load i8, ptr addrspace(3) %50, align 1, !tbaa !12
  %52 = zext i8 %51 to i32
  %53 = add i32 %10, %52
  %54 = and i32 %40, 255
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %55
  %57 = load i8, ptr addrspace(3) %56, align 1, !tbaa !12
  %58 = zext i8 %57 to i32
  %59 = add i32 %10, %58
  %60 = add i32 %40, 1
  %61 = and i32 %60, 255
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %62
  %64 = load i8, ptr addrspace(3) %63, align 1, !tbaa !12
  %65 = zext i8 %64 to i32
  %66 = add i32 %10, %65
  %67 = and i32 %46, 255
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %68
  %70 = load i8, ptr addrspace(3) %69, align 1, !tbaa !12
  %71 = and i32 %59, 255
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %72
  %74 = load i8, ptr addrspace(3) %73, align 1, !tbaa !12
  %75 = fadd float %11, -1.000000e+00
  %76 = and i32 %53, 255
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %77
  %79 = load i8, ptr addrspace(3) %78, align 1, !tbaa !12
  %80 = fadd float %12, -1.000000e+00
  %81 = and i32 %66, 255
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %82
  %84 = load i8, ptr addrspace(3) %83, align 1, !tbaa !12
  %85 = add i32 %46, 1
  %86 = and i32 %85, 255
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %87
  %89 = load i8, ptr addrspace(3) %88, align 1, !tbaa !12
  %90 = fadd float %13, -1.000000e+00
  %91 = add i32 %59, 1
  %92 = and i32 %91, 255
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %93
  %95 = load i8, ptr addrspace(3) %94, align 1, !tbaa !12
  %96 = add i32 %53, 1
  %97 = and i32 %96, 255
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %98
  %100 = load i8, ptr addrspace(3) %99, align 1, !tbaa !12
  %101 = add i32 %66, 1
  %102 = and i32 %101, 255
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i64 %103
  %105 = load i8, ptr addrspace(3) %104, align 1, !tbaa !12
  %106 = insertelement <8 x i8> poison, i8 %105, i64 0
  %107 = insertelement <8 x i8> %106, i8 %100, i64 1
  %108 = insertelement <8 x i8> %107, i8 %95, i64 2
  %109 = insertelement <8 x i8> %108, i8 %89, i64 3
  %110 = insertelement <8 x i8> %109, i8 %84, i64 4
  %111 = insertelement <8 x i8> %110, i8 %79, i64 5
  %112 = shufflevector <8 x i8> %111, <8 x i8> poison, <16 x i32> <i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 2, i32 2, i32 2, i32 3, i32 3, i32 3, i32 4, i32 4, i32 4, i32 5>
  %113 = and <16 x i8> %112, <i8 2, i8 1, i8 13, i8 2, i8 1, i8 13, i8 2, i8 1, i8 13, i8 2, i8 1, i8 13, i8 2, i8 1, i8 13, i8 2>
  %114 = icmp eq <16 x i8> %113, <i8 0, i8 0, i8 12, i8 0, i8 0, i8 12, i8 0, i8 0, i8 12, i8 0, i8 0, i8 12, i8 0, i8 0, i8 12, i8 0>
  %115 = extractelement <16 x i1> %114, i64 15
  %116 = extractelement <16 x i1> %114, i64 14
  %117 = select i1 %116, float %75, float %13
  %118 = extractelement <16 x i1> %114, i64 13
  %119 = extractelement <16 x i1> %114, i64 12
  %120 = extractelement <16 x i1> %114, i64 11
  %121 = select i1 %120, float %11, float %90
  %122 = extractelement <16 x i1> %114, i64 10
  %123 = extractelement <16 x i1> %114, i64 9
  %124 = extractelement <16 x i1> %114, i64 8
  %125 = select i1 %124, float %75, float %90
  %126 = extractelement <16 x i1> %114, i64 7
  %127 = extractelement <16 x i1> %114, i64 6
  %128 = extractelement <16 x i1> %114, i64 5
  %129 = select i1 %128, float %11, float %90
  %130 = extractelement <16 x i1> %114, i64 4
  %131 = extractelement <16 x i1> %114, i64 3
  %132 = extractelement <16 x i1> %114, i64 2
  %133 = select i1 %132, float %75, float %90
  %134 = insertelement <8 x i8> %111, i8 %105, i64 0
  %135 = insertelement <8 x i8> %134, i8 %100, i64 1
  %136 = insertelement <8 x i8> %135, i8 %74, i64 6
  %137 = insertelement <8 x i8> %136, i8 %70, i64 7
  %138 = zext i8 %79 to i32
  %139 = zext i8 %70 to i32
  %140 = and i32 %139, 13
  %141 = icmp eq i32 %140, 12
  %142 = select i1 %141, float %11, float %13
  %143 = and <8 x i8> %137, splat (i8 15)
  %144 = shufflevector <8 x i8> %143, <8 x i8> poison, <16 x i32> <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %145 = icmp samesign ult <16 x i8> %144, <i8 8, i8 4, i8 8, i8 4, i8 8, i8 4, i8 8, i8 4, i8 8, i8 4, i8 8, i8 4, i8 8, i8 4, i8 8, i8 4>
  %146 = extractelement <16 x i1> %145, i64 15
  %147 = select i1 %146, float %12, float %142
  %148 = extractelement <16 x i1> %145, i64 14
  %149 = select i1 %148, float %11, float %12
  %150 = and i32 %139, 1
  %151 = icmp eq i32 %150, 0
  %152 = fneg float %149
  %153 = select i1 %151, float %149, float %152
  %154 = and i32 %139, 2
  %155 = icmp eq i32 %154, 0
  %156 = fneg float %147
  %157 = select i1 %155, float %147, float %156
  %158 = fadd float %153, %157
  %159 = zext i8 %74 to i32
  %160 = and i32 %159, 13
  %161 = icmp eq i32 %160, 12
  %162 = select i1 %161, float %75, float %13
  %163 = extractelement <16 x i1> %145, i64 13
  %164 = select i1 %163, float %12, float %162
  %165 = extractelement <16 x i1> %145, i64 12
  %166 = select i1 %165, float %75, float %12
  %167 = and i32 %159, 1
  %168 = icmp eq i32 %167, 0
  %169 = fneg float %166
  %170 = select i1 %168, float %166, float %169
  %171 = and i32 %159, 2
  %172 = icmp eq i32 %171, 0
  %173 = fneg float %164
  %174 = select i1 %172, float %164, float %173
  %175 = fadd float %170, %174
  %176 = tail call spir_func float @_Z3mixfff(float noundef %158, float noundef %175, float noundef %18) #10
  %177 = and i32 %138, 13
  %178 = icmp eq i32 %177, 12
  %179 = select i1 %178, float %11, float %13
  %180 = extractelement <16 x i1> %145, i64 11
  %181 = select i1 %180, float %80, float %179
  %182 = extractelement <16 x i1> %145, i64 10
  %183 = select i1 %182, float %11, float %80
  %184 = and i32 %138, 1
  %185 = icmp eq i32 %184, 0
  %186 = fneg float %183
  %187 = select i1 %185, float %183, float %186
  %188 = fneg float %181
  %189 = select i1 %115, float %181, float %188
  %190 = fadd float %187, %189
  %191 = extractelement <16 x i1> %145, i64 9
  %192 = select i1 %191, float %80, float %117
  %193 = extractelement <16 x i1> %145, i64 8
  %194 = select i1 %193, float %75, float %80
  %195 = fneg float %194
  %196 = select i1 %118, float %194, float %195
  %197 = fneg float %192
  %198 = select i1 %119, float %192, float %197
  %199 = fadd float %196, %198
  %200 = tail call spir_func float @_Z3mixfff(float noundef %190, float noundef %199, float noundef %18) #10
  %201 = tail call spir_func float @_Z3mixfff(float noundef %176, float noundef %200, float noundef %23) #10
  %202 = extractelement <16 x i1> %145, i64 7
  %203 = select i1 %202, float %12, float %121
  %204 = extractelement <16 x i1> %145, i64 6
  %205 = select i1 %204, float %11, float %12
  %206 = fneg float %205
  %207 = select i1 %122, float %205, float %206
  %208 = fneg float %203
  %209 = select i1 %123, float %203, float %208
  %210 = fadd float %207, %209
  %211 = extractelement <16 x i1> %145, i64 5
  %212 = select i1 %211, float %12, float %125
  %213 = extractelement <16 x i1> %145, i64 4
  %214 = select i1 %213, float %75, float %12
  %215 = fneg float %214
  %216 = select i1 %126, float %214, float %215
  %217 = fneg float %212
  %218 = select i1 %127, float %212, float %217
  %219 = fadd float %216, %218
  %220 = tail call spir_func float @_Z3mixfff(float noundef %210, float noundef %219, float noundef %18) #10
  %221 = extractelement <16 x i1> %145, i64 3
  %222 = select i1 %221, float %80, float %129
  %223 = extractelement <16 x i1> %145, i64 2
  %224 = select i1 %223, float %11, float %80
  %225 = fneg float %224
  %226 = select i1 %130, float %224, float %225
  %227 = fneg float %222
  %228 = select i1 %131, float %222, float %227
  %229 = fadd float %226, %228
  %230 = extractelement <16 x i1> %145, i64 1
  %231 = select i1 %230, float %80, float %133
  %232 = extractelement <16 x i1> %145, i64 0
  %233 = select i1 %232, float %75, float %80
  %234 = fneg float %233
  %235 = extractelement <16 x i1> %114, i64 1
  %236 = select i1 %235, float %233, float %234
  %237 = fneg float %231
  %238 = extractelement <16 x i1> %114, i64 0
  %239 = select i1 %238, float %231, float %237
  %240 = fadd float %236, %239
  %241 = tail call spir_func float @_Z3mixfff(float noundef %229, float noundef %240, float noundef %18) #10
  %242 = tail call spir_func float @_Z3mixfff(float noundef %220, float noundef %241, float noundef %23) #10
  %243 = tail call spir_func float @_Z3mixfff(float noundef %201, float noundef %242, float noundef %28) #10
  ret float %243
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5floorf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z16convert_int2_rtnDv2_f(<2 x float> noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"float*", !"float", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{i32 1, i32 0}
!16 = !{!"none", !"none"}
!17 = !{!"float*", !"float"}
!18 = !{!"", !""}
!19 = !{float 2.500000e+00}
!20 = !{float 3.000000e+00}
