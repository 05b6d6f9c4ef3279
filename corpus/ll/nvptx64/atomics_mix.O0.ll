; ModuleID = 'corpus/opencl/atomics_mix.cl'
source_filename = "corpus/opencl/atomics_mix.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.anon = type { i32 }

@atomics_local.c = internal addrspace(3) global [8 x i32] undef, align 4
@compact_unordered.kept = internal addrspace(3) global [64 x i32] undef, align 4
@compact_unordered.n = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @atomics_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4
  store i32 %9, ptr %5, align 4
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 0
  %12 = load i32, ptr %5, align 4
  %13 = call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %11, i32 noundef %12) #7
  %14 = load ptr addrspace(1), ptr %3, align 8
  %15 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 1
  %16 = load i32, ptr %5, align 4
  %17 = call i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef %15, i32 noundef %16) #7
  %18 = load ptr addrspace(1), ptr %3, align 8
  %19 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 2
  %20 = load i32, ptr %5, align 4
  %21 = call i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %19, i32 noundef %20) #7
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 3
  %24 = load i32, ptr %5, align 4
  %25 = mul nsw i32 %24, 10
  %26 = call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %23, i32 noundef %25) #7
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 4
  %29 = load i32, ptr %5, align 4
  %30 = or i32 %29, 64
  %31 = call i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef %28, i32 noundef %30) #7
  %32 = load ptr addrspace(1), ptr %3, align 8
  %33 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 5
  %34 = load i32, ptr %5, align 4
  %35 = and i32 %34, 255
  %36 = call i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %33, i32 noundef %35) #7
  %37 = load ptr addrspace(1), ptr %3, align 8
  %38 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 6
  %39 = load i32, ptr %5, align 4
  %40 = call i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef %38, i32 noundef %39) #7
  %41 = load ptr addrspace(1), ptr %3, align 8
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 7
  %43 = call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %42) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @atomics_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp ult i32 %11, 8
  br i1 %12, label %13, label %26

13:                                               ; preds = %2
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 2
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4
  %18 = icmp eq i32 %17, 4
  br label %19

19:                                               ; preds = %16, %13
  %20 = phi i1 [ true, %13 ], [ %18, %16 ]
  %21 = zext i1 %20 to i64
  %22 = select i1 %20, i32 -1, i32 0
  %23 = load i32, ptr %5, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 %24
  store i32 %22, ptr addrspace(3) %25, align 4
  br label %26

26:                                               ; preds = %19, %2
  call void @_Z7barrierj(i32 noundef 1) #7
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  store i32 %30, ptr %6, align 4
  %31 = load i32, ptr %6, align 4
  %32 = call i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @atomics_local.c, i32 noundef %31) #7
  %33 = call i32 @_Z10atomic_decPU3AS3Vj(ptr addrspace(3) noundef getelementptr inbounds ([8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 1)) #7
  %34 = load i32, ptr %6, align 4
  %35 = call i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds ([8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 2), i32 noundef %34) #7
  %36 = load i32, ptr %6, align 4
  %37 = call i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds ([8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 3), i32 noundef %36) #7
  %38 = load i32, ptr %6, align 4
  %39 = call i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds ([8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 4), i32 noundef %38) #7
  %40 = load i32, ptr %6, align 4
  %41 = call i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds ([8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 5), i32 noundef %40) #7
  %42 = load i32, ptr %6, align 4
  %43 = call i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds ([8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 6), i32 noundef %42) #7
  store i32 0, ptr %7, align 4
  br label %44

44:                                               ; preds = %59, %26
  %45 = load i32, ptr %7, align 4
  %46 = and i32 %45, 255
  %47 = load i32, ptr %6, align 4
  %48 = and i32 %47, 255
  %49 = icmp ult i32 %46, %48
  br i1 %49, label %50, label %61

50:                                               ; preds = %44
  %51 = load i32, ptr %7, align 4
  %52 = load i32, ptr %6, align 4
  %53 = and i32 %52, 255
  %54 = call i32 @_Z14atomic_cmpxchgPU3AS3Vjjj(ptr addrspace(3) noundef getelementptr inbounds ([8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 7), i32 noundef %51, i32 noundef %53) #7
  store i32 %54, ptr %8, align 4
  %55 = load i32, ptr %8, align 4
  %56 = load i32, ptr %7, align 4
  %57 = icmp eq i32 %55, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %50
  br label %61

59:                                               ; preds = %50
  %60 = load i32, ptr %8, align 4
  store i32 %60, ptr %7, align 4
  br label %44

61:                                               ; preds = %58, %44
  call void @_Z7barrierj(i32 noundef 1) #7
  %62 = load i32, ptr %5, align 4
  %63 = icmp ult i32 %62, 8
  br i1 %63, label %64, label %76

64:                                               ; preds = %61
  %65 = load i32, ptr %5, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @atomics_local.c, i64 0, i64 %66
  %68 = load i32, ptr addrspace(3) %67, align 4
  %69 = load ptr addrspace(1), ptr %4, align 8
  %70 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %71 = mul i64 %70, 8
  %72 = load i32, ptr %5, align 4
  %73 = zext i32 %72 to i64
  %74 = add i64 %71, %73
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %74
  store i32 %68, ptr addrspace(1) %75, align 4
  br label %76

76:                                               ; preds = %64, %61
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @atomic_float_add(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_atomic_float_add(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_atomic_float_add(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %4, align 8
  %6 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = and i64 %6, 1
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %7
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = sitofp i32 %12 to float
  %14 = fmul float %13, 2.500000e-01
  call void @add_float(ptr addrspace(1) noundef %8, float noundef %14) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @compact_unordered(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_compact_unordered(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_compact_unordered(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 4
  %11 = load i32, ptr %7, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  store i32 0, ptr addrspace(3) @compact_unordered.n, align 4
  br label %14

14:                                               ; preds = %13, %3
  call void @_Z7barrierj(i32 noundef 1) #7
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %14
  %22 = load i32, ptr %8, align 4
  %23 = call i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef @compact_unordered.n) #7
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @compact_unordered.kept, i64 0, i64 %24
  store i32 %22, ptr addrspace(3) %25, align 4
  br label %26

26:                                               ; preds = %21, %14
  call void @_Z7barrierj(i32 noundef 1) #7
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr addrspace(3) @compact_unordered.n, align 4
  %29 = icmp ult i32 %27, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %26
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i32, ptr %7, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @compact_unordered.kept, i64 0, i64 %33
  %35 = load i32, ptr addrspace(3) %34, align 4
  %36 = load i32, ptr %7, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @compact_unordered.kept, i64 0, i64 %37
  %39 = load i32, ptr addrspace(3) %38, align 4
  %40 = mul nsw i32 %35, %39
  %41 = call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %31, i32 noundef %40) #7
  br label %42

42:                                               ; preds = %30, %26
  %43 = load i32, ptr %7, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %42
  %46 = load ptr addrspace(1), ptr %5, align 8
  %47 = load i32, ptr addrspace(3) @compact_unordered.n, align 4
  %48 = call i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %46, i32 noundef %47) #7
  br label %49

49:                                               ; preds = %45, %42
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @atomics_cl20(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_atomics_cl20(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_atomics_cl20(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4
  store i32 %10, ptr %5, align 4
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 0
  %13 = addrspacecast ptr addrspace(1) %12 to ptr
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %13, i32 noundef %14, i32 noundef 0, i32 noundef 2) #7
  %16 = load ptr addrspace(1), ptr %3, align 8
  %17 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 1
  %18 = addrspacecast ptr addrspace(1) %17 to ptr
  %19 = load i32, ptr %5, align 4
  %20 = call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %18, i32 noundef %19, i32 noundef 4, i32 noundef 2) #7
  %21 = load ptr addrspace(1), ptr %3, align 8
  %22 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 2
  %23 = addrspacecast ptr addrspace(1) %22 to ptr
  %24 = load i32, ptr %5, align 4
  %25 = call i32 @_Z25atomic_fetch_min_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %23, i32 noundef %24, i32 noundef 2, i32 noundef 2) #7
  %26 = load ptr addrspace(1), ptr %3, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 3
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = load i32, ptr %5, align 4
  %30 = call i32 @_Z25atomic_fetch_xor_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %28, i32 noundef %29, i32 noundef 3, i32 noundef 2) #7
  %31 = load ptr addrspace(1), ptr %3, align 8
  %32 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 4
  %33 = addrspacecast ptr addrspace(1) %32 to ptr
  %34 = load i32, ptr %5, align 4
  %35 = call i32 @_Z24atomic_fetch_or_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %33, i32 noundef %34, i32 noundef 0, i32 noundef 1) #7
  %36 = load ptr addrspace(1), ptr %3, align 8
  %37 = getelementptr inbounds i32, ptr addrspace(1) %36, i64 5
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  %39 = call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %38, i32 noundef 2, i32 noundef 2) #7
  store i32 %39, ptr %6, align 4
  br label %40

40:                                               ; preds = %50, %2
  %41 = load ptr addrspace(1), ptr %3, align 8
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 5
  %43 = addrspacecast ptr addrspace(1) %42 to ptr
  %44 = load i32, ptr %6, align 4
  %45 = load i32, ptr %5, align 4
  %46 = and i32 %45, 15
  %47 = add nsw i32 %44, %46
  %48 = call zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %43, ptr noundef %6, i32 noundef %47, i32 noundef 4, i32 noundef 2, i32 noundef 2) #7
  %49 = xor i1 %48, true
  br i1 %49, label %50, label %51

50:                                               ; preds = %40
  br label %40

51:                                               ; preds = %40
  %52 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %59

54:                                               ; preds = %51
  %55 = load ptr addrspace(1), ptr %3, align 8
  %56 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 6
  %57 = addrspacecast ptr addrspace(1) %56 to ptr
  %58 = load i32, ptr %5, align 4
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %57, i32 noundef %58, i32 noundef 3, i32 noundef 2) #7
  br label %59

59:                                               ; preds = %54, %51
  %60 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %61 = icmp eq i64 %60, 1
  br i1 %61, label %62, label %68

62:                                               ; preds = %59
  %63 = load ptr addrspace(1), ptr %3, align 8
  %64 = getelementptr inbounds i32, ptr addrspace(1) %63, i64 7
  %65 = addrspacecast ptr addrspace(1) %64 to ptr
  %66 = load i32, ptr %5, align 4
  %67 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %65, i32 noundef %66, i32 noundef 0, i32 noundef 2) #7
  br label %68

68:                                               ; preds = %62, %59
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @add_float(ptr addrspace(1) noundef %0, float noundef %1) #1 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  %5 = alloca %union.anon, align 4
  %6 = alloca %union.anon, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = call i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %8, i32 noundef 0) #7
  store i32 %9, ptr %5, align 4
  br label %10

10:                                               ; preds = %22, %2
  %11 = load float, ptr %5, align 4
  %12 = load float, ptr %4, align 4
  %13 = fadd float %11, %12
  store float %13, ptr %6, align 4
  %14 = load ptr addrspace(1), ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = call i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %14, i32 noundef %15, i32 noundef %16) #7
  store i32 %17, ptr %7, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %5, align 4
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %10
  ret void

22:                                               ; preds = %10
  %23 = load i32, ptr %7, align 4
  store i32 %23, ptr %5, align 4
  br label %10
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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw add ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw add ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw add ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw and ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw and ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) #6 {
  %4 = cmpxchg ptr addrspace(1) %0, i32 %1, i32 %2 monotonic monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  ret i32 %5
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z14atomic_cmpxchgPU3AS3Vjjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) #6 {
  %4 = cmpxchg ptr addrspace(3) %0, i32 %1, i32 %2 monotonic monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  ret i32 %5
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal noundef zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #6 {
  %7 = load i32, ptr %1, align 4, !tbaa !6
  switch i32 %5, label %10 [
    i32 0, label %11
    i32 1, label %8
    i32 2, label %9
  ]

8:                                                ; preds = %6
  br label %11

9:                                                ; preds = %6
  br label %11

10:                                               ; preds = %6
  br label %11

11:                                               ; preds = %6, %8, %9, %10
  %12 = phi i32 [ 0, %10 ], [ 1, %9 ], [ 2, %8 ], [ 4, %6 ]
  switch i32 %3, label %13 [
    i32 1, label %14
    i32 2, label %14
    i32 3, label %15
    i32 4, label %16
    i32 5, label %17
  ]

13:                                               ; preds = %11
  switch i32 %12, label %18 [
    i32 1, label %19
    i32 2, label %20
    i32 4, label %21
  ]

14:                                               ; preds = %11, %11
  switch i32 %12, label %46 [
    i32 1, label %47
    i32 2, label %48
    i32 4, label %49
  ]

15:                                               ; preds = %11
  switch i32 %12, label %74 [
    i32 1, label %75
    i32 2, label %76
    i32 4, label %77
  ]

16:                                               ; preds = %11
  switch i32 %12, label %102 [
    i32 1, label %103
    i32 2, label %104
    i32 4, label %105
  ]

17:                                               ; preds = %11
  switch i32 %12, label %130 [
    i32 1, label %131
    i32 2, label %132
    i32 4, label %133
  ]

18:                                               ; preds = %13
  switch i32 %4, label %22 [
    i32 1, label %24
    i32 2, label %24
    i32 5, label %26
  ]

19:                                               ; preds = %13
  switch i32 %4, label %28 [
    i32 1, label %30
    i32 2, label %30
    i32 5, label %32
  ]

20:                                               ; preds = %13
  switch i32 %4, label %34 [
    i32 1, label %36
    i32 2, label %36
    i32 5, label %38
  ]

21:                                               ; preds = %13
  switch i32 %4, label %40 [
    i32 1, label %42
    i32 2, label %42
    i32 5, label %44
  ]

22:                                               ; preds = %18
  %23 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic monotonic, align 4
  br label %158

24:                                               ; preds = %18, %18
  %25 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic acquire, align 4
  br label %158

26:                                               ; preds = %18
  %27 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic seq_cst, align 4
  br label %158

28:                                               ; preds = %19
  %29 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic monotonic, align 4
  br label %158

30:                                               ; preds = %19, %19
  %31 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic acquire, align 4
  br label %158

32:                                               ; preds = %19
  %33 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic seq_cst, align 4
  br label %158

34:                                               ; preds = %20
  %35 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic monotonic, align 4
  br label %158

36:                                               ; preds = %20, %20
  %37 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic acquire, align 4
  br label %158

38:                                               ; preds = %20
  %39 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic seq_cst, align 4
  br label %158

40:                                               ; preds = %21
  %41 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic monotonic, align 4
  br label %158

42:                                               ; preds = %21, %21
  %43 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic acquire, align 4
  br label %158

44:                                               ; preds = %21
  %45 = cmpxchg ptr %0, i32 %7, i32 %2 monotonic seq_cst, align 4
  br label %158

46:                                               ; preds = %14
  switch i32 %4, label %50 [
    i32 1, label %52
    i32 2, label %52
    i32 5, label %54
  ]

47:                                               ; preds = %14
  switch i32 %4, label %56 [
    i32 1, label %58
    i32 2, label %58
    i32 5, label %60
  ]

48:                                               ; preds = %14
  switch i32 %4, label %62 [
    i32 1, label %64
    i32 2, label %64
    i32 5, label %66
  ]

49:                                               ; preds = %14
  switch i32 %4, label %68 [
    i32 1, label %70
    i32 2, label %70
    i32 5, label %72
  ]

50:                                               ; preds = %46
  %51 = cmpxchg ptr %0, i32 %7, i32 %2 acquire monotonic, align 4
  br label %158

52:                                               ; preds = %46, %46
  %53 = cmpxchg ptr %0, i32 %7, i32 %2 acquire acquire, align 4
  br label %158

54:                                               ; preds = %46
  %55 = cmpxchg ptr %0, i32 %7, i32 %2 acquire seq_cst, align 4
  br label %158

56:                                               ; preds = %47
  %57 = cmpxchg ptr %0, i32 %7, i32 %2 acquire monotonic, align 4
  br label %158

58:                                               ; preds = %47, %47
  %59 = cmpxchg ptr %0, i32 %7, i32 %2 acquire acquire, align 4
  br label %158

60:                                               ; preds = %47
  %61 = cmpxchg ptr %0, i32 %7, i32 %2 acquire seq_cst, align 4
  br label %158

62:                                               ; preds = %48
  %63 = cmpxchg ptr %0, i32 %7, i32 %2 acquire monotonic, align 4
  br label %158

64:                                               ; preds = %48, %48
  %65 = cmpxchg ptr %0, i32 %7, i32 %2 acquire acquire, align 4
  br label %158

66:                                               ; preds = %48
  %67 = cmpxchg ptr %0, i32 %7, i32 %2 acquire seq_cst, align 4
  br label %158

68:                                               ; preds = %49
  %69 = cmpxchg ptr %0, i32 %7, i32 %2 acquire monotonic, align 4
  br label %158

70:                                               ; preds = %49, %49
  %71 = cmpxchg ptr %0, i32 %7, i32 %2 acquire acquire, align 4
  br label %158

72:                                               ; preds = %49
  %73 = cmpxchg ptr %0, i32 %7, i32 %2 acquire seq_cst, align 4
  br label %158

74:                                               ; preds = %15
  switch i32 %4, label %78 [
    i32 1, label %80
    i32 2, label %80
    i32 5, label %82
  ]

75:                                               ; preds = %15
  switch i32 %4, label %84 [
    i32 1, label %86
    i32 2, label %86
    i32 5, label %88
  ]

76:                                               ; preds = %15
  switch i32 %4, label %90 [
    i32 1, label %92
    i32 2, label %92
    i32 5, label %94
  ]

77:                                               ; preds = %15
  switch i32 %4, label %96 [
    i32 1, label %98
    i32 2, label %98
    i32 5, label %100
  ]

78:                                               ; preds = %74
  %79 = cmpxchg ptr %0, i32 %7, i32 %2 release monotonic, align 4
  br label %158

80:                                               ; preds = %74, %74
  %81 = cmpxchg ptr %0, i32 %7, i32 %2 release acquire, align 4
  br label %158

82:                                               ; preds = %74
  %83 = cmpxchg ptr %0, i32 %7, i32 %2 release seq_cst, align 4
  br label %158

84:                                               ; preds = %75
  %85 = cmpxchg ptr %0, i32 %7, i32 %2 release monotonic, align 4
  br label %158

86:                                               ; preds = %75, %75
  %87 = cmpxchg ptr %0, i32 %7, i32 %2 release acquire, align 4
  br label %158

88:                                               ; preds = %75
  %89 = cmpxchg ptr %0, i32 %7, i32 %2 release seq_cst, align 4
  br label %158

90:                                               ; preds = %76
  %91 = cmpxchg ptr %0, i32 %7, i32 %2 release monotonic, align 4
  br label %158

92:                                               ; preds = %76, %76
  %93 = cmpxchg ptr %0, i32 %7, i32 %2 release acquire, align 4
  br label %158

94:                                               ; preds = %76
  %95 = cmpxchg ptr %0, i32 %7, i32 %2 release seq_cst, align 4
  br label %158

96:                                               ; preds = %77
  %97 = cmpxchg ptr %0, i32 %7, i32 %2 release monotonic, align 4
  br label %158

98:                                               ; preds = %77, %77
  %99 = cmpxchg ptr %0, i32 %7, i32 %2 release acquire, align 4
  br label %158

100:                                              ; preds = %77
  %101 = cmpxchg ptr %0, i32 %7, i32 %2 release seq_cst, align 4
  br label %158

102:                                              ; preds = %16
  switch i32 %4, label %106 [
    i32 1, label %108
    i32 2, label %108
    i32 5, label %110
  ]

103:                                              ; preds = %16
  switch i32 %4, label %112 [
    i32 1, label %114
    i32 2, label %114
    i32 5, label %116
  ]

104:                                              ; preds = %16
  switch i32 %4, label %118 [
    i32 1, label %120
    i32 2, label %120
    i32 5, label %122
  ]

105:                                              ; preds = %16
  switch i32 %4, label %124 [
    i32 1, label %126
    i32 2, label %126
    i32 5, label %128
  ]

106:                                              ; preds = %102
  %107 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel monotonic, align 4
  br label %158

108:                                              ; preds = %102, %102
  %109 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel acquire, align 4
  br label %158

110:                                              ; preds = %102
  %111 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel seq_cst, align 4
  br label %158

112:                                              ; preds = %103
  %113 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel monotonic, align 4
  br label %158

114:                                              ; preds = %103, %103
  %115 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel acquire, align 4
  br label %158

116:                                              ; preds = %103
  %117 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel seq_cst, align 4
  br label %158

118:                                              ; preds = %104
  %119 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel monotonic, align 4
  br label %158

120:                                              ; preds = %104, %104
  %121 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel acquire, align 4
  br label %158

122:                                              ; preds = %104
  %123 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel seq_cst, align 4
  br label %158

124:                                              ; preds = %105
  %125 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel monotonic, align 4
  br label %158

126:                                              ; preds = %105, %105
  %127 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel acquire, align 4
  br label %158

128:                                              ; preds = %105
  %129 = cmpxchg ptr %0, i32 %7, i32 %2 acq_rel seq_cst, align 4
  br label %158

130:                                              ; preds = %17
  switch i32 %4, label %134 [
    i32 1, label %136
    i32 2, label %136
    i32 5, label %138
  ]

131:                                              ; preds = %17
  switch i32 %4, label %140 [
    i32 1, label %142
    i32 2, label %142
    i32 5, label %144
  ]

132:                                              ; preds = %17
  switch i32 %4, label %146 [
    i32 1, label %148
    i32 2, label %148
    i32 5, label %150
  ]

133:                                              ; preds = %17
  switch i32 %4, label %152 [
    i32 1, label %154
    i32 2, label %154
    i32 5, label %156
  ]

134:                                              ; preds = %130
  %135 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst monotonic, align 4
  br label %158

136:                                              ; preds = %130, %130
  %137 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst acquire, align 4
  br label %158

138:                                              ; preds = %130
  %139 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst seq_cst, align 4
  br label %158

140:                                              ; preds = %131
  %141 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst monotonic, align 4
  br label %158

142:                                              ; preds = %131, %131
  %143 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst acquire, align 4
  br label %158

144:                                              ; preds = %131
  %145 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst seq_cst, align 4
  br label %158

146:                                              ; preds = %132
  %147 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst monotonic, align 4
  br label %158

148:                                              ; preds = %132, %132
  %149 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst acquire, align 4
  br label %158

150:                                              ; preds = %132
  %151 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst seq_cst, align 4
  br label %158

152:                                              ; preds = %133
  %153 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst monotonic, align 4
  br label %158

154:                                              ; preds = %133, %133
  %155 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst acquire, align 4
  br label %158

156:                                              ; preds = %133
  %157 = cmpxchg ptr %0, i32 %7, i32 %2 seq_cst seq_cst, align 4
  br label %158

158:                                              ; preds = %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %50, %52, %54, %56, %58, %60, %62, %64, %66, %68, %70, %72, %78, %80, %82, %84, %86, %88, %90, %92, %94, %96, %98, %100, %106, %108, %110, %112, %114, %116, %118, %120, %122, %124, %126, %128, %134, %136, %138, %140, %142, %144, %146, %148, %150, %152, %154, %156
  %159 = phi { i32, i1 } [ %23, %22 ], [ %25, %24 ], [ %27, %26 ], [ %29, %28 ], [ %31, %30 ], [ %33, %32 ], [ %35, %34 ], [ %37, %36 ], [ %39, %38 ], [ %157, %156 ], [ %155, %154 ], [ %153, %152 ], [ %139, %138 ], [ %137, %136 ], [ %135, %134 ], [ %41, %40 ], [ %43, %42 ], [ %45, %44 ], [ %51, %50 ], [ %53, %52 ], [ %55, %54 ], [ %57, %56 ], [ %59, %58 ], [ %61, %60 ], [ %63, %62 ], [ %65, %64 ], [ %67, %66 ], [ %119, %118 ], [ %121, %120 ], [ %123, %122 ], [ %129, %128 ], [ %127, %126 ], [ %125, %124 ], [ %69, %68 ], [ %71, %70 ], [ %73, %72 ], [ %79, %78 ], [ %81, %80 ], [ %83, %82 ], [ %85, %84 ], [ %87, %86 ], [ %89, %88 ], [ %91, %90 ], [ %93, %92 ], [ %95, %94 ], [ %141, %140 ], [ %143, %142 ], [ %145, %144 ], [ %151, %150 ], [ %149, %148 ], [ %147, %146 ], [ %97, %96 ], [ %99, %98 ], [ %101, %100 ], [ %107, %106 ], [ %109, %108 ], [ %111, %110 ], [ %113, %112 ], [ %115, %114 ], [ %117, %116 ]
  %160 = extractvalue { i32, i1 } %159, 0
  %161 = icmp eq i32 %7, %160
  br i1 %161, label %163, label %162

162:                                              ; preds = %158
  store i32 %160, ptr %1, align 4, !tbaa !6
  br label %163

163:                                              ; preds = %158, %162
  ret i1 %161
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_decPU3AS3Vj(ptr addrspace(3) noundef captures(none) %0) #6 {
  %2 = atomicrmw udec_wrap ptr addrspace(3) %0, i32 -1 monotonic, align 4
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 {
  switch i32 %2, label %5 [
    i32 1, label %7
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
  ]

5:                                                ; preds = %4
  %6 = atomicrmw xchg ptr %0, i32 %1 monotonic, align 4
  br label %15

7:                                                ; preds = %4, %4
  %8 = atomicrmw xchg ptr %0, i32 %1 acquire, align 4
  br label %15

9:                                                ; preds = %4
  %10 = atomicrmw xchg ptr %0, i32 %1 release, align 4
  br label %15

11:                                               ; preds = %4
  %12 = atomicrmw xchg ptr %0, i32 %1 acq_rel, align 4
  br label %15

13:                                               ; preds = %4
  %14 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  br label %15

15:                                               ; preds = %5, %7, %9, %11, %13
  %16 = phi i32 [ %14, %13 ], [ %12, %11 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ]
  ret i32 %16
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 {
  switch i32 %2, label %5 [
    i32 1, label %7
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
  ]

5:                                                ; preds = %4
  %6 = atomicrmw add ptr %0, i32 %1 monotonic, align 4
  br label %15

7:                                                ; preds = %4, %4
  %8 = atomicrmw add ptr %0, i32 %1 acquire, align 4
  br label %15

9:                                                ; preds = %4
  %10 = atomicrmw add ptr %0, i32 %1 release, align 4
  br label %15

11:                                               ; preds = %4
  %12 = atomicrmw add ptr %0, i32 %1 acq_rel, align 4
  br label %15

13:                                               ; preds = %4
  %14 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  br label %15

15:                                               ; preds = %5, %7, %9, %11, %13
  %16 = phi i32 [ %14, %13 ], [ %12, %11 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ]
  ret i32 %16
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 {
  switch i32 %2, label %5 [
    i32 1, label %7
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
  ]

5:                                                ; preds = %4
  %6 = atomicrmw max ptr %0, i32 %1 monotonic, align 4
  br label %15

7:                                                ; preds = %4, %4
  %8 = atomicrmw max ptr %0, i32 %1 acquire, align 4
  br label %15

9:                                                ; preds = %4
  %10 = atomicrmw max ptr %0, i32 %1 release, align 4
  br label %15

11:                                               ; preds = %4
  %12 = atomicrmw max ptr %0, i32 %1 acq_rel, align 4
  br label %15

13:                                               ; preds = %4
  %14 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  br label %15

15:                                               ; preds = %5, %7, %9, %11, %13
  %16 = phi i32 [ %14, %13 ], [ %12, %11 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ]
  ret i32 %16
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z25atomic_fetch_min_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 {
  switch i32 %2, label %5 [
    i32 1, label %7
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
  ]

5:                                                ; preds = %4
  %6 = atomicrmw min ptr %0, i32 %1 monotonic, align 4
  br label %15

7:                                                ; preds = %4, %4
  %8 = atomicrmw min ptr %0, i32 %1 acquire, align 4
  br label %15

9:                                                ; preds = %4
  %10 = atomicrmw min ptr %0, i32 %1 release, align 4
  br label %15

11:                                               ; preds = %4
  %12 = atomicrmw min ptr %0, i32 %1 acq_rel, align 4
  br label %15

13:                                               ; preds = %4
  %14 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  br label %15

15:                                               ; preds = %5, %7, %9, %11, %13
  %16 = phi i32 [ %14, %13 ], [ %12, %11 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ]
  ret i32 %16
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z24atomic_fetch_or_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 {
  switch i32 %2, label %5 [
    i32 1, label %7
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
  ]

5:                                                ; preds = %4
  %6 = atomicrmw or ptr %0, i32 %1 monotonic, align 4
  br label %15

7:                                                ; preds = %4, %4
  %8 = atomicrmw or ptr %0, i32 %1 acquire, align 4
  br label %15

9:                                                ; preds = %4
  %10 = atomicrmw or ptr %0, i32 %1 release, align 4
  br label %15

11:                                               ; preds = %4
  %12 = atomicrmw or ptr %0, i32 %1 acq_rel, align 4
  br label %15

13:                                               ; preds = %4
  %14 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  br label %15

15:                                               ; preds = %5, %7, %9, %11, %13
  %16 = phi i32 [ %14, %13 ], [ %12, %11 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ]
  ret i32 %16
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z25atomic_fetch_xor_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 {
  switch i32 %2, label %5 [
    i32 1, label %7
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
  ]

5:                                                ; preds = %4
  %6 = atomicrmw xor ptr %0, i32 %1 monotonic, align 4
  br label %15

7:                                                ; preds = %4, %4
  %8 = atomicrmw xor ptr %0, i32 %1 acquire, align 4
  br label %15

9:                                                ; preds = %4
  %10 = atomicrmw xor ptr %0, i32 %1 release, align 4
  br label %15

11:                                               ; preds = %4
  %12 = atomicrmw xor ptr %0, i32 %1 acq_rel, align 4
  br label %15

13:                                               ; preds = %4
  %14 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  br label %15

15:                                               ; preds = %5, %7, %9, %11, %13
  %16 = phi i32 [ %14, %13 ], [ %12, %11 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ]
  ret i32 %16
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef captures(none) %0) #6 {
  %2 = atomicrmw uinc_wrap ptr addrspace(1) %0, i32 -1 monotonic, align 4
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef captures(none) %0) #6 {
  %2 = atomicrmw uinc_wrap ptr addrspace(3) %0, i32 -1 monotonic, align 4
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) #6 {
  switch i32 %1, label %4 [
    i32 1, label %6
    i32 2, label %6
    i32 5, label %8
  ]

4:                                                ; preds = %3
  %5 = load atomic i32, ptr %0 monotonic, align 4
  br label %10

6:                                                ; preds = %3, %3
  %7 = load atomic i32, ptr %0 acquire, align 4
  br label %10

8:                                                ; preds = %3
  %9 = load atomic i32, ptr %0 seq_cst, align 4
  br label %10

10:                                               ; preds = %4, %6, %8
  %11 = phi i32 [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i32 %11
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw max ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw umax ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw min ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw umin ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw or ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw or ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw or ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 {
  switch i32 %2, label %5 [
    i32 3, label %6
    i32 5, label %7
  ]

5:                                                ; preds = %4
  store atomic i32 %1, ptr %0 monotonic, align 4
  br label %8

6:                                                ; preds = %4
  store atomic i32 %1, ptr %0 release, align 4
  br label %8

7:                                                ; preds = %4
  store atomic i32 %1, ptr %0 seq_cst, align 4
  br label %8

8:                                                ; preds = %5, %6, %7
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw sub ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw xor ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw xor ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"int*", !"int*"}
!13 = !{!"volatile", !"const"}
!14 = !{!"uint*", !"uint*"}
!15 = !{!"const", !""}
!16 = !{!"int*", !"float*"}
!17 = !{!"const", !"volatile"}
!18 = !{i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"int*", !"uint*", !"int*"}
!21 = !{!"const", !"volatile", !"volatile"}
!22 = !{!"atomic_int*", !"int*"}
!23 = !{!"_Atomic(int)*", !"int*"}
