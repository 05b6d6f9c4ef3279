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
  br i1 %108, label %253, label %109

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
  %124 = fadd float %121, %84
  %125 = fadd float %84, %122
  %126 = fadd float %84, %123
  %127 = fadd float %124, %90
  %128 = fsub float %125, %90
  %129 = fadd float %90, %126
  %130 = fadd float %127, %96
  %131 = fsub float %128, %96
  %132 = fsub float %129, %96
  %133 = fadd float %130, %102
  %134 = fadd float %102, %131
  %135 = fsub float %132, %102
  %136 = fdiv float %134, %133
  %137 = fdiv float %135, %133
  %138 = add nsw i32 %4, -1
  %139 = icmp eq i32 %138, %35
  %140 = select i1 %139, float %6, float %136
  %141 = select i1 %139, float 0.000000e+00, float %137
  %142 = fmul float %141, %141
  %143 = tail call float @llvm.fmuladd.f32(float %140, float %140, float %142)
  %144 = fmul float %143, 1.500000e+00
  %145 = fmul float %141, 0.000000e+00
  %146 = tail call float @llvm.fmuladd.f32(float %140, float 0.000000e+00, float %145)
  %147 = fmul float %146, 3.000000e+00
  %148 = fmul float %133, 0x3FDC71C720000000
  %149 = fadd float %147, 1.000000e+00
  %150 = fmul float %147, 5.000000e-01
  %151 = tail call float @llvm.fmuladd.f32(float %150, float %147, float %149)
  %152 = fsub float %151, %144
  %153 = fmul float %148, %152
  %154 = fsub float %153, %45
  %155 = tail call float @llvm.fmuladd.f32(float %5, float %154, float %45)
  %156 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  store float %155, ptr addrspace(1) %156, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %157 = fadd float %140, %145
  %158 = fmul float %157, 3.000000e+00
  %159 = fmul float %133, 0x3FBC71C720000000
  %160 = fadd float %158, 1.000000e+00
  %161 = fmul float %158, 5.000000e-01
  %162 = tail call float @llvm.fmuladd.f32(float %161, float %158, float %160)
  %163 = fsub float %162, %144
  %164 = fmul float %159, %163
  %165 = fsub float %164, %52
  %166 = tail call float @llvm.fmuladd.f32(float %5, float %165, float %52)
  %167 = add nsw i32 %36, %104
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %168
  store float %166, ptr addrspace(1) %169, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %170 = tail call float @llvm.fmuladd.f32(float %140, float 0.000000e+00, float %141)
  %171 = fmul float %170, 3.000000e+00
  %172 = fadd float %171, 1.000000e+00
  %173 = fmul float %171, 5.000000e-01
  %174 = tail call float @llvm.fmuladd.f32(float %173, float %171, float %172)
  %175 = fsub float %174, %144
  %176 = fmul float %159, %175
  %177 = fsub float %176, %61
  %178 = tail call float @llvm.fmuladd.f32(float %5, float %177, float %61)
  %179 = add nsw i32 %55, %104
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %180
  store float %178, ptr addrspace(1) %181, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %182 = fsub float %145, %140
  %183 = fmul float %182, 3.000000e+00
  %184 = fadd float %183, 1.000000e+00
  %185 = fmul float %183, 5.000000e-01
  %186 = tail call float @llvm.fmuladd.f32(float %185, float %183, float %184)
  %187 = fsub float %186, %144
  %188 = fmul float %159, %187
  %189 = fsub float %188, %69
  %190 = tail call float @llvm.fmuladd.f32(float %5, float %189, float %69)
  %191 = add nsw i32 %64, %104
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %192
  store float %190, ptr addrspace(1) %193, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %194 = fneg float %141
  %195 = tail call float @llvm.fmuladd.f32(float %140, float 0.000000e+00, float %194)
  %196 = fmul float %195, 3.000000e+00
  %197 = fadd float %196, 1.000000e+00
  %198 = fmul float %196, 5.000000e-01
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %196, float %197)
  %200 = fsub float %199, %144
  %201 = fmul float %159, %200
  %202 = fsub float %201, %78
  %203 = tail call float @llvm.fmuladd.f32(float %5, float %202, float %78)
  %204 = add nsw i32 %72, %104
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %205
  store float %203, ptr addrspace(1) %206, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %207 = fadd float %140, %141
  %208 = fmul float %207, 3.000000e+00
  %209 = fmul float %133, 0x3F9C71C720000000
  %210 = fadd float %208, 1.000000e+00
  %211 = fmul float %208, 5.000000e-01
  %212 = tail call float @llvm.fmuladd.f32(float %211, float %208, float %210)
  %213 = fsub float %212, %144
  %214 = fmul float %209, %213
  %215 = fsub float %214, %84
  %216 = tail call float @llvm.fmuladd.f32(float %5, float %215, float %84)
  %217 = add nsw i32 %79, %104
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %218
  store float %216, ptr addrspace(1) %219, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %220 = fsub float %141, %140
  %221 = fmul float %220, 3.000000e+00
  %222 = fadd float %221, 1.000000e+00
  %223 = fmul float %221, 5.000000e-01
  %224 = tail call float @llvm.fmuladd.f32(float %223, float %221, float %222)
  %225 = fsub float %224, %144
  %226 = fmul float %209, %225
  %227 = fsub float %226, %90
  %228 = tail call float @llvm.fmuladd.f32(float %5, float %227, float %90)
  %229 = add nsw i32 %85, %104
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %230
  store float %228, ptr addrspace(1) %231, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %232 = fsub float %194, %140
  %233 = fmul float %232, 3.000000e+00
  %234 = fadd float %233, 1.000000e+00
  %235 = fmul float %233, 5.000000e-01
  %236 = tail call float @llvm.fmuladd.f32(float %235, float %233, float %234)
  %237 = fsub float %236, %144
  %238 = fmul float %209, %237
  %239 = fsub float %238, %96
  %240 = tail call float @llvm.fmuladd.f32(float %5, float %239, float %96)
  %241 = add nsw i32 %91, %104
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %242
  store float %240, ptr addrspace(1) %243, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %244 = fsub float %140, %141
  %245 = fmul float %244, 3.000000e+00
  %246 = fadd float %245, 1.000000e+00
  %247 = fmul float %245, 5.000000e-01
  %248 = tail call float @llvm.fmuladd.f32(float %247, float %245, float %246)
  %249 = fsub float %248, %144
  %250 = fmul float %209, %249
  %251 = fsub float %250, %102
  %252 = tail call float @llvm.fmuladd.f32(float %5, float %251, float %102)
  br label %276

253:                                              ; preds = %7
  %254 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  store float %45, ptr addrspace(1) %254, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %255 = add nsw i32 %64, %104
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %256
  store float %52, ptr addrspace(1) %257, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %258 = add nsw i32 %72, %104
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %259
  store float %61, ptr addrspace(1) %260, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %261 = add nsw i32 %36, %104
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %262
  store float %69, ptr addrspace(1) %263, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %264 = add nsw i32 %55, %104
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %265
  store float %78, ptr addrspace(1) %266, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %267 = add nsw i32 %91, %104
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %268
  store float %84, ptr addrspace(1) %269, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %270 = add nsw i32 %97, %104
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %271
  store float %90, ptr addrspace(1) %272, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  %273 = add nsw i32 %79, %104
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %274
  store float %96, ptr addrspace(1) %275, align 4, !tbaa !23, !alias.scope !19, !noalias !29
  br label %276

276:                                              ; preds = %109, %253
  %277 = phi i32 [ %97, %109 ], [ %85, %253 ]
  %278 = phi float [ %252, %109 ], [ %102, %253 ]
  %279 = add nsw i32 %277, %104
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %280
  store float %278, ptr addrspace(1) %281, align 4, !tbaa !23, !alias.scope !19, !noalias !29
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
  br i1 %108, label %253, label %109

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
  %124 = fadd float %121, %84
  %125 = fadd float %84, %122
  %126 = fadd float %84, %123
  %127 = fadd float %124, %90
  %128 = fsub float %125, %90
  %129 = fadd float %90, %126
  %130 = fadd float %127, %96
  %131 = fsub float %128, %96
  %132 = fsub float %129, %96
  %133 = fadd float %130, %102
  %134 = fadd float %102, %131
  %135 = fsub float %132, %102
  %136 = fdiv float %134, %133
  %137 = fdiv float %135, %133
  %138 = add nsw i32 %4, -1
  %139 = icmp eq i32 %138, %35
  %140 = select i1 %139, float %6, float %136
  %141 = select i1 %139, float 0.000000e+00, float %137
  %142 = fmul float %141, %141
  %143 = tail call float @llvm.fmuladd.f32(float %140, float %140, float %142)
  %144 = fmul float %143, 1.500000e+00
  %145 = fmul float %141, 0.000000e+00
  %146 = tail call float @llvm.fmuladd.f32(float %140, float 0.000000e+00, float %145)
  %147 = fmul float %146, 3.000000e+00
  %148 = fmul float %133, 0x3FDC71C720000000
  %149 = fadd float %147, 1.000000e+00
  %150 = fmul float %147, 5.000000e-01
  %151 = tail call float @llvm.fmuladd.f32(float %150, float %147, float %149)
  %152 = fsub float %151, %144
  %153 = fmul float %148, %152
  %154 = fsub float %153, %45
  %155 = tail call float @llvm.fmuladd.f32(float %5, float %154, float %45)
  %156 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  store float %155, ptr addrspace(1) %156, align 4, !tbaa !23
  %157 = fadd float %140, %145
  %158 = fmul float %157, 3.000000e+00
  %159 = fmul float %133, 0x3FBC71C720000000
  %160 = fadd float %158, 1.000000e+00
  %161 = fmul float %158, 5.000000e-01
  %162 = tail call float @llvm.fmuladd.f32(float %161, float %158, float %160)
  %163 = fsub float %162, %144
  %164 = fmul float %159, %163
  %165 = fsub float %164, %52
  %166 = tail call float @llvm.fmuladd.f32(float %5, float %165, float %52)
  %167 = add nsw i32 %36, %104
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %168
  store float %166, ptr addrspace(1) %169, align 4, !tbaa !23
  %170 = tail call float @llvm.fmuladd.f32(float %140, float 0.000000e+00, float %141)
  %171 = fmul float %170, 3.000000e+00
  %172 = fadd float %171, 1.000000e+00
  %173 = fmul float %171, 5.000000e-01
  %174 = tail call float @llvm.fmuladd.f32(float %173, float %171, float %172)
  %175 = fsub float %174, %144
  %176 = fmul float %159, %175
  %177 = fsub float %176, %61
  %178 = tail call float @llvm.fmuladd.f32(float %5, float %177, float %61)
  %179 = add nsw i32 %55, %104
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %180
  store float %178, ptr addrspace(1) %181, align 4, !tbaa !23
  %182 = fsub float %145, %140
  %183 = fmul float %182, 3.000000e+00
  %184 = fadd float %183, 1.000000e+00
  %185 = fmul float %183, 5.000000e-01
  %186 = tail call float @llvm.fmuladd.f32(float %185, float %183, float %184)
  %187 = fsub float %186, %144
  %188 = fmul float %159, %187
  %189 = fsub float %188, %69
  %190 = tail call float @llvm.fmuladd.f32(float %5, float %189, float %69)
  %191 = add nsw i32 %64, %104
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %192
  store float %190, ptr addrspace(1) %193, align 4, !tbaa !23
  %194 = fneg float %141
  %195 = tail call float @llvm.fmuladd.f32(float %140, float 0.000000e+00, float %194)
  %196 = fmul float %195, 3.000000e+00
  %197 = fadd float %196, 1.000000e+00
  %198 = fmul float %196, 5.000000e-01
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %196, float %197)
  %200 = fsub float %199, %144
  %201 = fmul float %159, %200
  %202 = fsub float %201, %78
  %203 = tail call float @llvm.fmuladd.f32(float %5, float %202, float %78)
  %204 = add nsw i32 %72, %104
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %205
  store float %203, ptr addrspace(1) %206, align 4, !tbaa !23
  %207 = fadd float %140, %141
  %208 = fmul float %207, 3.000000e+00
  %209 = fmul float %133, 0x3F9C71C720000000
  %210 = fadd float %208, 1.000000e+00
  %211 = fmul float %208, 5.000000e-01
  %212 = tail call float @llvm.fmuladd.f32(float %211, float %208, float %210)
  %213 = fsub float %212, %144
  %214 = fmul float %209, %213
  %215 = fsub float %214, %84
  %216 = tail call float @llvm.fmuladd.f32(float %5, float %215, float %84)
  %217 = add nsw i32 %79, %104
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %218
  store float %216, ptr addrspace(1) %219, align 4, !tbaa !23
  %220 = fsub float %141, %140
  %221 = fmul float %220, 3.000000e+00
  %222 = fadd float %221, 1.000000e+00
  %223 = fmul float %221, 5.000000e-01
  %224 = tail call float @llvm.fmuladd.f32(float %223, float %221, float %222)
  %225 = fsub float %224, %144
  %226 = fmul float %209, %225
  %227 = fsub float %226, %90
  %228 = tail call float @llvm.fmuladd.f32(float %5, float %227, float %90)
  %229 = add nsw i32 %85, %104
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %230
  store float %228, ptr addrspace(1) %231, align 4, !tbaa !23
  %232 = fsub float %194, %140
  %233 = fmul float %232, 3.000000e+00
  %234 = fadd float %233, 1.000000e+00
  %235 = fmul float %233, 5.000000e-01
  %236 = tail call float @llvm.fmuladd.f32(float %235, float %233, float %234)
  %237 = fsub float %236, %144
  %238 = fmul float %209, %237
  %239 = fsub float %238, %96
  %240 = tail call float @llvm.fmuladd.f32(float %5, float %239, float %96)
  %241 = add nsw i32 %91, %104
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %242
  store float %240, ptr addrspace(1) %243, align 4, !tbaa !23
  %244 = fsub float %140, %141
  %245 = fmul float %244, 3.000000e+00
  %246 = fadd float %245, 1.000000e+00
  %247 = fmul float %245, 5.000000e-01
  %248 = tail call float @llvm.fmuladd.f32(float %247, float %245, float %246)
  %249 = fsub float %248, %144
  %250 = fmul float %209, %249
  %251 = fsub float %250, %102
  %252 = tail call float @llvm.fmuladd.f32(float %5, float %251, float %102)
  br label %276

253:                                              ; preds = %7
  %254 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  store float %45, ptr addrspace(1) %254, align 4, !tbaa !23
  %255 = add nsw i32 %64, %104
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %256
  store float %52, ptr addrspace(1) %257, align 4, !tbaa !23
  %258 = add nsw i32 %72, %104
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %259
  store float %61, ptr addrspace(1) %260, align 4, !tbaa !23
  %261 = add nsw i32 %36, %104
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %262
  store float %69, ptr addrspace(1) %263, align 4, !tbaa !23
  %264 = add nsw i32 %55, %104
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %265
  store float %78, ptr addrspace(1) %266, align 4, !tbaa !23
  %267 = add nsw i32 %91, %104
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %268
  store float %84, ptr addrspace(1) %269, align 4, !tbaa !23
  %270 = add nsw i32 %97, %104
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %271
  store float %90, ptr addrspace(1) %272, align 4, !tbaa !23
  %273 = add nsw i32 %79, %104
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %274
  store float %96, ptr addrspace(1) %275, align 4, !tbaa !23
  br label %276

276:                                              ; preds = %109, %253
  %277 = phi i32 [ %97, %109 ], [ %85, %253 ]
  %278 = phi float [ %252, %109 ], [ %102, %253 ]
  %279 = add nsw i32 %277, %104
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %280
  store float %278, ptr addrspace(1) %281, align 4, !tbaa !23
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
