; ModuleID = 'corpus/opencl/sort_bitonic.cl'
source_filename = "corpus/opencl/sort_bitonic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@bitonic_local.lk = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@bitonic_local.lv = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@odd_even_sort.s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bitonic_local(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %7 = shl i64 %6, 7
  %8 = and i64 %4, 4294967295
  %9 = add i64 %7, %8
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %12 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %8
  store i32 %12, ptr addrspace(3) %13, align 4, !tbaa !4
  %14 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %8
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = add i32 %5, 64
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %19
  store i32 %17, ptr addrspace(3) %20, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 256
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %19
  store i32 %22, ptr addrspace(3) %23, align 4, !tbaa !4
  %24 = shl i32 %5, 1
  br label %25

25:                                               ; preds = %3, %32
  %26 = phi i32 [ 2, %3 ], [ %33, %32 ]
  %27 = lshr exact i32 %26, 1
  %28 = and i32 %27, %5
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i32
  %31 = xor i32 %2, %30
  br label %35

32:                                               ; preds = %55
  %33 = shl nuw nsw i32 %26, 1
  %34 = icmp samesign ult i32 %26, 64
  br i1 %34, label %25, label %58

35:                                               ; preds = %25, %55
  %36 = phi i32 [ %27, %25 ], [ %56, %55 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %37 = add nsw i32 %36, -1
  %38 = and i32 %37, %5
  %39 = sub i32 %24, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %40
  %42 = add i32 %39, %36
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %43
  %45 = load i32, ptr addrspace(3) %41, align 4, !tbaa !4
  %46 = load i32, ptr addrspace(3) %44, align 4, !tbaa !4
  %47 = icmp ugt i32 %45, %46
  %48 = zext i1 %47 to i32
  %49 = icmp eq i32 %31, %48
  br i1 %49, label %50, label %55

50:                                               ; preds = %35
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %43
  %52 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %40
  store i32 %46, ptr addrspace(3) %41, align 4, !tbaa !4
  store i32 %45, ptr addrspace(3) %44, align 4, !tbaa !4
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !4
  %54 = load i32, ptr addrspace(3) %51, align 4, !tbaa !4
  store i32 %54, ptr addrspace(3) %52, align 4, !tbaa !4
  store i32 %53, ptr addrspace(3) %51, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %35, %50
  %56 = lshr i32 %36, 1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %32, label %35

58:                                               ; preds = %32, %78
  %59 = phi i32 [ %79, %78 ], [ 64, %32 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %60 = add nsw i32 %59, -1
  %61 = and i32 %60, %5
  %62 = sub i32 %24, %61
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %63
  %65 = add i32 %62, %59
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %66
  %68 = load i32, ptr addrspace(3) %64, align 4, !tbaa !4
  %69 = load i32, ptr addrspace(3) %67, align 4, !tbaa !4
  %70 = icmp ugt i32 %68, %69
  %71 = zext i1 %70 to i32
  %72 = icmp eq i32 %2, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %58
  %74 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %66
  %75 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %63
  store i32 %69, ptr addrspace(3) %64, align 4, !tbaa !4
  store i32 %68, ptr addrspace(3) %67, align 4, !tbaa !4
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !4
  %77 = load i32, ptr addrspace(3) %74, align 4, !tbaa !4
  store i32 %77, ptr addrspace(3) %75, align 4, !tbaa !4
  store i32 %76, ptr addrspace(3) %74, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %58, %73
  %79 = lshr i32 %59, 1
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %58

81:                                               ; preds = %78
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %82 = load i32, ptr addrspace(3) %13, align 4, !tbaa !4
  store i32 %82, ptr addrspace(1) %10, align 4, !tbaa !4
  %83 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  store i32 %83, ptr addrspace(1) %11, align 4, !tbaa !4
  %84 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  store i32 %84, ptr addrspace(1) %16, align 4, !tbaa !4
  %85 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  store i32 %85, ptr addrspace(1) %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic_local(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %7 = shl i64 %6, 7
  %8 = and i64 %4, 4294967295
  %9 = add i64 %7, %8
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %12 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %8
  store i32 %12, ptr addrspace(3) %13, align 4, !tbaa !4
  %14 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %8
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = add i32 %5, 64
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %19
  store i32 %17, ptr addrspace(3) %20, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 256
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %19
  store i32 %22, ptr addrspace(3) %23, align 4, !tbaa !4
  %24 = shl i32 %5, 1
  br label %25

25:                                               ; preds = %3, %32
  %26 = phi i32 [ 2, %3 ], [ %33, %32 ]
  %27 = lshr exact i32 %26, 1
  %28 = and i32 %27, %5
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i32
  %31 = xor i32 %2, %30
  br label %35

32:                                               ; preds = %55
  %33 = shl nuw nsw i32 %26, 1
  %34 = icmp samesign ult i32 %26, 64
  br i1 %34, label %25, label %63

35:                                               ; preds = %25, %55
  %36 = phi i32 [ %27, %25 ], [ %56, %55 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %37 = add nsw i32 %36, -1
  %38 = and i32 %37, %5
  %39 = sub i32 %24, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %40
  %42 = add i32 %39, %36
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %43
  %45 = load i32, ptr addrspace(3) %41, align 4, !tbaa !4
  %46 = load i32, ptr addrspace(3) %44, align 4, !tbaa !4
  %47 = icmp ugt i32 %45, %46
  %48 = zext i1 %47 to i32
  %49 = icmp eq i32 %31, %48
  br i1 %49, label %50, label %55

50:                                               ; preds = %35
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %43
  %52 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %40
  store i32 %46, ptr addrspace(3) %41, align 4, !tbaa !4
  store i32 %45, ptr addrspace(3) %44, align 4, !tbaa !4
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !4
  %54 = load i32, ptr addrspace(3) %51, align 4, !tbaa !4
  store i32 %54, ptr addrspace(3) %52, align 4, !tbaa !4
  store i32 %53, ptr addrspace(3) %51, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %35, %50
  %56 = lshr i32 %36, 1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %32, label %35

58:                                               ; preds = %83
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %59 = load i32, ptr addrspace(3) %13, align 4, !tbaa !4
  store i32 %59, ptr addrspace(1) %10, align 4, !tbaa !4
  %60 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  store i32 %60, ptr addrspace(1) %11, align 4, !tbaa !4
  %61 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  store i32 %61, ptr addrspace(1) %16, align 4, !tbaa !4
  %62 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  store i32 %62, ptr addrspace(1) %21, align 4, !tbaa !4
  ret void

63:                                               ; preds = %32, %83
  %64 = phi i32 [ %84, %83 ], [ 64, %32 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %65 = add nsw i32 %64, -1
  %66 = and i32 %65, %5
  %67 = sub i32 %24, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %68
  %70 = add i32 %67, %64
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %71
  %73 = load i32, ptr addrspace(3) %69, align 4, !tbaa !4
  %74 = load i32, ptr addrspace(3) %72, align 4, !tbaa !4
  %75 = icmp ugt i32 %73, %74
  %76 = zext i1 %75 to i32
  %77 = icmp eq i32 %2, %76
  br i1 %77, label %78, label %83

78:                                               ; preds = %63
  %79 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %71
  %80 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %68
  store i32 %74, ptr addrspace(3) %69, align 4, !tbaa !4
  store i32 %73, ptr addrspace(3) %72, align 4, !tbaa !4
  %81 = load i32, ptr addrspace(3) %80, align 4, !tbaa !4
  %82 = load i32, ptr addrspace(3) %79, align 4, !tbaa !4
  store i32 %82, ptr addrspace(3) %80, align 4, !tbaa !4
  store i32 %81, ptr addrspace(3) %79, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %63, %78
  %84 = lshr i32 %64, 1
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %58, label %63
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @bitonic_global_step(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = lshr i32 %2, 1
  %9 = and i32 %8, %7
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i32
  %12 = xor i32 %4, %11
  %13 = shl i32 %7, 1
  %14 = add i32 %3, -1
  %15 = and i32 %14, %7
  %16 = sub i32 %13, %15
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = add i32 %16, %3
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %21
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = icmp ugt i32 %19, %23
  %29 = zext i1 %28 to i32
  %30 = icmp eq i32 %12, %29
  %31 = select i1 %30, i32 %23, i32 %19
  store i32 %31, ptr addrspace(1) %18, align 4, !tbaa !4
  %32 = select i1 %30, i32 %19, i32 %23
  store i32 %32, ptr addrspace(1) %22, align 4, !tbaa !4
  %33 = select i1 %30, i32 %27, i32 %25
  store i32 %33, ptr addrspace(1) %24, align 4, !tbaa !4
  %34 = select i1 %30, i32 %25, i32 %27
  store i32 %34, ptr addrspace(1) %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic_global_step(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = lshr i32 %2, 1
  %9 = and i32 %8, %7
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i32
  %12 = xor i32 %4, %11
  %13 = shl i32 %7, 1
  %14 = add i32 %3, -1
  %15 = and i32 %14, %7
  %16 = sub i32 %13, %15
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = add i32 %16, %3
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %21
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = icmp ugt i32 %19, %23
  %29 = zext i1 %28 to i32
  %30 = icmp eq i32 %12, %29
  %31 = select i1 %30, i32 %23, i32 %19
  store i32 %31, ptr addrspace(1) %18, align 4, !tbaa !4
  %32 = select i1 %30, i32 %19, i32 %23
  store i32 %32, ptr addrspace(1) %22, align 4, !tbaa !4
  %33 = select i1 %30, i32 %27, i32 %25
  store i32 %33, ptr addrspace(1) %24, align 4, !tbaa !4
  %34 = select i1 %30, i32 %25, i32 %27
  store i32 %34, ptr addrspace(1) %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @odd_even_sort(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 1
  %6 = icmp slt i32 %5, %1
  %7 = sext i32 %5 to i64
  br i1 %6, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !21
  br label %11

11:                                               ; preds = %2, %8
  %12 = phi float [ %10, %8 ], [ 0x7FF0000000000000, %2 ]
  %13 = getelementptr inbounds float, ptr addrspace(3) @odd_even_sort.s, i64 %7
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !21
  %14 = or disjoint i32 %5, 1
  %15 = icmp slt i32 %14, %1
  %16 = sext i32 %14 to i64
  br i1 %15, label %17, label %20

17:                                               ; preds = %11
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !21
  br label %20

20:                                               ; preds = %11, %17
  %21 = phi float [ %19, %17 ], [ 0x7FF0000000000000, %11 ]
  %22 = getelementptr inbounds float, ptr addrspace(3) @odd_even_sort.s, i64 %16
  store float %21, ptr addrspace(3) %22, align 4, !tbaa !21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %24

23:                                               ; preds = %37
  br i1 %6, label %40, label %43

24:                                               ; preds = %20, %37
  %25 = phi i32 [ 0, %20 ], [ %38, %37 ]
  %26 = and i32 %25, 1
  %27 = or disjoint i32 %26, %5
  %28 = icmp slt i32 %27, 63
  br i1 %28, label %29, label %37

29:                                               ; preds = %24
  %30 = sext i32 %27 to i64
  %31 = getelementptr inbounds float, ptr addrspace(3) @odd_even_sort.s, i64 %30
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !21
  %33 = getelementptr i8, ptr addrspace(3) %31, i64 4
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !21
  %35 = tail call spir_func float @_Z4fminff(float noundef %32, float noundef %34) #6
  store float %35, ptr addrspace(3) %31, align 4, !tbaa !21
  %36 = tail call spir_func float @_Z4fmaxff(float noundef %32, float noundef %34) #6
  store float %36, ptr addrspace(3) %33, align 4, !tbaa !21
  br label %37

37:                                               ; preds = %29, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %38 = add nuw nsw i32 %25, 1
  %39 = icmp samesign ult i32 %25, 63
  br i1 %39, label %24, label %23

40:                                               ; preds = %23
  %41 = load float, ptr addrspace(3) %13, align 4, !tbaa !21
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !21
  br label %43

43:                                               ; preds = %40, %23
  br i1 %15, label %44, label %47

44:                                               ; preds = %43
  %45 = load float, ptr addrspace(3) %22, align 4, !tbaa !21
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  store float %45, ptr addrspace(1) %46, align 4, !tbaa !21
  br label %47

47:                                               ; preds = %43, %44
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 1
  %6 = icmp slt i32 %5, %1
  %7 = sext i32 %5 to i64
  br i1 %6, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !21
  br label %11

11:                                               ; preds = %2, %8
  %12 = phi float [ %10, %8 ], [ 0x7FF0000000000000, %2 ]
  %13 = getelementptr inbounds float, ptr addrspace(3) @odd_even_sort.s, i64 %7
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !21
  %14 = or disjoint i32 %5, 1
  %15 = icmp slt i32 %14, %1
  %16 = sext i32 %14 to i64
  br i1 %15, label %17, label %20

17:                                               ; preds = %11
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !21
  br label %20

20:                                               ; preds = %11, %17
  %21 = phi float [ %19, %17 ], [ 0x7FF0000000000000, %11 ]
  %22 = getelementptr inbounds float, ptr addrspace(3) @odd_even_sort.s, i64 %16
  store float %21, ptr addrspace(3) %22, align 4, !tbaa !21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br label %24

23:                                               ; preds = %37
  br i1 %6, label %40, label %43

24:                                               ; preds = %20, %37
  %25 = phi i32 [ 0, %20 ], [ %38, %37 ]
  %26 = and i32 %25, 1
  %27 = or disjoint i32 %26, %5
  %28 = icmp slt i32 %27, 63
  br i1 %28, label %29, label %37

29:                                               ; preds = %24
  %30 = sext i32 %27 to i64
  %31 = getelementptr inbounds float, ptr addrspace(3) @odd_even_sort.s, i64 %30
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !21
  %33 = getelementptr i8, ptr addrspace(3) %31, i64 4
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !21
  %35 = tail call spir_func float @_Z4fminff(float noundef %32, float noundef %34) #6
  store float %35, ptr addrspace(3) %31, align 4, !tbaa !21
  %36 = tail call spir_func float @_Z4fmaxff(float noundef %32, float noundef %34) #6
  store float %36, ptr addrspace(3) %33, align 4, !tbaa !21
  br label %37

37:                                               ; preds = %29, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %38 = add nuw nsw i32 %25, 1
  %39 = icmp samesign ult i32 %25, 63
  br i1 %39, label %24, label %23

40:                                               ; preds = %23
  %41 = load float, ptr addrspace(3) %13, align 4, !tbaa !21
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !21
  br label %43

43:                                               ; preds = %40, %23
  br i1 %15, label %44, label %47

44:                                               ; preds = %43
  %45 = load float, ptr addrspace(3) %22, align 4, !tbaa !21
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  store float %45, ptr addrspace(1) %46, align 4, !tbaa !21
  br label %47

47:                                               ; preds = %44, %43
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"uint"}
!11 = !{!"", !"", !""}
!12 = !{i32 64, i32 1, i32 1}
!13 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!14 = !{!"none", !"none", !"none", !"none", !"none"}
!15 = !{!"uint*", !"uint*", !"uint", !"uint", !"uint"}
!16 = !{!"", !"", !"", !"", !""}
!17 = !{i32 1, i32 0}
!18 = !{!"none", !"none"}
!19 = !{!"float*", !"int"}
!20 = !{!"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !6, i64 0}
