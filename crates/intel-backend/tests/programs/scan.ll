target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@blelloch.t = internal unnamed_addr addrspace(3) global [136 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @blelloch(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 7
  %9 = shl nsw i32 %5, 1
  %10 = add nsw i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = ashr i32 %5, 3
  %15 = add nsw i32 %9, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %16
  store i32 %13, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = or disjoint i32 %10, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = or disjoint i32 %9, 1
  %23 = add nsw i32 %22, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %24
  store i32 %21, ptr addrspace(3) %25, align 4, !tbaa !4
  %26 = add nsw i32 %9, 2
  br label %29

27:                                               ; preds = %49
  %28 = icmp eq i32 %5, 0
  br i1 %28, label %53, label %57

29:                                               ; preds = %3, %49
  %30 = phi i32 [ 1, %3 ], [ %50, %49 ]
  %31 = phi i32 [ 64, %3 ], [ %51, %49 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %32 = icmp sgt i32 %31, %5
  br i1 %32, label %33, label %49

33:                                               ; preds = %29
  %34 = mul nsw i32 %30, %22
  %35 = add nsw i32 %34, -1
  %36 = ashr i32 %35, 4
  %37 = add nsw i32 %36, %35
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !4
  %41 = mul nsw i32 %30, %26
  %42 = add nsw i32 %41, -1
  %43 = ashr i32 %42, 4
  %44 = add nsw i32 %43, %42
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !4
  %48 = add i32 %47, %40
  store i32 %48, ptr addrspace(3) %46, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %33, %29
  %50 = shl nsw i32 %30, 1
  %51 = lshr i32 %31, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %27, label %29

53:                                               ; preds = %27
  %54 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blelloch.t, i64 536), align 4, !tbaa !4
  %55 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %55
  store i32 %54, ptr addrspace(1) %56, align 4, !tbaa !4
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blelloch.t, i64 536), align 4, !tbaa !4
  br label %57

57:                                               ; preds = %53, %27
  br label %58

58:                                               ; preds = %57, %79
  %59 = phi i32 [ %61, %79 ], [ 128, %57 ]
  %60 = phi i32 [ %80, %79 ], [ 1, %57 ]
  %61 = lshr i32 %59, 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %62 = icmp sgt i32 %60, %5
  br i1 %62, label %63, label %79

63:                                               ; preds = %58
  %64 = mul nsw i32 %61, %22
  %65 = add nsw i32 %64, -1
  %66 = ashr i32 %65, 4
  %67 = add nsw i32 %66, %65
  %68 = mul nsw i32 %61, %26
  %69 = add nsw i32 %68, -1
  %70 = ashr i32 %69, 4
  %71 = add nsw i32 %70, %69
  %72 = sext i32 %67 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !4
  %75 = sext i32 %71 to i64
  %76 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %75
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !4
  store i32 %77, ptr addrspace(3) %73, align 4, !tbaa !4
  %78 = add i32 %77, %74
  store i32 %78, ptr addrspace(3) %76, align 4, !tbaa !4
  br label %79

79:                                               ; preds = %63, %58
  %80 = shl nuw nsw i32 %60, 1
  %81 = icmp samesign ult i32 %60, 64
  br i1 %81, label %58, label %82

82:                                               ; preds = %79
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %83 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %84 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  store i32 %83, ptr addrspace(1) %84, align 4, !tbaa !4
  %85 = load i32, ptr addrspace(3) %25, align 4, !tbaa !4
  %86 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  store i32 %85, ptr addrspace(1) %86, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_blelloch(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 7
  %9 = shl nsw i32 %5, 1
  %10 = add nsw i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = ashr i32 %5, 3
  %15 = add nsw i32 %9, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %16
  store i32 %13, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = or disjoint i32 %10, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = or disjoint i32 %9, 1
  %23 = add nsw i32 %22, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %24
  store i32 %21, ptr addrspace(3) %25, align 4, !tbaa !4
  %26 = add nsw i32 %9, 2
  br label %30

27:                                               ; preds = %50
  %28 = icmp eq i32 %5, 0
  br i1 %28, label %54, label %29

29:                                               ; preds = %54, %27
  br label %63

30:                                               ; preds = %3, %50
  %31 = phi i32 [ 1, %3 ], [ %51, %50 ]
  %32 = phi i32 [ 64, %3 ], [ %52, %50 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %33 = icmp sgt i32 %32, %5
  br i1 %33, label %34, label %50

34:                                               ; preds = %30
  %35 = mul nsw i32 %31, %22
  %36 = add nsw i32 %35, -1
  %37 = ashr i32 %36, 4
  %38 = add nsw i32 %37, %36
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %39
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !4
  %42 = mul nsw i32 %31, %26
  %43 = add nsw i32 %42, -1
  %44 = ashr i32 %43, 4
  %45 = add nsw i32 %44, %43
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %46
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !4
  %49 = add i32 %48, %41
  store i32 %49, ptr addrspace(3) %47, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %34, %30
  %51 = shl nsw i32 %31, 1
  %52 = lshr i32 %32, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %27, label %30

54:                                               ; preds = %27
  %55 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blelloch.t, i64 536), align 4, !tbaa !4
  %56 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %56
  store i32 %55, ptr addrspace(1) %57, align 4, !tbaa !4
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blelloch.t, i64 536), align 4, !tbaa !4
  br label %29

58:                                               ; preds = %84
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %59 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %60 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  store i32 %59, ptr addrspace(1) %60, align 4, !tbaa !4
  %61 = load i32, ptr addrspace(3) %25, align 4, !tbaa !4
  %62 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  store i32 %61, ptr addrspace(1) %62, align 4, !tbaa !4
  ret void

63:                                               ; preds = %29, %84
  %64 = phi i32 [ %66, %84 ], [ 128, %29 ]
  %65 = phi i32 [ %85, %84 ], [ 1, %29 ]
  %66 = lshr i32 %64, 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %67 = icmp sgt i32 %65, %5
  br i1 %67, label %68, label %84

68:                                               ; preds = %63
  %69 = mul nsw i32 %66, %22
  %70 = add nsw i32 %69, -1
  %71 = ashr i32 %70, 4
  %72 = add nsw i32 %71, %70
  %73 = mul nsw i32 %66, %26
  %74 = add nsw i32 %73, -1
  %75 = ashr i32 %74, 4
  %76 = add nsw i32 %75, %74
  %77 = sext i32 %72 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %77
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !4
  %80 = sext i32 %76 to i64
  %81 = getelementptr inbounds i32, ptr addrspace(3) @blelloch.t, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4, !tbaa !4
  store i32 %82, ptr addrspace(3) %78, align 4, !tbaa !4
  %83 = add i32 %82, %79
  store i32 %83, ptr addrspace(3) %81, align 4, !tbaa !4
  br label %84

84:                                               ; preds = %63, %68
  %85 = shl nuw nsw i32 %65, 1
  %86 = icmp samesign ult i32 %65, 64
  br i1 %86, label %63, label %58
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @by_sub_groups(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_addj(i32 noundef %7) #5
  %9 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %10 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %11 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %12 = add i32 %11, -1
  %13 = icmp eq i32 %10, %12
  br i1 %13, label %14, label %17

14:                                               ; preds = %4
  %15 = zext i32 %9 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %15
  store i32 %8, ptr addrspace(3) %16, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %14, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = icmp eq i32 %9, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %27, %17
  %20 = phi i32 [ 0, %17 ], [ %33, %27 ]
  %21 = add i32 %20, %8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %25 = add i64 %24, -1
  %26 = icmp eq i64 %23, %25
  br i1 %26, label %36, label %39

27:                                               ; preds = %17, %27
  %28 = phi i32 [ %34, %27 ], [ 0, %17 ]
  %29 = phi i32 [ %33, %27 ], [ 0, %17 ]
  %30 = zext i32 %28 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %30
  %32 = load i32, ptr addrspace(3) %31, align 4, !tbaa !4
  %33 = add i32 %32, %29
  %34 = add nuw i32 %28, 1
  %35 = icmp ult i32 %34, %9
  br i1 %35, label %27, label %19

36:                                               ; preds = %19
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %37
  store i32 %21, ptr addrspace(1) %38, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %19, %36
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_by_sub_groups(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_addj(i32 noundef %7) #5
  %9 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %10 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %11 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %12 = add i32 %11, -1
  %13 = icmp eq i32 %10, %12
  br i1 %13, label %14, label %17

14:                                               ; preds = %4
  %15 = zext i32 %9 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %15
  store i32 %8, ptr addrspace(3) %16, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %14, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = icmp eq i32 %9, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %27, %17
  %20 = phi i32 [ 0, %17 ], [ %33, %27 ]
  %21 = add i32 %20, %8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %25 = add i64 %24, -1
  %26 = icmp eq i64 %23, %25
  br i1 %26, label %36, label %39

27:                                               ; preds = %17, %27
  %28 = phi i32 [ %34, %27 ], [ 0, %17 ]
  %29 = phi i32 [ %33, %27 ], [ 0, %17 ]
  %30 = zext i32 %28 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %30
  %32 = load i32, ptr addrspace(3) %31, align 4, !tbaa !4
  %33 = add i32 %32, %29
  %34 = add nuw i32 %28, 1
  %35 = icmp ult i32 %34, %9
  br i1 %35, label %27, label %19

36:                                               ; preds = %19
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %37
  store i32 %21, ptr addrspace(1) %38, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %36, %19
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z28sub_group_scan_inclusive_addj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16get_sub_group_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"uint*"}
!11 = !{!"const", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 3}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!15 = !{!"const", !"", !"", !""}
