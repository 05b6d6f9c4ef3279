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
  br label %11

9:                                                ; preds = %11, %4
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %32, label %94

11:                                               ; preds = %7, %11
  %12 = phi i32 [ %5, %7 ], [ %30, %11 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !8
  %16 = zext i8 %15 to i32
  %17 = shl nuw nsw i32 %16, 1
  %18 = lshr i32 %16, 7
  %19 = mul nuw nsw i32 %18, 27
  %20 = and i32 %17, 254
  %21 = xor i32 %20, %19
  %22 = shl nuw nsw i32 %16, 8
  %23 = shl nuw nsw i32 %16, 16
  %24 = or disjoint i32 %22, %23
  %25 = xor i32 %21, %16
  %26 = shl nuw i32 %25, 24
  %27 = or disjoint i32 %26, %24
  %28 = or disjoint i32 %27, %21
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %13
  store i32 %28, ptr %29, align 4, !tbaa !4
  %30 = add nuw nsw i32 %12, %8
  %31 = icmp samesign ult i32 %30, 256
  br i1 %31, label %11, label %9, !llvm.loop !9

32:                                               ; preds = %9, %32
  %33 = phi i32 [ %38, %32 ], [ 0, %9 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %34
  store i32 %36, ptr %37, align 4, !tbaa !4
  %38 = add nuw nsw i32 %33, 1
  %39 = icmp eq i32 %38, 4
  br i1 %39, label %40, label %32, !llvm.loop !12

40:                                               ; preds = %32
  %41 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 12), align 4
  br label %42

42:                                               ; preds = %40, %86
  %43 = phi i32 [ %41, %40 ], [ %91, %86 ]
  %44 = phi i32 [ 1, %40 ], [ %88, %86 ]
  %45 = phi i32 [ 4, %40 ], [ %92, %86 ]
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %46
  %48 = and i32 %45, 3
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %86

50:                                               ; preds = %42
  %51 = tail call i32 @llvm.fshl.i32(i32 %43, i32 %43, i32 24)
  %52 = and i32 %51, 255
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 %53
  %55 = load i8, ptr %54, align 1, !tbaa !8
  %56 = zext i8 %55 to i32
  %57 = lshr i32 %51, 8
  %58 = and i32 %57, 255
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !8
  %62 = zext i8 %61 to i32
  %63 = shl nuw nsw i32 %62, 8
  %64 = or disjoint i32 %63, %56
  %65 = lshr i32 %51, 16
  %66 = and i32 %65, 255
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 %67
  %69 = load i8, ptr %68, align 1, !tbaa !8
  %70 = zext i8 %69 to i32
  %71 = shl nuw nsw i32 %70, 16
  %72 = or disjoint i32 %64, %71
  %73 = lshr i32 %51, 24
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  %76 = load i8, ptr %75, align 1, !tbaa !8
  %77 = zext i8 %76 to i32
  %78 = shl nuw i32 %77, 24
  %79 = or disjoint i32 %72, %78
  %80 = xor i32 %79, %44
  %81 = shl nuw nsw i32 %44, 1
  %82 = lshr i32 %44, 7
  %83 = mul nuw nsw i32 %82, 27
  %84 = and i32 %81, 254
  %85 = xor i32 %84, %83
  br label %86

86:                                               ; preds = %50, %42
  %87 = phi i32 [ %80, %50 ], [ %43, %42 ]
  %88 = phi i32 [ %85, %50 ], [ %44, %42 ]
  %89 = getelementptr i8, ptr %47, i64 -16
  %90 = load i32, ptr %89, align 4, !tbaa !4
  %91 = xor i32 %90, %87
  store i32 %91, ptr %47, align 4, !tbaa !4
  %92 = add nuw nsw i32 %45, 1
  %93 = icmp eq i32 %92, 44
  br i1 %93, label %94, label %42, !llvm.loop !13

94:                                               ; preds = %86, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %95 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %96 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %97 = mul i32 %95, %96
  %98 = add i32 %97, %5
  %99 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), align 4, !tbaa !4
  %100 = xor i32 %99, %3
  %101 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 4), align 4, !tbaa !4
  %102 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 8), align 4, !tbaa !4
  %103 = tail call noundef i32 @llvm.nvvm.prmt(i32 %98, i32 0, i32 291)
  %104 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 12), align 4, !tbaa !4
  %105 = xor i32 %104, %103
  br label %106

106:                                              ; preds = %94, %106
  %107 = phi i32 [ %100, %94 ], [ %140, %106 ]
  %108 = phi i32 [ %101, %94 ], [ %169, %106 ]
  %109 = phi i32 [ %102, %94 ], [ %198, %106 ]
  %110 = phi i32 [ %105, %94 ], [ %227, %106 ]
  %111 = phi i32 [ 1, %94 ], [ %228, %106 ]
  %112 = shl nuw nsw i32 %111, 2
  %113 = and i32 %107, 255
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !4
  %117 = lshr i32 %108, 8
  %118 = and i32 %117, 255
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !4
  %122 = tail call noundef i32 @llvm.fshl.i32(i32 %121, i32 %121, i32 8)
  %123 = xor i32 %122, %116
  %124 = lshr i32 %109, 16
  %125 = and i32 %124, 255
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !4
  %129 = tail call i32 @llvm.fshl.i32(i32 %128, i32 %128, i32 16)
  %130 = xor i32 %123, %129
  %131 = lshr i32 %110, 24
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !4
  %135 = tail call i32 @llvm.fshl.i32(i32 %134, i32 %134, i32 24)
  %136 = xor i32 %130, %135
  %137 = zext nneg i32 %112 to i64
  %138 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %137
  %139 = load i32, ptr %138, align 4, !tbaa !4
  %140 = xor i32 %136, %139
  %141 = and i32 %108, 255
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %142
  %144 = load i32, ptr %143, align 4, !tbaa !4
  %145 = lshr i32 %109, 8
  %146 = and i32 %145, 255
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !4
  %150 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 8)
  %151 = xor i32 %150, %144
  %152 = lshr i32 %110, 16
  %153 = and i32 %152, 255
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %154
  %156 = load i32, ptr %155, align 4, !tbaa !4
  %157 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 16)
  %158 = xor i32 %151, %157
  %159 = lshr i32 %107, 24
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %160
  %162 = load i32, ptr %161, align 4, !tbaa !4
  %163 = tail call i32 @llvm.fshl.i32(i32 %162, i32 %162, i32 24)
  %164 = xor i32 %158, %163
  %165 = zext nneg i32 %112 to i64
  %166 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %168 = load i32, ptr %167, align 4, !tbaa !4
  %169 = xor i32 %164, %168
  %170 = and i32 %109, 255
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !4
  %174 = lshr i32 %110, 8
  %175 = and i32 %174, 255
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %176
  %178 = load i32, ptr %177, align 4, !tbaa !4
  %179 = tail call noundef i32 @llvm.fshl.i32(i32 %178, i32 %178, i32 8)
  %180 = xor i32 %179, %173
  %181 = lshr i32 %107, 16
  %182 = and i32 %181, 255
  %183 = zext nneg i32 %182 to i64
  %184 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %183
  %185 = load i32, ptr %184, align 4, !tbaa !4
  %186 = tail call i32 @llvm.fshl.i32(i32 %185, i32 %185, i32 16)
  %187 = xor i32 %180, %186
  %188 = lshr i32 %108, 24
  %189 = zext nneg i32 %188 to i64
  %190 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %189
  %191 = load i32, ptr %190, align 4, !tbaa !4
  %192 = tail call i32 @llvm.fshl.i32(i32 %191, i32 %191, i32 24)
  %193 = xor i32 %187, %192
  %194 = zext nneg i32 %112 to i64
  %195 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %194
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %197 = load i32, ptr %196, align 4, !tbaa !4
  %198 = xor i32 %193, %197
  %199 = and i32 %110, 255
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %200
  %202 = load i32, ptr %201, align 4, !tbaa !4
  %203 = lshr i32 %107, 8
  %204 = and i32 %203, 255
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %205
  %207 = load i32, ptr %206, align 4, !tbaa !4
  %208 = tail call noundef i32 @llvm.fshl.i32(i32 %207, i32 %207, i32 8)
  %209 = xor i32 %208, %202
  %210 = lshr i32 %108, 16
  %211 = and i32 %210, 255
  %212 = zext nneg i32 %211 to i64
  %213 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %212
  %214 = load i32, ptr %213, align 4, !tbaa !4
  %215 = tail call i32 @llvm.fshl.i32(i32 %214, i32 %214, i32 16)
  %216 = xor i32 %209, %215
  %217 = lshr i32 %109, 24
  %218 = zext nneg i32 %217 to i64
  %219 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE3te0 to ptr), i64 %218
  %220 = load i32, ptr %219, align 4, !tbaa !4
  %221 = tail call i32 @llvm.fshl.i32(i32 %220, i32 %220, i32 24)
  %222 = xor i32 %216, %221
  %223 = zext nneg i32 %112 to i64
  %224 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 %223
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 12
  %226 = load i32, ptr %225, align 4, !tbaa !4
  %227 = xor i32 %222, %226
  %228 = add nuw nsw i32 %111, 1
  %229 = icmp eq i32 %228, 10
  br i1 %229, label %230, label %106, !llvm.loop !14

230:                                              ; preds = %106
  %231 = and i32 %140, 255
  %232 = zext nneg i32 %231 to i64
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 %232
  %234 = load i8, ptr %233, align 1, !tbaa !8
  %235 = zext i8 %234 to i32
  %236 = lshr i32 %169, 8
  %237 = and i32 %236, 255
  %238 = zext nneg i32 %237 to i64
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 %238
  %240 = load i8, ptr %239, align 1, !tbaa !8
  %241 = zext i8 %240 to i32
  %242 = shl nuw nsw i32 %241, 8
  %243 = or disjoint i32 %242, %235
  %244 = lshr i32 %198, 16
  %245 = and i32 %244, 255
  %246 = zext nneg i32 %245 to i64
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 %246
  %248 = load i8, ptr %247, align 1, !tbaa !8
  %249 = zext i8 %248 to i32
  %250 = shl nuw nsw i32 %249, 16
  %251 = or disjoint i32 %243, %250
  %252 = lshr i32 %227, 24
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 %253
  %255 = load i8, ptr %254, align 1, !tbaa !8
  %256 = zext i8 %255 to i32
  %257 = shl nuw i32 %256, 24
  %258 = or disjoint i32 %251, %257
  %259 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 160), align 4, !tbaa !4
  %260 = xor i32 %258, %259
  %261 = and i32 %169, 255
  %262 = zext nneg i32 %261 to i64
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 %262
  %264 = load i8, ptr %263, align 1, !tbaa !8
  %265 = zext i8 %264 to i32
  %266 = lshr i32 %198, 8
  %267 = and i32 %266, 255
  %268 = zext nneg i32 %267 to i64
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 %268
  %270 = load i8, ptr %269, align 1, !tbaa !8
  %271 = zext i8 %270 to i32
  %272 = shl nuw nsw i32 %271, 8
  %273 = or disjoint i32 %272, %265
  %274 = lshr i32 %227, 16
  %275 = and i32 %274, 255
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 %276
  %278 = load i8, ptr %277, align 1, !tbaa !8
  %279 = zext i8 %278 to i32
  %280 = shl nuw nsw i32 %279, 16
  %281 = or disjoint i32 %273, %280
  %282 = lshr i32 %140, 24
  %283 = zext nneg i32 %282 to i64
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 %283
  %285 = load i8, ptr %284, align 1, !tbaa !8
  %286 = zext i8 %285 to i32
  %287 = shl nuw i32 %286, 24
  %288 = or disjoint i32 %281, %287
  %289 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 164), align 4, !tbaa !4
  %290 = xor i32 %288, %289
  %291 = and i32 %198, 255
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 %292
  %294 = load i8, ptr %293, align 1, !tbaa !8
  %295 = zext i8 %294 to i32
  %296 = lshr i32 %227, 8
  %297 = and i32 %296, 255
  %298 = zext nneg i32 %297 to i64
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 %298
  %300 = load i8, ptr %299, align 1, !tbaa !8
  %301 = zext i8 %300 to i32
  %302 = shl nuw nsw i32 %301, 8
  %303 = or disjoint i32 %302, %295
  %304 = lshr i32 %140, 16
  %305 = and i32 %304, 255
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 %306
  %308 = load i8, ptr %307, align 1, !tbaa !8
  %309 = zext i8 %308 to i32
  %310 = shl nuw nsw i32 %309, 16
  %311 = or disjoint i32 %303, %310
  %312 = lshr i32 %169, 24
  %313 = zext nneg i32 %312 to i64
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 %313
  %315 = load i8, ptr %314, align 1, !tbaa !8
  %316 = zext i8 %315 to i32
  %317 = shl nuw i32 %316, 24
  %318 = or disjoint i32 %311, %317
  %319 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 168), align 4, !tbaa !4
  %320 = xor i32 %318, %319
  %321 = and i32 %227, 255
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 %322
  %324 = load i8, ptr %323, align 1, !tbaa !8
  %325 = zext i8 %324 to i32
  %326 = lshr i32 %140, 8
  %327 = and i32 %326, 255
  %328 = zext nneg i32 %327 to i64
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 %328
  %330 = load i8, ptr %329, align 1, !tbaa !8
  %331 = zext i8 %330 to i32
  %332 = shl nuw nsw i32 %331, 8
  %333 = or disjoint i32 %332, %325
  %334 = lshr i32 %169, 16
  %335 = and i32 %334, 255
  %336 = zext nneg i32 %335 to i64
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 %336
  %338 = load i8, ptr %337, align 1, !tbaa !8
  %339 = zext i8 %338 to i32
  %340 = shl nuw nsw i32 %339, 16
  %341 = or disjoint i32 %333, %340
  %342 = lshr i32 %198, 24
  %343 = zext nneg i32 %342 to i64
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 %343
  %345 = load i8, ptr %344, align 1, !tbaa !8
  %346 = zext i8 %345 to i32
  %347 = shl nuw i32 %346, 24
  %348 = or disjoint i32 %341, %347
  %349 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 172), align 4, !tbaa !4
  %350 = xor i32 %348, %349
  %351 = zext i32 %98 to i64
  %352 = getelementptr inbounds nuw %struct.uint4, ptr %2, i64 %351
  %353 = load i32, ptr %352, align 16, !tbaa !4
  %354 = getelementptr inbounds nuw i8, ptr %352, i64 4
  %355 = load i32, ptr %354, align 4, !tbaa !4
  %356 = getelementptr inbounds nuw i8, ptr %352, i64 8
  %357 = load i32, ptr %356, align 8, !tbaa !4
  %358 = getelementptr inbounds nuw i8, ptr %352, i64 12
  %359 = load i32, ptr %358, align 4, !tbaa !4
  %360 = xor i32 %260, %353
  %361 = xor i32 %290, %355
  %362 = xor i32 %320, %357
  %363 = xor i32 %350, %359
  store i32 %360, ptr %352, align 16, !tbaa !4
  store i32 %361, ptr %354, align 4, !tbaa !4
  store i32 %362, ptr %356, align 8, !tbaa !4
  store i32 %363, ptr %358, align 4, !tbaa !4
  ret void
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
