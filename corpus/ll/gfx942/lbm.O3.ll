; ModuleID = 'corpus/opencl/lbm.cl'
source_filename = "corpus/opencl/lbm.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@cx = hidden local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@cy = hidden local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@wt = hidden local_unnamed_addr addrspace(4) constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4
@opposite = hidden local_unnamed_addr addrspace(4) constant [9 x i8] c"\00\03\04\01\02\07\08\05\06", align 1

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @lbm_d2q9(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %11, 16
  %26 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 48
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !10
  %29 = zext i32 %24 to i64
  %30 = zext nneg i32 %25 to i64
  %31 = mul nuw nsw i64 %30, %29
  %32 = zext nneg i32 %26 to i64
  %33 = add i64 %28, %32
  %34 = add i64 %33, %31
  %35 = trunc i64 %34 to i32
  %36 = mul nsw i32 %4, %3
  %37 = add i32 %3, %23
  %38 = add i32 %4, %35
  %39 = srem i32 %37, %3
  %40 = srem i32 %38, %4
  %41 = mul nsw i32 %40, %3
  %42 = add i32 %39, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %46 = add i32 %37, -1
  %47 = srem i32 %46, %3
  %48 = add i32 %47, %36
  %49 = add i32 %48, %41
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %53 = add i32 %38, -1
  %54 = srem i32 %53, %4
  %55 = shl nsw i32 %36, 1
  %56 = mul nsw i32 %54, %3
  %57 = add i32 %39, %55
  %58 = add i32 %57, %56
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %62 = add i32 %37, 1
  %63 = srem i32 %62, %3
  %64 = mul nsw i32 %36, 3
  %65 = add i32 %63, %64
  %66 = add i32 %65, %41
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %70 = add i32 %38, 1
  %71 = srem i32 %70, %4
  %72 = shl nsw i32 %36, 2
  %73 = mul nsw i32 %71, %3
  %74 = add i32 %39, %72
  %75 = add i32 %74, %73
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %79 = mul nsw i32 %36, 5
  %80 = add i32 %47, %79
  %81 = add i32 %80, %56
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %85 = mul nsw i32 %36, 6
  %86 = add i32 %63, %85
  %87 = add i32 %86, %56
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %91 = mul nsw i32 %36, 7
  %92 = add i32 %63, %91
  %93 = add i32 %92, %73
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %97 = shl nsw i32 %36, 3
  %98 = add i32 %47, %97
  %99 = add i32 %98, %73
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %100
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !23, !alias.scope !16, !noalias !25, !amdgpu.noclobber !26
  %103 = mul nsw i32 %3, %35
  %104 = add nsw i32 %103, %23
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %105
  %107 = load i8, ptr addrspace(1) %106, align 1, !tbaa !27, !alias.scope !21, !noalias !28, !amdgpu.noclobber !26
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %268, label %109

109:                                              ; preds = %7
  %110 = fadd float %45, 0.000000e+00
  %111 = tail call float @llvm.fmuladd.f32(float %45, float 0.000000e+00, float 0.000000e+00)
  %112 = fadd float %110, %52
  %113 = fadd float %52, %111
  %114 = tail call float @llvm.fmuladd.f32(float %52, float 0.000000e+00, float %111)
  %115 = fadd float %112, %61
  %116 = tail call float @llvm.fmuladd.f32(float %61, float 0.000000e+00, float %113)
  %117 = fadd float %61, %114
  %118 = fadd float %115, %69
  %119 = fsub float %116, %69
  %120 = tail call float @llvm.fmuladd.f32(float %69, float 0.000000e+00, float %117)
  %121 = fadd float %118, %78
  %122 = tail call float @llvm.fmuladd.f32(float %78, float 0.000000e+00, float %119)
  %123 = fsub float %120, %78
  %124 = fadd float %84, %123
  %125 = fadd float %90, %124
  %126 = fsub float %125, %96
  %127 = insertelement <2 x float> poison, float %84, i64 0
  %128 = shufflevector <2 x float> %127, <2 x float> poison, <2 x i32> zeroinitializer
  %129 = insertelement <2 x float> poison, float %122, i64 0
  %130 = insertelement <2 x float> %129, float %121, i64 1
  %131 = fadd <2 x float> %128, %130
  %132 = insertelement <2 x float> poison, float %90, i64 0
  %133 = shufflevector <2 x float> %132, <2 x float> poison, <2 x i32> zeroinitializer
  %134 = fsub <2 x float> %131, %133
  %135 = fadd <2 x float> %131, %133
  %136 = shufflevector <2 x float> %134, <2 x float> %135, <2 x i32> <i32 0, i32 3>
  %137 = insertelement <2 x float> poison, float %96, i64 0
  %138 = shufflevector <2 x float> %137, <2 x float> poison, <2 x i32> zeroinitializer
  %139 = fsub <2 x float> %136, %138
  %140 = fadd <2 x float> %136, %138
  %141 = shufflevector <2 x float> %139, <2 x float> %140, <2 x i32> <i32 0, i32 3>
  %142 = insertelement <2 x float> poison, float %102, i64 0
  %143 = shufflevector <2 x float> %142, <2 x float> poison, <2 x i32> zeroinitializer
  %144 = fadd <2 x float> %143, %141
  %145 = fsub float %126, %102
  %146 = extractelement <2 x float> %144, i64 0
  %147 = extractelement <2 x float> %144, i64 1
  %148 = fdiv float %146, %147
  %149 = fdiv float %145, %147
  %150 = add nsw i32 %4, -1
  %151 = icmp eq i32 %150, %35
  %152 = select i1 %151, float %6, float %148
  %153 = select i1 %151, float 0.000000e+00, float %149
  %154 = fmul float %153, %153
  %155 = tail call float @llvm.fmuladd.f32(float %152, float %152, float %154)
  %156 = fmul float %153, 0.000000e+00
  %157 = tail call float @llvm.fmuladd.f32(float %152, float 0.000000e+00, float %156)
  %158 = fmul float %157, 3.000000e+00
  %159 = fmul float %147, 0x3FDC71C720000000
  %160 = fadd float %158, 1.000000e+00
  %161 = fmul float %158, 5.000000e-01
  %162 = tail call float @llvm.fmuladd.f32(float %161, float %158, float %160)
  %163 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  %164 = fadd float %152, %156
  %165 = fmul float %164, 3.000000e+00
  %166 = fmul float %147, 0x3FBC71C720000000
  %167 = fadd float %165, 1.000000e+00
  %168 = fmul float %165, 5.000000e-01
  %169 = tail call float @llvm.fmuladd.f32(float %168, float %165, float %167)
  %170 = add nsw i32 %36, %104
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %171
  %173 = tail call float @llvm.fmuladd.f32(float %152, float 0.000000e+00, float %153)
  %174 = fmul float %173, 3.000000e+00
  %175 = fadd float %174, 1.000000e+00
  %176 = fmul float %174, 5.000000e-01
  %177 = tail call float @llvm.fmuladd.f32(float %176, float %174, float %175)
  %178 = add nsw i32 %55, %104
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %179
  %181 = fsub float %156, %152
  %182 = fmul float %181, 3.000000e+00
  %183 = fadd float %182, 1.000000e+00
  %184 = fmul float %182, 5.000000e-01
  %185 = tail call float @llvm.fmuladd.f32(float %184, float %182, float %183)
  %186 = add nsw i32 %64, %104
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %187
  %189 = fneg float %153
  %190 = tail call float @llvm.fmuladd.f32(float %152, float 0.000000e+00, float %189)
  %191 = fmul float %190, 3.000000e+00
  %192 = fadd float %191, 1.000000e+00
  %193 = fmul float %191, 5.000000e-01
  %194 = tail call float @llvm.fmuladd.f32(float %193, float %191, float %192)
  %195 = add nsw i32 %72, %104
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %196
  %198 = fadd float %152, %153
  %199 = fmul float %198, 3.000000e+00
  %200 = shufflevector <2 x float> %144, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %201 = insertelement <2 x float> %200, float %155, i64 1
  %202 = fmul <2 x float> %201, <float 0x3F9C71C720000000, float 1.500000e+00>
  %203 = extractelement <2 x float> %202, i64 1
  %204 = extractelement <2 x float> %202, i64 0
  %205 = fsub float %162, %203
  %206 = fmul float %159, %205
  %207 = fsub float %206, %45
  %208 = tail call float @llvm.fmuladd.f32(float %5, float %207, float %45)
  store float %208, ptr addrspace(1) %163, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %209 = fsub float %169, %203
  %210 = fmul float %166, %209
  %211 = fsub float %210, %52
  %212 = tail call float @llvm.fmuladd.f32(float %5, float %211, float %52)
  store float %212, ptr addrspace(1) %172, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %213 = fsub float %177, %203
  %214 = fmul float %166, %213
  %215 = fsub float %214, %61
  %216 = tail call float @llvm.fmuladd.f32(float %5, float %215, float %61)
  store float %216, ptr addrspace(1) %180, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %217 = fsub float %185, %203
  %218 = fmul float %166, %217
  %219 = fsub float %218, %69
  %220 = tail call float @llvm.fmuladd.f32(float %5, float %219, float %69)
  store float %220, ptr addrspace(1) %188, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %221 = fsub float %194, %203
  %222 = fmul float %166, %221
  %223 = fsub float %222, %78
  %224 = tail call float @llvm.fmuladd.f32(float %5, float %223, float %78)
  store float %224, ptr addrspace(1) %197, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %225 = fadd float %199, 1.000000e+00
  %226 = fmul float %199, 5.000000e-01
  %227 = tail call float @llvm.fmuladd.f32(float %226, float %199, float %225)
  %228 = fsub float %227, %203
  %229 = fmul float %204, %228
  %230 = fsub float %229, %84
  %231 = tail call float @llvm.fmuladd.f32(float %5, float %230, float %84)
  %232 = add nsw i32 %79, %104
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %233
  store float %231, ptr addrspace(1) %234, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %235 = fsub float %153, %152
  %236 = fmul float %235, 3.000000e+00
  %237 = fadd float %236, 1.000000e+00
  %238 = fmul float %236, 5.000000e-01
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %236, float %237)
  %240 = fsub float %239, %203
  %241 = fmul float %204, %240
  %242 = fsub float %241, %90
  %243 = tail call float @llvm.fmuladd.f32(float %5, float %242, float %90)
  %244 = add nsw i32 %85, %104
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %245
  store float %243, ptr addrspace(1) %246, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %247 = fsub float %189, %152
  %248 = fmul float %247, 3.000000e+00
  %249 = fadd float %248, 1.000000e+00
  %250 = fmul float %248, 5.000000e-01
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %248, float %249)
  %252 = fsub float %251, %203
  %253 = fmul float %204, %252
  %254 = fsub float %253, %96
  %255 = tail call float @llvm.fmuladd.f32(float %5, float %254, float %96)
  %256 = add nsw i32 %91, %104
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %257
  store float %255, ptr addrspace(1) %258, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %259 = fsub float %152, %153
  %260 = fmul float %259, 3.000000e+00
  %261 = fadd float %260, 1.000000e+00
  %262 = fmul float %260, 5.000000e-01
  %263 = tail call float @llvm.fmuladd.f32(float %262, float %260, float %261)
  %264 = fsub float %263, %203
  %265 = fmul float %204, %264
  %266 = fsub float %265, %102
  %267 = tail call float @llvm.fmuladd.f32(float %5, float %266, float %102)
  br label %291

268:                                              ; preds = %7
  %269 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  store float %45, ptr addrspace(1) %269, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %270 = add nsw i32 %64, %104
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %271
  store float %52, ptr addrspace(1) %272, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %273 = add nsw i32 %72, %104
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %274
  store float %61, ptr addrspace(1) %275, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %276 = add nsw i32 %36, %104
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %277
  store float %69, ptr addrspace(1) %278, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %279 = add nsw i32 %55, %104
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %280
  store float %78, ptr addrspace(1) %281, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %282 = add nsw i32 %91, %104
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %283
  store float %84, ptr addrspace(1) %284, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %285 = add nsw i32 %97, %104
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %286
  store float %90, ptr addrspace(1) %287, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %288 = add nsw i32 %79, %104
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %289
  store float %96, ptr addrspace(1) %290, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  br label %291

291:                                              ; preds = %109, %268
  %292 = phi i32 [ %97, %109 ], [ %85, %268 ]
  %293 = phi float [ %267, %109 ], [ %102, %268 ]
  %294 = add nsw i32 %292, %104
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %295
  store float %293, ptr addrspace(1) %296, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lbm_d2q9(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %11, 16
  %26 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 48
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !10
  %29 = zext i32 %24 to i64
  %30 = zext nneg i32 %25 to i64
  %31 = mul nuw nsw i64 %30, %29
  %32 = zext nneg i32 %26 to i64
  %33 = add i64 %28, %32
  %34 = add i64 %33, %31
  %35 = trunc i64 %34 to i32
  %36 = mul nsw i32 %4, %3
  %37 = add i32 %3, %23
  %38 = add i32 %4, %35
  %39 = srem i32 %37, %3
  %40 = srem i32 %38, %4
  %41 = mul nsw i32 %40, %3
  %42 = add i32 %39, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !23
  %46 = add i32 %37, -1
  %47 = srem i32 %46, %3
  %48 = add i32 %47, %36
  %49 = add i32 %48, %41
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !23
  %53 = add i32 %38, -1
  %54 = srem i32 %53, %4
  %55 = shl nsw i32 %36, 1
  %56 = mul nsw i32 %54, %3
  %57 = add i32 %39, %55
  %58 = add i32 %57, %56
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !23
  %62 = add i32 %37, 1
  %63 = srem i32 %62, %3
  %64 = mul nsw i32 %36, 3
  %65 = add i32 %63, %64
  %66 = add i32 %65, %41
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !23
  %70 = add i32 %38, 1
  %71 = srem i32 %70, %4
  %72 = shl nsw i32 %36, 2
  %73 = mul nsw i32 %71, %3
  %74 = add i32 %39, %72
  %75 = add i32 %74, %73
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !23
  %79 = mul nsw i32 %36, 5
  %80 = add i32 %47, %79
  %81 = add i32 %80, %56
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !23
  %85 = mul nsw i32 %36, 6
  %86 = add i32 %63, %85
  %87 = add i32 %86, %56
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !23
  %91 = mul nsw i32 %36, 7
  %92 = add i32 %63, %91
  %93 = add i32 %92, %73
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !23
  %97 = shl nsw i32 %36, 3
  %98 = add i32 %47, %97
  %99 = add i32 %98, %73
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %100
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !23
  %103 = mul nsw i32 %3, %35
  %104 = add nsw i32 %103, %23
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %105
  %107 = load i8, ptr addrspace(1) %106, align 1, !tbaa !27
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %268, label %109

109:                                              ; preds = %7
  %110 = fadd float %45, 0.000000e+00
  %111 = tail call float @llvm.fmuladd.f32(float %45, float 0.000000e+00, float 0.000000e+00)
  %112 = fadd float %110, %52
  %113 = fadd float %52, %111
  %114 = tail call float @llvm.fmuladd.f32(float %52, float 0.000000e+00, float %111)
  %115 = fadd float %112, %61
  %116 = tail call float @llvm.fmuladd.f32(float %61, float 0.000000e+00, float %113)
  %117 = fadd float %61, %114
  %118 = fadd float %115, %69
  %119 = fsub float %116, %69
  %120 = tail call float @llvm.fmuladd.f32(float %69, float 0.000000e+00, float %117)
  %121 = fadd float %118, %78
  %122 = tail call float @llvm.fmuladd.f32(float %78, float 0.000000e+00, float %119)
  %123 = fsub float %120, %78
  %124 = fadd float %84, %123
  %125 = fadd float %90, %124
  %126 = fsub float %125, %96
  %127 = insertelement <2 x float> poison, float %84, i64 0
  %128 = shufflevector <2 x float> %127, <2 x float> poison, <2 x i32> zeroinitializer
  %129 = insertelement <2 x float> poison, float %122, i64 0
  %130 = insertelement <2 x float> %129, float %121, i64 1
  %131 = fadd <2 x float> %128, %130
  %132 = insertelement <2 x float> poison, float %90, i64 0
  %133 = shufflevector <2 x float> %132, <2 x float> poison, <2 x i32> zeroinitializer
  %134 = fsub <2 x float> %131, %133
  %135 = fadd <2 x float> %131, %133
  %136 = shufflevector <2 x float> %134, <2 x float> %135, <2 x i32> <i32 0, i32 3>
  %137 = insertelement <2 x float> poison, float %96, i64 0
  %138 = shufflevector <2 x float> %137, <2 x float> poison, <2 x i32> zeroinitializer
  %139 = fsub <2 x float> %136, %138
  %140 = fadd <2 x float> %136, %138
  %141 = shufflevector <2 x float> %139, <2 x float> %140, <2 x i32> <i32 0, i32 3>
  %142 = insertelement <2 x float> poison, float %102, i64 0
  %143 = shufflevector <2 x float> %142, <2 x float> poison, <2 x i32> zeroinitializer
  %144 = fadd <2 x float> %143, %141
  %145 = fsub float %126, %102
  %146 = extractelement <2 x float> %144, i64 0
  %147 = extractelement <2 x float> %144, i64 1
  %148 = fdiv float %146, %147
  %149 = fdiv float %145, %147
  %150 = add nsw i32 %4, -1
  %151 = icmp eq i32 %150, %35
  %152 = select i1 %151, float %6, float %148
  %153 = select i1 %151, float 0.000000e+00, float %149
  %154 = fmul float %153, %153
  %155 = tail call float @llvm.fmuladd.f32(float %152, float %152, float %154)
  %156 = fmul float %153, 0.000000e+00
  %157 = tail call float @llvm.fmuladd.f32(float %152, float 0.000000e+00, float %156)
  %158 = fmul float %157, 3.000000e+00
  %159 = fmul float %147, 0x3FDC71C720000000
  %160 = fadd float %158, 1.000000e+00
  %161 = fmul float %158, 5.000000e-01
  %162 = tail call float @llvm.fmuladd.f32(float %161, float %158, float %160)
  %163 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  %164 = fadd float %152, %156
  %165 = fmul float %164, 3.000000e+00
  %166 = fmul float %147, 0x3FBC71C720000000
  %167 = fadd float %165, 1.000000e+00
  %168 = fmul float %165, 5.000000e-01
  %169 = tail call float @llvm.fmuladd.f32(float %168, float %165, float %167)
  %170 = add nsw i32 %36, %104
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %171
  %173 = tail call float @llvm.fmuladd.f32(float %152, float 0.000000e+00, float %153)
  %174 = fmul float %173, 3.000000e+00
  %175 = fadd float %174, 1.000000e+00
  %176 = fmul float %174, 5.000000e-01
  %177 = tail call float @llvm.fmuladd.f32(float %176, float %174, float %175)
  %178 = add nsw i32 %55, %104
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %179
  %181 = fsub float %156, %152
  %182 = fmul float %181, 3.000000e+00
  %183 = fadd float %182, 1.000000e+00
  %184 = fmul float %182, 5.000000e-01
  %185 = tail call float @llvm.fmuladd.f32(float %184, float %182, float %183)
  %186 = add nsw i32 %64, %104
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %187
  %189 = fneg float %153
  %190 = tail call float @llvm.fmuladd.f32(float %152, float 0.000000e+00, float %189)
  %191 = fmul float %190, 3.000000e+00
  %192 = fadd float %191, 1.000000e+00
  %193 = fmul float %191, 5.000000e-01
  %194 = tail call float @llvm.fmuladd.f32(float %193, float %191, float %192)
  %195 = add nsw i32 %72, %104
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %196
  %198 = fadd float %152, %153
  %199 = fmul float %198, 3.000000e+00
  %200 = shufflevector <2 x float> %144, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %201 = insertelement <2 x float> %200, float %155, i64 1
  %202 = fmul <2 x float> %201, <float 0x3F9C71C720000000, float 1.500000e+00>
  %203 = extractelement <2 x float> %202, i64 1
  %204 = extractelement <2 x float> %202, i64 0
  %205 = fsub float %162, %203
  %206 = fmul float %159, %205
  %207 = fsub float %206, %45
  %208 = tail call float @llvm.fmuladd.f32(float %5, float %207, float %45)
  store float %208, ptr addrspace(1) %163, align 4, !tbaa !23
  %209 = fsub float %169, %203
  %210 = fmul float %166, %209
  %211 = fsub float %210, %52
  %212 = tail call float @llvm.fmuladd.f32(float %5, float %211, float %52)
  store float %212, ptr addrspace(1) %172, align 4, !tbaa !23
  %213 = fsub float %177, %203
  %214 = fmul float %166, %213
  %215 = fsub float %214, %61
  %216 = tail call float @llvm.fmuladd.f32(float %5, float %215, float %61)
  store float %216, ptr addrspace(1) %180, align 4, !tbaa !23
  %217 = fsub float %185, %203
  %218 = fmul float %166, %217
  %219 = fsub float %218, %69
  %220 = tail call float @llvm.fmuladd.f32(float %5, float %219, float %69)
  store float %220, ptr addrspace(1) %188, align 4, !tbaa !23
  %221 = fsub float %194, %203
  %222 = fmul float %166, %221
  %223 = fsub float %222, %78
  %224 = tail call float @llvm.fmuladd.f32(float %5, float %223, float %78)
  store float %224, ptr addrspace(1) %197, align 4, !tbaa !23
  %225 = fadd float %199, 1.000000e+00
  %226 = fmul float %199, 5.000000e-01
  %227 = tail call float @llvm.fmuladd.f32(float %226, float %199, float %225)
  %228 = fsub float %227, %203
  %229 = fmul float %204, %228
  %230 = fsub float %229, %84
  %231 = tail call float @llvm.fmuladd.f32(float %5, float %230, float %84)
  %232 = add nsw i32 %79, %104
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %233
  store float %231, ptr addrspace(1) %234, align 4, !tbaa !23
  %235 = fsub float %153, %152
  %236 = fmul float %235, 3.000000e+00
  %237 = fadd float %236, 1.000000e+00
  %238 = fmul float %236, 5.000000e-01
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %236, float %237)
  %240 = fsub float %239, %203
  %241 = fmul float %204, %240
  %242 = fsub float %241, %90
  %243 = tail call float @llvm.fmuladd.f32(float %5, float %242, float %90)
  %244 = add nsw i32 %85, %104
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %245
  store float %243, ptr addrspace(1) %246, align 4, !tbaa !23
  %247 = fsub float %189, %152
  %248 = fmul float %247, 3.000000e+00
  %249 = fadd float %248, 1.000000e+00
  %250 = fmul float %248, 5.000000e-01
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %248, float %249)
  %252 = fsub float %251, %203
  %253 = fmul float %204, %252
  %254 = fsub float %253, %96
  %255 = tail call float @llvm.fmuladd.f32(float %5, float %254, float %96)
  %256 = add nsw i32 %91, %104
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %257
  store float %255, ptr addrspace(1) %258, align 4, !tbaa !23
  %259 = fsub float %152, %153
  %260 = fmul float %259, 3.000000e+00
  %261 = fadd float %260, 1.000000e+00
  %262 = fmul float %260, 5.000000e-01
  %263 = tail call float @llvm.fmuladd.f32(float %262, float %260, float %261)
  %264 = fsub float %263, %203
  %265 = fmul float %204, %264
  %266 = fsub float %265, %102
  %267 = tail call float @llvm.fmuladd.f32(float %5, float %266, float %102)
  br label %291

268:                                              ; preds = %7
  %269 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  store float %45, ptr addrspace(1) %269, align 4, !tbaa !23
  %270 = add nsw i32 %64, %104
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %271
  store float %52, ptr addrspace(1) %272, align 4, !tbaa !23
  %273 = add nsw i32 %72, %104
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %274
  store float %61, ptr addrspace(1) %275, align 4, !tbaa !23
  %276 = add nsw i32 %36, %104
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %277
  store float %69, ptr addrspace(1) %278, align 4, !tbaa !23
  %279 = add nsw i32 %55, %104
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %280
  store float %78, ptr addrspace(1) %281, align 4, !tbaa !23
  %282 = add nsw i32 %91, %104
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %283
  store float %84, ptr addrspace(1) %284, align 4, !tbaa !23
  %285 = add nsw i32 %97, %104
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %286
  store float %90, ptr addrspace(1) %287, align 4, !tbaa !23
  %288 = add nsw i32 %79, %104
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %289
  store float %96, ptr addrspace(1) %290, align 4, !tbaa !23
  br label %291

291:                                              ; preds = %109, %268
  %292 = phi i32 [ %97, %109 ], [ %85, %268 ]
  %293 = phi float [ %267, %109 ], [ %102, %268 ]
  %294 = add nsw i32 %292, %104
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %295
  store float %293, ptr addrspace(1) %296, align 4, !tbaa !23
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"uchar*", !"int", !"int", !"float", !"float"}
!15 = !{!"restrict const", !"restrict", !"restrict const", !"", !"", !"", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_lbm_d2q9: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_lbm_d2q9"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_lbm_d2q9: argument 1"}
!21 = !{!22}
!22 = distinct !{!22, !18, !"__clang_ocl_kern_imp_lbm_d2q9: argument 2"}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !8, i64 0}
!25 = !{!20, !22}
!26 = !{}
!27 = !{!8, !8, i64 0}
!28 = !{!17, !20}
!29 = !{!17, !22}
