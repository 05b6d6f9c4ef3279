; ModuleID = 'corpus/opencl/cutcp.cl'
source_filename = "corpus/opencl/cutcp.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @cutoff_potential(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store float %3, ptr %11, align 4
  store float %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load i32, ptr %10, align 4
  %18 = load float, ptr %11, align 4
  %19 = load float, ptr %12, align 4
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %14, align 4
  call void @__clang_ocl_kern_imp_cutoff_potential(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 16 %16, i32 noundef %17, float noundef %18, float noundef %19, i32 noundef %20, i32 noundef %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_cutoff_potential(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca <4 x float>, align 16
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store float %3, ptr %11, align 4
  store float %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %30 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %15, align 4
  %32 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr %16, align 4
  %34 = call i64 @_Z13get_global_idj(i32 noundef 2) #8
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %17, align 4
  %36 = load float, ptr %11, align 4
  %37 = load i32, ptr %15, align 4
  %38 = sitofp i32 %37 to float
  %39 = fmul float %36, %38
  store float %39, ptr %18, align 4
  %40 = load float, ptr %11, align 4
  %41 = load i32, ptr %16, align 4
  %42 = sitofp i32 %41 to float
  %43 = fmul float %40, %42
  store float %43, ptr %19, align 4
  %44 = load float, ptr %11, align 4
  %45 = load i32, ptr %17, align 4
  %46 = sitofp i32 %45 to float
  %47 = fmul float %44, %46
  store float %47, ptr %20, align 4
  %48 = load float, ptr %12, align 4
  %49 = fdiv float 1.000000e+00, %48
  store float %49, ptr %21, align 4
  store float 0.000000e+00, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %50

50:                                               ; preds = %104, %7
  %51 = load i32, ptr %23, align 4
  %52 = load i32, ptr %10, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %107

54:                                               ; preds = %50
  %55 = load ptr addrspace(1), ptr %9, align 8
  %56 = load i32, ptr %23, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <4 x float>, ptr addrspace(1) %55, i64 %57
  %59 = load <4 x float>, ptr addrspace(1) %58, align 16
  store <4 x float> %59, ptr %24, align 16
  %60 = load <4 x float>, ptr %24, align 16
  %61 = extractelement <4 x float> %60, i64 0
  %62 = load float, ptr %18, align 4
  %63 = fsub float %61, %62
  store float %63, ptr %25, align 4
  %64 = load <4 x float>, ptr %24, align 16
  %65 = extractelement <4 x float> %64, i64 1
  %66 = load float, ptr %19, align 4
  %67 = fsub float %65, %66
  store float %67, ptr %26, align 4
  %68 = load <4 x float>, ptr %24, align 16
  %69 = extractelement <4 x float> %68, i64 2
  %70 = load float, ptr %20, align 4
  %71 = fsub float %69, %70
  store float %71, ptr %27, align 4
  %72 = load float, ptr %25, align 4
  %73 = load float, ptr %25, align 4
  %74 = load float, ptr %26, align 4
  %75 = load float, ptr %26, align 4
  %76 = fmul float %74, %75
  %77 = call float @llvm.fmuladd.f32(float %72, float %73, float %76)
  %78 = load float, ptr %27, align 4
  %79 = load float, ptr %27, align 4
  %80 = call float @llvm.fmuladd.f32(float %78, float %79, float %77)
  store float %80, ptr %28, align 4
  %81 = load float, ptr %28, align 4
  %82 = load float, ptr %12, align 4
  %83 = fcmp olt float %81, %82
  br i1 %83, label %84, label %103

84:                                               ; preds = %54
  %85 = load float, ptr %28, align 4
  %86 = fcmp ogt float %85, 0.000000e+00
  br i1 %86, label %87, label %103

87:                                               ; preds = %84
  %88 = load float, ptr %28, align 4
  %89 = load float, ptr %21, align 4
  %90 = fneg float %88
  %91 = call float @llvm.fmuladd.f32(float %90, float %89, float 1.000000e+00)
  store float %91, ptr %29, align 4
  %92 = load <4 x float>, ptr %24, align 16
  %93 = extractelement <4 x float> %92, i64 3
  %94 = load float, ptr %28, align 4
  %95 = call float @_Z4sqrtf(float noundef %94) #8
  %96 = fdiv float 1.000000e+00, %95
  %97 = fmul float %93, %96
  %98 = load float, ptr %29, align 4
  %99 = fmul float %97, %98
  %100 = load float, ptr %29, align 4
  %101 = load float, ptr %22, align 4
  %102 = call float @llvm.fmuladd.f32(float %99, float %100, float %101)
  store float %102, ptr %22, align 4
  br label %103

103:                                              ; preds = %87, %84, %54
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %23, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %23, align 4
  br label %50

107:                                              ; preds = %50
  %108 = load float, ptr %22, align 4
  %109 = load ptr addrspace(1), ptr %8, align 8
  %110 = load i32, ptr %17, align 4
  %111 = load i32, ptr %14, align 4
  %112 = mul nsw i32 %110, %111
  %113 = load i32, ptr %16, align 4
  %114 = add nsw i32 %112, %113
  %115 = load i32, ptr %13, align 4
  %116 = mul nsw i32 %114, %115
  %117 = load i32, ptr %15, align 4
  %118 = add nsw i32 %116, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %109, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4
  %122 = fadd float %121, %108
  store float %122, ptr addrspace(1) %120, align 4
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

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z4sqrtf(float noundef %0) #5 {
  %2 = call float @llvm.nvvm.sqrt.approx.f(float %0) #9
  ret float %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float4*", !"int", !"float", !"float", !"int", !"int"}
!13 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"float", !"int", !"int"}
!14 = !{!"", !"const", !"", !"", !"", !"", !""}
