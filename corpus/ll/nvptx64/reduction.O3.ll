; ModuleID = 'corpus/opencl/reduction.cl'
source_filename = "corpus/opencl/reduction.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@reduce_minmax.s = internal unnamed_addr addrspace(3) global [64 x <2 x i32>] undef, align 8
@reduce_modmul.s = internal unnamed_addr addrspace(3) global [32 x i64] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_sum(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = shl nuw nsw i32 %9, 1
  %11 = mul i32 %10, %7
  %12 = add i32 %11, %5
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %14 = mul i32 %10, %13
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %6
  store float 0.000000e+00, ptr addrspace(3) %15, align 4, !tbaa !14
  %16 = icmp ult i32 %12, %3
  br i1 %16, label %17, label %36

17:                                               ; preds = %4, %31
  %18 = phi float [ %32, %31 ], [ 0.000000e+00, %4 ]
  %19 = phi i32 [ %33, %31 ], [ %12, %4 ]
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = fadd float %22, %18
  %24 = add i32 %19, %9
  %25 = icmp ult i32 %24, %3
  br i1 %25, label %26, label %31

26:                                               ; preds = %17
  %27 = zext i32 %24 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = fadd float %23, %29
  br label %31

31:                                               ; preds = %26, %17
  %32 = phi float [ %30, %26 ], [ %23, %17 ]
  %33 = add i32 %19, %14
  %34 = icmp ult i32 %33, %3
  br i1 %34, label %17, label %35

35:                                               ; preds = %31
  store float %32, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %36

36:                                               ; preds = %35, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = lshr i32 %9, 1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %51, %36
  %40 = icmp eq i32 %5, 0
  br i1 %40, label %54, label %57

41:                                               ; preds = %36, %51
  %42 = phi i32 [ %52, %51 ], [ %37, %36 ]
  %43 = icmp samesign ugt i32 %42, %5
  br i1 %43, label %44, label %51

44:                                               ; preds = %41
  %45 = add nuw nsw i32 %42, %5
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %46
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %49 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %51

51:                                               ; preds = %44, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = lshr i32 %42, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %39, label %41

54:                                               ; preds = %39
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %56 = load float, ptr addrspace(3) %2, align 4, !tbaa !14
  store float %56, ptr addrspace(1) %55, align 4, !tbaa !14
  br label %57

57:                                               ; preds = %54, %39
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_minmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_reduce_minmax(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce_minmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = add nuw nsw i64 %10, %5
  %12 = trunc i64 %11 to i32
  %13 = icmp ugt i32 %2, %12
  br i1 %13, label %14, label %18

14:                                               ; preds = %3
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = zext nneg i32 %15 to i64
  %17 = mul nuw nsw i64 %8, %16
  br label %22

18:                                               ; preds = %22, %3
  %19 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %3 ], [ %33, %22 ]
  %20 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %5
  store <2 x i32> %19, ptr addrspace(3) %20, align 8, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = icmp samesign ult i32 %4, 32
  br i1 %21, label %37, label %51

22:                                               ; preds = %14, %22
  %23 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %14 ], [ %33, %22 ]
  %24 = phi i64 [ %11, %14 ], [ %34, %22 ]
  %25 = and i64 %24, 4294967295
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = extractelement <2 x i32> %23, i64 0
  %29 = tail call noundef i32 @llvm.smin.i32(i32 %27, i32 %28)
  %30 = insertelement <2 x i32> poison, i32 %29, i64 0
  %31 = extractelement <2 x i32> %23, i64 1
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %31, i32 %27)
  %33 = insertelement <2 x i32> %30, i32 %32, i64 1
  %34 = add nuw nsw i64 %25, %17
  %35 = trunc i64 %34 to i32
  %36 = icmp ugt i32 %2, %35
  br i1 %36, label %22, label %18

37:                                               ; preds = %18
  %38 = load i32, ptr addrspace(3) %20, align 8
  %39 = zext nneg i32 %4 to i64
  %40 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i64 256
  %42 = load i32, ptr addrspace(3) %41, align 8
  %43 = tail call noundef i32 @llvm.smin.i32(i32 %42, i32 %38)
  %44 = insertelement <2 x i32> poison, i32 %43, i64 0
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %46 = load i32, ptr addrspace(3) %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i64 260
  %48 = load i32, ptr addrspace(3) %47, align 4
  %49 = tail call noundef i32 @llvm.smax.i32(i32 %46, i32 %48)
  %50 = insertelement <2 x i32> %44, i32 %49, i64 1
  store <2 x i32> %50, ptr addrspace(3) %20, align 8, !tbaa !21
  br label %51

51:                                               ; preds = %37, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = icmp samesign ult i32 %4, 16
  br i1 %52, label %53, label %67

53:                                               ; preds = %51
  %54 = load i32, ptr addrspace(3) %20, align 8
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 128
  %58 = load i32, ptr addrspace(3) %57, align 8
  %59 = tail call noundef i32 @llvm.smin.i32(i32 %58, i32 %54)
  %60 = insertelement <2 x i32> poison, i32 %59, i64 0
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %62 = load i32, ptr addrspace(3) %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 132
  %64 = load i32, ptr addrspace(3) %63, align 4
  %65 = tail call noundef i32 @llvm.smax.i32(i32 %62, i32 %64)
  %66 = insertelement <2 x i32> %60, i32 %65, i64 1
  store <2 x i32> %66, ptr addrspace(3) %20, align 8, !tbaa !21
  br label %67

67:                                               ; preds = %53, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = icmp samesign ult i32 %4, 8
  br i1 %68, label %69, label %83

69:                                               ; preds = %67
  %70 = load i32, ptr addrspace(3) %20, align 8
  %71 = zext nneg i32 %4 to i64
  %72 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 64
  %74 = load i32, ptr addrspace(3) %73, align 8
  %75 = tail call noundef i32 @llvm.smin.i32(i32 %74, i32 %70)
  %76 = insertelement <2 x i32> poison, i32 %75, i64 0
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %78 = load i32, ptr addrspace(3) %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 68
  %80 = load i32, ptr addrspace(3) %79, align 4
  %81 = tail call noundef i32 @llvm.smax.i32(i32 %78, i32 %80)
  %82 = insertelement <2 x i32> %76, i32 %81, i64 1
  store <2 x i32> %82, ptr addrspace(3) %20, align 8, !tbaa !21
  br label %83

83:                                               ; preds = %69, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp samesign ult i32 %4, 4
  br i1 %84, label %85, label %99

85:                                               ; preds = %83
  %86 = load i32, ptr addrspace(3) %20, align 8
  %87 = zext nneg i32 %4 to i64
  %88 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i64 32
  %90 = load i32, ptr addrspace(3) %89, align 8
  %91 = tail call noundef i32 @llvm.smin.i32(i32 %90, i32 %86)
  %92 = insertelement <2 x i32> poison, i32 %91, i64 0
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %94 = load i32, ptr addrspace(3) %93, align 4
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i64 36
  %96 = load i32, ptr addrspace(3) %95, align 4
  %97 = tail call noundef i32 @llvm.smax.i32(i32 %94, i32 %96)
  %98 = insertelement <2 x i32> %92, i32 %97, i64 1
  store <2 x i32> %98, ptr addrspace(3) %20, align 8, !tbaa !21
  br label %99

99:                                               ; preds = %85, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %100 = icmp samesign ult i32 %4, 2
  br i1 %100, label %101, label %115

101:                                              ; preds = %99
  %102 = load i32, ptr addrspace(3) %20, align 8
  %103 = zext nneg i32 %4 to i64
  %104 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i64 16
  %106 = load i32, ptr addrspace(3) %105, align 8
  %107 = tail call noundef i32 @llvm.smin.i32(i32 %106, i32 %102)
  %108 = insertelement <2 x i32> poison, i32 %107, i64 0
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %110 = load i32, ptr addrspace(3) %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i64 20
  %112 = load i32, ptr addrspace(3) %111, align 4
  %113 = tail call noundef i32 @llvm.smax.i32(i32 %110, i32 %112)
  %114 = insertelement <2 x i32> %108, i32 %113, i64 1
  store <2 x i32> %114, ptr addrspace(3) %20, align 8, !tbaa !21
  br label %115

115:                                              ; preds = %101, %99
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %116 = icmp eq i32 %4, 0
  br i1 %116, label %117, label %127

117:                                              ; preds = %115
  %118 = load i32, ptr addrspace(3) %20, align 8
  %119 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_minmax.s, i64 8), align 8
  %120 = tail call noundef i32 @llvm.smin.i32(i32 %119, i32 %118)
  %121 = insertelement <2 x i32> poison, i32 %120, i64 0
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %123 = load i32, ptr addrspace(3) %122, align 4
  %124 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_minmax.s, i64 12), align 4
  %125 = tail call noundef i32 @llvm.smax.i32(i32 %123, i32 %124)
  %126 = insertelement <2 x i32> %121, i32 %125, i64 1
  store <2 x i32> %126, ptr addrspace(3) %20, align 8, !tbaa !21
  br label %127

127:                                              ; preds = %117, %115
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = icmp eq i32 %4, 0
  br i1 %128, label %129, label %132

129:                                              ; preds = %127
  %130 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %9
  %131 = load <2 x i32>, ptr addrspace(3) @reduce_minmax.s, align 8, !tbaa !21
  store <2 x i32> %131, ptr addrspace(1) %130, align 8, !tbaa !21
  br label %132

132:                                              ; preds = %129, %127
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_modmul(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_reduce_modmul(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i64 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce_modmul(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = icmp ult i32 %5, %3
  br i1 %7, label %12, label %8

8:                                                ; preds = %12, %4
  %9 = phi i64 [ 1, %4 ], [ %19, %12 ]
  %10 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %6
  store i64 %9, ptr addrspace(3) %10, align 8, !tbaa !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp samesign ult i32 %5, 16
  br i1 %11, label %22, label %30

12:                                               ; preds = %4, %12
  %13 = phi i32 [ %20, %12 ], [ %5, %4 ]
  %14 = phi i64 [ %19, %12 ], [ 1, %4 ]
  %15 = zext i32 %13 to i64
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %15
  %17 = load i64, ptr addrspace(1) %16, align 8, !tbaa !25
  %18 = mul i64 %17, %14
  %19 = urem i64 %18, %2
  %20 = add i32 %13, 32
  %21 = icmp ult i32 %20, %3
  br i1 %21, label %12, label %8

22:                                               ; preds = %8
  %23 = load i64, ptr addrspace(3) %10, align 8, !tbaa !25
  %24 = zext nneg i32 %5 to i64
  %25 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 128
  %27 = load i64, ptr addrspace(3) %26, align 8, !tbaa !25
  %28 = mul i64 %27, %23
  %29 = urem i64 %28, %2
  store i64 %29, ptr addrspace(3) %10, align 8, !tbaa !25
  br label %30

30:                                               ; preds = %22, %8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %5, 8
  br i1 %31, label %32, label %40

32:                                               ; preds = %30
  %33 = load i64, ptr addrspace(3) %10, align 8, !tbaa !25
  %34 = zext nneg i32 %5 to i64
  %35 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 64
  %37 = load i64, ptr addrspace(3) %36, align 8, !tbaa !25
  %38 = mul i64 %37, %33
  %39 = urem i64 %38, %2
  store i64 %39, ptr addrspace(3) %10, align 8, !tbaa !25
  br label %40

40:                                               ; preds = %32, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %5, 4
  br i1 %41, label %42, label %50

42:                                               ; preds = %40
  %43 = load i64, ptr addrspace(3) %10, align 8, !tbaa !25
  %44 = zext nneg i32 %5 to i64
  %45 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i64 32
  %47 = load i64, ptr addrspace(3) %46, align 8, !tbaa !25
  %48 = mul i64 %47, %43
  %49 = urem i64 %48, %2
  store i64 %49, ptr addrspace(3) %10, align 8, !tbaa !25
  br label %50

50:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = icmp samesign ult i32 %5, 2
  br i1 %51, label %52, label %60

52:                                               ; preds = %50
  %53 = load i64, ptr addrspace(3) %10, align 8, !tbaa !25
  %54 = zext nneg i32 %5 to i64
  %55 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i64 16
  %57 = load i64, ptr addrspace(3) %56, align 8, !tbaa !25
  %58 = mul i64 %57, %53
  %59 = urem i64 %58, %2
  store i64 %59, ptr addrspace(3) %10, align 8, !tbaa !25
  br label %60

60:                                               ; preds = %52, %50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = icmp eq i32 %5, 0
  br i1 %61, label %62, label %67

62:                                               ; preds = %60
  %63 = load i64, ptr addrspace(3) %10, align 8, !tbaa !25
  %64 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_modmul.s, i64 8), align 8, !tbaa !25
  %65 = mul i64 %64, %63
  %66 = urem i64 %65, %2
  store i64 %66, ptr addrspace(3) %10, align 8, !tbaa !25
  br label %67

67:                                               ; preds = %62, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = icmp eq i32 %5, 0
  br i1 %68, label %69, label %71

69:                                               ; preds = %67
  %70 = load i64, ptr addrspace(3) @reduce_modmul.s, align 8, !tbaa !25
  store i64 %70, ptr addrspace(1) %1, align 8, !tbaa !25
  br label %71

71:                                               ; preds = %69, %67
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reduce_flags(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !27 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_reduce_flags(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_reduce_flags(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !27 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %10
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %12, i64 %11
  %14 = load i32, ptr addrspace(1) %13, align 16, !tbaa !21
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %17 = and i32 %14, %16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %19 = load i32, ptr addrspace(1) %18, align 8, !tbaa !21
  %20 = and i32 %17, %19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !21
  %23 = and i32 %20, %22
  %24 = atomicrmw and ptr addrspace(1) %1, i32 %23 monotonic, align 4
  %25 = or i32 %14, %16
  %26 = atomicrmw or ptr addrspace(1) %2, i32 %25 monotonic, align 4
  %27 = xor i32 %14, %16
  %28 = xor i32 %27, %19
  %29 = xor i32 %28, %22
  %30 = atomicrmw xor ptr addrspace(1) %3, i32 %29 monotonic, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 3, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"uint"}
!13 = !{!"restrict const", !"restrict", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"int*", !"int2*", !"uint"}
!19 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"uint"}
!20 = !{!"restrict const", !"restrict", !""}
!21 = !{!8, !8, i64 0}
!22 = !{i32 1, i32 1, i32 0, i32 0}
!23 = !{!"ulong*", !"ulong*", !"ulong", !"uint"}
!24 = !{!"restrict const", !"", !"", !""}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !8, i64 0}
!27 = !{i32 1, i32 1, i32 1, i32 1}
!28 = !{!"uint4*", !"uint*", !"uint*", !"uint*"}
!29 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*", !"uint*"}
!30 = !{!"const", !"volatile", !"volatile", !"volatile"}
