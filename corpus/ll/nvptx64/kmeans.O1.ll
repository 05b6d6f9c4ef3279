; ModuleID = 'corpus/opencl/kmeans.cl'
source_filename = "corpus/opencl/kmeans.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@kmeans_update.lsum = internal addrspace(3) global [64 x i32] undef, align 4
@kmeans_update.lcount = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kmeans_assign(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_kmeans_assign(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_kmeans_assign(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp ugt i32 %3, %15
  br i1 %16, label %17, label %54

17:                                               ; preds = %6
  %18 = icmp sgt i32 %4, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %17
  %20 = icmp sgt i32 %5, 0
  br label %21

21:                                               ; preds = %19, %31
  %22 = phi i32 [ 0, %19 ], [ %35, %31 ]
  %23 = phi i32 [ 0, %19 ], [ %36, %31 ]
  %24 = phi float [ 0x47EFFFFFE0000000, %19 ], [ %34, %31 ]
  br i1 %20, label %25, label %31

25:                                               ; preds = %21
  %26 = mul nuw nsw i32 %23, %5
  br label %38

27:                                               ; preds = %31, %17
  %28 = phi i32 [ 0, %17 ], [ %35, %31 ]
  %29 = and i64 %14, 4294967295
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %29
  store i32 %28, ptr addrspace(1) %30, align 4, !tbaa !6
  br label %54

31:                                               ; preds = %38, %21
  %32 = phi float [ 0.000000e+00, %21 ], [ %51, %38 ]
  %33 = fcmp olt float %32, %24
  %34 = select i1 %33, float %32, float %24
  %35 = select i1 %33, i32 %23, i32 %22
  %36 = add nuw nsw i32 %23, 1
  %37 = icmp eq i32 %36, %4
  br i1 %37, label %27, label %21, !llvm.loop !14

38:                                               ; preds = %25, %38
  %39 = phi i32 [ 0, %25 ], [ %52, %38 ]
  %40 = phi float [ 0.000000e+00, %25 ], [ %51, %38 ]
  %41 = mul nsw i32 %39, %3
  %42 = add i32 %41, %15
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !16
  %46 = add nuw nsw i32 %39, %26
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !16
  %50 = fsub float %45, %49
  %51 = tail call float @llvm.fmuladd.f32(float %50, float %50, float %40)
  %52 = add nuw nsw i32 %39, 1
  %53 = icmp eq i32 %52, %5
  br i1 %53, label %31, label %38, !llvm.loop !18

54:                                               ; preds = %27, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kmeans_swap(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_kmeans_swap(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_kmeans_swap(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp ugt i32 %2, %9
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %27

13:                                               ; preds = %4
  %14 = mul i32 %3, %9
  br label %15

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %25, %15 ]
  %17 = add i32 %16, %14
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !16
  %21 = mul nsw i32 %16, %2
  %22 = add i32 %21, %9
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23
  store float %20, ptr addrspace(1) %24, align 4, !tbaa !16
  %25 = add nuw nsw i32 %16, 1
  %26 = icmp eq i32 %25, %3
  br i1 %26, label %27, label %15, !llvm.loop !23

27:                                               ; preds = %15, %4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_update(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_kmeans_update(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_kmeans_update(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %11 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = add nuw nsw i64 %14, %9
  %16 = trunc i64 %15 to i32
  %17 = mul nsw i32 %6, %5
  %18 = icmp ult i32 %8, %17
  br i1 %18, label %21, label %19

19:                                               ; preds = %21, %7
  %20 = icmp ugt i32 %5, %8
  br i1 %20, label %27, label %29

21:                                               ; preds = %7, %21
  %22 = phi i32 [ %25, %21 ], [ %8, %7 ]
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i64 %23
  store i32 0, ptr addrspace(3) %24, align 4, !tbaa !6
  %25 = add i32 %22, %10
  %26 = icmp ult i32 %25, %17
  br i1 %26, label %21, label %19, !llvm.loop !28

27:                                               ; preds = %19
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i64 %9
  store i32 0, ptr addrspace(3) %28, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %27, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp ugt i32 %4, %16
  br i1 %30, label %31, label %57

31:                                               ; preds = %29
  %32 = and i64 %15, 4294967295
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lcount, i64 %35
  %37 = atomicrmw uinc_wrap ptr addrspace(3) %36, i32 -1 monotonic, align 4
  %38 = icmp sgt i32 %6, 0
  br i1 %38, label %39, label %57

39:                                               ; preds = %31
  %40 = mul nsw i32 %34, %6
  br label %41

41:                                               ; preds = %39, %41
  %42 = phi i32 [ 0, %39 ], [ %55, %41 ]
  %43 = add nsw i32 %42, %40
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(3) @kmeans_update.lsum, i64 %44
  %46 = mul nsw i32 %42, %4
  %47 = add i32 %46, %16
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !16
  %51 = fmul float %50, 6.553600e+04
  %52 = tail call noundef float @llvm.rint.f32(float %51)
  %53 = fptosi float %52 to i32
  %54 = atomicrmw add ptr addrspace(3) %45, i32 %53 monotonic, align 4
  %55 = add nuw nsw i32 %42, 1
  %56 = icmp eq i32 %55, %6
  br i1 %56, label %57, label %41, !llvm.loop !29

57:                                               ; preds = %41, %31, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = icmp ult i32 %8, %17
  br i1 %58, label %60, label %59

59:                                               ; preds = %60, %57
  br i1 %20, label %69, label %74

60:                                               ; preds = %57, %60
  %61 = phi i32 [ %67, %60 ], [ %8, %57 ]
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %62
  %64 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lsum, i64 %62
  %65 = load i32, ptr addrspace(3) %64, align 4, !tbaa !6
  %66 = atomicrmw add ptr addrspace(1) %63, i32 %65 monotonic, align 4
  %67 = add i32 %61, %10
  %68 = icmp ult i32 %67, %17
  br i1 %68, label %60, label %59, !llvm.loop !30

69:                                               ; preds = %59
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %9
  %71 = getelementptr inbounds nuw i32, ptr addrspace(3) @kmeans_update.lcount, i64 %9
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !6
  %73 = atomicrmw add ptr addrspace(1) %70, i32 %72 monotonic, align 4
  br label %74

74:                                               ; preds = %69, %59
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int*", !"int", !"int", !"int"}
!13 = !{!"const", !"const", !"", !"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = distinct !{!18, !15}
!19 = !{i32 1, i32 1, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"int", !"int"}
!22 = !{!"const", !"", !"", !""}
!23 = distinct !{!23, !15}
!24 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!26 = !{!"float*", !"int*", !"int*", !"uint*", !"int", !"int", !"int"}
!27 = !{!"const", !"const", !"", !"", !"", !"", !""}
!28 = distinct !{!28, !15}
!29 = distinct !{!29, !15}
!30 = distinct !{!30, !15}
