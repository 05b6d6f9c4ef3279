; ModuleID = 'corpus/opencl/finance_montecarlo.cl'
source_filename = "corpus/opencl/finance_montecarlo.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.tree = type { float, float, float, float, float }

@binomial_tree.value = internal unnamed_addr addrspace(3) global [33 x float] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %9 = shl i64 %8, 32
  %10 = ashr exact i64 %9, 32
  %11 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = tail call spir_func float @_Z4sqrtf(float noundef %12) #10, !fpmath !14
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = fdiv float %15, %17, !fpmath !15
  %19 = tail call spir_func float @_Z3logf(float noundef %18) #10
  %20 = fmul float %6, 5.000000e-01
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %6, float %5)
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %12, float %19)
  %23 = fmul float %6, %13
  %24 = fdiv float %22, %23, !fpmath !15
  %25 = fneg float %6
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %13, float %24)
  %27 = tail call spir_func float @_Z4fabsf(float noundef %24) #10
  %28 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FCDA67120000000, float 1.000000e+00)
  %29 = fdiv float 1.000000e+00, %28, !fpmath !15
  %30 = fmul float %24, -5.000000e-01
  %31 = fmul float %24, %30
  %32 = tail call spir_func float @_Z3expf(float noundef %31) #10
  %33 = fmul float %32, 0x3FD9884540000000
  %34 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %34, float 0x3FFC80EF00000000)
  %36 = tail call float @llvm.fmuladd.f32(float %29, float %35, float 0xBFD6D1F0E0000000)
  %37 = tail call float @llvm.fmuladd.f32(float %29, float %36, float 0x3FD470BF40000000)
  %38 = fmul float %29, %37
  %39 = fmul float %33, %38
  %40 = fcmp ogt float %24, 0.000000e+00
  %41 = fsub float 1.000000e+00, %39
  %42 = select i1 %40, float %41, float %39
  %43 = tail call spir_func float @_Z4fabsf(float noundef %26) #10
  %44 = tail call float @llvm.fmuladd.f32(float %43, float 0x3FCDA67120000000, float 1.000000e+00)
  %45 = fdiv float 1.000000e+00, %44, !fpmath !15
  %46 = fmul float %26, -5.000000e-01
  %47 = fmul float %26, %46
  %48 = tail call spir_func float @_Z3expf(float noundef %47) #10
  %49 = fmul float %48, 0x3FD9884540000000
  %50 = tail call float @llvm.fmuladd.f32(float %45, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %51 = tail call float @llvm.fmuladd.f32(float %45, float %50, float 0x3FFC80EF00000000)
  %52 = tail call float @llvm.fmuladd.f32(float %45, float %51, float 0xBFD6D1F0E0000000)
  %53 = tail call float @llvm.fmuladd.f32(float %45, float %52, float 0x3FD470BF40000000)
  %54 = fmul float %45, %53
  %55 = fmul float %49, %54
  %56 = fcmp ogt float %26, 0.000000e+00
  %57 = fsub float 1.000000e+00, %55
  %58 = select i1 %56, float %57, float %55
  %59 = fneg float %5
  %60 = fmul float %12, %59
  %61 = tail call spir_func float @_Z3expf(float noundef %60) #10
  %62 = fmul float %17, %61
  %63 = fneg float %58
  %64 = fmul float %62, %63
  %65 = tail call float @llvm.fmuladd.f32(float %15, float %42, float %64)
  %66 = fadd float %65, 1.000000e+02
  %67 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %10
  store float %66, ptr addrspace(1) %67, align 4, !tbaa !12
  %68 = fsub float 1.000000e+00, %58
  %69 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %70 = fsub float 1.000000e+00, %42
  %71 = fneg float %70
  %72 = fmul float %69, %71
  %73 = tail call float @llvm.fmuladd.f32(float %62, float %68, float %72)
  %74 = fadd float %73, 1.000000e+02
  %75 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %10
  store float %74, ptr addrspace(1) %75, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %9 = shl i64 %8, 32
  %10 = ashr exact i64 %9, 32
  %11 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = tail call spir_func float @_Z4sqrtf(float noundef %12) #10, !fpmath !14
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = fdiv float %15, %17, !fpmath !15
  %19 = tail call spir_func float @_Z3logf(float noundef %18) #10
  %20 = fmul float %6, 5.000000e-01
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %6, float %5)
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %12, float %19)
  %23 = fmul float %6, %13
  %24 = fdiv float %22, %23, !fpmath !15
  %25 = fneg float %6
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %13, float %24)
  %27 = tail call spir_func float @_Z4fabsf(float noundef %24) #10
  %28 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FCDA67120000000, float 1.000000e+00)
  %29 = fdiv float 1.000000e+00, %28, !fpmath !15
  %30 = fmul float %24, -5.000000e-01
  %31 = fmul float %24, %30
  %32 = tail call spir_func float @_Z3expf(float noundef %31) #10
  %33 = fmul float %32, 0x3FD9884540000000
  %34 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %34, float 0x3FFC80EF00000000)
  %36 = tail call float @llvm.fmuladd.f32(float %29, float %35, float 0xBFD6D1F0E0000000)
  %37 = tail call float @llvm.fmuladd.f32(float %29, float %36, float 0x3FD470BF40000000)
  %38 = fmul float %29, %37
  %39 = fmul float %33, %38
  %40 = fcmp ogt float %24, 0.000000e+00
  %41 = fsub float 1.000000e+00, %39
  %42 = select i1 %40, float %41, float %39
  %43 = tail call spir_func float @_Z4fabsf(float noundef %26) #10
  %44 = tail call float @llvm.fmuladd.f32(float %43, float 0x3FCDA67120000000, float 1.000000e+00)
  %45 = fdiv float 1.000000e+00, %44, !fpmath !15
  %46 = fmul float %26, -5.000000e-01
  %47 = fmul float %26, %46
  %48 = tail call spir_func float @_Z3expf(float noundef %47) #10
  %49 = fmul float %48, 0x3FD9884540000000
  %50 = tail call float @llvm.fmuladd.f32(float %45, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %51 = tail call float @llvm.fmuladd.f32(float %45, float %50, float 0x3FFC80EF00000000)
  %52 = tail call float @llvm.fmuladd.f32(float %45, float %51, float 0xBFD6D1F0E0000000)
  %53 = tail call float @llvm.fmuladd.f32(float %45, float %52, float 0x3FD470BF40000000)
  %54 = fmul float %45, %53
  %55 = fmul float %49, %54
  %56 = fcmp ogt float %26, 0.000000e+00
  %57 = fsub float 1.000000e+00, %55
  %58 = select i1 %56, float %57, float %55
  %59 = fneg float %5
  %60 = fmul float %12, %59
  %61 = tail call spir_func float @_Z3expf(float noundef %60) #10
  %62 = fmul float %17, %61
  %63 = fneg float %58
  %64 = fmul float %62, %63
  %65 = tail call float @llvm.fmuladd.f32(float %15, float %42, float %64)
  %66 = fadd float %65, 1.000000e+02
  %67 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %10
  store float %66, ptr addrspace(1) %67, align 4, !tbaa !12
  %68 = fsub float 1.000000e+00, %58
  %69 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %70 = fsub float 1.000000e+00, %42
  %71 = fneg float %70
  %72 = fmul float %69, %71
  %73 = tail call float @llvm.fmuladd.f32(float %62, float %68, float %72)
  %74 = fadd float %73, 1.000000e+02
  %75 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %10
  store float %74, ptr addrspace(1) %75, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @binomial_tree(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.tree) align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = load float, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %13 = load float, ptr %12, align 4
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %15 = trunc i64 %14 to i32
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10
  %17 = shl i64 %16, 32
  %18 = ashr exact i64 %17, 32
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = icmp sgt i32 %15, 0
  br i1 %21, label %26, label %24

22:                                               ; preds = %26
  %23 = icmp samesign ult i32 %15, 31
  br i1 %23, label %24, label %32

24:                                               ; preds = %4, %22
  %25 = phi float [ %29, %22 ], [ %20, %4 ]
  br label %41

26:                                               ; preds = %4, %26
  %27 = phi i32 [ %30, %26 ], [ 0, %4 ]
  %28 = phi float [ %29, %26 ], [ %20, %4 ]
  %29 = fmul float %5, %28
  %30 = add nuw nsw i32 %27, 1
  %31 = icmp slt i32 %30, %15
  br i1 %31, label %26, label %22

32:                                               ; preds = %41, %22
  %33 = phi float [ %29, %22 ], [ %44, %41 ]
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = fsub float %35, %33
  %37 = tail call spir_func float @_Z4fmaxff(float noundef %36, float noundef 0.000000e+00) #10
  %38 = sext i32 %15 to i64
  %39 = getelementptr inbounds float, ptr addrspace(3) @binomial_tree.value, i64 %38
  store float %37, ptr addrspace(3) %39, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %40 = getelementptr i8, ptr addrspace(3) %39, i64 4
  br label %49

41:                                               ; preds = %24, %41
  %42 = phi i32 [ %45, %41 ], [ %15, %24 ]
  %43 = phi float [ %44, %41 ], [ %25, %24 ]
  %44 = fmul float %7, %43
  %45 = add nsw i32 %42, 1
  %46 = icmp slt i32 %42, 30
  br i1 %46, label %41, label %32

47:                                               ; preds = %67
  %48 = icmp eq i32 %15, 0
  br i1 %48, label %70, label %73

49:                                               ; preds = %32, %67
  %50 = phi i32 [ 30, %32 ], [ %68, %67 ]
  %51 = phi float [ %33, %32 ], [ %64, %67 ]
  %52 = icmp slt i32 %50, %15
  br i1 %52, label %63, label %53

53:                                               ; preds = %49
  %54 = fmul float %13, %51
  %55 = load float, ptr addrspace(3) %40, align 4, !tbaa !12
  %56 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %57 = fmul float %11, %56
  %58 = tail call float @llvm.fmuladd.f32(float %9, float %55, float %57)
  %59 = fdiv float %58, %13, !fpmath !15
  %60 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %61 = fsub float %60, %54
  %62 = tail call spir_func float @_Z4fmaxff(float noundef %59, float noundef %61) #10
  br label %63

63:                                               ; preds = %53, %49
  %64 = phi float [ %54, %53 ], [ %51, %49 ]
  %65 = phi float [ %62, %53 ], [ 0.000000e+00, %49 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  br i1 %52, label %67, label %66

66:                                               ; preds = %63
  store float %65, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %67

67:                                               ; preds = %66, %63
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %68 = add nsw i32 %50, -1
  %69 = icmp eq i32 %50, 0
  br i1 %69, label %47, label %49

70:                                               ; preds = %47
  %71 = load float, ptr addrspace(3) @binomial_tree.value, align 4, !tbaa !12
  %72 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  store float %71, ptr addrspace(1) %72, align 4, !tbaa !12
  br label %73

73:                                               ; preds = %47, %70
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_binomial_tree(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.tree) align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10
  %8 = shl i64 %7, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12
  %12 = icmp sgt i32 %6, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %4
  %14 = load float, ptr %3, align 4, !tbaa !20
  br label %21

15:                                               ; preds = %21
  %16 = icmp samesign ult i32 %6, 31
  br i1 %16, label %17, label %27

17:                                               ; preds = %4, %15
  %18 = phi float [ %24, %15 ], [ %11, %4 ]
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !22
  br label %42

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %25, %21 ]
  %23 = phi float [ %11, %13 ], [ %24, %21 ]
  %24 = fmul float %23, %14
  %25 = add nuw nsw i32 %22, 1
  %26 = icmp slt i32 %25, %6
  br i1 %26, label %21, label %15

27:                                               ; preds = %42, %15
  %28 = phi float [ %24, %15 ], [ %45, %42 ]
  %29 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %9
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = fsub float %30, %28
  %32 = tail call spir_func float @_Z4fmaxff(float noundef %31, float noundef 0.000000e+00) #10
  %33 = sext i32 %6 to i64
  %34 = getelementptr inbounds float, ptr addrspace(3) @binomial_tree.value, i64 %33
  store float %32, ptr addrspace(3) %34, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %38 = load float, ptr %37, align 4
  %39 = getelementptr i8, ptr addrspace(3) %34, i64 4
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %41 = load float, ptr %40, align 4
  br label %50

42:                                               ; preds = %17, %42
  %43 = phi i32 [ %6, %17 ], [ %46, %42 ]
  %44 = phi float [ %18, %17 ], [ %45, %42 ]
  %45 = fmul float %44, %20
  %46 = add nsw i32 %43, 1
  %47 = icmp slt i32 %43, 30
  br i1 %47, label %42, label %27

48:                                               ; preds = %68
  %49 = icmp eq i32 %6, 0
  br i1 %49, label %71, label %74

50:                                               ; preds = %27, %68
  %51 = phi i32 [ 30, %27 ], [ %69, %68 ]
  %52 = phi float [ %28, %27 ], [ %65, %68 ]
  %53 = icmp slt i32 %51, %6
  br i1 %53, label %64, label %54

54:                                               ; preds = %50
  %55 = fmul float %52, %36
  %56 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %57 = load float, ptr addrspace(3) %34, align 4, !tbaa !12
  %58 = fmul float %41, %57
  %59 = tail call float @llvm.fmuladd.f32(float %38, float %56, float %58)
  %60 = fdiv float %59, %36, !fpmath !15
  %61 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %62 = fsub float %61, %55
  %63 = tail call spir_func float @_Z4fmaxff(float noundef %60, float noundef %62) #10
  br label %64

64:                                               ; preds = %54, %50
  %65 = phi float [ %55, %54 ], [ %52, %50 ]
  %66 = phi float [ %63, %54 ], [ 0.000000e+00, %50 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  br i1 %53, label %68, label %67

67:                                               ; preds = %64
  store float %66, ptr addrspace(3) %34, align 4, !tbaa !12
  br label %68

68:                                               ; preds = %67, %64
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %69 = add nsw i32 %51, -1
  %70 = icmp eq i32 %51, 0
  br i1 %70, label %48, label %50

71:                                               ; preds = %48
  %72 = load float, ptr addrspace(3) @binomial_tree.value, align 4, !tbaa !12
  %73 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %9
  store float %72, ptr addrspace(1) %73, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %71, %48
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @monte_carlo_pi(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %30

6:                                                ; preds = %3
  %7 = trunc i64 %4 to i32
  %8 = mul i32 %7, -1640531535
  %9 = add i32 %8, -1640531535
  %10 = xor i32 %9, %1
  br label %11

11:                                               ; preds = %6, %11
  %12 = phi i32 [ %18, %11 ], [ %10, %6 ]
  %13 = phi i32 [ %27, %11 ], [ 0, %6 ]
  %14 = phi i32 [ %28, %11 ], [ 0, %6 ]
  %15 = mul i32 %12, 1664525
  %16 = add i32 %15, 1013904223
  %17 = mul i32 %16, 1664525
  %18 = add i32 %17, 1013904223
  %19 = insertelement <2 x i32> poison, i32 %18, i64 0
  %20 = insertelement <2 x i32> %19, i32 %16, i64 1
  %21 = lshr <2 x i32> %20, splat (i32 16)
  %22 = zext nneg <2 x i32> %21 to <2 x i64>
  %23 = mul nuw nsw <2 x i64> %22, %22
  %24 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %23)
  %25 = icmp samesign ult i64 %24, 4294967296
  %26 = zext i1 %25 to i32
  %27 = add i32 %13, %26
  %28 = add nuw nsw i32 %14, 1
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %11, label %30

30:                                               ; preds = %11, %3
  %31 = phi i32 [ 0, %3 ], [ %27, %11 ]
  %32 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef align 4 %0, i32 noundef %31) #11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_monte_carlo_pi(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = trunc i64 %4 to i32
  %8 = mul i32 %7, -1640531535
  %9 = add i32 %8, -1640531535
  %10 = xor i32 %9, %1
  br label %14

11:                                               ; preds = %14, %3
  %12 = phi i32 [ 0, %3 ], [ %30, %14 ]
  %13 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %0, i32 noundef %12) #11
  ret void

14:                                               ; preds = %6, %14
  %15 = phi i32 [ %21, %14 ], [ %10, %6 ]
  %16 = phi i32 [ %30, %14 ], [ 0, %6 ]
  %17 = phi i32 [ %31, %14 ], [ 0, %6 ]
  %18 = mul i32 %15, 1664525
  %19 = add i32 %18, 1013904223
  %20 = mul i32 %19, 1664525
  %21 = add i32 %20, 1013904223
  %22 = insertelement <2 x i32> poison, i32 %21, i64 0
  %23 = insertelement <2 x i32> %22, i32 %19, i64 1
  %24 = lshr <2 x i32> %23, splat (i32 16)
  %25 = zext nneg <2 x i32> %24 to <2 x i64>
  %26 = mul nuw nsw <2 x i64> %25, %25
  %27 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %26)
  %28 = icmp samesign ult i64 %27, 4294967296
  %29 = zext i1 %28 to i32
  %30 = add i32 %16, %29
  %31 = add nuw nsw i32 %17, 1
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %14, label %11
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @implied_volatility(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2, double noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !17 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = fmul double %2, 0x3FD9884533D43651
  %7 = shl i64 %5, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %8
  %10 = load double, ptr addrspace(1) %9, align 8, !tbaa !30
  br label %11

11:                                               ; preds = %45, %4
  %12 = phi double [ 2.000000e-01, %4 ], [ %60, %45 ]
  %13 = phi i32 [ 0, %4 ], [ %63, %45 ]
  %14 = fmul double %12, 5.000000e-01
  %15 = fneg double %14
  %16 = fmul double %14, %15
  br label %17

17:                                               ; preds = %17, %11
  %18 = phi i32 [ 1, %11 ], [ %29, %17 ]
  %19 = phi double [ %14, %11 ], [ %28, %17 ]
  %20 = phi double [ %14, %11 ], [ %24, %17 ]
  %21 = shl nuw nsw i32 %18, 1
  %22 = uitofp nneg i32 %21 to double
  %23 = fdiv double %16, %22
  %24 = fmul double %20, %23
  %25 = or disjoint i32 %21, 1
  %26 = uitofp nneg i32 %25 to double
  %27 = fdiv double %24, %26
  %28 = fadd double %19, %27
  %29 = add nuw nsw i32 %18, 1
  %30 = icmp samesign ult i32 %18, 39
  br i1 %30, label %17, label %31

31:                                               ; preds = %17, %31
  %32 = phi i32 [ %43, %31 ], [ 1, %17 ]
  %33 = phi double [ %42, %31 ], [ %15, %17 ]
  %34 = phi double [ %38, %31 ], [ %15, %17 ]
  %35 = shl nuw nsw i32 %32, 1
  %36 = uitofp nneg i32 %35 to double
  %37 = fdiv double %16, %36
  %38 = fmul double %34, %37
  %39 = or disjoint i32 %35, 1
  %40 = uitofp nneg i32 %39 to double
  %41 = fdiv double %38, %40
  %42 = fadd double %33, %41
  %43 = add nuw nsw i32 %32, 1
  %44 = icmp samesign ult i32 %32, 39
  br i1 %44, label %31, label %45

45:                                               ; preds = %31
  %46 = tail call double @llvm.fmuladd.f64(double %28, double 0x3FD9884533D43651, double 5.000000e-01)
  %47 = tail call double @llvm.fmuladd.f64(double %42, double 0x3FD9884533D43651, double 5.000000e-01)
  %48 = fneg double %47
  %49 = fmul double %3, %48
  %50 = tail call double @llvm.fmuladd.f64(double %2, double %46, double %49)
  %51 = fmul double %14, -5.000000e-01
  %52 = tail call double @llvm.fmuladd.f64(double %51, double %14, double 1.000000e+00)
  %53 = fmul double %14, 1.250000e-01
  %54 = fmul double %14, %53
  %55 = fmul double %14, %54
  %56 = tail call double @llvm.fmuladd.f64(double %55, double %14, double %52)
  %57 = fmul double %6, %56
  %58 = fsub double %50, %10
  %59 = fdiv double %58, %57
  %60 = fsub double %12, %59
  %61 = tail call spir_func double @_Z4fabsd(double noundef %59) #10
  %62 = fcmp uge double %61, 0x3D719799812DEA11
  %63 = add nuw nsw i32 %13, 1
  %64 = icmp samesign ult i32 %13, 7
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %11, label %66

66:                                               ; preds = %45
  %67 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %8
  store double %60, ptr addrspace(1) %67, align 8, !tbaa !30
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_implied_volatility(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2, double noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !17 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = fmul double %2, 0x3FD9884533D43651
  %7 = shl i64 %5, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %8
  %10 = load double, ptr addrspace(1) %9, align 8, !tbaa !30
  br label %11

11:                                               ; preds = %45, %4
  %12 = phi double [ 2.000000e-01, %4 ], [ %60, %45 ]
  %13 = phi i32 [ 0, %4 ], [ %63, %45 ]
  %14 = fmul double %12, 5.000000e-01
  %15 = fneg double %14
  %16 = fmul double %14, %15
  br label %17

17:                                               ; preds = %17, %11
  %18 = phi i32 [ 1, %11 ], [ %29, %17 ]
  %19 = phi double [ %14, %11 ], [ %28, %17 ]
  %20 = phi double [ %14, %11 ], [ %24, %17 ]
  %21 = shl nuw nsw i32 %18, 1
  %22 = uitofp nneg i32 %21 to double
  %23 = fdiv double %16, %22
  %24 = fmul double %20, %23
  %25 = or disjoint i32 %21, 1
  %26 = uitofp nneg i32 %25 to double
  %27 = fdiv double %24, %26
  %28 = fadd double %19, %27
  %29 = add nuw nsw i32 %18, 1
  %30 = icmp samesign ult i32 %18, 39
  br i1 %30, label %17, label %31

31:                                               ; preds = %17, %31
  %32 = phi i32 [ %43, %31 ], [ 1, %17 ]
  %33 = phi double [ %42, %31 ], [ %15, %17 ]
  %34 = phi double [ %38, %31 ], [ %15, %17 ]
  %35 = shl nuw nsw i32 %32, 1
  %36 = uitofp nneg i32 %35 to double
  %37 = fdiv double %16, %36
  %38 = fmul double %34, %37
  %39 = or disjoint i32 %35, 1
  %40 = uitofp nneg i32 %39 to double
  %41 = fdiv double %38, %40
  %42 = fadd double %33, %41
  %43 = add nuw nsw i32 %32, 1
  %44 = icmp samesign ult i32 %32, 39
  br i1 %44, label %31, label %45

45:                                               ; preds = %31
  %46 = tail call double @llvm.fmuladd.f64(double %28, double 0x3FD9884533D43651, double 5.000000e-01)
  %47 = tail call double @llvm.fmuladd.f64(double %42, double 0x3FD9884533D43651, double 5.000000e-01)
  %48 = fneg double %47
  %49 = fmul double %3, %48
  %50 = tail call double @llvm.fmuladd.f64(double %2, double %46, double %49)
  %51 = fmul double %14, -5.000000e-01
  %52 = tail call double @llvm.fmuladd.f64(double %51, double %14, double 1.000000e+00)
  %53 = fmul double %14, 1.250000e-01
  %54 = fmul double %14, %53
  %55 = fmul double %14, %54
  %56 = tail call double @llvm.fmuladd.f64(double %55, double %14, double %52)
  %57 = fmul double %6, %56
  %58 = fsub double %50, %10
  %59 = fdiv double %58, %57
  %60 = fsub double %12, %59
  %61 = tail call spir_func double @_Z4fabsd(double noundef %59) #10
  %62 = fcmp uge double %61, 0x3D719799812DEA11
  %63 = add nuw nsw i32 %13, 1
  %64 = icmp samesign ult i32 %13, 7
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %11, label %66

66:                                               ; preds = %45
  %67 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %8
  store double %60, ptr addrspace(1) %67, align 8, !tbaa !30
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3logf(float noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fabsd(double noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #9

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float"}
!11 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{float 3.000000e+00}
!15 = !{float 2.500000e+00}
!16 = !{i32 1, i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"float*", !"float*", !"float*", !"tree"}
!19 = !{!"const", !"const", !"", !""}
!20 = !{!21, !13, i64 0}
!21 = !{!"", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12, !13, i64 16}
!22 = !{!21, !13, i64 4}
!23 = !{i32 1, i32 0, i32 0}
!24 = !{!"none", !"none", !"none"}
!25 = !{!"uint*", !"uint", !"int"}
!26 = !{!"volatile", !"", !""}
!27 = !{i32 1, i32 1, i32 0, i32 0}
!28 = !{!"double*", !"double*", !"double", !"double"}
!29 = !{!"const", !"", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"double", !6, i64 0}
