target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@.str = private unnamed_addr addrspace(2) constant [18 x i8] c"item %d: %.2f %s\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [5 x i8] c"text\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [33 x i8] c"some %v4d %2.1v4hlf %ld %c %g%%\0A\00", align 1
@.str.3 = private unnamed_addr addrspace(2) constant [11 x i8] c"%v4hhd %p\0A\00", align 1
@.str.4 = private unnamed_addr addrspace(2) constant [18 x i8] c"%hhu %hd %#x %lu\0A\00", align 1
@.str.5 = private unnamed_addr addrspace(2) constant [29 x i8] c"%v16ld %v16ld %v16ld %v16ld\0A\00", align 1
@.str.6 = private unnamed_addr addrspace(2) constant [7 x i8] c"%s %d\0A\00", align 1
@.str.7 = private unnamed_addr addrspace(2) constant [4 x i8] c"odd\00", align 1
@.str.8 = private unnamed_addr addrspace(2) constant [8 x i8] c"%s, %d\0A\00", align 1
@.str.9 = private unnamed_addr addrspace(2) constant [4 x i8] c"two\00", align 1
@.str.10 = private unnamed_addr addrspace(2) constant [5 x i8] c"four\00", align 1
@.str.11 = private unnamed_addr addrspace(2) constant [5 x i8] c"even\00", align 1
@.str.12 = private unnamed_addr addrspace(2) constant [10 x i8] c"%v2hf %s\0A\00", align 1
@.str.13 = private unnamed_addr addrspace(2) constant [4 x i8] c"few\00", align 1
@.str.14 = private unnamed_addr addrspace(2) constant [5 x i8] c"many\00", align 1

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_kernel void @prints(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = fpext float %1 to double
  %8 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %6, double noundef %7, ptr addrspace(2) noundef @.str.1) #6
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
  %20 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.2, <4 x i32> noundef %15, <4 x float> noundef %18, i64 noundef %19, i32 noundef 120, double noundef 1.500000e+00) #6
  br label %21

21:                                               ; preds = %11, %13
  %22 = phi i64 [ %12, %11 ], [ %16, %13 ]
  %23 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %3, i64 %22
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 4, !tbaa !13
  %25 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, <4 x i8> noundef %24, ptr addrspace(1) noundef addrspacecast (ptr addrspace(4) null to ptr addrspace(1))) #6
  %26 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = trunc i64 %5 to i16
  %28 = sub i16 0, %27
  %29 = and i32 %6, 255
  %30 = sext i16 %28 to i32
  %31 = add nsw i32 %6, 255
  %32 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, i32 noundef %29, i32 noundef %30, i32 noundef %31, i64 noundef -1) #6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_prints(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = fpext float %1 to double
  %8 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %6, double noundef %7, ptr addrspace(2) noundef @.str.1) #6
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
  %20 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.2, <4 x i32> noundef %15, <4 x float> noundef %18, i64 noundef %19, i32 noundef 120, double noundef 1.500000e+00) #6
  br label %21

21:                                               ; preds = %11, %13
  %22 = phi i64 [ %12, %11 ], [ %16, %13 ]
  %23 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %3, i64 %22
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 4, !tbaa !13
  %25 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, <4 x i8> noundef %24, ptr addrspace(1) noundef addrspacecast (ptr addrspace(4) null to ptr addrspace(1))) #6
  %26 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = trunc i64 %5 to i16
  %28 = sub i16 0, %27
  %29 = and i32 %6, 255
  %30 = sext i16 %28 to i32
  %31 = add nsw i32 %6, 255
  %32 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, i32 noundef %29, i32 noundef %30, i32 noundef %31, i64 noundef -1) #6
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
  %8 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5, <16 x i64> noundef %7, <16 x i64> noundef splat (i64 1), <16 x i64> noundef splat (i64 2), <16 x i64> noundef %7) #6
  %9 = sub nsw i32 %4, %8
  %10 = add nuw nsw i32 %3, 1
  %11 = icmp samesign ult i32 %3, 799
  br i1 %11, label %2, label %12

12:                                               ; preds = %2
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  store i32 %9, ptr addrspace(1) %14, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_too_much(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  br label %5

2:                                                ; preds = %5
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  store i32 %12, ptr addrspace(1) %4, align 4, !tbaa !4
  ret void

5:                                                ; preds = %1, %5
  %6 = phi i32 [ 0, %1 ], [ %13, %5 ]
  %7 = phi i32 [ 0, %1 ], [ %12, %5 ]
  %8 = zext nneg i32 %6 to i64
  %9 = insertelement <16 x i64> poison, i64 %8, i64 0
  %10 = shufflevector <16 x i64> %9, <16 x i64> poison, <16 x i32> zeroinitializer
  %11 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5, <16 x i64> noundef %10, <16 x i64> noundef splat (i64 1), <16 x i64> noundef splat (i64 2), <16 x i64> noundef %10) #6
  %12 = sub nsw i32 %7, %11
  %13 = add nuw nsw i32 %6, 1
  %14 = icmp samesign ult i32 %6, 799
  br i1 %14, label %5, label %2
}

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_func noundef i32 @say(ptr addrspace(2) noundef readonly captures(none) %0, ptr addrspace(2) noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef %0, ptr addrspace(2) noundef %1, i32 noundef %2) #6
  ret i32 %4
}

; Function Attrs: convergent nofree nounwind
declare dso_local spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_kernel void @chosen(ptr addrspace(1) noundef readnone align 4 captures(none) %0, float noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = tail call spir_func noundef i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.6, ptr addrspace(2) noundef @.str.7, i32 noundef %4) #6
  br label %15

9:                                                ; preds = %2
  %10 = icmp eq i32 %4, 2
  %11 = icmp eq i32 %4, 4
  %12 = select i1 %11, ptr addrspace(2) @.str.10, ptr addrspace(2) @.str.11
  %13 = select i1 %10, ptr addrspace(2) @.str.9, ptr addrspace(2) %12
  %14 = tail call spir_func noundef i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.8, ptr addrspace(2) noundef %13, i32 noundef %4) #6
  br label %15

15:                                               ; preds = %7, %9
  %16 = sitofp i32 %4 to half
  %17 = insertelement <2 x half> poison, half %16, i64 0
  %18 = fptrunc float %1 to half
  %19 = insertelement <2 x half> %17, half %18, i64 1
  %20 = icmp slt i32 %4, 3
  %21 = select i1 %20, ptr addrspace(2) @.str.13, ptr addrspace(2) @.str.14
  %22 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.12, <2 x half> noundef %19, ptr addrspace(2) noundef %21) #6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_chosen(ptr addrspace(1) noundef readnone align 4 captures(none) %0, float noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = tail call spir_func noundef i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.6, ptr addrspace(2) noundef @.str.7, i32 noundef %4) #6
  br label %15

9:                                                ; preds = %2
  %10 = icmp eq i32 %4, 2
  %11 = icmp eq i32 %4, 4
  %12 = select i1 %11, ptr addrspace(2) @.str.10, ptr addrspace(2) @.str.11
  %13 = select i1 %10, ptr addrspace(2) @.str.9, ptr addrspace(2) %12
  %14 = tail call spir_func noundef i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.8, ptr addrspace(2) noundef %13, i32 noundef %4) #6
  br label %15

15:                                               ; preds = %9, %7
  %16 = sitofp i32 %4 to half
  %17 = insertelement <2 x half> poison, half %16, i64 0
  %18 = fptrunc float %1 to half
  %19 = insertelement <2 x half> %17, half %18, i64 1
  %20 = icmp slt i32 %4, 3
  %21 = select i1 %20, ptr addrspace(2) @.str.13, ptr addrspace(2) @.str.14
  %22 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.12, <2 x half> noundef %19, ptr addrspace(2) noundef %21) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!18 = !{i32 1, i32 0}
!19 = !{!"none", !"none"}
!20 = !{!"int*", !"float"}
!21 = !{!"", !""}
