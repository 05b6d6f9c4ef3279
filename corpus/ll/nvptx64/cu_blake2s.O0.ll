; ModuleID = 'corpus/cuda/cu_blake2s.cu'
source_filename = "corpus/cuda/cu_blake2s.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@sigma = dso_local addrspace(4) externally_initialized constant [10 x [16 x i8]] [[16 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F", [16 x i8] c"\0E\0A\04\08\09\0F\0D\06\01\0C\00\02\0B\07\05\03", [16 x i8] c"\0B\08\0C\00\05\02\0F\0D\0A\0E\03\06\07\01\09\04", [16 x i8] c"\07\09\03\01\0D\0C\0B\0E\02\06\05\0A\04\00\0F\08", [16 x i8] c"\09\00\05\07\02\04\0A\0F\0E\01\0B\0C\06\08\03\0D", [16 x i8] c"\02\0C\06\0A\00\0B\08\03\04\0D\07\05\0F\0E\01\09", [16 x i8] c"\0C\05\01\0F\0E\0D\04\0A\00\07\06\03\09\02\08\0B", [16 x i8] c"\0D\0B\07\0E\0C\01\03\09\05\00\0F\04\08\06\02\0A", [16 x i8] c"\06\0F\0E\09\0B\03\00\08\0C\02\0D\07\01\04\0A\05", [16 x i8] c"\0A\02\08\04\07\06\01\05\0F\0B\09\0E\03\0C\0D\00"], align 1
@blake_iv = dso_local addrspace(4) externally_initialized constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@rc = dso_local addrspace(4) externally_initialized constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@rotc = dso_local addrspace(4) externally_initialized constant [24 x i32] [i32 1, i32 3, i32 6, i32 10, i32 15, i32 21, i32 28, i32 36, i32 45, i32 55, i32 2, i32 14, i32 27, i32 41, i32 56, i32 8, i32 25, i32 43, i32 62, i32 18, i32 39, i32 61, i32 20, i32 44], align 4
@piln = dso_local addrspace(4) externally_initialized constant [24 x i32] [i32 10, i32 7, i32 11, i32 17, i32 18, i32 3, i32 5, i32 16, i32 8, i32 21, i32 24, i32 4, i32 15, i32 23, i32 19, i32 13, i32 12, i32 2, i32 20, i32 14, i32 22, i32 9, i32 6, i32 1], align 4
@llvm.compiler.used = appending global [5 x ptr] [ptr addrspacecast (ptr addrspace(4) @sigma to ptr), ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), ptr addrspacecast (ptr addrspace(4) @rc to ptr), ptr addrspacecast (ptr addrspace(4) @rotc to ptr), ptr addrspacecast (ptr addrspace(4) @piln to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @blake2s_hash(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca [16 x i32], align 4
  %8 = alloca [8 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %5, align 4
  store i32 0, ptr %9, align 4
  br label %19

19:                                               ; preds = %34, %2
  %20 = load i32, ptr %9, align 4
  %21 = icmp slt i32 %20, 16
  br i1 %21, label %22, label %37

22:                                               ; preds = %19
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %5, align 4
  %25 = mul nsw i32 %24, 16
  %26 = load i32, ptr %9, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %23, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %32
  store i32 %30, ptr %33, align 4
  br label %34

34:                                               ; preds = %22
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %9, align 4
  br label %19, !llvm.loop !4

37:                                               ; preds = %19
  store i32 0, ptr %10, align 4
  br label %38

38:                                               ; preds = %49, %37
  %39 = load i32, ptr %10, align 4
  %40 = icmp slt i32 %39, 8
  br i1 %40, label %41, label %52

41:                                               ; preds = %38
  %42 = load i32, ptr %10, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %47
  store i32 %45, ptr %48, align 4
  br label %49

49:                                               ; preds = %41
  %50 = load i32, ptr %10, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %10, align 4
  br label %38, !llvm.loop !6

52:                                               ; preds = %38
  %53 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %54 = load i32, ptr %53, align 4
  %55 = xor i32 %54, 16842784
  store i32 %55, ptr %53, align 4
  store i32 0, ptr %11, align 4
  br label %56

56:                                               ; preds = %75, %52
  %57 = load i32, ptr %11, align 4
  %58 = icmp slt i32 %57, 8
  br i1 %58, label %59, label %78

59:                                               ; preds = %56
  %60 = load i32, ptr %11, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %65
  store i32 %63, ptr %66, align 4
  %67 = load i32, ptr %11, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 0, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = load i32, ptr %11, align 4
  %72 = add nsw i32 %71, 8
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %73
  store i32 %70, ptr %74, align 4
  br label %75

75:                                               ; preds = %59
  %76 = load i32, ptr %11, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %11, align 4
  br label %56, !llvm.loop !7

78:                                               ; preds = %56
  %79 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %80 = load i32, ptr %79, align 4
  %81 = xor i32 %80, 64
  store i32 %81, ptr %79, align 4
  %82 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %83 = load i32, ptr %82, align 4
  %84 = xor i32 %83, -1
  %85 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  store i32 %84, ptr %85, align 4
  store i32 0, ptr %12, align 4
  br label %86

86:                                               ; preds = %842, %78
  %87 = load i32, ptr %12, align 4
  %88 = icmp slt i32 %87, 10
  br i1 %88, label %89, label %845

89:                                               ; preds = %86
  %90 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %91 = load i32, ptr %90, align 4
  %92 = load i32, ptr %12, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %93
  %95 = getelementptr inbounds [16 x i8], ptr %94, i64 0, i64 0
  %96 = load i8, ptr %95, align 1
  %97 = zext i8 %96 to i64
  %98 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = add i32 %91, %99
  %101 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %102, %100
  store i32 %103, ptr %101, align 4
  %104 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %105 = load i32, ptr %104, align 4
  %106 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %107 = load i32, ptr %106, align 4
  %108 = xor i32 %105, %107
  %109 = lshr i32 %108, 16
  %110 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %111 = load i32, ptr %110, align 4
  %112 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %113 = load i32, ptr %112, align 4
  %114 = xor i32 %111, %113
  %115 = shl i32 %114, 16
  %116 = or i32 %109, %115
  %117 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  store i32 %116, ptr %117, align 4
  %118 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %119 = load i32, ptr %118, align 4
  %120 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %121 = load i32, ptr %120, align 4
  %122 = add i32 %121, %119
  store i32 %122, ptr %120, align 4
  %123 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %124 = load i32, ptr %123, align 4
  %125 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %126 = load i32, ptr %125, align 4
  %127 = xor i32 %124, %126
  %128 = lshr i32 %127, 12
  %129 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %130 = load i32, ptr %129, align 4
  %131 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %132 = load i32, ptr %131, align 4
  %133 = xor i32 %130, %132
  %134 = shl i32 %133, 20
  %135 = or i32 %128, %134
  %136 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  store i32 %135, ptr %136, align 4
  %137 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %138 = load i32, ptr %137, align 4
  %139 = load i32, ptr %12, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %140
  %142 = getelementptr inbounds [16 x i8], ptr %141, i64 0, i64 1
  %143 = load i8, ptr %142, align 1
  %144 = zext i8 %143 to i64
  %145 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = add i32 %138, %146
  %148 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %149 = load i32, ptr %148, align 4
  %150 = add i32 %149, %147
  store i32 %150, ptr %148, align 4
  %151 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %154 = load i32, ptr %153, align 4
  %155 = xor i32 %152, %154
  %156 = lshr i32 %155, 8
  %157 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %158 = load i32, ptr %157, align 4
  %159 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %160 = load i32, ptr %159, align 4
  %161 = xor i32 %158, %160
  %162 = shl i32 %161, 24
  %163 = or i32 %156, %162
  %164 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  store i32 %163, ptr %164, align 4
  %165 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %168 = load i32, ptr %167, align 4
  %169 = add i32 %168, %166
  store i32 %169, ptr %167, align 4
  %170 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %171 = load i32, ptr %170, align 4
  %172 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %173 = load i32, ptr %172, align 4
  %174 = xor i32 %171, %173
  %175 = lshr i32 %174, 7
  %176 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %177 = load i32, ptr %176, align 4
  %178 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %179 = load i32, ptr %178, align 4
  %180 = xor i32 %177, %179
  %181 = shl i32 %180, 25
  %182 = or i32 %175, %181
  %183 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  store i32 %182, ptr %183, align 4
  %184 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %185 = load i32, ptr %184, align 4
  %186 = load i32, ptr %12, align 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %187
  %189 = getelementptr inbounds [16 x i8], ptr %188, i64 0, i64 2
  %190 = load i8, ptr %189, align 1
  %191 = zext i8 %190 to i64
  %192 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = add i32 %185, %193
  %195 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %196 = load i32, ptr %195, align 4
  %197 = add i32 %196, %194
  store i32 %197, ptr %195, align 4
  %198 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %199 = load i32, ptr %198, align 4
  %200 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %201 = load i32, ptr %200, align 4
  %202 = xor i32 %199, %201
  %203 = lshr i32 %202, 16
  %204 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %205 = load i32, ptr %204, align 4
  %206 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %207 = load i32, ptr %206, align 4
  %208 = xor i32 %205, %207
  %209 = shl i32 %208, 16
  %210 = or i32 %203, %209
  %211 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  store i32 %210, ptr %211, align 4
  %212 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %213 = load i32, ptr %212, align 4
  %214 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %215 = load i32, ptr %214, align 4
  %216 = add i32 %215, %213
  store i32 %216, ptr %214, align 4
  %217 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %218 = load i32, ptr %217, align 4
  %219 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %220 = load i32, ptr %219, align 4
  %221 = xor i32 %218, %220
  %222 = lshr i32 %221, 12
  %223 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %224 = load i32, ptr %223, align 4
  %225 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %226 = load i32, ptr %225, align 4
  %227 = xor i32 %224, %226
  %228 = shl i32 %227, 20
  %229 = or i32 %222, %228
  %230 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  store i32 %229, ptr %230, align 4
  %231 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %232 = load i32, ptr %231, align 4
  %233 = load i32, ptr %12, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %234
  %236 = getelementptr inbounds [16 x i8], ptr %235, i64 0, i64 3
  %237 = load i8, ptr %236, align 1
  %238 = zext i8 %237 to i64
  %239 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %238
  %240 = load i32, ptr %239, align 4
  %241 = add i32 %232, %240
  %242 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %243 = load i32, ptr %242, align 4
  %244 = add i32 %243, %241
  store i32 %244, ptr %242, align 4
  %245 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %246 = load i32, ptr %245, align 4
  %247 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %248 = load i32, ptr %247, align 4
  %249 = xor i32 %246, %248
  %250 = lshr i32 %249, 8
  %251 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %252 = load i32, ptr %251, align 4
  %253 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %254 = load i32, ptr %253, align 4
  %255 = xor i32 %252, %254
  %256 = shl i32 %255, 24
  %257 = or i32 %250, %256
  %258 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  store i32 %257, ptr %258, align 4
  %259 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %260 = load i32, ptr %259, align 4
  %261 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %262, %260
  store i32 %263, ptr %261, align 4
  %264 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %265 = load i32, ptr %264, align 4
  %266 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %267 = load i32, ptr %266, align 4
  %268 = xor i32 %265, %267
  %269 = lshr i32 %268, 7
  %270 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %271 = load i32, ptr %270, align 4
  %272 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %273 = load i32, ptr %272, align 4
  %274 = xor i32 %271, %273
  %275 = shl i32 %274, 25
  %276 = or i32 %269, %275
  %277 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  store i32 %276, ptr %277, align 4
  %278 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %279 = load i32, ptr %278, align 4
  %280 = load i32, ptr %12, align 4
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %281
  %283 = getelementptr inbounds [16 x i8], ptr %282, i64 0, i64 4
  %284 = load i8, ptr %283, align 1
  %285 = zext i8 %284 to i64
  %286 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %285
  %287 = load i32, ptr %286, align 4
  %288 = add i32 %279, %287
  %289 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %290 = load i32, ptr %289, align 4
  %291 = add i32 %290, %288
  store i32 %291, ptr %289, align 4
  %292 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %293 = load i32, ptr %292, align 4
  %294 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %295 = load i32, ptr %294, align 4
  %296 = xor i32 %293, %295
  %297 = lshr i32 %296, 16
  %298 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %299 = load i32, ptr %298, align 4
  %300 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %301 = load i32, ptr %300, align 4
  %302 = xor i32 %299, %301
  %303 = shl i32 %302, 16
  %304 = or i32 %297, %303
  %305 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  store i32 %304, ptr %305, align 4
  %306 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %307 = load i32, ptr %306, align 4
  %308 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %309 = load i32, ptr %308, align 4
  %310 = add i32 %309, %307
  store i32 %310, ptr %308, align 4
  %311 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %312 = load i32, ptr %311, align 4
  %313 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %314 = load i32, ptr %313, align 4
  %315 = xor i32 %312, %314
  %316 = lshr i32 %315, 12
  %317 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %318 = load i32, ptr %317, align 4
  %319 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %320 = load i32, ptr %319, align 4
  %321 = xor i32 %318, %320
  %322 = shl i32 %321, 20
  %323 = or i32 %316, %322
  %324 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  store i32 %323, ptr %324, align 4
  %325 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %326 = load i32, ptr %325, align 4
  %327 = load i32, ptr %12, align 4
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %328
  %330 = getelementptr inbounds [16 x i8], ptr %329, i64 0, i64 5
  %331 = load i8, ptr %330, align 1
  %332 = zext i8 %331 to i64
  %333 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %332
  %334 = load i32, ptr %333, align 4
  %335 = add i32 %326, %334
  %336 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %337 = load i32, ptr %336, align 4
  %338 = add i32 %337, %335
  store i32 %338, ptr %336, align 4
  %339 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %340 = load i32, ptr %339, align 4
  %341 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %342 = load i32, ptr %341, align 4
  %343 = xor i32 %340, %342
  %344 = lshr i32 %343, 8
  %345 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %346 = load i32, ptr %345, align 4
  %347 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %348 = load i32, ptr %347, align 4
  %349 = xor i32 %346, %348
  %350 = shl i32 %349, 24
  %351 = or i32 %344, %350
  %352 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  store i32 %351, ptr %352, align 4
  %353 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %354 = load i32, ptr %353, align 4
  %355 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %356 = load i32, ptr %355, align 4
  %357 = add i32 %356, %354
  store i32 %357, ptr %355, align 4
  %358 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %359 = load i32, ptr %358, align 4
  %360 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %361 = load i32, ptr %360, align 4
  %362 = xor i32 %359, %361
  %363 = lshr i32 %362, 7
  %364 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %365 = load i32, ptr %364, align 4
  %366 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %367 = load i32, ptr %366, align 4
  %368 = xor i32 %365, %367
  %369 = shl i32 %368, 25
  %370 = or i32 %363, %369
  %371 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  store i32 %370, ptr %371, align 4
  %372 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %373 = load i32, ptr %372, align 4
  %374 = load i32, ptr %12, align 4
  %375 = sext i32 %374 to i64
  %376 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %375
  %377 = getelementptr inbounds [16 x i8], ptr %376, i64 0, i64 6
  %378 = load i8, ptr %377, align 1
  %379 = zext i8 %378 to i64
  %380 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %379
  %381 = load i32, ptr %380, align 4
  %382 = add i32 %373, %381
  %383 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %384 = load i32, ptr %383, align 4
  %385 = add i32 %384, %382
  store i32 %385, ptr %383, align 4
  %386 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %387 = load i32, ptr %386, align 4
  %388 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %389 = load i32, ptr %388, align 4
  %390 = xor i32 %387, %389
  %391 = lshr i32 %390, 16
  %392 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %393 = load i32, ptr %392, align 4
  %394 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %395 = load i32, ptr %394, align 4
  %396 = xor i32 %393, %395
  %397 = shl i32 %396, 16
  %398 = or i32 %391, %397
  %399 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  store i32 %398, ptr %399, align 4
  %400 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %401 = load i32, ptr %400, align 4
  %402 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %403 = load i32, ptr %402, align 4
  %404 = add i32 %403, %401
  store i32 %404, ptr %402, align 4
  %405 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %406 = load i32, ptr %405, align 4
  %407 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %408 = load i32, ptr %407, align 4
  %409 = xor i32 %406, %408
  %410 = lshr i32 %409, 12
  %411 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %412 = load i32, ptr %411, align 4
  %413 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %414 = load i32, ptr %413, align 4
  %415 = xor i32 %412, %414
  %416 = shl i32 %415, 20
  %417 = or i32 %410, %416
  %418 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  store i32 %417, ptr %418, align 4
  %419 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %420 = load i32, ptr %419, align 4
  %421 = load i32, ptr %12, align 4
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %422
  %424 = getelementptr inbounds [16 x i8], ptr %423, i64 0, i64 7
  %425 = load i8, ptr %424, align 1
  %426 = zext i8 %425 to i64
  %427 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %426
  %428 = load i32, ptr %427, align 4
  %429 = add i32 %420, %428
  %430 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %431 = load i32, ptr %430, align 4
  %432 = add i32 %431, %429
  store i32 %432, ptr %430, align 4
  %433 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %434 = load i32, ptr %433, align 4
  %435 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %436 = load i32, ptr %435, align 4
  %437 = xor i32 %434, %436
  %438 = lshr i32 %437, 8
  %439 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %440 = load i32, ptr %439, align 4
  %441 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %442 = load i32, ptr %441, align 4
  %443 = xor i32 %440, %442
  %444 = shl i32 %443, 24
  %445 = or i32 %438, %444
  %446 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  store i32 %445, ptr %446, align 4
  %447 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %448 = load i32, ptr %447, align 4
  %449 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %450 = load i32, ptr %449, align 4
  %451 = add i32 %450, %448
  store i32 %451, ptr %449, align 4
  %452 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %453 = load i32, ptr %452, align 4
  %454 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %455 = load i32, ptr %454, align 4
  %456 = xor i32 %453, %455
  %457 = lshr i32 %456, 7
  %458 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %459 = load i32, ptr %458, align 4
  %460 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %461 = load i32, ptr %460, align 4
  %462 = xor i32 %459, %461
  %463 = shl i32 %462, 25
  %464 = or i32 %457, %463
  %465 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  store i32 %464, ptr %465, align 4
  %466 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %467 = load i32, ptr %466, align 4
  %468 = load i32, ptr %12, align 4
  %469 = sext i32 %468 to i64
  %470 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %469
  %471 = getelementptr inbounds [16 x i8], ptr %470, i64 0, i64 8
  %472 = load i8, ptr %471, align 1
  %473 = zext i8 %472 to i64
  %474 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %473
  %475 = load i32, ptr %474, align 4
  %476 = add i32 %467, %475
  %477 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %478 = load i32, ptr %477, align 4
  %479 = add i32 %478, %476
  store i32 %479, ptr %477, align 4
  %480 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %481 = load i32, ptr %480, align 4
  %482 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %483 = load i32, ptr %482, align 4
  %484 = xor i32 %481, %483
  %485 = lshr i32 %484, 16
  %486 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %487 = load i32, ptr %486, align 4
  %488 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %489 = load i32, ptr %488, align 4
  %490 = xor i32 %487, %489
  %491 = shl i32 %490, 16
  %492 = or i32 %485, %491
  %493 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  store i32 %492, ptr %493, align 4
  %494 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %495 = load i32, ptr %494, align 4
  %496 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %497 = load i32, ptr %496, align 4
  %498 = add i32 %497, %495
  store i32 %498, ptr %496, align 4
  %499 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %500 = load i32, ptr %499, align 4
  %501 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %502 = load i32, ptr %501, align 4
  %503 = xor i32 %500, %502
  %504 = lshr i32 %503, 12
  %505 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %506 = load i32, ptr %505, align 4
  %507 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %508 = load i32, ptr %507, align 4
  %509 = xor i32 %506, %508
  %510 = shl i32 %509, 20
  %511 = or i32 %504, %510
  %512 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  store i32 %511, ptr %512, align 4
  %513 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %514 = load i32, ptr %513, align 4
  %515 = load i32, ptr %12, align 4
  %516 = sext i32 %515 to i64
  %517 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %516
  %518 = getelementptr inbounds [16 x i8], ptr %517, i64 0, i64 9
  %519 = load i8, ptr %518, align 1
  %520 = zext i8 %519 to i64
  %521 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %520
  %522 = load i32, ptr %521, align 4
  %523 = add i32 %514, %522
  %524 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %525 = load i32, ptr %524, align 4
  %526 = add i32 %525, %523
  store i32 %526, ptr %524, align 4
  %527 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %528 = load i32, ptr %527, align 4
  %529 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %530 = load i32, ptr %529, align 4
  %531 = xor i32 %528, %530
  %532 = lshr i32 %531, 8
  %533 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %534 = load i32, ptr %533, align 4
  %535 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  %536 = load i32, ptr %535, align 4
  %537 = xor i32 %534, %536
  %538 = shl i32 %537, 24
  %539 = or i32 %532, %538
  %540 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  store i32 %539, ptr %540, align 4
  %541 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 15
  %542 = load i32, ptr %541, align 4
  %543 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %544 = load i32, ptr %543, align 4
  %545 = add i32 %544, %542
  store i32 %545, ptr %543, align 4
  %546 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %547 = load i32, ptr %546, align 4
  %548 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %549 = load i32, ptr %548, align 4
  %550 = xor i32 %547, %549
  %551 = lshr i32 %550, 7
  %552 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  %553 = load i32, ptr %552, align 4
  %554 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 10
  %555 = load i32, ptr %554, align 4
  %556 = xor i32 %553, %555
  %557 = shl i32 %556, 25
  %558 = or i32 %551, %557
  %559 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 5
  store i32 %558, ptr %559, align 4
  %560 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %561 = load i32, ptr %560, align 4
  %562 = load i32, ptr %12, align 4
  %563 = sext i32 %562 to i64
  %564 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %563
  %565 = getelementptr inbounds [16 x i8], ptr %564, i64 0, i64 10
  %566 = load i8, ptr %565, align 1
  %567 = zext i8 %566 to i64
  %568 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %567
  %569 = load i32, ptr %568, align 4
  %570 = add i32 %561, %569
  %571 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %572 = load i32, ptr %571, align 4
  %573 = add i32 %572, %570
  store i32 %573, ptr %571, align 4
  %574 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %575 = load i32, ptr %574, align 4
  %576 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %577 = load i32, ptr %576, align 4
  %578 = xor i32 %575, %577
  %579 = lshr i32 %578, 16
  %580 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %581 = load i32, ptr %580, align 4
  %582 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %583 = load i32, ptr %582, align 4
  %584 = xor i32 %581, %583
  %585 = shl i32 %584, 16
  %586 = or i32 %579, %585
  %587 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  store i32 %586, ptr %587, align 4
  %588 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %589 = load i32, ptr %588, align 4
  %590 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %591 = load i32, ptr %590, align 4
  %592 = add i32 %591, %589
  store i32 %592, ptr %590, align 4
  %593 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %594 = load i32, ptr %593, align 4
  %595 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %596 = load i32, ptr %595, align 4
  %597 = xor i32 %594, %596
  %598 = lshr i32 %597, 12
  %599 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %600 = load i32, ptr %599, align 4
  %601 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %602 = load i32, ptr %601, align 4
  %603 = xor i32 %600, %602
  %604 = shl i32 %603, 20
  %605 = or i32 %598, %604
  %606 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  store i32 %605, ptr %606, align 4
  %607 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %608 = load i32, ptr %607, align 4
  %609 = load i32, ptr %12, align 4
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %610
  %612 = getelementptr inbounds [16 x i8], ptr %611, i64 0, i64 11
  %613 = load i8, ptr %612, align 1
  %614 = zext i8 %613 to i64
  %615 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %614
  %616 = load i32, ptr %615, align 4
  %617 = add i32 %608, %616
  %618 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %619 = load i32, ptr %618, align 4
  %620 = add i32 %619, %617
  store i32 %620, ptr %618, align 4
  %621 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %622 = load i32, ptr %621, align 4
  %623 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %624 = load i32, ptr %623, align 4
  %625 = xor i32 %622, %624
  %626 = lshr i32 %625, 8
  %627 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %628 = load i32, ptr %627, align 4
  %629 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 1
  %630 = load i32, ptr %629, align 4
  %631 = xor i32 %628, %630
  %632 = shl i32 %631, 24
  %633 = or i32 %626, %632
  %634 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  store i32 %633, ptr %634, align 4
  %635 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 12
  %636 = load i32, ptr %635, align 4
  %637 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %638 = load i32, ptr %637, align 4
  %639 = add i32 %638, %636
  store i32 %639, ptr %637, align 4
  %640 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %641 = load i32, ptr %640, align 4
  %642 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %643 = load i32, ptr %642, align 4
  %644 = xor i32 %641, %643
  %645 = lshr i32 %644, 7
  %646 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  %647 = load i32, ptr %646, align 4
  %648 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 11
  %649 = load i32, ptr %648, align 4
  %650 = xor i32 %647, %649
  %651 = shl i32 %650, 25
  %652 = or i32 %645, %651
  %653 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 6
  store i32 %652, ptr %653, align 4
  %654 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %655 = load i32, ptr %654, align 4
  %656 = load i32, ptr %12, align 4
  %657 = sext i32 %656 to i64
  %658 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %657
  %659 = getelementptr inbounds [16 x i8], ptr %658, i64 0, i64 12
  %660 = load i8, ptr %659, align 1
  %661 = zext i8 %660 to i64
  %662 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %661
  %663 = load i32, ptr %662, align 4
  %664 = add i32 %655, %663
  %665 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %666 = load i32, ptr %665, align 4
  %667 = add i32 %666, %664
  store i32 %667, ptr %665, align 4
  %668 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %669 = load i32, ptr %668, align 4
  %670 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %671 = load i32, ptr %670, align 4
  %672 = xor i32 %669, %671
  %673 = lshr i32 %672, 16
  %674 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %675 = load i32, ptr %674, align 4
  %676 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %677 = load i32, ptr %676, align 4
  %678 = xor i32 %675, %677
  %679 = shl i32 %678, 16
  %680 = or i32 %673, %679
  %681 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  store i32 %680, ptr %681, align 4
  %682 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %683 = load i32, ptr %682, align 4
  %684 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %685 = load i32, ptr %684, align 4
  %686 = add i32 %685, %683
  store i32 %686, ptr %684, align 4
  %687 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %688 = load i32, ptr %687, align 4
  %689 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %690 = load i32, ptr %689, align 4
  %691 = xor i32 %688, %690
  %692 = lshr i32 %691, 12
  %693 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %694 = load i32, ptr %693, align 4
  %695 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %696 = load i32, ptr %695, align 4
  %697 = xor i32 %694, %696
  %698 = shl i32 %697, 20
  %699 = or i32 %692, %698
  %700 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  store i32 %699, ptr %700, align 4
  %701 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %702 = load i32, ptr %701, align 4
  %703 = load i32, ptr %12, align 4
  %704 = sext i32 %703 to i64
  %705 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %704
  %706 = getelementptr inbounds [16 x i8], ptr %705, i64 0, i64 13
  %707 = load i8, ptr %706, align 1
  %708 = zext i8 %707 to i64
  %709 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %708
  %710 = load i32, ptr %709, align 4
  %711 = add i32 %702, %710
  %712 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %713 = load i32, ptr %712, align 4
  %714 = add i32 %713, %711
  store i32 %714, ptr %712, align 4
  %715 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %716 = load i32, ptr %715, align 4
  %717 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %718 = load i32, ptr %717, align 4
  %719 = xor i32 %716, %718
  %720 = lshr i32 %719, 8
  %721 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %722 = load i32, ptr %721, align 4
  %723 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 2
  %724 = load i32, ptr %723, align 4
  %725 = xor i32 %722, %724
  %726 = shl i32 %725, 24
  %727 = or i32 %720, %726
  %728 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  store i32 %727, ptr %728, align 4
  %729 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 13
  %730 = load i32, ptr %729, align 4
  %731 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %732 = load i32, ptr %731, align 4
  %733 = add i32 %732, %730
  store i32 %733, ptr %731, align 4
  %734 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %735 = load i32, ptr %734, align 4
  %736 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %737 = load i32, ptr %736, align 4
  %738 = xor i32 %735, %737
  %739 = lshr i32 %738, 7
  %740 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  %741 = load i32, ptr %740, align 4
  %742 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 8
  %743 = load i32, ptr %742, align 4
  %744 = xor i32 %741, %743
  %745 = shl i32 %744, 25
  %746 = or i32 %739, %745
  %747 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 7
  store i32 %746, ptr %747, align 4
  %748 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %749 = load i32, ptr %748, align 4
  %750 = load i32, ptr %12, align 4
  %751 = sext i32 %750 to i64
  %752 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %751
  %753 = getelementptr inbounds [16 x i8], ptr %752, i64 0, i64 14
  %754 = load i8, ptr %753, align 1
  %755 = zext i8 %754 to i64
  %756 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %755
  %757 = load i32, ptr %756, align 4
  %758 = add i32 %749, %757
  %759 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %760 = load i32, ptr %759, align 4
  %761 = add i32 %760, %758
  store i32 %761, ptr %759, align 4
  %762 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %763 = load i32, ptr %762, align 4
  %764 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %765 = load i32, ptr %764, align 4
  %766 = xor i32 %763, %765
  %767 = lshr i32 %766, 16
  %768 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %769 = load i32, ptr %768, align 4
  %770 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %771 = load i32, ptr %770, align 4
  %772 = xor i32 %769, %771
  %773 = shl i32 %772, 16
  %774 = or i32 %767, %773
  %775 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  store i32 %774, ptr %775, align 4
  %776 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %777 = load i32, ptr %776, align 4
  %778 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %779 = load i32, ptr %778, align 4
  %780 = add i32 %779, %777
  store i32 %780, ptr %778, align 4
  %781 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %782 = load i32, ptr %781, align 4
  %783 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %784 = load i32, ptr %783, align 4
  %785 = xor i32 %782, %784
  %786 = lshr i32 %785, 12
  %787 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %788 = load i32, ptr %787, align 4
  %789 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %790 = load i32, ptr %789, align 4
  %791 = xor i32 %788, %790
  %792 = shl i32 %791, 20
  %793 = or i32 %786, %792
  %794 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  store i32 %793, ptr %794, align 4
  %795 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %796 = load i32, ptr %795, align 4
  %797 = load i32, ptr %12, align 4
  %798 = sext i32 %797 to i64
  %799 = getelementptr inbounds [10 x [16 x i8]], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 0, i64 %798
  %800 = getelementptr inbounds [16 x i8], ptr %799, i64 0, i64 15
  %801 = load i8, ptr %800, align 1
  %802 = zext i8 %801 to i64
  %803 = getelementptr inbounds nuw [16 x i32], ptr %6, i64 0, i64 %802
  %804 = load i32, ptr %803, align 4
  %805 = add i32 %796, %804
  %806 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %807 = load i32, ptr %806, align 4
  %808 = add i32 %807, %805
  store i32 %808, ptr %806, align 4
  %809 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %810 = load i32, ptr %809, align 4
  %811 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %812 = load i32, ptr %811, align 4
  %813 = xor i32 %810, %812
  %814 = lshr i32 %813, 8
  %815 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %816 = load i32, ptr %815, align 4
  %817 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 3
  %818 = load i32, ptr %817, align 4
  %819 = xor i32 %816, %818
  %820 = shl i32 %819, 24
  %821 = or i32 %814, %820
  %822 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  store i32 %821, ptr %822, align 4
  %823 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 14
  %824 = load i32, ptr %823, align 4
  %825 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %826 = load i32, ptr %825, align 4
  %827 = add i32 %826, %824
  store i32 %827, ptr %825, align 4
  %828 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %829 = load i32, ptr %828, align 4
  %830 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %831 = load i32, ptr %830, align 4
  %832 = xor i32 %829, %831
  %833 = lshr i32 %832, 7
  %834 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  %835 = load i32, ptr %834, align 4
  %836 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 9
  %837 = load i32, ptr %836, align 4
  %838 = xor i32 %835, %837
  %839 = shl i32 %838, 25
  %840 = or i32 %833, %839
  %841 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 4
  store i32 %840, ptr %841, align 4
  br label %842

842:                                              ; preds = %89
  %843 = load i32, ptr %12, align 4
  %844 = add nsw i32 %843, 1
  store i32 %844, ptr %12, align 4
  br label %86, !llvm.loop !8

845:                                              ; preds = %86
  store i32 0, ptr %13, align 4
  br label %846

846:                                              ; preds = %872, %845
  %847 = load i32, ptr %13, align 4
  %848 = icmp slt i32 %847, 8
  br i1 %848, label %849, label %875

849:                                              ; preds = %846
  %850 = load i32, ptr %13, align 4
  %851 = sext i32 %850 to i64
  %852 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %851
  %853 = load i32, ptr %852, align 4
  %854 = load i32, ptr %13, align 4
  %855 = sext i32 %854 to i64
  %856 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %855
  %857 = load i32, ptr %856, align 4
  %858 = xor i32 %853, %857
  %859 = load i32, ptr %13, align 4
  %860 = add nsw i32 %859, 8
  %861 = sext i32 %860 to i64
  %862 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %861
  %863 = load i32, ptr %862, align 4
  %864 = xor i32 %858, %863
  %865 = load ptr, ptr %4, align 8
  %866 = load i32, ptr %5, align 4
  %867 = mul nsw i32 %866, 8
  %868 = load i32, ptr %13, align 4
  %869 = add nsw i32 %867, %868
  %870 = sext i32 %869 to i64
  %871 = getelementptr inbounds i32, ptr %865, i64 %870
  store i32 %864, ptr %871, align 4
  br label %872

872:                                              ; preds = %849
  %873 = load i32, ptr %13, align 4
  %874 = add nsw i32 %873, 1
  store i32 %874, ptr %13, align 4
  br label %846, !llvm.loop !9

875:                                              ; preds = %846
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z7keccakfPy(ptr noundef %0) #1 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca [5 x i64], align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %20

20:                                               ; preds = %220, %1
  %21 = load i32, ptr %7, align 4
  %22 = icmp slt i32 %21, 24
  br i1 %22, label %23, label %223

23:                                               ; preds = %20
  store i32 0, ptr %9, align 4
  br label %24

24:                                               ; preds = %64, %23
  %25 = load i32, ptr %9, align 4
  %26 = icmp slt i32 %25, 5
  br i1 %26, label %27, label %67

27:                                               ; preds = %24
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i64, ptr %28, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %9, align 4
  %35 = add nsw i32 %34, 5
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i64, ptr %33, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = xor i64 %32, %38
  %40 = load ptr, ptr %6, align 8
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %41, 10
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i64, ptr %40, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = xor i64 %39, %45
  %47 = load ptr, ptr %6, align 8
  %48 = load i32, ptr %9, align 4
  %49 = add nsw i32 %48, 15
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr %47, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = xor i64 %46, %52
  %54 = load ptr, ptr %6, align 8
  %55 = load i32, ptr %9, align 4
  %56 = add nsw i32 %55, 20
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i64, ptr %54, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = xor i64 %53, %59
  %61 = load i32, ptr %9, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %62
  store i64 %60, ptr %63, align 8
  br label %64

64:                                               ; preds = %27
  %65 = load i32, ptr %9, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %9, align 4
  br label %24, !llvm.loop !10

67:                                               ; preds = %24
  store i32 0, ptr %10, align 4
  br label %68

68:                                               ; preds = %112, %67
  %69 = load i32, ptr %10, align 4
  %70 = icmp slt i32 %69, 5
  br i1 %70, label %71, label %115

71:                                               ; preds = %68
  %72 = load i32, ptr %10, align 4
  %73 = add nsw i32 %72, 4
  %74 = srem i32 %73, 5
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = load i32, ptr %10, align 4
  %79 = add nsw i32 %78, 1
  %80 = srem i32 %79, 5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %81
  %83 = load i64, ptr %82, align 8
  store i64 %83, ptr %2, align 8
  store i32 1, ptr %3, align 4
  %84 = load i64, ptr %2, align 8
  %85 = load i32, ptr %3, align 4
  %86 = zext i32 %85 to i64
  %87 = shl i64 %84, %86
  %88 = load i64, ptr %2, align 8
  %89 = load i32, ptr %3, align 4
  %90 = sub nsw i32 64, %89
  %91 = zext i32 %90 to i64
  %92 = lshr i64 %88, %91
  %93 = or i64 %87, %92
  %94 = xor i64 %77, %93
  store i64 %94, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %95

95:                                               ; preds = %108, %71
  %96 = load i32, ptr %12, align 4
  %97 = icmp slt i32 %96, 25
  br i1 %97, label %98, label %111

98:                                               ; preds = %95
  %99 = load i64, ptr %11, align 8
  %100 = load ptr, ptr %6, align 8
  %101 = load i32, ptr %12, align 4
  %102 = load i32, ptr %10, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i64, ptr %100, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = xor i64 %106, %99
  store i64 %107, ptr %105, align 8
  br label %108

108:                                              ; preds = %98
  %109 = load i32, ptr %12, align 4
  %110 = add nsw i32 %109, 5
  store i32 %110, ptr %12, align 4
  br label %95, !llvm.loop !11

111:                                              ; preds = %95
  br label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %10, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %10, align 4
  br label %68, !llvm.loop !12

115:                                              ; preds = %68
  %116 = load ptr, ptr %6, align 8
  %117 = getelementptr inbounds i64, ptr %116, i64 1
  %118 = load i64, ptr %117, align 8
  store i64 %118, ptr %13, align 8
  store i32 0, ptr %14, align 4
  br label %119

119:                                              ; preds = %152, %115
  %120 = load i32, ptr %14, align 4
  %121 = icmp slt i32 %120, 24
  br i1 %121, label %122, label %155

122:                                              ; preds = %119
  %123 = load i32, ptr %14, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [24 x i32], ptr addrspacecast (ptr addrspace(4) @piln to ptr), i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  store i32 %126, ptr %15, align 4
  %127 = load ptr, ptr %6, align 8
  %128 = load i32, ptr %15, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i64, ptr %127, i64 %129
  %131 = load i64, ptr %130, align 8
  store i64 %131, ptr %16, align 8
  %132 = load i64, ptr %13, align 8
  %133 = load i32, ptr %14, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [24 x i32], ptr addrspacecast (ptr addrspace(4) @rotc to ptr), i64 0, i64 %134
  %136 = load i32, ptr %135, align 4
  store i64 %132, ptr %4, align 8
  store i32 %136, ptr %5, align 4
  %137 = load i64, ptr %4, align 8
  %138 = load i32, ptr %5, align 4
  %139 = zext i32 %138 to i64
  %140 = shl i64 %137, %139
  %141 = load i64, ptr %4, align 8
  %142 = load i32, ptr %5, align 4
  %143 = sub nsw i32 64, %142
  %144 = zext i32 %143 to i64
  %145 = lshr i64 %141, %144
  %146 = or i64 %140, %145
  %147 = load ptr, ptr %6, align 8
  %148 = load i32, ptr %15, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i64, ptr %147, i64 %149
  store i64 %146, ptr %150, align 8
  %151 = load i64, ptr %16, align 8
  store i64 %151, ptr %13, align 8
  br label %152

152:                                              ; preds = %122
  %153 = load i32, ptr %14, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %14, align 4
  br label %119, !llvm.loop !13

155:                                              ; preds = %119
  store i32 0, ptr %17, align 4
  br label %156

156:                                              ; preds = %208, %155
  %157 = load i32, ptr %17, align 4
  %158 = icmp slt i32 %157, 25
  br i1 %158, label %159, label %211

159:                                              ; preds = %156
  store i32 0, ptr %18, align 4
  br label %160

160:                                              ; preds = %174, %159
  %161 = load i32, ptr %18, align 4
  %162 = icmp slt i32 %161, 5
  br i1 %162, label %163, label %177

163:                                              ; preds = %160
  %164 = load ptr, ptr %6, align 8
  %165 = load i32, ptr %17, align 4
  %166 = load i32, ptr %18, align 4
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i64, ptr %164, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = load i32, ptr %18, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %172
  store i64 %170, ptr %173, align 8
  br label %174

174:                                              ; preds = %163
  %175 = load i32, ptr %18, align 4
  %176 = add nsw i32 %175, 1
  store i32 %176, ptr %18, align 4
  br label %160, !llvm.loop !14

177:                                              ; preds = %160
  store i32 0, ptr %19, align 4
  br label %178

178:                                              ; preds = %204, %177
  %179 = load i32, ptr %19, align 4
  %180 = icmp slt i32 %179, 5
  br i1 %180, label %181, label %207

181:                                              ; preds = %178
  %182 = load i32, ptr %19, align 4
  %183 = add nsw i32 %182, 1
  %184 = srem i32 %183, 5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = xor i64 %187, -1
  %189 = load i32, ptr %19, align 4
  %190 = add nsw i32 %189, 2
  %191 = srem i32 %190, 5
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = and i64 %188, %194
  %196 = load ptr, ptr %6, align 8
  %197 = load i32, ptr %17, align 4
  %198 = load i32, ptr %19, align 4
  %199 = add nsw i32 %197, %198
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds i64, ptr %196, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = xor i64 %202, %195
  store i64 %203, ptr %201, align 8
  br label %204

204:                                              ; preds = %181
  %205 = load i32, ptr %19, align 4
  %206 = add nsw i32 %205, 1
  store i32 %206, ptr %19, align 4
  br label %178, !llvm.loop !15

207:                                              ; preds = %178
  br label %208

208:                                              ; preds = %207
  %209 = load i32, ptr %17, align 4
  %210 = add nsw i32 %209, 5
  store i32 %210, ptr %17, align 4
  br label %156, !llvm.loop !16

211:                                              ; preds = %156
  %212 = load i32, ptr %7, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [24 x i64], ptr addrspacecast (ptr addrspace(4) @rc to ptr), i64 0, i64 %213
  %215 = load i64, ptr %214, align 8
  %216 = load ptr, ptr %6, align 8
  %217 = getelementptr inbounds i64, ptr %216, i64 0
  %218 = load i64, ptr %217, align 8
  %219 = xor i64 %218, %215
  store i64 %219, ptr %217, align 8
  br label %220

220:                                              ; preds = %211
  %221 = load i32, ptr %7, align 4
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %7, align 4
  br label %20, !llvm.loop !17

223:                                              ; preds = %20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sha3_256(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [25 x i64], align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 200, i1 false)
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %29, %2
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %17, label %32

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 %19, 4
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %18, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 %27
  store i64 %25, ptr %28, align 8
  br label %29

29:                                               ; preds = %17
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %14, !llvm.loop !18

32:                                               ; preds = %14
  %33 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 4
  store i64 6, ptr %33, align 8
  %34 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 16
  store i64 -9223372036854775808, ptr %34, align 8
  %35 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 0
  call void @_Z7keccakfPy(ptr noundef %35) #4
  store i32 0, ptr %8, align 4
  br label %36

36:                                               ; preds = %51, %32
  %37 = load i32, ptr %8, align 4
  %38 = icmp slt i32 %37, 4
  br i1 %38, label %39, label %54

39:                                               ; preds = %36
  %40 = load i32, ptr %8, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [25 x i64], ptr %6, i64 0, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %5, align 4
  %46 = mul nsw i32 %45, 4
  %47 = load i32, ptr %8, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i64, ptr %44, i64 %49
  store i64 %43, ptr %50, align 8
  br label %51

51:                                               ; preds = %39
  %52 = load i32, ptr %8, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %8, align 4
  br label %36, !llvm.loop !19

54:                                               ; preds = %36
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
