; ModuleID = 'corpus/opencl/graph_algorithms.cl'
source_filename = "corpus/opencl/graph_algorithms.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@components_pass.l = internal addrspace(3) global [64 x i32] undef, align 4
@components_pass.changed = internal addrspace(3) global i32 undef, align 4
@colour_greedy.c = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pagerank_pull(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load float, ptr %10, align 4
  call void @__clang_ocl_kern_imp_pagerank_pull(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, float noundef %15) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pagerank_pull(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %11, align 4
  %17 = call i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %9, align 4
  %21 = mul nsw i32 %19, %20
  store i32 %21, ptr %14, align 4
  br label %22

22:                                               ; preds = %41, %5
  %23 = load i32, ptr %14, align 4
  %24 = load i32, ptr %11, align 4
  %25 = add nsw i32 %24, 1
  %26 = load i32, ptr %9, align 4
  %27 = mul nsw i32 %25, %26
  %28 = icmp slt i32 %23, %27
  br i1 %28, label %29, label %44

29:                                               ; preds = %22
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i32, ptr %14, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %30, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4
  %39 = load float, ptr %13, align 4
  %40 = call float @llvm.fmuladd.f32(float %38, float 1.250000e-01, float %39)
  store float %40, ptr %13, align 4
  br label %41

41:                                               ; preds = %29
  %42 = load i32, ptr %14, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %14, align 4
  br label %22

44:                                               ; preds = %22
  %45 = load float, ptr %10, align 4
  %46 = fsub float 1.000000e+00, %45
  %47 = load float, ptr %10, align 4
  %48 = load float, ptr %13, align 4
  %49 = fmul float %47, %48
  %50 = call float @llvm.fmuladd.f32(float %46, float 1.562500e-02, float %49)
  %51 = load ptr addrspace(1), ptr %8, align 8
  %52 = load i32, ptr %11, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %51, i64 %53
  store float %50, ptr addrspace(1) %54, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @relax_edges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call void @__clang_ocl_kern_imp_relax_edges(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_relax_edges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %11, align 4
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i32, ptr %11, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = load ptr addrspace(1), ptr %8, align 8
  %25 = load i32, ptr %11, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = add nsw i32 %23, %28
  store i32 %29, ptr %12, align 4
  %30 = load i32, ptr %12, align 4
  %31 = icmp slt i32 %30, 200
  br i1 %31, label %32, label %43

32:                                               ; preds = %5
  %33 = load ptr addrspace(1), ptr %10, align 8
  %34 = load ptr addrspace(1), ptr %7, align 8
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 %39
  %41 = load i32, ptr %12, align 4
  %42 = call i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %40, i32 noundef %41) #8
  br label %43

43:                                               ; preds = %32, %5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @components_pass(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_components_pass(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_components_pass(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <2 x i32>, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %7, align 4
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x i32], ptr addrspace(3) @components_pass.l, i64 0, i64 %21
  store i32 %19, ptr addrspace(3) %22, align 4
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %23, i64 %25
  %27 = load <2 x i32>, ptr addrspace(1) %26, align 8
  store <2 x i32> %27, ptr %8, align 8
  call void @_Z7barrierj(i32 noundef 1) #8
  store i32 0, ptr %9, align 4
  br label %28

28:                                               ; preds = %77, %3
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %6, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %80

32:                                               ; preds = %28
  %33 = load i32, ptr %7, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  store i32 0, ptr addrspace(3) @components_pass.changed, align 4
  br label %36

36:                                               ; preds = %35, %32
  %37 = load <2 x i32>, ptr %8, align 8
  %38 = extractelement <2 x i32> %37, i64 0
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [64 x i32], ptr addrspace(3) @components_pass.l, i64 0, i64 %39
  %41 = load i32, ptr addrspace(3) %40, align 4
  store i32 %41, ptr %10, align 4
  %42 = load <2 x i32>, ptr %8, align 8
  %43 = extractelement <2 x i32> %42, i64 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [64 x i32], ptr addrspace(3) @components_pass.l, i64 0, i64 %44
  %46 = load i32, ptr addrspace(3) %45, align 4
  store i32 %46, ptr %11, align 4
  call void @_Z7barrierj(i32 noundef 1) #8
  %47 = load i32, ptr %10, align 4
  %48 = load i32, ptr %11, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %58

50:                                               ; preds = %36
  %51 = load <2 x i32>, ptr %8, align 8
  %52 = extractelement <2 x i32> %51, i64 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [64 x i32], ptr addrspace(3) @components_pass.l, i64 0, i64 %53
  %55 = load i32, ptr %10, align 4
  %56 = call i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef %54, i32 noundef %55) #8
  %57 = call i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef @components_pass.changed, i32 noundef 1) #8
  br label %71

58:                                               ; preds = %36
  %59 = load i32, ptr %11, align 4
  %60 = load i32, ptr %10, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %70

62:                                               ; preds = %58
  %63 = load <2 x i32>, ptr %8, align 8
  %64 = extractelement <2 x i32> %63, i64 0
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [64 x i32], ptr addrspace(3) @components_pass.l, i64 0, i64 %65
  %67 = load i32, ptr %11, align 4
  %68 = call i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef %66, i32 noundef %67) #8
  %69 = call i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef @components_pass.changed, i32 noundef 1) #8
  br label %70

70:                                               ; preds = %62, %58
  br label %71

71:                                               ; preds = %70, %50
  call void @_Z7barrierj(i32 noundef 1) #8
  %72 = load i32, ptr addrspace(3) @components_pass.changed, align 4
  store i32 %72, ptr %12, align 4
  call void @_Z7barrierj(i32 noundef 1) #8
  %73 = load i32, ptr %12, align 4
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %76, label %75

75:                                               ; preds = %71
  br label %80

76:                                               ; preds = %71
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %9, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %9, align 4
  br label %28

80:                                               ; preds = %75, %28
  %81 = load i32, ptr %7, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [64 x i32], ptr addrspace(3) @components_pass.l, i64 0, i64 %82
  %84 = load i32, ptr addrspace(3) %83, align 4
  %85 = load ptr addrspace(1), ptr %5, align 8
  %86 = load i32, ptr %7, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(1) %85, i64 %87
  store i32 %84, ptr addrspace(1) %88, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @triangle_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_triangle_count(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_triangle_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %7, align 4
  %20 = call i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %22

22:                                               ; preds = %90, %3
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %6, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %93

26:                                               ; preds = %22
  %27 = load ptr addrspace(1), ptr %4, align 8
  %28 = load i32, ptr %7, align 4
  %29 = load i32, ptr %6, align 4
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %10, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = load i32, ptr %8, align 4
  %37 = srem i32 %35, %36
  store i32 %37, ptr %11, align 4
  %38 = load i32, ptr %7, align 4
  %39 = load i32, ptr %6, align 4
  %40 = mul nsw i32 %38, %39
  store i32 %40, ptr %12, align 4
  %41 = load i32, ptr %11, align 4
  %42 = load i32, ptr %6, align 4
  %43 = mul nsw i32 %41, %42
  store i32 %43, ptr %13, align 4
  %44 = load i32, ptr %12, align 4
  %45 = load i32, ptr %6, align 4
  %46 = add nsw i32 %44, %45
  store i32 %46, ptr %14, align 4
  %47 = load i32, ptr %13, align 4
  %48 = load i32, ptr %6, align 4
  %49 = add nsw i32 %47, %48
  store i32 %49, ptr %15, align 4
  br label %50

50:                                               ; preds = %60, %26
  %51 = load i32, ptr %12, align 4
  %52 = load i32, ptr %14, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %58

54:                                               ; preds = %50
  %55 = load i32, ptr %13, align 4
  %56 = load i32, ptr %15, align 4
  %57 = icmp slt i32 %55, %56
  br label %58

58:                                               ; preds = %54, %50
  %59 = phi i1 [ false, %50 ], [ %57, %54 ]
  br i1 %59, label %60, label %89

60:                                               ; preds = %58
  %61 = load ptr addrspace(1), ptr %4, align 8
  %62 = load i32, ptr %12, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4
  store i32 %65, ptr %16, align 4
  %66 = load ptr addrspace(1), ptr %4, align 8
  %67 = load i32, ptr %13, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr addrspace(1) %66, i64 %68
  %70 = load i32, ptr addrspace(1) %69, align 4
  store i32 %70, ptr %17, align 4
  %71 = load i32, ptr %16, align 4
  %72 = load i32, ptr %17, align 4
  %73 = icmp eq i32 %71, %72
  %74 = zext i1 %73 to i32
  %75 = load i32, ptr %9, align 4
  %76 = add i32 %75, %74
  store i32 %76, ptr %9, align 4
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %17, align 4
  %79 = icmp sle i32 %77, %78
  %80 = zext i1 %79 to i32
  %81 = load i32, ptr %12, align 4
  %82 = add nsw i32 %81, %80
  store i32 %82, ptr %12, align 4
  %83 = load i32, ptr %17, align 4
  %84 = load i32, ptr %16, align 4
  %85 = icmp sle i32 %83, %84
  %86 = zext i1 %85 to i32
  %87 = load i32, ptr %13, align 4
  %88 = add nsw i32 %87, %86
  store i32 %88, ptr %13, align 4
  br label %50

89:                                               ; preds = %58
  br label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %10, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %10, align 4
  br label %22

93:                                               ; preds = %22
  %94 = load i32, ptr %9, align 4
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %96, label %100

96:                                               ; preds = %93
  %97 = load ptr addrspace(1), ptr %5, align 8
  %98 = load i32, ptr %9, align 4
  %99 = call i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %97, i32 noundef %98) #8
  br label %100

100:                                              ; preds = %96, %93
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @floyd_step(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !18 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_floyd_step(ptr addrspace(1) noundef align 4 %7, i32 noundef %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_floyd_step(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !18 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %10 = call i64 @_Z13get_global_idj(i32 noundef 1) #9
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %7, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %8, align 4
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp eq i32 %14, %15
  br i1 %16, label %21, label %17

17:                                               ; preds = %3
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %17, %3
  br label %63

22:                                               ; preds = %17
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %5, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %6, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i32, ptr %6, align 4
  %34 = load i32, ptr %5, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %8, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4
  %41 = add nsw i32 %31, %40
  store i32 %41, ptr %9, align 4
  %42 = load i32, ptr %9, align 4
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i32, ptr %7, align 4
  %45 = load i32, ptr %5, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %8, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = icmp slt i32 %42, %51
  br i1 %52, label %53, label %63

53:                                               ; preds = %22
  %54 = load i32, ptr %9, align 4
  %55 = load ptr addrspace(1), ptr %4, align 8
  %56 = load i32, ptr %7, align 4
  %57 = load i32, ptr %5, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %8, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 %61
  store i32 %54, ptr addrspace(1) %62, align 4
  br label %63

63:                                               ; preds = %21, %53, %22
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @colour_greedy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_colour_greedy(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_colour_greedy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [32 x i32], ptr addrspace(3) @colour_greedy.c, i64 0, i64 %15
  store i32 -1, ptr addrspace(3) %16, align 4
  call void @_Z7barrierj(i32 noundef 1) #8
  store i32 0, ptr %8, align 4
  br label %17

17:                                               ; preds = %62, %3
  %18 = load i32, ptr %8, align 4
  %19 = icmp slt i32 %18, 32
  br i1 %19, label %20, label %65

20:                                               ; preds = %17
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %61

24:                                               ; preds = %20
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %25

25:                                               ; preds = %51, %24
  %26 = load i32, ptr %10, align 4
  %27 = load i32, ptr %6, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %54

29:                                               ; preds = %25
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = load i32, ptr %7, align 4
  %32 = load i32, ptr %6, align 4
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %10, align 4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [32 x i32], ptr addrspace(3) @colour_greedy.c, i64 0, i64 %39
  %41 = load i32, ptr addrspace(3) %40, align 4
  store i32 %41, ptr %11, align 4
  %42 = load i32, ptr %11, align 4
  %43 = icmp sge i32 %42, 0
  br i1 %43, label %44, label %50

44:                                               ; preds = %29
  %45 = load i32, ptr %11, align 4
  %46 = and i32 %45, 31
  %47 = shl i32 1, %46
  %48 = load i32, ptr %9, align 4
  %49 = or i32 %48, %47
  store i32 %49, ptr %9, align 4
  br label %50

50:                                               ; preds = %44, %29
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %10, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %10, align 4
  br label %25

54:                                               ; preds = %25
  %55 = load i32, ptr %9, align 4
  %56 = xor i32 %55, -1
  %57 = call i32 @_Z3ctzj(i32 noundef %56) #9
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [32 x i32], ptr addrspace(3) @colour_greedy.c, i64 0, i64 %59
  store i32 %57, ptr addrspace(3) %60, align 4
  br label %61

61:                                               ; preds = %54, %20
  call void @_Z7barrierj(i32 noundef 1) #8
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %8, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %8, align 4
  br label %17

65:                                               ; preds = %17
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [32 x i32], ptr addrspace(3) @colour_greedy.c, i64 0, i64 %67
  %69 = load i32, ptr addrspace(3) %68, align 4
  %70 = load ptr addrspace(1), ptr %5, align 8
  %71 = load i32, ptr %7, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(1) %70, i64 %72
  store i32 %69, ptr addrspace(1) %73, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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
define internal i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #7 {
  %3 = atomicrmw add ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #7 {
  %3 = atomicrmw min ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #7 {
  %3 = atomicrmw min ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #7 {
  %3 = atomicrmw or ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z3ctzj(i32 noundef %0) #5 {
  %2 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2199023254529) i64 @_Z15get_global_sizej(i32 noundef %0) #5 {
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"float*", !"float*", !"int", !"float"}
!13 = !{!"const", !"const", !"", !"", !""}
!14 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!15 = !{!"int*", !"int*", !"int*", !"int*", !"int*"}
!16 = !{!"const", !"const", !"const", !"const", !"volatile"}
!17 = !{i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"int2*", !"int*", !"int"}
!20 = !{!"int __attribute__((ext_vector_type(2)))*", !"int*", !"int"}
!21 = !{!"const", !"", !""}
!22 = !{!"int*", !"uint*", !"int"}
!23 = !{!"const", !"volatile", !""}
!24 = !{i32 1, i32 0, i32 0}
!25 = !{!"int*", !"int", !"int"}
!26 = !{!"", !"", !""}
!27 = !{!"int*", !"int*", !"int"}
