; ModuleID = 'corpus/opencl/edges_sobel.cl'
source_filename = "corpus/opencl/edges_sobel.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.thresholds = type { float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  %16 = icmp sgt i32 %10, 0
  %17 = icmp ne i32 %15, 0
  %18 = select i1 %16, i1 %17, i1 false
  %19 = add nsw i32 %3, -1
  %20 = icmp sgt i32 %19, %10
  %21 = select i1 %18, i1 %20, i1 false
  %22 = add nsw i32 %4, -1
  %23 = icmp sgt i32 %22, %15
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %92

25:                                               ; preds = %5
  %26 = mul nsw i32 %3, %15
  %27 = add nsw i32 %26, %10
  %28 = sub nsw i32 %27, %3
  %29 = sext i32 %28 to i64
  %30 = getelementptr i8, ptr addrspace(1) %0, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 -1
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !14
  %33 = zext i8 %32 to i32
  %34 = load i8, ptr addrspace(1) %30, align 1, !tbaa !14
  %35 = zext i8 %34 to i32
  %36 = getelementptr i8, ptr addrspace(1) %30, i64 1
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !14
  %38 = zext i8 %37 to i32
  %39 = sext i32 %27 to i64
  %40 = getelementptr i8, ptr addrspace(1) %0, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 -1
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !14
  %43 = zext i8 %42 to i32
  %44 = getelementptr i8, ptr addrspace(1) %40, i64 1
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !14
  %46 = zext i8 %45 to i32
  %47 = add nsw i32 %27, %3
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 -1
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !14
  %52 = zext i8 %51 to i32
  %53 = load i8, ptr addrspace(1) %49, align 1, !tbaa !14
  %54 = zext i8 %53 to i32
  %55 = getelementptr i8, ptr addrspace(1) %49, i64 1
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !14
  %57 = zext i8 %56 to i32
  %58 = sub nsw i32 %43, %46
  %59 = shl nsw i32 %58, 1
  %60 = sub nsw i32 %33, %38
  %61 = add nsw i32 %60, %52
  %62 = add nsw i32 %61, %59
  %63 = sub nsw i32 %62, %57
  %64 = sub nsw i32 %35, %54
  %65 = shl nsw i32 %64, 1
  %66 = add nuw nsw i32 %38, %33
  %67 = add nuw nsw i32 %52, %57
  %68 = sub nsw i32 %66, %67
  %69 = add nsw i32 %68, %65
  %70 = mul nsw i32 %63, %63
  %71 = mul nsw i32 %69, %69
  %72 = add nuw nsw i32 %71, %70
  %73 = uitofp nneg i32 %72 to float
  %74 = tail call float @llvm.nvvm.sqrt.approx.f(float %73) #6
  %75 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  store float %74, ptr addrspace(1) %75, align 4, !tbaa !15
  %76 = tail call noundef range(i32 0, 1021) i32 @llvm.abs.i32(i32 range(i32 -1020, 1021) %63, i1 true)
  %77 = tail call noundef range(i32 0, 1021) i32 @llvm.abs.i32(i32 range(i32 -1020, 1021) %69, i1 true)
  %78 = shl nuw nsw i32 %77, 7
  %79 = mul nuw nsw i32 %76, 53
  %80 = icmp samesign ult i32 %78, %79
  br i1 %80, label %89, label %81

81:                                               ; preds = %25
  %82 = shl nuw nsw i32 %76, 7
  %83 = mul nuw nsw i32 %77, 53
  %84 = icmp samesign ult i32 %82, %83
  %85 = xor i32 %69, %63
  %86 = icmp slt i32 %85, 0
  %87 = select i1 %86, i8 3, i8 1
  %88 = select i1 %84, i8 2, i8 %87
  br label %89

89:                                               ; preds = %81, %25
  %90 = phi i8 [ %88, %81 ], [ 0, %25 ]
  %91 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %39
  store i8 %90, ptr addrspace(1) %91, align 1, !tbaa !14
  br label %92

92:                                               ; preds = %5, %89
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @non_max(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly byval(%struct.thresholds) align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_non_max(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, ptr noundef nonnull byval(%struct.thresholds) align 4 %5) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_non_max(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly byval(%struct.thresholds) align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %17 = icmp sgt i32 %3, %11
  %18 = icmp sgt i32 %4, %16
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %69

20:                                               ; preds = %6
  %21 = mul nsw i32 %3, %16
  %22 = add nsw i32 %21, %11
  %23 = icmp eq i32 %11, 0
  %24 = icmp eq i32 %16, 0
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %32, label %26

26:                                               ; preds = %20
  %27 = add nsw i32 %3, -1
  %28 = icmp eq i32 %27, %11
  %29 = add nsw i32 %4, -1
  %30 = icmp eq i32 %29, %16
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %26, %20
  %33 = sext i32 %22 to i64
  br label %65

34:                                               ; preds = %26
  %35 = sext i32 %22 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !14
  switch i8 %37, label %41 [
    i8 0, label %42
    i8 1, label %38
    i8 2, label %40
  ]

38:                                               ; preds = %34
  %39 = add nsw i32 %3, 1
  br label %42

40:                                               ; preds = %34
  br label %42

41:                                               ; preds = %34
  br label %42

42:                                               ; preds = %34, %41, %40, %38
  %43 = phi i32 [ %27, %41 ], [ %3, %40 ], [ %39, %38 ], [ 1, %34 ]
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !15
  %46 = sub nsw i32 %22, %43
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !15
  %50 = fcmp ogt float %45, %49
  br i1 %50, label %51, label %65

51:                                               ; preds = %42
  %52 = add nsw i32 %43, %22
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !15
  %56 = fcmp ult float %45, %55
  br i1 %56, label %65, label %57

57:                                               ; preds = %51
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %59 = load float, ptr %58, align 4, !tbaa !21
  %60 = fcmp ult float %45, %59
  %61 = load float, ptr %5, align 4
  %62 = fcmp oge float %45, %61
  %63 = select i1 %62, i8 127, i8 0
  %64 = select i1 %60, i8 %63, i8 -1
  br label %65

65:                                               ; preds = %42, %51, %57, %32
  %66 = phi i64 [ %33, %32 ], [ %35, %57 ], [ %35, %51 ], [ %35, %42 ]
  %67 = phi i8 [ 0, %32 ], [ %64, %57 ], [ 0, %51 ], [ 0, %42 ]
  %68 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %66
  store i8 %67, ptr addrspace(1) %68, align 1, !tbaa !14
  br label %69

69:                                               ; preds = %65, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @laplace16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_laplace16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_laplace16(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %16 = add nsw i32 %15, -1
  %17 = add nsw i32 %9, 1
  %18 = add nsw i32 %2, -1
  %19 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %18, i32 range(i32 -2147483647, -2147483648) %17)
  %20 = tail call i32 @llvm.usub.sat.i32(i32 %14, i32 1)
  %21 = add nuw nsw i32 %14, 1
  %22 = add nsw i32 %3, -1
  %23 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %22, i32 range(i32 -2147483647, -2147483648) %21)
  %24 = mul nsw i32 %2, %14
  %25 = add nsw i32 %16, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %26
  %28 = load i16, ptr addrspace(1) %27, align 2, !tbaa !27
  %29 = add nsw i32 %19, %24
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %30
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !27
  %33 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %28, i16 %32)
  %34 = mul nsw i32 %20, %2
  %35 = add nsw i32 %34, %9
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %36
  %38 = load i16, ptr addrspace(1) %37, align 2, !tbaa !27
  %39 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %33, i16 %38)
  %40 = mul nsw i32 %23, %2
  %41 = add nsw i32 %40, %9
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %42
  %44 = load i16, ptr addrspace(1) %43, align 2, !tbaa !27
  %45 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %39, i16 %44)
  %46 = add nsw i32 %24, %9
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %47
  %49 = load i16, ptr addrspace(1) %48, align 2, !tbaa !27
  %50 = shl i16 %49, 2
  %51 = tail call noundef i16 @llvm.ssub.sat.i16(i16 %45, i16 %50)
  %52 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %47
  store i16 %51, ptr addrspace(1) %52, align 2, !tbaa !27
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"float*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!18 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!19 = !{!"float*", !"uchar*", !"uchar*", !"int", !"int", !"thresholds"}
!20 = !{!"const", !"const", !"", !"", !"", !""}
!21 = !{!22, !16, i64 4}
!22 = !{!"", !16, i64 0, !16, i64 4}
!23 = !{i32 1, i32 1, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"short*", !"short*", !"int", !"int"}
!26 = !{!"const", !"", !"", !""}
!27 = !{!28, !28, i64 0}
!28 = !{!"short", !8, i64 0}
