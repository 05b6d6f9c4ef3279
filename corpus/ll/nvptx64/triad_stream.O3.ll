; ModuleID = 'corpus/opencl/triad_stream.cl'
source_filename = "corpus/opencl/triad_stream.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_copy(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_stream_copy(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_stream_copy(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %10
  %12 = load <16 x i32>, ptr addrspace(1) %11, align 64, !tbaa !15
  %13 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %10
  store <16 x i32> %12, ptr addrspace(1) %13, align 64, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_scale(ptr addrspace(1) noalias noundef readonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_stream_scale(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, float noundef %2) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_stream_scale(ptr addrspace(1) noalias noundef readonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %0, i64 %11
  %13 = load <8 x float>, ptr addrspace(1) %12, align 32, !tbaa !15
  %14 = insertelement <8 x float> poison, float %2, i64 0
  %15 = shufflevector <8 x float> %14, <8 x float> poison, <8 x i32> zeroinitializer
  %16 = fmul <8 x float> %15, %13
  %17 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %11
  store <8 x float> %16, ptr addrspace(1) %17, align 32, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_add(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !17 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_stream_add(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_stream_add(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !17 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %11
  %13 = load <2 x double>, ptr addrspace(1) %12, align 16, !tbaa !15
  %14 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %11
  %15 = load <2 x double>, ptr addrspace(1) %14, align 16, !tbaa !15
  %16 = fadd <2 x double> %13, %15
  %17 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %11
  store <2 x double> %16, ptr addrspace(1) %17, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_triad(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_stream_triad(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_stream_triad(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = addrspacecast ptr addrspace(1) %0 to ptr
  %14 = shl nuw nsw i64 %12, 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 %14
  %16 = load <4 x float>, ptr %15, align 4, !tbaa !15
  %17 = addrspacecast ptr addrspace(1) %1 to ptr
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 %14
  %19 = load <4 x float>, ptr %18, align 4, !tbaa !15
  %20 = insertelement <4 x float> poison, float %3, i64 0
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> zeroinitializer
  %22 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> %21, <4 x float> %16)
  %23 = addrspacecast ptr addrspace(1) %2 to ptr
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 %14
  store <4 x float> %22, ptr %24, align 4, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_strided3(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_stream_strided3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_stream_strided3(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = addrspacecast ptr addrspace(1) %0 to ptr
  %12 = mul nuw nsw i64 %10, 12
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  %14 = load <1 x float>, ptr %13, align 4
  %15 = shufflevector <1 x float> %14, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !15
  %18 = insertelement <3 x float> %15, float %17, i64 1
  %19 = getelementptr i8, ptr %13, i64 8
  %20 = load float, ptr %19, align 4, !tbaa !31
  %21 = insertelement <3 x float> %18, float %20, i64 2
  %22 = fadd <3 x float> %21, <float 2.000000e+00, float 3.000000e+00, float 1.000000e+00>
  %23 = addrspacecast ptr addrspace(1) %1 to ptr
  %24 = shufflevector <3 x float> %22, <3 x float> poison, <2 x i32> <i32 2, i32 0>
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 %12
  store <2 x float> %24, ptr %25, align 4, !tbaa !15
  %26 = extractelement <3 x float> %22, i64 1
  %27 = getelementptr i8, ptr %25, i64 8
  store float %26, ptr %27, align 4, !tbaa !31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"uint16*", !"uint16*"}
!13 = !{!"uint __attribute__((ext_vector_type(16)))*", !"uint __attribute__((ext_vector_type(16)))*"}
!14 = !{!"const", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"float8*", !"float8*", !"float"}
!19 = !{!"float __attribute__((ext_vector_type(8)))*", !"float __attribute__((ext_vector_type(8)))*", !"float"}
!20 = !{!"restrict const", !"restrict", !""}
!21 = !{i32 1, i32 1, i32 1}
!22 = !{!"double2*", !"double2*", !"double2*"}
!23 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*"}
!24 = !{!"restrict const", !"restrict const", !"restrict"}
!25 = !{i32 1, i32 1, i32 1, i32 0}
!26 = !{!"none", !"none", !"none", !"none"}
!27 = !{!"float*", !"float*", !"float*", !"float"}
!28 = !{!"restrict const", !"restrict const", !"restrict", !""}
!29 = !{!"float*", !"float*"}
!30 = !{!"restrict const", !"restrict"}
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !8, i64 0}
