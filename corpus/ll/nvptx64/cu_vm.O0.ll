; ModuleID = 'corpus/cuda/cu_vm.cu'
source_filename = "corpus/cuda/cu_vm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @vm_run(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [16 x i32], align 4
  %11 = alloca [4 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %9, align 4
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %11, align 4
  %32 = getelementptr inbounds i32, ptr %11, i64 1
  store i32 0, ptr %32, align 4
  %33 = getelementptr inbounds i32, ptr %11, i64 2
  store i32 0, ptr %33, align 4
  %34 = getelementptr inbounds i32, ptr %11, i64 3
  store i32 0, ptr %34, align 4
  store i32 0, ptr %12, align 4
  br label %35

35:                                               ; preds = %42, %4
  %36 = load i32, ptr %12, align 4
  %37 = icmp slt i32 %36, 16
  br i1 %37, label %38, label %45

38:                                               ; preds = %35
  %39 = load i32, ptr %12, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %40
  store i32 0, ptr %41, align 4
  br label %42

42:                                               ; preds = %38
  %43 = load i32, ptr %12, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %12, align 4
  br label %35, !llvm.loop !4

45:                                               ; preds = %35
  store i32 0, ptr %13, align 4
  store i32 4, ptr %14, align 4
  br label %46

46:                                               ; preds = %268, %45
  %47 = load i32, ptr %8, align 4
  %48 = add nsw i32 %47, -1
  store i32 %48, ptr %8, align 4
  %49 = icmp sgt i32 %47, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %46
  %51 = load i32, ptr %13, align 4
  %52 = icmp ult i32 %51, 48
  br label %53

53:                                               ; preds = %50, %46
  %54 = phi i1 [ false, %46 ], [ %52, %50 ]
  br i1 %54, label %55, label %269

55:                                               ; preds = %53
  %56 = load ptr, ptr %5, align 8
  %57 = load i32, ptr %13, align 4
  %58 = add i32 %57, 1
  store i32 %58, ptr %13, align 4
  %59 = zext i32 %57 to i64
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 %59
  %61 = load i8, ptr %60, align 1
  store i8 %61, ptr %15, align 1
  %62 = load i32, ptr %13, align 4
  %63 = icmp ult i32 %62, 48
  br i1 %63, label %64, label %71

64:                                               ; preds = %55
  %65 = load ptr, ptr %5, align 8
  %66 = load i32, ptr %13, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 %67
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  br label %72

71:                                               ; preds = %55
  br label %72

72:                                               ; preds = %71, %64
  %73 = phi i32 [ %70, %64 ], [ 0, %71 ]
  %74 = trunc i32 %73 to i8
  store i8 %74, ptr %16, align 1
  %75 = load i32, ptr %14, align 4
  %76 = and i32 %75, 15
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %77
  store ptr %78, ptr %17, align 8
  %79 = load i32, ptr %14, align 4
  %80 = sub i32 %79, 1
  %81 = and i32 %80, 15
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %82
  store ptr %83, ptr %18, align 8
  %84 = load i8, ptr %15, align 1
  %85 = zext i8 %84 to i32
  switch i32 %85, label %267 [
    i32 0, label %86
    i32 1, label %87
    i32 2, label %97
    i32 3, label %111
    i32 4, label %123
    i32 5, label %132
    i32 6, label %141
    i32 7, label %150
    i32 8, label %166
    i32 9, label %180
    i32 10, label %188
    i32 11, label %198
    i32 12, label %206
    i32 13, label %216
    i32 14, label %224
    i32 15, label %234
    i32 16, label %252
    i32 17, label %257
  ]

86:                                               ; preds = %72
  store i32 48, ptr %13, align 4
  br label %268

87:                                               ; preds = %72
  %88 = load i8, ptr %16, align 1
  %89 = sext i8 %88 to i32
  %90 = load i32, ptr %14, align 4
  %91 = add i32 %90, 1
  store i32 %91, ptr %14, align 4
  %92 = and i32 %91, 15
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %93
  store i32 %89, ptr %94, align 4
  %95 = load i32, ptr %13, align 4
  %96 = add i32 %95, 1
  store i32 %96, ptr %13, align 4
  br label %268

97:                                               ; preds = %72
  %98 = load i8, ptr %16, align 1
  %99 = zext i8 %98 to i32
  %100 = and i32 %99, 3
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = load i32, ptr %14, align 4
  %105 = add i32 %104, 1
  store i32 %105, ptr %14, align 4
  %106 = and i32 %105, 15
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %107
  store i32 %103, ptr %108, align 4
  %109 = load i32, ptr %13, align 4
  %110 = add i32 %109, 1
  store i32 %110, ptr %13, align 4
  br label %268

111:                                              ; preds = %72
  %112 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %113 = load i32, ptr %112, align 4
  %114 = load i8, ptr %16, align 1
  %115 = zext i8 %114 to i32
  %116 = and i32 %115, 3
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %117
  store i32 %113, ptr %118, align 4
  %119 = load i32, ptr %14, align 4
  %120 = add i32 %119, -1
  store i32 %120, ptr %14, align 4
  %121 = load i32, ptr %13, align 4
  %122 = add i32 %121, 1
  store i32 %122, ptr %13, align 4
  br label %268

123:                                              ; preds = %72
  %124 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %125 = load i32, ptr %124, align 4
  %126 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %127 = load i32, ptr %126, align 4
  %128 = add i32 %125, %127
  %129 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  store i32 %128, ptr %129, align 4
  %130 = load i32, ptr %14, align 4
  %131 = add i32 %130, -1
  store i32 %131, ptr %14, align 4
  br label %268

132:                                              ; preds = %72
  %133 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %134 = load i32, ptr %133, align 4
  %135 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %136 = load i32, ptr %135, align 4
  %137 = sub i32 %134, %136
  %138 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  store i32 %137, ptr %138, align 4
  %139 = load i32, ptr %14, align 4
  %140 = add i32 %139, -1
  store i32 %140, ptr %14, align 4
  br label %268

141:                                              ; preds = %72
  %142 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %143 = load i32, ptr %142, align 4
  %144 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %145 = load i32, ptr %144, align 4
  %146 = mul i32 %143, %145
  %147 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  store i32 %146, ptr %147, align 4
  %148 = load i32, ptr %14, align 4
  %149 = add i32 %148, -1
  store i32 %149, ptr %14, align 4
  br label %268

150:                                              ; preds = %72
  %151 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %152 = load i32, ptr %151, align 4
  %153 = icmp sgt i32 %152, 0
  br i1 %153, label %154, label %160

154:                                              ; preds = %150
  %155 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %156 = load i32, ptr %155, align 4
  %157 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %158 = load i32, ptr %157, align 4
  %159 = srem i32 %156, %158
  br label %161

160:                                              ; preds = %150
  br label %161

161:                                              ; preds = %160, %154
  %162 = phi i32 [ %159, %154 ], [ 0, %160 ]
  %163 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  store i32 %162, ptr %163, align 4
  %164 = load i32, ptr %14, align 4
  %165 = add i32 %164, -1
  store i32 %165, ptr %14, align 4
  br label %268

166:                                              ; preds = %72
  %167 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %168 = load i32, ptr %167, align 4
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %175

170:                                              ; preds = %166
  %171 = load i8, ptr %16, align 1
  %172 = sext i8 %171 to i32
  %173 = load i32, ptr %13, align 4
  %174 = add i32 %173, %172
  store i32 %174, ptr %13, align 4
  br label %175

175:                                              ; preds = %170, %166
  %176 = load i32, ptr %14, align 4
  %177 = add i32 %176, -1
  store i32 %177, ptr %14, align 4
  %178 = load i32, ptr %13, align 4
  %179 = add i32 %178, 1
  store i32 %179, ptr %13, align 4
  br label %268

180:                                              ; preds = %72
  %181 = load i8, ptr %16, align 1
  %182 = zext i8 %181 to i32
  %183 = and i32 %182, 7
  %184 = load i32, ptr %13, align 4
  %185 = add i32 %184, %183
  store i32 %185, ptr %13, align 4
  %186 = load i32, ptr %13, align 4
  %187 = add i32 %186, 1
  store i32 %187, ptr %13, align 4
  br label %268

188:                                              ; preds = %72
  %189 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %190 = load i32, ptr %189, align 4
  %191 = load i32, ptr %14, align 4
  %192 = add i32 %191, 1
  %193 = and i32 %192, 15
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw [16 x i32], ptr %10, i64 0, i64 %194
  store i32 %190, ptr %195, align 4
  %196 = load i32, ptr %14, align 4
  %197 = add i32 %196, 1
  store i32 %197, ptr %14, align 4
  br label %268

198:                                              ; preds = %72
  %199 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %200 = load i32, ptr %199, align 4
  store i32 %200, ptr %19, align 4
  %201 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %202 = load i32, ptr %201, align 4
  %203 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  store i32 %202, ptr %203, align 4
  %204 = load i32, ptr %19, align 4
  %205 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  store i32 %204, ptr %205, align 4
  br label %268

206:                                              ; preds = %72
  %207 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %208 = load i32, ptr %207, align 4
  %209 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %210 = load i32, ptr %209, align 4
  %211 = icmp slt i32 %208, %210
  %212 = zext i1 %211 to i32
  %213 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  store i32 %212, ptr %213, align 4
  %214 = load i32, ptr %14, align 4
  %215 = add i32 %214, -1
  store i32 %215, ptr %14, align 4
  br label %268

216:                                              ; preds = %72
  %217 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %218 = load i32, ptr %217, align 4
  %219 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %220 = load i32, ptr %219, align 4
  %221 = xor i32 %220, %218
  store i32 %221, ptr %219, align 4
  %222 = load i32, ptr %14, align 4
  %223 = add i32 %222, -1
  store i32 %223, ptr %14, align 4
  br label %268

224:                                              ; preds = %72
  %225 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %226 = load i32, ptr %225, align 4
  %227 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %228 = load i32, ptr %227, align 4
  %229 = and i32 %228, 31
  %230 = shl i32 %226, %229
  %231 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  store i32 %230, ptr %231, align 4
  %232 = load i32, ptr %14, align 4
  %233 = add i32 %232, -1
  store i32 %233, ptr %14, align 4
  br label %268

234:                                              ; preds = %72
  %235 = load i8, ptr %16, align 1
  %236 = zext i8 %235 to i32
  %237 = and i32 %236, 3
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %238
  %240 = load i32, ptr %239, align 4
  %241 = icmp sgt i32 %240, -1000
  %242 = zext i1 %241 to i32
  %243 = load i8, ptr %16, align 1
  %244 = zext i8 %243 to i32
  %245 = and i32 %244, 3
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %246
  %248 = load i32, ptr %247, align 4
  %249 = sub nsw i32 %248, %242
  store i32 %249, ptr %247, align 4
  %250 = load i32, ptr %13, align 4
  %251 = add i32 %250, 1
  store i32 %251, ptr %13, align 4
  br label %268

252:                                              ; preds = %72
  %253 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %254 = load i32, ptr %253, align 4
  %255 = sub i32 0, %254
  %256 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  store i32 %255, ptr %256, align 4
  br label %268

257:                                              ; preds = %72
  %258 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %259 = load i32, ptr %258, align 4
  %260 = load ptr, ptr %17, align 8, !nonnull !6, !align !7
  %261 = load i32, ptr %260, align 4
  %262 = icmp sgt i32 %259, %261
  %263 = zext i1 %262 to i32
  %264 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  store i32 %263, ptr %264, align 4
  %265 = load i32, ptr %14, align 4
  %266 = add i32 %265, -1
  store i32 %266, ptr %14, align 4
  br label %268

267:                                              ; preds = %72
  br label %268

268:                                              ; preds = %267, %257, %252, %234, %224, %216, %206, %198, %188, %180, %175, %161, %141, %132, %123, %111, %97, %87, %86
  br label %46, !llvm.loop !8

269:                                              ; preds = %53
  store i32 0, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %270

270:                                              ; preds = %281, %269
  %271 = load i32, ptr %21, align 4
  %272 = icmp slt i32 %271, 16
  br i1 %272, label %273, label %284

273:                                              ; preds = %270
  %274 = load i32, ptr %20, align 4
  %275 = mul i32 %274, 31
  %276 = load i32, ptr %21, align 4
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %277
  %279 = load i32, ptr %278, align 4
  %280 = add i32 %275, %279
  store i32 %280, ptr %20, align 4
  br label %281

281:                                              ; preds = %273
  %282 = load i32, ptr %21, align 4
  %283 = add nsw i32 %282, 1
  store i32 %283, ptr %21, align 4
  br label %270, !llvm.loop !9

284:                                              ; preds = %270
  %285 = load i32, ptr %20, align 4
  %286 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 0
  %287 = load i32, ptr %286, align 4
  %288 = xor i32 %285, %287
  %289 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 1
  %290 = load i32, ptr %289, align 4
  %291 = shl i32 %290, 8
  %292 = xor i32 %288, %291
  %293 = load i32, ptr %13, align 4
  %294 = xor i32 %292, %293
  %295 = load ptr, ptr %7, align 8
  %296 = load i32, ptr %9, align 4
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds i32, ptr %295, i64 %297
  store i32 %294, ptr %298, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @classify_tokens(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [4 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %5, align 4
  store i32 0, ptr %6, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 16, i1 false)
  store i32 0, ptr %8, align 4
  br label %16

16:                                               ; preds = %93, %2
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %17, 16
  br i1 %18, label %19, label %96

19:                                               ; preds = %16
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %5, align 4
  %22 = mul nsw i32 %21, 16
  %23 = load i32, ptr %8, align 4
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %20, i64 %25
  %27 = load i8, ptr %26, align 1
  store i8 %27, ptr %9, align 1
  %28 = load i32, ptr %6, align 4
  switch i32 %28, label %76 [
    i32 4, label %29
    i32 5, label %38
    i32 3, label %44
    i32 1, label %44
    i32 2, label %62
    i32 0, label %75
    i32 6, label %75
    i32 7, label %75
  ]

29:                                               ; preds = %19
  %30 = load i8, ptr %9, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 34
  br i1 %32, label %33, label %37

33:                                               ; preds = %29
  %34 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 1
  %35 = load i32, ptr %34, align 4
  %36 = add i32 %35, 1
  store i32 %36, ptr %34, align 4
  store i32 0, ptr %6, align 4
  br label %37

37:                                               ; preds = %33, %29
  br label %93

38:                                               ; preds = %19
  %39 = load i8, ptr %9, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 35
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store i32 0, ptr %6, align 4
  br label %43

43:                                               ; preds = %42, %38
  br label %93

44:                                               ; preds = %19, %19
  %45 = load i8, ptr %9, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp sge i32 %46, 48
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = load i8, ptr %9, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp sle i32 %50, 57
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store i32 1, ptr %6, align 4
  br label %93

53:                                               ; preds = %48, %44
  %54 = load i8, ptr %9, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 46
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store i32 2, ptr %6, align 4
  br label %93

58:                                               ; preds = %53
  %59 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0
  %60 = load i32, ptr %59, align 4
  %61 = add i32 %60, 1
  store i32 %61, ptr %59, align 4
  br label %76

62:                                               ; preds = %19
  %63 = load i8, ptr %9, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp sge i32 %64, 48
  br i1 %65, label %66, label %71

66:                                               ; preds = %62
  %67 = load i8, ptr %9, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp sle i32 %68, 57
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  br label %93

71:                                               ; preds = %66, %62
  %72 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0
  %73 = load i32, ptr %72, align 4
  %74 = add i32 %73, 65536
  store i32 %74, ptr %72, align 4
  br label %76

75:                                               ; preds = %19, %19, %19
  br label %76

76:                                               ; preds = %19, %75, %71, %58
  %77 = load i8, ptr %9, align 1
  %78 = zext i8 %77 to i32
  switch i32 %78, label %88 [
    i32 43, label %79
    i32 45, label %79
    i32 48, label %80
    i32 49, label %80
    i32 50, label %80
    i32 51, label %80
    i32 52, label %80
    i32 53, label %80
    i32 54, label %80
    i32 55, label %80
    i32 56, label %80
    i32 57, label %80
    i32 46, label %81
    i32 34, label %82
    i32 35, label %83
    i32 32, label %84
  ]

79:                                               ; preds = %76, %76
  store i32 3, ptr %6, align 4
  br label %92

80:                                               ; preds = %76, %76, %76, %76, %76, %76, %76, %76, %76, %76
  store i32 1, ptr %6, align 4
  br label %92

81:                                               ; preds = %76
  store i32 2, ptr %6, align 4
  br label %92

82:                                               ; preds = %76
  store i32 4, ptr %6, align 4
  br label %92

83:                                               ; preds = %76
  store i32 5, ptr %6, align 4
  br label %92

84:                                               ; preds = %76
  store i32 7, ptr %6, align 4
  %85 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 3
  %86 = load i32, ptr %85, align 4
  %87 = add i32 %86, 1
  store i32 %87, ptr %85, align 4
  br label %92

88:                                               ; preds = %76
  store i32 6, ptr %6, align 4
  %89 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 2
  %90 = load i32, ptr %89, align 4
  %91 = add i32 %90, 1
  store i32 %91, ptr %89, align 4
  br label %92

92:                                               ; preds = %88, %84, %83, %82, %81, %80, %79
  br label %93

93:                                               ; preds = %92, %70, %57, %52, %43, %37
  %94 = load i32, ptr %8, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %8, align 4
  br label %16, !llvm.loop !10

96:                                               ; preds = %16
  store i32 0, ptr %10, align 4
  br label %97

97:                                               ; preds = %114, %96
  %98 = load i32, ptr %10, align 4
  %99 = icmp slt i32 %98, 4
  br i1 %99, label %100, label %117

100:                                              ; preds = %97
  %101 = load i32, ptr %10, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %6, align 4
  %106 = add i32 %104, %105
  %107 = load ptr, ptr %4, align 8
  %108 = load i32, ptr %5, align 4
  %109 = mul nsw i32 %108, 4
  %110 = load i32, ptr %10, align 4
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr %107, i64 %112
  store i32 %106, ptr %113, align 4
  br label %114

114:                                              ; preds = %100
  %115 = load i32, ptr %10, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %10, align 4
  br label %97, !llvm.loop !11

117:                                              ; preds = %97
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{}
!7 = !{i64 4}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
