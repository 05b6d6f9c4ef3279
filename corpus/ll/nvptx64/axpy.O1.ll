; ModuleID = 'corpus/opencl/axpy.cl'
source_filename = "corpus/opencl/axpy.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @axpy_strided(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_axpy_strided(i32 noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6, i32 noundef %7) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_axpy_strided(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %11 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = zext nneg i32 %9 to i64
  %16 = add nuw nsw i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = icmp sgt i32 %0, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %8
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = zext nneg i32 %20 to i64
  %22 = mul nuw nsw i64 %12, %21
  br label %24

23:                                               ; preds = %24, %8
  ret void

24:                                               ; preds = %19, %24
  %25 = phi i32 [ %17, %19 ], [ %41, %24 ]
  %26 = phi i64 [ %16, %19 ], [ %40, %24 ]
  %27 = mul nsw i32 %25, %4
  %28 = add nsw i32 %27, %3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = mul nsw i32 %25, %7
  %33 = add nsw i32 %32, %6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = tail call float @llvm.fmuladd.f32(float %1, float %31, float %36)
  store float %37, ptr addrspace(1) %35, align 4, !tbaa !14
  %38 = shl i64 %26, 32
  %39 = ashr exact i64 %38, 32
  %40 = add nsw i64 %39, %22
  %41 = trunc i64 %40 to i32
  %42 = icmp sgt i32 %0, %41
  br i1 %42, label %24, label %23, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @axpy_fast(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 !reqd_work_group_size !23 {
  tail call void @__clang_ocl_kern_imp_axpy_fast(i32 noundef %0, float noundef %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_axpy_fast(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 !reqd_work_group_size !23 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = sdiv i32 %0, 4
  %15 = icmp sgt i32 %14, %13
  br i1 %15, label %16, label %41

16:                                               ; preds = %4
  %17 = shl i64 %12, 32
  %18 = ashr exact i64 %17, 32
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !24
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %18
  %22 = load float, ptr addrspace(1) %21, align 16, !tbaa !24
  %23 = extractelement <4 x float> %20, i64 0
  %24 = tail call float @llvm.fmuladd.f32(float %1, float %23, float %22)
  %25 = insertelement <4 x float> poison, float %24, i64 0
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !24
  %28 = extractelement <4 x float> %20, i64 1
  %29 = tail call float @llvm.fmuladd.f32(float %1, float %28, float %27)
  %30 = insertelement <4 x float> %25, float %29, i64 1
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 8
  %32 = load float, ptr addrspace(1) %31, align 8, !tbaa !24
  %33 = extractelement <4 x float> %20, i64 2
  %34 = tail call float @llvm.fmuladd.f32(float %1, float %33, float %32)
  %35 = insertelement <4 x float> %30, float %34, i64 2
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 12
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !24
  %38 = extractelement <4 x float> %20, i64 3
  %39 = tail call float @llvm.fmuladd.f32(float %1, float %38, float %37)
  %40 = insertelement <4 x float> %35, float %39, i64 3
  store <4 x float> %40, ptr addrspace(1) %21, align 16, !tbaa !24
  br label %41

41:                                               ; preds = %16, %4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{i32 0, i32 0, i32 1, i32 0, i32 0, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float", !"float*", !"int", !"int", !"float*", !"int", !"int"}
!13 = !{!"", !"", !"restrict const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 0, i32 0, i32 1, i32 1}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"int", !"float", !"float4*", !"float4*"}
!21 = !{!"int", !"float", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!22 = !{!"", !"", !"restrict const", !""}
!23 = !{i32 32, i32 1, i32 1}
!24 = !{!8, !8, i64 0}
