; ModuleID = 'corpus/opencl/morphology.cl'
source_filename = "corpus/opencl/morphology.cl"
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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @dilate_erode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = lshr i32 %10, 16
  %17 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %18 = load <2 x i64>, ptr addrspace(4) %14, align 8, !tbaa !10
  %19 = insertelement <2 x i32> poison, i32 %7, i64 0
  %20 = insertelement <2 x i32> %19, i32 %15, i64 1
  %21 = zext <2 x i32> %20 to <2 x i64>
  %22 = insertelement <2 x i32> poison, i32 %11, i64 0
  %23 = insertelement <2 x i32> %22, i32 %16, i64 1
  %24 = zext nneg <2 x i32> %23 to <2 x i64>
  %25 = mul nuw nsw <2 x i64> %24, %21
  %26 = insertelement <2 x i32> poison, i32 %12, i64 0
  %27 = insertelement <2 x i32> %26, i32 %17, i64 1
  %28 = zext nneg <2 x i32> %27 to <2 x i64>
  %29 = add <2 x i64> %18, %28
  %30 = add <2 x i64> %29, %25
  %31 = trunc <2 x i64> %30 to <2 x i32>
  %32 = icmp eq i32 %5, 0
  br i1 %32, label %77, label %33

33:                                               ; preds = %6, %71
  %34 = phi i8 [ %73, %71 ], [ -1, %6 ]
  %35 = phi i8 [ %72, %71 ], [ 0, %6 ]
  %36 = phi i32 [ %75, %71 ], [ %5, %6 ]
  %37 = sub i32 0, %36
  %38 = and i32 %36, %37
  %39 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %38, i1 false)
  %40 = trunc nuw nsw i32 %39 to i8
  %41 = sub nsw i8 31, %40
  %42 = freeze i8 %41
  %43 = sdiv i8 %42, 3
  %44 = mul i8 %43, 3
  %45 = sub i8 %42, %44
  %46 = sext i8 %45 to i32
  %47 = zext nneg i8 %43 to i32
  %48 = insertelement <2 x i32> poison, i32 %46, i64 0
  %49 = insertelement <2 x i32> %48, i32 %47, i64 1
  %50 = add nsw <2 x i32> %49, %31
  %51 = extractelement <2 x i32> %50, i64 0
  %52 = icmp slt i32 %51, 1
  %53 = extractelement <2 x i32> %50, i64 1
  %54 = icmp slt i32 %53, 1
  %55 = select i1 %52, i1 true, i1 %54
  %56 = icmp sgt i32 %51, %3
  %57 = or i1 %56, %55
  %58 = icmp sgt i32 %53, %4
  %59 = select i1 %57, i1 true, i1 %58
  br i1 %59, label %71, label %60

60:                                               ; preds = %33
  %61 = add nsw <2 x i32> %50, splat (i32 -1)
  %62 = extractelement <2 x i32> %61, i64 1
  %63 = mul nsw i32 %62, %3
  %64 = extractelement <2 x i32> %61, i64 0
  %65 = add nuw nsw i32 %64, %63
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !16, !amdgpu.noclobber !17
  %69 = tail call noundef i8 @llvm.umin.i8(i8 %68, i8 %34)
  %70 = tail call noundef i8 @llvm.umax.i8(i8 %35, i8 %68)
  br label %71

71:                                               ; preds = %60, %33
  %72 = phi i8 [ %70, %60 ], [ %35, %33 ]
  %73 = phi i8 [ %69, %60 ], [ %34, %33 ]
  %74 = add i32 %36, -1
  %75 = and i32 %74, %36
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %33

77:                                               ; preds = %71, %6
  %78 = phi i8 [ 0, %6 ], [ %72, %71 ]
  %79 = phi i8 [ -1, %6 ], [ %73, %71 ]
  %80 = extractelement <2 x i32> %31, i64 1
  %81 = mul nsw i32 %3, %80
  %82 = extractelement <2 x i32> %31, i64 0
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %84
  store i8 %78, ptr addrspace(1) %85, align 1, !tbaa !16
  %86 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %84
  store i8 %79, ptr addrspace(1) %86, align 1, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_dilate_erode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = lshr i32 %10, 16
  %17 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %18 = load <2 x i64>, ptr addrspace(4) %14, align 8, !tbaa !10
  %19 = insertelement <2 x i32> poison, i32 %7, i64 0
  %20 = insertelement <2 x i32> %19, i32 %15, i64 1
  %21 = zext <2 x i32> %20 to <2 x i64>
  %22 = insertelement <2 x i32> poison, i32 %11, i64 0
  %23 = insertelement <2 x i32> %22, i32 %16, i64 1
  %24 = zext nneg <2 x i32> %23 to <2 x i64>
  %25 = mul nuw nsw <2 x i64> %24, %21
  %26 = insertelement <2 x i32> poison, i32 %12, i64 0
  %27 = insertelement <2 x i32> %26, i32 %17, i64 1
  %28 = zext nneg <2 x i32> %27 to <2 x i64>
  %29 = add <2 x i64> %18, %28
  %30 = add <2 x i64> %29, %25
  %31 = trunc <2 x i64> %30 to <2 x i32>
  %32 = icmp eq i32 %5, 0
  br i1 %32, label %33, label %43

33:                                               ; preds = %81, %6
  %34 = phi i8 [ 0, %6 ], [ %82, %81 ]
  %35 = phi i8 [ -1, %6 ], [ %83, %81 ]
  %36 = extractelement <2 x i32> %31, i64 1
  %37 = mul nsw i32 %3, %36
  %38 = extractelement <2 x i32> %31, i64 0
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %40
  store i8 %34, ptr addrspace(1) %41, align 1, !tbaa !16
  %42 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %40
  store i8 %35, ptr addrspace(1) %42, align 1, !tbaa !16
  ret void

43:                                               ; preds = %6, %81
  %44 = phi i8 [ %83, %81 ], [ -1, %6 ]
  %45 = phi i8 [ %82, %81 ], [ 0, %6 ]
  %46 = phi i32 [ %85, %81 ], [ %5, %6 ]
  %47 = sub i32 0, %46
  %48 = and i32 %46, %47
  %49 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %48, i1 false)
  %50 = trunc nuw nsw i32 %49 to i8
  %51 = sub nsw i8 31, %50
  %52 = freeze i8 %51
  %53 = sdiv i8 %52, 3
  %54 = mul i8 %53, 3
  %55 = sub i8 %52, %54
  %56 = sext i8 %55 to i32
  %57 = zext nneg i8 %53 to i32
  %58 = insertelement <2 x i32> poison, i32 %56, i64 0
  %59 = insertelement <2 x i32> %58, i32 %57, i64 1
  %60 = add nsw <2 x i32> %59, %31
  %61 = extractelement <2 x i32> %60, i64 0
  %62 = icmp slt i32 %61, 1
  %63 = extractelement <2 x i32> %60, i64 1
  %64 = icmp slt i32 %63, 1
  %65 = select i1 %62, i1 true, i1 %64
  %66 = icmp sgt i32 %61, %3
  %67 = or i1 %66, %65
  %68 = icmp sgt i32 %63, %4
  %69 = select i1 %67, i1 true, i1 %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %43
  %71 = add nsw <2 x i32> %60, splat (i32 -1)
  %72 = extractelement <2 x i32> %71, i64 1
  %73 = mul nsw i32 %72, %3
  %74 = extractelement <2 x i32> %71, i64 0
  %75 = add nuw nsw i32 %74, %73
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !16
  %79 = tail call noundef i8 @llvm.umin.i8(i8 %78, i8 %44)
  %80 = tail call noundef i8 @llvm.umax.i8(i8 %45, i8 %78)
  br label %81

81:                                               ; preds = %43, %70
  %82 = phi i8 [ %80, %70 ], [ %45, %43 ]
  %83 = phi i8 [ %79, %70 ], [ %44, %43 ]
  %84 = add i32 %46, -1
  %85 = and i32 %84, %46
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %33, label %43
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @dilate_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %3, %20
  %22 = icmp sgt i32 %2, 0
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %165

24:                                               ; preds = %4
  %25 = mul nsw i32 %2, %20
  %26 = icmp samesign ugt i32 %2, 1
  %27 = add nsw i32 %20, -1
  %28 = icmp sgt i32 %20, 0
  br i1 %28, label %29, label %45

29:                                               ; preds = %24
  %30 = mul nuw nsw i32 %27, %2
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  br i1 %26, label %34, label %38

34:                                               ; preds = %29
  %35 = getelementptr i8, ptr addrspace(1) %32, i64 4
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = shl i32 %36, 31
  br label %38

38:                                               ; preds = %34, %29
  %39 = phi i32 [ %37, %34 ], [ 0, %29 ]
  %40 = shl i32 %33, 1
  %41 = lshr i32 %33, 1
  %42 = or i32 %41, %40
  %43 = or i32 %42, %39
  %44 = or i32 %43, %33
  br label %45

45:                                               ; preds = %38, %24
  %46 = phi i32 [ %44, %38 ], [ 0, %24 ]
  %47 = icmp sgt i32 %20, -1
  br i1 %47, label %48, label %64

48:                                               ; preds = %45
  %49 = zext nneg i32 %25 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !6
  br i1 %26, label %52, label %56

52:                                               ; preds = %48
  %53 = getelementptr i8, ptr addrspace(1) %50, i64 4
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !6
  %55 = shl i32 %54, 31
  br label %56

56:                                               ; preds = %52, %48
  %57 = phi i32 [ %55, %52 ], [ 0, %48 ]
  %58 = shl i32 %51, 1
  %59 = lshr i32 %51, 1
  %60 = or i32 %59, %58
  %61 = or i32 %60, %57
  %62 = or i32 %61, %46
  %63 = or i32 %62, %51
  br label %64

64:                                               ; preds = %56, %45
  %65 = phi i32 [ %63, %56 ], [ %46, %45 ]
  %66 = add nsw i32 %20, 1
  %67 = icmp sgt i32 %20, -2
  %68 = icmp slt i32 %66, %3
  %69 = and i1 %67, %68
  br i1 %69, label %70, label %87

70:                                               ; preds = %64
  %71 = mul nuw nsw i32 %66, %2
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %72
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !6
  br i1 %26, label %75, label %79

75:                                               ; preds = %70
  %76 = getelementptr i8, ptr addrspace(1) %73, i64 4
  %77 = load i32, ptr addrspace(1) %76, align 4, !tbaa !6
  %78 = shl i32 %77, 31
  br label %79

79:                                               ; preds = %75, %70
  %80 = phi i32 [ %78, %75 ], [ 0, %70 ]
  %81 = shl i32 %74, 1
  %82 = lshr i32 %74, 1
  %83 = or i32 %82, %81
  %84 = or i32 %83, %80
  %85 = or i32 %84, %65
  %86 = or i32 %85, %74
  br label %87

87:                                               ; preds = %79, %64
  %88 = phi i32 [ %86, %79 ], [ %65, %64 ]
  %89 = sext i32 %25 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %89
  store i32 %88, ptr addrspace(1) %90, align 4, !tbaa !6
  %91 = icmp eq i32 %2, 1
  br i1 %91, label %165, label %92

92:                                               ; preds = %87
  %93 = mul nuw nsw i32 %27, %2
  %94 = mul nuw nsw i32 %66, %2
  br label %95

95:                                               ; preds = %92, %159
  %96 = phi i32 [ 1, %92 ], [ %97, %159 ]
  %97 = add nuw nsw i32 %96, 1
  %98 = icmp slt i32 %97, %2
  br i1 %28, label %99, label %117

99:                                               ; preds = %95
  %100 = add nuw nsw i32 %93, %96
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !6
  %104 = getelementptr i8, ptr addrspace(1) %102, i64 -4
  %105 = load i32, ptr addrspace(1) %104, align 4, !tbaa !6
  br i1 %98, label %106, label %110

106:                                              ; preds = %99
  %107 = getelementptr i8, ptr addrspace(1) %102, i64 4
  %108 = load i32, ptr addrspace(1) %107, align 4, !tbaa !6
  %109 = shl i32 %108, 31
  br label %110

110:                                              ; preds = %106, %99
  %111 = phi i32 [ %109, %106 ], [ 0, %99 ]
  %112 = tail call i32 @llvm.fshl.i32(i32 %103, i32 %105, i32 1)
  %113 = lshr i32 %103, 1
  %114 = or i32 %113, %112
  %115 = or i32 %114, %111
  %116 = or i32 %115, %103
  br label %117

117:                                              ; preds = %110, %95
  %118 = phi i32 [ %116, %110 ], [ 0, %95 ]
  br i1 %47, label %119, label %138

119:                                              ; preds = %117
  %120 = add nuw nsw i32 %25, %96
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %121
  %123 = load i32, ptr addrspace(1) %122, align 4, !tbaa !6
  %124 = getelementptr i8, ptr addrspace(1) %122, i64 -4
  %125 = load i32, ptr addrspace(1) %124, align 4, !tbaa !6
  br i1 %98, label %126, label %130

126:                                              ; preds = %119
  %127 = getelementptr i8, ptr addrspace(1) %122, i64 4
  %128 = load i32, ptr addrspace(1) %127, align 4, !tbaa !6
  %129 = shl i32 %128, 31
  br label %130

130:                                              ; preds = %126, %119
  %131 = phi i32 [ %129, %126 ], [ 0, %119 ]
  %132 = tail call i32 @llvm.fshl.i32(i32 %123, i32 %125, i32 1)
  %133 = lshr i32 %123, 1
  %134 = or i32 %133, %132
  %135 = or i32 %134, %131
  %136 = or i32 %135, %118
  %137 = or i32 %136, %123
  br label %138

138:                                              ; preds = %130, %117
  %139 = phi i32 [ %137, %130 ], [ %118, %117 ]
  br i1 %69, label %140, label %159

140:                                              ; preds = %138
  %141 = add nuw nsw i32 %94, %96
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %142
  %144 = load i32, ptr addrspace(1) %143, align 4, !tbaa !6
  %145 = getelementptr i8, ptr addrspace(1) %143, i64 -4
  %146 = load i32, ptr addrspace(1) %145, align 4, !tbaa !6
  br i1 %98, label %147, label %151

147:                                              ; preds = %140
  %148 = getelementptr i8, ptr addrspace(1) %143, i64 4
  %149 = load i32, ptr addrspace(1) %148, align 4, !tbaa !6
  %150 = shl i32 %149, 31
  br label %151

151:                                              ; preds = %147, %140
  %152 = phi i32 [ %150, %147 ], [ 0, %140 ]
  %153 = tail call i32 @llvm.fshl.i32(i32 %144, i32 %146, i32 1)
  %154 = lshr i32 %144, 1
  %155 = or i32 %154, %153
  %156 = or i32 %155, %152
  %157 = or i32 %156, %139
  %158 = or i32 %157, %144
  br label %159

159:                                              ; preds = %151, %138
  %160 = phi i32 [ %158, %151 ], [ %139, %138 ]
  %161 = add nsw i32 %96, %25
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %162
  store i32 %160, ptr addrspace(1) %163, align 4, !tbaa !6
  %164 = icmp eq i32 %97, %2
  br i1 %164, label %165, label %95, !llvm.loop !22

165:                                              ; preds = %159, %87, %4
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_dilate_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %3, %20
  %22 = icmp sgt i32 %2, 0
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %165

24:                                               ; preds = %4
  %25 = mul nsw i32 %2, %20
  %26 = icmp samesign ugt i32 %2, 1
  %27 = add nsw i32 %20, -1
  %28 = icmp sgt i32 %20, 0
  br i1 %28, label %29, label %45

29:                                               ; preds = %24
  %30 = mul nuw nsw i32 %27, %2
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  br i1 %26, label %34, label %38

34:                                               ; preds = %29
  %35 = getelementptr i8, ptr addrspace(1) %32, i64 4
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = shl i32 %36, 31
  br label %38

38:                                               ; preds = %34, %29
  %39 = phi i32 [ %37, %34 ], [ 0, %29 ]
  %40 = shl i32 %33, 1
  %41 = lshr i32 %33, 1
  %42 = or i32 %41, %40
  %43 = or i32 %42, %39
  %44 = or i32 %43, %33
  br label %45

45:                                               ; preds = %38, %24
  %46 = phi i32 [ %44, %38 ], [ 0, %24 ]
  %47 = icmp sgt i32 %20, -1
  br i1 %47, label %48, label %64

48:                                               ; preds = %45
  %49 = zext nneg i32 %25 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !6
  br i1 %26, label %52, label %56

52:                                               ; preds = %48
  %53 = getelementptr i8, ptr addrspace(1) %50, i64 4
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !6
  %55 = shl i32 %54, 31
  br label %56

56:                                               ; preds = %52, %48
  %57 = phi i32 [ %55, %52 ], [ 0, %48 ]
  %58 = shl i32 %51, 1
  %59 = lshr i32 %51, 1
  %60 = or i32 %59, %58
  %61 = or i32 %60, %57
  %62 = or i32 %61, %46
  %63 = or i32 %62, %51
  br label %64

64:                                               ; preds = %56, %45
  %65 = phi i32 [ %63, %56 ], [ %46, %45 ]
  %66 = add nsw i32 %20, 1
  %67 = icmp sgt i32 %20, -2
  %68 = icmp slt i32 %66, %3
  %69 = and i1 %67, %68
  br i1 %69, label %70, label %87

70:                                               ; preds = %64
  %71 = mul nuw nsw i32 %66, %2
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %72
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !6
  br i1 %26, label %75, label %79

75:                                               ; preds = %70
  %76 = getelementptr i8, ptr addrspace(1) %73, i64 4
  %77 = load i32, ptr addrspace(1) %76, align 4, !tbaa !6
  %78 = shl i32 %77, 31
  br label %79

79:                                               ; preds = %75, %70
  %80 = phi i32 [ %78, %75 ], [ 0, %70 ]
  %81 = shl i32 %74, 1
  %82 = lshr i32 %74, 1
  %83 = or i32 %82, %81
  %84 = or i32 %83, %80
  %85 = or i32 %84, %65
  %86 = or i32 %85, %74
  br label %87

87:                                               ; preds = %79, %64
  %88 = phi i32 [ %86, %79 ], [ %65, %64 ]
  %89 = sext i32 %25 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %89
  store i32 %88, ptr addrspace(1) %90, align 4, !tbaa !6
  %91 = icmp eq i32 %2, 1
  br i1 %91, label %165, label %92

92:                                               ; preds = %87
  %93 = mul nuw nsw i32 %27, %2
  %94 = mul nuw nsw i32 %66, %2
  br label %95

95:                                               ; preds = %92, %159
  %96 = phi i32 [ 1, %92 ], [ %97, %159 ]
  %97 = add nuw nsw i32 %96, 1
  %98 = icmp slt i32 %97, %2
  br i1 %28, label %99, label %117

99:                                               ; preds = %95
  %100 = add nuw nsw i32 %93, %96
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !6
  %104 = getelementptr i8, ptr addrspace(1) %102, i64 -4
  %105 = load i32, ptr addrspace(1) %104, align 4, !tbaa !6
  br i1 %98, label %106, label %110

106:                                              ; preds = %99
  %107 = getelementptr i8, ptr addrspace(1) %102, i64 4
  %108 = load i32, ptr addrspace(1) %107, align 4, !tbaa !6
  %109 = shl i32 %108, 31
  br label %110

110:                                              ; preds = %99, %106
  %111 = phi i32 [ %109, %106 ], [ 0, %99 ]
  %112 = tail call i32 @llvm.fshl.i32(i32 %103, i32 %105, i32 1)
  %113 = lshr i32 %103, 1
  %114 = or i32 %113, %112
  %115 = or i32 %114, %111
  %116 = or i32 %115, %103
  br label %117

117:                                              ; preds = %95, %110
  %118 = phi i32 [ %116, %110 ], [ 0, %95 ]
  br i1 %47, label %119, label %138

119:                                              ; preds = %117
  %120 = add nuw nsw i32 %25, %96
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %121
  %123 = load i32, ptr addrspace(1) %122, align 4, !tbaa !6
  %124 = getelementptr i8, ptr addrspace(1) %122, i64 -4
  %125 = load i32, ptr addrspace(1) %124, align 4, !tbaa !6
  br i1 %98, label %126, label %130

126:                                              ; preds = %119
  %127 = getelementptr i8, ptr addrspace(1) %122, i64 4
  %128 = load i32, ptr addrspace(1) %127, align 4, !tbaa !6
  %129 = shl i32 %128, 31
  br label %130

130:                                              ; preds = %126, %119
  %131 = phi i32 [ %129, %126 ], [ 0, %119 ]
  %132 = tail call i32 @llvm.fshl.i32(i32 %123, i32 %125, i32 1)
  %133 = lshr i32 %123, 1
  %134 = or i32 %133, %132
  %135 = or i32 %134, %131
  %136 = or i32 %135, %118
  %137 = or i32 %136, %123
  br label %138

138:                                              ; preds = %130, %117
  %139 = phi i32 [ %137, %130 ], [ %118, %117 ]
  br i1 %69, label %140, label %159

140:                                              ; preds = %138
  %141 = add nuw nsw i32 %94, %96
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %142
  %144 = load i32, ptr addrspace(1) %143, align 4, !tbaa !6
  %145 = getelementptr i8, ptr addrspace(1) %143, i64 -4
  %146 = load i32, ptr addrspace(1) %145, align 4, !tbaa !6
  br i1 %98, label %147, label %151

147:                                              ; preds = %140
  %148 = getelementptr i8, ptr addrspace(1) %143, i64 4
  %149 = load i32, ptr addrspace(1) %148, align 4, !tbaa !6
  %150 = shl i32 %149, 31
  br label %151

151:                                              ; preds = %147, %140
  %152 = phi i32 [ %150, %147 ], [ 0, %140 ]
  %153 = tail call i32 @llvm.fshl.i32(i32 %144, i32 %146, i32 1)
  %154 = lshr i32 %144, 1
  %155 = or i32 %154, %153
  %156 = or i32 %155, %152
  %157 = or i32 %156, %139
  %158 = or i32 %157, %144
  br label %159

159:                                              ; preds = %151, %138
  %160 = phi i32 [ %158, %151 ], [ %139, %138 ]
  %161 = add nsw i32 %96, %25
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %162
  store i32 %160, ptr addrspace(1) %163, align 4, !tbaa !6
  %164 = icmp eq i32 %97, %2
  br i1 %164, label %165, label %95, !llvm.loop !24

165:                                              ; preds = %159, %87, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @thin_step(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #7 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %9, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = mul nsw i32 %2, %33
  %35 = add nsw i32 %34, %21
  %36 = icmp eq i32 %21, 0
  %37 = icmp eq i32 %33, 0
  %38 = select i1 %36, i1 true, i1 %37
  %39 = add nsw i32 %2, -1
  %40 = icmp eq i32 %39, %21
  %41 = select i1 %38, i1 true, i1 %40
  %42 = add nsw i32 %3, -1
  %43 = icmp eq i32 %42, %33
  %44 = select i1 %41, i1 true, i1 %43
  %45 = sext i32 %35 to i64
  br i1 %44, label %117, label %46

46:                                               ; preds = %5
  %47 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %45
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !16, !amdgpu.noclobber !17
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %117, label %50

50:                                               ; preds = %46
  %51 = sub nsw i32 %35, %2
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !16, !amdgpu.noclobber !17
  %55 = zext i8 %54 to i32
  %56 = getelementptr i8, ptr addrspace(1) %53, i64 1
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !16
  %58 = zext i8 %57 to i32
  %59 = shl nuw nsw i32 %58, 1
  %60 = or i32 %59, %55
  %61 = getelementptr i8, ptr addrspace(1) %47, i64 1
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !16
  %63 = zext i8 %62 to i32
  %64 = shl nuw nsw i32 %63, 2
  %65 = or i32 %60, %64
  %66 = add nsw i32 %35, %2
  %67 = sext i32 %66 to i64
  %68 = getelementptr i8, ptr addrspace(1) %0, i64 %67
  %69 = load <2 x i8>, ptr addrspace(1) %68, align 1, !tbaa !16
  %70 = zext <2 x i8> %69 to <2 x i16>
  %71 = shl nuw nsw <2 x i16> %70, <i16 4, i16 3>
  %72 = extractelement <2 x i16> %71, i64 1
  %73 = zext nneg i16 %72 to i32
  %74 = or i32 %65, %73
  %75 = extractelement <2 x i16> %71, i64 0
  %76 = zext nneg i16 %75 to i32
  %77 = or i32 %74, %76
  %78 = getelementptr i8, ptr addrspace(1) %68, i64 -1
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !16
  %80 = zext i8 %79 to i32
  %81 = shl nuw nsw i32 %80, 5
  %82 = getelementptr i8, ptr addrspace(1) %47, i64 -1
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !16
  %84 = zext i8 %83 to i32
  %85 = shl nuw nsw i32 %84, 6
  %86 = getelementptr i8, ptr addrspace(1) %53, i64 -1
  %87 = load i8, ptr addrspace(1) %86, align 1, !tbaa !16
  %88 = zext i8 %87 to i32
  %89 = shl nuw nsw i32 %88, 7
  %90 = or i32 %81, %85
  %91 = or i32 %90, %89
  %92 = or i32 %91, %77
  %93 = lshr i32 %92, 1
  %94 = shl nuw nsw i32 %92, 7
  %95 = or i32 %93, %94
  %96 = and i32 %92, 255
  %97 = xor i32 %96, 255
  %98 = and i32 %97, %95
  %99 = tail call range(i32 0, 9) i32 @llvm.ctpop.i32(i32 range(i32 0, 32768) %98)
  %100 = tail call range(i32 0, 16) i32 @llvm.ctpop.i32(i32 range(i32 0, 32768) %92)
  %101 = icmp eq i32 %4, 0
  %102 = and i32 %77, 21
  %103 = icmp eq i32 %102, 21
  %104 = and i32 %92, 69
  %105 = icmp eq i32 %104, 69
  %106 = select i1 %101, i1 %103, i1 %105
  %107 = select i1 %101, i32 -85, i32 -82
  %108 = or i32 %92, %107
  %109 = icmp eq i32 %108, -1
  %110 = or i1 %106, %109
  %111 = add nsw i32 %100, -7
  %112 = icmp ult i32 %111, -5
  %113 = icmp ne i32 %99, 1
  %114 = select i1 %112, i1 true, i1 %113
  %115 = or i1 %114, %110
  %116 = zext i1 %115 to i8
  br label %117

117:                                              ; preds = %46, %5, %50
  %118 = phi i8 [ %116, %50 ], [ 0, %5 ], [ 0, %46 ]
  %119 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %45
  store i8 %118, ptr addrspace(1) %119, align 1, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_thin_step(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #8 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %9, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = mul nsw i32 %2, %33
  %35 = add nsw i32 %34, %21
  %36 = icmp eq i32 %21, 0
  %37 = icmp eq i32 %33, 0
  %38 = select i1 %36, i1 true, i1 %37
  %39 = add nsw i32 %2, -1
  %40 = icmp eq i32 %39, %21
  %41 = select i1 %38, i1 true, i1 %40
  %42 = add nsw i32 %3, -1
  %43 = icmp eq i32 %42, %33
  %44 = select i1 %41, i1 true, i1 %43
  %45 = sext i32 %35 to i64
  br i1 %44, label %117, label %46

46:                                               ; preds = %5
  %47 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %45
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !16
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %117, label %50

50:                                               ; preds = %46
  %51 = sub nsw i32 %35, %2
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !16
  %55 = zext i8 %54 to i32
  %56 = getelementptr i8, ptr addrspace(1) %53, i64 1
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !16
  %58 = zext i8 %57 to i32
  %59 = shl nuw nsw i32 %58, 1
  %60 = or i32 %59, %55
  %61 = getelementptr i8, ptr addrspace(1) %47, i64 1
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !16
  %63 = zext i8 %62 to i32
  %64 = shl nuw nsw i32 %63, 2
  %65 = or i32 %60, %64
  %66 = add nsw i32 %35, %2
  %67 = sext i32 %66 to i64
  %68 = getelementptr i8, ptr addrspace(1) %0, i64 %67
  %69 = load <2 x i8>, ptr addrspace(1) %68, align 1, !tbaa !16
  %70 = zext <2 x i8> %69 to <2 x i16>
  %71 = shl nuw nsw <2 x i16> %70, <i16 4, i16 3>
  %72 = extractelement <2 x i16> %71, i64 1
  %73 = zext nneg i16 %72 to i32
  %74 = or i32 %65, %73
  %75 = extractelement <2 x i16> %71, i64 0
  %76 = zext nneg i16 %75 to i32
  %77 = or i32 %74, %76
  %78 = getelementptr i8, ptr addrspace(1) %68, i64 -1
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !16
  %80 = zext i8 %79 to i32
  %81 = shl nuw nsw i32 %80, 5
  %82 = getelementptr i8, ptr addrspace(1) %47, i64 -1
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !16
  %84 = zext i8 %83 to i32
  %85 = shl nuw nsw i32 %84, 6
  %86 = getelementptr i8, ptr addrspace(1) %53, i64 -1
  %87 = load i8, ptr addrspace(1) %86, align 1, !tbaa !16
  %88 = zext i8 %87 to i32
  %89 = shl nuw nsw i32 %88, 7
  %90 = or i32 %81, %85
  %91 = or i32 %90, %89
  %92 = or i32 %91, %77
  %93 = lshr i32 %92, 1
  %94 = shl nuw nsw i32 %92, 7
  %95 = or i32 %93, %94
  %96 = and i32 %92, 255
  %97 = xor i32 %96, 255
  %98 = and i32 %97, %95
  %99 = tail call range(i32 0, 9) i32 @llvm.ctpop.i32(i32 range(i32 0, 32768) %98)
  %100 = tail call range(i32 0, 16) i32 @llvm.ctpop.i32(i32 range(i32 0, 32768) %92)
  %101 = icmp eq i32 %4, 0
  %102 = and i32 %77, 21
  %103 = icmp eq i32 %102, 21
  %104 = and i32 %92, 69
  %105 = icmp eq i32 %104, 69
  %106 = select i1 %101, i1 %103, i1 %105
  %107 = select i1 %101, i32 -85, i32 -82
  %108 = or i32 %92, %107
  %109 = icmp eq i32 %108, -1
  %110 = or i1 %106, %109
  %111 = add nsw i32 %100, -7
  %112 = icmp ult i32 %111, -5
  %113 = icmp ne i32 %99, 1
  %114 = select i1 %112, i1 true, i1 %113
  %115 = or i1 %114, %110
  %116 = zext i1 %115 to i8
  br label %117

117:                                              ; preds = %46, %5, %50
  %118 = phi i8 [ %116, %50 ], [ 0, %5 ], [ 0, %46 ]
  %119 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %45
  store i8 %118, ptr addrspace(1) %119, align 1, !tbaa !16
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"uchar*", !"uchar*", !"int", !"int", !"uint"}
!15 = !{!"const", !"", !"", !"", !"", !""}
!16 = !{!8, !8, i64 0}
!17 = !{}
!18 = !{i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"uint*", !"uint*", !"int", !"int"}
!21 = !{!"const", !"", !"", !""}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.peeled.count", i32 1}
!24 = distinct !{!24, !23}
!25 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!26 = !{!"none", !"none", !"none", !"none", !"none"}
!27 = !{!"uchar*", !"uchar*", !"int", !"int", !"int"}
!28 = !{!"const", !"", !"", !"", !""}
