; ModuleID = 'corpus/opencl/nqueens_sudoku.cl'
source_filename = "corpus/opencl/nqueens_sudoku.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @nqueens(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %18 = trunc i64 %17 to i32
  %19 = freeze i32 %18
  %20 = sdiv i32 %19, 8
  %21 = mul i32 %20, 8
  %22 = sub i32 %19, %21
  %23 = icmp slt i32 %22, %1
  %24 = icmp slt i32 %20, %1
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %102

26:                                               ; preds = %2
  %27 = sub nsw i32 %22, %20
  %28 = tail call noundef range(i32 0, 268435464) i32 @llvm.abs.i32(i32 %27, i1 true)
  %29 = icmp samesign ugt i32 %28, 1
  br i1 %29, label %30, label %102

30:                                               ; preds = %26
  %31 = and i32 %1, 31
  %32 = shl nsw i32 -1, %31
  %33 = xor i32 %32, -1
  %34 = and i32 %22, 31
  %35 = shl nuw i32 1, %34
  %36 = and i32 %20, 31
  %37 = shl nuw i32 1, %36
  %38 = or i32 %35, %37
  %39 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %38, i64 2
  %40 = shl i32 4, %34
  %41 = shl i32 2, %36
  %42 = or i32 %40, %41
  %43 = and i32 %42, %33
  %44 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %43, i64 2
  %45 = lshr i32 %35, 2
  %46 = lshr i32 %37, 1
  %47 = or i32 %45, %46
  %48 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %47, i64 2
  %49 = or i32 %43, %38
  %50 = or i32 %49, %47
  %51 = xor i32 %50, -1
  %52 = and i32 %51, %33
  %53 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %52, i64 2
  %54 = add nsw i32 %1, -1
  br label %55

55:                                               ; preds = %81, %30
  %56 = phi i32 [ %82, %81 ], [ 0, %30 ]
  %57 = phi i32 [ %54, %81 ], [ 2, %30 ]
  %58 = phi <16 x i32> [ %64, %81 ], [ %39, %30 ]
  %59 = phi <16 x i32> [ %65, %81 ], [ %44, %30 ]
  %60 = phi <16 x i32> [ %79, %81 ], [ %53, %30 ]
  %61 = phi <16 x i32> [ %67, %81 ], [ %48, %30 ]
  br label %62

62:                                               ; preds = %55, %83
  %63 = phi i32 [ %86, %83 ], [ %57, %55 ]
  %64 = phi <16 x i32> [ %87, %83 ], [ %58, %55 ]
  %65 = phi <16 x i32> [ %92, %83 ], [ %59, %55 ]
  %66 = phi <16 x i32> [ %101, %83 ], [ %60, %55 ]
  %67 = phi <16 x i32> [ %96, %83 ], [ %61, %55 ]
  br label %68

68:                                               ; preds = %62, %72
  %69 = phi i32 [ %63, %62 ], [ %73, %72 ]
  %70 = extractelement <16 x i32> %66, i32 %69
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %75

72:                                               ; preds = %68
  %73 = add nsw i32 %69, -1
  %74 = icmp sgt i32 %69, 2
  br i1 %74, label %68, label %102

75:                                               ; preds = %68
  %76 = sub i32 0, %70
  %77 = and i32 %70, %76
  %78 = xor i32 %77, %70
  %79 = insertelement <16 x i32> %66, i32 %78, i32 %69
  %80 = icmp eq i32 %69, %54
  br i1 %80, label %81, label %83

81:                                               ; preds = %75
  %82 = add i32 %56, 1
  br label %55

83:                                               ; preds = %75
  %84 = extractelement <16 x i32> %64, i32 %69
  %85 = or i32 %77, %84
  %86 = add nuw nsw i32 %69, 1
  %87 = insertelement <16 x i32> %64, i32 %85, i32 %86
  %88 = extractelement <16 x i32> %65, i32 %69
  %89 = or i32 %77, %88
  %90 = shl i32 %89, 1
  %91 = and i32 %90, %33
  %92 = insertelement <16 x i32> %65, i32 %91, i32 %86
  %93 = extractelement <16 x i32> %67, i32 %69
  %94 = or i32 %77, %93
  %95 = lshr i32 %94, 1
  %96 = insertelement <16 x i32> %67, i32 %95, i32 %86
  %97 = or i32 %95, %85
  %98 = or i32 %97, %90
  %99 = xor i32 %98, -1
  %100 = and i32 %99, %33
  %101 = insertelement <16 x i32> %79, i32 %100, i32 %86
  br label %62

102:                                              ; preds = %72, %2, %26
  %103 = phi i32 [ 0, %2 ], [ 0, %26 ], [ %56, %72 ]
  %104 = shl i64 %17, 32
  %105 = ashr exact i64 %104, 30
  %106 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %105
  store i32 %103, ptr addrspace(1) %106, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_nqueens(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %18 = trunc i64 %17 to i32
  %19 = freeze i32 %18
  %20 = sdiv i32 %19, 8
  %21 = mul i32 %20, 8
  %22 = sub i32 %19, %21
  %23 = icmp slt i32 %22, %1
  %24 = icmp slt i32 %20, %1
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %102

26:                                               ; preds = %2
  %27 = sub nsw i32 %22, %20
  %28 = tail call noundef range(i32 0, 268435464) i32 @llvm.abs.i32(i32 %27, i1 true)
  %29 = icmp samesign ugt i32 %28, 1
  br i1 %29, label %30, label %102

30:                                               ; preds = %26
  %31 = and i32 %1, 31
  %32 = shl nsw i32 -1, %31
  %33 = xor i32 %32, -1
  %34 = and i32 %22, 31
  %35 = shl nuw i32 1, %34
  %36 = and i32 %20, 31
  %37 = shl nuw i32 1, %36
  %38 = or i32 %35, %37
  %39 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %38, i64 2
  %40 = shl i32 4, %34
  %41 = shl i32 2, %36
  %42 = or i32 %40, %41
  %43 = and i32 %42, %33
  %44 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %43, i64 2
  %45 = lshr i32 %35, 2
  %46 = lshr i32 %37, 1
  %47 = or i32 %45, %46
  %48 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %47, i64 2
  %49 = or i32 %43, %38
  %50 = or i32 %49, %47
  %51 = xor i32 %50, -1
  %52 = and i32 %51, %33
  %53 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %52, i64 2
  %54 = add nsw i32 %1, -1
  br label %55

55:                                               ; preds = %81, %30
  %56 = phi i32 [ %82, %81 ], [ 0, %30 ]
  %57 = phi i32 [ %54, %81 ], [ 2, %30 ]
  %58 = phi <16 x i32> [ %64, %81 ], [ %39, %30 ]
  %59 = phi <16 x i32> [ %65, %81 ], [ %44, %30 ]
  %60 = phi <16 x i32> [ %79, %81 ], [ %53, %30 ]
  %61 = phi <16 x i32> [ %67, %81 ], [ %48, %30 ]
  br label %62

62:                                               ; preds = %55, %83
  %63 = phi i32 [ %86, %83 ], [ %57, %55 ]
  %64 = phi <16 x i32> [ %87, %83 ], [ %58, %55 ]
  %65 = phi <16 x i32> [ %92, %83 ], [ %59, %55 ]
  %66 = phi <16 x i32> [ %101, %83 ], [ %60, %55 ]
  %67 = phi <16 x i32> [ %96, %83 ], [ %61, %55 ]
  br label %68

68:                                               ; preds = %62, %72
  %69 = phi i32 [ %63, %62 ], [ %73, %72 ]
  %70 = extractelement <16 x i32> %66, i32 %69
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %75

72:                                               ; preds = %68
  %73 = add nsw i32 %69, -1
  %74 = icmp sgt i32 %69, 2
  br i1 %74, label %68, label %102

75:                                               ; preds = %68
  %76 = sub i32 0, %70
  %77 = and i32 %70, %76
  %78 = xor i32 %77, %70
  %79 = insertelement <16 x i32> %66, i32 %78, i32 %69
  %80 = icmp eq i32 %69, %54
  br i1 %80, label %81, label %83

81:                                               ; preds = %75
  %82 = add i32 %56, 1
  br label %55

83:                                               ; preds = %75
  %84 = extractelement <16 x i32> %64, i32 %69
  %85 = or i32 %77, %84
  %86 = add nuw nsw i32 %69, 1
  %87 = insertelement <16 x i32> %64, i32 %85, i32 %86
  %88 = extractelement <16 x i32> %65, i32 %69
  %89 = or i32 %77, %88
  %90 = shl i32 %89, 1
  %91 = and i32 %90, %33
  %92 = insertelement <16 x i32> %65, i32 %91, i32 %86
  %93 = extractelement <16 x i32> %67, i32 %69
  %94 = or i32 %77, %93
  %95 = lshr i32 %94, 1
  %96 = insertelement <16 x i32> %67, i32 %95, i32 %86
  %97 = or i32 %95, %85
  %98 = or i32 %97, %90
  %99 = xor i32 %98, -1
  %100 = and i32 %99, %33
  %101 = insertelement <16 x i32> %79, i32 %100, i32 %86
  br label %62

102:                                              ; preds = %72, %26, %2
  %103 = phi i32 [ 0, %2 ], [ 0, %26 ], [ %56, %72 ]
  %104 = shl i64 %17, 32
  %105 = ashr exact i64 %104, 30
  %106 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %105
  store i32 %103, ptr addrspace(1) %106, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @subset_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %4
  %22 = trunc i64 %19 to i32
  %23 = mul nsw i32 %2, %22
  br label %28

24:                                               ; preds = %28, %4
  %25 = phi <16 x i32> [ zeroinitializer, %4 ], [ %35, %28 ]
  %26 = and i32 %2, 31
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %66, label %38

28:                                               ; preds = %21, %28
  %29 = phi i32 [ 0, %21 ], [ %36, %28 ]
  %30 = phi <16 x i32> [ zeroinitializer, %21 ], [ %35, %28 ]
  %31 = add nsw i32 %29, %23
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6, !amdgpu.noclobber !21
  %35 = insertelement <16 x i32> %30, i32 %34, i32 %29
  %36 = add nuw nsw i32 %29, 1
  %37 = icmp eq i32 %36, %2
  br i1 %37, label %24, label %28

38:                                               ; preds = %24, %60
  %39 = phi i32 [ %63, %60 ], [ 1, %24 ]
  %40 = phi i32 [ %62, %60 ], [ 0, %24 ]
  %41 = phi i32 [ %61, %60 ], [ 0, %24 ]
  br label %49

42:                                               ; preds = %56
  %43 = icmp eq i32 %54, %3
  %44 = icmp eq i32 %41, 0
  %45 = zext i1 %43 to i32
  %46 = add i32 %41, %45
  %47 = select i1 %43, i1 %44, i1 false
  %48 = select i1 %47, i32 %39, i32 %40
  br label %60

49:                                               ; preds = %38, %56
  %50 = phi i32 [ %39, %38 ], [ %58, %56 ]
  %51 = phi i32 [ 0, %38 ], [ %54, %56 ]
  %52 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %50, i1 true)
  %53 = extractelement <16 x i32> %25, i32 %52
  %54 = add nsw i32 %53, %51
  %55 = icmp sgt i32 %54, %3
  br i1 %55, label %60, label %56

56:                                               ; preds = %49
  %57 = add i32 %50, -1
  %58 = and i32 %57, %50
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %42, label %49

60:                                               ; preds = %49, %42
  %61 = phi i32 [ %46, %42 ], [ %41, %49 ]
  %62 = phi i32 [ %48, %42 ], [ %40, %49 ]
  %63 = add nuw i32 %39, 1
  %64 = lshr i32 %63, %26
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %38, label %66

66:                                               ; preds = %60, %24
  %67 = phi i32 [ 0, %24 ], [ %61, %60 ]
  %68 = phi i32 [ 0, %24 ], [ %62, %60 ]
  %69 = insertelement <2 x i32> poison, i32 %67, i64 0
  %70 = insertelement <2 x i32> %69, i32 %68, i64 1
  %71 = shl i64 %19, 32
  %72 = ashr exact i64 %71, 29
  %73 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %72
  store <2 x i32> %70, ptr addrspace(1) %73, align 8, !tbaa !22
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_subset_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %4
  %22 = trunc i64 %19 to i32
  %23 = mul nsw i32 %2, %22
  br label %28

24:                                               ; preds = %28, %4
  %25 = phi <16 x i32> [ zeroinitializer, %4 ], [ %35, %28 ]
  %26 = and i32 %2, 31
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %42, label %38

28:                                               ; preds = %21, %28
  %29 = phi i32 [ 0, %21 ], [ %36, %28 ]
  %30 = phi <16 x i32> [ zeroinitializer, %21 ], [ %35, %28 ]
  %31 = add nsw i32 %29, %23
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = insertelement <16 x i32> %30, i32 %34, i32 %29
  %36 = add nuw nsw i32 %29, 1
  %37 = icmp eq i32 %36, %2
  br i1 %37, label %24, label %28

38:                                               ; preds = %24, %68
  %39 = phi i32 [ %71, %68 ], [ 1, %24 ]
  %40 = phi i32 [ %70, %68 ], [ 0, %24 ]
  %41 = phi i32 [ %69, %68 ], [ 0, %24 ]
  br label %57

42:                                               ; preds = %68, %24
  %43 = phi i32 [ 0, %24 ], [ %69, %68 ]
  %44 = phi i32 [ 0, %24 ], [ %70, %68 ]
  %45 = insertelement <2 x i32> poison, i32 %43, i64 0
  %46 = insertelement <2 x i32> %45, i32 %44, i64 1
  %47 = shl i64 %19, 32
  %48 = ashr exact i64 %47, 29
  %49 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %48
  store <2 x i32> %46, ptr addrspace(1) %49, align 8, !tbaa !22
  ret void

50:                                               ; preds = %64
  %51 = icmp eq i32 %62, %3
  %52 = icmp eq i32 %41, 0
  %53 = zext i1 %51 to i32
  %54 = add i32 %41, %53
  %55 = select i1 %51, i1 %52, i1 false
  %56 = select i1 %55, i32 %39, i32 %40
  br label %68

57:                                               ; preds = %38, %64
  %58 = phi i32 [ %39, %38 ], [ %66, %64 ]
  %59 = phi i32 [ 0, %38 ], [ %62, %64 ]
  %60 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %58, i1 true)
  %61 = extractelement <16 x i32> %25, i32 %60
  %62 = add nsw i32 %61, %59
  %63 = icmp sgt i32 %62, %3
  br i1 %63, label %68, label %64

64:                                               ; preds = %57
  %65 = add i32 %58, -1
  %66 = and i32 %65, %58
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %50, label %57

68:                                               ; preds = %57, %50
  %69 = phi i32 [ %54, %50 ], [ %41, %57 ]
  %70 = phi i32 [ %56, %50 ], [ %40, %57 ]
  %71 = add nuw i32 %39, 1
  %72 = lshr i32 %71, %26
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %38, label %42
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sudoku4(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = trunc i64 %18 to i32
  %20 = add i32 %19, -1
  br label %23

21:                                               ; preds = %60
  %22 = icmp eq i32 %69, 0
  br i1 %22, label %182, label %72

23:                                               ; preds = %60, %3
  %24 = phi i32 [ 0, %3 ], [ %69, %60 ]
  %25 = phi i32 [ 0, %3 ], [ %70, %60 ]
  %26 = phi <16 x i8> [ zeroinitializer, %3 ], [ %62, %60 ]
  %27 = phi <16 x i32> [ zeroinitializer, %3 ], [ %63, %60 ]
  %28 = phi <16 x i8> [ zeroinitializer, %3 ], [ %67, %60 ]
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !22, !amdgpu.noclobber !21
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %39, label %33

33:                                               ; preds = %23
  %34 = zext i8 %31 to i32
  %35 = add i32 %20, %34
  %36 = srem i32 %35, 4
  %37 = trunc nsw i32 %36 to i8
  %38 = add nsw i8 %37, 1
  br label %39

39:                                               ; preds = %33, %23
  %40 = phi i8 [ %38, %33 ], [ 0, %23 ]
  %41 = insertelement <16 x i8> %26, i8 %40, i32 %25
  %42 = insertelement <16 x i32> %27, i32 0, i32 %25
  %43 = icmp eq i8 %40, 0
  %44 = trunc nuw nsw i32 %25 to i8
  %45 = insertelement <16 x i8> %28, i8 %44, i32 %24
  %46 = select i1 %43, <16 x i8> %45, <16 x i8> %28
  %47 = zext i1 %43 to i32
  %48 = add nuw nsw i32 %24, %47
  %49 = or disjoint i32 %25, 1
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !22, !amdgpu.noclobber !21
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %60, label %54

54:                                               ; preds = %39
  %55 = zext i8 %52 to i32
  %56 = add i32 %20, %55
  %57 = srem i32 %56, 4
  %58 = trunc nsw i32 %57 to i8
  %59 = add nsw i8 %58, 1
  br label %60

60:                                               ; preds = %54, %39
  %61 = phi i8 [ %59, %54 ], [ 0, %39 ]
  %62 = insertelement <16 x i8> %41, i8 %61, i32 %49
  %63 = insertelement <16 x i32> %42, i32 0, i32 %49
  %64 = icmp eq i8 %61, 0
  %65 = trunc nuw nsw i32 %49 to i8
  %66 = insertelement <16 x i8> %46, i8 %65, i32 %48
  %67 = select i1 %64, <16 x i8> %66, <16 x i8> %46
  %68 = zext i1 %64 to i32
  %69 = add nuw nsw i32 %48, %68
  %70 = add nuw nsw i32 %25, 2
  %71 = icmp eq i32 %70, 16
  br i1 %71, label %21, label %23

72:                                               ; preds = %21, %169
  %73 = phi i32 [ %173, %169 ], [ 0, %21 ]
  %74 = phi i32 [ %77, %169 ], [ 0, %21 ]
  %75 = phi <16 x i8> [ %172, %169 ], [ %62, %21 ]
  %76 = phi <16 x i32> [ %171, %169 ], [ %63, %21 ]
  %77 = add nuw nsw i32 %74, 1
  %78 = icmp eq i32 %74, 400
  br i1 %78, label %177, label %79

79:                                               ; preds = %72
  %80 = extractelement <16 x i8> %67, i32 %73
  %81 = zext i8 %80 to i32
  %82 = insertelement <16 x i8> %75, i8 0, i32 %81
  %83 = and i32 %81, 252
  %84 = and i32 %81, 3
  %85 = and i32 %81, 10
  %86 = extractelement <16 x i8> %82, i32 %83
  %87 = and i8 %86, 31
  %88 = zext nneg i8 %87 to i32
  %89 = shl nuw i32 1, %88
  %90 = extractelement <16 x i8> %82, i32 %84
  %91 = and i8 %90, 31
  %92 = zext nneg i8 %91 to i32
  %93 = shl nuw i32 1, %92
  %94 = extractelement <16 x i8> %82, i32 %85
  %95 = and i8 %94, 31
  %96 = zext nneg i8 %95 to i32
  %97 = shl nuw i32 1, %96
  %98 = or i32 %89, %93
  %99 = or i32 %98, %97
  %100 = or disjoint i32 %83, 1
  %101 = extractelement <16 x i8> %82, i32 %100
  %102 = and i8 %101, 31
  %103 = zext nneg i8 %102 to i32
  %104 = shl nuw i32 1, %103
  %105 = or disjoint i32 %84, 4
  %106 = extractelement <16 x i8> %82, i32 %105
  %107 = and i8 %106, 31
  %108 = zext nneg i8 %107 to i32
  %109 = shl nuw i32 1, %108
  %110 = or disjoint i32 %85, 1
  %111 = extractelement <16 x i8> %82, i32 %110
  %112 = and i8 %111, 31
  %113 = zext nneg i8 %112 to i32
  %114 = shl nuw i32 1, %113
  %115 = or disjoint i32 %83, 2
  %116 = extractelement <16 x i8> %82, i32 %115
  %117 = and i8 %116, 31
  %118 = zext nneg i8 %117 to i32
  %119 = shl nuw i32 1, %118
  %120 = or disjoint i32 %84, 8
  %121 = extractelement <16 x i8> %82, i32 %120
  %122 = and i8 %121, 31
  %123 = zext nneg i8 %122 to i32
  %124 = shl nuw i32 1, %123
  %125 = or disjoint i32 %85, 4
  %126 = extractelement <16 x i8> %82, i32 %125
  %127 = and i8 %126, 31
  %128 = zext nneg i8 %127 to i32
  %129 = shl nuw i32 1, %128
  %130 = or i32 %81, 3
  %131 = extractelement <16 x i8> %82, i32 %130
  %132 = and i8 %131, 31
  %133 = zext nneg i8 %132 to i32
  %134 = shl nuw i32 1, %133
  %135 = or disjoint i32 %84, 12
  %136 = extractelement <16 x i8> %82, i32 %135
  %137 = and i8 %136, 31
  %138 = zext nneg i8 %137 to i32
  %139 = shl nuw i32 1, %138
  %140 = or disjoint i32 %85, 5
  %141 = extractelement <16 x i8> %82, i32 %140
  %142 = and i8 %141, 31
  %143 = zext nneg i8 %142 to i32
  %144 = shl nuw i32 1, %143
  %145 = or i32 %99, %134
  %146 = or i32 %145, %104
  %147 = or i32 %146, %109
  %148 = or i32 %147, %114
  %149 = or i32 %148, %119
  %150 = or i32 %149, %124
  %151 = or i32 %150, %129
  %152 = or i32 %151, %139
  %153 = or i32 %152, %144
  %154 = and i32 %153, 30
  %155 = xor i32 %154, 30
  %156 = extractelement <16 x i32> %76, i32 %73
  %157 = xor i32 %156, -1
  %158 = and i32 %155, %157
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %162

160:                                              ; preds = %79
  %161 = insertelement <16 x i32> %76, i32 0, i32 %73
  br label %169

162:                                              ; preds = %79
  %163 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %158, i1 true)
  %164 = shl nuw nsw i32 1, %163
  %165 = or i32 %164, %156
  %166 = insertelement <16 x i32> %76, i32 %165, i32 %73
  %167 = trunc nuw nsw i32 %163 to i8
  %168 = insertelement <16 x i8> %82, i8 %167, i32 %81
  br label %169

169:                                              ; preds = %162, %160
  %170 = phi i32 [ 1, %162 ], [ -1, %160 ]
  %171 = phi <16 x i32> [ %166, %162 ], [ %161, %160 ]
  %172 = phi <16 x i8> [ %168, %162 ], [ %82, %160 ]
  %173 = add nsw i32 %73, %170
  %174 = icmp sgt i32 %173, -1
  %175 = icmp slt i32 %173, %69
  %176 = select i1 %174, i1 %175, i1 false
  br i1 %176, label %72, label %177

177:                                              ; preds = %72, %169
  %178 = phi i32 [ 401, %72 ], [ %77, %169 ]
  %179 = phi <16 x i8> [ %75, %72 ], [ %172, %169 ]
  %180 = phi i32 [ %73, %72 ], [ %173, %169 ]
  %181 = icmp eq i32 %180, %69
  br label %182

182:                                              ; preds = %177, %21
  %183 = phi <16 x i8> [ %62, %21 ], [ %179, %177 ]
  %184 = phi i1 [ true, %21 ], [ %181, %177 ]
  %185 = phi i32 [ 0, %21 ], [ %178, %177 ]
  %186 = shl nsw i32 %19, 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %187
  %189 = shufflevector <16 x i8> %183, <16 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %189, ptr addrspace(1) %188, align 1, !tbaa !22
  %190 = sext i32 %186 to i64
  %191 = getelementptr i8, ptr addrspace(1) %1, i64 %190
  %192 = getelementptr i8, ptr addrspace(1) %191, i64 4
  %193 = shufflevector <16 x i8> %183, <16 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i8> %193, ptr addrspace(1) %192, align 1, !tbaa !22
  %194 = sext i32 %186 to i64
  %195 = getelementptr i8, ptr addrspace(1) %1, i64 %194
  %196 = getelementptr i8, ptr addrspace(1) %195, i64 8
  %197 = shufflevector <16 x i8> %183, <16 x i8> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x i8> %197, ptr addrspace(1) %196, align 1, !tbaa !22
  %198 = sext i32 %186 to i64
  %199 = getelementptr i8, ptr addrspace(1) %1, i64 %198
  %200 = getelementptr i8, ptr addrspace(1) %199, i64 12
  %201 = shufflevector <16 x i8> %183, <16 x i8> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x i8> %201, ptr addrspace(1) %200, align 1, !tbaa !22
  %202 = sub nsw i32 0, %185
  %203 = select i1 %184, i32 %185, i32 %202
  %204 = shl i64 %18, 32
  %205 = ashr exact i64 %204, 30
  %206 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %205
  store i32 %203, ptr addrspace(1) %206, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sudoku4(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = trunc i64 %18 to i32
  %20 = add i32 %19, -1
  br label %23

21:                                               ; preds = %60
  %22 = icmp eq i32 %69, 0
  br i1 %22, label %182, label %72

23:                                               ; preds = %60, %3
  %24 = phi i32 [ 0, %3 ], [ %69, %60 ]
  %25 = phi i32 [ 0, %3 ], [ %70, %60 ]
  %26 = phi <16 x i8> [ zeroinitializer, %3 ], [ %62, %60 ]
  %27 = phi <16 x i32> [ zeroinitializer, %3 ], [ %63, %60 ]
  %28 = phi <16 x i8> [ zeroinitializer, %3 ], [ %67, %60 ]
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !22
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %39, label %33

33:                                               ; preds = %23
  %34 = zext i8 %31 to i32
  %35 = add i32 %20, %34
  %36 = srem i32 %35, 4
  %37 = trunc nsw i32 %36 to i8
  %38 = add nsw i8 %37, 1
  br label %39

39:                                               ; preds = %23, %33
  %40 = phi i8 [ %38, %33 ], [ 0, %23 ]
  %41 = insertelement <16 x i8> %26, i8 %40, i32 %25
  %42 = insertelement <16 x i32> %27, i32 0, i32 %25
  %43 = icmp eq i8 %40, 0
  %44 = trunc nuw nsw i32 %25 to i8
  %45 = insertelement <16 x i8> %28, i8 %44, i32 %24
  %46 = select i1 %43, <16 x i8> %45, <16 x i8> %28
  %47 = zext i1 %43 to i32
  %48 = add nuw nsw i32 %24, %47
  %49 = or disjoint i32 %25, 1
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !22
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %60, label %54

54:                                               ; preds = %39
  %55 = zext i8 %52 to i32
  %56 = add i32 %20, %55
  %57 = srem i32 %56, 4
  %58 = trunc nsw i32 %57 to i8
  %59 = add nsw i8 %58, 1
  br label %60

60:                                               ; preds = %54, %39
  %61 = phi i8 [ %59, %54 ], [ 0, %39 ]
  %62 = insertelement <16 x i8> %41, i8 %61, i32 %49
  %63 = insertelement <16 x i32> %42, i32 0, i32 %49
  %64 = icmp eq i8 %61, 0
  %65 = trunc nuw nsw i32 %49 to i8
  %66 = insertelement <16 x i8> %46, i8 %65, i32 %48
  %67 = select i1 %64, <16 x i8> %66, <16 x i8> %46
  %68 = zext i1 %64 to i32
  %69 = add nuw nsw i32 %48, %68
  %70 = add nuw nsw i32 %25, 2
  %71 = icmp eq i32 %70, 16
  br i1 %71, label %21, label %23

72:                                               ; preds = %21, %169
  %73 = phi i32 [ %173, %169 ], [ 0, %21 ]
  %74 = phi i32 [ %77, %169 ], [ 0, %21 ]
  %75 = phi <16 x i8> [ %172, %169 ], [ %62, %21 ]
  %76 = phi <16 x i32> [ %171, %169 ], [ %63, %21 ]
  %77 = add nuw nsw i32 %74, 1
  %78 = icmp eq i32 %74, 400
  br i1 %78, label %177, label %79

79:                                               ; preds = %72
  %80 = extractelement <16 x i8> %67, i32 %73
  %81 = zext i8 %80 to i32
  %82 = insertelement <16 x i8> %75, i8 0, i32 %81
  %83 = and i32 %81, 252
  %84 = and i32 %81, 3
  %85 = and i32 %81, 10
  %86 = extractelement <16 x i8> %82, i32 %83
  %87 = and i8 %86, 31
  %88 = zext nneg i8 %87 to i32
  %89 = shl nuw i32 1, %88
  %90 = extractelement <16 x i8> %82, i32 %84
  %91 = and i8 %90, 31
  %92 = zext nneg i8 %91 to i32
  %93 = shl nuw i32 1, %92
  %94 = extractelement <16 x i8> %82, i32 %85
  %95 = and i8 %94, 31
  %96 = zext nneg i8 %95 to i32
  %97 = shl nuw i32 1, %96
  %98 = or i32 %89, %93
  %99 = or i32 %98, %97
  %100 = or disjoint i32 %83, 1
  %101 = extractelement <16 x i8> %82, i32 %100
  %102 = and i8 %101, 31
  %103 = zext nneg i8 %102 to i32
  %104 = shl nuw i32 1, %103
  %105 = or disjoint i32 %84, 4
  %106 = extractelement <16 x i8> %82, i32 %105
  %107 = and i8 %106, 31
  %108 = zext nneg i8 %107 to i32
  %109 = shl nuw i32 1, %108
  %110 = or disjoint i32 %85, 1
  %111 = extractelement <16 x i8> %82, i32 %110
  %112 = and i8 %111, 31
  %113 = zext nneg i8 %112 to i32
  %114 = shl nuw i32 1, %113
  %115 = or disjoint i32 %83, 2
  %116 = extractelement <16 x i8> %82, i32 %115
  %117 = and i8 %116, 31
  %118 = zext nneg i8 %117 to i32
  %119 = shl nuw i32 1, %118
  %120 = or disjoint i32 %84, 8
  %121 = extractelement <16 x i8> %82, i32 %120
  %122 = and i8 %121, 31
  %123 = zext nneg i8 %122 to i32
  %124 = shl nuw i32 1, %123
  %125 = or disjoint i32 %85, 4
  %126 = extractelement <16 x i8> %82, i32 %125
  %127 = and i8 %126, 31
  %128 = zext nneg i8 %127 to i32
  %129 = shl nuw i32 1, %128
  %130 = or i32 %81, 3
  %131 = extractelement <16 x i8> %82, i32 %130
  %132 = and i8 %131, 31
  %133 = zext nneg i8 %132 to i32
  %134 = shl nuw i32 1, %133
  %135 = or disjoint i32 %84, 12
  %136 = extractelement <16 x i8> %82, i32 %135
  %137 = and i8 %136, 31
  %138 = zext nneg i8 %137 to i32
  %139 = shl nuw i32 1, %138
  %140 = or disjoint i32 %85, 5
  %141 = extractelement <16 x i8> %82, i32 %140
  %142 = and i8 %141, 31
  %143 = zext nneg i8 %142 to i32
  %144 = shl nuw i32 1, %143
  %145 = or i32 %99, %134
  %146 = or i32 %145, %104
  %147 = or i32 %146, %109
  %148 = or i32 %147, %114
  %149 = or i32 %148, %119
  %150 = or i32 %149, %124
  %151 = or i32 %150, %129
  %152 = or i32 %151, %139
  %153 = or i32 %152, %144
  %154 = and i32 %153, 30
  %155 = xor i32 %154, 30
  %156 = extractelement <16 x i32> %76, i32 %73
  %157 = xor i32 %156, -1
  %158 = and i32 %155, %157
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %162

160:                                              ; preds = %79
  %161 = insertelement <16 x i32> %76, i32 0, i32 %73
  br label %169

162:                                              ; preds = %79
  %163 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %158, i1 true)
  %164 = shl nuw nsw i32 1, %163
  %165 = or i32 %164, %156
  %166 = insertelement <16 x i32> %76, i32 %165, i32 %73
  %167 = trunc nuw nsw i32 %163 to i8
  %168 = insertelement <16 x i8> %82, i8 %167, i32 %81
  br label %169

169:                                              ; preds = %162, %160
  %170 = phi i32 [ 1, %162 ], [ -1, %160 ]
  %171 = phi <16 x i32> [ %166, %162 ], [ %161, %160 ]
  %172 = phi <16 x i8> [ %168, %162 ], [ %82, %160 ]
  %173 = add nsw i32 %73, %170
  %174 = icmp sgt i32 %173, -1
  %175 = icmp slt i32 %173, %69
  %176 = select i1 %174, i1 %175, i1 false
  br i1 %176, label %72, label %177

177:                                              ; preds = %169, %72
  %178 = phi i32 [ %77, %169 ], [ 401, %72 ]
  %179 = phi <16 x i8> [ %172, %169 ], [ %75, %72 ]
  %180 = phi i32 [ %173, %169 ], [ %73, %72 ]
  %181 = icmp eq i32 %180, %69
  br label %182

182:                                              ; preds = %177, %21
  %183 = phi <16 x i8> [ %62, %21 ], [ %179, %177 ]
  %184 = phi i1 [ true, %21 ], [ %181, %177 ]
  %185 = phi i32 [ 0, %21 ], [ %178, %177 ]
  %186 = shl nsw i32 %19, 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %187
  %189 = shufflevector <16 x i8> %183, <16 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %189, ptr addrspace(1) %188, align 1, !tbaa !22
  %190 = sext i32 %186 to i64
  %191 = getelementptr i8, ptr addrspace(1) %1, i64 %190
  %192 = getelementptr i8, ptr addrspace(1) %191, i64 4
  %193 = shufflevector <16 x i8> %183, <16 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i8> %193, ptr addrspace(1) %192, align 1, !tbaa !22
  %194 = sext i32 %186 to i64
  %195 = getelementptr i8, ptr addrspace(1) %1, i64 %194
  %196 = getelementptr i8, ptr addrspace(1) %195, i64 8
  %197 = shufflevector <16 x i8> %183, <16 x i8> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x i8> %197, ptr addrspace(1) %196, align 1, !tbaa !22
  %198 = sext i32 %186 to i64
  %199 = getelementptr i8, ptr addrspace(1) %1, i64 %198
  %200 = getelementptr i8, ptr addrspace(1) %199, i64 12
  %201 = shufflevector <16 x i8> %183, <16 x i8> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x i8> %201, ptr addrspace(1) %200, align 1, !tbaa !22
  %202 = sub nsw i32 0, %185
  %203 = select i1 %184, i32 %185, i32 %202
  %204 = shl i64 %18, 32
  %205 = ashr exact i64 %204, 30
  %206 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %205
  store i32 %203, ptr addrspace(1) %206, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

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
declare i32 @llvm.abs.i32(i32, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 0}
!13 = !{!"none", !"none"}
!14 = !{!"uint*", !"int"}
!15 = !{!"", !""}
!16 = !{i32 1, i32 1, i32 0, i32 0}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"int*", !"uint2*", !"int", !"int"}
!19 = !{!"int*", !"uint __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!20 = !{!"const", !"", !"", !""}
!21 = !{}
!22 = !{!8, !8, i64 0}
!23 = !{i32 1, i32 1, i32 1}
!24 = !{!"none", !"none", !"none"}
!25 = !{!"uchar*", !"uchar*", !"int*"}
!26 = !{!"const", !"", !""}
