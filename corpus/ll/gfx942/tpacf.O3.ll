; ModuleID = 'corpus/opencl/tpacf.cl'
source_filename = "corpus/opencl/tpacf.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.cartesian = type { float, float, float }

@gen_hists.h = internal addrspace(3) global [20 x i32] undef, align 4

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
define protected amdgpu_kernel void @gen_hists(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = icmp samesign ult i32 %5, 20
  br i1 %9, label %10, label %12

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @gen_hists.h, i32 %5
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %10, %4
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %13 = getelementptr inbounds nuw %struct.cartesian, ptr addrspace(1) %1, i64 %6
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !17, !amdgpu.noclobber !19
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !17, !amdgpu.noclobber !19
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !17, !amdgpu.noclobber !19
  %19 = icmp sgt i32 %3, %7
  br i1 %19, label %20, label %37

20:                                               ; preds = %12
  %21 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 12
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 4
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !6
  %26 = freeze i32 %25
  %27 = and i32 %26, 65535
  %28 = freeze i32 %23
  %29 = zext i32 %28 to i64
  %30 = zext nneg i32 %27 to i64
  %31 = udiv i32 %28, %27
  %32 = zext i32 %31 to i64
  %33 = mul nuw nsw i64 %30, %32
  %34 = icmp ne i64 %33, %29
  %35 = zext i1 %34 to i64
  %36 = add nuw nsw i64 %32, %35
  br label %38

37:                                               ; preds = %64, %12
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %9, label %75, label %83

38:                                               ; preds = %20, %64
  %39 = phi i64 [ %8, %20 ], [ %72, %64 ]
  %40 = shl i64 %39, 32
  %41 = ashr exact i64 %40, 32
  %42 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %1, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !17, !amdgpu.noclobber !19
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 4
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !17, !amdgpu.noclobber !19
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 8
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !17, !amdgpu.noclobber !19
  %48 = fmul float %16, %45
  %49 = tail call float @llvm.fmuladd.f32(float %14, float %43, float %48)
  %50 = tail call float @llvm.fmuladd.f32(float %18, float %47, float %49)
  br label %51

51:                                               ; preds = %38, %51
  %52 = phi i32 [ 0, %38 ], [ %61, %51 ]
  %53 = phi i32 [ 19, %38 ], [ %60, %51 ]
  %54 = add nsw i32 %52, %53
  %55 = sdiv i32 %54, 2
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !17, !amdgpu.noclobber !19
  %59 = fcmp ult float %50, %58
  %60 = select i1 %59, i32 %53, i32 %55
  %61 = select i1 %59, i32 %55, i32 %52
  %62 = add nsw i32 %61, 1
  %63 = icmp sgt i32 %60, %62
  br i1 %63, label %51, label %64

64:                                               ; preds = %51
  %65 = sext i32 %61 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !17, !amdgpu.noclobber !19
  %68 = fcmp oge float %50, %67
  %69 = select i1 %68, i32 %61, i32 %60
  %70 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i32 %69
  %71 = atomicrmw uinc_wrap ptr addrspace(3) %70, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !19, !amdgpu.no.remote.memory !19
  %72 = add nsw i64 %41, %36
  %73 = trunc i64 %72 to i32
  %74 = icmp sgt i32 %3, %73
  br i1 %74, label %38, label %37

75:                                               ; preds = %37
  %76 = getelementptr inbounds nuw i32, ptr addrspace(3) @gen_hists.h, i32 %5
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !6
  %78 = mul nuw nsw i64 %8, 20
  %79 = add nuw nsw i64 %78, %6
  %80 = shl i64 %79, 32
  %81 = ashr exact i64 %80, 30
  %82 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %81
  store i32 %77, ptr addrspace(1) %82, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %37, %75
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_gen_hists(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = icmp samesign ult i32 %5, 20
  br i1 %9, label %10, label %12

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @gen_hists.h, i32 %5
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %10, %4
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %13 = getelementptr inbounds nuw %struct.cartesian, ptr addrspace(1) %1, i64 %6
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !17
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !17
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !17
  %19 = icmp sgt i32 %3, %7
  br i1 %19, label %20, label %37

20:                                               ; preds = %12
  %21 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 12
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 4
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !6
  %26 = freeze i32 %25
  %27 = and i32 %26, 65535
  %28 = freeze i32 %23
  %29 = zext i32 %28 to i64
  %30 = zext nneg i32 %27 to i64
  %31 = udiv i32 %28, %27
  %32 = zext i32 %31 to i64
  %33 = mul nuw nsw i64 %30, %32
  %34 = icmp ne i64 %33, %29
  %35 = zext i1 %34 to i64
  %36 = add nuw nsw i64 %32, %35
  br label %38

37:                                               ; preds = %64, %12
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %9, label %75, label %83

38:                                               ; preds = %20, %64
  %39 = phi i64 [ %8, %20 ], [ %72, %64 ]
  %40 = shl i64 %39, 32
  %41 = ashr exact i64 %40, 32
  %42 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %1, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !17
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 4
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !17
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 8
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !17
  %48 = fmul float %16, %45
  %49 = tail call float @llvm.fmuladd.f32(float %14, float %43, float %48)
  %50 = tail call float @llvm.fmuladd.f32(float %18, float %47, float %49)
  br label %51

51:                                               ; preds = %38, %51
  %52 = phi i32 [ 0, %38 ], [ %61, %51 ]
  %53 = phi i32 [ 19, %38 ], [ %60, %51 ]
  %54 = add nsw i32 %52, %53
  %55 = sdiv i32 %54, 2
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !17
  %59 = fcmp ult float %50, %58
  %60 = select i1 %59, i32 %53, i32 %55
  %61 = select i1 %59, i32 %55, i32 %52
  %62 = add nsw i32 %61, 1
  %63 = icmp sgt i32 %60, %62
  br i1 %63, label %51, label %64

64:                                               ; preds = %51
  %65 = sext i32 %61 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !17
  %68 = fcmp oge float %50, %67
  %69 = select i1 %68, i32 %61, i32 %60
  %70 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i32 %69
  %71 = atomicrmw uinc_wrap ptr addrspace(3) %70, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !19, !amdgpu.no.remote.memory !19
  %72 = add nsw i64 %41, %36
  %73 = trunc i64 %72 to i32
  %74 = icmp sgt i32 %3, %73
  br i1 %74, label %38, label %37

75:                                               ; preds = %37
  %76 = getelementptr inbounds nuw i32, ptr addrspace(3) @gen_hists.h, i32 %5
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !6
  %78 = mul nuw nsw i64 %8, 20
  %79 = add nuw nsw i64 %78, %6
  %80 = shl i64 %79, 32
  %81 = ashr exact i64 %80, 30
  %82 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %81
  store i32 %77, ptr addrspace(1) %82, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %75, %37
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
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uint*", !"cartesian*", !"float*", !"int"}
!15 = !{!"", !"const", !"const", !""}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{}
