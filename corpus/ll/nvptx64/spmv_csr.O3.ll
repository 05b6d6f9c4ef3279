; ModuleID = 'corpus/opencl/spmv_csr.cl'
source_filename = "corpus/opencl/spmv_csr.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@spmv_csr_vector.partial = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_spmv_csr_scalar(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %140

17:                                               ; preds = %6
  %18 = shl i64 %14, 32
  %19 = add i64 %18, 4294967296
  %20 = ashr exact i64 %19, 30
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = ashr exact i64 %18, 32
  %24 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = icmp slt i32 %25, %22
  br i1 %26, label %27, label %53

27:                                               ; preds = %17
  %28 = sub i32 %22, %25
  %29 = and i32 %28, 7
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %47, label %31

31:                                               ; preds = %27, %31
  %32 = phi i32 [ %44, %31 ], [ %25, %27 ]
  %33 = phi float [ %43, %31 ], [ 0.000000e+00, %27 ]
  %34 = phi i32 [ %45, %31 ], [ 0, %27 ]
  %35 = sext i32 %32 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !14
  %38 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %35
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !14
  %43 = tail call float @llvm.fmuladd.f32(float %37, float %42, float %33)
  %44 = add nsw i32 %32, 1
  %45 = add i32 %34, 1
  %46 = icmp eq i32 %45, %29
  br i1 %46, label %47, label %31, !llvm.loop !16

47:                                               ; preds = %31, %27
  %48 = phi float [ poison, %27 ], [ %43, %31 ]
  %49 = phi i32 [ %25, %27 ], [ %44, %31 ]
  %50 = phi float [ 0.000000e+00, %27 ], [ %43, %31 ]
  %51 = sub i32 %25, %22
  %52 = icmp ugt i32 %51, -8
  br i1 %52, label %53, label %56

53:                                               ; preds = %47, %56, %17
  %54 = phi float [ 0.000000e+00, %17 ], [ %48, %47 ], [ %137, %56 ]
  %55 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %23
  store float %54, ptr addrspace(1) %55, align 4, !tbaa !14
  br label %140

56:                                               ; preds = %47, %56
  %57 = phi i32 [ %138, %56 ], [ %49, %47 ]
  %58 = phi float [ %137, %56 ], [ %50, %47 ]
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !14
  %62 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %59
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = tail call float @llvm.fmuladd.f32(float %61, float %66, float %58)
  %68 = add nsw i32 %57, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  %72 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %69
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !6
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  %77 = tail call float @llvm.fmuladd.f32(float %71, float %76, float %67)
  %78 = add nsw i32 %57, 2
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !14
  %82 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %79
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !6
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !14
  %87 = tail call float @llvm.fmuladd.f32(float %81, float %86, float %77)
  %88 = add nsw i32 %57, 3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !14
  %92 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %89
  %93 = load i32, ptr addrspace(1) %92, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !14
  %97 = tail call float @llvm.fmuladd.f32(float %91, float %96, float %87)
  %98 = add nsw i32 %57, 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !14
  %102 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %99
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %107 = tail call float @llvm.fmuladd.f32(float %101, float %106, float %97)
  %108 = add nsw i32 %57, 5
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  %112 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %109
  %113 = load i32, ptr addrspace(1) %112, align 4, !tbaa !6
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !14
  %117 = tail call float @llvm.fmuladd.f32(float %111, float %116, float %107)
  %118 = add nsw i32 %57, 6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !14
  %122 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %119
  %123 = load i32, ptr addrspace(1) %122, align 4, !tbaa !6
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %124
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !14
  %127 = tail call float @llvm.fmuladd.f32(float %121, float %126, float %117)
  %128 = add nsw i32 %57, 7
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !14
  %132 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %129
  %133 = load i32, ptr addrspace(1) %132, align 4, !tbaa !6
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !14
  %137 = tail call float @llvm.fmuladd.f32(float %131, float %136, float %127)
  %138 = add nsw i32 %57, 8
  %139 = icmp eq i32 %138, %22
  br i1 %139, label %53, label %56

140:                                              ; preds = %6, %53
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_spmv_csr_vector(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = and i32 %7, 7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = mul nuw nsw i64 %11, %13
  %15 = add nuw nsw i64 %14, %8
  %16 = lshr i64 %15, 3
  %17 = trunc i64 %16 to i32
  %18 = icmp sgt i32 %0, %17
  br i1 %18, label %19, label %44

19:                                               ; preds = %6
  %20 = shl i64 %16, 32
  %21 = add i64 %20, 4294967296
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = ashr exact i64 %20, 30
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = add nsw i32 %27, %9
  %29 = icmp slt i32 %28, %24
  br i1 %29, label %30, label %44

30:                                               ; preds = %19, %30
  %31 = phi float [ %41, %30 ], [ 0.000000e+00, %19 ]
  %32 = phi i32 [ %42, %30 ], [ %28, %19 ]
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %33
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = tail call float @llvm.fmuladd.f32(float %35, float %40, float %31)
  %42 = add nsw i32 %32, 8
  %43 = icmp slt i32 %42, %24
  br i1 %43, label %30, label %44

44:                                               ; preds = %30, %19, %6
  %45 = phi float [ 0.000000e+00, %6 ], [ 0.000000e+00, %19 ], [ %41, %30 ]
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %8
  store volatile float %45, ptr addrspace(3) %46, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = icmp samesign ult i32 %9, 4
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = zext nneg i32 %7 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %50, i64 16
  %52 = load volatile float, ptr addrspace(3) %51, align 4, !tbaa !14
  br label %53

53:                                               ; preds = %44, %48
  %54 = phi float [ %52, %48 ], [ 0.000000e+00, %44 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %47, label %55, label %58

55:                                               ; preds = %53
  %56 = load volatile float, ptr addrspace(3) %46, align 4, !tbaa !14
  %57 = fadd float %54, %56
  store volatile float %57, ptr addrspace(3) %46, align 4, !tbaa !14
  br label %58

58:                                               ; preds = %55, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp samesign ult i32 %9, 2
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = zext nneg i32 %7 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i64 8
  %64 = load volatile float, ptr addrspace(3) %63, align 4, !tbaa !14
  br label %65

65:                                               ; preds = %60, %58
  %66 = phi float [ %64, %60 ], [ 0.000000e+00, %58 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %59, label %67, label %70

67:                                               ; preds = %65
  %68 = load volatile float, ptr addrspace(3) %46, align 4, !tbaa !14
  %69 = fadd float %66, %68
  store volatile float %69, ptr addrspace(3) %46, align 4, !tbaa !14
  br label %70

70:                                               ; preds = %67, %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp eq i32 %9, 0
  br i1 %71, label %72, label %77

72:                                               ; preds = %70
  %73 = zext nneg i32 %7 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr_vector.partial, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 4
  %76 = load volatile float, ptr addrspace(3) %75, align 4, !tbaa !14
  br label %77

77:                                               ; preds = %72, %70
  %78 = phi float [ %76, %72 ], [ 0.000000e+00, %70 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %71, label %79, label %82

79:                                               ; preds = %77
  %80 = load volatile float, ptr addrspace(3) %46, align 4, !tbaa !14
  %81 = fadd float %78, %80
  store volatile float %81, ptr addrspace(3) %46, align 4, !tbaa !14
  br label %82

82:                                               ; preds = %79, %77
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = icmp eq i32 %9, 0
  %84 = and i1 %83, %18
  br i1 %84, label %85, label %90

85:                                               ; preds = %82
  %86 = shl i64 %16, 32
  %87 = ashr exact i64 %86, 30
  %88 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %87
  %89 = load volatile float, ptr addrspace(3) %46, align 4, !tbaa !14
  store float %89, ptr addrspace(1) %88, align 4, !tbaa !14
  br label %90

90:                                               ; preds = %85, %82
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int*", !"int*", !"float*", !"float*", !"float*"}
!13 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
