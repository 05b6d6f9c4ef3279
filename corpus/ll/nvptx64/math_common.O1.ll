; ModuleID = 'corpus/opencl/math_common.cl'
source_filename = "corpus/opencl/math_common.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @common_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %11
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16, !tbaa !15
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %11
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !tbaa !15
  %16 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %13, <4 x float> splat (float -1.000000e+00))
  %17 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %16, <4 x float> splat (float 1.000000e+00))
  %18 = fsub <4 x float> %15, %13
  %19 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> splat (float 2.500000e-01), <4 x float> %13)
  %20 = fadd <4 x float> %17, %19
  %21 = fcmp uge <4 x float> %13, splat (float 5.000000e-01)
  %22 = select <4 x i1> %21, <4 x float> splat (float 1.000000e+00), <4 x float> zeroinitializer
  %23 = fadd <4 x float> %22, %20
  %24 = fadd <4 x float> %15, splat (float 1.000000e+00)
  %25 = fmul <4 x float> %24, splat (float 5.000000e-01)
  %26 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %25, <4 x float> zeroinitializer)
  %27 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %26, <4 x float> splat (float 1.000000e+00))
  %28 = fmul <4 x float> %27, %27
  %29 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> splat (float -2.000000e+00), <4 x float> splat (float 3.000000e+00))
  %30 = fmul <4 x float> %28, %29
  %31 = fcmp ueq <4 x float> %13, zeroinitializer
  %32 = select <4 x i1> %31, <4 x float> zeroinitializer, <4 x float> splat (float 1.000000e+00)
  %33 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %32, <4 x float> %13)
  %34 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %30, <4 x float> %33, <4 x float> %23)
  %35 = fmul <4 x float> %13, splat (float 0x404CA5DC20000000)
  %36 = fmul <4 x float> %15, splat (float 0x3F91DF46A0000000)
  %37 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %35, <4 x float> splat (float 0x3F847AE140000000), <4 x float> %36)
  %38 = fadd <4 x float> %37, %34
  %39 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %13, <4 x float> splat (float 1.500000e+00))
  %40 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %38, <4 x float> %39)
  %41 = fsub <4 x float> %13, %15
  %42 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %41, <4 x float> zeroinitializer)
  %43 = fcmp uno <4 x float> %15, %13
  %44 = select <4 x i1> %43, <4 x float> splat (float 0x7FF8000000000000), <4 x float> %42
  %45 = fadd <4 x float> %44, %40
  %46 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> %13, <4 x float> %15)
  %47 = fadd <4 x float> %46, %45
  %48 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %15)
  %49 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %47, <4 x float> %13, <4 x float> %48)
  %50 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %13)
  %51 = fcmp ogt <4 x float> %50, %48
  %52 = select <4 x i1> %51, <4 x float> %13, <4 x float> %15
  %53 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %13, <4 x float> %15)
  %54 = fcmp oeq <4 x float> %50, %48
  %55 = or <4 x i1> %43, %54
  %56 = select <4 x i1> %55, <4 x float> %53, <4 x float> %52
  %57 = fadd <4 x float> %56, %49
  %58 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %11
  store <4 x float> %57, ptr addrspace(1) %58, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @geometric(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_geometric(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_geometric(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %12
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16, !tbaa !15
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %12
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !15
  %17 = fcmp une <4 x float> %14, zeroinitializer
  %18 = bitcast <4 x i1> %17 to i4
  %19 = icmp eq i4 %18, 0
  br i1 %19, label %70, label %20

20:                                               ; preds = %4
  %21 = extractelement <4 x float> %14, i64 0
  %22 = extractelement <4 x float> %14, i64 1
  %23 = fmul float %22, %22
  %24 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %23)
  %25 = extractelement <4 x float> %14, i64 2
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %25, float %24)
  %27 = extractelement <4 x float> %14, i64 3
  %28 = tail call noundef float @llvm.fmuladd.f32(float %27, float %27, float %26)
  %29 = fcmp olt float %28, 0x3810000000000000
  br i1 %29, label %30, label %40

30:                                               ; preds = %20
  %31 = fmul <4 x float> %14, splat (float 0x4550000000000000)
  %32 = extractelement <4 x float> %31, i64 0
  %33 = extractelement <4 x float> %31, i64 1
  %34 = fmul float %33, %33
  %35 = tail call float @llvm.fmuladd.f32(float %32, float %32, float %34)
  %36 = extractelement <4 x float> %31, i64 2
  %37 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %35)
  %38 = extractelement <4 x float> %31, i64 3
  %39 = tail call noundef float @llvm.fmuladd.f32(float %38, float %38, float %37)
  br label %63

40:                                               ; preds = %20
  %41 = fcmp oeq float %28, 0x7FF0000000000000
  br i1 %41, label %42, label %63

42:                                               ; preds = %40
  %43 = fmul <4 x float> %14, splat (float 0x3BD0000000000000)
  %44 = extractelement <4 x float> %43, i64 0
  %45 = extractelement <4 x float> %43, i64 1
  %46 = fmul float %45, %45
  %47 = tail call float @llvm.fmuladd.f32(float %44, float %44, float %46)
  %48 = extractelement <4 x float> %43, i64 2
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %47)
  %50 = extractelement <4 x float> %43, i64 3
  %51 = tail call noundef float @llvm.fmuladd.f32(float %50, float %50, float %49)
  %52 = fcmp oeq float %51, 0x7FF0000000000000
  br i1 %52, label %53, label %63

53:                                               ; preds = %42
  %54 = tail call noundef <4 x float> @llvm.copysign.v4f32(<4 x float> zeroinitializer, <4 x float> %43)
  %55 = extractelement <4 x float> %54, i64 0
  %56 = extractelement <4 x float> %54, i64 1
  %57 = fmul float %56, %56
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %57)
  %59 = extractelement <4 x float> %54, i64 2
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %58)
  %61 = extractelement <4 x float> %54, i64 3
  %62 = tail call noundef float @llvm.fmuladd.f32(float %61, float %61, float %60)
  br label %63

63:                                               ; preds = %53, %42, %40, %30
  %64 = phi <4 x float> [ %31, %30 ], [ %54, %53 ], [ %43, %42 ], [ %14, %40 ]
  %65 = phi float [ %39, %30 ], [ %62, %53 ], [ %51, %42 ], [ %28, %40 ]
  %66 = tail call float @llvm.nvvm.rsqrt.approx.f(float %65)
  %67 = insertelement <4 x float> poison, float %66, i64 0
  %68 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> zeroinitializer
  %69 = fmul <4 x float> %64, %68
  br label %70

70:                                               ; preds = %4, %63
  %71 = phi <4 x float> [ %69, %63 ], [ %14, %4 ]
  %72 = extractelement <4 x float> %71, i64 1
  %73 = extractelement <4 x float> %16, i64 2
  %74 = extractelement <4 x float> %71, i64 2
  %75 = extractelement <4 x float> %16, i64 1
  %76 = fneg float %75
  %77 = fmul float %74, %76
  %78 = tail call float @llvm.fmuladd.f32(float %72, float %73, float %77)
  %79 = extractelement <4 x float> %16, i64 0
  %80 = extractelement <4 x float> %71, i64 0
  %81 = fneg float %73
  %82 = fmul float %80, %81
  %83 = tail call float @llvm.fmuladd.f32(float %74, float %79, float %82)
  %84 = fneg float %79
  %85 = fmul float %72, %84
  %86 = tail call float @llvm.fmuladd.f32(float %80, float %75, float %85)
  %87 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %78, i64 0
  %88 = insertelement <4 x float> %87, float %83, i64 1
  %89 = insertelement <4 x float> %88, float %86, i64 2
  %90 = extractelement <4 x float> %14, i64 0
  %91 = extractelement <4 x float> %14, i64 1
  %92 = fmul float %91, %75
  %93 = tail call float @llvm.fmuladd.f32(float %90, float %79, float %92)
  %94 = extractelement <4 x float> %14, i64 2
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %73, float %93)
  %96 = extractelement <4 x float> %14, i64 3
  %97 = extractelement <4 x float> %16, i64 3
  %98 = tail call noundef float @llvm.fmuladd.f32(float %96, float %97, float %95)
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> zeroinitializer
  %101 = fmul float %75, %75
  %102 = tail call float @llvm.fmuladd.f32(float %79, float %79, float %101)
  %103 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %102)
  %104 = tail call noundef float @llvm.fmuladd.f32(float %97, float %97, float %103)
  %105 = fcmp oeq float %104, 0.000000e+00
  br i1 %105, label %111, label %106

106:                                              ; preds = %70
  %107 = tail call float @llvm.nvvm.rsqrt.approx.f(float %104)
  %108 = insertelement <4 x float> poison, float %107, i64 0
  %109 = shufflevector <4 x float> %108, <4 x float> poison, <4 x i32> zeroinitializer
  %110 = fmul <4 x float> %16, %109
  br label %111

111:                                              ; preds = %70, %106
  %112 = phi <4 x float> [ %110, %106 ], [ %16, %70 ]
  %113 = shufflevector <4 x float> %14, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %114 = shufflevector <4 x float> %16, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %115 = fsub <2 x float> %113, %114
  %116 = extractelement <2 x float> %115, i64 0
  %117 = extractelement <2 x float> %115, i64 1
  %118 = fmul float %117, %117
  %119 = tail call noundef float @llvm.fmuladd.f32(float %116, float %116, float %118)
  %120 = fcmp olt float %119, 0x3810000000000000
  br i1 %120, label %121, label %129

121:                                              ; preds = %111
  %122 = fmul <2 x float> %115, splat (float 0x4550000000000000)
  %123 = extractelement <2 x float> %122, i64 0
  %124 = extractelement <2 x float> %122, i64 1
  %125 = fmul float %124, %124
  %126 = tail call noundef float @llvm.fmuladd.f32(float %123, float %123, float %125)
  %127 = tail call float @llvm.nvvm.sqrt.approx.f(float %126) #7
  %128 = fmul float %127, 0x3A90000000000000
  br label %141

129:                                              ; preds = %111
  %130 = fcmp oeq float %119, 0x7FF0000000000000
  br i1 %130, label %131, label %139

131:                                              ; preds = %129
  %132 = fmul <2 x float> %115, splat (float 0x3BE0000000000000)
  %133 = extractelement <2 x float> %132, i64 0
  %134 = extractelement <2 x float> %132, i64 1
  %135 = fmul float %134, %134
  %136 = tail call noundef float @llvm.fmuladd.f32(float %133, float %133, float %135)
  %137 = tail call float @llvm.nvvm.sqrt.approx.f(float %136) #7
  %138 = fmul float %137, 0x4400000000000000
  br label %141

139:                                              ; preds = %129
  %140 = tail call float @llvm.nvvm.sqrt.approx.f(float %119) #7
  br label %141

141:                                              ; preds = %121, %131, %139
  %142 = phi float [ %128, %121 ], [ %138, %131 ], [ %140, %139 ]
  %143 = insertelement <4 x float> poison, float %142, i64 0
  %144 = shufflevector <4 x float> %143, <4 x float> poison, <4 x i32> zeroinitializer
  %145 = fmul <4 x float> %112, %144
  %146 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %89, <4 x float> %100, <4 x float> %145)
  %147 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %12
  store <4 x float> %146, ptr addrspace(1) %147, align 16, !tbaa !15
  %148 = shufflevector <4 x float> %14, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %149 = extractelement <4 x float> %14, i64 0
  %150 = extractelement <4 x float> %14, i64 1
  %151 = fmul float %150, %150
  %152 = tail call float @llvm.fmuladd.f32(float %149, float %149, float %151)
  %153 = extractelement <4 x float> %14, i64 2
  %154 = tail call noundef float @llvm.fmuladd.f32(float %153, float %153, float %152)
  %155 = fcmp olt float %154, 0x3810000000000000
  br i1 %155, label %156, label %166

156:                                              ; preds = %141
  %157 = fmul <3 x float> %148, splat (float 0x4550000000000000)
  %158 = extractelement <3 x float> %157, i64 0
  %159 = extractelement <3 x float> %157, i64 1
  %160 = fmul float %159, %159
  %161 = tail call float @llvm.fmuladd.f32(float %158, float %158, float %160)
  %162 = extractelement <3 x float> %157, i64 2
  %163 = tail call noundef float @llvm.fmuladd.f32(float %162, float %162, float %161)
  %164 = tail call float @llvm.nvvm.sqrt.approx.f(float %163) #7
  %165 = fmul float %164, 0x3A90000000000000
  br label %180

166:                                              ; preds = %141
  %167 = fcmp oeq float %154, 0x7FF0000000000000
  br i1 %167, label %168, label %178

168:                                              ; preds = %166
  %169 = fmul <3 x float> %148, splat (float 0x3BE0000000000000)
  %170 = extractelement <3 x float> %169, i64 0
  %171 = extractelement <3 x float> %169, i64 1
  %172 = fmul float %171, %171
  %173 = tail call float @llvm.fmuladd.f32(float %170, float %170, float %172)
  %174 = extractelement <3 x float> %169, i64 2
  %175 = tail call noundef float @llvm.fmuladd.f32(float %174, float %174, float %173)
  %176 = tail call float @llvm.nvvm.sqrt.approx.f(float %175) #7
  %177 = fmul float %176, 0x4400000000000000
  br label %180

178:                                              ; preds = %166
  %179 = tail call float @llvm.nvvm.sqrt.approx.f(float %154) #7
  br label %180

180:                                              ; preds = %156, %168, %178
  %181 = phi float [ %165, %156 ], [ %177, %168 ], [ %179, %178 ]
  %182 = insertelement <2 x float> poison, float %181, i64 0
  %183 = tail call float @llvm.nvvm.sqrt.approx.f(float %104) #7
  %184 = insertelement <2 x float> %182, float %183, i64 1
  %185 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %12
  store <2 x float> %184, ptr addrspace(1) %185, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @relational(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_relational(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_relational(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !22
  %14 = and i64 %11, 3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  switch i64 %14, label %24 [
    i64 0, label %17
    i64 1, label %19
    i64 2, label %22
    i64 3, label %25
  ]

17:                                               ; preds = %3
  %18 = or i32 %16, 2139095040
  br label %27

19:                                               ; preds = %3
  %20 = and i32 %16, -2147483648
  %21 = or disjoint i32 %20, 2139095040
  br label %27

22:                                               ; preds = %3
  %23 = and i32 %16, -2139095041
  br label %27

24:                                               ; preds = %3
  unreachable

25:                                               ; preds = %3
  %26 = and i32 %16, -1073741825
  br label %27

27:                                               ; preds = %19, %25, %22, %17
  %28 = phi i32 [ %18, %17 ], [ %21, %19 ], [ %23, %22 ], [ %26, %25 ]
  %29 = bitcast i32 %28 to float
  %30 = fcmp uno float %29, 0.000000e+00
  %31 = zext i1 %30 to i32
  %32 = tail call float @llvm.nvvm.fabs.f32(float %29)
  %33 = fcmp oeq float %32, 0x7FF0000000000000
  %34 = select i1 %33, i32 2, i32 0
  %35 = tail call float @llvm.fabs.f32(float %29)
  %36 = fcmp one float %35, 0x7FF0000000000000
  %37 = select i1 %36, i32 4, i32 0
  %38 = tail call i1 @llvm.is.fpclass.f32(float %29, i32 264)
  %39 = select i1 %38, i32 8, i32 0
  %40 = lshr i32 %28, 27
  %41 = and i32 %40, 16
  %42 = fcmp olt float %13, %29
  %43 = select i1 %42, i32 32, i32 0
  %44 = fcmp oge float %13, %29
  %45 = select i1 %44, i32 64, i32 0
  %46 = fcmp one float %13, %29
  %47 = select i1 %46, i32 128, i32 0
  %48 = fcmp uno float %13, %29
  %49 = select i1 %48, i32 256, i32 0
  %50 = fcmp oeq float %13, %29
  %51 = select i1 %50, i32 512, i32 0
  %52 = fcmp une float %13, %29
  %53 = select i1 %52, i32 1024, i32 0
  %54 = fcmp ord float %13, %29
  %55 = select i1 %54, i32 2048, i32 0
  %56 = fcmp ogt float %13, %29
  %57 = select i1 %56, i32 4096, i32 0
  %58 = fcmp ole float %13, %29
  %59 = select i1 %58, i32 8192, i32 0
  %60 = select i1 %52, i32 16384, i32 0
  %61 = fcmp uge float %13, %29
  %62 = select i1 %61, i32 32768, i32 0
  %63 = or disjoint i32 %59, %41
  %64 = or disjoint i32 %63, %57
  %65 = or disjoint i32 %64, %60
  %66 = or disjoint i32 %65, %62
  %67 = or disjoint i32 %66, %53
  %68 = or i32 %67, %51
  %69 = or i32 %68, %55
  %70 = or i32 %69, %45
  %71 = or i32 %70, %43
  %72 = or i32 %71, %47
  %73 = or i32 %72, %49
  %74 = or i32 %73, %31
  %75 = or i32 %74, %39
  %76 = or i32 %75, %34
  %77 = or i32 %76, %37
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  store i32 %77, ptr addrspace(1) %78, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounding(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_rounding(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rounding(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !22
  %13 = tail call float @llvm.fabs.f32(float %12)
  %14 = bitcast float %13 to i32
  %15 = lshr i32 %14, 23
  %16 = and i32 %14, 8388607
  %17 = or disjoint i32 %16, 1065353216
  %18 = bitcast i32 %17 to float
  %19 = add nsw i32 %15, -128
  %20 = icmp samesign ugt i32 %14, 1082130431
  br i1 %20, label %21, label %62

21:                                               ; preds = %2
  %22 = and i32 %15, 3
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %21, %24
  %25 = phi float [ %30, %24 ], [ %18, %21 ]
  %26 = phi i32 [ %31, %24 ], [ 0, %21 ]
  %27 = fcmp oge float %25, 1.500000e+00
  %28 = select i1 %27, float 1.500000e+00, float 0.000000e+00
  %29 = fsub float %25, %28
  %30 = fadd float %29, %29
  %31 = add nuw nsw i32 %26, 1
  %32 = icmp eq i32 %31, %22
  br i1 %32, label %33, label %24, !llvm.loop !29

33:                                               ; preds = %24
  %34 = and i32 %19, 2147483644
  br label %35

35:                                               ; preds = %33, %21
  %36 = phi float [ %18, %21 ], [ %30, %33 ]
  %37 = phi i32 [ %19, %21 ], [ %34, %33 ]
  %38 = phi float [ poison, %21 ], [ %30, %33 ]
  %39 = add nsw i32 %15, -129
  %40 = icmp ult i32 %39, 3
  br i1 %40, label %62, label %41

41:                                               ; preds = %35, %41
  %42 = phi float [ %59, %41 ], [ %36, %35 ]
  %43 = phi i32 [ %60, %41 ], [ %37, %35 ]
  %44 = fcmp oge float %42, 1.500000e+00
  %45 = select i1 %44, float 1.500000e+00, float 0.000000e+00
  %46 = fsub float %42, %45
  %47 = fadd float %46, %46
  %48 = fcmp oge float %47, 1.500000e+00
  %49 = select i1 %48, float 1.500000e+00, float 0.000000e+00
  %50 = fsub float %47, %49
  %51 = fadd float %50, %50
  %52 = fcmp oge float %51, 1.500000e+00
  %53 = select i1 %52, float 1.500000e+00, float 0.000000e+00
  %54 = fsub float %51, %53
  %55 = fadd float %54, %54
  %56 = fcmp oge float %55, 1.500000e+00
  %57 = select i1 %56, float 1.500000e+00, float 0.000000e+00
  %58 = fsub float %55, %57
  %59 = fadd float %58, %58
  %60 = add nsw i32 %43, -4
  %61 = icmp samesign ugt i32 %43, 4
  br i1 %61, label %41, label %62

62:                                               ; preds = %41, %2, %35
  %63 = phi float [ %18, %2 ], [ %38, %35 ], [ %59, %41 ]
  %64 = tail call noundef float @llvm.floor.f32(float %12)
  %65 = insertelement <8 x float> poison, float %64, i64 0
  %66 = tail call noundef float @llvm.ceil.f32(float %12)
  %67 = insertelement <8 x float> %65, float %66, i64 1
  %68 = tail call noundef float @llvm.trunc.f32(float %12)
  %69 = insertelement <8 x float> %67, float %68, i64 2
  %70 = tail call noundef float @llvm.round.f32(float %12)
  %71 = insertelement <8 x float> %69, float %70, i64 3
  %72 = tail call noundef float @llvm.rint.f32(float %12)
  %73 = insertelement <8 x float> %71, float %72, i64 4
  %74 = fcmp ord float %12, 0.000000e+00
  %75 = tail call float @llvm.nvvm.fabs.f32(float %12)
  %76 = fcmp une float %75, 0x7FF0000000000000
  %77 = fsub float %12, %64
  %78 = tail call noundef float @llvm.minimumnum.f32(float %77, float 0x3FEFFFFFE0000000)
  %79 = select i1 %76, float %78, float 0.000000e+00
  %80 = select i1 %74, float %79, float %12
  %81 = insertelement <8 x float> %73, float %80, i64 5
  %82 = insertelement <8 x float> %81, float %64, i64 6
  %83 = bitcast float %12 to i32
  %84 = fcmp oge float %63, 1.500000e+00
  %85 = select i1 %84, float 1.500000e+00, float 0.000000e+00
  %86 = fsub float %63, %85
  %87 = icmp samesign ult i32 %14, 1073741824
  %88 = fmul float %86, 2.000000e+00
  %89 = select i1 %87, float %13, float %88
  %90 = icmp eq i32 %14, 1077936128
  %91 = bitcast float %89 to i32
  %92 = select i1 %90, i32 0, i32 %91
  %93 = xor i32 %92, %83
  %94 = xor i32 %93, %14
  %95 = bitcast i32 %94 to float
  %96 = icmp samesign ugt i32 %14, 2139095039
  %97 = select i1 %96, float 0x7FF8000000000000, float %95
  %98 = insertelement <8 x float> %82, float %97, i64 7
  %99 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %10
  store <8 x float> %98, ptr addrspace(1) %99, align 32, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @float_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_float_parts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_float_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !22
  %13 = tail call float @llvm.fabs.f32(float %12)
  %14 = bitcast float %13 to i32
  %15 = add nsw i32 %14, -8388608
  %16 = icmp ult i32 %15, -8388607
  %17 = or i32 %14, 226492416
  %18 = bitcast i32 %17 to float
  %19 = fadd float %18, 0xB9B0000000000000
  %20 = bitcast float %19 to i32
  %21 = select i1 %16, i32 %14, i32 %20
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %2
  %24 = fcmp ord float %12, 0.000000e+00
  %25 = tail call float @llvm.nvvm.fabs.f32(float %12)
  %26 = fcmp une float %25, 0x7FF0000000000000
  %27 = and i1 %24, %26
  br label %28

28:                                               ; preds = %2, %23
  %29 = phi i1 [ %27, %23 ], [ false, %2 ]
  %30 = and i32 %21, 8388607
  %31 = bitcast float %12 to i32
  %32 = and i32 %31, -2147483648
  %33 = or disjoint i32 %32, %30
  %34 = or disjoint i32 %33, 1056964608
  %35 = ashr i32 %21, 23
  %36 = select i1 %16, i32 -126, i32 -152
  %37 = add nsw i32 %35, %36
  %38 = select i1 %29, i32 %37, i32 0
  %39 = bitcast i32 %34 to float
  %40 = select i1 %29, float %39, float %12
  %41 = tail call noundef float @llvm.trunc.f32(float %12)
  %42 = tail call float @llvm.nvvm.fabs.f32(float %12)
  %43 = fcmp une float %42, 0x7FF0000000000000
  %44 = fsub float %12, %41
  %45 = select i1 %43, float %44, float 0.000000e+00
  %46 = tail call noundef float @llvm.copysign.f32(float %45, float %12)
  %47 = insertelement <8 x float> poison, float %40, i64 0
  %48 = sitofp i32 %38 to float
  %49 = insertelement <8 x float> %47, float %48, i64 1
  %50 = add nsw i32 %38, -3
  %51 = bitcast float %40 to i32
  %52 = lshr i32 %51, 23
  %53 = and i32 %52, 255
  %54 = add nsw i32 %50, %53
  %55 = tail call noundef i32 @llvm.smax.i32(i32 %54, i32 0)
  %56 = tail call i32 @llvm.umin.i32(i32 %55, i32 255)
  %57 = icmp eq i32 %53, 0
  %58 = icmp eq i32 %53, 255
  %59 = shl nuw nsw i32 %56, 23
  %60 = select i1 %58, i32 2139095040, i32 %59
  %61 = select i1 %57, i32 0, i32 %60
  %62 = and i32 %51, -2147483648
  %63 = or disjoint i32 %61, %62
  %64 = and i32 %51, 8388607
  %65 = add nsw i32 %54, -255
  %66 = icmp ult i32 %65, -254
  %67 = or i1 %57, %66
  %68 = select i1 %67, i32 0, i32 %64
  %69 = select i1 %58, i32 %64, i32 %68
  %70 = or disjoint i32 %63, %69
  %71 = bitcast i32 %70 to float
  %72 = insertelement <8 x float> %49, float %71, i64 2
  %73 = and i32 %31, 8388607
  %74 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %73, i1 false)
  %75 = sub nuw nsw i32 -118, %74
  %76 = lshr i32 %14, 23
  %77 = add nsw i32 %76, -127
  %78 = icmp samesign ult i32 %14, 8388608
  %79 = select i1 %78, i32 %75, i32 %77
  %80 = icmp eq i32 %14, 0
  %81 = select i1 %80, i32 -2147483648, i32 %79
  %82 = icmp samesign ugt i32 %14, 2139095039
  %83 = select i1 %82, i32 2147483647, i32 %81
  %84 = sitofp i32 %83 to float
  %85 = insertelement <8 x float> %72, float %84, i64 3
  %86 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %14, i1 false)
  %87 = sub nuw nsw i32 -118, %86
  %88 = sitofp i32 %87 to float
  %89 = sitofp i32 %77 to float
  %90 = select i1 %82, float %13, float %89
  %91 = select i1 %78, float %88, float %90
  %92 = select i1 %80, float 0xFFF0000000000000, float %91
  %93 = insertelement <8 x float> %85, float %92, i64 4
  %94 = insertelement <8 x float> %93, float %46, i64 5
  %95 = insertelement <8 x float> %94, float %41, i64 6
  %96 = sub nsw i32 -2147483648, %31
  %97 = icmp slt i32 %31, 0
  %98 = select i1 %97, i32 %96, i32 %31
  %99 = icmp sgt i32 %98, -1
  %100 = select i1 %99, i32 -1, i32 1
  %101 = add nsw i32 %100, %98
  %102 = sub i32 -2147483648, %101
  %103 = icmp slt i32 %101, 0
  %104 = icmp ne i32 %101, 0
  %105 = or i1 %99, %104
  %106 = select i1 %105, i32 %101, i32 -2147483648
  %107 = select i1 %103, i32 %102, i32 %106
  %108 = fcmp ord float %12, 0.000000e+00
  %109 = fcmp oeq float %12, 0.000000e+00
  %110 = icmp eq i32 %31, 0
  %111 = or i1 %109, %110
  %112 = bitcast i32 %107 to float
  %113 = select i1 %108, float %112, float %12
  %114 = select i1 %111, float 0.000000e+00, float %113
  %115 = insertelement <8 x float> %95, float %114, i64 7
  %116 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %1, i64 %10
  store <8 x float> %115, ptr addrspace(1) %116, align 32, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"float4*"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"const", !"const", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"float4*", !"float4*", !"float4*", !"float2*"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*"}
!20 = !{!"const", !"const", !"", !""}
!21 = !{!"float*", !"uint*", !"int*"}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !8, i64 0}
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"float*", !"float8*"}
!27 = !{!"float*", !"float __attribute__((ext_vector_type(8)))*"}
!28 = !{!"const", !""}
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.unroll.disable"}
