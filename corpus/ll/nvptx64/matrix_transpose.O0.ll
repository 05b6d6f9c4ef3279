; ModuleID = 'corpus/opencl/matrix_transpose.cl'
source_filename = "corpus/opencl/matrix_transpose.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@transpose_tile.tile = internal addrspace(3) global [272 x float] undef, align 4
@transpose_square.low = internal addrspace(3) global [8 x [9 x float]] undef, align 4
@transpose_square.high = internal addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_tile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  call void @__clang_ocl_kern_imp_transpose_tile(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_transpose_tile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %14 = mul i64 %13, 16
  %15 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %16 = add i64 %14, %15
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %9, align 4
  %18 = call i64 @_Z12get_group_idj(i32 noundef 1) #7
  %19 = mul i64 %18, 16
  %20 = call i64 @_Z12get_local_idj(i32 noundef 1) #7
  %21 = add i64 %19, %20
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %23

23:                                               ; preds = %57, %4
  %24 = load i32, ptr %11, align 4
  %25 = icmp slt i32 %24, 16
  br i1 %25, label %26, label %60

26:                                               ; preds = %23
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %7, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %56

30:                                               ; preds = %26
  %31 = load i32, ptr %10, align 4
  %32 = load i32, ptr %11, align 4
  %33 = add nsw i32 %31, %32
  %34 = load i32, ptr %8, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %56

36:                                               ; preds = %30
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %38, %39
  %41 = load i32, ptr %7, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %9, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4
  %48 = call i64 @_Z12get_local_idj(i32 noundef 1) #7
  %49 = load i32, ptr %11, align 4
  %50 = sext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = mul i64 %51, 17
  %53 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %54 = add i64 %52, %53
  %55 = getelementptr inbounds nuw [272 x float], ptr addrspace(3) @transpose_tile.tile, i64 0, i64 %54
  store float %47, ptr addrspace(3) %55, align 4
  br label %56

56:                                               ; preds = %36, %30, %26
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %58, 4
  store i32 %59, ptr %11, align 4
  br label %23

60:                                               ; preds = %23
  call void @_Z7barrierj(i32 noundef 1) #6
  %61 = call i64 @_Z12get_group_idj(i32 noundef 1) #7
  %62 = mul i64 %61, 16
  %63 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %64 = add i64 %62, %63
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %9, align 4
  %66 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %67 = mul i64 %66, 16
  %68 = call i64 @_Z12get_local_idj(i32 noundef 1) #7
  %69 = add i64 %67, %68
  %70 = trunc i64 %69 to i32
  store i32 %70, ptr %10, align 4
  store i32 0, ptr %12, align 4
  br label %71

71:                                               ; preds = %105, %60
  %72 = load i32, ptr %12, align 4
  %73 = icmp slt i32 %72, 16
  br i1 %73, label %74, label %108

74:                                               ; preds = %71
  %75 = load i32, ptr %9, align 4
  %76 = load i32, ptr %8, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %104

78:                                               ; preds = %74
  %79 = load i32, ptr %10, align 4
  %80 = load i32, ptr %12, align 4
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %7, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %104

84:                                               ; preds = %78
  %85 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %86 = mul i64 %85, 17
  %87 = call i64 @_Z12get_local_idj(i32 noundef 1) #7
  %88 = add i64 %86, %87
  %89 = load i32, ptr %12, align 4
  %90 = sext i32 %89 to i64
  %91 = add i64 %88, %90
  %92 = getelementptr inbounds nuw [272 x float], ptr addrspace(3) @transpose_tile.tile, i64 0, i64 %91
  %93 = load float, ptr addrspace(3) %92, align 4
  %94 = load ptr addrspace(1), ptr %6, align 8
  %95 = load i32, ptr %10, align 4
  %96 = load i32, ptr %12, align 4
  %97 = add nsw i32 %95, %96
  %98 = load i32, ptr %8, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %9, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %94, i64 %102
  store float %93, ptr addrspace(1) %103, align 4
  br label %104

104:                                              ; preds = %84, %78, %74
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %12, align 4
  %107 = add nsw i32 %106, 4
  store i32 %107, ptr %12, align 4
  br label %71

108:                                              ; preds = %71
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_square(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_transpose_square(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_transpose_square(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = call i64 @_Z12get_group_idj(i32 noundef 1) #7
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %6, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp sgt i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  br label %110

17:                                               ; preds = %2
  %18 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %7, align 4
  %20 = call i64 @_Z12get_local_idj(i32 noundef 1) #7
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %8, align 4
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = load i32, ptr %6, align 4
  %24 = mul nsw i32 %23, 8
  %25 = load i32, ptr %8, align 4
  %26 = add nsw i32 %24, %25
  %27 = load i32, ptr %4, align 4
  %28 = mul nsw i32 %26, %27
  %29 = load i32, ptr %5, align 4
  %30 = mul nsw i32 %29, 8
  %31 = add nsw i32 %28, %30
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4
  %37 = load i32, ptr %8, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [8 x [9 x float]], ptr addrspace(3) @transpose_square.low, i64 0, i64 %38
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [9 x float], ptr addrspace(3) %39, i64 0, i64 %41
  store float %36, ptr addrspace(3) %42, align 4
  %43 = load ptr addrspace(1), ptr %3, align 8
  %44 = load i32, ptr %5, align 4
  %45 = mul nsw i32 %44, 8
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %45, %46
  %48 = load i32, ptr %4, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %6, align 4
  %51 = mul nsw i32 %50, 8
  %52 = add nsw i32 %49, %51
  %53 = load i32, ptr %7, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %43, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4
  %58 = load i32, ptr %8, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [8 x [9 x float]], ptr addrspace(3) @transpose_square.high, i64 0, i64 %59
  %61 = load i32, ptr %7, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [9 x float], ptr addrspace(3) %60, i64 0, i64 %62
  store float %57, ptr addrspace(3) %63, align 4
  call void @_Z7barrierj(i32 noundef 1) #6
  %64 = load i32, ptr %7, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x [9 x float]], ptr addrspace(3) @transpose_square.low, i64 0, i64 %65
  %67 = load i32, ptr %8, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [9 x float], ptr addrspace(3) %66, i64 0, i64 %68
  %70 = load float, ptr addrspace(3) %69, align 4
  %71 = load ptr addrspace(1), ptr %3, align 8
  %72 = load i32, ptr %5, align 4
  %73 = mul nsw i32 %72, 8
  %74 = load i32, ptr %8, align 4
  %75 = add nsw i32 %73, %74
  %76 = load i32, ptr %4, align 4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %6, align 4
  %79 = mul nsw i32 %78, 8
  %80 = add nsw i32 %77, %79
  %81 = load i32, ptr %7, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %71, i64 %83
  store float %70, ptr addrspace(1) %84, align 4
  %85 = load i32, ptr %5, align 4
  %86 = load i32, ptr %6, align 4
  %87 = icmp ne i32 %85, %86
  br i1 %87, label %88, label %110

88:                                               ; preds = %17
  %89 = load i32, ptr %7, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [8 x [9 x float]], ptr addrspace(3) @transpose_square.high, i64 0, i64 %90
  %92 = load i32, ptr %8, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [9 x float], ptr addrspace(3) %91, i64 0, i64 %93
  %95 = load float, ptr addrspace(3) %94, align 4
  %96 = load ptr addrspace(1), ptr %3, align 8
  %97 = load i32, ptr %6, align 4
  %98 = mul nsw i32 %97, 8
  %99 = load i32, ptr %8, align 4
  %100 = add nsw i32 %98, %99
  %101 = load i32, ptr %4, align 4
  %102 = mul nsw i32 %100, %101
  %103 = load i32, ptr %5, align 4
  %104 = mul nsw i32 %103, 8
  %105 = add nsw i32 %102, %104
  %106 = load i32, ptr %7, align 4
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %96, i64 %108
  store float %95, ptr addrspace(1) %109, align 4
  br label %110

110:                                              ; preds = %16, %88, %17
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_4x4(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_transpose_4x4(ptr addrspace(1) noundef align 64 %5, ptr addrspace(1) noundef align 64 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_transpose_4x4(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x i32>, align 64
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %8, i64 %9
  %11 = load <16 x i32>, ptr addrspace(1) %10, align 64
  store <16 x i32> %11, ptr %6, align 64
  %12 = load <16 x i32>, ptr %6, align 64
  %13 = shufflevector <16 x i32> %12, <16 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %14, i64 %15
  store <16 x i32> %13, ptr addrspace(1) %16, align 64
  ret void
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

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!12 = !{!"float*", !"float*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{i32 1, i32 0}
!15 = !{!"none", !"none"}
!16 = !{!"float*", !"int"}
!17 = !{!"", !""}
!18 = !{i32 1, i32 1}
!19 = !{!"uint16*", !"uint16*"}
!20 = !{!"uint __attribute__((ext_vector_type(16)))*", !"uint __attribute__((ext_vector_type(16)))*"}
!21 = !{!"const", !""}
