; ModuleID = 'corpus/opencl/raymarch.cl'
source_filename = "corpus/opencl/raymarch.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.sphere = type { float, float, float, float, float }

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

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @march_scene(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %20 = trunc i64 %19 to i32
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = lshr i32 %8, 16
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 48
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %21 to i64
  %27 = zext nneg i32 %22 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %23 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = sitofp i32 %20 to float
  %34 = fadd float %33, 5.000000e-01
  %35 = insertelement <2 x i32> poison, i32 %1, i64 0
  %36 = insertelement <2 x i32> %35, i32 %2, i64 1
  %37 = sitofp <2 x i32> %36 to <2 x float>
  %38 = sitofp i32 %32 to float
  %39 = fadd float %38, 5.000000e-01
  %40 = fneg float %39
  %41 = insertelement <2 x float> poison, float %34, i64 0
  %42 = insertelement <2 x float> %41, float %40, i64 1
  %43 = fdiv <2 x float> %42, %37
  %44 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %43, <2 x float> splat (float 2.000000e+00), <2 x float> <float -1.000000e+00, float 1.000000e+00>)
  %45 = shufflevector <2 x float> %44, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %46 = insertelement <3 x float> %45, float 1.500000e+00, i64 2
  %47 = fmul <2 x float> %44, %44
  %48 = extractelement <2 x float> %47, i64 1
  %49 = extractelement <2 x float> %44, i64 0
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %49, float %48)
  %51 = fadd float %50, 2.250000e+00
  %52 = fcmp olt float %51, 0x3810000000000000
  br i1 %52, label %53, label %63

53:                                               ; preds = %4
  %54 = fmul <3 x float> %46, splat (float 0x4550000000000000)
  %55 = extractelement <3 x float> %54, i64 0
  %56 = extractelement <3 x float> %54, i64 1
  %57 = fmul float %56, %56
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %57)
  %59 = extractelement <3 x float> %54, i64 2
  %60 = tail call noundef float @llvm.fmuladd.f32(float %59, float %59, float %58)
  %61 = tail call noundef float @llvm.sqrt.f32(float %60), !fpmath !16
  %62 = fmul float %61, 0x3A90000000000000
  br label %77

63:                                               ; preds = %4
  %64 = fcmp oeq float %51, 0x7FF0000000000000
  br i1 %64, label %65, label %75

65:                                               ; preds = %63
  %66 = fmul <3 x float> %46, splat (float 0x3BE0000000000000)
  %67 = extractelement <3 x float> %66, i64 0
  %68 = extractelement <3 x float> %66, i64 1
  %69 = fmul float %68, %68
  %70 = tail call float @llvm.fmuladd.f32(float %67, float %67, float %69)
  %71 = extractelement <3 x float> %66, i64 2
  %72 = tail call noundef float @llvm.fmuladd.f32(float %71, float %71, float %70)
  %73 = tail call noundef float @llvm.sqrt.f32(float %72), !fpmath !16
  %74 = fmul float %73, 0x4400000000000000
  br label %77

75:                                               ; preds = %63
  %76 = tail call noundef float @llvm.sqrt.f32(float %51), !fpmath !16
  br label %77

77:                                               ; preds = %53, %65, %75
  %78 = phi float [ %62, %53 ], [ %74, %65 ], [ %76, %75 ]
  %79 = insertelement <3 x float> poison, float %78, i64 0
  %80 = shufflevector <3 x float> %79, <3 x float> poison, <3 x i32> zeroinitializer
  %81 = fdiv <3 x float> %46, %80, !fpmath !17
  %82 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %3, i64 0
  br label %83

83:                                               ; preds = %77, %175
  %84 = phi float [ 0.000000e+00, %77 ], [ %176, %175 ]
  %85 = phi i32 [ 0, %77 ], [ %177, %175 ]
  %86 = insertelement <3 x float> poison, float %84, i64 0
  %87 = shufflevector <3 x float> %86, <3 x float> poison, <3 x i32> zeroinitializer
  %88 = fmul <3 x float> %81, %87
  %89 = fsub <3 x float> %88, %82
  %90 = extractelement <3 x float> %89, i64 0
  %91 = extractelement <3 x float> %89, i64 1
  %92 = fmul float %91, %91
  %93 = tail call float @llvm.fmuladd.f32(float %90, float %90, float %92)
  %94 = extractelement <3 x float> %89, i64 2
  %95 = tail call noundef float @llvm.fmuladd.f32(float %94, float %94, float %93)
  %96 = fcmp olt float %95, 0x3810000000000000
  br i1 %96, label %97, label %107

97:                                               ; preds = %83
  %98 = fmul <3 x float> %89, splat (float 0x4550000000000000)
  %99 = extractelement <3 x float> %98, i64 0
  %100 = extractelement <3 x float> %98, i64 1
  %101 = fmul float %100, %100
  %102 = tail call float @llvm.fmuladd.f32(float %99, float %99, float %101)
  %103 = extractelement <3 x float> %98, i64 2
  %104 = tail call noundef float @llvm.fmuladd.f32(float %103, float %103, float %102)
  %105 = tail call noundef float @llvm.sqrt.f32(float %104), !fpmath !16
  %106 = fmul float %105, 0x3A90000000000000
  br label %121

107:                                              ; preds = %83
  %108 = fcmp oeq float %95, 0x7FF0000000000000
  br i1 %108, label %109, label %119

109:                                              ; preds = %107
  %110 = fmul <3 x float> %89, splat (float 0x3BE0000000000000)
  %111 = extractelement <3 x float> %110, i64 0
  %112 = extractelement <3 x float> %110, i64 1
  %113 = fmul float %112, %112
  %114 = tail call float @llvm.fmuladd.f32(float %111, float %111, float %113)
  %115 = extractelement <3 x float> %110, i64 2
  %116 = tail call noundef float @llvm.fmuladd.f32(float %115, float %115, float %114)
  %117 = tail call noundef float @llvm.sqrt.f32(float %116), !fpmath !16
  %118 = fmul float %117, 0x4400000000000000
  br label %121

119:                                              ; preds = %107
  %120 = tail call noundef float @llvm.sqrt.f32(float %95), !fpmath !16
  br label %121

121:                                              ; preds = %119, %109, %97
  %122 = phi float [ %106, %97 ], [ %118, %109 ], [ %120, %119 ]
  %123 = fadd <3 x float> %88, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %124 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %123) #11
  %125 = fadd <3 x float> %124, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %126 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %125, <3 x float> noundef zeroinitializer) #11
  %127 = extractelement <3 x float> %126, i64 0
  %128 = extractelement <3 x float> %126, i64 1
  %129 = fmul float %128, %128
  %130 = tail call float @llvm.fmuladd.f32(float %127, float %127, float %129)
  %131 = extractelement <3 x float> %126, i64 2
  %132 = tail call noundef float @llvm.fmuladd.f32(float %131, float %131, float %130)
  %133 = fcmp olt float %132, 0x3810000000000000
  br i1 %133, label %134, label %144

134:                                              ; preds = %121
  %135 = fmul <3 x float> %126, splat (float 0x4550000000000000)
  %136 = extractelement <3 x float> %135, i64 0
  %137 = extractelement <3 x float> %135, i64 1
  %138 = fmul float %137, %137
  %139 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %138)
  %140 = extractelement <3 x float> %135, i64 2
  %141 = tail call noundef float @llvm.fmuladd.f32(float %140, float %140, float %139)
  %142 = tail call noundef float @llvm.sqrt.f32(float %141), !fpmath !16
  %143 = fmul float %142, 0x3A90000000000000
  br label %158

144:                                              ; preds = %121
  %145 = fcmp oeq float %132, 0x7FF0000000000000
  br i1 %145, label %146, label %156

146:                                              ; preds = %144
  %147 = fmul <3 x float> %126, splat (float 0x3BE0000000000000)
  %148 = extractelement <3 x float> %147, i64 0
  %149 = extractelement <3 x float> %147, i64 1
  %150 = fmul float %149, %149
  %151 = tail call float @llvm.fmuladd.f32(float %148, float %148, float %150)
  %152 = extractelement <3 x float> %147, i64 2
  %153 = tail call noundef float @llvm.fmuladd.f32(float %152, float %152, float %151)
  %154 = tail call noundef float @llvm.sqrt.f32(float %153), !fpmath !16
  %155 = fmul float %154, 0x4400000000000000
  br label %158

156:                                              ; preds = %144
  %157 = tail call noundef float @llvm.sqrt.f32(float %132), !fpmath !16
  br label %158

158:                                              ; preds = %134, %146, %156
  %159 = phi float [ %143, %134 ], [ %155, %146 ], [ %157, %156 ]
  %160 = fadd float %122, 0xBFE99999A0000000
  %161 = extractelement <3 x float> %88, i64 1
  %162 = fadd float %161, 1.000000e+00
  %163 = extractelement <3 x float> %125, i64 0
  %164 = extractelement <3 x float> %125, i64 1
  %165 = extractelement <3 x float> %125, i64 2
  %166 = tail call fastcc float @llvm.maxnum.f32(float noundef %164, float noundef %165) #11
  %167 = tail call fastcc float @llvm.maxnum.f32(float noundef %163, float noundef %166) #11
  %168 = tail call fastcc float @llvm.minnum.f32(float noundef %167, float noundef 0.000000e+00) #11
  %169 = fadd float %168, %159
  %170 = tail call fastcc float @llvm.minnum.f32(float noundef %160, float noundef %169) #11
  %171 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %162, float noundef %170) #11
  %172 = fcmp olt float %171, 0x3F847AE140000000
  %173 = fcmp ogt float %84, 2.000000e+01
  %174 = select i1 %172, i1 true, i1 %173
  br i1 %174, label %179, label %175

175:                                              ; preds = %158
  %176 = fadd float %84, %171
  %177 = add nuw nsw i32 %85, 1
  %178 = icmp eq i32 %177, 48
  br i1 %178, label %179, label %83

179:                                              ; preds = %158, %175
  %180 = phi float [ %84, %158 ], [ %176, %175 ]
  %181 = fcmp ugt float %180, 2.000000e+01
  br i1 %181, label %1622, label %182

182:                                              ; preds = %179
  %183 = insertelement <3 x float> poison, float %180, i64 0
  %184 = shufflevector <3 x float> %183, <3 x float> poison, <3 x i32> zeroinitializer
  %185 = fmul <3 x float> %81, %184
  %186 = fadd <3 x float> %185, <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00>
  %187 = fsub <3 x float> %186, %82
  %188 = extractelement <3 x float> %187, i64 0
  %189 = extractelement <3 x float> %187, i64 1
  %190 = fmul float %189, %189
  %191 = tail call float @llvm.fmuladd.f32(float %188, float %188, float %190)
  %192 = extractelement <3 x float> %187, i64 2
  %193 = tail call noundef float @llvm.fmuladd.f32(float %192, float %192, float %191)
  %194 = fcmp olt float %193, 0x3810000000000000
  br i1 %194, label %195, label %205

195:                                              ; preds = %182
  %196 = fmul <3 x float> %187, splat (float 0x4550000000000000)
  %197 = extractelement <3 x float> %196, i64 0
  %198 = extractelement <3 x float> %196, i64 1
  %199 = fmul float %198, %198
  %200 = tail call float @llvm.fmuladd.f32(float %197, float %197, float %199)
  %201 = extractelement <3 x float> %196, i64 2
  %202 = tail call noundef float @llvm.fmuladd.f32(float %201, float %201, float %200)
  %203 = tail call noundef float @llvm.sqrt.f32(float %202), !fpmath !16
  %204 = fmul float %203, 0x3A90000000000000
  br label %219

205:                                              ; preds = %182
  %206 = fcmp oeq float %193, 0x7FF0000000000000
  br i1 %206, label %207, label %217

207:                                              ; preds = %205
  %208 = fmul <3 x float> %187, splat (float 0x3BE0000000000000)
  %209 = extractelement <3 x float> %208, i64 0
  %210 = extractelement <3 x float> %208, i64 1
  %211 = fmul float %210, %210
  %212 = tail call float @llvm.fmuladd.f32(float %209, float %209, float %211)
  %213 = extractelement <3 x float> %208, i64 2
  %214 = tail call noundef float @llvm.fmuladd.f32(float %213, float %213, float %212)
  %215 = tail call noundef float @llvm.sqrt.f32(float %214), !fpmath !16
  %216 = fmul float %215, 0x4400000000000000
  br label %219

217:                                              ; preds = %205
  %218 = tail call noundef float @llvm.sqrt.f32(float %193), !fpmath !16
  br label %219

219:                                              ; preds = %217, %207, %195
  %220 = phi float [ %204, %195 ], [ %216, %207 ], [ %218, %217 ]
  %221 = fadd <3 x float> %186, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %222 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %221) #11
  %223 = fadd <3 x float> %222, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %224 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %223, <3 x float> noundef zeroinitializer) #11
  %225 = extractelement <3 x float> %224, i64 0
  %226 = extractelement <3 x float> %224, i64 1
  %227 = fmul float %226, %226
  %228 = tail call float @llvm.fmuladd.f32(float %225, float %225, float %227)
  %229 = extractelement <3 x float> %224, i64 2
  %230 = tail call noundef float @llvm.fmuladd.f32(float %229, float %229, float %228)
  %231 = fcmp olt float %230, 0x3810000000000000
  br i1 %231, label %232, label %242

232:                                              ; preds = %219
  %233 = fmul <3 x float> %224, splat (float 0x4550000000000000)
  %234 = extractelement <3 x float> %233, i64 0
  %235 = extractelement <3 x float> %233, i64 1
  %236 = fmul float %235, %235
  %237 = tail call float @llvm.fmuladd.f32(float %234, float %234, float %236)
  %238 = extractelement <3 x float> %233, i64 2
  %239 = tail call noundef float @llvm.fmuladd.f32(float %238, float %238, float %237)
  %240 = tail call noundef float @llvm.sqrt.f32(float %239), !fpmath !16
  %241 = fmul float %240, 0x3A90000000000000
  br label %256

242:                                              ; preds = %219
  %243 = fcmp oeq float %230, 0x7FF0000000000000
  br i1 %243, label %244, label %254

244:                                              ; preds = %242
  %245 = fmul <3 x float> %224, splat (float 0x3BE0000000000000)
  %246 = extractelement <3 x float> %245, i64 0
  %247 = extractelement <3 x float> %245, i64 1
  %248 = fmul float %247, %247
  %249 = tail call float @llvm.fmuladd.f32(float %246, float %246, float %248)
  %250 = extractelement <3 x float> %245, i64 2
  %251 = tail call noundef float @llvm.fmuladd.f32(float %250, float %250, float %249)
  %252 = tail call noundef float @llvm.sqrt.f32(float %251), !fpmath !16
  %253 = fmul float %252, 0x4400000000000000
  br label %256

254:                                              ; preds = %242
  %255 = tail call noundef float @llvm.sqrt.f32(float %230), !fpmath !16
  br label %256

256:                                              ; preds = %254, %244, %232
  %257 = phi float [ %241, %232 ], [ %253, %244 ], [ %255, %254 ]
  %258 = fadd float %220, 0xBFE99999A0000000
  %259 = extractelement <3 x float> %186, i64 1
  %260 = fadd float %259, 1.000000e+00
  %261 = extractelement <3 x float> %223, i64 0
  %262 = extractelement <3 x float> %223, i64 1
  %263 = extractelement <3 x float> %223, i64 2
  %264 = tail call fastcc float @llvm.maxnum.f32(float noundef %262, float noundef %263) #11
  %265 = tail call fastcc float @llvm.maxnum.f32(float noundef %261, float noundef %264) #11
  %266 = tail call fastcc float @llvm.minnum.f32(float noundef %265, float noundef 0.000000e+00) #11
  %267 = fadd float %266, %257
  %268 = tail call fastcc float @llvm.minnum.f32(float noundef %258, float noundef %267) #11
  %269 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %260, float noundef %268) #11
  %270 = fadd <3 x float> %185, <float 0xBF847AE140000000, float -0.000000e+00, float -0.000000e+00>
  %271 = fsub <3 x float> %270, %82
  %272 = extractelement <3 x float> %271, i64 0
  %273 = extractelement <3 x float> %271, i64 1
  %274 = fmul float %273, %273
  %275 = tail call float @llvm.fmuladd.f32(float %272, float %272, float %274)
  %276 = extractelement <3 x float> %271, i64 2
  %277 = tail call noundef float @llvm.fmuladd.f32(float %276, float %276, float %275)
  %278 = fcmp olt float %277, 0x3810000000000000
  br i1 %278, label %279, label %289

279:                                              ; preds = %256
  %280 = fmul <3 x float> %271, splat (float 0x4550000000000000)
  %281 = extractelement <3 x float> %280, i64 0
  %282 = extractelement <3 x float> %280, i64 1
  %283 = fmul float %282, %282
  %284 = tail call float @llvm.fmuladd.f32(float %281, float %281, float %283)
  %285 = extractelement <3 x float> %280, i64 2
  %286 = tail call noundef float @llvm.fmuladd.f32(float %285, float %285, float %284)
  %287 = tail call noundef float @llvm.sqrt.f32(float %286), !fpmath !16
  %288 = fmul float %287, 0x3A90000000000000
  br label %303

289:                                              ; preds = %256
  %290 = fcmp oeq float %277, 0x7FF0000000000000
  br i1 %290, label %291, label %301

291:                                              ; preds = %289
  %292 = fmul <3 x float> %271, splat (float 0x3BE0000000000000)
  %293 = extractelement <3 x float> %292, i64 0
  %294 = extractelement <3 x float> %292, i64 1
  %295 = fmul float %294, %294
  %296 = tail call float @llvm.fmuladd.f32(float %293, float %293, float %295)
  %297 = extractelement <3 x float> %292, i64 2
  %298 = tail call noundef float @llvm.fmuladd.f32(float %297, float %297, float %296)
  %299 = tail call noundef float @llvm.sqrt.f32(float %298), !fpmath !16
  %300 = fmul float %299, 0x4400000000000000
  br label %303

301:                                              ; preds = %289
  %302 = tail call noundef float @llvm.sqrt.f32(float %277), !fpmath !16
  br label %303

303:                                              ; preds = %301, %291, %279
  %304 = phi float [ %288, %279 ], [ %300, %291 ], [ %302, %301 ]
  %305 = fadd <3 x float> %270, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %306 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %305) #11
  %307 = fadd <3 x float> %306, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %308 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %307, <3 x float> noundef zeroinitializer) #11
  %309 = extractelement <3 x float> %308, i64 0
  %310 = extractelement <3 x float> %308, i64 1
  %311 = fmul float %310, %310
  %312 = tail call float @llvm.fmuladd.f32(float %309, float %309, float %311)
  %313 = extractelement <3 x float> %308, i64 2
  %314 = tail call noundef float @llvm.fmuladd.f32(float %313, float %313, float %312)
  %315 = fcmp olt float %314, 0x3810000000000000
  br i1 %315, label %316, label %326

316:                                              ; preds = %303
  %317 = fmul <3 x float> %308, splat (float 0x4550000000000000)
  %318 = extractelement <3 x float> %317, i64 0
  %319 = extractelement <3 x float> %317, i64 1
  %320 = fmul float %319, %319
  %321 = tail call float @llvm.fmuladd.f32(float %318, float %318, float %320)
  %322 = extractelement <3 x float> %317, i64 2
  %323 = tail call noundef float @llvm.fmuladd.f32(float %322, float %322, float %321)
  %324 = tail call noundef float @llvm.sqrt.f32(float %323), !fpmath !16
  %325 = fmul float %324, 0x3A90000000000000
  br label %340

326:                                              ; preds = %303
  %327 = fcmp oeq float %314, 0x7FF0000000000000
  br i1 %327, label %328, label %338

328:                                              ; preds = %326
  %329 = fmul <3 x float> %308, splat (float 0x3BE0000000000000)
  %330 = extractelement <3 x float> %329, i64 0
  %331 = extractelement <3 x float> %329, i64 1
  %332 = fmul float %331, %331
  %333 = tail call float @llvm.fmuladd.f32(float %330, float %330, float %332)
  %334 = extractelement <3 x float> %329, i64 2
  %335 = tail call noundef float @llvm.fmuladd.f32(float %334, float %334, float %333)
  %336 = tail call noundef float @llvm.sqrt.f32(float %335), !fpmath !16
  %337 = fmul float %336, 0x4400000000000000
  br label %340

338:                                              ; preds = %326
  %339 = tail call noundef float @llvm.sqrt.f32(float %314), !fpmath !16
  br label %340

340:                                              ; preds = %338, %328, %316
  %341 = phi float [ %325, %316 ], [ %337, %328 ], [ %339, %338 ]
  %342 = fadd float %304, 0xBFE99999A0000000
  %343 = extractelement <3 x float> %270, i64 1
  %344 = fadd float %343, 1.000000e+00
  %345 = extractelement <3 x float> %307, i64 0
  %346 = extractelement <3 x float> %307, i64 1
  %347 = extractelement <3 x float> %307, i64 2
  %348 = tail call fastcc float @llvm.maxnum.f32(float noundef %346, float noundef %347) #11
  %349 = tail call fastcc float @llvm.maxnum.f32(float noundef %345, float noundef %348) #11
  %350 = tail call fastcc float @llvm.minnum.f32(float noundef %349, float noundef 0.000000e+00) #11
  %351 = fadd float %350, %341
  %352 = tail call fastcc float @llvm.minnum.f32(float noundef %342, float noundef %351) #11
  %353 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %344, float noundef %352) #11
  %354 = fsub float %269, %353
  %355 = insertelement <3 x float> poison, float %354, i64 0
  %356 = fadd <3 x float> %185, <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %357 = fsub <3 x float> %356, %82
  %358 = extractelement <3 x float> %357, i64 0
  %359 = extractelement <3 x float> %357, i64 1
  %360 = fmul float %359, %359
  %361 = tail call float @llvm.fmuladd.f32(float %358, float %358, float %360)
  %362 = extractelement <3 x float> %357, i64 2
  %363 = tail call noundef float @llvm.fmuladd.f32(float %362, float %362, float %361)
  %364 = fcmp olt float %363, 0x3810000000000000
  br i1 %364, label %365, label %375

365:                                              ; preds = %340
  %366 = fmul <3 x float> %357, splat (float 0x4550000000000000)
  %367 = extractelement <3 x float> %366, i64 0
  %368 = extractelement <3 x float> %366, i64 1
  %369 = fmul float %368, %368
  %370 = tail call float @llvm.fmuladd.f32(float %367, float %367, float %369)
  %371 = extractelement <3 x float> %366, i64 2
  %372 = tail call noundef float @llvm.fmuladd.f32(float %371, float %371, float %370)
  %373 = tail call noundef float @llvm.sqrt.f32(float %372), !fpmath !16
  %374 = fmul float %373, 0x3A90000000000000
  br label %389

375:                                              ; preds = %340
  %376 = fcmp oeq float %363, 0x7FF0000000000000
  br i1 %376, label %377, label %387

377:                                              ; preds = %375
  %378 = fmul <3 x float> %357, splat (float 0x3BE0000000000000)
  %379 = extractelement <3 x float> %378, i64 0
  %380 = extractelement <3 x float> %378, i64 1
  %381 = fmul float %380, %380
  %382 = tail call float @llvm.fmuladd.f32(float %379, float %379, float %381)
  %383 = extractelement <3 x float> %378, i64 2
  %384 = tail call noundef float @llvm.fmuladd.f32(float %383, float %383, float %382)
  %385 = tail call noundef float @llvm.sqrt.f32(float %384), !fpmath !16
  %386 = fmul float %385, 0x4400000000000000
  br label %389

387:                                              ; preds = %375
  %388 = tail call noundef float @llvm.sqrt.f32(float %363), !fpmath !16
  br label %389

389:                                              ; preds = %387, %377, %365
  %390 = phi float [ %374, %365 ], [ %386, %377 ], [ %388, %387 ]
  %391 = fadd <3 x float> %356, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %392 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %391) #11
  %393 = fadd <3 x float> %392, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %394 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %393, <3 x float> noundef zeroinitializer) #11
  %395 = extractelement <3 x float> %394, i64 0
  %396 = extractelement <3 x float> %394, i64 1
  %397 = fmul float %396, %396
  %398 = tail call float @llvm.fmuladd.f32(float %395, float %395, float %397)
  %399 = extractelement <3 x float> %394, i64 2
  %400 = tail call noundef float @llvm.fmuladd.f32(float %399, float %399, float %398)
  %401 = fcmp olt float %400, 0x3810000000000000
  br i1 %401, label %402, label %412

402:                                              ; preds = %389
  %403 = fmul <3 x float> %394, splat (float 0x4550000000000000)
  %404 = extractelement <3 x float> %403, i64 0
  %405 = extractelement <3 x float> %403, i64 1
  %406 = fmul float %405, %405
  %407 = tail call float @llvm.fmuladd.f32(float %404, float %404, float %406)
  %408 = extractelement <3 x float> %403, i64 2
  %409 = tail call noundef float @llvm.fmuladd.f32(float %408, float %408, float %407)
  %410 = tail call noundef float @llvm.sqrt.f32(float %409), !fpmath !16
  %411 = fmul float %410, 0x3A90000000000000
  br label %426

412:                                              ; preds = %389
  %413 = fcmp oeq float %400, 0x7FF0000000000000
  br i1 %413, label %414, label %424

414:                                              ; preds = %412
  %415 = fmul <3 x float> %394, splat (float 0x3BE0000000000000)
  %416 = extractelement <3 x float> %415, i64 0
  %417 = extractelement <3 x float> %415, i64 1
  %418 = fmul float %417, %417
  %419 = tail call float @llvm.fmuladd.f32(float %416, float %416, float %418)
  %420 = extractelement <3 x float> %415, i64 2
  %421 = tail call noundef float @llvm.fmuladd.f32(float %420, float %420, float %419)
  %422 = tail call noundef float @llvm.sqrt.f32(float %421), !fpmath !16
  %423 = fmul float %422, 0x4400000000000000
  br label %426

424:                                              ; preds = %412
  %425 = tail call noundef float @llvm.sqrt.f32(float %400), !fpmath !16
  br label %426

426:                                              ; preds = %424, %414, %402
  %427 = phi float [ %411, %402 ], [ %423, %414 ], [ %425, %424 ]
  %428 = fadd float %390, 0xBFE99999A0000000
  %429 = extractelement <3 x float> %356, i64 1
  %430 = fadd float %429, 1.000000e+00
  %431 = extractelement <3 x float> %393, i64 0
  %432 = extractelement <3 x float> %393, i64 1
  %433 = extractelement <3 x float> %393, i64 2
  %434 = tail call fastcc float @llvm.maxnum.f32(float noundef %432, float noundef %433) #11
  %435 = tail call fastcc float @llvm.maxnum.f32(float noundef %431, float noundef %434) #11
  %436 = tail call fastcc float @llvm.minnum.f32(float noundef %435, float noundef 0.000000e+00) #11
  %437 = fadd float %436, %427
  %438 = tail call fastcc float @llvm.minnum.f32(float noundef %428, float noundef %437) #11
  %439 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %430, float noundef %438) #11
  %440 = fadd <3 x float> %185, <float -0.000000e+00, float 0xBF847AE140000000, float -0.000000e+00>
  %441 = fsub <3 x float> %440, %82
  %442 = extractelement <3 x float> %441, i64 0
  %443 = extractelement <3 x float> %441, i64 1
  %444 = fmul float %443, %443
  %445 = tail call float @llvm.fmuladd.f32(float %442, float %442, float %444)
  %446 = extractelement <3 x float> %441, i64 2
  %447 = tail call noundef float @llvm.fmuladd.f32(float %446, float %446, float %445)
  %448 = fcmp olt float %447, 0x3810000000000000
  br i1 %448, label %449, label %459

449:                                              ; preds = %426
  %450 = fmul <3 x float> %441, splat (float 0x4550000000000000)
  %451 = extractelement <3 x float> %450, i64 0
  %452 = extractelement <3 x float> %450, i64 1
  %453 = fmul float %452, %452
  %454 = tail call float @llvm.fmuladd.f32(float %451, float %451, float %453)
  %455 = extractelement <3 x float> %450, i64 2
  %456 = tail call noundef float @llvm.fmuladd.f32(float %455, float %455, float %454)
  %457 = tail call noundef float @llvm.sqrt.f32(float %456), !fpmath !16
  %458 = fmul float %457, 0x3A90000000000000
  br label %473

459:                                              ; preds = %426
  %460 = fcmp oeq float %447, 0x7FF0000000000000
  br i1 %460, label %461, label %471

461:                                              ; preds = %459
  %462 = fmul <3 x float> %441, splat (float 0x3BE0000000000000)
  %463 = extractelement <3 x float> %462, i64 0
  %464 = extractelement <3 x float> %462, i64 1
  %465 = fmul float %464, %464
  %466 = tail call float @llvm.fmuladd.f32(float %463, float %463, float %465)
  %467 = extractelement <3 x float> %462, i64 2
  %468 = tail call noundef float @llvm.fmuladd.f32(float %467, float %467, float %466)
  %469 = tail call noundef float @llvm.sqrt.f32(float %468), !fpmath !16
  %470 = fmul float %469, 0x4400000000000000
  br label %473

471:                                              ; preds = %459
  %472 = tail call noundef float @llvm.sqrt.f32(float %447), !fpmath !16
  br label %473

473:                                              ; preds = %471, %461, %449
  %474 = phi float [ %458, %449 ], [ %470, %461 ], [ %472, %471 ]
  %475 = fadd <3 x float> %440, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %476 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %475) #11
  %477 = fadd <3 x float> %476, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %478 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %477, <3 x float> noundef zeroinitializer) #11
  %479 = extractelement <3 x float> %478, i64 0
  %480 = extractelement <3 x float> %478, i64 1
  %481 = fmul float %480, %480
  %482 = tail call float @llvm.fmuladd.f32(float %479, float %479, float %481)
  %483 = extractelement <3 x float> %478, i64 2
  %484 = tail call noundef float @llvm.fmuladd.f32(float %483, float %483, float %482)
  %485 = fcmp olt float %484, 0x3810000000000000
  br i1 %485, label %486, label %496

486:                                              ; preds = %473
  %487 = fmul <3 x float> %478, splat (float 0x4550000000000000)
  %488 = extractelement <3 x float> %487, i64 0
  %489 = extractelement <3 x float> %487, i64 1
  %490 = fmul float %489, %489
  %491 = tail call float @llvm.fmuladd.f32(float %488, float %488, float %490)
  %492 = extractelement <3 x float> %487, i64 2
  %493 = tail call noundef float @llvm.fmuladd.f32(float %492, float %492, float %491)
  %494 = tail call noundef float @llvm.sqrt.f32(float %493), !fpmath !16
  %495 = fmul float %494, 0x3A90000000000000
  br label %510

496:                                              ; preds = %473
  %497 = fcmp oeq float %484, 0x7FF0000000000000
  br i1 %497, label %498, label %508

498:                                              ; preds = %496
  %499 = fmul <3 x float> %478, splat (float 0x3BE0000000000000)
  %500 = extractelement <3 x float> %499, i64 0
  %501 = extractelement <3 x float> %499, i64 1
  %502 = fmul float %501, %501
  %503 = tail call float @llvm.fmuladd.f32(float %500, float %500, float %502)
  %504 = extractelement <3 x float> %499, i64 2
  %505 = tail call noundef float @llvm.fmuladd.f32(float %504, float %504, float %503)
  %506 = tail call noundef float @llvm.sqrt.f32(float %505), !fpmath !16
  %507 = fmul float %506, 0x4400000000000000
  br label %510

508:                                              ; preds = %496
  %509 = tail call noundef float @llvm.sqrt.f32(float %484), !fpmath !16
  br label %510

510:                                              ; preds = %508, %498, %486
  %511 = phi float [ %495, %486 ], [ %507, %498 ], [ %509, %508 ]
  %512 = fadd float %474, 0xBFE99999A0000000
  %513 = extractelement <3 x float> %440, i64 1
  %514 = fadd float %513, 1.000000e+00
  %515 = extractelement <3 x float> %477, i64 0
  %516 = extractelement <3 x float> %477, i64 1
  %517 = extractelement <3 x float> %477, i64 2
  %518 = tail call fastcc float @llvm.maxnum.f32(float noundef %516, float noundef %517) #11
  %519 = tail call fastcc float @llvm.maxnum.f32(float noundef %515, float noundef %518) #11
  %520 = tail call fastcc float @llvm.minnum.f32(float noundef %519, float noundef 0.000000e+00) #11
  %521 = fadd float %520, %511
  %522 = tail call fastcc float @llvm.minnum.f32(float noundef %512, float noundef %521) #11
  %523 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %514, float noundef %522) #11
  %524 = fsub float %439, %523
  %525 = insertelement <3 x float> %355, float %524, i64 1
  %526 = fadd <3 x float> %185, <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %527 = fsub <3 x float> %526, %82
  %528 = extractelement <3 x float> %527, i64 0
  %529 = extractelement <3 x float> %527, i64 1
  %530 = fmul float %529, %529
  %531 = tail call float @llvm.fmuladd.f32(float %528, float %528, float %530)
  %532 = extractelement <3 x float> %527, i64 2
  %533 = tail call noundef float @llvm.fmuladd.f32(float %532, float %532, float %531)
  %534 = fcmp olt float %533, 0x3810000000000000
  br i1 %534, label %535, label %545

535:                                              ; preds = %510
  %536 = fmul <3 x float> %527, splat (float 0x4550000000000000)
  %537 = extractelement <3 x float> %536, i64 0
  %538 = extractelement <3 x float> %536, i64 1
  %539 = fmul float %538, %538
  %540 = tail call float @llvm.fmuladd.f32(float %537, float %537, float %539)
  %541 = extractelement <3 x float> %536, i64 2
  %542 = tail call noundef float @llvm.fmuladd.f32(float %541, float %541, float %540)
  %543 = tail call noundef float @llvm.sqrt.f32(float %542), !fpmath !16
  %544 = fmul float %543, 0x3A90000000000000
  br label %559

545:                                              ; preds = %510
  %546 = fcmp oeq float %533, 0x7FF0000000000000
  br i1 %546, label %547, label %557

547:                                              ; preds = %545
  %548 = fmul <3 x float> %527, splat (float 0x3BE0000000000000)
  %549 = extractelement <3 x float> %548, i64 0
  %550 = extractelement <3 x float> %548, i64 1
  %551 = fmul float %550, %550
  %552 = tail call float @llvm.fmuladd.f32(float %549, float %549, float %551)
  %553 = extractelement <3 x float> %548, i64 2
  %554 = tail call noundef float @llvm.fmuladd.f32(float %553, float %553, float %552)
  %555 = tail call noundef float @llvm.sqrt.f32(float %554), !fpmath !16
  %556 = fmul float %555, 0x4400000000000000
  br label %559

557:                                              ; preds = %545
  %558 = tail call noundef float @llvm.sqrt.f32(float %533), !fpmath !16
  br label %559

559:                                              ; preds = %557, %547, %535
  %560 = phi float [ %544, %535 ], [ %556, %547 ], [ %558, %557 ]
  %561 = fadd <3 x float> %526, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %562 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %561) #11
  %563 = fadd <3 x float> %562, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %564 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %563, <3 x float> noundef zeroinitializer) #11
  %565 = extractelement <3 x float> %564, i64 0
  %566 = extractelement <3 x float> %564, i64 1
  %567 = fmul float %566, %566
  %568 = tail call float @llvm.fmuladd.f32(float %565, float %565, float %567)
  %569 = extractelement <3 x float> %564, i64 2
  %570 = tail call noundef float @llvm.fmuladd.f32(float %569, float %569, float %568)
  %571 = fcmp olt float %570, 0x3810000000000000
  br i1 %571, label %572, label %582

572:                                              ; preds = %559
  %573 = fmul <3 x float> %564, splat (float 0x4550000000000000)
  %574 = extractelement <3 x float> %573, i64 0
  %575 = extractelement <3 x float> %573, i64 1
  %576 = fmul float %575, %575
  %577 = tail call float @llvm.fmuladd.f32(float %574, float %574, float %576)
  %578 = extractelement <3 x float> %573, i64 2
  %579 = tail call noundef float @llvm.fmuladd.f32(float %578, float %578, float %577)
  %580 = tail call noundef float @llvm.sqrt.f32(float %579), !fpmath !16
  %581 = fmul float %580, 0x3A90000000000000
  br label %596

582:                                              ; preds = %559
  %583 = fcmp oeq float %570, 0x7FF0000000000000
  br i1 %583, label %584, label %594

584:                                              ; preds = %582
  %585 = fmul <3 x float> %564, splat (float 0x3BE0000000000000)
  %586 = extractelement <3 x float> %585, i64 0
  %587 = extractelement <3 x float> %585, i64 1
  %588 = fmul float %587, %587
  %589 = tail call float @llvm.fmuladd.f32(float %586, float %586, float %588)
  %590 = extractelement <3 x float> %585, i64 2
  %591 = tail call noundef float @llvm.fmuladd.f32(float %590, float %590, float %589)
  %592 = tail call noundef float @llvm.sqrt.f32(float %591), !fpmath !16
  %593 = fmul float %592, 0x4400000000000000
  br label %596

594:                                              ; preds = %582
  %595 = tail call noundef float @llvm.sqrt.f32(float %570), !fpmath !16
  br label %596

596:                                              ; preds = %594, %584, %572
  %597 = phi float [ %581, %572 ], [ %593, %584 ], [ %595, %594 ]
  %598 = fadd float %560, 0xBFE99999A0000000
  %599 = extractelement <3 x float> %526, i64 1
  %600 = fadd float %599, 1.000000e+00
  %601 = extractelement <3 x float> %563, i64 0
  %602 = extractelement <3 x float> %563, i64 1
  %603 = extractelement <3 x float> %563, i64 2
  %604 = tail call fastcc float @llvm.maxnum.f32(float noundef %602, float noundef %603) #11
  %605 = tail call fastcc float @llvm.maxnum.f32(float noundef %601, float noundef %604) #11
  %606 = tail call fastcc float @llvm.minnum.f32(float noundef %605, float noundef 0.000000e+00) #11
  %607 = fadd float %606, %597
  %608 = tail call fastcc float @llvm.minnum.f32(float noundef %598, float noundef %607) #11
  %609 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %600, float noundef %608) #11
  %610 = fadd <3 x float> %185, <float -0.000000e+00, float -0.000000e+00, float 0xBF847AE140000000>
  %611 = fsub <3 x float> %610, %82
  %612 = extractelement <3 x float> %611, i64 0
  %613 = extractelement <3 x float> %611, i64 1
  %614 = fmul float %613, %613
  %615 = tail call float @llvm.fmuladd.f32(float %612, float %612, float %614)
  %616 = extractelement <3 x float> %611, i64 2
  %617 = tail call noundef float @llvm.fmuladd.f32(float %616, float %616, float %615)
  %618 = fcmp olt float %617, 0x3810000000000000
  br i1 %618, label %619, label %629

619:                                              ; preds = %596
  %620 = fmul <3 x float> %611, splat (float 0x4550000000000000)
  %621 = extractelement <3 x float> %620, i64 0
  %622 = extractelement <3 x float> %620, i64 1
  %623 = fmul float %622, %622
  %624 = tail call float @llvm.fmuladd.f32(float %621, float %621, float %623)
  %625 = extractelement <3 x float> %620, i64 2
  %626 = tail call noundef float @llvm.fmuladd.f32(float %625, float %625, float %624)
  %627 = tail call noundef float @llvm.sqrt.f32(float %626), !fpmath !16
  %628 = fmul float %627, 0x3A90000000000000
  br label %643

629:                                              ; preds = %596
  %630 = fcmp oeq float %617, 0x7FF0000000000000
  br i1 %630, label %631, label %641

631:                                              ; preds = %629
  %632 = fmul <3 x float> %611, splat (float 0x3BE0000000000000)
  %633 = extractelement <3 x float> %632, i64 0
  %634 = extractelement <3 x float> %632, i64 1
  %635 = fmul float %634, %634
  %636 = tail call float @llvm.fmuladd.f32(float %633, float %633, float %635)
  %637 = extractelement <3 x float> %632, i64 2
  %638 = tail call noundef float @llvm.fmuladd.f32(float %637, float %637, float %636)
  %639 = tail call noundef float @llvm.sqrt.f32(float %638), !fpmath !16
  %640 = fmul float %639, 0x4400000000000000
  br label %643

641:                                              ; preds = %629
  %642 = tail call noundef float @llvm.sqrt.f32(float %617), !fpmath !16
  br label %643

643:                                              ; preds = %641, %631, %619
  %644 = phi float [ %628, %619 ], [ %640, %631 ], [ %642, %641 ]
  %645 = fadd <3 x float> %610, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %646 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %645) #11
  %647 = fadd <3 x float> %646, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %648 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %647, <3 x float> noundef zeroinitializer) #11
  %649 = extractelement <3 x float> %648, i64 0
  %650 = extractelement <3 x float> %648, i64 1
  %651 = fmul float %650, %650
  %652 = tail call float @llvm.fmuladd.f32(float %649, float %649, float %651)
  %653 = extractelement <3 x float> %648, i64 2
  %654 = tail call noundef float @llvm.fmuladd.f32(float %653, float %653, float %652)
  %655 = fcmp olt float %654, 0x3810000000000000
  br i1 %655, label %656, label %666

656:                                              ; preds = %643
  %657 = fmul <3 x float> %648, splat (float 0x4550000000000000)
  %658 = extractelement <3 x float> %657, i64 0
  %659 = extractelement <3 x float> %657, i64 1
  %660 = fmul float %659, %659
  %661 = tail call float @llvm.fmuladd.f32(float %658, float %658, float %660)
  %662 = extractelement <3 x float> %657, i64 2
  %663 = tail call noundef float @llvm.fmuladd.f32(float %662, float %662, float %661)
  %664 = tail call noundef float @llvm.sqrt.f32(float %663), !fpmath !16
  %665 = fmul float %664, 0x3A90000000000000
  br label %680

666:                                              ; preds = %643
  %667 = fcmp oeq float %654, 0x7FF0000000000000
  br i1 %667, label %668, label %678

668:                                              ; preds = %666
  %669 = fmul <3 x float> %648, splat (float 0x3BE0000000000000)
  %670 = extractelement <3 x float> %669, i64 0
  %671 = extractelement <3 x float> %669, i64 1
  %672 = fmul float %671, %671
  %673 = tail call float @llvm.fmuladd.f32(float %670, float %670, float %672)
  %674 = extractelement <3 x float> %669, i64 2
  %675 = tail call noundef float @llvm.fmuladd.f32(float %674, float %674, float %673)
  %676 = tail call noundef float @llvm.sqrt.f32(float %675), !fpmath !16
  %677 = fmul float %676, 0x4400000000000000
  br label %680

678:                                              ; preds = %666
  %679 = tail call noundef float @llvm.sqrt.f32(float %654), !fpmath !16
  br label %680

680:                                              ; preds = %678, %668, %656
  %681 = phi float [ %665, %656 ], [ %677, %668 ], [ %679, %678 ]
  %682 = fadd float %644, 0xBFE99999A0000000
  %683 = extractelement <3 x float> %610, i64 1
  %684 = fadd float %683, 1.000000e+00
  %685 = extractelement <3 x float> %647, i64 0
  %686 = extractelement <3 x float> %647, i64 1
  %687 = extractelement <3 x float> %647, i64 2
  %688 = tail call fastcc float @llvm.maxnum.f32(float noundef %686, float noundef %687) #11
  %689 = tail call fastcc float @llvm.maxnum.f32(float noundef %685, float noundef %688) #11
  %690 = tail call fastcc float @llvm.minnum.f32(float noundef %689, float noundef 0.000000e+00) #11
  %691 = fadd float %690, %681
  %692 = tail call fastcc float @llvm.minnum.f32(float noundef %682, float noundef %691) #11
  %693 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %684, float noundef %692) #11
  %694 = fsub float %609, %693
  %695 = insertelement <3 x float> %525, float %694, i64 2
  %696 = fmul float %524, %524
  %697 = tail call float @llvm.fmuladd.f32(float %354, float %354, float %696)
  %698 = tail call noundef float @llvm.fmuladd.f32(float %694, float %694, float %697)
  %699 = fcmp olt float %698, 0x3810000000000000
  br i1 %699, label %700, label %710

700:                                              ; preds = %680
  %701 = fmul <3 x float> %695, splat (float 0x4550000000000000)
  %702 = extractelement <3 x float> %701, i64 0
  %703 = extractelement <3 x float> %701, i64 1
  %704 = fmul float %703, %703
  %705 = tail call float @llvm.fmuladd.f32(float %702, float %702, float %704)
  %706 = extractelement <3 x float> %701, i64 2
  %707 = tail call noundef float @llvm.fmuladd.f32(float %706, float %706, float %705)
  %708 = tail call noundef float @llvm.sqrt.f32(float %707), !fpmath !16
  %709 = fmul float %708, 0x3A90000000000000
  br label %724

710:                                              ; preds = %680
  %711 = fcmp oeq float %698, 0x7FF0000000000000
  br i1 %711, label %712, label %722

712:                                              ; preds = %710
  %713 = fmul <3 x float> %695, splat (float 0x3BE0000000000000)
  %714 = extractelement <3 x float> %713, i64 0
  %715 = extractelement <3 x float> %713, i64 1
  %716 = fmul float %715, %715
  %717 = tail call float @llvm.fmuladd.f32(float %714, float %714, float %716)
  %718 = extractelement <3 x float> %713, i64 2
  %719 = tail call noundef float @llvm.fmuladd.f32(float %718, float %718, float %717)
  %720 = tail call noundef float @llvm.sqrt.f32(float %719), !fpmath !16
  %721 = fmul float %720, 0x4400000000000000
  br label %724

722:                                              ; preds = %710
  %723 = tail call noundef float @llvm.sqrt.f32(float %698), !fpmath !16
  br label %724

724:                                              ; preds = %700, %712, %722
  %725 = phi float [ %709, %700 ], [ %721, %712 ], [ %723, %722 ]
  %726 = fadd <3 x float> %185, <float 0x3FA89374C0000000, float 0x3FB47AE160000000, float 0xBFA26E97A0000000>
  %727 = fsub <3 x float> %726, %82
  %728 = extractelement <3 x float> %727, i64 0
  %729 = extractelement <3 x float> %727, i64 1
  %730 = fmul float %729, %729
  %731 = tail call float @llvm.fmuladd.f32(float %728, float %728, float %730)
  %732 = extractelement <3 x float> %727, i64 2
  %733 = tail call noundef float @llvm.fmuladd.f32(float %732, float %732, float %731)
  %734 = fcmp olt float %733, 0x3810000000000000
  br i1 %734, label %735, label %745

735:                                              ; preds = %724
  %736 = fmul <3 x float> %727, splat (float 0x4550000000000000)
  %737 = extractelement <3 x float> %736, i64 0
  %738 = extractelement <3 x float> %736, i64 1
  %739 = fmul float %738, %738
  %740 = tail call float @llvm.fmuladd.f32(float %737, float %737, float %739)
  %741 = extractelement <3 x float> %736, i64 2
  %742 = tail call noundef float @llvm.fmuladd.f32(float %741, float %741, float %740)
  %743 = tail call noundef float @llvm.sqrt.f32(float %742), !fpmath !16
  %744 = fmul float %743, 0x3A90000000000000
  br label %759

745:                                              ; preds = %724
  %746 = fcmp oeq float %733, 0x7FF0000000000000
  br i1 %746, label %747, label %757

747:                                              ; preds = %745
  %748 = fmul <3 x float> %727, splat (float 0x3BE0000000000000)
  %749 = extractelement <3 x float> %748, i64 0
  %750 = extractelement <3 x float> %748, i64 1
  %751 = fmul float %750, %750
  %752 = tail call float @llvm.fmuladd.f32(float %749, float %749, float %751)
  %753 = extractelement <3 x float> %748, i64 2
  %754 = tail call noundef float @llvm.fmuladd.f32(float %753, float %753, float %752)
  %755 = tail call noundef float @llvm.sqrt.f32(float %754), !fpmath !16
  %756 = fmul float %755, 0x4400000000000000
  br label %759

757:                                              ; preds = %745
  %758 = tail call noundef float @llvm.sqrt.f32(float %733), !fpmath !16
  br label %759

759:                                              ; preds = %757, %747, %735
  %760 = phi float [ %744, %735 ], [ %756, %747 ], [ %758, %757 ]
  %761 = fadd <3 x float> %726, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %762 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %761) #11
  %763 = fadd <3 x float> %762, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %764 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %763, <3 x float> noundef zeroinitializer) #11
  %765 = extractelement <3 x float> %764, i64 0
  %766 = extractelement <3 x float> %764, i64 1
  %767 = fmul float %766, %766
  %768 = tail call float @llvm.fmuladd.f32(float %765, float %765, float %767)
  %769 = extractelement <3 x float> %764, i64 2
  %770 = tail call noundef float @llvm.fmuladd.f32(float %769, float %769, float %768)
  %771 = fcmp olt float %770, 0x3810000000000000
  br i1 %771, label %772, label %782

772:                                              ; preds = %759
  %773 = fmul <3 x float> %764, splat (float 0x4550000000000000)
  %774 = extractelement <3 x float> %773, i64 0
  %775 = extractelement <3 x float> %773, i64 1
  %776 = fmul float %775, %775
  %777 = tail call float @llvm.fmuladd.f32(float %774, float %774, float %776)
  %778 = extractelement <3 x float> %773, i64 2
  %779 = tail call noundef float @llvm.fmuladd.f32(float %778, float %778, float %777)
  %780 = tail call noundef float @llvm.sqrt.f32(float %779), !fpmath !16
  %781 = fmul float %780, 0x3A90000000000000
  br label %796

782:                                              ; preds = %759
  %783 = fcmp oeq float %770, 0x7FF0000000000000
  br i1 %783, label %784, label %794

784:                                              ; preds = %782
  %785 = fmul <3 x float> %764, splat (float 0x3BE0000000000000)
  %786 = extractelement <3 x float> %785, i64 0
  %787 = extractelement <3 x float> %785, i64 1
  %788 = fmul float %787, %787
  %789 = tail call float @llvm.fmuladd.f32(float %786, float %786, float %788)
  %790 = extractelement <3 x float> %785, i64 2
  %791 = tail call noundef float @llvm.fmuladd.f32(float %790, float %790, float %789)
  %792 = tail call noundef float @llvm.sqrt.f32(float %791), !fpmath !16
  %793 = fmul float %792, 0x4400000000000000
  br label %796

794:                                              ; preds = %782
  %795 = tail call noundef float @llvm.sqrt.f32(float %770), !fpmath !16
  br label %796

796:                                              ; preds = %772, %784, %794
  %797 = phi float [ %781, %772 ], [ %793, %784 ], [ %795, %794 ]
  %798 = fadd float %760, 0xBFE99999A0000000
  %799 = extractelement <3 x float> %726, i64 1
  %800 = fadd float %799, 1.000000e+00
  %801 = extractelement <3 x float> %763, i64 0
  %802 = extractelement <3 x float> %763, i64 1
  %803 = extractelement <3 x float> %763, i64 2
  %804 = tail call fastcc float @llvm.maxnum.f32(float noundef %802, float noundef %803) #11
  %805 = tail call fastcc float @llvm.maxnum.f32(float noundef %801, float noundef %804) #11
  %806 = tail call fastcc float @llvm.minnum.f32(float noundef %805, float noundef 0.000000e+00) #11
  %807 = fadd float %806, %797
  %808 = tail call fastcc float @llvm.minnum.f32(float noundef %798, float noundef %807) #11
  %809 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %800, float noundef %808) #11
  %810 = tail call fastcc float @llvm.maxnum.f32(float noundef %809, float noundef 0.000000e+00) #11
  %811 = fmul float %810, 8.000000e+00
  %812 = fdiv float %811, 0x3FB99999A0000000, !fpmath !17
  %813 = tail call fastcc float @llvm.minnum.f32(float noundef %812, float noundef 1.000000e+00) #11
  %814 = fadd <3 x float> %185, <float 0x3FC89374C0000000, float 0x3FD47AE160000000, float 0xBFC26E97A0000000>
  %815 = fsub <3 x float> %814, %82
  %816 = extractelement <3 x float> %815, i64 0
  %817 = extractelement <3 x float> %815, i64 1
  %818 = fmul float %817, %817
  %819 = tail call float @llvm.fmuladd.f32(float %816, float %816, float %818)
  %820 = extractelement <3 x float> %815, i64 2
  %821 = tail call noundef float @llvm.fmuladd.f32(float %820, float %820, float %819)
  %822 = fcmp olt float %821, 0x3810000000000000
  br i1 %822, label %837, label %823

823:                                              ; preds = %796
  %824 = fcmp oeq float %821, 0x7FF0000000000000
  br i1 %824, label %827, label %825

825:                                              ; preds = %823
  %826 = tail call noundef float @llvm.sqrt.f32(float %821), !fpmath !16
  br label %847

827:                                              ; preds = %823
  %828 = fmul <3 x float> %815, splat (float 0x3BE0000000000000)
  %829 = extractelement <3 x float> %828, i64 0
  %830 = extractelement <3 x float> %828, i64 1
  %831 = fmul float %830, %830
  %832 = tail call float @llvm.fmuladd.f32(float %829, float %829, float %831)
  %833 = extractelement <3 x float> %828, i64 2
  %834 = tail call noundef float @llvm.fmuladd.f32(float %833, float %833, float %832)
  %835 = tail call noundef float @llvm.sqrt.f32(float %834), !fpmath !16
  %836 = fmul float %835, 0x4400000000000000
  br label %847

837:                                              ; preds = %796
  %838 = fmul <3 x float> %815, splat (float 0x4550000000000000)
  %839 = extractelement <3 x float> %838, i64 0
  %840 = extractelement <3 x float> %838, i64 1
  %841 = fmul float %840, %840
  %842 = tail call float @llvm.fmuladd.f32(float %839, float %839, float %841)
  %843 = extractelement <3 x float> %838, i64 2
  %844 = tail call noundef float @llvm.fmuladd.f32(float %843, float %843, float %842)
  %845 = tail call noundef float @llvm.sqrt.f32(float %844), !fpmath !16
  %846 = fmul float %845, 0x3A90000000000000
  br label %847

847:                                              ; preds = %837, %827, %825
  %848 = phi float [ %846, %837 ], [ %836, %827 ], [ %826, %825 ]
  %849 = fadd <3 x float> %814, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %850 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %849) #11
  %851 = fadd <3 x float> %850, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %852 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %851, <3 x float> noundef zeroinitializer) #11
  %853 = extractelement <3 x float> %852, i64 0
  %854 = extractelement <3 x float> %852, i64 1
  %855 = fmul float %854, %854
  %856 = tail call float @llvm.fmuladd.f32(float %853, float %853, float %855)
  %857 = extractelement <3 x float> %852, i64 2
  %858 = tail call noundef float @llvm.fmuladd.f32(float %857, float %857, float %856)
  %859 = fcmp olt float %858, 0x3810000000000000
  br i1 %859, label %874, label %860

860:                                              ; preds = %847
  %861 = fcmp oeq float %858, 0x7FF0000000000000
  br i1 %861, label %864, label %862

862:                                              ; preds = %860
  %863 = tail call noundef float @llvm.sqrt.f32(float %858), !fpmath !16
  br label %884

864:                                              ; preds = %860
  %865 = fmul <3 x float> %852, splat (float 0x3BE0000000000000)
  %866 = extractelement <3 x float> %865, i64 0
  %867 = extractelement <3 x float> %865, i64 1
  %868 = fmul float %867, %867
  %869 = tail call float @llvm.fmuladd.f32(float %866, float %866, float %868)
  %870 = extractelement <3 x float> %865, i64 2
  %871 = tail call noundef float @llvm.fmuladd.f32(float %870, float %870, float %869)
  %872 = tail call noundef float @llvm.sqrt.f32(float %871), !fpmath !16
  %873 = fmul float %872, 0x4400000000000000
  br label %884

874:                                              ; preds = %847
  %875 = fmul <3 x float> %852, splat (float 0x4550000000000000)
  %876 = extractelement <3 x float> %875, i64 0
  %877 = extractelement <3 x float> %875, i64 1
  %878 = fmul float %877, %877
  %879 = tail call float @llvm.fmuladd.f32(float %876, float %876, float %878)
  %880 = extractelement <3 x float> %875, i64 2
  %881 = tail call noundef float @llvm.fmuladd.f32(float %880, float %880, float %879)
  %882 = tail call noundef float @llvm.sqrt.f32(float %881), !fpmath !16
  %883 = fmul float %882, 0x3A90000000000000
  br label %884

884:                                              ; preds = %874, %864, %862
  %885 = phi float [ %883, %874 ], [ %873, %864 ], [ %863, %862 ]
  %886 = fadd float %848, 0xBFE99999A0000000
  %887 = extractelement <3 x float> %814, i64 1
  %888 = fadd float %887, 1.000000e+00
  %889 = extractelement <3 x float> %851, i64 0
  %890 = extractelement <3 x float> %851, i64 1
  %891 = extractelement <3 x float> %851, i64 2
  %892 = tail call fastcc float @llvm.maxnum.f32(float noundef %890, float noundef %891) #11
  %893 = tail call fastcc float @llvm.maxnum.f32(float noundef %889, float noundef %892) #11
  %894 = tail call fastcc float @llvm.minnum.f32(float noundef %893, float noundef 0.000000e+00) #11
  %895 = fadd float %894, %885
  %896 = tail call fastcc float @llvm.minnum.f32(float noundef %886, float noundef %895) #11
  %897 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %888, float noundef %896) #11
  %898 = tail call fastcc float @llvm.maxnum.f32(float noundef %897, float noundef 0.000000e+00) #11
  %899 = fmul float %898, 8.000000e+00
  %900 = fdiv float %899, 0x3FD99999A0000000, !fpmath !17
  %901 = tail call fastcc float @llvm.minnum.f32(float noundef %813, float noundef %900) #11
  %902 = fadd <3 x float> %185, <float 0x3FD5810640000000, float 0x3FE1EB8540000000, float 0xBFD020C4C0000000>
  %903 = fsub <3 x float> %902, %82
  %904 = extractelement <3 x float> %903, i64 0
  %905 = extractelement <3 x float> %903, i64 1
  %906 = fmul float %905, %905
  %907 = tail call float @llvm.fmuladd.f32(float %904, float %904, float %906)
  %908 = extractelement <3 x float> %903, i64 2
  %909 = tail call noundef float @llvm.fmuladd.f32(float %908, float %908, float %907)
  %910 = fcmp olt float %909, 0x3810000000000000
  br i1 %910, label %925, label %911

911:                                              ; preds = %884
  %912 = fcmp oeq float %909, 0x7FF0000000000000
  br i1 %912, label %915, label %913

913:                                              ; preds = %911
  %914 = tail call noundef float @llvm.sqrt.f32(float %909), !fpmath !16
  br label %935

915:                                              ; preds = %911
  %916 = fmul <3 x float> %903, splat (float 0x3BE0000000000000)
  %917 = extractelement <3 x float> %916, i64 0
  %918 = extractelement <3 x float> %916, i64 1
  %919 = fmul float %918, %918
  %920 = tail call float @llvm.fmuladd.f32(float %917, float %917, float %919)
  %921 = extractelement <3 x float> %916, i64 2
  %922 = tail call noundef float @llvm.fmuladd.f32(float %921, float %921, float %920)
  %923 = tail call noundef float @llvm.sqrt.f32(float %922), !fpmath !16
  %924 = fmul float %923, 0x4400000000000000
  br label %935

925:                                              ; preds = %884
  %926 = fmul <3 x float> %903, splat (float 0x4550000000000000)
  %927 = extractelement <3 x float> %926, i64 0
  %928 = extractelement <3 x float> %926, i64 1
  %929 = fmul float %928, %928
  %930 = tail call float @llvm.fmuladd.f32(float %927, float %927, float %929)
  %931 = extractelement <3 x float> %926, i64 2
  %932 = tail call noundef float @llvm.fmuladd.f32(float %931, float %931, float %930)
  %933 = tail call noundef float @llvm.sqrt.f32(float %932), !fpmath !16
  %934 = fmul float %933, 0x3A90000000000000
  br label %935

935:                                              ; preds = %925, %915, %913
  %936 = phi float [ %934, %925 ], [ %924, %915 ], [ %914, %913 ]
  %937 = fadd <3 x float> %902, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %938 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %937) #11
  %939 = fadd <3 x float> %938, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %940 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %939, <3 x float> noundef zeroinitializer) #11
  %941 = extractelement <3 x float> %940, i64 0
  %942 = extractelement <3 x float> %940, i64 1
  %943 = fmul float %942, %942
  %944 = tail call float @llvm.fmuladd.f32(float %941, float %941, float %943)
  %945 = extractelement <3 x float> %940, i64 2
  %946 = tail call noundef float @llvm.fmuladd.f32(float %945, float %945, float %944)
  %947 = fcmp olt float %946, 0x3810000000000000
  br i1 %947, label %962, label %948

948:                                              ; preds = %935
  %949 = fcmp oeq float %946, 0x7FF0000000000000
  br i1 %949, label %952, label %950

950:                                              ; preds = %948
  %951 = tail call noundef float @llvm.sqrt.f32(float %946), !fpmath !16
  br label %972

952:                                              ; preds = %948
  %953 = fmul <3 x float> %940, splat (float 0x3BE0000000000000)
  %954 = extractelement <3 x float> %953, i64 0
  %955 = extractelement <3 x float> %953, i64 1
  %956 = fmul float %955, %955
  %957 = tail call float @llvm.fmuladd.f32(float %954, float %954, float %956)
  %958 = extractelement <3 x float> %953, i64 2
  %959 = tail call noundef float @llvm.fmuladd.f32(float %958, float %958, float %957)
  %960 = tail call noundef float @llvm.sqrt.f32(float %959), !fpmath !16
  %961 = fmul float %960, 0x4400000000000000
  br label %972

962:                                              ; preds = %935
  %963 = fmul <3 x float> %940, splat (float 0x4550000000000000)
  %964 = extractelement <3 x float> %963, i64 0
  %965 = extractelement <3 x float> %963, i64 1
  %966 = fmul float %965, %965
  %967 = tail call float @llvm.fmuladd.f32(float %964, float %964, float %966)
  %968 = extractelement <3 x float> %963, i64 2
  %969 = tail call noundef float @llvm.fmuladd.f32(float %968, float %968, float %967)
  %970 = tail call noundef float @llvm.sqrt.f32(float %969), !fpmath !16
  %971 = fmul float %970, 0x3A90000000000000
  br label %972

972:                                              ; preds = %962, %952, %950
  %973 = phi float [ %971, %962 ], [ %961, %952 ], [ %951, %950 ]
  %974 = fadd float %936, 0xBFE99999A0000000
  %975 = extractelement <3 x float> %902, i64 1
  %976 = fadd float %975, 1.000000e+00
  %977 = extractelement <3 x float> %939, i64 0
  %978 = extractelement <3 x float> %939, i64 1
  %979 = extractelement <3 x float> %939, i64 2
  %980 = tail call fastcc float @llvm.maxnum.f32(float noundef %978, float noundef %979) #11
  %981 = tail call fastcc float @llvm.maxnum.f32(float noundef %977, float noundef %980) #11
  %982 = tail call fastcc float @llvm.minnum.f32(float noundef %981, float noundef 0.000000e+00) #11
  %983 = fadd float %982, %973
  %984 = tail call fastcc float @llvm.minnum.f32(float noundef %974, float noundef %983) #11
  %985 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %976, float noundef %984) #11
  %986 = tail call fastcc float @llvm.maxnum.f32(float noundef %985, float noundef 0.000000e+00) #11
  %987 = fmul float %986, 8.000000e+00
  %988 = fdiv float %987, 0x3FE6666680000000, !fpmath !17
  %989 = tail call fastcc float @llvm.minnum.f32(float noundef %901, float noundef %988) #11
  %990 = fadd <3 x float> %185, <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>
  %991 = fsub <3 x float> %990, %82
  %992 = extractelement <3 x float> %991, i64 0
  %993 = extractelement <3 x float> %991, i64 1
  %994 = fmul float %993, %993
  %995 = tail call float @llvm.fmuladd.f32(float %992, float %992, float %994)
  %996 = extractelement <3 x float> %991, i64 2
  %997 = tail call noundef float @llvm.fmuladd.f32(float %996, float %996, float %995)
  %998 = fcmp olt float %997, 0x3810000000000000
  br i1 %998, label %1013, label %999

999:                                              ; preds = %972
  %1000 = fcmp oeq float %997, 0x7FF0000000000000
  br i1 %1000, label %1003, label %1001

1001:                                             ; preds = %999
  %1002 = tail call noundef float @llvm.sqrt.f32(float %997), !fpmath !16
  br label %1023

1003:                                             ; preds = %999
  %1004 = fmul <3 x float> %991, splat (float 0x3BE0000000000000)
  %1005 = extractelement <3 x float> %1004, i64 0
  %1006 = extractelement <3 x float> %1004, i64 1
  %1007 = fmul float %1006, %1006
  %1008 = tail call float @llvm.fmuladd.f32(float %1005, float %1005, float %1007)
  %1009 = extractelement <3 x float> %1004, i64 2
  %1010 = tail call noundef float @llvm.fmuladd.f32(float %1009, float %1009, float %1008)
  %1011 = tail call noundef float @llvm.sqrt.f32(float %1010), !fpmath !16
  %1012 = fmul float %1011, 0x4400000000000000
  br label %1023

1013:                                             ; preds = %972
  %1014 = fmul <3 x float> %991, splat (float 0x4550000000000000)
  %1015 = extractelement <3 x float> %1014, i64 0
  %1016 = extractelement <3 x float> %1014, i64 1
  %1017 = fmul float %1016, %1016
  %1018 = tail call float @llvm.fmuladd.f32(float %1015, float %1015, float %1017)
  %1019 = extractelement <3 x float> %1014, i64 2
  %1020 = tail call noundef float @llvm.fmuladd.f32(float %1019, float %1019, float %1018)
  %1021 = tail call noundef float @llvm.sqrt.f32(float %1020), !fpmath !16
  %1022 = fmul float %1021, 0x3A90000000000000
  br label %1023

1023:                                             ; preds = %1013, %1003, %1001
  %1024 = phi float [ %1022, %1013 ], [ %1012, %1003 ], [ %1002, %1001 ]
  %1025 = fadd <3 x float> %990, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1026 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1025) #11
  %1027 = fadd <3 x float> %1026, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1028 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1027, <3 x float> noundef zeroinitializer) #11
  %1029 = extractelement <3 x float> %1028, i64 0
  %1030 = extractelement <3 x float> %1028, i64 1
  %1031 = fmul float %1030, %1030
  %1032 = tail call float @llvm.fmuladd.f32(float %1029, float %1029, float %1031)
  %1033 = extractelement <3 x float> %1028, i64 2
  %1034 = tail call noundef float @llvm.fmuladd.f32(float %1033, float %1033, float %1032)
  %1035 = fcmp olt float %1034, 0x3810000000000000
  br i1 %1035, label %1050, label %1036

1036:                                             ; preds = %1023
  %1037 = fcmp oeq float %1034, 0x7FF0000000000000
  br i1 %1037, label %1040, label %1038

1038:                                             ; preds = %1036
  %1039 = tail call noundef float @llvm.sqrt.f32(float %1034), !fpmath !16
  br label %1060

1040:                                             ; preds = %1036
  %1041 = fmul <3 x float> %1028, splat (float 0x3BE0000000000000)
  %1042 = extractelement <3 x float> %1041, i64 0
  %1043 = extractelement <3 x float> %1041, i64 1
  %1044 = fmul float %1043, %1043
  %1045 = tail call float @llvm.fmuladd.f32(float %1042, float %1042, float %1044)
  %1046 = extractelement <3 x float> %1041, i64 2
  %1047 = tail call noundef float @llvm.fmuladd.f32(float %1046, float %1046, float %1045)
  %1048 = tail call noundef float @llvm.sqrt.f32(float %1047), !fpmath !16
  %1049 = fmul float %1048, 0x4400000000000000
  br label %1060

1050:                                             ; preds = %1023
  %1051 = fmul <3 x float> %1028, splat (float 0x4550000000000000)
  %1052 = extractelement <3 x float> %1051, i64 0
  %1053 = extractelement <3 x float> %1051, i64 1
  %1054 = fmul float %1053, %1053
  %1055 = tail call float @llvm.fmuladd.f32(float %1052, float %1052, float %1054)
  %1056 = extractelement <3 x float> %1051, i64 2
  %1057 = tail call noundef float @llvm.fmuladd.f32(float %1056, float %1056, float %1055)
  %1058 = tail call noundef float @llvm.sqrt.f32(float %1057), !fpmath !16
  %1059 = fmul float %1058, 0x3A90000000000000
  br label %1060

1060:                                             ; preds = %1050, %1040, %1038
  %1061 = phi float [ %1059, %1050 ], [ %1049, %1040 ], [ %1039, %1038 ]
  %1062 = fadd float %1024, 0xBFE99999A0000000
  %1063 = extractelement <3 x float> %990, i64 1
  %1064 = fadd float %1063, 1.000000e+00
  %1065 = extractelement <3 x float> %1027, i64 0
  %1066 = extractelement <3 x float> %1027, i64 1
  %1067 = extractelement <3 x float> %1027, i64 2
  %1068 = tail call fastcc float @llvm.maxnum.f32(float noundef %1066, float noundef %1067) #11
  %1069 = tail call fastcc float @llvm.maxnum.f32(float noundef %1065, float noundef %1068) #11
  %1070 = tail call fastcc float @llvm.minnum.f32(float noundef %1069, float noundef 0.000000e+00) #11
  %1071 = fadd float %1070, %1061
  %1072 = tail call fastcc float @llvm.minnum.f32(float noundef %1062, float noundef %1071) #11
  %1073 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1064, float noundef %1072) #11
  %1074 = tail call fastcc float @llvm.maxnum.f32(float noundef %1073, float noundef 0.000000e+00) #11
  %1075 = fmul float %1074, 8.000000e+00
  %1076 = tail call fastcc float @llvm.minnum.f32(float noundef %989, float noundef %1075) #11
  %1077 = fadd <3 x float> %185, <float 0x3FE3F7CEC0000000, float 0x3FF0A3D700000000, float 0xBFDDF3B640000000>
  %1078 = fsub <3 x float> %1077, %82
  %1079 = extractelement <3 x float> %1078, i64 0
  %1080 = extractelement <3 x float> %1078, i64 1
  %1081 = fmul float %1080, %1080
  %1082 = tail call float @llvm.fmuladd.f32(float %1079, float %1079, float %1081)
  %1083 = extractelement <3 x float> %1078, i64 2
  %1084 = tail call noundef float @llvm.fmuladd.f32(float %1083, float %1083, float %1082)
  %1085 = fcmp olt float %1084, 0x3810000000000000
  br i1 %1085, label %1100, label %1086

1086:                                             ; preds = %1060
  %1087 = fcmp oeq float %1084, 0x7FF0000000000000
  br i1 %1087, label %1090, label %1088

1088:                                             ; preds = %1086
  %1089 = tail call noundef float @llvm.sqrt.f32(float %1084), !fpmath !16
  br label %1110

1090:                                             ; preds = %1086
  %1091 = fmul <3 x float> %1078, splat (float 0x3BE0000000000000)
  %1092 = extractelement <3 x float> %1091, i64 0
  %1093 = extractelement <3 x float> %1091, i64 1
  %1094 = fmul float %1093, %1093
  %1095 = tail call float @llvm.fmuladd.f32(float %1092, float %1092, float %1094)
  %1096 = extractelement <3 x float> %1091, i64 2
  %1097 = tail call noundef float @llvm.fmuladd.f32(float %1096, float %1096, float %1095)
  %1098 = tail call noundef float @llvm.sqrt.f32(float %1097), !fpmath !16
  %1099 = fmul float %1098, 0x4400000000000000
  br label %1110

1100:                                             ; preds = %1060
  %1101 = fmul <3 x float> %1078, splat (float 0x4550000000000000)
  %1102 = extractelement <3 x float> %1101, i64 0
  %1103 = extractelement <3 x float> %1101, i64 1
  %1104 = fmul float %1103, %1103
  %1105 = tail call float @llvm.fmuladd.f32(float %1102, float %1102, float %1104)
  %1106 = extractelement <3 x float> %1101, i64 2
  %1107 = tail call noundef float @llvm.fmuladd.f32(float %1106, float %1106, float %1105)
  %1108 = tail call noundef float @llvm.sqrt.f32(float %1107), !fpmath !16
  %1109 = fmul float %1108, 0x3A90000000000000
  br label %1110

1110:                                             ; preds = %1100, %1090, %1088
  %1111 = phi float [ %1109, %1100 ], [ %1099, %1090 ], [ %1089, %1088 ]
  %1112 = fadd <3 x float> %1077, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1113 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1112) #11
  %1114 = fadd <3 x float> %1113, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1115 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1114, <3 x float> noundef zeroinitializer) #11
  %1116 = extractelement <3 x float> %1115, i64 0
  %1117 = extractelement <3 x float> %1115, i64 1
  %1118 = fmul float %1117, %1117
  %1119 = tail call float @llvm.fmuladd.f32(float %1116, float %1116, float %1118)
  %1120 = extractelement <3 x float> %1115, i64 2
  %1121 = tail call noundef float @llvm.fmuladd.f32(float %1120, float %1120, float %1119)
  %1122 = fcmp olt float %1121, 0x3810000000000000
  br i1 %1122, label %1137, label %1123

1123:                                             ; preds = %1110
  %1124 = fcmp oeq float %1121, 0x7FF0000000000000
  br i1 %1124, label %1127, label %1125

1125:                                             ; preds = %1123
  %1126 = tail call noundef float @llvm.sqrt.f32(float %1121), !fpmath !16
  br label %1147

1127:                                             ; preds = %1123
  %1128 = fmul <3 x float> %1115, splat (float 0x3BE0000000000000)
  %1129 = extractelement <3 x float> %1128, i64 0
  %1130 = extractelement <3 x float> %1128, i64 1
  %1131 = fmul float %1130, %1130
  %1132 = tail call float @llvm.fmuladd.f32(float %1129, float %1129, float %1131)
  %1133 = extractelement <3 x float> %1128, i64 2
  %1134 = tail call noundef float @llvm.fmuladd.f32(float %1133, float %1133, float %1132)
  %1135 = tail call noundef float @llvm.sqrt.f32(float %1134), !fpmath !16
  %1136 = fmul float %1135, 0x4400000000000000
  br label %1147

1137:                                             ; preds = %1110
  %1138 = fmul <3 x float> %1115, splat (float 0x4550000000000000)
  %1139 = extractelement <3 x float> %1138, i64 0
  %1140 = extractelement <3 x float> %1138, i64 1
  %1141 = fmul float %1140, %1140
  %1142 = tail call float @llvm.fmuladd.f32(float %1139, float %1139, float %1141)
  %1143 = extractelement <3 x float> %1138, i64 2
  %1144 = tail call noundef float @llvm.fmuladd.f32(float %1143, float %1143, float %1142)
  %1145 = tail call noundef float @llvm.sqrt.f32(float %1144), !fpmath !16
  %1146 = fmul float %1145, 0x3A90000000000000
  br label %1147

1147:                                             ; preds = %1137, %1127, %1125
  %1148 = phi float [ %1146, %1137 ], [ %1136, %1127 ], [ %1126, %1125 ]
  %1149 = fadd float %1111, 0xBFE99999A0000000
  %1150 = extractelement <3 x float> %1077, i64 1
  %1151 = fadd float %1150, 1.000000e+00
  %1152 = extractelement <3 x float> %1114, i64 0
  %1153 = extractelement <3 x float> %1114, i64 1
  %1154 = extractelement <3 x float> %1114, i64 2
  %1155 = tail call fastcc float @llvm.maxnum.f32(float noundef %1153, float noundef %1154) #11
  %1156 = tail call fastcc float @llvm.maxnum.f32(float noundef %1152, float noundef %1155) #11
  %1157 = tail call fastcc float @llvm.minnum.f32(float noundef %1156, float noundef 0.000000e+00) #11
  %1158 = fadd float %1157, %1148
  %1159 = tail call fastcc float @llvm.minnum.f32(float noundef %1149, float noundef %1158) #11
  %1160 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1151, float noundef %1159) #11
  %1161 = tail call fastcc float @llvm.maxnum.f32(float noundef %1160, float noundef 0.000000e+00) #11
  %1162 = fmul float %1161, 8.000000e+00
  %1163 = fdiv float %1162, 0x3FF4CCCCC0000000, !fpmath !17
  %1164 = tail call fastcc float @llvm.minnum.f32(float noundef %1076, float noundef %1163) #11
  %1165 = fadd <3 x float> %185, <float 0x3FE89374A0000000, float 0x3FF47AE140000000, float 0xBFE26E9780000000>
  %1166 = fsub <3 x float> %1165, %82
  %1167 = extractelement <3 x float> %1166, i64 0
  %1168 = extractelement <3 x float> %1166, i64 1
  %1169 = fmul float %1168, %1168
  %1170 = tail call float @llvm.fmuladd.f32(float %1167, float %1167, float %1169)
  %1171 = extractelement <3 x float> %1166, i64 2
  %1172 = tail call noundef float @llvm.fmuladd.f32(float %1171, float %1171, float %1170)
  %1173 = fcmp olt float %1172, 0x3810000000000000
  br i1 %1173, label %1188, label %1174

1174:                                             ; preds = %1147
  %1175 = fcmp oeq float %1172, 0x7FF0000000000000
  br i1 %1175, label %1178, label %1176

1176:                                             ; preds = %1174
  %1177 = tail call noundef float @llvm.sqrt.f32(float %1172), !fpmath !16
  br label %1198

1178:                                             ; preds = %1174
  %1179 = fmul <3 x float> %1166, splat (float 0x3BE0000000000000)
  %1180 = extractelement <3 x float> %1179, i64 0
  %1181 = extractelement <3 x float> %1179, i64 1
  %1182 = fmul float %1181, %1181
  %1183 = tail call float @llvm.fmuladd.f32(float %1180, float %1180, float %1182)
  %1184 = extractelement <3 x float> %1179, i64 2
  %1185 = tail call noundef float @llvm.fmuladd.f32(float %1184, float %1184, float %1183)
  %1186 = tail call noundef float @llvm.sqrt.f32(float %1185), !fpmath !16
  %1187 = fmul float %1186, 0x4400000000000000
  br label %1198

1188:                                             ; preds = %1147
  %1189 = fmul <3 x float> %1166, splat (float 0x4550000000000000)
  %1190 = extractelement <3 x float> %1189, i64 0
  %1191 = extractelement <3 x float> %1189, i64 1
  %1192 = fmul float %1191, %1191
  %1193 = tail call float @llvm.fmuladd.f32(float %1190, float %1190, float %1192)
  %1194 = extractelement <3 x float> %1189, i64 2
  %1195 = tail call noundef float @llvm.fmuladd.f32(float %1194, float %1194, float %1193)
  %1196 = tail call noundef float @llvm.sqrt.f32(float %1195), !fpmath !16
  %1197 = fmul float %1196, 0x3A90000000000000
  br label %1198

1198:                                             ; preds = %1188, %1178, %1176
  %1199 = phi float [ %1197, %1188 ], [ %1187, %1178 ], [ %1177, %1176 ]
  %1200 = fadd <3 x float> %1165, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1201 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1200) #11
  %1202 = fadd <3 x float> %1201, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1203 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1202, <3 x float> noundef zeroinitializer) #11
  %1204 = extractelement <3 x float> %1203, i64 0
  %1205 = extractelement <3 x float> %1203, i64 1
  %1206 = fmul float %1205, %1205
  %1207 = tail call float @llvm.fmuladd.f32(float %1204, float %1204, float %1206)
  %1208 = extractelement <3 x float> %1203, i64 2
  %1209 = tail call noundef float @llvm.fmuladd.f32(float %1208, float %1208, float %1207)
  %1210 = fcmp olt float %1209, 0x3810000000000000
  br i1 %1210, label %1225, label %1211

1211:                                             ; preds = %1198
  %1212 = fcmp oeq float %1209, 0x7FF0000000000000
  br i1 %1212, label %1215, label %1213

1213:                                             ; preds = %1211
  %1214 = tail call noundef float @llvm.sqrt.f32(float %1209), !fpmath !16
  br label %1235

1215:                                             ; preds = %1211
  %1216 = fmul <3 x float> %1203, splat (float 0x3BE0000000000000)
  %1217 = extractelement <3 x float> %1216, i64 0
  %1218 = extractelement <3 x float> %1216, i64 1
  %1219 = fmul float %1218, %1218
  %1220 = tail call float @llvm.fmuladd.f32(float %1217, float %1217, float %1219)
  %1221 = extractelement <3 x float> %1216, i64 2
  %1222 = tail call noundef float @llvm.fmuladd.f32(float %1221, float %1221, float %1220)
  %1223 = tail call noundef float @llvm.sqrt.f32(float %1222), !fpmath !16
  %1224 = fmul float %1223, 0x4400000000000000
  br label %1235

1225:                                             ; preds = %1198
  %1226 = fmul <3 x float> %1203, splat (float 0x4550000000000000)
  %1227 = extractelement <3 x float> %1226, i64 0
  %1228 = extractelement <3 x float> %1226, i64 1
  %1229 = fmul float %1228, %1228
  %1230 = tail call float @llvm.fmuladd.f32(float %1227, float %1227, float %1229)
  %1231 = extractelement <3 x float> %1226, i64 2
  %1232 = tail call noundef float @llvm.fmuladd.f32(float %1231, float %1231, float %1230)
  %1233 = tail call noundef float @llvm.sqrt.f32(float %1232), !fpmath !16
  %1234 = fmul float %1233, 0x3A90000000000000
  br label %1235

1235:                                             ; preds = %1225, %1215, %1213
  %1236 = phi float [ %1234, %1225 ], [ %1224, %1215 ], [ %1214, %1213 ]
  %1237 = fadd float %1199, 0xBFE99999A0000000
  %1238 = extractelement <3 x float> %1165, i64 1
  %1239 = fadd float %1238, 1.000000e+00
  %1240 = extractelement <3 x float> %1202, i64 0
  %1241 = extractelement <3 x float> %1202, i64 1
  %1242 = extractelement <3 x float> %1202, i64 2
  %1243 = tail call fastcc float @llvm.maxnum.f32(float noundef %1241, float noundef %1242) #11
  %1244 = tail call fastcc float @llvm.maxnum.f32(float noundef %1240, float noundef %1243) #11
  %1245 = tail call fastcc float @llvm.minnum.f32(float noundef %1244, float noundef 0.000000e+00) #11
  %1246 = fadd float %1245, %1236
  %1247 = tail call fastcc float @llvm.minnum.f32(float noundef %1237, float noundef %1246) #11
  %1248 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1239, float noundef %1247) #11
  %1249 = tail call fastcc float @llvm.maxnum.f32(float noundef %1248, float noundef 0.000000e+00) #11
  %1250 = fmul float %1249, 8.000000e+00
  %1251 = fdiv float %1250, 0x3FF9999980000000, !fpmath !17
  %1252 = tail call fastcc float @llvm.minnum.f32(float noundef %1164, float noundef %1251) #11
  %1253 = fadd <3 x float> %185, <float 0x3FED2F1A60000000, float 0x3FF851EB60000000, float 0xBFE5E353E0000000>
  %1254 = fsub <3 x float> %1253, %82
  %1255 = extractelement <3 x float> %1254, i64 0
  %1256 = extractelement <3 x float> %1254, i64 1
  %1257 = fmul float %1256, %1256
  %1258 = tail call float @llvm.fmuladd.f32(float %1255, float %1255, float %1257)
  %1259 = extractelement <3 x float> %1254, i64 2
  %1260 = tail call noundef float @llvm.fmuladd.f32(float %1259, float %1259, float %1258)
  %1261 = fcmp olt float %1260, 0x3810000000000000
  br i1 %1261, label %1276, label %1262

1262:                                             ; preds = %1235
  %1263 = fcmp oeq float %1260, 0x7FF0000000000000
  br i1 %1263, label %1266, label %1264

1264:                                             ; preds = %1262
  %1265 = tail call noundef float @llvm.sqrt.f32(float %1260), !fpmath !16
  br label %1286

1266:                                             ; preds = %1262
  %1267 = fmul <3 x float> %1254, splat (float 0x3BE0000000000000)
  %1268 = extractelement <3 x float> %1267, i64 0
  %1269 = extractelement <3 x float> %1267, i64 1
  %1270 = fmul float %1269, %1269
  %1271 = tail call float @llvm.fmuladd.f32(float %1268, float %1268, float %1270)
  %1272 = extractelement <3 x float> %1267, i64 2
  %1273 = tail call noundef float @llvm.fmuladd.f32(float %1272, float %1272, float %1271)
  %1274 = tail call noundef float @llvm.sqrt.f32(float %1273), !fpmath !16
  %1275 = fmul float %1274, 0x4400000000000000
  br label %1286

1276:                                             ; preds = %1235
  %1277 = fmul <3 x float> %1254, splat (float 0x4550000000000000)
  %1278 = extractelement <3 x float> %1277, i64 0
  %1279 = extractelement <3 x float> %1277, i64 1
  %1280 = fmul float %1279, %1279
  %1281 = tail call float @llvm.fmuladd.f32(float %1278, float %1278, float %1280)
  %1282 = extractelement <3 x float> %1277, i64 2
  %1283 = tail call noundef float @llvm.fmuladd.f32(float %1282, float %1282, float %1281)
  %1284 = tail call noundef float @llvm.sqrt.f32(float %1283), !fpmath !16
  %1285 = fmul float %1284, 0x3A90000000000000
  br label %1286

1286:                                             ; preds = %1276, %1266, %1264
  %1287 = phi float [ %1285, %1276 ], [ %1275, %1266 ], [ %1265, %1264 ]
  %1288 = fadd <3 x float> %1253, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1289 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1288) #11
  %1290 = fadd <3 x float> %1289, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1291 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1290, <3 x float> noundef zeroinitializer) #11
  %1292 = extractelement <3 x float> %1291, i64 0
  %1293 = extractelement <3 x float> %1291, i64 1
  %1294 = fmul float %1293, %1293
  %1295 = tail call float @llvm.fmuladd.f32(float %1292, float %1292, float %1294)
  %1296 = extractelement <3 x float> %1291, i64 2
  %1297 = tail call noundef float @llvm.fmuladd.f32(float %1296, float %1296, float %1295)
  %1298 = fcmp olt float %1297, 0x3810000000000000
  br i1 %1298, label %1313, label %1299

1299:                                             ; preds = %1286
  %1300 = fcmp oeq float %1297, 0x7FF0000000000000
  br i1 %1300, label %1303, label %1301

1301:                                             ; preds = %1299
  %1302 = tail call noundef float @llvm.sqrt.f32(float %1297), !fpmath !16
  br label %1323

1303:                                             ; preds = %1299
  %1304 = fmul <3 x float> %1291, splat (float 0x3BE0000000000000)
  %1305 = extractelement <3 x float> %1304, i64 0
  %1306 = extractelement <3 x float> %1304, i64 1
  %1307 = fmul float %1306, %1306
  %1308 = tail call float @llvm.fmuladd.f32(float %1305, float %1305, float %1307)
  %1309 = extractelement <3 x float> %1304, i64 2
  %1310 = tail call noundef float @llvm.fmuladd.f32(float %1309, float %1309, float %1308)
  %1311 = tail call noundef float @llvm.sqrt.f32(float %1310), !fpmath !16
  %1312 = fmul float %1311, 0x4400000000000000
  br label %1323

1313:                                             ; preds = %1286
  %1314 = fmul <3 x float> %1291, splat (float 0x4550000000000000)
  %1315 = extractelement <3 x float> %1314, i64 0
  %1316 = extractelement <3 x float> %1314, i64 1
  %1317 = fmul float %1316, %1316
  %1318 = tail call float @llvm.fmuladd.f32(float %1315, float %1315, float %1317)
  %1319 = extractelement <3 x float> %1314, i64 2
  %1320 = tail call noundef float @llvm.fmuladd.f32(float %1319, float %1319, float %1318)
  %1321 = tail call noundef float @llvm.sqrt.f32(float %1320), !fpmath !16
  %1322 = fmul float %1321, 0x3A90000000000000
  br label %1323

1323:                                             ; preds = %1313, %1303, %1301
  %1324 = phi float [ %1322, %1313 ], [ %1312, %1303 ], [ %1302, %1301 ]
  %1325 = fadd float %1287, 0xBFE99999A0000000
  %1326 = extractelement <3 x float> %1253, i64 1
  %1327 = fadd float %1326, 1.000000e+00
  %1328 = extractelement <3 x float> %1290, i64 0
  %1329 = extractelement <3 x float> %1290, i64 1
  %1330 = extractelement <3 x float> %1290, i64 2
  %1331 = tail call fastcc float @llvm.maxnum.f32(float noundef %1329, float noundef %1330) #11
  %1332 = tail call fastcc float @llvm.maxnum.f32(float noundef %1328, float noundef %1331) #11
  %1333 = tail call fastcc float @llvm.minnum.f32(float noundef %1332, float noundef 0.000000e+00) #11
  %1334 = fadd float %1333, %1324
  %1335 = tail call fastcc float @llvm.minnum.f32(float noundef %1325, float noundef %1334) #11
  %1336 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1327, float noundef %1335) #11
  %1337 = tail call fastcc float @llvm.maxnum.f32(float noundef %1336, float noundef 0.000000e+00) #11
  %1338 = fmul float %1337, 8.000000e+00
  %1339 = fdiv float %1338, 0x3FFE666640000000, !fpmath !17
  %1340 = tail call fastcc float @llvm.minnum.f32(float noundef %1252, float noundef %1339) #11
  %1341 = fadd <3 x float> %185, <float 0x3FF0E56020000000, float 0x3FFC28F5A0000000, float 0xBFE9581040000000>
  %1342 = fsub <3 x float> %1341, %82
  %1343 = extractelement <3 x float> %1342, i64 0
  %1344 = extractelement <3 x float> %1342, i64 1
  %1345 = fmul float %1344, %1344
  %1346 = tail call float @llvm.fmuladd.f32(float %1343, float %1343, float %1345)
  %1347 = extractelement <3 x float> %1342, i64 2
  %1348 = tail call noundef float @llvm.fmuladd.f32(float %1347, float %1347, float %1346)
  %1349 = fcmp olt float %1348, 0x3810000000000000
  br i1 %1349, label %1364, label %1350

1350:                                             ; preds = %1323
  %1351 = fcmp oeq float %1348, 0x7FF0000000000000
  br i1 %1351, label %1354, label %1352

1352:                                             ; preds = %1350
  %1353 = tail call noundef float @llvm.sqrt.f32(float %1348), !fpmath !16
  br label %1374

1354:                                             ; preds = %1350
  %1355 = fmul <3 x float> %1342, splat (float 0x3BE0000000000000)
  %1356 = extractelement <3 x float> %1355, i64 0
  %1357 = extractelement <3 x float> %1355, i64 1
  %1358 = fmul float %1357, %1357
  %1359 = tail call float @llvm.fmuladd.f32(float %1356, float %1356, float %1358)
  %1360 = extractelement <3 x float> %1355, i64 2
  %1361 = tail call noundef float @llvm.fmuladd.f32(float %1360, float %1360, float %1359)
  %1362 = tail call noundef float @llvm.sqrt.f32(float %1361), !fpmath !16
  %1363 = fmul float %1362, 0x4400000000000000
  br label %1374

1364:                                             ; preds = %1323
  %1365 = fmul <3 x float> %1342, splat (float 0x4550000000000000)
  %1366 = extractelement <3 x float> %1365, i64 0
  %1367 = extractelement <3 x float> %1365, i64 1
  %1368 = fmul float %1367, %1367
  %1369 = tail call float @llvm.fmuladd.f32(float %1366, float %1366, float %1368)
  %1370 = extractelement <3 x float> %1365, i64 2
  %1371 = tail call noundef float @llvm.fmuladd.f32(float %1370, float %1370, float %1369)
  %1372 = tail call noundef float @llvm.sqrt.f32(float %1371), !fpmath !16
  %1373 = fmul float %1372, 0x3A90000000000000
  br label %1374

1374:                                             ; preds = %1364, %1354, %1352
  %1375 = phi float [ %1373, %1364 ], [ %1363, %1354 ], [ %1353, %1352 ]
  %1376 = fadd <3 x float> %1341, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1377 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1376) #11
  %1378 = fadd <3 x float> %1377, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1379 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1378, <3 x float> noundef zeroinitializer) #11
  %1380 = extractelement <3 x float> %1379, i64 0
  %1381 = extractelement <3 x float> %1379, i64 1
  %1382 = fmul float %1381, %1381
  %1383 = tail call float @llvm.fmuladd.f32(float %1380, float %1380, float %1382)
  %1384 = extractelement <3 x float> %1379, i64 2
  %1385 = tail call noundef float @llvm.fmuladd.f32(float %1384, float %1384, float %1383)
  %1386 = fcmp olt float %1385, 0x3810000000000000
  br i1 %1386, label %1401, label %1387

1387:                                             ; preds = %1374
  %1388 = fcmp oeq float %1385, 0x7FF0000000000000
  br i1 %1388, label %1391, label %1389

1389:                                             ; preds = %1387
  %1390 = tail call noundef float @llvm.sqrt.f32(float %1385), !fpmath !16
  br label %1411

1391:                                             ; preds = %1387
  %1392 = fmul <3 x float> %1379, splat (float 0x3BE0000000000000)
  %1393 = extractelement <3 x float> %1392, i64 0
  %1394 = extractelement <3 x float> %1392, i64 1
  %1395 = fmul float %1394, %1394
  %1396 = tail call float @llvm.fmuladd.f32(float %1393, float %1393, float %1395)
  %1397 = extractelement <3 x float> %1392, i64 2
  %1398 = tail call noundef float @llvm.fmuladd.f32(float %1397, float %1397, float %1396)
  %1399 = tail call noundef float @llvm.sqrt.f32(float %1398), !fpmath !16
  %1400 = fmul float %1399, 0x4400000000000000
  br label %1411

1401:                                             ; preds = %1374
  %1402 = fmul <3 x float> %1379, splat (float 0x4550000000000000)
  %1403 = extractelement <3 x float> %1402, i64 0
  %1404 = extractelement <3 x float> %1402, i64 1
  %1405 = fmul float %1404, %1404
  %1406 = tail call float @llvm.fmuladd.f32(float %1403, float %1403, float %1405)
  %1407 = extractelement <3 x float> %1402, i64 2
  %1408 = tail call noundef float @llvm.fmuladd.f32(float %1407, float %1407, float %1406)
  %1409 = tail call noundef float @llvm.sqrt.f32(float %1408), !fpmath !16
  %1410 = fmul float %1409, 0x3A90000000000000
  br label %1411

1411:                                             ; preds = %1401, %1391, %1389
  %1412 = phi float [ %1410, %1401 ], [ %1400, %1391 ], [ %1390, %1389 ]
  %1413 = fadd float %1375, 0xBFE99999A0000000
  %1414 = extractelement <3 x float> %1341, i64 1
  %1415 = fadd float %1414, 1.000000e+00
  %1416 = extractelement <3 x float> %1378, i64 0
  %1417 = extractelement <3 x float> %1378, i64 1
  %1418 = extractelement <3 x float> %1378, i64 2
  %1419 = tail call fastcc float @llvm.maxnum.f32(float noundef %1417, float noundef %1418) #11
  %1420 = tail call fastcc float @llvm.maxnum.f32(float noundef %1416, float noundef %1419) #11
  %1421 = tail call fastcc float @llvm.minnum.f32(float noundef %1420, float noundef 0.000000e+00) #11
  %1422 = fadd float %1421, %1412
  %1423 = tail call fastcc float @llvm.minnum.f32(float noundef %1413, float noundef %1422) #11
  %1424 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1415, float noundef %1423) #11
  %1425 = tail call fastcc float @llvm.maxnum.f32(float noundef %1424, float noundef 0.000000e+00) #11
  %1426 = fmul float %1425, 8.000000e+00
  %1427 = fdiv float %1426, 0x4001999980000000, !fpmath !17
  %1428 = tail call fastcc float @llvm.minnum.f32(float noundef %1340, float noundef %1427) #11
  %1429 = fadd <3 x float> %185, <float 0x3FF3333300000000, float 0x3FFFFFFFE0000000, float 0xBFECCCCCC0000000>
  %1430 = fsub <3 x float> %1429, %82
  %1431 = extractelement <3 x float> %1430, i64 0
  %1432 = extractelement <3 x float> %1430, i64 1
  %1433 = fmul float %1432, %1432
  %1434 = tail call float @llvm.fmuladd.f32(float %1431, float %1431, float %1433)
  %1435 = extractelement <3 x float> %1430, i64 2
  %1436 = tail call noundef float @llvm.fmuladd.f32(float %1435, float %1435, float %1434)
  %1437 = fcmp olt float %1436, 0x3810000000000000
  br i1 %1437, label %1452, label %1438

1438:                                             ; preds = %1411
  %1439 = fcmp oeq float %1436, 0x7FF0000000000000
  br i1 %1439, label %1442, label %1440

1440:                                             ; preds = %1438
  %1441 = tail call noundef float @llvm.sqrt.f32(float %1436), !fpmath !16
  br label %1462

1442:                                             ; preds = %1438
  %1443 = fmul <3 x float> %1430, splat (float 0x3BE0000000000000)
  %1444 = extractelement <3 x float> %1443, i64 0
  %1445 = extractelement <3 x float> %1443, i64 1
  %1446 = fmul float %1445, %1445
  %1447 = tail call float @llvm.fmuladd.f32(float %1444, float %1444, float %1446)
  %1448 = extractelement <3 x float> %1443, i64 2
  %1449 = tail call noundef float @llvm.fmuladd.f32(float %1448, float %1448, float %1447)
  %1450 = tail call noundef float @llvm.sqrt.f32(float %1449), !fpmath !16
  %1451 = fmul float %1450, 0x4400000000000000
  br label %1462

1452:                                             ; preds = %1411
  %1453 = fmul <3 x float> %1430, splat (float 0x4550000000000000)
  %1454 = extractelement <3 x float> %1453, i64 0
  %1455 = extractelement <3 x float> %1453, i64 1
  %1456 = fmul float %1455, %1455
  %1457 = tail call float @llvm.fmuladd.f32(float %1454, float %1454, float %1456)
  %1458 = extractelement <3 x float> %1453, i64 2
  %1459 = tail call noundef float @llvm.fmuladd.f32(float %1458, float %1458, float %1457)
  %1460 = tail call noundef float @llvm.sqrt.f32(float %1459), !fpmath !16
  %1461 = fmul float %1460, 0x3A90000000000000
  br label %1462

1462:                                             ; preds = %1452, %1442, %1440
  %1463 = phi float [ %1461, %1452 ], [ %1451, %1442 ], [ %1441, %1440 ]
  %1464 = fadd <3 x float> %1429, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1465 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1464) #11
  %1466 = fadd <3 x float> %1465, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1467 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1466, <3 x float> noundef zeroinitializer) #11
  %1468 = extractelement <3 x float> %1467, i64 0
  %1469 = extractelement <3 x float> %1467, i64 1
  %1470 = fmul float %1469, %1469
  %1471 = tail call float @llvm.fmuladd.f32(float %1468, float %1468, float %1470)
  %1472 = extractelement <3 x float> %1467, i64 2
  %1473 = tail call noundef float @llvm.fmuladd.f32(float %1472, float %1472, float %1471)
  %1474 = fcmp olt float %1473, 0x3810000000000000
  br i1 %1474, label %1489, label %1475

1475:                                             ; preds = %1462
  %1476 = fcmp oeq float %1473, 0x7FF0000000000000
  br i1 %1476, label %1479, label %1477

1477:                                             ; preds = %1475
  %1478 = tail call noundef float @llvm.sqrt.f32(float %1473), !fpmath !16
  br label %1499

1479:                                             ; preds = %1475
  %1480 = fmul <3 x float> %1467, splat (float 0x3BE0000000000000)
  %1481 = extractelement <3 x float> %1480, i64 0
  %1482 = extractelement <3 x float> %1480, i64 1
  %1483 = fmul float %1482, %1482
  %1484 = tail call float @llvm.fmuladd.f32(float %1481, float %1481, float %1483)
  %1485 = extractelement <3 x float> %1480, i64 2
  %1486 = tail call noundef float @llvm.fmuladd.f32(float %1485, float %1485, float %1484)
  %1487 = tail call noundef float @llvm.sqrt.f32(float %1486), !fpmath !16
  %1488 = fmul float %1487, 0x4400000000000000
  br label %1499

1489:                                             ; preds = %1462
  %1490 = fmul <3 x float> %1467, splat (float 0x4550000000000000)
  %1491 = extractelement <3 x float> %1490, i64 0
  %1492 = extractelement <3 x float> %1490, i64 1
  %1493 = fmul float %1492, %1492
  %1494 = tail call float @llvm.fmuladd.f32(float %1491, float %1491, float %1493)
  %1495 = extractelement <3 x float> %1490, i64 2
  %1496 = tail call noundef float @llvm.fmuladd.f32(float %1495, float %1495, float %1494)
  %1497 = tail call noundef float @llvm.sqrt.f32(float %1496), !fpmath !16
  %1498 = fmul float %1497, 0x3A90000000000000
  br label %1499

1499:                                             ; preds = %1489, %1479, %1477
  %1500 = phi float [ %1498, %1489 ], [ %1488, %1479 ], [ %1478, %1477 ]
  %1501 = fadd float %1463, 0xBFE99999A0000000
  %1502 = extractelement <3 x float> %1429, i64 1
  %1503 = fadd float %1502, 1.000000e+00
  %1504 = extractelement <3 x float> %1466, i64 0
  %1505 = extractelement <3 x float> %1466, i64 1
  %1506 = extractelement <3 x float> %1466, i64 2
  %1507 = tail call fastcc float @llvm.maxnum.f32(float noundef %1505, float noundef %1506) #11
  %1508 = tail call fastcc float @llvm.maxnum.f32(float noundef %1504, float noundef %1507) #11
  %1509 = tail call fastcc float @llvm.minnum.f32(float noundef %1508, float noundef 0.000000e+00) #11
  %1510 = fadd float %1509, %1500
  %1511 = tail call fastcc float @llvm.minnum.f32(float noundef %1501, float noundef %1510) #11
  %1512 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1503, float noundef %1511) #11
  %1513 = tail call fastcc float @llvm.maxnum.f32(float noundef %1512, float noundef 0.000000e+00) #11
  %1514 = fmul float %1513, 8.000000e+00
  %1515 = fdiv float %1514, 0x4003FFFFE0000000, !fpmath !17
  %1516 = tail call fastcc float @llvm.minnum.f32(float noundef %1428, float noundef %1515) #11
  %1517 = fadd <3 x float> %185, <float 0x3FF5810600000000, float 0x4001EB8500000000, float 0xBFF020C480000000>
  %1518 = fsub <3 x float> %1517, %82
  %1519 = extractelement <3 x float> %1518, i64 0
  %1520 = extractelement <3 x float> %1518, i64 1
  %1521 = fmul float %1520, %1520
  %1522 = tail call float @llvm.fmuladd.f32(float %1519, float %1519, float %1521)
  %1523 = extractelement <3 x float> %1518, i64 2
  %1524 = tail call noundef float @llvm.fmuladd.f32(float %1523, float %1523, float %1522)
  %1525 = fcmp olt float %1524, 0x3810000000000000
  br i1 %1525, label %1540, label %1526

1526:                                             ; preds = %1499
  %1527 = fcmp oeq float %1524, 0x7FF0000000000000
  br i1 %1527, label %1530, label %1528

1528:                                             ; preds = %1526
  %1529 = tail call noundef float @llvm.sqrt.f32(float %1524), !fpmath !16
  br label %1550

1530:                                             ; preds = %1526
  %1531 = fmul <3 x float> %1518, splat (float 0x3BE0000000000000)
  %1532 = extractelement <3 x float> %1531, i64 0
  %1533 = extractelement <3 x float> %1531, i64 1
  %1534 = fmul float %1533, %1533
  %1535 = tail call float @llvm.fmuladd.f32(float %1532, float %1532, float %1534)
  %1536 = extractelement <3 x float> %1531, i64 2
  %1537 = tail call noundef float @llvm.fmuladd.f32(float %1536, float %1536, float %1535)
  %1538 = tail call noundef float @llvm.sqrt.f32(float %1537), !fpmath !16
  %1539 = fmul float %1538, 0x4400000000000000
  br label %1550

1540:                                             ; preds = %1499
  %1541 = fmul <3 x float> %1518, splat (float 0x4550000000000000)
  %1542 = extractelement <3 x float> %1541, i64 0
  %1543 = extractelement <3 x float> %1541, i64 1
  %1544 = fmul float %1543, %1543
  %1545 = tail call float @llvm.fmuladd.f32(float %1542, float %1542, float %1544)
  %1546 = extractelement <3 x float> %1541, i64 2
  %1547 = tail call noundef float @llvm.fmuladd.f32(float %1546, float %1546, float %1545)
  %1548 = tail call noundef float @llvm.sqrt.f32(float %1547), !fpmath !16
  %1549 = fmul float %1548, 0x3A90000000000000
  br label %1550

1550:                                             ; preds = %1540, %1530, %1528
  %1551 = phi float [ %1549, %1540 ], [ %1539, %1530 ], [ %1529, %1528 ]
  %1552 = fadd <3 x float> %1517, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1553 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1552) #11
  %1554 = fadd <3 x float> %1553, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1555 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1554, <3 x float> noundef zeroinitializer) #11
  %1556 = extractelement <3 x float> %1555, i64 0
  %1557 = extractelement <3 x float> %1555, i64 1
  %1558 = fmul float %1557, %1557
  %1559 = tail call float @llvm.fmuladd.f32(float %1556, float %1556, float %1558)
  %1560 = extractelement <3 x float> %1555, i64 2
  %1561 = tail call noundef float @llvm.fmuladd.f32(float %1560, float %1560, float %1559)
  %1562 = fcmp olt float %1561, 0x3810000000000000
  br i1 %1562, label %1577, label %1563

1563:                                             ; preds = %1550
  %1564 = fcmp oeq float %1561, 0x7FF0000000000000
  br i1 %1564, label %1567, label %1565

1565:                                             ; preds = %1563
  %1566 = tail call noundef float @llvm.sqrt.f32(float %1561), !fpmath !16
  br label %1587

1567:                                             ; preds = %1563
  %1568 = fmul <3 x float> %1555, splat (float 0x3BE0000000000000)
  %1569 = extractelement <3 x float> %1568, i64 0
  %1570 = extractelement <3 x float> %1568, i64 1
  %1571 = fmul float %1570, %1570
  %1572 = tail call float @llvm.fmuladd.f32(float %1569, float %1569, float %1571)
  %1573 = extractelement <3 x float> %1568, i64 2
  %1574 = tail call noundef float @llvm.fmuladd.f32(float %1573, float %1573, float %1572)
  %1575 = tail call noundef float @llvm.sqrt.f32(float %1574), !fpmath !16
  %1576 = fmul float %1575, 0x4400000000000000
  br label %1587

1577:                                             ; preds = %1550
  %1578 = fmul <3 x float> %1555, splat (float 0x4550000000000000)
  %1579 = extractelement <3 x float> %1578, i64 0
  %1580 = extractelement <3 x float> %1578, i64 1
  %1581 = fmul float %1580, %1580
  %1582 = tail call float @llvm.fmuladd.f32(float %1579, float %1579, float %1581)
  %1583 = extractelement <3 x float> %1578, i64 2
  %1584 = tail call noundef float @llvm.fmuladd.f32(float %1583, float %1583, float %1582)
  %1585 = tail call noundef float @llvm.sqrt.f32(float %1584), !fpmath !16
  %1586 = fmul float %1585, 0x3A90000000000000
  br label %1587

1587:                                             ; preds = %1577, %1567, %1565
  %1588 = phi float [ %1586, %1577 ], [ %1576, %1567 ], [ %1566, %1565 ]
  %1589 = fadd float %1551, 0xBFE99999A0000000
  %1590 = extractelement <3 x float> %1517, i64 1
  %1591 = fadd float %1590, 1.000000e+00
  %1592 = extractelement <3 x float> %1554, i64 0
  %1593 = extractelement <3 x float> %1554, i64 1
  %1594 = extractelement <3 x float> %1554, i64 2
  %1595 = tail call fastcc float @llvm.maxnum.f32(float noundef %1593, float noundef %1594) #11
  %1596 = tail call fastcc float @llvm.maxnum.f32(float noundef %1592, float noundef %1595) #11
  %1597 = tail call fastcc float @llvm.minnum.f32(float noundef %1596, float noundef 0.000000e+00) #11
  %1598 = fadd float %1597, %1588
  %1599 = tail call fastcc float @llvm.minnum.f32(float noundef %1589, float noundef %1598) #11
  %1600 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1591, float noundef %1599) #11
  %1601 = tail call fastcc float @llvm.maxnum.f32(float noundef %1600, float noundef 0.000000e+00) #11
  %1602 = fmul float %1601, 8.000000e+00
  %1603 = fdiv float %1602, 0x4006666640000000, !fpmath !17
  %1604 = tail call fastcc float @llvm.minnum.f32(float noundef %1516, float noundef %1603) #11
  %1605 = insertelement <3 x float> poison, float %725, i64 0
  %1606 = shufflevector <3 x float> %1605, <3 x float> poison, <3 x i32> zeroinitializer
  %1607 = fdiv <3 x float> %695, %1606, !fpmath !17
  %1608 = extractelement <3 x float> %1607, i64 0
  %1609 = extractelement <3 x float> %1607, i64 1
  %1610 = fmul float %1609, 0x3FE99999A0000000
  %1611 = tail call float @llvm.fmuladd.f32(float %1608, float 0x3FDEB851E0000000, float %1610)
  %1612 = extractelement <3 x float> %1607, i64 2
  %1613 = tail call noundef float @llvm.fmuladd.f32(float %1612, float 0xBFD70A3D80000000, float %1611)
  %1614 = tail call fastcc float @llvm.maxnum.f32(float noundef %1613, float noundef 0.000000e+00) #11
  %1615 = fmul float %1614, 0x3FECCCCCC0000000
  %1616 = tail call fastcc float @llvm.minnum.f32(float noundef %1604, float noundef 1.000000e+00) #11
  %1617 = tail call float @llvm.fmuladd.f32(float %1615, float %1616, float 0x3FB99999A0000000)
  %1618 = tail call float @llvm.fmuladd.f32(float %1617, float 8.000000e+00, float 5.000000e-01)
  %1619 = fptoui float %1618 to i32
  %1620 = mul i32 %1619, 1842204
  %1621 = or i32 %1620, -16777216
  br label %1622

1622:                                             ; preds = %179, %1587
  %1623 = phi i32 [ %1621, %1587 ], [ -16777216, %179 ]
  %1624 = mul nsw i32 %1, %32
  %1625 = add nsw i32 %1624, %20
  %1626 = sext i32 %1625 to i64
  %1627 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %1626
  store i32 %1623, ptr addrspace(1) %1627, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_march_scene(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %20 = trunc i64 %19 to i32
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = lshr i32 %8, 16
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 48
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %21 to i64
  %27 = zext nneg i32 %22 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %23 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = sitofp i32 %20 to float
  %34 = fadd float %33, 5.000000e-01
  %35 = insertelement <2 x i32> poison, i32 %1, i64 0
  %36 = insertelement <2 x i32> %35, i32 %2, i64 1
  %37 = sitofp <2 x i32> %36 to <2 x float>
  %38 = sitofp i32 %32 to float
  %39 = fadd float %38, 5.000000e-01
  %40 = fneg float %39
  %41 = insertelement <2 x float> poison, float %34, i64 0
  %42 = insertelement <2 x float> %41, float %40, i64 1
  %43 = fdiv <2 x float> %42, %37
  %44 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %43, <2 x float> splat (float 2.000000e+00), <2 x float> <float -1.000000e+00, float 1.000000e+00>)
  %45 = shufflevector <2 x float> %44, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %46 = insertelement <3 x float> %45, float 1.500000e+00, i64 2
  %47 = fmul <2 x float> %44, %44
  %48 = extractelement <2 x float> %47, i64 1
  %49 = extractelement <2 x float> %44, i64 0
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %49, float %48)
  %51 = fadd float %50, 2.250000e+00
  %52 = fcmp olt float %51, 0x3810000000000000
  br i1 %52, label %53, label %63

53:                                               ; preds = %4
  %54 = fmul <3 x float> %46, splat (float 0x4550000000000000)
  %55 = extractelement <3 x float> %54, i64 0
  %56 = extractelement <3 x float> %54, i64 1
  %57 = fmul float %56, %56
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %57)
  %59 = extractelement <3 x float> %54, i64 2
  %60 = tail call noundef float @llvm.fmuladd.f32(float %59, float %59, float %58)
  %61 = tail call noundef float @llvm.sqrt.f32(float %60), !fpmath !16
  %62 = fmul float %61, 0x3A90000000000000
  br label %77

63:                                               ; preds = %4
  %64 = fcmp oeq float %51, 0x7FF0000000000000
  br i1 %64, label %65, label %75

65:                                               ; preds = %63
  %66 = fmul <3 x float> %46, splat (float 0x3BE0000000000000)
  %67 = extractelement <3 x float> %66, i64 0
  %68 = extractelement <3 x float> %66, i64 1
  %69 = fmul float %68, %68
  %70 = tail call float @llvm.fmuladd.f32(float %67, float %67, float %69)
  %71 = extractelement <3 x float> %66, i64 2
  %72 = tail call noundef float @llvm.fmuladd.f32(float %71, float %71, float %70)
  %73 = tail call noundef float @llvm.sqrt.f32(float %72), !fpmath !16
  %74 = fmul float %73, 0x4400000000000000
  br label %77

75:                                               ; preds = %63
  %76 = tail call noundef float @llvm.sqrt.f32(float %51), !fpmath !16
  br label %77

77:                                               ; preds = %53, %65, %75
  %78 = phi float [ %62, %53 ], [ %74, %65 ], [ %76, %75 ]
  %79 = insertelement <3 x float> poison, float %78, i64 0
  %80 = shufflevector <3 x float> %79, <3 x float> poison, <3 x i32> zeroinitializer
  %81 = fdiv <3 x float> %46, %80, !fpmath !17
  %82 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %3, i64 0
  br label %83

83:                                               ; preds = %77, %175
  %84 = phi float [ 0.000000e+00, %77 ], [ %176, %175 ]
  %85 = phi i32 [ 0, %77 ], [ %177, %175 ]
  %86 = insertelement <3 x float> poison, float %84, i64 0
  %87 = shufflevector <3 x float> %86, <3 x float> poison, <3 x i32> zeroinitializer
  %88 = fmul <3 x float> %81, %87
  %89 = fsub <3 x float> %88, %82
  %90 = extractelement <3 x float> %89, i64 0
  %91 = extractelement <3 x float> %89, i64 1
  %92 = fmul float %91, %91
  %93 = tail call float @llvm.fmuladd.f32(float %90, float %90, float %92)
  %94 = extractelement <3 x float> %89, i64 2
  %95 = tail call noundef float @llvm.fmuladd.f32(float %94, float %94, float %93)
  %96 = fcmp olt float %95, 0x3810000000000000
  br i1 %96, label %97, label %107

97:                                               ; preds = %83
  %98 = fmul <3 x float> %89, splat (float 0x4550000000000000)
  %99 = extractelement <3 x float> %98, i64 0
  %100 = extractelement <3 x float> %98, i64 1
  %101 = fmul float %100, %100
  %102 = tail call float @llvm.fmuladd.f32(float %99, float %99, float %101)
  %103 = extractelement <3 x float> %98, i64 2
  %104 = tail call noundef float @llvm.fmuladd.f32(float %103, float %103, float %102)
  %105 = tail call noundef float @llvm.sqrt.f32(float %104), !fpmath !16
  %106 = fmul float %105, 0x3A90000000000000
  br label %121

107:                                              ; preds = %83
  %108 = fcmp oeq float %95, 0x7FF0000000000000
  br i1 %108, label %109, label %119

109:                                              ; preds = %107
  %110 = fmul <3 x float> %89, splat (float 0x3BE0000000000000)
  %111 = extractelement <3 x float> %110, i64 0
  %112 = extractelement <3 x float> %110, i64 1
  %113 = fmul float %112, %112
  %114 = tail call float @llvm.fmuladd.f32(float %111, float %111, float %113)
  %115 = extractelement <3 x float> %110, i64 2
  %116 = tail call noundef float @llvm.fmuladd.f32(float %115, float %115, float %114)
  %117 = tail call noundef float @llvm.sqrt.f32(float %116), !fpmath !16
  %118 = fmul float %117, 0x4400000000000000
  br label %121

119:                                              ; preds = %107
  %120 = tail call noundef float @llvm.sqrt.f32(float %95), !fpmath !16
  br label %121

121:                                              ; preds = %119, %109, %97
  %122 = phi float [ %106, %97 ], [ %118, %109 ], [ %120, %119 ]
  %123 = fadd <3 x float> %88, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %124 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %123) #11
  %125 = fadd <3 x float> %124, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %126 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %125, <3 x float> noundef zeroinitializer) #11
  %127 = extractelement <3 x float> %126, i64 0
  %128 = extractelement <3 x float> %126, i64 1
  %129 = fmul float %128, %128
  %130 = tail call float @llvm.fmuladd.f32(float %127, float %127, float %129)
  %131 = extractelement <3 x float> %126, i64 2
  %132 = tail call noundef float @llvm.fmuladd.f32(float %131, float %131, float %130)
  %133 = fcmp olt float %132, 0x3810000000000000
  br i1 %133, label %134, label %144

134:                                              ; preds = %121
  %135 = fmul <3 x float> %126, splat (float 0x4550000000000000)
  %136 = extractelement <3 x float> %135, i64 0
  %137 = extractelement <3 x float> %135, i64 1
  %138 = fmul float %137, %137
  %139 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %138)
  %140 = extractelement <3 x float> %135, i64 2
  %141 = tail call noundef float @llvm.fmuladd.f32(float %140, float %140, float %139)
  %142 = tail call noundef float @llvm.sqrt.f32(float %141), !fpmath !16
  %143 = fmul float %142, 0x3A90000000000000
  br label %158

144:                                              ; preds = %121
  %145 = fcmp oeq float %132, 0x7FF0000000000000
  br i1 %145, label %146, label %156

146:                                              ; preds = %144
  %147 = fmul <3 x float> %126, splat (float 0x3BE0000000000000)
  %148 = extractelement <3 x float> %147, i64 0
  %149 = extractelement <3 x float> %147, i64 1
  %150 = fmul float %149, %149
  %151 = tail call float @llvm.fmuladd.f32(float %148, float %148, float %150)
  %152 = extractelement <3 x float> %147, i64 2
  %153 = tail call noundef float @llvm.fmuladd.f32(float %152, float %152, float %151)
  %154 = tail call noundef float @llvm.sqrt.f32(float %153), !fpmath !16
  %155 = fmul float %154, 0x4400000000000000
  br label %158

156:                                              ; preds = %144
  %157 = tail call noundef float @llvm.sqrt.f32(float %132), !fpmath !16
  br label %158

158:                                              ; preds = %134, %146, %156
  %159 = phi float [ %143, %134 ], [ %155, %146 ], [ %157, %156 ]
  %160 = fadd float %122, 0xBFE99999A0000000
  %161 = extractelement <3 x float> %88, i64 1
  %162 = fadd float %161, 1.000000e+00
  %163 = extractelement <3 x float> %125, i64 0
  %164 = extractelement <3 x float> %125, i64 1
  %165 = extractelement <3 x float> %125, i64 2
  %166 = tail call fastcc float @llvm.maxnum.f32(float noundef %164, float noundef %165) #11
  %167 = tail call fastcc float @llvm.maxnum.f32(float noundef %163, float noundef %166) #11
  %168 = tail call fastcc float @llvm.minnum.f32(float noundef %167, float noundef 0.000000e+00) #11
  %169 = fadd float %168, %159
  %170 = tail call fastcc float @llvm.minnum.f32(float noundef %160, float noundef %169) #11
  %171 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %162, float noundef %170) #11
  %172 = fcmp olt float %171, 0x3F847AE140000000
  %173 = fcmp ogt float %84, 2.000000e+01
  %174 = select i1 %172, i1 true, i1 %173
  br i1 %174, label %179, label %175

175:                                              ; preds = %158
  %176 = fadd float %84, %171
  %177 = add nuw nsw i32 %85, 1
  %178 = icmp eq i32 %177, 48
  br i1 %178, label %179, label %83

179:                                              ; preds = %158, %175
  %180 = phi float [ %84, %158 ], [ %176, %175 ]
  %181 = fcmp ugt float %180, 2.000000e+01
  br i1 %181, label %1622, label %182

182:                                              ; preds = %179
  %183 = insertelement <3 x float> poison, float %180, i64 0
  %184 = shufflevector <3 x float> %183, <3 x float> poison, <3 x i32> zeroinitializer
  %185 = fmul <3 x float> %81, %184
  %186 = fadd <3 x float> %185, <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00>
  %187 = fsub <3 x float> %186, %82
  %188 = extractelement <3 x float> %187, i64 0
  %189 = extractelement <3 x float> %187, i64 1
  %190 = fmul float %189, %189
  %191 = tail call float @llvm.fmuladd.f32(float %188, float %188, float %190)
  %192 = extractelement <3 x float> %187, i64 2
  %193 = tail call noundef float @llvm.fmuladd.f32(float %192, float %192, float %191)
  %194 = fcmp olt float %193, 0x3810000000000000
  br i1 %194, label %195, label %205

195:                                              ; preds = %182
  %196 = fmul <3 x float> %187, splat (float 0x4550000000000000)
  %197 = extractelement <3 x float> %196, i64 0
  %198 = extractelement <3 x float> %196, i64 1
  %199 = fmul float %198, %198
  %200 = tail call float @llvm.fmuladd.f32(float %197, float %197, float %199)
  %201 = extractelement <3 x float> %196, i64 2
  %202 = tail call noundef float @llvm.fmuladd.f32(float %201, float %201, float %200)
  %203 = tail call noundef float @llvm.sqrt.f32(float %202), !fpmath !16
  %204 = fmul float %203, 0x3A90000000000000
  br label %219

205:                                              ; preds = %182
  %206 = fcmp oeq float %193, 0x7FF0000000000000
  br i1 %206, label %207, label %217

207:                                              ; preds = %205
  %208 = fmul <3 x float> %187, splat (float 0x3BE0000000000000)
  %209 = extractelement <3 x float> %208, i64 0
  %210 = extractelement <3 x float> %208, i64 1
  %211 = fmul float %210, %210
  %212 = tail call float @llvm.fmuladd.f32(float %209, float %209, float %211)
  %213 = extractelement <3 x float> %208, i64 2
  %214 = tail call noundef float @llvm.fmuladd.f32(float %213, float %213, float %212)
  %215 = tail call noundef float @llvm.sqrt.f32(float %214), !fpmath !16
  %216 = fmul float %215, 0x4400000000000000
  br label %219

217:                                              ; preds = %205
  %218 = tail call noundef float @llvm.sqrt.f32(float %193), !fpmath !16
  br label %219

219:                                              ; preds = %217, %207, %195
  %220 = phi float [ %204, %195 ], [ %216, %207 ], [ %218, %217 ]
  %221 = fadd <3 x float> %186, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %222 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %221) #11
  %223 = fadd <3 x float> %222, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %224 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %223, <3 x float> noundef zeroinitializer) #11
  %225 = extractelement <3 x float> %224, i64 0
  %226 = extractelement <3 x float> %224, i64 1
  %227 = fmul float %226, %226
  %228 = tail call float @llvm.fmuladd.f32(float %225, float %225, float %227)
  %229 = extractelement <3 x float> %224, i64 2
  %230 = tail call noundef float @llvm.fmuladd.f32(float %229, float %229, float %228)
  %231 = fcmp olt float %230, 0x3810000000000000
  br i1 %231, label %232, label %242

232:                                              ; preds = %219
  %233 = fmul <3 x float> %224, splat (float 0x4550000000000000)
  %234 = extractelement <3 x float> %233, i64 0
  %235 = extractelement <3 x float> %233, i64 1
  %236 = fmul float %235, %235
  %237 = tail call float @llvm.fmuladd.f32(float %234, float %234, float %236)
  %238 = extractelement <3 x float> %233, i64 2
  %239 = tail call noundef float @llvm.fmuladd.f32(float %238, float %238, float %237)
  %240 = tail call noundef float @llvm.sqrt.f32(float %239), !fpmath !16
  %241 = fmul float %240, 0x3A90000000000000
  br label %256

242:                                              ; preds = %219
  %243 = fcmp oeq float %230, 0x7FF0000000000000
  br i1 %243, label %244, label %254

244:                                              ; preds = %242
  %245 = fmul <3 x float> %224, splat (float 0x3BE0000000000000)
  %246 = extractelement <3 x float> %245, i64 0
  %247 = extractelement <3 x float> %245, i64 1
  %248 = fmul float %247, %247
  %249 = tail call float @llvm.fmuladd.f32(float %246, float %246, float %248)
  %250 = extractelement <3 x float> %245, i64 2
  %251 = tail call noundef float @llvm.fmuladd.f32(float %250, float %250, float %249)
  %252 = tail call noundef float @llvm.sqrt.f32(float %251), !fpmath !16
  %253 = fmul float %252, 0x4400000000000000
  br label %256

254:                                              ; preds = %242
  %255 = tail call noundef float @llvm.sqrt.f32(float %230), !fpmath !16
  br label %256

256:                                              ; preds = %254, %244, %232
  %257 = phi float [ %241, %232 ], [ %253, %244 ], [ %255, %254 ]
  %258 = fadd float %220, 0xBFE99999A0000000
  %259 = extractelement <3 x float> %186, i64 1
  %260 = fadd float %259, 1.000000e+00
  %261 = extractelement <3 x float> %223, i64 0
  %262 = extractelement <3 x float> %223, i64 1
  %263 = extractelement <3 x float> %223, i64 2
  %264 = tail call fastcc float @llvm.maxnum.f32(float noundef %262, float noundef %263) #11
  %265 = tail call fastcc float @llvm.maxnum.f32(float noundef %261, float noundef %264) #11
  %266 = tail call fastcc float @llvm.minnum.f32(float noundef %265, float noundef 0.000000e+00) #11
  %267 = fadd float %266, %257
  %268 = tail call fastcc float @llvm.minnum.f32(float noundef %258, float noundef %267) #11
  %269 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %260, float noundef %268) #11
  %270 = fadd <3 x float> %185, <float 0xBF847AE140000000, float -0.000000e+00, float -0.000000e+00>
  %271 = fsub <3 x float> %270, %82
  %272 = extractelement <3 x float> %271, i64 0
  %273 = extractelement <3 x float> %271, i64 1
  %274 = fmul float %273, %273
  %275 = tail call float @llvm.fmuladd.f32(float %272, float %272, float %274)
  %276 = extractelement <3 x float> %271, i64 2
  %277 = tail call noundef float @llvm.fmuladd.f32(float %276, float %276, float %275)
  %278 = fcmp olt float %277, 0x3810000000000000
  br i1 %278, label %279, label %289

279:                                              ; preds = %256
  %280 = fmul <3 x float> %271, splat (float 0x4550000000000000)
  %281 = extractelement <3 x float> %280, i64 0
  %282 = extractelement <3 x float> %280, i64 1
  %283 = fmul float %282, %282
  %284 = tail call float @llvm.fmuladd.f32(float %281, float %281, float %283)
  %285 = extractelement <3 x float> %280, i64 2
  %286 = tail call noundef float @llvm.fmuladd.f32(float %285, float %285, float %284)
  %287 = tail call noundef float @llvm.sqrt.f32(float %286), !fpmath !16
  %288 = fmul float %287, 0x3A90000000000000
  br label %303

289:                                              ; preds = %256
  %290 = fcmp oeq float %277, 0x7FF0000000000000
  br i1 %290, label %291, label %301

291:                                              ; preds = %289
  %292 = fmul <3 x float> %271, splat (float 0x3BE0000000000000)
  %293 = extractelement <3 x float> %292, i64 0
  %294 = extractelement <3 x float> %292, i64 1
  %295 = fmul float %294, %294
  %296 = tail call float @llvm.fmuladd.f32(float %293, float %293, float %295)
  %297 = extractelement <3 x float> %292, i64 2
  %298 = tail call noundef float @llvm.fmuladd.f32(float %297, float %297, float %296)
  %299 = tail call noundef float @llvm.sqrt.f32(float %298), !fpmath !16
  %300 = fmul float %299, 0x4400000000000000
  br label %303

301:                                              ; preds = %289
  %302 = tail call noundef float @llvm.sqrt.f32(float %277), !fpmath !16
  br label %303

303:                                              ; preds = %301, %291, %279
  %304 = phi float [ %288, %279 ], [ %300, %291 ], [ %302, %301 ]
  %305 = fadd <3 x float> %270, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %306 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %305) #11
  %307 = fadd <3 x float> %306, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %308 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %307, <3 x float> noundef zeroinitializer) #11
  %309 = extractelement <3 x float> %308, i64 0
  %310 = extractelement <3 x float> %308, i64 1
  %311 = fmul float %310, %310
  %312 = tail call float @llvm.fmuladd.f32(float %309, float %309, float %311)
  %313 = extractelement <3 x float> %308, i64 2
  %314 = tail call noundef float @llvm.fmuladd.f32(float %313, float %313, float %312)
  %315 = fcmp olt float %314, 0x3810000000000000
  br i1 %315, label %316, label %326

316:                                              ; preds = %303
  %317 = fmul <3 x float> %308, splat (float 0x4550000000000000)
  %318 = extractelement <3 x float> %317, i64 0
  %319 = extractelement <3 x float> %317, i64 1
  %320 = fmul float %319, %319
  %321 = tail call float @llvm.fmuladd.f32(float %318, float %318, float %320)
  %322 = extractelement <3 x float> %317, i64 2
  %323 = tail call noundef float @llvm.fmuladd.f32(float %322, float %322, float %321)
  %324 = tail call noundef float @llvm.sqrt.f32(float %323), !fpmath !16
  %325 = fmul float %324, 0x3A90000000000000
  br label %340

326:                                              ; preds = %303
  %327 = fcmp oeq float %314, 0x7FF0000000000000
  br i1 %327, label %328, label %338

328:                                              ; preds = %326
  %329 = fmul <3 x float> %308, splat (float 0x3BE0000000000000)
  %330 = extractelement <3 x float> %329, i64 0
  %331 = extractelement <3 x float> %329, i64 1
  %332 = fmul float %331, %331
  %333 = tail call float @llvm.fmuladd.f32(float %330, float %330, float %332)
  %334 = extractelement <3 x float> %329, i64 2
  %335 = tail call noundef float @llvm.fmuladd.f32(float %334, float %334, float %333)
  %336 = tail call noundef float @llvm.sqrt.f32(float %335), !fpmath !16
  %337 = fmul float %336, 0x4400000000000000
  br label %340

338:                                              ; preds = %326
  %339 = tail call noundef float @llvm.sqrt.f32(float %314), !fpmath !16
  br label %340

340:                                              ; preds = %338, %328, %316
  %341 = phi float [ %325, %316 ], [ %337, %328 ], [ %339, %338 ]
  %342 = fadd float %304, 0xBFE99999A0000000
  %343 = extractelement <3 x float> %270, i64 1
  %344 = fadd float %343, 1.000000e+00
  %345 = extractelement <3 x float> %307, i64 0
  %346 = extractelement <3 x float> %307, i64 1
  %347 = extractelement <3 x float> %307, i64 2
  %348 = tail call fastcc float @llvm.maxnum.f32(float noundef %346, float noundef %347) #11
  %349 = tail call fastcc float @llvm.maxnum.f32(float noundef %345, float noundef %348) #11
  %350 = tail call fastcc float @llvm.minnum.f32(float noundef %349, float noundef 0.000000e+00) #11
  %351 = fadd float %350, %341
  %352 = tail call fastcc float @llvm.minnum.f32(float noundef %342, float noundef %351) #11
  %353 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %344, float noundef %352) #11
  %354 = fsub float %269, %353
  %355 = insertelement <3 x float> poison, float %354, i64 0
  %356 = fadd <3 x float> %185, <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %357 = fsub <3 x float> %356, %82
  %358 = extractelement <3 x float> %357, i64 0
  %359 = extractelement <3 x float> %357, i64 1
  %360 = fmul float %359, %359
  %361 = tail call float @llvm.fmuladd.f32(float %358, float %358, float %360)
  %362 = extractelement <3 x float> %357, i64 2
  %363 = tail call noundef float @llvm.fmuladd.f32(float %362, float %362, float %361)
  %364 = fcmp olt float %363, 0x3810000000000000
  br i1 %364, label %365, label %375

365:                                              ; preds = %340
  %366 = fmul <3 x float> %357, splat (float 0x4550000000000000)
  %367 = extractelement <3 x float> %366, i64 0
  %368 = extractelement <3 x float> %366, i64 1
  %369 = fmul float %368, %368
  %370 = tail call float @llvm.fmuladd.f32(float %367, float %367, float %369)
  %371 = extractelement <3 x float> %366, i64 2
  %372 = tail call noundef float @llvm.fmuladd.f32(float %371, float %371, float %370)
  %373 = tail call noundef float @llvm.sqrt.f32(float %372), !fpmath !16
  %374 = fmul float %373, 0x3A90000000000000
  br label %389

375:                                              ; preds = %340
  %376 = fcmp oeq float %363, 0x7FF0000000000000
  br i1 %376, label %377, label %387

377:                                              ; preds = %375
  %378 = fmul <3 x float> %357, splat (float 0x3BE0000000000000)
  %379 = extractelement <3 x float> %378, i64 0
  %380 = extractelement <3 x float> %378, i64 1
  %381 = fmul float %380, %380
  %382 = tail call float @llvm.fmuladd.f32(float %379, float %379, float %381)
  %383 = extractelement <3 x float> %378, i64 2
  %384 = tail call noundef float @llvm.fmuladd.f32(float %383, float %383, float %382)
  %385 = tail call noundef float @llvm.sqrt.f32(float %384), !fpmath !16
  %386 = fmul float %385, 0x4400000000000000
  br label %389

387:                                              ; preds = %375
  %388 = tail call noundef float @llvm.sqrt.f32(float %363), !fpmath !16
  br label %389

389:                                              ; preds = %387, %377, %365
  %390 = phi float [ %374, %365 ], [ %386, %377 ], [ %388, %387 ]
  %391 = fadd <3 x float> %356, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %392 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %391) #11
  %393 = fadd <3 x float> %392, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %394 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %393, <3 x float> noundef zeroinitializer) #11
  %395 = extractelement <3 x float> %394, i64 0
  %396 = extractelement <3 x float> %394, i64 1
  %397 = fmul float %396, %396
  %398 = tail call float @llvm.fmuladd.f32(float %395, float %395, float %397)
  %399 = extractelement <3 x float> %394, i64 2
  %400 = tail call noundef float @llvm.fmuladd.f32(float %399, float %399, float %398)
  %401 = fcmp olt float %400, 0x3810000000000000
  br i1 %401, label %402, label %412

402:                                              ; preds = %389
  %403 = fmul <3 x float> %394, splat (float 0x4550000000000000)
  %404 = extractelement <3 x float> %403, i64 0
  %405 = extractelement <3 x float> %403, i64 1
  %406 = fmul float %405, %405
  %407 = tail call float @llvm.fmuladd.f32(float %404, float %404, float %406)
  %408 = extractelement <3 x float> %403, i64 2
  %409 = tail call noundef float @llvm.fmuladd.f32(float %408, float %408, float %407)
  %410 = tail call noundef float @llvm.sqrt.f32(float %409), !fpmath !16
  %411 = fmul float %410, 0x3A90000000000000
  br label %426

412:                                              ; preds = %389
  %413 = fcmp oeq float %400, 0x7FF0000000000000
  br i1 %413, label %414, label %424

414:                                              ; preds = %412
  %415 = fmul <3 x float> %394, splat (float 0x3BE0000000000000)
  %416 = extractelement <3 x float> %415, i64 0
  %417 = extractelement <3 x float> %415, i64 1
  %418 = fmul float %417, %417
  %419 = tail call float @llvm.fmuladd.f32(float %416, float %416, float %418)
  %420 = extractelement <3 x float> %415, i64 2
  %421 = tail call noundef float @llvm.fmuladd.f32(float %420, float %420, float %419)
  %422 = tail call noundef float @llvm.sqrt.f32(float %421), !fpmath !16
  %423 = fmul float %422, 0x4400000000000000
  br label %426

424:                                              ; preds = %412
  %425 = tail call noundef float @llvm.sqrt.f32(float %400), !fpmath !16
  br label %426

426:                                              ; preds = %424, %414, %402
  %427 = phi float [ %411, %402 ], [ %423, %414 ], [ %425, %424 ]
  %428 = fadd float %390, 0xBFE99999A0000000
  %429 = extractelement <3 x float> %356, i64 1
  %430 = fadd float %429, 1.000000e+00
  %431 = extractelement <3 x float> %393, i64 0
  %432 = extractelement <3 x float> %393, i64 1
  %433 = extractelement <3 x float> %393, i64 2
  %434 = tail call fastcc float @llvm.maxnum.f32(float noundef %432, float noundef %433) #11
  %435 = tail call fastcc float @llvm.maxnum.f32(float noundef %431, float noundef %434) #11
  %436 = tail call fastcc float @llvm.minnum.f32(float noundef %435, float noundef 0.000000e+00) #11
  %437 = fadd float %436, %427
  %438 = tail call fastcc float @llvm.minnum.f32(float noundef %428, float noundef %437) #11
  %439 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %430, float noundef %438) #11
  %440 = fadd <3 x float> %185, <float -0.000000e+00, float 0xBF847AE140000000, float -0.000000e+00>
  %441 = fsub <3 x float> %440, %82
  %442 = extractelement <3 x float> %441, i64 0
  %443 = extractelement <3 x float> %441, i64 1
  %444 = fmul float %443, %443
  %445 = tail call float @llvm.fmuladd.f32(float %442, float %442, float %444)
  %446 = extractelement <3 x float> %441, i64 2
  %447 = tail call noundef float @llvm.fmuladd.f32(float %446, float %446, float %445)
  %448 = fcmp olt float %447, 0x3810000000000000
  br i1 %448, label %449, label %459

449:                                              ; preds = %426
  %450 = fmul <3 x float> %441, splat (float 0x4550000000000000)
  %451 = extractelement <3 x float> %450, i64 0
  %452 = extractelement <3 x float> %450, i64 1
  %453 = fmul float %452, %452
  %454 = tail call float @llvm.fmuladd.f32(float %451, float %451, float %453)
  %455 = extractelement <3 x float> %450, i64 2
  %456 = tail call noundef float @llvm.fmuladd.f32(float %455, float %455, float %454)
  %457 = tail call noundef float @llvm.sqrt.f32(float %456), !fpmath !16
  %458 = fmul float %457, 0x3A90000000000000
  br label %473

459:                                              ; preds = %426
  %460 = fcmp oeq float %447, 0x7FF0000000000000
  br i1 %460, label %461, label %471

461:                                              ; preds = %459
  %462 = fmul <3 x float> %441, splat (float 0x3BE0000000000000)
  %463 = extractelement <3 x float> %462, i64 0
  %464 = extractelement <3 x float> %462, i64 1
  %465 = fmul float %464, %464
  %466 = tail call float @llvm.fmuladd.f32(float %463, float %463, float %465)
  %467 = extractelement <3 x float> %462, i64 2
  %468 = tail call noundef float @llvm.fmuladd.f32(float %467, float %467, float %466)
  %469 = tail call noundef float @llvm.sqrt.f32(float %468), !fpmath !16
  %470 = fmul float %469, 0x4400000000000000
  br label %473

471:                                              ; preds = %459
  %472 = tail call noundef float @llvm.sqrt.f32(float %447), !fpmath !16
  br label %473

473:                                              ; preds = %471, %461, %449
  %474 = phi float [ %458, %449 ], [ %470, %461 ], [ %472, %471 ]
  %475 = fadd <3 x float> %440, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %476 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %475) #11
  %477 = fadd <3 x float> %476, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %478 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %477, <3 x float> noundef zeroinitializer) #11
  %479 = extractelement <3 x float> %478, i64 0
  %480 = extractelement <3 x float> %478, i64 1
  %481 = fmul float %480, %480
  %482 = tail call float @llvm.fmuladd.f32(float %479, float %479, float %481)
  %483 = extractelement <3 x float> %478, i64 2
  %484 = tail call noundef float @llvm.fmuladd.f32(float %483, float %483, float %482)
  %485 = fcmp olt float %484, 0x3810000000000000
  br i1 %485, label %486, label %496

486:                                              ; preds = %473
  %487 = fmul <3 x float> %478, splat (float 0x4550000000000000)
  %488 = extractelement <3 x float> %487, i64 0
  %489 = extractelement <3 x float> %487, i64 1
  %490 = fmul float %489, %489
  %491 = tail call float @llvm.fmuladd.f32(float %488, float %488, float %490)
  %492 = extractelement <3 x float> %487, i64 2
  %493 = tail call noundef float @llvm.fmuladd.f32(float %492, float %492, float %491)
  %494 = tail call noundef float @llvm.sqrt.f32(float %493), !fpmath !16
  %495 = fmul float %494, 0x3A90000000000000
  br label %510

496:                                              ; preds = %473
  %497 = fcmp oeq float %484, 0x7FF0000000000000
  br i1 %497, label %498, label %508

498:                                              ; preds = %496
  %499 = fmul <3 x float> %478, splat (float 0x3BE0000000000000)
  %500 = extractelement <3 x float> %499, i64 0
  %501 = extractelement <3 x float> %499, i64 1
  %502 = fmul float %501, %501
  %503 = tail call float @llvm.fmuladd.f32(float %500, float %500, float %502)
  %504 = extractelement <3 x float> %499, i64 2
  %505 = tail call noundef float @llvm.fmuladd.f32(float %504, float %504, float %503)
  %506 = tail call noundef float @llvm.sqrt.f32(float %505), !fpmath !16
  %507 = fmul float %506, 0x4400000000000000
  br label %510

508:                                              ; preds = %496
  %509 = tail call noundef float @llvm.sqrt.f32(float %484), !fpmath !16
  br label %510

510:                                              ; preds = %508, %498, %486
  %511 = phi float [ %495, %486 ], [ %507, %498 ], [ %509, %508 ]
  %512 = fadd float %474, 0xBFE99999A0000000
  %513 = extractelement <3 x float> %440, i64 1
  %514 = fadd float %513, 1.000000e+00
  %515 = extractelement <3 x float> %477, i64 0
  %516 = extractelement <3 x float> %477, i64 1
  %517 = extractelement <3 x float> %477, i64 2
  %518 = tail call fastcc float @llvm.maxnum.f32(float noundef %516, float noundef %517) #11
  %519 = tail call fastcc float @llvm.maxnum.f32(float noundef %515, float noundef %518) #11
  %520 = tail call fastcc float @llvm.minnum.f32(float noundef %519, float noundef 0.000000e+00) #11
  %521 = fadd float %520, %511
  %522 = tail call fastcc float @llvm.minnum.f32(float noundef %512, float noundef %521) #11
  %523 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %514, float noundef %522) #11
  %524 = fsub float %439, %523
  %525 = insertelement <3 x float> %355, float %524, i64 1
  %526 = fadd <3 x float> %185, <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %527 = fsub <3 x float> %526, %82
  %528 = extractelement <3 x float> %527, i64 0
  %529 = extractelement <3 x float> %527, i64 1
  %530 = fmul float %529, %529
  %531 = tail call float @llvm.fmuladd.f32(float %528, float %528, float %530)
  %532 = extractelement <3 x float> %527, i64 2
  %533 = tail call noundef float @llvm.fmuladd.f32(float %532, float %532, float %531)
  %534 = fcmp olt float %533, 0x3810000000000000
  br i1 %534, label %535, label %545

535:                                              ; preds = %510
  %536 = fmul <3 x float> %527, splat (float 0x4550000000000000)
  %537 = extractelement <3 x float> %536, i64 0
  %538 = extractelement <3 x float> %536, i64 1
  %539 = fmul float %538, %538
  %540 = tail call float @llvm.fmuladd.f32(float %537, float %537, float %539)
  %541 = extractelement <3 x float> %536, i64 2
  %542 = tail call noundef float @llvm.fmuladd.f32(float %541, float %541, float %540)
  %543 = tail call noundef float @llvm.sqrt.f32(float %542), !fpmath !16
  %544 = fmul float %543, 0x3A90000000000000
  br label %559

545:                                              ; preds = %510
  %546 = fcmp oeq float %533, 0x7FF0000000000000
  br i1 %546, label %547, label %557

547:                                              ; preds = %545
  %548 = fmul <3 x float> %527, splat (float 0x3BE0000000000000)
  %549 = extractelement <3 x float> %548, i64 0
  %550 = extractelement <3 x float> %548, i64 1
  %551 = fmul float %550, %550
  %552 = tail call float @llvm.fmuladd.f32(float %549, float %549, float %551)
  %553 = extractelement <3 x float> %548, i64 2
  %554 = tail call noundef float @llvm.fmuladd.f32(float %553, float %553, float %552)
  %555 = tail call noundef float @llvm.sqrt.f32(float %554), !fpmath !16
  %556 = fmul float %555, 0x4400000000000000
  br label %559

557:                                              ; preds = %545
  %558 = tail call noundef float @llvm.sqrt.f32(float %533), !fpmath !16
  br label %559

559:                                              ; preds = %557, %547, %535
  %560 = phi float [ %544, %535 ], [ %556, %547 ], [ %558, %557 ]
  %561 = fadd <3 x float> %526, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %562 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %561) #11
  %563 = fadd <3 x float> %562, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %564 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %563, <3 x float> noundef zeroinitializer) #11
  %565 = extractelement <3 x float> %564, i64 0
  %566 = extractelement <3 x float> %564, i64 1
  %567 = fmul float %566, %566
  %568 = tail call float @llvm.fmuladd.f32(float %565, float %565, float %567)
  %569 = extractelement <3 x float> %564, i64 2
  %570 = tail call noundef float @llvm.fmuladd.f32(float %569, float %569, float %568)
  %571 = fcmp olt float %570, 0x3810000000000000
  br i1 %571, label %572, label %582

572:                                              ; preds = %559
  %573 = fmul <3 x float> %564, splat (float 0x4550000000000000)
  %574 = extractelement <3 x float> %573, i64 0
  %575 = extractelement <3 x float> %573, i64 1
  %576 = fmul float %575, %575
  %577 = tail call float @llvm.fmuladd.f32(float %574, float %574, float %576)
  %578 = extractelement <3 x float> %573, i64 2
  %579 = tail call noundef float @llvm.fmuladd.f32(float %578, float %578, float %577)
  %580 = tail call noundef float @llvm.sqrt.f32(float %579), !fpmath !16
  %581 = fmul float %580, 0x3A90000000000000
  br label %596

582:                                              ; preds = %559
  %583 = fcmp oeq float %570, 0x7FF0000000000000
  br i1 %583, label %584, label %594

584:                                              ; preds = %582
  %585 = fmul <3 x float> %564, splat (float 0x3BE0000000000000)
  %586 = extractelement <3 x float> %585, i64 0
  %587 = extractelement <3 x float> %585, i64 1
  %588 = fmul float %587, %587
  %589 = tail call float @llvm.fmuladd.f32(float %586, float %586, float %588)
  %590 = extractelement <3 x float> %585, i64 2
  %591 = tail call noundef float @llvm.fmuladd.f32(float %590, float %590, float %589)
  %592 = tail call noundef float @llvm.sqrt.f32(float %591), !fpmath !16
  %593 = fmul float %592, 0x4400000000000000
  br label %596

594:                                              ; preds = %582
  %595 = tail call noundef float @llvm.sqrt.f32(float %570), !fpmath !16
  br label %596

596:                                              ; preds = %594, %584, %572
  %597 = phi float [ %581, %572 ], [ %593, %584 ], [ %595, %594 ]
  %598 = fadd float %560, 0xBFE99999A0000000
  %599 = extractelement <3 x float> %526, i64 1
  %600 = fadd float %599, 1.000000e+00
  %601 = extractelement <3 x float> %563, i64 0
  %602 = extractelement <3 x float> %563, i64 1
  %603 = extractelement <3 x float> %563, i64 2
  %604 = tail call fastcc float @llvm.maxnum.f32(float noundef %602, float noundef %603) #11
  %605 = tail call fastcc float @llvm.maxnum.f32(float noundef %601, float noundef %604) #11
  %606 = tail call fastcc float @llvm.minnum.f32(float noundef %605, float noundef 0.000000e+00) #11
  %607 = fadd float %606, %597
  %608 = tail call fastcc float @llvm.minnum.f32(float noundef %598, float noundef %607) #11
  %609 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %600, float noundef %608) #11
  %610 = fadd <3 x float> %185, <float -0.000000e+00, float -0.000000e+00, float 0xBF847AE140000000>
  %611 = fsub <3 x float> %610, %82
  %612 = extractelement <3 x float> %611, i64 0
  %613 = extractelement <3 x float> %611, i64 1
  %614 = fmul float %613, %613
  %615 = tail call float @llvm.fmuladd.f32(float %612, float %612, float %614)
  %616 = extractelement <3 x float> %611, i64 2
  %617 = tail call noundef float @llvm.fmuladd.f32(float %616, float %616, float %615)
  %618 = fcmp olt float %617, 0x3810000000000000
  br i1 %618, label %619, label %629

619:                                              ; preds = %596
  %620 = fmul <3 x float> %611, splat (float 0x4550000000000000)
  %621 = extractelement <3 x float> %620, i64 0
  %622 = extractelement <3 x float> %620, i64 1
  %623 = fmul float %622, %622
  %624 = tail call float @llvm.fmuladd.f32(float %621, float %621, float %623)
  %625 = extractelement <3 x float> %620, i64 2
  %626 = tail call noundef float @llvm.fmuladd.f32(float %625, float %625, float %624)
  %627 = tail call noundef float @llvm.sqrt.f32(float %626), !fpmath !16
  %628 = fmul float %627, 0x3A90000000000000
  br label %643

629:                                              ; preds = %596
  %630 = fcmp oeq float %617, 0x7FF0000000000000
  br i1 %630, label %631, label %641

631:                                              ; preds = %629
  %632 = fmul <3 x float> %611, splat (float 0x3BE0000000000000)
  %633 = extractelement <3 x float> %632, i64 0
  %634 = extractelement <3 x float> %632, i64 1
  %635 = fmul float %634, %634
  %636 = tail call float @llvm.fmuladd.f32(float %633, float %633, float %635)
  %637 = extractelement <3 x float> %632, i64 2
  %638 = tail call noundef float @llvm.fmuladd.f32(float %637, float %637, float %636)
  %639 = tail call noundef float @llvm.sqrt.f32(float %638), !fpmath !16
  %640 = fmul float %639, 0x4400000000000000
  br label %643

641:                                              ; preds = %629
  %642 = tail call noundef float @llvm.sqrt.f32(float %617), !fpmath !16
  br label %643

643:                                              ; preds = %641, %631, %619
  %644 = phi float [ %628, %619 ], [ %640, %631 ], [ %642, %641 ]
  %645 = fadd <3 x float> %610, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %646 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %645) #11
  %647 = fadd <3 x float> %646, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %648 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %647, <3 x float> noundef zeroinitializer) #11
  %649 = extractelement <3 x float> %648, i64 0
  %650 = extractelement <3 x float> %648, i64 1
  %651 = fmul float %650, %650
  %652 = tail call float @llvm.fmuladd.f32(float %649, float %649, float %651)
  %653 = extractelement <3 x float> %648, i64 2
  %654 = tail call noundef float @llvm.fmuladd.f32(float %653, float %653, float %652)
  %655 = fcmp olt float %654, 0x3810000000000000
  br i1 %655, label %656, label %666

656:                                              ; preds = %643
  %657 = fmul <3 x float> %648, splat (float 0x4550000000000000)
  %658 = extractelement <3 x float> %657, i64 0
  %659 = extractelement <3 x float> %657, i64 1
  %660 = fmul float %659, %659
  %661 = tail call float @llvm.fmuladd.f32(float %658, float %658, float %660)
  %662 = extractelement <3 x float> %657, i64 2
  %663 = tail call noundef float @llvm.fmuladd.f32(float %662, float %662, float %661)
  %664 = tail call noundef float @llvm.sqrt.f32(float %663), !fpmath !16
  %665 = fmul float %664, 0x3A90000000000000
  br label %680

666:                                              ; preds = %643
  %667 = fcmp oeq float %654, 0x7FF0000000000000
  br i1 %667, label %668, label %678

668:                                              ; preds = %666
  %669 = fmul <3 x float> %648, splat (float 0x3BE0000000000000)
  %670 = extractelement <3 x float> %669, i64 0
  %671 = extractelement <3 x float> %669, i64 1
  %672 = fmul float %671, %671
  %673 = tail call float @llvm.fmuladd.f32(float %670, float %670, float %672)
  %674 = extractelement <3 x float> %669, i64 2
  %675 = tail call noundef float @llvm.fmuladd.f32(float %674, float %674, float %673)
  %676 = tail call noundef float @llvm.sqrt.f32(float %675), !fpmath !16
  %677 = fmul float %676, 0x4400000000000000
  br label %680

678:                                              ; preds = %666
  %679 = tail call noundef float @llvm.sqrt.f32(float %654), !fpmath !16
  br label %680

680:                                              ; preds = %678, %668, %656
  %681 = phi float [ %665, %656 ], [ %677, %668 ], [ %679, %678 ]
  %682 = fadd float %644, 0xBFE99999A0000000
  %683 = extractelement <3 x float> %610, i64 1
  %684 = fadd float %683, 1.000000e+00
  %685 = extractelement <3 x float> %647, i64 0
  %686 = extractelement <3 x float> %647, i64 1
  %687 = extractelement <3 x float> %647, i64 2
  %688 = tail call fastcc float @llvm.maxnum.f32(float noundef %686, float noundef %687) #11
  %689 = tail call fastcc float @llvm.maxnum.f32(float noundef %685, float noundef %688) #11
  %690 = tail call fastcc float @llvm.minnum.f32(float noundef %689, float noundef 0.000000e+00) #11
  %691 = fadd float %690, %681
  %692 = tail call fastcc float @llvm.minnum.f32(float noundef %682, float noundef %691) #11
  %693 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %684, float noundef %692) #11
  %694 = fsub float %609, %693
  %695 = insertelement <3 x float> %525, float %694, i64 2
  %696 = fmul float %524, %524
  %697 = tail call float @llvm.fmuladd.f32(float %354, float %354, float %696)
  %698 = tail call noundef float @llvm.fmuladd.f32(float %694, float %694, float %697)
  %699 = fcmp olt float %698, 0x3810000000000000
  br i1 %699, label %700, label %710

700:                                              ; preds = %680
  %701 = fmul <3 x float> %695, splat (float 0x4550000000000000)
  %702 = extractelement <3 x float> %701, i64 0
  %703 = extractelement <3 x float> %701, i64 1
  %704 = fmul float %703, %703
  %705 = tail call float @llvm.fmuladd.f32(float %702, float %702, float %704)
  %706 = extractelement <3 x float> %701, i64 2
  %707 = tail call noundef float @llvm.fmuladd.f32(float %706, float %706, float %705)
  %708 = tail call noundef float @llvm.sqrt.f32(float %707), !fpmath !16
  %709 = fmul float %708, 0x3A90000000000000
  br label %724

710:                                              ; preds = %680
  %711 = fcmp oeq float %698, 0x7FF0000000000000
  br i1 %711, label %712, label %722

712:                                              ; preds = %710
  %713 = fmul <3 x float> %695, splat (float 0x3BE0000000000000)
  %714 = extractelement <3 x float> %713, i64 0
  %715 = extractelement <3 x float> %713, i64 1
  %716 = fmul float %715, %715
  %717 = tail call float @llvm.fmuladd.f32(float %714, float %714, float %716)
  %718 = extractelement <3 x float> %713, i64 2
  %719 = tail call noundef float @llvm.fmuladd.f32(float %718, float %718, float %717)
  %720 = tail call noundef float @llvm.sqrt.f32(float %719), !fpmath !16
  %721 = fmul float %720, 0x4400000000000000
  br label %724

722:                                              ; preds = %710
  %723 = tail call noundef float @llvm.sqrt.f32(float %698), !fpmath !16
  br label %724

724:                                              ; preds = %700, %712, %722
  %725 = phi float [ %709, %700 ], [ %721, %712 ], [ %723, %722 ]
  %726 = fadd <3 x float> %185, <float 0x3FA89374C0000000, float 0x3FB47AE160000000, float 0xBFA26E97A0000000>
  %727 = fsub <3 x float> %726, %82
  %728 = extractelement <3 x float> %727, i64 0
  %729 = extractelement <3 x float> %727, i64 1
  %730 = fmul float %729, %729
  %731 = tail call float @llvm.fmuladd.f32(float %728, float %728, float %730)
  %732 = extractelement <3 x float> %727, i64 2
  %733 = tail call noundef float @llvm.fmuladd.f32(float %732, float %732, float %731)
  %734 = fcmp olt float %733, 0x3810000000000000
  br i1 %734, label %735, label %745

735:                                              ; preds = %724
  %736 = fmul <3 x float> %727, splat (float 0x4550000000000000)
  %737 = extractelement <3 x float> %736, i64 0
  %738 = extractelement <3 x float> %736, i64 1
  %739 = fmul float %738, %738
  %740 = tail call float @llvm.fmuladd.f32(float %737, float %737, float %739)
  %741 = extractelement <3 x float> %736, i64 2
  %742 = tail call noundef float @llvm.fmuladd.f32(float %741, float %741, float %740)
  %743 = tail call noundef float @llvm.sqrt.f32(float %742), !fpmath !16
  %744 = fmul float %743, 0x3A90000000000000
  br label %759

745:                                              ; preds = %724
  %746 = fcmp oeq float %733, 0x7FF0000000000000
  br i1 %746, label %747, label %757

747:                                              ; preds = %745
  %748 = fmul <3 x float> %727, splat (float 0x3BE0000000000000)
  %749 = extractelement <3 x float> %748, i64 0
  %750 = extractelement <3 x float> %748, i64 1
  %751 = fmul float %750, %750
  %752 = tail call float @llvm.fmuladd.f32(float %749, float %749, float %751)
  %753 = extractelement <3 x float> %748, i64 2
  %754 = tail call noundef float @llvm.fmuladd.f32(float %753, float %753, float %752)
  %755 = tail call noundef float @llvm.sqrt.f32(float %754), !fpmath !16
  %756 = fmul float %755, 0x4400000000000000
  br label %759

757:                                              ; preds = %745
  %758 = tail call noundef float @llvm.sqrt.f32(float %733), !fpmath !16
  br label %759

759:                                              ; preds = %757, %747, %735
  %760 = phi float [ %744, %735 ], [ %756, %747 ], [ %758, %757 ]
  %761 = fadd <3 x float> %726, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %762 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %761) #11
  %763 = fadd <3 x float> %762, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %764 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %763, <3 x float> noundef zeroinitializer) #11
  %765 = extractelement <3 x float> %764, i64 0
  %766 = extractelement <3 x float> %764, i64 1
  %767 = fmul float %766, %766
  %768 = tail call float @llvm.fmuladd.f32(float %765, float %765, float %767)
  %769 = extractelement <3 x float> %764, i64 2
  %770 = tail call noundef float @llvm.fmuladd.f32(float %769, float %769, float %768)
  %771 = fcmp olt float %770, 0x3810000000000000
  br i1 %771, label %772, label %782

772:                                              ; preds = %759
  %773 = fmul <3 x float> %764, splat (float 0x4550000000000000)
  %774 = extractelement <3 x float> %773, i64 0
  %775 = extractelement <3 x float> %773, i64 1
  %776 = fmul float %775, %775
  %777 = tail call float @llvm.fmuladd.f32(float %774, float %774, float %776)
  %778 = extractelement <3 x float> %773, i64 2
  %779 = tail call noundef float @llvm.fmuladd.f32(float %778, float %778, float %777)
  %780 = tail call noundef float @llvm.sqrt.f32(float %779), !fpmath !16
  %781 = fmul float %780, 0x3A90000000000000
  br label %796

782:                                              ; preds = %759
  %783 = fcmp oeq float %770, 0x7FF0000000000000
  br i1 %783, label %784, label %794

784:                                              ; preds = %782
  %785 = fmul <3 x float> %764, splat (float 0x3BE0000000000000)
  %786 = extractelement <3 x float> %785, i64 0
  %787 = extractelement <3 x float> %785, i64 1
  %788 = fmul float %787, %787
  %789 = tail call float @llvm.fmuladd.f32(float %786, float %786, float %788)
  %790 = extractelement <3 x float> %785, i64 2
  %791 = tail call noundef float @llvm.fmuladd.f32(float %790, float %790, float %789)
  %792 = tail call noundef float @llvm.sqrt.f32(float %791), !fpmath !16
  %793 = fmul float %792, 0x4400000000000000
  br label %796

794:                                              ; preds = %782
  %795 = tail call noundef float @llvm.sqrt.f32(float %770), !fpmath !16
  br label %796

796:                                              ; preds = %772, %784, %794
  %797 = phi float [ %781, %772 ], [ %793, %784 ], [ %795, %794 ]
  %798 = fadd float %760, 0xBFE99999A0000000
  %799 = extractelement <3 x float> %726, i64 1
  %800 = fadd float %799, 1.000000e+00
  %801 = extractelement <3 x float> %763, i64 0
  %802 = extractelement <3 x float> %763, i64 1
  %803 = extractelement <3 x float> %763, i64 2
  %804 = tail call fastcc float @llvm.maxnum.f32(float noundef %802, float noundef %803) #11
  %805 = tail call fastcc float @llvm.maxnum.f32(float noundef %801, float noundef %804) #11
  %806 = tail call fastcc float @llvm.minnum.f32(float noundef %805, float noundef 0.000000e+00) #11
  %807 = fadd float %806, %797
  %808 = tail call fastcc float @llvm.minnum.f32(float noundef %798, float noundef %807) #11
  %809 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %800, float noundef %808) #11
  %810 = tail call fastcc float @llvm.maxnum.f32(float noundef %809, float noundef 0.000000e+00) #11
  %811 = fmul float %810, 8.000000e+00
  %812 = fdiv float %811, 0x3FB99999A0000000, !fpmath !17
  %813 = tail call fastcc float @llvm.minnum.f32(float noundef %812, float noundef 1.000000e+00) #11
  %814 = fadd <3 x float> %185, <float 0x3FC89374C0000000, float 0x3FD47AE160000000, float 0xBFC26E97A0000000>
  %815 = fsub <3 x float> %814, %82
  %816 = extractelement <3 x float> %815, i64 0
  %817 = extractelement <3 x float> %815, i64 1
  %818 = fmul float %817, %817
  %819 = tail call float @llvm.fmuladd.f32(float %816, float %816, float %818)
  %820 = extractelement <3 x float> %815, i64 2
  %821 = tail call noundef float @llvm.fmuladd.f32(float %820, float %820, float %819)
  %822 = fcmp olt float %821, 0x3810000000000000
  br i1 %822, label %837, label %823

823:                                              ; preds = %796
  %824 = fcmp oeq float %821, 0x7FF0000000000000
  br i1 %824, label %827, label %825

825:                                              ; preds = %823
  %826 = tail call noundef float @llvm.sqrt.f32(float %821), !fpmath !16
  br label %847

827:                                              ; preds = %823
  %828 = fmul <3 x float> %815, splat (float 0x3BE0000000000000)
  %829 = extractelement <3 x float> %828, i64 0
  %830 = extractelement <3 x float> %828, i64 1
  %831 = fmul float %830, %830
  %832 = tail call float @llvm.fmuladd.f32(float %829, float %829, float %831)
  %833 = extractelement <3 x float> %828, i64 2
  %834 = tail call noundef float @llvm.fmuladd.f32(float %833, float %833, float %832)
  %835 = tail call noundef float @llvm.sqrt.f32(float %834), !fpmath !16
  %836 = fmul float %835, 0x4400000000000000
  br label %847

837:                                              ; preds = %796
  %838 = fmul <3 x float> %815, splat (float 0x4550000000000000)
  %839 = extractelement <3 x float> %838, i64 0
  %840 = extractelement <3 x float> %838, i64 1
  %841 = fmul float %840, %840
  %842 = tail call float @llvm.fmuladd.f32(float %839, float %839, float %841)
  %843 = extractelement <3 x float> %838, i64 2
  %844 = tail call noundef float @llvm.fmuladd.f32(float %843, float %843, float %842)
  %845 = tail call noundef float @llvm.sqrt.f32(float %844), !fpmath !16
  %846 = fmul float %845, 0x3A90000000000000
  br label %847

847:                                              ; preds = %837, %827, %825
  %848 = phi float [ %846, %837 ], [ %836, %827 ], [ %826, %825 ]
  %849 = fadd <3 x float> %814, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %850 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %849) #11
  %851 = fadd <3 x float> %850, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %852 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %851, <3 x float> noundef zeroinitializer) #11
  %853 = extractelement <3 x float> %852, i64 0
  %854 = extractelement <3 x float> %852, i64 1
  %855 = fmul float %854, %854
  %856 = tail call float @llvm.fmuladd.f32(float %853, float %853, float %855)
  %857 = extractelement <3 x float> %852, i64 2
  %858 = tail call noundef float @llvm.fmuladd.f32(float %857, float %857, float %856)
  %859 = fcmp olt float %858, 0x3810000000000000
  br i1 %859, label %874, label %860

860:                                              ; preds = %847
  %861 = fcmp oeq float %858, 0x7FF0000000000000
  br i1 %861, label %864, label %862

862:                                              ; preds = %860
  %863 = tail call noundef float @llvm.sqrt.f32(float %858), !fpmath !16
  br label %884

864:                                              ; preds = %860
  %865 = fmul <3 x float> %852, splat (float 0x3BE0000000000000)
  %866 = extractelement <3 x float> %865, i64 0
  %867 = extractelement <3 x float> %865, i64 1
  %868 = fmul float %867, %867
  %869 = tail call float @llvm.fmuladd.f32(float %866, float %866, float %868)
  %870 = extractelement <3 x float> %865, i64 2
  %871 = tail call noundef float @llvm.fmuladd.f32(float %870, float %870, float %869)
  %872 = tail call noundef float @llvm.sqrt.f32(float %871), !fpmath !16
  %873 = fmul float %872, 0x4400000000000000
  br label %884

874:                                              ; preds = %847
  %875 = fmul <3 x float> %852, splat (float 0x4550000000000000)
  %876 = extractelement <3 x float> %875, i64 0
  %877 = extractelement <3 x float> %875, i64 1
  %878 = fmul float %877, %877
  %879 = tail call float @llvm.fmuladd.f32(float %876, float %876, float %878)
  %880 = extractelement <3 x float> %875, i64 2
  %881 = tail call noundef float @llvm.fmuladd.f32(float %880, float %880, float %879)
  %882 = tail call noundef float @llvm.sqrt.f32(float %881), !fpmath !16
  %883 = fmul float %882, 0x3A90000000000000
  br label %884

884:                                              ; preds = %874, %864, %862
  %885 = phi float [ %883, %874 ], [ %873, %864 ], [ %863, %862 ]
  %886 = fadd float %848, 0xBFE99999A0000000
  %887 = extractelement <3 x float> %814, i64 1
  %888 = fadd float %887, 1.000000e+00
  %889 = extractelement <3 x float> %851, i64 0
  %890 = extractelement <3 x float> %851, i64 1
  %891 = extractelement <3 x float> %851, i64 2
  %892 = tail call fastcc float @llvm.maxnum.f32(float noundef %890, float noundef %891) #11
  %893 = tail call fastcc float @llvm.maxnum.f32(float noundef %889, float noundef %892) #11
  %894 = tail call fastcc float @llvm.minnum.f32(float noundef %893, float noundef 0.000000e+00) #11
  %895 = fadd float %894, %885
  %896 = tail call fastcc float @llvm.minnum.f32(float noundef %886, float noundef %895) #11
  %897 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %888, float noundef %896) #11
  %898 = tail call fastcc float @llvm.maxnum.f32(float noundef %897, float noundef 0.000000e+00) #11
  %899 = fmul float %898, 8.000000e+00
  %900 = fdiv float %899, 0x3FD99999A0000000, !fpmath !17
  %901 = tail call fastcc float @llvm.minnum.f32(float noundef %813, float noundef %900) #11
  %902 = fadd <3 x float> %185, <float 0x3FD5810640000000, float 0x3FE1EB8540000000, float 0xBFD020C4C0000000>
  %903 = fsub <3 x float> %902, %82
  %904 = extractelement <3 x float> %903, i64 0
  %905 = extractelement <3 x float> %903, i64 1
  %906 = fmul float %905, %905
  %907 = tail call float @llvm.fmuladd.f32(float %904, float %904, float %906)
  %908 = extractelement <3 x float> %903, i64 2
  %909 = tail call noundef float @llvm.fmuladd.f32(float %908, float %908, float %907)
  %910 = fcmp olt float %909, 0x3810000000000000
  br i1 %910, label %925, label %911

911:                                              ; preds = %884
  %912 = fcmp oeq float %909, 0x7FF0000000000000
  br i1 %912, label %915, label %913

913:                                              ; preds = %911
  %914 = tail call noundef float @llvm.sqrt.f32(float %909), !fpmath !16
  br label %935

915:                                              ; preds = %911
  %916 = fmul <3 x float> %903, splat (float 0x3BE0000000000000)
  %917 = extractelement <3 x float> %916, i64 0
  %918 = extractelement <3 x float> %916, i64 1
  %919 = fmul float %918, %918
  %920 = tail call float @llvm.fmuladd.f32(float %917, float %917, float %919)
  %921 = extractelement <3 x float> %916, i64 2
  %922 = tail call noundef float @llvm.fmuladd.f32(float %921, float %921, float %920)
  %923 = tail call noundef float @llvm.sqrt.f32(float %922), !fpmath !16
  %924 = fmul float %923, 0x4400000000000000
  br label %935

925:                                              ; preds = %884
  %926 = fmul <3 x float> %903, splat (float 0x4550000000000000)
  %927 = extractelement <3 x float> %926, i64 0
  %928 = extractelement <3 x float> %926, i64 1
  %929 = fmul float %928, %928
  %930 = tail call float @llvm.fmuladd.f32(float %927, float %927, float %929)
  %931 = extractelement <3 x float> %926, i64 2
  %932 = tail call noundef float @llvm.fmuladd.f32(float %931, float %931, float %930)
  %933 = tail call noundef float @llvm.sqrt.f32(float %932), !fpmath !16
  %934 = fmul float %933, 0x3A90000000000000
  br label %935

935:                                              ; preds = %925, %915, %913
  %936 = phi float [ %934, %925 ], [ %924, %915 ], [ %914, %913 ]
  %937 = fadd <3 x float> %902, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %938 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %937) #11
  %939 = fadd <3 x float> %938, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %940 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %939, <3 x float> noundef zeroinitializer) #11
  %941 = extractelement <3 x float> %940, i64 0
  %942 = extractelement <3 x float> %940, i64 1
  %943 = fmul float %942, %942
  %944 = tail call float @llvm.fmuladd.f32(float %941, float %941, float %943)
  %945 = extractelement <3 x float> %940, i64 2
  %946 = tail call noundef float @llvm.fmuladd.f32(float %945, float %945, float %944)
  %947 = fcmp olt float %946, 0x3810000000000000
  br i1 %947, label %962, label %948

948:                                              ; preds = %935
  %949 = fcmp oeq float %946, 0x7FF0000000000000
  br i1 %949, label %952, label %950

950:                                              ; preds = %948
  %951 = tail call noundef float @llvm.sqrt.f32(float %946), !fpmath !16
  br label %972

952:                                              ; preds = %948
  %953 = fmul <3 x float> %940, splat (float 0x3BE0000000000000)
  %954 = extractelement <3 x float> %953, i64 0
  %955 = extractelement <3 x float> %953, i64 1
  %956 = fmul float %955, %955
  %957 = tail call float @llvm.fmuladd.f32(float %954, float %954, float %956)
  %958 = extractelement <3 x float> %953, i64 2
  %959 = tail call noundef float @llvm.fmuladd.f32(float %958, float %958, float %957)
  %960 = tail call noundef float @llvm.sqrt.f32(float %959), !fpmath !16
  %961 = fmul float %960, 0x4400000000000000
  br label %972

962:                                              ; preds = %935
  %963 = fmul <3 x float> %940, splat (float 0x4550000000000000)
  %964 = extractelement <3 x float> %963, i64 0
  %965 = extractelement <3 x float> %963, i64 1
  %966 = fmul float %965, %965
  %967 = tail call float @llvm.fmuladd.f32(float %964, float %964, float %966)
  %968 = extractelement <3 x float> %963, i64 2
  %969 = tail call noundef float @llvm.fmuladd.f32(float %968, float %968, float %967)
  %970 = tail call noundef float @llvm.sqrt.f32(float %969), !fpmath !16
  %971 = fmul float %970, 0x3A90000000000000
  br label %972

972:                                              ; preds = %962, %952, %950
  %973 = phi float [ %971, %962 ], [ %961, %952 ], [ %951, %950 ]
  %974 = fadd float %936, 0xBFE99999A0000000
  %975 = extractelement <3 x float> %902, i64 1
  %976 = fadd float %975, 1.000000e+00
  %977 = extractelement <3 x float> %939, i64 0
  %978 = extractelement <3 x float> %939, i64 1
  %979 = extractelement <3 x float> %939, i64 2
  %980 = tail call fastcc float @llvm.maxnum.f32(float noundef %978, float noundef %979) #11
  %981 = tail call fastcc float @llvm.maxnum.f32(float noundef %977, float noundef %980) #11
  %982 = tail call fastcc float @llvm.minnum.f32(float noundef %981, float noundef 0.000000e+00) #11
  %983 = fadd float %982, %973
  %984 = tail call fastcc float @llvm.minnum.f32(float noundef %974, float noundef %983) #11
  %985 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %976, float noundef %984) #11
  %986 = tail call fastcc float @llvm.maxnum.f32(float noundef %985, float noundef 0.000000e+00) #11
  %987 = fmul float %986, 8.000000e+00
  %988 = fdiv float %987, 0x3FE6666680000000, !fpmath !17
  %989 = tail call fastcc float @llvm.minnum.f32(float noundef %901, float noundef %988) #11
  %990 = fadd <3 x float> %185, <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>
  %991 = fsub <3 x float> %990, %82
  %992 = extractelement <3 x float> %991, i64 0
  %993 = extractelement <3 x float> %991, i64 1
  %994 = fmul float %993, %993
  %995 = tail call float @llvm.fmuladd.f32(float %992, float %992, float %994)
  %996 = extractelement <3 x float> %991, i64 2
  %997 = tail call noundef float @llvm.fmuladd.f32(float %996, float %996, float %995)
  %998 = fcmp olt float %997, 0x3810000000000000
  br i1 %998, label %1013, label %999

999:                                              ; preds = %972
  %1000 = fcmp oeq float %997, 0x7FF0000000000000
  br i1 %1000, label %1003, label %1001

1001:                                             ; preds = %999
  %1002 = tail call noundef float @llvm.sqrt.f32(float %997), !fpmath !16
  br label %1023

1003:                                             ; preds = %999
  %1004 = fmul <3 x float> %991, splat (float 0x3BE0000000000000)
  %1005 = extractelement <3 x float> %1004, i64 0
  %1006 = extractelement <3 x float> %1004, i64 1
  %1007 = fmul float %1006, %1006
  %1008 = tail call float @llvm.fmuladd.f32(float %1005, float %1005, float %1007)
  %1009 = extractelement <3 x float> %1004, i64 2
  %1010 = tail call noundef float @llvm.fmuladd.f32(float %1009, float %1009, float %1008)
  %1011 = tail call noundef float @llvm.sqrt.f32(float %1010), !fpmath !16
  %1012 = fmul float %1011, 0x4400000000000000
  br label %1023

1013:                                             ; preds = %972
  %1014 = fmul <3 x float> %991, splat (float 0x4550000000000000)
  %1015 = extractelement <3 x float> %1014, i64 0
  %1016 = extractelement <3 x float> %1014, i64 1
  %1017 = fmul float %1016, %1016
  %1018 = tail call float @llvm.fmuladd.f32(float %1015, float %1015, float %1017)
  %1019 = extractelement <3 x float> %1014, i64 2
  %1020 = tail call noundef float @llvm.fmuladd.f32(float %1019, float %1019, float %1018)
  %1021 = tail call noundef float @llvm.sqrt.f32(float %1020), !fpmath !16
  %1022 = fmul float %1021, 0x3A90000000000000
  br label %1023

1023:                                             ; preds = %1013, %1003, %1001
  %1024 = phi float [ %1022, %1013 ], [ %1012, %1003 ], [ %1002, %1001 ]
  %1025 = fadd <3 x float> %990, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1026 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1025) #11
  %1027 = fadd <3 x float> %1026, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1028 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1027, <3 x float> noundef zeroinitializer) #11
  %1029 = extractelement <3 x float> %1028, i64 0
  %1030 = extractelement <3 x float> %1028, i64 1
  %1031 = fmul float %1030, %1030
  %1032 = tail call float @llvm.fmuladd.f32(float %1029, float %1029, float %1031)
  %1033 = extractelement <3 x float> %1028, i64 2
  %1034 = tail call noundef float @llvm.fmuladd.f32(float %1033, float %1033, float %1032)
  %1035 = fcmp olt float %1034, 0x3810000000000000
  br i1 %1035, label %1050, label %1036

1036:                                             ; preds = %1023
  %1037 = fcmp oeq float %1034, 0x7FF0000000000000
  br i1 %1037, label %1040, label %1038

1038:                                             ; preds = %1036
  %1039 = tail call noundef float @llvm.sqrt.f32(float %1034), !fpmath !16
  br label %1060

1040:                                             ; preds = %1036
  %1041 = fmul <3 x float> %1028, splat (float 0x3BE0000000000000)
  %1042 = extractelement <3 x float> %1041, i64 0
  %1043 = extractelement <3 x float> %1041, i64 1
  %1044 = fmul float %1043, %1043
  %1045 = tail call float @llvm.fmuladd.f32(float %1042, float %1042, float %1044)
  %1046 = extractelement <3 x float> %1041, i64 2
  %1047 = tail call noundef float @llvm.fmuladd.f32(float %1046, float %1046, float %1045)
  %1048 = tail call noundef float @llvm.sqrt.f32(float %1047), !fpmath !16
  %1049 = fmul float %1048, 0x4400000000000000
  br label %1060

1050:                                             ; preds = %1023
  %1051 = fmul <3 x float> %1028, splat (float 0x4550000000000000)
  %1052 = extractelement <3 x float> %1051, i64 0
  %1053 = extractelement <3 x float> %1051, i64 1
  %1054 = fmul float %1053, %1053
  %1055 = tail call float @llvm.fmuladd.f32(float %1052, float %1052, float %1054)
  %1056 = extractelement <3 x float> %1051, i64 2
  %1057 = tail call noundef float @llvm.fmuladd.f32(float %1056, float %1056, float %1055)
  %1058 = tail call noundef float @llvm.sqrt.f32(float %1057), !fpmath !16
  %1059 = fmul float %1058, 0x3A90000000000000
  br label %1060

1060:                                             ; preds = %1050, %1040, %1038
  %1061 = phi float [ %1059, %1050 ], [ %1049, %1040 ], [ %1039, %1038 ]
  %1062 = fadd float %1024, 0xBFE99999A0000000
  %1063 = extractelement <3 x float> %990, i64 1
  %1064 = fadd float %1063, 1.000000e+00
  %1065 = extractelement <3 x float> %1027, i64 0
  %1066 = extractelement <3 x float> %1027, i64 1
  %1067 = extractelement <3 x float> %1027, i64 2
  %1068 = tail call fastcc float @llvm.maxnum.f32(float noundef %1066, float noundef %1067) #11
  %1069 = tail call fastcc float @llvm.maxnum.f32(float noundef %1065, float noundef %1068) #11
  %1070 = tail call fastcc float @llvm.minnum.f32(float noundef %1069, float noundef 0.000000e+00) #11
  %1071 = fadd float %1070, %1061
  %1072 = tail call fastcc float @llvm.minnum.f32(float noundef %1062, float noundef %1071) #11
  %1073 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1064, float noundef %1072) #11
  %1074 = tail call fastcc float @llvm.maxnum.f32(float noundef %1073, float noundef 0.000000e+00) #11
  %1075 = fmul float %1074, 8.000000e+00
  %1076 = tail call fastcc float @llvm.minnum.f32(float noundef %989, float noundef %1075) #11
  %1077 = fadd <3 x float> %185, <float 0x3FE3F7CEC0000000, float 0x3FF0A3D700000000, float 0xBFDDF3B640000000>
  %1078 = fsub <3 x float> %1077, %82
  %1079 = extractelement <3 x float> %1078, i64 0
  %1080 = extractelement <3 x float> %1078, i64 1
  %1081 = fmul float %1080, %1080
  %1082 = tail call float @llvm.fmuladd.f32(float %1079, float %1079, float %1081)
  %1083 = extractelement <3 x float> %1078, i64 2
  %1084 = tail call noundef float @llvm.fmuladd.f32(float %1083, float %1083, float %1082)
  %1085 = fcmp olt float %1084, 0x3810000000000000
  br i1 %1085, label %1100, label %1086

1086:                                             ; preds = %1060
  %1087 = fcmp oeq float %1084, 0x7FF0000000000000
  br i1 %1087, label %1090, label %1088

1088:                                             ; preds = %1086
  %1089 = tail call noundef float @llvm.sqrt.f32(float %1084), !fpmath !16
  br label %1110

1090:                                             ; preds = %1086
  %1091 = fmul <3 x float> %1078, splat (float 0x3BE0000000000000)
  %1092 = extractelement <3 x float> %1091, i64 0
  %1093 = extractelement <3 x float> %1091, i64 1
  %1094 = fmul float %1093, %1093
  %1095 = tail call float @llvm.fmuladd.f32(float %1092, float %1092, float %1094)
  %1096 = extractelement <3 x float> %1091, i64 2
  %1097 = tail call noundef float @llvm.fmuladd.f32(float %1096, float %1096, float %1095)
  %1098 = tail call noundef float @llvm.sqrt.f32(float %1097), !fpmath !16
  %1099 = fmul float %1098, 0x4400000000000000
  br label %1110

1100:                                             ; preds = %1060
  %1101 = fmul <3 x float> %1078, splat (float 0x4550000000000000)
  %1102 = extractelement <3 x float> %1101, i64 0
  %1103 = extractelement <3 x float> %1101, i64 1
  %1104 = fmul float %1103, %1103
  %1105 = tail call float @llvm.fmuladd.f32(float %1102, float %1102, float %1104)
  %1106 = extractelement <3 x float> %1101, i64 2
  %1107 = tail call noundef float @llvm.fmuladd.f32(float %1106, float %1106, float %1105)
  %1108 = tail call noundef float @llvm.sqrt.f32(float %1107), !fpmath !16
  %1109 = fmul float %1108, 0x3A90000000000000
  br label %1110

1110:                                             ; preds = %1100, %1090, %1088
  %1111 = phi float [ %1109, %1100 ], [ %1099, %1090 ], [ %1089, %1088 ]
  %1112 = fadd <3 x float> %1077, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1113 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1112) #11
  %1114 = fadd <3 x float> %1113, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1115 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1114, <3 x float> noundef zeroinitializer) #11
  %1116 = extractelement <3 x float> %1115, i64 0
  %1117 = extractelement <3 x float> %1115, i64 1
  %1118 = fmul float %1117, %1117
  %1119 = tail call float @llvm.fmuladd.f32(float %1116, float %1116, float %1118)
  %1120 = extractelement <3 x float> %1115, i64 2
  %1121 = tail call noundef float @llvm.fmuladd.f32(float %1120, float %1120, float %1119)
  %1122 = fcmp olt float %1121, 0x3810000000000000
  br i1 %1122, label %1137, label %1123

1123:                                             ; preds = %1110
  %1124 = fcmp oeq float %1121, 0x7FF0000000000000
  br i1 %1124, label %1127, label %1125

1125:                                             ; preds = %1123
  %1126 = tail call noundef float @llvm.sqrt.f32(float %1121), !fpmath !16
  br label %1147

1127:                                             ; preds = %1123
  %1128 = fmul <3 x float> %1115, splat (float 0x3BE0000000000000)
  %1129 = extractelement <3 x float> %1128, i64 0
  %1130 = extractelement <3 x float> %1128, i64 1
  %1131 = fmul float %1130, %1130
  %1132 = tail call float @llvm.fmuladd.f32(float %1129, float %1129, float %1131)
  %1133 = extractelement <3 x float> %1128, i64 2
  %1134 = tail call noundef float @llvm.fmuladd.f32(float %1133, float %1133, float %1132)
  %1135 = tail call noundef float @llvm.sqrt.f32(float %1134), !fpmath !16
  %1136 = fmul float %1135, 0x4400000000000000
  br label %1147

1137:                                             ; preds = %1110
  %1138 = fmul <3 x float> %1115, splat (float 0x4550000000000000)
  %1139 = extractelement <3 x float> %1138, i64 0
  %1140 = extractelement <3 x float> %1138, i64 1
  %1141 = fmul float %1140, %1140
  %1142 = tail call float @llvm.fmuladd.f32(float %1139, float %1139, float %1141)
  %1143 = extractelement <3 x float> %1138, i64 2
  %1144 = tail call noundef float @llvm.fmuladd.f32(float %1143, float %1143, float %1142)
  %1145 = tail call noundef float @llvm.sqrt.f32(float %1144), !fpmath !16
  %1146 = fmul float %1145, 0x3A90000000000000
  br label %1147

1147:                                             ; preds = %1137, %1127, %1125
  %1148 = phi float [ %1146, %1137 ], [ %1136, %1127 ], [ %1126, %1125 ]
  %1149 = fadd float %1111, 0xBFE99999A0000000
  %1150 = extractelement <3 x float> %1077, i64 1
  %1151 = fadd float %1150, 1.000000e+00
  %1152 = extractelement <3 x float> %1114, i64 0
  %1153 = extractelement <3 x float> %1114, i64 1
  %1154 = extractelement <3 x float> %1114, i64 2
  %1155 = tail call fastcc float @llvm.maxnum.f32(float noundef %1153, float noundef %1154) #11
  %1156 = tail call fastcc float @llvm.maxnum.f32(float noundef %1152, float noundef %1155) #11
  %1157 = tail call fastcc float @llvm.minnum.f32(float noundef %1156, float noundef 0.000000e+00) #11
  %1158 = fadd float %1157, %1148
  %1159 = tail call fastcc float @llvm.minnum.f32(float noundef %1149, float noundef %1158) #11
  %1160 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1151, float noundef %1159) #11
  %1161 = tail call fastcc float @llvm.maxnum.f32(float noundef %1160, float noundef 0.000000e+00) #11
  %1162 = fmul float %1161, 8.000000e+00
  %1163 = fdiv float %1162, 0x3FF4CCCCC0000000, !fpmath !17
  %1164 = tail call fastcc float @llvm.minnum.f32(float noundef %1076, float noundef %1163) #11
  %1165 = fadd <3 x float> %185, <float 0x3FE89374A0000000, float 0x3FF47AE140000000, float 0xBFE26E9780000000>
  %1166 = fsub <3 x float> %1165, %82
  %1167 = extractelement <3 x float> %1166, i64 0
  %1168 = extractelement <3 x float> %1166, i64 1
  %1169 = fmul float %1168, %1168
  %1170 = tail call float @llvm.fmuladd.f32(float %1167, float %1167, float %1169)
  %1171 = extractelement <3 x float> %1166, i64 2
  %1172 = tail call noundef float @llvm.fmuladd.f32(float %1171, float %1171, float %1170)
  %1173 = fcmp olt float %1172, 0x3810000000000000
  br i1 %1173, label %1188, label %1174

1174:                                             ; preds = %1147
  %1175 = fcmp oeq float %1172, 0x7FF0000000000000
  br i1 %1175, label %1178, label %1176

1176:                                             ; preds = %1174
  %1177 = tail call noundef float @llvm.sqrt.f32(float %1172), !fpmath !16
  br label %1198

1178:                                             ; preds = %1174
  %1179 = fmul <3 x float> %1166, splat (float 0x3BE0000000000000)
  %1180 = extractelement <3 x float> %1179, i64 0
  %1181 = extractelement <3 x float> %1179, i64 1
  %1182 = fmul float %1181, %1181
  %1183 = tail call float @llvm.fmuladd.f32(float %1180, float %1180, float %1182)
  %1184 = extractelement <3 x float> %1179, i64 2
  %1185 = tail call noundef float @llvm.fmuladd.f32(float %1184, float %1184, float %1183)
  %1186 = tail call noundef float @llvm.sqrt.f32(float %1185), !fpmath !16
  %1187 = fmul float %1186, 0x4400000000000000
  br label %1198

1188:                                             ; preds = %1147
  %1189 = fmul <3 x float> %1166, splat (float 0x4550000000000000)
  %1190 = extractelement <3 x float> %1189, i64 0
  %1191 = extractelement <3 x float> %1189, i64 1
  %1192 = fmul float %1191, %1191
  %1193 = tail call float @llvm.fmuladd.f32(float %1190, float %1190, float %1192)
  %1194 = extractelement <3 x float> %1189, i64 2
  %1195 = tail call noundef float @llvm.fmuladd.f32(float %1194, float %1194, float %1193)
  %1196 = tail call noundef float @llvm.sqrt.f32(float %1195), !fpmath !16
  %1197 = fmul float %1196, 0x3A90000000000000
  br label %1198

1198:                                             ; preds = %1188, %1178, %1176
  %1199 = phi float [ %1197, %1188 ], [ %1187, %1178 ], [ %1177, %1176 ]
  %1200 = fadd <3 x float> %1165, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1201 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1200) #11
  %1202 = fadd <3 x float> %1201, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1203 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1202, <3 x float> noundef zeroinitializer) #11
  %1204 = extractelement <3 x float> %1203, i64 0
  %1205 = extractelement <3 x float> %1203, i64 1
  %1206 = fmul float %1205, %1205
  %1207 = tail call float @llvm.fmuladd.f32(float %1204, float %1204, float %1206)
  %1208 = extractelement <3 x float> %1203, i64 2
  %1209 = tail call noundef float @llvm.fmuladd.f32(float %1208, float %1208, float %1207)
  %1210 = fcmp olt float %1209, 0x3810000000000000
  br i1 %1210, label %1225, label %1211

1211:                                             ; preds = %1198
  %1212 = fcmp oeq float %1209, 0x7FF0000000000000
  br i1 %1212, label %1215, label %1213

1213:                                             ; preds = %1211
  %1214 = tail call noundef float @llvm.sqrt.f32(float %1209), !fpmath !16
  br label %1235

1215:                                             ; preds = %1211
  %1216 = fmul <3 x float> %1203, splat (float 0x3BE0000000000000)
  %1217 = extractelement <3 x float> %1216, i64 0
  %1218 = extractelement <3 x float> %1216, i64 1
  %1219 = fmul float %1218, %1218
  %1220 = tail call float @llvm.fmuladd.f32(float %1217, float %1217, float %1219)
  %1221 = extractelement <3 x float> %1216, i64 2
  %1222 = tail call noundef float @llvm.fmuladd.f32(float %1221, float %1221, float %1220)
  %1223 = tail call noundef float @llvm.sqrt.f32(float %1222), !fpmath !16
  %1224 = fmul float %1223, 0x4400000000000000
  br label %1235

1225:                                             ; preds = %1198
  %1226 = fmul <3 x float> %1203, splat (float 0x4550000000000000)
  %1227 = extractelement <3 x float> %1226, i64 0
  %1228 = extractelement <3 x float> %1226, i64 1
  %1229 = fmul float %1228, %1228
  %1230 = tail call float @llvm.fmuladd.f32(float %1227, float %1227, float %1229)
  %1231 = extractelement <3 x float> %1226, i64 2
  %1232 = tail call noundef float @llvm.fmuladd.f32(float %1231, float %1231, float %1230)
  %1233 = tail call noundef float @llvm.sqrt.f32(float %1232), !fpmath !16
  %1234 = fmul float %1233, 0x3A90000000000000
  br label %1235

1235:                                             ; preds = %1225, %1215, %1213
  %1236 = phi float [ %1234, %1225 ], [ %1224, %1215 ], [ %1214, %1213 ]
  %1237 = fadd float %1199, 0xBFE99999A0000000
  %1238 = extractelement <3 x float> %1165, i64 1
  %1239 = fadd float %1238, 1.000000e+00
  %1240 = extractelement <3 x float> %1202, i64 0
  %1241 = extractelement <3 x float> %1202, i64 1
  %1242 = extractelement <3 x float> %1202, i64 2
  %1243 = tail call fastcc float @llvm.maxnum.f32(float noundef %1241, float noundef %1242) #11
  %1244 = tail call fastcc float @llvm.maxnum.f32(float noundef %1240, float noundef %1243) #11
  %1245 = tail call fastcc float @llvm.minnum.f32(float noundef %1244, float noundef 0.000000e+00) #11
  %1246 = fadd float %1245, %1236
  %1247 = tail call fastcc float @llvm.minnum.f32(float noundef %1237, float noundef %1246) #11
  %1248 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1239, float noundef %1247) #11
  %1249 = tail call fastcc float @llvm.maxnum.f32(float noundef %1248, float noundef 0.000000e+00) #11
  %1250 = fmul float %1249, 8.000000e+00
  %1251 = fdiv float %1250, 0x3FF9999980000000, !fpmath !17
  %1252 = tail call fastcc float @llvm.minnum.f32(float noundef %1164, float noundef %1251) #11
  %1253 = fadd <3 x float> %185, <float 0x3FED2F1A60000000, float 0x3FF851EB60000000, float 0xBFE5E353E0000000>
  %1254 = fsub <3 x float> %1253, %82
  %1255 = extractelement <3 x float> %1254, i64 0
  %1256 = extractelement <3 x float> %1254, i64 1
  %1257 = fmul float %1256, %1256
  %1258 = tail call float @llvm.fmuladd.f32(float %1255, float %1255, float %1257)
  %1259 = extractelement <3 x float> %1254, i64 2
  %1260 = tail call noundef float @llvm.fmuladd.f32(float %1259, float %1259, float %1258)
  %1261 = fcmp olt float %1260, 0x3810000000000000
  br i1 %1261, label %1276, label %1262

1262:                                             ; preds = %1235
  %1263 = fcmp oeq float %1260, 0x7FF0000000000000
  br i1 %1263, label %1266, label %1264

1264:                                             ; preds = %1262
  %1265 = tail call noundef float @llvm.sqrt.f32(float %1260), !fpmath !16
  br label %1286

1266:                                             ; preds = %1262
  %1267 = fmul <3 x float> %1254, splat (float 0x3BE0000000000000)
  %1268 = extractelement <3 x float> %1267, i64 0
  %1269 = extractelement <3 x float> %1267, i64 1
  %1270 = fmul float %1269, %1269
  %1271 = tail call float @llvm.fmuladd.f32(float %1268, float %1268, float %1270)
  %1272 = extractelement <3 x float> %1267, i64 2
  %1273 = tail call noundef float @llvm.fmuladd.f32(float %1272, float %1272, float %1271)
  %1274 = tail call noundef float @llvm.sqrt.f32(float %1273), !fpmath !16
  %1275 = fmul float %1274, 0x4400000000000000
  br label %1286

1276:                                             ; preds = %1235
  %1277 = fmul <3 x float> %1254, splat (float 0x4550000000000000)
  %1278 = extractelement <3 x float> %1277, i64 0
  %1279 = extractelement <3 x float> %1277, i64 1
  %1280 = fmul float %1279, %1279
  %1281 = tail call float @llvm.fmuladd.f32(float %1278, float %1278, float %1280)
  %1282 = extractelement <3 x float> %1277, i64 2
  %1283 = tail call noundef float @llvm.fmuladd.f32(float %1282, float %1282, float %1281)
  %1284 = tail call noundef float @llvm.sqrt.f32(float %1283), !fpmath !16
  %1285 = fmul float %1284, 0x3A90000000000000
  br label %1286

1286:                                             ; preds = %1276, %1266, %1264
  %1287 = phi float [ %1285, %1276 ], [ %1275, %1266 ], [ %1265, %1264 ]
  %1288 = fadd <3 x float> %1253, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1289 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1288) #11
  %1290 = fadd <3 x float> %1289, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1291 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1290, <3 x float> noundef zeroinitializer) #11
  %1292 = extractelement <3 x float> %1291, i64 0
  %1293 = extractelement <3 x float> %1291, i64 1
  %1294 = fmul float %1293, %1293
  %1295 = tail call float @llvm.fmuladd.f32(float %1292, float %1292, float %1294)
  %1296 = extractelement <3 x float> %1291, i64 2
  %1297 = tail call noundef float @llvm.fmuladd.f32(float %1296, float %1296, float %1295)
  %1298 = fcmp olt float %1297, 0x3810000000000000
  br i1 %1298, label %1313, label %1299

1299:                                             ; preds = %1286
  %1300 = fcmp oeq float %1297, 0x7FF0000000000000
  br i1 %1300, label %1303, label %1301

1301:                                             ; preds = %1299
  %1302 = tail call noundef float @llvm.sqrt.f32(float %1297), !fpmath !16
  br label %1323

1303:                                             ; preds = %1299
  %1304 = fmul <3 x float> %1291, splat (float 0x3BE0000000000000)
  %1305 = extractelement <3 x float> %1304, i64 0
  %1306 = extractelement <3 x float> %1304, i64 1
  %1307 = fmul float %1306, %1306
  %1308 = tail call float @llvm.fmuladd.f32(float %1305, float %1305, float %1307)
  %1309 = extractelement <3 x float> %1304, i64 2
  %1310 = tail call noundef float @llvm.fmuladd.f32(float %1309, float %1309, float %1308)
  %1311 = tail call noundef float @llvm.sqrt.f32(float %1310), !fpmath !16
  %1312 = fmul float %1311, 0x4400000000000000
  br label %1323

1313:                                             ; preds = %1286
  %1314 = fmul <3 x float> %1291, splat (float 0x4550000000000000)
  %1315 = extractelement <3 x float> %1314, i64 0
  %1316 = extractelement <3 x float> %1314, i64 1
  %1317 = fmul float %1316, %1316
  %1318 = tail call float @llvm.fmuladd.f32(float %1315, float %1315, float %1317)
  %1319 = extractelement <3 x float> %1314, i64 2
  %1320 = tail call noundef float @llvm.fmuladd.f32(float %1319, float %1319, float %1318)
  %1321 = tail call noundef float @llvm.sqrt.f32(float %1320), !fpmath !16
  %1322 = fmul float %1321, 0x3A90000000000000
  br label %1323

1323:                                             ; preds = %1313, %1303, %1301
  %1324 = phi float [ %1322, %1313 ], [ %1312, %1303 ], [ %1302, %1301 ]
  %1325 = fadd float %1287, 0xBFE99999A0000000
  %1326 = extractelement <3 x float> %1253, i64 1
  %1327 = fadd float %1326, 1.000000e+00
  %1328 = extractelement <3 x float> %1290, i64 0
  %1329 = extractelement <3 x float> %1290, i64 1
  %1330 = extractelement <3 x float> %1290, i64 2
  %1331 = tail call fastcc float @llvm.maxnum.f32(float noundef %1329, float noundef %1330) #11
  %1332 = tail call fastcc float @llvm.maxnum.f32(float noundef %1328, float noundef %1331) #11
  %1333 = tail call fastcc float @llvm.minnum.f32(float noundef %1332, float noundef 0.000000e+00) #11
  %1334 = fadd float %1333, %1324
  %1335 = tail call fastcc float @llvm.minnum.f32(float noundef %1325, float noundef %1334) #11
  %1336 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1327, float noundef %1335) #11
  %1337 = tail call fastcc float @llvm.maxnum.f32(float noundef %1336, float noundef 0.000000e+00) #11
  %1338 = fmul float %1337, 8.000000e+00
  %1339 = fdiv float %1338, 0x3FFE666640000000, !fpmath !17
  %1340 = tail call fastcc float @llvm.minnum.f32(float noundef %1252, float noundef %1339) #11
  %1341 = fadd <3 x float> %185, <float 0x3FF0E56020000000, float 0x3FFC28F5A0000000, float 0xBFE9581040000000>
  %1342 = fsub <3 x float> %1341, %82
  %1343 = extractelement <3 x float> %1342, i64 0
  %1344 = extractelement <3 x float> %1342, i64 1
  %1345 = fmul float %1344, %1344
  %1346 = tail call float @llvm.fmuladd.f32(float %1343, float %1343, float %1345)
  %1347 = extractelement <3 x float> %1342, i64 2
  %1348 = tail call noundef float @llvm.fmuladd.f32(float %1347, float %1347, float %1346)
  %1349 = fcmp olt float %1348, 0x3810000000000000
  br i1 %1349, label %1364, label %1350

1350:                                             ; preds = %1323
  %1351 = fcmp oeq float %1348, 0x7FF0000000000000
  br i1 %1351, label %1354, label %1352

1352:                                             ; preds = %1350
  %1353 = tail call noundef float @llvm.sqrt.f32(float %1348), !fpmath !16
  br label %1374

1354:                                             ; preds = %1350
  %1355 = fmul <3 x float> %1342, splat (float 0x3BE0000000000000)
  %1356 = extractelement <3 x float> %1355, i64 0
  %1357 = extractelement <3 x float> %1355, i64 1
  %1358 = fmul float %1357, %1357
  %1359 = tail call float @llvm.fmuladd.f32(float %1356, float %1356, float %1358)
  %1360 = extractelement <3 x float> %1355, i64 2
  %1361 = tail call noundef float @llvm.fmuladd.f32(float %1360, float %1360, float %1359)
  %1362 = tail call noundef float @llvm.sqrt.f32(float %1361), !fpmath !16
  %1363 = fmul float %1362, 0x4400000000000000
  br label %1374

1364:                                             ; preds = %1323
  %1365 = fmul <3 x float> %1342, splat (float 0x4550000000000000)
  %1366 = extractelement <3 x float> %1365, i64 0
  %1367 = extractelement <3 x float> %1365, i64 1
  %1368 = fmul float %1367, %1367
  %1369 = tail call float @llvm.fmuladd.f32(float %1366, float %1366, float %1368)
  %1370 = extractelement <3 x float> %1365, i64 2
  %1371 = tail call noundef float @llvm.fmuladd.f32(float %1370, float %1370, float %1369)
  %1372 = tail call noundef float @llvm.sqrt.f32(float %1371), !fpmath !16
  %1373 = fmul float %1372, 0x3A90000000000000
  br label %1374

1374:                                             ; preds = %1364, %1354, %1352
  %1375 = phi float [ %1373, %1364 ], [ %1363, %1354 ], [ %1353, %1352 ]
  %1376 = fadd <3 x float> %1341, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1377 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1376) #11
  %1378 = fadd <3 x float> %1377, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1379 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1378, <3 x float> noundef zeroinitializer) #11
  %1380 = extractelement <3 x float> %1379, i64 0
  %1381 = extractelement <3 x float> %1379, i64 1
  %1382 = fmul float %1381, %1381
  %1383 = tail call float @llvm.fmuladd.f32(float %1380, float %1380, float %1382)
  %1384 = extractelement <3 x float> %1379, i64 2
  %1385 = tail call noundef float @llvm.fmuladd.f32(float %1384, float %1384, float %1383)
  %1386 = fcmp olt float %1385, 0x3810000000000000
  br i1 %1386, label %1401, label %1387

1387:                                             ; preds = %1374
  %1388 = fcmp oeq float %1385, 0x7FF0000000000000
  br i1 %1388, label %1391, label %1389

1389:                                             ; preds = %1387
  %1390 = tail call noundef float @llvm.sqrt.f32(float %1385), !fpmath !16
  br label %1411

1391:                                             ; preds = %1387
  %1392 = fmul <3 x float> %1379, splat (float 0x3BE0000000000000)
  %1393 = extractelement <3 x float> %1392, i64 0
  %1394 = extractelement <3 x float> %1392, i64 1
  %1395 = fmul float %1394, %1394
  %1396 = tail call float @llvm.fmuladd.f32(float %1393, float %1393, float %1395)
  %1397 = extractelement <3 x float> %1392, i64 2
  %1398 = tail call noundef float @llvm.fmuladd.f32(float %1397, float %1397, float %1396)
  %1399 = tail call noundef float @llvm.sqrt.f32(float %1398), !fpmath !16
  %1400 = fmul float %1399, 0x4400000000000000
  br label %1411

1401:                                             ; preds = %1374
  %1402 = fmul <3 x float> %1379, splat (float 0x4550000000000000)
  %1403 = extractelement <3 x float> %1402, i64 0
  %1404 = extractelement <3 x float> %1402, i64 1
  %1405 = fmul float %1404, %1404
  %1406 = tail call float @llvm.fmuladd.f32(float %1403, float %1403, float %1405)
  %1407 = extractelement <3 x float> %1402, i64 2
  %1408 = tail call noundef float @llvm.fmuladd.f32(float %1407, float %1407, float %1406)
  %1409 = tail call noundef float @llvm.sqrt.f32(float %1408), !fpmath !16
  %1410 = fmul float %1409, 0x3A90000000000000
  br label %1411

1411:                                             ; preds = %1401, %1391, %1389
  %1412 = phi float [ %1410, %1401 ], [ %1400, %1391 ], [ %1390, %1389 ]
  %1413 = fadd float %1375, 0xBFE99999A0000000
  %1414 = extractelement <3 x float> %1341, i64 1
  %1415 = fadd float %1414, 1.000000e+00
  %1416 = extractelement <3 x float> %1378, i64 0
  %1417 = extractelement <3 x float> %1378, i64 1
  %1418 = extractelement <3 x float> %1378, i64 2
  %1419 = tail call fastcc float @llvm.maxnum.f32(float noundef %1417, float noundef %1418) #11
  %1420 = tail call fastcc float @llvm.maxnum.f32(float noundef %1416, float noundef %1419) #11
  %1421 = tail call fastcc float @llvm.minnum.f32(float noundef %1420, float noundef 0.000000e+00) #11
  %1422 = fadd float %1421, %1412
  %1423 = tail call fastcc float @llvm.minnum.f32(float noundef %1413, float noundef %1422) #11
  %1424 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1415, float noundef %1423) #11
  %1425 = tail call fastcc float @llvm.maxnum.f32(float noundef %1424, float noundef 0.000000e+00) #11
  %1426 = fmul float %1425, 8.000000e+00
  %1427 = fdiv float %1426, 0x4001999980000000, !fpmath !17
  %1428 = tail call fastcc float @llvm.minnum.f32(float noundef %1340, float noundef %1427) #11
  %1429 = fadd <3 x float> %185, <float 0x3FF3333300000000, float 0x3FFFFFFFE0000000, float 0xBFECCCCCC0000000>
  %1430 = fsub <3 x float> %1429, %82
  %1431 = extractelement <3 x float> %1430, i64 0
  %1432 = extractelement <3 x float> %1430, i64 1
  %1433 = fmul float %1432, %1432
  %1434 = tail call float @llvm.fmuladd.f32(float %1431, float %1431, float %1433)
  %1435 = extractelement <3 x float> %1430, i64 2
  %1436 = tail call noundef float @llvm.fmuladd.f32(float %1435, float %1435, float %1434)
  %1437 = fcmp olt float %1436, 0x3810000000000000
  br i1 %1437, label %1452, label %1438

1438:                                             ; preds = %1411
  %1439 = fcmp oeq float %1436, 0x7FF0000000000000
  br i1 %1439, label %1442, label %1440

1440:                                             ; preds = %1438
  %1441 = tail call noundef float @llvm.sqrt.f32(float %1436), !fpmath !16
  br label %1462

1442:                                             ; preds = %1438
  %1443 = fmul <3 x float> %1430, splat (float 0x3BE0000000000000)
  %1444 = extractelement <3 x float> %1443, i64 0
  %1445 = extractelement <3 x float> %1443, i64 1
  %1446 = fmul float %1445, %1445
  %1447 = tail call float @llvm.fmuladd.f32(float %1444, float %1444, float %1446)
  %1448 = extractelement <3 x float> %1443, i64 2
  %1449 = tail call noundef float @llvm.fmuladd.f32(float %1448, float %1448, float %1447)
  %1450 = tail call noundef float @llvm.sqrt.f32(float %1449), !fpmath !16
  %1451 = fmul float %1450, 0x4400000000000000
  br label %1462

1452:                                             ; preds = %1411
  %1453 = fmul <3 x float> %1430, splat (float 0x4550000000000000)
  %1454 = extractelement <3 x float> %1453, i64 0
  %1455 = extractelement <3 x float> %1453, i64 1
  %1456 = fmul float %1455, %1455
  %1457 = tail call float @llvm.fmuladd.f32(float %1454, float %1454, float %1456)
  %1458 = extractelement <3 x float> %1453, i64 2
  %1459 = tail call noundef float @llvm.fmuladd.f32(float %1458, float %1458, float %1457)
  %1460 = tail call noundef float @llvm.sqrt.f32(float %1459), !fpmath !16
  %1461 = fmul float %1460, 0x3A90000000000000
  br label %1462

1462:                                             ; preds = %1452, %1442, %1440
  %1463 = phi float [ %1461, %1452 ], [ %1451, %1442 ], [ %1441, %1440 ]
  %1464 = fadd <3 x float> %1429, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1465 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1464) #11
  %1466 = fadd <3 x float> %1465, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1467 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1466, <3 x float> noundef zeroinitializer) #11
  %1468 = extractelement <3 x float> %1467, i64 0
  %1469 = extractelement <3 x float> %1467, i64 1
  %1470 = fmul float %1469, %1469
  %1471 = tail call float @llvm.fmuladd.f32(float %1468, float %1468, float %1470)
  %1472 = extractelement <3 x float> %1467, i64 2
  %1473 = tail call noundef float @llvm.fmuladd.f32(float %1472, float %1472, float %1471)
  %1474 = fcmp olt float %1473, 0x3810000000000000
  br i1 %1474, label %1489, label %1475

1475:                                             ; preds = %1462
  %1476 = fcmp oeq float %1473, 0x7FF0000000000000
  br i1 %1476, label %1479, label %1477

1477:                                             ; preds = %1475
  %1478 = tail call noundef float @llvm.sqrt.f32(float %1473), !fpmath !16
  br label %1499

1479:                                             ; preds = %1475
  %1480 = fmul <3 x float> %1467, splat (float 0x3BE0000000000000)
  %1481 = extractelement <3 x float> %1480, i64 0
  %1482 = extractelement <3 x float> %1480, i64 1
  %1483 = fmul float %1482, %1482
  %1484 = tail call float @llvm.fmuladd.f32(float %1481, float %1481, float %1483)
  %1485 = extractelement <3 x float> %1480, i64 2
  %1486 = tail call noundef float @llvm.fmuladd.f32(float %1485, float %1485, float %1484)
  %1487 = tail call noundef float @llvm.sqrt.f32(float %1486), !fpmath !16
  %1488 = fmul float %1487, 0x4400000000000000
  br label %1499

1489:                                             ; preds = %1462
  %1490 = fmul <3 x float> %1467, splat (float 0x4550000000000000)
  %1491 = extractelement <3 x float> %1490, i64 0
  %1492 = extractelement <3 x float> %1490, i64 1
  %1493 = fmul float %1492, %1492
  %1494 = tail call float @llvm.fmuladd.f32(float %1491, float %1491, float %1493)
  %1495 = extractelement <3 x float> %1490, i64 2
  %1496 = tail call noundef float @llvm.fmuladd.f32(float %1495, float %1495, float %1494)
  %1497 = tail call noundef float @llvm.sqrt.f32(float %1496), !fpmath !16
  %1498 = fmul float %1497, 0x3A90000000000000
  br label %1499

1499:                                             ; preds = %1489, %1479, %1477
  %1500 = phi float [ %1498, %1489 ], [ %1488, %1479 ], [ %1478, %1477 ]
  %1501 = fadd float %1463, 0xBFE99999A0000000
  %1502 = extractelement <3 x float> %1429, i64 1
  %1503 = fadd float %1502, 1.000000e+00
  %1504 = extractelement <3 x float> %1466, i64 0
  %1505 = extractelement <3 x float> %1466, i64 1
  %1506 = extractelement <3 x float> %1466, i64 2
  %1507 = tail call fastcc float @llvm.maxnum.f32(float noundef %1505, float noundef %1506) #11
  %1508 = tail call fastcc float @llvm.maxnum.f32(float noundef %1504, float noundef %1507) #11
  %1509 = tail call fastcc float @llvm.minnum.f32(float noundef %1508, float noundef 0.000000e+00) #11
  %1510 = fadd float %1509, %1500
  %1511 = tail call fastcc float @llvm.minnum.f32(float noundef %1501, float noundef %1510) #11
  %1512 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1503, float noundef %1511) #11
  %1513 = tail call fastcc float @llvm.maxnum.f32(float noundef %1512, float noundef 0.000000e+00) #11
  %1514 = fmul float %1513, 8.000000e+00
  %1515 = fdiv float %1514, 0x4003FFFFE0000000, !fpmath !17
  %1516 = tail call fastcc float @llvm.minnum.f32(float noundef %1428, float noundef %1515) #11
  %1517 = fadd <3 x float> %185, <float 0x3FF5810600000000, float 0x4001EB8500000000, float 0xBFF020C480000000>
  %1518 = fsub <3 x float> %1517, %82
  %1519 = extractelement <3 x float> %1518, i64 0
  %1520 = extractelement <3 x float> %1518, i64 1
  %1521 = fmul float %1520, %1520
  %1522 = tail call float @llvm.fmuladd.f32(float %1519, float %1519, float %1521)
  %1523 = extractelement <3 x float> %1518, i64 2
  %1524 = tail call noundef float @llvm.fmuladd.f32(float %1523, float %1523, float %1522)
  %1525 = fcmp olt float %1524, 0x3810000000000000
  br i1 %1525, label %1540, label %1526

1526:                                             ; preds = %1499
  %1527 = fcmp oeq float %1524, 0x7FF0000000000000
  br i1 %1527, label %1530, label %1528

1528:                                             ; preds = %1526
  %1529 = tail call noundef float @llvm.sqrt.f32(float %1524), !fpmath !16
  br label %1550

1530:                                             ; preds = %1526
  %1531 = fmul <3 x float> %1518, splat (float 0x3BE0000000000000)
  %1532 = extractelement <3 x float> %1531, i64 0
  %1533 = extractelement <3 x float> %1531, i64 1
  %1534 = fmul float %1533, %1533
  %1535 = tail call float @llvm.fmuladd.f32(float %1532, float %1532, float %1534)
  %1536 = extractelement <3 x float> %1531, i64 2
  %1537 = tail call noundef float @llvm.fmuladd.f32(float %1536, float %1536, float %1535)
  %1538 = tail call noundef float @llvm.sqrt.f32(float %1537), !fpmath !16
  %1539 = fmul float %1538, 0x4400000000000000
  br label %1550

1540:                                             ; preds = %1499
  %1541 = fmul <3 x float> %1518, splat (float 0x4550000000000000)
  %1542 = extractelement <3 x float> %1541, i64 0
  %1543 = extractelement <3 x float> %1541, i64 1
  %1544 = fmul float %1543, %1543
  %1545 = tail call float @llvm.fmuladd.f32(float %1542, float %1542, float %1544)
  %1546 = extractelement <3 x float> %1541, i64 2
  %1547 = tail call noundef float @llvm.fmuladd.f32(float %1546, float %1546, float %1545)
  %1548 = tail call noundef float @llvm.sqrt.f32(float %1547), !fpmath !16
  %1549 = fmul float %1548, 0x3A90000000000000
  br label %1550

1550:                                             ; preds = %1540, %1530, %1528
  %1551 = phi float [ %1549, %1540 ], [ %1539, %1530 ], [ %1529, %1528 ]
  %1552 = fadd <3 x float> %1517, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1553 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1552) #11
  %1554 = fadd <3 x float> %1553, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1555 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1554, <3 x float> noundef zeroinitializer) #11
  %1556 = extractelement <3 x float> %1555, i64 0
  %1557 = extractelement <3 x float> %1555, i64 1
  %1558 = fmul float %1557, %1557
  %1559 = tail call float @llvm.fmuladd.f32(float %1556, float %1556, float %1558)
  %1560 = extractelement <3 x float> %1555, i64 2
  %1561 = tail call noundef float @llvm.fmuladd.f32(float %1560, float %1560, float %1559)
  %1562 = fcmp olt float %1561, 0x3810000000000000
  br i1 %1562, label %1577, label %1563

1563:                                             ; preds = %1550
  %1564 = fcmp oeq float %1561, 0x7FF0000000000000
  br i1 %1564, label %1567, label %1565

1565:                                             ; preds = %1563
  %1566 = tail call noundef float @llvm.sqrt.f32(float %1561), !fpmath !16
  br label %1587

1567:                                             ; preds = %1563
  %1568 = fmul <3 x float> %1555, splat (float 0x3BE0000000000000)
  %1569 = extractelement <3 x float> %1568, i64 0
  %1570 = extractelement <3 x float> %1568, i64 1
  %1571 = fmul float %1570, %1570
  %1572 = tail call float @llvm.fmuladd.f32(float %1569, float %1569, float %1571)
  %1573 = extractelement <3 x float> %1568, i64 2
  %1574 = tail call noundef float @llvm.fmuladd.f32(float %1573, float %1573, float %1572)
  %1575 = tail call noundef float @llvm.sqrt.f32(float %1574), !fpmath !16
  %1576 = fmul float %1575, 0x4400000000000000
  br label %1587

1577:                                             ; preds = %1550
  %1578 = fmul <3 x float> %1555, splat (float 0x4550000000000000)
  %1579 = extractelement <3 x float> %1578, i64 0
  %1580 = extractelement <3 x float> %1578, i64 1
  %1581 = fmul float %1580, %1580
  %1582 = tail call float @llvm.fmuladd.f32(float %1579, float %1579, float %1581)
  %1583 = extractelement <3 x float> %1578, i64 2
  %1584 = tail call noundef float @llvm.fmuladd.f32(float %1583, float %1583, float %1582)
  %1585 = tail call noundef float @llvm.sqrt.f32(float %1584), !fpmath !16
  %1586 = fmul float %1585, 0x3A90000000000000
  br label %1587

1587:                                             ; preds = %1577, %1567, %1565
  %1588 = phi float [ %1586, %1577 ], [ %1576, %1567 ], [ %1566, %1565 ]
  %1589 = fadd float %1551, 0xBFE99999A0000000
  %1590 = extractelement <3 x float> %1517, i64 1
  %1591 = fadd float %1590, 1.000000e+00
  %1592 = extractelement <3 x float> %1554, i64 0
  %1593 = extractelement <3 x float> %1554, i64 1
  %1594 = extractelement <3 x float> %1554, i64 2
  %1595 = tail call fastcc float @llvm.maxnum.f32(float noundef %1593, float noundef %1594) #11
  %1596 = tail call fastcc float @llvm.maxnum.f32(float noundef %1592, float noundef %1595) #11
  %1597 = tail call fastcc float @llvm.minnum.f32(float noundef %1596, float noundef 0.000000e+00) #11
  %1598 = fadd float %1597, %1588
  %1599 = tail call fastcc float @llvm.minnum.f32(float noundef %1589, float noundef %1598) #11
  %1600 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1591, float noundef %1599) #11
  %1601 = tail call fastcc float @llvm.maxnum.f32(float noundef %1600, float noundef 0.000000e+00) #11
  %1602 = fmul float %1601, 8.000000e+00
  %1603 = fdiv float %1602, 0x4006666640000000, !fpmath !17
  %1604 = tail call fastcc float @llvm.minnum.f32(float noundef %1516, float noundef %1603) #11
  %1605 = insertelement <3 x float> poison, float %725, i64 0
  %1606 = shufflevector <3 x float> %1605, <3 x float> poison, <3 x i32> zeroinitializer
  %1607 = fdiv <3 x float> %695, %1606, !fpmath !17
  %1608 = extractelement <3 x float> %1607, i64 0
  %1609 = extractelement <3 x float> %1607, i64 1
  %1610 = fmul float %1609, 0x3FE99999A0000000
  %1611 = tail call float @llvm.fmuladd.f32(float %1608, float 0x3FDEB851E0000000, float %1610)
  %1612 = extractelement <3 x float> %1607, i64 2
  %1613 = tail call noundef float @llvm.fmuladd.f32(float %1612, float 0xBFD70A3D80000000, float %1611)
  %1614 = tail call fastcc float @llvm.maxnum.f32(float noundef %1613, float noundef 0.000000e+00) #11
  %1615 = fmul float %1614, 0x3FECCCCCC0000000
  %1616 = tail call fastcc float @llvm.minnum.f32(float noundef %1604, float noundef 1.000000e+00) #11
  %1617 = tail call float @llvm.fmuladd.f32(float %1615, float %1616, float 0x3FB99999A0000000)
  %1618 = tail call float @llvm.fmuladd.f32(float %1617, float 8.000000e+00, float 5.000000e-01)
  %1619 = fptoui float %1618 to i32
  %1620 = mul i32 %1619, 1842204
  %1621 = or i32 %1620, -16777216
  br label %1622

1622:                                             ; preds = %1587, %179
  %1623 = phi i32 [ %1621, %1587 ], [ -16777216, %179 ]
  %1624 = mul nsw i32 %1, %32
  %1625 = add nsw i32 %1624, %20
  %1626 = sext i32 %1625 to i64
  %1627 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %1626
  store i32 %1623, ptr addrspace(1) %1627, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @trace_spheres(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %20 = trunc i64 %19 to i32
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = lshr i32 %8, 16
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 48
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %21 to i64
  %27 = zext nneg i32 %22 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %23 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = sitofp i32 %20 to float
  %34 = fadd float %33, 5.000000e-01
  %35 = sitofp i32 %3 to float
  %36 = sitofp i32 %32 to float
  %37 = fadd float %36, 5.000000e-01
  %38 = fneg float %37
  %39 = insertelement <2 x float> poison, float %34, i64 0
  %40 = insertelement <2 x float> %39, float %38, i64 1
  %41 = insertelement <2 x float> poison, float %35, i64 0
  %42 = shufflevector <2 x float> %41, <2 x float> poison, <2 x i32> zeroinitializer
  %43 = fdiv <2 x float> %40, %42
  %44 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %43, <2 x float> splat (float 2.000000e+00), <2 x float> <float -1.000000e+00, float 1.000000e+00>)
  %45 = shufflevector <2 x float> %44, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %46 = insertelement <3 x float> %45, float 1.500000e+00, i64 2
  %47 = fcmp une <3 x float> %46, zeroinitializer
  %48 = bitcast <3 x i1> %47 to i3
  %49 = icmp eq i3 %48, 0
  br i1 %49, label %95, label %50

50:                                               ; preds = %4
  %51 = fmul <2 x float> %44, %44
  %52 = extractelement <2 x float> %51, i64 1
  %53 = extractelement <2 x float> %44, i64 0
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %53, float %52)
  %55 = fadd float %54, 2.250000e+00
  %56 = fcmp olt float %55, 0x3810000000000000
  br i1 %56, label %57, label %65

57:                                               ; preds = %50
  %58 = fmul <3 x float> %46, splat (float 0x4550000000000000)
  %59 = extractelement <3 x float> %58, i64 0
  %60 = extractelement <3 x float> %58, i64 1
  %61 = fmul float %60, %60
  %62 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %61)
  %63 = extractelement <3 x float> %58, i64 2
  %64 = tail call noundef float @llvm.fmuladd.f32(float %63, float %63, float %62)
  br label %87

65:                                               ; preds = %50
  %66 = fcmp oeq float %55, 0x7FF0000000000000
  br i1 %66, label %67, label %87

67:                                               ; preds = %65
  %68 = fmul <3 x float> %46, splat (float 0x3BD0000000000000)
  %69 = extractelement <3 x float> %68, i64 0
  %70 = extractelement <3 x float> %68, i64 1
  %71 = fmul float %70, %70
  %72 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %71)
  %73 = extractelement <3 x float> %68, i64 2
  %74 = tail call noundef float @llvm.fmuladd.f32(float %73, float %73, float %72)
  %75 = fcmp oeq float %74, 0x7FF0000000000000
  br i1 %75, label %76, label %87

76:                                               ; preds = %67
  %77 = tail call <3 x float> @llvm.fabs.v3f32(<3 x float> %68)
  %78 = fcmp oeq <3 x float> %77, splat (float 0x7FF0000000000000)
  %79 = select <3 x i1> %78, <3 x float> splat (float 1.000000e+00), <3 x float> zeroinitializer
  %80 = tail call noundef <3 x float> @llvm.copysign.v3f32(<3 x float> %79, <3 x float> %68)
  %81 = extractelement <3 x float> %80, i64 0
  %82 = extractelement <3 x float> %80, i64 1
  %83 = fmul float %82, %82
  %84 = tail call float @llvm.fmuladd.f32(float %81, float %81, float %83)
  %85 = extractelement <3 x float> %80, i64 2
  %86 = tail call noundef float @llvm.fmuladd.f32(float %85, float %85, float %84)
  br label %87

87:                                               ; preds = %76, %67, %65, %57
  %88 = phi <3 x float> [ %58, %57 ], [ %80, %76 ], [ %68, %67 ], [ %46, %65 ]
  %89 = phi float [ %64, %57 ], [ %86, %76 ], [ %74, %67 ], [ %55, %65 ]
  %90 = tail call contract float @llvm.sqrt.f32(float %89), !fpmath !16
  %91 = fdiv contract float 1.000000e+00, %90, !fpmath !17
  %92 = insertelement <3 x float> poison, float %91, i64 0
  %93 = shufflevector <3 x float> %92, <3 x float> poison, <3 x i32> zeroinitializer
  %94 = fmul <3 x float> %88, %93
  br label %95

95:                                               ; preds = %4, %87
  %96 = phi <3 x float> [ %94, %87 ], [ %46, %4 ]
  %97 = icmp sgt i32 %2, 0
  br i1 %97, label %302, label %306

98:                                               ; preds = %402
  br i1 %97, label %99, label %145

99:                                               ; preds = %98
  %100 = extractelement <3 x float> %406, i64 0
  %101 = extractelement <3 x float> %406, i64 1
  %102 = extractelement <3 x float> %406, i64 2
  br label %103

103:                                              ; preds = %103, %99
  %104 = phi float [ 0x46293E5940000000, %99 ], [ %142, %103 ]
  %105 = phi i32 [ -1, %99 ], [ %141, %103 ]
  %106 = phi i32 [ 0, %99 ], [ %143, %103 ]
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %107
  %109 = load <2 x float>, ptr addrspace(1) %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 8
  %111 = load float, ptr addrspace(1) %110, align 4, !amdgpu.noclobber !22
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 12
  %113 = load float, ptr addrspace(1) %112, align 4, !amdgpu.noclobber !22
  %114 = shufflevector <2 x float> %109, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %115 = insertelement <3 x float> %114, float %111, i64 2
  %116 = fsub <3 x float> %405, %115
  %117 = extractelement <3 x float> %116, i64 0
  %118 = extractelement <3 x float> %116, i64 1
  %119 = fmul float %101, %118
  %120 = tail call float @llvm.fmuladd.f32(float %117, float %100, float %119)
  %121 = extractelement <3 x float> %116, i64 2
  %122 = tail call noundef float @llvm.fmuladd.f32(float %121, float %102, float %120)
  %123 = fmul float %118, %118
  %124 = tail call float @llvm.fmuladd.f32(float %117, float %117, float %123)
  %125 = tail call noundef float @llvm.fmuladd.f32(float %121, float %121, float %124)
  %126 = fneg float %113
  %127 = tail call float @llvm.fmuladd.f32(float %126, float %113, float %125)
  %128 = fneg float %127
  %129 = tail call float @llvm.fmuladd.f32(float %122, float %122, float %128)
  %130 = fcmp olt float %129, 0.000000e+00
  %131 = tail call fastcc float @llvm.sqrt.f32(float noundef %129) #11, !fpmath !16
  %132 = fneg float %122
  %133 = fsub float %132, %131
  %134 = fcmp ogt float %133, 0x3F50624DE0000000
  %135 = fsub float %131, %122
  %136 = select i1 %134, float %133, float %135
  %137 = select i1 %130, float -1.000000e+00, float %136
  %138 = fcmp ogt float %137, 0x3F50624DE0000000
  %139 = fcmp olt float %137, %104
  %140 = select i1 %138, i1 %139, i1 false
  %141 = select i1 %140, i32 %106, i32 %105
  %142 = select i1 %140, float %137, float %104
  %143 = add nuw nsw i32 %106, 1
  %144 = icmp eq i32 %143, %2
  br i1 %144, label %145, label %103

145:                                              ; preds = %103, %98
  %146 = phi i32 [ -1, %98 ], [ %141, %103 ]
  %147 = phi float [ 0x46293E5940000000, %98 ], [ %142, %103 ]
  %148 = icmp sgt i32 %146, -1
  br i1 %148, label %159, label %149

149:                                              ; preds = %145
  %150 = insertelement <3 x float> poison, float %403, i64 0
  %151 = shufflevector <3 x float> %150, <3 x float> poison, <3 x i32> zeroinitializer
  %152 = extractelement <3 x float> %406, i64 1
  %153 = fadd float %152, 1.000000e+00
  %154 = fmul float %153, 5.000000e-01
  %155 = insertelement <3 x float> poison, float %154, i64 0
  %156 = shufflevector <3 x float> %155, <3 x float> poison, <3 x i32> zeroinitializer
  %157 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %156, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %158 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %151, <3 x float> %157, <3 x float> %404)
  br label %203

159:                                              ; preds = %145
  %160 = zext nneg i32 %146 to i64
  %161 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %160
  %162 = load <2 x float>, ptr addrspace(1) %161, align 4, !tbaa !23
  %163 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 8
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !23, !amdgpu.noclobber !22
  %165 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 12
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !23, !amdgpu.noclobber !22
  %167 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 16
  %168 = load float, ptr addrspace(1) %167, align 4, !tbaa !23, !amdgpu.noclobber !22
  %169 = insertelement <3 x float> poison, float %147, i64 0
  %170 = shufflevector <3 x float> %169, <3 x float> poison, <3 x i32> zeroinitializer
  %171 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %170, <3 x float> %406, <3 x float> %405)
  %172 = shufflevector <2 x float> %162, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %173 = insertelement <3 x float> %172, float %164, i64 2
  %174 = fsub <3 x float> %171, %173
  %175 = insertelement <3 x float> poison, float %166, i64 0
  %176 = shufflevector <3 x float> %175, <3 x float> poison, <3 x i32> zeroinitializer
  %177 = fdiv <3 x float> %174, %176, !fpmath !17
  %178 = fsub float 1.000000e+00, %168
  %179 = fmul float %403, %178
  %180 = extractelement <3 x float> %177, i64 0
  %181 = extractelement <3 x float> %177, i64 1
  %182 = fmul float %181, 0x3FE99999A0000000
  %183 = tail call float @llvm.fmuladd.f32(float %180, float 0x3FDEB851E0000000, float %182)
  %184 = extractelement <3 x float> %177, i64 2
  %185 = tail call noundef float @llvm.fmuladd.f32(float %184, float 0xBFD70A3D80000000, float %183)
  %186 = tail call fastcc float @llvm.maxnum.f32(float noundef %185, float noundef 0x3FB99999A0000000) #11
  %187 = fmul float %179, %186
  %188 = insertelement <3 x float> poison, float %187, i64 0
  %189 = shufflevector <3 x float> %188, <3 x float> poison, <3 x i32> zeroinitializer
  %190 = fadd <3 x float> %404, %189
  %191 = fmul float %403, %168
  %192 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %177, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %171)
  %193 = extractelement <3 x float> %406, i64 0
  %194 = extractelement <3 x float> %406, i64 1
  %195 = fmul float %194, %181
  %196 = tail call float @llvm.fmuladd.f32(float %193, float %180, float %195)
  %197 = extractelement <3 x float> %406, i64 2
  %198 = tail call noundef float @llvm.fmuladd.f32(float %197, float %184, float %196)
  %199 = fmul float %198, -2.000000e+00
  %200 = insertelement <3 x float> poison, float %199, i64 0
  %201 = shufflevector <3 x float> %200, <3 x float> poison, <3 x i32> zeroinitializer
  %202 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %201, <3 x float> %177, <3 x float> %406)
  br label %203

203:                                              ; preds = %159, %149
  %204 = phi float [ %403, %149 ], [ %191, %159 ]
  %205 = phi <3 x float> [ %158, %149 ], [ %190, %159 ]
  %206 = phi <3 x float> [ %405, %149 ], [ %192, %159 ]
  %207 = phi <3 x float> [ %406, %149 ], [ %202, %159 ]
  br i1 %148, label %208, label %407

208:                                              ; preds = %203
  br i1 %97, label %209, label %255

209:                                              ; preds = %208
  %210 = extractelement <3 x float> %207, i64 0
  %211 = extractelement <3 x float> %207, i64 1
  %212 = extractelement <3 x float> %207, i64 2
  br label %213

213:                                              ; preds = %213, %209
  %214 = phi float [ 0x46293E5940000000, %209 ], [ %252, %213 ]
  %215 = phi i32 [ -1, %209 ], [ %251, %213 ]
  %216 = phi i32 [ 0, %209 ], [ %253, %213 ]
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %217
  %219 = load <2 x float>, ptr addrspace(1) %218, align 4
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %218, i64 8
  %221 = load float, ptr addrspace(1) %220, align 4, !amdgpu.noclobber !22
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %218, i64 12
  %223 = load float, ptr addrspace(1) %222, align 4, !amdgpu.noclobber !22
  %224 = shufflevector <2 x float> %219, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %225 = insertelement <3 x float> %224, float %221, i64 2
  %226 = fsub <3 x float> %206, %225
  %227 = extractelement <3 x float> %226, i64 0
  %228 = extractelement <3 x float> %226, i64 1
  %229 = fmul float %211, %228
  %230 = tail call float @llvm.fmuladd.f32(float %227, float %210, float %229)
  %231 = extractelement <3 x float> %226, i64 2
  %232 = tail call noundef float @llvm.fmuladd.f32(float %231, float %212, float %230)
  %233 = fmul float %228, %228
  %234 = tail call float @llvm.fmuladd.f32(float %227, float %227, float %233)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %231, float %231, float %234)
  %236 = fneg float %223
  %237 = tail call float @llvm.fmuladd.f32(float %236, float %223, float %235)
  %238 = fneg float %237
  %239 = tail call float @llvm.fmuladd.f32(float %232, float %232, float %238)
  %240 = fcmp olt float %239, 0.000000e+00
  %241 = tail call fastcc float @llvm.sqrt.f32(float noundef %239) #11, !fpmath !16
  %242 = fneg float %232
  %243 = fsub float %242, %241
  %244 = fcmp ogt float %243, 0x3F50624DE0000000
  %245 = fsub float %241, %232
  %246 = select i1 %244, float %243, float %245
  %247 = select i1 %240, float -1.000000e+00, float %246
  %248 = fcmp ogt float %247, 0x3F50624DE0000000
  %249 = fcmp olt float %247, %214
  %250 = select i1 %248, i1 %249, i1 false
  %251 = select i1 %250, i32 %216, i32 %215
  %252 = select i1 %250, float %247, float %214
  %253 = add nuw nsw i32 %216, 1
  %254 = icmp eq i32 %253, %2
  br i1 %254, label %255, label %213

255:                                              ; preds = %213, %208
  %256 = phi i32 [ -1, %208 ], [ %251, %213 ]
  %257 = phi float [ 0x46293E5940000000, %208 ], [ %252, %213 ]
  %258 = icmp sgt i32 %256, -1
  br i1 %258, label %269, label %259

259:                                              ; preds = %255
  %260 = insertelement <3 x float> poison, float %204, i64 0
  %261 = shufflevector <3 x float> %260, <3 x float> poison, <3 x i32> zeroinitializer
  %262 = extractelement <3 x float> %207, i64 1
  %263 = fadd float %262, 1.000000e+00
  %264 = fmul float %263, 5.000000e-01
  %265 = insertelement <3 x float> poison, float %264, i64 0
  %266 = shufflevector <3 x float> %265, <3 x float> poison, <3 x i32> zeroinitializer
  %267 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %266, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %268 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %261, <3 x float> %267, <3 x float> %205)
  br label %407

269:                                              ; preds = %255
  %270 = zext nneg i32 %256 to i64
  %271 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %270
  %272 = load <2 x float>, ptr addrspace(1) %271, align 4, !tbaa !23
  %273 = getelementptr inbounds nuw i8, ptr addrspace(1) %271, i64 8
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !23, !amdgpu.noclobber !22
  %275 = getelementptr inbounds nuw i8, ptr addrspace(1) %271, i64 12
  %276 = load float, ptr addrspace(1) %275, align 4, !tbaa !23, !amdgpu.noclobber !22
  %277 = getelementptr inbounds nuw i8, ptr addrspace(1) %271, i64 16
  %278 = load float, ptr addrspace(1) %277, align 4, !tbaa !23, !amdgpu.noclobber !22
  %279 = insertelement <3 x float> poison, float %257, i64 0
  %280 = shufflevector <3 x float> %279, <3 x float> poison, <3 x i32> zeroinitializer
  %281 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %280, <3 x float> %207, <3 x float> %206)
  %282 = shufflevector <2 x float> %272, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %283 = insertelement <3 x float> %282, float %274, i64 2
  %284 = fsub <3 x float> %281, %283
  %285 = insertelement <3 x float> poison, float %276, i64 0
  %286 = shufflevector <3 x float> %285, <3 x float> poison, <3 x i32> zeroinitializer
  %287 = fdiv <3 x float> %284, %286, !fpmath !17
  %288 = fsub float 1.000000e+00, %278
  %289 = fmul float %204, %288
  %290 = extractelement <3 x float> %287, i64 0
  %291 = extractelement <3 x float> %287, i64 1
  %292 = fmul float %291, 0x3FE99999A0000000
  %293 = tail call float @llvm.fmuladd.f32(float %290, float 0x3FDEB851E0000000, float %292)
  %294 = extractelement <3 x float> %287, i64 2
  %295 = tail call noundef float @llvm.fmuladd.f32(float %294, float 0xBFD70A3D80000000, float %293)
  %296 = tail call fastcc float @llvm.maxnum.f32(float noundef %295, float noundef 0x3FB99999A0000000) #11
  %297 = fmul float %289, %296
  %298 = insertelement <3 x float> poison, float %297, i64 0
  %299 = shufflevector <3 x float> %298, <3 x float> poison, <3 x i32> zeroinitializer
  %300 = fadd <3 x float> %205, %299
  %301 = fmul float %204, %278
  br label %407

302:                                              ; preds = %95
  %303 = extractelement <3 x float> %96, i64 0
  %304 = extractelement <3 x float> %96, i64 1
  %305 = extractelement <3 x float> %96, i64 2
  br label %310

306:                                              ; preds = %310, %95
  %307 = phi i32 [ -1, %95 ], [ %348, %310 ]
  %308 = phi float [ 0x46293E5940000000, %95 ], [ %349, %310 ]
  %309 = icmp sgt i32 %307, -1
  br i1 %309, label %360, label %352

310:                                              ; preds = %302, %310
  %311 = phi float [ 0x46293E5940000000, %302 ], [ %349, %310 ]
  %312 = phi i32 [ -1, %302 ], [ %348, %310 ]
  %313 = phi i32 [ 0, %302 ], [ %350, %310 ]
  %314 = zext nneg i32 %313 to i64
  %315 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %314
  %316 = load <2 x float>, ptr addrspace(1) %315, align 4
  %317 = getelementptr inbounds nuw i8, ptr addrspace(1) %315, i64 8
  %318 = load float, ptr addrspace(1) %317, align 4, !amdgpu.noclobber !22
  %319 = getelementptr inbounds nuw i8, ptr addrspace(1) %315, i64 12
  %320 = load float, ptr addrspace(1) %319, align 4, !amdgpu.noclobber !22
  %321 = shufflevector <2 x float> %316, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %322 = insertelement <3 x float> %321, float %318, i64 2
  %323 = fsub <3 x float> zeroinitializer, %322
  %324 = extractelement <3 x float> %323, i64 0
  %325 = extractelement <3 x float> %323, i64 1
  %326 = fmul float %304, %325
  %327 = tail call float @llvm.fmuladd.f32(float %324, float %303, float %326)
  %328 = extractelement <3 x float> %323, i64 2
  %329 = tail call noundef float @llvm.fmuladd.f32(float %328, float %305, float %327)
  %330 = fmul float %325, %325
  %331 = tail call float @llvm.fmuladd.f32(float %324, float %324, float %330)
  %332 = tail call noundef float @llvm.fmuladd.f32(float %328, float %328, float %331)
  %333 = fneg float %320
  %334 = tail call float @llvm.fmuladd.f32(float %333, float %320, float %332)
  %335 = fneg float %334
  %336 = tail call float @llvm.fmuladd.f32(float %329, float %329, float %335)
  %337 = fcmp olt float %336, 0.000000e+00
  %338 = tail call fastcc float @llvm.sqrt.f32(float noundef %336) #11, !fpmath !16
  %339 = fneg float %329
  %340 = fsub float %339, %338
  %341 = fcmp ogt float %340, 0x3F50624DE0000000
  %342 = fsub float %338, %329
  %343 = select i1 %341, float %340, float %342
  %344 = select i1 %337, float -1.000000e+00, float %343
  %345 = fcmp ogt float %344, 0x3F50624DE0000000
  %346 = fcmp olt float %344, %311
  %347 = select i1 %345, i1 %346, i1 false
  %348 = select i1 %347, i32 %313, i32 %312
  %349 = select i1 %347, float %344, float %311
  %350 = add nuw nsw i32 %313, 1
  %351 = icmp eq i32 %350, %2
  br i1 %351, label %306, label %310

352:                                              ; preds = %306
  %353 = extractelement <3 x float> %96, i64 1
  %354 = fadd float %353, 1.000000e+00
  %355 = fmul float %354, 5.000000e-01
  %356 = insertelement <3 x float> poison, float %355, i64 0
  %357 = shufflevector <3 x float> %356, <3 x float> poison, <3 x i32> zeroinitializer
  %358 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %357, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %359 = fadd <3 x float> %358, zeroinitializer
  br label %402

360:                                              ; preds = %306
  %361 = zext nneg i32 %307 to i64
  %362 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %361
  %363 = load <2 x float>, ptr addrspace(1) %362, align 4, !tbaa !23
  %364 = getelementptr inbounds nuw i8, ptr addrspace(1) %362, i64 8
  %365 = load float, ptr addrspace(1) %364, align 4, !tbaa !23, !amdgpu.noclobber !22
  %366 = getelementptr inbounds nuw i8, ptr addrspace(1) %362, i64 12
  %367 = load float, ptr addrspace(1) %366, align 4, !tbaa !23, !amdgpu.noclobber !22
  %368 = getelementptr inbounds nuw i8, ptr addrspace(1) %362, i64 16
  %369 = load float, ptr addrspace(1) %368, align 4, !tbaa !23, !amdgpu.noclobber !22
  %370 = insertelement <3 x float> poison, float %308, i64 0
  %371 = shufflevector <3 x float> %370, <3 x float> poison, <3 x i32> zeroinitializer
  %372 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %371, <3 x float> %96, <3 x float> zeroinitializer)
  %373 = shufflevector <2 x float> %363, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %374 = insertelement <3 x float> %373, float %365, i64 2
  %375 = fsub <3 x float> %372, %374
  %376 = insertelement <3 x float> poison, float %367, i64 0
  %377 = shufflevector <3 x float> %376, <3 x float> poison, <3 x i32> zeroinitializer
  %378 = fdiv <3 x float> %375, %377, !fpmath !17
  %379 = fsub float 1.000000e+00, %369
  %380 = extractelement <3 x float> %378, i64 0
  %381 = extractelement <3 x float> %378, i64 1
  %382 = fmul float %381, 0x3FE99999A0000000
  %383 = tail call float @llvm.fmuladd.f32(float %380, float 0x3FDEB851E0000000, float %382)
  %384 = extractelement <3 x float> %378, i64 2
  %385 = tail call noundef float @llvm.fmuladd.f32(float %384, float 0xBFD70A3D80000000, float %383)
  %386 = tail call fastcc float @llvm.maxnum.f32(float noundef %385, float noundef 0x3FB99999A0000000) #11
  %387 = fmul float %379, %386
  %388 = fadd float %387, 0.000000e+00
  %389 = insertelement <3 x float> poison, float %388, i64 0
  %390 = shufflevector <3 x float> %389, <3 x float> poison, <3 x i32> zeroinitializer
  %391 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %378, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %372)
  %392 = extractelement <3 x float> %96, i64 0
  %393 = extractelement <3 x float> %96, i64 1
  %394 = fmul float %393, %381
  %395 = tail call float @llvm.fmuladd.f32(float %392, float %380, float %394)
  %396 = extractelement <3 x float> %96, i64 2
  %397 = tail call noundef float @llvm.fmuladd.f32(float %396, float %384, float %395)
  %398 = fmul float %397, -2.000000e+00
  %399 = insertelement <3 x float> poison, float %398, i64 0
  %400 = shufflevector <3 x float> %399, <3 x float> poison, <3 x i32> zeroinitializer
  %401 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %400, <3 x float> %378, <3 x float> %96)
  br label %402

402:                                              ; preds = %360, %352
  %403 = phi float [ 1.000000e+00, %352 ], [ %369, %360 ]
  %404 = phi <3 x float> [ %359, %352 ], [ %390, %360 ]
  %405 = phi <3 x float> [ zeroinitializer, %352 ], [ %391, %360 ]
  %406 = phi <3 x float> [ %96, %352 ], [ %401, %360 ]
  br i1 %309, label %98, label %407

407:                                              ; preds = %259, %269, %203, %402
  %408 = phi float [ %204, %203 ], [ %403, %402 ], [ %204, %259 ], [ %301, %269 ]
  %409 = phi <3 x float> [ %205, %203 ], [ %404, %402 ], [ %268, %259 ], [ %300, %269 ]
  %410 = shufflevector <3 x float> %409, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %411 = insertelement <4 x float> %410, float %408, i64 3
  %412 = mul nsw i32 %3, %32
  %413 = add nsw i32 %412, %20
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %414
  store <4 x float> %411, ptr addrspace(1) %415, align 16, !tbaa !25
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_trace_spheres(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !18 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
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
  %20 = trunc i64 %19 to i32
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = lshr i32 %8, 16
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 48
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %21 to i64
  %27 = zext nneg i32 %22 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %23 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = sitofp i32 %20 to float
  %34 = fadd float %33, 5.000000e-01
  %35 = sitofp i32 %3 to float
  %36 = sitofp i32 %32 to float
  %37 = fadd float %36, 5.000000e-01
  %38 = fneg float %37
  %39 = insertelement <2 x float> poison, float %34, i64 0
  %40 = insertelement <2 x float> %39, float %38, i64 1
  %41 = insertelement <2 x float> poison, float %35, i64 0
  %42 = shufflevector <2 x float> %41, <2 x float> poison, <2 x i32> zeroinitializer
  %43 = fdiv <2 x float> %40, %42
  %44 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %43, <2 x float> splat (float 2.000000e+00), <2 x float> <float -1.000000e+00, float 1.000000e+00>)
  %45 = shufflevector <2 x float> %44, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %46 = insertelement <3 x float> %45, float 1.500000e+00, i64 2
  %47 = fcmp une <3 x float> %46, zeroinitializer
  %48 = bitcast <3 x i1> %47 to i3
  %49 = icmp eq i3 %48, 0
  br i1 %49, label %95, label %50

50:                                               ; preds = %4
  %51 = fmul <2 x float> %44, %44
  %52 = extractelement <2 x float> %51, i64 1
  %53 = extractelement <2 x float> %44, i64 0
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %53, float %52)
  %55 = fadd float %54, 2.250000e+00
  %56 = fcmp olt float %55, 0x3810000000000000
  br i1 %56, label %57, label %65

57:                                               ; preds = %50
  %58 = fmul <3 x float> %46, splat (float 0x4550000000000000)
  %59 = extractelement <3 x float> %58, i64 0
  %60 = extractelement <3 x float> %58, i64 1
  %61 = fmul float %60, %60
  %62 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %61)
  %63 = extractelement <3 x float> %58, i64 2
  %64 = tail call noundef float @llvm.fmuladd.f32(float %63, float %63, float %62)
  br label %87

65:                                               ; preds = %50
  %66 = fcmp oeq float %55, 0x7FF0000000000000
  br i1 %66, label %67, label %87

67:                                               ; preds = %65
  %68 = fmul <3 x float> %46, splat (float 0x3BD0000000000000)
  %69 = extractelement <3 x float> %68, i64 0
  %70 = extractelement <3 x float> %68, i64 1
  %71 = fmul float %70, %70
  %72 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %71)
  %73 = extractelement <3 x float> %68, i64 2
  %74 = tail call noundef float @llvm.fmuladd.f32(float %73, float %73, float %72)
  %75 = fcmp oeq float %74, 0x7FF0000000000000
  br i1 %75, label %76, label %87

76:                                               ; preds = %67
  %77 = tail call <3 x float> @llvm.fabs.v3f32(<3 x float> %68)
  %78 = fcmp oeq <3 x float> %77, splat (float 0x7FF0000000000000)
  %79 = select <3 x i1> %78, <3 x float> splat (float 1.000000e+00), <3 x float> zeroinitializer
  %80 = tail call noundef <3 x float> @llvm.copysign.v3f32(<3 x float> %79, <3 x float> %68)
  %81 = extractelement <3 x float> %80, i64 0
  %82 = extractelement <3 x float> %80, i64 1
  %83 = fmul float %82, %82
  %84 = tail call float @llvm.fmuladd.f32(float %81, float %81, float %83)
  %85 = extractelement <3 x float> %80, i64 2
  %86 = tail call noundef float @llvm.fmuladd.f32(float %85, float %85, float %84)
  br label %87

87:                                               ; preds = %76, %67, %65, %57
  %88 = phi <3 x float> [ %58, %57 ], [ %80, %76 ], [ %68, %67 ], [ %46, %65 ]
  %89 = phi float [ %64, %57 ], [ %86, %76 ], [ %74, %67 ], [ %55, %65 ]
  %90 = tail call contract float @llvm.sqrt.f32(float %89), !fpmath !16
  %91 = fdiv contract float 1.000000e+00, %90, !fpmath !17
  %92 = insertelement <3 x float> poison, float %91, i64 0
  %93 = shufflevector <3 x float> %92, <3 x float> poison, <3 x i32> zeroinitializer
  %94 = fmul <3 x float> %88, %93
  br label %95

95:                                               ; preds = %4, %87
  %96 = phi <3 x float> [ %94, %87 ], [ %46, %4 ]
  %97 = icmp sgt i32 %2, 0
  br i1 %97, label %302, label %306

98:                                               ; preds = %402
  br i1 %97, label %99, label %145

99:                                               ; preds = %98
  %100 = extractelement <3 x float> %406, i64 0
  %101 = extractelement <3 x float> %406, i64 1
  %102 = extractelement <3 x float> %406, i64 2
  br label %103

103:                                              ; preds = %103, %99
  %104 = phi float [ 0x46293E5940000000, %99 ], [ %142, %103 ]
  %105 = phi i32 [ -1, %99 ], [ %141, %103 ]
  %106 = phi i32 [ 0, %99 ], [ %143, %103 ]
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %107
  %109 = load <2 x float>, ptr addrspace(1) %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 8
  %111 = load float, ptr addrspace(1) %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 12
  %113 = load float, ptr addrspace(1) %112, align 4
  %114 = shufflevector <2 x float> %109, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %115 = insertelement <3 x float> %114, float %111, i64 2
  %116 = fsub <3 x float> %405, %115
  %117 = extractelement <3 x float> %116, i64 0
  %118 = extractelement <3 x float> %116, i64 1
  %119 = fmul float %101, %118
  %120 = tail call float @llvm.fmuladd.f32(float %117, float %100, float %119)
  %121 = extractelement <3 x float> %116, i64 2
  %122 = tail call noundef float @llvm.fmuladd.f32(float %121, float %102, float %120)
  %123 = fmul float %118, %118
  %124 = tail call float @llvm.fmuladd.f32(float %117, float %117, float %123)
  %125 = tail call noundef float @llvm.fmuladd.f32(float %121, float %121, float %124)
  %126 = fneg float %113
  %127 = tail call float @llvm.fmuladd.f32(float %126, float %113, float %125)
  %128 = fneg float %127
  %129 = tail call float @llvm.fmuladd.f32(float %122, float %122, float %128)
  %130 = fcmp olt float %129, 0.000000e+00
  %131 = tail call fastcc float @llvm.sqrt.f32(float noundef %129) #11, !fpmath !16
  %132 = fneg float %122
  %133 = fsub float %132, %131
  %134 = fcmp ogt float %133, 0x3F50624DE0000000
  %135 = fsub float %131, %122
  %136 = select i1 %134, float %133, float %135
  %137 = select i1 %130, float -1.000000e+00, float %136
  %138 = fcmp ogt float %137, 0x3F50624DE0000000
  %139 = fcmp olt float %137, %104
  %140 = select i1 %138, i1 %139, i1 false
  %141 = select i1 %140, i32 %106, i32 %105
  %142 = select i1 %140, float %137, float %104
  %143 = add nuw nsw i32 %106, 1
  %144 = icmp eq i32 %143, %2
  br i1 %144, label %145, label %103

145:                                              ; preds = %103, %98
  %146 = phi i32 [ -1, %98 ], [ %141, %103 ]
  %147 = phi float [ 0x46293E5940000000, %98 ], [ %142, %103 ]
  %148 = icmp sgt i32 %146, -1
  br i1 %148, label %159, label %149

149:                                              ; preds = %145
  %150 = insertelement <3 x float> poison, float %403, i64 0
  %151 = shufflevector <3 x float> %150, <3 x float> poison, <3 x i32> zeroinitializer
  %152 = extractelement <3 x float> %406, i64 1
  %153 = fadd float %152, 1.000000e+00
  %154 = fmul float %153, 5.000000e-01
  %155 = insertelement <3 x float> poison, float %154, i64 0
  %156 = shufflevector <3 x float> %155, <3 x float> poison, <3 x i32> zeroinitializer
  %157 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %156, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %158 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %151, <3 x float> %157, <3 x float> %404)
  br label %203

159:                                              ; preds = %145
  %160 = zext nneg i32 %146 to i64
  %161 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %160
  %162 = load <2 x float>, ptr addrspace(1) %161, align 4, !tbaa !23
  %163 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 8
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !23
  %165 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 12
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !23
  %167 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 16
  %168 = load float, ptr addrspace(1) %167, align 4, !tbaa !23
  %169 = insertelement <3 x float> poison, float %147, i64 0
  %170 = shufflevector <3 x float> %169, <3 x float> poison, <3 x i32> zeroinitializer
  %171 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %170, <3 x float> %406, <3 x float> %405)
  %172 = shufflevector <2 x float> %162, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %173 = insertelement <3 x float> %172, float %164, i64 2
  %174 = fsub <3 x float> %171, %173
  %175 = insertelement <3 x float> poison, float %166, i64 0
  %176 = shufflevector <3 x float> %175, <3 x float> poison, <3 x i32> zeroinitializer
  %177 = fdiv <3 x float> %174, %176, !fpmath !17
  %178 = fsub float 1.000000e+00, %168
  %179 = fmul float %403, %178
  %180 = extractelement <3 x float> %177, i64 0
  %181 = extractelement <3 x float> %177, i64 1
  %182 = fmul float %181, 0x3FE99999A0000000
  %183 = tail call float @llvm.fmuladd.f32(float %180, float 0x3FDEB851E0000000, float %182)
  %184 = extractelement <3 x float> %177, i64 2
  %185 = tail call noundef float @llvm.fmuladd.f32(float %184, float 0xBFD70A3D80000000, float %183)
  %186 = tail call fastcc float @llvm.maxnum.f32(float noundef %185, float noundef 0x3FB99999A0000000) #11
  %187 = fmul float %179, %186
  %188 = insertelement <3 x float> poison, float %187, i64 0
  %189 = shufflevector <3 x float> %188, <3 x float> poison, <3 x i32> zeroinitializer
  %190 = fadd <3 x float> %404, %189
  %191 = fmul float %403, %168
  %192 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %177, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %171)
  %193 = extractelement <3 x float> %406, i64 0
  %194 = extractelement <3 x float> %406, i64 1
  %195 = fmul float %194, %181
  %196 = tail call float @llvm.fmuladd.f32(float %193, float %180, float %195)
  %197 = extractelement <3 x float> %406, i64 2
  %198 = tail call noundef float @llvm.fmuladd.f32(float %197, float %184, float %196)
  %199 = fmul float %198, -2.000000e+00
  %200 = insertelement <3 x float> poison, float %199, i64 0
  %201 = shufflevector <3 x float> %200, <3 x float> poison, <3 x i32> zeroinitializer
  %202 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %201, <3 x float> %177, <3 x float> %406)
  br label %203

203:                                              ; preds = %159, %149
  %204 = phi float [ %403, %149 ], [ %191, %159 ]
  %205 = phi <3 x float> [ %158, %149 ], [ %190, %159 ]
  %206 = phi <3 x float> [ %405, %149 ], [ %192, %159 ]
  %207 = phi <3 x float> [ %406, %149 ], [ %202, %159 ]
  br i1 %148, label %208, label %407

208:                                              ; preds = %203
  br i1 %97, label %209, label %255

209:                                              ; preds = %208
  %210 = extractelement <3 x float> %207, i64 0
  %211 = extractelement <3 x float> %207, i64 1
  %212 = extractelement <3 x float> %207, i64 2
  br label %213

213:                                              ; preds = %213, %209
  %214 = phi float [ 0x46293E5940000000, %209 ], [ %252, %213 ]
  %215 = phi i32 [ -1, %209 ], [ %251, %213 ]
  %216 = phi i32 [ 0, %209 ], [ %253, %213 ]
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %217
  %219 = load <2 x float>, ptr addrspace(1) %218, align 4
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %218, i64 8
  %221 = load float, ptr addrspace(1) %220, align 4
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %218, i64 12
  %223 = load float, ptr addrspace(1) %222, align 4
  %224 = shufflevector <2 x float> %219, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %225 = insertelement <3 x float> %224, float %221, i64 2
  %226 = fsub <3 x float> %206, %225
  %227 = extractelement <3 x float> %226, i64 0
  %228 = extractelement <3 x float> %226, i64 1
  %229 = fmul float %211, %228
  %230 = tail call float @llvm.fmuladd.f32(float %227, float %210, float %229)
  %231 = extractelement <3 x float> %226, i64 2
  %232 = tail call noundef float @llvm.fmuladd.f32(float %231, float %212, float %230)
  %233 = fmul float %228, %228
  %234 = tail call float @llvm.fmuladd.f32(float %227, float %227, float %233)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %231, float %231, float %234)
  %236 = fneg float %223
  %237 = tail call float @llvm.fmuladd.f32(float %236, float %223, float %235)
  %238 = fneg float %237
  %239 = tail call float @llvm.fmuladd.f32(float %232, float %232, float %238)
  %240 = fcmp olt float %239, 0.000000e+00
  %241 = tail call fastcc float @llvm.sqrt.f32(float noundef %239) #11, !fpmath !16
  %242 = fneg float %232
  %243 = fsub float %242, %241
  %244 = fcmp ogt float %243, 0x3F50624DE0000000
  %245 = fsub float %241, %232
  %246 = select i1 %244, float %243, float %245
  %247 = select i1 %240, float -1.000000e+00, float %246
  %248 = fcmp ogt float %247, 0x3F50624DE0000000
  %249 = fcmp olt float %247, %214
  %250 = select i1 %248, i1 %249, i1 false
  %251 = select i1 %250, i32 %216, i32 %215
  %252 = select i1 %250, float %247, float %214
  %253 = add nuw nsw i32 %216, 1
  %254 = icmp eq i32 %253, %2
  br i1 %254, label %255, label %213

255:                                              ; preds = %213, %208
  %256 = phi i32 [ -1, %208 ], [ %251, %213 ]
  %257 = phi float [ 0x46293E5940000000, %208 ], [ %252, %213 ]
  %258 = icmp sgt i32 %256, -1
  br i1 %258, label %269, label %259

259:                                              ; preds = %255
  %260 = insertelement <3 x float> poison, float %204, i64 0
  %261 = shufflevector <3 x float> %260, <3 x float> poison, <3 x i32> zeroinitializer
  %262 = extractelement <3 x float> %207, i64 1
  %263 = fadd float %262, 1.000000e+00
  %264 = fmul float %263, 5.000000e-01
  %265 = insertelement <3 x float> poison, float %264, i64 0
  %266 = shufflevector <3 x float> %265, <3 x float> poison, <3 x i32> zeroinitializer
  %267 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %266, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %268 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %261, <3 x float> %267, <3 x float> %205)
  br label %407

269:                                              ; preds = %255
  %270 = zext nneg i32 %256 to i64
  %271 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %270
  %272 = load <2 x float>, ptr addrspace(1) %271, align 4, !tbaa !23
  %273 = getelementptr inbounds nuw i8, ptr addrspace(1) %271, i64 8
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !23
  %275 = getelementptr inbounds nuw i8, ptr addrspace(1) %271, i64 12
  %276 = load float, ptr addrspace(1) %275, align 4, !tbaa !23
  %277 = getelementptr inbounds nuw i8, ptr addrspace(1) %271, i64 16
  %278 = load float, ptr addrspace(1) %277, align 4, !tbaa !23
  %279 = insertelement <3 x float> poison, float %257, i64 0
  %280 = shufflevector <3 x float> %279, <3 x float> poison, <3 x i32> zeroinitializer
  %281 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %280, <3 x float> %207, <3 x float> %206)
  %282 = shufflevector <2 x float> %272, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %283 = insertelement <3 x float> %282, float %274, i64 2
  %284 = fsub <3 x float> %281, %283
  %285 = insertelement <3 x float> poison, float %276, i64 0
  %286 = shufflevector <3 x float> %285, <3 x float> poison, <3 x i32> zeroinitializer
  %287 = fdiv <3 x float> %284, %286, !fpmath !17
  %288 = fsub float 1.000000e+00, %278
  %289 = fmul float %204, %288
  %290 = extractelement <3 x float> %287, i64 0
  %291 = extractelement <3 x float> %287, i64 1
  %292 = fmul float %291, 0x3FE99999A0000000
  %293 = tail call float @llvm.fmuladd.f32(float %290, float 0x3FDEB851E0000000, float %292)
  %294 = extractelement <3 x float> %287, i64 2
  %295 = tail call noundef float @llvm.fmuladd.f32(float %294, float 0xBFD70A3D80000000, float %293)
  %296 = tail call fastcc float @llvm.maxnum.f32(float noundef %295, float noundef 0x3FB99999A0000000) #11
  %297 = fmul float %289, %296
  %298 = insertelement <3 x float> poison, float %297, i64 0
  %299 = shufflevector <3 x float> %298, <3 x float> poison, <3 x i32> zeroinitializer
  %300 = fadd <3 x float> %205, %299
  %301 = fmul float %204, %278
  br label %407

302:                                              ; preds = %95
  %303 = extractelement <3 x float> %96, i64 0
  %304 = extractelement <3 x float> %96, i64 1
  %305 = extractelement <3 x float> %96, i64 2
  br label %310

306:                                              ; preds = %310, %95
  %307 = phi i32 [ -1, %95 ], [ %348, %310 ]
  %308 = phi float [ 0x46293E5940000000, %95 ], [ %349, %310 ]
  %309 = icmp sgt i32 %307, -1
  br i1 %309, label %360, label %352

310:                                              ; preds = %302, %310
  %311 = phi float [ 0x46293E5940000000, %302 ], [ %349, %310 ]
  %312 = phi i32 [ -1, %302 ], [ %348, %310 ]
  %313 = phi i32 [ 0, %302 ], [ %350, %310 ]
  %314 = zext nneg i32 %313 to i64
  %315 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %314
  %316 = load <2 x float>, ptr addrspace(1) %315, align 4
  %317 = getelementptr inbounds nuw i8, ptr addrspace(1) %315, i64 8
  %318 = load float, ptr addrspace(1) %317, align 4
  %319 = getelementptr inbounds nuw i8, ptr addrspace(1) %315, i64 12
  %320 = load float, ptr addrspace(1) %319, align 4
  %321 = shufflevector <2 x float> %316, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %322 = insertelement <3 x float> %321, float %318, i64 2
  %323 = fsub <3 x float> zeroinitializer, %322
  %324 = extractelement <3 x float> %323, i64 0
  %325 = extractelement <3 x float> %323, i64 1
  %326 = fmul float %304, %325
  %327 = tail call float @llvm.fmuladd.f32(float %324, float %303, float %326)
  %328 = extractelement <3 x float> %323, i64 2
  %329 = tail call noundef float @llvm.fmuladd.f32(float %328, float %305, float %327)
  %330 = fmul float %325, %325
  %331 = tail call float @llvm.fmuladd.f32(float %324, float %324, float %330)
  %332 = tail call noundef float @llvm.fmuladd.f32(float %328, float %328, float %331)
  %333 = fneg float %320
  %334 = tail call float @llvm.fmuladd.f32(float %333, float %320, float %332)
  %335 = fneg float %334
  %336 = tail call float @llvm.fmuladd.f32(float %329, float %329, float %335)
  %337 = fcmp olt float %336, 0.000000e+00
  %338 = tail call fastcc float @llvm.sqrt.f32(float noundef %336) #11, !fpmath !16
  %339 = fneg float %329
  %340 = fsub float %339, %338
  %341 = fcmp ogt float %340, 0x3F50624DE0000000
  %342 = fsub float %338, %329
  %343 = select i1 %341, float %340, float %342
  %344 = select i1 %337, float -1.000000e+00, float %343
  %345 = fcmp ogt float %344, 0x3F50624DE0000000
  %346 = fcmp olt float %344, %311
  %347 = select i1 %345, i1 %346, i1 false
  %348 = select i1 %347, i32 %313, i32 %312
  %349 = select i1 %347, float %344, float %311
  %350 = add nuw nsw i32 %313, 1
  %351 = icmp eq i32 %350, %2
  br i1 %351, label %306, label %310

352:                                              ; preds = %306
  %353 = extractelement <3 x float> %96, i64 1
  %354 = fadd float %353, 1.000000e+00
  %355 = fmul float %354, 5.000000e-01
  %356 = insertelement <3 x float> poison, float %355, i64 0
  %357 = shufflevector <3 x float> %356, <3 x float> poison, <3 x i32> zeroinitializer
  %358 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %357, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %359 = fadd <3 x float> %358, zeroinitializer
  br label %402

360:                                              ; preds = %306
  %361 = zext nneg i32 %307 to i64
  %362 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %361
  %363 = load <2 x float>, ptr addrspace(1) %362, align 4, !tbaa !23
  %364 = getelementptr inbounds nuw i8, ptr addrspace(1) %362, i64 8
  %365 = load float, ptr addrspace(1) %364, align 4, !tbaa !23
  %366 = getelementptr inbounds nuw i8, ptr addrspace(1) %362, i64 12
  %367 = load float, ptr addrspace(1) %366, align 4, !tbaa !23
  %368 = getelementptr inbounds nuw i8, ptr addrspace(1) %362, i64 16
  %369 = load float, ptr addrspace(1) %368, align 4, !tbaa !23
  %370 = insertelement <3 x float> poison, float %308, i64 0
  %371 = shufflevector <3 x float> %370, <3 x float> poison, <3 x i32> zeroinitializer
  %372 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %371, <3 x float> %96, <3 x float> zeroinitializer)
  %373 = shufflevector <2 x float> %363, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %374 = insertelement <3 x float> %373, float %365, i64 2
  %375 = fsub <3 x float> %372, %374
  %376 = insertelement <3 x float> poison, float %367, i64 0
  %377 = shufflevector <3 x float> %376, <3 x float> poison, <3 x i32> zeroinitializer
  %378 = fdiv <3 x float> %375, %377, !fpmath !17
  %379 = fsub float 1.000000e+00, %369
  %380 = extractelement <3 x float> %378, i64 0
  %381 = extractelement <3 x float> %378, i64 1
  %382 = fmul float %381, 0x3FE99999A0000000
  %383 = tail call float @llvm.fmuladd.f32(float %380, float 0x3FDEB851E0000000, float %382)
  %384 = extractelement <3 x float> %378, i64 2
  %385 = tail call noundef float @llvm.fmuladd.f32(float %384, float 0xBFD70A3D80000000, float %383)
  %386 = tail call fastcc float @llvm.maxnum.f32(float noundef %385, float noundef 0x3FB99999A0000000) #11
  %387 = fmul float %379, %386
  %388 = fadd float %387, 0.000000e+00
  %389 = insertelement <3 x float> poison, float %388, i64 0
  %390 = shufflevector <3 x float> %389, <3 x float> poison, <3 x i32> zeroinitializer
  %391 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %378, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %372)
  %392 = extractelement <3 x float> %96, i64 0
  %393 = extractelement <3 x float> %96, i64 1
  %394 = fmul float %393, %381
  %395 = tail call float @llvm.fmuladd.f32(float %392, float %380, float %394)
  %396 = extractelement <3 x float> %96, i64 2
  %397 = tail call noundef float @llvm.fmuladd.f32(float %396, float %384, float %395)
  %398 = fmul float %397, -2.000000e+00
  %399 = insertelement <3 x float> poison, float %398, i64 0
  %400 = shufflevector <3 x float> %399, <3 x float> poison, <3 x i32> zeroinitializer
  %401 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %400, <3 x float> %378, <3 x float> %96)
  br label %402

402:                                              ; preds = %360, %352
  %403 = phi float [ 1.000000e+00, %352 ], [ %369, %360 ]
  %404 = phi <3 x float> [ %359, %352 ], [ %390, %360 ]
  %405 = phi <3 x float> [ zeroinitializer, %352 ], [ %391, %360 ]
  %406 = phi <3 x float> [ %96, %352 ], [ %401, %360 ]
  br i1 %309, label %98, label %407

407:                                              ; preds = %259, %269, %203, %402
  %408 = phi float [ %204, %203 ], [ %403, %402 ], [ %204, %259 ], [ %301, %269 ]
  %409 = phi <3 x float> [ %205, %203 ], [ %404, %402 ], [ %268, %259 ], [ %300, %269 ]
  %410 = shufflevector <3 x float> %409, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %411 = insertelement <4 x float> %410, float %408, i64 3
  %412 = mul nsw i32 %3, %32
  %413 = add nsw i32 %412, %20
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %414
  store <4 x float> %411, ptr addrspace(1) %415, align 16, !tbaa !25
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ray_triangles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #7 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = shl nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = mul nsw i64 %23, 12
  %25 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %24
  %26 = load <2 x float>, ptr addrspace(1) %25, align 4, !tbaa !25, !amdgpu.noclobber !22
  %27 = shufflevector <2 x float> %26, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %28 = getelementptr i8, ptr addrspace(1) %25, i64 8
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !23
  %30 = insertelement <3 x float> %27, float %29, i64 2
  %31 = or disjoint i32 %22, 1
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %32, 12
  %34 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 8
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !23
  %37 = icmp sgt i32 %4, 0
  br i1 %37, label %38, label %141

38:                                               ; preds = %5
  %39 = load <2 x float>, ptr addrspace(1) %34, align 4, !tbaa !25, !amdgpu.noclobber !22
  %40 = extractelement <2 x float> %39, i64 1
  %41 = extractelement <2 x float> %39, i64 0
  br label %42

42:                                               ; preds = %38, %136
  %43 = phi float [ 0x46293E5940000000, %38 ], [ %138, %136 ]
  %44 = phi i32 [ -1, %38 ], [ %137, %136 ]
  %45 = phi i32 [ 0, %38 ], [ %139, %136 ]
  %46 = mul nuw nsw i32 %45, 3
  %47 = zext nneg i32 %46 to i64
  %48 = mul nuw nsw i64 %47, 12
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %48
  %50 = load <2 x float>, ptr addrspace(1) %49, align 4, !tbaa !25, !amdgpu.noclobber !22
  %51 = shufflevector <2 x float> %50, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %52 = getelementptr i8, ptr addrspace(1) %49, i64 8
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !23
  %54 = insertelement <3 x float> %51, float %53, i64 2
  %55 = add nuw nsw i32 %46, 1
  %56 = zext nneg i32 %55 to i64
  %57 = mul nuw nsw i64 %56, 12
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %57
  %59 = load <2 x float>, ptr addrspace(1) %58, align 4, !tbaa !25, !amdgpu.noclobber !22
  %60 = shufflevector <2 x float> %59, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %61 = getelementptr i8, ptr addrspace(1) %58, i64 8
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !23
  %63 = insertelement <3 x float> %60, float %62, i64 2
  %64 = fsub <3 x float> %63, %54
  %65 = add nuw nsw i32 %46, 2
  %66 = zext nneg i32 %65 to i64
  %67 = mul nuw nsw i64 %66, 12
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %67
  %69 = load <2 x float>, ptr addrspace(1) %68, align 4, !tbaa !25, !amdgpu.noclobber !22
  %70 = shufflevector <2 x float> %69, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %71 = getelementptr i8, ptr addrspace(1) %68, i64 8
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !23
  %73 = insertelement <3 x float> %70, float %72, i64 2
  %74 = fsub <3 x float> %73, %54
  %75 = extractelement <3 x float> %74, i64 2
  %76 = extractelement <3 x float> %74, i64 1
  %77 = fneg float %76
  %78 = fmul float %36, %77
  %79 = tail call float @llvm.fmuladd.f32(float %40, float %75, float %78)
  %80 = extractelement <3 x float> %74, i64 0
  %81 = fneg float %75
  %82 = fmul float %41, %81
  %83 = tail call float @llvm.fmuladd.f32(float %36, float %80, float %82)
  %84 = fneg float %80
  %85 = fmul float %40, %84
  %86 = tail call float @llvm.fmuladd.f32(float %41, float %76, float %85)
  %87 = extractelement <3 x float> %64, i64 0
  %88 = extractelement <3 x float> %64, i64 1
  %89 = fmul float %88, %83
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %79, float %89)
  %91 = extractelement <3 x float> %64, i64 2
  %92 = tail call noundef float @llvm.fmuladd.f32(float %91, float %86, float %90)
  %93 = tail call fastcc float @llvm.fabs.f32(float noundef %92) #11
  %94 = fcmp olt float %93, 0x3EE4F8B580000000
  br i1 %94, label %136, label %95

95:                                               ; preds = %42
  %96 = fdiv float 1.000000e+00, %92, !fpmath !17
  %97 = fsub <3 x float> %30, %54
  %98 = extractelement <3 x float> %97, i64 0
  %99 = extractelement <3 x float> %97, i64 1
  %100 = fmul float %99, %83
  %101 = tail call float @llvm.fmuladd.f32(float %98, float %79, float %100)
  %102 = extractelement <3 x float> %97, i64 2
  %103 = tail call noundef float @llvm.fmuladd.f32(float %102, float %86, float %101)
  %104 = fmul float %103, %96
  %105 = fcmp olt float %104, 0.000000e+00
  %106 = fcmp ogt float %104, 1.000000e+00
  %107 = or i1 %105, %106
  br i1 %107, label %136, label %108

108:                                              ; preds = %95
  %109 = fneg float %88
  %110 = fmul float %102, %109
  %111 = tail call float @llvm.fmuladd.f32(float %99, float %91, float %110)
  %112 = fneg float %91
  %113 = fmul float %98, %112
  %114 = tail call float @llvm.fmuladd.f32(float %102, float %87, float %113)
  %115 = fneg float %87
  %116 = fmul float %99, %115
  %117 = tail call float @llvm.fmuladd.f32(float %98, float %88, float %116)
  %118 = fmul float %40, %114
  %119 = tail call float @llvm.fmuladd.f32(float %41, float %111, float %118)
  %120 = tail call noundef float @llvm.fmuladd.f32(float %36, float %117, float %119)
  %121 = fmul float %120, %96
  %122 = fcmp olt float %121, 0.000000e+00
  %123 = fadd float %104, %121
  %124 = fcmp ogt float %123, 1.000000e+00
  %125 = or i1 %122, %124
  br i1 %125, label %136, label %126

126:                                              ; preds = %108
  %127 = fmul float %76, %114
  %128 = tail call float @llvm.fmuladd.f32(float %80, float %111, float %127)
  %129 = tail call noundef float @llvm.fmuladd.f32(float %75, float %117, float %128)
  %130 = fmul float %129, %96
  %131 = fcmp ogt float %130, 0.000000e+00
  %132 = fcmp olt float %130, %43
  %133 = select i1 %131, i1 %132, i1 false
  %134 = select i1 %133, i32 %45, i32 %44
  %135 = select i1 %133, float %130, float %43
  br label %136

136:                                              ; preds = %126, %108, %95, %42
  %137 = phi i32 [ %44, %42 ], [ %44, %95 ], [ %134, %126 ], [ %44, %108 ]
  %138 = phi float [ %43, %42 ], [ %43, %95 ], [ %135, %126 ], [ %43, %108 ]
  %139 = add nuw nsw i32 %45, 1
  %140 = icmp eq i32 %139, %4
  br i1 %140, label %141, label %42

141:                                              ; preds = %136, %5
  %142 = phi i32 [ -1, %5 ], [ %137, %136 ]
  %143 = phi float [ 0x46293E5940000000, %5 ], [ %138, %136 ]
  %144 = shl i64 %20, 32
  %145 = ashr exact i64 %144, 32
  %146 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %145
  store i32 %142, ptr addrspace(1) %146, align 4, !tbaa !6
  %147 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %145
  store float %143, ptr addrspace(1) %147, align 4, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #8 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = shl nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = mul nsw i64 %23, 12
  %25 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %24
  %26 = load <2 x float>, ptr addrspace(1) %25, align 4, !tbaa !25
  %27 = shufflevector <2 x float> %26, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %28 = getelementptr i8, ptr addrspace(1) %25, i64 8
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !23
  %30 = insertelement <3 x float> %27, float %29, i64 2
  %31 = or disjoint i32 %22, 1
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %32, 12
  %34 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 8
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !23
  %37 = icmp sgt i32 %4, 0
  br i1 %37, label %38, label %42

38:                                               ; preds = %5
  %39 = load <2 x float>, ptr addrspace(1) %34, align 4, !tbaa !25
  %40 = extractelement <2 x float> %39, i64 1
  %41 = extractelement <2 x float> %39, i64 0
  br label %49

42:                                               ; preds = %143, %5
  %43 = phi i32 [ -1, %5 ], [ %144, %143 ]
  %44 = phi float [ 0x46293E5940000000, %5 ], [ %145, %143 ]
  %45 = shl i64 %20, 32
  %46 = ashr exact i64 %45, 32
  %47 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %46
  store i32 %43, ptr addrspace(1) %47, align 4, !tbaa !6
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %46
  store float %44, ptr addrspace(1) %48, align 4, !tbaa !23
  ret void

49:                                               ; preds = %38, %143
  %50 = phi float [ 0x46293E5940000000, %38 ], [ %145, %143 ]
  %51 = phi i32 [ -1, %38 ], [ %144, %143 ]
  %52 = phi i32 [ 0, %38 ], [ %146, %143 ]
  %53 = mul nuw nsw i32 %52, 3
  %54 = zext nneg i32 %53 to i64
  %55 = mul nuw nsw i64 %54, 12
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %55
  %57 = load <2 x float>, ptr addrspace(1) %56, align 4, !tbaa !25
  %58 = shufflevector <2 x float> %57, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %59 = getelementptr i8, ptr addrspace(1) %56, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !23
  %61 = insertelement <3 x float> %58, float %60, i64 2
  %62 = add nuw nsw i32 %53, 1
  %63 = zext nneg i32 %62 to i64
  %64 = mul nuw nsw i64 %63, 12
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %64
  %66 = load <2 x float>, ptr addrspace(1) %65, align 4, !tbaa !25
  %67 = shufflevector <2 x float> %66, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %68 = getelementptr i8, ptr addrspace(1) %65, i64 8
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !23
  %70 = insertelement <3 x float> %67, float %69, i64 2
  %71 = fsub <3 x float> %70, %61
  %72 = add nuw nsw i32 %53, 2
  %73 = zext nneg i32 %72 to i64
  %74 = mul nuw nsw i64 %73, 12
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %74
  %76 = load <2 x float>, ptr addrspace(1) %75, align 4, !tbaa !25
  %77 = shufflevector <2 x float> %76, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %78 = getelementptr i8, ptr addrspace(1) %75, i64 8
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !23
  %80 = insertelement <3 x float> %77, float %79, i64 2
  %81 = fsub <3 x float> %80, %61
  %82 = extractelement <3 x float> %81, i64 2
  %83 = extractelement <3 x float> %81, i64 1
  %84 = fneg float %83
  %85 = fmul float %36, %84
  %86 = tail call float @llvm.fmuladd.f32(float %40, float %82, float %85)
  %87 = extractelement <3 x float> %81, i64 0
  %88 = fneg float %82
  %89 = fmul float %41, %88
  %90 = tail call float @llvm.fmuladd.f32(float %36, float %87, float %89)
  %91 = fneg float %87
  %92 = fmul float %40, %91
  %93 = tail call float @llvm.fmuladd.f32(float %41, float %83, float %92)
  %94 = extractelement <3 x float> %71, i64 0
  %95 = extractelement <3 x float> %71, i64 1
  %96 = fmul float %95, %90
  %97 = tail call float @llvm.fmuladd.f32(float %94, float %86, float %96)
  %98 = extractelement <3 x float> %71, i64 2
  %99 = tail call noundef float @llvm.fmuladd.f32(float %98, float %93, float %97)
  %100 = tail call fastcc float @llvm.fabs.f32(float noundef %99) #11
  %101 = fcmp olt float %100, 0x3EE4F8B580000000
  br i1 %101, label %143, label %102

102:                                              ; preds = %49
  %103 = fdiv float 1.000000e+00, %99, !fpmath !17
  %104 = fsub <3 x float> %30, %61
  %105 = extractelement <3 x float> %104, i64 0
  %106 = extractelement <3 x float> %104, i64 1
  %107 = fmul float %106, %90
  %108 = tail call float @llvm.fmuladd.f32(float %105, float %86, float %107)
  %109 = extractelement <3 x float> %104, i64 2
  %110 = tail call noundef float @llvm.fmuladd.f32(float %109, float %93, float %108)
  %111 = fmul float %110, %103
  %112 = fcmp olt float %111, 0.000000e+00
  %113 = fcmp ogt float %111, 1.000000e+00
  %114 = or i1 %112, %113
  br i1 %114, label %143, label %115

115:                                              ; preds = %102
  %116 = fneg float %95
  %117 = fmul float %109, %116
  %118 = tail call float @llvm.fmuladd.f32(float %106, float %98, float %117)
  %119 = fneg float %98
  %120 = fmul float %105, %119
  %121 = tail call float @llvm.fmuladd.f32(float %109, float %94, float %120)
  %122 = fneg float %94
  %123 = fmul float %106, %122
  %124 = tail call float @llvm.fmuladd.f32(float %105, float %95, float %123)
  %125 = fmul float %40, %121
  %126 = tail call float @llvm.fmuladd.f32(float %41, float %118, float %125)
  %127 = tail call noundef float @llvm.fmuladd.f32(float %36, float %124, float %126)
  %128 = fmul float %127, %103
  %129 = fcmp olt float %128, 0.000000e+00
  %130 = fadd float %111, %128
  %131 = fcmp ogt float %130, 1.000000e+00
  %132 = or i1 %129, %131
  br i1 %132, label %143, label %133

133:                                              ; preds = %115
  %134 = fmul float %83, %121
  %135 = tail call float @llvm.fmuladd.f32(float %87, float %118, float %134)
  %136 = tail call noundef float @llvm.fmuladd.f32(float %82, float %124, float %135)
  %137 = fmul float %136, %103
  %138 = fcmp ogt float %137, 0.000000e+00
  %139 = fcmp olt float %137, %50
  %140 = select i1 %138, i1 %139, i1 false
  %141 = select i1 %140, i32 %52, i32 %51
  %142 = select i1 %140, float %137, float %50
  br label %143

143:                                              ; preds = %102, %115, %133, %49
  %144 = phi i32 [ %51, %49 ], [ %51, %102 ], [ %141, %133 ], [ %51, %115 ]
  %145 = phi float [ %50, %49 ], [ %50, %102 ], [ %142, %133 ], [ %50, %115 ]
  %146 = add nuw nsw i32 %52, 1
  %147 = icmp eq i32 %146, %4
  br i1 %147, label %42, label %49
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

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
declare float @llvm.sqrt.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.copysign.v3f32(<3 x float>, <3 x float>) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.maxnum.v3f32(<3 x float>, <3 x float>) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uint*", !"int", !"int", !"float"}
!15 = !{!"", !"", !"", !""}
!16 = !{float 3.000000e+00}
!17 = !{float 2.500000e+00}
!18 = !{i32 1, i32 1, i32 0, i32 0}
!19 = !{!"float4*", !"sphere*", !"int", !"int"}
!20 = !{!"float __attribute__((ext_vector_type(4)))*", !"sphere*", !"int", !"int"}
!21 = !{!"", !"const", !"", !""}
!22 = !{}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !8, i64 0}
!25 = !{!8, !8, i64 0}
!26 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none"}
!28 = !{!"float*", !"float*", !"int*", !"float*", !"int"}
!29 = !{!"const", !"const", !"", !"", !""}
