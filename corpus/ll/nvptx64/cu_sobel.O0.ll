; ModuleID = 'corpus/cuda/cu_sobel.cu'
source_filename = "corpus/cuda/cu_sobel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.uchar4 = type { i8, i8, i8, i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ5sobelE4tile = internal addrspace(3) global [10 x [10 x i8]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rgba_to_luma(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.uchar4, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = add i32 %19, %20
  store i32 %21, ptr %10, align 4
  %22 = load i32, ptr %9, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %29, label %25

25:                                               ; preds = %4
  %26 = load i32, ptr %10, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %25, %4
  br label %64

30:                                               ; preds = %25
  %31 = load ptr, ptr %5, align 8
  %32 = load i32, ptr %10, align 4
  %33 = load i32, ptr %7, align 4
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.uchar4, ptr %31, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %38, i64 4, i1 false)
  %39 = getelementptr inbounds nuw %struct.uchar4, ptr %11, i32 0, i32 0
  %40 = load i8, ptr %39, align 4
  %41 = zext i8 %40 to i32
  %42 = mul nsw i32 %41, 77
  %43 = getelementptr inbounds nuw %struct.uchar4, ptr %11, i32 0, i32 1
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = mul nsw i32 %45, 150
  %47 = add nsw i32 %42, %46
  %48 = getelementptr inbounds nuw %struct.uchar4, ptr %11, i32 0, i32 2
  %49 = load i8, ptr %48, align 2
  %50 = zext i8 %49 to i32
  %51 = mul nsw i32 %50, 29
  %52 = add nsw i32 %47, %51
  %53 = add nsw i32 %52, 128
  %54 = ashr i32 %53, 8
  %55 = trunc i32 %54 to i8
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %10, align 4
  %58 = load i32, ptr %7, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %9, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %56, i64 %62
  store i8 %55, ptr %63, align 1
  br label %64

64:                                               ; preds = %30, %29
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sobel(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i16, align 2
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca float, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  store ptr %0, ptr %29, align 8
  store ptr %1, ptr %30, align 8
  store i32 %2, ptr %31, align 4
  store i32 %3, ptr %32, align 4
  store float %4, ptr %33, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %44 = mul i32 %43, 8
  store i32 %44, ptr %34, align 4
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %46 = mul i32 %45, 8
  store i32 %46, ptr %35, align 4
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %48 = mul i32 %47, 8
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %50 = add i32 %48, %49
  store i32 %50, ptr %36, align 4
  br label %51

51:                                               ; preds = %122, %5
  %52 = load i32, ptr %36, align 4
  %53 = icmp slt i32 %52, 100
  br i1 %53, label %54, label %125

54:                                               ; preds = %51
  %55 = load i32, ptr %36, align 4
  %56 = sdiv i32 %55, 10
  store i32 %56, ptr %37, align 4
  %57 = load i32, ptr %36, align 4
  %58 = srem i32 %57, 10
  store i32 %58, ptr %38, align 4
  %59 = load i32, ptr %34, align 4
  %60 = load i32, ptr %38, align 4
  %61 = add nsw i32 %59, %60
  %62 = sub nsw i32 %61, 1
  store i32 %62, ptr %21, align 4
  store i32 0, ptr %22, align 4
  %63 = load i32, ptr %21, align 4
  %64 = load i32, ptr %22, align 4
  %65 = icmp sgt i32 %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %54
  %67 = load i32, ptr %21, align 4
  br label %70

68:                                               ; preds = %54
  %69 = load i32, ptr %22, align 4
  br label %70

70:                                               ; preds = %66, %68
  %71 = phi i32 [ %67, %66 ], [ %69, %68 ]
  %72 = load i32, ptr %31, align 4
  %73 = sub nsw i32 %72, 1
  store i32 %71, ptr %25, align 4
  store i32 %73, ptr %26, align 4
  %74 = load i32, ptr %25, align 4
  %75 = load i32, ptr %26, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %79

77:                                               ; preds = %70
  %78 = load i32, ptr %25, align 4
  br label %81

79:                                               ; preds = %70
  %80 = load i32, ptr %26, align 4
  br label %81

81:                                               ; preds = %77, %79
  %82 = phi i32 [ %78, %77 ], [ %80, %79 ]
  store i32 %82, ptr %39, align 4
  %83 = load i32, ptr %35, align 4
  %84 = load i32, ptr %37, align 4
  %85 = add nsw i32 %83, %84
  %86 = sub nsw i32 %85, 1
  store i32 %86, ptr %23, align 4
  store i32 0, ptr %24, align 4
  %87 = load i32, ptr %23, align 4
  %88 = load i32, ptr %24, align 4
  %89 = icmp sgt i32 %87, %88
  br i1 %89, label %90, label %92

90:                                               ; preds = %81
  %91 = load i32, ptr %23, align 4
  br label %94

92:                                               ; preds = %81
  %93 = load i32, ptr %24, align 4
  br label %94

94:                                               ; preds = %90, %92
  %95 = phi i32 [ %91, %90 ], [ %93, %92 ]
  %96 = load i32, ptr %32, align 4
  %97 = sub nsw i32 %96, 1
  store i32 %95, ptr %27, align 4
  store i32 %97, ptr %28, align 4
  %98 = load i32, ptr %27, align 4
  %99 = load i32, ptr %28, align 4
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %101, label %103

101:                                              ; preds = %94
  %102 = load i32, ptr %27, align 4
  br label %105

103:                                              ; preds = %94
  %104 = load i32, ptr %28, align 4
  br label %105

105:                                              ; preds = %101, %103
  %106 = phi i32 [ %102, %101 ], [ %104, %103 ]
  store i32 %106, ptr %40, align 4
  %107 = load ptr, ptr %29, align 8
  %108 = load i32, ptr %40, align 4
  %109 = load i32, ptr %31, align 4
  %110 = mul nsw i32 %108, %109
  %111 = load i32, ptr %39, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %107, i64 %113
  %115 = load i8, ptr %114, align 1
  %116 = load i32, ptr %37, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %117
  %119 = load i32, ptr %38, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [10 x i8], ptr %118, i64 0, i64 %120
  store i8 %115, ptr %121, align 1
  br label %122

122:                                              ; preds = %105
  %123 = load i32, ptr %36, align 4
  %124 = add nsw i32 %123, 64
  store i32 %124, ptr %36, align 4
  br label %51, !llvm.loop !4

125:                                              ; preds = %51
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %126 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %126, ptr %41, align 4
  %127 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %127, ptr %42, align 4
  %128 = load i32, ptr %34, align 4
  %129 = load i32, ptr %41, align 4
  %130 = add nsw i32 %128, %129
  %131 = load i32, ptr %31, align 4
  %132 = icmp slt i32 %130, %131
  br i1 %132, label %133, label %292

133:                                              ; preds = %125
  %134 = load i32, ptr %35, align 4
  %135 = load i32, ptr %42, align 4
  %136 = add nsw i32 %134, %135
  %137 = load i32, ptr %32, align 4
  %138 = icmp slt i32 %136, %137
  br i1 %138, label %139, label %292

139:                                              ; preds = %133
  %140 = load i32, ptr %42, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %141
  %143 = load i32, ptr %41, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [10 x i8], ptr %142, i64 0, i64 %144
  %146 = load i8, ptr %145, align 1
  %147 = zext i8 %146 to i32
  %148 = load i32, ptr %42, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %149
  %151 = load i32, ptr %41, align 4
  %152 = add nsw i32 %151, 1
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [10 x i8], ptr %150, i64 0, i64 %153
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i32
  %157 = load i32, ptr %42, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %158
  %160 = load i32, ptr %41, align 4
  %161 = add nsw i32 %160, 2
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [10 x i8], ptr %159, i64 0, i64 %162
  %164 = load i8, ptr %163, align 1
  %165 = zext i8 %164 to i32
  %166 = load i32, ptr %42, align 4
  %167 = add nsw i32 %166, 1
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %168
  %170 = load i32, ptr %41, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [10 x i8], ptr %169, i64 0, i64 %171
  %173 = load i8, ptr %172, align 1
  %174 = zext i8 %173 to i32
  %175 = load i32, ptr %42, align 4
  %176 = add nsw i32 %175, 1
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %177
  %179 = load i32, ptr %41, align 4
  %180 = add nsw i32 %179, 2
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [10 x i8], ptr %178, i64 0, i64 %181
  %183 = load i8, ptr %182, align 1
  %184 = zext i8 %183 to i32
  %185 = load i32, ptr %42, align 4
  %186 = add nsw i32 %185, 2
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %187
  %189 = load i32, ptr %41, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [10 x i8], ptr %188, i64 0, i64 %190
  %192 = load i8, ptr %191, align 1
  %193 = zext i8 %192 to i32
  %194 = load i32, ptr %42, align 4
  %195 = add nsw i32 %194, 2
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %196
  %198 = load i32, ptr %41, align 4
  %199 = add nsw i32 %198, 1
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [10 x i8], ptr %197, i64 0, i64 %200
  %202 = load i8, ptr %201, align 1
  %203 = zext i8 %202 to i32
  %204 = load i32, ptr %42, align 4
  %205 = add nsw i32 %204, 2
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 0, i64 %206
  %208 = load i32, ptr %41, align 4
  %209 = add nsw i32 %208, 2
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [10 x i8], ptr %207, i64 0, i64 %210
  %212 = load i8, ptr %211, align 1
  %213 = zext i8 %212 to i32
  %214 = load float, ptr %33, align 4
  store i32 %147, ptr %9, align 4
  store i32 %156, ptr %10, align 4
  store i32 %165, ptr %11, align 4
  store i32 %174, ptr %12, align 4
  store i32 %184, ptr %13, align 4
  store i32 %193, ptr %14, align 4
  store i32 %203, ptr %15, align 4
  store i32 %213, ptr %16, align 4
  store float %214, ptr %17, align 4
  %215 = load i32, ptr %11, align 4
  %216 = load i32, ptr %13, align 4
  %217 = mul nsw i32 2, %216
  %218 = add nsw i32 %215, %217
  %219 = load i32, ptr %16, align 4
  %220 = add nsw i32 %218, %219
  %221 = load i32, ptr %9, align 4
  %222 = sub nsw i32 %220, %221
  %223 = load i32, ptr %12, align 4
  %224 = mul nsw i32 2, %223
  %225 = sub nsw i32 %222, %224
  %226 = load i32, ptr %14, align 4
  %227 = sub nsw i32 %225, %226
  store i32 %227, ptr %18, align 4
  %228 = load i32, ptr %9, align 4
  %229 = load i32, ptr %10, align 4
  %230 = mul nsw i32 2, %229
  %231 = add nsw i32 %228, %230
  %232 = load i32, ptr %11, align 4
  %233 = add nsw i32 %231, %232
  %234 = load i32, ptr %14, align 4
  %235 = sub nsw i32 %233, %234
  %236 = load i32, ptr %15, align 4
  %237 = mul nsw i32 2, %236
  %238 = sub nsw i32 %235, %237
  %239 = load i32, ptr %16, align 4
  %240 = sub nsw i32 %238, %239
  store i32 %240, ptr %19, align 4
  %241 = load float, ptr %17, align 4
  %242 = load i32, ptr %18, align 4
  store i32 %242, ptr %6, align 4
  %243 = load i32, ptr %6, align 4
  %244 = icmp slt i32 %243, 0
  br i1 %244, label %245, label %248

245:                                              ; preds = %139
  %246 = load i32, ptr %6, align 4
  %247 = sub nsw i32 0, %246
  br label %250

248:                                              ; preds = %139
  %249 = load i32, ptr %6, align 4
  br label %250

250:                                              ; preds = %245, %248
  %251 = phi i32 [ %247, %245 ], [ %249, %248 ]
  %252 = load i32, ptr %19, align 4
  store i32 %252, ptr %7, align 4
  %253 = load i32, ptr %7, align 4
  %254 = icmp slt i32 %253, 0
  br i1 %254, label %255, label %258

255:                                              ; preds = %250
  %256 = load i32, ptr %7, align 4
  %257 = sub nsw i32 0, %256
  br label %260

258:                                              ; preds = %250
  %259 = load i32, ptr %7, align 4
  br label %260

260:                                              ; preds = %255, %258
  %261 = phi i32 [ %257, %255 ], [ %259, %258 ]
  %262 = add nsw i32 %251, %261
  %263 = sitofp i32 %262 to float
  %264 = fmul contract float %241, %263
  %265 = fptosi float %264 to i16
  store i16 %265, ptr %20, align 2
  %266 = load i16, ptr %20, align 2
  %267 = sext i16 %266 to i32
  %268 = icmp slt i32 %267, 0
  br i1 %268, label %269, label %270

269:                                              ; preds = %260
  store i8 0, ptr %8, align 1
  br label %278

270:                                              ; preds = %260
  %271 = load i16, ptr %20, align 2
  %272 = sext i16 %271 to i32
  %273 = icmp sgt i32 %272, 255
  br i1 %273, label %274, label %275

274:                                              ; preds = %270
  store i8 -1, ptr %8, align 1
  br label %278

275:                                              ; preds = %270
  %276 = load i16, ptr %20, align 2
  %277 = trunc i16 %276 to i8
  store i8 %277, ptr %8, align 1
  br label %278

278:                                              ; preds = %269, %274, %275
  %279 = load i8, ptr %8, align 1
  %280 = load ptr, ptr %30, align 8
  %281 = load i32, ptr %35, align 4
  %282 = load i32, ptr %42, align 4
  %283 = add nsw i32 %281, %282
  %284 = load i32, ptr %31, align 4
  %285 = mul nsw i32 %283, %284
  %286 = load i32, ptr %34, align 4
  %287 = add nsw i32 %285, %286
  %288 = load i32, ptr %41, align 4
  %289 = add nsw i32 %287, %288
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds i8, ptr %280, i64 %290
  store i8 %279, ptr %291, align 1
  br label %292

292:                                              ; preds = %278, %133, %125
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
