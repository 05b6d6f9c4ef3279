; ModuleID = 'corpus/opencl/integer_builtins.cl'
source_filename = "corpus/opencl/integer_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @int_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = shl i32 %6, 8
  %10 = shl i32 %8, 8
  %11 = tail call spir_func i32 @_Z7add_satii(i32 noundef %6, i32 noundef %8) #3
  %12 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %11, i64 0
  %13 = tail call spir_func i32 @_Z7sub_satii(i32 noundef %6, i32 noundef %8) #3
  %14 = insertelement <16 x i32> %12, i32 %13, i64 1
  %15 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %6, i32 noundef %8) #3
  %16 = insertelement <16 x i32> %14, i32 %15, i64 2
  %17 = tail call spir_func i32 @_Z6mad_hiiii(i32 noundef %6, i32 noundef %8, i32 noundef 12345) #3
  %18 = insertelement <16 x i32> %16, i32 %17, i64 3
  %19 = ashr i32 %6, 18
  %20 = ashr i32 %8, 18
  %21 = tail call spir_func i32 @_Z7mad_satiii(i32 noundef %19, i32 noundef %20, i32 noundef %6) #3
  %22 = insertelement <16 x i32> %18, i32 %21, i64 4
  %23 = ashr i32 %9, 16
  %24 = ashr i32 %10, 20
  %25 = tail call spir_func i32 @_Z5mul24ii(i32 noundef %23, i32 noundef %24) #3
  %26 = insertelement <16 x i32> %22, i32 %25, i64 5
  %27 = ashr i32 %9, 20
  %28 = ashr i32 %8, 4
  %29 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %27, i32 noundef %24, i32 noundef %28) #3
  %30 = insertelement <16 x i32> %26, i32 %29, i64 6
  %31 = tail call spir_func i32 @_Z4haddii(i32 noundef %6, i32 noundef %8) #3
  %32 = insertelement <16 x i32> %30, i32 %31, i64 7
  %33 = tail call spir_func i32 @_Z5rhaddii(i32 noundef %6, i32 noundef %8) #3
  %34 = insertelement <16 x i32> %32, i32 %33, i64 8
  %35 = tail call spir_func i32 @_Z6rotateii(i32 noundef %6, i32 noundef %8) #3
  %36 = insertelement <16 x i32> %34, i32 %35, i64 9
  %37 = tail call spir_func i32 @_Z3clzi(i32 noundef %6) #3
  %38 = insertelement <16 x i32> %36, i32 %37, i64 10
  %39 = and i32 %8, %6
  %40 = tail call spir_func i32 @_Z8popcounti(i32 noundef %39) #3
  %41 = insertelement <16 x i32> %38, i32 %40, i64 11
  %42 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %6, i32 noundef %8) #3
  %43 = insertelement <16 x i32> %41, i32 %42, i64 12
  %44 = tail call spir_func i32 @_Z3absi(i32 noundef %6) #3
  %45 = insertelement <16 x i32> %43, i32 %44, i64 13
  %46 = tail call spir_func i32 @_Z5clampiii(i32 noundef %6, i32 noundef -1000000, i32 noundef 2000000) #3
  %47 = insertelement <16 x i32> %45, i32 %46, i64 14
  %48 = or i32 %8, 65536
  %49 = tail call spir_func i32 @_Z3ctzi(i32 noundef %48) #3
  %50 = insertelement <16 x i32> %47, i32 %49, i64 15
  %51 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %4
  store <16 x i32> %50, ptr addrspace(1) %51, align 64, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_int_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = shl i32 %6, 8
  %10 = shl i32 %8, 8
  %11 = tail call spir_func i32 @_Z7add_satii(i32 noundef %6, i32 noundef %8) #3
  %12 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %11, i64 0
  %13 = tail call spir_func i32 @_Z7sub_satii(i32 noundef %6, i32 noundef %8) #3
  %14 = insertelement <16 x i32> %12, i32 %13, i64 1
  %15 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %6, i32 noundef %8) #3
  %16 = insertelement <16 x i32> %14, i32 %15, i64 2
  %17 = tail call spir_func i32 @_Z6mad_hiiii(i32 noundef %6, i32 noundef %8, i32 noundef 12345) #3
  %18 = insertelement <16 x i32> %16, i32 %17, i64 3
  %19 = ashr i32 %6, 18
  %20 = ashr i32 %8, 18
  %21 = tail call spir_func i32 @_Z7mad_satiii(i32 noundef %19, i32 noundef %20, i32 noundef %6) #3
  %22 = insertelement <16 x i32> %18, i32 %21, i64 4
  %23 = ashr i32 %9, 16
  %24 = ashr i32 %10, 20
  %25 = tail call spir_func i32 @_Z5mul24ii(i32 noundef %23, i32 noundef %24) #3
  %26 = insertelement <16 x i32> %22, i32 %25, i64 5
  %27 = ashr i32 %9, 20
  %28 = ashr i32 %8, 4
  %29 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %27, i32 noundef %24, i32 noundef %28) #3
  %30 = insertelement <16 x i32> %26, i32 %29, i64 6
  %31 = tail call spir_func i32 @_Z4haddii(i32 noundef %6, i32 noundef %8) #3
  %32 = insertelement <16 x i32> %30, i32 %31, i64 7
  %33 = tail call spir_func i32 @_Z5rhaddii(i32 noundef %6, i32 noundef %8) #3
  %34 = insertelement <16 x i32> %32, i32 %33, i64 8
  %35 = tail call spir_func i32 @_Z6rotateii(i32 noundef %6, i32 noundef %8) #3
  %36 = insertelement <16 x i32> %34, i32 %35, i64 9
  %37 = tail call spir_func i32 @_Z3clzi(i32 noundef %6) #3
  %38 = insertelement <16 x i32> %36, i32 %37, i64 10
  %39 = and i32 %8, %6
  %40 = tail call spir_func i32 @_Z8popcounti(i32 noundef %39) #3
  %41 = insertelement <16 x i32> %38, i32 %40, i64 11
  %42 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %6, i32 noundef %8) #3
  %43 = insertelement <16 x i32> %41, i32 %42, i64 12
  %44 = tail call spir_func i32 @_Z3absi(i32 noundef %6) #3
  %45 = insertelement <16 x i32> %43, i32 %44, i64 13
  %46 = tail call spir_func i32 @_Z5clampiii(i32 noundef %6, i32 noundef -1000000, i32 noundef 2000000) #3
  %47 = insertelement <16 x i32> %45, i32 %46, i64 14
  %48 = or i32 %8, 65536
  %49 = tail call spir_func i32 @_Z3ctzi(i32 noundef %48) #3
  %50 = insertelement <16 x i32> %47, i32 %49, i64 15
  %51 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %4
  store <16 x i32> %50, ptr addrspace(1) %51, align 64, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @uint_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z7add_satjj(i32 noundef %6, i32 noundef %8) #3
  %10 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %9, i64 0
  %11 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %6, i32 noundef %8) #3
  %12 = insertelement <16 x i32> %10, i32 %11, i64 1
  %13 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %6, i32 noundef %8) #3
  %14 = insertelement <16 x i32> %12, i32 %13, i64 2
  %15 = tail call spir_func i32 @_Z6mad_hijjj(i32 noundef %6, i32 noundef %8, i32 noundef 7) #3
  %16 = insertelement <16 x i32> %14, i32 %15, i64 3
  %17 = and i32 %6, 65535
  %18 = and i32 %8, 131071
  %19 = tail call spir_func i32 @_Z7mad_satjjj(i32 noundef %17, i32 noundef %18, i32 noundef %6) #3
  %20 = insertelement <16 x i32> %16, i32 %19, i64 4
  %21 = and i32 %6, 4095
  %22 = and i32 %8, 4095
  %23 = tail call spir_func i32 @_Z5mul24jj(i32 noundef %21, i32 noundef %22) #3
  %24 = insertelement <16 x i32> %20, i32 %23, i64 5
  %25 = tail call spir_func i32 @_Z5mad24jjj(i32 noundef %21, i32 noundef %22, i32 noundef %8) #3
  %26 = insertelement <16 x i32> %24, i32 %25, i64 6
  %27 = tail call spir_func i32 @_Z4haddjj(i32 noundef %6, i32 noundef %8) #3
  %28 = insertelement <16 x i32> %26, i32 %27, i64 7
  %29 = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %6, i32 noundef %8) #3
  %30 = insertelement <16 x i32> %28, i32 %29, i64 8
  %31 = and i32 %8, 31
  %32 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %6, i32 noundef %31) #3
  %33 = insertelement <16 x i32> %30, i32 %32, i64 9
  %34 = lshr i32 %6, %31
  %35 = tail call spir_func i32 @_Z3clzj(i32 noundef %34) #3
  %36 = insertelement <16 x i32> %33, i32 %35, i64 10
  %37 = tail call spir_func i32 @_Z8popcountj(i32 noundef %6) #3
  %38 = insertelement <16 x i32> %36, i32 %37, i64 11
  %39 = tail call spir_func i32 @_Z8abs_diffjj(i32 noundef %6, i32 noundef %8) #3
  %40 = insertelement <16 x i32> %38, i32 %39, i64 12
  %41 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %6, i32 noundef %8, i32 noundef 267448335) #3
  %42 = insertelement <16 x i32> %40, i32 %41, i64 13
  %43 = xor i32 %8, %6
  %44 = tail call spir_func i32 @_Z6selectjjj(i32 noundef %6, i32 noundef %8, i32 noundef %43) #3
  %45 = insertelement <16 x i32> %42, i32 %44, i64 14
  %46 = trunc i32 %6 to i16
  %47 = trunc i32 %8 to i16
  %48 = tail call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %46, i16 noundef zeroext %47) #3
  %49 = insertelement <16 x i32> %45, i32 %48, i64 15
  %50 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %4
  store <16 x i32> %49, ptr addrspace(1) %50, align 64, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_uint_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z7add_satjj(i32 noundef %6, i32 noundef %8) #3
  %10 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %9, i64 0
  %11 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %6, i32 noundef %8) #3
  %12 = insertelement <16 x i32> %10, i32 %11, i64 1
  %13 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %6, i32 noundef %8) #3
  %14 = insertelement <16 x i32> %12, i32 %13, i64 2
  %15 = tail call spir_func i32 @_Z6mad_hijjj(i32 noundef %6, i32 noundef %8, i32 noundef 7) #3
  %16 = insertelement <16 x i32> %14, i32 %15, i64 3
  %17 = and i32 %6, 65535
  %18 = and i32 %8, 131071
  %19 = tail call spir_func i32 @_Z7mad_satjjj(i32 noundef %17, i32 noundef %18, i32 noundef %6) #3
  %20 = insertelement <16 x i32> %16, i32 %19, i64 4
  %21 = and i32 %6, 4095
  %22 = and i32 %8, 4095
  %23 = tail call spir_func i32 @_Z5mul24jj(i32 noundef %21, i32 noundef %22) #3
  %24 = insertelement <16 x i32> %20, i32 %23, i64 5
  %25 = tail call spir_func i32 @_Z5mad24jjj(i32 noundef %21, i32 noundef %22, i32 noundef %8) #3
  %26 = insertelement <16 x i32> %24, i32 %25, i64 6
  %27 = tail call spir_func i32 @_Z4haddjj(i32 noundef %6, i32 noundef %8) #3
  %28 = insertelement <16 x i32> %26, i32 %27, i64 7
  %29 = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %6, i32 noundef %8) #3
  %30 = insertelement <16 x i32> %28, i32 %29, i64 8
  %31 = and i32 %8, 31
  %32 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %6, i32 noundef %31) #3
  %33 = insertelement <16 x i32> %30, i32 %32, i64 9
  %34 = lshr i32 %6, %31
  %35 = tail call spir_func i32 @_Z3clzj(i32 noundef %34) #3
  %36 = insertelement <16 x i32> %33, i32 %35, i64 10
  %37 = tail call spir_func i32 @_Z8popcountj(i32 noundef %6) #3
  %38 = insertelement <16 x i32> %36, i32 %37, i64 11
  %39 = tail call spir_func i32 @_Z8abs_diffjj(i32 noundef %6, i32 noundef %8) #3
  %40 = insertelement <16 x i32> %38, i32 %39, i64 12
  %41 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %6, i32 noundef %8, i32 noundef 267448335) #3
  %42 = insertelement <16 x i32> %40, i32 %41, i64 13
  %43 = xor i32 %8, %6
  %44 = tail call spir_func i32 @_Z6selectjjj(i32 noundef %6, i32 noundef %8, i32 noundef %43) #3
  %45 = insertelement <16 x i32> %42, i32 %44, i64 14
  %46 = trunc i32 %6 to i16
  %47 = trunc i32 %8 to i16
  %48 = tail call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %46, i16 noundef zeroext %47) #3
  %49 = insertelement <16 x i32> %45, i32 %48, i64 15
  %50 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %4
  store <16 x i32> %49, ptr addrspace(1) %50, align 64, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @long_builtins(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 128 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  %8 = load i64, ptr addrspace(1) %7, align 8, !tbaa !18
  %9 = tail call spir_func i64 @_Z7add_satll(i64 noundef %6, i64 noundef %8) #3
  %10 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %9, i64 0
  %11 = tail call spir_func i64 @_Z7sub_satll(i64 noundef %6, i64 noundef %8) #3
  %12 = insertelement <16 x i64> %10, i64 %11, i64 1
  %13 = and i64 %6, -2147483649
  %14 = and i64 %8, -2147483649
  %15 = tail call spir_func i64 @_Z6mul_hill(i64 noundef %13, i64 noundef %14) #3
  %16 = insertelement <16 x i64> %12, i64 %15, i64 2
  %17 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %6, i64 noundef %8) #3
  %18 = insertelement <16 x i64> %16, i64 %17, i64 3
  %19 = tail call spir_func i64 @_Z7sub_satll(i64 noundef %8, i64 noundef %6) #3
  %20 = insertelement <16 x i64> %18, i64 %19, i64 4
  %21 = lshr i64 %6, 33
  %22 = lshr i64 %8, 31
  %23 = tail call spir_func i64 @_Z7mad_satmmm(i64 noundef %21, i64 noundef %22, i64 noundef %6) #3
  %24 = insertelement <16 x i64> %20, i64 %23, i64 5
  %25 = tail call spir_func i64 @_Z4haddll(i64 noundef %6, i64 noundef %8) #3
  %26 = insertelement <16 x i64> %24, i64 %25, i64 6
  %27 = tail call spir_func i64 @_Z5rhaddmm(i64 noundef %6, i64 noundef %8) #3
  %28 = insertelement <16 x i64> %26, i64 %27, i64 7
  %29 = tail call spir_func i64 @_Z6rotatell(i64 noundef %6, i64 noundef %8) #3
  %30 = insertelement <16 x i64> %28, i64 %29, i64 8
  %31 = and i64 %8, 63
  %32 = lshr i64 %6, %31
  %33 = tail call spir_func i64 @_Z3clzm(i64 noundef %32) #3
  %34 = insertelement <16 x i64> %30, i64 %33, i64 9
  %35 = tail call spir_func i64 @_Z8popcountl(i64 noundef %6) #3
  %36 = insertelement <16 x i64> %34, i64 %35, i64 10
  %37 = tail call spir_func i64 @_Z8abs_diffll(i64 noundef %6, i64 noundef %8) #3
  %38 = insertelement <16 x i64> %36, i64 %37, i64 11
  %39 = tail call spir_func i64 @_Z3minll(i64 noundef %6, i64 noundef %8) #3
  %40 = tail call spir_func i64 @_Z3maxmm(i64 noundef %6, i64 noundef %8) #3
  %41 = xor i64 %40, %39
  %42 = insertelement <16 x i64> %38, i64 %41, i64 12
  %43 = tail call spir_func i64 @_Z9bitselectlll(i64 noundef %6, i64 noundef %8, i64 noundef 71777214530532147) #3
  %44 = insertelement <16 x i64> %42, i64 %43, i64 13
  %45 = trunc i64 %6 to i32
  %46 = trunc i64 %8 to i32
  %47 = tail call spir_func i64 @_Z8upsampleij(i32 noundef %45, i32 noundef %46) #3
  %48 = insertelement <16 x i64> %44, i64 %47, i64 14
  %49 = or i64 %6, 1099511627776
  %50 = tail call spir_func i64 @_Z3ctzl(i64 noundef %49) #3
  %51 = insertelement <16 x i64> %48, i64 %50, i64 15
  %52 = getelementptr inbounds nuw <16 x i64>, ptr addrspace(1) %2, i64 %4
  store <16 x i64> %51, ptr addrspace(1) %52, align 128, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_long_builtins(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 128 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  %8 = load i64, ptr addrspace(1) %7, align 8, !tbaa !18
  %9 = tail call spir_func i64 @_Z7add_satll(i64 noundef %6, i64 noundef %8) #3
  %10 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %9, i64 0
  %11 = tail call spir_func i64 @_Z7sub_satll(i64 noundef %6, i64 noundef %8) #3
  %12 = insertelement <16 x i64> %10, i64 %11, i64 1
  %13 = and i64 %6, -2147483649
  %14 = and i64 %8, -2147483649
  %15 = tail call spir_func i64 @_Z6mul_hill(i64 noundef %13, i64 noundef %14) #3
  %16 = insertelement <16 x i64> %12, i64 %15, i64 2
  %17 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %6, i64 noundef %8) #3
  %18 = insertelement <16 x i64> %16, i64 %17, i64 3
  %19 = tail call spir_func i64 @_Z7sub_satll(i64 noundef %8, i64 noundef %6) #3
  %20 = insertelement <16 x i64> %18, i64 %19, i64 4
  %21 = lshr i64 %6, 33
  %22 = lshr i64 %8, 31
  %23 = tail call spir_func i64 @_Z7mad_satmmm(i64 noundef %21, i64 noundef %22, i64 noundef %6) #3
  %24 = insertelement <16 x i64> %20, i64 %23, i64 5
  %25 = tail call spir_func i64 @_Z4haddll(i64 noundef %6, i64 noundef %8) #3
  %26 = insertelement <16 x i64> %24, i64 %25, i64 6
  %27 = tail call spir_func i64 @_Z5rhaddmm(i64 noundef %6, i64 noundef %8) #3
  %28 = insertelement <16 x i64> %26, i64 %27, i64 7
  %29 = tail call spir_func i64 @_Z6rotatell(i64 noundef %6, i64 noundef %8) #3
  %30 = insertelement <16 x i64> %28, i64 %29, i64 8
  %31 = and i64 %8, 63
  %32 = lshr i64 %6, %31
  %33 = tail call spir_func i64 @_Z3clzm(i64 noundef %32) #3
  %34 = insertelement <16 x i64> %30, i64 %33, i64 9
  %35 = tail call spir_func i64 @_Z8popcountl(i64 noundef %6) #3
  %36 = insertelement <16 x i64> %34, i64 %35, i64 10
  %37 = tail call spir_func i64 @_Z8abs_diffll(i64 noundef %6, i64 noundef %8) #3
  %38 = insertelement <16 x i64> %36, i64 %37, i64 11
  %39 = tail call spir_func i64 @_Z3minll(i64 noundef %6, i64 noundef %8) #3
  %40 = tail call spir_func i64 @_Z3maxmm(i64 noundef %6, i64 noundef %8) #3
  %41 = xor i64 %40, %39
  %42 = insertelement <16 x i64> %38, i64 %41, i64 12
  %43 = tail call spir_func i64 @_Z9bitselectlll(i64 noundef %6, i64 noundef %8, i64 noundef 71777214530532147) #3
  %44 = insertelement <16 x i64> %42, i64 %43, i64 13
  %45 = trunc i64 %6 to i32
  %46 = trunc i64 %8 to i32
  %47 = tail call spir_func i64 @_Z8upsampleij(i32 noundef %45, i32 noundef %46) #3
  %48 = insertelement <16 x i64> %44, i64 %47, i64 14
  %49 = or i64 %6, 1099511627776
  %50 = tail call spir_func i64 @_Z3ctzl(i64 noundef %49) #3
  %51 = insertelement <16 x i64> %48, i64 %50, i64 15
  %52 = getelementptr inbounds nuw <16 x i64>, ptr addrspace(1) %2, i64 %4
  store <16 x i64> %51, ptr addrspace(1) %52, align 128, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @small_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !13
  %8 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x i16>, ptr addrspace(1) %8, align 8, !tbaa !13
  %10 = shufflevector <4 x i8> %7, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %11 = tail call spir_func <4 x i8> @_Z7add_satDv4_cS_(<4 x i8> noundef %7, <4 x i8> noundef %10) #3
  %12 = tail call spir_func <4 x i8> @_Z7sub_satDv4_cS_(<4 x i8> noundef %11, <4 x i8> noundef <i8 100, i8 -100, i8 3, i8 -128>) #3
  %13 = tail call spir_func <4 x i8> @_Z6rotateDv4_cS_(<4 x i8> noundef %7, <4 x i8> noundef splat (i8 3)) #3
  %14 = tail call spir_func <4 x i8> @_Z6mul_hiDv4_cS_(<4 x i8> noundef %7, <4 x i8> noundef %12) #3
  %15 = add <4 x i8> %14, %13
  %16 = xor <4 x i8> %15, %12
  %17 = tail call spir_func <4 x i8> @_Z5clampDv4_ccc(<4 x i8> noundef %16, i8 noundef signext -90, i8 noundef signext 90) #3
  %18 = shufflevector <4 x i16> %9, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %19 = tail call spir_func <4 x i16> @_Z5rhaddDv4_tS_(<4 x i16> noundef %9, <4 x i16> noundef %18) #3
  %20 = tail call spir_func <4 x i16> @_Z6mul_hiDv4_tS_(<4 x i16> noundef %9, <4 x i16> noundef splat (i16 -25033)) #3
  %21 = xor <4 x i16> %20, %19
  %22 = tail call spir_func <4 x i16> @_Z6rotateDv4_tS_(<4 x i16> noundef %21, <4 x i16> noundef <i16 1, i16 5, i16 9, i16 13>) #3
  %23 = icmp ugt <4 x i16> %9, splat (i16 30000)
  %24 = sext <4 x i1> %23 to <4 x i16>
  %25 = tail call spir_func <4 x i16> @_Z6selectDv4_tS_Dv4_s(<4 x i16> noundef %21, <4 x i16> noundef %22, <4 x i16> noundef %24) #3
  %26 = tail call spir_func <4 x i8> @_Z8popcountDv4_c(<4 x i8> noundef %7) #3
  %27 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_c(<4 x i8> noundef %26) #3
  %28 = tail call spir_func <4 x i16> @_Z3clzDv4_t(<4 x i16> noundef %9) #3
  %29 = add <4 x i16> %27, %25
  %30 = add <4 x i16> %29, %28
  %31 = tail call spir_func <4 x i16> @_Z8upsampleDv4_hS_(<4 x i8> noundef %7, <4 x i8> noundef %17) #3
  %32 = xor <4 x i16> %30, %31
  %33 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %5
  store <4 x i8> %17, ptr addrspace(1) %33, align 4, !tbaa !13
  %34 = tail call spir_func <4 x i16> @_Z7mad_satDv4_tS_S_(<4 x i16> noundef %32, <4 x i16> noundef splat (i16 3), <4 x i16> noundef %9) #3
  %35 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %5
  store <4 x i16> %34, ptr addrspace(1) %35, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_small_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !13
  %8 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x i16>, ptr addrspace(1) %8, align 8, !tbaa !13
  %10 = shufflevector <4 x i8> %7, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %11 = tail call spir_func <4 x i8> @_Z7add_satDv4_cS_(<4 x i8> noundef %7, <4 x i8> noundef %10) #3
  %12 = tail call spir_func <4 x i8> @_Z7sub_satDv4_cS_(<4 x i8> noundef %11, <4 x i8> noundef <i8 100, i8 -100, i8 3, i8 -128>) #3
  %13 = tail call spir_func <4 x i8> @_Z6rotateDv4_cS_(<4 x i8> noundef %7, <4 x i8> noundef splat (i8 3)) #3
  %14 = tail call spir_func <4 x i8> @_Z6mul_hiDv4_cS_(<4 x i8> noundef %7, <4 x i8> noundef %12) #3
  %15 = add <4 x i8> %14, %13
  %16 = xor <4 x i8> %15, %12
  %17 = tail call spir_func <4 x i8> @_Z5clampDv4_ccc(<4 x i8> noundef %16, i8 noundef signext -90, i8 noundef signext 90) #3
  %18 = shufflevector <4 x i16> %9, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %19 = tail call spir_func <4 x i16> @_Z5rhaddDv4_tS_(<4 x i16> noundef %9, <4 x i16> noundef %18) #3
  %20 = tail call spir_func <4 x i16> @_Z6mul_hiDv4_tS_(<4 x i16> noundef %9, <4 x i16> noundef splat (i16 -25033)) #3
  %21 = xor <4 x i16> %20, %19
  %22 = tail call spir_func <4 x i16> @_Z6rotateDv4_tS_(<4 x i16> noundef %21, <4 x i16> noundef <i16 1, i16 5, i16 9, i16 13>) #3
  %23 = icmp ugt <4 x i16> %9, splat (i16 30000)
  %24 = sext <4 x i1> %23 to <4 x i16>
  %25 = tail call spir_func <4 x i16> @_Z6selectDv4_tS_Dv4_s(<4 x i16> noundef %21, <4 x i16> noundef %22, <4 x i16> noundef %24) #3
  %26 = tail call spir_func <4 x i8> @_Z8popcountDv4_c(<4 x i8> noundef %7) #3
  %27 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_c(<4 x i8> noundef %26) #3
  %28 = tail call spir_func <4 x i16> @_Z3clzDv4_t(<4 x i16> noundef %9) #3
  %29 = add <4 x i16> %27, %25
  %30 = add <4 x i16> %29, %28
  %31 = tail call spir_func <4 x i16> @_Z8upsampleDv4_hS_(<4 x i8> noundef %7, <4 x i8> noundef %17) #3
  %32 = xor <4 x i16> %30, %31
  %33 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %5
  store <4 x i8> %17, ptr addrspace(1) %33, align 4, !tbaa !13
  %34 = tail call spir_func <4 x i16> @_Z7mad_satDv4_tS_S_(<4 x i16> noundef %32, <4 x i16> noundef splat (i16 3), <4 x i16> noundef %9) #3
  %35 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %5
  store <4 x i16> %34, ptr addrspace(1) %35, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7sub_satii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7mad_satiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5rhaddii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotateii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcounti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3ctzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mad_hijjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7mad_satjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mul24jj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24jjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8abs_diffjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6selectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8upsamplett(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z7add_satll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z7sub_satll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6mul_hill(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z7mad_satmmm(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z4haddll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z5rhaddmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6rotatell(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3clzm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z8popcountl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z8abs_diffll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3minll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3maxmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z9bitselectlll(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z8upsampleij(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3ctzl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z7add_satDv4_cS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z7sub_satDv4_cS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z6rotateDv4_cS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z6mul_hiDv4_cS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z5clampDv4_ccc(<4 x i8> noundef, i8 noundef signext, i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z5rhaddDv4_tS_(<4 x i16> noundef, <4 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z6mul_hiDv4_tS_(<4 x i16> noundef, <4 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z6selectDv4_tS_Dv4_s(<4 x i16> noundef, <4 x i16> noundef, <4 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z6rotateDv4_tS_(<4 x i16> noundef, <4 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z15convert_ushort4Dv4_c(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z8popcountDv4_c(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z3clzDv4_t(<4 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z8upsampleDv4_hS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z7mad_satDv4_tS_S_(<4 x i16> noundef, <4 x i16> noundef, <4 x i16> noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int16*"}
!11 = !{!"int*", !"int*", !"int __attribute__((ext_vector_type(16)))*"}
!12 = !{!"const", !"const", !""}
!13 = !{!6, !6, i64 0}
!14 = !{!"uint*", !"uint*", !"uint16*"}
!15 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(16)))*"}
!16 = !{!"long*", !"long*", !"long16*"}
!17 = !{!"long*", !"long*", !"long __attribute__((ext_vector_type(16)))*"}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !6, i64 0}
!20 = !{i32 1, i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none"}
!22 = !{!"char4*", !"ushort4*", !"char4*", !"ushort4*"}
!23 = !{!"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!24 = !{!"const", !"const", !"", !""}
