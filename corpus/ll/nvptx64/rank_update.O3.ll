; ModuleID = 'corpus/opencl/rank_update.cl'
source_filename = "corpus/opencl/rank_update.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, i32 noundef %6, ptr addrspace(1) noundef align 4 captures(none) %7, i32 noundef %8) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6, ptr addrspace(1) noundef align 4 %7, i32 noundef %8) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, i32 noundef %6, ptr addrspace(1) noundef align 4 captures(none) %7, i32 noundef %8) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = mul i32 %11, %10
  %14 = add i32 %13, %12
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = mul nuw nsw i32 %16, %15
  %19 = add nuw nsw i32 %18, %17
  %20 = icmp sgt i32 %0, %19
  %21 = icmp sgt i32 %1, %14
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %47

23:                                               ; preds = %9
  %24 = icmp sgt i32 %4, 0
  %25 = add nuw nsw i32 %19, 1
  %26 = sub nsw i32 %25, %0
  %27 = select i1 %24, i32 %19, i32 %26
  %28 = mul nsw i32 %27, %4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = fmul float %2, %31
  %33 = icmp sgt i32 %6, 0
  %34 = add nsw i32 %14, 1
  %35 = sub i32 %34, %1
  %36 = select i1 %33, i32 %14, i32 %35
  %37 = mul nsw i32 %36, %6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = mul nsw i32 %8, %19
  %42 = add nsw i32 %41, %14
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = tail call float @llvm.fmuladd.f32(float %32, float %40, float %45)
  store float %46, ptr addrspace(1) %44, align 4, !tbaa !14
  br label %47

47:                                               ; preds = %9, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %7 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %9 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = mul nuw nsw i32 %17, %16
  %20 = add nuw nsw i32 %19, %18
  %21 = zext nneg i32 %20 to i64
  %22 = icmp sgt i32 %0, %20
  %23 = icmp sgt i32 %0, %15
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %50

25:                                               ; preds = %6
  %26 = icmp eq i32 %5, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %25
  %28 = icmp sgt i32 %20, %15
  br i1 %28, label %50, label %31

29:                                               ; preds = %25
  %30 = icmp slt i32 %20, %15
  br i1 %30, label %50, label %31

31:                                               ; preds = %29, %27
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %21
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %21
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = shl i64 %14, 32
  %37 = ashr exact i64 %36, 32
  %38 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = fmul float %35, %41
  %43 = tail call float @llvm.fmuladd.f32(float %33, float %39, float %42)
  %44 = mul nsw i32 %0, %20
  %45 = add nsw i32 %44, %15
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = tail call float @llvm.fmuladd.f32(float %1, float %43, float %48)
  store float %49, ptr addrspace(1) %47, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %27, %29, %6, %31
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"float", !"float*", !"int", !"float*", !"int", !"float*", !"int"}
!13 = !{!"", !"", !"", !"const", !"", !"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"int", !"float", !"float*", !"float*", !"float*", !"int"}
!19 = !{!"", !"", !"restrict const", !"restrict const", !"restrict", !""}
