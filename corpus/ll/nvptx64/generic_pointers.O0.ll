; ModuleID = 'corpus/opencl/generic_pointers.cl'
source_filename = "corpus/opencl/generic_pointers.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sources = type { [2 x ptr addrspace(1)], i32 }

@table = dso_local addrspace(1) global [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
@weights = dso_local addrspace(4) constant [4 x i32] [i32 1, i32 10, i32 100, i32 1000], align 4
@unset = dso_local addrspace(1) global [8 x float] zeroinitializer, align 4
@generic_choice.l = internal addrspace(3) global [32 x float] undef, align 4
@async_copies.buf = internal addrspace(3) global [16 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @generic_choice(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_generic_choice(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_generic_choice(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca [8 x float], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %8, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i32, ptr %8, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %13, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4
  %18 = fmul float %17, 2.000000e+00
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [32 x float], ptr addrspace(3) @generic_choice.l, i64 0, i64 %20
  store float %18, ptr addrspace(3) %21, align 4
  store i32 0, ptr %9, align 4
  br label %22

22:                                               ; preds = %38, %3
  %23 = load i32, ptr %9, align 4
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %25, label %41

25:                                               ; preds = %22
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = load i32, ptr %8, align 4
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %27, %28
  %30 = and i32 %29, 63
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4
  %34 = fsub float %33, 5.000000e-01
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 %36
  store float %34, ptr %37, align 4
  br label %38

38:                                               ; preds = %25
  %39 = load i32, ptr %9, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %9, align 4
  br label %22

41:                                               ; preds = %22
  call void @_Z7barrierj(i32 noundef 1) #8
  %42 = load i32, ptr %8, align 4
  %43 = srem i32 %42, 3
  switch i32 %43, label %56 [
    i32 0, label %44
    i32 1, label %50
  ]

44:                                               ; preds = %41
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %45, i64 %47
  %49 = addrspacecast ptr addrspace(1) %48 to ptr
  store ptr %49, ptr %10, align 8
  br label %58

50:                                               ; preds = %41
  %51 = load i32, ptr %8, align 4
  %52 = and i32 %51, 15
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(3) @generic_choice.l, i64 %53
  %55 = addrspacecast ptr addrspace(3) %54 to ptr
  store ptr %55, ptr %10, align 8
  br label %58

56:                                               ; preds = %41
  %57 = getelementptr inbounds [8 x float], ptr %7, i64 0, i64 0
  store ptr %57, ptr %10, align 8
  br label %58

58:                                               ; preds = %56, %50, %44
  %59 = load ptr, ptr %10, align 8
  %60 = load i32, ptr %6, align 4
  %61 = call float @sum_any(ptr noundef %59, i32 noundef %60, i32 noundef 1) #8
  %62 = load ptr addrspace(1), ptr %5, align 8
  %63 = load i32, ptr %8, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %62, i64 %64
  store float %61, ptr addrspace(1) %65, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @program_scope(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call void @__clang_ocl_kern_imp_program_scope(ptr addrspace(1) noundef align 4 %3) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_program_scope(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %5 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = and i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [4 x i32], ptr addrspace(1) @table, i64 0, i64 %9
  store ptr addrspace(1) %10, ptr %4, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = load i32, ptr %3, align 4
  %14 = ashr i32 %13, 2
  %15 = and i32 %14, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i32], ptr addrspace(4) @weights, i64 0, i64 %16
  %18 = load i32, ptr addrspace(4) %17, align 4
  %19 = mul nsw i32 %12, %18
  %20 = load ptr addrspace(1), ptr %2, align 8
  %21 = load i32, ptr %3, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %22
  store i32 %19, ptr addrspace(1) %23, align 4
  %24 = load i32, ptr %3, align 4
  %25 = and i32 %24, 7
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [8 x float], ptr addrspace(1) @unset, i64 0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4
  %29 = fptosi float %28 to i32
  %30 = load i32, ptr %3, align 4
  %31 = and i32 %30, 3
  %32 = sub nsw i32 3, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x i32], ptr addrspace(1) @table, i64 0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = add nsw i32 %29, %35
  %37 = load ptr addrspace(1), ptr %2, align 8
  %38 = load i32, ptr %3, align 4
  %39 = add nsw i32 %38, 16
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 %40
  store i32 %36, ptr addrspace(1) %41, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @async_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_async_copies(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_async_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z12get_group_idj(i32 noundef 0) #9
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %6, align 4
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = mul nsw i32 %14, 16
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %13, i64 %16
  %18 = call ptr @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @async_copies.buf, ptr addrspace(1) noundef %17, i64 noundef 16, ptr null) #8
  store ptr %18, ptr %7, align 8
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %7) #8
  %19 = load i32, ptr %6, align 4
  %20 = sub nsw i32 15, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) @async_copies.buf, i64 0, i64 %21
  %23 = load <4 x float>, ptr addrspace(3) %22, align 16
  store <4 x float> %23, ptr %8, align 16
  call void @_Z7barrierj(i32 noundef 1) #8
  %24 = load <4 x float>, ptr %8, align 16
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %26 = fmul <4 x float> %25, splat (float 2.000000e+00)
  %27 = load i32, ptr %6, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) @async_copies.buf, i64 0, i64 %28
  store <4 x float> %26, ptr addrspace(3) %29, align 16
  call void @_Z7barrierj(i32 noundef 1) #8
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = load i32, ptr %5, align 4
  %32 = mul nsw i32 %31, 16
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <4 x float>, ptr addrspace(1) %30, i64 %33
  %35 = call ptr @_Z21async_work_group_copyPU3AS1Dv4_fPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %34, ptr addrspace(3) noundef @async_copies.buf, i64 noundef 16, ptr null) #8
  store ptr %35, ptr %7, align 8
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %7) #8
  %36 = load ptr addrspace(1), ptr %3, align 8
  call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %36, i64 noundef 16) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_pointer_struct(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.sources, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = and i32 %14, 4
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %3
  %18 = load ptr addrspace(1), ptr %4, align 8
  br label %21

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %5, align 8
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi ptr addrspace(1) [ %18, %17 ], [ %20, %19 ]
  %23 = getelementptr inbounds nuw %struct.sources, ptr %8, i32 0, i32 0
  %24 = getelementptr inbounds [2 x ptr addrspace(1)], ptr %23, i64 0, i64 0
  store ptr addrspace(1) %22, ptr %24, align 8
  %25 = load i32, ptr %7, align 4
  %26 = and i32 %25, 8
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %21
  %29 = load ptr addrspace(1), ptr %5, align 8
  %30 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 1
  br label %34

31:                                               ; preds = %21
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 2
  br label %34

34:                                               ; preds = %31, %28
  %35 = phi ptr addrspace(1) [ %30, %28 ], [ %33, %31 ]
  %36 = getelementptr inbounds nuw %struct.sources, ptr %8, i32 0, i32 0
  %37 = getelementptr inbounds [2 x ptr addrspace(1)], ptr %36, i64 0, i64 1
  store ptr addrspace(1) %35, ptr %37, align 8
  %38 = getelementptr inbounds nuw %struct.sources, ptr %8, i32 0, i32 1
  store i32 31, ptr %38, align 8
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %39

39:                                               ; preds = %50, %34
  %40 = load i32, ptr %10, align 4
  %41 = icmp ult i32 %40, 6
  br i1 %41, label %42, label %53

42:                                               ; preds = %39
  %43 = load i32, ptr %9, align 4
  %44 = call i32 @_Z6rotatejj(i32 noundef %43, i32 noundef 3) #9
  %45 = load i32, ptr %10, align 4
  %46 = load i32, ptr %7, align 4
  %47 = add i32 %45, %46
  %48 = call i32 @pick(ptr noundef %8, i32 noundef %47) #8
  %49 = xor i32 %44, %48
  store i32 %49, ptr %9, align 4
  br label %50

50:                                               ; preds = %42
  %51 = load i32, ptr %10, align 4
  %52 = add i32 %51, 1
  store i32 %52, ptr %10, align 4
  br label %39

53:                                               ; preds = %39
  %54 = load i32, ptr %9, align 4
  store volatile i32 %54, ptr %11, align 4
  %55 = load volatile i32, ptr %11, align 4
  %56 = add i32 %55, 1
  store volatile i32 %56, ptr %11, align 4
  %57 = load volatile i32, ptr %11, align 4
  %58 = load ptr addrspace(1), ptr %6, align 8
  %59 = load i32, ptr %7, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %60
  store i32 %57, ptr addrspace(1) %61, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @range3d(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !17 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef align 4 %3) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !17 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %7, ptr %3, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 1) #9
  store i64 %8, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 2) #9
  store i64 %9, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = call i64 @_Z15get_global_sizej(i32 noundef 1) #9
  %12 = mul i64 %10, %11
  %13 = load i64, ptr %4, align 8
  %14 = add i64 %12, %13
  %15 = call i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %16 = mul i64 %14, %15
  %17 = load i64, ptr %3, align 8
  %18 = add i64 %16, %17
  store i64 %18, ptr %6, align 8
  %19 = call i64 @_Z12get_group_idj(i32 noundef 0) #9
  %20 = call i64 @_Z12get_group_idj(i32 noundef 1) #9
  %21 = shl i64 %20, 8
  %22 = or i64 %19, %21
  %23 = call i64 @_Z12get_group_idj(i32 noundef 2) #9
  %24 = shl i64 %23, 16
  %25 = or i64 %22, %24
  %26 = trunc i64 %25 to i32
  %27 = load ptr addrspace(1), ptr %2, align 8
  %28 = load i64, ptr %6, align 8
  %29 = mul i64 %28, 4
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %29
  store i32 %26, ptr addrspace(1) %30, align 4
  %31 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %32 = call i64 @_Z12get_local_idj(i32 noundef 1) #9
  %33 = shl i64 %32, 8
  %34 = or i64 %31, %33
  %35 = call i64 @_Z12get_local_idj(i32 noundef 2) #9
  %36 = shl i64 %35, 16
  %37 = or i64 %34, %36
  %38 = trunc i64 %37 to i32
  %39 = load ptr addrspace(1), ptr %2, align 8
  %40 = load i64, ptr %6, align 8
  %41 = mul i64 %40, 4
  %42 = add i64 %41, 1
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %42
  store i32 %38, ptr addrspace(1) %43, align 4
  %44 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #9
  %45 = mul i64 %44, 100
  %46 = call i64 @_Z14get_num_groupsj(i32 noundef 1) #9
  %47 = mul i64 %46, 10
  %48 = add i64 %45, %47
  %49 = call i64 @_Z14get_num_groupsj(i32 noundef 2) #9
  %50 = add i64 %48, %49
  %51 = trunc i64 %50 to i32
  %52 = load ptr addrspace(1), ptr %2, align 8
  %53 = load i64, ptr %6, align 8
  %54 = mul i64 %53, 4
  %55 = add i64 %54, 2
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %55
  store i32 %51, ptr addrspace(1) %56, align 4
  %57 = call i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %58 = mul i64 %57, 100
  %59 = call i64 @_Z14get_local_sizej(i32 noundef 1) #9
  %60 = mul i64 %59, 10
  %61 = add i64 %58, %60
  %62 = call i64 @_Z14get_local_sizej(i32 noundef 2) #9
  %63 = add i64 %61, %62
  %64 = trunc i64 %63 to i32
  %65 = load ptr addrspace(1), ptr %2, align 8
  %66 = load i64, ptr %6, align 8
  %67 = mul i64 %66, 4
  %68 = add i64 %67, 3
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %65, i64 %68
  store i32 %64, ptr addrspace(1) %69, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @sum_any(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store float 0.000000e+00, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %23, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %26

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load i32, ptr %6, align 4
  %17 = mul nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %14, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = load float, ptr %7, align 4
  %22 = fadd float %21, %20
  store float %22, ptr %7, align 4
  br label %23

23:                                               ; preds = %13
  %24 = load i32, ptr %8, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %8, align 4
  br label %9

26:                                               ; preds = %9
  %27 = load float, ptr %7, align 4
  ret float %27
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @pick(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.sources, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4
  %8 = and i32 %7, 1
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw [2 x ptr addrspace(1)], ptr %6, i64 0, i64 %9
  %11 = load ptr addrspace(1), ptr %10, align 8
  %12 = load i32, ptr %4, align 4
  %13 = mul i32 %12, 7
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds nuw %struct.sources, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = and i32 %13, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  ret i32 %20
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #4 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

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

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal ptr @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef writeonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i64 noundef %2, ptr readnone returned captures(ret: address, provenance) %3) #6 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %7 = mul nuw nsw i32 %6, %5
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %9 = mul nuw nsw i32 %7, %8
  %10 = zext nneg i32 %9 to i64
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul nuw nsw i32 %7, %11
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %13, %5
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add nuw nsw i32 %14, %15
  %17 = add nuw nsw i32 %16, %12
  %18 = zext nneg i32 %17 to i64
  %19 = icmp ugt i64 %2, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %4, %20
  %21 = phi i64 [ %25, %20 ], [ %18, %4 ]
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !26
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %0, i64 %21
  store <4 x float> %23, ptr addrspace(3) %24, align 16, !tbaa !26
  %25 = add i64 %21, %10
  %26 = icmp ult i64 %25, %2
  br i1 %26, label %20, label %27

27:                                               ; preds = %20, %4
  ret ptr %3
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal ptr @_Z21async_work_group_copyPU3AS1Dv4_fPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(3) noundef readonly captures(none) %1, i64 noundef %2, ptr readnone returned captures(ret: address, provenance) %3) #6 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %7 = mul nuw nsw i32 %6, %5
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %9 = mul nuw nsw i32 %7, %8
  %10 = zext nneg i32 %9 to i64
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul nuw nsw i32 %7, %11
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %13, %5
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add nuw nsw i32 %14, %15
  %17 = add nuw nsw i32 %16, %12
  %18 = zext nneg i32 %17 to i64
  %19 = icmp ugt i64 %2, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %4, %20
  %21 = phi i64 [ %25, %20 ], [ %18, %4 ]
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %1, i64 %21
  %23 = load <4 x float>, ptr addrspace(3) %22, align 16, !tbaa !26
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %21
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !tbaa !26
  %25 = add i64 %21, %10
  %26 = icmp ult i64 %25, %2
  br i1 %26, label %20, label %27

27:                                               ; preds = %20, %4
  ret ptr %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef readnone captures(none) %0, i64 noundef %1) #4 {
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z17wait_group_eventsiP9ocl_event(i32 noundef %0, ptr noundef readnone captures(none) %1) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2199023254529) i64 @_Z15get_global_sizej(i32 noundef %0) #4 {
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

16:                                               ; preds = %8, %10, %12, %14
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  %18 = zext nneg i32 %9 to i64
  %19 = zext nneg i32 %17 to i64
  %20 = mul nuw nsw i64 %19, %18
  ret i64 %20
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!14 = !{i32 1}
!15 = !{!"none"}
!16 = !{!"int*"}
!17 = !{!""}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"float*", !"float*"}
!21 = !{!"const", !""}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"uint*", !"uint*", !"uint*"}
!24 = !{!"const", !"const", !""}
!25 = !{!"uint*"}
!26 = !{!8, !8, i64 0}
