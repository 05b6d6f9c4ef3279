; ModuleID = 'corpus/opencl/generic_pointers.cl'
source_filename = "corpus/opencl/generic_pointers.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sources = type { [2 x ptr addrspace(1)], i32 }

@table = dso_local local_unnamed_addr addrspace(1) global [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
@weights = dso_local local_unnamed_addr addrspace(4) constant [4 x i32] [i32 1, i32 10, i32 100, i32 1000], align 4
@unset = dso_local local_unnamed_addr addrspace(1) global [8 x float] zeroinitializer, align 4
@generic_choice.l = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@async_copies.buf = internal unnamed_addr addrspace(3) global [16 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @generic_choice(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_generic_choice(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #13
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_generic_choice(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !14
  %9 = fmul float %8, 2.000000e+00
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i64 %6
  store float %9, ptr addrspace(3) %10, align 4, !tbaa !14
  %11 = and i32 %5, 63
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %15 = fadd float %14, -5.000000e-01
  store float %15, ptr %4, align 4, !tbaa !14
  %16 = add nuw nsw i32 %5, 1
  %17 = and i32 %16, 63
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %21 = fadd float %20, -5.000000e-01
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %21, ptr %22, align 4, !tbaa !14
  %23 = add nuw nsw i32 %5, 2
  %24 = and i32 %23, 63
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = fadd float %27, -5.000000e-01
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %28, ptr %29, align 4, !tbaa !14
  %30 = add nuw nsw i32 %5, 3
  %31 = and i32 %30, 63
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = fadd float %34, -5.000000e-01
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %35, ptr %36, align 4, !tbaa !14
  %37 = add nuw nsw i32 %5, 4
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = fadd float %41, -5.000000e-01
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %42, ptr %43, align 4, !tbaa !14
  %44 = add nuw nsw i32 %5, 5
  %45 = and i32 %44, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = fadd float %48, -5.000000e-01
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %49, ptr %50, align 4, !tbaa !14
  %51 = add nuw nsw i32 %5, 6
  %52 = and i32 %51, 63
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = fadd float %55, -5.000000e-01
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %56, ptr %57, align 4, !tbaa !14
  %58 = add nuw nsw i32 %5, 7
  %59 = and i32 %58, 63
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !14
  %63 = fadd float %62, -5.000000e-01
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %63, ptr %64, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = trunc nuw nsw i32 %5 to i16
  %66 = urem i16 %65, 3
  switch i16 %66, label %73 [
    i16 0, label %67
    i16 1, label %69
  ]

67:                                               ; preds = %3
  %68 = addrspacecast ptr addrspace(1) %7 to ptr
  br label %73

69:                                               ; preds = %3
  %70 = and i64 %6, 15
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) @generic_choice.l, i64 %70
  %72 = addrspacecast ptr addrspace(3) %71 to ptr
  br label %73

73:                                               ; preds = %3, %69, %67
  %74 = phi ptr [ %72, %69 ], [ %68, %67 ], [ %4, %3 ]
  %75 = icmp sgt i32 %2, 0
  br i1 %75, label %76, label %144

76:                                               ; preds = %73
  %77 = and i32 %2, 7
  %78 = icmp ult i32 %2, 8
  br i1 %78, label %129, label %79

79:                                               ; preds = %76
  %80 = and i32 %2, 2147483640
  br label %81

81:                                               ; preds = %81, %79
  %82 = phi i32 [ 0, %79 ], [ %124, %81 ]
  %83 = phi float [ 0.000000e+00, %79 ], [ %123, %81 ]
  %84 = phi i32 [ 0, %79 ], [ %125, %81 ]
  %85 = zext nneg i32 %82 to i64
  %86 = getelementptr inbounds nuw float, ptr %74, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !14
  %88 = fadd float %83, %87
  %89 = zext nneg i32 %82 to i64
  %90 = getelementptr inbounds nuw float, ptr %74, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %92 = load float, ptr %91, align 4, !tbaa !14
  %93 = fadd float %88, %92
  %94 = zext nneg i32 %82 to i64
  %95 = getelementptr inbounds nuw float, ptr %74, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %97 = load float, ptr %96, align 4, !tbaa !14
  %98 = fadd float %93, %97
  %99 = zext nneg i32 %82 to i64
  %100 = getelementptr inbounds nuw float, ptr %74, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 12
  %102 = load float, ptr %101, align 4, !tbaa !14
  %103 = fadd float %98, %102
  %104 = zext nneg i32 %82 to i64
  %105 = getelementptr inbounds nuw float, ptr %74, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 16
  %107 = load float, ptr %106, align 4, !tbaa !14
  %108 = fadd float %103, %107
  %109 = zext nneg i32 %82 to i64
  %110 = getelementptr inbounds nuw float, ptr %74, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 20
  %112 = load float, ptr %111, align 4, !tbaa !14
  %113 = fadd float %108, %112
  %114 = zext nneg i32 %82 to i64
  %115 = getelementptr inbounds nuw float, ptr %74, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %117 = load float, ptr %116, align 4, !tbaa !14
  %118 = fadd float %113, %117
  %119 = zext nneg i32 %82 to i64
  %120 = getelementptr inbounds nuw float, ptr %74, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 28
  %122 = load float, ptr %121, align 4, !tbaa !14
  %123 = fadd float %118, %122
  %124 = add nuw nsw i32 %82, 8
  %125 = add i32 %84, 8
  %126 = icmp eq i32 %125, %80
  br i1 %126, label %127, label %81

127:                                              ; preds = %81
  %128 = icmp eq i32 %77, 0
  br i1 %128, label %144, label %129

129:                                              ; preds = %127, %76
  %130 = phi i32 [ 0, %76 ], [ %124, %127 ]
  %131 = phi float [ 0.000000e+00, %76 ], [ %123, %127 ]
  %132 = icmp ne i32 %77, 0
  tail call void @llvm.assume(i1 %132)
  br label %133

133:                                              ; preds = %133, %129
  %134 = phi i32 [ %141, %133 ], [ %130, %129 ]
  %135 = phi float [ %140, %133 ], [ %131, %129 ]
  %136 = phi i32 [ %142, %133 ], [ 0, %129 ]
  %137 = zext nneg i32 %134 to i64
  %138 = getelementptr inbounds nuw float, ptr %74, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !14
  %140 = fadd float %135, %139
  %141 = add nuw nsw i32 %134, 1
  %142 = add i32 %136, 1
  %143 = icmp eq i32 %142, %77
  br i1 %143, label %144, label %133, !llvm.loop !16

144:                                              ; preds = %127, %133, %73
  %145 = phi float [ 0.000000e+00, %73 ], [ %123, %127 ], [ %140, %133 ]
  %146 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %145, ptr addrspace(1) %146, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @program_scope(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_program_scope(ptr addrspace(1) noundef align 4 %0) #14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @__clang_ocl_kern_imp_program_scope(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %3 to i64
  %6 = zext nneg i32 %2 to i64
  %7 = mul nuw nsw i64 %5, %6
  %8 = zext nneg i32 %4 to i64
  %9 = add nuw nsw i64 %7, %8
  %10 = and i64 %9, 3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %13 = lshr i64 %9, 2
  %14 = and i64 %13, 3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(4) @weights, i64 %14
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = mul nsw i32 %16, %12
  %18 = shl i64 %9, 32
  %19 = ashr exact i64 %18, 30
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !6
  %21 = and i64 %9, 7
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) @unset, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = fptosi float %23 to i32
  %25 = xor i64 %10, 3
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) @table, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = add nsw i32 %27, %24
  %29 = add i64 %18, 68719476736
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @async_copies(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_async_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #13
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_async_copies(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = shl nuw nsw i64 %4, 4
  %8 = and i64 %7, 4294967280
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %14 = mul nuw nsw i32 %12, %13
  %15 = zext nneg i32 %14 to i64
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = mul nuw nsw i32 %12, %16
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = mul nuw nsw i32 %18, %10
  %20 = add nuw nsw i32 %19, %5
  %21 = add nuw nsw i32 %20, %17
  %22 = icmp samesign ult i32 %21, 16
  br i1 %22, label %23, label %32

23:                                               ; preds = %2
  %24 = zext nneg i32 %21 to i64
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i64 [ %30, %25 ], [ %24, %23 ]
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %9, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16, !tbaa !26
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %26
  store <4 x float> %28, ptr addrspace(3) %29, align 16, !tbaa !26
  %30 = add nuw nsw i64 %26, %15
  %31 = icmp samesign ult i64 %30, 16
  br i1 %31, label %25, label %32

32:                                               ; preds = %25, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = sub nsw i64 15, %6
  %34 = getelementptr inbounds <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %33
  %35 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = fmul <4 x float> %35, splat (float 2.000000e+00)
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %38 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %6
  store <4 x float> %37, ptr addrspace(3) %38, align 16, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %8
  br i1 %22, label %40, label %49

40:                                               ; preds = %32
  %41 = zext nneg i32 %21 to i64
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ %47, %42 ], [ %41, %40 ]
  %44 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @async_copies.buf, i64 %43
  %45 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !26
  %46 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %43
  store <4 x float> %45, ptr addrspace(1) %46, align 16, !tbaa !26
  %47 = add nuw nsw i64 %43, %15
  %48 = icmp samesign ult i64 %47, 16
  br i1 %48, label %42, label %49

49:                                               ; preds = %42, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #14
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define dso_local void @__clang_ocl_kern_imp_pointer_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = alloca %struct.sources, align 8
  %5 = alloca i32, align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %6 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  %15 = and i32 %14, 4
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, ptr addrspace(1) %1, ptr addrspace(1) %0
  store ptr addrspace(1) %17, ptr %4, align 8, !tbaa !30
  %18 = and i32 %14, 8
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %22 = select i1 %19, ptr addrspace(1) %21, ptr addrspace(1) %20
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(1) %22, ptr %23, align 8, !tbaa !30
  %24 = and i64 %13, 1
  %25 = getelementptr inbounds nuw ptr addrspace(1), ptr %4, i64 %24
  %26 = load ptr addrspace(1), ptr %25, align 8, !tbaa !30
  %27 = mul nuw nsw i64 %13, 7
  %28 = and i64 %27, 31
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = tail call noundef i32 @llvm.fshl.i32(i32 %30, i32 %30, i32 3)
  %32 = add i32 %14, 1
  %33 = and i32 %32, 1
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw ptr addrspace(1), ptr %4, i64 %34
  %36 = load ptr addrspace(1), ptr %35, align 8, !tbaa !30
  %37 = mul i32 %32, 7
  %38 = and i32 %37, 31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6
  %42 = xor i32 %41, %31
  %43 = tail call noundef i32 @llvm.fshl.i32(i32 %42, i32 %42, i32 3)
  %44 = and i64 %13, 1
  %45 = getelementptr inbounds nuw ptr addrspace(1), ptr %4, i64 %44
  %46 = load ptr addrspace(1), ptr %45, align 8, !tbaa !30
  %47 = mul nuw nsw i64 %13, 7
  %48 = add nuw nsw i64 %47, 14
  %49 = and i64 %48, 31
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !6
  %52 = xor i32 %51, %43
  %53 = tail call noundef i32 @llvm.fshl.i32(i32 %52, i32 %52, i32 3)
  %54 = add i32 %14, 3
  %55 = and i32 %54, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw ptr addrspace(1), ptr %4, i64 %56
  %58 = load ptr addrspace(1), ptr %57, align 8, !tbaa !30
  %59 = mul i32 %54, 7
  %60 = and i32 %59, 31
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !6
  %64 = xor i32 %63, %53
  %65 = tail call noundef i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 3)
  %66 = and i64 %13, 1
  %67 = getelementptr inbounds nuw ptr addrspace(1), ptr %4, i64 %66
  %68 = load ptr addrspace(1), ptr %67, align 8, !tbaa !30
  %69 = mul nuw nsw i64 %13, 7
  %70 = add nuw nsw i64 %69, 28
  %71 = and i64 %70, 31
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !6
  %74 = xor i32 %73, %65
  %75 = tail call noundef i32 @llvm.fshl.i32(i32 %74, i32 %74, i32 3)
  %76 = add i32 %14, 5
  %77 = and i32 %76, 1
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw ptr addrspace(1), ptr %4, i64 %78
  %80 = load ptr addrspace(1), ptr %79, align 8, !tbaa !30
  %81 = mul i32 %76, 7
  %82 = and i32 %81, 31
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %83
  %85 = load i32, ptr addrspace(1) %84, align 4, !tbaa !6
  %86 = xor i32 %85, %75
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store volatile i32 %86, ptr %5, align 4, !tbaa !6
  %87 = load volatile i32, ptr %5, align 4, !tbaa !6
  %88 = add i32 %87, 1
  store volatile i32 %88, ptr %5, align 4, !tbaa !6
  %89 = load volatile i32, ptr %5, align 4, !tbaa !6
  %90 = and i64 %13, 4294967295
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %90
  store i32 %89, ptr addrspace(1) %91, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #6 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef align 4 %0) #14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_range3d(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #7 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !21 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %3 to i64
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %4 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = mul nuw nsw i32 %9, %8
  %12 = add nuw nsw i32 %11, %10
  %13 = zext nneg i32 %12 to i64
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = mul nuw nsw i32 %15, %14
  %18 = add nuw nsw i32 %17, %16
  %19 = zext nneg i32 %18 to i64
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %21 = mul nuw nsw i32 %9, %20
  %22 = zext nneg i32 %21 to i64
  %23 = mul nuw nsw i64 %19, %22
  %24 = add nuw nsw i64 %23, %13
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %26 = zext nneg i32 %25 to i64
  %27 = mul i64 %24, %26
  %28 = add i64 %27, %6
  %29 = mul i64 %28, %5
  %30 = add i64 %29, %7
  %31 = shl nuw nsw i32 %8, 8
  %32 = shl nuw i32 %14, 16
  %33 = or i32 %32, %31
  %34 = or i32 %33, %2
  %35 = shl i64 %30, 4
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %35
  store i32 %34, ptr addrspace(1) %36, align 4, !tbaa !6
  %37 = shl nuw nsw i32 %10, 8
  %38 = shl nuw nsw i32 %16, 16
  %39 = or i32 %38, %37
  %40 = or i32 %39, %4
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 4
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !6
  %42 = mul i32 %25, 100
  %43 = mul nuw nsw i32 %20, 10
  %44 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %45 = add nuw nsw i32 %43, %44
  %46 = add i32 %45, %42
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !6
  %48 = mul nuw nsw i32 %3, 100
  %49 = mul nuw nsw i32 %9, 10
  %50 = add nuw nsw i32 %49, %15
  %51 = add nuw nsw i32 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 12
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nocallback nounwind }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { convergent nounwind }
attributes #14 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1}
!19 = !{!"none"}
!20 = !{!"int*"}
!21 = !{!""}
!22 = !{i32 1, i32 1}
!23 = !{!"none", !"none"}
!24 = !{!"float*", !"float*"}
!25 = !{!"const", !""}
!26 = !{!8, !8, i64 0}
!27 = !{i32 1, i32 1, i32 1}
!28 = !{!"uint*", !"uint*", !"uint*"}
!29 = !{!"const", !"const", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 int", !32, i64 0}
!32 = !{!"any pointer", !8, i64 0}
!33 = !{!"uint*"}
