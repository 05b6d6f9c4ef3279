; ModuleID = 'corpus/opencl/math_double.cl'
source_filename = "corpus/opencl/math_double.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @double_functions(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %3
  %5 = load double, ptr addrspace(1) %4, align 8, !tbaa !13
  %6 = fneg double %5
  %7 = tail call spir_func double @_Z3expd(double noundef %6) #5
  %8 = insertelement <4 x double> poison, double %7, i64 0
  %9 = tail call spir_func double @_Z3logd(double noundef %5) #5
  %10 = insertelement <4 x double> %8, double %9, i64 1
  %11 = tail call spir_func double @_Z3sind(double noundef %5) #5
  %12 = tail call spir_func double @_Z4sqrtd(double noundef %5) #5
  %13 = fmul double %11, %12
  %14 = insertelement <4 x double> %10, double %13, i64 2
  %15 = tail call spir_func double @_Z5hypotdd(double noundef %5, double noundef 5.000000e-01) #5
  %16 = insertelement <4 x double> %14, double %15, i64 3
  %17 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %3
  store <4 x double> %16, ptr addrspace(1) %17, align 32, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_double_functions(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %3
  %5 = load double, ptr addrspace(1) %4, align 8, !tbaa !13
  %6 = fneg double %5
  %7 = tail call spir_func double @_Z3expd(double noundef %6) #5
  %8 = insertelement <4 x double> poison, double %7, i64 0
  %9 = tail call spir_func double @_Z3logd(double noundef %5) #5
  %10 = insertelement <4 x double> %8, double %9, i64 1
  %11 = tail call spir_func double @_Z3sind(double noundef %5) #5
  %12 = tail call spir_func double @_Z4sqrtd(double noundef %5) #5
  %13 = fmul double %11, %12
  %14 = insertelement <4 x double> %10, double %13, i64 2
  %15 = tail call spir_func double @_Z5hypotdd(double noundef %5, double noundef 5.000000e-01) #5
  %16 = insertelement <4 x double> %14, double %15, i64 3
  %17 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %3
  store <4 x double> %16, ptr addrspace(1) %17, align 32, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @double_rounding(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !13
  %7 = tail call spir_func double @_Z5floord(double noundef %6) #5
  %8 = insertelement <4 x double> poison, double %7, i64 0
  %9 = tail call spir_func double @_Z4rintd(double noundef %6) #5
  %10 = insertelement <4 x double> %8, double %9, i64 1
  %11 = tail call spir_func double @_Z4fmoddd(double noundef %6, double noundef 7.250000e+00) #5
  %12 = insertelement <4 x double> %10, double %11, i64 2
  %13 = tail call spir_func float @_Z17convert_float_rtzd(double noundef %6) #5
  %14 = fpext float %13 to double
  %15 = insertelement <4 x double> %12, double %14, i64 3
  %16 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %4
  store <4 x double> %15, ptr addrspace(1) %16, align 32, !tbaa !15
  %17 = tail call spir_func i64 @_Z16convert_long_rtnd(double noundef %6) #5
  %18 = mul nsw i64 %17, 3
  %19 = tail call spir_func i32 @_Z15convert_int_rtpd(double noundef %6) #5
  %20 = sext i32 %19 to i64
  %21 = fcmp ogt double %6, 5.000000e-01
  %22 = zext i1 %21 to i64
  %23 = tail call spir_func i32 @_Z5isnand(double noundef %6) #5
  %24 = sext i32 %23 to i64
  %25 = add i64 %18, %22
  %26 = add i64 %25, %20
  %27 = add nsw i64 %26, %24
  %28 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  store i64 %27, ptr addrspace(1) %28, align 8, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_double_rounding(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !13
  %7 = tail call spir_func double @_Z5floord(double noundef %6) #5
  %8 = insertelement <4 x double> poison, double %7, i64 0
  %9 = tail call spir_func double @_Z4rintd(double noundef %6) #5
  %10 = insertelement <4 x double> %8, double %9, i64 1
  %11 = tail call spir_func double @_Z4fmoddd(double noundef %6, double noundef 7.250000e+00) #5
  %12 = insertelement <4 x double> %10, double %11, i64 2
  %13 = tail call spir_func float @_Z17convert_float_rtzd(double noundef %6) #5
  %14 = fpext float %13 to double
  %15 = insertelement <4 x double> %12, double %14, i64 3
  %16 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %4
  store <4 x double> %15, ptr addrspace(1) %16, align 32, !tbaa !15
  %17 = tail call spir_func i64 @_Z16convert_long_rtnd(double noundef %6) #5
  %18 = mul nsw i64 %17, 3
  %19 = tail call spir_func i32 @_Z15convert_int_rtpd(double noundef %6) #5
  %20 = sext i32 %19 to i64
  %21 = fcmp ogt double %6, 5.000000e-01
  %22 = zext i1 %21 to i64
  %23 = tail call spir_func i32 @_Z5isnand(double noundef %6) #5
  %24 = sext i32 %23 to i64
  %25 = add i64 %18, %22
  %26 = add i64 %25, %20
  %27 = add nsw i64 %26, %24
  %28 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  store i64 %27, ptr addrspace(1) %28, align 8, !tbaa !21
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @kahan_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !17 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %23

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = mul i64 %4, %7
  %9 = getelementptr double, ptr addrspace(1) %0, i64 %8
  br label %10

10:                                               ; preds = %6, %10
  %11 = phi double [ 0.000000e+00, %6 ], [ %18, %10 ]
  %12 = phi double [ 0.000000e+00, %6 ], [ %20, %10 ]
  %13 = phi i32 [ 0, %6 ], [ %21, %10 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr double, ptr addrspace(1) %9, i64 %14
  %16 = load double, ptr addrspace(1) %15, align 8, !tbaa !13
  %17 = fsub double %16, %12
  %18 = fadd double %11, %17
  %19 = fsub double %18, %11
  %20 = fsub double %19, %17
  %21 = add nuw nsw i32 %13, 1
  %22 = icmp slt i32 %21, %2
  br i1 %22, label %10, label %23

23:                                               ; preds = %10, %3
  %24 = phi double [ 0.000000e+00, %3 ], [ %20, %10 ]
  %25 = phi double [ 0.000000e+00, %3 ], [ %18, %10 ]
  %26 = insertelement <2 x double> poison, double %25, i64 0
  %27 = insertelement <2 x double> %26, double %24, i64 1
  %28 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %4
  store <2 x double> %27, ptr addrspace(1) %28, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_kahan_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !17 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = mul i64 %4, %7
  %9 = getelementptr double, ptr addrspace(1) %0, i64 %8
  br label %16

10:                                               ; preds = %16, %3
  %11 = phi double [ 0.000000e+00, %3 ], [ %26, %16 ]
  %12 = phi double [ 0.000000e+00, %3 ], [ %24, %16 ]
  %13 = insertelement <2 x double> poison, double %12, i64 0
  %14 = insertelement <2 x double> %13, double %11, i64 1
  %15 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %4
  store <2 x double> %14, ptr addrspace(1) %15, align 16, !tbaa !15
  ret void

16:                                               ; preds = %6, %16
  %17 = phi double [ 0.000000e+00, %6 ], [ %24, %16 ]
  %18 = phi double [ 0.000000e+00, %6 ], [ %26, %16 ]
  %19 = phi i32 [ 0, %6 ], [ %27, %16 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr double, ptr addrspace(1) %9, i64 %20
  %22 = load double, ptr addrspace(1) %21, align 8, !tbaa !13
  %23 = fsub double %22, %18
  %24 = fadd double %17, %23
  %25 = fsub double %24, %17
  %26 = fsub double %25, %23
  %27 = add nuw nsw i32 %19, 1
  %28 = icmp slt i32 %27, %2
  br i1 %28, label %16, label %10
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @double_double(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %5
  %7 = load double, ptr addrspace(1) %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %9 = load double, ptr addrspace(1) %8, align 8
  %10 = fmul double %9, 1.000000e-17
  %11 = fadd double %7, %10
  %12 = fsub double %11, %7
  %13 = fsub double %11, %12
  %14 = fsub double %7, %13
  %15 = fsub double %10, %12
  %16 = fadd double %15, %14
  %17 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %5
  %18 = load double, ptr addrspace(1) %17, align 16
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %20 = load double, ptr addrspace(1) %19, align 8
  %21 = fmul double %20, 1.000000e-17
  %22 = fadd double %18, %21
  %23 = fsub double %22, %18
  %24 = fsub double %22, %23
  %25 = fsub double %18, %24
  %26 = fsub double %21, %23
  %27 = fadd double %26, %25
  %28 = icmp sgt i32 %3, 0
  br i1 %28, label %29, label %68

29:                                               ; preds = %4, %29
  %30 = phi <2 x double> [ %65, %29 ], [ <double 1.000000e+00, double 0.000000e+00>, %4 ]
  %31 = phi i32 [ %66, %29 ], [ 0, %4 ]
  %32 = extractelement <2 x double> %30, i64 0
  %33 = fmul double %11, %32
  %34 = fneg double %33
  %35 = tail call spir_func double @_Z3fmaddd(double noundef %32, double noundef %11, double noundef %34) #5
  %36 = fmul double %16, %32
  %37 = extractelement <2 x double> %30, i64 1
  %38 = fmul double %11, %37
  %39 = fadd double %36, %38
  %40 = fadd double %39, %35
  %41 = fadd double %33, %40
  %42 = fadd double %22, %41
  %43 = insertelement <2 x double> poison, double %41, i64 0
  %44 = insertelement <2 x double> %43, double %42, i64 1
  %45 = insertelement <2 x double> poison, double %33, i64 0
  %46 = insertelement <2 x double> %45, double %41, i64 1
  %47 = fsub <2 x double> %44, %46
  %48 = fsub <2 x double> %44, %47
  %49 = fsub <2 x double> %46, %48
  %50 = insertelement <2 x double> poison, double %40, i64 0
  %51 = insertelement <2 x double> %50, double %22, i64 1
  %52 = fsub <2 x double> %51, %47
  %53 = fadd <2 x double> %52, %49
  %54 = shufflevector <2 x double> %53, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %55 = fadd <2 x double> %53, %54
  %56 = extractelement <2 x double> %55, i64 0
  %57 = fadd double %27, %56
  %58 = fadd double %42, %57
  %59 = fsub double %58, %42
  %60 = insertelement <2 x double> poison, double %58, i64 0
  %61 = fsub double %58, %59
  %62 = fsub double %42, %61
  %63 = fsub double %57, %59
  %64 = fadd double %63, %62
  %65 = insertelement <2 x double> %60, double %64, i64 1
  %66 = add nuw nsw i32 %31, 1
  %67 = icmp slt i32 %66, %3
  br i1 %67, label %29, label %68

68:                                               ; preds = %29, %4
  %69 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %4 ], [ %65, %29 ]
  %70 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %5
  store <2 x double> %69, ptr addrspace(1) %70, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_double_double(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %5
  %7 = load double, ptr addrspace(1) %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %9 = load double, ptr addrspace(1) %8, align 8
  %10 = fmul double %9, 1.000000e-17
  %11 = fadd double %7, %10
  %12 = fsub double %11, %7
  %13 = fsub double %11, %12
  %14 = fsub double %7, %13
  %15 = fsub double %10, %12
  %16 = fadd double %15, %14
  %17 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %5
  %18 = load double, ptr addrspace(1) %17, align 16
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %20 = load double, ptr addrspace(1) %19, align 8
  %21 = fmul double %20, 1.000000e-17
  %22 = fadd double %18, %21
  %23 = fsub double %22, %18
  %24 = fsub double %22, %23
  %25 = fsub double %18, %24
  %26 = fsub double %21, %23
  %27 = fadd double %26, %25
  %28 = icmp sgt i32 %3, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %32, %4
  %30 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %4 ], [ %68, %32 ]
  %31 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %5
  store <2 x double> %30, ptr addrspace(1) %31, align 16, !tbaa !15
  ret void

32:                                               ; preds = %4, %32
  %33 = phi <2 x double> [ %68, %32 ], [ <double 1.000000e+00, double 0.000000e+00>, %4 ]
  %34 = phi i32 [ %69, %32 ], [ 0, %4 ]
  %35 = extractelement <2 x double> %33, i64 0
  %36 = fmul double %11, %35
  %37 = fneg double %36
  %38 = tail call spir_func double @_Z3fmaddd(double noundef %35, double noundef %11, double noundef %37) #5
  %39 = fmul double %16, %35
  %40 = extractelement <2 x double> %33, i64 1
  %41 = fmul double %11, %40
  %42 = fadd double %39, %41
  %43 = fadd double %42, %38
  %44 = fadd double %36, %43
  %45 = fadd double %22, %44
  %46 = insertelement <2 x double> poison, double %44, i64 0
  %47 = insertelement <2 x double> %46, double %45, i64 1
  %48 = insertelement <2 x double> poison, double %36, i64 0
  %49 = insertelement <2 x double> %48, double %44, i64 1
  %50 = fsub <2 x double> %47, %49
  %51 = fsub <2 x double> %47, %50
  %52 = fsub <2 x double> %49, %51
  %53 = insertelement <2 x double> poison, double %43, i64 0
  %54 = insertelement <2 x double> %53, double %22, i64 1
  %55 = fsub <2 x double> %54, %50
  %56 = fadd <2 x double> %55, %52
  %57 = shufflevector <2 x double> %56, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %58 = fadd <2 x double> %56, %57
  %59 = extractelement <2 x double> %58, i64 0
  %60 = fadd double %27, %59
  %61 = fadd double %45, %60
  %62 = fsub double %61, %45
  %63 = insertelement <2 x double> poison, double %61, i64 0
  %64 = fsub double %61, %62
  %65 = fsub double %45, %64
  %66 = fsub double %60, %62
  %67 = fadd double %66, %65
  %68 = insertelement <2 x double> %63, double %67, i64 1
  %69 = add nuw nsw i32 %34, 1
  %70 = icmp slt i32 %69, %3
  br i1 %70, label %32, label %29
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3expd(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3logd(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3sind(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4sqrtd(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z5hypotdd(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z5floord(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4rintd(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fmoddd(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzd(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z16convert_long_rtnd(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtpd(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnand(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"double*", !"double4*"}
!11 = !{!"double*", !"double __attribute__((ext_vector_type(4)))*"}
!12 = !{!"const", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !6, i64 0}
!15 = !{!6, !6, i64 0}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"double*", !"double4*", !"long*"}
!19 = !{!"double*", !"double __attribute__((ext_vector_type(4)))*", !"long*"}
!20 = !{!"const", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !6, i64 0}
!23 = !{i32 1, i32 1, i32 0}
!24 = !{!"double*", !"double2*", !"int"}
!25 = !{!"double*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!26 = !{i32 1, i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none", !"none"}
!28 = !{!"double2*", !"double2*", !"double2*", !"int"}
!29 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!30 = !{!"const", !"const", !"", !""}
