; ModuleID = 'corpus/opencl/attention.cl'
source_filename = "corpus/opencl/attention.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@attention_head.ks = internal unnamed_addr addrspace(3) global [16 x [4 x <4 x float>]] undef, align 16
@attention_head.vs = internal unnamed_addr addrspace(3) global [16 x [4 x <4 x float>]] undef, align 16

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
define protected amdgpu_kernel void @attention_head(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !reqd_work_group_size !17 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %10 to i64
  %19 = zext nneg i32 %14 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = add i64 %17, %9
  %22 = add i64 %21, %20
  %23 = trunc i64 %22 to i32
  %24 = shl nsw i32 %23, 2
  %25 = sext i32 %24 to i64
  %26 = or disjoint i32 %24, 1
  %27 = sext i32 %26 to i64
  %28 = or disjoint i32 %24, 2
  %29 = sext i32 %28 to i64
  %30 = or disjoint i32 %24, 3
  %31 = sext i32 %30 to i64
  %32 = icmp sgt i32 %4, 0
  br i1 %32, label %33, label %119

33:                                               ; preds = %7
  %34 = insertelement <4 x float> poison, float %5, i64 0
  %35 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %25
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !27, !alias.scope !18, !noalias !28, !amdgpu.noclobber !29
  %37 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %27
  %38 = load <4 x float>, ptr addrspace(1) %37, align 16, !tbaa !27, !alias.scope !18, !noalias !28, !amdgpu.noclobber !29
  %39 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %29
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16, !tbaa !27, !alias.scope !18, !noalias !28, !amdgpu.noclobber !29
  %41 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %31
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16, !tbaa !27, !alias.scope !18, !noalias !28, !amdgpu.noclobber !29
  %43 = shufflevector <4 x float> %34, <4 x float> poison, <16 x i32> zeroinitializer
  %44 = shufflevector <4 x float> %36, <4 x float> %38, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %45 = shufflevector <4 x float> %40, <4 x float> %42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %46 = shufflevector <8 x float> %44, <8 x float> %45, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %47 = fmul <16 x float> %43, %46
  %48 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i32 %8
  %49 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i32 %8
  %50 = icmp eq i32 %6, 0
  %51 = bitcast <16 x float> %47 to <4 x i128>
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 16
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 32
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 32
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 48
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 48
  %58 = extractelement <4 x i128> %51, i64 0
  %59 = bitcast i128 %58 to <4 x float>
  %60 = extractelement <4 x float> %59, i64 0
  %61 = extractelement <4 x float> %59, i64 1
  %62 = extractelement <4 x float> %59, i64 2
  %63 = extractelement <4 x float> %59, i64 3
  %64 = extractelement <4 x i128> %51, i64 1
  %65 = bitcast i128 %64 to <4 x float>
  %66 = extractelement <4 x float> %65, i64 0
  %67 = extractelement <4 x float> %65, i64 1
  %68 = extractelement <4 x float> %65, i64 2
  %69 = extractelement <4 x float> %65, i64 3
  %70 = extractelement <4 x i128> %51, i64 2
  %71 = bitcast i128 %70 to <4 x float>
  %72 = extractelement <4 x float> %71, i64 0
  %73 = extractelement <4 x float> %71, i64 1
  %74 = extractelement <4 x float> %71, i64 2
  %75 = extractelement <4 x float> %71, i64 3
  %76 = extractelement <4 x i128> %51, i64 3
  %77 = bitcast i128 %76 to <4 x float>
  %78 = extractelement <4 x float> %77, i64 0
  %79 = extractelement <4 x float> %77, i64 1
  %80 = extractelement <4 x float> %77, i64 2
  %81 = extractelement <4 x float> %77, i64 3
  br label %82

82:                                               ; preds = %33, %301
  %83 = phi float [ 0xFFF0000000000000, %33 ], [ %304, %301 ]
  %84 = phi float [ 0.000000e+00, %33 ], [ %303, %301 ]
  %85 = phi i32 [ 0, %33 ], [ %305, %301 ]
  %86 = phi <16 x float> [ zeroinitializer, %33 ], [ %302, %301 ]
  %87 = add nuw nsw i32 %85, %8
  %88 = shl nsw i32 %87, 2
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %89
  %91 = load <4 x float>, ptr addrspace(1) %90, align 16, !tbaa !27, !alias.scope !21, !noalias !30, !amdgpu.noclobber !29
  store <4 x float> %91, ptr addrspace(3) %48, align 16, !tbaa !27, !noalias !31
  %92 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %89
  %93 = load <4 x float>, ptr addrspace(1) %92, align 16, !tbaa !27, !alias.scope !23, !noalias !32, !amdgpu.noclobber !29
  store <4 x float> %93, ptr addrspace(3) %49, align 16, !tbaa !27, !noalias !31
  %94 = or disjoint i32 %88, 1
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %95
  %97 = load <4 x float>, ptr addrspace(1) %96, align 16, !tbaa !27, !alias.scope !21, !noalias !30, !amdgpu.noclobber !29
  store <4 x float> %97, ptr addrspace(3) %52, align 16, !tbaa !27, !noalias !31
  %98 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %95
  %99 = load <4 x float>, ptr addrspace(1) %98, align 16, !tbaa !27, !alias.scope !23, !noalias !32, !amdgpu.noclobber !29
  store <4 x float> %99, ptr addrspace(3) %53, align 16, !tbaa !27, !noalias !31
  %100 = or disjoint i32 %88, 2
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %101
  %103 = load <4 x float>, ptr addrspace(1) %102, align 16, !tbaa !27, !alias.scope !21, !noalias !30, !amdgpu.noclobber !29
  store <4 x float> %103, ptr addrspace(3) %54, align 16, !tbaa !27, !noalias !31
  %104 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %101
  %105 = load <4 x float>, ptr addrspace(1) %104, align 16, !tbaa !27, !alias.scope !23, !noalias !32, !amdgpu.noclobber !29
  store <4 x float> %105, ptr addrspace(3) %55, align 16, !tbaa !27, !noalias !31
  %106 = or disjoint i32 %88, 3
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %107
  %109 = load <4 x float>, ptr addrspace(1) %108, align 16, !tbaa !27, !alias.scope !21, !noalias !30, !amdgpu.noclobber !29
  store <4 x float> %109, ptr addrspace(3) %56, align 16, !tbaa !27, !noalias !31
  %110 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %107
  %111 = load <4 x float>, ptr addrspace(1) %110, align 16, !tbaa !27, !alias.scope !23, !noalias !32, !amdgpu.noclobber !29
  store <4 x float> %111, ptr addrspace(3) %57, align 16, !tbaa !27, !noalias !31
  fence syncscope("workgroup") seq_cst, !noalias !31, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !noalias !31
  %112 = sub nsw i32 %23, %85
  %113 = tail call i32 @llvm.smin.i32(i32 %112, i32 15)
  %114 = add nsw i32 %113, 1
  %115 = select i1 %50, i32 16, i32 %114
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %140, label %301

117:                                              ; preds = %301
  %118 = bitcast <16 x float> %302 to <4 x i128>
  br label %119

119:                                              ; preds = %117, %7
  %120 = phi <4 x i128> [ zeroinitializer, %7 ], [ %118, %117 ]
  %121 = phi float [ 0.000000e+00, %7 ], [ %303, %117 ]
  %122 = insertelement <4 x float> poison, float %121, i64 0
  %123 = shufflevector <4 x float> %122, <4 x float> poison, <4 x i32> zeroinitializer
  %124 = extractelement <4 x i128> %120, i64 0
  %125 = bitcast i128 %124 to <4 x float>
  %126 = fdiv <4 x float> %125, %123, !fpmath !34
  %127 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %25
  store <4 x float> %126, ptr addrspace(1) %127, align 16, !tbaa !27, !alias.scope !25, !noalias !35
  %128 = extractelement <4 x i128> %120, i64 1
  %129 = bitcast i128 %128 to <4 x float>
  %130 = fdiv <4 x float> %129, %123, !fpmath !34
  %131 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %27
  store <4 x float> %130, ptr addrspace(1) %131, align 16, !tbaa !27, !alias.scope !25, !noalias !35
  %132 = extractelement <4 x i128> %120, i64 2
  %133 = bitcast i128 %132 to <4 x float>
  %134 = fdiv <4 x float> %133, %123, !fpmath !34
  %135 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %29
  store <4 x float> %134, ptr addrspace(1) %135, align 16, !tbaa !27, !alias.scope !25, !noalias !35
  %136 = extractelement <4 x i128> %120, i64 3
  %137 = bitcast i128 %136 to <4 x float>
  %138 = fdiv <4 x float> %137, %123, !fpmath !34
  %139 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %31
  store <4 x float> %138, ptr addrspace(1) %139, align 16, !tbaa !27, !alias.scope !25, !noalias !35
  ret void

140:                                              ; preds = %82, %140
  %141 = phi float [ %189, %140 ], [ %83, %82 ]
  %142 = phi float [ %298, %140 ], [ %84, %82 ]
  %143 = phi i32 [ %299, %140 ], [ 0, %82 ]
  %144 = phi <16 x float> [ %297, %140 ], [ %86, %82 ]
  %145 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i32 %143
  %146 = load <4 x float>, ptr addrspace(3) %145, align 16, !tbaa !27, !noalias !31
  %147 = extractelement <4 x float> %146, i64 0
  %148 = extractelement <4 x float> %146, i64 1
  %149 = fmul float %61, %148
  %150 = tail call float @llvm.fmuladd.f32(float %60, float %147, float %149)
  %151 = extractelement <4 x float> %146, i64 2
  %152 = tail call float @llvm.fmuladd.f32(float %62, float %151, float %150)
  %153 = extractelement <4 x float> %146, i64 3
  %154 = tail call noundef float @llvm.fmuladd.f32(float %63, float %153, float %152)
  %155 = fadd float %154, 0.000000e+00
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 16
  %157 = load <4 x float>, ptr addrspace(3) %156, align 16, !tbaa !27, !noalias !31
  %158 = extractelement <4 x float> %157, i64 0
  %159 = extractelement <4 x float> %157, i64 1
  %160 = fmul float %67, %159
  %161 = tail call float @llvm.fmuladd.f32(float %66, float %158, float %160)
  %162 = extractelement <4 x float> %157, i64 2
  %163 = tail call float @llvm.fmuladd.f32(float %68, float %162, float %161)
  %164 = extractelement <4 x float> %157, i64 3
  %165 = tail call noundef float @llvm.fmuladd.f32(float %69, float %164, float %163)
  %166 = fadd float %155, %165
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 32
  %168 = load <4 x float>, ptr addrspace(3) %167, align 16, !tbaa !27, !noalias !31
  %169 = extractelement <4 x float> %168, i64 0
  %170 = extractelement <4 x float> %168, i64 1
  %171 = fmul float %73, %170
  %172 = tail call float @llvm.fmuladd.f32(float %72, float %169, float %171)
  %173 = extractelement <4 x float> %168, i64 2
  %174 = tail call float @llvm.fmuladd.f32(float %74, float %173, float %172)
  %175 = extractelement <4 x float> %168, i64 3
  %176 = tail call noundef float @llvm.fmuladd.f32(float %75, float %175, float %174)
  %177 = fadd float %166, %176
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 48
  %179 = load <4 x float>, ptr addrspace(3) %178, align 16, !tbaa !27, !noalias !31
  %180 = extractelement <4 x float> %179, i64 0
  %181 = extractelement <4 x float> %179, i64 1
  %182 = fmul float %79, %181
  %183 = tail call float @llvm.fmuladd.f32(float %78, float %180, float %182)
  %184 = extractelement <4 x float> %179, i64 2
  %185 = tail call float @llvm.fmuladd.f32(float %80, float %184, float %183)
  %186 = extractelement <4 x float> %179, i64 3
  %187 = tail call noundef float @llvm.fmuladd.f32(float %81, float %186, float %185)
  %188 = fadd float %177, %187
  %189 = tail call fastcc float @llvm.maxnum.f32(float noundef %141, float noundef %188) #11
  %190 = fsub float %141, %189
  %191 = fcmp olt float %190, 0.000000e+00
  %192 = select i1 %191, float -5.000000e-01, float 5.000000e-01
  %193 = tail call noundef float @llvm.fmuladd.f32(float %190, float 0x3FF7154760000000, float %192)
  %194 = fptosi float %193 to i32
  %195 = sitofp i32 %194 to float
  %196 = tail call noundef float @llvm.fmuladd.f32(float %195, float 0xBFE62E3000000000, float %190)
  %197 = fmul float %195, 0xBEE2FEFA20000000
  %198 = fadd float %196, %197
  %199 = fmul float %198, %198
  %200 = tail call noundef float @llvm.fmuladd.f32(float %199, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %201 = tail call noundef float @llvm.fmuladd.f32(float %199, float %200, float 0x3F11566AA0000000)
  %202 = tail call noundef float @llvm.fmuladd.f32(float %199, float %201, float 0xBF66C16C20000000)
  %203 = tail call noundef float @llvm.fmuladd.f32(float %199, float %202, float 0x3FC5555560000000)
  %204 = fneg float %203
  %205 = tail call noundef float @llvm.fmuladd.f32(float %199, float %204, float %198)
  %206 = fneg float %197
  %207 = fmul float %198, %205
  %208 = fsub float 2.000000e+00, %205
  %209 = fdiv float %207, %208, !fpmath !34
  %210 = fsub float %206, %209
  %211 = fsub float %196, %210
  %212 = fadd float %211, 1.000000e+00
  %213 = bitcast float %212 to i32
  %214 = shl i32 %194, 23
  %215 = add nsw i32 %214, %213
  %216 = bitcast i32 %215 to float
  %217 = fcmp olt float %190, 0xC055D589E0000000
  %218 = select i1 %217, float 0.000000e+00, float %216
  %219 = fcmp olt float %190, 0x40562E4300000000
  %220 = select i1 %219, float %218, float 0x7FF0000000000000
  %221 = fcmp ord float %190, 0.000000e+00
  %222 = select i1 %221, float %220, float %190
  %223 = fsub float %188, %189
  %224 = fcmp olt float %223, 0.000000e+00
  %225 = select i1 %224, float -5.000000e-01, float 5.000000e-01
  %226 = tail call noundef float @llvm.fmuladd.f32(float %223, float 0x3FF7154760000000, float %225)
  %227 = fptosi float %226 to i32
  %228 = sitofp i32 %227 to float
  %229 = tail call noundef float @llvm.fmuladd.f32(float %228, float 0xBFE62E3000000000, float %223)
  %230 = fmul float %228, 0xBEE2FEFA20000000
  %231 = fadd float %229, %230
  %232 = fmul float %231, %231
  %233 = tail call noundef float @llvm.fmuladd.f32(float %232, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %232, float %233, float 0x3F11566AA0000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %232, float %234, float 0xBF66C16C20000000)
  %236 = tail call noundef float @llvm.fmuladd.f32(float %232, float %235, float 0x3FC5555560000000)
  %237 = fneg float %236
  %238 = tail call noundef float @llvm.fmuladd.f32(float %232, float %237, float %231)
  %239 = fneg float %230
  %240 = fmul float %231, %238
  %241 = fsub float 2.000000e+00, %238
  %242 = fdiv float %240, %241, !fpmath !34
  %243 = fsub float %239, %242
  %244 = fsub float %229, %243
  %245 = fadd float %244, 1.000000e+00
  %246 = bitcast float %245 to i32
  %247 = shl i32 %227, 23
  %248 = add nsw i32 %247, %246
  %249 = bitcast i32 %248 to float
  %250 = fcmp olt float %223, 0xC055D589E0000000
  %251 = select i1 %250, float 0.000000e+00, float %249
  %252 = fcmp olt float %223, 0x40562E4300000000
  %253 = select i1 %252, float %251, float 0x7FF0000000000000
  %254 = fcmp ord float %223, 0.000000e+00
  %255 = select i1 %254, float %253, float %223
  %256 = insertelement <4 x float> poison, float %222, i64 0
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> zeroinitializer
  %258 = insertelement <4 x float> poison, float %255, i64 0
  %259 = shufflevector <4 x float> %258, <4 x float> poison, <4 x i32> zeroinitializer
  %260 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i32 %143
  %261 = bitcast <16 x float> %144 to <4 x i128>
  %262 = extractelement <4 x i128> %261, i64 0
  %263 = bitcast i128 %262 to <4 x float>
  %264 = load <4 x float>, ptr addrspace(3) %260, align 16, !tbaa !27, !noalias !31
  %265 = fmul <4 x float> %259, %264
  %266 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %263, <4 x float> %257, <4 x float> %265)
  %267 = shufflevector <4 x float> %266, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %268 = shufflevector <16 x float> %267, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %269 = bitcast <16 x float> %268 to <4 x i128>
  %270 = extractelement <4 x i128> %269, i64 1
  %271 = bitcast i128 %270 to <4 x float>
  %272 = getelementptr inbounds nuw i8, ptr addrspace(3) %260, i32 16
  %273 = load <4 x float>, ptr addrspace(3) %272, align 16, !tbaa !27, !noalias !31
  %274 = fmul <4 x float> %259, %273
  %275 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %271, <4 x float> %257, <4 x float> %274)
  %276 = shufflevector <4 x float> %275, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %277 = shufflevector <16 x float> %268, <16 x float> %276, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %278 = bitcast <16 x float> %277 to <4 x i128>
  %279 = extractelement <4 x i128> %278, i64 2
  %280 = bitcast i128 %279 to <4 x float>
  %281 = getelementptr inbounds nuw i8, ptr addrspace(3) %260, i32 32
  %282 = load <4 x float>, ptr addrspace(3) %281, align 16, !tbaa !27, !noalias !31
  %283 = bitcast <16 x float> %277 to <4 x i128>
  %284 = extractelement <4 x i128> %283, i64 3
  %285 = bitcast i128 %284 to <4 x float>
  %286 = getelementptr inbounds nuw i8, ptr addrspace(3) %260, i32 48
  %287 = load <4 x float>, ptr addrspace(3) %286, align 16, !tbaa !27, !noalias !31
  %288 = shufflevector <4 x float> %263, <4 x float> %271, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %289 = shufflevector <4 x float> %280, <4 x float> %285, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %290 = shufflevector <8 x float> %288, <8 x float> %289, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %291 = shufflevector <4 x float> %256, <4 x float> poison, <16 x i32> zeroinitializer
  %292 = shufflevector <4 x float> %258, <4 x float> poison, <16 x i32> zeroinitializer
  %293 = shufflevector <4 x float> %264, <4 x float> %273, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %294 = shufflevector <4 x float> %282, <4 x float> %287, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %295 = shufflevector <8 x float> %293, <8 x float> %294, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %296 = fmul <16 x float> %292, %295
  %297 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %291, <16 x float> %296)
  %298 = tail call float @llvm.fmuladd.f32(float %142, float %222, float %255)
  %299 = add nuw nsw i32 %143, 1
  %300 = icmp eq i32 %299, %115
  br i1 %300, label %301, label %140

301:                                              ; preds = %140, %82
  %302 = phi <16 x float> [ %86, %82 ], [ %297, %140 ]
  %303 = phi float [ %84, %82 ], [ %298, %140 ]
  %304 = phi float [ %83, %82 ], [ %189, %140 ]
  fence syncscope("workgroup") seq_cst, !noalias !31, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !noalias !31
  %305 = add nuw nsw i32 %85, 16
  %306 = icmp slt i32 %305, %4
  br i1 %306, label %82, label %117
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_attention_head(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !reqd_work_group_size !17 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %10 to i64
  %19 = zext nneg i32 %14 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = add i64 %17, %9
  %22 = add i64 %21, %20
  %23 = trunc i64 %22 to i32
  %24 = shl nsw i32 %23, 2
  %25 = sext i32 %24 to i64
  %26 = or disjoint i32 %24, 1
  %27 = sext i32 %26 to i64
  %28 = or disjoint i32 %24, 2
  %29 = sext i32 %28 to i64
  %30 = or disjoint i32 %24, 3
  %31 = sext i32 %30 to i64
  %32 = icmp sgt i32 %4, 0
  br i1 %32, label %33, label %119

33:                                               ; preds = %7
  %34 = insertelement <4 x float> poison, float %5, i64 0
  %35 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %25
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !27
  %37 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %27
  %38 = load <4 x float>, ptr addrspace(1) %37, align 16, !tbaa !27
  %39 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %29
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16, !tbaa !27
  %41 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %31
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16, !tbaa !27
  %43 = shufflevector <4 x float> %34, <4 x float> poison, <16 x i32> zeroinitializer
  %44 = shufflevector <4 x float> %36, <4 x float> %38, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %45 = shufflevector <4 x float> %40, <4 x float> %42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %46 = shufflevector <8 x float> %44, <8 x float> %45, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %47 = fmul <16 x float> %43, %46
  %48 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i32 %8
  %49 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i32 %8
  %50 = icmp eq i32 %6, 0
  %51 = bitcast <16 x float> %47 to <4 x i128>
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 16
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 32
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 32
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 48
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 48
  %58 = extractelement <4 x i128> %51, i64 0
  %59 = bitcast i128 %58 to <4 x float>
  %60 = extractelement <4 x float> %59, i64 0
  %61 = extractelement <4 x float> %59, i64 1
  %62 = extractelement <4 x float> %59, i64 2
  %63 = extractelement <4 x float> %59, i64 3
  %64 = extractelement <4 x i128> %51, i64 1
  %65 = bitcast i128 %64 to <4 x float>
  %66 = extractelement <4 x float> %65, i64 0
  %67 = extractelement <4 x float> %65, i64 1
  %68 = extractelement <4 x float> %65, i64 2
  %69 = extractelement <4 x float> %65, i64 3
  %70 = extractelement <4 x i128> %51, i64 2
  %71 = bitcast i128 %70 to <4 x float>
  %72 = extractelement <4 x float> %71, i64 0
  %73 = extractelement <4 x float> %71, i64 1
  %74 = extractelement <4 x float> %71, i64 2
  %75 = extractelement <4 x float> %71, i64 3
  %76 = extractelement <4 x i128> %51, i64 3
  %77 = bitcast i128 %76 to <4 x float>
  %78 = extractelement <4 x float> %77, i64 0
  %79 = extractelement <4 x float> %77, i64 1
  %80 = extractelement <4 x float> %77, i64 2
  %81 = extractelement <4 x float> %77, i64 3
  br label %82

82:                                               ; preds = %33, %301
  %83 = phi float [ 0xFFF0000000000000, %33 ], [ %304, %301 ]
  %84 = phi float [ 0.000000e+00, %33 ], [ %303, %301 ]
  %85 = phi i32 [ 0, %33 ], [ %305, %301 ]
  %86 = phi <16 x float> [ zeroinitializer, %33 ], [ %302, %301 ]
  %87 = add nuw nsw i32 %85, %8
  %88 = shl nsw i32 %87, 2
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %89
  %91 = load <4 x float>, ptr addrspace(1) %90, align 16, !tbaa !27
  store <4 x float> %91, ptr addrspace(3) %48, align 16, !tbaa !27
  %92 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %89
  %93 = load <4 x float>, ptr addrspace(1) %92, align 16, !tbaa !27
  store <4 x float> %93, ptr addrspace(3) %49, align 16, !tbaa !27
  %94 = or disjoint i32 %88, 1
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %95
  %97 = load <4 x float>, ptr addrspace(1) %96, align 16, !tbaa !27
  store <4 x float> %97, ptr addrspace(3) %52, align 16, !tbaa !27
  %98 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %95
  %99 = load <4 x float>, ptr addrspace(1) %98, align 16, !tbaa !27
  store <4 x float> %99, ptr addrspace(3) %53, align 16, !tbaa !27
  %100 = or disjoint i32 %88, 2
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %101
  %103 = load <4 x float>, ptr addrspace(1) %102, align 16, !tbaa !27
  store <4 x float> %103, ptr addrspace(3) %54, align 16, !tbaa !27
  %104 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %101
  %105 = load <4 x float>, ptr addrspace(1) %104, align 16, !tbaa !27
  store <4 x float> %105, ptr addrspace(3) %55, align 16, !tbaa !27
  %106 = or disjoint i32 %88, 3
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %107
  %109 = load <4 x float>, ptr addrspace(1) %108, align 16, !tbaa !27
  store <4 x float> %109, ptr addrspace(3) %56, align 16, !tbaa !27
  %110 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %107
  %111 = load <4 x float>, ptr addrspace(1) %110, align 16, !tbaa !27
  store <4 x float> %111, ptr addrspace(3) %57, align 16, !tbaa !27
  fence syncscope("workgroup") seq_cst, !mmra !33
  tail call void @llvm.amdgcn.s.barrier()
  %112 = sub nsw i32 %23, %85
  %113 = tail call i32 @llvm.smin.i32(i32 %112, i32 15)
  %114 = add nsw i32 %113, 1
  %115 = select i1 %50, i32 16, i32 %114
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %140, label %301

117:                                              ; preds = %301
  %118 = bitcast <16 x float> %302 to <4 x i128>
  br label %119

119:                                              ; preds = %117, %7
  %120 = phi <4 x i128> [ zeroinitializer, %7 ], [ %118, %117 ]
  %121 = phi float [ 0.000000e+00, %7 ], [ %303, %117 ]
  %122 = insertelement <4 x float> poison, float %121, i64 0
  %123 = shufflevector <4 x float> %122, <4 x float> poison, <4 x i32> zeroinitializer
  %124 = extractelement <4 x i128> %120, i64 0
  %125 = bitcast i128 %124 to <4 x float>
  %126 = fdiv <4 x float> %125, %123, !fpmath !34
  %127 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %25
  store <4 x float> %126, ptr addrspace(1) %127, align 16, !tbaa !27
  %128 = extractelement <4 x i128> %120, i64 1
  %129 = bitcast i128 %128 to <4 x float>
  %130 = fdiv <4 x float> %129, %123, !fpmath !34
  %131 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %27
  store <4 x float> %130, ptr addrspace(1) %131, align 16, !tbaa !27
  %132 = extractelement <4 x i128> %120, i64 2
  %133 = bitcast i128 %132 to <4 x float>
  %134 = fdiv <4 x float> %133, %123, !fpmath !34
  %135 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %29
  store <4 x float> %134, ptr addrspace(1) %135, align 16, !tbaa !27
  %136 = extractelement <4 x i128> %120, i64 3
  %137 = bitcast i128 %136 to <4 x float>
  %138 = fdiv <4 x float> %137, %123, !fpmath !34
  %139 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %31
  store <4 x float> %138, ptr addrspace(1) %139, align 16, !tbaa !27
  ret void

140:                                              ; preds = %82, %140
  %141 = phi float [ %189, %140 ], [ %83, %82 ]
  %142 = phi float [ %298, %140 ], [ %84, %82 ]
  %143 = phi i32 [ %299, %140 ], [ 0, %82 ]
  %144 = phi <16 x float> [ %297, %140 ], [ %86, %82 ]
  %145 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i32 %143
  %146 = load <4 x float>, ptr addrspace(3) %145, align 16, !tbaa !27
  %147 = extractelement <4 x float> %146, i64 0
  %148 = extractelement <4 x float> %146, i64 1
  %149 = fmul float %61, %148
  %150 = tail call float @llvm.fmuladd.f32(float %60, float %147, float %149)
  %151 = extractelement <4 x float> %146, i64 2
  %152 = tail call float @llvm.fmuladd.f32(float %62, float %151, float %150)
  %153 = extractelement <4 x float> %146, i64 3
  %154 = tail call noundef float @llvm.fmuladd.f32(float %63, float %153, float %152)
  %155 = fadd float %154, 0.000000e+00
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 16
  %157 = load <4 x float>, ptr addrspace(3) %156, align 16, !tbaa !27
  %158 = extractelement <4 x float> %157, i64 0
  %159 = extractelement <4 x float> %157, i64 1
  %160 = fmul float %67, %159
  %161 = tail call float @llvm.fmuladd.f32(float %66, float %158, float %160)
  %162 = extractelement <4 x float> %157, i64 2
  %163 = tail call float @llvm.fmuladd.f32(float %68, float %162, float %161)
  %164 = extractelement <4 x float> %157, i64 3
  %165 = tail call noundef float @llvm.fmuladd.f32(float %69, float %164, float %163)
  %166 = fadd float %155, %165
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 32
  %168 = load <4 x float>, ptr addrspace(3) %167, align 16, !tbaa !27
  %169 = extractelement <4 x float> %168, i64 0
  %170 = extractelement <4 x float> %168, i64 1
  %171 = fmul float %73, %170
  %172 = tail call float @llvm.fmuladd.f32(float %72, float %169, float %171)
  %173 = extractelement <4 x float> %168, i64 2
  %174 = tail call float @llvm.fmuladd.f32(float %74, float %173, float %172)
  %175 = extractelement <4 x float> %168, i64 3
  %176 = tail call noundef float @llvm.fmuladd.f32(float %75, float %175, float %174)
  %177 = fadd float %166, %176
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 48
  %179 = load <4 x float>, ptr addrspace(3) %178, align 16, !tbaa !27
  %180 = extractelement <4 x float> %179, i64 0
  %181 = extractelement <4 x float> %179, i64 1
  %182 = fmul float %79, %181
  %183 = tail call float @llvm.fmuladd.f32(float %78, float %180, float %182)
  %184 = extractelement <4 x float> %179, i64 2
  %185 = tail call float @llvm.fmuladd.f32(float %80, float %184, float %183)
  %186 = extractelement <4 x float> %179, i64 3
  %187 = tail call noundef float @llvm.fmuladd.f32(float %81, float %186, float %185)
  %188 = fadd float %177, %187
  %189 = tail call fastcc float @llvm.maxnum.f32(float noundef %141, float noundef %188) #11
  %190 = fsub float %141, %189
  %191 = fcmp olt float %190, 0.000000e+00
  %192 = select i1 %191, float -5.000000e-01, float 5.000000e-01
  %193 = tail call noundef float @llvm.fmuladd.f32(float %190, float 0x3FF7154760000000, float %192)
  %194 = fptosi float %193 to i32
  %195 = sitofp i32 %194 to float
  %196 = tail call noundef float @llvm.fmuladd.f32(float %195, float 0xBFE62E3000000000, float %190)
  %197 = fmul float %195, 0xBEE2FEFA20000000
  %198 = fadd float %196, %197
  %199 = fmul float %198, %198
  %200 = tail call noundef float @llvm.fmuladd.f32(float %199, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %201 = tail call noundef float @llvm.fmuladd.f32(float %199, float %200, float 0x3F11566AA0000000)
  %202 = tail call noundef float @llvm.fmuladd.f32(float %199, float %201, float 0xBF66C16C20000000)
  %203 = tail call noundef float @llvm.fmuladd.f32(float %199, float %202, float 0x3FC5555560000000)
  %204 = fneg float %203
  %205 = tail call noundef float @llvm.fmuladd.f32(float %199, float %204, float %198)
  %206 = fneg float %197
  %207 = fmul float %198, %205
  %208 = fsub float 2.000000e+00, %205
  %209 = fdiv float %207, %208, !fpmath !34
  %210 = fsub float %206, %209
  %211 = fsub float %196, %210
  %212 = fadd float %211, 1.000000e+00
  %213 = bitcast float %212 to i32
  %214 = shl i32 %194, 23
  %215 = add nsw i32 %214, %213
  %216 = bitcast i32 %215 to float
  %217 = fcmp olt float %190, 0xC055D589E0000000
  %218 = select i1 %217, float 0.000000e+00, float %216
  %219 = fcmp olt float %190, 0x40562E4300000000
  %220 = select i1 %219, float %218, float 0x7FF0000000000000
  %221 = fcmp ord float %190, 0.000000e+00
  %222 = select i1 %221, float %220, float %190
  %223 = fsub float %188, %189
  %224 = fcmp olt float %223, 0.000000e+00
  %225 = select i1 %224, float -5.000000e-01, float 5.000000e-01
  %226 = tail call noundef float @llvm.fmuladd.f32(float %223, float 0x3FF7154760000000, float %225)
  %227 = fptosi float %226 to i32
  %228 = sitofp i32 %227 to float
  %229 = tail call noundef float @llvm.fmuladd.f32(float %228, float 0xBFE62E3000000000, float %223)
  %230 = fmul float %228, 0xBEE2FEFA20000000
  %231 = fadd float %229, %230
  %232 = fmul float %231, %231
  %233 = tail call noundef float @llvm.fmuladd.f32(float %232, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %232, float %233, float 0x3F11566AA0000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %232, float %234, float 0xBF66C16C20000000)
  %236 = tail call noundef float @llvm.fmuladd.f32(float %232, float %235, float 0x3FC5555560000000)
  %237 = fneg float %236
  %238 = tail call noundef float @llvm.fmuladd.f32(float %232, float %237, float %231)
  %239 = fneg float %230
  %240 = fmul float %231, %238
  %241 = fsub float 2.000000e+00, %238
  %242 = fdiv float %240, %241, !fpmath !34
  %243 = fsub float %239, %242
  %244 = fsub float %229, %243
  %245 = fadd float %244, 1.000000e+00
  %246 = bitcast float %245 to i32
  %247 = shl i32 %227, 23
  %248 = add nsw i32 %247, %246
  %249 = bitcast i32 %248 to float
  %250 = fcmp olt float %223, 0xC055D589E0000000
  %251 = select i1 %250, float 0.000000e+00, float %249
  %252 = fcmp olt float %223, 0x40562E4300000000
  %253 = select i1 %252, float %251, float 0x7FF0000000000000
  %254 = fcmp ord float %223, 0.000000e+00
  %255 = select i1 %254, float %253, float %223
  %256 = insertelement <4 x float> poison, float %222, i64 0
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> zeroinitializer
  %258 = insertelement <4 x float> poison, float %255, i64 0
  %259 = shufflevector <4 x float> %258, <4 x float> poison, <4 x i32> zeroinitializer
  %260 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i32 %143
  %261 = bitcast <16 x float> %144 to <4 x i128>
  %262 = extractelement <4 x i128> %261, i64 0
  %263 = bitcast i128 %262 to <4 x float>
  %264 = load <4 x float>, ptr addrspace(3) %260, align 16, !tbaa !27
  %265 = fmul <4 x float> %259, %264
  %266 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %263, <4 x float> %257, <4 x float> %265)
  %267 = shufflevector <4 x float> %266, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %268 = shufflevector <16 x float> %267, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %269 = bitcast <16 x float> %268 to <4 x i128>
  %270 = extractelement <4 x i128> %269, i64 1
  %271 = bitcast i128 %270 to <4 x float>
  %272 = getelementptr inbounds nuw i8, ptr addrspace(3) %260, i32 16
  %273 = load <4 x float>, ptr addrspace(3) %272, align 16, !tbaa !27
  %274 = fmul <4 x float> %259, %273
  %275 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %271, <4 x float> %257, <4 x float> %274)
  %276 = shufflevector <4 x float> %275, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %277 = shufflevector <16 x float> %268, <16 x float> %276, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %278 = bitcast <16 x float> %277 to <4 x i128>
  %279 = extractelement <4 x i128> %278, i64 2
  %280 = bitcast i128 %279 to <4 x float>
  %281 = getelementptr inbounds nuw i8, ptr addrspace(3) %260, i32 32
  %282 = load <4 x float>, ptr addrspace(3) %281, align 16, !tbaa !27
  %283 = bitcast <16 x float> %277 to <4 x i128>
  %284 = extractelement <4 x i128> %283, i64 3
  %285 = bitcast i128 %284 to <4 x float>
  %286 = getelementptr inbounds nuw i8, ptr addrspace(3) %260, i32 48
  %287 = load <4 x float>, ptr addrspace(3) %286, align 16, !tbaa !27
  %288 = shufflevector <4 x float> %263, <4 x float> %271, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %289 = shufflevector <4 x float> %280, <4 x float> %285, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %290 = shufflevector <8 x float> %288, <8 x float> %289, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %291 = shufflevector <4 x float> %256, <4 x float> poison, <16 x i32> zeroinitializer
  %292 = shufflevector <4 x float> %258, <4 x float> poison, <16 x i32> zeroinitializer
  %293 = shufflevector <4 x float> %264, <4 x float> %273, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %294 = shufflevector <4 x float> %282, <4 x float> %287, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %295 = shufflevector <8 x float> %293, <8 x float> %294, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %296 = fmul <16 x float> %292, %295
  %297 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %291, <16 x float> %296)
  %298 = tail call float @llvm.fmuladd.f32(float %142, float %222, float %255)
  %299 = add nuw nsw i32 %143, 1
  %300 = icmp eq i32 %299, %115
  br i1 %300, label %301, label %140

301:                                              ; preds = %140, %82
  %302 = phi <16 x float> [ %86, %82 ], [ %297, %140 ]
  %303 = phi float [ %84, %82 ], [ %298, %140 ]
  %304 = phi float [ %83, %82 ], [ %189, %140 ]
  fence syncscope("workgroup") seq_cst, !mmra !33
  tail call void @llvm.amdgcn.s.barrier()
  %305 = add nuw nsw i32 %85, 16
  %306 = icmp slt i32 %305, %4
  br i1 %306, label %82, label %117
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @rotary(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
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
  %19 = trunc i64 %18 to i32
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %21 = lshr i32 %7, 16
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 48
  %24 = load i64, ptr addrspace(4) %23, align 8, !tbaa !10
  %25 = zext i32 %20 to i64
  %26 = zext nneg i32 %21 to i64
  %27 = mul nuw nsw i64 %26, %25
  %28 = zext nneg i32 %22 to i64
  %29 = add i64 %24, %28
  %30 = add i64 %29, %27
  %31 = trunc i64 %30 to i32
  %32 = sitofp i32 %19 to float
  %33 = fmul float %32, 2.000000e+00
  %34 = fmul float %33, 0xC02A934D60000000
  %35 = sitofp i32 %1 to float
  %36 = fdiv float %34, %35, !fpmath !34
  %37 = tail call noundef float @llvm.rint.f32(float %36)
  %38 = fptosi float %37 to i32
  %39 = fsub float %36, %37
  %40 = fmul float %39, 0x3FE62E3000000000
  %41 = fmul float %39, 0x3EE2FEFA20000000
  %42 = fadd float %40, %41
  %43 = fmul float %42, %42
  %44 = tail call noundef float @llvm.fmuladd.f32(float %43, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %45 = tail call noundef float @llvm.fmuladd.f32(float %43, float %44, float 0x3F11566AA0000000)
  %46 = tail call noundef float @llvm.fmuladd.f32(float %43, float %45, float 0xBF66C16C20000000)
  %47 = tail call noundef float @llvm.fmuladd.f32(float %43, float %46, float 0x3FC5555560000000)
  %48 = fneg float %47
  %49 = tail call noundef float @llvm.fmuladd.f32(float %43, float %48, float %42)
  %50 = fneg float %41
  %51 = fmul float %42, %49
  %52 = fsub float 2.000000e+00, %49
  %53 = fdiv float %51, %52, !fpmath !34
  %54 = fsub float %50, %53
  %55 = fsub float %40, %54
  %56 = fadd float %55, 1.000000e+00
  %57 = bitcast float %56 to i32
  %58 = shl i32 %38, 23
  %59 = add nsw i32 %58, %57
  %60 = bitcast i32 %59 to float
  %61 = fcmp olt float %36, -1.260000e+02
  %62 = select i1 %61, float 0.000000e+00, float %60
  %63 = fcmp olt float %36, 1.280000e+02
  %64 = select i1 %63, float %62, float 0x7FF0000000000000
  %65 = fcmp ord float %36, 0.000000e+00
  %66 = select i1 %65, float %64, float %36
  %67 = add nsw i32 %2, %31
  %68 = sitofp i32 %67 to float
  %69 = fmul float %66, %68
  %70 = tail call float @llvm.fabs.f32(float %69)
  %71 = fcmp olt float %70, 0x4160000000000000
  br i1 %71, label %72, label %113

72:                                               ; preds = %3
  %73 = tail call noundef float @llvm.fmuladd.f32(float %70, float 0x3FE45F3060000000, float 5.000000e-01)
  %74 = tail call noundef float @llvm.trunc.f32(float %73)
  %75 = bitcast float %74 to i32
  %76 = and i32 %75, -4096
  %77 = bitcast i32 %76 to float
  %78 = fsub float %74, %77
  %79 = fmul float %74, 0x3FF921FB40000000
  %80 = fneg float %79
  %81 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3FF9200000000000, float %80)
  %82 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3F3FB40000000000, float %81)
  %83 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3FF9200000000000, float %82)
  %84 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3F3FB40000000000, float %83)
  %85 = fsub float %70, %79
  %86 = fsub float %70, %85
  %87 = fsub float %86, %79
  %88 = fsub float %87, %84
  %89 = fadd float %85, %88
  %90 = fmul float %74, 0x3E74442D00000000
  %91 = fneg float %90
  %92 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3E74440000000000, float %91)
  %93 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3D86800000000000, float %92)
  %94 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3E74440000000000, float %93)
  %95 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3D86800000000000, float %94)
  %96 = fsub float %89, %90
  %97 = fsub float %89, %96
  %98 = fsub float %97, %90
  %99 = fsub float %98, %95
  %100 = fadd float %96, %99
  %101 = fmul float %74, 0x3CF8469880000000
  %102 = fneg float %101
  %103 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3CF8460000000000, float %102)
  %104 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3C23100000000000, float %103)
  %105 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3CF8460000000000, float %104)
  %106 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3C23100000000000, float %105)
  %107 = fsub float %100, %101
  %108 = fsub float %100, %107
  %109 = fsub float %108, %101
  %110 = fadd float %107, %109
  %111 = fneg float %106
  %112 = fptosi float %74 to i32
  br label %282

113:                                              ; preds = %3
  %114 = bitcast float %70 to i32
  %115 = lshr i32 %114, 23
  %116 = and i32 %114, 8388607
  %117 = or disjoint i32 %116, 8388608
  %118 = mul i32 %117, -28220501
  %119 = zext nneg i32 %117 to i64
  %120 = mul nuw nsw i64 %119, 4266746795
  %121 = lshr i64 %120, 32
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = mul i32 %117, 1011060801
  %124 = add i32 %123, %122
  %125 = mul nuw nsw i64 %119, 1011060801
  %126 = lshr i64 %125, 32
  %127 = trunc nuw nsw i64 %126 to i32
  %128 = icmp ult i32 %124, %122
  %129 = zext i1 %128 to i32
  %130 = add nuw nsw i32 %129, %127
  %131 = mul i32 %117, -614296167
  %132 = add i32 %130, %131
  %133 = mul nuw nsw i64 %119, 3680671129
  %134 = lshr i64 %133, 32
  %135 = trunc nuw nsw i64 %134 to i32
  %136 = icmp ult i32 %132, %130
  %137 = zext i1 %136 to i32
  %138 = add nuw nsw i32 %137, %135
  %139 = mul i32 %117, -181084736
  %140 = add i32 %138, %139
  %141 = mul nuw nsw i64 %119, 4113882560
  %142 = lshr i64 %141, 32
  %143 = trunc nuw nsw i64 %142 to i32
  %144 = icmp ult i32 %140, %138
  %145 = zext i1 %144 to i32
  %146 = add nuw nsw i32 %145, %143
  %147 = mul i32 %117, -64530479
  %148 = add i32 %146, %147
  %149 = mul nuw nsw i64 %119, 4230436817
  %150 = lshr i64 %149, 32
  %151 = trunc nuw nsw i64 %150 to i32
  %152 = icmp ult i32 %148, %146
  %153 = zext i1 %152 to i32
  %154 = add nuw nsw i32 %153, %151
  %155 = mul i32 %117, 1313084713
  %156 = add i32 %154, %155
  %157 = mul nuw nsw i64 %119, 1313084713
  %158 = lshr i64 %157, 32
  %159 = trunc nuw nsw i64 %158 to i32
  %160 = icmp ult i32 %156, %154
  %161 = zext i1 %160 to i32
  %162 = add nuw nsw i32 %161, %159
  %163 = mul i32 %117, -1560706194
  %164 = add i32 %162, %163
  %165 = mul nuw nsw i64 %119, 2734261102
  %166 = lshr i64 %165, 32
  %167 = trunc nuw nsw i64 %166 to i32
  %168 = icmp ult i32 %164, %162
  %169 = zext i1 %168 to i32
  %170 = add nuw nsw i32 %169, %167
  %171 = add nsw i32 %115, -120
  %172 = icmp ugt i32 %171, 31
  %173 = select i1 %172, i32 %164, i32 %170
  %174 = select i1 %172, i32 %156, i32 %164
  %175 = select i1 %172, i32 %148, i32 %156
  %176 = select i1 %172, i32 %140, i32 %148
  %177 = select i1 %172, i32 %132, i32 %140
  %178 = select i1 %172, i32 %124, i32 %132
  %179 = select i1 %172, i32 %118, i32 %124
  %180 = select i1 %172, i32 -32, i32 0
  %181 = add nsw i32 %180, %171
  %182 = icmp ugt i32 %181, 31
  %183 = select i1 %182, i32 %174, i32 %173
  %184 = select i1 %182, i32 %175, i32 %174
  %185 = select i1 %182, i32 %176, i32 %175
  %186 = select i1 %182, i32 %177, i32 %176
  %187 = select i1 %182, i32 %178, i32 %177
  %188 = select i1 %182, i32 %179, i32 %178
  %189 = select i1 %182, i32 -32, i32 0
  %190 = add nsw i32 %189, %181
  %191 = icmp ugt i32 %190, 31
  %192 = select i1 %191, i32 %184, i32 %183
  %193 = select i1 %191, i32 %185, i32 %184
  %194 = select i1 %191, i32 %186, i32 %185
  %195 = select i1 %191, i32 %187, i32 %186
  %196 = select i1 %191, i32 %188, i32 %187
  %197 = select i1 %191, i32 -32, i32 0
  %198 = add nsw i32 %197, %190
  %199 = icmp ugt i32 %198, 31
  %200 = select i1 %199, i32 %193, i32 %192
  %201 = select i1 %199, i32 %194, i32 %193
  %202 = select i1 %199, i32 %195, i32 %194
  %203 = select i1 %199, i32 %196, i32 %195
  %204 = select i1 %199, i32 -32, i32 0
  %205 = sub nsw i32 0, %198
  %206 = icmp eq i32 %204, %205
  %207 = sub nsw i32 24, %115
  %208 = and i32 %171, 31
  %209 = shl i32 %200, %208
  %210 = and i32 %207, 31
  %211 = lshr i32 %201, %210
  %212 = or i32 %209, %211
  %213 = shl i32 %201, %208
  %214 = lshr i32 %202, %210
  %215 = or i32 %213, %214
  %216 = shl i32 %202, %208
  %217 = lshr i32 %203, %210
  %218 = or i32 %216, %217
  %219 = select i1 %206, i32 %200, i32 %212
  %220 = select i1 %206, i32 %201, i32 %215
  %221 = select i1 %206, i32 %202, i32 %218
  %222 = lshr i32 %219, 29
  %223 = tail call i32 @llvm.fshl.i32(i32 %219, i32 %220, i32 2)
  %224 = tail call i32 @llvm.fshl.i32(i32 %220, i32 %221, i32 2)
  %225 = shl i32 %221, 2
  %226 = and i32 %222, 1
  %227 = sub nsw i32 0, %226
  %228 = shl i32 %222, 31
  %229 = xor i32 %223, %227
  %230 = xor i32 %224, %227
  %231 = xor i32 %225, %227
  %232 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %229, i1 false)
  %233 = add nuw nsw i32 %232, 1
  %234 = and i32 %233, 31
  %235 = shl i32 %229, %234
  %236 = and i32 %232, 31
  %237 = xor i32 %236, 31
  %238 = lshr i32 %230, %237
  %239 = or i32 %235, %238
  %240 = shl i32 %230, %234
  %241 = lshr i32 %231, %237
  %242 = or i32 %240, %241
  %243 = lshr i32 %239, 9
  %244 = shl nuw nsw i32 %232, 23
  %245 = sub nsw i32 %243, %244
  %246 = add nsw i32 %245, 1056964608
  %247 = or i32 %246, %228
  %248 = bitcast i32 %247 to float
  %249 = tail call i32 @llvm.fshl.i32(i32 %239, i32 %242, i32 23)
  %250 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %249, i1 false)
  %251 = xor i32 %250, -1
  %252 = add nuw nsw i32 %250, 1
  %253 = and i32 %252, 31
  %254 = shl i32 %249, %253
  %255 = and i32 %250, 31
  %256 = xor i32 %255, 31
  %257 = lshr i32 %242, %256
  %258 = or i32 %254, %257
  %259 = sub nuw nsw i32 %251, %232
  %260 = shl nsw i32 %259, 23
  %261 = lshr i32 %258, 9
  %262 = add nsw i32 %260, 864026624
  %263 = or disjoint i32 %261, %262
  %264 = or i32 %263, %228
  %265 = bitcast i32 %264 to float
  %266 = and i32 %247, -4096
  %267 = bitcast i32 %266 to float
  %268 = fsub float %248, %267
  %269 = fmul float %248, 0x3FF921FB40000000
  %270 = fneg float %269
  %271 = tail call noundef float @llvm.fmuladd.f32(float %267, float 0x3FF9200000000000, float %270)
  %272 = tail call noundef float @llvm.fmuladd.f32(float %267, float 0x3F3FB40000000000, float %271)
  %273 = tail call noundef float @llvm.fmuladd.f32(float %268, float 0x3FF9200000000000, float %272)
  %274 = tail call noundef float @llvm.fmuladd.f32(float %268, float 0x3F3FB40000000000, float %273)
  %275 = tail call noundef float @llvm.fmuladd.f32(float %248, float 0x3E74442D00000000, float %274)
  %276 = tail call noundef float @llvm.fmuladd.f32(float %265, float 0x3FF921FB40000000, float %275)
  %277 = fadd float %269, %276
  %278 = fsub float %277, %269
  %279 = fsub float %276, %278
  %280 = lshr i32 %219, 30
  %281 = add nuw nsw i32 %226, %280
  br label %282

282:                                              ; preds = %113, %72
  %283 = phi float [ %110, %72 ], [ %277, %113 ]
  %284 = phi float [ %111, %72 ], [ %279, %113 ]
  %285 = phi i32 [ %112, %72 ], [ %281, %113 ]
  br i1 %71, label %286, label %328

286:                                              ; preds = %282
  %287 = tail call noundef float @llvm.fmuladd.f32(float %70, float 0x3FE45F3060000000, float 5.000000e-01)
  %288 = tail call noundef float @llvm.trunc.f32(float %287)
  %289 = bitcast float %288 to i32
  %290 = and i32 %289, -4096
  %291 = bitcast i32 %290 to float
  %292 = fsub float %288, %291
  %293 = fmul float %288, 0x3FF921FB40000000
  %294 = fneg float %293
  %295 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3FF9200000000000, float %294)
  %296 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3F3FB40000000000, float %295)
  %297 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3FF9200000000000, float %296)
  %298 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3F3FB40000000000, float %297)
  %299 = fsub float %70, %293
  %300 = fsub float %70, %299
  %301 = fsub float %300, %293
  %302 = fsub float %301, %298
  %303 = fadd float %299, %302
  %304 = fmul float %288, 0x3E74442D00000000
  %305 = fneg float %304
  %306 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3E74440000000000, float %305)
  %307 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3D86800000000000, float %306)
  %308 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3E74440000000000, float %307)
  %309 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3D86800000000000, float %308)
  %310 = fsub float %303, %304
  %311 = fsub float %303, %310
  %312 = fsub float %311, %304
  %313 = fsub float %312, %309
  %314 = fadd float %310, %313
  %315 = fmul float %288, 0x3CF8469880000000
  %316 = fneg float %315
  %317 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3CF8460000000000, float %316)
  %318 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3C23100000000000, float %317)
  %319 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3CF8460000000000, float %318)
  %320 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3C23100000000000, float %319)
  %321 = fsub float %314, %315
  %322 = fsub float %314, %321
  %323 = fsub float %322, %315
  %324 = fadd float %321, %323
  %325 = fneg float %320
  %326 = fptosi float %288 to i32
  %327 = bitcast float %70 to i32
  br label %497

328:                                              ; preds = %282
  %329 = bitcast float %70 to i32
  %330 = lshr i32 %329, 23
  %331 = and i32 %329, 8388607
  %332 = or disjoint i32 %331, 8388608
  %333 = mul i32 %332, -28220501
  %334 = zext nneg i32 %332 to i64
  %335 = mul nuw nsw i64 %334, 4266746795
  %336 = lshr i64 %335, 32
  %337 = trunc nuw nsw i64 %336 to i32
  %338 = mul i32 %332, 1011060801
  %339 = add i32 %338, %337
  %340 = mul nuw nsw i64 %334, 1011060801
  %341 = lshr i64 %340, 32
  %342 = trunc nuw nsw i64 %341 to i32
  %343 = icmp ult i32 %339, %337
  %344 = zext i1 %343 to i32
  %345 = add nuw nsw i32 %344, %342
  %346 = mul i32 %332, -614296167
  %347 = add i32 %345, %346
  %348 = mul nuw nsw i64 %334, 3680671129
  %349 = lshr i64 %348, 32
  %350 = trunc nuw nsw i64 %349 to i32
  %351 = icmp ult i32 %347, %345
  %352 = zext i1 %351 to i32
  %353 = add nuw nsw i32 %352, %350
  %354 = mul i32 %332, -181084736
  %355 = add i32 %353, %354
  %356 = mul nuw nsw i64 %334, 4113882560
  %357 = lshr i64 %356, 32
  %358 = trunc nuw nsw i64 %357 to i32
  %359 = icmp ult i32 %355, %353
  %360 = zext i1 %359 to i32
  %361 = add nuw nsw i32 %360, %358
  %362 = mul i32 %332, -64530479
  %363 = add i32 %361, %362
  %364 = mul nuw nsw i64 %334, 4230436817
  %365 = lshr i64 %364, 32
  %366 = trunc nuw nsw i64 %365 to i32
  %367 = icmp ult i32 %363, %361
  %368 = zext i1 %367 to i32
  %369 = add nuw nsw i32 %368, %366
  %370 = mul i32 %332, 1313084713
  %371 = add i32 %369, %370
  %372 = mul nuw nsw i64 %334, 1313084713
  %373 = lshr i64 %372, 32
  %374 = trunc nuw nsw i64 %373 to i32
  %375 = icmp ult i32 %371, %369
  %376 = zext i1 %375 to i32
  %377 = add nuw nsw i32 %376, %374
  %378 = mul i32 %332, -1560706194
  %379 = add i32 %377, %378
  %380 = mul nuw nsw i64 %334, 2734261102
  %381 = lshr i64 %380, 32
  %382 = trunc nuw nsw i64 %381 to i32
  %383 = icmp ult i32 %379, %377
  %384 = zext i1 %383 to i32
  %385 = add nuw nsw i32 %384, %382
  %386 = add nsw i32 %330, -120
  %387 = icmp ugt i32 %386, 31
  %388 = select i1 %387, i32 %379, i32 %385
  %389 = select i1 %387, i32 %371, i32 %379
  %390 = select i1 %387, i32 %363, i32 %371
  %391 = select i1 %387, i32 %355, i32 %363
  %392 = select i1 %387, i32 %347, i32 %355
  %393 = select i1 %387, i32 %339, i32 %347
  %394 = select i1 %387, i32 %333, i32 %339
  %395 = select i1 %387, i32 -32, i32 0
  %396 = add nsw i32 %395, %386
  %397 = icmp ugt i32 %396, 31
  %398 = select i1 %397, i32 %389, i32 %388
  %399 = select i1 %397, i32 %390, i32 %389
  %400 = select i1 %397, i32 %391, i32 %390
  %401 = select i1 %397, i32 %392, i32 %391
  %402 = select i1 %397, i32 %393, i32 %392
  %403 = select i1 %397, i32 %394, i32 %393
  %404 = select i1 %397, i32 -32, i32 0
  %405 = add nsw i32 %404, %396
  %406 = icmp ugt i32 %405, 31
  %407 = select i1 %406, i32 %399, i32 %398
  %408 = select i1 %406, i32 %400, i32 %399
  %409 = select i1 %406, i32 %401, i32 %400
  %410 = select i1 %406, i32 %402, i32 %401
  %411 = select i1 %406, i32 %403, i32 %402
  %412 = select i1 %406, i32 -32, i32 0
  %413 = add nsw i32 %412, %405
  %414 = icmp ugt i32 %413, 31
  %415 = select i1 %414, i32 %408, i32 %407
  %416 = select i1 %414, i32 %409, i32 %408
  %417 = select i1 %414, i32 %410, i32 %409
  %418 = select i1 %414, i32 %411, i32 %410
  %419 = select i1 %414, i32 -32, i32 0
  %420 = sub nsw i32 0, %413
  %421 = icmp eq i32 %419, %420
  %422 = sub nsw i32 24, %330
  %423 = and i32 %386, 31
  %424 = shl i32 %415, %423
  %425 = and i32 %422, 31
  %426 = lshr i32 %416, %425
  %427 = or i32 %424, %426
  %428 = shl i32 %416, %423
  %429 = lshr i32 %417, %425
  %430 = or i32 %428, %429
  %431 = shl i32 %417, %423
  %432 = lshr i32 %418, %425
  %433 = or i32 %431, %432
  %434 = select i1 %421, i32 %415, i32 %427
  %435 = select i1 %421, i32 %416, i32 %430
  %436 = select i1 %421, i32 %417, i32 %433
  %437 = lshr i32 %434, 29
  %438 = tail call i32 @llvm.fshl.i32(i32 %434, i32 %435, i32 2)
  %439 = tail call i32 @llvm.fshl.i32(i32 %435, i32 %436, i32 2)
  %440 = shl i32 %436, 2
  %441 = and i32 %437, 1
  %442 = sub nsw i32 0, %441
  %443 = shl i32 %437, 31
  %444 = xor i32 %438, %442
  %445 = xor i32 %439, %442
  %446 = xor i32 %440, %442
  %447 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %444, i1 false)
  %448 = add nuw nsw i32 %447, 1
  %449 = and i32 %448, 31
  %450 = shl i32 %444, %449
  %451 = and i32 %447, 31
  %452 = xor i32 %451, 31
  %453 = lshr i32 %445, %452
  %454 = or i32 %450, %453
  %455 = shl i32 %445, %449
  %456 = lshr i32 %446, %452
  %457 = or i32 %455, %456
  %458 = lshr i32 %454, 9
  %459 = shl nuw nsw i32 %447, 23
  %460 = sub nsw i32 %458, %459
  %461 = add nsw i32 %460, 1056964608
  %462 = or i32 %461, %443
  %463 = bitcast i32 %462 to float
  %464 = tail call i32 @llvm.fshl.i32(i32 %454, i32 %457, i32 23)
  %465 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %464, i1 false)
  %466 = xor i32 %465, -1
  %467 = add nuw nsw i32 %465, 1
  %468 = and i32 %467, 31
  %469 = shl i32 %464, %468
  %470 = and i32 %465, 31
  %471 = xor i32 %470, 31
  %472 = lshr i32 %457, %471
  %473 = or i32 %469, %472
  %474 = sub nuw nsw i32 %466, %447
  %475 = shl nsw i32 %474, 23
  %476 = lshr i32 %473, 9
  %477 = add nsw i32 %475, 864026624
  %478 = or disjoint i32 %476, %477
  %479 = or i32 %478, %443
  %480 = bitcast i32 %479 to float
  %481 = and i32 %462, -4096
  %482 = bitcast i32 %481 to float
  %483 = fsub float %463, %482
  %484 = fmul float %463, 0x3FF921FB40000000
  %485 = fneg float %484
  %486 = tail call noundef float @llvm.fmuladd.f32(float %482, float 0x3FF9200000000000, float %485)
  %487 = tail call noundef float @llvm.fmuladd.f32(float %482, float 0x3F3FB40000000000, float %486)
  %488 = tail call noundef float @llvm.fmuladd.f32(float %483, float 0x3FF9200000000000, float %487)
  %489 = tail call noundef float @llvm.fmuladd.f32(float %483, float 0x3F3FB40000000000, float %488)
  %490 = tail call noundef float @llvm.fmuladd.f32(float %463, float 0x3E74442D00000000, float %489)
  %491 = tail call noundef float @llvm.fmuladd.f32(float %480, float 0x3FF921FB40000000, float %490)
  %492 = fadd float %484, %491
  %493 = fsub float %492, %484
  %494 = fsub float %491, %493
  %495 = lshr i32 %434, 30
  %496 = add nuw nsw i32 %441, %495
  br label %497

497:                                              ; preds = %286, %328
  %498 = phi i32 [ %327, %286 ], [ %329, %328 ]
  %499 = phi float [ %324, %286 ], [ %492, %328 ]
  %500 = phi float [ %325, %286 ], [ %494, %328 ]
  %501 = phi i32 [ %326, %286 ], [ %496, %328 ]
  %502 = fcmp one float %70, 0x7FF0000000000000
  %503 = shl i32 %285, 30
  %504 = and i32 %503, -2147483648
  %505 = and i32 %285, 1
  %506 = icmp eq i32 %505, 0
  %507 = tail call float @llvm.fabs.f32(float %283)
  %508 = bitcast float %507 to i32
  %509 = icmp samesign ugt i32 %508, 1061683200
  %510 = add nsw i32 %508, -1050253722
  %511 = icmp ult i32 %510, 11429479
  %512 = add nsw i32 %508, -16777216
  %513 = bitcast i32 %512 to float
  %514 = select i1 %511, float %513, float 0.000000e+00
  %515 = select i1 %509, float 2.812500e-01, float %514
  %516 = fsub float 1.000000e+00, %515
  %517 = fmul float %283, %283
  %518 = tail call noundef float @llvm.fmuladd.f32(float %517, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %519 = tail call noundef float @llvm.fmuladd.f32(float %517, float %518, float 0xBE92524740000000)
  %520 = tail call noundef float @llvm.fmuladd.f32(float %517, float %519, float 0x3EFA015C40000000)
  %521 = tail call noundef float @llvm.fmuladd.f32(float %517, float %520, float 0xBF56C16C00000000)
  %522 = tail call noundef float @llvm.fmuladd.f32(float %517, float %521, float 0x3FA5555560000000)
  %523 = fmul float %517, %522
  %524 = fneg float %283
  %525 = fmul float %284, %524
  %526 = tail call noundef float @llvm.fmuladd.f32(float %517, float %523, float %525)
  %527 = fneg float %515
  %528 = tail call noundef float @llvm.fmuladd.f32(float %517, float 5.000000e-01, float %527)
  %529 = fsub float %526, %528
  %530 = fadd float %516, %529
  %531 = fmul float %283, %517
  %532 = tail call noundef float @llvm.fmuladd.f32(float %517, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %533 = tail call noundef float @llvm.fmuladd.f32(float %517, float %532, float 0x3EC6DBE4A0000000)
  %534 = tail call noundef float @llvm.fmuladd.f32(float %517, float %533, float 0xBF2A013A80000000)
  %535 = tail call noundef float @llvm.fmuladd.f32(float %517, float %534, float 0x3F811110E0000000)
  %536 = fneg float %531
  %537 = fmul float %535, %536
  %538 = tail call noundef float @llvm.fmuladd.f32(float %284, float 5.000000e-01, float %537)
  %539 = fneg float %284
  %540 = tail call noundef float @llvm.fmuladd.f32(float %517, float %538, float %539)
  %541 = tail call noundef float @llvm.fmuladd.f32(float %531, float 0x3FC5555560000000, float %540)
  %542 = fsub float %283, %541
  %543 = fneg float %542
  %544 = select i1 %506, float %530, float %543
  %545 = bitcast float %544 to i32
  %546 = xor i32 %504, %545
  %547 = bitcast i32 %546 to float
  %548 = select i1 %502, float %547, float 0x7FF8000000000000
  %549 = fmul float %499, %499
  %550 = fmul float %499, %549
  %551 = tail call noundef float @llvm.fmuladd.f32(float %549, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %552 = tail call noundef float @llvm.fmuladd.f32(float %549, float %551, float 0x3EC6DBE4A0000000)
  %553 = tail call noundef float @llvm.fmuladd.f32(float %549, float %552, float 0xBF2A013A80000000)
  %554 = tail call noundef float @llvm.fmuladd.f32(float %549, float %553, float 0x3F811110E0000000)
  %555 = fneg float %550
  %556 = fmul float %554, %555
  %557 = tail call noundef float @llvm.fmuladd.f32(float %500, float 5.000000e-01, float %556)
  %558 = fneg float %500
  %559 = tail call noundef float @llvm.fmuladd.f32(float %549, float %557, float %558)
  %560 = tail call noundef float @llvm.fmuladd.f32(float %550, float 0x3FC5555560000000, float %559)
  %561 = fsub float %499, %560
  %562 = tail call noundef float @llvm.fmuladd.f32(float %549, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %563 = tail call noundef float @llvm.fmuladd.f32(float %549, float %562, float 0xBE92524740000000)
  %564 = tail call noundef float @llvm.fmuladd.f32(float %549, float %563, float 0x3EFA015C40000000)
  %565 = tail call noundef float @llvm.fmuladd.f32(float %549, float %564, float 0xBF56C16C00000000)
  %566 = tail call noundef float @llvm.fmuladd.f32(float %549, float %565, float 0x3FA5555560000000)
  %567 = fmul float %549, %566
  %568 = tail call float @llvm.fabs.f32(float %499)
  %569 = bitcast float %568 to i32
  %570 = add nsw i32 %569, -16777216
  %571 = bitcast i32 %570 to float
  %572 = add nsw i32 %569, -1050253722
  %573 = icmp ult i32 %572, 11429479
  %574 = select i1 %573, float %571, float 0.000000e+00
  %575 = icmp samesign ugt i32 %569, 1061683200
  %576 = select i1 %575, float 2.812500e-01, float %574
  %577 = fneg float %576
  %578 = tail call noundef float @llvm.fmuladd.f32(float %549, float 5.000000e-01, float %577)
  %579 = fsub float 1.000000e+00, %576
  %580 = fneg float %499
  %581 = fmul float %500, %580
  %582 = tail call noundef float @llvm.fmuladd.f32(float %549, float %567, float %581)
  %583 = fsub float %582, %578
  %584 = fadd float %579, %583
  %585 = shl i32 %501, 30
  %586 = and i32 %585, -2147483648
  %587 = and i32 %501, 1
  %588 = icmp eq i32 %587, 0
  %589 = select i1 %588, float %561, float %584
  %590 = bitcast float %589 to i32
  %591 = bitcast float %69 to i32
  %592 = xor i32 %498, %591
  %593 = xor i32 %592, %586
  %594 = xor i32 %593, %590
  %595 = bitcast i32 %594 to float
  %596 = select i1 %502, float %595, float 0x7FF8000000000000
  %597 = fcmp oeq float %69, 0.000000e+00
  %598 = select i1 %597, float %69, float %596
  %599 = sdiv i32 %1, 2
  %600 = mul nsw i32 %599, %31
  %601 = add nsw i32 %600, %19
  %602 = sext i32 %601 to i64
  %603 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %602
  %604 = load <2 x float>, ptr addrspace(1) %603, align 8, !tbaa !27, !amdgpu.noclobber !29
  %605 = extractelement <2 x float> %604, i64 0
  %606 = extractelement <2 x float> %604, i64 1
  %607 = fneg float %598
  %608 = fmul float %606, %607
  %609 = tail call float @llvm.fmuladd.f32(float %605, float %548, float %608)
  %610 = insertelement <2 x float> poison, float %609, i64 0
  %611 = fmul float %548, %606
  %612 = tail call float @llvm.fmuladd.f32(float %605, float %598, float %611)
  %613 = insertelement <2 x float> %610, float %612, i64 1
  store <2 x float> %613, ptr addrspace(1) %603, align 8, !tbaa !27
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_rotary(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
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
  %19 = trunc i64 %18 to i32
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %21 = lshr i32 %7, 16
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 48
  %24 = load i64, ptr addrspace(4) %23, align 8, !tbaa !10
  %25 = zext i32 %20 to i64
  %26 = zext nneg i32 %21 to i64
  %27 = mul nuw nsw i64 %26, %25
  %28 = zext nneg i32 %22 to i64
  %29 = add i64 %24, %28
  %30 = add i64 %29, %27
  %31 = trunc i64 %30 to i32
  %32 = sitofp i32 %19 to float
  %33 = fmul float %32, 2.000000e+00
  %34 = fmul float %33, 0xC02A934D60000000
  %35 = sitofp i32 %1 to float
  %36 = fdiv float %34, %35, !fpmath !34
  %37 = tail call noundef float @llvm.rint.f32(float %36)
  %38 = fptosi float %37 to i32
  %39 = fsub float %36, %37
  %40 = fmul float %39, 0x3FE62E3000000000
  %41 = fmul float %39, 0x3EE2FEFA20000000
  %42 = fadd float %40, %41
  %43 = fmul float %42, %42
  %44 = tail call noundef float @llvm.fmuladd.f32(float %43, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %45 = tail call noundef float @llvm.fmuladd.f32(float %43, float %44, float 0x3F11566AA0000000)
  %46 = tail call noundef float @llvm.fmuladd.f32(float %43, float %45, float 0xBF66C16C20000000)
  %47 = tail call noundef float @llvm.fmuladd.f32(float %43, float %46, float 0x3FC5555560000000)
  %48 = fneg float %47
  %49 = tail call noundef float @llvm.fmuladd.f32(float %43, float %48, float %42)
  %50 = fneg float %41
  %51 = fmul float %42, %49
  %52 = fsub float 2.000000e+00, %49
  %53 = fdiv float %51, %52, !fpmath !34
  %54 = fsub float %50, %53
  %55 = fsub float %40, %54
  %56 = fadd float %55, 1.000000e+00
  %57 = bitcast float %56 to i32
  %58 = shl i32 %38, 23
  %59 = add nsw i32 %58, %57
  %60 = bitcast i32 %59 to float
  %61 = fcmp olt float %36, -1.260000e+02
  %62 = select i1 %61, float 0.000000e+00, float %60
  %63 = fcmp olt float %36, 1.280000e+02
  %64 = select i1 %63, float %62, float 0x7FF0000000000000
  %65 = fcmp ord float %36, 0.000000e+00
  %66 = select i1 %65, float %64, float %36
  %67 = add nsw i32 %2, %31
  %68 = sitofp i32 %67 to float
  %69 = fmul float %66, %68
  %70 = tail call float @llvm.fabs.f32(float %69)
  %71 = fcmp olt float %70, 0x4160000000000000
  br i1 %71, label %72, label %113

72:                                               ; preds = %3
  %73 = tail call noundef float @llvm.fmuladd.f32(float %70, float 0x3FE45F3060000000, float 5.000000e-01)
  %74 = tail call noundef float @llvm.trunc.f32(float %73)
  %75 = bitcast float %74 to i32
  %76 = and i32 %75, -4096
  %77 = bitcast i32 %76 to float
  %78 = fsub float %74, %77
  %79 = fmul float %74, 0x3FF921FB40000000
  %80 = fneg float %79
  %81 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3FF9200000000000, float %80)
  %82 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3F3FB40000000000, float %81)
  %83 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3FF9200000000000, float %82)
  %84 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3F3FB40000000000, float %83)
  %85 = fsub float %70, %79
  %86 = fsub float %70, %85
  %87 = fsub float %86, %79
  %88 = fsub float %87, %84
  %89 = fadd float %85, %88
  %90 = fmul float %74, 0x3E74442D00000000
  %91 = fneg float %90
  %92 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3E74440000000000, float %91)
  %93 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3D86800000000000, float %92)
  %94 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3E74440000000000, float %93)
  %95 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3D86800000000000, float %94)
  %96 = fsub float %89, %90
  %97 = fsub float %89, %96
  %98 = fsub float %97, %90
  %99 = fsub float %98, %95
  %100 = fadd float %96, %99
  %101 = fmul float %74, 0x3CF8469880000000
  %102 = fneg float %101
  %103 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3CF8460000000000, float %102)
  %104 = tail call noundef float @llvm.fmuladd.f32(float %77, float 0x3C23100000000000, float %103)
  %105 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3CF8460000000000, float %104)
  %106 = tail call noundef float @llvm.fmuladd.f32(float %78, float 0x3C23100000000000, float %105)
  %107 = fsub float %100, %101
  %108 = fsub float %100, %107
  %109 = fsub float %108, %101
  %110 = fadd float %107, %109
  %111 = fneg float %106
  %112 = fptosi float %74 to i32
  br label %282

113:                                              ; preds = %3
  %114 = bitcast float %70 to i32
  %115 = lshr i32 %114, 23
  %116 = and i32 %114, 8388607
  %117 = or disjoint i32 %116, 8388608
  %118 = mul i32 %117, -28220501
  %119 = zext nneg i32 %117 to i64
  %120 = mul nuw nsw i64 %119, 4266746795
  %121 = lshr i64 %120, 32
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = mul i32 %117, 1011060801
  %124 = add i32 %123, %122
  %125 = mul nuw nsw i64 %119, 1011060801
  %126 = lshr i64 %125, 32
  %127 = trunc nuw nsw i64 %126 to i32
  %128 = icmp ult i32 %124, %122
  %129 = zext i1 %128 to i32
  %130 = add nuw nsw i32 %129, %127
  %131 = mul i32 %117, -614296167
  %132 = add i32 %130, %131
  %133 = mul nuw nsw i64 %119, 3680671129
  %134 = lshr i64 %133, 32
  %135 = trunc nuw nsw i64 %134 to i32
  %136 = icmp ult i32 %132, %130
  %137 = zext i1 %136 to i32
  %138 = add nuw nsw i32 %137, %135
  %139 = mul i32 %117, -181084736
  %140 = add i32 %138, %139
  %141 = mul nuw nsw i64 %119, 4113882560
  %142 = lshr i64 %141, 32
  %143 = trunc nuw nsw i64 %142 to i32
  %144 = icmp ult i32 %140, %138
  %145 = zext i1 %144 to i32
  %146 = add nuw nsw i32 %145, %143
  %147 = mul i32 %117, -64530479
  %148 = add i32 %146, %147
  %149 = mul nuw nsw i64 %119, 4230436817
  %150 = lshr i64 %149, 32
  %151 = trunc nuw nsw i64 %150 to i32
  %152 = icmp ult i32 %148, %146
  %153 = zext i1 %152 to i32
  %154 = add nuw nsw i32 %153, %151
  %155 = mul i32 %117, 1313084713
  %156 = add i32 %154, %155
  %157 = mul nuw nsw i64 %119, 1313084713
  %158 = lshr i64 %157, 32
  %159 = trunc nuw nsw i64 %158 to i32
  %160 = icmp ult i32 %156, %154
  %161 = zext i1 %160 to i32
  %162 = add nuw nsw i32 %161, %159
  %163 = mul i32 %117, -1560706194
  %164 = add i32 %162, %163
  %165 = mul nuw nsw i64 %119, 2734261102
  %166 = lshr i64 %165, 32
  %167 = trunc nuw nsw i64 %166 to i32
  %168 = icmp ult i32 %164, %162
  %169 = zext i1 %168 to i32
  %170 = add nuw nsw i32 %169, %167
  %171 = add nsw i32 %115, -120
  %172 = icmp ugt i32 %171, 31
  %173 = select i1 %172, i32 %164, i32 %170
  %174 = select i1 %172, i32 %156, i32 %164
  %175 = select i1 %172, i32 %148, i32 %156
  %176 = select i1 %172, i32 %140, i32 %148
  %177 = select i1 %172, i32 %132, i32 %140
  %178 = select i1 %172, i32 %124, i32 %132
  %179 = select i1 %172, i32 %118, i32 %124
  %180 = select i1 %172, i32 -32, i32 0
  %181 = add nsw i32 %180, %171
  %182 = icmp ugt i32 %181, 31
  %183 = select i1 %182, i32 %174, i32 %173
  %184 = select i1 %182, i32 %175, i32 %174
  %185 = select i1 %182, i32 %176, i32 %175
  %186 = select i1 %182, i32 %177, i32 %176
  %187 = select i1 %182, i32 %178, i32 %177
  %188 = select i1 %182, i32 %179, i32 %178
  %189 = select i1 %182, i32 -32, i32 0
  %190 = add nsw i32 %189, %181
  %191 = icmp ugt i32 %190, 31
  %192 = select i1 %191, i32 %184, i32 %183
  %193 = select i1 %191, i32 %185, i32 %184
  %194 = select i1 %191, i32 %186, i32 %185
  %195 = select i1 %191, i32 %187, i32 %186
  %196 = select i1 %191, i32 %188, i32 %187
  %197 = select i1 %191, i32 -32, i32 0
  %198 = add nsw i32 %197, %190
  %199 = icmp ugt i32 %198, 31
  %200 = select i1 %199, i32 %193, i32 %192
  %201 = select i1 %199, i32 %194, i32 %193
  %202 = select i1 %199, i32 %195, i32 %194
  %203 = select i1 %199, i32 %196, i32 %195
  %204 = select i1 %199, i32 -32, i32 0
  %205 = sub nsw i32 0, %198
  %206 = icmp eq i32 %204, %205
  %207 = sub nsw i32 24, %115
  %208 = and i32 %171, 31
  %209 = shl i32 %200, %208
  %210 = and i32 %207, 31
  %211 = lshr i32 %201, %210
  %212 = or i32 %209, %211
  %213 = shl i32 %201, %208
  %214 = lshr i32 %202, %210
  %215 = or i32 %213, %214
  %216 = shl i32 %202, %208
  %217 = lshr i32 %203, %210
  %218 = or i32 %216, %217
  %219 = select i1 %206, i32 %200, i32 %212
  %220 = select i1 %206, i32 %201, i32 %215
  %221 = select i1 %206, i32 %202, i32 %218
  %222 = lshr i32 %219, 29
  %223 = tail call i32 @llvm.fshl.i32(i32 %219, i32 %220, i32 2)
  %224 = tail call i32 @llvm.fshl.i32(i32 %220, i32 %221, i32 2)
  %225 = shl i32 %221, 2
  %226 = and i32 %222, 1
  %227 = sub nsw i32 0, %226
  %228 = shl i32 %222, 31
  %229 = xor i32 %223, %227
  %230 = xor i32 %224, %227
  %231 = xor i32 %225, %227
  %232 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %229, i1 false)
  %233 = add nuw nsw i32 %232, 1
  %234 = and i32 %233, 31
  %235 = shl i32 %229, %234
  %236 = and i32 %232, 31
  %237 = xor i32 %236, 31
  %238 = lshr i32 %230, %237
  %239 = or i32 %235, %238
  %240 = shl i32 %230, %234
  %241 = lshr i32 %231, %237
  %242 = or i32 %240, %241
  %243 = lshr i32 %239, 9
  %244 = shl nuw nsw i32 %232, 23
  %245 = sub nsw i32 %243, %244
  %246 = add nsw i32 %245, 1056964608
  %247 = or i32 %246, %228
  %248 = bitcast i32 %247 to float
  %249 = tail call i32 @llvm.fshl.i32(i32 %239, i32 %242, i32 23)
  %250 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %249, i1 false)
  %251 = xor i32 %250, -1
  %252 = add nuw nsw i32 %250, 1
  %253 = and i32 %252, 31
  %254 = shl i32 %249, %253
  %255 = and i32 %250, 31
  %256 = xor i32 %255, 31
  %257 = lshr i32 %242, %256
  %258 = or i32 %254, %257
  %259 = sub nuw nsw i32 %251, %232
  %260 = shl nsw i32 %259, 23
  %261 = lshr i32 %258, 9
  %262 = add nsw i32 %260, 864026624
  %263 = or disjoint i32 %261, %262
  %264 = or i32 %263, %228
  %265 = bitcast i32 %264 to float
  %266 = and i32 %247, -4096
  %267 = bitcast i32 %266 to float
  %268 = fsub float %248, %267
  %269 = fmul float %248, 0x3FF921FB40000000
  %270 = fneg float %269
  %271 = tail call noundef float @llvm.fmuladd.f32(float %267, float 0x3FF9200000000000, float %270)
  %272 = tail call noundef float @llvm.fmuladd.f32(float %267, float 0x3F3FB40000000000, float %271)
  %273 = tail call noundef float @llvm.fmuladd.f32(float %268, float 0x3FF9200000000000, float %272)
  %274 = tail call noundef float @llvm.fmuladd.f32(float %268, float 0x3F3FB40000000000, float %273)
  %275 = tail call noundef float @llvm.fmuladd.f32(float %248, float 0x3E74442D00000000, float %274)
  %276 = tail call noundef float @llvm.fmuladd.f32(float %265, float 0x3FF921FB40000000, float %275)
  %277 = fadd float %269, %276
  %278 = fsub float %277, %269
  %279 = fsub float %276, %278
  %280 = lshr i32 %219, 30
  %281 = add nuw nsw i32 %226, %280
  br label %282

282:                                              ; preds = %113, %72
  %283 = phi float [ %110, %72 ], [ %277, %113 ]
  %284 = phi float [ %111, %72 ], [ %279, %113 ]
  %285 = phi i32 [ %112, %72 ], [ %281, %113 ]
  br i1 %71, label %286, label %328

286:                                              ; preds = %282
  %287 = tail call noundef float @llvm.fmuladd.f32(float %70, float 0x3FE45F3060000000, float 5.000000e-01)
  %288 = tail call noundef float @llvm.trunc.f32(float %287)
  %289 = bitcast float %288 to i32
  %290 = and i32 %289, -4096
  %291 = bitcast i32 %290 to float
  %292 = fsub float %288, %291
  %293 = fmul float %288, 0x3FF921FB40000000
  %294 = fneg float %293
  %295 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3FF9200000000000, float %294)
  %296 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3F3FB40000000000, float %295)
  %297 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3FF9200000000000, float %296)
  %298 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3F3FB40000000000, float %297)
  %299 = fsub float %70, %293
  %300 = fsub float %70, %299
  %301 = fsub float %300, %293
  %302 = fsub float %301, %298
  %303 = fadd float %299, %302
  %304 = fmul float %288, 0x3E74442D00000000
  %305 = fneg float %304
  %306 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3E74440000000000, float %305)
  %307 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3D86800000000000, float %306)
  %308 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3E74440000000000, float %307)
  %309 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3D86800000000000, float %308)
  %310 = fsub float %303, %304
  %311 = fsub float %303, %310
  %312 = fsub float %311, %304
  %313 = fsub float %312, %309
  %314 = fadd float %310, %313
  %315 = fmul float %288, 0x3CF8469880000000
  %316 = fneg float %315
  %317 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3CF8460000000000, float %316)
  %318 = tail call noundef float @llvm.fmuladd.f32(float %291, float 0x3C23100000000000, float %317)
  %319 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3CF8460000000000, float %318)
  %320 = tail call noundef float @llvm.fmuladd.f32(float %292, float 0x3C23100000000000, float %319)
  %321 = fsub float %314, %315
  %322 = fsub float %314, %321
  %323 = fsub float %322, %315
  %324 = fadd float %321, %323
  %325 = fneg float %320
  %326 = fptosi float %288 to i32
  %327 = bitcast float %70 to i32
  br label %497

328:                                              ; preds = %282
  %329 = bitcast float %70 to i32
  %330 = lshr i32 %329, 23
  %331 = and i32 %329, 8388607
  %332 = or disjoint i32 %331, 8388608
  %333 = mul i32 %332, -28220501
  %334 = zext nneg i32 %332 to i64
  %335 = mul nuw nsw i64 %334, 4266746795
  %336 = lshr i64 %335, 32
  %337 = trunc nuw nsw i64 %336 to i32
  %338 = mul i32 %332, 1011060801
  %339 = add i32 %338, %337
  %340 = mul nuw nsw i64 %334, 1011060801
  %341 = lshr i64 %340, 32
  %342 = trunc nuw nsw i64 %341 to i32
  %343 = icmp ult i32 %339, %337
  %344 = zext i1 %343 to i32
  %345 = add nuw nsw i32 %344, %342
  %346 = mul i32 %332, -614296167
  %347 = add i32 %345, %346
  %348 = mul nuw nsw i64 %334, 3680671129
  %349 = lshr i64 %348, 32
  %350 = trunc nuw nsw i64 %349 to i32
  %351 = icmp ult i32 %347, %345
  %352 = zext i1 %351 to i32
  %353 = add nuw nsw i32 %352, %350
  %354 = mul i32 %332, -181084736
  %355 = add i32 %353, %354
  %356 = mul nuw nsw i64 %334, 4113882560
  %357 = lshr i64 %356, 32
  %358 = trunc nuw nsw i64 %357 to i32
  %359 = icmp ult i32 %355, %353
  %360 = zext i1 %359 to i32
  %361 = add nuw nsw i32 %360, %358
  %362 = mul i32 %332, -64530479
  %363 = add i32 %361, %362
  %364 = mul nuw nsw i64 %334, 4230436817
  %365 = lshr i64 %364, 32
  %366 = trunc nuw nsw i64 %365 to i32
  %367 = icmp ult i32 %363, %361
  %368 = zext i1 %367 to i32
  %369 = add nuw nsw i32 %368, %366
  %370 = mul i32 %332, 1313084713
  %371 = add i32 %369, %370
  %372 = mul nuw nsw i64 %334, 1313084713
  %373 = lshr i64 %372, 32
  %374 = trunc nuw nsw i64 %373 to i32
  %375 = icmp ult i32 %371, %369
  %376 = zext i1 %375 to i32
  %377 = add nuw nsw i32 %376, %374
  %378 = mul i32 %332, -1560706194
  %379 = add i32 %377, %378
  %380 = mul nuw nsw i64 %334, 2734261102
  %381 = lshr i64 %380, 32
  %382 = trunc nuw nsw i64 %381 to i32
  %383 = icmp ult i32 %379, %377
  %384 = zext i1 %383 to i32
  %385 = add nuw nsw i32 %384, %382
  %386 = add nsw i32 %330, -120
  %387 = icmp ugt i32 %386, 31
  %388 = select i1 %387, i32 %379, i32 %385
  %389 = select i1 %387, i32 %371, i32 %379
  %390 = select i1 %387, i32 %363, i32 %371
  %391 = select i1 %387, i32 %355, i32 %363
  %392 = select i1 %387, i32 %347, i32 %355
  %393 = select i1 %387, i32 %339, i32 %347
  %394 = select i1 %387, i32 %333, i32 %339
  %395 = select i1 %387, i32 -32, i32 0
  %396 = add nsw i32 %395, %386
  %397 = icmp ugt i32 %396, 31
  %398 = select i1 %397, i32 %389, i32 %388
  %399 = select i1 %397, i32 %390, i32 %389
  %400 = select i1 %397, i32 %391, i32 %390
  %401 = select i1 %397, i32 %392, i32 %391
  %402 = select i1 %397, i32 %393, i32 %392
  %403 = select i1 %397, i32 %394, i32 %393
  %404 = select i1 %397, i32 -32, i32 0
  %405 = add nsw i32 %404, %396
  %406 = icmp ugt i32 %405, 31
  %407 = select i1 %406, i32 %399, i32 %398
  %408 = select i1 %406, i32 %400, i32 %399
  %409 = select i1 %406, i32 %401, i32 %400
  %410 = select i1 %406, i32 %402, i32 %401
  %411 = select i1 %406, i32 %403, i32 %402
  %412 = select i1 %406, i32 -32, i32 0
  %413 = add nsw i32 %412, %405
  %414 = icmp ugt i32 %413, 31
  %415 = select i1 %414, i32 %408, i32 %407
  %416 = select i1 %414, i32 %409, i32 %408
  %417 = select i1 %414, i32 %410, i32 %409
  %418 = select i1 %414, i32 %411, i32 %410
  %419 = select i1 %414, i32 -32, i32 0
  %420 = sub nsw i32 0, %413
  %421 = icmp eq i32 %419, %420
  %422 = sub nsw i32 24, %330
  %423 = and i32 %386, 31
  %424 = shl i32 %415, %423
  %425 = and i32 %422, 31
  %426 = lshr i32 %416, %425
  %427 = or i32 %424, %426
  %428 = shl i32 %416, %423
  %429 = lshr i32 %417, %425
  %430 = or i32 %428, %429
  %431 = shl i32 %417, %423
  %432 = lshr i32 %418, %425
  %433 = or i32 %431, %432
  %434 = select i1 %421, i32 %415, i32 %427
  %435 = select i1 %421, i32 %416, i32 %430
  %436 = select i1 %421, i32 %417, i32 %433
  %437 = lshr i32 %434, 29
  %438 = tail call i32 @llvm.fshl.i32(i32 %434, i32 %435, i32 2)
  %439 = tail call i32 @llvm.fshl.i32(i32 %435, i32 %436, i32 2)
  %440 = shl i32 %436, 2
  %441 = and i32 %437, 1
  %442 = sub nsw i32 0, %441
  %443 = shl i32 %437, 31
  %444 = xor i32 %438, %442
  %445 = xor i32 %439, %442
  %446 = xor i32 %440, %442
  %447 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %444, i1 false)
  %448 = add nuw nsw i32 %447, 1
  %449 = and i32 %448, 31
  %450 = shl i32 %444, %449
  %451 = and i32 %447, 31
  %452 = xor i32 %451, 31
  %453 = lshr i32 %445, %452
  %454 = or i32 %450, %453
  %455 = shl i32 %445, %449
  %456 = lshr i32 %446, %452
  %457 = or i32 %455, %456
  %458 = lshr i32 %454, 9
  %459 = shl nuw nsw i32 %447, 23
  %460 = sub nsw i32 %458, %459
  %461 = add nsw i32 %460, 1056964608
  %462 = or i32 %461, %443
  %463 = bitcast i32 %462 to float
  %464 = tail call i32 @llvm.fshl.i32(i32 %454, i32 %457, i32 23)
  %465 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %464, i1 false)
  %466 = xor i32 %465, -1
  %467 = add nuw nsw i32 %465, 1
  %468 = and i32 %467, 31
  %469 = shl i32 %464, %468
  %470 = and i32 %465, 31
  %471 = xor i32 %470, 31
  %472 = lshr i32 %457, %471
  %473 = or i32 %469, %472
  %474 = sub nuw nsw i32 %466, %447
  %475 = shl nsw i32 %474, 23
  %476 = lshr i32 %473, 9
  %477 = add nsw i32 %475, 864026624
  %478 = or disjoint i32 %476, %477
  %479 = or i32 %478, %443
  %480 = bitcast i32 %479 to float
  %481 = and i32 %462, -4096
  %482 = bitcast i32 %481 to float
  %483 = fsub float %463, %482
  %484 = fmul float %463, 0x3FF921FB40000000
  %485 = fneg float %484
  %486 = tail call noundef float @llvm.fmuladd.f32(float %482, float 0x3FF9200000000000, float %485)
  %487 = tail call noundef float @llvm.fmuladd.f32(float %482, float 0x3F3FB40000000000, float %486)
  %488 = tail call noundef float @llvm.fmuladd.f32(float %483, float 0x3FF9200000000000, float %487)
  %489 = tail call noundef float @llvm.fmuladd.f32(float %483, float 0x3F3FB40000000000, float %488)
  %490 = tail call noundef float @llvm.fmuladd.f32(float %463, float 0x3E74442D00000000, float %489)
  %491 = tail call noundef float @llvm.fmuladd.f32(float %480, float 0x3FF921FB40000000, float %490)
  %492 = fadd float %484, %491
  %493 = fsub float %492, %484
  %494 = fsub float %491, %493
  %495 = lshr i32 %434, 30
  %496 = add nuw nsw i32 %441, %495
  br label %497

497:                                              ; preds = %286, %328
  %498 = phi i32 [ %327, %286 ], [ %329, %328 ]
  %499 = phi float [ %324, %286 ], [ %492, %328 ]
  %500 = phi float [ %325, %286 ], [ %494, %328 ]
  %501 = phi i32 [ %326, %286 ], [ %496, %328 ]
  %502 = fcmp one float %70, 0x7FF0000000000000
  %503 = shl i32 %285, 30
  %504 = and i32 %503, -2147483648
  %505 = and i32 %285, 1
  %506 = icmp eq i32 %505, 0
  %507 = tail call float @llvm.fabs.f32(float %283)
  %508 = bitcast float %507 to i32
  %509 = icmp samesign ugt i32 %508, 1061683200
  %510 = add nsw i32 %508, -1050253722
  %511 = icmp ult i32 %510, 11429479
  %512 = add nsw i32 %508, -16777216
  %513 = bitcast i32 %512 to float
  %514 = select i1 %511, float %513, float 0.000000e+00
  %515 = select i1 %509, float 2.812500e-01, float %514
  %516 = fsub float 1.000000e+00, %515
  %517 = fmul float %283, %283
  %518 = tail call noundef float @llvm.fmuladd.f32(float %517, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %519 = tail call noundef float @llvm.fmuladd.f32(float %517, float %518, float 0xBE92524740000000)
  %520 = tail call noundef float @llvm.fmuladd.f32(float %517, float %519, float 0x3EFA015C40000000)
  %521 = tail call noundef float @llvm.fmuladd.f32(float %517, float %520, float 0xBF56C16C00000000)
  %522 = tail call noundef float @llvm.fmuladd.f32(float %517, float %521, float 0x3FA5555560000000)
  %523 = fmul float %517, %522
  %524 = fneg float %283
  %525 = fmul float %284, %524
  %526 = tail call noundef float @llvm.fmuladd.f32(float %517, float %523, float %525)
  %527 = fneg float %515
  %528 = tail call noundef float @llvm.fmuladd.f32(float %517, float 5.000000e-01, float %527)
  %529 = fsub float %526, %528
  %530 = fadd float %516, %529
  %531 = fmul float %283, %517
  %532 = tail call noundef float @llvm.fmuladd.f32(float %517, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %533 = tail call noundef float @llvm.fmuladd.f32(float %517, float %532, float 0x3EC6DBE4A0000000)
  %534 = tail call noundef float @llvm.fmuladd.f32(float %517, float %533, float 0xBF2A013A80000000)
  %535 = tail call noundef float @llvm.fmuladd.f32(float %517, float %534, float 0x3F811110E0000000)
  %536 = fneg float %531
  %537 = fmul float %535, %536
  %538 = tail call noundef float @llvm.fmuladd.f32(float %284, float 5.000000e-01, float %537)
  %539 = fneg float %284
  %540 = tail call noundef float @llvm.fmuladd.f32(float %517, float %538, float %539)
  %541 = tail call noundef float @llvm.fmuladd.f32(float %531, float 0x3FC5555560000000, float %540)
  %542 = fsub float %283, %541
  %543 = fneg float %542
  %544 = select i1 %506, float %530, float %543
  %545 = bitcast float %544 to i32
  %546 = xor i32 %504, %545
  %547 = bitcast i32 %546 to float
  %548 = select i1 %502, float %547, float 0x7FF8000000000000
  %549 = fmul float %499, %499
  %550 = fmul float %499, %549
  %551 = tail call noundef float @llvm.fmuladd.f32(float %549, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %552 = tail call noundef float @llvm.fmuladd.f32(float %549, float %551, float 0x3EC6DBE4A0000000)
  %553 = tail call noundef float @llvm.fmuladd.f32(float %549, float %552, float 0xBF2A013A80000000)
  %554 = tail call noundef float @llvm.fmuladd.f32(float %549, float %553, float 0x3F811110E0000000)
  %555 = fneg float %550
  %556 = fmul float %554, %555
  %557 = tail call noundef float @llvm.fmuladd.f32(float %500, float 5.000000e-01, float %556)
  %558 = fneg float %500
  %559 = tail call noundef float @llvm.fmuladd.f32(float %549, float %557, float %558)
  %560 = tail call noundef float @llvm.fmuladd.f32(float %550, float 0x3FC5555560000000, float %559)
  %561 = fsub float %499, %560
  %562 = tail call noundef float @llvm.fmuladd.f32(float %549, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %563 = tail call noundef float @llvm.fmuladd.f32(float %549, float %562, float 0xBE92524740000000)
  %564 = tail call noundef float @llvm.fmuladd.f32(float %549, float %563, float 0x3EFA015C40000000)
  %565 = tail call noundef float @llvm.fmuladd.f32(float %549, float %564, float 0xBF56C16C00000000)
  %566 = tail call noundef float @llvm.fmuladd.f32(float %549, float %565, float 0x3FA5555560000000)
  %567 = fmul float %549, %566
  %568 = tail call float @llvm.fabs.f32(float %499)
  %569 = bitcast float %568 to i32
  %570 = add nsw i32 %569, -16777216
  %571 = bitcast i32 %570 to float
  %572 = add nsw i32 %569, -1050253722
  %573 = icmp ult i32 %572, 11429479
  %574 = select i1 %573, float %571, float 0.000000e+00
  %575 = icmp samesign ugt i32 %569, 1061683200
  %576 = select i1 %575, float 2.812500e-01, float %574
  %577 = fneg float %576
  %578 = tail call noundef float @llvm.fmuladd.f32(float %549, float 5.000000e-01, float %577)
  %579 = fsub float 1.000000e+00, %576
  %580 = fneg float %499
  %581 = fmul float %500, %580
  %582 = tail call noundef float @llvm.fmuladd.f32(float %549, float %567, float %581)
  %583 = fsub float %582, %578
  %584 = fadd float %579, %583
  %585 = shl i32 %501, 30
  %586 = and i32 %585, -2147483648
  %587 = and i32 %501, 1
  %588 = icmp eq i32 %587, 0
  %589 = select i1 %588, float %561, float %584
  %590 = bitcast float %589 to i32
  %591 = bitcast float %69 to i32
  %592 = xor i32 %498, %591
  %593 = xor i32 %592, %586
  %594 = xor i32 %593, %590
  %595 = bitcast i32 %594 to float
  %596 = select i1 %502, float %595, float 0x7FF8000000000000
  %597 = fcmp oeq float %69, 0.000000e+00
  %598 = select i1 %597, float %69, float %596
  %599 = sdiv i32 %1, 2
  %600 = mul nsw i32 %599, %31
  %601 = add nsw i32 %600, %19
  %602 = sext i32 %601 to i64
  %603 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %602
  %604 = load <2 x float>, ptr addrspace(1) %603, align 8, !tbaa !27
  %605 = extractelement <2 x float> %604, i64 0
  %606 = extractelement <2 x float> %604, i64 1
  %607 = fneg float %598
  %608 = fmul float %606, %607
  %609 = tail call float @llvm.fmuladd.f32(float %605, float %548, float %608)
  %610 = insertelement <2 x float> poison, float %609, i64 0
  %611 = fmul float %548, %606
  %612 = tail call float @llvm.fmuladd.f32(float %605, float %598, float %611)
  %613 = insertelement <2 x float> %610, float %612, i64 1
  store <2 x float> %613, ptr addrspace(1) %603, align 8, !tbaa !27
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

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
declare float @llvm.rint.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="16,16" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="16,16" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"float", !"int"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"int"}
!16 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!17 = !{i32 16, i32 1, i32 1}
!18 = !{!19}
!19 = distinct !{!19, !20, !"__clang_ocl_kern_imp_attention_head: argument 0"}
!20 = distinct !{!20, !"__clang_ocl_kern_imp_attention_head"}
!21 = !{!22}
!22 = distinct !{!22, !20, !"__clang_ocl_kern_imp_attention_head: argument 1"}
!23 = !{!24}
!24 = distinct !{!24, !20, !"__clang_ocl_kern_imp_attention_head: argument 2"}
!25 = !{!26}
!26 = distinct !{!26, !20, !"__clang_ocl_kern_imp_attention_head: argument 3"}
!27 = !{!8, !8, i64 0}
!28 = !{!22, !24, !26}
!29 = !{}
!30 = !{!19, !24, !26}
!31 = !{!19, !22, !24, !26}
!32 = !{!19, !22, !26}
!33 = !{!"amdgpu-synchronize-as", !"local"}
!34 = !{float 2.500000e+00}
!35 = !{!19, !22, !24}
!36 = !{i32 1, i32 0, i32 0}
!37 = !{!"none", !"none", !"none"}
!38 = !{!"float2*", !"int", !"int"}
!39 = !{!"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!40 = !{!"", !"", !""}
