; ModuleID = 'corpus/opencl/conversions.cl'
source_filename = "corpus/opencl/conversions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @float_to_ints(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !13
  %9 = tail call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %8) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  store i8 %9, ptr addrspace(1) %10, align 1, !tbaa !15
  %11 = fmul float %8, 2.000000e+02
  %12 = tail call spir_func zeroext i16 @_Z22convert_ushort_sat_rtzf(float noundef %11) #3
  %13 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %6
  store i16 %12, ptr addrspace(1) %13, align 2, !tbaa !16
  %14 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %8) #3
  %15 = insertelement <4 x i32> poison, i32 %14, i64 0
  %16 = tail call spir_func i32 @_Z15convert_int_rtzf(float noundef %8) #3
  %17 = insertelement <4 x i32> %15, i32 %16, i64 1
  %18 = tail call spir_func i32 @_Z15convert_int_rtpf(float noundef %8) #3
  %19 = insertelement <4 x i32> %17, i32 %18, i64 2
  %20 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %8) #3
  %21 = insertelement <4 x i32> %19, i32 %20, i64 3
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %6
  store <4 x i32> %21, ptr addrspace(1) %22, align 16, !tbaa !15
  %23 = fmul float %8, 0x4376345780000000
  %24 = tail call spir_func i64 @_Z20convert_long_sat_rtef(float noundef %23) #3
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %24, ptr addrspace(1) %25, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_float_to_ints(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !13
  %9 = tail call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %8) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  store i8 %9, ptr addrspace(1) %10, align 1, !tbaa !15
  %11 = fmul float %8, 2.000000e+02
  %12 = tail call spir_func zeroext i16 @_Z22convert_ushort_sat_rtzf(float noundef %11) #3
  %13 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %6
  store i16 %12, ptr addrspace(1) %13, align 2, !tbaa !16
  %14 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %8) #3
  %15 = insertelement <4 x i32> poison, i32 %14, i64 0
  %16 = tail call spir_func i32 @_Z15convert_int_rtzf(float noundef %8) #3
  %17 = insertelement <4 x i32> %15, i32 %16, i64 1
  %18 = tail call spir_func i32 @_Z15convert_int_rtpf(float noundef %8) #3
  %19 = insertelement <4 x i32> %17, i32 %18, i64 2
  %20 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %8) #3
  %21 = insertelement <4 x i32> %19, i32 %20, i64 3
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %6
  store <4 x i32> %21, ptr addrspace(1) %22, align 16, !tbaa !15
  %23 = fmul float %8, 0x4376345780000000
  %24 = tail call spir_func i64 @_Z20convert_long_sat_rtef(float noundef %23) #3
  %25 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %6
  store i64 %24, ptr addrspace(1) %25, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @ints_to_float(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !18
  %8 = tail call spir_func float @_Z17convert_float_rtzl(i64 noundef %7) #3
  %9 = insertelement <4 x float> poison, float %8, i64 0
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func float @_Z17convert_float_rtej(i32 noundef %11) #3
  %13 = insertelement <4 x float> %9, float %12, i64 1
  %14 = tail call spir_func float @_Z17convert_float_rtpj(i32 noundef %11) #3
  %15 = insertelement <4 x float> %13, float %14, i64 2
  %16 = tail call spir_func float @_Z17convert_float_rtnm(i64 noundef %7) #3
  %17 = insertelement <4 x float> %15, float %16, i64 3
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !15
  %19 = load i64, ptr addrspace(1) %6, align 8, !tbaa !18
  %20 = tail call spir_func double @_Z14convert_doublel(i64 noundef %19) #3
  %21 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 31
  %24 = tail call spir_func double @_Z18convert_double_rtzm(i64 noundef %23) #3
  %25 = fadd double %20, %24
  %26 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %5
  store double %25, ptr addrspace(1) %26, align 8, !tbaa !25
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_ints_to_float(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !18
  %8 = tail call spir_func float @_Z17convert_float_rtzl(i64 noundef %7) #3
  %9 = insertelement <4 x float> poison, float %8, i64 0
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func float @_Z17convert_float_rtej(i32 noundef %11) #3
  %13 = insertelement <4 x float> %9, float %12, i64 1
  %14 = tail call spir_func float @_Z17convert_float_rtpj(i32 noundef %11) #3
  %15 = insertelement <4 x float> %13, float %14, i64 2
  %16 = tail call spir_func float @_Z17convert_float_rtnm(i64 noundef %7) #3
  %17 = insertelement <4 x float> %15, float %16, i64 3
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !15
  %19 = load i64, ptr addrspace(1) %6, align 8, !tbaa !18
  %20 = tail call spir_func double @_Z14convert_doublel(i64 noundef %19) #3
  %21 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 31
  %24 = tail call spir_func double @_Z18convert_double_rtzm(i64 noundef %23) #3
  %25 = fadd double %20, %24
  %26 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %5
  store double %25, ptr addrspace(1) %26, align 8, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @narrow_saturating(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !15
  %8 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %7) #3
  %9 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %5
  store <4 x i8> %8, ptr addrspace(1) %9, align 4, !tbaa !15
  %10 = tail call spir_func <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef %7) #3
  %11 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %2, i64 %5
  store <4 x i16> %10, ptr addrspace(1) %11, align 8, !tbaa !15
  %12 = tail call spir_func <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef %7) #3
  %13 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !15
  %14 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %13) #3
  %15 = add <4 x i16> %14, %12
  %16 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %5
  store <4 x i16> %15, ptr addrspace(1) %16, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_narrow_saturating(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !15
  %8 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %7) #3
  %9 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %5
  store <4 x i8> %8, ptr addrspace(1) %9, align 4, !tbaa !15
  %10 = tail call spir_func <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef %7) #3
  %11 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %2, i64 %5
  store <4 x i16> %10, ptr addrspace(1) %11, align 8, !tbaa !15
  %12 = tail call spir_func <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef %7) #3
  %13 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !15
  %14 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %13) #3
  %15 = add <4 x i16> %14, %12
  %16 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %5
  store <4 x i16> %15, ptr addrspace(1) %16, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @reinterpret(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %3
  %5 = load <8 x i8>, ptr addrspace(1) %4, align 16, !tbaa !15
  %6 = shufflevector <8 x i8> %5, <8 x i8> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 5, i32 4, i32 7, i32 6, i32 1, i32 0, i32 3, i32 2>
  %7 = bitcast <16 x i8> %6 to <2 x i64>
  %8 = lshr <2 x i64> %7, splat (i64 3)
  %9 = bitcast <2 x i64> %8 to <4 x i32>
  %10 = and <4 x i32> %9, <i32 1073741823, i32 536870911, i32 1073741823, i32 536870911>
  %11 = bitcast <4 x i32> %10 to <4 x float>
  %12 = fneg <4 x float> %11
  %13 = extractelement <2 x i64> %8, i64 0
  %14 = bitcast i64 %13 to <2 x i32>
  %15 = bitcast <4 x float> %12 to <4 x i32>
  %16 = shufflevector <4 x i32> %15, <4 x i32> %10, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  %17 = extractelement <2 x i64> %8, i64 1
  %18 = bitcast i64 %17 to <2 x i32>
  %19 = shufflevector <2 x i32> %14, <2 x i32> %18, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %20 = xor <4 x i32> %19, %16
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %3
  store <4 x i32> %20, ptr addrspace(1) %21, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %3
  %5 = load <8 x i8>, ptr addrspace(1) %4, align 16, !tbaa !15
  %6 = shufflevector <8 x i8> %5, <8 x i8> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 5, i32 4, i32 7, i32 6, i32 1, i32 0, i32 3, i32 2>
  %7 = bitcast <16 x i8> %6 to <2 x i64>
  %8 = lshr <2 x i64> %7, splat (i64 3)
  %9 = bitcast <2 x i64> %8 to <4 x i32>
  %10 = and <4 x i32> %9, <i32 1073741823, i32 536870911, i32 1073741823, i32 536870911>
  %11 = bitcast <4 x i32> %10 to <4 x float>
  %12 = fneg <4 x float> %11
  %13 = extractelement <2 x i64> %8, i64 0
  %14 = bitcast i64 %13 to <2 x i32>
  %15 = bitcast <4 x float> %12 to <4 x i32>
  %16 = shufflevector <4 x i32> %15, <4 x i32> %10, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  %17 = extractelement <2 x i64> %8, i64 1
  %18 = bitcast i64 %17 to <2 x i32>
  %19 = shufflevector <2 x i32> %14, <2 x i32> %18, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %20 = xor <4 x i32> %19, %16
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %3
  store <4 x i32> %20, ptr addrspace(1) %21, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i16 @_Z22convert_ushort_sat_rtzf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtzf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtpf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtnf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z20convert_long_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtnm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z14convert_doublel(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z18convert_double_rtzm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z19convert_ushort4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"char*", !"ushort*", !"int4*", !"long*"}
!11 = !{!"float*", !"char*", !"ushort*", !"int __attribute__((ext_vector_type(4)))*", !"long*"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!6, !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !6, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !6, i64 0}
!20 = !{i32 1, i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none"}
!22 = !{!"long*", !"uint*", !"float4*", !"double*"}
!23 = !{!"long*", !"uint*", !"float __attribute__((ext_vector_type(4)))*", !"double*"}
!24 = !{!"const", !"const", !"", !""}
!25 = !{!26, !26, i64 0}
!26 = !{!"double", !6, i64 0}
!27 = !{!"int4*", !"uchar4*", !"short4*", !"ushort4*"}
!28 = !{!"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!29 = !{!"const", !"", !"", !""}
!30 = !{i32 1, i32 1}
!31 = !{!"none", !"none"}
!32 = !{!"uint4*", !"uint4*"}
!33 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!34 = !{!"const", !""}
