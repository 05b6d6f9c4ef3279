; ModuleID = 'corpus/opencl/pathfinder.cl'
source_filename = "corpus/opencl/pathfinder.cl"
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

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @dynproc(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = shl nsw i32 %0, 1
  %17 = sub nsw i32 %13, %16
  %18 = mul nsw i32 %17, %14
  %19 = sub nsw i32 %18, %6
  %20 = add nsw i32 %19, %13
  %21 = add nsw i32 %19, %15
  %22 = icmp slt i32 %19, 0
  %23 = sub nsw i32 0, %19
  %24 = select i1 %22, i32 %23, i32 0
  %25 = icmp sgt i32 %20, %4
  %26 = add nsw i32 %13, -1
  %27 = sub i32 %4, %20
  %28 = select i1 %25, i32 %27, i32 0
  %29 = add i32 %26, %28
  %30 = add nsw i32 %15, -1
  %31 = add nuw nsw i32 %15, 1
  %32 = tail call i32 @llvm.smax.i32(i32 %30, i32 %24)
  %33 = tail call i32 @llvm.smin.i32(i32 %31, i32 %29)
  %34 = icmp sle i32 %24, %15
  %35 = icmp sge i32 %29, %15
  %36 = icmp sgt i32 %21, -1
  %37 = icmp slt i32 %21, %4
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %9
  %40 = zext nneg i32 %21 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6, !amdgpu.noclobber !16
  br label %43

43:                                               ; preds = %39, %9
  %44 = phi i32 [ %42, %39 ], [ 0, %9 ]
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i32 %15
  store i32 %44, ptr addrspace(3) %45, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %46 = icmp sgt i32 %0, 0
  br i1 %46, label %47, label %87

47:                                               ; preds = %43
  %48 = add nsw i32 %13, -2
  %49 = getelementptr inbounds i32, ptr addrspace(3) %7, i32 %32
  %50 = getelementptr inbounds i32, ptr addrspace(3) %7, i32 %33
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %8, i32 %15
  %52 = add nsw i32 %0, -1
  %53 = sub nsw i32 %48, %15
  br label %54

54:                                               ; preds = %81, %47
  %55 = phi i32 [ 0, %47 ], [ %56, %81 ]
  %56 = add nuw nsw i32 %55, 1
  %57 = icmp samesign ult i32 %55, %15
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = icmp sle i32 %55, %53
  %60 = select i1 %59, i1 %34, i1 false
  %61 = select i1 %60, i1 %35, i1 false
  br i1 %61, label %62, label %75

62:                                               ; preds = %58
  %63 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  %64 = load i32, ptr addrspace(3) %45, align 4, !tbaa !6
  %65 = tail call i32 @llvm.smin.i32(i32 %63, i32 %64)
  %66 = load i32, ptr addrspace(3) %50, align 4, !tbaa !6
  %67 = tail call i32 @llvm.smin.i32(i32 %65, i32 %66)
  %68 = add nsw i32 %55, %5
  %69 = mul nsw i32 %68, %4
  %70 = add nsw i32 %69, %21
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !6, !amdgpu.noclobber !16
  %74 = add nsw i32 %67, %73
  store i32 %74, ptr addrspace(3) %51, align 4, !tbaa !6
  br label %75

75:                                               ; preds = %62, %58, %54
  %76 = phi i1 [ true, %62 ], [ false, %58 ], [ false, %54 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %77 = icmp eq i32 %55, %52
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  br i1 %76, label %79, label %81

79:                                               ; preds = %78
  %80 = load i32, ptr addrspace(3) %51, align 4, !tbaa !6
  store i32 %80, ptr addrspace(3) %45, align 4, !tbaa !6
  br label %81

81:                                               ; preds = %79, %78
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br label %54

82:                                               ; preds = %75
  br i1 %76, label %83, label %87

83:                                               ; preds = %82
  %84 = sext i32 %21 to i64
  %85 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %84
  %86 = load i32, ptr addrspace(3) %51, align 4, !tbaa !6
  store i32 %86, ptr addrspace(1) %85, align 4, !tbaa !6
  br label %87

87:                                               ; preds = %43, %82, %83
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_dynproc(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = shl nsw i32 %0, 1
  %17 = sub nsw i32 %13, %16
  %18 = mul nsw i32 %17, %14
  %19 = sub nsw i32 %18, %6
  %20 = add nsw i32 %19, %13
  %21 = add nsw i32 %19, %15
  %22 = icmp slt i32 %19, 0
  %23 = sub nsw i32 0, %19
  %24 = select i1 %22, i32 %23, i32 0
  %25 = icmp sgt i32 %20, %4
  %26 = add nsw i32 %13, -1
  %27 = sub i32 %4, %20
  %28 = select i1 %25, i32 %27, i32 0
  %29 = add i32 %26, %28
  %30 = add nsw i32 %15, -1
  %31 = add nuw nsw i32 %15, 1
  %32 = tail call i32 @llvm.smax.i32(i32 %30, i32 %24)
  %33 = tail call i32 @llvm.smin.i32(i32 %31, i32 %29)
  %34 = icmp sle i32 %24, %15
  %35 = icmp sge i32 %29, %15
  %36 = icmp sgt i32 %21, -1
  %37 = icmp slt i32 %21, %4
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %9
  %40 = zext nneg i32 %21 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6
  br label %43

43:                                               ; preds = %9, %39
  %44 = phi i32 [ %42, %39 ], [ 0, %9 ]
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i32 %15
  store i32 %44, ptr addrspace(3) %45, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %46 = icmp sgt i32 %0, 0
  br i1 %46, label %47, label %87

47:                                               ; preds = %43
  %48 = add nsw i32 %13, -2
  %49 = getelementptr inbounds i32, ptr addrspace(3) %7, i32 %32
  %50 = getelementptr inbounds i32, ptr addrspace(3) %7, i32 %33
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %8, i32 %15
  %52 = add nsw i32 %0, -1
  %53 = sub nsw i32 %48, %15
  br label %54

54:                                               ; preds = %81, %47
  %55 = phi i32 [ 0, %47 ], [ %56, %81 ]
  %56 = add nuw nsw i32 %55, 1
  %57 = icmp samesign ult i32 %55, %15
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = icmp sle i32 %55, %53
  %60 = select i1 %59, i1 %34, i1 false
  %61 = select i1 %60, i1 %35, i1 false
  br i1 %61, label %62, label %75

62:                                               ; preds = %58
  %63 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  %64 = load i32, ptr addrspace(3) %45, align 4, !tbaa !6
  %65 = tail call i32 @llvm.smin.i32(i32 %63, i32 %64)
  %66 = load i32, ptr addrspace(3) %50, align 4, !tbaa !6
  %67 = tail call i32 @llvm.smin.i32(i32 %65, i32 %66)
  %68 = add nsw i32 %55, %5
  %69 = mul nsw i32 %68, %4
  %70 = add nsw i32 %69, %21
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !6
  %74 = add nsw i32 %67, %73
  store i32 %74, ptr addrspace(3) %51, align 4, !tbaa !6
  br label %75

75:                                               ; preds = %62, %58, %54
  %76 = phi i1 [ true, %62 ], [ false, %58 ], [ false, %54 ]
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %77 = icmp eq i32 %55, %52
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  br i1 %76, label %79, label %81

79:                                               ; preds = %78
  %80 = load i32, ptr addrspace(3) %51, align 4, !tbaa !6
  store i32 %80, ptr addrspace(3) %45, align 4, !tbaa !6
  br label %81

81:                                               ; preds = %79, %78
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  br label %54

82:                                               ; preds = %75
  br i1 %76, label %83, label %87

83:                                               ; preds = %82
  %84 = sext i32 %21 to i64
  %85 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %84
  %86 = load i32, ptr addrspace(3) %51, align 4, !tbaa !6
  store i32 %86, ptr addrspace(1) %85, align 4, !tbaa !6
  br label %87

87:                                               ; preds = %43, %83, %82
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 0, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 3, i32 3}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int*", !"int*", !"int*", !"int", !"int", !"int", !"int*", !"int*"}
!15 = !{!"", !"const", !"const", !"", !"", !"", !"", !"", !""}
!16 = !{}
!17 = !{!"amdgpu-synchronize-as", !"local"}
