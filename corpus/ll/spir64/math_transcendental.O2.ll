; ModuleID = 'corpus/opencl/math_transcendental.cl'
source_filename = "corpus/opencl/math_transcendental.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @trig(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z3sinf(float noundef nofpclass(nan inf) %5) #4
  %7 = insertelement <4 x float> poison, float %6, i64 0
  %8 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z3cosf(float noundef nofpclass(nan inf) %5) #4
  %9 = insertelement <4 x float> %7, float %8, i64 1
  %10 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z5atan2ff(float noundef nofpclass(nan inf) %5, float noundef nofpclass(nan inf) 2.000000e+00) #4
  %11 = insertelement <4 x float> %9, float %10, i64 2
  %12 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z5sinpif(float noundef nofpclass(nan inf) %5) #4
  %13 = insertelement <4 x float> %11, float %12, i64 3
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %13, ptr addrspace(1) %14, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_trig(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z3sinf(float noundef nofpclass(nan inf) %5) #4
  %7 = insertelement <4 x float> poison, float %6, i64 0
  %8 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z3cosf(float noundef nofpclass(nan inf) %5) #4
  %9 = insertelement <4 x float> %7, float %8, i64 1
  %10 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z5atan2ff(float noundef nofpclass(nan inf) %5, float noundef nofpclass(nan inf) 2.000000e+00) #4
  %11 = insertelement <4 x float> %9, float %10, i64 2
  %12 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z5sinpif(float noundef nofpclass(nan inf) %5) #4
  %13 = insertelement <4 x float> %11, float %12, i64 3
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %13, ptr addrspace(1) %14, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @exponential(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = fneg reassoc nnan ninf nsz arcp afn float %5
  %7 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z3expf(float noundef nofpclass(nan inf) %6) #4
  %8 = insertelement <4 x float> poison, float %7, i64 0
  %9 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z3logf(float noundef nofpclass(nan inf) %5) #4
  %10 = insertelement <4 x float> %8, float %9, i64 1
  %11 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z4powrff(float noundef nofpclass(nan inf) %5, float noundef nofpclass(nan inf) 0x3FFB333340000000) #4
  %12 = insertelement <4 x float> %10, float %11, i64 2
  %13 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z4cbrtf(float noundef nofpclass(nan inf) %5) #4
  %14 = insertelement <4 x float> %12, float %13, i64 3
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %14, ptr addrspace(1) %15, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_exponential(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = fneg reassoc nnan ninf nsz arcp afn float %5
  %7 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z3expf(float noundef nofpclass(nan inf) %6) #4
  %8 = insertelement <4 x float> poison, float %7, i64 0
  %9 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z3logf(float noundef nofpclass(nan inf) %5) #4
  %10 = insertelement <4 x float> %8, float %9, i64 1
  %11 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z4powrff(float noundef nofpclass(nan inf) %5, float noundef nofpclass(nan inf) 0x3FFB333340000000) #4
  %12 = insertelement <4 x float> %10, float %11, i64 2
  %13 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z4cbrtf(float noundef nofpclass(nan inf) %5) #4
  %14 = insertelement <4 x float> %12, float %13, i64 3
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %14, ptr addrspace(1) %15, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @native_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z10native_sinf(float noundef nofpclass(nan inf) %5) #4
  %7 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z10native_cosf(float noundef nofpclass(nan inf) %5) #4
  %8 = fadd reassoc nnan ninf nsz arcp afn float %7, %6
  %9 = insertelement <4 x float> poison, float %8, i64 0
  %10 = fneg reassoc nnan ninf nsz arcp afn float %5
  %11 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z11native_exp2f(float noundef nofpclass(nan inf) %10) #4
  %12 = insertelement <4 x float> %9, float %11, i64 1
  %13 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z12native_recipf(float noundef nofpclass(nan inf) %5) #4
  %14 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z11half_divideff(float noundef nofpclass(nan inf) 1.000000e+00, float noundef nofpclass(nan inf) %5) #4
  %15 = fadd reassoc nnan ninf nsz arcp afn float %14, %13
  %16 = insertelement <4 x float> %12, float %15, i64 2
  %17 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z12native_rsqrtf(float noundef nofpclass(nan inf) %5) #4
  %18 = fadd reassoc nnan ninf nsz arcp afn float %5, 1.000000e+00
  %19 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z11native_sqrtf(float noundef nofpclass(nan inf) %18) #4
  %20 = fmul reassoc nnan ninf nsz arcp afn float %19, %17
  %21 = insertelement <4 x float> %16, float %20, i64 3
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_native_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !13
  %6 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z10native_sinf(float noundef nofpclass(nan inf) %5) #4
  %7 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z10native_cosf(float noundef nofpclass(nan inf) %5) #4
  %8 = fadd reassoc nnan ninf nsz arcp afn float %7, %6
  %9 = insertelement <4 x float> poison, float %8, i64 0
  %10 = fneg reassoc nnan ninf nsz arcp afn float %5
  %11 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z11native_exp2f(float noundef nofpclass(nan inf) %10) #4
  %12 = insertelement <4 x float> %9, float %11, i64 1
  %13 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z12native_recipf(float noundef nofpclass(nan inf) %5) #4
  %14 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z11half_divideff(float noundef nofpclass(nan inf) 1.000000e+00, float noundef nofpclass(nan inf) %5) #4
  %15 = fadd reassoc nnan ninf nsz arcp afn float %14, %13
  %16 = insertelement <4 x float> %12, float %15, i64 2
  %17 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z12native_rsqrtf(float noundef nofpclass(nan inf) %5) #4
  %18 = fadd reassoc nnan ninf nsz arcp afn float %5, 1.000000e+00
  %19 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) float @_Z11native_sqrtf(float noundef nofpclass(nan inf) %18) #4
  %20 = fmul reassoc nnan ninf nsz arcp afn float %19, %17
  %21 = insertelement <4 x float> %16, float %20, i64 3
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @logistic(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x float>, ptr addrspace(1) %4, align 16, !tbaa !15
  %6 = fneg reassoc nnan ninf nsz arcp afn <4 x float> %5
  %7 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z3expDv4_f(<4 x float> noundef nofpclass(nan inf) %6) #4
  %8 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %7, splat (float 1.000000e+00)
  %9 = fdiv reassoc nnan ninf nsz arcp afn <4 x float> splat (float 1.000000e+00), %8, !fpmath !18
  %10 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %5, splat (float 5.000000e-01)
  %11 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z4tanhDv4_f(<4 x float> noundef nofpclass(nan inf) %10) #4
  %12 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %11, splat (float 1.000000e+00)
  %13 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> splat (float 5.000000e-01), <4 x float> %9)
  %14 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z4fabsDv4_f(<4 x float> noundef nofpclass(nan inf) %5) #4
  %15 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %14, splat (float 2.500000e-01)
  %16 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z5rsqrtDv4_f(<4 x float> noundef nofpclass(nan inf) %15) #4
  %17 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z5hypotDv4_fS_(<4 x float> noundef nofpclass(nan inf) %5, <4 x float> noundef nofpclass(nan inf) %9) #4
  %18 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %16, <4 x float> %17)
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %18, ptr addrspace(1) %19, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_logistic(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x float>, ptr addrspace(1) %4, align 16, !tbaa !15
  %6 = fneg reassoc nnan ninf nsz arcp afn <4 x float> %5
  %7 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z3expDv4_f(<4 x float> noundef nofpclass(nan inf) %6) #4
  %8 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %7, splat (float 1.000000e+00)
  %9 = fdiv reassoc nnan ninf nsz arcp afn <4 x float> splat (float 1.000000e+00), %8, !fpmath !18
  %10 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %5, splat (float 5.000000e-01)
  %11 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z4tanhDv4_f(<4 x float> noundef nofpclass(nan inf) %10) #4
  %12 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %11, splat (float 1.000000e+00)
  %13 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> splat (float 5.000000e-01), <4 x float> %9)
  %14 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z4fabsDv4_f(<4 x float> noundef nofpclass(nan inf) %5) #4
  %15 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %14, splat (float 2.500000e-01)
  %16 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z5rsqrtDv4_f(<4 x float> noundef nofpclass(nan inf) %15) #4
  %17 = tail call reassoc nnan ninf nsz arcp afn spir_func nofpclass(nan inf) <4 x float> @_Z5hypotDv4_fS_(<4 x float> noundef nofpclass(nan inf) %5, <4 x float> noundef nofpclass(nan inf) %9) #4
  %18 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %16, <4 x float> %17)
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %3
  store <4 x float> %18, ptr addrspace(1) %19, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z3sinf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z3cosf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z5atan2ff(float noundef nofpclass(nan inf), float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z5sinpif(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z3expf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z3logf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z4powrff(float noundef nofpclass(nan inf), float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z4cbrtf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z10native_sinf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z10native_cosf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z11native_exp2f(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z12native_recipf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z11half_divideff(float noundef nofpclass(nan inf), float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z12native_rsqrtf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) float @_Z11native_sqrtf(float noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) <4 x float> @_Z3expDv4_f(<4 x float> noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) <4 x float> @_Z4tanhDv4_f(<4 x float> noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) <4 x float> @_Z5rsqrtDv4_f(<4 x float> noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) <4 x float> @_Z4fabsDv4_f(<4 x float> noundef nofpclass(nan inf)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func nofpclass(nan inf) <4 x float> @_Z5hypotDv4_fS_(<4 x float> noundef nofpclass(nan inf), <4 x float> noundef nofpclass(nan inf)) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!10 = !{!"float*", !"float4*"}
!11 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"const", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!6, !6, i64 0}
!16 = !{!"float4*", !"float4*"}
!17 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!18 = !{float 2.500000e+00}
