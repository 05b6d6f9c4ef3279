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
  %4 = alloca [16 x i32], align 4
  %5 = alloca [8 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %11 = shl nsw i32 %10, 4
  br label %12

12:                                               ; preds = %2, %12
  %13 = phi i32 [ 0, %2 ], [ %20, %12 ]
  %14 = add nuw nsw i32 %13, %11
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = zext nneg i32 %13 to i64
  %19 = getelementptr inbounds nuw i32, ptr %3, i64 %18
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = add nuw nsw i32 %13, 1
  %21 = icmp eq i32 %20, 16
  br i1 %21, label %25, label %12, !llvm.loop !8

22:                                               ; preds = %25
  %23 = load i32, ptr %5, align 4, !tbaa !4
  %24 = xor i32 %23, 16842784
  store i32 %24, ptr %5, align 4, !tbaa !4
  br label %69

25:                                               ; preds = %12, %25
  %26 = phi i32 [ %31, %25 ], [ 0, %12 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  store i32 %29, ptr %30, align 4, !tbaa !4
  %31 = add nuw nsw i32 %26, 1
  %32 = icmp eq i32 %31, 8
  br i1 %32, label %22, label %25, !llvm.loop !11

33:                                               ; preds = %69
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = xor i32 %35, 64
  store i32 %36, ptr %34, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = xor i32 %38, -1
  store i32 %39, ptr %37, align 4, !tbaa !4
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 44
  %53 = load i32, ptr %40, align 4, !tbaa !4
  %54 = load i32, ptr %4, align 4, !tbaa !4
  %55 = load i32, ptr %34, align 4, !tbaa !4
  %56 = load i32, ptr %41, align 4, !tbaa !4
  %57 = load i32, ptr %42, align 4, !tbaa !4
  %58 = load i32, ptr %43, align 4, !tbaa !4
  %59 = load i32, ptr %44, align 4, !tbaa !4
  %60 = load i32, ptr %45, align 4, !tbaa !4
  %61 = load i32, ptr %46, align 4, !tbaa !4
  %62 = load i32, ptr %47, align 4, !tbaa !4
  %63 = load i32, ptr %37, align 4, !tbaa !4
  %64 = load i32, ptr %48, align 4, !tbaa !4
  %65 = load i32, ptr %49, align 4, !tbaa !4
  %66 = load i32, ptr %50, align 4, !tbaa !4
  %67 = load i32, ptr %51, align 4, !tbaa !4
  %68 = load i32, ptr %52, align 4, !tbaa !4
  br label %82

69:                                               ; preds = %22, %69
  %70 = phi i32 [ 0, %22 ], [ %78, %69 ]
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %5, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !4
  %74 = getelementptr inbounds nuw i32, ptr %4, i64 %71
  store i32 %73, ptr %74, align 4, !tbaa !4
  %75 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @blake_iv to ptr), i64 %71
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %74, i64 32
  store i32 %76, ptr %77, align 4, !tbaa !4
  %78 = add nuw nsw i32 %70, 1
  %79 = icmp eq i32 %78, 8
  br i1 %79, label %33, label %69, !llvm.loop !12

80:                                               ; preds = %82
  store i32 %292, ptr %40, align 4, !tbaa !4
  store i32 %215, ptr %4, align 4, !tbaa !4
  store i32 %241, ptr %34, align 4, !tbaa !4
  store i32 %266, ptr %41, align 4, !tbaa !4
  store i32 %220, ptr %42, align 4, !tbaa !4
  store i32 %239, ptr %43, align 4, !tbaa !4
  store i32 %265, ptr %44, align 4, !tbaa !4
  store i32 %290, ptr %45, align 4, !tbaa !4
  store i32 %244, ptr %46, align 4, !tbaa !4
  store i32 %263, ptr %47, align 4, !tbaa !4
  store i32 %289, ptr %37, align 4, !tbaa !4
  store i32 %218, ptr %48, align 4, !tbaa !4
  store i32 %268, ptr %49, align 4, !tbaa !4
  store i32 %287, ptr %50, align 4, !tbaa !4
  store i32 %217, ptr %51, align 4, !tbaa !4
  store i32 %242, ptr %52, align 4, !tbaa !4
  %81 = shl nsw i32 %10, 3
  br label %296

82:                                               ; preds = %33, %82
  %83 = phi i32 [ 0, %33 ], [ %293, %82 ]
  %84 = phi i32 [ %53, %33 ], [ %292, %82 ]
  %85 = phi i32 [ %54, %33 ], [ %215, %82 ]
  %86 = phi i32 [ %55, %33 ], [ %241, %82 ]
  %87 = phi i32 [ %56, %33 ], [ %266, %82 ]
  %88 = phi i32 [ %57, %33 ], [ %220, %82 ]
  %89 = phi i32 [ %58, %33 ], [ %239, %82 ]
  %90 = phi i32 [ %59, %33 ], [ %265, %82 ]
  %91 = phi i32 [ %60, %33 ], [ %290, %82 ]
  %92 = phi i32 [ %61, %33 ], [ %244, %82 ]
  %93 = phi i32 [ %62, %33 ], [ %263, %82 ]
  %94 = phi i32 [ %63, %33 ], [ %289, %82 ]
  %95 = phi i32 [ %64, %33 ], [ %218, %82 ]
  %96 = phi i32 [ %65, %33 ], [ %268, %82 ]
  %97 = phi i32 [ %66, %33 ], [ %287, %82 ]
  %98 = phi i32 [ %67, %33 ], [ %217, %82 ]
  %99 = phi i32 [ %68, %33 ], [ %242, %82 ]
  %100 = zext nneg i32 %83 to i64
  %101 = getelementptr inbounds nuw [16 x i8], ptr addrspacecast (ptr addrspace(4) @sigma to ptr), i64 %100
  %102 = load i8, ptr %101, align 1, !tbaa !13
  %103 = zext i8 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %3, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !4
  %106 = add i32 %105, %84
  %107 = add i32 %106, %85
  %108 = xor i32 %86, %107
  %109 = tail call i32 @llvm.fshl.i32(i32 %108, i32 %108, i32 16)
  %110 = add i32 %87, %109
  %111 = xor i32 %110, %84
  %112 = tail call i32 @llvm.fshl.i32(i32 %111, i32 %111, i32 20)
  %113 = getelementptr inbounds nuw i8, ptr %101, i64 1
  %114 = load i8, ptr %113, align 1, !tbaa !13
  %115 = zext i8 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr %3, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !4
  %118 = add i32 %112, %107
  %119 = add i32 %118, %117
  %120 = xor i32 %119, %109
  %121 = tail call i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 24)
  %122 = add i32 %121, %110
  %123 = xor i32 %122, %112
  %124 = tail call i32 @llvm.fshl.i32(i32 %123, i32 %123, i32 25)
  %125 = getelementptr inbounds nuw i8, ptr %101, i64 2
  %126 = load i8, ptr %125, align 1, !tbaa !13
  %127 = zext i8 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %3, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !4
  %130 = add i32 %129, %88
  %131 = add i32 %130, %89
  %132 = xor i32 %90, %131
  %133 = tail call i32 @llvm.fshl.i32(i32 %132, i32 %132, i32 16)
  %134 = add i32 %91, %133
  %135 = xor i32 %134, %88
  %136 = tail call i32 @llvm.fshl.i32(i32 %135, i32 %135, i32 20)
  %137 = getelementptr inbounds nuw i8, ptr %101, i64 3
  %138 = load i8, ptr %137, align 1, !tbaa !13
  %139 = zext i8 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr %3, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !4
  %142 = add i32 %136, %131
  %143 = add i32 %142, %141
  %144 = xor i32 %143, %133
  %145 = tail call i32 @llvm.fshl.i32(i32 %144, i32 %144, i32 24)
  %146 = add i32 %145, %134
  %147 = xor i32 %146, %136
  %148 = tail call i32 @llvm.fshl.i32(i32 %147, i32 %147, i32 25)
  %149 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %150 = load i8, ptr %149, align 1, !tbaa !13
  %151 = zext i8 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %3, i64 %151
  %153 = load i32, ptr %152, align 4, !tbaa !4
  %154 = add i32 %153, %92
  %155 = add i32 %154, %93
  %156 = xor i32 %94, %155
  %157 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 16)
  %158 = add i32 %95, %157
  %159 = xor i32 %158, %92
  %160 = tail call i32 @llvm.fshl.i32(i32 %159, i32 %159, i32 20)
  %161 = getelementptr inbounds nuw i8, ptr %101, i64 5
  %162 = load i8, ptr %161, align 1, !tbaa !13
  %163 = zext i8 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr %3, i64 %163
  %165 = load i32, ptr %164, align 4, !tbaa !4
  %166 = add i32 %160, %155
  %167 = add i32 %166, %165
  %168 = xor i32 %167, %157
  %169 = tail call i32 @llvm.fshl.i32(i32 %168, i32 %168, i32 24)
  %170 = add i32 %169, %158
  %171 = xor i32 %170, %160
  %172 = tail call i32 @llvm.fshl.i32(i32 %171, i32 %171, i32 25)
  %173 = getelementptr inbounds nuw i8, ptr %101, i64 6
  %174 = load i8, ptr %173, align 1, !tbaa !13
  %175 = zext i8 %174 to i64
  %176 = getelementptr inbounds nuw i32, ptr %3, i64 %175
  %177 = load i32, ptr %176, align 4, !tbaa !4
  %178 = add i32 %177, %96
  %179 = add i32 %178, %97
  %180 = xor i32 %98, %179
  %181 = tail call i32 @llvm.fshl.i32(i32 %180, i32 %180, i32 16)
  %182 = add i32 %99, %181
  %183 = xor i32 %182, %96
  %184 = tail call i32 @llvm.fshl.i32(i32 %183, i32 %183, i32 20)
  %185 = getelementptr inbounds nuw i8, ptr %101, i64 7
  %186 = load i8, ptr %185, align 1, !tbaa !13
  %187 = zext i8 %186 to i64
  %188 = getelementptr inbounds nuw i32, ptr %3, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !4
  %190 = add i32 %184, %179
  %191 = add i32 %190, %189
  %192 = xor i32 %191, %181
  %193 = tail call i32 @llvm.fshl.i32(i32 %192, i32 %192, i32 24)
  %194 = add i32 %193, %182
  %195 = xor i32 %194, %184
  %196 = tail call i32 @llvm.fshl.i32(i32 %195, i32 %195, i32 25)
  %197 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %198 = load i8, ptr %197, align 1, !tbaa !13
  %199 = zext i8 %198 to i64
  %200 = getelementptr inbounds nuw i32, ptr %3, i64 %199
  %201 = load i32, ptr %200, align 4, !tbaa !4
  %202 = add i32 %148, %119
  %203 = add i32 %202, %201
  %204 = xor i32 %203, %193
  %205 = tail call i32 @llvm.fshl.i32(i32 %204, i32 %204, i32 16)
  %206 = add i32 %205, %170
  %207 = xor i32 %206, %148
  %208 = tail call i32 @llvm.fshl.i32(i32 %207, i32 %207, i32 20)
  %209 = getelementptr inbounds nuw i8, ptr %101, i64 9
  %210 = load i8, ptr %209, align 1, !tbaa !13
  %211 = zext i8 %210 to i64
  %212 = getelementptr inbounds nuw i32, ptr %3, i64 %211
  %213 = load i32, ptr %212, align 4, !tbaa !4
  %214 = add i32 %213, %203
  %215 = add i32 %214, %208
  %216 = xor i32 %215, %205
  %217 = tail call i32 @llvm.fshl.i32(i32 %216, i32 %216, i32 24)
  %218 = add i32 %217, %206
  %219 = xor i32 %218, %208
  %220 = tail call i32 @llvm.fshl.i32(i32 %219, i32 %219, i32 25)
  %221 = getelementptr inbounds nuw i8, ptr %101, i64 10
  %222 = load i8, ptr %221, align 1, !tbaa !13
  %223 = zext i8 %222 to i64
  %224 = getelementptr inbounds nuw i32, ptr %3, i64 %223
  %225 = load i32, ptr %224, align 4, !tbaa !4
  %226 = add i32 %172, %143
  %227 = add i32 %226, %225
  %228 = xor i32 %227, %121
  %229 = tail call i32 @llvm.fshl.i32(i32 %228, i32 %228, i32 16)
  %230 = add i32 %229, %194
  %231 = xor i32 %230, %172
  %232 = tail call i32 @llvm.fshl.i32(i32 %231, i32 %231, i32 20)
  %233 = getelementptr inbounds nuw i8, ptr %101, i64 11
  %234 = load i8, ptr %233, align 1, !tbaa !13
  %235 = zext i8 %234 to i64
  %236 = getelementptr inbounds nuw i32, ptr %3, i64 %235
  %237 = load i32, ptr %236, align 4, !tbaa !4
  %238 = add i32 %237, %227
  %239 = add i32 %238, %232
  %240 = xor i32 %239, %229
  %241 = tail call i32 @llvm.fshl.i32(i32 %240, i32 %240, i32 24)
  %242 = add i32 %241, %230
  %243 = xor i32 %242, %232
  %244 = tail call i32 @llvm.fshl.i32(i32 %243, i32 %243, i32 25)
  %245 = getelementptr inbounds nuw i8, ptr %101, i64 12
  %246 = load i8, ptr %245, align 1, !tbaa !13
  %247 = zext i8 %246 to i64
  %248 = getelementptr inbounds nuw i32, ptr %3, i64 %247
  %249 = load i32, ptr %248, align 4, !tbaa !4
  %250 = add i32 %196, %167
  %251 = add i32 %250, %249
  %252 = xor i32 %251, %145
  %253 = tail call i32 @llvm.fshl.i32(i32 %252, i32 %252, i32 16)
  %254 = add i32 %253, %122
  %255 = xor i32 %254, %196
  %256 = tail call i32 @llvm.fshl.i32(i32 %255, i32 %255, i32 20)
  %257 = getelementptr inbounds nuw i8, ptr %101, i64 13
  %258 = load i8, ptr %257, align 1, !tbaa !13
  %259 = zext i8 %258 to i64
  %260 = getelementptr inbounds nuw i32, ptr %3, i64 %259
  %261 = load i32, ptr %260, align 4, !tbaa !4
  %262 = add i32 %261, %251
  %263 = add i32 %262, %256
  %264 = xor i32 %263, %253
  %265 = tail call i32 @llvm.fshl.i32(i32 %264, i32 %264, i32 24)
  %266 = add i32 %265, %254
  %267 = xor i32 %266, %256
  %268 = tail call i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 25)
  %269 = getelementptr inbounds nuw i8, ptr %101, i64 14
  %270 = load i8, ptr %269, align 1, !tbaa !13
  %271 = zext i8 %270 to i64
  %272 = getelementptr inbounds nuw i32, ptr %3, i64 %271
  %273 = load i32, ptr %272, align 4, !tbaa !4
  %274 = add i32 %191, %124
  %275 = add i32 %274, %273
  %276 = xor i32 %275, %169
  %277 = tail call i32 @llvm.fshl.i32(i32 %276, i32 %276, i32 16)
  %278 = add i32 %277, %146
  %279 = xor i32 %278, %124
  %280 = tail call i32 @llvm.fshl.i32(i32 %279, i32 %279, i32 20)
  %281 = getelementptr inbounds nuw i8, ptr %101, i64 15
  %282 = load i8, ptr %281, align 1, !tbaa !13
  %283 = zext i8 %282 to i64
  %284 = getelementptr inbounds nuw i32, ptr %3, i64 %283
  %285 = load i32, ptr %284, align 4, !tbaa !4
  %286 = add i32 %285, %275
  %287 = add i32 %286, %280
  %288 = xor i32 %287, %277
  %289 = tail call i32 @llvm.fshl.i32(i32 %288, i32 %288, i32 24)
  %290 = add i32 %289, %278
  %291 = xor i32 %290, %280
  %292 = tail call i32 @llvm.fshl.i32(i32 %291, i32 %291, i32 25)
  %293 = add nuw nsw i32 %83, 1
  %294 = icmp eq i32 %293, 10
  br i1 %294, label %80, label %82, !llvm.loop !14

295:                                              ; preds = %296
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

296:                                              ; preds = %80, %296
  %297 = phi i32 [ 0, %80 ], [ %310, %296 ]
  %298 = zext nneg i32 %297 to i64
  %299 = getelementptr inbounds nuw i32, ptr %5, i64 %298
  %300 = load i32, ptr %299, align 4, !tbaa !4
  %301 = getelementptr inbounds nuw i32, ptr %4, i64 %298
  %302 = load i32, ptr %301, align 4, !tbaa !4
  %303 = xor i32 %302, %300
  %304 = getelementptr inbounds nuw i8, ptr %301, i64 32
  %305 = load i32, ptr %304, align 4, !tbaa !4
  %306 = xor i32 %303, %305
  %307 = add nuw nsw i32 %297, %81
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds i32, ptr %1, i64 %308
  store i32 %306, ptr %309, align 4, !tbaa !4
  %310 = add nuw nsw i32 %297, 1
  %311 = icmp eq i32 %310, 8
  br i1 %311, label %295, label %296, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z7keccakfPy(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = alloca [5 x i64], align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %5

4:                                                ; preds = %76
  ret void

5:                                                ; preds = %1, %76
  %6 = phi i32 [ 0, %1 ], [ %82, %76 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi i32 [ 0, %5 ], [ %25, %7 ]
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8, !tbaa !16
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %13 = load i64, ptr %12, align 8, !tbaa !16
  %14 = xor i64 %13, %11
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %16 = load i64, ptr %15, align 8, !tbaa !16
  %17 = xor i64 %14, %16
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %19 = load i64, ptr %18, align 8, !tbaa !16
  %20 = xor i64 %17, %19
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 160
  %22 = load i64, ptr %21, align 8, !tbaa !16
  %23 = xor i64 %20, %22
  %24 = getelementptr inbounds nuw i64, ptr %2, i64 %9
  store i64 %23, ptr %24, align 8, !tbaa !16
  %25 = add nuw nsw i32 %8, 1
  %26 = icmp eq i32 %25, 5
  br i1 %26, label %31, label %7, !llvm.loop !18

27:                                               ; preds = %46
  %28 = icmp eq i32 %38, 5
  br i1 %28, label %29, label %31, !llvm.loop !19

29:                                               ; preds = %27
  %30 = load i64, ptr %3, align 8, !tbaa !16
  br label %55

31:                                               ; preds = %7, %27
  %32 = phi i32 [ %38, %27 ], [ 0, %7 ]
  %33 = add nuw nsw i32 %32, 4
  %34 = urem i32 %33, 5
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i64, ptr %2, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = add nuw nsw i32 %32, 1
  %39 = icmp eq i32 %38, 5
  %40 = select i1 %39, i32 0, i32 %38
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i64, ptr %2, i64 %41
  %43 = load i64, ptr %42, align 8, !tbaa !16
  %44 = tail call i64 @llvm.fshl.i64(i64 %43, i64 %43, i64 1)
  %45 = xor i64 %44, %37
  br label %46

46:                                               ; preds = %31, %46
  %47 = phi i32 [ 0, %31 ], [ %53, %46 ]
  %48 = add nuw nsw i32 %47, %32
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr %0, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !16
  %52 = xor i64 %45, %51
  store i64 %52, ptr %50, align 8, !tbaa !16
  %53 = add nuw nsw i32 %47, 5
  %54 = icmp samesign ult i32 %47, 20
  br i1 %54, label %46, label %27, !llvm.loop !20

55:                                               ; preds = %29, %55
  %56 = phi i32 [ 0, %29 ], [ %72, %55 ]
  %57 = phi i64 [ %30, %29 ], [ %63, %55 ]
  %58 = zext nneg i32 %56 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @piln to ptr), i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i64, ptr %0, i64 %61
  %63 = load i64, ptr %62, align 8, !tbaa !16
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @rotc to ptr), i64 %58
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = zext nneg i32 %65 to i64
  %67 = shl i64 %57, %66
  %68 = sub nsw i32 64, %65
  %69 = zext nneg i32 %68 to i64
  %70 = lshr i64 %57, %69
  %71 = or i64 %70, %67
  store i64 %71, ptr %62, align 8, !tbaa !16
  %72 = add nuw nsw i32 %56, 1
  %73 = icmp eq i32 %72, 24
  br i1 %73, label %74, label %55, !llvm.loop !21

74:                                               ; preds = %55, %94
  %75 = phi i32 [ %95, %94 ], [ 0, %55 ]
  br label %84

76:                                               ; preds = %94
  %77 = zext nneg i32 %6 to i64
  %78 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(4) @rc to ptr), i64 %77
  %79 = load i64, ptr %78, align 8, !tbaa !16
  %80 = load i64, ptr %0, align 8, !tbaa !16
  %81 = xor i64 %80, %79
  store i64 %81, ptr %0, align 8, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  %82 = add nuw nsw i32 %6, 1
  %83 = icmp eq i32 %82, 24
  br i1 %83, label %4, label %5, !llvm.loop !22

84:                                               ; preds = %74, %84
  %85 = phi i32 [ 0, %74 ], [ %92, %84 ]
  %86 = add nuw nsw i32 %85, %75
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i64, ptr %0, i64 %87
  %89 = load i64, ptr %88, align 8, !tbaa !16
  %90 = zext nneg i32 %85 to i64
  %91 = getelementptr inbounds nuw i64, ptr %2, i64 %90
  store i64 %89, ptr %91, align 8, !tbaa !16
  %92 = add nuw nsw i32 %85, 1
  %93 = icmp eq i32 %92, 5
  br i1 %93, label %97, label %84, !llvm.loop !23

94:                                               ; preds = %97
  %95 = add nuw nsw i32 %75, 5
  %96 = icmp samesign ult i32 %75, 20
  br i1 %96, label %74, label %76, !llvm.loop !24

97:                                               ; preds = %84, %97
  %98 = phi i32 [ %99, %97 ], [ 0, %84 ]
  %99 = add nuw nsw i32 %98, 1
  %100 = icmp eq i32 %99, 5
  %101 = select i1 %100, i32 0, i32 %99
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr %2, i64 %102
  %104 = load i64, ptr %103, align 8, !tbaa !16
  %105 = xor i64 %104, -1
  %106 = add nuw nsw i32 %98, 2
  %107 = urem i32 %106, 5
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i64, ptr %2, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !16
  %111 = and i64 %110, %105
  %112 = add nuw nsw i32 %98, %75
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr %0, i64 %113
  %115 = load i64, ptr %114, align 8, !tbaa !16
  %116 = xor i64 %115, %111
  store i64 %116, ptr %114, align 8, !tbaa !16
  %117 = icmp eq i32 %99, 5
  br i1 %117, label %94, label %97, !llvm.loop !25
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
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %3, i8 0, i64 200, i1 false)
  %9 = shl nsw i32 %8, 2
  br label %14

10:                                               ; preds = %14
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 6, ptr %11, align 8, !tbaa !16
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 128
  store i64 -9223372036854775808, ptr %12, align 8, !tbaa !16
  call void @_Z7keccakfPy(ptr noundef nonnull %3) #6
  %13 = shl nsw i32 %8, 2
  br label %25

14:                                               ; preds = %2, %14
  %15 = phi i32 [ 0, %2 ], [ %22, %14 ]
  %16 = add nuw nsw i32 %15, %9
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i64, ptr %0, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !16
  %20 = zext nneg i32 %15 to i64
  %21 = getelementptr inbounds nuw i64, ptr %3, i64 %20
  store i64 %19, ptr %21, align 8, !tbaa !16
  %22 = add nuw nsw i32 %15, 1
  %23 = icmp eq i32 %22, 4
  br i1 %23, label %10, label %14, !llvm.loop !26

24:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

25:                                               ; preds = %10, %25
  %26 = phi i32 [ 0, %10 ], [ %33, %25 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %3, i64 %27
  %29 = load i64, ptr %28, align 8, !tbaa !16
  %30 = add nuw nsw i32 %26, %13
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %1, i64 %31
  store i64 %29, ptr %32, align 8, !tbaa !16
  %33 = add nuw nsw i32 %26, 1
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %24, label %25, !llvm.loop !27
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !6, i64 0}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
!22 = distinct !{!22, !9, !10}
!23 = distinct !{!23, !9, !10}
!24 = distinct !{!24, !9, !10}
!25 = distinct !{!25, !9, !10}
!26 = distinct !{!26, !9, !10}
!27 = distinct !{!27, !9, !10}
