; ModuleID = 'corpus/opencl/blake2b.cl'
source_filename = "corpus/opencl/blake2b.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.blake2b_param = type { i8, i8, i8, i8, i32, i64, i64 }

@iv = dso_local local_unnamed_addr addrspace(2) constant [8 x i64] [i64 7640891576956012808, i64 -4942790177534073029, i64 4354685564936845355, i64 -6534734903238641935, i64 5840696475078001361, i64 -7276294671716946913, i64 2270897969802886507, i64 6620516959819538809], align 8
@sigma = dso_local local_unnamed_addr addrspace(2) constant [10 x [16 x i8]] [[16 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F", [16 x i8] c"\0E\0A\04\08\09\0F\0D\06\01\0C\00\02\0B\07\05\03", [16 x i8] c"\0B\08\0C\00\05\02\0F\0D\0A\0E\03\06\07\01\09\04", [16 x i8] c"\07\09\03\01\0D\0C\0B\0E\02\06\05\0A\04\00\0F\08", [16 x i8] c"\09\00\05\07\02\04\0A\0F\0E\01\0B\0C\06\08\03\0D", [16 x i8] c"\02\0C\06\0A\00\0B\08\03\04\0D\07\05\0F\0E\01\09", [16 x i8] c"\0C\05\01\0F\0E\0D\04\0A\00\07\06\03\09\02\08\0B", [16 x i8] c"\0D\0B\07\0E\0C\01\03\09\05\00\0F\04\08\06\02\0A", [16 x i8] c"\06\0F\0E\09\0B\03\00\08\0C\02\0D\07\01\04\0A\05", [16 x i8] c"\0A\02\08\04\07\06\01\05\0F\0B\09\0E\03\0C\0D\00"], align 1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @blake2b(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.blake2b_param) align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [16 x i64], align 8
  %5 = load i8, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1
  %7 = load i8, ptr %6, align 1
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %16 = zext i8 %5 to i64
  %17 = zext i8 %7 to i64
  %18 = load <4 x i8>, ptr %8, align 2
  %19 = zext i32 %10 to i64
  %20 = insertelement <4 x i64> poison, i64 %17, i64 0
  %21 = zext <4 x i8> %18 to <4 x i64>
  %22 = shufflevector <4 x i64> %20, <4 x i64> %21, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %23 = insertelement <4 x i64> %22, i64 %19, i64 3
  %24 = shl nuw <4 x i64> %23, <i64 8, i64 16, i64 24, i64 32>
  %25 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %24)
  %26 = or disjoint i64 %25, %16
  %27 = xor i64 %26, 7640891576956012808
  %28 = xor i64 %12, -4942790177534073029
  %29 = shl i64 %15, 7
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %29
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr addrspace(1) noundef align 8 dereferenceable(128) %30, i64 128, i1 false), !tbaa !12
  %31 = xor i64 %14, 5840696475078001361
  br label %58

32:                                               ; preds = %58
  %33 = shl i64 %15, 6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %33
  %35 = xor i64 %194, %27
  %36 = xor i64 %35, %245
  store i64 %36, ptr addrspace(1) %34, align 8, !tbaa !12
  %37 = xor i64 %218, %28
  %38 = xor i64 %37, %269
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 8
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !12
  %40 = xor i64 %242, %197
  %41 = xor i64 %40, 4354685564936845355
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 16
  store i64 %41, ptr addrspace(1) %42, align 8, !tbaa !12
  %43 = xor i64 %266, %221
  %44 = xor i64 %43, -6534734903238641935
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 24
  store i64 %44, ptr addrspace(1) %45, align 8, !tbaa !12
  %46 = xor i64 %271, %220
  %47 = xor i64 %46, 5840696475078001361
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 32
  store i64 %47, ptr addrspace(1) %48, align 8, !tbaa !12
  %49 = xor i64 %199, %244
  %50 = xor i64 %49, -7276294671716946913
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 40
  store i64 %50, ptr addrspace(1) %51, align 8, !tbaa !12
  %52 = xor i64 %223, %268
  %53 = xor i64 %52, 2270897969802886507
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 48
  store i64 %53, ptr addrspace(1) %54, align 8, !tbaa !12
  %55 = xor i64 %247, %196
  %56 = xor i64 %55, 6620516959819538809
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 56
  store i64 %56, ptr addrspace(1) %57, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

58:                                               ; preds = %3, %58
  %59 = phi i64 [ 6620516959819538809, %3 ], [ %196, %58 ]
  %60 = phi i64 [ -2270897969802886508, %3 ], [ %268, %58 ]
  %61 = phi i64 [ -7276294671716946913, %3 ], [ %244, %58 ]
  %62 = phi i64 [ %31, %3 ], [ %220, %58 ]
  %63 = phi i64 [ -6534734903238641935, %3 ], [ %221, %58 ]
  %64 = phi i64 [ 4354685564936845355, %3 ], [ %197, %58 ]
  %65 = phi i64 [ -4942790177534073029, %3 ], [ %269, %58 ]
  %66 = phi i64 [ 7640891576956012808, %3 ], [ %245, %58 ]
  %67 = phi i64 [ 6620516959819538809, %3 ], [ %247, %58 ]
  %68 = phi i64 [ 2270897969802886507, %3 ], [ %223, %58 ]
  %69 = phi i64 [ -7276294671716946913, %3 ], [ %199, %58 ]
  %70 = phi i64 [ 5840696475078001361, %3 ], [ %271, %58 ]
  %71 = phi i64 [ -6534734903238641935, %3 ], [ %266, %58 ]
  %72 = phi i64 [ 4354685564936845355, %3 ], [ %242, %58 ]
  %73 = phi i64 [ %28, %3 ], [ %218, %58 ]
  %74 = phi i64 [ %27, %3 ], [ %194, %58 ]
  %75 = phi i32 [ 0, %3 ], [ %272, %58 ]
  %76 = add nsw i32 %75, -10
  %77 = icmp samesign ult i32 %75, 10
  %78 = select i1 %77, i32 %75, i32 %76
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw [16 x i8], ptr addrspace(2) @sigma, i64 %79
  %81 = load i8, ptr addrspace(2) %80, align 1, !tbaa !14
  %82 = zext i8 %81 to i64
  %83 = getelementptr inbounds nuw i64, ptr %4, i64 %82
  %84 = load i64, ptr %83, align 8, !tbaa !12
  %85 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 1
  %86 = load i8, ptr addrspace(2) %85, align 1, !tbaa !14
  %87 = zext i8 %86 to i64
  %88 = getelementptr inbounds nuw i64, ptr %4, i64 %87
  %89 = load i64, ptr %88, align 8, !tbaa !12
  %90 = add i64 %70, %84
  %91 = add i64 %90, %74
  %92 = xor i64 %62, %91
  %93 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %92, i64 noundef 32) #7
  %94 = add i64 %66, %93
  %95 = xor i64 %94, %70
  %96 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %95, i64 noundef 40) #7
  %97 = add i64 %91, %89
  %98 = add i64 %97, %96
  %99 = xor i64 %98, %93
  %100 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %99, i64 noundef 48) #7
  %101 = add i64 %100, %94
  %102 = xor i64 %101, %96
  %103 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %102, i64 noundef 1) #7
  %104 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 2
  %105 = load i8, ptr addrspace(2) %104, align 1, !tbaa !14
  %106 = zext i8 %105 to i64
  %107 = getelementptr inbounds nuw i64, ptr %4, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !12
  %109 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 3
  %110 = load i8, ptr addrspace(2) %109, align 1, !tbaa !14
  %111 = zext i8 %110 to i64
  %112 = getelementptr inbounds nuw i64, ptr %4, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !12
  %114 = add i64 %69, %108
  %115 = add i64 %114, %73
  %116 = xor i64 %61, %115
  %117 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %116, i64 noundef 32) #7
  %118 = add i64 %65, %117
  %119 = xor i64 %118, %69
  %120 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %119, i64 noundef 40) #7
  %121 = add i64 %115, %113
  %122 = add i64 %121, %120
  %123 = xor i64 %122, %117
  %124 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %123, i64 noundef 48) #7
  %125 = add i64 %124, %118
  %126 = xor i64 %125, %120
  %127 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %126, i64 noundef 1) #7
  %128 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 4
  %129 = load i8, ptr addrspace(2) %128, align 1, !tbaa !14
  %130 = zext i8 %129 to i64
  %131 = getelementptr inbounds nuw i64, ptr %4, i64 %130
  %132 = load i64, ptr %131, align 8, !tbaa !12
  %133 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 5
  %134 = load i8, ptr addrspace(2) %133, align 1, !tbaa !14
  %135 = zext i8 %134 to i64
  %136 = getelementptr inbounds nuw i64, ptr %4, i64 %135
  %137 = load i64, ptr %136, align 8, !tbaa !12
  %138 = add i64 %68, %132
  %139 = add i64 %138, %72
  %140 = xor i64 %60, %139
  %141 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %140, i64 noundef 32) #7
  %142 = add i64 %64, %141
  %143 = xor i64 %142, %68
  %144 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %143, i64 noundef 40) #7
  %145 = add i64 %139, %137
  %146 = add i64 %145, %144
  %147 = xor i64 %146, %141
  %148 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %147, i64 noundef 48) #7
  %149 = add i64 %148, %142
  %150 = xor i64 %149, %144
  %151 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %150, i64 noundef 1) #7
  %152 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 6
  %153 = load i8, ptr addrspace(2) %152, align 1, !tbaa !14
  %154 = zext i8 %153 to i64
  %155 = getelementptr inbounds nuw i64, ptr %4, i64 %154
  %156 = load i64, ptr %155, align 8, !tbaa !12
  %157 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 7
  %158 = load i8, ptr addrspace(2) %157, align 1, !tbaa !14
  %159 = zext i8 %158 to i64
  %160 = getelementptr inbounds nuw i64, ptr %4, i64 %159
  %161 = load i64, ptr %160, align 8, !tbaa !12
  %162 = add i64 %67, %156
  %163 = add i64 %162, %71
  %164 = xor i64 %59, %163
  %165 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %164, i64 noundef 32) #7
  %166 = add i64 %63, %165
  %167 = xor i64 %166, %67
  %168 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %167, i64 noundef 40) #7
  %169 = add i64 %163, %161
  %170 = add i64 %169, %168
  %171 = xor i64 %170, %165
  %172 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %171, i64 noundef 48) #7
  %173 = add i64 %172, %166
  %174 = xor i64 %173, %168
  %175 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %174, i64 noundef 1) #7
  %176 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 8
  %177 = load i8, ptr addrspace(2) %176, align 1, !tbaa !14
  %178 = zext i8 %177 to i64
  %179 = getelementptr inbounds nuw i64, ptr %4, i64 %178
  %180 = load i64, ptr %179, align 8, !tbaa !12
  %181 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 9
  %182 = load i8, ptr addrspace(2) %181, align 1, !tbaa !14
  %183 = zext i8 %182 to i64
  %184 = getelementptr inbounds nuw i64, ptr %4, i64 %183
  %185 = load i64, ptr %184, align 8, !tbaa !12
  %186 = add i64 %127, %180
  %187 = add i64 %186, %98
  %188 = xor i64 %172, %187
  %189 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %188, i64 noundef 32) #7
  %190 = add i64 %149, %189
  %191 = xor i64 %127, %190
  %192 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %191, i64 noundef 40) #7
  %193 = add i64 %192, %185
  %194 = add i64 %193, %187
  %195 = xor i64 %189, %194
  %196 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %195, i64 noundef 48) #7
  %197 = add i64 %190, %196
  %198 = xor i64 %192, %197
  %199 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %198, i64 noundef 1) #7
  %200 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 10
  %201 = load i8, ptr addrspace(2) %200, align 1, !tbaa !14
  %202 = zext i8 %201 to i64
  %203 = getelementptr inbounds nuw i64, ptr %4, i64 %202
  %204 = load i64, ptr %203, align 8, !tbaa !12
  %205 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 11
  %206 = load i8, ptr addrspace(2) %205, align 1, !tbaa !14
  %207 = zext i8 %206 to i64
  %208 = getelementptr inbounds nuw i64, ptr %4, i64 %207
  %209 = load i64, ptr %208, align 8, !tbaa !12
  %210 = add i64 %151, %204
  %211 = add i64 %210, %122
  %212 = xor i64 %100, %211
  %213 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %212, i64 noundef 32) #7
  %214 = add i64 %173, %213
  %215 = xor i64 %151, %214
  %216 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %215, i64 noundef 40) #7
  %217 = add i64 %216, %209
  %218 = add i64 %217, %211
  %219 = xor i64 %213, %218
  %220 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %219, i64 noundef 48) #7
  %221 = add i64 %214, %220
  %222 = xor i64 %216, %221
  %223 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %222, i64 noundef 1) #7
  %224 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 12
  %225 = load i8, ptr addrspace(2) %224, align 1, !tbaa !14
  %226 = zext i8 %225 to i64
  %227 = getelementptr inbounds nuw i64, ptr %4, i64 %226
  %228 = load i64, ptr %227, align 8, !tbaa !12
  %229 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 13
  %230 = load i8, ptr addrspace(2) %229, align 1, !tbaa !14
  %231 = zext i8 %230 to i64
  %232 = getelementptr inbounds nuw i64, ptr %4, i64 %231
  %233 = load i64, ptr %232, align 8, !tbaa !12
  %234 = add i64 %175, %228
  %235 = add i64 %234, %146
  %236 = xor i64 %124, %235
  %237 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %236, i64 noundef 32) #7
  %238 = add i64 %101, %237
  %239 = xor i64 %175, %238
  %240 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %239, i64 noundef 40) #7
  %241 = add i64 %240, %233
  %242 = add i64 %241, %235
  %243 = xor i64 %237, %242
  %244 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %243, i64 noundef 48) #7
  %245 = add i64 %238, %244
  %246 = xor i64 %240, %245
  %247 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %246, i64 noundef 1) #7
  %248 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 14
  %249 = load i8, ptr addrspace(2) %248, align 1, !tbaa !14
  %250 = zext i8 %249 to i64
  %251 = getelementptr inbounds nuw i64, ptr %4, i64 %250
  %252 = load i64, ptr %251, align 8, !tbaa !12
  %253 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 15
  %254 = load i8, ptr addrspace(2) %253, align 1, !tbaa !14
  %255 = zext i8 %254 to i64
  %256 = getelementptr inbounds nuw i64, ptr %4, i64 %255
  %257 = load i64, ptr %256, align 8, !tbaa !12
  %258 = add i64 %103, %252
  %259 = add i64 %258, %170
  %260 = xor i64 %148, %259
  %261 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %260, i64 noundef 32) #7
  %262 = add i64 %125, %261
  %263 = xor i64 %103, %262
  %264 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %263, i64 noundef 40) #7
  %265 = add i64 %264, %257
  %266 = add i64 %265, %259
  %267 = xor i64 %261, %266
  %268 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %267, i64 noundef 48) #7
  %269 = add i64 %262, %268
  %270 = xor i64 %264, %269
  %271 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %270, i64 noundef 1) #7
  %272 = add nuw nsw i32 %75, 1
  %273 = icmp samesign ult i32 %75, 11
  br i1 %273, label %58, label %32
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_blake2b(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.blake2b_param) align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [16 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = load i8, ptr %1, align 8, !tbaa !15
  %7 = zext i8 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1
  %9 = load i8, ptr %8, align 1, !tbaa !17
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %12 = load <4 x i8>, ptr %11, align 2
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !18
  %15 = zext i32 %14 to i64
  %16 = insertelement <4 x i64> poison, i64 %10, i64 0
  %17 = zext <4 x i8> %12 to <4 x i64>
  %18 = shufflevector <4 x i64> %16, <4 x i64> %17, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %19 = insertelement <4 x i64> %18, i64 %15, i64 3
  %20 = shl nuw <4 x i64> %19, <i64 8, i64 16, i64 24, i64 32>
  %21 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %20)
  %22 = or disjoint i64 %21, %7
  %23 = xor i64 %22, 7640891576956012808
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8, !tbaa !19
  %26 = xor i64 %25, -4942790177534073029
  %27 = shl i64 %5, 7
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %27
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr addrspace(1) noundef align 8 dereferenceable(128) %28, i64 128, i1 false), !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %30 = load i64, ptr %29, align 8, !tbaa !20
  %31 = xor i64 %30, 5840696475078001361
  br label %58

32:                                               ; preds = %58
  %33 = shl i64 %5, 6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %33
  %35 = xor i64 %194, %23
  %36 = xor i64 %35, %245
  store i64 %36, ptr addrspace(1) %34, align 8, !tbaa !12
  %37 = xor i64 %218, %26
  %38 = xor i64 %37, %269
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 8
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !12
  %40 = xor i64 %242, %197
  %41 = xor i64 %40, 4354685564936845355
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 16
  store i64 %41, ptr addrspace(1) %42, align 8, !tbaa !12
  %43 = xor i64 %266, %221
  %44 = xor i64 %43, -6534734903238641935
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 24
  store i64 %44, ptr addrspace(1) %45, align 8, !tbaa !12
  %46 = xor i64 %271, %220
  %47 = xor i64 %46, 5840696475078001361
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 32
  store i64 %47, ptr addrspace(1) %48, align 8, !tbaa !12
  %49 = xor i64 %199, %244
  %50 = xor i64 %49, -7276294671716946913
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 40
  store i64 %50, ptr addrspace(1) %51, align 8, !tbaa !12
  %52 = xor i64 %223, %268
  %53 = xor i64 %52, 2270897969802886507
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 48
  store i64 %53, ptr addrspace(1) %54, align 8, !tbaa !12
  %55 = xor i64 %247, %196
  %56 = xor i64 %55, 6620516959819538809
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 56
  store i64 %56, ptr addrspace(1) %57, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

58:                                               ; preds = %3, %58
  %59 = phi i64 [ 6620516959819538809, %3 ], [ %196, %58 ]
  %60 = phi i64 [ -2270897969802886508, %3 ], [ %268, %58 ]
  %61 = phi i64 [ -7276294671716946913, %3 ], [ %244, %58 ]
  %62 = phi i64 [ %31, %3 ], [ %220, %58 ]
  %63 = phi i64 [ -6534734903238641935, %3 ], [ %221, %58 ]
  %64 = phi i64 [ 4354685564936845355, %3 ], [ %197, %58 ]
  %65 = phi i64 [ -4942790177534073029, %3 ], [ %269, %58 ]
  %66 = phi i64 [ 7640891576956012808, %3 ], [ %245, %58 ]
  %67 = phi i64 [ 6620516959819538809, %3 ], [ %247, %58 ]
  %68 = phi i64 [ 2270897969802886507, %3 ], [ %223, %58 ]
  %69 = phi i64 [ -7276294671716946913, %3 ], [ %199, %58 ]
  %70 = phi i64 [ 5840696475078001361, %3 ], [ %271, %58 ]
  %71 = phi i64 [ -6534734903238641935, %3 ], [ %266, %58 ]
  %72 = phi i64 [ 4354685564936845355, %3 ], [ %242, %58 ]
  %73 = phi i64 [ %26, %3 ], [ %218, %58 ]
  %74 = phi i64 [ %23, %3 ], [ %194, %58 ]
  %75 = phi i32 [ 0, %3 ], [ %272, %58 ]
  %76 = add nsw i32 %75, -10
  %77 = icmp samesign ult i32 %75, 10
  %78 = select i1 %77, i32 %75, i32 %76
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw [16 x i8], ptr addrspace(2) @sigma, i64 %79
  %81 = load i8, ptr addrspace(2) %80, align 1, !tbaa !14
  %82 = zext i8 %81 to i64
  %83 = getelementptr inbounds nuw i64, ptr %4, i64 %82
  %84 = load i64, ptr %83, align 8, !tbaa !12
  %85 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 1
  %86 = load i8, ptr addrspace(2) %85, align 1, !tbaa !14
  %87 = zext i8 %86 to i64
  %88 = getelementptr inbounds nuw i64, ptr %4, i64 %87
  %89 = load i64, ptr %88, align 8, !tbaa !12
  %90 = add i64 %70, %84
  %91 = add i64 %90, %74
  %92 = xor i64 %62, %91
  %93 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %92, i64 noundef 32) #7
  %94 = add i64 %66, %93
  %95 = xor i64 %94, %70
  %96 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %95, i64 noundef 40) #7
  %97 = add i64 %91, %89
  %98 = add i64 %97, %96
  %99 = xor i64 %98, %93
  %100 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %99, i64 noundef 48) #7
  %101 = add i64 %100, %94
  %102 = xor i64 %101, %96
  %103 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %102, i64 noundef 1) #7
  %104 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 2
  %105 = load i8, ptr addrspace(2) %104, align 1, !tbaa !14
  %106 = zext i8 %105 to i64
  %107 = getelementptr inbounds nuw i64, ptr %4, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !12
  %109 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 3
  %110 = load i8, ptr addrspace(2) %109, align 1, !tbaa !14
  %111 = zext i8 %110 to i64
  %112 = getelementptr inbounds nuw i64, ptr %4, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !12
  %114 = add i64 %69, %108
  %115 = add i64 %114, %73
  %116 = xor i64 %61, %115
  %117 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %116, i64 noundef 32) #7
  %118 = add i64 %65, %117
  %119 = xor i64 %118, %69
  %120 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %119, i64 noundef 40) #7
  %121 = add i64 %115, %113
  %122 = add i64 %121, %120
  %123 = xor i64 %122, %117
  %124 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %123, i64 noundef 48) #7
  %125 = add i64 %124, %118
  %126 = xor i64 %125, %120
  %127 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %126, i64 noundef 1) #7
  %128 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 4
  %129 = load i8, ptr addrspace(2) %128, align 1, !tbaa !14
  %130 = zext i8 %129 to i64
  %131 = getelementptr inbounds nuw i64, ptr %4, i64 %130
  %132 = load i64, ptr %131, align 8, !tbaa !12
  %133 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 5
  %134 = load i8, ptr addrspace(2) %133, align 1, !tbaa !14
  %135 = zext i8 %134 to i64
  %136 = getelementptr inbounds nuw i64, ptr %4, i64 %135
  %137 = load i64, ptr %136, align 8, !tbaa !12
  %138 = add i64 %68, %132
  %139 = add i64 %138, %72
  %140 = xor i64 %60, %139
  %141 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %140, i64 noundef 32) #7
  %142 = add i64 %64, %141
  %143 = xor i64 %142, %68
  %144 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %143, i64 noundef 40) #7
  %145 = add i64 %139, %137
  %146 = add i64 %145, %144
  %147 = xor i64 %146, %141
  %148 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %147, i64 noundef 48) #7
  %149 = add i64 %148, %142
  %150 = xor i64 %149, %144
  %151 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %150, i64 noundef 1) #7
  %152 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 6
  %153 = load i8, ptr addrspace(2) %152, align 1, !tbaa !14
  %154 = zext i8 %153 to i64
  %155 = getelementptr inbounds nuw i64, ptr %4, i64 %154
  %156 = load i64, ptr %155, align 8, !tbaa !12
  %157 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 7
  %158 = load i8, ptr addrspace(2) %157, align 1, !tbaa !14
  %159 = zext i8 %158 to i64
  %160 = getelementptr inbounds nuw i64, ptr %4, i64 %159
  %161 = load i64, ptr %160, align 8, !tbaa !12
  %162 = add i64 %67, %156
  %163 = add i64 %162, %71
  %164 = xor i64 %59, %163
  %165 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %164, i64 noundef 32) #7
  %166 = add i64 %63, %165
  %167 = xor i64 %166, %67
  %168 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %167, i64 noundef 40) #7
  %169 = add i64 %163, %161
  %170 = add i64 %169, %168
  %171 = xor i64 %170, %165
  %172 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %171, i64 noundef 48) #7
  %173 = add i64 %172, %166
  %174 = xor i64 %173, %168
  %175 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %174, i64 noundef 1) #7
  %176 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 8
  %177 = load i8, ptr addrspace(2) %176, align 1, !tbaa !14
  %178 = zext i8 %177 to i64
  %179 = getelementptr inbounds nuw i64, ptr %4, i64 %178
  %180 = load i64, ptr %179, align 8, !tbaa !12
  %181 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 9
  %182 = load i8, ptr addrspace(2) %181, align 1, !tbaa !14
  %183 = zext i8 %182 to i64
  %184 = getelementptr inbounds nuw i64, ptr %4, i64 %183
  %185 = load i64, ptr %184, align 8, !tbaa !12
  %186 = add i64 %127, %180
  %187 = add i64 %186, %98
  %188 = xor i64 %172, %187
  %189 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %188, i64 noundef 32) #7
  %190 = add i64 %149, %189
  %191 = xor i64 %127, %190
  %192 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %191, i64 noundef 40) #7
  %193 = add i64 %192, %185
  %194 = add i64 %193, %187
  %195 = xor i64 %189, %194
  %196 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %195, i64 noundef 48) #7
  %197 = add i64 %190, %196
  %198 = xor i64 %192, %197
  %199 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %198, i64 noundef 1) #7
  %200 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 10
  %201 = load i8, ptr addrspace(2) %200, align 1, !tbaa !14
  %202 = zext i8 %201 to i64
  %203 = getelementptr inbounds nuw i64, ptr %4, i64 %202
  %204 = load i64, ptr %203, align 8, !tbaa !12
  %205 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 11
  %206 = load i8, ptr addrspace(2) %205, align 1, !tbaa !14
  %207 = zext i8 %206 to i64
  %208 = getelementptr inbounds nuw i64, ptr %4, i64 %207
  %209 = load i64, ptr %208, align 8, !tbaa !12
  %210 = add i64 %151, %204
  %211 = add i64 %210, %122
  %212 = xor i64 %100, %211
  %213 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %212, i64 noundef 32) #7
  %214 = add i64 %173, %213
  %215 = xor i64 %151, %214
  %216 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %215, i64 noundef 40) #7
  %217 = add i64 %216, %209
  %218 = add i64 %217, %211
  %219 = xor i64 %213, %218
  %220 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %219, i64 noundef 48) #7
  %221 = add i64 %214, %220
  %222 = xor i64 %216, %221
  %223 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %222, i64 noundef 1) #7
  %224 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 12
  %225 = load i8, ptr addrspace(2) %224, align 1, !tbaa !14
  %226 = zext i8 %225 to i64
  %227 = getelementptr inbounds nuw i64, ptr %4, i64 %226
  %228 = load i64, ptr %227, align 8, !tbaa !12
  %229 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 13
  %230 = load i8, ptr addrspace(2) %229, align 1, !tbaa !14
  %231 = zext i8 %230 to i64
  %232 = getelementptr inbounds nuw i64, ptr %4, i64 %231
  %233 = load i64, ptr %232, align 8, !tbaa !12
  %234 = add i64 %175, %228
  %235 = add i64 %234, %146
  %236 = xor i64 %124, %235
  %237 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %236, i64 noundef 32) #7
  %238 = add i64 %101, %237
  %239 = xor i64 %175, %238
  %240 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %239, i64 noundef 40) #7
  %241 = add i64 %240, %233
  %242 = add i64 %241, %235
  %243 = xor i64 %237, %242
  %244 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %243, i64 noundef 48) #7
  %245 = add i64 %238, %244
  %246 = xor i64 %240, %245
  %247 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %246, i64 noundef 1) #7
  %248 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 14
  %249 = load i8, ptr addrspace(2) %248, align 1, !tbaa !14
  %250 = zext i8 %249 to i64
  %251 = getelementptr inbounds nuw i64, ptr %4, i64 %250
  %252 = load i64, ptr %251, align 8, !tbaa !12
  %253 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 15
  %254 = load i8, ptr addrspace(2) %253, align 1, !tbaa !14
  %255 = zext i8 %254 to i64
  %256 = getelementptr inbounds nuw i64, ptr %4, i64 %255
  %257 = load i64, ptr %256, align 8, !tbaa !12
  %258 = add i64 %103, %252
  %259 = add i64 %258, %170
  %260 = xor i64 %148, %259
  %261 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %260, i64 noundef 32) #7
  %262 = add i64 %125, %261
  %263 = xor i64 %103, %262
  %264 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %263, i64 noundef 40) #7
  %265 = add i64 %264, %257
  %266 = add i64 %265, %259
  %267 = xor i64 %261, %266
  %268 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %267, i64 noundef 48) #7
  %269 = add i64 %262, %268
  %270 = xor i64 %264, %269
  %271 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %270, i64 noundef 1) #7
  %272 = add nuw nsw i32 %75, 1
  %273 = icmp samesign ult i32 %75, 11
  br i1 %273, label %58, label %32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>) #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 0, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"ulong*", !"blake2b_param", !"ulong*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !6, i64 0}
!14 = !{!6, !6, i64 0}
!15 = !{!16, !6, i64 0}
!16 = !{!"", !6, i64 0, !6, i64 1, !6, i64 2, !6, i64 3, !5, i64 4, !13, i64 8, !13, i64 16}
!17 = !{!16, !6, i64 1}
!18 = !{!16, !5, i64 4}
!19 = !{!16, !13, i64 8}
!20 = !{!16, !13, i64 16}
