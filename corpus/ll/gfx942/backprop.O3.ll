; ModuleID = 'corpus/opencl/backprop.cl'
source_filename = "corpus/opencl/backprop.cl"
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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @layer_forward(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = add nsw i32 %6, 1
  %12 = shl i32 %8, 4
  %13 = add i32 %12, %10
  %14 = mul i32 %13, %11
  %15 = add nuw nsw i32 %9, 1
  %16 = add i32 %15, %11
  %17 = add i32 %16, %14
  %18 = icmp eq i32 %9, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %7
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i32 %10
  %21 = sext i32 %13 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 4
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16
  store float %24, ptr addrspace(3) %20, align 4, !tbaa !16
  br label %25

25:                                               ; preds = %19, %7
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %26 = sext i32 %17 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16, !amdgpu.noclobber !19
  %29 = shl nuw nsw i32 %10, 6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i32 %29
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) %30, i32 %9
  store float %28, ptr addrspace(3) %31, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i32 %10
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !16
  %35 = fmul float %32, %34
  store float %35, ptr addrspace(3) %31, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i32 %9
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %37 = and i32 %10, 1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %46

39:                                               ; preds = %25
  %40 = shl nuw nsw i32 %10, 6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 64
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !16
  %44 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %45 = fadd float %43, %44
  store float %45, ptr addrspace(3) %31, align 4, !tbaa !16
  br label %46

46:                                               ; preds = %39, %25
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %47 = and i32 %10, 3
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = shl nuw nsw i32 %10, 6
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i32 128
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !16
  %54 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %31, align 4, !tbaa !16
  br label %56

56:                                               ; preds = %49, %46
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %57 = and i32 %10, 7
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = shl nuw nsw i32 %10, 6
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 256
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !16
  %64 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %65 = fadd float %63, %64
  store float %65, ptr addrspace(3) %31, align 4, !tbaa !16
  br label %66

66:                                               ; preds = %59, %56
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %67 = and i32 %10, 15
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %76

69:                                               ; preds = %66
  %70 = shl nuw nsw i32 %10, 6
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 %70
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 512
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !16
  %74 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %75 = fadd float %73, %74
  store float %75, ptr addrspace(3) %31, align 4, !tbaa !16
  br label %76

76:                                               ; preds = %69, %66
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %77 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  store float %77, ptr addrspace(1) %27, align 4, !tbaa !16
  br i1 %18, label %78, label %85

78:                                               ; preds = %76
  %79 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i32 %10
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !16
  %81 = mul nsw i32 %6, %8
  %82 = add nsw i32 %81, %10
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %83
  store float %80, ptr addrspace(1) %84, align 4, !tbaa !16
  br label %85

85:                                               ; preds = %76, %78
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_layer_forward(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = add nsw i32 %6, 1
  %12 = shl i32 %8, 4
  %13 = add i32 %12, %10
  %14 = mul i32 %13, %11
  %15 = add nuw nsw i32 %9, 1
  %16 = add i32 %15, %11
  %17 = add i32 %16, %14
  %18 = icmp eq i32 %9, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %7
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i32 %10
  %21 = sext i32 %13 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 4
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16
  store float %24, ptr addrspace(3) %20, align 4, !tbaa !16
  br label %25

25:                                               ; preds = %19, %7
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %26 = sext i32 %17 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16
  %29 = shl nuw nsw i32 %10, 6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i32 %29
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) %30, i32 %9
  store float %28, ptr addrspace(3) %31, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i32 %10
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !16
  %35 = fmul float %32, %34
  store float %35, ptr addrspace(3) %31, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i32 %9
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %37 = and i32 %10, 1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %46

39:                                               ; preds = %25
  %40 = shl nuw nsw i32 %10, 6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 64
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !16
  %44 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %45 = fadd float %43, %44
  store float %45, ptr addrspace(3) %31, align 4, !tbaa !16
  br label %46

46:                                               ; preds = %39, %25
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %47 = and i32 %10, 3
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = shl nuw nsw i32 %10, 6
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i32 128
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !16
  %54 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %31, align 4, !tbaa !16
  br label %56

56:                                               ; preds = %49, %46
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %57 = and i32 %10, 7
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = shl nuw nsw i32 %10, 6
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 256
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !16
  %64 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %65 = fadd float %63, %64
  store float %65, ptr addrspace(3) %31, align 4, !tbaa !16
  br label %66

66:                                               ; preds = %59, %56
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %67 = and i32 %10, 15
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %76

69:                                               ; preds = %66
  %70 = shl nuw nsw i32 %10, 6
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 %70
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 512
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !16
  %74 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %75 = fadd float %73, %74
  store float %75, ptr addrspace(3) %31, align 4, !tbaa !16
  br label %76

76:                                               ; preds = %69, %66
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %77 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  store float %77, ptr addrspace(1) %27, align 4, !tbaa !16
  br i1 %18, label %78, label %85

78:                                               ; preds = %76
  %79 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i32 %10
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !16
  %81 = mul nsw i32 %6, %8
  %82 = add nsw i32 %81, %10
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %83
  store float %80, ptr addrspace(1) %84, align 4, !tbaa !16
  br label %85

85:                                               ; preds = %78, %76
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @adjust_weights(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %10 = add nsw i32 %1, 1
  %11 = shl i32 %7, 4
  %12 = add i32 %11, %9
  %13 = mul i32 %12, %10
  %14 = add nuw nsw i32 %8, 1
  %15 = add i32 %14, %10
  %16 = add i32 %15, %13
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !16, !amdgpu.noclobber !19
  %20 = fmul float %19, 0x3FD3333340000000
  %21 = sext i32 %12 to i64
  %22 = getelementptr float, ptr addrspace(1) %2, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 4
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16
  %25 = sext i32 %16 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16, !amdgpu.noclobber !19
  %28 = fmul float %27, 0x3FD3333340000000
  %29 = tail call float @llvm.fmuladd.f32(float %20, float %24, float %28)
  %30 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %25
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16, !amdgpu.noclobber !19
  %32 = fadd float %31, %29
  store float %32, ptr addrspace(1) %30, align 4, !tbaa !16
  store float %29, ptr addrspace(1) %26, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %33 = or i32 %9, %7
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %44

35:                                               ; preds = %6
  %36 = load float, ptr addrspace(1) %18, align 4, !tbaa !16
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %17
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !16
  %39 = fmul float %38, 0x3FD3333340000000
  %40 = tail call float @llvm.fmuladd.f32(float %36, float 0x3FD3333340000000, float %39)
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %17
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !16
  %43 = fadd float %42, %40
  store float %43, ptr addrspace(1) %41, align 4, !tbaa !16
  store float %40, ptr addrspace(1) %37, align 4, !tbaa !16
  br label %44

44:                                               ; preds = %6, %35
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_adjust_weights(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %10 = add nsw i32 %1, 1
  %11 = shl i32 %7, 4
  %12 = add i32 %11, %9
  %13 = mul i32 %12, %10
  %14 = add nuw nsw i32 %8, 1
  %15 = add i32 %14, %10
  %16 = add i32 %15, %13
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !16
  %20 = fmul float %19, 0x3FD3333340000000
  %21 = sext i32 %12 to i64
  %22 = getelementptr float, ptr addrspace(1) %2, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 4
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16
  %25 = sext i32 %16 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = fmul float %27, 0x3FD3333340000000
  %29 = tail call float @llvm.fmuladd.f32(float %20, float %24, float %28)
  %30 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %25
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %32 = fadd float %31, %29
  store float %32, ptr addrspace(1) %30, align 4, !tbaa !16
  store float %29, ptr addrspace(1) %26, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %33 = or i32 %9, %7
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %44

35:                                               ; preds = %6
  %36 = load float, ptr addrspace(1) %18, align 4, !tbaa !16
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %17
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !16
  %39 = fmul float %38, 0x3FD3333340000000
  %40 = tail call float @llvm.fmuladd.f32(float %36, float 0x3FD3333340000000, float %39)
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %17
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !16
  %43 = fadd float %42, %40
  store float %43, ptr addrspace(1) %41, align 4, !tbaa !16
  store float %40, ptr addrspace(1) %37, align 4, !tbaa !16
  br label %44

44:                                               ; preds = %35, %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!12 = !{i32 1, i32 1, i32 1, i32 3, i32 3, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"int", !"int"}
!15 = !{!"const", !"", !"", !"", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{!"amdgpu-synchronize-as", !"local"}
!19 = !{}
!20 = !{i32 1, i32 0, i32 1, i32 0, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!22 = !{!"float*", !"int", !"float*", !"int", !"float*", !"float*"}
!23 = !{!"const", !"", !"const", !"", !"", !""}
