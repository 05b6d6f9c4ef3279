; ModuleID = 'gather.cl'
source_filename = "gather.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gather(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_gather(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gather(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = shl i64 %13, 32
  %16 = ashr exact i64 %15, 32
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %5
  %22 = tail call i32 @llvm.smax.i32(i32 %4, i32 1)
  br label %44

23:                                               ; preds = %5
  %24 = icmp sgt i32 %4, 0
  br i1 %24, label %25, label %56

25:                                               ; preds = %23, %36
  %26 = phi i32 [ %42, %36 ], [ 0, %23 ]
  %27 = phi i32 [ %41, %36 ], [ 0, %23 ]
  %28 = phi i32 [ %34, %36 ], [ %14, %23 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !6
  %32 = add nsw i32 %31, %27
  %33 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %29
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = icmp eq i32 %34, %3
  br i1 %35, label %56, label %36

36:                                               ; preds = %25
  %37 = and i32 %34, 1
  %38 = icmp eq i32 %37, 0
  %39 = xor i32 %32, %26
  %40 = sub nsw i32 %32, %34
  %41 = select i1 %38, i32 %40, i32 %39
  %42 = add nuw nsw i32 %26, 1
  %43 = icmp eq i32 %42, %4
  br i1 %43, label %56, label %25, !llvm.loop !15

44:                                               ; preds = %21, %44
  %45 = phi i32 [ %53, %44 ], [ 0, %21 ]
  %46 = phi i32 [ %54, %44 ], [ 0, %21 ]
  %47 = add nsw i32 %46, %14
  %48 = and i32 %47, 31
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !6
  %52 = mul nsw i32 %51, %46
  %53 = add nsw i32 %52, %45
  %54 = add nuw nsw i32 %46, 1
  %55 = icmp eq i32 %54, %22
  br i1 %55, label %56, label %44, !llvm.loop !17

56:                                               ; preds = %25, %36, %44, %23
  %57 = phi i32 [ 0, %23 ], [ %53, %44 ], [ %32, %25 ], [ %41, %36 ]
  %58 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %16
  store i32 %57, ptr addrspace(1) %58, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!11 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!12 = !{!"none", !"none", !"none", !"none", !"none"}
!13 = !{!"int*", !"int*", !"int*", !"int", !"int"}
!14 = !{!"const", !"const", !"", !"", !""}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
