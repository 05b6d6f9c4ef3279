; ModuleID = 'corpus/opencl/denormals_fastmath.cl'
source_filename = "corpus/opencl/denormals_fastmath.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @special_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = and i64 %11, 7
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = ashr i32 %12, 3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = mul i64 %11, 21474836480
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %21
  %23 = fadd float %15, %19
  %24 = fcmp ord float %23, 0.000000e+00
  %25 = select i1 %24, float %23, float 1.234500e+04
  store float %25, ptr addrspace(1) %22, align 4, !tbaa !14
  %26 = fsub float %15, %19
  %27 = fcmp ord float %26, 0.000000e+00
  %28 = select i1 %27, float %26, float 1.234500e+04
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 4
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !14
  %30 = fmul float %15, %19
  %31 = fcmp ord float %30, 0.000000e+00
  %32 = select i1 %31, float %30, float 1.234500e+04
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 8
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !14
  %34 = fdiv float %15, %19
  %35 = fcmp ord float %34, 0.000000e+00
  %36 = select i1 %35, float %34, float 1.234500e+04
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 12
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !14
  %38 = fneg float %15
  %39 = tail call noundef float @llvm.fma.f32(float %15, float %19, float %38)
  %40 = fcmp ord float %39, 0.000000e+00
  %41 = select i1 %40, float %39, float 1.234500e+04
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 16
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !14
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
  %54 = select i1 %43, i32 0, i32 16
  %55 = or disjoint i32 %53, %54
  %56 = fcmp ult float %15, %19
  %57 = select i1 %56, i32 32, i32 0
  %58 = or disjoint i32 %55, %57
  %59 = fcmp uno float %15, %19
  %60 = select i1 %59, i32 64, i32 0
  %61 = or i32 %58, %60
  %62 = shl i64 %11, 32
  %63 = ashr exact i64 %62, 30
  %64 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %63
  store i32 %61, ptr addrspace(1) %64, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @tiny_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_tiny_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_tiny_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = getelementptr i8, ptr addrspace(1) %14, i64 4
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = fsub float %15, %17
  %19 = fmul float %15, 2.500000e-01
  %20 = fmul float %18, 5.000000e-01
  %21 = fadd float %19, %20
  %22 = fmul float %21, 5.000000e-01
  %23 = fadd float %19, %22
  %24 = fmul float %23, 5.000000e-01
  %25 = fadd float %19, %24
  %26 = fmul float %25, 5.000000e-01
  %27 = fadd float %19, %26
  %28 = fmul float %27, 5.000000e-01
  %29 = fadd float %19, %28
  %30 = fmul float %29, 0x4170000000000000
  %31 = fadd float %17, %30
  %32 = shl i64 %10, 32
  %33 = ashr exact i64 %32, 30
  %34 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %33
  store float %31, ptr addrspace(1) %34, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @special_doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_special_doubles(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_special_doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = and i64 %10, 3
  %13 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %12
  %14 = load double, ptr addrspace(1) %13, align 8, !tbaa !21
  %15 = ashr i32 %11, 2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %16
  %18 = load double, ptr addrspace(1) %17, align 8, !tbaa !21
  %19 = fmul double %14, 5.000000e-01
  %20 = fadd double %19, %18
  %21 = tail call i32 @llvm.nvvm.d2i.lo(double %20) #4
  %22 = tail call i32 @llvm.nvvm.d2i.hi(double %20) #4
  %23 = and i32 %22, 2147483647
  %24 = icmp ne i32 %23, 2146435072
  %25 = icmp ne i32 %21, 0
  %26 = select i1 %24, i1 true, i1 %25
  %27 = select i1 %26, double %20, double 1.000000e+00
  %28 = shl nsw i32 %11, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %29
  store double %27, ptr addrspace(1) %30, align 8, !tbaa !23
  %31 = tail call noundef double @llvm.minimumnum.f64(double %14, double %18)
  %32 = fneg double %18
  %33 = tail call noundef double @llvm.maximumnum.f64(double %14, double %32)
  %34 = fmul double %33, 4.940660e-324
  %35 = fadd double %31, %34
  %36 = getelementptr i8, ptr addrspace(1) %30, i64 8
  store double %35, ptr addrspace(1) %36, align 8, !tbaa !23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maximumnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"float*", !"uint*"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"uint*", !"float*"}
!19 = !{!"const", !""}
!20 = !{!"ulong*", !"double*"}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !8, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !8, i64 0}
