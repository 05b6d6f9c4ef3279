; ModuleID = 'corpus/opencl/bilateral.cl'
source_filename = "corpus/opencl/bilateral.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bilateral(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = mul nuw nsw i32 %14, %13
  %17 = add nuw nsw i32 %16, %15
  %18 = icmp sgt i32 %2, %12
  %19 = icmp sgt i32 %3, %17
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %115

21:                                               ; preds = %7
  %22 = mul nsw i32 %2, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %24
  %26 = load <4 x float>, ptr addrspace(1) %25, align 16, !tbaa !15
  %27 = sub nsw i32 0, %4
  %28 = icmp slt i32 %4, 0
  br i1 %28, label %33, label %29

29:                                               ; preds = %21
  %30 = add nsw i32 %3, -1
  %31 = add nsw i32 %2, -1
  %32 = fneg float %6
  br label %41

33:                                               ; preds = %50, %21
  %34 = phi float [ 0.000000e+00, %21 ], [ %112, %50 ]
  %35 = phi <4 x float> [ zeroinitializer, %21 ], [ %111, %50 ]
  %36 = insertelement <4 x float> poison, float %34, i64 0
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %38 = fdiv <4 x float> %35, %37, !fpmath !16
  %39 = shufflevector <4 x float> %38, <4 x float> %26, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %40 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %24
  store <4 x float> %39, ptr addrspace(1) %40, align 16, !tbaa !15
  br label %115

41:                                               ; preds = %29, %50
  %42 = phi <4 x float> [ zeroinitializer, %29 ], [ %111, %50 ]
  %43 = phi float [ 0.000000e+00, %29 ], [ %112, %50 ]
  %44 = phi i32 [ %27, %29 ], [ %51, %50 ]
  %45 = add nsw i32 %44, %17
  %46 = tail call noundef i32 @llvm.smax.i32(i32 %45, i32 0)
  %47 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %30, i32 %46)
  %48 = mul nsw i32 %47, %2
  %49 = mul nsw i32 %44, %44
  br label %53

50:                                               ; preds = %53
  %51 = add i32 %44, 1
  %52 = icmp eq i32 %44, %4
  br i1 %52, label %33, label %41

53:                                               ; preds = %41, %53
  %54 = phi <4 x float> [ %42, %41 ], [ %111, %53 ]
  %55 = phi float [ %43, %41 ], [ %112, %53 ]
  %56 = phi i32 [ %27, %41 ], [ %113, %53 ]
  %57 = add nsw i32 %56, %12
  %58 = tail call noundef i32 @llvm.smax.i32(i32 %57, i32 0)
  %59 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %31, i32 %58)
  %60 = add nsw i32 %59, %48
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %61
  %63 = load <4 x float>, ptr addrspace(1) %62, align 16, !tbaa !15
  %64 = fsub <4 x float> %63, %26
  %65 = mul nsw i32 %56, %56
  %66 = add nuw nsw i32 %65, %49
  %67 = uitofp nneg i32 %66 to float
  %68 = fneg float %67
  %69 = extractelement <4 x float> %64, i64 0
  %70 = extractelement <4 x float> %64, i64 1
  %71 = fmul float %70, %70
  %72 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %71)
  %73 = extractelement <4 x float> %64, i64 2
  %74 = tail call noundef float @llvm.fmuladd.f32(float %73, float %73, float %72)
  %75 = fmul float %74, %32
  %76 = tail call float @llvm.fmuladd.f32(float %68, float %5, float %75)
  %77 = fcmp olt float %76, 0.000000e+00
  %78 = select i1 %77, float -5.000000e-01, float 5.000000e-01
  %79 = tail call noundef float @llvm.fmuladd.f32(float %76, float 0x3FF7154760000000, float %78)
  %80 = fptosi float %79 to i32
  %81 = sitofp i32 %80 to float
  %82 = tail call noundef float @llvm.fmuladd.f32(float %81, float 0xBFE62E3000000000, float %76)
  %83 = fmul float %81, 0xBEE2FEFA20000000
  %84 = fadd float %82, %83
  %85 = fmul float %84, %84
  %86 = tail call noundef float @llvm.fmuladd.f32(float %85, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %87 = tail call noundef float @llvm.fmuladd.f32(float %85, float %86, float 0x3F11566AA0000000)
  %88 = tail call noundef float @llvm.fmuladd.f32(float %85, float %87, float 0xBF66C16C20000000)
  %89 = tail call noundef float @llvm.fmuladd.f32(float %85, float %88, float 0x3FC5555560000000)
  %90 = fneg float %89
  %91 = tail call noundef float @llvm.fmuladd.f32(float %85, float %90, float %84)
  %92 = fneg float %83
  %93 = fmul float %84, %91
  %94 = fsub float 2.000000e+00, %91
  %95 = fdiv float %93, %94, !fpmath !16
  %96 = fsub float %92, %95
  %97 = fsub float %82, %96
  %98 = fadd float %97, 1.000000e+00
  %99 = bitcast float %98 to i32
  %100 = shl i32 %80, 23
  %101 = add nsw i32 %100, %99
  %102 = bitcast i32 %101 to float
  %103 = fcmp olt float %76, 0xC055D589E0000000
  %104 = select i1 %103, float 0.000000e+00, float %102
  %105 = fcmp olt float %76, 0x40562E4300000000
  %106 = select i1 %105, float %104, float 0x7FF0000000000000
  %107 = fcmp ord float %76, 0.000000e+00
  %108 = select i1 %107, float %106, float %76
  %109 = insertelement <4 x float> poison, float %108, i64 0
  %110 = shufflevector <4 x float> %109, <4 x float> poison, <4 x i32> zeroinitializer
  %111 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %110, <4 x float> %63, <4 x float> %54)
  %112 = fadd float %55, %108
  %113 = add i32 %56, 1
  %114 = icmp eq i32 %56, %4
  br i1 %114, label %50, label %53

115:                                              ; preds = %7, %33
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @nlm_scanline(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_nlm_scanline(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_nlm_scanline(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = mul nuw nsw i64 %5, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = add nuw nsw i64 %8, %10
  %12 = shl i64 %11, 32
  %13 = add i64 %12, 34359738368
  %14 = ashr exact i64 %13, 30
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !21
  %17 = shl i64 %11, 32
  %18 = add i64 %17, 30064771072
  %19 = ashr exact i64 %18, 30
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !21
  %22 = shl i64 %11, 32
  %23 = add i64 %22, 21474836480
  %24 = ashr exact i64 %23, 30
  %25 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !21
  %27 = trunc i64 %11 to i32
  %28 = add i32 %27, 6
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !21
  %32 = shl i64 %11, 32
  %33 = add i64 %32, 17179869184
  %34 = ashr exact i64 %33, 30
  %35 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !21
  %37 = add i32 %27, 2
  %38 = sext i32 %37 to i64
  %39 = getelementptr float, ptr addrspace(1) %0, i64 %38
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 -8
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !21
  %42 = fsub float %36, %41
  %43 = tail call float @llvm.fmuladd.f32(float %42, float %42, float 0.000000e+00)
  %44 = sext i32 %37 to i64
  %45 = getelementptr float, ptr addrspace(1) %0, i64 %44
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 -4
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !21
  %48 = fsub float %26, %47
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %43)
  %50 = sext i32 %37 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !21
  %53 = fsub float %31, %52
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %53, float %49)
  %55 = sext i32 %37 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 4
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !21
  %59 = fsub float %21, %58
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %54)
  %61 = sext i32 %37 to i64
  %62 = getelementptr float, ptr addrspace(1) %0, i64 %61
  %63 = getelementptr i8, ptr addrspace(1) %62, i64 8
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !21
  %65 = fsub float %16, %64
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %60)
  %67 = fneg float %66
  %68 = fmul float %2, %67
  %69 = tail call afn noundef float @llvm.exp2.f32(float %68)
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %52, float 0.000000e+00)
  %71 = add i32 %27, 3
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %0, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 -8
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !21
  %76 = fsub float %36, %75
  %77 = tail call float @llvm.fmuladd.f32(float %76, float %76, float 0.000000e+00)
  %78 = sext i32 %71 to i64
  %79 = getelementptr float, ptr addrspace(1) %0, i64 %78
  %80 = getelementptr i8, ptr addrspace(1) %79, i64 -4
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !21
  %82 = fsub float %26, %81
  %83 = tail call float @llvm.fmuladd.f32(float %82, float %82, float %77)
  %84 = sext i32 %71 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !21
  %87 = fsub float %31, %86
  %88 = tail call float @llvm.fmuladd.f32(float %87, float %87, float %83)
  %89 = sext i32 %71 to i64
  %90 = getelementptr float, ptr addrspace(1) %0, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 4
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !21
  %93 = fsub float %21, %92
  %94 = tail call float @llvm.fmuladd.f32(float %93, float %93, float %88)
  %95 = sext i32 %71 to i64
  %96 = getelementptr float, ptr addrspace(1) %0, i64 %95
  %97 = getelementptr i8, ptr addrspace(1) %96, i64 8
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !21
  %99 = fsub float %16, %98
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %99, float %94)
  %101 = fneg float %100
  %102 = fmul float %2, %101
  %103 = tail call afn noundef float @llvm.exp2.f32(float %102)
  %104 = tail call float @llvm.fmuladd.f32(float %103, float %86, float %70)
  %105 = fadd float %69, %103
  %106 = add i32 %27, 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr float, ptr addrspace(1) %0, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 -8
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !21
  %111 = fsub float %36, %110
  %112 = tail call float @llvm.fmuladd.f32(float %111, float %111, float 0.000000e+00)
  %113 = sext i32 %106 to i64
  %114 = getelementptr float, ptr addrspace(1) %0, i64 %113
  %115 = getelementptr i8, ptr addrspace(1) %114, i64 -4
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !21
  %117 = fsub float %26, %116
  %118 = tail call float @llvm.fmuladd.f32(float %117, float %117, float %112)
  %119 = sext i32 %106 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !21
  %122 = fsub float %31, %121
  %123 = tail call float @llvm.fmuladd.f32(float %122, float %122, float %118)
  %124 = sext i32 %106 to i64
  %125 = getelementptr float, ptr addrspace(1) %0, i64 %124
  %126 = getelementptr i8, ptr addrspace(1) %125, i64 4
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !21
  %128 = fsub float %21, %127
  %129 = tail call float @llvm.fmuladd.f32(float %128, float %128, float %123)
  %130 = sext i32 %106 to i64
  %131 = getelementptr float, ptr addrspace(1) %0, i64 %130
  %132 = getelementptr i8, ptr addrspace(1) %131, i64 8
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !21
  %134 = fsub float %16, %133
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %134, float %129)
  %136 = fneg float %135
  %137 = fmul float %2, %136
  %138 = tail call afn noundef float @llvm.exp2.f32(float %137)
  %139 = tail call float @llvm.fmuladd.f32(float %138, float %121, float %104)
  %140 = fadd float %105, %138
  %141 = add i32 %27, 5
  %142 = sext i32 %141 to i64
  %143 = getelementptr float, ptr addrspace(1) %0, i64 %142
  %144 = getelementptr i8, ptr addrspace(1) %143, i64 -8
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !21
  %146 = fsub float %36, %145
  %147 = tail call float @llvm.fmuladd.f32(float %146, float %146, float 0.000000e+00)
  %148 = sext i32 %141 to i64
  %149 = getelementptr float, ptr addrspace(1) %0, i64 %148
  %150 = getelementptr i8, ptr addrspace(1) %149, i64 -4
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !21
  %152 = fsub float %26, %151
  %153 = tail call float @llvm.fmuladd.f32(float %152, float %152, float %147)
  %154 = sext i32 %141 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %154
  %156 = load float, ptr addrspace(1) %155, align 4, !tbaa !21
  %157 = fsub float %31, %156
  %158 = tail call float @llvm.fmuladd.f32(float %157, float %157, float %153)
  %159 = sext i32 %141 to i64
  %160 = getelementptr float, ptr addrspace(1) %0, i64 %159
  %161 = getelementptr i8, ptr addrspace(1) %160, i64 4
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !21
  %163 = fsub float %21, %162
  %164 = tail call float @llvm.fmuladd.f32(float %163, float %163, float %158)
  %165 = sext i32 %141 to i64
  %166 = getelementptr float, ptr addrspace(1) %0, i64 %165
  %167 = getelementptr i8, ptr addrspace(1) %166, i64 8
  %168 = load float, ptr addrspace(1) %167, align 4, !tbaa !21
  %169 = fsub float %16, %168
  %170 = tail call float @llvm.fmuladd.f32(float %169, float %169, float %164)
  %171 = fneg float %170
  %172 = fmul float %2, %171
  %173 = tail call afn noundef float @llvm.exp2.f32(float %172)
  %174 = tail call float @llvm.fmuladd.f32(float %173, float %156, float %139)
  %175 = fadd float %140, %173
  %176 = sext i32 %28 to i64
  %177 = getelementptr float, ptr addrspace(1) %0, i64 %176
  %178 = getelementptr i8, ptr addrspace(1) %177, i64 -8
  %179 = load float, ptr addrspace(1) %178, align 4, !tbaa !21
  %180 = fsub float %36, %179
  %181 = tail call float @llvm.fmuladd.f32(float %180, float %180, float 0.000000e+00)
  %182 = sext i32 %28 to i64
  %183 = getelementptr float, ptr addrspace(1) %0, i64 %182
  %184 = getelementptr i8, ptr addrspace(1) %183, i64 -4
  %185 = load float, ptr addrspace(1) %184, align 4, !tbaa !21
  %186 = fsub float %26, %185
  %187 = tail call float @llvm.fmuladd.f32(float %186, float %186, float %181)
  %188 = sext i32 %28 to i64
  %189 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %188
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !21
  %191 = fsub float %31, %190
  %192 = tail call float @llvm.fmuladd.f32(float %191, float %191, float %187)
  %193 = sext i32 %28 to i64
  %194 = getelementptr float, ptr addrspace(1) %0, i64 %193
  %195 = getelementptr i8, ptr addrspace(1) %194, i64 4
  %196 = load float, ptr addrspace(1) %195, align 4, !tbaa !21
  %197 = fsub float %21, %196
  %198 = tail call float @llvm.fmuladd.f32(float %197, float %197, float %192)
  %199 = sext i32 %28 to i64
  %200 = getelementptr float, ptr addrspace(1) %0, i64 %199
  %201 = getelementptr i8, ptr addrspace(1) %200, i64 8
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !21
  %203 = fsub float %16, %202
  %204 = tail call float @llvm.fmuladd.f32(float %203, float %203, float %198)
  %205 = fneg float %204
  %206 = fmul float %2, %205
  %207 = tail call afn noundef float @llvm.exp2.f32(float %206)
  %208 = tail call float @llvm.fmuladd.f32(float %207, float %190, float %174)
  %209 = fadd float %175, %207
  %210 = add i32 %27, 7
  %211 = sext i32 %210 to i64
  %212 = getelementptr float, ptr addrspace(1) %0, i64 %211
  %213 = getelementptr i8, ptr addrspace(1) %212, i64 -8
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !21
  %215 = fsub float %36, %214
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %215, float 0.000000e+00)
  %217 = sext i32 %210 to i64
  %218 = getelementptr float, ptr addrspace(1) %0, i64 %217
  %219 = getelementptr i8, ptr addrspace(1) %218, i64 -4
  %220 = load float, ptr addrspace(1) %219, align 4, !tbaa !21
  %221 = fsub float %26, %220
  %222 = tail call float @llvm.fmuladd.f32(float %221, float %221, float %216)
  %223 = sext i32 %210 to i64
  %224 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %223
  %225 = load float, ptr addrspace(1) %224, align 4, !tbaa !21
  %226 = fsub float %31, %225
  %227 = tail call float @llvm.fmuladd.f32(float %226, float %226, float %222)
  %228 = sext i32 %210 to i64
  %229 = getelementptr float, ptr addrspace(1) %0, i64 %228
  %230 = getelementptr i8, ptr addrspace(1) %229, i64 4
  %231 = load float, ptr addrspace(1) %230, align 4, !tbaa !21
  %232 = fsub float %21, %231
  %233 = tail call float @llvm.fmuladd.f32(float %232, float %232, float %227)
  %234 = sext i32 %210 to i64
  %235 = getelementptr float, ptr addrspace(1) %0, i64 %234
  %236 = getelementptr i8, ptr addrspace(1) %235, i64 8
  %237 = load float, ptr addrspace(1) %236, align 4, !tbaa !21
  %238 = fsub float %16, %237
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %238, float %233)
  %240 = fneg float %239
  %241 = fmul float %2, %240
  %242 = tail call afn noundef float @llvm.exp2.f32(float %241)
  %243 = tail call float @llvm.fmuladd.f32(float %242, float %225, float %208)
  %244 = fadd float %209, %242
  %245 = add i32 %27, 8
  %246 = sext i32 %245 to i64
  %247 = getelementptr float, ptr addrspace(1) %0, i64 %246
  %248 = getelementptr i8, ptr addrspace(1) %247, i64 -8
  %249 = load float, ptr addrspace(1) %248, align 4, !tbaa !21
  %250 = fsub float %36, %249
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %250, float 0.000000e+00)
  %252 = sext i32 %245 to i64
  %253 = getelementptr float, ptr addrspace(1) %0, i64 %252
  %254 = getelementptr i8, ptr addrspace(1) %253, i64 -4
  %255 = load float, ptr addrspace(1) %254, align 4, !tbaa !21
  %256 = fsub float %26, %255
  %257 = tail call float @llvm.fmuladd.f32(float %256, float %256, float %251)
  %258 = sext i32 %245 to i64
  %259 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %258
  %260 = load float, ptr addrspace(1) %259, align 4, !tbaa !21
  %261 = fsub float %31, %260
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %261, float %257)
  %263 = sext i32 %245 to i64
  %264 = getelementptr float, ptr addrspace(1) %0, i64 %263
  %265 = getelementptr i8, ptr addrspace(1) %264, i64 4
  %266 = load float, ptr addrspace(1) %265, align 4, !tbaa !21
  %267 = fsub float %21, %266
  %268 = tail call float @llvm.fmuladd.f32(float %267, float %267, float %262)
  %269 = sext i32 %245 to i64
  %270 = getelementptr float, ptr addrspace(1) %0, i64 %269
  %271 = getelementptr i8, ptr addrspace(1) %270, i64 8
  %272 = load float, ptr addrspace(1) %271, align 4, !tbaa !21
  %273 = fsub float %16, %272
  %274 = tail call float @llvm.fmuladd.f32(float %273, float %273, float %268)
  %275 = fneg float %274
  %276 = fmul float %2, %275
  %277 = tail call afn noundef float @llvm.exp2.f32(float %276)
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %260, float %243)
  %279 = fadd float %244, %277
  %280 = add i32 %27, 9
  %281 = sext i32 %280 to i64
  %282 = getelementptr float, ptr addrspace(1) %0, i64 %281
  %283 = getelementptr i8, ptr addrspace(1) %282, i64 -8
  %284 = load float, ptr addrspace(1) %283, align 4, !tbaa !21
  %285 = fsub float %36, %284
  %286 = tail call float @llvm.fmuladd.f32(float %285, float %285, float 0.000000e+00)
  %287 = sext i32 %280 to i64
  %288 = getelementptr float, ptr addrspace(1) %0, i64 %287
  %289 = getelementptr i8, ptr addrspace(1) %288, i64 -4
  %290 = load float, ptr addrspace(1) %289, align 4, !tbaa !21
  %291 = fsub float %26, %290
  %292 = tail call float @llvm.fmuladd.f32(float %291, float %291, float %286)
  %293 = sext i32 %280 to i64
  %294 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %293
  %295 = load float, ptr addrspace(1) %294, align 4, !tbaa !21
  %296 = fsub float %31, %295
  %297 = tail call float @llvm.fmuladd.f32(float %296, float %296, float %292)
  %298 = sext i32 %280 to i64
  %299 = getelementptr float, ptr addrspace(1) %0, i64 %298
  %300 = getelementptr i8, ptr addrspace(1) %299, i64 4
  %301 = load float, ptr addrspace(1) %300, align 4, !tbaa !21
  %302 = fsub float %21, %301
  %303 = tail call float @llvm.fmuladd.f32(float %302, float %302, float %297)
  %304 = sext i32 %280 to i64
  %305 = getelementptr float, ptr addrspace(1) %0, i64 %304
  %306 = getelementptr i8, ptr addrspace(1) %305, i64 8
  %307 = load float, ptr addrspace(1) %306, align 4, !tbaa !21
  %308 = fsub float %16, %307
  %309 = tail call float @llvm.fmuladd.f32(float %308, float %308, float %303)
  %310 = fneg float %309
  %311 = fmul float %2, %310
  %312 = tail call afn noundef float @llvm.exp2.f32(float %311)
  %313 = tail call float @llvm.fmuladd.f32(float %312, float %295, float %278)
  %314 = fadd float %279, %312
  %315 = add i32 %27, 10
  %316 = sext i32 %315 to i64
  %317 = getelementptr float, ptr addrspace(1) %0, i64 %316
  %318 = getelementptr i8, ptr addrspace(1) %317, i64 -8
  %319 = load float, ptr addrspace(1) %318, align 4, !tbaa !21
  %320 = fsub float %36, %319
  %321 = tail call float @llvm.fmuladd.f32(float %320, float %320, float 0.000000e+00)
  %322 = sext i32 %315 to i64
  %323 = getelementptr float, ptr addrspace(1) %0, i64 %322
  %324 = getelementptr i8, ptr addrspace(1) %323, i64 -4
  %325 = load float, ptr addrspace(1) %324, align 4, !tbaa !21
  %326 = fsub float %26, %325
  %327 = tail call float @llvm.fmuladd.f32(float %326, float %326, float %321)
  %328 = sext i32 %315 to i64
  %329 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %328
  %330 = load float, ptr addrspace(1) %329, align 4, !tbaa !21
  %331 = fsub float %31, %330
  %332 = tail call float @llvm.fmuladd.f32(float %331, float %331, float %327)
  %333 = sext i32 %315 to i64
  %334 = getelementptr float, ptr addrspace(1) %0, i64 %333
  %335 = getelementptr i8, ptr addrspace(1) %334, i64 4
  %336 = load float, ptr addrspace(1) %335, align 4, !tbaa !21
  %337 = fsub float %21, %336
  %338 = tail call float @llvm.fmuladd.f32(float %337, float %337, float %332)
  %339 = sext i32 %315 to i64
  %340 = getelementptr float, ptr addrspace(1) %0, i64 %339
  %341 = getelementptr i8, ptr addrspace(1) %340, i64 8
  %342 = load float, ptr addrspace(1) %341, align 4, !tbaa !21
  %343 = fsub float %16, %342
  %344 = tail call float @llvm.fmuladd.f32(float %343, float %343, float %338)
  %345 = fneg float %344
  %346 = fmul float %2, %345
  %347 = tail call afn noundef float @llvm.exp2.f32(float %346)
  %348 = tail call float @llvm.fmuladd.f32(float %347, float %330, float %313)
  %349 = fadd float %314, %347
  %350 = fdiv arcp afn float %348, %349, !fpmath !16
  %351 = shl i64 %11, 32
  %352 = ashr exact i64 %351, 30
  %353 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %352
  store float %350, ptr addrspace(1) %353, align 4, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"int", !"int", !"int", !"float", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int", !"float", !"float"}
!14 = !{!"const", !"", !"", !"", !"", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"float*", !"float*", !"float"}
!20 = !{!"const", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !8, i64 0}
