; ModuleID = 'corpus/opencl/finite_differences.cl'
source_filename = "corpus/opencl/finite_differences.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cell = type { float, float, float }

@wave_order8.tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @wave_order8(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_wave_order8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #12
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
  %16 = mul nsw i32 %15, %4
  %17 = add i32 %16, %11
  %18 = zext nneg i32 %7 to i64
  %19 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %18
  %20 = sext i32 %17 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = zext nneg i32 %6 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) %19, i64 %23
  store float %22, ptr addrspace(3) %24, align 4, !tbaa !14
  %25 = sext i32 %17 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr i8, ptr addrspace(1) %26, i64 32
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  %29 = add nuw nsw i32 %6, 8
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) %19, i64 %30
  store float %28, ptr addrspace(3) %31, align 4, !tbaa !14
  %32 = add nuw nsw i32 %15, 8
  %33 = mul nsw i32 %32, %4
  %34 = add i32 %33, %11
  %35 = zext nneg i32 %7 to i64
  %36 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i64 512
  %38 = sext i32 %34 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) %37, i64 %23
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !14
  %42 = sext i32 %34 to i64
  %43 = getelementptr float, ptr addrspace(1) %0, i64 %42
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 32
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = getelementptr inbounds nuw float, ptr addrspace(3) %37, i64 %30
  store float %45, ptr addrspace(3) %46, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = add nuw nsw i32 %6, 4
  %48 = load float, ptr addrspace(1) %3, align 4, !tbaa !14
  %49 = fmul float %48, 2.000000e+00
  %50 = zext nneg i32 %7 to i64
  %51 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @wave_order8.tile, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 256
  %53 = zext nneg i32 %47 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %53
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %56 = fmul float %49, %55
  %57 = getelementptr inbounds nuw float, ptr addrspace(3) @wave_order8.tile, i64 %53
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !14
  %60 = zext nneg i32 %6 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i64 12
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %64 = zext nneg i32 %6 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 20
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !14
  %68 = fadd float %63, %67
  %69 = zext nneg i32 %7 to i64
  %70 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %57, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i64 192
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !14
  %73 = fadd float %68, %72
  %74 = zext nneg i32 %7 to i64
  %75 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %57, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i64 320
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !14
  %78 = fadd float %73, %77
  %79 = tail call float @llvm.fmuladd.f32(float %59, float %78, float %56)
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !14
  %82 = zext nneg i32 %6 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i64 8
  %85 = load float, ptr addrspace(3) %84, align 4, !tbaa !14
  %86 = zext nneg i32 %6 to i64
  %87 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i64 24
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !14
  %90 = fadd float %85, %89
  %91 = zext nneg i32 %7 to i64
  %92 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %57, i64 %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %92, i64 128
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !14
  %95 = fadd float %90, %94
  %96 = zext nneg i32 %7 to i64
  %97 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %57, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i64 384
  %99 = load float, ptr addrspace(3) %98, align 4, !tbaa !14
  %100 = fadd float %95, %99
  %101 = tail call float @llvm.fmuladd.f32(float %81, float %100, float %79)
  %102 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !14
  %104 = zext nneg i32 %6 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i64 4
  %107 = load float, ptr addrspace(3) %106, align 4, !tbaa !14
  %108 = zext nneg i32 %6 to i64
  %109 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i64 28
  %111 = load float, ptr addrspace(3) %110, align 4, !tbaa !14
  %112 = fadd float %107, %111
  %113 = zext nneg i32 %7 to i64
  %114 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %57, i64 %113
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %114, i64 64
  %116 = load float, ptr addrspace(3) %115, align 4, !tbaa !14
  %117 = fadd float %112, %116
  %118 = zext nneg i32 %7 to i64
  %119 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %57, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i64 448
  %121 = load float, ptr addrspace(3) %120, align 4, !tbaa !14
  %122 = fadd float %117, %121
  %123 = tail call float @llvm.fmuladd.f32(float %103, float %122, float %101)
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !14
  %126 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %23
  %127 = load float, ptr addrspace(3) %126, align 4, !tbaa !14
  %128 = zext nneg i32 %6 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %129, i64 32
  %131 = load float, ptr addrspace(3) %130, align 4, !tbaa !14
  %132 = fadd float %127, %131
  %133 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %57, i64 %18
  %134 = load float, ptr addrspace(3) %133, align 4, !tbaa !14
  %135 = fadd float %132, %134
  %136 = zext nneg i32 %7 to i64
  %137 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %57, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %137, i64 512
  %139 = load float, ptr addrspace(3) %138, align 4, !tbaa !14
  %140 = fadd float %135, %139
  %141 = tail call float @llvm.fmuladd.f32(float %125, float %140, float %123)
  %142 = add i32 %11, 4
  %143 = add nuw nsw i32 %15, 4
  %144 = mul nsw i32 %4, %143
  %145 = add nsw i32 %142, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %146
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !14
  %149 = fneg float %148
  %150 = tail call float @llvm.fmuladd.f32(float %55, float 2.000000e+00, float %149)
  %151 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %146
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !14
  %153 = tail call float @llvm.fmuladd.f32(float %152, float %141, float %150)
  store float %153, ptr addrspace(1) %147, align 4, !tbaa !14
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas_lines(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_thomas_lines(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, i32 noundef %5) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_thomas_lines(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 8 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
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
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !20
  %22 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %19
  %23 = load double, ptr addrspace(1) %22, align 8, !tbaa !20
  %24 = fdiv double %21, %23
  %25 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %19
  store double %24, ptr addrspace(1) %25, align 8, !tbaa !20
  %26 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %19
  %27 = load double, ptr addrspace(1) %26, align 8, !tbaa !20
  %28 = load double, ptr addrspace(1) %22, align 8, !tbaa !20
  %29 = fdiv double %27, %28
  store double %29, ptr addrspace(1) %26, align 8, !tbaa !20
  %30 = icmp sgt i32 %5, 1
  br i1 %30, label %31, label %154

31:                                               ; preds = %6
  %32 = add nsw i32 %5, -1
  %33 = add nsw i32 %5, -2
  %34 = and i32 %32, 1
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %31
  %37 = and i32 %32, -2
  br label %95

38:                                               ; preds = %95
  %39 = icmp eq i32 %34, 0
  br i1 %39, label %69, label %40

40:                                               ; preds = %38, %31
  %41 = phi i32 [ 1, %31 ], [ %151, %38 ]
  %42 = icmp ne i32 %34, 0
  tail call void @llvm.assume(i1 %42)
  %43 = mul nsw i32 %41, %17
  %44 = add nsw i32 %43, %15
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %45
  %47 = load double, ptr addrspace(1) %46, align 8, !tbaa !20
  %48 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %45
  %49 = load double, ptr addrspace(1) %48, align 8, !tbaa !20
  %50 = sub nsw i32 %44, %17
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %51
  %53 = load double, ptr addrspace(1) %52, align 8, !tbaa !20
  %54 = fneg double %49
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %53, double %47)
  %56 = fdiv double 1.000000e+00, %55
  %57 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %45
  %58 = load double, ptr addrspace(1) %57, align 8, !tbaa !20
  %59 = fmul double %58, %56
  %60 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %45
  store double %59, ptr addrspace(1) %60, align 8, !tbaa !20
  %61 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %45
  %62 = load double, ptr addrspace(1) %61, align 8, !tbaa !20
  %63 = load double, ptr addrspace(1) %48, align 8, !tbaa !20
  %64 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %51
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !20
  %66 = fneg double %63
  %67 = tail call double @llvm.fmuladd.f64(double %66, double %65, double %62)
  %68 = fmul double %56, %67
  store double %68, ptr addrspace(1) %61, align 8, !tbaa !20
  br label %69

69:                                               ; preds = %38, %40
  %70 = add nsw i32 %5, -2
  %71 = and i32 %32, 3
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %92, label %73

73:                                               ; preds = %69, %73
  %74 = phi i32 [ %89, %73 ], [ %70, %69 ]
  %75 = phi i32 [ %90, %73 ], [ 0, %69 ]
  %76 = mul nsw i32 %74, %17
  %77 = add nsw i32 %76, %15
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %78
  %80 = load double, ptr addrspace(1) %79, align 8, !tbaa !20
  %81 = add nsw i32 %77, %17
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %82
  %84 = load double, ptr addrspace(1) %83, align 8, !tbaa !20
  %85 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %78
  %86 = load double, ptr addrspace(1) %85, align 8, !tbaa !20
  %87 = fneg double %80
  %88 = tail call double @llvm.fmuladd.f64(double %87, double %84, double %86)
  store double %88, ptr addrspace(1) %85, align 8, !tbaa !20
  %89 = add nsw i32 %74, -1
  %90 = add i32 %75, 1
  %91 = icmp eq i32 %90, %71
  br i1 %91, label %92, label %73, !llvm.loop !22

92:                                               ; preds = %73, %69
  %93 = phi i32 [ %70, %69 ], [ %89, %73 ]
  %94 = icmp ult i32 %33, 3
  br i1 %94, label %154, label %155

95:                                               ; preds = %95, %36
  %96 = phi i32 [ 1, %36 ], [ %151, %95 ]
  %97 = phi i32 [ 0, %36 ], [ %152, %95 ]
  %98 = mul nsw i32 %96, %17
  %99 = add nsw i32 %98, %15
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %100
  %102 = load double, ptr addrspace(1) %101, align 8, !tbaa !20
  %103 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %100
  %104 = load double, ptr addrspace(1) %103, align 8, !tbaa !20
  %105 = sub nsw i32 %99, %17
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %106
  %108 = load double, ptr addrspace(1) %107, align 8, !tbaa !20
  %109 = fneg double %104
  %110 = tail call double @llvm.fmuladd.f64(double %109, double %108, double %102)
  %111 = fdiv double 1.000000e+00, %110
  %112 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %100
  %113 = load double, ptr addrspace(1) %112, align 8, !tbaa !20
  %114 = fmul double %113, %111
  %115 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %100
  store double %114, ptr addrspace(1) %115, align 8, !tbaa !20
  %116 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %100
  %117 = load double, ptr addrspace(1) %116, align 8, !tbaa !20
  %118 = load double, ptr addrspace(1) %103, align 8, !tbaa !20
  %119 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %106
  %120 = load double, ptr addrspace(1) %119, align 8, !tbaa !20
  %121 = fneg double %118
  %122 = tail call double @llvm.fmuladd.f64(double %121, double %120, double %117)
  %123 = fmul double %111, %122
  store double %123, ptr addrspace(1) %116, align 8, !tbaa !20
  %124 = add nuw nsw i32 %96, 1
  %125 = mul nsw i32 %124, %17
  %126 = add nsw i32 %125, %15
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %127
  %129 = load double, ptr addrspace(1) %128, align 8, !tbaa !20
  %130 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %127
  %131 = load double, ptr addrspace(1) %130, align 8, !tbaa !20
  %132 = sub nsw i32 %126, %17
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %133
  %135 = load double, ptr addrspace(1) %134, align 8, !tbaa !20
  %136 = fneg double %131
  %137 = tail call double @llvm.fmuladd.f64(double %136, double %135, double %129)
  %138 = fdiv double 1.000000e+00, %137
  %139 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %127
  %140 = load double, ptr addrspace(1) %139, align 8, !tbaa !20
  %141 = fmul double %140, %138
  %142 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %127
  store double %141, ptr addrspace(1) %142, align 8, !tbaa !20
  %143 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %127
  %144 = load double, ptr addrspace(1) %143, align 8, !tbaa !20
  %145 = load double, ptr addrspace(1) %130, align 8, !tbaa !20
  %146 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %133
  %147 = load double, ptr addrspace(1) %146, align 8, !tbaa !20
  %148 = fneg double %145
  %149 = tail call double @llvm.fmuladd.f64(double %148, double %147, double %144)
  %150 = fmul double %138, %149
  store double %150, ptr addrspace(1) %143, align 8, !tbaa !20
  %151 = add nuw nsw i32 %96, 2
  %152 = add nuw i32 %97, 2
  %153 = icmp eq i32 %152, %37
  br i1 %153, label %38, label %95

154:                                              ; preds = %92, %155, %6
  ret void

155:                                              ; preds = %92, %155
  %156 = phi i32 [ %212, %155 ], [ %93, %92 ]
  %157 = mul nsw i32 %156, %17
  %158 = add nsw i32 %157, %15
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %159
  %161 = load double, ptr addrspace(1) %160, align 8, !tbaa !20
  %162 = add nsw i32 %158, %17
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %163
  %165 = load double, ptr addrspace(1) %164, align 8, !tbaa !20
  %166 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %159
  %167 = load double, ptr addrspace(1) %166, align 8, !tbaa !20
  %168 = fneg double %161
  %169 = tail call double @llvm.fmuladd.f64(double %168, double %165, double %167)
  store double %169, ptr addrspace(1) %166, align 8, !tbaa !20
  %170 = add nsw i32 %156, -1
  %171 = mul nsw i32 %170, %17
  %172 = add nsw i32 %171, %15
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %173
  %175 = load double, ptr addrspace(1) %174, align 8, !tbaa !20
  %176 = add nsw i32 %172, %17
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %177
  %179 = load double, ptr addrspace(1) %178, align 8, !tbaa !20
  %180 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %173
  %181 = load double, ptr addrspace(1) %180, align 8, !tbaa !20
  %182 = fneg double %175
  %183 = tail call double @llvm.fmuladd.f64(double %182, double %179, double %181)
  store double %183, ptr addrspace(1) %180, align 8, !tbaa !20
  %184 = add nsw i32 %156, -2
  %185 = mul nsw i32 %184, %17
  %186 = add nsw i32 %185, %15
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %187
  %189 = load double, ptr addrspace(1) %188, align 8, !tbaa !20
  %190 = add nsw i32 %186, %17
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %191
  %193 = load double, ptr addrspace(1) %192, align 8, !tbaa !20
  %194 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %187
  %195 = load double, ptr addrspace(1) %194, align 8, !tbaa !20
  %196 = fneg double %189
  %197 = tail call double @llvm.fmuladd.f64(double %196, double %193, double %195)
  store double %197, ptr addrspace(1) %194, align 8, !tbaa !20
  %198 = add nsw i32 %156, -3
  %199 = mul nsw i32 %198, %17
  %200 = add nsw i32 %199, %15
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %201
  %203 = load double, ptr addrspace(1) %202, align 8, !tbaa !20
  %204 = add nsw i32 %200, %17
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %205
  %207 = load double, ptr addrspace(1) %206, align 8, !tbaa !20
  %208 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %201
  %209 = load double, ptr addrspace(1) %208, align 8, !tbaa !20
  %210 = fneg double %203
  %211 = tail call double @llvm.fmuladd.f64(double %210, double %207, double %209)
  store double %211, ptr addrspace(1) %208, align 8, !tbaa !20
  %212 = add nsw i32 %156, -4
  %213 = icmp eq i32 %198, 0
  br i1 %213, label %154, label %155
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @advect_limited(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_advect_limited(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_advect_limited(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  %40 = tail call noundef float @llvm.fabs.f32(float %36)
  %41 = tail call noundef float @llvm.fabs.f32(float %37)
  %42 = fcmp olt float %40, %41
  %43 = select i1 %42, float %36, float %37
  %44 = select i1 %39, float %43, float 0.000000e+00
  %45 = tail call noundef float @llvm.fmuladd.f32(float %35, float %44, float %28)
  %46 = fsub float %24, %19
  %47 = fmul float %46, %37
  %48 = fcmp ugt float %47, 0.000000e+00
  %49 = tail call noundef float @llvm.fabs.f32(float %46)
  %50 = fcmp olt float %41, %49
  %51 = select i1 %50, float %37, float %46
  %52 = select i1 %48, float %51, float 0.000000e+00
  %53 = tail call noundef float @llvm.fmuladd.f32(float %35, float %52, float %24)
  %54 = fsub float %45, %53
  %55 = fneg float %2
  %56 = tail call float @llvm.fmuladd.f32(float %55, float %54, float %28)
  %57 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  store float %56, ptr addrspace(1) %57, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shallow_water(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_shallow_water(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, float noundef %3) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_shallow_water(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !27 {
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
  %45 = tail call i32 @llvm.usub.sat.i32(i32 %14, i32 1)
  %46 = mul nsw i32 %45, %2
  %47 = add nsw i32 %46, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !14
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %49, i64 4
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !14
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %49, i64 8
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = add nuw nsw i32 %14, 1
  %56 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %35, i32 range(i32 -2147483647, -2147483648) %55)
  %57 = mul nsw i32 %56, %2
  %58 = add nsw i32 %57, %9
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.cell, ptr addrspace(1) %0, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !14
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 4
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !14
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 8
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !14
  %66 = fdiv float %31, %29
  %67 = fmul float %29, 0x40139EB860000000
  %68 = fmul float %29, %67
  %69 = tail call float @llvm.fmuladd.f32(float %31, float %66, float %68)
  %70 = fmul float %33, %66
  %71 = fdiv float %21, %19
  %72 = fmul float %19, 0x40139EB860000000
  %73 = fmul float %19, %72
  %74 = tail call float @llvm.fmuladd.f32(float %21, float %71, float %73)
  %75 = fmul float %23, %71
  %76 = tail call noundef float @llvm.fabs.f32(float %66)
  %77 = fmul float %29, 0x40239EB860000000
  %78 = tail call float @llvm.nvvm.sqrt.approx.f(float %77) #13
  %79 = fadd float %76, %78
  %80 = tail call noundef float @llvm.fabs.f32(float %71)
  %81 = fmul float %19, 0x40239EB860000000
  %82 = tail call float @llvm.nvvm.sqrt.approx.f(float %81) #13
  %83 = fadd float %80, %82
  %84 = tail call noundef float @llvm.maximumnum.f32(float %79, float %83)
  %85 = fadd float %21, %31
  %86 = fmul float %84, 5.000000e-01
  %87 = fsub float %19, %29
  %88 = fneg float %87
  %89 = fmul float %86, %88
  %90 = tail call float @llvm.fmuladd.f32(float %85, float 5.000000e-01, float %89)
  %91 = fadd float %74, %69
  %92 = fsub float %21, %31
  %93 = fneg float %92
  %94 = fmul float %86, %93
  %95 = tail call float @llvm.fmuladd.f32(float %91, float 5.000000e-01, float %94)
  %96 = fadd float %75, %70
  %97 = fsub float %23, %33
  %98 = fneg float %97
  %99 = fmul float %86, %98
  %100 = tail call float @llvm.fmuladd.f32(float %96, float 5.000000e-01, float %99)
  %101 = fdiv float %42, %40
  %102 = fmul float %40, 0x40139EB860000000
  %103 = fmul float %40, %102
  %104 = tail call float @llvm.fmuladd.f32(float %42, float %101, float %103)
  %105 = fmul float %44, %101
  %106 = tail call noundef float @llvm.fabs.f32(float %101)
  %107 = fmul float %40, 0x40239EB860000000
  %108 = tail call float @llvm.nvvm.sqrt.approx.f(float %107) #13
  %109 = fadd float %106, %108
  %110 = tail call noundef float @llvm.maximumnum.f32(float %83, float %109)
  %111 = fadd float %21, %42
  %112 = fmul float %110, 5.000000e-01
  %113 = fsub float %40, %19
  %114 = fneg float %113
  %115 = fmul float %112, %114
  %116 = tail call float @llvm.fmuladd.f32(float %111, float 5.000000e-01, float %115)
  %117 = fadd float %74, %104
  %118 = fsub float %42, %21
  %119 = fneg float %118
  %120 = fmul float %112, %119
  %121 = tail call float @llvm.fmuladd.f32(float %117, float 5.000000e-01, float %120)
  %122 = fadd float %75, %105
  %123 = fsub float %44, %23
  %124 = fneg float %123
  %125 = fmul float %112, %124
  %126 = tail call float @llvm.fmuladd.f32(float %122, float 5.000000e-01, float %125)
  %127 = fdiv float %54, %50
  %128 = fmul float %50, 0x40139EB860000000
  %129 = fmul float %50, %128
  %130 = tail call float @llvm.fmuladd.f32(float %54, float %127, float %129)
  %131 = fmul float %52, %127
  %132 = fdiv float %23, %19
  %133 = tail call float @llvm.fmuladd.f32(float %23, float %132, float %73)
  %134 = fmul float %21, %132
  %135 = tail call noundef float @llvm.fabs.f32(float %127)
  %136 = fmul float %50, 0x40239EB860000000
  %137 = tail call float @llvm.nvvm.sqrt.approx.f(float %136) #13
  %138 = fadd float %135, %137
  %139 = tail call noundef float @llvm.fabs.f32(float %132)
  %140 = fadd float %139, %82
  %141 = tail call noundef float @llvm.maximumnum.f32(float %138, float %140)
  %142 = fadd float %23, %54
  %143 = fmul float %141, 5.000000e-01
  %144 = fsub float %19, %50
  %145 = fneg float %144
  %146 = fmul float %143, %145
  %147 = tail call float @llvm.fmuladd.f32(float %142, float 5.000000e-01, float %146)
  %148 = fadd float %133, %130
  %149 = fsub float %23, %54
  %150 = fneg float %149
  %151 = fmul float %143, %150
  %152 = tail call float @llvm.fmuladd.f32(float %148, float 5.000000e-01, float %151)
  %153 = fadd float %134, %131
  %154 = fsub float %21, %52
  %155 = fneg float %154
  %156 = fmul float %143, %155
  %157 = tail call float @llvm.fmuladd.f32(float %153, float 5.000000e-01, float %156)
  %158 = fdiv float %65, %61
  %159 = fmul float %61, 0x40139EB860000000
  %160 = fmul float %61, %159
  %161 = tail call float @llvm.fmuladd.f32(float %65, float %158, float %160)
  %162 = fmul float %63, %158
  %163 = tail call noundef float @llvm.fabs.f32(float %158)
  %164 = fmul float %61, 0x40239EB860000000
  %165 = tail call float @llvm.nvvm.sqrt.approx.f(float %164) #13
  %166 = fadd float %163, %165
  %167 = tail call noundef float @llvm.maximumnum.f32(float %140, float %166)
  %168 = fadd float %23, %65
  %169 = fmul float %167, 5.000000e-01
  %170 = fsub float %61, %19
  %171 = fneg float %170
  %172 = fmul float %169, %171
  %173 = tail call float @llvm.fmuladd.f32(float %168, float 5.000000e-01, float %172)
  %174 = fadd float %133, %161
  %175 = fsub float %65, %23
  %176 = fneg float %175
  %177 = fmul float %169, %176
  %178 = tail call float @llvm.fmuladd.f32(float %174, float 5.000000e-01, float %177)
  %179 = fadd float %134, %162
  %180 = fsub float %63, %21
  %181 = fneg float %180
  %182 = fmul float %169, %181
  %183 = tail call float @llvm.fmuladd.f32(float %179, float 5.000000e-01, float %182)
  %184 = fsub float %116, %90
  %185 = fadd float %184, %173
  %186 = fsub float %185, %147
  %187 = fneg float %3
  %188 = tail call float @llvm.fmuladd.f32(float %187, float %186, float %19)
  %189 = fsub float %121, %95
  %190 = fadd float %189, %183
  %191 = fsub float %190, %157
  %192 = tail call float @llvm.fmuladd.f32(float %187, float %191, float %21)
  %193 = fsub float %126, %100
  %194 = fadd float %193, %178
  %195 = fsub float %194, %152
  %196 = tail call float @llvm.fmuladd.f32(float %187, float %195, float %23)
  %197 = getelementptr inbounds %struct.cell, ptr addrspace(1) %1, i64 %17
  store float %188, ptr addrspace(1) %197, align 4, !tbaa !14
  %198 = getelementptr inbounds nuw i8, ptr addrspace(1) %197, i64 4
  store float %192, ptr addrspace(1) %198, align 4, !tbaa !14
  %199 = getelementptr inbounds nuw i8, ptr addrspace(1) %197, i64 8
  store float %196, ptr addrspace(1) %199, align 4, !tbaa !14
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

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
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { convergent nounwind }
attributes #13 = { nounwind }

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
!16 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"int"}
!19 = !{!"const", !"const", !"const", !"", !"", !""}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !8, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{i32 1, i32 1, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"float*", !"float*", !"float", !"int"}
!27 = !{!"const", !"", !"", !""}
!28 = !{!"cell*", !"cell*", !"int", !"float"}
