; ModuleID = 'corpus/opencl/half_precision.cl'
source_filename = "corpus/opencl/half_precision.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@half_dot.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @half_storage(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %20 = load i32, ptr addrspace(4) %19, align 4, !tbaa !6
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %18
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !17, !amdgpu.noclobber !18
  %24 = extractelement <4 x float> %23, i64 0
  %25 = shl i64 %18, 3
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = fptrunc float %24 to half
  store half %27, ptr addrspace(1) %26, align 2
  %28 = extractelement <4 x float> %23, i64 1
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 2
  %30 = fptrunc float %28 to half
  store half %30, ptr addrspace(1) %29, align 2
  %31 = extractelement <4 x float> %23, i64 2
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  %33 = fptrunc float %31 to half
  store half %33, ptr addrspace(1) %32, align 2
  %34 = extractelement <4 x float> %23, i64 3
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 6
  %36 = fptrunc float %34 to half
  store half %36, ptr addrspace(1) %35, align 2
  %37 = add i64 %18, %21
  %38 = tail call float @llvm.fabs.f32(float %24)
  %39 = fcmp ogt float %38, 6.550400e+04
  %40 = fcmp une float %38, 0x7FF0000000000000
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %3
  %43 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %24)
  br label %57

44:                                               ; preds = %3
  %45 = bitcast float %24 to i32
  %46 = lshr i32 %45, 23
  %47 = and i32 %46, 255
  %48 = icmp samesign ult i32 %47, 113
  %49 = sub nuw nsw i32 113, %47
  %50 = tail call i32 @llvm.umin.i32(i32 %49, i32 10)
  %51 = shl nsw i32 -8192, %50
  %52 = select i1 %48, i32 %51, i32 -8192
  %53 = fcmp ord float %24, 0.000000e+00
  %54 = and i32 %52, %45
  %55 = bitcast i32 %54 to float
  %56 = select i1 %53, float %55, float %24
  br label %57

57:                                               ; preds = %44, %42
  %58 = phi float [ %43, %42 ], [ %56, %44 ]
  %59 = shl i64 %37, 3
  %60 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %59
  %61 = fptrunc float %58 to half
  store half %61, ptr addrspace(1) %60, align 2
  %62 = tail call float @llvm.fabs.f32(float %28)
  %63 = fcmp ogt float %62, 6.550400e+04
  %64 = fcmp une float %62, 0x7FF0000000000000
  %65 = and i1 %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %57
  %67 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %28)
  br label %81

68:                                               ; preds = %57
  %69 = bitcast float %28 to i32
  %70 = lshr i32 %69, 23
  %71 = and i32 %70, 255
  %72 = icmp samesign ult i32 %71, 113
  %73 = sub nuw nsw i32 113, %71
  %74 = tail call i32 @llvm.umin.i32(i32 %73, i32 10)
  %75 = shl nsw i32 -8192, %74
  %76 = select i1 %72, i32 %75, i32 -8192
  %77 = fcmp ord float %28, 0.000000e+00
  %78 = and i32 %76, %69
  %79 = bitcast i32 %78 to float
  %80 = select i1 %77, float %79, float %28
  br label %81

81:                                               ; preds = %68, %66
  %82 = phi float [ %67, %66 ], [ %80, %68 ]
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 2
  %84 = fptrunc float %82 to half
  store half %84, ptr addrspace(1) %83, align 2
  %85 = tail call float @llvm.fabs.f32(float %31)
  %86 = fcmp ogt float %85, 6.550400e+04
  %87 = fcmp une float %85, 0x7FF0000000000000
  %88 = and i1 %86, %87
  br i1 %88, label %89, label %91

89:                                               ; preds = %81
  %90 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %31)
  br label %104

91:                                               ; preds = %81
  %92 = bitcast float %31 to i32
  %93 = lshr i32 %92, 23
  %94 = and i32 %93, 255
  %95 = icmp samesign ult i32 %94, 113
  %96 = sub nuw nsw i32 113, %94
  %97 = tail call i32 @llvm.umin.i32(i32 %96, i32 10)
  %98 = shl nsw i32 -8192, %97
  %99 = select i1 %95, i32 %98, i32 -8192
  %100 = fcmp ord float %31, 0.000000e+00
  %101 = and i32 %99, %92
  %102 = bitcast i32 %101 to float
  %103 = select i1 %100, float %102, float %31
  br label %104

104:                                              ; preds = %91, %89
  %105 = phi float [ %90, %89 ], [ %103, %91 ]
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 4
  %107 = fptrunc float %105 to half
  store half %107, ptr addrspace(1) %106, align 2
  %108 = tail call float @llvm.fabs.f32(float %34)
  %109 = fcmp ogt float %108, 6.550400e+04
  %110 = fcmp une float %108, 0x7FF0000000000000
  %111 = and i1 %109, %110
  br i1 %111, label %112, label %114

112:                                              ; preds = %104
  %113 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %34)
  br label %127

114:                                              ; preds = %104
  %115 = bitcast float %34 to i32
  %116 = lshr i32 %115, 23
  %117 = and i32 %116, 255
  %118 = icmp samesign ult i32 %117, 113
  %119 = sub nuw nsw i32 113, %117
  %120 = tail call i32 @llvm.umin.i32(i32 %119, i32 10)
  %121 = shl nsw i32 -8192, %120
  %122 = select i1 %118, i32 %121, i32 -8192
  %123 = fcmp ord float %34, 0.000000e+00
  %124 = and i32 %122, %115
  %125 = bitcast i32 %124 to float
  %126 = select i1 %123, float %125, float %34
  br label %127

127:                                              ; preds = %112, %114
  %128 = phi float [ %113, %112 ], [ %126, %114 ]
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 6
  %130 = fptrunc float %128 to half
  store half %130, ptr addrspace(1) %129, align 2
  %131 = fmul <4 x float> %23, splat (float 0x3F50624DE0000000)
  %132 = extractelement <4 x float> %131, i64 0
  %133 = bitcast float %132 to i32
  %134 = icmp sgt i32 %133, -1
  br i1 %134, label %135, label %156

135:                                              ; preds = %127
  %136 = fcmp ord float %132, 0.000000e+00
  br i1 %136, label %137, label %173

137:                                              ; preds = %135
  %138 = icmp samesign ult i32 %133, 947912704
  %139 = lshr i32 %133, 23
  %140 = sub nuw nsw i32 113, %139
  %141 = tail call i32 @llvm.umin.i32(i32 %140, i32 10)
  %142 = shl nsw i32 -8192, %141
  %143 = xor i32 %142, -1
  %144 = select i1 %138, i32 %143, i32 8191
  %145 = and i32 %144, %133
  %146 = icmp eq i32 %145, 0
  %147 = or i32 %144, %133
  %148 = bitcast i32 %147 to float
  %149 = icmp samesign ugt i32 %147, 2139095039
  %150 = select i1 %149, i32 -1, i32 1
  %151 = add nsw i32 %150, %147
  %152 = fcmp ord float %148, 0.000000e+00
  %153 = bitcast i32 %151 to float
  %154 = select i1 %152, float %153, float %148
  %155 = select i1 %146, float %132, float %154
  br label %173

156:                                              ; preds = %127
  %157 = tail call float @llvm.fabs.f32(float %132)
  %158 = fcmp ogt float %157, 6.550400e+04
  %159 = fcmp une float %157, 0x7FF0000000000000
  %160 = and i1 %158, %159
  br i1 %160, label %173, label %161

161:                                              ; preds = %156
  %162 = lshr i32 %133, 23
  %163 = and i32 %162, 255
  %164 = icmp samesign ult i32 %163, 113
  %165 = sub nuw nsw i32 113, %163
  %166 = tail call i32 @llvm.umin.i32(i32 %165, i32 10)
  %167 = shl nsw i32 -8192, %166
  %168 = select i1 %164, i32 %167, i32 -8192
  %169 = fcmp ord float %132, 0.000000e+00
  %170 = and i32 %168, %133
  %171 = bitcast i32 %170 to float
  %172 = select i1 %169, float %171, float %132
  br label %173

173:                                              ; preds = %161, %156, %137, %135
  %174 = phi float [ %132, %135 ], [ %155, %137 ], [ %172, %161 ], [ -6.550400e+04, %156 ]
  %175 = shl nuw nsw i64 %21, 4
  %176 = getelementptr i8, ptr addrspace(1) %1, i64 %175
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 %25
  %178 = fptrunc float %174 to half
  store half %178, ptr addrspace(1) %177, align 2
  %179 = extractelement <4 x float> %131, i64 1
  %180 = bitcast float %179 to i32
  %181 = icmp sgt i32 %180, -1
  br i1 %181, label %182, label %203

182:                                              ; preds = %173
  %183 = fcmp ord float %179, 0.000000e+00
  br i1 %183, label %184, label %220

184:                                              ; preds = %182
  %185 = icmp samesign ult i32 %180, 947912704
  %186 = lshr i32 %180, 23
  %187 = sub nuw nsw i32 113, %186
  %188 = tail call i32 @llvm.umin.i32(i32 %187, i32 10)
  %189 = shl nsw i32 -8192, %188
  %190 = xor i32 %189, -1
  %191 = select i1 %185, i32 %190, i32 8191
  %192 = and i32 %191, %180
  %193 = icmp eq i32 %192, 0
  %194 = or i32 %191, %180
  %195 = bitcast i32 %194 to float
  %196 = icmp samesign ugt i32 %194, 2139095039
  %197 = select i1 %196, i32 -1, i32 1
  %198 = add nsw i32 %197, %194
  %199 = fcmp ord float %195, 0.000000e+00
  %200 = bitcast i32 %198 to float
  %201 = select i1 %199, float %200, float %195
  %202 = select i1 %193, float %179, float %201
  br label %220

203:                                              ; preds = %173
  %204 = tail call float @llvm.fabs.f32(float %179)
  %205 = fcmp ogt float %204, 6.550400e+04
  %206 = fcmp une float %204, 0x7FF0000000000000
  %207 = and i1 %205, %206
  br i1 %207, label %220, label %208

208:                                              ; preds = %203
  %209 = lshr i32 %180, 23
  %210 = and i32 %209, 255
  %211 = icmp samesign ult i32 %210, 113
  %212 = sub nuw nsw i32 113, %210
  %213 = tail call i32 @llvm.umin.i32(i32 %212, i32 10)
  %214 = shl nsw i32 -8192, %213
  %215 = select i1 %211, i32 %214, i32 -8192
  %216 = fcmp ord float %179, 0.000000e+00
  %217 = and i32 %215, %180
  %218 = bitcast i32 %217 to float
  %219 = select i1 %216, float %218, float %179
  br label %220

220:                                              ; preds = %208, %203, %184, %182
  %221 = phi float [ %179, %182 ], [ %202, %184 ], [ %219, %208 ], [ -6.550400e+04, %203 ]
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %177, i64 2
  %223 = fptrunc float %221 to half
  store half %223, ptr addrspace(1) %222, align 2
  %224 = extractelement <4 x float> %131, i64 2
  %225 = bitcast float %224 to i32
  %226 = icmp sgt i32 %225, -1
  br i1 %226, label %227, label %248

227:                                              ; preds = %220
  %228 = fcmp ord float %224, 0.000000e+00
  br i1 %228, label %229, label %265

229:                                              ; preds = %227
  %230 = icmp samesign ult i32 %225, 947912704
  %231 = lshr i32 %225, 23
  %232 = sub nuw nsw i32 113, %231
  %233 = tail call i32 @llvm.umin.i32(i32 %232, i32 10)
  %234 = shl nsw i32 -8192, %233
  %235 = xor i32 %234, -1
  %236 = select i1 %230, i32 %235, i32 8191
  %237 = and i32 %236, %225
  %238 = icmp eq i32 %237, 0
  %239 = or i32 %236, %225
  %240 = bitcast i32 %239 to float
  %241 = icmp samesign ugt i32 %239, 2139095039
  %242 = select i1 %241, i32 -1, i32 1
  %243 = add nsw i32 %242, %239
  %244 = fcmp ord float %240, 0.000000e+00
  %245 = bitcast i32 %243 to float
  %246 = select i1 %244, float %245, float %240
  %247 = select i1 %238, float %224, float %246
  br label %265

248:                                              ; preds = %220
  %249 = tail call float @llvm.fabs.f32(float %224)
  %250 = fcmp ogt float %249, 6.550400e+04
  %251 = fcmp une float %249, 0x7FF0000000000000
  %252 = and i1 %250, %251
  br i1 %252, label %265, label %253

253:                                              ; preds = %248
  %254 = lshr i32 %225, 23
  %255 = and i32 %254, 255
  %256 = icmp samesign ult i32 %255, 113
  %257 = sub nuw nsw i32 113, %255
  %258 = tail call i32 @llvm.umin.i32(i32 %257, i32 10)
  %259 = shl nsw i32 -8192, %258
  %260 = select i1 %256, i32 %259, i32 -8192
  %261 = fcmp ord float %224, 0.000000e+00
  %262 = and i32 %260, %225
  %263 = bitcast i32 %262 to float
  %264 = select i1 %261, float %263, float %224
  br label %265

265:                                              ; preds = %253, %248, %229, %227
  %266 = phi float [ %224, %227 ], [ %247, %229 ], [ %264, %253 ], [ -6.550400e+04, %248 ]
  %267 = getelementptr inbounds nuw i8, ptr addrspace(1) %177, i64 4
  %268 = fptrunc float %266 to half
  store half %268, ptr addrspace(1) %267, align 2
  %269 = extractelement <4 x float> %131, i64 3
  %270 = bitcast float %269 to i32
  %271 = icmp sgt i32 %270, -1
  br i1 %271, label %272, label %293

272:                                              ; preds = %265
  %273 = fcmp ord float %269, 0.000000e+00
  br i1 %273, label %274, label %310

274:                                              ; preds = %272
  %275 = icmp samesign ult i32 %270, 947912704
  %276 = lshr i32 %270, 23
  %277 = sub nuw nsw i32 113, %276
  %278 = tail call i32 @llvm.umin.i32(i32 %277, i32 10)
  %279 = shl nsw i32 -8192, %278
  %280 = xor i32 %279, -1
  %281 = select i1 %275, i32 %280, i32 8191
  %282 = and i32 %281, %270
  %283 = icmp eq i32 %282, 0
  %284 = or i32 %281, %270
  %285 = bitcast i32 %284 to float
  %286 = icmp samesign ugt i32 %284, 2139095039
  %287 = select i1 %286, i32 -1, i32 1
  %288 = add nsw i32 %287, %284
  %289 = fcmp ord float %285, 0.000000e+00
  %290 = bitcast i32 %288 to float
  %291 = select i1 %289, float %290, float %285
  %292 = select i1 %283, float %269, float %291
  br label %310

293:                                              ; preds = %265
  %294 = tail call float @llvm.fabs.f32(float %269)
  %295 = fcmp ogt float %294, 6.550400e+04
  %296 = fcmp une float %294, 0x7FF0000000000000
  %297 = and i1 %295, %296
  br i1 %297, label %310, label %298

298:                                              ; preds = %293
  %299 = lshr i32 %270, 23
  %300 = and i32 %299, 255
  %301 = icmp samesign ult i32 %300, 113
  %302 = sub nuw nsw i32 113, %300
  %303 = tail call i32 @llvm.umin.i32(i32 %302, i32 10)
  %304 = shl nsw i32 -8192, %303
  %305 = select i1 %301, i32 %304, i32 -8192
  %306 = fcmp ord float %269, 0.000000e+00
  %307 = and i32 %305, %270
  %308 = bitcast i32 %307 to float
  %309 = select i1 %306, float %308, float %269
  br label %310

310:                                              ; preds = %272, %274, %293, %298
  %311 = phi float [ %269, %272 ], [ %292, %274 ], [ %309, %298 ], [ -6.550400e+04, %293 ]
  %312 = getelementptr inbounds nuw i8, ptr addrspace(1) %177, i64 6
  %313 = fptrunc float %311 to half
  store half %313, ptr addrspace(1) %312, align 2
  %314 = fmul <4 x float> %23, splat (float 0x3E112E0BE0000000)
  %315 = mul nuw nsw i64 %21, 3
  %316 = add i64 %18, %315
  %317 = extractelement <4 x float> %314, i64 0
  %318 = bitcast float %317 to i32
  %319 = icmp sgt i32 %318, -1
  br i1 %319, label %320, label %335

320:                                              ; preds = %310
  %321 = fcmp ogt float %317, 6.550400e+04
  %322 = fcmp une float %317, 0x7FF0000000000000
  %323 = and i1 %321, %322
  br i1 %323, label %364, label %324

324:                                              ; preds = %320
  %325 = icmp samesign ult i32 %318, 947912704
  %326 = lshr i32 %318, 23
  %327 = sub nuw nsw i32 113, %326
  %328 = tail call i32 @llvm.umin.i32(i32 %327, i32 10)
  %329 = shl nsw i32 -8192, %328
  %330 = select i1 %325, i32 %329, i32 2147475456
  %331 = fcmp ord float %317, 0.000000e+00
  %332 = and i32 %330, %318
  %333 = bitcast i32 %332 to float
  %334 = select i1 %331, float %333, float %317
  br label %364

335:                                              ; preds = %310
  %336 = fcmp ord float %317, 0.000000e+00
  br i1 %336, label %337, label %364

337:                                              ; preds = %335
  %338 = lshr i32 %318, 23
  %339 = and i32 %338, 255
  %340 = icmp samesign ult i32 %339, 113
  %341 = sub nuw nsw i32 113, %339
  %342 = tail call i32 @llvm.umin.i32(i32 %341, i32 10)
  %343 = shl nsw i32 -8192, %342
  %344 = xor i32 %343, -1
  %345 = select i1 %340, i32 %344, i32 8191
  %346 = and i32 %345, %318
  %347 = icmp eq i32 %346, 0
  %348 = or i32 %345, %318
  %349 = bitcast i32 %348 to float
  %350 = sub nsw i32 -2147483648, %348
  %351 = icmp samesign ugt i32 %350, -2139095041
  %352 = select i1 %351, i32 -1, i32 1
  %353 = add nsw i32 %352, %350
  %354 = sub i32 -2147483648, %353
  %355 = icmp slt i32 %353, 0
  %356 = icmp ne i32 %353, 0
  %357 = or i1 %351, %356
  %358 = select i1 %357, i32 %353, i32 -2147483648
  %359 = select i1 %355, i32 %354, i32 %358
  %360 = fcmp ord float %349, 0.000000e+00
  %361 = bitcast i32 %359 to float
  %362 = select i1 %360, float %361, float %349
  %363 = select i1 %347, float %317, float %362
  br label %364

364:                                              ; preds = %337, %335, %324, %320
  %365 = phi float [ %334, %324 ], [ %317, %335 ], [ %363, %337 ], [ 6.550400e+04, %320 ]
  %366 = shl i64 %316, 3
  %367 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %366
  %368 = fptrunc float %365 to half
  store half %368, ptr addrspace(1) %367, align 2
  %369 = extractelement <4 x float> %314, i64 1
  %370 = bitcast float %369 to i32
  %371 = icmp sgt i32 %370, -1
  br i1 %371, label %372, label %387

372:                                              ; preds = %364
  %373 = fcmp ogt float %369, 6.550400e+04
  %374 = fcmp une float %369, 0x7FF0000000000000
  %375 = and i1 %373, %374
  br i1 %375, label %416, label %376

376:                                              ; preds = %372
  %377 = icmp samesign ult i32 %370, 947912704
  %378 = lshr i32 %370, 23
  %379 = sub nuw nsw i32 113, %378
  %380 = tail call i32 @llvm.umin.i32(i32 %379, i32 10)
  %381 = shl nsw i32 -8192, %380
  %382 = select i1 %377, i32 %381, i32 2147475456
  %383 = fcmp ord float %369, 0.000000e+00
  %384 = and i32 %382, %370
  %385 = bitcast i32 %384 to float
  %386 = select i1 %383, float %385, float %369
  br label %416

387:                                              ; preds = %364
  %388 = fcmp ord float %369, 0.000000e+00
  br i1 %388, label %389, label %416

389:                                              ; preds = %387
  %390 = lshr i32 %370, 23
  %391 = and i32 %390, 255
  %392 = icmp samesign ult i32 %391, 113
  %393 = sub nuw nsw i32 113, %391
  %394 = tail call i32 @llvm.umin.i32(i32 %393, i32 10)
  %395 = shl nsw i32 -8192, %394
  %396 = xor i32 %395, -1
  %397 = select i1 %392, i32 %396, i32 8191
  %398 = and i32 %397, %370
  %399 = icmp eq i32 %398, 0
  %400 = or i32 %397, %370
  %401 = bitcast i32 %400 to float
  %402 = sub nsw i32 -2147483648, %400
  %403 = icmp samesign ugt i32 %402, -2139095041
  %404 = select i1 %403, i32 -1, i32 1
  %405 = add nsw i32 %404, %402
  %406 = sub i32 -2147483648, %405
  %407 = icmp slt i32 %405, 0
  %408 = icmp ne i32 %405, 0
  %409 = or i1 %403, %408
  %410 = select i1 %409, i32 %405, i32 -2147483648
  %411 = select i1 %407, i32 %406, i32 %410
  %412 = fcmp ord float %401, 0.000000e+00
  %413 = bitcast i32 %411 to float
  %414 = select i1 %412, float %413, float %401
  %415 = select i1 %399, float %369, float %414
  br label %416

416:                                              ; preds = %389, %387, %376, %372
  %417 = phi float [ %386, %376 ], [ %369, %387 ], [ %415, %389 ], [ 6.550400e+04, %372 ]
  %418 = getelementptr inbounds nuw i8, ptr addrspace(1) %367, i64 2
  %419 = fptrunc float %417 to half
  store half %419, ptr addrspace(1) %418, align 2
  %420 = extractelement <4 x float> %314, i64 2
  %421 = bitcast float %420 to i32
  %422 = icmp sgt i32 %421, -1
  br i1 %422, label %423, label %438

423:                                              ; preds = %416
  %424 = fcmp ogt float %420, 6.550400e+04
  %425 = fcmp une float %420, 0x7FF0000000000000
  %426 = and i1 %424, %425
  br i1 %426, label %467, label %427

427:                                              ; preds = %423
  %428 = icmp samesign ult i32 %421, 947912704
  %429 = lshr i32 %421, 23
  %430 = sub nuw nsw i32 113, %429
  %431 = tail call i32 @llvm.umin.i32(i32 %430, i32 10)
  %432 = shl nsw i32 -8192, %431
  %433 = select i1 %428, i32 %432, i32 2147475456
  %434 = fcmp ord float %420, 0.000000e+00
  %435 = and i32 %433, %421
  %436 = bitcast i32 %435 to float
  %437 = select i1 %434, float %436, float %420
  br label %467

438:                                              ; preds = %416
  %439 = fcmp ord float %420, 0.000000e+00
  br i1 %439, label %440, label %467

440:                                              ; preds = %438
  %441 = lshr i32 %421, 23
  %442 = and i32 %441, 255
  %443 = icmp samesign ult i32 %442, 113
  %444 = sub nuw nsw i32 113, %442
  %445 = tail call i32 @llvm.umin.i32(i32 %444, i32 10)
  %446 = shl nsw i32 -8192, %445
  %447 = xor i32 %446, -1
  %448 = select i1 %443, i32 %447, i32 8191
  %449 = and i32 %448, %421
  %450 = icmp eq i32 %449, 0
  %451 = or i32 %448, %421
  %452 = bitcast i32 %451 to float
  %453 = sub nsw i32 -2147483648, %451
  %454 = icmp samesign ugt i32 %453, -2139095041
  %455 = select i1 %454, i32 -1, i32 1
  %456 = add nsw i32 %455, %453
  %457 = sub i32 -2147483648, %456
  %458 = icmp slt i32 %456, 0
  %459 = icmp ne i32 %456, 0
  %460 = or i1 %454, %459
  %461 = select i1 %460, i32 %456, i32 -2147483648
  %462 = select i1 %458, i32 %457, i32 %461
  %463 = fcmp ord float %452, 0.000000e+00
  %464 = bitcast i32 %462 to float
  %465 = select i1 %463, float %464, float %452
  %466 = select i1 %450, float %420, float %465
  br label %467

467:                                              ; preds = %440, %438, %427, %423
  %468 = phi float [ %437, %427 ], [ %420, %438 ], [ %466, %440 ], [ 6.550400e+04, %423 ]
  %469 = getelementptr inbounds nuw i8, ptr addrspace(1) %367, i64 4
  %470 = fptrunc float %468 to half
  store half %470, ptr addrspace(1) %469, align 2
  %471 = extractelement <4 x float> %314, i64 3
  %472 = bitcast float %471 to i32
  %473 = icmp sgt i32 %472, -1
  br i1 %473, label %474, label %489

474:                                              ; preds = %467
  %475 = fcmp ogt float %471, 6.550400e+04
  %476 = fcmp une float %471, 0x7FF0000000000000
  %477 = and i1 %475, %476
  br i1 %477, label %518, label %478

478:                                              ; preds = %474
  %479 = icmp samesign ult i32 %472, 947912704
  %480 = lshr i32 %472, 23
  %481 = sub nuw nsw i32 113, %480
  %482 = tail call i32 @llvm.umin.i32(i32 %481, i32 10)
  %483 = shl nsw i32 -8192, %482
  %484 = select i1 %479, i32 %483, i32 2147475456
  %485 = fcmp ord float %471, 0.000000e+00
  %486 = and i32 %484, %472
  %487 = bitcast i32 %486 to float
  %488 = select i1 %485, float %487, float %471
  br label %518

489:                                              ; preds = %467
  %490 = fcmp ord float %471, 0.000000e+00
  br i1 %490, label %491, label %518

491:                                              ; preds = %489
  %492 = lshr i32 %472, 23
  %493 = and i32 %492, 255
  %494 = icmp samesign ult i32 %493, 113
  %495 = sub nuw nsw i32 113, %493
  %496 = tail call i32 @llvm.umin.i32(i32 %495, i32 10)
  %497 = shl nsw i32 -8192, %496
  %498 = xor i32 %497, -1
  %499 = select i1 %494, i32 %498, i32 8191
  %500 = and i32 %499, %472
  %501 = icmp eq i32 %500, 0
  %502 = or i32 %499, %472
  %503 = bitcast i32 %502 to float
  %504 = sub nsw i32 -2147483648, %502
  %505 = icmp samesign ugt i32 %504, -2139095041
  %506 = select i1 %505, i32 -1, i32 1
  %507 = add nsw i32 %506, %504
  %508 = sub i32 -2147483648, %507
  %509 = icmp slt i32 %507, 0
  %510 = icmp ne i32 %507, 0
  %511 = or i1 %505, %510
  %512 = select i1 %511, i32 %507, i32 -2147483648
  %513 = select i1 %509, i32 %508, i32 %512
  %514 = fcmp ord float %503, 0.000000e+00
  %515 = bitcast i32 %513 to float
  %516 = select i1 %514, float %515, float %503
  %517 = select i1 %501, float %471, float %516
  br label %518

518:                                              ; preds = %474, %478, %489, %491
  %519 = phi float [ %488, %478 ], [ %471, %489 ], [ %517, %491 ], [ 6.550400e+04, %474 ]
  %520 = getelementptr inbounds nuw i8, ptr addrspace(1) %367, i64 6
  %521 = fptrunc float %519 to half
  store half %521, ptr addrspace(1) %520, align 2
  %522 = bitcast float %24 to i32
  %523 = and i32 %522, 8388607
  %524 = or disjoint i32 %523, 8388608
  %525 = lshr i32 %522, 23
  %526 = and i32 %525, 255
  %527 = icmp samesign ult i32 %526, 113
  %528 = sub nuw nsw i32 113, %526
  %529 = tail call i32 @llvm.umin.i32(i32 %528, i32 15)
  %530 = add nuw nsw i32 %529, 13
  %531 = select i1 %527, i32 %530, i32 13
  %532 = shl nuw nsw i32 1, %531
  %533 = add nuw nsw i32 %532, 16777215
  %534 = and i32 %533, %524
  %535 = add nuw nsw i32 %531, 31
  %536 = and i32 %535, 31
  %537 = shl nuw i32 1, %536
  %538 = icmp ugt i32 %534, %537
  br i1 %538, label %546, label %539

539:                                              ; preds = %518
  %540 = and i32 %532, %524
  %541 = icmp eq i32 %534, %537
  %542 = icmp ne i32 %540, 0
  %543 = and i1 %542, %541
  %544 = icmp samesign ugt i32 %526, 142
  %545 = select i1 %543, i1 true, i1 %544
  br i1 %545, label %546, label %577

546:                                              ; preds = %539, %518
  %547 = fcmp ord float %24, 0.000000e+00
  br i1 %547, label %548, label %588

548:                                              ; preds = %546
  %549 = tail call i32 @llvm.umin.i32(i32 %528, i32 10)
  %550 = shl nsw i32 -8192, %549
  %551 = xor i32 %550, -1
  %552 = select i1 %527, i32 %551, i32 8191
  %553 = tail call noundef float @llvm.copysign.f32(float 0x7FF0000000000000, float %24)
  %554 = and i32 %552, %522
  %555 = icmp eq i32 %554, 0
  %556 = or i32 %552, %522
  %557 = bitcast i32 %556 to float
  %558 = sub nsw i32 -2147483648, %556
  %559 = icmp slt i32 %522, 0
  %560 = select i1 %559, i32 %558, i32 %556
  %561 = bitcast float %553 to i32
  %562 = icmp slt i32 %561, 0
  %563 = select i1 %562, i32 -2139095040, i32 %561
  %564 = icmp sge i32 %560, %563
  %565 = select i1 %564, i32 -1, i32 1
  %566 = add nsw i32 %565, %560
  %567 = sub i32 -2147483648, %566
  %568 = icmp slt i32 %566, 0
  %569 = icmp ne i32 %566, 0
  %570 = or i1 %564, %569
  %571 = select i1 %570, i32 %566, i32 -2147483648
  %572 = select i1 %568, i32 %567, i32 %571
  %573 = fcmp ord float %557, 0.000000e+00
  %574 = bitcast i32 %572 to float
  %575 = select i1 %573, float %574, float %557
  %576 = select i1 %555, float %24, float %575
  br label %588

577:                                              ; preds = %539
  br i1 %41, label %578, label %580

578:                                              ; preds = %577
  %579 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %24)
  br label %588

580:                                              ; preds = %577
  %581 = tail call i32 @llvm.umin.i32(i32 %528, i32 10)
  %582 = shl nsw i32 -8192, %581
  %583 = select i1 %527, i32 %582, i32 -8192
  %584 = fcmp ord float %24, 0.000000e+00
  %585 = and i32 %583, %522
  %586 = bitcast i32 %585 to float
  %587 = select i1 %584, float %586, float %24
  br label %588

588:                                              ; preds = %546, %548, %578, %580
  %589 = phi float [ %24, %546 ], [ %576, %548 ], [ %579, %578 ], [ %587, %580 ]
  %590 = shl i64 %18, 2
  %591 = add i64 %590, %175
  %592 = getelementptr half, ptr addrspace(1) %1, i64 %591
  %593 = fptrunc float %589 to half
  store half %593, ptr addrspace(1) %592, align 2
  %594 = getelementptr i8, ptr addrspace(1) %592, i64 2
  store half %30, ptr addrspace(1) %594, align 2
  %595 = shl i64 %591, 1
  %596 = getelementptr i8, ptr addrspace(1) %1, i64 %595
  %597 = getelementptr i8, ptr addrspace(1) %596, i64 4
  store half %33, ptr addrspace(1) %597, align 2
  %598 = getelementptr i8, ptr addrspace(1) %596, i64 6
  store half %36, ptr addrspace(1) %598, align 2
  %599 = load <2 x half>, ptr addrspace(1) %177, align 2
  %600 = load <2 x half>, ptr addrspace(1) %267, align 2
  %601 = shufflevector <2 x half> %599, <2 x half> %600, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %602 = fpext <4 x half> %601 to <4 x float>
  %603 = fpext half %593 to float
  %604 = insertelement <4 x float> poison, float %603, i64 0
  %605 = shufflevector <4 x float> %604, <4 x float> poison, <4 x i32> zeroinitializer
  %606 = fadd <4 x float> %605, %602
  %607 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %18
  store <4 x float> %606, ptr addrspace(1) %607, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_half_storage(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %20 = load i32, ptr addrspace(4) %19, align 4, !tbaa !6
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %18
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !17
  %24 = extractelement <4 x float> %23, i64 0
  %25 = shl i64 %18, 3
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = fptrunc float %24 to half
  store half %27, ptr addrspace(1) %26, align 2
  %28 = extractelement <4 x float> %23, i64 1
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 2
  %30 = fptrunc float %28 to half
  store half %30, ptr addrspace(1) %29, align 2
  %31 = extractelement <4 x float> %23, i64 2
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  %33 = fptrunc float %31 to half
  store half %33, ptr addrspace(1) %32, align 2
  %34 = extractelement <4 x float> %23, i64 3
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 6
  %36 = fptrunc float %34 to half
  store half %36, ptr addrspace(1) %35, align 2
  %37 = add i64 %18, %21
  %38 = tail call float @llvm.fabs.f32(float %24)
  %39 = fcmp ogt float %38, 6.550400e+04
  %40 = fcmp une float %38, 0x7FF0000000000000
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %3
  %43 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %24)
  br label %57

44:                                               ; preds = %3
  %45 = bitcast float %24 to i32
  %46 = lshr i32 %45, 23
  %47 = and i32 %46, 255
  %48 = icmp samesign ult i32 %47, 113
  %49 = sub nuw nsw i32 113, %47
  %50 = tail call i32 @llvm.umin.i32(i32 %49, i32 10)
  %51 = shl nsw i32 -8192, %50
  %52 = select i1 %48, i32 %51, i32 -8192
  %53 = fcmp ord float %24, 0.000000e+00
  %54 = and i32 %52, %45
  %55 = bitcast i32 %54 to float
  %56 = select i1 %53, float %55, float %24
  br label %57

57:                                               ; preds = %44, %42
  %58 = phi float [ %43, %42 ], [ %56, %44 ]
  %59 = shl i64 %37, 3
  %60 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %59
  %61 = fptrunc float %58 to half
  store half %61, ptr addrspace(1) %60, align 2
  %62 = tail call float @llvm.fabs.f32(float %28)
  %63 = fcmp ogt float %62, 6.550400e+04
  %64 = fcmp une float %62, 0x7FF0000000000000
  %65 = and i1 %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %57
  %67 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %28)
  br label %81

68:                                               ; preds = %57
  %69 = bitcast float %28 to i32
  %70 = lshr i32 %69, 23
  %71 = and i32 %70, 255
  %72 = icmp samesign ult i32 %71, 113
  %73 = sub nuw nsw i32 113, %71
  %74 = tail call i32 @llvm.umin.i32(i32 %73, i32 10)
  %75 = shl nsw i32 -8192, %74
  %76 = select i1 %72, i32 %75, i32 -8192
  %77 = fcmp ord float %28, 0.000000e+00
  %78 = and i32 %76, %69
  %79 = bitcast i32 %78 to float
  %80 = select i1 %77, float %79, float %28
  br label %81

81:                                               ; preds = %68, %66
  %82 = phi float [ %67, %66 ], [ %80, %68 ]
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 2
  %84 = fptrunc float %82 to half
  store half %84, ptr addrspace(1) %83, align 2
  %85 = tail call float @llvm.fabs.f32(float %31)
  %86 = fcmp ogt float %85, 6.550400e+04
  %87 = fcmp une float %85, 0x7FF0000000000000
  %88 = and i1 %86, %87
  br i1 %88, label %89, label %91

89:                                               ; preds = %81
  %90 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %31)
  br label %104

91:                                               ; preds = %81
  %92 = bitcast float %31 to i32
  %93 = lshr i32 %92, 23
  %94 = and i32 %93, 255
  %95 = icmp samesign ult i32 %94, 113
  %96 = sub nuw nsw i32 113, %94
  %97 = tail call i32 @llvm.umin.i32(i32 %96, i32 10)
  %98 = shl nsw i32 -8192, %97
  %99 = select i1 %95, i32 %98, i32 -8192
  %100 = fcmp ord float %31, 0.000000e+00
  %101 = and i32 %99, %92
  %102 = bitcast i32 %101 to float
  %103 = select i1 %100, float %102, float %31
  br label %104

104:                                              ; preds = %91, %89
  %105 = phi float [ %90, %89 ], [ %103, %91 ]
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 4
  %107 = fptrunc float %105 to half
  store half %107, ptr addrspace(1) %106, align 2
  %108 = tail call float @llvm.fabs.f32(float %34)
  %109 = fcmp ogt float %108, 6.550400e+04
  %110 = fcmp une float %108, 0x7FF0000000000000
  %111 = and i1 %109, %110
  br i1 %111, label %112, label %114

112:                                              ; preds = %104
  %113 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %34)
  br label %127

114:                                              ; preds = %104
  %115 = bitcast float %34 to i32
  %116 = lshr i32 %115, 23
  %117 = and i32 %116, 255
  %118 = icmp samesign ult i32 %117, 113
  %119 = sub nuw nsw i32 113, %117
  %120 = tail call i32 @llvm.umin.i32(i32 %119, i32 10)
  %121 = shl nsw i32 -8192, %120
  %122 = select i1 %118, i32 %121, i32 -8192
  %123 = fcmp ord float %34, 0.000000e+00
  %124 = and i32 %122, %115
  %125 = bitcast i32 %124 to float
  %126 = select i1 %123, float %125, float %34
  br label %127

127:                                              ; preds = %112, %114
  %128 = phi float [ %113, %112 ], [ %126, %114 ]
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 6
  %130 = fptrunc float %128 to half
  store half %130, ptr addrspace(1) %129, align 2
  %131 = fmul <4 x float> %23, splat (float 0x3F50624DE0000000)
  %132 = extractelement <4 x float> %131, i64 0
  %133 = bitcast float %132 to i32
  %134 = icmp sgt i32 %133, -1
  br i1 %134, label %135, label %156

135:                                              ; preds = %127
  %136 = fcmp ord float %132, 0.000000e+00
  br i1 %136, label %137, label %173

137:                                              ; preds = %135
  %138 = icmp samesign ult i32 %133, 947912704
  %139 = lshr i32 %133, 23
  %140 = sub nuw nsw i32 113, %139
  %141 = tail call i32 @llvm.umin.i32(i32 %140, i32 10)
  %142 = shl nsw i32 -8192, %141
  %143 = xor i32 %142, -1
  %144 = select i1 %138, i32 %143, i32 8191
  %145 = and i32 %144, %133
  %146 = icmp eq i32 %145, 0
  %147 = or i32 %144, %133
  %148 = bitcast i32 %147 to float
  %149 = icmp samesign ugt i32 %147, 2139095039
  %150 = select i1 %149, i32 -1, i32 1
  %151 = add nsw i32 %150, %147
  %152 = fcmp ord float %148, 0.000000e+00
  %153 = bitcast i32 %151 to float
  %154 = select i1 %152, float %153, float %148
  %155 = select i1 %146, float %132, float %154
  br label %173

156:                                              ; preds = %127
  %157 = tail call float @llvm.fabs.f32(float %132)
  %158 = fcmp ogt float %157, 6.550400e+04
  %159 = fcmp une float %157, 0x7FF0000000000000
  %160 = and i1 %158, %159
  br i1 %160, label %173, label %161

161:                                              ; preds = %156
  %162 = lshr i32 %133, 23
  %163 = and i32 %162, 255
  %164 = icmp samesign ult i32 %163, 113
  %165 = sub nuw nsw i32 113, %163
  %166 = tail call i32 @llvm.umin.i32(i32 %165, i32 10)
  %167 = shl nsw i32 -8192, %166
  %168 = select i1 %164, i32 %167, i32 -8192
  %169 = fcmp ord float %132, 0.000000e+00
  %170 = and i32 %168, %133
  %171 = bitcast i32 %170 to float
  %172 = select i1 %169, float %171, float %132
  br label %173

173:                                              ; preds = %161, %156, %137, %135
  %174 = phi float [ %132, %135 ], [ %155, %137 ], [ %172, %161 ], [ -6.550400e+04, %156 ]
  %175 = shl nuw nsw i64 %21, 4
  %176 = getelementptr i8, ptr addrspace(1) %1, i64 %175
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 %25
  %178 = fptrunc float %174 to half
  store half %178, ptr addrspace(1) %177, align 2
  %179 = extractelement <4 x float> %131, i64 1
  %180 = bitcast float %179 to i32
  %181 = icmp sgt i32 %180, -1
  br i1 %181, label %182, label %203

182:                                              ; preds = %173
  %183 = fcmp ord float %179, 0.000000e+00
  br i1 %183, label %184, label %220

184:                                              ; preds = %182
  %185 = icmp samesign ult i32 %180, 947912704
  %186 = lshr i32 %180, 23
  %187 = sub nuw nsw i32 113, %186
  %188 = tail call i32 @llvm.umin.i32(i32 %187, i32 10)
  %189 = shl nsw i32 -8192, %188
  %190 = xor i32 %189, -1
  %191 = select i1 %185, i32 %190, i32 8191
  %192 = and i32 %191, %180
  %193 = icmp eq i32 %192, 0
  %194 = or i32 %191, %180
  %195 = bitcast i32 %194 to float
  %196 = icmp samesign ugt i32 %194, 2139095039
  %197 = select i1 %196, i32 -1, i32 1
  %198 = add nsw i32 %197, %194
  %199 = fcmp ord float %195, 0.000000e+00
  %200 = bitcast i32 %198 to float
  %201 = select i1 %199, float %200, float %195
  %202 = select i1 %193, float %179, float %201
  br label %220

203:                                              ; preds = %173
  %204 = tail call float @llvm.fabs.f32(float %179)
  %205 = fcmp ogt float %204, 6.550400e+04
  %206 = fcmp une float %204, 0x7FF0000000000000
  %207 = and i1 %205, %206
  br i1 %207, label %220, label %208

208:                                              ; preds = %203
  %209 = lshr i32 %180, 23
  %210 = and i32 %209, 255
  %211 = icmp samesign ult i32 %210, 113
  %212 = sub nuw nsw i32 113, %210
  %213 = tail call i32 @llvm.umin.i32(i32 %212, i32 10)
  %214 = shl nsw i32 -8192, %213
  %215 = select i1 %211, i32 %214, i32 -8192
  %216 = fcmp ord float %179, 0.000000e+00
  %217 = and i32 %215, %180
  %218 = bitcast i32 %217 to float
  %219 = select i1 %216, float %218, float %179
  br label %220

220:                                              ; preds = %208, %203, %184, %182
  %221 = phi float [ %179, %182 ], [ %202, %184 ], [ %219, %208 ], [ -6.550400e+04, %203 ]
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %177, i64 2
  %223 = fptrunc float %221 to half
  store half %223, ptr addrspace(1) %222, align 2
  %224 = extractelement <4 x float> %131, i64 2
  %225 = bitcast float %224 to i32
  %226 = icmp sgt i32 %225, -1
  br i1 %226, label %227, label %248

227:                                              ; preds = %220
  %228 = fcmp ord float %224, 0.000000e+00
  br i1 %228, label %229, label %265

229:                                              ; preds = %227
  %230 = icmp samesign ult i32 %225, 947912704
  %231 = lshr i32 %225, 23
  %232 = sub nuw nsw i32 113, %231
  %233 = tail call i32 @llvm.umin.i32(i32 %232, i32 10)
  %234 = shl nsw i32 -8192, %233
  %235 = xor i32 %234, -1
  %236 = select i1 %230, i32 %235, i32 8191
  %237 = and i32 %236, %225
  %238 = icmp eq i32 %237, 0
  %239 = or i32 %236, %225
  %240 = bitcast i32 %239 to float
  %241 = icmp samesign ugt i32 %239, 2139095039
  %242 = select i1 %241, i32 -1, i32 1
  %243 = add nsw i32 %242, %239
  %244 = fcmp ord float %240, 0.000000e+00
  %245 = bitcast i32 %243 to float
  %246 = select i1 %244, float %245, float %240
  %247 = select i1 %238, float %224, float %246
  br label %265

248:                                              ; preds = %220
  %249 = tail call float @llvm.fabs.f32(float %224)
  %250 = fcmp ogt float %249, 6.550400e+04
  %251 = fcmp une float %249, 0x7FF0000000000000
  %252 = and i1 %250, %251
  br i1 %252, label %265, label %253

253:                                              ; preds = %248
  %254 = lshr i32 %225, 23
  %255 = and i32 %254, 255
  %256 = icmp samesign ult i32 %255, 113
  %257 = sub nuw nsw i32 113, %255
  %258 = tail call i32 @llvm.umin.i32(i32 %257, i32 10)
  %259 = shl nsw i32 -8192, %258
  %260 = select i1 %256, i32 %259, i32 -8192
  %261 = fcmp ord float %224, 0.000000e+00
  %262 = and i32 %260, %225
  %263 = bitcast i32 %262 to float
  %264 = select i1 %261, float %263, float %224
  br label %265

265:                                              ; preds = %253, %248, %229, %227
  %266 = phi float [ %224, %227 ], [ %247, %229 ], [ %264, %253 ], [ -6.550400e+04, %248 ]
  %267 = getelementptr inbounds nuw i8, ptr addrspace(1) %177, i64 4
  %268 = fptrunc float %266 to half
  store half %268, ptr addrspace(1) %267, align 2
  %269 = extractelement <4 x float> %131, i64 3
  %270 = bitcast float %269 to i32
  %271 = icmp sgt i32 %270, -1
  br i1 %271, label %272, label %293

272:                                              ; preds = %265
  %273 = fcmp ord float %269, 0.000000e+00
  br i1 %273, label %274, label %310

274:                                              ; preds = %272
  %275 = icmp samesign ult i32 %270, 947912704
  %276 = lshr i32 %270, 23
  %277 = sub nuw nsw i32 113, %276
  %278 = tail call i32 @llvm.umin.i32(i32 %277, i32 10)
  %279 = shl nsw i32 -8192, %278
  %280 = xor i32 %279, -1
  %281 = select i1 %275, i32 %280, i32 8191
  %282 = and i32 %281, %270
  %283 = icmp eq i32 %282, 0
  %284 = or i32 %281, %270
  %285 = bitcast i32 %284 to float
  %286 = icmp samesign ugt i32 %284, 2139095039
  %287 = select i1 %286, i32 -1, i32 1
  %288 = add nsw i32 %287, %284
  %289 = fcmp ord float %285, 0.000000e+00
  %290 = bitcast i32 %288 to float
  %291 = select i1 %289, float %290, float %285
  %292 = select i1 %283, float %269, float %291
  br label %310

293:                                              ; preds = %265
  %294 = tail call float @llvm.fabs.f32(float %269)
  %295 = fcmp ogt float %294, 6.550400e+04
  %296 = fcmp une float %294, 0x7FF0000000000000
  %297 = and i1 %295, %296
  br i1 %297, label %310, label %298

298:                                              ; preds = %293
  %299 = lshr i32 %270, 23
  %300 = and i32 %299, 255
  %301 = icmp samesign ult i32 %300, 113
  %302 = sub nuw nsw i32 113, %300
  %303 = tail call i32 @llvm.umin.i32(i32 %302, i32 10)
  %304 = shl nsw i32 -8192, %303
  %305 = select i1 %301, i32 %304, i32 -8192
  %306 = fcmp ord float %269, 0.000000e+00
  %307 = and i32 %305, %270
  %308 = bitcast i32 %307 to float
  %309 = select i1 %306, float %308, float %269
  br label %310

310:                                              ; preds = %272, %274, %293, %298
  %311 = phi float [ %269, %272 ], [ %292, %274 ], [ %309, %298 ], [ -6.550400e+04, %293 ]
  %312 = getelementptr inbounds nuw i8, ptr addrspace(1) %177, i64 6
  %313 = fptrunc float %311 to half
  store half %313, ptr addrspace(1) %312, align 2
  %314 = fmul <4 x float> %23, splat (float 0x3E112E0BE0000000)
  %315 = mul nuw nsw i64 %21, 3
  %316 = add i64 %18, %315
  %317 = extractelement <4 x float> %314, i64 0
  %318 = bitcast float %317 to i32
  %319 = icmp sgt i32 %318, -1
  br i1 %319, label %320, label %335

320:                                              ; preds = %310
  %321 = fcmp ogt float %317, 6.550400e+04
  %322 = fcmp une float %317, 0x7FF0000000000000
  %323 = and i1 %321, %322
  br i1 %323, label %364, label %324

324:                                              ; preds = %320
  %325 = icmp samesign ult i32 %318, 947912704
  %326 = lshr i32 %318, 23
  %327 = sub nuw nsw i32 113, %326
  %328 = tail call i32 @llvm.umin.i32(i32 %327, i32 10)
  %329 = shl nsw i32 -8192, %328
  %330 = select i1 %325, i32 %329, i32 2147475456
  %331 = fcmp ord float %317, 0.000000e+00
  %332 = and i32 %330, %318
  %333 = bitcast i32 %332 to float
  %334 = select i1 %331, float %333, float %317
  br label %364

335:                                              ; preds = %310
  %336 = fcmp ord float %317, 0.000000e+00
  br i1 %336, label %337, label %364

337:                                              ; preds = %335
  %338 = lshr i32 %318, 23
  %339 = and i32 %338, 255
  %340 = icmp samesign ult i32 %339, 113
  %341 = sub nuw nsw i32 113, %339
  %342 = tail call i32 @llvm.umin.i32(i32 %341, i32 10)
  %343 = shl nsw i32 -8192, %342
  %344 = xor i32 %343, -1
  %345 = select i1 %340, i32 %344, i32 8191
  %346 = and i32 %345, %318
  %347 = icmp eq i32 %346, 0
  %348 = or i32 %345, %318
  %349 = bitcast i32 %348 to float
  %350 = sub nsw i32 -2147483648, %348
  %351 = icmp samesign ugt i32 %350, -2139095041
  %352 = select i1 %351, i32 -1, i32 1
  %353 = add nsw i32 %352, %350
  %354 = sub i32 -2147483648, %353
  %355 = icmp slt i32 %353, 0
  %356 = icmp ne i32 %353, 0
  %357 = or i1 %351, %356
  %358 = select i1 %357, i32 %353, i32 -2147483648
  %359 = select i1 %355, i32 %354, i32 %358
  %360 = fcmp ord float %349, 0.000000e+00
  %361 = bitcast i32 %359 to float
  %362 = select i1 %360, float %361, float %349
  %363 = select i1 %347, float %317, float %362
  br label %364

364:                                              ; preds = %337, %335, %324, %320
  %365 = phi float [ %334, %324 ], [ %317, %335 ], [ %363, %337 ], [ 6.550400e+04, %320 ]
  %366 = shl i64 %316, 3
  %367 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %366
  %368 = fptrunc float %365 to half
  store half %368, ptr addrspace(1) %367, align 2
  %369 = extractelement <4 x float> %314, i64 1
  %370 = bitcast float %369 to i32
  %371 = icmp sgt i32 %370, -1
  br i1 %371, label %372, label %387

372:                                              ; preds = %364
  %373 = fcmp ogt float %369, 6.550400e+04
  %374 = fcmp une float %369, 0x7FF0000000000000
  %375 = and i1 %373, %374
  br i1 %375, label %416, label %376

376:                                              ; preds = %372
  %377 = icmp samesign ult i32 %370, 947912704
  %378 = lshr i32 %370, 23
  %379 = sub nuw nsw i32 113, %378
  %380 = tail call i32 @llvm.umin.i32(i32 %379, i32 10)
  %381 = shl nsw i32 -8192, %380
  %382 = select i1 %377, i32 %381, i32 2147475456
  %383 = fcmp ord float %369, 0.000000e+00
  %384 = and i32 %382, %370
  %385 = bitcast i32 %384 to float
  %386 = select i1 %383, float %385, float %369
  br label %416

387:                                              ; preds = %364
  %388 = fcmp ord float %369, 0.000000e+00
  br i1 %388, label %389, label %416

389:                                              ; preds = %387
  %390 = lshr i32 %370, 23
  %391 = and i32 %390, 255
  %392 = icmp samesign ult i32 %391, 113
  %393 = sub nuw nsw i32 113, %391
  %394 = tail call i32 @llvm.umin.i32(i32 %393, i32 10)
  %395 = shl nsw i32 -8192, %394
  %396 = xor i32 %395, -1
  %397 = select i1 %392, i32 %396, i32 8191
  %398 = and i32 %397, %370
  %399 = icmp eq i32 %398, 0
  %400 = or i32 %397, %370
  %401 = bitcast i32 %400 to float
  %402 = sub nsw i32 -2147483648, %400
  %403 = icmp samesign ugt i32 %402, -2139095041
  %404 = select i1 %403, i32 -1, i32 1
  %405 = add nsw i32 %404, %402
  %406 = sub i32 -2147483648, %405
  %407 = icmp slt i32 %405, 0
  %408 = icmp ne i32 %405, 0
  %409 = or i1 %403, %408
  %410 = select i1 %409, i32 %405, i32 -2147483648
  %411 = select i1 %407, i32 %406, i32 %410
  %412 = fcmp ord float %401, 0.000000e+00
  %413 = bitcast i32 %411 to float
  %414 = select i1 %412, float %413, float %401
  %415 = select i1 %399, float %369, float %414
  br label %416

416:                                              ; preds = %389, %387, %376, %372
  %417 = phi float [ %386, %376 ], [ %369, %387 ], [ %415, %389 ], [ 6.550400e+04, %372 ]
  %418 = getelementptr inbounds nuw i8, ptr addrspace(1) %367, i64 2
  %419 = fptrunc float %417 to half
  store half %419, ptr addrspace(1) %418, align 2
  %420 = extractelement <4 x float> %314, i64 2
  %421 = bitcast float %420 to i32
  %422 = icmp sgt i32 %421, -1
  br i1 %422, label %423, label %438

423:                                              ; preds = %416
  %424 = fcmp ogt float %420, 6.550400e+04
  %425 = fcmp une float %420, 0x7FF0000000000000
  %426 = and i1 %424, %425
  br i1 %426, label %467, label %427

427:                                              ; preds = %423
  %428 = icmp samesign ult i32 %421, 947912704
  %429 = lshr i32 %421, 23
  %430 = sub nuw nsw i32 113, %429
  %431 = tail call i32 @llvm.umin.i32(i32 %430, i32 10)
  %432 = shl nsw i32 -8192, %431
  %433 = select i1 %428, i32 %432, i32 2147475456
  %434 = fcmp ord float %420, 0.000000e+00
  %435 = and i32 %433, %421
  %436 = bitcast i32 %435 to float
  %437 = select i1 %434, float %436, float %420
  br label %467

438:                                              ; preds = %416
  %439 = fcmp ord float %420, 0.000000e+00
  br i1 %439, label %440, label %467

440:                                              ; preds = %438
  %441 = lshr i32 %421, 23
  %442 = and i32 %441, 255
  %443 = icmp samesign ult i32 %442, 113
  %444 = sub nuw nsw i32 113, %442
  %445 = tail call i32 @llvm.umin.i32(i32 %444, i32 10)
  %446 = shl nsw i32 -8192, %445
  %447 = xor i32 %446, -1
  %448 = select i1 %443, i32 %447, i32 8191
  %449 = and i32 %448, %421
  %450 = icmp eq i32 %449, 0
  %451 = or i32 %448, %421
  %452 = bitcast i32 %451 to float
  %453 = sub nsw i32 -2147483648, %451
  %454 = icmp samesign ugt i32 %453, -2139095041
  %455 = select i1 %454, i32 -1, i32 1
  %456 = add nsw i32 %455, %453
  %457 = sub i32 -2147483648, %456
  %458 = icmp slt i32 %456, 0
  %459 = icmp ne i32 %456, 0
  %460 = or i1 %454, %459
  %461 = select i1 %460, i32 %456, i32 -2147483648
  %462 = select i1 %458, i32 %457, i32 %461
  %463 = fcmp ord float %452, 0.000000e+00
  %464 = bitcast i32 %462 to float
  %465 = select i1 %463, float %464, float %452
  %466 = select i1 %450, float %420, float %465
  br label %467

467:                                              ; preds = %440, %438, %427, %423
  %468 = phi float [ %437, %427 ], [ %420, %438 ], [ %466, %440 ], [ 6.550400e+04, %423 ]
  %469 = getelementptr inbounds nuw i8, ptr addrspace(1) %367, i64 4
  %470 = fptrunc float %468 to half
  store half %470, ptr addrspace(1) %469, align 2
  %471 = extractelement <4 x float> %314, i64 3
  %472 = bitcast float %471 to i32
  %473 = icmp sgt i32 %472, -1
  br i1 %473, label %474, label %489

474:                                              ; preds = %467
  %475 = fcmp ogt float %471, 6.550400e+04
  %476 = fcmp une float %471, 0x7FF0000000000000
  %477 = and i1 %475, %476
  br i1 %477, label %518, label %478

478:                                              ; preds = %474
  %479 = icmp samesign ult i32 %472, 947912704
  %480 = lshr i32 %472, 23
  %481 = sub nuw nsw i32 113, %480
  %482 = tail call i32 @llvm.umin.i32(i32 %481, i32 10)
  %483 = shl nsw i32 -8192, %482
  %484 = select i1 %479, i32 %483, i32 2147475456
  %485 = fcmp ord float %471, 0.000000e+00
  %486 = and i32 %484, %472
  %487 = bitcast i32 %486 to float
  %488 = select i1 %485, float %487, float %471
  br label %518

489:                                              ; preds = %467
  %490 = fcmp ord float %471, 0.000000e+00
  br i1 %490, label %491, label %518

491:                                              ; preds = %489
  %492 = lshr i32 %472, 23
  %493 = and i32 %492, 255
  %494 = icmp samesign ult i32 %493, 113
  %495 = sub nuw nsw i32 113, %493
  %496 = tail call i32 @llvm.umin.i32(i32 %495, i32 10)
  %497 = shl nsw i32 -8192, %496
  %498 = xor i32 %497, -1
  %499 = select i1 %494, i32 %498, i32 8191
  %500 = and i32 %499, %472
  %501 = icmp eq i32 %500, 0
  %502 = or i32 %499, %472
  %503 = bitcast i32 %502 to float
  %504 = sub nsw i32 -2147483648, %502
  %505 = icmp samesign ugt i32 %504, -2139095041
  %506 = select i1 %505, i32 -1, i32 1
  %507 = add nsw i32 %506, %504
  %508 = sub i32 -2147483648, %507
  %509 = icmp slt i32 %507, 0
  %510 = icmp ne i32 %507, 0
  %511 = or i1 %505, %510
  %512 = select i1 %511, i32 %507, i32 -2147483648
  %513 = select i1 %509, i32 %508, i32 %512
  %514 = fcmp ord float %503, 0.000000e+00
  %515 = bitcast i32 %513 to float
  %516 = select i1 %514, float %515, float %503
  %517 = select i1 %501, float %471, float %516
  br label %518

518:                                              ; preds = %474, %478, %489, %491
  %519 = phi float [ %488, %478 ], [ %471, %489 ], [ %517, %491 ], [ 6.550400e+04, %474 ]
  %520 = getelementptr inbounds nuw i8, ptr addrspace(1) %367, i64 6
  %521 = fptrunc float %519 to half
  store half %521, ptr addrspace(1) %520, align 2
  %522 = bitcast float %24 to i32
  %523 = and i32 %522, 8388607
  %524 = or disjoint i32 %523, 8388608
  %525 = lshr i32 %522, 23
  %526 = and i32 %525, 255
  %527 = icmp samesign ult i32 %526, 113
  %528 = sub nuw nsw i32 113, %526
  %529 = tail call i32 @llvm.umin.i32(i32 %528, i32 15)
  %530 = add nuw nsw i32 %529, 13
  %531 = select i1 %527, i32 %530, i32 13
  %532 = shl nuw nsw i32 1, %531
  %533 = add nuw nsw i32 %532, 16777215
  %534 = and i32 %533, %524
  %535 = add nuw nsw i32 %531, 31
  %536 = and i32 %535, 31
  %537 = shl nuw i32 1, %536
  %538 = icmp ugt i32 %534, %537
  br i1 %538, label %546, label %539

539:                                              ; preds = %518
  %540 = and i32 %532, %524
  %541 = icmp eq i32 %534, %537
  %542 = icmp ne i32 %540, 0
  %543 = and i1 %542, %541
  %544 = icmp samesign ugt i32 %526, 142
  %545 = select i1 %543, i1 true, i1 %544
  br i1 %545, label %546, label %577

546:                                              ; preds = %539, %518
  %547 = fcmp ord float %24, 0.000000e+00
  br i1 %547, label %548, label %588

548:                                              ; preds = %546
  %549 = tail call i32 @llvm.umin.i32(i32 %528, i32 10)
  %550 = shl nsw i32 -8192, %549
  %551 = xor i32 %550, -1
  %552 = select i1 %527, i32 %551, i32 8191
  %553 = tail call noundef float @llvm.copysign.f32(float 0x7FF0000000000000, float %24)
  %554 = and i32 %552, %522
  %555 = icmp eq i32 %554, 0
  %556 = or i32 %552, %522
  %557 = bitcast i32 %556 to float
  %558 = sub nsw i32 -2147483648, %556
  %559 = icmp slt i32 %522, 0
  %560 = select i1 %559, i32 %558, i32 %556
  %561 = bitcast float %553 to i32
  %562 = icmp slt i32 %561, 0
  %563 = select i1 %562, i32 -2139095040, i32 %561
  %564 = icmp sge i32 %560, %563
  %565 = select i1 %564, i32 -1, i32 1
  %566 = add nsw i32 %565, %560
  %567 = sub i32 -2147483648, %566
  %568 = icmp slt i32 %566, 0
  %569 = icmp ne i32 %566, 0
  %570 = or i1 %564, %569
  %571 = select i1 %570, i32 %566, i32 -2147483648
  %572 = select i1 %568, i32 %567, i32 %571
  %573 = fcmp ord float %557, 0.000000e+00
  %574 = bitcast i32 %572 to float
  %575 = select i1 %573, float %574, float %557
  %576 = select i1 %555, float %24, float %575
  br label %588

577:                                              ; preds = %539
  br i1 %41, label %578, label %580

578:                                              ; preds = %577
  %579 = tail call noundef float @llvm.copysign.f32(float 6.550400e+04, float %24)
  br label %588

580:                                              ; preds = %577
  %581 = tail call i32 @llvm.umin.i32(i32 %528, i32 10)
  %582 = shl nsw i32 -8192, %581
  %583 = select i1 %527, i32 %582, i32 -8192
  %584 = fcmp ord float %24, 0.000000e+00
  %585 = and i32 %583, %522
  %586 = bitcast i32 %585 to float
  %587 = select i1 %584, float %586, float %24
  br label %588

588:                                              ; preds = %546, %548, %578, %580
  %589 = phi float [ %24, %546 ], [ %576, %548 ], [ %579, %578 ], [ %587, %580 ]
  %590 = shl i64 %18, 2
  %591 = add i64 %590, %175
  %592 = getelementptr half, ptr addrspace(1) %1, i64 %591
  %593 = fptrunc float %589 to half
  store half %593, ptr addrspace(1) %592, align 2
  %594 = getelementptr i8, ptr addrspace(1) %592, i64 2
  store half %30, ptr addrspace(1) %594, align 2
  %595 = shl i64 %591, 1
  %596 = getelementptr i8, ptr addrspace(1) %1, i64 %595
  %597 = getelementptr i8, ptr addrspace(1) %596, i64 4
  store half %33, ptr addrspace(1) %597, align 2
  %598 = getelementptr i8, ptr addrspace(1) %596, i64 6
  store half %36, ptr addrspace(1) %598, align 2
  %599 = load <2 x half>, ptr addrspace(1) %177, align 2
  %600 = load <2 x half>, ptr addrspace(1) %267, align 2
  %601 = shufflevector <2 x half> %599, <2 x half> %600, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %602 = fpext <4 x half> %601 to <4 x float>
  %603 = fpext half %593 to float
  %604 = insertelement <4 x float> poison, float %603, i64 0
  %605 = shufflevector <4 x float> %604, <4 x float> poison, <4 x i32> zeroinitializer
  %606 = fadd <4 x float> %605, %602
  %607 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %18
  store <4 x float> %606, ptr addrspace(1) %607, align 16, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @half_axpy(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, float noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !16 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = fptrunc float %2 to half
  %20 = insertelement <4 x half> poison, half %19, i64 0
  %21 = shufflevector <4 x half> %20, <4 x half> poison, <4 x i32> zeroinitializer
  %22 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %18
  %23 = load <4 x half>, ptr addrspace(1) %22, align 8, !tbaa !17, !amdgpu.noclobber !18
  %24 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %18
  %25 = load <4 x half>, ptr addrspace(1) %24, align 8, !tbaa !17, !amdgpu.noclobber !18
  %26 = tail call <4 x half> @llvm.fma.v4f16(<4 x half> %21, <4 x half> %23, <4 x half> %25)
  %27 = fcmp ogt <4 x half> %26, splat (half 0xH3C00)
  %28 = fadd <4 x half> %26, splat (half 0xHB800)
  %29 = select <4 x i1> %27, <4 x half> %28, <4 x half> %26
  %30 = tail call <4 x half> @llvm.minnum.v4f16(<4 x half> %29, <4 x half> splat (half 0xH4000))
  %31 = fneg <4 x half> %30
  %32 = shufflevector <4 x half> %23, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %33 = tail call <4 x half> @llvm.fmuladd.v4f16(<4 x half> %31, <4 x half> splat (half 0xH3400), <4 x half> %32)
  store <4 x half> %33, ptr addrspace(1) %24, align 8, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_half_axpy(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, float noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !16 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = fptrunc float %2 to half
  %20 = insertelement <4 x half> poison, half %19, i64 0
  %21 = shufflevector <4 x half> %20, <4 x half> poison, <4 x i32> zeroinitializer
  %22 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %18
  %23 = load <4 x half>, ptr addrspace(1) %22, align 8, !tbaa !17
  %24 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %18
  %25 = load <4 x half>, ptr addrspace(1) %24, align 8, !tbaa !17
  %26 = tail call <4 x half> @llvm.fma.v4f16(<4 x half> %21, <4 x half> %23, <4 x half> %25)
  %27 = fcmp ogt <4 x half> %26, splat (half 0xH3C00)
  %28 = fadd <4 x half> %26, splat (half 0xHB800)
  %29 = select <4 x i1> %27, <4 x half> %28, <4 x half> %26
  %30 = tail call <4 x half> @llvm.minnum.v4f16(<4 x half> %29, <4 x half> splat (half 0xH4000))
  %31 = fneg <4 x half> %30
  %32 = shufflevector <4 x half> %23, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %33 = tail call <4 x half> @llvm.fmuladd.v4f16(<4 x half> %31, <4 x half> splat (half 0xH3400), <4 x half> %32)
  store <4 x half> %33, ptr addrspace(1) %24, align 8, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @half_dot(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %6 to i64
  %15 = zext nneg i32 %10 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = add i64 %13, %5
  %18 = add i64 %17, %16
  %19 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %18
  %20 = load <8 x half>, ptr addrspace(1) %19, align 16, !tbaa !17, !amdgpu.noclobber !18
  %21 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %1, i64 %18
  %22 = load <8 x half>, ptr addrspace(1) %21, align 16, !tbaa !17, !amdgpu.noclobber !18
  %23 = fmul <8 x half> %20, %22
  %24 = fpext <8 x half> %23 to <8 x float>
  %25 = extractelement <8 x float> %24, i64 0
  %26 = extractelement <8 x float> %24, i64 4
  %27 = extractelement <8 x float> %24, i64 1
  %28 = extractelement <8 x float> %24, i64 5
  %29 = fmul float %27, %28
  %30 = tail call float @llvm.fmuladd.f32(float %25, float %26, float %29)
  %31 = extractelement <8 x float> %24, i64 2
  %32 = extractelement <8 x float> %24, i64 6
  %33 = tail call float @llvm.fmuladd.f32(float %31, float %32, float %30)
  %34 = extractelement <8 x float> %24, i64 3
  %35 = extractelement <8 x float> %24, i64 7
  %36 = tail call noundef float @llvm.fmuladd.f32(float %34, float %35, float %33)
  %37 = extractelement <8 x half> %23, i64 0
  %38 = fpext half %37 to float
  %39 = fadd float %36, %38
  %40 = getelementptr inbounds nuw float, ptr addrspace(3) @half_dot.s, i32 %4
  store float %39, ptr addrspace(3) %40, align 4, !tbaa !25
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %41 = icmp samesign ult i32 %4, 16
  br i1 %41, label %42, label %47

42:                                               ; preds = %3
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 64
  %44 = load float, ptr addrspace(3) %43, align 4, !tbaa !25
  %45 = load float, ptr addrspace(3) %40, align 4, !tbaa !25
  %46 = fadd float %44, %45
  store float %46, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %47

47:                                               ; preds = %42, %3
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %48 = icmp samesign ult i32 %4, 8
  br i1 %48, label %49, label %54

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 32
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !25
  %52 = load float, ptr addrspace(3) %40, align 4, !tbaa !25
  %53 = fadd float %51, %52
  store float %53, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %54

54:                                               ; preds = %49, %47
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %55 = icmp samesign ult i32 %4, 4
  br i1 %55, label %56, label %61

56:                                               ; preds = %54
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 16
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !25
  %59 = load float, ptr addrspace(3) %40, align 4, !tbaa !25
  %60 = fadd float %58, %59
  store float %60, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %61

61:                                               ; preds = %56, %54
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %62 = icmp samesign ult i32 %4, 2
  br i1 %62, label %63, label %68

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 8
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !25
  %66 = load float, ptr addrspace(3) %40, align 4, !tbaa !25
  %67 = fadd float %65, %66
  store float %67, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %68

68:                                               ; preds = %63, %61
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %69 = icmp eq i32 %4, 0
  br i1 %69, label %70, label %75

70:                                               ; preds = %68
  %71 = load <2 x float>, ptr addrspace(3) %40, align 4, !tbaa !25
  %72 = extractelement <2 x float> %71, i64 0
  %73 = extractelement <2 x float> %71, i64 1
  %74 = fadd float %73, %72
  store float %74, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %75

75:                                               ; preds = %70, %68
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %76 = icmp eq i32 %4, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %14
  %79 = load float, ptr addrspace(3) @half_dot.s, align 4, !tbaa !25
  store float %79, ptr addrspace(1) %78, align 4, !tbaa !25
  br label %80

80:                                               ; preds = %75, %77
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_half_dot(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %6 to i64
  %15 = zext nneg i32 %10 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = add i64 %13, %5
  %18 = add i64 %17, %16
  %19 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %18
  %20 = load <8 x half>, ptr addrspace(1) %19, align 16, !tbaa !17
  %21 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %1, i64 %18
  %22 = load <8 x half>, ptr addrspace(1) %21, align 16, !tbaa !17
  %23 = fmul <8 x half> %20, %22
  %24 = fpext <8 x half> %23 to <8 x float>
  %25 = extractelement <8 x float> %24, i64 0
  %26 = extractelement <8 x float> %24, i64 4
  %27 = extractelement <8 x float> %24, i64 1
  %28 = extractelement <8 x float> %24, i64 5
  %29 = fmul float %27, %28
  %30 = tail call float @llvm.fmuladd.f32(float %25, float %26, float %29)
  %31 = extractelement <8 x float> %24, i64 2
  %32 = extractelement <8 x float> %24, i64 6
  %33 = tail call float @llvm.fmuladd.f32(float %31, float %32, float %30)
  %34 = extractelement <8 x float> %24, i64 3
  %35 = extractelement <8 x float> %24, i64 7
  %36 = tail call noundef float @llvm.fmuladd.f32(float %34, float %35, float %33)
  %37 = extractelement <8 x half> %23, i64 0
  %38 = fpext half %37 to float
  %39 = fadd float %36, %38
  %40 = getelementptr inbounds nuw float, ptr addrspace(3) @half_dot.s, i32 %4
  store float %39, ptr addrspace(3) %40, align 4, !tbaa !25
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %41 = icmp samesign ult i32 %4, 16
  br i1 %41, label %42, label %47

42:                                               ; preds = %3
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 64
  %44 = load float, ptr addrspace(3) %43, align 4, !tbaa !25
  %45 = load float, ptr addrspace(3) %40, align 4, !tbaa !25
  %46 = fadd float %44, %45
  store float %46, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %47

47:                                               ; preds = %42, %3
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %48 = icmp samesign ult i32 %4, 8
  br i1 %48, label %49, label %54

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 32
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !25
  %52 = load float, ptr addrspace(3) %40, align 4, !tbaa !25
  %53 = fadd float %51, %52
  store float %53, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %54

54:                                               ; preds = %49, %47
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %55 = icmp samesign ult i32 %4, 4
  br i1 %55, label %56, label %61

56:                                               ; preds = %54
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 16
  %58 = load float, ptr addrspace(3) %57, align 4, !tbaa !25
  %59 = load float, ptr addrspace(3) %40, align 4, !tbaa !25
  %60 = fadd float %58, %59
  store float %60, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %61

61:                                               ; preds = %56, %54
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %62 = icmp samesign ult i32 %4, 2
  br i1 %62, label %63, label %68

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 8
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !25
  %66 = load float, ptr addrspace(3) %40, align 4, !tbaa !25
  %67 = fadd float %65, %66
  store float %67, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %68

68:                                               ; preds = %63, %61
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %69 = icmp eq i32 %4, 0
  br i1 %69, label %70, label %75

70:                                               ; preds = %68
  %71 = load <2 x float>, ptr addrspace(3) %40, align 4, !tbaa !25
  %72 = extractelement <2 x float> %71, i64 0
  %73 = extractelement <2 x float> %71, i64 1
  %74 = fadd float %73, %72
  store float %74, ptr addrspace(3) %40, align 4, !tbaa !25
  br label %75

75:                                               ; preds = %70, %68
  fence syncscope("workgroup") seq_cst, !mmra !27
  tail call void @llvm.amdgcn.s.barrier()
  %76 = icmp eq i32 %4, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %14
  %79 = load float, ptr addrspace(3) @half_dot.s, align 4, !tbaa !25
  store float %79, ptr addrspace(1) %78, align 4, !tbaa !25
  br label %80

80:                                               ; preds = %77, %75
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @half_convert(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %19
  %21 = load half, ptr addrspace(1) %20, align 2, !tbaa !32, !amdgpu.noclobber !18
  %22 = fptosi half %21 to i32
  %23 = mul nsw i32 %22, 3
  %24 = fcmp olt half %21, 0xH0000
  %25 = zext i1 %24 to i32
  %26 = add nsw i32 %23, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !6
  %28 = fcmp ogt half %21, 0xH5BF8
  %29 = fcmp ole half %21, 0xH0000
  %30 = select i1 %29, half 0xH0000, half %21
  %31 = fptoui half %30 to i8
  %32 = select i1 %28, i8 -1, i8 %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %19
  store i8 %32, ptr addrspace(1) %33, align 1, !tbaa !17
  %34 = fsub half 0xH0000, %21
  %35 = fmul half %21, 0xH3800
  %36 = fsub half %34, %35
  %37 = fdiv half %21, 0xH4200
  %38 = fsub half %36, %37
  %39 = fmul half %21, 0xH3400
  %40 = fsub half %38, %39
  %41 = trunc i64 %19 to i16
  %42 = sitofp i16 %41 to half
  %43 = fadd half %40, %42
  %44 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %19
  store half %43, ptr addrspace(1) %44, align 2, !tbaa !32
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_half_convert(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %19
  %21 = load half, ptr addrspace(1) %20, align 2, !tbaa !32
  %22 = fptosi half %21 to i32
  %23 = mul nsw i32 %22, 3
  %24 = fcmp olt half %21, 0xH0000
  %25 = zext i1 %24 to i32
  %26 = add nsw i32 %23, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !6
  %28 = fcmp ogt half %21, 0xH5BF8
  %29 = fcmp ole half %21, 0xH0000
  %30 = select i1 %29, half 0xH0000, half %21
  %31 = fptoui half %30 to i8
  %32 = select i1 %28, i8 -1, i8 %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %19
  store i8 %32, ptr addrspace(1) %33, align 1, !tbaa !17
  %34 = fsub half 0xH0000, %21
  %35 = fmul half %21, 0xH3800
  %36 = fsub half %34, %35
  %37 = fdiv half %21, 0xH4200
  %38 = fsub half %36, %37
  %39 = fmul half %21, 0xH3400
  %40 = fsub half %38, %39
  %41 = trunc i64 %19 to i16
  %42 = sitofp i16 %41 to half
  %43 = fadd half %40, %42
  %44 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %19
  store half %43, ptr addrspace(1) %44, align 2, !tbaa !32
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fma.v4f16(<4 x half>, <4 x half>, <4 x half>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.minnum.v4f16(<4 x half>, <4 x half>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fmuladd.v4f16(<4 x half>, <4 x half>, <4 x half>) #7

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
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"float4*", !"half*", !"float4*"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"half*", !"float __attribute__((ext_vector_type(4)))*"}
!16 = !{!"const", !"", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1, i32 0}
!20 = !{!"half4*", !"half4*", !"float"}
!21 = !{!"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*", !"float"}
!22 = !{!"half8*", !"half8*", !"float*"}
!23 = !{!"half __attribute__((ext_vector_type(8)))*", !"half __attribute__((ext_vector_type(8)))*", !"float*"}
!24 = !{!"const", !"const", !""}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !8, i64 0}
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = !{i32 1, i32 1, i32 1, i32 1}
!29 = !{!"none", !"none", !"none", !"none"}
!30 = !{!"half*", !"int*", !"uchar*", !"half*"}
!31 = !{!"const", !"", !"", !""}
!32 = !{!33, !33, i64 0}
!33 = !{!"half", !8, i64 0}
