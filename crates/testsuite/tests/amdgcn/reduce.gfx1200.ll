
source_filename = "k2_reduce.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@reduce.s = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = shl nuw nsw i64 %7, 9
  %9 = add nuw nsw i64 %8, %5
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %2, %10
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = and i64 %9, 4294967295
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !13, !amdgpu.noclobber !15
  %16 = fadd float %15, 0.000000e+00
  br label %17

17:                                               ; preds = %12, %3
  %18 = phi float [ %16, %12 ], [ 0.000000e+00, %3 ]
  %19 = add i32 %10, 256
  %20 = icmp ult i32 %19, %2
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  %22 = zext i32 %19 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !13, !amdgpu.noclobber !15
  %25 = fadd float %18, %24
  br label %26

26:                                               ; preds = %21, %17
  %27 = phi float [ %25, %21 ], [ %18, %17 ]
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @reduce.s, i32 %4
  store float %27, ptr addrspace(3) %28, align 4, !tbaa !13
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %29 = icmp samesign ult i32 %4, 128
  br i1 %29, label %30, label %35

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 512
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !13
  %33 = load float, ptr addrspace(3) %28, align 4, !tbaa !13
  %34 = fadd float %32, %33
  store float %34, ptr addrspace(3) %28, align 4, !tbaa !13
  br label %35

35:                                               ; preds = %30, %26
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %36 = icmp samesign ult i32 %4, 64
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 256
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !13
  %40 = load float, ptr addrspace(3) %28, align 4, !tbaa !13
  %41 = fadd float %39, %40
  store float %41, ptr addrspace(3) %28, align 4, !tbaa !13
  br label %42

42:                                               ; preds = %37, %35
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %43 = icmp samesign ult i32 %4, 32
  br i1 %43, label %44, label %49

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 128
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !13
  %47 = load float, ptr addrspace(3) %28, align 4, !tbaa !13
  %48 = fadd float %46, %47
  store float %48, ptr addrspace(3) %28, align 4, !tbaa !13
  br label %49

49:                                               ; preds = %44, %42
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %50 = icmp samesign ult i32 %4, 16
  br i1 %50, label %51, label %56

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 64
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !13
  %54 = load float, ptr addrspace(3) %28, align 4, !tbaa !13
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %28, align 4, !tbaa !13
  br label %56

56:                                               ; preds = %51, %49
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %57 = icmp samesign ult i32 %4, 8
  br i1 %57, label %58, label %63

58:                                               ; preds = %56
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 32
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !13
  %61 = load float, ptr addrspace(3) %28, align 4, !tbaa !13
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %28, align 4, !tbaa !13
  br label %63

63:                                               ; preds = %58, %56
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %64 = icmp samesign ult i32 %4, 4
  br i1 %64, label %65, label %70

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 16
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !13
  %68 = load float, ptr addrspace(3) %28, align 4, !tbaa !13
  %69 = fadd float %67, %68
  store float %69, ptr addrspace(3) %28, align 4, !tbaa !13
  br label %70

70:                                               ; preds = %65, %63
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %71 = icmp samesign ult i32 %4, 2
  br i1 %71, label %72, label %77

72:                                               ; preds = %70
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i32 8
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !13
  %75 = load float, ptr addrspace(3) %28, align 4, !tbaa !13
  %76 = fadd float %74, %75
  store float %76, ptr addrspace(3) %28, align 4, !tbaa !13
  br label %77

77:                                               ; preds = %72, %70
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %78 = icmp eq i32 %4, 0
  br i1 %78, label %79, label %84

79:                                               ; preds = %77
  %80 = load <2 x float>, ptr addrspace(3) %28, align 4, !tbaa !13
  %81 = extractelement <2 x float> %80, i64 0
  %82 = extractelement <2 x float> %80, i64 1
  %83 = fadd float %82, %81
  store float %83, ptr addrspace(3) %28, align 4, !tbaa !13
  br label %84

84:                                               ; preds = %79, %77
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %85 = icmp eq i32 %4, 0
  br i1 %85, label %86, label %89

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %88 = load float, ptr addrspace(3) @reduce.s, align 4, !tbaa !13
  store float %88, ptr addrspace(1) %87, align 4, !tbaa !13
  br label %89

89:                                               ; preds = %86, %84
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1200" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nofree nounwind willreturn }

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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"uint"}
!12 = !{!"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{}
