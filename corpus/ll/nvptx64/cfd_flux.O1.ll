; ModuleID = 'corpus/opencl/cfd_flux.cl'
source_filename = "corpus/opencl/cfd_flux.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.State = type { float, %struct.FLOAT3, float }
%struct.FLOAT3 = type { float, float, float }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @compute_flux(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.State) align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_compute_flux(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef nonnull byval(%struct.State) align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_compute_flux(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.State) align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %5, %15
  br i1 %16, label %17, label %193

17:                                               ; preds = %6
  %18 = shl i64 %14, 32
  %19 = ashr exact i64 %18, 30
  %20 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = add nsw i32 %5, %15
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !14
  %26 = shl nsw i32 %5, 1
  %27 = add nsw i32 %26, %15
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = mul nsw i32 %5, 3
  %32 = add nsw i32 %31, %15
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = shl nsw i32 %5, 2
  %37 = add nsw i32 %36, %15
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = fdiv float %25, %21
  %42 = fdiv float %30, %21
  %43 = fdiv float %35, %21
  %44 = fmul float %42, %42
  %45 = tail call float @llvm.fmuladd.f32(float %41, float %41, float %44)
  %46 = tail call float @llvm.fmuladd.f32(float %43, float %43, float %45)
  %47 = fmul float %21, -5.000000e-01
  %48 = tail call float @llvm.fmuladd.f32(float %47, float %46, float %40)
  %49 = fmul float %48, 0x3FD9999980000000
  %50 = tail call float @llvm.fmuladd.f32(float %41, float %25, float %49)
  %51 = fmul float %41, %30
  %52 = fmul float %41, %35
  %53 = tail call float @llvm.fmuladd.f32(float %42, float %30, float %49)
  %54 = fmul float %35, %42
  %55 = tail call float @llvm.fmuladd.f32(float %43, float %35, float %49)
  %56 = fadd float %40, %49
  %57 = fmul float %41, %56
  %58 = fmul float %42, %56
  %59 = fmul float %43, %56
  %60 = load float, ptr %3, align 4
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %68 = load float, ptr %67, align 4
  br label %77

69:                                               ; preds = %185
  %70 = shl i64 %14, 32
  %71 = ashr exact i64 %70, 30
  %72 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %71
  store float %190, ptr addrspace(1) %72, align 4, !tbaa !14
  %73 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %23
  store float %188, ptr addrspace(1) %73, align 4, !tbaa !14
  %74 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %28
  store float %187, ptr addrspace(1) %74, align 4, !tbaa !14
  %75 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %33
  store float %186, ptr addrspace(1) %75, align 4, !tbaa !14
  %76 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %38
  store float %189, ptr addrspace(1) %76, align 4, !tbaa !14
  br label %193

77:                                               ; preds = %17, %185
  %78 = phi float [ 0.000000e+00, %17 ], [ %190, %185 ]
  %79 = phi float [ 0.000000e+00, %17 ], [ %189, %185 ]
  %80 = phi float [ 0.000000e+00, %17 ], [ %188, %185 ]
  %81 = phi float [ 0.000000e+00, %17 ], [ %187, %185 ]
  %82 = phi float [ 0.000000e+00, %17 ], [ %186, %185 ]
  %83 = phi i32 [ 0, %17 ], [ %191, %185 ]
  %84 = mul nsw i32 %83, %5
  %85 = add nsw i32 %84, %15
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %86
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !6
  %89 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %86
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !14
  %91 = add nuw nsw i32 %83, 4
  %92 = mul nsw i32 %91, %5
  %93 = add nsw i32 %92, %15
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !14
  %97 = add nuw nsw i32 %83, 8
  %98 = mul nsw i32 %97, %5
  %99 = add nsw i32 %98, %15
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %100
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !14
  %103 = icmp eq i32 %88, -1
  br i1 %103, label %104, label %108

104:                                              ; preds = %77
  %105 = tail call float @llvm.fmuladd.f32(float %90, float %49, float %80)
  %106 = tail call float @llvm.fmuladd.f32(float %96, float %49, float %81)
  %107 = tail call float @llvm.fmuladd.f32(float %102, float %49, float %82)
  br label %185

108:                                              ; preds = %77
  %109 = icmp sgt i32 %88, -1
  br i1 %109, label %110, label %130

110:                                              ; preds = %108
  %111 = zext nneg i32 %88 to i64
  %112 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %111
  %113 = load float, ptr addrspace(1) %112, align 4, !tbaa !14
  %114 = add nsw i32 %88, %5
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %115
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !14
  %118 = add nsw i32 %88, %26
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !14
  %122 = add nsw i32 %88, %31
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %123
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !14
  %126 = add nsw i32 %88, %36
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %127
  %129 = load float, ptr addrspace(1) %128, align 4, !tbaa !14
  br label %130

130:                                              ; preds = %108, %110
  %131 = phi float [ %113, %110 ], [ %60, %108 ]
  %132 = phi float [ %117, %110 ], [ %62, %108 ]
  %133 = phi float [ %121, %110 ], [ %64, %108 ]
  %134 = phi float [ %125, %110 ], [ %66, %108 ]
  %135 = phi float [ %129, %110 ], [ %68, %108 ]
  %136 = fdiv float %132, %131
  %137 = fdiv float %133, %131
  %138 = fdiv float %134, %131
  %139 = fmul float %137, %137
  %140 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %139)
  %141 = tail call float @llvm.fmuladd.f32(float %138, float %138, float %140)
  %142 = fmul float %131, -5.000000e-01
  %143 = tail call float @llvm.fmuladd.f32(float %142, float %141, float %135)
  %144 = fmul float %143, 0x3FD9999980000000
  %145 = tail call float @llvm.fmuladd.f32(float %136, float %132, float %144)
  %146 = fmul float %136, %133
  %147 = fmul float %136, %134
  %148 = tail call float @llvm.fmuladd.f32(float %137, float %133, float %144)
  %149 = fmul float %134, %137
  %150 = tail call float @llvm.fmuladd.f32(float %138, float %134, float %144)
  %151 = fadd float %135, %144
  %152 = fmul float %136, %151
  %153 = fmul float %137, %151
  %154 = fmul float %138, %151
  %155 = fmul float %90, 5.000000e-01
  %156 = fadd float %25, %132
  %157 = tail call float @llvm.fmuladd.f32(float %155, float %156, float %78)
  %158 = fadd float %57, %152
  %159 = tail call float @llvm.fmuladd.f32(float %155, float %158, float %79)
  %160 = fadd float %50, %145
  %161 = tail call float @llvm.fmuladd.f32(float %155, float %160, float %80)
  %162 = fadd float %51, %146
  %163 = tail call float @llvm.fmuladd.f32(float %155, float %162, float %81)
  %164 = fadd float %52, %147
  %165 = tail call float @llvm.fmuladd.f32(float %155, float %164, float %82)
  %166 = fmul float %96, 5.000000e-01
  %167 = fadd float %30, %133
  %168 = tail call float @llvm.fmuladd.f32(float %166, float %167, float %157)
  %169 = fadd float %58, %153
  %170 = tail call float @llvm.fmuladd.f32(float %166, float %169, float %159)
  %171 = tail call float @llvm.fmuladd.f32(float %166, float %162, float %161)
  %172 = fadd float %53, %148
  %173 = tail call float @llvm.fmuladd.f32(float %166, float %172, float %163)
  %174 = fadd float %54, %149
  %175 = tail call float @llvm.fmuladd.f32(float %166, float %174, float %165)
  %176 = fmul float %102, 5.000000e-01
  %177 = fadd float %35, %134
  %178 = tail call float @llvm.fmuladd.f32(float %176, float %177, float %168)
  %179 = fadd float %59, %154
  %180 = tail call float @llvm.fmuladd.f32(float %176, float %179, float %170)
  %181 = tail call float @llvm.fmuladd.f32(float %176, float %164, float %171)
  %182 = tail call float @llvm.fmuladd.f32(float %176, float %174, float %173)
  %183 = fadd float %55, %150
  %184 = tail call float @llvm.fmuladd.f32(float %176, float %183, float %175)
  br label %185

185:                                              ; preds = %130, %104
  %186 = phi float [ %107, %104 ], [ %184, %130 ]
  %187 = phi float [ %106, %104 ], [ %182, %130 ]
  %188 = phi float [ %105, %104 ], [ %181, %130 ]
  %189 = phi float [ %79, %104 ], [ %180, %130 ]
  %190 = phi float [ %78, %104 ], [ %178, %130 ]
  %191 = add nuw nsw i32 %83, 1
  %192 = icmp eq i32 %191, 4
  br i1 %192, label %69, label %77, !llvm.loop !16

193:                                              ; preds = %6, %69
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @step_factor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_step_factor(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_step_factor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %3, %13
  br i1 %14, label %15, label %62

15:                                               ; preds = %4
  %16 = shl i64 %12, 32
  %17 = ashr exact i64 %16, 30
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = add nsw i32 %3, %13
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = shl nsw i32 %3, 1
  %25 = add nsw i32 %24, %13
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  %29 = mul nsw i32 %3, 3
  %30 = add nsw i32 %29, %13
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = shl nsw i32 %3, 2
  %35 = add nsw i32 %34, %13
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = fdiv float %23, %19
  %40 = fdiv float %28, %19
  %41 = fdiv float %33, %19
  %42 = fmul float %40, %40
  %43 = tail call float @llvm.fmuladd.f32(float %39, float %39, float %42)
  %44 = tail call float @llvm.fmuladd.f32(float %41, float %41, float %43)
  %45 = fmul float %19, -5.000000e-01
  %46 = tail call float @llvm.fmuladd.f32(float %45, float %44, float %38)
  %47 = fmul float %46, 0x3FD9999980000000
  %48 = tail call noundef float @llvm.fabs.f32(float %47)
  %49 = fmul float %48, 0x3FF6666660000000
  %50 = fdiv float %49, %19
  %51 = tail call float @llvm.nvvm.sqrt.approx.f(float %50) #7
  %52 = shl i64 %12, 32
  %53 = ashr exact i64 %52, 32
  %54 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = tail call float @llvm.nvvm.sqrt.approx.f(float %55) #7
  %57 = tail call float @llvm.nvvm.sqrt.approx.f(float %44) #7
  %58 = fadd float %51, %57
  %59 = fmul float %56, %58
  %60 = fdiv float 5.000000e-01, %59
  %61 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %53
  store float %60, ptr addrspace(1) %61, align 4, !tbaa !14
  br label %62

62:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %1, %15
  br i1 %16, label %17, label %38

17:                                               ; preds = %6
  %18 = shl i64 %14, 32
  %19 = ashr exact i64 %18, 30
  %20 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = sub nsw i32 4, %0
  %23 = sitofp i32 %22 to float
  %24 = fdiv float %21, %23
  br label %25

25:                                               ; preds = %17, %25
  %26 = phi i32 [ 0, %17 ], [ %36, %25 ]
  %27 = mul nsw i32 %26, %1
  %28 = add nsw i32 %27, %15
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %29
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = tail call float @llvm.fmuladd.f32(float %24, float %33, float %31)
  %35 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %29
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !14
  %36 = add nuw nsw i32 %26, 1
  %37 = icmp eq i32 %36, 5
  br i1 %37, label %38, label %25, !llvm.loop !25

38:                                               ; preds = %25, %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"float*", !"float*", !"State", !"float*", !"int"}
!13 = !{!"const", !"const", !"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"float*", !"int"}
!21 = !{!"const", !"const", !"", !""}
!22 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!23 = !{!"int", !"int", !"float*", !"float*", !"float*", !"float*"}
!24 = !{!"", !"", !"const", !"", !"const", !"const"}
!25 = distinct !{!25, !17}
