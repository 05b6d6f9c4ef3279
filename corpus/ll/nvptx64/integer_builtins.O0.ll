; ModuleID = 'corpus/opencl/integer_builtins.cl'
source_filename = "corpus/opencl/integer_builtins.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @int_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 64 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_int_builtins(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 64 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_int_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 64 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <16 x i32>, align 64
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %13, ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  store i32 %17, ptr %8, align 4
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  store i32 %21, ptr %9, align 4
  %22 = load i32, ptr %8, align 4
  %23 = shl i32 %22, 8
  %24 = ashr i32 %23, 8
  store i32 %24, ptr %10, align 4
  %25 = load i32, ptr %9, align 4
  %26 = shl i32 %25, 8
  %27 = ashr i32 %26, 8
  store i32 %27, ptr %11, align 4
  %28 = load i32, ptr %8, align 4
  %29 = load i32, ptr %9, align 4
  %30 = call i32 @_Z7add_satii(i32 noundef %28, i32 noundef %29) #6
  %31 = load <16 x i32>, ptr %12, align 64
  %32 = insertelement <16 x i32> %31, i32 %30, i64 0
  store <16 x i32> %32, ptr %12, align 64
  %33 = load i32, ptr %8, align 4
  %34 = load i32, ptr %9, align 4
  %35 = call i32 @_Z7sub_satii(i32 noundef %33, i32 noundef %34) #6
  %36 = load <16 x i32>, ptr %12, align 64
  %37 = insertelement <16 x i32> %36, i32 %35, i64 1
  store <16 x i32> %37, ptr %12, align 64
  %38 = load i32, ptr %8, align 4
  %39 = load i32, ptr %9, align 4
  %40 = call i32 @_Z6mul_hiii(i32 noundef %38, i32 noundef %39) #6
  %41 = load <16 x i32>, ptr %12, align 64
  %42 = insertelement <16 x i32> %41, i32 %40, i64 2
  store <16 x i32> %42, ptr %12, align 64
  %43 = load i32, ptr %8, align 4
  %44 = load i32, ptr %9, align 4
  %45 = call i32 @_Z6mad_hiiii(i32 noundef %43, i32 noundef %44, i32 noundef 12345) #6
  %46 = load <16 x i32>, ptr %12, align 64
  %47 = insertelement <16 x i32> %46, i32 %45, i64 3
  store <16 x i32> %47, ptr %12, align 64
  %48 = load i32, ptr %8, align 4
  %49 = ashr i32 %48, 18
  %50 = load i32, ptr %9, align 4
  %51 = ashr i32 %50, 18
  %52 = load i32, ptr %8, align 4
  %53 = call i32 @_Z7mad_satiii(i32 noundef %49, i32 noundef %51, i32 noundef %52) #6
  %54 = load <16 x i32>, ptr %12, align 64
  %55 = insertelement <16 x i32> %54, i32 %53, i64 4
  store <16 x i32> %55, ptr %12, align 64
  %56 = load i32, ptr %10, align 4
  %57 = ashr i32 %56, 8
  %58 = load i32, ptr %11, align 4
  %59 = ashr i32 %58, 12
  %60 = call i32 @_Z5mul24ii(i32 noundef %57, i32 noundef %59) #6
  %61 = load <16 x i32>, ptr %12, align 64
  %62 = insertelement <16 x i32> %61, i32 %60, i64 5
  store <16 x i32> %62, ptr %12, align 64
  %63 = load i32, ptr %10, align 4
  %64 = ashr i32 %63, 12
  %65 = load i32, ptr %11, align 4
  %66 = ashr i32 %65, 12
  %67 = load i32, ptr %9, align 4
  %68 = ashr i32 %67, 4
  %69 = call i32 @_Z5mad24iii(i32 noundef %64, i32 noundef %66, i32 noundef %68) #6
  %70 = load <16 x i32>, ptr %12, align 64
  %71 = insertelement <16 x i32> %70, i32 %69, i64 6
  store <16 x i32> %71, ptr %12, align 64
  %72 = load i32, ptr %8, align 4
  %73 = load i32, ptr %9, align 4
  %74 = call i32 @_Z4haddii(i32 noundef %72, i32 noundef %73) #6
  %75 = load <16 x i32>, ptr %12, align 64
  %76 = insertelement <16 x i32> %75, i32 %74, i64 7
  store <16 x i32> %76, ptr %12, align 64
  %77 = load i32, ptr %8, align 4
  %78 = load i32, ptr %9, align 4
  %79 = call i32 @_Z5rhaddii(i32 noundef %77, i32 noundef %78) #6
  %80 = load <16 x i32>, ptr %12, align 64
  %81 = insertelement <16 x i32> %80, i32 %79, i64 8
  store <16 x i32> %81, ptr %12, align 64
  %82 = load i32, ptr %8, align 4
  %83 = load i32, ptr %9, align 4
  %84 = call i32 @_Z6rotateii(i32 noundef %82, i32 noundef %83) #6
  %85 = load <16 x i32>, ptr %12, align 64
  %86 = insertelement <16 x i32> %85, i32 %84, i64 9
  store <16 x i32> %86, ptr %12, align 64
  %87 = load i32, ptr %8, align 4
  %88 = call i32 @_Z3clzi(i32 noundef %87) #6
  %89 = load <16 x i32>, ptr %12, align 64
  %90 = insertelement <16 x i32> %89, i32 %88, i64 10
  store <16 x i32> %90, ptr %12, align 64
  %91 = load i32, ptr %8, align 4
  %92 = load i32, ptr %9, align 4
  %93 = and i32 %91, %92
  %94 = call i32 @_Z8popcounti(i32 noundef %93) #6
  %95 = load <16 x i32>, ptr %12, align 64
  %96 = insertelement <16 x i32> %95, i32 %94, i64 11
  store <16 x i32> %96, ptr %12, align 64
  %97 = load i32, ptr %8, align 4
  %98 = load i32, ptr %9, align 4
  %99 = call i32 @_Z8abs_diffii(i32 noundef %97, i32 noundef %98) #6
  %100 = load <16 x i32>, ptr %12, align 64
  %101 = insertelement <16 x i32> %100, i32 %99, i64 12
  store <16 x i32> %101, ptr %12, align 64
  %102 = load i32, ptr %8, align 4
  %103 = call i32 @_Z3absi(i32 noundef %102) #6
  %104 = load <16 x i32>, ptr %12, align 64
  %105 = insertelement <16 x i32> %104, i32 %103, i64 13
  store <16 x i32> %105, ptr %12, align 64
  %106 = load i32, ptr %8, align 4
  %107 = call i32 @_Z5clampiii(i32 noundef %106, i32 noundef -1000000, i32 noundef 2000000) #6
  %108 = load <16 x i32>, ptr %12, align 64
  %109 = insertelement <16 x i32> %108, i32 %107, i64 14
  store <16 x i32> %109, ptr %12, align 64
  %110 = load i32, ptr %9, align 4
  %111 = or i32 %110, 65536
  %112 = call i32 @_Z3ctzi(i32 noundef %111) #6
  %113 = load <16 x i32>, ptr %12, align 64
  %114 = insertelement <16 x i32> %113, i32 %112, i64 15
  store <16 x i32> %114, ptr %12, align 64
  %115 = load <16 x i32>, ptr %12, align 64
  %116 = load ptr addrspace(1), ptr %6, align 8
  %117 = load i64, ptr %7, align 8
  %118 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %116, i64 %117
  store <16 x i32> %115, ptr addrspace(1) %118, align 64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @uint_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 64 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_uint_builtins(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 64 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_uint_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 64 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca <16 x i32>, align 64
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %11, ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %8, align 4
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4
  store i32 %19, ptr %9, align 4
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %9, align 4
  %22 = call i32 @_Z7add_satjj(i32 noundef %20, i32 noundef %21) #6
  %23 = load <16 x i32>, ptr %10, align 64
  %24 = insertelement <16 x i32> %23, i32 %22, i64 0
  store <16 x i32> %24, ptr %10, align 64
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %9, align 4
  %27 = call i32 @_Z7sub_satjj(i32 noundef %25, i32 noundef %26) #6
  %28 = load <16 x i32>, ptr %10, align 64
  %29 = insertelement <16 x i32> %28, i32 %27, i64 1
  store <16 x i32> %29, ptr %10, align 64
  %30 = load i32, ptr %8, align 4
  %31 = load i32, ptr %9, align 4
  %32 = call i32 @_Z6mul_hijj(i32 noundef %30, i32 noundef %31) #6
  %33 = load <16 x i32>, ptr %10, align 64
  %34 = insertelement <16 x i32> %33, i32 %32, i64 2
  store <16 x i32> %34, ptr %10, align 64
  %35 = load i32, ptr %8, align 4
  %36 = load i32, ptr %9, align 4
  %37 = call i32 @_Z6mad_hijjj(i32 noundef %35, i32 noundef %36, i32 noundef 7) #6
  %38 = load <16 x i32>, ptr %10, align 64
  %39 = insertelement <16 x i32> %38, i32 %37, i64 3
  store <16 x i32> %39, ptr %10, align 64
  %40 = load i32, ptr %8, align 4
  %41 = and i32 %40, 65535
  %42 = load i32, ptr %9, align 4
  %43 = and i32 %42, 131071
  %44 = load i32, ptr %8, align 4
  %45 = call i32 @_Z7mad_satjjj(i32 noundef %41, i32 noundef %43, i32 noundef %44) #6
  %46 = load <16 x i32>, ptr %10, align 64
  %47 = insertelement <16 x i32> %46, i32 %45, i64 4
  store <16 x i32> %47, ptr %10, align 64
  %48 = load i32, ptr %8, align 4
  %49 = and i32 %48, 4095
  %50 = load i32, ptr %9, align 4
  %51 = and i32 %50, 4095
  %52 = call i32 @_Z5mul24jj(i32 noundef %49, i32 noundef %51) #6
  %53 = load <16 x i32>, ptr %10, align 64
  %54 = insertelement <16 x i32> %53, i32 %52, i64 5
  store <16 x i32> %54, ptr %10, align 64
  %55 = load i32, ptr %8, align 4
  %56 = and i32 %55, 4095
  %57 = load i32, ptr %9, align 4
  %58 = and i32 %57, 4095
  %59 = load i32, ptr %9, align 4
  %60 = call i32 @_Z5mad24jjj(i32 noundef %56, i32 noundef %58, i32 noundef %59) #6
  %61 = load <16 x i32>, ptr %10, align 64
  %62 = insertelement <16 x i32> %61, i32 %60, i64 6
  store <16 x i32> %62, ptr %10, align 64
  %63 = load i32, ptr %8, align 4
  %64 = load i32, ptr %9, align 4
  %65 = call i32 @_Z4haddjj(i32 noundef %63, i32 noundef %64) #6
  %66 = load <16 x i32>, ptr %10, align 64
  %67 = insertelement <16 x i32> %66, i32 %65, i64 7
  store <16 x i32> %67, ptr %10, align 64
  %68 = load i32, ptr %8, align 4
  %69 = load i32, ptr %9, align 4
  %70 = call i32 @_Z5rhaddjj(i32 noundef %68, i32 noundef %69) #6
  %71 = load <16 x i32>, ptr %10, align 64
  %72 = insertelement <16 x i32> %71, i32 %70, i64 8
  store <16 x i32> %72, ptr %10, align 64
  %73 = load i32, ptr %8, align 4
  %74 = load i32, ptr %9, align 4
  %75 = and i32 %74, 31
  %76 = call i32 @_Z6rotatejj(i32 noundef %73, i32 noundef %75) #6
  %77 = load <16 x i32>, ptr %10, align 64
  %78 = insertelement <16 x i32> %77, i32 %76, i64 9
  store <16 x i32> %78, ptr %10, align 64
  %79 = load i32, ptr %8, align 4
  %80 = load i32, ptr %9, align 4
  %81 = and i32 %80, 31
  %82 = and i32 %81, 31
  %83 = lshr i32 %79, %82
  %84 = call i32 @_Z3clzj(i32 noundef %83) #6
  %85 = load <16 x i32>, ptr %10, align 64
  %86 = insertelement <16 x i32> %85, i32 %84, i64 10
  store <16 x i32> %86, ptr %10, align 64
  %87 = load i32, ptr %8, align 4
  %88 = call i32 @_Z8popcountj(i32 noundef %87) #6
  %89 = load <16 x i32>, ptr %10, align 64
  %90 = insertelement <16 x i32> %89, i32 %88, i64 11
  store <16 x i32> %90, ptr %10, align 64
  %91 = load i32, ptr %8, align 4
  %92 = load i32, ptr %9, align 4
  %93 = call i32 @_Z8abs_diffjj(i32 noundef %91, i32 noundef %92) #6
  %94 = load <16 x i32>, ptr %10, align 64
  %95 = insertelement <16 x i32> %94, i32 %93, i64 12
  store <16 x i32> %95, ptr %10, align 64
  %96 = load i32, ptr %8, align 4
  %97 = load i32, ptr %9, align 4
  %98 = call i32 @_Z9bitselectjjj(i32 noundef %96, i32 noundef %97, i32 noundef 267448335) #6
  %99 = load <16 x i32>, ptr %10, align 64
  %100 = insertelement <16 x i32> %99, i32 %98, i64 13
  store <16 x i32> %100, ptr %10, align 64
  %101 = load i32, ptr %8, align 4
  %102 = load i32, ptr %9, align 4
  %103 = load i32, ptr %8, align 4
  %104 = load i32, ptr %9, align 4
  %105 = xor i32 %103, %104
  %106 = call i32 @_Z6selectjjj(i32 noundef %101, i32 noundef %102, i32 noundef %105) #6
  %107 = load <16 x i32>, ptr %10, align 64
  %108 = insertelement <16 x i32> %107, i32 %106, i64 14
  store <16 x i32> %108, ptr %10, align 64
  %109 = load i32, ptr %8, align 4
  %110 = trunc i32 %109 to i16
  %111 = load i32, ptr %9, align 4
  %112 = trunc i32 %111 to i16
  %113 = call i32 @_Z8upsamplett(i16 noundef zeroext %110, i16 noundef zeroext %112) #6
  %114 = load <16 x i32>, ptr %10, align 64
  %115 = insertelement <16 x i32> %114, i32 %113, i64 15
  store <16 x i32> %115, ptr %10, align 64
  %116 = load <16 x i32>, ptr %10, align 64
  %117 = load ptr addrspace(1), ptr %6, align 8
  %118 = load i64, ptr %7, align 8
  %119 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %117, i64 %118
  store <16 x i32> %116, ptr addrspace(1) %119, align 64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @long_builtins(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 128 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_long_builtins(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 128 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_long_builtins(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 128 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca <16 x i64>, align 128
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %13, ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %14, i64 %15
  %17 = load i64, ptr addrspace(1) %16, align 8
  store i64 %17, ptr %8, align 8
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8
  store i64 %21, ptr %9, align 8
  %22 = load i64, ptr %8, align 8
  store i64 %22, ptr %10, align 8
  %23 = load i64, ptr %9, align 8
  store i64 %23, ptr %11, align 8
  %24 = load i64, ptr %8, align 8
  %25 = load i64, ptr %9, align 8
  %26 = call i64 @_Z7add_satll(i64 noundef %24, i64 noundef %25) #6
  %27 = load <16 x i64>, ptr %12, align 128
  %28 = insertelement <16 x i64> %27, i64 %26, i64 0
  store <16 x i64> %28, ptr %12, align 128
  %29 = load i64, ptr %8, align 8
  %30 = load i64, ptr %9, align 8
  %31 = call i64 @_Z7sub_satll(i64 noundef %29, i64 noundef %30) #6
  %32 = load <16 x i64>, ptr %12, align 128
  %33 = insertelement <16 x i64> %32, i64 %31, i64 1
  store <16 x i64> %33, ptr %12, align 128
  %34 = load i64, ptr %8, align 8
  %35 = and i64 %34, -2147483649
  %36 = load i64, ptr %9, align 8
  %37 = and i64 %36, -2147483649
  %38 = call i64 @_Z6mul_hill(i64 noundef %35, i64 noundef %37) #6
  %39 = load <16 x i64>, ptr %12, align 128
  %40 = insertelement <16 x i64> %39, i64 %38, i64 2
  store <16 x i64> %40, ptr %12, align 128
  %41 = load i64, ptr %10, align 8
  %42 = load i64, ptr %11, align 8
  %43 = call i64 @_Z6mul_himm(i64 noundef %41, i64 noundef %42) #6
  %44 = load <16 x i64>, ptr %12, align 128
  %45 = insertelement <16 x i64> %44, i64 %43, i64 3
  store <16 x i64> %45, ptr %12, align 128
  %46 = load i64, ptr %9, align 8
  %47 = load i64, ptr %8, align 8
  %48 = call i64 @_Z7sub_satll(i64 noundef %46, i64 noundef %47) #6
  %49 = load <16 x i64>, ptr %12, align 128
  %50 = insertelement <16 x i64> %49, i64 %48, i64 4
  store <16 x i64> %50, ptr %12, align 128
  %51 = load i64, ptr %10, align 8
  %52 = lshr i64 %51, 33
  %53 = load i64, ptr %11, align 8
  %54 = lshr i64 %53, 31
  %55 = load i64, ptr %10, align 8
  %56 = call i64 @_Z7mad_satmmm(i64 noundef %52, i64 noundef %54, i64 noundef %55) #6
  %57 = load <16 x i64>, ptr %12, align 128
  %58 = insertelement <16 x i64> %57, i64 %56, i64 5
  store <16 x i64> %58, ptr %12, align 128
  %59 = load i64, ptr %8, align 8
  %60 = load i64, ptr %9, align 8
  %61 = call i64 @_Z4haddll(i64 noundef %59, i64 noundef %60) #6
  %62 = load <16 x i64>, ptr %12, align 128
  %63 = insertelement <16 x i64> %62, i64 %61, i64 6
  store <16 x i64> %63, ptr %12, align 128
  %64 = load i64, ptr %10, align 8
  %65 = load i64, ptr %11, align 8
  %66 = call i64 @_Z5rhaddmm(i64 noundef %64, i64 noundef %65) #6
  %67 = load <16 x i64>, ptr %12, align 128
  %68 = insertelement <16 x i64> %67, i64 %66, i64 7
  store <16 x i64> %68, ptr %12, align 128
  %69 = load i64, ptr %8, align 8
  %70 = load i64, ptr %9, align 8
  %71 = call i64 @_Z6rotatell(i64 noundef %69, i64 noundef %70) #6
  %72 = load <16 x i64>, ptr %12, align 128
  %73 = insertelement <16 x i64> %72, i64 %71, i64 8
  store <16 x i64> %73, ptr %12, align 128
  %74 = load i64, ptr %10, align 8
  %75 = load i64, ptr %9, align 8
  %76 = and i64 %75, 63
  %77 = and i64 %76, 63
  %78 = lshr i64 %74, %77
  %79 = call i64 @_Z3clzm(i64 noundef %78) #6
  %80 = load <16 x i64>, ptr %12, align 128
  %81 = insertelement <16 x i64> %80, i64 %79, i64 9
  store <16 x i64> %81, ptr %12, align 128
  %82 = load i64, ptr %8, align 8
  %83 = call i64 @_Z8popcountl(i64 noundef %82) #6
  %84 = load <16 x i64>, ptr %12, align 128
  %85 = insertelement <16 x i64> %84, i64 %83, i64 10
  store <16 x i64> %85, ptr %12, align 128
  %86 = load i64, ptr %8, align 8
  %87 = load i64, ptr %9, align 8
  %88 = call i64 @_Z8abs_diffll(i64 noundef %86, i64 noundef %87) #6
  %89 = load <16 x i64>, ptr %12, align 128
  %90 = insertelement <16 x i64> %89, i64 %88, i64 11
  store <16 x i64> %90, ptr %12, align 128
  %91 = load i64, ptr %8, align 8
  %92 = load i64, ptr %9, align 8
  %93 = call i64 @_Z3minll(i64 noundef %91, i64 noundef %92) #6
  %94 = load i64, ptr %10, align 8
  %95 = load i64, ptr %11, align 8
  %96 = call i64 @_Z3maxmm(i64 noundef %94, i64 noundef %95) #6
  %97 = xor i64 %93, %96
  %98 = load <16 x i64>, ptr %12, align 128
  %99 = insertelement <16 x i64> %98, i64 %97, i64 12
  store <16 x i64> %99, ptr %12, align 128
  %100 = load i64, ptr %8, align 8
  %101 = load i64, ptr %9, align 8
  %102 = call i64 @_Z9bitselectlll(i64 noundef %100, i64 noundef %101, i64 noundef 71777214530532147) #6
  %103 = load <16 x i64>, ptr %12, align 128
  %104 = insertelement <16 x i64> %103, i64 %102, i64 13
  store <16 x i64> %104, ptr %12, align 128
  %105 = load i64, ptr %8, align 8
  %106 = trunc i64 %105 to i32
  %107 = load i64, ptr %9, align 8
  %108 = trunc i64 %107 to i32
  %109 = call i64 @_Z8upsampleij(i32 noundef %106, i32 noundef %108) #6
  %110 = load <16 x i64>, ptr %12, align 128
  %111 = insertelement <16 x i64> %110, i64 %109, i64 14
  store <16 x i64> %111, ptr %12, align 128
  %112 = load i64, ptr %8, align 8
  %113 = or i64 %112, 1099511627776
  %114 = call i64 @_Z3ctzl(i64 noundef %113) #6
  %115 = load <16 x i64>, ptr %12, align 128
  %116 = insertelement <16 x i64> %115, i64 %114, i64 15
  store <16 x i64> %116, ptr %12, align 128
  %117 = load <16 x i64>, ptr %12, align 128
  %118 = load ptr addrspace(1), ptr %6, align 8
  %119 = load i64, ptr %7, align 8
  %120 = getelementptr inbounds nuw <16 x i64>, ptr addrspace(1) %118, i64 %119
  store <16 x i64> %117, ptr addrspace(1) %120, align 128
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @small_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call void @__clang_ocl_kern_imp_small_builtins(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 8 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_small_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x i8>, align 4
  %11 = alloca <4 x i16>, align 8
  %12 = alloca <4 x i8>, align 4
  %13 = alloca <4 x i8>, align 4
  %14 = alloca <4 x i16>, align 8
  %15 = alloca <4 x i16>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %16, ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %17, i64 %18
  %20 = load <4 x i8>, ptr addrspace(1) %19, align 4
  store <4 x i8> %20, ptr %10, align 4
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %21, i64 %22
  %24 = load <4 x i16>, ptr addrspace(1) %23, align 8
  store <4 x i16> %24, ptr %11, align 8
  %25 = load <4 x i8>, ptr %10, align 4
  %26 = load <4 x i8>, ptr %10, align 4
  %27 = shufflevector <4 x i8> %26, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %28 = call <4 x i8> @_Z7add_satDv4_cS_(<4 x i8> noundef %25, <4 x i8> noundef %27) #6
  store <4 x i8> %28, ptr %12, align 4
  %29 = load <4 x i8>, ptr %12, align 4
  store <4 x i8> <i8 100, i8 -100, i8 3, i8 -128>, ptr %13, align 4
  %30 = load <4 x i8>, ptr %13, align 4
  %31 = call <4 x i8> @_Z7sub_satDv4_cS_(<4 x i8> noundef %29, <4 x i8> noundef %30) #6
  store <4 x i8> %31, ptr %12, align 4
  %32 = load <4 x i8>, ptr %10, align 4
  %33 = call <4 x i8> @_Z6rotateDv4_cS_(<4 x i8> noundef %32, <4 x i8> noundef splat (i8 3)) #6
  %34 = load <4 x i8>, ptr %10, align 4
  %35 = load <4 x i8>, ptr %12, align 4
  %36 = call <4 x i8> @_Z6mul_hiDv4_cS_(<4 x i8> noundef %34, <4 x i8> noundef %35) #6
  %37 = add <4 x i8> %33, %36
  %38 = load <4 x i8>, ptr %12, align 4
  %39 = xor <4 x i8> %38, %37
  store <4 x i8> %39, ptr %12, align 4
  %40 = load <4 x i8>, ptr %12, align 4
  %41 = call <4 x i8> @_Z5clampDv4_ccc(<4 x i8> noundef %40, i8 noundef signext -90, i8 noundef signext 90) #6
  store <4 x i8> %41, ptr %12, align 4
  %42 = load <4 x i16>, ptr %11, align 8
  %43 = load <4 x i16>, ptr %11, align 8
  %44 = shufflevector <4 x i16> %43, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %45 = call <4 x i16> @_Z5rhaddDv4_tS_(<4 x i16> noundef %42, <4 x i16> noundef %44) #6
  %46 = load <4 x i16>, ptr %11, align 8
  %47 = call <4 x i16> @_Z6mul_hiDv4_tS_(<4 x i16> noundef %46, <4 x i16> noundef splat (i16 -25033)) #6
  %48 = xor <4 x i16> %45, %47
  store <4 x i16> %48, ptr %14, align 8
  %49 = load <4 x i16>, ptr %14, align 8
  %50 = load <4 x i16>, ptr %14, align 8
  store <4 x i16> <i16 1, i16 5, i16 9, i16 13>, ptr %15, align 8
  %51 = load <4 x i16>, ptr %15, align 8
  %52 = call <4 x i16> @_Z6rotateDv4_tS_(<4 x i16> noundef %50, <4 x i16> noundef %51) #6
  %53 = load <4 x i16>, ptr %11, align 8
  %54 = icmp ugt <4 x i16> %53, splat (i16 30000)
  %55 = sext <4 x i1> %54 to <4 x i16>
  %56 = call <4 x i16> @_Z6selectDv4_tS_Dv4_s(<4 x i16> noundef %49, <4 x i16> noundef %52, <4 x i16> noundef %55) #6
  store <4 x i16> %56, ptr %14, align 8
  %57 = load <4 x i8>, ptr %10, align 4
  %58 = call <4 x i8> @_Z8popcountDv4_c(<4 x i8> noundef %57) #6
  %59 = call <4 x i16> @_Z15convert_ushort4Dv4_c(<4 x i8> noundef %58) #6
  %60 = load <4 x i16>, ptr %11, align 8
  %61 = call <4 x i16> @_Z3clzDv4_t(<4 x i16> noundef %60) #6
  %62 = add <4 x i16> %59, %61
  %63 = load <4 x i16>, ptr %14, align 8
  %64 = add <4 x i16> %63, %62
  store <4 x i16> %64, ptr %14, align 8
  %65 = load <4 x i8>, ptr %10, align 4
  %66 = load <4 x i8>, ptr %12, align 4
  %67 = call <4 x i16> @_Z8upsampleDv4_hS_(<4 x i8> noundef %65, <4 x i8> noundef %66) #6
  %68 = load <4 x i16>, ptr %14, align 8
  %69 = xor <4 x i16> %68, %67
  store <4 x i16> %69, ptr %14, align 8
  %70 = load <4 x i8>, ptr %12, align 4
  %71 = load ptr addrspace(1), ptr %7, align 8
  %72 = load i64, ptr %9, align 8
  %73 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %71, i64 %72
  store <4 x i8> %70, ptr addrspace(1) %73, align 4
  %74 = load <4 x i16>, ptr %14, align 8
  %75 = load <4 x i16>, ptr %11, align 8
  %76 = call <4 x i16> @_Z7mad_satDv4_tS_S_(<4 x i16> noundef %74, <4 x i16> noundef splat (i16 3), <4 x i16> noundef %75) #6
  %77 = load ptr addrspace(1), ptr %8, align 8
  %78 = load i64, ptr %9, align 8
  %79 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %77, i64 %78
  store <4 x i16> %76, ptr addrspace(1) %79, align 8
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #2 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i16 -128, 128) <4 x i16> @_Z15convert_ushort4Dv4_c(<4 x i8> noundef %0) #2 {
  %2 = sext <4 x i8> %0 to <4 x i16>
  ret <4 x i16> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef range(i32 0, -2147483647) i32 @_Z3absi(i32 noundef %0) #2 {
  %2 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z8abs_diffii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = icmp sgt i32 %0, %1
  %4 = sub i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z8abs_diffjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = icmp ugt i32 %0, %1
  %4 = sub nuw i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z8abs_diffll(i64 noundef %0, i64 noundef %1) #2 {
  %3 = icmp sgt i64 %0, %1
  %4 = sub i64 %0, %1
  %5 = sub i64 %1, %0
  %6 = select i1 %3, i64 %4, i64 %5
  ret i64 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i8> @_Z7add_satDv4_cS_(<4 x i8> noundef %0, <4 x i8> noundef %1) #2 {
  %3 = tail call noundef <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %0, <4 x i8> %1)
  ret <4 x i8> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8>, <4 x i8>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z7add_satii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z7add_satjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.uadd.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z7add_satll(i64 noundef %0, i64 noundef %1) #2 {
  %3 = tail call noundef i64 @llvm.sadd.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i16 0, 17) <4 x i16> @_Z3clzDv4_t(<4 x i16> noundef %0) #2 {
  %2 = tail call range(i16 0, 17) <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %0, i1 false)
  ret <4 x i16> %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z3clzi(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z3clzj(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 65) i64 @_Z3clzm(i64 noundef %0) #2 {
  %2 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 false)
  ret i64 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z3ctzi(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 65) i64 @_Z3ctzl(i64 noundef %0) #2 {
  %2 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 false)
  ret i64 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z4haddii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = ashr i32 %0, 1
  %4 = ashr i32 %1, 1
  %5 = add nsw i32 %4, %3
  %6 = and i32 %0, 1
  %7 = and i32 %6, %1
  %8 = add nsw i32 %5, %7
  ret i32 %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z4haddjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = lshr i32 %0, 1
  %4 = lshr i32 %1, 1
  %5 = add nuw i32 %4, %3
  %6 = and i32 %0, 1
  %7 = and i32 %6, %1
  %8 = add nuw i32 %5, %7
  ret i32 %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i64 @_Z4haddll(i64 noundef %0, i64 noundef %1) #2 {
  %3 = ashr i64 %0, 1
  %4 = ashr i64 %1, 1
  %5 = add nsw i64 %4, %3
  %6 = and i64 %0, 1
  %7 = and i64 %6, %1
  %8 = add nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z5mad24iii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = shl i32 %0, 8
  %5 = ashr exact i32 %4, 8
  %6 = shl i32 %1, 8
  %7 = ashr exact i32 %6, 8
  %8 = mul nsw i32 %7, %5
  %9 = add nsw i32 %8, %2
  ret i32 %9
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z5mad24jjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = and i32 %0, 16777215
  %5 = and i32 %1, 16777215
  %6 = mul i32 %5, %4
  %7 = add i32 %6, %2
  ret i32 %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z6mad_hiiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul nsw i64 %5, %4
  %7 = lshr i64 %6, 32
  %8 = trunc nuw i64 %7 to i32
  %9 = add nsw i32 %2, %8
  ret i32 %9
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z6mad_hijjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = zext i32 %0 to i64
  %5 = zext i32 %1 to i64
  %6 = mul nuw i64 %5, %4
  %7 = lshr i64 %6, 32
  %8 = trunc nuw i64 %7 to i32
  %9 = add i32 %2, %8
  ret i32 %9
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i16> @_Z7mad_satDv4_tS_S_(<4 x i16> noundef %0, <4 x i16> noundef %1, <4 x i16> noundef %2) #2 {
  %4 = zext <4 x i16> %0 to <4 x i32>
  %5 = zext <4 x i16> %1 to <4 x i32>
  %6 = zext <4 x i16> %2 to <4 x i32>
  %7 = mul nuw <4 x i32> %5, %4
  %8 = add nuw <4 x i32> %7, %6
  %9 = tail call noundef <4 x i32> @llvm.umin.v4i32(<4 x i32> %8, <4 x i32> splat (i32 65535))
  %10 = trunc nuw <4 x i32> %9 to <4 x i16>
  ret <4 x i16> %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z7mad_satiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul nsw i64 %5, %4
  %7 = mul nsw i32 %1, %0
  %8 = zext i32 %7 to i64
  %9 = and i64 %6, -4294967296
  %10 = sext i32 %2 to i64
  %11 = add nsw i64 %10, %8
  %12 = add i64 %11, %9
  %13 = tail call noundef i64 @llvm.smax.i64(i64 %12, i64 -2147483648)
  %14 = tail call noundef i64 @llvm.smin.i64(i64 %13, i64 2147483647)
  %15 = trunc nsw i64 %14 to i32
  ret i32 %15
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z7mad_satjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %0)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = mul i32 %1, %0
  %7 = tail call noundef i32 @llvm.uadd.sat.i32(i32 %6, i32 %2)
  %8 = select i1 %5, i32 -1, i32 %7
  ret i32 %8
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i64 @_Z7mad_satmmm(i64 noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = lshr i64 %0, 32
  %5 = and i64 %0, 4294967295
  %6 = lshr i64 %1, 32
  %7 = and i64 %1, 4294967295
  %8 = mul nuw i64 %6, %4
  %9 = mul nuw i64 %7, %4
  %10 = mul nuw i64 %6, %5
  %11 = mul nuw i64 %7, %5
  %12 = lshr i64 %11, 32
  %13 = add nuw i64 %12, %10
  %14 = lshr i64 %9, 1
  %15 = lshr i64 %13, 1
  %16 = add nuw i64 %15, %14
  %17 = and i64 %9, 1
  %18 = and i64 %17, %13
  %19 = add nuw i64 %16, %18
  %20 = lshr i64 %19, 31
  %21 = or i64 %20, %8
  %22 = icmp eq i64 %21, 0
  %23 = mul i64 %1, %0
  %24 = tail call noundef i64 @llvm.uadd.sat.i64(i64 %23, i64 %2)
  %25 = select i1 %22, i64 %24, i64 -1
  ret i64 %25
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z5mul24ii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = shl i32 %0, 8
  %4 = ashr exact i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = ashr exact i32 %5, 8
  %7 = mul nsw i32 %6, %4
  ret i32 %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z5mul24jj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = and i32 %0, 16777215
  %4 = and i32 %1, 16777215
  %5 = mul i32 %4, %3
  ret i32 %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i8> @_Z6mul_hiDv4_cS_(<4 x i8> noundef %0, <4 x i8> noundef %1) #2 {
  %3 = sext <4 x i8> %0 to <4 x i16>
  %4 = sext <4 x i8> %1 to <4 x i16>
  %5 = mul nsw <4 x i16> %4, %3
  %6 = lshr <4 x i16> %5, splat (i16 8)
  %7 = trunc nuw <4 x i16> %6 to <4 x i8>
  ret <4 x i8> %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i16 0, -1) <4 x i16> @_Z6mul_hiDv4_tS_(<4 x i16> noundef %0, <4 x i16> noundef %1) #2 {
  %3 = zext <4 x i16> %0 to <4 x i32>
  %4 = zext <4 x i16> %1 to <4 x i32>
  %5 = mul nuw <4 x i32> %4, %3
  %6 = lshr <4 x i32> %5, splat (i32 16)
  %7 = trunc nuw <4 x i32> %6 to <4 x i16>
  ret <4 x i16> %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z6mul_hiii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul nsw i64 %4, %3
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, -1) i32 @_Z6mul_hijj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul nuw i64 %4, %3
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 -4611686020574871551, 4611686022722355198) i64 @_Z6mul_hill(i64 noundef %0, i64 noundef %1) #2 {
  %3 = ashr i64 %0, 32
  %4 = and i64 %0, 4294967295
  %5 = ashr i64 %1, 32
  %6 = and i64 %1, 4294967295
  %7 = mul nsw i64 %5, %3
  %8 = mul nsw i64 %6, %3
  %9 = mul nsw i64 %5, %4
  %10 = mul nuw nsw i64 %6, %4
  %11 = lshr i64 %10, 32
  %12 = add nsw i64 %11, %9
  %13 = ashr i64 %8, 1
  %14 = ashr i64 %12, 1
  %15 = add nsw i64 %14, %13
  %16 = and i64 %8, 1
  %17 = and i64 %16, %12
  %18 = add nsw i64 %15, %17
  %19 = ashr i64 %18, 31
  %20 = add nsw i64 %19, %7
  ret i64 %20
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, -1) i64 @_Z6mul_himm(i64 noundef %0, i64 noundef %1) #2 {
  %3 = lshr i64 %0, 32
  %4 = and i64 %0, 4294967295
  %5 = lshr i64 %1, 32
  %6 = and i64 %1, 4294967295
  %7 = mul nuw i64 %5, %3
  %8 = mul nuw i64 %6, %3
  %9 = mul nuw i64 %5, %4
  %10 = mul nuw i64 %6, %4
  %11 = lshr i64 %10, 32
  %12 = add nuw i64 %11, %9
  %13 = lshr i64 %8, 1
  %14 = lshr i64 %12, 1
  %15 = add nuw i64 %14, %13
  %16 = and i64 %8, 1
  %17 = and i64 %16, %12
  %18 = add nuw i64 %15, %17
  %19 = lshr i64 %18, 31
  %20 = add nuw i64 %19, %7
  ret i64 %20
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i8 0, 9) <4 x i8> @_Z8popcountDv4_c(<4 x i8> noundef %0) #2 {
  %2 = tail call range(i8 0, 9) <4 x i8> @llvm.ctpop.v4i8(<4 x i8> %0)
  ret <4 x i8> %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.ctpop.v4i8(<4 x i8>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z8popcounti(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z8popcountj(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 65) i64 @_Z8popcountl(i64 noundef %0) #2 {
  %2 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %0)
  ret i64 %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i16> @_Z5rhaddDv4_tS_(<4 x i16> noundef %0, <4 x i16> noundef %1) #2 {
  %3 = lshr <4 x i16> %0, splat (i16 1)
  %4 = lshr <4 x i16> %1, splat (i16 1)
  %5 = add nuw <4 x i16> %4, %3
  %6 = or <4 x i16> %1, %0
  %7 = and <4 x i16> %6, splat (i16 1)
  %8 = add nuw <4 x i16> %5, %7
  ret <4 x i16> %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z5rhaddii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = ashr i32 %0, 1
  %4 = ashr i32 %1, 1
  %5 = add nsw i32 %4, %3
  %6 = or i32 %1, %0
  %7 = and i32 %6, 1
  %8 = add nsw i32 %5, %7
  ret i32 %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z5rhaddjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = lshr i32 %0, 1
  %4 = lshr i32 %1, 1
  %5 = add nuw i32 %4, %3
  %6 = or i32 %1, %0
  %7 = and i32 %6, 1
  %8 = add nuw i32 %5, %7
  ret i32 %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i64 @_Z5rhaddmm(i64 noundef %0, i64 noundef %1) #2 {
  %3 = lshr i64 %0, 1
  %4 = lshr i64 %1, 1
  %5 = add nuw i64 %4, %3
  %6 = or i64 %1, %0
  %7 = and i64 %6, 1
  %8 = add nuw i64 %5, %7
  ret i64 %8
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i8> @_Z6rotateDv4_cS_(<4 x i8> noundef %0, <4 x i8> noundef %1) #2 {
  %3 = tail call noundef <4 x i8> @llvm.fshl.v4i8(<4 x i8> %0, <4 x i8> %0, <4 x i8> %1)
  ret <4 x i8> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.fshl.v4i8(<4 x i8>, <4 x i8>, <4 x i8>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i16> @_Z6rotateDv4_tS_(<4 x i16> noundef %0, <4 x i16> noundef %1) #2 {
  %3 = tail call noundef <4 x i16> @llvm.fshl.v4i16(<4 x i16> %0, <4 x i16> %0, <4 x i16> %1)
  ret <4 x i16> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i16> @llvm.fshl.v4i16(<4 x i16>, <4 x i16>, <4 x i16>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotateii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z6rotatell(i64 noundef %0, i64 noundef %1) #2 {
  %3 = tail call noundef i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i8> @_Z7sub_satDv4_cS_(<4 x i8> noundef %0, <4 x i8> noundef %1) #2 {
  %3 = tail call noundef <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %0, <4 x i8> %1)
  ret <4 x i8> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8>, <4 x i8>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z7sub_satii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.ssub.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z7sub_satjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.usub.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z7sub_satll(i64 noundef %0, i64 noundef %1) #2 {
  %3 = tail call noundef i64 @llvm.ssub.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i16> @_Z8upsampleDv4_hS_(<4 x i8> noundef %0, <4 x i8> noundef %1) #2 {
  %3 = zext <4 x i8> %0 to <4 x i16>
  %4 = zext <4 x i8> %1 to <4 x i16>
  %5 = shl nuw <4 x i16> %3, splat (i16 8)
  %6 = or disjoint <4 x i16> %5, %4
  ret <4 x i16> %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z8upsamplett(i16 noundef zeroext %0, i16 noundef zeroext %1) #2 {
  %3 = zext i16 %0 to i32
  %4 = zext i16 %1 to i32
  %5 = shl nuw i32 %3, 16
  %6 = or disjoint i32 %5, %4
  ret i32 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i64 @_Z8upsampleij(i32 noundef %0, i32 noundef %1) #2 {
  %3 = sext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = shl nsw i64 %3, 32
  %6 = or disjoint i64 %5, %4
  ret i64 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z9bitselectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = xor i32 %1, %0
  %5 = and i32 %2, %4
  %6 = xor i32 %5, %0
  ret i32 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z9bitselectlll(i64 noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = xor i64 %1, %0
  %5 = and i64 %2, %4
  %6 = xor i64 %5, %0
  ret i64 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i16> @_Z6selectDv4_tS_Dv4_s(<4 x i16> noundef %0, <4 x i16> noundef %1, <4 x i16> noundef %2) #2 {
  %4 = icmp slt <4 x i16> %2, zeroinitializer
  %5 = select <4 x i1> %4, <4 x i16> %1, <4 x i16> %0
  ret <4 x i16> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6selectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, i32 %0, i32 %1
  ret i32 %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i8> @_Z5clampDv4_ccc(<4 x i8> noundef %0, i8 noundef signext %1, i8 noundef signext %2) #2 {
  %4 = insertelement <4 x i8> poison, i8 %1, i64 0
  %5 = shufflevector <4 x i8> %4, <4 x i8> poison, <4 x i32> zeroinitializer
  %6 = tail call noundef <4 x i8> @llvm.smax.v4i8(<4 x i8> %0, <4 x i8> %5)
  %7 = insertelement <4 x i8> poison, i8 %2, i64 0
  %8 = shufflevector <4 x i8> %7, <4 x i8> poison, <4 x i32> zeroinitializer
  %9 = tail call noundef <4 x i8> @llvm.smin.v4i8(<4 x i8> %8, <4 x i8> %6)
  ret <4 x i8> %9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.smax.v4i8(<4 x i8>, <4 x i8>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z5clampiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  %5 = tail call noundef i32 @llvm.smin.i32(i32 %2, i32 %4)
  ret i32 %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z3maxmm(i64 noundef %0, i64 noundef %1) #2 {
  %3 = tail call noundef i64 @llvm.umax.i64(i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z3minll(i64 noundef %0, i64 noundef %1) #2 {
  %3 = tail call noundef i64 @llvm.smin.i64(i64 %1, i64 %0)
  ret i64 %3
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"int16*"}
!13 = !{!"int*", !"int*", !"int __attribute__((ext_vector_type(16)))*"}
!14 = !{!"const", !"const", !""}
!15 = !{!"uint*", !"uint*", !"uint16*"}
!16 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(16)))*"}
!17 = !{!"long*", !"long*", !"long16*"}
!18 = !{!"long*", !"long*", !"long __attribute__((ext_vector_type(16)))*"}
!19 = !{i32 1, i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"char4*", !"ushort4*", !"char4*", !"ushort4*"}
!22 = !{!"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!23 = !{!"const", !"const", !"", !""}
