; ModuleID = 'corpus/opencl/bayer_demosaic.cl'
source_filename = "corpus/opencl/bayer_demosaic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.balance = type { float, float, float, i32 }

@channel_sums.local_sums = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @demosaic(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.balance) align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_demosaic(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, ptr noundef nonnull byval(%struct.balance) align 4 %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_demosaic(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.balance) align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = sub i32 0, %10
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = icmp slt i32 %10, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %5
  %19 = icmp slt i32 %10, %2
  br i1 %19, label %24, label %20

20:                                               ; preds = %18
  %21 = shl nsw i32 %2, 1
  %22 = sub i32 %21, %10
  %23 = add i32 %22, -2
  br label %24

24:                                               ; preds = %20, %18, %5
  %25 = phi i32 [ %10, %18 ], [ %23, %20 ], [ %11, %5 ]
  %26 = icmp slt i32 %16, %3
  %27 = shl nsw i32 %3, 1
  %28 = sub i32 %27, %16
  %29 = add i32 %28, -2
  %30 = select i1 %26, i32 %16, i32 %29
  %31 = mul nsw i32 %30, %2
  %32 = add nsw i32 %25, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %33
  %35 = load i16, ptr addrspace(1) %34, align 2, !tbaa !15
  %36 = zext i16 %35 to i32
  %37 = add nsw i32 %10, -1
  %38 = sub i32 1, %10
  %39 = icmp slt i32 %10, 1
  br i1 %39, label %46, label %40

40:                                               ; preds = %24
  %41 = icmp sgt i32 %10, %2
  br i1 %41, label %42, label %46

42:                                               ; preds = %40
  %43 = shl nsw i32 %2, 1
  %44 = xor i32 %10, -1
  %45 = add i32 %43, %44
  br label %46

46:                                               ; preds = %42, %40, %24
  %47 = phi i32 [ %37, %40 ], [ %45, %42 ], [ %38, %24 ]
  %48 = shl nsw i32 %3, 1
  %49 = sub i32 %48, %16
  %50 = add i32 %49, -2
  %51 = select i1 %26, i32 %16, i32 %50
  %52 = mul nsw i32 %51, %2
  %53 = add nsw i32 %47, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %54
  %56 = load i16, ptr addrspace(1) %55, align 2, !tbaa !15
  %57 = zext i16 %56 to i32
  %58 = add nsw i32 %10, 1
  %59 = xor i32 %10, -1
  %60 = icmp slt i32 %10, -1
  br i1 %60, label %67, label %61

61:                                               ; preds = %46
  %62 = icmp slt i32 %58, %2
  br i1 %62, label %67, label %63

63:                                               ; preds = %61
  %64 = shl nsw i32 %2, 1
  %65 = sub i32 %64, %10
  %66 = add i32 %65, -3
  br label %67

67:                                               ; preds = %63, %61, %46
  %68 = phi i32 [ %58, %61 ], [ %66, %63 ], [ %59, %46 ]
  %69 = shl nsw i32 %3, 1
  %70 = sub i32 %69, %16
  %71 = add i32 %70, -2
  %72 = select i1 %26, i32 %16, i32 %71
  %73 = mul nsw i32 %72, %2
  %74 = add nsw i32 %68, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %75
  %77 = load i16, ptr addrspace(1) %76, align 2, !tbaa !15
  %78 = zext i16 %77 to i32
  %79 = add nuw nsw i32 %78, %57
  %80 = add nsw i32 %16, -1
  %81 = sub nsw i32 1, %16
  br i1 %17, label %88, label %82

82:                                               ; preds = %67
  %83 = icmp slt i32 %10, %2
  br i1 %83, label %88, label %84

84:                                               ; preds = %82
  %85 = shl nsw i32 %2, 1
  %86 = sub i32 %85, %10
  %87 = add i32 %86, -2
  br label %88

88:                                               ; preds = %84, %82, %67
  %89 = phi i32 [ %10, %82 ], [ %87, %84 ], [ %11, %67 ]
  %90 = icmp eq i32 %16, 0
  br i1 %90, label %97, label %91

91:                                               ; preds = %88
  %92 = icmp sgt i32 %16, %3
  br i1 %92, label %93, label %97

93:                                               ; preds = %91
  %94 = shl nsw i32 %3, 1
  %95 = xor i32 %16, -1
  %96 = add i32 %94, %95
  br label %97

97:                                               ; preds = %88, %91, %93
  %98 = phi i32 [ %80, %91 ], [ %96, %93 ], [ %81, %88 ]
  %99 = mul nsw i32 %98, %2
  %100 = add nsw i32 %99, %89
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %101
  %103 = load i16, ptr addrspace(1) %102, align 2, !tbaa !15
  %104 = zext i16 %103 to i32
  %105 = add nuw nsw i32 %16, 1
  br i1 %17, label %112, label %106

106:                                              ; preds = %97
  %107 = icmp slt i32 %10, %2
  br i1 %107, label %112, label %108

108:                                              ; preds = %106
  %109 = shl nsw i32 %2, 1
  %110 = sub i32 %109, %10
  %111 = add i32 %110, -2
  br label %112

112:                                              ; preds = %108, %106, %97
  %113 = phi i32 [ %10, %106 ], [ %111, %108 ], [ %11, %97 ]
  %114 = icmp slt i32 %105, %3
  %115 = shl nsw i32 %3, 1
  %116 = sub i32 %115, %16
  %117 = add i32 %116, -3
  %118 = select i1 %114, i32 %105, i32 %117
  %119 = mul nsw i32 %118, %2
  %120 = add nsw i32 %113, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %121
  %123 = load i16, ptr addrspace(1) %122, align 2, !tbaa !15
  %124 = zext i16 %123 to i32
  %125 = add nuw nsw i32 %124, %104
  br i1 %39, label %132, label %126

126:                                              ; preds = %112
  %127 = icmp sgt i32 %10, %2
  br i1 %127, label %128, label %132

128:                                              ; preds = %126
  %129 = shl nsw i32 %2, 1
  %130 = xor i32 %10, -1
  %131 = add i32 %129, %130
  br label %132

132:                                              ; preds = %128, %126, %112
  %133 = phi i32 [ %37, %126 ], [ %131, %128 ], [ %38, %112 ]
  br i1 %90, label %140, label %134

134:                                              ; preds = %132
  %135 = icmp sgt i32 %16, %3
  br i1 %135, label %136, label %140

136:                                              ; preds = %134
  %137 = shl nsw i32 %3, 1
  %138 = xor i32 %16, -1
  %139 = add i32 %137, %138
  br label %140

140:                                              ; preds = %132, %134, %136
  %141 = phi i32 [ %80, %134 ], [ %139, %136 ], [ %81, %132 ]
  %142 = mul nsw i32 %141, %2
  %143 = add nsw i32 %142, %133
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %144
  %146 = load i16, ptr addrspace(1) %145, align 2, !tbaa !15
  %147 = zext i16 %146 to i32
  br i1 %60, label %154, label %148

148:                                              ; preds = %140
  %149 = icmp slt i32 %58, %2
  br i1 %149, label %154, label %150

150:                                              ; preds = %148
  %151 = shl nsw i32 %2, 1
  %152 = sub i32 %151, %10
  %153 = add i32 %152, -3
  br label %154

154:                                              ; preds = %150, %148, %140
  %155 = phi i32 [ %58, %148 ], [ %153, %150 ], [ %59, %140 ]
  br i1 %90, label %162, label %156

156:                                              ; preds = %154
  %157 = icmp sgt i32 %16, %3
  br i1 %157, label %158, label %162

158:                                              ; preds = %156
  %159 = shl nsw i32 %3, 1
  %160 = xor i32 %16, -1
  %161 = add i32 %159, %160
  br label %162

162:                                              ; preds = %154, %156, %158
  %163 = phi i32 [ %80, %156 ], [ %161, %158 ], [ %81, %154 ]
  %164 = mul nsw i32 %163, %2
  %165 = add nsw i32 %164, %155
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %166
  %168 = load i16, ptr addrspace(1) %167, align 2, !tbaa !15
  %169 = zext i16 %168 to i32
  %170 = add nuw nsw i32 %169, %147
  br i1 %39, label %177, label %171

171:                                              ; preds = %162
  %172 = icmp sgt i32 %10, %2
  br i1 %172, label %173, label %177

173:                                              ; preds = %171
  %174 = shl nsw i32 %2, 1
  %175 = xor i32 %10, -1
  %176 = add i32 %174, %175
  br label %177

177:                                              ; preds = %173, %171, %162
  %178 = phi i32 [ %37, %171 ], [ %176, %173 ], [ %38, %162 ]
  %179 = shl nsw i32 %3, 1
  %180 = sub i32 %179, %16
  %181 = add i32 %180, -3
  %182 = select i1 %114, i32 %105, i32 %181
  %183 = mul nsw i32 %182, %2
  %184 = add nsw i32 %178, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %185
  %187 = load i16, ptr addrspace(1) %186, align 2, !tbaa !15
  %188 = zext i16 %187 to i32
  %189 = add nuw nsw i32 %170, %188
  br i1 %60, label %196, label %190

190:                                              ; preds = %177
  %191 = icmp slt i32 %58, %2
  br i1 %191, label %196, label %192

192:                                              ; preds = %190
  %193 = shl nsw i32 %2, 1
  %194 = sub i32 %193, %10
  %195 = add i32 %194, -3
  br label %196

196:                                              ; preds = %192, %190, %177
  %197 = phi i32 [ %58, %190 ], [ %195, %192 ], [ %59, %177 ]
  %198 = shl nsw i32 %3, 1
  %199 = sub i32 %198, %16
  %200 = add i32 %199, -3
  %201 = select i1 %114, i32 %105, i32 %200
  %202 = mul nsw i32 %201, %2
  %203 = add nsw i32 %197, %202
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %204
  %206 = load i16, ptr addrspace(1) %205, align 2, !tbaa !15
  %207 = zext i16 %206 to i32
  %208 = add nuw nsw i32 %189, %207
  %209 = shl nuw nsw i32 %16, 1
  %210 = and i32 %209, 2
  %211 = and i32 %10, 1
  %212 = or disjoint i32 %210, %211
  switch i32 %212, label %223 [
    i32 0, label %213
    i32 1, label %217
    i32 2, label %220
    i32 3, label %224
  ]

213:                                              ; preds = %196
  %214 = add nuw nsw i32 %125, %79
  %215 = lshr i32 %214, 2
  %216 = lshr i32 %208, 2
  br label %228

217:                                              ; preds = %196
  %218 = lshr i32 %79, 1
  %219 = lshr i32 %125, 1
  br label %228

220:                                              ; preds = %196
  %221 = lshr i32 %125, 1
  %222 = lshr i32 %79, 1
  br label %228

223:                                              ; preds = %196
  unreachable

224:                                              ; preds = %196
  %225 = lshr i32 %208, 2
  %226 = add nuw nsw i32 %125, %79
  %227 = lshr i32 %226, 2
  br label %228

228:                                              ; preds = %224, %220, %217, %213
  %229 = phi i32 [ %216, %213 ], [ %219, %217 ], [ %222, %220 ], [ %36, %224 ]
  %230 = phi i32 [ %215, %213 ], [ %36, %217 ], [ %36, %220 ], [ %227, %224 ]
  %231 = phi i32 [ %36, %213 ], [ %218, %217 ], [ %221, %220 ], [ %225, %224 ]
  %232 = uitofp nneg i32 %231 to float
  %233 = insertelement <3 x float> poison, float %232, i64 0
  %234 = uitofp nneg i32 %230 to float
  %235 = insertelement <3 x float> %233, float %234, i64 1
  %236 = uitofp nneg i32 %229 to float
  %237 = insertelement <3 x float> %235, float %236, i64 2
  %238 = load <1 x float>, ptr %4, align 4
  %239 = shufflevector <1 x float> %238, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %240 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %241 = load float, ptr %240, align 4, !tbaa !17
  %242 = insertelement <3 x float> %239, float %241, i64 1
  %243 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %244 = load float, ptr %243, align 4, !tbaa !20
  %245 = insertelement <3 x float> %242, float %244, i64 2
  %246 = fmul <3 x float> %237, %245
  %247 = fptosi <3 x float> %246 to <3 x i32>
  %248 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %249 = load <1 x i32>, ptr %248, align 4
  %250 = shufflevector <1 x i32> %249, <1 x i32> poison, <3 x i32> zeroinitializer
  %251 = and <3 x i32> %250, splat (i32 31)
  %252 = ashr <3 x i32> %247, %251
  %253 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> %252, <3 x i32> zeroinitializer)
  %254 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %253, <3 x i32> splat (i32 255))
  %255 = shufflevector <3 x i32> %254, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %256 = trunc nuw <4 x i32> %255 to <4 x i8>
  %257 = insertelement <4 x i8> %256, i8 -1, i64 3
  %258 = mul nsw i32 %2, %16
  %259 = add nsw i32 %258, %10
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %260
  store <4 x i8> %257, ptr addrspace(1) %261, align 4, !tbaa !21
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @channel_sums(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_channel_sums(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_channel_sums(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = mul nuw nsw i32 %4, %5
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = add nuw nsw i32 %7, %8
  %11 = zext nneg i32 %10 to i64
  %12 = icmp samesign ult i32 %10, 4
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i64 %11
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !6
  br label %15

15:                                               ; preds = %13, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = mul nuw nsw i64 %6, %17
  %19 = add nuw nsw i64 %18, %9
  %20 = trunc i64 %19 to i32
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %23 = mul nuw nsw i32 %22, %21
  %24 = add nuw nsw i32 %23, %4
  %25 = shl nuw nsw i32 %24, 1
  %26 = and i32 %25, 2
  %27 = zext nneg i32 %26 to i64
  %28 = and i64 %19, 1
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i64 %27
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) %29, i64 %28
  %31 = mul nsw i32 %2, %24
  %32 = add nsw i32 %31, %20
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %33
  %35 = load i16, ptr addrspace(1) %34, align 2, !tbaa !15
  %36 = zext i16 %35 to i32
  %37 = atomicrmw add ptr addrspace(3) %30, i32 %36 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %38, label %43

38:                                               ; preds = %15
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %40 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i64 %11
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !6
  %42 = atomicrmw add ptr addrspace(1) %39, i32 %41 monotonic, align 4
  br label %43

43:                                               ; preds = %38, %15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

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
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"ushort*", !"uchar4*", !"int", !"int", !"balance"}
!13 = !{!"ushort*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"balance"}
!14 = !{!"const", !"", !"", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !8, i64 0}
!17 = !{!18, !19, i64 4}
!18 = !{!"", !19, i64 0, !19, i64 4, !19, i64 8, !7, i64 12}
!19 = !{!"float", !8, i64 0}
!20 = !{!18, !19, i64 8}
!21 = !{!8, !8, i64 0}
!22 = !{i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"ushort*", !"uint*", !"int"}
!25 = !{!"const", !"volatile", !""}
