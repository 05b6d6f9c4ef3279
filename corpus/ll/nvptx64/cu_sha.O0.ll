; ModuleID = 'corpus/cuda/cu_sha.cu'
source_filename = "corpus/cuda/cu_sha.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Work = type { [8 x i32], [3 x i32] }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@K256 = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@__const.sha256d_scan.r = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @K256 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sha1_words(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca [16 x i32], align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %21, align 8
  store ptr %1, ptr %22, align 8
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %23, align 4
  store i32 0, ptr %25, align 4
  br label %40

40:                                               ; preds = %59, %2
  %41 = load i32, ptr %25, align 4
  %42 = icmp slt i32 %41, 16
  br i1 %42, label %43, label %62

43:                                               ; preds = %40
  %44 = load ptr, ptr %21, align 8
  %45 = load i32, ptr %23, align 4
  %46 = mul nsw i32 %45, 16
  %47 = load i32, ptr %25, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %44, i64 %49
  %51 = load i32, ptr %50, align 4
  store i32 %51, ptr %18, align 4
  store i32 0, ptr %19, align 4
  store i32 291, ptr %20, align 4
  %52 = load i32, ptr %18, align 4
  %53 = load i32, ptr %19, align 4
  %54 = load i32, ptr %20, align 4
  %55 = call noundef i32 @llvm.nvvm.prmt(i32 %52, i32 %53, i32 %54)
  %56 = load i32, ptr %25, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %57
  store i32 %55, ptr %58, align 4
  br label %59

59:                                               ; preds = %43
  %60 = load i32, ptr %25, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %25, align 4
  br label %40, !llvm.loop !4

62:                                               ; preds = %40
  store i32 1732584193, ptr %26, align 4
  store i32 -271733879, ptr %27, align 4
  store i32 -1732584194, ptr %28, align 4
  store i32 271733878, ptr %29, align 4
  store i32 -1009589776, ptr %30, align 4
  store i32 0, ptr %31, align 4
  br label %63

63:                                               ; preds = %223, %62
  %64 = load i32, ptr %31, align 4
  %65 = icmp slt i32 %64, 80
  br i1 %65, label %66, label %226

66:                                               ; preds = %63
  %67 = load i32, ptr %31, align 4
  %68 = icmp slt i32 %67, 20
  br i1 %68, label %69, label %78

69:                                               ; preds = %66
  %70 = load i32, ptr %27, align 4
  %71 = load i32, ptr %28, align 4
  %72 = and i32 %70, %71
  %73 = load i32, ptr %27, align 4
  %74 = xor i32 %73, -1
  %75 = load i32, ptr %29, align 4
  %76 = and i32 %74, %75
  %77 = or i32 %72, %76
  store i32 %77, ptr %32, align 4
  store i32 1518500249, ptr %33, align 4
  br label %110

78:                                               ; preds = %66
  %79 = load i32, ptr %31, align 4
  %80 = icmp slt i32 %79, 40
  br i1 %80, label %81, label %87

81:                                               ; preds = %78
  %82 = load i32, ptr %27, align 4
  %83 = load i32, ptr %28, align 4
  %84 = xor i32 %82, %83
  %85 = load i32, ptr %29, align 4
  %86 = xor i32 %84, %85
  store i32 %86, ptr %32, align 4
  store i32 1859775393, ptr %33, align 4
  br label %109

87:                                               ; preds = %78
  %88 = load i32, ptr %31, align 4
  %89 = icmp slt i32 %88, 60
  br i1 %89, label %90, label %102

90:                                               ; preds = %87
  %91 = load i32, ptr %27, align 4
  %92 = load i32, ptr %28, align 4
  %93 = and i32 %91, %92
  %94 = load i32, ptr %27, align 4
  %95 = load i32, ptr %29, align 4
  %96 = and i32 %94, %95
  %97 = or i32 %93, %96
  %98 = load i32, ptr %28, align 4
  %99 = load i32, ptr %29, align 4
  %100 = and i32 %98, %99
  %101 = or i32 %97, %100
  store i32 %101, ptr %32, align 4
  store i32 -1894007588, ptr %33, align 4
  br label %108

102:                                              ; preds = %87
  %103 = load i32, ptr %27, align 4
  %104 = load i32, ptr %28, align 4
  %105 = xor i32 %103, %104
  %106 = load i32, ptr %29, align 4
  %107 = xor i32 %105, %106
  store i32 %107, ptr %32, align 4
  store i32 -899497514, ptr %33, align 4
  br label %108

108:                                              ; preds = %102, %90
  br label %109

109:                                              ; preds = %108, %81
  br label %110

110:                                              ; preds = %109, %69
  %111 = load i32, ptr %31, align 4
  %112 = icmp sge i32 %111, 16
  br i1 %112, label %113, label %164

113:                                              ; preds = %110
  %114 = load i32, ptr %31, align 4
  %115 = add nsw i32 %114, 13
  %116 = and i32 %115, 15
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = load i32, ptr %31, align 4
  %121 = add nsw i32 %120, 8
  %122 = and i32 %121, 15
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = xor i32 %119, %125
  %127 = load i32, ptr %31, align 4
  %128 = add nsw i32 %127, 2
  %129 = and i32 %128, 15
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = xor i32 %126, %132
  %134 = load i32, ptr %31, align 4
  %135 = and i32 %134, 15
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = xor i32 %133, %138
  store i32 %139, ptr %12, align 4
  store i32 1, ptr %13, align 4
  %140 = load i32, ptr %12, align 4
  %141 = load i32, ptr %12, align 4
  %142 = load i32, ptr %13, align 4
  store i32 %140, ptr %9, align 4
  store i32 %141, ptr %10, align 4
  store i32 %142, ptr %11, align 4
  %143 = load i32, ptr %11, align 4
  %144 = and i32 %143, 31
  store i32 %144, ptr %11, align 4
  %145 = load i32, ptr %11, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %149

147:                                              ; preds = %113
  %148 = load i32, ptr %10, align 4
  br label %158

149:                                              ; preds = %113
  %150 = load i32, ptr %10, align 4
  %151 = load i32, ptr %11, align 4
  %152 = shl i32 %150, %151
  %153 = load i32, ptr %9, align 4
  %154 = load i32, ptr %11, align 4
  %155 = sub i32 32, %154
  %156 = lshr i32 %153, %155
  %157 = or i32 %152, %156
  br label %158

158:                                              ; preds = %147, %149
  %159 = phi i32 [ %148, %147 ], [ %157, %149 ]
  %160 = load i32, ptr %31, align 4
  %161 = and i32 %160, 15
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %162
  store i32 %159, ptr %163, align 4
  br label %164

164:                                              ; preds = %158, %110
  %165 = load i32, ptr %26, align 4
  store i32 %165, ptr %14, align 4
  store i32 5, ptr %15, align 4
  %166 = load i32, ptr %14, align 4
  %167 = load i32, ptr %14, align 4
  %168 = load i32, ptr %15, align 4
  store i32 %166, ptr %6, align 4
  store i32 %167, ptr %7, align 4
  store i32 %168, ptr %8, align 4
  %169 = load i32, ptr %8, align 4
  %170 = and i32 %169, 31
  store i32 %170, ptr %8, align 4
  %171 = load i32, ptr %8, align 4
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %175

173:                                              ; preds = %164
  %174 = load i32, ptr %7, align 4
  br label %184

175:                                              ; preds = %164
  %176 = load i32, ptr %7, align 4
  %177 = load i32, ptr %8, align 4
  %178 = shl i32 %176, %177
  %179 = load i32, ptr %6, align 4
  %180 = load i32, ptr %8, align 4
  %181 = sub i32 32, %180
  %182 = lshr i32 %179, %181
  %183 = or i32 %178, %182
  br label %184

184:                                              ; preds = %173, %175
  %185 = phi i32 [ %174, %173 ], [ %183, %175 ]
  %186 = load i32, ptr %32, align 4
  %187 = add i32 %185, %186
  %188 = load i32, ptr %30, align 4
  %189 = add i32 %187, %188
  %190 = load i32, ptr %33, align 4
  %191 = add i32 %189, %190
  %192 = load i32, ptr %31, align 4
  %193 = and i32 %192, 15
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %194
  %196 = load i32, ptr %195, align 4
  %197 = add i32 %191, %196
  store i32 %197, ptr %34, align 4
  %198 = load i32, ptr %29, align 4
  store i32 %198, ptr %30, align 4
  %199 = load i32, ptr %28, align 4
  store i32 %199, ptr %29, align 4
  %200 = load i32, ptr %27, align 4
  store i32 %200, ptr %16, align 4
  store i32 30, ptr %17, align 4
  %201 = load i32, ptr %16, align 4
  %202 = load i32, ptr %16, align 4
  %203 = load i32, ptr %17, align 4
  store i32 %201, ptr %3, align 4
  store i32 %202, ptr %4, align 4
  store i32 %203, ptr %5, align 4
  %204 = load i32, ptr %5, align 4
  %205 = and i32 %204, 31
  store i32 %205, ptr %5, align 4
  %206 = load i32, ptr %5, align 4
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %210

208:                                              ; preds = %184
  %209 = load i32, ptr %4, align 4
  br label %219

210:                                              ; preds = %184
  %211 = load i32, ptr %4, align 4
  %212 = load i32, ptr %5, align 4
  %213 = shl i32 %211, %212
  %214 = load i32, ptr %3, align 4
  %215 = load i32, ptr %5, align 4
  %216 = sub i32 32, %215
  %217 = lshr i32 %214, %216
  %218 = or i32 %213, %217
  br label %219

219:                                              ; preds = %208, %210
  %220 = phi i32 [ %209, %208 ], [ %218, %210 ]
  store i32 %220, ptr %28, align 4
  %221 = load i32, ptr %26, align 4
  store i32 %221, ptr %27, align 4
  %222 = load i32, ptr %34, align 4
  store i32 %222, ptr %26, align 4
  br label %223

223:                                              ; preds = %219
  %224 = load i32, ptr %31, align 4
  %225 = add nsw i32 %224, 1
  store i32 %225, ptr %31, align 4
  br label %63, !llvm.loop !7

226:                                              ; preds = %63
  %227 = load i32, ptr %26, align 4
  %228 = add i32 %227, 1732584193
  %229 = load ptr, ptr %22, align 8
  %230 = load i32, ptr %23, align 4
  %231 = mul nsw i32 %230, 5
  %232 = add nsw i32 %231, 0
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds i32, ptr %229, i64 %233
  store i32 %228, ptr %234, align 4
  %235 = load i32, ptr %27, align 4
  %236 = add i32 %235, -271733879
  %237 = load ptr, ptr %22, align 8
  %238 = load i32, ptr %23, align 4
  %239 = mul nsw i32 %238, 5
  %240 = add nsw i32 %239, 1
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds i32, ptr %237, i64 %241
  store i32 %236, ptr %242, align 4
  %243 = load i32, ptr %28, align 4
  %244 = add i32 %243, -1732584194
  %245 = load ptr, ptr %22, align 8
  %246 = load i32, ptr %23, align 4
  %247 = mul nsw i32 %246, 5
  %248 = add nsw i32 %247, 2
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds i32, ptr %245, i64 %249
  store i32 %244, ptr %250, align 4
  %251 = load i32, ptr %29, align 4
  %252 = add i32 %251, 271733878
  %253 = load ptr, ptr %22, align 8
  %254 = load i32, ptr %23, align 4
  %255 = mul nsw i32 %254, 5
  %256 = add nsw i32 %255, 3
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds i32, ptr %253, i64 %257
  store i32 %252, ptr %258, align 4
  %259 = load i32, ptr %30, align 4
  %260 = add i32 %259, -1009589776
  %261 = load ptr, ptr %22, align 8
  %262 = load i32, ptr %23, align 4
  %263 = mul nsw i32 %262, 5
  %264 = add nsw i32 %263, 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds i32, ptr %261, i64 %265
  store i32 %260, ptr %266, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z16sha256_transformPjS_(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca ptr, align 8
  %54 = alloca ptr, align 8
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  store ptr %0, ptr %53, align 8
  store ptr %1, ptr %54, align 8
  %69 = load ptr, ptr %53, align 8
  %70 = getelementptr inbounds i32, ptr %69, i64 0
  %71 = load i32, ptr %70, align 4
  store i32 %71, ptr %55, align 4
  %72 = load ptr, ptr %53, align 8
  %73 = getelementptr inbounds i32, ptr %72, i64 1
  %74 = load i32, ptr %73, align 4
  store i32 %74, ptr %56, align 4
  %75 = load ptr, ptr %53, align 8
  %76 = getelementptr inbounds i32, ptr %75, i64 2
  %77 = load i32, ptr %76, align 4
  store i32 %77, ptr %57, align 4
  %78 = load ptr, ptr %53, align 8
  %79 = getelementptr inbounds i32, ptr %78, i64 3
  %80 = load i32, ptr %79, align 4
  store i32 %80, ptr %58, align 4
  %81 = load ptr, ptr %53, align 8
  %82 = getelementptr inbounds i32, ptr %81, i64 4
  %83 = load i32, ptr %82, align 4
  store i32 %83, ptr %59, align 4
  %84 = load ptr, ptr %53, align 8
  %85 = getelementptr inbounds i32, ptr %84, i64 5
  %86 = load i32, ptr %85, align 4
  store i32 %86, ptr %60, align 4
  %87 = load ptr, ptr %53, align 8
  %88 = getelementptr inbounds i32, ptr %87, i64 6
  %89 = load i32, ptr %88, align 4
  store i32 %89, ptr %61, align 4
  %90 = load ptr, ptr %53, align 8
  %91 = getelementptr inbounds i32, ptr %90, i64 7
  %92 = load i32, ptr %91, align 4
  store i32 %92, ptr %62, align 4
  store i32 0, ptr %63, align 4
  br label %93

93:                                               ; preds = %398, %2
  %94 = load i32, ptr %63, align 4
  %95 = icmp slt i32 %94, 64
  br i1 %95, label %96, label %401

96:                                               ; preds = %93
  %97 = load i32, ptr %63, align 4
  %98 = icmp slt i32 %97, 16
  br i1 %98, label %99, label %105

99:                                               ; preds = %96
  %100 = load ptr, ptr %54, align 8
  %101 = load i32, ptr %63, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %100, i64 %102
  %104 = load i32, ptr %103, align 4
  store i32 %104, ptr %64, align 4
  br label %228

105:                                              ; preds = %96
  %106 = load ptr, ptr %54, align 8
  %107 = load i32, ptr %63, align 4
  %108 = add nsw i32 %107, 1
  %109 = and i32 %108, 15
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr %106, i64 %110
  %112 = load i32, ptr %111, align 4
  store i32 %112, ptr %65, align 4
  %113 = load ptr, ptr %54, align 8
  %114 = load i32, ptr %63, align 4
  %115 = add nsw i32 %114, 14
  %116 = and i32 %115, 15
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %113, i64 %117
  %119 = load i32, ptr %118, align 4
  store i32 %119, ptr %66, align 4
  %120 = load i32, ptr %65, align 4
  store i32 %120, ptr %33, align 4
  store i32 7, ptr %34, align 4
  %121 = load i32, ptr %33, align 4
  %122 = load i32, ptr %33, align 4
  %123 = load i32, ptr %34, align 4
  store i32 %121, ptr %30, align 4
  store i32 %122, ptr %31, align 4
  store i32 %123, ptr %32, align 4
  %124 = load i32, ptr %32, align 4
  %125 = and i32 %124, 31
  store i32 %125, ptr %32, align 4
  %126 = load i32, ptr %32, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %130

128:                                              ; preds = %105
  %129 = load i32, ptr %30, align 4
  br label %139

130:                                              ; preds = %105
  %131 = load i32, ptr %31, align 4
  %132 = load i32, ptr %32, align 4
  %133 = sub i32 32, %132
  %134 = shl i32 %131, %133
  %135 = load i32, ptr %30, align 4
  %136 = load i32, ptr %32, align 4
  %137 = lshr i32 %135, %136
  %138 = or i32 %134, %137
  br label %139

139:                                              ; preds = %128, %130
  %140 = phi i32 [ %129, %128 ], [ %138, %130 ]
  %141 = load i32, ptr %65, align 4
  store i32 %141, ptr %35, align 4
  store i32 18, ptr %36, align 4
  %142 = load i32, ptr %35, align 4
  %143 = load i32, ptr %35, align 4
  %144 = load i32, ptr %36, align 4
  store i32 %142, ptr %27, align 4
  store i32 %143, ptr %28, align 4
  store i32 %144, ptr %29, align 4
  %145 = load i32, ptr %29, align 4
  %146 = and i32 %145, 31
  store i32 %146, ptr %29, align 4
  %147 = load i32, ptr %29, align 4
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %151

149:                                              ; preds = %139
  %150 = load i32, ptr %27, align 4
  br label %160

151:                                              ; preds = %139
  %152 = load i32, ptr %28, align 4
  %153 = load i32, ptr %29, align 4
  %154 = sub i32 32, %153
  %155 = shl i32 %152, %154
  %156 = load i32, ptr %27, align 4
  %157 = load i32, ptr %29, align 4
  %158 = lshr i32 %156, %157
  %159 = or i32 %155, %158
  br label %160

160:                                              ; preds = %149, %151
  %161 = phi i32 [ %150, %149 ], [ %159, %151 ]
  %162 = xor i32 %140, %161
  %163 = load i32, ptr %65, align 4
  %164 = lshr i32 %163, 3
  %165 = xor i32 %162, %164
  %166 = load ptr, ptr %54, align 8
  %167 = load i32, ptr %63, align 4
  %168 = add nsw i32 %167, 9
  %169 = and i32 %168, 15
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i32, ptr %166, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = add i32 %165, %172
  %174 = load i32, ptr %66, align 4
  store i32 %174, ptr %37, align 4
  store i32 17, ptr %38, align 4
  %175 = load i32, ptr %37, align 4
  %176 = load i32, ptr %37, align 4
  %177 = load i32, ptr %38, align 4
  store i32 %175, ptr %24, align 4
  store i32 %176, ptr %25, align 4
  store i32 %177, ptr %26, align 4
  %178 = load i32, ptr %26, align 4
  %179 = and i32 %178, 31
  store i32 %179, ptr %26, align 4
  %180 = load i32, ptr %26, align 4
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %184

182:                                              ; preds = %160
  %183 = load i32, ptr %24, align 4
  br label %193

184:                                              ; preds = %160
  %185 = load i32, ptr %25, align 4
  %186 = load i32, ptr %26, align 4
  %187 = sub i32 32, %186
  %188 = shl i32 %185, %187
  %189 = load i32, ptr %24, align 4
  %190 = load i32, ptr %26, align 4
  %191 = lshr i32 %189, %190
  %192 = or i32 %188, %191
  br label %193

193:                                              ; preds = %182, %184
  %194 = phi i32 [ %183, %182 ], [ %192, %184 ]
  %195 = load i32, ptr %66, align 4
  store i32 %195, ptr %39, align 4
  store i32 19, ptr %40, align 4
  %196 = load i32, ptr %39, align 4
  %197 = load i32, ptr %39, align 4
  %198 = load i32, ptr %40, align 4
  store i32 %196, ptr %21, align 4
  store i32 %197, ptr %22, align 4
  store i32 %198, ptr %23, align 4
  %199 = load i32, ptr %23, align 4
  %200 = and i32 %199, 31
  store i32 %200, ptr %23, align 4
  %201 = load i32, ptr %23, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %205

203:                                              ; preds = %193
  %204 = load i32, ptr %21, align 4
  br label %214

205:                                              ; preds = %193
  %206 = load i32, ptr %22, align 4
  %207 = load i32, ptr %23, align 4
  %208 = sub i32 32, %207
  %209 = shl i32 %206, %208
  %210 = load i32, ptr %21, align 4
  %211 = load i32, ptr %23, align 4
  %212 = lshr i32 %210, %211
  %213 = or i32 %209, %212
  br label %214

214:                                              ; preds = %203, %205
  %215 = phi i32 [ %204, %203 ], [ %213, %205 ]
  %216 = xor i32 %194, %215
  %217 = load i32, ptr %66, align 4
  %218 = lshr i32 %217, 10
  %219 = xor i32 %216, %218
  %220 = add i32 %173, %219
  %221 = load ptr, ptr %54, align 8
  %222 = load i32, ptr %63, align 4
  %223 = and i32 %222, 15
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i32, ptr %221, i64 %224
  %226 = load i32, ptr %225, align 4
  %227 = add i32 %226, %220
  store i32 %227, ptr %225, align 4
  store i32 %227, ptr %64, align 4
  br label %228

228:                                              ; preds = %214, %99
  %229 = load i32, ptr %62, align 4
  %230 = load i32, ptr %59, align 4
  store i32 %230, ptr %41, align 4
  store i32 6, ptr %42, align 4
  %231 = load i32, ptr %41, align 4
  %232 = load i32, ptr %41, align 4
  %233 = load i32, ptr %42, align 4
  store i32 %231, ptr %18, align 4
  store i32 %232, ptr %19, align 4
  store i32 %233, ptr %20, align 4
  %234 = load i32, ptr %20, align 4
  %235 = and i32 %234, 31
  store i32 %235, ptr %20, align 4
  %236 = load i32, ptr %20, align 4
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %240

238:                                              ; preds = %228
  %239 = load i32, ptr %18, align 4
  br label %249

240:                                              ; preds = %228
  %241 = load i32, ptr %19, align 4
  %242 = load i32, ptr %20, align 4
  %243 = sub i32 32, %242
  %244 = shl i32 %241, %243
  %245 = load i32, ptr %18, align 4
  %246 = load i32, ptr %20, align 4
  %247 = lshr i32 %245, %246
  %248 = or i32 %244, %247
  br label %249

249:                                              ; preds = %238, %240
  %250 = phi i32 [ %239, %238 ], [ %248, %240 ]
  %251 = load i32, ptr %59, align 4
  store i32 %251, ptr %43, align 4
  store i32 11, ptr %44, align 4
  %252 = load i32, ptr %43, align 4
  %253 = load i32, ptr %43, align 4
  %254 = load i32, ptr %44, align 4
  store i32 %252, ptr %15, align 4
  store i32 %253, ptr %16, align 4
  store i32 %254, ptr %17, align 4
  %255 = load i32, ptr %17, align 4
  %256 = and i32 %255, 31
  store i32 %256, ptr %17, align 4
  %257 = load i32, ptr %17, align 4
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %261

259:                                              ; preds = %249
  %260 = load i32, ptr %15, align 4
  br label %270

261:                                              ; preds = %249
  %262 = load i32, ptr %16, align 4
  %263 = load i32, ptr %17, align 4
  %264 = sub i32 32, %263
  %265 = shl i32 %262, %264
  %266 = load i32, ptr %15, align 4
  %267 = load i32, ptr %17, align 4
  %268 = lshr i32 %266, %267
  %269 = or i32 %265, %268
  br label %270

270:                                              ; preds = %259, %261
  %271 = phi i32 [ %260, %259 ], [ %269, %261 ]
  %272 = xor i32 %250, %271
  %273 = load i32, ptr %59, align 4
  store i32 %273, ptr %45, align 4
  store i32 25, ptr %46, align 4
  %274 = load i32, ptr %45, align 4
  %275 = load i32, ptr %45, align 4
  %276 = load i32, ptr %46, align 4
  store i32 %274, ptr %12, align 4
  store i32 %275, ptr %13, align 4
  store i32 %276, ptr %14, align 4
  %277 = load i32, ptr %14, align 4
  %278 = and i32 %277, 31
  store i32 %278, ptr %14, align 4
  %279 = load i32, ptr %14, align 4
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %283

281:                                              ; preds = %270
  %282 = load i32, ptr %12, align 4
  br label %292

283:                                              ; preds = %270
  %284 = load i32, ptr %13, align 4
  %285 = load i32, ptr %14, align 4
  %286 = sub i32 32, %285
  %287 = shl i32 %284, %286
  %288 = load i32, ptr %12, align 4
  %289 = load i32, ptr %14, align 4
  %290 = lshr i32 %288, %289
  %291 = or i32 %287, %290
  br label %292

292:                                              ; preds = %281, %283
  %293 = phi i32 [ %282, %281 ], [ %291, %283 ]
  %294 = xor i32 %272, %293
  %295 = add i32 %229, %294
  %296 = load i32, ptr %61, align 4
  %297 = load i32, ptr %59, align 4
  %298 = load i32, ptr %60, align 4
  %299 = load i32, ptr %61, align 4
  %300 = xor i32 %298, %299
  %301 = and i32 %297, %300
  %302 = xor i32 %296, %301
  %303 = add i32 %295, %302
  %304 = load i32, ptr %63, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @K256 to ptr), i64 0, i64 %305
  %307 = load i32, ptr %306, align 4
  %308 = add i32 %303, %307
  %309 = load i32, ptr %64, align 4
  %310 = add i32 %308, %309
  store i32 %310, ptr %67, align 4
  %311 = load i32, ptr %55, align 4
  store i32 %311, ptr %47, align 4
  store i32 2, ptr %48, align 4
  %312 = load i32, ptr %47, align 4
  %313 = load i32, ptr %47, align 4
  %314 = load i32, ptr %48, align 4
  store i32 %312, ptr %9, align 4
  store i32 %313, ptr %10, align 4
  store i32 %314, ptr %11, align 4
  %315 = load i32, ptr %11, align 4
  %316 = and i32 %315, 31
  store i32 %316, ptr %11, align 4
  %317 = load i32, ptr %11, align 4
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %319, label %321

319:                                              ; preds = %292
  %320 = load i32, ptr %9, align 4
  br label %330

321:                                              ; preds = %292
  %322 = load i32, ptr %10, align 4
  %323 = load i32, ptr %11, align 4
  %324 = sub i32 32, %323
  %325 = shl i32 %322, %324
  %326 = load i32, ptr %9, align 4
  %327 = load i32, ptr %11, align 4
  %328 = lshr i32 %326, %327
  %329 = or i32 %325, %328
  br label %330

330:                                              ; preds = %319, %321
  %331 = phi i32 [ %320, %319 ], [ %329, %321 ]
  %332 = load i32, ptr %55, align 4
  store i32 %332, ptr %49, align 4
  store i32 13, ptr %50, align 4
  %333 = load i32, ptr %49, align 4
  %334 = load i32, ptr %49, align 4
  %335 = load i32, ptr %50, align 4
  store i32 %333, ptr %6, align 4
  store i32 %334, ptr %7, align 4
  store i32 %335, ptr %8, align 4
  %336 = load i32, ptr %8, align 4
  %337 = and i32 %336, 31
  store i32 %337, ptr %8, align 4
  %338 = load i32, ptr %8, align 4
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %342

340:                                              ; preds = %330
  %341 = load i32, ptr %6, align 4
  br label %351

342:                                              ; preds = %330
  %343 = load i32, ptr %7, align 4
  %344 = load i32, ptr %8, align 4
  %345 = sub i32 32, %344
  %346 = shl i32 %343, %345
  %347 = load i32, ptr %6, align 4
  %348 = load i32, ptr %8, align 4
  %349 = lshr i32 %347, %348
  %350 = or i32 %346, %349
  br label %351

351:                                              ; preds = %340, %342
  %352 = phi i32 [ %341, %340 ], [ %350, %342 ]
  %353 = xor i32 %331, %352
  %354 = load i32, ptr %55, align 4
  store i32 %354, ptr %51, align 4
  store i32 22, ptr %52, align 4
  %355 = load i32, ptr %51, align 4
  %356 = load i32, ptr %51, align 4
  %357 = load i32, ptr %52, align 4
  store i32 %355, ptr %3, align 4
  store i32 %356, ptr %4, align 4
  store i32 %357, ptr %5, align 4
  %358 = load i32, ptr %5, align 4
  %359 = and i32 %358, 31
  store i32 %359, ptr %5, align 4
  %360 = load i32, ptr %5, align 4
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %364

362:                                              ; preds = %351
  %363 = load i32, ptr %3, align 4
  br label %373

364:                                              ; preds = %351
  %365 = load i32, ptr %4, align 4
  %366 = load i32, ptr %5, align 4
  %367 = sub i32 32, %366
  %368 = shl i32 %365, %367
  %369 = load i32, ptr %3, align 4
  %370 = load i32, ptr %5, align 4
  %371 = lshr i32 %369, %370
  %372 = or i32 %368, %371
  br label %373

373:                                              ; preds = %362, %364
  %374 = phi i32 [ %363, %362 ], [ %372, %364 ]
  %375 = xor i32 %353, %374
  %376 = load i32, ptr %55, align 4
  %377 = load i32, ptr %56, align 4
  %378 = and i32 %376, %377
  %379 = load i32, ptr %57, align 4
  %380 = load i32, ptr %55, align 4
  %381 = load i32, ptr %56, align 4
  %382 = or i32 %380, %381
  %383 = and i32 %379, %382
  %384 = or i32 %378, %383
  %385 = add i32 %375, %384
  store i32 %385, ptr %68, align 4
  %386 = load i32, ptr %61, align 4
  store i32 %386, ptr %62, align 4
  %387 = load i32, ptr %60, align 4
  store i32 %387, ptr %61, align 4
  %388 = load i32, ptr %59, align 4
  store i32 %388, ptr %60, align 4
  %389 = load i32, ptr %58, align 4
  %390 = load i32, ptr %67, align 4
  %391 = add i32 %389, %390
  store i32 %391, ptr %59, align 4
  %392 = load i32, ptr %57, align 4
  store i32 %392, ptr %58, align 4
  %393 = load i32, ptr %56, align 4
  store i32 %393, ptr %57, align 4
  %394 = load i32, ptr %55, align 4
  store i32 %394, ptr %56, align 4
  %395 = load i32, ptr %67, align 4
  %396 = load i32, ptr %68, align 4
  %397 = add i32 %395, %396
  store i32 %397, ptr %55, align 4
  br label %398

398:                                              ; preds = %373
  %399 = load i32, ptr %63, align 4
  %400 = add nsw i32 %399, 1
  store i32 %400, ptr %63, align 4
  br label %93, !llvm.loop !8

401:                                              ; preds = %93
  %402 = load i32, ptr %55, align 4
  %403 = load ptr, ptr %53, align 8
  %404 = getelementptr inbounds i32, ptr %403, i64 0
  %405 = load i32, ptr %404, align 4
  %406 = add i32 %405, %402
  store i32 %406, ptr %404, align 4
  %407 = load i32, ptr %56, align 4
  %408 = load ptr, ptr %53, align 8
  %409 = getelementptr inbounds i32, ptr %408, i64 1
  %410 = load i32, ptr %409, align 4
  %411 = add i32 %410, %407
  store i32 %411, ptr %409, align 4
  %412 = load i32, ptr %57, align 4
  %413 = load ptr, ptr %53, align 8
  %414 = getelementptr inbounds i32, ptr %413, i64 2
  %415 = load i32, ptr %414, align 4
  %416 = add i32 %415, %412
  store i32 %416, ptr %414, align 4
  %417 = load i32, ptr %58, align 4
  %418 = load ptr, ptr %53, align 8
  %419 = getelementptr inbounds i32, ptr %418, i64 3
  %420 = load i32, ptr %419, align 4
  %421 = add i32 %420, %417
  store i32 %421, ptr %419, align 4
  %422 = load i32, ptr %59, align 4
  %423 = load ptr, ptr %53, align 8
  %424 = getelementptr inbounds i32, ptr %423, i64 4
  %425 = load i32, ptr %424, align 4
  %426 = add i32 %425, %422
  store i32 %426, ptr %424, align 4
  %427 = load i32, ptr %60, align 4
  %428 = load ptr, ptr %53, align 8
  %429 = getelementptr inbounds i32, ptr %428, i64 5
  %430 = load i32, ptr %429, align 4
  %431 = add i32 %430, %427
  store i32 %431, ptr %429, align 4
  %432 = load i32, ptr %61, align 4
  %433 = load ptr, ptr %53, align 8
  %434 = getelementptr inbounds i32, ptr %433, i64 6
  %435 = load i32, ptr %434, align 4
  %436 = add i32 %435, %432
  store i32 %436, ptr %434, align 4
  %437 = load i32, ptr %62, align 4
  %438 = load ptr, ptr %53, align 8
  %439 = getelementptr inbounds i32, ptr %438, i64 7
  %440 = load i32, ptr %439, align 4
  %441 = add i32 %440, %437
  store i32 %441, ptr %439, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sha256d_scan(ptr noundef byval(%struct.Work) align 4 %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca [8 x i32], align 4
  %15 = alloca [16 x i32], align 4
  %16 = alloca i32, align 4
  %17 = alloca [16 x i32], align 4
  %18 = alloca [8 x i32], align 4
  store i32 %1, ptr %10, align 4
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4
  %24 = getelementptr inbounds nuw %struct.Work, ptr %0, i32 0, i32 1
  %25 = getelementptr inbounds [3 x i32], ptr %24, i64 0, i64 0
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %15, align 4
  %27 = getelementptr inbounds i32, ptr %15, i64 1
  %28 = getelementptr inbounds nuw %struct.Work, ptr %0, i32 0, i32 1
  %29 = getelementptr inbounds [3 x i32], ptr %28, i64 0, i64 1
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %27, align 4
  %31 = getelementptr inbounds i32, ptr %15, i64 2
  %32 = getelementptr inbounds nuw %struct.Work, ptr %0, i32 0, i32 1
  %33 = getelementptr inbounds [3 x i32], ptr %32, i64 0, i64 2
  %34 = load i32, ptr %33, align 4
  store i32 %34, ptr %31, align 4
  %35 = getelementptr inbounds i32, ptr %15, i64 3
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %13, align 4
  %38 = add i32 %36, %37
  store i32 %38, ptr %35, align 4
  %39 = getelementptr inbounds i32, ptr %15, i64 4
  store i32 -2147483648, ptr %39, align 4
  %40 = getelementptr inbounds i32, ptr %15, i64 5
  %41 = getelementptr inbounds i32, ptr %15, i64 16
  br label %42

42:                                               ; preds = %42, %4
  %43 = phi ptr [ %40, %4 ], [ %44, %42 ]
  store i32 0, ptr %43, align 4
  %44 = getelementptr inbounds i32, ptr %43, i64 1
  %45 = icmp eq ptr %44, %41
  br i1 %45, label %46, label %42

46:                                               ; preds = %42
  %47 = getelementptr inbounds [16 x i32], ptr %15, i64 0, i64 15
  store i32 640, ptr %47, align 4
  store i32 0, ptr %16, align 4
  br label %48

48:                                               ; preds = %60, %46
  %49 = load i32, ptr %16, align 4
  %50 = icmp slt i32 %49, 8
  br i1 %50, label %51, label %63

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw %struct.Work, ptr %0, i32 0, i32 0
  %53 = load i32, ptr %16, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x i32], ptr %52, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = load i32, ptr %16, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 %58
  store i32 %56, ptr %59, align 4
  br label %60

60:                                               ; preds = %51
  %61 = load i32, ptr %16, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %16, align 4
  br label %48, !llvm.loop !9

63:                                               ; preds = %48
  %64 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 0
  %65 = getelementptr inbounds [16 x i32], ptr %15, i64 0, i64 0
  call void @_Z16sha256_transformPjS_(ptr noundef %64, ptr noundef %65) #4
  %66 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 0
  %67 = load i32, ptr %66, align 4
  store i32 %67, ptr %17, align 4
  %68 = getelementptr inbounds i32, ptr %17, i64 1
  %69 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 1
  %70 = load i32, ptr %69, align 4
  store i32 %70, ptr %68, align 4
  %71 = getelementptr inbounds i32, ptr %17, i64 2
  %72 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 2
  %73 = load i32, ptr %72, align 4
  store i32 %73, ptr %71, align 4
  %74 = getelementptr inbounds i32, ptr %17, i64 3
  %75 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 3
  %76 = load i32, ptr %75, align 4
  store i32 %76, ptr %74, align 4
  %77 = getelementptr inbounds i32, ptr %17, i64 4
  %78 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 4
  %79 = load i32, ptr %78, align 4
  store i32 %79, ptr %77, align 4
  %80 = getelementptr inbounds i32, ptr %17, i64 5
  %81 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 5
  %82 = load i32, ptr %81, align 4
  store i32 %82, ptr %80, align 4
  %83 = getelementptr inbounds i32, ptr %17, i64 6
  %84 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 6
  %85 = load i32, ptr %84, align 4
  store i32 %85, ptr %83, align 4
  %86 = getelementptr inbounds i32, ptr %17, i64 7
  %87 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 7
  %88 = load i32, ptr %87, align 4
  store i32 %88, ptr %86, align 4
  %89 = getelementptr inbounds i32, ptr %17, i64 8
  store i32 -2147483648, ptr %89, align 4
  %90 = getelementptr inbounds i32, ptr %17, i64 9
  %91 = getelementptr inbounds i32, ptr %17, i64 16
  br label %92

92:                                               ; preds = %92, %63
  %93 = phi ptr [ %90, %63 ], [ %94, %92 ]
  store i32 0, ptr %93, align 4
  %94 = getelementptr inbounds i32, ptr %93, i64 1
  %95 = icmp eq ptr %94, %91
  br i1 %95, label %96, label %92

96:                                               ; preds = %92
  %97 = getelementptr inbounds [16 x i32], ptr %17, i64 0, i64 15
  store i32 256, ptr %97, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 @__const.sha256d_scan.r, i64 32, i1 false)
  %98 = getelementptr inbounds [8 x i32], ptr %18, i64 0, i64 0
  %99 = getelementptr inbounds [16 x i32], ptr %17, i64 0, i64 0
  call void @_Z16sha256_transformPjS_(ptr noundef %98, ptr noundef %99) #4
  %100 = getelementptr inbounds [8 x i32], ptr %18, i64 0, i64 7
  %101 = load i32, ptr %100, align 4
  %102 = load ptr, ptr %11, align 8
  %103 = load i32, ptr %13, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  store i32 %101, ptr %105, align 4
  %106 = load ptr, ptr %12, align 8
  %107 = getelementptr inbounds [8 x i32], ptr %18, i64 0, i64 7
  %108 = load i32, ptr %107, align 4
  store i32 %108, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 291, ptr %9, align 4
  %109 = load i32, ptr %7, align 4
  %110 = load i32, ptr %8, align 4
  %111 = load i32, ptr %9, align 4
  %112 = call noundef i32 @llvm.nvvm.prmt(i32 %109, i32 %110, i32 %111)
  store ptr %106, ptr %5, align 8
  store i32 %112, ptr %6, align 4
  %113 = load ptr, ptr %5, align 8
  %114 = load i32, ptr %6, align 4
  %115 = atomicrmw umin ptr %113, i32 %114 seq_cst, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
