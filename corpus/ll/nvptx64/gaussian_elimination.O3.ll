; ModuleID = 'corpus/opencl/gaussian_elimination.cl'
source_filename = "corpus/opencl/gaussian_elimination.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@eliminate_local.a = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@eliminate_local.pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fan1(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_fan1(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) align 4 poison, i32 noundef %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_fan1(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) readnone align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = xor i32 %4, -1
  %12 = add i32 %3, %11
  %13 = icmp sgt i32 %12, %10
  br i1 %13, label %14, label %31

14:                                               ; preds = %5
  %15 = add nsw i32 %10, 1
  %16 = add i32 %15, %4
  %17 = mul nsw i32 %16, %3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  %20 = sext i32 %4 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %19, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = mul nsw i32 %4, %3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %20
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = fdiv float %22, %27
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %30 = getelementptr inbounds float, ptr addrspace(1) %29, i64 %20
  store float %28, ptr addrspace(1) %30, align 4, !tbaa !14
  br label %31

31:                                               ; preds = %14, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fan2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !16 {
  tail call void @__clang_ocl_kern_imp_fan2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_fan2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !16 {
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
  %16 = xor i32 %4, -1
  %17 = add i32 %3, %16
  %18 = icmp sgt i32 %17, %10
  %19 = sub nsw i32 %3, %4
  %20 = icmp sgt i32 %19, %15
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %54

22:                                               ; preds = %5
  %23 = add nsw i32 %10, 1
  %24 = add nsw i32 %23, %4
  %25 = mul nsw i32 %24, %3
  %26 = add nsw i32 %25, %4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = mul nsw i32 %4, %3
  %31 = add nsw i32 %4, %15
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = add nsw i32 %25, %31
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = fneg float %29
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %35, float %39)
  store float %41, ptr addrspace(1) %38, align 4, !tbaa !14
  %42 = icmp eq i32 %15, 0
  br i1 %42, label %43, label %54

43:                                               ; preds = %22
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = sext i32 %4 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = sext i32 %24 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = fneg float %45
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %48, float %51)
  store float %53, ptr addrspace(1) %50, align 4, !tbaa !14
  br label %54

54:                                               ; preds = %22, %43, %5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @eliminate_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_eliminate_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_eliminate_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl nsw i32 %6, 8
  %8 = add nuw nsw i32 %7, %4
  %9 = getelementptr float, ptr addrspace(3) @eliminate_local.a, i64 %5
  %10 = zext nneg i32 %8 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !14
  store float %12, ptr addrspace(3) %9, align 4, !tbaa !14
  %13 = zext nneg i32 %8 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 64
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 68
  store float %16, ptr addrspace(3) %17, align 4, !tbaa !14
  %18 = zext nneg i32 %8 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 128
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 136
  store float %21, ptr addrspace(3) %22, align 4, !tbaa !14
  %23 = zext nneg i32 %8 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 192
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 204
  store float %26, ptr addrspace(3) %27, align 4, !tbaa !14
  %28 = zext nneg i32 %8 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 256
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 272
  store float %31, ptr addrspace(3) %32, align 4, !tbaa !14
  %33 = zext nneg i32 %8 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 320
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 340
  store float %36, ptr addrspace(3) %37, align 4, !tbaa !14
  %38 = zext nneg i32 %8 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 384
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 408
  store float %41, ptr addrspace(3) %42, align 4, !tbaa !14
  %43 = zext nneg i32 %8 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 448
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 476
  store float %46, ptr addrspace(3) %47, align 4, !tbaa !14
  %48 = zext nneg i32 %8 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %49, i64 512
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 544
  store float %51, ptr addrspace(3) %52, align 4, !tbaa !14
  %53 = zext nneg i32 %8 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %54, i64 576
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 612
  store float %56, ptr addrspace(3) %57, align 4, !tbaa !14
  %58 = zext nneg i32 %8 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %59, i64 640
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !14
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 680
  store float %61, ptr addrspace(3) %62, align 4, !tbaa !14
  %63 = zext nneg i32 %8 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 704
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 748
  store float %66, ptr addrspace(3) %67, align 4, !tbaa !14
  %68 = zext nneg i32 %8 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %69, i64 768
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 816
  store float %71, ptr addrspace(3) %72, align 4, !tbaa !14
  %73 = zext nneg i32 %8 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %74, i64 832
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 884
  store float %76, ptr addrspace(3) %77, align 4, !tbaa !14
  %78 = zext nneg i32 %8 to i64
  %79 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %79, i64 896
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !14
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 952
  store float %81, ptr addrspace(3) %82, align 4, !tbaa !14
  %83 = zext nneg i32 %8 to i64
  %84 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %84, i64 960
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !14
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 1020
  store float %86, ptr addrspace(3) %87, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = icmp eq i32 %4, 0
  %89 = shl nsw i32 %6, 4
  %90 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i64 %5
  br label %92

91:                                               ; preds = %158
  br i1 %88, label %161, label %164

92:                                               ; preds = %3, %158
  %93 = phi float [ 1.000000e+00, %3 ], [ %139, %158 ]
  %94 = phi i32 [ 0, %3 ], [ %159, %158 ]
  br i1 %88, label %95, label %120

95:                                               ; preds = %92
  %96 = icmp eq i32 %94, 15
  br i1 %96, label %100, label %97

97:                                               ; preds = %95
  %98 = zext nneg i32 %94 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspace(3) @eliminate_local.a, i64 %98
  br label %105

100:                                              ; preds = %105, %95
  %101 = phi i32 [ 15, %95 ], [ %118, %105 ]
  store i32 %101, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %102 = or disjoint i32 %94, %89
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %103
  store i32 %101, ptr addrspace(1) %104, align 4, !tbaa !6
  br label %120

105:                                              ; preds = %97, %105
  %106 = phi i32 [ %94, %97 ], [ %108, %105 ]
  %107 = phi i32 [ %94, %97 ], [ %118, %105 ]
  %108 = add nuw nsw i32 %106, 1
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %99, i64 %109
  %111 = load float, ptr addrspace(3) %110, align 4, !tbaa !14
  %112 = tail call noundef float @llvm.fabs.f32(float %111)
  %113 = sext i32 %107 to i64
  %114 = getelementptr inbounds [17 x float], ptr addrspace(3) %99, i64 %113
  %115 = load float, ptr addrspace(3) %114, align 4, !tbaa !14
  %116 = tail call noundef float @llvm.fabs.f32(float %115)
  %117 = fcmp ogt float %112, %116
  %118 = select i1 %117, i32 %108, i32 %107
  %119 = icmp samesign ult i32 %106, 14
  br i1 %119, label %105, label %100

120:                                              ; preds = %100, %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %121 = load i32, ptr addrspace(3) @eliminate_local.pivot, align 4, !tbaa !6
  %122 = icmp eq i32 %121, %94
  br i1 %122, label %123, label %125

123:                                              ; preds = %120
  %124 = zext nneg i32 %94 to i64
  br label %133

125:                                              ; preds = %120
  %126 = fneg float %93
  %127 = sext i32 %121 to i64
  %128 = getelementptr [17 x float], ptr addrspace(3) %9, i64 %127
  %129 = zext nneg i32 %94 to i64
  %130 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %9, i64 %129
  %131 = load float, ptr addrspace(3) %130, align 4, !tbaa !14
  %132 = load float, ptr addrspace(3) %128, align 4, !tbaa !14
  store float %132, ptr addrspace(3) %130, align 4, !tbaa !14
  store float %131, ptr addrspace(3) %128, align 4, !tbaa !14
  br label %133

133:                                              ; preds = %123, %125
  %134 = phi i64 [ %124, %123 ], [ %129, %125 ]
  %135 = phi float [ %93, %123 ], [ %126, %125 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %136 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @eliminate_local.a, i64 %134
  %137 = getelementptr inbounds nuw float, ptr addrspace(3) %136, i64 %134
  %138 = load float, ptr addrspace(3) %137, align 4, !tbaa !14
  %139 = fmul float %135, %138
  %140 = icmp samesign uge i32 %94, %4
  %141 = icmp eq i32 %94, 15
  %142 = or i1 %140, %141
  br i1 %142, label %158, label %143

143:                                              ; preds = %133
  %144 = getelementptr inbounds nuw float, ptr addrspace(3) %90, i64 %134
  %145 = load float, ptr addrspace(3) %144, align 4, !tbaa !14
  %146 = fneg float %145
  %147 = fdiv float %146, %138
  br label %148

148:                                              ; preds = %143, %148
  %149 = phi i32 [ %94, %143 ], [ %150, %148 ]
  %150 = add nuw nsw i32 %149, 1
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw float, ptr addrspace(3) %136, i64 %151
  %153 = load float, ptr addrspace(3) %152, align 4, !tbaa !14
  %154 = getelementptr inbounds nuw float, ptr addrspace(3) %90, i64 %151
  %155 = load float, ptr addrspace(3) %154, align 4, !tbaa !14
  %156 = tail call float @llvm.fmuladd.f32(float %147, float %153, float %155)
  store float %156, ptr addrspace(3) %154, align 4, !tbaa !14
  %157 = icmp samesign ult i32 %149, 14
  br i1 %157, label %148, label %158

158:                                              ; preds = %148, %133
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %159 = add nuw nsw i32 %94, 1
  %160 = icmp eq i32 %159, 16
  br i1 %160, label %91, label %92

161:                                              ; preds = %91
  %162 = zext nneg i32 %6 to i64
  %163 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %162
  store float %139, ptr addrspace(1) %163, align 4, !tbaa !14
  br label %164

164:                                              ; preds = %161, %91
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!13 = !{!"", !"const", !"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!"const", !"", !"", !"", !""}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"float*", !"float*", !"int*"}
!20 = !{!"const", !"", !""}
