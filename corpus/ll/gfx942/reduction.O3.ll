; ModuleID = 'corpus/opencl/reduction.cl'
source_filename = "corpus/opencl/reduction.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@reduce_minmax.s = internal unnamed_addr addrspace(3) global [64 x <2 x i32>] undef, align 8
@reduce_modmul.s = internal unnamed_addr addrspace(3) global [32 x i64] undef, align 8

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
define protected amdgpu_kernel void @reduce_sum(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = freeze i32 %10
  %12 = and i32 %11, 65535
  %13 = shl i32 %6, 1
  %14 = mul i32 %13, %12
  %15 = add i32 %14, %5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = freeze i32 %17
  %19 = zext i32 %18 to i64
  %20 = zext nneg i32 %12 to i64
  %21 = udiv i32 %18, %12
  %22 = zext i32 %21 to i64
  %23 = mul nuw nsw i64 %20, %22
  %24 = icmp ne i64 %23, %19
  %25 = zext i1 %24 to i32
  %26 = add i32 %21, %25
  %27 = shl nuw nsw i32 %12, 1
  %28 = mul i32 %27, %26
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i32 %5
  store float 0.000000e+00, ptr addrspace(3) %29, align 4, !tbaa !21, !noalias !23
  %30 = icmp ult i32 %15, %3
  br i1 %30, label %31, label %50

31:                                               ; preds = %4, %45
  %32 = phi float [ %46, %45 ], [ 0.000000e+00, %4 ]
  %33 = phi i32 [ %47, %45 ], [ %15, %4 ]
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !21, !alias.scope !16, !noalias !19, !amdgpu.noclobber !24
  %37 = fadd float %36, %32
  %38 = add i32 %33, %12
  %39 = icmp ult i32 %38, %3
  br i1 %39, label %40, label %45

40:                                               ; preds = %31
  %41 = zext i32 %38 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !21, !alias.scope !16, !noalias !19, !amdgpu.noclobber !24
  %44 = fadd float %37, %43
  br label %45

45:                                               ; preds = %40, %31
  %46 = phi float [ %44, %40 ], [ %37, %31 ]
  %47 = add i32 %33, %28
  %48 = icmp ult i32 %47, %3
  br i1 %48, label %31, label %49

49:                                               ; preds = %45
  store float %46, ptr addrspace(3) %29, align 4, !tbaa !21, !noalias !23
  br label %50

50:                                               ; preds = %49, %4
  fence syncscope("workgroup") seq_cst, !noalias !23, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !23
  %51 = lshr i32 %12, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %63, %50
  %54 = icmp eq i32 %5, 0
  br i1 %54, label %66, label %69

55:                                               ; preds = %50, %63
  %56 = phi i32 [ %64, %63 ], [ %51, %50 ]
  %57 = icmp samesign ugt i32 %56, %5
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i32 %56
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !21, !noalias !23
  %61 = load float, ptr addrspace(3) %29, align 4, !tbaa !21, !noalias !23
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %29, align 4, !tbaa !21, !noalias !23
  br label %63

63:                                               ; preds = %58, %55
  fence syncscope("workgroup") seq_cst, !noalias !23, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !23
  %64 = lshr i32 %56, 1
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %53, label %55

66:                                               ; preds = %53
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %68 = load float, ptr addrspace(3) %2, align 4, !tbaa !21, !noalias !23
  store float %68, ptr addrspace(1) %67, align 4, !tbaa !21, !alias.scope !19, !noalias !16
  br label %69

69:                                               ; preds = %53, %66
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = freeze i32 %10
  %12 = and i32 %11, 65535
  %13 = shl i32 %6, 1
  %14 = mul i32 %13, %12
  %15 = add i32 %14, %5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = freeze i32 %17
  %19 = zext i32 %18 to i64
  %20 = zext nneg i32 %12 to i64
  %21 = udiv i32 %18, %12
  %22 = zext i32 %21 to i64
  %23 = mul nuw nsw i64 %20, %22
  %24 = icmp ne i64 %23, %19
  %25 = zext i1 %24 to i32
  %26 = add i32 %21, %25
  %27 = shl nuw nsw i32 %12, 1
  %28 = mul i32 %27, %26
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i32 %5
  store float 0.000000e+00, ptr addrspace(3) %29, align 4, !tbaa !21
  %30 = icmp ult i32 %15, %3
  br i1 %30, label %31, label %50

31:                                               ; preds = %4, %45
  %32 = phi float [ %46, %45 ], [ 0.000000e+00, %4 ]
  %33 = phi i32 [ %47, %45 ], [ %15, %4 ]
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !21
  %37 = fadd float %36, %32
  %38 = add i32 %33, %12
  %39 = icmp ult i32 %38, %3
  br i1 %39, label %40, label %45

40:                                               ; preds = %31
  %41 = zext i32 %38 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !21
  %44 = fadd float %37, %43
  br label %45

45:                                               ; preds = %40, %31
  %46 = phi float [ %44, %40 ], [ %37, %31 ]
  %47 = add i32 %33, %28
  %48 = icmp ult i32 %47, %3
  br i1 %48, label %31, label %49

49:                                               ; preds = %45
  store float %46, ptr addrspace(3) %29, align 4, !tbaa !21
  br label %50

50:                                               ; preds = %49, %4
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %51 = lshr i32 %12, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %63, %50
  %54 = icmp eq i32 %5, 0
  br i1 %54, label %66, label %69

55:                                               ; preds = %50, %63
  %56 = phi i32 [ %64, %63 ], [ %51, %50 ]
  %57 = icmp samesign ugt i32 %56, %5
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i32 %56
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !21
  %61 = load float, ptr addrspace(3) %29, align 4, !tbaa !21
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %29, align 4, !tbaa !21
  br label %63

63:                                               ; preds = %58, %55
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %64 = lshr i32 %56, 1
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %53, label %55

66:                                               ; preds = %53
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %68 = load float, ptr addrspace(3) %2, align 4, !tbaa !21
  store float %68, ptr addrspace(1) %67, align 4, !tbaa !21
  br label %69

69:                                               ; preds = %66, %53
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @reduce_minmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !34)
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
  %19 = trunc i64 %18 to i32
  %20 = icmp ugt i32 %2, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !6
  %24 = zext i32 %23 to i64
  br label %29

25:                                               ; preds = %29, %3
  %26 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %3 ], [ %40, %29 ]
  %27 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i32 %4
  store <2 x i32> %26, ptr addrspace(3) %27, align 8, !tbaa !36, !noalias !37
  fence syncscope("workgroup") seq_cst, !noalias !37, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !37
  %28 = icmp samesign ult i32 %4, 32
  br i1 %28, label %44, label %56

29:                                               ; preds = %21, %29
  %30 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %21 ], [ %40, %29 ]
  %31 = phi i64 [ %18, %21 ], [ %41, %29 ]
  %32 = and i64 %31, 4294967295
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6, !alias.scope !31, !noalias !34, !amdgpu.noclobber !24
  %35 = extractelement <2 x i32> %30, i64 0
  %36 = tail call noundef i32 @llvm.smin.i32(i32 %34, i32 %35)
  %37 = insertelement <2 x i32> poison, i32 %36, i64 0
  %38 = extractelement <2 x i32> %30, i64 1
  %39 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %34)
  %40 = insertelement <2 x i32> %37, i32 %39, i64 1
  %41 = add nuw nsw i64 %32, %24
  %42 = trunc i64 %41 to i32
  %43 = icmp ugt i32 %2, %42
  br i1 %43, label %29, label %25

44:                                               ; preds = %25
  %45 = load <2 x i32>, ptr addrspace(3) %27, align 8, !noalias !37
  %46 = extractelement <2 x i32> %45, i64 0
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 256
  %48 = load <2 x i32>, ptr addrspace(3) %47, align 8, !noalias !37
  %49 = extractelement <2 x i32> %48, i64 0
  %50 = tail call noundef i32 @llvm.smin.i32(i32 %49, i32 %46)
  %51 = insertelement <2 x i32> poison, i32 %50, i64 0
  %52 = extractelement <2 x i32> %45, i64 1
  %53 = extractelement <2 x i32> %48, i64 1
  %54 = tail call noundef i32 @llvm.smax.i32(i32 %52, i32 %53)
  %55 = insertelement <2 x i32> %51, i32 %54, i64 1
  store <2 x i32> %55, ptr addrspace(3) %27, align 8, !tbaa !36, !noalias !37
  br label %56

56:                                               ; preds = %44, %25
  fence syncscope("workgroup") seq_cst, !noalias !37, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !37
  %57 = icmp samesign ult i32 %4, 16
  br i1 %57, label %58, label %70

58:                                               ; preds = %56
  %59 = load <2 x i32>, ptr addrspace(3) %27, align 8, !noalias !37
  %60 = extractelement <2 x i32> %59, i64 0
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 128
  %62 = load <2 x i32>, ptr addrspace(3) %61, align 8, !noalias !37
  %63 = extractelement <2 x i32> %62, i64 0
  %64 = tail call noundef i32 @llvm.smin.i32(i32 %63, i32 %60)
  %65 = insertelement <2 x i32> poison, i32 %64, i64 0
  %66 = extractelement <2 x i32> %59, i64 1
  %67 = extractelement <2 x i32> %62, i64 1
  %68 = tail call noundef i32 @llvm.smax.i32(i32 %66, i32 %67)
  %69 = insertelement <2 x i32> %65, i32 %68, i64 1
  store <2 x i32> %69, ptr addrspace(3) %27, align 8, !tbaa !36, !noalias !37
  br label %70

70:                                               ; preds = %58, %56
  fence syncscope("workgroup") seq_cst, !noalias !37, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !37
  %71 = icmp samesign ult i32 %4, 8
  br i1 %71, label %72, label %84

72:                                               ; preds = %70
  %73 = load <2 x i32>, ptr addrspace(3) %27, align 8, !noalias !37
  %74 = extractelement <2 x i32> %73, i64 0
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 64
  %76 = load <2 x i32>, ptr addrspace(3) %75, align 8, !noalias !37
  %77 = extractelement <2 x i32> %76, i64 0
  %78 = tail call noundef i32 @llvm.smin.i32(i32 %77, i32 %74)
  %79 = insertelement <2 x i32> poison, i32 %78, i64 0
  %80 = extractelement <2 x i32> %73, i64 1
  %81 = extractelement <2 x i32> %76, i64 1
  %82 = tail call noundef i32 @llvm.smax.i32(i32 %80, i32 %81)
  %83 = insertelement <2 x i32> %79, i32 %82, i64 1
  store <2 x i32> %83, ptr addrspace(3) %27, align 8, !tbaa !36, !noalias !37
  br label %84

84:                                               ; preds = %72, %70
  fence syncscope("workgroup") seq_cst, !noalias !37, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !37
  %85 = icmp samesign ult i32 %4, 4
  br i1 %85, label %86, label %98

86:                                               ; preds = %84
  %87 = load <2 x i32>, ptr addrspace(3) %27, align 8, !noalias !37
  %88 = extractelement <2 x i32> %87, i64 0
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 32
  %90 = load <2 x i32>, ptr addrspace(3) %89, align 8, !noalias !37
  %91 = extractelement <2 x i32> %90, i64 0
  %92 = tail call noundef i32 @llvm.smin.i32(i32 %91, i32 %88)
  %93 = insertelement <2 x i32> poison, i32 %92, i64 0
  %94 = extractelement <2 x i32> %87, i64 1
  %95 = extractelement <2 x i32> %90, i64 1
  %96 = tail call noundef i32 @llvm.smax.i32(i32 %94, i32 %95)
  %97 = insertelement <2 x i32> %93, i32 %96, i64 1
  store <2 x i32> %97, ptr addrspace(3) %27, align 8, !tbaa !36, !noalias !37
  br label %98

98:                                               ; preds = %86, %84
  fence syncscope("workgroup") seq_cst, !noalias !37, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !37
  %99 = icmp samesign ult i32 %4, 2
  br i1 %99, label %100, label %112

100:                                              ; preds = %98
  %101 = load <2 x i32>, ptr addrspace(3) %27, align 8, !noalias !37
  %102 = extractelement <2 x i32> %101, i64 0
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 16
  %104 = load <2 x i32>, ptr addrspace(3) %103, align 8, !noalias !37
  %105 = extractelement <2 x i32> %104, i64 0
  %106 = tail call noundef i32 @llvm.smin.i32(i32 %105, i32 %102)
  %107 = insertelement <2 x i32> poison, i32 %106, i64 0
  %108 = extractelement <2 x i32> %101, i64 1
  %109 = extractelement <2 x i32> %104, i64 1
  %110 = tail call noundef i32 @llvm.smax.i32(i32 %108, i32 %109)
  %111 = insertelement <2 x i32> %107, i32 %110, i64 1
  store <2 x i32> %111, ptr addrspace(3) %27, align 8, !tbaa !36, !noalias !37
  br label %112

112:                                              ; preds = %100, %98
  fence syncscope("workgroup") seq_cst, !noalias !37, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !37
  %113 = icmp eq i32 %4, 0
  br i1 %113, label %114, label %126

114:                                              ; preds = %112
  %115 = load <2 x i32>, ptr addrspace(3) %27, align 8, !noalias !37
  %116 = extractelement <2 x i32> %115, i64 0
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 8
  %118 = load <2 x i32>, ptr addrspace(3) %117, align 8, !noalias !37
  %119 = extractelement <2 x i32> %118, i64 0
  %120 = tail call noundef i32 @llvm.smin.i32(i32 %119, i32 %116)
  %121 = insertelement <2 x i32> poison, i32 %120, i64 0
  %122 = extractelement <2 x i32> %115, i64 1
  %123 = extractelement <2 x i32> %118, i64 1
  %124 = tail call noundef i32 @llvm.smax.i32(i32 %122, i32 %123)
  %125 = insertelement <2 x i32> %121, i32 %124, i64 1
  store <2 x i32> %125, ptr addrspace(3) %27, align 8, !tbaa !36, !noalias !37
  br label %126

126:                                              ; preds = %114, %112
  fence syncscope("workgroup") seq_cst, !noalias !37, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !37
  %127 = icmp eq i32 %4, 0
  br i1 %127, label %128, label %131

128:                                              ; preds = %126
  %129 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %14
  %130 = load <2 x i32>, ptr addrspace(3) @reduce_minmax.s, align 8, !tbaa !36, !noalias !37
  store <2 x i32> %130, ptr addrspace(1) %129, align 8, !tbaa !36, !alias.scope !34, !noalias !31
  br label %131

131:                                              ; preds = %126, %128
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_reduce_minmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
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
  %19 = trunc i64 %18 to i32
  %20 = icmp ugt i32 %2, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !6
  %24 = zext i32 %23 to i64
  br label %29

25:                                               ; preds = %29, %3
  %26 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %3 ], [ %40, %29 ]
  %27 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i32 %4
  store <2 x i32> %26, ptr addrspace(3) %27, align 8, !tbaa !36
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %28 = icmp samesign ult i32 %4, 32
  br i1 %28, label %44, label %56

29:                                               ; preds = %21, %29
  %30 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %21 ], [ %40, %29 ]
  %31 = phi i64 [ %18, %21 ], [ %41, %29 ]
  %32 = and i64 %31, 4294967295
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = extractelement <2 x i32> %30, i64 0
  %36 = tail call noundef i32 @llvm.smin.i32(i32 %34, i32 %35)
  %37 = insertelement <2 x i32> poison, i32 %36, i64 0
  %38 = extractelement <2 x i32> %30, i64 1
  %39 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %34)
  %40 = insertelement <2 x i32> %37, i32 %39, i64 1
  %41 = add nuw nsw i64 %32, %24
  %42 = trunc i64 %41 to i32
  %43 = icmp ugt i32 %2, %42
  br i1 %43, label %29, label %25

44:                                               ; preds = %25
  %45 = load <2 x i32>, ptr addrspace(3) %27, align 8
  %46 = extractelement <2 x i32> %45, i64 0
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 256
  %48 = load <2 x i32>, ptr addrspace(3) %47, align 8
  %49 = extractelement <2 x i32> %48, i64 0
  %50 = tail call noundef i32 @llvm.smin.i32(i32 %49, i32 %46)
  %51 = insertelement <2 x i32> poison, i32 %50, i64 0
  %52 = extractelement <2 x i32> %45, i64 1
  %53 = extractelement <2 x i32> %48, i64 1
  %54 = tail call noundef i32 @llvm.smax.i32(i32 %52, i32 %53)
  %55 = insertelement <2 x i32> %51, i32 %54, i64 1
  store <2 x i32> %55, ptr addrspace(3) %27, align 8, !tbaa !36
  br label %56

56:                                               ; preds = %44, %25
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %57 = icmp samesign ult i32 %4, 16
  br i1 %57, label %58, label %70

58:                                               ; preds = %56
  %59 = load <2 x i32>, ptr addrspace(3) %27, align 8
  %60 = extractelement <2 x i32> %59, i64 0
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 128
  %62 = load <2 x i32>, ptr addrspace(3) %61, align 8
  %63 = extractelement <2 x i32> %62, i64 0
  %64 = tail call noundef i32 @llvm.smin.i32(i32 %63, i32 %60)
  %65 = insertelement <2 x i32> poison, i32 %64, i64 0
  %66 = extractelement <2 x i32> %59, i64 1
  %67 = extractelement <2 x i32> %62, i64 1
  %68 = tail call noundef i32 @llvm.smax.i32(i32 %66, i32 %67)
  %69 = insertelement <2 x i32> %65, i32 %68, i64 1
  store <2 x i32> %69, ptr addrspace(3) %27, align 8, !tbaa !36
  br label %70

70:                                               ; preds = %58, %56
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %71 = icmp samesign ult i32 %4, 8
  br i1 %71, label %72, label %84

72:                                               ; preds = %70
  %73 = load <2 x i32>, ptr addrspace(3) %27, align 8
  %74 = extractelement <2 x i32> %73, i64 0
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 64
  %76 = load <2 x i32>, ptr addrspace(3) %75, align 8
  %77 = extractelement <2 x i32> %76, i64 0
  %78 = tail call noundef i32 @llvm.smin.i32(i32 %77, i32 %74)
  %79 = insertelement <2 x i32> poison, i32 %78, i64 0
  %80 = extractelement <2 x i32> %73, i64 1
  %81 = extractelement <2 x i32> %76, i64 1
  %82 = tail call noundef i32 @llvm.smax.i32(i32 %80, i32 %81)
  %83 = insertelement <2 x i32> %79, i32 %82, i64 1
  store <2 x i32> %83, ptr addrspace(3) %27, align 8, !tbaa !36
  br label %84

84:                                               ; preds = %72, %70
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %85 = icmp samesign ult i32 %4, 4
  br i1 %85, label %86, label %98

86:                                               ; preds = %84
  %87 = load <2 x i32>, ptr addrspace(3) %27, align 8
  %88 = extractelement <2 x i32> %87, i64 0
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 32
  %90 = load <2 x i32>, ptr addrspace(3) %89, align 8
  %91 = extractelement <2 x i32> %90, i64 0
  %92 = tail call noundef i32 @llvm.smin.i32(i32 %91, i32 %88)
  %93 = insertelement <2 x i32> poison, i32 %92, i64 0
  %94 = extractelement <2 x i32> %87, i64 1
  %95 = extractelement <2 x i32> %90, i64 1
  %96 = tail call noundef i32 @llvm.smax.i32(i32 %94, i32 %95)
  %97 = insertelement <2 x i32> %93, i32 %96, i64 1
  store <2 x i32> %97, ptr addrspace(3) %27, align 8, !tbaa !36
  br label %98

98:                                               ; preds = %86, %84
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %99 = icmp samesign ult i32 %4, 2
  br i1 %99, label %100, label %112

100:                                              ; preds = %98
  %101 = load <2 x i32>, ptr addrspace(3) %27, align 8
  %102 = extractelement <2 x i32> %101, i64 0
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 16
  %104 = load <2 x i32>, ptr addrspace(3) %103, align 8
  %105 = extractelement <2 x i32> %104, i64 0
  %106 = tail call noundef i32 @llvm.smin.i32(i32 %105, i32 %102)
  %107 = insertelement <2 x i32> poison, i32 %106, i64 0
  %108 = extractelement <2 x i32> %101, i64 1
  %109 = extractelement <2 x i32> %104, i64 1
  %110 = tail call noundef i32 @llvm.smax.i32(i32 %108, i32 %109)
  %111 = insertelement <2 x i32> %107, i32 %110, i64 1
  store <2 x i32> %111, ptr addrspace(3) %27, align 8, !tbaa !36
  br label %112

112:                                              ; preds = %100, %98
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %113 = icmp eq i32 %4, 0
  br i1 %113, label %114, label %126

114:                                              ; preds = %112
  %115 = load <2 x i32>, ptr addrspace(3) %27, align 8
  %116 = extractelement <2 x i32> %115, i64 0
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 8
  %118 = load <2 x i32>, ptr addrspace(3) %117, align 8
  %119 = extractelement <2 x i32> %118, i64 0
  %120 = tail call noundef i32 @llvm.smin.i32(i32 %119, i32 %116)
  %121 = insertelement <2 x i32> poison, i32 %120, i64 0
  %122 = extractelement <2 x i32> %115, i64 1
  %123 = extractelement <2 x i32> %118, i64 1
  %124 = tail call noundef i32 @llvm.smax.i32(i32 %122, i32 %123)
  %125 = insertelement <2 x i32> %121, i32 %124, i64 1
  store <2 x i32> %125, ptr addrspace(3) %27, align 8, !tbaa !36
  br label %126

126:                                              ; preds = %114, %112
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %127 = icmp eq i32 %4, 0
  br i1 %127, label %128, label %131

128:                                              ; preds = %126
  %129 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %14
  %130 = load <2 x i32>, ptr addrspace(3) @reduce_minmax.s, align 8, !tbaa !36
  store <2 x i32> %130, ptr addrspace(1) %129, align 8, !tbaa !36
  br label %131

131:                                              ; preds = %128, %126
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @reduce_modmul(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #7 !kernel_arg_addr_space !38 !kernel_arg_access_qual !13 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !41)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp ult i32 %5, %3
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %4
  %8 = phi i64 [ 1, %4 ], [ %18, %11 ]
  %9 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i32 %5
  store i64 %8, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  fence syncscope("workgroup") seq_cst, !noalias !41, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !41
  %10 = icmp samesign ult i32 %5, 16
  br i1 %10, label %21, label %27

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %19, %11 ], [ %5, %4 ]
  %13 = phi i64 [ %18, %11 ], [ 1, %4 ]
  %14 = zext i32 %12 to i64
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !10, !alias.scope !41, !amdgpu.noclobber !24
  %17 = mul i64 %16, %13
  %18 = urem i64 %17, %2
  %19 = add i32 %12, 32
  %20 = icmp ult i32 %19, %3
  br i1 %20, label %11, label %7

21:                                               ; preds = %7
  %22 = load i64, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 128
  %24 = load i64, ptr addrspace(3) %23, align 8, !tbaa !10, !noalias !41
  %25 = mul i64 %24, %22
  %26 = urem i64 %25, %2
  store i64 %26, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  br label %27

27:                                               ; preds = %21, %7
  fence syncscope("workgroup") seq_cst, !noalias !41, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !41
  %28 = icmp samesign ult i32 %5, 8
  br i1 %28, label %29, label %35

29:                                               ; preds = %27
  %30 = load i64, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 64
  %32 = load i64, ptr addrspace(3) %31, align 8, !tbaa !10, !noalias !41
  %33 = mul i64 %32, %30
  %34 = urem i64 %33, %2
  store i64 %34, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  br label %35

35:                                               ; preds = %29, %27
  fence syncscope("workgroup") seq_cst, !noalias !41, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !41
  %36 = icmp samesign ult i32 %5, 4
  br i1 %36, label %37, label %43

37:                                               ; preds = %35
  %38 = load i64, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 32
  %40 = load i64, ptr addrspace(3) %39, align 8, !tbaa !10, !noalias !41
  %41 = mul i64 %40, %38
  %42 = urem i64 %41, %2
  store i64 %42, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  br label %43

43:                                               ; preds = %37, %35
  fence syncscope("workgroup") seq_cst, !noalias !41, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !41
  %44 = icmp samesign ult i32 %5, 2
  br i1 %44, label %45, label %51

45:                                               ; preds = %43
  %46 = load i64, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 16
  %48 = load i64, ptr addrspace(3) %47, align 8, !tbaa !10, !noalias !41
  %49 = mul i64 %48, %46
  %50 = urem i64 %49, %2
  store i64 %50, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  br label %51

51:                                               ; preds = %45, %43
  fence syncscope("workgroup") seq_cst, !noalias !41, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !41
  %52 = icmp eq i32 %5, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %51
  %54 = load <2 x i64>, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  %55 = extractelement <2 x i64> %54, i64 0
  %56 = extractelement <2 x i64> %54, i64 1
  %57 = mul i64 %56, %55
  %58 = urem i64 %57, %2
  store i64 %58, ptr addrspace(3) %9, align 8, !tbaa !10, !noalias !41
  br label %59

59:                                               ; preds = %53, %51
  fence syncscope("workgroup") seq_cst, !noalias !41, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !noalias !41
  %60 = icmp eq i32 %5, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %59
  %62 = load i64, ptr addrspace(3) @reduce_modmul.s, align 8, !tbaa !10, !noalias !41
  store i64 %62, ptr addrspace(1) %1, align 8, !tbaa !10, !noalias !41
  br label %63

63:                                               ; preds = %59, %61
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_reduce_modmul(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #8 !kernel_arg_addr_space !38 !kernel_arg_access_qual !13 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp ult i32 %5, %3
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %4
  %8 = phi i64 [ 1, %4 ], [ %18, %11 ]
  %9 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i32 %5
  store i64 %8, ptr addrspace(3) %9, align 8, !tbaa !10
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %10 = icmp samesign ult i32 %5, 16
  br i1 %10, label %21, label %27

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %19, %11 ], [ %5, %4 ]
  %13 = phi i64 [ %18, %11 ], [ 1, %4 ]
  %14 = zext i32 %12 to i64
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !10
  %17 = mul i64 %16, %13
  %18 = urem i64 %17, %2
  %19 = add i32 %12, 32
  %20 = icmp ult i32 %19, %3
  br i1 %20, label %11, label %7

21:                                               ; preds = %7
  %22 = load i64, ptr addrspace(3) %9, align 8, !tbaa !10
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 128
  %24 = load i64, ptr addrspace(3) %23, align 8, !tbaa !10
  %25 = mul i64 %24, %22
  %26 = urem i64 %25, %2
  store i64 %26, ptr addrspace(3) %9, align 8, !tbaa !10
  br label %27

27:                                               ; preds = %21, %7
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %28 = icmp samesign ult i32 %5, 8
  br i1 %28, label %29, label %35

29:                                               ; preds = %27
  %30 = load i64, ptr addrspace(3) %9, align 8, !tbaa !10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 64
  %32 = load i64, ptr addrspace(3) %31, align 8, !tbaa !10
  %33 = mul i64 %32, %30
  %34 = urem i64 %33, %2
  store i64 %34, ptr addrspace(3) %9, align 8, !tbaa !10
  br label %35

35:                                               ; preds = %29, %27
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %36 = icmp samesign ult i32 %5, 4
  br i1 %36, label %37, label %43

37:                                               ; preds = %35
  %38 = load i64, ptr addrspace(3) %9, align 8, !tbaa !10
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 32
  %40 = load i64, ptr addrspace(3) %39, align 8, !tbaa !10
  %41 = mul i64 %40, %38
  %42 = urem i64 %41, %2
  store i64 %42, ptr addrspace(3) %9, align 8, !tbaa !10
  br label %43

43:                                               ; preds = %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %44 = icmp samesign ult i32 %5, 2
  br i1 %44, label %45, label %51

45:                                               ; preds = %43
  %46 = load i64, ptr addrspace(3) %9, align 8, !tbaa !10
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 16
  %48 = load i64, ptr addrspace(3) %47, align 8, !tbaa !10
  %49 = mul i64 %48, %46
  %50 = urem i64 %49, %2
  store i64 %50, ptr addrspace(3) %9, align 8, !tbaa !10
  br label %51

51:                                               ; preds = %45, %43
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %52 = icmp eq i32 %5, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %51
  %54 = load <2 x i64>, ptr addrspace(3) %9, align 8, !tbaa !10
  %55 = extractelement <2 x i64> %54, i64 0
  %56 = extractelement <2 x i64> %54, i64 1
  %57 = mul i64 %56, %55
  %58 = urem i64 %57, %2
  store i64 %58, ptr addrspace(3) %9, align 8, !tbaa !10
  br label %59

59:                                               ; preds = %53, %51
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %60 = icmp eq i32 %5, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %59
  %62 = load i64, ptr addrspace(3) @reduce_modmul.s, align 8, !tbaa !10
  store i64 %62, ptr addrspace(1) %1, align 8, !tbaa !10
  br label %63

63:                                               ; preds = %61, %59
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @reduce_flags(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3) local_unnamed_addr #9 !kernel_arg_addr_space !44 !kernel_arg_access_qual !13 !kernel_arg_type !45 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
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
  %18 = getelementptr <4 x i32>, ptr addrspace(1) %0, i64 %16
  %19 = getelementptr <4 x i32>, ptr addrspace(1) %18, i64 %17
  %20 = getelementptr <4 x i32>, ptr addrspace(1) %19, i64 %13
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !tbaa !36, !amdgpu.noclobber !24
  %22 = extractelement <4 x i32> %21, i64 0
  %23 = extractelement <4 x i32> %21, i64 1
  %24 = and i32 %22, %23
  %25 = extractelement <4 x i32> %21, i64 2
  %26 = and i32 %24, %25
  %27 = extractelement <4 x i32> %21, i64 3
  %28 = and i32 %26, %27
  %29 = atomicrmw and ptr addrspace(1) %1, i32 %28 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !24, !amdgpu.no.remote.memory !24
  %30 = or i32 %22, %23
  %31 = atomicrmw or ptr addrspace(1) %2, i32 %30 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !24, !amdgpu.no.remote.memory !24
  %32 = xor i32 %22, %23
  %33 = xor i32 %32, %25
  %34 = xor i32 %33, %27
  %35 = atomicrmw xor ptr addrspace(1) %3, i32 %34 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !24, !amdgpu.no.remote.memory !24
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_reduce_flags(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3) local_unnamed_addr #10 !kernel_arg_addr_space !44 !kernel_arg_access_qual !13 !kernel_arg_type !45 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
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
  %18 = getelementptr <4 x i32>, ptr addrspace(1) %0, i64 %16
  %19 = getelementptr <4 x i32>, ptr addrspace(1) %18, i64 %17
  %20 = getelementptr <4 x i32>, ptr addrspace(1) %19, i64 %13
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !tbaa !36
  %22 = extractelement <4 x i32> %21, i64 0
  %23 = extractelement <4 x i32> %21, i64 1
  %24 = and i32 %22, %23
  %25 = extractelement <4 x i32> %21, i64 2
  %26 = and i32 %24, %25
  %27 = extractelement <4 x i32> %21, i64 3
  %28 = and i32 %26, %27
  %29 = atomicrmw and ptr addrspace(1) %1, i32 %28 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !24, !amdgpu.no.remote.memory !24
  %30 = or i32 %22, %23
  %31 = atomicrmw or ptr addrspace(1) %2, i32 %30 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !24, !amdgpu.no.remote.memory !24
  %32 = xor i32 %22, %23
  %33 = xor i32 %32, %25
  %34 = xor i32 %33, %27
  %35 = atomicrmw xor ptr addrspace(1) %3, i32 %34 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !24, !amdgpu.no.remote.memory !24
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
declare i32 @llvm.smin.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #11 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #12 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!12 = !{i32 1, i32 1, i32 3, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*", !"uint"}
!15 = !{!"restrict const", !"restrict", !"", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_reduce_sum: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_reduce_sum"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_reduce_sum: argument 1"}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !8, i64 0}
!23 = !{!17, !20}
!24 = !{}
!25 = !{!"amdgpu-synchronize-as", !"local"}
!26 = !{i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none"}
!28 = !{!"int*", !"int2*", !"uint"}
!29 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"uint"}
!30 = !{!"restrict const", !"restrict", !""}
!31 = !{!32}
!32 = distinct !{!32, !33, !"__clang_ocl_kern_imp_reduce_minmax: argument 0"}
!33 = distinct !{!33, !"__clang_ocl_kern_imp_reduce_minmax"}
!34 = !{!35}
!35 = distinct !{!35, !33, !"__clang_ocl_kern_imp_reduce_minmax: argument 1"}
!36 = !{!8, !8, i64 0}
!37 = !{!32, !35}
!38 = !{i32 1, i32 1, i32 0, i32 0}
!39 = !{!"ulong*", !"ulong*", !"ulong", !"uint"}
!40 = !{!"restrict const", !"", !"", !""}
!41 = !{!42}
!42 = distinct !{!42, !43, !"__clang_ocl_kern_imp_reduce_modmul: argument 0"}
!43 = distinct !{!43, !"__clang_ocl_kern_imp_reduce_modmul"}
!44 = !{i32 1, i32 1, i32 1, i32 1}
!45 = !{!"uint4*", !"uint*", !"uint*", !"uint*"}
!46 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*", !"uint*"}
!47 = !{!"const", !"volatile", !"volatile", !"volatile"}
