target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@.str = private unnamed_addr addrspace(2) constant [18 x i8] c"item %d: %.2f %s\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [5 x i8] c"text\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [33 x i8] c"some %v4d %2.1v4hlf %ld %c %g%%\0A\00", align 1
@.str.3 = private unnamed_addr addrspace(2) constant [11 x i8] c"%v4hhd %p\0A\00", align 1
@.str.4 = private unnamed_addr addrspace(2) constant [18 x i8] c"%hhu %hd %#x %lu\0A\00", align 1
@.str.5 = private unnamed_addr addrspace(2) constant [29 x i8] c"%v16ld %v16ld %v16ld %v16ld\0A\00", align 1

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_kernel void @prints(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = fpext float %1 to double
  %8 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %6, double noundef %7, ptr addrspace(2) noundef @.str.1) #5
  %9 = srem i32 %6, 3
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = sext i32 %6 to i64
  br label %21

13:                                               ; preds = %4
  %14 = insertelement <4 x i32> poison, i32 %6, i64 0
  %15 = shufflevector <4 x i32> %14, <4 x i32> poison, <4 x i32> zeroinitializer
  %16 = sext i32 %6 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !13
  %19 = shl i64 %16, 33
  %20 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.2, <4 x i32> noundef %15, <4 x float> noundef %18, i64 noundef %19, i32 noundef 120, double noundef 1.500000e+00) #5
  br label %21

21:                                               ; preds = %11, %13
  %22 = phi i64 [ %12, %11 ], [ %16, %13 ]
  %23 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %3, i64 %22
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 4, !tbaa !13
  %25 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, <4 x i8> noundef %24, ptr addrspace(1) noundef addrspacecast (ptr addrspace(4) null to ptr addrspace(1))) #5
  %26 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = trunc i64 %5 to i16
  %28 = sub i16 0, %27
  %29 = and i32 %6, 255
  %30 = sext i16 %28 to i32
  %31 = add nsw i32 %6, 255
  %32 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, i32 noundef %29, i32 noundef %30, i32 noundef %31, i64 noundef -1) #5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_prints(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = fpext float %1 to double
  %8 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %6, double noundef %7, ptr addrspace(2) noundef @.str.1) #5
  %9 = srem i32 %6, 3
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  %12 = sext i32 %6 to i64
  br label %21

13:                                               ; preds = %4
  %14 = insertelement <4 x i32> poison, i32 %6, i64 0
  %15 = shufflevector <4 x i32> %14, <4 x i32> poison, <4 x i32> zeroinitializer
  %16 = sext i32 %6 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !13
  %19 = shl i64 %16, 33
  %20 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.2, <4 x i32> noundef %15, <4 x float> noundef %18, i64 noundef %19, i32 noundef 120, double noundef 1.500000e+00) #5
  br label %21

21:                                               ; preds = %11, %13
  %22 = phi i64 [ %12, %11 ], [ %16, %13 ]
  %23 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %3, i64 %22
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 4, !tbaa !13
  %25 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, <4 x i8> noundef %24, ptr addrspace(1) noundef addrspacecast (ptr addrspace(4) null to ptr addrspace(1))) #5
  %26 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = trunc i64 %5 to i16
  %28 = sub i16 0, %27
  %29 = and i32 %6, 255
  %30 = sext i16 %28 to i32
  %31 = add nsw i32 %6, 255
  %32 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, i32 noundef %29, i32 noundef %30, i32 noundef %31, i64 noundef -1) #5
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_kernel void @too_much(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  br label %2

2:                                                ; preds = %1, %2
  %3 = phi i32 [ 0, %1 ], [ %10, %2 ]
  %4 = phi i32 [ 0, %1 ], [ %9, %2 ]
  %5 = zext nneg i32 %3 to i64
  %6 = insertelement <16 x i64> poison, i64 %5, i64 0
  %7 = shufflevector <16 x i64> %6, <16 x i64> poison, <16 x i32> zeroinitializer
  %8 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5, <16 x i64> noundef %7, <16 x i64> noundef splat (i64 1), <16 x i64> noundef splat (i64 2), <16 x i64> noundef %7) #5
  %9 = sub nsw i32 %4, %8
  %10 = add nuw nsw i32 %3, 1
  %11 = icmp samesign ult i32 %3, 799
  br i1 %11, label %2, label %12

12:                                               ; preds = %2
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  store i32 %9, ptr addrspace(1) %14, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_too_much(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  br label %5

2:                                                ; preds = %5
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  store i32 %12, ptr addrspace(1) %4, align 4, !tbaa !4
  ret void

5:                                                ; preds = %1, %5
  %6 = phi i32 [ 0, %1 ], [ %13, %5 ]
  %7 = phi i32 [ 0, %1 ], [ %12, %5 ]
  %8 = zext nneg i32 %6 to i64
  %9 = insertelement <16 x i64> poison, i64 %8, i64 0
  %10 = shufflevector <16 x i64> %9, <16 x i64> poison, <16 x i32> zeroinitializer
  %11 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5, <16 x i64> noundef %10, <16 x i64> noundef splat (i64 1), <16 x i64> noundef splat (i64 2), <16 x i64> noundef %10) #5
  %12 = sub nsw i32 %7, %11
  %13 = add nuw nsw i32 %6, 1
  %14 = icmp samesign ult i32 %6, 799
  br i1 %14, label %5, label %2
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nofree nounwind
declare dso_local spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #3

attributes #0 = { convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 0, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"float", !"float4*", !"char4*"}
!11 = !{!"int*", !"float", !"float __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*"}
!12 = !{!"", !"", !"const", !"const"}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1}
!15 = !{!"none"}
!16 = !{!"int*"}
!17 = !{!""}
