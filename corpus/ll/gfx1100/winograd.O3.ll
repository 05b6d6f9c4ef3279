; ModuleID = 'corpus/opencl/winograd.cl'
source_filename = "corpus/opencl/winograd.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

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

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @winograd_f23(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %12 = icmp sgt i32 %4, 0
  %13 = shl nsw i32 %8, 4
  %14 = shl nuw nsw i32 %11, 1
  %15 = add nsw i32 %13, %14
  %16 = shl nuw i64 %9, 32
  %17 = ashr exact i64 %16, 30
  %18 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !25, !alias.scope !21, !noalias !27
  %20 = mul nsw i32 %4, %8
  %21 = shl nsw i32 %15, 4
  %22 = sext i32 %21 to i64
  %23 = shl i32 %15, 4
  %24 = sext i32 %23 to i64
  %25 = shl nuw nsw i32 %10, 1
  br label %26

26:                                               ; preds = %7, %30
  %27 = phi i1 [ true, %7 ], [ false, %30 ]
  %28 = phi i32 [ 0, %7 ], [ 8, %30 ]
  %29 = add nuw nsw i32 %28, %25
  br i1 %12, label %87, label %30

30:                                               ; preds = %87, %26
  %31 = phi <16 x float> [ zeroinitializer, %26 ], [ %277, %87 ]
  %32 = extractelement <16 x float> %31, i64 0
  %33 = extractelement <16 x float> %31, i64 4
  %34 = fadd float %32, %33
  %35 = extractelement <16 x float> %31, i64 8
  %36 = fadd float %35, %34
  %37 = fsub float %33, %35
  %38 = extractelement <16 x float> %31, i64 12
  %39 = fsub float %37, %38
  %40 = extractelement <16 x float> %31, i64 1
  %41 = extractelement <16 x float> %31, i64 5
  %42 = fadd float %40, %41
  %43 = extractelement <16 x float> %31, i64 9
  %44 = fadd float %43, %42
  %45 = fsub float %41, %43
  %46 = extractelement <16 x float> %31, i64 13
  %47 = fsub float %45, %46
  %48 = extractelement <16 x float> %31, i64 2
  %49 = extractelement <16 x float> %31, i64 6
  %50 = fadd float %48, %49
  %51 = extractelement <16 x float> %31, i64 10
  %52 = fadd float %51, %50
  %53 = fsub float %49, %51
  %54 = extractelement <16 x float> %31, i64 14
  %55 = fsub float %53, %54
  %56 = extractelement <16 x float> %31, i64 3
  %57 = extractelement <16 x float> %31, i64 7
  %58 = fadd float %56, %57
  %59 = extractelement <16 x float> %31, i64 11
  %60 = fadd float %59, %58
  %61 = fsub float %57, %59
  %62 = extractelement <16 x float> %31, i64 15
  %63 = fsub float %61, %62
  %64 = zext nneg i32 %29 to i64
  %65 = getelementptr float, ptr addrspace(1) %3, i64 %64
  %66 = getelementptr float, ptr addrspace(1) %65, i64 %22
  %67 = fadd float %36, %44
  %68 = fadd float %52, %67
  %69 = fadd float %68, %19
  %70 = tail call fastcc float @llvm.maxnum.f32(float noundef %69, float noundef 0.000000e+00) #10
  store float %70, ptr addrspace(1) %66, align 4, !tbaa !25, !alias.scope !23, !noalias !28
  %71 = fsub float %44, %52
  %72 = fsub float %71, %60
  %73 = fadd float %72, %19
  %74 = tail call fastcc float @llvm.maxnum.f32(float noundef %73, float noundef 0.000000e+00) #10
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %66, i64 4
  store float %74, ptr addrspace(1) %75, align 4, !tbaa !25, !alias.scope !23, !noalias !28
  %76 = getelementptr float, ptr addrspace(1) %65, i64 %24
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 64
  %78 = fadd float %39, %47
  %79 = fadd float %55, %78
  %80 = fadd float %79, %19
  %81 = tail call fastcc float @llvm.maxnum.f32(float noundef %80, float noundef 0.000000e+00) #10
  store float %81, ptr addrspace(1) %77, align 4, !tbaa !25, !alias.scope !23, !noalias !28
  %82 = fsub float %47, %55
  %83 = fsub float %82, %63
  %84 = fadd float %83, %19
  %85 = tail call fastcc float @llvm.maxnum.f32(float noundef %84, float noundef 0.000000e+00) #10
  %86 = getelementptr i8, ptr addrspace(1) %76, i64 68
  store float %85, ptr addrspace(1) %86, align 4, !tbaa !25, !alias.scope !23, !noalias !28
  br i1 %27, label %26, label %280

87:                                               ; preds = %26, %87
  %88 = phi i32 [ %278, %87 ], [ 0, %26 ]
  %89 = phi <16 x float> [ %277, %87 ], [ zeroinitializer, %26 ]
  %90 = mul nsw i32 %88, %6
  %91 = add nsw i32 %90, %14
  %92 = mul nsw i32 %91, %5
  %93 = add nsw i32 %92, %29
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %97 = sext i32 %93 to i64
  %98 = getelementptr float, ptr addrspace(1) %0, i64 %97
  %99 = getelementptr i8, ptr addrspace(1) %98, i64 4
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %101 = sext i32 %93 to i64
  %102 = getelementptr float, ptr addrspace(1) %0, i64 %101
  %103 = getelementptr i8, ptr addrspace(1) %102, i64 8
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %105 = sext i32 %93 to i64
  %106 = getelementptr float, ptr addrspace(1) %0, i64 %105
  %107 = getelementptr i8, ptr addrspace(1) %106, i64 12
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %109 = add nsw i32 %91, 1
  %110 = mul nsw i32 %109, %5
  %111 = add nsw i32 %110, %29
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %115 = sext i32 %111 to i64
  %116 = getelementptr float, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 4
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %119 = sext i32 %111 to i64
  %120 = getelementptr float, ptr addrspace(1) %0, i64 %119
  %121 = getelementptr i8, ptr addrspace(1) %120, i64 8
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %123 = sext i32 %111 to i64
  %124 = getelementptr float, ptr addrspace(1) %0, i64 %123
  %125 = getelementptr i8, ptr addrspace(1) %124, i64 12
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %127 = add nsw i32 %91, 2
  %128 = mul nsw i32 %127, %5
  %129 = add nsw i32 %128, %29
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %130
  %132 = load float, ptr addrspace(1) %131, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %133 = sext i32 %129 to i64
  %134 = getelementptr float, ptr addrspace(1) %0, i64 %133
  %135 = getelementptr i8, ptr addrspace(1) %134, i64 4
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %137 = sext i32 %129 to i64
  %138 = getelementptr float, ptr addrspace(1) %0, i64 %137
  %139 = getelementptr i8, ptr addrspace(1) %138, i64 8
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %141 = sext i32 %129 to i64
  %142 = getelementptr float, ptr addrspace(1) %0, i64 %141
  %143 = getelementptr i8, ptr addrspace(1) %142, i64 12
  %144 = load float, ptr addrspace(1) %143, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %145 = add nsw i32 %91, 3
  %146 = mul nsw i32 %145, %5
  %147 = add nsw i32 %146, %29
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %148
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %151 = sext i32 %147 to i64
  %152 = getelementptr float, ptr addrspace(1) %0, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 4
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %155 = sext i32 %147 to i64
  %156 = getelementptr float, ptr addrspace(1) %0, i64 %155
  %157 = getelementptr i8, ptr addrspace(1) %156, i64 8
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %159 = sext i32 %147 to i64
  %160 = getelementptr float, ptr addrspace(1) %0, i64 %159
  %161 = getelementptr i8, ptr addrspace(1) %160, i64 12
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %163 = fsub float %96, %132
  %164 = fadd float %132, %114
  %165 = fsub float %132, %114
  %166 = fsub float %114, %150
  %167 = fsub float %100, %136
  %168 = fadd float %136, %118
  %169 = fsub float %136, %118
  %170 = fsub float %118, %154
  %171 = fsub float %104, %140
  %172 = fadd float %140, %122
  %173 = fsub float %140, %122
  %174 = fsub float %122, %158
  %175 = fsub float %108, %144
  %176 = fadd float %144, %126
  %177 = fsub float %144, %126
  %178 = fsub float %126, %162
  %179 = add nsw i32 %88, %20
  %180 = shl nsw i32 %179, 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %181
  %183 = fsub float %163, %171
  %184 = fadd float %167, %171
  %185 = fsub float %171, %167
  %186 = fsub float %167, %175
  %187 = load float, ptr addrspace(1) %182, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %188 = extractelement <16 x float> %89, i64 0
  %189 = tail call float @llvm.fmuladd.f32(float %183, float %187, float %188)
  %190 = insertelement <16 x float> %89, float %189, i64 0
  %191 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 4
  %192 = load float, ptr addrspace(1) %191, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %193 = extractelement <16 x float> %89, i64 1
  %194 = tail call float @llvm.fmuladd.f32(float %184, float %192, float %193)
  %195 = insertelement <16 x float> %190, float %194, i64 1
  %196 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 8
  %197 = load float, ptr addrspace(1) %196, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %198 = extractelement <16 x float> %89, i64 2
  %199 = tail call float @llvm.fmuladd.f32(float %185, float %197, float %198)
  %200 = insertelement <16 x float> %195, float %199, i64 2
  %201 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 12
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %203 = extractelement <16 x float> %89, i64 3
  %204 = tail call float @llvm.fmuladd.f32(float %186, float %202, float %203)
  %205 = insertelement <16 x float> %200, float %204, i64 3
  %206 = fsub float %164, %172
  %207 = fadd float %168, %172
  %208 = fsub float %172, %168
  %209 = fsub float %168, %176
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 16
  %211 = load float, ptr addrspace(1) %210, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %212 = extractelement <16 x float> %89, i64 4
  %213 = tail call float @llvm.fmuladd.f32(float %206, float %211, float %212)
  %214 = insertelement <16 x float> %205, float %213, i64 4
  %215 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 20
  %216 = load float, ptr addrspace(1) %215, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %217 = extractelement <16 x float> %89, i64 5
  %218 = tail call float @llvm.fmuladd.f32(float %207, float %216, float %217)
  %219 = insertelement <16 x float> %214, float %218, i64 5
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 24
  %221 = load float, ptr addrspace(1) %220, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %222 = extractelement <16 x float> %89, i64 6
  %223 = tail call float @llvm.fmuladd.f32(float %208, float %221, float %222)
  %224 = insertelement <16 x float> %219, float %223, i64 6
  %225 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 28
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %227 = extractelement <16 x float> %89, i64 7
  %228 = tail call float @llvm.fmuladd.f32(float %209, float %226, float %227)
  %229 = insertelement <16 x float> %224, float %228, i64 7
  %230 = fsub float %165, %173
  %231 = fadd float %169, %173
  %232 = fsub float %173, %169
  %233 = fsub float %169, %177
  %234 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 32
  %235 = load float, ptr addrspace(1) %234, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %236 = extractelement <16 x float> %89, i64 8
  %237 = tail call float @llvm.fmuladd.f32(float %230, float %235, float %236)
  %238 = insertelement <16 x float> %229, float %237, i64 8
  %239 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 36
  %240 = load float, ptr addrspace(1) %239, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %241 = extractelement <16 x float> %89, i64 9
  %242 = tail call float @llvm.fmuladd.f32(float %231, float %240, float %241)
  %243 = insertelement <16 x float> %238, float %242, i64 9
  %244 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 40
  %245 = load float, ptr addrspace(1) %244, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %246 = extractelement <16 x float> %89, i64 10
  %247 = tail call float @llvm.fmuladd.f32(float %232, float %245, float %246)
  %248 = insertelement <16 x float> %243, float %247, i64 10
  %249 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 44
  %250 = load float, ptr addrspace(1) %249, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %251 = extractelement <16 x float> %89, i64 11
  %252 = tail call float @llvm.fmuladd.f32(float %233, float %250, float %251)
  %253 = insertelement <16 x float> %248, float %252, i64 11
  %254 = fsub float %166, %174
  %255 = fadd float %170, %174
  %256 = fsub float %174, %170
  %257 = fsub float %170, %178
  %258 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 48
  %259 = load float, ptr addrspace(1) %258, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %260 = extractelement <16 x float> %89, i64 12
  %261 = tail call float @llvm.fmuladd.f32(float %254, float %259, float %260)
  %262 = insertelement <16 x float> %253, float %261, i64 12
  %263 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 52
  %264 = load float, ptr addrspace(1) %263, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %265 = extractelement <16 x float> %89, i64 13
  %266 = tail call float @llvm.fmuladd.f32(float %255, float %264, float %265)
  %267 = insertelement <16 x float> %262, float %266, i64 13
  %268 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 56
  %269 = load float, ptr addrspace(1) %268, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %270 = extractelement <16 x float> %89, i64 14
  %271 = tail call float @llvm.fmuladd.f32(float %256, float %269, float %270)
  %272 = insertelement <16 x float> %267, float %271, i64 14
  %273 = getelementptr inbounds nuw i8, ptr addrspace(1) %182, i64 60
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !30
  %275 = extractelement <16 x float> %89, i64 15
  %276 = tail call float @llvm.fmuladd.f32(float %257, float %274, float %275)
  %277 = insertelement <16 x float> %272, float %276, i64 15
  %278 = add nuw nsw i32 %88, 1
  %279 = icmp eq i32 %278, %4
  br i1 %279, label %30, label %87

280:                                              ; preds = %30
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_winograd_f23(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %12 = icmp sgt i32 %4, 0
  %13 = shl nsw i32 %8, 4
  %14 = shl nuw nsw i32 %11, 1
  %15 = add nsw i32 %13, %14
  %16 = shl nuw i64 %9, 32
  %17 = ashr exact i64 %16, 30
  %18 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !25
  %20 = mul nsw i32 %4, %8
  %21 = shl nsw i32 %15, 4
  %22 = sext i32 %21 to i64
  %23 = shl i32 %15, 4
  %24 = sext i32 %23 to i64
  %25 = shl nuw nsw i32 %10, 1
  br label %27

26:                                               ; preds = %31
  ret void

27:                                               ; preds = %7, %31
  %28 = phi i1 [ true, %7 ], [ false, %31 ]
  %29 = phi i32 [ 0, %7 ], [ 8, %31 ]
  %30 = add nuw nsw i32 %29, %25
  br i1 %12, label %88, label %31

31:                                               ; preds = %88, %27
  %32 = phi <16 x float> [ zeroinitializer, %27 ], [ %278, %88 ]
  %33 = extractelement <16 x float> %32, i64 0
  %34 = extractelement <16 x float> %32, i64 4
  %35 = fadd float %33, %34
  %36 = extractelement <16 x float> %32, i64 8
  %37 = fadd float %36, %35
  %38 = fsub float %34, %36
  %39 = extractelement <16 x float> %32, i64 12
  %40 = fsub float %38, %39
  %41 = extractelement <16 x float> %32, i64 1
  %42 = extractelement <16 x float> %32, i64 5
  %43 = fadd float %41, %42
  %44 = extractelement <16 x float> %32, i64 9
  %45 = fadd float %44, %43
  %46 = fsub float %42, %44
  %47 = extractelement <16 x float> %32, i64 13
  %48 = fsub float %46, %47
  %49 = extractelement <16 x float> %32, i64 2
  %50 = extractelement <16 x float> %32, i64 6
  %51 = fadd float %49, %50
  %52 = extractelement <16 x float> %32, i64 10
  %53 = fadd float %52, %51
  %54 = fsub float %50, %52
  %55 = extractelement <16 x float> %32, i64 14
  %56 = fsub float %54, %55
  %57 = extractelement <16 x float> %32, i64 3
  %58 = extractelement <16 x float> %32, i64 7
  %59 = fadd float %57, %58
  %60 = extractelement <16 x float> %32, i64 11
  %61 = fadd float %60, %59
  %62 = fsub float %58, %60
  %63 = extractelement <16 x float> %32, i64 15
  %64 = fsub float %62, %63
  %65 = zext nneg i32 %30 to i64
  %66 = getelementptr float, ptr addrspace(1) %3, i64 %65
  %67 = getelementptr float, ptr addrspace(1) %66, i64 %22
  %68 = fadd float %37, %45
  %69 = fadd float %53, %68
  %70 = fadd float %69, %19
  %71 = tail call fastcc float @llvm.maxnum.f32(float noundef %70, float noundef 0.000000e+00) #10
  store float %71, ptr addrspace(1) %67, align 4, !tbaa !25
  %72 = fsub float %45, %53
  %73 = fsub float %72, %61
  %74 = fadd float %73, %19
  %75 = tail call fastcc float @llvm.maxnum.f32(float noundef %74, float noundef 0.000000e+00) #10
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 4
  store float %75, ptr addrspace(1) %76, align 4, !tbaa !25
  %77 = getelementptr float, ptr addrspace(1) %66, i64 %24
  %78 = getelementptr i8, ptr addrspace(1) %77, i64 64
  %79 = fadd float %40, %48
  %80 = fadd float %56, %79
  %81 = fadd float %80, %19
  %82 = tail call fastcc float @llvm.maxnum.f32(float noundef %81, float noundef 0.000000e+00) #10
  store float %82, ptr addrspace(1) %78, align 4, !tbaa !25
  %83 = fsub float %48, %56
  %84 = fsub float %83, %64
  %85 = fadd float %84, %19
  %86 = tail call fastcc float @llvm.maxnum.f32(float noundef %85, float noundef 0.000000e+00) #10
  %87 = getelementptr i8, ptr addrspace(1) %77, i64 68
  store float %86, ptr addrspace(1) %87, align 4, !tbaa !25
  br i1 %28, label %27, label %26

88:                                               ; preds = %27, %88
  %89 = phi i32 [ %279, %88 ], [ 0, %27 ]
  %90 = phi <16 x float> [ %278, %88 ], [ zeroinitializer, %27 ]
  %91 = mul nsw i32 %89, %6
  %92 = add nsw i32 %91, %14
  %93 = mul nsw i32 %92, %5
  %94 = add nsw i32 %93, %30
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !25
  %98 = sext i32 %94 to i64
  %99 = getelementptr float, ptr addrspace(1) %0, i64 %98
  %100 = getelementptr i8, ptr addrspace(1) %99, i64 4
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !25
  %102 = sext i32 %94 to i64
  %103 = getelementptr float, ptr addrspace(1) %0, i64 %102
  %104 = getelementptr i8, ptr addrspace(1) %103, i64 8
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !25
  %106 = sext i32 %94 to i64
  %107 = getelementptr float, ptr addrspace(1) %0, i64 %106
  %108 = getelementptr i8, ptr addrspace(1) %107, i64 12
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !25
  %110 = add nsw i32 %92, 1
  %111 = mul nsw i32 %110, %5
  %112 = add nsw i32 %111, %30
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %113
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !25
  %116 = sext i32 %112 to i64
  %117 = getelementptr float, ptr addrspace(1) %0, i64 %116
  %118 = getelementptr i8, ptr addrspace(1) %117, i64 4
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !25
  %120 = sext i32 %112 to i64
  %121 = getelementptr float, ptr addrspace(1) %0, i64 %120
  %122 = getelementptr i8, ptr addrspace(1) %121, i64 8
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !25
  %124 = sext i32 %112 to i64
  %125 = getelementptr float, ptr addrspace(1) %0, i64 %124
  %126 = getelementptr i8, ptr addrspace(1) %125, i64 12
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !25
  %128 = add nsw i32 %92, 2
  %129 = mul nsw i32 %128, %5
  %130 = add nsw i32 %129, %30
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !25
  %134 = sext i32 %130 to i64
  %135 = getelementptr float, ptr addrspace(1) %0, i64 %134
  %136 = getelementptr i8, ptr addrspace(1) %135, i64 4
  %137 = load float, ptr addrspace(1) %136, align 4, !tbaa !25
  %138 = sext i32 %130 to i64
  %139 = getelementptr float, ptr addrspace(1) %0, i64 %138
  %140 = getelementptr i8, ptr addrspace(1) %139, i64 8
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !25
  %142 = sext i32 %130 to i64
  %143 = getelementptr float, ptr addrspace(1) %0, i64 %142
  %144 = getelementptr i8, ptr addrspace(1) %143, i64 12
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !25
  %146 = add nsw i32 %92, 3
  %147 = mul nsw i32 %146, %5
  %148 = add nsw i32 %147, %30
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %149
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !25
  %152 = sext i32 %148 to i64
  %153 = getelementptr float, ptr addrspace(1) %0, i64 %152
  %154 = getelementptr i8, ptr addrspace(1) %153, i64 4
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !25
  %156 = sext i32 %148 to i64
  %157 = getelementptr float, ptr addrspace(1) %0, i64 %156
  %158 = getelementptr i8, ptr addrspace(1) %157, i64 8
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !25
  %160 = sext i32 %148 to i64
  %161 = getelementptr float, ptr addrspace(1) %0, i64 %160
  %162 = getelementptr i8, ptr addrspace(1) %161, i64 12
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !25
  %164 = fsub float %97, %133
  %165 = fadd float %133, %115
  %166 = fsub float %133, %115
  %167 = fsub float %115, %151
  %168 = fsub float %101, %137
  %169 = fadd float %137, %119
  %170 = fsub float %137, %119
  %171 = fsub float %119, %155
  %172 = fsub float %105, %141
  %173 = fadd float %141, %123
  %174 = fsub float %141, %123
  %175 = fsub float %123, %159
  %176 = fsub float %109, %145
  %177 = fadd float %145, %127
  %178 = fsub float %145, %127
  %179 = fsub float %127, %163
  %180 = add nsw i32 %89, %20
  %181 = shl nsw i32 %180, 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %182
  %184 = fsub float %164, %172
  %185 = fadd float %168, %172
  %186 = fsub float %172, %168
  %187 = fsub float %168, %176
  %188 = load float, ptr addrspace(1) %183, align 4, !tbaa !25
  %189 = extractelement <16 x float> %90, i64 0
  %190 = tail call float @llvm.fmuladd.f32(float %184, float %188, float %189)
  %191 = insertelement <16 x float> %90, float %190, i64 0
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 4
  %193 = load float, ptr addrspace(1) %192, align 4, !tbaa !25
  %194 = extractelement <16 x float> %90, i64 1
  %195 = tail call float @llvm.fmuladd.f32(float %185, float %193, float %194)
  %196 = insertelement <16 x float> %191, float %195, i64 1
  %197 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 8
  %198 = load float, ptr addrspace(1) %197, align 4, !tbaa !25
  %199 = extractelement <16 x float> %90, i64 2
  %200 = tail call float @llvm.fmuladd.f32(float %186, float %198, float %199)
  %201 = insertelement <16 x float> %196, float %200, i64 2
  %202 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 12
  %203 = load float, ptr addrspace(1) %202, align 4, !tbaa !25
  %204 = extractelement <16 x float> %90, i64 3
  %205 = tail call float @llvm.fmuladd.f32(float %187, float %203, float %204)
  %206 = insertelement <16 x float> %201, float %205, i64 3
  %207 = fsub float %165, %173
  %208 = fadd float %169, %173
  %209 = fsub float %173, %169
  %210 = fsub float %169, %177
  %211 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 16
  %212 = load float, ptr addrspace(1) %211, align 4, !tbaa !25
  %213 = extractelement <16 x float> %90, i64 4
  %214 = tail call float @llvm.fmuladd.f32(float %207, float %212, float %213)
  %215 = insertelement <16 x float> %206, float %214, i64 4
  %216 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 20
  %217 = load float, ptr addrspace(1) %216, align 4, !tbaa !25
  %218 = extractelement <16 x float> %90, i64 5
  %219 = tail call float @llvm.fmuladd.f32(float %208, float %217, float %218)
  %220 = insertelement <16 x float> %215, float %219, i64 5
  %221 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 24
  %222 = load float, ptr addrspace(1) %221, align 4, !tbaa !25
  %223 = extractelement <16 x float> %90, i64 6
  %224 = tail call float @llvm.fmuladd.f32(float %209, float %222, float %223)
  %225 = insertelement <16 x float> %220, float %224, i64 6
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 28
  %227 = load float, ptr addrspace(1) %226, align 4, !tbaa !25
  %228 = extractelement <16 x float> %90, i64 7
  %229 = tail call float @llvm.fmuladd.f32(float %210, float %227, float %228)
  %230 = insertelement <16 x float> %225, float %229, i64 7
  %231 = fsub float %166, %174
  %232 = fadd float %170, %174
  %233 = fsub float %174, %170
  %234 = fsub float %170, %178
  %235 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 32
  %236 = load float, ptr addrspace(1) %235, align 4, !tbaa !25
  %237 = extractelement <16 x float> %90, i64 8
  %238 = tail call float @llvm.fmuladd.f32(float %231, float %236, float %237)
  %239 = insertelement <16 x float> %230, float %238, i64 8
  %240 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 36
  %241 = load float, ptr addrspace(1) %240, align 4, !tbaa !25
  %242 = extractelement <16 x float> %90, i64 9
  %243 = tail call float @llvm.fmuladd.f32(float %232, float %241, float %242)
  %244 = insertelement <16 x float> %239, float %243, i64 9
  %245 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 40
  %246 = load float, ptr addrspace(1) %245, align 4, !tbaa !25
  %247 = extractelement <16 x float> %90, i64 10
  %248 = tail call float @llvm.fmuladd.f32(float %233, float %246, float %247)
  %249 = insertelement <16 x float> %244, float %248, i64 10
  %250 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 44
  %251 = load float, ptr addrspace(1) %250, align 4, !tbaa !25
  %252 = extractelement <16 x float> %90, i64 11
  %253 = tail call float @llvm.fmuladd.f32(float %234, float %251, float %252)
  %254 = insertelement <16 x float> %249, float %253, i64 11
  %255 = fsub float %167, %175
  %256 = fadd float %171, %175
  %257 = fsub float %175, %171
  %258 = fsub float %171, %179
  %259 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 48
  %260 = load float, ptr addrspace(1) %259, align 4, !tbaa !25
  %261 = extractelement <16 x float> %90, i64 12
  %262 = tail call float @llvm.fmuladd.f32(float %255, float %260, float %261)
  %263 = insertelement <16 x float> %254, float %262, i64 12
  %264 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 52
  %265 = load float, ptr addrspace(1) %264, align 4, !tbaa !25
  %266 = extractelement <16 x float> %90, i64 13
  %267 = tail call float @llvm.fmuladd.f32(float %256, float %265, float %266)
  %268 = insertelement <16 x float> %263, float %267, i64 13
  %269 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 56
  %270 = load float, ptr addrspace(1) %269, align 4, !tbaa !25
  %271 = extractelement <16 x float> %90, i64 14
  %272 = tail call float @llvm.fmuladd.f32(float %257, float %270, float %271)
  %273 = insertelement <16 x float> %268, float %272, i64 14
  %274 = getelementptr inbounds nuw i8, ptr addrspace(1) %183, i64 60
  %275 = load float, ptr addrspace(1) %274, align 4, !tbaa !25
  %276 = extractelement <16 x float> %90, i64 15
  %277 = tail call float @llvm.fmuladd.f32(float %258, float %275, float %276)
  %278 = insertelement <16 x float> %273, float %277, i64 15
  %279 = add nuw nsw i32 %89, 1
  %280 = icmp eq i32 %279, %4
  br i1 %280, label %31, label %88
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @winograd_filter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
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
  %19 = mul nsw i32 %18, 9
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = sext i32 %19 to i64
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 12
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !25, !amdgpu.noclobber !30
  %26 = sext i32 %19 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 24
  %29 = load <2 x float>, ptr addrspace(1) %21, align 4, !tbaa !25
  %30 = extractelement <2 x float> %29, i64 1
  %31 = extractelement <2 x float> %29, i64 0
  %32 = fadd float %31, %25
  %33 = fsub float %31, %25
  %34 = sext i32 %19 to i64
  %35 = getelementptr float, ptr addrspace(1) %0, i64 %34
  %36 = getelementptr i8, ptr addrspace(1) %35, i64 16
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !25, !amdgpu.noclobber !30
  %38 = load <2 x float>, ptr addrspace(1) %28, align 4, !tbaa !25
  %39 = extractelement <2 x float> %38, i64 1
  %40 = extractelement <2 x float> %38, i64 0
  %41 = fadd float %32, %40
  %42 = fmul float %41, 5.000000e-01
  %43 = fadd float %33, %40
  %44 = fmul float %43, 5.000000e-01
  %45 = fadd float %30, %37
  %46 = fadd float %45, %39
  %47 = fmul float %46, 5.000000e-01
  %48 = fsub float %30, %37
  %49 = fadd float %48, %39
  %50 = fmul float %49, 5.000000e-01
  %51 = sext i32 %19 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 8
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !25, !amdgpu.noclobber !30
  %55 = sext i32 %19 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 20
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !25, !amdgpu.noclobber !30
  %59 = sext i32 %19 to i64
  %60 = getelementptr float, ptr addrspace(1) %0, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 32
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !25, !amdgpu.noclobber !30
  %63 = fadd float %54, %58
  %64 = fadd float %63, %62
  %65 = fmul float %64, 5.000000e-01
  %66 = fsub float %54, %58
  %67 = fadd float %66, %62
  %68 = fmul float %67, 5.000000e-01
  %69 = shufflevector <2 x float> %29, <2 x float> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <16 x float> %69, <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %71 = fadd float %31, %30
  %72 = fadd float %54, %71
  %73 = fmul float %72, 5.000000e-01
  %74 = insertelement <16 x float> %70, float %73, i64 1
  %75 = fsub float %31, %30
  %76 = fadd float %54, %75
  %77 = fmul float %76, 5.000000e-01
  %78 = insertelement <16 x float> %74, float %77, i64 2
  %79 = insertelement <16 x float> %78, float %54, i64 3
  %80 = insertelement <16 x float> %79, float %42, i64 4
  %81 = fadd float %42, %47
  %82 = fadd float %65, %81
  %83 = fmul float %82, 5.000000e-01
  %84 = insertelement <16 x float> %80, float %83, i64 5
  %85 = fsub float %42, %47
  %86 = fadd float %65, %85
  %87 = fmul float %86, 5.000000e-01
  %88 = insertelement <16 x float> %84, float %87, i64 6
  %89 = insertelement <16 x float> %88, float %65, i64 7
  %90 = insertelement <16 x float> %89, float %44, i64 8
  %91 = fadd float %44, %50
  %92 = fadd float %68, %91
  %93 = fmul float %92, 5.000000e-01
  %94 = insertelement <16 x float> %90, float %93, i64 9
  %95 = fsub float %44, %50
  %96 = fadd float %68, %95
  %97 = fmul float %96, 5.000000e-01
  %98 = insertelement <16 x float> %94, float %97, i64 10
  %99 = insertelement <16 x float> %98, float %68, i64 11
  %100 = shufflevector <2 x float> %38, <2 x float> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %101 = shufflevector <16 x float> %99, <16 x float> %100, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>
  %102 = fadd float %40, %39
  %103 = fadd float %62, %102
  %104 = fmul float %103, 5.000000e-01
  %105 = insertelement <16 x float> %101, float %104, i64 13
  %106 = fsub float %40, %39
  %107 = fadd float %62, %106
  %108 = fmul float %107, 5.000000e-01
  %109 = insertelement <16 x float> %105, float %108, i64 14
  %110 = insertelement <16 x float> %109, float %62, i64 15
  %111 = shl i64 %17, 32
  %112 = ashr exact i64 %111, 26
  %113 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %112
  store <16 x float> %110, ptr addrspace(1) %113, align 64, !tbaa !37
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_winograd_filter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
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
  %19 = mul nsw i32 %18, 9
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = sext i32 %19 to i64
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 12
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !25
  %26 = sext i32 %19 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 24
  %29 = load <2 x float>, ptr addrspace(1) %21, align 4, !tbaa !25
  %30 = extractelement <2 x float> %29, i64 1
  %31 = extractelement <2 x float> %29, i64 0
  %32 = fadd float %31, %25
  %33 = fsub float %31, %25
  %34 = sext i32 %19 to i64
  %35 = getelementptr float, ptr addrspace(1) %0, i64 %34
  %36 = getelementptr i8, ptr addrspace(1) %35, i64 16
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !25
  %38 = load <2 x float>, ptr addrspace(1) %28, align 4, !tbaa !25
  %39 = extractelement <2 x float> %38, i64 1
  %40 = extractelement <2 x float> %38, i64 0
  %41 = fadd float %32, %40
  %42 = fmul float %41, 5.000000e-01
  %43 = fadd float %33, %40
  %44 = fmul float %43, 5.000000e-01
  %45 = fadd float %30, %37
  %46 = fadd float %45, %39
  %47 = fmul float %46, 5.000000e-01
  %48 = fsub float %30, %37
  %49 = fadd float %48, %39
  %50 = fmul float %49, 5.000000e-01
  %51 = sext i32 %19 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 8
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !25
  %55 = sext i32 %19 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 20
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !25
  %59 = sext i32 %19 to i64
  %60 = getelementptr float, ptr addrspace(1) %0, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 32
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !25
  %63 = fadd float %54, %58
  %64 = fadd float %63, %62
  %65 = fmul float %64, 5.000000e-01
  %66 = fsub float %54, %58
  %67 = fadd float %66, %62
  %68 = fmul float %67, 5.000000e-01
  %69 = shufflevector <2 x float> %29, <2 x float> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <16 x float> %69, <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %71 = fadd float %31, %30
  %72 = fadd float %54, %71
  %73 = fmul float %72, 5.000000e-01
  %74 = insertelement <16 x float> %70, float %73, i64 1
  %75 = fsub float %31, %30
  %76 = fadd float %54, %75
  %77 = fmul float %76, 5.000000e-01
  %78 = insertelement <16 x float> %74, float %77, i64 2
  %79 = insertelement <16 x float> %78, float %54, i64 3
  %80 = insertelement <16 x float> %79, float %42, i64 4
  %81 = fadd float %42, %47
  %82 = fadd float %65, %81
  %83 = fmul float %82, 5.000000e-01
  %84 = insertelement <16 x float> %80, float %83, i64 5
  %85 = fsub float %42, %47
  %86 = fadd float %65, %85
  %87 = fmul float %86, 5.000000e-01
  %88 = insertelement <16 x float> %84, float %87, i64 6
  %89 = insertelement <16 x float> %88, float %65, i64 7
  %90 = insertelement <16 x float> %89, float %44, i64 8
  %91 = fadd float %44, %50
  %92 = fadd float %68, %91
  %93 = fmul float %92, 5.000000e-01
  %94 = insertelement <16 x float> %90, float %93, i64 9
  %95 = fsub float %44, %50
  %96 = fadd float %68, %95
  %97 = fmul float %96, 5.000000e-01
  %98 = insertelement <16 x float> %94, float %97, i64 10
  %99 = insertelement <16 x float> %98, float %68, i64 11
  %100 = shufflevector <2 x float> %38, <2 x float> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %101 = shufflevector <16 x float> %99, <16 x float> %100, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>
  %102 = fadd float %40, %39
  %103 = fadd float %62, %102
  %104 = fmul float %103, 5.000000e-01
  %105 = insertelement <16 x float> %101, float %104, i64 13
  %106 = fsub float %40, %39
  %107 = fadd float %62, %106
  %108 = fmul float %107, 5.000000e-01
  %109 = insertelement <16 x float> %105, float %108, i64 14
  %110 = insertelement <16 x float> %109, float %62, i64 15
  %111 = shl i64 %17, 32
  %112 = ashr exact i64 %111, 26
  %113 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %112
  store <16 x float> %110, ptr addrspace(1) %113, align 64, !tbaa !37
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"int", !"int"}
!15 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_winograd_f23: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_winograd_f23"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_winograd_f23: argument 1"}
!21 = !{!22}
!22 = distinct !{!22, !18, !"__clang_ocl_kern_imp_winograd_f23: argument 2"}
!23 = !{!24}
!24 = distinct !{!24, !18, !"__clang_ocl_kern_imp_winograd_f23: argument 3"}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !8, i64 0}
!27 = !{!17, !20, !24}
!28 = !{!17, !20, !22}
!29 = !{!20, !22, !24}
!30 = !{}
!31 = !{!17, !22, !24}
!32 = !{i32 1, i32 1}
!33 = !{!"none", !"none"}
!34 = !{!"float*", !"float16*"}
!35 = !{!"float*", !"float __attribute__((ext_vector_type(16)))*"}
!36 = !{!"const", !""}
!37 = !{!8, !8, i64 0}
