; ModuleID = 'corpus/opencl/quaternion_motion.cl'
source_filename = "corpus/opencl/quaternion_motion.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.world = type { float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @quaternion_step(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_quaternion_step(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_quaternion_step(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !15
  %17 = fadd <4 x float> %16, <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 2.000000e+00>
  %18 = fmul float %3, 5.000000e-01
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16
  %23 = shufflevector <4 x float> %17, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = extractelement <4 x float> %17, i64 3
  %25 = shufflevector <4 x float> %17, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %26 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %27 = fmul <3 x float> %26, %25
  %28 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %23, <3 x float> zeroinitializer, <3 x float> %27)
  %29 = extractelement <4 x float> %22, i64 1
  %30 = extractelement <4 x float> %17, i64 2
  %31 = extractelement <4 x float> %22, i64 2
  %32 = extractelement <4 x float> %17, i64 1
  %33 = fneg float %32
  %34 = fmul float %31, %33
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %30, float %34)
  %36 = insertelement <3 x float> poison, float %35, i64 0
  %37 = extractelement <4 x float> %17, i64 0
  %38 = extractelement <4 x float> %22, i64 0
  %39 = fneg float %30
  %40 = fmul float %38, %39
  %41 = tail call float @llvm.fmuladd.f32(float %31, float %37, float %40)
  %42 = insertelement <3 x float> %36, float %41, i64 1
  %43 = fneg float %37
  %44 = fmul float %29, %43
  %45 = tail call float @llvm.fmuladd.f32(float %38, float %32, float %44)
  %46 = insertelement <3 x float> %42, float %45, i64 2
  %47 = fadd <3 x float> %28, %46
  %48 = shufflevector <3 x float> %47, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %49 = fmul float %29, %32
  %50 = tail call float @llvm.fmuladd.f32(float %38, float %37, float %49)
  %51 = tail call noundef float @llvm.fmuladd.f32(float %31, float %30, float %50)
  %52 = fneg float %51
  %53 = tail call float @llvm.fmuladd.f32(float %24, float 0.000000e+00, float %52)
  %54 = insertelement <4 x float> %48, float %53, i64 3
  %55 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %20, <4 x float> %54, <4 x float> %17)
  %56 = extractelement <4 x float> %55, i64 0
  %57 = extractelement <4 x float> %55, i64 1
  %58 = fmul float %57, %57
  %59 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %58)
  %60 = extractelement <4 x float> %55, i64 2
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %59)
  %62 = extractelement <4 x float> %55, i64 3
  %63 = tail call noundef float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %64 = tail call float @llvm.nvvm.sqrt.approx.f(float %63) #7
  %65 = fdiv float 1.000000e+00, %64
  %66 = insertelement <4 x float> poison, float %65, i64 0
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> zeroinitializer
  %68 = fmul <4 x float> %67, %55
  store <4 x float> %68, ptr addrspace(1) %15, align 16, !tbaa !15
  %69 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %14
  %70 = load <4 x float>, ptr addrspace(1) %69, align 16
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %72 = extractelement <4 x float> %68, i64 1
  %73 = extractelement <4 x float> %70, i64 2
  %74 = extractelement <4 x float> %68, i64 2
  %75 = extractelement <4 x float> %70, i64 1
  %76 = fneg float %75
  %77 = fmul float %74, %76
  %78 = tail call float @llvm.fmuladd.f32(float %72, float %73, float %77)
  %79 = insertelement <3 x float> poison, float %78, i64 0
  %80 = extractelement <4 x float> %70, i64 0
  %81 = extractelement <4 x float> %68, i64 0
  %82 = fneg float %73
  %83 = fmul float %81, %82
  %84 = tail call float @llvm.fmuladd.f32(float %74, float %80, float %83)
  %85 = insertelement <3 x float> %79, float %84, i64 1
  %86 = fneg float %80
  %87 = fmul float %72, %86
  %88 = tail call float @llvm.fmuladd.f32(float %81, float %75, float %87)
  %89 = insertelement <3 x float> %85, float %88, i64 2
  %90 = fmul <3 x float> %89, splat (float 2.000000e+00)
  %91 = shufflevector <4 x float> %68, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %92 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %91, <3 x float> %90, <3 x float> %71)
  %93 = extractelement <3 x float> %90, i64 2
  %94 = extractelement <3 x float> %90, i64 1
  %95 = fneg float %94
  %96 = fmul float %74, %95
  %97 = tail call float @llvm.fmuladd.f32(float %72, float %93, float %96)
  %98 = insertelement <3 x float> poison, float %97, i64 0
  %99 = extractelement <3 x float> %90, i64 0
  %100 = fneg float %93
  %101 = fmul float %81, %100
  %102 = tail call float @llvm.fmuladd.f32(float %74, float %99, float %101)
  %103 = insertelement <3 x float> %98, float %102, i64 1
  %104 = fneg float %99
  %105 = fmul float %72, %104
  %106 = tail call float @llvm.fmuladd.f32(float %81, float %94, float %105)
  %107 = insertelement <3 x float> %103, float %106, i64 2
  %108 = fadd <3 x float> %92, %107
  %109 = shufflevector <3 x float> %108, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %110 = shufflevector <4 x float> %109, <4 x float> %70, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %110, ptr addrspace(1) %69, align 16
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.world) align 4 captures(none) %4, float noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_verlet_cloth(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3, ptr noundef nonnull byval(%struct.world) align 4 %4, float noundef %5) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.world) align 4 captures(none) %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %7
  %11 = add i32 %10, %9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = mul nsw i32 %2, %16
  %18 = add nsw i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !15
  %22 = load float, ptr %4, align 4, !tbaa !21
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !24
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !25
  %27 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %22, i64 0
  %28 = insertelement <4 x float> %27, float %24, i64 1
  %29 = insertelement <4 x float> %28, float %26, i64 2
  %30 = fmul float %5, 0x3FF6A09E60000000
  %31 = add nsw i32 %11, 1
  %32 = icmp sgt i32 %11, -2
  %33 = icmp slt i32 %31, %2
  %34 = and i1 %33, %32
  %35 = icmp slt i32 %16, %3
  %36 = and i1 %34, %35
  br i1 %36, label %37, label %57

37:                                               ; preds = %6
  %38 = add nuw nsw i32 %17, %31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %39
  %41 = load <4 x float>, ptr addrspace(1) %40, align 16, !tbaa !15
  %42 = fsub <4 x float> %41, %21
  %43 = extractelement <4 x float> %42, i64 0
  %44 = extractelement <4 x float> %42, i64 1
  %45 = fmul float %44, %44
  %46 = tail call float @llvm.fmuladd.f32(float %43, float %43, float %45)
  %47 = extractelement <4 x float> %42, i64 2
  %48 = tail call float @llvm.fmuladd.f32(float %47, float %47, float %46)
  %49 = tail call float @llvm.nvvm.sqrt.approx.f(float %48) #7
  %50 = fsub float %49, %5
  %51 = fmul float %50, 4.000000e+01
  %52 = fadd float %49, 0x3F847AE140000000
  %53 = fdiv float %51, %52
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> zeroinitializer
  %56 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %42, <4 x float> %55, <4 x float> %29)
  br label %57

57:                                               ; preds = %6, %37
  %58 = phi <4 x float> [ %56, %37 ], [ %29, %6 ]
  %59 = icmp sgt i32 %11, 0
  %60 = icmp sle i32 %11, %2
  %61 = and i1 %60, %59
  %62 = and i1 %61, %35
  br i1 %62, label %63, label %84

63:                                               ; preds = %57
  %64 = add nsw i32 %11, -1
  %65 = add nuw nsw i32 %17, %64
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %66
  %68 = load <4 x float>, ptr addrspace(1) %67, align 16, !tbaa !15
  %69 = fsub <4 x float> %68, %21
  %70 = extractelement <4 x float> %69, i64 0
  %71 = extractelement <4 x float> %69, i64 1
  %72 = fmul float %71, %71
  %73 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %72)
  %74 = extractelement <4 x float> %69, i64 2
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %74, float %73)
  %76 = tail call float @llvm.nvvm.sqrt.approx.f(float %75) #7
  %77 = fsub float %76, %5
  %78 = fmul float %77, 4.000000e+01
  %79 = fadd float %76, 0x3F847AE140000000
  %80 = fdiv float %78, %79
  %81 = insertelement <4 x float> poison, float %80, i64 0
  %82 = shufflevector <4 x float> %81, <4 x float> poison, <4 x i32> zeroinitializer
  %83 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %69, <4 x float> %82, <4 x float> %58)
  br label %84

84:                                               ; preds = %57, %63
  %85 = phi <4 x float> [ %83, %63 ], [ %58, %57 ]
  %86 = add nuw nsw i32 %16, 1
  %87 = icmp sgt i32 %11, -1
  %88 = icmp slt i32 %11, %2
  %89 = and i1 %88, %87
  %90 = icmp slt i32 %86, %3
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %92, label %113

92:                                               ; preds = %84
  %93 = mul nsw i32 %86, %2
  %94 = add nuw nsw i32 %93, %11
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %95
  %97 = load <4 x float>, ptr addrspace(1) %96, align 16, !tbaa !15
  %98 = fsub <4 x float> %97, %21
  %99 = extractelement <4 x float> %98, i64 0
  %100 = extractelement <4 x float> %98, i64 1
  %101 = fmul float %100, %100
  %102 = tail call float @llvm.fmuladd.f32(float %99, float %99, float %101)
  %103 = extractelement <4 x float> %98, i64 2
  %104 = tail call float @llvm.fmuladd.f32(float %103, float %103, float %102)
  %105 = tail call float @llvm.nvvm.sqrt.approx.f(float %104) #7
  %106 = fsub float %105, %5
  %107 = fmul float %106, 4.000000e+01
  %108 = fadd float %105, 0x3F847AE140000000
  %109 = fdiv float %107, %108
  %110 = insertelement <4 x float> poison, float %109, i64 0
  %111 = shufflevector <4 x float> %110, <4 x float> poison, <4 x i32> zeroinitializer
  %112 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %98, <4 x float> %111, <4 x float> %85)
  br label %113

113:                                              ; preds = %84, %92
  %114 = phi <4 x float> [ %112, %92 ], [ %85, %84 ]
  %115 = icmp ne i32 %16, 0
  %116 = icmp sle i32 %16, %3
  %117 = and i1 %115, %116
  %118 = and i1 %117, %87
  %119 = and i1 %118, %88
  br i1 %119, label %120, label %142

120:                                              ; preds = %113
  %121 = add nsw i32 %16, -1
  %122 = mul nsw i32 %121, %2
  %123 = add nuw nsw i32 %122, %11
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %124
  %126 = load <4 x float>, ptr addrspace(1) %125, align 16, !tbaa !15
  %127 = fsub <4 x float> %126, %21
  %128 = extractelement <4 x float> %127, i64 0
  %129 = extractelement <4 x float> %127, i64 1
  %130 = fmul float %129, %129
  %131 = tail call float @llvm.fmuladd.f32(float %128, float %128, float %130)
  %132 = extractelement <4 x float> %127, i64 2
  %133 = tail call float @llvm.fmuladd.f32(float %132, float %132, float %131)
  %134 = tail call float @llvm.nvvm.sqrt.approx.f(float %133) #7
  %135 = fsub float %134, %5
  %136 = fmul float %135, 4.000000e+01
  %137 = fadd float %134, 0x3F847AE140000000
  %138 = fdiv float %136, %137
  %139 = insertelement <4 x float> poison, float %138, i64 0
  %140 = shufflevector <4 x float> %139, <4 x float> poison, <4 x i32> zeroinitializer
  %141 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %127, <4 x float> %140, <4 x float> %114)
  br label %142

142:                                              ; preds = %120, %113
  %143 = phi <4 x float> [ %114, %113 ], [ %141, %120 ]
  %144 = add nsw i32 %11, 1
  %145 = add nuw nsw i32 %16, 1
  %146 = icmp sgt i32 %11, -2
  %147 = icmp slt i32 %144, %2
  %148 = and i1 %147, %146
  %149 = icmp slt i32 %145, %3
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %151, label %172

151:                                              ; preds = %142
  %152 = mul nsw i32 %145, %2
  %153 = add nuw nsw i32 %152, %144
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %154
  %156 = load <4 x float>, ptr addrspace(1) %155, align 16, !tbaa !15
  %157 = fsub <4 x float> %156, %21
  %158 = extractelement <4 x float> %157, i64 0
  %159 = extractelement <4 x float> %157, i64 1
  %160 = fmul float %159, %159
  %161 = tail call float @llvm.fmuladd.f32(float %158, float %158, float %160)
  %162 = extractelement <4 x float> %157, i64 2
  %163 = tail call float @llvm.fmuladd.f32(float %162, float %162, float %161)
  %164 = tail call float @llvm.nvvm.sqrt.approx.f(float %163) #7
  %165 = fsub float %164, %30
  %166 = fmul float %165, 4.000000e+01
  %167 = fadd float %164, 0x3F847AE140000000
  %168 = fdiv float %166, %167
  %169 = insertelement <4 x float> poison, float %168, i64 0
  %170 = shufflevector <4 x float> %169, <4 x float> poison, <4 x i32> zeroinitializer
  %171 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %157, <4 x float> %170, <4 x float> %143)
  br label %172

172:                                              ; preds = %142, %151
  %173 = phi <4 x float> [ %171, %151 ], [ %143, %142 ]
  %174 = icmp sgt i32 %11, 0
  %175 = icmp ne i32 %16, 0
  %176 = and i1 %174, %175
  %177 = icmp sle i32 %11, %2
  %178 = and i1 %177, %176
  %179 = icmp sle i32 %16, %3
  %180 = and i1 %178, %179
  br i1 %180, label %181, label %204

181:                                              ; preds = %172
  %182 = add nsw i32 %16, -1
  %183 = add nsw i32 %11, -1
  %184 = mul nsw i32 %182, %2
  %185 = add nuw nsw i32 %184, %183
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %186
  %188 = load <4 x float>, ptr addrspace(1) %187, align 16, !tbaa !15
  %189 = fsub <4 x float> %188, %21
  %190 = extractelement <4 x float> %189, i64 0
  %191 = extractelement <4 x float> %189, i64 1
  %192 = fmul float %191, %191
  %193 = tail call float @llvm.fmuladd.f32(float %190, float %190, float %192)
  %194 = extractelement <4 x float> %189, i64 2
  %195 = tail call float @llvm.fmuladd.f32(float %194, float %194, float %193)
  %196 = tail call float @llvm.nvvm.sqrt.approx.f(float %195) #7
  %197 = fsub float %196, %30
  %198 = fmul float %197, 4.000000e+01
  %199 = fadd float %196, 0x3F847AE140000000
  %200 = fdiv float %198, %199
  %201 = insertelement <4 x float> poison, float %200, i64 0
  %202 = shufflevector <4 x float> %201, <4 x float> poison, <4 x i32> zeroinitializer
  %203 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %189, <4 x float> %202, <4 x float> %173)
  br label %204

204:                                              ; preds = %181, %172
  %205 = phi <4 x float> [ %203, %181 ], [ %173, %172 ]
  %206 = add nsw i32 %11, 1
  %207 = icmp sgt i32 %11, -2
  %208 = icmp ne i32 %16, 0
  %209 = and i1 %207, %208
  %210 = icmp slt i32 %206, %2
  %211 = and i1 %210, %209
  %212 = icmp sle i32 %16, %3
  %213 = and i1 %211, %212
  br i1 %213, label %214, label %236

214:                                              ; preds = %204
  %215 = add nsw i32 %16, -1
  %216 = mul nsw i32 %215, %2
  %217 = add nuw nsw i32 %216, %206
  %218 = zext nneg i32 %217 to i64
  %219 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %218
  %220 = load <4 x float>, ptr addrspace(1) %219, align 16, !tbaa !15
  %221 = fsub <4 x float> %220, %21
  %222 = extractelement <4 x float> %221, i64 0
  %223 = extractelement <4 x float> %221, i64 1
  %224 = fmul float %223, %223
  %225 = tail call float @llvm.fmuladd.f32(float %222, float %222, float %224)
  %226 = extractelement <4 x float> %221, i64 2
  %227 = tail call float @llvm.fmuladd.f32(float %226, float %226, float %225)
  %228 = tail call float @llvm.nvvm.sqrt.approx.f(float %227) #7
  %229 = fsub float %228, %30
  %230 = fmul float %229, 4.000000e+01
  %231 = fadd float %228, 0x3F847AE140000000
  %232 = fdiv float %230, %231
  %233 = insertelement <4 x float> poison, float %232, i64 0
  %234 = shufflevector <4 x float> %233, <4 x float> poison, <4 x i32> zeroinitializer
  %235 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %221, <4 x float> %234, <4 x float> %205)
  br label %236

236:                                              ; preds = %214, %204
  %237 = phi <4 x float> [ %235, %214 ], [ %205, %204 ]
  %238 = add nuw nsw i32 %16, 1
  %239 = icmp sgt i32 %11, 0
  %240 = icmp sle i32 %11, %2
  %241 = and i1 %240, %239
  %242 = icmp slt i32 %238, %3
  %243 = select i1 %241, i1 %242, i1 false
  br i1 %243, label %244, label %266

244:                                              ; preds = %236
  %245 = add nsw i32 %11, -1
  %246 = mul nsw i32 %238, %2
  %247 = add nuw nsw i32 %246, %245
  %248 = zext nneg i32 %247 to i64
  %249 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %248
  %250 = load <4 x float>, ptr addrspace(1) %249, align 16, !tbaa !15
  %251 = fsub <4 x float> %250, %21
  %252 = extractelement <4 x float> %251, i64 0
  %253 = extractelement <4 x float> %251, i64 1
  %254 = fmul float %253, %253
  %255 = tail call float @llvm.fmuladd.f32(float %252, float %252, float %254)
  %256 = extractelement <4 x float> %251, i64 2
  %257 = tail call float @llvm.fmuladd.f32(float %256, float %256, float %255)
  %258 = tail call float @llvm.nvvm.sqrt.approx.f(float %257) #7
  %259 = fsub float %258, %30
  %260 = fmul float %259, 4.000000e+01
  %261 = fadd float %258, 0x3F847AE140000000
  %262 = fdiv float %260, %261
  %263 = insertelement <4 x float> poison, float %262, i64 0
  %264 = shufflevector <4 x float> %263, <4 x float> poison, <4 x i32> zeroinitializer
  %265 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %251, <4 x float> %264, <4 x float> %237)
  br label %266

266:                                              ; preds = %244, %236
  %267 = phi <4 x float> [ %265, %244 ], [ %237, %236 ]
  %268 = icmp eq i32 %16, 0
  br i1 %268, label %269, label %274

269:                                              ; preds = %266
  %270 = icmp eq i32 %11, 0
  %271 = add nsw i32 %2, -1
  %272 = icmp eq i32 %271, %11
  %273 = select i1 %270, i1 true, i1 %272
  br i1 %273, label %283, label %274

274:                                              ; preds = %266, %269
  %275 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  %276 = load <4 x float>, ptr addrspace(1) %275, align 16, !tbaa !15
  %277 = fsub <4 x float> %21, %276
  %278 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %279 = load <1 x float>, ptr %278, align 4
  %280 = shufflevector <1 x float> %279, <1 x float> poison, <4 x i32> zeroinitializer
  %281 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %277, <4 x float> %280, <4 x float> %21)
  %282 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %267, <4 x float> splat (float 0x3F1A36E2E0000000), <4 x float> %281)
  br label %283

283:                                              ; preds = %269, %274
  %284 = phi <4 x float> [ %282, %274 ], [ %21, %269 ]
  %285 = shufflevector <4 x float> %284, <4 x float> %21, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %286 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %285, ptr addrspace(1) %286, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @skinning(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_skinning(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 4 %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_skinning(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %6 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = shl i64 %13, 32
  %15 = ashr exact i64 %14, 32
  %16 = addrspacecast ptr addrspace(1) %0 to ptr
  %17 = mul nsw i64 %15, 12
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  %19 = load <1 x float>, ptr %18, align 4
  %20 = shufflevector <1 x float> %19, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %22 = load float, ptr %21, align 4, !tbaa !15
  %23 = insertelement <3 x float> %20, float %22, i64 1
  %24 = getelementptr i8, ptr %18, i64 8
  %25 = load float, ptr %24, align 4, !tbaa !31
  %26 = insertelement <3 x float> %23, float %25, i64 2
  %27 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %15
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 1
  %29 = load i8, ptr addrspace(1) %28, align 1
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 2
  %31 = load i8, ptr addrspace(1) %30, align 2
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 3
  %33 = load i8, ptr addrspace(1) %32, align 1
  %34 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %15
  %35 = load <4 x i8>, ptr addrspace(1) %34, align 4, !tbaa !15
  %36 = uitofp <4 x i8> %35 to <4 x float>
  %37 = extractelement <4 x float> %36, i64 0
  %38 = extractelement <4 x float> %36, i64 1
  %39 = extractelement <4 x float> %36, i64 2
  %40 = extractelement <4 x float> %36, i64 3
  %41 = shufflevector <3 x float> %26, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %42 = extractelement <1 x float> %19, i64 0
  %43 = fcmp oeq float %37, 0.000000e+00
  br i1 %43, label %90, label %44

44:                                               ; preds = %5
  %45 = load i8, ptr addrspace(1) %27, align 4
  %46 = zext i8 %45 to i64
  %47 = mul nuw nsw i64 %46, 48
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %47
  %49 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> zeroinitializer
  %50 = load float, ptr addrspace(1) %48, align 16, !tbaa !15
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 4
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !15
  %53 = fmul float %22, %52
  %54 = tail call float @llvm.fmuladd.f32(float %50, float %42, float %53)
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 8
  %56 = load float, ptr addrspace(1) %55, align 8, !tbaa !15
  %57 = tail call float @llvm.fmuladd.f32(float %56, float %25, float %54)
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 12
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !15
  %60 = fadd float %59, %57
  %61 = insertelement <3 x float> poison, float %60, i64 0
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 16
  %63 = load float, ptr addrspace(1) %62, align 16, !tbaa !15
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 20
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !15
  %66 = fmul float %22, %65
  %67 = tail call float @llvm.fmuladd.f32(float %63, float %42, float %66)
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 24
  %69 = load float, ptr addrspace(1) %68, align 8, !tbaa !15
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %25, float %67)
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 28
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !15
  %73 = fadd float %72, %70
  %74 = insertelement <3 x float> %61, float %73, i64 1
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 32
  %76 = load float, ptr addrspace(1) %75, align 16, !tbaa !15
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 36
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !15
  %79 = fmul float %22, %78
  %80 = tail call float @llvm.fmuladd.f32(float %76, float %42, float %79)
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 40
  %82 = load float, ptr addrspace(1) %81, align 8, !tbaa !15
  %83 = tail call float @llvm.fmuladd.f32(float %82, float %25, float %80)
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 44
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !15
  %86 = fadd float %85, %83
  %87 = insertelement <3 x float> %74, float %86, i64 2
  %88 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %49, <3 x float> %87, <3 x float> %26)
  %89 = shufflevector <3 x float> %88, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %90

90:                                               ; preds = %5, %44
  %91 = phi <3 x float> [ %26, %5 ], [ %88, %44 ]
  %92 = phi <4 x float> [ %41, %5 ], [ %89, %44 ]
  %93 = fcmp oeq float %38, 0.000000e+00
  br i1 %93, label %139, label %94

94:                                               ; preds = %90
  %95 = zext i8 %29 to i64
  %96 = mul nuw nsw i64 %95, 48
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %96
  %98 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %99 = load float, ptr addrspace(1) %97, align 16, !tbaa !15
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 4
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !15
  %102 = fmul float %22, %101
  %103 = tail call float @llvm.fmuladd.f32(float %99, float %42, float %102)
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 8
  %105 = load float, ptr addrspace(1) %104, align 8, !tbaa !15
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %25, float %103)
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 12
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !15
  %109 = fadd float %108, %106
  %110 = insertelement <3 x float> poison, float %109, i64 0
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 16
  %112 = load float, ptr addrspace(1) %111, align 16, !tbaa !15
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 20
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !15
  %115 = fmul float %22, %114
  %116 = tail call float @llvm.fmuladd.f32(float %112, float %42, float %115)
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 24
  %118 = load float, ptr addrspace(1) %117, align 8, !tbaa !15
  %119 = tail call float @llvm.fmuladd.f32(float %118, float %25, float %116)
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 28
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !15
  %122 = fadd float %121, %119
  %123 = insertelement <3 x float> %110, float %122, i64 1
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 32
  %125 = load float, ptr addrspace(1) %124, align 16, !tbaa !15
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 36
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !15
  %128 = fmul float %22, %127
  %129 = tail call float @llvm.fmuladd.f32(float %125, float %42, float %128)
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 40
  %131 = load float, ptr addrspace(1) %130, align 8, !tbaa !15
  %132 = tail call float @llvm.fmuladd.f32(float %131, float %25, float %129)
  %133 = getelementptr inbounds nuw i8, ptr addrspace(1) %97, i64 44
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !15
  %135 = fadd float %134, %132
  %136 = insertelement <3 x float> %123, float %135, i64 2
  %137 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %98, <3 x float> %136, <3 x float> %91)
  %138 = shufflevector <3 x float> %137, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %139

139:                                              ; preds = %94, %90
  %140 = phi <4 x float> [ %92, %90 ], [ %138, %94 ]
  %141 = fcmp oeq float %39, 0.000000e+00
  br i1 %141, label %188, label %142

142:                                              ; preds = %139
  %143 = zext i8 %31 to i64
  %144 = mul nuw nsw i64 %143, 48
  %145 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %144
  %146 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %147 = load float, ptr addrspace(1) %145, align 16, !tbaa !15
  %148 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 4
  %149 = load float, ptr addrspace(1) %148, align 4, !tbaa !15
  %150 = fmul float %22, %149
  %151 = tail call float @llvm.fmuladd.f32(float %147, float %42, float %150)
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 8
  %153 = load float, ptr addrspace(1) %152, align 8, !tbaa !15
  %154 = tail call float @llvm.fmuladd.f32(float %153, float %25, float %151)
  %155 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 12
  %156 = load float, ptr addrspace(1) %155, align 4, !tbaa !15
  %157 = fadd float %156, %154
  %158 = insertelement <3 x float> poison, float %157, i64 0
  %159 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 16
  %160 = load float, ptr addrspace(1) %159, align 16, !tbaa !15
  %161 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 20
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !15
  %163 = fmul float %22, %162
  %164 = tail call float @llvm.fmuladd.f32(float %160, float %42, float %163)
  %165 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 24
  %166 = load float, ptr addrspace(1) %165, align 8, !tbaa !15
  %167 = tail call float @llvm.fmuladd.f32(float %166, float %25, float %164)
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 28
  %169 = load float, ptr addrspace(1) %168, align 4, !tbaa !15
  %170 = fadd float %169, %167
  %171 = insertelement <3 x float> %158, float %170, i64 1
  %172 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 32
  %173 = load float, ptr addrspace(1) %172, align 16, !tbaa !15
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 36
  %175 = load float, ptr addrspace(1) %174, align 4, !tbaa !15
  %176 = fmul float %22, %175
  %177 = tail call float @llvm.fmuladd.f32(float %173, float %42, float %176)
  %178 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 40
  %179 = load float, ptr addrspace(1) %178, align 8, !tbaa !15
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %25, float %177)
  %181 = getelementptr inbounds nuw i8, ptr addrspace(1) %145, i64 44
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !15
  %183 = fadd float %182, %180
  %184 = insertelement <3 x float> %171, float %183, i64 2
  %185 = shufflevector <4 x float> %140, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %186 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %146, <3 x float> %184, <3 x float> %185)
  %187 = shufflevector <3 x float> %186, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %188

188:                                              ; preds = %142, %139
  %189 = phi <4 x float> [ %140, %139 ], [ %187, %142 ]
  %190 = fcmp oeq float %40, 0.000000e+00
  br i1 %190, label %237, label %191

191:                                              ; preds = %188
  %192 = zext i8 %33 to i64
  %193 = mul nuw nsw i64 %192, 48
  %194 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %193
  %195 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %196 = load float, ptr addrspace(1) %194, align 16, !tbaa !15
  %197 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 4
  %198 = load float, ptr addrspace(1) %197, align 4, !tbaa !15
  %199 = fmul float %22, %198
  %200 = tail call float @llvm.fmuladd.f32(float %196, float %42, float %199)
  %201 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 8
  %202 = load float, ptr addrspace(1) %201, align 8, !tbaa !15
  %203 = tail call float @llvm.fmuladd.f32(float %202, float %25, float %200)
  %204 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 12
  %205 = load float, ptr addrspace(1) %204, align 4, !tbaa !15
  %206 = fadd float %205, %203
  %207 = insertelement <3 x float> poison, float %206, i64 0
  %208 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 16
  %209 = load float, ptr addrspace(1) %208, align 16, !tbaa !15
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 20
  %211 = load float, ptr addrspace(1) %210, align 4, !tbaa !15
  %212 = fmul float %22, %211
  %213 = tail call float @llvm.fmuladd.f32(float %209, float %42, float %212)
  %214 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 24
  %215 = load float, ptr addrspace(1) %214, align 8, !tbaa !15
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %25, float %213)
  %217 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 28
  %218 = load float, ptr addrspace(1) %217, align 4, !tbaa !15
  %219 = fadd float %218, %216
  %220 = insertelement <3 x float> %207, float %219, i64 1
  %221 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 32
  %222 = load float, ptr addrspace(1) %221, align 16, !tbaa !15
  %223 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 36
  %224 = load float, ptr addrspace(1) %223, align 4, !tbaa !15
  %225 = fmul float %22, %224
  %226 = tail call float @llvm.fmuladd.f32(float %222, float %42, float %225)
  %227 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 40
  %228 = load float, ptr addrspace(1) %227, align 8, !tbaa !15
  %229 = tail call float @llvm.fmuladd.f32(float %228, float %25, float %226)
  %230 = getelementptr inbounds nuw i8, ptr addrspace(1) %194, i64 44
  %231 = load float, ptr addrspace(1) %230, align 4, !tbaa !15
  %232 = fadd float %231, %229
  %233 = insertelement <3 x float> %220, float %232, i64 2
  %234 = shufflevector <4 x float> %189, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %235 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %195, <3 x float> %233, <3 x float> %234)
  %236 = shufflevector <3 x float> %235, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %237

237:                                              ; preds = %191, %188
  %238 = phi <4 x float> [ %189, %188 ], [ %236, %191 ]
  %239 = fadd float %37, %38
  %240 = fadd float %39, %239
  %241 = fadd float %40, %240
  %242 = fadd float %241, 1.000000e+00
  %243 = shufflevector <4 x float> %238, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %244 = insertelement <3 x float> poison, float %242, i64 0
  %245 = shufflevector <3 x float> %244, <3 x float> poison, <3 x i32> zeroinitializer
  %246 = fdiv <3 x float> %243, %245
  %247 = addrspacecast ptr addrspace(1) %4 to ptr
  %248 = shufflevector <3 x float> %246, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %249 = getelementptr inbounds nuw i8, ptr %247, i64 %17
  store <2 x float> %248, ptr %249, align 4, !tbaa !15
  %250 = extractelement <3 x float> %246, i64 2
  %251 = getelementptr i8, ptr %249, i64 8
  store float %250, ptr %251, align 4, !tbaa !31
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @euler_particles(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !32 !kernel_arg_access_qual !11 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  tail call void @__clang_ocl_kern_imp_euler_particles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_euler_particles(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !32 !kernel_arg_access_qual !11 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !15
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !15
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %4
  %21 = insertelement <4 x float> poison, float %2, i64 0
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer
  br label %26

23:                                               ; preds = %26, %4
  %24 = phi <4 x float> [ %18, %4 ], [ %37, %26 ]
  %25 = phi <4 x float> [ %16, %4 ], [ %39, %26 ]
  store <4 x float> %25, ptr addrspace(1) %15, align 16, !tbaa !15
  store <4 x float> %24, ptr addrspace(1) %17, align 16, !tbaa !15
  ret void

26:                                               ; preds = %20, %26
  %27 = phi <4 x float> [ %16, %20 ], [ %39, %26 ]
  %28 = phi i32 [ 0, %20 ], [ %40, %26 ]
  %29 = phi <4 x float> [ %18, %20 ], [ %37, %26 ]
  %30 = extractelement <4 x float> %29, i64 1
  %31 = tail call float @llvm.fmuladd.f32(float %2, float 0xC0239999A0000000, float %30)
  %32 = insertelement <4 x float> %29, float %31, i64 1
  %33 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %22, <4 x float> %27)
  %34 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %33)
  %35 = fcmp ogt <4 x float> %34, splat (float 1.000000e+00)
  %36 = fmul <4 x float> %32, splat (float 0xBFE99999A0000000)
  %37 = select <4 x i1> %35, <4 x float> %36, <4 x float> %32
  %38 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %33, <4 x float> splat (float -1.000000e+00))
  %39 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %38, <4 x float> splat (float 1.000000e+00))
  %40 = add nuw nsw i32 %28, 1
  %41 = icmp eq i32 %40, %3
  br i1 %41, label %23, label %26
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"float4*", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!14 = !{!"", !"const", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"float4*", !"float4*", !"int", !"int", !"world", !"float"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"world", !"float"}
!20 = !{!"const", !"", !"", !"", !"", !""}
!21 = !{!22, !23, i64 0}
!22 = !{!"", !23, i64 0, !23, i64 4, !23, i64 8, !23, i64 12}
!23 = !{!"float", !8, i64 0}
!24 = !{!22, !23, i64 4}
!25 = !{!22, !23, i64 8}
!26 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!27 = !{!"none", !"none", !"none", !"none", !"none"}
!28 = !{!"float*", !"uchar4*", !"uchar4*", !"float4*", !"float*"}
!29 = !{!"float*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!30 = !{!"const", !"const", !"const", !"const", !""}
!31 = !{!23, !23, i64 0}
!32 = !{i32 1, i32 1, i32 0, i32 0}
!33 = !{!"float4*", !"float4*", !"float", !"int"}
!34 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"int"}
!35 = !{!"", !"", !"", !""}
