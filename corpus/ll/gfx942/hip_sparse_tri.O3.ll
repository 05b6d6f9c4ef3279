; ModuleID = 'corpus/hip/hip_sparse_tri.hip'
source_filename = "corpus/hip/hip_sparse_tri.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Mat3 = type { [9 x double] }

@_ZZ11lower_solveE1s = internal unnamed_addr addrspace(3) global [32 x double] undef, align 16
@_ZZ11lower_solveE4done = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @lower_solve(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef readonly captures(none) %3, ptr addrspace(1) noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ11lower_solveE1s, i32 %6
  store double 0.000000e+00, ptr addrspace(3) %8, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %10 = load <2 x i32>, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = extractelement <2 x i32> %10, i64 0
  %12 = extractelement <2 x i32> %10, i64 1
  %13 = icmp eq i32 %11, %12
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11lower_solveE4done, i32 %6
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !5
  br i1 %13, label %16, label %19

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %7
  %18 = load double, ptr addrspace(1) %17, align 8, !tbaa !9
  store double %18, ptr addrspace(3) %8, align 8, !tbaa !9
  br label %19

19:                                               ; preds = %16, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %20 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %7
  br label %24

21:                                               ; preds = %93
  %22 = load double, ptr addrspace(3) %8, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %4, i64 %7
  store double %22, ptr addrspace(1) %23, align 8, !tbaa !9
  ret void

24:                                               ; preds = %93, %19
  %25 = phi i32 [ 0, %19 ], [ %94, %93 ]
  %26 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  %29 = load double, ptr addrspace(1) %20, align 8, !tbaa !9
  %30 = load <2 x i32>, ptr addrspace(1) %9, align 4, !tbaa !5
  %31 = extractelement <2 x i32> %30, i64 0
  %32 = extractelement <2 x i32> %30, i64 1
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %38, label %34

34:                                               ; preds = %38, %24
  %35 = phi i32 [ %28, %24 ], [ %49, %38 ]
  %36 = phi double [ %29, %24 ], [ %55, %38 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %37 = icmp eq i32 %35, 0
  br i1 %37, label %59, label %58

38:                                               ; preds = %24, %38
  %39 = phi i32 [ %56, %38 ], [ %31, %24 ]
  %40 = phi double [ %55, %38 ], [ %29, %24 ]
  %41 = phi i32 [ %49, %38 ], [ %28, %24 ]
  %42 = sext i32 %39 to i64
  %43 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %42
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !11
  %45 = zext i8 %44 to i32
  %46 = urem i32 %45, %6
  %47 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11lower_solveE4done, i32 %46
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !5
  %49 = and i32 %48, %41
  %50 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %42
  %51 = load double, ptr addrspace(1) %50, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ11lower_solveE1s, i32 %46
  %53 = load double, ptr addrspace(3) %52, align 8, !tbaa !9
  %54 = fmul contract double %51, %53
  %55 = fsub contract double %40, %54
  %56 = add nsw i32 %39, 1
  %57 = icmp slt i32 %56, %32
  br i1 %57, label %38, label %34, !llvm.loop !12

58:                                               ; preds = %34
  store double %36, ptr addrspace(3) %8, align 8, !tbaa !9
  store i32 1, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %59

59:                                               ; preds = %58, %34
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %60 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = load double, ptr addrspace(1) %20, align 8, !tbaa !9
  %64 = load <2 x i32>, ptr addrspace(1) %9, align 4, !tbaa !5
  %65 = extractelement <2 x i32> %64, i64 0
  %66 = extractelement <2 x i32> %64, i64 1
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %88

68:                                               ; preds = %59, %68
  %69 = phi i32 [ %86, %68 ], [ %65, %59 ]
  %70 = phi double [ %85, %68 ], [ %63, %59 ]
  %71 = phi i32 [ %79, %68 ], [ %62, %59 ]
  %72 = sext i32 %69 to i64
  %73 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %72
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !11
  %75 = zext i8 %74 to i32
  %76 = urem i32 %75, %6
  %77 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11lower_solveE4done, i32 %76
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !5
  %79 = and i32 %78, %71
  %80 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %72
  %81 = load double, ptr addrspace(1) %80, align 8, !tbaa !9
  %82 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ11lower_solveE1s, i32 %76
  %83 = load double, ptr addrspace(3) %82, align 8, !tbaa !9
  %84 = fmul contract double %81, %83
  %85 = fsub contract double %70, %84
  %86 = add nsw i32 %69, 1
  %87 = icmp slt i32 %86, %66
  br i1 %87, label %68, label %88, !llvm.loop !12

88:                                               ; preds = %68, %59
  %89 = phi i32 [ %62, %59 ], [ %79, %68 ]
  %90 = phi double [ %63, %59 ], [ %85, %68 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %91 = icmp eq i32 %89, 0
  br i1 %91, label %93, label %92

92:                                               ; preds = %88
  store double %90, ptr addrspace(3) %8, align 8, !tbaa !9
  store i32 1, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %93

93:                                               ; preds = %92, %88
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %94 = add nuw nsw i32 %25, 2
  %95 = icmp eq i32 %94, 32
  br i1 %95, label %21, label %24, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_Z6invertRK4Mat3(ptr addrspace(5) dead_on_unwind noalias writable writeonly align 8 captures(none) initializes((0, 72)) %0, ptr noundef nonnull readonly align 8 captures(none) dereferenceable(72) %1) unnamed_addr #2 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %4 = load double, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %6 = load double, ptr %5, align 8, !tbaa !9
  %7 = fmul contract double %4, %6
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %11 = load double, ptr %10, align 8, !tbaa !9
  %12 = fmul contract double %9, %11
  %13 = fsub contract double %7, %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fmul contract double %11, %15
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = fmul contract double %6, %18
  %20 = fsub contract double %16, %19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 8
  %22 = fmul contract double %9, %18
  %23 = fmul contract double %4, %15
  %24 = fsub contract double %22, %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 16
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load double, ptr %26, align 8, !tbaa !9
  %28 = fmul contract double %9, %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = fmul contract double %6, %30
  %32 = fsub contract double %28, %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 24
  %34 = load double, ptr %1, align 8, !tbaa !9
  %35 = fmul contract double %6, %34
  %36 = fmul contract double %15, %27
  %37 = fsub contract double %35, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 32
  %39 = fmul contract double %15, %30
  %40 = fmul contract double %9, %34
  %41 = fsub contract double %39, %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 40
  %43 = fmul contract double %11, %30
  %44 = fmul contract double %4, %27
  %45 = fsub contract double %43, %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 48
  %47 = fmul contract double %18, %27
  %48 = fmul contract double %11, %34
  %49 = fsub contract double %47, %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 56
  %51 = fmul contract double %4, %34
  %52 = fmul contract double %18, %30
  %53 = fsub contract double %51, %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 64
  %55 = fmul contract double %13, %34
  %56 = fmul contract double %18, %32
  %57 = fadd contract double %55, %56
  %58 = fmul contract double %15, %45
  %59 = fadd contract double %58, %57
  %60 = fdiv contract double 1.000000e+00, %59
  %61 = fmul contract double %60, %13
  store double %61, ptr addrspace(5) %0, align 8, !tbaa !9
  %62 = fmul contract double %60, %20
  store double %62, ptr addrspace(5) %21, align 8, !tbaa !9
  %63 = fmul contract double %60, %24
  store double %63, ptr addrspace(5) %25, align 8, !tbaa !9
  %64 = fmul contract double %60, %32
  store double %64, ptr addrspace(5) %33, align 8, !tbaa !9
  %65 = fmul contract double %60, %37
  store double %65, ptr addrspace(5) %38, align 8, !tbaa !9
  %66 = fmul contract double %60, %41
  store double %66, ptr addrspace(5) %42, align 8, !tbaa !9
  %67 = fmul contract double %60, %45
  store double %67, ptr addrspace(5) %46, align 8, !tbaa !9
  %68 = fmul contract double %60, %49
  store double %68, ptr addrspace(5) %50, align 8, !tbaa !9
  %69 = fmul contract double %60, %53
  store double %69, ptr addrspace(5) %54, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @block_inverse3(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = alloca %struct.Mat3, align 8, addrspace(5)
  %4 = alloca %struct.Mat3, align 8, addrspace(5)
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %3) #9
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Mat3, ptr addrspace(1) %0, i64 %6
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 8 dereferenceable(72) %3, ptr addrspace(1) noundef align 8 dereferenceable(72) %7, i64 72, i1 false), !tbaa.struct !15
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !9
  %9 = fadd contract double %8, 4.000000e+00
  store double %9, ptr addrspace(5) %3, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 32
  %11 = load double, ptr addrspace(5) %10, align 8, !tbaa !9
  %12 = fadd contract double %11, 4.000000e+00
  store double %12, ptr addrspace(5) %10, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 64
  %14 = load double, ptr addrspace(5) %13, align 8, !tbaa !9
  %15 = fadd contract double %14, 4.000000e+00
  store double %15, ptr addrspace(5) %13, align 8, !tbaa !9
  %16 = addrspacecast ptr addrspace(5) %3 to ptr
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #9
  call fastcc void @_Z6invertRK4Mat3(ptr addrspace(5) dead_on_unwind noalias writable align 8 %4, ptr noundef nonnull align 8 dereferenceable(72) %16) #9
  %17 = getelementptr inbounds nuw %struct.Mat3, ptr addrspace(1) %1, i64 %6
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef align 8 dereferenceable(72) %17, ptr addrspace(5) noundef align 8 dereferenceable(72) %4, i64 72, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #9
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %3) #9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @band_matvec(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %9 = load i16, ptr addrspace(4) %8, align 4, !range !16, !invariant.load !17, !noundef !17
  %10 = zext nneg i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %4, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %5
  %16 = sub nsw i32 0, %4
  br label %21

17:                                               ; preds = %39, %5
  %18 = phi float [ 0.000000e+00, %5 ], [ %40, %39 ]
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %19
  store float %18, ptr addrspace(1) %20, align 4, !tbaa !18
  ret void

21:                                               ; preds = %15, %39
  %22 = phi float [ %40, %39 ], [ 0.000000e+00, %15 ]
  %23 = phi i32 [ %41, %39 ], [ %16, %15 ]
  %24 = add nsw i32 %23, %13
  %25 = icmp sgt i32 %24, -1
  %26 = icmp slt i32 %24, %3
  %27 = and i1 %25, %26
  br i1 %27, label %28, label %39

28:                                               ; preds = %21
  %29 = add nsw i32 %23, %4
  %30 = mul nsw i32 %29, %3
  %31 = add nsw i32 %30, %13
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !18
  %35 = zext nneg i32 %24 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !18
  %38 = tail call contract noundef float @llvm.fma.f32(float %34, float %37, float %22)
  br label %39

39:                                               ; preds = %21, %28
  %40 = phi float [ %38, %28 ], [ %22, %21 ]
  %41 = add i32 %23, 1
  %42 = icmp eq i32 %23, %4
  br i1 %42, label %17, label %21, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{i64 0, i64 72, !11}
!16 = !{i16 1, i16 1025}
!17 = !{}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !7, i64 0}
!20 = distinct !{!20, !13}
