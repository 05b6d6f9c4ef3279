; ModuleID = 'corpus/opencl/sort_radix.cl'
source_filename = "corpus/opencl/sort_radix.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@radix_reduce.lmem = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@radix_top_scan.lmem = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@radix_top_scan.s_seed = internal unnamed_addr addrspace(3) global i32 undef, align 4
@radix_scatter.lmem = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@radix_scatter.total = internal unnamed_addr addrspace(3) global i32 undef, align 4

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

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @radix_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = zext nneg i32 %10 to i64
  %12 = sext i32 %2 to i64
  %13 = freeze i32 %9
  %14 = and i32 %13, 65535
  %15 = freeze i32 %7
  %16 = zext i32 %15 to i64
  %17 = zext nneg i32 %14 to i64
  %18 = udiv i32 %15, %14
  %19 = zext i32 %18 to i64
  %20 = mul nuw nsw i64 %17, %19
  %21 = icmp ne i64 %20, %16
  %22 = zext i1 %21 to i64
  %23 = add nuw nsw i64 %22, %19
  %24 = add nsw i64 %12, -1
  %25 = add nsw i64 %24, %23
  %26 = udiv i64 %25, %23
  %27 = trunc i64 %26 to i32
  %28 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = mul i64 %26, %29
  %31 = add i64 %30, %11
  %32 = add i32 %28, 1
  %33 = mul nsw i32 %32, %27
  %34 = tail call noundef i32 @llvm.smin.i32(i32 %2, i32 %33)
  %35 = trunc i64 %31 to i32
  %36 = icmp sgt i32 %34, %35
  br i1 %36, label %37, label %39

37:                                               ; preds = %4
  %38 = and i32 %3, 31
  br label %47

39:                                               ; preds = %47, %4
  %40 = phi <16 x i32> [ zeroinitializer, %4 ], [ %58, %47 ]
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i32 %10
  %42 = lshr i32 %13, 1
  %43 = and i32 %42, 32767
  %44 = icmp eq i32 %43, 0
  %45 = icmp eq i32 %10, 0
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29
  br label %62

47:                                               ; preds = %37, %47
  %48 = phi i64 [ %31, %37 ], [ %59, %47 ]
  %49 = phi <16 x i32> [ zeroinitializer, %37 ], [ %58, %47 ]
  %50 = shl i64 %48, 32
  %51 = ashr exact i64 %50, 32
  %52 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !6, !amdgpu.noclobber !16
  %54 = lshr i32 %53, %38
  %55 = and i32 %54, 15
  %56 = extractelement <16 x i32> %49, i32 %55
  %57 = add nsw i32 %56, 1
  %58 = insertelement <16 x i32> %49, i32 %57, i32 %55
  %59 = add nsw i64 %51, %17
  %60 = trunc i64 %59 to i32
  %61 = icmp sgt i32 %34, %60
  br i1 %61, label %47, label %39

62:                                               ; preds = %102, %39
  %63 = phi i32 [ 0, %39 ], [ %103, %102 ]
  %64 = zext nneg i32 %63 to i64
  %65 = extractelement <16 x i32> %40, i32 %63
  store i32 %65, ptr addrspace(3) %41, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %44, label %66, label %67

66:                                               ; preds = %75, %62
  br i1 %45, label %78, label %82

67:                                               ; preds = %62, %75
  %68 = phi i32 [ %76, %75 ], [ %43, %62 ]
  %69 = icmp samesign ugt i32 %68, %10
  br i1 %69, label %70, label %75

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i32, ptr addrspace(3) %41, i32 %68
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !6
  %73 = load i32, ptr addrspace(3) %41, align 4, !tbaa !6
  %74 = add i32 %73, %72
  store i32 %74, ptr addrspace(3) %41, align 4, !tbaa !6
  br label %75

75:                                               ; preds = %70, %67
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %76 = lshr i32 %68, 1
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %66, label %67

78:                                               ; preds = %66
  %79 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !6
  %80 = mul nuw nsw i64 %23, %64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %80
  store i32 %79, ptr addrspace(1) %81, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %78, %66
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %83 = or disjoint i32 %63, 1
  %84 = zext nneg i32 %83 to i64
  %85 = extractelement <16 x i32> %40, i32 %83
  store i32 %85, ptr addrspace(3) %41, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %44, label %97, label %86

86:                                               ; preds = %82, %94
  %87 = phi i32 [ %95, %94 ], [ %43, %82 ]
  %88 = icmp samesign ugt i32 %87, %10
  br i1 %88, label %89, label %94

89:                                               ; preds = %86
  %90 = getelementptr inbounds nuw i32, ptr addrspace(3) %41, i32 %87
  %91 = load i32, ptr addrspace(3) %90, align 4, !tbaa !6
  %92 = load i32, ptr addrspace(3) %41, align 4, !tbaa !6
  %93 = add i32 %92, %91
  store i32 %93, ptr addrspace(3) %41, align 4, !tbaa !6
  br label %94

94:                                               ; preds = %89, %86
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %95 = lshr i32 %87, 1
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %86

97:                                               ; preds = %94, %82
  br i1 %45, label %98, label %102

98:                                               ; preds = %97
  %99 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !6
  %100 = mul nuw nsw i64 %23, %84
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %100
  store i32 %99, ptr addrspace(1) %101, align 4, !tbaa !6
  br label %102

102:                                              ; preds = %98, %97
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %103 = add nuw nsw i32 %63, 2
  %104 = icmp eq i32 %103, 16
  br i1 %104, label %105, label %62

105:                                              ; preds = %102
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_radix_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = zext nneg i32 %10 to i64
  %12 = sext i32 %2 to i64
  %13 = freeze i32 %9
  %14 = and i32 %13, 65535
  %15 = freeze i32 %7
  %16 = zext i32 %15 to i64
  %17 = zext nneg i32 %14 to i64
  %18 = udiv i32 %15, %14
  %19 = zext i32 %18 to i64
  %20 = mul nuw nsw i64 %17, %19
  %21 = icmp ne i64 %20, %16
  %22 = zext i1 %21 to i64
  %23 = add nuw nsw i64 %22, %19
  %24 = add nsw i64 %12, -1
  %25 = add nsw i64 %24, %23
  %26 = udiv i64 %25, %23
  %27 = trunc i64 %26 to i32
  %28 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = mul i64 %26, %29
  %31 = add i64 %30, %11
  %32 = add i32 %28, 1
  %33 = mul nsw i32 %32, %27
  %34 = tail call noundef i32 @llvm.smin.i32(i32 %2, i32 %33)
  %35 = trunc i64 %31 to i32
  %36 = icmp sgt i32 %34, %35
  br i1 %36, label %37, label %39

37:                                               ; preds = %4
  %38 = and i32 %3, 31
  br label %47

39:                                               ; preds = %47, %4
  %40 = phi <16 x i32> [ zeroinitializer, %4 ], [ %58, %47 ]
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_reduce.lmem, i32 %10
  %42 = lshr i32 %13, 1
  %43 = and i32 %42, 32767
  %44 = icmp eq i32 %43, 0
  %45 = icmp eq i32 %10, 0
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29
  br label %63

47:                                               ; preds = %37, %47
  %48 = phi i64 [ %31, %37 ], [ %59, %47 ]
  %49 = phi <16 x i32> [ zeroinitializer, %37 ], [ %58, %47 ]
  %50 = shl i64 %48, 32
  %51 = ashr exact i64 %50, 32
  %52 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !6
  %54 = lshr i32 %53, %38
  %55 = and i32 %54, 15
  %56 = extractelement <16 x i32> %49, i32 %55
  %57 = add nsw i32 %56, 1
  %58 = insertelement <16 x i32> %49, i32 %57, i32 %55
  %59 = add nsw i64 %51, %17
  %60 = trunc i64 %59 to i32
  %61 = icmp sgt i32 %34, %60
  br i1 %61, label %47, label %39

62:                                               ; preds = %103
  ret void

63:                                               ; preds = %103, %39
  %64 = phi i32 [ 0, %39 ], [ %104, %103 ]
  %65 = zext nneg i32 %64 to i64
  %66 = extractelement <16 x i32> %40, i32 %64
  store i32 %66, ptr addrspace(3) %41, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %44, label %67, label %68

67:                                               ; preds = %76, %63
  br i1 %45, label %79, label %83

68:                                               ; preds = %63, %76
  %69 = phi i32 [ %77, %76 ], [ %43, %63 ]
  %70 = icmp samesign ugt i32 %69, %10
  br i1 %70, label %71, label %76

71:                                               ; preds = %68
  %72 = getelementptr inbounds nuw i32, ptr addrspace(3) %41, i32 %69
  %73 = load i32, ptr addrspace(3) %72, align 4, !tbaa !6
  %74 = load i32, ptr addrspace(3) %41, align 4, !tbaa !6
  %75 = add i32 %74, %73
  store i32 %75, ptr addrspace(3) %41, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %71, %68
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %77 = lshr i32 %69, 1
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %67, label %68

79:                                               ; preds = %67
  %80 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !6
  %81 = mul nuw nsw i64 %23, %65
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %81
  store i32 %80, ptr addrspace(1) %82, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %79, %67
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %84 = or disjoint i32 %64, 1
  %85 = zext nneg i32 %84 to i64
  %86 = extractelement <16 x i32> %40, i32 %84
  store i32 %86, ptr addrspace(3) %41, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %44, label %98, label %87

87:                                               ; preds = %83, %95
  %88 = phi i32 [ %96, %95 ], [ %43, %83 ]
  %89 = icmp samesign ugt i32 %88, %10
  br i1 %89, label %90, label %95

90:                                               ; preds = %87
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) %41, i32 %88
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !6
  %93 = load i32, ptr addrspace(3) %41, align 4, !tbaa !6
  %94 = add i32 %93, %92
  store i32 %94, ptr addrspace(3) %41, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %90, %87
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %96 = lshr i32 %88, 1
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %87

98:                                               ; preds = %95, %83
  br i1 %45, label %99, label %103

99:                                               ; preds = %98
  %100 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4, !tbaa !6
  %101 = mul nuw nsw i64 %23, %85
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %101
  store i32 %100, ptr addrspace(1) %102, align 4, !tbaa !6
  br label %103

103:                                              ; preds = %99, %98
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %104 = add nuw nsw i32 %64, 2
  %105 = icmp eq i32 %104, 16
  br i1 %105, label %62, label %63
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @radix_top_scan(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  store i32 0, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %7

7:                                                ; preds = %6, %2
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %8 = sext i32 %1 to i64
  %9 = icmp ult i32 %3, %1
  %10 = add nuw nsw i64 %4, 1
  %11 = icmp eq i64 %10, %8
  %12 = select i1 %9, i1 %11, i1 false
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_top_scan.lmem, i32 %3
  %18 = add nuw nsw i32 %16, %3
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_top_scan.lmem, i32 %18
  %20 = icmp samesign ugt i32 %16, 1
  %21 = getelementptr i8, ptr addrspace(3) %19, i32 -4
  %22 = getelementptr i32, ptr addrspace(1) %0, i64 %4
  br label %23

23:                                               ; preds = %83, %7
  %24 = phi i32 [ 0, %7 ], [ %84, %83 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = mul nsw i32 %24, %1
  %27 = sext i32 %26 to i64
  %28 = getelementptr i32, ptr addrspace(1) %22, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  br label %30

30:                                               ; preds = %25, %23
  %31 = phi i32 [ %29, %25 ], [ 0, %23 ]
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !6
  store i32 %31, ptr addrspace(3) %19, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %20, label %32, label %41

32:                                               ; preds = %30, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %30 ]
  %34 = sub nsw i32 %18, %33
  %35 = getelementptr inbounds i32, ptr addrspace(3) @radix_top_scan.lmem, i32 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %37 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  %38 = add i32 %37, %36
  store i32 %38, ptr addrspace(3) %19, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %39 = shl nuw nsw i32 %33, 1
  %40 = icmp samesign ult i32 %39, %16
  br i1 %40, label %32, label %41

41:                                               ; preds = %32, %30
  %42 = load i32, ptr addrspace(3) %21, align 4, !tbaa !6
  %43 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %9, label %44, label %49

44:                                               ; preds = %41
  %45 = add i32 %43, %42
  %46 = mul nsw i32 %24, %1
  %47 = sext i32 %46 to i64
  %48 = getelementptr i32, ptr addrspace(1) %22, i64 %47
  store i32 %45, ptr addrspace(1) %48, align 4, !tbaa !6
  br label %49

49:                                               ; preds = %44, %41
  br i1 %12, label %50, label %53

50:                                               ; preds = %49
  %51 = add i32 %43, %42
  %52 = add i32 %51, %31
  store i32 %52, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %53

53:                                               ; preds = %50, %49
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %54 = or disjoint i32 %24, 1
  br i1 %9, label %55, label %60

55:                                               ; preds = %53
  %56 = mul nsw i32 %54, %1
  %57 = sext i32 %56 to i64
  %58 = getelementptr i32, ptr addrspace(1) %22, i64 %57
  %59 = load i32, ptr addrspace(1) %58, align 4, !tbaa !6
  br label %60

60:                                               ; preds = %55, %53
  %61 = phi i32 [ %59, %55 ], [ 0, %53 ]
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !6
  store i32 %61, ptr addrspace(3) %19, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %20, label %62, label %71

62:                                               ; preds = %60, %62
  %63 = phi i32 [ %69, %62 ], [ 1, %60 ]
  %64 = sub nsw i32 %18, %63
  %65 = getelementptr inbounds i32, ptr addrspace(3) @radix_top_scan.lmem, i32 %64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %67 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  %68 = add i32 %67, %66
  store i32 %68, ptr addrspace(3) %19, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %69 = shl nuw nsw i32 %63, 1
  %70 = icmp samesign ult i32 %69, %16
  br i1 %70, label %62, label %71

71:                                               ; preds = %62, %60
  %72 = load i32, ptr addrspace(3) %21, align 4, !tbaa !6
  %73 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %9, label %74, label %79

74:                                               ; preds = %71
  %75 = add i32 %73, %72
  %76 = mul nsw i32 %54, %1
  %77 = sext i32 %76 to i64
  %78 = getelementptr i32, ptr addrspace(1) %22, i64 %77
  store i32 %75, ptr addrspace(1) %78, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %74, %71
  br i1 %12, label %80, label %83

80:                                               ; preds = %79
  %81 = add i32 %73, %72
  %82 = add i32 %81, %61
  store i32 %82, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %80, %79
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %84 = add nuw nsw i32 %24, 2
  %85 = icmp eq i32 %84, 16
  br i1 %85, label %86, label %23

86:                                               ; preds = %83
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_radix_top_scan(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  store i32 0, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %7

7:                                                ; preds = %6, %2
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %8 = sext i32 %1 to i64
  %9 = icmp ult i32 %3, %1
  %10 = add nuw nsw i64 %4, 1
  %11 = icmp eq i64 %10, %8
  %12 = select i1 %9, i1 %11, i1 false
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_top_scan.lmem, i32 %3
  %18 = add nuw nsw i32 %16, %3
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_top_scan.lmem, i32 %18
  %20 = icmp samesign ugt i32 %16, 1
  %21 = getelementptr i8, ptr addrspace(3) %19, i32 -4
  %22 = getelementptr i32, ptr addrspace(1) %0, i64 %4
  br label %24

23:                                               ; preds = %84
  ret void

24:                                               ; preds = %84, %7
  %25 = phi i32 [ 0, %7 ], [ %85, %84 ]
  br i1 %9, label %26, label %31

26:                                               ; preds = %24
  %27 = mul nsw i32 %25, %1
  %28 = sext i32 %27 to i64
  %29 = getelementptr i32, ptr addrspace(1) %22, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  br label %31

31:                                               ; preds = %26, %24
  %32 = phi i32 [ %30, %26 ], [ 0, %24 ]
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !6
  store i32 %32, ptr addrspace(3) %19, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %20, label %33, label %42

33:                                               ; preds = %31, %33
  %34 = phi i32 [ %40, %33 ], [ 1, %31 ]
  %35 = sub nsw i32 %18, %34
  %36 = getelementptr inbounds i32, ptr addrspace(3) @radix_top_scan.lmem, i32 %35
  %37 = load i32, ptr addrspace(3) %36, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %38 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  %39 = add i32 %38, %37
  store i32 %39, ptr addrspace(3) %19, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %40 = shl nuw nsw i32 %34, 1
  %41 = icmp samesign ult i32 %40, %16
  br i1 %41, label %33, label %42

42:                                               ; preds = %33, %31
  %43 = load i32, ptr addrspace(3) %21, align 4, !tbaa !6
  %44 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %9, label %45, label %50

45:                                               ; preds = %42
  %46 = add i32 %44, %43
  %47 = mul nsw i32 %25, %1
  %48 = sext i32 %47 to i64
  %49 = getelementptr i32, ptr addrspace(1) %22, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !6
  br label %50

50:                                               ; preds = %45, %42
  br i1 %12, label %51, label %54

51:                                               ; preds = %50
  %52 = add i32 %44, %43
  %53 = add i32 %52, %32
  store i32 %53, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %54

54:                                               ; preds = %51, %50
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %55 = or disjoint i32 %25, 1
  br i1 %9, label %56, label %61

56:                                               ; preds = %54
  %57 = mul nsw i32 %55, %1
  %58 = sext i32 %57 to i64
  %59 = getelementptr i32, ptr addrspace(1) %22, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !6
  br label %61

61:                                               ; preds = %56, %54
  %62 = phi i32 [ %60, %56 ], [ 0, %54 ]
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !6
  store i32 %62, ptr addrspace(3) %19, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %20, label %63, label %72

63:                                               ; preds = %61, %63
  %64 = phi i32 [ %70, %63 ], [ 1, %61 ]
  %65 = sub nsw i32 %18, %64
  %66 = getelementptr inbounds i32, ptr addrspace(3) @radix_top_scan.lmem, i32 %65
  %67 = load i32, ptr addrspace(3) %66, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %68 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  %69 = add i32 %68, %67
  store i32 %69, ptr addrspace(3) %19, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %70 = shl nuw nsw i32 %64, 1
  %71 = icmp samesign ult i32 %70, %16
  br i1 %71, label %63, label %72

72:                                               ; preds = %63, %61
  %73 = load i32, ptr addrspace(3) %21, align 4, !tbaa !6
  %74 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %9, label %75, label %80

75:                                               ; preds = %72
  %76 = add i32 %74, %73
  %77 = mul nsw i32 %55, %1
  %78 = sext i32 %77 to i64
  %79 = getelementptr i32, ptr addrspace(1) %22, i64 %78
  store i32 %76, ptr addrspace(1) %79, align 4, !tbaa !6
  br label %80

80:                                               ; preds = %75, %72
  br i1 %12, label %81, label %84

81:                                               ; preds = %80
  %82 = add i32 %74, %73
  %83 = add i32 %82, %62
  store i32 %83, ptr addrspace(3) @radix_top_scan.s_seed, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %81, %80
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %85 = add nuw nsw i32 %25, 2
  %86 = icmp eq i32 %85, 16
  br i1 %86, label %23, label %24
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6, !amdgpu.noclobber !16
  %8 = and i32 %2, 31
  %9 = lshr i32 %7, %8
  %10 = and i32 %9, 15
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.lmem, i32 %4
  %16 = add nuw nsw i32 %14, %4
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.lmem, i32 %16
  %18 = icmp samesign ugt i32 %14, 1
  %19 = getelementptr i8, ptr addrspace(3) %17, i32 -4
  %20 = zext nneg i32 %14 to i64
  %21 = add nsw i64 %20, -1
  %22 = icmp eq i64 %21, %5
  br label %23

23:                                               ; preds = %65, %3
  %24 = phi i32 [ 0, %3 ], [ %67, %65 ]
  %25 = phi i32 [ 0, %3 ], [ %62, %65 ]
  %26 = phi i32 [ 0, %3 ], [ %68, %65 ]
  %27 = icmp eq i32 %10, %26
  %28 = zext i1 %27 to i32
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %28, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %18, label %29, label %38

29:                                               ; preds = %23, %29
  %30 = phi i32 [ %36, %29 ], [ 1, %23 ]
  %31 = sub nsw i32 %16, %30
  %32 = getelementptr inbounds i32, ptr addrspace(3) @radix_scatter.lmem, i32 %31
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %34 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %35 = add i32 %34, %33
  store i32 %35, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %36 = shl nuw nsw i32 %30, 1
  %37 = icmp samesign ult i32 %36, %14
  br i1 %37, label %29, label %38

38:                                               ; preds = %29, %23
  %39 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  %40 = add i32 %39, %24
  %41 = select i1 %27, i32 %40, i32 %25
  br i1 %22, label %42, label %44

42:                                               ; preds = %38
  %43 = add i32 %39, %28
  store i32 %43, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  br label %44

44:                                               ; preds = %42, %38
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %45 = load i32, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  %46 = add i32 %45, %24
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %47 = or disjoint i32 %26, 1
  %48 = icmp eq i32 %10, %47
  %49 = zext i1 %48 to i32
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %49, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %18, label %50, label %59

50:                                               ; preds = %44, %50
  %51 = phi i32 [ %57, %50 ], [ 1, %44 ]
  %52 = sub nsw i32 %16, %51
  %53 = getelementptr inbounds i32, ptr addrspace(3) @radix_scatter.lmem, i32 %52
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %55 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %56 = add i32 %55, %54
  store i32 %56, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %57 = shl nuw nsw i32 %51, 1
  %58 = icmp samesign ult i32 %57, %14
  br i1 %58, label %50, label %59

59:                                               ; preds = %50, %44
  %60 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  %61 = add i32 %60, %46
  %62 = select i1 %48, i32 %61, i32 %41
  br i1 %22, label %63, label %65

63:                                               ; preds = %59
  %64 = add i32 %60, %49
  store i32 %64, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  br label %65

65:                                               ; preds = %63, %59
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %66 = load i32, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  %67 = add i32 %66, %46
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %68 = add nuw nsw i32 %26, 2
  %69 = icmp eq i32 %68, 16
  br i1 %69, label %70, label %23

70:                                               ; preds = %65
  %71 = zext i32 %62 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %71
  store i32 %7, ptr addrspace(1) %72, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = and i32 %2, 31
  %9 = lshr i32 %7, %8
  %10 = and i32 %9, 15
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.lmem, i32 %4
  %16 = add nuw nsw i32 %14, %4
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.lmem, i32 %16
  %18 = icmp samesign ugt i32 %14, 1
  %19 = getelementptr i8, ptr addrspace(3) %17, i32 -4
  %20 = zext nneg i32 %14 to i64
  %21 = add nsw i64 %20, -1
  %22 = icmp eq i64 %21, %5
  br label %26

23:                                               ; preds = %68
  %24 = zext i32 %65 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24
  store i32 %7, ptr addrspace(1) %25, align 4, !tbaa !6
  ret void

26:                                               ; preds = %68, %3
  %27 = phi i32 [ 0, %3 ], [ %70, %68 ]
  %28 = phi i32 [ 0, %3 ], [ %65, %68 ]
  %29 = phi i32 [ 0, %3 ], [ %71, %68 ]
  %30 = icmp eq i32 %10, %29
  %31 = zext i1 %30 to i32
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %31, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %18, label %32, label %41

32:                                               ; preds = %26, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %26 ]
  %34 = sub nsw i32 %16, %33
  %35 = getelementptr inbounds i32, ptr addrspace(3) @radix_scatter.lmem, i32 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %37 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %38 = add i32 %37, %36
  store i32 %38, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %39 = shl nuw nsw i32 %33, 1
  %40 = icmp samesign ult i32 %39, %14
  br i1 %40, label %32, label %41

41:                                               ; preds = %32, %26
  %42 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  %43 = add i32 %42, %27
  %44 = select i1 %30, i32 %43, i32 %28
  br i1 %22, label %45, label %47

45:                                               ; preds = %41
  %46 = add i32 %42, %31
  store i32 %46, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  br label %47

47:                                               ; preds = %45, %41
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %48 = load i32, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  %49 = add i32 %48, %27
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %50 = or disjoint i32 %29, 1
  %51 = icmp eq i32 %10, %50
  %52 = zext i1 %51 to i32
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %52, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %18, label %53, label %62

53:                                               ; preds = %47, %53
  %54 = phi i32 [ %60, %53 ], [ 1, %47 ]
  %55 = sub nsw i32 %16, %54
  %56 = getelementptr inbounds i32, ptr addrspace(3) @radix_scatter.lmem, i32 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %58 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %59 = add i32 %58, %57
  store i32 %59, ptr addrspace(3) %17, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %60 = shl nuw nsw i32 %54, 1
  %61 = icmp samesign ult i32 %60, %14
  br i1 %61, label %53, label %62

62:                                               ; preds = %53, %47
  %63 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  %64 = add i32 %63, %49
  %65 = select i1 %51, i32 %64, i32 %44
  br i1 %22, label %66, label %68

66:                                               ; preds = %62
  %67 = add i32 %63, %52
  store i32 %67, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  br label %68

68:                                               ; preds = %66, %62
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %69 = load i32, ptr addrspace(3) @radix_scatter.total, align 4, !tbaa !6
  %70 = add i32 %69, %49
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %71 = add nuw nsw i32 %29, 2
  %72 = icmp eq i32 %71, 16
  br i1 %72, label %23, label %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uint*", !"uint*", !"int", !"uint"}
!15 = !{!"const", !"", !"", !""}
!16 = !{}
!17 = !{!"amdgpu-synchronize-as", !"local"}
!18 = !{i32 1, i32 0}
!19 = !{!"none", !"none"}
!20 = !{!"uint*", !"int"}
!21 = !{!"", !""}
!22 = !{i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"uint*", !"uint*", !"uint"}
!25 = !{!"const", !"", !""}
