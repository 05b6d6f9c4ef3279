; ModuleID = 'corpus/opencl/scan.cl'
source_filename = "corpus/opencl/scan.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@scan_inclusive.buf = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4
@scan_segmented.val = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@scan_segmented.flag = internal unnamed_addr addrspace(3) global [64 x i8] undef, align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @scan_inclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %6 to i64
  %15 = zext nneg i32 %10 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = add i64 %13, %5
  %18 = add i64 %17, %16
  %19 = and i64 %18, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6, !amdgpu.noclobber !16
  %22 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i32 %4
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %24 = icmp eq i32 %4, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %3
  %26 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i32 %4
  %27 = getelementptr i8, ptr addrspace(3) %26, i32 -4
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %29 = add i32 %28, %23
  br label %30

30:                                               ; preds = %25, %3
  %31 = phi i32 [ %29, %25 ], [ %23, %3 ]
  %32 = getelementptr i8, ptr addrspace(3) %22, i32 256
  store i32 %31, ptr addrspace(3) %32, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 256), i32 %4
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !6
  %35 = icmp samesign ult i32 %4, 2
  br i1 %35, label %41, label %36

36:                                               ; preds = %30
  %37 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 256), i32 %4
  %38 = getelementptr i8, ptr addrspace(3) %37, i32 -8
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !6
  %40 = add i32 %39, %34
  br label %41

41:                                               ; preds = %36, %30
  %42 = phi i32 [ %40, %36 ], [ %34, %30 ]
  store i32 %42, ptr addrspace(3) %22, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %43 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %44 = icmp samesign ult i32 %4, 4
  br i1 %44, label %50, label %45

45:                                               ; preds = %41
  %46 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i32 %4
  %47 = getelementptr i8, ptr addrspace(3) %46, i32 -16
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !6
  %49 = add i32 %48, %43
  br label %50

50:                                               ; preds = %45, %41
  %51 = phi i32 [ %49, %45 ], [ %43, %41 ]
  store i32 %51, ptr addrspace(3) %32, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %52 = load i32, ptr addrspace(3) %33, align 4, !tbaa !6
  %53 = icmp samesign ult i32 %4, 8
  br i1 %53, label %59, label %54

54:                                               ; preds = %50
  %55 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 256), i32 %4
  %56 = getelementptr i8, ptr addrspace(3) %55, i32 -32
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %58 = add i32 %57, %52
  br label %59

59:                                               ; preds = %54, %50
  %60 = phi i32 [ %58, %54 ], [ %52, %50 ]
  store i32 %60, ptr addrspace(3) %22, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %61 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %62 = icmp samesign ult i32 %4, 16
  br i1 %62, label %68, label %63

63:                                               ; preds = %59
  %64 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i32 %4
  %65 = getelementptr i8, ptr addrspace(3) %64, i32 -64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !6
  %67 = add i32 %66, %61
  br label %68

68:                                               ; preds = %63, %59
  %69 = phi i32 [ %67, %63 ], [ %61, %59 ]
  store i32 %69, ptr addrspace(3) %32, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %70 = load i32, ptr addrspace(3) %33, align 4, !tbaa !6
  %71 = icmp samesign ult i32 %4, 32
  br i1 %71, label %77, label %72

72:                                               ; preds = %68
  %73 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 256), i32 %4
  %74 = getelementptr i8, ptr addrspace(3) %73, i32 -128
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !6
  %76 = add i32 %75, %70
  br label %77

77:                                               ; preds = %72, %68
  %78 = phi i32 [ %76, %72 ], [ %70, %68 ]
  store i32 %78, ptr addrspace(3) %22, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %79 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %79, ptr addrspace(1) %80, align 4, !tbaa !6
  %81 = icmp eq i32 %4, 63
  br i1 %81, label %82, label %85

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %14
  %84 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 252), align 4, !tbaa !6
  store i32 %84, ptr addrspace(1) %83, align 4, !tbaa !6
  br label %85

85:                                               ; preds = %77, %82
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_scan_inclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %6 to i64
  %15 = zext nneg i32 %10 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = add i64 %13, %5
  %18 = add i64 %17, %16
  %19 = and i64 %18, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i32 %4
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %24 = icmp eq i32 %4, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %3
  %26 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i32 %4
  %27 = getelementptr i8, ptr addrspace(3) %26, i32 -4
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %29 = add i32 %28, %23
  br label %30

30:                                               ; preds = %25, %3
  %31 = phi i32 [ %29, %25 ], [ %23, %3 ]
  %32 = getelementptr i8, ptr addrspace(3) %22, i32 256
  store i32 %31, ptr addrspace(3) %32, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 256), i32 %4
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !6
  %35 = icmp samesign ult i32 %4, 2
  br i1 %35, label %41, label %36

36:                                               ; preds = %30
  %37 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 256), i32 %4
  %38 = getelementptr i8, ptr addrspace(3) %37, i32 -8
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !6
  %40 = add i32 %39, %34
  br label %41

41:                                               ; preds = %36, %30
  %42 = phi i32 [ %40, %36 ], [ %34, %30 ]
  store i32 %42, ptr addrspace(3) %22, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %43 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %44 = icmp samesign ult i32 %4, 4
  br i1 %44, label %50, label %45

45:                                               ; preds = %41
  %46 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i32 %4
  %47 = getelementptr i8, ptr addrspace(3) %46, i32 -16
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !6
  %49 = add i32 %48, %43
  br label %50

50:                                               ; preds = %45, %41
  %51 = phi i32 [ %49, %45 ], [ %43, %41 ]
  store i32 %51, ptr addrspace(3) %32, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %52 = load i32, ptr addrspace(3) %33, align 4, !tbaa !6
  %53 = icmp samesign ult i32 %4, 8
  br i1 %53, label %59, label %54

54:                                               ; preds = %50
  %55 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 256), i32 %4
  %56 = getelementptr i8, ptr addrspace(3) %55, i32 -32
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %58 = add i32 %57, %52
  br label %59

59:                                               ; preds = %54, %50
  %60 = phi i32 [ %58, %54 ], [ %52, %50 ]
  store i32 %60, ptr addrspace(3) %22, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %61 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %62 = icmp samesign ult i32 %4, 16
  br i1 %62, label %68, label %63

63:                                               ; preds = %59
  %64 = getelementptr i32, ptr addrspace(3) @scan_inclusive.buf, i32 %4
  %65 = getelementptr i8, ptr addrspace(3) %64, i32 -64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !6
  %67 = add i32 %66, %61
  br label %68

68:                                               ; preds = %63, %59
  %69 = phi i32 [ %67, %63 ], [ %61, %59 ]
  store i32 %69, ptr addrspace(3) %32, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %70 = load i32, ptr addrspace(3) %33, align 4, !tbaa !6
  %71 = icmp samesign ult i32 %4, 32
  br i1 %71, label %77, label %72

72:                                               ; preds = %68
  %73 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 256), i32 %4
  %74 = getelementptr i8, ptr addrspace(3) %73, i32 -128
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !6
  %76 = add i32 %75, %70
  br label %77

77:                                               ; preds = %72, %68
  %78 = phi i32 [ %76, %72 ], [ %70, %68 ]
  store i32 %78, ptr addrspace(3) %22, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %79 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %79, ptr addrspace(1) %80, align 4, !tbaa !6
  %81 = icmp eq i32 %4, 63
  br i1 %81, label %82, label %85

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %14
  %84 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i32 252), align 4, !tbaa !6
  store i32 %84, ptr addrspace(1) %83, align 4, !tbaa !6
  br label %85

85:                                               ; preds = %82, %77
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @scan_exclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = shl nuw nsw i32 %9, 1
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = mul i32 %10, %11
  %14 = add i32 %13, %5
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6, !amdgpu.noclobber !16
  %18 = lshr i32 %5, 5
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i32 %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) %19, i32 %5
  store i32 %17, ptr addrspace(3) %20, align 4, !tbaa !6
  %21 = add i32 %14, %9
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6, !amdgpu.noclobber !16
  %25 = add nuw nsw i32 %9, %5
  %26 = lshr i32 %25, 5
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i32 %25
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) %27, i32 %26
  store i32 %24, ptr addrspace(3) %28, align 4, !tbaa !6
  %29 = icmp eq i32 %9, 0
  br i1 %29, label %34, label %30

30:                                               ; preds = %4
  %31 = shl nuw nsw i32 %5, 1
  %32 = or disjoint i32 %31, 1
  %33 = add nuw nsw i32 %31, 2
  br label %37

34:                                               ; preds = %55, %4
  %35 = phi i32 [ 1, %4 ], [ %56, %55 ]
  %36 = icmp eq i32 %5, 0
  br i1 %36, label %59, label %66

37:                                               ; preds = %30, %55
  %38 = phi i32 [ 1, %30 ], [ %56, %55 ]
  %39 = phi i32 [ %9, %30 ], [ %57, %55 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %40 = icmp samesign ugt i32 %39, %5
  br i1 %40, label %41, label %55

41:                                               ; preds = %37
  %42 = mul i32 %38, %32
  %43 = add i32 %42, -1
  %44 = mul i32 %38, %33
  %45 = add i32 %44, -1
  %46 = lshr i32 %43, 5
  %47 = getelementptr i32, ptr addrspace(3) %3, i32 %43
  %48 = getelementptr i32, ptr addrspace(3) %47, i32 %46
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !6
  %50 = lshr i32 %45, 5
  %51 = getelementptr i32, ptr addrspace(3) %3, i32 %45
  %52 = getelementptr i32, ptr addrspace(3) %51, i32 %50
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !6
  %54 = add i32 %53, %49
  store i32 %54, ptr addrspace(3) %52, align 4, !tbaa !6
  br label %55

55:                                               ; preds = %41, %37
  %56 = shl i32 %38, 1
  %57 = lshr i32 %39, 1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %34, label %37

59:                                               ; preds = %34
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %12
  %61 = add nsw i32 %10, -1
  %62 = getelementptr i32, ptr addrspace(3) %3, i32 %61
  %63 = lshr i32 %61, 5
  %64 = getelementptr i32, ptr addrspace(3) %62, i32 %63
  %65 = load i32, ptr addrspace(3) %64, align 4, !tbaa !6
  store i32 %65, ptr addrspace(1) %60, align 4, !tbaa !6
  store i32 0, ptr addrspace(3) %64, align 4, !tbaa !6
  br label %66

66:                                               ; preds = %59, %34
  br i1 %29, label %93, label %67

67:                                               ; preds = %66
  %68 = shl nuw nsw i32 %5, 1
  %69 = or disjoint i32 %68, 1
  %70 = add nuw nsw i32 %68, 2
  br label %71

71:                                               ; preds = %67, %90
  %72 = phi i32 [ %35, %67 ], [ %74, %90 ]
  %73 = phi i32 [ 1, %67 ], [ %91, %90 ]
  %74 = lshr i32 %72, 1
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %75 = icmp samesign ugt i32 %73, %5
  br i1 %75, label %76, label %90

76:                                               ; preds = %71
  %77 = mul i32 %74, %69
  %78 = add i32 %77, -1
  %79 = mul i32 %74, %70
  %80 = add i32 %79, -1
  %81 = lshr i32 %78, 5
  %82 = getelementptr i32, ptr addrspace(3) %3, i32 %78
  %83 = getelementptr i32, ptr addrspace(3) %82, i32 %81
  %84 = load i32, ptr addrspace(3) %83, align 4, !tbaa !6
  %85 = lshr i32 %80, 5
  %86 = getelementptr i32, ptr addrspace(3) %3, i32 %80
  %87 = getelementptr i32, ptr addrspace(3) %86, i32 %85
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !6
  store i32 %88, ptr addrspace(3) %83, align 4, !tbaa !6
  %89 = add i32 %88, %84
  store i32 %89, ptr addrspace(3) %87, align 4, !tbaa !6
  br label %90

90:                                               ; preds = %76, %71
  %91 = shl nuw nsw i32 %73, 1
  %92 = icmp samesign ult i32 %91, %10
  br i1 %92, label %71, label %93

93:                                               ; preds = %90, %66
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %94 = load i32, ptr addrspace(3) %20, align 4, !tbaa !6
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  store i32 %94, ptr addrspace(1) %95, align 4, !tbaa !6
  %96 = load i32, ptr addrspace(3) %28, align 4, !tbaa !6
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  store i32 %96, ptr addrspace(1) %97, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_scan_exclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #6 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = shl nuw nsw i32 %9, 1
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = mul i32 %10, %11
  %14 = add i32 %13, %5
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = lshr i32 %5, 5
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i32 %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) %19, i32 %5
  store i32 %17, ptr addrspace(3) %20, align 4, !tbaa !6
  %21 = add i32 %14, %9
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = add nuw nsw i32 %9, %5
  %26 = lshr i32 %25, 5
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i32 %25
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) %27, i32 %26
  store i32 %24, ptr addrspace(3) %28, align 4, !tbaa !6
  %29 = icmp eq i32 %9, 0
  br i1 %29, label %34, label %30

30:                                               ; preds = %4
  %31 = shl nuw nsw i32 %5, 1
  %32 = or disjoint i32 %31, 1
  %33 = add nuw nsw i32 %31, 2
  br label %37

34:                                               ; preds = %55, %4
  %35 = phi i32 [ 1, %4 ], [ %56, %55 ]
  %36 = icmp eq i32 %5, 0
  br i1 %36, label %59, label %66

37:                                               ; preds = %30, %55
  %38 = phi i32 [ 1, %30 ], [ %56, %55 ]
  %39 = phi i32 [ %9, %30 ], [ %57, %55 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %40 = icmp samesign ugt i32 %39, %5
  br i1 %40, label %41, label %55

41:                                               ; preds = %37
  %42 = mul i32 %38, %32
  %43 = add i32 %42, -1
  %44 = mul i32 %38, %33
  %45 = add i32 %44, -1
  %46 = lshr i32 %43, 5
  %47 = getelementptr i32, ptr addrspace(3) %3, i32 %43
  %48 = getelementptr i32, ptr addrspace(3) %47, i32 %46
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !6
  %50 = lshr i32 %45, 5
  %51 = getelementptr i32, ptr addrspace(3) %3, i32 %45
  %52 = getelementptr i32, ptr addrspace(3) %51, i32 %50
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !6
  %54 = add i32 %53, %49
  store i32 %54, ptr addrspace(3) %52, align 4, !tbaa !6
  br label %55

55:                                               ; preds = %41, %37
  %56 = shl i32 %38, 1
  %57 = lshr i32 %39, 1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %34, label %37

59:                                               ; preds = %34
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %12
  %61 = add nsw i32 %10, -1
  %62 = getelementptr i32, ptr addrspace(3) %3, i32 %61
  %63 = lshr i32 %61, 5
  %64 = getelementptr i32, ptr addrspace(3) %62, i32 %63
  %65 = load i32, ptr addrspace(3) %64, align 4, !tbaa !6
  store i32 %65, ptr addrspace(1) %60, align 4, !tbaa !6
  store i32 0, ptr addrspace(3) %64, align 4, !tbaa !6
  br label %66

66:                                               ; preds = %59, %34
  br i1 %29, label %71, label %67

67:                                               ; preds = %66
  %68 = shl nuw nsw i32 %5, 1
  %69 = or disjoint i32 %68, 1
  %70 = add nuw nsw i32 %68, 2
  br label %76

71:                                               ; preds = %95, %66
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %72 = load i32, ptr addrspace(3) %20, align 4, !tbaa !6
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  store i32 %72, ptr addrspace(1) %73, align 4, !tbaa !6
  %74 = load i32, ptr addrspace(3) %28, align 4, !tbaa !6
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !6
  ret void

76:                                               ; preds = %67, %95
  %77 = phi i32 [ %35, %67 ], [ %79, %95 ]
  %78 = phi i32 [ 1, %67 ], [ %96, %95 ]
  %79 = lshr i32 %77, 1
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %80 = icmp samesign ugt i32 %78, %5
  br i1 %80, label %81, label %95

81:                                               ; preds = %76
  %82 = mul i32 %79, %69
  %83 = add i32 %82, -1
  %84 = mul i32 %79, %70
  %85 = add i32 %84, -1
  %86 = lshr i32 %83, 5
  %87 = getelementptr i32, ptr addrspace(3) %3, i32 %83
  %88 = getelementptr i32, ptr addrspace(3) %87, i32 %86
  %89 = load i32, ptr addrspace(3) %88, align 4, !tbaa !6
  %90 = lshr i32 %85, 5
  %91 = getelementptr i32, ptr addrspace(3) %3, i32 %85
  %92 = getelementptr i32, ptr addrspace(3) %91, i32 %90
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !6
  store i32 %93, ptr addrspace(3) %88, align 4, !tbaa !6
  %94 = add i32 %93, %89
  store i32 %94, ptr addrspace(3) %92, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %76, %81
  %96 = shl nuw nsw i32 %78, 1
  %97 = icmp samesign ult i32 %96, %10
  br i1 %97, label %76, label %71
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @add_offsets(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %38, label %5

5:                                                ; preds = %2
  %6 = icmp ult i32 %3, 4
  br i1 %6, label %26, label %7

7:                                                ; preds = %5
  %8 = and i32 %3, -4
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi i32 [ 0, %7 ], [ %20, %9 ]
  %11 = phi <2 x i32> [ zeroinitializer, %7 ], [ %18, %9 ]
  %12 = phi <2 x i32> [ zeroinitializer, %7 ], [ %19, %9 ]
  %13 = zext i32 %10 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %16 = load <2 x i32>, ptr addrspace(1) %14, align 4, !tbaa !6
  %17 = load <2 x i32>, ptr addrspace(1) %15, align 4, !tbaa !6
  %18 = add <2 x i32> %16, %11
  %19 = add <2 x i32> %17, %12
  %20 = add nuw i32 %10, 4
  %21 = icmp eq i32 %20, %8
  br i1 %21, label %22, label %9, !llvm.loop !26

22:                                               ; preds = %9
  %23 = add <2 x i32> %19, %18
  %24 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %23)
  %25 = icmp eq i32 %3, %8
  br i1 %25, label %38, label %26

26:                                               ; preds = %5, %22
  %27 = phi i32 [ 0, %5 ], [ %8, %22 ]
  %28 = phi i32 [ 0, %5 ], [ %24, %22 ]
  br label %29

29:                                               ; preds = %26, %29
  %30 = phi i32 [ %36, %29 ], [ %27, %26 ]
  %31 = phi i32 [ %35, %29 ], [ %28, %26 ]
  %32 = zext i32 %30 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6, !amdgpu.noclobber !16
  %35 = add i32 %34, %31
  %36 = add nuw i32 %30, 1
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %38, label %29, !llvm.loop !28

38:                                               ; preds = %29, %22, %2
  %39 = phi i32 [ 0, %2 ], [ %24, %22 ], [ %35, %29 ]
  %40 = zext i32 %3 to i64
  %41 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %41, i64 4
  %43 = load i32, ptr addrspace(4) %42, align 4, !tbaa !6
  %44 = and i32 %43, 65535
  %45 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %46 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %46, i64 40
  %48 = load i64, ptr addrspace(4) %47, align 8, !tbaa !10
  %49 = zext nneg i32 %44 to i64
  %50 = mul nuw nsw i64 %49, %40
  %51 = zext nneg i32 %45 to i64
  %52 = getelementptr i32, ptr addrspace(1) %0, i64 %50
  %53 = getelementptr i32, ptr addrspace(1) %52, i64 %51
  %54 = getelementptr i32, ptr addrspace(1) %53, i64 %48
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6, !amdgpu.noclobber !16
  %56 = add i32 %55, %39
  store i32 %56, ptr addrspace(1) %54, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_add_offsets(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #8 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %29, label %5

5:                                                ; preds = %2
  %6 = icmp ult i32 %3, 4
  br i1 %6, label %26, label %7

7:                                                ; preds = %5
  %8 = and i32 %3, -4
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi i32 [ 0, %7 ], [ %20, %9 ]
  %11 = phi <2 x i32> [ zeroinitializer, %7 ], [ %18, %9 ]
  %12 = phi <2 x i32> [ zeroinitializer, %7 ], [ %19, %9 ]
  %13 = zext i32 %10 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %16 = load <2 x i32>, ptr addrspace(1) %14, align 4, !tbaa !6
  %17 = load <2 x i32>, ptr addrspace(1) %15, align 4, !tbaa !6
  %18 = add <2 x i32> %16, %11
  %19 = add <2 x i32> %17, %12
  %20 = add nuw i32 %10, 4
  %21 = icmp eq i32 %20, %8
  br i1 %21, label %22, label %9, !llvm.loop !30

22:                                               ; preds = %9
  %23 = add <2 x i32> %19, %18
  %24 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %23)
  %25 = icmp eq i32 %3, %8
  br i1 %25, label %29, label %26

26:                                               ; preds = %5, %22
  %27 = phi i32 [ 0, %5 ], [ %8, %22 ]
  %28 = phi i32 [ 0, %5 ], [ %24, %22 ]
  br label %48

29:                                               ; preds = %48, %22, %2
  %30 = phi i32 [ 0, %2 ], [ %24, %22 ], [ %54, %48 ]
  %31 = zext i32 %3 to i64
  %32 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %32, i64 4
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !6
  %35 = and i32 %34, 65535
  %36 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %37 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 40
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  %40 = zext nneg i32 %35 to i64
  %41 = mul nuw nsw i64 %40, %31
  %42 = zext nneg i32 %36 to i64
  %43 = getelementptr i32, ptr addrspace(1) %0, i64 %41
  %44 = getelementptr i32, ptr addrspace(1) %43, i64 %42
  %45 = getelementptr i32, ptr addrspace(1) %44, i64 %39
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6
  %47 = add i32 %46, %30
  store i32 %47, ptr addrspace(1) %45, align 4, !tbaa !6
  ret void

48:                                               ; preds = %26, %48
  %49 = phi i32 [ %55, %48 ], [ %27, %26 ]
  %50 = phi i32 [ %54, %48 ], [ %28, %26 ]
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !6
  %54 = add i32 %53, %50
  %55 = add nuw i32 %49, 1
  %56 = icmp eq i32 %55, %3
  br i1 %56, label %29, label %48, !llvm.loop !31
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @scan_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #9 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6, !amdgpu.noclobber !16
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %5
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !34, !amdgpu.noclobber !16
  %13 = icmp eq i8 %12, 0
  br label %14

14:                                               ; preds = %10, %3
  %15 = phi i1 [ true, %3 ], [ %13, %10 ]
  %16 = zext i1 %15 to i8
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %4
  store i8 %16, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %18 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %19 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %20 = icmp eq i32 %4, 0
  %21 = icmp ne i8 %19, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %30, label %23

23:                                               ; preds = %14
  %24 = add nsw i32 %4, -1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %24
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %24
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !6
  %28 = add nsw i32 %27, %18
  %29 = load i8, ptr addrspace(3) %25, align 1, !tbaa !34
  br label %30

30:                                               ; preds = %23, %14
  %31 = phi i32 [ %18, %14 ], [ %28, %23 ]
  %32 = phi i8 [ %19, %14 ], [ %29, %23 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %31, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %32, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %33 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %34 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %35 = icmp samesign ult i32 %4, 2
  %36 = icmp ne i8 %34, 0
  %37 = select i1 %35, i1 true, i1 %36
  br i1 %37, label %45, label %38

38:                                               ; preds = %30
  %39 = add nsw i32 %4, -2
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %39
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %39
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !6
  %43 = add nsw i32 %42, %33
  %44 = load i8, ptr addrspace(3) %40, align 1, !tbaa !34
  br label %45

45:                                               ; preds = %38, %30
  %46 = phi i32 [ %33, %30 ], [ %43, %38 ]
  %47 = phi i8 [ %34, %30 ], [ %44, %38 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %46, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %47, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %48 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %49 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %50 = icmp samesign ult i32 %4, 4
  %51 = icmp ne i8 %49, 0
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %60, label %53

53:                                               ; preds = %45
  %54 = add nsw i32 %4, -4
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %54
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %58 = add nsw i32 %57, %48
  %59 = load i8, ptr addrspace(3) %55, align 1, !tbaa !34
  br label %60

60:                                               ; preds = %53, %45
  %61 = phi i32 [ %48, %45 ], [ %58, %53 ]
  %62 = phi i8 [ %49, %45 ], [ %59, %53 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %61, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %62, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %63 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %64 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %65 = icmp samesign ult i32 %4, 8
  %66 = icmp ne i8 %64, 0
  %67 = select i1 %65, i1 true, i1 %66
  br i1 %67, label %75, label %68

68:                                               ; preds = %60
  %69 = add nsw i32 %4, -8
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %69
  %71 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %69
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !6
  %73 = add nsw i32 %72, %63
  %74 = load i8, ptr addrspace(3) %70, align 1, !tbaa !34
  br label %75

75:                                               ; preds = %68, %60
  %76 = phi i32 [ %63, %60 ], [ %73, %68 ]
  %77 = phi i8 [ %64, %60 ], [ %74, %68 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %76, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %77, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %78 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %79 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %80 = icmp samesign ult i32 %4, 16
  %81 = icmp ne i8 %79, 0
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %90, label %83

83:                                               ; preds = %75
  %84 = add nsw i32 %4, -16
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %84
  %86 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %84
  %87 = load i32, ptr addrspace(3) %86, align 4, !tbaa !6
  %88 = add nsw i32 %87, %78
  %89 = load i8, ptr addrspace(3) %85, align 1, !tbaa !34
  br label %90

90:                                               ; preds = %83, %75
  %91 = phi i32 [ %78, %75 ], [ %88, %83 ]
  %92 = phi i8 [ %79, %75 ], [ %89, %83 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %91, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %92, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %93 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %94 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %95 = icmp samesign ult i32 %4, 32
  %96 = icmp ne i8 %94, 0
  %97 = select i1 %95, i1 true, i1 %96
  br i1 %97, label %105, label %98

98:                                               ; preds = %90
  %99 = add nsw i32 %4, -32
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %99
  %101 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %99
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !6
  %103 = add nsw i32 %102, %93
  %104 = load i8, ptr addrspace(3) %100, align 1, !tbaa !34
  br label %105

105:                                              ; preds = %98, %90
  %106 = phi i32 [ %93, %90 ], [ %103, %98 ]
  %107 = phi i8 [ %94, %90 ], [ %104, %98 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %106, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %107, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %108 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %108, ptr addrspace(1) %109, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_scan_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #10 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %5
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !34
  %13 = icmp eq i8 %12, 0
  br label %14

14:                                               ; preds = %10, %3
  %15 = phi i1 [ true, %3 ], [ %13, %10 ]
  %16 = zext i1 %15 to i8
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %4
  store i8 %16, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %18 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %19 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %20 = icmp eq i32 %4, 0
  %21 = icmp ne i8 %19, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %30, label %23

23:                                               ; preds = %14
  %24 = add nsw i32 %4, -1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %24
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %24
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !6
  %28 = add nsw i32 %27, %18
  %29 = load i8, ptr addrspace(3) %25, align 1, !tbaa !34
  br label %30

30:                                               ; preds = %23, %14
  %31 = phi i32 [ %18, %14 ], [ %28, %23 ]
  %32 = phi i8 [ %19, %14 ], [ %29, %23 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %31, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %32, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %33 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %34 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %35 = icmp samesign ult i32 %4, 2
  %36 = icmp ne i8 %34, 0
  %37 = select i1 %35, i1 true, i1 %36
  br i1 %37, label %45, label %38

38:                                               ; preds = %30
  %39 = add nsw i32 %4, -2
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %39
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %39
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !6
  %43 = add nsw i32 %42, %33
  %44 = load i8, ptr addrspace(3) %40, align 1, !tbaa !34
  br label %45

45:                                               ; preds = %38, %30
  %46 = phi i32 [ %33, %30 ], [ %43, %38 ]
  %47 = phi i8 [ %34, %30 ], [ %44, %38 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %46, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %47, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %48 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %49 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %50 = icmp samesign ult i32 %4, 4
  %51 = icmp ne i8 %49, 0
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %60, label %53

53:                                               ; preds = %45
  %54 = add nsw i32 %4, -4
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %54
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %58 = add nsw i32 %57, %48
  %59 = load i8, ptr addrspace(3) %55, align 1, !tbaa !34
  br label %60

60:                                               ; preds = %53, %45
  %61 = phi i32 [ %48, %45 ], [ %58, %53 ]
  %62 = phi i8 [ %49, %45 ], [ %59, %53 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %61, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %62, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %63 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %64 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %65 = icmp samesign ult i32 %4, 8
  %66 = icmp ne i8 %64, 0
  %67 = select i1 %65, i1 true, i1 %66
  br i1 %67, label %75, label %68

68:                                               ; preds = %60
  %69 = add nsw i32 %4, -8
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %69
  %71 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %69
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !6
  %73 = add nsw i32 %72, %63
  %74 = load i8, ptr addrspace(3) %70, align 1, !tbaa !34
  br label %75

75:                                               ; preds = %68, %60
  %76 = phi i32 [ %63, %60 ], [ %73, %68 ]
  %77 = phi i8 [ %64, %60 ], [ %74, %68 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %76, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %77, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %78 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %79 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %80 = icmp samesign ult i32 %4, 16
  %81 = icmp ne i8 %79, 0
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %90, label %83

83:                                               ; preds = %75
  %84 = add nsw i32 %4, -16
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %84
  %86 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %84
  %87 = load i32, ptr addrspace(3) %86, align 4, !tbaa !6
  %88 = add nsw i32 %87, %78
  %89 = load i8, ptr addrspace(3) %85, align 1, !tbaa !34
  br label %90

90:                                               ; preds = %83, %75
  %91 = phi i32 [ %78, %75 ], [ %88, %83 ]
  %92 = phi i8 [ %79, %75 ], [ %89, %83 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %91, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %92, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %93 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %94 = load i8, ptr addrspace(3) %17, align 1, !tbaa !34
  %95 = icmp samesign ult i32 %4, 32
  %96 = icmp ne i8 %94, 0
  %97 = select i1 %95, i1 true, i1 %96
  br i1 %97, label %105, label %98

98:                                               ; preds = %90
  %99 = add nsw i32 %4, -32
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i32 %99
  %101 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i32 %99
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !6
  %103 = add nsw i32 %102, %93
  %104 = load i8, ptr addrspace(3) %100, align 1, !tbaa !34
  br label %105

105:                                              ; preds = %98, %90
  %106 = phi i32 [ %93, %90 ], [ %103, %98 ]
  %107 = phi i8 [ %94, %90 ], [ %104, %98 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  store i32 %106, ptr addrspace(3) %8, align 4, !tbaa !6
  store i8 %107, ptr addrspace(3) %17, align 1, !tbaa !34
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %108 = load i32, ptr addrspace(3) %8, align 4, !tbaa !6
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %108, ptr addrspace(1) %109, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #11 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"uint*", !"uint*", !"uint*"}
!15 = !{!"const", !"", !""}
!16 = !{}
!17 = !{!"amdgpu-synchronize-as", !"local"}
!18 = !{i32 1, i32 1, i32 1, i32 3}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!21 = !{!"const", !"", !"", !""}
!22 = !{i32 1, i32 1}
!23 = !{!"none", !"none"}
!24 = !{!"uint*", !"uint*"}
!25 = !{!"", !"const"}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.isvectorized", i32 1}
!28 = distinct !{!28, !29, !27}
!29 = !{!"llvm.loop.unroll.runtime.disable"}
!30 = distinct !{!30, !27}
!31 = distinct !{!31, !29, !27}
!32 = !{!"int*", !"uchar*", !"int*"}
!33 = !{!"const", !"const", !""}
!34 = !{!8, !8, i64 0}
