; ModuleID = 'corpus/opencl/median_filter.cl'
source_filename = "corpus/opencl/median_filter.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @median3x3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 poison) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = shl i32 %9, 2
  %11 = icmp sgt i32 %10, 3
  %12 = add nsw i32 %2, -4
  %13 = icmp slt i32 %10, %12
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %15, label %95

15:                                               ; preds = %4
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = add nuw nsw i32 %20, 1
  %22 = zext nneg i32 %10 to i64
  %23 = getelementptr i8, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %20, %2
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(1) %23, i64 %25
  %27 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 -1
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = load <4 x i8>, ptr %28, align 1, !tbaa !14
  %30 = addrspacecast ptr addrspace(1) %26 to ptr
  %31 = load <4 x i8>, ptr %30, align 1, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 1
  %33 = addrspacecast ptr addrspace(1) %32 to ptr
  %34 = load <4 x i8>, ptr %33, align 1, !tbaa !14
  %35 = add nuw nsw i32 %20, 1
  %36 = mul nsw i32 %35, %2
  %37 = sext i32 %36 to i64
  %38 = getelementptr i8, ptr addrspace(1) %23, i64 %37
  %39 = getelementptr inbounds i8, ptr addrspace(1) %38, i64 -1
  %40 = addrspacecast ptr addrspace(1) %39 to ptr
  %41 = load <4 x i8>, ptr %40, align 1, !tbaa !14
  %42 = addrspacecast ptr addrspace(1) %38 to ptr
  %43 = load <4 x i8>, ptr %42, align 1, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 1
  %45 = addrspacecast ptr addrspace(1) %44 to ptr
  %46 = load <4 x i8>, ptr %45, align 1, !tbaa !14
  %47 = add nuw nsw i32 %20, 2
  %48 = mul nsw i32 %47, %2
  %49 = sext i32 %48 to i64
  %50 = getelementptr i8, ptr addrspace(1) %23, i64 %49
  %51 = getelementptr inbounds i8, ptr addrspace(1) %50, i64 -1
  %52 = addrspacecast ptr addrspace(1) %51 to ptr
  %53 = load <4 x i8>, ptr %52, align 1, !tbaa !14
  %54 = addrspacecast ptr addrspace(1) %50 to ptr
  %55 = load <4 x i8>, ptr %54, align 1, !tbaa !14
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 1
  %57 = addrspacecast ptr addrspace(1) %56 to ptr
  %58 = load <4 x i8>, ptr %57, align 1, !tbaa !14
  %59 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %34, <4 x i8> %31)
  %60 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %31, <4 x i8> %34)
  %61 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %46, <4 x i8> %43)
  %62 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %43, <4 x i8> %46)
  %63 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %58, <4 x i8> %55)
  %64 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %55, <4 x i8> %58)
  %65 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %59, <4 x i8> %29)
  %66 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %29, <4 x i8> %59)
  %67 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %61, <4 x i8> %41)
  %68 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %41, <4 x i8> %61)
  %69 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %63, <4 x i8> %53)
  %70 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %53, <4 x i8> %63)
  %71 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %60, <4 x i8> %66)
  %72 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %66, <4 x i8> %60)
  %73 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %62, <4 x i8> %68)
  %74 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %68, <4 x i8> %62)
  %75 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %64, <4 x i8> %70)
  %76 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %70, <4 x i8> %64)
  %77 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %65, <4 x i8> %67)
  %78 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %76, <4 x i8> %74)
  %79 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %75, <4 x i8> %73)
  %80 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %73, <4 x i8> %75)
  %81 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %77, <4 x i8> %69)
  %82 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %71, <4 x i8> %79)
  %83 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %78, <4 x i8> %72)
  %84 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %80, <4 x i8> %82)
  %85 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %83, <4 x i8> %84)
  %86 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %84, <4 x i8> %83)
  %87 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %81, <4 x i8> %85)
  %88 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %86, <4 x i8> %87)
  %89 = mul nsw i32 %2, %21
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %90
  %92 = zext nneg i32 %10 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %91, i64 %92
  %94 = addrspacecast ptr addrspace(1) %93 to ptr
  store <4 x i8> %88, ptr %94, align 1, !tbaa !14
  br label %95

95:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @median5x5(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_median5x5(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_median5x5(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !13 {
  %5 = alloca [25 x float], align 4
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  br label %16

16:                                               ; preds = %4, %22
  %17 = phi i32 [ 0, %4 ], [ %23, %22 ]
  %18 = add nuw nsw i32 %17, %15
  %19 = mul nsw i32 %18, %2
  %20 = add nsw i32 %19, %10
  %21 = mul nuw nsw i32 %17, 5
  br label %25

22:                                               ; preds = %25
  %23 = add nuw nsw i32 %17, 1
  %24 = icmp eq i32 %23, 5
  br i1 %24, label %43, label %16, !llvm.loop !16

25:                                               ; preds = %16, %25
  %26 = phi i32 [ 0, %16 ], [ %34, %25 ]
  %27 = add nsw i32 %20, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !18
  %31 = add nuw nsw i32 %26, %21
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %5, i64 %32
  store float %30, ptr %33, align 4, !tbaa !18
  %34 = add nuw nsw i32 %26, 1
  %35 = icmp eq i32 %34, 5
  br i1 %35, label %22, label %25, !llvm.loop !20

36:                                               ; preds = %46
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %38 = load float, ptr %37, align 4, !tbaa !18
  %39 = mul nsw i32 %3, %15
  %40 = add nsw i32 %39, %10
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %41
  store float %38, ptr addrspace(1) %42, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void

43:                                               ; preds = %22, %46
  %44 = phi i32 [ %45, %46 ], [ 0, %22 ]
  %45 = add nuw nsw i32 %44, 1
  br label %54

46:                                               ; preds = %54
  %47 = zext nneg i32 %44 to i64
  %48 = getelementptr inbounds nuw float, ptr %5, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !18
  %50 = zext nneg i32 %64 to i64
  %51 = getelementptr inbounds nuw float, ptr %5, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !18
  store float %52, ptr %48, align 4, !tbaa !18
  store float %49, ptr %51, align 4, !tbaa !18
  %53 = icmp eq i32 %45, 13
  br i1 %53, label %36, label %43, !llvm.loop !21

54:                                               ; preds = %43, %54
  %55 = phi i32 [ %65, %54 ], [ %45, %43 ]
  %56 = phi i32 [ %64, %54 ], [ %44, %43 ]
  %57 = zext nneg i32 %55 to i64
  %58 = getelementptr inbounds nuw float, ptr %5, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !18
  %60 = zext nneg i32 %56 to i64
  %61 = getelementptr inbounds nuw float, ptr %5, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !18
  %63 = fcmp olt float %59, %62
  %64 = select i1 %63, i32 %55, i32 %56
  %65 = add nuw nsw i32 %55, 1
  %66 = icmp eq i32 %65, 25
  br i1 %66, label %46, label %54, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.umax.v4i8(<4 x i8>, <4 x i8>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.umin.v4i8(<4 x i8>, <4 x i8>) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{!"float*", !"float*", !"int", !"int"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !8, i64 0}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
