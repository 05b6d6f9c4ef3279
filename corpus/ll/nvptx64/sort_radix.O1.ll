; ModuleID = 'corpus/opencl/sort_radix.cl'
source_filename = "corpus/opencl/sort_radix.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@radix_reduce.lmem = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@radix_top_scan.lmem = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@radix_top_scan.s_seed = internal unnamed_addr addrspace(3) global i32 undef, align 4
@radix_scatter.lmem = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@radix_scatter.total = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @radix_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_radix_reduce(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_radix_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  br label %29

6:                                                ; preds = %29
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = sext i32 %2 to i64
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = add nsw i64 %11, -1
  %13 = add nsw i64 %12, %9
  %14 = udiv i64 %13, %11
  %15 = trunc i64 %14 to i32
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = mul i64 %14, %17
  %19 = add i64 %18, %8
  %20 = add nuw nsw i32 %16, 1
  %21 = mul nsw i32 %20, %15
  %22 = tail call noundef i32 @llvm.smin.i32(i32 %2, i32 %21)
  %23 = trunc i64 %19 to i32
  %24 = icmp sgt i32 %22, %23
  br i1 %24, label %25, label %35

25:                                               ; preds = %6
  %26 = and i32 %3, 31
  %27 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = zext nneg i32 %27 to i64
  br label %42

29:                                               ; preds = %4, %29
  %30 = phi i32 [ 0, %4 ], [ %33, %29 ]
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %5, i64 %31
  store i32 0, ptr %32, align 4, !tbaa !6
  %33 = add nuw nsw i32 %30, 1
  %34 = icmp eq i32 %33, 16
  br i1 %34, label %6, label %29, !llvm.loop !14

35:                                               ; preds = %42, %6
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i64 %8
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %38 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %39 = lshr i32 %38, 1
  %40 = icmp eq i32 %39, 0
  %41 = icmp eq i32 %7, 0
  br label %58

42:                                               ; preds = %25, %42
  %43 = phi i64 [ %19, %25 ], [ %54, %42 ]
  %44 = shl i64 %43, 32
  %45 = ashr exact i64 %44, 32
  %46 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = lshr i32 %47, %26
  %49 = and i32 %48, 15
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %5, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %51, align 4, !tbaa !6
  %54 = add nsw i64 %45, %28
  %55 = trunc i64 %54 to i32
  %56 = icmp sgt i32 %22, %55
  br i1 %56, label %42, label %35, !llvm.loop !16

57:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void

58:                                               ; preds = %35, %81
  %59 = phi i32 [ 0, %35 ], [ %82, %81 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %5, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !6
  store i32 %62, ptr addrspace(3) %36, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %40, label %63, label %64

63:                                               ; preds = %74, %58
  br i1 %41, label %77, label %81

64:                                               ; preds = %58, %74
  %65 = phi i32 [ %75, %74 ], [ %39, %58 ]
  %66 = icmp samesign ugt i32 %65, %7
  br i1 %66, label %67, label %74

67:                                               ; preds = %64
  %68 = add nuw nsw i32 %65, %7
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i64 %69
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !6
  %72 = load i32, ptr addrspace(3) %36, align 4, !tbaa !6
  %73 = add i32 %72, %71
  store i32 %73, ptr addrspace(3) %36, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %67, %64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = lshr i32 %65, 1
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %63, label %64, !llvm.loop !17

77:                                               ; preds = %63
  %78 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !6
  %79 = mul nuw nsw i64 %60, %11
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %79
  store i32 %78, ptr addrspace(1) %80, align 4, !tbaa !6
  br label %81

81:                                               ; preds = %77, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = add nuw nsw i32 %59, 1
  %83 = icmp eq i32 %82, 16
  br i1 %83, label %57, label %58, !llvm.loop !18
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @radix_top_scan(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_radix_top_scan(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_radix_top_scan(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  store i32 0, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %7

7:                                                ; preds = %6, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = sext i32 %1 to i64
  %9 = icmp ult i32 %3, %1
  %10 = add nuw nsw i64 %4, 1
  %11 = icmp eq i64 %10, %8
  %12 = select i1 %9, i1 %11, i1 false
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_top_scan.lmem, i64 %4
  %15 = add nuw nsw i32 %3, %13
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_top_scan.lmem, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %0, i64 %4
  %19 = icmp samesign ugt i32 %13, 1
  %20 = getelementptr i8, ptr addrspace(3) %17, i64 -4
  %21 = getelementptr i32, ptr addrspace(1) %0, i64 %4
  br label %23

22:                                               ; preds = %54
  ret void

23:                                               ; preds = %7, %54
  %24 = phi i32 [ 0, %7 ], [ %55, %54 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = mul nsw i32 %24, %1
  %27 = sext i32 %26 to i64
  %28 = getelementptr i32, ptr addrspace(1) %18, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  br label %30

30:                                               ; preds = %25, %23
  %31 = phi i32 [ %29, %25 ], [ 0, %23 ]
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !6
  store i32 %31, ptr addrspace(3) %17, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %32, label %42

32:                                               ; preds = %30, %32
  %33 = phi i32 [ %40, %32 ], [ 1, %30 ]
  %34 = sub nsw i32 %15, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(3) @radix_top_scan.lmem, i64 %35
  %37 = load i32, ptr addrspace(3) %36, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %39 = add i32 %38, %37
  store i32 %39, ptr addrspace(3) %17, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = shl nsw i32 %33, 1
  %41 = icmp samesign ult i32 %40, %13
  br i1 %41, label %32, label %42, !llvm.loop !23

42:                                               ; preds = %32, %30
  %43 = load i32, ptr addrspace(3) %20, align 4, !tbaa !6
  %44 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %45, label %50

45:                                               ; preds = %42
  %46 = add i32 %44, %43
  %47 = mul nsw i32 %24, %1
  %48 = sext i32 %47 to i64
  %49 = getelementptr i32, ptr addrspace(1) %21, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !6
  br label %50

50:                                               ; preds = %45, %42
  br i1 %12, label %51, label %54

51:                                               ; preds = %50
  %52 = add i32 %44, %43
  %53 = add i32 %52, %31
  store i32 %53, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %54

54:                                               ; preds = %51, %50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = add nuw nsw i32 %24, 1
  %56 = icmp eq i32 %55, 16
  br i1 %56, label %22, label %23, !llvm.loop !24
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = and i32 %2, 31
  %9 = lshr i32 %7, %8
  %10 = and i32 %9, 15
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.lmem, i64 %5
  %13 = add nuw nsw i32 %4, %11
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.lmem, i64 %14
  %16 = icmp samesign ugt i32 %11, 1
  %17 = getelementptr i8, ptr addrspace(3) %15, i64 -4
  %18 = zext nneg i32 %11 to i64
  %19 = add nsw i64 %18, -1
  %20 = icmp eq i64 %19, %5
  br label %24

21:                                               ; preds = %46
  %22 = zext i32 %43 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  store i32 %7, ptr addrspace(1) %23, align 4, !tbaa !6
  ret void

24:                                               ; preds = %3, %46
  %25 = phi i32 [ 0, %3 ], [ %48, %46 ]
  %26 = phi i32 [ 0, %3 ], [ %43, %46 ]
  %27 = phi i32 [ 0, %3 ], [ %49, %46 ]
  %28 = icmp eq i32 %10, %27
  %29 = zext i1 %28 to i32
  store i32 0, ptr addrspace(3) %12, align 4, !tbaa !6
  store i32 %29, ptr addrspace(3) %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %16, label %30, label %40

30:                                               ; preds = %24, %30
  %31 = phi i32 [ %38, %30 ], [ 1, %24 ]
  %32 = sub nsw i32 %13, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) @radix_scatter.lmem, i64 %33
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %37 = add i32 %36, %35
  store i32 %37, ptr addrspace(3) %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = shl nsw i32 %31, 1
  %39 = icmp samesign ult i32 %38, %11
  br i1 %39, label %30, label %40, !llvm.loop !23

40:                                               ; preds = %30, %24
  %41 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %42 = add i32 %41, %25
  %43 = select i1 %28, i32 %42, i32 %26
  br i1 %20, label %44, label %46

44:                                               ; preds = %40
  %45 = add i32 %41, %29
  store i32 %45, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  br label %46

46:                                               ; preds = %44, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = load i32, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  %48 = add i32 %47, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = add nuw nsw i32 %27, 1
  %50 = icmp eq i32 %49, 16
  br i1 %50, label %21, label %24, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
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
!12 = !{!"uint*", !"uint*", !"int", !"uint"}
!13 = !{!"const", !"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = !{i32 1, i32 0}
!20 = !{!"none", !"none"}
!21 = !{!"uint*", !"int"}
!22 = !{!"", !""}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = !{i32 1, i32 1, i32 0}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"uint*", !"uint*", !"uint"}
!28 = !{!"const", !"", !""}
!29 = distinct !{!29, !15}
