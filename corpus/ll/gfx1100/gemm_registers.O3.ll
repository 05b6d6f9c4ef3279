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
  br label %296

53:                                               ; preds = %296, %8
  %54 = phi float [ 0.000000e+00, %8 ], [ %729, %296 ]
  %55 = phi float [ 0.000000e+00, %8 ], [ %728, %296 ]
  %56 = phi float [ 0.000000e+00, %8 ], [ %727, %296 ]
  %57 = phi float [ 0.000000e+00, %8 ], [ %726, %296 ]
  %58 = phi float [ 0.000000e+00, %8 ], [ %724, %296 ]
  %59 = phi float [ 0.000000e+00, %8 ], [ %723, %296 ]
  %60 = phi float [ 0.000000e+00, %8 ], [ %722, %296 ]
  %61 = phi float [ 0.000000e+00, %8 ], [ %721, %296 ]
  %62 = phi float [ 0.000000e+00, %8 ], [ %719, %296 ]
  %63 = phi float [ 0.000000e+00, %8 ], [ %718, %296 ]
  %64 = phi float [ 0.000000e+00, %8 ], [ %717, %296 ]
  %65 = phi float [ 0.000000e+00, %8 ], [ %716, %296 ]
  %66 = phi float [ 0.000000e+00, %8 ], [ %714, %296 ]
  %67 = phi float [ 0.000000e+00, %8 ], [ %713, %296 ]
  %68 = phi float [ 0.000000e+00, %8 ], [ %712, %296 ]
  %69 = phi float [ 0.000000e+00, %8 ], [ %711, %296 ]
  %70 = phi float [ 0.000000e+00, %8 ], [ %709, %296 ]
  %71 = phi float [ 0.000000e+00, %8 ], [ %708, %296 ]
  %72 = phi float [ 0.000000e+00, %8 ], [ %707, %296 ]
  %73 = phi float [ 0.000000e+00, %8 ], [ %706, %296 ]
  %74 = phi float [ 0.000000e+00, %8 ], [ %704, %296 ]
  %75 = phi float [ 0.000000e+00, %8 ], [ %703, %296 ]
  %76 = phi float [ 0.000000e+00, %8 ], [ %702, %296 ]
  %77 = phi float [ 0.000000e+00, %8 ], [ %701, %296 ]
  %78 = phi float [ 0.000000e+00, %8 ], [ %699, %296 ]
  %79 = phi float [ 0.000000e+00, %8 ], [ %698, %296 ]
  %80 = phi float [ 0.000000e+00, %8 ], [ %697, %296 ]
  %81 = phi float [ 0.000000e+00, %8 ], [ %696, %296 ]
  %82 = phi float [ 0.000000e+00, %8 ], [ %694, %296 ]
  %83 = phi float [ 0.000000e+00, %8 ], [ %693, %296 ]
  %84 = phi float [ 0.000000e+00, %8 ], [ %692, %296 ]
  %85 = phi float [ 0.000000e+00, %8 ], [ %691, %296 ]
  %86 = add nsw i32 %15, %11
  %87 = shl nuw nsw i32 %9, 2
  %88 = add i32 %87, %13
  %89 = mul nsw i32 %86, %0
  %90 = add i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %94 = fmul float %4, %93
  %95 = tail call float @llvm.fmuladd.f32(float %3, float %85, float %94)
  store float %95, ptr addrspace(1) %92, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %96 = sext i32 %90 to i64
  %97 = getelementptr float, ptr addrspace(1) %7, i64 %96
  %98 = getelementptr i8, ptr addrspace(1) %97, i64 4
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %100 = fmul float %4, %99
  %101 = tail call float @llvm.fmuladd.f32(float %3, float %84, float %100)
  store float %101, ptr addrspace(1) %98, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %102 = sext i32 %90 to i64
  %103 = getelementptr float, ptr addrspace(1) %7, i64 %102
  %104 = getelementptr i8, ptr addrspace(1) %103, i64 8
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %106 = fmul float %4, %105
  %107 = tail call float @llvm.fmuladd.f32(float %3, float %83, float %106)
  store float %107, ptr addrspace(1) %104, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %108 = sext i32 %90 to i64
  %109 = getelementptr float, ptr addrspace(1) %7, i64 %108
  %110 = getelementptr i8, ptr addrspace(1) %109, i64 12
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %112 = fmul float %4, %111
  %113 = tail call float @llvm.fmuladd.f32(float %3, float %82, float %112)
  store float %113, ptr addrspace(1) %110, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %114 = or disjoint i32 %86, 1
  %115 = mul nsw i32 %114, %0
  %116 = add i32 %88, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %120 = fmul float %4, %119
  %121 = tail call float @llvm.fmuladd.f32(float %3, float %81, float %120)
  store float %121, ptr addrspace(1) %118, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %122 = sext i32 %116 to i64
  %123 = getelementptr float, ptr addrspace(1) %7, i64 %122
  %124 = getelementptr i8, ptr addrspace(1) %123, i64 4
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %126 = fmul float %4, %125
  %127 = tail call float @llvm.fmuladd.f32(float %3, float %80, float %126)
  store float %127, ptr addrspace(1) %124, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %128 = sext i32 %116 to i64
  %129 = getelementptr float, ptr addrspace(1) %7, i64 %128
  %130 = getelementptr i8, ptr addrspace(1) %129, i64 8
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %132 = fmul float %4, %131
  %133 = tail call float @llvm.fmuladd.f32(float %3, float %79, float %132)
  store float %133, ptr addrspace(1) %130, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %134 = sext i32 %116 to i64
  %135 = getelementptr float, ptr addrspace(1) %7, i64 %134
  %136 = getelementptr i8, ptr addrspace(1) %135, i64 12
  %137 = load float, ptr addrspace(1) %136, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %138 = fmul float %4, %137
  %139 = tail call float @llvm.fmuladd.f32(float %3, float %78, float %138)
  store float %139, ptr addrspace(1) %136, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %140 = or disjoint i32 %86, 2
  %141 = mul nsw i32 %140, %0
  %142 = add i32 %88, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %146 = fmul float %4, %145
  %147 = tail call float @llvm.fmuladd.f32(float %3, float %77, float %146)
  store float %147, ptr addrspace(1) %144, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %148 = sext i32 %142 to i64
  %149 = getelementptr float, ptr addrspace(1) %7, i64 %148
  %150 = getelementptr i8, ptr addrspace(1) %149, i64 4
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %152 = fmul float %4, %151
  %153 = tail call float @llvm.fmuladd.f32(float %3, float %76, float %152)
  store float %153, ptr addrspace(1) %150, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %154 = sext i32 %142 to i64
  %155 = getelementptr float, ptr addrspace(1) %7, i64 %154
  %156 = getelementptr i8, ptr addrspace(1) %155, i64 8
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %158 = fmul float %4, %157
  %159 = tail call float @llvm.fmuladd.f32(float %3, float %75, float %158)
  store float %159, ptr addrspace(1) %156, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %160 = sext i32 %142 to i64
  %161 = getelementptr float, ptr addrspace(1) %7, i64 %160
  %162 = getelementptr i8, ptr addrspace(1) %161, i64 12
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %164 = fmul float %4, %163
  %165 = tail call float @llvm.fmuladd.f32(float %3, float %74, float %164)
  store float %165, ptr addrspace(1) %162, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %166 = or disjoint i32 %86, 3
  %167 = mul nsw i32 %166, %0
  %168 = add i32 %88, %167
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %169
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %172 = fmul float %4, %171
  %173 = tail call float @llvm.fmuladd.f32(float %3, float %73, float %172)
  store float %173, ptr addrspace(1) %170, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %174 = sext i32 %168 to i64
  %175 = getelementptr float, ptr addrspace(1) %7, i64 %174
  %176 = getelementptr i8, ptr addrspace(1) %175, i64 4
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %178 = fmul float %4, %177
  %179 = tail call float @llvm.fmuladd.f32(float %3, float %72, float %178)
  store float %179, ptr addrspace(1) %176, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %180 = sext i32 %168 to i64
  %181 = getelementptr float, ptr addrspace(1) %7, i64 %180
  %182 = getelementptr i8, ptr addrspace(1) %181, i64 8
  %183 = load float, ptr addrspace(1) %182, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %184 = fmul float %4, %183
  %185 = tail call float @llvm.fmuladd.f32(float %3, float %71, float %184)
  store float %185, ptr addrspace(1) %182, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %186 = sext i32 %168 to i64
  %187 = getelementptr float, ptr addrspace(1) %7, i64 %186
  %188 = getelementptr i8, ptr addrspace(1) %187, i64 12
  %189 = load float, ptr addrspace(1) %188, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %190 = fmul float %4, %189
  %191 = tail call float @llvm.fmuladd.f32(float %3, float %70, float %190)
  store float %191, ptr addrspace(1) %188, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %192 = or disjoint i32 %86, 4
  %193 = mul nsw i32 %192, %0
  %194 = add i32 %88, %193
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %195
  %197 = load float, ptr addrspace(1) %196, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %198 = fmul float %4, %197
  %199 = tail call float @llvm.fmuladd.f32(float %3, float %69, float %198)
  store float %199, ptr addrspace(1) %196, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %200 = sext i32 %194 to i64
  %201 = getelementptr float, ptr addrspace(1) %7, i64 %200
  %202 = getelementptr i8, ptr addrspace(1) %201, i64 4
  %203 = load float, ptr addrspace(1) %202, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %204 = fmul float %4, %203
  %205 = tail call float @llvm.fmuladd.f32(float %3, float %68, float %204)
  store float %205, ptr addrspace(1) %202, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %206 = sext i32 %194 to i64
  %207 = getelementptr float, ptr addrspace(1) %7, i64 %206
  %208 = getelementptr i8, ptr addrspace(1) %207, i64 8
  %209 = load float, ptr addrspace(1) %208, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %210 = fmul float %4, %209
  %211 = tail call float @llvm.fmuladd.f32(float %3, float %67, float %210)
  store float %211, ptr addrspace(1) %208, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %212 = sext i32 %194 to i64
  %213 = getelementptr float, ptr addrspace(1) %7, i64 %212
  %214 = getelementptr i8, ptr addrspace(1) %213, i64 12
  %215 = load float, ptr addrspace(1) %214, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %216 = fmul float %4, %215
  %217 = tail call float @llvm.fmuladd.f32(float %3, float %66, float %216)
  store float %217, ptr addrspace(1) %214, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %218 = or disjoint i32 %86, 5
  %219 = mul nsw i32 %218, %0
  %220 = add i32 %88, %219
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %221
  %223 = load float, ptr addrspace(1) %222, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %224 = fmul float %4, %223
  %225 = tail call float @llvm.fmuladd.f32(float %3, float %65, float %224)
  store float %225, ptr addrspace(1) %222, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %226 = sext i32 %220 to i64
  %227 = getelementptr float, ptr addrspace(1) %7, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 4
  %229 = load float, ptr addrspace(1) %228, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %230 = fmul float %4, %229
  %231 = tail call float @llvm.fmuladd.f32(float %3, float %64, float %230)
  store float %231, ptr addrspace(1) %228, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %232 = sext i32 %220 to i64
  %233 = getelementptr float, ptr addrspace(1) %7, i64 %232
  %234 = getelementptr i8, ptr addrspace(1) %233, i64 8
  %235 = load float, ptr addrspace(1) %234, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %236 = fmul float %4, %235
  %237 = tail call float @llvm.fmuladd.f32(float %3, float %63, float %236)
  store float %237, ptr addrspace(1) %234, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %238 = sext i32 %220 to i64
  %239 = getelementptr float, ptr addrspace(1) %7, i64 %238
  %240 = getelementptr i8, ptr addrspace(1) %239, i64 12
  %241 = load float, ptr addrspace(1) %240, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %242 = fmul float %4, %241
  %243 = tail call float @llvm.fmuladd.f32(float %3, float %62, float %242)
  store float %243, ptr addrspace(1) %240, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %244 = or disjoint i32 %86, 6
  %245 = mul nsw i32 %244, %0
  %246 = add i32 %88, %245
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %247
  %249 = load float, ptr addrspace(1) %248, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %250 = fmul float %4, %249
  %251 = tail call float @llvm.fmuladd.f32(float %3, float %61, float %250)
  store float %251, ptr addrspace(1) %248, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %252 = sext i32 %246 to i64
  %253 = getelementptr float, ptr addrspace(1) %7, i64 %252
  %254 = getelementptr i8, ptr addrspace(1) %253, i64 4
  %255 = load float, ptr addrspace(1) %254, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %256 = fmul float %4, %255
  %257 = tail call float @llvm.fmuladd.f32(float %3, float %60, float %256)
  store float %257, ptr addrspace(1) %254, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %258 = sext i32 %246 to i64
  %259 = getelementptr float, ptr addrspace(1) %7, i64 %258
  %260 = getelementptr i8, ptr addrspace(1) %259, i64 8
  %261 = load float, ptr addrspace(1) %260, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %262 = fmul float %4, %261
  %263 = tail call float @llvm.fmuladd.f32(float %3, float %59, float %262)
  store float %263, ptr addrspace(1) %260, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %264 = sext i32 %246 to i64
  %265 = getelementptr float, ptr addrspace(1) %7, i64 %264
  %266 = getelementptr i8, ptr addrspace(1) %265, i64 12
  %267 = load float, ptr addrspace(1) %266, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %268 = fmul float %4, %267
  %269 = tail call float @llvm.fmuladd.f32(float %3, float %58, float %268)
  store float %269, ptr addrspace(1) %266, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %270 = or disjoint i32 %86, 7
  %271 = mul nsw i32 %270, %0
  %272 = add i32 %88, %271
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %273
  %275 = load float, ptr addrspace(1) %274, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %276 = fmul float %4, %275
  %277 = tail call float @llvm.fmuladd.f32(float %3, float %57, float %276)
  store float %277, ptr addrspace(1) %274, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %278 = sext i32 %272 to i64
  %279 = getelementptr float, ptr addrspace(1) %7, i64 %278
  %280 = getelementptr i8, ptr addrspace(1) %279, i64 4
  %281 = load float, ptr addrspace(1) %280, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %282 = fmul float %4, %281
  %283 = tail call float @llvm.fmuladd.f32(float %3, float %56, float %282)
  store float %283, ptr addrspace(1) %280, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %284 = sext i32 %272 to i64
  %285 = getelementptr float, ptr addrspace(1) %7, i64 %284
  %286 = getelementptr i8, ptr addrspace(1) %285, i64 8
  %287 = load float, ptr addrspace(1) %286, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %288 = fmul float %4, %287
  %289 = tail call float @llvm.fmuladd.f32(float %3, float %55, float %288)
  store float %289, ptr addrspace(1) %286, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %290 = sext i32 %272 to i64
  %291 = getelementptr float, ptr addrspace(1) %7, i64 %290
  %292 = getelementptr i8, ptr addrspace(1) %291, i64 12
  %293 = load float, ptr addrspace(1) %292, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  %294 = fmul float %4, %293
  %295 = tail call float @llvm.fmuladd.f32(float %3, float %54, float %294)
  store float %295, ptr addrspace(1) %292, align 4, !tbaa !25, !alias.scope !23, !noalias !27
  ret void

296:                                              ; preds = %17, %296
  %297 = phi float [ 0.000000e+00, %17 ], [ %729, %296 ]
  %298 = phi float [ 0.000000e+00, %17 ], [ %728, %296 ]
  %299 = phi float [ 0.000000e+00, %17 ], [ %727, %296 ]
  %300 = phi float [ 0.000000e+00, %17 ], [ %726, %296 ]
  %301 = phi float [ 0.000000e+00, %17 ], [ %724, %296 ]
  %302 = phi float [ 0.000000e+00, %17 ], [ %723, %296 ]
  %303 = phi float [ 0.000000e+00, %17 ], [ %722, %296 ]
  %304 = phi float [ 0.000000e+00, %17 ], [ %721, %296 ]
  %305 = phi float [ 0.000000e+00, %17 ], [ %719, %296 ]
  %306 = phi float [ 0.000000e+00, %17 ], [ %718, %296 ]
  %307 = phi float [ 0.000000e+00, %17 ], [ %717, %296 ]
  %308 = phi float [ 0.000000e+00, %17 ], [ %716, %296 ]
  %309 = phi float [ 0.000000e+00, %17 ], [ %714, %296 ]
  %310 = phi float [ 0.000000e+00, %17 ], [ %713, %296 ]
  %311 = phi float [ 0.000000e+00, %17 ], [ %712, %296 ]
  %312 = phi float [ 0.000000e+00, %17 ], [ %711, %296 ]
  %313 = phi float [ 0.000000e+00, %17 ], [ %709, %296 ]
  %314 = phi float [ 0.000000e+00, %17 ], [ %708, %296 ]
  %315 = phi float [ 0.000000e+00, %17 ], [ %707, %296 ]
  %316 = phi float [ 0.000000e+00, %17 ], [ %706, %296 ]
  %317 = phi float [ 0.000000e+00, %17 ], [ %704, %296 ]
  %318 = phi float [ 0.000000e+00, %17 ], [ %703, %296 ]
  %319 = phi float [ 0.000000e+00, %17 ], [ %702, %296 ]
  %320 = phi float [ 0.000000e+00, %17 ], [ %701, %296 ]
  %321 = phi float [ 0.000000e+00, %17 ], [ %699, %296 ]
  %322 = phi float [ 0.000000e+00, %17 ], [ %698, %296 ]
  %323 = phi float [ 0.000000e+00, %17 ], [ %697, %296 ]
  %324 = phi float [ 0.000000e+00, %17 ], [ %696, %296 ]
  %325 = phi float [ 0.000000e+00, %17 ], [ %694, %296 ]
  %326 = phi float [ 0.000000e+00, %17 ], [ %693, %296 ]
  %327 = phi float [ 0.000000e+00, %17 ], [ %692, %296 ]
  %328 = phi float [ 0.000000e+00, %17 ], [ %691, %296 ]
  %329 = phi i32 [ 0, %17 ], [ %730, %296 ]
  %330 = add nuw nsw i32 %329, %19
  %331 = mul nsw i32 %330, %0
  %332 = add nsw i32 %331, %13
  %333 = sdiv i32 %332, 4
  %334 = add nsw i32 %333, %20
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds <4 x float>, ptr addrspace(1) %5, i64 %335
  %337 = load <4 x float>, ptr addrspace(1) %336, align 16, !tbaa !28, !alias.scope !18, !noalias !29, !amdgpu.noclobber !30
  store <4 x float> %337, ptr addrspace(3) %21, align 16, !tbaa !28, !noalias !31
  %338 = add nuw nsw i32 %26, %329
  %339 = mul nsw i32 %338, %1
  %340 = add nsw i32 %339, %15
  %341 = sdiv i32 %340, 4
  %342 = add nsw i32 %341, %22
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds <4 x float>, ptr addrspace(1) %6, i64 %343
  %345 = load <4 x float>, ptr addrspace(1) %344, align 16, !tbaa !28, !alias.scope !21, !noalias !32, !amdgpu.noclobber !30
  store <4 x float> %345, ptr addrspace(3) %27, align 16, !tbaa !28, !noalias !31
  %346 = add nuw nsw i32 %29, %329
  %347 = mul nsw i32 %346, %1
  %348 = add nsw i32 %347, %15
  %349 = sdiv i32 %348, 4
  %350 = add nsw i32 %349, %22
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds <4 x float>, ptr addrspace(1) %6, i64 %351
  %353 = load <4 x float>, ptr addrspace(1) %352, align 16, !tbaa !28, !alias.scope !21, !noalias !32, !amdgpu.noclobber !30
  store <4 x float> %353, ptr addrspace(3) %30, align 16, !tbaa !28, !noalias !31
  fence syncscope("workgroup") seq_cst, !noalias !31, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !noalias !31
  %354 = load <4 x float>, ptr addrspace(3) %23, align 16, !tbaa !28, !noalias !31
  %355 = load <4 x float>, ptr addrspace(3) %25, align 16, !tbaa !28, !noalias !31
  %356 = load <4 x float>, ptr addrspace(3) %31, align 16, !tbaa !28, !noalias !31
  %357 = extractelement <4 x float> %354, i64 0
  %358 = extractelement <4 x float> %354, i64 1
  %359 = extractelement <4 x float> %354, i64 2
  %360 = extractelement <4 x float> %354, i64 3
  %361 = extractelement <4 x float> %355, i64 0
  %362 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %361, float noundef %328) #9
  %363 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %361, float noundef %327) #9
  %364 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %361, float noundef %326) #9
  %365 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %361, float noundef %325) #9
  %366 = extractelement <4 x float> %355, i64 1
  %367 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %366, float noundef %324) #9
  %368 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %366, float noundef %323) #9
  %369 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %366, float noundef %322) #9
  %370 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %366, float noundef %321) #9
  %371 = extractelement <4 x float> %355, i64 2
  %372 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %371, float noundef %320) #9
  %373 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %371, float noundef %319) #9
  %374 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %371, float noundef %318) #9
  %375 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %371, float noundef %317) #9
  %376 = extractelement <4 x float> %355, i64 3
  %377 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %376, float noundef %316) #9
  %378 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %376, float noundef %315) #9
  %379 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %376, float noundef %314) #9
  %380 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %376, float noundef %313) #9
  %381 = extractelement <4 x float> %356, i64 0
  %382 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %381, float noundef %312) #9
  %383 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %381, float noundef %311) #9
  %384 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %381, float noundef %310) #9
  %385 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %381, float noundef %309) #9
  %386 = extractelement <4 x float> %356, i64 1
  %387 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %386, float noundef %308) #9
  %388 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %386, float noundef %307) #9
  %389 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %386, float noundef %306) #9
  %390 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %386, float noundef %305) #9
  %391 = extractelement <4 x float> %356, i64 2
  %392 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %391, float noundef %304) #9
  %393 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %391, float noundef %303) #9
  %394 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %391, float noundef %302) #9
  %395 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %391, float noundef %301) #9
  %396 = extractelement <4 x float> %356, i64 3
  %397 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %396, float noundef %300) #9
  %398 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %396, float noundef %299) #9
  %399 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %396, float noundef %298) #9
  %400 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %396, float noundef %297) #9
  %401 = load <4 x float>, ptr addrspace(3) %32, align 16, !tbaa !28, !noalias !31
  %402 = load <4 x float>, ptr addrspace(3) %33, align 16, !tbaa !28, !noalias !31
  %403 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !28, !noalias !31
  %404 = extractelement <4 x float> %401, i64 0
  %405 = extractelement <4 x float> %401, i64 1
  %406 = extractelement <4 x float> %401, i64 2
  %407 = extractelement <4 x float> %401, i64 3
  %408 = extractelement <4 x float> %402, i64 0
  %409 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %408, float noundef %362) #9
  %410 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %408, float noundef %363) #9
  %411 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %408, float noundef %364) #9
  %412 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %408, float noundef %365) #9
  %413 = extractelement <4 x float> %402, i64 1
  %414 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %413, float noundef %367) #9
  %415 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %413, float noundef %368) #9
  %416 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %413, float noundef %369) #9
  %417 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %413, float noundef %370) #9
  %418 = extractelement <4 x float> %402, i64 2
  %419 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %418, float noundef %372) #9
  %420 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %418, float noundef %373) #9
  %421 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %418, float noundef %374) #9
  %422 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %418, float noundef %375) #9
  %423 = extractelement <4 x float> %402, i64 3
  %424 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %423, float noundef %377) #9
  %425 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %423, float noundef %378) #9
  %426 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %423, float noundef %379) #9
  %427 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %423, float noundef %380) #9
  %428 = extractelement <4 x float> %403, i64 0
  %429 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %428, float noundef %382) #9
  %430 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %428, float noundef %383) #9
  %431 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %428, float noundef %384) #9
  %432 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %428, float noundef %385) #9
  %433 = extractelement <4 x float> %403, i64 1
  %434 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %433, float noundef %387) #9
  %435 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %433, float noundef %388) #9
  %436 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %433, float noundef %389) #9
  %437 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %433, float noundef %390) #9
  %438 = extractelement <4 x float> %403, i64 2
  %439 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %438, float noundef %392) #9
  %440 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %438, float noundef %393) #9
  %441 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %438, float noundef %394) #9
  %442 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %438, float noundef %395) #9
  %443 = extractelement <4 x float> %403, i64 3
  %444 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %443, float noundef %397) #9
  %445 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %443, float noundef %398) #9
  %446 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %443, float noundef %399) #9
  %447 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %443, float noundef %400) #9
  %448 = load <4 x float>, ptr addrspace(3) %35, align 16, !tbaa !28, !noalias !31
  %449 = load <4 x float>, ptr addrspace(3) %36, align 16, !tbaa !28, !noalias !31
  %450 = load <4 x float>, ptr addrspace(3) %37, align 16, !tbaa !28, !noalias !31
  %451 = extractelement <4 x float> %448, i64 0
  %452 = extractelement <4 x float> %448, i64 1
  %453 = extractelement <4 x float> %448, i64 2
  %454 = extractelement <4 x float> %448, i64 3
  %455 = extractelement <4 x float> %449, i64 0
  %456 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %455, float noundef %409) #9
  %457 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %455, float noundef %410) #9
  %458 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %455, float noundef %411) #9
  %459 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %455, float noundef %412) #9
  %460 = extractelement <4 x float> %449, i64 1
  %461 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %460, float noundef %414) #9
  %462 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %460, float noundef %415) #9
  %463 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %460, float noundef %416) #9
  %464 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %460, float noundef %417) #9
  %465 = extractelement <4 x float> %449, i64 2
  %466 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %465, float noundef %419) #9
  %467 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %465, float noundef %420) #9
  %468 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %465, float noundef %421) #9
  %469 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %465, float noundef %422) #9
  %470 = extractelement <4 x float> %449, i64 3
  %471 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %470, float noundef %424) #9
  %472 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %470, float noundef %425) #9
  %473 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %470, float noundef %426) #9
  %474 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %470, float noundef %427) #9
  %475 = extractelement <4 x float> %450, i64 0
  %476 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %475, float noundef %429) #9
  %477 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %475, float noundef %430) #9
  %478 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %475, float noundef %431) #9
  %479 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %475, float noundef %432) #9
  %480 = extractelement <4 x float> %450, i64 1
  %481 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %480, float noundef %434) #9
  %482 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %480, float noundef %435) #9
  %483 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %480, float noundef %436) #9
  %484 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %480, float noundef %437) #9
  %485 = extractelement <4 x float> %450, i64 2
  %486 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %485, float noundef %439) #9
  %487 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %485, float noundef %440) #9
  %488 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %485, float noundef %441) #9
  %489 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %485, float noundef %442) #9
  %490 = extractelement <4 x float> %450, i64 3
  %491 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %490, float noundef %444) #9
  %492 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %490, float noundef %445) #9
  %493 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %490, float noundef %446) #9
  %494 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %490, float noundef %447) #9
  %495 = load <4 x float>, ptr addrspace(3) %38, align 16, !tbaa !28, !noalias !31
  %496 = load <4 x float>, ptr addrspace(3) %39, align 16, !tbaa !28, !noalias !31
  %497 = load <4 x float>, ptr addrspace(3) %40, align 16, !tbaa !28, !noalias !31
  %498 = extractelement <4 x float> %495, i64 0
  %499 = extractelement <4 x float> %495, i64 1
  %500 = extractelement <4 x float> %495, i64 2
  %501 = extractelement <4 x float> %495, i64 3
  %502 = extractelement <4 x float> %496, i64 0
  %503 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %502, float noundef %456) #9
  %504 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %502, float noundef %457) #9
  %505 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %502, float noundef %458) #9
  %506 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %502, float noundef %459) #9
  %507 = extractelement <4 x float> %496, i64 1
  %508 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %507, float noundef %461) #9
  %509 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %507, float noundef %462) #9
  %510 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %507, float noundef %463) #9
  %511 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %507, float noundef %464) #9
  %512 = extractelement <4 x float> %496, i64 2
  %513 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %512, float noundef %466) #9
  %514 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %512, float noundef %467) #9
  %515 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %512, float noundef %468) #9
  %516 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %512, float noundef %469) #9
  %517 = extractelement <4 x float> %496, i64 3
  %518 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %517, float noundef %471) #9
  %519 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %517, float noundef %472) #9
  %520 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %517, float noundef %473) #9
  %521 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %517, float noundef %474) #9
  %522 = extractelement <4 x float> %497, i64 0
  %523 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %522, float noundef %476) #9
  %524 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %522, float noundef %477) #9
  %525 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %522, float noundef %478) #9
  %526 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %522, float noundef %479) #9
  %527 = extractelement <4 x float> %497, i64 1
  %528 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %527, float noundef %481) #9
  %529 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %527, float noundef %482) #9
  %530 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %527, float noundef %483) #9
  %531 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %527, float noundef %484) #9
  %532 = extractelement <4 x float> %497, i64 2
  %533 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %532, float noundef %486) #9
  %534 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %532, float noundef %487) #9
  %535 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %532, float noundef %488) #9
  %536 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %532, float noundef %489) #9
  %537 = extractelement <4 x float> %497, i64 3
  %538 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %537, float noundef %491) #9
  %539 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %537, float noundef %492) #9
  %540 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %537, float noundef %493) #9
  %541 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %537, float noundef %494) #9
  %542 = load <4 x float>, ptr addrspace(3) %41, align 16, !tbaa !28, !noalias !31
  %543 = load <4 x float>, ptr addrspace(3) %42, align 16, !tbaa !28, !noalias !31
  %544 = load <4 x float>, ptr addrspace(3) %43, align 16, !tbaa !28, !noalias !31
  %545 = extractelement <4 x float> %542, i64 0
  %546 = extractelement <4 x float> %542, i64 1
  %547 = extractelement <4 x float> %542, i64 2
  %548 = extractelement <4 x float> %542, i64 3
  %549 = extractelement <4 x float> %543, i64 0
  %550 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %549, float noundef %503) #9
  %551 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %549, float noundef %504) #9
  %552 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %549, float noundef %505) #9
  %553 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %549, float noundef %506) #9
  %554 = extractelement <4 x float> %543, i64 1
  %555 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %554, float noundef %508) #9
  %556 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %554, float noundef %509) #9
  %557 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %554, float noundef %510) #9
  %558 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %554, float noundef %511) #9
  %559 = extractelement <4 x float> %543, i64 2
  %560 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %559, float noundef %513) #9
  %561 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %559, float noundef %514) #9
  %562 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %559, float noundef %515) #9
  %563 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %559, float noundef %516) #9
  %564 = extractelement <4 x float> %543, i64 3
  %565 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %564, float noundef %518) #9
  %566 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %564, float noundef %519) #9
  %567 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %564, float noundef %520) #9
  %568 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %564, float noundef %521) #9
  %569 = extractelement <4 x float> %544, i64 0
  %570 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %569, float noundef %523) #9
  %571 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %569, float noundef %524) #9
  %572 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %569, float noundef %525) #9
  %573 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %569, float noundef %526) #9
  %574 = extractelement <4 x float> %544, i64 1
  %575 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %574, float noundef %528) #9
  %576 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %574, float noundef %529) #9
  %577 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %574, float noundef %530) #9
  %578 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %574, float noundef %531) #9
  %579 = extractelement <4 x float> %544, i64 2
  %580 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %579, float noundef %533) #9
  %581 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %579, float noundef %534) #9
  %582 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %579, float noundef %535) #9
  %583 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %579, float noundef %536) #9
  %584 = extractelement <4 x float> %544, i64 3
  %585 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %584, float noundef %538) #9
  %586 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %584, float noundef %539) #9
  %587 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %584, float noundef %540) #9
  %588 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %584, float noundef %541) #9
  %589 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !28, !noalias !31
  %590 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !28, !noalias !31
  %591 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !28, !noalias !31
  %592 = extractelement <4 x float> %589, i64 0
  %593 = extractelement <4 x float> %589, i64 1
  %594 = extractelement <4 x float> %589, i64 2
  %595 = extractelement <4 x float> %589, i64 3
  %596 = extractelement <4 x float> %590, i64 0
  %597 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %596, float noundef %550) #9
  %598 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %596, float noundef %551) #9
  %599 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %596, float noundef %552) #9
  %600 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %596, float noundef %553) #9
  %601 = extractelement <4 x float> %590, i64 1
  %602 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %601, float noundef %555) #9
  %603 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %601, float noundef %556) #9
  %604 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %601, float noundef %557) #9
  %605 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %601, float noundef %558) #9
  %606 = extractelement <4 x float> %590, i64 2
  %607 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %606, float noundef %560) #9
  %608 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %606, float noundef %561) #9
  %609 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %606, float noundef %562) #9
  %610 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %606, float noundef %563) #9
  %611 = extractelement <4 x float> %590, i64 3
  %612 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %611, float noundef %565) #9
  %613 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %611, float noundef %566) #9
  %614 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %611, float noundef %567) #9
  %615 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %611, float noundef %568) #9
  %616 = extractelement <4 x float> %591, i64 0
  %617 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %616, float noundef %570) #9
  %618 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %616, float noundef %571) #9
  %619 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %616, float noundef %572) #9
  %620 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %616, float noundef %573) #9
  %621 = extractelement <4 x float> %591, i64 1
  %622 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %621, float noundef %575) #9
  %623 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %621, float noundef %576) #9
  %624 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %621, float noundef %577) #9
  %625 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %621, float noundef %578) #9
  %626 = extractelement <4 x float> %591, i64 2
  %627 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %626, float noundef %580) #9
  %628 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %626, float noundef %581) #9
  %629 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %626, float noundef %582) #9
  %630 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %626, float noundef %583) #9
  %631 = extractelement <4 x float> %591, i64 3
  %632 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %631, float noundef %585) #9
  %633 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %631, float noundef %586) #9
  %634 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %631, float noundef %587) #9
  %635 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %631, float noundef %588) #9
  %636 = load <4 x float>, ptr addrspace(3) %47, align 16, !tbaa !28, !noalias !31
  %637 = load <4 x float>, ptr addrspace(3) %48, align 16, !tbaa !28, !noalias !31
  %638 = load <4 x float>, ptr addrspace(3) %49, align 16, !tbaa !28, !noalias !31
  %639 = extractelement <4 x float> %636, i64 0
  %640 = extractelement <4 x float> %636, i64 1
  %641 = extractelement <4 x float> %636, i64 2
  %642 = extractelement <4 x float> %636, i64 3
  %643 = extractelement <4 x float> %637, i64 0
  %644 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %643, float noundef %597) #9
  %645 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %643, float noundef %598) #9
  %646 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %643, float noundef %599) #9
  %647 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %643, float noundef %600) #9
  %648 = extractelement <4 x float> %637, i64 1
  %649 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %648, float noundef %602) #9
  %650 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %648, float noundef %603) #9
  %651 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %648, float noundef %604) #9
  %652 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %648, float noundef %605) #9
  %653 = extractelement <4 x float> %637, i64 2
  %654 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %653, float noundef %607) #9
  %655 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %653, float noundef %608) #9
  %656 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %653, float noundef %609) #9
  %657 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %653, float noundef %610) #9
  %658 = extractelement <4 x float> %637, i64 3
  %659 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %658, float noundef %612) #9
  %660 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %658, float noundef %613) #9
  %661 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %658, float noundef %614) #9
  %662 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %658, float noundef %615) #9
  %663 = extractelement <4 x float> %638, i64 0
  %664 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %663, float noundef %617) #9
  %665 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %663, float noundef %618) #9
  %666 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %663, float noundef %619) #9
  %667 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %663, float noundef %620) #9
  %668 = extractelement <4 x float> %638, i64 1
  %669 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %668, float noundef %622) #9
  %670 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %668, float noundef %623) #9
  %671 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %668, float noundef %624) #9
  %672 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %668, float noundef %625) #9
  %673 = extractelement <4 x float> %638, i64 2
  %674 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %673, float noundef %627) #9
  %675 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %673, float noundef %628) #9
  %676 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %673, float noundef %629) #9
  %677 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %673, float noundef %630) #9
  %678 = extractelement <4 x float> %638, i64 3
  %679 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %678, float noundef %632) #9
  %680 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %678, float noundef %633) #9
  %681 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %678, float noundef %634) #9
  %682 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %678, float noundef %635) #9
  %683 = load <4 x float>, ptr addrspace(3) %50, align 16, !tbaa !28, !noalias !31
  %684 = load <4 x float>, ptr addrspace(3) %51, align 16, !tbaa !28, !noalias !31
  %685 = load <4 x float>, ptr addrspace(3) %52, align 16, !tbaa !28, !noalias !31
  %686 = extractelement <4 x float> %683, i64 0
  %687 = extractelement <4 x float> %683, i64 1
  %688 = extractelement <4 x float> %683, i64 2
  %689 = extractelement <4 x float> %683, i64 3
  %690 = extractelement <4 x float> %684, i64 0
  %691 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %690, float noundef %644) #9
  %692 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %690, float noundef %645) #9
  %693 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %690, float noundef %646) #9
  %694 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %690, float noundef %647) #9
  %695 = extractelement <4 x float> %684, i64 1
  %696 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %695, float noundef %649) #9
  %697 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %695, float noundef %650) #9
  %698 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %695, float noundef %651) #9
  %699 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %695, float noundef %652) #9
  %700 = extractelement <4 x float> %684, i64 2
  %701 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %700, float noundef %654) #9
  %702 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %700, float noundef %655) #9
  %703 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %700, float noundef %656) #9
  %704 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %700, float noundef %657) #9
  %705 = extractelement <4 x float> %684, i64 3
  %706 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %705, float noundef %659) #9
  %707 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %705, float noundef %660) #9
  %708 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %705, float noundef %661) #9
  %709 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %705, float noundef %662) #9
  %710 = extractelement <4 x float> %685, i64 0
  %711 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %710, float noundef %664) #9
  %712 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %710, float noundef %665) #9
  %713 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %710, float noundef %666) #9
  %714 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %710, float noundef %667) #9
  %715 = extractelement <4 x float> %685, i64 1
  %716 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %715, float noundef %669) #9
  %717 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %715, float noundef %670) #9
  %718 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %715, float noundef %671) #9
  %719 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %715, float noundef %672) #9
  %720 = extractelement <4 x float> %685, i64 2
  %721 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %720, float noundef %674) #9
  %722 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %720, float noundef %675) #9
  %723 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %720, float noundef %676) #9
  %724 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %720, float noundef %677) #9
  %725 = extractelement <4 x float> %685, i64 3
  %726 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %725, float noundef %679) #9
  %727 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %725, float noundef %680) #9
  %728 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %725, float noundef %681) #9
  %729 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %725, float noundef %682) #9
  fence syncscope("workgroup") seq_cst, !noalias !31, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !noalias !31
  %730 = add nuw nsw i32 %329, 8
  %731 = icmp slt i32 %730, %2
  br i1 %731, label %296, label %53
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
  br label %296

53:                                               ; preds = %296, %8
  %54 = phi float [ 0.000000e+00, %8 ], [ %729, %296 ]
  %55 = phi float [ 0.000000e+00, %8 ], [ %728, %296 ]
  %56 = phi float [ 0.000000e+00, %8 ], [ %727, %296 ]
  %57 = phi float [ 0.000000e+00, %8 ], [ %726, %296 ]
  %58 = phi float [ 0.000000e+00, %8 ], [ %724, %296 ]
  %59 = phi float [ 0.000000e+00, %8 ], [ %723, %296 ]
  %60 = phi float [ 0.000000e+00, %8 ], [ %722, %296 ]
  %61 = phi float [ 0.000000e+00, %8 ], [ %721, %296 ]
  %62 = phi float [ 0.000000e+00, %8 ], [ %719, %296 ]
  %63 = phi float [ 0.000000e+00, %8 ], [ %718, %296 ]
  %64 = phi float [ 0.000000e+00, %8 ], [ %717, %296 ]
  %65 = phi float [ 0.000000e+00, %8 ], [ %716, %296 ]
  %66 = phi float [ 0.000000e+00, %8 ], [ %714, %296 ]
  %67 = phi float [ 0.000000e+00, %8 ], [ %713, %296 ]
  %68 = phi float [ 0.000000e+00, %8 ], [ %712, %296 ]
  %69 = phi float [ 0.000000e+00, %8 ], [ %711, %296 ]
  %70 = phi float [ 0.000000e+00, %8 ], [ %709, %296 ]
  %71 = phi float [ 0.000000e+00, %8 ], [ %708, %296 ]
  %72 = phi float [ 0.000000e+00, %8 ], [ %707, %296 ]
  %73 = phi float [ 0.000000e+00, %8 ], [ %706, %296 ]
  %74 = phi float [ 0.000000e+00, %8 ], [ %704, %296 ]
  %75 = phi float [ 0.000000e+00, %8 ], [ %703, %296 ]
  %76 = phi float [ 0.000000e+00, %8 ], [ %702, %296 ]
  %77 = phi float [ 0.000000e+00, %8 ], [ %701, %296 ]
  %78 = phi float [ 0.000000e+00, %8 ], [ %699, %296 ]
  %79 = phi float [ 0.000000e+00, %8 ], [ %698, %296 ]
  %80 = phi float [ 0.000000e+00, %8 ], [ %697, %296 ]
  %81 = phi float [ 0.000000e+00, %8 ], [ %696, %296 ]
  %82 = phi float [ 0.000000e+00, %8 ], [ %694, %296 ]
  %83 = phi float [ 0.000000e+00, %8 ], [ %693, %296 ]
  %84 = phi float [ 0.000000e+00, %8 ], [ %692, %296 ]
  %85 = phi float [ 0.000000e+00, %8 ], [ %691, %296 ]
  %86 = add nsw i32 %15, %11
  %87 = shl nuw nsw i32 %9, 2
  %88 = add i32 %87, %13
  %89 = mul nsw i32 %86, %0
  %90 = add i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !25
  %94 = fmul float %4, %93
  %95 = tail call float @llvm.fmuladd.f32(float %3, float %85, float %94)
  store float %95, ptr addrspace(1) %92, align 4, !tbaa !25
  %96 = sext i32 %90 to i64
  %97 = getelementptr float, ptr addrspace(1) %7, i64 %96
  %98 = getelementptr i8, ptr addrspace(1) %97, i64 4
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !25
  %100 = fmul float %4, %99
  %101 = tail call float @llvm.fmuladd.f32(float %3, float %84, float %100)
  store float %101, ptr addrspace(1) %98, align 4, !tbaa !25
  %102 = sext i32 %90 to i64
  %103 = getelementptr float, ptr addrspace(1) %7, i64 %102
  %104 = getelementptr i8, ptr addrspace(1) %103, i64 8
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !25
  %106 = fmul float %4, %105
  %107 = tail call float @llvm.fmuladd.f32(float %3, float %83, float %106)
  store float %107, ptr addrspace(1) %104, align 4, !tbaa !25
  %108 = sext i32 %90 to i64
  %109 = getelementptr float, ptr addrspace(1) %7, i64 %108
  %110 = getelementptr i8, ptr addrspace(1) %109, i64 12
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !25
  %112 = fmul float %4, %111
  %113 = tail call float @llvm.fmuladd.f32(float %3, float %82, float %112)
  store float %113, ptr addrspace(1) %110, align 4, !tbaa !25
  %114 = or disjoint i32 %86, 1
  %115 = mul nsw i32 %114, %0
  %116 = add i32 %88, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !25
  %120 = fmul float %4, %119
  %121 = tail call float @llvm.fmuladd.f32(float %3, float %81, float %120)
  store float %121, ptr addrspace(1) %118, align 4, !tbaa !25
  %122 = sext i32 %116 to i64
  %123 = getelementptr float, ptr addrspace(1) %7, i64 %122
  %124 = getelementptr i8, ptr addrspace(1) %123, i64 4
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !25
  %126 = fmul float %4, %125
  %127 = tail call float @llvm.fmuladd.f32(float %3, float %80, float %126)
  store float %127, ptr addrspace(1) %124, align 4, !tbaa !25
  %128 = sext i32 %116 to i64
  %129 = getelementptr float, ptr addrspace(1) %7, i64 %128
  %130 = getelementptr i8, ptr addrspace(1) %129, i64 8
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !25
  %132 = fmul float %4, %131
  %133 = tail call float @llvm.fmuladd.f32(float %3, float %79, float %132)
  store float %133, ptr addrspace(1) %130, align 4, !tbaa !25
  %134 = sext i32 %116 to i64
  %135 = getelementptr float, ptr addrspace(1) %7, i64 %134
  %136 = getelementptr i8, ptr addrspace(1) %135, i64 12
  %137 = load float, ptr addrspace(1) %136, align 4, !tbaa !25
  %138 = fmul float %4, %137
  %139 = tail call float @llvm.fmuladd.f32(float %3, float %78, float %138)
  store float %139, ptr addrspace(1) %136, align 4, !tbaa !25
  %140 = or disjoint i32 %86, 2
  %141 = mul nsw i32 %140, %0
  %142 = add i32 %88, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !25
  %146 = fmul float %4, %145
  %147 = tail call float @llvm.fmuladd.f32(float %3, float %77, float %146)
  store float %147, ptr addrspace(1) %144, align 4, !tbaa !25
  %148 = sext i32 %142 to i64
  %149 = getelementptr float, ptr addrspace(1) %7, i64 %148
  %150 = getelementptr i8, ptr addrspace(1) %149, i64 4
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !25
  %152 = fmul float %4, %151
  %153 = tail call float @llvm.fmuladd.f32(float %3, float %76, float %152)
  store float %153, ptr addrspace(1) %150, align 4, !tbaa !25
  %154 = sext i32 %142 to i64
  %155 = getelementptr float, ptr addrspace(1) %7, i64 %154
  %156 = getelementptr i8, ptr addrspace(1) %155, i64 8
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !25
  %158 = fmul float %4, %157
  %159 = tail call float @llvm.fmuladd.f32(float %3, float %75, float %158)
  store float %159, ptr addrspace(1) %156, align 4, !tbaa !25
  %160 = sext i32 %142 to i64
  %161 = getelementptr float, ptr addrspace(1) %7, i64 %160
  %162 = getelementptr i8, ptr addrspace(1) %161, i64 12
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !25
  %164 = fmul float %4, %163
  %165 = tail call float @llvm.fmuladd.f32(float %3, float %74, float %164)
  store float %165, ptr addrspace(1) %162, align 4, !tbaa !25
  %166 = or disjoint i32 %86, 3
  %167 = mul nsw i32 %166, %0
  %168 = add i32 %88, %167
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %169
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !25
  %172 = fmul float %4, %171
  %173 = tail call float @llvm.fmuladd.f32(float %3, float %73, float %172)
  store float %173, ptr addrspace(1) %170, align 4, !tbaa !25
  %174 = sext i32 %168 to i64
  %175 = getelementptr float, ptr addrspace(1) %7, i64 %174
  %176 = getelementptr i8, ptr addrspace(1) %175, i64 4
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !25
  %178 = fmul float %4, %177
  %179 = tail call float @llvm.fmuladd.f32(float %3, float %72, float %178)
  store float %179, ptr addrspace(1) %176, align 4, !tbaa !25
  %180 = sext i32 %168 to i64
  %181 = getelementptr float, ptr addrspace(1) %7, i64 %180
  %182 = getelementptr i8, ptr addrspace(1) %181, i64 8
  %183 = load float, ptr addrspace(1) %182, align 4, !tbaa !25
  %184 = fmul float %4, %183
  %185 = tail call float @llvm.fmuladd.f32(float %3, float %71, float %184)
  store float %185, ptr addrspace(1) %182, align 4, !tbaa !25
  %186 = sext i32 %168 to i64
  %187 = getelementptr float, ptr addrspace(1) %7, i64 %186
  %188 = getelementptr i8, ptr addrspace(1) %187, i64 12
  %189 = load float, ptr addrspace(1) %188, align 4, !tbaa !25
  %190 = fmul float %4, %189
  %191 = tail call float @llvm.fmuladd.f32(float %3, float %70, float %190)
  store float %191, ptr addrspace(1) %188, align 4, !tbaa !25
  %192 = or disjoint i32 %86, 4
  %193 = mul nsw i32 %192, %0
  %194 = add i32 %88, %193
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %195
  %197 = load float, ptr addrspace(1) %196, align 4, !tbaa !25
  %198 = fmul float %4, %197
  %199 = tail call float @llvm.fmuladd.f32(float %3, float %69, float %198)
  store float %199, ptr addrspace(1) %196, align 4, !tbaa !25
  %200 = sext i32 %194 to i64
  %201 = getelementptr float, ptr addrspace(1) %7, i64 %200
  %202 = getelementptr i8, ptr addrspace(1) %201, i64 4
  %203 = load float, ptr addrspace(1) %202, align 4, !tbaa !25
  %204 = fmul float %4, %203
  %205 = tail call float @llvm.fmuladd.f32(float %3, float %68, float %204)
  store float %205, ptr addrspace(1) %202, align 4, !tbaa !25
  %206 = sext i32 %194 to i64
  %207 = getelementptr float, ptr addrspace(1) %7, i64 %206
  %208 = getelementptr i8, ptr addrspace(1) %207, i64 8
  %209 = load float, ptr addrspace(1) %208, align 4, !tbaa !25
  %210 = fmul float %4, %209
  %211 = tail call float @llvm.fmuladd.f32(float %3, float %67, float %210)
  store float %211, ptr addrspace(1) %208, align 4, !tbaa !25
  %212 = sext i32 %194 to i64
  %213 = getelementptr float, ptr addrspace(1) %7, i64 %212
  %214 = getelementptr i8, ptr addrspace(1) %213, i64 12
  %215 = load float, ptr addrspace(1) %214, align 4, !tbaa !25
  %216 = fmul float %4, %215
  %217 = tail call float @llvm.fmuladd.f32(float %3, float %66, float %216)
  store float %217, ptr addrspace(1) %214, align 4, !tbaa !25
  %218 = or disjoint i32 %86, 5
  %219 = mul nsw i32 %218, %0
  %220 = add i32 %88, %219
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %221
  %223 = load float, ptr addrspace(1) %222, align 4, !tbaa !25
  %224 = fmul float %4, %223
  %225 = tail call float @llvm.fmuladd.f32(float %3, float %65, float %224)
  store float %225, ptr addrspace(1) %222, align 4, !tbaa !25
  %226 = sext i32 %220 to i64
  %227 = getelementptr float, ptr addrspace(1) %7, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 4
  %229 = load float, ptr addrspace(1) %228, align 4, !tbaa !25
  %230 = fmul float %4, %229
  %231 = tail call float @llvm.fmuladd.f32(float %3, float %64, float %230)
  store float %231, ptr addrspace(1) %228, align 4, !tbaa !25
  %232 = sext i32 %220 to i64
  %233 = getelementptr float, ptr addrspace(1) %7, i64 %232
  %234 = getelementptr i8, ptr addrspace(1) %233, i64 8
  %235 = load float, ptr addrspace(1) %234, align 4, !tbaa !25
  %236 = fmul float %4, %235
  %237 = tail call float @llvm.fmuladd.f32(float %3, float %63, float %236)
  store float %237, ptr addrspace(1) %234, align 4, !tbaa !25
  %238 = sext i32 %220 to i64
  %239 = getelementptr float, ptr addrspace(1) %7, i64 %238
  %240 = getelementptr i8, ptr addrspace(1) %239, i64 12
  %241 = load float, ptr addrspace(1) %240, align 4, !tbaa !25
  %242 = fmul float %4, %241
  %243 = tail call float @llvm.fmuladd.f32(float %3, float %62, float %242)
  store float %243, ptr addrspace(1) %240, align 4, !tbaa !25
  %244 = or disjoint i32 %86, 6
  %245 = mul nsw i32 %244, %0
  %246 = add i32 %88, %245
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %247
  %249 = load float, ptr addrspace(1) %248, align 4, !tbaa !25
  %250 = fmul float %4, %249
  %251 = tail call float @llvm.fmuladd.f32(float %3, float %61, float %250)
  store float %251, ptr addrspace(1) %248, align 4, !tbaa !25
  %252 = sext i32 %246 to i64
  %253 = getelementptr float, ptr addrspace(1) %7, i64 %252
  %254 = getelementptr i8, ptr addrspace(1) %253, i64 4
  %255 = load float, ptr addrspace(1) %254, align 4, !tbaa !25
  %256 = fmul float %4, %255
  %257 = tail call float @llvm.fmuladd.f32(float %3, float %60, float %256)
  store float %257, ptr addrspace(1) %254, align 4, !tbaa !25
  %258 = sext i32 %246 to i64
  %259 = getelementptr float, ptr addrspace(1) %7, i64 %258
  %260 = getelementptr i8, ptr addrspace(1) %259, i64 8
  %261 = load float, ptr addrspace(1) %260, align 4, !tbaa !25
  %262 = fmul float %4, %261
  %263 = tail call float @llvm.fmuladd.f32(float %3, float %59, float %262)
  store float %263, ptr addrspace(1) %260, align 4, !tbaa !25
  %264 = sext i32 %246 to i64
  %265 = getelementptr float, ptr addrspace(1) %7, i64 %264
  %266 = getelementptr i8, ptr addrspace(1) %265, i64 12
  %267 = load float, ptr addrspace(1) %266, align 4, !tbaa !25
  %268 = fmul float %4, %267
  %269 = tail call float @llvm.fmuladd.f32(float %3, float %58, float %268)
  store float %269, ptr addrspace(1) %266, align 4, !tbaa !25
  %270 = or disjoint i32 %86, 7
  %271 = mul nsw i32 %270, %0
  %272 = add i32 %88, %271
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %273
  %275 = load float, ptr addrspace(1) %274, align 4, !tbaa !25
  %276 = fmul float %4, %275
  %277 = tail call float @llvm.fmuladd.f32(float %3, float %57, float %276)
  store float %277, ptr addrspace(1) %274, align 4, !tbaa !25
  %278 = sext i32 %272 to i64
  %279 = getelementptr float, ptr addrspace(1) %7, i64 %278
  %280 = getelementptr i8, ptr addrspace(1) %279, i64 4
  %281 = load float, ptr addrspace(1) %280, align 4, !tbaa !25
  %282 = fmul float %4, %281
  %283 = tail call float @llvm.fmuladd.f32(float %3, float %56, float %282)
  store float %283, ptr addrspace(1) %280, align 4, !tbaa !25
  %284 = sext i32 %272 to i64
  %285 = getelementptr float, ptr addrspace(1) %7, i64 %284
  %286 = getelementptr i8, ptr addrspace(1) %285, i64 8
  %287 = load float, ptr addrspace(1) %286, align 4, !tbaa !25
  %288 = fmul float %4, %287
  %289 = tail call float @llvm.fmuladd.f32(float %3, float %55, float %288)
  store float %289, ptr addrspace(1) %286, align 4, !tbaa !25
  %290 = sext i32 %272 to i64
  %291 = getelementptr float, ptr addrspace(1) %7, i64 %290
  %292 = getelementptr i8, ptr addrspace(1) %291, i64 12
  %293 = load float, ptr addrspace(1) %292, align 4, !tbaa !25
  %294 = fmul float %4, %293
  %295 = tail call float @llvm.fmuladd.f32(float %3, float %54, float %294)
  store float %295, ptr addrspace(1) %292, align 4, !tbaa !25
  ret void

296:                                              ; preds = %17, %296
  %297 = phi float [ 0.000000e+00, %17 ], [ %729, %296 ]
  %298 = phi float [ 0.000000e+00, %17 ], [ %728, %296 ]
  %299 = phi float [ 0.000000e+00, %17 ], [ %727, %296 ]
  %300 = phi float [ 0.000000e+00, %17 ], [ %726, %296 ]
  %301 = phi float [ 0.000000e+00, %17 ], [ %724, %296 ]
  %302 = phi float [ 0.000000e+00, %17 ], [ %723, %296 ]
  %303 = phi float [ 0.000000e+00, %17 ], [ %722, %296 ]
  %304 = phi float [ 0.000000e+00, %17 ], [ %721, %296 ]
  %305 = phi float [ 0.000000e+00, %17 ], [ %719, %296 ]
  %306 = phi float [ 0.000000e+00, %17 ], [ %718, %296 ]
  %307 = phi float [ 0.000000e+00, %17 ], [ %717, %296 ]
  %308 = phi float [ 0.000000e+00, %17 ], [ %716, %296 ]
  %309 = phi float [ 0.000000e+00, %17 ], [ %714, %296 ]
  %310 = phi float [ 0.000000e+00, %17 ], [ %713, %296 ]
  %311 = phi float [ 0.000000e+00, %17 ], [ %712, %296 ]
  %312 = phi float [ 0.000000e+00, %17 ], [ %711, %296 ]
  %313 = phi float [ 0.000000e+00, %17 ], [ %709, %296 ]
  %314 = phi float [ 0.000000e+00, %17 ], [ %708, %296 ]
  %315 = phi float [ 0.000000e+00, %17 ], [ %707, %296 ]
  %316 = phi float [ 0.000000e+00, %17 ], [ %706, %296 ]
  %317 = phi float [ 0.000000e+00, %17 ], [ %704, %296 ]
  %318 = phi float [ 0.000000e+00, %17 ], [ %703, %296 ]
  %319 = phi float [ 0.000000e+00, %17 ], [ %702, %296 ]
  %320 = phi float [ 0.000000e+00, %17 ], [ %701, %296 ]
  %321 = phi float [ 0.000000e+00, %17 ], [ %699, %296 ]
  %322 = phi float [ 0.000000e+00, %17 ], [ %698, %296 ]
  %323 = phi float [ 0.000000e+00, %17 ], [ %697, %296 ]
  %324 = phi float [ 0.000000e+00, %17 ], [ %696, %296 ]
  %325 = phi float [ 0.000000e+00, %17 ], [ %694, %296 ]
  %326 = phi float [ 0.000000e+00, %17 ], [ %693, %296 ]
  %327 = phi float [ 0.000000e+00, %17 ], [ %692, %296 ]
  %328 = phi float [ 0.000000e+00, %17 ], [ %691, %296 ]
  %329 = phi i32 [ 0, %17 ], [ %730, %296 ]
  %330 = add nuw nsw i32 %329, %19
  %331 = mul nsw i32 %330, %0
  %332 = add nsw i32 %331, %13
  %333 = sdiv i32 %332, 4
  %334 = add nsw i32 %333, %20
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds <4 x float>, ptr addrspace(1) %5, i64 %335
  %337 = load <4 x float>, ptr addrspace(1) %336, align 16, !tbaa !28
  store <4 x float> %337, ptr addrspace(3) %21, align 16, !tbaa !28
  %338 = add nuw nsw i32 %26, %329
  %339 = mul nsw i32 %338, %1
  %340 = add nsw i32 %339, %15
  %341 = sdiv i32 %340, 4
  %342 = add nsw i32 %341, %22
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds <4 x float>, ptr addrspace(1) %6, i64 %343
  %345 = load <4 x float>, ptr addrspace(1) %344, align 16, !tbaa !28
  store <4 x float> %345, ptr addrspace(3) %27, align 16, !tbaa !28
  %346 = add nuw nsw i32 %29, %329
  %347 = mul nsw i32 %346, %1
  %348 = add nsw i32 %347, %15
  %349 = sdiv i32 %348, 4
  %350 = add nsw i32 %349, %22
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds <4 x float>, ptr addrspace(1) %6, i64 %351
  %353 = load <4 x float>, ptr addrspace(1) %352, align 16, !tbaa !28
  store <4 x float> %353, ptr addrspace(3) %30, align 16, !tbaa !28
  fence syncscope("workgroup") seq_cst, !mmra !33
  tail call void @llvm.amdgcn.s.barrier()
  %354 = load <4 x float>, ptr addrspace(3) %23, align 16, !tbaa !28
  %355 = load <4 x float>, ptr addrspace(3) %25, align 16, !tbaa !28
  %356 = load <4 x float>, ptr addrspace(3) %31, align 16, !tbaa !28
  %357 = extractelement <4 x float> %354, i64 0
  %358 = extractelement <4 x float> %354, i64 1
  %359 = extractelement <4 x float> %354, i64 2
  %360 = extractelement <4 x float> %354, i64 3
  %361 = extractelement <4 x float> %355, i64 0
  %362 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %361, float noundef %328) #9
  %363 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %361, float noundef %327) #9
  %364 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %361, float noundef %326) #9
  %365 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %361, float noundef %325) #9
  %366 = extractelement <4 x float> %355, i64 1
  %367 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %366, float noundef %324) #9
  %368 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %366, float noundef %323) #9
  %369 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %366, float noundef %322) #9
  %370 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %366, float noundef %321) #9
  %371 = extractelement <4 x float> %355, i64 2
  %372 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %371, float noundef %320) #9
  %373 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %371, float noundef %319) #9
  %374 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %371, float noundef %318) #9
  %375 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %371, float noundef %317) #9
  %376 = extractelement <4 x float> %355, i64 3
  %377 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %376, float noundef %316) #9
  %378 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %376, float noundef %315) #9
  %379 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %376, float noundef %314) #9
  %380 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %376, float noundef %313) #9
  %381 = extractelement <4 x float> %356, i64 0
  %382 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %381, float noundef %312) #9
  %383 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %381, float noundef %311) #9
  %384 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %381, float noundef %310) #9
  %385 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %381, float noundef %309) #9
  %386 = extractelement <4 x float> %356, i64 1
  %387 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %386, float noundef %308) #9
  %388 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %386, float noundef %307) #9
  %389 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %386, float noundef %306) #9
  %390 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %386, float noundef %305) #9
  %391 = extractelement <4 x float> %356, i64 2
  %392 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %391, float noundef %304) #9
  %393 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %391, float noundef %303) #9
  %394 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %391, float noundef %302) #9
  %395 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %391, float noundef %301) #9
  %396 = extractelement <4 x float> %356, i64 3
  %397 = tail call fastcc float @llvm.fma.f32(float noundef %357, float noundef %396, float noundef %300) #9
  %398 = tail call fastcc float @llvm.fma.f32(float noundef %358, float noundef %396, float noundef %299) #9
  %399 = tail call fastcc float @llvm.fma.f32(float noundef %359, float noundef %396, float noundef %298) #9
  %400 = tail call fastcc float @llvm.fma.f32(float noundef %360, float noundef %396, float noundef %297) #9
  %401 = load <4 x float>, ptr addrspace(3) %32, align 16, !tbaa !28
  %402 = load <4 x float>, ptr addrspace(3) %33, align 16, !tbaa !28
  %403 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !28
  %404 = extractelement <4 x float> %401, i64 0
  %405 = extractelement <4 x float> %401, i64 1
  %406 = extractelement <4 x float> %401, i64 2
  %407 = extractelement <4 x float> %401, i64 3
  %408 = extractelement <4 x float> %402, i64 0
  %409 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %408, float noundef %362) #9
  %410 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %408, float noundef %363) #9
  %411 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %408, float noundef %364) #9
  %412 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %408, float noundef %365) #9
  %413 = extractelement <4 x float> %402, i64 1
  %414 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %413, float noundef %367) #9
  %415 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %413, float noundef %368) #9
  %416 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %413, float noundef %369) #9
  %417 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %413, float noundef %370) #9
  %418 = extractelement <4 x float> %402, i64 2
  %419 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %418, float noundef %372) #9
  %420 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %418, float noundef %373) #9
  %421 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %418, float noundef %374) #9
  %422 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %418, float noundef %375) #9
  %423 = extractelement <4 x float> %402, i64 3
  %424 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %423, float noundef %377) #9
  %425 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %423, float noundef %378) #9
  %426 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %423, float noundef %379) #9
  %427 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %423, float noundef %380) #9
  %428 = extractelement <4 x float> %403, i64 0
  %429 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %428, float noundef %382) #9
  %430 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %428, float noundef %383) #9
  %431 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %428, float noundef %384) #9
  %432 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %428, float noundef %385) #9
  %433 = extractelement <4 x float> %403, i64 1
  %434 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %433, float noundef %387) #9
  %435 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %433, float noundef %388) #9
  %436 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %433, float noundef %389) #9
  %437 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %433, float noundef %390) #9
  %438 = extractelement <4 x float> %403, i64 2
  %439 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %438, float noundef %392) #9
  %440 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %438, float noundef %393) #9
  %441 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %438, float noundef %394) #9
  %442 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %438, float noundef %395) #9
  %443 = extractelement <4 x float> %403, i64 3
  %444 = tail call fastcc float @llvm.fma.f32(float noundef %404, float noundef %443, float noundef %397) #9
  %445 = tail call fastcc float @llvm.fma.f32(float noundef %405, float noundef %443, float noundef %398) #9
  %446 = tail call fastcc float @llvm.fma.f32(float noundef %406, float noundef %443, float noundef %399) #9
  %447 = tail call fastcc float @llvm.fma.f32(float noundef %407, float noundef %443, float noundef %400) #9
  %448 = load <4 x float>, ptr addrspace(3) %35, align 16, !tbaa !28
  %449 = load <4 x float>, ptr addrspace(3) %36, align 16, !tbaa !28
  %450 = load <4 x float>, ptr addrspace(3) %37, align 16, !tbaa !28
  %451 = extractelement <4 x float> %448, i64 0
  %452 = extractelement <4 x float> %448, i64 1
  %453 = extractelement <4 x float> %448, i64 2
  %454 = extractelement <4 x float> %448, i64 3
  %455 = extractelement <4 x float> %449, i64 0
  %456 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %455, float noundef %409) #9
  %457 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %455, float noundef %410) #9
  %458 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %455, float noundef %411) #9
  %459 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %455, float noundef %412) #9
  %460 = extractelement <4 x float> %449, i64 1
  %461 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %460, float noundef %414) #9
  %462 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %460, float noundef %415) #9
  %463 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %460, float noundef %416) #9
  %464 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %460, float noundef %417) #9
  %465 = extractelement <4 x float> %449, i64 2
  %466 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %465, float noundef %419) #9
  %467 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %465, float noundef %420) #9
  %468 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %465, float noundef %421) #9
  %469 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %465, float noundef %422) #9
  %470 = extractelement <4 x float> %449, i64 3
  %471 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %470, float noundef %424) #9
  %472 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %470, float noundef %425) #9
  %473 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %470, float noundef %426) #9
  %474 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %470, float noundef %427) #9
  %475 = extractelement <4 x float> %450, i64 0
  %476 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %475, float noundef %429) #9
  %477 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %475, float noundef %430) #9
  %478 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %475, float noundef %431) #9
  %479 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %475, float noundef %432) #9
  %480 = extractelement <4 x float> %450, i64 1
  %481 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %480, float noundef %434) #9
  %482 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %480, float noundef %435) #9
  %483 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %480, float noundef %436) #9
  %484 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %480, float noundef %437) #9
  %485 = extractelement <4 x float> %450, i64 2
  %486 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %485, float noundef %439) #9
  %487 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %485, float noundef %440) #9
  %488 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %485, float noundef %441) #9
  %489 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %485, float noundef %442) #9
  %490 = extractelement <4 x float> %450, i64 3
  %491 = tail call fastcc float @llvm.fma.f32(float noundef %451, float noundef %490, float noundef %444) #9
  %492 = tail call fastcc float @llvm.fma.f32(float noundef %452, float noundef %490, float noundef %445) #9
  %493 = tail call fastcc float @llvm.fma.f32(float noundef %453, float noundef %490, float noundef %446) #9
  %494 = tail call fastcc float @llvm.fma.f32(float noundef %454, float noundef %490, float noundef %447) #9
  %495 = load <4 x float>, ptr addrspace(3) %38, align 16, !tbaa !28
  %496 = load <4 x float>, ptr addrspace(3) %39, align 16, !tbaa !28
  %497 = load <4 x float>, ptr addrspace(3) %40, align 16, !tbaa !28
  %498 = extractelement <4 x float> %495, i64 0
  %499 = extractelement <4 x float> %495, i64 1
  %500 = extractelement <4 x float> %495, i64 2
  %501 = extractelement <4 x float> %495, i64 3
  %502 = extractelement <4 x float> %496, i64 0
  %503 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %502, float noundef %456) #9
  %504 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %502, float noundef %457) #9
  %505 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %502, float noundef %458) #9
  %506 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %502, float noundef %459) #9
  %507 = extractelement <4 x float> %496, i64 1
  %508 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %507, float noundef %461) #9
  %509 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %507, float noundef %462) #9
  %510 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %507, float noundef %463) #9
  %511 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %507, float noundef %464) #9
  %512 = extractelement <4 x float> %496, i64 2
  %513 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %512, float noundef %466) #9
  %514 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %512, float noundef %467) #9
  %515 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %512, float noundef %468) #9
  %516 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %512, float noundef %469) #9
  %517 = extractelement <4 x float> %496, i64 3
  %518 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %517, float noundef %471) #9
  %519 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %517, float noundef %472) #9
  %520 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %517, float noundef %473) #9
  %521 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %517, float noundef %474) #9
  %522 = extractelement <4 x float> %497, i64 0
  %523 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %522, float noundef %476) #9
  %524 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %522, float noundef %477) #9
  %525 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %522, float noundef %478) #9
  %526 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %522, float noundef %479) #9
  %527 = extractelement <4 x float> %497, i64 1
  %528 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %527, float noundef %481) #9
  %529 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %527, float noundef %482) #9
  %530 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %527, float noundef %483) #9
  %531 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %527, float noundef %484) #9
  %532 = extractelement <4 x float> %497, i64 2
  %533 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %532, float noundef %486) #9
  %534 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %532, float noundef %487) #9
  %535 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %532, float noundef %488) #9
  %536 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %532, float noundef %489) #9
  %537 = extractelement <4 x float> %497, i64 3
  %538 = tail call fastcc float @llvm.fma.f32(float noundef %498, float noundef %537, float noundef %491) #9
  %539 = tail call fastcc float @llvm.fma.f32(float noundef %499, float noundef %537, float noundef %492) #9
  %540 = tail call fastcc float @llvm.fma.f32(float noundef %500, float noundef %537, float noundef %493) #9
  %541 = tail call fastcc float @llvm.fma.f32(float noundef %501, float noundef %537, float noundef %494) #9
  %542 = load <4 x float>, ptr addrspace(3) %41, align 16, !tbaa !28
  %543 = load <4 x float>, ptr addrspace(3) %42, align 16, !tbaa !28
  %544 = load <4 x float>, ptr addrspace(3) %43, align 16, !tbaa !28
  %545 = extractelement <4 x float> %542, i64 0
  %546 = extractelement <4 x float> %542, i64 1
  %547 = extractelement <4 x float> %542, i64 2
  %548 = extractelement <4 x float> %542, i64 3
  %549 = extractelement <4 x float> %543, i64 0
  %550 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %549, float noundef %503) #9
  %551 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %549, float noundef %504) #9
  %552 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %549, float noundef %505) #9
  %553 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %549, float noundef %506) #9
  %554 = extractelement <4 x float> %543, i64 1
  %555 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %554, float noundef %508) #9
  %556 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %554, float noundef %509) #9
  %557 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %554, float noundef %510) #9
  %558 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %554, float noundef %511) #9
  %559 = extractelement <4 x float> %543, i64 2
  %560 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %559, float noundef %513) #9
  %561 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %559, float noundef %514) #9
  %562 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %559, float noundef %515) #9
  %563 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %559, float noundef %516) #9
  %564 = extractelement <4 x float> %543, i64 3
  %565 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %564, float noundef %518) #9
  %566 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %564, float noundef %519) #9
  %567 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %564, float noundef %520) #9
  %568 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %564, float noundef %521) #9
  %569 = extractelement <4 x float> %544, i64 0
  %570 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %569, float noundef %523) #9
  %571 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %569, float noundef %524) #9
  %572 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %569, float noundef %525) #9
  %573 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %569, float noundef %526) #9
  %574 = extractelement <4 x float> %544, i64 1
  %575 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %574, float noundef %528) #9
  %576 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %574, float noundef %529) #9
  %577 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %574, float noundef %530) #9
  %578 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %574, float noundef %531) #9
  %579 = extractelement <4 x float> %544, i64 2
  %580 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %579, float noundef %533) #9
  %581 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %579, float noundef %534) #9
  %582 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %579, float noundef %535) #9
  %583 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %579, float noundef %536) #9
  %584 = extractelement <4 x float> %544, i64 3
  %585 = tail call fastcc float @llvm.fma.f32(float noundef %545, float noundef %584, float noundef %538) #9
  %586 = tail call fastcc float @llvm.fma.f32(float noundef %546, float noundef %584, float noundef %539) #9
  %587 = tail call fastcc float @llvm.fma.f32(float noundef %547, float noundef %584, float noundef %540) #9
  %588 = tail call fastcc float @llvm.fma.f32(float noundef %548, float noundef %584, float noundef %541) #9
  %589 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !28
  %590 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !28
  %591 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !28
  %592 = extractelement <4 x float> %589, i64 0
  %593 = extractelement <4 x float> %589, i64 1
  %594 = extractelement <4 x float> %589, i64 2
  %595 = extractelement <4 x float> %589, i64 3
  %596 = extractelement <4 x float> %590, i64 0
  %597 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %596, float noundef %550) #9
  %598 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %596, float noundef %551) #9
  %599 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %596, float noundef %552) #9
  %600 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %596, float noundef %553) #9
  %601 = extractelement <4 x float> %590, i64 1
  %602 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %601, float noundef %555) #9
  %603 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %601, float noundef %556) #9
  %604 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %601, float noundef %557) #9
  %605 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %601, float noundef %558) #9
  %606 = extractelement <4 x float> %590, i64 2
  %607 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %606, float noundef %560) #9
  %608 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %606, float noundef %561) #9
  %609 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %606, float noundef %562) #9
  %610 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %606, float noundef %563) #9
  %611 = extractelement <4 x float> %590, i64 3
  %612 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %611, float noundef %565) #9
  %613 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %611, float noundef %566) #9
  %614 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %611, float noundef %567) #9
  %615 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %611, float noundef %568) #9
  %616 = extractelement <4 x float> %591, i64 0
  %617 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %616, float noundef %570) #9
  %618 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %616, float noundef %571) #9
  %619 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %616, float noundef %572) #9
  %620 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %616, float noundef %573) #9
  %621 = extractelement <4 x float> %591, i64 1
  %622 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %621, float noundef %575) #9
  %623 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %621, float noundef %576) #9
  %624 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %621, float noundef %577) #9
  %625 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %621, float noundef %578) #9
  %626 = extractelement <4 x float> %591, i64 2
  %627 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %626, float noundef %580) #9
  %628 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %626, float noundef %581) #9
  %629 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %626, float noundef %582) #9
  %630 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %626, float noundef %583) #9
  %631 = extractelement <4 x float> %591, i64 3
  %632 = tail call fastcc float @llvm.fma.f32(float noundef %592, float noundef %631, float noundef %585) #9
  %633 = tail call fastcc float @llvm.fma.f32(float noundef %593, float noundef %631, float noundef %586) #9
  %634 = tail call fastcc float @llvm.fma.f32(float noundef %594, float noundef %631, float noundef %587) #9
  %635 = tail call fastcc float @llvm.fma.f32(float noundef %595, float noundef %631, float noundef %588) #9
  %636 = load <4 x float>, ptr addrspace(3) %47, align 16, !tbaa !28
  %637 = load <4 x float>, ptr addrspace(3) %48, align 16, !tbaa !28
  %638 = load <4 x float>, ptr addrspace(3) %49, align 16, !tbaa !28
  %639 = extractelement <4 x float> %636, i64 0
  %640 = extractelement <4 x float> %636, i64 1
  %641 = extractelement <4 x float> %636, i64 2
  %642 = extractelement <4 x float> %636, i64 3
  %643 = extractelement <4 x float> %637, i64 0
  %644 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %643, float noundef %597) #9
  %645 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %643, float noundef %598) #9
  %646 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %643, float noundef %599) #9
  %647 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %643, float noundef %600) #9
  %648 = extractelement <4 x float> %637, i64 1
  %649 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %648, float noundef %602) #9
  %650 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %648, float noundef %603) #9
  %651 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %648, float noundef %604) #9
  %652 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %648, float noundef %605) #9
  %653 = extractelement <4 x float> %637, i64 2
  %654 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %653, float noundef %607) #9
  %655 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %653, float noundef %608) #9
  %656 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %653, float noundef %609) #9
  %657 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %653, float noundef %610) #9
  %658 = extractelement <4 x float> %637, i64 3
  %659 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %658, float noundef %612) #9
  %660 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %658, float noundef %613) #9
  %661 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %658, float noundef %614) #9
  %662 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %658, float noundef %615) #9
  %663 = extractelement <4 x float> %638, i64 0
  %664 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %663, float noundef %617) #9
  %665 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %663, float noundef %618) #9
  %666 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %663, float noundef %619) #9
  %667 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %663, float noundef %620) #9
  %668 = extractelement <4 x float> %638, i64 1
  %669 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %668, float noundef %622) #9
  %670 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %668, float noundef %623) #9
  %671 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %668, float noundef %624) #9
  %672 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %668, float noundef %625) #9
  %673 = extractelement <4 x float> %638, i64 2
  %674 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %673, float noundef %627) #9
  %675 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %673, float noundef %628) #9
  %676 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %673, float noundef %629) #9
  %677 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %673, float noundef %630) #9
  %678 = extractelement <4 x float> %638, i64 3
  %679 = tail call fastcc float @llvm.fma.f32(float noundef %639, float noundef %678, float noundef %632) #9
  %680 = tail call fastcc float @llvm.fma.f32(float noundef %640, float noundef %678, float noundef %633) #9
  %681 = tail call fastcc float @llvm.fma.f32(float noundef %641, float noundef %678, float noundef %634) #9
  %682 = tail call fastcc float @llvm.fma.f32(float noundef %642, float noundef %678, float noundef %635) #9
  %683 = load <4 x float>, ptr addrspace(3) %50, align 16, !tbaa !28
  %684 = load <4 x float>, ptr addrspace(3) %51, align 16, !tbaa !28
  %685 = load <4 x float>, ptr addrspace(3) %52, align 16, !tbaa !28
  %686 = extractelement <4 x float> %683, i64 0
  %687 = extractelement <4 x float> %683, i64 1
  %688 = extractelement <4 x float> %683, i64 2
  %689 = extractelement <4 x float> %683, i64 3
  %690 = extractelement <4 x float> %684, i64 0
  %691 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %690, float noundef %644) #9
  %692 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %690, float noundef %645) #9
  %693 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %690, float noundef %646) #9
  %694 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %690, float noundef %647) #9
  %695 = extractelement <4 x float> %684, i64 1
  %696 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %695, float noundef %649) #9
  %697 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %695, float noundef %650) #9
  %698 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %695, float noundef %651) #9
  %699 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %695, float noundef %652) #9
  %700 = extractelement <4 x float> %684, i64 2
  %701 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %700, float noundef %654) #9
  %702 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %700, float noundef %655) #9
  %703 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %700, float noundef %656) #9
  %704 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %700, float noundef %657) #9
  %705 = extractelement <4 x float> %684, i64 3
  %706 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %705, float noundef %659) #9
  %707 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %705, float noundef %660) #9
  %708 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %705, float noundef %661) #9
  %709 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %705, float noundef %662) #9
  %710 = extractelement <4 x float> %685, i64 0
  %711 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %710, float noundef %664) #9
  %712 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %710, float noundef %665) #9
  %713 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %710, float noundef %666) #9
  %714 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %710, float noundef %667) #9
  %715 = extractelement <4 x float> %685, i64 1
  %716 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %715, float noundef %669) #9
  %717 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %715, float noundef %670) #9
  %718 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %715, float noundef %671) #9
  %719 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %715, float noundef %672) #9
  %720 = extractelement <4 x float> %685, i64 2
  %721 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %720, float noundef %674) #9
  %722 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %720, float noundef %675) #9
  %723 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %720, float noundef %676) #9
  %724 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %720, float noundef %677) #9
  %725 = extractelement <4 x float> %685, i64 3
  %726 = tail call fastcc float @llvm.fma.f32(float noundef %686, float noundef %725, float noundef %679) #9
  %727 = tail call fastcc float @llvm.fma.f32(float noundef %687, float noundef %725, float noundef %680) #9
  %728 = tail call fastcc float @llvm.fma.f32(float noundef %688, float noundef %725, float noundef %681) #9
  %729 = tail call fastcc float @llvm.fma.f32(float noundef %689, float noundef %725, float noundef %682) #9
  fence syncscope("workgroup") seq_cst, !mmra !33
  tail call void @llvm.amdgcn.s.barrier()
  %730 = add nuw nsw i32 %329, 8
  %731 = icmp slt i32 %730, %2
  br i1 %731, label %296, label %53
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

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
declare float @llvm.fma.f32(float, float, float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
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
