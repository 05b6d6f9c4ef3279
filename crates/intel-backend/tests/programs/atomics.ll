target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@in_local.counter = internal addrspace(3) global i32 undef, align 4
@in_local.plain = internal addrspace(3) global i32 undef, align 4
@in_local.total = internal addrspace(3) global float undef, align 4
@floats.own = internal addrspace(3) global float undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @old_style(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %0, i32 noundef %6) #6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %9 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %8, i32 noundef %6) #6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %11 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %10) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %13 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %12) #6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = sub nsw i32 0, %6
  %16 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %14, i32 noundef %15) #6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %18 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %17, i32 noundef %6) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %20 = and i32 %6, 31
  %21 = shl nuw i32 1, %20
  %22 = xor i32 %21, -1
  %23 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %19, i32 noundef %22) #6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %25 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %24, i32 noundef %21) #6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %27 = mul nsw i32 %6, 7
  %28 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %26, i32 noundef %27) #6
  %29 = sub i32 -1879048192, %6
  %30 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %1, i32 noundef %29) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %32 = xor i32 %6, -2147483648
  %33 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %31, i32 noundef %32) #6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  br label %35

35:                                               ; preds = %4, %35
  %36 = load volatile i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %37 = add i32 %36, 3
  %38 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef nonnull %34, i32 noundef %36, i32 noundef %37) #6
  %39 = icmp eq i32 %38, %36
  br i1 %39, label %40, label %35

40:                                               ; preds = %35
  %41 = sext i32 %6 to i64
  %42 = shl i64 %41, 33
  %43 = tail call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef align 8 %2, i64 noundef %42) #6
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %45 = tail call spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) noundef nonnull %44) #6
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  %47 = shl i64 %41, 40
  %48 = tail call spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef nonnull %46, i64 noundef %47) #6
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %50 = getelementptr inbounds i64, ptr addrspace(1) %49, i64 %41
  %51 = mul nsw i64 %41, 1000000007
  %52 = tail call spir_func i64 @_Z9atom_xchgPU3AS1Vll(ptr addrspace(1) noundef %50, i64 noundef %51) #6
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %41
  %54 = sitofp i32 %6 to float
  %55 = fmul float %54, 5.000000e-01
  %56 = tail call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %53, float noundef %55) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_old_style(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %6) #6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %9 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %8, i32 noundef %6) #6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %11 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %10) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %13 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %12) #6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = sub nsw i32 0, %6
  %16 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %14, i32 noundef %15) #6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %18 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %17, i32 noundef %6) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %20 = and i32 %6, 31
  %21 = shl nuw i32 1, %20
  %22 = xor i32 %21, -1
  %23 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %19, i32 noundef %22) #6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %25 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %24, i32 noundef %21) #6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %27 = mul nsw i32 %6, 7
  %28 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %26, i32 noundef %27) #6
  %29 = sub i32 -1879048192, %6
  %30 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %1, i32 noundef %29) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %32 = xor i32 %6, -2147483648
  %33 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %31, i32 noundef %32) #6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  br label %52

35:                                               ; preds = %52
  %36 = sext i32 %6 to i64
  %37 = shl i64 %36, 33
  %38 = tail call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef %2, i64 noundef %37) #6
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %40 = tail call spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) noundef nonnull %39) #6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  %42 = shl i64 %36, 40
  %43 = tail call spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef nonnull %41, i64 noundef %42) #6
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %45 = getelementptr inbounds i64, ptr addrspace(1) %44, i64 %36
  %46 = mul nsw i64 %36, 1000000007
  %47 = tail call spir_func i64 @_Z9atom_xchgPU3AS1Vll(ptr addrspace(1) noundef %45, i64 noundef %46) #6
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %36
  %49 = sitofp i32 %6 to float
  %50 = fmul float %49, 5.000000e-01
  %51 = tail call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %48, float noundef %50) #6
  ret void

52:                                               ; preds = %4, %52
  %53 = load volatile i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %54 = add i32 %53, 3
  %55 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef nonnull %34, i32 noundef %53, i32 noundef %54) #6
  %56 = icmp eq i32 %55, %53
  br i1 %56, label %35, label %52
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @explicit_order(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %11 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %10, i32 noundef %9, i32 noundef 0, i32 noundef 2) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %13, i32 noundef %9, i32 noundef 3, i32 noundef 2) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %16, i32 noundef %9, i32 noundef 2) #6
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = sub nsw i32 0, %9
  %21 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %19, i32 noundef %20) #6
  %22 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %23 = and i32 %9, 31
  %24 = shl nuw i32 1, %23
  %25 = tail call spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %22, i32 noundef %24) #6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = xor i32 %24, -1
  %29 = tail call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %27, i32 noundef %28) #6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  %32 = mul i32 %9, 5
  %33 = tail call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %31, i32 noundef %32, i32 noundef 4, i32 noundef 1) #6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %35 = addrspacecast ptr addrspace(1) %34 to ptr addrspace(4)
  %36 = add i32 %9, -268435456
  %37 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %35, i32 noundef %36) #6
  %38 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %39 = sext i32 %9 to i64
  %40 = shl nsw i64 %39, 32
  %41 = tail call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef %38, i64 noundef %40) #6
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %43 = addrspacecast ptr addrspace(1) %42 to ptr addrspace(4)
  %44 = mul i64 %39, -17179869184
  %45 = tail call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %43, i64 noundef %44, i32 noundef 0, i32 noundef 3) #6
  %46 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %39
  %47 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  %48 = sitofp i32 %9 to float
  %49 = fmul float %48, 2.500000e-01
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %47, float noundef %49) #6
  %50 = fmul float %48, 7.500000e-01
  %51 = tail call spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %47, float noundef %50) #6
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %53 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 %39
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  %55 = mul nsw i32 %9, 3
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %54, i32 noundef %55) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %56 = and i32 %9, 1
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i32 -1, i32 %55
  store i32 %58, ptr %7, align 4, !tbaa !4
  %59 = addrspacecast ptr %7 to ptr addrspace(4)
  %60 = add nsw i32 %9, 1000
  %61 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %54, ptr addrspace(4) noundef %59, i32 noundef %60) #6
  %62 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %71

64:                                               ; preds = %6
  %65 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  br label %66

66:                                               ; preds = %66, %64
  %67 = call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) noundef %65, i32 noundef 2) #6
  br i1 %67, label %66, label %68

68:                                               ; preds = %66
  %69 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr addrspace(1) %5, align 4, !tbaa !4
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) noundef %65, i32 noundef 3) #6
  br label %71

71:                                               ; preds = %68, %6
  %72 = load i32, ptr %7, align 4, !tbaa !4
  %73 = select i1 %61, i32 100000, i32 0
  %74 = fcmp oeq float %51, %49
  %75 = select i1 %74, i32 1000000, i32 0
  %76 = call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %47) #6
  %77 = fmul float %76, 4.000000e+00
  %78 = fptosi float %77 to i32
  %79 = mul nsw i32 %78, 10000000
  %80 = add nuw nsw i32 %73, %75
  %81 = add i32 %80, %72
  %82 = add nsw i32 %81, %79
  %83 = getelementptr i32, ptr addrspace(1) %5, i64 %39
  %84 = getelementptr i8, ptr addrspace(1) %83, i64 4
  store i32 %82, ptr addrspace(1) %84, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_explicit_order(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %11 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %10, i32 noundef %9, i32 noundef 0, i32 noundef 2) #6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %13 = addrspacecast ptr addrspace(1) %12 to ptr addrspace(4)
  %14 = tail call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %13, i32 noundef %9, i32 noundef 3, i32 noundef 2) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %16, i32 noundef %9, i32 noundef 2) #6
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = sub nsw i32 0, %9
  %21 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %19, i32 noundef %20) #6
  %22 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %23 = and i32 %9, 31
  %24 = shl nuw i32 1, %23
  %25 = tail call spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %22, i32 noundef %24) #6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = xor i32 %24, -1
  %29 = tail call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %27, i32 noundef %28) #6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  %32 = mul i32 %9, 5
  %33 = tail call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %31, i32 noundef %32, i32 noundef 4, i32 noundef 1) #6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %35 = addrspacecast ptr addrspace(1) %34 to ptr addrspace(4)
  %36 = add i32 %9, -268435456
  %37 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %35, i32 noundef %36) #6
  %38 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %39 = sext i32 %9 to i64
  %40 = shl nsw i64 %39, 32
  %41 = tail call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef %38, i64 noundef %40) #6
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %43 = addrspacecast ptr addrspace(1) %42 to ptr addrspace(4)
  %44 = mul i64 %39, -17179869184
  %45 = tail call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %43, i64 noundef %44, i32 noundef 0, i32 noundef 3) #6
  %46 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %39
  %47 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  %48 = sitofp i32 %9 to float
  %49 = fmul float %48, 2.500000e-01
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %47, float noundef %49) #6
  %50 = fmul float %48, 7.500000e-01
  %51 = tail call spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %47, float noundef %50) #6
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %53 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 %39
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  %55 = mul nsw i32 %9, 3
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %54, i32 noundef %55) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %56 = and i32 %9, 1
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i32 -1, i32 %55
  store i32 %58, ptr %7, align 4, !tbaa !4
  %59 = addrspacecast ptr %7 to ptr addrspace(4)
  %60 = add nsw i32 %9, 1000
  %61 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %54, ptr addrspace(4) noundef %59, i32 noundef %60) #6
  %62 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %6
  %65 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  br label %80

66:                                               ; preds = %82, %6
  %67 = load i32, ptr %7, align 4, !tbaa !4
  %68 = select i1 %61, i32 100000, i32 0
  %69 = fcmp oeq float %51, %49
  %70 = select i1 %69, i32 1000000, i32 0
  %71 = call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %47) #6
  %72 = fmul float %71, 4.000000e+00
  %73 = fptosi float %72 to i32
  %74 = mul nsw i32 %73, 10000000
  %75 = add nuw nsw i32 %68, %70
  %76 = add i32 %75, %67
  %77 = add nsw i32 %76, %74
  %78 = getelementptr i32, ptr addrspace(1) %5, i64 %39
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 4
  store i32 %77, ptr addrspace(1) %79, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void

80:                                               ; preds = %80, %64
  %81 = call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) noundef %65, i32 noundef 2) #6
  br i1 %81, label %80, label %82

82:                                               ; preds = %80
  %83 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr addrspace(1) %5, align 4, !tbaa !4
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) noundef %65, i32 noundef 3) #6
  br label %66
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @in_local(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = alloca float, align 4
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.counter to ptr addrspace(4)), i32 noundef 10) #6
  store i32 0, ptr addrspace(3) @in_local.plain, align 4, !tbaa !4
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.total to ptr addrspace(4)), float noundef 0.000000e+00) #6
  br label %8

8:                                                ; preds = %7, %2
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %9 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.counter to ptr addrspace(4)), i32 noundef %5, i32 noundef 4, i32 noundef 1) #6
  %10 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @in_local.plain, i32 noundef 2) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %11 = tail call spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.total to ptr addrspace(4)), i32 noundef 0, i32 noundef 1) #6
  store float %11, ptr %3, align 4, !tbaa !21
  %12 = addrspacecast ptr %3 to ptr addrspace(4)
  %13 = sitofp i32 %5 to float
  br label %14

14:                                               ; preds = %14, %8
  %15 = load float, ptr %3, align 4, !tbaa !21
  %16 = fadd float %15, %13
  %17 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicfPU3AS4ff12memory_orderS4_12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.total to ptr addrspace(4)), ptr addrspace(4) noundef %12, float noundef %16, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  br i1 %17, label %18, label %14

18:                                               ; preds = %14
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 1) #6
  call spir_func void @_Z9mem_fencej(i32 noundef 1) #6
  call spir_func void @_Z14read_mem_fencej(i32 noundef 2) #6
  call spir_func void @_Z15write_mem_fencej(i32 noundef 3) #6
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef 1, i32 noundef 1) #6
  br i1 %6, label %19, label %28

19:                                               ; preds = %18
  %20 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.counter to ptr addrspace(4))) #6
  %21 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %22 = shl i64 %21, 3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = load i32, ptr addrspace(3) @in_local.plain, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.total to ptr addrspace(4))) #6
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %21
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !21
  br label %28

28:                                               ; preds = %18, %19
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_in_local(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = alloca float, align 4
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.counter to ptr addrspace(4)), i32 noundef 10) #6
  store i32 0, ptr addrspace(3) @in_local.plain, align 4, !tbaa !4
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.total to ptr addrspace(4)), float noundef 0.000000e+00) #6
  br label %8

8:                                                ; preds = %7, %2
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %9 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.counter to ptr addrspace(4)), i32 noundef %5, i32 noundef 4, i32 noundef 1) #6
  %10 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @in_local.plain, i32 noundef 2) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %11 = tail call spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.total to ptr addrspace(4)), i32 noundef 0, i32 noundef 1) #6
  store float %11, ptr %3, align 4, !tbaa !21
  %12 = addrspacecast ptr %3 to ptr addrspace(4)
  %13 = sitofp i32 %5 to float
  br label %14

14:                                               ; preds = %14, %8
  %15 = load float, ptr %3, align 4, !tbaa !21
  %16 = fadd float %15, %13
  %17 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicfPU3AS4ff12memory_orderS4_12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.total to ptr addrspace(4)), ptr addrspace(4) noundef %12, float noundef %16, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  br i1 %17, label %18, label %14

18:                                               ; preds = %14
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 1) #6
  call spir_func void @_Z9mem_fencej(i32 noundef 1) #6
  call spir_func void @_Z14read_mem_fencej(i32 noundef 2) #6
  call spir_func void @_Z15write_mem_fencej(i32 noundef 3) #6
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef 1, i32 noundef 1) #6
  br i1 %6, label %19, label %28

19:                                               ; preds = %18
  %20 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.counter to ptr addrspace(4))) #6
  %21 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %22 = shl i64 %21, 3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = load i32, ptr addrspace(3) @in_local.plain, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @in_local.total to ptr addrspace(4))) #6
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %21
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !21
  br label %28

28:                                               ; preds = %19, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @floats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @floats.own to ptr addrspace(4)), float noundef -1.000000e+02) #6
  br label %8

8:                                                ; preds = %7, %2
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = and i32 %4, 7
  %11 = uitofp nneg i32 %10 to float
  %12 = tail call spir_func float @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %9, float noundef %11, i32 noundef 0, i32 noundef 2) #6
  %13 = sext i32 %4 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !21
  %16 = tail call spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @floats.own to ptr addrspace(4)), float noundef %15, i32 noundef 0, i32 noundef 1) #6
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %21
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  %24 = tail call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @floats.own to ptr addrspace(4))) #6
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %23, float noundef %24) #6
  br label %25

25:                                               ; preds = %8, %19
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_floats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @floats.own to ptr addrspace(4)), float noundef -1.000000e+02) #6
  br label %8

8:                                                ; preds = %7, %2
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = and i32 %4, 7
  %11 = uitofp nneg i32 %10 to float
  %12 = tail call spir_func float @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef %9, float noundef %11, i32 noundef 0, i32 noundef 2) #6
  %13 = sext i32 %4 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !21
  %16 = tail call spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @floats.own to ptr addrspace(4)), float noundef %15, i32 noundef 0, i32 noundef 1) #6
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %21
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  %24 = tail call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @floats.own to ptr addrspace(4))) #6
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %23, float noundef %24) #6
  br label %25

25:                                               ; preds = %19, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z9atom_xchgPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicfPU3AS4ff12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, float noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z9mem_fencej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z14read_mem_fencej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15write_mem_fencej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef, float noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) noundef, float noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"uint*", !"long*", !"float*"}
!11 = !{!"volatile", !"volatile", !"volatile", !"volatile"}
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"atomic_int*", !"atomic_uint*", !"atomic_long*", !"atomic_float*", !"atomic_flag*", !"int*"}
!15 = !{!"_Atomic(int)*", !"_Atomic(unsigned int)*", !"_Atomic(long)*", !"_Atomic(float)*", !"_Atomic(int)*", !"int*"}
!16 = !{!"", !"", !"", !"", !"", !""}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"int*", !"float*"}
!20 = !{!"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !6, i64 0}
!23 = !{!"atomic_float*", !"float*"}
!24 = !{!"_Atomic(float)*", !"float*"}
!25 = !{!"", !"const"}
