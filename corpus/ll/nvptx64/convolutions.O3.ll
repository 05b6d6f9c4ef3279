; ModuleID = 'corpus/opencl/convolutions.cl'
source_filename = "corpus/opencl/convolutions.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.conv_shape = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv_direct(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, ptr noundef readonly byval(%struct.conv_shape) align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_conv_direct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr noundef nonnull byval(%struct.conv_shape) align 4 %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_conv_direct(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, ptr noundef readonly byval(%struct.conv_shape) align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %19 = mul nuw nsw i32 %17, %16
  %20 = add nuw nsw i32 %19, %18
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %22 = load i32, ptr %21, align 4, !tbaa !14
  %23 = icmp sgt i32 %22, %10
  br i1 %23, label %24, label %200

24:                                               ; preds = %5
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %26 = load i32, ptr %25, align 4, !tbaa !16
  %27 = icmp sgt i32 %26, %15
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %29 = load i32, ptr %28, align 4
  %30 = icmp sgt i32 %29, %20
  %31 = select i1 %27, i1 %30, i1 false
  br i1 %31, label %32, label %200

32:                                               ; preds = %24
  %33 = shl nuw nsw i32 %20, 2
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !17
  %37 = load i32, ptr %4, align 4, !tbaa !19
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %68

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %41 = load i32, ptr %40, align 4, !tbaa !20
  %42 = icmp sgt i32 %41, 0
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %44 = load i32, ptr %43, align 4
  %45 = mul nsw i32 %44, %15
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %47 = load i32, ptr %46, align 4
  %48 = sub i32 %45, %47
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %50 = load i32, ptr %49, align 4
  %51 = mul nsw i32 %44, %10
  %52 = sub i32 %51, %47
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %54 = load i32, ptr %53, align 4
  %55 = mul nuw nsw i32 %37, %20
  %56 = and i32 %41, 3
  %57 = icmp ult i32 %41, 4
  %58 = and i32 %41, 2147483644
  %59 = icmp eq i32 %56, 0
  %60 = icmp ne i32 %56, 0
  br label %61

61:                                               ; preds = %39, %79
  %62 = phi float [ %36, %39 ], [ %80, %79 ]
  %63 = phi i32 [ 0, %39 ], [ %81, %79 ]
  br i1 %42, label %64, label %79

64:                                               ; preds = %61
  %65 = mul nsw i32 %50, %63
  %66 = add nuw nsw i32 %55, %63
  %67 = mul nuw nsw i32 %41, %66
  br label %83

68:                                               ; preds = %79, %32
  %69 = phi float [ %36, %32 ], [ %80, %79 ]
  %70 = fcmp ogt float %69, 0.000000e+00
  %71 = fmul float %69, 0x3F847AE140000000
  %72 = select i1 %70, float %69, float %71
  %73 = mul nsw i32 %26, %20
  %74 = add nuw nsw i32 %73, %15
  %75 = mul nsw i32 %74, %22
  %76 = add nsw i32 %75, %10
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %77
  store float %72, ptr addrspace(1) %78, align 4, !tbaa !17
  br label %200

79:                                               ; preds = %196, %61
  %80 = phi float [ %62, %61 ], [ %197, %196 ]
  %81 = add nuw nsw i32 %63, 1
  %82 = icmp eq i32 %81, %37
  br i1 %82, label %68, label %61

83:                                               ; preds = %64, %196
  %84 = phi float [ %62, %64 ], [ %197, %196 ]
  %85 = phi i32 [ 0, %64 ], [ %198, %196 ]
  %86 = add i32 %85, %48
  %87 = icmp sgt i32 %86, -1
  %88 = icmp slt i32 %86, %50
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %90, label %196

90:                                               ; preds = %83
  %91 = add nsw i32 %65, %86
  %92 = mul nsw i32 %54, %91
  %93 = add nuw nsw i32 %67, %85
  %94 = mul nsw i32 %93, %41
  br i1 %57, label %170, label %95

95:                                               ; preds = %90, %164
  %96 = phi i32 [ %166, %164 ], [ 0, %90 ]
  %97 = phi float [ %165, %164 ], [ %84, %90 ]
  %98 = phi i32 [ %167, %164 ], [ 0, %90 ]
  %99 = add i32 %52, %96
  %100 = icmp sgt i32 %99, -1
  %101 = icmp slt i32 %99, %54
  %102 = select i1 %100, i1 %101, i1 false
  br i1 %102, label %103, label %113

103:                                              ; preds = %95
  %104 = add nsw i32 %92, %99
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %105
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !17
  %108 = add nsw i32 %96, %94
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !17
  %112 = tail call float @llvm.fmuladd.f32(float %107, float %111, float %97)
  br label %113

113:                                              ; preds = %95, %103
  %114 = phi float [ %112, %103 ], [ %97, %95 ]
  %115 = or disjoint i32 %96, 1
  %116 = add i32 %52, %115
  %117 = icmp sgt i32 %116, -1
  %118 = icmp slt i32 %116, %54
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %120, label %130

120:                                              ; preds = %113
  %121 = add nsw i32 %92, %116
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !17
  %125 = add nsw i32 %115, %94
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !17
  %129 = tail call float @llvm.fmuladd.f32(float %124, float %128, float %114)
  br label %130

130:                                              ; preds = %120, %113
  %131 = phi float [ %129, %120 ], [ %114, %113 ]
  %132 = or disjoint i32 %96, 2
  %133 = add i32 %52, %132
  %134 = icmp sgt i32 %133, -1
  %135 = icmp slt i32 %133, %54
  %136 = select i1 %134, i1 %135, i1 false
  br i1 %136, label %137, label %147

137:                                              ; preds = %130
  %138 = add nsw i32 %92, %133
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %139
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !17
  %142 = add nsw i32 %132, %94
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !17
  %146 = tail call float @llvm.fmuladd.f32(float %141, float %145, float %131)
  br label %147

147:                                              ; preds = %137, %130
  %148 = phi float [ %146, %137 ], [ %131, %130 ]
  %149 = or disjoint i32 %96, 3
  %150 = add i32 %52, %149
  %151 = icmp sgt i32 %150, -1
  %152 = icmp slt i32 %150, %54
  %153 = select i1 %151, i1 %152, i1 false
  br i1 %153, label %154, label %164

154:                                              ; preds = %147
  %155 = add nsw i32 %92, %150
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %156
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !17
  %159 = add nsw i32 %149, %94
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %160
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !17
  %163 = tail call float @llvm.fmuladd.f32(float %158, float %162, float %148)
  br label %164

164:                                              ; preds = %154, %147
  %165 = phi float [ %163, %154 ], [ %148, %147 ]
  %166 = add nuw nsw i32 %96, 4
  %167 = add i32 %98, 4
  %168 = icmp eq i32 %167, %58
  br i1 %168, label %169, label %95

169:                                              ; preds = %164
  br i1 %59, label %196, label %170

170:                                              ; preds = %169, %90
  %171 = phi i32 [ 0, %90 ], [ %166, %169 ]
  %172 = phi float [ %84, %90 ], [ %165, %169 ]
  tail call void @llvm.assume(i1 %60)
  br label %173

173:                                              ; preds = %191, %170
  %174 = phi i32 [ %171, %170 ], [ %193, %191 ]
  %175 = phi float [ %172, %170 ], [ %192, %191 ]
  %176 = phi i32 [ 0, %170 ], [ %194, %191 ]
  %177 = add i32 %52, %174
  %178 = icmp sgt i32 %177, -1
  %179 = icmp slt i32 %177, %54
  %180 = select i1 %178, i1 %179, i1 false
  br i1 %180, label %181, label %191

181:                                              ; preds = %173
  %182 = add nsw i32 %92, %177
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %183
  %185 = load float, ptr addrspace(1) %184, align 4, !tbaa !17
  %186 = add nsw i32 %174, %94
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %187
  %189 = load float, ptr addrspace(1) %188, align 4, !tbaa !17
  %190 = tail call float @llvm.fmuladd.f32(float %185, float %189, float %175)
  br label %191

191:                                              ; preds = %181, %173
  %192 = phi float [ %190, %181 ], [ %175, %173 ]
  %193 = add nuw nsw i32 %174, 1
  %194 = add i32 %176, 1
  %195 = icmp eq i32 %194, %56
  br i1 %195, label %196, label %173, !llvm.loop !21

196:                                              ; preds = %169, %191, %83
  %197 = phi float [ %84, %83 ], [ %165, %169 ], [ %192, %191 ]
  %198 = add nuw nsw i32 %85, 1
  %199 = icmp eq i32 %198, %41
  br i1 %199, label %79, label %83

200:                                              ; preds = %5, %24, %68
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @depthwise3x3(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_depthwise3x3(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_depthwise3x3(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %8 = icmp sgt i32 %6, 0
  br i1 %8, label %9, label %83

9:                                                ; preds = %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %15, %16
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  %20 = mul nsw i32 %4, %14
  %21 = add nsw i32 %20, %19
  %22 = mul nsw i32 %21, %6
  %23 = add nsw i32 %14, -1
  %24 = icmp ne i32 %14, 0
  %25 = icmp sle i32 %14, %5
  %26 = mul nsw i32 %23, %4
  %27 = add nsw i32 %19, -1
  %28 = icmp sgt i32 %19, 0
  %29 = select i1 %28, i1 %24, i1 false
  %30 = icmp sle i32 %19, %4
  %31 = and i1 %30, %29
  %32 = select i1 %31, i1 %25, i1 false
  %33 = add nuw nsw i32 %27, %26
  %34 = mul nsw i32 %33, %6
  %35 = icmp sgt i32 %19, -1
  %36 = select i1 %35, i1 %24, i1 false
  %37 = icmp slt i32 %19, %4
  %38 = and i1 %37, %36
  %39 = select i1 %38, i1 %25, i1 false
  %40 = add nuw nsw i32 %19, %26
  %41 = mul nsw i32 %40, %6
  %42 = add nsw i32 %19, 1
  %43 = icmp sgt i32 %19, -2
  %44 = select i1 %43, i1 %24, i1 false
  %45 = icmp slt i32 %42, %4
  %46 = and i1 %45, %44
  %47 = select i1 %46, i1 %25, i1 false
  %48 = add nuw nsw i32 %42, %26
  %49 = mul nsw i32 %48, %6
  %50 = shl nuw nsw i32 %6, 1
  %51 = icmp slt i32 %14, %5
  %52 = and i1 %30, %28
  %53 = select i1 %52, i1 %51, i1 false
  %54 = add nuw nsw i32 %27, %20
  %55 = mul nsw i32 %54, %6
  %56 = mul nuw nsw i32 %6, 3
  %57 = and i1 %37, %35
  %58 = select i1 %57, i1 %51, i1 false
  %59 = shl nsw i32 %6, 2
  %60 = and i1 %45, %43
  %61 = select i1 %60, i1 %51, i1 false
  %62 = add nuw nsw i32 %42, %20
  %63 = mul nsw i32 %62, %6
  %64 = mul nuw nsw i32 %6, 5
  %65 = add nuw nsw i32 %14, 1
  %66 = icmp slt i32 %65, %5
  %67 = mul nsw i32 %65, %4
  %68 = and i1 %30, %28
  %69 = select i1 %68, i1 %66, i1 false
  %70 = add nuw nsw i32 %27, %67
  %71 = mul nsw i32 %70, %6
  %72 = mul nuw nsw i32 %6, 6
  %73 = and i1 %37, %35
  %74 = select i1 %73, i1 %66, i1 false
  %75 = add nuw nsw i32 %19, %67
  %76 = mul nsw i32 %75, %6
  %77 = mul nuw nsw i32 %6, 7
  %78 = and i1 %45, %43
  %79 = select i1 %78, i1 %66, i1 false
  %80 = add nuw nsw i32 %42, %67
  %81 = mul nsw i32 %80, %6
  %82 = shl nsw i32 %6, 3
  br label %84

83:                                               ; preds = %194, %7
  ret void

84:                                               ; preds = %9, %194
  %85 = phi i32 [ 0, %9 ], [ %201, %194 ]
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %86
  %88 = load <4 x float>, ptr addrspace(1) %87, align 16, !tbaa !28
  br i1 %32, label %89, label %98

89:                                               ; preds = %84
  %90 = add nsw i32 %34, %85
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %91
  %93 = load <4 x float>, ptr addrspace(1) %92, align 16, !tbaa !28
  %94 = zext nneg i32 %85 to i64
  %95 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %94
  %96 = load <4 x float>, ptr addrspace(1) %95, align 16, !tbaa !28
  %97 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %93, <4 x float> %96, <4 x float> %88)
  br label %98

98:                                               ; preds = %89, %84
  %99 = phi <4 x float> [ %97, %89 ], [ %88, %84 ]
  br i1 %39, label %100, label %110

100:                                              ; preds = %98
  %101 = add nsw i32 %41, %85
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %102
  %104 = load <4 x float>, ptr addrspace(1) %103, align 16, !tbaa !28
  %105 = add nuw nsw i32 %6, %85
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %106
  %108 = load <4 x float>, ptr addrspace(1) %107, align 16, !tbaa !28
  %109 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %104, <4 x float> %108, <4 x float> %99)
  br label %110

110:                                              ; preds = %100, %98
  %111 = phi <4 x float> [ %109, %100 ], [ %99, %98 ]
  br i1 %47, label %112, label %122

112:                                              ; preds = %110
  %113 = add nsw i32 %49, %85
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %114
  %116 = load <4 x float>, ptr addrspace(1) %115, align 16, !tbaa !28
  %117 = add nuw nsw i32 %50, %85
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %118
  %120 = load <4 x float>, ptr addrspace(1) %119, align 16, !tbaa !28
  %121 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %116, <4 x float> %120, <4 x float> %111)
  br label %122

122:                                              ; preds = %112, %110
  %123 = phi <4 x float> [ %121, %112 ], [ %111, %110 ]
  br i1 %53, label %124, label %134

124:                                              ; preds = %122
  %125 = add nsw i32 %55, %85
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %126
  %128 = load <4 x float>, ptr addrspace(1) %127, align 16, !tbaa !28
  %129 = add nuw nsw i32 %56, %85
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %130
  %132 = load <4 x float>, ptr addrspace(1) %131, align 16, !tbaa !28
  %133 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %128, <4 x float> %132, <4 x float> %123)
  br label %134

134:                                              ; preds = %124, %122
  %135 = phi <4 x float> [ %133, %124 ], [ %123, %122 ]
  br i1 %58, label %136, label %146

136:                                              ; preds = %134
  %137 = add nsw i32 %22, %85
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %138
  %140 = load <4 x float>, ptr addrspace(1) %139, align 16, !tbaa !28
  %141 = add nuw nsw i32 %59, %85
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %142
  %144 = load <4 x float>, ptr addrspace(1) %143, align 16, !tbaa !28
  %145 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %140, <4 x float> %144, <4 x float> %135)
  br label %146

146:                                              ; preds = %136, %134
  %147 = phi <4 x float> [ %145, %136 ], [ %135, %134 ]
  br i1 %61, label %148, label %158

148:                                              ; preds = %146
  %149 = add nsw i32 %63, %85
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %150
  %152 = load <4 x float>, ptr addrspace(1) %151, align 16, !tbaa !28
  %153 = add nuw nsw i32 %64, %85
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %154
  %156 = load <4 x float>, ptr addrspace(1) %155, align 16, !tbaa !28
  %157 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %152, <4 x float> %156, <4 x float> %147)
  br label %158

158:                                              ; preds = %148, %146
  %159 = phi <4 x float> [ %157, %148 ], [ %147, %146 ]
  br i1 %69, label %160, label %170

160:                                              ; preds = %158
  %161 = add nsw i32 %71, %85
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %162
  %164 = load <4 x float>, ptr addrspace(1) %163, align 16, !tbaa !28
  %165 = add nuw nsw i32 %72, %85
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %166
  %168 = load <4 x float>, ptr addrspace(1) %167, align 16, !tbaa !28
  %169 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %164, <4 x float> %168, <4 x float> %159)
  br label %170

170:                                              ; preds = %160, %158
  %171 = phi <4 x float> [ %169, %160 ], [ %159, %158 ]
  br i1 %74, label %172, label %182

172:                                              ; preds = %170
  %173 = add nsw i32 %76, %85
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %174
  %176 = load <4 x float>, ptr addrspace(1) %175, align 16, !tbaa !28
  %177 = add nuw nsw i32 %77, %85
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %178
  %180 = load <4 x float>, ptr addrspace(1) %179, align 16, !tbaa !28
  %181 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %176, <4 x float> %180, <4 x float> %171)
  br label %182

182:                                              ; preds = %172, %170
  %183 = phi <4 x float> [ %181, %172 ], [ %171, %170 ]
  br i1 %79, label %184, label %194

184:                                              ; preds = %182
  %185 = add nsw i32 %81, %85
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %186
  %188 = load <4 x float>, ptr addrspace(1) %187, align 16, !tbaa !28
  %189 = add nuw nsw i32 %82, %85
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %190
  %192 = load <4 x float>, ptr addrspace(1) %191, align 16, !tbaa !28
  %193 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %188, <4 x float> %192, <4 x float> %183)
  br label %194

194:                                              ; preds = %184, %182
  %195 = phi <4 x float> [ %193, %184 ], [ %183, %182 ]
  %196 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %195, <4 x float> zeroinitializer)
  %197 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %196, <4 x float> splat (float 6.000000e+00))
  %198 = add nsw i32 %85, %22
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %199
  store <4 x float> %197, ptr addrspace(1) %200, align 16, !tbaa !28
  %201 = add nuw nsw i32 %85, 1
  %202 = icmp eq i32 %201, %6
  br i1 %202, label %83, label %84
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @im2col(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !11 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  tail call void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !11 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %6 = mul i32 %4, %3
  %7 = mul i32 %6, %2
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %8 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %10 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %7, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %5
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %20 = zext nneg i32 %19 to i64
  %21 = mul nuw nsw i64 %11, %20
  br label %23

22:                                               ; preds = %187, %5
  ret void

23:                                               ; preds = %18, %187
  %24 = phi i32 [ %16, %18 ], [ %199, %187 ]
  %25 = phi i64 [ %15, %18 ], [ %198, %187 ]
  %26 = freeze i32 %24
  %27 = sdiv i32 %26, %4
  %28 = mul i32 %27, %4
  %29 = sub i32 %26, %28
  %30 = srem i32 %27, %3
  %31 = sdiv i32 %24, %6
  %32 = add nsw i32 %29, -1
  %33 = add nsw i32 %30, -1
  %34 = mul nsw i32 %31, 9
  %35 = mul nsw i32 %31, %3
  %36 = icmp ult i32 %32, %4
  %37 = icmp ult i32 %33, %3
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %46

39:                                               ; preds = %23
  %40 = add nsw i32 %33, %35
  %41 = mul nsw i32 %40, %4
  %42 = add nsw i32 %41, %32
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !17
  br label %46

46:                                               ; preds = %23, %39
  %47 = phi float [ %45, %39 ], [ 0.000000e+00, %23 ]
  %48 = mul nsw i32 %34, %3
  %49 = add i32 %48, %30
  %50 = mul i32 %49, %4
  %51 = add nsw i32 %50, %29
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %52
  store float %47, ptr addrspace(1) %53, align 4, !tbaa !17
  %54 = icmp ult i32 %29, %4
  %55 = and i1 %54, %37
  br i1 %55, label %56, label %63

56:                                               ; preds = %46
  %57 = add nsw i32 %33, %35
  %58 = mul nsw i32 %57, %4
  %59 = add nsw i32 %58, %29
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !17
  br label %63

63:                                               ; preds = %56, %46
  %64 = phi float [ %62, %56 ], [ 0.000000e+00, %46 ]
  %65 = add nsw i32 %34, 1
  %66 = mul nsw i32 %65, %3
  %67 = add i32 %66, %30
  %68 = mul i32 %67, %4
  %69 = add nsw i32 %68, %29
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %70
  store float %64, ptr addrspace(1) %71, align 4, !tbaa !17
  %72 = add nsw i32 %29, 1
  %73 = icmp ult i32 %72, %4
  %74 = and i1 %73, %37
  br i1 %74, label %75, label %82

75:                                               ; preds = %63
  %76 = add nsw i32 %33, %35
  %77 = mul nsw i32 %76, %4
  %78 = add nsw i32 %77, %72
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !17
  br label %82

82:                                               ; preds = %75, %63
  %83 = phi float [ %81, %75 ], [ 0.000000e+00, %63 ]
  %84 = add nsw i32 %34, 2
  %85 = mul nsw i32 %84, %3
  %86 = add i32 %85, %30
  %87 = mul i32 %86, %4
  %88 = add nsw i32 %87, %29
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %89
  store float %83, ptr addrspace(1) %90, align 4, !tbaa !17
  %91 = icmp ult i32 %30, %3
  %92 = and i1 %36, %91
  br i1 %92, label %93, label %100

93:                                               ; preds = %82
  %94 = add nsw i32 %30, %35
  %95 = mul nsw i32 %94, %4
  %96 = add nsw i32 %95, %32
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !17
  br label %100

100:                                              ; preds = %93, %82
  %101 = phi float [ %99, %93 ], [ 0.000000e+00, %82 ]
  %102 = add nsw i32 %34, 3
  %103 = mul nsw i32 %102, %3
  %104 = add i32 %103, %30
  %105 = mul i32 %104, %4
  %106 = add nsw i32 %105, %29
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %107
  store float %101, ptr addrspace(1) %108, align 4, !tbaa !17
  %109 = and i1 %54, %91
  br i1 %109, label %110, label %117

110:                                              ; preds = %100
  %111 = add nsw i32 %30, %35
  %112 = mul nsw i32 %111, %4
  %113 = add nsw i32 %112, %29
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !17
  br label %117

117:                                              ; preds = %110, %100
  %118 = phi float [ %116, %110 ], [ 0.000000e+00, %100 ]
  %119 = add nsw i32 %34, 4
  %120 = mul nsw i32 %119, %3
  %121 = add i32 %120, %30
  %122 = mul i32 %121, %4
  %123 = add nsw i32 %122, %29
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %124
  store float %118, ptr addrspace(1) %125, align 4, !tbaa !17
  %126 = and i1 %73, %91
  br i1 %126, label %127, label %134

127:                                              ; preds = %117
  %128 = add nsw i32 %30, %35
  %129 = mul nsw i32 %128, %4
  %130 = add nsw i32 %129, %72
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !17
  br label %134

134:                                              ; preds = %127, %117
  %135 = phi float [ %133, %127 ], [ 0.000000e+00, %117 ]
  %136 = add nsw i32 %34, 5
  %137 = mul nsw i32 %136, %3
  %138 = add i32 %137, %30
  %139 = mul i32 %138, %4
  %140 = add nsw i32 %139, %29
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %141
  store float %135, ptr addrspace(1) %142, align 4, !tbaa !17
  %143 = add i32 %30, 1
  %144 = icmp ult i32 %143, %3
  %145 = and i1 %36, %144
  br i1 %145, label %146, label %153

146:                                              ; preds = %134
  %147 = add nsw i32 %143, %35
  %148 = mul nsw i32 %147, %4
  %149 = add nsw i32 %148, %32
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !17
  br label %153

153:                                              ; preds = %146, %134
  %154 = phi float [ %152, %146 ], [ 0.000000e+00, %134 ]
  %155 = add nsw i32 %34, 6
  %156 = mul nsw i32 %155, %3
  %157 = add i32 %156, %30
  %158 = mul i32 %157, %4
  %159 = add nsw i32 %158, %29
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %160
  store float %154, ptr addrspace(1) %161, align 4, !tbaa !17
  %162 = and i1 %54, %144
  br i1 %162, label %163, label %170

163:                                              ; preds = %153
  %164 = add nsw i32 %143, %35
  %165 = mul nsw i32 %164, %4
  %166 = add nsw i32 %165, %29
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %167
  %169 = load float, ptr addrspace(1) %168, align 4, !tbaa !17
  br label %170

170:                                              ; preds = %163, %153
  %171 = phi float [ %169, %163 ], [ 0.000000e+00, %153 ]
  %172 = add nsw i32 %34, 7
  %173 = mul nsw i32 %172, %3
  %174 = add i32 %173, %30
  %175 = mul i32 %174, %4
  %176 = add nsw i32 %175, %29
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %177
  store float %171, ptr addrspace(1) %178, align 4, !tbaa !17
  %179 = and i1 %73, %144
  br i1 %179, label %180, label %187

180:                                              ; preds = %170
  %181 = add nsw i32 %143, %35
  %182 = mul nsw i32 %181, %4
  %183 = add nsw i32 %182, %72
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %184
  %186 = load float, ptr addrspace(1) %185, align 4, !tbaa !17
  br label %187

187:                                              ; preds = %180, %170
  %188 = phi float [ %186, %180 ], [ 0.000000e+00, %170 ]
  %189 = add nsw i32 %34, 8
  %190 = mul nsw i32 %189, %3
  %191 = add i32 %190, %30
  %192 = mul i32 %191, %4
  %193 = add nsw i32 %192, %29
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %194
  store float %188, ptr addrspace(1) %195, align 4, !tbaa !17
  %196 = shl i64 %25, 32
  %197 = ashr exact i64 %196, 32
  %198 = add nsw i64 %197, %21
  %199 = trunc i64 %198 to i32
  %200 = icmp sgt i32 %7, %199
  br i1 %200, label %23, label %22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @pool2x2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !31 {
  tail call void @__clang_ocl_kern_imp_pool2x2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pool2x2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !31 {
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
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %19 = mul nuw nsw i32 %17, %16
  %20 = add nuw nsw i32 %19, %18
  %21 = mul nsw i32 %4, %20
  %22 = shl nuw nsw i32 %15, 1
  %23 = add nsw i32 %21, %22
  %24 = shl nsw i32 %10, 1
  %25 = mul i32 %23, %4
  %26 = add i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !17
  %30 = fadd float %29, 0.000000e+00
  %31 = fcmp one float %29, 0xFFF0000000000000
  %32 = select i1 %31, i32 %26, i32 0
  %33 = select i1 %31, float %29, float 0xFFF0000000000000
  %34 = or disjoint i32 %24, 1
  %35 = add i32 %34, %25
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !17
  %39 = fadd float %30, %38
  %40 = fcmp ogt float %38, %33
  %41 = select i1 %40, i32 %35, i32 %32
  %42 = select i1 %40, float %38, float %33
  %43 = add i32 %23, 1
  %44 = mul i32 %43, %4
  %45 = add i32 %24, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !17
  %49 = fadd float %39, %48
  %50 = fcmp ogt float %48, %42
  %51 = select i1 %50, i32 %45, i32 %41
  %52 = select i1 %50, float %48, float %42
  %53 = add i32 %34, %44
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !17
  %57 = fadd float %49, %56
  %58 = fcmp ogt float %56, %52
  %59 = select i1 %58, i32 %53, i32 %51
  %60 = select i1 %58, float %56, float %52
  %61 = sdiv i32 %4, 2
  %62 = mul nsw i32 %61, %20
  %63 = add nsw i32 %62, %15
  %64 = mul nsw i32 %63, %61
  %65 = add nsw i32 %64, %10
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %66
  store float %60, ptr addrspace(1) %67, align 4, !tbaa !17
  %68 = fmul float %57, 2.500000e-01
  %69 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %66
  store float %68, ptr addrspace(1) %69, align 4, !tbaa !17
  %70 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %66
  store i32 %59, ptr addrspace(1) %70, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"conv_shape"}
!13 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !""}
!14 = !{!15, !7, i64 20}
!15 = !{!"", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16, !7, i64 20, !7, i64 24, !7, i64 28, !7, i64 32}
!16 = !{!15, !7, i64 16}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{!15, !7, i64 0}
!20 = !{!15, !7, i64 24}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!25 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"int", !"int"}
!26 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int"}
!27 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!28 = !{!8, !8, i64 0}
!29 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!30 = !{!"float*", !"float*", !"int", !"int", !"int"}
!31 = !{!"const", !"", !"", !"", !""}
!32 = !{!"float*", !"float*", !"float*", !"int*", !"int"}
