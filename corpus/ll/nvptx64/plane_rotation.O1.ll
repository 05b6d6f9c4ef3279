; ModuleID = 'corpus/opencl/plane_rotation.cl'
source_filename = "corpus/opencl/plane_rotation.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.rotm_param = type { float, float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rot(i32 noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_rot(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, float noundef %4) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rot(i32 noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %0, %14
  br i1 %15, label %16, label %28

16:                                               ; preds = %5
  %17 = shl i64 %13, 32
  %18 = ashr exact i64 %17, 32
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = fmul float %4, %22
  %24 = tail call float @llvm.fmuladd.f32(float %3, float %20, float %23)
  store float %24, ptr addrspace(1) %19, align 4, !tbaa !14
  %25 = fneg float %20
  %26 = fmul float %4, %25
  %27 = tail call float @llvm.fmuladd.f32(float %3, float %22, float %26)
  store float %27, ptr addrspace(1) %21, align 4, !tbaa !14
  br label %28

28:                                               ; preds = %16, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rotm(i32 noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr noundef readonly byval(%struct.rotm_param) align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_rotm(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef nonnull byval(%struct.rotm_param) align 4 %3) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rotm(i32 noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr noundef byval(%struct.rotm_param) align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  br i1 %14, label %15, label %45

15:                                               ; preds = %4
  %16 = load float, ptr %3, align 4, !tbaa !20
  %17 = fcmp oeq float %16, 1.000000e+00
  br i1 %17, label %20, label %18

18:                                               ; preds = %15
  %19 = fcmp oeq float %16, 0.000000e+00
  br i1 %19, label %20, label %26

20:                                               ; preds = %18, %15
  %21 = phi i64 [ 12, %15 ], [ 4, %18 ]
  %22 = phi i64 [ 8, %15 ], [ 16, %18 ]
  %23 = phi float [ -1.000000e+00, %15 ], [ 1.000000e+00, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  store float 1.000000e+00, ptr %24, align 4, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 %22
  store float %23, ptr %25, align 4, !tbaa !14
  br label %26

26:                                               ; preds = %20, %18
  %27 = shl i64 %12, 32
  %28 = ashr exact i64 %27, 32
  %29 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %28
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !22
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %36 = load float, ptr %35, align 4, !tbaa !23
  %37 = fmul float %32, %36
  %38 = tail call float @llvm.fmuladd.f32(float %30, float %34, float %37)
  store float %38, ptr addrspace(1) %29, align 4, !tbaa !14
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %40 = load float, ptr %39, align 4, !tbaa !24
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %42 = load float, ptr %41, align 4, !tbaa !25
  %43 = fmul float %32, %42
  %44 = tail call float @llvm.fmuladd.f32(float %30, float %40, float %43)
  store float %44, ptr addrspace(1) %31, align 4, !tbaa !14
  br label %45

45:                                               ; preds = %4, %26
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rotg(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_rotg(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rotg(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !14
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !14
  %18 = tail call noundef float @llvm.fabs.f32(float %15)
  %19 = tail call noundef float @llvm.fabs.f32(float %17)
  %20 = fadd float %18, %19
  %21 = fcmp oeq float %20, 0.000000e+00
  br i1 %21, label %22, label %24

22:                                               ; preds = %3
  %23 = getelementptr inbounds <2 x float>, ptr addrspace(1) %2, i64 %13
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr addrspace(1) %23, align 8, !tbaa !31
  br label %45

24:                                               ; preds = %3
  %25 = fdiv float %15, %20
  %26 = fdiv float %17, %20
  %27 = fcmp ogt float %18, %19
  %28 = select i1 %27, float %15, float %17
  %29 = fmul float %26, %26
  %30 = tail call float @llvm.fmuladd.f32(float %25, float %25, float %29)
  %31 = tail call float @llvm.nvvm.sqrt.approx.f(float %30) #5
  %32 = fmul float %20, %31
  %33 = tail call noundef float @llvm.copysign.f32(float %32, float %28)
  %34 = fdiv float %15, %33
  %35 = fdiv float %17, %33
  %36 = insertelement <2 x float> poison, float %34, i64 0
  %37 = insertelement <2 x float> %36, float %35, i64 1
  %38 = getelementptr inbounds <2 x float>, ptr addrspace(1) %2, i64 %13
  store <2 x float> %37, ptr addrspace(1) %38, align 8, !tbaa !31
  store float %33, ptr addrspace(1) %14, align 4, !tbaa !14
  br i1 %27, label %43, label %39

39:                                               ; preds = %24
  %40 = fcmp une float %34, 0.000000e+00
  br i1 %40, label %41, label %43

41:                                               ; preds = %39
  %42 = fdiv float 1.000000e+00, %34
  br label %43

43:                                               ; preds = %24, %41, %39
  %44 = phi float [ 1.000000e+00, %39 ], [ %42, %41 ], [ %35, %24 ]
  store float %44, ptr addrspace(1) %16, align 4, !tbaa !14
  br label %45

45:                                               ; preds = %43, %22
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

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
!10 = !{i32 0, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"float", !"float"}
!13 = !{!"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 0, i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"int", !"float*", !"float*", !"rotm_param"}
!19 = !{!"", !"", !"", !""}
!20 = !{!21, !15, i64 0}
!21 = !{!"", !15, i64 0, !15, i64 4, !15, i64 8, !15, i64 12, !15, i64 16}
!22 = !{!21, !15, i64 4}
!23 = !{!21, !15, i64 12}
!24 = !{!21, !15, i64 8}
!25 = !{!21, !15, i64 16}
!26 = !{i32 1, i32 1, i32 1}
!27 = !{!"none", !"none", !"none"}
!28 = !{!"float*", !"float*", !"float2*"}
!29 = !{!"float*", !"float*", !"float __attribute__((ext_vector_type(2)))*"}
!30 = !{!"", !"", !""}
!31 = !{!8, !8, i64 0}
