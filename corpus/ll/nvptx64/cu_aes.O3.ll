; ModuleID = 'corpus/cuda/cu_aes.cu'
source_filename = "corpus/cuda/cu_aes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }

@_ZZ10aes128_ctrE3te0 = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ10aes128_ctrE2rk = internal unnamed_addr addrspace(3) global [44 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aes128_ctr(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 256
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %20

9:                                                ; preds = %20, %4
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %11, label %93

11:                                               ; preds = %9
  %12 = load i32, ptr %1, align 4, !tbaa !4
  store i32 %12, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %14, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 4), align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 8), align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !4
  store i32 %18, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 12), align 4, !tbaa !4
  %19 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 12), align 4
  br label %41

20:                                               ; preds = %7, %20
  %21 = phi i32 [ %5, %7 ], [ %39, %20 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !8
  %25 = zext i8 %24 to i32
  %26 = shl nuw nsw i32 %25, 1
  %27 = lshr i32 %25, 7
  %28 = mul nuw nsw i32 %27, 27
  %29 = and i32 %26, 254
  %30 = xor i32 %29, %28
  %31 = shl nuw nsw i32 %25, 8
  %32 = shl nuw nsw i32 %25, 16
  %33 = or disjoint i32 %31, %32
  %34 = xor i32 %30, %25
  %35 = shl nuw i32 %34, 24
  %36 = or disjoint i32 %35, %33
  %37 = or disjoint i32 %36, %30
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %22
  store i32 %37, ptr %38, align 4, !tbaa !4
  %39 = add nuw nsw i32 %21, %8
  %40 = icmp samesign ult i32 %39, 256
  br i1 %40, label %20, label %9, !llvm.loop !9

41:                                               ; preds = %11, %85
  %42 = phi i32 [ %19, %11 ], [ %90, %85 ]
  %43 = phi i32 [ 1, %11 ], [ %87, %85 ]
  %44 = phi i32 [ 4, %11 ], [ %91, %85 ]
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %45
  %47 = and i32 %44, 3
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %85

49:                                               ; preds = %41
  %50 = tail call i32 @llvm.fshl.i32(i32 %42, i32 %42, i32 24)
  %51 = and i32 %50, 255
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !8
  %55 = zext i8 %54 to i32
  %56 = lshr i32 %50, 8
  %57 = and i32 %56, 255
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !8
  %61 = zext i8 %60 to i32
  %62 = shl nuw nsw i32 %61, 8
  %63 = or disjoint i32 %62, %55
  %64 = lshr i32 %50, 16
  %65 = and i32 %64, 255
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 %66
  %68 = load i8, ptr %67, align 1, !tbaa !8
  %69 = zext i8 %68 to i32
  %70 = shl nuw nsw i32 %69, 16
  %71 = or disjoint i32 %63, %70
  %72 = lshr i32 %50, 24
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !8
  %76 = zext i8 %75 to i32
  %77 = shl nuw i32 %76, 24
  %78 = or disjoint i32 %71, %77
  %79 = xor i32 %78, %43
  %80 = shl nuw nsw i32 %43, 1
  %81 = lshr i32 %43, 7
  %82 = mul nuw nsw i32 %81, 27
  %83 = and i32 %80, 254
  %84 = xor i32 %83, %82
  br label %85

85:                                               ; preds = %49, %41
  %86 = phi i32 [ %79, %49 ], [ %42, %41 ]
  %87 = phi i32 [ %84, %49 ], [ %43, %41 ]
  %88 = getelementptr i8, ptr %46, i64 -16
  %89 = load i32, ptr %88, align 4, !tbaa !4
  %90 = xor i32 %89, %86
  store i32 %90, ptr %46, align 4, !tbaa !4
  %91 = add nuw nsw i32 %44, 1
  %92 = icmp eq i32 %91, 44
  br i1 %92, label %93, label %41, !llvm.loop !11

93:                                               ; preds = %85, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %94 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %95 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %96 = mul i32 %94, %95
  %97 = add i32 %96, %5
  %98 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), align 4, !tbaa !4
  %99 = xor i32 %98, %3
  %100 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 4), align 4, !tbaa !4
  %101 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 8), align 4, !tbaa !4
  %102 = tail call noundef i32 @llvm.nvvm.prmt(i32 %97, i32 0, i32 291)
  %103 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 12), align 4, !tbaa !4
  %104 = xor i32 %103, %102
  br label %239

105:                                              ; preds = %239
  %106 = and i32 %273, 255
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 %107
  %109 = load i8, ptr %108, align 1, !tbaa !8
  %110 = zext i8 %109 to i32
  %111 = lshr i32 %302, 8
  %112 = and i32 %111, 255
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 %113
  %115 = load i8, ptr %114, align 1, !tbaa !8
  %116 = zext i8 %115 to i32
  %117 = shl nuw nsw i32 %116, 8
  %118 = or disjoint i32 %117, %110
  %119 = lshr i32 %331, 16
  %120 = and i32 %119, 255
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 %121
  %123 = load i8, ptr %122, align 1, !tbaa !8
  %124 = zext i8 %123 to i32
  %125 = shl nuw nsw i32 %124, 16
  %126 = or disjoint i32 %118, %125
  %127 = lshr i32 %360, 24
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !8
  %131 = zext i8 %130 to i32
  %132 = shl nuw i32 %131, 24
  %133 = or disjoint i32 %126, %132
  %134 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 160), align 4, !tbaa !4
  %135 = xor i32 %133, %134
  %136 = and i32 %302, 255
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 %137
  %139 = load i8, ptr %138, align 1, !tbaa !8
  %140 = zext i8 %139 to i32
  %141 = lshr i32 %331, 8
  %142 = and i32 %141, 255
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 %143
  %145 = load i8, ptr %144, align 1, !tbaa !8
  %146 = zext i8 %145 to i32
  %147 = shl nuw nsw i32 %146, 8
  %148 = or disjoint i32 %147, %140
  %149 = lshr i32 %360, 16
  %150 = and i32 %149, 255
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 %151
  %153 = load i8, ptr %152, align 1, !tbaa !8
  %154 = zext i8 %153 to i32
  %155 = shl nuw nsw i32 %154, 16
  %156 = or disjoint i32 %148, %155
  %157 = lshr i32 %273, 24
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 %158
  %160 = load i8, ptr %159, align 1, !tbaa !8
  %161 = zext i8 %160 to i32
  %162 = shl nuw i32 %161, 24
  %163 = or disjoint i32 %156, %162
  %164 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 164), align 4, !tbaa !4
  %165 = xor i32 %163, %164
  %166 = and i32 %331, 255
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 %167
  %169 = load i8, ptr %168, align 1, !tbaa !8
  %170 = zext i8 %169 to i32
  %171 = lshr i32 %360, 8
  %172 = and i32 %171, 255
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 %173
  %175 = load i8, ptr %174, align 1, !tbaa !8
  %176 = zext i8 %175 to i32
  %177 = shl nuw nsw i32 %176, 8
  %178 = or disjoint i32 %177, %170
  %179 = lshr i32 %273, 16
  %180 = and i32 %179, 255
  %181 = zext nneg i32 %180 to i64
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 %181
  %183 = load i8, ptr %182, align 1, !tbaa !8
  %184 = zext i8 %183 to i32
  %185 = shl nuw nsw i32 %184, 16
  %186 = or disjoint i32 %178, %185
  %187 = lshr i32 %302, 24
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 %188
  %190 = load i8, ptr %189, align 1, !tbaa !8
  %191 = zext i8 %190 to i32
  %192 = shl nuw i32 %191, 24
  %193 = or disjoint i32 %186, %192
  %194 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 168), align 4, !tbaa !4
  %195 = xor i32 %193, %194
  %196 = and i32 %360, 255
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 %197
  %199 = load i8, ptr %198, align 1, !tbaa !8
  %200 = zext i8 %199 to i32
  %201 = lshr i32 %273, 8
  %202 = and i32 %201, 255
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 %203
  %205 = load i8, ptr %204, align 1, !tbaa !8
  %206 = zext i8 %205 to i32
  %207 = shl nuw nsw i32 %206, 8
  %208 = or disjoint i32 %207, %200
  %209 = lshr i32 %302, 16
  %210 = and i32 %209, 255
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 %211
  %213 = load i8, ptr %212, align 1, !tbaa !8
  %214 = zext i8 %213 to i32
  %215 = shl nuw nsw i32 %214, 16
  %216 = or disjoint i32 %208, %215
  %217 = lshr i32 %331, 24
  %218 = zext nneg i32 %217 to i64
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 %218
  %220 = load i8, ptr %219, align 1, !tbaa !8
  %221 = zext i8 %220 to i32
  %222 = shl nuw i32 %221, 24
  %223 = or disjoint i32 %216, %222
  %224 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 172), align 4, !tbaa !4
  %225 = xor i32 %223, %224
  %226 = zext i32 %97 to i64
  %227 = getelementptr inbounds nuw %struct.uint4, ptr %2, i64 %226
  %228 = load i32, ptr %227, align 16, !tbaa !4
  %229 = getelementptr inbounds nuw i8, ptr %227, i64 4
  %230 = load i32, ptr %229, align 4, !tbaa !4
  %231 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %232 = load i32, ptr %231, align 8, !tbaa !4
  %233 = getelementptr inbounds nuw i8, ptr %227, i64 12
  %234 = load i32, ptr %233, align 4, !tbaa !4
  %235 = xor i32 %135, %228
  %236 = xor i32 %165, %230
  %237 = xor i32 %195, %232
  %238 = xor i32 %225, %234
  store i32 %235, ptr %227, align 16, !tbaa !4
  store i32 %236, ptr %229, align 4, !tbaa !4
  store i32 %237, ptr %231, align 8, !tbaa !4
  store i32 %238, ptr %233, align 4, !tbaa !4
  ret void

239:                                              ; preds = %93, %239
  %240 = phi i32 [ %99, %93 ], [ %273, %239 ]
  %241 = phi i32 [ %100, %93 ], [ %302, %239 ]
  %242 = phi i32 [ %101, %93 ], [ %331, %239 ]
  %243 = phi i32 [ %104, %93 ], [ %360, %239 ]
  %244 = phi i32 [ 1, %93 ], [ %361, %239 ]
  %245 = shl nuw nsw i32 %244, 2
  %246 = and i32 %240, 255
  %247 = zext nneg i32 %246 to i64
  %248 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %247
  %249 = load i32, ptr %248, align 4, !tbaa !4
  %250 = lshr i32 %241, 8
  %251 = and i32 %250, 255
  %252 = zext nneg i32 %251 to i64
  %253 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %252
  %254 = load i32, ptr %253, align 4, !tbaa !4
  %255 = tail call noundef i32 @llvm.fshl.i32(i32 %254, i32 %254, i32 8)
  %256 = xor i32 %255, %249
  %257 = lshr i32 %242, 16
  %258 = and i32 %257, 255
  %259 = zext nneg i32 %258 to i64
  %260 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %259
  %261 = load i32, ptr %260, align 4, !tbaa !4
  %262 = tail call i32 @llvm.fshl.i32(i32 %261, i32 %261, i32 16)
  %263 = xor i32 %256, %262
  %264 = lshr i32 %243, 24
  %265 = zext nneg i32 %264 to i64
  %266 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %265
  %267 = load i32, ptr %266, align 4, !tbaa !4
  %268 = tail call i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 24)
  %269 = xor i32 %263, %268
  %270 = zext nneg i32 %245 to i64
  %271 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %270
  %272 = load i32, ptr %271, align 4, !tbaa !4
  %273 = xor i32 %269, %272
  %274 = and i32 %241, 255
  %275 = zext nneg i32 %274 to i64
  %276 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %275
  %277 = load i32, ptr %276, align 4, !tbaa !4
  %278 = lshr i32 %242, 8
  %279 = and i32 %278, 255
  %280 = zext nneg i32 %279 to i64
  %281 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %280
  %282 = load i32, ptr %281, align 4, !tbaa !4
  %283 = tail call noundef i32 @llvm.fshl.i32(i32 %282, i32 %282, i32 8)
  %284 = xor i32 %283, %277
  %285 = lshr i32 %243, 16
  %286 = and i32 %285, 255
  %287 = zext nneg i32 %286 to i64
  %288 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %287
  %289 = load i32, ptr %288, align 4, !tbaa !4
  %290 = tail call i32 @llvm.fshl.i32(i32 %289, i32 %289, i32 16)
  %291 = xor i32 %284, %290
  %292 = lshr i32 %240, 24
  %293 = zext nneg i32 %292 to i64
  %294 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %293
  %295 = load i32, ptr %294, align 4, !tbaa !4
  %296 = tail call i32 @llvm.fshl.i32(i32 %295, i32 %295, i32 24)
  %297 = xor i32 %291, %296
  %298 = zext nneg i32 %245 to i64
  %299 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 4
  %301 = load i32, ptr %300, align 4, !tbaa !4
  %302 = xor i32 %297, %301
  %303 = and i32 %242, 255
  %304 = zext nneg i32 %303 to i64
  %305 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %304
  %306 = load i32, ptr %305, align 4, !tbaa !4
  %307 = lshr i32 %243, 8
  %308 = and i32 %307, 255
  %309 = zext nneg i32 %308 to i64
  %310 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %309
  %311 = load i32, ptr %310, align 4, !tbaa !4
  %312 = tail call noundef i32 @llvm.fshl.i32(i32 %311, i32 %311, i32 8)
  %313 = xor i32 %312, %306
  %314 = lshr i32 %240, 16
  %315 = and i32 %314, 255
  %316 = zext nneg i32 %315 to i64
  %317 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %316
  %318 = load i32, ptr %317, align 4, !tbaa !4
  %319 = tail call i32 @llvm.fshl.i32(i32 %318, i32 %318, i32 16)
  %320 = xor i32 %313, %319
  %321 = lshr i32 %241, 24
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %322
  %324 = load i32, ptr %323, align 4, !tbaa !4
  %325 = tail call i32 @llvm.fshl.i32(i32 %324, i32 %324, i32 24)
  %326 = xor i32 %320, %325
  %327 = zext nneg i32 %245 to i64
  %328 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %327
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 8
  %330 = load i32, ptr %329, align 4, !tbaa !4
  %331 = xor i32 %326, %330
  %332 = and i32 %243, 255
  %333 = zext nneg i32 %332 to i64
  %334 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %333
  %335 = load i32, ptr %334, align 4, !tbaa !4
  %336 = lshr i32 %240, 8
  %337 = and i32 %336, 255
  %338 = zext nneg i32 %337 to i64
  %339 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %338
  %340 = load i32, ptr %339, align 4, !tbaa !4
  %341 = tail call noundef i32 @llvm.fshl.i32(i32 %340, i32 %340, i32 8)
  %342 = xor i32 %341, %335
  %343 = lshr i32 %241, 16
  %344 = and i32 %343, 255
  %345 = zext nneg i32 %344 to i64
  %346 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %345
  %347 = load i32, ptr %346, align 4, !tbaa !4
  %348 = tail call i32 @llvm.fshl.i32(i32 %347, i32 %347, i32 16)
  %349 = xor i32 %342, %348
  %350 = lshr i32 %242, 24
  %351 = zext nneg i32 %350 to i64
  %352 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %351
  %353 = load i32, ptr %352, align 4, !tbaa !4
  %354 = tail call i32 @llvm.fshl.i32(i32 %353, i32 %353, i32 24)
  %355 = xor i32 %349, %354
  %356 = zext nneg i32 %245 to i64
  %357 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %356
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 12
  %359 = load i32, ptr %358, align 4, !tbaa !4
  %360 = xor i32 %355, %359
  %361 = add nuw nsw i32 %244, 1
  %362 = icmp eq i32 %361, 10
  br i1 %362, label %105, label %239, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
