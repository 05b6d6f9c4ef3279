; ModuleID = 'corpus/opencl/blur_gaussian.cl'
source_filename = "corpus/opencl/blur_gaussian.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@blur_rows.line = internal addrspace(3) global [24 x <4 x float>] undef, align 16
@blur_columns.col = internal addrspace(3) global [18 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @blur_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 16 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, i32 noundef %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <4 x float>, align 16
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %11, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %12, align 4
  %23 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %13, align 4
  %25 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %26 = mul i64 %25, 16
  %27 = sub i64 %26, 4
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %14, align 4
  %29 = load i32, ptr %13, align 4
  store i32 %29, ptr %15, align 4
  br label %30

30:                                               ; preds = %53, %5
  %31 = load i32, ptr %15, align 4
  %32 = icmp slt i32 %31, 24
  br i1 %32, label %33, label %56

33:                                               ; preds = %30
  %34 = load i32, ptr %14, align 4
  %35 = load i32, ptr %15, align 4
  %36 = add nsw i32 %34, %35
  %37 = load i32, ptr %9, align 4
  %38 = sub nsw i32 %37, 1
  %39 = call i32 @_Z5clampiii(i32 noundef %36, i32 noundef 0, i32 noundef %38) #8
  store i32 %39, ptr %16, align 4
  %40 = load ptr addrspace(1), ptr %6, align 8
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %9, align 4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %16, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %40, i64 %46
  %48 = load <4 x i8>, ptr addrspace(1) %47, align 4
  %49 = call <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %48) #8
  %50 = load i32, ptr %15, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [24 x <4 x float>], ptr addrspace(3) @blur_rows.line, i64 0, i64 %51
  store <4 x float> %49, ptr addrspace(3) %52, align 16
  br label %53

53:                                               ; preds = %33
  %54 = load i32, ptr %15, align 4
  %55 = add nsw i32 %54, 16
  store i32 %55, ptr %15, align 4
  br label %30

56:                                               ; preds = %30
  call void @_Z7barrierj(i32 noundef 1) #7
  %57 = load i32, ptr %11, align 4
  %58 = load i32, ptr %9, align 4
  %59 = icmp sge i32 %57, %58
  br i1 %59, label %64, label %60

60:                                               ; preds = %56
  %61 = load i32, ptr %12, align 4
  %62 = load i32, ptr %10, align 4
  %63 = icmp sge i32 %61, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %60, %56
  br label %100

65:                                               ; preds = %60
  store <4 x float> zeroinitializer, ptr %17, align 16
  store i32 -4, ptr %18, align 4
  br label %66

66:                                               ; preds = %87, %65
  %67 = load i32, ptr %18, align 4
  %68 = icmp sle i32 %67, 4
  br i1 %68, label %69, label %90

69:                                               ; preds = %66
  %70 = load ptr addrspace(1), ptr %8, align 8
  %71 = load i32, ptr %18, align 4
  %72 = add nsw i32 %71, 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %70, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4
  %76 = insertelement <4 x float> poison, float %75, i64 0
  %77 = shufflevector <4 x float> %76, <4 x float> poison, <4 x i32> zeroinitializer
  %78 = load i32, ptr %13, align 4
  %79 = add nsw i32 %78, 4
  %80 = load i32, ptr %18, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [24 x <4 x float>], ptr addrspace(3) @blur_rows.line, i64 0, i64 %82
  %84 = load <4 x float>, ptr addrspace(3) %83, align 16
  %85 = load <4 x float>, ptr %17, align 16
  %86 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %77, <4 x float> %84, <4 x float> %85)
  store <4 x float> %86, ptr %17, align 16
  br label %87

87:                                               ; preds = %69
  %88 = load i32, ptr %18, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %18, align 4
  br label %66, !llvm.loop !15

90:                                               ; preds = %66
  %91 = load <4 x float>, ptr %17, align 16
  %92 = load ptr addrspace(1), ptr %7, align 8
  %93 = load i32, ptr %12, align 4
  %94 = load i32, ptr %9, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %11, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds <4 x float>, ptr addrspace(1) %92, i64 %98
  store <4 x float> %91, ptr addrspace(1) %99, align 16
  br label %100

100:                                              ; preds = %90, %64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @blur_columns(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_blur_columns(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, i32 noundef %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_blur_columns(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca <4 x float>, align 16
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %11, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %12, align 4
  %22 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %13, align 4
  %24 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %25 = mul i64 %24, 10
  %26 = sub i64 %25, 4
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %14, align 4
  %28 = load i32, ptr %13, align 4
  store i32 %28, ptr %15, align 4
  br label %29

29:                                               ; preds = %50, %5
  %30 = load i32, ptr %15, align 4
  %31 = icmp slt i32 %30, 18
  br i1 %31, label %32, label %53

32:                                               ; preds = %29
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i32, ptr %14, align 4
  %35 = load i32, ptr %15, align 4
  %36 = add nsw i32 %34, %35
  %37 = load i32, ptr %10, align 4
  %38 = sub nsw i32 %37, 1
  %39 = call i32 @_Z5clampiii(i32 noundef %36, i32 noundef 0, i32 noundef %38) #8
  %40 = load i32, ptr %9, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %11, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x float>, ptr addrspace(1) %33, i64 %44
  %46 = load <4 x float>, ptr addrspace(1) %45, align 16
  %47 = load i32, ptr %15, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [18 x <4 x float>], ptr addrspace(3) @blur_columns.col, i64 0, i64 %48
  store <4 x float> %46, ptr addrspace(3) %49, align 16
  br label %50

50:                                               ; preds = %32
  %51 = load i32, ptr %15, align 4
  %52 = add nsw i32 %51, 10
  store i32 %52, ptr %15, align 4
  br label %29

53:                                               ; preds = %29
  call void @_Z7barrierj(i32 noundef 1) #7
  %54 = load i32, ptr %12, align 4
  %55 = load i32, ptr %10, align 4
  %56 = icmp sge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  br label %92

58:                                               ; preds = %53
  store <4 x float> zeroinitializer, ptr %16, align 16
  store i32 0, ptr %17, align 4
  br label %59

59:                                               ; preds = %78, %58
  %60 = load i32, ptr %17, align 4
  %61 = icmp sle i32 %60, 8
  br i1 %61, label %62, label %81

62:                                               ; preds = %59
  %63 = load ptr addrspace(1), ptr %8, align 8
  %64 = load i32, ptr %17, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <4 x i32> zeroinitializer
  %70 = load i32, ptr %13, align 4
  %71 = load i32, ptr %17, align 4
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [18 x <4 x float>], ptr addrspace(3) @blur_columns.col, i64 0, i64 %73
  %75 = load <4 x float>, ptr addrspace(3) %74, align 16
  %76 = load <4 x float>, ptr %16, align 16
  %77 = call <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %69, <4 x float> noundef %75, <4 x float> noundef %76) #8
  store <4 x float> %77, ptr %16, align 16
  br label %78

78:                                               ; preds = %62
  %79 = load i32, ptr %17, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %17, align 4
  br label %59

81:                                               ; preds = %59
  %82 = load <4 x float>, ptr %16, align 16
  %83 = call <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %82) #8
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = load i32, ptr %12, align 4
  %86 = load i32, ptr %9, align 4
  %87 = mul nsw i32 %85, %86
  %88 = load i32, ptr %11, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %84, i64 %90
  store <4 x i8> %83, ptr addrspace(1) %91, align 4
  br label %92

92:                                               ; preds = %81, %57
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %0) #5 {
  %2 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %0)
  %3 = fcmp ole <4 x float> %2, zeroinitializer
  %4 = select <4 x i1> %3, <4 x float> zeroinitializer, <4 x float> %2
  %5 = fptoui <4 x float> %4 to <4 x i8>
  %6 = fcmp oge <4 x float> %2, splat (float 2.550000e+02)
  %7 = select <4 x i1> %6, <4 x i8> splat (i8 -1), <4 x i8> %5
  ret <4 x i8> %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %0) #5 {
  %2 = uitofp <4 x i8> %0 to <4 x float>
  ret <4 x float> %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #5 {
  %4 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2)
  ret <4 x float> %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z5clampiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  %5 = tail call noundef i32 @llvm.smin.i32(i32 %2, i32 %4)
  ret i32 %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar4*", !"float4*", !"float*", !"int", !"int"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
!14 = !{!"const", !"", !"const", !"", !""}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.enable"}
!17 = !{!"float4*", !"uchar4*", !"float*", !"int", !"int"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
