; ModuleID = 'corpus/opencl/noise.cl'
source_filename = "corpus/opencl/noise.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@perlin_fbm.p = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = zext nneg i32 %10 to i64
  %12 = mul nuw nsw i64 %11, %6
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext nneg i32 %13 to i64
  %15 = add nuw nsw i64 %12, %14
  %16 = icmp samesign ult i64 %15, 256
  br i1 %16, label %19, label %17

17:                                               ; preds = %4
  %18 = lshr i32 %9, 16
  br label %24

19:                                               ; preds = %4
  %20 = trunc nuw nsw i64 %15 to i32
  %21 = lshr i32 %9, 16
  %22 = mul nuw i32 %10, %21
  %23 = zext i32 %22 to i64
  br label %48

24:                                               ; preds = %48, %17
  %25 = phi i32 [ %18, %17 ], [ %21, %48 ]
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 40
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %26 to i64
  %31 = mul nuw nsw i64 %11, %30
  %32 = add nuw nsw i64 %31, %14
  %33 = add i64 %32, %29
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 48
  %36 = load i64, ptr addrspace(4) %35, align 8, !tbaa !10
  %37 = zext i32 %34 to i64
  %38 = zext nneg i32 %25 to i64
  %39 = mul nuw nsw i64 %38, %37
  %40 = add nuw nsw i64 %39, %6
  %41 = add i64 %40, %36
  %42 = icmp sgt i32 %3, 0
  br i1 %42, label %43, label %319

43:                                               ; preds = %24
  %44 = trunc i64 %41 to i32
  %45 = trunc i64 %33 to i32
  %46 = sitofp i32 %45 to float
  %47 = sitofp i32 %44 to float
  br label %59

48:                                               ; preds = %19, %48
  %49 = phi i32 [ %20, %19 ], [ %57, %48 ]
  %50 = phi i64 [ %15, %19 ], [ %56, %48 ]
  %51 = shl i64 %50, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !17, !amdgpu.noclobber !18
  %55 = getelementptr inbounds i8, ptr addrspace(3) @perlin_fbm.p, i32 %49
  store i8 %54, ptr addrspace(3) %55, align 1, !tbaa !17
  %56 = add nsw i64 %52, %23
  %57 = trunc i64 %56 to i32
  %58 = icmp slt i32 %57, 256
  br i1 %58, label %48, label %24

59:                                               ; preds = %43, %59
  %60 = phi i32 [ 0, %43 ], [ %317, %59 ]
  %61 = phi float [ %2, %43 ], [ %316, %59 ]
  %62 = phi float [ 5.000000e-01, %43 ], [ %315, %59 ]
  %63 = phi float [ 0.000000e+00, %43 ], [ %314, %59 ]
  %64 = fmul float %61, %46
  %65 = fmul float %61, %47
  %66 = uitofp nneg i32 %60 to float
  %67 = fmul float %66, 0x3FFB333340000000
  %68 = tail call fastcc float @llvm.floor.f32(float noundef %64) #9
  %69 = tail call fastcc float @llvm.floor.f32(float noundef %65) #9
  %70 = tail call fastcc float @llvm.floor.f32(float noundef %67) #9
  %71 = fptosi float %68 to i32
  %72 = and i32 %71, 255
  %73 = fptosi float %69 to i32
  %74 = fptosi float %70 to i32
  %75 = fsub float %64, %68
  %76 = fsub float %65, %69
  %77 = fsub float %67, %70
  %78 = fmul float %75, %75
  %79 = fmul float %75, %78
  %80 = tail call float @llvm.fmuladd.f32(float %75, float 6.000000e+00, float -1.500000e+01)
  %81 = tail call float @llvm.fmuladd.f32(float %75, float %80, float 1.000000e+01)
  %82 = fmul float %79, %81
  %83 = fmul float %76, %76
  %84 = fmul float %76, %83
  %85 = tail call float @llvm.fmuladd.f32(float %76, float 6.000000e+00, float -1.500000e+01)
  %86 = tail call float @llvm.fmuladd.f32(float %76, float %85, float 1.000000e+01)
  %87 = fmul float %84, %86
  %88 = fmul float %77, %77
  %89 = fmul float %77, %88
  %90 = tail call float @llvm.fmuladd.f32(float %77, float 6.000000e+00, float -1.500000e+01)
  %91 = tail call float @llvm.fmuladd.f32(float %77, float %90, float 1.000000e+01)
  %92 = fmul float %89, %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %72
  %94 = load i8, ptr addrspace(3) %93, align 1, !tbaa !17
  %95 = zext i8 %94 to i32
  %96 = add i32 %95, %73
  %97 = add i32 %71, 1
  %98 = and i32 %97, 255
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %98
  %100 = load i8, ptr addrspace(3) %99, align 1, !tbaa !17
  %101 = zext i8 %100 to i32
  %102 = add i32 %101, %73
  %103 = and i32 %96, 255
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %103
  %105 = load i8, ptr addrspace(3) %104, align 1, !tbaa !17
  %106 = zext i8 %105 to i32
  %107 = add i32 %106, %74
  %108 = add i32 %96, 1
  %109 = and i32 %108, 255
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %109
  %111 = load i8, ptr addrspace(3) %110, align 1, !tbaa !17
  %112 = zext i8 %111 to i32
  %113 = add i32 %112, %74
  %114 = and i32 %102, 255
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %114
  %116 = load i8, ptr addrspace(3) %115, align 1, !tbaa !17
  %117 = zext i8 %116 to i32
  %118 = add i32 %117, %74
  %119 = add i32 %102, 1
  %120 = and i32 %119, 255
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %120
  %122 = load i8, ptr addrspace(3) %121, align 1, !tbaa !17
  %123 = zext i8 %122 to i32
  %124 = add i32 %123, %74
  %125 = and i32 %107, 255
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %125
  %127 = load i8, ptr addrspace(3) %126, align 1, !tbaa !17
  %128 = zext i8 %127 to i32
  %129 = and i32 %128, 15
  %130 = icmp samesign ult i32 %129, 4
  %131 = and i32 %128, 13
  %132 = icmp eq i32 %131, 12
  %133 = select i1 %132, float %75, float %77
  %134 = select i1 %130, float %76, float %133
  %135 = icmp samesign ult i32 %129, 8
  %136 = select i1 %135, float %75, float %76
  %137 = and i32 %128, 1
  %138 = icmp eq i32 %137, 0
  %139 = fneg float %136
  %140 = select i1 %138, float %136, float %139
  %141 = and i32 %128, 2
  %142 = icmp eq i32 %141, 0
  %143 = fneg float %134
  %144 = select i1 %142, float %134, float %143
  %145 = fadd float %140, %144
  %146 = and i32 %118, 255
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %146
  %148 = load i8, ptr addrspace(3) %147, align 1, !tbaa !17
  %149 = zext i8 %148 to i32
  %150 = fadd float %75, -1.000000e+00
  %151 = and i32 %149, 15
  %152 = icmp samesign ult i32 %151, 4
  %153 = and i32 %149, 13
  %154 = icmp eq i32 %153, 12
  %155 = select i1 %154, float %150, float %77
  %156 = select i1 %152, float %76, float %155
  %157 = icmp samesign ult i32 %151, 8
  %158 = select i1 %157, float %150, float %76
  %159 = and i32 %149, 1
  %160 = icmp eq i32 %159, 0
  %161 = fneg float %158
  %162 = select i1 %160, float %158, float %161
  %163 = and i32 %149, 2
  %164 = icmp eq i32 %163, 0
  %165 = fneg float %156
  %166 = select i1 %164, float %156, float %165
  %167 = fadd float %162, %166
  %168 = fsub float %167, %145
  %169 = tail call noundef float @llvm.fmuladd.f32(float %168, float %82, float %145)
  %170 = and i32 %113, 255
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %170
  %172 = load i8, ptr addrspace(3) %171, align 1, !tbaa !17
  %173 = zext i8 %172 to i32
  %174 = fadd float %76, -1.000000e+00
  %175 = and i32 %173, 15
  %176 = icmp samesign ult i32 %175, 4
  %177 = and i32 %173, 13
  %178 = icmp eq i32 %177, 12
  %179 = select i1 %178, float %75, float %77
  %180 = select i1 %176, float %174, float %179
  %181 = icmp samesign ult i32 %175, 8
  %182 = select i1 %181, float %75, float %174
  %183 = and i32 %173, 1
  %184 = icmp eq i32 %183, 0
  %185 = fneg float %182
  %186 = select i1 %184, float %182, float %185
  %187 = and i32 %173, 2
  %188 = icmp eq i32 %187, 0
  %189 = fneg float %180
  %190 = select i1 %188, float %180, float %189
  %191 = fadd float %186, %190
  %192 = and i32 %124, 255
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %192
  %194 = load i8, ptr addrspace(3) %193, align 1, !tbaa !17
  %195 = zext i8 %194 to i32
  %196 = and i32 %195, 15
  %197 = icmp samesign ult i32 %196, 4
  %198 = and i32 %195, 13
  %199 = icmp eq i32 %198, 12
  %200 = select i1 %199, float %150, float %77
  %201 = select i1 %197, float %174, float %200
  %202 = icmp samesign ult i32 %196, 8
  %203 = select i1 %202, float %150, float %174
  %204 = and i32 %195, 1
  %205 = icmp eq i32 %204, 0
  %206 = fneg float %203
  %207 = select i1 %205, float %203, float %206
  %208 = and i32 %195, 2
  %209 = icmp eq i32 %208, 0
  %210 = fneg float %201
  %211 = select i1 %209, float %201, float %210
  %212 = fadd float %207, %211
  %213 = fsub float %212, %191
  %214 = tail call noundef float @llvm.fmuladd.f32(float %213, float %82, float %191)
  %215 = fsub float %214, %169
  %216 = tail call noundef float @llvm.fmuladd.f32(float %215, float %87, float %169)
  %217 = add i32 %107, 1
  %218 = and i32 %217, 255
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %218
  %220 = load i8, ptr addrspace(3) %219, align 1, !tbaa !17
  %221 = zext i8 %220 to i32
  %222 = fadd float %77, -1.000000e+00
  %223 = and i32 %221, 15
  %224 = icmp samesign ult i32 %223, 4
  %225 = and i32 %221, 13
  %226 = icmp eq i32 %225, 12
  %227 = select i1 %226, float %75, float %222
  %228 = select i1 %224, float %76, float %227
  %229 = icmp samesign ult i32 %223, 8
  %230 = select i1 %229, float %75, float %76
  %231 = and i32 %221, 1
  %232 = icmp eq i32 %231, 0
  %233 = fneg float %230
  %234 = select i1 %232, float %230, float %233
  %235 = and i32 %221, 2
  %236 = icmp eq i32 %235, 0
  %237 = fneg float %228
  %238 = select i1 %236, float %228, float %237
  %239 = fadd float %234, %238
  %240 = add i32 %118, 1
  %241 = and i32 %240, 255
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %241
  %243 = load i8, ptr addrspace(3) %242, align 1, !tbaa !17
  %244 = zext i8 %243 to i32
  %245 = and i32 %244, 15
  %246 = icmp samesign ult i32 %245, 4
  %247 = and i32 %244, 13
  %248 = icmp eq i32 %247, 12
  %249 = select i1 %248, float %150, float %222
  %250 = select i1 %246, float %76, float %249
  %251 = icmp samesign ult i32 %245, 8
  %252 = select i1 %251, float %150, float %76
  %253 = and i32 %244, 1
  %254 = icmp eq i32 %253, 0
  %255 = fneg float %252
  %256 = select i1 %254, float %252, float %255
  %257 = and i32 %244, 2
  %258 = icmp eq i32 %257, 0
  %259 = fneg float %250
  %260 = select i1 %258, float %250, float %259
  %261 = fadd float %256, %260
  %262 = fsub float %261, %239
  %263 = tail call noundef float @llvm.fmuladd.f32(float %262, float %82, float %239)
  %264 = add i32 %113, 1
  %265 = and i32 %264, 255
  %266 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %265
  %267 = load i8, ptr addrspace(3) %266, align 1, !tbaa !17
  %268 = zext i8 %267 to i32
  %269 = and i32 %268, 15
  %270 = icmp samesign ult i32 %269, 4
  %271 = and i32 %268, 13
  %272 = icmp eq i32 %271, 12
  %273 = select i1 %272, float %75, float %222
  %274 = select i1 %270, float %174, float %273
  %275 = icmp samesign ult i32 %269, 8
  %276 = select i1 %275, float %75, float %174
  %277 = and i32 %268, 1
  %278 = icmp eq i32 %277, 0
  %279 = fneg float %276
  %280 = select i1 %278, float %276, float %279
  %281 = and i32 %268, 2
  %282 = icmp eq i32 %281, 0
  %283 = fneg float %274
  %284 = select i1 %282, float %274, float %283
  %285 = fadd float %280, %284
  %286 = add i32 %124, 1
  %287 = and i32 %286, 255
  %288 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %287
  %289 = load i8, ptr addrspace(3) %288, align 1, !tbaa !17
  %290 = zext i8 %289 to i32
  %291 = and i32 %290, 15
  %292 = icmp samesign ult i32 %291, 4
  %293 = and i32 %290, 13
  %294 = icmp eq i32 %293, 12
  %295 = select i1 %294, float %150, float %222
  %296 = select i1 %292, float %174, float %295
  %297 = icmp samesign ult i32 %291, 8
  %298 = select i1 %297, float %150, float %174
  %299 = and i32 %290, 1
  %300 = icmp eq i32 %299, 0
  %301 = fneg float %298
  %302 = select i1 %300, float %298, float %301
  %303 = and i32 %290, 2
  %304 = icmp eq i32 %303, 0
  %305 = fneg float %296
  %306 = select i1 %304, float %296, float %305
  %307 = fadd float %302, %306
  %308 = fsub float %307, %285
  %309 = tail call noundef float @llvm.fmuladd.f32(float %308, float %82, float %285)
  %310 = fsub float %309, %263
  %311 = tail call noundef float @llvm.fmuladd.f32(float %310, float %87, float %263)
  %312 = fsub float %311, %216
  %313 = tail call noundef float @llvm.fmuladd.f32(float %312, float %92, float %216)
  %314 = tail call float @llvm.fmuladd.f32(float %62, float %313, float %63)
  %315 = fmul float %62, 5.000000e-01
  %316 = fmul float %61, 2.000000e+00
  %317 = add nuw nsw i32 %60, 1
  %318 = icmp eq i32 %317, %3
  br i1 %318, label %319, label %59

319:                                              ; preds = %59, %24
  %320 = phi float [ 0.000000e+00, %24 ], [ %314, %59 ]
  %321 = shl i64 %41, 32
  %322 = ashr exact i64 %321, 32
  %323 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %324 = load i32, ptr addrspace(4) %323, align 4, !tbaa !6
  %325 = zext i32 %324 to i64
  %326 = mul nsw i64 %322, %325
  %327 = shl i64 %33, 32
  %328 = getelementptr float, ptr addrspace(1) %1, i64 %326
  %329 = ashr exact i64 %327, 30
  %330 = getelementptr i8, ptr addrspace(1) %328, i64 %329
  store float %320, ptr addrspace(1) %330, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = zext nneg i32 %10 to i64
  %12 = mul nuw nsw i64 %11, %6
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext nneg i32 %13 to i64
  %15 = add nuw nsw i64 %12, %14
  %16 = icmp samesign ult i64 %15, 256
  br i1 %16, label %19, label %17

17:                                               ; preds = %4
  %18 = lshr i32 %9, 16
  br label %24

19:                                               ; preds = %4
  %20 = trunc nuw nsw i64 %15 to i32
  %21 = lshr i32 %9, 16
  %22 = mul nuw i32 %10, %21
  %23 = zext i32 %22 to i64
  br label %48

24:                                               ; preds = %48, %17
  %25 = phi i32 [ %18, %17 ], [ %21, %48 ]
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 40
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %26 to i64
  %31 = mul nuw nsw i64 %11, %30
  %32 = add nuw nsw i64 %31, %14
  %33 = add i64 %32, %29
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 48
  %36 = load i64, ptr addrspace(4) %35, align 8, !tbaa !10
  %37 = zext i32 %34 to i64
  %38 = zext nneg i32 %25 to i64
  %39 = mul nuw nsw i64 %38, %37
  %40 = add nuw nsw i64 %39, %6
  %41 = add i64 %40, %36
  %42 = icmp sgt i32 %3, 0
  br i1 %42, label %43, label %59

43:                                               ; preds = %24
  %44 = trunc i64 %41 to i32
  %45 = trunc i64 %33 to i32
  %46 = sitofp i32 %45 to float
  %47 = sitofp i32 %44 to float
  br label %71

48:                                               ; preds = %19, %48
  %49 = phi i32 [ %20, %19 ], [ %57, %48 ]
  %50 = phi i64 [ %15, %19 ], [ %56, %48 ]
  %51 = shl i64 %50, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !17
  %55 = getelementptr inbounds i8, ptr addrspace(3) @perlin_fbm.p, i32 %49
  store i8 %54, ptr addrspace(3) %55, align 1, !tbaa !17
  %56 = add nsw i64 %52, %23
  %57 = trunc i64 %56 to i32
  %58 = icmp slt i32 %57, 256
  br i1 %58, label %48, label %24

59:                                               ; preds = %71, %24
  %60 = phi float [ 0.000000e+00, %24 ], [ %326, %71 ]
  %61 = shl i64 %41, 32
  %62 = ashr exact i64 %61, 32
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %64 = load i32, ptr addrspace(4) %63, align 4, !tbaa !6
  %65 = zext i32 %64 to i64
  %66 = mul nsw i64 %62, %65
  %67 = shl i64 %33, 32
  %68 = getelementptr float, ptr addrspace(1) %1, i64 %66
  %69 = ashr exact i64 %67, 30
  %70 = getelementptr i8, ptr addrspace(1) %68, i64 %69
  store float %60, ptr addrspace(1) %70, align 4, !tbaa !19
  ret void

71:                                               ; preds = %43, %71
  %72 = phi i32 [ 0, %43 ], [ %329, %71 ]
  %73 = phi float [ %2, %43 ], [ %328, %71 ]
  %74 = phi float [ 5.000000e-01, %43 ], [ %327, %71 ]
  %75 = phi float [ 0.000000e+00, %43 ], [ %326, %71 ]
  %76 = fmul float %73, %46
  %77 = fmul float %73, %47
  %78 = uitofp nneg i32 %72 to float
  %79 = fmul float %78, 0x3FFB333340000000
  %80 = tail call fastcc float @llvm.floor.f32(float noundef %76) #9
  %81 = tail call fastcc float @llvm.floor.f32(float noundef %77) #9
  %82 = tail call fastcc float @llvm.floor.f32(float noundef %79) #9
  %83 = fptosi float %80 to i32
  %84 = and i32 %83, 255
  %85 = fptosi float %81 to i32
  %86 = fptosi float %82 to i32
  %87 = fsub float %76, %80
  %88 = fsub float %77, %81
  %89 = fsub float %79, %82
  %90 = fmul float %87, %87
  %91 = fmul float %87, %90
  %92 = tail call float @llvm.fmuladd.f32(float %87, float 6.000000e+00, float -1.500000e+01)
  %93 = tail call float @llvm.fmuladd.f32(float %87, float %92, float 1.000000e+01)
  %94 = fmul float %91, %93
  %95 = fmul float %88, %88
  %96 = fmul float %88, %95
  %97 = tail call float @llvm.fmuladd.f32(float %88, float 6.000000e+00, float -1.500000e+01)
  %98 = tail call float @llvm.fmuladd.f32(float %88, float %97, float 1.000000e+01)
  %99 = fmul float %96, %98
  %100 = fmul float %89, %89
  %101 = fmul float %89, %100
  %102 = tail call float @llvm.fmuladd.f32(float %89, float 6.000000e+00, float -1.500000e+01)
  %103 = tail call float @llvm.fmuladd.f32(float %89, float %102, float 1.000000e+01)
  %104 = fmul float %101, %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %84
  %106 = load i8, ptr addrspace(3) %105, align 1, !tbaa !17
  %107 = zext i8 %106 to i32
  %108 = add i32 %107, %85
  %109 = add i32 %83, 1
  %110 = and i32 %109, 255
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %110
  %112 = load i8, ptr addrspace(3) %111, align 1, !tbaa !17
  %113 = zext i8 %112 to i32
  %114 = add i32 %113, %85
  %115 = and i32 %108, 255
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %115
  %117 = load i8, ptr addrspace(3) %116, align 1, !tbaa !17
  %118 = zext i8 %117 to i32
  %119 = add i32 %118, %86
  %120 = add i32 %108, 1
  %121 = and i32 %120, 255
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %121
  %123 = load i8, ptr addrspace(3) %122, align 1, !tbaa !17
  %124 = zext i8 %123 to i32
  %125 = add i32 %124, %86
  %126 = and i32 %114, 255
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %126
  %128 = load i8, ptr addrspace(3) %127, align 1, !tbaa !17
  %129 = zext i8 %128 to i32
  %130 = add i32 %129, %86
  %131 = add i32 %114, 1
  %132 = and i32 %131, 255
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %132
  %134 = load i8, ptr addrspace(3) %133, align 1, !tbaa !17
  %135 = zext i8 %134 to i32
  %136 = add i32 %135, %86
  %137 = and i32 %119, 255
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %137
  %139 = load i8, ptr addrspace(3) %138, align 1, !tbaa !17
  %140 = zext i8 %139 to i32
  %141 = and i32 %140, 15
  %142 = icmp samesign ult i32 %141, 4
  %143 = and i32 %140, 13
  %144 = icmp eq i32 %143, 12
  %145 = select i1 %144, float %87, float %89
  %146 = select i1 %142, float %88, float %145
  %147 = icmp samesign ult i32 %141, 8
  %148 = select i1 %147, float %87, float %88
  %149 = and i32 %140, 1
  %150 = icmp eq i32 %149, 0
  %151 = fneg float %148
  %152 = select i1 %150, float %148, float %151
  %153 = and i32 %140, 2
  %154 = icmp eq i32 %153, 0
  %155 = fneg float %146
  %156 = select i1 %154, float %146, float %155
  %157 = fadd float %152, %156
  %158 = and i32 %130, 255
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %158
  %160 = load i8, ptr addrspace(3) %159, align 1, !tbaa !17
  %161 = zext i8 %160 to i32
  %162 = fadd float %87, -1.000000e+00
  %163 = and i32 %161, 15
  %164 = icmp samesign ult i32 %163, 4
  %165 = and i32 %161, 13
  %166 = icmp eq i32 %165, 12
  %167 = select i1 %166, float %162, float %89
  %168 = select i1 %164, float %88, float %167
  %169 = icmp samesign ult i32 %163, 8
  %170 = select i1 %169, float %162, float %88
  %171 = and i32 %161, 1
  %172 = icmp eq i32 %171, 0
  %173 = fneg float %170
  %174 = select i1 %172, float %170, float %173
  %175 = and i32 %161, 2
  %176 = icmp eq i32 %175, 0
  %177 = fneg float %168
  %178 = select i1 %176, float %168, float %177
  %179 = fadd float %174, %178
  %180 = fsub float %179, %157
  %181 = tail call noundef float @llvm.fmuladd.f32(float %180, float %94, float %157)
  %182 = and i32 %125, 255
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %182
  %184 = load i8, ptr addrspace(3) %183, align 1, !tbaa !17
  %185 = zext i8 %184 to i32
  %186 = fadd float %88, -1.000000e+00
  %187 = and i32 %185, 15
  %188 = icmp samesign ult i32 %187, 4
  %189 = and i32 %185, 13
  %190 = icmp eq i32 %189, 12
  %191 = select i1 %190, float %87, float %89
  %192 = select i1 %188, float %186, float %191
  %193 = icmp samesign ult i32 %187, 8
  %194 = select i1 %193, float %87, float %186
  %195 = and i32 %185, 1
  %196 = icmp eq i32 %195, 0
  %197 = fneg float %194
  %198 = select i1 %196, float %194, float %197
  %199 = and i32 %185, 2
  %200 = icmp eq i32 %199, 0
  %201 = fneg float %192
  %202 = select i1 %200, float %192, float %201
  %203 = fadd float %198, %202
  %204 = and i32 %136, 255
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %204
  %206 = load i8, ptr addrspace(3) %205, align 1, !tbaa !17
  %207 = zext i8 %206 to i32
  %208 = and i32 %207, 15
  %209 = icmp samesign ult i32 %208, 4
  %210 = and i32 %207, 13
  %211 = icmp eq i32 %210, 12
  %212 = select i1 %211, float %162, float %89
  %213 = select i1 %209, float %186, float %212
  %214 = icmp samesign ult i32 %208, 8
  %215 = select i1 %214, float %162, float %186
  %216 = and i32 %207, 1
  %217 = icmp eq i32 %216, 0
  %218 = fneg float %215
  %219 = select i1 %217, float %215, float %218
  %220 = and i32 %207, 2
  %221 = icmp eq i32 %220, 0
  %222 = fneg float %213
  %223 = select i1 %221, float %213, float %222
  %224 = fadd float %219, %223
  %225 = fsub float %224, %203
  %226 = tail call noundef float @llvm.fmuladd.f32(float %225, float %94, float %203)
  %227 = fsub float %226, %181
  %228 = tail call noundef float @llvm.fmuladd.f32(float %227, float %99, float %181)
  %229 = add i32 %119, 1
  %230 = and i32 %229, 255
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %230
  %232 = load i8, ptr addrspace(3) %231, align 1, !tbaa !17
  %233 = zext i8 %232 to i32
  %234 = fadd float %89, -1.000000e+00
  %235 = and i32 %233, 15
  %236 = icmp samesign ult i32 %235, 4
  %237 = and i32 %233, 13
  %238 = icmp eq i32 %237, 12
  %239 = select i1 %238, float %87, float %234
  %240 = select i1 %236, float %88, float %239
  %241 = icmp samesign ult i32 %235, 8
  %242 = select i1 %241, float %87, float %88
  %243 = and i32 %233, 1
  %244 = icmp eq i32 %243, 0
  %245 = fneg float %242
  %246 = select i1 %244, float %242, float %245
  %247 = and i32 %233, 2
  %248 = icmp eq i32 %247, 0
  %249 = fneg float %240
  %250 = select i1 %248, float %240, float %249
  %251 = fadd float %246, %250
  %252 = add i32 %130, 1
  %253 = and i32 %252, 255
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %253
  %255 = load i8, ptr addrspace(3) %254, align 1, !tbaa !17
  %256 = zext i8 %255 to i32
  %257 = and i32 %256, 15
  %258 = icmp samesign ult i32 %257, 4
  %259 = and i32 %256, 13
  %260 = icmp eq i32 %259, 12
  %261 = select i1 %260, float %162, float %234
  %262 = select i1 %258, float %88, float %261
  %263 = icmp samesign ult i32 %257, 8
  %264 = select i1 %263, float %162, float %88
  %265 = and i32 %256, 1
  %266 = icmp eq i32 %265, 0
  %267 = fneg float %264
  %268 = select i1 %266, float %264, float %267
  %269 = and i32 %256, 2
  %270 = icmp eq i32 %269, 0
  %271 = fneg float %262
  %272 = select i1 %270, float %262, float %271
  %273 = fadd float %268, %272
  %274 = fsub float %273, %251
  %275 = tail call noundef float @llvm.fmuladd.f32(float %274, float %94, float %251)
  %276 = add i32 %125, 1
  %277 = and i32 %276, 255
  %278 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %277
  %279 = load i8, ptr addrspace(3) %278, align 1, !tbaa !17
  %280 = zext i8 %279 to i32
  %281 = and i32 %280, 15
  %282 = icmp samesign ult i32 %281, 4
  %283 = and i32 %280, 13
  %284 = icmp eq i32 %283, 12
  %285 = select i1 %284, float %87, float %234
  %286 = select i1 %282, float %186, float %285
  %287 = icmp samesign ult i32 %281, 8
  %288 = select i1 %287, float %87, float %186
  %289 = and i32 %280, 1
  %290 = icmp eq i32 %289, 0
  %291 = fneg float %288
  %292 = select i1 %290, float %288, float %291
  %293 = and i32 %280, 2
  %294 = icmp eq i32 %293, 0
  %295 = fneg float %286
  %296 = select i1 %294, float %286, float %295
  %297 = fadd float %292, %296
  %298 = add i32 %136, 1
  %299 = and i32 %298, 255
  %300 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %299
  %301 = load i8, ptr addrspace(3) %300, align 1, !tbaa !17
  %302 = zext i8 %301 to i32
  %303 = and i32 %302, 15
  %304 = icmp samesign ult i32 %303, 4
  %305 = and i32 %302, 13
  %306 = icmp eq i32 %305, 12
  %307 = select i1 %306, float %162, float %234
  %308 = select i1 %304, float %186, float %307
  %309 = icmp samesign ult i32 %303, 8
  %310 = select i1 %309, float %162, float %186
  %311 = and i32 %302, 1
  %312 = icmp eq i32 %311, 0
  %313 = fneg float %310
  %314 = select i1 %312, float %310, float %313
  %315 = and i32 %302, 2
  %316 = icmp eq i32 %315, 0
  %317 = fneg float %308
  %318 = select i1 %316, float %308, float %317
  %319 = fadd float %314, %318
  %320 = fsub float %319, %297
  %321 = tail call noundef float @llvm.fmuladd.f32(float %320, float %94, float %297)
  %322 = fsub float %321, %275
  %323 = tail call noundef float @llvm.fmuladd.f32(float %322, float %99, float %275)
  %324 = fsub float %323, %228
  %325 = tail call noundef float @llvm.fmuladd.f32(float %324, float %104, float %228)
  %326 = tail call float @llvm.fmuladd.f32(float %74, float %325, float %75)
  %327 = fmul float %74, 5.000000e-01
  %328 = fmul float %73, 2.000000e+00
  %329 = add nuw nsw i32 %72, 1
  %330 = icmp eq i32 %329, %3
  br i1 %330, label %59, label %71
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %20 = lshr i32 %6, 16
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 48
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !10
  %24 = zext i32 %19 to i64
  %25 = zext nneg i32 %20 to i64
  %26 = mul nuw nsw i64 %25, %24
  %27 = zext nneg i32 %21 to i64
  %28 = add i64 %23, %27
  %29 = add i64 %28, %26
  %30 = trunc i64 %29 to i32
  %31 = sitofp i32 %18 to float
  %32 = fmul float %1, %31
  %33 = sitofp i32 %30 to float
  %34 = fmul float %1, %33
  %35 = fadd float %32, %34
  %36 = fmul float %35, 0x3FD76CF5E0000000
  %37 = fadd float %32, %36
  %38 = tail call fastcc float @llvm.floor.f32(float noundef %37) #9
  %39 = fptosi float %38 to i32
  %40 = fadd float %34, %36
  %41 = tail call fastcc float @llvm.floor.f32(float noundef %40) #9
  %42 = fptosi float %41 to i32
  %43 = add nsw i32 %39, %42
  %44 = sitofp i32 %43 to float
  %45 = fmul float %44, 0x3FCB0CB180000000
  %46 = sitofp i32 %39 to float
  %47 = fsub float %46, %45
  %48 = fsub float %32, %47
  %49 = sitofp i32 %42 to float
  %50 = fsub float %49, %45
  %51 = fsub float %34, %50
  %52 = fcmp ogt float %48, %51
  %53 = zext i1 %52 to i32
  %54 = xor i1 %52, true
  %55 = zext i1 %54 to i32
  %56 = fneg float %48
  %57 = tail call float @llvm.fmuladd.f32(float %56, float %48, float 5.000000e-01)
  %58 = fneg float %51
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %51, float %57)
  %60 = fcmp olt float %59, 0.000000e+00
  br i1 %60, label %84, label %61

61:                                               ; preds = %2
  %62 = fmul float %59, %59
  %63 = mul i32 %39, -1918454973
  %64 = mul i32 %42, -669632447
  %65 = xor i32 %64, %63
  %66 = lshr i32 %65, 15
  %67 = xor i32 %66, %65
  %68 = mul i32 %67, 739982445
  %69 = lshr i32 %68, 12
  %70 = xor i32 %69, %68
  %71 = and i32 %70, 255
  %72 = uitofp nneg i32 %71 to float
  %73 = fdiv float %72, 1.275000e+02, !fpmath !25
  %74 = fadd float %73, -1.000000e+00
  %75 = lshr i32 %70, 8
  %76 = and i32 %75, 255
  %77 = uitofp nneg i32 %76 to float
  %78 = fdiv float %77, 1.275000e+02, !fpmath !25
  %79 = fadd float %78, -1.000000e+00
  %80 = fmul float %62, %62
  %81 = fmul float %51, %79
  %82 = tail call float @llvm.fmuladd.f32(float %74, float %48, float %81)
  %83 = fmul float %80, %82
  br label %84

84:                                               ; preds = %2, %61
  %85 = phi float [ %83, %61 ], [ 0.000000e+00, %2 ]
  %86 = uitofp i1 %52 to float
  %87 = fsub float %48, %86
  %88 = fadd float %87, 0x3FCB0CB180000000
  %89 = uitofp i1 %54 to float
  %90 = fsub float %51, %89
  %91 = fadd float %90, 0x3FCB0CB180000000
  %92 = fneg float %88
  %93 = tail call float @llvm.fmuladd.f32(float %92, float %88, float 5.000000e-01)
  %94 = fneg float %91
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %91, float %93)
  %96 = fcmp olt float %95, 0.000000e+00
  br i1 %96, label %122, label %97

97:                                               ; preds = %84
  %98 = add nsw i32 %55, %42
  %99 = add nsw i32 %53, %39
  %100 = fmul float %95, %95
  %101 = mul i32 %99, -1918454973
  %102 = mul i32 %98, -669632447
  %103 = xor i32 %102, %101
  %104 = lshr i32 %103, 15
  %105 = xor i32 %104, %103
  %106 = mul i32 %105, 739982445
  %107 = lshr i32 %106, 12
  %108 = xor i32 %107, %106
  %109 = and i32 %108, 255
  %110 = uitofp nneg i32 %109 to float
  %111 = fdiv float %110, 1.275000e+02, !fpmath !25
  %112 = fadd float %111, -1.000000e+00
  %113 = lshr i32 %108, 8
  %114 = and i32 %113, 255
  %115 = uitofp nneg i32 %114 to float
  %116 = fdiv float %115, 1.275000e+02, !fpmath !25
  %117 = fadd float %116, -1.000000e+00
  %118 = fmul float %100, %100
  %119 = fmul float %91, %117
  %120 = tail call float @llvm.fmuladd.f32(float %112, float %88, float %119)
  %121 = fmul float %118, %120
  br label %122

122:                                              ; preds = %84, %97
  %123 = phi float [ %121, %97 ], [ 0.000000e+00, %84 ]
  %124 = fadd float %48, -1.000000e+00
  %125 = fadd float %124, 0x3FDB0CB180000000
  %126 = fadd float %51, -1.000000e+00
  %127 = fadd float %126, 0x3FDB0CB180000000
  %128 = fneg float %125
  %129 = tail call float @llvm.fmuladd.f32(float %128, float %125, float 5.000000e-01)
  %130 = fneg float %127
  %131 = tail call float @llvm.fmuladd.f32(float %130, float %127, float %129)
  %132 = fcmp olt float %131, 0.000000e+00
  br i1 %132, label %158, label %133

133:                                              ; preds = %122
  %134 = fmul float %131, %131
  %135 = mul i32 %39, -1918454973
  %136 = add i32 %135, -1918454973
  %137 = mul i32 %42, -669632447
  %138 = add i32 %137, -669632447
  %139 = xor i32 %138, %136
  %140 = lshr i32 %139, 15
  %141 = xor i32 %140, %139
  %142 = mul i32 %141, 739982445
  %143 = lshr i32 %142, 12
  %144 = xor i32 %143, %142
  %145 = and i32 %144, 255
  %146 = uitofp nneg i32 %145 to float
  %147 = fdiv float %146, 1.275000e+02, !fpmath !25
  %148 = fadd float %147, -1.000000e+00
  %149 = lshr i32 %144, 8
  %150 = and i32 %149, 255
  %151 = uitofp nneg i32 %150 to float
  %152 = fdiv float %151, 1.275000e+02, !fpmath !25
  %153 = fadd float %152, -1.000000e+00
  %154 = fmul float %134, %134
  %155 = fmul float %127, %153
  %156 = tail call float @llvm.fmuladd.f32(float %148, float %125, float %155)
  %157 = fmul float %154, %156
  br label %158

158:                                              ; preds = %122, %133
  %159 = phi float [ %157, %133 ], [ 0.000000e+00, %122 ]
  %160 = fadd float %85, %123
  %161 = fadd float %160, %159
  %162 = fmul float %161, 7.000000e+01
  %163 = shl i64 %29, 32
  %164 = ashr exact i64 %163, 32
  %165 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %166 = load i32, ptr addrspace(4) %165, align 4, !tbaa !6
  %167 = zext i32 %166 to i64
  %168 = mul nsw i64 %164, %167
  %169 = shl i64 %17, 32
  %170 = getelementptr float, ptr addrspace(1) %0, i64 %168
  %171 = ashr exact i64 %169, 30
  %172 = getelementptr i8, ptr addrspace(1) %170, i64 %171
  store float %162, ptr addrspace(1) %172, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %20 = lshr i32 %6, 16
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 48
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !10
  %24 = zext i32 %19 to i64
  %25 = zext nneg i32 %20 to i64
  %26 = mul nuw nsw i64 %25, %24
  %27 = zext nneg i32 %21 to i64
  %28 = add i64 %23, %27
  %29 = add i64 %28, %26
  %30 = trunc i64 %29 to i32
  %31 = sitofp i32 %18 to float
  %32 = fmul float %1, %31
  %33 = sitofp i32 %30 to float
  %34 = fmul float %1, %33
  %35 = fadd float %32, %34
  %36 = fmul float %35, 0x3FD76CF5E0000000
  %37 = fadd float %32, %36
  %38 = tail call fastcc float @llvm.floor.f32(float noundef %37) #9
  %39 = fptosi float %38 to i32
  %40 = fadd float %34, %36
  %41 = tail call fastcc float @llvm.floor.f32(float noundef %40) #9
  %42 = fptosi float %41 to i32
  %43 = add nsw i32 %39, %42
  %44 = sitofp i32 %43 to float
  %45 = fmul float %44, 0x3FCB0CB180000000
  %46 = sitofp i32 %39 to float
  %47 = fsub float %46, %45
  %48 = fsub float %32, %47
  %49 = sitofp i32 %42 to float
  %50 = fsub float %49, %45
  %51 = fsub float %34, %50
  %52 = fcmp ogt float %48, %51
  %53 = zext i1 %52 to i32
  %54 = xor i1 %52, true
  %55 = zext i1 %54 to i32
  %56 = fneg float %48
  %57 = tail call float @llvm.fmuladd.f32(float %56, float %48, float 5.000000e-01)
  %58 = fneg float %51
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %51, float %57)
  %60 = fcmp olt float %59, 0.000000e+00
  br i1 %60, label %84, label %61

61:                                               ; preds = %2
  %62 = fmul float %59, %59
  %63 = mul i32 %39, -1918454973
  %64 = mul i32 %42, -669632447
  %65 = xor i32 %64, %63
  %66 = lshr i32 %65, 15
  %67 = xor i32 %66, %65
  %68 = mul i32 %67, 739982445
  %69 = lshr i32 %68, 12
  %70 = xor i32 %69, %68
  %71 = and i32 %70, 255
  %72 = uitofp nneg i32 %71 to float
  %73 = fdiv float %72, 1.275000e+02, !fpmath !25
  %74 = fadd float %73, -1.000000e+00
  %75 = lshr i32 %70, 8
  %76 = and i32 %75, 255
  %77 = uitofp nneg i32 %76 to float
  %78 = fdiv float %77, 1.275000e+02, !fpmath !25
  %79 = fadd float %78, -1.000000e+00
  %80 = fmul float %62, %62
  %81 = fmul float %51, %79
  %82 = tail call float @llvm.fmuladd.f32(float %74, float %48, float %81)
  %83 = fmul float %80, %82
  br label %84

84:                                               ; preds = %2, %61
  %85 = phi float [ %83, %61 ], [ 0.000000e+00, %2 ]
  %86 = uitofp i1 %52 to float
  %87 = fsub float %48, %86
  %88 = fadd float %87, 0x3FCB0CB180000000
  %89 = uitofp i1 %54 to float
  %90 = fsub float %51, %89
  %91 = fadd float %90, 0x3FCB0CB180000000
  %92 = fneg float %88
  %93 = tail call float @llvm.fmuladd.f32(float %92, float %88, float 5.000000e-01)
  %94 = fneg float %91
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %91, float %93)
  %96 = fcmp olt float %95, 0.000000e+00
  br i1 %96, label %122, label %97

97:                                               ; preds = %84
  %98 = add nsw i32 %55, %42
  %99 = add nsw i32 %53, %39
  %100 = fmul float %95, %95
  %101 = mul i32 %99, -1918454973
  %102 = mul i32 %98, -669632447
  %103 = xor i32 %102, %101
  %104 = lshr i32 %103, 15
  %105 = xor i32 %104, %103
  %106 = mul i32 %105, 739982445
  %107 = lshr i32 %106, 12
  %108 = xor i32 %107, %106
  %109 = and i32 %108, 255
  %110 = uitofp nneg i32 %109 to float
  %111 = fdiv float %110, 1.275000e+02, !fpmath !25
  %112 = fadd float %111, -1.000000e+00
  %113 = lshr i32 %108, 8
  %114 = and i32 %113, 255
  %115 = uitofp nneg i32 %114 to float
  %116 = fdiv float %115, 1.275000e+02, !fpmath !25
  %117 = fadd float %116, -1.000000e+00
  %118 = fmul float %100, %100
  %119 = fmul float %91, %117
  %120 = tail call float @llvm.fmuladd.f32(float %112, float %88, float %119)
  %121 = fmul float %118, %120
  br label %122

122:                                              ; preds = %84, %97
  %123 = phi float [ %121, %97 ], [ 0.000000e+00, %84 ]
  %124 = fadd float %48, -1.000000e+00
  %125 = fadd float %124, 0x3FDB0CB180000000
  %126 = fadd float %51, -1.000000e+00
  %127 = fadd float %126, 0x3FDB0CB180000000
  %128 = fneg float %125
  %129 = tail call float @llvm.fmuladd.f32(float %128, float %125, float 5.000000e-01)
  %130 = fneg float %127
  %131 = tail call float @llvm.fmuladd.f32(float %130, float %127, float %129)
  %132 = fcmp olt float %131, 0.000000e+00
  br i1 %132, label %158, label %133

133:                                              ; preds = %122
  %134 = fmul float %131, %131
  %135 = mul i32 %39, -1918454973
  %136 = add i32 %135, -1918454973
  %137 = mul i32 %42, -669632447
  %138 = add i32 %137, -669632447
  %139 = xor i32 %138, %136
  %140 = lshr i32 %139, 15
  %141 = xor i32 %140, %139
  %142 = mul i32 %141, 739982445
  %143 = lshr i32 %142, 12
  %144 = xor i32 %143, %142
  %145 = and i32 %144, 255
  %146 = uitofp nneg i32 %145 to float
  %147 = fdiv float %146, 1.275000e+02, !fpmath !25
  %148 = fadd float %147, -1.000000e+00
  %149 = lshr i32 %144, 8
  %150 = and i32 %149, 255
  %151 = uitofp nneg i32 %150 to float
  %152 = fdiv float %151, 1.275000e+02, !fpmath !25
  %153 = fadd float %152, -1.000000e+00
  %154 = fmul float %134, %134
  %155 = fmul float %127, %153
  %156 = tail call float @llvm.fmuladd.f32(float %148, float %125, float %155)
  %157 = fmul float %154, %156
  br label %158

158:                                              ; preds = %122, %133
  %159 = phi float [ %157, %133 ], [ 0.000000e+00, %122 ]
  %160 = fadd float %85, %123
  %161 = fadd float %160, %159
  %162 = fmul float %161, 7.000000e+01
  %163 = shl i64 %29, 32
  %164 = ashr exact i64 %163, 32
  %165 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %166 = load i32, ptr addrspace(4) %165, align 4, !tbaa !6
  %167 = zext i32 %166 to i64
  %168 = mul nsw i64 %164, %167
  %169 = shl i64 %17, 32
  %170 = getelementptr float, ptr addrspace(1) %0, i64 %168
  %171 = ashr exact i64 %169, 30
  %172 = getelementptr i8, ptr addrspace(1) %170, i64 %171
  store float %162, ptr addrspace(1) %172, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %20 = lshr i32 %6, 16
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 48
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !10
  %24 = zext i32 %19 to i64
  %25 = zext nneg i32 %20 to i64
  %26 = mul nuw nsw i64 %25, %24
  %27 = zext nneg i32 %21 to i64
  %28 = add i64 %23, %27
  %29 = add i64 %28, %26
  %30 = trunc i64 %29 to i32
  %31 = sitofp i32 %18 to float
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = sitofp i32 %30 to float
  %34 = insertelement <2 x float> %32, float %33, i64 1
  %35 = insertelement <2 x float> poison, float %1, i64 0
  %36 = shufflevector <2 x float> %35, <2 x float> poison, <2 x i32> zeroinitializer
  %37 = fmul <2 x float> %36, %34
  %38 = tail call noundef <2 x float> @llvm.floor.v2f32(<2 x float> %37)
  %39 = fptosi <2 x float> %38 to <2 x i32>
  %40 = extractelement <2 x i32> %39, i64 0
  %41 = extractelement <2 x i32> %39, i64 1
  %42 = add nsw i32 %41, -1
  %43 = mul i32 %42, -669632447
  %44 = sitofp i32 %42 to float
  %45 = add nsw i32 %40, -1
  %46 = mul i32 %45, -1918454973
  %47 = xor i32 %46, %43
  %48 = lshr i32 %47, 15
  %49 = xor i32 %48, %47
  %50 = mul i32 %49, 739982445
  %51 = lshr i32 %50, 12
  %52 = xor i32 %51, %50
  %53 = sitofp i32 %45 to float
  %54 = insertelement <2 x float> poison, float %53, i64 0
  %55 = insertelement <2 x float> %54, float %44, i64 1
  %56 = and i32 %52, 65535
  %57 = uitofp nneg i32 %56 to float
  %58 = insertelement <2 x float> poison, float %57, i64 0
  %59 = lshr i32 %52, 16
  %60 = uitofp nneg i32 %59 to float
  %61 = insertelement <2 x float> %58, float %60, i64 1
  %62 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %61, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %55)
  %63 = fsub <2 x float> %62, %37
  %64 = extractelement <2 x float> %63, i64 0
  %65 = extractelement <2 x float> %63, i64 1
  %66 = fmul float %65, %65
  %67 = tail call noundef float @llvm.fmuladd.f32(float %64, float %64, float %66)
  %68 = fcmp one float %67, 0x7FF0000000000000
  %69 = select i1 %68, float %67, float 0x7FF0000000000000
  %70 = mul i32 %40, -1918454973
  %71 = xor i32 %70, %43
  %72 = lshr i32 %71, 15
  %73 = xor i32 %72, %71
  %74 = mul i32 %73, 739982445
  %75 = lshr i32 %74, 12
  %76 = xor i32 %75, %74
  %77 = sitofp i32 %40 to float
  %78 = insertelement <2 x float> poison, float %77, i64 0
  %79 = insertelement <2 x float> %78, float %44, i64 1
  %80 = and i32 %76, 65535
  %81 = uitofp nneg i32 %80 to float
  %82 = insertelement <2 x float> poison, float %81, i64 0
  %83 = lshr i32 %76, 16
  %84 = uitofp nneg i32 %83 to float
  %85 = insertelement <2 x float> %82, float %84, i64 1
  %86 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %85, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %79)
  %87 = fsub <2 x float> %86, %37
  %88 = extractelement <2 x float> %87, i64 0
  %89 = extractelement <2 x float> %87, i64 1
  %90 = fmul float %89, %89
  %91 = tail call noundef float @llvm.fmuladd.f32(float %88, float %88, float %90)
  %92 = fcmp olt float %91, %69
  br i1 %92, label %96, label %93

93:                                               ; preds = %2
  %94 = fcmp ueq float %91, 0x7FF0000000000000
  br i1 %94, label %96, label %95

95:                                               ; preds = %93
  br label %96

96:                                               ; preds = %95, %93, %2
  %97 = phi float [ 0x7FF0000000000000, %93 ], [ %91, %95 ], [ %69, %2 ]
  %98 = phi float [ %69, %93 ], [ %69, %95 ], [ %91, %2 ]
  %99 = add nsw i32 %40, 1
  %100 = mul i32 %99, -1918454973
  %101 = xor i32 %100, %43
  %102 = lshr i32 %101, 15
  %103 = xor i32 %102, %101
  %104 = mul i32 %103, 739982445
  %105 = lshr i32 %104, 12
  %106 = xor i32 %105, %104
  %107 = sitofp i32 %99 to float
  %108 = insertelement <2 x float> poison, float %107, i64 0
  %109 = insertelement <2 x float> %108, float %44, i64 1
  %110 = and i32 %106, 65535
  %111 = uitofp nneg i32 %110 to float
  %112 = insertelement <2 x float> poison, float %111, i64 0
  %113 = lshr i32 %106, 16
  %114 = uitofp nneg i32 %113 to float
  %115 = insertelement <2 x float> %112, float %114, i64 1
  %116 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %115, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %109)
  %117 = fsub <2 x float> %116, %37
  %118 = extractelement <2 x float> %117, i64 0
  %119 = extractelement <2 x float> %117, i64 1
  %120 = fmul float %119, %119
  %121 = tail call noundef float @llvm.fmuladd.f32(float %118, float %118, float %120)
  %122 = fcmp olt float %121, %98
  br i1 %122, label %126, label %123

123:                                              ; preds = %96
  %124 = fcmp olt float %121, %97
  br i1 %124, label %125, label %126

125:                                              ; preds = %123
  br label %126

126:                                              ; preds = %125, %123, %96
  %127 = phi float [ %97, %123 ], [ %121, %125 ], [ %98, %96 ]
  %128 = phi float [ %98, %123 ], [ %98, %125 ], [ %121, %96 ]
  %129 = mul i32 %41, -669632447
  %130 = sitofp i32 %41 to float
  %131 = xor i32 %46, %129
  %132 = lshr i32 %131, 15
  %133 = xor i32 %132, %131
  %134 = mul i32 %133, 739982445
  %135 = lshr i32 %134, 12
  %136 = xor i32 %135, %134
  %137 = insertelement <2 x float> %54, float %130, i64 1
  %138 = and i32 %136, 65535
  %139 = uitofp nneg i32 %138 to float
  %140 = insertelement <2 x float> poison, float %139, i64 0
  %141 = lshr i32 %136, 16
  %142 = uitofp nneg i32 %141 to float
  %143 = insertelement <2 x float> %140, float %142, i64 1
  %144 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %143, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %137)
  %145 = fsub <2 x float> %144, %37
  %146 = extractelement <2 x float> %145, i64 0
  %147 = extractelement <2 x float> %145, i64 1
  %148 = fmul float %147, %147
  %149 = tail call noundef float @llvm.fmuladd.f32(float %146, float %146, float %148)
  %150 = fcmp olt float %149, %128
  br i1 %150, label %154, label %151

151:                                              ; preds = %126
  %152 = fcmp olt float %149, %127
  br i1 %152, label %153, label %154

153:                                              ; preds = %151
  br label %154

154:                                              ; preds = %153, %151, %126
  %155 = phi float [ %127, %151 ], [ %149, %153 ], [ %128, %126 ]
  %156 = phi float [ %128, %151 ], [ %128, %153 ], [ %149, %126 ]
  %157 = xor i32 %70, %129
  %158 = lshr i32 %157, 15
  %159 = xor i32 %158, %157
  %160 = mul i32 %159, 739982445
  %161 = lshr i32 %160, 12
  %162 = xor i32 %161, %160
  %163 = insertelement <2 x float> %78, float %130, i64 1
  %164 = and i32 %162, 65535
  %165 = uitofp nneg i32 %164 to float
  %166 = insertelement <2 x float> poison, float %165, i64 0
  %167 = lshr i32 %162, 16
  %168 = uitofp nneg i32 %167 to float
  %169 = insertelement <2 x float> %166, float %168, i64 1
  %170 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %169, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %163)
  %171 = fsub <2 x float> %170, %37
  %172 = extractelement <2 x float> %171, i64 0
  %173 = extractelement <2 x float> %171, i64 1
  %174 = fmul float %173, %173
  %175 = tail call noundef float @llvm.fmuladd.f32(float %172, float %172, float %174)
  %176 = fcmp olt float %175, %156
  br i1 %176, label %180, label %177

177:                                              ; preds = %154
  %178 = fcmp olt float %175, %155
  br i1 %178, label %179, label %180

179:                                              ; preds = %177
  br label %180

180:                                              ; preds = %179, %177, %154
  %181 = phi float [ %155, %177 ], [ %175, %179 ], [ %156, %154 ]
  %182 = phi float [ %156, %177 ], [ %156, %179 ], [ %175, %154 ]
  %183 = xor i32 %100, %129
  %184 = lshr i32 %183, 15
  %185 = xor i32 %184, %183
  %186 = mul i32 %185, 739982445
  %187 = lshr i32 %186, 12
  %188 = xor i32 %187, %186
  %189 = insertelement <2 x float> %108, float %130, i64 1
  %190 = and i32 %188, 65535
  %191 = uitofp nneg i32 %190 to float
  %192 = insertelement <2 x float> poison, float %191, i64 0
  %193 = lshr i32 %188, 16
  %194 = uitofp nneg i32 %193 to float
  %195 = insertelement <2 x float> %192, float %194, i64 1
  %196 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %195, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %189)
  %197 = fsub <2 x float> %196, %37
  %198 = extractelement <2 x float> %197, i64 0
  %199 = extractelement <2 x float> %197, i64 1
  %200 = fmul float %199, %199
  %201 = tail call noundef float @llvm.fmuladd.f32(float %198, float %198, float %200)
  %202 = fcmp olt float %201, %182
  br i1 %202, label %206, label %203

203:                                              ; preds = %180
  %204 = fcmp olt float %201, %181
  br i1 %204, label %205, label %206

205:                                              ; preds = %203
  br label %206

206:                                              ; preds = %205, %203, %180
  %207 = phi float [ %181, %203 ], [ %201, %205 ], [ %182, %180 ]
  %208 = phi float [ %182, %203 ], [ %182, %205 ], [ %201, %180 ]
  %209 = add nsw i32 %41, 1
  %210 = mul i32 %209, -669632447
  %211 = sitofp i32 %209 to float
  %212 = xor i32 %46, %210
  %213 = lshr i32 %212, 15
  %214 = xor i32 %213, %212
  %215 = mul i32 %214, 739982445
  %216 = lshr i32 %215, 12
  %217 = xor i32 %216, %215
  %218 = insertelement <2 x float> %54, float %211, i64 1
  %219 = and i32 %217, 65535
  %220 = uitofp nneg i32 %219 to float
  %221 = insertelement <2 x float> poison, float %220, i64 0
  %222 = lshr i32 %217, 16
  %223 = uitofp nneg i32 %222 to float
  %224 = insertelement <2 x float> %221, float %223, i64 1
  %225 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %224, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %218)
  %226 = fsub <2 x float> %225, %37
  %227 = extractelement <2 x float> %226, i64 0
  %228 = extractelement <2 x float> %226, i64 1
  %229 = fmul float %228, %228
  %230 = tail call noundef float @llvm.fmuladd.f32(float %227, float %227, float %229)
  %231 = fcmp olt float %230, %208
  br i1 %231, label %235, label %232

232:                                              ; preds = %206
  %233 = fcmp olt float %230, %207
  br i1 %233, label %234, label %235

234:                                              ; preds = %232
  br label %235

235:                                              ; preds = %234, %232, %206
  %236 = phi float [ %207, %232 ], [ %230, %234 ], [ %208, %206 ]
  %237 = phi float [ %208, %232 ], [ %208, %234 ], [ %230, %206 ]
  %238 = xor i32 %70, %210
  %239 = lshr i32 %238, 15
  %240 = xor i32 %239, %238
  %241 = mul i32 %240, 739982445
  %242 = lshr i32 %241, 12
  %243 = xor i32 %242, %241
  %244 = insertelement <2 x float> %78, float %211, i64 1
  %245 = and i32 %243, 65535
  %246 = uitofp nneg i32 %245 to float
  %247 = insertelement <2 x float> poison, float %246, i64 0
  %248 = lshr i32 %243, 16
  %249 = uitofp nneg i32 %248 to float
  %250 = insertelement <2 x float> %247, float %249, i64 1
  %251 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %250, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %244)
  %252 = fsub <2 x float> %251, %37
  %253 = extractelement <2 x float> %252, i64 0
  %254 = extractelement <2 x float> %252, i64 1
  %255 = fmul float %254, %254
  %256 = tail call noundef float @llvm.fmuladd.f32(float %253, float %253, float %255)
  %257 = fcmp olt float %256, %237
  br i1 %257, label %261, label %258

258:                                              ; preds = %235
  %259 = fcmp olt float %256, %236
  br i1 %259, label %260, label %261

260:                                              ; preds = %258
  br label %261

261:                                              ; preds = %260, %258, %235
  %262 = phi float [ %236, %258 ], [ %256, %260 ], [ %237, %235 ]
  %263 = phi float [ %237, %258 ], [ %237, %260 ], [ %256, %235 ]
  %264 = xor i32 %100, %210
  %265 = lshr i32 %264, 15
  %266 = xor i32 %265, %264
  %267 = mul i32 %266, 739982445
  %268 = lshr i32 %267, 12
  %269 = xor i32 %268, %267
  %270 = insertelement <2 x float> %108, float %211, i64 1
  %271 = and i32 %269, 65535
  %272 = uitofp nneg i32 %271 to float
  %273 = insertelement <2 x float> poison, float %272, i64 0
  %274 = lshr i32 %269, 16
  %275 = uitofp nneg i32 %274 to float
  %276 = insertelement <2 x float> %273, float %275, i64 1
  %277 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %276, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %270)
  %278 = fsub <2 x float> %277, %37
  %279 = extractelement <2 x float> %278, i64 0
  %280 = extractelement <2 x float> %278, i64 1
  %281 = fmul float %280, %280
  %282 = tail call noundef float @llvm.fmuladd.f32(float %279, float %279, float %281)
  %283 = fcmp olt float %282, %263
  br i1 %283, label %287, label %284

284:                                              ; preds = %261
  %285 = fcmp olt float %282, %262
  br i1 %285, label %286, label %287

286:                                              ; preds = %284
  br label %287

287:                                              ; preds = %286, %284, %261
  %288 = phi float [ %262, %284 ], [ %282, %286 ], [ %263, %261 ]
  %289 = phi float [ %263, %284 ], [ %263, %286 ], [ %282, %261 ]
  %290 = tail call fastcc float @llvm.sqrt.f32(float noundef %288) #9, !fpmath !26
  %291 = tail call fastcc float @llvm.sqrt.f32(float noundef %289) #9, !fpmath !26
  %292 = fsub float %290, %291
  %293 = shl i64 %29, 32
  %294 = ashr exact i64 %293, 32
  %295 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %296 = load i32, ptr addrspace(4) %295, align 4, !tbaa !6
  %297 = zext i32 %296 to i64
  %298 = mul nsw i64 %294, %297
  %299 = shl i64 %17, 32
  %300 = getelementptr float, ptr addrspace(1) %0, i64 %298
  %301 = ashr exact i64 %299, 30
  %302 = getelementptr i8, ptr addrspace(1) %300, i64 %301
  store float %292, ptr addrspace(1) %302, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %20 = lshr i32 %6, 16
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 48
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !10
  %24 = zext i32 %19 to i64
  %25 = zext nneg i32 %20 to i64
  %26 = mul nuw nsw i64 %25, %24
  %27 = zext nneg i32 %21 to i64
  %28 = add i64 %23, %27
  %29 = add i64 %28, %26
  %30 = trunc i64 %29 to i32
  %31 = sitofp i32 %18 to float
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = sitofp i32 %30 to float
  %34 = insertelement <2 x float> %32, float %33, i64 1
  %35 = insertelement <2 x float> poison, float %1, i64 0
  %36 = shufflevector <2 x float> %35, <2 x float> poison, <2 x i32> zeroinitializer
  %37 = fmul <2 x float> %36, %34
  %38 = tail call noundef <2 x float> @llvm.floor.v2f32(<2 x float> %37)
  %39 = fptosi <2 x float> %38 to <2 x i32>
  %40 = extractelement <2 x i32> %39, i64 0
  %41 = extractelement <2 x i32> %39, i64 1
  %42 = add nsw i32 %41, -1
  %43 = mul i32 %42, -669632447
  %44 = sitofp i32 %42 to float
  %45 = add nsw i32 %40, -1
  %46 = mul i32 %45, -1918454973
  %47 = xor i32 %46, %43
  %48 = lshr i32 %47, 15
  %49 = xor i32 %48, %47
  %50 = mul i32 %49, 739982445
  %51 = lshr i32 %50, 12
  %52 = xor i32 %51, %50
  %53 = sitofp i32 %45 to float
  %54 = insertelement <2 x float> poison, float %53, i64 0
  %55 = insertelement <2 x float> %54, float %44, i64 1
  %56 = and i32 %52, 65535
  %57 = uitofp nneg i32 %56 to float
  %58 = insertelement <2 x float> poison, float %57, i64 0
  %59 = lshr i32 %52, 16
  %60 = uitofp nneg i32 %59 to float
  %61 = insertelement <2 x float> %58, float %60, i64 1
  %62 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %61, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %55)
  %63 = fsub <2 x float> %62, %37
  %64 = extractelement <2 x float> %63, i64 0
  %65 = extractelement <2 x float> %63, i64 1
  %66 = fmul float %65, %65
  %67 = tail call noundef float @llvm.fmuladd.f32(float %64, float %64, float %66)
  %68 = fcmp one float %67, 0x7FF0000000000000
  %69 = select i1 %68, float %67, float 0x7FF0000000000000
  %70 = mul i32 %40, -1918454973
  %71 = xor i32 %70, %43
  %72 = lshr i32 %71, 15
  %73 = xor i32 %72, %71
  %74 = mul i32 %73, 739982445
  %75 = lshr i32 %74, 12
  %76 = xor i32 %75, %74
  %77 = sitofp i32 %40 to float
  %78 = insertelement <2 x float> poison, float %77, i64 0
  %79 = insertelement <2 x float> %78, float %44, i64 1
  %80 = and i32 %76, 65535
  %81 = uitofp nneg i32 %80 to float
  %82 = insertelement <2 x float> poison, float %81, i64 0
  %83 = lshr i32 %76, 16
  %84 = uitofp nneg i32 %83 to float
  %85 = insertelement <2 x float> %82, float %84, i64 1
  %86 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %85, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %79)
  %87 = fsub <2 x float> %86, %37
  %88 = extractelement <2 x float> %87, i64 0
  %89 = extractelement <2 x float> %87, i64 1
  %90 = fmul float %89, %89
  %91 = tail call noundef float @llvm.fmuladd.f32(float %88, float %88, float %90)
  %92 = fcmp olt float %91, %69
  br i1 %92, label %96, label %93

93:                                               ; preds = %2
  %94 = fcmp ueq float %91, 0x7FF0000000000000
  br i1 %94, label %96, label %95

95:                                               ; preds = %93
  br label %96

96:                                               ; preds = %95, %93, %2
  %97 = phi float [ 0x7FF0000000000000, %93 ], [ %91, %95 ], [ %69, %2 ]
  %98 = phi float [ %69, %93 ], [ %69, %95 ], [ %91, %2 ]
  %99 = add nsw i32 %40, 1
  %100 = mul i32 %99, -1918454973
  %101 = xor i32 %100, %43
  %102 = lshr i32 %101, 15
  %103 = xor i32 %102, %101
  %104 = mul i32 %103, 739982445
  %105 = lshr i32 %104, 12
  %106 = xor i32 %105, %104
  %107 = sitofp i32 %99 to float
  %108 = insertelement <2 x float> poison, float %107, i64 0
  %109 = insertelement <2 x float> %108, float %44, i64 1
  %110 = and i32 %106, 65535
  %111 = uitofp nneg i32 %110 to float
  %112 = insertelement <2 x float> poison, float %111, i64 0
  %113 = lshr i32 %106, 16
  %114 = uitofp nneg i32 %113 to float
  %115 = insertelement <2 x float> %112, float %114, i64 1
  %116 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %115, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %109)
  %117 = fsub <2 x float> %116, %37
  %118 = extractelement <2 x float> %117, i64 0
  %119 = extractelement <2 x float> %117, i64 1
  %120 = fmul float %119, %119
  %121 = tail call noundef float @llvm.fmuladd.f32(float %118, float %118, float %120)
  %122 = fcmp olt float %121, %98
  br i1 %122, label %126, label %123

123:                                              ; preds = %96
  %124 = fcmp olt float %121, %97
  br i1 %124, label %125, label %126

125:                                              ; preds = %123
  br label %126

126:                                              ; preds = %125, %123, %96
  %127 = phi float [ %97, %123 ], [ %121, %125 ], [ %98, %96 ]
  %128 = phi float [ %98, %123 ], [ %98, %125 ], [ %121, %96 ]
  %129 = mul i32 %41, -669632447
  %130 = sitofp i32 %41 to float
  %131 = xor i32 %46, %129
  %132 = lshr i32 %131, 15
  %133 = xor i32 %132, %131
  %134 = mul i32 %133, 739982445
  %135 = lshr i32 %134, 12
  %136 = xor i32 %135, %134
  %137 = insertelement <2 x float> %54, float %130, i64 1
  %138 = and i32 %136, 65535
  %139 = uitofp nneg i32 %138 to float
  %140 = insertelement <2 x float> poison, float %139, i64 0
  %141 = lshr i32 %136, 16
  %142 = uitofp nneg i32 %141 to float
  %143 = insertelement <2 x float> %140, float %142, i64 1
  %144 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %143, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %137)
  %145 = fsub <2 x float> %144, %37
  %146 = extractelement <2 x float> %145, i64 0
  %147 = extractelement <2 x float> %145, i64 1
  %148 = fmul float %147, %147
  %149 = tail call noundef float @llvm.fmuladd.f32(float %146, float %146, float %148)
  %150 = fcmp olt float %149, %128
  br i1 %150, label %154, label %151

151:                                              ; preds = %126
  %152 = fcmp olt float %149, %127
  br i1 %152, label %153, label %154

153:                                              ; preds = %151
  br label %154

154:                                              ; preds = %153, %151, %126
  %155 = phi float [ %127, %151 ], [ %149, %153 ], [ %128, %126 ]
  %156 = phi float [ %128, %151 ], [ %128, %153 ], [ %149, %126 ]
  %157 = xor i32 %70, %129
  %158 = lshr i32 %157, 15
  %159 = xor i32 %158, %157
  %160 = mul i32 %159, 739982445
  %161 = lshr i32 %160, 12
  %162 = xor i32 %161, %160
  %163 = insertelement <2 x float> %78, float %130, i64 1
  %164 = and i32 %162, 65535
  %165 = uitofp nneg i32 %164 to float
  %166 = insertelement <2 x float> poison, float %165, i64 0
  %167 = lshr i32 %162, 16
  %168 = uitofp nneg i32 %167 to float
  %169 = insertelement <2 x float> %166, float %168, i64 1
  %170 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %169, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %163)
  %171 = fsub <2 x float> %170, %37
  %172 = extractelement <2 x float> %171, i64 0
  %173 = extractelement <2 x float> %171, i64 1
  %174 = fmul float %173, %173
  %175 = tail call noundef float @llvm.fmuladd.f32(float %172, float %172, float %174)
  %176 = fcmp olt float %175, %156
  br i1 %176, label %180, label %177

177:                                              ; preds = %154
  %178 = fcmp olt float %175, %155
  br i1 %178, label %179, label %180

179:                                              ; preds = %177
  br label %180

180:                                              ; preds = %179, %177, %154
  %181 = phi float [ %155, %177 ], [ %175, %179 ], [ %156, %154 ]
  %182 = phi float [ %156, %177 ], [ %156, %179 ], [ %175, %154 ]
  %183 = xor i32 %100, %129
  %184 = lshr i32 %183, 15
  %185 = xor i32 %184, %183
  %186 = mul i32 %185, 739982445
  %187 = lshr i32 %186, 12
  %188 = xor i32 %187, %186
  %189 = insertelement <2 x float> %108, float %130, i64 1
  %190 = and i32 %188, 65535
  %191 = uitofp nneg i32 %190 to float
  %192 = insertelement <2 x float> poison, float %191, i64 0
  %193 = lshr i32 %188, 16
  %194 = uitofp nneg i32 %193 to float
  %195 = insertelement <2 x float> %192, float %194, i64 1
  %196 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %195, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %189)
  %197 = fsub <2 x float> %196, %37
  %198 = extractelement <2 x float> %197, i64 0
  %199 = extractelement <2 x float> %197, i64 1
  %200 = fmul float %199, %199
  %201 = tail call noundef float @llvm.fmuladd.f32(float %198, float %198, float %200)
  %202 = fcmp olt float %201, %182
  br i1 %202, label %206, label %203

203:                                              ; preds = %180
  %204 = fcmp olt float %201, %181
  br i1 %204, label %205, label %206

205:                                              ; preds = %203
  br label %206

206:                                              ; preds = %205, %203, %180
  %207 = phi float [ %181, %203 ], [ %201, %205 ], [ %182, %180 ]
  %208 = phi float [ %182, %203 ], [ %182, %205 ], [ %201, %180 ]
  %209 = add nsw i32 %41, 1
  %210 = mul i32 %209, -669632447
  %211 = sitofp i32 %209 to float
  %212 = xor i32 %46, %210
  %213 = lshr i32 %212, 15
  %214 = xor i32 %213, %212
  %215 = mul i32 %214, 739982445
  %216 = lshr i32 %215, 12
  %217 = xor i32 %216, %215
  %218 = insertelement <2 x float> %54, float %211, i64 1
  %219 = and i32 %217, 65535
  %220 = uitofp nneg i32 %219 to float
  %221 = insertelement <2 x float> poison, float %220, i64 0
  %222 = lshr i32 %217, 16
  %223 = uitofp nneg i32 %222 to float
  %224 = insertelement <2 x float> %221, float %223, i64 1
  %225 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %224, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %218)
  %226 = fsub <2 x float> %225, %37
  %227 = extractelement <2 x float> %226, i64 0
  %228 = extractelement <2 x float> %226, i64 1
  %229 = fmul float %228, %228
  %230 = tail call noundef float @llvm.fmuladd.f32(float %227, float %227, float %229)
  %231 = fcmp olt float %230, %208
  br i1 %231, label %235, label %232

232:                                              ; preds = %206
  %233 = fcmp olt float %230, %207
  br i1 %233, label %234, label %235

234:                                              ; preds = %232
  br label %235

235:                                              ; preds = %234, %232, %206
  %236 = phi float [ %207, %232 ], [ %230, %234 ], [ %208, %206 ]
  %237 = phi float [ %208, %232 ], [ %208, %234 ], [ %230, %206 ]
  %238 = xor i32 %70, %210
  %239 = lshr i32 %238, 15
  %240 = xor i32 %239, %238
  %241 = mul i32 %240, 739982445
  %242 = lshr i32 %241, 12
  %243 = xor i32 %242, %241
  %244 = insertelement <2 x float> %78, float %211, i64 1
  %245 = and i32 %243, 65535
  %246 = uitofp nneg i32 %245 to float
  %247 = insertelement <2 x float> poison, float %246, i64 0
  %248 = lshr i32 %243, 16
  %249 = uitofp nneg i32 %248 to float
  %250 = insertelement <2 x float> %247, float %249, i64 1
  %251 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %250, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %244)
  %252 = fsub <2 x float> %251, %37
  %253 = extractelement <2 x float> %252, i64 0
  %254 = extractelement <2 x float> %252, i64 1
  %255 = fmul float %254, %254
  %256 = tail call noundef float @llvm.fmuladd.f32(float %253, float %253, float %255)
  %257 = fcmp olt float %256, %237
  br i1 %257, label %261, label %258

258:                                              ; preds = %235
  %259 = fcmp olt float %256, %236
  br i1 %259, label %260, label %261

260:                                              ; preds = %258
  br label %261

261:                                              ; preds = %260, %258, %235
  %262 = phi float [ %236, %258 ], [ %256, %260 ], [ %237, %235 ]
  %263 = phi float [ %237, %258 ], [ %237, %260 ], [ %256, %235 ]
  %264 = xor i32 %100, %210
  %265 = lshr i32 %264, 15
  %266 = xor i32 %265, %264
  %267 = mul i32 %266, 739982445
  %268 = lshr i32 %267, 12
  %269 = xor i32 %268, %267
  %270 = insertelement <2 x float> %108, float %211, i64 1
  %271 = and i32 %269, 65535
  %272 = uitofp nneg i32 %271 to float
  %273 = insertelement <2 x float> poison, float %272, i64 0
  %274 = lshr i32 %269, 16
  %275 = uitofp nneg i32 %274 to float
  %276 = insertelement <2 x float> %273, float %275, i64 1
  %277 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %276, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %270)
  %278 = fsub <2 x float> %277, %37
  %279 = extractelement <2 x float> %278, i64 0
  %280 = extractelement <2 x float> %278, i64 1
  %281 = fmul float %280, %280
  %282 = tail call noundef float @llvm.fmuladd.f32(float %279, float %279, float %281)
  %283 = fcmp olt float %282, %263
  br i1 %283, label %287, label %284

284:                                              ; preds = %261
  %285 = fcmp olt float %282, %262
  br i1 %285, label %286, label %287

286:                                              ; preds = %284
  br label %287

287:                                              ; preds = %286, %284, %261
  %288 = phi float [ %262, %284 ], [ %282, %286 ], [ %263, %261 ]
  %289 = phi float [ %263, %284 ], [ %263, %286 ], [ %282, %261 ]
  %290 = tail call fastcc float @llvm.sqrt.f32(float noundef %288) #9, !fpmath !26
  %291 = tail call fastcc float @llvm.sqrt.f32(float noundef %289) #9, !fpmath !26
  %292 = fsub float %290, %291
  %293 = shl i64 %29, 32
  %294 = ashr exact i64 %293, 32
  %295 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %296 = load i32, ptr addrspace(4) %295, align 4, !tbaa !6
  %297 = zext i32 %296 to i64
  %298 = mul nsw i64 %294, %297
  %299 = shl i64 %17, 32
  %300 = getelementptr float, ptr addrspace(1) %0, i64 %298
  %301 = ashr exact i64 %299, 30
  %302 = getelementptr i8, ptr addrspace(1) %300, i64 %301
  store float %292, ptr addrspace(1) %302, align 4, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.floor.v2f32(<2 x float>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"float*", !"float", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
!21 = !{i32 1, i32 0}
!22 = !{!"none", !"none"}
!23 = !{!"float*", !"float"}
!24 = !{!"", !""}
!25 = !{float 2.500000e+00}
!26 = !{float 3.000000e+00}
