; ModuleID = 'corpus/opencl/srad.cl'
source_filename = "corpus/opencl/srad.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @srad1(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 4 captures(none) %7, float noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_srad1(float poison, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, float noundef %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_srad1(float %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 4 captures(none) %7, float noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = zext nneg i32 %12 to i64
  %15 = zext nneg i32 %13 to i64
  %16 = mul nuw nsw i64 %14, %15
  %17 = zext nneg i32 %11 to i64
  %18 = add nuw nsw i64 %16, %17
  %19 = trunc i64 %18 to i32
  %20 = mul nsw i32 %2, %1
  %21 = icmp sgt i32 %20, %19
  br i1 %21, label %22, label %101

22:                                               ; preds = %10
  %23 = add nsw i32 %19, 1
  %24 = sdiv i32 %23, %1
  %25 = mul i32 %24, %1
  %26 = sub i32 %23, %25
  %27 = icmp eq i32 %26, 0
  %28 = sext i1 %27 to i32
  %29 = add nsw i32 %24, %28
  %30 = select i1 %27, i32 %1, i32 %26
  %31 = add nsw i32 %30, -1
  %32 = icmp eq i32 %31, 0
  %33 = add nsw i32 %30, -2
  %34 = select i1 %32, i32 0, i32 %33
  %35 = add nsw i32 %1, -1
  %36 = icmp eq i32 %30, %1
  %37 = select i1 %36, i32 %35, i32 %30
  %38 = tail call i32 @llvm.usub.sat.i32(i32 %29, i32 1)
  %39 = add nsw i32 %2, -1
  %40 = icmp eq i32 %29, %39
  %41 = add nsw i32 %29, 1
  %42 = select i1 %40, i32 %39, i32 %41
  %43 = shl i64 %18, 32
  %44 = ashr exact i64 %43, 32
  %45 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = mul nsw i32 %29, %1
  %48 = add nsw i32 %34, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = fsub float %51, %46
  %53 = add nsw i32 %37, %47
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = fsub float %56, %46
  %58 = mul nsw i32 %38, %1
  %59 = add nsw i32 %58, %31
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !14
  %63 = fsub float %62, %46
  %64 = mul nsw i32 %42, %1
  %65 = add nsw i32 %64, %31
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !14
  %69 = fsub float %68, %46
  %70 = fmul float %57, %57
  %71 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %70)
  %72 = tail call float @llvm.fmuladd.f32(float %63, float %63, float %71)
  %73 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %72)
  %74 = fmul float %46, %46
  %75 = fdiv float %73, %74
  %76 = fadd float %52, %57
  %77 = fadd float %76, %63
  %78 = fadd float %77, %69
  %79 = fdiv float %78, %46
  %80 = fmul float %79, %79
  %81 = fmul float %80, -6.250000e-02
  %82 = tail call float @llvm.fmuladd.f32(float %75, float 5.000000e-01, float %81)
  %83 = tail call float @llvm.fmuladd.f32(float %79, float 2.500000e-01, float 1.000000e+00)
  %84 = fmul float %83, %83
  %85 = fdiv float %82, %84
  %86 = fsub float %85, %8
  %87 = fadd float %8, 1.000000e+00
  %88 = fmul float %8, %87
  %89 = fdiv float %86, %88
  %90 = fadd float %89, 1.000000e+00
  %91 = fdiv float 1.000000e+00, %90
  %92 = fcmp olt float %91, 0.000000e+00
  %93 = fcmp ogt float %91, 1.000000e+00
  %94 = select i1 %93, float 1.000000e+00, float %91
  %95 = select i1 %92, float 0.000000e+00, float %94
  %96 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %44
  store float %52, ptr addrspace(1) %96, align 4, !tbaa !14
  %97 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %44
  store float %57, ptr addrspace(1) %97, align 4, !tbaa !14
  %98 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %44
  store float %63, ptr addrspace(1) %98, align 4, !tbaa !14
  %99 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %44
  store float %69, ptr addrspace(1) %99, align 4, !tbaa !14
  %100 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %44
  store float %95, ptr addrspace(1) %100, align 4, !tbaa !14
  br label %101

101:                                              ; preds = %10, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %7, ptr addrspace(1) noalias noundef align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_srad2(float noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %7, ptr addrspace(1) noalias noundef align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = zext nneg i32 %11 to i64
  %14 = zext nneg i32 %12 to i64
  %15 = mul nuw nsw i64 %13, %14
  %16 = zext nneg i32 %10 to i64
  %17 = add nuw nsw i64 %15, %16
  %18 = trunc i64 %17 to i32
  %19 = mul nsw i32 %2, %1
  %20 = icmp sgt i32 %19, %18
  br i1 %20, label %21, label %61

21:                                               ; preds = %9
  %22 = sdiv i32 %18, %1
  %23 = mul i32 %22, %1
  %24 = sub i32 %18, %23
  %25 = add nsw i32 %24, 1
  %26 = add nsw i32 %1, -1
  %27 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %26, i32 range(i32 -2147483647, -2147483648) %25)
  %28 = add nsw i32 %22, 1
  %29 = add nsw i32 %2, -1
  %30 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %29, i32 range(i32 -2147483647, -2147483648) %28)
  %31 = shl i64 %17, 32
  %32 = ashr exact i64 %31, 32
  %33 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = mul nsw i32 %22, %1
  %36 = add nsw i32 %27, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = mul nsw i32 %30, %1
  %41 = add nsw i32 %40, %24
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %32
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %32
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = fmul float %39, %48
  %50 = tail call float @llvm.fmuladd.f32(float %34, float %46, float %49)
  %51 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %32
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !14
  %53 = tail call float @llvm.fmuladd.f32(float %34, float %52, float %50)
  %54 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %32
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = tail call float @llvm.fmuladd.f32(float %44, float %55, float %53)
  %57 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %32
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !14
  %59 = fmul float %0, 2.500000e-01
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %56, float %58)
  store float %60, ptr addrspace(1) %57, align 4, !tbaa !14
  br label %61

61:                                               ; preds = %9, %21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float", !"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float*"}
!13 = !{!"", !"", !"", !"restrict const", !"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"float", !"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"float*"}
!19 = !{!"", !"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
