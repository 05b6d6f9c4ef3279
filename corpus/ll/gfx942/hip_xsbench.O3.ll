; ModuleID = 'corpus/hip/hip_xsbench.hip'
source_filename = "corpus/hip/hip_xsbench.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.NuclideGridPoint = type { double, double, double, double, double, double }
%struct.MacroXs = type { [5 x double] }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef range(i32 0, -2147483648) i32 @_Z11grid_searchidPKd(i32 noundef %0, double noundef %1, ptr noundef readonly captures(none) %2) unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 2
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = add nsw i32 %0, -1
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi i32 [ %18, %7 ], [ 0, %5 ]
  %9 = phi i32 [ %19, %7 ], [ %6, %5 ]
  %10 = phi i32 [ %17, %7 ], [ %6, %5 ]
  %11 = lshr i32 %9, 1
  %12 = add nuw nsw i32 %8, %11
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fcmp contract ogt double %15, %1
  %17 = select i1 %16, i32 %12, i32 %10
  %18 = select i1 %16, i32 %8, i32 %12
  %19 = sub nsw i32 %17, %18
  %20 = icmp sgt i32 %19, 1
  br i1 %20, label %7, label %21, !llvm.loop !11

21:                                               ; preds = %7, %3
  %22 = phi i32 [ 0, %3 ], [ %18, %7 ]
  ret i32 %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc [5 x double] @_Z5microPK16NuclideGridPointiid(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = fmul contract double %2, 6.300000e+01
  %5 = fptosi double %4 to i32
  %6 = tail call i32 @llvm.smin.i32(i32 %5, i32 62)
  %7 = shl nsw i32 %1, 6
  %8 = add nsw i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.NuclideGridPoint, ptr %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %18 = load double, ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = getelementptr i8, ptr %10, i64 56
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = getelementptr i8, ptr %10, i64 64
  %24 = load double, ptr %23, align 8, !tbaa !9
  %25 = getelementptr i8, ptr %10, i64 72
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = getelementptr i8, ptr %10, i64 80
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = getelementptr i8, ptr %10, i64 88
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = sitofp i32 %6 to double
  %32 = fsub contract double %4, %31
  %33 = fsub contract double %22, %12
  %34 = fmul contract double %32, %33
  %35 = fsub contract double %22, %34
  %36 = fsub contract double %24, %14
  %37 = fmul contract double %32, %36
  %38 = fsub contract double %24, %37
  %39 = fsub contract double %26, %16
  %40 = fmul contract double %32, %39
  %41 = fsub contract double %26, %40
  %42 = fsub contract double %28, %18
  %43 = fmul contract double %32, %42
  %44 = fsub contract double %28, %43
  %45 = fsub contract double %30, %20
  %46 = fmul contract double %32, %45
  %47 = fsub contract double %30, %46
  %48 = insertvalue [5 x double] poison, double %35, 0
  %49 = insertvalue [5 x double] %48, double %38, 1
  %50 = insertvalue [5 x double] %49, double %41, 2
  %51 = insertvalue [5 x double] %50, double %44, 3
  %52 = insertvalue [5 x double] %51, double %47, 4
  ret [5 x double] %52
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @xs_lookup(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = alloca %struct.MacroXs, align 8, addrspace(5)
  %8 = ptrtoint ptr addrspace(1) %0 to i64
  %9 = inttoptr i64 %8 to ptr
  %10 = ptrtoint ptr addrspace(1) %1 to i64
  %11 = inttoptr i64 %10 to ptr
  %12 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %13 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 12
  %15 = load i16, ptr addrspace(4) %14, align 4, !range !13, !invariant.load !14, !noundef !14
  %16 = zext nneg i16 %15 to i32
  %17 = mul i32 %12, %16
  %18 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = add i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = mul i64 %20, 2312886619256337717
  %22 = add i64 %21, 5034782264453221031
  %23 = and i64 %22, 9223372036854775807
  %24 = uitofp nneg i64 %23 to double
  %25 = fmul contract double %24, 0x3C00000000000000
  %26 = mul i64 %22, 2806196910506780709
  %27 = add i64 %26, 1
  %28 = and i64 %27, 9223372036854775807
  %29 = uitofp nneg i64 %28 to double
  %30 = fmul contract double %29, 0x3C00000000000000
  %31 = sitofp i32 %5 to double
  %32 = fmul contract double %30, %31
  %33 = fptosi double %32 to i32
  %34 = tail call fastcc noundef i32 @_Z11grid_searchidPKd(i32 noundef %4, double noundef %25, ptr noundef %9) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7) #7
  call void @llvm.memset.p5.i64(ptr addrspace(5) noundef align 8 dereferenceable(40) %7, i8 0, i64 40, i1 false)
  %35 = icmp sgt i32 %5, %33
  br i1 %35, label %36, label %42

36:                                               ; preds = %6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 8
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 24
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 32
  br label %68

41:                                               ; preds = %68
  store double %85, ptr addrspace(5) %7, align 8, !tbaa !9
  store double %87, ptr addrspace(5) %37, align 8, !tbaa !9
  store double %89, ptr addrspace(5) %38, align 8, !tbaa !9
  store double %91, ptr addrspace(5) %39, align 8, !tbaa !9
  store double %93, ptr addrspace(5) %40, align 8, !tbaa !9
  br label %42

42:                                               ; preds = %41, %6
  %43 = phi double [ %93, %41 ], [ 0.000000e+00, %6 ]
  %44 = phi double [ %91, %41 ], [ 0.000000e+00, %6 ]
  %45 = phi double [ %89, %41 ], [ 0.000000e+00, %6 ]
  %46 = phi double [ %85, %41 ], [ 0.000000e+00, %6 ]
  %47 = phi double [ %87, %41 ], [ 0.000000e+00, %6 ]
  %48 = fcmp contract ogt double %47, %46
  %49 = zext i1 %48 to i32
  %50 = select i1 %48, i32 8, i32 0
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 %50
  %52 = load double, ptr addrspace(5) %51, align 8, !tbaa !9
  %53 = fcmp contract ogt double %45, %52
  %54 = select i1 %53, i32 2, i32 %49
  %55 = getelementptr inbounds nuw double, ptr addrspace(5) %7, i32 %54
  %56 = load double, ptr addrspace(5) %55, align 8, !tbaa !9
  %57 = fcmp contract ogt double %44, %56
  %58 = select i1 %57, i32 3, i32 %54
  %59 = getelementptr inbounds nuw double, ptr addrspace(5) %7, i32 %58
  %60 = load double, ptr addrspace(5) %59, align 8, !tbaa !9
  %61 = fcmp contract ogt double %43, %60
  %62 = mul nuw nsw i32 %58, 100
  %63 = select i1 %61, i32 400, i32 %62
  %64 = add nuw i32 %34, 100
  %65 = add nuw i32 %64, %63
  %66 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %20
  store i32 %65, ptr addrspace(1) %66, align 4, !tbaa !5
  %67 = getelementptr inbounds %struct.MacroXs, ptr addrspace(1) %3, i64 %20
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef align 8 dereferenceable(40) %67, ptr addrspace(5) noundef align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %7) #7
  ret void

68:                                               ; preds = %36, %68
  %69 = phi double [ 0.000000e+00, %36 ], [ %93, %68 ]
  %70 = phi double [ 0.000000e+00, %36 ], [ %91, %68 ]
  %71 = phi double [ 0.000000e+00, %36 ], [ %89, %68 ]
  %72 = phi double [ 0.000000e+00, %36 ], [ %87, %68 ]
  %73 = phi double [ 0.000000e+00, %36 ], [ %85, %68 ]
  %74 = phi i32 [ %33, %36 ], [ %94, %68 ]
  %75 = tail call fastcc [5 x double] @_Z5microPK16NuclideGridPointiid(ptr noundef %11, i32 noundef %74, double noundef %25) #7
  %76 = extractvalue [5 x double] %75, 0
  %77 = extractvalue [5 x double] %75, 1
  %78 = extractvalue [5 x double] %75, 2
  %79 = extractvalue [5 x double] %75, 3
  %80 = extractvalue [5 x double] %75, 4
  %81 = sitofp i32 %74 to double
  %82 = fmul contract double %81, 1.250000e-01
  %83 = fadd contract double %82, 5.000000e-01
  %84 = fmul contract double %83, %76
  %85 = fadd contract double %73, %84
  %86 = fmul contract double %83, %77
  %87 = fadd contract double %72, %86
  %88 = fmul contract double %83, %78
  %89 = fadd contract double %71, %88
  %90 = fmul contract double %83, %79
  %91 = fadd contract double %70, %90
  %92 = fmul contract double %83, %80
  %93 = fadd contract double %69, %92
  %94 = add nsw i32 %74, 1
  %95 = icmp slt i32 %94, %5
  br i1 %95, label %68, label %41, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{i16 1, i16 1025}
!14 = !{}
!15 = !{i64 0, i64 40, !16}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !12}
