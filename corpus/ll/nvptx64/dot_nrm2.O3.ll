; ModuleID = 'corpus/opencl/dot_nrm2.cl'
source_filename = "corpus/opencl/dot_nrm2.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dot_stage1.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@nrm2_stage1.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@sum_stage2.lm = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @dot_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  tail call void @__clang_ocl_kern_imp_dot_stage1(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_dot_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = add nuw nsw i64 %11, %6
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %4
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw nsw i64 %17, 6
  br label %23

19:                                               ; preds = %23, %4
  %20 = phi float [ 0.000000e+00, %4 ], [ %32, %23 ]
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %6
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %5, 32
  br i1 %22, label %36, label %43

23:                                               ; preds = %15, %23
  %24 = phi i64 [ %12, %15 ], [ %33, %23 ]
  %25 = phi float [ 0.000000e+00, %15 ], [ %32, %23 ]
  %26 = shl i64 %24, 32
  %27 = ashr exact i64 %26, 32
  %28 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !15
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %27
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !15
  %32 = tail call float @llvm.fmuladd.f32(float %29, float %31, float %25)
  %33 = add nsw i64 %27, %18
  %34 = trunc i64 %33 to i32
  %35 = icmp sgt i32 %0, %34
  br i1 %35, label %23, label %19

36:                                               ; preds = %19
  %37 = zext nneg i32 %5 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 128
  %40 = load float, ptr addrspace(3) %39, align 4, !tbaa !15
  %41 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %42 = fadd float %40, %41
  store float %42, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %43

43:                                               ; preds = %36, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp samesign ult i32 %5, 16
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = zext nneg i32 %5 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i64 64
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !15
  %50 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %51 = fadd float %49, %50
  store float %51, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %52

52:                                               ; preds = %45, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %5, 8
  br i1 %53, label %54, label %61

54:                                               ; preds = %52
  %55 = zext nneg i32 %5 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 32
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !15
  %59 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %60 = fadd float %58, %59
  store float %60, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %61

61:                                               ; preds = %54, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp samesign ult i32 %5, 4
  br i1 %62, label %63, label %70

63:                                               ; preds = %61
  %64 = zext nneg i32 %5 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 16
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !15
  %68 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %69 = fadd float %67, %68
  store float %69, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %70

70:                                               ; preds = %63, %61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp samesign ult i32 %5, 2
  br i1 %71, label %72, label %79

72:                                               ; preds = %70
  %73 = zext nneg i32 %5 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_stage1.lm, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 8
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !15
  %77 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %79

79:                                               ; preds = %72, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = icmp eq i32 %5, 0
  br i1 %80, label %81, label %85

81:                                               ; preds = %79
  %82 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_stage1.lm, i64 4), align 4, !tbaa !15
  %83 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %84 = fadd float %82, %83
  store float %84, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %85

85:                                               ; preds = %81, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = icmp eq i32 %5, 0
  br i1 %86, label %87, label %90

87:                                               ; preds = %85
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %10
  %89 = load float, ptr addrspace(3) @dot_stage1.lm, align 4, !tbaa !15
  store float %89, ptr addrspace(1) %88, align 4, !tbaa !15
  br label %90

90:                                               ; preds = %87, %85
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @nrm2_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 !reqd_work_group_size !14 {
  tail call void @__clang_ocl_kern_imp_nrm2_stage1(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_nrm2_stage1(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 !reqd_work_group_size !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = add nuw nsw i64 %11, %6
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %4
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = mul nuw nsw i64 %9, %17
  br label %23

19:                                               ; preds = %23, %4
  %20 = phi float [ 0.000000e+00, %4 ], [ %31, %23 ]
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i64 %6
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %5, 32
  br i1 %22, label %37, label %44

23:                                               ; preds = %15, %23
  %24 = phi i32 [ %13, %15 ], [ %35, %23 ]
  %25 = phi float [ 0.000000e+00, %15 ], [ %31, %23 ]
  %26 = phi i64 [ %12, %15 ], [ %34, %23 ]
  %27 = mul nsw i32 %24, %2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !15
  %31 = tail call noundef float @llvm.fma.f32(float %30, float %30, float %25)
  %32 = shl i64 %26, 32
  %33 = ashr exact i64 %32, 32
  %34 = add nsw i64 %33, %18
  %35 = trunc i64 %34 to i32
  %36 = icmp sgt i32 %0, %35
  br i1 %36, label %23, label %19

37:                                               ; preds = %19
  %38 = zext nneg i32 %5 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i64 128
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !15
  %42 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %43 = fadd float %41, %42
  store float %43, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %44

44:                                               ; preds = %37, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = icmp samesign ult i32 %5, 16
  br i1 %45, label %46, label %53

46:                                               ; preds = %44
  %47 = zext nneg i32 %5 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i64 64
  %50 = load float, ptr addrspace(3) %49, align 4, !tbaa !15
  %51 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %52 = fadd float %50, %51
  store float %52, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %53

53:                                               ; preds = %46, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = icmp samesign ult i32 %5, 8
  br i1 %54, label %55, label %62

55:                                               ; preds = %53
  %56 = zext nneg i32 %5 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i64 32
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !15
  %60 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %61 = fadd float %59, %60
  store float %61, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %62

62:                                               ; preds = %55, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = icmp samesign ult i32 %5, 4
  br i1 %63, label %64, label %71

64:                                               ; preds = %62
  %65 = zext nneg i32 %5 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i64 16
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !15
  %69 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %70 = fadd float %68, %69
  store float %70, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %71

71:                                               ; preds = %64, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = icmp samesign ult i32 %5, 2
  br i1 %72, label %73, label %80

73:                                               ; preds = %71
  %74 = zext nneg i32 %5 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspace(3) @nrm2_stage1.lm, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i64 8
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !15
  %78 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %79 = fadd float %77, %78
  store float %79, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %80

80:                                               ; preds = %73, %71
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = icmp eq i32 %5, 0
  br i1 %81, label %82, label %86

82:                                               ; preds = %80
  %83 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @nrm2_stage1.lm, i64 4), align 4, !tbaa !15
  %84 = load float, ptr addrspace(3) %21, align 4, !tbaa !15
  %85 = fadd float %83, %84
  store float %85, ptr addrspace(3) %21, align 4, !tbaa !15
  br label %86

86:                                               ; preds = %82, %80
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %87 = icmp eq i32 %5, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %86
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %10
  %90 = load float, ptr addrspace(3) @nrm2_stage1.lm, align 4, !tbaa !15
  store float %90, ptr addrspace(1) %89, align 4, !tbaa !15
  br label %91

91:                                               ; preds = %88, %86
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @sum_stage2(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_sum_stage2(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_sum_stage2(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !20 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = icmp sgt i32 %0, %5
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  br label %11

11:                                               ; preds = %4, %8
  %12 = phi float [ %10, %8 ], [ 0.000000e+00, %4 ]
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i64 %6
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = icmp samesign ult i32 %5, 32
  br i1 %14, label %15, label %22

15:                                               ; preds = %11
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 128
  %19 = load float, ptr addrspace(3) %18, align 4, !tbaa !15
  %20 = load float, ptr addrspace(3) %13, align 4, !tbaa !15
  %21 = fadd float %19, %20
  store float %21, ptr addrspace(3) %13, align 4, !tbaa !15
  br label %22

22:                                               ; preds = %15, %11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp samesign ult i32 %5, 16
  br i1 %23, label %24, label %31

24:                                               ; preds = %22
  %25 = zext nneg i32 %5 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i64 64
  %28 = load float, ptr addrspace(3) %27, align 4, !tbaa !15
  %29 = load float, ptr addrspace(3) %13, align 4, !tbaa !15
  %30 = fadd float %28, %29
  store float %30, ptr addrspace(3) %13, align 4, !tbaa !15
  br label %31

31:                                               ; preds = %24, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp samesign ult i32 %5, 8
  br i1 %32, label %33, label %40

33:                                               ; preds = %31
  %34 = zext nneg i32 %5 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 32
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !15
  %38 = load float, ptr addrspace(3) %13, align 4, !tbaa !15
  %39 = fadd float %37, %38
  store float %39, ptr addrspace(3) %13, align 4, !tbaa !15
  br label %40

40:                                               ; preds = %33, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %5, 4
  br i1 %41, label %42, label %49

42:                                               ; preds = %40
  %43 = zext nneg i32 %5 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i64 16
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !15
  %47 = load float, ptr addrspace(3) %13, align 4, !tbaa !15
  %48 = fadd float %46, %47
  store float %48, ptr addrspace(3) %13, align 4, !tbaa !15
  br label %49

49:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = icmp samesign ult i32 %5, 2
  br i1 %50, label %51, label %58

51:                                               ; preds = %49
  %52 = zext nneg i32 %5 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspace(3) @sum_stage2.lm, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i64 8
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !15
  %56 = load float, ptr addrspace(3) %13, align 4, !tbaa !15
  %57 = fadd float %55, %56
  store float %57, ptr addrspace(3) %13, align 4, !tbaa !15
  br label %58

58:                                               ; preds = %51, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp eq i32 %5, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %58
  %61 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @sum_stage2.lm, i64 4), align 4, !tbaa !15
  %62 = load float, ptr addrspace(3) %13, align 4, !tbaa !15
  %63 = fadd float %61, %62
  store float %63, ptr addrspace(3) %13, align 4, !tbaa !15
  br label %64

64:                                               ; preds = %60, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = icmp eq i32 %5, 0
  br i1 %65, label %66, label %73

66:                                               ; preds = %64
  %67 = icmp eq i32 %2, 0
  %68 = load float, ptr addrspace(3) @sum_stage2.lm, align 4, !tbaa !15
  br i1 %67, label %71, label %69

69:                                               ; preds = %66
  %70 = tail call float @llvm.nvvm.sqrt.approx.f(float %68) #7
  br label %71

71:                                               ; preds = %66, %69
  %72 = phi float [ %70, %69 ], [ %68, %66 ]
  store float %72, ptr addrspace(1) %3, align 4, !tbaa !15
  br label %73

73:                                               ; preds = %71, %64
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!10 = !{i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"float*"}
!13 = !{!"", !"restrict const", !"restrict const", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{i32 0, i32 1, i32 0, i32 1}
!18 = !{!"int", !"float*", !"int", !"float*"}
!19 = !{!"", !"restrict const", !"", !""}
!20 = !{!"", !"const", !"", !""}
