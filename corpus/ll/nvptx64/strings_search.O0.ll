; ModuleID = 'corpus/opencl/strings_search.cl'
source_filename = "corpus/opencl/strings_search.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alphabet = dso_local addrspace(4) constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@smith_waterman.diag = internal addrspace(3) global [3 x [17 x i32]] undef, align 4
@smith_waterman.top = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @find_pattern(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_find_pattern(ptr addrspace(1) noundef align 1 %13, ptr addrspace(1) noundef align 1 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, i32 noundef %17, i32 noundef %18) #11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_find_pattern(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #12
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %13, align 4
  %17 = load i32, ptr %13, align 4
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %12, align 4
  %20 = sub nsw i32 %18, %19
  %21 = icmp sgt i32 %17, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %6
  br label %59

23:                                               ; preds = %6
  store i32 0, ptr %14, align 4
  br label %24

24:                                               ; preds = %46, %23
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %12, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %44

28:                                               ; preds = %24
  %29 = load ptr addrspace(1), ptr %7, align 8
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %14, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr addrspace(1) %29, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1
  %36 = zext i8 %35 to i32
  %37 = load ptr addrspace(1), ptr %8, align 8
  %38 = load i32, ptr %14, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %37, i64 %39
  %41 = load i8, ptr addrspace(1) %40, align 1
  %42 = zext i8 %41 to i32
  %43 = icmp eq i32 %36, %42
  br label %44

44:                                               ; preds = %28, %24
  %45 = phi i1 [ false, %24 ], [ %43, %28 ]
  br i1 %45, label %46, label %49

46:                                               ; preds = %44
  %47 = load i32, ptr %14, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %14, align 4
  br label %24

49:                                               ; preds = %44
  %50 = load i32, ptr %14, align 4
  %51 = load i32, ptr %12, align 4
  %52 = icmp eq i32 %50, %51
  br i1 %52, label %53, label %59

53:                                               ; preds = %49
  %54 = load ptr addrspace(1), ptr %9, align 8
  %55 = load i32, ptr %13, align 4
  %56 = call i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %54, i32 noundef %55) #11
  %57 = load ptr addrspace(1), ptr %10, align 8
  %58 = call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %57) #11
  br label %59

59:                                               ; preds = %22, %53, %49
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca [17 x i8], align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #12
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %7, align 4
  store i32 0, ptr %9, align 4
  br label %18

18:                                               ; preds = %27, %3
  %19 = load i32, ptr %9, align 4
  %20 = icmp sle i32 %19, 16
  br i1 %20, label %21, label %30

21:                                               ; preds = %18
  %22 = load i32, ptr %9, align 4
  %23 = trunc i32 %22 to i8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [17 x i8], ptr %8, i64 0, i64 %25
  store i8 %23, ptr %26, align 1
  br label %27

27:                                               ; preds = %21
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %9, align 4
  br label %18

30:                                               ; preds = %18
  store i32 1, ptr %10, align 4
  br label %31

31:                                               ; preds = %98, %30
  %32 = load i32, ptr %10, align 4
  %33 = icmp sle i32 %32, 16
  br i1 %33, label %34, label %101

34:                                               ; preds = %31
  %35 = getelementptr inbounds [17 x i8], ptr %8, i64 0, i64 0
  %36 = load i8, ptr %35, align 1
  store i8 %36, ptr %11, align 1
  %37 = load i32, ptr %10, align 4
  %38 = trunc i32 %37 to i8
  %39 = getelementptr inbounds [17 x i8], ptr %8, i64 0, i64 0
  store i8 %38, ptr %39, align 1
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i32, ptr %7, align 4
  %42 = mul nsw i32 %41, 16
  %43 = load i32, ptr %10, align 4
  %44 = add nsw i32 %42, %43
  %45 = sub nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1
  store i8 %48, ptr %12, align 1
  store i32 1, ptr %13, align 4
  br label %49

49:                                               ; preds = %94, %34
  %50 = load i32, ptr %13, align 4
  %51 = icmp sle i32 %50, 16
  br i1 %51, label %52, label %97

52:                                               ; preds = %49
  %53 = load i32, ptr %13, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [17 x i8], ptr %8, i64 0, i64 %54
  %56 = load i8, ptr %55, align 1
  store i8 %56, ptr %14, align 1
  %57 = load i8, ptr %11, align 1
  %58 = zext i8 %57 to i32
  %59 = load i8, ptr %12, align 1
  %60 = zext i8 %59 to i32
  %61 = load ptr addrspace(1), ptr %5, align 8
  %62 = load i32, ptr %7, align 4
  %63 = mul nsw i32 %62, 16
  %64 = load i32, ptr %13, align 4
  %65 = add nsw i32 %63, %64
  %66 = sub nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr addrspace(1) %61, i64 %67
  %69 = load i8, ptr addrspace(1) %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp ne i32 %60, %70
  %72 = zext i1 %71 to i32
  %73 = add nsw i32 %58, %72
  %74 = trunc i32 %73 to i8
  store i8 %74, ptr %15, align 1
  %75 = load i8, ptr %14, align 1
  %76 = zext i8 %75 to i32
  %77 = add nsw i32 %76, 1
  %78 = trunc i32 %77 to i8
  %79 = load i32, ptr %13, align 4
  %80 = sub nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [17 x i8], ptr %8, i64 0, i64 %81
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  %85 = add nsw i32 %84, 1
  %86 = trunc i32 %85 to i8
  %87 = call zeroext i8 @_Z3minhh(i8 noundef zeroext %78, i8 noundef zeroext %86) #12
  %88 = load i8, ptr %15, align 1
  %89 = call zeroext i8 @_Z3minhh(i8 noundef zeroext %87, i8 noundef zeroext %88) #12
  %90 = load i32, ptr %13, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [17 x i8], ptr %8, i64 0, i64 %91
  store i8 %89, ptr %92, align 1
  %93 = load i8, ptr %14, align 1
  store i8 %93, ptr %11, align 1
  br label %94

94:                                               ; preds = %52
  %95 = load i32, ptr %13, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %13, align 4
  br label %49

97:                                               ; preds = %49
  br label %98

98:                                               ; preds = %97
  %99 = load i32, ptr %10, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %10, align 4
  br label %31

101:                                              ; preds = %31
  %102 = getelementptr inbounds [17 x i8], ptr %8, i64 0, i64 16
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i32
  %105 = load ptr addrspace(1), ptr %6, align 8
  %106 = load i32, ptr %7, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr addrspace(1) %105, i64 %107
  store i32 %104, ptr addrspace(1) %108, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @smith_waterman(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef align 1 %11, ptr addrspace(1) noundef align 1 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, i32 noundef %15) #11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %23 = call i64 @_Z12get_local_idj(i32 noundef 0) #12
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %11, align 4
  %25 = call i64 @_Z12get_group_idj(i32 noundef 0) #12
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %12, align 4
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = load i32, ptr %12, align 4
  %29 = mul nsw i32 %28, 16
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1
  store i8 %34, ptr %13, align 1
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %35

35:                                               ; preds = %46, %5
  %36 = load i32, ptr %15, align 4
  %37 = icmp slt i32 %36, 3
  br i1 %37, label %38, label %49

38:                                               ; preds = %35
  %39 = load i32, ptr %15, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [3 x [17 x i32]], ptr addrspace(3) @smith_waterman.diag, i64 0, i64 %40
  %42 = load i32, ptr %11, align 4
  %43 = add nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [17 x i32], ptr addrspace(3) %41, i64 0, i64 %44
  store i32 0, ptr addrspace(3) %45, align 4
  br label %46

46:                                               ; preds = %38
  %47 = load i32, ptr %15, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %15, align 4
  br label %35

49:                                               ; preds = %35
  %50 = load i32, ptr %11, align 4
  %51 = icmp slt i32 %50, 3
  br i1 %51, label %52, label %57

52:                                               ; preds = %49
  %53 = load i32, ptr %11, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [3 x [17 x i32]], ptr addrspace(3) @smith_waterman.diag, i64 0, i64 %54
  %56 = getelementptr inbounds [17 x i32], ptr addrspace(3) %55, i64 0, i64 0
  store i32 0, ptr addrspace(3) %56, align 4
  br label %57

57:                                               ; preds = %52, %49
  call void @_Z7barrierj(i32 noundef 1) #11
  store i32 0, ptr %16, align 4
  br label %58

58:                                               ; preds = %156, %57
  %59 = load i32, ptr %16, align 4
  %60 = icmp slt i32 %59, 31
  br i1 %60, label %61, label %159

61:                                               ; preds = %58
  %62 = load i32, ptr %16, align 4
  %63 = load i32, ptr %11, align 4
  %64 = sub nsw i32 %62, %63
  store i32 %64, ptr %17, align 4
  store i32 0, ptr %18, align 4
  %65 = load i32, ptr %17, align 4
  %66 = icmp sge i32 %65, 0
  br i1 %66, label %67, label %146

67:                                               ; preds = %61
  %68 = load i32, ptr %17, align 4
  %69 = icmp slt i32 %68, 16
  br i1 %69, label %70, label %146

70:                                               ; preds = %67
  %71 = load i32, ptr %16, align 4
  %72 = add nsw i32 %71, 2
  %73 = srem i32 %72, 3
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [3 x [17 x i32]], ptr addrspace(3) @smith_waterman.diag, i64 0, i64 %74
  %76 = load i32, ptr %11, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [17 x i32], ptr addrspace(3) %75, i64 0, i64 %77
  %79 = load i32, ptr addrspace(3) %78, align 4
  %80 = load i32, ptr %10, align 4
  %81 = sub nsw i32 %79, %80
  store i32 %81, ptr %19, align 4
  %82 = load i32, ptr %16, align 4
  %83 = add nsw i32 %82, 2
  %84 = srem i32 %83, 3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [3 x [17 x i32]], ptr addrspace(3) @smith_waterman.diag, i64 0, i64 %85
  %87 = load i32, ptr %11, align 4
  %88 = add nsw i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [17 x i32], ptr addrspace(3) %86, i64 0, i64 %89
  %91 = load i32, ptr addrspace(3) %90, align 4
  %92 = load i32, ptr %10, align 4
  %93 = sub nsw i32 %91, %92
  store i32 %93, ptr %20, align 4
  %94 = load i32, ptr %16, align 4
  %95 = add nsw i32 %94, 1
  %96 = srem i32 %95, 3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [3 x [17 x i32]], ptr addrspace(3) @smith_waterman.diag, i64 0, i64 %97
  %99 = load i32, ptr %11, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [17 x i32], ptr addrspace(3) %98, i64 0, i64 %100
  %102 = load i32, ptr addrspace(3) %101, align 4
  %103 = load ptr addrspace(1), ptr %9, align 8
  %104 = load i8, ptr %13, align 1
  %105 = zext i8 %104 to i32
  %106 = mul nsw i32 %105, 4
  %107 = load ptr addrspace(1), ptr %7, align 8
  %108 = load i32, ptr %12, align 4
  %109 = mul nsw i32 %108, 16
  %110 = load i32, ptr %17, align 4
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr addrspace(1) %107, i64 %112
  %114 = load i8, ptr addrspace(1) %113, align 1
  %115 = zext i8 %114 to i32
  %116 = add nsw i32 %106, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr addrspace(1) %103, i64 %117
  %119 = load i32, ptr addrspace(1) %118, align 4
  %120 = add nsw i32 %102, %119
  store i32 %120, ptr %21, align 4
  %121 = load i32, ptr %21, align 4
  %122 = call i32 @_Z3maxii(i32 noundef 0, i32 noundef %121) #12
  %123 = load i32, ptr %17, align 4
  %124 = icmp sgt i32 %123, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %70
  %126 = load i32, ptr %20, align 4
  br label %130

127:                                              ; preds = %70
  %128 = load i32, ptr %10, align 4
  %129 = sub nsw i32 0, %128
  br label %130

130:                                              ; preds = %127, %125
  %131 = phi i32 [ %126, %125 ], [ %129, %127 ]
  %132 = load i32, ptr %11, align 4
  %133 = icmp sgt i32 %132, 0
  br i1 %133, label %134, label %136

134:                                              ; preds = %130
  %135 = load i32, ptr %19, align 4
  br label %139

136:                                              ; preds = %130
  %137 = load i32, ptr %10, align 4
  %138 = sub nsw i32 0, %137
  br label %139

139:                                              ; preds = %136, %134
  %140 = phi i32 [ %135, %134 ], [ %138, %136 ]
  %141 = call i32 @_Z3maxii(i32 noundef %131, i32 noundef %140) #12
  %142 = call i32 @_Z3maxii(i32 noundef %122, i32 noundef %141) #12
  store i32 %142, ptr %18, align 4
  %143 = load i32, ptr %14, align 4
  %144 = load i32, ptr %18, align 4
  %145 = call i32 @_Z3maxii(i32 noundef %143, i32 noundef %144) #12
  store i32 %145, ptr %14, align 4
  br label %146

146:                                              ; preds = %139, %67, %61
  %147 = load i32, ptr %18, align 4
  %148 = load i32, ptr %16, align 4
  %149 = srem i32 %148, 3
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [3 x [17 x i32]], ptr addrspace(3) @smith_waterman.diag, i64 0, i64 %150
  %152 = load i32, ptr %11, align 4
  %153 = add nsw i32 %152, 1
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [17 x i32], ptr addrspace(3) %151, i64 0, i64 %154
  store i32 %147, ptr addrspace(3) %155, align 4
  call void @_Z7barrierj(i32 noundef 1) #11
  br label %156

156:                                              ; preds = %146
  %157 = load i32, ptr %16, align 4
  %158 = add nsw i32 %157, 1
  store i32 %158, ptr %16, align 4
  br label %58

159:                                              ; preds = %58
  %160 = load i32, ptr %14, align 4
  %161 = load i32, ptr %11, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [16 x i32], ptr addrspace(3) @smith_waterman.top, i64 0, i64 %162
  store i32 %160, ptr addrspace(3) %163, align 4
  call void @_Z7barrierj(i32 noundef 1) #11
  %164 = load i32, ptr %11, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %186

166:                                              ; preds = %159
  store i32 1, ptr %22, align 4
  br label %167

167:                                              ; preds = %177, %166
  %168 = load i32, ptr %22, align 4
  %169 = icmp slt i32 %168, 16
  br i1 %169, label %170, label %180

170:                                              ; preds = %167
  %171 = load i32, ptr %14, align 4
  %172 = load i32, ptr %22, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [16 x i32], ptr addrspace(3) @smith_waterman.top, i64 0, i64 %173
  %175 = load i32, ptr addrspace(3) %174, align 4
  %176 = call i32 @_Z3maxii(i32 noundef %171, i32 noundef %175) #12
  store i32 %176, ptr %14, align 4
  br label %177

177:                                              ; preds = %170
  %178 = load i32, ptr %22, align 4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %22, align 4
  br label %167

180:                                              ; preds = %167
  %181 = load i32, ptr %14, align 4
  %182 = load ptr addrspace(1), ptr %8, align 8
  %183 = load i32, ptr %12, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds i32, ptr addrspace(1) %182, i64 %184
  store i32 %181, ptr addrspace(1) %185, align 4
  br label %186

186:                                              ; preds = %180, %159
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitap(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_bitap(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bitap(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [4 x i8], align 1
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #12
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %9, align 4
  call void @llvm.memset.p0.i64(ptr align 1 %10, i8 0, i64 4, i1 false)
  store i32 0, ptr %11, align 4
  br label %20

20:                                               ; preds = %40, %4
  %21 = load i32, ptr %11, align 4
  %22 = icmp slt i32 %21, 8
  br i1 %22, label %23, label %43

23:                                               ; preds = %20
  %24 = load i32, ptr %11, align 4
  %25 = and i32 %24, 31
  %26 = shl i32 1, %25
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1
  %32 = zext i8 %31 to i32
  %33 = and i32 %32, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x i8], ptr %10, i64 0, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = or i32 %37, %26
  %39 = trunc i32 %38 to i8
  store i8 %39, ptr %35, align 1
  br label %40

40:                                               ; preds = %23
  %41 = load i32, ptr %11, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %11, align 4
  br label %20

43:                                               ; preds = %20
  store i8 0, ptr %12, align 1
  store i8 0, ptr %13, align 1
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %44

44:                                               ; preds = %103, %43
  %45 = load i32, ptr %15, align 4
  %46 = load i32, ptr %8, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %106

48:                                               ; preds = %44
  %49 = load ptr addrspace(1), ptr %5, align 8
  %50 = load i32, ptr %9, align 4
  %51 = load i32, ptr %8, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %15, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(1) %49, i64 %55
  %57 = load i8, ptr addrspace(1) %56, align 1
  %58 = zext i8 %57 to i32
  %59 = and i32 %58, 3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x i8], ptr %10, i64 0, i64 %60
  %62 = load i8, ptr %61, align 1
  store i8 %62, ptr %16, align 1
  %63 = load i8, ptr %12, align 1
  store i8 %63, ptr %17, align 1
  %64 = load i8, ptr %12, align 1
  %65 = zext i8 %64 to i32
  %66 = shl i32 %65, 1
  %67 = or i32 %66, 1
  %68 = load i8, ptr %16, align 1
  %69 = zext i8 %68 to i32
  %70 = and i32 %67, %69
  %71 = trunc i32 %70 to i8
  store i8 %71, ptr %12, align 1
  %72 = load i8, ptr %13, align 1
  %73 = zext i8 %72 to i32
  %74 = shl i32 %73, 1
  %75 = or i32 %74, 1
  %76 = load i8, ptr %16, align 1
  %77 = zext i8 %76 to i32
  %78 = and i32 %75, %77
  %79 = load i8, ptr %17, align 1
  %80 = zext i8 %79 to i32
  %81 = shl i32 %80, 1
  %82 = or i32 %78, %81
  %83 = or i32 %82, 1
  %84 = trunc i32 %83 to i8
  store i8 %84, ptr %13, align 1
  %85 = load i8, ptr %12, align 1
  %86 = zext i8 %85 to i32
  %87 = ashr i32 %86, 2
  %88 = and i32 %87, 1
  %89 = load i8, ptr %13, align 1
  %90 = zext i8 %89 to i32
  %91 = ashr i32 %90, 4
  %92 = and i32 %91, 1
  %93 = mul nsw i32 256, %92
  %94 = add nsw i32 %88, %93
  %95 = load i8, ptr %13, align 1
  %96 = zext i8 %95 to i32
  %97 = ashr i32 %96, 7
  %98 = and i32 %97, 1
  %99 = mul nsw i32 65536, %98
  %100 = add nsw i32 %94, %99
  %101 = load i32, ptr %14, align 4
  %102 = add nsw i32 %101, %100
  store i32 %102, ptr %14, align 4
  br label %103

103:                                              ; preds = %48
  %104 = load i32, ptr %15, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %15, align 4
  br label %44

106:                                              ; preds = %44
  %107 = load i32, ptr %14, align 4
  %108 = load ptr addrspace(1), ptr %7, align 8
  %109 = load i32, ptr %9, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr addrspace(1) %108, i64 %110
  store i32 %107, ptr addrspace(1) %111, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @base64_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 1 %6) #11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <3 x i8>, align 4
  %7 = alloca i32, align 4
  %8 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #12
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = addrspacecast ptr addrspace(1) %13 to ptr
  %15 = call <3 x i8> @_Z6vload3mPKh(i64 noundef %12, ptr noundef %14) #13
  %16 = shufflevector <3 x i8> %15, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %16, ptr %6, align 4
  %17 = load <3 x i8>, ptr %6, align 4
  %18 = extractelement <3 x i8> %17, i64 0
  %19 = zext i8 %18 to i32
  %20 = shl i32 %19, 16
  %21 = load <3 x i8>, ptr %6, align 4
  %22 = extractelement <3 x i8> %21, i64 1
  %23 = zext i8 %22 to i32
  %24 = shl i32 %23, 8
  %25 = or i32 %20, %24
  %26 = load <3 x i8>, ptr %6, align 4
  %27 = extractelement <3 x i8> %26, i64 2
  %28 = zext i8 %27 to i32
  %29 = or i32 %25, %28
  store i32 %29, ptr %7, align 4
  %30 = load i32, ptr %7, align 4
  %31 = lshr i32 %30, 18
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw [65 x i8], ptr addrspace(4) @alphabet, i64 0, i64 %32
  %34 = load i8, ptr addrspace(4) %33, align 1
  %35 = insertelement <4 x i8> poison, i8 %34, i32 0
  %36 = load i32, ptr %7, align 4
  %37 = lshr i32 %36, 12
  %38 = and i32 %37, 63
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw [65 x i8], ptr addrspace(4) @alphabet, i64 0, i64 %39
  %41 = load i8, ptr addrspace(4) %40, align 1
  %42 = insertelement <4 x i8> %35, i8 %41, i32 1
  %43 = load i32, ptr %7, align 4
  %44 = lshr i32 %43, 6
  %45 = and i32 %44, 63
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [65 x i8], ptr addrspace(4) @alphabet, i64 0, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1
  %49 = insertelement <4 x i8> %42, i8 %48, i32 2
  %50 = load i32, ptr %7, align 4
  %51 = and i32 %50, 63
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw [65 x i8], ptr addrspace(4) @alphabet, i64 0, i64 %52
  %54 = load i8, ptr addrspace(4) %53, align 1
  %55 = insertelement <4 x i8> %49, i8 %54, i32 3
  store <4 x i8> %55, ptr %8, align 4
  %56 = load <4 x i8>, ptr %8, align 4
  %57 = load i32, ptr %5, align 4
  %58 = sext i32 %57 to i64
  %59 = load ptr addrspace(1), ptr %4, align 8
  %60 = addrspacecast ptr addrspace(1) %59 to ptr
  call void @_Z7vstore4Dv4_hmPh(<4 x i8> noundef %56, i64 noundef %58, ptr noundef %60) #11
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #3 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #5 {
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

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #5 {
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #5 {
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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef captures(none) %0) #7 {
  %2 = atomicrmw uinc_wrap ptr addrspace(1) %0, i32 -1 monotonic, align 4
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #7 {
  %3 = atomicrmw min ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef zeroext i8 @_Z3minhh(i8 noundef zeroext %0, i8 noundef zeroext %1) #5 {
  %3 = tail call noundef i8 @llvm.umin.i8(i8 %1, i8 %0)
  ret i8 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #8

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <3 x i8> @_Z6vload3mPKh(i64 noundef %0, ptr noundef readonly captures(none) %1) #9 {
  %3 = mul i64 %0, 3
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <2 x i8>, ptr %4, align 1, !tbaa !30
  %6 = shufflevector <2 x i8> %5, <2 x i8> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %7 = getelementptr i8, ptr %4, i64 2
  %8 = load i8, ptr %7, align 1, !tbaa !30
  %9 = insertelement <3 x i8> %6, i8 %8, i64 2
  ret <3 x i8> %9
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore4Dv4_hmPh(<4 x i8> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #10 {
  %4 = shl i64 %1, 2
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <4 x i8> %0, ptr %5, align 1, !tbaa !30
  ret void
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #10 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #11 = { convergent nounwind }
attributes #12 = { convergent nounwind willreturn memory(none) }
attributes #13 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int", !"int"}
!13 = !{!"const", !"const", !"volatile", !"volatile", !"", !""}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"uchar*", !"uchar*", !"int*"}
!17 = !{!"const", !"const", !""}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none"}
!20 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int"}
!21 = !{!"const", !"const", !"", !"const", !""}
!22 = !{i32 1, i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none", !"none"}
!24 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!25 = !{!"const", !"const", !"", !""}
!26 = !{i32 1, i32 1}
!27 = !{!"none", !"none"}
!28 = !{!"uchar*", !"uchar*"}
!29 = !{!"const", !""}
!30 = !{!8, !8, i64 0}
