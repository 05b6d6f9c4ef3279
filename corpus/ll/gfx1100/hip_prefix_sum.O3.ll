; ModuleID = 'corpus/hip/hip_prefix_sum.hip'
source_filename = "corpus/hip/hip_prefix_sum.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@block = external hidden local_unnamed_addr addrspace(3) global [0 x float], align 4
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @block_prefix_sum(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %8 = load i16, ptr addrspace(4) %7, align 4, !range !9, !invariant.load !10, !noundef !10
  %9 = zext nneg i16 %8 to i32
  %10 = mul nsw i32 %5, %9
  %11 = add nsw i32 %10, %4
  %12 = shl nsw i32 %11, 1
  %13 = or disjoint i32 %12, 1
  %14 = mul nsw i32 %13, %2
  %15 = add nsw i32 %14, -1
  %16 = icmp sgt i32 %14, %1
  br i1 %16, label %23, label %17

17:                                               ; preds = %3
  %18 = shl nuw nsw i32 %4, 3
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) @block, i32 %18
  %20 = sext i32 %15 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !11
  store float %22, ptr addrspace(3) %19, align 4, !tbaa !11
  br label %23

23:                                               ; preds = %17, %3
  %24 = add nsw i32 %15, %2
  %25 = icmp slt i32 %24, %1
  br i1 %25, label %26, label %33

26:                                               ; preds = %23
  %27 = shl nuw nsw i32 %4, 3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) @block, i32 %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 4
  %30 = sext i32 %24 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !11
  store float %32, ptr addrspace(3) %29, align 4, !tbaa !11
  br label %33

33:                                               ; preds = %26, %23
  %34 = ashr i32 %1, 1
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %33
  %37 = shl nuw nsw i32 %4, 1
  %38 = or disjoint i32 %37, 1
  %39 = add nuw nsw i32 %37, 2
  br label %43

40:                                               ; preds = %57, %33
  %41 = phi i32 [ 1, %33 ], [ %58, %57 ]
  %42 = icmp sgt i32 %1, 2
  br i1 %42, label %61, label %90

43:                                               ; preds = %36, %57
  %44 = phi i32 [ 1, %36 ], [ %58, %57 ]
  %45 = phi i32 [ %34, %36 ], [ %59, %57 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = icmp slt i32 %4, %45
  br i1 %46, label %47, label %57

47:                                               ; preds = %43
  %48 = mul nsw i32 %44, %38
  %49 = mul nsw i32 %44, %39
  %50 = getelementptr float, ptr addrspace(3) @block, i32 %48
  %51 = getelementptr i8, ptr addrspace(3) %50, i32 -4
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !11
  %53 = getelementptr float, ptr addrspace(3) @block, i32 %49
  %54 = getelementptr i8, ptr addrspace(3) %53, i32 -4
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !11
  %56 = fadd contract float %52, %55
  store float %56, ptr addrspace(3) %54, align 4, !tbaa !11
  br label %57

57:                                               ; preds = %47, %43
  %58 = shl i32 %44, 1
  %59 = lshr i32 %45, 1
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %40, label %43, !llvm.loop !13

61:                                               ; preds = %40
  %62 = icmp slt i32 %41, %1
  %63 = zext i1 %62 to i32
  %64 = shl i32 %41, %63
  %65 = ashr i32 %64, 1
  %66 = icmp sgt i32 %65, 0
  br i1 %66, label %67, label %90

67:                                               ; preds = %61
  %68 = add nuw nsw i32 %4, 1
  br label %69

69:                                               ; preds = %67, %86
  %70 = phi i32 [ %64, %67 ], [ %72, %86 ]
  %71 = phi i32 [ 0, %67 ], [ %88, %86 ]
  %72 = ashr i32 %70, 1
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = icmp sgt i32 %4, %71
  br i1 %73, label %86, label %74

74:                                               ; preds = %69
  %75 = mul nsw i32 %72, %68
  %76 = add nsw i32 %75, -1
  %77 = ashr i32 %70, 2
  %78 = add nsw i32 %76, %77
  %79 = icmp slt i32 %78, %1
  br i1 %79, label %80, label %86

80:                                               ; preds = %74
  %81 = getelementptr inbounds float, ptr addrspace(3) @block, i32 %78
  %82 = getelementptr inbounds float, ptr addrspace(3) @block, i32 %76
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !11
  %84 = load float, ptr addrspace(3) %81, align 4, !tbaa !11
  %85 = fadd contract float %83, %84
  store float %85, ptr addrspace(3) %81, align 4, !tbaa !11
  br label %86

86:                                               ; preds = %74, %80, %69
  %87 = shl i32 %71, 1
  %88 = or i32 %87, 2
  %89 = icmp slt i32 %88, %65
  br i1 %89, label %69, label %90, !llvm.loop !15

90:                                               ; preds = %86, %61, %40
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %16, label %97, label %91

91:                                               ; preds = %90
  %92 = sext i32 %15 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %92
  %94 = shl nuw nsw i32 %4, 3
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) @block, i32 %94
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !11
  store float %96, ptr addrspace(1) %93, align 4, !tbaa !11
  br label %97

97:                                               ; preds = %91, %90
  br i1 %25, label %98, label %105

98:                                               ; preds = %97
  %99 = sext i32 %24 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %99
  %101 = shl nuw nsw i32 %4, 3
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @block, i32 %101
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 4
  %104 = load float, ptr addrspace(3) %103, align 4, !tbaa !11
  store float %104, ptr addrspace(1) %100, align 4, !tbaa !11
  br label %105

105:                                              ; preds = %98, %97
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @device_prefix_sum(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %10 = sdiv i32 %2, %8
  %11 = shl i32 %2, 1
  %12 = sub nsw i32 %11, %10
  %13 = sdiv i32 %9, %12
  %14 = add nsw i32 %13, 1
  %15 = mul nsw i32 %14, %10
  %16 = add nsw i32 %15, %9
  %17 = mul nsw i32 %16, %8
  %18 = add nsw i32 %17, %4
  %19 = add nsw i32 %18, 1
  %20 = srem i32 %19, %2
  %21 = icmp eq i32 %20, 0
  %22 = icmp sge i32 %18, %1
  %23 = or i1 %21, %22
  br i1 %23, label %34, label %24

24:                                               ; preds = %3
  %25 = srem i32 %18, %11
  %26 = icmp slt i32 %25, %2
  br i1 %26, label %34, label %27

27:                                               ; preds = %24
  %28 = srem i32 %18, %2
  %29 = xor i32 %28, -1
  %30 = add i32 %18, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !11
  br label %34

34:                                               ; preds = %3, %24, %27
  %35 = phi contract float [ %33, %27 ], [ 0.000000e+00, %24 ], [ 0.000000e+00, %3 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %22, label %45, label %36

36:                                               ; preds = %34
  %37 = srem i32 %18, %11
  %38 = icmp slt i32 %37, %2
  %39 = or i1 %21, %38
  br i1 %39, label %45, label %40

40:                                               ; preds = %36
  %41 = sext i32 %18 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !11
  %44 = fadd contract float %35, %43
  store float %44, ptr addrspace(1) %42, align 4, !tbaa !11
  br label %45

45:                                               ; preds = %36, %40, %34
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @max_scan(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %3 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %5 = load i16, ptr addrspace(4) %4, align 4, !range !9, !invariant.load !10, !noundef !10
  %6 = zext nneg i16 %5 to i32
  %7 = mul i32 %2, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = add i32 %7, %8
  %10 = and i32 %8, 31
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5
  %14 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %15 = and i32 %14, 1073741792
  %16 = icmp ne i32 %10, 0
  %17 = sext i1 %16 to i32
  %18 = add nsw i32 %8, %17
  %19 = and i32 %18, 31
  %20 = or disjoint i32 %15, %19
  %21 = shl nuw i32 %20, 2
  %22 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %21, i32 %13)
  %23 = tail call noundef i32 @llvm.smax.i32(i32 %13, i32 %22)
  %24 = icmp samesign ult i32 %10, 2
  %25 = select i1 %24, i32 0, i32 30
  %26 = add nuw nsw i32 %25, %8
  %27 = and i32 %26, 31
  %28 = or disjoint i32 %15, %27
  %29 = shl nuw i32 %28, 2
  %30 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %23)
  %31 = tail call noundef i32 @llvm.smax.i32(i32 %23, i32 %30)
  %32 = icmp samesign ult i32 %10, 4
  %33 = select i1 %32, i32 0, i32 28
  %34 = add nuw nsw i32 %33, %8
  %35 = and i32 %34, 31
  %36 = or disjoint i32 %15, %35
  %37 = shl nuw i32 %36, 2
  %38 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %37, i32 %31)
  %39 = tail call noundef i32 @llvm.smax.i32(i32 %31, i32 %38)
  %40 = icmp samesign ult i32 %10, 8
  %41 = select i1 %40, i32 0, i32 24
  %42 = add nuw nsw i32 %41, %8
  %43 = and i32 %42, 31
  %44 = or disjoint i32 %15, %43
  %45 = shl nuw i32 %44, 2
  %46 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %39)
  %47 = tail call noundef i32 @llvm.smax.i32(i32 %39, i32 %46)
  %48 = and i32 %8, 15
  %49 = or disjoint i32 %15, %48
  %50 = shl nuw i32 %49, 2
  %51 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %50, i32 %47)
  %52 = tail call noundef i32 @llvm.smax.i32(i32 %47, i32 %51)
  store i32 %52, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
