; ModuleID = 'corpus/opencl/convolutions.cl'
source_filename = "corpus/opencl/convolutions.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.conv_shape = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv_direct(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, ptr noundef readonly byval(%struct.conv_shape) align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_conv_direct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr noundef nonnull byval(%struct.conv_shape) align 4 %4) #4
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
  br i1 %23, label %24, label %115

24:                                               ; preds = %5
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %26 = load i32, ptr %25, align 4, !tbaa !16
  %27 = icmp sgt i32 %26, %15
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %29 = load i32, ptr %28, align 4
  %30 = icmp sgt i32 %29, %20
  %31 = select i1 %27, i1 %30, i1 false
  br i1 %31, label %32, label %115

32:                                               ; preds = %24
  %33 = shl nuw nsw i32 %20, 2
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !17
  %37 = load i32, ptr %4, align 4, !tbaa !19
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %63

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
  br label %56

56:                                               ; preds = %39, %74
  %57 = phi float [ %36, %39 ], [ %75, %74 ]
  %58 = phi i32 [ 0, %39 ], [ %76, %74 ]
  br i1 %42, label %59, label %74

59:                                               ; preds = %56
  %60 = mul nsw i32 %50, %58
  %61 = add nuw nsw i32 %55, %58
  %62 = mul nuw nsw i32 %41, %61
  br label %78

63:                                               ; preds = %74, %32
  %64 = phi float [ %36, %32 ], [ %75, %74 ]
  %65 = fcmp ogt float %64, 0.000000e+00
  %66 = fmul float %64, 0x3F847AE140000000
  %67 = select i1 %65, float %64, float %66
  %68 = mul nsw i32 %26, %20
  %69 = add nuw nsw i32 %68, %15
  %70 = mul nsw i32 %69, %22
  %71 = add nsw i32 %70, %10
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %72
  store float %67, ptr addrspace(1) %73, align 4, !tbaa !17
  br label %115

74:                                               ; preds = %111, %56
  %75 = phi float [ %57, %56 ], [ %112, %111 ]
  %76 = add nuw nsw i32 %58, 1
  %77 = icmp eq i32 %76, %37
  br i1 %77, label %63, label %56, !llvm.loop !21

78:                                               ; preds = %59, %111
  %79 = phi float [ %57, %59 ], [ %112, %111 ]
  %80 = phi i32 [ 0, %59 ], [ %113, %111 ]
  %81 = add i32 %80, %48
  %82 = icmp sgt i32 %81, -1
  %83 = icmp slt i32 %81, %50
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %85, label %111

85:                                               ; preds = %78
  %86 = add nsw i32 %60, %81
  %87 = mul nsw i32 %54, %86
  %88 = add nuw nsw i32 %62, %80
  %89 = mul nsw i32 %88, %41
  br label %90

90:                                               ; preds = %85, %107
  %91 = phi i32 [ 0, %85 ], [ %109, %107 ]
  %92 = phi float [ %79, %85 ], [ %108, %107 ]
  %93 = add i32 %52, %91
  %94 = icmp sgt i32 %93, -1
  %95 = icmp slt i32 %93, %54
  %96 = select i1 %94, i1 %95, i1 false
  br i1 %96, label %97, label %107

97:                                               ; preds = %90
  %98 = add nsw i32 %87, %93
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !17
  %102 = add nsw i32 %91, %89
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !17
  %106 = tail call float @llvm.fmuladd.f32(float %101, float %105, float %92)
  br label %107

107:                                              ; preds = %90, %97
  %108 = phi float [ %106, %97 ], [ %92, %90 ]
  %109 = add nuw nsw i32 %91, 1
  %110 = icmp eq i32 %109, %41
  br i1 %110, label %111, label %90, !llvm.loop !23

111:                                              ; preds = %107, %78
  %112 = phi float [ %79, %78 ], [ %108, %107 ]
  %113 = add nuw nsw i32 %80, 1
  %114 = icmp eq i32 %113, %41
  br i1 %114, label %74, label %78, !llvm.loop !24

115:                                              ; preds = %5, %24, %63
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @depthwise3x3(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_depthwise3x3(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_depthwise3x3(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
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
  %18 = icmp sgt i32 %6, 0
  br i1 %18, label %19, label %102

19:                                               ; preds = %7
  %20 = mul nsw i32 %4, %17
  %21 = add nsw i32 %20, %12
  %22 = mul nsw i32 %21, %6
  %23 = add nsw i32 %17, -1
  %24 = icmp ne i32 %17, 0
  %25 = icmp sle i32 %17, %5
  %26 = mul nsw i32 %23, %4
  %27 = icmp sgt i32 %12, 0
  %28 = select i1 %27, i1 %24, i1 false
  %29 = icmp sle i32 %12, %4
  %30 = and i1 %29, %28
  %31 = select i1 %30, i1 %25, i1 false
  %32 = add nsw i32 %12, -1
  %33 = add nuw nsw i32 %32, %26
  %34 = mul nsw i32 %33, %6
  %35 = icmp sgt i32 %12, -1
  %36 = select i1 %35, i1 %24, i1 false
  %37 = icmp slt i32 %12, %4
  %38 = and i1 %37, %36
  %39 = select i1 %38, i1 %25, i1 false
  %40 = add nuw nsw i32 %12, %26
  %41 = mul nsw i32 %40, %6
  %42 = add nsw i32 %12, 1
  %43 = icmp sgt i32 %12, -2
  %44 = select i1 %43, i1 %24, i1 false
  %45 = icmp slt i32 %42, %4
  %46 = and i1 %45, %44
  %47 = select i1 %46, i1 %25, i1 false
  %48 = add nuw nsw i32 %42, %26
  %49 = mul nsw i32 %48, %6
  %50 = shl nuw nsw i32 %6, 1
  %51 = icmp slt i32 %17, %5
  %52 = mul nsw i32 %17, %4
  %53 = icmp sgt i32 %12, 0
  %54 = icmp sle i32 %12, %4
  %55 = and i1 %54, %53
  %56 = select i1 %55, i1 %51, i1 false
  %57 = add nsw i32 %12, -1
  %58 = add nuw nsw i32 %57, %52
  %59 = mul nsw i32 %58, %6
  %60 = mul nuw nsw i32 %6, 3
  %61 = icmp sgt i32 %12, -1
  %62 = icmp slt i32 %12, %4
  %63 = and i1 %62, %61
  %64 = select i1 %63, i1 %51, i1 false
  %65 = add nuw nsw i32 %12, %52
  %66 = mul nsw i32 %65, %6
  %67 = shl nsw i32 %6, 2
  %68 = add nsw i32 %12, 1
  %69 = icmp sgt i32 %12, -2
  %70 = icmp slt i32 %68, %4
  %71 = and i1 %70, %69
  %72 = select i1 %71, i1 %51, i1 false
  %73 = add nuw nsw i32 %68, %52
  %74 = mul nsw i32 %73, %6
  %75 = mul nuw nsw i32 %6, 5
  %76 = add nuw nsw i32 %17, 1
  %77 = icmp slt i32 %76, %5
  %78 = mul nsw i32 %76, %4
  %79 = icmp sgt i32 %12, 0
  %80 = icmp sle i32 %12, %4
  %81 = and i1 %80, %79
  %82 = select i1 %81, i1 %77, i1 false
  %83 = add nsw i32 %12, -1
  %84 = add nuw nsw i32 %83, %78
  %85 = mul nsw i32 %84, %6
  %86 = mul nuw nsw i32 %6, 6
  %87 = icmp sgt i32 %12, -1
  %88 = icmp slt i32 %12, %4
  %89 = and i1 %88, %87
  %90 = select i1 %89, i1 %77, i1 false
  %91 = add nuw nsw i32 %12, %78
  %92 = mul nsw i32 %91, %6
  %93 = mul nuw nsw i32 %6, 7
  %94 = add nsw i32 %12, 1
  %95 = icmp sgt i32 %12, -2
  %96 = icmp slt i32 %94, %4
  %97 = and i1 %96, %95
  %98 = select i1 %97, i1 %77, i1 false
  %99 = add nuw nsw i32 %94, %78
  %100 = mul nsw i32 %99, %6
  %101 = shl nsw i32 %6, 3
  br label %103

102:                                              ; preds = %213, %7
  ret void

103:                                              ; preds = %19, %213
  %104 = phi i32 [ 0, %19 ], [ %220, %213 ]
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %105
  %107 = load <4 x float>, ptr addrspace(1) %106, align 16, !tbaa !30
  br i1 %31, label %108, label %117

108:                                              ; preds = %103
  %109 = add nsw i32 %34, %104
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %110
  %112 = load <4 x float>, ptr addrspace(1) %111, align 16, !tbaa !30
  %113 = zext nneg i32 %104 to i64
  %114 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %113
  %115 = load <4 x float>, ptr addrspace(1) %114, align 16, !tbaa !30
  %116 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %112, <4 x float> %115, <4 x float> %107)
  br label %117

117:                                              ; preds = %108, %103
  %118 = phi <4 x float> [ %116, %108 ], [ %107, %103 ]
  br i1 %39, label %119, label %129

119:                                              ; preds = %117
  %120 = add nsw i32 %41, %104
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %121
  %123 = load <4 x float>, ptr addrspace(1) %122, align 16, !tbaa !30
  %124 = add nuw nsw i32 %6, %104
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %125
  %127 = load <4 x float>, ptr addrspace(1) %126, align 16, !tbaa !30
  %128 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %123, <4 x float> %127, <4 x float> %118)
  br label %129

129:                                              ; preds = %119, %117
  %130 = phi <4 x float> [ %128, %119 ], [ %118, %117 ]
  br i1 %47, label %131, label %141

131:                                              ; preds = %129
  %132 = add nsw i32 %49, %104
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %133
  %135 = load <4 x float>, ptr addrspace(1) %134, align 16, !tbaa !30
  %136 = add nuw nsw i32 %50, %104
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %137
  %139 = load <4 x float>, ptr addrspace(1) %138, align 16, !tbaa !30
  %140 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %135, <4 x float> %139, <4 x float> %130)
  br label %141

141:                                              ; preds = %131, %129
  %142 = phi <4 x float> [ %140, %131 ], [ %130, %129 ]
  br i1 %56, label %143, label %153

143:                                              ; preds = %141
  %144 = add nsw i32 %59, %104
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %145
  %147 = load <4 x float>, ptr addrspace(1) %146, align 16, !tbaa !30
  %148 = add nuw nsw i32 %60, %104
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %149
  %151 = load <4 x float>, ptr addrspace(1) %150, align 16, !tbaa !30
  %152 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %147, <4 x float> %151, <4 x float> %142)
  br label %153

153:                                              ; preds = %143, %141
  %154 = phi <4 x float> [ %152, %143 ], [ %142, %141 ]
  br i1 %64, label %155, label %165

155:                                              ; preds = %153
  %156 = add nsw i32 %66, %104
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %157
  %159 = load <4 x float>, ptr addrspace(1) %158, align 16, !tbaa !30
  %160 = add nuw nsw i32 %67, %104
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %161
  %163 = load <4 x float>, ptr addrspace(1) %162, align 16, !tbaa !30
  %164 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %159, <4 x float> %163, <4 x float> %154)
  br label %165

165:                                              ; preds = %155, %153
  %166 = phi <4 x float> [ %164, %155 ], [ %154, %153 ]
  br i1 %72, label %167, label %177

167:                                              ; preds = %165
  %168 = add nsw i32 %74, %104
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %169
  %171 = load <4 x float>, ptr addrspace(1) %170, align 16, !tbaa !30
  %172 = add nuw nsw i32 %75, %104
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %173
  %175 = load <4 x float>, ptr addrspace(1) %174, align 16, !tbaa !30
  %176 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %171, <4 x float> %175, <4 x float> %166)
  br label %177

177:                                              ; preds = %167, %165
  %178 = phi <4 x float> [ %176, %167 ], [ %166, %165 ]
  br i1 %82, label %179, label %189

179:                                              ; preds = %177
  %180 = add nsw i32 %85, %104
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %181
  %183 = load <4 x float>, ptr addrspace(1) %182, align 16, !tbaa !30
  %184 = add nuw nsw i32 %86, %104
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %185
  %187 = load <4 x float>, ptr addrspace(1) %186, align 16, !tbaa !30
  %188 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %183, <4 x float> %187, <4 x float> %178)
  br label %189

189:                                              ; preds = %179, %177
  %190 = phi <4 x float> [ %188, %179 ], [ %178, %177 ]
  br i1 %90, label %191, label %201

191:                                              ; preds = %189
  %192 = add nsw i32 %92, %104
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %193
  %195 = load <4 x float>, ptr addrspace(1) %194, align 16, !tbaa !30
  %196 = add nuw nsw i32 %93, %104
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %197
  %199 = load <4 x float>, ptr addrspace(1) %198, align 16, !tbaa !30
  %200 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %195, <4 x float> %199, <4 x float> %190)
  br label %201

201:                                              ; preds = %191, %189
  %202 = phi <4 x float> [ %200, %191 ], [ %190, %189 ]
  br i1 %98, label %203, label %213

203:                                              ; preds = %201
  %204 = add nsw i32 %100, %104
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %205
  %207 = load <4 x float>, ptr addrspace(1) %206, align 16, !tbaa !30
  %208 = add nuw nsw i32 %101, %104
  %209 = zext nneg i32 %208 to i64
  %210 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %209
  %211 = load <4 x float>, ptr addrspace(1) %210, align 16, !tbaa !30
  %212 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %207, <4 x float> %211, <4 x float> %202)
  br label %213

213:                                              ; preds = %203, %201
  %214 = phi <4 x float> [ %212, %203 ], [ %202, %201 ]
  %215 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %214, <4 x float> zeroinitializer)
  %216 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %215, <4 x float> splat (float 6.000000e+00))
  %217 = add nsw i32 %104, %22
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %218
  store <4 x float> %216, ptr addrspace(1) %219, align 16, !tbaa !30
  %220 = add nuw nsw i32 %104, 1
  %221 = icmp eq i32 %220, %6
  br i1 %221, label %102, label %103, !llvm.loop !31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @im2col(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !32 !kernel_arg_access_qual !11 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !32 !kernel_arg_access_qual !11 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = mul nsw i32 %4, %3
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = zext nneg i32 %20 to i64
  %22 = mul nuw nsw i64 %11, %21
  br label %24

23:                                               ; preds = %37, %5
  ret void

24:                                               ; preds = %18, %37
  %25 = phi i32 [ %16, %18 ], [ %41, %37 ]
  %26 = phi i64 [ %15, %18 ], [ %40, %37 ]
  %27 = freeze i32 %25
  %28 = sdiv i32 %27, %4
  %29 = mul i32 %28, %4
  %30 = sub i32 %27, %29
  %31 = srem i32 %28, %3
  %32 = sdiv i32 %25, %19
  %33 = add i32 %30, -1
  %34 = add i32 %31, -1
  %35 = mul nsw i32 %32, 9
  %36 = mul nsw i32 %32, %3
  br label %43

37:                                               ; preds = %61
  %38 = shl i64 %26, 32
  %39 = ashr exact i64 %38, 32
  %40 = add nsw i64 %39, %22
  %41 = trunc i64 %40 to i32
  %42 = icmp sgt i32 %7, %41
  br i1 %42, label %24, label %23, !llvm.loop !35

43:                                               ; preds = %24, %61
  %44 = phi i32 [ 0, %24 ], [ %70, %61 ]
  %45 = freeze i32 %44
  %46 = udiv i32 %45, 3
  %47 = mul i32 %46, 3
  %48 = sub i32 %45, %47
  %49 = add i32 %33, %48
  %50 = add i32 %34, %46
  %51 = icmp ult i32 %49, %4
  %52 = icmp ult i32 %50, %3
  %53 = and i1 %51, %52
  br i1 %53, label %54, label %61

54:                                               ; preds = %43
  %55 = add nsw i32 %50, %36
  %56 = mul nsw i32 %55, %4
  %57 = add nsw i32 %56, %49
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !17
  br label %61

61:                                               ; preds = %43, %54
  %62 = phi float [ %60, %54 ], [ 0.000000e+00, %43 ]
  %63 = add nsw i32 %44, %35
  %64 = mul nsw i32 %63, %3
  %65 = add i32 %64, %31
  %66 = mul i32 %65, %4
  %67 = add nsw i32 %66, %30
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %68
  store float %62, ptr addrspace(1) %69, align 4, !tbaa !17
  %70 = add nuw nsw i32 %44, 1
  %71 = icmp eq i32 %70, 9
  br i1 %71, label %37, label %43, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pool2x2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_pool2x2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pool2x2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !34 {
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
  br label %36

25:                                               ; preds = %36
  %26 = sdiv i32 %4, 2
  %27 = mul nsw i32 %26, %20
  %28 = add nsw i32 %27, %15
  %29 = mul nsw i32 %28, %26
  %30 = add nsw i32 %29, %10
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %31
  store float %53, ptr addrspace(1) %32, align 4, !tbaa !17
  %33 = fmul float %50, 2.500000e-01
  %34 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %31
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !17
  %35 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %31
  store i32 %52, ptr addrspace(1) %35, align 4, !tbaa !6
  ret void

36:                                               ; preds = %5, %36
  %37 = phi float [ 0xFFF0000000000000, %5 ], [ %53, %36 ]
  %38 = phi float [ 0.000000e+00, %5 ], [ %50, %36 ]
  %39 = phi i32 [ 0, %5 ], [ %52, %36 ]
  %40 = phi i32 [ 0, %5 ], [ %54, %36 ]
  %41 = and i32 %40, 1
  %42 = lshr i32 %40, 1
  %43 = add i32 %23, %42
  %44 = mul i32 %43, %4
  %45 = or disjoint i32 %41, %24
  %46 = add i32 %45, %44
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !17
  %50 = fadd float %38, %49
  %51 = fcmp ogt float %49, %37
  %52 = select i1 %51, i32 %46, i32 %39
  %53 = select i1 %51, float %49, float %37
  %54 = add nuw nsw i32 %40, 1
  %55 = icmp eq i32 %54, 4
  br i1 %55, label %25, label %36, !llvm.loop !38
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

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
!23 = distinct !{!23, !22}
!24 = distinct !{!24, !22}
!25 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!26 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!27 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"int", !"int"}
!28 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int"}
!29 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!30 = !{!8, !8, i64 0}
!31 = distinct !{!31, !22}
!32 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!33 = !{!"float*", !"float*", !"int", !"int", !"int"}
!34 = !{!"const", !"", !"", !"", !""}
!35 = distinct !{!35, !22}
!36 = distinct !{!36, !22}
!37 = !{!"float*", !"float*", !"float*", !"int*", !"int"}
!38 = distinct !{!38, !22}
