; ModuleID = 'corpus/opencl/backprop.cl'
source_filename = "corpus/opencl/backprop.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @layer_forward(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_layer_forward(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4, i32 poison, i32 noundef %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_layer_forward(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, i32 %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = zext nneg i32 %11 to i64
  %13 = add nsw i32 %6, 1
  %14 = shl nuw nsw i32 %8, 4
  %15 = add nuw nsw i32 %14, %11
  %16 = mul i32 %15, %13
  %17 = add nuw nsw i32 %9, 1
  %18 = add i32 %17, %13
  %19 = add i32 %18, %16
  %20 = icmp eq i32 %9, 0
  br i1 %20, label %21, label %29

21:                                               ; preds = %7
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %12
  %23 = shl nuw nsw i32 %8, 6
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %24
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  store float %28, ptr addrspace(3) %22, align 4, !tbaa !14
  br label %29

29:                                               ; preds = %21, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = sext i32 %19 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = shl nuw nsw i64 %12, 6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 %33
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %10
  store float %32, ptr addrspace(3) %35, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %12
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %39 = fmul float %36, %38
  store float %39, ptr addrspace(3) %35, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = and i32 %11, 1
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %51

42:                                               ; preds = %29
  %43 = shl nuw nsw i32 %11, 4
  %44 = or disjoint i32 %43, 16
  %45 = add nuw nsw i32 %44, %9
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i64 %46
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %49 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %35, align 4, !tbaa !14
  br label %51

51:                                               ; preds = %42, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = and i32 %11, 3
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %63

54:                                               ; preds = %51
  %55 = shl nuw nsw i32 %11, 4
  %56 = or disjoint i32 %55, 32
  %57 = add nuw nsw i32 %56, %9
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i64 %58
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !14
  %61 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %62 = fadd float %60, %61
  store float %62, ptr addrspace(3) %35, align 4, !tbaa !14
  br label %63

63:                                               ; preds = %54, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = and i32 %11, 7
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %75

66:                                               ; preds = %63
  %67 = shl nuw nsw i32 %11, 4
  %68 = or disjoint i32 %67, 64
  %69 = add nuw nsw i32 %68, %9
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i64 %70
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !14
  %73 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %74 = fadd float %72, %73
  store float %74, ptr addrspace(3) %35, align 4, !tbaa !14
  br label %75

75:                                               ; preds = %66, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = and i32 %11, 15
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %87

78:                                               ; preds = %75
  %79 = shl nuw nsw i32 %11, 4
  %80 = or disjoint i32 %79, 128
  %81 = add nuw nsw i32 %80, %9
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i64 %82
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !14
  %85 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %86 = fadd float %84, %85
  store float %86, ptr addrspace(3) %35, align 4, !tbaa !14
  br label %87

87:                                               ; preds = %78, %75
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  store float %88, ptr addrspace(1) %31, align 4, !tbaa !14
  br i1 %20, label %89, label %96

89:                                               ; preds = %87
  %90 = mul nsw i32 %6, %8
  %91 = add nsw i32 %90, %11
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %92
  %94 = getelementptr inbounds nuw float, ptr addrspace(3) %4, i64 %12
  %95 = load float, ptr addrspace(3) %94, align 4, !tbaa !14
  store float %95, ptr addrspace(1) %93, align 4, !tbaa !14
  br label %96

96:                                               ; preds = %89, %87
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @adjust_weights(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_adjust_weights(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, i32 poison, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_adjust_weights(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = zext nneg i32 %10 to i64
  %12 = add nsw i32 %1, 1
  %13 = shl nuw nsw i32 %7, 4
  %14 = add nuw nsw i32 %13, %10
  %15 = mul i32 %14, %12
  %16 = add nuw nsw i32 %9, 1
  %17 = add i32 %16, %12
  %18 = add i32 %17, %15
  %19 = zext nneg i32 %16 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = fmul float %21, 0x3FD3333340000000
  %23 = shl nuw nsw i64 %8, 6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %23
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %11
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 4
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = sext i32 %18 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = fmul float %30, 0x3FD3333340000000
  %32 = tail call float @llvm.fmuladd.f32(float %22, float %27, float %31)
  %33 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %28
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = fadd float %34, %32
  store float %35, ptr addrspace(1) %33, align 4, !tbaa !14
  store float %32, ptr addrspace(1) %29, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = or i64 %11, %8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %6
  %39 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %19
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = fmul float %41, 0x3FD3333340000000
  %43 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FD3333340000000, float %42)
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %19
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = fadd float %45, %43
  store float %46, ptr addrspace(1) %44, align 4, !tbaa !14
  store float %43, ptr addrspace(1) %40, align 4, !tbaa !14
  br label %47

47:                                               ; preds = %38, %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 1, i32 3, i32 3, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 0, i32 1, i32 0, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"float*", !"int", !"float*", !"int", !"float*", !"float*"}
!19 = !{!"const", !"", !"const", !"", !"", !""}
