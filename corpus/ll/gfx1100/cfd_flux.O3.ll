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
  %7 = load float, ptr addrspace(4) %3, align 4, !amdgpu.noclobber !16
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %9 = load float, ptr addrspace(4) %8, align 4, !amdgpu.noclobber !16
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %11 = load float, ptr addrspace(4) %10, align 4, !amdgpu.noclobber !16
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %13 = load float, ptr addrspace(4) %12, align 4, !amdgpu.noclobber !16
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16
  %15 = load float, ptr addrspace(4) %14, align 4, !amdgpu.noclobber !16
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 4
  %19 = load i32, ptr addrspace(4) %18, align 4, !tbaa !6
  %20 = and i32 %19, 65535
  %21 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %22 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 40
  %24 = load i64, ptr addrspace(4) %23, align 8, !tbaa !10
  %25 = zext i32 %16 to i64
  %26 = zext nneg i32 %20 to i64
  %27 = mul nuw nsw i64 %26, %25
  %28 = zext nneg i32 %21 to i64
  %29 = add i64 %24, %28
  %30 = add i64 %29, %27
  %31 = trunc i64 %30 to i32
  %32 = icmp sgt i32 %5, %31
  br i1 %32, label %33, label %494

33:                                               ; preds = %6
  %34 = shl i64 %30, 32
  %35 = ashr exact i64 %34, 30
  %36 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !17, !amdgpu.noclobber !16
  %38 = add nsw i32 %5, %31
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !17, !amdgpu.noclobber !16
  %42 = shl nsw i32 %5, 1
  %43 = add nsw i32 %42, %31
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !17, !amdgpu.noclobber !16
  %47 = mul nsw i32 %5, 3
  %48 = add nsw i32 %47, %31
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !17, !amdgpu.noclobber !16
  %52 = shl nsw i32 %5, 2
  %53 = add nsw i32 %52, %31
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !17, !amdgpu.noclobber !16
  %57 = fdiv float %41, %37
  %58 = fdiv float %46, %37
  %59 = fdiv float %51, %37
  %60 = fmul float %58, %58
  %61 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %60)
  %62 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %61)
  %63 = fmul float %37, -5.000000e-01
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %62, float %56)
  %65 = fmul float %64, 0x3FD9999980000000
  %66 = tail call float @llvm.fmuladd.f32(float %57, float %41, float %65)
  %67 = fmul float %46, %57
  %68 = fmul float %57, %51
  %69 = tail call float @llvm.fmuladd.f32(float %58, float %46, float %65)
  %70 = fmul float %51, %58
  %71 = tail call float @llvm.fmuladd.f32(float %59, float %51, float %65)
  %72 = fadd float %56, %65
  %73 = fmul float %57, %72
  %74 = fmul float %58, %72
  %75 = fmul float %59, %72
  %76 = shl i64 %30, 32
  %77 = ashr exact i64 %76, 32
  %78 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %77
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !6, !amdgpu.noclobber !16
  %80 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %77
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !17, !amdgpu.noclobber !16
  %82 = shl nsw i32 %5, 2
  %83 = add nsw i32 %82, %31
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !17, !amdgpu.noclobber !16
  %87 = shl nsw i32 %5, 3
  %88 = add nsw i32 %87, %31
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !17, !amdgpu.noclobber !16
  %92 = icmp eq i32 %79, -1
  br i1 %92, label %93, label %97

93:                                               ; preds = %33
  %94 = tail call float @llvm.fmuladd.f32(float %81, float %65, float 0.000000e+00)
  %95 = tail call float @llvm.fmuladd.f32(float %86, float %65, float 0.000000e+00)
  %96 = tail call float @llvm.fmuladd.f32(float %91, float %65, float 0.000000e+00)
  br label %174

97:                                               ; preds = %33
  %98 = icmp sgt i32 %79, -1
  br i1 %98, label %99, label %119

99:                                               ; preds = %97
  %100 = zext nneg i32 %79 to i64
  %101 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %100
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !17, !amdgpu.noclobber !16
  %103 = add nsw i32 %79, %5
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !17, !amdgpu.noclobber !16
  %107 = add nsw i32 %79, %42
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !17, !amdgpu.noclobber !16
  %111 = add nsw i32 %79, %47
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !17, !amdgpu.noclobber !16
  %115 = add nsw i32 %79, %52
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %116
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !17, !amdgpu.noclobber !16
  br label %119

119:                                              ; preds = %99, %97
  %120 = phi float [ %118, %99 ], [ %15, %97 ]
  %121 = phi float [ %106, %99 ], [ %9, %97 ]
  %122 = phi float [ %110, %99 ], [ %11, %97 ]
  %123 = phi float [ %114, %99 ], [ %13, %97 ]
  %124 = phi float [ %102, %99 ], [ %7, %97 ]
  %125 = fdiv float %121, %124
  %126 = fdiv float %122, %124
  %127 = fdiv float %123, %124
  %128 = fmul float %126, %126
  %129 = tail call float @llvm.fmuladd.f32(float %125, float %125, float %128)
  %130 = tail call float @llvm.fmuladd.f32(float %127, float %127, float %129)
  %131 = fmul float %124, -5.000000e-01
  %132 = tail call float @llvm.fmuladd.f32(float %131, float %130, float %120)
  %133 = fmul float %132, 0x3FD9999980000000
  %134 = tail call float @llvm.fmuladd.f32(float %125, float %121, float %133)
  %135 = fmul float %122, %125
  %136 = fmul float %123, %125
  %137 = tail call float @llvm.fmuladd.f32(float %126, float %122, float %133)
  %138 = fmul float %123, %126
  %139 = tail call float @llvm.fmuladd.f32(float %127, float %123, float %133)
  %140 = fadd float %120, %133
  %141 = fmul float %125, %140
  %142 = fmul float %126, %140
  %143 = fmul float %127, %140
  %144 = fmul float %81, 5.000000e-01
  %145 = fadd float %41, %121
  %146 = tail call float @llvm.fmuladd.f32(float %144, float %145, float 0.000000e+00)
  %147 = fadd float %73, %141
  %148 = tail call float @llvm.fmuladd.f32(float %144, float %147, float 0.000000e+00)
  %149 = fadd float %66, %134
  %150 = tail call float @llvm.fmuladd.f32(float %144, float %149, float 0.000000e+00)
  %151 = fadd float %67, %135
  %152 = tail call float @llvm.fmuladd.f32(float %144, float %151, float 0.000000e+00)
  %153 = fadd float %68, %136
  %154 = tail call float @llvm.fmuladd.f32(float %144, float %153, float 0.000000e+00)
  %155 = fmul float %86, 5.000000e-01
  %156 = fadd float %46, %122
  %157 = tail call float @llvm.fmuladd.f32(float %155, float %156, float %146)
  %158 = fadd float %74, %142
  %159 = tail call float @llvm.fmuladd.f32(float %155, float %158, float %148)
  %160 = tail call float @llvm.fmuladd.f32(float %155, float %151, float %150)
  %161 = fadd float %69, %137
  %162 = tail call float @llvm.fmuladd.f32(float %155, float %161, float %152)
  %163 = fadd float %70, %138
  %164 = tail call float @llvm.fmuladd.f32(float %155, float %163, float %154)
  %165 = fmul float %91, 5.000000e-01
  %166 = fadd float %51, %123
  %167 = tail call float @llvm.fmuladd.f32(float %165, float %166, float %157)
  %168 = fadd float %75, %143
  %169 = tail call float @llvm.fmuladd.f32(float %165, float %168, float %159)
  %170 = tail call float @llvm.fmuladd.f32(float %165, float %153, float %160)
  %171 = tail call float @llvm.fmuladd.f32(float %165, float %163, float %162)
  %172 = fadd float %71, %139
  %173 = tail call float @llvm.fmuladd.f32(float %165, float %172, float %164)
  br label %174

174:                                              ; preds = %119, %93
  %175 = phi float [ %96, %93 ], [ %173, %119 ]
  %176 = phi float [ %95, %93 ], [ %171, %119 ]
  %177 = phi float [ %94, %93 ], [ %170, %119 ]
  %178 = phi float [ 0.000000e+00, %93 ], [ %169, %119 ]
  %179 = phi float [ 0.000000e+00, %93 ], [ %167, %119 ]
  %180 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %39
  %181 = load i32, ptr addrspace(1) %180, align 4, !tbaa !6, !amdgpu.noclobber !16
  %182 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %183 = load float, ptr addrspace(1) %182, align 4, !tbaa !17, !amdgpu.noclobber !16
  %184 = mul nsw i32 %5, 5
  %185 = add nsw i32 %184, %31
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %186
  %188 = load float, ptr addrspace(1) %187, align 4, !tbaa !17, !amdgpu.noclobber !16
  %189 = mul nsw i32 %5, 9
  %190 = add nsw i32 %189, %31
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %191
  %193 = load float, ptr addrspace(1) %192, align 4, !tbaa !17, !amdgpu.noclobber !16
  %194 = icmp eq i32 %181, -1
  br i1 %194, label %272, label %195

195:                                              ; preds = %174
  %196 = icmp sgt i32 %181, -1
  br i1 %196, label %197, label %217

197:                                              ; preds = %195
  %198 = zext nneg i32 %181 to i64
  %199 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %198
  %200 = load float, ptr addrspace(1) %199, align 4, !tbaa !17, !amdgpu.noclobber !16
  %201 = add nsw i32 %181, %5
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %202
  %204 = load float, ptr addrspace(1) %203, align 4, !tbaa !17, !amdgpu.noclobber !16
  %205 = add nsw i32 %181, %42
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %206
  %208 = load float, ptr addrspace(1) %207, align 4, !tbaa !17, !amdgpu.noclobber !16
  %209 = add nsw i32 %181, %47
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %210
  %212 = load float, ptr addrspace(1) %211, align 4, !tbaa !17, !amdgpu.noclobber !16
  %213 = add nsw i32 %181, %52
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %214
  %216 = load float, ptr addrspace(1) %215, align 4, !tbaa !17, !amdgpu.noclobber !16
  br label %217

217:                                              ; preds = %197, %195
  %218 = phi float [ %216, %197 ], [ %15, %195 ]
  %219 = phi float [ %204, %197 ], [ %9, %195 ]
  %220 = phi float [ %208, %197 ], [ %11, %195 ]
  %221 = phi float [ %212, %197 ], [ %13, %195 ]
  %222 = phi float [ %200, %197 ], [ %7, %195 ]
  %223 = fdiv float %219, %222
  %224 = fdiv float %220, %222
  %225 = fdiv float %221, %222
  %226 = fmul float %224, %224
  %227 = tail call float @llvm.fmuladd.f32(float %223, float %223, float %226)
  %228 = tail call float @llvm.fmuladd.f32(float %225, float %225, float %227)
  %229 = fmul float %222, -5.000000e-01
  %230 = tail call float @llvm.fmuladd.f32(float %229, float %228, float %218)
  %231 = fmul float %230, 0x3FD9999980000000
  %232 = tail call float @llvm.fmuladd.f32(float %223, float %219, float %231)
  %233 = fmul float %220, %223
  %234 = fmul float %221, %223
  %235 = tail call float @llvm.fmuladd.f32(float %224, float %220, float %231)
  %236 = fmul float %221, %224
  %237 = tail call float @llvm.fmuladd.f32(float %225, float %221, float %231)
  %238 = fadd float %218, %231
  %239 = fmul float %223, %238
  %240 = fmul float %224, %238
  %241 = fmul float %225, %238
  %242 = fmul float %183, 5.000000e-01
  %243 = fadd float %41, %219
  %244 = tail call float @llvm.fmuladd.f32(float %242, float %243, float %179)
  %245 = fadd float %73, %239
  %246 = tail call float @llvm.fmuladd.f32(float %242, float %245, float %178)
  %247 = fadd float %66, %232
  %248 = tail call float @llvm.fmuladd.f32(float %242, float %247, float %177)
  %249 = fadd float %67, %233
  %250 = tail call float @llvm.fmuladd.f32(float %242, float %249, float %176)
  %251 = fadd float %68, %234
  %252 = tail call float @llvm.fmuladd.f32(float %242, float %251, float %175)
  %253 = fmul float %188, 5.000000e-01
  %254 = fadd float %46, %220
  %255 = tail call float @llvm.fmuladd.f32(float %253, float %254, float %244)
  %256 = fadd float %74, %240
  %257 = tail call float @llvm.fmuladd.f32(float %253, float %256, float %246)
  %258 = tail call float @llvm.fmuladd.f32(float %253, float %249, float %248)
  %259 = fadd float %69, %235
  %260 = tail call float @llvm.fmuladd.f32(float %253, float %259, float %250)
  %261 = fadd float %70, %236
  %262 = tail call float @llvm.fmuladd.f32(float %253, float %261, float %252)
  %263 = fmul float %193, 5.000000e-01
  %264 = fadd float %51, %221
  %265 = tail call float @llvm.fmuladd.f32(float %263, float %264, float %255)
  %266 = fadd float %75, %241
  %267 = tail call float @llvm.fmuladd.f32(float %263, float %266, float %257)
  %268 = tail call float @llvm.fmuladd.f32(float %263, float %251, float %258)
  %269 = tail call float @llvm.fmuladd.f32(float %263, float %261, float %260)
  %270 = fadd float %71, %237
  %271 = tail call float @llvm.fmuladd.f32(float %263, float %270, float %262)
  br label %276

272:                                              ; preds = %174
  %273 = tail call float @llvm.fmuladd.f32(float %183, float %65, float %177)
  %274 = tail call float @llvm.fmuladd.f32(float %188, float %65, float %176)
  %275 = tail call float @llvm.fmuladd.f32(float %193, float %65, float %175)
  br label %276

276:                                              ; preds = %272, %217
  %277 = phi float [ %275, %272 ], [ %271, %217 ]
  %278 = phi float [ %274, %272 ], [ %269, %217 ]
  %279 = phi float [ %273, %272 ], [ %268, %217 ]
  %280 = phi float [ %178, %272 ], [ %267, %217 ]
  %281 = phi float [ %179, %272 ], [ %265, %217 ]
  %282 = shl nsw i32 %5, 1
  %283 = add nsw i32 %282, %31
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %284
  %286 = load i32, ptr addrspace(1) %285, align 4, !tbaa !6, !amdgpu.noclobber !16
  %287 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %284
  %288 = load float, ptr addrspace(1) %287, align 4, !tbaa !17, !amdgpu.noclobber !16
  %289 = mul nsw i32 %5, 6
  %290 = add nsw i32 %289, %31
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %291
  %293 = load float, ptr addrspace(1) %292, align 4, !tbaa !17, !amdgpu.noclobber !16
  %294 = mul nsw i32 %5, 10
  %295 = add nsw i32 %294, %31
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %296
  %298 = load float, ptr addrspace(1) %297, align 4, !tbaa !17, !amdgpu.noclobber !16
  %299 = icmp eq i32 %286, -1
  br i1 %299, label %377, label %300

300:                                              ; preds = %276
  %301 = icmp sgt i32 %286, -1
  br i1 %301, label %302, label %322

302:                                              ; preds = %300
  %303 = zext nneg i32 %286 to i64
  %304 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %303
  %305 = load float, ptr addrspace(1) %304, align 4, !tbaa !17, !amdgpu.noclobber !16
  %306 = add nsw i32 %286, %5
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %307
  %309 = load float, ptr addrspace(1) %308, align 4, !tbaa !17, !amdgpu.noclobber !16
  %310 = add nsw i32 %286, %42
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %311
  %313 = load float, ptr addrspace(1) %312, align 4, !tbaa !17, !amdgpu.noclobber !16
  %314 = add nsw i32 %286, %47
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %315
  %317 = load float, ptr addrspace(1) %316, align 4, !tbaa !17, !amdgpu.noclobber !16
  %318 = add nsw i32 %286, %52
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %319
  %321 = load float, ptr addrspace(1) %320, align 4, !tbaa !17, !amdgpu.noclobber !16
  br label %322

322:                                              ; preds = %302, %300
  %323 = phi float [ %321, %302 ], [ %15, %300 ]
  %324 = phi float [ %309, %302 ], [ %9, %300 ]
  %325 = phi float [ %313, %302 ], [ %11, %300 ]
  %326 = phi float [ %317, %302 ], [ %13, %300 ]
  %327 = phi float [ %305, %302 ], [ %7, %300 ]
  %328 = fdiv float %324, %327
  %329 = fdiv float %325, %327
  %330 = fdiv float %326, %327
  %331 = fmul float %329, %329
  %332 = tail call float @llvm.fmuladd.f32(float %328, float %328, float %331)
  %333 = tail call float @llvm.fmuladd.f32(float %330, float %330, float %332)
  %334 = fmul float %327, -5.000000e-01
  %335 = tail call float @llvm.fmuladd.f32(float %334, float %333, float %323)
  %336 = fmul float %335, 0x3FD9999980000000
  %337 = tail call float @llvm.fmuladd.f32(float %328, float %324, float %336)
  %338 = fmul float %325, %328
  %339 = fmul float %326, %328
  %340 = tail call float @llvm.fmuladd.f32(float %329, float %325, float %336)
  %341 = fmul float %326, %329
  %342 = tail call float @llvm.fmuladd.f32(float %330, float %326, float %336)
  %343 = fadd float %323, %336
  %344 = fmul float %328, %343
  %345 = fmul float %329, %343
  %346 = fmul float %330, %343
  %347 = fmul float %288, 5.000000e-01
  %348 = fadd float %41, %324
  %349 = tail call float @llvm.fmuladd.f32(float %347, float %348, float %281)
  %350 = fadd float %73, %344
  %351 = tail call float @llvm.fmuladd.f32(float %347, float %350, float %280)
  %352 = fadd float %66, %337
  %353 = tail call float @llvm.fmuladd.f32(float %347, float %352, float %279)
  %354 = fadd float %67, %338
  %355 = tail call float @llvm.fmuladd.f32(float %347, float %354, float %278)
  %356 = fadd float %68, %339
  %357 = tail call float @llvm.fmuladd.f32(float %347, float %356, float %277)
  %358 = fmul float %293, 5.000000e-01
  %359 = fadd float %46, %325
  %360 = tail call float @llvm.fmuladd.f32(float %358, float %359, float %349)
  %361 = fadd float %74, %345
  %362 = tail call float @llvm.fmuladd.f32(float %358, float %361, float %351)
  %363 = tail call float @llvm.fmuladd.f32(float %358, float %354, float %353)
  %364 = fadd float %69, %340
  %365 = tail call float @llvm.fmuladd.f32(float %358, float %364, float %355)
  %366 = fadd float %70, %341
  %367 = tail call float @llvm.fmuladd.f32(float %358, float %366, float %357)
  %368 = fmul float %298, 5.000000e-01
  %369 = fadd float %51, %326
  %370 = tail call float @llvm.fmuladd.f32(float %368, float %369, float %360)
  %371 = fadd float %75, %346
  %372 = tail call float @llvm.fmuladd.f32(float %368, float %371, float %362)
  %373 = tail call float @llvm.fmuladd.f32(float %368, float %356, float %363)
  %374 = tail call float @llvm.fmuladd.f32(float %368, float %366, float %365)
  %375 = fadd float %71, %342
  %376 = tail call float @llvm.fmuladd.f32(float %368, float %375, float %367)
  br label %381

377:                                              ; preds = %276
  %378 = tail call float @llvm.fmuladd.f32(float %288, float %65, float %279)
  %379 = tail call float @llvm.fmuladd.f32(float %293, float %65, float %278)
  %380 = tail call float @llvm.fmuladd.f32(float %298, float %65, float %277)
  br label %381

381:                                              ; preds = %377, %322
  %382 = phi float [ %380, %377 ], [ %376, %322 ]
  %383 = phi float [ %379, %377 ], [ %374, %322 ]
  %384 = phi float [ %378, %377 ], [ %373, %322 ]
  %385 = phi float [ %280, %377 ], [ %372, %322 ]
  %386 = phi float [ %281, %377 ], [ %370, %322 ]
  %387 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %49
  %388 = load i32, ptr addrspace(1) %387, align 4, !tbaa !6, !amdgpu.noclobber !16
  %389 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %49
  %390 = load float, ptr addrspace(1) %389, align 4, !tbaa !17, !amdgpu.noclobber !16
  %391 = mul nsw i32 %5, 7
  %392 = add nsw i32 %391, %31
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %393
  %395 = load float, ptr addrspace(1) %394, align 4, !tbaa !17, !amdgpu.noclobber !16
  %396 = mul nsw i32 %5, 11
  %397 = add nsw i32 %396, %31
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %398
  %400 = load float, ptr addrspace(1) %399, align 4, !tbaa !17, !amdgpu.noclobber !16
  %401 = icmp eq i32 %388, -1
  br i1 %401, label %479, label %402

402:                                              ; preds = %381
  %403 = icmp sgt i32 %388, -1
  br i1 %403, label %404, label %424

404:                                              ; preds = %402
  %405 = zext nneg i32 %388 to i64
  %406 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %405
  %407 = load float, ptr addrspace(1) %406, align 4, !tbaa !17, !amdgpu.noclobber !16
  %408 = add nsw i32 %388, %5
  %409 = sext i32 %408 to i64
  %410 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %409
  %411 = load float, ptr addrspace(1) %410, align 4, !tbaa !17, !amdgpu.noclobber !16
  %412 = add nsw i32 %388, %42
  %413 = sext i32 %412 to i64
  %414 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %413
  %415 = load float, ptr addrspace(1) %414, align 4, !tbaa !17, !amdgpu.noclobber !16
  %416 = add nsw i32 %388, %47
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %417
  %419 = load float, ptr addrspace(1) %418, align 4, !tbaa !17, !amdgpu.noclobber !16
  %420 = add nsw i32 %388, %52
  %421 = sext i32 %420 to i64
  %422 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %421
  %423 = load float, ptr addrspace(1) %422, align 4, !tbaa !17, !amdgpu.noclobber !16
  br label %424

424:                                              ; preds = %404, %402
  %425 = phi float [ %423, %404 ], [ %15, %402 ]
  %426 = phi float [ %411, %404 ], [ %9, %402 ]
  %427 = phi float [ %415, %404 ], [ %11, %402 ]
  %428 = phi float [ %419, %404 ], [ %13, %402 ]
  %429 = phi float [ %407, %404 ], [ %7, %402 ]
  %430 = fdiv float %426, %429
  %431 = fdiv float %427, %429
  %432 = fdiv float %428, %429
  %433 = fmul float %431, %431
  %434 = tail call float @llvm.fmuladd.f32(float %430, float %430, float %433)
  %435 = tail call float @llvm.fmuladd.f32(float %432, float %432, float %434)
  %436 = fmul float %429, -5.000000e-01
  %437 = tail call float @llvm.fmuladd.f32(float %436, float %435, float %425)
  %438 = fmul float %437, 0x3FD9999980000000
  %439 = tail call float @llvm.fmuladd.f32(float %430, float %426, float %438)
  %440 = fmul float %427, %430
  %441 = fmul float %428, %430
  %442 = tail call float @llvm.fmuladd.f32(float %431, float %427, float %438)
  %443 = fmul float %428, %431
  %444 = tail call float @llvm.fmuladd.f32(float %432, float %428, float %438)
  %445 = fadd float %425, %438
  %446 = fmul float %430, %445
  %447 = fmul float %431, %445
  %448 = fmul float %432, %445
  %449 = fmul float %390, 5.000000e-01
  %450 = fadd float %41, %426
  %451 = tail call float @llvm.fmuladd.f32(float %449, float %450, float %386)
  %452 = fadd float %73, %446
  %453 = tail call float @llvm.fmuladd.f32(float %449, float %452, float %385)
  %454 = fadd float %66, %439
  %455 = tail call float @llvm.fmuladd.f32(float %449, float %454, float %384)
  %456 = fadd float %67, %440
  %457 = tail call float @llvm.fmuladd.f32(float %449, float %456, float %383)
  %458 = fadd float %68, %441
  %459 = tail call float @llvm.fmuladd.f32(float %449, float %458, float %382)
  %460 = fmul float %395, 5.000000e-01
  %461 = fadd float %46, %427
  %462 = tail call float @llvm.fmuladd.f32(float %460, float %461, float %451)
  %463 = fadd float %74, %447
  %464 = tail call float @llvm.fmuladd.f32(float %460, float %463, float %453)
  %465 = tail call float @llvm.fmuladd.f32(float %460, float %456, float %455)
  %466 = fadd float %69, %442
  %467 = tail call float @llvm.fmuladd.f32(float %460, float %466, float %457)
  %468 = fadd float %70, %443
  %469 = tail call float @llvm.fmuladd.f32(float %460, float %468, float %459)
  %470 = fmul float %400, 5.000000e-01
  %471 = fadd float %51, %428
  %472 = tail call float @llvm.fmuladd.f32(float %470, float %471, float %462)
  %473 = fadd float %75, %448
  %474 = tail call float @llvm.fmuladd.f32(float %470, float %473, float %464)
  %475 = tail call float @llvm.fmuladd.f32(float %470, float %458, float %465)
  %476 = tail call float @llvm.fmuladd.f32(float %470, float %468, float %467)
  %477 = fadd float %71, %444
  %478 = tail call float @llvm.fmuladd.f32(float %470, float %477, float %469)
  br label %483

479:                                              ; preds = %381
  %480 = tail call float @llvm.fmuladd.f32(float %390, float %65, float %384)
  %481 = tail call float @llvm.fmuladd.f32(float %395, float %65, float %383)
  %482 = tail call float @llvm.fmuladd.f32(float %400, float %65, float %382)
  br label %483

483:                                              ; preds = %479, %424
  %484 = phi float [ %482, %479 ], [ %478, %424 ]
  %485 = phi float [ %481, %479 ], [ %476, %424 ]
  %486 = phi float [ %480, %479 ], [ %475, %424 ]
  %487 = phi float [ %385, %479 ], [ %474, %424 ]
  %488 = phi float [ %386, %479 ], [ %472, %424 ]
  %489 = getelementptr inbounds i8, ptr addrspace(1) %4, i64 %35
  store float %488, ptr addrspace(1) %489, align 4, !tbaa !17
  %490 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %39
  store float %486, ptr addrspace(1) %490, align 4, !tbaa !17
  %491 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %44
  store float %485, ptr addrspace(1) %491, align 4, !tbaa !17
  %492 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %49
  store float %484, ptr addrspace(1) %492, align 4, !tbaa !17
  %493 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %54
  store float %487, ptr addrspace(1) %493, align 4, !tbaa !17
  br label %494

494:                                              ; preds = %6, %483
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
  br i1 %25, label %26, label %503

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
  %60 = fmul float %39, %50
  %61 = fmul float %50, %44
  %62 = tail call float @llvm.fmuladd.f32(float %51, float %39, float %58)
  %63 = fmul float %44, %51
  %64 = tail call float @llvm.fmuladd.f32(float %52, float %44, float %58)
  %65 = fadd float %49, %58
  %66 = fmul float %50, %65
  %67 = fmul float %51, %65
  %68 = fmul float %52, %65
  %69 = shl i64 %23, 32
  %70 = ashr exact i64 %69, 32
  %71 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !6
  %73 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %70
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !17
  %75 = shl nsw i32 %7, 2
  %76 = add nsw i32 %75, %24
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !17
  %80 = shl nsw i32 %7, 3
  %81 = add nsw i32 %80, %24
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !17
  %85 = icmp eq i32 %72, -1
  br i1 %85, label %86, label %90

86:                                               ; preds = %26
  %87 = tail call float @llvm.fmuladd.f32(float %74, float %58, float 0.000000e+00)
  %88 = tail call float @llvm.fmuladd.f32(float %79, float %58, float 0.000000e+00)
  %89 = tail call float @llvm.fmuladd.f32(float %84, float %58, float 0.000000e+00)
  br label %171

90:                                               ; preds = %26
  %91 = icmp sgt i32 %72, -1
  br i1 %91, label %92, label %115

92:                                               ; preds = %90
  %93 = zext nneg i32 %72 to i64
  %94 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !17
  %96 = add nsw i32 %72, %7
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !17
  %100 = add nsw i32 %72, %35
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !17
  %104 = add nsw i32 %72, %40
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %105
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !17
  %108 = add nsw i32 %72, %45
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !17
  %112 = insertvalue %struct.FLOAT3 poison, float %99, 0
  %113 = insertvalue %struct.FLOAT3 %112, float %103, 1
  %114 = insertvalue %struct.FLOAT3 %113, float %107, 2
  br label %115

115:                                              ; preds = %90, %92
  %116 = phi float [ %111, %92 ], [ %5, %90 ]
  %117 = phi %struct.FLOAT3 [ %114, %92 ], [ %4, %90 ]
  %118 = phi float [ %95, %92 ], [ %3, %90 ]
  %119 = extractvalue %struct.FLOAT3 %117, 0
  %120 = extractvalue %struct.FLOAT3 %117, 1
  %121 = extractvalue %struct.FLOAT3 %117, 2
  %122 = fdiv float %119, %118
  %123 = fdiv float %120, %118
  %124 = fdiv float %121, %118
  %125 = fmul float %123, %123
  %126 = tail call float @llvm.fmuladd.f32(float %122, float %122, float %125)
  %127 = tail call float @llvm.fmuladd.f32(float %124, float %124, float %126)
  %128 = fmul float %118, -5.000000e-01
  %129 = tail call float @llvm.fmuladd.f32(float %128, float %127, float %116)
  %130 = fmul float %129, 0x3FD9999980000000
  %131 = tail call float @llvm.fmuladd.f32(float %122, float %119, float %130)
  %132 = fmul float %120, %122
  %133 = fmul float %121, %122
  %134 = tail call float @llvm.fmuladd.f32(float %123, float %120, float %130)
  %135 = fmul float %121, %123
  %136 = tail call float @llvm.fmuladd.f32(float %124, float %121, float %130)
  %137 = fadd float %116, %130
  %138 = fmul float %122, %137
  %139 = fmul float %123, %137
  %140 = fmul float %124, %137
  %141 = fmul float %74, 5.000000e-01
  %142 = fadd float %34, %119
  %143 = tail call float @llvm.fmuladd.f32(float %141, float %142, float 0.000000e+00)
  %144 = fadd float %66, %138
  %145 = tail call float @llvm.fmuladd.f32(float %141, float %144, float 0.000000e+00)
  %146 = fadd float %59, %131
  %147 = tail call float @llvm.fmuladd.f32(float %141, float %146, float 0.000000e+00)
  %148 = fadd float %60, %132
  %149 = tail call float @llvm.fmuladd.f32(float %141, float %148, float 0.000000e+00)
  %150 = fadd float %61, %133
  %151 = tail call float @llvm.fmuladd.f32(float %141, float %150, float 0.000000e+00)
  %152 = fmul float %79, 5.000000e-01
  %153 = fadd float %39, %120
  %154 = tail call float @llvm.fmuladd.f32(float %152, float %153, float %143)
  %155 = fadd float %67, %139
  %156 = tail call float @llvm.fmuladd.f32(float %152, float %155, float %145)
  %157 = tail call float @llvm.fmuladd.f32(float %152, float %148, float %147)
  %158 = fadd float %62, %134
  %159 = tail call float @llvm.fmuladd.f32(float %152, float %158, float %149)
  %160 = fadd float %63, %135
  %161 = tail call float @llvm.fmuladd.f32(float %152, float %160, float %151)
  %162 = fmul float %84, 5.000000e-01
  %163 = fadd float %44, %121
  %164 = tail call float @llvm.fmuladd.f32(float %162, float %163, float %154)
  %165 = fadd float %68, %140
  %166 = tail call float @llvm.fmuladd.f32(float %162, float %165, float %156)
  %167 = tail call float @llvm.fmuladd.f32(float %162, float %150, float %157)
  %168 = tail call float @llvm.fmuladd.f32(float %162, float %160, float %159)
  %169 = fadd float %64, %136
  %170 = tail call float @llvm.fmuladd.f32(float %162, float %169, float %161)
  br label %171

171:                                              ; preds = %115, %86
  %172 = phi float [ %89, %86 ], [ %170, %115 ]
  %173 = phi float [ %88, %86 ], [ %168, %115 ]
  %174 = phi float [ %87, %86 ], [ %167, %115 ]
  %175 = phi float [ 0.000000e+00, %86 ], [ %166, %115 ]
  %176 = phi float [ 0.000000e+00, %86 ], [ %164, %115 ]
  %177 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %32
  %178 = load i32, ptr addrspace(1) %177, align 4, !tbaa !6
  %179 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %32
  %180 = load float, ptr addrspace(1) %179, align 4, !tbaa !17
  %181 = mul nsw i32 %7, 5
  %182 = add nsw i32 %181, %24
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %183
  %185 = load float, ptr addrspace(1) %184, align 4, !tbaa !17
  %186 = mul nsw i32 %7, 9
  %187 = add nsw i32 %186, %24
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %188
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !17
  %191 = icmp eq i32 %178, -1
  br i1 %191, label %273, label %192

192:                                              ; preds = %171
  %193 = icmp sgt i32 %178, -1
  br i1 %193, label %194, label %217

194:                                              ; preds = %192
  %195 = zext nneg i32 %178 to i64
  %196 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %195
  %197 = load float, ptr addrspace(1) %196, align 4, !tbaa !17
  %198 = add nsw i32 %178, %7
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %199
  %201 = load float, ptr addrspace(1) %200, align 4, !tbaa !17
  %202 = add nsw i32 %178, %35
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %203
  %205 = load float, ptr addrspace(1) %204, align 4, !tbaa !17
  %206 = add nsw i32 %178, %40
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %207
  %209 = load float, ptr addrspace(1) %208, align 4, !tbaa !17
  %210 = add nsw i32 %178, %45
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %211
  %213 = load float, ptr addrspace(1) %212, align 4, !tbaa !17
  %214 = insertvalue %struct.FLOAT3 poison, float %201, 0
  %215 = insertvalue %struct.FLOAT3 %214, float %205, 1
  %216 = insertvalue %struct.FLOAT3 %215, float %209, 2
  br label %217

217:                                              ; preds = %194, %192
  %218 = phi float [ %213, %194 ], [ %5, %192 ]
  %219 = phi %struct.FLOAT3 [ %216, %194 ], [ %4, %192 ]
  %220 = phi float [ %197, %194 ], [ %3, %192 ]
  %221 = extractvalue %struct.FLOAT3 %219, 0
  %222 = extractvalue %struct.FLOAT3 %219, 1
  %223 = extractvalue %struct.FLOAT3 %219, 2
  %224 = fdiv float %221, %220
  %225 = fdiv float %222, %220
  %226 = fdiv float %223, %220
  %227 = fmul float %225, %225
  %228 = tail call float @llvm.fmuladd.f32(float %224, float %224, float %227)
  %229 = tail call float @llvm.fmuladd.f32(float %226, float %226, float %228)
  %230 = fmul float %220, -5.000000e-01
  %231 = tail call float @llvm.fmuladd.f32(float %230, float %229, float %218)
  %232 = fmul float %231, 0x3FD9999980000000
  %233 = tail call float @llvm.fmuladd.f32(float %224, float %221, float %232)
  %234 = fmul float %222, %224
  %235 = fmul float %223, %224
  %236 = tail call float @llvm.fmuladd.f32(float %225, float %222, float %232)
  %237 = fmul float %223, %225
  %238 = tail call float @llvm.fmuladd.f32(float %226, float %223, float %232)
  %239 = fadd float %218, %232
  %240 = fmul float %224, %239
  %241 = fmul float %225, %239
  %242 = fmul float %226, %239
  %243 = fmul float %180, 5.000000e-01
  %244 = fadd float %34, %221
  %245 = tail call float @llvm.fmuladd.f32(float %243, float %244, float %176)
  %246 = fadd float %66, %240
  %247 = tail call float @llvm.fmuladd.f32(float %243, float %246, float %175)
  %248 = fadd float %59, %233
  %249 = tail call float @llvm.fmuladd.f32(float %243, float %248, float %174)
  %250 = fadd float %60, %234
  %251 = tail call float @llvm.fmuladd.f32(float %243, float %250, float %173)
  %252 = fadd float %61, %235
  %253 = tail call float @llvm.fmuladd.f32(float %243, float %252, float %172)
  %254 = fmul float %185, 5.000000e-01
  %255 = fadd float %39, %222
  %256 = tail call float @llvm.fmuladd.f32(float %254, float %255, float %245)
  %257 = fadd float %67, %241
  %258 = tail call float @llvm.fmuladd.f32(float %254, float %257, float %247)
  %259 = tail call float @llvm.fmuladd.f32(float %254, float %250, float %249)
  %260 = fadd float %62, %236
  %261 = tail call float @llvm.fmuladd.f32(float %254, float %260, float %251)
  %262 = fadd float %63, %237
  %263 = tail call float @llvm.fmuladd.f32(float %254, float %262, float %253)
  %264 = fmul float %190, 5.000000e-01
  %265 = fadd float %44, %223
  %266 = tail call float @llvm.fmuladd.f32(float %264, float %265, float %256)
  %267 = fadd float %68, %242
  %268 = tail call float @llvm.fmuladd.f32(float %264, float %267, float %258)
  %269 = tail call float @llvm.fmuladd.f32(float %264, float %252, float %259)
  %270 = tail call float @llvm.fmuladd.f32(float %264, float %262, float %261)
  %271 = fadd float %64, %238
  %272 = tail call float @llvm.fmuladd.f32(float %264, float %271, float %263)
  br label %277

273:                                              ; preds = %171
  %274 = tail call float @llvm.fmuladd.f32(float %180, float %58, float %174)
  %275 = tail call float @llvm.fmuladd.f32(float %185, float %58, float %173)
  %276 = tail call float @llvm.fmuladd.f32(float %190, float %58, float %172)
  br label %277

277:                                              ; preds = %273, %217
  %278 = phi float [ %276, %273 ], [ %272, %217 ]
  %279 = phi float [ %275, %273 ], [ %270, %217 ]
  %280 = phi float [ %274, %273 ], [ %269, %217 ]
  %281 = phi float [ %175, %273 ], [ %268, %217 ]
  %282 = phi float [ %176, %273 ], [ %266, %217 ]
  %283 = shl nsw i32 %7, 1
  %284 = add nsw i32 %283, %24
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %285
  %287 = load i32, ptr addrspace(1) %286, align 4, !tbaa !6
  %288 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %285
  %289 = load float, ptr addrspace(1) %288, align 4, !tbaa !17
  %290 = mul nsw i32 %7, 6
  %291 = add nsw i32 %290, %24
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %292
  %294 = load float, ptr addrspace(1) %293, align 4, !tbaa !17
  %295 = mul nsw i32 %7, 10
  %296 = add nsw i32 %295, %24
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %297
  %299 = load float, ptr addrspace(1) %298, align 4, !tbaa !17
  %300 = icmp eq i32 %287, -1
  br i1 %300, label %382, label %301

301:                                              ; preds = %277
  %302 = icmp sgt i32 %287, -1
  br i1 %302, label %303, label %326

303:                                              ; preds = %301
  %304 = zext nneg i32 %287 to i64
  %305 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %304
  %306 = load float, ptr addrspace(1) %305, align 4, !tbaa !17
  %307 = add nsw i32 %287, %7
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %308
  %310 = load float, ptr addrspace(1) %309, align 4, !tbaa !17
  %311 = add nsw i32 %287, %35
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %312
  %314 = load float, ptr addrspace(1) %313, align 4, !tbaa !17
  %315 = add nsw i32 %287, %40
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %316
  %318 = load float, ptr addrspace(1) %317, align 4, !tbaa !17
  %319 = add nsw i32 %287, %45
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %320
  %322 = load float, ptr addrspace(1) %321, align 4, !tbaa !17
  %323 = insertvalue %struct.FLOAT3 poison, float %310, 0
  %324 = insertvalue %struct.FLOAT3 %323, float %314, 1
  %325 = insertvalue %struct.FLOAT3 %324, float %318, 2
  br label %326

326:                                              ; preds = %303, %301
  %327 = phi float [ %322, %303 ], [ %5, %301 ]
  %328 = phi %struct.FLOAT3 [ %325, %303 ], [ %4, %301 ]
  %329 = phi float [ %306, %303 ], [ %3, %301 ]
  %330 = extractvalue %struct.FLOAT3 %328, 0
  %331 = extractvalue %struct.FLOAT3 %328, 1
  %332 = extractvalue %struct.FLOAT3 %328, 2
  %333 = fdiv float %330, %329
  %334 = fdiv float %331, %329
  %335 = fdiv float %332, %329
  %336 = fmul float %334, %334
  %337 = tail call float @llvm.fmuladd.f32(float %333, float %333, float %336)
  %338 = tail call float @llvm.fmuladd.f32(float %335, float %335, float %337)
  %339 = fmul float %329, -5.000000e-01
  %340 = tail call float @llvm.fmuladd.f32(float %339, float %338, float %327)
  %341 = fmul float %340, 0x3FD9999980000000
  %342 = tail call float @llvm.fmuladd.f32(float %333, float %330, float %341)
  %343 = fmul float %331, %333
  %344 = fmul float %332, %333
  %345 = tail call float @llvm.fmuladd.f32(float %334, float %331, float %341)
  %346 = fmul float %332, %334
  %347 = tail call float @llvm.fmuladd.f32(float %335, float %332, float %341)
  %348 = fadd float %327, %341
  %349 = fmul float %333, %348
  %350 = fmul float %334, %348
  %351 = fmul float %335, %348
  %352 = fmul float %289, 5.000000e-01
  %353 = fadd float %34, %330
  %354 = tail call float @llvm.fmuladd.f32(float %352, float %353, float %282)
  %355 = fadd float %66, %349
  %356 = tail call float @llvm.fmuladd.f32(float %352, float %355, float %281)
  %357 = fadd float %59, %342
  %358 = tail call float @llvm.fmuladd.f32(float %352, float %357, float %280)
  %359 = fadd float %60, %343
  %360 = tail call float @llvm.fmuladd.f32(float %352, float %359, float %279)
  %361 = fadd float %61, %344
  %362 = tail call float @llvm.fmuladd.f32(float %352, float %361, float %278)
  %363 = fmul float %294, 5.000000e-01
  %364 = fadd float %39, %331
  %365 = tail call float @llvm.fmuladd.f32(float %363, float %364, float %354)
  %366 = fadd float %67, %350
  %367 = tail call float @llvm.fmuladd.f32(float %363, float %366, float %356)
  %368 = tail call float @llvm.fmuladd.f32(float %363, float %359, float %358)
  %369 = fadd float %62, %345
  %370 = tail call float @llvm.fmuladd.f32(float %363, float %369, float %360)
  %371 = fadd float %63, %346
  %372 = tail call float @llvm.fmuladd.f32(float %363, float %371, float %362)
  %373 = fmul float %299, 5.000000e-01
  %374 = fadd float %44, %332
  %375 = tail call float @llvm.fmuladd.f32(float %373, float %374, float %365)
  %376 = fadd float %68, %351
  %377 = tail call float @llvm.fmuladd.f32(float %373, float %376, float %367)
  %378 = tail call float @llvm.fmuladd.f32(float %373, float %361, float %368)
  %379 = tail call float @llvm.fmuladd.f32(float %373, float %371, float %370)
  %380 = fadd float %64, %347
  %381 = tail call float @llvm.fmuladd.f32(float %373, float %380, float %372)
  br label %386

382:                                              ; preds = %277
  %383 = tail call float @llvm.fmuladd.f32(float %289, float %58, float %280)
  %384 = tail call float @llvm.fmuladd.f32(float %294, float %58, float %279)
  %385 = tail call float @llvm.fmuladd.f32(float %299, float %58, float %278)
  br label %386

386:                                              ; preds = %382, %326
  %387 = phi float [ %385, %382 ], [ %381, %326 ]
  %388 = phi float [ %384, %382 ], [ %379, %326 ]
  %389 = phi float [ %383, %382 ], [ %378, %326 ]
  %390 = phi float [ %281, %382 ], [ %377, %326 ]
  %391 = phi float [ %282, %382 ], [ %375, %326 ]
  %392 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %42
  %393 = load i32, ptr addrspace(1) %392, align 4, !tbaa !6
  %394 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %42
  %395 = load float, ptr addrspace(1) %394, align 4, !tbaa !17
  %396 = mul nsw i32 %7, 7
  %397 = add nsw i32 %396, %24
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %398
  %400 = load float, ptr addrspace(1) %399, align 4, !tbaa !17
  %401 = mul nsw i32 %7, 11
  %402 = add nsw i32 %401, %24
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %403
  %405 = load float, ptr addrspace(1) %404, align 4, !tbaa !17
  %406 = icmp eq i32 %393, -1
  br i1 %406, label %488, label %407

407:                                              ; preds = %386
  %408 = icmp sgt i32 %393, -1
  br i1 %408, label %409, label %432

409:                                              ; preds = %407
  %410 = zext nneg i32 %393 to i64
  %411 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %410
  %412 = load float, ptr addrspace(1) %411, align 4, !tbaa !17
  %413 = add nsw i32 %393, %7
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %414
  %416 = load float, ptr addrspace(1) %415, align 4, !tbaa !17
  %417 = add nsw i32 %393, %35
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %418
  %420 = load float, ptr addrspace(1) %419, align 4, !tbaa !17
  %421 = add nsw i32 %393, %40
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %422
  %424 = load float, ptr addrspace(1) %423, align 4, !tbaa !17
  %425 = add nsw i32 %393, %45
  %426 = sext i32 %425 to i64
  %427 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %426
  %428 = load float, ptr addrspace(1) %427, align 4, !tbaa !17
  %429 = insertvalue %struct.FLOAT3 poison, float %416, 0
  %430 = insertvalue %struct.FLOAT3 %429, float %420, 1
  %431 = insertvalue %struct.FLOAT3 %430, float %424, 2
  br label %432

432:                                              ; preds = %409, %407
  %433 = phi float [ %428, %409 ], [ %5, %407 ]
  %434 = phi %struct.FLOAT3 [ %431, %409 ], [ %4, %407 ]
  %435 = phi float [ %412, %409 ], [ %3, %407 ]
  %436 = extractvalue %struct.FLOAT3 %434, 0
  %437 = extractvalue %struct.FLOAT3 %434, 1
  %438 = extractvalue %struct.FLOAT3 %434, 2
  %439 = fdiv float %436, %435
  %440 = fdiv float %437, %435
  %441 = fdiv float %438, %435
  %442 = fmul float %440, %440
  %443 = tail call float @llvm.fmuladd.f32(float %439, float %439, float %442)
  %444 = tail call float @llvm.fmuladd.f32(float %441, float %441, float %443)
  %445 = fmul float %435, -5.000000e-01
  %446 = tail call float @llvm.fmuladd.f32(float %445, float %444, float %433)
  %447 = fmul float %446, 0x3FD9999980000000
  %448 = tail call float @llvm.fmuladd.f32(float %439, float %436, float %447)
  %449 = fmul float %437, %439
  %450 = fmul float %438, %439
  %451 = tail call float @llvm.fmuladd.f32(float %440, float %437, float %447)
  %452 = fmul float %438, %440
  %453 = tail call float @llvm.fmuladd.f32(float %441, float %438, float %447)
  %454 = fadd float %433, %447
  %455 = fmul float %439, %454
  %456 = fmul float %440, %454
  %457 = fmul float %441, %454
  %458 = fmul float %395, 5.000000e-01
  %459 = fadd float %34, %436
  %460 = tail call float @llvm.fmuladd.f32(float %458, float %459, float %391)
  %461 = fadd float %66, %455
  %462 = tail call float @llvm.fmuladd.f32(float %458, float %461, float %390)
  %463 = fadd float %59, %448
  %464 = tail call float @llvm.fmuladd.f32(float %458, float %463, float %389)
  %465 = fadd float %60, %449
  %466 = tail call float @llvm.fmuladd.f32(float %458, float %465, float %388)
  %467 = fadd float %61, %450
  %468 = tail call float @llvm.fmuladd.f32(float %458, float %467, float %387)
  %469 = fmul float %400, 5.000000e-01
  %470 = fadd float %39, %437
  %471 = tail call float @llvm.fmuladd.f32(float %469, float %470, float %460)
  %472 = fadd float %67, %456
  %473 = tail call float @llvm.fmuladd.f32(float %469, float %472, float %462)
  %474 = tail call float @llvm.fmuladd.f32(float %469, float %465, float %464)
  %475 = fadd float %62, %451
  %476 = tail call float @llvm.fmuladd.f32(float %469, float %475, float %466)
  %477 = fadd float %63, %452
  %478 = tail call float @llvm.fmuladd.f32(float %469, float %477, float %468)
  %479 = fmul float %405, 5.000000e-01
  %480 = fadd float %44, %438
  %481 = tail call float @llvm.fmuladd.f32(float %479, float %480, float %471)
  %482 = fadd float %68, %457
  %483 = tail call float @llvm.fmuladd.f32(float %479, float %482, float %473)
  %484 = tail call float @llvm.fmuladd.f32(float %479, float %467, float %474)
  %485 = tail call float @llvm.fmuladd.f32(float %479, float %477, float %476)
  %486 = fadd float %64, %453
  %487 = tail call float @llvm.fmuladd.f32(float %479, float %486, float %478)
  br label %492

488:                                              ; preds = %386
  %489 = tail call float @llvm.fmuladd.f32(float %395, float %58, float %389)
  %490 = tail call float @llvm.fmuladd.f32(float %400, float %58, float %388)
  %491 = tail call float @llvm.fmuladd.f32(float %405, float %58, float %387)
  br label %492

492:                                              ; preds = %488, %432
  %493 = phi float [ %491, %488 ], [ %487, %432 ]
  %494 = phi float [ %490, %488 ], [ %485, %432 ]
  %495 = phi float [ %489, %488 ], [ %484, %432 ]
  %496 = phi float [ %390, %488 ], [ %483, %432 ]
  %497 = phi float [ %391, %488 ], [ %481, %432 ]
  %498 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %28
  store float %497, ptr addrspace(1) %498, align 4, !tbaa !17
  %499 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %32
  store float %495, ptr addrspace(1) %499, align 4, !tbaa !17
  %500 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %37
  store float %494, ptr addrspace(1) %500, align 4, !tbaa !17
  %501 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %42
  store float %493, ptr addrspace(1) %501, align 4, !tbaa !17
  %502 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %47
  store float %496, ptr addrspace(1) %502, align 4, !tbaa !17
  br label %503

503:                                              ; preds = %8, %492
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
  %55 = tail call fastcc float @llvm.fabs.f32(float noundef %54) #8
  %56 = fmul float %55, 0x3FF6666660000000
  %57 = fdiv float %56, %26
  %58 = tail call fastcc float @llvm.sqrt.f32(float noundef %57) #8
  %59 = ashr exact i64 %23, 32
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !17, !amdgpu.noclobber !16
  %62 = tail call fastcc float @llvm.sqrt.f32(float noundef %61) #8
  %63 = tail call fastcc float @llvm.sqrt.f32(float noundef %51) #8
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
  %55 = tail call fastcc float @llvm.fabs.f32(float noundef %54) #8
  %56 = fmul float %55, 0x3FF6666660000000
  %57 = fdiv float %56, %26
  %58 = tail call fastcc float @llvm.sqrt.f32(float noundef %57) #8
  %59 = ashr exact i64 %23, 32
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !17
  %62 = tail call fastcc float @llvm.sqrt.f32(float noundef %61) #8
  %63 = tail call fastcc float @llvm.sqrt.f32(float noundef %51) #8
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
