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
  %35 = sitofp i32 %1 to float
  %36 = fdiv float %34, %35, !fpmath !16
  %37 = tail call float @llvm.fmuladd.f32(float %36, float 2.000000e+00, float -1.000000e+00)
  %38 = sitofp i32 %32 to float
  %39 = fadd float %38, 5.000000e-01
  %40 = sitofp i32 %2 to float
  %41 = fneg float %39
  %42 = fdiv float %41, %40
  %43 = tail call float @llvm.fmuladd.f32(float %42, float 2.000000e+00, float 1.000000e+00)
  %44 = insertelement <3 x float> <float poison, float poison, float 1.500000e+00>, float %37, i64 0
  %45 = insertelement <3 x float> %44, float %43, i64 1
  %46 = fmul float %43, %43
  %47 = tail call float @llvm.fmuladd.f32(float %37, float %37, float %46)
  %48 = fadd float %47, 2.250000e+00
  %49 = fcmp olt float %48, 0x3810000000000000
  br i1 %49, label %50, label %60

50:                                               ; preds = %4
  %51 = fmul <3 x float> %45, splat (float 0x4550000000000000)
  %52 = extractelement <3 x float> %51, i64 0
  %53 = extractelement <3 x float> %51, i64 1
  %54 = fmul float %53, %53
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %54)
  %56 = extractelement <3 x float> %51, i64 2
  %57 = tail call noundef float @llvm.fmuladd.f32(float %56, float %56, float %55)
  %58 = tail call noundef float @llvm.sqrt.f32(float %57), !fpmath !17
  %59 = fmul float %58, 0x3A90000000000000
  br label %74

60:                                               ; preds = %4
  %61 = fcmp oeq float %48, 0x7FF0000000000000
  br i1 %61, label %62, label %72

62:                                               ; preds = %60
  %63 = fmul <3 x float> %45, splat (float 0x3BE0000000000000)
  %64 = extractelement <3 x float> %63, i64 0
  %65 = extractelement <3 x float> %63, i64 1
  %66 = fmul float %65, %65
  %67 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %66)
  %68 = extractelement <3 x float> %63, i64 2
  %69 = tail call noundef float @llvm.fmuladd.f32(float %68, float %68, float %67)
  %70 = tail call noundef float @llvm.sqrt.f32(float %69), !fpmath !17
  %71 = fmul float %70, 0x4400000000000000
  br label %74

72:                                               ; preds = %60
  %73 = tail call noundef float @llvm.sqrt.f32(float %48), !fpmath !17
  br label %74

74:                                               ; preds = %50, %62, %72
  %75 = phi float [ %59, %50 ], [ %71, %62 ], [ %73, %72 ]
  %76 = insertelement <3 x float> poison, float %75, i64 0
  %77 = shufflevector <3 x float> %76, <3 x float> poison, <3 x i32> zeroinitializer
  %78 = fdiv <3 x float> %45, %77, !fpmath !16
  %79 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %3, i64 0
  br label %80

80:                                               ; preds = %74, %172
  %81 = phi float [ 0.000000e+00, %74 ], [ %173, %172 ]
  %82 = phi i32 [ 0, %74 ], [ %174, %172 ]
  %83 = insertelement <3 x float> poison, float %81, i64 0
  %84 = shufflevector <3 x float> %83, <3 x float> poison, <3 x i32> zeroinitializer
  %85 = fmul <3 x float> %78, %84
  %86 = fsub <3 x float> %85, %79
  %87 = extractelement <3 x float> %86, i64 0
  %88 = extractelement <3 x float> %86, i64 1
  %89 = fmul float %88, %88
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %87, float %89)
  %91 = extractelement <3 x float> %86, i64 2
  %92 = tail call noundef float @llvm.fmuladd.f32(float %91, float %91, float %90)
  %93 = fcmp olt float %92, 0x3810000000000000
  br i1 %93, label %94, label %104

94:                                               ; preds = %80
  %95 = fmul <3 x float> %86, splat (float 0x4550000000000000)
  %96 = extractelement <3 x float> %95, i64 0
  %97 = extractelement <3 x float> %95, i64 1
  %98 = fmul float %97, %97
  %99 = tail call float @llvm.fmuladd.f32(float %96, float %96, float %98)
  %100 = extractelement <3 x float> %95, i64 2
  %101 = tail call noundef float @llvm.fmuladd.f32(float %100, float %100, float %99)
  %102 = tail call noundef float @llvm.sqrt.f32(float %101), !fpmath !17
  %103 = fmul float %102, 0x3A90000000000000
  br label %118

104:                                              ; preds = %80
  %105 = fcmp oeq float %92, 0x7FF0000000000000
  br i1 %105, label %106, label %116

106:                                              ; preds = %104
  %107 = fmul <3 x float> %86, splat (float 0x3BE0000000000000)
  %108 = extractelement <3 x float> %107, i64 0
  %109 = extractelement <3 x float> %107, i64 1
  %110 = fmul float %109, %109
  %111 = tail call float @llvm.fmuladd.f32(float %108, float %108, float %110)
  %112 = extractelement <3 x float> %107, i64 2
  %113 = tail call noundef float @llvm.fmuladd.f32(float %112, float %112, float %111)
  %114 = tail call noundef float @llvm.sqrt.f32(float %113), !fpmath !17
  %115 = fmul float %114, 0x4400000000000000
  br label %118

116:                                              ; preds = %104
  %117 = tail call noundef float @llvm.sqrt.f32(float %92), !fpmath !17
  br label %118

118:                                              ; preds = %116, %106, %94
  %119 = phi float [ %103, %94 ], [ %115, %106 ], [ %117, %116 ]
  %120 = fadd <3 x float> %85, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %121 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %120) #11
  %122 = fadd <3 x float> %121, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %123 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %122, <3 x float> noundef zeroinitializer) #11
  %124 = extractelement <3 x float> %123, i64 0
  %125 = extractelement <3 x float> %123, i64 1
  %126 = fmul float %125, %125
  %127 = tail call float @llvm.fmuladd.f32(float %124, float %124, float %126)
  %128 = extractelement <3 x float> %123, i64 2
  %129 = tail call noundef float @llvm.fmuladd.f32(float %128, float %128, float %127)
  %130 = fcmp olt float %129, 0x3810000000000000
  br i1 %130, label %131, label %141

131:                                              ; preds = %118
  %132 = fmul <3 x float> %123, splat (float 0x4550000000000000)
  %133 = extractelement <3 x float> %132, i64 0
  %134 = extractelement <3 x float> %132, i64 1
  %135 = fmul float %134, %134
  %136 = tail call float @llvm.fmuladd.f32(float %133, float %133, float %135)
  %137 = extractelement <3 x float> %132, i64 2
  %138 = tail call noundef float @llvm.fmuladd.f32(float %137, float %137, float %136)
  %139 = tail call noundef float @llvm.sqrt.f32(float %138), !fpmath !17
  %140 = fmul float %139, 0x3A90000000000000
  br label %155

141:                                              ; preds = %118
  %142 = fcmp oeq float %129, 0x7FF0000000000000
  br i1 %142, label %143, label %153

143:                                              ; preds = %141
  %144 = fmul <3 x float> %123, splat (float 0x3BE0000000000000)
  %145 = extractelement <3 x float> %144, i64 0
  %146 = extractelement <3 x float> %144, i64 1
  %147 = fmul float %146, %146
  %148 = tail call float @llvm.fmuladd.f32(float %145, float %145, float %147)
  %149 = extractelement <3 x float> %144, i64 2
  %150 = tail call noundef float @llvm.fmuladd.f32(float %149, float %149, float %148)
  %151 = tail call noundef float @llvm.sqrt.f32(float %150), !fpmath !17
  %152 = fmul float %151, 0x4400000000000000
  br label %155

153:                                              ; preds = %141
  %154 = tail call noundef float @llvm.sqrt.f32(float %129), !fpmath !17
  br label %155

155:                                              ; preds = %131, %143, %153
  %156 = phi float [ %140, %131 ], [ %152, %143 ], [ %154, %153 ]
  %157 = fadd float %119, 0xBFE99999A0000000
  %158 = extractelement <3 x float> %85, i64 1
  %159 = fadd float %158, 1.000000e+00
  %160 = extractelement <3 x float> %122, i64 0
  %161 = extractelement <3 x float> %122, i64 1
  %162 = extractelement <3 x float> %122, i64 2
  %163 = tail call fastcc float @llvm.maxnum.f32(float noundef %161, float noundef %162) #11
  %164 = tail call fastcc float @llvm.maxnum.f32(float noundef %160, float noundef %163) #11
  %165 = tail call fastcc float @llvm.minnum.f32(float noundef %164, float noundef 0.000000e+00) #11
  %166 = fadd float %165, %156
  %167 = tail call fastcc float @llvm.minnum.f32(float noundef %157, float noundef %166) #11
  %168 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %159, float noundef %167) #11
  %169 = fcmp olt float %168, 0x3F847AE140000000
  %170 = fcmp ogt float %81, 2.000000e+01
  %171 = select i1 %169, i1 true, i1 %170
  br i1 %171, label %176, label %172

172:                                              ; preds = %155
  %173 = fadd float %81, %168
  %174 = add nuw nsw i32 %82, 1
  %175 = icmp eq i32 %174, 48
  br i1 %175, label %176, label %80

176:                                              ; preds = %155, %172
  %177 = phi float [ %81, %155 ], [ %173, %172 ]
  %178 = fcmp ugt float %177, 2.000000e+01
  br i1 %178, label %1619, label %179

179:                                              ; preds = %176
  %180 = insertelement <3 x float> poison, float %177, i64 0
  %181 = shufflevector <3 x float> %180, <3 x float> poison, <3 x i32> zeroinitializer
  %182 = fmul <3 x float> %78, %181
  %183 = fadd <3 x float> %182, <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00>
  %184 = fsub <3 x float> %183, %79
  %185 = extractelement <3 x float> %184, i64 0
  %186 = extractelement <3 x float> %184, i64 1
  %187 = fmul float %186, %186
  %188 = tail call float @llvm.fmuladd.f32(float %185, float %185, float %187)
  %189 = extractelement <3 x float> %184, i64 2
  %190 = tail call noundef float @llvm.fmuladd.f32(float %189, float %189, float %188)
  %191 = fcmp olt float %190, 0x3810000000000000
  br i1 %191, label %192, label %202

192:                                              ; preds = %179
  %193 = fmul <3 x float> %184, splat (float 0x4550000000000000)
  %194 = extractelement <3 x float> %193, i64 0
  %195 = extractelement <3 x float> %193, i64 1
  %196 = fmul float %195, %195
  %197 = tail call float @llvm.fmuladd.f32(float %194, float %194, float %196)
  %198 = extractelement <3 x float> %193, i64 2
  %199 = tail call noundef float @llvm.fmuladd.f32(float %198, float %198, float %197)
  %200 = tail call noundef float @llvm.sqrt.f32(float %199), !fpmath !17
  %201 = fmul float %200, 0x3A90000000000000
  br label %216

202:                                              ; preds = %179
  %203 = fcmp oeq float %190, 0x7FF0000000000000
  br i1 %203, label %204, label %214

204:                                              ; preds = %202
  %205 = fmul <3 x float> %184, splat (float 0x3BE0000000000000)
  %206 = extractelement <3 x float> %205, i64 0
  %207 = extractelement <3 x float> %205, i64 1
  %208 = fmul float %207, %207
  %209 = tail call float @llvm.fmuladd.f32(float %206, float %206, float %208)
  %210 = extractelement <3 x float> %205, i64 2
  %211 = tail call noundef float @llvm.fmuladd.f32(float %210, float %210, float %209)
  %212 = tail call noundef float @llvm.sqrt.f32(float %211), !fpmath !17
  %213 = fmul float %212, 0x4400000000000000
  br label %216

214:                                              ; preds = %202
  %215 = tail call noundef float @llvm.sqrt.f32(float %190), !fpmath !17
  br label %216

216:                                              ; preds = %214, %204, %192
  %217 = phi float [ %201, %192 ], [ %213, %204 ], [ %215, %214 ]
  %218 = fadd <3 x float> %183, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %219 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %218) #11
  %220 = fadd <3 x float> %219, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %221 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %220, <3 x float> noundef zeroinitializer) #11
  %222 = extractelement <3 x float> %221, i64 0
  %223 = extractelement <3 x float> %221, i64 1
  %224 = fmul float %223, %223
  %225 = tail call float @llvm.fmuladd.f32(float %222, float %222, float %224)
  %226 = extractelement <3 x float> %221, i64 2
  %227 = tail call noundef float @llvm.fmuladd.f32(float %226, float %226, float %225)
  %228 = fcmp olt float %227, 0x3810000000000000
  br i1 %228, label %229, label %239

229:                                              ; preds = %216
  %230 = fmul <3 x float> %221, splat (float 0x4550000000000000)
  %231 = extractelement <3 x float> %230, i64 0
  %232 = extractelement <3 x float> %230, i64 1
  %233 = fmul float %232, %232
  %234 = tail call float @llvm.fmuladd.f32(float %231, float %231, float %233)
  %235 = extractelement <3 x float> %230, i64 2
  %236 = tail call noundef float @llvm.fmuladd.f32(float %235, float %235, float %234)
  %237 = tail call noundef float @llvm.sqrt.f32(float %236), !fpmath !17
  %238 = fmul float %237, 0x3A90000000000000
  br label %253

239:                                              ; preds = %216
  %240 = fcmp oeq float %227, 0x7FF0000000000000
  br i1 %240, label %241, label %251

241:                                              ; preds = %239
  %242 = fmul <3 x float> %221, splat (float 0x3BE0000000000000)
  %243 = extractelement <3 x float> %242, i64 0
  %244 = extractelement <3 x float> %242, i64 1
  %245 = fmul float %244, %244
  %246 = tail call float @llvm.fmuladd.f32(float %243, float %243, float %245)
  %247 = extractelement <3 x float> %242, i64 2
  %248 = tail call noundef float @llvm.fmuladd.f32(float %247, float %247, float %246)
  %249 = tail call noundef float @llvm.sqrt.f32(float %248), !fpmath !17
  %250 = fmul float %249, 0x4400000000000000
  br label %253

251:                                              ; preds = %239
  %252 = tail call noundef float @llvm.sqrt.f32(float %227), !fpmath !17
  br label %253

253:                                              ; preds = %251, %241, %229
  %254 = phi float [ %238, %229 ], [ %250, %241 ], [ %252, %251 ]
  %255 = fadd float %217, 0xBFE99999A0000000
  %256 = extractelement <3 x float> %183, i64 1
  %257 = fadd float %256, 1.000000e+00
  %258 = extractelement <3 x float> %220, i64 0
  %259 = extractelement <3 x float> %220, i64 1
  %260 = extractelement <3 x float> %220, i64 2
  %261 = tail call fastcc float @llvm.maxnum.f32(float noundef %259, float noundef %260) #11
  %262 = tail call fastcc float @llvm.maxnum.f32(float noundef %258, float noundef %261) #11
  %263 = tail call fastcc float @llvm.minnum.f32(float noundef %262, float noundef 0.000000e+00) #11
  %264 = fadd float %263, %254
  %265 = tail call fastcc float @llvm.minnum.f32(float noundef %255, float noundef %264) #11
  %266 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %257, float noundef %265) #11
  %267 = fadd <3 x float> %182, <float 0xBF847AE140000000, float -0.000000e+00, float -0.000000e+00>
  %268 = fsub <3 x float> %267, %79
  %269 = extractelement <3 x float> %268, i64 0
  %270 = extractelement <3 x float> %268, i64 1
  %271 = fmul float %270, %270
  %272 = tail call float @llvm.fmuladd.f32(float %269, float %269, float %271)
  %273 = extractelement <3 x float> %268, i64 2
  %274 = tail call noundef float @llvm.fmuladd.f32(float %273, float %273, float %272)
  %275 = fcmp olt float %274, 0x3810000000000000
  br i1 %275, label %276, label %286

276:                                              ; preds = %253
  %277 = fmul <3 x float> %268, splat (float 0x4550000000000000)
  %278 = extractelement <3 x float> %277, i64 0
  %279 = extractelement <3 x float> %277, i64 1
  %280 = fmul float %279, %279
  %281 = tail call float @llvm.fmuladd.f32(float %278, float %278, float %280)
  %282 = extractelement <3 x float> %277, i64 2
  %283 = tail call noundef float @llvm.fmuladd.f32(float %282, float %282, float %281)
  %284 = tail call noundef float @llvm.sqrt.f32(float %283), !fpmath !17
  %285 = fmul float %284, 0x3A90000000000000
  br label %300

286:                                              ; preds = %253
  %287 = fcmp oeq float %274, 0x7FF0000000000000
  br i1 %287, label %288, label %298

288:                                              ; preds = %286
  %289 = fmul <3 x float> %268, splat (float 0x3BE0000000000000)
  %290 = extractelement <3 x float> %289, i64 0
  %291 = extractelement <3 x float> %289, i64 1
  %292 = fmul float %291, %291
  %293 = tail call float @llvm.fmuladd.f32(float %290, float %290, float %292)
  %294 = extractelement <3 x float> %289, i64 2
  %295 = tail call noundef float @llvm.fmuladd.f32(float %294, float %294, float %293)
  %296 = tail call noundef float @llvm.sqrt.f32(float %295), !fpmath !17
  %297 = fmul float %296, 0x4400000000000000
  br label %300

298:                                              ; preds = %286
  %299 = tail call noundef float @llvm.sqrt.f32(float %274), !fpmath !17
  br label %300

300:                                              ; preds = %298, %288, %276
  %301 = phi float [ %285, %276 ], [ %297, %288 ], [ %299, %298 ]
  %302 = fadd <3 x float> %267, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %303 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %302) #11
  %304 = fadd <3 x float> %303, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %305 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %304, <3 x float> noundef zeroinitializer) #11
  %306 = extractelement <3 x float> %305, i64 0
  %307 = extractelement <3 x float> %305, i64 1
  %308 = fmul float %307, %307
  %309 = tail call float @llvm.fmuladd.f32(float %306, float %306, float %308)
  %310 = extractelement <3 x float> %305, i64 2
  %311 = tail call noundef float @llvm.fmuladd.f32(float %310, float %310, float %309)
  %312 = fcmp olt float %311, 0x3810000000000000
  br i1 %312, label %313, label %323

313:                                              ; preds = %300
  %314 = fmul <3 x float> %305, splat (float 0x4550000000000000)
  %315 = extractelement <3 x float> %314, i64 0
  %316 = extractelement <3 x float> %314, i64 1
  %317 = fmul float %316, %316
  %318 = tail call float @llvm.fmuladd.f32(float %315, float %315, float %317)
  %319 = extractelement <3 x float> %314, i64 2
  %320 = tail call noundef float @llvm.fmuladd.f32(float %319, float %319, float %318)
  %321 = tail call noundef float @llvm.sqrt.f32(float %320), !fpmath !17
  %322 = fmul float %321, 0x3A90000000000000
  br label %337

323:                                              ; preds = %300
  %324 = fcmp oeq float %311, 0x7FF0000000000000
  br i1 %324, label %325, label %335

325:                                              ; preds = %323
  %326 = fmul <3 x float> %305, splat (float 0x3BE0000000000000)
  %327 = extractelement <3 x float> %326, i64 0
  %328 = extractelement <3 x float> %326, i64 1
  %329 = fmul float %328, %328
  %330 = tail call float @llvm.fmuladd.f32(float %327, float %327, float %329)
  %331 = extractelement <3 x float> %326, i64 2
  %332 = tail call noundef float @llvm.fmuladd.f32(float %331, float %331, float %330)
  %333 = tail call noundef float @llvm.sqrt.f32(float %332), !fpmath !17
  %334 = fmul float %333, 0x4400000000000000
  br label %337

335:                                              ; preds = %323
  %336 = tail call noundef float @llvm.sqrt.f32(float %311), !fpmath !17
  br label %337

337:                                              ; preds = %335, %325, %313
  %338 = phi float [ %322, %313 ], [ %334, %325 ], [ %336, %335 ]
  %339 = fadd float %301, 0xBFE99999A0000000
  %340 = extractelement <3 x float> %267, i64 1
  %341 = fadd float %340, 1.000000e+00
  %342 = extractelement <3 x float> %304, i64 0
  %343 = extractelement <3 x float> %304, i64 1
  %344 = extractelement <3 x float> %304, i64 2
  %345 = tail call fastcc float @llvm.maxnum.f32(float noundef %343, float noundef %344) #11
  %346 = tail call fastcc float @llvm.maxnum.f32(float noundef %342, float noundef %345) #11
  %347 = tail call fastcc float @llvm.minnum.f32(float noundef %346, float noundef 0.000000e+00) #11
  %348 = fadd float %347, %338
  %349 = tail call fastcc float @llvm.minnum.f32(float noundef %339, float noundef %348) #11
  %350 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %341, float noundef %349) #11
  %351 = fsub float %266, %350
  %352 = insertelement <3 x float> poison, float %351, i64 0
  %353 = fadd <3 x float> %182, <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %354 = fsub <3 x float> %353, %79
  %355 = extractelement <3 x float> %354, i64 0
  %356 = extractelement <3 x float> %354, i64 1
  %357 = fmul float %356, %356
  %358 = tail call float @llvm.fmuladd.f32(float %355, float %355, float %357)
  %359 = extractelement <3 x float> %354, i64 2
  %360 = tail call noundef float @llvm.fmuladd.f32(float %359, float %359, float %358)
  %361 = fcmp olt float %360, 0x3810000000000000
  br i1 %361, label %362, label %372

362:                                              ; preds = %337
  %363 = fmul <3 x float> %354, splat (float 0x4550000000000000)
  %364 = extractelement <3 x float> %363, i64 0
  %365 = extractelement <3 x float> %363, i64 1
  %366 = fmul float %365, %365
  %367 = tail call float @llvm.fmuladd.f32(float %364, float %364, float %366)
  %368 = extractelement <3 x float> %363, i64 2
  %369 = tail call noundef float @llvm.fmuladd.f32(float %368, float %368, float %367)
  %370 = tail call noundef float @llvm.sqrt.f32(float %369), !fpmath !17
  %371 = fmul float %370, 0x3A90000000000000
  br label %386

372:                                              ; preds = %337
  %373 = fcmp oeq float %360, 0x7FF0000000000000
  br i1 %373, label %374, label %384

374:                                              ; preds = %372
  %375 = fmul <3 x float> %354, splat (float 0x3BE0000000000000)
  %376 = extractelement <3 x float> %375, i64 0
  %377 = extractelement <3 x float> %375, i64 1
  %378 = fmul float %377, %377
  %379 = tail call float @llvm.fmuladd.f32(float %376, float %376, float %378)
  %380 = extractelement <3 x float> %375, i64 2
  %381 = tail call noundef float @llvm.fmuladd.f32(float %380, float %380, float %379)
  %382 = tail call noundef float @llvm.sqrt.f32(float %381), !fpmath !17
  %383 = fmul float %382, 0x4400000000000000
  br label %386

384:                                              ; preds = %372
  %385 = tail call noundef float @llvm.sqrt.f32(float %360), !fpmath !17
  br label %386

386:                                              ; preds = %384, %374, %362
  %387 = phi float [ %371, %362 ], [ %383, %374 ], [ %385, %384 ]
  %388 = fadd <3 x float> %353, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %389 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %388) #11
  %390 = fadd <3 x float> %389, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %391 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %390, <3 x float> noundef zeroinitializer) #11
  %392 = extractelement <3 x float> %391, i64 0
  %393 = extractelement <3 x float> %391, i64 1
  %394 = fmul float %393, %393
  %395 = tail call float @llvm.fmuladd.f32(float %392, float %392, float %394)
  %396 = extractelement <3 x float> %391, i64 2
  %397 = tail call noundef float @llvm.fmuladd.f32(float %396, float %396, float %395)
  %398 = fcmp olt float %397, 0x3810000000000000
  br i1 %398, label %399, label %409

399:                                              ; preds = %386
  %400 = fmul <3 x float> %391, splat (float 0x4550000000000000)
  %401 = extractelement <3 x float> %400, i64 0
  %402 = extractelement <3 x float> %400, i64 1
  %403 = fmul float %402, %402
  %404 = tail call float @llvm.fmuladd.f32(float %401, float %401, float %403)
  %405 = extractelement <3 x float> %400, i64 2
  %406 = tail call noundef float @llvm.fmuladd.f32(float %405, float %405, float %404)
  %407 = tail call noundef float @llvm.sqrt.f32(float %406), !fpmath !17
  %408 = fmul float %407, 0x3A90000000000000
  br label %423

409:                                              ; preds = %386
  %410 = fcmp oeq float %397, 0x7FF0000000000000
  br i1 %410, label %411, label %421

411:                                              ; preds = %409
  %412 = fmul <3 x float> %391, splat (float 0x3BE0000000000000)
  %413 = extractelement <3 x float> %412, i64 0
  %414 = extractelement <3 x float> %412, i64 1
  %415 = fmul float %414, %414
  %416 = tail call float @llvm.fmuladd.f32(float %413, float %413, float %415)
  %417 = extractelement <3 x float> %412, i64 2
  %418 = tail call noundef float @llvm.fmuladd.f32(float %417, float %417, float %416)
  %419 = tail call noundef float @llvm.sqrt.f32(float %418), !fpmath !17
  %420 = fmul float %419, 0x4400000000000000
  br label %423

421:                                              ; preds = %409
  %422 = tail call noundef float @llvm.sqrt.f32(float %397), !fpmath !17
  br label %423

423:                                              ; preds = %421, %411, %399
  %424 = phi float [ %408, %399 ], [ %420, %411 ], [ %422, %421 ]
  %425 = fadd float %387, 0xBFE99999A0000000
  %426 = extractelement <3 x float> %353, i64 1
  %427 = fadd float %426, 1.000000e+00
  %428 = extractelement <3 x float> %390, i64 0
  %429 = extractelement <3 x float> %390, i64 1
  %430 = extractelement <3 x float> %390, i64 2
  %431 = tail call fastcc float @llvm.maxnum.f32(float noundef %429, float noundef %430) #11
  %432 = tail call fastcc float @llvm.maxnum.f32(float noundef %428, float noundef %431) #11
  %433 = tail call fastcc float @llvm.minnum.f32(float noundef %432, float noundef 0.000000e+00) #11
  %434 = fadd float %433, %424
  %435 = tail call fastcc float @llvm.minnum.f32(float noundef %425, float noundef %434) #11
  %436 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %427, float noundef %435) #11
  %437 = fadd <3 x float> %182, <float -0.000000e+00, float 0xBF847AE140000000, float -0.000000e+00>
  %438 = fsub <3 x float> %437, %79
  %439 = extractelement <3 x float> %438, i64 0
  %440 = extractelement <3 x float> %438, i64 1
  %441 = fmul float %440, %440
  %442 = tail call float @llvm.fmuladd.f32(float %439, float %439, float %441)
  %443 = extractelement <3 x float> %438, i64 2
  %444 = tail call noundef float @llvm.fmuladd.f32(float %443, float %443, float %442)
  %445 = fcmp olt float %444, 0x3810000000000000
  br i1 %445, label %446, label %456

446:                                              ; preds = %423
  %447 = fmul <3 x float> %438, splat (float 0x4550000000000000)
  %448 = extractelement <3 x float> %447, i64 0
  %449 = extractelement <3 x float> %447, i64 1
  %450 = fmul float %449, %449
  %451 = tail call float @llvm.fmuladd.f32(float %448, float %448, float %450)
  %452 = extractelement <3 x float> %447, i64 2
  %453 = tail call noundef float @llvm.fmuladd.f32(float %452, float %452, float %451)
  %454 = tail call noundef float @llvm.sqrt.f32(float %453), !fpmath !17
  %455 = fmul float %454, 0x3A90000000000000
  br label %470

456:                                              ; preds = %423
  %457 = fcmp oeq float %444, 0x7FF0000000000000
  br i1 %457, label %458, label %468

458:                                              ; preds = %456
  %459 = fmul <3 x float> %438, splat (float 0x3BE0000000000000)
  %460 = extractelement <3 x float> %459, i64 0
  %461 = extractelement <3 x float> %459, i64 1
  %462 = fmul float %461, %461
  %463 = tail call float @llvm.fmuladd.f32(float %460, float %460, float %462)
  %464 = extractelement <3 x float> %459, i64 2
  %465 = tail call noundef float @llvm.fmuladd.f32(float %464, float %464, float %463)
  %466 = tail call noundef float @llvm.sqrt.f32(float %465), !fpmath !17
  %467 = fmul float %466, 0x4400000000000000
  br label %470

468:                                              ; preds = %456
  %469 = tail call noundef float @llvm.sqrt.f32(float %444), !fpmath !17
  br label %470

470:                                              ; preds = %468, %458, %446
  %471 = phi float [ %455, %446 ], [ %467, %458 ], [ %469, %468 ]
  %472 = fadd <3 x float> %437, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %473 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %472) #11
  %474 = fadd <3 x float> %473, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %475 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %474, <3 x float> noundef zeroinitializer) #11
  %476 = extractelement <3 x float> %475, i64 0
  %477 = extractelement <3 x float> %475, i64 1
  %478 = fmul float %477, %477
  %479 = tail call float @llvm.fmuladd.f32(float %476, float %476, float %478)
  %480 = extractelement <3 x float> %475, i64 2
  %481 = tail call noundef float @llvm.fmuladd.f32(float %480, float %480, float %479)
  %482 = fcmp olt float %481, 0x3810000000000000
  br i1 %482, label %483, label %493

483:                                              ; preds = %470
  %484 = fmul <3 x float> %475, splat (float 0x4550000000000000)
  %485 = extractelement <3 x float> %484, i64 0
  %486 = extractelement <3 x float> %484, i64 1
  %487 = fmul float %486, %486
  %488 = tail call float @llvm.fmuladd.f32(float %485, float %485, float %487)
  %489 = extractelement <3 x float> %484, i64 2
  %490 = tail call noundef float @llvm.fmuladd.f32(float %489, float %489, float %488)
  %491 = tail call noundef float @llvm.sqrt.f32(float %490), !fpmath !17
  %492 = fmul float %491, 0x3A90000000000000
  br label %507

493:                                              ; preds = %470
  %494 = fcmp oeq float %481, 0x7FF0000000000000
  br i1 %494, label %495, label %505

495:                                              ; preds = %493
  %496 = fmul <3 x float> %475, splat (float 0x3BE0000000000000)
  %497 = extractelement <3 x float> %496, i64 0
  %498 = extractelement <3 x float> %496, i64 1
  %499 = fmul float %498, %498
  %500 = tail call float @llvm.fmuladd.f32(float %497, float %497, float %499)
  %501 = extractelement <3 x float> %496, i64 2
  %502 = tail call noundef float @llvm.fmuladd.f32(float %501, float %501, float %500)
  %503 = tail call noundef float @llvm.sqrt.f32(float %502), !fpmath !17
  %504 = fmul float %503, 0x4400000000000000
  br label %507

505:                                              ; preds = %493
  %506 = tail call noundef float @llvm.sqrt.f32(float %481), !fpmath !17
  br label %507

507:                                              ; preds = %505, %495, %483
  %508 = phi float [ %492, %483 ], [ %504, %495 ], [ %506, %505 ]
  %509 = fadd float %471, 0xBFE99999A0000000
  %510 = extractelement <3 x float> %437, i64 1
  %511 = fadd float %510, 1.000000e+00
  %512 = extractelement <3 x float> %474, i64 0
  %513 = extractelement <3 x float> %474, i64 1
  %514 = extractelement <3 x float> %474, i64 2
  %515 = tail call fastcc float @llvm.maxnum.f32(float noundef %513, float noundef %514) #11
  %516 = tail call fastcc float @llvm.maxnum.f32(float noundef %512, float noundef %515) #11
  %517 = tail call fastcc float @llvm.minnum.f32(float noundef %516, float noundef 0.000000e+00) #11
  %518 = fadd float %517, %508
  %519 = tail call fastcc float @llvm.minnum.f32(float noundef %509, float noundef %518) #11
  %520 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %511, float noundef %519) #11
  %521 = fsub float %436, %520
  %522 = insertelement <3 x float> %352, float %521, i64 1
  %523 = fadd <3 x float> %182, <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %524 = fsub <3 x float> %523, %79
  %525 = extractelement <3 x float> %524, i64 0
  %526 = extractelement <3 x float> %524, i64 1
  %527 = fmul float %526, %526
  %528 = tail call float @llvm.fmuladd.f32(float %525, float %525, float %527)
  %529 = extractelement <3 x float> %524, i64 2
  %530 = tail call noundef float @llvm.fmuladd.f32(float %529, float %529, float %528)
  %531 = fcmp olt float %530, 0x3810000000000000
  br i1 %531, label %532, label %542

532:                                              ; preds = %507
  %533 = fmul <3 x float> %524, splat (float 0x4550000000000000)
  %534 = extractelement <3 x float> %533, i64 0
  %535 = extractelement <3 x float> %533, i64 1
  %536 = fmul float %535, %535
  %537 = tail call float @llvm.fmuladd.f32(float %534, float %534, float %536)
  %538 = extractelement <3 x float> %533, i64 2
  %539 = tail call noundef float @llvm.fmuladd.f32(float %538, float %538, float %537)
  %540 = tail call noundef float @llvm.sqrt.f32(float %539), !fpmath !17
  %541 = fmul float %540, 0x3A90000000000000
  br label %556

542:                                              ; preds = %507
  %543 = fcmp oeq float %530, 0x7FF0000000000000
  br i1 %543, label %544, label %554

544:                                              ; preds = %542
  %545 = fmul <3 x float> %524, splat (float 0x3BE0000000000000)
  %546 = extractelement <3 x float> %545, i64 0
  %547 = extractelement <3 x float> %545, i64 1
  %548 = fmul float %547, %547
  %549 = tail call float @llvm.fmuladd.f32(float %546, float %546, float %548)
  %550 = extractelement <3 x float> %545, i64 2
  %551 = tail call noundef float @llvm.fmuladd.f32(float %550, float %550, float %549)
  %552 = tail call noundef float @llvm.sqrt.f32(float %551), !fpmath !17
  %553 = fmul float %552, 0x4400000000000000
  br label %556

554:                                              ; preds = %542
  %555 = tail call noundef float @llvm.sqrt.f32(float %530), !fpmath !17
  br label %556

556:                                              ; preds = %554, %544, %532
  %557 = phi float [ %541, %532 ], [ %553, %544 ], [ %555, %554 ]
  %558 = fadd <3 x float> %523, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %559 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %558) #11
  %560 = fadd <3 x float> %559, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %561 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %560, <3 x float> noundef zeroinitializer) #11
  %562 = extractelement <3 x float> %561, i64 0
  %563 = extractelement <3 x float> %561, i64 1
  %564 = fmul float %563, %563
  %565 = tail call float @llvm.fmuladd.f32(float %562, float %562, float %564)
  %566 = extractelement <3 x float> %561, i64 2
  %567 = tail call noundef float @llvm.fmuladd.f32(float %566, float %566, float %565)
  %568 = fcmp olt float %567, 0x3810000000000000
  br i1 %568, label %569, label %579

569:                                              ; preds = %556
  %570 = fmul <3 x float> %561, splat (float 0x4550000000000000)
  %571 = extractelement <3 x float> %570, i64 0
  %572 = extractelement <3 x float> %570, i64 1
  %573 = fmul float %572, %572
  %574 = tail call float @llvm.fmuladd.f32(float %571, float %571, float %573)
  %575 = extractelement <3 x float> %570, i64 2
  %576 = tail call noundef float @llvm.fmuladd.f32(float %575, float %575, float %574)
  %577 = tail call noundef float @llvm.sqrt.f32(float %576), !fpmath !17
  %578 = fmul float %577, 0x3A90000000000000
  br label %593

579:                                              ; preds = %556
  %580 = fcmp oeq float %567, 0x7FF0000000000000
  br i1 %580, label %581, label %591

581:                                              ; preds = %579
  %582 = fmul <3 x float> %561, splat (float 0x3BE0000000000000)
  %583 = extractelement <3 x float> %582, i64 0
  %584 = extractelement <3 x float> %582, i64 1
  %585 = fmul float %584, %584
  %586 = tail call float @llvm.fmuladd.f32(float %583, float %583, float %585)
  %587 = extractelement <3 x float> %582, i64 2
  %588 = tail call noundef float @llvm.fmuladd.f32(float %587, float %587, float %586)
  %589 = tail call noundef float @llvm.sqrt.f32(float %588), !fpmath !17
  %590 = fmul float %589, 0x4400000000000000
  br label %593

591:                                              ; preds = %579
  %592 = tail call noundef float @llvm.sqrt.f32(float %567), !fpmath !17
  br label %593

593:                                              ; preds = %591, %581, %569
  %594 = phi float [ %578, %569 ], [ %590, %581 ], [ %592, %591 ]
  %595 = fadd float %557, 0xBFE99999A0000000
  %596 = extractelement <3 x float> %523, i64 1
  %597 = fadd float %596, 1.000000e+00
  %598 = extractelement <3 x float> %560, i64 0
  %599 = extractelement <3 x float> %560, i64 1
  %600 = extractelement <3 x float> %560, i64 2
  %601 = tail call fastcc float @llvm.maxnum.f32(float noundef %599, float noundef %600) #11
  %602 = tail call fastcc float @llvm.maxnum.f32(float noundef %598, float noundef %601) #11
  %603 = tail call fastcc float @llvm.minnum.f32(float noundef %602, float noundef 0.000000e+00) #11
  %604 = fadd float %603, %594
  %605 = tail call fastcc float @llvm.minnum.f32(float noundef %595, float noundef %604) #11
  %606 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %597, float noundef %605) #11
  %607 = fadd <3 x float> %182, <float -0.000000e+00, float -0.000000e+00, float 0xBF847AE140000000>
  %608 = fsub <3 x float> %607, %79
  %609 = extractelement <3 x float> %608, i64 0
  %610 = extractelement <3 x float> %608, i64 1
  %611 = fmul float %610, %610
  %612 = tail call float @llvm.fmuladd.f32(float %609, float %609, float %611)
  %613 = extractelement <3 x float> %608, i64 2
  %614 = tail call noundef float @llvm.fmuladd.f32(float %613, float %613, float %612)
  %615 = fcmp olt float %614, 0x3810000000000000
  br i1 %615, label %616, label %626

616:                                              ; preds = %593
  %617 = fmul <3 x float> %608, splat (float 0x4550000000000000)
  %618 = extractelement <3 x float> %617, i64 0
  %619 = extractelement <3 x float> %617, i64 1
  %620 = fmul float %619, %619
  %621 = tail call float @llvm.fmuladd.f32(float %618, float %618, float %620)
  %622 = extractelement <3 x float> %617, i64 2
  %623 = tail call noundef float @llvm.fmuladd.f32(float %622, float %622, float %621)
  %624 = tail call noundef float @llvm.sqrt.f32(float %623), !fpmath !17
  %625 = fmul float %624, 0x3A90000000000000
  br label %640

626:                                              ; preds = %593
  %627 = fcmp oeq float %614, 0x7FF0000000000000
  br i1 %627, label %628, label %638

628:                                              ; preds = %626
  %629 = fmul <3 x float> %608, splat (float 0x3BE0000000000000)
  %630 = extractelement <3 x float> %629, i64 0
  %631 = extractelement <3 x float> %629, i64 1
  %632 = fmul float %631, %631
  %633 = tail call float @llvm.fmuladd.f32(float %630, float %630, float %632)
  %634 = extractelement <3 x float> %629, i64 2
  %635 = tail call noundef float @llvm.fmuladd.f32(float %634, float %634, float %633)
  %636 = tail call noundef float @llvm.sqrt.f32(float %635), !fpmath !17
  %637 = fmul float %636, 0x4400000000000000
  br label %640

638:                                              ; preds = %626
  %639 = tail call noundef float @llvm.sqrt.f32(float %614), !fpmath !17
  br label %640

640:                                              ; preds = %638, %628, %616
  %641 = phi float [ %625, %616 ], [ %637, %628 ], [ %639, %638 ]
  %642 = fadd <3 x float> %607, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %643 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %642) #11
  %644 = fadd <3 x float> %643, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %645 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %644, <3 x float> noundef zeroinitializer) #11
  %646 = extractelement <3 x float> %645, i64 0
  %647 = extractelement <3 x float> %645, i64 1
  %648 = fmul float %647, %647
  %649 = tail call float @llvm.fmuladd.f32(float %646, float %646, float %648)
  %650 = extractelement <3 x float> %645, i64 2
  %651 = tail call noundef float @llvm.fmuladd.f32(float %650, float %650, float %649)
  %652 = fcmp olt float %651, 0x3810000000000000
  br i1 %652, label %653, label %663

653:                                              ; preds = %640
  %654 = fmul <3 x float> %645, splat (float 0x4550000000000000)
  %655 = extractelement <3 x float> %654, i64 0
  %656 = extractelement <3 x float> %654, i64 1
  %657 = fmul float %656, %656
  %658 = tail call float @llvm.fmuladd.f32(float %655, float %655, float %657)
  %659 = extractelement <3 x float> %654, i64 2
  %660 = tail call noundef float @llvm.fmuladd.f32(float %659, float %659, float %658)
  %661 = tail call noundef float @llvm.sqrt.f32(float %660), !fpmath !17
  %662 = fmul float %661, 0x3A90000000000000
  br label %677

663:                                              ; preds = %640
  %664 = fcmp oeq float %651, 0x7FF0000000000000
  br i1 %664, label %665, label %675

665:                                              ; preds = %663
  %666 = fmul <3 x float> %645, splat (float 0x3BE0000000000000)
  %667 = extractelement <3 x float> %666, i64 0
  %668 = extractelement <3 x float> %666, i64 1
  %669 = fmul float %668, %668
  %670 = tail call float @llvm.fmuladd.f32(float %667, float %667, float %669)
  %671 = extractelement <3 x float> %666, i64 2
  %672 = tail call noundef float @llvm.fmuladd.f32(float %671, float %671, float %670)
  %673 = tail call noundef float @llvm.sqrt.f32(float %672), !fpmath !17
  %674 = fmul float %673, 0x4400000000000000
  br label %677

675:                                              ; preds = %663
  %676 = tail call noundef float @llvm.sqrt.f32(float %651), !fpmath !17
  br label %677

677:                                              ; preds = %675, %665, %653
  %678 = phi float [ %662, %653 ], [ %674, %665 ], [ %676, %675 ]
  %679 = fadd float %641, 0xBFE99999A0000000
  %680 = extractelement <3 x float> %607, i64 1
  %681 = fadd float %680, 1.000000e+00
  %682 = extractelement <3 x float> %644, i64 0
  %683 = extractelement <3 x float> %644, i64 1
  %684 = extractelement <3 x float> %644, i64 2
  %685 = tail call fastcc float @llvm.maxnum.f32(float noundef %683, float noundef %684) #11
  %686 = tail call fastcc float @llvm.maxnum.f32(float noundef %682, float noundef %685) #11
  %687 = tail call fastcc float @llvm.minnum.f32(float noundef %686, float noundef 0.000000e+00) #11
  %688 = fadd float %687, %678
  %689 = tail call fastcc float @llvm.minnum.f32(float noundef %679, float noundef %688) #11
  %690 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %681, float noundef %689) #11
  %691 = fsub float %606, %690
  %692 = insertelement <3 x float> %522, float %691, i64 2
  %693 = fmul float %521, %521
  %694 = tail call float @llvm.fmuladd.f32(float %351, float %351, float %693)
  %695 = tail call noundef float @llvm.fmuladd.f32(float %691, float %691, float %694)
  %696 = fcmp olt float %695, 0x3810000000000000
  br i1 %696, label %697, label %707

697:                                              ; preds = %677
  %698 = fmul <3 x float> %692, splat (float 0x4550000000000000)
  %699 = extractelement <3 x float> %698, i64 0
  %700 = extractelement <3 x float> %698, i64 1
  %701 = fmul float %700, %700
  %702 = tail call float @llvm.fmuladd.f32(float %699, float %699, float %701)
  %703 = extractelement <3 x float> %698, i64 2
  %704 = tail call noundef float @llvm.fmuladd.f32(float %703, float %703, float %702)
  %705 = tail call noundef float @llvm.sqrt.f32(float %704), !fpmath !17
  %706 = fmul float %705, 0x3A90000000000000
  br label %721

707:                                              ; preds = %677
  %708 = fcmp oeq float %695, 0x7FF0000000000000
  br i1 %708, label %709, label %719

709:                                              ; preds = %707
  %710 = fmul <3 x float> %692, splat (float 0x3BE0000000000000)
  %711 = extractelement <3 x float> %710, i64 0
  %712 = extractelement <3 x float> %710, i64 1
  %713 = fmul float %712, %712
  %714 = tail call float @llvm.fmuladd.f32(float %711, float %711, float %713)
  %715 = extractelement <3 x float> %710, i64 2
  %716 = tail call noundef float @llvm.fmuladd.f32(float %715, float %715, float %714)
  %717 = tail call noundef float @llvm.sqrt.f32(float %716), !fpmath !17
  %718 = fmul float %717, 0x4400000000000000
  br label %721

719:                                              ; preds = %707
  %720 = tail call noundef float @llvm.sqrt.f32(float %695), !fpmath !17
  br label %721

721:                                              ; preds = %697, %709, %719
  %722 = phi float [ %706, %697 ], [ %718, %709 ], [ %720, %719 ]
  %723 = fadd <3 x float> %182, <float 0x3FA89374C0000000, float 0x3FB47AE160000000, float 0xBFA26E97A0000000>
  %724 = fsub <3 x float> %723, %79
  %725 = extractelement <3 x float> %724, i64 0
  %726 = extractelement <3 x float> %724, i64 1
  %727 = fmul float %726, %726
  %728 = tail call float @llvm.fmuladd.f32(float %725, float %725, float %727)
  %729 = extractelement <3 x float> %724, i64 2
  %730 = tail call noundef float @llvm.fmuladd.f32(float %729, float %729, float %728)
  %731 = fcmp olt float %730, 0x3810000000000000
  br i1 %731, label %732, label %742

732:                                              ; preds = %721
  %733 = fmul <3 x float> %724, splat (float 0x4550000000000000)
  %734 = extractelement <3 x float> %733, i64 0
  %735 = extractelement <3 x float> %733, i64 1
  %736 = fmul float %735, %735
  %737 = tail call float @llvm.fmuladd.f32(float %734, float %734, float %736)
  %738 = extractelement <3 x float> %733, i64 2
  %739 = tail call noundef float @llvm.fmuladd.f32(float %738, float %738, float %737)
  %740 = tail call noundef float @llvm.sqrt.f32(float %739), !fpmath !17
  %741 = fmul float %740, 0x3A90000000000000
  br label %756

742:                                              ; preds = %721
  %743 = fcmp oeq float %730, 0x7FF0000000000000
  br i1 %743, label %744, label %754

744:                                              ; preds = %742
  %745 = fmul <3 x float> %724, splat (float 0x3BE0000000000000)
  %746 = extractelement <3 x float> %745, i64 0
  %747 = extractelement <3 x float> %745, i64 1
  %748 = fmul float %747, %747
  %749 = tail call float @llvm.fmuladd.f32(float %746, float %746, float %748)
  %750 = extractelement <3 x float> %745, i64 2
  %751 = tail call noundef float @llvm.fmuladd.f32(float %750, float %750, float %749)
  %752 = tail call noundef float @llvm.sqrt.f32(float %751), !fpmath !17
  %753 = fmul float %752, 0x4400000000000000
  br label %756

754:                                              ; preds = %742
  %755 = tail call noundef float @llvm.sqrt.f32(float %730), !fpmath !17
  br label %756

756:                                              ; preds = %754, %744, %732
  %757 = phi float [ %741, %732 ], [ %753, %744 ], [ %755, %754 ]
  %758 = fadd <3 x float> %723, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %759 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %758) #11
  %760 = fadd <3 x float> %759, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %761 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %760, <3 x float> noundef zeroinitializer) #11
  %762 = extractelement <3 x float> %761, i64 0
  %763 = extractelement <3 x float> %761, i64 1
  %764 = fmul float %763, %763
  %765 = tail call float @llvm.fmuladd.f32(float %762, float %762, float %764)
  %766 = extractelement <3 x float> %761, i64 2
  %767 = tail call noundef float @llvm.fmuladd.f32(float %766, float %766, float %765)
  %768 = fcmp olt float %767, 0x3810000000000000
  br i1 %768, label %769, label %779

769:                                              ; preds = %756
  %770 = fmul <3 x float> %761, splat (float 0x4550000000000000)
  %771 = extractelement <3 x float> %770, i64 0
  %772 = extractelement <3 x float> %770, i64 1
  %773 = fmul float %772, %772
  %774 = tail call float @llvm.fmuladd.f32(float %771, float %771, float %773)
  %775 = extractelement <3 x float> %770, i64 2
  %776 = tail call noundef float @llvm.fmuladd.f32(float %775, float %775, float %774)
  %777 = tail call noundef float @llvm.sqrt.f32(float %776), !fpmath !17
  %778 = fmul float %777, 0x3A90000000000000
  br label %793

779:                                              ; preds = %756
  %780 = fcmp oeq float %767, 0x7FF0000000000000
  br i1 %780, label %781, label %791

781:                                              ; preds = %779
  %782 = fmul <3 x float> %761, splat (float 0x3BE0000000000000)
  %783 = extractelement <3 x float> %782, i64 0
  %784 = extractelement <3 x float> %782, i64 1
  %785 = fmul float %784, %784
  %786 = tail call float @llvm.fmuladd.f32(float %783, float %783, float %785)
  %787 = extractelement <3 x float> %782, i64 2
  %788 = tail call noundef float @llvm.fmuladd.f32(float %787, float %787, float %786)
  %789 = tail call noundef float @llvm.sqrt.f32(float %788), !fpmath !17
  %790 = fmul float %789, 0x4400000000000000
  br label %793

791:                                              ; preds = %779
  %792 = tail call noundef float @llvm.sqrt.f32(float %767), !fpmath !17
  br label %793

793:                                              ; preds = %769, %781, %791
  %794 = phi float [ %778, %769 ], [ %790, %781 ], [ %792, %791 ]
  %795 = fadd float %757, 0xBFE99999A0000000
  %796 = extractelement <3 x float> %723, i64 1
  %797 = fadd float %796, 1.000000e+00
  %798 = extractelement <3 x float> %760, i64 0
  %799 = extractelement <3 x float> %760, i64 1
  %800 = extractelement <3 x float> %760, i64 2
  %801 = tail call fastcc float @llvm.maxnum.f32(float noundef %799, float noundef %800) #11
  %802 = tail call fastcc float @llvm.maxnum.f32(float noundef %798, float noundef %801) #11
  %803 = tail call fastcc float @llvm.minnum.f32(float noundef %802, float noundef 0.000000e+00) #11
  %804 = fadd float %803, %794
  %805 = tail call fastcc float @llvm.minnum.f32(float noundef %795, float noundef %804) #11
  %806 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %797, float noundef %805) #11
  %807 = tail call fastcc float @llvm.maxnum.f32(float noundef %806, float noundef 0.000000e+00) #11
  %808 = fmul float %807, 8.000000e+00
  %809 = fdiv float %808, 0x3FB99999A0000000, !fpmath !16
  %810 = tail call fastcc float @llvm.minnum.f32(float noundef %809, float noundef 1.000000e+00) #11
  %811 = fadd <3 x float> %182, <float 0x3FC89374C0000000, float 0x3FD47AE160000000, float 0xBFC26E97A0000000>
  %812 = fsub <3 x float> %811, %79
  %813 = extractelement <3 x float> %812, i64 0
  %814 = extractelement <3 x float> %812, i64 1
  %815 = fmul float %814, %814
  %816 = tail call float @llvm.fmuladd.f32(float %813, float %813, float %815)
  %817 = extractelement <3 x float> %812, i64 2
  %818 = tail call noundef float @llvm.fmuladd.f32(float %817, float %817, float %816)
  %819 = fcmp olt float %818, 0x3810000000000000
  br i1 %819, label %834, label %820

820:                                              ; preds = %793
  %821 = fcmp oeq float %818, 0x7FF0000000000000
  br i1 %821, label %824, label %822

822:                                              ; preds = %820
  %823 = tail call noundef float @llvm.sqrt.f32(float %818), !fpmath !17
  br label %844

824:                                              ; preds = %820
  %825 = fmul <3 x float> %812, splat (float 0x3BE0000000000000)
  %826 = extractelement <3 x float> %825, i64 0
  %827 = extractelement <3 x float> %825, i64 1
  %828 = fmul float %827, %827
  %829 = tail call float @llvm.fmuladd.f32(float %826, float %826, float %828)
  %830 = extractelement <3 x float> %825, i64 2
  %831 = tail call noundef float @llvm.fmuladd.f32(float %830, float %830, float %829)
  %832 = tail call noundef float @llvm.sqrt.f32(float %831), !fpmath !17
  %833 = fmul float %832, 0x4400000000000000
  br label %844

834:                                              ; preds = %793
  %835 = fmul <3 x float> %812, splat (float 0x4550000000000000)
  %836 = extractelement <3 x float> %835, i64 0
  %837 = extractelement <3 x float> %835, i64 1
  %838 = fmul float %837, %837
  %839 = tail call float @llvm.fmuladd.f32(float %836, float %836, float %838)
  %840 = extractelement <3 x float> %835, i64 2
  %841 = tail call noundef float @llvm.fmuladd.f32(float %840, float %840, float %839)
  %842 = tail call noundef float @llvm.sqrt.f32(float %841), !fpmath !17
  %843 = fmul float %842, 0x3A90000000000000
  br label %844

844:                                              ; preds = %834, %824, %822
  %845 = phi float [ %843, %834 ], [ %833, %824 ], [ %823, %822 ]
  %846 = fadd <3 x float> %811, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %847 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %846) #11
  %848 = fadd <3 x float> %847, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %849 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %848, <3 x float> noundef zeroinitializer) #11
  %850 = extractelement <3 x float> %849, i64 0
  %851 = extractelement <3 x float> %849, i64 1
  %852 = fmul float %851, %851
  %853 = tail call float @llvm.fmuladd.f32(float %850, float %850, float %852)
  %854 = extractelement <3 x float> %849, i64 2
  %855 = tail call noundef float @llvm.fmuladd.f32(float %854, float %854, float %853)
  %856 = fcmp olt float %855, 0x3810000000000000
  br i1 %856, label %871, label %857

857:                                              ; preds = %844
  %858 = fcmp oeq float %855, 0x7FF0000000000000
  br i1 %858, label %861, label %859

859:                                              ; preds = %857
  %860 = tail call noundef float @llvm.sqrt.f32(float %855), !fpmath !17
  br label %881

861:                                              ; preds = %857
  %862 = fmul <3 x float> %849, splat (float 0x3BE0000000000000)
  %863 = extractelement <3 x float> %862, i64 0
  %864 = extractelement <3 x float> %862, i64 1
  %865 = fmul float %864, %864
  %866 = tail call float @llvm.fmuladd.f32(float %863, float %863, float %865)
  %867 = extractelement <3 x float> %862, i64 2
  %868 = tail call noundef float @llvm.fmuladd.f32(float %867, float %867, float %866)
  %869 = tail call noundef float @llvm.sqrt.f32(float %868), !fpmath !17
  %870 = fmul float %869, 0x4400000000000000
  br label %881

871:                                              ; preds = %844
  %872 = fmul <3 x float> %849, splat (float 0x4550000000000000)
  %873 = extractelement <3 x float> %872, i64 0
  %874 = extractelement <3 x float> %872, i64 1
  %875 = fmul float %874, %874
  %876 = tail call float @llvm.fmuladd.f32(float %873, float %873, float %875)
  %877 = extractelement <3 x float> %872, i64 2
  %878 = tail call noundef float @llvm.fmuladd.f32(float %877, float %877, float %876)
  %879 = tail call noundef float @llvm.sqrt.f32(float %878), !fpmath !17
  %880 = fmul float %879, 0x3A90000000000000
  br label %881

881:                                              ; preds = %871, %861, %859
  %882 = phi float [ %880, %871 ], [ %870, %861 ], [ %860, %859 ]
  %883 = fadd float %845, 0xBFE99999A0000000
  %884 = extractelement <3 x float> %811, i64 1
  %885 = fadd float %884, 1.000000e+00
  %886 = extractelement <3 x float> %848, i64 0
  %887 = extractelement <3 x float> %848, i64 1
  %888 = extractelement <3 x float> %848, i64 2
  %889 = tail call fastcc float @llvm.maxnum.f32(float noundef %887, float noundef %888) #11
  %890 = tail call fastcc float @llvm.maxnum.f32(float noundef %886, float noundef %889) #11
  %891 = tail call fastcc float @llvm.minnum.f32(float noundef %890, float noundef 0.000000e+00) #11
  %892 = fadd float %891, %882
  %893 = tail call fastcc float @llvm.minnum.f32(float noundef %883, float noundef %892) #11
  %894 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %885, float noundef %893) #11
  %895 = tail call fastcc float @llvm.maxnum.f32(float noundef %894, float noundef 0.000000e+00) #11
  %896 = fmul float %895, 8.000000e+00
  %897 = fdiv float %896, 0x3FD99999A0000000, !fpmath !16
  %898 = tail call fastcc float @llvm.minnum.f32(float noundef %810, float noundef %897) #11
  %899 = fadd <3 x float> %182, <float 0x3FD5810640000000, float 0x3FE1EB8540000000, float 0xBFD020C4C0000000>
  %900 = fsub <3 x float> %899, %79
  %901 = extractelement <3 x float> %900, i64 0
  %902 = extractelement <3 x float> %900, i64 1
  %903 = fmul float %902, %902
  %904 = tail call float @llvm.fmuladd.f32(float %901, float %901, float %903)
  %905 = extractelement <3 x float> %900, i64 2
  %906 = tail call noundef float @llvm.fmuladd.f32(float %905, float %905, float %904)
  %907 = fcmp olt float %906, 0x3810000000000000
  br i1 %907, label %922, label %908

908:                                              ; preds = %881
  %909 = fcmp oeq float %906, 0x7FF0000000000000
  br i1 %909, label %912, label %910

910:                                              ; preds = %908
  %911 = tail call noundef float @llvm.sqrt.f32(float %906), !fpmath !17
  br label %932

912:                                              ; preds = %908
  %913 = fmul <3 x float> %900, splat (float 0x3BE0000000000000)
  %914 = extractelement <3 x float> %913, i64 0
  %915 = extractelement <3 x float> %913, i64 1
  %916 = fmul float %915, %915
  %917 = tail call float @llvm.fmuladd.f32(float %914, float %914, float %916)
  %918 = extractelement <3 x float> %913, i64 2
  %919 = tail call noundef float @llvm.fmuladd.f32(float %918, float %918, float %917)
  %920 = tail call noundef float @llvm.sqrt.f32(float %919), !fpmath !17
  %921 = fmul float %920, 0x4400000000000000
  br label %932

922:                                              ; preds = %881
  %923 = fmul <3 x float> %900, splat (float 0x4550000000000000)
  %924 = extractelement <3 x float> %923, i64 0
  %925 = extractelement <3 x float> %923, i64 1
  %926 = fmul float %925, %925
  %927 = tail call float @llvm.fmuladd.f32(float %924, float %924, float %926)
  %928 = extractelement <3 x float> %923, i64 2
  %929 = tail call noundef float @llvm.fmuladd.f32(float %928, float %928, float %927)
  %930 = tail call noundef float @llvm.sqrt.f32(float %929), !fpmath !17
  %931 = fmul float %930, 0x3A90000000000000
  br label %932

932:                                              ; preds = %922, %912, %910
  %933 = phi float [ %931, %922 ], [ %921, %912 ], [ %911, %910 ]
  %934 = fadd <3 x float> %899, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %935 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %934) #11
  %936 = fadd <3 x float> %935, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %937 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %936, <3 x float> noundef zeroinitializer) #11
  %938 = extractelement <3 x float> %937, i64 0
  %939 = extractelement <3 x float> %937, i64 1
  %940 = fmul float %939, %939
  %941 = tail call float @llvm.fmuladd.f32(float %938, float %938, float %940)
  %942 = extractelement <3 x float> %937, i64 2
  %943 = tail call noundef float @llvm.fmuladd.f32(float %942, float %942, float %941)
  %944 = fcmp olt float %943, 0x3810000000000000
  br i1 %944, label %959, label %945

945:                                              ; preds = %932
  %946 = fcmp oeq float %943, 0x7FF0000000000000
  br i1 %946, label %949, label %947

947:                                              ; preds = %945
  %948 = tail call noundef float @llvm.sqrt.f32(float %943), !fpmath !17
  br label %969

949:                                              ; preds = %945
  %950 = fmul <3 x float> %937, splat (float 0x3BE0000000000000)
  %951 = extractelement <3 x float> %950, i64 0
  %952 = extractelement <3 x float> %950, i64 1
  %953 = fmul float %952, %952
  %954 = tail call float @llvm.fmuladd.f32(float %951, float %951, float %953)
  %955 = extractelement <3 x float> %950, i64 2
  %956 = tail call noundef float @llvm.fmuladd.f32(float %955, float %955, float %954)
  %957 = tail call noundef float @llvm.sqrt.f32(float %956), !fpmath !17
  %958 = fmul float %957, 0x4400000000000000
  br label %969

959:                                              ; preds = %932
  %960 = fmul <3 x float> %937, splat (float 0x4550000000000000)
  %961 = extractelement <3 x float> %960, i64 0
  %962 = extractelement <3 x float> %960, i64 1
  %963 = fmul float %962, %962
  %964 = tail call float @llvm.fmuladd.f32(float %961, float %961, float %963)
  %965 = extractelement <3 x float> %960, i64 2
  %966 = tail call noundef float @llvm.fmuladd.f32(float %965, float %965, float %964)
  %967 = tail call noundef float @llvm.sqrt.f32(float %966), !fpmath !17
  %968 = fmul float %967, 0x3A90000000000000
  br label %969

969:                                              ; preds = %959, %949, %947
  %970 = phi float [ %968, %959 ], [ %958, %949 ], [ %948, %947 ]
  %971 = fadd float %933, 0xBFE99999A0000000
  %972 = extractelement <3 x float> %899, i64 1
  %973 = fadd float %972, 1.000000e+00
  %974 = extractelement <3 x float> %936, i64 0
  %975 = extractelement <3 x float> %936, i64 1
  %976 = extractelement <3 x float> %936, i64 2
  %977 = tail call fastcc float @llvm.maxnum.f32(float noundef %975, float noundef %976) #11
  %978 = tail call fastcc float @llvm.maxnum.f32(float noundef %974, float noundef %977) #11
  %979 = tail call fastcc float @llvm.minnum.f32(float noundef %978, float noundef 0.000000e+00) #11
  %980 = fadd float %979, %970
  %981 = tail call fastcc float @llvm.minnum.f32(float noundef %971, float noundef %980) #11
  %982 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %973, float noundef %981) #11
  %983 = tail call fastcc float @llvm.maxnum.f32(float noundef %982, float noundef 0.000000e+00) #11
  %984 = fmul float %983, 8.000000e+00
  %985 = fdiv float %984, 0x3FE6666680000000, !fpmath !16
  %986 = tail call fastcc float @llvm.minnum.f32(float noundef %898, float noundef %985) #11
  %987 = fadd <3 x float> %182, <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>
  %988 = fsub <3 x float> %987, %79
  %989 = extractelement <3 x float> %988, i64 0
  %990 = extractelement <3 x float> %988, i64 1
  %991 = fmul float %990, %990
  %992 = tail call float @llvm.fmuladd.f32(float %989, float %989, float %991)
  %993 = extractelement <3 x float> %988, i64 2
  %994 = tail call noundef float @llvm.fmuladd.f32(float %993, float %993, float %992)
  %995 = fcmp olt float %994, 0x3810000000000000
  br i1 %995, label %1010, label %996

996:                                              ; preds = %969
  %997 = fcmp oeq float %994, 0x7FF0000000000000
  br i1 %997, label %1000, label %998

998:                                              ; preds = %996
  %999 = tail call noundef float @llvm.sqrt.f32(float %994), !fpmath !17
  br label %1020

1000:                                             ; preds = %996
  %1001 = fmul <3 x float> %988, splat (float 0x3BE0000000000000)
  %1002 = extractelement <3 x float> %1001, i64 0
  %1003 = extractelement <3 x float> %1001, i64 1
  %1004 = fmul float %1003, %1003
  %1005 = tail call float @llvm.fmuladd.f32(float %1002, float %1002, float %1004)
  %1006 = extractelement <3 x float> %1001, i64 2
  %1007 = tail call noundef float @llvm.fmuladd.f32(float %1006, float %1006, float %1005)
  %1008 = tail call noundef float @llvm.sqrt.f32(float %1007), !fpmath !17
  %1009 = fmul float %1008, 0x4400000000000000
  br label %1020

1010:                                             ; preds = %969
  %1011 = fmul <3 x float> %988, splat (float 0x4550000000000000)
  %1012 = extractelement <3 x float> %1011, i64 0
  %1013 = extractelement <3 x float> %1011, i64 1
  %1014 = fmul float %1013, %1013
  %1015 = tail call float @llvm.fmuladd.f32(float %1012, float %1012, float %1014)
  %1016 = extractelement <3 x float> %1011, i64 2
  %1017 = tail call noundef float @llvm.fmuladd.f32(float %1016, float %1016, float %1015)
  %1018 = tail call noundef float @llvm.sqrt.f32(float %1017), !fpmath !17
  %1019 = fmul float %1018, 0x3A90000000000000
  br label %1020

1020:                                             ; preds = %1010, %1000, %998
  %1021 = phi float [ %1019, %1010 ], [ %1009, %1000 ], [ %999, %998 ]
  %1022 = fadd <3 x float> %987, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1023 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1022) #11
  %1024 = fadd <3 x float> %1023, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1025 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1024, <3 x float> noundef zeroinitializer) #11
  %1026 = extractelement <3 x float> %1025, i64 0
  %1027 = extractelement <3 x float> %1025, i64 1
  %1028 = fmul float %1027, %1027
  %1029 = tail call float @llvm.fmuladd.f32(float %1026, float %1026, float %1028)
  %1030 = extractelement <3 x float> %1025, i64 2
  %1031 = tail call noundef float @llvm.fmuladd.f32(float %1030, float %1030, float %1029)
  %1032 = fcmp olt float %1031, 0x3810000000000000
  br i1 %1032, label %1047, label %1033

1033:                                             ; preds = %1020
  %1034 = fcmp oeq float %1031, 0x7FF0000000000000
  br i1 %1034, label %1037, label %1035

1035:                                             ; preds = %1033
  %1036 = tail call noundef float @llvm.sqrt.f32(float %1031), !fpmath !17
  br label %1057

1037:                                             ; preds = %1033
  %1038 = fmul <3 x float> %1025, splat (float 0x3BE0000000000000)
  %1039 = extractelement <3 x float> %1038, i64 0
  %1040 = extractelement <3 x float> %1038, i64 1
  %1041 = fmul float %1040, %1040
  %1042 = tail call float @llvm.fmuladd.f32(float %1039, float %1039, float %1041)
  %1043 = extractelement <3 x float> %1038, i64 2
  %1044 = tail call noundef float @llvm.fmuladd.f32(float %1043, float %1043, float %1042)
  %1045 = tail call noundef float @llvm.sqrt.f32(float %1044), !fpmath !17
  %1046 = fmul float %1045, 0x4400000000000000
  br label %1057

1047:                                             ; preds = %1020
  %1048 = fmul <3 x float> %1025, splat (float 0x4550000000000000)
  %1049 = extractelement <3 x float> %1048, i64 0
  %1050 = extractelement <3 x float> %1048, i64 1
  %1051 = fmul float %1050, %1050
  %1052 = tail call float @llvm.fmuladd.f32(float %1049, float %1049, float %1051)
  %1053 = extractelement <3 x float> %1048, i64 2
  %1054 = tail call noundef float @llvm.fmuladd.f32(float %1053, float %1053, float %1052)
  %1055 = tail call noundef float @llvm.sqrt.f32(float %1054), !fpmath !17
  %1056 = fmul float %1055, 0x3A90000000000000
  br label %1057

1057:                                             ; preds = %1047, %1037, %1035
  %1058 = phi float [ %1056, %1047 ], [ %1046, %1037 ], [ %1036, %1035 ]
  %1059 = fadd float %1021, 0xBFE99999A0000000
  %1060 = extractelement <3 x float> %987, i64 1
  %1061 = fadd float %1060, 1.000000e+00
  %1062 = extractelement <3 x float> %1024, i64 0
  %1063 = extractelement <3 x float> %1024, i64 1
  %1064 = extractelement <3 x float> %1024, i64 2
  %1065 = tail call fastcc float @llvm.maxnum.f32(float noundef %1063, float noundef %1064) #11
  %1066 = tail call fastcc float @llvm.maxnum.f32(float noundef %1062, float noundef %1065) #11
  %1067 = tail call fastcc float @llvm.minnum.f32(float noundef %1066, float noundef 0.000000e+00) #11
  %1068 = fadd float %1067, %1058
  %1069 = tail call fastcc float @llvm.minnum.f32(float noundef %1059, float noundef %1068) #11
  %1070 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1061, float noundef %1069) #11
  %1071 = tail call fastcc float @llvm.maxnum.f32(float noundef %1070, float noundef 0.000000e+00) #11
  %1072 = fmul float %1071, 8.000000e+00
  %1073 = tail call fastcc float @llvm.minnum.f32(float noundef %986, float noundef %1072) #11
  %1074 = fadd <3 x float> %182, <float 0x3FE3F7CEC0000000, float 0x3FF0A3D700000000, float 0xBFDDF3B640000000>
  %1075 = fsub <3 x float> %1074, %79
  %1076 = extractelement <3 x float> %1075, i64 0
  %1077 = extractelement <3 x float> %1075, i64 1
  %1078 = fmul float %1077, %1077
  %1079 = tail call float @llvm.fmuladd.f32(float %1076, float %1076, float %1078)
  %1080 = extractelement <3 x float> %1075, i64 2
  %1081 = tail call noundef float @llvm.fmuladd.f32(float %1080, float %1080, float %1079)
  %1082 = fcmp olt float %1081, 0x3810000000000000
  br i1 %1082, label %1097, label %1083

1083:                                             ; preds = %1057
  %1084 = fcmp oeq float %1081, 0x7FF0000000000000
  br i1 %1084, label %1087, label %1085

1085:                                             ; preds = %1083
  %1086 = tail call noundef float @llvm.sqrt.f32(float %1081), !fpmath !17
  br label %1107

1087:                                             ; preds = %1083
  %1088 = fmul <3 x float> %1075, splat (float 0x3BE0000000000000)
  %1089 = extractelement <3 x float> %1088, i64 0
  %1090 = extractelement <3 x float> %1088, i64 1
  %1091 = fmul float %1090, %1090
  %1092 = tail call float @llvm.fmuladd.f32(float %1089, float %1089, float %1091)
  %1093 = extractelement <3 x float> %1088, i64 2
  %1094 = tail call noundef float @llvm.fmuladd.f32(float %1093, float %1093, float %1092)
  %1095 = tail call noundef float @llvm.sqrt.f32(float %1094), !fpmath !17
  %1096 = fmul float %1095, 0x4400000000000000
  br label %1107

1097:                                             ; preds = %1057
  %1098 = fmul <3 x float> %1075, splat (float 0x4550000000000000)
  %1099 = extractelement <3 x float> %1098, i64 0
  %1100 = extractelement <3 x float> %1098, i64 1
  %1101 = fmul float %1100, %1100
  %1102 = tail call float @llvm.fmuladd.f32(float %1099, float %1099, float %1101)
  %1103 = extractelement <3 x float> %1098, i64 2
  %1104 = tail call noundef float @llvm.fmuladd.f32(float %1103, float %1103, float %1102)
  %1105 = tail call noundef float @llvm.sqrt.f32(float %1104), !fpmath !17
  %1106 = fmul float %1105, 0x3A90000000000000
  br label %1107

1107:                                             ; preds = %1097, %1087, %1085
  %1108 = phi float [ %1106, %1097 ], [ %1096, %1087 ], [ %1086, %1085 ]
  %1109 = fadd <3 x float> %1074, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1110 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1109) #11
  %1111 = fadd <3 x float> %1110, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1112 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1111, <3 x float> noundef zeroinitializer) #11
  %1113 = extractelement <3 x float> %1112, i64 0
  %1114 = extractelement <3 x float> %1112, i64 1
  %1115 = fmul float %1114, %1114
  %1116 = tail call float @llvm.fmuladd.f32(float %1113, float %1113, float %1115)
  %1117 = extractelement <3 x float> %1112, i64 2
  %1118 = tail call noundef float @llvm.fmuladd.f32(float %1117, float %1117, float %1116)
  %1119 = fcmp olt float %1118, 0x3810000000000000
  br i1 %1119, label %1134, label %1120

1120:                                             ; preds = %1107
  %1121 = fcmp oeq float %1118, 0x7FF0000000000000
  br i1 %1121, label %1124, label %1122

1122:                                             ; preds = %1120
  %1123 = tail call noundef float @llvm.sqrt.f32(float %1118), !fpmath !17
  br label %1144

1124:                                             ; preds = %1120
  %1125 = fmul <3 x float> %1112, splat (float 0x3BE0000000000000)
  %1126 = extractelement <3 x float> %1125, i64 0
  %1127 = extractelement <3 x float> %1125, i64 1
  %1128 = fmul float %1127, %1127
  %1129 = tail call float @llvm.fmuladd.f32(float %1126, float %1126, float %1128)
  %1130 = extractelement <3 x float> %1125, i64 2
  %1131 = tail call noundef float @llvm.fmuladd.f32(float %1130, float %1130, float %1129)
  %1132 = tail call noundef float @llvm.sqrt.f32(float %1131), !fpmath !17
  %1133 = fmul float %1132, 0x4400000000000000
  br label %1144

1134:                                             ; preds = %1107
  %1135 = fmul <3 x float> %1112, splat (float 0x4550000000000000)
  %1136 = extractelement <3 x float> %1135, i64 0
  %1137 = extractelement <3 x float> %1135, i64 1
  %1138 = fmul float %1137, %1137
  %1139 = tail call float @llvm.fmuladd.f32(float %1136, float %1136, float %1138)
  %1140 = extractelement <3 x float> %1135, i64 2
  %1141 = tail call noundef float @llvm.fmuladd.f32(float %1140, float %1140, float %1139)
  %1142 = tail call noundef float @llvm.sqrt.f32(float %1141), !fpmath !17
  %1143 = fmul float %1142, 0x3A90000000000000
  br label %1144

1144:                                             ; preds = %1134, %1124, %1122
  %1145 = phi float [ %1143, %1134 ], [ %1133, %1124 ], [ %1123, %1122 ]
  %1146 = fadd float %1108, 0xBFE99999A0000000
  %1147 = extractelement <3 x float> %1074, i64 1
  %1148 = fadd float %1147, 1.000000e+00
  %1149 = extractelement <3 x float> %1111, i64 0
  %1150 = extractelement <3 x float> %1111, i64 1
  %1151 = extractelement <3 x float> %1111, i64 2
  %1152 = tail call fastcc float @llvm.maxnum.f32(float noundef %1150, float noundef %1151) #11
  %1153 = tail call fastcc float @llvm.maxnum.f32(float noundef %1149, float noundef %1152) #11
  %1154 = tail call fastcc float @llvm.minnum.f32(float noundef %1153, float noundef 0.000000e+00) #11
  %1155 = fadd float %1154, %1145
  %1156 = tail call fastcc float @llvm.minnum.f32(float noundef %1146, float noundef %1155) #11
  %1157 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1148, float noundef %1156) #11
  %1158 = tail call fastcc float @llvm.maxnum.f32(float noundef %1157, float noundef 0.000000e+00) #11
  %1159 = fmul float %1158, 8.000000e+00
  %1160 = fdiv float %1159, 0x3FF4CCCCC0000000, !fpmath !16
  %1161 = tail call fastcc float @llvm.minnum.f32(float noundef %1073, float noundef %1160) #11
  %1162 = fadd <3 x float> %182, <float 0x3FE89374A0000000, float 0x3FF47AE140000000, float 0xBFE26E9780000000>
  %1163 = fsub <3 x float> %1162, %79
  %1164 = extractelement <3 x float> %1163, i64 0
  %1165 = extractelement <3 x float> %1163, i64 1
  %1166 = fmul float %1165, %1165
  %1167 = tail call float @llvm.fmuladd.f32(float %1164, float %1164, float %1166)
  %1168 = extractelement <3 x float> %1163, i64 2
  %1169 = tail call noundef float @llvm.fmuladd.f32(float %1168, float %1168, float %1167)
  %1170 = fcmp olt float %1169, 0x3810000000000000
  br i1 %1170, label %1185, label %1171

1171:                                             ; preds = %1144
  %1172 = fcmp oeq float %1169, 0x7FF0000000000000
  br i1 %1172, label %1175, label %1173

1173:                                             ; preds = %1171
  %1174 = tail call noundef float @llvm.sqrt.f32(float %1169), !fpmath !17
  br label %1195

1175:                                             ; preds = %1171
  %1176 = fmul <3 x float> %1163, splat (float 0x3BE0000000000000)
  %1177 = extractelement <3 x float> %1176, i64 0
  %1178 = extractelement <3 x float> %1176, i64 1
  %1179 = fmul float %1178, %1178
  %1180 = tail call float @llvm.fmuladd.f32(float %1177, float %1177, float %1179)
  %1181 = extractelement <3 x float> %1176, i64 2
  %1182 = tail call noundef float @llvm.fmuladd.f32(float %1181, float %1181, float %1180)
  %1183 = tail call noundef float @llvm.sqrt.f32(float %1182), !fpmath !17
  %1184 = fmul float %1183, 0x4400000000000000
  br label %1195

1185:                                             ; preds = %1144
  %1186 = fmul <3 x float> %1163, splat (float 0x4550000000000000)
  %1187 = extractelement <3 x float> %1186, i64 0
  %1188 = extractelement <3 x float> %1186, i64 1
  %1189 = fmul float %1188, %1188
  %1190 = tail call float @llvm.fmuladd.f32(float %1187, float %1187, float %1189)
  %1191 = extractelement <3 x float> %1186, i64 2
  %1192 = tail call noundef float @llvm.fmuladd.f32(float %1191, float %1191, float %1190)
  %1193 = tail call noundef float @llvm.sqrt.f32(float %1192), !fpmath !17
  %1194 = fmul float %1193, 0x3A90000000000000
  br label %1195

1195:                                             ; preds = %1185, %1175, %1173
  %1196 = phi float [ %1194, %1185 ], [ %1184, %1175 ], [ %1174, %1173 ]
  %1197 = fadd <3 x float> %1162, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1198 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1197) #11
  %1199 = fadd <3 x float> %1198, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1200 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1199, <3 x float> noundef zeroinitializer) #11
  %1201 = extractelement <3 x float> %1200, i64 0
  %1202 = extractelement <3 x float> %1200, i64 1
  %1203 = fmul float %1202, %1202
  %1204 = tail call float @llvm.fmuladd.f32(float %1201, float %1201, float %1203)
  %1205 = extractelement <3 x float> %1200, i64 2
  %1206 = tail call noundef float @llvm.fmuladd.f32(float %1205, float %1205, float %1204)
  %1207 = fcmp olt float %1206, 0x3810000000000000
  br i1 %1207, label %1222, label %1208

1208:                                             ; preds = %1195
  %1209 = fcmp oeq float %1206, 0x7FF0000000000000
  br i1 %1209, label %1212, label %1210

1210:                                             ; preds = %1208
  %1211 = tail call noundef float @llvm.sqrt.f32(float %1206), !fpmath !17
  br label %1232

1212:                                             ; preds = %1208
  %1213 = fmul <3 x float> %1200, splat (float 0x3BE0000000000000)
  %1214 = extractelement <3 x float> %1213, i64 0
  %1215 = extractelement <3 x float> %1213, i64 1
  %1216 = fmul float %1215, %1215
  %1217 = tail call float @llvm.fmuladd.f32(float %1214, float %1214, float %1216)
  %1218 = extractelement <3 x float> %1213, i64 2
  %1219 = tail call noundef float @llvm.fmuladd.f32(float %1218, float %1218, float %1217)
  %1220 = tail call noundef float @llvm.sqrt.f32(float %1219), !fpmath !17
  %1221 = fmul float %1220, 0x4400000000000000
  br label %1232

1222:                                             ; preds = %1195
  %1223 = fmul <3 x float> %1200, splat (float 0x4550000000000000)
  %1224 = extractelement <3 x float> %1223, i64 0
  %1225 = extractelement <3 x float> %1223, i64 1
  %1226 = fmul float %1225, %1225
  %1227 = tail call float @llvm.fmuladd.f32(float %1224, float %1224, float %1226)
  %1228 = extractelement <3 x float> %1223, i64 2
  %1229 = tail call noundef float @llvm.fmuladd.f32(float %1228, float %1228, float %1227)
  %1230 = tail call noundef float @llvm.sqrt.f32(float %1229), !fpmath !17
  %1231 = fmul float %1230, 0x3A90000000000000
  br label %1232

1232:                                             ; preds = %1222, %1212, %1210
  %1233 = phi float [ %1231, %1222 ], [ %1221, %1212 ], [ %1211, %1210 ]
  %1234 = fadd float %1196, 0xBFE99999A0000000
  %1235 = extractelement <3 x float> %1162, i64 1
  %1236 = fadd float %1235, 1.000000e+00
  %1237 = extractelement <3 x float> %1199, i64 0
  %1238 = extractelement <3 x float> %1199, i64 1
  %1239 = extractelement <3 x float> %1199, i64 2
  %1240 = tail call fastcc float @llvm.maxnum.f32(float noundef %1238, float noundef %1239) #11
  %1241 = tail call fastcc float @llvm.maxnum.f32(float noundef %1237, float noundef %1240) #11
  %1242 = tail call fastcc float @llvm.minnum.f32(float noundef %1241, float noundef 0.000000e+00) #11
  %1243 = fadd float %1242, %1233
  %1244 = tail call fastcc float @llvm.minnum.f32(float noundef %1234, float noundef %1243) #11
  %1245 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1236, float noundef %1244) #11
  %1246 = tail call fastcc float @llvm.maxnum.f32(float noundef %1245, float noundef 0.000000e+00) #11
  %1247 = fmul float %1246, 8.000000e+00
  %1248 = fdiv float %1247, 0x3FF9999980000000, !fpmath !16
  %1249 = tail call fastcc float @llvm.minnum.f32(float noundef %1161, float noundef %1248) #11
  %1250 = fadd <3 x float> %182, <float 0x3FED2F1A60000000, float 0x3FF851EB60000000, float 0xBFE5E353E0000000>
  %1251 = fsub <3 x float> %1250, %79
  %1252 = extractelement <3 x float> %1251, i64 0
  %1253 = extractelement <3 x float> %1251, i64 1
  %1254 = fmul float %1253, %1253
  %1255 = tail call float @llvm.fmuladd.f32(float %1252, float %1252, float %1254)
  %1256 = extractelement <3 x float> %1251, i64 2
  %1257 = tail call noundef float @llvm.fmuladd.f32(float %1256, float %1256, float %1255)
  %1258 = fcmp olt float %1257, 0x3810000000000000
  br i1 %1258, label %1273, label %1259

1259:                                             ; preds = %1232
  %1260 = fcmp oeq float %1257, 0x7FF0000000000000
  br i1 %1260, label %1263, label %1261

1261:                                             ; preds = %1259
  %1262 = tail call noundef float @llvm.sqrt.f32(float %1257), !fpmath !17
  br label %1283

1263:                                             ; preds = %1259
  %1264 = fmul <3 x float> %1251, splat (float 0x3BE0000000000000)
  %1265 = extractelement <3 x float> %1264, i64 0
  %1266 = extractelement <3 x float> %1264, i64 1
  %1267 = fmul float %1266, %1266
  %1268 = tail call float @llvm.fmuladd.f32(float %1265, float %1265, float %1267)
  %1269 = extractelement <3 x float> %1264, i64 2
  %1270 = tail call noundef float @llvm.fmuladd.f32(float %1269, float %1269, float %1268)
  %1271 = tail call noundef float @llvm.sqrt.f32(float %1270), !fpmath !17
  %1272 = fmul float %1271, 0x4400000000000000
  br label %1283

1273:                                             ; preds = %1232
  %1274 = fmul <3 x float> %1251, splat (float 0x4550000000000000)
  %1275 = extractelement <3 x float> %1274, i64 0
  %1276 = extractelement <3 x float> %1274, i64 1
  %1277 = fmul float %1276, %1276
  %1278 = tail call float @llvm.fmuladd.f32(float %1275, float %1275, float %1277)
  %1279 = extractelement <3 x float> %1274, i64 2
  %1280 = tail call noundef float @llvm.fmuladd.f32(float %1279, float %1279, float %1278)
  %1281 = tail call noundef float @llvm.sqrt.f32(float %1280), !fpmath !17
  %1282 = fmul float %1281, 0x3A90000000000000
  br label %1283

1283:                                             ; preds = %1273, %1263, %1261
  %1284 = phi float [ %1282, %1273 ], [ %1272, %1263 ], [ %1262, %1261 ]
  %1285 = fadd <3 x float> %1250, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1286 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1285) #11
  %1287 = fadd <3 x float> %1286, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1288 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1287, <3 x float> noundef zeroinitializer) #11
  %1289 = extractelement <3 x float> %1288, i64 0
  %1290 = extractelement <3 x float> %1288, i64 1
  %1291 = fmul float %1290, %1290
  %1292 = tail call float @llvm.fmuladd.f32(float %1289, float %1289, float %1291)
  %1293 = extractelement <3 x float> %1288, i64 2
  %1294 = tail call noundef float @llvm.fmuladd.f32(float %1293, float %1293, float %1292)
  %1295 = fcmp olt float %1294, 0x3810000000000000
  br i1 %1295, label %1310, label %1296

1296:                                             ; preds = %1283
  %1297 = fcmp oeq float %1294, 0x7FF0000000000000
  br i1 %1297, label %1300, label %1298

1298:                                             ; preds = %1296
  %1299 = tail call noundef float @llvm.sqrt.f32(float %1294), !fpmath !17
  br label %1320

1300:                                             ; preds = %1296
  %1301 = fmul <3 x float> %1288, splat (float 0x3BE0000000000000)
  %1302 = extractelement <3 x float> %1301, i64 0
  %1303 = extractelement <3 x float> %1301, i64 1
  %1304 = fmul float %1303, %1303
  %1305 = tail call float @llvm.fmuladd.f32(float %1302, float %1302, float %1304)
  %1306 = extractelement <3 x float> %1301, i64 2
  %1307 = tail call noundef float @llvm.fmuladd.f32(float %1306, float %1306, float %1305)
  %1308 = tail call noundef float @llvm.sqrt.f32(float %1307), !fpmath !17
  %1309 = fmul float %1308, 0x4400000000000000
  br label %1320

1310:                                             ; preds = %1283
  %1311 = fmul <3 x float> %1288, splat (float 0x4550000000000000)
  %1312 = extractelement <3 x float> %1311, i64 0
  %1313 = extractelement <3 x float> %1311, i64 1
  %1314 = fmul float %1313, %1313
  %1315 = tail call float @llvm.fmuladd.f32(float %1312, float %1312, float %1314)
  %1316 = extractelement <3 x float> %1311, i64 2
  %1317 = tail call noundef float @llvm.fmuladd.f32(float %1316, float %1316, float %1315)
  %1318 = tail call noundef float @llvm.sqrt.f32(float %1317), !fpmath !17
  %1319 = fmul float %1318, 0x3A90000000000000
  br label %1320

1320:                                             ; preds = %1310, %1300, %1298
  %1321 = phi float [ %1319, %1310 ], [ %1309, %1300 ], [ %1299, %1298 ]
  %1322 = fadd float %1284, 0xBFE99999A0000000
  %1323 = extractelement <3 x float> %1250, i64 1
  %1324 = fadd float %1323, 1.000000e+00
  %1325 = extractelement <3 x float> %1287, i64 0
  %1326 = extractelement <3 x float> %1287, i64 1
  %1327 = extractelement <3 x float> %1287, i64 2
  %1328 = tail call fastcc float @llvm.maxnum.f32(float noundef %1326, float noundef %1327) #11
  %1329 = tail call fastcc float @llvm.maxnum.f32(float noundef %1325, float noundef %1328) #11
  %1330 = tail call fastcc float @llvm.minnum.f32(float noundef %1329, float noundef 0.000000e+00) #11
  %1331 = fadd float %1330, %1321
  %1332 = tail call fastcc float @llvm.minnum.f32(float noundef %1322, float noundef %1331) #11
  %1333 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1324, float noundef %1332) #11
  %1334 = tail call fastcc float @llvm.maxnum.f32(float noundef %1333, float noundef 0.000000e+00) #11
  %1335 = fmul float %1334, 8.000000e+00
  %1336 = fdiv float %1335, 0x3FFE666640000000, !fpmath !16
  %1337 = tail call fastcc float @llvm.minnum.f32(float noundef %1249, float noundef %1336) #11
  %1338 = fadd <3 x float> %182, <float 0x3FF0E56020000000, float 0x3FFC28F5A0000000, float 0xBFE9581040000000>
  %1339 = fsub <3 x float> %1338, %79
  %1340 = extractelement <3 x float> %1339, i64 0
  %1341 = extractelement <3 x float> %1339, i64 1
  %1342 = fmul float %1341, %1341
  %1343 = tail call float @llvm.fmuladd.f32(float %1340, float %1340, float %1342)
  %1344 = extractelement <3 x float> %1339, i64 2
  %1345 = tail call noundef float @llvm.fmuladd.f32(float %1344, float %1344, float %1343)
  %1346 = fcmp olt float %1345, 0x3810000000000000
  br i1 %1346, label %1361, label %1347

1347:                                             ; preds = %1320
  %1348 = fcmp oeq float %1345, 0x7FF0000000000000
  br i1 %1348, label %1351, label %1349

1349:                                             ; preds = %1347
  %1350 = tail call noundef float @llvm.sqrt.f32(float %1345), !fpmath !17
  br label %1371

1351:                                             ; preds = %1347
  %1352 = fmul <3 x float> %1339, splat (float 0x3BE0000000000000)
  %1353 = extractelement <3 x float> %1352, i64 0
  %1354 = extractelement <3 x float> %1352, i64 1
  %1355 = fmul float %1354, %1354
  %1356 = tail call float @llvm.fmuladd.f32(float %1353, float %1353, float %1355)
  %1357 = extractelement <3 x float> %1352, i64 2
  %1358 = tail call noundef float @llvm.fmuladd.f32(float %1357, float %1357, float %1356)
  %1359 = tail call noundef float @llvm.sqrt.f32(float %1358), !fpmath !17
  %1360 = fmul float %1359, 0x4400000000000000
  br label %1371

1361:                                             ; preds = %1320
  %1362 = fmul <3 x float> %1339, splat (float 0x4550000000000000)
  %1363 = extractelement <3 x float> %1362, i64 0
  %1364 = extractelement <3 x float> %1362, i64 1
  %1365 = fmul float %1364, %1364
  %1366 = tail call float @llvm.fmuladd.f32(float %1363, float %1363, float %1365)
  %1367 = extractelement <3 x float> %1362, i64 2
  %1368 = tail call noundef float @llvm.fmuladd.f32(float %1367, float %1367, float %1366)
  %1369 = tail call noundef float @llvm.sqrt.f32(float %1368), !fpmath !17
  %1370 = fmul float %1369, 0x3A90000000000000
  br label %1371

1371:                                             ; preds = %1361, %1351, %1349
  %1372 = phi float [ %1370, %1361 ], [ %1360, %1351 ], [ %1350, %1349 ]
  %1373 = fadd <3 x float> %1338, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1374 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1373) #11
  %1375 = fadd <3 x float> %1374, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1376 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1375, <3 x float> noundef zeroinitializer) #11
  %1377 = extractelement <3 x float> %1376, i64 0
  %1378 = extractelement <3 x float> %1376, i64 1
  %1379 = fmul float %1378, %1378
  %1380 = tail call float @llvm.fmuladd.f32(float %1377, float %1377, float %1379)
  %1381 = extractelement <3 x float> %1376, i64 2
  %1382 = tail call noundef float @llvm.fmuladd.f32(float %1381, float %1381, float %1380)
  %1383 = fcmp olt float %1382, 0x3810000000000000
  br i1 %1383, label %1398, label %1384

1384:                                             ; preds = %1371
  %1385 = fcmp oeq float %1382, 0x7FF0000000000000
  br i1 %1385, label %1388, label %1386

1386:                                             ; preds = %1384
  %1387 = tail call noundef float @llvm.sqrt.f32(float %1382), !fpmath !17
  br label %1408

1388:                                             ; preds = %1384
  %1389 = fmul <3 x float> %1376, splat (float 0x3BE0000000000000)
  %1390 = extractelement <3 x float> %1389, i64 0
  %1391 = extractelement <3 x float> %1389, i64 1
  %1392 = fmul float %1391, %1391
  %1393 = tail call float @llvm.fmuladd.f32(float %1390, float %1390, float %1392)
  %1394 = extractelement <3 x float> %1389, i64 2
  %1395 = tail call noundef float @llvm.fmuladd.f32(float %1394, float %1394, float %1393)
  %1396 = tail call noundef float @llvm.sqrt.f32(float %1395), !fpmath !17
  %1397 = fmul float %1396, 0x4400000000000000
  br label %1408

1398:                                             ; preds = %1371
  %1399 = fmul <3 x float> %1376, splat (float 0x4550000000000000)
  %1400 = extractelement <3 x float> %1399, i64 0
  %1401 = extractelement <3 x float> %1399, i64 1
  %1402 = fmul float %1401, %1401
  %1403 = tail call float @llvm.fmuladd.f32(float %1400, float %1400, float %1402)
  %1404 = extractelement <3 x float> %1399, i64 2
  %1405 = tail call noundef float @llvm.fmuladd.f32(float %1404, float %1404, float %1403)
  %1406 = tail call noundef float @llvm.sqrt.f32(float %1405), !fpmath !17
  %1407 = fmul float %1406, 0x3A90000000000000
  br label %1408

1408:                                             ; preds = %1398, %1388, %1386
  %1409 = phi float [ %1407, %1398 ], [ %1397, %1388 ], [ %1387, %1386 ]
  %1410 = fadd float %1372, 0xBFE99999A0000000
  %1411 = extractelement <3 x float> %1338, i64 1
  %1412 = fadd float %1411, 1.000000e+00
  %1413 = extractelement <3 x float> %1375, i64 0
  %1414 = extractelement <3 x float> %1375, i64 1
  %1415 = extractelement <3 x float> %1375, i64 2
  %1416 = tail call fastcc float @llvm.maxnum.f32(float noundef %1414, float noundef %1415) #11
  %1417 = tail call fastcc float @llvm.maxnum.f32(float noundef %1413, float noundef %1416) #11
  %1418 = tail call fastcc float @llvm.minnum.f32(float noundef %1417, float noundef 0.000000e+00) #11
  %1419 = fadd float %1418, %1409
  %1420 = tail call fastcc float @llvm.minnum.f32(float noundef %1410, float noundef %1419) #11
  %1421 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1412, float noundef %1420) #11
  %1422 = tail call fastcc float @llvm.maxnum.f32(float noundef %1421, float noundef 0.000000e+00) #11
  %1423 = fmul float %1422, 8.000000e+00
  %1424 = fdiv float %1423, 0x4001999980000000, !fpmath !16
  %1425 = tail call fastcc float @llvm.minnum.f32(float noundef %1337, float noundef %1424) #11
  %1426 = fadd <3 x float> %182, <float 0x3FF3333300000000, float 0x3FFFFFFFE0000000, float 0xBFECCCCCC0000000>
  %1427 = fsub <3 x float> %1426, %79
  %1428 = extractelement <3 x float> %1427, i64 0
  %1429 = extractelement <3 x float> %1427, i64 1
  %1430 = fmul float %1429, %1429
  %1431 = tail call float @llvm.fmuladd.f32(float %1428, float %1428, float %1430)
  %1432 = extractelement <3 x float> %1427, i64 2
  %1433 = tail call noundef float @llvm.fmuladd.f32(float %1432, float %1432, float %1431)
  %1434 = fcmp olt float %1433, 0x3810000000000000
  br i1 %1434, label %1449, label %1435

1435:                                             ; preds = %1408
  %1436 = fcmp oeq float %1433, 0x7FF0000000000000
  br i1 %1436, label %1439, label %1437

1437:                                             ; preds = %1435
  %1438 = tail call noundef float @llvm.sqrt.f32(float %1433), !fpmath !17
  br label %1459

1439:                                             ; preds = %1435
  %1440 = fmul <3 x float> %1427, splat (float 0x3BE0000000000000)
  %1441 = extractelement <3 x float> %1440, i64 0
  %1442 = extractelement <3 x float> %1440, i64 1
  %1443 = fmul float %1442, %1442
  %1444 = tail call float @llvm.fmuladd.f32(float %1441, float %1441, float %1443)
  %1445 = extractelement <3 x float> %1440, i64 2
  %1446 = tail call noundef float @llvm.fmuladd.f32(float %1445, float %1445, float %1444)
  %1447 = tail call noundef float @llvm.sqrt.f32(float %1446), !fpmath !17
  %1448 = fmul float %1447, 0x4400000000000000
  br label %1459

1449:                                             ; preds = %1408
  %1450 = fmul <3 x float> %1427, splat (float 0x4550000000000000)
  %1451 = extractelement <3 x float> %1450, i64 0
  %1452 = extractelement <3 x float> %1450, i64 1
  %1453 = fmul float %1452, %1452
  %1454 = tail call float @llvm.fmuladd.f32(float %1451, float %1451, float %1453)
  %1455 = extractelement <3 x float> %1450, i64 2
  %1456 = tail call noundef float @llvm.fmuladd.f32(float %1455, float %1455, float %1454)
  %1457 = tail call noundef float @llvm.sqrt.f32(float %1456), !fpmath !17
  %1458 = fmul float %1457, 0x3A90000000000000
  br label %1459

1459:                                             ; preds = %1449, %1439, %1437
  %1460 = phi float [ %1458, %1449 ], [ %1448, %1439 ], [ %1438, %1437 ]
  %1461 = fadd <3 x float> %1426, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1462 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1461) #11
  %1463 = fadd <3 x float> %1462, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1464 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1463, <3 x float> noundef zeroinitializer) #11
  %1465 = extractelement <3 x float> %1464, i64 0
  %1466 = extractelement <3 x float> %1464, i64 1
  %1467 = fmul float %1466, %1466
  %1468 = tail call float @llvm.fmuladd.f32(float %1465, float %1465, float %1467)
  %1469 = extractelement <3 x float> %1464, i64 2
  %1470 = tail call noundef float @llvm.fmuladd.f32(float %1469, float %1469, float %1468)
  %1471 = fcmp olt float %1470, 0x3810000000000000
  br i1 %1471, label %1486, label %1472

1472:                                             ; preds = %1459
  %1473 = fcmp oeq float %1470, 0x7FF0000000000000
  br i1 %1473, label %1476, label %1474

1474:                                             ; preds = %1472
  %1475 = tail call noundef float @llvm.sqrt.f32(float %1470), !fpmath !17
  br label %1496

1476:                                             ; preds = %1472
  %1477 = fmul <3 x float> %1464, splat (float 0x3BE0000000000000)
  %1478 = extractelement <3 x float> %1477, i64 0
  %1479 = extractelement <3 x float> %1477, i64 1
  %1480 = fmul float %1479, %1479
  %1481 = tail call float @llvm.fmuladd.f32(float %1478, float %1478, float %1480)
  %1482 = extractelement <3 x float> %1477, i64 2
  %1483 = tail call noundef float @llvm.fmuladd.f32(float %1482, float %1482, float %1481)
  %1484 = tail call noundef float @llvm.sqrt.f32(float %1483), !fpmath !17
  %1485 = fmul float %1484, 0x4400000000000000
  br label %1496

1486:                                             ; preds = %1459
  %1487 = fmul <3 x float> %1464, splat (float 0x4550000000000000)
  %1488 = extractelement <3 x float> %1487, i64 0
  %1489 = extractelement <3 x float> %1487, i64 1
  %1490 = fmul float %1489, %1489
  %1491 = tail call float @llvm.fmuladd.f32(float %1488, float %1488, float %1490)
  %1492 = extractelement <3 x float> %1487, i64 2
  %1493 = tail call noundef float @llvm.fmuladd.f32(float %1492, float %1492, float %1491)
  %1494 = tail call noundef float @llvm.sqrt.f32(float %1493), !fpmath !17
  %1495 = fmul float %1494, 0x3A90000000000000
  br label %1496

1496:                                             ; preds = %1486, %1476, %1474
  %1497 = phi float [ %1495, %1486 ], [ %1485, %1476 ], [ %1475, %1474 ]
  %1498 = fadd float %1460, 0xBFE99999A0000000
  %1499 = extractelement <3 x float> %1426, i64 1
  %1500 = fadd float %1499, 1.000000e+00
  %1501 = extractelement <3 x float> %1463, i64 0
  %1502 = extractelement <3 x float> %1463, i64 1
  %1503 = extractelement <3 x float> %1463, i64 2
  %1504 = tail call fastcc float @llvm.maxnum.f32(float noundef %1502, float noundef %1503) #11
  %1505 = tail call fastcc float @llvm.maxnum.f32(float noundef %1501, float noundef %1504) #11
  %1506 = tail call fastcc float @llvm.minnum.f32(float noundef %1505, float noundef 0.000000e+00) #11
  %1507 = fadd float %1506, %1497
  %1508 = tail call fastcc float @llvm.minnum.f32(float noundef %1498, float noundef %1507) #11
  %1509 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1500, float noundef %1508) #11
  %1510 = tail call fastcc float @llvm.maxnum.f32(float noundef %1509, float noundef 0.000000e+00) #11
  %1511 = fmul float %1510, 8.000000e+00
  %1512 = fdiv float %1511, 0x4003FFFFE0000000, !fpmath !16
  %1513 = tail call fastcc float @llvm.minnum.f32(float noundef %1425, float noundef %1512) #11
  %1514 = fadd <3 x float> %182, <float 0x3FF5810600000000, float 0x4001EB8500000000, float 0xBFF020C480000000>
  %1515 = fsub <3 x float> %1514, %79
  %1516 = extractelement <3 x float> %1515, i64 0
  %1517 = extractelement <3 x float> %1515, i64 1
  %1518 = fmul float %1517, %1517
  %1519 = tail call float @llvm.fmuladd.f32(float %1516, float %1516, float %1518)
  %1520 = extractelement <3 x float> %1515, i64 2
  %1521 = tail call noundef float @llvm.fmuladd.f32(float %1520, float %1520, float %1519)
  %1522 = fcmp olt float %1521, 0x3810000000000000
  br i1 %1522, label %1537, label %1523

1523:                                             ; preds = %1496
  %1524 = fcmp oeq float %1521, 0x7FF0000000000000
  br i1 %1524, label %1527, label %1525

1525:                                             ; preds = %1523
  %1526 = tail call noundef float @llvm.sqrt.f32(float %1521), !fpmath !17
  br label %1547

1527:                                             ; preds = %1523
  %1528 = fmul <3 x float> %1515, splat (float 0x3BE0000000000000)
  %1529 = extractelement <3 x float> %1528, i64 0
  %1530 = extractelement <3 x float> %1528, i64 1
  %1531 = fmul float %1530, %1530
  %1532 = tail call float @llvm.fmuladd.f32(float %1529, float %1529, float %1531)
  %1533 = extractelement <3 x float> %1528, i64 2
  %1534 = tail call noundef float @llvm.fmuladd.f32(float %1533, float %1533, float %1532)
  %1535 = tail call noundef float @llvm.sqrt.f32(float %1534), !fpmath !17
  %1536 = fmul float %1535, 0x4400000000000000
  br label %1547

1537:                                             ; preds = %1496
  %1538 = fmul <3 x float> %1515, splat (float 0x4550000000000000)
  %1539 = extractelement <3 x float> %1538, i64 0
  %1540 = extractelement <3 x float> %1538, i64 1
  %1541 = fmul float %1540, %1540
  %1542 = tail call float @llvm.fmuladd.f32(float %1539, float %1539, float %1541)
  %1543 = extractelement <3 x float> %1538, i64 2
  %1544 = tail call noundef float @llvm.fmuladd.f32(float %1543, float %1543, float %1542)
  %1545 = tail call noundef float @llvm.sqrt.f32(float %1544), !fpmath !17
  %1546 = fmul float %1545, 0x3A90000000000000
  br label %1547

1547:                                             ; preds = %1537, %1527, %1525
  %1548 = phi float [ %1546, %1537 ], [ %1536, %1527 ], [ %1526, %1525 ]
  %1549 = fadd <3 x float> %1514, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1550 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1549) #11
  %1551 = fadd <3 x float> %1550, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1552 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1551, <3 x float> noundef zeroinitializer) #11
  %1553 = extractelement <3 x float> %1552, i64 0
  %1554 = extractelement <3 x float> %1552, i64 1
  %1555 = fmul float %1554, %1554
  %1556 = tail call float @llvm.fmuladd.f32(float %1553, float %1553, float %1555)
  %1557 = extractelement <3 x float> %1552, i64 2
  %1558 = tail call noundef float @llvm.fmuladd.f32(float %1557, float %1557, float %1556)
  %1559 = fcmp olt float %1558, 0x3810000000000000
  br i1 %1559, label %1574, label %1560

1560:                                             ; preds = %1547
  %1561 = fcmp oeq float %1558, 0x7FF0000000000000
  br i1 %1561, label %1564, label %1562

1562:                                             ; preds = %1560
  %1563 = tail call noundef float @llvm.sqrt.f32(float %1558), !fpmath !17
  br label %1584

1564:                                             ; preds = %1560
  %1565 = fmul <3 x float> %1552, splat (float 0x3BE0000000000000)
  %1566 = extractelement <3 x float> %1565, i64 0
  %1567 = extractelement <3 x float> %1565, i64 1
  %1568 = fmul float %1567, %1567
  %1569 = tail call float @llvm.fmuladd.f32(float %1566, float %1566, float %1568)
  %1570 = extractelement <3 x float> %1565, i64 2
  %1571 = tail call noundef float @llvm.fmuladd.f32(float %1570, float %1570, float %1569)
  %1572 = tail call noundef float @llvm.sqrt.f32(float %1571), !fpmath !17
  %1573 = fmul float %1572, 0x4400000000000000
  br label %1584

1574:                                             ; preds = %1547
  %1575 = fmul <3 x float> %1552, splat (float 0x4550000000000000)
  %1576 = extractelement <3 x float> %1575, i64 0
  %1577 = extractelement <3 x float> %1575, i64 1
  %1578 = fmul float %1577, %1577
  %1579 = tail call float @llvm.fmuladd.f32(float %1576, float %1576, float %1578)
  %1580 = extractelement <3 x float> %1575, i64 2
  %1581 = tail call noundef float @llvm.fmuladd.f32(float %1580, float %1580, float %1579)
  %1582 = tail call noundef float @llvm.sqrt.f32(float %1581), !fpmath !17
  %1583 = fmul float %1582, 0x3A90000000000000
  br label %1584

1584:                                             ; preds = %1574, %1564, %1562
  %1585 = phi float [ %1583, %1574 ], [ %1573, %1564 ], [ %1563, %1562 ]
  %1586 = fadd float %1548, 0xBFE99999A0000000
  %1587 = extractelement <3 x float> %1514, i64 1
  %1588 = fadd float %1587, 1.000000e+00
  %1589 = extractelement <3 x float> %1551, i64 0
  %1590 = extractelement <3 x float> %1551, i64 1
  %1591 = extractelement <3 x float> %1551, i64 2
  %1592 = tail call fastcc float @llvm.maxnum.f32(float noundef %1590, float noundef %1591) #11
  %1593 = tail call fastcc float @llvm.maxnum.f32(float noundef %1589, float noundef %1592) #11
  %1594 = tail call fastcc float @llvm.minnum.f32(float noundef %1593, float noundef 0.000000e+00) #11
  %1595 = fadd float %1594, %1585
  %1596 = tail call fastcc float @llvm.minnum.f32(float noundef %1586, float noundef %1595) #11
  %1597 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1588, float noundef %1596) #11
  %1598 = tail call fastcc float @llvm.maxnum.f32(float noundef %1597, float noundef 0.000000e+00) #11
  %1599 = fmul float %1598, 8.000000e+00
  %1600 = fdiv float %1599, 0x4006666640000000, !fpmath !16
  %1601 = tail call fastcc float @llvm.minnum.f32(float noundef %1513, float noundef %1600) #11
  %1602 = insertelement <3 x float> poison, float %722, i64 0
  %1603 = shufflevector <3 x float> %1602, <3 x float> poison, <3 x i32> zeroinitializer
  %1604 = fdiv <3 x float> %692, %1603, !fpmath !16
  %1605 = extractelement <3 x float> %1604, i64 0
  %1606 = extractelement <3 x float> %1604, i64 1
  %1607 = fmul float %1606, 0x3FE99999A0000000
  %1608 = tail call float @llvm.fmuladd.f32(float %1605, float 0x3FDEB851E0000000, float %1607)
  %1609 = extractelement <3 x float> %1604, i64 2
  %1610 = tail call noundef float @llvm.fmuladd.f32(float %1609, float 0xBFD70A3D80000000, float %1608)
  %1611 = tail call fastcc float @llvm.maxnum.f32(float noundef %1610, float noundef 0.000000e+00) #11
  %1612 = fmul float %1611, 0x3FECCCCCC0000000
  %1613 = tail call fastcc float @llvm.minnum.f32(float noundef %1601, float noundef 1.000000e+00) #11
  %1614 = tail call float @llvm.fmuladd.f32(float %1612, float %1613, float 0x3FB99999A0000000)
  %1615 = tail call float @llvm.fmuladd.f32(float %1614, float 8.000000e+00, float 5.000000e-01)
  %1616 = fptoui float %1615 to i32
  %1617 = mul i32 %1616, 1842204
  %1618 = or i32 %1617, -16777216
  br label %1619

1619:                                             ; preds = %176, %1584
  %1620 = phi i32 [ %1618, %1584 ], [ -16777216, %176 ]
  %1621 = mul nsw i32 %1, %32
  %1622 = add nsw i32 %1621, %20
  %1623 = sext i32 %1622 to i64
  %1624 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %1623
  store i32 %1620, ptr addrspace(1) %1624, align 4, !tbaa !6
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
  %35 = sitofp i32 %1 to float
  %36 = fdiv float %34, %35, !fpmath !16
  %37 = tail call float @llvm.fmuladd.f32(float %36, float 2.000000e+00, float -1.000000e+00)
  %38 = sitofp i32 %32 to float
  %39 = fadd float %38, 5.000000e-01
  %40 = sitofp i32 %2 to float
  %41 = fneg float %39
  %42 = fdiv float %41, %40
  %43 = tail call float @llvm.fmuladd.f32(float %42, float 2.000000e+00, float 1.000000e+00)
  %44 = insertelement <3 x float> <float poison, float poison, float 1.500000e+00>, float %37, i64 0
  %45 = insertelement <3 x float> %44, float %43, i64 1
  %46 = fmul float %43, %43
  %47 = tail call float @llvm.fmuladd.f32(float %37, float %37, float %46)
  %48 = fadd float %47, 2.250000e+00
  %49 = fcmp olt float %48, 0x3810000000000000
  br i1 %49, label %50, label %60

50:                                               ; preds = %4
  %51 = fmul <3 x float> %45, splat (float 0x4550000000000000)
  %52 = extractelement <3 x float> %51, i64 0
  %53 = extractelement <3 x float> %51, i64 1
  %54 = fmul float %53, %53
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %54)
  %56 = extractelement <3 x float> %51, i64 2
  %57 = tail call noundef float @llvm.fmuladd.f32(float %56, float %56, float %55)
  %58 = tail call noundef float @llvm.sqrt.f32(float %57), !fpmath !17
  %59 = fmul float %58, 0x3A90000000000000
  br label %74

60:                                               ; preds = %4
  %61 = fcmp oeq float %48, 0x7FF0000000000000
  br i1 %61, label %62, label %72

62:                                               ; preds = %60
  %63 = fmul <3 x float> %45, splat (float 0x3BE0000000000000)
  %64 = extractelement <3 x float> %63, i64 0
  %65 = extractelement <3 x float> %63, i64 1
  %66 = fmul float %65, %65
  %67 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %66)
  %68 = extractelement <3 x float> %63, i64 2
  %69 = tail call noundef float @llvm.fmuladd.f32(float %68, float %68, float %67)
  %70 = tail call noundef float @llvm.sqrt.f32(float %69), !fpmath !17
  %71 = fmul float %70, 0x4400000000000000
  br label %74

72:                                               ; preds = %60
  %73 = tail call noundef float @llvm.sqrt.f32(float %48), !fpmath !17
  br label %74

74:                                               ; preds = %50, %62, %72
  %75 = phi float [ %59, %50 ], [ %71, %62 ], [ %73, %72 ]
  %76 = insertelement <3 x float> poison, float %75, i64 0
  %77 = shufflevector <3 x float> %76, <3 x float> poison, <3 x i32> zeroinitializer
  %78 = fdiv <3 x float> %45, %77, !fpmath !16
  %79 = insertelement <3 x float> <float poison, float 0.000000e+00, float 3.000000e+00>, float %3, i64 0
  br label %80

80:                                               ; preds = %74, %172
  %81 = phi float [ 0.000000e+00, %74 ], [ %173, %172 ]
  %82 = phi i32 [ 0, %74 ], [ %174, %172 ]
  %83 = insertelement <3 x float> poison, float %81, i64 0
  %84 = shufflevector <3 x float> %83, <3 x float> poison, <3 x i32> zeroinitializer
  %85 = fmul <3 x float> %78, %84
  %86 = fsub <3 x float> %85, %79
  %87 = extractelement <3 x float> %86, i64 0
  %88 = extractelement <3 x float> %86, i64 1
  %89 = fmul float %88, %88
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %87, float %89)
  %91 = extractelement <3 x float> %86, i64 2
  %92 = tail call noundef float @llvm.fmuladd.f32(float %91, float %91, float %90)
  %93 = fcmp olt float %92, 0x3810000000000000
  br i1 %93, label %94, label %104

94:                                               ; preds = %80
  %95 = fmul <3 x float> %86, splat (float 0x4550000000000000)
  %96 = extractelement <3 x float> %95, i64 0
  %97 = extractelement <3 x float> %95, i64 1
  %98 = fmul float %97, %97
  %99 = tail call float @llvm.fmuladd.f32(float %96, float %96, float %98)
  %100 = extractelement <3 x float> %95, i64 2
  %101 = tail call noundef float @llvm.fmuladd.f32(float %100, float %100, float %99)
  %102 = tail call noundef float @llvm.sqrt.f32(float %101), !fpmath !17
  %103 = fmul float %102, 0x3A90000000000000
  br label %118

104:                                              ; preds = %80
  %105 = fcmp oeq float %92, 0x7FF0000000000000
  br i1 %105, label %106, label %116

106:                                              ; preds = %104
  %107 = fmul <3 x float> %86, splat (float 0x3BE0000000000000)
  %108 = extractelement <3 x float> %107, i64 0
  %109 = extractelement <3 x float> %107, i64 1
  %110 = fmul float %109, %109
  %111 = tail call float @llvm.fmuladd.f32(float %108, float %108, float %110)
  %112 = extractelement <3 x float> %107, i64 2
  %113 = tail call noundef float @llvm.fmuladd.f32(float %112, float %112, float %111)
  %114 = tail call noundef float @llvm.sqrt.f32(float %113), !fpmath !17
  %115 = fmul float %114, 0x4400000000000000
  br label %118

116:                                              ; preds = %104
  %117 = tail call noundef float @llvm.sqrt.f32(float %92), !fpmath !17
  br label %118

118:                                              ; preds = %116, %106, %94
  %119 = phi float [ %103, %94 ], [ %115, %106 ], [ %117, %116 ]
  %120 = fadd <3 x float> %85, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %121 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %120) #11
  %122 = fadd <3 x float> %121, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %123 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %122, <3 x float> noundef zeroinitializer) #11
  %124 = extractelement <3 x float> %123, i64 0
  %125 = extractelement <3 x float> %123, i64 1
  %126 = fmul float %125, %125
  %127 = tail call float @llvm.fmuladd.f32(float %124, float %124, float %126)
  %128 = extractelement <3 x float> %123, i64 2
  %129 = tail call noundef float @llvm.fmuladd.f32(float %128, float %128, float %127)
  %130 = fcmp olt float %129, 0x3810000000000000
  br i1 %130, label %131, label %141

131:                                              ; preds = %118
  %132 = fmul <3 x float> %123, splat (float 0x4550000000000000)
  %133 = extractelement <3 x float> %132, i64 0
  %134 = extractelement <3 x float> %132, i64 1
  %135 = fmul float %134, %134
  %136 = tail call float @llvm.fmuladd.f32(float %133, float %133, float %135)
  %137 = extractelement <3 x float> %132, i64 2
  %138 = tail call noundef float @llvm.fmuladd.f32(float %137, float %137, float %136)
  %139 = tail call noundef float @llvm.sqrt.f32(float %138), !fpmath !17
  %140 = fmul float %139, 0x3A90000000000000
  br label %155

141:                                              ; preds = %118
  %142 = fcmp oeq float %129, 0x7FF0000000000000
  br i1 %142, label %143, label %153

143:                                              ; preds = %141
  %144 = fmul <3 x float> %123, splat (float 0x3BE0000000000000)
  %145 = extractelement <3 x float> %144, i64 0
  %146 = extractelement <3 x float> %144, i64 1
  %147 = fmul float %146, %146
  %148 = tail call float @llvm.fmuladd.f32(float %145, float %145, float %147)
  %149 = extractelement <3 x float> %144, i64 2
  %150 = tail call noundef float @llvm.fmuladd.f32(float %149, float %149, float %148)
  %151 = tail call noundef float @llvm.sqrt.f32(float %150), !fpmath !17
  %152 = fmul float %151, 0x4400000000000000
  br label %155

153:                                              ; preds = %141
  %154 = tail call noundef float @llvm.sqrt.f32(float %129), !fpmath !17
  br label %155

155:                                              ; preds = %131, %143, %153
  %156 = phi float [ %140, %131 ], [ %152, %143 ], [ %154, %153 ]
  %157 = fadd float %119, 0xBFE99999A0000000
  %158 = extractelement <3 x float> %85, i64 1
  %159 = fadd float %158, 1.000000e+00
  %160 = extractelement <3 x float> %122, i64 0
  %161 = extractelement <3 x float> %122, i64 1
  %162 = extractelement <3 x float> %122, i64 2
  %163 = tail call fastcc float @llvm.maxnum.f32(float noundef %161, float noundef %162) #11
  %164 = tail call fastcc float @llvm.maxnum.f32(float noundef %160, float noundef %163) #11
  %165 = tail call fastcc float @llvm.minnum.f32(float noundef %164, float noundef 0.000000e+00) #11
  %166 = fadd float %165, %156
  %167 = tail call fastcc float @llvm.minnum.f32(float noundef %157, float noundef %166) #11
  %168 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %159, float noundef %167) #11
  %169 = fcmp olt float %168, 0x3F847AE140000000
  %170 = fcmp ogt float %81, 2.000000e+01
  %171 = select i1 %169, i1 true, i1 %170
  br i1 %171, label %176, label %172

172:                                              ; preds = %155
  %173 = fadd float %81, %168
  %174 = add nuw nsw i32 %82, 1
  %175 = icmp eq i32 %174, 48
  br i1 %175, label %176, label %80

176:                                              ; preds = %155, %172
  %177 = phi float [ %81, %155 ], [ %173, %172 ]
  %178 = fcmp ugt float %177, 2.000000e+01
  br i1 %178, label %1619, label %179

179:                                              ; preds = %176
  %180 = insertelement <3 x float> poison, float %177, i64 0
  %181 = shufflevector <3 x float> %180, <3 x float> poison, <3 x i32> zeroinitializer
  %182 = fmul <3 x float> %78, %181
  %183 = fadd <3 x float> %182, <float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00>
  %184 = fsub <3 x float> %183, %79
  %185 = extractelement <3 x float> %184, i64 0
  %186 = extractelement <3 x float> %184, i64 1
  %187 = fmul float %186, %186
  %188 = tail call float @llvm.fmuladd.f32(float %185, float %185, float %187)
  %189 = extractelement <3 x float> %184, i64 2
  %190 = tail call noundef float @llvm.fmuladd.f32(float %189, float %189, float %188)
  %191 = fcmp olt float %190, 0x3810000000000000
  br i1 %191, label %192, label %202

192:                                              ; preds = %179
  %193 = fmul <3 x float> %184, splat (float 0x4550000000000000)
  %194 = extractelement <3 x float> %193, i64 0
  %195 = extractelement <3 x float> %193, i64 1
  %196 = fmul float %195, %195
  %197 = tail call float @llvm.fmuladd.f32(float %194, float %194, float %196)
  %198 = extractelement <3 x float> %193, i64 2
  %199 = tail call noundef float @llvm.fmuladd.f32(float %198, float %198, float %197)
  %200 = tail call noundef float @llvm.sqrt.f32(float %199), !fpmath !17
  %201 = fmul float %200, 0x3A90000000000000
  br label %216

202:                                              ; preds = %179
  %203 = fcmp oeq float %190, 0x7FF0000000000000
  br i1 %203, label %204, label %214

204:                                              ; preds = %202
  %205 = fmul <3 x float> %184, splat (float 0x3BE0000000000000)
  %206 = extractelement <3 x float> %205, i64 0
  %207 = extractelement <3 x float> %205, i64 1
  %208 = fmul float %207, %207
  %209 = tail call float @llvm.fmuladd.f32(float %206, float %206, float %208)
  %210 = extractelement <3 x float> %205, i64 2
  %211 = tail call noundef float @llvm.fmuladd.f32(float %210, float %210, float %209)
  %212 = tail call noundef float @llvm.sqrt.f32(float %211), !fpmath !17
  %213 = fmul float %212, 0x4400000000000000
  br label %216

214:                                              ; preds = %202
  %215 = tail call noundef float @llvm.sqrt.f32(float %190), !fpmath !17
  br label %216

216:                                              ; preds = %214, %204, %192
  %217 = phi float [ %201, %192 ], [ %213, %204 ], [ %215, %214 ]
  %218 = fadd <3 x float> %183, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %219 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %218) #11
  %220 = fadd <3 x float> %219, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %221 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %220, <3 x float> noundef zeroinitializer) #11
  %222 = extractelement <3 x float> %221, i64 0
  %223 = extractelement <3 x float> %221, i64 1
  %224 = fmul float %223, %223
  %225 = tail call float @llvm.fmuladd.f32(float %222, float %222, float %224)
  %226 = extractelement <3 x float> %221, i64 2
  %227 = tail call noundef float @llvm.fmuladd.f32(float %226, float %226, float %225)
  %228 = fcmp olt float %227, 0x3810000000000000
  br i1 %228, label %229, label %239

229:                                              ; preds = %216
  %230 = fmul <3 x float> %221, splat (float 0x4550000000000000)
  %231 = extractelement <3 x float> %230, i64 0
  %232 = extractelement <3 x float> %230, i64 1
  %233 = fmul float %232, %232
  %234 = tail call float @llvm.fmuladd.f32(float %231, float %231, float %233)
  %235 = extractelement <3 x float> %230, i64 2
  %236 = tail call noundef float @llvm.fmuladd.f32(float %235, float %235, float %234)
  %237 = tail call noundef float @llvm.sqrt.f32(float %236), !fpmath !17
  %238 = fmul float %237, 0x3A90000000000000
  br label %253

239:                                              ; preds = %216
  %240 = fcmp oeq float %227, 0x7FF0000000000000
  br i1 %240, label %241, label %251

241:                                              ; preds = %239
  %242 = fmul <3 x float> %221, splat (float 0x3BE0000000000000)
  %243 = extractelement <3 x float> %242, i64 0
  %244 = extractelement <3 x float> %242, i64 1
  %245 = fmul float %244, %244
  %246 = tail call float @llvm.fmuladd.f32(float %243, float %243, float %245)
  %247 = extractelement <3 x float> %242, i64 2
  %248 = tail call noundef float @llvm.fmuladd.f32(float %247, float %247, float %246)
  %249 = tail call noundef float @llvm.sqrt.f32(float %248), !fpmath !17
  %250 = fmul float %249, 0x4400000000000000
  br label %253

251:                                              ; preds = %239
  %252 = tail call noundef float @llvm.sqrt.f32(float %227), !fpmath !17
  br label %253

253:                                              ; preds = %251, %241, %229
  %254 = phi float [ %238, %229 ], [ %250, %241 ], [ %252, %251 ]
  %255 = fadd float %217, 0xBFE99999A0000000
  %256 = extractelement <3 x float> %183, i64 1
  %257 = fadd float %256, 1.000000e+00
  %258 = extractelement <3 x float> %220, i64 0
  %259 = extractelement <3 x float> %220, i64 1
  %260 = extractelement <3 x float> %220, i64 2
  %261 = tail call fastcc float @llvm.maxnum.f32(float noundef %259, float noundef %260) #11
  %262 = tail call fastcc float @llvm.maxnum.f32(float noundef %258, float noundef %261) #11
  %263 = tail call fastcc float @llvm.minnum.f32(float noundef %262, float noundef 0.000000e+00) #11
  %264 = fadd float %263, %254
  %265 = tail call fastcc float @llvm.minnum.f32(float noundef %255, float noundef %264) #11
  %266 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %257, float noundef %265) #11
  %267 = fadd <3 x float> %182, <float 0xBF847AE140000000, float -0.000000e+00, float -0.000000e+00>
  %268 = fsub <3 x float> %267, %79
  %269 = extractelement <3 x float> %268, i64 0
  %270 = extractelement <3 x float> %268, i64 1
  %271 = fmul float %270, %270
  %272 = tail call float @llvm.fmuladd.f32(float %269, float %269, float %271)
  %273 = extractelement <3 x float> %268, i64 2
  %274 = tail call noundef float @llvm.fmuladd.f32(float %273, float %273, float %272)
  %275 = fcmp olt float %274, 0x3810000000000000
  br i1 %275, label %276, label %286

276:                                              ; preds = %253
  %277 = fmul <3 x float> %268, splat (float 0x4550000000000000)
  %278 = extractelement <3 x float> %277, i64 0
  %279 = extractelement <3 x float> %277, i64 1
  %280 = fmul float %279, %279
  %281 = tail call float @llvm.fmuladd.f32(float %278, float %278, float %280)
  %282 = extractelement <3 x float> %277, i64 2
  %283 = tail call noundef float @llvm.fmuladd.f32(float %282, float %282, float %281)
  %284 = tail call noundef float @llvm.sqrt.f32(float %283), !fpmath !17
  %285 = fmul float %284, 0x3A90000000000000
  br label %300

286:                                              ; preds = %253
  %287 = fcmp oeq float %274, 0x7FF0000000000000
  br i1 %287, label %288, label %298

288:                                              ; preds = %286
  %289 = fmul <3 x float> %268, splat (float 0x3BE0000000000000)
  %290 = extractelement <3 x float> %289, i64 0
  %291 = extractelement <3 x float> %289, i64 1
  %292 = fmul float %291, %291
  %293 = tail call float @llvm.fmuladd.f32(float %290, float %290, float %292)
  %294 = extractelement <3 x float> %289, i64 2
  %295 = tail call noundef float @llvm.fmuladd.f32(float %294, float %294, float %293)
  %296 = tail call noundef float @llvm.sqrt.f32(float %295), !fpmath !17
  %297 = fmul float %296, 0x4400000000000000
  br label %300

298:                                              ; preds = %286
  %299 = tail call noundef float @llvm.sqrt.f32(float %274), !fpmath !17
  br label %300

300:                                              ; preds = %298, %288, %276
  %301 = phi float [ %285, %276 ], [ %297, %288 ], [ %299, %298 ]
  %302 = fadd <3 x float> %267, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %303 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %302) #11
  %304 = fadd <3 x float> %303, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %305 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %304, <3 x float> noundef zeroinitializer) #11
  %306 = extractelement <3 x float> %305, i64 0
  %307 = extractelement <3 x float> %305, i64 1
  %308 = fmul float %307, %307
  %309 = tail call float @llvm.fmuladd.f32(float %306, float %306, float %308)
  %310 = extractelement <3 x float> %305, i64 2
  %311 = tail call noundef float @llvm.fmuladd.f32(float %310, float %310, float %309)
  %312 = fcmp olt float %311, 0x3810000000000000
  br i1 %312, label %313, label %323

313:                                              ; preds = %300
  %314 = fmul <3 x float> %305, splat (float 0x4550000000000000)
  %315 = extractelement <3 x float> %314, i64 0
  %316 = extractelement <3 x float> %314, i64 1
  %317 = fmul float %316, %316
  %318 = tail call float @llvm.fmuladd.f32(float %315, float %315, float %317)
  %319 = extractelement <3 x float> %314, i64 2
  %320 = tail call noundef float @llvm.fmuladd.f32(float %319, float %319, float %318)
  %321 = tail call noundef float @llvm.sqrt.f32(float %320), !fpmath !17
  %322 = fmul float %321, 0x3A90000000000000
  br label %337

323:                                              ; preds = %300
  %324 = fcmp oeq float %311, 0x7FF0000000000000
  br i1 %324, label %325, label %335

325:                                              ; preds = %323
  %326 = fmul <3 x float> %305, splat (float 0x3BE0000000000000)
  %327 = extractelement <3 x float> %326, i64 0
  %328 = extractelement <3 x float> %326, i64 1
  %329 = fmul float %328, %328
  %330 = tail call float @llvm.fmuladd.f32(float %327, float %327, float %329)
  %331 = extractelement <3 x float> %326, i64 2
  %332 = tail call noundef float @llvm.fmuladd.f32(float %331, float %331, float %330)
  %333 = tail call noundef float @llvm.sqrt.f32(float %332), !fpmath !17
  %334 = fmul float %333, 0x4400000000000000
  br label %337

335:                                              ; preds = %323
  %336 = tail call noundef float @llvm.sqrt.f32(float %311), !fpmath !17
  br label %337

337:                                              ; preds = %335, %325, %313
  %338 = phi float [ %322, %313 ], [ %334, %325 ], [ %336, %335 ]
  %339 = fadd float %301, 0xBFE99999A0000000
  %340 = extractelement <3 x float> %267, i64 1
  %341 = fadd float %340, 1.000000e+00
  %342 = extractelement <3 x float> %304, i64 0
  %343 = extractelement <3 x float> %304, i64 1
  %344 = extractelement <3 x float> %304, i64 2
  %345 = tail call fastcc float @llvm.maxnum.f32(float noundef %343, float noundef %344) #11
  %346 = tail call fastcc float @llvm.maxnum.f32(float noundef %342, float noundef %345) #11
  %347 = tail call fastcc float @llvm.minnum.f32(float noundef %346, float noundef 0.000000e+00) #11
  %348 = fadd float %347, %338
  %349 = tail call fastcc float @llvm.minnum.f32(float noundef %339, float noundef %348) #11
  %350 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %341, float noundef %349) #11
  %351 = fsub float %266, %350
  %352 = insertelement <3 x float> poison, float %351, i64 0
  %353 = fadd <3 x float> %182, <float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00>
  %354 = fsub <3 x float> %353, %79
  %355 = extractelement <3 x float> %354, i64 0
  %356 = extractelement <3 x float> %354, i64 1
  %357 = fmul float %356, %356
  %358 = tail call float @llvm.fmuladd.f32(float %355, float %355, float %357)
  %359 = extractelement <3 x float> %354, i64 2
  %360 = tail call noundef float @llvm.fmuladd.f32(float %359, float %359, float %358)
  %361 = fcmp olt float %360, 0x3810000000000000
  br i1 %361, label %362, label %372

362:                                              ; preds = %337
  %363 = fmul <3 x float> %354, splat (float 0x4550000000000000)
  %364 = extractelement <3 x float> %363, i64 0
  %365 = extractelement <3 x float> %363, i64 1
  %366 = fmul float %365, %365
  %367 = tail call float @llvm.fmuladd.f32(float %364, float %364, float %366)
  %368 = extractelement <3 x float> %363, i64 2
  %369 = tail call noundef float @llvm.fmuladd.f32(float %368, float %368, float %367)
  %370 = tail call noundef float @llvm.sqrt.f32(float %369), !fpmath !17
  %371 = fmul float %370, 0x3A90000000000000
  br label %386

372:                                              ; preds = %337
  %373 = fcmp oeq float %360, 0x7FF0000000000000
  br i1 %373, label %374, label %384

374:                                              ; preds = %372
  %375 = fmul <3 x float> %354, splat (float 0x3BE0000000000000)
  %376 = extractelement <3 x float> %375, i64 0
  %377 = extractelement <3 x float> %375, i64 1
  %378 = fmul float %377, %377
  %379 = tail call float @llvm.fmuladd.f32(float %376, float %376, float %378)
  %380 = extractelement <3 x float> %375, i64 2
  %381 = tail call noundef float @llvm.fmuladd.f32(float %380, float %380, float %379)
  %382 = tail call noundef float @llvm.sqrt.f32(float %381), !fpmath !17
  %383 = fmul float %382, 0x4400000000000000
  br label %386

384:                                              ; preds = %372
  %385 = tail call noundef float @llvm.sqrt.f32(float %360), !fpmath !17
  br label %386

386:                                              ; preds = %384, %374, %362
  %387 = phi float [ %371, %362 ], [ %383, %374 ], [ %385, %384 ]
  %388 = fadd <3 x float> %353, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %389 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %388) #11
  %390 = fadd <3 x float> %389, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %391 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %390, <3 x float> noundef zeroinitializer) #11
  %392 = extractelement <3 x float> %391, i64 0
  %393 = extractelement <3 x float> %391, i64 1
  %394 = fmul float %393, %393
  %395 = tail call float @llvm.fmuladd.f32(float %392, float %392, float %394)
  %396 = extractelement <3 x float> %391, i64 2
  %397 = tail call noundef float @llvm.fmuladd.f32(float %396, float %396, float %395)
  %398 = fcmp olt float %397, 0x3810000000000000
  br i1 %398, label %399, label %409

399:                                              ; preds = %386
  %400 = fmul <3 x float> %391, splat (float 0x4550000000000000)
  %401 = extractelement <3 x float> %400, i64 0
  %402 = extractelement <3 x float> %400, i64 1
  %403 = fmul float %402, %402
  %404 = tail call float @llvm.fmuladd.f32(float %401, float %401, float %403)
  %405 = extractelement <3 x float> %400, i64 2
  %406 = tail call noundef float @llvm.fmuladd.f32(float %405, float %405, float %404)
  %407 = tail call noundef float @llvm.sqrt.f32(float %406), !fpmath !17
  %408 = fmul float %407, 0x3A90000000000000
  br label %423

409:                                              ; preds = %386
  %410 = fcmp oeq float %397, 0x7FF0000000000000
  br i1 %410, label %411, label %421

411:                                              ; preds = %409
  %412 = fmul <3 x float> %391, splat (float 0x3BE0000000000000)
  %413 = extractelement <3 x float> %412, i64 0
  %414 = extractelement <3 x float> %412, i64 1
  %415 = fmul float %414, %414
  %416 = tail call float @llvm.fmuladd.f32(float %413, float %413, float %415)
  %417 = extractelement <3 x float> %412, i64 2
  %418 = tail call noundef float @llvm.fmuladd.f32(float %417, float %417, float %416)
  %419 = tail call noundef float @llvm.sqrt.f32(float %418), !fpmath !17
  %420 = fmul float %419, 0x4400000000000000
  br label %423

421:                                              ; preds = %409
  %422 = tail call noundef float @llvm.sqrt.f32(float %397), !fpmath !17
  br label %423

423:                                              ; preds = %421, %411, %399
  %424 = phi float [ %408, %399 ], [ %420, %411 ], [ %422, %421 ]
  %425 = fadd float %387, 0xBFE99999A0000000
  %426 = extractelement <3 x float> %353, i64 1
  %427 = fadd float %426, 1.000000e+00
  %428 = extractelement <3 x float> %390, i64 0
  %429 = extractelement <3 x float> %390, i64 1
  %430 = extractelement <3 x float> %390, i64 2
  %431 = tail call fastcc float @llvm.maxnum.f32(float noundef %429, float noundef %430) #11
  %432 = tail call fastcc float @llvm.maxnum.f32(float noundef %428, float noundef %431) #11
  %433 = tail call fastcc float @llvm.minnum.f32(float noundef %432, float noundef 0.000000e+00) #11
  %434 = fadd float %433, %424
  %435 = tail call fastcc float @llvm.minnum.f32(float noundef %425, float noundef %434) #11
  %436 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %427, float noundef %435) #11
  %437 = fadd <3 x float> %182, <float -0.000000e+00, float 0xBF847AE140000000, float -0.000000e+00>
  %438 = fsub <3 x float> %437, %79
  %439 = extractelement <3 x float> %438, i64 0
  %440 = extractelement <3 x float> %438, i64 1
  %441 = fmul float %440, %440
  %442 = tail call float @llvm.fmuladd.f32(float %439, float %439, float %441)
  %443 = extractelement <3 x float> %438, i64 2
  %444 = tail call noundef float @llvm.fmuladd.f32(float %443, float %443, float %442)
  %445 = fcmp olt float %444, 0x3810000000000000
  br i1 %445, label %446, label %456

446:                                              ; preds = %423
  %447 = fmul <3 x float> %438, splat (float 0x4550000000000000)
  %448 = extractelement <3 x float> %447, i64 0
  %449 = extractelement <3 x float> %447, i64 1
  %450 = fmul float %449, %449
  %451 = tail call float @llvm.fmuladd.f32(float %448, float %448, float %450)
  %452 = extractelement <3 x float> %447, i64 2
  %453 = tail call noundef float @llvm.fmuladd.f32(float %452, float %452, float %451)
  %454 = tail call noundef float @llvm.sqrt.f32(float %453), !fpmath !17
  %455 = fmul float %454, 0x3A90000000000000
  br label %470

456:                                              ; preds = %423
  %457 = fcmp oeq float %444, 0x7FF0000000000000
  br i1 %457, label %458, label %468

458:                                              ; preds = %456
  %459 = fmul <3 x float> %438, splat (float 0x3BE0000000000000)
  %460 = extractelement <3 x float> %459, i64 0
  %461 = extractelement <3 x float> %459, i64 1
  %462 = fmul float %461, %461
  %463 = tail call float @llvm.fmuladd.f32(float %460, float %460, float %462)
  %464 = extractelement <3 x float> %459, i64 2
  %465 = tail call noundef float @llvm.fmuladd.f32(float %464, float %464, float %463)
  %466 = tail call noundef float @llvm.sqrt.f32(float %465), !fpmath !17
  %467 = fmul float %466, 0x4400000000000000
  br label %470

468:                                              ; preds = %456
  %469 = tail call noundef float @llvm.sqrt.f32(float %444), !fpmath !17
  br label %470

470:                                              ; preds = %468, %458, %446
  %471 = phi float [ %455, %446 ], [ %467, %458 ], [ %469, %468 ]
  %472 = fadd <3 x float> %437, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %473 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %472) #11
  %474 = fadd <3 x float> %473, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %475 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %474, <3 x float> noundef zeroinitializer) #11
  %476 = extractelement <3 x float> %475, i64 0
  %477 = extractelement <3 x float> %475, i64 1
  %478 = fmul float %477, %477
  %479 = tail call float @llvm.fmuladd.f32(float %476, float %476, float %478)
  %480 = extractelement <3 x float> %475, i64 2
  %481 = tail call noundef float @llvm.fmuladd.f32(float %480, float %480, float %479)
  %482 = fcmp olt float %481, 0x3810000000000000
  br i1 %482, label %483, label %493

483:                                              ; preds = %470
  %484 = fmul <3 x float> %475, splat (float 0x4550000000000000)
  %485 = extractelement <3 x float> %484, i64 0
  %486 = extractelement <3 x float> %484, i64 1
  %487 = fmul float %486, %486
  %488 = tail call float @llvm.fmuladd.f32(float %485, float %485, float %487)
  %489 = extractelement <3 x float> %484, i64 2
  %490 = tail call noundef float @llvm.fmuladd.f32(float %489, float %489, float %488)
  %491 = tail call noundef float @llvm.sqrt.f32(float %490), !fpmath !17
  %492 = fmul float %491, 0x3A90000000000000
  br label %507

493:                                              ; preds = %470
  %494 = fcmp oeq float %481, 0x7FF0000000000000
  br i1 %494, label %495, label %505

495:                                              ; preds = %493
  %496 = fmul <3 x float> %475, splat (float 0x3BE0000000000000)
  %497 = extractelement <3 x float> %496, i64 0
  %498 = extractelement <3 x float> %496, i64 1
  %499 = fmul float %498, %498
  %500 = tail call float @llvm.fmuladd.f32(float %497, float %497, float %499)
  %501 = extractelement <3 x float> %496, i64 2
  %502 = tail call noundef float @llvm.fmuladd.f32(float %501, float %501, float %500)
  %503 = tail call noundef float @llvm.sqrt.f32(float %502), !fpmath !17
  %504 = fmul float %503, 0x4400000000000000
  br label %507

505:                                              ; preds = %493
  %506 = tail call noundef float @llvm.sqrt.f32(float %481), !fpmath !17
  br label %507

507:                                              ; preds = %505, %495, %483
  %508 = phi float [ %492, %483 ], [ %504, %495 ], [ %506, %505 ]
  %509 = fadd float %471, 0xBFE99999A0000000
  %510 = extractelement <3 x float> %437, i64 1
  %511 = fadd float %510, 1.000000e+00
  %512 = extractelement <3 x float> %474, i64 0
  %513 = extractelement <3 x float> %474, i64 1
  %514 = extractelement <3 x float> %474, i64 2
  %515 = tail call fastcc float @llvm.maxnum.f32(float noundef %513, float noundef %514) #11
  %516 = tail call fastcc float @llvm.maxnum.f32(float noundef %512, float noundef %515) #11
  %517 = tail call fastcc float @llvm.minnum.f32(float noundef %516, float noundef 0.000000e+00) #11
  %518 = fadd float %517, %508
  %519 = tail call fastcc float @llvm.minnum.f32(float noundef %509, float noundef %518) #11
  %520 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %511, float noundef %519) #11
  %521 = fsub float %436, %520
  %522 = insertelement <3 x float> %352, float %521, i64 1
  %523 = fadd <3 x float> %182, <float 0.000000e+00, float 0.000000e+00, float 0x3F847AE140000000>
  %524 = fsub <3 x float> %523, %79
  %525 = extractelement <3 x float> %524, i64 0
  %526 = extractelement <3 x float> %524, i64 1
  %527 = fmul float %526, %526
  %528 = tail call float @llvm.fmuladd.f32(float %525, float %525, float %527)
  %529 = extractelement <3 x float> %524, i64 2
  %530 = tail call noundef float @llvm.fmuladd.f32(float %529, float %529, float %528)
  %531 = fcmp olt float %530, 0x3810000000000000
  br i1 %531, label %532, label %542

532:                                              ; preds = %507
  %533 = fmul <3 x float> %524, splat (float 0x4550000000000000)
  %534 = extractelement <3 x float> %533, i64 0
  %535 = extractelement <3 x float> %533, i64 1
  %536 = fmul float %535, %535
  %537 = tail call float @llvm.fmuladd.f32(float %534, float %534, float %536)
  %538 = extractelement <3 x float> %533, i64 2
  %539 = tail call noundef float @llvm.fmuladd.f32(float %538, float %538, float %537)
  %540 = tail call noundef float @llvm.sqrt.f32(float %539), !fpmath !17
  %541 = fmul float %540, 0x3A90000000000000
  br label %556

542:                                              ; preds = %507
  %543 = fcmp oeq float %530, 0x7FF0000000000000
  br i1 %543, label %544, label %554

544:                                              ; preds = %542
  %545 = fmul <3 x float> %524, splat (float 0x3BE0000000000000)
  %546 = extractelement <3 x float> %545, i64 0
  %547 = extractelement <3 x float> %545, i64 1
  %548 = fmul float %547, %547
  %549 = tail call float @llvm.fmuladd.f32(float %546, float %546, float %548)
  %550 = extractelement <3 x float> %545, i64 2
  %551 = tail call noundef float @llvm.fmuladd.f32(float %550, float %550, float %549)
  %552 = tail call noundef float @llvm.sqrt.f32(float %551), !fpmath !17
  %553 = fmul float %552, 0x4400000000000000
  br label %556

554:                                              ; preds = %542
  %555 = tail call noundef float @llvm.sqrt.f32(float %530), !fpmath !17
  br label %556

556:                                              ; preds = %554, %544, %532
  %557 = phi float [ %541, %532 ], [ %553, %544 ], [ %555, %554 ]
  %558 = fadd <3 x float> %523, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %559 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %558) #11
  %560 = fadd <3 x float> %559, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %561 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %560, <3 x float> noundef zeroinitializer) #11
  %562 = extractelement <3 x float> %561, i64 0
  %563 = extractelement <3 x float> %561, i64 1
  %564 = fmul float %563, %563
  %565 = tail call float @llvm.fmuladd.f32(float %562, float %562, float %564)
  %566 = extractelement <3 x float> %561, i64 2
  %567 = tail call noundef float @llvm.fmuladd.f32(float %566, float %566, float %565)
  %568 = fcmp olt float %567, 0x3810000000000000
  br i1 %568, label %569, label %579

569:                                              ; preds = %556
  %570 = fmul <3 x float> %561, splat (float 0x4550000000000000)
  %571 = extractelement <3 x float> %570, i64 0
  %572 = extractelement <3 x float> %570, i64 1
  %573 = fmul float %572, %572
  %574 = tail call float @llvm.fmuladd.f32(float %571, float %571, float %573)
  %575 = extractelement <3 x float> %570, i64 2
  %576 = tail call noundef float @llvm.fmuladd.f32(float %575, float %575, float %574)
  %577 = tail call noundef float @llvm.sqrt.f32(float %576), !fpmath !17
  %578 = fmul float %577, 0x3A90000000000000
  br label %593

579:                                              ; preds = %556
  %580 = fcmp oeq float %567, 0x7FF0000000000000
  br i1 %580, label %581, label %591

581:                                              ; preds = %579
  %582 = fmul <3 x float> %561, splat (float 0x3BE0000000000000)
  %583 = extractelement <3 x float> %582, i64 0
  %584 = extractelement <3 x float> %582, i64 1
  %585 = fmul float %584, %584
  %586 = tail call float @llvm.fmuladd.f32(float %583, float %583, float %585)
  %587 = extractelement <3 x float> %582, i64 2
  %588 = tail call noundef float @llvm.fmuladd.f32(float %587, float %587, float %586)
  %589 = tail call noundef float @llvm.sqrt.f32(float %588), !fpmath !17
  %590 = fmul float %589, 0x4400000000000000
  br label %593

591:                                              ; preds = %579
  %592 = tail call noundef float @llvm.sqrt.f32(float %567), !fpmath !17
  br label %593

593:                                              ; preds = %591, %581, %569
  %594 = phi float [ %578, %569 ], [ %590, %581 ], [ %592, %591 ]
  %595 = fadd float %557, 0xBFE99999A0000000
  %596 = extractelement <3 x float> %523, i64 1
  %597 = fadd float %596, 1.000000e+00
  %598 = extractelement <3 x float> %560, i64 0
  %599 = extractelement <3 x float> %560, i64 1
  %600 = extractelement <3 x float> %560, i64 2
  %601 = tail call fastcc float @llvm.maxnum.f32(float noundef %599, float noundef %600) #11
  %602 = tail call fastcc float @llvm.maxnum.f32(float noundef %598, float noundef %601) #11
  %603 = tail call fastcc float @llvm.minnum.f32(float noundef %602, float noundef 0.000000e+00) #11
  %604 = fadd float %603, %594
  %605 = tail call fastcc float @llvm.minnum.f32(float noundef %595, float noundef %604) #11
  %606 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %597, float noundef %605) #11
  %607 = fadd <3 x float> %182, <float -0.000000e+00, float -0.000000e+00, float 0xBF847AE140000000>
  %608 = fsub <3 x float> %607, %79
  %609 = extractelement <3 x float> %608, i64 0
  %610 = extractelement <3 x float> %608, i64 1
  %611 = fmul float %610, %610
  %612 = tail call float @llvm.fmuladd.f32(float %609, float %609, float %611)
  %613 = extractelement <3 x float> %608, i64 2
  %614 = tail call noundef float @llvm.fmuladd.f32(float %613, float %613, float %612)
  %615 = fcmp olt float %614, 0x3810000000000000
  br i1 %615, label %616, label %626

616:                                              ; preds = %593
  %617 = fmul <3 x float> %608, splat (float 0x4550000000000000)
  %618 = extractelement <3 x float> %617, i64 0
  %619 = extractelement <3 x float> %617, i64 1
  %620 = fmul float %619, %619
  %621 = tail call float @llvm.fmuladd.f32(float %618, float %618, float %620)
  %622 = extractelement <3 x float> %617, i64 2
  %623 = tail call noundef float @llvm.fmuladd.f32(float %622, float %622, float %621)
  %624 = tail call noundef float @llvm.sqrt.f32(float %623), !fpmath !17
  %625 = fmul float %624, 0x3A90000000000000
  br label %640

626:                                              ; preds = %593
  %627 = fcmp oeq float %614, 0x7FF0000000000000
  br i1 %627, label %628, label %638

628:                                              ; preds = %626
  %629 = fmul <3 x float> %608, splat (float 0x3BE0000000000000)
  %630 = extractelement <3 x float> %629, i64 0
  %631 = extractelement <3 x float> %629, i64 1
  %632 = fmul float %631, %631
  %633 = tail call float @llvm.fmuladd.f32(float %630, float %630, float %632)
  %634 = extractelement <3 x float> %629, i64 2
  %635 = tail call noundef float @llvm.fmuladd.f32(float %634, float %634, float %633)
  %636 = tail call noundef float @llvm.sqrt.f32(float %635), !fpmath !17
  %637 = fmul float %636, 0x4400000000000000
  br label %640

638:                                              ; preds = %626
  %639 = tail call noundef float @llvm.sqrt.f32(float %614), !fpmath !17
  br label %640

640:                                              ; preds = %638, %628, %616
  %641 = phi float [ %625, %616 ], [ %637, %628 ], [ %639, %638 ]
  %642 = fadd <3 x float> %607, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %643 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %642) #11
  %644 = fadd <3 x float> %643, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %645 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %644, <3 x float> noundef zeroinitializer) #11
  %646 = extractelement <3 x float> %645, i64 0
  %647 = extractelement <3 x float> %645, i64 1
  %648 = fmul float %647, %647
  %649 = tail call float @llvm.fmuladd.f32(float %646, float %646, float %648)
  %650 = extractelement <3 x float> %645, i64 2
  %651 = tail call noundef float @llvm.fmuladd.f32(float %650, float %650, float %649)
  %652 = fcmp olt float %651, 0x3810000000000000
  br i1 %652, label %653, label %663

653:                                              ; preds = %640
  %654 = fmul <3 x float> %645, splat (float 0x4550000000000000)
  %655 = extractelement <3 x float> %654, i64 0
  %656 = extractelement <3 x float> %654, i64 1
  %657 = fmul float %656, %656
  %658 = tail call float @llvm.fmuladd.f32(float %655, float %655, float %657)
  %659 = extractelement <3 x float> %654, i64 2
  %660 = tail call noundef float @llvm.fmuladd.f32(float %659, float %659, float %658)
  %661 = tail call noundef float @llvm.sqrt.f32(float %660), !fpmath !17
  %662 = fmul float %661, 0x3A90000000000000
  br label %677

663:                                              ; preds = %640
  %664 = fcmp oeq float %651, 0x7FF0000000000000
  br i1 %664, label %665, label %675

665:                                              ; preds = %663
  %666 = fmul <3 x float> %645, splat (float 0x3BE0000000000000)
  %667 = extractelement <3 x float> %666, i64 0
  %668 = extractelement <3 x float> %666, i64 1
  %669 = fmul float %668, %668
  %670 = tail call float @llvm.fmuladd.f32(float %667, float %667, float %669)
  %671 = extractelement <3 x float> %666, i64 2
  %672 = tail call noundef float @llvm.fmuladd.f32(float %671, float %671, float %670)
  %673 = tail call noundef float @llvm.sqrt.f32(float %672), !fpmath !17
  %674 = fmul float %673, 0x4400000000000000
  br label %677

675:                                              ; preds = %663
  %676 = tail call noundef float @llvm.sqrt.f32(float %651), !fpmath !17
  br label %677

677:                                              ; preds = %675, %665, %653
  %678 = phi float [ %662, %653 ], [ %674, %665 ], [ %676, %675 ]
  %679 = fadd float %641, 0xBFE99999A0000000
  %680 = extractelement <3 x float> %607, i64 1
  %681 = fadd float %680, 1.000000e+00
  %682 = extractelement <3 x float> %644, i64 0
  %683 = extractelement <3 x float> %644, i64 1
  %684 = extractelement <3 x float> %644, i64 2
  %685 = tail call fastcc float @llvm.maxnum.f32(float noundef %683, float noundef %684) #11
  %686 = tail call fastcc float @llvm.maxnum.f32(float noundef %682, float noundef %685) #11
  %687 = tail call fastcc float @llvm.minnum.f32(float noundef %686, float noundef 0.000000e+00) #11
  %688 = fadd float %687, %678
  %689 = tail call fastcc float @llvm.minnum.f32(float noundef %679, float noundef %688) #11
  %690 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %681, float noundef %689) #11
  %691 = fsub float %606, %690
  %692 = insertelement <3 x float> %522, float %691, i64 2
  %693 = fmul float %521, %521
  %694 = tail call float @llvm.fmuladd.f32(float %351, float %351, float %693)
  %695 = tail call noundef float @llvm.fmuladd.f32(float %691, float %691, float %694)
  %696 = fcmp olt float %695, 0x3810000000000000
  br i1 %696, label %697, label %707

697:                                              ; preds = %677
  %698 = fmul <3 x float> %692, splat (float 0x4550000000000000)
  %699 = extractelement <3 x float> %698, i64 0
  %700 = extractelement <3 x float> %698, i64 1
  %701 = fmul float %700, %700
  %702 = tail call float @llvm.fmuladd.f32(float %699, float %699, float %701)
  %703 = extractelement <3 x float> %698, i64 2
  %704 = tail call noundef float @llvm.fmuladd.f32(float %703, float %703, float %702)
  %705 = tail call noundef float @llvm.sqrt.f32(float %704), !fpmath !17
  %706 = fmul float %705, 0x3A90000000000000
  br label %721

707:                                              ; preds = %677
  %708 = fcmp oeq float %695, 0x7FF0000000000000
  br i1 %708, label %709, label %719

709:                                              ; preds = %707
  %710 = fmul <3 x float> %692, splat (float 0x3BE0000000000000)
  %711 = extractelement <3 x float> %710, i64 0
  %712 = extractelement <3 x float> %710, i64 1
  %713 = fmul float %712, %712
  %714 = tail call float @llvm.fmuladd.f32(float %711, float %711, float %713)
  %715 = extractelement <3 x float> %710, i64 2
  %716 = tail call noundef float @llvm.fmuladd.f32(float %715, float %715, float %714)
  %717 = tail call noundef float @llvm.sqrt.f32(float %716), !fpmath !17
  %718 = fmul float %717, 0x4400000000000000
  br label %721

719:                                              ; preds = %707
  %720 = tail call noundef float @llvm.sqrt.f32(float %695), !fpmath !17
  br label %721

721:                                              ; preds = %697, %709, %719
  %722 = phi float [ %706, %697 ], [ %718, %709 ], [ %720, %719 ]
  %723 = fadd <3 x float> %182, <float 0x3FA89374C0000000, float 0x3FB47AE160000000, float 0xBFA26E97A0000000>
  %724 = fsub <3 x float> %723, %79
  %725 = extractelement <3 x float> %724, i64 0
  %726 = extractelement <3 x float> %724, i64 1
  %727 = fmul float %726, %726
  %728 = tail call float @llvm.fmuladd.f32(float %725, float %725, float %727)
  %729 = extractelement <3 x float> %724, i64 2
  %730 = tail call noundef float @llvm.fmuladd.f32(float %729, float %729, float %728)
  %731 = fcmp olt float %730, 0x3810000000000000
  br i1 %731, label %732, label %742

732:                                              ; preds = %721
  %733 = fmul <3 x float> %724, splat (float 0x4550000000000000)
  %734 = extractelement <3 x float> %733, i64 0
  %735 = extractelement <3 x float> %733, i64 1
  %736 = fmul float %735, %735
  %737 = tail call float @llvm.fmuladd.f32(float %734, float %734, float %736)
  %738 = extractelement <3 x float> %733, i64 2
  %739 = tail call noundef float @llvm.fmuladd.f32(float %738, float %738, float %737)
  %740 = tail call noundef float @llvm.sqrt.f32(float %739), !fpmath !17
  %741 = fmul float %740, 0x3A90000000000000
  br label %756

742:                                              ; preds = %721
  %743 = fcmp oeq float %730, 0x7FF0000000000000
  br i1 %743, label %744, label %754

744:                                              ; preds = %742
  %745 = fmul <3 x float> %724, splat (float 0x3BE0000000000000)
  %746 = extractelement <3 x float> %745, i64 0
  %747 = extractelement <3 x float> %745, i64 1
  %748 = fmul float %747, %747
  %749 = tail call float @llvm.fmuladd.f32(float %746, float %746, float %748)
  %750 = extractelement <3 x float> %745, i64 2
  %751 = tail call noundef float @llvm.fmuladd.f32(float %750, float %750, float %749)
  %752 = tail call noundef float @llvm.sqrt.f32(float %751), !fpmath !17
  %753 = fmul float %752, 0x4400000000000000
  br label %756

754:                                              ; preds = %742
  %755 = tail call noundef float @llvm.sqrt.f32(float %730), !fpmath !17
  br label %756

756:                                              ; preds = %754, %744, %732
  %757 = phi float [ %741, %732 ], [ %753, %744 ], [ %755, %754 ]
  %758 = fadd <3 x float> %723, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %759 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %758) #11
  %760 = fadd <3 x float> %759, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %761 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %760, <3 x float> noundef zeroinitializer) #11
  %762 = extractelement <3 x float> %761, i64 0
  %763 = extractelement <3 x float> %761, i64 1
  %764 = fmul float %763, %763
  %765 = tail call float @llvm.fmuladd.f32(float %762, float %762, float %764)
  %766 = extractelement <3 x float> %761, i64 2
  %767 = tail call noundef float @llvm.fmuladd.f32(float %766, float %766, float %765)
  %768 = fcmp olt float %767, 0x3810000000000000
  br i1 %768, label %769, label %779

769:                                              ; preds = %756
  %770 = fmul <3 x float> %761, splat (float 0x4550000000000000)
  %771 = extractelement <3 x float> %770, i64 0
  %772 = extractelement <3 x float> %770, i64 1
  %773 = fmul float %772, %772
  %774 = tail call float @llvm.fmuladd.f32(float %771, float %771, float %773)
  %775 = extractelement <3 x float> %770, i64 2
  %776 = tail call noundef float @llvm.fmuladd.f32(float %775, float %775, float %774)
  %777 = tail call noundef float @llvm.sqrt.f32(float %776), !fpmath !17
  %778 = fmul float %777, 0x3A90000000000000
  br label %793

779:                                              ; preds = %756
  %780 = fcmp oeq float %767, 0x7FF0000000000000
  br i1 %780, label %781, label %791

781:                                              ; preds = %779
  %782 = fmul <3 x float> %761, splat (float 0x3BE0000000000000)
  %783 = extractelement <3 x float> %782, i64 0
  %784 = extractelement <3 x float> %782, i64 1
  %785 = fmul float %784, %784
  %786 = tail call float @llvm.fmuladd.f32(float %783, float %783, float %785)
  %787 = extractelement <3 x float> %782, i64 2
  %788 = tail call noundef float @llvm.fmuladd.f32(float %787, float %787, float %786)
  %789 = tail call noundef float @llvm.sqrt.f32(float %788), !fpmath !17
  %790 = fmul float %789, 0x4400000000000000
  br label %793

791:                                              ; preds = %779
  %792 = tail call noundef float @llvm.sqrt.f32(float %767), !fpmath !17
  br label %793

793:                                              ; preds = %769, %781, %791
  %794 = phi float [ %778, %769 ], [ %790, %781 ], [ %792, %791 ]
  %795 = fadd float %757, 0xBFE99999A0000000
  %796 = extractelement <3 x float> %723, i64 1
  %797 = fadd float %796, 1.000000e+00
  %798 = extractelement <3 x float> %760, i64 0
  %799 = extractelement <3 x float> %760, i64 1
  %800 = extractelement <3 x float> %760, i64 2
  %801 = tail call fastcc float @llvm.maxnum.f32(float noundef %799, float noundef %800) #11
  %802 = tail call fastcc float @llvm.maxnum.f32(float noundef %798, float noundef %801) #11
  %803 = tail call fastcc float @llvm.minnum.f32(float noundef %802, float noundef 0.000000e+00) #11
  %804 = fadd float %803, %794
  %805 = tail call fastcc float @llvm.minnum.f32(float noundef %795, float noundef %804) #11
  %806 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %797, float noundef %805) #11
  %807 = tail call fastcc float @llvm.maxnum.f32(float noundef %806, float noundef 0.000000e+00) #11
  %808 = fmul float %807, 8.000000e+00
  %809 = fdiv float %808, 0x3FB99999A0000000, !fpmath !16
  %810 = tail call fastcc float @llvm.minnum.f32(float noundef %809, float noundef 1.000000e+00) #11
  %811 = fadd <3 x float> %182, <float 0x3FC89374C0000000, float 0x3FD47AE160000000, float 0xBFC26E97A0000000>
  %812 = fsub <3 x float> %811, %79
  %813 = extractelement <3 x float> %812, i64 0
  %814 = extractelement <3 x float> %812, i64 1
  %815 = fmul float %814, %814
  %816 = tail call float @llvm.fmuladd.f32(float %813, float %813, float %815)
  %817 = extractelement <3 x float> %812, i64 2
  %818 = tail call noundef float @llvm.fmuladd.f32(float %817, float %817, float %816)
  %819 = fcmp olt float %818, 0x3810000000000000
  br i1 %819, label %834, label %820

820:                                              ; preds = %793
  %821 = fcmp oeq float %818, 0x7FF0000000000000
  br i1 %821, label %824, label %822

822:                                              ; preds = %820
  %823 = tail call noundef float @llvm.sqrt.f32(float %818), !fpmath !17
  br label %844

824:                                              ; preds = %820
  %825 = fmul <3 x float> %812, splat (float 0x3BE0000000000000)
  %826 = extractelement <3 x float> %825, i64 0
  %827 = extractelement <3 x float> %825, i64 1
  %828 = fmul float %827, %827
  %829 = tail call float @llvm.fmuladd.f32(float %826, float %826, float %828)
  %830 = extractelement <3 x float> %825, i64 2
  %831 = tail call noundef float @llvm.fmuladd.f32(float %830, float %830, float %829)
  %832 = tail call noundef float @llvm.sqrt.f32(float %831), !fpmath !17
  %833 = fmul float %832, 0x4400000000000000
  br label %844

834:                                              ; preds = %793
  %835 = fmul <3 x float> %812, splat (float 0x4550000000000000)
  %836 = extractelement <3 x float> %835, i64 0
  %837 = extractelement <3 x float> %835, i64 1
  %838 = fmul float %837, %837
  %839 = tail call float @llvm.fmuladd.f32(float %836, float %836, float %838)
  %840 = extractelement <3 x float> %835, i64 2
  %841 = tail call noundef float @llvm.fmuladd.f32(float %840, float %840, float %839)
  %842 = tail call noundef float @llvm.sqrt.f32(float %841), !fpmath !17
  %843 = fmul float %842, 0x3A90000000000000
  br label %844

844:                                              ; preds = %834, %824, %822
  %845 = phi float [ %843, %834 ], [ %833, %824 ], [ %823, %822 ]
  %846 = fadd <3 x float> %811, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %847 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %846) #11
  %848 = fadd <3 x float> %847, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %849 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %848, <3 x float> noundef zeroinitializer) #11
  %850 = extractelement <3 x float> %849, i64 0
  %851 = extractelement <3 x float> %849, i64 1
  %852 = fmul float %851, %851
  %853 = tail call float @llvm.fmuladd.f32(float %850, float %850, float %852)
  %854 = extractelement <3 x float> %849, i64 2
  %855 = tail call noundef float @llvm.fmuladd.f32(float %854, float %854, float %853)
  %856 = fcmp olt float %855, 0x3810000000000000
  br i1 %856, label %871, label %857

857:                                              ; preds = %844
  %858 = fcmp oeq float %855, 0x7FF0000000000000
  br i1 %858, label %861, label %859

859:                                              ; preds = %857
  %860 = tail call noundef float @llvm.sqrt.f32(float %855), !fpmath !17
  br label %881

861:                                              ; preds = %857
  %862 = fmul <3 x float> %849, splat (float 0x3BE0000000000000)
  %863 = extractelement <3 x float> %862, i64 0
  %864 = extractelement <3 x float> %862, i64 1
  %865 = fmul float %864, %864
  %866 = tail call float @llvm.fmuladd.f32(float %863, float %863, float %865)
  %867 = extractelement <3 x float> %862, i64 2
  %868 = tail call noundef float @llvm.fmuladd.f32(float %867, float %867, float %866)
  %869 = tail call noundef float @llvm.sqrt.f32(float %868), !fpmath !17
  %870 = fmul float %869, 0x4400000000000000
  br label %881

871:                                              ; preds = %844
  %872 = fmul <3 x float> %849, splat (float 0x4550000000000000)
  %873 = extractelement <3 x float> %872, i64 0
  %874 = extractelement <3 x float> %872, i64 1
  %875 = fmul float %874, %874
  %876 = tail call float @llvm.fmuladd.f32(float %873, float %873, float %875)
  %877 = extractelement <3 x float> %872, i64 2
  %878 = tail call noundef float @llvm.fmuladd.f32(float %877, float %877, float %876)
  %879 = tail call noundef float @llvm.sqrt.f32(float %878), !fpmath !17
  %880 = fmul float %879, 0x3A90000000000000
  br label %881

881:                                              ; preds = %871, %861, %859
  %882 = phi float [ %880, %871 ], [ %870, %861 ], [ %860, %859 ]
  %883 = fadd float %845, 0xBFE99999A0000000
  %884 = extractelement <3 x float> %811, i64 1
  %885 = fadd float %884, 1.000000e+00
  %886 = extractelement <3 x float> %848, i64 0
  %887 = extractelement <3 x float> %848, i64 1
  %888 = extractelement <3 x float> %848, i64 2
  %889 = tail call fastcc float @llvm.maxnum.f32(float noundef %887, float noundef %888) #11
  %890 = tail call fastcc float @llvm.maxnum.f32(float noundef %886, float noundef %889) #11
  %891 = tail call fastcc float @llvm.minnum.f32(float noundef %890, float noundef 0.000000e+00) #11
  %892 = fadd float %891, %882
  %893 = tail call fastcc float @llvm.minnum.f32(float noundef %883, float noundef %892) #11
  %894 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %885, float noundef %893) #11
  %895 = tail call fastcc float @llvm.maxnum.f32(float noundef %894, float noundef 0.000000e+00) #11
  %896 = fmul float %895, 8.000000e+00
  %897 = fdiv float %896, 0x3FD99999A0000000, !fpmath !16
  %898 = tail call fastcc float @llvm.minnum.f32(float noundef %810, float noundef %897) #11
  %899 = fadd <3 x float> %182, <float 0x3FD5810640000000, float 0x3FE1EB8540000000, float 0xBFD020C4C0000000>
  %900 = fsub <3 x float> %899, %79
  %901 = extractelement <3 x float> %900, i64 0
  %902 = extractelement <3 x float> %900, i64 1
  %903 = fmul float %902, %902
  %904 = tail call float @llvm.fmuladd.f32(float %901, float %901, float %903)
  %905 = extractelement <3 x float> %900, i64 2
  %906 = tail call noundef float @llvm.fmuladd.f32(float %905, float %905, float %904)
  %907 = fcmp olt float %906, 0x3810000000000000
  br i1 %907, label %922, label %908

908:                                              ; preds = %881
  %909 = fcmp oeq float %906, 0x7FF0000000000000
  br i1 %909, label %912, label %910

910:                                              ; preds = %908
  %911 = tail call noundef float @llvm.sqrt.f32(float %906), !fpmath !17
  br label %932

912:                                              ; preds = %908
  %913 = fmul <3 x float> %900, splat (float 0x3BE0000000000000)
  %914 = extractelement <3 x float> %913, i64 0
  %915 = extractelement <3 x float> %913, i64 1
  %916 = fmul float %915, %915
  %917 = tail call float @llvm.fmuladd.f32(float %914, float %914, float %916)
  %918 = extractelement <3 x float> %913, i64 2
  %919 = tail call noundef float @llvm.fmuladd.f32(float %918, float %918, float %917)
  %920 = tail call noundef float @llvm.sqrt.f32(float %919), !fpmath !17
  %921 = fmul float %920, 0x4400000000000000
  br label %932

922:                                              ; preds = %881
  %923 = fmul <3 x float> %900, splat (float 0x4550000000000000)
  %924 = extractelement <3 x float> %923, i64 0
  %925 = extractelement <3 x float> %923, i64 1
  %926 = fmul float %925, %925
  %927 = tail call float @llvm.fmuladd.f32(float %924, float %924, float %926)
  %928 = extractelement <3 x float> %923, i64 2
  %929 = tail call noundef float @llvm.fmuladd.f32(float %928, float %928, float %927)
  %930 = tail call noundef float @llvm.sqrt.f32(float %929), !fpmath !17
  %931 = fmul float %930, 0x3A90000000000000
  br label %932

932:                                              ; preds = %922, %912, %910
  %933 = phi float [ %931, %922 ], [ %921, %912 ], [ %911, %910 ]
  %934 = fadd <3 x float> %899, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %935 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %934) #11
  %936 = fadd <3 x float> %935, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %937 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %936, <3 x float> noundef zeroinitializer) #11
  %938 = extractelement <3 x float> %937, i64 0
  %939 = extractelement <3 x float> %937, i64 1
  %940 = fmul float %939, %939
  %941 = tail call float @llvm.fmuladd.f32(float %938, float %938, float %940)
  %942 = extractelement <3 x float> %937, i64 2
  %943 = tail call noundef float @llvm.fmuladd.f32(float %942, float %942, float %941)
  %944 = fcmp olt float %943, 0x3810000000000000
  br i1 %944, label %959, label %945

945:                                              ; preds = %932
  %946 = fcmp oeq float %943, 0x7FF0000000000000
  br i1 %946, label %949, label %947

947:                                              ; preds = %945
  %948 = tail call noundef float @llvm.sqrt.f32(float %943), !fpmath !17
  br label %969

949:                                              ; preds = %945
  %950 = fmul <3 x float> %937, splat (float 0x3BE0000000000000)
  %951 = extractelement <3 x float> %950, i64 0
  %952 = extractelement <3 x float> %950, i64 1
  %953 = fmul float %952, %952
  %954 = tail call float @llvm.fmuladd.f32(float %951, float %951, float %953)
  %955 = extractelement <3 x float> %950, i64 2
  %956 = tail call noundef float @llvm.fmuladd.f32(float %955, float %955, float %954)
  %957 = tail call noundef float @llvm.sqrt.f32(float %956), !fpmath !17
  %958 = fmul float %957, 0x4400000000000000
  br label %969

959:                                              ; preds = %932
  %960 = fmul <3 x float> %937, splat (float 0x4550000000000000)
  %961 = extractelement <3 x float> %960, i64 0
  %962 = extractelement <3 x float> %960, i64 1
  %963 = fmul float %962, %962
  %964 = tail call float @llvm.fmuladd.f32(float %961, float %961, float %963)
  %965 = extractelement <3 x float> %960, i64 2
  %966 = tail call noundef float @llvm.fmuladd.f32(float %965, float %965, float %964)
  %967 = tail call noundef float @llvm.sqrt.f32(float %966), !fpmath !17
  %968 = fmul float %967, 0x3A90000000000000
  br label %969

969:                                              ; preds = %959, %949, %947
  %970 = phi float [ %968, %959 ], [ %958, %949 ], [ %948, %947 ]
  %971 = fadd float %933, 0xBFE99999A0000000
  %972 = extractelement <3 x float> %899, i64 1
  %973 = fadd float %972, 1.000000e+00
  %974 = extractelement <3 x float> %936, i64 0
  %975 = extractelement <3 x float> %936, i64 1
  %976 = extractelement <3 x float> %936, i64 2
  %977 = tail call fastcc float @llvm.maxnum.f32(float noundef %975, float noundef %976) #11
  %978 = tail call fastcc float @llvm.maxnum.f32(float noundef %974, float noundef %977) #11
  %979 = tail call fastcc float @llvm.minnum.f32(float noundef %978, float noundef 0.000000e+00) #11
  %980 = fadd float %979, %970
  %981 = tail call fastcc float @llvm.minnum.f32(float noundef %971, float noundef %980) #11
  %982 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %973, float noundef %981) #11
  %983 = tail call fastcc float @llvm.maxnum.f32(float noundef %982, float noundef 0.000000e+00) #11
  %984 = fmul float %983, 8.000000e+00
  %985 = fdiv float %984, 0x3FE6666680000000, !fpmath !16
  %986 = tail call fastcc float @llvm.minnum.f32(float noundef %898, float noundef %985) #11
  %987 = fadd <3 x float> %182, <float 0x3FDEB851E0000000, float 0x3FE99999A0000000, float 0xBFD70A3D80000000>
  %988 = fsub <3 x float> %987, %79
  %989 = extractelement <3 x float> %988, i64 0
  %990 = extractelement <3 x float> %988, i64 1
  %991 = fmul float %990, %990
  %992 = tail call float @llvm.fmuladd.f32(float %989, float %989, float %991)
  %993 = extractelement <3 x float> %988, i64 2
  %994 = tail call noundef float @llvm.fmuladd.f32(float %993, float %993, float %992)
  %995 = fcmp olt float %994, 0x3810000000000000
  br i1 %995, label %1010, label %996

996:                                              ; preds = %969
  %997 = fcmp oeq float %994, 0x7FF0000000000000
  br i1 %997, label %1000, label %998

998:                                              ; preds = %996
  %999 = tail call noundef float @llvm.sqrt.f32(float %994), !fpmath !17
  br label %1020

1000:                                             ; preds = %996
  %1001 = fmul <3 x float> %988, splat (float 0x3BE0000000000000)
  %1002 = extractelement <3 x float> %1001, i64 0
  %1003 = extractelement <3 x float> %1001, i64 1
  %1004 = fmul float %1003, %1003
  %1005 = tail call float @llvm.fmuladd.f32(float %1002, float %1002, float %1004)
  %1006 = extractelement <3 x float> %1001, i64 2
  %1007 = tail call noundef float @llvm.fmuladd.f32(float %1006, float %1006, float %1005)
  %1008 = tail call noundef float @llvm.sqrt.f32(float %1007), !fpmath !17
  %1009 = fmul float %1008, 0x4400000000000000
  br label %1020

1010:                                             ; preds = %969
  %1011 = fmul <3 x float> %988, splat (float 0x4550000000000000)
  %1012 = extractelement <3 x float> %1011, i64 0
  %1013 = extractelement <3 x float> %1011, i64 1
  %1014 = fmul float %1013, %1013
  %1015 = tail call float @llvm.fmuladd.f32(float %1012, float %1012, float %1014)
  %1016 = extractelement <3 x float> %1011, i64 2
  %1017 = tail call noundef float @llvm.fmuladd.f32(float %1016, float %1016, float %1015)
  %1018 = tail call noundef float @llvm.sqrt.f32(float %1017), !fpmath !17
  %1019 = fmul float %1018, 0x3A90000000000000
  br label %1020

1020:                                             ; preds = %1010, %1000, %998
  %1021 = phi float [ %1019, %1010 ], [ %1009, %1000 ], [ %999, %998 ]
  %1022 = fadd <3 x float> %987, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1023 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1022) #11
  %1024 = fadd <3 x float> %1023, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1025 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1024, <3 x float> noundef zeroinitializer) #11
  %1026 = extractelement <3 x float> %1025, i64 0
  %1027 = extractelement <3 x float> %1025, i64 1
  %1028 = fmul float %1027, %1027
  %1029 = tail call float @llvm.fmuladd.f32(float %1026, float %1026, float %1028)
  %1030 = extractelement <3 x float> %1025, i64 2
  %1031 = tail call noundef float @llvm.fmuladd.f32(float %1030, float %1030, float %1029)
  %1032 = fcmp olt float %1031, 0x3810000000000000
  br i1 %1032, label %1047, label %1033

1033:                                             ; preds = %1020
  %1034 = fcmp oeq float %1031, 0x7FF0000000000000
  br i1 %1034, label %1037, label %1035

1035:                                             ; preds = %1033
  %1036 = tail call noundef float @llvm.sqrt.f32(float %1031), !fpmath !17
  br label %1057

1037:                                             ; preds = %1033
  %1038 = fmul <3 x float> %1025, splat (float 0x3BE0000000000000)
  %1039 = extractelement <3 x float> %1038, i64 0
  %1040 = extractelement <3 x float> %1038, i64 1
  %1041 = fmul float %1040, %1040
  %1042 = tail call float @llvm.fmuladd.f32(float %1039, float %1039, float %1041)
  %1043 = extractelement <3 x float> %1038, i64 2
  %1044 = tail call noundef float @llvm.fmuladd.f32(float %1043, float %1043, float %1042)
  %1045 = tail call noundef float @llvm.sqrt.f32(float %1044), !fpmath !17
  %1046 = fmul float %1045, 0x4400000000000000
  br label %1057

1047:                                             ; preds = %1020
  %1048 = fmul <3 x float> %1025, splat (float 0x4550000000000000)
  %1049 = extractelement <3 x float> %1048, i64 0
  %1050 = extractelement <3 x float> %1048, i64 1
  %1051 = fmul float %1050, %1050
  %1052 = tail call float @llvm.fmuladd.f32(float %1049, float %1049, float %1051)
  %1053 = extractelement <3 x float> %1048, i64 2
  %1054 = tail call noundef float @llvm.fmuladd.f32(float %1053, float %1053, float %1052)
  %1055 = tail call noundef float @llvm.sqrt.f32(float %1054), !fpmath !17
  %1056 = fmul float %1055, 0x3A90000000000000
  br label %1057

1057:                                             ; preds = %1047, %1037, %1035
  %1058 = phi float [ %1056, %1047 ], [ %1046, %1037 ], [ %1036, %1035 ]
  %1059 = fadd float %1021, 0xBFE99999A0000000
  %1060 = extractelement <3 x float> %987, i64 1
  %1061 = fadd float %1060, 1.000000e+00
  %1062 = extractelement <3 x float> %1024, i64 0
  %1063 = extractelement <3 x float> %1024, i64 1
  %1064 = extractelement <3 x float> %1024, i64 2
  %1065 = tail call fastcc float @llvm.maxnum.f32(float noundef %1063, float noundef %1064) #11
  %1066 = tail call fastcc float @llvm.maxnum.f32(float noundef %1062, float noundef %1065) #11
  %1067 = tail call fastcc float @llvm.minnum.f32(float noundef %1066, float noundef 0.000000e+00) #11
  %1068 = fadd float %1067, %1058
  %1069 = tail call fastcc float @llvm.minnum.f32(float noundef %1059, float noundef %1068) #11
  %1070 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1061, float noundef %1069) #11
  %1071 = tail call fastcc float @llvm.maxnum.f32(float noundef %1070, float noundef 0.000000e+00) #11
  %1072 = fmul float %1071, 8.000000e+00
  %1073 = tail call fastcc float @llvm.minnum.f32(float noundef %986, float noundef %1072) #11
  %1074 = fadd <3 x float> %182, <float 0x3FE3F7CEC0000000, float 0x3FF0A3D700000000, float 0xBFDDF3B640000000>
  %1075 = fsub <3 x float> %1074, %79
  %1076 = extractelement <3 x float> %1075, i64 0
  %1077 = extractelement <3 x float> %1075, i64 1
  %1078 = fmul float %1077, %1077
  %1079 = tail call float @llvm.fmuladd.f32(float %1076, float %1076, float %1078)
  %1080 = extractelement <3 x float> %1075, i64 2
  %1081 = tail call noundef float @llvm.fmuladd.f32(float %1080, float %1080, float %1079)
  %1082 = fcmp olt float %1081, 0x3810000000000000
  br i1 %1082, label %1097, label %1083

1083:                                             ; preds = %1057
  %1084 = fcmp oeq float %1081, 0x7FF0000000000000
  br i1 %1084, label %1087, label %1085

1085:                                             ; preds = %1083
  %1086 = tail call noundef float @llvm.sqrt.f32(float %1081), !fpmath !17
  br label %1107

1087:                                             ; preds = %1083
  %1088 = fmul <3 x float> %1075, splat (float 0x3BE0000000000000)
  %1089 = extractelement <3 x float> %1088, i64 0
  %1090 = extractelement <3 x float> %1088, i64 1
  %1091 = fmul float %1090, %1090
  %1092 = tail call float @llvm.fmuladd.f32(float %1089, float %1089, float %1091)
  %1093 = extractelement <3 x float> %1088, i64 2
  %1094 = tail call noundef float @llvm.fmuladd.f32(float %1093, float %1093, float %1092)
  %1095 = tail call noundef float @llvm.sqrt.f32(float %1094), !fpmath !17
  %1096 = fmul float %1095, 0x4400000000000000
  br label %1107

1097:                                             ; preds = %1057
  %1098 = fmul <3 x float> %1075, splat (float 0x4550000000000000)
  %1099 = extractelement <3 x float> %1098, i64 0
  %1100 = extractelement <3 x float> %1098, i64 1
  %1101 = fmul float %1100, %1100
  %1102 = tail call float @llvm.fmuladd.f32(float %1099, float %1099, float %1101)
  %1103 = extractelement <3 x float> %1098, i64 2
  %1104 = tail call noundef float @llvm.fmuladd.f32(float %1103, float %1103, float %1102)
  %1105 = tail call noundef float @llvm.sqrt.f32(float %1104), !fpmath !17
  %1106 = fmul float %1105, 0x3A90000000000000
  br label %1107

1107:                                             ; preds = %1097, %1087, %1085
  %1108 = phi float [ %1106, %1097 ], [ %1096, %1087 ], [ %1086, %1085 ]
  %1109 = fadd <3 x float> %1074, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1110 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1109) #11
  %1111 = fadd <3 x float> %1110, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1112 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1111, <3 x float> noundef zeroinitializer) #11
  %1113 = extractelement <3 x float> %1112, i64 0
  %1114 = extractelement <3 x float> %1112, i64 1
  %1115 = fmul float %1114, %1114
  %1116 = tail call float @llvm.fmuladd.f32(float %1113, float %1113, float %1115)
  %1117 = extractelement <3 x float> %1112, i64 2
  %1118 = tail call noundef float @llvm.fmuladd.f32(float %1117, float %1117, float %1116)
  %1119 = fcmp olt float %1118, 0x3810000000000000
  br i1 %1119, label %1134, label %1120

1120:                                             ; preds = %1107
  %1121 = fcmp oeq float %1118, 0x7FF0000000000000
  br i1 %1121, label %1124, label %1122

1122:                                             ; preds = %1120
  %1123 = tail call noundef float @llvm.sqrt.f32(float %1118), !fpmath !17
  br label %1144

1124:                                             ; preds = %1120
  %1125 = fmul <3 x float> %1112, splat (float 0x3BE0000000000000)
  %1126 = extractelement <3 x float> %1125, i64 0
  %1127 = extractelement <3 x float> %1125, i64 1
  %1128 = fmul float %1127, %1127
  %1129 = tail call float @llvm.fmuladd.f32(float %1126, float %1126, float %1128)
  %1130 = extractelement <3 x float> %1125, i64 2
  %1131 = tail call noundef float @llvm.fmuladd.f32(float %1130, float %1130, float %1129)
  %1132 = tail call noundef float @llvm.sqrt.f32(float %1131), !fpmath !17
  %1133 = fmul float %1132, 0x4400000000000000
  br label %1144

1134:                                             ; preds = %1107
  %1135 = fmul <3 x float> %1112, splat (float 0x4550000000000000)
  %1136 = extractelement <3 x float> %1135, i64 0
  %1137 = extractelement <3 x float> %1135, i64 1
  %1138 = fmul float %1137, %1137
  %1139 = tail call float @llvm.fmuladd.f32(float %1136, float %1136, float %1138)
  %1140 = extractelement <3 x float> %1135, i64 2
  %1141 = tail call noundef float @llvm.fmuladd.f32(float %1140, float %1140, float %1139)
  %1142 = tail call noundef float @llvm.sqrt.f32(float %1141), !fpmath !17
  %1143 = fmul float %1142, 0x3A90000000000000
  br label %1144

1144:                                             ; preds = %1134, %1124, %1122
  %1145 = phi float [ %1143, %1134 ], [ %1133, %1124 ], [ %1123, %1122 ]
  %1146 = fadd float %1108, 0xBFE99999A0000000
  %1147 = extractelement <3 x float> %1074, i64 1
  %1148 = fadd float %1147, 1.000000e+00
  %1149 = extractelement <3 x float> %1111, i64 0
  %1150 = extractelement <3 x float> %1111, i64 1
  %1151 = extractelement <3 x float> %1111, i64 2
  %1152 = tail call fastcc float @llvm.maxnum.f32(float noundef %1150, float noundef %1151) #11
  %1153 = tail call fastcc float @llvm.maxnum.f32(float noundef %1149, float noundef %1152) #11
  %1154 = tail call fastcc float @llvm.minnum.f32(float noundef %1153, float noundef 0.000000e+00) #11
  %1155 = fadd float %1154, %1145
  %1156 = tail call fastcc float @llvm.minnum.f32(float noundef %1146, float noundef %1155) #11
  %1157 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1148, float noundef %1156) #11
  %1158 = tail call fastcc float @llvm.maxnum.f32(float noundef %1157, float noundef 0.000000e+00) #11
  %1159 = fmul float %1158, 8.000000e+00
  %1160 = fdiv float %1159, 0x3FF4CCCCC0000000, !fpmath !16
  %1161 = tail call fastcc float @llvm.minnum.f32(float noundef %1073, float noundef %1160) #11
  %1162 = fadd <3 x float> %182, <float 0x3FE89374A0000000, float 0x3FF47AE140000000, float 0xBFE26E9780000000>
  %1163 = fsub <3 x float> %1162, %79
  %1164 = extractelement <3 x float> %1163, i64 0
  %1165 = extractelement <3 x float> %1163, i64 1
  %1166 = fmul float %1165, %1165
  %1167 = tail call float @llvm.fmuladd.f32(float %1164, float %1164, float %1166)
  %1168 = extractelement <3 x float> %1163, i64 2
  %1169 = tail call noundef float @llvm.fmuladd.f32(float %1168, float %1168, float %1167)
  %1170 = fcmp olt float %1169, 0x3810000000000000
  br i1 %1170, label %1185, label %1171

1171:                                             ; preds = %1144
  %1172 = fcmp oeq float %1169, 0x7FF0000000000000
  br i1 %1172, label %1175, label %1173

1173:                                             ; preds = %1171
  %1174 = tail call noundef float @llvm.sqrt.f32(float %1169), !fpmath !17
  br label %1195

1175:                                             ; preds = %1171
  %1176 = fmul <3 x float> %1163, splat (float 0x3BE0000000000000)
  %1177 = extractelement <3 x float> %1176, i64 0
  %1178 = extractelement <3 x float> %1176, i64 1
  %1179 = fmul float %1178, %1178
  %1180 = tail call float @llvm.fmuladd.f32(float %1177, float %1177, float %1179)
  %1181 = extractelement <3 x float> %1176, i64 2
  %1182 = tail call noundef float @llvm.fmuladd.f32(float %1181, float %1181, float %1180)
  %1183 = tail call noundef float @llvm.sqrt.f32(float %1182), !fpmath !17
  %1184 = fmul float %1183, 0x4400000000000000
  br label %1195

1185:                                             ; preds = %1144
  %1186 = fmul <3 x float> %1163, splat (float 0x4550000000000000)
  %1187 = extractelement <3 x float> %1186, i64 0
  %1188 = extractelement <3 x float> %1186, i64 1
  %1189 = fmul float %1188, %1188
  %1190 = tail call float @llvm.fmuladd.f32(float %1187, float %1187, float %1189)
  %1191 = extractelement <3 x float> %1186, i64 2
  %1192 = tail call noundef float @llvm.fmuladd.f32(float %1191, float %1191, float %1190)
  %1193 = tail call noundef float @llvm.sqrt.f32(float %1192), !fpmath !17
  %1194 = fmul float %1193, 0x3A90000000000000
  br label %1195

1195:                                             ; preds = %1185, %1175, %1173
  %1196 = phi float [ %1194, %1185 ], [ %1184, %1175 ], [ %1174, %1173 ]
  %1197 = fadd <3 x float> %1162, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1198 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1197) #11
  %1199 = fadd <3 x float> %1198, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1200 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1199, <3 x float> noundef zeroinitializer) #11
  %1201 = extractelement <3 x float> %1200, i64 0
  %1202 = extractelement <3 x float> %1200, i64 1
  %1203 = fmul float %1202, %1202
  %1204 = tail call float @llvm.fmuladd.f32(float %1201, float %1201, float %1203)
  %1205 = extractelement <3 x float> %1200, i64 2
  %1206 = tail call noundef float @llvm.fmuladd.f32(float %1205, float %1205, float %1204)
  %1207 = fcmp olt float %1206, 0x3810000000000000
  br i1 %1207, label %1222, label %1208

1208:                                             ; preds = %1195
  %1209 = fcmp oeq float %1206, 0x7FF0000000000000
  br i1 %1209, label %1212, label %1210

1210:                                             ; preds = %1208
  %1211 = tail call noundef float @llvm.sqrt.f32(float %1206), !fpmath !17
  br label %1232

1212:                                             ; preds = %1208
  %1213 = fmul <3 x float> %1200, splat (float 0x3BE0000000000000)
  %1214 = extractelement <3 x float> %1213, i64 0
  %1215 = extractelement <3 x float> %1213, i64 1
  %1216 = fmul float %1215, %1215
  %1217 = tail call float @llvm.fmuladd.f32(float %1214, float %1214, float %1216)
  %1218 = extractelement <3 x float> %1213, i64 2
  %1219 = tail call noundef float @llvm.fmuladd.f32(float %1218, float %1218, float %1217)
  %1220 = tail call noundef float @llvm.sqrt.f32(float %1219), !fpmath !17
  %1221 = fmul float %1220, 0x4400000000000000
  br label %1232

1222:                                             ; preds = %1195
  %1223 = fmul <3 x float> %1200, splat (float 0x4550000000000000)
  %1224 = extractelement <3 x float> %1223, i64 0
  %1225 = extractelement <3 x float> %1223, i64 1
  %1226 = fmul float %1225, %1225
  %1227 = tail call float @llvm.fmuladd.f32(float %1224, float %1224, float %1226)
  %1228 = extractelement <3 x float> %1223, i64 2
  %1229 = tail call noundef float @llvm.fmuladd.f32(float %1228, float %1228, float %1227)
  %1230 = tail call noundef float @llvm.sqrt.f32(float %1229), !fpmath !17
  %1231 = fmul float %1230, 0x3A90000000000000
  br label %1232

1232:                                             ; preds = %1222, %1212, %1210
  %1233 = phi float [ %1231, %1222 ], [ %1221, %1212 ], [ %1211, %1210 ]
  %1234 = fadd float %1196, 0xBFE99999A0000000
  %1235 = extractelement <3 x float> %1162, i64 1
  %1236 = fadd float %1235, 1.000000e+00
  %1237 = extractelement <3 x float> %1199, i64 0
  %1238 = extractelement <3 x float> %1199, i64 1
  %1239 = extractelement <3 x float> %1199, i64 2
  %1240 = tail call fastcc float @llvm.maxnum.f32(float noundef %1238, float noundef %1239) #11
  %1241 = tail call fastcc float @llvm.maxnum.f32(float noundef %1237, float noundef %1240) #11
  %1242 = tail call fastcc float @llvm.minnum.f32(float noundef %1241, float noundef 0.000000e+00) #11
  %1243 = fadd float %1242, %1233
  %1244 = tail call fastcc float @llvm.minnum.f32(float noundef %1234, float noundef %1243) #11
  %1245 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1236, float noundef %1244) #11
  %1246 = tail call fastcc float @llvm.maxnum.f32(float noundef %1245, float noundef 0.000000e+00) #11
  %1247 = fmul float %1246, 8.000000e+00
  %1248 = fdiv float %1247, 0x3FF9999980000000, !fpmath !16
  %1249 = tail call fastcc float @llvm.minnum.f32(float noundef %1161, float noundef %1248) #11
  %1250 = fadd <3 x float> %182, <float 0x3FED2F1A60000000, float 0x3FF851EB60000000, float 0xBFE5E353E0000000>
  %1251 = fsub <3 x float> %1250, %79
  %1252 = extractelement <3 x float> %1251, i64 0
  %1253 = extractelement <3 x float> %1251, i64 1
  %1254 = fmul float %1253, %1253
  %1255 = tail call float @llvm.fmuladd.f32(float %1252, float %1252, float %1254)
  %1256 = extractelement <3 x float> %1251, i64 2
  %1257 = tail call noundef float @llvm.fmuladd.f32(float %1256, float %1256, float %1255)
  %1258 = fcmp olt float %1257, 0x3810000000000000
  br i1 %1258, label %1273, label %1259

1259:                                             ; preds = %1232
  %1260 = fcmp oeq float %1257, 0x7FF0000000000000
  br i1 %1260, label %1263, label %1261

1261:                                             ; preds = %1259
  %1262 = tail call noundef float @llvm.sqrt.f32(float %1257), !fpmath !17
  br label %1283

1263:                                             ; preds = %1259
  %1264 = fmul <3 x float> %1251, splat (float 0x3BE0000000000000)
  %1265 = extractelement <3 x float> %1264, i64 0
  %1266 = extractelement <3 x float> %1264, i64 1
  %1267 = fmul float %1266, %1266
  %1268 = tail call float @llvm.fmuladd.f32(float %1265, float %1265, float %1267)
  %1269 = extractelement <3 x float> %1264, i64 2
  %1270 = tail call noundef float @llvm.fmuladd.f32(float %1269, float %1269, float %1268)
  %1271 = tail call noundef float @llvm.sqrt.f32(float %1270), !fpmath !17
  %1272 = fmul float %1271, 0x4400000000000000
  br label %1283

1273:                                             ; preds = %1232
  %1274 = fmul <3 x float> %1251, splat (float 0x4550000000000000)
  %1275 = extractelement <3 x float> %1274, i64 0
  %1276 = extractelement <3 x float> %1274, i64 1
  %1277 = fmul float %1276, %1276
  %1278 = tail call float @llvm.fmuladd.f32(float %1275, float %1275, float %1277)
  %1279 = extractelement <3 x float> %1274, i64 2
  %1280 = tail call noundef float @llvm.fmuladd.f32(float %1279, float %1279, float %1278)
  %1281 = tail call noundef float @llvm.sqrt.f32(float %1280), !fpmath !17
  %1282 = fmul float %1281, 0x3A90000000000000
  br label %1283

1283:                                             ; preds = %1273, %1263, %1261
  %1284 = phi float [ %1282, %1273 ], [ %1272, %1263 ], [ %1262, %1261 ]
  %1285 = fadd <3 x float> %1250, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1286 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1285) #11
  %1287 = fadd <3 x float> %1286, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1288 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1287, <3 x float> noundef zeroinitializer) #11
  %1289 = extractelement <3 x float> %1288, i64 0
  %1290 = extractelement <3 x float> %1288, i64 1
  %1291 = fmul float %1290, %1290
  %1292 = tail call float @llvm.fmuladd.f32(float %1289, float %1289, float %1291)
  %1293 = extractelement <3 x float> %1288, i64 2
  %1294 = tail call noundef float @llvm.fmuladd.f32(float %1293, float %1293, float %1292)
  %1295 = fcmp olt float %1294, 0x3810000000000000
  br i1 %1295, label %1310, label %1296

1296:                                             ; preds = %1283
  %1297 = fcmp oeq float %1294, 0x7FF0000000000000
  br i1 %1297, label %1300, label %1298

1298:                                             ; preds = %1296
  %1299 = tail call noundef float @llvm.sqrt.f32(float %1294), !fpmath !17
  br label %1320

1300:                                             ; preds = %1296
  %1301 = fmul <3 x float> %1288, splat (float 0x3BE0000000000000)
  %1302 = extractelement <3 x float> %1301, i64 0
  %1303 = extractelement <3 x float> %1301, i64 1
  %1304 = fmul float %1303, %1303
  %1305 = tail call float @llvm.fmuladd.f32(float %1302, float %1302, float %1304)
  %1306 = extractelement <3 x float> %1301, i64 2
  %1307 = tail call noundef float @llvm.fmuladd.f32(float %1306, float %1306, float %1305)
  %1308 = tail call noundef float @llvm.sqrt.f32(float %1307), !fpmath !17
  %1309 = fmul float %1308, 0x4400000000000000
  br label %1320

1310:                                             ; preds = %1283
  %1311 = fmul <3 x float> %1288, splat (float 0x4550000000000000)
  %1312 = extractelement <3 x float> %1311, i64 0
  %1313 = extractelement <3 x float> %1311, i64 1
  %1314 = fmul float %1313, %1313
  %1315 = tail call float @llvm.fmuladd.f32(float %1312, float %1312, float %1314)
  %1316 = extractelement <3 x float> %1311, i64 2
  %1317 = tail call noundef float @llvm.fmuladd.f32(float %1316, float %1316, float %1315)
  %1318 = tail call noundef float @llvm.sqrt.f32(float %1317), !fpmath !17
  %1319 = fmul float %1318, 0x3A90000000000000
  br label %1320

1320:                                             ; preds = %1310, %1300, %1298
  %1321 = phi float [ %1319, %1310 ], [ %1309, %1300 ], [ %1299, %1298 ]
  %1322 = fadd float %1284, 0xBFE99999A0000000
  %1323 = extractelement <3 x float> %1250, i64 1
  %1324 = fadd float %1323, 1.000000e+00
  %1325 = extractelement <3 x float> %1287, i64 0
  %1326 = extractelement <3 x float> %1287, i64 1
  %1327 = extractelement <3 x float> %1287, i64 2
  %1328 = tail call fastcc float @llvm.maxnum.f32(float noundef %1326, float noundef %1327) #11
  %1329 = tail call fastcc float @llvm.maxnum.f32(float noundef %1325, float noundef %1328) #11
  %1330 = tail call fastcc float @llvm.minnum.f32(float noundef %1329, float noundef 0.000000e+00) #11
  %1331 = fadd float %1330, %1321
  %1332 = tail call fastcc float @llvm.minnum.f32(float noundef %1322, float noundef %1331) #11
  %1333 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1324, float noundef %1332) #11
  %1334 = tail call fastcc float @llvm.maxnum.f32(float noundef %1333, float noundef 0.000000e+00) #11
  %1335 = fmul float %1334, 8.000000e+00
  %1336 = fdiv float %1335, 0x3FFE666640000000, !fpmath !16
  %1337 = tail call fastcc float @llvm.minnum.f32(float noundef %1249, float noundef %1336) #11
  %1338 = fadd <3 x float> %182, <float 0x3FF0E56020000000, float 0x3FFC28F5A0000000, float 0xBFE9581040000000>
  %1339 = fsub <3 x float> %1338, %79
  %1340 = extractelement <3 x float> %1339, i64 0
  %1341 = extractelement <3 x float> %1339, i64 1
  %1342 = fmul float %1341, %1341
  %1343 = tail call float @llvm.fmuladd.f32(float %1340, float %1340, float %1342)
  %1344 = extractelement <3 x float> %1339, i64 2
  %1345 = tail call noundef float @llvm.fmuladd.f32(float %1344, float %1344, float %1343)
  %1346 = fcmp olt float %1345, 0x3810000000000000
  br i1 %1346, label %1361, label %1347

1347:                                             ; preds = %1320
  %1348 = fcmp oeq float %1345, 0x7FF0000000000000
  br i1 %1348, label %1351, label %1349

1349:                                             ; preds = %1347
  %1350 = tail call noundef float @llvm.sqrt.f32(float %1345), !fpmath !17
  br label %1371

1351:                                             ; preds = %1347
  %1352 = fmul <3 x float> %1339, splat (float 0x3BE0000000000000)
  %1353 = extractelement <3 x float> %1352, i64 0
  %1354 = extractelement <3 x float> %1352, i64 1
  %1355 = fmul float %1354, %1354
  %1356 = tail call float @llvm.fmuladd.f32(float %1353, float %1353, float %1355)
  %1357 = extractelement <3 x float> %1352, i64 2
  %1358 = tail call noundef float @llvm.fmuladd.f32(float %1357, float %1357, float %1356)
  %1359 = tail call noundef float @llvm.sqrt.f32(float %1358), !fpmath !17
  %1360 = fmul float %1359, 0x4400000000000000
  br label %1371

1361:                                             ; preds = %1320
  %1362 = fmul <3 x float> %1339, splat (float 0x4550000000000000)
  %1363 = extractelement <3 x float> %1362, i64 0
  %1364 = extractelement <3 x float> %1362, i64 1
  %1365 = fmul float %1364, %1364
  %1366 = tail call float @llvm.fmuladd.f32(float %1363, float %1363, float %1365)
  %1367 = extractelement <3 x float> %1362, i64 2
  %1368 = tail call noundef float @llvm.fmuladd.f32(float %1367, float %1367, float %1366)
  %1369 = tail call noundef float @llvm.sqrt.f32(float %1368), !fpmath !17
  %1370 = fmul float %1369, 0x3A90000000000000
  br label %1371

1371:                                             ; preds = %1361, %1351, %1349
  %1372 = phi float [ %1370, %1361 ], [ %1360, %1351 ], [ %1350, %1349 ]
  %1373 = fadd <3 x float> %1338, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1374 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1373) #11
  %1375 = fadd <3 x float> %1374, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1376 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1375, <3 x float> noundef zeroinitializer) #11
  %1377 = extractelement <3 x float> %1376, i64 0
  %1378 = extractelement <3 x float> %1376, i64 1
  %1379 = fmul float %1378, %1378
  %1380 = tail call float @llvm.fmuladd.f32(float %1377, float %1377, float %1379)
  %1381 = extractelement <3 x float> %1376, i64 2
  %1382 = tail call noundef float @llvm.fmuladd.f32(float %1381, float %1381, float %1380)
  %1383 = fcmp olt float %1382, 0x3810000000000000
  br i1 %1383, label %1398, label %1384

1384:                                             ; preds = %1371
  %1385 = fcmp oeq float %1382, 0x7FF0000000000000
  br i1 %1385, label %1388, label %1386

1386:                                             ; preds = %1384
  %1387 = tail call noundef float @llvm.sqrt.f32(float %1382), !fpmath !17
  br label %1408

1388:                                             ; preds = %1384
  %1389 = fmul <3 x float> %1376, splat (float 0x3BE0000000000000)
  %1390 = extractelement <3 x float> %1389, i64 0
  %1391 = extractelement <3 x float> %1389, i64 1
  %1392 = fmul float %1391, %1391
  %1393 = tail call float @llvm.fmuladd.f32(float %1390, float %1390, float %1392)
  %1394 = extractelement <3 x float> %1389, i64 2
  %1395 = tail call noundef float @llvm.fmuladd.f32(float %1394, float %1394, float %1393)
  %1396 = tail call noundef float @llvm.sqrt.f32(float %1395), !fpmath !17
  %1397 = fmul float %1396, 0x4400000000000000
  br label %1408

1398:                                             ; preds = %1371
  %1399 = fmul <3 x float> %1376, splat (float 0x4550000000000000)
  %1400 = extractelement <3 x float> %1399, i64 0
  %1401 = extractelement <3 x float> %1399, i64 1
  %1402 = fmul float %1401, %1401
  %1403 = tail call float @llvm.fmuladd.f32(float %1400, float %1400, float %1402)
  %1404 = extractelement <3 x float> %1399, i64 2
  %1405 = tail call noundef float @llvm.fmuladd.f32(float %1404, float %1404, float %1403)
  %1406 = tail call noundef float @llvm.sqrt.f32(float %1405), !fpmath !17
  %1407 = fmul float %1406, 0x3A90000000000000
  br label %1408

1408:                                             ; preds = %1398, %1388, %1386
  %1409 = phi float [ %1407, %1398 ], [ %1397, %1388 ], [ %1387, %1386 ]
  %1410 = fadd float %1372, 0xBFE99999A0000000
  %1411 = extractelement <3 x float> %1338, i64 1
  %1412 = fadd float %1411, 1.000000e+00
  %1413 = extractelement <3 x float> %1375, i64 0
  %1414 = extractelement <3 x float> %1375, i64 1
  %1415 = extractelement <3 x float> %1375, i64 2
  %1416 = tail call fastcc float @llvm.maxnum.f32(float noundef %1414, float noundef %1415) #11
  %1417 = tail call fastcc float @llvm.maxnum.f32(float noundef %1413, float noundef %1416) #11
  %1418 = tail call fastcc float @llvm.minnum.f32(float noundef %1417, float noundef 0.000000e+00) #11
  %1419 = fadd float %1418, %1409
  %1420 = tail call fastcc float @llvm.minnum.f32(float noundef %1410, float noundef %1419) #11
  %1421 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1412, float noundef %1420) #11
  %1422 = tail call fastcc float @llvm.maxnum.f32(float noundef %1421, float noundef 0.000000e+00) #11
  %1423 = fmul float %1422, 8.000000e+00
  %1424 = fdiv float %1423, 0x4001999980000000, !fpmath !16
  %1425 = tail call fastcc float @llvm.minnum.f32(float noundef %1337, float noundef %1424) #11
  %1426 = fadd <3 x float> %182, <float 0x3FF3333300000000, float 0x3FFFFFFFE0000000, float 0xBFECCCCCC0000000>
  %1427 = fsub <3 x float> %1426, %79
  %1428 = extractelement <3 x float> %1427, i64 0
  %1429 = extractelement <3 x float> %1427, i64 1
  %1430 = fmul float %1429, %1429
  %1431 = tail call float @llvm.fmuladd.f32(float %1428, float %1428, float %1430)
  %1432 = extractelement <3 x float> %1427, i64 2
  %1433 = tail call noundef float @llvm.fmuladd.f32(float %1432, float %1432, float %1431)
  %1434 = fcmp olt float %1433, 0x3810000000000000
  br i1 %1434, label %1449, label %1435

1435:                                             ; preds = %1408
  %1436 = fcmp oeq float %1433, 0x7FF0000000000000
  br i1 %1436, label %1439, label %1437

1437:                                             ; preds = %1435
  %1438 = tail call noundef float @llvm.sqrt.f32(float %1433), !fpmath !17
  br label %1459

1439:                                             ; preds = %1435
  %1440 = fmul <3 x float> %1427, splat (float 0x3BE0000000000000)
  %1441 = extractelement <3 x float> %1440, i64 0
  %1442 = extractelement <3 x float> %1440, i64 1
  %1443 = fmul float %1442, %1442
  %1444 = tail call float @llvm.fmuladd.f32(float %1441, float %1441, float %1443)
  %1445 = extractelement <3 x float> %1440, i64 2
  %1446 = tail call noundef float @llvm.fmuladd.f32(float %1445, float %1445, float %1444)
  %1447 = tail call noundef float @llvm.sqrt.f32(float %1446), !fpmath !17
  %1448 = fmul float %1447, 0x4400000000000000
  br label %1459

1449:                                             ; preds = %1408
  %1450 = fmul <3 x float> %1427, splat (float 0x4550000000000000)
  %1451 = extractelement <3 x float> %1450, i64 0
  %1452 = extractelement <3 x float> %1450, i64 1
  %1453 = fmul float %1452, %1452
  %1454 = tail call float @llvm.fmuladd.f32(float %1451, float %1451, float %1453)
  %1455 = extractelement <3 x float> %1450, i64 2
  %1456 = tail call noundef float @llvm.fmuladd.f32(float %1455, float %1455, float %1454)
  %1457 = tail call noundef float @llvm.sqrt.f32(float %1456), !fpmath !17
  %1458 = fmul float %1457, 0x3A90000000000000
  br label %1459

1459:                                             ; preds = %1449, %1439, %1437
  %1460 = phi float [ %1458, %1449 ], [ %1448, %1439 ], [ %1438, %1437 ]
  %1461 = fadd <3 x float> %1426, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1462 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1461) #11
  %1463 = fadd <3 x float> %1462, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1464 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1463, <3 x float> noundef zeroinitializer) #11
  %1465 = extractelement <3 x float> %1464, i64 0
  %1466 = extractelement <3 x float> %1464, i64 1
  %1467 = fmul float %1466, %1466
  %1468 = tail call float @llvm.fmuladd.f32(float %1465, float %1465, float %1467)
  %1469 = extractelement <3 x float> %1464, i64 2
  %1470 = tail call noundef float @llvm.fmuladd.f32(float %1469, float %1469, float %1468)
  %1471 = fcmp olt float %1470, 0x3810000000000000
  br i1 %1471, label %1486, label %1472

1472:                                             ; preds = %1459
  %1473 = fcmp oeq float %1470, 0x7FF0000000000000
  br i1 %1473, label %1476, label %1474

1474:                                             ; preds = %1472
  %1475 = tail call noundef float @llvm.sqrt.f32(float %1470), !fpmath !17
  br label %1496

1476:                                             ; preds = %1472
  %1477 = fmul <3 x float> %1464, splat (float 0x3BE0000000000000)
  %1478 = extractelement <3 x float> %1477, i64 0
  %1479 = extractelement <3 x float> %1477, i64 1
  %1480 = fmul float %1479, %1479
  %1481 = tail call float @llvm.fmuladd.f32(float %1478, float %1478, float %1480)
  %1482 = extractelement <3 x float> %1477, i64 2
  %1483 = tail call noundef float @llvm.fmuladd.f32(float %1482, float %1482, float %1481)
  %1484 = tail call noundef float @llvm.sqrt.f32(float %1483), !fpmath !17
  %1485 = fmul float %1484, 0x4400000000000000
  br label %1496

1486:                                             ; preds = %1459
  %1487 = fmul <3 x float> %1464, splat (float 0x4550000000000000)
  %1488 = extractelement <3 x float> %1487, i64 0
  %1489 = extractelement <3 x float> %1487, i64 1
  %1490 = fmul float %1489, %1489
  %1491 = tail call float @llvm.fmuladd.f32(float %1488, float %1488, float %1490)
  %1492 = extractelement <3 x float> %1487, i64 2
  %1493 = tail call noundef float @llvm.fmuladd.f32(float %1492, float %1492, float %1491)
  %1494 = tail call noundef float @llvm.sqrt.f32(float %1493), !fpmath !17
  %1495 = fmul float %1494, 0x3A90000000000000
  br label %1496

1496:                                             ; preds = %1486, %1476, %1474
  %1497 = phi float [ %1495, %1486 ], [ %1485, %1476 ], [ %1475, %1474 ]
  %1498 = fadd float %1460, 0xBFE99999A0000000
  %1499 = extractelement <3 x float> %1426, i64 1
  %1500 = fadd float %1499, 1.000000e+00
  %1501 = extractelement <3 x float> %1463, i64 0
  %1502 = extractelement <3 x float> %1463, i64 1
  %1503 = extractelement <3 x float> %1463, i64 2
  %1504 = tail call fastcc float @llvm.maxnum.f32(float noundef %1502, float noundef %1503) #11
  %1505 = tail call fastcc float @llvm.maxnum.f32(float noundef %1501, float noundef %1504) #11
  %1506 = tail call fastcc float @llvm.minnum.f32(float noundef %1505, float noundef 0.000000e+00) #11
  %1507 = fadd float %1506, %1497
  %1508 = tail call fastcc float @llvm.minnum.f32(float noundef %1498, float noundef %1507) #11
  %1509 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1500, float noundef %1508) #11
  %1510 = tail call fastcc float @llvm.maxnum.f32(float noundef %1509, float noundef 0.000000e+00) #11
  %1511 = fmul float %1510, 8.000000e+00
  %1512 = fdiv float %1511, 0x4003FFFFE0000000, !fpmath !16
  %1513 = tail call fastcc float @llvm.minnum.f32(float noundef %1425, float noundef %1512) #11
  %1514 = fadd <3 x float> %182, <float 0x3FF5810600000000, float 0x4001EB8500000000, float 0xBFF020C480000000>
  %1515 = fsub <3 x float> %1514, %79
  %1516 = extractelement <3 x float> %1515, i64 0
  %1517 = extractelement <3 x float> %1515, i64 1
  %1518 = fmul float %1517, %1517
  %1519 = tail call float @llvm.fmuladd.f32(float %1516, float %1516, float %1518)
  %1520 = extractelement <3 x float> %1515, i64 2
  %1521 = tail call noundef float @llvm.fmuladd.f32(float %1520, float %1520, float %1519)
  %1522 = fcmp olt float %1521, 0x3810000000000000
  br i1 %1522, label %1537, label %1523

1523:                                             ; preds = %1496
  %1524 = fcmp oeq float %1521, 0x7FF0000000000000
  br i1 %1524, label %1527, label %1525

1525:                                             ; preds = %1523
  %1526 = tail call noundef float @llvm.sqrt.f32(float %1521), !fpmath !17
  br label %1547

1527:                                             ; preds = %1523
  %1528 = fmul <3 x float> %1515, splat (float 0x3BE0000000000000)
  %1529 = extractelement <3 x float> %1528, i64 0
  %1530 = extractelement <3 x float> %1528, i64 1
  %1531 = fmul float %1530, %1530
  %1532 = tail call float @llvm.fmuladd.f32(float %1529, float %1529, float %1531)
  %1533 = extractelement <3 x float> %1528, i64 2
  %1534 = tail call noundef float @llvm.fmuladd.f32(float %1533, float %1533, float %1532)
  %1535 = tail call noundef float @llvm.sqrt.f32(float %1534), !fpmath !17
  %1536 = fmul float %1535, 0x4400000000000000
  br label %1547

1537:                                             ; preds = %1496
  %1538 = fmul <3 x float> %1515, splat (float 0x4550000000000000)
  %1539 = extractelement <3 x float> %1538, i64 0
  %1540 = extractelement <3 x float> %1538, i64 1
  %1541 = fmul float %1540, %1540
  %1542 = tail call float @llvm.fmuladd.f32(float %1539, float %1539, float %1541)
  %1543 = extractelement <3 x float> %1538, i64 2
  %1544 = tail call noundef float @llvm.fmuladd.f32(float %1543, float %1543, float %1542)
  %1545 = tail call noundef float @llvm.sqrt.f32(float %1544), !fpmath !17
  %1546 = fmul float %1545, 0x3A90000000000000
  br label %1547

1547:                                             ; preds = %1537, %1527, %1525
  %1548 = phi float [ %1546, %1537 ], [ %1536, %1527 ], [ %1526, %1525 ]
  %1549 = fadd <3 x float> %1514, <float 0x3FF3333340000000, float 0x3FD3333340000000, float -3.500000e+00>
  %1550 = tail call fastcc <3 x float> @llvm.fabs.v3f32(<3 x float> noundef %1549) #11
  %1551 = fadd <3 x float> %1550, <float -5.000000e-01, float 0xBFE3333340000000, float 0xBFD99999A0000000>
  %1552 = tail call fastcc <3 x float> @llvm.maxnum.v3f32(<3 x float> noundef %1551, <3 x float> noundef zeroinitializer) #11
  %1553 = extractelement <3 x float> %1552, i64 0
  %1554 = extractelement <3 x float> %1552, i64 1
  %1555 = fmul float %1554, %1554
  %1556 = tail call float @llvm.fmuladd.f32(float %1553, float %1553, float %1555)
  %1557 = extractelement <3 x float> %1552, i64 2
  %1558 = tail call noundef float @llvm.fmuladd.f32(float %1557, float %1557, float %1556)
  %1559 = fcmp olt float %1558, 0x3810000000000000
  br i1 %1559, label %1574, label %1560

1560:                                             ; preds = %1547
  %1561 = fcmp oeq float %1558, 0x7FF0000000000000
  br i1 %1561, label %1564, label %1562

1562:                                             ; preds = %1560
  %1563 = tail call noundef float @llvm.sqrt.f32(float %1558), !fpmath !17
  br label %1584

1564:                                             ; preds = %1560
  %1565 = fmul <3 x float> %1552, splat (float 0x3BE0000000000000)
  %1566 = extractelement <3 x float> %1565, i64 0
  %1567 = extractelement <3 x float> %1565, i64 1
  %1568 = fmul float %1567, %1567
  %1569 = tail call float @llvm.fmuladd.f32(float %1566, float %1566, float %1568)
  %1570 = extractelement <3 x float> %1565, i64 2
  %1571 = tail call noundef float @llvm.fmuladd.f32(float %1570, float %1570, float %1569)
  %1572 = tail call noundef float @llvm.sqrt.f32(float %1571), !fpmath !17
  %1573 = fmul float %1572, 0x4400000000000000
  br label %1584

1574:                                             ; preds = %1547
  %1575 = fmul <3 x float> %1552, splat (float 0x4550000000000000)
  %1576 = extractelement <3 x float> %1575, i64 0
  %1577 = extractelement <3 x float> %1575, i64 1
  %1578 = fmul float %1577, %1577
  %1579 = tail call float @llvm.fmuladd.f32(float %1576, float %1576, float %1578)
  %1580 = extractelement <3 x float> %1575, i64 2
  %1581 = tail call noundef float @llvm.fmuladd.f32(float %1580, float %1580, float %1579)
  %1582 = tail call noundef float @llvm.sqrt.f32(float %1581), !fpmath !17
  %1583 = fmul float %1582, 0x3A90000000000000
  br label %1584

1584:                                             ; preds = %1574, %1564, %1562
  %1585 = phi float [ %1583, %1574 ], [ %1573, %1564 ], [ %1563, %1562 ]
  %1586 = fadd float %1548, 0xBFE99999A0000000
  %1587 = extractelement <3 x float> %1514, i64 1
  %1588 = fadd float %1587, 1.000000e+00
  %1589 = extractelement <3 x float> %1551, i64 0
  %1590 = extractelement <3 x float> %1551, i64 1
  %1591 = extractelement <3 x float> %1551, i64 2
  %1592 = tail call fastcc float @llvm.maxnum.f32(float noundef %1590, float noundef %1591) #11
  %1593 = tail call fastcc float @llvm.maxnum.f32(float noundef %1589, float noundef %1592) #11
  %1594 = tail call fastcc float @llvm.minnum.f32(float noundef %1593, float noundef 0.000000e+00) #11
  %1595 = fadd float %1594, %1585
  %1596 = tail call fastcc float @llvm.minnum.f32(float noundef %1586, float noundef %1595) #11
  %1597 = tail call fastcc noundef float @llvm.minnum.f32(float noundef %1588, float noundef %1596) #11
  %1598 = tail call fastcc float @llvm.maxnum.f32(float noundef %1597, float noundef 0.000000e+00) #11
  %1599 = fmul float %1598, 8.000000e+00
  %1600 = fdiv float %1599, 0x4006666640000000, !fpmath !16
  %1601 = tail call fastcc float @llvm.minnum.f32(float noundef %1513, float noundef %1600) #11
  %1602 = insertelement <3 x float> poison, float %722, i64 0
  %1603 = shufflevector <3 x float> %1602, <3 x float> poison, <3 x i32> zeroinitializer
  %1604 = fdiv <3 x float> %692, %1603, !fpmath !16
  %1605 = extractelement <3 x float> %1604, i64 0
  %1606 = extractelement <3 x float> %1604, i64 1
  %1607 = fmul float %1606, 0x3FE99999A0000000
  %1608 = tail call float @llvm.fmuladd.f32(float %1605, float 0x3FDEB851E0000000, float %1607)
  %1609 = extractelement <3 x float> %1604, i64 2
  %1610 = tail call noundef float @llvm.fmuladd.f32(float %1609, float 0xBFD70A3D80000000, float %1608)
  %1611 = tail call fastcc float @llvm.maxnum.f32(float noundef %1610, float noundef 0.000000e+00) #11
  %1612 = fmul float %1611, 0x3FECCCCCC0000000
  %1613 = tail call fastcc float @llvm.minnum.f32(float noundef %1601, float noundef 1.000000e+00) #11
  %1614 = tail call float @llvm.fmuladd.f32(float %1612, float %1613, float 0x3FB99999A0000000)
  %1615 = tail call float @llvm.fmuladd.f32(float %1614, float 8.000000e+00, float 5.000000e-01)
  %1616 = fptoui float %1615 to i32
  %1617 = mul i32 %1616, 1842204
  %1618 = or i32 %1617, -16777216
  br label %1619

1619:                                             ; preds = %1584, %176
  %1620 = phi i32 [ %1618, %1584 ], [ -16777216, %176 ]
  %1621 = mul nsw i32 %1, %32
  %1622 = add nsw i32 %1621, %20
  %1623 = sext i32 %1622 to i64
  %1624 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %1623
  store i32 %1620, ptr addrspace(1) %1624, align 4, !tbaa !6
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
  %36 = fdiv float %34, %35, !fpmath !16
  %37 = tail call float @llvm.fmuladd.f32(float %36, float 2.000000e+00, float -1.000000e+00)
  %38 = sitofp i32 %32 to float
  %39 = fadd float %38, 5.000000e-01
  %40 = fneg float %39
  %41 = fdiv float %40, %35
  %42 = tail call float @llvm.fmuladd.f32(float %41, float 2.000000e+00, float 1.000000e+00)
  %43 = insertelement <3 x float> <float poison, float poison, float 1.500000e+00>, float %37, i64 0
  %44 = insertelement <3 x float> %43, float %42, i64 1
  %45 = fcmp une <3 x float> %44, zeroinitializer
  %46 = bitcast <3 x i1> %45 to i3
  %47 = icmp eq i3 %46, 0
  br i1 %47, label %91, label %48

48:                                               ; preds = %4
  %49 = fmul float %42, %42
  %50 = tail call float @llvm.fmuladd.f32(float %37, float %37, float %49)
  %51 = fadd float %50, 2.250000e+00
  %52 = fcmp olt float %51, 0x3810000000000000
  br i1 %52, label %53, label %61

53:                                               ; preds = %48
  %54 = fmul <3 x float> %44, splat (float 0x4550000000000000)
  %55 = extractelement <3 x float> %54, i64 0
  %56 = extractelement <3 x float> %54, i64 1
  %57 = fmul float %56, %56
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %57)
  %59 = extractelement <3 x float> %54, i64 2
  %60 = tail call noundef float @llvm.fmuladd.f32(float %59, float %59, float %58)
  br label %83

61:                                               ; preds = %48
  %62 = fcmp oeq float %51, 0x7FF0000000000000
  br i1 %62, label %63, label %83

63:                                               ; preds = %61
  %64 = fmul <3 x float> %44, splat (float 0x3BD0000000000000)
  %65 = extractelement <3 x float> %64, i64 0
  %66 = extractelement <3 x float> %64, i64 1
  %67 = fmul float %66, %66
  %68 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %67)
  %69 = extractelement <3 x float> %64, i64 2
  %70 = tail call noundef float @llvm.fmuladd.f32(float %69, float %69, float %68)
  %71 = fcmp oeq float %70, 0x7FF0000000000000
  br i1 %71, label %72, label %83

72:                                               ; preds = %63
  %73 = tail call <3 x float> @llvm.fabs.v3f32(<3 x float> %64)
  %74 = fcmp oeq <3 x float> %73, splat (float 0x7FF0000000000000)
  %75 = select <3 x i1> %74, <3 x float> splat (float 1.000000e+00), <3 x float> zeroinitializer
  %76 = tail call noundef <3 x float> @llvm.copysign.v3f32(<3 x float> %75, <3 x float> %64)
  %77 = extractelement <3 x float> %76, i64 0
  %78 = extractelement <3 x float> %76, i64 1
  %79 = fmul float %78, %78
  %80 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %79)
  %81 = extractelement <3 x float> %76, i64 2
  %82 = tail call noundef float @llvm.fmuladd.f32(float %81, float %81, float %80)
  br label %83

83:                                               ; preds = %72, %63, %61, %53
  %84 = phi <3 x float> [ %54, %53 ], [ %76, %72 ], [ %64, %63 ], [ %44, %61 ]
  %85 = phi float [ %60, %53 ], [ %82, %72 ], [ %70, %63 ], [ %51, %61 ]
  %86 = tail call contract float @llvm.sqrt.f32(float %85), !fpmath !17
  %87 = fdiv contract float 1.000000e+00, %86, !fpmath !16
  %88 = insertelement <3 x float> poison, float %87, i64 0
  %89 = shufflevector <3 x float> %88, <3 x float> poison, <3 x i32> zeroinitializer
  %90 = fmul <3 x float> %84, %89
  br label %91

91:                                               ; preds = %4, %83
  %92 = phi <3 x float> [ %90, %83 ], [ %44, %4 ]
  %93 = icmp sgt i32 %2, 0
  br i1 %93, label %310, label %314

94:                                               ; preds = %416
  br i1 %93, label %95, label %144

95:                                               ; preds = %94
  %96 = extractelement <3 x float> %420, i64 0
  %97 = extractelement <3 x float> %420, i64 1
  %98 = extractelement <3 x float> %420, i64 2
  br label %99

99:                                               ; preds = %99, %95
  %100 = phi float [ 0x46293E5940000000, %95 ], [ %141, %99 ]
  %101 = phi i32 [ -1, %95 ], [ %140, %99 ]
  %102 = phi i32 [ 0, %95 ], [ %142, %99 ]
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !amdgpu.noclobber !22
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %104, i64 4
  %107 = load float, ptr addrspace(1) %106, align 4, !amdgpu.noclobber !22
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %104, i64 8
  %109 = load float, ptr addrspace(1) %108, align 4, !amdgpu.noclobber !22
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %104, i64 12
  %111 = load float, ptr addrspace(1) %110, align 4, !amdgpu.noclobber !22
  %112 = insertelement <3 x float> poison, float %105, i64 0
  %113 = insertelement <3 x float> %112, float %107, i64 1
  %114 = insertelement <3 x float> %113, float %109, i64 2
  %115 = fsub <3 x float> %419, %114
  %116 = extractelement <3 x float> %115, i64 0
  %117 = extractelement <3 x float> %115, i64 1
  %118 = fmul float %97, %117
  %119 = tail call float @llvm.fmuladd.f32(float %116, float %96, float %118)
  %120 = extractelement <3 x float> %115, i64 2
  %121 = tail call noundef float @llvm.fmuladd.f32(float %120, float %98, float %119)
  %122 = fmul float %117, %117
  %123 = tail call float @llvm.fmuladd.f32(float %116, float %116, float %122)
  %124 = tail call noundef float @llvm.fmuladd.f32(float %120, float %120, float %123)
  %125 = fneg float %111
  %126 = tail call float @llvm.fmuladd.f32(float %125, float %111, float %124)
  %127 = fneg float %126
  %128 = tail call float @llvm.fmuladd.f32(float %121, float %121, float %127)
  %129 = fcmp olt float %128, 0.000000e+00
  %130 = tail call fastcc float @llvm.sqrt.f32(float noundef %128) #11, !fpmath !17
  %131 = fneg float %121
  %132 = fsub float %131, %130
  %133 = fcmp ogt float %132, 0x3F50624DE0000000
  %134 = fsub float %130, %121
  %135 = select i1 %133, float %132, float %134
  %136 = select i1 %129, float -1.000000e+00, float %135
  %137 = fcmp ogt float %136, 0x3F50624DE0000000
  %138 = fcmp olt float %136, %100
  %139 = select i1 %137, i1 %138, i1 false
  %140 = select i1 %139, i32 %102, i32 %101
  %141 = select i1 %139, float %136, float %100
  %142 = add nuw nsw i32 %102, 1
  %143 = icmp eq i32 %142, %2
  br i1 %143, label %144, label %99

144:                                              ; preds = %99, %94
  %145 = phi i32 [ -1, %94 ], [ %140, %99 ]
  %146 = phi float [ 0x46293E5940000000, %94 ], [ %141, %99 ]
  %147 = icmp sgt i32 %145, -1
  br i1 %147, label %158, label %148

148:                                              ; preds = %144
  %149 = insertelement <3 x float> poison, float %417, i64 0
  %150 = shufflevector <3 x float> %149, <3 x float> poison, <3 x i32> zeroinitializer
  %151 = extractelement <3 x float> %420, i64 1
  %152 = fadd float %151, 1.000000e+00
  %153 = fmul float %152, 5.000000e-01
  %154 = insertelement <3 x float> poison, float %153, i64 0
  %155 = shufflevector <3 x float> %154, <3 x float> poison, <3 x i32> zeroinitializer
  %156 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %155, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %157 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %150, <3 x float> %156, <3 x float> %418)
  br label %205

158:                                              ; preds = %144
  %159 = zext nneg i32 %145 to i64
  %160 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %159
  %161 = load float, ptr addrspace(1) %160, align 4, !tbaa !23, !amdgpu.noclobber !22
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 4
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !23, !amdgpu.noclobber !22
  %164 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 8
  %165 = load float, ptr addrspace(1) %164, align 4, !tbaa !23, !amdgpu.noclobber !22
  %166 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 12
  %167 = load float, ptr addrspace(1) %166, align 4, !tbaa !23, !amdgpu.noclobber !22
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 16
  %169 = load float, ptr addrspace(1) %168, align 4, !tbaa !23, !amdgpu.noclobber !22
  %170 = insertelement <3 x float> poison, float %146, i64 0
  %171 = shufflevector <3 x float> %170, <3 x float> poison, <3 x i32> zeroinitializer
  %172 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %171, <3 x float> %420, <3 x float> %419)
  %173 = insertelement <3 x float> poison, float %161, i64 0
  %174 = insertelement <3 x float> %173, float %163, i64 1
  %175 = insertelement <3 x float> %174, float %165, i64 2
  %176 = fsub <3 x float> %172, %175
  %177 = insertelement <3 x float> poison, float %167, i64 0
  %178 = shufflevector <3 x float> %177, <3 x float> poison, <3 x i32> zeroinitializer
  %179 = fdiv <3 x float> %176, %178, !fpmath !16
  %180 = fsub float 1.000000e+00, %169
  %181 = fmul float %417, %180
  %182 = extractelement <3 x float> %179, i64 0
  %183 = extractelement <3 x float> %179, i64 1
  %184 = fmul float %183, 0x3FE99999A0000000
  %185 = tail call float @llvm.fmuladd.f32(float %182, float 0x3FDEB851E0000000, float %184)
  %186 = extractelement <3 x float> %179, i64 2
  %187 = tail call noundef float @llvm.fmuladd.f32(float %186, float 0xBFD70A3D80000000, float %185)
  %188 = tail call fastcc float @llvm.maxnum.f32(float noundef %187, float noundef 0x3FB99999A0000000) #11
  %189 = fmul float %181, %188
  %190 = insertelement <3 x float> poison, float %189, i64 0
  %191 = shufflevector <3 x float> %190, <3 x float> poison, <3 x i32> zeroinitializer
  %192 = fadd <3 x float> %418, %191
  %193 = fmul float %417, %169
  %194 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %179, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %172)
  %195 = extractelement <3 x float> %420, i64 0
  %196 = extractelement <3 x float> %420, i64 1
  %197 = fmul float %196, %183
  %198 = tail call float @llvm.fmuladd.f32(float %195, float %182, float %197)
  %199 = extractelement <3 x float> %420, i64 2
  %200 = tail call noundef float @llvm.fmuladd.f32(float %199, float %186, float %198)
  %201 = fmul float %200, -2.000000e+00
  %202 = insertelement <3 x float> poison, float %201, i64 0
  %203 = shufflevector <3 x float> %202, <3 x float> poison, <3 x i32> zeroinitializer
  %204 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %203, <3 x float> %179, <3 x float> %420)
  br label %205

205:                                              ; preds = %158, %148
  %206 = phi float [ %417, %148 ], [ %193, %158 ]
  %207 = phi <3 x float> [ %157, %148 ], [ %192, %158 ]
  %208 = phi <3 x float> [ %419, %148 ], [ %194, %158 ]
  %209 = phi <3 x float> [ %420, %148 ], [ %204, %158 ]
  br i1 %147, label %210, label %421

210:                                              ; preds = %205
  br i1 %93, label %211, label %260

211:                                              ; preds = %210
  %212 = extractelement <3 x float> %209, i64 0
  %213 = extractelement <3 x float> %209, i64 1
  %214 = extractelement <3 x float> %209, i64 2
  br label %215

215:                                              ; preds = %215, %211
  %216 = phi float [ 0x46293E5940000000, %211 ], [ %257, %215 ]
  %217 = phi i32 [ -1, %211 ], [ %256, %215 ]
  %218 = phi i32 [ 0, %211 ], [ %258, %215 ]
  %219 = zext nneg i32 %218 to i64
  %220 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %219
  %221 = load float, ptr addrspace(1) %220, align 4, !amdgpu.noclobber !22
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %220, i64 4
  %223 = load float, ptr addrspace(1) %222, align 4, !amdgpu.noclobber !22
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %220, i64 8
  %225 = load float, ptr addrspace(1) %224, align 4, !amdgpu.noclobber !22
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %220, i64 12
  %227 = load float, ptr addrspace(1) %226, align 4, !amdgpu.noclobber !22
  %228 = insertelement <3 x float> poison, float %221, i64 0
  %229 = insertelement <3 x float> %228, float %223, i64 1
  %230 = insertelement <3 x float> %229, float %225, i64 2
  %231 = fsub <3 x float> %208, %230
  %232 = extractelement <3 x float> %231, i64 0
  %233 = extractelement <3 x float> %231, i64 1
  %234 = fmul float %213, %233
  %235 = tail call float @llvm.fmuladd.f32(float %232, float %212, float %234)
  %236 = extractelement <3 x float> %231, i64 2
  %237 = tail call noundef float @llvm.fmuladd.f32(float %236, float %214, float %235)
  %238 = fmul float %233, %233
  %239 = tail call float @llvm.fmuladd.f32(float %232, float %232, float %238)
  %240 = tail call noundef float @llvm.fmuladd.f32(float %236, float %236, float %239)
  %241 = fneg float %227
  %242 = tail call float @llvm.fmuladd.f32(float %241, float %227, float %240)
  %243 = fneg float %242
  %244 = tail call float @llvm.fmuladd.f32(float %237, float %237, float %243)
  %245 = fcmp olt float %244, 0.000000e+00
  %246 = tail call fastcc float @llvm.sqrt.f32(float noundef %244) #11, !fpmath !17
  %247 = fneg float %237
  %248 = fsub float %247, %246
  %249 = fcmp ogt float %248, 0x3F50624DE0000000
  %250 = fsub float %246, %237
  %251 = select i1 %249, float %248, float %250
  %252 = select i1 %245, float -1.000000e+00, float %251
  %253 = fcmp ogt float %252, 0x3F50624DE0000000
  %254 = fcmp olt float %252, %216
  %255 = select i1 %253, i1 %254, i1 false
  %256 = select i1 %255, i32 %218, i32 %217
  %257 = select i1 %255, float %252, float %216
  %258 = add nuw nsw i32 %218, 1
  %259 = icmp eq i32 %258, %2
  br i1 %259, label %260, label %215

260:                                              ; preds = %215, %210
  %261 = phi i32 [ -1, %210 ], [ %256, %215 ]
  %262 = phi float [ 0x46293E5940000000, %210 ], [ %257, %215 ]
  %263 = icmp sgt i32 %261, -1
  br i1 %263, label %274, label %264

264:                                              ; preds = %260
  %265 = insertelement <3 x float> poison, float %206, i64 0
  %266 = shufflevector <3 x float> %265, <3 x float> poison, <3 x i32> zeroinitializer
  %267 = extractelement <3 x float> %209, i64 1
  %268 = fadd float %267, 1.000000e+00
  %269 = fmul float %268, 5.000000e-01
  %270 = insertelement <3 x float> poison, float %269, i64 0
  %271 = shufflevector <3 x float> %270, <3 x float> poison, <3 x i32> zeroinitializer
  %272 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %271, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %273 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %266, <3 x float> %272, <3 x float> %207)
  br label %421

274:                                              ; preds = %260
  %275 = zext nneg i32 %261 to i64
  %276 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %275
  %277 = load float, ptr addrspace(1) %276, align 4, !tbaa !23, !amdgpu.noclobber !22
  %278 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 4
  %279 = load float, ptr addrspace(1) %278, align 4, !tbaa !23, !amdgpu.noclobber !22
  %280 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 8
  %281 = load float, ptr addrspace(1) %280, align 4, !tbaa !23, !amdgpu.noclobber !22
  %282 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 12
  %283 = load float, ptr addrspace(1) %282, align 4, !tbaa !23, !amdgpu.noclobber !22
  %284 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 16
  %285 = load float, ptr addrspace(1) %284, align 4, !tbaa !23, !amdgpu.noclobber !22
  %286 = insertelement <3 x float> poison, float %262, i64 0
  %287 = shufflevector <3 x float> %286, <3 x float> poison, <3 x i32> zeroinitializer
  %288 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %287, <3 x float> %209, <3 x float> %208)
  %289 = insertelement <3 x float> poison, float %277, i64 0
  %290 = insertelement <3 x float> %289, float %279, i64 1
  %291 = insertelement <3 x float> %290, float %281, i64 2
  %292 = fsub <3 x float> %288, %291
  %293 = insertelement <3 x float> poison, float %283, i64 0
  %294 = shufflevector <3 x float> %293, <3 x float> poison, <3 x i32> zeroinitializer
  %295 = fdiv <3 x float> %292, %294, !fpmath !16
  %296 = fsub float 1.000000e+00, %285
  %297 = fmul float %206, %296
  %298 = extractelement <3 x float> %295, i64 0
  %299 = extractelement <3 x float> %295, i64 1
  %300 = fmul float %299, 0x3FE99999A0000000
  %301 = tail call float @llvm.fmuladd.f32(float %298, float 0x3FDEB851E0000000, float %300)
  %302 = extractelement <3 x float> %295, i64 2
  %303 = tail call noundef float @llvm.fmuladd.f32(float %302, float 0xBFD70A3D80000000, float %301)
  %304 = tail call fastcc float @llvm.maxnum.f32(float noundef %303, float noundef 0x3FB99999A0000000) #11
  %305 = fmul float %297, %304
  %306 = insertelement <3 x float> poison, float %305, i64 0
  %307 = shufflevector <3 x float> %306, <3 x float> poison, <3 x i32> zeroinitializer
  %308 = fadd <3 x float> %207, %307
  %309 = fmul float %206, %285
  br label %421

310:                                              ; preds = %91
  %311 = extractelement <3 x float> %92, i64 0
  %312 = extractelement <3 x float> %92, i64 1
  %313 = extractelement <3 x float> %92, i64 2
  br label %318

314:                                              ; preds = %318, %91
  %315 = phi i32 [ -1, %91 ], [ %359, %318 ]
  %316 = phi float [ 0x46293E5940000000, %91 ], [ %360, %318 ]
  %317 = icmp sgt i32 %315, -1
  br i1 %317, label %371, label %363

318:                                              ; preds = %310, %318
  %319 = phi float [ 0x46293E5940000000, %310 ], [ %360, %318 ]
  %320 = phi i32 [ -1, %310 ], [ %359, %318 ]
  %321 = phi i32 [ 0, %310 ], [ %361, %318 ]
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %322
  %324 = load float, ptr addrspace(1) %323, align 4, !amdgpu.noclobber !22
  %325 = getelementptr inbounds nuw i8, ptr addrspace(1) %323, i64 4
  %326 = load float, ptr addrspace(1) %325, align 4, !amdgpu.noclobber !22
  %327 = getelementptr inbounds nuw i8, ptr addrspace(1) %323, i64 8
  %328 = load float, ptr addrspace(1) %327, align 4, !amdgpu.noclobber !22
  %329 = getelementptr inbounds nuw i8, ptr addrspace(1) %323, i64 12
  %330 = load float, ptr addrspace(1) %329, align 4, !amdgpu.noclobber !22
  %331 = insertelement <3 x float> poison, float %324, i64 0
  %332 = insertelement <3 x float> %331, float %326, i64 1
  %333 = insertelement <3 x float> %332, float %328, i64 2
  %334 = fsub <3 x float> zeroinitializer, %333
  %335 = extractelement <3 x float> %334, i64 0
  %336 = extractelement <3 x float> %334, i64 1
  %337 = fmul float %312, %336
  %338 = tail call float @llvm.fmuladd.f32(float %335, float %311, float %337)
  %339 = extractelement <3 x float> %334, i64 2
  %340 = tail call noundef float @llvm.fmuladd.f32(float %339, float %313, float %338)
  %341 = fmul float %336, %336
  %342 = tail call float @llvm.fmuladd.f32(float %335, float %335, float %341)
  %343 = tail call noundef float @llvm.fmuladd.f32(float %339, float %339, float %342)
  %344 = fneg float %330
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %330, float %343)
  %346 = fneg float %345
  %347 = tail call float @llvm.fmuladd.f32(float %340, float %340, float %346)
  %348 = fcmp olt float %347, 0.000000e+00
  %349 = tail call fastcc float @llvm.sqrt.f32(float noundef %347) #11, !fpmath !17
  %350 = fneg float %340
  %351 = fsub float %350, %349
  %352 = fcmp ogt float %351, 0x3F50624DE0000000
  %353 = fsub float %349, %340
  %354 = select i1 %352, float %351, float %353
  %355 = select i1 %348, float -1.000000e+00, float %354
  %356 = fcmp ogt float %355, 0x3F50624DE0000000
  %357 = fcmp olt float %355, %319
  %358 = select i1 %356, i1 %357, i1 false
  %359 = select i1 %358, i32 %321, i32 %320
  %360 = select i1 %358, float %355, float %319
  %361 = add nuw nsw i32 %321, 1
  %362 = icmp eq i32 %361, %2
  br i1 %362, label %314, label %318

363:                                              ; preds = %314
  %364 = extractelement <3 x float> %92, i64 1
  %365 = fadd float %364, 1.000000e+00
  %366 = fmul float %365, 5.000000e-01
  %367 = insertelement <3 x float> poison, float %366, i64 0
  %368 = shufflevector <3 x float> %367, <3 x float> poison, <3 x i32> zeroinitializer
  %369 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %368, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %370 = fadd <3 x float> %369, zeroinitializer
  br label %416

371:                                              ; preds = %314
  %372 = zext nneg i32 %315 to i64
  %373 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %372
  %374 = load float, ptr addrspace(1) %373, align 4, !tbaa !23, !amdgpu.noclobber !22
  %375 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 4
  %376 = load float, ptr addrspace(1) %375, align 4, !tbaa !23, !amdgpu.noclobber !22
  %377 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 8
  %378 = load float, ptr addrspace(1) %377, align 4, !tbaa !23, !amdgpu.noclobber !22
  %379 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 12
  %380 = load float, ptr addrspace(1) %379, align 4, !tbaa !23, !amdgpu.noclobber !22
  %381 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 16
  %382 = load float, ptr addrspace(1) %381, align 4, !tbaa !23, !amdgpu.noclobber !22
  %383 = insertelement <3 x float> poison, float %316, i64 0
  %384 = shufflevector <3 x float> %383, <3 x float> poison, <3 x i32> zeroinitializer
  %385 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %384, <3 x float> %92, <3 x float> zeroinitializer)
  %386 = insertelement <3 x float> poison, float %374, i64 0
  %387 = insertelement <3 x float> %386, float %376, i64 1
  %388 = insertelement <3 x float> %387, float %378, i64 2
  %389 = fsub <3 x float> %385, %388
  %390 = insertelement <3 x float> poison, float %380, i64 0
  %391 = shufflevector <3 x float> %390, <3 x float> poison, <3 x i32> zeroinitializer
  %392 = fdiv <3 x float> %389, %391, !fpmath !16
  %393 = fsub float 1.000000e+00, %382
  %394 = extractelement <3 x float> %392, i64 0
  %395 = extractelement <3 x float> %392, i64 1
  %396 = fmul float %395, 0x3FE99999A0000000
  %397 = tail call float @llvm.fmuladd.f32(float %394, float 0x3FDEB851E0000000, float %396)
  %398 = extractelement <3 x float> %392, i64 2
  %399 = tail call noundef float @llvm.fmuladd.f32(float %398, float 0xBFD70A3D80000000, float %397)
  %400 = tail call fastcc float @llvm.maxnum.f32(float noundef %399, float noundef 0x3FB99999A0000000) #11
  %401 = fmul float %393, %400
  %402 = fadd float %401, 0.000000e+00
  %403 = insertelement <3 x float> poison, float %402, i64 0
  %404 = shufflevector <3 x float> %403, <3 x float> poison, <3 x i32> zeroinitializer
  %405 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %392, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %385)
  %406 = extractelement <3 x float> %92, i64 0
  %407 = extractelement <3 x float> %92, i64 1
  %408 = fmul float %407, %395
  %409 = tail call float @llvm.fmuladd.f32(float %406, float %394, float %408)
  %410 = extractelement <3 x float> %92, i64 2
  %411 = tail call noundef float @llvm.fmuladd.f32(float %410, float %398, float %409)
  %412 = fmul float %411, -2.000000e+00
  %413 = insertelement <3 x float> poison, float %412, i64 0
  %414 = shufflevector <3 x float> %413, <3 x float> poison, <3 x i32> zeroinitializer
  %415 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %414, <3 x float> %392, <3 x float> %92)
  br label %416

416:                                              ; preds = %371, %363
  %417 = phi float [ 1.000000e+00, %363 ], [ %382, %371 ]
  %418 = phi <3 x float> [ %370, %363 ], [ %404, %371 ]
  %419 = phi <3 x float> [ zeroinitializer, %363 ], [ %405, %371 ]
  %420 = phi <3 x float> [ %92, %363 ], [ %415, %371 ]
  br i1 %317, label %94, label %421

421:                                              ; preds = %264, %274, %205, %416
  %422 = phi float [ %206, %205 ], [ %417, %416 ], [ %206, %264 ], [ %309, %274 ]
  %423 = phi <3 x float> [ %207, %205 ], [ %418, %416 ], [ %273, %264 ], [ %308, %274 ]
  %424 = shufflevector <3 x float> %423, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %425 = insertelement <4 x float> %424, float %422, i64 3
  %426 = mul nsw i32 %3, %32
  %427 = add nsw i32 %426, %20
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %428
  store <4 x float> %425, ptr addrspace(1) %429, align 16, !tbaa !25
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
  %36 = fdiv float %34, %35, !fpmath !16
  %37 = tail call float @llvm.fmuladd.f32(float %36, float 2.000000e+00, float -1.000000e+00)
  %38 = sitofp i32 %32 to float
  %39 = fadd float %38, 5.000000e-01
  %40 = fneg float %39
  %41 = fdiv float %40, %35
  %42 = tail call float @llvm.fmuladd.f32(float %41, float 2.000000e+00, float 1.000000e+00)
  %43 = insertelement <3 x float> <float poison, float poison, float 1.500000e+00>, float %37, i64 0
  %44 = insertelement <3 x float> %43, float %42, i64 1
  %45 = fcmp une <3 x float> %44, zeroinitializer
  %46 = bitcast <3 x i1> %45 to i3
  %47 = icmp eq i3 %46, 0
  br i1 %47, label %91, label %48

48:                                               ; preds = %4
  %49 = fmul float %42, %42
  %50 = tail call float @llvm.fmuladd.f32(float %37, float %37, float %49)
  %51 = fadd float %50, 2.250000e+00
  %52 = fcmp olt float %51, 0x3810000000000000
  br i1 %52, label %53, label %61

53:                                               ; preds = %48
  %54 = fmul <3 x float> %44, splat (float 0x4550000000000000)
  %55 = extractelement <3 x float> %54, i64 0
  %56 = extractelement <3 x float> %54, i64 1
  %57 = fmul float %56, %56
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %57)
  %59 = extractelement <3 x float> %54, i64 2
  %60 = tail call noundef float @llvm.fmuladd.f32(float %59, float %59, float %58)
  br label %83

61:                                               ; preds = %48
  %62 = fcmp oeq float %51, 0x7FF0000000000000
  br i1 %62, label %63, label %83

63:                                               ; preds = %61
  %64 = fmul <3 x float> %44, splat (float 0x3BD0000000000000)
  %65 = extractelement <3 x float> %64, i64 0
  %66 = extractelement <3 x float> %64, i64 1
  %67 = fmul float %66, %66
  %68 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %67)
  %69 = extractelement <3 x float> %64, i64 2
  %70 = tail call noundef float @llvm.fmuladd.f32(float %69, float %69, float %68)
  %71 = fcmp oeq float %70, 0x7FF0000000000000
  br i1 %71, label %72, label %83

72:                                               ; preds = %63
  %73 = tail call <3 x float> @llvm.fabs.v3f32(<3 x float> %64)
  %74 = fcmp oeq <3 x float> %73, splat (float 0x7FF0000000000000)
  %75 = select <3 x i1> %74, <3 x float> splat (float 1.000000e+00), <3 x float> zeroinitializer
  %76 = tail call noundef <3 x float> @llvm.copysign.v3f32(<3 x float> %75, <3 x float> %64)
  %77 = extractelement <3 x float> %76, i64 0
  %78 = extractelement <3 x float> %76, i64 1
  %79 = fmul float %78, %78
  %80 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %79)
  %81 = extractelement <3 x float> %76, i64 2
  %82 = tail call noundef float @llvm.fmuladd.f32(float %81, float %81, float %80)
  br label %83

83:                                               ; preds = %72, %63, %61, %53
  %84 = phi <3 x float> [ %54, %53 ], [ %76, %72 ], [ %64, %63 ], [ %44, %61 ]
  %85 = phi float [ %60, %53 ], [ %82, %72 ], [ %70, %63 ], [ %51, %61 ]
  %86 = tail call contract float @llvm.sqrt.f32(float %85), !fpmath !17
  %87 = fdiv contract float 1.000000e+00, %86, !fpmath !16
  %88 = insertelement <3 x float> poison, float %87, i64 0
  %89 = shufflevector <3 x float> %88, <3 x float> poison, <3 x i32> zeroinitializer
  %90 = fmul <3 x float> %84, %89
  br label %91

91:                                               ; preds = %4, %83
  %92 = phi <3 x float> [ %90, %83 ], [ %44, %4 ]
  %93 = icmp sgt i32 %2, 0
  br i1 %93, label %310, label %314

94:                                               ; preds = %416
  br i1 %93, label %95, label %144

95:                                               ; preds = %94
  %96 = extractelement <3 x float> %420, i64 0
  %97 = extractelement <3 x float> %420, i64 1
  %98 = extractelement <3 x float> %420, i64 2
  br label %99

99:                                               ; preds = %99, %95
  %100 = phi float [ 0x46293E5940000000, %95 ], [ %141, %99 ]
  %101 = phi i32 [ -1, %95 ], [ %140, %99 ]
  %102 = phi i32 [ 0, %95 ], [ %142, %99 ]
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %104, i64 4
  %107 = load float, ptr addrspace(1) %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %104, i64 8
  %109 = load float, ptr addrspace(1) %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %104, i64 12
  %111 = load float, ptr addrspace(1) %110, align 4
  %112 = insertelement <3 x float> poison, float %105, i64 0
  %113 = insertelement <3 x float> %112, float %107, i64 1
  %114 = insertelement <3 x float> %113, float %109, i64 2
  %115 = fsub <3 x float> %419, %114
  %116 = extractelement <3 x float> %115, i64 0
  %117 = extractelement <3 x float> %115, i64 1
  %118 = fmul float %97, %117
  %119 = tail call float @llvm.fmuladd.f32(float %116, float %96, float %118)
  %120 = extractelement <3 x float> %115, i64 2
  %121 = tail call noundef float @llvm.fmuladd.f32(float %120, float %98, float %119)
  %122 = fmul float %117, %117
  %123 = tail call float @llvm.fmuladd.f32(float %116, float %116, float %122)
  %124 = tail call noundef float @llvm.fmuladd.f32(float %120, float %120, float %123)
  %125 = fneg float %111
  %126 = tail call float @llvm.fmuladd.f32(float %125, float %111, float %124)
  %127 = fneg float %126
  %128 = tail call float @llvm.fmuladd.f32(float %121, float %121, float %127)
  %129 = fcmp olt float %128, 0.000000e+00
  %130 = tail call fastcc float @llvm.sqrt.f32(float noundef %128) #11, !fpmath !17
  %131 = fneg float %121
  %132 = fsub float %131, %130
  %133 = fcmp ogt float %132, 0x3F50624DE0000000
  %134 = fsub float %130, %121
  %135 = select i1 %133, float %132, float %134
  %136 = select i1 %129, float -1.000000e+00, float %135
  %137 = fcmp ogt float %136, 0x3F50624DE0000000
  %138 = fcmp olt float %136, %100
  %139 = select i1 %137, i1 %138, i1 false
  %140 = select i1 %139, i32 %102, i32 %101
  %141 = select i1 %139, float %136, float %100
  %142 = add nuw nsw i32 %102, 1
  %143 = icmp eq i32 %142, %2
  br i1 %143, label %144, label %99

144:                                              ; preds = %99, %94
  %145 = phi i32 [ -1, %94 ], [ %140, %99 ]
  %146 = phi float [ 0x46293E5940000000, %94 ], [ %141, %99 ]
  %147 = icmp sgt i32 %145, -1
  br i1 %147, label %158, label %148

148:                                              ; preds = %144
  %149 = insertelement <3 x float> poison, float %417, i64 0
  %150 = shufflevector <3 x float> %149, <3 x float> poison, <3 x i32> zeroinitializer
  %151 = extractelement <3 x float> %420, i64 1
  %152 = fadd float %151, 1.000000e+00
  %153 = fmul float %152, 5.000000e-01
  %154 = insertelement <3 x float> poison, float %153, i64 0
  %155 = shufflevector <3 x float> %154, <3 x float> poison, <3 x i32> zeroinitializer
  %156 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %155, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %157 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %150, <3 x float> %156, <3 x float> %418)
  br label %205

158:                                              ; preds = %144
  %159 = zext nneg i32 %145 to i64
  %160 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %159
  %161 = load float, ptr addrspace(1) %160, align 4, !tbaa !23
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 4
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !23
  %164 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 8
  %165 = load float, ptr addrspace(1) %164, align 4, !tbaa !23
  %166 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 12
  %167 = load float, ptr addrspace(1) %166, align 4, !tbaa !23
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 16
  %169 = load float, ptr addrspace(1) %168, align 4, !tbaa !23
  %170 = insertelement <3 x float> poison, float %146, i64 0
  %171 = shufflevector <3 x float> %170, <3 x float> poison, <3 x i32> zeroinitializer
  %172 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %171, <3 x float> %420, <3 x float> %419)
  %173 = insertelement <3 x float> poison, float %161, i64 0
  %174 = insertelement <3 x float> %173, float %163, i64 1
  %175 = insertelement <3 x float> %174, float %165, i64 2
  %176 = fsub <3 x float> %172, %175
  %177 = insertelement <3 x float> poison, float %167, i64 0
  %178 = shufflevector <3 x float> %177, <3 x float> poison, <3 x i32> zeroinitializer
  %179 = fdiv <3 x float> %176, %178, !fpmath !16
  %180 = fsub float 1.000000e+00, %169
  %181 = fmul float %417, %180
  %182 = extractelement <3 x float> %179, i64 0
  %183 = extractelement <3 x float> %179, i64 1
  %184 = fmul float %183, 0x3FE99999A0000000
  %185 = tail call float @llvm.fmuladd.f32(float %182, float 0x3FDEB851E0000000, float %184)
  %186 = extractelement <3 x float> %179, i64 2
  %187 = tail call noundef float @llvm.fmuladd.f32(float %186, float 0xBFD70A3D80000000, float %185)
  %188 = tail call fastcc float @llvm.maxnum.f32(float noundef %187, float noundef 0x3FB99999A0000000) #11
  %189 = fmul float %181, %188
  %190 = insertelement <3 x float> poison, float %189, i64 0
  %191 = shufflevector <3 x float> %190, <3 x float> poison, <3 x i32> zeroinitializer
  %192 = fadd <3 x float> %418, %191
  %193 = fmul float %417, %169
  %194 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %179, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %172)
  %195 = extractelement <3 x float> %420, i64 0
  %196 = extractelement <3 x float> %420, i64 1
  %197 = fmul float %196, %183
  %198 = tail call float @llvm.fmuladd.f32(float %195, float %182, float %197)
  %199 = extractelement <3 x float> %420, i64 2
  %200 = tail call noundef float @llvm.fmuladd.f32(float %199, float %186, float %198)
  %201 = fmul float %200, -2.000000e+00
  %202 = insertelement <3 x float> poison, float %201, i64 0
  %203 = shufflevector <3 x float> %202, <3 x float> poison, <3 x i32> zeroinitializer
  %204 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %203, <3 x float> %179, <3 x float> %420)
  br label %205

205:                                              ; preds = %158, %148
  %206 = phi float [ %417, %148 ], [ %193, %158 ]
  %207 = phi <3 x float> [ %157, %148 ], [ %192, %158 ]
  %208 = phi <3 x float> [ %419, %148 ], [ %194, %158 ]
  %209 = phi <3 x float> [ %420, %148 ], [ %204, %158 ]
  br i1 %147, label %210, label %421

210:                                              ; preds = %205
  br i1 %93, label %211, label %260

211:                                              ; preds = %210
  %212 = extractelement <3 x float> %209, i64 0
  %213 = extractelement <3 x float> %209, i64 1
  %214 = extractelement <3 x float> %209, i64 2
  br label %215

215:                                              ; preds = %215, %211
  %216 = phi float [ 0x46293E5940000000, %211 ], [ %257, %215 ]
  %217 = phi i32 [ -1, %211 ], [ %256, %215 ]
  %218 = phi i32 [ 0, %211 ], [ %258, %215 ]
  %219 = zext nneg i32 %218 to i64
  %220 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %219
  %221 = load float, ptr addrspace(1) %220, align 4
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %220, i64 4
  %223 = load float, ptr addrspace(1) %222, align 4
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %220, i64 8
  %225 = load float, ptr addrspace(1) %224, align 4
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %220, i64 12
  %227 = load float, ptr addrspace(1) %226, align 4
  %228 = insertelement <3 x float> poison, float %221, i64 0
  %229 = insertelement <3 x float> %228, float %223, i64 1
  %230 = insertelement <3 x float> %229, float %225, i64 2
  %231 = fsub <3 x float> %208, %230
  %232 = extractelement <3 x float> %231, i64 0
  %233 = extractelement <3 x float> %231, i64 1
  %234 = fmul float %213, %233
  %235 = tail call float @llvm.fmuladd.f32(float %232, float %212, float %234)
  %236 = extractelement <3 x float> %231, i64 2
  %237 = tail call noundef float @llvm.fmuladd.f32(float %236, float %214, float %235)
  %238 = fmul float %233, %233
  %239 = tail call float @llvm.fmuladd.f32(float %232, float %232, float %238)
  %240 = tail call noundef float @llvm.fmuladd.f32(float %236, float %236, float %239)
  %241 = fneg float %227
  %242 = tail call float @llvm.fmuladd.f32(float %241, float %227, float %240)
  %243 = fneg float %242
  %244 = tail call float @llvm.fmuladd.f32(float %237, float %237, float %243)
  %245 = fcmp olt float %244, 0.000000e+00
  %246 = tail call fastcc float @llvm.sqrt.f32(float noundef %244) #11, !fpmath !17
  %247 = fneg float %237
  %248 = fsub float %247, %246
  %249 = fcmp ogt float %248, 0x3F50624DE0000000
  %250 = fsub float %246, %237
  %251 = select i1 %249, float %248, float %250
  %252 = select i1 %245, float -1.000000e+00, float %251
  %253 = fcmp ogt float %252, 0x3F50624DE0000000
  %254 = fcmp olt float %252, %216
  %255 = select i1 %253, i1 %254, i1 false
  %256 = select i1 %255, i32 %218, i32 %217
  %257 = select i1 %255, float %252, float %216
  %258 = add nuw nsw i32 %218, 1
  %259 = icmp eq i32 %258, %2
  br i1 %259, label %260, label %215

260:                                              ; preds = %215, %210
  %261 = phi i32 [ -1, %210 ], [ %256, %215 ]
  %262 = phi float [ 0x46293E5940000000, %210 ], [ %257, %215 ]
  %263 = icmp sgt i32 %261, -1
  br i1 %263, label %274, label %264

264:                                              ; preds = %260
  %265 = insertelement <3 x float> poison, float %206, i64 0
  %266 = shufflevector <3 x float> %265, <3 x float> poison, <3 x i32> zeroinitializer
  %267 = extractelement <3 x float> %209, i64 1
  %268 = fadd float %267, 1.000000e+00
  %269 = fmul float %268, 5.000000e-01
  %270 = insertelement <3 x float> poison, float %269, i64 0
  %271 = shufflevector <3 x float> %270, <3 x float> poison, <3 x i32> zeroinitializer
  %272 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %271, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %273 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %266, <3 x float> %272, <3 x float> %207)
  br label %421

274:                                              ; preds = %260
  %275 = zext nneg i32 %261 to i64
  %276 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %275
  %277 = load float, ptr addrspace(1) %276, align 4, !tbaa !23
  %278 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 4
  %279 = load float, ptr addrspace(1) %278, align 4, !tbaa !23
  %280 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 8
  %281 = load float, ptr addrspace(1) %280, align 4, !tbaa !23
  %282 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 12
  %283 = load float, ptr addrspace(1) %282, align 4, !tbaa !23
  %284 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 16
  %285 = load float, ptr addrspace(1) %284, align 4, !tbaa !23
  %286 = insertelement <3 x float> poison, float %262, i64 0
  %287 = shufflevector <3 x float> %286, <3 x float> poison, <3 x i32> zeroinitializer
  %288 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %287, <3 x float> %209, <3 x float> %208)
  %289 = insertelement <3 x float> poison, float %277, i64 0
  %290 = insertelement <3 x float> %289, float %279, i64 1
  %291 = insertelement <3 x float> %290, float %281, i64 2
  %292 = fsub <3 x float> %288, %291
  %293 = insertelement <3 x float> poison, float %283, i64 0
  %294 = shufflevector <3 x float> %293, <3 x float> poison, <3 x i32> zeroinitializer
  %295 = fdiv <3 x float> %292, %294, !fpmath !16
  %296 = fsub float 1.000000e+00, %285
  %297 = fmul float %206, %296
  %298 = extractelement <3 x float> %295, i64 0
  %299 = extractelement <3 x float> %295, i64 1
  %300 = fmul float %299, 0x3FE99999A0000000
  %301 = tail call float @llvm.fmuladd.f32(float %298, float 0x3FDEB851E0000000, float %300)
  %302 = extractelement <3 x float> %295, i64 2
  %303 = tail call noundef float @llvm.fmuladd.f32(float %302, float 0xBFD70A3D80000000, float %301)
  %304 = tail call fastcc float @llvm.maxnum.f32(float noundef %303, float noundef 0x3FB99999A0000000) #11
  %305 = fmul float %297, %304
  %306 = insertelement <3 x float> poison, float %305, i64 0
  %307 = shufflevector <3 x float> %306, <3 x float> poison, <3 x i32> zeroinitializer
  %308 = fadd <3 x float> %207, %307
  %309 = fmul float %206, %285
  br label %421

310:                                              ; preds = %91
  %311 = extractelement <3 x float> %92, i64 0
  %312 = extractelement <3 x float> %92, i64 1
  %313 = extractelement <3 x float> %92, i64 2
  br label %318

314:                                              ; preds = %318, %91
  %315 = phi i32 [ -1, %91 ], [ %359, %318 ]
  %316 = phi float [ 0x46293E5940000000, %91 ], [ %360, %318 ]
  %317 = icmp sgt i32 %315, -1
  br i1 %317, label %371, label %363

318:                                              ; preds = %310, %318
  %319 = phi float [ 0x46293E5940000000, %310 ], [ %360, %318 ]
  %320 = phi i32 [ -1, %310 ], [ %359, %318 ]
  %321 = phi i32 [ 0, %310 ], [ %361, %318 ]
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %322
  %324 = load float, ptr addrspace(1) %323, align 4
  %325 = getelementptr inbounds nuw i8, ptr addrspace(1) %323, i64 4
  %326 = load float, ptr addrspace(1) %325, align 4
  %327 = getelementptr inbounds nuw i8, ptr addrspace(1) %323, i64 8
  %328 = load float, ptr addrspace(1) %327, align 4
  %329 = getelementptr inbounds nuw i8, ptr addrspace(1) %323, i64 12
  %330 = load float, ptr addrspace(1) %329, align 4
  %331 = insertelement <3 x float> poison, float %324, i64 0
  %332 = insertelement <3 x float> %331, float %326, i64 1
  %333 = insertelement <3 x float> %332, float %328, i64 2
  %334 = fsub <3 x float> zeroinitializer, %333
  %335 = extractelement <3 x float> %334, i64 0
  %336 = extractelement <3 x float> %334, i64 1
  %337 = fmul float %312, %336
  %338 = tail call float @llvm.fmuladd.f32(float %335, float %311, float %337)
  %339 = extractelement <3 x float> %334, i64 2
  %340 = tail call noundef float @llvm.fmuladd.f32(float %339, float %313, float %338)
  %341 = fmul float %336, %336
  %342 = tail call float @llvm.fmuladd.f32(float %335, float %335, float %341)
  %343 = tail call noundef float @llvm.fmuladd.f32(float %339, float %339, float %342)
  %344 = fneg float %330
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %330, float %343)
  %346 = fneg float %345
  %347 = tail call float @llvm.fmuladd.f32(float %340, float %340, float %346)
  %348 = fcmp olt float %347, 0.000000e+00
  %349 = tail call fastcc float @llvm.sqrt.f32(float noundef %347) #11, !fpmath !17
  %350 = fneg float %340
  %351 = fsub float %350, %349
  %352 = fcmp ogt float %351, 0x3F50624DE0000000
  %353 = fsub float %349, %340
  %354 = select i1 %352, float %351, float %353
  %355 = select i1 %348, float -1.000000e+00, float %354
  %356 = fcmp ogt float %355, 0x3F50624DE0000000
  %357 = fcmp olt float %355, %319
  %358 = select i1 %356, i1 %357, i1 false
  %359 = select i1 %358, i32 %321, i32 %320
  %360 = select i1 %358, float %355, float %319
  %361 = add nuw nsw i32 %321, 1
  %362 = icmp eq i32 %361, %2
  br i1 %362, label %314, label %318

363:                                              ; preds = %314
  %364 = extractelement <3 x float> %92, i64 1
  %365 = fadd float %364, 1.000000e+00
  %366 = fmul float %365, 5.000000e-01
  %367 = insertelement <3 x float> poison, float %366, i64 0
  %368 = shufflevector <3 x float> %367, <3 x float> poison, <3 x i32> zeroinitializer
  %369 = tail call noundef <3 x float> @llvm.fmuladd.v3f32(<3 x float> %368, <3 x float> <float -5.000000e-01, float 0xBFD3333340000000, float 0.000000e+00>, <3 x float> splat (float 1.000000e+00))
  %370 = fadd <3 x float> %369, zeroinitializer
  br label %416

371:                                              ; preds = %314
  %372 = zext nneg i32 %315 to i64
  %373 = getelementptr inbounds nuw %struct.sphere, ptr addrspace(1) %1, i64 %372
  %374 = load float, ptr addrspace(1) %373, align 4, !tbaa !23
  %375 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 4
  %376 = load float, ptr addrspace(1) %375, align 4, !tbaa !23
  %377 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 8
  %378 = load float, ptr addrspace(1) %377, align 4, !tbaa !23
  %379 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 12
  %380 = load float, ptr addrspace(1) %379, align 4, !tbaa !23
  %381 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 16
  %382 = load float, ptr addrspace(1) %381, align 4, !tbaa !23
  %383 = insertelement <3 x float> poison, float %316, i64 0
  %384 = shufflevector <3 x float> %383, <3 x float> poison, <3 x i32> zeroinitializer
  %385 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %384, <3 x float> %92, <3 x float> zeroinitializer)
  %386 = insertelement <3 x float> poison, float %374, i64 0
  %387 = insertelement <3 x float> %386, float %376, i64 1
  %388 = insertelement <3 x float> %387, float %378, i64 2
  %389 = fsub <3 x float> %385, %388
  %390 = insertelement <3 x float> poison, float %380, i64 0
  %391 = shufflevector <3 x float> %390, <3 x float> poison, <3 x i32> zeroinitializer
  %392 = fdiv <3 x float> %389, %391, !fpmath !16
  %393 = fsub float 1.000000e+00, %382
  %394 = extractelement <3 x float> %392, i64 0
  %395 = extractelement <3 x float> %392, i64 1
  %396 = fmul float %395, 0x3FE99999A0000000
  %397 = tail call float @llvm.fmuladd.f32(float %394, float 0x3FDEB851E0000000, float %396)
  %398 = extractelement <3 x float> %392, i64 2
  %399 = tail call noundef float @llvm.fmuladd.f32(float %398, float 0xBFD70A3D80000000, float %397)
  %400 = tail call fastcc float @llvm.maxnum.f32(float noundef %399, float noundef 0x3FB99999A0000000) #11
  %401 = fmul float %393, %400
  %402 = fadd float %401, 0.000000e+00
  %403 = insertelement <3 x float> poison, float %402, i64 0
  %404 = shufflevector <3 x float> %403, <3 x float> poison, <3 x i32> zeroinitializer
  %405 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %392, <3 x float> splat (float 0x3F847AE140000000), <3 x float> %385)
  %406 = extractelement <3 x float> %92, i64 0
  %407 = extractelement <3 x float> %92, i64 1
  %408 = fmul float %407, %395
  %409 = tail call float @llvm.fmuladd.f32(float %406, float %394, float %408)
  %410 = extractelement <3 x float> %92, i64 2
  %411 = tail call noundef float @llvm.fmuladd.f32(float %410, float %398, float %409)
  %412 = fmul float %411, -2.000000e+00
  %413 = insertelement <3 x float> poison, float %412, i64 0
  %414 = shufflevector <3 x float> %413, <3 x float> poison, <3 x i32> zeroinitializer
  %415 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %414, <3 x float> %392, <3 x float> %92)
  br label %416

416:                                              ; preds = %371, %363
  %417 = phi float [ 1.000000e+00, %363 ], [ %382, %371 ]
  %418 = phi <3 x float> [ %370, %363 ], [ %404, %371 ]
  %419 = phi <3 x float> [ zeroinitializer, %363 ], [ %405, %371 ]
  %420 = phi <3 x float> [ %92, %363 ], [ %415, %371 ]
  br i1 %317, label %94, label %421

421:                                              ; preds = %264, %274, %205, %416
  %422 = phi float [ %206, %205 ], [ %417, %416 ], [ %206, %264 ], [ %309, %274 ]
  %423 = phi <3 x float> [ %207, %205 ], [ %418, %416 ], [ %273, %264 ], [ %308, %274 ]
  %424 = shufflevector <3 x float> %423, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %425 = insertelement <4 x float> %424, float %422, i64 3
  %426 = mul nsw i32 %3, %32
  %427 = add nsw i32 %426, %20
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %428
  store <4 x float> %425, ptr addrspace(1) %429, align 16, !tbaa !25
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
  %96 = fdiv float 1.000000e+00, %92, !fpmath !16
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
  %103 = fdiv float 1.000000e+00, %99, !fpmath !16
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
!16 = !{float 2.500000e+00}
!17 = !{float 3.000000e+00}
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
