; ModuleID = 'corpus/opencl/blake2b.cl'
source_filename = "corpus/opencl/blake2b.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blake2b_param = type { i8, i8, i8, i8, i32, i64, i64 }

@iv = dso_local local_unnamed_addr addrspace(4) constant [8 x i64] [i64 7640891576956012808, i64 -4942790177534073029, i64 4354685564936845355, i64 -6534734903238641935, i64 5840696475078001361, i64 -7276294671716946913, i64 2270897969802886507, i64 6620516959819538809], align 8
@sigma = dso_local local_unnamed_addr addrspace(4) constant [10 x [16 x i8]] [[16 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F", [16 x i8] c"\0E\0A\04\08\09\0F\0D\06\01\0C\00\02\0B\07\05\03", [16 x i8] c"\0B\08\0C\00\05\02\0F\0D\0A\0E\03\06\07\01\09\04", [16 x i8] c"\07\09\03\01\0D\0C\0B\0E\02\06\05\0A\04\00\0F\08", [16 x i8] c"\09\00\05\07\02\04\0A\0F\0E\01\0B\0C\06\08\03\0D", [16 x i8] c"\02\0C\06\0A\00\0B\08\03\04\0D\07\05\0F\0E\01\09", [16 x i8] c"\0C\05\01\0F\0E\0D\04\0A\00\07\06\03\09\02\08\0B", [16 x i8] c"\0D\0B\07\0E\0C\01\03\09\05\00\0F\04\08\06\02\0A", [16 x i8] c"\06\0F\0E\09\0B\03\00\08\0C\02\0D\07\01\04\0A\05", [16 x i8] c"\0A\02\08\04\07\06\01\05\0F\0B\09\0E\03\0C\0D\00"], align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @blake2b(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.blake2b_param) align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_blake2b(ptr addrspace(1) noundef align 8 %0, ptr noundef nonnull byval(%struct.blake2b_param) align 8 %1, ptr addrspace(1) noundef align 8 %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_blake2b(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.blake2b_param) align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [16 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = load i8, ptr %1, align 8, !tbaa !14
  %14 = zext i8 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 1
  %16 = load i8, ptr %15, align 1, !tbaa !17
  %17 = zext i8 %16 to i64
  %18 = shl nuw nsw i64 %17, 8
  %19 = or disjoint i64 %18, %14
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %21 = load i8, ptr %20, align 2, !tbaa !18
  %22 = zext i8 %21 to i64
  %23 = shl nuw nsw i64 %22, 16
  %24 = or disjoint i64 %19, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 3
  %26 = load i8, ptr %25, align 1, !tbaa !19
  %27 = zext i8 %26 to i64
  %28 = shl nuw nsw i64 %27, 24
  %29 = or disjoint i64 %24, %28
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4, !tbaa !20
  %32 = zext i32 %31 to i64
  %33 = shl nuw i64 %32, 32
  %34 = or disjoint i64 %29, %33
  %35 = xor i64 %34, 7640891576956012808
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !21
  %38 = xor i64 %37, -4942790177534073029
  %39 = shl nuw nsw i64 %12, 7
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %39
  %41 = load i64, ptr addrspace(1) %40, align 8, !tbaa !22
  store i64 %41, ptr %4, align 8, !tbaa !22
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 8
  %43 = load i64, ptr addrspace(1) %42, align 8, !tbaa !22
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %43, ptr %44, align 8, !tbaa !22
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 16
  %46 = load i64, ptr addrspace(1) %45, align 8, !tbaa !22
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %46, ptr %47, align 8, !tbaa !22
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 24
  %49 = load i64, ptr addrspace(1) %48, align 8, !tbaa !22
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %49, ptr %50, align 8, !tbaa !22
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 32
  %52 = load i64, ptr addrspace(1) %51, align 8, !tbaa !22
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %52, ptr %53, align 8, !tbaa !22
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 40
  %55 = load i64, ptr addrspace(1) %54, align 8, !tbaa !22
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %55, ptr %56, align 8, !tbaa !22
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 48
  %58 = load i64, ptr addrspace(1) %57, align 8, !tbaa !22
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %58, ptr %59, align 8, !tbaa !22
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 56
  %61 = load i64, ptr addrspace(1) %60, align 8, !tbaa !22
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i64 %61, ptr %62, align 8, !tbaa !22
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 64
  %64 = load i64, ptr addrspace(1) %63, align 8, !tbaa !22
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 %64, ptr %65, align 8, !tbaa !22
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 72
  %67 = load i64, ptr addrspace(1) %66, align 8, !tbaa !22
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store i64 %67, ptr %68, align 8, !tbaa !22
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 80
  %70 = load i64, ptr addrspace(1) %69, align 8, !tbaa !22
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store i64 %70, ptr %71, align 8, !tbaa !22
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 88
  %73 = load i64, ptr addrspace(1) %72, align 8, !tbaa !22
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store i64 %73, ptr %74, align 8, !tbaa !22
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 96
  %76 = load i64, ptr addrspace(1) %75, align 8, !tbaa !22
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 96
  store i64 %76, ptr %77, align 8, !tbaa !22
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 104
  %79 = load i64, ptr addrspace(1) %78, align 8, !tbaa !22
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 104
  store i64 %79, ptr %80, align 8, !tbaa !22
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 112
  %82 = load i64, ptr addrspace(1) %81, align 8, !tbaa !22
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 112
  store i64 %82, ptr %83, align 8, !tbaa !22
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 120
  %85 = load i64, ptr addrspace(1) %84, align 8, !tbaa !22
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store i64 %85, ptr %86, align 8, !tbaa !22
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %88 = load i64, ptr %87, align 8, !tbaa !23
  %89 = xor i64 %88, 5840696475078001361
  br label %116

90:                                               ; preds = %116
  %91 = shl nuw nsw i64 %12, 6
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %91
  %93 = xor i64 %252, %35
  %94 = xor i64 %93, %303
  store i64 %94, ptr addrspace(1) %92, align 8, !tbaa !22
  %95 = xor i64 %276, %38
  %96 = xor i64 %95, %327
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 8
  store i64 %96, ptr addrspace(1) %97, align 8, !tbaa !22
  %98 = xor i64 %300, %255
  %99 = xor i64 %98, 4354685564936845355
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 16
  store i64 %99, ptr addrspace(1) %100, align 8, !tbaa !22
  %101 = xor i64 %324, %279
  %102 = xor i64 %101, -6534734903238641935
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 24
  store i64 %102, ptr addrspace(1) %103, align 8, !tbaa !22
  %104 = xor i64 %329, %278
  %105 = xor i64 %104, 5840696475078001361
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 32
  store i64 %105, ptr addrspace(1) %106, align 8, !tbaa !22
  %107 = xor i64 %257, %302
  %108 = xor i64 %107, -7276294671716946913
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 40
  store i64 %108, ptr addrspace(1) %109, align 8, !tbaa !22
  %110 = xor i64 %281, %326
  %111 = xor i64 %110, 2270897969802886507
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 48
  store i64 %111, ptr addrspace(1) %112, align 8, !tbaa !22
  %113 = xor i64 %305, %254
  %114 = xor i64 %113, 6620516959819538809
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 56
  store i64 %114, ptr addrspace(1) %115, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

116:                                              ; preds = %3, %116
  %117 = phi i64 [ 6620516959819538809, %3 ], [ %254, %116 ]
  %118 = phi i64 [ -2270897969802886508, %3 ], [ %326, %116 ]
  %119 = phi i64 [ -7276294671716946913, %3 ], [ %302, %116 ]
  %120 = phi i64 [ %89, %3 ], [ %278, %116 ]
  %121 = phi i64 [ -6534734903238641935, %3 ], [ %279, %116 ]
  %122 = phi i64 [ 4354685564936845355, %3 ], [ %255, %116 ]
  %123 = phi i64 [ -4942790177534073029, %3 ], [ %327, %116 ]
  %124 = phi i64 [ 7640891576956012808, %3 ], [ %303, %116 ]
  %125 = phi i64 [ 6620516959819538809, %3 ], [ %305, %116 ]
  %126 = phi i64 [ 2270897969802886507, %3 ], [ %281, %116 ]
  %127 = phi i64 [ -7276294671716946913, %3 ], [ %257, %116 ]
  %128 = phi i64 [ 5840696475078001361, %3 ], [ %329, %116 ]
  %129 = phi i64 [ -6534734903238641935, %3 ], [ %324, %116 ]
  %130 = phi i64 [ 4354685564936845355, %3 ], [ %300, %116 ]
  %131 = phi i64 [ %38, %3 ], [ %276, %116 ]
  %132 = phi i64 [ %35, %3 ], [ %252, %116 ]
  %133 = phi i32 [ 0, %3 ], [ %330, %116 ]
  %134 = add nsw i32 %133, -10
  %135 = icmp samesign ult i32 %133, 10
  %136 = select i1 %135, i32 %133, i32 %134
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw [16 x i8], ptr addrspace(4) @sigma, i64 %137
  %139 = load i8, ptr addrspace(4) %138, align 1, !tbaa !24
  %140 = zext i8 %139 to i64
  %141 = getelementptr inbounds nuw i64, ptr %4, i64 %140
  %142 = load i64, ptr %141, align 8, !tbaa !22
  %143 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 1
  %144 = load i8, ptr addrspace(4) %143, align 1, !tbaa !24
  %145 = zext i8 %144 to i64
  %146 = getelementptr inbounds nuw i64, ptr %4, i64 %145
  %147 = load i64, ptr %146, align 8, !tbaa !22
  %148 = add i64 %128, %142
  %149 = add i64 %148, %132
  %150 = xor i64 %120, %149
  %151 = tail call noundef i64 @llvm.fshl.i64(i64 %150, i64 %150, i64 32)
  %152 = add i64 %124, %151
  %153 = xor i64 %152, %128
  %154 = tail call noundef i64 @llvm.fshl.i64(i64 %153, i64 %153, i64 40)
  %155 = add i64 %149, %147
  %156 = add i64 %155, %154
  %157 = xor i64 %156, %151
  %158 = tail call noundef i64 @llvm.fshl.i64(i64 %157, i64 %157, i64 48)
  %159 = add i64 %158, %152
  %160 = xor i64 %159, %154
  %161 = tail call noundef i64 @llvm.fshl.i64(i64 %160, i64 %160, i64 1)
  %162 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 2
  %163 = load i8, ptr addrspace(4) %162, align 1, !tbaa !24
  %164 = zext i8 %163 to i64
  %165 = getelementptr inbounds nuw i64, ptr %4, i64 %164
  %166 = load i64, ptr %165, align 8, !tbaa !22
  %167 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 3
  %168 = load i8, ptr addrspace(4) %167, align 1, !tbaa !24
  %169 = zext i8 %168 to i64
  %170 = getelementptr inbounds nuw i64, ptr %4, i64 %169
  %171 = load i64, ptr %170, align 8, !tbaa !22
  %172 = add i64 %127, %166
  %173 = add i64 %172, %131
  %174 = xor i64 %119, %173
  %175 = tail call noundef i64 @llvm.fshl.i64(i64 %174, i64 %174, i64 32)
  %176 = add i64 %123, %175
  %177 = xor i64 %176, %127
  %178 = tail call noundef i64 @llvm.fshl.i64(i64 %177, i64 %177, i64 40)
  %179 = add i64 %173, %171
  %180 = add i64 %179, %178
  %181 = xor i64 %180, %175
  %182 = tail call noundef i64 @llvm.fshl.i64(i64 %181, i64 %181, i64 48)
  %183 = add i64 %182, %176
  %184 = xor i64 %183, %178
  %185 = tail call noundef i64 @llvm.fshl.i64(i64 %184, i64 %184, i64 1)
  %186 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 4
  %187 = load i8, ptr addrspace(4) %186, align 1, !tbaa !24
  %188 = zext i8 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr %4, i64 %188
  %190 = load i64, ptr %189, align 8, !tbaa !22
  %191 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 5
  %192 = load i8, ptr addrspace(4) %191, align 1, !tbaa !24
  %193 = zext i8 %192 to i64
  %194 = getelementptr inbounds nuw i64, ptr %4, i64 %193
  %195 = load i64, ptr %194, align 8, !tbaa !22
  %196 = add i64 %126, %190
  %197 = add i64 %196, %130
  %198 = xor i64 %118, %197
  %199 = tail call noundef i64 @llvm.fshl.i64(i64 %198, i64 %198, i64 32)
  %200 = add i64 %122, %199
  %201 = xor i64 %200, %126
  %202 = tail call noundef i64 @llvm.fshl.i64(i64 %201, i64 %201, i64 40)
  %203 = add i64 %197, %195
  %204 = add i64 %203, %202
  %205 = xor i64 %204, %199
  %206 = tail call noundef i64 @llvm.fshl.i64(i64 %205, i64 %205, i64 48)
  %207 = add i64 %206, %200
  %208 = xor i64 %207, %202
  %209 = tail call noundef i64 @llvm.fshl.i64(i64 %208, i64 %208, i64 1)
  %210 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 6
  %211 = load i8, ptr addrspace(4) %210, align 1, !tbaa !24
  %212 = zext i8 %211 to i64
  %213 = getelementptr inbounds nuw i64, ptr %4, i64 %212
  %214 = load i64, ptr %213, align 8, !tbaa !22
  %215 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 7
  %216 = load i8, ptr addrspace(4) %215, align 1, !tbaa !24
  %217 = zext i8 %216 to i64
  %218 = getelementptr inbounds nuw i64, ptr %4, i64 %217
  %219 = load i64, ptr %218, align 8, !tbaa !22
  %220 = add i64 %125, %214
  %221 = add i64 %220, %129
  %222 = xor i64 %117, %221
  %223 = tail call noundef i64 @llvm.fshl.i64(i64 %222, i64 %222, i64 32)
  %224 = add i64 %121, %223
  %225 = xor i64 %224, %125
  %226 = tail call noundef i64 @llvm.fshl.i64(i64 %225, i64 %225, i64 40)
  %227 = add i64 %221, %219
  %228 = add i64 %227, %226
  %229 = xor i64 %228, %223
  %230 = tail call noundef i64 @llvm.fshl.i64(i64 %229, i64 %229, i64 48)
  %231 = add i64 %230, %224
  %232 = xor i64 %231, %226
  %233 = tail call noundef i64 @llvm.fshl.i64(i64 %232, i64 %232, i64 1)
  %234 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 8
  %235 = load i8, ptr addrspace(4) %234, align 1, !tbaa !24
  %236 = zext i8 %235 to i64
  %237 = getelementptr inbounds nuw i64, ptr %4, i64 %236
  %238 = load i64, ptr %237, align 8, !tbaa !22
  %239 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 9
  %240 = load i8, ptr addrspace(4) %239, align 1, !tbaa !24
  %241 = zext i8 %240 to i64
  %242 = getelementptr inbounds nuw i64, ptr %4, i64 %241
  %243 = load i64, ptr %242, align 8, !tbaa !22
  %244 = add i64 %185, %238
  %245 = add i64 %244, %156
  %246 = xor i64 %230, %245
  %247 = tail call noundef i64 @llvm.fshl.i64(i64 %246, i64 %246, i64 32)
  %248 = add i64 %207, %247
  %249 = xor i64 %185, %248
  %250 = tail call noundef i64 @llvm.fshl.i64(i64 %249, i64 %249, i64 40)
  %251 = add i64 %250, %243
  %252 = add i64 %251, %245
  %253 = xor i64 %247, %252
  %254 = tail call noundef i64 @llvm.fshl.i64(i64 %253, i64 %253, i64 48)
  %255 = add i64 %248, %254
  %256 = xor i64 %250, %255
  %257 = tail call noundef i64 @llvm.fshl.i64(i64 %256, i64 %256, i64 1)
  %258 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 10
  %259 = load i8, ptr addrspace(4) %258, align 1, !tbaa !24
  %260 = zext i8 %259 to i64
  %261 = getelementptr inbounds nuw i64, ptr %4, i64 %260
  %262 = load i64, ptr %261, align 8, !tbaa !22
  %263 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 11
  %264 = load i8, ptr addrspace(4) %263, align 1, !tbaa !24
  %265 = zext i8 %264 to i64
  %266 = getelementptr inbounds nuw i64, ptr %4, i64 %265
  %267 = load i64, ptr %266, align 8, !tbaa !22
  %268 = add i64 %209, %262
  %269 = add i64 %268, %180
  %270 = xor i64 %158, %269
  %271 = tail call noundef i64 @llvm.fshl.i64(i64 %270, i64 %270, i64 32)
  %272 = add i64 %231, %271
  %273 = xor i64 %209, %272
  %274 = tail call noundef i64 @llvm.fshl.i64(i64 %273, i64 %273, i64 40)
  %275 = add i64 %274, %267
  %276 = add i64 %275, %269
  %277 = xor i64 %271, %276
  %278 = tail call noundef i64 @llvm.fshl.i64(i64 %277, i64 %277, i64 48)
  %279 = add i64 %272, %278
  %280 = xor i64 %274, %279
  %281 = tail call noundef i64 @llvm.fshl.i64(i64 %280, i64 %280, i64 1)
  %282 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 12
  %283 = load i8, ptr addrspace(4) %282, align 1, !tbaa !24
  %284 = zext i8 %283 to i64
  %285 = getelementptr inbounds nuw i64, ptr %4, i64 %284
  %286 = load i64, ptr %285, align 8, !tbaa !22
  %287 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 13
  %288 = load i8, ptr addrspace(4) %287, align 1, !tbaa !24
  %289 = zext i8 %288 to i64
  %290 = getelementptr inbounds nuw i64, ptr %4, i64 %289
  %291 = load i64, ptr %290, align 8, !tbaa !22
  %292 = add i64 %233, %286
  %293 = add i64 %292, %204
  %294 = xor i64 %182, %293
  %295 = tail call noundef i64 @llvm.fshl.i64(i64 %294, i64 %294, i64 32)
  %296 = add i64 %159, %295
  %297 = xor i64 %233, %296
  %298 = tail call noundef i64 @llvm.fshl.i64(i64 %297, i64 %297, i64 40)
  %299 = add i64 %298, %291
  %300 = add i64 %299, %293
  %301 = xor i64 %295, %300
  %302 = tail call noundef i64 @llvm.fshl.i64(i64 %301, i64 %301, i64 48)
  %303 = add i64 %296, %302
  %304 = xor i64 %298, %303
  %305 = tail call noundef i64 @llvm.fshl.i64(i64 %304, i64 %304, i64 1)
  %306 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 14
  %307 = load i8, ptr addrspace(4) %306, align 1, !tbaa !24
  %308 = zext i8 %307 to i64
  %309 = getelementptr inbounds nuw i64, ptr %4, i64 %308
  %310 = load i64, ptr %309, align 8, !tbaa !22
  %311 = getelementptr inbounds nuw i8, ptr addrspace(4) %138, i64 15
  %312 = load i8, ptr addrspace(4) %311, align 1, !tbaa !24
  %313 = zext i8 %312 to i64
  %314 = getelementptr inbounds nuw i64, ptr %4, i64 %313
  %315 = load i64, ptr %314, align 8, !tbaa !22
  %316 = add i64 %161, %310
  %317 = add i64 %316, %228
  %318 = xor i64 %206, %317
  %319 = tail call noundef i64 @llvm.fshl.i64(i64 %318, i64 %318, i64 32)
  %320 = add i64 %183, %319
  %321 = xor i64 %161, %320
  %322 = tail call noundef i64 @llvm.fshl.i64(i64 %321, i64 %321, i64 40)
  %323 = add i64 %322, %315
  %324 = add i64 %323, %317
  %325 = xor i64 %319, %324
  %326 = tail call noundef i64 @llvm.fshl.i64(i64 %325, i64 %325, i64 48)
  %327 = add i64 %320, %326
  %328 = xor i64 %322, %327
  %329 = tail call noundef i64 @llvm.fshl.i64(i64 %328, i64 %328, i64 1)
  %330 = add nuw nsw i32 %133, 1
  %331 = icmp eq i32 %330, 12
  br i1 %331, label %90, label %116
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!10 = !{i32 1, i32 0, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"ulong*", !"blake2b_param", !"ulong*"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !8, i64 0}
!15 = !{!"", !8, i64 0, !8, i64 1, !8, i64 2, !8, i64 3, !7, i64 4, !16, i64 8, !16, i64 16}
!16 = !{!"long", !8, i64 0}
!17 = !{!15, !8, i64 1}
!18 = !{!15, !8, i64 2}
!19 = !{!15, !8, i64 3}
!20 = !{!15, !7, i64 4}
!21 = !{!15, !16, i64 8}
!22 = !{!16, !16, i64 0}
!23 = !{!15, !16, i64 16}
!24 = !{!8, !8, i64 0}
