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
  %10 = load float, ptr addrspace(4) %9, align 4, !amdgpu.noclobber !9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %12 = load float, ptr addrspace(4) %11, align 4, !amdgpu.noclobber !9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 16
  %14 = load float, ptr addrspace(4) %13, align 4, !amdgpu.noclobber !9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 20
  %16 = load i32, ptr addrspace(4) %15, align 4, !amdgpu.noclobber !9
  %17 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %19 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %20 = shl i32 %19, 3
  %21 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y()
  %22 = shl i32 %21, 3
  %23 = shl nuw nsw i32 %18, 3
  %24 = add nuw nsw i32 %23, %17
  %25 = icmp samesign ult i32 %24, 100
  br i1 %25, label %26, label %30

26:                                               ; preds = %5
  %27 = add i32 %16, -1
  %28 = add i32 %27, %22
  %29 = add i32 %27, %20
  br label %94

30:                                               ; preds = %94, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = add nuw nsw i32 %18, 1
  %32 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2su, i32 %31
  %33 = add nuw nsw i32 %17, 1
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) %32, i32 %33
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !10
  %36 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2sv, i32 %31
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %36, i32 %33
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !10
  %39 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2su, i32 %18
  %40 = getelementptr inbounds nuw float, ptr addrspace(3) %39, i32 %33
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !10
  %42 = add nuw nsw i32 %18, 2
  %43 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2su, i32 %42
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) %43, i32 %33
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !10
  %46 = fadd contract float %41, %45
  %47 = getelementptr inbounds nuw float, ptr addrspace(3) %32, i32 %17
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !10
  %49 = fadd contract float %46, %48
  %50 = add nuw nsw i32 %17, 2
  %51 = getelementptr inbounds nuw float, ptr addrspace(3) %32, i32 %50
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !10
  %53 = fadd contract float %49, %52
  %54 = fmul contract float %35, 4.000000e+00
  %55 = fsub contract float %53, %54
  %56 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2sv, i32 %18
  %57 = getelementptr inbounds nuw float, ptr addrspace(3) %56, i32 %33
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !10
  %59 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2sv, i32 %42
  %60 = getelementptr inbounds nuw float, ptr addrspace(3) %59, i32 %33
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !10
  %62 = fadd contract float %58, %61
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %36, i32 %17
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !10
  %65 = fadd contract float %62, %64
  %66 = getelementptr inbounds nuw float, ptr addrspace(3) %36, i32 %50
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !10
  %68 = fadd contract float %65, %67
  %69 = fmul contract float %38, 4.000000e+00
  %70 = fsub contract float %68, %69
  %71 = fmul contract float %35, %38
  %72 = fmul contract float %38, %71
  %73 = add nsw i32 %22, %18
  %74 = mul nsw i32 %16, %73
  %75 = add i32 %20, %17
  %76 = add i32 %75, %74
  %77 = fmul contract float %6, %55
  %78 = fsub contract float %77, %72
  %79 = fsub contract float 1.000000e+00, %35
  %80 = fmul contract float %10, %79
  %81 = fadd contract float %80, %78
  %82 = fmul contract float %14, %81
  %83 = fadd contract float %35, %82
  %84 = sext i32 %76 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %84
  store float %83, ptr addrspace(1) %85, align 4, !tbaa !10
  %86 = fmul contract float %8, %70
  %87 = fadd contract float %72, %86
  %88 = fadd contract float %10, %12
  %89 = fmul contract float %88, %38
  %90 = fsub contract float %87, %89
  %91 = fmul contract float %14, %90
  %92 = fadd contract float %38, %91
  %93 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %84
  store float %92, ptr addrspace(1) %93, align 4, !tbaa !10
  ret void

94:                                               ; preds = %26, %94
  %95 = phi i32 [ %24, %26 ], [ %118, %94 ]
  %96 = trunc nuw nsw i32 %95 to i8
  %97 = freeze i8 %96
  %98 = udiv i8 %97, 10
  %99 = zext nneg i8 %98 to i32
  %100 = add i32 %28, %99
  %101 = srem i32 %100, %16
  %102 = mul i8 %98, 10
  %103 = sub i8 %97, %102
  %104 = zext nneg i8 %103 to i32
  %105 = add i32 %29, %104
  %106 = srem i32 %105, %16
  %107 = mul nsw i32 %101, %16
  %108 = add nsw i32 %107, %106
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !10
  %112 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2su, i32 %99
  %113 = getelementptr inbounds nuw float, ptr addrspace(3) %112, i32 %104
  store float %111, ptr addrspace(3) %113, align 4, !tbaa !10
  %114 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %109
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !10
  %116 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ10gray_scottE2sv, i32 %99
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) %116, i32 %104
  store float %115, ptr addrspace(3) %117, align 4, !tbaa !10
  %118 = add nuw nsw i32 %95, 64
  %119 = icmp samesign ult i32 %95, 36
  br i1 %119, label %94, label %30, !llvm.loop !12
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
  %14 = fsub contract float 1.000000e+00, %2
  %15 = fmul contract float %14, 5.000000e-01
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %17 = load <2 x float>, ptr addrspace(1) %16, align 4, !tbaa !10
  %18 = extractelement <2 x float> %17, i64 1
  %19 = extractelement <2 x float> %17, i64 0
  %20 = fsub contract float %18, %19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !10
  %23 = fsub contract float %22, %18
  %24 = fmul contract float %20, %23
  %25 = fcmp contract ugt float %24, 0.000000e+00
  %26 = tail call contract noundef float @llvm.fabs.f32(float %20)
  %27 = tail call contract noundef float @llvm.fabs.f32(float %23)
  %28 = fcmp contract olt float %26, %27
  %29 = select contract i1 %28, float %20, float %23
  %30 = select contract i1 %25, float %29, float 0.000000e+00
  %31 = fmul contract float %15, %30
  %32 = fadd contract float %18, %31
  %33 = load float, ptr addrspace(1) %13, align 4, !tbaa !10
  %34 = fsub contract float %19, %33
  %35 = fmul contract float %34, %20
  %36 = fcmp contract ugt float %35, 0.000000e+00
  %37 = tail call contract noundef float @llvm.fabs.f32(float %34)
  %38 = fcmp contract olt float %37, %26
  %39 = select contract i1 %38, float %34, float %20
  %40 = select contract i1 %36, float %39, float 0.000000e+00
  %41 = fmul contract float %15, %40
  %42 = fadd contract float %19, %41
  %43 = fsub contract float %32, %42
  %44 = fmul contract float %2, %43
  %45 = fsub contract float %18, %44
  %46 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  store float %45, ptr addrspace(1) %46, align 4, !tbaa !10
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
