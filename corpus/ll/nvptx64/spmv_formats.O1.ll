; ModuleID = 'corpus/opencl/spmv_formats.cl'
source_filename = "corpus/opencl/spmv_formats.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %44

17:                                               ; preds = %6
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %40, %17
  %20 = phi float [ 0.000000e+00, %17 ], [ %41, %40 ]
  %21 = shl i64 %14, 32
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %22
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !14
  br label %44

24:                                               ; preds = %17, %40
  %25 = phi float [ %41, %40 ], [ 0.000000e+00, %17 ]
  %26 = phi i32 [ %42, %40 ], [ 0, %17 ]
  %27 = mul nsw i32 %26, %0
  %28 = add nsw i32 %27, %15
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !6
  %32 = icmp sgt i32 %31, -1
  br i1 %32, label %33, label %40

33:                                               ; preds = %24
  %34 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %29
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = zext nneg i32 %31 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = tail call float @llvm.fmuladd.f32(float %35, float %38, float %25)
  br label %40

40:                                               ; preds = %33, %24
  %41 = phi float [ %39, %33 ], [ %25, %24 ]
  %42 = add nuw nsw i32 %26, 1
  %43 = icmp eq i32 %42, %1
  br i1 %43, label %19, label %24, !llvm.loop !16

44:                                               ; preds = %19, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !18 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %46

17:                                               ; preds = %6
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %42, %17
  %20 = phi float [ 0.000000e+00, %17 ], [ %43, %42 ]
  %21 = shl i64 %14, 32
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %22
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !14
  br label %46

24:                                               ; preds = %17, %42
  %25 = phi i32 [ %44, %42 ], [ 0, %17 ]
  %26 = phi float [ %43, %42 ], [ 0.000000e+00, %17 ]
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = add nsw i32 %29, %15
  %31 = icmp ult i32 %30, %0
  br i1 %31, label %32, label %42

32:                                               ; preds = %24
  %33 = mul nsw i32 %25, %0
  %34 = add nsw i32 %33, %15
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !14
  %38 = sext i32 %30 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = tail call noundef float @llvm.fmuladd.f32(float %37, float %40, float %26)
  br label %42

42:                                               ; preds = %32, %24
  %43 = phi float [ %41, %32 ], [ %26, %24 ]
  %44 = add nuw nsw i32 %25, 1
  %45 = icmp eq i32 %44, %1
  br i1 %45, label %19, label %24, !llvm.loop !19

46:                                               ; preds = %6, %19
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_spmv_bsr2(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %61

17:                                               ; preds = %6
  %18 = shl i64 %14, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = add i64 %18, 4294967296
  %23 = ashr exact i64 %22, 30
  %24 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = icmp slt i32 %21, %25
  br i1 %26, label %30, label %27

27:                                               ; preds = %30, %17
  %28 = phi <2 x float> [ zeroinitializer, %17 ], [ %58, %30 ]
  %29 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %19
  store <2 x float> %28, ptr addrspace(1) %29, align 8, !tbaa !24
  br label %61

30:                                               ; preds = %17, %30
  %31 = phi <2 x float> [ %58, %30 ], [ zeroinitializer, %17 ]
  %32 = phi i32 [ %59, %30 ], [ %21, %17 ]
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %33
  %35 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %33
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %37
  %39 = load float, ptr addrspace(1) %34, align 16, !tbaa !24
  %40 = load float, ptr addrspace(1) %38, align 8, !tbaa !24
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 4
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !24
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 4
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !24
  %45 = fmul float %42, %44
  %46 = tail call noundef float @llvm.fmuladd.f32(float %39, float %40, float %45)
  %47 = extractelement <2 x float> %31, i64 0
  %48 = fadd float %47, %46
  %49 = insertelement <2 x float> poison, float %48, i64 0
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 8
  %51 = load float, ptr addrspace(1) %50, align 8, !tbaa !24
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 12
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !24
  %54 = fmul float %53, %44
  %55 = tail call noundef float @llvm.fmuladd.f32(float %51, float %40, float %54)
  %56 = extractelement <2 x float> %31, i64 1
  %57 = fadd float %56, %55
  %58 = insertelement <2 x float> %49, float %57, i64 1
  %59 = add nsw i32 %32, 1
  %60 = icmp eq i32 %59, %25
  br i1 %60, label %27, label %30, !llvm.loop !25

61:                                               ; preds = %6, %27
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

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int*", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!"", !"", !"const", !"restrict const", !"restrict const", !"restrict"}
!19 = distinct !{!19, !17}
!20 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!21 = !{!"int", !"int*", !"int*", !"float4*", !"float2*", !"float2*"}
!22 = !{!"int", !"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!23 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!24 = !{!8, !8, i64 0}
!25 = distinct !{!25, !17}
