; ModuleID = 'corpus/opencl/lud.cl'
source_filename = "corpus/opencl/lud.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@lud_diagonal.shadow = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@lud_perimeter.dia = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_internal.peri_row = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@lud_internal.peri_col = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lud_diagonal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lud_diagonal(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lud_diagonal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = add i32 %1, 1
  %6 = mul i32 %2, %5
  br label %10

7:                                                ; preds = %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = shl nuw nsw i32 %4, 4
  %9 = shl nuw nsw i32 %4, 4
  br label %28

10:                                               ; preds = %3, %10
  %11 = phi i32 [ 0, %3 ], [ %22, %10 ]
  %12 = phi i32 [ %6, %3 ], [ %21, %10 ]
  %13 = add nsw i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !14
  %17 = shl nuw nsw i32 %11, 4
  %18 = add nuw nsw i32 %17, %4
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %19
  store float %16, ptr addrspace(3) %20, align 4, !tbaa !14
  %21 = add nsw i32 %12, %1
  %22 = add nuw nsw i32 %11, 1
  %23 = icmp eq i32 %22, 16
  br i1 %23, label %7, label %10, !llvm.loop !16

24:                                               ; preds = %89
  %25 = add nsw i32 %2, 1
  %26 = mul nsw i32 %25, %1
  %27 = add nsw i32 %26, %2
  br label %94

28:                                               ; preds = %7, %89
  %29 = phi i32 [ 1, %7 ], [ %91, %89 ]
  %30 = phi i32 [ 0, %7 ], [ %90, %89 ]
  %31 = icmp samesign ult i32 %30, %4
  br i1 %31, label %32, label %65

32:                                               ; preds = %28
  %33 = icmp eq i32 %30, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = or disjoint i32 %30, %8
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  br label %49

39:                                               ; preds = %49, %32
  %40 = mul nuw nsw i32 %30, 17
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %41
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !14
  %44 = add nuw nsw i32 %30, %9
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %45
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %48 = fdiv float %47, %43
  store float %48, ptr addrspace(3) %46, align 4, !tbaa !14
  br label %65

49:                                               ; preds = %34, %49
  %50 = phi float [ %38, %34 ], [ %62, %49 ]
  %51 = phi i32 [ 0, %34 ], [ %63, %49 ]
  %52 = add nuw nsw i32 %51, %8
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %53
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %56 = shl nsw i32 %51, 4
  %57 = add nuw nsw i32 %56, %30
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %58
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !14
  %61 = fneg float %55
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %60, float %50)
  store float %62, ptr addrspace(3) %37, align 4, !tbaa !14
  %63 = add nuw nsw i32 %51, 1
  %64 = icmp eq i32 %63, %30
  br i1 %64, label %39, label %49, !llvm.loop !18

65:                                               ; preds = %39, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %31, label %66, label %89

66:                                               ; preds = %65
  %67 = shl nuw nsw i32 %30, 4
  %68 = add nuw nsw i32 %67, 16
  %69 = add nuw nsw i32 %68, %4
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %70
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !14
  br label %73

73:                                               ; preds = %66, %73
  %74 = phi i32 [ 0, %66 ], [ %87, %73 ]
  %75 = phi float [ %72, %66 ], [ %86, %73 ]
  %76 = add nuw nsw i32 %74, %68
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %77
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !14
  %80 = shl nsw i32 %74, 4
  %81 = add nuw nsw i32 %80, %4
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %82
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !14
  %85 = fneg float %79
  %86 = tail call float @llvm.fmuladd.f32(float %85, float %84, float %75)
  store float %86, ptr addrspace(3) %71, align 4, !tbaa !14
  %87 = add nuw nsw i32 %74, 1
  %88 = icmp eq i32 %87, %29
  br i1 %88, label %89, label %73, !llvm.loop !19

89:                                               ; preds = %73, %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = add nuw nsw i32 %30, 1
  %91 = add nuw nsw i32 %29, 1
  %92 = icmp eq i32 %90, 15
  br i1 %92, label %24, label %28, !llvm.loop !20

93:                                               ; preds = %94
  ret void

94:                                               ; preds = %24, %94
  %95 = phi i32 [ 1, %24 ], [ %106, %94 ]
  %96 = phi i32 [ %27, %24 ], [ %105, %94 ]
  %97 = shl nuw nsw i32 %95, 4
  %98 = add nuw nsw i32 %97, %4
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i64 %99
  %101 = load float, ptr addrspace(3) %100, align 4, !tbaa !14
  %102 = add nsw i32 %96, %4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %103
  store float %101, ptr addrspace(1) %104, align 4, !tbaa !14
  %105 = add nsw i32 %96, %1
  %106 = add nuw nsw i32 %95, 1
  %107 = icmp eq i32 %106, 16
  br i1 %107, label %93, label %94, !llvm.loop !21
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lud_perimeter(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lud_perimeter(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lud_perimeter(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = and i32 %5, 15
  %8 = icmp samesign ugt i32 %5, 15
  %9 = add i32 %1, 1
  %10 = mul i32 %2, %9
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.dia, i64 %6
  %12 = or disjoint i32 %7, 16
  %13 = add i32 %12, %10
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.row, i64 %6
  %15 = add i32 %10, %7
  %16 = shl i32 %4, 4
  %17 = add i32 %16, %13
  %18 = shl i32 %4, 4
  %19 = add i32 %18, 16
  %20 = add i32 %10, %7
  %21 = and i64 %6, 15
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.col, i64 %21
  br label %32

23:                                               ; preds = %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %27, label %24

24:                                               ; preds = %23
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.row, i64 %6
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.row, i64 %6
  br label %59

27:                                               ; preds = %23
  %28 = and i64 %6, 15
  %29 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.col, i64 %28
  %30 = and i64 %6, 15
  %31 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.col, i64 %30
  br label %80

32:                                               ; preds = %3, %56
  %33 = phi i32 [ 0, %3 ], [ %57, %56 ]
  br i1 %8, label %34, label %43

34:                                               ; preds = %32
  %35 = add nuw nsw i32 %19, %33
  %36 = mul i32 %35, %1
  %37 = add i32 %20, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = zext nneg i32 %33 to i64
  %42 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %22, i64 %41
  store float %40, ptr addrspace(3) %42, align 4, !tbaa !14
  br label %56

43:                                               ; preds = %32
  %44 = mul nsw i32 %33, %1
  %45 = add i32 %15, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = zext nneg i32 %33 to i64
  %50 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %11, i64 %49
  store float %48, ptr addrspace(3) %50, align 4, !tbaa !14
  %51 = add i32 %17, %44
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %14, i64 %49
  store float %54, ptr addrspace(3) %55, align 4, !tbaa !14
  br label %56

56:                                               ; preds = %34, %43
  %57 = add nuw nsw i32 %33, 1
  %58 = icmp eq i32 %57, 16
  br i1 %58, label %23, label %32, !llvm.loop !22

59:                                               ; preds = %24, %65
  %60 = phi i32 [ 1, %24 ], [ %66, %65 ]
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.dia, i64 %61
  %63 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %26, i64 %61
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  br label %68

65:                                               ; preds = %68
  %66 = add nuw nsw i32 %60, 1
  %67 = icmp eq i32 %66, 16
  br i1 %67, label %110, label %59, !llvm.loop !23

68:                                               ; preds = %59, %68
  %69 = phi i32 [ 0, %59 ], [ %78, %68 ]
  %70 = phi float [ %64, %59 ], [ %77, %68 ]
  %71 = zext nneg i32 %69 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i64 %71
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !14
  %74 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %25, i64 %71
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !14
  %76 = fneg float %73
  %77 = tail call float @llvm.fmuladd.f32(float %76, float %75, float %70)
  store float %77, ptr addrspace(3) %63, align 4, !tbaa !14
  %78 = add nuw nsw i32 %69, 1
  %79 = icmp eq i32 %78, %60
  br i1 %79, label %65, label %68, !llvm.loop !24

80:                                               ; preds = %27, %88
  %81 = phi i32 [ 0, %27 ], [ %96, %88 ]
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %88, label %83

83:                                               ; preds = %80
  %84 = zext nneg i32 %81 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.dia, i64 %84
  %86 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i64 %84
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !14
  br label %98

88:                                               ; preds = %98, %80
  %89 = zext nneg i32 %81 to i64
  %90 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.dia, i64 %89
  %91 = getelementptr inbounds nuw float, ptr addrspace(3) %90, i64 %89
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !14
  %93 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i64 %89
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !14
  %95 = fdiv float %94, %92
  store float %95, ptr addrspace(3) %93, align 4, !tbaa !14
  %96 = add nuw nsw i32 %81, 1
  %97 = icmp eq i32 %96, 16
  br i1 %97, label %110, label %80, !llvm.loop !25

98:                                               ; preds = %83, %98
  %99 = phi float [ %87, %83 ], [ %107, %98 ]
  %100 = phi i32 [ 0, %83 ], [ %108, %98 ]
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i64 %101
  %103 = load float, ptr addrspace(3) %102, align 4, !tbaa !14
  %104 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %85, i64 %101
  %105 = load float, ptr addrspace(3) %104, align 4, !tbaa !14
  %106 = fneg float %103
  %107 = tail call float @llvm.fmuladd.f32(float %106, float %105, float %99)
  store float %107, ptr addrspace(3) %86, align 4, !tbaa !14
  %108 = add nuw nsw i32 %100, 1
  %109 = icmp eq i32 %108, %81
  br i1 %109, label %88, label %98, !llvm.loop !26

110:                                              ; preds = %65, %88
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %111 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.row, i64 %6
  %112 = or disjoint i32 %7, 16
  %113 = add i32 %112, %10
  %114 = shl i32 %4, 4
  %115 = add i32 %114, %113
  %116 = and i64 %6, 15
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.col, i64 %116
  %118 = shl i32 %4, 4
  %119 = add i32 %118, 16
  %120 = add i32 %10, %7
  br label %122

121:                                              ; preds = %122
  ret void

122:                                              ; preds = %110, %122
  %123 = phi i32 [ 0, %110 ], [ %135, %122 ]
  %124 = zext nneg i32 %123 to i64
  %125 = add nuw nsw i32 %119, %123
  %126 = select i1 %8, i32 %125, i32 %123
  %127 = select i1 %8, i32 %120, i32 %115
  %128 = select i1 %8, ptr addrspace(3) %117, ptr addrspace(3) %111
  %129 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %128, i64 %124
  %130 = load float, ptr addrspace(3) %129, align 4, !tbaa !14
  %131 = mul i32 %126, %1
  %132 = add i32 %127, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %133
  store float %130, ptr addrspace(1) %134, align 4, !tbaa !14
  %135 = add nuw nsw i32 %123, 1
  %136 = icmp eq i32 %135, 16
  br i1 %136, label %121, label %122, !llvm.loop !27
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lud_internal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lud_internal(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lud_internal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = shl nuw nsw i32 %6, 4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 4
  %10 = add i32 %2, 16
  %11 = add i32 %10, %9
  %12 = add nsw i32 %2, %5
  %13 = mul nsw i32 %12, %1
  %14 = add i32 %11, %4
  %15 = add i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !14
  %19 = shl nuw nsw i32 %5, 4
  %20 = add nuw nsw i32 %19, %4
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %21
  store float %18, ptr addrspace(3) %22, align 4, !tbaa !14
  %23 = add i32 %2, 16
  %24 = add i32 %23, %5
  %25 = add i32 %24, %7
  %26 = mul nsw i32 %25, %1
  %27 = add i32 %26, %4
  %28 = add i32 %27, %2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %21
  store float %31, ptr addrspace(3) %32, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = zext nneg i32 %19 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %33
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !14
  %36 = zext nneg i32 %4 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %39 = tail call float @llvm.fmuladd.f32(float %35, float %38, float 0.000000e+00)
  %40 = zext nneg i32 %19 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i64 4
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !14
  %44 = zext nneg i32 %4 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i64 64
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %48 = tail call float @llvm.fmuladd.f32(float %43, float %47, float %39)
  %49 = zext nneg i32 %19 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %50, i64 8
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %53 = zext nneg i32 %4 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i64 128
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !14
  %57 = tail call float @llvm.fmuladd.f32(float %52, float %56, float %48)
  %58 = zext nneg i32 %19 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i64 12
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !14
  %62 = zext nneg i32 %4 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i64 192
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !14
  %66 = tail call float @llvm.fmuladd.f32(float %61, float %65, float %57)
  %67 = zext nneg i32 %19 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i64 16
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !14
  %71 = zext nneg i32 %4 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 256
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !14
  %75 = tail call float @llvm.fmuladd.f32(float %70, float %74, float %66)
  %76 = zext nneg i32 %19 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i64 20
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !14
  %80 = zext nneg i32 %4 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i64 320
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !14
  %84 = tail call float @llvm.fmuladd.f32(float %79, float %83, float %75)
  %85 = zext nneg i32 %19 to i64
  %86 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i64 24
  %88 = load float, ptr addrspace(3) %87, align 4, !tbaa !14
  %89 = zext nneg i32 %4 to i64
  %90 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i64 384
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !14
  %93 = tail call float @llvm.fmuladd.f32(float %88, float %92, float %84)
  %94 = zext nneg i32 %19 to i64
  %95 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i64 28
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !14
  %98 = zext nneg i32 %4 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %99, i64 448
  %101 = load float, ptr addrspace(3) %100, align 4, !tbaa !14
  %102 = tail call float @llvm.fmuladd.f32(float %97, float %101, float %93)
  %103 = zext nneg i32 %19 to i64
  %104 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i64 32
  %106 = load float, ptr addrspace(3) %105, align 4, !tbaa !14
  %107 = zext nneg i32 %4 to i64
  %108 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i64 512
  %110 = load float, ptr addrspace(3) %109, align 4, !tbaa !14
  %111 = tail call float @llvm.fmuladd.f32(float %106, float %110, float %102)
  %112 = zext nneg i32 %19 to i64
  %113 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i64 36
  %115 = load float, ptr addrspace(3) %114, align 4, !tbaa !14
  %116 = zext nneg i32 %4 to i64
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %117, i64 576
  %119 = load float, ptr addrspace(3) %118, align 4, !tbaa !14
  %120 = tail call float @llvm.fmuladd.f32(float %115, float %119, float %111)
  %121 = zext nneg i32 %19 to i64
  %122 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) %122, i64 40
  %124 = load float, ptr addrspace(3) %123, align 4, !tbaa !14
  %125 = zext nneg i32 %4 to i64
  %126 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %125
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 640
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !14
  %129 = tail call float @llvm.fmuladd.f32(float %124, float %128, float %120)
  %130 = zext nneg i32 %19 to i64
  %131 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %131, i64 44
  %133 = load float, ptr addrspace(3) %132, align 4, !tbaa !14
  %134 = zext nneg i32 %4 to i64
  %135 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %134
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i64 704
  %137 = load float, ptr addrspace(3) %136, align 4, !tbaa !14
  %138 = tail call float @llvm.fmuladd.f32(float %133, float %137, float %129)
  %139 = zext nneg i32 %19 to i64
  %140 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %140, i64 48
  %142 = load float, ptr addrspace(3) %141, align 4, !tbaa !14
  %143 = zext nneg i32 %4 to i64
  %144 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %143
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i64 768
  %146 = load float, ptr addrspace(3) %145, align 4, !tbaa !14
  %147 = tail call float @llvm.fmuladd.f32(float %142, float %146, float %138)
  %148 = zext nneg i32 %19 to i64
  %149 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %148
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i64 52
  %151 = load float, ptr addrspace(3) %150, align 4, !tbaa !14
  %152 = zext nneg i32 %4 to i64
  %153 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i64 832
  %155 = load float, ptr addrspace(3) %154, align 4, !tbaa !14
  %156 = tail call float @llvm.fmuladd.f32(float %151, float %155, float %147)
  %157 = zext nneg i32 %19 to i64
  %158 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %157
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %158, i64 56
  %160 = load float, ptr addrspace(3) %159, align 4, !tbaa !14
  %161 = zext nneg i32 %4 to i64
  %162 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %162, i64 896
  %164 = load float, ptr addrspace(3) %163, align 4, !tbaa !14
  %165 = tail call float @llvm.fmuladd.f32(float %160, float %164, float %156)
  %166 = zext nneg i32 %19 to i64
  %167 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i64 %166
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) %167, i64 60
  %169 = load float, ptr addrspace(3) %168, align 4, !tbaa !14
  %170 = zext nneg i32 %4 to i64
  %171 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i64 %170
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i64 960
  %173 = load float, ptr addrspace(3) %172, align 4, !tbaa !14
  %174 = tail call float @llvm.fmuladd.f32(float %169, float %173, float %165)
  %175 = add i32 %11, %4
  %176 = add i32 %175, %26
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %177
  %179 = load float, ptr addrspace(1) %178, align 4, !tbaa !14
  %180 = fsub float %179, %174
  store float %180, ptr addrspace(1) %178, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

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
!10 = !{i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"int", !"int"}
!13 = !{!"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = distinct !{!27, !17}
