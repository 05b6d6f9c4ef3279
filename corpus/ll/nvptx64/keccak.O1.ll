; ModuleID = 'corpus/opencl/keccak.cl'
source_filename = "corpus/opencl/keccak.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@round_constant = dso_local local_unnamed_addr addrspace(4) constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@rho = dso_local local_unnamed_addr addrspace(4) constant [24 x i8] c"\01\03\06\0A\0F\15\1C$-7\02\0E\1B)8\08\19+>\12'=\14,", align 1
@pi_lane = dso_local local_unnamed_addr addrspace(4) constant [24 x i8] c"\0A\07\0B\11\12\03\05\10\08\15\18\04\0F\17\13\0D\0C\02\14\0E\16\09\06\01", align 1
@keccak_lanes.a = internal unnamed_addr addrspace(3) global [25 x i64] undef, align 8
@keccak_lanes.c = internal unnamed_addr addrspace(3) global [5 x i64] undef, align 8
@keccak_lanes.b = internal unnamed_addr addrspace(3) global [25 x i64] undef, align 8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha3_256(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sha3_256(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha3_256(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca [25 x i64], align 8
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %12 = shl nuw nsw i64 %11, 6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %12
  br label %258

14:                                               ; preds = %265
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = xor i64 %16, 6
  store i64 %17, ptr %15, align 8, !tbaa !14
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %19 = load i64, ptr %18, align 8, !tbaa !14
  %20 = xor i64 %19, -9223372036854775808
  store i64 %20, ptr %18, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 168
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 184
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %43 = load i64, ptr %3, align 8, !tbaa !14
  %44 = load i64, ptr %22, align 8, !tbaa !14
  %45 = load i64, ptr %23, align 8, !tbaa !14
  %46 = load i64, ptr %24, align 8, !tbaa !14
  %47 = load i64, ptr %25, align 8, !tbaa !14
  %48 = load i64, ptr %21, align 8, !tbaa !14
  %49 = load i64, ptr %26, align 8, !tbaa !14
  %50 = load i64, ptr %27, align 8, !tbaa !14
  %51 = load i64, ptr %18, align 8, !tbaa !14
  %52 = load i64, ptr %28, align 8, !tbaa !14
  %53 = load i64, ptr %29, align 8, !tbaa !14
  %54 = load i64, ptr %30, align 8, !tbaa !14
  %55 = load i64, ptr %31, align 8, !tbaa !14
  %56 = load i64, ptr %32, align 8, !tbaa !14
  %57 = load i64, ptr %33, align 8, !tbaa !14
  %58 = load i64, ptr %34, align 8, !tbaa !14
  %59 = load i64, ptr %15, align 8, !tbaa !14
  %60 = load i64, ptr %35, align 8, !tbaa !14
  %61 = load i64, ptr %36, align 8, !tbaa !14
  %62 = load i64, ptr %37, align 8, !tbaa !14
  %63 = load i64, ptr %38, align 8, !tbaa !14
  %64 = load i64, ptr %39, align 8, !tbaa !14
  %65 = load i64, ptr %40, align 8, !tbaa !14
  %66 = load i64, ptr %41, align 8, !tbaa !14
  %67 = load i64, ptr %42, align 8, !tbaa !14
  br label %68

68:                                               ; preds = %68, %14
  %69 = phi i64 [ %67, %14 ], [ %247, %68 ]
  %70 = phi i64 [ %66, %14 ], [ %232, %68 ]
  %71 = phi i64 [ %65, %14 ], [ %217, %68 ]
  %72 = phi i64 [ %64, %14 ], [ %202, %68 ]
  %73 = phi i64 [ %63, %14 ], [ %187, %68 ]
  %74 = phi i64 [ %62, %14 ], [ %244, %68 ]
  %75 = phi i64 [ %61, %14 ], [ %229, %68 ]
  %76 = phi i64 [ %60, %14 ], [ %214, %68 ]
  %77 = phi i64 [ %59, %14 ], [ %199, %68 ]
  %78 = phi i64 [ %58, %14 ], [ %184, %68 ]
  %79 = phi i64 [ %57, %14 ], [ %241, %68 ]
  %80 = phi i64 [ %56, %14 ], [ %226, %68 ]
  %81 = phi i64 [ %55, %14 ], [ %211, %68 ]
  %82 = phi i64 [ %54, %14 ], [ %196, %68 ]
  %83 = phi i64 [ %53, %14 ], [ %181, %68 ]
  %84 = phi i64 [ %52, %14 ], [ %238, %68 ]
  %85 = phi i64 [ %51, %14 ], [ %223, %68 ]
  %86 = phi i64 [ %50, %14 ], [ %208, %68 ]
  %87 = phi i64 [ %49, %14 ], [ %193, %68 ]
  %88 = phi i64 [ %48, %14 ], [ %178, %68 ]
  %89 = phi i64 [ %47, %14 ], [ %235, %68 ]
  %90 = phi i64 [ %46, %14 ], [ %220, %68 ]
  %91 = phi i64 [ %45, %14 ], [ %205, %68 ]
  %92 = phi i64 [ %44, %14 ], [ %190, %68 ]
  %93 = phi i64 [ %43, %14 ], [ %252, %68 ]
  %94 = phi i32 [ 0, %14 ], [ %253, %68 ]
  %95 = xor i64 %92, %93
  %96 = xor i64 %95, %91
  %97 = xor i64 %96, %90
  %98 = xor i64 %97, %89
  %99 = xor i64 %87, %88
  %100 = xor i64 %99, %86
  %101 = xor i64 %100, %85
  %102 = xor i64 %101, %84
  %103 = xor i64 %82, %83
  %104 = xor i64 %103, %81
  %105 = xor i64 %104, %80
  %106 = xor i64 %105, %79
  %107 = xor i64 %77, %78
  %108 = xor i64 %107, %76
  %109 = xor i64 %108, %75
  %110 = xor i64 %109, %74
  %111 = xor i64 %72, %73
  %112 = xor i64 %111, %71
  %113 = xor i64 %112, %70
  %114 = xor i64 %113, %69
  %115 = tail call noundef i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 1)
  %116 = xor i64 %114, %115
  %117 = xor i64 %116, %93
  %118 = xor i64 %116, %92
  %119 = xor i64 %116, %91
  %120 = xor i64 %116, %90
  %121 = xor i64 %116, %89
  %122 = tail call noundef i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 1)
  %123 = xor i64 %122, %98
  %124 = xor i64 %123, %88
  %125 = xor i64 %123, %87
  %126 = xor i64 %123, %86
  %127 = xor i64 %123, %85
  %128 = xor i64 %123, %84
  %129 = tail call noundef i64 @llvm.fshl.i64(i64 %110, i64 %110, i64 1)
  %130 = xor i64 %129, %102
  %131 = xor i64 %130, %83
  %132 = xor i64 %130, %82
  %133 = xor i64 %130, %81
  %134 = xor i64 %130, %80
  %135 = xor i64 %130, %79
  %136 = tail call noundef i64 @llvm.fshl.i64(i64 %114, i64 %114, i64 1)
  %137 = xor i64 %136, %106
  %138 = xor i64 %137, %78
  %139 = xor i64 %137, %77
  %140 = xor i64 %137, %76
  %141 = xor i64 %137, %75
  %142 = xor i64 %137, %74
  %143 = tail call noundef i64 @llvm.fshl.i64(i64 %98, i64 %98, i64 1)
  %144 = xor i64 %110, %143
  %145 = xor i64 %144, %73
  %146 = xor i64 %144, %72
  %147 = xor i64 %71, %144
  %148 = xor i64 %70, %144
  %149 = xor i64 %69, %144
  %150 = tail call noundef i64 @llvm.fshl.i64(i64 %124, i64 %124, i64 range(i64 -2147483648, 2147483648) 1)
  %151 = tail call noundef i64 @llvm.fshl.i64(i64 %119, i64 %119, i64 range(i64 -2147483648, 2147483648) 3)
  %152 = tail call noundef i64 @llvm.fshl.i64(i64 %132, i64 %132, i64 range(i64 -2147483648, 2147483648) 6)
  %153 = tail call noundef i64 @llvm.fshl.i64(i64 %126, i64 %126, i64 range(i64 -2147483648, 2147483648) 10)
  %154 = tail call noundef i64 @llvm.fshl.i64(i64 %134, i64 %134, i64 range(i64 -2147483648, 2147483648) 15)
  %155 = tail call noundef i64 @llvm.fshl.i64(i64 %141, i64 %141, i64 range(i64 -2147483648, 2147483648) 21)
  %156 = tail call noundef i64 @llvm.fshl.i64(i64 %138, i64 %138, i64 range(i64 -2147483648, 2147483648) 28)
  %157 = tail call noundef i64 @llvm.fshl.i64(i64 %118, i64 %118, i64 range(i64 -2147483648, 2147483648) 36)
  %158 = tail call noundef i64 @llvm.fshl.i64(i64 %127, i64 %127, i64 range(i64 -2147483648, 2147483648) 45)
  %159 = tail call noundef i64 @llvm.fshl.i64(i64 %139, i64 %139, i64 range(i64 -2147483648, 2147483648) 55)
  %160 = tail call noundef i64 @llvm.fshl.i64(i64 %128, i64 %128, i64 range(i64 -2147483648, 2147483648) 2)
  %161 = tail call noundef i64 @llvm.fshl.i64(i64 %149, i64 %149, i64 range(i64 -2147483648, 2147483648) 14)
  %162 = tail call noundef i64 @llvm.fshl.i64(i64 %145, i64 %145, i64 range(i64 -2147483648, 2147483648) 27)
  %163 = tail call noundef i64 @llvm.fshl.i64(i64 %120, i64 %120, i64 range(i64 -2147483648, 2147483648) 41)
  %164 = tail call noundef i64 @llvm.fshl.i64(i64 %142, i64 %142, i64 range(i64 -2147483648, 2147483648) 56)
  %165 = tail call noundef i64 @llvm.fshl.i64(i64 %148, i64 %148, i64 range(i64 -2147483648, 2147483648) 8)
  %166 = tail call noundef i64 @llvm.fshl.i64(i64 %140, i64 %140, i64 range(i64 -2147483648, 2147483648) 25)
  %167 = tail call noundef i64 @llvm.fshl.i64(i64 %133, i64 %133, i64 range(i64 -2147483648, 2147483648) 43)
  %168 = tail call noundef i64 @llvm.fshl.i64(i64 %131, i64 %131, i64 range(i64 -2147483648, 2147483648) 62)
  %169 = tail call noundef i64 @llvm.fshl.i64(i64 %121, i64 %121, i64 range(i64 -2147483648, 2147483648) 18)
  %170 = tail call noundef i64 @llvm.fshl.i64(i64 %147, i64 %147, i64 range(i64 -2147483648, 2147483648) 39)
  %171 = tail call noundef i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 range(i64 -2147483648, 2147483648) 61)
  %172 = tail call noundef i64 @llvm.fshl.i64(i64 %146, i64 %146, i64 range(i64 -2147483648, 2147483648) 20)
  %173 = tail call noundef i64 @llvm.fshl.i64(i64 %125, i64 %125, i64 range(i64 -2147483648, 2147483648) 44)
  %174 = xor i64 %173, -1
  %175 = and i64 %167, %174
  %176 = xor i64 %167, -1
  %177 = and i64 %155, %176
  %178 = xor i64 %177, %173
  %179 = xor i64 %155, -1
  %180 = and i64 %161, %179
  %181 = xor i64 %180, %167
  %182 = xor i64 %161, -1
  %183 = and i64 %117, %182
  %184 = xor i64 %155, %183
  %185 = xor i64 %117, -1
  %186 = and i64 %173, %185
  %187 = xor i64 %186, %161
  %188 = xor i64 %172, -1
  %189 = and i64 %151, %188
  %190 = xor i64 %189, %156
  %191 = xor i64 %151, -1
  %192 = and i64 %158, %191
  %193 = xor i64 %192, %172
  %194 = xor i64 %158, -1
  %195 = and i64 %171, %194
  %196 = xor i64 %151, %195
  %197 = xor i64 %171, -1
  %198 = and i64 %156, %197
  %199 = xor i64 %198, %158
  %200 = xor i64 %156, -1
  %201 = and i64 %172, %200
  %202 = xor i64 %201, %171
  %203 = xor i64 %152, -1
  %204 = and i64 %166, %203
  %205 = xor i64 %204, %150
  %206 = xor i64 %166, -1
  %207 = and i64 %165, %206
  %208 = xor i64 %207, %152
  %209 = xor i64 %165, -1
  %210 = and i64 %169, %209
  %211 = xor i64 %210, %166
  %212 = xor i64 %169, -1
  %213 = and i64 %150, %212
  %214 = xor i64 %213, %165
  %215 = xor i64 %150, -1
  %216 = and i64 %152, %215
  %217 = xor i64 %169, %216
  %218 = xor i64 %157, -1
  %219 = and i64 %153, %218
  %220 = xor i64 %219, %162
  %221 = xor i64 %153, -1
  %222 = and i64 %154, %221
  %223 = xor i64 %157, %222
  %224 = xor i64 %154, -1
  %225 = and i64 %164, %224
  %226 = xor i64 %225, %153
  %227 = xor i64 %164, -1
  %228 = and i64 %162, %227
  %229 = xor i64 %228, %154
  %230 = xor i64 %162, -1
  %231 = and i64 %157, %230
  %232 = xor i64 %231, %164
  %233 = xor i64 %159, -1
  %234 = and i64 %170, %233
  %235 = xor i64 %234, %168
  %236 = xor i64 %170, -1
  %237 = and i64 %163, %236
  %238 = xor i64 %237, %159
  %239 = xor i64 %163, -1
  %240 = and i64 %160, %239
  %241 = xor i64 %240, %170
  %242 = xor i64 %160, -1
  %243 = and i64 %168, %242
  %244 = xor i64 %163, %243
  %245 = xor i64 %168, -1
  %246 = and i64 %159, %245
  %247 = xor i64 %246, %160
  %248 = zext nneg i32 %94 to i64
  %249 = getelementptr inbounds nuw i64, ptr addrspace(4) @round_constant, i64 %248
  %250 = load i64, ptr addrspace(4) %249, align 8, !tbaa !14
  %251 = xor i64 %175, %250
  %252 = xor i64 %251, %117
  %253 = add nuw nsw i32 %94, 1
  %254 = icmp eq i32 %253, 24
  br i1 %254, label %255, label %68, !llvm.loop !16

255:                                              ; preds = %68
  store i64 %252, ptr %3, align 8, !tbaa !14
  store i64 %190, ptr %22, align 8, !tbaa !14
  store i64 %205, ptr %23, align 8, !tbaa !14
  store i64 %220, ptr %24, align 8, !tbaa !14
  store i64 %235, ptr %25, align 8, !tbaa !14
  store i64 %178, ptr %21, align 8, !tbaa !14
  store i64 %193, ptr %26, align 8, !tbaa !14
  store i64 %208, ptr %27, align 8, !tbaa !14
  store i64 %223, ptr %18, align 8, !tbaa !14
  store i64 %238, ptr %28, align 8, !tbaa !14
  store i64 %181, ptr %29, align 8, !tbaa !14
  store i64 %196, ptr %30, align 8, !tbaa !14
  store i64 %211, ptr %31, align 8, !tbaa !14
  store i64 %226, ptr %32, align 8, !tbaa !14
  store i64 %241, ptr %33, align 8, !tbaa !14
  store i64 %184, ptr %34, align 8, !tbaa !14
  store i64 %199, ptr %15, align 8, !tbaa !14
  store i64 %214, ptr %35, align 8, !tbaa !14
  store i64 %229, ptr %36, align 8, !tbaa !14
  store i64 %244, ptr %37, align 8, !tbaa !14
  store i64 %187, ptr %38, align 8, !tbaa !14
  store i64 %202, ptr %39, align 8, !tbaa !14
  store i64 %217, ptr %40, align 8, !tbaa !14
  store i64 %232, ptr %41, align 8, !tbaa !14
  store i64 %247, ptr %42, align 8, !tbaa !14
  %256 = shl nuw nsw i64 %11, 5
  %257 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %256
  br label %272

258:                                              ; preds = %2, %265
  %259 = phi i32 [ 0, %2 ], [ %269, %265 ]
  %260 = icmp samesign ult i32 %259, 8
  br i1 %260, label %261, label %265

261:                                              ; preds = %258
  %262 = zext nneg i32 %259 to i64
  %263 = getelementptr inbounds nuw i64, ptr addrspace(1) %13, i64 %262
  %264 = load i64, ptr addrspace(1) %263, align 8, !tbaa !14
  br label %265

265:                                              ; preds = %258, %261
  %266 = phi i64 [ %264, %261 ], [ 0, %258 ]
  %267 = zext nneg i32 %259 to i64
  %268 = getelementptr inbounds nuw i64, ptr %3, i64 %267
  store i64 %266, ptr %268, align 8, !tbaa !14
  %269 = add nuw nsw i32 %259, 1
  %270 = icmp eq i32 %269, 25
  br i1 %270, label %14, label %258, !llvm.loop !18

271:                                              ; preds = %272
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

272:                                              ; preds = %255, %272
  %273 = phi i32 [ 0, %255 ], [ %278, %272 ]
  %274 = zext nneg i32 %273 to i64
  %275 = getelementptr inbounds nuw i64, ptr %3, i64 %274
  %276 = load i64, ptr %275, align 8, !tbaa !14
  %277 = getelementptr inbounds nuw i64, ptr addrspace(1) %257, i64 %274
  store i64 %276, ptr addrspace(1) %277, align 8, !tbaa !14
  %278 = add nuw nsw i32 %273, 1
  %279 = icmp eq i32 %278, 4
  br i1 %279, label %271, label %272, !llvm.loop !19
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @keccak_lanes(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_keccak_lanes(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_keccak_lanes(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = udiv i32 %3, 5
  %6 = mul i32 %5, 5
  %7 = sub i32 %3, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = mul nuw nsw i64 %9, 200
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %10
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %11, i64 %4
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.a, i64 %4
  store i64 %13, ptr addrspace(3) %14, align 8, !tbaa !14
  br label %55

15:                                               ; preds = %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %17, label %74

17:                                               ; preds = %15
  %18 = icmp samesign ult i32 %3, 5
  %19 = zext nneg i32 %7 to i64
  %20 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.a, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 40
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 80
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 120
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 160
  %25 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i64 %19
  %26 = add nuw nsw i32 %7, 4
  %27 = urem i32 %26, 5
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i64 %28
  %30 = add nuw nsw i32 %7, 1
  %31 = icmp eq i32 %30, 5
  %32 = select i1 %31, i32 0, i32 %30
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i64 %33
  %35 = zext nneg i32 %67 to i64
  %36 = shl nuw nsw i32 %7, 1
  %37 = mul nuw nsw i32 %5, 3
  %38 = add nuw nsw i32 %36, %37
  %39 = urem i32 %38, 5
  %40 = mul nuw nsw i32 %39, 5
  %41 = add nuw nsw i32 %40, %5
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i64 %42
  %44 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i64 %4
  %45 = mul nuw nsw i32 %5, 5
  %46 = add nuw nsw i32 %32, %45
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i64 %47
  %49 = add nuw nsw i32 %7, 2
  %50 = urem i32 %49, 5
  %51 = add nuw nsw i32 %50, %45
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i64 %52
  %54 = icmp eq i32 %3, 0
  br label %76

55:                                               ; preds = %2, %55
  %56 = phi i32 [ 0, %2 ], [ %67, %55 ]
  %57 = phi i32 [ 0, %2 ], [ %72, %55 ]
  %58 = phi i32 [ 0, %2 ], [ %71, %55 ]
  %59 = phi i32 [ 1, %2 ], [ %58, %55 ]
  %60 = icmp eq i32 %59, %7
  %61 = icmp eq i32 %58, %5
  %62 = select i1 %60, i1 %61, i1 false
  %63 = add nuw nsw i32 %57, 1
  %64 = add nuw nsw i32 %57, 2
  %65 = mul nuw nsw i32 %63, %64
  %66 = lshr i32 %65, 1
  %67 = select i1 %62, i32 %66, i32 %56
  %68 = shl nuw nsw i32 %59, 1
  %69 = mul nuw nsw i32 %58, 3
  %70 = add nuw nsw i32 %69, %68
  %71 = urem i32 %70, 5
  %72 = add nuw nsw i32 %57, 1
  %73 = icmp eq i32 %72, 24
  br i1 %73, label %15, label %55, !llvm.loop !23

74:                                               ; preds = %107, %15
  %75 = load i64, ptr addrspace(3) %14, align 8, !tbaa !14
  store i64 %75, ptr addrspace(1) %12, align 8, !tbaa !14
  ret void

76:                                               ; preds = %17, %107
  %77 = phi i32 [ 0, %17 ], [ %109, %107 ]
  br i1 %18, label %78, label %88

78:                                               ; preds = %76
  %79 = load i64, ptr addrspace(3) %20, align 8, !tbaa !14
  %80 = load i64, ptr addrspace(3) %21, align 8, !tbaa !14
  %81 = xor i64 %80, %79
  %82 = load i64, ptr addrspace(3) %22, align 8, !tbaa !14
  %83 = xor i64 %81, %82
  %84 = load i64, ptr addrspace(3) %23, align 8, !tbaa !14
  %85 = xor i64 %83, %84
  %86 = load i64, ptr addrspace(3) %24, align 8, !tbaa !14
  %87 = xor i64 %85, %86
  store i64 %87, ptr addrspace(3) %25, align 8, !tbaa !14
  br label %88

88:                                               ; preds = %78, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = load i64, ptr addrspace(3) %29, align 8, !tbaa !14
  %90 = load i64, ptr addrspace(3) %34, align 8, !tbaa !14
  %91 = tail call noundef i64 @llvm.fshl.i64(i64 %90, i64 %90, i64 1)
  %92 = xor i64 %91, %89
  %93 = load i64, ptr addrspace(3) %14, align 8, !tbaa !14
  %94 = xor i64 %92, %93
  %95 = tail call noundef i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 range(i64 -2147483648, 2147483648) %35)
  store i64 %95, ptr addrspace(3) %43, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %96 = load i64, ptr addrspace(3) %44, align 8, !tbaa !14
  %97 = load i64, ptr addrspace(3) %48, align 8, !tbaa !14
  %98 = xor i64 %97, -1
  %99 = load i64, ptr addrspace(3) %53, align 8, !tbaa !14
  %100 = and i64 %99, %98
  %101 = xor i64 %100, %96
  br i1 %54, label %102, label %107

102:                                              ; preds = %88
  %103 = zext nneg i32 %77 to i64
  %104 = getelementptr inbounds nuw i64, ptr addrspace(4) @round_constant, i64 %103
  %105 = load i64, ptr addrspace(4) %104, align 8, !tbaa !14
  %106 = xor i64 %105, %101
  br label %107

107:                                              ; preds = %102, %88
  %108 = phi i64 [ %106, %102 ], [ %101, %88 ]
  store i64 %108, ptr addrspace(3) %14, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = add nuw nsw i32 %77, 1
  %110 = icmp eq i32 %109, %1
  br i1 %110, label %74, label %76, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"ulong*", !"ulong*"}
!13 = !{!"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = !{i32 1, i32 0}
!21 = !{!"ulong*", !"int"}
!22 = !{!"", !""}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
