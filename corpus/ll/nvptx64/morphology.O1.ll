; ModuleID = 'corpus/opencl/morphology.cl'
source_filename = "corpus/opencl/morphology.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dilate_erode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_dilate_erode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dilate_erode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %7
  %11 = add i32 %10, %9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = icmp eq i32 %5, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %57, %6
  %19 = phi i8 [ 0, %6 ], [ %58, %57 ]
  %20 = phi i8 [ -1, %6 ], [ %59, %57 ]
  %21 = mul nsw i32 %3, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %23
  store i8 %19, ptr addrspace(1) %24, align 1, !tbaa !14
  %25 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %23
  store i8 %20, ptr addrspace(1) %25, align 1, !tbaa !14
  ret void

26:                                               ; preds = %6, %57
  %27 = phi i8 [ %59, %57 ], [ -1, %6 ]
  %28 = phi i8 [ %58, %57 ], [ 0, %6 ]
  %29 = phi i32 [ %61, %57 ], [ %5, %6 ]
  %30 = sub i32 0, %29
  %31 = and i32 %29, %30
  %32 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %31, i1 false)
  %33 = sub nsw i32 31, %32
  %34 = freeze i32 %33
  %35 = sdiv i32 %34, 3
  %36 = mul i32 %35, 3
  %37 = sub i32 %34, %36
  %38 = add nsw i32 %37, %11
  %39 = add nuw nsw i32 %35, %16
  %40 = icmp slt i32 %38, 1
  %41 = icmp slt i32 %39, 1
  %42 = select i1 %40, i1 true, i1 %41
  %43 = icmp sgt i32 %38, %3
  %44 = or i1 %43, %42
  %45 = icmp sgt i32 %39, %4
  %46 = select i1 %44, i1 true, i1 %45
  br i1 %46, label %57, label %47

47:                                               ; preds = %26
  %48 = add nsw i32 %39, -1
  %49 = add nsw i32 %38, -1
  %50 = mul nsw i32 %48, %3
  %51 = add nuw nsw i32 %49, %50
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !14
  %55 = tail call noundef i8 @llvm.umin.i8(i8 %54, i8 %27)
  %56 = tail call noundef i8 @llvm.umax.i8(i8 %28, i8 %54)
  br label %57

57:                                               ; preds = %26, %47
  %58 = phi i8 [ %56, %47 ], [ %28, %26 ]
  %59 = phi i8 [ %55, %47 ], [ %27, %26 ]
  %60 = add i32 %29, -1
  %61 = and i32 %60, %29
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %18, label %26, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dilate_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_dilate_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dilate_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = icmp sgt i32 %3, %9
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %62

13:                                               ; preds = %4
  %14 = mul nsw i32 %2, %9
  br label %15

15:                                               ; preds = %13, %20
  %16 = phi i32 [ 0, %13 ], [ %24, %20 ]
  %17 = icmp eq i32 %16, 0
  %18 = add nuw nsw i32 %16, 1
  %19 = icmp slt i32 %18, %2
  br label %26

20:                                               ; preds = %58
  %21 = add nsw i32 %16, %14
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %22
  store i32 %59, ptr addrspace(1) %23, align 4, !tbaa !6
  %24 = add nuw nsw i32 %16, 1
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %62, label %15, !llvm.loop !21

26:                                               ; preds = %15, %58
  %27 = phi i32 [ 0, %15 ], [ %59, %58 ]
  %28 = phi i32 [ -1, %15 ], [ %60, %58 ]
  %29 = add nsw i32 %28, %9
  %30 = icmp sgt i32 %29, -1
  %31 = icmp slt i32 %29, %3
  %32 = and i1 %30, %31
  br i1 %32, label %33, label %58

33:                                               ; preds = %26
  %34 = mul nuw nsw i32 %29, %2
  %35 = add nuw nsw i32 %34, %16
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  br i1 %17, label %43, label %39

39:                                               ; preds = %33
  %40 = getelementptr i8, ptr addrspace(1) %37, i64 -4
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6
  %42 = lshr i32 %41, 31
  br label %43

43:                                               ; preds = %33, %39
  %44 = phi i32 [ %42, %39 ], [ 0, %33 ]
  br i1 %19, label %45, label %49

45:                                               ; preds = %43
  %46 = getelementptr i8, ptr addrspace(1) %37, i64 4
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = shl i32 %47, 31
  br label %49

49:                                               ; preds = %43, %45
  %50 = phi i32 [ %48, %45 ], [ 0, %43 ]
  %51 = shl i32 %38, 1
  %52 = or disjoint i32 %44, %51
  %53 = lshr i32 %38, 1
  %54 = or i32 %53, %52
  %55 = or i32 %54, %50
  %56 = or i32 %55, %27
  %57 = or i32 %56, %38
  br label %58

58:                                               ; preds = %26, %49
  %59 = phi i32 [ %57, %49 ], [ %27, %26 ]
  %60 = add nsw i32 %28, 1
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %20, label %26, !llvm.loop !22

62:                                               ; preds = %20, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @thin_step(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_thin_step(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_thin_step(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  %16 = mul nsw i32 %2, %15
  %17 = add nsw i32 %16, %10
  %18 = icmp eq i32 %10, 0
  %19 = icmp eq i32 %15, 0
  %20 = select i1 %18, i1 true, i1 %19
  %21 = add nsw i32 %2, -1
  %22 = icmp eq i32 %21, %10
  %23 = select i1 %20, i1 true, i1 %22
  %24 = add nsw i32 %3, -1
  %25 = icmp eq i32 %24, %15
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %32, label %27

27:                                               ; preds = %5
  %28 = sext i32 %17 to i64
  %29 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !14
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %27, %5
  %33 = sext i32 %17 to i64
  br label %101

34:                                               ; preds = %27
  %35 = sub nsw i32 %17, %2
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !14
  %39 = zext i8 %38 to i32
  %40 = getelementptr i8, ptr addrspace(1) %37, i64 1
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !14
  %42 = zext i8 %41 to i32
  %43 = shl nuw nsw i32 %42, 1
  %44 = or i32 %43, %39
  %45 = getelementptr i8, ptr addrspace(1) %29, i64 1
  %46 = load i8, ptr addrspace(1) %45, align 1, !tbaa !14
  %47 = zext i8 %46 to i32
  %48 = shl nuw nsw i32 %47, 2
  %49 = or i32 %44, %48
  %50 = add nsw i32 %17, %2
  %51 = sext i32 %50 to i64
  %52 = getelementptr i8, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 1
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !14
  %55 = zext i8 %54 to i32
  %56 = shl nuw nsw i32 %55, 3
  %57 = or i32 %49, %56
  %58 = load i8, ptr addrspace(1) %52, align 1, !tbaa !14
  %59 = zext i8 %58 to i32
  %60 = shl nuw nsw i32 %59, 4
  %61 = or i32 %57, %60
  %62 = getelementptr i8, ptr addrspace(1) %52, i64 -1
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !14
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 5
  %66 = getelementptr i8, ptr addrspace(1) %29, i64 -1
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !14
  %68 = zext i8 %67 to i32
  %69 = shl nuw nsw i32 %68, 6
  %70 = getelementptr i8, ptr addrspace(1) %37, i64 -1
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !14
  %72 = zext i8 %71 to i32
  %73 = shl nuw nsw i32 %72, 7
  %74 = or i32 %65, %69
  %75 = or i32 %74, %73
  %76 = or i32 %75, %61
  %77 = lshr i32 %76, 1
  %78 = shl nuw nsw i32 %76, 7
  %79 = or i32 %77, %78
  %80 = and i32 %76, 255
  %81 = xor i32 %80, 255
  %82 = and i32 %81, %79
  %83 = tail call range(i32 0, 9) i32 @llvm.ctpop.i32(i32 range(i32 0, 32768) %82)
  %84 = tail call range(i32 0, 16) i32 @llvm.ctpop.i32(i32 range(i32 0, 32768) %76)
  %85 = icmp eq i32 %4, 0
  %86 = and i32 %61, 21
  %87 = icmp eq i32 %86, 21
  %88 = and i32 %76, 69
  %89 = icmp eq i32 %88, 69
  %90 = select i1 %85, i1 %87, i1 %89
  %91 = select i1 %85, i32 -85, i32 -82
  %92 = or i32 %76, %91
  %93 = icmp eq i32 %92, -1
  %94 = or i1 %90, %93
  %95 = add nsw i32 %84, -7
  %96 = icmp ult i32 %95, -5
  %97 = icmp ne i32 %83, 1
  %98 = select i1 %96, i1 true, i1 %97
  %99 = or i1 %98, %94
  %100 = zext i1 %99 to i8
  br label %101

101:                                              ; preds = %34, %32
  %102 = phi i64 [ %28, %34 ], [ %33, %32 ]
  %103 = phi i8 [ %100, %34 ], [ 0, %32 ]
  %104 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %102
  store i8 %103, ptr addrspace(1) %104, align 1, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"uchar*", !"int", !"int", !"uint"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{i32 1, i32 1, i32 0, i32 0}
!18 = !{!"none", !"none", !"none", !"none"}
!19 = !{!"uint*", !"uint*", !"int", !"int"}
!20 = !{!"const", !"", !"", !""}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
!23 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none", !"none"}
!25 = !{!"uchar*", !"uchar*", !"int", !"int", !"int"}
!26 = !{!"const", !"", !"", !"", !""}
