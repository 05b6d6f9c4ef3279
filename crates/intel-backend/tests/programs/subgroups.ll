target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @numbers(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z20get_global_linear_idv() #5
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %5 = shl i32 %3, 3
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %4, ptr addrspace(1) %7, align 4, !tbaa !4
  %8 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %9 = or disjoint i32 %5, 1
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  store i32 %8, ptr addrspace(1) %11, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %13 = or disjoint i32 %5, 2
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i32 @_Z27get_enqueued_num_sub_groupsv() #5
  %17 = or disjoint i32 %5, 3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %21 = or disjoint i32 %5, 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %25 = or disjoint i32 %5, 5
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 3) #5
  %28 = tail call spir_func i32 @_Z19sub_group_broadcastjj(i32 noundef %3, i32 noundef 3) #5
  %29 = or disjoint i32 %5, 6
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !4
  %32 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %33 = trunc i64 %32 to i32
  %34 = add i32 %33, 1
  %35 = tail call spir_func i32 @_Z19sub_group_broadcastjj(i32 noundef %3, i32 noundef %34) #5
  %36 = or disjoint i32 %5, 7
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_numbers(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z20get_global_linear_idv() #5
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %5 = shl i32 %3, 3
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %4, ptr addrspace(1) %7, align 4, !tbaa !4
  %8 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %9 = or disjoint i32 %5, 1
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  store i32 %8, ptr addrspace(1) %11, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %13 = or disjoint i32 %5, 2
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i32 @_Z27get_enqueued_num_sub_groupsv() #5
  %17 = or disjoint i32 %5, 3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %21 = or disjoint i32 %5, 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %25 = or disjoint i32 %5, 5
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !4
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 3) #5
  %28 = tail call spir_func i32 @_Z19sub_group_broadcastjj(i32 noundef %3, i32 noundef 3) #5
  %29 = or disjoint i32 %5, 6
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !4
  %32 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %33 = trunc i64 %32 to i32
  %34 = add i32 %33, 1
  %35 = tail call spir_func i32 @_Z19sub_group_broadcastjj(i32 noundef %3, i32 noundef %34) #5
  %36 = or disjoint i32 %5, 7
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @together(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %11) #5
  %13 = mul nsw i32 %8, 12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %11) #5
  %17 = getelementptr i8, ptr addrspace(1) %15, i64 4
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = tail call spir_func i32 @_Z20sub_group_reduce_maxj(i32 noundef %11) #5
  %19 = getelementptr i8, ptr addrspace(1) %15, i64 8
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef %11) #5
  %21 = getelementptr i8, ptr addrspace(1) %15, i64 12
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %11) #5
  %23 = getelementptr i8, ptr addrspace(1) %15, i64 16
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 noundef %11) #5
  %25 = getelementptr i8, ptr addrspace(1) %15, i64 20
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_minj(i32 noundef %11) #5
  %27 = getelementptr i8, ptr addrspace(1) %15, i64 24
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = icmp sgt i32 %11, -50
  %29 = zext i1 %28 to i32
  %30 = tail call spir_func i32 @_Z13sub_group_alli(i32 noundef %29) #5
  %31 = icmp sgt i32 %11, 95
  %32 = zext i1 %31 to i32
  %33 = tail call spir_func i32 @_Z13sub_group_anyi(i32 noundef %32) #5
  %34 = shl nsw i32 %33, 1
  %35 = add nsw i32 %34, %30
  %36 = getelementptr i8, ptr addrspace(1) %15, i64 28
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !4
  %37 = and i32 %11, 1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %6
  %40 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %11) #5
  %41 = mul nsw i32 %40, 3
  %42 = tail call spir_func i32 @_Z15sub_group_electv() #5
  %43 = add nsw i32 %41, %42
  br label %46

44:                                               ; preds = %6
  %45 = tail call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %11) #5
  br label %46

46:                                               ; preds = %44, %39
  %47 = phi i32 [ %43, %39 ], [ %45, %44 ]
  %48 = getelementptr i8, ptr addrspace(1) %15, i64 32
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !4
  %49 = icmp sgt i32 %11, 0
  %50 = zext i1 %49 to i32
  %51 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %50) #5
  %52 = extractelement <4 x i32> %51, i64 0
  %53 = getelementptr i8, ptr addrspace(1) %15, i64 36
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !4
  %54 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 1) #5
  %55 = getelementptr i8, ptr addrspace(1) %15, i64 40
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !4
  %56 = getelementptr i8, ptr addrspace(1) %15, i64 44
  %57 = and i32 %11, 3
  store i32 0, ptr addrspace(1) %56, align 4, !tbaa !4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %66, label %59

59:                                               ; preds = %46, %59
  %60 = phi i32 [ %61, %59 ], [ 0, %46 ]
  %61 = add nuw nsw i32 %60, 1
  %62 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %61) #5
  %63 = load i32, ptr addrspace(1) %56, align 4, !tbaa !4
  %64 = add nsw i32 %63, %62
  store i32 %64, ptr addrspace(1) %56, align 4, !tbaa !4
  %65 = icmp samesign ult i32 %61, %57
  br i1 %65, label %59, label %66

66:                                               ; preds = %59, %46
  %67 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %9
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !16
  %69 = tail call spir_func float @_Z20sub_group_reduce_maxf(float noundef %68) #5
  %70 = mul nsw i32 %8, 3
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %71
  store float %69, ptr addrspace(1) %72, align 4, !tbaa !16
  %73 = load float, ptr addrspace(1) %67, align 4, !tbaa !16
  %74 = tail call spir_func float @_Z28sub_group_scan_inclusive_minf(float noundef %73) #5
  %75 = add nsw i32 %70, 1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %76
  store float %74, ptr addrspace(1) %77, align 4, !tbaa !16
  %78 = sitofp i32 %11 to float
  %79 = tail call spir_func float @_Z28sub_group_scan_exclusive_addf(float noundef %78) #5
  %80 = add nsw i32 %70, 2
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %81
  store float %79, ptr addrspace(1) %82, align 4, !tbaa !16
  %83 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 %9
  %84 = load i64, ptr addrspace(1) %83, align 8, !tbaa !18
  %85 = tail call spir_func i64 @_Z20sub_group_reduce_addl(i64 noundef %84) #5
  %86 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %71
  store i64 %85, ptr addrspace(1) %86, align 8, !tbaa !18
  %87 = load i64, ptr addrspace(1) %83, align 8, !tbaa !18
  %88 = tail call spir_func i64 @_Z28sub_group_scan_exclusive_minl(i64 noundef %87) #5
  %89 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %76
  store i64 %88, ptr addrspace(1) %89, align 8, !tbaa !18
  %90 = load i64, ptr addrspace(1) %83, align 8, !tbaa !18
  %91 = tail call spir_func i64 @_Z28sub_group_scan_inclusive_addl(i64 noundef %90) #5
  %92 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %81
  store i64 %91, ptr addrspace(1) %92, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_together(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %11) #5
  %13 = mul nsw i32 %8, 12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %11) #5
  %17 = getelementptr i8, ptr addrspace(1) %15, i64 4
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = tail call spir_func i32 @_Z20sub_group_reduce_maxj(i32 noundef %11) #5
  %19 = getelementptr i8, ptr addrspace(1) %15, i64 8
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef %11) #5
  %21 = getelementptr i8, ptr addrspace(1) %15, i64 12
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %11) #5
  %23 = getelementptr i8, ptr addrspace(1) %15, i64 16
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 noundef %11) #5
  %25 = getelementptr i8, ptr addrspace(1) %15, i64 20
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_minj(i32 noundef %11) #5
  %27 = getelementptr i8, ptr addrspace(1) %15, i64 24
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = icmp sgt i32 %11, -50
  %29 = zext i1 %28 to i32
  %30 = tail call spir_func i32 @_Z13sub_group_alli(i32 noundef %29) #5
  %31 = icmp sgt i32 %11, 95
  %32 = zext i1 %31 to i32
  %33 = tail call spir_func i32 @_Z13sub_group_anyi(i32 noundef %32) #5
  %34 = shl nsw i32 %33, 1
  %35 = add nsw i32 %34, %30
  %36 = getelementptr i8, ptr addrspace(1) %15, i64 28
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !4
  %37 = and i32 %11, 1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %6
  %40 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %11) #5
  %41 = mul nsw i32 %40, 3
  %42 = tail call spir_func i32 @_Z15sub_group_electv() #5
  %43 = add nsw i32 %41, %42
  br label %46

44:                                               ; preds = %6
  %45 = tail call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %11) #5
  br label %46

46:                                               ; preds = %44, %39
  %47 = phi i32 [ %43, %39 ], [ %45, %44 ]
  %48 = getelementptr i8, ptr addrspace(1) %15, i64 32
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !4
  %49 = icmp sgt i32 %11, 0
  %50 = zext i1 %49 to i32
  %51 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %50) #5
  %52 = extractelement <4 x i32> %51, i64 0
  %53 = getelementptr i8, ptr addrspace(1) %15, i64 36
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !4
  %54 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef 1) #5
  %55 = getelementptr i8, ptr addrspace(1) %15, i64 40
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !4
  %56 = getelementptr i8, ptr addrspace(1) %15, i64 44
  %57 = and i32 %11, 3
  store i32 0, ptr addrspace(1) %56, align 4, !tbaa !4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %86

59:                                               ; preds = %86, %46
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %9
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !16
  %62 = tail call spir_func float @_Z20sub_group_reduce_maxf(float noundef %61) #5
  %63 = mul nsw i32 %8, 3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %64
  store float %62, ptr addrspace(1) %65, align 4, !tbaa !16
  %66 = load float, ptr addrspace(1) %60, align 4, !tbaa !16
  %67 = tail call spir_func float @_Z28sub_group_scan_inclusive_minf(float noundef %66) #5
  %68 = add nsw i32 %63, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %69
  store float %67, ptr addrspace(1) %70, align 4, !tbaa !16
  %71 = sitofp i32 %11 to float
  %72 = tail call spir_func float @_Z28sub_group_scan_exclusive_addf(float noundef %71) #5
  %73 = add nsw i32 %63, 2
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %74
  store float %72, ptr addrspace(1) %75, align 4, !tbaa !16
  %76 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 %9
  %77 = load i64, ptr addrspace(1) %76, align 8, !tbaa !18
  %78 = tail call spir_func i64 @_Z20sub_group_reduce_addl(i64 noundef %77) #5
  %79 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %64
  store i64 %78, ptr addrspace(1) %79, align 8, !tbaa !18
  %80 = load i64, ptr addrspace(1) %76, align 8, !tbaa !18
  %81 = tail call spir_func i64 @_Z28sub_group_scan_exclusive_minl(i64 noundef %80) #5
  %82 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %69
  store i64 %81, ptr addrspace(1) %82, align 8, !tbaa !18
  %83 = load i64, ptr addrspace(1) %76, align 8, !tbaa !18
  %84 = tail call spir_func i64 @_Z28sub_group_scan_inclusive_addl(i64 noundef %83) #5
  %85 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %74
  store i64 %84, ptr addrspace(1) %85, align 8, !tbaa !18
  ret void

86:                                               ; preds = %46, %86
  %87 = phi i32 [ %88, %86 ], [ 0, %46 ]
  %88 = add nuw nsw i32 %87, 1
  %89 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %88) #5
  %90 = load i32, ptr addrspace(1) %56, align 4, !tbaa !4
  %91 = add nsw i32 %90, %89
  store i32 %91, ptr addrspace(1) %56, align 4, !tbaa !4
  %92 = icmp samesign ult i32 %88, %57
  br i1 %92, label %86, label %59
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @shuffles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %8 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = mul i32 %7, 5
  %13 = add i32 %12, 3
  %14 = add i32 %8, -1
  %15 = and i32 %13, %14
  %16 = tail call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %11, i32 noundef %15) #5
  %17 = mul nsw i32 %6, 10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %21 = and i32 %20, %14
  %22 = tail call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %11, i32 noundef %21) #5
  %23 = getelementptr i8, ptr addrspace(1) %19, i64 4
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %11, i32 noundef 1) #5
  %25 = getelementptr i8, ptr addrspace(1) %19, i64 8
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %11, i32 noundef 4) #5
  %27 = getelementptr i8, ptr addrspace(1) %19, i64 12
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = shl nsw i32 %11, 1
  %29 = tail call spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 noundef %11, i32 noundef %28, i32 noundef 3) #5
  %30 = getelementptr i8, ptr addrspace(1) %19, i64 16
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = tail call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef %11, i32 noundef %28, i32 noundef 2) #5
  %32 = getelementptr i8, ptr addrspace(1) %19, i64 20
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !4
  %33 = tail call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %11, i32 noundef 5) #5
  %34 = getelementptr i8, ptr addrspace(1) %19, i64 24
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  %35 = trunc i32 %11 to i16
  %36 = xor i32 %7, 2
  %37 = tail call spir_func signext i16 @_Z23intel_sub_group_shufflesj(i16 noundef signext %35, i32 noundef %36) #5
  %38 = sext i16 %37 to i32
  %39 = getelementptr i8, ptr addrspace(1) %19, i64 28
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !4
  %40 = add nsw i32 %11, 7
  %41 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %42 = trunc i64 %41 to i32
  %43 = add i32 %42, 1
  %44 = tail call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef %11, i32 noundef %40, i32 noundef %43) #5
  %45 = getelementptr i8, ptr addrspace(1) %19, i64 32
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = lshr i32 %8, 1
  %47 = tail call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %11, i32 noundef %46) #5
  %48 = getelementptr i8, ptr addrspace(1) %19, i64 36
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !4
  %49 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %9
  %50 = load <4 x float>, ptr addrspace(1) %49, align 16, !tbaa !25
  %51 = tail call spir_func <4 x float> @_Z27intel_sub_group_shuffle_xorDv4_fj(<4 x float> noundef %50, i32 noundef 2) #5
  store <4 x float> %51, ptr addrspace(1) %49, align 16, !tbaa !25
  %52 = getelementptr inbounds i64, ptr addrspace(1) %3, i64 %9
  %53 = load i64, ptr addrspace(1) %52, align 8, !tbaa !18
  %54 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %55 = and i32 %54, %14
  %56 = tail call spir_func i64 @_Z23intel_sub_group_shufflelj(i64 noundef %53, i32 noundef %55) #5
  %57 = load i64, ptr addrspace(1) %52, align 8, !tbaa !18
  %58 = tail call spir_func i64 @_Z27intel_sub_group_shuffle_xorlj(i64 noundef %57, i32 noundef 1) #5
  %59 = add nsw i64 %58, %56
  store i64 %59, ptr addrspace(1) %52, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_shuffles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %8 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = mul i32 %7, 5
  %13 = add i32 %12, 3
  %14 = add i32 %8, -1
  %15 = and i32 %13, %14
  %16 = tail call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %11, i32 noundef %15) #5
  %17 = mul nsw i32 %6, 10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %21 = and i32 %20, %14
  %22 = tail call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %11, i32 noundef %21) #5
  %23 = getelementptr i8, ptr addrspace(1) %19, i64 4
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %11, i32 noundef 1) #5
  %25 = getelementptr i8, ptr addrspace(1) %19, i64 8
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %11, i32 noundef 4) #5
  %27 = getelementptr i8, ptr addrspace(1) %19, i64 12
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = shl nsw i32 %11, 1
  %29 = tail call spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 noundef %11, i32 noundef %28, i32 noundef 3) #5
  %30 = getelementptr i8, ptr addrspace(1) %19, i64 16
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = tail call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef %11, i32 noundef %28, i32 noundef 2) #5
  %32 = getelementptr i8, ptr addrspace(1) %19, i64 20
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !4
  %33 = tail call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef %11, i32 noundef 5) #5
  %34 = getelementptr i8, ptr addrspace(1) %19, i64 24
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  %35 = trunc i32 %11 to i16
  %36 = xor i32 %7, 2
  %37 = tail call spir_func signext i16 @_Z23intel_sub_group_shufflesj(i16 noundef signext %35, i32 noundef %36) #5
  %38 = sext i16 %37 to i32
  %39 = getelementptr i8, ptr addrspace(1) %19, i64 28
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !4
  %40 = add nsw i32 %11, 7
  %41 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %42 = trunc i64 %41 to i32
  %43 = add i32 %42, 1
  %44 = tail call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef %11, i32 noundef %40, i32 noundef %43) #5
  %45 = getelementptr i8, ptr addrspace(1) %19, i64 32
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = lshr i32 %8, 1
  %47 = tail call spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef %11, i32 noundef %46) #5
  %48 = getelementptr i8, ptr addrspace(1) %19, i64 36
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !4
  %49 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %9
  %50 = load <4 x float>, ptr addrspace(1) %49, align 16, !tbaa !25
  %51 = tail call spir_func <4 x float> @_Z27intel_sub_group_shuffle_xorDv4_fj(<4 x float> noundef %50, i32 noundef 2) #5
  store <4 x float> %51, ptr addrspace(1) %49, align 16, !tbaa !25
  %52 = getelementptr inbounds i64, ptr addrspace(1) %3, i64 %9
  %53 = load i64, ptr addrspace(1) %52, align 8, !tbaa !18
  %54 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %55 = and i32 %54, %14
  %56 = tail call spir_func i64 @_Z23intel_sub_group_shufflelj(i64 noundef %53, i32 noundef %55) #5
  %57 = load i64, ptr addrspace(1) %52, align 8, !tbaa !18
  %58 = tail call spir_func i64 @_Z27intel_sub_group_shuffle_xorlj(i64 noundef %57, i32 noundef 1) #5
  %59 = add nsw i64 %58, %56
  store i64 %59, ptr addrspace(1) %52, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %5 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %6 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %7 = trunc i64 %4 to i32
  %8 = mul i32 %5, %7
  %9 = add i32 %8, %6
  %10 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %11 = mul i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = tail call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) noundef %13) #5
  %15 = shl i32 %9, 2
  %16 = mul i32 %15, %10
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = tail call spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) noundef %18) #5
  %20 = mul <4 x i32> %19, <i32 3, i32 5, i32 7, i32 11>
  %21 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %20)
  %22 = add i32 %21, %14
  %23 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  store i32 %22, ptr addrspace(1) %24, align 4, !tbaa !4
  %25 = shl i32 %9, 1
  %26 = mul i32 %25, %10
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %27
  %29 = shufflevector <4 x i32> %19, <4 x i32> poison, <2 x i32> <i32 poison, i32 3>
  %30 = insertelement <2 x i32> %29, i32 %14, i64 0
  tail call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) noundef %28, <2 x i32> noundef %30) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %5 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %6 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %7 = trunc i64 %4 to i32
  %8 = mul i32 %5, %7
  %9 = add i32 %8, %6
  %10 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %11 = mul i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = tail call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) noundef %13) #5
  %15 = shl i32 %9, 2
  %16 = mul i32 %15, %10
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = tail call spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) noundef %18) #5
  %20 = mul <4 x i32> %19, <i32 3, i32 5, i32 7, i32 11>
  %21 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %20)
  %22 = add i32 %21, %14
  %23 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  store i32 %22, ptr addrspace(1) %24, align 4, !tbaa !4
  %25 = shl i32 %9, 1
  %26 = mul i32 %25, %10
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %27
  %29 = shufflevector <4 x i32> %19, <4 x i32> poison, <2 x i32> <i32 poison, i32 3>
  %30 = insertelement <2 x i32> %29, i32 %14, i64 0
  tail call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) noundef %28, <2 x i32> noundef %30) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @ballots(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = and i32 %7, 4
  %9 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %8) #5
  %10 = tail call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %9) #6
  %11 = shl nsw i32 %4, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  store i32 %10, ptr addrspace(1) %13, align 4, !tbaa !4
  %14 = tail call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %9) #5
  %15 = getelementptr i8, ptr addrspace(1) %13, i64 4
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = extractelement <4 x i32> %9, i64 0
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %2
  %19 = tail call spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef %9) #5
  %20 = getelementptr i8, ptr addrspace(1) %13, i64 8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = tail call spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef %9) #5
  br label %24

22:                                               ; preds = %2
  %23 = getelementptr i8, ptr addrspace(1) %13, i64 8
  store i32 99, ptr addrspace(1) %23, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %18, %22
  %25 = phi i32 [ %21, %18 ], [ 99, %22 ]
  %26 = getelementptr i8, ptr addrspace(1) %13, i64 12
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = tail call spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef %9) #6
  %28 = getelementptr i8, ptr addrspace(1) %13, i64 16
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  %29 = tail call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() #6
  %30 = extractelement <4 x i32> %29, i64 0
  %31 = getelementptr i8, ptr addrspace(1) %13, i64 20
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !4
  %32 = tail call spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() #6
  %33 = extractelement <4 x i32> %32, i64 0
  %34 = getelementptr i8, ptr addrspace(1) %13, i64 24
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  %35 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %36 = tail call spir_func i32 @_Z16sub_group_rotateii(i32 noundef %35, i32 noundef 5) #5
  %37 = getelementptr i8, ptr addrspace(1) %13, i64 28
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_ballots(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = and i32 %7, 4
  %9 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %8) #5
  %10 = tail call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %9) #6
  %11 = shl nsw i32 %4, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  store i32 %10, ptr addrspace(1) %13, align 4, !tbaa !4
  %14 = tail call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %9) #5
  %15 = getelementptr i8, ptr addrspace(1) %13, i64 4
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = extractelement <4 x i32> %9, i64 0
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %2
  %19 = tail call spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef %9) #5
  %20 = getelementptr i8, ptr addrspace(1) %13, i64 8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = tail call spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef %9) #5
  br label %24

22:                                               ; preds = %2
  %23 = getelementptr i8, ptr addrspace(1) %13, i64 8
  store i32 99, ptr addrspace(1) %23, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %22, %18
  %25 = phi i32 [ %21, %18 ], [ 99, %22 ]
  %26 = getelementptr i8, ptr addrspace(1) %13, i64 12
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = tail call spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef %9) #6
  %28 = getelementptr i8, ptr addrspace(1) %13, i64 16
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  %29 = tail call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() #6
  %30 = extractelement <4 x i32> %29, i64 0
  %31 = getelementptr i8, ptr addrspace(1) %13, i64 20
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !4
  %32 = tail call spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() #6
  %33 = extractelement <4 x i32> %32, i64 0
  %34 = getelementptr i8, ptr addrspace(1) %13, i64 24
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  %35 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %36 = tail call spir_func i32 @_Z16sub_group_rotateii(i32 noundef %35, i32 noundef 5) #5
  %37 = getelementptr i8, ptr addrspace(1) %13, i64 28
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z22get_max_sub_group_sizev() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z18get_num_sub_groupsv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z27get_enqueued_num_sub_groupsv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16get_sub_group_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17sub_group_barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z19sub_group_broadcastjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20sub_group_reduce_maxj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z28sub_group_scan_inclusive_minj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z13sub_group_alli(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z13sub_group_anyi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z15sub_group_electv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z20sub_group_reduce_maxf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z28sub_group_scan_inclusive_minf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z28sub_group_scan_exclusive_addf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20sub_group_reduce_addl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z28sub_group_scan_exclusive_minl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z28sub_group_scan_inclusive_addl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z23intel_sub_group_shuffleij(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func signext i16 @_Z23intel_sub_group_shufflesj(i16 noundef signext, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func <4 x float> @_Z27intel_sub_group_shuffle_xorDv4_fj(<4 x float> noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z23intel_sub_group_shufflelj(i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z27intel_sub_group_shuffle_xorlj(i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) noundef, <2 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16sub_group_rotateii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"uint*"}
!11 = !{!""}
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"float*", !"long*", !"int*", !"float*", !"long*"}
!15 = !{!"const", !"const", !"const", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !6, i64 0}
!20 = !{i32 1, i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none"}
!22 = !{!"int*", !"int*", !"float4*", !"long*"}
!23 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*", !"long*"}
!24 = !{!"const", !"", !"", !""}
!25 = !{!6, !6, i64 0}
!26 = !{i32 1, i32 1, i32 1}
!27 = !{!"none", !"none", !"none"}
!28 = !{!"uint*", !"uint*", !"uint*"}
!29 = !{!"const", !"", !""}
!30 = !{i32 1, i32 1}
!31 = !{!"none", !"none"}
!32 = !{!"int*", !"int*"}
!33 = !{!"const", !""}
