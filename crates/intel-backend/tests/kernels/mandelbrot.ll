; ModuleID = 'mandelbrot.cl'
source_filename = "mandelbrot.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = freeze i32 %5
  %7 = sdiv i32 %6, %1
  %8 = mul i32 %7, %1
  %9 = sub i32 %6, %8
  %10 = sitofp i32 %9 to float
  %11 = tail call float @llvm.fmuladd.f32(float %10, float 0x3FA99999A0000000, float -1.500000e+00)
  %12 = sitofp i32 %7 to float
  %13 = tail call float @llvm.fmuladd.f32(float %12, float 0x3FB99999A0000000, float -1.000000e+00)
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %30

15:                                               ; preds = %3, %23
  %16 = phi float [ %25, %23 ], [ 0.000000e+00, %3 ]
  %17 = phi float [ %27, %23 ], [ 0.000000e+00, %3 ]
  %18 = phi i32 [ %28, %23 ], [ 0, %3 ]
  %19 = fmul float %16, %16
  %20 = fmul float %17, %17
  %21 = fadd float %20, %19
  %22 = fcmp ogt float %21, 4.000000e+00
  br i1 %22, label %30, label %23

23:                                               ; preds = %15
  %24 = fsub float %19, %20
  %25 = fadd float %11, %24
  %26 = fmul float %16, 2.000000e+00
  %27 = tail call float @llvm.fmuladd.f32(float %26, float %17, float %13)
  %28 = add nuw nsw i32 %18, 1
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %15, label %30

30:                                               ; preds = %15, %23, %3
  %31 = phi i32 [ 0, %3 ], [ %2, %23 ], [ %18, %15 ]
  %32 = sext i32 %5 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  store i32 %31, ptr addrspace(1) %33, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = freeze i32 %5
  %7 = sdiv i32 %6, %1
  %8 = mul i32 %7, %1
  %9 = sub i32 %6, %8
  %10 = sitofp i32 %9 to float
  %11 = tail call float @llvm.fmuladd.f32(float %10, float 0x3FA99999A0000000, float -1.500000e+00)
  %12 = sitofp i32 %7 to float
  %13 = tail call float @llvm.fmuladd.f32(float %12, float 0x3FB99999A0000000, float -1.000000e+00)
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %30

15:                                               ; preds = %3, %23
  %16 = phi float [ %25, %23 ], [ 0.000000e+00, %3 ]
  %17 = phi float [ %27, %23 ], [ 0.000000e+00, %3 ]
  %18 = phi i32 [ %28, %23 ], [ 0, %3 ]
  %19 = fmul float %16, %16
  %20 = fmul float %17, %17
  %21 = fadd float %20, %19
  %22 = fcmp ogt float %21, 4.000000e+00
  br i1 %22, label %30, label %23

23:                                               ; preds = %15
  %24 = fsub float %19, %20
  %25 = fadd float %11, %24
  %26 = fmul float %16, 2.000000e+00
  %27 = tail call float @llvm.fmuladd.f32(float %26, float %17, float %13)
  %28 = add nuw nsw i32 %18, 1
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %15, label %30

30:                                               ; preds = %23, %15, %3
  %31 = phi i32 [ 0, %3 ], [ %18, %15 ], [ %2, %23 ]
  %32 = sext i32 %5 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  store i32 %31, ptr addrspace(1) %33, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"int", !"int"}
!11 = !{!"", !"", !""}
