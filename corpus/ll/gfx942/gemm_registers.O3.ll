; ModuleID = 'corpus/opencl/gemm_registers.cl'
source_filename = "corpus/opencl/gemm_registers.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@gemm_registers.As = internal unnamed_addr addrspace(3) global [64 x <4 x float>] undef, align 16
@gemm_registers.Bs = internal unnamed_addr addrspace(3) global [128 x <4 x float>] undef, align 16

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
define protected amdgpu_kernel void @gemm_registers(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !reqd_work_group_size !17 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = shl nuw nsw i32 %10, 3
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = shl i32 %12, 5
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = shl i32 %14, 6
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %53

17:                                               ; preds = %8
  %18 = add nuw nsw i32 %11, %9
  %19 = lshr i32 %18, 3
  %20 = and i32 %9, 7
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @gemm_registers.As, i32 %18
  %22 = and i32 %18, 15
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @gemm_registers.As, i32 %9
  %24 = shl nuw nsw i32 %10, 5
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @gemm_registers.Bs, i32 %24
  %26 = lshr i32 %18, 4
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @gemm_registers.Bs, i32 %18
  %28 = add nuw nsw i32 %18, 64
  %29 = lshr i32 %28, 4
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @gemm_registers.Bs, i32 %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 128
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 256
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 272
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 256
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 512
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 528
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 384
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 768
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 784
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 512
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1024
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1040
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 640
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1280
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1296
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 768
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1536
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1552
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 896
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1792
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1808
  br label %188

53:                                               ; preds = %188, %8
  %54 = phi <2 x float> [ zeroinitializer, %8 ], [ %460, %188 ]
  %55 = phi <2 x float> [ zeroinitializer, %8 ], [ %461, %188 ]
  %56 = phi <2 x float> [ zeroinitializer, %8 ], [ %457, %188 ]
  %57 = phi <2 x float> [ zeroinitializer, %8 ], [ %458, %188 ]
  %58 = phi <2 x float> [ zeroinitializer, %8 ], [ %454, %188 ]
  %59 = phi <2 x float> [ zeroinitializer, %8 ], [ %455, %188 ]
  %60 = phi <2 x float> [ zeroinitializer, %8 ], [ %451, %188 ]
  %61 = phi <2 x float> [ zeroinitializer, %8 ], [ %452, %188 ]
  %62 = phi <2 x float> [ zeroinitializer, %8 ], [ %448, %188 ]
  %63 = phi <2 x float> [ zeroinitializer, %8 ], [ %449, %188 ]
  %64 = phi <2 x float> [ zeroinitializer, %8 ], [ %445, %188 ]
  %65 = phi <2 x float> [ zeroinitializer, %8 ], [ %446, %188 ]
  %66 = phi <2 x float> [ zeroinitializer, %8 ], [ %442, %188 ]
  %67 = phi <2 x float> [ zeroinitializer, %8 ], [ %443, %188 ]
  %68 = phi <2 x float> [ zeroinitializer, %8 ], [ %438, %188 ]
  %69 = phi <2 x float> [ zeroinitializer, %8 ], [ %440, %188 ]
  %70 = add nsw i32 %15, %11
  %71 = shl nuw nsw i32 %9, 2
  %72 = add i32 %71, %13
  %73 = mul nsw i32 %70, %0
  %74 = add i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %75
  %77 = load <2 x float>, ptr addrspace(1) %76, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %78 = insertelement <2 x float> poison, float %4, i64 0
  %79 = shufflevector <2 x float> %78, <2 x float> poison, <2 x i32> zeroinitializer
  %80 = fmul <2 x float> %79, %77
  %81 = insertelement <2 x float> poison, float %3, i64 0
  %82 = shufflevector <2 x float> %81, <2 x float> poison, <2 x i32> zeroinitializer
  %83 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %68, <2 x float> %80)
  store <2 x float> %83, ptr addrspace(1) %76, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %84 = sext i32 %74 to i64
  %85 = getelementptr float, ptr addrspace(1) %7, i64 %84
  %86 = getelementptr i8, ptr addrspace(1) %85, i64 8
  %87 = load <2 x float>, ptr addrspace(1) %86, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %88 = fmul <2 x float> %79, %87
  %89 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %69, <2 x float> %88)
  store <2 x float> %89, ptr addrspace(1) %86, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %90 = or disjoint i32 %70, 1
  %91 = mul nsw i32 %90, %0
  %92 = add i32 %72, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %93
  %95 = load <2 x float>, ptr addrspace(1) %94, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %96 = fmul <2 x float> %79, %95
  %97 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %66, <2 x float> %96)
  store <2 x float> %97, ptr addrspace(1) %94, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %98 = sext i32 %92 to i64
  %99 = getelementptr float, ptr addrspace(1) %7, i64 %98
  %100 = getelementptr i8, ptr addrspace(1) %99, i64 8
  %101 = load <2 x float>, ptr addrspace(1) %100, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %102 = fmul <2 x float> %79, %101
  %103 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %67, <2 x float> %102)
  store <2 x float> %103, ptr addrspace(1) %100, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %104 = or disjoint i32 %70, 2
  %105 = mul nsw i32 %104, %0
  %106 = add i32 %72, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %107
  %109 = load <2 x float>, ptr addrspace(1) %108, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %110 = fmul <2 x float> %79, %109
  %111 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %64, <2 x float> %110)
  store <2 x float> %111, ptr addrspace(1) %108, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %112 = sext i32 %106 to i64
  %113 = getelementptr float, ptr addrspace(1) %7, i64 %112
  %114 = getelementptr i8, ptr addrspace(1) %113, i64 8
  %115 = load <2 x float>, ptr addrspace(1) %114, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %116 = fmul <2 x float> %79, %115
  %117 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %65, <2 x float> %116)
  store <2 x float> %117, ptr addrspace(1) %114, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %118 = or disjoint i32 %70, 3
  %119 = mul nsw i32 %118, %0
  %120 = add i32 %72, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %121
  %123 = load <2 x float>, ptr addrspace(1) %122, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %124 = fmul <2 x float> %79, %123
  %125 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %62, <2 x float> %124)
  store <2 x float> %125, ptr addrspace(1) %122, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %126 = sext i32 %120 to i64
  %127 = getelementptr float, ptr addrspace(1) %7, i64 %126
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 8
  %129 = load <2 x float>, ptr addrspace(1) %128, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %130 = fmul <2 x float> %79, %129
  %131 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %63, <2 x float> %130)
  store <2 x float> %131, ptr addrspace(1) %128, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %132 = or disjoint i32 %70, 4
  %133 = mul nsw i32 %132, %0
  %134 = add i32 %72, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %135
  %137 = load <2 x float>, ptr addrspace(1) %136, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %138 = fmul <2 x float> %79, %137
  %139 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %60, <2 x float> %138)
  store <2 x float> %139, ptr addrspace(1) %136, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %140 = sext i32 %134 to i64
  %141 = getelementptr float, ptr addrspace(1) %7, i64 %140
  %142 = getelementptr i8, ptr addrspace(1) %141, i64 8
  %143 = load <2 x float>, ptr addrspace(1) %142, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %144 = fmul <2 x float> %79, %143
  %145 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %61, <2 x float> %144)
  store <2 x float> %145, ptr addrspace(1) %142, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %146 = or disjoint i32 %70, 5
  %147 = mul nsw i32 %146, %0
  %148 = add i32 %72, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %149
  %151 = load <2 x float>, ptr addrspace(1) %150, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %152 = fmul <2 x float> %79, %151
  %153 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %58, <2 x float> %152)
  store <2 x float> %153, ptr addrspace(1) %150, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %154 = sext i32 %148 to i64
  %155 = getelementptr float, ptr addrspace(1) %7, i64 %154
  %156 = getelementptr i8, ptr addrspace(1) %155, i64 8
  %157 = load <2 x float>, ptr addrspace(1) %156, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %158 = fmul <2 x float> %79, %157
  %159 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %59, <2 x float> %158)
  store <2 x float> %159, ptr addrspace(1) %156, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %160 = or disjoint i32 %70, 6
  %161 = mul nsw i32 %160, %0
  %162 = add i32 %72, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %163
  %165 = load <2 x float>, ptr addrspace(1) %164, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %166 = fmul <2 x float> %79, %165
  %167 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %56, <2 x float> %166)
  store <2 x float> %167, ptr addrspace(1) %164, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %168 = sext i32 %162 to i64
  %169 = getelementptr float, ptr addrspace(1) %7, i64 %168
  %170 = getelementptr i8, ptr addrspace(1) %169, i64 8
  %171 = load <2 x float>, ptr addrspace(1) %170, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %172 = fmul <2 x float> %79, %171
  %173 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %57, <2 x float> %172)
  store <2 x float> %173, ptr addrspace(1) %170, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %174 = or disjoint i32 %70, 7
  %175 = mul nsw i32 %174, %0
  %176 = add i32 %72, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %177
  %179 = load <2 x float>, ptr addrspace(1) %178, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %180 = fmul <2 x float> %79, %179
  %181 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %54, <2 x float> %180)
  store <2 x float> %181, ptr addrspace(1) %178, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %182 = sext i32 %176 to i64
  %183 = getelementptr float, ptr addrspace(1) %7, i64 %182
  %184 = getelementptr i8, ptr addrspace(1) %183, i64 8
  %185 = load <2 x float>, ptr addrspace(1) %184, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %186 = fmul <2 x float> %79, %185
  %187 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %55, <2 x float> %186)
  store <2 x float> %187, ptr addrspace(1) %184, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  ret void

188:                                              ; preds = %17, %188
  %189 = phi i32 [ 0, %17 ], [ %462, %188 ]
  %190 = phi <2 x float> [ zeroinitializer, %17 ], [ %460, %188 ]
  %191 = phi <2 x float> [ zeroinitializer, %17 ], [ %461, %188 ]
  %192 = phi <2 x float> [ zeroinitializer, %17 ], [ %457, %188 ]
  %193 = phi <2 x float> [ zeroinitializer, %17 ], [ %458, %188 ]
  %194 = phi <2 x float> [ zeroinitializer, %17 ], [ %454, %188 ]
  %195 = phi <2 x float> [ zeroinitializer, %17 ], [ %455, %188 ]
  %196 = phi <2 x float> [ zeroinitializer, %17 ], [ %451, %188 ]
  %197 = phi <2 x float> [ zeroinitializer, %17 ], [ %452, %188 ]
  %198 = phi <2 x float> [ zeroinitializer, %17 ], [ %448, %188 ]
  %199 = phi <2 x float> [ zeroinitializer, %17 ], [ %449, %188 ]
  %200 = phi <2 x float> [ zeroinitializer, %17 ], [ %445, %188 ]
  %201 = phi <2 x float> [ zeroinitializer, %17 ], [ %446, %188 ]
  %202 = phi <2 x float> [ zeroinitializer, %17 ], [ %442, %188 ]
  %203 = phi <2 x float> [ zeroinitializer, %17 ], [ %443, %188 ]
  %204 = phi <2 x float> [ zeroinitializer, %17 ], [ %438, %188 ]
  %205 = phi <2 x float> [ zeroinitializer, %17 ], [ %440, %188 ]
  %206 = add nuw nsw i32 %189, %19
  %207 = mul nsw i32 %206, %0
  %208 = add nsw i32 %207, %13
  %209 = sdiv i32 %208, 4
  %210 = add nsw i32 %209, %20
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds <4 x float>, ptr addrspace(1) %5, i64 %211
  %213 = load <4 x float>, ptr addrspace(1) %212, align 16, !tbaa !28, !alias.scope !18, !noalias !29, !amdgpu.noclobber !30
  store <4 x float> %213, ptr addrspace(3) %21, align 16, !tbaa !28, !noalias !31
  %214 = add nuw nsw i32 %26, %189
  %215 = mul nsw i32 %214, %1
  %216 = add nsw i32 %215, %15
  %217 = sdiv i32 %216, 4
  %218 = add nsw i32 %217, %22
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds <4 x float>, ptr addrspace(1) %6, i64 %219
  %221 = load <4 x float>, ptr addrspace(1) %220, align 16, !tbaa !28, !alias.scope !21, !noalias !32, !amdgpu.noclobber !30
  store <4 x float> %221, ptr addrspace(3) %27, align 16, !tbaa !28, !noalias !31
  %222 = add nuw nsw i32 %29, %189
  %223 = mul nsw i32 %222, %1
  %224 = add nsw i32 %223, %15
  %225 = sdiv i32 %224, 4
  %226 = add nsw i32 %225, %22
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds <4 x float>, ptr addrspace(1) %6, i64 %227
  %229 = load <4 x float>, ptr addrspace(1) %228, align 16, !tbaa !28, !alias.scope !21, !noalias !32, !amdgpu.noclobber !30
  store <4 x float> %229, ptr addrspace(3) %30, align 16, !tbaa !28, !noalias !31
  fence syncscope("workgroup") seq_cst, !noalias !31, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !noalias !31
  %230 = load <4 x float>, ptr addrspace(3) %23, align 16, !tbaa !28, !noalias !31
  %231 = load <4 x float>, ptr addrspace(3) %25, align 16, !tbaa !28, !noalias !31
  %232 = load <4 x float>, ptr addrspace(3) %31, align 16, !tbaa !28, !noalias !31
  %233 = load <4 x float>, ptr addrspace(3) %32, align 16, !tbaa !28, !noalias !31
  %234 = load <4 x float>, ptr addrspace(3) %33, align 16, !tbaa !28, !noalias !31
  %235 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !28, !noalias !31
  %236 = load <4 x float>, ptr addrspace(3) %35, align 16, !tbaa !28, !noalias !31
  %237 = load <4 x float>, ptr addrspace(3) %36, align 16, !tbaa !28, !noalias !31
  %238 = load <4 x float>, ptr addrspace(3) %37, align 16, !tbaa !28, !noalias !31
  %239 = load <4 x float>, ptr addrspace(3) %38, align 16, !tbaa !28, !noalias !31
  %240 = load <4 x float>, ptr addrspace(3) %39, align 16, !tbaa !28, !noalias !31
  %241 = load <4 x float>, ptr addrspace(3) %40, align 16, !tbaa !28, !noalias !31
  %242 = load <4 x float>, ptr addrspace(3) %41, align 16, !tbaa !28, !noalias !31
  %243 = load <4 x float>, ptr addrspace(3) %42, align 16, !tbaa !28, !noalias !31
  %244 = load <4 x float>, ptr addrspace(3) %43, align 16, !tbaa !28, !noalias !31
  %245 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !28, !noalias !31
  %246 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !28, !noalias !31
  %247 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !28, !noalias !31
  %248 = load <4 x float>, ptr addrspace(3) %47, align 16, !tbaa !28, !noalias !31
  %249 = load <4 x float>, ptr addrspace(3) %48, align 16, !tbaa !28, !noalias !31
  %250 = load <4 x float>, ptr addrspace(3) %49, align 16, !tbaa !28, !noalias !31
  %251 = shufflevector <4 x float> %230, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %252 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> zeroinitializer
  %253 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %252, <2 x float> %204)
  %254 = shufflevector <4 x float> %233, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %255 = shufflevector <4 x float> %234, <4 x float> poison, <2 x i32> zeroinitializer
  %256 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %255, <2 x float> %253)
  %257 = shufflevector <4 x float> %236, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %258 = shufflevector <4 x float> %237, <4 x float> poison, <2 x i32> zeroinitializer
  %259 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %258, <2 x float> %256)
  %260 = shufflevector <4 x float> %239, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %261 = shufflevector <4 x float> %240, <4 x float> poison, <2 x i32> zeroinitializer
  %262 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %261, <2 x float> %259)
  %263 = shufflevector <4 x float> %242, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %264 = shufflevector <4 x float> %243, <4 x float> poison, <2 x i32> zeroinitializer
  %265 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %264, <2 x float> %262)
  %266 = shufflevector <4 x float> %245, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %267 = shufflevector <4 x float> %246, <4 x float> poison, <2 x i32> zeroinitializer
  %268 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %267, <2 x float> %265)
  %269 = shufflevector <4 x float> %248, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %270 = shufflevector <4 x float> %249, <4 x float> poison, <2 x i32> zeroinitializer
  %271 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %270, <2 x float> %268)
  %272 = shufflevector <4 x float> %230, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %273 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %252, <2 x float> %205)
  %274 = shufflevector <4 x float> %233, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %275 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %255, <2 x float> %273)
  %276 = shufflevector <4 x float> %236, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %277 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %258, <2 x float> %275)
  %278 = shufflevector <4 x float> %239, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %279 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %261, <2 x float> %277)
  %280 = shufflevector <4 x float> %242, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %281 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %264, <2 x float> %279)
  %282 = shufflevector <4 x float> %245, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %283 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %267, <2 x float> %281)
  %284 = shufflevector <4 x float> %248, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %285 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %270, <2 x float> %283)
  %286 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %287 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %286, <2 x float> %202)
  %288 = shufflevector <4 x float> %234, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %289 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %288, <2 x float> %287)
  %290 = shufflevector <4 x float> %237, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %291 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %290, <2 x float> %289)
  %292 = shufflevector <4 x float> %240, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %293 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %292, <2 x float> %291)
  %294 = shufflevector <4 x float> %243, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %295 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %294, <2 x float> %293)
  %296 = shufflevector <4 x float> %246, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %297 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %296, <2 x float> %295)
  %298 = shufflevector <4 x float> %249, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %299 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %298, <2 x float> %297)
  %300 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %286, <2 x float> %203)
  %301 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %288, <2 x float> %300)
  %302 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %290, <2 x float> %301)
  %303 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %292, <2 x float> %302)
  %304 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %294, <2 x float> %303)
  %305 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %296, <2 x float> %304)
  %306 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %298, <2 x float> %305)
  %307 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %308 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %307, <2 x float> %200)
  %309 = shufflevector <4 x float> %234, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %310 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %309, <2 x float> %308)
  %311 = shufflevector <4 x float> %237, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %312 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %311, <2 x float> %310)
  %313 = shufflevector <4 x float> %240, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %314 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %313, <2 x float> %312)
  %315 = shufflevector <4 x float> %243, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %316 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %315, <2 x float> %314)
  %317 = shufflevector <4 x float> %246, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %318 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %317, <2 x float> %316)
  %319 = shufflevector <4 x float> %249, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %320 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %319, <2 x float> %318)
  %321 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %307, <2 x float> %201)
  %322 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %309, <2 x float> %321)
  %323 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %311, <2 x float> %322)
  %324 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %313, <2 x float> %323)
  %325 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %315, <2 x float> %324)
  %326 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %317, <2 x float> %325)
  %327 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %319, <2 x float> %326)
  %328 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %329 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %328, <2 x float> %198)
  %330 = shufflevector <4 x float> %234, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %331 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %330, <2 x float> %329)
  %332 = shufflevector <4 x float> %237, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %333 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %332, <2 x float> %331)
  %334 = shufflevector <4 x float> %240, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %335 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %334, <2 x float> %333)
  %336 = shufflevector <4 x float> %243, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %337 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %336, <2 x float> %335)
  %338 = shufflevector <4 x float> %246, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %339 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %338, <2 x float> %337)
  %340 = shufflevector <4 x float> %249, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %341 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %340, <2 x float> %339)
  %342 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %328, <2 x float> %199)
  %343 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %330, <2 x float> %342)
  %344 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %332, <2 x float> %343)
  %345 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %334, <2 x float> %344)
  %346 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %336, <2 x float> %345)
  %347 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %338, <2 x float> %346)
  %348 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %340, <2 x float> %347)
  %349 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> zeroinitializer
  %350 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %349, <2 x float> %196)
  %351 = shufflevector <4 x float> %235, <4 x float> poison, <2 x i32> zeroinitializer
  %352 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %351, <2 x float> %350)
  %353 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> zeroinitializer
  %354 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %353, <2 x float> %352)
  %355 = shufflevector <4 x float> %241, <4 x float> poison, <2 x i32> zeroinitializer
  %356 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %355, <2 x float> %354)
  %357 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> zeroinitializer
  %358 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %357, <2 x float> %356)
  %359 = shufflevector <4 x float> %247, <4 x float> poison, <2 x i32> zeroinitializer
  %360 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %359, <2 x float> %358)
  %361 = shufflevector <4 x float> %250, <4 x float> poison, <2 x i32> zeroinitializer
  %362 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %361, <2 x float> %360)
  %363 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %349, <2 x float> %197)
  %364 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %351, <2 x float> %363)
  %365 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %353, <2 x float> %364)
  %366 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %355, <2 x float> %365)
  %367 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %357, <2 x float> %366)
  %368 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %359, <2 x float> %367)
  %369 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %361, <2 x float> %368)
  %370 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %371 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %370, <2 x float> %194)
  %372 = shufflevector <4 x float> %235, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %373 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %372, <2 x float> %371)
  %374 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %375 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %374, <2 x float> %373)
  %376 = shufflevector <4 x float> %241, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %377 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %376, <2 x float> %375)
  %378 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %379 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %378, <2 x float> %377)
  %380 = shufflevector <4 x float> %247, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %381 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %380, <2 x float> %379)
  %382 = shufflevector <4 x float> %250, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %383 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %382, <2 x float> %381)
  %384 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %370, <2 x float> %195)
  %385 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %372, <2 x float> %384)
  %386 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %374, <2 x float> %385)
  %387 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %376, <2 x float> %386)
  %388 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %378, <2 x float> %387)
  %389 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %380, <2 x float> %388)
  %390 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %382, <2 x float> %389)
  %391 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %392 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %391, <2 x float> %192)
  %393 = shufflevector <4 x float> %235, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %394 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %393, <2 x float> %392)
  %395 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %396 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %395, <2 x float> %394)
  %397 = shufflevector <4 x float> %241, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %398 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %397, <2 x float> %396)
  %399 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %400 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %399, <2 x float> %398)
  %401 = shufflevector <4 x float> %247, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %402 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %401, <2 x float> %400)
  %403 = shufflevector <4 x float> %250, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %404 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %403, <2 x float> %402)
  %405 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %391, <2 x float> %193)
  %406 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %393, <2 x float> %405)
  %407 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %395, <2 x float> %406)
  %408 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %397, <2 x float> %407)
  %409 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %399, <2 x float> %408)
  %410 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %401, <2 x float> %409)
  %411 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %403, <2 x float> %410)
  %412 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %413 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %412, <2 x float> %190)
  %414 = shufflevector <4 x float> %235, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %415 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %414, <2 x float> %413)
  %416 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %417 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %416, <2 x float> %415)
  %418 = shufflevector <4 x float> %241, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %419 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %418, <2 x float> %417)
  %420 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %421 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %420, <2 x float> %419)
  %422 = shufflevector <4 x float> %247, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %423 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %422, <2 x float> %421)
  %424 = shufflevector <4 x float> %250, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %425 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %424, <2 x float> %423)
  %426 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %412, <2 x float> %191)
  %427 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %414, <2 x float> %426)
  %428 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %416, <2 x float> %427)
  %429 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %418, <2 x float> %428)
  %430 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %420, <2 x float> %429)
  %431 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %422, <2 x float> %430)
  %432 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %424, <2 x float> %431)
  %433 = load <4 x float>, ptr addrspace(3) %50, align 16, !tbaa !28, !noalias !31
  %434 = load <4 x float>, ptr addrspace(3) %51, align 16, !tbaa !28, !noalias !31
  %435 = load <4 x float>, ptr addrspace(3) %52, align 16, !tbaa !28, !noalias !31
  %436 = shufflevector <4 x float> %433, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %437 = shufflevector <4 x float> %434, <4 x float> poison, <2 x i32> zeroinitializer
  %438 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %437, <2 x float> %271)
  %439 = shufflevector <4 x float> %433, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %440 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %437, <2 x float> %285)
  %441 = shufflevector <4 x float> %434, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %442 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %441, <2 x float> %299)
  %443 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %441, <2 x float> %306)
  %444 = shufflevector <4 x float> %434, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %445 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %444, <2 x float> %320)
  %446 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %444, <2 x float> %327)
  %447 = shufflevector <4 x float> %434, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %448 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %447, <2 x float> %341)
  %449 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %447, <2 x float> %348)
  %450 = shufflevector <4 x float> %435, <4 x float> poison, <2 x i32> zeroinitializer
  %451 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %450, <2 x float> %362)
  %452 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %450, <2 x float> %369)
  %453 = shufflevector <4 x float> %435, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %454 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %453, <2 x float> %383)
  %455 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %453, <2 x float> %390)
  %456 = shufflevector <4 x float> %435, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %457 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %456, <2 x float> %404)
  %458 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %456, <2 x float> %411)
  %459 = shufflevector <4 x float> %435, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %460 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %459, <2 x float> %425)
  %461 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %459, <2 x float> %432)
  fence syncscope("workgroup") seq_cst, !noalias !31, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !noalias !31
  %462 = add nuw nsw i32 %189, 8
  %463 = icmp slt i32 %462, %2
  br i1 %463, label %188, label %53
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemm_registers(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %6, ptr addrspace(1) noalias noundef align 4 captures(none) %7) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !reqd_work_group_size !17 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = shl nuw nsw i32 %10, 3
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = shl i32 %12, 5
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = shl i32 %14, 6
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %53

17:                                               ; preds = %8
  %18 = add nuw nsw i32 %11, %9
  %19 = lshr i32 %18, 3
  %20 = and i32 %9, 7
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @gemm_registers.As, i32 %18
  %22 = and i32 %18, 15
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @gemm_registers.As, i32 %9
  %24 = shl nuw nsw i32 %10, 5
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @gemm_registers.Bs, i32 %24
  %26 = lshr i32 %18, 4
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @gemm_registers.Bs, i32 %18
  %28 = add nuw nsw i32 %18, 64
  %29 = lshr i32 %28, 4
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @gemm_registers.Bs, i32 %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 128
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 256
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 272
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 256
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 512
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 528
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 384
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 768
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 784
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 512
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1024
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1040
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 640
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1280
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1296
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 768
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1536
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1552
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 896
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1792
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 1808
  br label %188

53:                                               ; preds = %188, %8
  %54 = phi <2 x float> [ zeroinitializer, %8 ], [ %460, %188 ]
  %55 = phi <2 x float> [ zeroinitializer, %8 ], [ %461, %188 ]
  %56 = phi <2 x float> [ zeroinitializer, %8 ], [ %457, %188 ]
  %57 = phi <2 x float> [ zeroinitializer, %8 ], [ %458, %188 ]
  %58 = phi <2 x float> [ zeroinitializer, %8 ], [ %454, %188 ]
  %59 = phi <2 x float> [ zeroinitializer, %8 ], [ %455, %188 ]
  %60 = phi <2 x float> [ zeroinitializer, %8 ], [ %451, %188 ]
  %61 = phi <2 x float> [ zeroinitializer, %8 ], [ %452, %188 ]
  %62 = phi <2 x float> [ zeroinitializer, %8 ], [ %448, %188 ]
  %63 = phi <2 x float> [ zeroinitializer, %8 ], [ %449, %188 ]
  %64 = phi <2 x float> [ zeroinitializer, %8 ], [ %445, %188 ]
  %65 = phi <2 x float> [ zeroinitializer, %8 ], [ %446, %188 ]
  %66 = phi <2 x float> [ zeroinitializer, %8 ], [ %442, %188 ]
  %67 = phi <2 x float> [ zeroinitializer, %8 ], [ %443, %188 ]
  %68 = phi <2 x float> [ zeroinitializer, %8 ], [ %438, %188 ]
  %69 = phi <2 x float> [ zeroinitializer, %8 ], [ %440, %188 ]
  %70 = add nsw i32 %15, %11
  %71 = shl nuw nsw i32 %9, 2
  %72 = add i32 %71, %13
  %73 = mul nsw i32 %70, %0
  %74 = add i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %75
  %77 = load <2 x float>, ptr addrspace(1) %76, align 4, !tbaa !25
  %78 = insertelement <2 x float> poison, float %4, i64 0
  %79 = shufflevector <2 x float> %78, <2 x float> poison, <2 x i32> zeroinitializer
  %80 = fmul <2 x float> %79, %77
  %81 = insertelement <2 x float> poison, float %3, i64 0
  %82 = shufflevector <2 x float> %81, <2 x float> poison, <2 x i32> zeroinitializer
  %83 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %68, <2 x float> %80)
  store <2 x float> %83, ptr addrspace(1) %76, align 4, !tbaa !25
  %84 = sext i32 %74 to i64
  %85 = getelementptr float, ptr addrspace(1) %7, i64 %84
  %86 = getelementptr i8, ptr addrspace(1) %85, i64 8
  %87 = load <2 x float>, ptr addrspace(1) %86, align 4, !tbaa !25
  %88 = fmul <2 x float> %79, %87
  %89 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %69, <2 x float> %88)
  store <2 x float> %89, ptr addrspace(1) %86, align 4, !tbaa !25
  %90 = or disjoint i32 %70, 1
  %91 = mul nsw i32 %90, %0
  %92 = add i32 %72, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %93
  %95 = load <2 x float>, ptr addrspace(1) %94, align 4, !tbaa !25
  %96 = fmul <2 x float> %79, %95
  %97 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %66, <2 x float> %96)
  store <2 x float> %97, ptr addrspace(1) %94, align 4, !tbaa !25
  %98 = sext i32 %92 to i64
  %99 = getelementptr float, ptr addrspace(1) %7, i64 %98
  %100 = getelementptr i8, ptr addrspace(1) %99, i64 8
  %101 = load <2 x float>, ptr addrspace(1) %100, align 4, !tbaa !25
  %102 = fmul <2 x float> %79, %101
  %103 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %67, <2 x float> %102)
  store <2 x float> %103, ptr addrspace(1) %100, align 4, !tbaa !25
  %104 = or disjoint i32 %70, 2
  %105 = mul nsw i32 %104, %0
  %106 = add i32 %72, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %107
  %109 = load <2 x float>, ptr addrspace(1) %108, align 4, !tbaa !25
  %110 = fmul <2 x float> %79, %109
  %111 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %64, <2 x float> %110)
  store <2 x float> %111, ptr addrspace(1) %108, align 4, !tbaa !25
  %112 = sext i32 %106 to i64
  %113 = getelementptr float, ptr addrspace(1) %7, i64 %112
  %114 = getelementptr i8, ptr addrspace(1) %113, i64 8
  %115 = load <2 x float>, ptr addrspace(1) %114, align 4, !tbaa !25
  %116 = fmul <2 x float> %79, %115
  %117 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %65, <2 x float> %116)
  store <2 x float> %117, ptr addrspace(1) %114, align 4, !tbaa !25
  %118 = or disjoint i32 %70, 3
  %119 = mul nsw i32 %118, %0
  %120 = add i32 %72, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %121
  %123 = load <2 x float>, ptr addrspace(1) %122, align 4, !tbaa !25
  %124 = fmul <2 x float> %79, %123
  %125 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %62, <2 x float> %124)
  store <2 x float> %125, ptr addrspace(1) %122, align 4, !tbaa !25
  %126 = sext i32 %120 to i64
  %127 = getelementptr float, ptr addrspace(1) %7, i64 %126
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 8
  %129 = load <2 x float>, ptr addrspace(1) %128, align 4, !tbaa !25
  %130 = fmul <2 x float> %79, %129
  %131 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %63, <2 x float> %130)
  store <2 x float> %131, ptr addrspace(1) %128, align 4, !tbaa !25
  %132 = or disjoint i32 %70, 4
  %133 = mul nsw i32 %132, %0
  %134 = add i32 %72, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %135
  %137 = load <2 x float>, ptr addrspace(1) %136, align 4, !tbaa !25
  %138 = fmul <2 x float> %79, %137
  %139 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %60, <2 x float> %138)
  store <2 x float> %139, ptr addrspace(1) %136, align 4, !tbaa !25
  %140 = sext i32 %134 to i64
  %141 = getelementptr float, ptr addrspace(1) %7, i64 %140
  %142 = getelementptr i8, ptr addrspace(1) %141, i64 8
  %143 = load <2 x float>, ptr addrspace(1) %142, align 4, !tbaa !25
  %144 = fmul <2 x float> %79, %143
  %145 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %61, <2 x float> %144)
  store <2 x float> %145, ptr addrspace(1) %142, align 4, !tbaa !25
  %146 = or disjoint i32 %70, 5
  %147 = mul nsw i32 %146, %0
  %148 = add i32 %72, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %149
  %151 = load <2 x float>, ptr addrspace(1) %150, align 4, !tbaa !25
  %152 = fmul <2 x float> %79, %151
  %153 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %58, <2 x float> %152)
  store <2 x float> %153, ptr addrspace(1) %150, align 4, !tbaa !25
  %154 = sext i32 %148 to i64
  %155 = getelementptr float, ptr addrspace(1) %7, i64 %154
  %156 = getelementptr i8, ptr addrspace(1) %155, i64 8
  %157 = load <2 x float>, ptr addrspace(1) %156, align 4, !tbaa !25
  %158 = fmul <2 x float> %79, %157
  %159 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %59, <2 x float> %158)
  store <2 x float> %159, ptr addrspace(1) %156, align 4, !tbaa !25
  %160 = or disjoint i32 %70, 6
  %161 = mul nsw i32 %160, %0
  %162 = add i32 %72, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %163
  %165 = load <2 x float>, ptr addrspace(1) %164, align 4, !tbaa !25
  %166 = fmul <2 x float> %79, %165
  %167 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %56, <2 x float> %166)
  store <2 x float> %167, ptr addrspace(1) %164, align 4, !tbaa !25
  %168 = sext i32 %162 to i64
  %169 = getelementptr float, ptr addrspace(1) %7, i64 %168
  %170 = getelementptr i8, ptr addrspace(1) %169, i64 8
  %171 = load <2 x float>, ptr addrspace(1) %170, align 4, !tbaa !25
  %172 = fmul <2 x float> %79, %171
  %173 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %57, <2 x float> %172)
  store <2 x float> %173, ptr addrspace(1) %170, align 4, !tbaa !25
  %174 = or disjoint i32 %70, 7
  %175 = mul nsw i32 %174, %0
  %176 = add i32 %72, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %177
  %179 = load <2 x float>, ptr addrspace(1) %178, align 4, !tbaa !25
  %180 = fmul <2 x float> %79, %179
  %181 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %54, <2 x float> %180)
  store <2 x float> %181, ptr addrspace(1) %178, align 4, !tbaa !25
  %182 = sext i32 %176 to i64
  %183 = getelementptr float, ptr addrspace(1) %7, i64 %182
  %184 = getelementptr i8, ptr addrspace(1) %183, i64 8
  %185 = load <2 x float>, ptr addrspace(1) %184, align 4, !tbaa !25
  %186 = fmul <2 x float> %79, %185
  %187 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %82, <2 x float> %55, <2 x float> %186)
  store <2 x float> %187, ptr addrspace(1) %184, align 4, !tbaa !25
  ret void

188:                                              ; preds = %17, %188
  %189 = phi i32 [ 0, %17 ], [ %462, %188 ]
  %190 = phi <2 x float> [ zeroinitializer, %17 ], [ %460, %188 ]
  %191 = phi <2 x float> [ zeroinitializer, %17 ], [ %461, %188 ]
  %192 = phi <2 x float> [ zeroinitializer, %17 ], [ %457, %188 ]
  %193 = phi <2 x float> [ zeroinitializer, %17 ], [ %458, %188 ]
  %194 = phi <2 x float> [ zeroinitializer, %17 ], [ %454, %188 ]
  %195 = phi <2 x float> [ zeroinitializer, %17 ], [ %455, %188 ]
  %196 = phi <2 x float> [ zeroinitializer, %17 ], [ %451, %188 ]
  %197 = phi <2 x float> [ zeroinitializer, %17 ], [ %452, %188 ]
  %198 = phi <2 x float> [ zeroinitializer, %17 ], [ %448, %188 ]
  %199 = phi <2 x float> [ zeroinitializer, %17 ], [ %449, %188 ]
  %200 = phi <2 x float> [ zeroinitializer, %17 ], [ %445, %188 ]
  %201 = phi <2 x float> [ zeroinitializer, %17 ], [ %446, %188 ]
  %202 = phi <2 x float> [ zeroinitializer, %17 ], [ %442, %188 ]
  %203 = phi <2 x float> [ zeroinitializer, %17 ], [ %443, %188 ]
  %204 = phi <2 x float> [ zeroinitializer, %17 ], [ %438, %188 ]
  %205 = phi <2 x float> [ zeroinitializer, %17 ], [ %440, %188 ]
  %206 = add nuw nsw i32 %189, %19
  %207 = mul nsw i32 %206, %0
  %208 = add nsw i32 %207, %13
  %209 = sdiv i32 %208, 4
  %210 = add nsw i32 %209, %20
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds <4 x float>, ptr addrspace(1) %5, i64 %211
  %213 = load <4 x float>, ptr addrspace(1) %212, align 16, !tbaa !28
  store <4 x float> %213, ptr addrspace(3) %21, align 16, !tbaa !28
  %214 = add nuw nsw i32 %26, %189
  %215 = mul nsw i32 %214, %1
  %216 = add nsw i32 %215, %15
  %217 = sdiv i32 %216, 4
  %218 = add nsw i32 %217, %22
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds <4 x float>, ptr addrspace(1) %6, i64 %219
  %221 = load <4 x float>, ptr addrspace(1) %220, align 16, !tbaa !28
  store <4 x float> %221, ptr addrspace(3) %27, align 16, !tbaa !28
  %222 = add nuw nsw i32 %29, %189
  %223 = mul nsw i32 %222, %1
  %224 = add nsw i32 %223, %15
  %225 = sdiv i32 %224, 4
  %226 = add nsw i32 %225, %22
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds <4 x float>, ptr addrspace(1) %6, i64 %227
  %229 = load <4 x float>, ptr addrspace(1) %228, align 16, !tbaa !28
  store <4 x float> %229, ptr addrspace(3) %30, align 16, !tbaa !28
  fence syncscope("workgroup") seq_cst, !mmra !33
  tail call void @llvm.amdgcn.s.barrier()
  %230 = load <4 x float>, ptr addrspace(3) %23, align 16, !tbaa !28
  %231 = load <4 x float>, ptr addrspace(3) %25, align 16, !tbaa !28
  %232 = load <4 x float>, ptr addrspace(3) %31, align 16, !tbaa !28
  %233 = load <4 x float>, ptr addrspace(3) %32, align 16, !tbaa !28
  %234 = load <4 x float>, ptr addrspace(3) %33, align 16, !tbaa !28
  %235 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !28
  %236 = load <4 x float>, ptr addrspace(3) %35, align 16, !tbaa !28
  %237 = load <4 x float>, ptr addrspace(3) %36, align 16, !tbaa !28
  %238 = load <4 x float>, ptr addrspace(3) %37, align 16, !tbaa !28
  %239 = load <4 x float>, ptr addrspace(3) %38, align 16, !tbaa !28
  %240 = load <4 x float>, ptr addrspace(3) %39, align 16, !tbaa !28
  %241 = load <4 x float>, ptr addrspace(3) %40, align 16, !tbaa !28
  %242 = load <4 x float>, ptr addrspace(3) %41, align 16, !tbaa !28
  %243 = load <4 x float>, ptr addrspace(3) %42, align 16, !tbaa !28
  %244 = load <4 x float>, ptr addrspace(3) %43, align 16, !tbaa !28
  %245 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !28
  %246 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !28
  %247 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !28
  %248 = load <4 x float>, ptr addrspace(3) %47, align 16, !tbaa !28
  %249 = load <4 x float>, ptr addrspace(3) %48, align 16, !tbaa !28
  %250 = load <4 x float>, ptr addrspace(3) %49, align 16, !tbaa !28
  %251 = shufflevector <4 x float> %230, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %252 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> zeroinitializer
  %253 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %252, <2 x float> %204)
  %254 = shufflevector <4 x float> %233, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %255 = shufflevector <4 x float> %234, <4 x float> poison, <2 x i32> zeroinitializer
  %256 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %255, <2 x float> %253)
  %257 = shufflevector <4 x float> %236, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %258 = shufflevector <4 x float> %237, <4 x float> poison, <2 x i32> zeroinitializer
  %259 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %258, <2 x float> %256)
  %260 = shufflevector <4 x float> %239, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %261 = shufflevector <4 x float> %240, <4 x float> poison, <2 x i32> zeroinitializer
  %262 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %261, <2 x float> %259)
  %263 = shufflevector <4 x float> %242, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %264 = shufflevector <4 x float> %243, <4 x float> poison, <2 x i32> zeroinitializer
  %265 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %264, <2 x float> %262)
  %266 = shufflevector <4 x float> %245, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %267 = shufflevector <4 x float> %246, <4 x float> poison, <2 x i32> zeroinitializer
  %268 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %267, <2 x float> %265)
  %269 = shufflevector <4 x float> %248, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %270 = shufflevector <4 x float> %249, <4 x float> poison, <2 x i32> zeroinitializer
  %271 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %270, <2 x float> %268)
  %272 = shufflevector <4 x float> %230, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %273 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %252, <2 x float> %205)
  %274 = shufflevector <4 x float> %233, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %275 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %255, <2 x float> %273)
  %276 = shufflevector <4 x float> %236, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %277 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %258, <2 x float> %275)
  %278 = shufflevector <4 x float> %239, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %279 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %261, <2 x float> %277)
  %280 = shufflevector <4 x float> %242, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %281 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %264, <2 x float> %279)
  %282 = shufflevector <4 x float> %245, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %283 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %267, <2 x float> %281)
  %284 = shufflevector <4 x float> %248, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %285 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %270, <2 x float> %283)
  %286 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %287 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %286, <2 x float> %202)
  %288 = shufflevector <4 x float> %234, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %289 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %288, <2 x float> %287)
  %290 = shufflevector <4 x float> %237, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %291 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %290, <2 x float> %289)
  %292 = shufflevector <4 x float> %240, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %293 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %292, <2 x float> %291)
  %294 = shufflevector <4 x float> %243, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %295 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %294, <2 x float> %293)
  %296 = shufflevector <4 x float> %246, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %297 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %296, <2 x float> %295)
  %298 = shufflevector <4 x float> %249, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %299 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %298, <2 x float> %297)
  %300 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %286, <2 x float> %203)
  %301 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %288, <2 x float> %300)
  %302 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %290, <2 x float> %301)
  %303 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %292, <2 x float> %302)
  %304 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %294, <2 x float> %303)
  %305 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %296, <2 x float> %304)
  %306 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %298, <2 x float> %305)
  %307 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %308 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %307, <2 x float> %200)
  %309 = shufflevector <4 x float> %234, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %310 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %309, <2 x float> %308)
  %311 = shufflevector <4 x float> %237, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %312 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %311, <2 x float> %310)
  %313 = shufflevector <4 x float> %240, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %314 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %313, <2 x float> %312)
  %315 = shufflevector <4 x float> %243, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %316 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %315, <2 x float> %314)
  %317 = shufflevector <4 x float> %246, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %318 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %317, <2 x float> %316)
  %319 = shufflevector <4 x float> %249, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %320 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %319, <2 x float> %318)
  %321 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %307, <2 x float> %201)
  %322 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %309, <2 x float> %321)
  %323 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %311, <2 x float> %322)
  %324 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %313, <2 x float> %323)
  %325 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %315, <2 x float> %324)
  %326 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %317, <2 x float> %325)
  %327 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %319, <2 x float> %326)
  %328 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %329 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %328, <2 x float> %198)
  %330 = shufflevector <4 x float> %234, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %331 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %330, <2 x float> %329)
  %332 = shufflevector <4 x float> %237, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %333 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %332, <2 x float> %331)
  %334 = shufflevector <4 x float> %240, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %335 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %334, <2 x float> %333)
  %336 = shufflevector <4 x float> %243, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %337 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %336, <2 x float> %335)
  %338 = shufflevector <4 x float> %246, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %339 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %338, <2 x float> %337)
  %340 = shufflevector <4 x float> %249, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %341 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %340, <2 x float> %339)
  %342 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %328, <2 x float> %199)
  %343 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %330, <2 x float> %342)
  %344 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %332, <2 x float> %343)
  %345 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %334, <2 x float> %344)
  %346 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %336, <2 x float> %345)
  %347 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %338, <2 x float> %346)
  %348 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %340, <2 x float> %347)
  %349 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> zeroinitializer
  %350 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %349, <2 x float> %196)
  %351 = shufflevector <4 x float> %235, <4 x float> poison, <2 x i32> zeroinitializer
  %352 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %351, <2 x float> %350)
  %353 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> zeroinitializer
  %354 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %353, <2 x float> %352)
  %355 = shufflevector <4 x float> %241, <4 x float> poison, <2 x i32> zeroinitializer
  %356 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %355, <2 x float> %354)
  %357 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> zeroinitializer
  %358 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %357, <2 x float> %356)
  %359 = shufflevector <4 x float> %247, <4 x float> poison, <2 x i32> zeroinitializer
  %360 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %359, <2 x float> %358)
  %361 = shufflevector <4 x float> %250, <4 x float> poison, <2 x i32> zeroinitializer
  %362 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %361, <2 x float> %360)
  %363 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %349, <2 x float> %197)
  %364 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %351, <2 x float> %363)
  %365 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %353, <2 x float> %364)
  %366 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %355, <2 x float> %365)
  %367 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %357, <2 x float> %366)
  %368 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %359, <2 x float> %367)
  %369 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %361, <2 x float> %368)
  %370 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %371 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %370, <2 x float> %194)
  %372 = shufflevector <4 x float> %235, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %373 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %372, <2 x float> %371)
  %374 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %375 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %374, <2 x float> %373)
  %376 = shufflevector <4 x float> %241, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %377 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %376, <2 x float> %375)
  %378 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %379 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %378, <2 x float> %377)
  %380 = shufflevector <4 x float> %247, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %381 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %380, <2 x float> %379)
  %382 = shufflevector <4 x float> %250, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %383 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %382, <2 x float> %381)
  %384 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %370, <2 x float> %195)
  %385 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %372, <2 x float> %384)
  %386 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %374, <2 x float> %385)
  %387 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %376, <2 x float> %386)
  %388 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %378, <2 x float> %387)
  %389 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %380, <2 x float> %388)
  %390 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %382, <2 x float> %389)
  %391 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %392 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %391, <2 x float> %192)
  %393 = shufflevector <4 x float> %235, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %394 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %393, <2 x float> %392)
  %395 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %396 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %395, <2 x float> %394)
  %397 = shufflevector <4 x float> %241, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %398 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %397, <2 x float> %396)
  %399 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %400 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %399, <2 x float> %398)
  %401 = shufflevector <4 x float> %247, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %402 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %401, <2 x float> %400)
  %403 = shufflevector <4 x float> %250, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %404 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %403, <2 x float> %402)
  %405 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %391, <2 x float> %193)
  %406 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %393, <2 x float> %405)
  %407 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %395, <2 x float> %406)
  %408 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %397, <2 x float> %407)
  %409 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %399, <2 x float> %408)
  %410 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %401, <2 x float> %409)
  %411 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %403, <2 x float> %410)
  %412 = shufflevector <4 x float> %232, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %413 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %251, <2 x float> %412, <2 x float> %190)
  %414 = shufflevector <4 x float> %235, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %415 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %254, <2 x float> %414, <2 x float> %413)
  %416 = shufflevector <4 x float> %238, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %417 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %257, <2 x float> %416, <2 x float> %415)
  %418 = shufflevector <4 x float> %241, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %419 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %260, <2 x float> %418, <2 x float> %417)
  %420 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %421 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %263, <2 x float> %420, <2 x float> %419)
  %422 = shufflevector <4 x float> %247, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %423 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %266, <2 x float> %422, <2 x float> %421)
  %424 = shufflevector <4 x float> %250, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %425 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %269, <2 x float> %424, <2 x float> %423)
  %426 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %272, <2 x float> %412, <2 x float> %191)
  %427 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %274, <2 x float> %414, <2 x float> %426)
  %428 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %276, <2 x float> %416, <2 x float> %427)
  %429 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %278, <2 x float> %418, <2 x float> %428)
  %430 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %280, <2 x float> %420, <2 x float> %429)
  %431 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %282, <2 x float> %422, <2 x float> %430)
  %432 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %284, <2 x float> %424, <2 x float> %431)
  %433 = load <4 x float>, ptr addrspace(3) %50, align 16, !tbaa !28
  %434 = load <4 x float>, ptr addrspace(3) %51, align 16, !tbaa !28
  %435 = load <4 x float>, ptr addrspace(3) %52, align 16, !tbaa !28
  %436 = shufflevector <4 x float> %433, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %437 = shufflevector <4 x float> %434, <4 x float> poison, <2 x i32> zeroinitializer
  %438 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %437, <2 x float> %271)
  %439 = shufflevector <4 x float> %433, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %440 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %437, <2 x float> %285)
  %441 = shufflevector <4 x float> %434, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %442 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %441, <2 x float> %299)
  %443 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %441, <2 x float> %306)
  %444 = shufflevector <4 x float> %434, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %445 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %444, <2 x float> %320)
  %446 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %444, <2 x float> %327)
  %447 = shufflevector <4 x float> %434, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %448 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %447, <2 x float> %341)
  %449 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %447, <2 x float> %348)
  %450 = shufflevector <4 x float> %435, <4 x float> poison, <2 x i32> zeroinitializer
  %451 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %450, <2 x float> %362)
  %452 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %450, <2 x float> %369)
  %453 = shufflevector <4 x float> %435, <4 x float> poison, <2 x i32> <i32 1, i32 1>
  %454 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %453, <2 x float> %383)
  %455 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %453, <2 x float> %390)
  %456 = shufflevector <4 x float> %435, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %457 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %456, <2 x float> %404)
  %458 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %456, <2 x float> %411)
  %459 = shufflevector <4 x float> %435, <4 x float> poison, <2 x i32> <i32 3, i32 3>
  %460 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %436, <2 x float> %459, <2 x float> %425)
  %461 = tail call <2 x float> @llvm.fma.v2f32(<2 x float> %439, <2 x float> %459, <2 x float> %432)
  fence syncscope("workgroup") seq_cst, !mmra !33
  tail call void @llvm.amdgcn.s.barrier()
  %462 = add nuw nsw i32 %189, 8
  %463 = icmp slt i32 %462, %2
  br i1 %463, label %188, label %53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"int", !"int", !"float", !"float", !"float4*", !"float4*", !"float*"}
!15 = !{!"int", !"int", !"int", !"float", !"float", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!16 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!17 = !{i32 8, i32 8, i32 1}
!18 = !{!19}
!19 = distinct !{!19, !20, !"__clang_ocl_kern_imp_gemm_registers: argument 0"}
!20 = distinct !{!20, !"__clang_ocl_kern_imp_gemm_registers"}
!21 = !{!22}
!22 = distinct !{!22, !20, !"__clang_ocl_kern_imp_gemm_registers: argument 1"}
!23 = !{!24}
!24 = distinct !{!24, !20, !"__clang_ocl_kern_imp_gemm_registers: argument 2"}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !8, i64 0}
!27 = !{!19, !22}
!28 = !{!8, !8, i64 0}
!29 = !{!22, !24}
!30 = !{}
!31 = !{!19, !22, !24}
!32 = !{!19, !24}
!33 = !{!"amdgpu-synchronize-as", !"local"}
