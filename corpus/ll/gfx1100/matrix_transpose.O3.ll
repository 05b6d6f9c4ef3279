; ModuleID = 'corpus/opencl/matrix_transpose.cl'
source_filename = "corpus/opencl/matrix_transpose.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@transpose_tile.tile = internal unnamed_addr addrspace(3) global [272 x float] undef, align 4
@transpose_square.low = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4
@transpose_square.high = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4

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
define protected amdgpu_kernel void @transpose_tile(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 4
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %7, %6
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %10 = shl i32 %9, 4
  %11 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %12 = add i32 %11, %10
  %13 = icmp sgt i32 %2, %8
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @transpose_tile.tile, i32 %7
  %15 = icmp slt i32 %12, %3
  %16 = and i1 %13, %15
  br i1 %16, label %17, label %25

17:                                               ; preds = %4
  %18 = mul nsw i32 %12, %2
  %19 = add nsw i32 %18, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !16, !amdgpu.noclobber !18
  %23 = mul nuw nsw i32 %11, 68
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 %23
  store float %22, ptr addrspace(3) %24, align 4, !tbaa !16
  br label %25

25:                                               ; preds = %17, %4
  br i1 %13, label %26, label %62

26:                                               ; preds = %25
  %27 = add nsw i32 %12, 4
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %29, label %38

29:                                               ; preds = %26
  %30 = mul nsw i32 %27, %2
  %31 = add nsw i32 %30, %8
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16, !amdgpu.noclobber !18
  %35 = mul nuw nsw i32 %11, 68
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 272
  store float %34, ptr addrspace(3) %37, align 4, !tbaa !16
  br label %38

38:                                               ; preds = %26, %29
  %39 = add nsw i32 %12, 8
  %40 = icmp slt i32 %39, %3
  br i1 %40, label %41, label %50

41:                                               ; preds = %38
  %42 = mul nsw i32 %39, %2
  %43 = add nsw i32 %42, %8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !16, !amdgpu.noclobber !18
  %47 = mul nuw nsw i32 %11, 68
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 544
  store float %46, ptr addrspace(3) %49, align 4, !tbaa !16
  br label %50

50:                                               ; preds = %38, %41
  %51 = add nsw i32 %12, 12
  %52 = icmp slt i32 %51, %3
  br i1 %52, label %53, label %62

53:                                               ; preds = %50
  %54 = mul nsw i32 %51, %2
  %55 = add nsw i32 %54, %8
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16, !amdgpu.noclobber !18
  %59 = mul nuw nsw i32 %11, 68
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 %59
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 816
  store float %58, ptr addrspace(3) %61, align 4, !tbaa !16
  br label %62

62:                                               ; preds = %25, %53, %50
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %63 = add i32 %7, %10
  %64 = add i32 %11, %6
  %65 = icmp sgt i32 %3, %63
  %66 = mul nuw nsw i32 %7, 68
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @transpose_tile.tile, i32 %66
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %67, i32 %11
  %69 = icmp slt i32 %64, %2
  %70 = and i1 %65, %69
  br i1 %70, label %71, label %77

71:                                               ; preds = %62
  %72 = load float, ptr addrspace(3) %68, align 4, !tbaa !16
  %73 = mul nsw i32 %64, %3
  %74 = add nsw i32 %73, %63
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %75
  store float %72, ptr addrspace(1) %76, align 4, !tbaa !16
  br label %77

77:                                               ; preds = %71, %62
  br i1 %65, label %78, label %108

78:                                               ; preds = %77
  %79 = add nsw i32 %64, 4
  %80 = icmp slt i32 %79, %2
  br i1 %80, label %81, label %88

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 16
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !16
  %84 = mul nsw i32 %79, %3
  %85 = add nsw i32 %84, %63
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %86
  store float %83, ptr addrspace(1) %87, align 4, !tbaa !16
  br label %88

88:                                               ; preds = %78, %81
  %89 = add nsw i32 %64, 8
  %90 = icmp slt i32 %89, %2
  br i1 %90, label %91, label %98

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 32
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !16
  %94 = mul nsw i32 %89, %3
  %95 = add nsw i32 %94, %63
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %96
  store float %93, ptr addrspace(1) %97, align 4, !tbaa !16
  br label %98

98:                                               ; preds = %88, %91
  %99 = add nsw i32 %64, 12
  %100 = icmp slt i32 %99, %2
  br i1 %100, label %101, label %108

101:                                              ; preds = %98
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 48
  %103 = load float, ptr addrspace(3) %102, align 4, !tbaa !16
  %104 = mul nsw i32 %99, %3
  %105 = add nsw i32 %104, %63
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %106
  store float %103, ptr addrspace(1) %107, align 4, !tbaa !16
  br label %108

108:                                              ; preds = %77, %101, %98
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_transpose_tile(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 4
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %7, %6
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %10 = shl i32 %9, 4
  %11 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %12 = add i32 %11, %10
  %13 = icmp sgt i32 %2, %8
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @transpose_tile.tile, i32 %7
  %15 = icmp slt i32 %12, %3
  %16 = and i1 %13, %15
  br i1 %16, label %17, label %25

17:                                               ; preds = %4
  %18 = mul nsw i32 %12, %2
  %19 = add nsw i32 %18, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !16
  %23 = mul nuw nsw i32 %11, 68
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 %23
  store float %22, ptr addrspace(3) %24, align 4, !tbaa !16
  br label %25

25:                                               ; preds = %4, %17
  br i1 %13, label %26, label %62

26:                                               ; preds = %25
  %27 = add nsw i32 %12, 4
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %29, label %38

29:                                               ; preds = %26
  %30 = mul nsw i32 %27, %2
  %31 = add nsw i32 %30, %8
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %35 = mul nuw nsw i32 %11, 68
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 272
  store float %34, ptr addrspace(3) %37, align 4, !tbaa !16
  br label %38

38:                                               ; preds = %26, %29
  %39 = add nsw i32 %12, 8
  %40 = icmp slt i32 %39, %3
  br i1 %40, label %41, label %50

41:                                               ; preds = %38
  %42 = mul nsw i32 %39, %2
  %43 = add nsw i32 %42, %8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !16
  %47 = mul nuw nsw i32 %11, 68
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 544
  store float %46, ptr addrspace(3) %49, align 4, !tbaa !16
  br label %50

50:                                               ; preds = %38, %41
  %51 = add nsw i32 %12, 12
  %52 = icmp slt i32 %51, %3
  br i1 %52, label %53, label %62

53:                                               ; preds = %50
  %54 = mul nsw i32 %51, %2
  %55 = add nsw i32 %54, %8
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %59 = mul nuw nsw i32 %11, 68
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 %59
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 816
  store float %58, ptr addrspace(3) %61, align 4, !tbaa !16
  br label %62

62:                                               ; preds = %25, %53, %50
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %63 = add i32 %7, %10
  %64 = add i32 %11, %6
  %65 = icmp sgt i32 %3, %63
  %66 = mul nuw nsw i32 %7, 68
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @transpose_tile.tile, i32 %66
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %67, i32 %11
  %69 = icmp slt i32 %64, %2
  %70 = and i1 %65, %69
  br i1 %70, label %71, label %77

71:                                               ; preds = %62
  %72 = load float, ptr addrspace(3) %68, align 4, !tbaa !16
  %73 = mul nsw i32 %64, %3
  %74 = add nsw i32 %73, %63
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %75
  store float %72, ptr addrspace(1) %76, align 4, !tbaa !16
  br label %77

77:                                               ; preds = %62, %71
  br i1 %65, label %78, label %108

78:                                               ; preds = %77
  %79 = add nsw i32 %64, 4
  %80 = icmp slt i32 %79, %2
  br i1 %80, label %81, label %88

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 16
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !16
  %84 = mul nsw i32 %79, %3
  %85 = add nsw i32 %84, %63
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %86
  store float %83, ptr addrspace(1) %87, align 4, !tbaa !16
  br label %88

88:                                               ; preds = %78, %81
  %89 = add nsw i32 %64, 8
  %90 = icmp slt i32 %89, %2
  br i1 %90, label %91, label %98

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 32
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !16
  %94 = mul nsw i32 %89, %3
  %95 = add nsw i32 %94, %63
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %96
  store float %93, ptr addrspace(1) %97, align 4, !tbaa !16
  br label %98

98:                                               ; preds = %88, %91
  %99 = add nsw i32 %64, 12
  %100 = icmp slt i32 %99, %2
  br i1 %100, label %101, label %108

101:                                              ; preds = %98
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 48
  %103 = load float, ptr addrspace(3) %102, align 4, !tbaa !16
  %104 = mul nsw i32 %99, %3
  %105 = add nsw i32 %104, %63
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %106
  store float %103, ptr addrspace(1) %107, align 4, !tbaa !16
  br label %108

108:                                              ; preds = %77, %101, %98
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @transpose_square(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %5 = icmp sgt i32 %3, %4
  br i1 %5, label %37, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %9 = shl nsw i32 %4, 3
  %10 = add nsw i32 %9, %8
  %11 = mul nsw i32 %1, %10
  %12 = shl nsw i32 %3, 3
  %13 = add i32 %12, %7
  %14 = add i32 %13, %11
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !16, !amdgpu.noclobber !18
  %18 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.low, i32 %8
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) %18, i32 %7
  store float %17, ptr addrspace(3) %19, align 4, !tbaa !16
  %20 = add nsw i32 %12, %8
  %21 = mul nsw i32 %1, %20
  %22 = add i32 %9, %7
  %23 = add i32 %22, %21
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !16, !amdgpu.noclobber !18
  %27 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.high, i32 %8
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %27, i32 %7
  store float %26, ptr addrspace(3) %28, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %29 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.low, i32 %7
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i32 %8
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !16
  store float %31, ptr addrspace(1) %25, align 4, !tbaa !16
  %32 = icmp eq i32 %3, %4
  br i1 %32, label %37, label %33

33:                                               ; preds = %6
  %34 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.high, i32 %7
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i32 %8
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  store float %36, ptr addrspace(1) %16, align 4, !tbaa !16
  br label %37

37:                                               ; preds = %2, %6, %33
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_transpose_square(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %5 = icmp sgt i32 %3, %4
  br i1 %5, label %37, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %9 = shl nsw i32 %4, 3
  %10 = add nsw i32 %9, %8
  %11 = mul nsw i32 %1, %10
  %12 = shl nsw i32 %3, 3
  %13 = add i32 %12, %7
  %14 = add i32 %13, %11
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !16
  %18 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.low, i32 %8
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) %18, i32 %7
  store float %17, ptr addrspace(3) %19, align 4, !tbaa !16
  %20 = add nsw i32 %12, %8
  %21 = mul nsw i32 %1, %20
  %22 = add i32 %9, %7
  %23 = add i32 %22, %21
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !16
  %27 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.high, i32 %8
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %27, i32 %7
  store float %26, ptr addrspace(3) %28, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %29 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.low, i32 %7
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i32 %8
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !16
  store float %31, ptr addrspace(1) %25, align 4, !tbaa !16
  %32 = icmp eq i32 %3, %4
  br i1 %32, label %37, label %33

33:                                               ; preds = %6
  %34 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.high, i32 %7
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i32 %8
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  store float %36, ptr addrspace(1) %16, align 4, !tbaa !16
  br label %37

37:                                               ; preds = %6, %33, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @transpose_4x4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !21 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %17
  %19 = load <16 x i32>, ptr addrspace(1) %18, align 64, !tbaa !28, !amdgpu.noclobber !18
  %20 = shufflevector <16 x i32> %19, <16 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  %21 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %17
  store <16 x i32> %20, ptr addrspace(1) %21, align 64, !tbaa !28
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_transpose_4x4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !24 !kernel_arg_access_qual !21 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %17
  %19 = load <16 x i32>, ptr addrspace(1) %18, align 64, !tbaa !28
  %20 = shufflevector <16 x i32> %19, <16 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  %21 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %17
  store <16 x i32> %20, ptr addrspace(1) %21, align 64, !tbaa !28
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!14 = !{!"float*", !"float*", !"int", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{!"amdgpu-synchronize-as", !"local"}
!20 = !{i32 1, i32 0}
!21 = !{!"none", !"none"}
!22 = !{!"float*", !"int"}
!23 = !{!"", !""}
!24 = !{i32 1, i32 1}
!25 = !{!"uint16*", !"uint16*"}
!26 = !{!"uint __attribute__((ext_vector_type(16)))*", !"uint __attribute__((ext_vector_type(16)))*"}
!27 = !{!"const", !""}
!28 = !{!8, !8, i64 0}
