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
  br i1 %16, label %17, label %191

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
  br label %75

69:                                               ; preds = %183
  %70 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %19
  store float %188, ptr addrspace(1) %70, align 4, !tbaa !14
  %71 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %23
  store float %186, ptr addrspace(1) %71, align 4, !tbaa !14
  %72 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %28
  store float %185, ptr addrspace(1) %72, align 4, !tbaa !14
  %73 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %33
  store float %184, ptr addrspace(1) %73, align 4, !tbaa !14
  %74 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %38
  store float %187, ptr addrspace(1) %74, align 4, !tbaa !14
  br label %191

75:                                               ; preds = %17, %183
  %76 = phi float [ 0.000000e+00, %17 ], [ %188, %183 ]
  %77 = phi float [ 0.000000e+00, %17 ], [ %187, %183 ]
  %78 = phi float [ 0.000000e+00, %17 ], [ %186, %183 ]
  %79 = phi float [ 0.000000e+00, %17 ], [ %185, %183 ]
  %80 = phi float [ 0.000000e+00, %17 ], [ %184, %183 ]
  %81 = phi i32 [ 0, %17 ], [ %189, %183 ]
  %82 = mul nsw i32 %81, %5
  %83 = add nsw i32 %82, %15
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !6
  %87 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %84
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !14
  %89 = add nuw nsw i32 %81, 4
  %90 = mul nsw i32 %89, %5
  %91 = add nsw i32 %90, %15
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !14
  %95 = add nuw nsw i32 %81, 8
  %96 = mul nsw i32 %95, %5
  %97 = add nsw i32 %96, %15
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !14
  %101 = icmp eq i32 %86, -1
  br i1 %101, label %102, label %106

102:                                              ; preds = %75
  %103 = tail call float @llvm.fmuladd.f32(float %88, float %49, float %78)
  %104 = tail call float @llvm.fmuladd.f32(float %94, float %49, float %79)
  %105 = tail call float @llvm.fmuladd.f32(float %100, float %49, float %80)
  br label %183

106:                                              ; preds = %75
  %107 = icmp sgt i32 %86, -1
  br i1 %107, label %108, label %128

108:                                              ; preds = %106
  %109 = zext nneg i32 %86 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  %112 = add nsw i32 %86, %5
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %113
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !14
  %116 = add nsw i32 %86, %26
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !14
  %120 = add nsw i32 %86, %31
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !14
  %124 = add nsw i32 %86, %36
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !14
  br label %128

128:                                              ; preds = %106, %108
  %129 = phi float [ %111, %108 ], [ %60, %106 ]
  %130 = phi float [ %115, %108 ], [ %62, %106 ]
  %131 = phi float [ %119, %108 ], [ %64, %106 ]
  %132 = phi float [ %123, %108 ], [ %66, %106 ]
  %133 = phi float [ %127, %108 ], [ %68, %106 ]
  %134 = fdiv float %130, %129
  %135 = fdiv float %131, %129
  %136 = fdiv float %132, %129
  %137 = fmul float %135, %135
  %138 = tail call float @llvm.fmuladd.f32(float %134, float %134, float %137)
  %139 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %138)
  %140 = fmul float %129, -5.000000e-01
  %141 = tail call float @llvm.fmuladd.f32(float %140, float %139, float %133)
  %142 = fmul float %141, 0x3FD9999980000000
  %143 = tail call float @llvm.fmuladd.f32(float %134, float %130, float %142)
  %144 = fmul float %134, %131
  %145 = fmul float %134, %132
  %146 = tail call float @llvm.fmuladd.f32(float %135, float %131, float %142)
  %147 = fmul float %132, %135
  %148 = tail call float @llvm.fmuladd.f32(float %136, float %132, float %142)
  %149 = fadd float %133, %142
  %150 = fmul float %134, %149
  %151 = fmul float %135, %149
  %152 = fmul float %136, %149
  %153 = fmul float %88, 5.000000e-01
  %154 = fadd float %25, %130
  %155 = tail call float @llvm.fmuladd.f32(float %153, float %154, float %76)
  %156 = fadd float %57, %150
  %157 = tail call float @llvm.fmuladd.f32(float %153, float %156, float %77)
  %158 = fadd float %50, %143
  %159 = tail call float @llvm.fmuladd.f32(float %153, float %158, float %78)
  %160 = fadd float %51, %144
  %161 = tail call float @llvm.fmuladd.f32(float %153, float %160, float %79)
  %162 = fadd float %52, %145
  %163 = tail call float @llvm.fmuladd.f32(float %153, float %162, float %80)
  %164 = fmul float %94, 5.000000e-01
  %165 = fadd float %30, %131
  %166 = tail call float @llvm.fmuladd.f32(float %164, float %165, float %155)
  %167 = fadd float %58, %151
  %168 = tail call float @llvm.fmuladd.f32(float %164, float %167, float %157)
  %169 = tail call float @llvm.fmuladd.f32(float %164, float %160, float %159)
  %170 = fadd float %53, %146
  %171 = tail call float @llvm.fmuladd.f32(float %164, float %170, float %161)
  %172 = fadd float %54, %147
  %173 = tail call float @llvm.fmuladd.f32(float %164, float %172, float %163)
  %174 = fmul float %100, 5.000000e-01
  %175 = fadd float %35, %132
  %176 = tail call float @llvm.fmuladd.f32(float %174, float %175, float %166)
  %177 = fadd float %59, %152
  %178 = tail call float @llvm.fmuladd.f32(float %174, float %177, float %168)
  %179 = tail call float @llvm.fmuladd.f32(float %174, float %162, float %169)
  %180 = tail call float @llvm.fmuladd.f32(float %174, float %172, float %171)
  %181 = fadd float %55, %148
  %182 = tail call float @llvm.fmuladd.f32(float %174, float %181, float %173)
  br label %183

183:                                              ; preds = %128, %102
  %184 = phi float [ %105, %102 ], [ %182, %128 ]
  %185 = phi float [ %104, %102 ], [ %180, %128 ]
  %186 = phi float [ %103, %102 ], [ %179, %128 ]
  %187 = phi float [ %77, %102 ], [ %178, %128 ]
  %188 = phi float [ %76, %102 ], [ %176, %128 ]
  %189 = add nuw nsw i32 %81, 1
  %190 = icmp eq i32 %189, 4
  br i1 %190, label %69, label %75

191:                                              ; preds = %6, %69
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @step_factor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_step_factor(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_step_factor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
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
  br i1 %14, label %15, label %61

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
  %52 = ashr exact i64 %16, 32
  %53 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = tail call float @llvm.nvvm.sqrt.approx.f(float %54) #7
  %56 = tail call float @llvm.nvvm.sqrt.approx.f(float %44) #7
  %57 = fadd float %51, %56
  %58 = fmul float %55, %57
  %59 = fdiv float 5.000000e-01, %58
  %60 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %52
  store float %59, ptr addrspace(1) %60, align 4, !tbaa !14
  br label %61

61:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  br i1 %16, label %17, label %68

17:                                               ; preds = %6
  %18 = shl i64 %14, 32
  %19 = ashr exact i64 %18, 30
  %20 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = sub nsw i32 4, %0
  %23 = sitofp i32 %22 to float
  %24 = fdiv float %21, %23
  %25 = shl i64 %14, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  %29 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %26
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = tail call float @llvm.fmuladd.f32(float %24, float %30, float %28)
  %32 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %26
  store float %31, ptr addrspace(1) %32, align 4, !tbaa !14
  %33 = add nsw i32 %1, %15
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %34
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = tail call float @llvm.fmuladd.f32(float %24, float %38, float %36)
  %40 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %34
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !14
  %41 = shl nsw i32 %1, 1
  %42 = add nsw i32 %41, %15
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %43
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = tail call float @llvm.fmuladd.f32(float %24, float %47, float %45)
  %49 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %43
  store float %48, ptr addrspace(1) %49, align 4, !tbaa !14
  %50 = mul nsw i32 %1, 3
  %51 = add nsw i32 %50, %15
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %52
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = tail call float @llvm.fmuladd.f32(float %24, float %56, float %54)
  %58 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %52
  store float %57, ptr addrspace(1) %58, align 4, !tbaa !14
  %59 = shl nsw i32 %1, 2
  %60 = add nsw i32 %59, %15
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !14
  %64 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %61
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !14
  %66 = tail call float @llvm.fmuladd.f32(float %24, float %65, float %63)
  %67 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %61
  store float %66, ptr addrspace(1) %67, align 4, !tbaa !14
  br label %68

68:                                               ; preds = %17, %6
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
!16 = !{i32 1, i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"float*", !"float*", !"float*", !"int"}
!19 = !{!"const", !"const", !"", !""}
!20 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!21 = !{!"int", !"int", !"float*", !"float*", !"float*", !"float*"}
!22 = !{!"", !"", !"const", !"", !"const", !"const"}
