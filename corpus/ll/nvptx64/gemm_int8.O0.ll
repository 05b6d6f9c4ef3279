; ModuleID = 'corpus/opencl/gemm_int8.cl'
source_filename = "corpus/opencl/gemm_int8.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5, ptr addrspace(1) noalias noundef align 4 %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef align 1 %9) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store ptr addrspace(1) %3, ptr %14, align 8
  store ptr addrspace(1) %4, ptr %15, align 8
  store ptr addrspace(1) %5, ptr %16, align 8
  store ptr addrspace(1) %6, ptr %17, align 8
  store i32 %7, ptr %18, align 4
  store i32 %8, ptr %19, align 4
  store ptr addrspace(1) %9, ptr %20, align 8
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %12, align 4
  %23 = load i32, ptr %13, align 4
  %24 = load ptr addrspace(1), ptr %14, align 8
  %25 = load ptr addrspace(1), ptr %15, align 8
  %26 = load ptr addrspace(1), ptr %16, align 8
  %27 = load ptr addrspace(1), ptr %17, align 8
  %28 = load i32, ptr %18, align 4
  %29 = load i32, ptr %19, align 4
  %30 = load ptr addrspace(1), ptr %20, align 8
  call void @__clang_ocl_kern_imp_gemm_int8(i32 noundef %21, i32 noundef %22, i32 noundef %23, ptr addrspace(1) noundef align 4 %24, ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 4 %26, ptr addrspace(1) noundef align 4 %27, i32 noundef %28, i32 noundef %29, ptr addrspace(1) noundef align 1 %30) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, ptr addrspace(1) noalias noundef align 4 %5, ptr addrspace(1) noalias noundef align 4 %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef align 1 %9) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr addrspace(1), align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca <4 x i32>, align 16
  %27 = alloca <4 x i32>, align 16
  %28 = alloca <4 x i32>, align 16
  %29 = alloca float, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store ptr addrspace(1) %3, ptr %14, align 8
  store ptr addrspace(1) %4, ptr %15, align 8
  store ptr addrspace(1) %5, ptr %16, align 8
  store ptr addrspace(1) %6, ptr %17, align 8
  store i32 %7, ptr %18, align 4
  store i32 %8, ptr %19, align 4
  store ptr addrspace(1) %9, ptr %20, align 8
  %30 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %21, align 4
  %32 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr %22, align 4
  %34 = load i32, ptr %22, align 4
  %35 = load i32, ptr %11, align 4
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %10
  %38 = load i32, ptr %21, align 4
  %39 = load i32, ptr %12, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %10
  br label %120

42:                                               ; preds = %37
  %43 = load ptr addrspace(1), ptr %16, align 8
  %44 = load i32, ptr %21, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4
  store i32 %47, ptr %23, align 4
  %48 = load i32, ptr %13, align 4
  %49 = ashr i32 %48, 2
  store i32 %49, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %50

50:                                               ; preds = %95, %42
  %51 = load i32, ptr %25, align 4
  %52 = load i32, ptr %24, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %98

54:                                               ; preds = %50
  %55 = load ptr addrspace(1), ptr %14, align 8
  %56 = load i32, ptr %22, align 4
  %57 = load i32, ptr %24, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %25, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %55, i64 %61
  %63 = load <4 x i8>, ptr addrspace(1) %62, align 4
  %64 = call <4 x i32> @_Z12convert_int4Dv4_c(<4 x i8> noundef %63) #6
  %65 = load i32, ptr %18, align 4
  %66 = insertelement <4 x i32> poison, i32 %65, i64 0
  %67 = shufflevector <4 x i32> %66, <4 x i32> poison, <4 x i32> zeroinitializer
  %68 = sub <4 x i32> %64, %67
  store <4 x i32> %68, ptr %26, align 16
  %69 = load ptr addrspace(1), ptr %15, align 8
  %70 = load i32, ptr %21, align 4
  %71 = load i32, ptr %24, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %25, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %69, i64 %75
  %77 = load <4 x i8>, ptr addrspace(1) %76, align 4
  %78 = call <4 x i32> @_Z12convert_int4Dv4_c(<4 x i8> noundef %77) #6
  store <4 x i32> %78, ptr %27, align 16
  %79 = load <4 x i32>, ptr %26, align 16
  %80 = load <4 x i32>, ptr %27, align 16
  %81 = mul <4 x i32> %79, %80
  store <4 x i32> %81, ptr %28, align 16
  %82 = load <4 x i32>, ptr %28, align 16
  %83 = extractelement <4 x i32> %82, i64 0
  %84 = load <4 x i32>, ptr %28, align 16
  %85 = extractelement <4 x i32> %84, i64 1
  %86 = add nsw i32 %83, %85
  %87 = load <4 x i32>, ptr %28, align 16
  %88 = extractelement <4 x i32> %87, i64 2
  %89 = add nsw i32 %86, %88
  %90 = load <4 x i32>, ptr %28, align 16
  %91 = extractelement <4 x i32> %90, i64 3
  %92 = add nsw i32 %89, %91
  %93 = load i32, ptr %23, align 4
  %94 = add nsw i32 %93, %92
  store i32 %94, ptr %23, align 4
  br label %95

95:                                               ; preds = %54
  %96 = load i32, ptr %25, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %25, align 4
  br label %50

98:                                               ; preds = %50
  %99 = load i32, ptr %23, align 4
  %100 = sitofp i32 %99 to float
  %101 = load ptr addrspace(1), ptr %17, align 8
  %102 = load i32, ptr %21, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %101, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4
  %106 = fmul float %100, %105
  store float %106, ptr %29, align 4
  %107 = load float, ptr %29, align 4
  %108 = load i32, ptr %19, align 4
  %109 = sitofp i32 %108 to float
  %110 = fadd float %107, %109
  %111 = call signext i8 @_Z20convert_char_sat_rtef(float noundef %110) #6
  %112 = load ptr addrspace(1), ptr %20, align 8
  %113 = load i32, ptr %22, align 4
  %114 = load i32, ptr %12, align 4
  %115 = mul nsw i32 %113, %114
  %116 = load i32, ptr %21, align 4
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i8, ptr addrspace(1) %112, i64 %118
  store i8 %111, ptr addrspace(1) %119, align 1
  br label %120

120:                                              ; preds = %98, %41
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
define internal signext i8 @_Z20convert_char_sat_rtef(float noundef %0) #2 {
  %2 = tail call noundef float @llvm.rint.f32(float %0)
  %3 = fcmp ole float %2, -1.280000e+02
  %4 = select i1 %3, float -1.280000e+02, float %2
  %5 = fptosi float %4 to i8
  %6 = fcmp ult float %2, 1.270000e+02
  %7 = select i1 %6, i8 %5, i8 127
  ret i8 %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 -128, 128) <4 x i32> @_Z12convert_int4Dv4_c(<4 x i8> noundef %0) #2 {
  %2 = sext <4 x i8> %0 to <4 x i32>
  ret <4 x i32> %2
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
!10 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int", !"char4*", !"char4*", !"int*", !"float*", !"int", !"int", !"char*"}
!13 = !{!"int", !"int", !"int", !"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*", !"float*", !"int", !"int", !"char*"}
!14 = !{!"", !"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"", !"", !"restrict"}
