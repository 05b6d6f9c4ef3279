; ModuleID = 'corpus/opencl/bilateral.cl'
source_filename = "corpus/opencl/bilateral.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bilateral(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = mul nuw nsw i32 %14, %13
  %17 = add nuw nsw i32 %16, %15
  %18 = icmp sgt i32 %2, %12
  %19 = icmp sgt i32 %3, %17
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %115

21:                                               ; preds = %7
  %22 = mul nsw i32 %2, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %24
  %26 = load <4 x float>, ptr addrspace(1) %25, align 16, !tbaa !15
  %27 = sub nsw i32 0, %4
  %28 = icmp slt i32 %4, 0
  br i1 %28, label %33, label %29

29:                                               ; preds = %21
  %30 = add nsw i32 %3, -1
  %31 = add nsw i32 %2, -1
  %32 = fneg float %6
  br label %41

33:                                               ; preds = %50, %21
  %34 = phi float [ 0.000000e+00, %21 ], [ %112, %50 ]
  %35 = phi <4 x float> [ zeroinitializer, %21 ], [ %111, %50 ]
  %36 = insertelement <4 x float> poison, float %34, i64 0
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %38 = fdiv <4 x float> %35, %37, !fpmath !16
  %39 = shufflevector <4 x float> %38, <4 x float> %26, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %40 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %24
  store <4 x float> %39, ptr addrspace(1) %40, align 16, !tbaa !15
  br label %115

41:                                               ; preds = %29, %50
  %42 = phi <4 x float> [ zeroinitializer, %29 ], [ %111, %50 ]
  %43 = phi float [ 0.000000e+00, %29 ], [ %112, %50 ]
  %44 = phi i32 [ %27, %29 ], [ %51, %50 ]
  %45 = add nsw i32 %44, %17
  %46 = tail call noundef i32 @llvm.smax.i32(i32 %45, i32 0)
  %47 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %30, i32 %46)
  %48 = mul nsw i32 %47, %2
  %49 = mul nsw i32 %44, %44
  br label %53

50:                                               ; preds = %53
  %51 = add i32 %44, 1
  %52 = icmp eq i32 %44, %4
  br i1 %52, label %33, label %41, !llvm.loop !17

53:                                               ; preds = %41, %53
  %54 = phi <4 x float> [ %42, %41 ], [ %111, %53 ]
  %55 = phi float [ %43, %41 ], [ %112, %53 ]
  %56 = phi i32 [ %27, %41 ], [ %113, %53 ]
  %57 = add nsw i32 %56, %12
  %58 = tail call noundef i32 @llvm.smax.i32(i32 %57, i32 0)
  %59 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %31, i32 %58)
  %60 = add nsw i32 %59, %48
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %61
  %63 = load <4 x float>, ptr addrspace(1) %62, align 16, !tbaa !15
  %64 = fsub <4 x float> %63, %26
  %65 = mul nsw i32 %56, %56
  %66 = add nuw nsw i32 %65, %49
  %67 = uitofp nneg i32 %66 to float
  %68 = fneg float %67
  %69 = extractelement <4 x float> %64, i64 0
  %70 = extractelement <4 x float> %64, i64 1
  %71 = fmul float %70, %70
  %72 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %71)
  %73 = extractelement <4 x float> %64, i64 2
  %74 = tail call noundef float @llvm.fmuladd.f32(float %73, float %73, float %72)
  %75 = fmul float %74, %32
  %76 = tail call float @llvm.fmuladd.f32(float %68, float %5, float %75)
  %77 = fcmp olt float %76, 0.000000e+00
  %78 = select i1 %77, float -5.000000e-01, float 5.000000e-01
  %79 = tail call noundef float @llvm.fmuladd.f32(float %76, float 0x3FF7154760000000, float %78)
  %80 = fptosi float %79 to i32
  %81 = sitofp i32 %80 to float
  %82 = tail call noundef float @llvm.fmuladd.f32(float %81, float 0xBFE62E3000000000, float %76)
  %83 = fmul float %81, 0xBEE2FEFA20000000
  %84 = fadd float %82, %83
  %85 = fmul float %84, %84
  %86 = tail call noundef float @llvm.fmuladd.f32(float %85, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %87 = tail call noundef float @llvm.fmuladd.f32(float %85, float %86, float 0x3F11566AA0000000)
  %88 = tail call noundef float @llvm.fmuladd.f32(float %85, float %87, float 0xBF66C16C20000000)
  %89 = tail call noundef float @llvm.fmuladd.f32(float %85, float %88, float 0x3FC5555560000000)
  %90 = fneg float %89
  %91 = tail call noundef float @llvm.fmuladd.f32(float %85, float %90, float %84)
  %92 = fneg float %83
  %93 = fmul float %84, %91
  %94 = fsub float 2.000000e+00, %91
  %95 = fdiv float %93, %94, !fpmath !16
  %96 = fsub float %92, %95
  %97 = fsub float %82, %96
  %98 = fadd float %97, 1.000000e+00
  %99 = bitcast float %98 to i32
  %100 = shl i32 %80, 23
  %101 = add nsw i32 %100, %99
  %102 = bitcast i32 %101 to float
  %103 = fcmp olt float %76, 0xC055D589E0000000
  %104 = select i1 %103, float 0.000000e+00, float %102
  %105 = fcmp olt float %76, 0x40562E4300000000
  %106 = select i1 %105, float %104, float 0x7FF0000000000000
  %107 = fcmp ord float %76, 0.000000e+00
  %108 = select i1 %107, float %106, float %76
  %109 = insertelement <4 x float> poison, float %108, i64 0
  %110 = shufflevector <4 x float> %109, <4 x float> poison, <4 x i32> zeroinitializer
  %111 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %110, <4 x float> %63, <4 x float> %54)
  %112 = fadd float %55, %108
  %113 = add i32 %56, 1
  %114 = icmp eq i32 %56, %4
  br i1 %114, label %50, label %53, !llvm.loop !19

115:                                              ; preds = %7, %33
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @nlm_scanline(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_nlm_scanline(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_nlm_scanline(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %4 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %6 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = add i32 %12, 6
  %14 = shl i64 %11, 32
  %15 = add i64 %14, 17179869184
  %16 = ashr exact i64 %15, 30
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !24
  %19 = shl i64 %11, 32
  %20 = add i64 %19, 21474836480
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !24
  %24 = sext i32 %13 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !24
  %27 = shl i64 %11, 32
  %28 = add i64 %27, 30064771072
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !24
  %32 = shl i64 %11, 32
  %33 = add i64 %32, 34359738368
  %34 = ashr exact i64 %33, 30
  %35 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !24
  br label %37

37:                                               ; preds = %3, %37
  %38 = phi float [ 0.000000e+00, %3 ], [ %78, %37 ]
  %39 = phi float [ 0.000000e+00, %3 ], [ %79, %37 ]
  %40 = phi i32 [ -4, %3 ], [ %80, %37 ]
  %41 = add nsw i32 %40, %13
  %42 = sext i32 %41 to i64
  %43 = getelementptr float, ptr addrspace(1) %0, i64 %42
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 -8
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !24
  %46 = fsub float %18, %45
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %46, float 0.000000e+00)
  %48 = sext i32 %41 to i64
  %49 = getelementptr float, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 -4
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !24
  %52 = fsub float %23, %51
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %47)
  %54 = sext i32 %41 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !24
  %57 = fsub float %26, %56
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %53)
  %59 = sext i32 %41 to i64
  %60 = getelementptr float, ptr addrspace(1) %0, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 4
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !24
  %63 = fsub float %31, %62
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %63, float %58)
  %65 = sext i32 %41 to i64
  %66 = getelementptr float, ptr addrspace(1) %0, i64 %65
  %67 = getelementptr i8, ptr addrspace(1) %66, i64 8
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !24
  %69 = fsub float %36, %68
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %64)
  %71 = fneg float %70
  %72 = fmul float %2, %71
  %73 = tail call afn noundef float @llvm.exp2.f32(float %72)
  %74 = add nsw i32 %40, %13
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %75
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !24
  %78 = tail call float @llvm.fmuladd.f32(float %73, float %77, float %38)
  %79 = fadd float %39, %73
  %80 = add nsw i32 %40, 1
  %81 = icmp eq i32 %80, 5
  br i1 %81, label %82, label %37, !llvm.loop !26

82:                                               ; preds = %37
  %83 = fdiv arcp afn float %78, %79, !fpmath !16
  %84 = shl i64 %11, 32
  %85 = ashr exact i64 %84, 30
  %86 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %85
  store float %83, ptr addrspace(1) %86, align 4, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!12 = !{!"float4*", !"float4*", !"int", !"int", !"int", !"float", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int", !"float", !"float"}
!14 = !{!"const", !"", !"", !"", !"", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{float 2.500000e+00}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !18}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"float*", !"float*", !"float"}
!23 = !{!"const", !"", !""}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !8, i64 0}
!26 = distinct !{!26, !18}
