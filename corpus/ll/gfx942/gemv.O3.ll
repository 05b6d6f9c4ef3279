; ModuleID = 'corpus/opencl/gemv.cl'
source_filename = "corpus/opencl/gemv.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@gemv_trans.xs = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

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
define protected amdgpu_kernel void @gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, i32 noundef %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = icmp slt i32 %12, %1
  br i1 %17, label %18, label %20

18:                                               ; preds = %9
  %19 = mul nsw i32 %5, %10
  br label %25

20:                                               ; preds = %25, %9
  %21 = phi float [ 0.000000e+00, %9 ], [ %35, %25 ]
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %12
  store float %21, ptr addrspace(3) %22, align 4, !tbaa !21, !noalias !23
  fence syncscope("workgroup") seq_cst, !noalias !23, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !noalias !23
  %23 = lshr i32 %16, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %38, label %42

25:                                               ; preds = %18, %25
  %26 = phi i32 [ %12, %18 ], [ %36, %25 ]
  %27 = phi float [ 0.000000e+00, %18 ], [ %35, %25 ]
  %28 = add nsw i32 %26, %19
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !21, !alias.scope !16, !noalias !19, !amdgpu.noclobber !25
  %32 = zext nneg i32 %26 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !21, !alias.scope !19, !noalias !16, !amdgpu.noclobber !25
  %35 = tail call fastcc float @llvm.fmuladd.f32(float noundef %31, float noundef %34, float noundef %27) #12
  %36 = add nuw nsw i32 %26, %16
  %37 = icmp slt i32 %36, %1
  br i1 %37, label %25, label %20

38:                                               ; preds = %50, %20
  %39 = icmp eq i32 %12, 0
  %40 = icmp sgt i32 %0, %10
  %41 = and i1 %39, %40
  br i1 %41, label %53, label %71

42:                                               ; preds = %20, %50
  %43 = phi i32 [ %51, %50 ], [ %23, %20 ]
  %44 = icmp samesign ugt i32 %43, %12
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) %22, i32 %43
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !21, !noalias !23
  %48 = load float, ptr addrspace(3) %22, align 4, !tbaa !21, !noalias !23
  %49 = fadd float %47, %48
  store float %49, ptr addrspace(3) %22, align 4, !tbaa !21, !noalias !23
  br label %50

50:                                               ; preds = %45, %42
  fence syncscope("workgroup") seq_cst, !noalias !23, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !noalias !23
  %51 = lshr i32 %43, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %38, label %42

53:                                               ; preds = %38
  %54 = fcmp oeq float %3, 0.000000e+00
  %55 = load float, ptr addrspace(3) %8, align 4, !tbaa !21, !noalias !23
  br i1 %54, label %56, label %60

56:                                               ; preds = %53
  %57 = fmul float %2, %55
  %58 = shl nuw i64 %11, 32
  %59 = ashr exact i64 %58, 30
  br label %67

60:                                               ; preds = %53
  %61 = shl nuw i64 %11, 32
  %62 = ashr exact i64 %61, 30
  %63 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !21, !noalias !23, !amdgpu.noclobber !25
  %65 = fmul float %3, %64
  %66 = tail call float @llvm.fmuladd.f32(float %2, float %55, float %65)
  br label %67

67:                                               ; preds = %60, %56
  %68 = phi i64 [ %62, %60 ], [ %59, %56 ]
  %69 = phi float [ %66, %60 ], [ %57, %56 ]
  %70 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %68
  store float %69, ptr addrspace(1) %70, align 4, !tbaa !21, !noalias !23
  br label %71

71:                                               ; preds = %38, %67
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemv_row(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, i32 noundef %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = icmp slt i32 %12, %1
  br i1 %17, label %18, label %20

18:                                               ; preds = %9
  %19 = mul nsw i32 %5, %10
  br label %25

20:                                               ; preds = %25, %9
  %21 = phi float [ 0.000000e+00, %9 ], [ %35, %25 ]
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %12
  store float %21, ptr addrspace(3) %22, align 4, !tbaa !21
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %23 = lshr i32 %16, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %38, label %42

25:                                               ; preds = %18, %25
  %26 = phi i32 [ %12, %18 ], [ %36, %25 ]
  %27 = phi float [ 0.000000e+00, %18 ], [ %35, %25 ]
  %28 = add nsw i32 %26, %19
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !21
  %32 = zext nneg i32 %26 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !21
  %35 = tail call fastcc float @llvm.fmuladd.f32(float noundef %31, float noundef %34, float noundef %27) #12
  %36 = add nuw nsw i32 %26, %16
  %37 = icmp slt i32 %36, %1
  br i1 %37, label %25, label %20

38:                                               ; preds = %50, %20
  %39 = icmp eq i32 %12, 0
  %40 = icmp sgt i32 %0, %10
  %41 = and i1 %39, %40
  br i1 %41, label %53, label %71

42:                                               ; preds = %20, %50
  %43 = phi i32 [ %51, %50 ], [ %23, %20 ]
  %44 = icmp samesign ugt i32 %43, %12
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) %22, i32 %43
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !21
  %48 = load float, ptr addrspace(3) %22, align 4, !tbaa !21
  %49 = fadd float %47, %48
  store float %49, ptr addrspace(3) %22, align 4, !tbaa !21
  br label %50

50:                                               ; preds = %45, %42
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %51 = lshr i32 %43, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %38, label %42

53:                                               ; preds = %38
  %54 = fcmp oeq float %3, 0.000000e+00
  %55 = load float, ptr addrspace(3) %8, align 4, !tbaa !21
  br i1 %54, label %56, label %60

56:                                               ; preds = %53
  %57 = fmul float %2, %55
  %58 = shl nuw i64 %11, 32
  %59 = ashr exact i64 %58, 30
  br label %67

60:                                               ; preds = %53
  %61 = shl nuw i64 %11, 32
  %62 = ashr exact i64 %61, 30
  %63 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !21
  %65 = fmul float %3, %64
  %66 = tail call float @llvm.fmuladd.f32(float %2, float %55, float %65)
  br label %67

67:                                               ; preds = %60, %56
  %68 = phi i64 [ %62, %60 ], [ %59, %56 ]
  %69 = phi float [ %66, %60 ], [ %57, %56 ]
  %70 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %68
  store float %69, ptr addrspace(1) %70, align 4, !tbaa !21
  br label %71

71:                                               ; preds = %67, %38
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef align 4 captures(none) %6) local_unnamed_addr #5 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !35)
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = icmp sgt i32 %0, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %7
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %13
  %27 = icmp sgt i32 %1, %23
  br label %31

28:                                               ; preds = %159, %7
  %29 = phi float [ 0.000000e+00, %7 ], [ %160, %159 ]
  %30 = icmp sgt i32 %1, %23
  br i1 %30, label %164, label %176

31:                                               ; preds = %25, %159
  %32 = phi i32 [ %0, %25 ], [ %163, %159 ]
  %33 = phi float [ 0.000000e+00, %25 ], [ %160, %159 ]
  %34 = phi i32 [ 0, %25 ], [ %161, %159 ]
  %35 = tail call i32 @llvm.smax.i32(i32 %32, i32 1)
  %36 = tail call i32 @llvm.umin.i32(i32 %35, i32 32)
  %37 = add nuw nsw i32 %34, %13
  %38 = icmp slt i32 %37, %0
  br i1 %38, label %39, label %43

39:                                               ; preds = %31
  %40 = zext nneg i32 %37 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !21, !alias.scope !33, !noalias !37, !amdgpu.noclobber !25
  store float %42, ptr addrspace(3) %26, align 4, !tbaa !21, !noalias !38
  br label %43

43:                                               ; preds = %39, %31
  fence syncscope("workgroup") seq_cst, !noalias !38, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !noalias !38
  %44 = icmp sgt i32 %0, %34
  %45 = and i1 %27, %44
  br i1 %45, label %46, label %159

46:                                               ; preds = %43
  %47 = and i32 %36, 7
  %48 = icmp slt i32 %32, 8
  br i1 %48, label %139, label %49

49:                                               ; preds = %46
  %50 = and i32 %36, 56
  br label %51

51:                                               ; preds = %51, %49
  %52 = phi i32 [ 0, %49 ], [ %134, %51 ]
  %53 = phi float [ %33, %49 ], [ %133, %51 ]
  %54 = phi i32 [ 0, %49 ], [ %135, %51 ]
  %55 = add nuw nsw i32 %52, %34
  %56 = mul nsw i32 %55, %1
  %57 = add nsw i32 %56, %23
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %52
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !21, !noalias !38
  %63 = tail call float @llvm.fmuladd.f32(float %60, float %62, float %53)
  %64 = or disjoint i32 %52, 1
  %65 = add nuw nsw i32 %64, %34
  %66 = mul nsw i32 %65, %1
  %67 = add nsw i32 %66, %23
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %64
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !21, !noalias !38
  %73 = tail call float @llvm.fmuladd.f32(float %70, float %72, float %63)
  %74 = or disjoint i32 %52, 2
  %75 = add nuw nsw i32 %74, %34
  %76 = mul nsw i32 %75, %1
  %77 = add nsw i32 %76, %23
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %81 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %74
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !21, !noalias !38
  %83 = tail call float @llvm.fmuladd.f32(float %80, float %82, float %73)
  %84 = or disjoint i32 %52, 3
  %85 = add nuw nsw i32 %84, %34
  %86 = mul nsw i32 %85, %1
  %87 = add nsw i32 %86, %23
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %91 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %84
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !21, !noalias !38
  %93 = tail call float @llvm.fmuladd.f32(float %90, float %92, float %83)
  %94 = or disjoint i32 %52, 4
  %95 = add nuw nsw i32 %94, %34
  %96 = mul nsw i32 %95, %1
  %97 = add nsw i32 %96, %23
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %94
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !21, !noalias !38
  %103 = tail call float @llvm.fmuladd.f32(float %100, float %102, float %93)
  %104 = or disjoint i32 %52, 5
  %105 = add nuw nsw i32 %104, %34
  %106 = mul nsw i32 %105, %1
  %107 = add nsw i32 %106, %23
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %111 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %104
  %112 = load float, ptr addrspace(3) %111, align 4, !tbaa !21, !noalias !38
  %113 = tail call float @llvm.fmuladd.f32(float %110, float %112, float %103)
  %114 = or disjoint i32 %52, 6
  %115 = add nuw nsw i32 %114, %34
  %116 = mul nsw i32 %115, %1
  %117 = add nsw i32 %116, %23
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %118
  %120 = load float, ptr addrspace(1) %119, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %121 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %114
  %122 = load float, ptr addrspace(3) %121, align 4, !tbaa !21, !noalias !38
  %123 = tail call float @llvm.fmuladd.f32(float %120, float %122, float %113)
  %124 = or disjoint i32 %52, 7
  %125 = add nuw nsw i32 %124, %34
  %126 = mul nsw i32 %125, %1
  %127 = add nsw i32 %126, %23
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %131 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %124
  %132 = load float, ptr addrspace(3) %131, align 4, !tbaa !21, !noalias !38
  %133 = tail call float @llvm.fmuladd.f32(float %130, float %132, float %123)
  %134 = add nuw nsw i32 %52, 8
  %135 = add i32 %54, 8
  %136 = icmp eq i32 %135, %50
  br i1 %136, label %137, label %51

137:                                              ; preds = %51
  %138 = icmp eq i32 %47, 0
  br i1 %138, label %159, label %139

139:                                              ; preds = %137, %46
  %140 = phi i32 [ 0, %46 ], [ %134, %137 ]
  %141 = phi float [ %33, %46 ], [ %133, %137 ]
  %142 = icmp ne i32 %47, 0
  tail call void @llvm.assume(i1 %142)
  br label %143

143:                                              ; preds = %143, %139
  %144 = phi i32 [ %156, %143 ], [ %140, %139 ]
  %145 = phi float [ %155, %143 ], [ %141, %139 ]
  %146 = phi i32 [ %157, %143 ], [ 0, %139 ]
  %147 = add nuw nsw i32 %144, %34
  %148 = mul nsw i32 %147, %1
  %149 = add nsw i32 %148, %23
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !21, !alias.scope !30, !noalias !39, !amdgpu.noclobber !25
  %153 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %144
  %154 = load float, ptr addrspace(3) %153, align 4, !tbaa !21, !noalias !38
  %155 = tail call float @llvm.fmuladd.f32(float %152, float %154, float %145)
  %156 = add nuw nsw i32 %144, 1
  %157 = add i32 %146, 1
  %158 = icmp eq i32 %157, %47
  br i1 %158, label %159, label %143, !llvm.loop !40

159:                                              ; preds = %137, %143, %43
  %160 = phi float [ %33, %43 ], [ %133, %137 ], [ %155, %143 ]
  fence syncscope("workgroup") seq_cst, !noalias !38, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !noalias !38
  %161 = add nuw nsw i32 %34, 32
  %162 = icmp slt i32 %161, %0
  %163 = add i32 %32, -32
  br i1 %162, label %31, label %28

164:                                              ; preds = %28
  %165 = fmul float %2, %29
  %166 = fcmp une float %3, 0.000000e+00
  %167 = shl i64 %22, 32
  %168 = ashr exact i64 %167, 30
  br i1 %166, label %169, label %173

169:                                              ; preds = %164
  %170 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %168
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !21, !alias.scope !35, !noalias !42, !amdgpu.noclobber !25
  %172 = tail call float @llvm.fmuladd.f32(float %3, float %171, float %165)
  br label %173

173:                                              ; preds = %164, %169
  %174 = phi float [ %172, %169 ], [ %165, %164 ]
  %175 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %168
  store float %174, ptr addrspace(1) %175, align 4, !tbaa !21, !alias.scope !35, !noalias !42
  br label %176

176:                                              ; preds = %28, %173
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemv_trans(i32 noundef %0, i32 noundef %1, float noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef align 4 captures(none) %6) local_unnamed_addr #6 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = icmp sgt i32 %0, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %7
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %13
  %27 = icmp sgt i32 %1, %23
  br label %31

28:                                               ; preds = %159, %7
  %29 = phi float [ 0.000000e+00, %7 ], [ %160, %159 ]
  %30 = icmp sgt i32 %1, %23
  br i1 %30, label %164, label %176

31:                                               ; preds = %25, %159
  %32 = phi i32 [ %0, %25 ], [ %163, %159 ]
  %33 = phi float [ 0.000000e+00, %25 ], [ %160, %159 ]
  %34 = phi i32 [ 0, %25 ], [ %161, %159 ]
  %35 = tail call i32 @llvm.smax.i32(i32 %32, i32 1)
  %36 = tail call i32 @llvm.umin.i32(i32 %35, i32 32)
  %37 = add nuw nsw i32 %34, %13
  %38 = icmp slt i32 %37, %0
  br i1 %38, label %39, label %43

39:                                               ; preds = %31
  %40 = zext nneg i32 %37 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !21
  store float %42, ptr addrspace(3) %26, align 4, !tbaa !21
  br label %43

43:                                               ; preds = %39, %31
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %44 = icmp sgt i32 %0, %34
  %45 = and i1 %27, %44
  br i1 %45, label %46, label %159

46:                                               ; preds = %43
  %47 = and i32 %36, 7
  %48 = icmp slt i32 %32, 8
  br i1 %48, label %139, label %49

49:                                               ; preds = %46
  %50 = and i32 %36, 56
  br label %51

51:                                               ; preds = %51, %49
  %52 = phi i32 [ 0, %49 ], [ %134, %51 ]
  %53 = phi float [ %33, %49 ], [ %133, %51 ]
  %54 = phi i32 [ 0, %49 ], [ %135, %51 ]
  %55 = add nuw nsw i32 %52, %34
  %56 = mul nsw i32 %55, %1
  %57 = add nsw i32 %56, %23
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !21
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %52
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !21
  %63 = tail call float @llvm.fmuladd.f32(float %60, float %62, float %53)
  %64 = or disjoint i32 %52, 1
  %65 = add nuw nsw i32 %64, %34
  %66 = mul nsw i32 %65, %1
  %67 = add nsw i32 %66, %23
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !21
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %64
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !21
  %73 = tail call float @llvm.fmuladd.f32(float %70, float %72, float %63)
  %74 = or disjoint i32 %52, 2
  %75 = add nuw nsw i32 %74, %34
  %76 = mul nsw i32 %75, %1
  %77 = add nsw i32 %76, %23
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !21
  %81 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %74
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !21
  %83 = tail call float @llvm.fmuladd.f32(float %80, float %82, float %73)
  %84 = or disjoint i32 %52, 3
  %85 = add nuw nsw i32 %84, %34
  %86 = mul nsw i32 %85, %1
  %87 = add nsw i32 %86, %23
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !21
  %91 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %84
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !21
  %93 = tail call float @llvm.fmuladd.f32(float %90, float %92, float %83)
  %94 = or disjoint i32 %52, 4
  %95 = add nuw nsw i32 %94, %34
  %96 = mul nsw i32 %95, %1
  %97 = add nsw i32 %96, %23
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !21
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %94
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !21
  %103 = tail call float @llvm.fmuladd.f32(float %100, float %102, float %93)
  %104 = or disjoint i32 %52, 5
  %105 = add nuw nsw i32 %104, %34
  %106 = mul nsw i32 %105, %1
  %107 = add nsw i32 %106, %23
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !21
  %111 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %104
  %112 = load float, ptr addrspace(3) %111, align 4, !tbaa !21
  %113 = tail call float @llvm.fmuladd.f32(float %110, float %112, float %103)
  %114 = or disjoint i32 %52, 6
  %115 = add nuw nsw i32 %114, %34
  %116 = mul nsw i32 %115, %1
  %117 = add nsw i32 %116, %23
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %118
  %120 = load float, ptr addrspace(1) %119, align 4, !tbaa !21
  %121 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %114
  %122 = load float, ptr addrspace(3) %121, align 4, !tbaa !21
  %123 = tail call float @llvm.fmuladd.f32(float %120, float %122, float %113)
  %124 = or disjoint i32 %52, 7
  %125 = add nuw nsw i32 %124, %34
  %126 = mul nsw i32 %125, %1
  %127 = add nsw i32 %126, %23
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !21
  %131 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %124
  %132 = load float, ptr addrspace(3) %131, align 4, !tbaa !21
  %133 = tail call float @llvm.fmuladd.f32(float %130, float %132, float %123)
  %134 = add nuw nsw i32 %52, 8
  %135 = add i32 %54, 8
  %136 = icmp eq i32 %135, %50
  br i1 %136, label %137, label %51

137:                                              ; preds = %51
  %138 = icmp eq i32 %47, 0
  br i1 %138, label %159, label %139

139:                                              ; preds = %137, %46
  %140 = phi i32 [ 0, %46 ], [ %134, %137 ]
  %141 = phi float [ %33, %46 ], [ %133, %137 ]
  %142 = icmp ne i32 %47, 0
  tail call void @llvm.assume(i1 %142)
  br label %143

143:                                              ; preds = %143, %139
  %144 = phi i32 [ %156, %143 ], [ %140, %139 ]
  %145 = phi float [ %155, %143 ], [ %141, %139 ]
  %146 = phi i32 [ %157, %143 ], [ 0, %139 ]
  %147 = add nuw nsw i32 %144, %34
  %148 = mul nsw i32 %147, %1
  %149 = add nsw i32 %148, %23
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !21
  %153 = getelementptr inbounds nuw float, ptr addrspace(3) @gemv_trans.xs, i32 %144
  %154 = load float, ptr addrspace(3) %153, align 4, !tbaa !21
  %155 = tail call float @llvm.fmuladd.f32(float %152, float %154, float %145)
  %156 = add nuw nsw i32 %144, 1
  %157 = add i32 %146, 1
  %158 = icmp eq i32 %157, %47
  br i1 %158, label %159, label %143, !llvm.loop !43

159:                                              ; preds = %137, %143, %43
  %160 = phi float [ %33, %43 ], [ %133, %137 ], [ %155, %143 ]
  fence syncscope("workgroup") seq_cst, !mmra !24
  tail call void @llvm.amdgcn.s.barrier()
  %161 = add nuw nsw i32 %34, 32
  %162 = icmp slt i32 %161, %0
  %163 = add i32 %32, -32
  br i1 %162, label %31, label %28

164:                                              ; preds = %28
  %165 = fmul float %2, %29
  %166 = fcmp une float %3, 0.000000e+00
  %167 = shl i64 %22, 32
  %168 = ashr exact i64 %167, 30
  br i1 %166, label %169, label %173

169:                                              ; preds = %164
  %170 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %168
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !21
  %172 = tail call float @llvm.fmuladd.f32(float %3, float %171, float %165)
  br label %173

173:                                              ; preds = %164, %169
  %174 = phi float [ %172, %169 ], [ %165, %164 ]
  %175 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %168
  store float %174, ptr addrspace(1) %175, align 4, !tbaa !21
  br label %176

176:                                              ; preds = %173, %28
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 1, i32 3}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int", !"float", !"float", !"float*", !"int", !"float*", !"float*", !"float*"}
!15 = !{!"", !"", !"", !"", !"restrict const", !"", !"restrict const", !"", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_gemv_row: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_gemv_row"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_gemv_row: argument 1"}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !8, i64 0}
!23 = !{!17, !20}
!24 = !{!"amdgpu-synchronize-as", !"local"}
!25 = !{}
!26 = !{i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!27 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!28 = !{!"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!29 = !{!"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"__clang_ocl_kern_imp_gemv_trans: argument 0"}
!32 = distinct !{!32, !"__clang_ocl_kern_imp_gemv_trans"}
!33 = !{!34}
!34 = distinct !{!34, !32, !"__clang_ocl_kern_imp_gemv_trans: argument 1"}
!35 = !{!36}
!36 = distinct !{!36, !32, !"__clang_ocl_kern_imp_gemv_trans: argument 2"}
!37 = !{!31, !36}
!38 = !{!31, !34, !36}
!39 = !{!34, !36}
!40 = distinct !{!40, !41}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !{!31, !34}
!43 = distinct !{!43, !41}
