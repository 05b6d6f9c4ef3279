; ModuleID = 'vectors.cl'
source_filename = "vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, <4 x float> noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %7
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %9, <4 x float> %3, <4 x float> %12)
  %14 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %13, float noundef -1.000000e+00, float noundef 4.000000e+00) #4
  store <4 x float> %14, ptr addrspace(1) %10, align 16, !tbaa !13
  %15 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %7
  %16 = load <4 x i8>, ptr addrspace(1) %15, align 4
  %17 = shufflevector <4 x i8> %16, <4 x i8> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %18 = extractelement <4 x i8> %16, i64 0
  %19 = add i8 %18, 1
  %20 = insertelement <4 x i8> %17, i8 %19, i64 1
  %21 = shufflevector <4 x i8> %20, <4 x i8> %16, <4 x i32> <i32 0, i32 1, i32 6, i32 5>
  store <4 x i8> %21, ptr addrspace(1) %15, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, <4 x float> noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !13
  %10 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %7
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %9, <4 x float> %3, <4 x float> %12)
  %14 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %13, float noundef -1.000000e+00, float noundef 4.000000e+00) #4
  store <4 x float> %14, ptr addrspace(1) %10, align 16, !tbaa !13
  %15 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %7
  %16 = load <4 x i8>, ptr addrspace(1) %15, align 4
  %17 = shufflevector <4 x i8> %16, <4 x i8> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %18 = extractelement <4 x i8> %16, i64 0
  %19 = add i8 %18, 1
  %20 = insertelement <4 x i8> %17, i8 %19, i64 1
  %21 = shufflevector <4 x i8> %20, <4 x i8> %16, <4 x i32> <i32 0, i32 1, i32 6, i32 5>
  store <4 x i8> %21, ptr addrspace(1) %15, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"uchar4*", !"float4"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!6, !6, i64 0}
