; ModuleID = 'corpus/opencl/cfd_flux.cl'
source_filename = "corpus/opencl/cfd_flux.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.State = type { float, %struct.FLOAT3, float }
%struct.FLOAT3 = type { float, float, float }

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
define protected amdgpu_kernel void @compute_flux(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(4) noundef readonly byref(%struct.State) align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = load <2 x float>, ptr addrspace(4) %3, align 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %9 = load <2 x float>, ptr addrspace(4) %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16
  %11 = load float, ptr addrspace(4) %10, align 4, !amdgpu.noclobber !16
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 40
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !10
  %21 = zext i32 %12 to i64
  %22 = zext nneg i32 %16 to i64
  %23 = mul nuw nsw i64 %22, %21
  %24 = zext nneg i32 %17 to i64
  %25 = add i64 %20, %24
  %26 = add i64 %25, %23
  %27 = trunc i64 %26 to i32
  %28 = icmp sgt i32 %5, %27
  br i1 %28, label %29, label %591

29:                                               ; preds = %6
  %30 = shl i64 %26, 32
  %31 = ashr exact i64 %30, 30
  %32 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !17, !amdgpu.noclobber !16
  %34 = add nsw i32 %5, %27
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !17, !amdgpu.noclobber !16
  %38 = shl nsw i32 %5, 1
  %39 = add nsw i32 %38, %27
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !17, !amdgpu.noclobber !16
  %43 = mul nsw i32 %5, 3
  %44 = add nsw i32 %43, %27
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !17, !amdgpu.noclobber !16
  %48 = shl nsw i32 %5, 2
  %49 = add nsw i32 %48, %27
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !17, !amdgpu.noclobber !16
  %53 = fdiv float %37, %33
  %54 = fdiv float %42, %33
  %55 = fdiv float %47, %33
  %56 = fmul float %54, %54
  %57 = tail call float @llvm.fmuladd.f32(float %53, float %53, float %56)
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %57)
  %59 = fmul float %33, -5.000000e-01
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %58, float %52)
  %61 = fmul float %60, 0x3FD9999980000000
  %62 = tail call float @llvm.fmuladd.f32(float %53, float %37, float %61)
  %63 = insertelement <2 x float> poison, float %53, i64 0
  %64 = shufflevector <2 x float> %63, <2 x float> poison, <2 x i32> zeroinitializer
  %65 = insertelement <2 x float> poison, float %42, i64 0
  %66 = insertelement <2 x float> %65, float %47, i64 1
  %67 = fmul <2 x float> %64, %66
  %68 = tail call float @llvm.fmuladd.f32(float %54, float %42, float %61)
  %69 = fmul float %47, %54
  %70 = tail call float @llvm.fmuladd.f32(float %55, float %47, float %61)
  %71 = fadd float %52, %61
  %72 = fmul float %53, %71
  %73 = fmul float %54, %71
  %74 = fmul float %55, %71
  %75 = shl i64 %26, 32
  %76 = ashr exact i64 %75, 32
  %77 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !6, !amdgpu.noclobber !16
  %79 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %76
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !17, !amdgpu.noclobber !16
  %81 = shl nsw i32 %5, 2
  %82 = add nsw i32 %81, %27
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !17, !amdgpu.noclobber !16
  %86 = shl nsw i32 %5, 3
  %87 = add nsw i32 %86, %27
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !17, !amdgpu.noclobber !16
  %91 = icmp eq i32 %78, -1
  br i1 %91, label %92, label %99

92:                                               ; preds = %29
  %93 = tail call float @llvm.fmuladd.f32(float %80, float %61, float 0.000000e+00)
  %94 = insertelement <2 x float> poison, float %85, i64 0
  %95 = insertelement <2 x float> %94, float %90, i64 1
  %96 = insertelement <2 x float> poison, float %61, i64 0
  %97 = shufflevector <2 x float> %96, <2 x float> poison, <2 x i32> zeroinitializer
  %98 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %95, <2 x float> %97, <2 x float> zeroinitializer)
  br label %200

99:                                               ; preds = %29
  %100 = icmp sgt i32 %78, -1
  %101 = extractelement <2 x float> %9, i64 0
  %102 = extractelement <2 x float> %9, i64 1
  %103 = extractelement <2 x float> %7, i64 0
  %104 = extractelement <2 x float> %7, i64 1
  br i1 %100, label %105, label %125

105:                                              ; preds = %99
  %106 = zext nneg i32 %78 to i64
  %107 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !17, !amdgpu.noclobber !16
  %109 = add nsw i32 %78, %5
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %110
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !17, !amdgpu.noclobber !16
  %113 = add nsw i32 %78, %38
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !17, !amdgpu.noclobber !16
  %117 = add nsw i32 %78, %43
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %118
  %120 = load float, ptr addrspace(1) %119, align 4, !tbaa !17, !amdgpu.noclobber !16
  %121 = add nsw i32 %78, %48
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !17, !amdgpu.noclobber !16
  br label %125

125:                                              ; preds = %105, %99
  %126 = phi float [ %124, %105 ], [ %11, %99 ]
  %127 = phi float [ %112, %105 ], [ %104, %99 ]
  %128 = phi float [ %116, %105 ], [ %101, %99 ]
  %129 = phi float [ %120, %105 ], [ %102, %99 ]
  %130 = phi float [ %108, %105 ], [ %103, %99 ]
  %131 = fdiv float %127, %130
  %132 = fdiv float %128, %130
  %133 = fdiv float %129, %130
  %134 = fmul float %132, %132
  %135 = tail call float @llvm.fmuladd.f32(float %131, float %131, float %134)
  %136 = tail call float @llvm.fmuladd.f32(float %133, float %133, float %135)
  %137 = fmul float %130, -5.000000e-01
  %138 = tail call float @llvm.fmuladd.f32(float %137, float %136, float %126)
  %139 = fmul float %138, 0x3FD9999980000000
  %140 = tail call float @llvm.fmuladd.f32(float %131, float %127, float %139)
  %141 = tail call float @llvm.fmuladd.f32(float %132, float %128, float %139)
  %142 = fmul float %129, %132
  %143 = tail call float @llvm.fmuladd.f32(float %133, float %129, float %139)
  %144 = fadd float %126, %139
  %145 = fmul float %131, %144
  %146 = fmul float %132, %144
  %147 = fmul float %133, %144
  %148 = fmul float %80, 5.000000e-01
  %149 = insertelement <2 x float> poison, float %72, i64 0
  %150 = insertelement <2 x float> %149, float %37, i64 1
  %151 = insertelement <2 x float> poison, float %145, i64 0
  %152 = insertelement <2 x float> %151, float %127, i64 1
  %153 = fadd <2 x float> %150, %152
  %154 = insertelement <2 x float> poison, float %148, i64 0
  %155 = shufflevector <2 x float> %154, <2 x float> poison, <2 x i32> zeroinitializer
  %156 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %155, <2 x float> %153, <2 x float> zeroinitializer)
  %157 = fadd float %62, %140
  %158 = tail call float @llvm.fmuladd.f32(float %148, float %157, float 0.000000e+00)
  %159 = fmul float %85, 5.000000e-01
  %160 = insertelement <2 x float> poison, float %73, i64 0
  %161 = insertelement <2 x float> %160, float %42, i64 1
  %162 = insertelement <2 x float> poison, float %146, i64 0
  %163 = insertelement <2 x float> %162, float %128, i64 1
  %164 = fadd <2 x float> %161, %163
  %165 = fmul float %90, 5.000000e-01
  %166 = insertelement <2 x float> poison, float %159, i64 0
  %167 = shufflevector <2 x float> %166, <2 x float> poison, <2 x i32> zeroinitializer
  %168 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %167, <2 x float> %164, <2 x float> %156)
  %169 = insertelement <2 x float> poison, float %74, i64 0
  %170 = insertelement <2 x float> %169, float %47, i64 1
  %171 = insertelement <2 x float> poison, float %147, i64 0
  %172 = insertelement <2 x float> %171, float %129, i64 1
  %173 = fadd <2 x float> %170, %172
  %174 = insertelement <2 x float> poison, float %165, i64 0
  %175 = shufflevector <2 x float> %174, <2 x float> poison, <2 x i32> zeroinitializer
  %176 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %175, <2 x float> %173, <2 x float> %168)
  %177 = insertelement <2 x float> poison, float %128, i64 0
  %178 = insertelement <2 x float> %177, float %129, i64 1
  %179 = insertelement <2 x float> poison, float %131, i64 0
  %180 = shufflevector <2 x float> %179, <2 x float> poison, <2 x i32> zeroinitializer
  %181 = fmul <2 x float> %178, %180
  %182 = fadd <2 x float> %67, %181
  %183 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %155, <2 x float> %182, <2 x float> zeroinitializer)
  %184 = extractelement <2 x float> %182, i64 0
  %185 = tail call float @llvm.fmuladd.f32(float %159, float %184, float %158)
  %186 = insertelement <2 x float> poison, float %68, i64 0
  %187 = insertelement <2 x float> %186, float %69, i64 1
  %188 = insertelement <2 x float> poison, float %141, i64 0
  %189 = insertelement <2 x float> %188, float %142, i64 1
  %190 = fadd <2 x float> %187, %189
  %191 = insertelement <2 x float> poison, float %69, i64 0
  %192 = insertelement <2 x float> %191, float %70, i64 1
  %193 = insertelement <2 x float> poison, float %142, i64 0
  %194 = insertelement <2 x float> %193, float %143, i64 1
  %195 = fadd <2 x float> %192, %194
  %196 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %167, <2 x float> %190, <2 x float> %183)
  %197 = extractelement <2 x float> %182, i64 1
  %198 = tail call float @llvm.fmuladd.f32(float %165, float %197, float %185)
  %199 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %175, <2 x float> %195, <2 x float> %196)
  br label %200

200:                                              ; preds = %125, %92
  %201 = phi float [ %93, %92 ], [ %198, %125 ]
  %202 = phi <2 x float> [ %98, %92 ], [ %199, %125 ]
  %203 = phi <2 x float> [ zeroinitializer, %92 ], [ %176, %125 ]
  %204 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %35
  %205 = load i32, ptr addrspace(1) %204, align 4, !tbaa !6, !amdgpu.noclobber !16
  %206 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %207 = load float, ptr addrspace(1) %206, align 4, !tbaa !17, !amdgpu.noclobber !16
  %208 = mul nsw i32 %5, 5
  %209 = add nsw i32 %208, %27
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %210
  %212 = load float, ptr addrspace(1) %211, align 4, !tbaa !17, !amdgpu.noclobber !16
  %213 = mul nsw i32 %5, 9
  %214 = add nsw i32 %213, %27
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %215
  %217 = load float, ptr addrspace(1) %216, align 4, !tbaa !17, !amdgpu.noclobber !16
  %218 = icmp eq i32 %205, -1
  br i1 %218, label %318, label %219

219:                                              ; preds = %200
  %220 = icmp sgt i32 %205, -1
  %221 = extractelement <2 x float> %7, i64 0
  %222 = extractelement <2 x float> %7, i64 1
  br i1 %220, label %223, label %245

223:                                              ; preds = %219
  %224 = zext nneg i32 %205 to i64
  %225 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %224
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !17, !amdgpu.noclobber !16
  %227 = add nsw i32 %205, %5
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %228
  %230 = load float, ptr addrspace(1) %229, align 4, !tbaa !17, !amdgpu.noclobber !16
  %231 = add nsw i32 %205, %38
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %232
  %234 = load float, ptr addrspace(1) %233, align 4, !tbaa !17, !amdgpu.noclobber !16
  %235 = add nsw i32 %205, %43
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %236
  %238 = load float, ptr addrspace(1) %237, align 4, !tbaa !17, !amdgpu.noclobber !16
  %239 = add nsw i32 %205, %48
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %240
  %242 = load float, ptr addrspace(1) %241, align 4, !tbaa !17, !amdgpu.noclobber !16
  %243 = insertelement <2 x float> poison, float %234, i64 0
  %244 = insertelement <2 x float> %243, float %238, i64 1
  br label %245

245:                                              ; preds = %223, %219
  %246 = phi float [ %242, %223 ], [ %11, %219 ]
  %247 = phi float [ %230, %223 ], [ %222, %219 ]
  %248 = phi float [ %226, %223 ], [ %221, %219 ]
  %249 = phi <2 x float> [ %244, %223 ], [ %9, %219 ]
  %250 = fdiv float %247, %248
  %251 = extractelement <2 x float> %249, i64 0
  %252 = fdiv float %251, %248
  %253 = extractelement <2 x float> %249, i64 1
  %254 = fdiv float %253, %248
  %255 = fmul float %252, %252
  %256 = tail call float @llvm.fmuladd.f32(float %250, float %250, float %255)
  %257 = tail call float @llvm.fmuladd.f32(float %254, float %254, float %256)
  %258 = fmul float %248, -5.000000e-01
  %259 = tail call float @llvm.fmuladd.f32(float %258, float %257, float %246)
  %260 = fmul float %259, 0x3FD9999980000000
  %261 = tail call float @llvm.fmuladd.f32(float %250, float %247, float %260)
  %262 = tail call float @llvm.fmuladd.f32(float %252, float %251, float %260)
  %263 = fmul float %253, %252
  %264 = tail call float @llvm.fmuladd.f32(float %254, float %253, float %260)
  %265 = fadd float %246, %260
  %266 = fmul float %250, %265
  %267 = fmul float %252, %265
  %268 = fmul float %254, %265
  %269 = fmul float %207, 5.000000e-01
  %270 = insertelement <2 x float> poison, float %72, i64 0
  %271 = insertelement <2 x float> %270, float %37, i64 1
  %272 = insertelement <2 x float> poison, float %266, i64 0
  %273 = insertelement <2 x float> %272, float %247, i64 1
  %274 = fadd <2 x float> %271, %273
  %275 = fadd float %62, %261
  %276 = tail call float @llvm.fmuladd.f32(float %269, float %275, float %201)
  %277 = fmul float %212, 5.000000e-01
  %278 = fmul float %217, 5.000000e-01
  %279 = insertelement <2 x float> poison, float %269, i64 0
  %280 = shufflevector <2 x float> %279, <2 x float> poison, <2 x i32> zeroinitializer
  %281 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %280, <2 x float> %274, <2 x float> %203)
  %282 = insertelement <2 x float> poison, float %73, i64 0
  %283 = insertelement <2 x float> %282, float %42, i64 1
  %284 = shufflevector <2 x float> %249, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %285 = insertelement <2 x float> %284, float %267, i64 0
  %286 = fadd <2 x float> %283, %285
  %287 = insertelement <2 x float> poison, float %277, i64 0
  %288 = shufflevector <2 x float> %287, <2 x float> poison, <2 x i32> zeroinitializer
  %289 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %288, <2 x float> %286, <2 x float> %281)
  %290 = insertelement <2 x float> poison, float %74, i64 0
  %291 = insertelement <2 x float> %290, float %47, i64 1
  %292 = insertelement <2 x float> %249, float %268, i64 0
  %293 = fadd <2 x float> %291, %292
  %294 = insertelement <2 x float> poison, float %278, i64 0
  %295 = shufflevector <2 x float> %294, <2 x float> poison, <2 x i32> zeroinitializer
  %296 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %295, <2 x float> %293, <2 x float> %289)
  %297 = insertelement <2 x float> poison, float %250, i64 0
  %298 = shufflevector <2 x float> %297, <2 x float> poison, <2 x i32> zeroinitializer
  %299 = fmul <2 x float> %249, %298
  %300 = fadd <2 x float> %67, %299
  %301 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %280, <2 x float> %300, <2 x float> %202)
  %302 = extractelement <2 x float> %300, i64 0
  %303 = tail call float @llvm.fmuladd.f32(float %277, float %302, float %276)
  %304 = insertelement <2 x float> poison, float %68, i64 0
  %305 = insertelement <2 x float> %304, float %69, i64 1
  %306 = insertelement <2 x float> poison, float %262, i64 0
  %307 = insertelement <2 x float> %306, float %263, i64 1
  %308 = fadd <2 x float> %305, %307
  %309 = insertelement <2 x float> poison, float %69, i64 0
  %310 = insertelement <2 x float> %309, float %70, i64 1
  %311 = insertelement <2 x float> poison, float %263, i64 0
  %312 = insertelement <2 x float> %311, float %264, i64 1
  %313 = fadd <2 x float> %310, %312
  %314 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %288, <2 x float> %308, <2 x float> %301)
  %315 = extractelement <2 x float> %300, i64 1
  %316 = tail call float @llvm.fmuladd.f32(float %278, float %315, float %303)
  %317 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %295, <2 x float> %313, <2 x float> %314)
  br label %325

318:                                              ; preds = %200
  %319 = tail call float @llvm.fmuladd.f32(float %207, float %61, float %201)
  %320 = insertelement <2 x float> poison, float %212, i64 0
  %321 = insertelement <2 x float> %320, float %217, i64 1
  %322 = insertelement <2 x float> poison, float %61, i64 0
  %323 = shufflevector <2 x float> %322, <2 x float> poison, <2 x i32> zeroinitializer
  %324 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %321, <2 x float> %323, <2 x float> %202)
  br label %325

325:                                              ; preds = %318, %245
  %326 = phi float [ %319, %318 ], [ %316, %245 ]
  %327 = phi <2 x float> [ %324, %318 ], [ %317, %245 ]
  %328 = phi <2 x float> [ %203, %318 ], [ %296, %245 ]
  %329 = shl nsw i32 %5, 1
  %330 = add nsw i32 %329, %27
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %331
  %333 = load i32, ptr addrspace(1) %332, align 4, !tbaa !6, !amdgpu.noclobber !16
  %334 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %331
  %335 = load float, ptr addrspace(1) %334, align 4, !tbaa !17, !amdgpu.noclobber !16
  %336 = mul nsw i32 %5, 6
  %337 = add nsw i32 %336, %27
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %338
  %340 = load float, ptr addrspace(1) %339, align 4, !tbaa !17, !amdgpu.noclobber !16
  %341 = mul nsw i32 %5, 10
  %342 = add nsw i32 %341, %27
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %343
  %345 = load float, ptr addrspace(1) %344, align 4, !tbaa !17, !amdgpu.noclobber !16
  %346 = icmp eq i32 %333, -1
  br i1 %346, label %446, label %347

347:                                              ; preds = %325
  %348 = icmp sgt i32 %333, -1
  %349 = extractelement <2 x float> %7, i64 0
  %350 = extractelement <2 x float> %7, i64 1
  br i1 %348, label %351, label %373

351:                                              ; preds = %347
  %352 = zext nneg i32 %333 to i64
  %353 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %352
  %354 = load float, ptr addrspace(1) %353, align 4, !tbaa !17, !amdgpu.noclobber !16
  %355 = add nsw i32 %333, %5
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %356
  %358 = load float, ptr addrspace(1) %357, align 4, !tbaa !17, !amdgpu.noclobber !16
  %359 = add nsw i32 %333, %38
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %360
  %362 = load float, ptr addrspace(1) %361, align 4, !tbaa !17, !amdgpu.noclobber !16
  %363 = add nsw i32 %333, %43
  %364 = sext i32 %363 to i64
  %365 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %364
  %366 = load float, ptr addrspace(1) %365, align 4, !tbaa !17, !amdgpu.noclobber !16
  %367 = add nsw i32 %333, %48
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %368
  %370 = load float, ptr addrspace(1) %369, align 4, !tbaa !17, !amdgpu.noclobber !16
  %371 = insertelement <2 x float> poison, float %362, i64 0
  %372 = insertelement <2 x float> %371, float %366, i64 1
  br label %373

373:                                              ; preds = %351, %347
  %374 = phi float [ %370, %351 ], [ %11, %347 ]
  %375 = phi float [ %358, %351 ], [ %350, %347 ]
  %376 = phi float [ %354, %351 ], [ %349, %347 ]
  %377 = phi <2 x float> [ %372, %351 ], [ %9, %347 ]
  %378 = fdiv float %375, %376
  %379 = extractelement <2 x float> %377, i64 0
  %380 = fdiv float %379, %376
  %381 = extractelement <2 x float> %377, i64 1
  %382 = fdiv float %381, %376
  %383 = fmul float %380, %380
  %384 = tail call float @llvm.fmuladd.f32(float %378, float %378, float %383)
  %385 = tail call float @llvm.fmuladd.f32(float %382, float %382, float %384)
  %386 = fmul float %376, -5.000000e-01
  %387 = tail call float @llvm.fmuladd.f32(float %386, float %385, float %374)
  %388 = fmul float %387, 0x3FD9999980000000
  %389 = tail call float @llvm.fmuladd.f32(float %378, float %375, float %388)
  %390 = tail call float @llvm.fmuladd.f32(float %380, float %379, float %388)
  %391 = fmul float %381, %380
  %392 = tail call float @llvm.fmuladd.f32(float %382, float %381, float %388)
  %393 = fadd float %374, %388
  %394 = fmul float %378, %393
  %395 = fmul float %380, %393
  %396 = fmul float %382, %393
  %397 = fmul float %335, 5.000000e-01
  %398 = fadd float %62, %389
  %399 = tail call float @llvm.fmuladd.f32(float %397, float %398, float %326)
  %400 = fmul float %340, 5.000000e-01
  %401 = fmul float %345, 5.000000e-01
  %402 = insertelement <2 x float> poison, float %72, i64 0
  %403 = insertelement <2 x float> %402, float %37, i64 1
  %404 = insertelement <2 x float> poison, float %394, i64 0
  %405 = insertelement <2 x float> %404, float %375, i64 1
  %406 = fadd <2 x float> %403, %405
  %407 = insertelement <2 x float> poison, float %397, i64 0
  %408 = shufflevector <2 x float> %407, <2 x float> poison, <2 x i32> zeroinitializer
  %409 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %408, <2 x float> %406, <2 x float> %328)
  %410 = insertelement <2 x float> poison, float %73, i64 0
  %411 = insertelement <2 x float> %410, float %42, i64 1
  %412 = shufflevector <2 x float> %377, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %413 = insertelement <2 x float> %412, float %395, i64 0
  %414 = fadd <2 x float> %411, %413
  %415 = insertelement <2 x float> poison, float %400, i64 0
  %416 = shufflevector <2 x float> %415, <2 x float> poison, <2 x i32> zeroinitializer
  %417 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %416, <2 x float> %414, <2 x float> %409)
  %418 = insertelement <2 x float> poison, float %74, i64 0
  %419 = insertelement <2 x float> %418, float %47, i64 1
  %420 = insertelement <2 x float> %377, float %396, i64 0
  %421 = fadd <2 x float> %419, %420
  %422 = insertelement <2 x float> poison, float %401, i64 0
  %423 = shufflevector <2 x float> %422, <2 x float> poison, <2 x i32> zeroinitializer
  %424 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %423, <2 x float> %421, <2 x float> %417)
  %425 = insertelement <2 x float> poison, float %378, i64 0
  %426 = shufflevector <2 x float> %425, <2 x float> poison, <2 x i32> zeroinitializer
  %427 = fmul <2 x float> %377, %426
  %428 = fadd <2 x float> %67, %427
  %429 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %408, <2 x float> %428, <2 x float> %327)
  %430 = extractelement <2 x float> %428, i64 0
  %431 = tail call float @llvm.fmuladd.f32(float %400, float %430, float %399)
  %432 = insertelement <2 x float> poison, float %68, i64 0
  %433 = insertelement <2 x float> %432, float %69, i64 1
  %434 = insertelement <2 x float> poison, float %390, i64 0
  %435 = insertelement <2 x float> %434, float %391, i64 1
  %436 = fadd <2 x float> %433, %435
  %437 = insertelement <2 x float> poison, float %69, i64 0
  %438 = insertelement <2 x float> %437, float %70, i64 1
  %439 = insertelement <2 x float> poison, float %391, i64 0
  %440 = insertelement <2 x float> %439, float %392, i64 1
  %441 = fadd <2 x float> %438, %440
  %442 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %416, <2 x float> %436, <2 x float> %429)
  %443 = extractelement <2 x float> %428, i64 1
  %444 = tail call float @llvm.fmuladd.f32(float %401, float %443, float %431)
  %445 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %423, <2 x float> %441, <2 x float> %442)
  br label %453

446:                                              ; preds = %325
  %447 = tail call float @llvm.fmuladd.f32(float %335, float %61, float %326)
  %448 = insertelement <2 x float> poison, float %340, i64 0
  %449 = insertelement <2 x float> %448, float %345, i64 1
  %450 = insertelement <2 x float> poison, float %61, i64 0
  %451 = shufflevector <2 x float> %450, <2 x float> poison, <2 x i32> zeroinitializer
  %452 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %449, <2 x float> %451, <2 x float> %327)
  br label %453

453:                                              ; preds = %446, %373
  %454 = phi float [ %447, %446 ], [ %444, %373 ]
  %455 = phi <2 x float> [ %452, %446 ], [ %445, %373 ]
  %456 = phi <2 x float> [ %328, %446 ], [ %424, %373 ]
  %457 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %45
  %458 = load i32, ptr addrspace(1) %457, align 4, !tbaa !6, !amdgpu.noclobber !16
  %459 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %45
  %460 = load float, ptr addrspace(1) %459, align 4, !tbaa !17, !amdgpu.noclobber !16
  %461 = mul nsw i32 %5, 7
  %462 = add nsw i32 %461, %27
  %463 = sext i32 %462 to i64
  %464 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %463
  %465 = load float, ptr addrspace(1) %464, align 4, !tbaa !17, !amdgpu.noclobber !16
  %466 = mul nsw i32 %5, 11
  %467 = add nsw i32 %466, %27
  %468 = sext i32 %467 to i64
  %469 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %468
  %470 = load float, ptr addrspace(1) %469, align 4, !tbaa !17, !amdgpu.noclobber !16
  %471 = icmp eq i32 %458, -1
  br i1 %471, label %571, label %472

472:                                              ; preds = %453
  %473 = icmp sgt i32 %458, -1
  br i1 %473, label %474, label %498

474:                                              ; preds = %472
  %475 = zext nneg i32 %458 to i64
  %476 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %475
  %477 = load float, ptr addrspace(1) %476, align 4, !tbaa !17, !amdgpu.noclobber !16
  %478 = add nsw i32 %458, %5
  %479 = sext i32 %478 to i64
  %480 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %479
  %481 = load float, ptr addrspace(1) %480, align 4, !tbaa !17, !amdgpu.noclobber !16
  %482 = add nsw i32 %458, %38
  %483 = sext i32 %482 to i64
  %484 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %483
  %485 = load float, ptr addrspace(1) %484, align 4, !tbaa !17, !amdgpu.noclobber !16
  %486 = add nsw i32 %458, %43
  %487 = sext i32 %486 to i64
  %488 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %487
  %489 = load float, ptr addrspace(1) %488, align 4, !tbaa !17, !amdgpu.noclobber !16
  %490 = add nsw i32 %458, %48
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %491
  %493 = load float, ptr addrspace(1) %492, align 4, !tbaa !17, !amdgpu.noclobber !16
  %494 = insertelement <2 x float> poison, float %485, i64 0
  %495 = insertelement <2 x float> %494, float %489, i64 1
  %496 = insertelement <2 x float> poison, float %477, i64 0
  %497 = insertelement <2 x float> %496, float %481, i64 1
  br label %498

498:                                              ; preds = %474, %472
  %499 = phi float [ %493, %474 ], [ %11, %472 ]
  %500 = phi <2 x float> [ %495, %474 ], [ %9, %472 ]
  %501 = phi <2 x float> [ %497, %474 ], [ %7, %472 ]
  %502 = extractelement <2 x float> %501, i64 0
  %503 = extractelement <2 x float> %501, i64 1
  %504 = fdiv float %503, %502
  %505 = extractelement <2 x float> %500, i64 0
  %506 = fdiv float %505, %502
  %507 = extractelement <2 x float> %500, i64 1
  %508 = fdiv float %507, %502
  %509 = fmul float %506, %506
  %510 = tail call float @llvm.fmuladd.f32(float %504, float %504, float %509)
  %511 = tail call float @llvm.fmuladd.f32(float %508, float %508, float %510)
  %512 = fmul float %502, -5.000000e-01
  %513 = tail call float @llvm.fmuladd.f32(float %512, float %511, float %499)
  %514 = fmul float %513, 0x3FD9999980000000
  %515 = tail call float @llvm.fmuladd.f32(float %504, float %503, float %514)
  %516 = tail call float @llvm.fmuladd.f32(float %506, float %505, float %514)
  %517 = fmul float %507, %506
  %518 = tail call float @llvm.fmuladd.f32(float %508, float %507, float %514)
  %519 = fadd float %499, %514
  %520 = fmul float %504, %519
  %521 = fmul float %506, %519
  %522 = fmul float %508, %519
  %523 = fmul float %460, 5.000000e-01
  %524 = fadd float %62, %515
  %525 = tail call float @llvm.fmuladd.f32(float %523, float %524, float %454)
  %526 = fmul float %465, 5.000000e-01
  %527 = fmul float %470, 5.000000e-01
  %528 = insertelement <2 x float> poison, float %72, i64 0
  %529 = insertelement <2 x float> %528, float %37, i64 1
  %530 = insertelement <2 x float> %501, float %520, i64 0
  %531 = fadd <2 x float> %529, %530
  %532 = insertelement <2 x float> poison, float %523, i64 0
  %533 = shufflevector <2 x float> %532, <2 x float> poison, <2 x i32> zeroinitializer
  %534 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %533, <2 x float> %531, <2 x float> %456)
  %535 = insertelement <2 x float> poison, float %73, i64 0
  %536 = insertelement <2 x float> %535, float %42, i64 1
  %537 = shufflevector <2 x float> %500, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %538 = insertelement <2 x float> %537, float %521, i64 0
  %539 = fadd <2 x float> %536, %538
  %540 = insertelement <2 x float> poison, float %526, i64 0
  %541 = shufflevector <2 x float> %540, <2 x float> poison, <2 x i32> zeroinitializer
  %542 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %541, <2 x float> %539, <2 x float> %534)
  %543 = insertelement <2 x float> poison, float %74, i64 0
  %544 = insertelement <2 x float> %543, float %47, i64 1
  %545 = insertelement <2 x float> %500, float %522, i64 0
  %546 = fadd <2 x float> %544, %545
  %547 = insertelement <2 x float> poison, float %527, i64 0
  %548 = shufflevector <2 x float> %547, <2 x float> poison, <2 x i32> zeroinitializer
  %549 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %548, <2 x float> %546, <2 x float> %542)
  %550 = insertelement <2 x float> poison, float %504, i64 0
  %551 = shufflevector <2 x float> %550, <2 x float> poison, <2 x i32> zeroinitializer
  %552 = fmul <2 x float> %500, %551
  %553 = fadd <2 x float> %67, %552
  %554 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %533, <2 x float> %553, <2 x float> %455)
  %555 = extractelement <2 x float> %553, i64 0
  %556 = tail call float @llvm.fmuladd.f32(float %526, float %555, float %525)
  %557 = insertelement <2 x float> poison, float %68, i64 0
  %558 = insertelement <2 x float> %557, float %69, i64 1
  %559 = insertelement <2 x float> poison, float %516, i64 0
  %560 = insertelement <2 x float> %559, float %517, i64 1
  %561 = fadd <2 x float> %558, %560
  %562 = insertelement <2 x float> poison, float %69, i64 0
  %563 = insertelement <2 x float> %562, float %70, i64 1
  %564 = insertelement <2 x float> poison, float %517, i64 0
  %565 = insertelement <2 x float> %564, float %518, i64 1
  %566 = fadd <2 x float> %563, %565
  %567 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %541, <2 x float> %561, <2 x float> %554)
  %568 = extractelement <2 x float> %553, i64 1
  %569 = tail call float @llvm.fmuladd.f32(float %527, float %568, float %556)
  %570 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %548, <2 x float> %566, <2 x float> %567)
  br label %578

571:                                              ; preds = %453
  %572 = tail call float @llvm.fmuladd.f32(float %460, float %61, float %454)
  %573 = insertelement <2 x float> poison, float %465, i64 0
  %574 = insertelement <2 x float> %573, float %470, i64 1
  %575 = insertelement <2 x float> poison, float %61, i64 0
  %576 = shufflevector <2 x float> %575, <2 x float> poison, <2 x i32> zeroinitializer
  %577 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %574, <2 x float> %576, <2 x float> %455)
  br label %578

578:                                              ; preds = %571, %498
  %579 = phi float [ %572, %571 ], [ %569, %498 ]
  %580 = phi <2 x float> [ %577, %571 ], [ %570, %498 ]
  %581 = phi <2 x float> [ %456, %571 ], [ %549, %498 ]
  %582 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %31
  %583 = extractelement <2 x float> %581, i64 1
  store float %583, ptr addrspace(1) %582, align 4, !tbaa !17
  %584 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %35
  store float %579, ptr addrspace(1) %584, align 4, !tbaa !17
  %585 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %40
  %586 = extractelement <2 x float> %580, i64 0
  store float %586, ptr addrspace(1) %585, align 4, !tbaa !17
  %587 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %45
  %588 = extractelement <2 x float> %580, i64 1
  store float %588, ptr addrspace(1) %587, align 4, !tbaa !17
  %589 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %50
  %590 = extractelement <2 x float> %581, i64 0
  store float %590, ptr addrspace(1) %589, align 4, !tbaa !17
  br label %591

591:                                              ; preds = %6, %578
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_compute_flux(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, float %3, %struct.FLOAT3 %4, float %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, i32 noundef %7) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %9 to i64
  %19 = zext nneg i32 %13 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %14 to i64
  %22 = add i64 %17, %21
  %23 = add i64 %22, %20
  %24 = trunc i64 %23 to i32
  %25 = icmp sgt i32 %7, %24
  br i1 %25, label %26, label %594

26:                                               ; preds = %8
  %27 = shl i64 %23, 32
  %28 = ashr exact i64 %27, 30
  %29 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !17
  %31 = add nsw i32 %7, %24
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !17
  %35 = shl nsw i32 %7, 1
  %36 = add nsw i32 %35, %24
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !17
  %40 = mul nsw i32 %7, 3
  %41 = add nsw i32 %40, %24
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !17
  %45 = shl nsw i32 %7, 2
  %46 = add nsw i32 %45, %24
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !17
  %50 = fdiv float %34, %30
  %51 = fdiv float %39, %30
  %52 = fdiv float %44, %30
  %53 = fmul float %51, %51
  %54 = tail call float @llvm.fmuladd.f32(float %50, float %50, float %53)
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %54)
  %56 = fmul float %30, -5.000000e-01
  %57 = tail call float @llvm.fmuladd.f32(float %56, float %55, float %49)
  %58 = fmul float %57, 0x3FD9999980000000
  %59 = tail call float @llvm.fmuladd.f32(float %50, float %34, float %58)
  %60 = insertelement <2 x float> poison, float %50, i64 0
  %61 = shufflevector <2 x float> %60, <2 x float> poison, <2 x i32> zeroinitializer
  %62 = insertelement <2 x float> poison, float %44, i64 0
  %63 = insertelement <2 x float> %62, float %39, i64 1
  %64 = fmul <2 x float> %61, %63
  %65 = tail call float @llvm.fmuladd.f32(float %51, float %39, float %58)
  %66 = fmul float %44, %51
  %67 = tail call float @llvm.fmuladd.f32(float %52, float %44, float %58)
  %68 = fadd float %49, %58
  %69 = fmul float %50, %68
  %70 = fmul float %51, %68
  %71 = fmul float %52, %68
  %72 = shl i64 %23, 32
  %73 = ashr exact i64 %72, 32
  %74 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %73
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !6
  %76 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %73
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !17
  %78 = shl nsw i32 %7, 2
  %79 = add nsw i32 %78, %24
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !17
  %83 = shl nsw i32 %7, 3
  %84 = add nsw i32 %83, %24
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !17
  %88 = icmp eq i32 %75, -1
  br i1 %88, label %89, label %96

89:                                               ; preds = %26
  %90 = tail call float @llvm.fmuladd.f32(float %77, float %58, float 0.000000e+00)
  %91 = insertelement <2 x float> poison, float %87, i64 0
  %92 = insertelement <2 x float> %91, float %82, i64 1
  %93 = insertelement <2 x float> poison, float %58, i64 0
  %94 = shufflevector <2 x float> %93, <2 x float> poison, <2 x i32> zeroinitializer
  %95 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %92, <2 x float> %94, <2 x float> zeroinitializer)
  br label %197

96:                                               ; preds = %26
  %97 = icmp sgt i32 %75, -1
  br i1 %97, label %98, label %121

98:                                               ; preds = %96
  %99 = zext nneg i32 %75 to i64
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !17
  %102 = add nsw i32 %75, %7
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !17
  %106 = add nsw i32 %75, %35
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !17
  %110 = add nsw i32 %75, %40
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %111
  %113 = load float, ptr addrspace(1) %112, align 4, !tbaa !17
  %114 = add nsw i32 %75, %45
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %115
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !17
  %118 = insertvalue %struct.FLOAT3 poison, float %105, 0
  %119 = insertvalue %struct.FLOAT3 %118, float %109, 1
  %120 = insertvalue %struct.FLOAT3 %119, float %113, 2
  br label %121

121:                                              ; preds = %96, %98
  %122 = phi float [ %117, %98 ], [ %5, %96 ]
  %123 = phi %struct.FLOAT3 [ %120, %98 ], [ %4, %96 ]
  %124 = phi float [ %101, %98 ], [ %3, %96 ]
  %125 = extractvalue %struct.FLOAT3 %123, 0
  %126 = extractvalue %struct.FLOAT3 %123, 1
  %127 = extractvalue %struct.FLOAT3 %123, 2
  %128 = fdiv float %125, %124
  %129 = fdiv float %126, %124
  %130 = fdiv float %127, %124
  %131 = fmul float %129, %129
  %132 = tail call float @llvm.fmuladd.f32(float %128, float %128, float %131)
  %133 = tail call float @llvm.fmuladd.f32(float %130, float %130, float %132)
  %134 = fmul float %124, -5.000000e-01
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %133, float %122)
  %136 = fmul float %135, 0x3FD9999980000000
  %137 = tail call float @llvm.fmuladd.f32(float %128, float %125, float %136)
  %138 = tail call float @llvm.fmuladd.f32(float %129, float %126, float %136)
  %139 = fmul float %127, %129
  %140 = tail call float @llvm.fmuladd.f32(float %130, float %127, float %136)
  %141 = fadd float %122, %136
  %142 = fmul float %128, %141
  %143 = fmul float %129, %141
  %144 = fmul float %130, %141
  %145 = fmul float %77, 5.000000e-01
  %146 = insertelement <2 x float> poison, float %69, i64 0
  %147 = insertelement <2 x float> %146, float %34, i64 1
  %148 = insertelement <2 x float> poison, float %142, i64 0
  %149 = insertelement <2 x float> %148, float %125, i64 1
  %150 = fadd <2 x float> %147, %149
  %151 = insertelement <2 x float> poison, float %145, i64 0
  %152 = shufflevector <2 x float> %151, <2 x float> poison, <2 x i32> zeroinitializer
  %153 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %152, <2 x float> %150, <2 x float> zeroinitializer)
  %154 = fadd float %59, %137
  %155 = tail call float @llvm.fmuladd.f32(float %145, float %154, float 0.000000e+00)
  %156 = fmul float %82, 5.000000e-01
  %157 = insertelement <2 x float> poison, float %70, i64 0
  %158 = insertelement <2 x float> %157, float %39, i64 1
  %159 = insertelement <2 x float> poison, float %143, i64 0
  %160 = insertelement <2 x float> %159, float %126, i64 1
  %161 = fadd <2 x float> %158, %160
  %162 = fmul float %87, 5.000000e-01
  %163 = insertelement <2 x float> poison, float %156, i64 0
  %164 = shufflevector <2 x float> %163, <2 x float> poison, <2 x i32> zeroinitializer
  %165 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %164, <2 x float> %161, <2 x float> %153)
  %166 = insertelement <2 x float> poison, float %71, i64 0
  %167 = insertelement <2 x float> %166, float %44, i64 1
  %168 = insertelement <2 x float> poison, float %144, i64 0
  %169 = insertelement <2 x float> %168, float %127, i64 1
  %170 = fadd <2 x float> %167, %169
  %171 = insertelement <2 x float> poison, float %162, i64 0
  %172 = shufflevector <2 x float> %171, <2 x float> poison, <2 x i32> zeroinitializer
  %173 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %172, <2 x float> %170, <2 x float> %165)
  %174 = insertelement <2 x float> poison, float %127, i64 0
  %175 = insertelement <2 x float> %174, float %126, i64 1
  %176 = insertelement <2 x float> poison, float %128, i64 0
  %177 = shufflevector <2 x float> %176, <2 x float> poison, <2 x i32> zeroinitializer
  %178 = fmul <2 x float> %175, %177
  %179 = fadd <2 x float> %64, %178
  %180 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %152, <2 x float> %179, <2 x float> zeroinitializer)
  %181 = extractelement <2 x float> %179, i64 1
  %182 = tail call float @llvm.fmuladd.f32(float %156, float %181, float %155)
  %183 = insertelement <2 x float> poison, float %66, i64 0
  %184 = insertelement <2 x float> %183, float %65, i64 1
  %185 = insertelement <2 x float> poison, float %139, i64 0
  %186 = insertelement <2 x float> %185, float %138, i64 1
  %187 = fadd <2 x float> %184, %186
  %188 = insertelement <2 x float> poison, float %67, i64 0
  %189 = insertelement <2 x float> %188, float %66, i64 1
  %190 = insertelement <2 x float> poison, float %140, i64 0
  %191 = insertelement <2 x float> %190, float %139, i64 1
  %192 = fadd <2 x float> %189, %191
  %193 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %164, <2 x float> %187, <2 x float> %180)
  %194 = extractelement <2 x float> %179, i64 0
  %195 = tail call float @llvm.fmuladd.f32(float %162, float %194, float %182)
  %196 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %172, <2 x float> %192, <2 x float> %193)
  br label %197

197:                                              ; preds = %121, %89
  %198 = phi float [ %90, %89 ], [ %195, %121 ]
  %199 = phi <2 x float> [ %95, %89 ], [ %196, %121 ]
  %200 = phi <2 x float> [ zeroinitializer, %89 ], [ %173, %121 ]
  %201 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  %202 = load i32, ptr addrspace(1) %201, align 4, !tbaa !6
  %203 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %32
  %204 = load float, ptr addrspace(1) %203, align 4, !tbaa !17
  %205 = mul nsw i32 %7, 5
  %206 = add nsw i32 %205, %24
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %207
  %209 = load float, ptr addrspace(1) %208, align 4, !tbaa !17
  %210 = mul nsw i32 %7, 9
  %211 = add nsw i32 %210, %24
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %212
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !17
  %215 = icmp eq i32 %202, -1
  br i1 %215, label %317, label %216

216:                                              ; preds = %197
  %217 = icmp sgt i32 %202, -1
  br i1 %217, label %218, label %241

218:                                              ; preds = %216
  %219 = zext nneg i32 %202 to i64
  %220 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %219
  %221 = load float, ptr addrspace(1) %220, align 4, !tbaa !17
  %222 = add nsw i32 %202, %7
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %223
  %225 = load float, ptr addrspace(1) %224, align 4, !tbaa !17
  %226 = add nsw i32 %202, %35
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %227
  %229 = load float, ptr addrspace(1) %228, align 4, !tbaa !17
  %230 = add nsw i32 %202, %40
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %231
  %233 = load float, ptr addrspace(1) %232, align 4, !tbaa !17
  %234 = add nsw i32 %202, %45
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %235
  %237 = load float, ptr addrspace(1) %236, align 4, !tbaa !17
  %238 = insertvalue %struct.FLOAT3 poison, float %225, 0
  %239 = insertvalue %struct.FLOAT3 %238, float %229, 1
  %240 = insertvalue %struct.FLOAT3 %239, float %233, 2
  br label %241

241:                                              ; preds = %218, %216
  %242 = phi float [ %237, %218 ], [ %5, %216 ]
  %243 = phi %struct.FLOAT3 [ %240, %218 ], [ %4, %216 ]
  %244 = phi float [ %221, %218 ], [ %3, %216 ]
  %245 = extractvalue %struct.FLOAT3 %243, 0
  %246 = extractvalue %struct.FLOAT3 %243, 1
  %247 = extractvalue %struct.FLOAT3 %243, 2
  %248 = fdiv float %245, %244
  %249 = fdiv float %246, %244
  %250 = fdiv float %247, %244
  %251 = fmul float %249, %249
  %252 = tail call float @llvm.fmuladd.f32(float %248, float %248, float %251)
  %253 = tail call float @llvm.fmuladd.f32(float %250, float %250, float %252)
  %254 = fmul float %244, -5.000000e-01
  %255 = tail call float @llvm.fmuladd.f32(float %254, float %253, float %242)
  %256 = fmul float %255, 0x3FD9999980000000
  %257 = tail call float @llvm.fmuladd.f32(float %248, float %245, float %256)
  %258 = tail call float @llvm.fmuladd.f32(float %249, float %246, float %256)
  %259 = fmul float %247, %249
  %260 = tail call float @llvm.fmuladd.f32(float %250, float %247, float %256)
  %261 = fadd float %242, %256
  %262 = fmul float %248, %261
  %263 = fmul float %249, %261
  %264 = fmul float %250, %261
  %265 = fmul float %204, 5.000000e-01
  %266 = insertelement <2 x float> poison, float %69, i64 0
  %267 = insertelement <2 x float> %266, float %34, i64 1
  %268 = insertelement <2 x float> poison, float %262, i64 0
  %269 = insertelement <2 x float> %268, float %245, i64 1
  %270 = fadd <2 x float> %267, %269
  %271 = fadd float %59, %257
  %272 = tail call float @llvm.fmuladd.f32(float %265, float %271, float %198)
  %273 = fmul float %209, 5.000000e-01
  %274 = fmul float %214, 5.000000e-01
  %275 = insertelement <2 x float> poison, float %265, i64 0
  %276 = shufflevector <2 x float> %275, <2 x float> poison, <2 x i32> zeroinitializer
  %277 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %276, <2 x float> %270, <2 x float> %200)
  %278 = insertelement <2 x float> poison, float %70, i64 0
  %279 = insertelement <2 x float> %278, float %39, i64 1
  %280 = insertelement <2 x float> poison, float %263, i64 0
  %281 = insertelement <2 x float> %280, float %246, i64 1
  %282 = fadd <2 x float> %279, %281
  %283 = insertelement <2 x float> poison, float %273, i64 0
  %284 = shufflevector <2 x float> %283, <2 x float> poison, <2 x i32> zeroinitializer
  %285 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %284, <2 x float> %282, <2 x float> %277)
  %286 = insertelement <2 x float> poison, float %71, i64 0
  %287 = insertelement <2 x float> %286, float %44, i64 1
  %288 = insertelement <2 x float> poison, float %264, i64 0
  %289 = insertelement <2 x float> %288, float %247, i64 1
  %290 = fadd <2 x float> %287, %289
  %291 = insertelement <2 x float> poison, float %274, i64 0
  %292 = shufflevector <2 x float> %291, <2 x float> poison, <2 x i32> zeroinitializer
  %293 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %292, <2 x float> %290, <2 x float> %285)
  %294 = insertelement <2 x float> poison, float %247, i64 0
  %295 = insertelement <2 x float> %294, float %246, i64 1
  %296 = insertelement <2 x float> poison, float %248, i64 0
  %297 = shufflevector <2 x float> %296, <2 x float> poison, <2 x i32> zeroinitializer
  %298 = fmul <2 x float> %295, %297
  %299 = fadd <2 x float> %64, %298
  %300 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %276, <2 x float> %299, <2 x float> %199)
  %301 = extractelement <2 x float> %299, i64 1
  %302 = tail call float @llvm.fmuladd.f32(float %273, float %301, float %272)
  %303 = insertelement <2 x float> poison, float %66, i64 0
  %304 = insertelement <2 x float> %303, float %65, i64 1
  %305 = insertelement <2 x float> poison, float %259, i64 0
  %306 = insertelement <2 x float> %305, float %258, i64 1
  %307 = fadd <2 x float> %304, %306
  %308 = insertelement <2 x float> poison, float %67, i64 0
  %309 = insertelement <2 x float> %308, float %66, i64 1
  %310 = insertelement <2 x float> poison, float %260, i64 0
  %311 = insertelement <2 x float> %310, float %259, i64 1
  %312 = fadd <2 x float> %309, %311
  %313 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %284, <2 x float> %307, <2 x float> %300)
  %314 = extractelement <2 x float> %299, i64 0
  %315 = tail call float @llvm.fmuladd.f32(float %274, float %314, float %302)
  %316 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %292, <2 x float> %312, <2 x float> %313)
  br label %324

317:                                              ; preds = %197
  %318 = tail call float @llvm.fmuladd.f32(float %204, float %58, float %198)
  %319 = insertelement <2 x float> poison, float %214, i64 0
  %320 = insertelement <2 x float> %319, float %209, i64 1
  %321 = insertelement <2 x float> poison, float %58, i64 0
  %322 = shufflevector <2 x float> %321, <2 x float> poison, <2 x i32> zeroinitializer
  %323 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %320, <2 x float> %322, <2 x float> %199)
  br label %324

324:                                              ; preds = %317, %241
  %325 = phi float [ %318, %317 ], [ %315, %241 ]
  %326 = phi <2 x float> [ %323, %317 ], [ %316, %241 ]
  %327 = phi <2 x float> [ %200, %317 ], [ %293, %241 ]
  %328 = shl nsw i32 %7, 1
  %329 = add nsw i32 %328, %24
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %330
  %332 = load i32, ptr addrspace(1) %331, align 4, !tbaa !6
  %333 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %330
  %334 = load float, ptr addrspace(1) %333, align 4, !tbaa !17
  %335 = mul nsw i32 %7, 6
  %336 = add nsw i32 %335, %24
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %337
  %339 = load float, ptr addrspace(1) %338, align 4, !tbaa !17
  %340 = mul nsw i32 %7, 10
  %341 = add nsw i32 %340, %24
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %342
  %344 = load float, ptr addrspace(1) %343, align 4, !tbaa !17
  %345 = icmp eq i32 %332, -1
  br i1 %345, label %447, label %346

346:                                              ; preds = %324
  %347 = icmp sgt i32 %332, -1
  br i1 %347, label %348, label %371

348:                                              ; preds = %346
  %349 = zext nneg i32 %332 to i64
  %350 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %349
  %351 = load float, ptr addrspace(1) %350, align 4, !tbaa !17
  %352 = add nsw i32 %332, %7
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %353
  %355 = load float, ptr addrspace(1) %354, align 4, !tbaa !17
  %356 = add nsw i32 %332, %35
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %357
  %359 = load float, ptr addrspace(1) %358, align 4, !tbaa !17
  %360 = add nsw i32 %332, %40
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %361
  %363 = load float, ptr addrspace(1) %362, align 4, !tbaa !17
  %364 = add nsw i32 %332, %45
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %365
  %367 = load float, ptr addrspace(1) %366, align 4, !tbaa !17
  %368 = insertvalue %struct.FLOAT3 poison, float %355, 0
  %369 = insertvalue %struct.FLOAT3 %368, float %359, 1
  %370 = insertvalue %struct.FLOAT3 %369, float %363, 2
  br label %371

371:                                              ; preds = %348, %346
  %372 = phi float [ %367, %348 ], [ %5, %346 ]
  %373 = phi %struct.FLOAT3 [ %370, %348 ], [ %4, %346 ]
  %374 = phi float [ %351, %348 ], [ %3, %346 ]
  %375 = extractvalue %struct.FLOAT3 %373, 0
  %376 = extractvalue %struct.FLOAT3 %373, 1
  %377 = extractvalue %struct.FLOAT3 %373, 2
  %378 = fdiv float %375, %374
  %379 = fdiv float %376, %374
  %380 = fdiv float %377, %374
  %381 = fmul float %379, %379
  %382 = tail call float @llvm.fmuladd.f32(float %378, float %378, float %381)
  %383 = tail call float @llvm.fmuladd.f32(float %380, float %380, float %382)
  %384 = fmul float %374, -5.000000e-01
  %385 = tail call float @llvm.fmuladd.f32(float %384, float %383, float %372)
  %386 = fmul float %385, 0x3FD9999980000000
  %387 = tail call float @llvm.fmuladd.f32(float %378, float %375, float %386)
  %388 = tail call float @llvm.fmuladd.f32(float %379, float %376, float %386)
  %389 = fmul float %377, %379
  %390 = tail call float @llvm.fmuladd.f32(float %380, float %377, float %386)
  %391 = fadd float %372, %386
  %392 = fmul float %378, %391
  %393 = fmul float %379, %391
  %394 = fmul float %380, %391
  %395 = fmul float %334, 5.000000e-01
  %396 = fadd float %59, %387
  %397 = tail call float @llvm.fmuladd.f32(float %395, float %396, float %325)
  %398 = fmul float %339, 5.000000e-01
  %399 = fmul float %344, 5.000000e-01
  %400 = insertelement <2 x float> poison, float %69, i64 0
  %401 = insertelement <2 x float> %400, float %34, i64 1
  %402 = insertelement <2 x float> poison, float %392, i64 0
  %403 = insertelement <2 x float> %402, float %375, i64 1
  %404 = fadd <2 x float> %401, %403
  %405 = insertelement <2 x float> poison, float %395, i64 0
  %406 = shufflevector <2 x float> %405, <2 x float> poison, <2 x i32> zeroinitializer
  %407 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %406, <2 x float> %404, <2 x float> %327)
  %408 = insertelement <2 x float> poison, float %70, i64 0
  %409 = insertelement <2 x float> %408, float %39, i64 1
  %410 = insertelement <2 x float> poison, float %393, i64 0
  %411 = insertelement <2 x float> %410, float %376, i64 1
  %412 = fadd <2 x float> %409, %411
  %413 = insertelement <2 x float> poison, float %398, i64 0
  %414 = shufflevector <2 x float> %413, <2 x float> poison, <2 x i32> zeroinitializer
  %415 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %414, <2 x float> %412, <2 x float> %407)
  %416 = insertelement <2 x float> poison, float %71, i64 0
  %417 = insertelement <2 x float> %416, float %44, i64 1
  %418 = insertelement <2 x float> poison, float %394, i64 0
  %419 = insertelement <2 x float> %418, float %377, i64 1
  %420 = fadd <2 x float> %417, %419
  %421 = insertelement <2 x float> poison, float %399, i64 0
  %422 = shufflevector <2 x float> %421, <2 x float> poison, <2 x i32> zeroinitializer
  %423 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %422, <2 x float> %420, <2 x float> %415)
  %424 = insertelement <2 x float> poison, float %377, i64 0
  %425 = insertelement <2 x float> %424, float %376, i64 1
  %426 = insertelement <2 x float> poison, float %378, i64 0
  %427 = shufflevector <2 x float> %426, <2 x float> poison, <2 x i32> zeroinitializer
  %428 = fmul <2 x float> %425, %427
  %429 = fadd <2 x float> %64, %428
  %430 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %406, <2 x float> %429, <2 x float> %326)
  %431 = extractelement <2 x float> %429, i64 1
  %432 = tail call float @llvm.fmuladd.f32(float %398, float %431, float %397)
  %433 = insertelement <2 x float> poison, float %66, i64 0
  %434 = insertelement <2 x float> %433, float %65, i64 1
  %435 = insertelement <2 x float> poison, float %389, i64 0
  %436 = insertelement <2 x float> %435, float %388, i64 1
  %437 = fadd <2 x float> %434, %436
  %438 = insertelement <2 x float> poison, float %67, i64 0
  %439 = insertelement <2 x float> %438, float %66, i64 1
  %440 = insertelement <2 x float> poison, float %390, i64 0
  %441 = insertelement <2 x float> %440, float %389, i64 1
  %442 = fadd <2 x float> %439, %441
  %443 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %414, <2 x float> %437, <2 x float> %430)
  %444 = extractelement <2 x float> %429, i64 0
  %445 = tail call float @llvm.fmuladd.f32(float %399, float %444, float %432)
  %446 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %422, <2 x float> %442, <2 x float> %443)
  br label %454

447:                                              ; preds = %324
  %448 = tail call float @llvm.fmuladd.f32(float %334, float %58, float %325)
  %449 = insertelement <2 x float> poison, float %344, i64 0
  %450 = insertelement <2 x float> %449, float %339, i64 1
  %451 = insertelement <2 x float> poison, float %58, i64 0
  %452 = shufflevector <2 x float> %451, <2 x float> poison, <2 x i32> zeroinitializer
  %453 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %450, <2 x float> %452, <2 x float> %326)
  br label %454

454:                                              ; preds = %447, %371
  %455 = phi float [ %448, %447 ], [ %445, %371 ]
  %456 = phi <2 x float> [ %453, %447 ], [ %446, %371 ]
  %457 = phi <2 x float> [ %327, %447 ], [ %423, %371 ]
  %458 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %42
  %459 = load i32, ptr addrspace(1) %458, align 4, !tbaa !6
  %460 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %42
  %461 = load float, ptr addrspace(1) %460, align 4, !tbaa !17
  %462 = mul nsw i32 %7, 7
  %463 = add nsw i32 %462, %24
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %464
  %466 = load float, ptr addrspace(1) %465, align 4, !tbaa !17
  %467 = mul nsw i32 %7, 11
  %468 = add nsw i32 %467, %24
  %469 = sext i32 %468 to i64
  %470 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %469
  %471 = load float, ptr addrspace(1) %470, align 4, !tbaa !17
  %472 = icmp eq i32 %459, -1
  br i1 %472, label %574, label %473

473:                                              ; preds = %454
  %474 = icmp sgt i32 %459, -1
  br i1 %474, label %475, label %498

475:                                              ; preds = %473
  %476 = zext nneg i32 %459 to i64
  %477 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %476
  %478 = load float, ptr addrspace(1) %477, align 4, !tbaa !17
  %479 = add nsw i32 %459, %7
  %480 = sext i32 %479 to i64
  %481 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %480
  %482 = load float, ptr addrspace(1) %481, align 4, !tbaa !17
  %483 = add nsw i32 %459, %35
  %484 = sext i32 %483 to i64
  %485 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %484
  %486 = load float, ptr addrspace(1) %485, align 4, !tbaa !17
  %487 = add nsw i32 %459, %40
  %488 = sext i32 %487 to i64
  %489 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %488
  %490 = load float, ptr addrspace(1) %489, align 4, !tbaa !17
  %491 = add nsw i32 %459, %45
  %492 = sext i32 %491 to i64
  %493 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %492
  %494 = load float, ptr addrspace(1) %493, align 4, !tbaa !17
  %495 = insertvalue %struct.FLOAT3 poison, float %482, 0
  %496 = insertvalue %struct.FLOAT3 %495, float %486, 1
  %497 = insertvalue %struct.FLOAT3 %496, float %490, 2
  br label %498

498:                                              ; preds = %475, %473
  %499 = phi float [ %494, %475 ], [ %5, %473 ]
  %500 = phi %struct.FLOAT3 [ %497, %475 ], [ %4, %473 ]
  %501 = phi float [ %478, %475 ], [ %3, %473 ]
  %502 = extractvalue %struct.FLOAT3 %500, 0
  %503 = extractvalue %struct.FLOAT3 %500, 1
  %504 = extractvalue %struct.FLOAT3 %500, 2
  %505 = fdiv float %502, %501
  %506 = fdiv float %503, %501
  %507 = fdiv float %504, %501
  %508 = fmul float %506, %506
  %509 = tail call float @llvm.fmuladd.f32(float %505, float %505, float %508)
  %510 = tail call float @llvm.fmuladd.f32(float %507, float %507, float %509)
  %511 = fmul float %501, -5.000000e-01
  %512 = tail call float @llvm.fmuladd.f32(float %511, float %510, float %499)
  %513 = fmul float %512, 0x3FD9999980000000
  %514 = tail call float @llvm.fmuladd.f32(float %505, float %502, float %513)
  %515 = tail call float @llvm.fmuladd.f32(float %506, float %503, float %513)
  %516 = fmul float %504, %506
  %517 = tail call float @llvm.fmuladd.f32(float %507, float %504, float %513)
  %518 = fadd float %499, %513
  %519 = fmul float %505, %518
  %520 = fmul float %506, %518
  %521 = fmul float %507, %518
  %522 = fmul float %461, 5.000000e-01
  %523 = fadd float %59, %514
  %524 = tail call float @llvm.fmuladd.f32(float %522, float %523, float %455)
  %525 = fmul float %466, 5.000000e-01
  %526 = fmul float %471, 5.000000e-01
  %527 = insertelement <2 x float> poison, float %69, i64 0
  %528 = insertelement <2 x float> %527, float %34, i64 1
  %529 = insertelement <2 x float> poison, float %519, i64 0
  %530 = insertelement <2 x float> %529, float %502, i64 1
  %531 = fadd <2 x float> %528, %530
  %532 = insertelement <2 x float> poison, float %522, i64 0
  %533 = shufflevector <2 x float> %532, <2 x float> poison, <2 x i32> zeroinitializer
  %534 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %533, <2 x float> %531, <2 x float> %457)
  %535 = insertelement <2 x float> poison, float %70, i64 0
  %536 = insertelement <2 x float> %535, float %39, i64 1
  %537 = insertelement <2 x float> poison, float %520, i64 0
  %538 = insertelement <2 x float> %537, float %503, i64 1
  %539 = fadd <2 x float> %536, %538
  %540 = insertelement <2 x float> poison, float %525, i64 0
  %541 = shufflevector <2 x float> %540, <2 x float> poison, <2 x i32> zeroinitializer
  %542 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %541, <2 x float> %539, <2 x float> %534)
  %543 = insertelement <2 x float> poison, float %71, i64 0
  %544 = insertelement <2 x float> %543, float %44, i64 1
  %545 = insertelement <2 x float> poison, float %521, i64 0
  %546 = insertelement <2 x float> %545, float %504, i64 1
  %547 = fadd <2 x float> %544, %546
  %548 = insertelement <2 x float> poison, float %526, i64 0
  %549 = shufflevector <2 x float> %548, <2 x float> poison, <2 x i32> zeroinitializer
  %550 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %549, <2 x float> %547, <2 x float> %542)
  %551 = insertelement <2 x float> poison, float %504, i64 0
  %552 = insertelement <2 x float> %551, float %503, i64 1
  %553 = insertelement <2 x float> poison, float %505, i64 0
  %554 = shufflevector <2 x float> %553, <2 x float> poison, <2 x i32> zeroinitializer
  %555 = fmul <2 x float> %552, %554
  %556 = fadd <2 x float> %64, %555
  %557 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %533, <2 x float> %556, <2 x float> %456)
  %558 = extractelement <2 x float> %556, i64 1
  %559 = tail call float @llvm.fmuladd.f32(float %525, float %558, float %524)
  %560 = insertelement <2 x float> poison, float %66, i64 0
  %561 = insertelement <2 x float> %560, float %65, i64 1
  %562 = insertelement <2 x float> poison, float %516, i64 0
  %563 = insertelement <2 x float> %562, float %515, i64 1
  %564 = fadd <2 x float> %561, %563
  %565 = insertelement <2 x float> poison, float %67, i64 0
  %566 = insertelement <2 x float> %565, float %66, i64 1
  %567 = insertelement <2 x float> poison, float %517, i64 0
  %568 = insertelement <2 x float> %567, float %516, i64 1
  %569 = fadd <2 x float> %566, %568
  %570 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %541, <2 x float> %564, <2 x float> %557)
  %571 = extractelement <2 x float> %556, i64 0
  %572 = tail call float @llvm.fmuladd.f32(float %526, float %571, float %559)
  %573 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %549, <2 x float> %569, <2 x float> %570)
  br label %581

574:                                              ; preds = %454
  %575 = tail call float @llvm.fmuladd.f32(float %461, float %58, float %455)
  %576 = insertelement <2 x float> poison, float %471, i64 0
  %577 = insertelement <2 x float> %576, float %466, i64 1
  %578 = insertelement <2 x float> poison, float %58, i64 0
  %579 = shufflevector <2 x float> %578, <2 x float> poison, <2 x i32> zeroinitializer
  %580 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %577, <2 x float> %579, <2 x float> %456)
  br label %581

581:                                              ; preds = %574, %498
  %582 = phi float [ %575, %574 ], [ %572, %498 ]
  %583 = phi <2 x float> [ %580, %574 ], [ %573, %498 ]
  %584 = phi <2 x float> [ %457, %574 ], [ %550, %498 ]
  %585 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %28
  %586 = extractelement <2 x float> %584, i64 1
  store float %586, ptr addrspace(1) %585, align 4, !tbaa !17
  %587 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %32
  store float %582, ptr addrspace(1) %587, align 4, !tbaa !17
  %588 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %37
  %589 = extractelement <2 x float> %583, i64 1
  store float %589, ptr addrspace(1) %588, align 4, !tbaa !17
  %590 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %42
  %591 = extractelement <2 x float> %583, i64 0
  store float %591, ptr addrspace(1) %590, align 4, !tbaa !17
  %592 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %47
  %593 = extractelement <2 x float> %584, i64 0
  store float %593, ptr addrspace(1) %592, align 4, !tbaa !17
  br label %594

594:                                              ; preds = %8, %581
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @step_factor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %21 = icmp sgt i32 %3, %20
  br i1 %21, label %22, label %68

22:                                               ; preds = %4
  %23 = shl i64 %19, 32
  %24 = ashr exact i64 %23, 30
  %25 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !17, !amdgpu.noclobber !16
  %27 = add nsw i32 %3, %20
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !17, !amdgpu.noclobber !16
  %31 = shl nsw i32 %3, 1
  %32 = add nsw i32 %31, %20
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !17, !amdgpu.noclobber !16
  %36 = mul nsw i32 %3, 3
  %37 = add nsw i32 %36, %20
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !17, !amdgpu.noclobber !16
  %41 = shl nsw i32 %3, 2
  %42 = add nsw i32 %41, %20
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !17, !amdgpu.noclobber !16
  %46 = fdiv float %30, %26
  %47 = fdiv float %35, %26
  %48 = fdiv float %40, %26
  %49 = fmul float %47, %47
  %50 = tail call float @llvm.fmuladd.f32(float %46, float %46, float %49)
  %51 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %50)
  %52 = fmul float %26, -5.000000e-01
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %51, float %45)
  %54 = fmul float %53, 0x3FD9999980000000
  %55 = tail call fastcc float @llvm.fabs.f32(float noundef %54) #9
  %56 = fmul float %55, 0x3FF6666660000000
  %57 = fdiv float %56, %26
  %58 = tail call fastcc float @llvm.sqrt.f32(float noundef %57) #9
  %59 = ashr exact i64 %23, 32
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !17, !amdgpu.noclobber !16
  %62 = tail call fastcc float @llvm.sqrt.f32(float noundef %61) #9
  %63 = tail call fastcc float @llvm.sqrt.f32(float noundef %51) #9
  %64 = fadd float %63, %58
  %65 = fmul float %62, %64
  %66 = fdiv float 5.000000e-01, %65
  %67 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %59
  store float %66, ptr addrspace(1) %67, align 4, !tbaa !17
  br label %68

68:                                               ; preds = %4, %22
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_step_factor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %21 = icmp sgt i32 %3, %20
  br i1 %21, label %22, label %68

22:                                               ; preds = %4
  %23 = shl i64 %19, 32
  %24 = ashr exact i64 %23, 30
  %25 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !17
  %27 = add nsw i32 %3, %20
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !17
  %31 = shl nsw i32 %3, 1
  %32 = add nsw i32 %31, %20
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !17
  %36 = mul nsw i32 %3, 3
  %37 = add nsw i32 %36, %20
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !17
  %41 = shl nsw i32 %3, 2
  %42 = add nsw i32 %41, %20
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !17
  %46 = fdiv float %30, %26
  %47 = fdiv float %35, %26
  %48 = fdiv float %40, %26
  %49 = fmul float %47, %47
  %50 = tail call float @llvm.fmuladd.f32(float %46, float %46, float %49)
  %51 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %50)
  %52 = fmul float %26, -5.000000e-01
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %51, float %45)
  %54 = fmul float %53, 0x3FD9999980000000
  %55 = tail call fastcc float @llvm.fabs.f32(float noundef %54) #9
  %56 = fmul float %55, 0x3FF6666660000000
  %57 = fdiv float %56, %26
  %58 = tail call fastcc float @llvm.sqrt.f32(float noundef %57) #9
  %59 = ashr exact i64 %23, 32
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !17
  %62 = tail call fastcc float @llvm.sqrt.f32(float noundef %61) #9
  %63 = tail call fastcc float @llvm.sqrt.f32(float noundef %51) #9
  %64 = fadd float %63, %58
  %65 = fmul float %62, %64
  %66 = fdiv float 5.000000e-01, %65
  %67 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %59
  store float %66, ptr addrspace(1) %67, align 4, !tbaa !17
  br label %68

68:                                               ; preds = %4, %22
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !13 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = icmp sgt i32 %1, %22
  br i1 %23, label %24, label %75

24:                                               ; preds = %6
  %25 = shl i64 %21, 32
  %26 = ashr exact i64 %25, 30
  %27 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !17, !amdgpu.noclobber !16
  %29 = sub nsw i32 4, %0
  %30 = sitofp i32 %29 to float
  %31 = fdiv float %28, %30
  %32 = shl i64 %21, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !17
  %36 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %33
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !17
  %38 = tail call float @llvm.fmuladd.f32(float %31, float %37, float %35)
  %39 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %33
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !17
  %40 = add nsw i32 %1, %22
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !17
  %44 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %41
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !17
  %46 = tail call float @llvm.fmuladd.f32(float %31, float %45, float %43)
  %47 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %41
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !17
  %48 = shl nsw i32 %1, 1
  %49 = add nsw i32 %48, %22
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !17
  %53 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %50
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !17
  %55 = tail call float @llvm.fmuladd.f32(float %31, float %54, float %52)
  %56 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %50
  store float %55, ptr addrspace(1) %56, align 4, !tbaa !17
  %57 = mul nsw i32 %1, 3
  %58 = add nsw i32 %57, %22
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !17
  %62 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %59
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !17
  %64 = tail call float @llvm.fmuladd.f32(float %31, float %63, float %61)
  %65 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %59
  store float %64, ptr addrspace(1) %65, align 4, !tbaa !17
  %66 = shl nsw i32 %1, 2
  %67 = add nsw i32 %66, %22
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !17
  %71 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %68
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !17
  %73 = tail call float @llvm.fmuladd.f32(float %31, float %72, float %70)
  %74 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %68
  store float %73, ptr addrspace(1) %74, align 4, !tbaa !17
  br label %75

75:                                               ; preds = %24, %6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5) local_unnamed_addr #4 !kernel_arg_addr_space !23 !kernel_arg_access_qual !13 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = icmp sgt i32 %1, %22
  br i1 %23, label %24, label %75

24:                                               ; preds = %6
  %25 = shl i64 %21, 32
  %26 = ashr exact i64 %25, 30
  %27 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !17
  %29 = sub nsw i32 4, %0
  %30 = sitofp i32 %29 to float
  %31 = fdiv float %28, %30
  %32 = shl i64 %21, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !17
  %36 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %33
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !17
  %38 = tail call float @llvm.fmuladd.f32(float %31, float %37, float %35)
  %39 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %33
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !17
  %40 = add nsw i32 %1, %22
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !17
  %44 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %41
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !17
  %46 = tail call float @llvm.fmuladd.f32(float %31, float %45, float %43)
  %47 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %41
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !17
  %48 = shl nsw i32 %1, 1
  %49 = add nsw i32 %48, %22
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !17
  %53 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %50
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !17
  %55 = tail call float @llvm.fmuladd.f32(float %31, float %54, float %52)
  %56 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %50
  store float %55, ptr addrspace(1) %56, align 4, !tbaa !17
  %57 = mul nsw i32 %1, 3
  %58 = add nsw i32 %57, %22
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !17
  %62 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %59
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !17
  %64 = tail call float @llvm.fmuladd.f32(float %31, float %63, float %61)
  %65 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %59
  store float %64, ptr addrspace(1) %65, align 4, !tbaa !17
  %66 = shl nsw i32 %1, 2
  %67 = add nsw i32 %66, %22
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !17
  %71 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %68
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !17
  %73 = tail call float @llvm.fmuladd.f32(float %31, float %72, float %70)
  %74 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %68
  store float %73, ptr addrspace(1) %74, align 4, !tbaa !17
  br label %75

75:                                               ; preds = %24, %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

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
declare float @llvm.fabs.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"float*", !"float*", !"State", !"float*", !"int"}
!15 = !{!"const", !"const", !"const", !"", !"", !""}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"float*", !"int"}
!22 = !{!"const", !"const", !"", !""}
!23 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!24 = !{!"int", !"int", !"float*", !"float*", !"float*", !"float*"}
!25 = !{!"", !"", !"const", !"", !"const", !"const"}
