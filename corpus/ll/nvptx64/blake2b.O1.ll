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
  %4 = alloca [8 x i64], align 8
  %5 = alloca [16 x i64], align 8
  %6 = alloca [16 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  br label %47

7:                                                ; preds = %47
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = load i8, ptr %1, align 8, !tbaa !14
  %17 = zext i8 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 1
  %19 = load i8, ptr %18, align 1, !tbaa !17
  %20 = zext i8 %19 to i64
  %21 = shl nuw nsw i64 %20, 8
  %22 = or disjoint i64 %21, %17
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %24 = load i8, ptr %23, align 2, !tbaa !18
  %25 = zext i8 %24 to i64
  %26 = shl nuw nsw i64 %25, 16
  %27 = or disjoint i64 %22, %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 3
  %29 = load i8, ptr %28, align 1, !tbaa !19
  %30 = zext i8 %29 to i64
  %31 = shl nuw nsw i64 %30, 24
  %32 = or disjoint i64 %27, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %34 = load i32, ptr %33, align 4, !tbaa !20
  %35 = zext i32 %34 to i64
  %36 = shl nuw i64 %35, 32
  %37 = or disjoint i64 %32, %36
  %38 = load i64, ptr %4, align 8, !tbaa !21
  %39 = xor i64 %37, %38
  store i64 %39, ptr %4, align 8, !tbaa !21
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !22
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !21
  %44 = xor i64 %43, %41
  store i64 %44, ptr %42, align 8, !tbaa !21
  %45 = shl nuw nsw i64 %15, 7
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %45
  br label %55

47:                                               ; preds = %3, %47
  %48 = phi i32 [ 0, %3 ], [ %53, %47 ]
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr addrspace(4) @iv, i64 %49
  %51 = load i64, ptr addrspace(4) %50, align 8, !tbaa !21
  %52 = getelementptr inbounds nuw i64, ptr %4, i64 %49
  store i64 %51, ptr %52, align 8, !tbaa !21
  %53 = add nuw nsw i32 %48, 1
  %54 = icmp eq i32 %53, 8
  br i1 %54, label %7, label %47, !llvm.loop !23

55:                                               ; preds = %7, %55
  %56 = phi i32 [ 0, %7 ], [ %61, %55 ]
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr addrspace(1) %46, i64 %57
  %59 = load i64, ptr addrspace(1) %58, align 8, !tbaa !21
  %60 = getelementptr inbounds nuw i64, ptr %6, i64 %57
  store i64 %59, ptr %60, align 8, !tbaa !21
  %61 = add nuw nsw i32 %56, 1
  %62 = icmp eq i32 %61, 16
  br i1 %62, label %103, label %55, !llvm.loop !25

63:                                               ; preds = %103
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %65 = load i64, ptr %64, align 8, !tbaa !26
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %67 = load i64, ptr %66, align 8, !tbaa !21
  %68 = xor i64 %67, %65
  store i64 %68, ptr %66, align 8, !tbaa !21
  %69 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %70 = load i64, ptr %69, align 8, !tbaa !21
  %71 = xor i64 %70, -1
  store i64 %71, ptr %69, align 8, !tbaa !21
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %76 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %77 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %78 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %80 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %82 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %83 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %84 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %87 = load i64, ptr %72, align 8, !tbaa !21
  %88 = load i64, ptr %5, align 8, !tbaa !21
  %89 = load i64, ptr %73, align 8, !tbaa !21
  %90 = load i64, ptr %74, align 8, !tbaa !21
  %91 = load i64, ptr %75, align 8, !tbaa !21
  %92 = load i64, ptr %76, align 8, !tbaa !21
  %93 = load i64, ptr %77, align 8, !tbaa !21
  %94 = load i64, ptr %78, align 8, !tbaa !21
  %95 = load i64, ptr %79, align 8, !tbaa !21
  %96 = load i64, ptr %80, align 8, !tbaa !21
  %97 = load i64, ptr %81, align 8, !tbaa !21
  %98 = load i64, ptr %82, align 8, !tbaa !21
  %99 = load i64, ptr %83, align 8, !tbaa !21
  %100 = load i64, ptr %84, align 8, !tbaa !21
  %101 = load i64, ptr %85, align 8, !tbaa !21
  %102 = load i64, ptr %86, align 8, !tbaa !21
  br label %117

103:                                              ; preds = %55, %103
  %104 = phi i32 [ %112, %103 ], [ 0, %55 ]
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i64, ptr %4, i64 %105
  %107 = load i64, ptr %106, align 8, !tbaa !21
  %108 = getelementptr inbounds nuw i64, ptr %5, i64 %105
  store i64 %107, ptr %108, align 8, !tbaa !21
  %109 = getelementptr inbounds nuw i64, ptr addrspace(4) @iv, i64 %105
  %110 = load i64, ptr addrspace(4) %109, align 8, !tbaa !21
  %111 = getelementptr inbounds nuw i8, ptr %108, i64 64
  store i64 %110, ptr %111, align 8, !tbaa !21
  %112 = add nuw nsw i32 %104, 1
  %113 = icmp eq i32 %112, 8
  br i1 %113, label %63, label %103, !llvm.loop !27

114:                                              ; preds = %117
  store i64 %328, ptr %72, align 8, !tbaa !21
  store i64 %251, ptr %5, align 8, !tbaa !21
  store i64 %277, ptr %73, align 8, !tbaa !21
  store i64 %302, ptr %74, align 8, !tbaa !21
  store i64 %256, ptr %75, align 8, !tbaa !21
  store i64 %275, ptr %76, align 8, !tbaa !21
  store i64 %301, ptr %77, align 8, !tbaa !21
  store i64 %326, ptr %78, align 8, !tbaa !21
  store i64 %280, ptr %79, align 8, !tbaa !21
  store i64 %299, ptr %80, align 8, !tbaa !21
  store i64 %325, ptr %81, align 8, !tbaa !21
  store i64 %254, ptr %82, align 8, !tbaa !21
  store i64 %304, ptr %83, align 8, !tbaa !21
  store i64 %323, ptr %84, align 8, !tbaa !21
  store i64 %253, ptr %85, align 8, !tbaa !21
  store i64 %278, ptr %86, align 8, !tbaa !21
  %115 = shl nuw nsw i64 %15, 6
  %116 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %115
  br label %332

117:                                              ; preds = %63, %117
  %118 = phi i64 [ %102, %63 ], [ %278, %117 ]
  %119 = phi i64 [ %101, %63 ], [ %253, %117 ]
  %120 = phi i64 [ %100, %63 ], [ %323, %117 ]
  %121 = phi i64 [ %99, %63 ], [ %304, %117 ]
  %122 = phi i64 [ %98, %63 ], [ %254, %117 ]
  %123 = phi i64 [ %97, %63 ], [ %325, %117 ]
  %124 = phi i64 [ %96, %63 ], [ %299, %117 ]
  %125 = phi i64 [ %95, %63 ], [ %280, %117 ]
  %126 = phi i64 [ %94, %63 ], [ %326, %117 ]
  %127 = phi i64 [ %93, %63 ], [ %301, %117 ]
  %128 = phi i64 [ %92, %63 ], [ %275, %117 ]
  %129 = phi i64 [ %91, %63 ], [ %256, %117 ]
  %130 = phi i64 [ %90, %63 ], [ %302, %117 ]
  %131 = phi i64 [ %89, %63 ], [ %277, %117 ]
  %132 = phi i64 [ %88, %63 ], [ %251, %117 ]
  %133 = phi i64 [ %87, %63 ], [ %328, %117 ]
  %134 = phi i32 [ 0, %63 ], [ %329, %117 ]
  %135 = urem i32 %134, 10
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw [16 x i8], ptr addrspace(4) @sigma, i64 %136
  %138 = load i8, ptr addrspace(4) %137, align 1, !tbaa !28
  %139 = zext i8 %138 to i64
  %140 = getelementptr inbounds nuw i64, ptr %6, i64 %139
  %141 = load i64, ptr %140, align 8, !tbaa !21
  %142 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 1
  %143 = load i8, ptr addrspace(4) %142, align 1, !tbaa !28
  %144 = zext i8 %143 to i64
  %145 = getelementptr inbounds nuw i64, ptr %6, i64 %144
  %146 = load i64, ptr %145, align 8, !tbaa !21
  %147 = add i64 %133, %141
  %148 = add i64 %147, %132
  %149 = xor i64 %131, %148
  %150 = tail call noundef i64 @llvm.fshl.i64(i64 %149, i64 %149, i64 32)
  %151 = add i64 %130, %150
  %152 = xor i64 %151, %133
  %153 = tail call noundef i64 @llvm.fshl.i64(i64 %152, i64 %152, i64 40)
  %154 = add i64 %148, %146
  %155 = add i64 %154, %153
  %156 = xor i64 %155, %150
  %157 = tail call noundef i64 @llvm.fshl.i64(i64 %156, i64 %156, i64 48)
  %158 = add i64 %157, %151
  %159 = xor i64 %158, %153
  %160 = tail call noundef i64 @llvm.fshl.i64(i64 %159, i64 %159, i64 1)
  %161 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 2
  %162 = load i8, ptr addrspace(4) %161, align 1, !tbaa !28
  %163 = zext i8 %162 to i64
  %164 = getelementptr inbounds nuw i64, ptr %6, i64 %163
  %165 = load i64, ptr %164, align 8, !tbaa !21
  %166 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 3
  %167 = load i8, ptr addrspace(4) %166, align 1, !tbaa !28
  %168 = zext i8 %167 to i64
  %169 = getelementptr inbounds nuw i64, ptr %6, i64 %168
  %170 = load i64, ptr %169, align 8, !tbaa !21
  %171 = add i64 %129, %165
  %172 = add i64 %171, %128
  %173 = xor i64 %127, %172
  %174 = tail call noundef i64 @llvm.fshl.i64(i64 %173, i64 %173, i64 32)
  %175 = add i64 %126, %174
  %176 = xor i64 %175, %129
  %177 = tail call noundef i64 @llvm.fshl.i64(i64 %176, i64 %176, i64 40)
  %178 = add i64 %172, %170
  %179 = add i64 %178, %177
  %180 = xor i64 %179, %174
  %181 = tail call noundef i64 @llvm.fshl.i64(i64 %180, i64 %180, i64 48)
  %182 = add i64 %181, %175
  %183 = xor i64 %182, %177
  %184 = tail call noundef i64 @llvm.fshl.i64(i64 %183, i64 %183, i64 1)
  %185 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 4
  %186 = load i8, ptr addrspace(4) %185, align 1, !tbaa !28
  %187 = zext i8 %186 to i64
  %188 = getelementptr inbounds nuw i64, ptr %6, i64 %187
  %189 = load i64, ptr %188, align 8, !tbaa !21
  %190 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 5
  %191 = load i8, ptr addrspace(4) %190, align 1, !tbaa !28
  %192 = zext i8 %191 to i64
  %193 = getelementptr inbounds nuw i64, ptr %6, i64 %192
  %194 = load i64, ptr %193, align 8, !tbaa !21
  %195 = add i64 %125, %189
  %196 = add i64 %195, %124
  %197 = xor i64 %123, %196
  %198 = tail call noundef i64 @llvm.fshl.i64(i64 %197, i64 %197, i64 32)
  %199 = add i64 %122, %198
  %200 = xor i64 %199, %125
  %201 = tail call noundef i64 @llvm.fshl.i64(i64 %200, i64 %200, i64 40)
  %202 = add i64 %196, %194
  %203 = add i64 %202, %201
  %204 = xor i64 %203, %198
  %205 = tail call noundef i64 @llvm.fshl.i64(i64 %204, i64 %204, i64 48)
  %206 = add i64 %205, %199
  %207 = xor i64 %206, %201
  %208 = tail call noundef i64 @llvm.fshl.i64(i64 %207, i64 %207, i64 1)
  %209 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 6
  %210 = load i8, ptr addrspace(4) %209, align 1, !tbaa !28
  %211 = zext i8 %210 to i64
  %212 = getelementptr inbounds nuw i64, ptr %6, i64 %211
  %213 = load i64, ptr %212, align 8, !tbaa !21
  %214 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 7
  %215 = load i8, ptr addrspace(4) %214, align 1, !tbaa !28
  %216 = zext i8 %215 to i64
  %217 = getelementptr inbounds nuw i64, ptr %6, i64 %216
  %218 = load i64, ptr %217, align 8, !tbaa !21
  %219 = add i64 %121, %213
  %220 = add i64 %219, %120
  %221 = xor i64 %119, %220
  %222 = tail call noundef i64 @llvm.fshl.i64(i64 %221, i64 %221, i64 32)
  %223 = add i64 %118, %222
  %224 = xor i64 %223, %121
  %225 = tail call noundef i64 @llvm.fshl.i64(i64 %224, i64 %224, i64 40)
  %226 = add i64 %220, %218
  %227 = add i64 %226, %225
  %228 = xor i64 %227, %222
  %229 = tail call noundef i64 @llvm.fshl.i64(i64 %228, i64 %228, i64 48)
  %230 = add i64 %229, %223
  %231 = xor i64 %230, %225
  %232 = tail call noundef i64 @llvm.fshl.i64(i64 %231, i64 %231, i64 1)
  %233 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 8
  %234 = load i8, ptr addrspace(4) %233, align 1, !tbaa !28
  %235 = zext i8 %234 to i64
  %236 = getelementptr inbounds nuw i64, ptr %6, i64 %235
  %237 = load i64, ptr %236, align 8, !tbaa !21
  %238 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 9
  %239 = load i8, ptr addrspace(4) %238, align 1, !tbaa !28
  %240 = zext i8 %239 to i64
  %241 = getelementptr inbounds nuw i64, ptr %6, i64 %240
  %242 = load i64, ptr %241, align 8, !tbaa !21
  %243 = add i64 %184, %237
  %244 = add i64 %243, %155
  %245 = xor i64 %229, %244
  %246 = tail call noundef i64 @llvm.fshl.i64(i64 %245, i64 %245, i64 32)
  %247 = add i64 %206, %246
  %248 = xor i64 %184, %247
  %249 = tail call noundef i64 @llvm.fshl.i64(i64 %248, i64 %248, i64 40)
  %250 = add i64 %249, %242
  %251 = add i64 %250, %244
  %252 = xor i64 %246, %251
  %253 = tail call noundef i64 @llvm.fshl.i64(i64 %252, i64 %252, i64 48)
  %254 = add i64 %247, %253
  %255 = xor i64 %249, %254
  %256 = tail call noundef i64 @llvm.fshl.i64(i64 %255, i64 %255, i64 1)
  %257 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 10
  %258 = load i8, ptr addrspace(4) %257, align 1, !tbaa !28
  %259 = zext i8 %258 to i64
  %260 = getelementptr inbounds nuw i64, ptr %6, i64 %259
  %261 = load i64, ptr %260, align 8, !tbaa !21
  %262 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 11
  %263 = load i8, ptr addrspace(4) %262, align 1, !tbaa !28
  %264 = zext i8 %263 to i64
  %265 = getelementptr inbounds nuw i64, ptr %6, i64 %264
  %266 = load i64, ptr %265, align 8, !tbaa !21
  %267 = add i64 %208, %261
  %268 = add i64 %267, %179
  %269 = xor i64 %157, %268
  %270 = tail call noundef i64 @llvm.fshl.i64(i64 %269, i64 %269, i64 32)
  %271 = add i64 %230, %270
  %272 = xor i64 %208, %271
  %273 = tail call noundef i64 @llvm.fshl.i64(i64 %272, i64 %272, i64 40)
  %274 = add i64 %273, %266
  %275 = add i64 %274, %268
  %276 = xor i64 %270, %275
  %277 = tail call noundef i64 @llvm.fshl.i64(i64 %276, i64 %276, i64 48)
  %278 = add i64 %271, %277
  %279 = xor i64 %273, %278
  %280 = tail call noundef i64 @llvm.fshl.i64(i64 %279, i64 %279, i64 1)
  %281 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 12
  %282 = load i8, ptr addrspace(4) %281, align 1, !tbaa !28
  %283 = zext i8 %282 to i64
  %284 = getelementptr inbounds nuw i64, ptr %6, i64 %283
  %285 = load i64, ptr %284, align 8, !tbaa !21
  %286 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 13
  %287 = load i8, ptr addrspace(4) %286, align 1, !tbaa !28
  %288 = zext i8 %287 to i64
  %289 = getelementptr inbounds nuw i64, ptr %6, i64 %288
  %290 = load i64, ptr %289, align 8, !tbaa !21
  %291 = add i64 %232, %285
  %292 = add i64 %291, %203
  %293 = xor i64 %181, %292
  %294 = tail call noundef i64 @llvm.fshl.i64(i64 %293, i64 %293, i64 32)
  %295 = add i64 %158, %294
  %296 = xor i64 %232, %295
  %297 = tail call noundef i64 @llvm.fshl.i64(i64 %296, i64 %296, i64 40)
  %298 = add i64 %297, %290
  %299 = add i64 %298, %292
  %300 = xor i64 %294, %299
  %301 = tail call noundef i64 @llvm.fshl.i64(i64 %300, i64 %300, i64 48)
  %302 = add i64 %295, %301
  %303 = xor i64 %297, %302
  %304 = tail call noundef i64 @llvm.fshl.i64(i64 %303, i64 %303, i64 1)
  %305 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 14
  %306 = load i8, ptr addrspace(4) %305, align 1, !tbaa !28
  %307 = zext i8 %306 to i64
  %308 = getelementptr inbounds nuw i64, ptr %6, i64 %307
  %309 = load i64, ptr %308, align 8, !tbaa !21
  %310 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 15
  %311 = load i8, ptr addrspace(4) %310, align 1, !tbaa !28
  %312 = zext i8 %311 to i64
  %313 = getelementptr inbounds nuw i64, ptr %6, i64 %312
  %314 = load i64, ptr %313, align 8, !tbaa !21
  %315 = add i64 %160, %309
  %316 = add i64 %315, %227
  %317 = xor i64 %205, %316
  %318 = tail call noundef i64 @llvm.fshl.i64(i64 %317, i64 %317, i64 32)
  %319 = add i64 %182, %318
  %320 = xor i64 %160, %319
  %321 = tail call noundef i64 @llvm.fshl.i64(i64 %320, i64 %320, i64 40)
  %322 = add i64 %321, %314
  %323 = add i64 %322, %316
  %324 = xor i64 %318, %323
  %325 = tail call noundef i64 @llvm.fshl.i64(i64 %324, i64 %324, i64 48)
  %326 = add i64 %319, %325
  %327 = xor i64 %321, %326
  %328 = tail call noundef i64 @llvm.fshl.i64(i64 %327, i64 %327, i64 1)
  %329 = add nuw nsw i32 %134, 1
  %330 = icmp eq i32 %329, 12
  br i1 %330, label %114, label %117, !llvm.loop !29

331:                                              ; preds = %332
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

332:                                              ; preds = %114, %332
  %333 = phi i32 [ 0, %114 ], [ %344, %332 ]
  %334 = zext nneg i32 %333 to i64
  %335 = getelementptr inbounds nuw i64, ptr %4, i64 %334
  %336 = load i64, ptr %335, align 8, !tbaa !21
  %337 = getelementptr inbounds nuw i64, ptr %5, i64 %334
  %338 = load i64, ptr %337, align 8, !tbaa !21
  %339 = xor i64 %338, %336
  %340 = getelementptr inbounds nuw i8, ptr %337, i64 64
  %341 = load i64, ptr %340, align 8, !tbaa !21
  %342 = xor i64 %339, %341
  %343 = getelementptr inbounds nuw i64, ptr addrspace(1) %116, i64 %334
  store i64 %342, ptr addrspace(1) %343, align 8, !tbaa !21
  %344 = add nuw nsw i32 %333, 1
  %345 = icmp eq i32 %344, 8
  br i1 %345, label %331, label %332, !llvm.loop !30
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
!21 = !{!16, !16, i64 0}
!22 = !{!15, !16, i64 8}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = distinct !{!25, !24}
!26 = !{!15, !16, i64 16}
!27 = distinct !{!27, !24}
!28 = !{!8, !8, i64 0}
!29 = distinct !{!29, !24}
!30 = distinct !{!30, !24}
