; ModuleID = 'corpus/opencl/denormals_fastmath.cl'
source_filename = "corpus/opencl/denormals_fastmath.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str.1 = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @special_values(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %7, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = and i32 %14, 7
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = bitcast i32 %18 to float
  store float %19, ptr %8, align 4
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = ashr i32 %21, 3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = bitcast i32 %25 to float
  store float %26, ptr %9, align 4
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i32, ptr %7, align 4
  %29 = mul nsw i32 %28, 5
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %27, i64 %30
  store ptr addrspace(1) %31, ptr %10, align 8
  %32 = load float, ptr %8, align 4
  %33 = load float, ptr %9, align 4
  %34 = fadd float %32, %33
  %35 = call float @quiet(float noundef %34) #6
  %36 = load ptr addrspace(1), ptr %10, align 8
  %37 = getelementptr inbounds float, ptr addrspace(1) %36, i64 0
  store float %35, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %8, align 4
  %39 = load float, ptr %9, align 4
  %40 = fsub float %38, %39
  %41 = call float @quiet(float noundef %40) #6
  %42 = load ptr addrspace(1), ptr %10, align 8
  %43 = getelementptr inbounds float, ptr addrspace(1) %42, i64 1
  store float %41, ptr addrspace(1) %43, align 4
  %44 = load float, ptr %8, align 4
  %45 = load float, ptr %9, align 4
  %46 = fmul float %44, %45
  %47 = call float @quiet(float noundef %46) #6
  %48 = load ptr addrspace(1), ptr %10, align 8
  %49 = getelementptr inbounds float, ptr addrspace(1) %48, i64 2
  store float %47, ptr addrspace(1) %49, align 4
  %50 = load float, ptr %8, align 4
  %51 = load float, ptr %9, align 4
  %52 = fdiv float %50, %51
  %53 = call float @quiet(float noundef %52) #6
  %54 = load ptr addrspace(1), ptr %10, align 8
  %55 = getelementptr inbounds float, ptr addrspace(1) %54, i64 3
  store float %53, ptr addrspace(1) %55, align 4
  %56 = load float, ptr %8, align 4
  %57 = load float, ptr %9, align 4
  %58 = load float, ptr %8, align 4
  %59 = fneg float %58
  %60 = call float @_Z3fmafff(float noundef %56, float noundef %57, float noundef %59) #7
  %61 = call float @quiet(float noundef %60) #6
  %62 = load ptr addrspace(1), ptr %10, align 8
  %63 = getelementptr inbounds float, ptr addrspace(1) %62, i64 4
  store float %61, ptr addrspace(1) %63, align 4
  %64 = load float, ptr %8, align 4
  %65 = load float, ptr %9, align 4
  %66 = fcmp olt float %64, %65
  %67 = zext i1 %66 to i32
  %68 = load float, ptr %8, align 4
  %69 = load float, ptr %9, align 4
  %70 = fcmp ole float %68, %69
  %71 = zext i1 %70 to i32
  %72 = shl i32 %71, 1
  %73 = or i32 %67, %72
  %74 = load float, ptr %8, align 4
  %75 = load float, ptr %9, align 4
  %76 = fcmp oeq float %74, %75
  %77 = zext i1 %76 to i32
  %78 = shl i32 %77, 2
  %79 = or i32 %73, %78
  %80 = load float, ptr %8, align 4
  %81 = load float, ptr %9, align 4
  %82 = fcmp une float %80, %81
  %83 = zext i1 %82 to i32
  %84 = shl i32 %83, 3
  %85 = or i32 %79, %84
  %86 = load float, ptr %8, align 4
  %87 = load float, ptr %9, align 4
  %88 = fcmp olt float %86, %87
  %89 = xor i1 %88, true
  %90 = zext i1 %89 to i32
  %91 = shl i32 %90, 4
  %92 = or i32 %85, %91
  %93 = load float, ptr %8, align 4
  %94 = load float, ptr %9, align 4
  %95 = fcmp oge float %93, %94
  %96 = xor i1 %95, true
  %97 = zext i1 %96 to i32
  %98 = shl i32 %97, 5
  %99 = or i32 %92, %98
  %100 = load float, ptr %8, align 4
  %101 = load float, ptr %9, align 4
  %102 = call i32 @_Z11isunorderedff(float noundef %100, float noundef %101) #7
  %103 = shl i32 %102, 6
  %104 = or i32 %99, %103
  %105 = load ptr addrspace(1), ptr %6, align 8
  %106 = load i32, ptr %7, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr addrspace(1) %105, i64 %107
  store i32 %104, ptr addrspace(1) %108, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @tiny_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_tiny_sums(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_tiny_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %5, align 4
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = mul nsw i32 2, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = bitcast i32 %17 to float
  store float %18, ptr %6, align 4
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i32, ptr %5, align 4
  %21 = mul nsw i32 2, %20
  %22 = add nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = bitcast i32 %25 to float
  store float %26, ptr %7, align 4
  %27 = load float, ptr %6, align 4
  %28 = load float, ptr %7, align 4
  %29 = fsub float %27, %28
  store float %29, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %30

30:                                               ; preds = %39, %2
  %31 = load i32, ptr %9, align 4
  %32 = icmp slt i32 %31, 5
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load float, ptr %8, align 4
  %35 = fmul float %34, 5.000000e-01
  %36 = load float, ptr %6, align 4
  %37 = fmul float %36, 2.500000e-01
  %38 = fadd float %35, %37
  store float %38, ptr %8, align 4
  br label %39

39:                                               ; preds = %33
  %40 = load i32, ptr %9, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4
  br label %30

42:                                               ; preds = %30
  %43 = load float, ptr %8, align 4
  %44 = fmul float %43, 0x4170000000000000
  %45 = load float, ptr %7, align 4
  %46 = fadd float %44, %45
  %47 = load ptr addrspace(1), ptr %4, align 8
  %48 = load i32, ptr %5, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %47, i64 %49
  store float %46, ptr addrspace(1) %50, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @special_doubles(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_special_doubles(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_special_doubles(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = and i32 %12, 3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i64, ptr addrspace(1) %11, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8
  %17 = bitcast i64 %16 to double
  store double %17, ptr %6, align 8
  %18 = load ptr addrspace(1), ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = ashr i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i64, ptr addrspace(1) %18, i64 %21
  %23 = load i64, ptr addrspace(1) %22, align 8
  %24 = bitcast i64 %23 to double
  store double %24, ptr %7, align 8
  %25 = load double, ptr %6, align 8
  %26 = fmul double %25, 5.000000e-01
  %27 = load double, ptr %7, align 8
  %28 = fadd double %26, %27
  store double %28, ptr %8, align 8
  %29 = load double, ptr %8, align 8
  %30 = call i32 @_Z5isinfd(double noundef %29) #7
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %2
  br label %35

33:                                               ; preds = %2
  %34 = load double, ptr %8, align 8
  br label %35

35:                                               ; preds = %33, %32
  %36 = phi double [ 1.000000e+00, %32 ], [ %34, %33 ]
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i32, ptr %5, align 4
  %39 = mul nsw i32 2, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr addrspace(1) %37, i64 %40
  store double %36, ptr addrspace(1) %41, align 8
  %42 = load double, ptr %6, align 8
  %43 = load double, ptr %7, align 8
  %44 = call double @_Z4fmindd(double noundef %42, double noundef %43) #7
  %45 = load double, ptr %6, align 8
  %46 = load double, ptr %7, align 8
  %47 = fneg double %46
  %48 = call double @_Z4fmaxdd(double noundef %45, double noundef %47) #7
  %49 = fmul double %48, 4.940660e-324
  %50 = fadd double %44, %49
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = load i32, ptr %5, align 4
  %53 = mul nsw i32 2, %52
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr addrspace(1) %51, i64 %55
  store double %50, ptr addrspace(1) %56, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @quiet(float noundef %0) #1 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call i32 @_Z5isnanf(float noundef %3) #7
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %9

7:                                                ; preds = %1
  %8 = load float, ptr %2, align 4
  br label %9

9:                                                ; preds = %7, %6
  %10 = phi float [ 1.234500e+04, %6 ], [ %8, %7 ]
  ret float %10
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
define internal noundef float @_Z3fmafff(float noundef %0, float noundef %1, float noundef %2) #2 {
  %4 = tail call noundef float @llvm.fma.f32(float %0, float %1, float %2)
  ret float %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z4fmaxdd(double noundef %0, double noundef %1) #2 {
  %3 = tail call noundef double @llvm.maximumnum.f64(double %0, double %1)
  ret double %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maximumnum.f64(double, double) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z4fmindd(double noundef %0, double noundef %1) #2 {
  %3 = tail call noundef double @llvm.minimumnum.f64(double %0, double %1)
  ret double %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #4

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal i32 @_Z5isinfd(double noundef %0) #5 {
  %2 = call i32 @llvm.nvvm.d2i.lo(double %0) #8
  %3 = call i32 @llvm.nvvm.d2i.hi(double %0) #8
  %4 = and i32 %3, 2147483647
  %5 = icmp eq i32 %4, 2146435072
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = icmp eq i32 %2, 0
  br label %8

8:                                                ; preds = %1, %6
  %9 = phi i1 [ false, %1 ], [ %7, %6 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z5isnanf(float noundef %0) #2 {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z11isunorderedff(float noundef %0, float noundef %1) #2 {
  %3 = fcmp uno float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }

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
!12 = !{!"uint*", !"float*", !"uint*"}
!13 = !{!"const", !"", !""}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"uint*", !"float*"}
!17 = !{!"const", !""}
!18 = !{!"ulong*", !"double*"}
