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
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !11
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !11
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 24
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !11
  %25 = icmp sgt i32 %2, 0
  br i1 %25, label %26, label %36

26:                                               ; preds = %3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 28
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !11
  %31 = fneg contract float %28
  %32 = tail call contract noundef float @llvm.fabs.f32(float %30)
  %33 = fadd contract float %32, 1.000000e+00
  %34 = fdiv contract float %31, %33
  %35 = fmul contract float %1, %34
  br label %43

36:                                               ; preds = %43, %3
  %37 = phi float [ %20, %3 ], [ %52, %43 ]
  %38 = phi float [ %22, %3 ], [ %54, %43 ]
  %39 = phi float [ %18, %3 ], [ %62, %43 ]
  %40 = phi float [ %16, %3 ], [ %60, %43 ]
  %41 = phi float [ %14, %3 ], [ %58, %43 ]
  %42 = phi float [ %24, %3 ], [ %56, %43 ]
  store float %41, ptr addrspace(1) %13, align 4, !tbaa !11
  store float %40, ptr addrspace(1) %15, align 4, !tbaa !11
  store float %39, ptr addrspace(1) %17, align 4, !tbaa !11
  store float %37, ptr addrspace(1) %19, align 4, !tbaa !11
  store float %38, ptr addrspace(1) %21, align 4, !tbaa !11
  store float %42, ptr addrspace(1) %23, align 4, !tbaa !11
  ret void

43:                                               ; preds = %26, %43
  %44 = phi float [ %24, %26 ], [ %56, %43 ]
  %45 = phi i32 [ 0, %26 ], [ %63, %43 ]
  %46 = phi float [ %14, %26 ], [ %58, %43 ]
  %47 = phi float [ %16, %26 ], [ %60, %43 ]
  %48 = phi float [ %18, %26 ], [ %62, %43 ]
  %49 = phi float [ %22, %26 ], [ %54, %43 ]
  %50 = phi float [ %20, %26 ], [ %52, %43 ]
  %51 = fmul contract float %35, %46
  %52 = fadd contract float %50, %51
  %53 = fmul contract float %35, %47
  %54 = fadd contract float %49, %53
  %55 = fmul contract float %35, %48
  %56 = fadd contract float %55, %44
  %57 = fmul contract float %1, %52
  %58 = fadd contract float %46, %57
  %59 = fmul contract float %1, %54
  %60 = fadd contract float %47, %59
  %61 = fmul contract float %1, %56
  %62 = fadd contract float %48, %61
  %63 = add nuw nsw i32 %45, 1
  %64 = icmp eq i32 %63, %2
  br i1 %64, label %36, label %43, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @soa_step(ptr addrspace(1) noalias noundef captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, ptr addrspace(1) noalias noundef captures(none) %2, ptr addrspace(1) noalias noundef captures(none) %3, ptr addrspace(1) noalias noundef captures(none) %4, ptr addrspace(1) noalias noundef captures(none) %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %33

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
  br label %34

32:                                               ; preds = %34
  store float %49, ptr addrspace(1) %20, align 4, !tbaa !11
  store float %43, ptr addrspace(1) %21, align 4, !tbaa !11
  store float %51, ptr addrspace(1) %22, align 4, !tbaa !11
  store float %45, ptr addrspace(1) %23, align 4, !tbaa !11
  store float %53, ptr addrspace(1) %24, align 4, !tbaa !11
  store float %47, ptr addrspace(1) %25, align 4, !tbaa !11
  br label %33

33:                                               ; preds = %32, %8
  ret void

34:                                               ; preds = %10, %34
  %35 = phi float [ %31, %10 ], [ %47, %34 ]
  %36 = phi float [ %30, %10 ], [ %53, %34 ]
  %37 = phi float [ %29, %10 ], [ %45, %34 ]
  %38 = phi float [ %28, %10 ], [ %51, %34 ]
  %39 = phi float [ %27, %10 ], [ %43, %34 ]
  %40 = phi float [ %26, %10 ], [ %49, %34 ]
  %41 = phi i32 [ 0, %10 ], [ %54, %34 ]
  %42 = fmul contract float %6, %40
  %43 = fsub contract float %39, %42
  %44 = fmul contract float %6, %38
  %45 = fsub contract float %37, %44
  %46 = fmul contract float %6, %36
  %47 = fsub contract float %35, %46
  %48 = fmul contract float %6, %43
  %49 = fadd contract float %40, %48
  %50 = fmul contract float %6, %45
  %51 = fadd contract float %38, %50
  %52 = fmul contract float %6, %47
  %53 = fadd contract float %36, %52
  %54 = add nuw nsw i32 %41, 1
  %55 = icmp eq i32 %54, %7
  br i1 %55, label %32, label %34, !llvm.loop !15
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
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
