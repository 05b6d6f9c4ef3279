; ModuleID = 'corpus/opencl/cutcp.cl'
source_filename = "corpus/opencl/cutcp.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cutoff_potential(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_cutoff_potential(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_cutoff_potential(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = mul nuw nsw i32 %14, %13
  %17 = add nuw nsw i32 %16, %15
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %21 = mul nuw nsw i32 %19, %18
  %22 = add nuw nsw i32 %21, %20
  %23 = sitofp i32 %12 to float
  %24 = fmul float %3, %23
  %25 = uitofp nneg i32 %17 to float
  %26 = fmul float %3, %25
  %27 = uitofp nneg i32 %22 to float
  %28 = fmul float %3, %27
  %29 = fdiv float 1.000000e+00, %4
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %68, %7
  %32 = phi float [ 0.000000e+00, %7 ], [ %69, %68 ]
  %33 = mul nsw i32 %6, %22
  %34 = add nsw i32 %33, %17
  %35 = mul nsw i32 %34, %5
  %36 = add nsw i32 %35, %12
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !15
  %40 = fadd float %32, %39
  store float %40, ptr addrspace(1) %38, align 4, !tbaa !15
  ret void

41:                                               ; preds = %7, %68
  %42 = phi float [ %69, %68 ], [ 0.000000e+00, %7 ]
  %43 = phi i32 [ %70, %68 ], [ 0, %7 ]
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %44
  %46 = load <4 x float>, ptr addrspace(1) %45, align 16, !tbaa !17
  %47 = extractelement <4 x float> %46, i64 0
  %48 = fsub float %47, %24
  %49 = extractelement <4 x float> %46, i64 1
  %50 = fsub float %49, %26
  %51 = extractelement <4 x float> %46, i64 2
  %52 = fsub float %51, %28
  %53 = fmul float %50, %50
  %54 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %53)
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %54)
  %56 = fcmp olt float %55, %4
  %57 = fcmp ogt float %55, 0.000000e+00
  %58 = and i1 %56, %57
  br i1 %58, label %59, label %68

59:                                               ; preds = %41
  %60 = fneg float %55
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %29, float 1.000000e+00)
  %62 = extractelement <4 x float> %46, i64 3
  %63 = tail call float @llvm.nvvm.sqrt.approx.f(float %55) #5
  %64 = fdiv float 1.000000e+00, %63
  %65 = fmul float %62, %64
  %66 = fmul float %61, %65
  %67 = tail call float @llvm.fmuladd.f32(float %66, float %61, float %42)
  br label %68

68:                                               ; preds = %59, %41
  %69 = phi float [ %67, %59 ], [ %42, %41 ]
  %70 = add nuw nsw i32 %43, 1
  %71 = icmp eq i32 %70, %2
  br i1 %71, label %31, label %41, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float4*", !"int", !"float", !"float", !"int", !"int"}
!13 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"float", !"int", !"int"}
!14 = !{!"", !"const", !"", !"", !"", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{!8, !8, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
