; ModuleID = 'corpus/opencl/triad_stream.cl'
source_filename = "corpus/opencl/triad_stream.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @stream_copy(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %3
  %5 = load <16 x i32>, ptr addrspace(1) %4, align 64, !tbaa !13
  %6 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %3
  store <16 x i32> %5, ptr addrspace(1) %6, align 64, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stream_copy(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %3
  %5 = load <16 x i32>, ptr addrspace(1) %4, align 64, !tbaa !13
  %6 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %3
  store <16 x i32> %5, ptr addrspace(1) %6, align 64, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @stream_scale(ptr addrspace(1) noalias noundef readonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %1, float noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <8 x float>, ptr addrspace(1) %5, align 32, !tbaa !13, !alias.scope !19, !noalias !22
  %7 = insertelement <8 x float> poison, float %2, i64 0
  %8 = shufflevector <8 x float> %7, <8 x float> poison, <8 x i32> zeroinitializer
  %9 = fmul <8 x float> %8, %6
  %10 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %4
  store <8 x float> %9, ptr addrspace(1) %10, align 32, !tbaa !13, !alias.scope !22, !noalias !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stream_scale(ptr addrspace(1) noalias noundef readonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <8 x float>, ptr addrspace(1) %5, align 32, !tbaa !13
  %7 = insertelement <8 x float> poison, float %2, i64 0
  %8 = shufflevector <8 x float> %7, <8 x float> poison, <8 x i32> zeroinitializer
  %9 = fmul <8 x float> %8, %6
  %10 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %4
  store <8 x float> %9, ptr addrspace(1) %10, align 32, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @stream_add(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !15 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33)
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %4
  %6 = load <2 x double>, ptr addrspace(1) %5, align 16, !tbaa !13, !alias.scope !28, !noalias !35
  %7 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %4
  %8 = load <2 x double>, ptr addrspace(1) %7, align 16, !tbaa !13, !alias.scope !31, !noalias !36
  %9 = fadd <2 x double> %6, %8
  %10 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %4
  store <2 x double> %9, ptr addrspace(1) %10, align 16, !tbaa !13, !alias.scope !33, !noalias !37
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stream_add(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !15 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %4
  %6 = load <2 x double>, ptr addrspace(1) %5, align 16, !tbaa !13
  %7 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %4
  %8 = load <2 x double>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = fadd <2 x double> %6, %8
  %10 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %4
  store <2 x double> %9, ptr addrspace(1) %10, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @stream_triad(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, float noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !38 !kernel_arg_access_qual !39 !kernel_arg_type !40 !kernel_arg_base_type !40 !kernel_arg_type_qual !41 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %5, ptr addrspace(4) noundef %6) #10, !noalias !42
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %9 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %5, ptr addrspace(4) noundef %8) #10, !noalias !46
  %10 = insertelement <4 x float> poison, float %3, i64 0
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> zeroinitializer
  %12 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %9, <4 x float> noundef %11, <4 x float> noundef %7) #9
  %13 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %12, i64 noundef %5, ptr addrspace(4) noundef %13) #11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_stream_triad(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !38 !kernel_arg_access_qual !39 !kernel_arg_type !40 !kernel_arg_base_type !40 !kernel_arg_type_qual !41 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %5, ptr addrspace(4) noundef %6) #10
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %9 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %5, ptr addrspace(4) noundef %8) #10
  %10 = insertelement <4 x float> poison, float %3, i64 0
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> zeroinitializer
  %12 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %9, <4 x float> noundef %11, <4 x float> noundef %7) #9
  %13 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %12, i64 noundef %5, ptr addrspace(4) noundef %13) #11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @stream_strided3(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !47 !kernel_arg_base_type !47 !kernel_arg_type_qual !48 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #10, !noalias !49
  %6 = fadd <3 x float> %5, <float 2.000000e+00, float 3.000000e+00, float 1.000000e+00>
  %7 = shufflevector <3 x float> %6, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %7, i64 noundef %3, ptr addrspace(4) noundef %8) #11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_stream_strided3(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1) local_unnamed_addr #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !47 !kernel_arg_base_type !47 !kernel_arg_type_qual !48 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #10
  %6 = fadd <3 x float> %5, <float 2.000000e+00, float 3.000000e+00, float 1.000000e+00>
  %7 = shufflevector <3 x float> %6, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %7, i64 noundef %3, ptr addrspace(4) noundef %8) #11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(read) }
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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"uint16*", !"uint16*"}
!11 = !{!"uint __attribute__((ext_vector_type(16)))*", !"uint __attribute__((ext_vector_type(16)))*"}
!12 = !{!"const", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"float8*", !"float8*", !"float"}
!17 = !{!"float __attribute__((ext_vector_type(8)))*", !"float __attribute__((ext_vector_type(8)))*", !"float"}
!18 = !{!"restrict const", !"restrict", !""}
!19 = !{!20}
!20 = distinct !{!20, !21, !"__clang_ocl_kern_imp_stream_scale: argument 0"}
!21 = distinct !{!21, !"__clang_ocl_kern_imp_stream_scale"}
!22 = !{!23}
!23 = distinct !{!23, !21, !"__clang_ocl_kern_imp_stream_scale: argument 1"}
!24 = !{i32 1, i32 1, i32 1}
!25 = !{!"double2*", !"double2*", !"double2*"}
!26 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*"}
!27 = !{!"restrict const", !"restrict const", !"restrict"}
!28 = !{!29}
!29 = distinct !{!29, !30, !"__clang_ocl_kern_imp_stream_add: argument 0"}
!30 = distinct !{!30, !"__clang_ocl_kern_imp_stream_add"}
!31 = !{!32}
!32 = distinct !{!32, !30, !"__clang_ocl_kern_imp_stream_add: argument 1"}
!33 = !{!34}
!34 = distinct !{!34, !30, !"__clang_ocl_kern_imp_stream_add: argument 2"}
!35 = !{!32, !34}
!36 = !{!29, !34}
!37 = !{!29, !32}
!38 = !{i32 1, i32 1, i32 1, i32 0}
!39 = !{!"none", !"none", !"none", !"none"}
!40 = !{!"float*", !"float*", !"float*", !"float"}
!41 = !{!"restrict const", !"restrict const", !"restrict", !""}
!42 = !{!43, !45}
!43 = distinct !{!43, !44, !"__clang_ocl_kern_imp_stream_triad: argument 1"}
!44 = distinct !{!44, !"__clang_ocl_kern_imp_stream_triad"}
!45 = distinct !{!45, !44, !"__clang_ocl_kern_imp_stream_triad: argument 2"}
!46 = !{!45}
!47 = !{!"float*", !"float*"}
!48 = !{!"restrict const", !"restrict"}
!49 = !{!50}
!50 = distinct !{!50, !51, !"__clang_ocl_kern_imp_stream_strided3: argument 1"}
!51 = distinct !{!51, !"__clang_ocl_kern_imp_stream_strided3"}
