; ModuleID = 'corpus/opencl/sort_radix.cl'
source_filename = "corpus/opencl/sort_radix.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@radix_reduce.lmem = internal addrspace(3) global [32 x i32] undef, align 4
@radix_top_scan.lmem = internal addrspace(3) global [64 x i32] undef, align 4
@radix_top_scan.s_seed = internal addrspace(3) global i32 undef, align 4
@radix_scatter.lmem = internal addrspace(3) global [128 x i32] undef, align 4
@radix_scatter.total = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @radix_reduce(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_radix_reduce(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_radix_reduce(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [16 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %17 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %9, align 4
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #8
  %22 = add i64 %20, %21
  %23 = sub i64 %22, 1
  %24 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #8
  %25 = udiv i64 %23, %24
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %10, align 4
  %27 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %11, align 4
  %35 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %36 = add i64 %35, 1
  %37 = trunc i64 %36 to i32
  %38 = load i32, ptr %10, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %7, align 4
  %41 = call i32 @_Z3minii(i32 noundef %39, i32 noundef %40) #8
  store i32 %41, ptr %12, align 4
  store i32 0, ptr %14, align 4
  br label %42

42:                                               ; preds = %49, %4
  %43 = load i32, ptr %14, align 4
  %44 = icmp slt i32 %43, 16
  br i1 %44, label %45, label %52

45:                                               ; preds = %42
  %46 = load i32, ptr %14, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %47
  store i32 0, ptr %48, align 4
  br label %49

49:                                               ; preds = %45
  %50 = load i32, ptr %14, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %14, align 4
  br label %42

52:                                               ; preds = %42
  br label %53

53:                                               ; preds = %57, %52
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %12, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %76

57:                                               ; preds = %53
  %58 = load ptr addrspace(1), ptr %5, align 8
  %59 = load i32, ptr %11, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %58, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4
  %63 = load i32, ptr %8, align 4
  %64 = and i32 %63, 31
  %65 = lshr i32 %62, %64
  %66 = and i32 %65, 15
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [16 x i32], ptr %13, i64 0, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 4
  %71 = call i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = add i64 %73, %71
  %75 = trunc i64 %74 to i32
  store i32 %75, ptr %11, align 4
  br label %53

76:                                               ; preds = %53
  store i32 0, ptr %15, align 4
  br label %77

77:                                               ; preds = %128, %76
  %78 = load i32, ptr %15, align 4
  %79 = icmp slt i32 %78, 16
  br i1 %79, label %80, label %131

80:                                               ; preds = %77
  %81 = load i32, ptr %15, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = load i32, ptr %9, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [32 x i32], ptr addrspace(3) @radix_reduce.lmem, i64 0, i64 %86
  store i32 %84, ptr addrspace(3) %87, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %88 = call i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %89 = udiv i64 %88, 2
  %90 = trunc i64 %89 to i32
  store i32 %90, ptr %16, align 4
  br label %91

91:                                               ; preds = %111, %80
  %92 = load i32, ptr %16, align 4
  %93 = icmp ugt i32 %92, 0
  br i1 %93, label %94, label %114

94:                                               ; preds = %91
  %95 = load i32, ptr %9, align 4
  %96 = load i32, ptr %16, align 4
  %97 = icmp ult i32 %95, %96
  br i1 %97, label %98, label %110

98:                                               ; preds = %94
  %99 = load i32, ptr %9, align 4
  %100 = load i32, ptr %16, align 4
  %101 = add i32 %99, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @radix_reduce.lmem, i64 0, i64 %102
  %104 = load i32, ptr addrspace(3) %103, align 4
  %105 = load i32, ptr %9, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [32 x i32], ptr addrspace(3) @radix_reduce.lmem, i64 0, i64 %106
  %108 = load i32, ptr addrspace(3) %107, align 4
  %109 = add i32 %108, %104
  store i32 %109, ptr addrspace(3) %107, align 4
  br label %110

110:                                              ; preds = %98, %94
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %111

111:                                              ; preds = %110
  %112 = load i32, ptr %16, align 4
  %113 = lshr i32 %112, 1
  store i32 %113, ptr %16, align 4
  br label %91

114:                                              ; preds = %91
  %115 = load i32, ptr %9, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %127

117:                                              ; preds = %114
  %118 = load i32, ptr addrspace(3) @radix_reduce.lmem, align 4
  %119 = load ptr addrspace(1), ptr %6, align 8
  %120 = load i32, ptr %15, align 4
  %121 = sext i32 %120 to i64
  %122 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #8
  %123 = mul i64 %121, %122
  %124 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %119, i64 %125
  store i32 %118, ptr addrspace(1) %126, align 4
  br label %127

127:                                              ; preds = %117, %114
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %128

128:                                              ; preds = %127
  %129 = load i32, ptr %15, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %15, align 4
  br label %77

131:                                              ; preds = %77
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @radix_top_scan(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_radix_top_scan(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_radix_top_scan(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %10 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %2
  store i32 0, ptr addrspace(3) @radix_top_scan.s_seed, align 4
  br label %13

13:                                               ; preds = %12, %2
  call void @_Z7barrierj(i32 noundef 1) #7
  %14 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %18, label %24

18:                                               ; preds = %13
  %19 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %20 = add i64 %19, 1
  %21 = load i32, ptr %4, align 4
  %22 = sext i32 %21 to i64
  %23 = icmp eq i64 %20, %22
  br label %24

24:                                               ; preds = %18, %13
  %25 = phi i1 [ false, %13 ], [ %23, %18 ]
  %26 = zext i1 %25 to i8
  store i8 %26, ptr %5, align 1
  store i32 0, ptr %6, align 4
  br label %27

27:                                               ; preds = %75, %24
  %28 = load i32, ptr %6, align 4
  %29 = icmp slt i32 %28, 16
  br i1 %29, label %30, label %78

30:                                               ; preds = %27
  store i32 0, ptr %7, align 4
  %31 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %32 = load i32, ptr %4, align 4
  %33 = sext i32 %32 to i64
  %34 = icmp ult i64 %31, %33
  br i1 %34, label %35, label %45

35:                                               ; preds = %30
  %36 = load ptr addrspace(1), ptr %3, align 8
  %37 = load i32, ptr %4, align 4
  %38 = load i32, ptr %6, align 4
  %39 = mul nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4
  store i32 %44, ptr %7, align 4
  br label %45

45:                                               ; preds = %35, %30
  %46 = load i32, ptr %7, align 4
  %47 = call i32 @scan_local(i32 noundef %46, ptr addrspace(3) noundef @radix_top_scan.lmem) #7
  store i32 %47, ptr %8, align 4
  %48 = load i32, ptr addrspace(3) @radix_top_scan.s_seed, align 4
  store i32 %48, ptr %9, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %49 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %50 = load i32, ptr %4, align 4
  %51 = sext i32 %50 to i64
  %52 = icmp ult i64 %49, %51
  br i1 %52, label %53, label %65

53:                                               ; preds = %45
  %54 = load i32, ptr %8, align 4
  %55 = load i32, ptr %9, align 4
  %56 = add i32 %54, %55
  %57 = load ptr addrspace(1), ptr %3, align 8
  %58 = load i32, ptr %4, align 4
  %59 = load i32, ptr %6, align 4
  %60 = mul nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %63 = add i64 %61, %62
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %63
  store i32 %56, ptr addrspace(1) %64, align 4
  br label %65

65:                                               ; preds = %53, %45
  %66 = load i8, ptr %5, align 1
  %67 = trunc i8 %66 to i1
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = load i32, ptr %9, align 4
  %70 = load i32, ptr %8, align 4
  %71 = add i32 %69, %70
  %72 = load i32, ptr %7, align 4
  %73 = add i32 %71, %72
  store i32 %73, ptr addrspace(3) @radix_top_scan.s_seed, align 4
  br label %74

74:                                               ; preds = %68, %65
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %6, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %6, align 4
  br label %27

78:                                               ; preds = %27
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @radix_scatter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  store i32 %17, ptr %7, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %6, align 4
  %20 = and i32 %19, 31
  %21 = lshr i32 %18, %20
  %22 = and i32 %21, 15
  store i32 %22, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %23

23:                                               ; preds = %52, %3
  %24 = load i32, ptr %11, align 4
  %25 = icmp ult i32 %24, 16
  br i1 %25, label %26, label %55

26:                                               ; preds = %23
  %27 = load i32, ptr %8, align 4
  %28 = load i32, ptr %11, align 4
  %29 = icmp eq i32 %27, %28
  %30 = zext i1 %29 to i32
  store i32 %30, ptr %12, align 4
  %31 = load i32, ptr %12, align 4
  %32 = call i32 @scan_local(i32 noundef %31, ptr addrspace(3) noundef @radix_scatter.lmem) #7
  store i32 %32, ptr %13, align 4
  %33 = load i32, ptr %12, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %26
  %36 = load i32, ptr %9, align 4
  %37 = load i32, ptr %13, align 4
  %38 = add i32 %36, %37
  store i32 %38, ptr %10, align 4
  br label %39

39:                                               ; preds = %35, %26
  %40 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %41 = call i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %42 = sub i64 %41, 1
  %43 = icmp eq i64 %40, %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  %45 = load i32, ptr %13, align 4
  %46 = load i32, ptr %12, align 4
  %47 = add i32 %45, %46
  store i32 %47, ptr addrspace(3) @radix_scatter.total, align 4
  br label %48

48:                                               ; preds = %44, %39
  call void @_Z7barrierj(i32 noundef 1) #7
  %49 = load i32, ptr addrspace(3) @radix_scatter.total, align 4
  %50 = load i32, ptr %9, align 4
  %51 = add i32 %50, %49
  store i32 %51, ptr %9, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %52

52:                                               ; preds = %48
  %53 = load i32, ptr %11, align 4
  %54 = add i32 %53, 1
  store i32 %54, ptr %11, align 4
  br label %23

55:                                               ; preds = %23
  %56 = load i32, ptr %7, align 4
  %57 = load ptr addrspace(1), ptr %5, align 8
  %58 = load i32, ptr %10, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %59
  store i32 %56, ptr addrspace(1) %60, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @scan_local(i32 noundef %0, ptr addrspace(3) noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr addrspace(3) %1, ptr %4, align 8
  %9 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = call i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %6, align 4
  %13 = load ptr addrspace(3), ptr %4, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(3) %13, i64 %15
  store i32 0, ptr addrspace(3) %16, align 4
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %5, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %5, align 4
  %20 = load i32, ptr %3, align 4
  %21 = load ptr addrspace(3), ptr %4, align 8
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(3) %21, i64 %23
  store i32 %20, ptr addrspace(3) %24, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 1, ptr %7, align 4
  br label %25

25:                                               ; preds = %44, %2
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %6, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %47

29:                                               ; preds = %25
  %30 = load ptr addrspace(3), ptr %4, align 8
  %31 = load i32, ptr %5, align 4
  %32 = load i32, ptr %7, align 4
  %33 = sub nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(3) %30, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4
  store i32 %36, ptr %8, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %37 = load i32, ptr %8, align 4
  %38 = load ptr addrspace(3), ptr %4, align 8
  %39 = load i32, ptr %5, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(3) %38, i64 %40
  %42 = load i32, ptr addrspace(3) %41, align 4
  %43 = add i32 %42, %37
  store i32 %43, ptr addrspace(3) %41, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %44

44:                                               ; preds = %29
  %45 = load i32, ptr %7, align 4
  %46 = mul nsw i32 %45, 2
  store i32 %46, ptr %7, align 4
  br label %25

47:                                               ; preds = %25
  %48 = load ptr addrspace(3), ptr %4, align 8
  %49 = load i32, ptr %5, align 4
  %50 = sub nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(3) %48, i64 %51
  %53 = load i32, ptr addrspace(3) %52, align 4
  ret i32 %53
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2147483648) i64 @_Z14get_num_groupsj(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #4 {
  %3 = tail call noundef i32 @llvm.smin.i32(i32 %1, i32 %0)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"int", !"uint"}
!13 = !{!"const", !"", !"", !""}
!14 = !{i32 1, i32 0}
!15 = !{!"none", !"none"}
!16 = !{!"uint*", !"int"}
!17 = !{!"", !""}
!18 = !{i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"uint*", !"uint*", !"uint"}
!21 = !{!"const", !"", !""}
