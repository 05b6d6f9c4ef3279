; ModuleID = 'corpus/opencl/md4_ntlm.cl'
source_filename = "corpus/opencl/md4_ntlm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.ntlm_vec2.st = private unnamed_addr addrspace(4) constant [4 x <2 x i32>] [<2 x i32> splat (i32 1732584193), <2 x i32> splat (i32 -271733879), <2 x i32> splat (i32 -1732584194), <2 x i32> splat (i32 271733878)], align 8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ntlm_vec2(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_ntlm_vec2(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_ntlm_vec2(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x <2 x i32>], align 8
  %7 = alloca [4 x <2 x i32>], align 8
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %17 = shl i32 %16, 1
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %18
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !14
  br label %27

21:                                               ; preds = %27
  %22 = shl nuw nsw i64 %15, 5
  %23 = and i64 %22, 4294967264
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %23
  %25 = zext i8 %20 to i32
  %26 = icmp eq i8 %20, 0
  br i1 %26, label %49, label %33

27:                                               ; preds = %27, %3
  %28 = phi i32 [ 0, %3 ], [ %31, %27 ]
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %4, i64 %29
  store i32 0, ptr %30, align 4, !tbaa !6
  %31 = add nuw nsw i32 %28, 1
  %32 = icmp eq i32 %31, 16
  br i1 %32, label %21, label %27, !llvm.loop !15

33:                                               ; preds = %21, %33
  %34 = phi i32 [ %47, %33 ], [ 0, %21 ]
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !14
  %38 = zext i8 %37 to i32
  %39 = shl i32 %34, 4
  %40 = and i32 %39, 16
  %41 = shl nuw nsw i32 %38, %40
  %42 = lshr i32 %34, 1
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !6
  %46 = or i32 %41, %45
  store i32 %46, ptr %44, align 4, !tbaa !6
  %47 = add nuw nsw i32 %34, 1
  %48 = icmp eq i32 %47, %25
  br i1 %48, label %49, label %33, !llvm.loop !17

49:                                               ; preds = %33, %21
  %50 = shl nuw nsw i32 %25, 4
  %51 = and i32 %50, 16
  %52 = shl nuw nsw i32 128, %51
  %53 = lshr i32 %25, 1
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !6
  %57 = or i32 %56, %52
  store i32 %57, ptr %55, align 4, !tbaa !6
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %50, ptr %58, align 4, !tbaa !6
  %59 = or disjoint i32 %17, 1
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %60
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !14
  br label %67

63:                                               ; preds = %67
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 16
  %65 = zext i8 %62 to i32
  %66 = icmp eq i8 %62, 0
  br i1 %66, label %89, label %73

67:                                               ; preds = %67, %49
  %68 = phi i32 [ 0, %49 ], [ %71, %67 ]
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr %5, i64 %69
  store i32 0, ptr %70, align 4, !tbaa !6
  %71 = add nuw nsw i32 %68, 1
  %72 = icmp eq i32 %71, 16
  br i1 %72, label %63, label %67, !llvm.loop !15

73:                                               ; preds = %63, %73
  %74 = phi i32 [ %87, %73 ], [ 0, %63 ]
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 %75
  %77 = load i8, ptr addrspace(1) %76, align 1, !tbaa !14
  %78 = zext i8 %77 to i32
  %79 = shl i32 %74, 4
  %80 = and i32 %79, 16
  %81 = shl nuw nsw i32 %78, %80
  %82 = lshr i32 %74, 1
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr %5, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !6
  %86 = or i32 %81, %85
  store i32 %86, ptr %84, align 4, !tbaa !6
  %87 = add nuw nsw i32 %74, 1
  %88 = icmp eq i32 %87, %65
  br i1 %88, label %89, label %73, !llvm.loop !17

89:                                               ; preds = %73, %63
  %90 = shl nuw nsw i32 %65, 4
  %91 = and i32 %90, 16
  %92 = shl nuw nsw i32 128, %91
  %93 = lshr i32 %65, 1
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %5, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !6
  %97 = or i32 %96, %92
  store i32 %97, ptr %95, align 4, !tbaa !6
  %98 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 %90, ptr %98, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  br label %459

99:                                               ; preds = %459
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.memcpy.p0.p4.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr addrspace(4) noundef align 8 dereferenceable(32) @__const.ntlm_vec2.st, i64 32, i1 false)
  %100 = load <2 x i32>, ptr %7, align 8, !tbaa !14
  %101 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %102 = load <2 x i32>, ptr %101, align 8, !tbaa !14
  %103 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %104 = load <2 x i32>, ptr %103, align 8, !tbaa !14
  %105 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %106 = load <2 x i32>, ptr %105, align 8, !tbaa !14
  %107 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %108 = load <2 x i32>, ptr %107, align 8, !tbaa !14
  %109 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %110 = load <2 x i32>, ptr %109, align 8, !tbaa !14
  %111 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %112 = load <2 x i32>, ptr %111, align 8, !tbaa !14
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %114 = load <2 x i32>, ptr %113, align 8, !tbaa !14
  %115 = add <2 x i32> %114, %102
  %116 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %117 = load <2 x i32>, ptr %116, align 8, !tbaa !14
  %118 = add <2 x i32> %117, %104
  %119 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %120 = load <2 x i32>, ptr %119, align 8, !tbaa !14
  %121 = add <2 x i32> %120, %106
  %122 = xor <2 x i32> %106, %104
  %123 = and <2 x i32> %122, %102
  %124 = xor <2 x i32> %123, %106
  %125 = add <2 x i32> %124, %100
  %126 = load <2 x i32>, ptr %6, align 8, !tbaa !14
  %127 = add <2 x i32> %125, %126
  %128 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %127, <2 x i32> %127, <2 x i32> splat (i32 3))
  %129 = xor <2 x i32> %104, %102
  %130 = and <2 x i32> %128, %129
  %131 = xor <2 x i32> %130, %104
  %132 = add <2 x i32> %121, %131
  %133 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %132, <2 x i32> %132, <2 x i32> splat (i32 7))
  %134 = xor <2 x i32> %128, %102
  %135 = and <2 x i32> %133, %134
  %136 = xor <2 x i32> %135, %102
  %137 = add <2 x i32> %118, %136
  %138 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %137, <2 x i32> %137, <2 x i32> splat (i32 11))
  %139 = xor <2 x i32> %133, %128
  %140 = and <2 x i32> %138, %139
  %141 = xor <2 x i32> %140, %128
  %142 = add <2 x i32> %115, %141
  %143 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %142, <2 x i32> %142, <2 x i32> splat (i32 19))
  %144 = add <2 x i32> %143, %112
  %145 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %146 = load <2 x i32>, ptr %145, align 8, !tbaa !14
  %147 = add <2 x i32> %138, %146
  %148 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %149 = load <2 x i32>, ptr %148, align 8, !tbaa !14
  %150 = add <2 x i32> %133, %149
  %151 = xor <2 x i32> %138, %133
  %152 = and <2 x i32> %143, %151
  %153 = xor <2 x i32> %152, %133
  %154 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %155 = load <2 x i32>, ptr %154, align 8, !tbaa !14
  %156 = add <2 x i32> %155, %128
  %157 = add <2 x i32> %156, %153
  %158 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %157, <2 x i32> %157, <2 x i32> splat (i32 3))
  %159 = xor <2 x i32> %143, %138
  %160 = and <2 x i32> %158, %159
  %161 = xor <2 x i32> %160, %138
  %162 = add <2 x i32> %150, %161
  %163 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %162, <2 x i32> %162, <2 x i32> splat (i32 7))
  %164 = xor <2 x i32> %158, %143
  %165 = and <2 x i32> %163, %164
  %166 = xor <2 x i32> %165, %143
  %167 = add <2 x i32> %147, %166
  %168 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %167, <2 x i32> %167, <2 x i32> splat (i32 11))
  %169 = xor <2 x i32> %163, %158
  %170 = and <2 x i32> %168, %169
  %171 = xor <2 x i32> %170, %158
  %172 = add <2 x i32> %144, %171
  %173 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %172, <2 x i32> %172, <2 x i32> splat (i32 19))
  %174 = add <2 x i32> %173, %110
  %175 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %176 = load <2 x i32>, ptr %175, align 8, !tbaa !14
  %177 = add <2 x i32> %168, %176
  %178 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %179 = load <2 x i32>, ptr %178, align 8, !tbaa !14
  %180 = add <2 x i32> %163, %179
  %181 = xor <2 x i32> %168, %163
  %182 = and <2 x i32> %173, %181
  %183 = xor <2 x i32> %182, %163
  %184 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %185 = load <2 x i32>, ptr %184, align 8, !tbaa !14
  %186 = add <2 x i32> %158, %185
  %187 = add <2 x i32> %186, %183
  %188 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %187, <2 x i32> %187, <2 x i32> splat (i32 3))
  %189 = xor <2 x i32> %173, %168
  %190 = and <2 x i32> %188, %189
  %191 = xor <2 x i32> %190, %168
  %192 = add <2 x i32> %180, %191
  %193 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %192, <2 x i32> %192, <2 x i32> splat (i32 7))
  %194 = xor <2 x i32> %188, %173
  %195 = and <2 x i32> %193, %194
  %196 = xor <2 x i32> %195, %173
  %197 = add <2 x i32> %177, %196
  %198 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %197, <2 x i32> %197, <2 x i32> splat (i32 11))
  %199 = xor <2 x i32> %193, %188
  %200 = and <2 x i32> %198, %199
  %201 = xor <2 x i32> %200, %188
  %202 = add <2 x i32> %174, %201
  %203 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %202, <2 x i32> %202, <2 x i32> splat (i32 19))
  %204 = add <2 x i32> %203, %108
  %205 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %206 = load <2 x i32>, ptr %205, align 8, !tbaa !14
  %207 = add <2 x i32> %198, %206
  %208 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %209 = load <2 x i32>, ptr %208, align 8, !tbaa !14
  %210 = add <2 x i32> %193, %209
  %211 = xor <2 x i32> %198, %193
  %212 = and <2 x i32> %203, %211
  %213 = xor <2 x i32> %212, %193
  %214 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %215 = load <2 x i32>, ptr %214, align 8, !tbaa !14
  %216 = add <2 x i32> %188, %215
  %217 = add <2 x i32> %216, %213
  %218 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %217, <2 x i32> %217, <2 x i32> splat (i32 3))
  %219 = xor <2 x i32> %203, %198
  %220 = and <2 x i32> %218, %219
  %221 = xor <2 x i32> %220, %198
  %222 = add <2 x i32> %210, %221
  %223 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %222, <2 x i32> %222, <2 x i32> splat (i32 7))
  %224 = xor <2 x i32> %218, %203
  %225 = and <2 x i32> %223, %224
  %226 = xor <2 x i32> %225, %203
  %227 = add <2 x i32> %207, %226
  %228 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %227, <2 x i32> %227, <2 x i32> splat (i32 11))
  %229 = xor <2 x i32> %223, %218
  %230 = and <2 x i32> %228, %229
  %231 = xor <2 x i32> %230, %218
  %232 = add <2 x i32> %204, %231
  %233 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %232, <2 x i32> %232, <2 x i32> splat (i32 19))
  %234 = or <2 x i32> %233, %228
  %235 = and <2 x i32> %234, %223
  %236 = and <2 x i32> %233, %228
  %237 = or <2 x i32> %235, %236
  %238 = add <2 x i32> %126, splat (i32 1518500249)
  %239 = add <2 x i32> %238, %218
  %240 = add <2 x i32> %239, %237
  %241 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %240, <2 x i32> %240, <2 x i32> splat (i32 3))
  %242 = or <2 x i32> %241, %233
  %243 = and <2 x i32> %242, %228
  %244 = and <2 x i32> %241, %233
  %245 = or <2 x i32> %243, %244
  %246 = add <2 x i32> %155, splat (i32 1518500249)
  %247 = add <2 x i32> %246, %223
  %248 = add <2 x i32> %247, %245
  %249 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %248, <2 x i32> %248, <2 x i32> splat (i32 5))
  %250 = or <2 x i32> %249, %241
  %251 = and <2 x i32> %250, %233
  %252 = and <2 x i32> %249, %241
  %253 = or <2 x i32> %251, %252
  %254 = add <2 x i32> %185, splat (i32 1518500249)
  %255 = add <2 x i32> %254, %228
  %256 = add <2 x i32> %255, %253
  %257 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %256, <2 x i32> %256, <2 x i32> splat (i32 9))
  %258 = or <2 x i32> %257, %249
  %259 = and <2 x i32> %258, %241
  %260 = and <2 x i32> %257, %249
  %261 = or <2 x i32> %259, %260
  %262 = add <2 x i32> %215, splat (i32 1518500249)
  %263 = add <2 x i32> %262, %233
  %264 = add <2 x i32> %263, %261
  %265 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %264, <2 x i32> %264, <2 x i32> splat (i32 13))
  %266 = or <2 x i32> %265, %257
  %267 = and <2 x i32> %266, %249
  %268 = and <2 x i32> %265, %257
  %269 = or <2 x i32> %267, %268
  %270 = add <2 x i32> %120, splat (i32 1518500249)
  %271 = add <2 x i32> %270, %241
  %272 = add <2 x i32> %271, %269
  %273 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %272, <2 x i32> %272, <2 x i32> splat (i32 3))
  %274 = or <2 x i32> %273, %265
  %275 = and <2 x i32> %274, %257
  %276 = and <2 x i32> %273, %265
  %277 = or <2 x i32> %275, %276
  %278 = add <2 x i32> %149, splat (i32 1518500249)
  %279 = add <2 x i32> %278, %249
  %280 = add <2 x i32> %279, %277
  %281 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %280, <2 x i32> %280, <2 x i32> splat (i32 5))
  %282 = or <2 x i32> %281, %273
  %283 = and <2 x i32> %282, %265
  %284 = and <2 x i32> %281, %273
  %285 = or <2 x i32> %283, %284
  %286 = add <2 x i32> %179, splat (i32 1518500249)
  %287 = add <2 x i32> %286, %257
  %288 = add <2 x i32> %287, %285
  %289 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %288, <2 x i32> %288, <2 x i32> splat (i32 9))
  %290 = or <2 x i32> %289, %281
  %291 = and <2 x i32> %290, %273
  %292 = and <2 x i32> %289, %281
  %293 = or <2 x i32> %291, %292
  %294 = add <2 x i32> %209, splat (i32 1518500249)
  %295 = add <2 x i32> %294, %265
  %296 = add <2 x i32> %295, %293
  %297 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %296, <2 x i32> %296, <2 x i32> splat (i32 13))
  %298 = or <2 x i32> %297, %289
  %299 = and <2 x i32> %298, %281
  %300 = and <2 x i32> %297, %289
  %301 = or <2 x i32> %299, %300
  %302 = add <2 x i32> %117, splat (i32 1518500249)
  %303 = add <2 x i32> %302, %273
  %304 = add <2 x i32> %303, %301
  %305 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %304, <2 x i32> %304, <2 x i32> splat (i32 3))
  %306 = or <2 x i32> %305, %297
  %307 = and <2 x i32> %306, %289
  %308 = and <2 x i32> %305, %297
  %309 = or <2 x i32> %307, %308
  %310 = add <2 x i32> %146, splat (i32 1518500249)
  %311 = add <2 x i32> %310, %281
  %312 = add <2 x i32> %311, %309
  %313 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %312, <2 x i32> %312, <2 x i32> splat (i32 5))
  %314 = or <2 x i32> %313, %305
  %315 = and <2 x i32> %314, %297
  %316 = and <2 x i32> %313, %305
  %317 = or <2 x i32> %315, %316
  %318 = add <2 x i32> %176, splat (i32 1518500249)
  %319 = add <2 x i32> %318, %289
  %320 = add <2 x i32> %319, %317
  %321 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %320, <2 x i32> %320, <2 x i32> splat (i32 9))
  %322 = or <2 x i32> %321, %313
  %323 = and <2 x i32> %322, %305
  %324 = and <2 x i32> %321, %313
  %325 = or <2 x i32> %323, %324
  %326 = add <2 x i32> %206, splat (i32 1518500249)
  %327 = add <2 x i32> %326, %297
  %328 = add <2 x i32> %327, %325
  %329 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %328, <2 x i32> %328, <2 x i32> splat (i32 13))
  %330 = or <2 x i32> %329, %321
  %331 = and <2 x i32> %330, %313
  %332 = and <2 x i32> %329, %321
  %333 = or <2 x i32> %331, %332
  %334 = add <2 x i32> %114, splat (i32 1518500249)
  %335 = add <2 x i32> %334, %305
  %336 = add <2 x i32> %335, %333
  %337 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %336, <2 x i32> %336, <2 x i32> splat (i32 3))
  %338 = or <2 x i32> %337, %329
  %339 = and <2 x i32> %338, %321
  %340 = and <2 x i32> %337, %329
  %341 = or <2 x i32> %339, %340
  %342 = add <2 x i32> %112, splat (i32 1518500249)
  %343 = add <2 x i32> %342, %313
  %344 = add <2 x i32> %343, %341
  %345 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %344, <2 x i32> %344, <2 x i32> splat (i32 5))
  %346 = or <2 x i32> %345, %337
  %347 = and <2 x i32> %346, %329
  %348 = and <2 x i32> %345, %337
  %349 = or <2 x i32> %347, %348
  %350 = add <2 x i32> %110, splat (i32 1518500249)
  %351 = add <2 x i32> %350, %321
  %352 = add <2 x i32> %351, %349
  %353 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %352, <2 x i32> %352, <2 x i32> splat (i32 9))
  %354 = or <2 x i32> %353, %345
  %355 = and <2 x i32> %354, %337
  %356 = and <2 x i32> %353, %345
  %357 = or <2 x i32> %355, %356
  %358 = add <2 x i32> %108, splat (i32 1518500249)
  %359 = add <2 x i32> %358, %329
  %360 = add <2 x i32> %359, %357
  %361 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %360, <2 x i32> %360, <2 x i32> splat (i32 13))
  %362 = xor <2 x i32> %361, %353
  %363 = xor <2 x i32> %362, %345
  %364 = add <2 x i32> %126, splat (i32 1859775393)
  %365 = add <2 x i32> %364, %337
  %366 = add <2 x i32> %365, %363
  %367 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %366, <2 x i32> %366, <2 x i32> splat (i32 3))
  %368 = xor <2 x i32> %367, %362
  %369 = add <2 x i32> %185, splat (i32 1859775393)
  %370 = add <2 x i32> %369, %345
  %371 = add <2 x i32> %370, %368
  %372 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %371, <2 x i32> %371, <2 x i32> splat (i32 9))
  %373 = xor <2 x i32> %372, %367
  %374 = xor <2 x i32> %373, %361
  %375 = add <2 x i32> %155, splat (i32 1859775393)
  %376 = add <2 x i32> %375, %353
  %377 = add <2 x i32> %376, %374
  %378 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %377, <2 x i32> %377, <2 x i32> splat (i32 11))
  %379 = xor <2 x i32> %372, %367
  %380 = xor <2 x i32> %379, %378
  %381 = add <2 x i32> %215, splat (i32 1859775393)
  %382 = add <2 x i32> %381, %361
  %383 = add <2 x i32> %382, %380
  %384 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %383, <2 x i32> %383, <2 x i32> splat (i32 15))
  %385 = xor <2 x i32> %384, %378
  %386 = xor <2 x i32> %385, %372
  %387 = add <2 x i32> %117, splat (i32 1859775393)
  %388 = add <2 x i32> %387, %367
  %389 = add <2 x i32> %388, %386
  %390 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %389, <2 x i32> %389, <2 x i32> splat (i32 3))
  %391 = xor <2 x i32> %390, %385
  %392 = add <2 x i32> %176, splat (i32 1859775393)
  %393 = add <2 x i32> %392, %372
  %394 = add <2 x i32> %393, %391
  %395 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %394, <2 x i32> %394, <2 x i32> splat (i32 9))
  %396 = xor <2 x i32> %395, %390
  %397 = xor <2 x i32> %396, %384
  %398 = add <2 x i32> %146, splat (i32 1859775393)
  %399 = add <2 x i32> %398, %378
  %400 = add <2 x i32> %399, %397
  %401 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %400, <2 x i32> %400, <2 x i32> splat (i32 11))
  %402 = xor <2 x i32> %395, %390
  %403 = xor <2 x i32> %402, %401
  %404 = add <2 x i32> %206, splat (i32 1859775393)
  %405 = add <2 x i32> %404, %384
  %406 = add <2 x i32> %405, %403
  %407 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %406, <2 x i32> %406, <2 x i32> splat (i32 15))
  %408 = xor <2 x i32> %407, %401
  %409 = xor <2 x i32> %408, %395
  %410 = add <2 x i32> %120, splat (i32 1859775393)
  %411 = add <2 x i32> %410, %390
  %412 = add <2 x i32> %411, %409
  %413 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %412, <2 x i32> %412, <2 x i32> splat (i32 3))
  %414 = xor <2 x i32> %413, %408
  %415 = add <2 x i32> %179, splat (i32 1859775393)
  %416 = add <2 x i32> %415, %395
  %417 = add <2 x i32> %416, %414
  %418 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %417, <2 x i32> %417, <2 x i32> splat (i32 9))
  %419 = xor <2 x i32> %418, %413
  %420 = xor <2 x i32> %419, %407
  %421 = add <2 x i32> %149, splat (i32 1859775393)
  %422 = add <2 x i32> %421, %401
  %423 = add <2 x i32> %422, %420
  %424 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %423, <2 x i32> %423, <2 x i32> splat (i32 11))
  %425 = xor <2 x i32> %418, %413
  %426 = xor <2 x i32> %425, %424
  %427 = add <2 x i32> %209, splat (i32 1859775393)
  %428 = add <2 x i32> %427, %407
  %429 = add <2 x i32> %428, %426
  %430 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %429, <2 x i32> %429, <2 x i32> splat (i32 15))
  %431 = xor <2 x i32> %430, %424
  %432 = xor <2 x i32> %431, %418
  %433 = add <2 x i32> %114, splat (i32 1859775393)
  %434 = add <2 x i32> %433, %413
  %435 = add <2 x i32> %434, %432
  %436 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %435, <2 x i32> %435, <2 x i32> splat (i32 3))
  %437 = xor <2 x i32> %436, %431
  %438 = add <2 x i32> %110, splat (i32 1859775393)
  %439 = add <2 x i32> %438, %418
  %440 = add <2 x i32> %439, %437
  %441 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %440, <2 x i32> %440, <2 x i32> splat (i32 9))
  %442 = xor <2 x i32> %441, %436
  %443 = xor <2 x i32> %442, %430
  %444 = add <2 x i32> %112, splat (i32 1859775393)
  %445 = add <2 x i32> %444, %424
  %446 = add <2 x i32> %445, %443
  %447 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %446, <2 x i32> %446, <2 x i32> splat (i32 11))
  %448 = xor <2 x i32> %441, %436
  %449 = xor <2 x i32> %448, %447
  %450 = add <2 x i32> %108, splat (i32 1859775393)
  %451 = add <2 x i32> %450, %430
  %452 = add <2 x i32> %451, %449
  %453 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %452, <2 x i32> %452, <2 x i32> splat (i32 15))
  %454 = add <2 x i32> %436, %100
  store <2 x i32> %454, ptr %7, align 8, !tbaa !14
  %455 = add <2 x i32> %453, %102
  store <2 x i32> %455, ptr %101, align 8, !tbaa !14
  %456 = add <2 x i32> %447, %104
  store <2 x i32> %456, ptr %103, align 8, !tbaa !14
  %457 = add <2 x i32> %441, %106
  store <2 x i32> %457, ptr %105, align 8, !tbaa !14
  %458 = shl i32 %16, 3
  br label %472

459:                                              ; preds = %89, %459
  %460 = phi i32 [ 0, %89 ], [ %469, %459 ]
  %461 = zext nneg i32 %460 to i64
  %462 = getelementptr inbounds nuw i32, ptr %4, i64 %461
  %463 = load i32, ptr %462, align 4, !tbaa !6
  %464 = insertelement <2 x i32> poison, i32 %463, i64 0
  %465 = getelementptr inbounds nuw i32, ptr %5, i64 %461
  %466 = load i32, ptr %465, align 4, !tbaa !6
  %467 = insertelement <2 x i32> %464, i32 %466, i64 1
  %468 = getelementptr inbounds nuw <2 x i32>, ptr %6, i64 %461
  store <2 x i32> %467, ptr %468, align 8, !tbaa !14
  %469 = add nuw nsw i32 %460, 1
  %470 = icmp eq i32 %469, 16
  br i1 %470, label %99, label %459, !llvm.loop !18

471:                                              ; preds = %472
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

472:                                              ; preds = %99, %472
  %473 = phi i32 [ 0, %99 ], [ %485, %472 ]
  %474 = zext nneg i32 %473 to i64
  %475 = getelementptr inbounds nuw <2 x i32>, ptr %7, i64 %474
  %476 = load <2 x i32>, ptr %475, align 8
  %477 = extractelement <2 x i32> %476, i64 0
  %478 = add nuw nsw i32 %473, %458
  %479 = zext i32 %478 to i64
  %480 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %479
  store i32 %477, ptr addrspace(1) %480, align 4, !tbaa !6
  %481 = extractelement <2 x i32> %476, i64 1
  %482 = or disjoint i32 %478, 4
  %483 = zext i32 %482 to i64
  %484 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %483
  store i32 %481, ptr addrspace(1) %484, align 4, !tbaa !6
  %485 = add nuw nsw i32 %473, 1
  %486 = icmp eq i32 %485, 4
  br i1 %486, label %471, label %472, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @md4_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_md4_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_md4_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca [4 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %11 = shl i32 %10, 2
  br label %33

12:                                               ; preds = %33
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %43, label %14

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 48
  br label %45

33:                                               ; preds = %3, %33
  %34 = phi i32 [ 0, %3 ], [ %41, %33 ]
  %35 = add nuw nsw i32 %34, %11
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = zext nneg i32 %34 to i64
  %40 = getelementptr inbounds nuw i32, ptr %4, i64 %39
  store i32 %38, ptr %40, align 4, !tbaa !6
  %41 = add nuw nsw i32 %34, 1
  %42 = icmp eq i32 %41, 4
  br i1 %42, label %12, label %33, !llvm.loop !23

43:                                               ; preds = %47, %12
  %44 = shl i32 %10, 2
  br label %384

45:                                               ; preds = %14, %47
  %46 = phi i32 [ 0, %14 ], [ %373, %47 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  br label %375

47:                                               ; preds = %375
  store i32 128, ptr %15, align 4, !tbaa !6
  store i32 128, ptr %16, align 4, !tbaa !6
  store i32 1732584193, ptr %4, align 4, !tbaa !6
  store i32 -271733879, ptr %17, align 4, !tbaa !6
  store i32 -1732584194, ptr %18, align 4, !tbaa !6
  store i32 271733878, ptr %19, align 4, !tbaa !6
  %48 = load i32, ptr %20, align 4, !tbaa !6
  %49 = load i32, ptr %21, align 4, !tbaa !6
  %50 = load i32, ptr %22, align 4, !tbaa !6
  %51 = load i32, ptr %23, align 4, !tbaa !6
  %52 = add i32 %51, -271733879
  %53 = load i32, ptr %24, align 4, !tbaa !6
  %54 = add i32 %53, -1732584194
  %55 = load i32, ptr %25, align 4, !tbaa !6
  %56 = add i32 %55, 271733878
  %57 = load i32, ptr %5, align 4, !tbaa !6
  %58 = add i32 %57, -1
  %59 = tail call noundef i32 @llvm.fshl.i32(i32 %58, i32 %58, i32 3)
  %60 = and i32 %59, 2004318071
  %61 = xor i32 %60, -1732584194
  %62 = add i32 %56, %61
  %63 = tail call noundef i32 @llvm.fshl.i32(i32 %62, i32 %62, i32 7)
  %64 = xor i32 %59, -271733879
  %65 = and i32 %63, %64
  %66 = xor i32 %65, -271733879
  %67 = add i32 %54, %66
  %68 = tail call noundef i32 @llvm.fshl.i32(i32 %67, i32 %67, i32 11)
  %69 = xor i32 %63, %59
  %70 = and i32 %68, %69
  %71 = xor i32 %70, %59
  %72 = add i32 %52, %71
  %73 = tail call noundef i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 19)
  %74 = add i32 %73, %50
  %75 = load i32, ptr %26, align 4, !tbaa !6
  %76 = add i32 %68, %75
  %77 = load i32, ptr %27, align 4, !tbaa !6
  %78 = add i32 %63, %77
  %79 = xor i32 %68, %63
  %80 = and i32 %73, %79
  %81 = xor i32 %80, %63
  %82 = add i32 %59, 128
  %83 = add i32 %82, %81
  %84 = tail call noundef i32 @llvm.fshl.i32(i32 %83, i32 %83, i32 3)
  %85 = xor i32 %73, %68
  %86 = and i32 %84, %85
  %87 = xor i32 %86, %68
  %88 = add i32 %78, %87
  %89 = tail call noundef i32 @llvm.fshl.i32(i32 %88, i32 %88, i32 7)
  %90 = xor i32 %84, %73
  %91 = and i32 %89, %90
  %92 = xor i32 %91, %73
  %93 = add i32 %76, %92
  %94 = tail call noundef i32 @llvm.fshl.i32(i32 %93, i32 %93, i32 11)
  %95 = xor i32 %89, %84
  %96 = and i32 %94, %95
  %97 = xor i32 %96, %84
  %98 = add i32 %74, %97
  %99 = tail call noundef i32 @llvm.fshl.i32(i32 %98, i32 %98, i32 19)
  %100 = add i32 %99, %49
  %101 = load i32, ptr %28, align 4, !tbaa !6
  %102 = add i32 %94, %101
  %103 = load i32, ptr %29, align 4, !tbaa !6
  %104 = add i32 %89, %103
  %105 = xor i32 %94, %89
  %106 = and i32 %99, %105
  %107 = xor i32 %106, %89
  %108 = load i32, ptr %30, align 4, !tbaa !6
  %109 = add i32 %84, %108
  %110 = add i32 %109, %107
  %111 = tail call noundef i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 3)
  %112 = xor i32 %99, %94
  %113 = and i32 %111, %112
  %114 = xor i32 %113, %94
  %115 = add i32 %104, %114
  %116 = tail call noundef i32 @llvm.fshl.i32(i32 %115, i32 %115, i32 7)
  %117 = xor i32 %111, %99
  %118 = and i32 %116, %117
  %119 = xor i32 %118, %99
  %120 = add i32 %102, %119
  %121 = tail call noundef i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 11)
  %122 = xor i32 %116, %111
  %123 = and i32 %121, %122
  %124 = xor i32 %123, %111
  %125 = add i32 %100, %124
  %126 = tail call noundef i32 @llvm.fshl.i32(i32 %125, i32 %125, i32 19)
  %127 = add i32 %126, %48
  %128 = add i32 %121, 128
  %129 = load i32, ptr %31, align 4, !tbaa !6
  %130 = add i32 %116, %129
  %131 = xor i32 %121, %116
  %132 = and i32 %126, %131
  %133 = xor i32 %132, %116
  %134 = load i32, ptr %32, align 4, !tbaa !6
  %135 = add i32 %111, %134
  %136 = add i32 %135, %133
  %137 = tail call noundef i32 @llvm.fshl.i32(i32 %136, i32 %136, i32 3)
  %138 = xor i32 %126, %121
  %139 = and i32 %137, %138
  %140 = xor i32 %139, %121
  %141 = add i32 %130, %140
  %142 = tail call noundef i32 @llvm.fshl.i32(i32 %141, i32 %141, i32 7)
  %143 = xor i32 %137, %126
  %144 = and i32 %142, %143
  %145 = xor i32 %144, %126
  %146 = add i32 %128, %145
  %147 = tail call noundef i32 @llvm.fshl.i32(i32 %146, i32 %146, i32 11)
  %148 = xor i32 %142, %137
  %149 = and i32 %147, %148
  %150 = xor i32 %149, %137
  %151 = add i32 %127, %150
  %152 = tail call noundef i32 @llvm.fshl.i32(i32 %151, i32 %151, i32 19)
  %153 = add i32 %142, 1518500377
  %154 = or i32 %152, %147
  %155 = and i32 %154, %142
  %156 = and i32 %152, %147
  %157 = or i32 %155, %156
  %158 = add i32 %57, 1518500249
  %159 = add i32 %158, %137
  %160 = add i32 %159, %157
  %161 = tail call noundef i32 @llvm.fshl.i32(i32 %160, i32 %160, i32 3)
  %162 = or i32 %161, %152
  %163 = and i32 %162, %147
  %164 = and i32 %161, %152
  %165 = or i32 %163, %164
  %166 = add i32 %153, %165
  %167 = tail call noundef i32 @llvm.fshl.i32(i32 %166, i32 %166, i32 5)
  %168 = or i32 %167, %161
  %169 = and i32 %168, %152
  %170 = and i32 %167, %161
  %171 = or i32 %169, %170
  %172 = add i32 %108, 1518500249
  %173 = add i32 %172, %147
  %174 = add i32 %173, %171
  %175 = tail call noundef i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 9)
  %176 = or i32 %175, %167
  %177 = and i32 %176, %161
  %178 = and i32 %175, %167
  %179 = or i32 %177, %178
  %180 = add i32 %134, 1518500249
  %181 = add i32 %180, %152
  %182 = add i32 %181, %179
  %183 = tail call noundef i32 @llvm.fshl.i32(i32 %182, i32 %182, i32 13)
  %184 = or i32 %183, %175
  %185 = and i32 %184, %167
  %186 = and i32 %183, %175
  %187 = or i32 %185, %186
  %188 = add i32 %55, 1518500249
  %189 = add i32 %188, %161
  %190 = add i32 %189, %187
  %191 = tail call noundef i32 @llvm.fshl.i32(i32 %190, i32 %190, i32 3)
  %192 = or i32 %191, %183
  %193 = and i32 %192, %175
  %194 = and i32 %191, %183
  %195 = or i32 %193, %194
  %196 = add i32 %77, 1518500249
  %197 = add i32 %196, %167
  %198 = add i32 %197, %195
  %199 = tail call noundef i32 @llvm.fshl.i32(i32 %198, i32 %198, i32 5)
  %200 = or i32 %199, %191
  %201 = and i32 %200, %183
  %202 = and i32 %199, %191
  %203 = or i32 %201, %202
  %204 = add i32 %103, 1518500249
  %205 = add i32 %204, %175
  %206 = add i32 %205, %203
  %207 = tail call noundef i32 @llvm.fshl.i32(i32 %206, i32 %206, i32 9)
  %208 = or i32 %207, %199
  %209 = and i32 %208, %191
  %210 = and i32 %207, %199
  %211 = or i32 %209, %210
  %212 = add i32 %129, 1518500249
  %213 = add i32 %212, %183
  %214 = add i32 %213, %211
  %215 = tail call noundef i32 @llvm.fshl.i32(i32 %214, i32 %214, i32 13)
  %216 = add i32 %215, 1518500377
  %217 = or i32 %215, %207
  %218 = and i32 %217, %199
  %219 = and i32 %215, %207
  %220 = or i32 %218, %219
  %221 = add i32 %53, 1518500249
  %222 = add i32 %221, %191
  %223 = add i32 %222, %220
  %224 = tail call noundef i32 @llvm.fshl.i32(i32 %223, i32 %223, i32 3)
  %225 = or i32 %224, %215
  %226 = and i32 %225, %207
  %227 = and i32 %224, %215
  %228 = or i32 %226, %227
  %229 = add i32 %75, 1518500249
  %230 = add i32 %229, %199
  %231 = add i32 %230, %228
  %232 = tail call noundef i32 @llvm.fshl.i32(i32 %231, i32 %231, i32 5)
  %233 = or i32 %232, %224
  %234 = and i32 %233, %215
  %235 = and i32 %232, %224
  %236 = or i32 %234, %235
  %237 = add i32 %101, 1518500249
  %238 = add i32 %237, %207
  %239 = add i32 %238, %236
  %240 = tail call noundef i32 @llvm.fshl.i32(i32 %239, i32 %239, i32 9)
  %241 = or i32 %240, %232
  %242 = and i32 %241, %224
  %243 = and i32 %240, %232
  %244 = or i32 %242, %243
  %245 = add i32 %216, %244
  %246 = tail call noundef i32 @llvm.fshl.i32(i32 %245, i32 %245, i32 13)
  %247 = or i32 %246, %240
  %248 = and i32 %247, %232
  %249 = and i32 %246, %240
  %250 = or i32 %248, %249
  %251 = add i32 %51, 1518500249
  %252 = add i32 %251, %224
  %253 = add i32 %252, %250
  %254 = tail call noundef i32 @llvm.fshl.i32(i32 %253, i32 %253, i32 3)
  %255 = or i32 %254, %246
  %256 = and i32 %255, %240
  %257 = and i32 %254, %246
  %258 = or i32 %256, %257
  %259 = add i32 %50, 1518500249
  %260 = add i32 %259, %232
  %261 = add i32 %260, %258
  %262 = tail call noundef i32 @llvm.fshl.i32(i32 %261, i32 %261, i32 5)
  %263 = or i32 %262, %254
  %264 = and i32 %263, %246
  %265 = and i32 %262, %254
  %266 = or i32 %264, %265
  %267 = add i32 %49, 1518500249
  %268 = add i32 %267, %240
  %269 = add i32 %268, %266
  %270 = tail call noundef i32 @llvm.fshl.i32(i32 %269, i32 %269, i32 9)
  %271 = or i32 %270, %262
  %272 = and i32 %271, %254
  %273 = and i32 %270, %262
  %274 = or i32 %272, %273
  %275 = add i32 %48, 1518500249
  %276 = add i32 %275, %246
  %277 = add i32 %276, %274
  %278 = tail call noundef i32 @llvm.fshl.i32(i32 %277, i32 %277, i32 13)
  %279 = xor i32 %278, %270
  %280 = xor i32 %279, %262
  %281 = add i32 %57, 1859775393
  %282 = add i32 %281, %254
  %283 = add i32 %282, %280
  %284 = tail call noundef i32 @llvm.fshl.i32(i32 %283, i32 %283, i32 3)
  %285 = xor i32 %284, %279
  %286 = add i32 %108, 1859775393
  %287 = add i32 %286, %262
  %288 = add i32 %287, %285
  %289 = tail call noundef i32 @llvm.fshl.i32(i32 %288, i32 %288, i32 9)
  %290 = xor i32 %289, %284
  %291 = xor i32 %290, %278
  %292 = add i32 %270, 1859775521
  %293 = add i32 %292, %291
  %294 = tail call noundef i32 @llvm.fshl.i32(i32 %293, i32 %293, i32 11)
  %295 = xor i32 %289, %284
  %296 = xor i32 %295, %294
  %297 = add i32 %134, 1859775393
  %298 = add i32 %297, %278
  %299 = add i32 %298, %296
  %300 = tail call noundef i32 @llvm.fshl.i32(i32 %299, i32 %299, i32 15)
  %301 = xor i32 %300, %294
  %302 = xor i32 %301, %289
  %303 = add i32 %53, 1859775393
  %304 = add i32 %303, %284
  %305 = add i32 %304, %302
  %306 = tail call noundef i32 @llvm.fshl.i32(i32 %305, i32 %305, i32 3)
  %307 = xor i32 %306, %301
  %308 = add i32 %101, 1859775393
  %309 = add i32 %308, %289
  %310 = add i32 %309, %307
  %311 = tail call noundef i32 @llvm.fshl.i32(i32 %310, i32 %310, i32 9)
  %312 = xor i32 %311, %306
  %313 = xor i32 %312, %300
  %314 = add i32 %75, 1859775393
  %315 = add i32 %314, %294
  %316 = add i32 %315, %313
  %317 = tail call noundef i32 @llvm.fshl.i32(i32 %316, i32 %316, i32 11)
  %318 = xor i32 %311, %306
  %319 = xor i32 %318, %317
  %320 = add i32 %300, 1859775521
  %321 = add i32 %320, %319
  %322 = tail call noundef i32 @llvm.fshl.i32(i32 %321, i32 %321, i32 15)
  %323 = xor i32 %322, %317
  %324 = xor i32 %323, %311
  %325 = add i32 %55, 1859775393
  %326 = add i32 %325, %306
  %327 = add i32 %326, %324
  %328 = tail call noundef i32 @llvm.fshl.i32(i32 %327, i32 %327, i32 3)
  %329 = xor i32 %328, %323
  %330 = add i32 %103, 1859775393
  %331 = add i32 %330, %311
  %332 = add i32 %331, %329
  %333 = tail call noundef i32 @llvm.fshl.i32(i32 %332, i32 %332, i32 9)
  %334 = xor i32 %333, %328
  %335 = xor i32 %334, %322
  %336 = add i32 %77, 1859775393
  %337 = add i32 %336, %317
  %338 = add i32 %337, %335
  %339 = tail call noundef i32 @llvm.fshl.i32(i32 %338, i32 %338, i32 11)
  %340 = xor i32 %333, %328
  %341 = xor i32 %340, %339
  %342 = add i32 %129, 1859775393
  %343 = add i32 %342, %322
  %344 = add i32 %343, %341
  %345 = tail call noundef i32 @llvm.fshl.i32(i32 %344, i32 %344, i32 15)
  %346 = xor i32 %345, %339
  %347 = xor i32 %346, %333
  %348 = add i32 %51, 1859775393
  %349 = add i32 %348, %328
  %350 = add i32 %349, %347
  %351 = tail call noundef i32 @llvm.fshl.i32(i32 %350, i32 %350, i32 3)
  %352 = xor i32 %351, %346
  %353 = add i32 %49, 1859775393
  %354 = add i32 %353, %333
  %355 = add i32 %354, %352
  %356 = tail call noundef i32 @llvm.fshl.i32(i32 %355, i32 %355, i32 9)
  %357 = xor i32 %356, %351
  %358 = xor i32 %357, %345
  %359 = add i32 %50, 1859775393
  %360 = add i32 %359, %339
  %361 = add i32 %360, %358
  %362 = tail call noundef i32 @llvm.fshl.i32(i32 %361, i32 %361, i32 11)
  %363 = xor i32 %356, %351
  %364 = xor i32 %363, %362
  %365 = add i32 %48, 1859775393
  %366 = add i32 %365, %345
  %367 = add i32 %366, %364
  %368 = tail call noundef i32 @llvm.fshl.i32(i32 %367, i32 %367, i32 15)
  %369 = add i32 %351, 1732584193
  store i32 %369, ptr %4, align 4, !tbaa !6
  %370 = add i32 %368, -271733879
  store i32 %370, ptr %17, align 4, !tbaa !6
  %371 = add i32 %362, -1732584194
  store i32 %371, ptr %18, align 4, !tbaa !6
  %372 = add i32 %356, 271733878
  store i32 %372, ptr %19, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  %373 = add nuw i32 %46, 1
  %374 = icmp eq i32 %373, %2
  br i1 %374, label %43, label %45, !llvm.loop !24

375:                                              ; preds = %45, %375
  %376 = phi i32 [ 0, %45 ], [ %381, %375 ]
  %377 = zext nneg i32 %376 to i64
  %378 = getelementptr inbounds nuw i32, ptr %4, i64 %377
  %379 = load i32, ptr %378, align 4, !tbaa !6
  %380 = getelementptr inbounds nuw i32, ptr %5, i64 %377
  store i32 %379, ptr %380, align 4, !tbaa !6
  %381 = add nuw nsw i32 %376, 1
  %382 = icmp eq i32 %381, 4
  br i1 %382, label %47, label %375, !llvm.loop !25

383:                                              ; preds = %384
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

384:                                              ; preds = %43, %384
  %385 = phi i32 [ 0, %43 ], [ %392, %384 ]
  %386 = zext nneg i32 %385 to i64
  %387 = getelementptr inbounds nuw i32, ptr %4, i64 %386
  %388 = load i32, ptr %387, align 4, !tbaa !6
  %389 = add nuw nsw i32 %385, %44
  %390 = zext i32 %389 to i64
  %391 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %390
  store i32 %388, ptr addrspace(1) %391, align 4, !tbaa !6
  %392 = add nuw nsw i32 %385, 1
  %393 = icmp eq i32 %392, 4
  br i1 %393, label %383, label %384, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.fshl.v2i32(<2 x i32>, <2 x i32>, <2 x i32>) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!12 = !{!"uchar*", !"uchar*", !"uint*"}
!13 = !{!"const", !"const", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"uint*", !"uint*", !"uint"}
!22 = !{!"const", !"", !""}
!23 = distinct !{!23, !16}
!24 = distinct !{!24, !16}
!25 = distinct !{!25, !16}
!26 = distinct !{!26, !16}
