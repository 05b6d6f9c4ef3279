target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @nbody(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 captures(none) %1, ptr addrspace(1) noalias noundef align 16 %2, i32 noundef %3, float noundef %4, float noundef %5, ptr addrspace(3) noundef align 16 %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = alloca target("spirv.Event"), align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %3, %10
  br i1 %13, label %14, label %18

14:                                               ; preds = %7
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !tbaa !18, !alias.scope !13, !noalias !19
  br label %18

18:                                               ; preds = %14, %7
  %19 = phi <4 x float> [ %17, %14 ], [ zeroinitializer, %7 ]
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %18
  %22 = addrspacecast ptr %8 to ptr addrspace(4)
  br label %27

23:                                               ; preds = %41
  %24 = shufflevector <4 x float> %42, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %25

25:                                               ; preds = %23, %18
  %26 = phi <3 x float> [ zeroinitializer, %18 ], [ %24, %23 ]
  br i1 %13, label %65, label %80

27:                                               ; preds = %21, %41
  %28 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %21 ], [ %42, %41 ]
  %29 = phi i32 [ 0, %21 ], [ %43, %41 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8, !noalias !21
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %30
  %32 = sub nsw i32 %3, %29
  %33 = call spir_func i32 @_Z3minii(i32 noundef %12, i32 noundef %32) #7
  %34 = sext i32 %33 to i64
  %35 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef align 16 %6, ptr addrspace(1) noundef %31, i64 noundef %34, target("spirv.Event") zeroinitializer) #9, !noalias !19
  store target("spirv.Event") %35, ptr %8, align 8, !tbaa !22, !noalias !21
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %22) #9, !noalias !19
  %36 = icmp sgt i32 %33, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %27
  %38 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %45

39:                                               ; preds = %45
  %40 = shufflevector <3 x float> %62, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %41

41:                                               ; preds = %39, %27
  %42 = phi <4 x float> [ %28, %27 ], [ %40, %39 ]
  call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !19
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8, !noalias !21
  %43 = add nsw i32 %29, %12
  %44 = icmp slt i32 %43, %3
  br i1 %44, label %27, label %23

45:                                               ; preds = %37, %45
  %46 = phi <3 x float> [ %62, %45 ], [ %38, %37 ]
  %47 = phi i32 [ %63, %45 ], [ 0, %37 ]
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %6, i64 %48
  %50 = load <4 x float>, ptr addrspace(3) %49, align 16, !noalias !21
  %51 = fsub <4 x float> %50, %19
  %52 = shufflevector <4 x float> %51, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %53 = call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %52, <3 x float> noundef %52) #7
  %54 = fadd float %5, %53
  %55 = call spir_func float @_Z5rsqrtf(float noundef %54) #7
  %56 = extractelement <4 x float> %50, i64 3
  %57 = fmul float %56, %55
  %58 = fmul float %55, %57
  %59 = fmul float %55, %58
  %60 = insertelement <3 x float> poison, float %59, i64 0
  %61 = shufflevector <3 x float> %60, <3 x float> poison, <3 x i32> zeroinitializer
  %62 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %52, <3 x float> %61, <3 x float> %46)
  %63 = add nuw nsw i32 %47, 1
  %64 = icmp slt i32 %63, %33
  br i1 %64, label %45, label %39

65:                                               ; preds = %25
  %66 = sext i32 %10 to i64
  %67 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %66
  %68 = load <4 x float>, ptr addrspace(1) %67, align 16, !alias.scope !16, !noalias !24
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %70 = insertelement <3 x float> poison, float %4, i64 0
  %71 = shufflevector <3 x float> %70, <3 x float> poison, <3 x i32> zeroinitializer
  %72 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %71, <3 x float> %26, <3 x float> %69)
  %73 = shufflevector <4 x float> %19, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %74 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %72, <3 x float> %71, <3 x float> %73)
  %75 = shufflevector <3 x float> %74, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %76 = shufflevector <4 x float> %75, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %77 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %76, i64 noundef %66, ptr addrspace(4) noundef %77) #9, !noalias !16
  %78 = shufflevector <3 x float> %72, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %79 = shufflevector <4 x float> %78, <4 x float> %68, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %79, ptr addrspace(1) %67, align 16, !alias.scope !16, !noalias !24
  br label %80

80:                                               ; preds = %25, %65
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_nbody(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 captures(none) %1, ptr addrspace(1) noalias noundef align 16 %2, i32 noundef %3, float noundef %4, float noundef %5, ptr addrspace(3) noundef align 16 %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = alloca target("spirv.Event"), align 8
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %3, %10
  br i1 %13, label %14, label %18

14:                                               ; preds = %7
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !tbaa !18
  br label %18

18:                                               ; preds = %7, %14
  %19 = phi <4 x float> [ %17, %14 ], [ zeroinitializer, %7 ]
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %18
  %22 = addrspacecast ptr %8 to ptr addrspace(4)
  br label %27

23:                                               ; preds = %41
  %24 = shufflevector <4 x float> %42, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %25

25:                                               ; preds = %23, %18
  %26 = phi <3 x float> [ zeroinitializer, %18 ], [ %24, %23 ]
  br i1 %13, label %65, label %80

27:                                               ; preds = %21, %41
  %28 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %21 ], [ %42, %41 ]
  %29 = phi i32 [ 0, %21 ], [ %43, %41 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %30
  %32 = sub nsw i32 %3, %29
  %33 = call spir_func i32 @_Z3minii(i32 noundef %12, i32 noundef %32) #7
  %34 = sext i32 %33 to i64
  %35 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef %6, ptr addrspace(1) noundef %31, i64 noundef %34, target("spirv.Event") zeroinitializer) #9
  store target("spirv.Event") %35, ptr %8, align 8, !tbaa !22
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %22) #9
  %36 = icmp sgt i32 %33, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %27
  %38 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %45

39:                                               ; preds = %45
  %40 = shufflevector <3 x float> %62, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %41

41:                                               ; preds = %39, %27
  %42 = phi <4 x float> [ %28, %27 ], [ %40, %39 ]
  call spir_func void @_Z7barrierj(i32 noundef 1) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %43 = add nsw i32 %29, %12
  %44 = icmp slt i32 %43, %3
  br i1 %44, label %27, label %23

45:                                               ; preds = %37, %45
  %46 = phi <3 x float> [ %62, %45 ], [ %38, %37 ]
  %47 = phi i32 [ %63, %45 ], [ 0, %37 ]
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %6, i64 %48
  %50 = load <4 x float>, ptr addrspace(3) %49, align 16
  %51 = fsub <4 x float> %50, %19
  %52 = shufflevector <4 x float> %51, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %53 = call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %52, <3 x float> noundef %52) #7
  %54 = fadd float %5, %53
  %55 = call spir_func float @_Z5rsqrtf(float noundef %54) #7
  %56 = extractelement <4 x float> %50, i64 3
  %57 = fmul float %56, %55
  %58 = fmul float %55, %57
  %59 = fmul float %55, %58
  %60 = insertelement <3 x float> poison, float %59, i64 0
  %61 = shufflevector <3 x float> %60, <3 x float> poison, <3 x i32> zeroinitializer
  %62 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %52, <3 x float> %61, <3 x float> %46)
  %63 = add nuw nsw i32 %47, 1
  %64 = icmp slt i32 %63, %33
  br i1 %64, label %45, label %39

65:                                               ; preds = %25
  %66 = sext i32 %10 to i64
  %67 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %66
  %68 = load <4 x float>, ptr addrspace(1) %67, align 16
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %70 = insertelement <3 x float> poison, float %4, i64 0
  %71 = shufflevector <3 x float> %70, <3 x float> poison, <3 x i32> zeroinitializer
  %72 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %71, <3 x float> %26, <3 x float> %69)
  %73 = shufflevector <4 x float> %19, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %74 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %72, <3 x float> %71, <3 x float> %73)
  %75 = shufflevector <3 x float> %74, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %76 = shufflevector <4 x float> %75, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %77 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %76, i64 noundef %66, ptr addrspace(4) noundef %77) #9
  %78 = shufflevector <3 x float> %72, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %79 = shufflevector <4 x float> %78, <4 x float> %68, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %79, ptr addrspace(1) %67, align 16
  br label %80

80:                                               ; preds = %25, %65
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 3}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"float4*", !"int", !"float", !"float", !"float4*"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"float", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"restrict const", !"restrict", !"restrict", !"", !"", !"", !""}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_nbody: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_nbody"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_nbody: argument 1"}
!18 = !{!6, !6, i64 0}
!19 = !{!17, !20}
!20 = distinct !{!20, !15, !"__clang_ocl_kern_imp_nbody: argument 2"}
!21 = !{!14, !17, !20}
!22 = !{!23, !23, i64 0}
!23 = !{!"event_t", !6, i64 0}
!24 = !{!14, !20}
