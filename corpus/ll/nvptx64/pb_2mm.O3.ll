; ModuleID = 'corpus/opencl/pb_2mm.cl'
source_filename = "corpus/opencl/pb_2mm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mm2_kernel1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_mm2_kernel1(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mm2_kernel1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  %18 = icmp sgt i32 %3, %17
  %19 = icmp sgt i32 %4, %12
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %111

21:                                               ; preds = %7
  %22 = mul nsw i32 %4, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  store float 0.000000e+00, ptr addrspace(1) %25, align 4, !tbaa !15
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %27, label %111

27:                                               ; preds = %21
  %28 = mul nuw nsw i32 %5, %17
  %29 = and i32 %5, 3
  %30 = icmp ult i32 %5, 4
  br i1 %30, label %89, label %31

31:                                               ; preds = %27
  %32 = and i32 %5, 2147483644
  br label %33

33:                                               ; preds = %33, %31
  %34 = phi float [ 0.000000e+00, %31 ], [ %83, %33 ]
  %35 = phi i32 [ 0, %31 ], [ %84, %33 ]
  %36 = phi i32 [ 0, %31 ], [ %85, %33 ]
  %37 = add nuw nsw i32 %35, %28
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15
  %41 = fmul float %6, %40
  %42 = mul nsw i32 %35, %4
  %43 = add nsw i32 %42, %12
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !15
  %47 = tail call float @llvm.fmuladd.f32(float %41, float %46, float %34)
  store float %47, ptr addrspace(1) %25, align 4, !tbaa !15
  %48 = or disjoint i32 %35, 1
  %49 = add nuw nsw i32 %48, %28
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !15
  %53 = fmul float %6, %52
  %54 = mul nsw i32 %48, %4
  %55 = add nsw i32 %54, %12
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !15
  %59 = tail call float @llvm.fmuladd.f32(float %53, float %58, float %47)
  store float %59, ptr addrspace(1) %25, align 4, !tbaa !15
  %60 = or disjoint i32 %35, 2
  %61 = add nuw nsw i32 %60, %28
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !15
  %65 = fmul float %6, %64
  %66 = mul nsw i32 %60, %4
  %67 = add nsw i32 %66, %12
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !15
  %71 = tail call float @llvm.fmuladd.f32(float %65, float %70, float %59)
  store float %71, ptr addrspace(1) %25, align 4, !tbaa !15
  %72 = or disjoint i32 %35, 3
  %73 = add nuw nsw i32 %72, %28
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !15
  %77 = fmul float %6, %76
  %78 = mul nsw i32 %72, %4
  %79 = add nsw i32 %78, %12
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !15
  %83 = tail call float @llvm.fmuladd.f32(float %77, float %82, float %71)
  store float %83, ptr addrspace(1) %25, align 4, !tbaa !15
  %84 = add nuw nsw i32 %35, 4
  %85 = add i32 %36, 4
  %86 = icmp eq i32 %85, %32
  br i1 %86, label %87, label %33

87:                                               ; preds = %33
  %88 = icmp eq i32 %29, 0
  br i1 %88, label %111, label %89

89:                                               ; preds = %87, %27
  %90 = phi float [ 0.000000e+00, %27 ], [ %83, %87 ]
  %91 = phi i32 [ 0, %27 ], [ %84, %87 ]
  %92 = icmp ne i32 %29, 0
  tail call void @llvm.assume(i1 %92)
  br label %93

93:                                               ; preds = %93, %89
  %94 = phi float [ %90, %89 ], [ %107, %93 ]
  %95 = phi i32 [ %91, %89 ], [ %108, %93 ]
  %96 = phi i32 [ 0, %89 ], [ %109, %93 ]
  %97 = add nuw nsw i32 %95, %28
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !15
  %101 = fmul float %6, %100
  %102 = mul nsw i32 %95, %4
  %103 = add nsw i32 %102, %12
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !15
  %107 = tail call float @llvm.fmuladd.f32(float %101, float %106, float %94)
  store float %107, ptr addrspace(1) %25, align 4, !tbaa !15
  %108 = add nuw nsw i32 %95, 1
  %109 = add i32 %96, 1
  %110 = icmp eq i32 %109, %29
  br i1 %110, label %111, label %93, !llvm.loop !17

111:                                              ; preds = %87, %93, %21, %7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mm2_kernel2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_mm2_kernel2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mm2_kernel2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  %18 = icmp sgt i32 %3, %17
  %19 = icmp sgt i32 %4, %12
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %108

21:                                               ; preds = %7
  %22 = mul nsw i32 %4, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !15
  %27 = fmul float %6, %26
  store float %27, ptr addrspace(1) %25, align 4, !tbaa !15
  %28 = icmp sgt i32 %5, 0
  br i1 %28, label %29, label %108

29:                                               ; preds = %21
  %30 = mul nuw nsw i32 %5, %17
  %31 = and i32 %5, 3
  %32 = icmp ult i32 %5, 4
  br i1 %32, label %87, label %33

33:                                               ; preds = %29
  %34 = and i32 %5, 2147483644
  br label %35

35:                                               ; preds = %35, %33
  %36 = phi float [ %27, %33 ], [ %81, %35 ]
  %37 = phi i32 [ 0, %33 ], [ %82, %35 ]
  %38 = phi i32 [ 0, %33 ], [ %83, %35 ]
  %39 = add nuw nsw i32 %37, %30
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !15
  %43 = mul nsw i32 %37, %4
  %44 = add nsw i32 %43, %12
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !15
  %48 = tail call float @llvm.fmuladd.f32(float %42, float %47, float %36)
  store float %48, ptr addrspace(1) %25, align 4, !tbaa !15
  %49 = or disjoint i32 %37, 1
  %50 = add nuw nsw i32 %49, %30
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !15
  %54 = mul nsw i32 %49, %4
  %55 = add nsw i32 %54, %12
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !15
  %59 = tail call float @llvm.fmuladd.f32(float %53, float %58, float %48)
  store float %59, ptr addrspace(1) %25, align 4, !tbaa !15
  %60 = or disjoint i32 %37, 2
  %61 = add nuw nsw i32 %60, %30
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !15
  %65 = mul nsw i32 %60, %4
  %66 = add nsw i32 %65, %12
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !15
  %70 = tail call float @llvm.fmuladd.f32(float %64, float %69, float %59)
  store float %70, ptr addrspace(1) %25, align 4, !tbaa !15
  %71 = or disjoint i32 %37, 3
  %72 = add nuw nsw i32 %71, %30
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !15
  %76 = mul nsw i32 %71, %4
  %77 = add nsw i32 %76, %12
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !15
  %81 = tail call float @llvm.fmuladd.f32(float %75, float %80, float %70)
  store float %81, ptr addrspace(1) %25, align 4, !tbaa !15
  %82 = add nuw nsw i32 %37, 4
  %83 = add i32 %38, 4
  %84 = icmp eq i32 %83, %34
  br i1 %84, label %85, label %35

85:                                               ; preds = %35
  %86 = icmp eq i32 %31, 0
  br i1 %86, label %108, label %87

87:                                               ; preds = %85, %29
  %88 = phi float [ %27, %29 ], [ %81, %85 ]
  %89 = phi i32 [ 0, %29 ], [ %82, %85 ]
  %90 = icmp ne i32 %31, 0
  tail call void @llvm.assume(i1 %90)
  br label %91

91:                                               ; preds = %91, %87
  %92 = phi float [ %88, %87 ], [ %104, %91 ]
  %93 = phi i32 [ %89, %87 ], [ %105, %91 ]
  %94 = phi i32 [ 0, %87 ], [ %106, %91 ]
  %95 = add nuw nsw i32 %93, %30
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !15
  %99 = mul nsw i32 %93, %4
  %100 = add nsw i32 %99, %12
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !15
  %104 = tail call float @llvm.fmuladd.f32(float %98, float %103, float %92)
  store float %104, ptr addrspace(1) %25, align 4, !tbaa !15
  %105 = add nuw nsw i32 %93, 1
  %106 = add i32 %94, 1
  %107 = icmp eq i32 %106, %31
  br i1 %107, label %108, label %91, !llvm.loop !19

108:                                              ; preds = %85, %91, %21, %7
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE*", !"int", !"int", !"int", !"DATA_TYPE"}
!13 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int", !"float"}
!14 = !{!"", !"", !"", !"", !"", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !18}
