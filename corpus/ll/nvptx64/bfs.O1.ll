; ModuleID = 'corpus/opencl/bfs.cl'
source_filename = "corpus/opencl/bfs.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i32 }

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bfs_expand(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef align 1 captures(none) %2, ptr addrspace(1) noalias noundef align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 1 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_bfs_expand(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 1 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bfs_expand(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef align 1 captures(none) %2, ptr addrspace(1) noalias noundef align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 1 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %6, %16
  br i1 %17, label %18, label %48

18:                                               ; preds = %7
  %19 = shl i64 %15, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %48, label %24

24:                                               ; preds = %18
  store i8 0, ptr addrspace(1) %21, align 1, !tbaa !14
  %25 = getelementptr inbounds %struct.Node, ptr addrspace(1) %0, i64 %20
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !15
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 4
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !17
  %29 = add nsw i32 %28, %26
  %30 = icmp sgt i32 %28, 0
  br i1 %30, label %31, label %48

31:                                               ; preds = %24, %45
  %32 = phi i32 [ %46, %45 ], [ %26, %24 ]
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !14
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %31
  %41 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %36
  %42 = atomicrmw xchg ptr addrspace(1) %41, i32 5 monotonic, align 4
  %43 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %36
  %44 = atomicrmw or ptr addrspace(1) %43, i32 1 monotonic, align 4
  br label %45

45:                                               ; preds = %40, %31
  %46 = add nsw i32 %32, 1
  %47 = icmp slt i32 %46, %29
  br i1 %47, label %31, label %48, !llvm.loop !18

48:                                               ; preds = %45, %24, %18, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bfs_promote(ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_bfs_promote(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bfs_promote(ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %4, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %5
  %17 = shl i64 %13, 32
  %18 = ashr exact i64 %17, 32
  %19 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %18
  store i8 1, ptr addrspace(1) %23, align 1, !tbaa !14
  %24 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %18
  store i8 1, ptr addrspace(1) %24, align 1, !tbaa !14
  %25 = atomicrmw or ptr addrspace(1) %3, i32 1 monotonic, align 4
  store i32 0, ptr addrspace(1) %19, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %16, %22, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"Node*", !"int*", !"char*", !"int*", !"char*", !"int*", !"int"}
!13 = !{!"restrict const", !"restrict const", !"restrict", !"restrict", !"const", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{!16, !7, i64 0}
!16 = !{!"", !7, i64 0, !7, i64 4}
!17 = !{!16, !7, i64 4}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none", !"none", !"none"}
!22 = !{!"char*", !"int*", !"char*", !"int*", !"int"}
!23 = !{!"restrict", !"restrict", !"", !"volatile", !""}
