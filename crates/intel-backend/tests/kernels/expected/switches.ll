; ModuleID = 'switches.cl'
source_filename = "switches.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @switches(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_switches(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_switches(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %50

15:                                               ; preds = %3
  %16 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %15, %45
  %19 = phi i32 [ %48, %45 ], [ 0, %15 ]
  %20 = phi i32 [ %47, %45 ], [ 0, %15 ]
  %21 = phi i32 [ %46, %45 ], [ %17, %15 ]
  %22 = add nsw i32 %19, %21
  %23 = and i32 %22, 7
  switch i32 %23, label %39 [
    i32 0, label %24
    i32 1, label %26
    i32 2, label %28
    i32 3, label %30
    i32 5, label %33
    i32 7, label %35
  ]

24:                                               ; preds = %18
  %25 = add nsw i32 %20, %21
  br label %41

26:                                               ; preds = %18
  %27 = xor i32 %19, %20
  br label %41

28:                                               ; preds = %18
  %29 = add nsw i32 %20, -3
  br label %30

30:                                               ; preds = %18, %28
  %31 = phi i32 [ %29, %28 ], [ %20, %18 ]
  %32 = mul nsw i32 %31, 5
  br label %41

33:                                               ; preds = %18
  %34 = shl i32 %20, 1
  br label %45

35:                                               ; preds = %18
  %36 = icmp slt i32 %20, 0
  br i1 %36, label %50, label %37

37:                                               ; preds = %35
  %38 = add nsw i32 %20, -1
  br label %41

39:                                               ; preds = %18
  %40 = add nsw i32 %20, 11
  br label %41

41:                                               ; preds = %39, %37, %30, %26, %24
  %42 = phi i32 [ %40, %39 ], [ %25, %24 ], [ %27, %26 ], [ %32, %30 ], [ %38, %37 ]
  %43 = and i32 %42, 3
  %44 = add nsw i32 %43, %21
  br label %45

45:                                               ; preds = %41, %33
  %46 = phi i32 [ %44, %41 ], [ %21, %33 ]
  %47 = phi i32 [ %42, %41 ], [ %34, %33 ]
  %48 = add nuw nsw i32 %19, 1
  %49 = icmp eq i32 %48, %2
  br i1 %49, label %50, label %18, !llvm.loop !15

50:                                               ; preds = %45, %35, %3
  %51 = phi i32 [ 0, %3 ], [ %47, %45 ], [ %20, %35 ]
  %52 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"int*", !"int*", !"int"}
!14 = !{!"const", !"", !""}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
