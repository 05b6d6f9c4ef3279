; ModuleID = 'corpus/opencl/md_lj.cl'
source_filename = "corpus/opencl/md_lj.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lj_force(ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_lj_force(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lj_force(ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %11 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = zext nneg i32 %9 to i64
  %16 = add nuw nsw i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = icmp ugt i32 %7, %17
  br i1 %18, label %19, label %76

19:                                               ; preds = %8
  %20 = and i64 %16, 4294967295
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %73

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %20
  %24 = load float, ptr addrspace(1) %23, align 16, !tbaa !15
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !15
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %28 = load float, ptr addrspace(1) %27, align 8, !tbaa !15
  %29 = fneg float %6
  br label %30

30:                                               ; preds = %22, %69
  %31 = phi <4 x float> [ zeroinitializer, %22 ], [ %70, %69 ]
  %32 = phi i32 [ 0, %22 ], [ %71, %69 ]
  %33 = mul nsw i32 %32, %7
  %34 = add i32 %33, %17
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 16, !tbaa !15
  %41 = fsub float %24, %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 4
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !15
  %44 = fsub float %26, %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 8
  %46 = load float, ptr addrspace(1) %45, align 8, !tbaa !15
  %47 = fsub float %28, %46
  %48 = fmul float %44, %44
  %49 = tail call float @llvm.fmuladd.f32(float %41, float %41, float %48)
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %47, float %49)
  %51 = fadd float %50, 0x3F847AE140000000
  %52 = fcmp olt float %51, %4
  br i1 %52, label %53, label %69

53:                                               ; preds = %30
  %54 = fdiv float 1.000000e+00, %51
  %55 = fmul float %54, %54
  %56 = fmul float %54, %55
  %57 = fmul float %54, %56
  %58 = tail call float @llvm.fmuladd.f32(float %5, float %56, float %29)
  %59 = fmul float %57, %58
  %60 = extractelement <4 x float> %31, i64 0
  %61 = tail call float @llvm.fmuladd.f32(float %41, float %59, float %60)
  %62 = insertelement <4 x float> %31, float %61, i64 0
  %63 = extractelement <4 x float> %31, i64 1
  %64 = tail call float @llvm.fmuladd.f32(float %44, float %59, float %63)
  %65 = insertelement <4 x float> %62, float %64, i64 1
  %66 = extractelement <4 x float> %31, i64 2
  %67 = tail call float @llvm.fmuladd.f32(float %47, float %59, float %66)
  %68 = insertelement <4 x float> %65, float %67, i64 2
  br label %69

69:                                               ; preds = %53, %30
  %70 = phi <4 x float> [ %68, %53 ], [ %31, %30 ]
  %71 = add nuw nsw i32 %32, 1
  %72 = icmp eq i32 %71, %2
  br i1 %72, label %73, label %30

73:                                               ; preds = %69, %19
  %74 = phi <4 x float> [ zeroinitializer, %19 ], [ %70, %69 ]
  %75 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %20
  store <4 x float> %74, ptr addrspace(1) %75, align 16, !tbaa !15
  br label %76

76:                                               ; preds = %8, %73
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lj_force_dp(ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 32 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_lj_force_dp(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lj_force_dp(ptr addrspace(1) noalias noundef writeonly align 32 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 32 captures(none) %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !14 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %11 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = zext nneg i32 %9 to i64
  %16 = add nuw nsw i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = icmp ugt i32 %7, %17
  br i1 %18, label %19, label %76

19:                                               ; preds = %8
  %20 = and i64 %16, 4294967295
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %73

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %20
  %24 = load double, ptr addrspace(1) %23, align 32, !tbaa !15
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %26 = load double, ptr addrspace(1) %25, align 8, !tbaa !15
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %28 = load double, ptr addrspace(1) %27, align 16, !tbaa !15
  %29 = fneg double %6
  br label %30

30:                                               ; preds = %22, %69
  %31 = phi <4 x double> [ zeroinitializer, %22 ], [ %70, %69 ]
  %32 = phi i32 [ 0, %22 ], [ %71, %69 ]
  %33 = mul nsw i32 %32, %7
  %34 = add i32 %33, %17
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds <4 x double>, ptr addrspace(1) %1, i64 %38
  %40 = load double, ptr addrspace(1) %39, align 32, !tbaa !15
  %41 = fsub double %24, %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 8
  %43 = load double, ptr addrspace(1) %42, align 8, !tbaa !15
  %44 = fsub double %26, %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 16
  %46 = load double, ptr addrspace(1) %45, align 16, !tbaa !15
  %47 = fsub double %28, %46
  %48 = fmul double %44, %44
  %49 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %48)
  %50 = tail call double @llvm.fmuladd.f64(double %47, double %47, double %49)
  %51 = fadd double %50, 1.000000e-02
  %52 = fcmp olt double %51, %4
  br i1 %52, label %53, label %69

53:                                               ; preds = %30
  %54 = fdiv double 1.000000e+00, %51
  %55 = fmul double %54, %54
  %56 = fmul double %54, %55
  %57 = fmul double %54, %56
  %58 = tail call double @llvm.fmuladd.f64(double %5, double %56, double %29)
  %59 = fmul double %57, %58
  %60 = extractelement <4 x double> %31, i64 0
  %61 = tail call double @llvm.fmuladd.f64(double %41, double %59, double %60)
  %62 = insertelement <4 x double> %31, double %61, i64 0
  %63 = extractelement <4 x double> %31, i64 1
  %64 = tail call double @llvm.fmuladd.f64(double %44, double %59, double %63)
  %65 = insertelement <4 x double> %62, double %64, i64 1
  %66 = extractelement <4 x double> %31, i64 2
  %67 = tail call double @llvm.fmuladd.f64(double %47, double %59, double %66)
  %68 = insertelement <4 x double> %65, double %67, i64 2
  br label %69

69:                                               ; preds = %53, %30
  %70 = phi <4 x double> [ %68, %53 ], [ %31, %30 ]
  %71 = add nuw nsw i32 %32, 1
  %72 = icmp eq i32 %71, %2
  br i1 %72, label %73, label %30

73:                                               ; preds = %69, %19
  %74 = phi <4 x double> [ zeroinitializer, %19 ], [ %70, %69 ]
  %75 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %20
  store <4 x double> %74, ptr addrspace(1) %75, align 32, !tbaa !15
  br label %76

76:                                               ; preds = %8, %73
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"int", !"int*", !"float", !"float", !"float", !"int"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int*", !"float", !"float", !"float", !"int"}
!14 = !{!"restrict", !"restrict const", !"", !"restrict const", !"", !"", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{!"double4*", !"double4*", !"int", !"int*", !"double", !"double", !"double", !"int"}
!17 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"int", !"int*", !"double", !"double", !"double", !"int"}
