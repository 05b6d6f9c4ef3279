; ModuleID = 'corpus/opencl/cgemm.cl'
source_filename = "corpus/opencl/cgemm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.complexf = type { float, float }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5, i32 noundef %6, i32 noundef %7) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store ptr addrspace(1) %3, ptr %12, align 8
  store ptr addrspace(1) %4, ptr %13, align 8
  store ptr addrspace(1) %5, ptr %14, align 8
  store i32 %6, ptr %15, align 4
  store i32 %7, ptr %16, align 4
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %10, align 4
  %19 = load i32, ptr %11, align 4
  %20 = load ptr addrspace(1), ptr %12, align 8
  %21 = load ptr addrspace(1), ptr %13, align 8
  %22 = load ptr addrspace(1), ptr %14, align 8
  %23 = load i32, ptr %15, align 4
  %24 = load i32, ptr %16, align 4
  call void @__clang_ocl_kern_imp_cgemm(i32 noundef %17, i32 noundef %18, i32 noundef %19, ptr addrspace(1) noundef align 8 %20, ptr addrspace(1) noundef align 8 %21, ptr addrspace(1) noundef align 8 %22, i32 noundef %23, i32 noundef %24) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5, i32 noundef %6, i32 noundef %7) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca <2 x float>, align 8
  %20 = alloca <2 x float>, align 8
  %21 = alloca i32, align 4
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store ptr addrspace(1) %3, ptr %12, align 8
  store ptr addrspace(1) %4, ptr %13, align 8
  store ptr addrspace(1) %5, ptr %14, align 8
  store i32 %6, ptr %15, align 4
  store i32 %7, ptr %16, align 4
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %17, align 4
  %24 = call i64 @_Z13get_global_idj(i32 noundef 1) #7
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %18, align 4
  %26 = load i32, ptr %17, align 4
  %27 = load i32, ptr %9, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %8
  %30 = load i32, ptr %18, align 4
  %31 = load i32, ptr %10, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %29, %8
  br label %79

34:                                               ; preds = %29
  store <2 x float> zeroinitializer, ptr %20, align 8
  %35 = load <2 x float>, ptr %20, align 8
  store <2 x float> %35, ptr %19, align 8
  store i32 0, ptr %21, align 4
  br label %36

36:                                               ; preds = %66, %34
  %37 = load i32, ptr %21, align 4
  %38 = load i32, ptr %11, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %69

40:                                               ; preds = %36
  %41 = load ptr addrspace(1), ptr %12, align 8
  %42 = load i32, ptr %17, align 4
  %43 = load i32, ptr %11, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %21, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds <2 x float>, ptr addrspace(1) %41, i64 %47
  %49 = load <2 x float>, ptr addrspace(1) %48, align 8
  %50 = load i32, ptr %15, align 4
  %51 = call <2 x float> @conj_if(<2 x float> noundef %49, i32 noundef %50) #6
  %52 = load ptr addrspace(1), ptr %13, align 8
  %53 = load i32, ptr %18, align 4
  %54 = load i32, ptr %11, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %21, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds <2 x float>, ptr addrspace(1) %52, i64 %58
  %60 = load <2 x float>, ptr addrspace(1) %59, align 8
  %61 = load i32, ptr %16, align 4
  %62 = call <2 x float> @conj_if(<2 x float> noundef %60, i32 noundef %61) #6
  %63 = call <2 x float> @cmul(<2 x float> noundef %51, <2 x float> noundef %62) #6
  %64 = load <2 x float>, ptr %19, align 8
  %65 = fadd <2 x float> %64, %63
  store <2 x float> %65, ptr %19, align 8
  br label %66

66:                                               ; preds = %40
  %67 = load i32, ptr %21, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %21, align 4
  br label %36

69:                                               ; preds = %36
  %70 = load <2 x float>, ptr %19, align 8
  %71 = load ptr addrspace(1), ptr %14, align 8
  %72 = load i32, ptr %17, align 4
  %73 = load i32, ptr %10, align 4
  %74 = mul nsw i32 %72, %73
  %75 = load i32, ptr %18, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds <2 x float>, ptr addrspace(1) %71, i64 %77
  store <2 x float> %70, ptr addrspace(1) %78, align 8
  br label %79

79:                                               ; preds = %69, %33
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @cscal_axpy(i32 noundef %0, ptr noundef byval(%struct.complexf) align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %5, align 4
  store ptr addrspace(1) %2, ptr %6, align 8
  store ptr addrspace(1) %3, ptr %7, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  call void @__clang_ocl_kern_imp_cscal_axpy(i32 noundef %8, ptr noundef byval(%struct.complexf) align 4 %1, ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_cscal_axpy(i32 noundef %0, ptr noundef byval(%struct.complexf) align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.complexf, align 4
  store i32 %0, ptr %5, align 4
  store ptr addrspace(1) %2, ptr %6, align 8
  store ptr addrspace(1) %3, ptr %7, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4
  %12 = load i32, ptr %8, align 4
  %13 = load i32, ptr %5, align 4
  %14 = icmp sge i32 %12, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %4
  br label %56

16:                                               ; preds = %4
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %17, i64 %19
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %9, ptr addrspace(1) align 4 %20, i64 8, i1 false)
  %21 = getelementptr inbounds nuw %struct.complexf, ptr %1, i32 0, i32 0
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.complexf, ptr %9, i32 0, i32 0
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.complexf, ptr %1, i32 0, i32 1
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.complexf, ptr %9, i32 0, i32 1
  %28 = load float, ptr %27, align 4
  %29 = fmul float %26, %28
  %30 = fneg float %29
  %31 = call float @llvm.fmuladd.f32(float %22, float %24, float %30)
  %32 = load ptr addrspace(1), ptr %7, align 8
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %32, i64 %34
  %36 = getelementptr inbounds nuw %struct.complexf, ptr addrspace(1) %35, i32 0, i32 0
  %37 = load float, ptr addrspace(1) %36, align 4
  %38 = fadd float %37, %31
  store float %38, ptr addrspace(1) %36, align 4
  %39 = getelementptr inbounds nuw %struct.complexf, ptr %1, i32 0, i32 0
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.complexf, ptr %9, i32 0, i32 1
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.complexf, ptr %1, i32 0, i32 1
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.complexf, ptr %9, i32 0, i32 0
  %46 = load float, ptr %45, align 4
  %47 = fmul float %44, %46
  %48 = call float @llvm.fmuladd.f32(float %40, float %42, float %47)
  %49 = load ptr addrspace(1), ptr %7, align 8
  %50 = load i32, ptr %8, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %49, i64 %51
  %53 = getelementptr inbounds nuw %struct.complexf, ptr addrspace(1) %52, i32 0, i32 1
  %54 = load float, ptr addrspace(1) %53, align 4
  %55 = fadd float %54, %48
  store float %55, ptr addrspace(1) %53, align 4
  br label %56

56:                                               ; preds = %16, %15
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <2 x float> @cmul(<2 x float> noundef %0, <2 x float> noundef %1) #1 {
  %3 = alloca <2 x float>, align 8
  %4 = alloca <2 x float>, align 8
  %5 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %3, align 8
  store <2 x float> %1, ptr %4, align 8
  %6 = load <2 x float>, ptr %3, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %8 = load <2 x float>, ptr %4, align 8
  %9 = extractelement <2 x float> %8, i64 0
  %10 = load <2 x float>, ptr %3, align 8
  %11 = extractelement <2 x float> %10, i64 1
  %12 = load <2 x float>, ptr %4, align 8
  %13 = extractelement <2 x float> %12, i64 1
  %14 = fmul float %11, %13
  %15 = fneg float %14
  %16 = call float @llvm.fmuladd.f32(float %7, float %9, float %15)
  %17 = insertelement <2 x float> poison, float %16, i32 0
  %18 = load <2 x float>, ptr %3, align 8
  %19 = extractelement <2 x float> %18, i64 0
  %20 = load <2 x float>, ptr %4, align 8
  %21 = extractelement <2 x float> %20, i64 1
  %22 = load <2 x float>, ptr %3, align 8
  %23 = extractelement <2 x float> %22, i64 1
  %24 = load <2 x float>, ptr %4, align 8
  %25 = extractelement <2 x float> %24, i64 0
  %26 = fmul float %23, %25
  %27 = call float @llvm.fmuladd.f32(float %19, float %21, float %26)
  %28 = insertelement <2 x float> %17, float %27, i32 1
  store <2 x float> %28, ptr %5, align 8
  %29 = load <2 x float>, ptr %5, align 8
  ret <2 x float> %29
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <2 x float> @conj_if(<2 x float> noundef %0, i32 noundef %1) #1 {
  %3 = alloca <2 x float>, align 8
  %4 = alloca i32, align 4
  %5 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %2
  %9 = load <2 x float>, ptr %3, align 8
  %10 = extractelement <2 x float> %9, i64 0
  %11 = insertelement <2 x float> poison, float %10, i32 0
  %12 = load <2 x float>, ptr %3, align 8
  %13 = extractelement <2 x float> %12, i64 1
  %14 = fneg float %13
  %15 = insertelement <2 x float> %11, float %14, i32 1
  store <2 x float> %15, ptr %5, align 8
  %16 = load <2 x float>, ptr %5, align 8
  br label %19

17:                                               ; preds = %2
  %18 = load <2 x float>, ptr %3, align 8
  br label %19

19:                                               ; preds = %17, %8
  %20 = phi <2 x float> [ %16, %8 ], [ %18, %17 ]
  ret <2 x float> %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

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

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!10 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int", !"float2*", !"float2*", !"float2*", !"int", !"int"}
!13 = !{!"int", !"int", !"int", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!14 = !{!"", !"", !"", !"const", !"const", !"", !"", !""}
!15 = !{i32 0, i32 0, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"int", !"complexf", !"complexf*", !"complexf*"}
!18 = !{!"", !"", !"restrict const", !"restrict"}
