; ModuleID = 'corpus/hip/hip_aos_soa.hip'
source_filename = "corpus/hip/hip_aos_soa.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Particle = type { %struct.float3, float, %struct.float3, float }
%struct.float3 = type { float, float, float }
%struct.Record = type <{ i8, i32, i16, i32 }>

@_ZZ11interleave4E4tile = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @aos_step(ptr addrspace(1) noundef captures(none) %0, float noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.Particle, ptr addrspace(1) %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  %17 = load <2 x float>, ptr addrspace(1) %13, align 4, !tbaa !11
  %18 = load <2 x float>, ptr addrspace(1) %16, align 4, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 24
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !11
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %36

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 28
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !11
  %27 = fneg contract float %24
  %28 = tail call contract noundef float @llvm.fabs.f32(float %26)
  %29 = fadd contract float %28, 1.000000e+00
  %30 = fdiv contract float %27, %29
  %31 = fmul contract float %1, %30
  %32 = insertelement <2 x float> poison, float %1, i64 0
  %33 = shufflevector <2 x float> %32, <2 x float> poison, <2 x i32> zeroinitializer
  %34 = insertelement <2 x float> poison, float %31, i64 0
  %35 = shufflevector <2 x float> %34, <2 x float> poison, <2 x i32> zeroinitializer
  br label %41

36:                                               ; preds = %41, %3
  %37 = phi float [ %15, %3 ], [ %54, %41 ]
  %38 = phi float [ %20, %3 ], [ %49, %41 ]
  %39 = phi <2 x float> [ %17, %3 ], [ %52, %41 ]
  %40 = phi <2 x float> [ %18, %3 ], [ %50, %41 ]
  store <2 x float> %39, ptr addrspace(1) %13, align 4, !tbaa !11
  store float %37, ptr addrspace(1) %14, align 4, !tbaa !11
  store <2 x float> %40, ptr addrspace(1) %16, align 4, !tbaa !11
  store float %38, ptr addrspace(1) %19, align 4, !tbaa !11
  ret void

41:                                               ; preds = %22, %41
  %42 = phi float [ %20, %22 ], [ %49, %41 ]
  %43 = phi i32 [ 0, %22 ], [ %55, %41 ]
  %44 = phi float [ %15, %22 ], [ %54, %41 ]
  %45 = phi <2 x float> [ %17, %22 ], [ %52, %41 ]
  %46 = phi <2 x float> [ %18, %22 ], [ %50, %41 ]
  %47 = fmul contract <2 x float> %35, %45
  %48 = fmul contract float %31, %44
  %49 = fadd contract float %48, %42
  %50 = fadd contract <2 x float> %46, %47
  %51 = fmul contract <2 x float> %33, %50
  %52 = fadd contract <2 x float> %45, %51
  %53 = fmul contract float %1, %49
  %54 = fadd contract float %44, %53
  %55 = add nuw nsw i32 %43, 1
  %56 = icmp eq i32 %55, %2
  br i1 %56, label %36, label %41, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @soa_step(ptr addrspace(1) noalias noundef captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, ptr addrspace(1) noalias noundef captures(none) %2, ptr addrspace(1) noalias noundef captures(none) %3, ptr addrspace(1) noalias noundef captures(none) %4, ptr addrspace(1) noalias noundef captures(none) %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %43

10:                                               ; preds = %8
  %11 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 12
  %14 = load i16, ptr addrspace(4) %13, align 4, !range !9, !invariant.load !10, !noundef !10
  %15 = zext nneg i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %19
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %19
  %23 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %19
  %24 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %19
  %25 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %19
  %26 = load float, ptr addrspace(1) %20, align 4, !tbaa !11
  %27 = load float, ptr addrspace(1) %21, align 4, !tbaa !11
  %28 = load float, ptr addrspace(1) %22, align 4, !tbaa !11
  %29 = load float, ptr addrspace(1) %23, align 4, !tbaa !11
  %30 = load float, ptr addrspace(1) %24, align 4, !tbaa !11
  %31 = load float, ptr addrspace(1) %25, align 4, !tbaa !11
  %32 = insertelement <2 x float> poison, float %30, i64 0
  %33 = insertelement <2 x float> %32, float %28, i64 1
  %34 = insertelement <2 x float> poison, float %31, i64 0
  %35 = insertelement <2 x float> %34, float %29, i64 1
  %36 = insertelement <2 x float> poison, float %6, i64 0
  %37 = shufflevector <2 x float> %36, <2 x float> poison, <2 x i32> zeroinitializer
  br label %44

38:                                               ; preds = %44
  store float %54, ptr addrspace(1) %20, align 4, !tbaa !11
  store float %51, ptr addrspace(1) %21, align 4, !tbaa !11
  %39 = extractelement <2 x float> %57, i64 1
  store float %39, ptr addrspace(1) %22, align 4, !tbaa !11
  %40 = extractelement <2 x float> %55, i64 1
  store float %40, ptr addrspace(1) %23, align 4, !tbaa !11
  %41 = extractelement <2 x float> %57, i64 0
  store float %41, ptr addrspace(1) %24, align 4, !tbaa !11
  %42 = extractelement <2 x float> %55, i64 0
  store float %42, ptr addrspace(1) %25, align 4, !tbaa !11
  br label %43

43:                                               ; preds = %38, %8
  ret void

44:                                               ; preds = %10, %44
  %45 = phi float [ %27, %10 ], [ %51, %44 ]
  %46 = phi float [ %26, %10 ], [ %54, %44 ]
  %47 = phi i32 [ 0, %10 ], [ %58, %44 ]
  %48 = phi <2 x float> [ %33, %10 ], [ %57, %44 ]
  %49 = phi <2 x float> [ %35, %10 ], [ %55, %44 ]
  %50 = fmul contract float %6, %46
  %51 = fsub contract float %45, %50
  %52 = fmul contract <2 x float> %37, %48
  %53 = fmul contract float %6, %51
  %54 = fadd contract float %46, %53
  %55 = fsub contract <2 x float> %49, %52
  %56 = fmul contract <2 x float> %37, %55
  %57 = fadd contract <2 x float> %48, %56
  %58 = add nuw nsw i32 %47, 1
  %59 = icmp eq i32 %58, %7
  br i1 %59, label %38, label %44, !llvm.loop !15
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @interleave4(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 8
  %6 = add i32 %5, %3
  %7 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11interleave4E4tile, i32 %3
  %8 = sext i32 %6 to i64
  %9 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %10 = load i8, ptr addrspace(1) %9, align 1, !tbaa !16
  store i8 %10, ptr addrspace(3) %7, align 1, !tbaa !16
  %11 = add i32 %6, 64
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %12
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 64
  store i8 %14, ptr addrspace(3) %15, align 1, !tbaa !16
  %16 = add i32 %6, 128
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !16
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 128
  store i8 %19, ptr addrspace(3) %20, align 1, !tbaa !16
  %21 = add i32 %6, 192
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 192
  store i8 %24, ptr addrspace(3) %25, align 1, !tbaa !16
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %26 = load i8, ptr addrspace(3) %7, align 1, !tbaa !16
  %27 = insertelement <4 x i8> poison, i8 %26, i64 0
  %28 = load i8, ptr addrspace(3) %15, align 1, !tbaa !16
  %29 = insertelement <4 x i8> %27, i8 %28, i64 1
  %30 = load i8, ptr addrspace(3) %20, align 1, !tbaa !16
  %31 = insertelement <4 x i8> %29, i8 %30, i64 2
  %32 = load i8, ptr addrspace(3) %25, align 1, !tbaa !16
  %33 = insertelement <4 x i8> %31, i8 %32, i64 3
  %34 = shl i32 %4, 6
  %35 = add i32 %34, %3
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %36
  store <4 x i8> %33, ptr addrspace(1) %37, align 4, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @packed_records(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %4
  %6 = load i8, ptr addrspace(1) %5, align 1, !tbaa !16
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 1
  %8 = load i32, ptr addrspace(1) %7, align 1, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 5
  %10 = load i16, ptr addrspace(1) %9, align 1, !tbaa !17
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 7
  %12 = load i32, ptr addrspace(1) %11, align 1, !tbaa !5
  %13 = zext i8 %6 to i64
  %14 = mul nuw nsw i64 %13, 1099511628211
  %15 = zext i32 %8 to i64
  %16 = xor i64 %14, %15
  %17 = mul i64 %16, 1099511628211
  %18 = zext i16 %10 to i64
  %19 = xor i64 %17, %18
  %20 = mul i64 %19, 1099511628211
  %21 = zext i32 %12 to i64
  %22 = xor i64 %20, %21
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!7, !7, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long long", !7, i64 0}
