; ModuleID = 'corpus/opencl/strings_search.cl'
source_filename = "corpus/opencl/strings_search.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@alphabet = hidden local_unnamed_addr addrspace(4) constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@smith_waterman.diag = internal unnamed_addr addrspace(3) global [3 x [17 x i32]] undef, align 4
@smith_waterman.top = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

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

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @find_pattern(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = sub nsw i32 %4, %5
  %24 = icmp slt i32 %23, %22
  br i1 %24, label %46, label %25

25:                                               ; preds = %6
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %25, %37
  %28 = phi i32 [ %38, %37 ], [ 0, %25 ]
  %29 = add nsw i32 %28, %22
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !16, !amdgpu.noclobber !17
  %33 = zext nneg i32 %28 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !16, !amdgpu.noclobber !17
  %36 = icmp eq i8 %32, %35
  br i1 %36, label %37, label %40

37:                                               ; preds = %27
  %38 = add nuw nsw i32 %28, 1
  %39 = icmp eq i32 %38, %5
  br i1 %39, label %40, label %27

40:                                               ; preds = %37, %27, %25
  %41 = phi i32 [ 0, %25 ], [ %5, %37 ], [ %28, %27 ]
  %42 = icmp eq i32 %41, %5
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = atomicrmw min ptr addrspace(1) %2, i32 %22 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %45 = atomicrmw uinc_wrap ptr addrspace(1) %3, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  br label %46

46:                                               ; preds = %6, %40, %43
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_find_pattern(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = sub nsw i32 %4, %5
  %24 = icmp slt i32 %23, %22
  br i1 %24, label %46, label %25

25:                                               ; preds = %6
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %25, %37
  %28 = phi i32 [ %38, %37 ], [ 0, %25 ]
  %29 = add nsw i32 %28, %22
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !16
  %33 = zext nneg i32 %28 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !16
  %36 = icmp eq i8 %32, %35
  br i1 %36, label %37, label %40

37:                                               ; preds = %27
  %38 = add nuw nsw i32 %28, 1
  %39 = icmp eq i32 %38, %5
  br i1 %39, label %40, label %27

40:                                               ; preds = %27, %37, %25
  %41 = phi i32 [ 0, %25 ], [ %28, %27 ], [ %5, %37 ]
  %42 = icmp eq i32 %41, %5
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = atomicrmw min ptr addrspace(1) %2, i32 %22 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  %45 = atomicrmw uinc_wrap ptr addrspace(1) %3, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  br label %46

46:                                               ; preds = %40, %43, %6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 40
  %9 = load i64, ptr addrspace(4) %8, align 8, !tbaa !10
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = and i32 %6, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %10 to i64
  %14 = zext nneg i32 %11 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %12 to i64
  %17 = add i64 %9, %16
  %18 = add i64 %17, %15
  %19 = trunc i64 %18 to i32
  %20 = shl nsw i32 %19, 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !16
  %24 = sext i32 %20 to i64
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 1
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !16
  %28 = sext i32 %20 to i64
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i8, ptr addrspace(1) %29, i64 2
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !16
  %32 = sext i32 %20 to i64
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 3
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !16
  %36 = sext i32 %20 to i64
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 4
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !16
  %40 = sext i32 %20 to i64
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 5
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !16
  %44 = sext i32 %20 to i64
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 6
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !16
  %48 = sext i32 %20 to i64
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 7
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !16
  %52 = sext i32 %20 to i64
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 8
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !16
  %56 = sext i32 %20 to i64
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = getelementptr i8, ptr addrspace(1) %57, i64 9
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !16
  %60 = sext i32 %20 to i64
  %61 = getelementptr i8, ptr addrspace(1) %1, i64 %60
  %62 = getelementptr i8, ptr addrspace(1) %61, i64 10
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !16
  %64 = sext i32 %20 to i64
  %65 = getelementptr i8, ptr addrspace(1) %1, i64 %64
  %66 = getelementptr i8, ptr addrspace(1) %65, i64 11
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !16
  %68 = sext i32 %20 to i64
  %69 = getelementptr i8, ptr addrspace(1) %1, i64 %68
  %70 = getelementptr i8, ptr addrspace(1) %69, i64 12
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !16
  %72 = sext i32 %20 to i64
  %73 = getelementptr i8, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 13
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !16
  %76 = sext i32 %20 to i64
  %77 = getelementptr i8, ptr addrspace(1) %1, i64 %76
  %78 = getelementptr i8, ptr addrspace(1) %77, i64 14
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !16
  %80 = sext i32 %20 to i64
  %81 = getelementptr i8, ptr addrspace(1) %1, i64 %80
  %82 = getelementptr i8, ptr addrspace(1) %81, i64 15
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !16
  br label %84

84:                                               ; preds = %3, %84
  %85 = phi i32 [ 1, %3 ], [ %239, %84 ]
  %86 = phi <17 x i8> [ <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15, i8 16>, %3 ], [ %238, %84 ]
  %87 = extractelement <17 x i8> %86, i64 0
  %88 = trunc nuw nsw i32 %85 to i8
  %89 = insertelement <17 x i8> %86, i8 %88, i64 0
  %90 = add nsw i32 %85, %20
  %91 = sext i32 %90 to i64
  %92 = getelementptr i8, ptr addrspace(1) %0, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 -1
  %94 = load i8, ptr addrspace(1) %93, align 1, !tbaa !16
  %95 = extractelement <17 x i8> %86, i64 1
  %96 = icmp ne i8 %94, %23
  %97 = zext i1 %96 to i8
  %98 = add i8 %87, %97
  %99 = add i8 %95, 1
  %100 = add i8 %88, 1
  %101 = tail call noundef i8 @llvm.umin.i8(i8 %100, i8 %99)
  %102 = tail call noundef i8 @llvm.umin.i8(i8 %98, i8 %101)
  %103 = insertelement <17 x i8> %89, i8 %102, i64 1
  %104 = extractelement <17 x i8> %86, i64 2
  %105 = icmp ne i8 %94, %27
  %106 = zext i1 %105 to i8
  %107 = add i8 %95, %106
  %108 = add i8 %104, 1
  %109 = add i8 %102, 1
  %110 = tail call noundef i8 @llvm.umin.i8(i8 %109, i8 %108)
  %111 = tail call noundef i8 @llvm.umin.i8(i8 %107, i8 %110)
  %112 = insertelement <17 x i8> %103, i8 %111, i64 2
  %113 = extractelement <17 x i8> %86, i64 3
  %114 = icmp ne i8 %94, %31
  %115 = zext i1 %114 to i8
  %116 = add i8 %104, %115
  %117 = add i8 %113, 1
  %118 = add i8 %111, 1
  %119 = tail call noundef i8 @llvm.umin.i8(i8 %118, i8 %117)
  %120 = tail call noundef i8 @llvm.umin.i8(i8 %116, i8 %119)
  %121 = insertelement <17 x i8> %112, i8 %120, i64 3
  %122 = extractelement <17 x i8> %86, i64 4
  %123 = icmp ne i8 %94, %35
  %124 = zext i1 %123 to i8
  %125 = add i8 %113, %124
  %126 = add i8 %122, 1
  %127 = add i8 %120, 1
  %128 = tail call noundef i8 @llvm.umin.i8(i8 %127, i8 %126)
  %129 = tail call noundef i8 @llvm.umin.i8(i8 %125, i8 %128)
  %130 = insertelement <17 x i8> %121, i8 %129, i64 4
  %131 = extractelement <17 x i8> %86, i64 5
  %132 = icmp ne i8 %94, %39
  %133 = zext i1 %132 to i8
  %134 = add i8 %122, %133
  %135 = add i8 %131, 1
  %136 = add i8 %129, 1
  %137 = tail call noundef i8 @llvm.umin.i8(i8 %136, i8 %135)
  %138 = tail call noundef i8 @llvm.umin.i8(i8 %134, i8 %137)
  %139 = insertelement <17 x i8> %130, i8 %138, i64 5
  %140 = extractelement <17 x i8> %86, i64 6
  %141 = icmp ne i8 %94, %43
  %142 = zext i1 %141 to i8
  %143 = add i8 %131, %142
  %144 = add i8 %140, 1
  %145 = add i8 %138, 1
  %146 = tail call noundef i8 @llvm.umin.i8(i8 %145, i8 %144)
  %147 = tail call noundef i8 @llvm.umin.i8(i8 %143, i8 %146)
  %148 = insertelement <17 x i8> %139, i8 %147, i64 6
  %149 = extractelement <17 x i8> %86, i64 7
  %150 = icmp ne i8 %94, %47
  %151 = zext i1 %150 to i8
  %152 = add i8 %140, %151
  %153 = add i8 %149, 1
  %154 = add i8 %147, 1
  %155 = tail call noundef i8 @llvm.umin.i8(i8 %154, i8 %153)
  %156 = tail call noundef i8 @llvm.umin.i8(i8 %152, i8 %155)
  %157 = insertelement <17 x i8> %148, i8 %156, i64 7
  %158 = extractelement <17 x i8> %86, i64 8
  %159 = icmp ne i8 %94, %51
  %160 = zext i1 %159 to i8
  %161 = add i8 %149, %160
  %162 = add i8 %158, 1
  %163 = add i8 %156, 1
  %164 = tail call noundef i8 @llvm.umin.i8(i8 %163, i8 %162)
  %165 = tail call noundef i8 @llvm.umin.i8(i8 %161, i8 %164)
  %166 = insertelement <17 x i8> %157, i8 %165, i64 8
  %167 = extractelement <17 x i8> %86, i64 9
  %168 = icmp ne i8 %94, %55
  %169 = zext i1 %168 to i8
  %170 = add i8 %158, %169
  %171 = add i8 %167, 1
  %172 = add i8 %165, 1
  %173 = tail call noundef i8 @llvm.umin.i8(i8 %172, i8 %171)
  %174 = tail call noundef i8 @llvm.umin.i8(i8 %170, i8 %173)
  %175 = insertelement <17 x i8> %166, i8 %174, i64 9
  %176 = extractelement <17 x i8> %86, i64 10
  %177 = icmp ne i8 %94, %59
  %178 = zext i1 %177 to i8
  %179 = add i8 %167, %178
  %180 = add i8 %176, 1
  %181 = add i8 %174, 1
  %182 = tail call noundef i8 @llvm.umin.i8(i8 %181, i8 %180)
  %183 = tail call noundef i8 @llvm.umin.i8(i8 %179, i8 %182)
  %184 = insertelement <17 x i8> %175, i8 %183, i64 10
  %185 = extractelement <17 x i8> %86, i64 11
  %186 = icmp ne i8 %94, %63
  %187 = zext i1 %186 to i8
  %188 = add i8 %176, %187
  %189 = add i8 %185, 1
  %190 = add i8 %183, 1
  %191 = tail call noundef i8 @llvm.umin.i8(i8 %190, i8 %189)
  %192 = tail call noundef i8 @llvm.umin.i8(i8 %188, i8 %191)
  %193 = insertelement <17 x i8> %184, i8 %192, i64 11
  %194 = extractelement <17 x i8> %86, i64 12
  %195 = icmp ne i8 %94, %67
  %196 = zext i1 %195 to i8
  %197 = add i8 %185, %196
  %198 = add i8 %194, 1
  %199 = add i8 %192, 1
  %200 = tail call noundef i8 @llvm.umin.i8(i8 %199, i8 %198)
  %201 = tail call noundef i8 @llvm.umin.i8(i8 %197, i8 %200)
  %202 = insertelement <17 x i8> %193, i8 %201, i64 12
  %203 = extractelement <17 x i8> %86, i64 13
  %204 = icmp ne i8 %94, %71
  %205 = zext i1 %204 to i8
  %206 = add i8 %194, %205
  %207 = add i8 %203, 1
  %208 = add i8 %201, 1
  %209 = tail call noundef i8 @llvm.umin.i8(i8 %208, i8 %207)
  %210 = tail call noundef i8 @llvm.umin.i8(i8 %206, i8 %209)
  %211 = insertelement <17 x i8> %202, i8 %210, i64 13
  %212 = extractelement <17 x i8> %86, i64 14
  %213 = icmp ne i8 %94, %75
  %214 = zext i1 %213 to i8
  %215 = add i8 %203, %214
  %216 = add i8 %212, 1
  %217 = add i8 %210, 1
  %218 = tail call noundef i8 @llvm.umin.i8(i8 %217, i8 %216)
  %219 = tail call noundef i8 @llvm.umin.i8(i8 %215, i8 %218)
  %220 = insertelement <17 x i8> %211, i8 %219, i64 14
  %221 = extractelement <17 x i8> %86, i64 15
  %222 = icmp ne i8 %94, %79
  %223 = zext i1 %222 to i8
  %224 = add i8 %212, %223
  %225 = add i8 %221, 1
  %226 = add i8 %219, 1
  %227 = tail call noundef i8 @llvm.umin.i8(i8 %226, i8 %225)
  %228 = tail call noundef i8 @llvm.umin.i8(i8 %224, i8 %227)
  %229 = insertelement <17 x i8> %220, i8 %228, i64 15
  %230 = extractelement <17 x i8> %86, i64 16
  %231 = icmp ne i8 %94, %83
  %232 = zext i1 %231 to i8
  %233 = add i8 %221, %232
  %234 = add i8 %230, 1
  %235 = add i8 %228, 1
  %236 = tail call noundef i8 @llvm.umin.i8(i8 %235, i8 %234)
  %237 = tail call noundef i8 @llvm.umin.i8(i8 %233, i8 %236)
  %238 = insertelement <17 x i8> %229, i8 %237, i64 16
  %239 = add nuw nsw i32 %85, 1
  %240 = icmp eq i32 %239, 17
  br i1 %240, label %241, label %84

241:                                              ; preds = %84
  %242 = zext i8 %237 to i32
  %243 = shl i64 %18, 32
  %244 = ashr exact i64 %243, 30
  %245 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %244
  store i32 %242, ptr addrspace(1) %245, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 40
  %9 = load i64, ptr addrspace(4) %8, align 8, !tbaa !10
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = and i32 %6, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %10 to i64
  %14 = zext nneg i32 %11 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %12 to i64
  %17 = add i64 %9, %16
  %18 = add i64 %17, %15
  %19 = trunc i64 %18 to i32
  %20 = shl nsw i32 %19, 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !16
  %24 = sext i32 %20 to i64
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 1
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !16
  %28 = sext i32 %20 to i64
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i8, ptr addrspace(1) %29, i64 2
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !16
  %32 = sext i32 %20 to i64
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 3
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !16
  %36 = sext i32 %20 to i64
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 4
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !16
  %40 = sext i32 %20 to i64
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 5
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !16
  %44 = sext i32 %20 to i64
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 6
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !16
  %48 = sext i32 %20 to i64
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 7
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !16
  %52 = sext i32 %20 to i64
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 8
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !16
  %56 = sext i32 %20 to i64
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = getelementptr i8, ptr addrspace(1) %57, i64 9
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !16
  %60 = sext i32 %20 to i64
  %61 = getelementptr i8, ptr addrspace(1) %1, i64 %60
  %62 = getelementptr i8, ptr addrspace(1) %61, i64 10
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !16
  %64 = sext i32 %20 to i64
  %65 = getelementptr i8, ptr addrspace(1) %1, i64 %64
  %66 = getelementptr i8, ptr addrspace(1) %65, i64 11
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !16
  %68 = sext i32 %20 to i64
  %69 = getelementptr i8, ptr addrspace(1) %1, i64 %68
  %70 = getelementptr i8, ptr addrspace(1) %69, i64 12
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !16
  %72 = sext i32 %20 to i64
  %73 = getelementptr i8, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 13
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !16
  %76 = sext i32 %20 to i64
  %77 = getelementptr i8, ptr addrspace(1) %1, i64 %76
  %78 = getelementptr i8, ptr addrspace(1) %77, i64 14
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !16
  %80 = sext i32 %20 to i64
  %81 = getelementptr i8, ptr addrspace(1) %1, i64 %80
  %82 = getelementptr i8, ptr addrspace(1) %81, i64 15
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !16
  br label %89

84:                                               ; preds = %89
  %85 = zext i8 %242 to i32
  %86 = shl i64 %18, 32
  %87 = ashr exact i64 %86, 30
  %88 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %87
  store i32 %85, ptr addrspace(1) %88, align 4, !tbaa !6
  ret void

89:                                               ; preds = %3, %89
  %90 = phi i32 [ 1, %3 ], [ %244, %89 ]
  %91 = phi <17 x i8> [ <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15, i8 16>, %3 ], [ %243, %89 ]
  %92 = extractelement <17 x i8> %91, i64 0
  %93 = trunc nuw nsw i32 %90 to i8
  %94 = insertelement <17 x i8> %91, i8 %93, i64 0
  %95 = add nsw i32 %90, %20
  %96 = sext i32 %95 to i64
  %97 = getelementptr i8, ptr addrspace(1) %0, i64 %96
  %98 = getelementptr i8, ptr addrspace(1) %97, i64 -1
  %99 = load i8, ptr addrspace(1) %98, align 1, !tbaa !16
  %100 = extractelement <17 x i8> %91, i64 1
  %101 = icmp ne i8 %99, %23
  %102 = zext i1 %101 to i8
  %103 = add i8 %92, %102
  %104 = add i8 %100, 1
  %105 = add i8 %93, 1
  %106 = tail call noundef i8 @llvm.umin.i8(i8 %105, i8 %104)
  %107 = tail call noundef i8 @llvm.umin.i8(i8 %103, i8 %106)
  %108 = insertelement <17 x i8> %94, i8 %107, i64 1
  %109 = extractelement <17 x i8> %91, i64 2
  %110 = icmp ne i8 %99, %27
  %111 = zext i1 %110 to i8
  %112 = add i8 %100, %111
  %113 = add i8 %109, 1
  %114 = add i8 %107, 1
  %115 = tail call noundef i8 @llvm.umin.i8(i8 %114, i8 %113)
  %116 = tail call noundef i8 @llvm.umin.i8(i8 %112, i8 %115)
  %117 = insertelement <17 x i8> %108, i8 %116, i64 2
  %118 = extractelement <17 x i8> %91, i64 3
  %119 = icmp ne i8 %99, %31
  %120 = zext i1 %119 to i8
  %121 = add i8 %109, %120
  %122 = add i8 %118, 1
  %123 = add i8 %116, 1
  %124 = tail call noundef i8 @llvm.umin.i8(i8 %123, i8 %122)
  %125 = tail call noundef i8 @llvm.umin.i8(i8 %121, i8 %124)
  %126 = insertelement <17 x i8> %117, i8 %125, i64 3
  %127 = extractelement <17 x i8> %91, i64 4
  %128 = icmp ne i8 %99, %35
  %129 = zext i1 %128 to i8
  %130 = add i8 %118, %129
  %131 = add i8 %127, 1
  %132 = add i8 %125, 1
  %133 = tail call noundef i8 @llvm.umin.i8(i8 %132, i8 %131)
  %134 = tail call noundef i8 @llvm.umin.i8(i8 %130, i8 %133)
  %135 = insertelement <17 x i8> %126, i8 %134, i64 4
  %136 = extractelement <17 x i8> %91, i64 5
  %137 = icmp ne i8 %99, %39
  %138 = zext i1 %137 to i8
  %139 = add i8 %127, %138
  %140 = add i8 %136, 1
  %141 = add i8 %134, 1
  %142 = tail call noundef i8 @llvm.umin.i8(i8 %141, i8 %140)
  %143 = tail call noundef i8 @llvm.umin.i8(i8 %139, i8 %142)
  %144 = insertelement <17 x i8> %135, i8 %143, i64 5
  %145 = extractelement <17 x i8> %91, i64 6
  %146 = icmp ne i8 %99, %43
  %147 = zext i1 %146 to i8
  %148 = add i8 %136, %147
  %149 = add i8 %145, 1
  %150 = add i8 %143, 1
  %151 = tail call noundef i8 @llvm.umin.i8(i8 %150, i8 %149)
  %152 = tail call noundef i8 @llvm.umin.i8(i8 %148, i8 %151)
  %153 = insertelement <17 x i8> %144, i8 %152, i64 6
  %154 = extractelement <17 x i8> %91, i64 7
  %155 = icmp ne i8 %99, %47
  %156 = zext i1 %155 to i8
  %157 = add i8 %145, %156
  %158 = add i8 %154, 1
  %159 = add i8 %152, 1
  %160 = tail call noundef i8 @llvm.umin.i8(i8 %159, i8 %158)
  %161 = tail call noundef i8 @llvm.umin.i8(i8 %157, i8 %160)
  %162 = insertelement <17 x i8> %153, i8 %161, i64 7
  %163 = extractelement <17 x i8> %91, i64 8
  %164 = icmp ne i8 %99, %51
  %165 = zext i1 %164 to i8
  %166 = add i8 %154, %165
  %167 = add i8 %163, 1
  %168 = add i8 %161, 1
  %169 = tail call noundef i8 @llvm.umin.i8(i8 %168, i8 %167)
  %170 = tail call noundef i8 @llvm.umin.i8(i8 %166, i8 %169)
  %171 = insertelement <17 x i8> %162, i8 %170, i64 8
  %172 = extractelement <17 x i8> %91, i64 9
  %173 = icmp ne i8 %99, %55
  %174 = zext i1 %173 to i8
  %175 = add i8 %163, %174
  %176 = add i8 %172, 1
  %177 = add i8 %170, 1
  %178 = tail call noundef i8 @llvm.umin.i8(i8 %177, i8 %176)
  %179 = tail call noundef i8 @llvm.umin.i8(i8 %175, i8 %178)
  %180 = insertelement <17 x i8> %171, i8 %179, i64 9
  %181 = extractelement <17 x i8> %91, i64 10
  %182 = icmp ne i8 %99, %59
  %183 = zext i1 %182 to i8
  %184 = add i8 %172, %183
  %185 = add i8 %181, 1
  %186 = add i8 %179, 1
  %187 = tail call noundef i8 @llvm.umin.i8(i8 %186, i8 %185)
  %188 = tail call noundef i8 @llvm.umin.i8(i8 %184, i8 %187)
  %189 = insertelement <17 x i8> %180, i8 %188, i64 10
  %190 = extractelement <17 x i8> %91, i64 11
  %191 = icmp ne i8 %99, %63
  %192 = zext i1 %191 to i8
  %193 = add i8 %181, %192
  %194 = add i8 %190, 1
  %195 = add i8 %188, 1
  %196 = tail call noundef i8 @llvm.umin.i8(i8 %195, i8 %194)
  %197 = tail call noundef i8 @llvm.umin.i8(i8 %193, i8 %196)
  %198 = insertelement <17 x i8> %189, i8 %197, i64 11
  %199 = extractelement <17 x i8> %91, i64 12
  %200 = icmp ne i8 %99, %67
  %201 = zext i1 %200 to i8
  %202 = add i8 %190, %201
  %203 = add i8 %199, 1
  %204 = add i8 %197, 1
  %205 = tail call noundef i8 @llvm.umin.i8(i8 %204, i8 %203)
  %206 = tail call noundef i8 @llvm.umin.i8(i8 %202, i8 %205)
  %207 = insertelement <17 x i8> %198, i8 %206, i64 12
  %208 = extractelement <17 x i8> %91, i64 13
  %209 = icmp ne i8 %99, %71
  %210 = zext i1 %209 to i8
  %211 = add i8 %199, %210
  %212 = add i8 %208, 1
  %213 = add i8 %206, 1
  %214 = tail call noundef i8 @llvm.umin.i8(i8 %213, i8 %212)
  %215 = tail call noundef i8 @llvm.umin.i8(i8 %211, i8 %214)
  %216 = insertelement <17 x i8> %207, i8 %215, i64 13
  %217 = extractelement <17 x i8> %91, i64 14
  %218 = icmp ne i8 %99, %75
  %219 = zext i1 %218 to i8
  %220 = add i8 %208, %219
  %221 = add i8 %217, 1
  %222 = add i8 %215, 1
  %223 = tail call noundef i8 @llvm.umin.i8(i8 %222, i8 %221)
  %224 = tail call noundef i8 @llvm.umin.i8(i8 %220, i8 %223)
  %225 = insertelement <17 x i8> %216, i8 %224, i64 14
  %226 = extractelement <17 x i8> %91, i64 15
  %227 = icmp ne i8 %99, %79
  %228 = zext i1 %227 to i8
  %229 = add i8 %217, %228
  %230 = add i8 %226, 1
  %231 = add i8 %224, 1
  %232 = tail call noundef i8 @llvm.umin.i8(i8 %231, i8 %230)
  %233 = tail call noundef i8 @llvm.umin.i8(i8 %229, i8 %232)
  %234 = insertelement <17 x i8> %225, i8 %233, i64 15
  %235 = extractelement <17 x i8> %91, i64 16
  %236 = icmp ne i8 %99, %83
  %237 = zext i1 %236 to i8
  %238 = add i8 %226, %237
  %239 = add i8 %235, 1
  %240 = add i8 %233, 1
  %241 = tail call noundef i8 @llvm.umin.i8(i8 %240, i8 %239)
  %242 = tail call noundef i8 @llvm.umin.i8(i8 %238, i8 %241)
  %243 = insertelement <17 x i8> %234, i8 %242, i64 16
  %244 = add nuw nsw i32 %90, 1
  %245 = icmp eq i32 %244, 17
  br i1 %245, label %84, label %89
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #7 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl nsw i32 %7, 4
  %9 = add nsw i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !16, !amdgpu.noclobber !17
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.diag, i32 %6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 4
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 68
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 72
  store i32 0, ptr addrspace(3) %16, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 136
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 140
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !6
  %19 = zext i32 %7 to i64
  %20 = icmp samesign ult i32 %6, 3
  br i1 %20, label %21, label %23

21:                                               ; preds = %5
  %22 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) @smith_waterman.diag, i32 %6
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %21, %5
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %24 = zext i8 %12 to i64
  %25 = shl nuw nsw i64 %24, 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %25
  %27 = sub nsw i32 0, %4
  %28 = icmp eq i32 %6, 0
  %29 = icmp eq i32 %6, 0
  br i1 %29, label %64, label %75

30:                                               ; preds = %854
  %31 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 4), align 4, !tbaa !6
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %856, i32 %31)
  %33 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 8), align 4, !tbaa !6
  %34 = tail call noundef i32 @llvm.smax.i32(i32 %32, i32 %33)
  %35 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 12), align 4, !tbaa !6
  %36 = tail call noundef i32 @llvm.smax.i32(i32 %34, i32 %35)
  %37 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 16), align 4, !tbaa !6
  %38 = tail call noundef i32 @llvm.smax.i32(i32 %36, i32 %37)
  %39 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 20), align 4, !tbaa !6
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %39)
  %41 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 24), align 4, !tbaa !6
  %42 = tail call noundef i32 @llvm.smax.i32(i32 %40, i32 %41)
  %43 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 28), align 4, !tbaa !6
  %44 = tail call noundef i32 @llvm.smax.i32(i32 %42, i32 %43)
  %45 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 32), align 4, !tbaa !6
  %46 = tail call noundef i32 @llvm.smax.i32(i32 %44, i32 %45)
  %47 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 36), align 4, !tbaa !6
  %48 = tail call noundef i32 @llvm.smax.i32(i32 %46, i32 %47)
  %49 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 40), align 4, !tbaa !6
  %50 = tail call noundef i32 @llvm.smax.i32(i32 %48, i32 %49)
  %51 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 44), align 4, !tbaa !6
  %52 = tail call noundef i32 @llvm.smax.i32(i32 %50, i32 %51)
  %53 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 48), align 4, !tbaa !6
  %54 = tail call noundef i32 @llvm.smax.i32(i32 %52, i32 %53)
  %55 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 52), align 4, !tbaa !6
  %56 = tail call noundef i32 @llvm.smax.i32(i32 %54, i32 %55)
  %57 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 56), align 4, !tbaa !6
  %58 = tail call noundef i32 @llvm.smax.i32(i32 %56, i32 %57)
  %59 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 60), align 4, !tbaa !6
  %60 = tail call noundef i32 @llvm.smax.i32(i32 %58, i32 %59)
  %61 = shl nuw i64 %19, 32
  %62 = ashr exact i64 %61, 30
  %63 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %62
  store i32 %60, ptr addrspace(1) %63, align 4, !tbaa !6
  br label %858

64:                                               ; preds = %23
  %65 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %66 = sext i32 %8 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !16, !amdgpu.noclobber !17
  %69 = zext i8 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6, !amdgpu.noclobber !17
  %72 = add nsw i32 %71, %65
  %73 = tail call i32 @llvm.smax.i32(i32 %72, i32 %27)
  %74 = tail call i32 @llvm.smax.i32(i32 %73, i32 0)
  br label %75

75:                                               ; preds = %64, %23
  %76 = phi i32 [ %74, %64 ], [ 0, %23 ]
  store i32 %76, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %77 = sub nsw i32 1, %6
  %78 = icmp ult i32 %77, 16
  br i1 %78, label %79, label %100

79:                                               ; preds = %75
  %80 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %81 = sub nsw i32 %80, %4
  %82 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %83 = sub nsw i32 %82, %4
  %84 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %85 = or disjoint i32 %77, %8
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !16, !amdgpu.noclobber !17
  %89 = zext i8 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !6, !amdgpu.noclobber !17
  %92 = add nsw i32 %91, %84
  %93 = icmp eq i32 %6, 1
  %94 = select i1 %93, i32 %27, i32 %83
  %95 = select i1 %28, i32 %27, i32 %81
  %96 = tail call noundef i32 @llvm.smax.i32(i32 %94, i32 %95)
  %97 = tail call i32 @llvm.smax.i32(i32 %92, i32 %96)
  %98 = tail call i32 @llvm.smax.i32(i32 %97, i32 0)
  %99 = tail call i32 @llvm.umax.i32(i32 %76, i32 %98)
  br label %100

100:                                              ; preds = %79, %75
  %101 = phi i32 [ %98, %79 ], [ 0, %75 ]
  %102 = phi i32 [ %99, %79 ], [ %76, %75 ]
  store i32 %101, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %103 = sub nsw i32 2, %6
  %104 = icmp ult i32 %103, 16
  br i1 %104, label %105, label %126

105:                                              ; preds = %100
  %106 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %107 = sub nsw i32 %106, %4
  %108 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %109 = sub nsw i32 %108, %4
  %110 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %111 = or disjoint i32 %103, %8
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %112
  %114 = load i8, ptr addrspace(1) %113, align 1, !tbaa !16, !amdgpu.noclobber !17
  %115 = zext i8 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %115
  %117 = load i32, ptr addrspace(1) %116, align 4, !tbaa !6, !amdgpu.noclobber !17
  %118 = add nsw i32 %117, %110
  %119 = icmp eq i32 %6, 2
  %120 = select i1 %119, i32 %27, i32 %109
  %121 = select i1 %28, i32 %27, i32 %107
  %122 = tail call noundef i32 @llvm.smax.i32(i32 %120, i32 %121)
  %123 = tail call i32 @llvm.smax.i32(i32 %118, i32 %122)
  %124 = tail call i32 @llvm.smax.i32(i32 %123, i32 0)
  %125 = tail call i32 @llvm.umax.i32(i32 %102, i32 %124)
  br label %126

126:                                              ; preds = %105, %100
  %127 = phi i32 [ %124, %105 ], [ 0, %100 ]
  %128 = phi i32 [ %125, %105 ], [ %102, %100 ]
  store i32 %127, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %129 = sub nsw i32 3, %6
  %130 = icmp ult i32 %129, 16
  br i1 %130, label %131, label %152

131:                                              ; preds = %126
  %132 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %133 = sub nsw i32 %132, %4
  %134 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %135 = sub nsw i32 %134, %4
  %136 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %137 = or disjoint i32 %129, %8
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %138
  %140 = load i8, ptr addrspace(1) %139, align 1, !tbaa !16, !amdgpu.noclobber !17
  %141 = zext i8 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %141
  %143 = load i32, ptr addrspace(1) %142, align 4, !tbaa !6, !amdgpu.noclobber !17
  %144 = add nsw i32 %143, %136
  %145 = icmp eq i32 %6, 3
  %146 = select i1 %145, i32 %27, i32 %135
  %147 = select i1 %28, i32 %27, i32 %133
  %148 = tail call noundef i32 @llvm.smax.i32(i32 %146, i32 %147)
  %149 = tail call i32 @llvm.smax.i32(i32 %144, i32 %148)
  %150 = tail call i32 @llvm.smax.i32(i32 %149, i32 0)
  %151 = tail call i32 @llvm.umax.i32(i32 %128, i32 %150)
  br label %152

152:                                              ; preds = %131, %126
  %153 = phi i32 [ %150, %131 ], [ 0, %126 ]
  %154 = phi i32 [ %151, %131 ], [ %128, %126 ]
  store i32 %153, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %155 = sub nsw i32 4, %6
  %156 = icmp ult i32 %155, 16
  br i1 %156, label %157, label %178

157:                                              ; preds = %152
  %158 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %159 = sub nsw i32 %158, %4
  %160 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %161 = sub nsw i32 %160, %4
  %162 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %163 = or disjoint i32 %155, %8
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %164
  %166 = load i8, ptr addrspace(1) %165, align 1, !tbaa !16, !amdgpu.noclobber !17
  %167 = zext i8 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %167
  %169 = load i32, ptr addrspace(1) %168, align 4, !tbaa !6, !amdgpu.noclobber !17
  %170 = add nsw i32 %169, %162
  %171 = icmp eq i32 %6, 4
  %172 = select i1 %171, i32 %27, i32 %161
  %173 = select i1 %28, i32 %27, i32 %159
  %174 = tail call noundef i32 @llvm.smax.i32(i32 %172, i32 %173)
  %175 = tail call i32 @llvm.smax.i32(i32 %170, i32 %174)
  %176 = tail call i32 @llvm.smax.i32(i32 %175, i32 0)
  %177 = tail call i32 @llvm.umax.i32(i32 %154, i32 %176)
  br label %178

178:                                              ; preds = %157, %152
  %179 = phi i32 [ %176, %157 ], [ 0, %152 ]
  %180 = phi i32 [ %177, %157 ], [ %154, %152 ]
  store i32 %179, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %181 = sub nsw i32 5, %6
  %182 = icmp ult i32 %181, 16
  br i1 %182, label %183, label %204

183:                                              ; preds = %178
  %184 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %185 = sub nsw i32 %184, %4
  %186 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %187 = sub nsw i32 %186, %4
  %188 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %189 = or disjoint i32 %181, %8
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %190
  %192 = load i8, ptr addrspace(1) %191, align 1, !tbaa !16, !amdgpu.noclobber !17
  %193 = zext i8 %192 to i64
  %194 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %193
  %195 = load i32, ptr addrspace(1) %194, align 4, !tbaa !6, !amdgpu.noclobber !17
  %196 = add nsw i32 %195, %188
  %197 = icmp eq i32 %6, 5
  %198 = select i1 %197, i32 %27, i32 %187
  %199 = select i1 %28, i32 %27, i32 %185
  %200 = tail call noundef i32 @llvm.smax.i32(i32 %198, i32 %199)
  %201 = tail call i32 @llvm.smax.i32(i32 %196, i32 %200)
  %202 = tail call i32 @llvm.smax.i32(i32 %201, i32 0)
  %203 = tail call i32 @llvm.umax.i32(i32 %180, i32 %202)
  br label %204

204:                                              ; preds = %183, %178
  %205 = phi i32 [ %202, %183 ], [ 0, %178 ]
  %206 = phi i32 [ %203, %183 ], [ %180, %178 ]
  store i32 %205, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %207 = sub nsw i32 6, %6
  %208 = icmp ult i32 %207, 16
  br i1 %208, label %209, label %230

209:                                              ; preds = %204
  %210 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %211 = sub nsw i32 %210, %4
  %212 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %213 = sub nsw i32 %212, %4
  %214 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %215 = or disjoint i32 %207, %8
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %216
  %218 = load i8, ptr addrspace(1) %217, align 1, !tbaa !16, !amdgpu.noclobber !17
  %219 = zext i8 %218 to i64
  %220 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %219
  %221 = load i32, ptr addrspace(1) %220, align 4, !tbaa !6, !amdgpu.noclobber !17
  %222 = add nsw i32 %221, %214
  %223 = icmp eq i32 %6, 6
  %224 = select i1 %223, i32 %27, i32 %213
  %225 = select i1 %28, i32 %27, i32 %211
  %226 = tail call noundef i32 @llvm.smax.i32(i32 %224, i32 %225)
  %227 = tail call i32 @llvm.smax.i32(i32 %222, i32 %226)
  %228 = tail call i32 @llvm.smax.i32(i32 %227, i32 0)
  %229 = tail call i32 @llvm.umax.i32(i32 %206, i32 %228)
  br label %230

230:                                              ; preds = %209, %204
  %231 = phi i32 [ %228, %209 ], [ 0, %204 ]
  %232 = phi i32 [ %229, %209 ], [ %206, %204 ]
  store i32 %231, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %233 = sub nsw i32 7, %6
  %234 = icmp ult i32 %233, 16
  br i1 %234, label %235, label %256

235:                                              ; preds = %230
  %236 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %237 = sub nsw i32 %236, %4
  %238 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %239 = sub nsw i32 %238, %4
  %240 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %241 = or disjoint i32 %233, %8
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %242
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !16, !amdgpu.noclobber !17
  %245 = zext i8 %244 to i64
  %246 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %245
  %247 = load i32, ptr addrspace(1) %246, align 4, !tbaa !6, !amdgpu.noclobber !17
  %248 = add nsw i32 %247, %240
  %249 = icmp eq i32 %6, 7
  %250 = select i1 %249, i32 %27, i32 %239
  %251 = select i1 %28, i32 %27, i32 %237
  %252 = tail call noundef i32 @llvm.smax.i32(i32 %250, i32 %251)
  %253 = tail call i32 @llvm.smax.i32(i32 %248, i32 %252)
  %254 = tail call i32 @llvm.smax.i32(i32 %253, i32 0)
  %255 = tail call i32 @llvm.umax.i32(i32 %232, i32 %254)
  br label %256

256:                                              ; preds = %235, %230
  %257 = phi i32 [ %254, %235 ], [ 0, %230 ]
  %258 = phi i32 [ %255, %235 ], [ %232, %230 ]
  store i32 %257, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %259 = sub nsw i32 8, %6
  %260 = icmp ult i32 %259, 16
  br i1 %260, label %261, label %282

261:                                              ; preds = %256
  %262 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %263 = sub nsw i32 %262, %4
  %264 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %265 = sub nsw i32 %264, %4
  %266 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %267 = or disjoint i32 %259, %8
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %268
  %270 = load i8, ptr addrspace(1) %269, align 1, !tbaa !16, !amdgpu.noclobber !17
  %271 = zext i8 %270 to i64
  %272 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %271
  %273 = load i32, ptr addrspace(1) %272, align 4, !tbaa !6, !amdgpu.noclobber !17
  %274 = add nsw i32 %273, %266
  %275 = icmp eq i32 %6, 8
  %276 = select i1 %275, i32 %27, i32 %265
  %277 = select i1 %28, i32 %27, i32 %263
  %278 = tail call noundef i32 @llvm.smax.i32(i32 %276, i32 %277)
  %279 = tail call i32 @llvm.smax.i32(i32 %274, i32 %278)
  %280 = tail call i32 @llvm.smax.i32(i32 %279, i32 0)
  %281 = tail call i32 @llvm.umax.i32(i32 %258, i32 %280)
  br label %282

282:                                              ; preds = %261, %256
  %283 = phi i32 [ %280, %261 ], [ 0, %256 ]
  %284 = phi i32 [ %281, %261 ], [ %258, %256 ]
  store i32 %283, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %285 = sub nsw i32 9, %6
  %286 = icmp ult i32 %285, 16
  br i1 %286, label %287, label %308

287:                                              ; preds = %282
  %288 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %289 = sub nsw i32 %288, %4
  %290 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %291 = sub nsw i32 %290, %4
  %292 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %293 = or disjoint i32 %285, %8
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %294
  %296 = load i8, ptr addrspace(1) %295, align 1, !tbaa !16, !amdgpu.noclobber !17
  %297 = zext i8 %296 to i64
  %298 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %297
  %299 = load i32, ptr addrspace(1) %298, align 4, !tbaa !6, !amdgpu.noclobber !17
  %300 = add nsw i32 %299, %292
  %301 = icmp eq i32 %6, 9
  %302 = select i1 %301, i32 %27, i32 %291
  %303 = select i1 %28, i32 %27, i32 %289
  %304 = tail call noundef i32 @llvm.smax.i32(i32 %302, i32 %303)
  %305 = tail call i32 @llvm.smax.i32(i32 %300, i32 %304)
  %306 = tail call i32 @llvm.smax.i32(i32 %305, i32 0)
  %307 = tail call i32 @llvm.umax.i32(i32 %284, i32 %306)
  br label %308

308:                                              ; preds = %287, %282
  %309 = phi i32 [ %306, %287 ], [ 0, %282 ]
  %310 = phi i32 [ %307, %287 ], [ %284, %282 ]
  store i32 %309, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %311 = sub nsw i32 10, %6
  %312 = icmp ult i32 %311, 16
  br i1 %312, label %313, label %334

313:                                              ; preds = %308
  %314 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %315 = sub nsw i32 %314, %4
  %316 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %317 = sub nsw i32 %316, %4
  %318 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %319 = or disjoint i32 %311, %8
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %320
  %322 = load i8, ptr addrspace(1) %321, align 1, !tbaa !16, !amdgpu.noclobber !17
  %323 = zext i8 %322 to i64
  %324 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %323
  %325 = load i32, ptr addrspace(1) %324, align 4, !tbaa !6, !amdgpu.noclobber !17
  %326 = add nsw i32 %325, %318
  %327 = icmp eq i32 %6, 10
  %328 = select i1 %327, i32 %27, i32 %317
  %329 = select i1 %28, i32 %27, i32 %315
  %330 = tail call noundef i32 @llvm.smax.i32(i32 %328, i32 %329)
  %331 = tail call i32 @llvm.smax.i32(i32 %326, i32 %330)
  %332 = tail call i32 @llvm.smax.i32(i32 %331, i32 0)
  %333 = tail call i32 @llvm.umax.i32(i32 %310, i32 %332)
  br label %334

334:                                              ; preds = %313, %308
  %335 = phi i32 [ %332, %313 ], [ 0, %308 ]
  %336 = phi i32 [ %333, %313 ], [ %310, %308 ]
  store i32 %335, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %337 = sub nsw i32 11, %6
  %338 = icmp ult i32 %337, 16
  br i1 %338, label %339, label %360

339:                                              ; preds = %334
  %340 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %341 = sub nsw i32 %340, %4
  %342 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %343 = sub nsw i32 %342, %4
  %344 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %345 = or disjoint i32 %337, %8
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %346
  %348 = load i8, ptr addrspace(1) %347, align 1, !tbaa !16, !amdgpu.noclobber !17
  %349 = zext i8 %348 to i64
  %350 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %349
  %351 = load i32, ptr addrspace(1) %350, align 4, !tbaa !6, !amdgpu.noclobber !17
  %352 = add nsw i32 %351, %344
  %353 = icmp eq i32 %6, 11
  %354 = select i1 %353, i32 %27, i32 %343
  %355 = select i1 %28, i32 %27, i32 %341
  %356 = tail call noundef i32 @llvm.smax.i32(i32 %354, i32 %355)
  %357 = tail call i32 @llvm.smax.i32(i32 %352, i32 %356)
  %358 = tail call i32 @llvm.smax.i32(i32 %357, i32 0)
  %359 = tail call i32 @llvm.umax.i32(i32 %336, i32 %358)
  br label %360

360:                                              ; preds = %339, %334
  %361 = phi i32 [ %358, %339 ], [ 0, %334 ]
  %362 = phi i32 [ %359, %339 ], [ %336, %334 ]
  store i32 %361, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %363 = sub nsw i32 12, %6
  %364 = icmp ult i32 %363, 16
  br i1 %364, label %365, label %386

365:                                              ; preds = %360
  %366 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %367 = sub nsw i32 %366, %4
  %368 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %369 = sub nsw i32 %368, %4
  %370 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %371 = or disjoint i32 %363, %8
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %372
  %374 = load i8, ptr addrspace(1) %373, align 1, !tbaa !16, !amdgpu.noclobber !17
  %375 = zext i8 %374 to i64
  %376 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %375
  %377 = load i32, ptr addrspace(1) %376, align 4, !tbaa !6, !amdgpu.noclobber !17
  %378 = add nsw i32 %377, %370
  %379 = icmp eq i32 %6, 12
  %380 = select i1 %379, i32 %27, i32 %369
  %381 = select i1 %28, i32 %27, i32 %367
  %382 = tail call noundef i32 @llvm.smax.i32(i32 %380, i32 %381)
  %383 = tail call i32 @llvm.smax.i32(i32 %378, i32 %382)
  %384 = tail call i32 @llvm.smax.i32(i32 %383, i32 0)
  %385 = tail call i32 @llvm.umax.i32(i32 %362, i32 %384)
  br label %386

386:                                              ; preds = %365, %360
  %387 = phi i32 [ %384, %365 ], [ 0, %360 ]
  %388 = phi i32 [ %385, %365 ], [ %362, %360 ]
  store i32 %387, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %389 = sub nsw i32 13, %6
  %390 = icmp ult i32 %389, 16
  br i1 %390, label %391, label %412

391:                                              ; preds = %386
  %392 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %393 = sub nsw i32 %392, %4
  %394 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %395 = sub nsw i32 %394, %4
  %396 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %397 = or disjoint i32 %389, %8
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %398
  %400 = load i8, ptr addrspace(1) %399, align 1, !tbaa !16, !amdgpu.noclobber !17
  %401 = zext i8 %400 to i64
  %402 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %401
  %403 = load i32, ptr addrspace(1) %402, align 4, !tbaa !6, !amdgpu.noclobber !17
  %404 = add nsw i32 %403, %396
  %405 = icmp eq i32 %6, 13
  %406 = select i1 %405, i32 %27, i32 %395
  %407 = select i1 %28, i32 %27, i32 %393
  %408 = tail call noundef i32 @llvm.smax.i32(i32 %406, i32 %407)
  %409 = tail call i32 @llvm.smax.i32(i32 %404, i32 %408)
  %410 = tail call i32 @llvm.smax.i32(i32 %409, i32 0)
  %411 = tail call i32 @llvm.umax.i32(i32 %388, i32 %410)
  br label %412

412:                                              ; preds = %391, %386
  %413 = phi i32 [ %410, %391 ], [ 0, %386 ]
  %414 = phi i32 [ %411, %391 ], [ %388, %386 ]
  store i32 %413, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %415 = sub nsw i32 14, %6
  %416 = icmp ult i32 %415, 16
  br i1 %416, label %417, label %438

417:                                              ; preds = %412
  %418 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %419 = sub nsw i32 %418, %4
  %420 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %421 = sub nsw i32 %420, %4
  %422 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %423 = or disjoint i32 %415, %8
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %424
  %426 = load i8, ptr addrspace(1) %425, align 1, !tbaa !16, !amdgpu.noclobber !17
  %427 = zext i8 %426 to i64
  %428 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %427
  %429 = load i32, ptr addrspace(1) %428, align 4, !tbaa !6, !amdgpu.noclobber !17
  %430 = add nsw i32 %429, %422
  %431 = icmp eq i32 %6, 14
  %432 = select i1 %431, i32 %27, i32 %421
  %433 = select i1 %28, i32 %27, i32 %419
  %434 = tail call noundef i32 @llvm.smax.i32(i32 %432, i32 %433)
  %435 = tail call i32 @llvm.smax.i32(i32 %430, i32 %434)
  %436 = tail call i32 @llvm.smax.i32(i32 %435, i32 0)
  %437 = tail call i32 @llvm.umax.i32(i32 %414, i32 %436)
  br label %438

438:                                              ; preds = %417, %412
  %439 = phi i32 [ %436, %417 ], [ 0, %412 ]
  %440 = phi i32 [ %437, %417 ], [ %414, %412 ]
  store i32 %439, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %441 = sub nsw i32 15, %6
  %442 = icmp ult i32 %441, 16
  br i1 %442, label %443, label %464

443:                                              ; preds = %438
  %444 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %445 = sub nsw i32 %444, %4
  %446 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %447 = sub nsw i32 %446, %4
  %448 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %449 = or disjoint i32 %441, %8
  %450 = sext i32 %449 to i64
  %451 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %450
  %452 = load i8, ptr addrspace(1) %451, align 1, !tbaa !16, !amdgpu.noclobber !17
  %453 = zext i8 %452 to i64
  %454 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %453
  %455 = load i32, ptr addrspace(1) %454, align 4, !tbaa !6, !amdgpu.noclobber !17
  %456 = add nsw i32 %455, %448
  %457 = icmp eq i32 %6, 15
  %458 = select i1 %457, i32 %27, i32 %447
  %459 = select i1 %28, i32 %27, i32 %445
  %460 = tail call noundef i32 @llvm.smax.i32(i32 %458, i32 %459)
  %461 = tail call i32 @llvm.smax.i32(i32 %456, i32 %460)
  %462 = tail call i32 @llvm.smax.i32(i32 %461, i32 0)
  %463 = tail call i32 @llvm.umax.i32(i32 %440, i32 %462)
  br label %464

464:                                              ; preds = %443, %438
  %465 = phi i32 [ %462, %443 ], [ 0, %438 ]
  %466 = phi i32 [ %463, %443 ], [ %440, %438 ]
  store i32 %465, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %467 = sub nsw i32 16, %6
  %468 = icmp ult i32 %467, 16
  br i1 %468, label %469, label %490

469:                                              ; preds = %464
  %470 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %471 = sub nsw i32 %470, %4
  %472 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %473 = sub nsw i32 %472, %4
  %474 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %475 = or disjoint i32 %467, %8
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %476
  %478 = load i8, ptr addrspace(1) %477, align 1, !tbaa !16, !amdgpu.noclobber !17
  %479 = zext i8 %478 to i64
  %480 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %479
  %481 = load i32, ptr addrspace(1) %480, align 4, !tbaa !6, !amdgpu.noclobber !17
  %482 = add nsw i32 %481, %474
  %483 = icmp eq i32 %6, 16
  %484 = select i1 %483, i32 %27, i32 %473
  %485 = select i1 %28, i32 %27, i32 %471
  %486 = tail call noundef i32 @llvm.smax.i32(i32 %484, i32 %485)
  %487 = tail call i32 @llvm.smax.i32(i32 %482, i32 %486)
  %488 = tail call i32 @llvm.smax.i32(i32 %487, i32 0)
  %489 = tail call i32 @llvm.umax.i32(i32 %466, i32 %488)
  br label %490

490:                                              ; preds = %469, %464
  %491 = phi i32 [ %488, %469 ], [ 0, %464 ]
  %492 = phi i32 [ %489, %469 ], [ %466, %464 ]
  store i32 %491, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %493 = sub nsw i32 17, %6
  %494 = icmp ult i32 %493, 16
  br i1 %494, label %495, label %516

495:                                              ; preds = %490
  %496 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %497 = sub nsw i32 %496, %4
  %498 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %499 = sub nsw i32 %498, %4
  %500 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %501 = or disjoint i32 %493, %8
  %502 = sext i32 %501 to i64
  %503 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %502
  %504 = load i8, ptr addrspace(1) %503, align 1, !tbaa !16, !amdgpu.noclobber !17
  %505 = zext i8 %504 to i64
  %506 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %505
  %507 = load i32, ptr addrspace(1) %506, align 4, !tbaa !6, !amdgpu.noclobber !17
  %508 = add nsw i32 %507, %500
  %509 = icmp eq i32 %6, 17
  %510 = select i1 %509, i32 %27, i32 %499
  %511 = select i1 %28, i32 %27, i32 %497
  %512 = tail call noundef i32 @llvm.smax.i32(i32 %510, i32 %511)
  %513 = tail call i32 @llvm.smax.i32(i32 %508, i32 %512)
  %514 = tail call i32 @llvm.smax.i32(i32 %513, i32 0)
  %515 = tail call i32 @llvm.umax.i32(i32 %492, i32 %514)
  br label %516

516:                                              ; preds = %495, %490
  %517 = phi i32 [ %514, %495 ], [ 0, %490 ]
  %518 = phi i32 [ %515, %495 ], [ %492, %490 ]
  store i32 %517, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %519 = sub nsw i32 18, %6
  %520 = icmp ult i32 %519, 16
  br i1 %520, label %521, label %542

521:                                              ; preds = %516
  %522 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %523 = sub nsw i32 %522, %4
  %524 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %525 = sub nsw i32 %524, %4
  %526 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %527 = or disjoint i32 %519, %8
  %528 = sext i32 %527 to i64
  %529 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %528
  %530 = load i8, ptr addrspace(1) %529, align 1, !tbaa !16, !amdgpu.noclobber !17
  %531 = zext i8 %530 to i64
  %532 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %531
  %533 = load i32, ptr addrspace(1) %532, align 4, !tbaa !6, !amdgpu.noclobber !17
  %534 = add nsw i32 %533, %526
  %535 = icmp eq i32 %6, 18
  %536 = select i1 %535, i32 %27, i32 %525
  %537 = select i1 %28, i32 %27, i32 %523
  %538 = tail call noundef i32 @llvm.smax.i32(i32 %536, i32 %537)
  %539 = tail call i32 @llvm.smax.i32(i32 %534, i32 %538)
  %540 = tail call i32 @llvm.smax.i32(i32 %539, i32 0)
  %541 = tail call i32 @llvm.umax.i32(i32 %518, i32 %540)
  br label %542

542:                                              ; preds = %521, %516
  %543 = phi i32 [ %540, %521 ], [ 0, %516 ]
  %544 = phi i32 [ %541, %521 ], [ %518, %516 ]
  store i32 %543, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %545 = sub nsw i32 19, %6
  %546 = icmp ult i32 %545, 16
  br i1 %546, label %547, label %568

547:                                              ; preds = %542
  %548 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %549 = sub nsw i32 %548, %4
  %550 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %551 = sub nsw i32 %550, %4
  %552 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %553 = or disjoint i32 %545, %8
  %554 = sext i32 %553 to i64
  %555 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %554
  %556 = load i8, ptr addrspace(1) %555, align 1, !tbaa !16, !amdgpu.noclobber !17
  %557 = zext i8 %556 to i64
  %558 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %557
  %559 = load i32, ptr addrspace(1) %558, align 4, !tbaa !6, !amdgpu.noclobber !17
  %560 = add nsw i32 %559, %552
  %561 = icmp eq i32 %6, 19
  %562 = select i1 %561, i32 %27, i32 %551
  %563 = select i1 %28, i32 %27, i32 %549
  %564 = tail call noundef i32 @llvm.smax.i32(i32 %562, i32 %563)
  %565 = tail call i32 @llvm.smax.i32(i32 %560, i32 %564)
  %566 = tail call i32 @llvm.smax.i32(i32 %565, i32 0)
  %567 = tail call i32 @llvm.umax.i32(i32 %544, i32 %566)
  br label %568

568:                                              ; preds = %547, %542
  %569 = phi i32 [ %566, %547 ], [ 0, %542 ]
  %570 = phi i32 [ %567, %547 ], [ %544, %542 ]
  store i32 %569, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %571 = sub nsw i32 20, %6
  %572 = icmp ult i32 %571, 16
  br i1 %572, label %573, label %594

573:                                              ; preds = %568
  %574 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %575 = sub nsw i32 %574, %4
  %576 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %577 = sub nsw i32 %576, %4
  %578 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %579 = or disjoint i32 %571, %8
  %580 = sext i32 %579 to i64
  %581 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %580
  %582 = load i8, ptr addrspace(1) %581, align 1, !tbaa !16, !amdgpu.noclobber !17
  %583 = zext i8 %582 to i64
  %584 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %583
  %585 = load i32, ptr addrspace(1) %584, align 4, !tbaa !6, !amdgpu.noclobber !17
  %586 = add nsw i32 %585, %578
  %587 = icmp eq i32 %6, 20
  %588 = select i1 %587, i32 %27, i32 %577
  %589 = select i1 %28, i32 %27, i32 %575
  %590 = tail call noundef i32 @llvm.smax.i32(i32 %588, i32 %589)
  %591 = tail call i32 @llvm.smax.i32(i32 %586, i32 %590)
  %592 = tail call i32 @llvm.smax.i32(i32 %591, i32 0)
  %593 = tail call i32 @llvm.umax.i32(i32 %570, i32 %592)
  br label %594

594:                                              ; preds = %573, %568
  %595 = phi i32 [ %592, %573 ], [ 0, %568 ]
  %596 = phi i32 [ %593, %573 ], [ %570, %568 ]
  store i32 %595, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %597 = sub nsw i32 21, %6
  %598 = icmp ult i32 %597, 16
  br i1 %598, label %599, label %620

599:                                              ; preds = %594
  %600 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %601 = sub nsw i32 %600, %4
  %602 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %603 = sub nsw i32 %602, %4
  %604 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %605 = or disjoint i32 %597, %8
  %606 = sext i32 %605 to i64
  %607 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %606
  %608 = load i8, ptr addrspace(1) %607, align 1, !tbaa !16, !amdgpu.noclobber !17
  %609 = zext i8 %608 to i64
  %610 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %609
  %611 = load i32, ptr addrspace(1) %610, align 4, !tbaa !6, !amdgpu.noclobber !17
  %612 = add nsw i32 %611, %604
  %613 = icmp eq i32 %6, 21
  %614 = select i1 %613, i32 %27, i32 %603
  %615 = select i1 %28, i32 %27, i32 %601
  %616 = tail call noundef i32 @llvm.smax.i32(i32 %614, i32 %615)
  %617 = tail call i32 @llvm.smax.i32(i32 %612, i32 %616)
  %618 = tail call i32 @llvm.smax.i32(i32 %617, i32 0)
  %619 = tail call i32 @llvm.umax.i32(i32 %596, i32 %618)
  br label %620

620:                                              ; preds = %599, %594
  %621 = phi i32 [ %618, %599 ], [ 0, %594 ]
  %622 = phi i32 [ %619, %599 ], [ %596, %594 ]
  store i32 %621, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %623 = sub nsw i32 22, %6
  %624 = icmp ult i32 %623, 16
  br i1 %624, label %625, label %646

625:                                              ; preds = %620
  %626 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %627 = sub nsw i32 %626, %4
  %628 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %629 = sub nsw i32 %628, %4
  %630 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %631 = or disjoint i32 %623, %8
  %632 = sext i32 %631 to i64
  %633 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %632
  %634 = load i8, ptr addrspace(1) %633, align 1, !tbaa !16, !amdgpu.noclobber !17
  %635 = zext i8 %634 to i64
  %636 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %635
  %637 = load i32, ptr addrspace(1) %636, align 4, !tbaa !6, !amdgpu.noclobber !17
  %638 = add nsw i32 %637, %630
  %639 = icmp eq i32 %6, 22
  %640 = select i1 %639, i32 %27, i32 %629
  %641 = select i1 %28, i32 %27, i32 %627
  %642 = tail call noundef i32 @llvm.smax.i32(i32 %640, i32 %641)
  %643 = tail call i32 @llvm.smax.i32(i32 %638, i32 %642)
  %644 = tail call i32 @llvm.smax.i32(i32 %643, i32 0)
  %645 = tail call i32 @llvm.umax.i32(i32 %622, i32 %644)
  br label %646

646:                                              ; preds = %625, %620
  %647 = phi i32 [ %644, %625 ], [ 0, %620 ]
  %648 = phi i32 [ %645, %625 ], [ %622, %620 ]
  store i32 %647, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %649 = sub nsw i32 23, %6
  %650 = icmp ult i32 %649, 16
  br i1 %650, label %651, label %672

651:                                              ; preds = %646
  %652 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %653 = sub nsw i32 %652, %4
  %654 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %655 = sub nsw i32 %654, %4
  %656 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %657 = or disjoint i32 %649, %8
  %658 = sext i32 %657 to i64
  %659 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %658
  %660 = load i8, ptr addrspace(1) %659, align 1, !tbaa !16, !amdgpu.noclobber !17
  %661 = zext i8 %660 to i64
  %662 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %661
  %663 = load i32, ptr addrspace(1) %662, align 4, !tbaa !6, !amdgpu.noclobber !17
  %664 = add nsw i32 %663, %656
  %665 = icmp eq i32 %6, 23
  %666 = select i1 %665, i32 %27, i32 %655
  %667 = select i1 %28, i32 %27, i32 %653
  %668 = tail call noundef i32 @llvm.smax.i32(i32 %666, i32 %667)
  %669 = tail call i32 @llvm.smax.i32(i32 %664, i32 %668)
  %670 = tail call i32 @llvm.smax.i32(i32 %669, i32 0)
  %671 = tail call i32 @llvm.umax.i32(i32 %648, i32 %670)
  br label %672

672:                                              ; preds = %651, %646
  %673 = phi i32 [ %670, %651 ], [ 0, %646 ]
  %674 = phi i32 [ %671, %651 ], [ %648, %646 ]
  store i32 %673, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %675 = sub nsw i32 24, %6
  %676 = icmp ult i32 %675, 16
  br i1 %676, label %677, label %698

677:                                              ; preds = %672
  %678 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %679 = sub nsw i32 %678, %4
  %680 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %681 = sub nsw i32 %680, %4
  %682 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %683 = or disjoint i32 %675, %8
  %684 = sext i32 %683 to i64
  %685 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %684
  %686 = load i8, ptr addrspace(1) %685, align 1, !tbaa !16, !amdgpu.noclobber !17
  %687 = zext i8 %686 to i64
  %688 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %687
  %689 = load i32, ptr addrspace(1) %688, align 4, !tbaa !6, !amdgpu.noclobber !17
  %690 = add nsw i32 %689, %682
  %691 = icmp eq i32 %6, 24
  %692 = select i1 %691, i32 %27, i32 %681
  %693 = select i1 %28, i32 %27, i32 %679
  %694 = tail call noundef i32 @llvm.smax.i32(i32 %692, i32 %693)
  %695 = tail call i32 @llvm.smax.i32(i32 %690, i32 %694)
  %696 = tail call i32 @llvm.smax.i32(i32 %695, i32 0)
  %697 = tail call i32 @llvm.umax.i32(i32 %674, i32 %696)
  br label %698

698:                                              ; preds = %677, %672
  %699 = phi i32 [ %696, %677 ], [ 0, %672 ]
  %700 = phi i32 [ %697, %677 ], [ %674, %672 ]
  store i32 %699, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %701 = sub nsw i32 25, %6
  %702 = icmp ult i32 %701, 16
  br i1 %702, label %703, label %724

703:                                              ; preds = %698
  %704 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %705 = sub nsw i32 %704, %4
  %706 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %707 = sub nsw i32 %706, %4
  %708 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %709 = or disjoint i32 %701, %8
  %710 = sext i32 %709 to i64
  %711 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %710
  %712 = load i8, ptr addrspace(1) %711, align 1, !tbaa !16, !amdgpu.noclobber !17
  %713 = zext i8 %712 to i64
  %714 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %713
  %715 = load i32, ptr addrspace(1) %714, align 4, !tbaa !6, !amdgpu.noclobber !17
  %716 = add nsw i32 %715, %708
  %717 = icmp eq i32 %6, 25
  %718 = select i1 %717, i32 %27, i32 %707
  %719 = select i1 %28, i32 %27, i32 %705
  %720 = tail call noundef i32 @llvm.smax.i32(i32 %718, i32 %719)
  %721 = tail call i32 @llvm.smax.i32(i32 %716, i32 %720)
  %722 = tail call i32 @llvm.smax.i32(i32 %721, i32 0)
  %723 = tail call i32 @llvm.umax.i32(i32 %700, i32 %722)
  br label %724

724:                                              ; preds = %703, %698
  %725 = phi i32 [ %722, %703 ], [ 0, %698 ]
  %726 = phi i32 [ %723, %703 ], [ %700, %698 ]
  store i32 %725, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %727 = sub nsw i32 26, %6
  %728 = icmp ult i32 %727, 16
  br i1 %728, label %729, label %750

729:                                              ; preds = %724
  %730 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %731 = sub nsw i32 %730, %4
  %732 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %733 = sub nsw i32 %732, %4
  %734 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %735 = or disjoint i32 %727, %8
  %736 = sext i32 %735 to i64
  %737 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %736
  %738 = load i8, ptr addrspace(1) %737, align 1, !tbaa !16, !amdgpu.noclobber !17
  %739 = zext i8 %738 to i64
  %740 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %739
  %741 = load i32, ptr addrspace(1) %740, align 4, !tbaa !6, !amdgpu.noclobber !17
  %742 = add nsw i32 %741, %734
  %743 = icmp eq i32 %6, 26
  %744 = select i1 %743, i32 %27, i32 %733
  %745 = select i1 %28, i32 %27, i32 %731
  %746 = tail call noundef i32 @llvm.smax.i32(i32 %744, i32 %745)
  %747 = tail call i32 @llvm.smax.i32(i32 %742, i32 %746)
  %748 = tail call i32 @llvm.smax.i32(i32 %747, i32 0)
  %749 = tail call i32 @llvm.umax.i32(i32 %726, i32 %748)
  br label %750

750:                                              ; preds = %729, %724
  %751 = phi i32 [ %748, %729 ], [ 0, %724 ]
  %752 = phi i32 [ %749, %729 ], [ %726, %724 ]
  store i32 %751, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %753 = sub nsw i32 27, %6
  %754 = icmp ult i32 %753, 16
  br i1 %754, label %755, label %776

755:                                              ; preds = %750
  %756 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %757 = sub nsw i32 %756, %4
  %758 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %759 = sub nsw i32 %758, %4
  %760 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %761 = or disjoint i32 %753, %8
  %762 = sext i32 %761 to i64
  %763 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %762
  %764 = load i8, ptr addrspace(1) %763, align 1, !tbaa !16, !amdgpu.noclobber !17
  %765 = zext i8 %764 to i64
  %766 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %765
  %767 = load i32, ptr addrspace(1) %766, align 4, !tbaa !6, !amdgpu.noclobber !17
  %768 = add nsw i32 %767, %760
  %769 = icmp eq i32 %6, 27
  %770 = select i1 %769, i32 %27, i32 %759
  %771 = select i1 %28, i32 %27, i32 %757
  %772 = tail call noundef i32 @llvm.smax.i32(i32 %770, i32 %771)
  %773 = tail call i32 @llvm.smax.i32(i32 %768, i32 %772)
  %774 = tail call i32 @llvm.smax.i32(i32 %773, i32 0)
  %775 = tail call i32 @llvm.umax.i32(i32 %752, i32 %774)
  br label %776

776:                                              ; preds = %755, %750
  %777 = phi i32 [ %774, %755 ], [ 0, %750 ]
  %778 = phi i32 [ %775, %755 ], [ %752, %750 ]
  store i32 %777, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %779 = sub nsw i32 28, %6
  %780 = icmp ult i32 %779, 16
  br i1 %780, label %781, label %802

781:                                              ; preds = %776
  %782 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %783 = sub nsw i32 %782, %4
  %784 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %785 = sub nsw i32 %784, %4
  %786 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %787 = or disjoint i32 %779, %8
  %788 = sext i32 %787 to i64
  %789 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %788
  %790 = load i8, ptr addrspace(1) %789, align 1, !tbaa !16, !amdgpu.noclobber !17
  %791 = zext i8 %790 to i64
  %792 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %791
  %793 = load i32, ptr addrspace(1) %792, align 4, !tbaa !6, !amdgpu.noclobber !17
  %794 = add nsw i32 %793, %786
  %795 = icmp eq i32 %6, 28
  %796 = select i1 %795, i32 %27, i32 %785
  %797 = select i1 %28, i32 %27, i32 %783
  %798 = tail call noundef i32 @llvm.smax.i32(i32 %796, i32 %797)
  %799 = tail call i32 @llvm.smax.i32(i32 %794, i32 %798)
  %800 = tail call i32 @llvm.smax.i32(i32 %799, i32 0)
  %801 = tail call i32 @llvm.umax.i32(i32 %778, i32 %800)
  br label %802

802:                                              ; preds = %781, %776
  %803 = phi i32 [ %800, %781 ], [ 0, %776 ]
  %804 = phi i32 [ %801, %781 ], [ %778, %776 ]
  store i32 %803, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %805 = sub nsw i32 29, %6
  %806 = icmp ult i32 %805, 16
  br i1 %806, label %807, label %828

807:                                              ; preds = %802
  %808 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %809 = sub nsw i32 %808, %4
  %810 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %811 = sub nsw i32 %810, %4
  %812 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %813 = or disjoint i32 %805, %8
  %814 = sext i32 %813 to i64
  %815 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %814
  %816 = load i8, ptr addrspace(1) %815, align 1, !tbaa !16, !amdgpu.noclobber !17
  %817 = zext i8 %816 to i64
  %818 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %817
  %819 = load i32, ptr addrspace(1) %818, align 4, !tbaa !6, !amdgpu.noclobber !17
  %820 = add nsw i32 %819, %812
  %821 = icmp eq i32 %6, 29
  %822 = select i1 %821, i32 %27, i32 %811
  %823 = select i1 %28, i32 %27, i32 %809
  %824 = tail call noundef i32 @llvm.smax.i32(i32 %822, i32 %823)
  %825 = tail call i32 @llvm.smax.i32(i32 %820, i32 %824)
  %826 = tail call i32 @llvm.smax.i32(i32 %825, i32 0)
  %827 = tail call i32 @llvm.umax.i32(i32 %804, i32 %826)
  br label %828

828:                                              ; preds = %807, %802
  %829 = phi i32 [ %826, %807 ], [ 0, %802 ]
  %830 = phi i32 [ %827, %807 ], [ %804, %802 ]
  store i32 %829, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %831 = sub nsw i32 30, %6
  %832 = icmp ult i32 %831, 16
  br i1 %832, label %833, label %854

833:                                              ; preds = %828
  %834 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %835 = sub nsw i32 %834, %4
  %836 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %837 = sub nsw i32 %836, %4
  %838 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %839 = or disjoint i32 %831, %8
  %840 = sext i32 %839 to i64
  %841 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %840
  %842 = load i8, ptr addrspace(1) %841, align 1, !tbaa !16, !amdgpu.noclobber !17
  %843 = zext i8 %842 to i64
  %844 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %843
  %845 = load i32, ptr addrspace(1) %844, align 4, !tbaa !6, !amdgpu.noclobber !17
  %846 = add nsw i32 %845, %838
  %847 = icmp eq i32 %6, 30
  %848 = select i1 %847, i32 %27, i32 %837
  %849 = select i1 %28, i32 %27, i32 %835
  %850 = tail call noundef i32 @llvm.smax.i32(i32 %848, i32 %849)
  %851 = tail call i32 @llvm.smax.i32(i32 %846, i32 %850)
  %852 = tail call i32 @llvm.smax.i32(i32 %851, i32 0)
  %853 = tail call i32 @llvm.umax.i32(i32 %830, i32 %852)
  br label %854

854:                                              ; preds = %833, %828
  %855 = phi i32 [ %852, %833 ], [ 0, %828 ]
  %856 = phi i32 [ %853, %833 ], [ %830, %828 ]
  store i32 %855, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %857 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.top, i32 %6
  store i32 %856, ptr addrspace(3) %857, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %28, label %30, label %858

858:                                              ; preds = %854, %30
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #8 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl nsw i32 %7, 4
  %9 = add nsw i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !16
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.diag, i32 %6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 4
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 68
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 72
  store i32 0, ptr addrspace(3) %16, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 136
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 140
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !6
  %19 = zext i32 %7 to i64
  %20 = icmp samesign ult i32 %6, 3
  br i1 %20, label %21, label %23

21:                                               ; preds = %5
  %22 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) @smith_waterman.diag, i32 %6
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %21, %5
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %24 = zext i8 %12 to i64
  %25 = shl nuw nsw i64 %24, 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %25
  %27 = sub nsw i32 0, %4
  %28 = icmp eq i32 %6, 0
  %29 = icmp eq i32 %6, 0
  br i1 %29, label %64, label %75

30:                                               ; preds = %854
  %31 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 4), align 4, !tbaa !6
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %856, i32 %31)
  %33 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 8), align 4, !tbaa !6
  %34 = tail call noundef i32 @llvm.smax.i32(i32 %32, i32 %33)
  %35 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 12), align 4, !tbaa !6
  %36 = tail call noundef i32 @llvm.smax.i32(i32 %34, i32 %35)
  %37 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 16), align 4, !tbaa !6
  %38 = tail call noundef i32 @llvm.smax.i32(i32 %36, i32 %37)
  %39 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 20), align 4, !tbaa !6
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %39)
  %41 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 24), align 4, !tbaa !6
  %42 = tail call noundef i32 @llvm.smax.i32(i32 %40, i32 %41)
  %43 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 28), align 4, !tbaa !6
  %44 = tail call noundef i32 @llvm.smax.i32(i32 %42, i32 %43)
  %45 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 32), align 4, !tbaa !6
  %46 = tail call noundef i32 @llvm.smax.i32(i32 %44, i32 %45)
  %47 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 36), align 4, !tbaa !6
  %48 = tail call noundef i32 @llvm.smax.i32(i32 %46, i32 %47)
  %49 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 40), align 4, !tbaa !6
  %50 = tail call noundef i32 @llvm.smax.i32(i32 %48, i32 %49)
  %51 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 44), align 4, !tbaa !6
  %52 = tail call noundef i32 @llvm.smax.i32(i32 %50, i32 %51)
  %53 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 48), align 4, !tbaa !6
  %54 = tail call noundef i32 @llvm.smax.i32(i32 %52, i32 %53)
  %55 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 52), align 4, !tbaa !6
  %56 = tail call noundef i32 @llvm.smax.i32(i32 %54, i32 %55)
  %57 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 56), align 4, !tbaa !6
  %58 = tail call noundef i32 @llvm.smax.i32(i32 %56, i32 %57)
  %59 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i32 60), align 4, !tbaa !6
  %60 = tail call noundef i32 @llvm.smax.i32(i32 %58, i32 %59)
  %61 = shl nuw i64 %19, 32
  %62 = ashr exact i64 %61, 30
  %63 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %62
  store i32 %60, ptr addrspace(1) %63, align 4, !tbaa !6
  br label %858

64:                                               ; preds = %23
  %65 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %66 = sext i32 %8 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !16
  %69 = zext i8 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6
  %72 = add nsw i32 %71, %65
  %73 = tail call i32 @llvm.smax.i32(i32 %72, i32 %27)
  %74 = tail call i32 @llvm.smax.i32(i32 %73, i32 0)
  br label %75

75:                                               ; preds = %64, %23
  %76 = phi i32 [ %74, %64 ], [ 0, %23 ]
  store i32 %76, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %77 = sub nsw i32 1, %6
  %78 = icmp ult i32 %77, 16
  br i1 %78, label %79, label %100

79:                                               ; preds = %75
  %80 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %81 = sub nsw i32 %80, %4
  %82 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %83 = sub nsw i32 %82, %4
  %84 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %85 = or disjoint i32 %77, %8
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !16
  %89 = zext i8 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !6
  %92 = add nsw i32 %91, %84
  %93 = icmp eq i32 %6, 1
  %94 = select i1 %93, i32 %27, i32 %83
  %95 = select i1 %28, i32 %27, i32 %81
  %96 = tail call noundef i32 @llvm.smax.i32(i32 %94, i32 %95)
  %97 = tail call i32 @llvm.smax.i32(i32 %92, i32 %96)
  %98 = tail call i32 @llvm.smax.i32(i32 %97, i32 0)
  %99 = tail call i32 @llvm.umax.i32(i32 %76, i32 %98)
  br label %100

100:                                              ; preds = %79, %75
  %101 = phi i32 [ %98, %79 ], [ 0, %75 ]
  %102 = phi i32 [ %99, %79 ], [ %76, %75 ]
  store i32 %101, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %103 = sub nsw i32 2, %6
  %104 = icmp ult i32 %103, 16
  br i1 %104, label %105, label %126

105:                                              ; preds = %100
  %106 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %107 = sub nsw i32 %106, %4
  %108 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %109 = sub nsw i32 %108, %4
  %110 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %111 = or disjoint i32 %103, %8
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %112
  %114 = load i8, ptr addrspace(1) %113, align 1, !tbaa !16
  %115 = zext i8 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %115
  %117 = load i32, ptr addrspace(1) %116, align 4, !tbaa !6
  %118 = add nsw i32 %117, %110
  %119 = icmp eq i32 %6, 2
  %120 = select i1 %119, i32 %27, i32 %109
  %121 = select i1 %28, i32 %27, i32 %107
  %122 = tail call noundef i32 @llvm.smax.i32(i32 %120, i32 %121)
  %123 = tail call i32 @llvm.smax.i32(i32 %118, i32 %122)
  %124 = tail call i32 @llvm.smax.i32(i32 %123, i32 0)
  %125 = tail call i32 @llvm.umax.i32(i32 %102, i32 %124)
  br label %126

126:                                              ; preds = %105, %100
  %127 = phi i32 [ %124, %105 ], [ 0, %100 ]
  %128 = phi i32 [ %125, %105 ], [ %102, %100 ]
  store i32 %127, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %129 = sub nsw i32 3, %6
  %130 = icmp ult i32 %129, 16
  br i1 %130, label %131, label %152

131:                                              ; preds = %126
  %132 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %133 = sub nsw i32 %132, %4
  %134 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %135 = sub nsw i32 %134, %4
  %136 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %137 = or disjoint i32 %129, %8
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %138
  %140 = load i8, ptr addrspace(1) %139, align 1, !tbaa !16
  %141 = zext i8 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %141
  %143 = load i32, ptr addrspace(1) %142, align 4, !tbaa !6
  %144 = add nsw i32 %143, %136
  %145 = icmp eq i32 %6, 3
  %146 = select i1 %145, i32 %27, i32 %135
  %147 = select i1 %28, i32 %27, i32 %133
  %148 = tail call noundef i32 @llvm.smax.i32(i32 %146, i32 %147)
  %149 = tail call i32 @llvm.smax.i32(i32 %144, i32 %148)
  %150 = tail call i32 @llvm.smax.i32(i32 %149, i32 0)
  %151 = tail call i32 @llvm.umax.i32(i32 %128, i32 %150)
  br label %152

152:                                              ; preds = %131, %126
  %153 = phi i32 [ %150, %131 ], [ 0, %126 ]
  %154 = phi i32 [ %151, %131 ], [ %128, %126 ]
  store i32 %153, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %155 = sub nsw i32 4, %6
  %156 = icmp ult i32 %155, 16
  br i1 %156, label %157, label %178

157:                                              ; preds = %152
  %158 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %159 = sub nsw i32 %158, %4
  %160 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %161 = sub nsw i32 %160, %4
  %162 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %163 = or disjoint i32 %155, %8
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %164
  %166 = load i8, ptr addrspace(1) %165, align 1, !tbaa !16
  %167 = zext i8 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %167
  %169 = load i32, ptr addrspace(1) %168, align 4, !tbaa !6
  %170 = add nsw i32 %169, %162
  %171 = icmp eq i32 %6, 4
  %172 = select i1 %171, i32 %27, i32 %161
  %173 = select i1 %28, i32 %27, i32 %159
  %174 = tail call noundef i32 @llvm.smax.i32(i32 %172, i32 %173)
  %175 = tail call i32 @llvm.smax.i32(i32 %170, i32 %174)
  %176 = tail call i32 @llvm.smax.i32(i32 %175, i32 0)
  %177 = tail call i32 @llvm.umax.i32(i32 %154, i32 %176)
  br label %178

178:                                              ; preds = %157, %152
  %179 = phi i32 [ %176, %157 ], [ 0, %152 ]
  %180 = phi i32 [ %177, %157 ], [ %154, %152 ]
  store i32 %179, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %181 = sub nsw i32 5, %6
  %182 = icmp ult i32 %181, 16
  br i1 %182, label %183, label %204

183:                                              ; preds = %178
  %184 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %185 = sub nsw i32 %184, %4
  %186 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %187 = sub nsw i32 %186, %4
  %188 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %189 = or disjoint i32 %181, %8
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %190
  %192 = load i8, ptr addrspace(1) %191, align 1, !tbaa !16
  %193 = zext i8 %192 to i64
  %194 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %193
  %195 = load i32, ptr addrspace(1) %194, align 4, !tbaa !6
  %196 = add nsw i32 %195, %188
  %197 = icmp eq i32 %6, 5
  %198 = select i1 %197, i32 %27, i32 %187
  %199 = select i1 %28, i32 %27, i32 %185
  %200 = tail call noundef i32 @llvm.smax.i32(i32 %198, i32 %199)
  %201 = tail call i32 @llvm.smax.i32(i32 %196, i32 %200)
  %202 = tail call i32 @llvm.smax.i32(i32 %201, i32 0)
  %203 = tail call i32 @llvm.umax.i32(i32 %180, i32 %202)
  br label %204

204:                                              ; preds = %183, %178
  %205 = phi i32 [ %202, %183 ], [ 0, %178 ]
  %206 = phi i32 [ %203, %183 ], [ %180, %178 ]
  store i32 %205, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %207 = sub nsw i32 6, %6
  %208 = icmp ult i32 %207, 16
  br i1 %208, label %209, label %230

209:                                              ; preds = %204
  %210 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %211 = sub nsw i32 %210, %4
  %212 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %213 = sub nsw i32 %212, %4
  %214 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %215 = or disjoint i32 %207, %8
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %216
  %218 = load i8, ptr addrspace(1) %217, align 1, !tbaa !16
  %219 = zext i8 %218 to i64
  %220 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %219
  %221 = load i32, ptr addrspace(1) %220, align 4, !tbaa !6
  %222 = add nsw i32 %221, %214
  %223 = icmp eq i32 %6, 6
  %224 = select i1 %223, i32 %27, i32 %213
  %225 = select i1 %28, i32 %27, i32 %211
  %226 = tail call noundef i32 @llvm.smax.i32(i32 %224, i32 %225)
  %227 = tail call i32 @llvm.smax.i32(i32 %222, i32 %226)
  %228 = tail call i32 @llvm.smax.i32(i32 %227, i32 0)
  %229 = tail call i32 @llvm.umax.i32(i32 %206, i32 %228)
  br label %230

230:                                              ; preds = %209, %204
  %231 = phi i32 [ %228, %209 ], [ 0, %204 ]
  %232 = phi i32 [ %229, %209 ], [ %206, %204 ]
  store i32 %231, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %233 = sub nsw i32 7, %6
  %234 = icmp ult i32 %233, 16
  br i1 %234, label %235, label %256

235:                                              ; preds = %230
  %236 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %237 = sub nsw i32 %236, %4
  %238 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %239 = sub nsw i32 %238, %4
  %240 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %241 = or disjoint i32 %233, %8
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %242
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !16
  %245 = zext i8 %244 to i64
  %246 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %245
  %247 = load i32, ptr addrspace(1) %246, align 4, !tbaa !6
  %248 = add nsw i32 %247, %240
  %249 = icmp eq i32 %6, 7
  %250 = select i1 %249, i32 %27, i32 %239
  %251 = select i1 %28, i32 %27, i32 %237
  %252 = tail call noundef i32 @llvm.smax.i32(i32 %250, i32 %251)
  %253 = tail call i32 @llvm.smax.i32(i32 %248, i32 %252)
  %254 = tail call i32 @llvm.smax.i32(i32 %253, i32 0)
  %255 = tail call i32 @llvm.umax.i32(i32 %232, i32 %254)
  br label %256

256:                                              ; preds = %235, %230
  %257 = phi i32 [ %254, %235 ], [ 0, %230 ]
  %258 = phi i32 [ %255, %235 ], [ %232, %230 ]
  store i32 %257, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %259 = sub nsw i32 8, %6
  %260 = icmp ult i32 %259, 16
  br i1 %260, label %261, label %282

261:                                              ; preds = %256
  %262 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %263 = sub nsw i32 %262, %4
  %264 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %265 = sub nsw i32 %264, %4
  %266 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %267 = or disjoint i32 %259, %8
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %268
  %270 = load i8, ptr addrspace(1) %269, align 1, !tbaa !16
  %271 = zext i8 %270 to i64
  %272 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %271
  %273 = load i32, ptr addrspace(1) %272, align 4, !tbaa !6
  %274 = add nsw i32 %273, %266
  %275 = icmp eq i32 %6, 8
  %276 = select i1 %275, i32 %27, i32 %265
  %277 = select i1 %28, i32 %27, i32 %263
  %278 = tail call noundef i32 @llvm.smax.i32(i32 %276, i32 %277)
  %279 = tail call i32 @llvm.smax.i32(i32 %274, i32 %278)
  %280 = tail call i32 @llvm.smax.i32(i32 %279, i32 0)
  %281 = tail call i32 @llvm.umax.i32(i32 %258, i32 %280)
  br label %282

282:                                              ; preds = %261, %256
  %283 = phi i32 [ %280, %261 ], [ 0, %256 ]
  %284 = phi i32 [ %281, %261 ], [ %258, %256 ]
  store i32 %283, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %285 = sub nsw i32 9, %6
  %286 = icmp ult i32 %285, 16
  br i1 %286, label %287, label %308

287:                                              ; preds = %282
  %288 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %289 = sub nsw i32 %288, %4
  %290 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %291 = sub nsw i32 %290, %4
  %292 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %293 = or disjoint i32 %285, %8
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %294
  %296 = load i8, ptr addrspace(1) %295, align 1, !tbaa !16
  %297 = zext i8 %296 to i64
  %298 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %297
  %299 = load i32, ptr addrspace(1) %298, align 4, !tbaa !6
  %300 = add nsw i32 %299, %292
  %301 = icmp eq i32 %6, 9
  %302 = select i1 %301, i32 %27, i32 %291
  %303 = select i1 %28, i32 %27, i32 %289
  %304 = tail call noundef i32 @llvm.smax.i32(i32 %302, i32 %303)
  %305 = tail call i32 @llvm.smax.i32(i32 %300, i32 %304)
  %306 = tail call i32 @llvm.smax.i32(i32 %305, i32 0)
  %307 = tail call i32 @llvm.umax.i32(i32 %284, i32 %306)
  br label %308

308:                                              ; preds = %287, %282
  %309 = phi i32 [ %306, %287 ], [ 0, %282 ]
  %310 = phi i32 [ %307, %287 ], [ %284, %282 ]
  store i32 %309, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %311 = sub nsw i32 10, %6
  %312 = icmp ult i32 %311, 16
  br i1 %312, label %313, label %334

313:                                              ; preds = %308
  %314 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %315 = sub nsw i32 %314, %4
  %316 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %317 = sub nsw i32 %316, %4
  %318 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %319 = or disjoint i32 %311, %8
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %320
  %322 = load i8, ptr addrspace(1) %321, align 1, !tbaa !16
  %323 = zext i8 %322 to i64
  %324 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %323
  %325 = load i32, ptr addrspace(1) %324, align 4, !tbaa !6
  %326 = add nsw i32 %325, %318
  %327 = icmp eq i32 %6, 10
  %328 = select i1 %327, i32 %27, i32 %317
  %329 = select i1 %28, i32 %27, i32 %315
  %330 = tail call noundef i32 @llvm.smax.i32(i32 %328, i32 %329)
  %331 = tail call i32 @llvm.smax.i32(i32 %326, i32 %330)
  %332 = tail call i32 @llvm.smax.i32(i32 %331, i32 0)
  %333 = tail call i32 @llvm.umax.i32(i32 %310, i32 %332)
  br label %334

334:                                              ; preds = %313, %308
  %335 = phi i32 [ %332, %313 ], [ 0, %308 ]
  %336 = phi i32 [ %333, %313 ], [ %310, %308 ]
  store i32 %335, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %337 = sub nsw i32 11, %6
  %338 = icmp ult i32 %337, 16
  br i1 %338, label %339, label %360

339:                                              ; preds = %334
  %340 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %341 = sub nsw i32 %340, %4
  %342 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %343 = sub nsw i32 %342, %4
  %344 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %345 = or disjoint i32 %337, %8
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %346
  %348 = load i8, ptr addrspace(1) %347, align 1, !tbaa !16
  %349 = zext i8 %348 to i64
  %350 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %349
  %351 = load i32, ptr addrspace(1) %350, align 4, !tbaa !6
  %352 = add nsw i32 %351, %344
  %353 = icmp eq i32 %6, 11
  %354 = select i1 %353, i32 %27, i32 %343
  %355 = select i1 %28, i32 %27, i32 %341
  %356 = tail call noundef i32 @llvm.smax.i32(i32 %354, i32 %355)
  %357 = tail call i32 @llvm.smax.i32(i32 %352, i32 %356)
  %358 = tail call i32 @llvm.smax.i32(i32 %357, i32 0)
  %359 = tail call i32 @llvm.umax.i32(i32 %336, i32 %358)
  br label %360

360:                                              ; preds = %339, %334
  %361 = phi i32 [ %358, %339 ], [ 0, %334 ]
  %362 = phi i32 [ %359, %339 ], [ %336, %334 ]
  store i32 %361, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %363 = sub nsw i32 12, %6
  %364 = icmp ult i32 %363, 16
  br i1 %364, label %365, label %386

365:                                              ; preds = %360
  %366 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %367 = sub nsw i32 %366, %4
  %368 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %369 = sub nsw i32 %368, %4
  %370 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %371 = or disjoint i32 %363, %8
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %372
  %374 = load i8, ptr addrspace(1) %373, align 1, !tbaa !16
  %375 = zext i8 %374 to i64
  %376 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %375
  %377 = load i32, ptr addrspace(1) %376, align 4, !tbaa !6
  %378 = add nsw i32 %377, %370
  %379 = icmp eq i32 %6, 12
  %380 = select i1 %379, i32 %27, i32 %369
  %381 = select i1 %28, i32 %27, i32 %367
  %382 = tail call noundef i32 @llvm.smax.i32(i32 %380, i32 %381)
  %383 = tail call i32 @llvm.smax.i32(i32 %378, i32 %382)
  %384 = tail call i32 @llvm.smax.i32(i32 %383, i32 0)
  %385 = tail call i32 @llvm.umax.i32(i32 %362, i32 %384)
  br label %386

386:                                              ; preds = %365, %360
  %387 = phi i32 [ %384, %365 ], [ 0, %360 ]
  %388 = phi i32 [ %385, %365 ], [ %362, %360 ]
  store i32 %387, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %389 = sub nsw i32 13, %6
  %390 = icmp ult i32 %389, 16
  br i1 %390, label %391, label %412

391:                                              ; preds = %386
  %392 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %393 = sub nsw i32 %392, %4
  %394 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %395 = sub nsw i32 %394, %4
  %396 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %397 = or disjoint i32 %389, %8
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %398
  %400 = load i8, ptr addrspace(1) %399, align 1, !tbaa !16
  %401 = zext i8 %400 to i64
  %402 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %401
  %403 = load i32, ptr addrspace(1) %402, align 4, !tbaa !6
  %404 = add nsw i32 %403, %396
  %405 = icmp eq i32 %6, 13
  %406 = select i1 %405, i32 %27, i32 %395
  %407 = select i1 %28, i32 %27, i32 %393
  %408 = tail call noundef i32 @llvm.smax.i32(i32 %406, i32 %407)
  %409 = tail call i32 @llvm.smax.i32(i32 %404, i32 %408)
  %410 = tail call i32 @llvm.smax.i32(i32 %409, i32 0)
  %411 = tail call i32 @llvm.umax.i32(i32 %388, i32 %410)
  br label %412

412:                                              ; preds = %391, %386
  %413 = phi i32 [ %410, %391 ], [ 0, %386 ]
  %414 = phi i32 [ %411, %391 ], [ %388, %386 ]
  store i32 %413, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %415 = sub nsw i32 14, %6
  %416 = icmp ult i32 %415, 16
  br i1 %416, label %417, label %438

417:                                              ; preds = %412
  %418 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %419 = sub nsw i32 %418, %4
  %420 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %421 = sub nsw i32 %420, %4
  %422 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %423 = or disjoint i32 %415, %8
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %424
  %426 = load i8, ptr addrspace(1) %425, align 1, !tbaa !16
  %427 = zext i8 %426 to i64
  %428 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %427
  %429 = load i32, ptr addrspace(1) %428, align 4, !tbaa !6
  %430 = add nsw i32 %429, %422
  %431 = icmp eq i32 %6, 14
  %432 = select i1 %431, i32 %27, i32 %421
  %433 = select i1 %28, i32 %27, i32 %419
  %434 = tail call noundef i32 @llvm.smax.i32(i32 %432, i32 %433)
  %435 = tail call i32 @llvm.smax.i32(i32 %430, i32 %434)
  %436 = tail call i32 @llvm.smax.i32(i32 %435, i32 0)
  %437 = tail call i32 @llvm.umax.i32(i32 %414, i32 %436)
  br label %438

438:                                              ; preds = %417, %412
  %439 = phi i32 [ %436, %417 ], [ 0, %412 ]
  %440 = phi i32 [ %437, %417 ], [ %414, %412 ]
  store i32 %439, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %441 = sub nsw i32 15, %6
  %442 = icmp ult i32 %441, 16
  br i1 %442, label %443, label %464

443:                                              ; preds = %438
  %444 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %445 = sub nsw i32 %444, %4
  %446 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %447 = sub nsw i32 %446, %4
  %448 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %449 = or disjoint i32 %441, %8
  %450 = sext i32 %449 to i64
  %451 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %450
  %452 = load i8, ptr addrspace(1) %451, align 1, !tbaa !16
  %453 = zext i8 %452 to i64
  %454 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %453
  %455 = load i32, ptr addrspace(1) %454, align 4, !tbaa !6
  %456 = add nsw i32 %455, %448
  %457 = icmp eq i32 %6, 15
  %458 = select i1 %457, i32 %27, i32 %447
  %459 = select i1 %28, i32 %27, i32 %445
  %460 = tail call noundef i32 @llvm.smax.i32(i32 %458, i32 %459)
  %461 = tail call i32 @llvm.smax.i32(i32 %456, i32 %460)
  %462 = tail call i32 @llvm.smax.i32(i32 %461, i32 0)
  %463 = tail call i32 @llvm.umax.i32(i32 %440, i32 %462)
  br label %464

464:                                              ; preds = %443, %438
  %465 = phi i32 [ %462, %443 ], [ 0, %438 ]
  %466 = phi i32 [ %463, %443 ], [ %440, %438 ]
  store i32 %465, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %467 = sub nsw i32 16, %6
  %468 = icmp ult i32 %467, 16
  br i1 %468, label %469, label %490

469:                                              ; preds = %464
  %470 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %471 = sub nsw i32 %470, %4
  %472 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %473 = sub nsw i32 %472, %4
  %474 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %475 = or disjoint i32 %467, %8
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %476
  %478 = load i8, ptr addrspace(1) %477, align 1, !tbaa !16
  %479 = zext i8 %478 to i64
  %480 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %479
  %481 = load i32, ptr addrspace(1) %480, align 4, !tbaa !6
  %482 = add nsw i32 %481, %474
  %483 = icmp eq i32 %6, 16
  %484 = select i1 %483, i32 %27, i32 %473
  %485 = select i1 %28, i32 %27, i32 %471
  %486 = tail call noundef i32 @llvm.smax.i32(i32 %484, i32 %485)
  %487 = tail call i32 @llvm.smax.i32(i32 %482, i32 %486)
  %488 = tail call i32 @llvm.smax.i32(i32 %487, i32 0)
  %489 = tail call i32 @llvm.umax.i32(i32 %466, i32 %488)
  br label %490

490:                                              ; preds = %469, %464
  %491 = phi i32 [ %488, %469 ], [ 0, %464 ]
  %492 = phi i32 [ %489, %469 ], [ %466, %464 ]
  store i32 %491, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %493 = sub nsw i32 17, %6
  %494 = icmp ult i32 %493, 16
  br i1 %494, label %495, label %516

495:                                              ; preds = %490
  %496 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %497 = sub nsw i32 %496, %4
  %498 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %499 = sub nsw i32 %498, %4
  %500 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %501 = or disjoint i32 %493, %8
  %502 = sext i32 %501 to i64
  %503 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %502
  %504 = load i8, ptr addrspace(1) %503, align 1, !tbaa !16
  %505 = zext i8 %504 to i64
  %506 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %505
  %507 = load i32, ptr addrspace(1) %506, align 4, !tbaa !6
  %508 = add nsw i32 %507, %500
  %509 = icmp eq i32 %6, 17
  %510 = select i1 %509, i32 %27, i32 %499
  %511 = select i1 %28, i32 %27, i32 %497
  %512 = tail call noundef i32 @llvm.smax.i32(i32 %510, i32 %511)
  %513 = tail call i32 @llvm.smax.i32(i32 %508, i32 %512)
  %514 = tail call i32 @llvm.smax.i32(i32 %513, i32 0)
  %515 = tail call i32 @llvm.umax.i32(i32 %492, i32 %514)
  br label %516

516:                                              ; preds = %495, %490
  %517 = phi i32 [ %514, %495 ], [ 0, %490 ]
  %518 = phi i32 [ %515, %495 ], [ %492, %490 ]
  store i32 %517, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %519 = sub nsw i32 18, %6
  %520 = icmp ult i32 %519, 16
  br i1 %520, label %521, label %542

521:                                              ; preds = %516
  %522 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %523 = sub nsw i32 %522, %4
  %524 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %525 = sub nsw i32 %524, %4
  %526 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %527 = or disjoint i32 %519, %8
  %528 = sext i32 %527 to i64
  %529 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %528
  %530 = load i8, ptr addrspace(1) %529, align 1, !tbaa !16
  %531 = zext i8 %530 to i64
  %532 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %531
  %533 = load i32, ptr addrspace(1) %532, align 4, !tbaa !6
  %534 = add nsw i32 %533, %526
  %535 = icmp eq i32 %6, 18
  %536 = select i1 %535, i32 %27, i32 %525
  %537 = select i1 %28, i32 %27, i32 %523
  %538 = tail call noundef i32 @llvm.smax.i32(i32 %536, i32 %537)
  %539 = tail call i32 @llvm.smax.i32(i32 %534, i32 %538)
  %540 = tail call i32 @llvm.smax.i32(i32 %539, i32 0)
  %541 = tail call i32 @llvm.umax.i32(i32 %518, i32 %540)
  br label %542

542:                                              ; preds = %521, %516
  %543 = phi i32 [ %540, %521 ], [ 0, %516 ]
  %544 = phi i32 [ %541, %521 ], [ %518, %516 ]
  store i32 %543, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %545 = sub nsw i32 19, %6
  %546 = icmp ult i32 %545, 16
  br i1 %546, label %547, label %568

547:                                              ; preds = %542
  %548 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %549 = sub nsw i32 %548, %4
  %550 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %551 = sub nsw i32 %550, %4
  %552 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %553 = or disjoint i32 %545, %8
  %554 = sext i32 %553 to i64
  %555 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %554
  %556 = load i8, ptr addrspace(1) %555, align 1, !tbaa !16
  %557 = zext i8 %556 to i64
  %558 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %557
  %559 = load i32, ptr addrspace(1) %558, align 4, !tbaa !6
  %560 = add nsw i32 %559, %552
  %561 = icmp eq i32 %6, 19
  %562 = select i1 %561, i32 %27, i32 %551
  %563 = select i1 %28, i32 %27, i32 %549
  %564 = tail call noundef i32 @llvm.smax.i32(i32 %562, i32 %563)
  %565 = tail call i32 @llvm.smax.i32(i32 %560, i32 %564)
  %566 = tail call i32 @llvm.smax.i32(i32 %565, i32 0)
  %567 = tail call i32 @llvm.umax.i32(i32 %544, i32 %566)
  br label %568

568:                                              ; preds = %547, %542
  %569 = phi i32 [ %566, %547 ], [ 0, %542 ]
  %570 = phi i32 [ %567, %547 ], [ %544, %542 ]
  store i32 %569, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %571 = sub nsw i32 20, %6
  %572 = icmp ult i32 %571, 16
  br i1 %572, label %573, label %594

573:                                              ; preds = %568
  %574 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %575 = sub nsw i32 %574, %4
  %576 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %577 = sub nsw i32 %576, %4
  %578 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %579 = or disjoint i32 %571, %8
  %580 = sext i32 %579 to i64
  %581 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %580
  %582 = load i8, ptr addrspace(1) %581, align 1, !tbaa !16
  %583 = zext i8 %582 to i64
  %584 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %583
  %585 = load i32, ptr addrspace(1) %584, align 4, !tbaa !6
  %586 = add nsw i32 %585, %578
  %587 = icmp eq i32 %6, 20
  %588 = select i1 %587, i32 %27, i32 %577
  %589 = select i1 %28, i32 %27, i32 %575
  %590 = tail call noundef i32 @llvm.smax.i32(i32 %588, i32 %589)
  %591 = tail call i32 @llvm.smax.i32(i32 %586, i32 %590)
  %592 = tail call i32 @llvm.smax.i32(i32 %591, i32 0)
  %593 = tail call i32 @llvm.umax.i32(i32 %570, i32 %592)
  br label %594

594:                                              ; preds = %573, %568
  %595 = phi i32 [ %592, %573 ], [ 0, %568 ]
  %596 = phi i32 [ %593, %573 ], [ %570, %568 ]
  store i32 %595, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %597 = sub nsw i32 21, %6
  %598 = icmp ult i32 %597, 16
  br i1 %598, label %599, label %620

599:                                              ; preds = %594
  %600 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %601 = sub nsw i32 %600, %4
  %602 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %603 = sub nsw i32 %602, %4
  %604 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %605 = or disjoint i32 %597, %8
  %606 = sext i32 %605 to i64
  %607 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %606
  %608 = load i8, ptr addrspace(1) %607, align 1, !tbaa !16
  %609 = zext i8 %608 to i64
  %610 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %609
  %611 = load i32, ptr addrspace(1) %610, align 4, !tbaa !6
  %612 = add nsw i32 %611, %604
  %613 = icmp eq i32 %6, 21
  %614 = select i1 %613, i32 %27, i32 %603
  %615 = select i1 %28, i32 %27, i32 %601
  %616 = tail call noundef i32 @llvm.smax.i32(i32 %614, i32 %615)
  %617 = tail call i32 @llvm.smax.i32(i32 %612, i32 %616)
  %618 = tail call i32 @llvm.smax.i32(i32 %617, i32 0)
  %619 = tail call i32 @llvm.umax.i32(i32 %596, i32 %618)
  br label %620

620:                                              ; preds = %599, %594
  %621 = phi i32 [ %618, %599 ], [ 0, %594 ]
  %622 = phi i32 [ %619, %599 ], [ %596, %594 ]
  store i32 %621, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %623 = sub nsw i32 22, %6
  %624 = icmp ult i32 %623, 16
  br i1 %624, label %625, label %646

625:                                              ; preds = %620
  %626 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %627 = sub nsw i32 %626, %4
  %628 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %629 = sub nsw i32 %628, %4
  %630 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %631 = or disjoint i32 %623, %8
  %632 = sext i32 %631 to i64
  %633 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %632
  %634 = load i8, ptr addrspace(1) %633, align 1, !tbaa !16
  %635 = zext i8 %634 to i64
  %636 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %635
  %637 = load i32, ptr addrspace(1) %636, align 4, !tbaa !6
  %638 = add nsw i32 %637, %630
  %639 = icmp eq i32 %6, 22
  %640 = select i1 %639, i32 %27, i32 %629
  %641 = select i1 %28, i32 %27, i32 %627
  %642 = tail call noundef i32 @llvm.smax.i32(i32 %640, i32 %641)
  %643 = tail call i32 @llvm.smax.i32(i32 %638, i32 %642)
  %644 = tail call i32 @llvm.smax.i32(i32 %643, i32 0)
  %645 = tail call i32 @llvm.umax.i32(i32 %622, i32 %644)
  br label %646

646:                                              ; preds = %625, %620
  %647 = phi i32 [ %644, %625 ], [ 0, %620 ]
  %648 = phi i32 [ %645, %625 ], [ %622, %620 ]
  store i32 %647, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %649 = sub nsw i32 23, %6
  %650 = icmp ult i32 %649, 16
  br i1 %650, label %651, label %672

651:                                              ; preds = %646
  %652 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %653 = sub nsw i32 %652, %4
  %654 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %655 = sub nsw i32 %654, %4
  %656 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %657 = or disjoint i32 %649, %8
  %658 = sext i32 %657 to i64
  %659 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %658
  %660 = load i8, ptr addrspace(1) %659, align 1, !tbaa !16
  %661 = zext i8 %660 to i64
  %662 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %661
  %663 = load i32, ptr addrspace(1) %662, align 4, !tbaa !6
  %664 = add nsw i32 %663, %656
  %665 = icmp eq i32 %6, 23
  %666 = select i1 %665, i32 %27, i32 %655
  %667 = select i1 %28, i32 %27, i32 %653
  %668 = tail call noundef i32 @llvm.smax.i32(i32 %666, i32 %667)
  %669 = tail call i32 @llvm.smax.i32(i32 %664, i32 %668)
  %670 = tail call i32 @llvm.smax.i32(i32 %669, i32 0)
  %671 = tail call i32 @llvm.umax.i32(i32 %648, i32 %670)
  br label %672

672:                                              ; preds = %651, %646
  %673 = phi i32 [ %670, %651 ], [ 0, %646 ]
  %674 = phi i32 [ %671, %651 ], [ %648, %646 ]
  store i32 %673, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %675 = sub nsw i32 24, %6
  %676 = icmp ult i32 %675, 16
  br i1 %676, label %677, label %698

677:                                              ; preds = %672
  %678 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %679 = sub nsw i32 %678, %4
  %680 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %681 = sub nsw i32 %680, %4
  %682 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %683 = or disjoint i32 %675, %8
  %684 = sext i32 %683 to i64
  %685 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %684
  %686 = load i8, ptr addrspace(1) %685, align 1, !tbaa !16
  %687 = zext i8 %686 to i64
  %688 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %687
  %689 = load i32, ptr addrspace(1) %688, align 4, !tbaa !6
  %690 = add nsw i32 %689, %682
  %691 = icmp eq i32 %6, 24
  %692 = select i1 %691, i32 %27, i32 %681
  %693 = select i1 %28, i32 %27, i32 %679
  %694 = tail call noundef i32 @llvm.smax.i32(i32 %692, i32 %693)
  %695 = tail call i32 @llvm.smax.i32(i32 %690, i32 %694)
  %696 = tail call i32 @llvm.smax.i32(i32 %695, i32 0)
  %697 = tail call i32 @llvm.umax.i32(i32 %674, i32 %696)
  br label %698

698:                                              ; preds = %677, %672
  %699 = phi i32 [ %696, %677 ], [ 0, %672 ]
  %700 = phi i32 [ %697, %677 ], [ %674, %672 ]
  store i32 %699, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %701 = sub nsw i32 25, %6
  %702 = icmp ult i32 %701, 16
  br i1 %702, label %703, label %724

703:                                              ; preds = %698
  %704 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %705 = sub nsw i32 %704, %4
  %706 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %707 = sub nsw i32 %706, %4
  %708 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %709 = or disjoint i32 %701, %8
  %710 = sext i32 %709 to i64
  %711 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %710
  %712 = load i8, ptr addrspace(1) %711, align 1, !tbaa !16
  %713 = zext i8 %712 to i64
  %714 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %713
  %715 = load i32, ptr addrspace(1) %714, align 4, !tbaa !6
  %716 = add nsw i32 %715, %708
  %717 = icmp eq i32 %6, 25
  %718 = select i1 %717, i32 %27, i32 %707
  %719 = select i1 %28, i32 %27, i32 %705
  %720 = tail call noundef i32 @llvm.smax.i32(i32 %718, i32 %719)
  %721 = tail call i32 @llvm.smax.i32(i32 %716, i32 %720)
  %722 = tail call i32 @llvm.smax.i32(i32 %721, i32 0)
  %723 = tail call i32 @llvm.umax.i32(i32 %700, i32 %722)
  br label %724

724:                                              ; preds = %703, %698
  %725 = phi i32 [ %722, %703 ], [ 0, %698 ]
  %726 = phi i32 [ %723, %703 ], [ %700, %698 ]
  store i32 %725, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %727 = sub nsw i32 26, %6
  %728 = icmp ult i32 %727, 16
  br i1 %728, label %729, label %750

729:                                              ; preds = %724
  %730 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %731 = sub nsw i32 %730, %4
  %732 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %733 = sub nsw i32 %732, %4
  %734 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %735 = or disjoint i32 %727, %8
  %736 = sext i32 %735 to i64
  %737 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %736
  %738 = load i8, ptr addrspace(1) %737, align 1, !tbaa !16
  %739 = zext i8 %738 to i64
  %740 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %739
  %741 = load i32, ptr addrspace(1) %740, align 4, !tbaa !6
  %742 = add nsw i32 %741, %734
  %743 = icmp eq i32 %6, 26
  %744 = select i1 %743, i32 %27, i32 %733
  %745 = select i1 %28, i32 %27, i32 %731
  %746 = tail call noundef i32 @llvm.smax.i32(i32 %744, i32 %745)
  %747 = tail call i32 @llvm.smax.i32(i32 %742, i32 %746)
  %748 = tail call i32 @llvm.smax.i32(i32 %747, i32 0)
  %749 = tail call i32 @llvm.umax.i32(i32 %726, i32 %748)
  br label %750

750:                                              ; preds = %729, %724
  %751 = phi i32 [ %748, %729 ], [ 0, %724 ]
  %752 = phi i32 [ %749, %729 ], [ %726, %724 ]
  store i32 %751, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %753 = sub nsw i32 27, %6
  %754 = icmp ult i32 %753, 16
  br i1 %754, label %755, label %776

755:                                              ; preds = %750
  %756 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %757 = sub nsw i32 %756, %4
  %758 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %759 = sub nsw i32 %758, %4
  %760 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %761 = or disjoint i32 %753, %8
  %762 = sext i32 %761 to i64
  %763 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %762
  %764 = load i8, ptr addrspace(1) %763, align 1, !tbaa !16
  %765 = zext i8 %764 to i64
  %766 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %765
  %767 = load i32, ptr addrspace(1) %766, align 4, !tbaa !6
  %768 = add nsw i32 %767, %760
  %769 = icmp eq i32 %6, 27
  %770 = select i1 %769, i32 %27, i32 %759
  %771 = select i1 %28, i32 %27, i32 %757
  %772 = tail call noundef i32 @llvm.smax.i32(i32 %770, i32 %771)
  %773 = tail call i32 @llvm.smax.i32(i32 %768, i32 %772)
  %774 = tail call i32 @llvm.smax.i32(i32 %773, i32 0)
  %775 = tail call i32 @llvm.umax.i32(i32 %752, i32 %774)
  br label %776

776:                                              ; preds = %755, %750
  %777 = phi i32 [ %774, %755 ], [ 0, %750 ]
  %778 = phi i32 [ %775, %755 ], [ %752, %750 ]
  store i32 %777, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %779 = sub nsw i32 28, %6
  %780 = icmp ult i32 %779, 16
  br i1 %780, label %781, label %802

781:                                              ; preds = %776
  %782 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %783 = sub nsw i32 %782, %4
  %784 = load i32, ptr addrspace(3) %14, align 4, !tbaa !6
  %785 = sub nsw i32 %784, %4
  %786 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %787 = or disjoint i32 %779, %8
  %788 = sext i32 %787 to i64
  %789 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %788
  %790 = load i8, ptr addrspace(1) %789, align 1, !tbaa !16
  %791 = zext i8 %790 to i64
  %792 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %791
  %793 = load i32, ptr addrspace(1) %792, align 4, !tbaa !6
  %794 = add nsw i32 %793, %786
  %795 = icmp eq i32 %6, 28
  %796 = select i1 %795, i32 %27, i32 %785
  %797 = select i1 %28, i32 %27, i32 %783
  %798 = tail call noundef i32 @llvm.smax.i32(i32 %796, i32 %797)
  %799 = tail call i32 @llvm.smax.i32(i32 %794, i32 %798)
  %800 = tail call i32 @llvm.smax.i32(i32 %799, i32 0)
  %801 = tail call i32 @llvm.umax.i32(i32 %778, i32 %800)
  br label %802

802:                                              ; preds = %781, %776
  %803 = phi i32 [ %800, %781 ], [ 0, %776 ]
  %804 = phi i32 [ %801, %781 ], [ %778, %776 ]
  store i32 %803, ptr addrspace(3) %16, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %805 = sub nsw i32 29, %6
  %806 = icmp ult i32 %805, 16
  br i1 %806, label %807, label %828

807:                                              ; preds = %802
  %808 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %809 = sub nsw i32 %808, %4
  %810 = load i32, ptr addrspace(3) %16, align 4, !tbaa !6
  %811 = sub nsw i32 %810, %4
  %812 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  %813 = or disjoint i32 %805, %8
  %814 = sext i32 %813 to i64
  %815 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %814
  %816 = load i8, ptr addrspace(1) %815, align 1, !tbaa !16
  %817 = zext i8 %816 to i64
  %818 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %817
  %819 = load i32, ptr addrspace(1) %818, align 4, !tbaa !6
  %820 = add nsw i32 %819, %812
  %821 = icmp eq i32 %6, 29
  %822 = select i1 %821, i32 %27, i32 %811
  %823 = select i1 %28, i32 %27, i32 %809
  %824 = tail call noundef i32 @llvm.smax.i32(i32 %822, i32 %823)
  %825 = tail call i32 @llvm.smax.i32(i32 %820, i32 %824)
  %826 = tail call i32 @llvm.smax.i32(i32 %825, i32 0)
  %827 = tail call i32 @llvm.umax.i32(i32 %804, i32 %826)
  br label %828

828:                                              ; preds = %807, %802
  %829 = phi i32 [ %826, %807 ], [ 0, %802 ]
  %830 = phi i32 [ %827, %807 ], [ %804, %802 ]
  store i32 %829, ptr addrspace(3) %18, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %831 = sub nsw i32 30, %6
  %832 = icmp ult i32 %831, 16
  br i1 %832, label %833, label %854

833:                                              ; preds = %828
  %834 = load i32, ptr addrspace(3) %17, align 4, !tbaa !6
  %835 = sub nsw i32 %834, %4
  %836 = load i32, ptr addrspace(3) %18, align 4, !tbaa !6
  %837 = sub nsw i32 %836, %4
  %838 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %839 = or disjoint i32 %831, %8
  %840 = sext i32 %839 to i64
  %841 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %840
  %842 = load i8, ptr addrspace(1) %841, align 1, !tbaa !16
  %843 = zext i8 %842 to i64
  %844 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %843
  %845 = load i32, ptr addrspace(1) %844, align 4, !tbaa !6
  %846 = add nsw i32 %845, %838
  %847 = icmp eq i32 %6, 30
  %848 = select i1 %847, i32 %27, i32 %837
  %849 = select i1 %28, i32 %27, i32 %835
  %850 = tail call noundef i32 @llvm.smax.i32(i32 %848, i32 %849)
  %851 = tail call i32 @llvm.smax.i32(i32 %846, i32 %850)
  %852 = tail call i32 @llvm.smax.i32(i32 %851, i32 0)
  %853 = tail call i32 @llvm.umax.i32(i32 %830, i32 %852)
  br label %854

854:                                              ; preds = %833, %828
  %855 = phi i32 [ %852, %833 ], [ 0, %828 ]
  %856 = phi i32 [ %853, %833 ], [ %830, %828 ]
  store i32 %855, ptr addrspace(3) %14, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %857 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.top, i32 %6
  store i32 %856, ptr addrspace(3) %857, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %28, label %30, label %858

858:                                              ; preds = %30, %854
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @bitap(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = load i8, ptr addrspace(1) %1, align 1, !tbaa !16, !amdgpu.noclobber !17
  %12 = and i8 %11, 3
  %13 = zext nneg i8 %12 to i32
  %14 = insertelement <4 x i8> zeroinitializer, i8 1, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !16, !amdgpu.noclobber !17
  %17 = and i8 %16, 3
  %18 = zext nneg i8 %17 to i32
  %19 = extractelement <4 x i8> %14, i32 %18
  %20 = or disjoint i8 %19, 2
  %21 = insertelement <4 x i8> %14, i8 %20, i32 %18
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !16, !amdgpu.noclobber !17
  %24 = and i8 %23, 3
  %25 = zext nneg i8 %24 to i32
  %26 = extractelement <4 x i8> %21, i32 %25
  %27 = or disjoint i8 %26, 4
  %28 = insertelement <4 x i8> %21, i8 %27, i32 %25
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 3
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !16, !amdgpu.noclobber !17
  %31 = and i8 %30, 3
  %32 = zext nneg i8 %31 to i32
  %33 = extractelement <4 x i8> %28, i32 %32
  %34 = or i8 %33, 8
  %35 = insertelement <4 x i8> %28, i8 %34, i32 %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !16, !amdgpu.noclobber !17
  %38 = and i8 %37, 3
  %39 = zext nneg i8 %38 to i32
  %40 = extractelement <4 x i8> %35, i32 %39
  %41 = or i8 %40, 16
  %42 = insertelement <4 x i8> %35, i8 %41, i32 %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 5
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !16, !amdgpu.noclobber !17
  %45 = and i8 %44, 3
  %46 = zext nneg i8 %45 to i32
  %47 = extractelement <4 x i8> %42, i32 %46
  %48 = or i8 %47, 32
  %49 = insertelement <4 x i8> %42, i8 %48, i32 %46
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 6
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !16, !amdgpu.noclobber !17
  %52 = and i8 %51, 3
  %53 = zext nneg i8 %52 to i32
  %54 = extractelement <4 x i8> %49, i32 %53
  %55 = or i8 %54, 64
  %56 = insertelement <4 x i8> %49, i8 %55, i32 %53
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 7
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !16, !amdgpu.noclobber !17
  %59 = and i8 %58, 3
  %60 = zext nneg i8 %59 to i32
  %61 = extractelement <4 x i8> %56, i32 %60
  %62 = or i8 %61, -128
  %63 = insertelement <4 x i8> %56, i8 %62, i32 %60
  %64 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = and i32 %7, 65535
  %66 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %67 = zext i32 %64 to i64
  %68 = zext nneg i32 %65 to i64
  %69 = mul nuw nsw i64 %68, %67
  %70 = zext nneg i32 %66 to i64
  %71 = add i64 %10, %70
  %72 = add i64 %71, %69
  %73 = icmp sgt i32 %3, 0
  br i1 %73, label %74, label %109

74:                                               ; preds = %4
  %75 = trunc i64 %72 to i32
  %76 = mul nsw i32 %3, %75
  br label %77

77:                                               ; preds = %74, %77
  %78 = phi i32 [ 0, %74 ], [ %93, %77 ]
  %79 = phi i32 [ 0, %74 ], [ %107, %77 ]
  %80 = phi i32 [ 0, %74 ], [ %106, %77 ]
  %81 = phi i32 [ 0, %74 ], [ %97, %77 ]
  %82 = add nsw i32 %79, %76
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %83
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !16, !amdgpu.noclobber !17
  %86 = and i8 %85, 3
  %87 = zext nneg i8 %86 to i32
  %88 = extractelement <4 x i8> %63, i32 %87
  %89 = shl nuw nsw i32 %78, 1
  %90 = and i32 %89, 510
  %91 = or disjoint i32 %89, 1
  %92 = zext i8 %88 to i32
  %93 = and i32 %91, %92
  %94 = shl nsw i32 %81, 1
  %95 = and i32 %94, %92
  %96 = or i32 %95, %90
  %97 = or disjoint i32 %96, 1
  %98 = lshr i32 %93, 2
  %99 = and i32 %98, 1
  %100 = shl nuw nsw i32 %96, 4
  %101 = and i32 %100, 256
  %102 = or disjoint i32 %99, %101
  %103 = shl nuw nsw i32 %96, 9
  %104 = and i32 %103, 65536
  %105 = add nuw nsw i32 %104, %80
  %106 = add nuw nsw i32 %105, %102
  %107 = add nuw nsw i32 %79, 1
  %108 = icmp eq i32 %107, %3
  br i1 %108, label %109, label %77

109:                                              ; preds = %77, %4
  %110 = phi i32 [ 0, %4 ], [ %106, %77 ]
  %111 = shl i64 %72, 32
  %112 = ashr exact i64 %111, 30
  %113 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %112
  store i32 %110, ptr addrspace(1) %113, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bitap(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = load i8, ptr addrspace(1) %1, align 1, !tbaa !16
  %12 = and i8 %11, 3
  %13 = zext nneg i8 %12 to i32
  %14 = insertelement <4 x i8> zeroinitializer, i8 1, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !16
  %17 = and i8 %16, 3
  %18 = zext nneg i8 %17 to i32
  %19 = extractelement <4 x i8> %14, i32 %18
  %20 = or disjoint i8 %19, 2
  %21 = insertelement <4 x i8> %14, i8 %20, i32 %18
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !16
  %24 = and i8 %23, 3
  %25 = zext nneg i8 %24 to i32
  %26 = extractelement <4 x i8> %21, i32 %25
  %27 = or disjoint i8 %26, 4
  %28 = insertelement <4 x i8> %21, i8 %27, i32 %25
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 3
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !16
  %31 = and i8 %30, 3
  %32 = zext nneg i8 %31 to i32
  %33 = extractelement <4 x i8> %28, i32 %32
  %34 = or i8 %33, 8
  %35 = insertelement <4 x i8> %28, i8 %34, i32 %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !16
  %38 = and i8 %37, 3
  %39 = zext nneg i8 %38 to i32
  %40 = extractelement <4 x i8> %35, i32 %39
  %41 = or i8 %40, 16
  %42 = insertelement <4 x i8> %35, i8 %41, i32 %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 5
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !16
  %45 = and i8 %44, 3
  %46 = zext nneg i8 %45 to i32
  %47 = extractelement <4 x i8> %42, i32 %46
  %48 = or i8 %47, 32
  %49 = insertelement <4 x i8> %42, i8 %48, i32 %46
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 6
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !16
  %52 = and i8 %51, 3
  %53 = zext nneg i8 %52 to i32
  %54 = extractelement <4 x i8> %49, i32 %53
  %55 = or i8 %54, 64
  %56 = insertelement <4 x i8> %49, i8 %55, i32 %53
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 7
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !16
  %59 = and i8 %58, 3
  %60 = zext nneg i8 %59 to i32
  %61 = extractelement <4 x i8> %56, i32 %60
  %62 = or i8 %61, -128
  %63 = insertelement <4 x i8> %56, i8 %62, i32 %60
  %64 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = and i32 %7, 65535
  %66 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %67 = zext i32 %64 to i64
  %68 = zext nneg i32 %65 to i64
  %69 = mul nuw nsw i64 %68, %67
  %70 = zext nneg i32 %66 to i64
  %71 = add i64 %10, %70
  %72 = add i64 %71, %69
  %73 = icmp sgt i32 %3, 0
  br i1 %73, label %74, label %77

74:                                               ; preds = %4
  %75 = trunc i64 %72 to i32
  %76 = mul nsw i32 %3, %75
  br label %82

77:                                               ; preds = %82, %4
  %78 = phi i32 [ 0, %4 ], [ %111, %82 ]
  %79 = shl i64 %72, 32
  %80 = ashr exact i64 %79, 30
  %81 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %80
  store i32 %78, ptr addrspace(1) %81, align 4, !tbaa !6
  ret void

82:                                               ; preds = %74, %82
  %83 = phi i32 [ 0, %74 ], [ %98, %82 ]
  %84 = phi i32 [ 0, %74 ], [ %112, %82 ]
  %85 = phi i32 [ 0, %74 ], [ %111, %82 ]
  %86 = phi i32 [ 0, %74 ], [ %102, %82 ]
  %87 = add nsw i32 %84, %76
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %88
  %90 = load i8, ptr addrspace(1) %89, align 1, !tbaa !16
  %91 = and i8 %90, 3
  %92 = zext nneg i8 %91 to i32
  %93 = extractelement <4 x i8> %63, i32 %92
  %94 = shl nuw nsw i32 %83, 1
  %95 = and i32 %94, 510
  %96 = or disjoint i32 %94, 1
  %97 = zext i8 %93 to i32
  %98 = and i32 %96, %97
  %99 = shl nsw i32 %86, 1
  %100 = and i32 %99, %97
  %101 = or i32 %100, %95
  %102 = or disjoint i32 %101, 1
  %103 = lshr i32 %98, 2
  %104 = and i32 %103, 1
  %105 = shl nuw nsw i32 %101, 4
  %106 = and i32 %105, 256
  %107 = or disjoint i32 %104, %106
  %108 = shl nuw nsw i32 %101, 9
  %109 = and i32 %108, 65536
  %110 = add nuw nsw i32 %109, %85
  %111 = add nuw nsw i32 %110, %107
  %112 = add nuw nsw i32 %84, 1
  %113 = icmp eq i32 %112, %3
  br i1 %113, label %77, label %82
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @base64_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = mul nsw i64 %19, 3
  %21 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr i8, ptr addrspace(1) %21, i64 2
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !16
  %24 = load <2 x i8>, ptr addrspace(1) %21, align 1, !tbaa !16
  %25 = zext <2 x i8> %24 to <2 x i32>
  %26 = shl nuw nsw <2 x i32> %25, <i32 16, i32 8>
  %27 = zext i8 %23 to i32
  %28 = extractelement <2 x i32> %26, i64 1
  %29 = or disjoint i32 %28, %27
  %30 = extractelement <2 x i32> %26, i64 0
  %31 = or disjoint i32 %28, %30
  %32 = extractelement <2 x i32> %25, i64 0
  %33 = lshr i32 %32, 2
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %34
  %36 = load i8, ptr addrspace(4) %35, align 1, !tbaa !16
  %37 = insertelement <4 x i8> poison, i8 %36, i64 0
  %38 = lshr i32 %31, 12
  %39 = and i32 %38, 63
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %40
  %42 = load i8, ptr addrspace(4) %41, align 1, !tbaa !16
  %43 = insertelement <4 x i8> %37, i8 %42, i64 1
  %44 = lshr i32 %29, 6
  %45 = and i32 %44, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1, !tbaa !16
  %49 = insertelement <4 x i8> %43, i8 %48, i64 2
  %50 = and i32 %27, 63
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %51
  %53 = load i8, ptr addrspace(4) %52, align 1, !tbaa !16
  %54 = insertelement <4 x i8> %49, i8 %53, i64 3
  %55 = ashr exact i64 %18, 30
  %56 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %55
  store <4 x i8> %54, ptr addrspace(1) %56, align 1, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #10 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = mul nsw i64 %19, 3
  %21 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr i8, ptr addrspace(1) %21, i64 2
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !16
  %24 = load <2 x i8>, ptr addrspace(1) %21, align 1, !tbaa !16
  %25 = zext <2 x i8> %24 to <2 x i32>
  %26 = shl nuw nsw <2 x i32> %25, <i32 16, i32 8>
  %27 = zext i8 %23 to i32
  %28 = extractelement <2 x i32> %26, i64 1
  %29 = or disjoint i32 %28, %27
  %30 = extractelement <2 x i32> %26, i64 0
  %31 = or disjoint i32 %28, %30
  %32 = extractelement <2 x i32> %25, i64 0
  %33 = lshr i32 %32, 2
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %34
  %36 = load i8, ptr addrspace(4) %35, align 1, !tbaa !16
  %37 = insertelement <4 x i8> poison, i8 %36, i64 0
  %38 = lshr i32 %31, 12
  %39 = and i32 %38, 63
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %40
  %42 = load i8, ptr addrspace(4) %41, align 1, !tbaa !16
  %43 = insertelement <4 x i8> %37, i8 %42, i64 1
  %44 = lshr i32 %29, 6
  %45 = and i32 %44, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1, !tbaa !16
  %49 = insertelement <4 x i8> %43, i8 %48, i64 2
  %50 = and i32 %27, 63
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %51
  %53 = load i8, ptr addrspace(4) %52, align 1, !tbaa !16
  %54 = insertelement <4 x i8> %49, i8 %53, i64 3
  %55 = ashr exact i64 %18, 30
  %56 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %55
  store <4 x i8> %54, ptr addrspace(1) %56, align 1, !tbaa !16
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #13

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #12 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int", !"int"}
!15 = !{!"const", !"const", !"volatile", !"volatile", !"", !""}
!16 = !{!8, !8, i64 0}
!17 = !{}
!18 = !{i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"uchar*", !"uchar*", !"int*"}
!21 = !{!"const", !"const", !""}
!22 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none", !"none", !"none"}
!24 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int"}
!25 = !{!"const", !"const", !"", !"const", !""}
!26 = !{!"amdgpu-synchronize-as", !"local"}
!27 = !{i32 1, i32 1, i32 1, i32 0}
!28 = !{!"none", !"none", !"none", !"none"}
!29 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!30 = !{!"const", !"const", !"", !""}
!31 = !{i32 1, i32 1}
!32 = !{!"none", !"none"}
!33 = !{!"uchar*", !"uchar*"}
!34 = !{!"const", !""}
