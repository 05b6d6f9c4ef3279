
source_filename = "k6_mandel.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !13, !invariant.load !14, !noundef !14
  %11 = zext nneg i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 14
  %17 = load i16, ptr addrspace(4) %16, align 2, !range !13, !invariant.load !14, !noundef !14
  %18 = zext nneg i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = uitofp i32 %14 to float
  %23 = tail call float @llvm.fmuladd.f32(float %22, float %4, float %2)
  %24 = uitofp i32 %21 to float
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %4, float %3)
  br label %26

26:                                               ; preds = %49, %6
  %27 = phi i32 [ 0, %6 ], [ %50, %49 ]
  %28 = phi float [ 0.000000e+00, %6 ], [ %51, %49 ]
  %29 = phi float [ 0.000000e+00, %6 ], [ %52, %49 ]
  %30 = icmp ult i32 %27, %5
  br i1 %30, label %31, label %54

31:                                               ; preds = %26
  %32 = fmul float %29, %29
  %33 = fmul float %28, %28
  %34 = fadd float %33, %32
  %35 = fcmp ogt float %34, 4.000000e+00
  br i1 %35, label %49, label %36

36:                                               ; preds = %31
  %37 = fmul float %29, 2.000000e+00
  %38 = tail call float @llvm.fmuladd.f32(float %37, float %28, float %25)
  %39 = fsub float %32, %33
  %40 = fadd float %23, %39
  %41 = add nuw i32 %27, 1
  %42 = and i32 %41, 63
  %43 = icmp ne i32 %42, 0
  %44 = fcmp une float %40, %23
  %45 = select i1 %43, i1 true, i1 %44
  %46 = fcmp une float %38, %25
  %47 = select i1 %45, i1 true, i1 %46
  %48 = select i1 %47, i32 %41, i32 %5
  br label %49

49:                                               ; preds = %36, %31
  %50 = phi i32 [ %48, %36 ], [ %27, %31 ]
  %51 = phi float [ %38, %36 ], [ %28, %31 ]
  %52 = phi float [ %40, %36 ], [ %29, %31 ]
  %53 = phi i1 [ %47, %36 ], [ false, %31 ]
  br i1 %53, label %26, label %54

54:                                               ; preds = %49, %26
  %55 = phi i32 [ %50, %49 ], [ %27, %26 ]
  %56 = mul i32 %21, %1
  %57 = add i32 %56, %14
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %58
  store i32 %55, ptr addrspace(1) %59, align 4, !tbaa !5
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1200" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint", !"float", !"float", !"float", !"uint"}
!12 = !{!"", !"", !"", !"", !"", !""}
!13 = !{i16 1, i16 1025}
!14 = !{}
