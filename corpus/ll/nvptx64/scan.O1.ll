; ModuleID = 'corpus/opencl/scan.cl'
source_filename = "corpus/opencl/scan.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@scan_inclusive.buf = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4
@scan_segmented.val = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@scan_segmented.flag = internal unnamed_addr addrspace(3) global [64 x i8] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @scan_inclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_scan_inclusive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_scan_inclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = add nuw nsw i64 %10, %5
  %12 = and i64 %11, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %5
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %5
  br label %22

17:                                               ; preds = %36
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %5
  %19 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !6
  %21 = icmp eq i32 %4, 63
  br i1 %21, label %43, label %46

22:                                               ; preds = %3, %36
  %23 = phi i32 [ 1, %3 ], [ %41, %36 ]
  %24 = phi i32 [ 0, %3 ], [ %38, %36 ]
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @scan_inclusive.buf, i64 %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) %26, i64 %5
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %29 = icmp samesign ugt i32 %23, %4
  br i1 %29, label %36, label %30

30:                                               ; preds = %22
  %31 = sub nuw nsw i32 %4, %23
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) %26, i64 %32
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !6
  %35 = add i32 %34, %28
  br label %36

36:                                               ; preds = %30, %22
  %37 = phi i32 [ %35, %30 ], [ %28, %22 ]
  %38 = xor i32 %24, 1
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %16, i64 %39
  store i32 %37, ptr addrspace(3) %40, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = shl nuw nsw i32 %23, 1
  %42 = icmp samesign ult i32 %23, 32
  br i1 %42, label %22, label %17, !llvm.loop !14

43:                                               ; preds = %17
  %44 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 252), align 4, !tbaa !6
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %9
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !6
  br label %46

46:                                               ; preds = %43, %17
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @scan_exclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_scan_exclusive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_scan_exclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = shl nuw nsw i32 %6, 1
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !6
  %14 = lshr i32 %5, 5
  %15 = add nuw nsw i32 %14, %5
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %16
  store i32 %13, ptr addrspace(3) %17, align 4, !tbaa !6
  %18 = add i32 %10, %6
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = add nuw nsw i32 %5, %6
  %23 = lshr i32 %22, 5
  %24 = add nuw nsw i32 %23, %22
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %25
  store i32 %21, ptr addrspace(3) %26, align 4, !tbaa !6
  %27 = shl nuw nsw i32 %5, 1
  %28 = or disjoint i32 %27, 1
  %29 = add nuw nsw i32 %27, 2
  br label %32

30:                                               ; preds = %52
  %31 = icmp eq i32 %5, 0
  br i1 %31, label %56, label %65

32:                                               ; preds = %4, %52
  %33 = phi i32 [ 1, %4 ], [ %53, %52 ]
  %34 = phi i32 [ %6, %4 ], [ %54, %52 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = icmp samesign ugt i32 %34, %5
  br i1 %35, label %36, label %52

36:                                               ; preds = %32
  %37 = mul i32 %33, %28
  %38 = add i32 %37, -1
  %39 = mul i32 %33, %29
  %40 = add i32 %39, -1
  %41 = lshr i32 %38, 5
  %42 = add i32 %41, %38
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4, !tbaa !6
  %46 = lshr i32 %40, 5
  %47 = add i32 %46, %40
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %48
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  %51 = add i32 %50, %45
  store i32 %51, ptr addrspace(3) %49, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %36, %32
  %53 = shl i32 %33, 1
  %54 = lshr i32 %34, 1
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %30, label %32, !llvm.loop !20

56:                                               ; preds = %30
  %57 = zext nneg i32 %8 to i64
  %58 = add nsw i32 %7, -1
  %59 = lshr i32 %58, 5
  %60 = add nuw nsw i32 %59, %58
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %61
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !6
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %57
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !6
  store i32 0, ptr addrspace(3) %62, align 4, !tbaa !6
  br label %65

65:                                               ; preds = %30, %56
  %66 = shl nuw nsw i32 %5, 1
  %67 = or disjoint i32 %66, 1
  %68 = add nuw nsw i32 %66, 2
  br label %74

69:                                               ; preds = %96
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %70, ptr addrspace(1) %71, align 4, !tbaa !6
  %72 = load i32, ptr addrspace(3) %26, align 4, !tbaa !6
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %72, ptr addrspace(1) %73, align 4, !tbaa !6
  ret void

74:                                               ; preds = %65, %96
  %75 = phi i32 [ %53, %65 ], [ %77, %96 ]
  %76 = phi i32 [ 1, %65 ], [ %97, %96 ]
  %77 = lshr i32 %75, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = icmp samesign ugt i32 %76, %5
  br i1 %78, label %79, label %96

79:                                               ; preds = %74
  %80 = mul i32 %77, %67
  %81 = add i32 %80, -1
  %82 = mul i32 %77, %68
  %83 = add i32 %82, -1
  %84 = lshr i32 %81, 5
  %85 = add i32 %84, %81
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %86
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !6
  %89 = lshr i32 %83, 5
  %90 = add i32 %89, %83
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %91
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !6
  store i32 %93, ptr addrspace(3) %87, align 4, !tbaa !6
  %94 = load i32, ptr addrspace(3) %92, align 4, !tbaa !6
  %95 = add i32 %94, %88
  store i32 %95, ptr addrspace(3) %92, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %74, %79
  %97 = shl nuw nsw i32 %76, 1
  %98 = icmp samesign ult i32 %97, %7
  br i1 %98, label %74, label %69, !llvm.loop !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @add_offsets(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_add_offsets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_add_offsets(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %17, %2
  %6 = phi i32 [ 0, %2 ], [ %23, %17 ]
  %7 = zext nneg i32 %3 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = mul nuw nsw i64 %10, %7
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %12
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = add i32 %15, %6
  store i32 %16, ptr addrspace(1) %14, align 4, !tbaa !6
  ret void

17:                                               ; preds = %2, %17
  %18 = phi i32 [ %24, %17 ], [ 0, %2 ]
  %19 = phi i32 [ %23, %17 ], [ 0, %2 ]
  %20 = zext nneg i32 %18 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = add i32 %22, %19
  %24 = add nuw nsw i32 %18, 1
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %5, label %17, !llvm.loop !26
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @scan_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_scan_segmented(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_scan_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %5
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %5
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !29
  %13 = icmp eq i8 %12, 0
  br label %14

14:                                               ; preds = %10, %3
  %15 = phi i1 [ true, %3 ], [ %13, %10 ]
  %16 = zext i1 %15 to i8
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %5
  store i8 %16, ptr addrspace(3) %17, align 1, !tbaa !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %21

18:                                               ; preds = %36
  %19 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !6
  ret void

21:                                               ; preds = %14, %36
  %22 = phi i32 [ 1, %14 ], [ %39, %36 ]
  %23 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %24 = load i8, ptr addrspace(3) %17, align 1, !tbaa !29
  %25 = icmp sgt i32 %22, %4
  %26 = icmp ne i8 %24, 0
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %36, label %28

28:                                               ; preds = %21
  %29 = sub nsw i32 %4, %22
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %30
  %32 = load i32, ptr addrspace(3) %31, align 4, !tbaa !6
  %33 = add nsw i32 %32, %23
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %30
  %35 = load i8, ptr addrspace(3) %34, align 1, !tbaa !29
  br label %36

36:                                               ; preds = %28, %21
  %37 = phi i32 [ %23, %21 ], [ %33, %28 ]
  %38 = phi i8 [ %24, %21 ], [ %35, %28 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %37, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %38, ptr addrspace(3) %17, align 1, !tbaa !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = shl i32 %22, 1
  %40 = icmp slt i32 %39, 64
  br i1 %40, label %21, label %18, !llvm.loop !30
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint*"}
!13 = !{!"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{i32 1, i32 1, i32 1, i32 3}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!19 = !{!"const", !"", !"", !""}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = !{i32 1, i32 1}
!23 = !{!"none", !"none"}
!24 = !{!"uint*", !"uint*"}
!25 = !{!"", !"const"}
!26 = distinct !{!26, !15}
!27 = !{!"int*", !"uchar*", !"int*"}
!28 = !{!"const", !"const", !""}
!29 = !{!8, !8, i64 0}
!30 = distinct !{!30, !15}
