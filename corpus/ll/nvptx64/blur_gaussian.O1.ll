; ModuleID = 'corpus/opencl/blur_gaussian.cl'
source_filename = "corpus/opencl/blur_gaussian.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@blur_rows.line = internal unnamed_addr addrspace(3) global [24 x <4 x float>] undef, align 16
@blur_columns.col = internal unnamed_addr addrspace(3) global [18 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @blur_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  %16 = shl i32 %6, 4
  %17 = add i32 %16, -4
  %18 = icmp samesign ult i32 %8, 24
  br i1 %18, label %19, label %22

19:                                               ; preds = %5
  %20 = add nsw i32 %3, -1
  %21 = mul nsw i32 %3, %15
  br label %26

22:                                               ; preds = %26, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp sgt i32 %3, %10
  %24 = icmp sgt i32 %4, %15
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %40, label %124

26:                                               ; preds = %19, %26
  %27 = phi i32 [ %8, %19 ], [ %38, %26 ]
  %28 = add nsw i32 %17, %27
  %29 = tail call noundef i32 @llvm.smax.i32(i32 %28, i32 0)
  %30 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %20, i32 %29)
  %31 = add nsw i32 %30, %21
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %32
  %34 = load <4 x i8>, ptr addrspace(1) %33, align 4, !tbaa !15
  %35 = uitofp <4 x i8> %34 to <4 x float>
  %36 = zext nneg i32 %27 to i64
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %36
  store <4 x float> %35, ptr addrspace(3) %37, align 16, !tbaa !15
  %38 = add nuw nsw i32 %27, 16
  %39 = icmp samesign ult i32 %27, 8
  br i1 %39, label %26, label %22, !llvm.loop !16

40:                                               ; preds = %22
  %41 = load float, ptr addrspace(1) %2, align 4, !tbaa !18
  %42 = insertelement <4 x float> poison, float %41, i64 0
  %43 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> zeroinitializer
  %44 = zext nneg i32 %8 to i64
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %44
  %46 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !15
  %47 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %43, <4 x float> %46, <4 x float> zeroinitializer)
  %48 = getelementptr i8, ptr addrspace(1) %2, i64 4
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !18
  %50 = insertelement <4 x float> poison, float %49, i64 0
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> zeroinitializer
  %52 = zext nneg i32 %8 to i64
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i64 16
  %55 = load <4 x float>, ptr addrspace(3) %54, align 16, !tbaa !15
  %56 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %51, <4 x float> %55, <4 x float> %47)
  %57 = getelementptr i8, ptr addrspace(1) %2, i64 8
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !18
  %59 = insertelement <4 x float> poison, float %58, i64 0
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <4 x i32> zeroinitializer
  %61 = zext nneg i32 %8 to i64
  %62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i64 32
  %64 = load <4 x float>, ptr addrspace(3) %63, align 16, !tbaa !15
  %65 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %60, <4 x float> %64, <4 x float> %56)
  %66 = getelementptr i8, ptr addrspace(1) %2, i64 12
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !18
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <4 x i32> zeroinitializer
  %70 = zext nneg i32 %8 to i64
  %71 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i64 48
  %73 = load <4 x float>, ptr addrspace(3) %72, align 16, !tbaa !15
  %74 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %69, <4 x float> %73, <4 x float> %65)
  %75 = getelementptr i8, ptr addrspace(1) %2, i64 16
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !18
  %77 = insertelement <4 x float> poison, float %76, i64 0
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <4 x i32> zeroinitializer
  %79 = zext nneg i32 %8 to i64
  %80 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i64 64
  %82 = load <4 x float>, ptr addrspace(3) %81, align 16, !tbaa !15
  %83 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %78, <4 x float> %82, <4 x float> %74)
  %84 = getelementptr i8, ptr addrspace(1) %2, i64 20
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !18
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <4 x i32> zeroinitializer
  %88 = zext nneg i32 %8 to i64
  %89 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i64 80
  %91 = load <4 x float>, ptr addrspace(3) %90, align 16, !tbaa !15
  %92 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %87, <4 x float> %91, <4 x float> %83)
  %93 = getelementptr i8, ptr addrspace(1) %2, i64 24
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !18
  %95 = insertelement <4 x float> poison, float %94, i64 0
  %96 = shufflevector <4 x float> %95, <4 x float> poison, <4 x i32> zeroinitializer
  %97 = zext nneg i32 %8 to i64
  %98 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i64 96
  %100 = load <4 x float>, ptr addrspace(3) %99, align 16, !tbaa !15
  %101 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %96, <4 x float> %100, <4 x float> %92)
  %102 = getelementptr i8, ptr addrspace(1) %2, i64 28
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !18
  %104 = insertelement <4 x float> poison, float %103, i64 0
  %105 = shufflevector <4 x float> %104, <4 x float> poison, <4 x i32> zeroinitializer
  %106 = zext nneg i32 %8 to i64
  %107 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %106
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i64 112
  %109 = load <4 x float>, ptr addrspace(3) %108, align 16, !tbaa !15
  %110 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %105, <4 x float> %109, <4 x float> %101)
  %111 = getelementptr i8, ptr addrspace(1) %2, i64 32
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !18
  %113 = insertelement <4 x float> poison, float %112, i64 0
  %114 = shufflevector <4 x float> %113, <4 x float> poison, <4 x i32> zeroinitializer
  %115 = zext nneg i32 %8 to i64
  %116 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %116, i64 128
  %118 = load <4 x float>, ptr addrspace(3) %117, align 16, !tbaa !15
  %119 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %114, <4 x float> %118, <4 x float> %110)
  %120 = mul nsw i32 %3, %15
  %121 = add nsw i32 %120, %10
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %122
  store <4 x float> %119, ptr addrspace(1) %123, align 16, !tbaa !15
  br label %124

124:                                              ; preds = %22, %40
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @blur_columns(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_blur_columns(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_blur_columns(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  %16 = mul nuw nsw i32 %11, 10
  %17 = add nsw i32 %16, -4
  %18 = icmp samesign ult i32 %13, 18
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = add nsw i32 %4, -1
  br label %23

21:                                               ; preds = %23, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp sgt i32 %4, %15
  br i1 %22, label %48, label %63

23:                                               ; preds = %19, %23
  %24 = phi i32 [ %13, %19 ], [ %35, %23 ]
  %25 = add nsw i32 %17, %24
  %26 = tail call noundef i32 @llvm.smax.i32(i32 %25, i32 0)
  %27 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %20, i32 %26)
  %28 = mul nsw i32 %27, %3
  %29 = add nsw i32 %28, %10
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %30
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !15
  %33 = zext nneg i32 %24 to i64
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %33
  store <4 x float> %32, ptr addrspace(3) %34, align 16, !tbaa !15
  %35 = add nuw nsw i32 %24, 10
  %36 = icmp samesign ult i32 %24, 8
  br i1 %36, label %23, label %21, !llvm.loop !22

37:                                               ; preds = %48
  %38 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %60)
  %39 = fcmp ole <4 x float> %38, zeroinitializer
  %40 = select <4 x i1> %39, <4 x float> zeroinitializer, <4 x float> %38
  %41 = fptoui <4 x float> %40 to <4 x i8>
  %42 = fcmp oge <4 x float> %38, splat (float 2.550000e+02)
  %43 = select <4 x i1> %42, <4 x i8> splat (i8 -1), <4 x i8> %41
  %44 = mul nsw i32 %3, %15
  %45 = add nsw i32 %44, %10
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %46
  store <4 x i8> %43, ptr addrspace(1) %47, align 4, !tbaa !15
  br label %63

48:                                               ; preds = %21, %48
  %49 = phi i32 [ %61, %48 ], [ 0, %21 ]
  %50 = phi <4 x float> [ %60, %48 ], [ zeroinitializer, %21 ]
  %51 = zext nneg i32 %49 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !18
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> zeroinitializer
  %56 = add nuw nsw i32 %49, %13
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %57
  %59 = load <4 x float>, ptr addrspace(3) %58, align 16, !tbaa !15
  %60 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %55, <4 x float> %59, <4 x float> %50)
  %61 = add nuw nsw i32 %49, 1
  %62 = icmp eq i32 %61, 9
  br i1 %62, label %37, label %48, !llvm.loop !23

63:                                               ; preds = %21, %37
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!15 = !{!8, !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !8, i64 0}
!20 = !{!"float4*", !"uchar4*", !"float*", !"int", !"int"}
!21 = !{!"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
