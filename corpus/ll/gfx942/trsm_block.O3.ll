; ModuleID = 'corpus/opencl/trsm_block.cl'
source_filename = "corpus/opencl/trsm_block.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@trsm_lower16.ls = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@invert_diagonal.lm = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @trsm_lower16.ls, i32 %6
  %14 = zext nneg i32 %6 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  store float %16, ptr addrspace(3) %13, align 4, !tbaa !19, !noalias !16
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 64
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !19, !noalias !16
  %22 = zext nneg i32 %6 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 128
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  store float %25, ptr addrspace(3) %26, align 4, !tbaa !19, !noalias !16
  %27 = zext nneg i32 %6 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 192
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 192
  store float %30, ptr addrspace(3) %31, align 4, !tbaa !19, !noalias !16
  %32 = zext nneg i32 %6 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 256
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 256
  store float %35, ptr addrspace(3) %36, align 4, !tbaa !19, !noalias !16
  %37 = zext nneg i32 %6 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 320
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 320
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !19, !noalias !16
  %42 = zext nneg i32 %6 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 384
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 384
  store float %45, ptr addrspace(3) %46, align 4, !tbaa !19, !noalias !16
  %47 = zext nneg i32 %6 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 448
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 448
  store float %50, ptr addrspace(3) %51, align 4, !tbaa !19, !noalias !16
  %52 = zext nneg i32 %6 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 512
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 512
  store float %55, ptr addrspace(3) %56, align 4, !tbaa !19, !noalias !16
  %57 = zext nneg i32 %6 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 576
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 576
  store float %60, ptr addrspace(3) %61, align 4, !tbaa !19, !noalias !16
  %62 = zext nneg i32 %6 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 640
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 640
  store float %65, ptr addrspace(3) %66, align 4, !tbaa !19, !noalias !16
  %67 = zext nneg i32 %6 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 704
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 704
  store float %70, ptr addrspace(3) %71, align 4, !tbaa !19, !noalias !16
  %72 = zext nneg i32 %6 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %73, i64 768
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 768
  store float %75, ptr addrspace(3) %76, align 4, !tbaa !19, !noalias !16
  %77 = zext nneg i32 %6 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 832
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 832
  store float %80, ptr addrspace(3) %81, align 4, !tbaa !19, !noalias !16
  %82 = zext nneg i32 %6 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 896
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 896
  store float %85, ptr addrspace(3) %86, align 4, !tbaa !19, !noalias !16
  %87 = zext nneg i32 %6 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %88, i64 960
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !21
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 960
  store float %90, ptr addrspace(3) %91, align 4, !tbaa !19, !noalias !16
  %92 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %93 = and i32 %9, 65535
  %94 = zext i32 %92 to i64
  %95 = zext nneg i32 %93 to i64
  %96 = mul nuw nsw i64 %95, %94
  %97 = add i64 %12, %14
  %98 = add i64 %97, %96
  %99 = trunc i64 %98 to i32
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !22
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %100 = icmp sgt i32 %0, %99
  br i1 %100, label %101, label %637

101:                                              ; preds = %5
  %102 = shl i64 %98, 32
  %103 = ashr exact i64 %102, 30
  %104 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %106 = fmul float %4, %105
  %107 = add nsw i32 %0, %99
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %111 = fmul float %4, %110
  %112 = shl nsw i32 %0, 1
  %113 = add nsw i32 %112, %99
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %117 = fmul float %4, %116
  %118 = mul nsw i32 %0, 3
  %119 = add nsw i32 %118, %99
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %123 = fmul float %4, %122
  %124 = shl nsw i32 %0, 2
  %125 = add nsw i32 %124, %99
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %129 = fmul float %4, %128
  %130 = mul nsw i32 %0, 5
  %131 = add nsw i32 %130, %99
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %135 = fmul float %4, %134
  %136 = mul nsw i32 %0, 6
  %137 = add nsw i32 %136, %99
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %141 = fmul float %4, %140
  %142 = mul nsw i32 %0, 7
  %143 = add nsw i32 %142, %99
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %147 = fmul float %4, %146
  %148 = shl nsw i32 %0, 3
  %149 = add nsw i32 %148, %99
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %153 = fmul float %4, %152
  %154 = mul nsw i32 %0, 9
  %155 = add nsw i32 %154, %99
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %156
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %159 = fmul float %4, %158
  %160 = mul nsw i32 %0, 10
  %161 = add nsw i32 %160, %99
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %162
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %165 = fmul float %4, %164
  %166 = mul nsw i32 %0, 11
  %167 = add nsw i32 %166, %99
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %168
  %170 = load float, ptr addrspace(1) %169, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %171 = fmul float %4, %170
  %172 = mul nsw i32 %0, 12
  %173 = add nsw i32 %172, %99
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %174
  %176 = load float, ptr addrspace(1) %175, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %177 = fmul float %4, %176
  %178 = mul nsw i32 %0, 13
  %179 = add nsw i32 %178, %99
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %180
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %183 = fmul float %4, %182
  %184 = mul nsw i32 %0, 14
  %185 = add nsw i32 %184, %99
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %186
  %188 = load float, ptr addrspace(1) %187, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %189 = fmul float %4, %188
  %190 = mul nsw i32 %0, 15
  %191 = add nsw i32 %190, %99
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %192
  %194 = load float, ptr addrspace(1) %193, align 4, !tbaa !19, !noalias !16, !amdgpu.noclobber !21
  %195 = fmul float %4, %194
  %196 = icmp eq i32 %3, 0
  br i1 %196, label %587, label %590

197:                                              ; preds = %590
  %198 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 68), align 4, !tbaa !19, !noalias !16
  %199 = fdiv float %594, %198
  br label %200

200:                                              ; preds = %590, %197
  %201 = phi float [ %594, %590 ], [ %199, %197 ]
  %202 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 132), align 4, !tbaa !19, !noalias !16
  %203 = fneg float %202
  %204 = tail call float @llvm.fmuladd.f32(float %203, float %201, float %597)
  %205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 196), align 4, !tbaa !19, !noalias !16
  %206 = fneg float %205
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %201, float %600)
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 260), align 4, !tbaa !19, !noalias !16
  %209 = fneg float %208
  %210 = tail call float @llvm.fmuladd.f32(float %209, float %201, float %603)
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 324), align 4, !tbaa !19, !noalias !16
  %212 = fneg float %211
  %213 = tail call float @llvm.fmuladd.f32(float %212, float %201, float %606)
  %214 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 388), align 4, !tbaa !19, !noalias !16
  %215 = fneg float %214
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %201, float %609)
  %217 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 452), align 4, !tbaa !19, !noalias !16
  %218 = fneg float %217
  %219 = tail call float @llvm.fmuladd.f32(float %218, float %201, float %612)
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 516), align 4, !tbaa !19, !noalias !16
  %221 = fneg float %220
  %222 = tail call float @llvm.fmuladd.f32(float %221, float %201, float %615)
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 580), align 4, !tbaa !19, !noalias !16
  %224 = fneg float %223
  %225 = tail call float @llvm.fmuladd.f32(float %224, float %201, float %618)
  %226 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 644), align 4, !tbaa !19, !noalias !16
  %227 = fneg float %226
  %228 = tail call float @llvm.fmuladd.f32(float %227, float %201, float %621)
  %229 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 708), align 4, !tbaa !19, !noalias !16
  %230 = fneg float %229
  %231 = tail call float @llvm.fmuladd.f32(float %230, float %201, float %624)
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 772), align 4, !tbaa !19, !noalias !16
  %233 = fneg float %232
  %234 = tail call float @llvm.fmuladd.f32(float %233, float %201, float %627)
  %235 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 836), align 4, !tbaa !19, !noalias !16
  %236 = fneg float %235
  %237 = tail call float @llvm.fmuladd.f32(float %236, float %201, float %630)
  %238 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 900), align 4, !tbaa !19, !noalias !16
  %239 = fneg float %238
  %240 = tail call float @llvm.fmuladd.f32(float %239, float %201, float %633)
  %241 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 964), align 4, !tbaa !19, !noalias !16
  %242 = fneg float %241
  %243 = tail call float @llvm.fmuladd.f32(float %242, float %201, float %636)
  br i1 %196, label %244, label %247

244:                                              ; preds = %200
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 136), align 4, !tbaa !19, !noalias !16
  %246 = fdiv float %204, %245
  br label %247

247:                                              ; preds = %200, %244
  %248 = phi float [ %204, %200 ], [ %246, %244 ]
  %249 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 200), align 4, !tbaa !19, !noalias !16
  %250 = fneg float %249
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %248, float %207)
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 264), align 4, !tbaa !19, !noalias !16
  %253 = fneg float %252
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %248, float %210)
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 328), align 4, !tbaa !19, !noalias !16
  %256 = fneg float %255
  %257 = tail call float @llvm.fmuladd.f32(float %256, float %248, float %213)
  %258 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 392), align 4, !tbaa !19, !noalias !16
  %259 = fneg float %258
  %260 = tail call float @llvm.fmuladd.f32(float %259, float %248, float %216)
  %261 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 456), align 4, !tbaa !19, !noalias !16
  %262 = fneg float %261
  %263 = tail call float @llvm.fmuladd.f32(float %262, float %248, float %219)
  %264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 520), align 4, !tbaa !19, !noalias !16
  %265 = fneg float %264
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %248, float %222)
  %267 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 584), align 4, !tbaa !19, !noalias !16
  %268 = fneg float %267
  %269 = tail call float @llvm.fmuladd.f32(float %268, float %248, float %225)
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 648), align 4, !tbaa !19, !noalias !16
  %271 = fneg float %270
  %272 = tail call float @llvm.fmuladd.f32(float %271, float %248, float %228)
  %273 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 712), align 4, !tbaa !19, !noalias !16
  %274 = fneg float %273
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %248, float %231)
  %276 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 776), align 4, !tbaa !19, !noalias !16
  %277 = fneg float %276
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %248, float %234)
  %279 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 840), align 4, !tbaa !19, !noalias !16
  %280 = fneg float %279
  %281 = tail call float @llvm.fmuladd.f32(float %280, float %248, float %237)
  %282 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 904), align 4, !tbaa !19, !noalias !16
  %283 = fneg float %282
  %284 = tail call float @llvm.fmuladd.f32(float %283, float %248, float %240)
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 968), align 4, !tbaa !19, !noalias !16
  %286 = fneg float %285
  %287 = tail call float @llvm.fmuladd.f32(float %286, float %248, float %243)
  br i1 %196, label %288, label %291

288:                                              ; preds = %247
  %289 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 204), align 4, !tbaa !19, !noalias !16
  %290 = fdiv float %251, %289
  br label %291

291:                                              ; preds = %247, %288
  %292 = phi float [ %251, %247 ], [ %290, %288 ]
  %293 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 268), align 4, !tbaa !19, !noalias !16
  %294 = fneg float %293
  %295 = tail call float @llvm.fmuladd.f32(float %294, float %292, float %254)
  %296 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 332), align 4, !tbaa !19, !noalias !16
  %297 = fneg float %296
  %298 = tail call float @llvm.fmuladd.f32(float %297, float %292, float %257)
  %299 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 396), align 4, !tbaa !19, !noalias !16
  %300 = fneg float %299
  %301 = tail call float @llvm.fmuladd.f32(float %300, float %292, float %260)
  %302 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 460), align 4, !tbaa !19, !noalias !16
  %303 = fneg float %302
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %292, float %263)
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 524), align 4, !tbaa !19, !noalias !16
  %306 = fneg float %305
  %307 = tail call float @llvm.fmuladd.f32(float %306, float %292, float %266)
  %308 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 588), align 4, !tbaa !19, !noalias !16
  %309 = fneg float %308
  %310 = tail call float @llvm.fmuladd.f32(float %309, float %292, float %269)
  %311 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 652), align 4, !tbaa !19, !noalias !16
  %312 = fneg float %311
  %313 = tail call float @llvm.fmuladd.f32(float %312, float %292, float %272)
  %314 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 716), align 4, !tbaa !19, !noalias !16
  %315 = fneg float %314
  %316 = tail call float @llvm.fmuladd.f32(float %315, float %292, float %275)
  %317 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 780), align 4, !tbaa !19, !noalias !16
  %318 = fneg float %317
  %319 = tail call float @llvm.fmuladd.f32(float %318, float %292, float %278)
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 844), align 4, !tbaa !19, !noalias !16
  %321 = fneg float %320
  %322 = tail call float @llvm.fmuladd.f32(float %321, float %292, float %281)
  %323 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 908), align 4, !tbaa !19, !noalias !16
  %324 = fneg float %323
  %325 = tail call float @llvm.fmuladd.f32(float %324, float %292, float %284)
  %326 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 972), align 4, !tbaa !19, !noalias !16
  %327 = fneg float %326
  %328 = tail call float @llvm.fmuladd.f32(float %327, float %292, float %287)
  br i1 %196, label %329, label %332

329:                                              ; preds = %291
  %330 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 272), align 4, !tbaa !19, !noalias !16
  %331 = fdiv float %295, %330
  br label %332

332:                                              ; preds = %291, %329
  %333 = phi float [ %295, %291 ], [ %331, %329 ]
  %334 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 336), align 4, !tbaa !19, !noalias !16
  %335 = fneg float %334
  %336 = tail call float @llvm.fmuladd.f32(float %335, float %333, float %298)
  %337 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 400), align 4, !tbaa !19, !noalias !16
  %338 = fneg float %337
  %339 = tail call float @llvm.fmuladd.f32(float %338, float %333, float %301)
  %340 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 464), align 4, !tbaa !19, !noalias !16
  %341 = fneg float %340
  %342 = tail call float @llvm.fmuladd.f32(float %341, float %333, float %304)
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 528), align 4, !tbaa !19, !noalias !16
  %344 = fneg float %343
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %333, float %307)
  %346 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 592), align 4, !tbaa !19, !noalias !16
  %347 = fneg float %346
  %348 = tail call float @llvm.fmuladd.f32(float %347, float %333, float %310)
  %349 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 656), align 4, !tbaa !19, !noalias !16
  %350 = fneg float %349
  %351 = tail call float @llvm.fmuladd.f32(float %350, float %333, float %313)
  %352 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 720), align 4, !tbaa !19, !noalias !16
  %353 = fneg float %352
  %354 = tail call float @llvm.fmuladd.f32(float %353, float %333, float %316)
  %355 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 784), align 4, !tbaa !19, !noalias !16
  %356 = fneg float %355
  %357 = tail call float @llvm.fmuladd.f32(float %356, float %333, float %319)
  %358 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 848), align 4, !tbaa !19, !noalias !16
  %359 = fneg float %358
  %360 = tail call float @llvm.fmuladd.f32(float %359, float %333, float %322)
  %361 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 912), align 4, !tbaa !19, !noalias !16
  %362 = fneg float %361
  %363 = tail call float @llvm.fmuladd.f32(float %362, float %333, float %325)
  %364 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 976), align 4, !tbaa !19, !noalias !16
  %365 = fneg float %364
  %366 = tail call float @llvm.fmuladd.f32(float %365, float %333, float %328)
  br i1 %196, label %367, label %370

367:                                              ; preds = %332
  %368 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 340), align 4, !tbaa !19, !noalias !16
  %369 = fdiv float %336, %368
  br label %370

370:                                              ; preds = %332, %367
  %371 = phi float [ %336, %332 ], [ %369, %367 ]
  %372 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 404), align 4, !tbaa !19, !noalias !16
  %373 = fneg float %372
  %374 = tail call float @llvm.fmuladd.f32(float %373, float %371, float %339)
  %375 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 468), align 4, !tbaa !19, !noalias !16
  %376 = fneg float %375
  %377 = tail call float @llvm.fmuladd.f32(float %376, float %371, float %342)
  %378 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 532), align 4, !tbaa !19, !noalias !16
  %379 = fneg float %378
  %380 = tail call float @llvm.fmuladd.f32(float %379, float %371, float %345)
  %381 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 596), align 4, !tbaa !19, !noalias !16
  %382 = fneg float %381
  %383 = tail call float @llvm.fmuladd.f32(float %382, float %371, float %348)
  %384 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 660), align 4, !tbaa !19, !noalias !16
  %385 = fneg float %384
  %386 = tail call float @llvm.fmuladd.f32(float %385, float %371, float %351)
  %387 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 724), align 4, !tbaa !19, !noalias !16
  %388 = fneg float %387
  %389 = tail call float @llvm.fmuladd.f32(float %388, float %371, float %354)
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 788), align 4, !tbaa !19, !noalias !16
  %391 = fneg float %390
  %392 = tail call float @llvm.fmuladd.f32(float %391, float %371, float %357)
  %393 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 852), align 4, !tbaa !19, !noalias !16
  %394 = fneg float %393
  %395 = tail call float @llvm.fmuladd.f32(float %394, float %371, float %360)
  %396 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 916), align 4, !tbaa !19, !noalias !16
  %397 = fneg float %396
  %398 = tail call float @llvm.fmuladd.f32(float %397, float %371, float %363)
  %399 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 980), align 4, !tbaa !19, !noalias !16
  %400 = fneg float %399
  %401 = tail call float @llvm.fmuladd.f32(float %400, float %371, float %366)
  br i1 %196, label %402, label %405

402:                                              ; preds = %370
  %403 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 408), align 4, !tbaa !19, !noalias !16
  %404 = fdiv float %374, %403
  br label %405

405:                                              ; preds = %370, %402
  %406 = phi float [ %374, %370 ], [ %404, %402 ]
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 472), align 4, !tbaa !19, !noalias !16
  %408 = fneg float %407
  %409 = tail call float @llvm.fmuladd.f32(float %408, float %406, float %377)
  %410 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 536), align 4, !tbaa !19, !noalias !16
  %411 = fneg float %410
  %412 = tail call float @llvm.fmuladd.f32(float %411, float %406, float %380)
  %413 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 600), align 4, !tbaa !19, !noalias !16
  %414 = fneg float %413
  %415 = tail call float @llvm.fmuladd.f32(float %414, float %406, float %383)
  %416 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 664), align 4, !tbaa !19, !noalias !16
  %417 = fneg float %416
  %418 = tail call float @llvm.fmuladd.f32(float %417, float %406, float %386)
  %419 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 728), align 4, !tbaa !19, !noalias !16
  %420 = fneg float %419
  %421 = tail call float @llvm.fmuladd.f32(float %420, float %406, float %389)
  %422 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 792), align 4, !tbaa !19, !noalias !16
  %423 = fneg float %422
  %424 = tail call float @llvm.fmuladd.f32(float %423, float %406, float %392)
  %425 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 856), align 4, !tbaa !19, !noalias !16
  %426 = fneg float %425
  %427 = tail call float @llvm.fmuladd.f32(float %426, float %406, float %395)
  %428 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 920), align 4, !tbaa !19, !noalias !16
  %429 = fneg float %428
  %430 = tail call float @llvm.fmuladd.f32(float %429, float %406, float %398)
  %431 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 984), align 4, !tbaa !19, !noalias !16
  %432 = fneg float %431
  %433 = tail call float @llvm.fmuladd.f32(float %432, float %406, float %401)
  br i1 %196, label %434, label %437

434:                                              ; preds = %405
  %435 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 476), align 4, !tbaa !19, !noalias !16
  %436 = fdiv float %409, %435
  br label %437

437:                                              ; preds = %405, %434
  %438 = phi float [ %409, %405 ], [ %436, %434 ]
  %439 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 540), align 4, !tbaa !19, !noalias !16
  %440 = fneg float %439
  %441 = tail call float @llvm.fmuladd.f32(float %440, float %438, float %412)
  %442 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 604), align 4, !tbaa !19, !noalias !16
  %443 = fneg float %442
  %444 = tail call float @llvm.fmuladd.f32(float %443, float %438, float %415)
  %445 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 668), align 4, !tbaa !19, !noalias !16
  %446 = fneg float %445
  %447 = tail call float @llvm.fmuladd.f32(float %446, float %438, float %418)
  %448 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 732), align 4, !tbaa !19, !noalias !16
  %449 = fneg float %448
  %450 = tail call float @llvm.fmuladd.f32(float %449, float %438, float %421)
  %451 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 796), align 4, !tbaa !19, !noalias !16
  %452 = fneg float %451
  %453 = tail call float @llvm.fmuladd.f32(float %452, float %438, float %424)
  %454 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 860), align 4, !tbaa !19, !noalias !16
  %455 = fneg float %454
  %456 = tail call float @llvm.fmuladd.f32(float %455, float %438, float %427)
  %457 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 924), align 4, !tbaa !19, !noalias !16
  %458 = fneg float %457
  %459 = tail call float @llvm.fmuladd.f32(float %458, float %438, float %430)
  %460 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 988), align 4, !tbaa !19, !noalias !16
  %461 = fneg float %460
  %462 = tail call float @llvm.fmuladd.f32(float %461, float %438, float %433)
  br i1 %196, label %463, label %466

463:                                              ; preds = %437
  %464 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 544), align 4, !tbaa !19, !noalias !16
  %465 = fdiv float %441, %464
  br label %466

466:                                              ; preds = %437, %463
  %467 = phi float [ %441, %437 ], [ %465, %463 ]
  %468 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 608), align 4, !tbaa !19, !noalias !16
  %469 = fneg float %468
  %470 = tail call float @llvm.fmuladd.f32(float %469, float %467, float %444)
  %471 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 672), align 4, !tbaa !19, !noalias !16
  %472 = fneg float %471
  %473 = tail call float @llvm.fmuladd.f32(float %472, float %467, float %447)
  %474 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 736), align 4, !tbaa !19, !noalias !16
  %475 = fneg float %474
  %476 = tail call float @llvm.fmuladd.f32(float %475, float %467, float %450)
  %477 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 800), align 4, !tbaa !19, !noalias !16
  %478 = fneg float %477
  %479 = tail call float @llvm.fmuladd.f32(float %478, float %467, float %453)
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 864), align 4, !tbaa !19, !noalias !16
  %481 = fneg float %480
  %482 = tail call float @llvm.fmuladd.f32(float %481, float %467, float %456)
  %483 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 928), align 4, !tbaa !19, !noalias !16
  %484 = fneg float %483
  %485 = tail call float @llvm.fmuladd.f32(float %484, float %467, float %459)
  %486 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 992), align 4, !tbaa !19, !noalias !16
  %487 = fneg float %486
  %488 = tail call float @llvm.fmuladd.f32(float %487, float %467, float %462)
  br i1 %196, label %489, label %492

489:                                              ; preds = %466
  %490 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 612), align 4, !tbaa !19, !noalias !16
  %491 = fdiv float %470, %490
  br label %492

492:                                              ; preds = %466, %489
  %493 = phi float [ %470, %466 ], [ %491, %489 ]
  %494 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 676), align 4, !tbaa !19, !noalias !16
  %495 = fneg float %494
  %496 = tail call float @llvm.fmuladd.f32(float %495, float %493, float %473)
  %497 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 740), align 4, !tbaa !19, !noalias !16
  %498 = fneg float %497
  %499 = tail call float @llvm.fmuladd.f32(float %498, float %493, float %476)
  %500 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 804), align 4, !tbaa !19, !noalias !16
  %501 = fneg float %500
  %502 = tail call float @llvm.fmuladd.f32(float %501, float %493, float %479)
  %503 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 868), align 4, !tbaa !19, !noalias !16
  %504 = fneg float %503
  %505 = tail call float @llvm.fmuladd.f32(float %504, float %493, float %482)
  %506 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 932), align 4, !tbaa !19, !noalias !16
  %507 = fneg float %506
  %508 = tail call float @llvm.fmuladd.f32(float %507, float %493, float %485)
  %509 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 996), align 4, !tbaa !19, !noalias !16
  %510 = fneg float %509
  %511 = tail call float @llvm.fmuladd.f32(float %510, float %493, float %488)
  br i1 %196, label %512, label %515

512:                                              ; preds = %492
  %513 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 680), align 4, !tbaa !19, !noalias !16
  %514 = fdiv float %496, %513
  br label %515

515:                                              ; preds = %492, %512
  %516 = phi float [ %496, %492 ], [ %514, %512 ]
  %517 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 744), align 4, !tbaa !19, !noalias !16
  %518 = fneg float %517
  %519 = tail call float @llvm.fmuladd.f32(float %518, float %516, float %499)
  %520 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 808), align 4, !tbaa !19, !noalias !16
  %521 = fneg float %520
  %522 = tail call float @llvm.fmuladd.f32(float %521, float %516, float %502)
  %523 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 872), align 4, !tbaa !19, !noalias !16
  %524 = fneg float %523
  %525 = tail call float @llvm.fmuladd.f32(float %524, float %516, float %505)
  %526 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 936), align 4, !tbaa !19, !noalias !16
  %527 = fneg float %526
  %528 = tail call float @llvm.fmuladd.f32(float %527, float %516, float %508)
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1000), align 4, !tbaa !19, !noalias !16
  %530 = fneg float %529
  %531 = tail call float @llvm.fmuladd.f32(float %530, float %516, float %511)
  br i1 %196, label %532, label %535

532:                                              ; preds = %515
  %533 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 748), align 4, !tbaa !19, !noalias !16
  %534 = fdiv float %519, %533
  br label %535

535:                                              ; preds = %515, %532
  %536 = phi float [ %519, %515 ], [ %534, %532 ]
  %537 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 812), align 4, !tbaa !19, !noalias !16
  %538 = fneg float %537
  %539 = tail call float @llvm.fmuladd.f32(float %538, float %536, float %522)
  %540 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 876), align 4, !tbaa !19, !noalias !16
  %541 = fneg float %540
  %542 = tail call float @llvm.fmuladd.f32(float %541, float %536, float %525)
  %543 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 940), align 4, !tbaa !19, !noalias !16
  %544 = fneg float %543
  %545 = tail call float @llvm.fmuladd.f32(float %544, float %536, float %528)
  %546 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1004), align 4, !tbaa !19, !noalias !16
  %547 = fneg float %546
  %548 = tail call float @llvm.fmuladd.f32(float %547, float %536, float %531)
  br i1 %196, label %549, label %552

549:                                              ; preds = %535
  %550 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 816), align 4, !tbaa !19, !noalias !16
  %551 = fdiv float %539, %550
  br label %552

552:                                              ; preds = %535, %549
  %553 = phi float [ %539, %535 ], [ %551, %549 ]
  %554 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 880), align 4, !tbaa !19, !noalias !16
  %555 = fneg float %554
  %556 = tail call float @llvm.fmuladd.f32(float %555, float %553, float %542)
  %557 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 944), align 4, !tbaa !19, !noalias !16
  %558 = fneg float %557
  %559 = tail call float @llvm.fmuladd.f32(float %558, float %553, float %545)
  %560 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1008), align 4, !tbaa !19, !noalias !16
  %561 = fneg float %560
  %562 = tail call float @llvm.fmuladd.f32(float %561, float %553, float %548)
  br i1 %196, label %563, label %566

563:                                              ; preds = %552
  %564 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 884), align 4, !tbaa !19, !noalias !16
  %565 = fdiv float %556, %564
  br label %566

566:                                              ; preds = %552, %563
  %567 = phi float [ %556, %552 ], [ %565, %563 ]
  %568 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 948), align 4, !tbaa !19, !noalias !16
  %569 = fneg float %568
  %570 = tail call float @llvm.fmuladd.f32(float %569, float %567, float %559)
  %571 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1012), align 4, !tbaa !19, !noalias !16
  %572 = fneg float %571
  %573 = tail call float @llvm.fmuladd.f32(float %572, float %567, float %562)
  br i1 %196, label %574, label %577

574:                                              ; preds = %566
  %575 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 952), align 4, !tbaa !19, !noalias !16
  %576 = fdiv float %570, %575
  br label %577

577:                                              ; preds = %566, %574
  %578 = phi float [ %570, %566 ], [ %576, %574 ]
  %579 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1016), align 4, !tbaa !19, !noalias !16
  %580 = fneg float %579
  %581 = tail call float @llvm.fmuladd.f32(float %580, float %578, float %573)
  br i1 %196, label %582, label %585

582:                                              ; preds = %577
  %583 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1020), align 4, !tbaa !19, !noalias !16
  %584 = fdiv float %581, %583
  br label %585

585:                                              ; preds = %577, %582
  %586 = phi float [ %581, %577 ], [ %584, %582 ]
  store float %591, ptr addrspace(1) %104, align 4, !tbaa !19, !noalias !16
  store float %201, ptr addrspace(1) %109, align 4, !tbaa !19, !noalias !16
  store float %248, ptr addrspace(1) %115, align 4, !tbaa !19, !noalias !16
  store float %292, ptr addrspace(1) %121, align 4, !tbaa !19, !noalias !16
  store float %333, ptr addrspace(1) %127, align 4, !tbaa !19, !noalias !16
  store float %371, ptr addrspace(1) %133, align 4, !tbaa !19, !noalias !16
  store float %406, ptr addrspace(1) %139, align 4, !tbaa !19, !noalias !16
  store float %438, ptr addrspace(1) %145, align 4, !tbaa !19, !noalias !16
  store float %467, ptr addrspace(1) %151, align 4, !tbaa !19, !noalias !16
  store float %493, ptr addrspace(1) %157, align 4, !tbaa !19, !noalias !16
  store float %516, ptr addrspace(1) %163, align 4, !tbaa !19, !noalias !16
  store float %536, ptr addrspace(1) %169, align 4, !tbaa !19, !noalias !16
  store float %553, ptr addrspace(1) %175, align 4, !tbaa !19, !noalias !16
  store float %567, ptr addrspace(1) %181, align 4, !tbaa !19, !noalias !16
  store float %578, ptr addrspace(1) %187, align 4, !tbaa !19, !noalias !16
  store float %586, ptr addrspace(1) %193, align 4, !tbaa !19, !noalias !16
  br label %637

587:                                              ; preds = %101
  %588 = load float, ptr addrspace(3) @trsm_lower16.ls, align 4, !tbaa !19, !noalias !16
  %589 = fdiv float %106, %588
  br label %590

590:                                              ; preds = %101, %587
  %591 = phi float [ %106, %101 ], [ %589, %587 ]
  %592 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 64), align 4, !tbaa !19, !noalias !16
  %593 = fneg float %592
  %594 = tail call float @llvm.fmuladd.f32(float %593, float %591, float %111)
  %595 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 128), align 4, !tbaa !19, !noalias !16
  %596 = fneg float %595
  %597 = tail call float @llvm.fmuladd.f32(float %596, float %591, float %117)
  %598 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 192), align 4, !tbaa !19, !noalias !16
  %599 = fneg float %598
  %600 = tail call float @llvm.fmuladd.f32(float %599, float %591, float %123)
  %601 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 256), align 4, !tbaa !19, !noalias !16
  %602 = fneg float %601
  %603 = tail call float @llvm.fmuladd.f32(float %602, float %591, float %129)
  %604 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 320), align 4, !tbaa !19, !noalias !16
  %605 = fneg float %604
  %606 = tail call float @llvm.fmuladd.f32(float %605, float %591, float %135)
  %607 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 384), align 4, !tbaa !19, !noalias !16
  %608 = fneg float %607
  %609 = tail call float @llvm.fmuladd.f32(float %608, float %591, float %141)
  %610 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 448), align 4, !tbaa !19, !noalias !16
  %611 = fneg float %610
  %612 = tail call float @llvm.fmuladd.f32(float %611, float %591, float %147)
  %613 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 512), align 4, !tbaa !19, !noalias !16
  %614 = fneg float %613
  %615 = tail call float @llvm.fmuladd.f32(float %614, float %591, float %153)
  %616 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 576), align 4, !tbaa !19, !noalias !16
  %617 = fneg float %616
  %618 = tail call float @llvm.fmuladd.f32(float %617, float %591, float %159)
  %619 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 640), align 4, !tbaa !19, !noalias !16
  %620 = fneg float %619
  %621 = tail call float @llvm.fmuladd.f32(float %620, float %591, float %165)
  %622 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 704), align 4, !tbaa !19, !noalias !16
  %623 = fneg float %622
  %624 = tail call float @llvm.fmuladd.f32(float %623, float %591, float %171)
  %625 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 768), align 4, !tbaa !19, !noalias !16
  %626 = fneg float %625
  %627 = tail call float @llvm.fmuladd.f32(float %626, float %591, float %177)
  %628 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 832), align 4, !tbaa !19, !noalias !16
  %629 = fneg float %628
  %630 = tail call float @llvm.fmuladd.f32(float %629, float %591, float %183)
  %631 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 896), align 4, !tbaa !19, !noalias !16
  %632 = fneg float %631
  %633 = tail call float @llvm.fmuladd.f32(float %632, float %591, float %189)
  %634 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 960), align 4, !tbaa !19, !noalias !16
  %635 = fneg float %634
  %636 = tail call float @llvm.fmuladd.f32(float %635, float %591, float %195)
  br i1 %196, label %197, label %200

637:                                              ; preds = %585, %5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @trsm_lower16.ls, i32 %6
  %14 = zext nneg i32 %6 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !19
  store float %16, ptr addrspace(3) %13, align 4, !tbaa !19
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 64
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !19
  %22 = zext nneg i32 %6 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 128
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  store float %25, ptr addrspace(3) %26, align 4, !tbaa !19
  %27 = zext nneg i32 %6 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 192
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !19
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 192
  store float %30, ptr addrspace(3) %31, align 4, !tbaa !19
  %32 = zext nneg i32 %6 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 256
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !19
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 256
  store float %35, ptr addrspace(3) %36, align 4, !tbaa !19
  %37 = zext nneg i32 %6 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 320
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 320
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !19
  %42 = zext nneg i32 %6 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 384
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !19
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 384
  store float %45, ptr addrspace(3) %46, align 4, !tbaa !19
  %47 = zext nneg i32 %6 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 448
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !19
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 448
  store float %50, ptr addrspace(3) %51, align 4, !tbaa !19
  %52 = zext nneg i32 %6 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 512
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !19
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 512
  store float %55, ptr addrspace(3) %56, align 4, !tbaa !19
  %57 = zext nneg i32 %6 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 576
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !19
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 576
  store float %60, ptr addrspace(3) %61, align 4, !tbaa !19
  %62 = zext nneg i32 %6 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 640
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !19
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 640
  store float %65, ptr addrspace(3) %66, align 4, !tbaa !19
  %67 = zext nneg i32 %6 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 704
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !19
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 704
  store float %70, ptr addrspace(3) %71, align 4, !tbaa !19
  %72 = zext nneg i32 %6 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %73, i64 768
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !19
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 768
  store float %75, ptr addrspace(3) %76, align 4, !tbaa !19
  %77 = zext nneg i32 %6 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 832
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !19
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 832
  store float %80, ptr addrspace(3) %81, align 4, !tbaa !19
  %82 = zext nneg i32 %6 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 896
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !19
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 896
  store float %85, ptr addrspace(3) %86, align 4, !tbaa !19
  %87 = zext nneg i32 %6 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %88, i64 960
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !19
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 960
  store float %90, ptr addrspace(3) %91, align 4, !tbaa !19
  %92 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %93 = and i32 %9, 65535
  %94 = zext i32 %92 to i64
  %95 = zext nneg i32 %93 to i64
  %96 = mul nuw nsw i64 %95, %94
  %97 = add i64 %12, %14
  %98 = add i64 %97, %96
  %99 = trunc i64 %98 to i32
  fence syncscope("workgroup") seq_cst, !mmra !22
  tail call void @llvm.amdgcn.s.barrier()
  %100 = icmp sgt i32 %0, %99
  br i1 %100, label %101, label %637

101:                                              ; preds = %5
  %102 = shl i64 %98, 32
  %103 = ashr exact i64 %102, 30
  %104 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !19
  %106 = fmul float %4, %105
  %107 = add nsw i32 %0, %99
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !19
  %111 = fmul float %4, %110
  %112 = shl nsw i32 %0, 1
  %113 = add nsw i32 %112, %99
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !19
  %117 = fmul float %4, %116
  %118 = mul nsw i32 %0, 3
  %119 = add nsw i32 %118, %99
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !19
  %123 = fmul float %4, %122
  %124 = shl nsw i32 %0, 2
  %125 = add nsw i32 %124, %99
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !19
  %129 = fmul float %4, %128
  %130 = mul nsw i32 %0, 5
  %131 = add nsw i32 %130, %99
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !19
  %135 = fmul float %4, %134
  %136 = mul nsw i32 %0, 6
  %137 = add nsw i32 %136, %99
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !19
  %141 = fmul float %4, %140
  %142 = mul nsw i32 %0, 7
  %143 = add nsw i32 %142, %99
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !19
  %147 = fmul float %4, %146
  %148 = shl nsw i32 %0, 3
  %149 = add nsw i32 %148, %99
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !19
  %153 = fmul float %4, %152
  %154 = mul nsw i32 %0, 9
  %155 = add nsw i32 %154, %99
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %156
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !19
  %159 = fmul float %4, %158
  %160 = mul nsw i32 %0, 10
  %161 = add nsw i32 %160, %99
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %162
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !19
  %165 = fmul float %4, %164
  %166 = mul nsw i32 %0, 11
  %167 = add nsw i32 %166, %99
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %168
  %170 = load float, ptr addrspace(1) %169, align 4, !tbaa !19
  %171 = fmul float %4, %170
  %172 = mul nsw i32 %0, 12
  %173 = add nsw i32 %172, %99
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %174
  %176 = load float, ptr addrspace(1) %175, align 4, !tbaa !19
  %177 = fmul float %4, %176
  %178 = mul nsw i32 %0, 13
  %179 = add nsw i32 %178, %99
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %180
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !19
  %183 = fmul float %4, %182
  %184 = mul nsw i32 %0, 14
  %185 = add nsw i32 %184, %99
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %186
  %188 = load float, ptr addrspace(1) %187, align 4, !tbaa !19
  %189 = fmul float %4, %188
  %190 = mul nsw i32 %0, 15
  %191 = add nsw i32 %190, %99
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %192
  %194 = load float, ptr addrspace(1) %193, align 4, !tbaa !19
  %195 = fmul float %4, %194
  %196 = icmp eq i32 %3, 0
  br i1 %196, label %587, label %590

197:                                              ; preds = %590
  %198 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 68), align 4, !tbaa !19
  %199 = fdiv float %594, %198
  br label %200

200:                                              ; preds = %590, %197
  %201 = phi float [ %594, %590 ], [ %199, %197 ]
  %202 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 132), align 4, !tbaa !19
  %203 = fneg float %202
  %204 = tail call float @llvm.fmuladd.f32(float %203, float %201, float %597)
  %205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 196), align 4, !tbaa !19
  %206 = fneg float %205
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %201, float %600)
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 260), align 4, !tbaa !19
  %209 = fneg float %208
  %210 = tail call float @llvm.fmuladd.f32(float %209, float %201, float %603)
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 324), align 4, !tbaa !19
  %212 = fneg float %211
  %213 = tail call float @llvm.fmuladd.f32(float %212, float %201, float %606)
  %214 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 388), align 4, !tbaa !19
  %215 = fneg float %214
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %201, float %609)
  %217 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 452), align 4, !tbaa !19
  %218 = fneg float %217
  %219 = tail call float @llvm.fmuladd.f32(float %218, float %201, float %612)
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 516), align 4, !tbaa !19
  %221 = fneg float %220
  %222 = tail call float @llvm.fmuladd.f32(float %221, float %201, float %615)
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 580), align 4, !tbaa !19
  %224 = fneg float %223
  %225 = tail call float @llvm.fmuladd.f32(float %224, float %201, float %618)
  %226 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 644), align 4, !tbaa !19
  %227 = fneg float %226
  %228 = tail call float @llvm.fmuladd.f32(float %227, float %201, float %621)
  %229 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 708), align 4, !tbaa !19
  %230 = fneg float %229
  %231 = tail call float @llvm.fmuladd.f32(float %230, float %201, float %624)
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 772), align 4, !tbaa !19
  %233 = fneg float %232
  %234 = tail call float @llvm.fmuladd.f32(float %233, float %201, float %627)
  %235 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 836), align 4, !tbaa !19
  %236 = fneg float %235
  %237 = tail call float @llvm.fmuladd.f32(float %236, float %201, float %630)
  %238 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 900), align 4, !tbaa !19
  %239 = fneg float %238
  %240 = tail call float @llvm.fmuladd.f32(float %239, float %201, float %633)
  %241 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 964), align 4, !tbaa !19
  %242 = fneg float %241
  %243 = tail call float @llvm.fmuladd.f32(float %242, float %201, float %636)
  br i1 %196, label %244, label %247

244:                                              ; preds = %200
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 136), align 4, !tbaa !19
  %246 = fdiv float %204, %245
  br label %247

247:                                              ; preds = %200, %244
  %248 = phi float [ %204, %200 ], [ %246, %244 ]
  %249 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 200), align 4, !tbaa !19
  %250 = fneg float %249
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %248, float %207)
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 264), align 4, !tbaa !19
  %253 = fneg float %252
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %248, float %210)
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 328), align 4, !tbaa !19
  %256 = fneg float %255
  %257 = tail call float @llvm.fmuladd.f32(float %256, float %248, float %213)
  %258 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 392), align 4, !tbaa !19
  %259 = fneg float %258
  %260 = tail call float @llvm.fmuladd.f32(float %259, float %248, float %216)
  %261 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 456), align 4, !tbaa !19
  %262 = fneg float %261
  %263 = tail call float @llvm.fmuladd.f32(float %262, float %248, float %219)
  %264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 520), align 4, !tbaa !19
  %265 = fneg float %264
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %248, float %222)
  %267 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 584), align 4, !tbaa !19
  %268 = fneg float %267
  %269 = tail call float @llvm.fmuladd.f32(float %268, float %248, float %225)
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 648), align 4, !tbaa !19
  %271 = fneg float %270
  %272 = tail call float @llvm.fmuladd.f32(float %271, float %248, float %228)
  %273 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 712), align 4, !tbaa !19
  %274 = fneg float %273
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %248, float %231)
  %276 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 776), align 4, !tbaa !19
  %277 = fneg float %276
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %248, float %234)
  %279 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 840), align 4, !tbaa !19
  %280 = fneg float %279
  %281 = tail call float @llvm.fmuladd.f32(float %280, float %248, float %237)
  %282 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 904), align 4, !tbaa !19
  %283 = fneg float %282
  %284 = tail call float @llvm.fmuladd.f32(float %283, float %248, float %240)
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 968), align 4, !tbaa !19
  %286 = fneg float %285
  %287 = tail call float @llvm.fmuladd.f32(float %286, float %248, float %243)
  br i1 %196, label %288, label %291

288:                                              ; preds = %247
  %289 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 204), align 4, !tbaa !19
  %290 = fdiv float %251, %289
  br label %291

291:                                              ; preds = %247, %288
  %292 = phi float [ %251, %247 ], [ %290, %288 ]
  %293 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 268), align 4, !tbaa !19
  %294 = fneg float %293
  %295 = tail call float @llvm.fmuladd.f32(float %294, float %292, float %254)
  %296 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 332), align 4, !tbaa !19
  %297 = fneg float %296
  %298 = tail call float @llvm.fmuladd.f32(float %297, float %292, float %257)
  %299 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 396), align 4, !tbaa !19
  %300 = fneg float %299
  %301 = tail call float @llvm.fmuladd.f32(float %300, float %292, float %260)
  %302 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 460), align 4, !tbaa !19
  %303 = fneg float %302
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %292, float %263)
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 524), align 4, !tbaa !19
  %306 = fneg float %305
  %307 = tail call float @llvm.fmuladd.f32(float %306, float %292, float %266)
  %308 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 588), align 4, !tbaa !19
  %309 = fneg float %308
  %310 = tail call float @llvm.fmuladd.f32(float %309, float %292, float %269)
  %311 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 652), align 4, !tbaa !19
  %312 = fneg float %311
  %313 = tail call float @llvm.fmuladd.f32(float %312, float %292, float %272)
  %314 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 716), align 4, !tbaa !19
  %315 = fneg float %314
  %316 = tail call float @llvm.fmuladd.f32(float %315, float %292, float %275)
  %317 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 780), align 4, !tbaa !19
  %318 = fneg float %317
  %319 = tail call float @llvm.fmuladd.f32(float %318, float %292, float %278)
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 844), align 4, !tbaa !19
  %321 = fneg float %320
  %322 = tail call float @llvm.fmuladd.f32(float %321, float %292, float %281)
  %323 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 908), align 4, !tbaa !19
  %324 = fneg float %323
  %325 = tail call float @llvm.fmuladd.f32(float %324, float %292, float %284)
  %326 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 972), align 4, !tbaa !19
  %327 = fneg float %326
  %328 = tail call float @llvm.fmuladd.f32(float %327, float %292, float %287)
  br i1 %196, label %329, label %332

329:                                              ; preds = %291
  %330 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 272), align 4, !tbaa !19
  %331 = fdiv float %295, %330
  br label %332

332:                                              ; preds = %291, %329
  %333 = phi float [ %295, %291 ], [ %331, %329 ]
  %334 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 336), align 4, !tbaa !19
  %335 = fneg float %334
  %336 = tail call float @llvm.fmuladd.f32(float %335, float %333, float %298)
  %337 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 400), align 4, !tbaa !19
  %338 = fneg float %337
  %339 = tail call float @llvm.fmuladd.f32(float %338, float %333, float %301)
  %340 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 464), align 4, !tbaa !19
  %341 = fneg float %340
  %342 = tail call float @llvm.fmuladd.f32(float %341, float %333, float %304)
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 528), align 4, !tbaa !19
  %344 = fneg float %343
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %333, float %307)
  %346 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 592), align 4, !tbaa !19
  %347 = fneg float %346
  %348 = tail call float @llvm.fmuladd.f32(float %347, float %333, float %310)
  %349 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 656), align 4, !tbaa !19
  %350 = fneg float %349
  %351 = tail call float @llvm.fmuladd.f32(float %350, float %333, float %313)
  %352 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 720), align 4, !tbaa !19
  %353 = fneg float %352
  %354 = tail call float @llvm.fmuladd.f32(float %353, float %333, float %316)
  %355 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 784), align 4, !tbaa !19
  %356 = fneg float %355
  %357 = tail call float @llvm.fmuladd.f32(float %356, float %333, float %319)
  %358 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 848), align 4, !tbaa !19
  %359 = fneg float %358
  %360 = tail call float @llvm.fmuladd.f32(float %359, float %333, float %322)
  %361 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 912), align 4, !tbaa !19
  %362 = fneg float %361
  %363 = tail call float @llvm.fmuladd.f32(float %362, float %333, float %325)
  %364 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 976), align 4, !tbaa !19
  %365 = fneg float %364
  %366 = tail call float @llvm.fmuladd.f32(float %365, float %333, float %328)
  br i1 %196, label %367, label %370

367:                                              ; preds = %332
  %368 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 340), align 4, !tbaa !19
  %369 = fdiv float %336, %368
  br label %370

370:                                              ; preds = %332, %367
  %371 = phi float [ %336, %332 ], [ %369, %367 ]
  %372 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 404), align 4, !tbaa !19
  %373 = fneg float %372
  %374 = tail call float @llvm.fmuladd.f32(float %373, float %371, float %339)
  %375 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 468), align 4, !tbaa !19
  %376 = fneg float %375
  %377 = tail call float @llvm.fmuladd.f32(float %376, float %371, float %342)
  %378 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 532), align 4, !tbaa !19
  %379 = fneg float %378
  %380 = tail call float @llvm.fmuladd.f32(float %379, float %371, float %345)
  %381 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 596), align 4, !tbaa !19
  %382 = fneg float %381
  %383 = tail call float @llvm.fmuladd.f32(float %382, float %371, float %348)
  %384 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 660), align 4, !tbaa !19
  %385 = fneg float %384
  %386 = tail call float @llvm.fmuladd.f32(float %385, float %371, float %351)
  %387 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 724), align 4, !tbaa !19
  %388 = fneg float %387
  %389 = tail call float @llvm.fmuladd.f32(float %388, float %371, float %354)
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 788), align 4, !tbaa !19
  %391 = fneg float %390
  %392 = tail call float @llvm.fmuladd.f32(float %391, float %371, float %357)
  %393 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 852), align 4, !tbaa !19
  %394 = fneg float %393
  %395 = tail call float @llvm.fmuladd.f32(float %394, float %371, float %360)
  %396 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 916), align 4, !tbaa !19
  %397 = fneg float %396
  %398 = tail call float @llvm.fmuladd.f32(float %397, float %371, float %363)
  %399 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 980), align 4, !tbaa !19
  %400 = fneg float %399
  %401 = tail call float @llvm.fmuladd.f32(float %400, float %371, float %366)
  br i1 %196, label %402, label %405

402:                                              ; preds = %370
  %403 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 408), align 4, !tbaa !19
  %404 = fdiv float %374, %403
  br label %405

405:                                              ; preds = %370, %402
  %406 = phi float [ %374, %370 ], [ %404, %402 ]
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 472), align 4, !tbaa !19
  %408 = fneg float %407
  %409 = tail call float @llvm.fmuladd.f32(float %408, float %406, float %377)
  %410 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 536), align 4, !tbaa !19
  %411 = fneg float %410
  %412 = tail call float @llvm.fmuladd.f32(float %411, float %406, float %380)
  %413 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 600), align 4, !tbaa !19
  %414 = fneg float %413
  %415 = tail call float @llvm.fmuladd.f32(float %414, float %406, float %383)
  %416 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 664), align 4, !tbaa !19
  %417 = fneg float %416
  %418 = tail call float @llvm.fmuladd.f32(float %417, float %406, float %386)
  %419 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 728), align 4, !tbaa !19
  %420 = fneg float %419
  %421 = tail call float @llvm.fmuladd.f32(float %420, float %406, float %389)
  %422 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 792), align 4, !tbaa !19
  %423 = fneg float %422
  %424 = tail call float @llvm.fmuladd.f32(float %423, float %406, float %392)
  %425 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 856), align 4, !tbaa !19
  %426 = fneg float %425
  %427 = tail call float @llvm.fmuladd.f32(float %426, float %406, float %395)
  %428 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 920), align 4, !tbaa !19
  %429 = fneg float %428
  %430 = tail call float @llvm.fmuladd.f32(float %429, float %406, float %398)
  %431 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 984), align 4, !tbaa !19
  %432 = fneg float %431
  %433 = tail call float @llvm.fmuladd.f32(float %432, float %406, float %401)
  br i1 %196, label %434, label %437

434:                                              ; preds = %405
  %435 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 476), align 4, !tbaa !19
  %436 = fdiv float %409, %435
  br label %437

437:                                              ; preds = %405, %434
  %438 = phi float [ %409, %405 ], [ %436, %434 ]
  %439 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 540), align 4, !tbaa !19
  %440 = fneg float %439
  %441 = tail call float @llvm.fmuladd.f32(float %440, float %438, float %412)
  %442 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 604), align 4, !tbaa !19
  %443 = fneg float %442
  %444 = tail call float @llvm.fmuladd.f32(float %443, float %438, float %415)
  %445 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 668), align 4, !tbaa !19
  %446 = fneg float %445
  %447 = tail call float @llvm.fmuladd.f32(float %446, float %438, float %418)
  %448 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 732), align 4, !tbaa !19
  %449 = fneg float %448
  %450 = tail call float @llvm.fmuladd.f32(float %449, float %438, float %421)
  %451 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 796), align 4, !tbaa !19
  %452 = fneg float %451
  %453 = tail call float @llvm.fmuladd.f32(float %452, float %438, float %424)
  %454 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 860), align 4, !tbaa !19
  %455 = fneg float %454
  %456 = tail call float @llvm.fmuladd.f32(float %455, float %438, float %427)
  %457 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 924), align 4, !tbaa !19
  %458 = fneg float %457
  %459 = tail call float @llvm.fmuladd.f32(float %458, float %438, float %430)
  %460 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 988), align 4, !tbaa !19
  %461 = fneg float %460
  %462 = tail call float @llvm.fmuladd.f32(float %461, float %438, float %433)
  br i1 %196, label %463, label %466

463:                                              ; preds = %437
  %464 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 544), align 4, !tbaa !19
  %465 = fdiv float %441, %464
  br label %466

466:                                              ; preds = %437, %463
  %467 = phi float [ %441, %437 ], [ %465, %463 ]
  %468 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 608), align 4, !tbaa !19
  %469 = fneg float %468
  %470 = tail call float @llvm.fmuladd.f32(float %469, float %467, float %444)
  %471 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 672), align 4, !tbaa !19
  %472 = fneg float %471
  %473 = tail call float @llvm.fmuladd.f32(float %472, float %467, float %447)
  %474 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 736), align 4, !tbaa !19
  %475 = fneg float %474
  %476 = tail call float @llvm.fmuladd.f32(float %475, float %467, float %450)
  %477 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 800), align 4, !tbaa !19
  %478 = fneg float %477
  %479 = tail call float @llvm.fmuladd.f32(float %478, float %467, float %453)
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 864), align 4, !tbaa !19
  %481 = fneg float %480
  %482 = tail call float @llvm.fmuladd.f32(float %481, float %467, float %456)
  %483 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 928), align 4, !tbaa !19
  %484 = fneg float %483
  %485 = tail call float @llvm.fmuladd.f32(float %484, float %467, float %459)
  %486 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 992), align 4, !tbaa !19
  %487 = fneg float %486
  %488 = tail call float @llvm.fmuladd.f32(float %487, float %467, float %462)
  br i1 %196, label %489, label %492

489:                                              ; preds = %466
  %490 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 612), align 4, !tbaa !19
  %491 = fdiv float %470, %490
  br label %492

492:                                              ; preds = %466, %489
  %493 = phi float [ %470, %466 ], [ %491, %489 ]
  %494 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 676), align 4, !tbaa !19
  %495 = fneg float %494
  %496 = tail call float @llvm.fmuladd.f32(float %495, float %493, float %473)
  %497 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 740), align 4, !tbaa !19
  %498 = fneg float %497
  %499 = tail call float @llvm.fmuladd.f32(float %498, float %493, float %476)
  %500 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 804), align 4, !tbaa !19
  %501 = fneg float %500
  %502 = tail call float @llvm.fmuladd.f32(float %501, float %493, float %479)
  %503 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 868), align 4, !tbaa !19
  %504 = fneg float %503
  %505 = tail call float @llvm.fmuladd.f32(float %504, float %493, float %482)
  %506 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 932), align 4, !tbaa !19
  %507 = fneg float %506
  %508 = tail call float @llvm.fmuladd.f32(float %507, float %493, float %485)
  %509 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 996), align 4, !tbaa !19
  %510 = fneg float %509
  %511 = tail call float @llvm.fmuladd.f32(float %510, float %493, float %488)
  br i1 %196, label %512, label %515

512:                                              ; preds = %492
  %513 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 680), align 4, !tbaa !19
  %514 = fdiv float %496, %513
  br label %515

515:                                              ; preds = %492, %512
  %516 = phi float [ %496, %492 ], [ %514, %512 ]
  %517 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 744), align 4, !tbaa !19
  %518 = fneg float %517
  %519 = tail call float @llvm.fmuladd.f32(float %518, float %516, float %499)
  %520 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 808), align 4, !tbaa !19
  %521 = fneg float %520
  %522 = tail call float @llvm.fmuladd.f32(float %521, float %516, float %502)
  %523 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 872), align 4, !tbaa !19
  %524 = fneg float %523
  %525 = tail call float @llvm.fmuladd.f32(float %524, float %516, float %505)
  %526 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 936), align 4, !tbaa !19
  %527 = fneg float %526
  %528 = tail call float @llvm.fmuladd.f32(float %527, float %516, float %508)
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1000), align 4, !tbaa !19
  %530 = fneg float %529
  %531 = tail call float @llvm.fmuladd.f32(float %530, float %516, float %511)
  br i1 %196, label %532, label %535

532:                                              ; preds = %515
  %533 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 748), align 4, !tbaa !19
  %534 = fdiv float %519, %533
  br label %535

535:                                              ; preds = %515, %532
  %536 = phi float [ %519, %515 ], [ %534, %532 ]
  %537 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 812), align 4, !tbaa !19
  %538 = fneg float %537
  %539 = tail call float @llvm.fmuladd.f32(float %538, float %536, float %522)
  %540 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 876), align 4, !tbaa !19
  %541 = fneg float %540
  %542 = tail call float @llvm.fmuladd.f32(float %541, float %536, float %525)
  %543 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 940), align 4, !tbaa !19
  %544 = fneg float %543
  %545 = tail call float @llvm.fmuladd.f32(float %544, float %536, float %528)
  %546 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1004), align 4, !tbaa !19
  %547 = fneg float %546
  %548 = tail call float @llvm.fmuladd.f32(float %547, float %536, float %531)
  br i1 %196, label %549, label %552

549:                                              ; preds = %535
  %550 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 816), align 4, !tbaa !19
  %551 = fdiv float %539, %550
  br label %552

552:                                              ; preds = %535, %549
  %553 = phi float [ %539, %535 ], [ %551, %549 ]
  %554 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 880), align 4, !tbaa !19
  %555 = fneg float %554
  %556 = tail call float @llvm.fmuladd.f32(float %555, float %553, float %542)
  %557 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 944), align 4, !tbaa !19
  %558 = fneg float %557
  %559 = tail call float @llvm.fmuladd.f32(float %558, float %553, float %545)
  %560 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1008), align 4, !tbaa !19
  %561 = fneg float %560
  %562 = tail call float @llvm.fmuladd.f32(float %561, float %553, float %548)
  br i1 %196, label %563, label %566

563:                                              ; preds = %552
  %564 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 884), align 4, !tbaa !19
  %565 = fdiv float %556, %564
  br label %566

566:                                              ; preds = %552, %563
  %567 = phi float [ %556, %552 ], [ %565, %563 ]
  %568 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 948), align 4, !tbaa !19
  %569 = fneg float %568
  %570 = tail call float @llvm.fmuladd.f32(float %569, float %567, float %559)
  %571 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1012), align 4, !tbaa !19
  %572 = fneg float %571
  %573 = tail call float @llvm.fmuladd.f32(float %572, float %567, float %562)
  br i1 %196, label %574, label %577

574:                                              ; preds = %566
  %575 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 952), align 4, !tbaa !19
  %576 = fdiv float %570, %575
  br label %577

577:                                              ; preds = %566, %574
  %578 = phi float [ %570, %566 ], [ %576, %574 ]
  %579 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1016), align 4, !tbaa !19
  %580 = fneg float %579
  %581 = tail call float @llvm.fmuladd.f32(float %580, float %578, float %573)
  br i1 %196, label %582, label %585

582:                                              ; preds = %577
  %583 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 1020), align 4, !tbaa !19
  %584 = fdiv float %581, %583
  br label %585

585:                                              ; preds = %577, %582
  %586 = phi float [ %581, %577 ], [ %584, %582 ]
  store float %591, ptr addrspace(1) %104, align 4, !tbaa !19
  store float %201, ptr addrspace(1) %109, align 4, !tbaa !19
  store float %248, ptr addrspace(1) %115, align 4, !tbaa !19
  store float %292, ptr addrspace(1) %121, align 4, !tbaa !19
  store float %333, ptr addrspace(1) %127, align 4, !tbaa !19
  store float %371, ptr addrspace(1) %133, align 4, !tbaa !19
  store float %406, ptr addrspace(1) %139, align 4, !tbaa !19
  store float %438, ptr addrspace(1) %145, align 4, !tbaa !19
  store float %467, ptr addrspace(1) %151, align 4, !tbaa !19
  store float %493, ptr addrspace(1) %157, align 4, !tbaa !19
  store float %516, ptr addrspace(1) %163, align 4, !tbaa !19
  store float %536, ptr addrspace(1) %169, align 4, !tbaa !19
  store float %553, ptr addrspace(1) %175, align 4, !tbaa !19
  store float %567, ptr addrspace(1) %181, align 4, !tbaa !19
  store float %578, ptr addrspace(1) %187, align 4, !tbaa !19
  store float %586, ptr addrspace(1) %193, align 4, !tbaa !19
  br label %637

587:                                              ; preds = %101
  %588 = load float, ptr addrspace(3) @trsm_lower16.ls, align 4, !tbaa !19
  %589 = fdiv float %106, %588
  br label %590

590:                                              ; preds = %101, %587
  %591 = phi float [ %106, %101 ], [ %589, %587 ]
  %592 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 64), align 4, !tbaa !19
  %593 = fneg float %592
  %594 = tail call float @llvm.fmuladd.f32(float %593, float %591, float %111)
  %595 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 128), align 4, !tbaa !19
  %596 = fneg float %595
  %597 = tail call float @llvm.fmuladd.f32(float %596, float %591, float %117)
  %598 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 192), align 4, !tbaa !19
  %599 = fneg float %598
  %600 = tail call float @llvm.fmuladd.f32(float %599, float %591, float %123)
  %601 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 256), align 4, !tbaa !19
  %602 = fneg float %601
  %603 = tail call float @llvm.fmuladd.f32(float %602, float %591, float %129)
  %604 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 320), align 4, !tbaa !19
  %605 = fneg float %604
  %606 = tail call float @llvm.fmuladd.f32(float %605, float %591, float %135)
  %607 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 384), align 4, !tbaa !19
  %608 = fneg float %607
  %609 = tail call float @llvm.fmuladd.f32(float %608, float %591, float %141)
  %610 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 448), align 4, !tbaa !19
  %611 = fneg float %610
  %612 = tail call float @llvm.fmuladd.f32(float %611, float %591, float %147)
  %613 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 512), align 4, !tbaa !19
  %614 = fneg float %613
  %615 = tail call float @llvm.fmuladd.f32(float %614, float %591, float %153)
  %616 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 576), align 4, !tbaa !19
  %617 = fneg float %616
  %618 = tail call float @llvm.fmuladd.f32(float %617, float %591, float %159)
  %619 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 640), align 4, !tbaa !19
  %620 = fneg float %619
  %621 = tail call float @llvm.fmuladd.f32(float %620, float %591, float %165)
  %622 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 704), align 4, !tbaa !19
  %623 = fneg float %622
  %624 = tail call float @llvm.fmuladd.f32(float %623, float %591, float %171)
  %625 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 768), align 4, !tbaa !19
  %626 = fneg float %625
  %627 = tail call float @llvm.fmuladd.f32(float %626, float %591, float %177)
  %628 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 832), align 4, !tbaa !19
  %629 = fneg float %628
  %630 = tail call float @llvm.fmuladd.f32(float %629, float %591, float %183)
  %631 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 896), align 4, !tbaa !19
  %632 = fneg float %631
  %633 = tail call float @llvm.fmuladd.f32(float %632, float %591, float %189)
  %634 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i32 960), align 4, !tbaa !19
  %635 = fneg float %634
  %636 = tail call float @llvm.fmuladd.f32(float %635, float %591, float %195)
  br i1 %196, label %197, label %200

637:                                              ; preds = %585, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @invert_diagonal(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !27)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 8
  %6 = getelementptr inbounds nuw float, ptr addrspace(3) @invert_diagonal.lm, i32 %3
  %7 = add i32 %5, %3
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %13

13:                                               ; preds = %9, %2
  %14 = phi float [ %12, %9 ], [ 0.000000e+00, %2 ]
  store float %14, ptr addrspace(3) %6, align 4, !tbaa !19, !noalias !32
  %15 = icmp samesign ugt i32 %3, 1
  br i1 %15, label %21, label %16

16:                                               ; preds = %13
  %17 = sext i32 %7 to i64
  %18 = getelementptr float, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 64
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %21

21:                                               ; preds = %16, %13
  %22 = phi float [ %20, %16 ], [ 0.000000e+00, %13 ]
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 68
  store float %22, ptr addrspace(3) %23, align 4, !tbaa !19, !noalias !32
  %24 = icmp samesign ugt i32 %3, 2
  br i1 %24, label %30, label %25

25:                                               ; preds = %21
  %26 = sext i32 %7 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 128
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %30

30:                                               ; preds = %25, %21
  %31 = phi float [ %29, %25 ], [ 0.000000e+00, %21 ]
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 136
  store float %31, ptr addrspace(3) %32, align 4, !tbaa !19, !noalias !32
  %33 = icmp samesign ugt i32 %3, 3
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = sext i32 %7 to i64
  %36 = getelementptr float, ptr addrspace(1) %0, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 192
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %39

39:                                               ; preds = %34, %30
  %40 = phi float [ %38, %34 ], [ 0.000000e+00, %30 ]
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 204
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !19, !noalias !32
  %42 = icmp samesign ugt i32 %3, 4
  br i1 %42, label %48, label %43

43:                                               ; preds = %39
  %44 = sext i32 %7 to i64
  %45 = getelementptr float, ptr addrspace(1) %0, i64 %44
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 256
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %48

48:                                               ; preds = %43, %39
  %49 = phi float [ %47, %43 ], [ 0.000000e+00, %39 ]
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 272
  store float %49, ptr addrspace(3) %50, align 4, !tbaa !19, !noalias !32
  %51 = icmp samesign ugt i32 %3, 5
  br i1 %51, label %57, label %52

52:                                               ; preds = %48
  %53 = sext i32 %7 to i64
  %54 = getelementptr float, ptr addrspace(1) %0, i64 %53
  %55 = getelementptr i8, ptr addrspace(1) %54, i64 320
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %57

57:                                               ; preds = %52, %48
  %58 = phi float [ %56, %52 ], [ 0.000000e+00, %48 ]
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 340
  store float %58, ptr addrspace(3) %59, align 4, !tbaa !19, !noalias !32
  %60 = icmp samesign ugt i32 %3, 6
  br i1 %60, label %66, label %61

61:                                               ; preds = %57
  %62 = sext i32 %7 to i64
  %63 = getelementptr float, ptr addrspace(1) %0, i64 %62
  %64 = getelementptr i8, ptr addrspace(1) %63, i64 384
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %66

66:                                               ; preds = %61, %57
  %67 = phi float [ %65, %61 ], [ 0.000000e+00, %57 ]
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 408
  store float %67, ptr addrspace(3) %68, align 4, !tbaa !19, !noalias !32
  %69 = icmp samesign ugt i32 %3, 7
  br i1 %69, label %75, label %70

70:                                               ; preds = %66
  %71 = sext i32 %7 to i64
  %72 = getelementptr float, ptr addrspace(1) %0, i64 %71
  %73 = getelementptr i8, ptr addrspace(1) %72, i64 448
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %75

75:                                               ; preds = %70, %66
  %76 = phi float [ %74, %70 ], [ 0.000000e+00, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 476
  store float %76, ptr addrspace(3) %77, align 4, !tbaa !19, !noalias !32
  %78 = icmp samesign ugt i32 %3, 8
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = sext i32 %7 to i64
  %81 = getelementptr float, ptr addrspace(1) %0, i64 %80
  %82 = getelementptr i8, ptr addrspace(1) %81, i64 512
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %84

84:                                               ; preds = %79, %75
  %85 = phi float [ %83, %79 ], [ 0.000000e+00, %75 ]
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 544
  store float %85, ptr addrspace(3) %86, align 4, !tbaa !19, !noalias !32
  %87 = icmp samesign ugt i32 %3, 9
  br i1 %87, label %93, label %88

88:                                               ; preds = %84
  %89 = sext i32 %7 to i64
  %90 = getelementptr float, ptr addrspace(1) %0, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 576
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %93

93:                                               ; preds = %88, %84
  %94 = phi float [ %92, %88 ], [ 0.000000e+00, %84 ]
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 612
  store float %94, ptr addrspace(3) %95, align 4, !tbaa !19, !noalias !32
  %96 = icmp samesign ugt i32 %3, 10
  br i1 %96, label %102, label %97

97:                                               ; preds = %93
  %98 = sext i32 %7 to i64
  %99 = getelementptr float, ptr addrspace(1) %0, i64 %98
  %100 = getelementptr i8, ptr addrspace(1) %99, i64 640
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %102

102:                                              ; preds = %97, %93
  %103 = phi float [ %101, %97 ], [ 0.000000e+00, %93 ]
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 680
  store float %103, ptr addrspace(3) %104, align 4, !tbaa !19, !noalias !32
  %105 = icmp samesign ugt i32 %3, 11
  br i1 %105, label %111, label %106

106:                                              ; preds = %102
  %107 = sext i32 %7 to i64
  %108 = getelementptr float, ptr addrspace(1) %0, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 704
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %111

111:                                              ; preds = %106, %102
  %112 = phi float [ %110, %106 ], [ 0.000000e+00, %102 ]
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 748
  store float %112, ptr addrspace(3) %113, align 4, !tbaa !19, !noalias !32
  %114 = icmp samesign ugt i32 %3, 12
  br i1 %114, label %120, label %115

115:                                              ; preds = %111
  %116 = sext i32 %7 to i64
  %117 = getelementptr float, ptr addrspace(1) %0, i64 %116
  %118 = getelementptr i8, ptr addrspace(1) %117, i64 768
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %120

120:                                              ; preds = %115, %111
  %121 = phi float [ %119, %115 ], [ 0.000000e+00, %111 ]
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 816
  store float %121, ptr addrspace(3) %122, align 4, !tbaa !19, !noalias !32
  %123 = icmp samesign ugt i32 %3, 13
  br i1 %123, label %129, label %124

124:                                              ; preds = %120
  %125 = sext i32 %7 to i64
  %126 = getelementptr float, ptr addrspace(1) %0, i64 %125
  %127 = getelementptr i8, ptr addrspace(1) %126, i64 832
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %129

129:                                              ; preds = %124, %120
  %130 = phi float [ %128, %124 ], [ 0.000000e+00, %120 ]
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 884
  store float %130, ptr addrspace(3) %131, align 4, !tbaa !19, !noalias !32
  %132 = icmp samesign ugt i32 %3, 14
  br i1 %132, label %138, label %133

133:                                              ; preds = %129
  %134 = sext i32 %7 to i64
  %135 = getelementptr float, ptr addrspace(1) %0, i64 %134
  %136 = getelementptr i8, ptr addrspace(1) %135, i64 896
  %137 = load float, ptr addrspace(1) %136, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %138

138:                                              ; preds = %133, %129
  %139 = phi float [ %137, %133 ], [ 0.000000e+00, %129 ]
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 952
  store float %139, ptr addrspace(3) %140, align 4, !tbaa !19, !noalias !32
  %141 = icmp samesign ugt i32 %3, 15
  br i1 %141, label %147, label %142

142:                                              ; preds = %138
  %143 = sext i32 %7 to i64
  %144 = getelementptr float, ptr addrspace(1) %0, i64 %143
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 960
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !19, !alias.scope !27, !noalias !30, !amdgpu.noclobber !21
  br label %147

147:                                              ; preds = %142, %138
  %148 = phi float [ %146, %142 ], [ 0.000000e+00, %138 ]
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 1020
  store float %148, ptr addrspace(3) %149, align 4, !tbaa !19, !noalias !32
  fence syncscope("workgroup") seq_cst, !noalias !32, !mmra !22
  tail call void @llvm.amdgcn.s.barrier(), !noalias !32
  %150 = load float, ptr addrspace(3) @invert_diagonal.lm, align 4, !tbaa !19, !noalias !32
  %151 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 68), align 4, !tbaa !19, !noalias !32
  %152 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 72), align 4, !tbaa !19, !noalias !32
  %153 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 140), align 4, !tbaa !19, !noalias !32
  %154 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 136), align 4, !tbaa !19, !noalias !32
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 144), align 4, !tbaa !19, !noalias !32
  %156 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 212), align 4, !tbaa !19, !noalias !32
  %157 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 208), align 4, !tbaa !19, !noalias !32
  %158 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 204), align 4, !tbaa !19, !noalias !32
  %159 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 216), align 4, !tbaa !19, !noalias !32
  %160 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 284), align 4, !tbaa !19, !noalias !32
  %161 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 280), align 4, !tbaa !19, !noalias !32
  %162 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 276), align 4, !tbaa !19, !noalias !32
  %163 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 272), align 4, !tbaa !19, !noalias !32
  %164 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 288), align 4, !tbaa !19, !noalias !32
  %165 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 356), align 4, !tbaa !19, !noalias !32
  %166 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 352), align 4, !tbaa !19, !noalias !32
  %167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 348), align 4, !tbaa !19, !noalias !32
  %168 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 344), align 4, !tbaa !19, !noalias !32
  %169 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 340), align 4, !tbaa !19, !noalias !32
  %170 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 360), align 4, !tbaa !19, !noalias !32
  %171 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 428), align 4, !tbaa !19, !noalias !32
  %172 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 424), align 4, !tbaa !19, !noalias !32
  %173 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 420), align 4, !tbaa !19, !noalias !32
  %174 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 416), align 4, !tbaa !19, !noalias !32
  %175 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 412), align 4, !tbaa !19, !noalias !32
  %176 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 408), align 4, !tbaa !19, !noalias !32
  %177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 432), align 4, !tbaa !19, !noalias !32
  %178 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 500), align 4, !tbaa !19, !noalias !32
  %179 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 496), align 4, !tbaa !19, !noalias !32
  %180 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 492), align 4, !tbaa !19, !noalias !32
  %181 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 488), align 4, !tbaa !19, !noalias !32
  %182 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 484), align 4, !tbaa !19, !noalias !32
  %183 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 480), align 4, !tbaa !19, !noalias !32
  %184 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 476), align 4, !tbaa !19, !noalias !32
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 504), align 4, !tbaa !19, !noalias !32
  %186 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 572), align 4, !tbaa !19, !noalias !32
  %187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 568), align 4, !tbaa !19, !noalias !32
  %188 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 564), align 4, !tbaa !19, !noalias !32
  %189 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 560), align 4, !tbaa !19, !noalias !32
  %190 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 556), align 4, !tbaa !19, !noalias !32
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 552), align 4, !tbaa !19, !noalias !32
  %192 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 548), align 4, !tbaa !19, !noalias !32
  %193 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 544), align 4, !tbaa !19, !noalias !32
  %194 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 576), align 4, !tbaa !19, !noalias !32
  %195 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 644), align 4, !tbaa !19, !noalias !32
  %196 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 640), align 4, !tbaa !19, !noalias !32
  %197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 636), align 4, !tbaa !19, !noalias !32
  %198 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 632), align 4, !tbaa !19, !noalias !32
  %199 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 628), align 4, !tbaa !19, !noalias !32
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 624), align 4, !tbaa !19, !noalias !32
  %201 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 620), align 4, !tbaa !19, !noalias !32
  %202 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 616), align 4, !tbaa !19, !noalias !32
  %203 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 612), align 4, !tbaa !19, !noalias !32
  %204 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 648), align 4, !tbaa !19, !noalias !32
  %205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 716), align 4, !tbaa !19, !noalias !32
  %206 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 712), align 4, !tbaa !19, !noalias !32
  %207 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 708), align 4, !tbaa !19, !noalias !32
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 704), align 4, !tbaa !19, !noalias !32
  %209 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 700), align 4, !tbaa !19, !noalias !32
  %210 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 696), align 4, !tbaa !19, !noalias !32
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 692), align 4, !tbaa !19, !noalias !32
  %212 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 688), align 4, !tbaa !19, !noalias !32
  %213 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 684), align 4, !tbaa !19, !noalias !32
  %214 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 680), align 4, !tbaa !19, !noalias !32
  %215 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 720), align 4, !tbaa !19, !noalias !32
  %216 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 788), align 4, !tbaa !19, !noalias !32
  %217 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 784), align 4, !tbaa !19, !noalias !32
  %218 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 780), align 4, !tbaa !19, !noalias !32
  %219 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 776), align 4, !tbaa !19, !noalias !32
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 772), align 4, !tbaa !19, !noalias !32
  %221 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 768), align 4, !tbaa !19, !noalias !32
  %222 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 764), align 4, !tbaa !19, !noalias !32
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 760), align 4, !tbaa !19, !noalias !32
  %224 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 756), align 4, !tbaa !19, !noalias !32
  %225 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 752), align 4, !tbaa !19, !noalias !32
  %226 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 748), align 4, !tbaa !19, !noalias !32
  %227 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 792), align 4, !tbaa !19, !noalias !32
  %228 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 860), align 4, !tbaa !19, !noalias !32
  %229 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 856), align 4, !tbaa !19, !noalias !32
  %230 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 852), align 4, !tbaa !19, !noalias !32
  %231 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 848), align 4, !tbaa !19, !noalias !32
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 844), align 4, !tbaa !19, !noalias !32
  %233 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 840), align 4, !tbaa !19, !noalias !32
  %234 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 836), align 4, !tbaa !19, !noalias !32
  %235 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 832), align 4, !tbaa !19, !noalias !32
  %236 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 828), align 4, !tbaa !19, !noalias !32
  %237 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 824), align 4, !tbaa !19, !noalias !32
  %238 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 820), align 4, !tbaa !19, !noalias !32
  %239 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 816), align 4, !tbaa !19, !noalias !32
  %240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 864), align 4, !tbaa !19, !noalias !32
  %241 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 932), align 4, !tbaa !19, !noalias !32
  %242 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 928), align 4, !tbaa !19, !noalias !32
  %243 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 924), align 4, !tbaa !19, !noalias !32
  %244 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 920), align 4, !tbaa !19, !noalias !32
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 916), align 4, !tbaa !19, !noalias !32
  %246 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 912), align 4, !tbaa !19, !noalias !32
  %247 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 908), align 4, !tbaa !19, !noalias !32
  %248 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 904), align 4, !tbaa !19, !noalias !32
  %249 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 900), align 4, !tbaa !19, !noalias !32
  %250 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 896), align 4, !tbaa !19, !noalias !32
  %251 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 892), align 4, !tbaa !19, !noalias !32
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 888), align 4, !tbaa !19, !noalias !32
  %253 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 884), align 4, !tbaa !19, !noalias !32
  %254 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 936), align 4, !tbaa !19, !noalias !32
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1004), align 4, !tbaa !19, !noalias !32
  %256 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1000), align 4, !tbaa !19, !noalias !32
  %257 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 996), align 4, !tbaa !19, !noalias !32
  %258 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 992), align 4, !tbaa !19, !noalias !32
  %259 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 988), align 4, !tbaa !19, !noalias !32
  %260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 984), align 4, !tbaa !19, !noalias !32
  %261 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 980), align 4, !tbaa !19, !noalias !32
  %262 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 976), align 4, !tbaa !19, !noalias !32
  %263 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 972), align 4, !tbaa !19, !noalias !32
  %264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 968), align 4, !tbaa !19, !noalias !32
  %265 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 964), align 4, !tbaa !19, !noalias !32
  %266 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 960), align 4, !tbaa !19, !noalias !32
  %267 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 956), align 4, !tbaa !19, !noalias !32
  %268 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 952), align 4, !tbaa !19, !noalias !32
  %269 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1008), align 4, !tbaa !19, !noalias !32
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1076), align 4, !tbaa !19, !noalias !32
  %271 = fneg float %270
  %272 = fneg float %255
  %273 = fneg float %241
  %274 = fneg float %228
  %275 = fneg float %216
  %276 = fneg float %205
  %277 = fneg float %195
  %278 = fneg float %186
  %279 = fneg float %178
  %280 = fneg float %171
  %281 = fneg float %165
  %282 = fneg float %160
  %283 = fneg float %156
  %284 = fneg float %153
  %285 = fneg float %151
  %286 = icmp eq i32 %3, 0
  %287 = select i1 %286, float 1.000000e+00, float 0.000000e+00
  %288 = fdiv float %287, %150
  %289 = icmp eq i32 %3, 1
  %290 = select i1 %289, float 1.000000e+00, float 0.000000e+00
  %291 = tail call float @llvm.fmuladd.f32(float %285, float %288, float %290)
  %292 = fdiv float %291, %152
  %293 = fneg float %154
  %294 = icmp eq i32 %3, 2
  %295 = select i1 %294, float 1.000000e+00, float 0.000000e+00
  %296 = tail call float @llvm.fmuladd.f32(float %293, float %288, float %295)
  %297 = tail call float @llvm.fmuladd.f32(float %284, float %292, float %296)
  %298 = fdiv float %297, %155
  %299 = fneg float %157
  %300 = fneg float %158
  %301 = icmp eq i32 %3, 3
  %302 = select i1 %301, float 1.000000e+00, float 0.000000e+00
  %303 = tail call float @llvm.fmuladd.f32(float %300, float %288, float %302)
  %304 = tail call float @llvm.fmuladd.f32(float %299, float %292, float %303)
  %305 = tail call float @llvm.fmuladd.f32(float %283, float %298, float %304)
  %306 = fdiv float %305, %159
  %307 = fneg float %161
  %308 = fneg float %162
  %309 = fneg float %163
  %310 = icmp eq i32 %3, 4
  %311 = select i1 %310, float 1.000000e+00, float 0.000000e+00
  %312 = tail call float @llvm.fmuladd.f32(float %309, float %288, float %311)
  %313 = tail call float @llvm.fmuladd.f32(float %308, float %292, float %312)
  %314 = tail call float @llvm.fmuladd.f32(float %307, float %298, float %313)
  %315 = tail call float @llvm.fmuladd.f32(float %282, float %306, float %314)
  %316 = fdiv float %315, %164
  %317 = fneg float %166
  %318 = fneg float %167
  %319 = fneg float %168
  %320 = fneg float %169
  %321 = icmp eq i32 %3, 5
  %322 = select i1 %321, float 1.000000e+00, float 0.000000e+00
  %323 = tail call float @llvm.fmuladd.f32(float %320, float %288, float %322)
  %324 = tail call float @llvm.fmuladd.f32(float %319, float %292, float %323)
  %325 = tail call float @llvm.fmuladd.f32(float %318, float %298, float %324)
  %326 = tail call float @llvm.fmuladd.f32(float %317, float %306, float %325)
  %327 = tail call float @llvm.fmuladd.f32(float %281, float %316, float %326)
  %328 = fdiv float %327, %170
  %329 = fneg float %172
  %330 = fneg float %173
  %331 = fneg float %174
  %332 = fneg float %175
  %333 = fneg float %176
  %334 = icmp eq i32 %3, 6
  %335 = select i1 %334, float 1.000000e+00, float 0.000000e+00
  %336 = tail call float @llvm.fmuladd.f32(float %333, float %288, float %335)
  %337 = tail call float @llvm.fmuladd.f32(float %332, float %292, float %336)
  %338 = tail call float @llvm.fmuladd.f32(float %331, float %298, float %337)
  %339 = tail call float @llvm.fmuladd.f32(float %330, float %306, float %338)
  %340 = tail call float @llvm.fmuladd.f32(float %329, float %316, float %339)
  %341 = tail call float @llvm.fmuladd.f32(float %280, float %328, float %340)
  %342 = fdiv float %341, %177
  %343 = fneg float %179
  %344 = fneg float %180
  %345 = fneg float %181
  %346 = fneg float %182
  %347 = fneg float %183
  %348 = fneg float %184
  %349 = icmp eq i32 %3, 7
  %350 = select i1 %349, float 1.000000e+00, float 0.000000e+00
  %351 = tail call float @llvm.fmuladd.f32(float %348, float %288, float %350)
  %352 = tail call float @llvm.fmuladd.f32(float %347, float %292, float %351)
  %353 = tail call float @llvm.fmuladd.f32(float %346, float %298, float %352)
  %354 = tail call float @llvm.fmuladd.f32(float %345, float %306, float %353)
  %355 = tail call float @llvm.fmuladd.f32(float %344, float %316, float %354)
  %356 = tail call float @llvm.fmuladd.f32(float %343, float %328, float %355)
  %357 = tail call float @llvm.fmuladd.f32(float %279, float %342, float %356)
  %358 = fdiv float %357, %185
  %359 = fneg float %187
  %360 = fneg float %188
  %361 = fneg float %189
  %362 = fneg float %190
  %363 = fneg float %191
  %364 = fneg float %192
  %365 = fneg float %193
  %366 = icmp eq i32 %3, 8
  %367 = select i1 %366, float 1.000000e+00, float 0.000000e+00
  %368 = tail call float @llvm.fmuladd.f32(float %365, float %288, float %367)
  %369 = tail call float @llvm.fmuladd.f32(float %364, float %292, float %368)
  %370 = tail call float @llvm.fmuladd.f32(float %363, float %298, float %369)
  %371 = tail call float @llvm.fmuladd.f32(float %362, float %306, float %370)
  %372 = tail call float @llvm.fmuladd.f32(float %361, float %316, float %371)
  %373 = tail call float @llvm.fmuladd.f32(float %360, float %328, float %372)
  %374 = tail call float @llvm.fmuladd.f32(float %359, float %342, float %373)
  %375 = tail call float @llvm.fmuladd.f32(float %278, float %358, float %374)
  %376 = fdiv float %375, %194
  %377 = fneg float %196
  %378 = fneg float %197
  %379 = fneg float %198
  %380 = fneg float %199
  %381 = fneg float %200
  %382 = fneg float %201
  %383 = fneg float %202
  %384 = fneg float %203
  %385 = icmp eq i32 %3, 9
  %386 = select i1 %385, float 1.000000e+00, float 0.000000e+00
  %387 = tail call float @llvm.fmuladd.f32(float %384, float %288, float %386)
  %388 = tail call float @llvm.fmuladd.f32(float %383, float %292, float %387)
  %389 = tail call float @llvm.fmuladd.f32(float %382, float %298, float %388)
  %390 = tail call float @llvm.fmuladd.f32(float %381, float %306, float %389)
  %391 = tail call float @llvm.fmuladd.f32(float %380, float %316, float %390)
  %392 = tail call float @llvm.fmuladd.f32(float %379, float %328, float %391)
  %393 = tail call float @llvm.fmuladd.f32(float %378, float %342, float %392)
  %394 = tail call float @llvm.fmuladd.f32(float %377, float %358, float %393)
  %395 = tail call float @llvm.fmuladd.f32(float %277, float %376, float %394)
  %396 = fdiv float %395, %204
  %397 = fneg float %206
  %398 = fneg float %207
  %399 = fneg float %208
  %400 = fneg float %209
  %401 = fneg float %210
  %402 = fneg float %211
  %403 = fneg float %212
  %404 = fneg float %213
  %405 = fneg float %214
  %406 = icmp eq i32 %3, 10
  %407 = select i1 %406, float 1.000000e+00, float 0.000000e+00
  %408 = tail call float @llvm.fmuladd.f32(float %405, float %288, float %407)
  %409 = tail call float @llvm.fmuladd.f32(float %404, float %292, float %408)
  %410 = tail call float @llvm.fmuladd.f32(float %403, float %298, float %409)
  %411 = tail call float @llvm.fmuladd.f32(float %402, float %306, float %410)
  %412 = tail call float @llvm.fmuladd.f32(float %401, float %316, float %411)
  %413 = tail call float @llvm.fmuladd.f32(float %400, float %328, float %412)
  %414 = tail call float @llvm.fmuladd.f32(float %399, float %342, float %413)
  %415 = tail call float @llvm.fmuladd.f32(float %398, float %358, float %414)
  %416 = tail call float @llvm.fmuladd.f32(float %397, float %376, float %415)
  %417 = tail call float @llvm.fmuladd.f32(float %276, float %396, float %416)
  %418 = fdiv float %417, %215
  %419 = fneg float %217
  %420 = fneg float %218
  %421 = fneg float %219
  %422 = fneg float %220
  %423 = fneg float %221
  %424 = fneg float %222
  %425 = fneg float %223
  %426 = fneg float %224
  %427 = fneg float %225
  %428 = fneg float %226
  %429 = icmp eq i32 %3, 11
  %430 = select i1 %429, float 1.000000e+00, float 0.000000e+00
  %431 = tail call float @llvm.fmuladd.f32(float %428, float %288, float %430)
  %432 = tail call float @llvm.fmuladd.f32(float %427, float %292, float %431)
  %433 = tail call float @llvm.fmuladd.f32(float %426, float %298, float %432)
  %434 = tail call float @llvm.fmuladd.f32(float %425, float %306, float %433)
  %435 = tail call float @llvm.fmuladd.f32(float %424, float %316, float %434)
  %436 = tail call float @llvm.fmuladd.f32(float %423, float %328, float %435)
  %437 = tail call float @llvm.fmuladd.f32(float %422, float %342, float %436)
  %438 = tail call float @llvm.fmuladd.f32(float %421, float %358, float %437)
  %439 = tail call float @llvm.fmuladd.f32(float %420, float %376, float %438)
  %440 = tail call float @llvm.fmuladd.f32(float %419, float %396, float %439)
  %441 = tail call float @llvm.fmuladd.f32(float %275, float %418, float %440)
  %442 = fdiv float %441, %227
  %443 = fneg float %229
  %444 = fneg float %230
  %445 = fneg float %231
  %446 = fneg float %232
  %447 = fneg float %233
  %448 = fneg float %234
  %449 = fneg float %235
  %450 = fneg float %236
  %451 = fneg float %237
  %452 = fneg float %238
  %453 = fneg float %239
  %454 = icmp eq i32 %3, 12
  %455 = select i1 %454, float 1.000000e+00, float 0.000000e+00
  %456 = tail call float @llvm.fmuladd.f32(float %453, float %288, float %455)
  %457 = tail call float @llvm.fmuladd.f32(float %452, float %292, float %456)
  %458 = tail call float @llvm.fmuladd.f32(float %451, float %298, float %457)
  %459 = tail call float @llvm.fmuladd.f32(float %450, float %306, float %458)
  %460 = tail call float @llvm.fmuladd.f32(float %449, float %316, float %459)
  %461 = tail call float @llvm.fmuladd.f32(float %448, float %328, float %460)
  %462 = tail call float @llvm.fmuladd.f32(float %447, float %342, float %461)
  %463 = tail call float @llvm.fmuladd.f32(float %446, float %358, float %462)
  %464 = tail call float @llvm.fmuladd.f32(float %445, float %376, float %463)
  %465 = tail call float @llvm.fmuladd.f32(float %444, float %396, float %464)
  %466 = tail call float @llvm.fmuladd.f32(float %443, float %418, float %465)
  %467 = tail call float @llvm.fmuladd.f32(float %274, float %442, float %466)
  %468 = fdiv float %467, %240
  %469 = fneg float %242
  %470 = fneg float %243
  %471 = fneg float %244
  %472 = fneg float %245
  %473 = fneg float %246
  %474 = fneg float %247
  %475 = fneg float %248
  %476 = fneg float %249
  %477 = fneg float %250
  %478 = fneg float %251
  %479 = fneg float %252
  %480 = fneg float %253
  %481 = icmp eq i32 %3, 13
  %482 = select i1 %481, float 1.000000e+00, float 0.000000e+00
  %483 = tail call float @llvm.fmuladd.f32(float %480, float %288, float %482)
  %484 = tail call float @llvm.fmuladd.f32(float %479, float %292, float %483)
  %485 = tail call float @llvm.fmuladd.f32(float %478, float %298, float %484)
  %486 = tail call float @llvm.fmuladd.f32(float %477, float %306, float %485)
  %487 = tail call float @llvm.fmuladd.f32(float %476, float %316, float %486)
  %488 = tail call float @llvm.fmuladd.f32(float %475, float %328, float %487)
  %489 = tail call float @llvm.fmuladd.f32(float %474, float %342, float %488)
  %490 = tail call float @llvm.fmuladd.f32(float %473, float %358, float %489)
  %491 = tail call float @llvm.fmuladd.f32(float %472, float %376, float %490)
  %492 = tail call float @llvm.fmuladd.f32(float %471, float %396, float %491)
  %493 = tail call float @llvm.fmuladd.f32(float %470, float %418, float %492)
  %494 = tail call float @llvm.fmuladd.f32(float %469, float %442, float %493)
  %495 = tail call float @llvm.fmuladd.f32(float %273, float %468, float %494)
  %496 = fdiv float %495, %254
  %497 = fneg float %256
  %498 = fneg float %257
  %499 = fneg float %258
  %500 = fneg float %259
  %501 = fneg float %260
  %502 = fneg float %261
  %503 = fneg float %262
  %504 = fneg float %263
  %505 = fneg float %264
  %506 = fneg float %265
  %507 = fneg float %266
  %508 = fneg float %267
  %509 = fneg float %268
  %510 = icmp eq i32 %3, 14
  %511 = select i1 %510, float 1.000000e+00, float 0.000000e+00
  %512 = tail call float @llvm.fmuladd.f32(float %509, float %288, float %511)
  %513 = tail call float @llvm.fmuladd.f32(float %508, float %292, float %512)
  %514 = tail call float @llvm.fmuladd.f32(float %507, float %298, float %513)
  %515 = tail call float @llvm.fmuladd.f32(float %506, float %306, float %514)
  %516 = tail call float @llvm.fmuladd.f32(float %505, float %316, float %515)
  %517 = tail call float @llvm.fmuladd.f32(float %504, float %328, float %516)
  %518 = tail call float @llvm.fmuladd.f32(float %503, float %342, float %517)
  %519 = tail call float @llvm.fmuladd.f32(float %502, float %358, float %518)
  %520 = tail call float @llvm.fmuladd.f32(float %501, float %376, float %519)
  %521 = tail call float @llvm.fmuladd.f32(float %500, float %396, float %520)
  %522 = tail call float @llvm.fmuladd.f32(float %499, float %418, float %521)
  %523 = tail call float @llvm.fmuladd.f32(float %498, float %442, float %522)
  %524 = tail call float @llvm.fmuladd.f32(float %497, float %468, float %523)
  %525 = tail call float @llvm.fmuladd.f32(float %272, float %496, float %524)
  %526 = fdiv float %525, %269
  %527 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1072), align 4, !tbaa !19, !noalias !32
  %528 = fneg float %527
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1068), align 4, !tbaa !19, !noalias !32
  %530 = fneg float %529
  %531 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1064), align 4, !tbaa !19, !noalias !32
  %532 = fneg float %531
  %533 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1060), align 4, !tbaa !19, !noalias !32
  %534 = fneg float %533
  %535 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1056), align 4, !tbaa !19, !noalias !32
  %536 = fneg float %535
  %537 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1052), align 4, !tbaa !19, !noalias !32
  %538 = fneg float %537
  %539 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1048), align 4, !tbaa !19, !noalias !32
  %540 = fneg float %539
  %541 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1044), align 4, !tbaa !19, !noalias !32
  %542 = fneg float %541
  %543 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1040), align 4, !tbaa !19, !noalias !32
  %544 = fneg float %543
  %545 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1036), align 4, !tbaa !19, !noalias !32
  %546 = fneg float %545
  %547 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1032), align 4, !tbaa !19, !noalias !32
  %548 = fneg float %547
  %549 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1028), align 4, !tbaa !19, !noalias !32
  %550 = fneg float %549
  %551 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1024), align 4, !tbaa !19, !noalias !32
  %552 = fneg float %551
  %553 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1020), align 4, !tbaa !19, !noalias !32
  %554 = fneg float %553
  %555 = icmp eq i32 %3, 15
  %556 = select i1 %555, float 1.000000e+00, float 0.000000e+00
  %557 = tail call float @llvm.fmuladd.f32(float %554, float %288, float %556)
  %558 = tail call float @llvm.fmuladd.f32(float %552, float %292, float %557)
  %559 = tail call float @llvm.fmuladd.f32(float %550, float %298, float %558)
  %560 = tail call float @llvm.fmuladd.f32(float %548, float %306, float %559)
  %561 = tail call float @llvm.fmuladd.f32(float %546, float %316, float %560)
  %562 = tail call float @llvm.fmuladd.f32(float %544, float %328, float %561)
  %563 = tail call float @llvm.fmuladd.f32(float %542, float %342, float %562)
  %564 = tail call float @llvm.fmuladd.f32(float %540, float %358, float %563)
  %565 = tail call float @llvm.fmuladd.f32(float %538, float %376, float %564)
  %566 = tail call float @llvm.fmuladd.f32(float %536, float %396, float %565)
  %567 = tail call float @llvm.fmuladd.f32(float %534, float %418, float %566)
  %568 = tail call float @llvm.fmuladd.f32(float %532, float %442, float %567)
  %569 = tail call float @llvm.fmuladd.f32(float %530, float %468, float %568)
  %570 = tail call float @llvm.fmuladd.f32(float %528, float %496, float %569)
  %571 = tail call float @llvm.fmuladd.f32(float %271, float %526, float %570)
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1080), align 4, !tbaa !19, !noalias !32
  %573 = fdiv float %571, %572
  %574 = sext i32 %7 to i64
  %575 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %574
  store float %288, ptr addrspace(1) %575, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %576 = add i32 %7, 16
  %577 = sext i32 %576 to i64
  %578 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %577
  store float %292, ptr addrspace(1) %578, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %579 = add i32 %7, 32
  %580 = sext i32 %579 to i64
  %581 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %580
  store float %298, ptr addrspace(1) %581, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %582 = add i32 %7, 48
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %583
  store float %306, ptr addrspace(1) %584, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %585 = add i32 %7, 64
  %586 = sext i32 %585 to i64
  %587 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %586
  store float %316, ptr addrspace(1) %587, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %588 = add i32 %7, 80
  %589 = sext i32 %588 to i64
  %590 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %589
  store float %328, ptr addrspace(1) %590, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %591 = add i32 %7, 96
  %592 = sext i32 %591 to i64
  %593 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %592
  store float %342, ptr addrspace(1) %593, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %594 = add i32 %7, 112
  %595 = sext i32 %594 to i64
  %596 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %595
  store float %358, ptr addrspace(1) %596, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %597 = add i32 %7, 128
  %598 = sext i32 %597 to i64
  %599 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %598
  store float %376, ptr addrspace(1) %599, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %600 = add i32 %7, 144
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %601
  store float %396, ptr addrspace(1) %602, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %603 = add i32 %7, 160
  %604 = sext i32 %603 to i64
  %605 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %604
  store float %418, ptr addrspace(1) %605, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %606 = add i32 %7, 176
  %607 = sext i32 %606 to i64
  %608 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %607
  store float %442, ptr addrspace(1) %608, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %609 = add i32 %7, 192
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %610
  store float %468, ptr addrspace(1) %611, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %612 = add i32 %7, 208
  %613 = sext i32 %612 to i64
  %614 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %613
  store float %496, ptr addrspace(1) %614, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %615 = add i32 %7, 224
  %616 = sext i32 %615 to i64
  %617 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %616
  store float %526, ptr addrspace(1) %617, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  %618 = add i32 %7, 240
  %619 = sext i32 %618 to i64
  %620 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %619
  store float %573, ptr addrspace(1) %620, align 4, !tbaa !19, !alias.scope !30, !noalias !27
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_invert_diagonal(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 8
  %6 = getelementptr inbounds nuw float, ptr addrspace(3) @invert_diagonal.lm, i32 %3
  %7 = add i32 %5, %3
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !19
  br label %13

13:                                               ; preds = %2, %9
  %14 = phi float [ %12, %9 ], [ 0.000000e+00, %2 ]
  store float %14, ptr addrspace(3) %6, align 4, !tbaa !19
  %15 = icmp samesign ugt i32 %3, 1
  br i1 %15, label %21, label %16

16:                                               ; preds = %13
  %17 = sext i32 %7 to i64
  %18 = getelementptr float, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 64
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !19
  br label %21

21:                                               ; preds = %16, %13
  %22 = phi float [ %20, %16 ], [ 0.000000e+00, %13 ]
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 68
  store float %22, ptr addrspace(3) %23, align 4, !tbaa !19
  %24 = icmp samesign ugt i32 %3, 2
  br i1 %24, label %30, label %25

25:                                               ; preds = %21
  %26 = sext i32 %7 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 128
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !19
  br label %30

30:                                               ; preds = %25, %21
  %31 = phi float [ %29, %25 ], [ 0.000000e+00, %21 ]
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 136
  store float %31, ptr addrspace(3) %32, align 4, !tbaa !19
  %33 = icmp samesign ugt i32 %3, 3
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = sext i32 %7 to i64
  %36 = getelementptr float, ptr addrspace(1) %0, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 192
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !19
  br label %39

39:                                               ; preds = %34, %30
  %40 = phi float [ %38, %34 ], [ 0.000000e+00, %30 ]
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 204
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !19
  %42 = icmp samesign ugt i32 %3, 4
  br i1 %42, label %48, label %43

43:                                               ; preds = %39
  %44 = sext i32 %7 to i64
  %45 = getelementptr float, ptr addrspace(1) %0, i64 %44
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 256
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !19
  br label %48

48:                                               ; preds = %43, %39
  %49 = phi float [ %47, %43 ], [ 0.000000e+00, %39 ]
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 272
  store float %49, ptr addrspace(3) %50, align 4, !tbaa !19
  %51 = icmp samesign ugt i32 %3, 5
  br i1 %51, label %57, label %52

52:                                               ; preds = %48
  %53 = sext i32 %7 to i64
  %54 = getelementptr float, ptr addrspace(1) %0, i64 %53
  %55 = getelementptr i8, ptr addrspace(1) %54, i64 320
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !19
  br label %57

57:                                               ; preds = %52, %48
  %58 = phi float [ %56, %52 ], [ 0.000000e+00, %48 ]
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 340
  store float %58, ptr addrspace(3) %59, align 4, !tbaa !19
  %60 = icmp samesign ugt i32 %3, 6
  br i1 %60, label %66, label %61

61:                                               ; preds = %57
  %62 = sext i32 %7 to i64
  %63 = getelementptr float, ptr addrspace(1) %0, i64 %62
  %64 = getelementptr i8, ptr addrspace(1) %63, i64 384
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !19
  br label %66

66:                                               ; preds = %61, %57
  %67 = phi float [ %65, %61 ], [ 0.000000e+00, %57 ]
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 408
  store float %67, ptr addrspace(3) %68, align 4, !tbaa !19
  %69 = icmp samesign ugt i32 %3, 7
  br i1 %69, label %75, label %70

70:                                               ; preds = %66
  %71 = sext i32 %7 to i64
  %72 = getelementptr float, ptr addrspace(1) %0, i64 %71
  %73 = getelementptr i8, ptr addrspace(1) %72, i64 448
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !19
  br label %75

75:                                               ; preds = %70, %66
  %76 = phi float [ %74, %70 ], [ 0.000000e+00, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 476
  store float %76, ptr addrspace(3) %77, align 4, !tbaa !19
  %78 = icmp samesign ugt i32 %3, 8
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = sext i32 %7 to i64
  %81 = getelementptr float, ptr addrspace(1) %0, i64 %80
  %82 = getelementptr i8, ptr addrspace(1) %81, i64 512
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !19
  br label %84

84:                                               ; preds = %79, %75
  %85 = phi float [ %83, %79 ], [ 0.000000e+00, %75 ]
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 544
  store float %85, ptr addrspace(3) %86, align 4, !tbaa !19
  %87 = icmp samesign ugt i32 %3, 9
  br i1 %87, label %93, label %88

88:                                               ; preds = %84
  %89 = sext i32 %7 to i64
  %90 = getelementptr float, ptr addrspace(1) %0, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 576
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !19
  br label %93

93:                                               ; preds = %88, %84
  %94 = phi float [ %92, %88 ], [ 0.000000e+00, %84 ]
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 612
  store float %94, ptr addrspace(3) %95, align 4, !tbaa !19
  %96 = icmp samesign ugt i32 %3, 10
  br i1 %96, label %102, label %97

97:                                               ; preds = %93
  %98 = sext i32 %7 to i64
  %99 = getelementptr float, ptr addrspace(1) %0, i64 %98
  %100 = getelementptr i8, ptr addrspace(1) %99, i64 640
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !19
  br label %102

102:                                              ; preds = %97, %93
  %103 = phi float [ %101, %97 ], [ 0.000000e+00, %93 ]
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 680
  store float %103, ptr addrspace(3) %104, align 4, !tbaa !19
  %105 = icmp samesign ugt i32 %3, 11
  br i1 %105, label %111, label %106

106:                                              ; preds = %102
  %107 = sext i32 %7 to i64
  %108 = getelementptr float, ptr addrspace(1) %0, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 704
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !19
  br label %111

111:                                              ; preds = %106, %102
  %112 = phi float [ %110, %106 ], [ 0.000000e+00, %102 ]
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 748
  store float %112, ptr addrspace(3) %113, align 4, !tbaa !19
  %114 = icmp samesign ugt i32 %3, 12
  br i1 %114, label %120, label %115

115:                                              ; preds = %111
  %116 = sext i32 %7 to i64
  %117 = getelementptr float, ptr addrspace(1) %0, i64 %116
  %118 = getelementptr i8, ptr addrspace(1) %117, i64 768
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !19
  br label %120

120:                                              ; preds = %115, %111
  %121 = phi float [ %119, %115 ], [ 0.000000e+00, %111 ]
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 816
  store float %121, ptr addrspace(3) %122, align 4, !tbaa !19
  %123 = icmp samesign ugt i32 %3, 13
  br i1 %123, label %129, label %124

124:                                              ; preds = %120
  %125 = sext i32 %7 to i64
  %126 = getelementptr float, ptr addrspace(1) %0, i64 %125
  %127 = getelementptr i8, ptr addrspace(1) %126, i64 832
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !19
  br label %129

129:                                              ; preds = %124, %120
  %130 = phi float [ %128, %124 ], [ 0.000000e+00, %120 ]
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 884
  store float %130, ptr addrspace(3) %131, align 4, !tbaa !19
  %132 = icmp samesign ugt i32 %3, 14
  br i1 %132, label %138, label %133

133:                                              ; preds = %129
  %134 = sext i32 %7 to i64
  %135 = getelementptr float, ptr addrspace(1) %0, i64 %134
  %136 = getelementptr i8, ptr addrspace(1) %135, i64 896
  %137 = load float, ptr addrspace(1) %136, align 4, !tbaa !19
  br label %138

138:                                              ; preds = %133, %129
  %139 = phi float [ %137, %133 ], [ 0.000000e+00, %129 ]
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 952
  store float %139, ptr addrspace(3) %140, align 4, !tbaa !19
  %141 = icmp samesign ugt i32 %3, 15
  br i1 %141, label %147, label %142

142:                                              ; preds = %138
  %143 = sext i32 %7 to i64
  %144 = getelementptr float, ptr addrspace(1) %0, i64 %143
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 960
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !19
  br label %147

147:                                              ; preds = %142, %138
  %148 = phi float [ %146, %142 ], [ 0.000000e+00, %138 ]
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 1020
  store float %148, ptr addrspace(3) %149, align 4, !tbaa !19
  fence syncscope("workgroup") seq_cst, !mmra !22
  tail call void @llvm.amdgcn.s.barrier()
  %150 = load float, ptr addrspace(3) @invert_diagonal.lm, align 4, !tbaa !19
  %151 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 68), align 4, !tbaa !19
  %152 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 72), align 4, !tbaa !19
  %153 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 140), align 4, !tbaa !19
  %154 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 136), align 4, !tbaa !19
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 144), align 4, !tbaa !19
  %156 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 212), align 4, !tbaa !19
  %157 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 208), align 4, !tbaa !19
  %158 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 204), align 4, !tbaa !19
  %159 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 216), align 4, !tbaa !19
  %160 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 284), align 4, !tbaa !19
  %161 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 280), align 4, !tbaa !19
  %162 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 276), align 4, !tbaa !19
  %163 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 272), align 4, !tbaa !19
  %164 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 288), align 4, !tbaa !19
  %165 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 356), align 4, !tbaa !19
  %166 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 352), align 4, !tbaa !19
  %167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 348), align 4, !tbaa !19
  %168 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 344), align 4, !tbaa !19
  %169 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 340), align 4, !tbaa !19
  %170 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 360), align 4, !tbaa !19
  %171 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 428), align 4, !tbaa !19
  %172 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 424), align 4, !tbaa !19
  %173 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 420), align 4, !tbaa !19
  %174 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 416), align 4, !tbaa !19
  %175 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 412), align 4, !tbaa !19
  %176 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 408), align 4, !tbaa !19
  %177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 432), align 4, !tbaa !19
  %178 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 500), align 4, !tbaa !19
  %179 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 496), align 4, !tbaa !19
  %180 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 492), align 4, !tbaa !19
  %181 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 488), align 4, !tbaa !19
  %182 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 484), align 4, !tbaa !19
  %183 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 480), align 4, !tbaa !19
  %184 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 476), align 4, !tbaa !19
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 504), align 4, !tbaa !19
  %186 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 572), align 4, !tbaa !19
  %187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 568), align 4, !tbaa !19
  %188 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 564), align 4, !tbaa !19
  %189 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 560), align 4, !tbaa !19
  %190 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 556), align 4, !tbaa !19
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 552), align 4, !tbaa !19
  %192 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 548), align 4, !tbaa !19
  %193 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 544), align 4, !tbaa !19
  %194 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 576), align 4, !tbaa !19
  %195 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 644), align 4, !tbaa !19
  %196 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 640), align 4, !tbaa !19
  %197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 636), align 4, !tbaa !19
  %198 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 632), align 4, !tbaa !19
  %199 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 628), align 4, !tbaa !19
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 624), align 4, !tbaa !19
  %201 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 620), align 4, !tbaa !19
  %202 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 616), align 4, !tbaa !19
  %203 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 612), align 4, !tbaa !19
  %204 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 648), align 4, !tbaa !19
  %205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 716), align 4, !tbaa !19
  %206 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 712), align 4, !tbaa !19
  %207 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 708), align 4, !tbaa !19
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 704), align 4, !tbaa !19
  %209 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 700), align 4, !tbaa !19
  %210 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 696), align 4, !tbaa !19
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 692), align 4, !tbaa !19
  %212 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 688), align 4, !tbaa !19
  %213 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 684), align 4, !tbaa !19
  %214 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 680), align 4, !tbaa !19
  %215 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 720), align 4, !tbaa !19
  %216 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 788), align 4, !tbaa !19
  %217 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 784), align 4, !tbaa !19
  %218 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 780), align 4, !tbaa !19
  %219 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 776), align 4, !tbaa !19
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 772), align 4, !tbaa !19
  %221 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 768), align 4, !tbaa !19
  %222 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 764), align 4, !tbaa !19
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 760), align 4, !tbaa !19
  %224 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 756), align 4, !tbaa !19
  %225 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 752), align 4, !tbaa !19
  %226 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 748), align 4, !tbaa !19
  %227 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 792), align 4, !tbaa !19
  %228 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 860), align 4, !tbaa !19
  %229 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 856), align 4, !tbaa !19
  %230 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 852), align 4, !tbaa !19
  %231 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 848), align 4, !tbaa !19
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 844), align 4, !tbaa !19
  %233 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 840), align 4, !tbaa !19
  %234 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 836), align 4, !tbaa !19
  %235 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 832), align 4, !tbaa !19
  %236 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 828), align 4, !tbaa !19
  %237 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 824), align 4, !tbaa !19
  %238 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 820), align 4, !tbaa !19
  %239 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 816), align 4, !tbaa !19
  %240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 864), align 4, !tbaa !19
  %241 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 932), align 4, !tbaa !19
  %242 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 928), align 4, !tbaa !19
  %243 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 924), align 4, !tbaa !19
  %244 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 920), align 4, !tbaa !19
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 916), align 4, !tbaa !19
  %246 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 912), align 4, !tbaa !19
  %247 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 908), align 4, !tbaa !19
  %248 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 904), align 4, !tbaa !19
  %249 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 900), align 4, !tbaa !19
  %250 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 896), align 4, !tbaa !19
  %251 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 892), align 4, !tbaa !19
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 888), align 4, !tbaa !19
  %253 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 884), align 4, !tbaa !19
  %254 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 936), align 4, !tbaa !19
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1004), align 4, !tbaa !19
  %256 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1000), align 4, !tbaa !19
  %257 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 996), align 4, !tbaa !19
  %258 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 992), align 4, !tbaa !19
  %259 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 988), align 4, !tbaa !19
  %260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 984), align 4, !tbaa !19
  %261 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 980), align 4, !tbaa !19
  %262 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 976), align 4, !tbaa !19
  %263 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 972), align 4, !tbaa !19
  %264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 968), align 4, !tbaa !19
  %265 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 964), align 4, !tbaa !19
  %266 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 960), align 4, !tbaa !19
  %267 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 956), align 4, !tbaa !19
  %268 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 952), align 4, !tbaa !19
  %269 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1008), align 4, !tbaa !19
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1076), align 4, !tbaa !19
  %271 = fneg float %270
  %272 = fneg float %255
  %273 = fneg float %241
  %274 = fneg float %228
  %275 = fneg float %216
  %276 = fneg float %205
  %277 = fneg float %195
  %278 = fneg float %186
  %279 = fneg float %178
  %280 = fneg float %171
  %281 = fneg float %165
  %282 = fneg float %160
  %283 = fneg float %156
  %284 = fneg float %153
  %285 = fneg float %151
  %286 = icmp eq i32 %3, 0
  %287 = select i1 %286, float 1.000000e+00, float 0.000000e+00
  %288 = fdiv float %287, %150
  %289 = icmp eq i32 %3, 1
  %290 = select i1 %289, float 1.000000e+00, float 0.000000e+00
  %291 = tail call float @llvm.fmuladd.f32(float %285, float %288, float %290)
  %292 = fdiv float %291, %152
  %293 = fneg float %154
  %294 = icmp eq i32 %3, 2
  %295 = select i1 %294, float 1.000000e+00, float 0.000000e+00
  %296 = tail call float @llvm.fmuladd.f32(float %293, float %288, float %295)
  %297 = tail call float @llvm.fmuladd.f32(float %284, float %292, float %296)
  %298 = fdiv float %297, %155
  %299 = fneg float %157
  %300 = fneg float %158
  %301 = icmp eq i32 %3, 3
  %302 = select i1 %301, float 1.000000e+00, float 0.000000e+00
  %303 = tail call float @llvm.fmuladd.f32(float %300, float %288, float %302)
  %304 = tail call float @llvm.fmuladd.f32(float %299, float %292, float %303)
  %305 = tail call float @llvm.fmuladd.f32(float %283, float %298, float %304)
  %306 = fdiv float %305, %159
  %307 = fneg float %161
  %308 = fneg float %162
  %309 = fneg float %163
  %310 = icmp eq i32 %3, 4
  %311 = select i1 %310, float 1.000000e+00, float 0.000000e+00
  %312 = tail call float @llvm.fmuladd.f32(float %309, float %288, float %311)
  %313 = tail call float @llvm.fmuladd.f32(float %308, float %292, float %312)
  %314 = tail call float @llvm.fmuladd.f32(float %307, float %298, float %313)
  %315 = tail call float @llvm.fmuladd.f32(float %282, float %306, float %314)
  %316 = fdiv float %315, %164
  %317 = fneg float %166
  %318 = fneg float %167
  %319 = fneg float %168
  %320 = fneg float %169
  %321 = icmp eq i32 %3, 5
  %322 = select i1 %321, float 1.000000e+00, float 0.000000e+00
  %323 = tail call float @llvm.fmuladd.f32(float %320, float %288, float %322)
  %324 = tail call float @llvm.fmuladd.f32(float %319, float %292, float %323)
  %325 = tail call float @llvm.fmuladd.f32(float %318, float %298, float %324)
  %326 = tail call float @llvm.fmuladd.f32(float %317, float %306, float %325)
  %327 = tail call float @llvm.fmuladd.f32(float %281, float %316, float %326)
  %328 = fdiv float %327, %170
  %329 = fneg float %172
  %330 = fneg float %173
  %331 = fneg float %174
  %332 = fneg float %175
  %333 = fneg float %176
  %334 = icmp eq i32 %3, 6
  %335 = select i1 %334, float 1.000000e+00, float 0.000000e+00
  %336 = tail call float @llvm.fmuladd.f32(float %333, float %288, float %335)
  %337 = tail call float @llvm.fmuladd.f32(float %332, float %292, float %336)
  %338 = tail call float @llvm.fmuladd.f32(float %331, float %298, float %337)
  %339 = tail call float @llvm.fmuladd.f32(float %330, float %306, float %338)
  %340 = tail call float @llvm.fmuladd.f32(float %329, float %316, float %339)
  %341 = tail call float @llvm.fmuladd.f32(float %280, float %328, float %340)
  %342 = fdiv float %341, %177
  %343 = fneg float %179
  %344 = fneg float %180
  %345 = fneg float %181
  %346 = fneg float %182
  %347 = fneg float %183
  %348 = fneg float %184
  %349 = icmp eq i32 %3, 7
  %350 = select i1 %349, float 1.000000e+00, float 0.000000e+00
  %351 = tail call float @llvm.fmuladd.f32(float %348, float %288, float %350)
  %352 = tail call float @llvm.fmuladd.f32(float %347, float %292, float %351)
  %353 = tail call float @llvm.fmuladd.f32(float %346, float %298, float %352)
  %354 = tail call float @llvm.fmuladd.f32(float %345, float %306, float %353)
  %355 = tail call float @llvm.fmuladd.f32(float %344, float %316, float %354)
  %356 = tail call float @llvm.fmuladd.f32(float %343, float %328, float %355)
  %357 = tail call float @llvm.fmuladd.f32(float %279, float %342, float %356)
  %358 = fdiv float %357, %185
  %359 = fneg float %187
  %360 = fneg float %188
  %361 = fneg float %189
  %362 = fneg float %190
  %363 = fneg float %191
  %364 = fneg float %192
  %365 = fneg float %193
  %366 = icmp eq i32 %3, 8
  %367 = select i1 %366, float 1.000000e+00, float 0.000000e+00
  %368 = tail call float @llvm.fmuladd.f32(float %365, float %288, float %367)
  %369 = tail call float @llvm.fmuladd.f32(float %364, float %292, float %368)
  %370 = tail call float @llvm.fmuladd.f32(float %363, float %298, float %369)
  %371 = tail call float @llvm.fmuladd.f32(float %362, float %306, float %370)
  %372 = tail call float @llvm.fmuladd.f32(float %361, float %316, float %371)
  %373 = tail call float @llvm.fmuladd.f32(float %360, float %328, float %372)
  %374 = tail call float @llvm.fmuladd.f32(float %359, float %342, float %373)
  %375 = tail call float @llvm.fmuladd.f32(float %278, float %358, float %374)
  %376 = fdiv float %375, %194
  %377 = fneg float %196
  %378 = fneg float %197
  %379 = fneg float %198
  %380 = fneg float %199
  %381 = fneg float %200
  %382 = fneg float %201
  %383 = fneg float %202
  %384 = fneg float %203
  %385 = icmp eq i32 %3, 9
  %386 = select i1 %385, float 1.000000e+00, float 0.000000e+00
  %387 = tail call float @llvm.fmuladd.f32(float %384, float %288, float %386)
  %388 = tail call float @llvm.fmuladd.f32(float %383, float %292, float %387)
  %389 = tail call float @llvm.fmuladd.f32(float %382, float %298, float %388)
  %390 = tail call float @llvm.fmuladd.f32(float %381, float %306, float %389)
  %391 = tail call float @llvm.fmuladd.f32(float %380, float %316, float %390)
  %392 = tail call float @llvm.fmuladd.f32(float %379, float %328, float %391)
  %393 = tail call float @llvm.fmuladd.f32(float %378, float %342, float %392)
  %394 = tail call float @llvm.fmuladd.f32(float %377, float %358, float %393)
  %395 = tail call float @llvm.fmuladd.f32(float %277, float %376, float %394)
  %396 = fdiv float %395, %204
  %397 = fneg float %206
  %398 = fneg float %207
  %399 = fneg float %208
  %400 = fneg float %209
  %401 = fneg float %210
  %402 = fneg float %211
  %403 = fneg float %212
  %404 = fneg float %213
  %405 = fneg float %214
  %406 = icmp eq i32 %3, 10
  %407 = select i1 %406, float 1.000000e+00, float 0.000000e+00
  %408 = tail call float @llvm.fmuladd.f32(float %405, float %288, float %407)
  %409 = tail call float @llvm.fmuladd.f32(float %404, float %292, float %408)
  %410 = tail call float @llvm.fmuladd.f32(float %403, float %298, float %409)
  %411 = tail call float @llvm.fmuladd.f32(float %402, float %306, float %410)
  %412 = tail call float @llvm.fmuladd.f32(float %401, float %316, float %411)
  %413 = tail call float @llvm.fmuladd.f32(float %400, float %328, float %412)
  %414 = tail call float @llvm.fmuladd.f32(float %399, float %342, float %413)
  %415 = tail call float @llvm.fmuladd.f32(float %398, float %358, float %414)
  %416 = tail call float @llvm.fmuladd.f32(float %397, float %376, float %415)
  %417 = tail call float @llvm.fmuladd.f32(float %276, float %396, float %416)
  %418 = fdiv float %417, %215
  %419 = fneg float %217
  %420 = fneg float %218
  %421 = fneg float %219
  %422 = fneg float %220
  %423 = fneg float %221
  %424 = fneg float %222
  %425 = fneg float %223
  %426 = fneg float %224
  %427 = fneg float %225
  %428 = fneg float %226
  %429 = icmp eq i32 %3, 11
  %430 = select i1 %429, float 1.000000e+00, float 0.000000e+00
  %431 = tail call float @llvm.fmuladd.f32(float %428, float %288, float %430)
  %432 = tail call float @llvm.fmuladd.f32(float %427, float %292, float %431)
  %433 = tail call float @llvm.fmuladd.f32(float %426, float %298, float %432)
  %434 = tail call float @llvm.fmuladd.f32(float %425, float %306, float %433)
  %435 = tail call float @llvm.fmuladd.f32(float %424, float %316, float %434)
  %436 = tail call float @llvm.fmuladd.f32(float %423, float %328, float %435)
  %437 = tail call float @llvm.fmuladd.f32(float %422, float %342, float %436)
  %438 = tail call float @llvm.fmuladd.f32(float %421, float %358, float %437)
  %439 = tail call float @llvm.fmuladd.f32(float %420, float %376, float %438)
  %440 = tail call float @llvm.fmuladd.f32(float %419, float %396, float %439)
  %441 = tail call float @llvm.fmuladd.f32(float %275, float %418, float %440)
  %442 = fdiv float %441, %227
  %443 = fneg float %229
  %444 = fneg float %230
  %445 = fneg float %231
  %446 = fneg float %232
  %447 = fneg float %233
  %448 = fneg float %234
  %449 = fneg float %235
  %450 = fneg float %236
  %451 = fneg float %237
  %452 = fneg float %238
  %453 = fneg float %239
  %454 = icmp eq i32 %3, 12
  %455 = select i1 %454, float 1.000000e+00, float 0.000000e+00
  %456 = tail call float @llvm.fmuladd.f32(float %453, float %288, float %455)
  %457 = tail call float @llvm.fmuladd.f32(float %452, float %292, float %456)
  %458 = tail call float @llvm.fmuladd.f32(float %451, float %298, float %457)
  %459 = tail call float @llvm.fmuladd.f32(float %450, float %306, float %458)
  %460 = tail call float @llvm.fmuladd.f32(float %449, float %316, float %459)
  %461 = tail call float @llvm.fmuladd.f32(float %448, float %328, float %460)
  %462 = tail call float @llvm.fmuladd.f32(float %447, float %342, float %461)
  %463 = tail call float @llvm.fmuladd.f32(float %446, float %358, float %462)
  %464 = tail call float @llvm.fmuladd.f32(float %445, float %376, float %463)
  %465 = tail call float @llvm.fmuladd.f32(float %444, float %396, float %464)
  %466 = tail call float @llvm.fmuladd.f32(float %443, float %418, float %465)
  %467 = tail call float @llvm.fmuladd.f32(float %274, float %442, float %466)
  %468 = fdiv float %467, %240
  %469 = fneg float %242
  %470 = fneg float %243
  %471 = fneg float %244
  %472 = fneg float %245
  %473 = fneg float %246
  %474 = fneg float %247
  %475 = fneg float %248
  %476 = fneg float %249
  %477 = fneg float %250
  %478 = fneg float %251
  %479 = fneg float %252
  %480 = fneg float %253
  %481 = icmp eq i32 %3, 13
  %482 = select i1 %481, float 1.000000e+00, float 0.000000e+00
  %483 = tail call float @llvm.fmuladd.f32(float %480, float %288, float %482)
  %484 = tail call float @llvm.fmuladd.f32(float %479, float %292, float %483)
  %485 = tail call float @llvm.fmuladd.f32(float %478, float %298, float %484)
  %486 = tail call float @llvm.fmuladd.f32(float %477, float %306, float %485)
  %487 = tail call float @llvm.fmuladd.f32(float %476, float %316, float %486)
  %488 = tail call float @llvm.fmuladd.f32(float %475, float %328, float %487)
  %489 = tail call float @llvm.fmuladd.f32(float %474, float %342, float %488)
  %490 = tail call float @llvm.fmuladd.f32(float %473, float %358, float %489)
  %491 = tail call float @llvm.fmuladd.f32(float %472, float %376, float %490)
  %492 = tail call float @llvm.fmuladd.f32(float %471, float %396, float %491)
  %493 = tail call float @llvm.fmuladd.f32(float %470, float %418, float %492)
  %494 = tail call float @llvm.fmuladd.f32(float %469, float %442, float %493)
  %495 = tail call float @llvm.fmuladd.f32(float %273, float %468, float %494)
  %496 = fdiv float %495, %254
  %497 = fneg float %256
  %498 = fneg float %257
  %499 = fneg float %258
  %500 = fneg float %259
  %501 = fneg float %260
  %502 = fneg float %261
  %503 = fneg float %262
  %504 = fneg float %263
  %505 = fneg float %264
  %506 = fneg float %265
  %507 = fneg float %266
  %508 = fneg float %267
  %509 = fneg float %268
  %510 = icmp eq i32 %3, 14
  %511 = select i1 %510, float 1.000000e+00, float 0.000000e+00
  %512 = tail call float @llvm.fmuladd.f32(float %509, float %288, float %511)
  %513 = tail call float @llvm.fmuladd.f32(float %508, float %292, float %512)
  %514 = tail call float @llvm.fmuladd.f32(float %507, float %298, float %513)
  %515 = tail call float @llvm.fmuladd.f32(float %506, float %306, float %514)
  %516 = tail call float @llvm.fmuladd.f32(float %505, float %316, float %515)
  %517 = tail call float @llvm.fmuladd.f32(float %504, float %328, float %516)
  %518 = tail call float @llvm.fmuladd.f32(float %503, float %342, float %517)
  %519 = tail call float @llvm.fmuladd.f32(float %502, float %358, float %518)
  %520 = tail call float @llvm.fmuladd.f32(float %501, float %376, float %519)
  %521 = tail call float @llvm.fmuladd.f32(float %500, float %396, float %520)
  %522 = tail call float @llvm.fmuladd.f32(float %499, float %418, float %521)
  %523 = tail call float @llvm.fmuladd.f32(float %498, float %442, float %522)
  %524 = tail call float @llvm.fmuladd.f32(float %497, float %468, float %523)
  %525 = tail call float @llvm.fmuladd.f32(float %272, float %496, float %524)
  %526 = fdiv float %525, %269
  %527 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1072), align 4, !tbaa !19
  %528 = fneg float %527
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1068), align 4, !tbaa !19
  %530 = fneg float %529
  %531 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1064), align 4, !tbaa !19
  %532 = fneg float %531
  %533 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1060), align 4, !tbaa !19
  %534 = fneg float %533
  %535 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1056), align 4, !tbaa !19
  %536 = fneg float %535
  %537 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1052), align 4, !tbaa !19
  %538 = fneg float %537
  %539 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1048), align 4, !tbaa !19
  %540 = fneg float %539
  %541 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1044), align 4, !tbaa !19
  %542 = fneg float %541
  %543 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1040), align 4, !tbaa !19
  %544 = fneg float %543
  %545 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1036), align 4, !tbaa !19
  %546 = fneg float %545
  %547 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1032), align 4, !tbaa !19
  %548 = fneg float %547
  %549 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1028), align 4, !tbaa !19
  %550 = fneg float %549
  %551 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1024), align 4, !tbaa !19
  %552 = fneg float %551
  %553 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1020), align 4, !tbaa !19
  %554 = fneg float %553
  %555 = icmp eq i32 %3, 15
  %556 = select i1 %555, float 1.000000e+00, float 0.000000e+00
  %557 = tail call float @llvm.fmuladd.f32(float %554, float %288, float %556)
  %558 = tail call float @llvm.fmuladd.f32(float %552, float %292, float %557)
  %559 = tail call float @llvm.fmuladd.f32(float %550, float %298, float %558)
  %560 = tail call float @llvm.fmuladd.f32(float %548, float %306, float %559)
  %561 = tail call float @llvm.fmuladd.f32(float %546, float %316, float %560)
  %562 = tail call float @llvm.fmuladd.f32(float %544, float %328, float %561)
  %563 = tail call float @llvm.fmuladd.f32(float %542, float %342, float %562)
  %564 = tail call float @llvm.fmuladd.f32(float %540, float %358, float %563)
  %565 = tail call float @llvm.fmuladd.f32(float %538, float %376, float %564)
  %566 = tail call float @llvm.fmuladd.f32(float %536, float %396, float %565)
  %567 = tail call float @llvm.fmuladd.f32(float %534, float %418, float %566)
  %568 = tail call float @llvm.fmuladd.f32(float %532, float %442, float %567)
  %569 = tail call float @llvm.fmuladd.f32(float %530, float %468, float %568)
  %570 = tail call float @llvm.fmuladd.f32(float %528, float %496, float %569)
  %571 = tail call float @llvm.fmuladd.f32(float %271, float %526, float %570)
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @invert_diagonal.lm, i32 1080), align 4, !tbaa !19
  %573 = fdiv float %571, %572
  %574 = sext i32 %7 to i64
  %575 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %574
  store float %288, ptr addrspace(1) %575, align 4, !tbaa !19
  %576 = add i32 %7, 16
  %577 = sext i32 %576 to i64
  %578 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %577
  store float %292, ptr addrspace(1) %578, align 4, !tbaa !19
  %579 = add i32 %7, 32
  %580 = sext i32 %579 to i64
  %581 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %580
  store float %298, ptr addrspace(1) %581, align 4, !tbaa !19
  %582 = add i32 %7, 48
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %583
  store float %306, ptr addrspace(1) %584, align 4, !tbaa !19
  %585 = add i32 %7, 64
  %586 = sext i32 %585 to i64
  %587 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %586
  store float %316, ptr addrspace(1) %587, align 4, !tbaa !19
  %588 = add i32 %7, 80
  %589 = sext i32 %588 to i64
  %590 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %589
  store float %328, ptr addrspace(1) %590, align 4, !tbaa !19
  %591 = add i32 %7, 96
  %592 = sext i32 %591 to i64
  %593 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %592
  store float %342, ptr addrspace(1) %593, align 4, !tbaa !19
  %594 = add i32 %7, 112
  %595 = sext i32 %594 to i64
  %596 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %595
  store float %358, ptr addrspace(1) %596, align 4, !tbaa !19
  %597 = add i32 %7, 128
  %598 = sext i32 %597 to i64
  %599 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %598
  store float %376, ptr addrspace(1) %599, align 4, !tbaa !19
  %600 = add i32 %7, 144
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %601
  store float %396, ptr addrspace(1) %602, align 4, !tbaa !19
  %603 = add i32 %7, 160
  %604 = sext i32 %603 to i64
  %605 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %604
  store float %418, ptr addrspace(1) %605, align 4, !tbaa !19
  %606 = add i32 %7, 176
  %607 = sext i32 %606 to i64
  %608 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %607
  store float %442, ptr addrspace(1) %608, align 4, !tbaa !19
  %609 = add i32 %7, 192
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %610
  store float %468, ptr addrspace(1) %611, align 4, !tbaa !19
  %612 = add i32 %7, 208
  %613 = sext i32 %612 to i64
  %614 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %613
  store float %496, ptr addrspace(1) %614, align 4, !tbaa !19
  %615 = add i32 %7, 224
  %616 = sext i32 %615 to i64
  %617 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %616
  store float %526, ptr addrspace(1) %617, align 4, !tbaa !19
  %618 = add i32 %7, 240
  %619 = sext i32 %618 to i64
  %620 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %619
  store float %573, ptr addrspace(1) %620, align 4, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!12 = !{i32 0, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"float*", !"float*", !"int", !"float"}
!15 = !{!"", !"restrict const", !"", !"", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_trsm_lower16: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_trsm_lower16"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
!21 = !{}
!22 = !{!"amdgpu-synchronize-as", !"local"}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"float*", !"float*"}
!26 = !{!"restrict const", !"restrict"}
!27 = !{!28}
!28 = distinct !{!28, !29, !"__clang_ocl_kern_imp_invert_diagonal: argument 0"}
!29 = distinct !{!29, !"__clang_ocl_kern_imp_invert_diagonal"}
!30 = !{!31}
!31 = distinct !{!31, !29, !"__clang_ocl_kern_imp_invert_diagonal: argument 1"}
!32 = !{!28, !31}
