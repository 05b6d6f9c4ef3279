; ModuleID = 'corpus/opencl/fft_radix.cl'
source_filename = "corpus/opencl/fft_radix.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@fft64.sm = internal unnamed_addr addrspace(3) global [64 x <2 x float>] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @fft64(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = shl i64 %7, 9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %10
  %12 = load <2 x float>, ptr addrspace(1) %11, align 8, !tbaa !14
  %13 = add nsw i32 %6, 16
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8, !tbaa !14
  %17 = add nsw i32 %6, 32
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %18
  %20 = load <2 x float>, ptr addrspace(1) %19, align 8, !tbaa !14
  %21 = add nsw i32 %6, 48
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %22
  %24 = load <2 x float>, ptr addrspace(1) %23, align 8, !tbaa !14
  %25 = icmp eq i32 %1, 0
  %26 = select i1 %25, float -1.000000e+00, float 1.000000e+00
  %27 = fmul float %26, 2.000000e+00
  %28 = fmul float %27, 0x400921FB60000000
  %29 = fmul float %28, 1.562500e-02
  %30 = fadd <2 x float> %12, %20
  %31 = fsub <2 x float> %12, %20
  %32 = fadd <2 x float> %16, %24
  %33 = fsub <2 x float> %16, %24
  %34 = fneg float %26
  %35 = extractelement <2 x float> %33, i64 1
  %36 = fmul float %35, %34
  %37 = insertelement <2 x float> poison, float %36, i64 0
  %38 = extractelement <2 x float> %33, i64 0
  %39 = fmul float %26, %38
  %40 = insertelement <2 x float> %37, float %39, i64 1
  %41 = fadd <2 x float> %30, %32
  %42 = fadd <2 x float> %31, %40
  %43 = fsub <2 x float> %30, %32
  %44 = fsub <2 x float> %31, %40
  %45 = addrspacecast ptr %4 to ptr addrspace(4)
  %46 = sitofp i32 %6 to float
  %47 = fmul float %29, %46
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %48 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %47, ptr addrspace(4) noundef %45) #8
  %49 = load float, ptr %4, align 4, !tbaa !15
  %50 = extractelement <2 x float> %42, i64 0
  %51 = extractelement <2 x float> %42, i64 1
  %52 = fneg float %48
  %53 = fmul float %51, %52
  %54 = call float @llvm.fmuladd.f32(float %50, float %49, float %53)
  %55 = insertelement <2 x float> poison, float %54, i64 0
  %56 = fmul float %51, %49
  %57 = call spir_func float @_Z3fmafff(float noundef %50, float noundef %48, float noundef %56) #6
  %58 = insertelement <2 x float> %55, float %57, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %59 = shl nsw i32 %6, 1
  %60 = sitofp i32 %59 to float
  %61 = fmul float %29, %60
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %62 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %61, ptr addrspace(4) noundef %45) #8
  %63 = load float, ptr %4, align 4, !tbaa !15
  %64 = extractelement <2 x float> %43, i64 0
  %65 = extractelement <2 x float> %43, i64 1
  %66 = fneg float %62
  %67 = fmul float %65, %66
  %68 = call float @llvm.fmuladd.f32(float %64, float %63, float %67)
  %69 = insertelement <2 x float> poison, float %68, i64 0
  %70 = fmul float %65, %63
  %71 = call spir_func float @_Z3fmafff(float noundef %64, float noundef %62, float noundef %70) #6
  %72 = insertelement <2 x float> %69, float %71, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %73 = mul nsw i32 %6, 3
  %74 = sitofp i32 %73 to float
  %75 = fmul float %29, %74
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %76 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %75, ptr addrspace(4) noundef %45) #8
  %77 = load float, ptr %4, align 4, !tbaa !15
  %78 = extractelement <2 x float> %44, i64 0
  %79 = extractelement <2 x float> %44, i64 1
  %80 = fneg float %76
  %81 = fmul float %79, %80
  %82 = call float @llvm.fmuladd.f32(float %78, float %77, float %81)
  %83 = insertelement <2 x float> poison, float %82, i64 0
  %84 = fmul float %79, %77
  %85 = call spir_func float @_Z3fmafff(float noundef %78, float noundef %76, float noundef %84) #6
  %86 = insertelement <2 x float> %83, float %85, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %87 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %10
  store <2 x float> %41, ptr addrspace(3) %87, align 8, !tbaa !14
  %88 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %14
  store <2 x float> %58, ptr addrspace(3) %88, align 8, !tbaa !14
  %89 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %18
  store <2 x float> %72, ptr addrspace(3) %89, align 8, !tbaa !14
  %90 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %22
  store <2 x float> %86, ptr addrspace(3) %90, align 8, !tbaa !14
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %91 = ashr i32 %6, 2
  %92 = and i32 %6, 3
  %93 = shl nsw i32 %91, 4
  %94 = or disjoint i32 %93, %92
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %95
  %97 = load <2 x float>, ptr addrspace(3) %96, align 8, !tbaa !14
  %98 = sext i32 %94 to i64
  %99 = getelementptr <2 x float>, ptr addrspace(3) @fft64.sm, i64 %98
  %100 = getelementptr i8, ptr addrspace(3) %99, i64 32
  %101 = load <2 x float>, ptr addrspace(3) %100, align 8, !tbaa !14
  %102 = sext i32 %94 to i64
  %103 = getelementptr <2 x float>, ptr addrspace(3) @fft64.sm, i64 %102
  %104 = getelementptr i8, ptr addrspace(3) %103, i64 64
  %105 = load <2 x float>, ptr addrspace(3) %104, align 8, !tbaa !14
  %106 = sext i32 %94 to i64
  %107 = getelementptr <2 x float>, ptr addrspace(3) @fft64.sm, i64 %106
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 96
  %109 = load <2 x float>, ptr addrspace(3) %108, align 8, !tbaa !14
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %110 = fadd <2 x float> %97, %105
  %111 = fsub <2 x float> %97, %105
  %112 = fadd <2 x float> %101, %109
  %113 = fsub <2 x float> %101, %109
  %114 = extractelement <2 x float> %113, i64 1
  %115 = fmul float %114, %34
  %116 = insertelement <2 x float> poison, float %115, i64 0
  %117 = extractelement <2 x float> %113, i64 0
  %118 = fmul float %26, %117
  %119 = insertelement <2 x float> %116, float %118, i64 1
  %120 = fadd <2 x float> %110, %112
  %121 = fadd <2 x float> %111, %119
  %122 = fsub <2 x float> %110, %112
  %123 = fsub <2 x float> %111, %119
  %124 = fmul float %29, 4.000000e+00
  %125 = addrspacecast ptr %3 to ptr addrspace(4)
  %126 = uitofp nneg i32 %92 to float
  %127 = fmul float %124, %126
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %128 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %127, ptr addrspace(4) noundef %125) #8
  %129 = load float, ptr %3, align 4, !tbaa !15
  %130 = extractelement <2 x float> %121, i64 0
  %131 = extractelement <2 x float> %121, i64 1
  %132 = fneg float %128
  %133 = fmul float %131, %132
  %134 = call float @llvm.fmuladd.f32(float %130, float %129, float %133)
  %135 = insertelement <2 x float> poison, float %134, i64 0
  %136 = fmul float %131, %129
  %137 = call spir_func float @_Z3fmafff(float noundef %130, float noundef %128, float noundef %136) #6
  %138 = insertelement <2 x float> %135, float %137, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  %139 = shl nuw nsw i32 %92, 1
  %140 = uitofp nneg i32 %139 to float
  %141 = fmul float %124, %140
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %142 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %141, ptr addrspace(4) noundef %125) #8
  %143 = load float, ptr %3, align 4, !tbaa !15
  %144 = extractelement <2 x float> %122, i64 0
  %145 = extractelement <2 x float> %122, i64 1
  %146 = fneg float %142
  %147 = fmul float %145, %146
  %148 = call float @llvm.fmuladd.f32(float %144, float %143, float %147)
  %149 = insertelement <2 x float> poison, float %148, i64 0
  %150 = fmul float %145, %143
  %151 = call spir_func float @_Z3fmafff(float noundef %144, float noundef %142, float noundef %150) #6
  %152 = insertelement <2 x float> %149, float %151, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  %153 = mul nuw nsw i32 %92, 3
  %154 = uitofp nneg i32 %153 to float
  %155 = fmul float %124, %154
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %156 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %155, ptr addrspace(4) noundef %125) #8
  %157 = load float, ptr %3, align 4, !tbaa !15
  %158 = extractelement <2 x float> %123, i64 0
  %159 = extractelement <2 x float> %123, i64 1
  %160 = fneg float %156
  %161 = fmul float %159, %160
  %162 = call float @llvm.fmuladd.f32(float %158, float %157, float %161)
  %163 = insertelement <2 x float> poison, float %162, i64 0
  %164 = fmul float %159, %157
  %165 = call spir_func float @_Z3fmafff(float noundef %158, float noundef %156, float noundef %164) #6
  %166 = insertelement <2 x float> %163, float %165, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  store <2 x float> %120, ptr addrspace(3) %96, align 8, !tbaa !14
  store <2 x float> %138, ptr addrspace(3) %100, align 8, !tbaa !14
  store <2 x float> %152, ptr addrspace(3) %104, align 8, !tbaa !14
  store <2 x float> %166, ptr addrspace(3) %108, align 8, !tbaa !14
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %167 = shl nsw i32 %6, 2
  %168 = sext i32 %167 to i64
  %169 = shl nsw i64 %168, 3
  %170 = getelementptr i8, ptr addrspace(3) @fft64.sm, i64 %169
  %171 = load <2 x float>, ptr addrspace(3) %170, align 8, !tbaa !14
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %170, i64 8
  %173 = load <2 x float>, ptr addrspace(3) %172, align 8, !tbaa !14
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %170, i64 16
  %175 = load <2 x float>, ptr addrspace(3) %174, align 8, !tbaa !14
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %170, i64 24
  %177 = load <2 x float>, ptr addrspace(3) %176, align 8, !tbaa !14
  %178 = fadd <2 x float> %171, %175
  %179 = fsub <2 x float> %171, %175
  %180 = fadd <2 x float> %173, %177
  %181 = fsub <2 x float> %173, %177
  %182 = extractelement <2 x float> %181, i64 1
  %183 = fmul float %182, %34
  %184 = insertelement <2 x float> poison, float %183, i64 0
  %185 = extractelement <2 x float> %181, i64 0
  %186 = fmul float %26, %185
  %187 = insertelement <2 x float> %184, float %186, i64 1
  %188 = fadd <2 x float> %178, %180
  %189 = fadd <2 x float> %179, %187
  %190 = fsub <2 x float> %178, %180
  %191 = fsub <2 x float> %179, %187
  %192 = shl nuw nsw i32 %92, 2
  %193 = add nsw i32 %192, %91
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %194
  store <2 x float> %188, ptr addrspace(1) %195, align 8, !tbaa !14
  %196 = sext i32 %193 to i64
  %197 = getelementptr <2 x float>, ptr addrspace(1) %9, i64 %196
  %198 = getelementptr i8, ptr addrspace(1) %197, i64 128
  store <2 x float> %189, ptr addrspace(1) %198, align 8, !tbaa !14
  %199 = sext i32 %193 to i64
  %200 = getelementptr <2 x float>, ptr addrspace(1) %9, i64 %199
  %201 = getelementptr i8, ptr addrspace(1) %200, i64 256
  store <2 x float> %190, ptr addrspace(1) %201, align 8, !tbaa !14
  %202 = sext i32 %193 to i64
  %203 = getelementptr <2 x float>, ptr addrspace(1) %9, i64 %202
  %204 = getelementptr i8, ptr addrspace(1) %203, i64 384
  store <2 x float> %191, ptr addrspace(1) %204, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_fft64(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = shl i64 %7, 9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %10
  %12 = load <2 x float>, ptr addrspace(1) %11, align 8, !tbaa !14
  %13 = add nsw i32 %6, 16
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8, !tbaa !14
  %17 = add nsw i32 %6, 32
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %18
  %20 = load <2 x float>, ptr addrspace(1) %19, align 8, !tbaa !14
  %21 = add nsw i32 %6, 48
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %22
  %24 = load <2 x float>, ptr addrspace(1) %23, align 8, !tbaa !14
  %25 = icmp eq i32 %1, 0
  %26 = select i1 %25, float -1.000000e+00, float 1.000000e+00
  %27 = fmul float %26, 2.000000e+00
  %28 = fmul float %27, 0x400921FB60000000
  %29 = fmul float %28, 1.562500e-02
  %30 = fadd <2 x float> %12, %20
  %31 = fsub <2 x float> %12, %20
  %32 = fadd <2 x float> %16, %24
  %33 = fsub <2 x float> %16, %24
  %34 = fneg float %26
  %35 = extractelement <2 x float> %33, i64 1
  %36 = fmul float %35, %34
  %37 = insertelement <2 x float> poison, float %36, i64 0
  %38 = extractelement <2 x float> %33, i64 0
  %39 = fmul float %26, %38
  %40 = insertelement <2 x float> %37, float %39, i64 1
  %41 = fadd <2 x float> %30, %32
  %42 = fadd <2 x float> %31, %40
  %43 = fsub <2 x float> %30, %32
  %44 = fsub <2 x float> %31, %40
  %45 = addrspacecast ptr %4 to ptr addrspace(4)
  %46 = sitofp i32 %6 to float
  %47 = fmul float %29, %46
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %48 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %47, ptr addrspace(4) noundef %45) #8
  %49 = load float, ptr %4, align 4, !tbaa !15
  %50 = extractelement <2 x float> %42, i64 0
  %51 = extractelement <2 x float> %42, i64 1
  %52 = fneg float %48
  %53 = fmul float %51, %52
  %54 = call float @llvm.fmuladd.f32(float %50, float %49, float %53)
  %55 = insertelement <2 x float> poison, float %54, i64 0
  %56 = fmul float %51, %49
  %57 = call spir_func float @_Z3fmafff(float noundef %50, float noundef %48, float noundef %56) #6
  %58 = insertelement <2 x float> %55, float %57, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %59 = shl nsw i32 %6, 1
  %60 = sitofp i32 %59 to float
  %61 = fmul float %29, %60
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %62 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %61, ptr addrspace(4) noundef %45) #8
  %63 = load float, ptr %4, align 4, !tbaa !15
  %64 = extractelement <2 x float> %43, i64 0
  %65 = extractelement <2 x float> %43, i64 1
  %66 = fneg float %62
  %67 = fmul float %65, %66
  %68 = call float @llvm.fmuladd.f32(float %64, float %63, float %67)
  %69 = insertelement <2 x float> poison, float %68, i64 0
  %70 = fmul float %65, %63
  %71 = call spir_func float @_Z3fmafff(float noundef %64, float noundef %62, float noundef %70) #6
  %72 = insertelement <2 x float> %69, float %71, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %73 = mul nsw i32 %6, 3
  %74 = sitofp i32 %73 to float
  %75 = fmul float %29, %74
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %76 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %75, ptr addrspace(4) noundef %45) #8
  %77 = load float, ptr %4, align 4, !tbaa !15
  %78 = extractelement <2 x float> %44, i64 0
  %79 = extractelement <2 x float> %44, i64 1
  %80 = fneg float %76
  %81 = fmul float %79, %80
  %82 = call float @llvm.fmuladd.f32(float %78, float %77, float %81)
  %83 = insertelement <2 x float> poison, float %82, i64 0
  %84 = fmul float %79, %77
  %85 = call spir_func float @_Z3fmafff(float noundef %78, float noundef %76, float noundef %84) #6
  %86 = insertelement <2 x float> %83, float %85, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %87 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %10
  store <2 x float> %41, ptr addrspace(3) %87, align 8, !tbaa !14
  %88 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %14
  store <2 x float> %58, ptr addrspace(3) %88, align 8, !tbaa !14
  %89 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %18
  store <2 x float> %72, ptr addrspace(3) %89, align 8, !tbaa !14
  %90 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %22
  store <2 x float> %86, ptr addrspace(3) %90, align 8, !tbaa !14
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %91 = ashr i32 %6, 2
  %92 = and i32 %6, 3
  %93 = shl nsw i32 %91, 4
  %94 = or disjoint i32 %93, %92
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds <2 x float>, ptr addrspace(3) @fft64.sm, i64 %95
  %97 = load <2 x float>, ptr addrspace(3) %96, align 8, !tbaa !14
  %98 = sext i32 %94 to i64
  %99 = getelementptr <2 x float>, ptr addrspace(3) @fft64.sm, i64 %98
  %100 = getelementptr i8, ptr addrspace(3) %99, i64 32
  %101 = load <2 x float>, ptr addrspace(3) %100, align 8, !tbaa !14
  %102 = sext i32 %94 to i64
  %103 = getelementptr <2 x float>, ptr addrspace(3) @fft64.sm, i64 %102
  %104 = getelementptr i8, ptr addrspace(3) %103, i64 64
  %105 = load <2 x float>, ptr addrspace(3) %104, align 8, !tbaa !14
  %106 = sext i32 %94 to i64
  %107 = getelementptr <2 x float>, ptr addrspace(3) @fft64.sm, i64 %106
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 96
  %109 = load <2 x float>, ptr addrspace(3) %108, align 8, !tbaa !14
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %110 = fadd <2 x float> %97, %105
  %111 = fsub <2 x float> %97, %105
  %112 = fadd <2 x float> %101, %109
  %113 = fsub <2 x float> %101, %109
  %114 = extractelement <2 x float> %113, i64 1
  %115 = fmul float %114, %34
  %116 = insertelement <2 x float> poison, float %115, i64 0
  %117 = extractelement <2 x float> %113, i64 0
  %118 = fmul float %26, %117
  %119 = insertelement <2 x float> %116, float %118, i64 1
  %120 = fadd <2 x float> %110, %112
  %121 = fadd <2 x float> %111, %119
  %122 = fsub <2 x float> %110, %112
  %123 = fsub <2 x float> %111, %119
  %124 = fmul float %29, 4.000000e+00
  %125 = addrspacecast ptr %3 to ptr addrspace(4)
  %126 = uitofp nneg i32 %92 to float
  %127 = fmul float %124, %126
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %128 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %127, ptr addrspace(4) noundef %125) #8
  %129 = load float, ptr %3, align 4, !tbaa !15
  %130 = extractelement <2 x float> %121, i64 0
  %131 = extractelement <2 x float> %121, i64 1
  %132 = fneg float %128
  %133 = fmul float %131, %132
  %134 = call float @llvm.fmuladd.f32(float %130, float %129, float %133)
  %135 = insertelement <2 x float> poison, float %134, i64 0
  %136 = fmul float %131, %129
  %137 = call spir_func float @_Z3fmafff(float noundef %130, float noundef %128, float noundef %136) #6
  %138 = insertelement <2 x float> %135, float %137, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  %139 = shl nuw nsw i32 %92, 1
  %140 = uitofp nneg i32 %139 to float
  %141 = fmul float %124, %140
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %142 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %141, ptr addrspace(4) noundef %125) #8
  %143 = load float, ptr %3, align 4, !tbaa !15
  %144 = extractelement <2 x float> %122, i64 0
  %145 = extractelement <2 x float> %122, i64 1
  %146 = fneg float %142
  %147 = fmul float %145, %146
  %148 = call float @llvm.fmuladd.f32(float %144, float %143, float %147)
  %149 = insertelement <2 x float> poison, float %148, i64 0
  %150 = fmul float %145, %143
  %151 = call spir_func float @_Z3fmafff(float noundef %144, float noundef %142, float noundef %150) #6
  %152 = insertelement <2 x float> %149, float %151, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  %153 = mul nuw nsw i32 %92, 3
  %154 = uitofp nneg i32 %153 to float
  %155 = fmul float %124, %154
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %156 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %155, ptr addrspace(4) noundef %125) #8
  %157 = load float, ptr %3, align 4, !tbaa !15
  %158 = extractelement <2 x float> %123, i64 0
  %159 = extractelement <2 x float> %123, i64 1
  %160 = fneg float %156
  %161 = fmul float %159, %160
  %162 = call float @llvm.fmuladd.f32(float %158, float %157, float %161)
  %163 = insertelement <2 x float> poison, float %162, i64 0
  %164 = fmul float %159, %157
  %165 = call spir_func float @_Z3fmafff(float noundef %158, float noundef %156, float noundef %164) #6
  %166 = insertelement <2 x float> %163, float %165, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  store <2 x float> %120, ptr addrspace(3) %96, align 8, !tbaa !14
  store <2 x float> %138, ptr addrspace(3) %100, align 8, !tbaa !14
  store <2 x float> %152, ptr addrspace(3) %104, align 8, !tbaa !14
  store <2 x float> %166, ptr addrspace(3) %108, align 8, !tbaa !14
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %167 = shl nsw i32 %6, 2
  %168 = sext i32 %167 to i64
  %169 = shl nsw i64 %168, 3
  %170 = getelementptr i8, ptr addrspace(3) @fft64.sm, i64 %169
  %171 = load <2 x float>, ptr addrspace(3) %170, align 8, !tbaa !14
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %170, i64 8
  %173 = load <2 x float>, ptr addrspace(3) %172, align 8, !tbaa !14
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %170, i64 16
  %175 = load <2 x float>, ptr addrspace(3) %174, align 8, !tbaa !14
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %170, i64 24
  %177 = load <2 x float>, ptr addrspace(3) %176, align 8, !tbaa !14
  %178 = fadd <2 x float> %171, %175
  %179 = fsub <2 x float> %171, %175
  %180 = fadd <2 x float> %173, %177
  %181 = fsub <2 x float> %173, %177
  %182 = extractelement <2 x float> %181, i64 1
  %183 = fmul float %182, %34
  %184 = insertelement <2 x float> poison, float %183, i64 0
  %185 = extractelement <2 x float> %181, i64 0
  %186 = fmul float %26, %185
  %187 = insertelement <2 x float> %184, float %186, i64 1
  %188 = fadd <2 x float> %178, %180
  %189 = fadd <2 x float> %179, %187
  %190 = fsub <2 x float> %178, %180
  %191 = fsub <2 x float> %179, %187
  %192 = shl nuw nsw i32 %92, 2
  %193 = add nsw i32 %192, %91
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds <2 x float>, ptr addrspace(1) %9, i64 %194
  store <2 x float> %188, ptr addrspace(1) %195, align 8, !tbaa !14
  %196 = sext i32 %193 to i64
  %197 = getelementptr <2 x float>, ptr addrspace(1) %9, i64 %196
  %198 = getelementptr i8, ptr addrspace(1) %197, i64 128
  store <2 x float> %189, ptr addrspace(1) %198, align 8, !tbaa !14
  %199 = sext i32 %193 to i64
  %200 = getelementptr <2 x float>, ptr addrspace(1) %9, i64 %199
  %201 = getelementptr i8, ptr addrspace(1) %200, i64 256
  store <2 x float> %190, ptr addrspace(1) %201, align 8, !tbaa !14
  %202 = sext i32 %193 to i64
  %203 = getelementptr <2 x float>, ptr addrspace(1) %9, i64 %202
  %204 = getelementptr i8, ptr addrspace(1) %203, i64 384
  store <2 x float> %191, ptr addrspace(1) %204, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @fft_radix2_stage(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %39

8:                                                ; preds = %3
  %9 = add nsw i32 %1, -1
  %10 = and i32 %9, %6
  %11 = sub nsw i32 %6, %10
  %12 = shl i32 %11, 1
  %13 = add nsw i32 %12, %10
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8, !tbaa !14
  %17 = add nsw i32 %13, %1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <2 x float>, ptr addrspace(1) %19, align 8, !tbaa !14
  %21 = sitofp i32 %10 to float
  %22 = fmul float %21, 0xC00921FB60000000
  %23 = sitofp i32 %1 to float
  %24 = fdiv float %22, %23, !fpmath !22
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %25 = addrspacecast ptr %4 to ptr addrspace(4)
  %26 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %24, ptr addrspace(4) noundef %25) #8
  %27 = load float, ptr %4, align 4, !tbaa !15
  %28 = extractelement <2 x float> %20, i64 0
  %29 = extractelement <2 x float> %20, i64 1
  %30 = fneg float %26
  %31 = fmul float %29, %30
  %32 = call float @llvm.fmuladd.f32(float %28, float %27, float %31)
  %33 = insertelement <2 x float> poison, float %32, i64 0
  %34 = fmul float %29, %27
  %35 = call spir_func float @_Z3fmafff(float noundef %28, float noundef %26, float noundef %34) #6
  %36 = insertelement <2 x float> %33, float %35, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %37 = fadd <2 x float> %16, %36
  store <2 x float> %37, ptr addrspace(1) %15, align 8, !tbaa !14
  %38 = fsub <2 x float> %16, %36
  store <2 x float> %38, ptr addrspace(1) %19, align 8, !tbaa !14
  br label %39

39:                                               ; preds = %3, %8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_fft_radix2_stage(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %39

8:                                                ; preds = %3
  %9 = add nsw i32 %1, -1
  %10 = and i32 %9, %6
  %11 = sub nsw i32 %6, %10
  %12 = shl i32 %11, 1
  %13 = add nsw i32 %12, %10
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %14
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8, !tbaa !14
  %17 = add nsw i32 %13, %1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <2 x float>, ptr addrspace(1) %19, align 8, !tbaa !14
  %21 = sitofp i32 %10 to float
  %22 = fmul float %21, 0xC00921FB60000000
  %23 = sitofp i32 %1 to float
  %24 = fdiv float %22, %23, !fpmath !22
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %25 = addrspacecast ptr %4 to ptr addrspace(4)
  %26 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %24, ptr addrspace(4) noundef %25) #8
  %27 = load float, ptr %4, align 4, !tbaa !15
  %28 = extractelement <2 x float> %20, i64 0
  %29 = extractelement <2 x float> %20, i64 1
  %30 = fneg float %26
  %31 = fmul float %29, %30
  %32 = call float @llvm.fmuladd.f32(float %28, float %27, float %31)
  %33 = insertelement <2 x float> poison, float %32, i64 0
  %34 = fmul float %29, %27
  %35 = call spir_func float @_Z3fmafff(float noundef %28, float noundef %26, float noundef %34) #6
  %36 = insertelement <2 x float> %33, float %35, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %37 = fadd <2 x float> %16, %36
  store <2 x float> %37, ptr addrspace(1) %15, align 8, !tbaa !14
  %38 = fsub <2 x float> %16, %36
  store <2 x float> %38, ptr addrspace(1) %19, align 8, !tbaa !14
  br label %39

39:                                               ; preds = %3, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 0}
!9 = !{!"none", !"none"}
!10 = !{!"float2*", !"int"}
!11 = !{!"float __attribute__((ext_vector_type(2)))*", !"int"}
!12 = !{!"", !""}
!13 = !{i32 16, i32 1, i32 1}
!14 = !{!6, !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = !{i32 1, i32 0, i32 0}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"float2*", !"int", !"int"}
!20 = !{!"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!21 = !{!"", !"", !""}
!22 = !{float 2.500000e+00}
