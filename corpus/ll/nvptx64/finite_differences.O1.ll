; ModuleID = 'corpus/opencl/finite_differences.cl'
source_filename = "corpus/opencl/finite_differences.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cell = type { float, float, float }

@wave_order8.tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @wave_order8(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_wave_order8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_wave_order8(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %9, %8
  %11 = add i32 %10, %6
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %13, %12
  %15 = add nuw nsw i32 %14, %7
  br label %16

16:                                               ; preds = %5, %136
  %17 = phi i32 [ 0, %5 ], [ %137, %136 ]
  %18 = shl nuw nsw i32 %17, 3
  %19 = add nuw nsw i32 %18, %15
  %20 = mul nsw i32 %19, %4
  %21 = add i32 %20, %11
  %22 = add nuw nsw i32 %18, %7
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %23
  br label %139

25:                                               ; preds = %136
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = add nuw nsw i32 %6, 4
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @wave_order8.tile, i64 %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) @wave_order8.tile, i64 %27
  %30 = load float, ptr addrspace(1) %3, align 4, !tbaa !14
  %31 = fmul float %30, 2.000000e+00
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 256
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %27
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %37 = fmul float %31, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = zext nneg i32 %6 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i64 12
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !14
  %44 = zext nneg i32 %6 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i64 20
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %48 = fadd float %43, %47
  %49 = zext nneg i32 %7 to i64
  %50 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %29, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %50, i64 192
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %53 = fadd float %48, %52
  %54 = zext nneg i32 %7 to i64
  %55 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %28, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i64 320
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !14
  %58 = fadd float %53, %57
  %59 = tail call float @llvm.fmuladd.f32(float %39, float %58, float %37)
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !14
  %62 = zext nneg i32 %6 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i64 8
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !14
  %66 = zext nneg i32 %6 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i64 24
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !14
  %70 = fadd float %65, %69
  %71 = zext nneg i32 %7 to i64
  %72 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %29, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 128
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !14
  %75 = fadd float %70, %74
  %76 = zext nneg i32 %7 to i64
  %77 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %28, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i64 384
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !14
  %80 = fadd float %75, %79
  %81 = tail call float @llvm.fmuladd.f32(float %61, float %80, float %59)
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !14
  %84 = zext nneg i32 %6 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %85, i64 4
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !14
  %88 = zext nneg i32 %6 to i64
  %89 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i64 28
  %91 = load float, ptr addrspace(3) %90, align 4, !tbaa !14
  %92 = fadd float %87, %91
  %93 = zext nneg i32 %7 to i64
  %94 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %29, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i64 64
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !14
  %97 = fadd float %92, %96
  %98 = zext nneg i32 %7 to i64
  %99 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %28, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %99, i64 448
  %101 = load float, ptr addrspace(3) %100, align 4, !tbaa !14
  %102 = fadd float %97, %101
  %103 = tail call float @llvm.fmuladd.f32(float %83, float %102, float %81)
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !14
  %106 = zext nneg i32 %6 to i64
  %107 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %106
  %108 = load float, ptr addrspace(3) %107, align 4, !tbaa !14
  %109 = zext nneg i32 %6 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i64 32
  %112 = load float, ptr addrspace(3) %111, align 4, !tbaa !14
  %113 = fadd float %108, %112
  %114 = zext nneg i32 %7 to i64
  %115 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %29, i64 %114
  %116 = load float, ptr addrspace(3) %115, align 4, !tbaa !14
  %117 = fadd float %113, %116
  %118 = zext nneg i32 %7 to i64
  %119 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %28, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i64 512
  %121 = load float, ptr addrspace(3) %120, align 4, !tbaa !14
  %122 = fadd float %117, %121
  %123 = tail call float @llvm.fmuladd.f32(float %105, float %122, float %103)
  %124 = add i32 %11, 4
  %125 = add nuw nsw i32 %15, 4
  %126 = mul nsw i32 %4, %125
  %127 = add nsw i32 %124, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !14
  %131 = fneg float %130
  %132 = tail call float @llvm.fmuladd.f32(float %36, float 2.000000e+00, float %131)
  %133 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %128
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !14
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %123, float %132)
  store float %135, ptr addrspace(1) %129, align 4, !tbaa !14
  ret void

136:                                              ; preds = %139
  %137 = add nuw nsw i32 %17, 1
  %138 = icmp eq i32 %17, 0
  br i1 %138, label %16, label %25, !llvm.loop !16

139:                                              ; preds = %16, %139
  %140 = phi i32 [ 0, %16 ], [ %149, %139 ]
  %141 = shl nuw nsw i32 %140, 3
  %142 = add nsw i32 %21, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !14
  %146 = add nuw nsw i32 %141, %6
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i64 %147
  store float %145, ptr addrspace(3) %148, align 4, !tbaa !14
  %149 = add nuw nsw i32 %140, 1
  %150 = icmp eq i32 %140, 0
  br i1 %150, label %139, label %136, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas_lines(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_thomas_lines(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, i32 noundef %5) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_thomas_lines(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %7 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %9 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = mul i32 %8, %16
  %18 = shl i64 %14, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !23
  %22 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %19
  %23 = load double, ptr addrspace(1) %22, align 8, !tbaa !23
  %24 = fdiv double %21, %23
  %25 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %19
  store double %24, ptr addrspace(1) %25, align 8, !tbaa !23
  %26 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %19
  %27 = load double, ptr addrspace(1) %26, align 8, !tbaa !23
  %28 = load double, ptr addrspace(1) %22, align 8, !tbaa !23
  %29 = fdiv double %27, %28
  store double %29, ptr addrspace(1) %26, align 8, !tbaa !23
  %30 = icmp sgt i32 %5, 1
  br i1 %30, label %35, label %31

31:                                               ; preds = %35, %6
  %32 = icmp sgt i32 %5, 1
  br i1 %32, label %33, label %65

33:                                               ; preds = %31
  %34 = add nsw i32 %5, -2
  br label %66

35:                                               ; preds = %6, %35
  %36 = phi i32 [ %63, %35 ], [ 1, %6 ]
  %37 = mul nsw i32 %36, %17
  %38 = add nsw i32 %37, %15
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %39
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !23
  %42 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %39
  %43 = load double, ptr addrspace(1) %42, align 8, !tbaa !23
  %44 = sub nsw i32 %38, %17
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %45
  %47 = load double, ptr addrspace(1) %46, align 8, !tbaa !23
  %48 = fneg double %43
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %47, double %41)
  %50 = fdiv double 1.000000e+00, %49
  %51 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %39
  %52 = load double, ptr addrspace(1) %51, align 8, !tbaa !23
  %53 = fmul double %52, %50
  %54 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %39
  store double %53, ptr addrspace(1) %54, align 8, !tbaa !23
  %55 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %39
  %56 = load double, ptr addrspace(1) %55, align 8, !tbaa !23
  %57 = load double, ptr addrspace(1) %42, align 8, !tbaa !23
  %58 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %45
  %59 = load double, ptr addrspace(1) %58, align 8, !tbaa !23
  %60 = fneg double %57
  %61 = tail call double @llvm.fmuladd.f64(double %60, double %59, double %56)
  %62 = fmul double %50, %61
  store double %62, ptr addrspace(1) %55, align 8, !tbaa !23
  %63 = add nuw nsw i32 %36, 1
  %64 = icmp eq i32 %63, %5
  br i1 %64, label %31, label %35, !llvm.loop !25

65:                                               ; preds = %66, %31
  ret void

66:                                               ; preds = %33, %66
  %67 = phi i32 [ %81, %66 ], [ %34, %33 ]
  %68 = mul nsw i32 %67, %17
  %69 = add nsw i32 %68, %15
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %70
  %72 = load double, ptr addrspace(1) %71, align 8, !tbaa !23
  %73 = add nsw i32 %69, %17
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %74
  %76 = load double, ptr addrspace(1) %75, align 8, !tbaa !23
  %77 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %70
  %78 = load double, ptr addrspace(1) %77, align 8, !tbaa !23
  %79 = fneg double %72
  %80 = tail call double @llvm.fmuladd.f64(double %79, double %76, double %78)
  store double %80, ptr addrspace(1) %77, align 8, !tbaa !23
  %81 = add nsw i32 %67, -1
  %82 = icmp sgt i32 %67, 0
  br i1 %82, label %66, label %65, !llvm.loop !26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @advect_limited(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_advect_limited(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_advect_limited(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = add nsw i32 %3, %13
  %15 = add nsw i32 %14, -2
  %16 = srem i32 %15, %3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = add nsw i32 %14, -1
  %21 = srem i32 %20, %3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  %25 = shl i64 %12, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  %29 = add nsw i32 %13, 1
  %30 = srem i32 %29, %3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = fsub float 1.000000e+00, %2
  %35 = fmul float %34, 5.000000e-01
  %36 = fsub float %33, %28
  %37 = fsub float %28, %24
  %38 = fmul float %37, %36
  %39 = fcmp ugt float %38, 0.000000e+00
  %40 = tail call float @llvm.fabs.f32(float %36)
  %41 = tail call float @llvm.fabs.f32(float %37)
  %42 = fcmp olt float %40, %41
  %43 = select i1 %42, float %36, float %37
  %44 = select i1 %39, float %43, float 0.000000e+00
  %45 = tail call float @llvm.fmuladd.f32(float %35, float %44, float %28)
  %46 = fsub float %24, %19
  %47 = fmul float %46, %37
  %48 = fcmp ugt float %47, 0.000000e+00
  %49 = tail call float @llvm.fabs.f32(float %46)
  %50 = fcmp olt float %41, %49
  %51 = select i1 %50, float %37, float %46
  %52 = select i1 %48, float %51, float 0.000000e+00
  %53 = tail call float @llvm.fmuladd.f32(float %35, float %52, float %24)
  %54 = fsub float %45, %53
  %55 = fneg float %2
  %56 = tail call float @llvm.fmuladd.f32(float %55, float %54, float %28)
  %57 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  store float %56, ptr addrspace(1) %57, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shallow_water(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_shallow_water(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, float noundef %3) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_shallow_water(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !30 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = mul nsw i32 %2, %14
  %16 = add nsw i32 %15, %9
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 4
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 8
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %25 = add nsw i32 %24, -1
  %26 = add nsw i32 %25, %15
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 8
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = add nsw i32 %9, 1
  %35 = add nsw i32 %2, -1
  %36 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %35, i32 range(i32 -2147483647, -2147483648) %34)
  %37 = add nsw i32 %36, %15
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 4
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !14
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 8
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = tail call i32 @llvm.smax.i32(i32 %14, i32 1)
  %46 = add nsw i32 %45, -1
  %47 = mul nsw i32 %46, %2
  %48 = add nsw i32 %47, %9
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 4
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !14
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 8
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = add nuw nsw i32 %14, 1
  %57 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %35, i32 range(i32 -2147483647, -2147483648) %56)
  %58 = mul nsw i32 %57, %2
  %59 = add nsw i32 %58, %9
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !14
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 4
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !14
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 8
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = fdiv float %31, %29
  %68 = fmul float %29, 0x40139EB860000000
  %69 = fmul float %29, %68
  %70 = tail call float @llvm.fmuladd.f32(float %31, float %67, float %69)
  %71 = fmul float %33, %67
  %72 = fdiv float %21, %19
  %73 = fmul float %19, 0x40139EB860000000
  %74 = fmul float %19, %73
  %75 = tail call float @llvm.fmuladd.f32(float %21, float %72, float %74)
  %76 = fmul float %23, %72
  %77 = tail call noundef float @llvm.fabs.f32(float %67)
  %78 = fmul float %29, 0x40239EB860000000
  %79 = tail call float @llvm.nvvm.sqrt.approx.f(float %78) #11
  %80 = fadd float %77, %79
  %81 = tail call noundef float @llvm.fabs.f32(float %72)
  %82 = fmul float %19, 0x40239EB860000000
  %83 = tail call float @llvm.nvvm.sqrt.approx.f(float %82) #11
  %84 = fadd float %81, %83
  %85 = tail call noundef float @llvm.maximumnum.f32(float %80, float %84)
  %86 = fadd float %21, %31
  %87 = fmul float %85, 5.000000e-01
  %88 = fsub float %19, %29
  %89 = fneg float %88
  %90 = fmul float %87, %89
  %91 = tail call float @llvm.fmuladd.f32(float %86, float 5.000000e-01, float %90)
  %92 = fadd float %75, %70
  %93 = fsub float %21, %31
  %94 = fneg float %93
  %95 = fmul float %87, %94
  %96 = tail call float @llvm.fmuladd.f32(float %92, float 5.000000e-01, float %95)
  %97 = fadd float %76, %71
  %98 = fsub float %23, %33
  %99 = fneg float %98
  %100 = fmul float %87, %99
  %101 = tail call float @llvm.fmuladd.f32(float %97, float 5.000000e-01, float %100)
  %102 = fdiv float %42, %40
  %103 = fmul float %40, 0x40139EB860000000
  %104 = fmul float %40, %103
  %105 = tail call float @llvm.fmuladd.f32(float %42, float %102, float %104)
  %106 = fmul float %44, %102
  %107 = tail call noundef float @llvm.fabs.f32(float %102)
  %108 = fmul float %40, 0x40239EB860000000
  %109 = tail call float @llvm.nvvm.sqrt.approx.f(float %108) #11
  %110 = fadd float %107, %109
  %111 = tail call noundef float @llvm.maximumnum.f32(float %84, float %110)
  %112 = fadd float %21, %42
  %113 = fmul float %111, 5.000000e-01
  %114 = fsub float %40, %19
  %115 = fneg float %114
  %116 = fmul float %113, %115
  %117 = tail call float @llvm.fmuladd.f32(float %112, float 5.000000e-01, float %116)
  %118 = fadd float %75, %105
  %119 = fsub float %42, %21
  %120 = fneg float %119
  %121 = fmul float %113, %120
  %122 = tail call float @llvm.fmuladd.f32(float %118, float 5.000000e-01, float %121)
  %123 = fadd float %76, %106
  %124 = fsub float %44, %23
  %125 = fneg float %124
  %126 = fmul float %113, %125
  %127 = tail call float @llvm.fmuladd.f32(float %123, float 5.000000e-01, float %126)
  %128 = fdiv float %55, %51
  %129 = fmul float %51, 0x40139EB860000000
  %130 = fmul float %51, %129
  %131 = tail call float @llvm.fmuladd.f32(float %55, float %128, float %130)
  %132 = fmul float %53, %128
  %133 = fdiv float %23, %19
  %134 = tail call float @llvm.fmuladd.f32(float %23, float %133, float %74)
  %135 = fmul float %21, %133
  %136 = tail call noundef float @llvm.fabs.f32(float %128)
  %137 = fmul float %51, 0x40239EB860000000
  %138 = tail call float @llvm.nvvm.sqrt.approx.f(float %137) #11
  %139 = fadd float %136, %138
  %140 = tail call noundef float @llvm.fabs.f32(float %133)
  %141 = fadd float %140, %83
  %142 = tail call noundef float @llvm.maximumnum.f32(float %139, float %141)
  %143 = fadd float %23, %55
  %144 = fmul float %142, 5.000000e-01
  %145 = fsub float %19, %51
  %146 = fneg float %145
  %147 = fmul float %144, %146
  %148 = tail call float @llvm.fmuladd.f32(float %143, float 5.000000e-01, float %147)
  %149 = fadd float %134, %131
  %150 = fsub float %23, %55
  %151 = fneg float %150
  %152 = fmul float %144, %151
  %153 = tail call float @llvm.fmuladd.f32(float %149, float 5.000000e-01, float %152)
  %154 = fadd float %135, %132
  %155 = fsub float %21, %53
  %156 = fneg float %155
  %157 = fmul float %144, %156
  %158 = tail call float @llvm.fmuladd.f32(float %154, float 5.000000e-01, float %157)
  %159 = fdiv float %66, %62
  %160 = fmul float %62, 0x40139EB860000000
  %161 = fmul float %62, %160
  %162 = tail call float @llvm.fmuladd.f32(float %66, float %159, float %161)
  %163 = fmul float %64, %159
  %164 = tail call noundef float @llvm.fabs.f32(float %159)
  %165 = fmul float %62, 0x40239EB860000000
  %166 = tail call float @llvm.nvvm.sqrt.approx.f(float %165) #11
  %167 = fadd float %164, %166
  %168 = tail call noundef float @llvm.maximumnum.f32(float %141, float %167)
  %169 = fadd float %23, %66
  %170 = fmul float %168, 5.000000e-01
  %171 = fsub float %62, %19
  %172 = fneg float %171
  %173 = fmul float %170, %172
  %174 = tail call float @llvm.fmuladd.f32(float %169, float 5.000000e-01, float %173)
  %175 = fadd float %134, %162
  %176 = fsub float %66, %23
  %177 = fneg float %176
  %178 = fmul float %170, %177
  %179 = tail call float @llvm.fmuladd.f32(float %175, float 5.000000e-01, float %178)
  %180 = fadd float %135, %163
  %181 = fsub float %64, %21
  %182 = fneg float %181
  %183 = fmul float %170, %182
  %184 = tail call float @llvm.fmuladd.f32(float %180, float 5.000000e-01, float %183)
  %185 = fsub float %117, %91
  %186 = fadd float %185, %174
  %187 = fsub float %186, %148
  %188 = fneg float %3
  %189 = tail call float @llvm.fmuladd.f32(float %188, float %187, float %19)
  %190 = fsub float %122, %96
  %191 = fadd float %190, %184
  %192 = fsub float %191, %158
  %193 = tail call float @llvm.fmuladd.f32(float %188, float %192, float %21)
  %194 = fsub float %127, %101
  %195 = fadd float %194, %179
  %196 = fsub float %195, %153
  %197 = tail call float @llvm.fmuladd.f32(float %188, float %196, float %23)
  %198 = getelementptr inbounds %struct.cell, ptr addrspace(1) %1, i64 %17
  store float %189, ptr addrspace(1) %198, align 4, !tbaa !14
  %199 = getelementptr inbounds nuw i8, ptr addrspace(1) %198, i64 4
  store float %193, ptr addrspace(1) %199, align 4, !tbaa !14
  %200 = getelementptr inbounds nuw i8, ptr addrspace(1) %198, i64 8
  store float %197, ptr addrspace(1) %200, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #9

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"int"}
!13 = !{!"restrict const", !"restrict", !"restrict const", !"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"int"}
!22 = !{!"const", !"const", !"const", !"", !"", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !8, i64 0}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = !{i32 1, i32 1, i32 0, i32 0}
!28 = !{!"none", !"none", !"none", !"none"}
!29 = !{!"float*", !"float*", !"float", !"int"}
!30 = !{!"const", !"", !"", !""}
!31 = !{!"cell*", !"cell*", !"int", !"float"}
