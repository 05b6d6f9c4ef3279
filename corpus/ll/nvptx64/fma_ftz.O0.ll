; ModuleID = 'corpus/opencl/fma_ftz.cl'
source_filename = "corpus/opencl/fma_ftz.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @horner(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_horner(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_horner(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %10, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4
  store float %14, ptr %6, align 4
  store float 0x3F81110CA0000000, ptr %7, align 4
  %15 = load float, ptr %7, align 4
  %16 = load float, ptr %6, align 4
  %17 = call nsz float @llvm.fmuladd.f32(float %15, float %16, float 0x3FA5555680000000)
  store float %17, ptr %7, align 4
  %18 = load float, ptr %7, align 4
  %19 = load float, ptr %6, align 4
  %20 = call nsz float @llvm.fmuladd.f32(float %18, float %19, float 0x3FC55555A0000000)
  store float %20, ptr %7, align 4
  %21 = load float, ptr %7, align 4
  %22 = load float, ptr %6, align 4
  %23 = call nsz float @llvm.fmuladd.f32(float %21, float %22, float 5.000000e-01)
  store float %23, ptr %7, align 4
  %24 = load float, ptr %7, align 4
  %25 = load float, ptr %6, align 4
  %26 = call nsz float @llvm.fmuladd.f32(float %24, float %25, float 1.000000e+00)
  store float %26, ptr %7, align 4
  %27 = load float, ptr %7, align 4
  %28 = load float, ptr %6, align 4
  %29 = call nsz float @llvm.fmuladd.f32(float %27, float %28, float 1.000000e+00)
  store float %29, ptr %7, align 4
  %30 = load float, ptr %7, align 4
  %31 = load float, ptr %7, align 4
  %32 = load float, ptr %6, align 4
  %33 = fneg nsz float %32
  %34 = call nsz float @_Z3madfff(float noundef %30, float noundef %31, float noundef %33) #6
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i32, ptr %5, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %35, i64 %37
  store float %34, ptr addrspace(1) %38, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @complex_iterate(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_complex_iterate(ptr addrspace(1) noundef align 8 %5, i32 noundef %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_complex_iterate(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca <2 x float>, align 8
  %7 = alloca <2 x float>, align 8
  %8 = alloca i32, align 4
  %9 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %5, align 4
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <2 x float>, ptr addrspace(1) %12, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8
  store <2 x float> %16, ptr %6, align 8
  %17 = load <2 x float>, ptr %6, align 8
  %18 = fmul nsz <2 x float> %17, splat (float 5.000000e-01)
  store <2 x float> %18, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %19

19:                                               ; preds = %49, %2
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %52

23:                                               ; preds = %19
  %24 = load <2 x float>, ptr %6, align 8
  %25 = extractelement <2 x float> %24, i64 0
  %26 = load <2 x float>, ptr %6, align 8
  %27 = extractelement <2 x float> %26, i64 0
  %28 = load <2 x float>, ptr %6, align 8
  %29 = extractelement <2 x float> %28, i64 1
  %30 = load <2 x float>, ptr %6, align 8
  %31 = extractelement <2 x float> %30, i64 1
  %32 = fmul nsz float %29, %31
  %33 = fneg nsz float %32
  %34 = call nsz float @llvm.fmuladd.f32(float %25, float %27, float %33)
  %35 = load <2 x float>, ptr %7, align 8
  %36 = extractelement <2 x float> %35, i64 0
  %37 = fadd nsz float %34, %36
  %38 = insertelement <2 x float> poison, float %37, i32 0
  %39 = load <2 x float>, ptr %6, align 8
  %40 = extractelement <2 x float> %39, i64 0
  %41 = fmul nsz float 2.000000e+00, %40
  %42 = load <2 x float>, ptr %6, align 8
  %43 = extractelement <2 x float> %42, i64 1
  %44 = load <2 x float>, ptr %7, align 8
  %45 = extractelement <2 x float> %44, i64 1
  %46 = call nsz float @llvm.fmuladd.f32(float %41, float %43, float %45)
  %47 = insertelement <2 x float> %38, float %46, i32 1
  store <2 x float> %47, ptr %9, align 8
  %48 = load <2 x float>, ptr %9, align 8
  store <2 x float> %48, ptr %6, align 8
  br label %49

49:                                               ; preds = %23
  %50 = load i32, ptr %8, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %8, align 4
  br label %19

52:                                               ; preds = %19
  %53 = load <2 x float>, ptr %6, align 8
  %54 = load ptr addrspace(1), ptr %3, align 8
  %55 = load i32, ptr %5, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds <2 x float>, ptr addrspace(1) %54, i64 %56
  store <2 x float> %53, ptr addrspace(1) %57, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @min_max_chain(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_min_max_chain(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_min_max_chain(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <4 x float>, align 16
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %5, align 4
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %12, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  store <4 x float> %16, ptr %6, align 16
  %17 = load <4 x float>, ptr %6, align 16
  %18 = extractelement <4 x float> %17, i64 0
  %19 = load <4 x float>, ptr %6, align 16
  %20 = extractelement <4 x float> %19, i64 1
  %21 = call nsz float @_Z4fminff(float noundef %18, float noundef %20) #6
  %22 = load <4 x float>, ptr %6, align 16
  %23 = extractelement <4 x float> %22, i64 2
  %24 = load <4 x float>, ptr %6, align 16
  %25 = extractelement <4 x float> %24, i64 3
  %26 = call nsz float @_Z4fminff(float noundef %23, float noundef %25) #6
  %27 = call nsz float @_Z4fminff(float noundef %21, float noundef %26) #6
  store float %27, ptr %7, align 4
  %28 = load <4 x float>, ptr %6, align 16
  %29 = extractelement <4 x float> %28, i64 0
  %30 = load <4 x float>, ptr %6, align 16
  %31 = extractelement <4 x float> %30, i64 1
  %32 = call nsz float @_Z4fmaxff(float noundef %29, float noundef %31) #6
  %33 = load <4 x float>, ptr %6, align 16
  %34 = extractelement <4 x float> %33, i64 2
  %35 = load <4 x float>, ptr %6, align 16
  %36 = extractelement <4 x float> %35, i64 3
  %37 = call nsz float @_Z4fmaxff(float noundef %34, float noundef %36) #6
  %38 = call nsz float @_Z4fmaxff(float noundef %32, float noundef %37) #6
  store float %38, ptr %8, align 4
  %39 = load <4 x float>, ptr %6, align 16
  %40 = extractelement <4 x float> %39, i64 0
  %41 = load <4 x float>, ptr %6, align 16
  %42 = extractelement <4 x float> %41, i64 1
  %43 = fadd nsz float %40, %42
  %44 = load <4 x float>, ptr %6, align 16
  %45 = extractelement <4 x float> %44, i64 2
  %46 = fadd nsz float %43, %45
  %47 = load <4 x float>, ptr %6, align 16
  %48 = extractelement <4 x float> %47, i64 3
  %49 = fadd nsz float %46, %48
  %50 = load float, ptr %7, align 4
  %51 = fsub nsz float %49, %50
  %52 = load float, ptr %8, align 4
  %53 = fsub nsz float %51, %52
  store float %53, ptr %9, align 4
  %54 = load float, ptr %9, align 4
  %55 = load float, ptr %7, align 4
  %56 = load float, ptr %8, align 4
  %57 = call nsz float @_Z5clampfff(float noundef %54, float noundef %55, float noundef %56) #6
  %58 = load <4 x float>, ptr %6, align 16
  %59 = extractelement <4 x float> %58, i64 0
  %60 = load <4 x float>, ptr %6, align 16
  %61 = extractelement <4 x float> %60, i64 1
  %62 = fcmp nsz ogt float %59, %61
  br i1 %62, label %63, label %67

63:                                               ; preds = %2
  %64 = load <4 x float>, ptr %6, align 16
  %65 = extractelement <4 x float> %64, i64 2
  %66 = fneg nsz float %65
  br label %71

67:                                               ; preds = %2
  %68 = load <4 x float>, ptr %6, align 16
  %69 = extractelement <4 x float> %68, i64 3
  %70 = call nsz float @_Z4fabsf(float noundef %69) #6
  br label %71

71:                                               ; preds = %67, %63
  %72 = phi nsz float [ %66, %63 ], [ %70, %67 ]
  %73 = call nsz float @llvm.fmuladd.f32(float %57, float 5.000000e-01, float %72)
  %74 = load ptr addrspace(1), ptr %4, align 8
  %75 = load i32, ptr %5, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %74, i64 %76
  store float %73, ptr addrspace(1) %77, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fabsf(float noundef %0) #3 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fminff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.minimumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3madfff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = tail call noundef float @llvm.fmuladd.f32(float %0, float %1, float %2)
  ret float %4
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z5clampfff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  %5 = tail call noundef float @llvm.minimumnum.f32(float %4, float %2)
  ret float %5
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float*", !"float*"}
!13 = !{!"const", !""}
!14 = !{i32 1, i32 0}
!15 = !{!"float2*", !"int"}
!16 = !{!"float __attribute__((ext_vector_type(2)))*", !"int"}
!17 = !{!"", !""}
!18 = !{!"float4*", !"float*"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*"}
