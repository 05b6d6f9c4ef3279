; ModuleID = 'corpus/opencl/jacobi.cl'
source_filename = "corpus/opencl/jacobi.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @jacobi1d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_jacobi1d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_jacobi1d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %4 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %6 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %12, 0
  %14 = add nsw i32 %2, -1
  %15 = icmp sgt i32 %14, %12
  %16 = select i1 %13, i1 %15, i1 false
  br i1 %16, label %17, label %33

17:                                               ; preds = %3
  %18 = add nuw nsw i64 %11, 4294967295
  %19 = and i64 %18, 4294967295
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = and i64 %11, 2147483647
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  %25 = fadd float %21, %24
  %26 = add nuw nsw i64 %11, 1
  %27 = and i64 %26, 4294967295
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = fadd float %25, %29
  %31 = fmul float %30, 0x3FD5554760000000
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22
  store float %31, ptr addrspace(1) %32, align 4, !tbaa !14
  br label %33

33:                                               ; preds = %17, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @jacobi2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_jacobi2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_jacobi2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %58, label %16

16:                                               ; preds = %4
  %17 = add nsw i32 %2, -1
  %18 = icmp sgt i32 %17, %14
  %19 = icmp sgt i32 %9, 0
  %20 = and i1 %19, %18
  %21 = add nsw i32 %3, -1
  %22 = icmp sgt i32 %21, %9
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %58

24:                                               ; preds = %16
  %25 = mul nsw i32 %3, %14
  %26 = add nsw i32 %25, %9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = add nsw i32 %9, -1
  %31 = add nsw i32 %30, %25
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = fadd float %29, %34
  %36 = add nuw nsw i32 %9, 1
  %37 = add nsw i32 %36, %25
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = fadd float %35, %40
  %42 = add nuw nsw i32 %14, 1
  %43 = mul nsw i32 %3, %42
  %44 = add nsw i32 %43, %9
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = fadd float %41, %47
  %49 = add nsw i32 %14, -1
  %50 = mul nsw i32 %3, %49
  %51 = add nsw i32 %50, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = fadd float %48, %54
  %56 = fmul float %55, 0x3FC99999A0000000
  %57 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %27
  store float %56, ptr addrspace(1) %57, align 4, !tbaa !14
  br label %58

58:                                               ; preds = %24, %16, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @red_black(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_red_black(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_red_black(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %18 = shl nsw i32 %12, 1
  %19 = add nsw i32 %4, %17
  %20 = and i32 %19, 1
  %21 = or disjoint i32 %20, %18
  %22 = icmp sgt i32 %21, 0
  %23 = icmp ne i32 %17, 0
  %24 = and i1 %23, %22
  %25 = add nsw i32 %2, -1
  %26 = icmp slt i32 %21, %25
  %27 = select i1 %24, i1 %26, i1 false
  %28 = add nsw i32 %3, -1
  %29 = icmp sgt i32 %28, %17
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %59

31:                                               ; preds = %7
  %32 = mul nsw i32 %2, %17
  %33 = add nsw i32 %21, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr double, ptr addrspace(1) %0, i64 %34
  %36 = getelementptr i8, ptr addrspace(1) %35, i64 -8
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !24
  %38 = getelementptr i8, ptr addrspace(1) %35, i64 8
  %39 = load double, ptr addrspace(1) %38, align 8, !tbaa !24
  %40 = fadd double %37, %39
  %41 = sub nsw i32 %33, %2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %42
  %44 = load double, ptr addrspace(1) %43, align 8, !tbaa !24
  %45 = fadd double %40, %44
  %46 = add nsw i32 %33, %2
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %47
  %49 = load double, ptr addrspace(1) %48, align 8, !tbaa !24
  %50 = fadd double %45, %49
  %51 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %34
  %52 = load double, ptr addrspace(1) %51, align 8, !tbaa !24
  %53 = fneg double %6
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %52, double %50)
  %55 = fmul double %54, 2.500000e-01
  %56 = load double, ptr addrspace(1) %35, align 8, !tbaa !24
  %57 = fsub double %55, %56
  %58 = tail call noundef double @llvm.fmuladd.f64(double %57, double %5, double %56)
  store double %58, ptr addrspace(1) %35, align 8, !tbaa !24
  br label %59

59:                                               ; preds = %7, %31
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 1, i32 0, i32 0}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"float*", !"float*", !"int", !"int"}
!19 = !{!"const", !"", !"", !""}
!20 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!21 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!22 = !{!"double*", !"double*", !"int", !"int", !"int", !"double", !"double"}
!23 = !{!"", !"const", !"", !"", !"", !"", !""}
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !8, i64 0}
