; ModuleID = 'tables.cl'
source_filename = "tables.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Entry = type { i8, <4 x i32>, i64, [8 x i8] }

@primes = dso_local local_unnamed_addr addrspace(2) constant [13 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19, i32 23, i32 29, i32 31, i32 37, i32 41], align 4
@squares = dso_local local_unnamed_addr addrspace(2) constant [9 x i16] [i16 0, i16 1, i16 4, i16 9, i16 16, i16 25, i16 36, i16 49, i16 64], align 2
@quarter = dso_local local_unnamed_addr addrspace(2) constant [5 x float] [float 0.000000e+00, float 0x3FD87DE2A0000000, float 0x3FE6A09E60000000, float 0x3FED906BC0000000, float 1.000000e+00], align 4
@entries = dso_local local_unnamed_addr addrspace(2) constant [3 x { i8, [15 x i8], <4 x i32>, i64, [8 x i8] }] [{ i8, [15 x i8], <4 x i32>, i64, [8 x i8] } { i8 1, [15 x i8] zeroinitializer, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i64 -5, [8 x i8] zeroinitializer }, { i8, [15 x i8], <4 x i32>, i64, [8 x i8] } { i8 2, [15 x i8] zeroinitializer, <4 x i32> <i32 10, i32 20, i32 30, i32 40>, i64 1099511627776, [8 x i8] zeroinitializer }, { i8, [15 x i8], <4 x i32>, i64, [8 x i8] } { i8 3, [15 x i8] zeroinitializer, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>, i64 7, [8 x i8] zeroinitializer }], align 16

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @tables(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %59

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = urem i32 %10, 13
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(2) @primes, i64 %12
  %14 = load i32, ptr addrspace(2) %13, align 4, !tbaa !4
  %15 = lshr i32 %10, 8
  %16 = urem i32 %15, 9
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i16, ptr addrspace(2) @squares, i64 %17
  %19 = load i16, ptr addrspace(2) %18, align 2, !tbaa !12
  %20 = zext i16 %19 to i32
  %21 = mul nsw i32 %14, %20
  %22 = add nsw i32 %21, 41
  %23 = urem i32 %10, 5
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %44, label %25

25:                                               ; preds = %7
  %26 = lshr i32 %10, 16
  %27 = trunc nuw i32 %26 to i16
  %28 = urem i16 %27, 3
  %29 = zext nneg i16 %28 to i64
  %30 = getelementptr inbounds nuw %struct.Entry, ptr addrspace(2) @entries, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr addrspace(2) %30, i64 16
  %32 = load i32, ptr addrspace(2) %31, align 16, !tbaa !14
  %33 = getelementptr inbounds nuw i8, ptr addrspace(2) %30, i64 28
  %34 = load i32, ptr addrspace(2) %33, align 4, !tbaa !14
  %35 = getelementptr inbounds nuw i8, ptr addrspace(2) %30, i64 32
  %36 = load i64, ptr addrspace(2) %35, align 16, !tbaa !15
  %37 = ashr i64 %36, 38
  %38 = trunc nsw i64 %37 to i32
  %39 = mul nsw i32 %34, %38
  %40 = load i8, ptr addrspace(2) %30, align 16, !tbaa !18
  %41 = zext i8 %40 to i32
  %42 = add i32 %32, %41
  %43 = add i32 %42, %39
  br label %47

44:                                               ; preds = %47, %7
  %45 = phi i32 [ %22, %7 ], [ %56, %47 ]
  %46 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !4
  br label %59

47:                                               ; preds = %25, %47
  %48 = phi i32 [ 0, %25 ], [ %57, %47 ]
  %49 = phi i32 [ %22, %25 ], [ %56, %47 ]
  %50 = zext nneg i32 %48 to i64
  %51 = getelementptr inbounds nuw i16, ptr addrspace(2) @squares, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(2) %51, i64 4
  %53 = load i16, ptr addrspace(2) %52, align 2, !tbaa !12
  %54 = zext i16 %53 to i32
  %55 = add i32 %49, %43
  %56 = add i32 %55, %54
  %57 = add nuw nsw i32 %48, 1
  %58 = icmp samesign ult i32 %57, %23
  br i1 %58, label %47, label %44

59:                                               ; preds = %3, %44
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %59

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = urem i32 %10, 13
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(2) @primes, i64 %12
  %14 = load i32, ptr addrspace(2) %13, align 4, !tbaa !4
  %15 = lshr i32 %10, 8
  %16 = urem i32 %15, 9
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i16, ptr addrspace(2) @squares, i64 %17
  %19 = load i16, ptr addrspace(2) %18, align 2, !tbaa !12
  %20 = zext i16 %19 to i32
  %21 = mul nsw i32 %14, %20
  %22 = add nsw i32 %21, 41
  %23 = urem i32 %10, 5
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %44, label %25

25:                                               ; preds = %7
  %26 = lshr i32 %10, 16
  %27 = trunc nuw i32 %26 to i16
  %28 = urem i16 %27, 3
  %29 = zext nneg i16 %28 to i64
  %30 = getelementptr inbounds nuw %struct.Entry, ptr addrspace(2) @entries, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr addrspace(2) %30, i64 16
  %32 = load i32, ptr addrspace(2) %31, align 16, !tbaa !14
  %33 = getelementptr inbounds nuw i8, ptr addrspace(2) %30, i64 28
  %34 = load i32, ptr addrspace(2) %33, align 4, !tbaa !14
  %35 = getelementptr inbounds nuw i8, ptr addrspace(2) %30, i64 32
  %36 = load i64, ptr addrspace(2) %35, align 16, !tbaa !15
  %37 = ashr i64 %36, 38
  %38 = trunc nsw i64 %37 to i32
  %39 = mul nsw i32 %34, %38
  %40 = load i8, ptr addrspace(2) %30, align 16, !tbaa !18
  %41 = zext i8 %40 to i32
  %42 = add i32 %32, %41
  %43 = add i32 %42, %39
  br label %47

44:                                               ; preds = %47, %7
  %45 = phi i32 [ %22, %7 ], [ %56, %47 ]
  %46 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !4
  br label %59

47:                                               ; preds = %25, %47
  %48 = phi i32 [ 0, %25 ], [ %57, %47 ]
  %49 = phi i32 [ %22, %25 ], [ %56, %47 ]
  %50 = zext nneg i32 %48 to i64
  %51 = getelementptr inbounds nuw i16, ptr addrspace(2) @squares, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(2) %51, i64 4
  %53 = load i16, ptr addrspace(2) %52, align 2, !tbaa !12
  %54 = zext i16 %53 to i32
  %55 = add i32 %49, %43
  %56 = add i32 %55, %54
  %57 = add nuw nsw i32 %48, 1
  %58 = icmp samesign ult i32 %57, %23
  br i1 %58, label %47, label %44

59:                                               ; preds = %3, %44
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @sine(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %25

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  %10 = load i8, ptr addrspace(1) %9, align 1, !tbaa !14
  %11 = and i8 %10, 15
  %12 = zext nneg i8 %11 to i32
  %13 = and i32 %12, 4
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %12, 3
  %16 = sub nuw nsw i32 4, %15
  %17 = select i1 %14, i32 %15, i32 %16
  %18 = icmp samesign ult i8 %11, 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(2) @quarter, i64 %19
  %21 = load float, ptr addrspace(2) %20, align 4, !tbaa !20
  %22 = fneg float %21
  %23 = select i1 %18, float %21, float %22
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %8
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !20
  br label %25

25:                                               ; preds = %3, %7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sine(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %25

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  %10 = load i8, ptr addrspace(1) %9, align 1, !tbaa !14
  %11 = and i8 %10, 15
  %12 = zext nneg i8 %11 to i32
  %13 = and i32 %12, 4
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %12, 3
  %16 = sub nuw nsw i32 4, %15
  %17 = select i1 %14, i32 %15, i32 %16
  %18 = icmp samesign ult i8 %11, 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(2) @quarter, i64 %19
  %21 = load float, ptr addrspace(2) %20, align 4, !tbaa !20
  %22 = fneg float %21
  %23 = select i1 %18, float %21, float %22
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %8
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !20
  br label %25

25:                                               ; preds = %7, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"", !"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = !{!6, !6, i64 0}
!15 = !{!16, !17, i64 32}
!16 = !{!"", !6, i64 0, !6, i64 16, !17, i64 32}
!17 = !{!"long", !6, i64 0}
!18 = !{!16, !6, i64 0}
!19 = !{!"float*", !"uchar*", !"int"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
