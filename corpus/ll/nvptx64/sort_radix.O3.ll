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
  store i32 0, ptr %5, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 0, ptr %6, align 4, !tbaa !6
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %7, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %8, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 0, ptr %9, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 0, ptr %10, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 0, ptr %11, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 0, ptr %12, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 0, ptr %13, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 0, ptr %14, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 0, ptr %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 0, ptr %16, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %17, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %18, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 0, ptr %19, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 0, ptr %20, align 4, !tbaa !6
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = zext nneg i32 %21 to i64
  %23 = sext i32 %2 to i64
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %25 = zext nneg i32 %24 to i64
  %26 = add nsw i64 %25, -1
  %27 = add nsw i64 %26, %23
  %28 = udiv i64 %27, %25
  %29 = trunc i64 %28 to i32
  %30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = zext nneg i32 %30 to i64
  %32 = mul i64 %28, %31
  %33 = add i64 %32, %22
  %34 = add nuw nsw i32 %30, 1
  %35 = mul nsw i32 %34, %29
  %36 = tail call noundef i32 @llvm.smin.i32(i32 %2, i32 %35)
  %37 = trunc i64 %33 to i32
  %38 = icmp sgt i32 %36, %37
  br i1 %38, label %41, label %39

39:                                               ; preds = %4
  %40 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %45

41:                                               ; preds = %4
  %42 = and i32 %3, 31
  %43 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %44 = zext nneg i32 %43 to i64
  br label %52

45:                                               ; preds = %52, %39
  %46 = phi i32 [ %40, %39 ], [ %43, %52 ]
  %47 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i64 %22
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  %49 = lshr i32 %46, 1
  %50 = icmp eq i32 %49, 0
  %51 = icmp eq i32 %21, 0
  br label %68

52:                                               ; preds = %41, %52
  %53 = phi i64 [ %33, %41 ], [ %64, %52 ]
  %54 = shl i64 %53, 32
  %55 = ashr exact i64 %54, 32
  %56 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !6
  %58 = lshr i32 %57, %42
  %59 = and i32 %58, 15
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %5, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !6
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %61, align 4, !tbaa !6
  %64 = add nsw i64 %55, %44
  %65 = trunc i64 %64 to i32
  %66 = icmp sgt i32 %36, %65
  br i1 %66, label %52, label %45

67:                                               ; preds = %114
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void

68:                                               ; preds = %114, %45
  %69 = phi i32 [ 0, %45 ], [ %115, %114 ]
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %5, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !6
  store i32 %72, ptr addrspace(3) %47, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %50, label %73, label %74

73:                                               ; preds = %84, %68
  br i1 %51, label %87, label %91

74:                                               ; preds = %68, %84
  %75 = phi i32 [ %85, %84 ], [ %49, %68 ]
  %76 = icmp samesign ugt i32 %75, %21
  br i1 %76, label %77, label %84

77:                                               ; preds = %74
  %78 = add nuw nsw i32 %75, %21
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i64 %79
  %81 = load i32, ptr addrspace(3) %80, align 4, !tbaa !6
  %82 = load i32, ptr addrspace(3) %47, align 4, !tbaa !6
  %83 = add i32 %82, %81
  store i32 %83, ptr addrspace(3) %47, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %77, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = lshr i32 %75, 1
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %73, label %74

87:                                               ; preds = %73
  %88 = mul nuw nsw i64 %70, %25
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %88
  %90 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !6
  store i32 %90, ptr addrspace(1) %89, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %87, %73
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = or disjoint i32 %69, 1
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %5, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !6
  store i32 %95, ptr addrspace(3) %47, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %50, label %109, label %96

96:                                               ; preds = %91, %106
  %97 = phi i32 [ %107, %106 ], [ %49, %91 ]
  %98 = icmp samesign ugt i32 %97, %21
  br i1 %98, label %99, label %106

99:                                               ; preds = %96
  %100 = add nuw nsw i32 %97, %21
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i64 %101
  %103 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %104 = load i32, ptr addrspace(3) %47, align 4, !tbaa !6
  %105 = add i32 %104, %103
  store i32 %105, ptr addrspace(3) %47, align 4, !tbaa !6
  br label %106

106:                                              ; preds = %99, %96
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %107 = lshr i32 %97, 1
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %96

109:                                              ; preds = %106, %91
  br i1 %51, label %110, label %114

110:                                              ; preds = %109
  %111 = mul nuw nsw i64 %93, %25
  %112 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %111
  %113 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !6
  store i32 %113, ptr addrspace(1) %112, align 4, !tbaa !6
  br label %114

114:                                              ; preds = %110, %109
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = add nuw nsw i32 %69, 2
  %116 = icmp eq i32 %115, 16
  br i1 %116, label %67, label %68
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @radix_top_scan(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @__clang_ocl_kern_imp_radix_top_scan(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_radix_top_scan(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
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
  br label %22

21:                                               ; preds = %53
  ret void

22:                                               ; preds = %7, %53
  %23 = phi i32 [ 0, %7 ], [ %54, %53 ]
  br i1 %9, label %24, label %29

24:                                               ; preds = %22
  %25 = mul nsw i32 %23, %1
  %26 = sext i32 %25 to i64
  %27 = getelementptr i32, ptr addrspace(1) %18, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %24, %22
  %30 = phi i32 [ %28, %24 ], [ 0, %22 ]
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !6
  store i32 %30, ptr addrspace(3) %17, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %31, label %41

31:                                               ; preds = %29, %31
  %32 = phi i32 [ %39, %31 ], [ 1, %29 ]
  %33 = sub nsw i32 %15, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(3) @radix_top_scan.lmem, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %38 = add i32 %37, %36
  store i32 %38, ptr addrspace(3) %17, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = shl nuw nsw i32 %32, 1
  %40 = icmp samesign ult i32 %39, %13
  br i1 %40, label %31, label %41

41:                                               ; preds = %31, %29
  %42 = load i32, ptr addrspace(3) %20, align 4, !tbaa !6
  %43 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %44, label %49

44:                                               ; preds = %41
  %45 = mul nsw i32 %23, %1
  %46 = sext i32 %45 to i64
  %47 = getelementptr i32, ptr addrspace(1) %18, i64 %46
  %48 = add i32 %43, %42
  store i32 %48, ptr addrspace(1) %47, align 4, !tbaa !6
  br label %49

49:                                               ; preds = %44, %41
  br i1 %12, label %50, label %53

50:                                               ; preds = %49
  %51 = add i32 %43, %42
  %52 = add i32 %51, %30
  store i32 %52, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %53

53:                                               ; preds = %50, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = add nuw nsw i32 %23, 1
  %55 = icmp eq i32 %54, 16
  br i1 %55, label %21, label %22
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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

21:                                               ; preds = %68
  %22 = zext i32 %65 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  store i32 %7, ptr addrspace(1) %23, align 4, !tbaa !6
  ret void

24:                                               ; preds = %68, %3
  %25 = phi i32 [ 0, %3 ], [ %70, %68 ]
  %26 = phi i32 [ 0, %3 ], [ %65, %68 ]
  %27 = phi i32 [ 0, %3 ], [ %71, %68 ]
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
  %38 = shl nuw nsw i32 %31, 1
  %39 = icmp samesign ult i32 %38, %11
  br i1 %39, label %30, label %40

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
  %49 = or disjoint i32 %27, 1
  %50 = icmp eq i32 %10, %49
  %51 = zext i1 %50 to i32
  store i32 0, ptr addrspace(3) %12, align 4, !tbaa !6
  store i32 %51, ptr addrspace(3) %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %16, label %52, label %62

52:                                               ; preds = %46, %52
  %53 = phi i32 [ %60, %52 ], [ 1, %46 ]
  %54 = sub nsw i32 %13, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr addrspace(3) @radix_scatter.lmem, i64 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %59 = add i32 %58, %57
  store i32 %59, ptr addrspace(3) %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = shl nuw nsw i32 %53, 1
  %61 = icmp samesign ult i32 %60, %11
  br i1 %61, label %52, label %62

62:                                               ; preds = %52, %46
  %63 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %64 = add i32 %63, %48
  %65 = select i1 %50, i32 %64, i32 %43
  br i1 %20, label %66, label %68

66:                                               ; preds = %62
  %67 = add i32 %63, %51
  store i32 %67, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  br label %68

68:                                               ; preds = %66, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = load i32, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  %70 = add i32 %69, %48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = add nuw nsw i32 %27, 2
  %72 = icmp eq i32 %71, 16
  br i1 %72, label %21, label %24
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
!14 = !{i32 1, i32 0}
!15 = !{!"none", !"none"}
!16 = !{!"uint*", !"int"}
!17 = !{!"", !""}
!18 = !{i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"uint*", !"uint*", !"uint"}
!21 = !{!"const", !"", !""}
