; ModuleID = 'corpus/cuda/cu_blake2s.cu'
source_filename = "corpus/cuda/cu_blake2s.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sigma = dso_local addrspace(4) externally_initialized constant [10 x [16 x i8]] [[16 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F", [16 x i8] c"\0E\0A\04\08\09\0F\0D\06\01\0C\00\02\0B\07\05\03", [16 x i8] c"\0B\08\0C\00\05\02\0F\0D\0A\0E\03\06\07\01\09\04", [16 x i8] c"\07\09\03\01\0D\0C\0B\0E\02\06\05\0A\04\00\0F\08", [16 x i8] c"\09\00\05\07\02\04\0A\0F\0E\01\0B\0C\06\08\03\0D", [16 x i8] c"\02\0C\06\0A\00\0B\08\03\04\0D\07\05\0F\0E\01\09", [16 x i8] c"\0C\05\01\0F\0E\0D\04\0A\00\07\06\03\09\02\08\0B", [16 x i8] c"\0D\0B\07\0E\0C\01\03\09\05\00\0F\04\08\06\02\0A", [16 x i8] c"\06\0F\0E\09\0B\03\00\08\0C\02\0D\07\01\04\0A\05", [16 x i8] c"\0A\02\08\04\07\06\01\05\0F\0B\09\0E\03\0C\0D\00"], align 1
@blake_iv = dso_local addrspace(4) externally_initialized constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@rc = dso_local addrspace(4) externally_initialized constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@rotc = dso_local addrspace(4) externally_initialized constant [24 x i32] [i32 1, i32 3, i32 6, i32 10, i32 15, i32 21, i32 28, i32 36, i32 45, i32 55, i32 2, i32 14, i32 27, i32 41, i32 56, i32 8, i32 25, i32 43, i32 62, i32 18, i32 39, i32 61, i32 20, i32 44], align 4
@piln = dso_local addrspace(4) externally_initialized constant [24 x i32] [i32 10, i32 7, i32 11, i32 17, i32 18, i32 3, i32 5, i32 16, i32 8, i32 21, i32 24, i32 4, i32 15, i32 23, i32 19, i32 13, i32 12, i32 2, i32 20, i32 14, i32 22, i32 9, i32 6, i32 1], align 4
@llvm.compiler.used = appending global [5 x ptr] [ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), ptr addrspacecast (ptr addrspace(4) @piln to ptr), ptr addrspacecast (ptr addrspace(4) @rc to ptr), ptr addrspacecast (ptr addrspace(4) @rotc to ptr), ptr addrspacecast (ptr addrspace(4) @sigma to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @blake2s_hash(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %9 = shl nsw i32 %8, 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %12, ptr %3, align 4, !tbaa !4
  %13 = sext i32 %9 to i64
  %14 = getelementptr i32, ptr %0, i64 %13
  %15 = getelementptr i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = sext i32 %9 to i64
  %19 = getelementptr i32, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 8
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = sext i32 %9 to i64
  %24 = getelementptr i32, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %26, ptr %27, align 4, !tbaa !4
  %28 = sext i32 %9 to i64
  %29 = getelementptr i32, ptr %0, i64 %28
  %30 = getelementptr i8, ptr %29, i64 16
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %31, ptr %32, align 4, !tbaa !4
  %33 = sext i32 %9 to i64
  %34 = getelementptr i32, ptr %0, i64 %33
  %35 = getelementptr i8, ptr %34, i64 20
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %36, ptr %37, align 4, !tbaa !4
  %38 = sext i32 %9 to i64
  %39 = getelementptr i32, ptr %0, i64 %38
  %40 = getelementptr i8, ptr %39, i64 24
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %41, ptr %42, align 4, !tbaa !4
  %43 = sext i32 %9 to i64
  %44 = getelementptr i32, ptr %0, i64 %43
  %45 = getelementptr i8, ptr %44, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 %46, ptr %47, align 4, !tbaa !4
  %48 = sext i32 %9 to i64
  %49 = getelementptr i32, ptr %0, i64 %48
  %50 = getelementptr i8, ptr %49, i64 32
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 %51, ptr %52, align 4, !tbaa !4
  %53 = sext i32 %9 to i64
  %54 = getelementptr i32, ptr %0, i64 %53
  %55 = getelementptr i8, ptr %54, i64 36
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store i32 %56, ptr %57, align 4, !tbaa !4
  %58 = sext i32 %9 to i64
  %59 = getelementptr i32, ptr %0, i64 %58
  %60 = getelementptr i8, ptr %59, i64 40
  %61 = load i32, ptr %60, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 %61, ptr %62, align 4, !tbaa !4
  %63 = sext i32 %9 to i64
  %64 = getelementptr i32, ptr %0, i64 %63
  %65 = getelementptr i8, ptr %64, i64 44
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store i32 %66, ptr %67, align 4, !tbaa !4
  %68 = sext i32 %9 to i64
  %69 = getelementptr i32, ptr %0, i64 %68
  %70 = getelementptr i8, ptr %69, i64 48
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i32 %71, ptr %72, align 4, !tbaa !4
  %73 = sext i32 %9 to i64
  %74 = getelementptr i32, ptr %0, i64 %73
  %75 = getelementptr i8, ptr %74, i64 52
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store i32 %76, ptr %77, align 4, !tbaa !4
  %78 = sext i32 %9 to i64
  %79 = getelementptr i32, ptr %0, i64 %78
  %80 = getelementptr i8, ptr %79, i64 56
  %81 = load i32, ptr %80, align 4, !tbaa !4
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i32 %81, ptr %82, align 4, !tbaa !4
  %83 = sext i32 %9 to i64
  %84 = getelementptr i32, ptr %0, i64 %83
  %85 = getelementptr i8, ptr %84, i64 60
  %86 = load i32, ptr %85, align 4, !tbaa !4
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 60
  store i32 %86, ptr %87, align 4, !tbaa !4
  %88 = load i32, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), align 4, !tbaa !4
  %89 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 4), align 4, !tbaa !4
  %90 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 8), align 4, !tbaa !4
  %91 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 12), align 4, !tbaa !4
  %92 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 16), align 4, !tbaa !4
  %93 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 20), align 4, !tbaa !4
  %94 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 24), align 4, !tbaa !4
  %95 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 28), align 4, !tbaa !4
  %96 = xor i32 %88, 16842784
  %97 = xor i32 %92, 64
  %98 = xor i32 %94, -1
  br label %140

99:                                               ; preds = %140
  %100 = shl nsw i32 %8, 3
  %101 = xor i32 %273, %96
  %102 = xor i32 %101, %324
  %103 = sext i32 %100 to i64
  %104 = getelementptr inbounds i32, ptr %1, i64 %103
  store i32 %102, ptr %104, align 4, !tbaa !4
  %105 = xor i32 %297, %89
  %106 = xor i32 %105, %348
  %107 = sext i32 %100 to i64
  %108 = getelementptr i32, ptr %1, i64 %107
  %109 = getelementptr i8, ptr %108, i64 4
  store i32 %106, ptr %109, align 4, !tbaa !4
  %110 = xor i32 %321, %90
  %111 = xor i32 %110, %276
  %112 = sext i32 %100 to i64
  %113 = getelementptr i32, ptr %1, i64 %112
  %114 = getelementptr i8, ptr %113, i64 8
  store i32 %111, ptr %114, align 4, !tbaa !4
  %115 = xor i32 %345, %91
  %116 = xor i32 %115, %300
  %117 = sext i32 %100 to i64
  %118 = getelementptr i32, ptr %1, i64 %117
  %119 = getelementptr i8, ptr %118, i64 12
  store i32 %116, ptr %119, align 4, !tbaa !4
  %120 = xor i32 %350, %92
  %121 = xor i32 %120, %299
  %122 = sext i32 %100 to i64
  %123 = getelementptr i32, ptr %1, i64 %122
  %124 = getelementptr i8, ptr %123, i64 16
  store i32 %121, ptr %124, align 4, !tbaa !4
  %125 = xor i32 %278, %93
  %126 = xor i32 %125, %323
  %127 = sext i32 %100 to i64
  %128 = getelementptr i32, ptr %1, i64 %127
  %129 = getelementptr i8, ptr %128, i64 20
  store i32 %126, ptr %129, align 4, !tbaa !4
  %130 = xor i32 %302, %94
  %131 = xor i32 %130, %347
  %132 = sext i32 %100 to i64
  %133 = getelementptr i32, ptr %1, i64 %132
  %134 = getelementptr i8, ptr %133, i64 24
  store i32 %131, ptr %134, align 4, !tbaa !4
  %135 = xor i32 %326, %95
  %136 = xor i32 %135, %275
  %137 = sext i32 %100 to i64
  %138 = getelementptr i32, ptr %1, i64 %137
  %139 = getelementptr i8, ptr %138, i64 28
  store i32 %136, ptr %139, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

140:                                              ; preds = %2, %140
  %141 = phi i32 [ 0, %2 ], [ %351, %140 ]
  %142 = phi i32 [ %92, %2 ], [ %350, %140 ]
  %143 = phi i32 [ %96, %2 ], [ %273, %140 ]
  %144 = phi i32 [ %97, %2 ], [ %299, %140 ]
  %145 = phi i32 [ %88, %2 ], [ %324, %140 ]
  %146 = phi i32 [ %93, %2 ], [ %278, %140 ]
  %147 = phi i32 [ %89, %2 ], [ %297, %140 ]
  %148 = phi i32 [ %93, %2 ], [ %323, %140 ]
  %149 = phi i32 [ %89, %2 ], [ %348, %140 ]
  %150 = phi i32 [ %94, %2 ], [ %302, %140 ]
  %151 = phi i32 [ %90, %2 ], [ %321, %140 ]
  %152 = phi i32 [ %98, %2 ], [ %347, %140 ]
  %153 = phi i32 [ %90, %2 ], [ %276, %140 ]
  %154 = phi i32 [ %95, %2 ], [ %326, %140 ]
  %155 = phi i32 [ %91, %2 ], [ %345, %140 ]
  %156 = phi i32 [ %95, %2 ], [ %275, %140 ]
  %157 = phi i32 [ %91, %2 ], [ %300, %140 ]
  %158 = zext nneg i32 %141 to i64
  %159 = getelementptr inbounds nuw [16 x i8], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 %158
  %160 = load i8, ptr %159, align 1, !tbaa !8
  %161 = zext i8 %160 to i64
  %162 = getelementptr inbounds nuw i32, ptr %3, i64 %161
  %163 = load i32, ptr %162, align 4, !tbaa !4
  %164 = add i32 %163, %142
  %165 = add i32 %164, %143
  %166 = xor i32 %144, %165
  %167 = tail call i32 @llvm.fshl.i32(i32 %166, i32 %166, i32 16)
  %168 = add i32 %145, %167
  %169 = xor i32 %168, %142
  %170 = tail call i32 @llvm.fshl.i32(i32 %169, i32 %169, i32 20)
  %171 = getelementptr inbounds nuw i8, ptr %159, i64 1
  %172 = load i8, ptr %171, align 1, !tbaa !8
  %173 = zext i8 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr %3, i64 %173
  %175 = load i32, ptr %174, align 4, !tbaa !4
  %176 = add i32 %170, %165
  %177 = add i32 %176, %175
  %178 = xor i32 %177, %167
  %179 = tail call i32 @llvm.fshl.i32(i32 %178, i32 %178, i32 24)
  %180 = add i32 %179, %168
  %181 = xor i32 %180, %170
  %182 = tail call i32 @llvm.fshl.i32(i32 %181, i32 %181, i32 25)
  %183 = getelementptr inbounds nuw i8, ptr %159, i64 2
  %184 = load i8, ptr %183, align 1, !tbaa !8
  %185 = zext i8 %184 to i64
  %186 = getelementptr inbounds nuw i32, ptr %3, i64 %185
  %187 = load i32, ptr %186, align 4, !tbaa !4
  %188 = add i32 %187, %146
  %189 = add i32 %188, %147
  %190 = xor i32 %148, %189
  %191 = tail call i32 @llvm.fshl.i32(i32 %190, i32 %190, i32 16)
  %192 = add i32 %149, %191
  %193 = xor i32 %192, %146
  %194 = tail call i32 @llvm.fshl.i32(i32 %193, i32 %193, i32 20)
  %195 = getelementptr inbounds nuw i8, ptr %159, i64 3
  %196 = load i8, ptr %195, align 1, !tbaa !8
  %197 = zext i8 %196 to i64
  %198 = getelementptr inbounds nuw i32, ptr %3, i64 %197
  %199 = load i32, ptr %198, align 4, !tbaa !4
  %200 = add i32 %194, %189
  %201 = add i32 %200, %199
  %202 = xor i32 %201, %191
  %203 = tail call i32 @llvm.fshl.i32(i32 %202, i32 %202, i32 24)
  %204 = add i32 %203, %192
  %205 = xor i32 %204, %194
  %206 = tail call i32 @llvm.fshl.i32(i32 %205, i32 %205, i32 25)
  %207 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %208 = load i8, ptr %207, align 1, !tbaa !8
  %209 = zext i8 %208 to i64
  %210 = getelementptr inbounds nuw i32, ptr %3, i64 %209
  %211 = load i32, ptr %210, align 4, !tbaa !4
  %212 = add i32 %211, %150
  %213 = add i32 %212, %151
  %214 = xor i32 %152, %213
  %215 = tail call i32 @llvm.fshl.i32(i32 %214, i32 %214, i32 16)
  %216 = add i32 %153, %215
  %217 = xor i32 %216, %150
  %218 = tail call i32 @llvm.fshl.i32(i32 %217, i32 %217, i32 20)
  %219 = getelementptr inbounds nuw i8, ptr %159, i64 5
  %220 = load i8, ptr %219, align 1, !tbaa !8
  %221 = zext i8 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr %3, i64 %221
  %223 = load i32, ptr %222, align 4, !tbaa !4
  %224 = add i32 %218, %213
  %225 = add i32 %224, %223
  %226 = xor i32 %225, %215
  %227 = tail call i32 @llvm.fshl.i32(i32 %226, i32 %226, i32 24)
  %228 = add i32 %227, %216
  %229 = xor i32 %228, %218
  %230 = tail call i32 @llvm.fshl.i32(i32 %229, i32 %229, i32 25)
  %231 = getelementptr inbounds nuw i8, ptr %159, i64 6
  %232 = load i8, ptr %231, align 1, !tbaa !8
  %233 = zext i8 %232 to i64
  %234 = getelementptr inbounds nuw i32, ptr %3, i64 %233
  %235 = load i32, ptr %234, align 4, !tbaa !4
  %236 = add i32 %235, %154
  %237 = add i32 %236, %155
  %238 = xor i32 %156, %237
  %239 = tail call i32 @llvm.fshl.i32(i32 %238, i32 %238, i32 16)
  %240 = add i32 %157, %239
  %241 = xor i32 %240, %154
  %242 = tail call i32 @llvm.fshl.i32(i32 %241, i32 %241, i32 20)
  %243 = getelementptr inbounds nuw i8, ptr %159, i64 7
  %244 = load i8, ptr %243, align 1, !tbaa !8
  %245 = zext i8 %244 to i64
  %246 = getelementptr inbounds nuw i32, ptr %3, i64 %245
  %247 = load i32, ptr %246, align 4, !tbaa !4
  %248 = add i32 %242, %237
  %249 = add i32 %248, %247
  %250 = xor i32 %249, %239
  %251 = tail call i32 @llvm.fshl.i32(i32 %250, i32 %250, i32 24)
  %252 = add i32 %251, %240
  %253 = xor i32 %252, %242
  %254 = tail call i32 @llvm.fshl.i32(i32 %253, i32 %253, i32 25)
  %255 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %256 = load i8, ptr %255, align 1, !tbaa !8
  %257 = zext i8 %256 to i64
  %258 = getelementptr inbounds nuw i32, ptr %3, i64 %257
  %259 = load i32, ptr %258, align 4, !tbaa !4
  %260 = add i32 %206, %177
  %261 = add i32 %260, %259
  %262 = xor i32 %261, %251
  %263 = tail call i32 @llvm.fshl.i32(i32 %262, i32 %262, i32 16)
  %264 = add i32 %263, %228
  %265 = xor i32 %264, %206
  %266 = tail call i32 @llvm.fshl.i32(i32 %265, i32 %265, i32 20)
  %267 = getelementptr inbounds nuw i8, ptr %159, i64 9
  %268 = load i8, ptr %267, align 1, !tbaa !8
  %269 = zext i8 %268 to i64
  %270 = getelementptr inbounds nuw i32, ptr %3, i64 %269
  %271 = load i32, ptr %270, align 4, !tbaa !4
  %272 = add i32 %271, %261
  %273 = add i32 %272, %266
  %274 = xor i32 %273, %263
  %275 = tail call i32 @llvm.fshl.i32(i32 %274, i32 %274, i32 24)
  %276 = add i32 %275, %264
  %277 = xor i32 %276, %266
  %278 = tail call i32 @llvm.fshl.i32(i32 %277, i32 %277, i32 25)
  %279 = getelementptr inbounds nuw i8, ptr %159, i64 10
  %280 = load i8, ptr %279, align 1, !tbaa !8
  %281 = zext i8 %280 to i64
  %282 = getelementptr inbounds nuw i32, ptr %3, i64 %281
  %283 = load i32, ptr %282, align 4, !tbaa !4
  %284 = add i32 %230, %201
  %285 = add i32 %284, %283
  %286 = xor i32 %285, %179
  %287 = tail call i32 @llvm.fshl.i32(i32 %286, i32 %286, i32 16)
  %288 = add i32 %287, %252
  %289 = xor i32 %288, %230
  %290 = tail call i32 @llvm.fshl.i32(i32 %289, i32 %289, i32 20)
  %291 = getelementptr inbounds nuw i8, ptr %159, i64 11
  %292 = load i8, ptr %291, align 1, !tbaa !8
  %293 = zext i8 %292 to i64
  %294 = getelementptr inbounds nuw i32, ptr %3, i64 %293
  %295 = load i32, ptr %294, align 4, !tbaa !4
  %296 = add i32 %295, %285
  %297 = add i32 %296, %290
  %298 = xor i32 %297, %287
  %299 = tail call i32 @llvm.fshl.i32(i32 %298, i32 %298, i32 24)
  %300 = add i32 %299, %288
  %301 = xor i32 %300, %290
  %302 = tail call i32 @llvm.fshl.i32(i32 %301, i32 %301, i32 25)
  %303 = getelementptr inbounds nuw i8, ptr %159, i64 12
  %304 = load i8, ptr %303, align 1, !tbaa !8
  %305 = zext i8 %304 to i64
  %306 = getelementptr inbounds nuw i32, ptr %3, i64 %305
  %307 = load i32, ptr %306, align 4, !tbaa !4
  %308 = add i32 %254, %225
  %309 = add i32 %308, %307
  %310 = xor i32 %309, %203
  %311 = tail call i32 @llvm.fshl.i32(i32 %310, i32 %310, i32 16)
  %312 = add i32 %311, %180
  %313 = xor i32 %312, %254
  %314 = tail call i32 @llvm.fshl.i32(i32 %313, i32 %313, i32 20)
  %315 = getelementptr inbounds nuw i8, ptr %159, i64 13
  %316 = load i8, ptr %315, align 1, !tbaa !8
  %317 = zext i8 %316 to i64
  %318 = getelementptr inbounds nuw i32, ptr %3, i64 %317
  %319 = load i32, ptr %318, align 4, !tbaa !4
  %320 = add i32 %319, %309
  %321 = add i32 %320, %314
  %322 = xor i32 %321, %311
  %323 = tail call i32 @llvm.fshl.i32(i32 %322, i32 %322, i32 24)
  %324 = add i32 %323, %312
  %325 = xor i32 %324, %314
  %326 = tail call i32 @llvm.fshl.i32(i32 %325, i32 %325, i32 25)
  %327 = getelementptr inbounds nuw i8, ptr %159, i64 14
  %328 = load i8, ptr %327, align 1, !tbaa !8
  %329 = zext i8 %328 to i64
  %330 = getelementptr inbounds nuw i32, ptr %3, i64 %329
  %331 = load i32, ptr %330, align 4, !tbaa !4
  %332 = add i32 %249, %182
  %333 = add i32 %332, %331
  %334 = xor i32 %333, %227
  %335 = tail call i32 @llvm.fshl.i32(i32 %334, i32 %334, i32 16)
  %336 = add i32 %335, %204
  %337 = xor i32 %336, %182
  %338 = tail call i32 @llvm.fshl.i32(i32 %337, i32 %337, i32 20)
  %339 = getelementptr inbounds nuw i8, ptr %159, i64 15
  %340 = load i8, ptr %339, align 1, !tbaa !8
  %341 = zext i8 %340 to i64
  %342 = getelementptr inbounds nuw i32, ptr %3, i64 %341
  %343 = load i32, ptr %342, align 4, !tbaa !4
  %344 = add i32 %343, %333
  %345 = add i32 %344, %338
  %346 = xor i32 %345, %335
  %347 = tail call i32 @llvm.fshl.i32(i32 %346, i32 %346, i32 24)
  %348 = add i32 %347, %336
  %349 = xor i32 %348, %338
  %350 = tail call i32 @llvm.fshl.i32(i32 %349, i32 %349, i32 25)
  %351 = add nuw nsw i32 %141, 1
  %352 = icmp eq i32 %351, 10
  br i1 %352, label %99, label %140, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z7keccakfPy(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %0, align 8, !tbaa !11
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load i64, ptr %6, align 8, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i64, ptr %8, align 8, !tbaa !11
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %11 = load i64, ptr %10, align 8, !tbaa !11
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %16 = load i64, ptr %15, align 8, !tbaa !11
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %19 = load i64, ptr %18, align 8, !tbaa !11
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %21 = load i64, ptr %20, align 8, !tbaa !11
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %23 = load i64, ptr %22, align 8, !tbaa !11
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %26 = load i64, ptr %25, align 8, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %28 = load i64, ptr %27, align 8, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %30 = load i64, ptr %29, align 8, !tbaa !11
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = load i64, ptr %31, align 8, !tbaa !11
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %57

56:                                               ; preds = %211
  ret void

57:                                               ; preds = %1, %211
  %58 = phi i64 [ %32, %1 ], [ %259, %211 ]
  %59 = phi i64 [ %30, %1 ], [ %311, %211 ]
  %60 = phi i64 [ %28, %1 ], [ %291, %211 ]
  %61 = phi i64 [ %26, %1 ], [ %271, %211 ]
  %62 = phi i64 [ %23, %1 ], [ %308, %211 ]
  %63 = phi i64 [ %21, %1 ], [ %288, %211 ]
  %64 = phi i64 [ %19, %1 ], [ %268, %211 ]
  %65 = phi i64 [ %16, %1 ], [ %305, %211 ]
  %66 = phi i64 [ %14, %1 ], [ %285, %211 ]
  %67 = phi i64 [ %11, %1 ], [ %302, %211 ]
  %68 = phi i64 [ %9, %1 ], [ %282, %211 ]
  %69 = phi i64 [ %7, %1 ], [ %299, %211 ]
  %70 = phi i64 [ %5, %1 ], [ %279, %211 ]
  %71 = phi i64 [ %3, %1 ], [ %316, %211 ]
  %72 = phi i32 [ 0, %1 ], [ %317, %211 ]
  %73 = load i64, ptr %33, align 8, !tbaa !11
  %74 = xor i64 %73, %71
  %75 = xor i64 %74, %58
  %76 = xor i64 %75, %70
  %77 = xor i64 %76, %69
  %78 = load i64, ptr %2, align 8, !tbaa !11
  %79 = load i64, ptr %34, align 8, !tbaa !11
  %80 = xor i64 %79, %78
  %81 = load i64, ptr %35, align 8, !tbaa !11
  %82 = xor i64 %80, %81
  %83 = xor i64 %82, %68
  %84 = xor i64 %83, %67
  %85 = load i64, ptr %12, align 8, !tbaa !11
  %86 = load i64, ptr %36, align 8, !tbaa !11
  %87 = load i64, ptr %37, align 8, !tbaa !11
  %88 = xor i64 %66, %65
  %89 = xor i64 %88, %85
  %90 = xor i64 %89, %86
  %91 = xor i64 %90, %87
  %92 = load i64, ptr %17, align 8, !tbaa !11
  %93 = load i64, ptr %38, align 8, !tbaa !11
  %94 = xor i64 %64, %63
  %95 = xor i64 %94, %62
  %96 = xor i64 %95, %92
  %97 = xor i64 %96, %93
  %98 = load i64, ptr %24, align 8, !tbaa !11
  %99 = load i64, ptr %39, align 8, !tbaa !11
  %100 = xor i64 %61, %60
  %101 = xor i64 %100, %59
  %102 = xor i64 %101, %98
  %103 = xor i64 %102, %99
  %104 = tail call i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 1)
  %105 = xor i64 %104, %103
  %106 = xor i64 %105, %71
  store i64 %106, ptr %0, align 8, !tbaa !11
  %107 = xor i64 %105, %73
  store i64 %107, ptr %33, align 8, !tbaa !11
  %108 = xor i64 %105, %58
  store i64 %108, ptr %31, align 8, !tbaa !11
  %109 = xor i64 %105, %70
  store i64 %109, ptr %4, align 8, !tbaa !11
  %110 = xor i64 %105, %69
  store i64 %110, ptr %6, align 8, !tbaa !11
  %111 = tail call i64 @llvm.fshl.i64(i64 %91, i64 %91, i64 1)
  %112 = xor i64 %111, %77
  %113 = xor i64 %112, %78
  store i64 %113, ptr %2, align 8, !tbaa !11
  %114 = xor i64 %112, %79
  store i64 %114, ptr %40, align 8, !tbaa !11
  %115 = xor i64 %112, %81
  store i64 %115, ptr %41, align 8, !tbaa !11
  %116 = xor i64 %112, %68
  store i64 %116, ptr %42, align 8, !tbaa !11
  %117 = xor i64 %112, %67
  store i64 %117, ptr %43, align 8, !tbaa !11
  %118 = tail call i64 @llvm.fshl.i64(i64 %97, i64 %97, i64 1)
  %119 = xor i64 %118, %84
  %120 = xor i64 %119, %85
  store i64 %120, ptr %12, align 8, !tbaa !11
  %121 = xor i64 %119, %86
  store i64 %121, ptr %44, align 8, !tbaa !11
  %122 = xor i64 %119, %87
  store i64 %122, ptr %45, align 8, !tbaa !11
  %123 = load i64, ptr %46, align 8, !tbaa !11
  %124 = xor i64 %119, %123
  store i64 %124, ptr %46, align 8, !tbaa !11
  %125 = load i64, ptr %47, align 8, !tbaa !11
  %126 = xor i64 %119, %125
  store i64 %126, ptr %47, align 8, !tbaa !11
  %127 = tail call i64 @llvm.fshl.i64(i64 %103, i64 %103, i64 1)
  %128 = xor i64 %127, %91
  %129 = xor i64 %128, %92
  store i64 %129, ptr %17, align 8, !tbaa !11
  %130 = xor i64 %128, %93
  store i64 %130, ptr %48, align 8, !tbaa !11
  %131 = load i64, ptr %49, align 8, !tbaa !11
  %132 = xor i64 %128, %131
  store i64 %132, ptr %49, align 8, !tbaa !11
  %133 = load i64, ptr %50, align 8, !tbaa !11
  %134 = xor i64 %128, %133
  store i64 %134, ptr %50, align 8, !tbaa !11
  %135 = load i64, ptr %51, align 8, !tbaa !11
  %136 = xor i64 %128, %135
  store i64 %136, ptr %51, align 8, !tbaa !11
  %137 = tail call i64 @llvm.fshl.i64(i64 %77, i64 %77, i64 1)
  %138 = xor i64 %137, %97
  %139 = xor i64 %138, %98
  store i64 %139, ptr %24, align 8, !tbaa !11
  %140 = xor i64 %138, %99
  store i64 %140, ptr %52, align 8, !tbaa !11
  %141 = load i64, ptr %53, align 8, !tbaa !11
  %142 = xor i64 %138, %141
  store i64 %142, ptr %53, align 8, !tbaa !11
  %143 = load i64, ptr %54, align 8, !tbaa !11
  %144 = xor i64 %138, %143
  store i64 %144, ptr %54, align 8, !tbaa !11
  %145 = load i64, ptr %55, align 8, !tbaa !11
  %146 = xor i64 %138, %145
  store i64 %146, ptr %55, align 8, !tbaa !11
  br label %147

147:                                              ; preds = %147, %57
  %148 = phi i32 [ 0, %57 ], [ %209, %147 ]
  %149 = phi i64 [ %113, %57 ], [ %200, %147 ]
  %150 = zext nneg i32 %148 to i64
  %151 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @piln to ptr), i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i64, ptr %0, i64 %153
  %155 = load i64, ptr %154, align 8, !tbaa !11
  %156 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @rotc to ptr), i64 %150
  %157 = load i32, ptr %156, align 4, !tbaa !4
  %158 = zext nneg i32 %157 to i64
  %159 = shl i64 %149, %158
  %160 = sub nsw i32 64, %157
  %161 = zext nneg i32 %160 to i64
  %162 = lshr i64 %149, %161
  %163 = or i64 %162, %159
  store i64 %163, ptr %154, align 8, !tbaa !11
  %164 = or disjoint i32 %148, 1
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @piln to ptr), i64 %165
  %167 = load i32, ptr %166, align 4, !tbaa !4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i64, ptr %0, i64 %168
  %170 = load i64, ptr %169, align 8, !tbaa !11
  %171 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @rotc to ptr), i64 %165
  %172 = load i32, ptr %171, align 4, !tbaa !4
  %173 = zext nneg i32 %172 to i64
  %174 = shl i64 %155, %173
  %175 = sub nsw i32 64, %172
  %176 = zext nneg i32 %175 to i64
  %177 = lshr i64 %155, %176
  %178 = or i64 %177, %174
  store i64 %178, ptr %169, align 8, !tbaa !11
  %179 = or disjoint i32 %148, 2
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @piln to ptr), i64 %180
  %182 = load i32, ptr %181, align 4, !tbaa !4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds i64, ptr %0, i64 %183
  %185 = load i64, ptr %184, align 8, !tbaa !11
  %186 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @rotc to ptr), i64 %180
  %187 = load i32, ptr %186, align 4, !tbaa !4
  %188 = zext nneg i32 %187 to i64
  %189 = shl i64 %170, %188
  %190 = sub nsw i32 64, %187
  %191 = zext nneg i32 %190 to i64
  %192 = lshr i64 %170, %191
  %193 = or i64 %192, %189
  store i64 %193, ptr %184, align 8, !tbaa !11
  %194 = or disjoint i32 %148, 3
  %195 = zext nneg i32 %194 to i64
  %196 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @piln to ptr), i64 %195
  %197 = load i32, ptr %196, align 4, !tbaa !4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i64, ptr %0, i64 %198
  %200 = load i64, ptr %199, align 8, !tbaa !11
  %201 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @rotc to ptr), i64 %195
  %202 = load i32, ptr %201, align 4, !tbaa !4
  %203 = zext nneg i32 %202 to i64
  %204 = shl i64 %185, %203
  %205 = sub nsw i32 64, %202
  %206 = zext nneg i32 %205 to i64
  %207 = lshr i64 %185, %206
  %208 = or i64 %207, %204
  store i64 %208, ptr %199, align 8, !tbaa !11
  %209 = add nuw nsw i32 %148, 4
  %210 = icmp eq i32 %209, 24
  br i1 %210, label %211, label %147, !llvm.loop !13

211:                                              ; preds = %147
  %212 = load i64, ptr %0, align 8, !tbaa !11
  %213 = load i64, ptr %2, align 8, !tbaa !11
  %214 = load i64, ptr %12, align 8, !tbaa !11
  %215 = load i64, ptr %17, align 8, !tbaa !11
  %216 = load i64, ptr %24, align 8, !tbaa !11
  %217 = xor i64 %213, -1
  %218 = and i64 %214, %217
  %219 = xor i64 %212, %218
  store i64 %219, ptr %0, align 8, !tbaa !11
  %220 = xor i64 %214, -1
  %221 = and i64 %215, %220
  %222 = xor i64 %213, %221
  store i64 %222, ptr %2, align 8, !tbaa !11
  %223 = xor i64 %215, -1
  %224 = and i64 %216, %223
  %225 = xor i64 %214, %224
  store i64 %225, ptr %12, align 8, !tbaa !11
  %226 = xor i64 %216, -1
  %227 = and i64 %212, %226
  %228 = xor i64 %215, %227
  store i64 %228, ptr %17, align 8, !tbaa !11
  %229 = xor i64 %212, -1
  %230 = and i64 %213, %229
  %231 = xor i64 %216, %230
  store i64 %231, ptr %24, align 8, !tbaa !11
  %232 = load i64, ptr %33, align 8, !tbaa !11
  %233 = load i64, ptr %40, align 8, !tbaa !11
  %234 = load i64, ptr %44, align 8, !tbaa !11
  %235 = load i64, ptr %48, align 8, !tbaa !11
  %236 = load i64, ptr %52, align 8, !tbaa !11
  %237 = xor i64 %233, -1
  %238 = and i64 %234, %237
  %239 = xor i64 %232, %238
  store i64 %239, ptr %33, align 8, !tbaa !11
  %240 = xor i64 %234, -1
  %241 = and i64 %235, %240
  %242 = xor i64 %233, %241
  store i64 %242, ptr %40, align 8, !tbaa !11
  %243 = xor i64 %235, -1
  %244 = and i64 %236, %243
  %245 = xor i64 %234, %244
  store i64 %245, ptr %44, align 8, !tbaa !11
  %246 = xor i64 %236, -1
  %247 = and i64 %232, %246
  %248 = xor i64 %235, %247
  store i64 %248, ptr %48, align 8, !tbaa !11
  %249 = xor i64 %232, -1
  %250 = and i64 %233, %249
  %251 = xor i64 %236, %250
  store i64 %251, ptr %52, align 8, !tbaa !11
  %252 = load i64, ptr %31, align 8, !tbaa !11
  %253 = load i64, ptr %41, align 8, !tbaa !11
  %254 = load i64, ptr %45, align 8, !tbaa !11
  %255 = load i64, ptr %49, align 8, !tbaa !11
  %256 = load i64, ptr %53, align 8, !tbaa !11
  %257 = xor i64 %253, -1
  %258 = and i64 %254, %257
  %259 = xor i64 %252, %258
  store i64 %259, ptr %31, align 8, !tbaa !11
  %260 = xor i64 %254, -1
  %261 = and i64 %255, %260
  %262 = xor i64 %253, %261
  store i64 %262, ptr %41, align 8, !tbaa !11
  %263 = xor i64 %255, -1
  %264 = and i64 %256, %263
  %265 = xor i64 %254, %264
  store i64 %265, ptr %45, align 8, !tbaa !11
  %266 = xor i64 %256, -1
  %267 = and i64 %252, %266
  %268 = xor i64 %255, %267
  store i64 %268, ptr %49, align 8, !tbaa !11
  %269 = xor i64 %252, -1
  %270 = and i64 %253, %269
  %271 = xor i64 %256, %270
  store i64 %271, ptr %53, align 8, !tbaa !11
  %272 = load i64, ptr %4, align 8, !tbaa !11
  %273 = load i64, ptr %42, align 8, !tbaa !11
  %274 = load i64, ptr %46, align 8, !tbaa !11
  %275 = load i64, ptr %50, align 8, !tbaa !11
  %276 = load i64, ptr %54, align 8, !tbaa !11
  %277 = xor i64 %273, -1
  %278 = and i64 %274, %277
  %279 = xor i64 %272, %278
  store i64 %279, ptr %4, align 8, !tbaa !11
  %280 = xor i64 %274, -1
  %281 = and i64 %275, %280
  %282 = xor i64 %273, %281
  store i64 %282, ptr %42, align 8, !tbaa !11
  %283 = xor i64 %275, -1
  %284 = and i64 %276, %283
  %285 = xor i64 %274, %284
  store i64 %285, ptr %46, align 8, !tbaa !11
  %286 = xor i64 %276, -1
  %287 = and i64 %272, %286
  %288 = xor i64 %275, %287
  store i64 %288, ptr %50, align 8, !tbaa !11
  %289 = xor i64 %272, -1
  %290 = and i64 %273, %289
  %291 = xor i64 %276, %290
  store i64 %291, ptr %54, align 8, !tbaa !11
  %292 = load i64, ptr %6, align 8, !tbaa !11
  %293 = load i64, ptr %43, align 8, !tbaa !11
  %294 = load i64, ptr %47, align 8, !tbaa !11
  %295 = load i64, ptr %51, align 8, !tbaa !11
  %296 = load i64, ptr %55, align 8, !tbaa !11
  %297 = xor i64 %293, -1
  %298 = and i64 %294, %297
  %299 = xor i64 %292, %298
  store i64 %299, ptr %6, align 8, !tbaa !11
  %300 = xor i64 %294, -1
  %301 = and i64 %295, %300
  %302 = xor i64 %293, %301
  store i64 %302, ptr %43, align 8, !tbaa !11
  %303 = xor i64 %295, -1
  %304 = and i64 %296, %303
  %305 = xor i64 %294, %304
  store i64 %305, ptr %47, align 8, !tbaa !11
  %306 = xor i64 %296, -1
  %307 = and i64 %292, %306
  %308 = xor i64 %295, %307
  store i64 %308, ptr %51, align 8, !tbaa !11
  %309 = xor i64 %292, -1
  %310 = and i64 %293, %309
  %311 = xor i64 %296, %310
  store i64 %311, ptr %55, align 8, !tbaa !11
  %312 = zext nneg i32 %72 to i64
  %313 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(4) @rc to ptr), i64 %312
  %314 = load i64, ptr %313, align 8, !tbaa !11
  %315 = load i64, ptr %0, align 8, !tbaa !11
  %316 = xor i64 %315, %314
  store i64 %316, ptr %0, align 8, !tbaa !11
  %317 = add nuw nsw i32 %72, 1
  %318 = icmp eq i32 %317, 24
  br i1 %318, label %56, label %57, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha3_256(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [25 x i64], align 8
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %9, i8 0, i64 160, i1 false)
  %10 = shl nsw i32 %8, 2
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8, !tbaa !11
  store i64 %13, ptr %3, align 8, !tbaa !11
  %14 = or disjoint i32 %10, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %0, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !11
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %17, ptr %18, align 8, !tbaa !11
  %19 = or disjoint i32 %10, 2
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i64, ptr %0, i64 %20
  %22 = load i64, ptr %21, align 8, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %22, ptr %23, align 8, !tbaa !11
  %24 = or disjoint i32 %10, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i64, ptr %0, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !11
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %27, ptr %28, align 8, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 6, ptr %29, align 8, !tbaa !11
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 128
  store i64 -9223372036854775808, ptr %30, align 8, !tbaa !11
  call void @_Z7keccakfPy(ptr noundef nonnull %3) #6
  %31 = load i64, ptr %3, align 8, !tbaa !11
  %32 = getelementptr inbounds i64, ptr %1, i64 %11
  store i64 %31, ptr %32, align 8, !tbaa !11
  %33 = load i64, ptr %18, align 8, !tbaa !11
  %34 = getelementptr inbounds i64, ptr %1, i64 %15
  store i64 %33, ptr %34, align 8, !tbaa !11
  %35 = load i64, ptr %23, align 8, !tbaa !11
  %36 = getelementptr inbounds i64, ptr %1, i64 %20
  store i64 %35, ptr %36, align 8, !tbaa !11
  %37 = load i64, ptr %28, align 8, !tbaa !11
  %38 = getelementptr inbounds i64, ptr %1, i64 %25
  store i64 %37, ptr %38, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !6, i64 0}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
