; ModuleID = 'corpus/opencl/scan.cl'
source_filename = "corpus/opencl/scan.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@scan_inclusive.buf = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4
@scan_segmented.val = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@scan_segmented.flag = internal unnamed_addr addrspace(3) global [64 x i8] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @scan_inclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_scan_inclusive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #7
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
  %16 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %17 = icmp eq i32 %4, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %3
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i64 %19
  %21 = getelementptr i8, ptr addrspace(3) %20, i64 -4
  %22 = load i32, ptr addrspace(3) %21, align 4, !tbaa !6
  %23 = add i32 %22, %16
  br label %24

24:                                               ; preds = %18, %3
  %25 = phi i32 [ %23, %18 ], [ %16, %3 ]
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 256
  store i32 %25, ptr addrspace(3) %26, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %5
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %29 = icmp samesign ult i32 %4, 2
  br i1 %29, label %36, label %30

30:                                               ; preds = %24
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %31
  %33 = getelementptr i8, ptr addrspace(3) %32, i64 -8
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !6
  %35 = add i32 %34, %28
  br label %36

36:                                               ; preds = %30, %24
  %37 = phi i32 [ %35, %30 ], [ %28, %24 ]
  store i32 %37, ptr addrspace(3) %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %39 = icmp samesign ult i32 %4, 4
  br i1 %39, label %46, label %40

40:                                               ; preds = %36
  %41 = zext nneg i32 %4 to i64
  %42 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i64 %41
  %43 = getelementptr i8, ptr addrspace(3) %42, i64 -16
  %44 = load i32, ptr addrspace(3) %43, align 4, !tbaa !6
  %45 = add i32 %44, %38
  br label %46

46:                                               ; preds = %40, %36
  %47 = phi i32 [ %45, %40 ], [ %38, %36 ]
  store i32 %47, ptr addrspace(3) %26, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %49 = icmp samesign ult i32 %4, 8
  br i1 %49, label %56, label %50

50:                                               ; preds = %46
  %51 = zext nneg i32 %4 to i64
  %52 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %51
  %53 = getelementptr i8, ptr addrspace(3) %52, i64 -32
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !6
  %55 = add i32 %54, %48
  br label %56

56:                                               ; preds = %50, %46
  %57 = phi i32 [ %55, %50 ], [ %48, %46 ]
  store i32 %57, ptr addrspace(3) %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %59 = icmp samesign ult i32 %4, 16
  br i1 %59, label %66, label %60

60:                                               ; preds = %56
  %61 = zext nneg i32 %4 to i64
  %62 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i64 %61
  %63 = getelementptr i8, ptr addrspace(3) %62, i64 -64
  %64 = load i32, ptr addrspace(3) %63, align 4, !tbaa !6
  %65 = add i32 %64, %58
  br label %66

66:                                               ; preds = %60, %56
  %67 = phi i32 [ %65, %60 ], [ %58, %56 ]
  store i32 %67, ptr addrspace(3) %26, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %69 = icmp samesign ult i32 %4, 32
  br i1 %69, label %76, label %70

70:                                               ; preds = %66
  %71 = zext nneg i32 %4 to i64
  %72 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %71
  %73 = getelementptr i8, ptr addrspace(3) %72, i64 -128
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %75 = add i32 %74, %68
  br label %76

76:                                               ; preds = %70, %66
  %77 = phi i32 [ %75, %70 ], [ %68, %66 ]
  store i32 %77, ptr addrspace(3) %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %78, ptr addrspace(1) %79, align 4, !tbaa !6
  %80 = icmp eq i32 %4, 63
  br i1 %80, label %81, label %84

81:                                               ; preds = %76
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %9
  %83 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 252), align 4, !tbaa !6
  store i32 %83, ptr addrspace(1) %82, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %81, %76
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @scan_exclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @__clang_ocl_kern_imp_scan_exclusive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_scan_exclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
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
  br i1 %55, label %30, label %32

56:                                               ; preds = %30
  %57 = zext nneg i32 %8 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %57
  %59 = add nsw i32 %7, -1
  %60 = lshr i32 %59, 5
  %61 = add nuw nsw i32 %60, %59
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %62
  %64 = load i32, ptr addrspace(3) %63, align 4, !tbaa !6
  store i32 %64, ptr addrspace(1) %58, align 4, !tbaa !6
  store i32 0, ptr addrspace(3) %63, align 4, !tbaa !6
  br label %65

65:                                               ; preds = %30, %56
  br label %71

66:                                               ; preds = %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %67, ptr addrspace(1) %68, align 4, !tbaa !6
  %69 = load i32, ptr addrspace(3) %26, align 4, !tbaa !6
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %69, ptr addrspace(1) %70, align 4, !tbaa !6
  ret void

71:                                               ; preds = %65, %92
  %72 = phi i32 [ %74, %92 ], [ %53, %65 ]
  %73 = phi i32 [ %93, %92 ], [ 1, %65 ]
  %74 = lshr i32 %72, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = icmp samesign ugt i32 %73, %5
  br i1 %75, label %76, label %92

76:                                               ; preds = %71
  %77 = mul i32 %74, %28
  %78 = add i32 %77, -1
  %79 = mul i32 %74, %29
  %80 = add i32 %79, -1
  %81 = lshr i32 %78, 5
  %82 = add i32 %81, %78
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %83
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !6
  %86 = lshr i32 %80, 5
  %87 = add i32 %86, %80
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %88
  %90 = load i32, ptr addrspace(3) %89, align 4, !tbaa !6
  store i32 %90, ptr addrspace(3) %84, align 4, !tbaa !6
  %91 = add i32 %90, %85
  store i32 %91, ptr addrspace(3) %89, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %71, %76
  %93 = shl nuw nsw i32 %73, 1
  %94 = icmp samesign ult i32 %93, %7
  br i1 %94, label %71, label %66
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @add_offsets(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_add_offsets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_add_offsets(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %27, label %5

5:                                                ; preds = %2
  %6 = and i32 %3, 7
  %7 = icmp samesign ult i32 %3, 8
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %3, 2147483640
  br label %39

10:                                               ; preds = %39
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %10, %5
  %13 = phi i32 [ 0, %5 ], [ %82, %10 ]
  %14 = phi i32 [ 0, %5 ], [ %81, %10 ]
  %15 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i32 [ %24, %16 ], [ %13, %12 ]
  %18 = phi i32 [ %23, %16 ], [ %14, %12 ]
  %19 = phi i32 [ %25, %16 ], [ 0, %12 ]
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = add i32 %22, %18
  %24 = add nuw nsw i32 %17, 1
  %25 = add i32 %19, 1
  %26 = icmp eq i32 %25, %6
  br i1 %26, label %27, label %16, !llvm.loop !22

27:                                               ; preds = %10, %16, %2
  %28 = phi i32 [ 0, %2 ], [ %81, %10 ], [ %23, %16 ]
  %29 = zext nneg i32 %3 to i64
  %30 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = zext nneg i32 %31 to i64
  %33 = mul nuw nsw i64 %32, %29
  %34 = zext nneg i32 %30 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %34
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = add i32 %37, %28
  store i32 %38, ptr addrspace(1) %36, align 4, !tbaa !6
  ret void

39:                                               ; preds = %39, %8
  %40 = phi i32 [ 0, %8 ], [ %82, %39 ]
  %41 = phi i32 [ 0, %8 ], [ %81, %39 ]
  %42 = phi i32 [ 0, %8 ], [ %83, %39 ]
  %43 = zext nneg i32 %40 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !6
  %46 = add i32 %45, %41
  %47 = zext nneg i32 %40 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 4
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6
  %51 = add i32 %50, %46
  %52 = zext nneg i32 %40 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6
  %56 = add i32 %55, %51
  %57 = zext nneg i32 %40 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 12
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !6
  %61 = add i32 %60, %56
  %62 = zext nneg i32 %40 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 16
  %65 = load i32, ptr addrspace(1) %64, align 4, !tbaa !6
  %66 = add i32 %65, %61
  %67 = zext nneg i32 %40 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 20
  %70 = load i32, ptr addrspace(1) %69, align 4, !tbaa !6
  %71 = add i32 %70, %66
  %72 = zext nneg i32 %40 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %73, i64 24
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !6
  %76 = add i32 %75, %71
  %77 = zext nneg i32 %40 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 28
  %80 = load i32, ptr addrspace(1) %79, align 4, !tbaa !6
  %81 = add i32 %80, %76
  %82 = add nuw nsw i32 %40, 8
  %83 = add i32 %42, 8
  %84 = icmp eq i32 %83, %9
  br i1 %84, label %10, label %39
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @scan_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_scan_segmented(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_scan_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !26
  %13 = icmp eq i8 %12, 0
  br label %14

14:                                               ; preds = %10, %3
  %15 = phi i1 [ true, %3 ], [ %13, %10 ]
  %16 = zext i1 %15 to i8
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %5
  store i8 %16, ptr addrspace(3) %17, align 1, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %19 = load i8, ptr addrspace(3) %17, align 1, !tbaa !26
  %20 = icmp eq i32 %4, 0
  %21 = icmp ne i8 %19, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %31, label %23

23:                                               ; preds = %14
  %24 = add nsw i32 %4, -1
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %25
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %29 = add nsw i32 %28, %18
  %30 = load i8, ptr addrspace(3) %26, align 1, !tbaa !26
  br label %31

31:                                               ; preds = %23, %14
  %32 = phi i32 [ %18, %14 ], [ %29, %23 ]
  %33 = phi i8 [ %19, %14 ], [ %30, %23 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %32, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %33, ptr addrspace(3) %17, align 1, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %35 = load i8, ptr addrspace(3) %17, align 1, !tbaa !26
  %36 = icmp samesign ult i32 %4, 2
  %37 = icmp ne i8 %35, 0
  %38 = select i1 %36, i1 true, i1 %37
  br i1 %38, label %47, label %39

39:                                               ; preds = %31
  %40 = add nsw i32 %4, -2
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %41
  %44 = load i32, ptr addrspace(3) %43, align 4, !tbaa !6
  %45 = add nsw i32 %44, %34
  %46 = load i8, ptr addrspace(3) %42, align 1, !tbaa !26
  br label %47

47:                                               ; preds = %39, %31
  %48 = phi i32 [ %34, %31 ], [ %45, %39 ]
  %49 = phi i8 [ %35, %31 ], [ %46, %39 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %48, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %49, ptr addrspace(3) %17, align 1, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %51 = load i8, ptr addrspace(3) %17, align 1, !tbaa !26
  %52 = icmp samesign ult i32 %4, 4
  %53 = icmp ne i8 %51, 0
  %54 = select i1 %52, i1 true, i1 %53
  br i1 %54, label %63, label %55

55:                                               ; preds = %47
  %56 = add nsw i32 %4, -4
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %57
  %59 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %57
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !6
  %61 = add nsw i32 %60, %50
  %62 = load i8, ptr addrspace(3) %58, align 1, !tbaa !26
  br label %63

63:                                               ; preds = %55, %47
  %64 = phi i32 [ %50, %47 ], [ %61, %55 ]
  %65 = phi i8 [ %51, %47 ], [ %62, %55 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %64, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %65, ptr addrspace(3) %17, align 1, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %67 = load i8, ptr addrspace(3) %17, align 1, !tbaa !26
  %68 = icmp samesign ult i32 %4, 8
  %69 = icmp ne i8 %67, 0
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %79, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %4, -8
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %73
  %75 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %73
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !6
  %77 = add nsw i32 %76, %66
  %78 = load i8, ptr addrspace(3) %74, align 1, !tbaa !26
  br label %79

79:                                               ; preds = %71, %63
  %80 = phi i32 [ %66, %63 ], [ %77, %71 ]
  %81 = phi i8 [ %67, %63 ], [ %78, %71 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %80, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %81, ptr addrspace(3) %17, align 1, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %83 = load i8, ptr addrspace(3) %17, align 1, !tbaa !26
  %84 = icmp samesign ult i32 %4, 16
  %85 = icmp ne i8 %83, 0
  %86 = select i1 %84, i1 true, i1 %85
  br i1 %86, label %95, label %87

87:                                               ; preds = %79
  %88 = add nsw i32 %4, -16
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %89
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %89
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !6
  %93 = add nsw i32 %92, %82
  %94 = load i8, ptr addrspace(3) %90, align 1, !tbaa !26
  br label %95

95:                                               ; preds = %87, %79
  %96 = phi i32 [ %82, %79 ], [ %93, %87 ]
  %97 = phi i8 [ %83, %79 ], [ %94, %87 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %96, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %97, ptr addrspace(3) %17, align 1, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %99 = load i8, ptr addrspace(3) %17, align 1, !tbaa !26
  %100 = icmp samesign ult i32 %4, 32
  %101 = icmp ne i8 %99, 0
  %102 = select i1 %100, i1 true, i1 %101
  br i1 %102, label %111, label %103

103:                                              ; preds = %95
  %104 = add nsw i32 %4, -32
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %105
  %107 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %105
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !6
  %109 = add nsw i32 %108, %98
  %110 = load i8, ptr addrspace(3) %106, align 1, !tbaa !26
  br label %111

111:                                              ; preds = %103, %95
  %112 = phi i32 [ %98, %95 ], [ %109, %103 ]
  %113 = phi i8 [ %99, %95 ], [ %110, %103 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %112, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %113, ptr addrspace(3) %17, align 1, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %114 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %115 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %114, ptr addrspace(1) %115, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!14 = !{i32 1, i32 1, i32 1, i32 3}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!17 = !{!"const", !"", !"", !""}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"uint*", !"uint*"}
!21 = !{!"", !"const"}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{!"int*", !"uchar*", !"int*"}
!25 = !{!"const", !"const", !""}
!26 = !{!8, !8, i64 0}
