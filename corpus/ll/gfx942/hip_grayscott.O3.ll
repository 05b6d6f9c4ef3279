; ModuleID = 'corpus/hip/hip_grayscott.hip'
source_filename = "corpus/hip/hip_grayscott.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Params = type { float, float, float, float, float, i32 }

@_ZZ10gray_scottE2su = internal unnamed_addr addrspace(3) global [10 x [10 x float]] undef, align 16
@_ZZ10gray_scottE2sv = internal unnamed_addr addrspace(3) global [10 x [10 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @gray_scott(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, ptr addrspace(4) noundef readonly byref(%struct.Params) align 4 captures(none) %4) local_unnamed_addr #0 {
  %6 = load float, ptr addrspace(4) %4, align 4, !amdgpu.noclobber !9
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %8 = load float, ptr addrspace(4) %7, align 4, !amdgpu.noclobber !9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8
  %10 = load <2 x float>, ptr addrspace(4) %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 16
  %12 = load float, ptr addrspace(4) %11, align 4, !amdgpu.noclobber !9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 20
  %14 = load i32, ptr addrspace(4) %13, align 4, !amdgpu.noclobber !9
  %15 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %17 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %18 = shl i32 %17, 3
  %19 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y()
  %20 = shl i32 %19, 3
  %21 = shl nuw nsw i32 %16, 3
  %22 = add nuw nsw i32 %21, %15
  %23 = icmp samesign ult i32 %22, 100
  br i1 %23, label %24, label %28

24:                                               ; preds = %5
  %25 = add i32 %14, -1
  %26 = add i32 %25, %20
  %27 = add i32 %25, %18
  br label %103

28:                                               ; preds = %103, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %29 = add nuw nsw i32 %16, 1
  %30 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2su, i32 %29
  %31 = add nuw nsw i32 %15, 1
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) %30, i32 %31
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !10
  %34 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2sv, i32 %29
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i32 %31
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !10
  %37 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2su, i32 %16
  %38 = getelementptr inbounds nuw float, ptr addrspace(3) %37, i32 %31
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !10
  %40 = add nuw nsw i32 %16, 2
  %41 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2su, i32 %40
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) %41, i32 %31
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !10
  %44 = fadd contract float %39, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) %30, i32 %15
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !10
  %47 = fadd contract float %44, %46
  %48 = add nuw nsw i32 %15, 2
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) %30, i32 %48
  %50 = load float, ptr addrspace(3) %49, align 4, !tbaa !10
  %51 = fadd contract float %47, %50
  %52 = fmul contract float %33, 4.000000e+00
  %53 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2sv, i32 %16
  %54 = getelementptr inbounds nuw float, ptr addrspace(3) %53, i32 %31
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !10
  %56 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2sv, i32 %40
  %57 = getelementptr inbounds nuw float, ptr addrspace(3) %56, i32 %31
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !10
  %59 = fadd contract float %55, %58
  %60 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i32 %15
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !10
  %62 = fadd contract float %59, %61
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i32 %48
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !10
  %65 = fadd contract float %62, %64
  %66 = fmul contract float %36, 4.000000e+00
  %67 = fsub contract float %65, %66
  %68 = add nsw i32 %20, %16
  %69 = mul nsw i32 %14, %68
  %70 = add i32 %18, %15
  %71 = add i32 %70, %69
  %72 = insertelement <2 x float> <float 1.000000e+00, float poison>, float %51, i64 1
  %73 = insertelement <2 x float> poison, float %33, i64 0
  %74 = insertelement <2 x float> %73, float %52, i64 1
  %75 = fsub contract <2 x float> %72, %74
  %76 = insertelement <2 x float> %10, float %6, i64 1
  %77 = fmul contract <2 x float> %76, %75
  %78 = sext i32 %71 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %78
  %80 = fmul contract float %8, %67
  %81 = shufflevector <2 x float> %10, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %82 = insertelement <2 x float> %81, float %33, i64 0
  %83 = insertelement <2 x float> %10, float %36, i64 0
  %84 = fmul contract <2 x float> %82, %83
  %85 = fadd contract <2 x float> %82, %83
  %86 = shufflevector <2 x float> %84, <2 x float> %85, <2 x i32> <i32 0, i32 3>
  %87 = insertelement <2 x float> poison, float %36, i64 0
  %88 = shufflevector <2 x float> %87, <2 x float> poison, <2 x i32> zeroinitializer
  %89 = fmul contract <2 x float> %88, %86
  %90 = extractelement <2 x float> %89, i64 0
  %91 = shufflevector <2 x float> %77, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %92 = fsub contract <2 x float> %91, %89
  %93 = fadd contract <2 x float> %77, %92
  %94 = extractelement <2 x float> %93, i64 0
  %95 = fmul contract float %12, %94
  %96 = fadd contract float %33, %95
  store float %96, ptr addrspace(1) %79, align 4, !tbaa !10
  %97 = fadd contract float %90, %80
  %98 = extractelement <2 x float> %89, i64 1
  %99 = fsub contract float %97, %98
  %100 = fmul contract float %12, %99
  %101 = fadd contract float %36, %100
  %102 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %78
  store float %101, ptr addrspace(1) %102, align 4, !tbaa !10
  ret void

103:                                              ; preds = %24, %103
  %104 = phi i32 [ %22, %24 ], [ %127, %103 ]
  %105 = trunc nuw nsw i32 %104 to i8
  %106 = freeze i8 %105
  %107 = udiv i8 %106, 10
  %108 = zext nneg i8 %107 to i32
  %109 = add i32 %26, %108
  %110 = srem i32 %109, %14
  %111 = mul i8 %107, 10
  %112 = sub i8 %106, %111
  %113 = zext nneg i8 %112 to i32
  %114 = add i32 %27, %113
  %115 = srem i32 %114, %14
  %116 = mul nsw i32 %110, %14
  %117 = add nsw i32 %116, %115
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %118
  %120 = load float, ptr addrspace(1) %119, align 4, !tbaa !10
  %121 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2su, i32 %108
  %122 = getelementptr inbounds nuw float, ptr addrspace(3) %121, i32 %113
  store float %120, ptr addrspace(3) %122, align 4, !tbaa !10
  %123 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %118
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !10
  %125 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2sv, i32 %108
  %126 = getelementptr inbounds nuw float, ptr addrspace(3) %125, i32 %113
  store float %124, ptr addrspace(3) %126, align 4, !tbaa !10
  %127 = add nuw nsw i32 %104, 64
  %128 = icmp samesign ult i32 %104, 36
  br i1 %128, label %103, label %28, !llvm.loop !12
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @red_black(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2, double noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %4
  %7 = shl nuw i32 %2, 1
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %9 = add nuw nsw i32 %8, 1
  %10 = mul nuw nsw i32 %9, 18
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = add nuw nsw i32 %11, 1
  %13 = add nuw nsw i32 %10, %12
  %14 = add nuw nsw i32 %12, %9
  %15 = add nuw nsw i32 %10, %11
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %16
  %18 = zext nneg i32 %13 to i64
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %21 = getelementptr i8, ptr addrspace(1) %19, i64 -144
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 144
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %18
  %24 = tail call i32 @llvm.smax.i32(i32 %7, i32 1)
  br label %26

25:                                               ; preds = %46, %4
  ret void

26:                                               ; preds = %6, %46
  %27 = phi i32 [ 0, %6 ], [ %47, %46 ]
  %28 = xor i32 %27, %14
  %29 = and i32 %28, 1
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %46

31:                                               ; preds = %26
  %32 = load double, ptr addrspace(1) %17, align 8, !tbaa !14
  %33 = load double, ptr addrspace(1) %20, align 8, !tbaa !14
  %34 = fadd contract double %32, %33
  %35 = load double, ptr addrspace(1) %21, align 8, !tbaa !14
  %36 = fadd contract double %34, %35
  %37 = load double, ptr addrspace(1) %22, align 8, !tbaa !14
  %38 = fadd contract double %36, %37
  %39 = load double, ptr addrspace(1) %23, align 8, !tbaa !14
  %40 = fsub contract double %38, %39
  %41 = fmul contract double %40, 2.500000e-01
  %42 = load double, ptr addrspace(1) %19, align 8, !tbaa !14
  %43 = fsub contract double %41, %42
  %44 = fmul contract double %3, %43
  %45 = fadd contract double %42, %44
  store double %45, ptr addrspace(1) %19, align 8, !tbaa !14
  br label %46

46:                                               ; preds = %31, %26
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %47 = add nuw nsw i32 %27, 1
  %48 = icmp eq i32 %47, %24
  br i1 %48, label %25, label %26, !llvm.loop !16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @advect_limited(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, float noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !17, !invariant.load !9, !noundef !9
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %15 = fsub contract float 1.000000e+00, %2
  %16 = fmul contract float %15, 5.000000e-01
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %18 = load <2 x float>, ptr addrspace(1) %17, align 4, !tbaa !10
  %19 = load <2 x float>, ptr addrspace(1) %14, align 4, !tbaa !10
  %20 = load <2 x float>, ptr addrspace(1) %13, align 4, !tbaa !10
  %21 = fsub contract <2 x float> %19, %18
  %22 = fsub contract <2 x float> %18, %20
  %23 = tail call contract <2 x float> @llvm.fabs.v2f32(<2 x float> %21)
  %24 = fmul contract <2 x float> %22, %21
  %25 = fcmp contract ugt <2 x float> %24, zeroinitializer
  %26 = tail call contract <2 x float> @llvm.fabs.v2f32(<2 x float> %22)
  %27 = fcmp contract olt <2 x float> %26, %23
  %28 = select <2 x i1> %27, <2 x float> %22, <2 x float> %21
  %29 = select <2 x i1> %25, <2 x float> %28, <2 x float> zeroinitializer
  %30 = insertelement <2 x float> poison, float %16, i64 0
  %31 = shufflevector <2 x float> %30, <2 x float> poison, <2 x i32> zeroinitializer
  %32 = fmul contract <2 x float> %31, %29
  %33 = fadd contract <2 x float> %18, %32
  %34 = shufflevector <2 x float> %33, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %35 = fsub contract <2 x float> %34, %33
  %36 = extractelement <2 x float> %35, i64 0
  %37 = fmul contract float %2, %36
  %38 = extractelement <2 x float> %18, i64 1
  %39 = fsub contract float %38, %37
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !7, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = distinct !{!16, !13}
!17 = !{i16 1, i16 1025}
