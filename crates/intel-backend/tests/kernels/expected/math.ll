; ModuleID = 'math.cl'
source_filename = "math.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @math(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_math(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_math(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !15
  %16 = add i64 %12, 4294967296
  %17 = ashr exact i64 %16, 30
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !15
  %20 = tail call noundef float @llvm.fabs.f32(float %15)
  %21 = tail call float @llvm.nvvm.sqrt.approx.f(float %20) #5
  %22 = tail call noundef float @llvm.floor.f32(float %19)
  %23 = fadd float %21, %22
  %24 = fmul float %15, 5.000000e-01
  %25 = tail call noundef float @llvm.ceil.f32(float %24)
  %26 = fsub float %23, %25
  %27 = tail call noundef float @llvm.trunc.f32(float %19)
  %28 = fadd float %27, %26
  %29 = tail call noundef float @llvm.rint.f32(float %15)
  %30 = fadd float %29, %28
  %31 = tail call noundef float @llvm.minimumnum.f32(float %15, float %19)
  %32 = tail call noundef float @llvm.maximumnum.f32(float %15, float 5.000000e-01)
  %33 = tail call float @llvm.fmuladd.f32(float %31, float %32, float %30)
  %34 = fcmp ord float %33, 0.000000e+00
  br i1 %34, label %35, label %40

35:                                               ; preds = %3
  %36 = tail call noundef float @llvm.copysign.f32(float %33, float %19)
  %37 = tail call noundef float @llvm.fabs.f32(float %19)
  %38 = fadd float %37, 1.000000e+00
  %39 = fdiv float %36, %38, !fpmath !17
  br label %40

40:                                               ; preds = %3, %35
  %41 = phi float [ %39, %35 ], [ 1.000000e+00, %3 ]
  %42 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !15
  %43 = fcmp olt float %15, %19
  %44 = zext i1 %43 to i32
  %45 = fcmp ole float %15, %19
  %46 = select i1 %45, i32 2, i32 0
  %47 = or disjoint i32 %46, %44
  %48 = fcmp oeq float %15, %19
  %49 = select i1 %48, i32 4, i32 0
  %50 = or disjoint i32 %47, %49
  %51 = fcmp une float %15, %19
  %52 = select i1 %51, i32 8, i32 0
  %53 = or disjoint i32 %50, %52
  %54 = fcmp ogt float %15, %19
  %55 = select i1 %54, i32 16, i32 0
  %56 = or disjoint i32 %53, %55
  %57 = fcmp ult float %15, %19
  %58 = select i1 %57, i32 32, i32 0
  %59 = or disjoint i32 %56, %58
  %60 = fcmp one float %15, %19
  %61 = select i1 %60, i32 64, i32 0
  %62 = or i32 %59, %61
  %63 = fcmp uno float %15, %19
  %64 = select i1 %63, i32 128, i32 0
  %65 = or i32 %62, %64
  %66 = fmul float %19, 3.000000e+00
  %67 = fptosi float %66 to i32
  %68 = fptosi float %15 to i32
  %69 = and i32 %68, 255
  %70 = add i32 %69, %67
  %71 = add i32 %70, %65
  %72 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !6
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
declare float @llvm.ceil.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"float*", !"float*", !"int*"}
!14 = !{!"const", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{float 2.500000e+00}
