; ModuleID = 'corpus/opencl/lud.cl'
source_filename = "corpus/opencl/lud.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@lud_diagonal.shadow = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@lud_perimeter.dia = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_perimeter.col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@lud_internal.peri_row = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@lud_internal.peri_col = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

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
define protected amdgpu_kernel void @lud_diagonal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = add i32 %1, 1
  %6 = mul i32 %2, %5
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i32 %4
  %8 = add nsw i32 %6, %4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !16, !amdgpu.noclobber !18
  store float %11, ptr addrspace(3) %7, align 4, !tbaa !16
  %12 = add nsw i32 %6, %1
  %13 = add nsw i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !16, !amdgpu.noclobber !18
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 64
  store float %16, ptr addrspace(3) %17, align 4, !tbaa !16
  %18 = add nsw i32 %12, %1
  %19 = add nsw i32 %18, %4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !16, !amdgpu.noclobber !18
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 128
  store float %22, ptr addrspace(3) %23, align 4, !tbaa !16
  %24 = add nsw i32 %18, %1
  %25 = add nsw i32 %24, %4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16, !amdgpu.noclobber !18
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 192
  store float %28, ptr addrspace(3) %29, align 4, !tbaa !16
  %30 = add nsw i32 %24, %1
  %31 = add nsw i32 %30, %4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16, !amdgpu.noclobber !18
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 256
  store float %34, ptr addrspace(3) %35, align 4, !tbaa !16
  %36 = add nsw i32 %30, %1
  %37 = add nsw i32 %36, %4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !16, !amdgpu.noclobber !18
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 320
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !16
  %42 = add nsw i32 %36, %1
  %43 = add nsw i32 %42, %4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !16, !amdgpu.noclobber !18
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 384
  store float %46, ptr addrspace(3) %47, align 4, !tbaa !16
  %48 = add nsw i32 %42, %1
  %49 = add nsw i32 %48, %4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16, !amdgpu.noclobber !18
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 448
  store float %52, ptr addrspace(3) %53, align 4, !tbaa !16
  %54 = add nsw i32 %48, %1
  %55 = add nsw i32 %54, %4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16, !amdgpu.noclobber !18
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 512
  store float %58, ptr addrspace(3) %59, align 4, !tbaa !16
  %60 = add nsw i32 %54, %1
  %61 = add nsw i32 %60, %4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !16, !amdgpu.noclobber !18
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 576
  store float %64, ptr addrspace(3) %65, align 4, !tbaa !16
  %66 = add nsw i32 %60, %1
  %67 = add nsw i32 %66, %4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !16, !amdgpu.noclobber !18
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 640
  store float %70, ptr addrspace(3) %71, align 4, !tbaa !16
  %72 = add nsw i32 %66, %1
  %73 = add nsw i32 %72, %4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !16, !amdgpu.noclobber !18
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 704
  store float %76, ptr addrspace(3) %77, align 4, !tbaa !16
  %78 = add nsw i32 %72, %1
  %79 = add nsw i32 %78, %4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !16, !amdgpu.noclobber !18
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 768
  store float %82, ptr addrspace(3) %83, align 4, !tbaa !16
  %84 = add nsw i32 %78, %1
  %85 = add nsw i32 %84, %4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !16, !amdgpu.noclobber !18
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 832
  store float %88, ptr addrspace(3) %89, align 4, !tbaa !16
  %90 = add nsw i32 %84, %1
  %91 = add nsw i32 %90, %4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !16, !amdgpu.noclobber !18
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 896
  store float %94, ptr addrspace(3) %95, align 4, !tbaa !16
  %96 = add nsw i32 %90, %1
  %97 = add nsw i32 %96, %4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !16, !amdgpu.noclobber !18
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 960
  store float %100, ptr addrspace(3) %101, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %102 = shl nuw nsw i32 %4, 6
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) @lud_diagonal.shadow, i32 %102
  %104 = icmp eq i32 %4, 0
  br i1 %104, label %109, label %105

105:                                              ; preds = %3
  %106 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %107 = load float, ptr addrspace(3) @lud_diagonal.shadow, align 4, !tbaa !16
  %108 = fdiv float %106, %107
  store float %108, ptr addrspace(3) %103, align 4, !tbaa !16
  br label %109

109:                                              ; preds = %105, %3
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %104, label %117, label %110

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 64), i32 %4
  %112 = load float, ptr addrspace(3) %111, align 4, !tbaa !16
  %113 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 64), align 4, !tbaa !16
  %114 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %115 = fneg float %113
  %116 = tail call float @llvm.fmuladd.f32(float %115, float %114, float %112)
  store float %116, ptr addrspace(3) %111, align 4, !tbaa !16
  br label %117

117:                                              ; preds = %110, %109
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %118 = icmp samesign ugt i32 %4, 1
  br i1 %118, label %119, label %129

119:                                              ; preds = %117
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %121 = load float, ptr addrspace(3) %120, align 4, !tbaa !16
  %122 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %123 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 4), align 4, !tbaa !16
  %124 = fneg float %122
  %125 = tail call float @llvm.fmuladd.f32(float %124, float %123, float %121)
  store float %125, ptr addrspace(3) %120, align 4, !tbaa !16
  %126 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 68), align 4, !tbaa !16
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %128 = fdiv float %125, %126
  store float %128, ptr addrspace(3) %127, align 4, !tbaa !16
  br label %129

129:                                              ; preds = %119, %117
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %118, label %130, label %141

130:                                              ; preds = %129
  %131 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 128), i32 %4
  %132 = load float, ptr addrspace(3) %131, align 4, !tbaa !16
  %133 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 128), align 4, !tbaa !16
  %134 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %135 = fneg float %133
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %134, float %132)
  store float %136, ptr addrspace(3) %131, align 4, !tbaa !16
  %137 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 132), align 4, !tbaa !16
  %138 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %139 = fneg float %137
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %138, float %136)
  store float %140, ptr addrspace(3) %131, align 4, !tbaa !16
  br label %141

141:                                              ; preds = %130, %129
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %142 = icmp samesign ugt i32 %4, 2
  br i1 %142, label %143, label %158

143:                                              ; preds = %141
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %145 = load float, ptr addrspace(3) %144, align 4, !tbaa !16
  %146 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 8), align 4, !tbaa !16
  %148 = fneg float %146
  %149 = tail call float @llvm.fmuladd.f32(float %148, float %147, float %145)
  store float %149, ptr addrspace(3) %144, align 4, !tbaa !16
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %151 = load float, ptr addrspace(3) %150, align 4, !tbaa !16
  %152 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 72), align 4, !tbaa !16
  %153 = fneg float %151
  %154 = tail call float @llvm.fmuladd.f32(float %153, float %152, float %149)
  store float %154, ptr addrspace(3) %144, align 4, !tbaa !16
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 136), align 4, !tbaa !16
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %157 = fdiv float %154, %155
  store float %157, ptr addrspace(3) %156, align 4, !tbaa !16
  br label %158

158:                                              ; preds = %143, %141
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %142, label %159, label %174

159:                                              ; preds = %158
  %160 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 192), i32 %4
  %161 = load float, ptr addrspace(3) %160, align 4, !tbaa !16
  %162 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 192), align 4, !tbaa !16
  %163 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %164 = fneg float %162
  %165 = tail call float @llvm.fmuladd.f32(float %164, float %163, float %161)
  store float %165, ptr addrspace(3) %160, align 4, !tbaa !16
  %166 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 196), align 4, !tbaa !16
  %167 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %168 = fneg float %166
  %169 = tail call float @llvm.fmuladd.f32(float %168, float %167, float %165)
  store float %169, ptr addrspace(3) %160, align 4, !tbaa !16
  %170 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 200), align 4, !tbaa !16
  %171 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %172 = fneg float %170
  %173 = tail call float @llvm.fmuladd.f32(float %172, float %171, float %169)
  store float %173, ptr addrspace(3) %160, align 4, !tbaa !16
  br label %174

174:                                              ; preds = %159, %158
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %175 = icmp samesign ugt i32 %4, 3
  br i1 %175, label %176, label %196

176:                                              ; preds = %174
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %178 = load float, ptr addrspace(3) %177, align 4, !tbaa !16
  %179 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %180 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 12), align 4, !tbaa !16
  %181 = fneg float %179
  %182 = tail call float @llvm.fmuladd.f32(float %181, float %180, float %178)
  store float %182, ptr addrspace(3) %177, align 4, !tbaa !16
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %184 = load float, ptr addrspace(3) %183, align 4, !tbaa !16
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 76), align 4, !tbaa !16
  %186 = fneg float %184
  %187 = tail call float @llvm.fmuladd.f32(float %186, float %185, float %182)
  store float %187, ptr addrspace(3) %177, align 4, !tbaa !16
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %189 = load float, ptr addrspace(3) %188, align 4, !tbaa !16
  %190 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 140), align 4, !tbaa !16
  %191 = fneg float %189
  %192 = tail call float @llvm.fmuladd.f32(float %191, float %190, float %187)
  store float %192, ptr addrspace(3) %177, align 4, !tbaa !16
  %193 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 204), align 4, !tbaa !16
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %195 = fdiv float %192, %193
  store float %195, ptr addrspace(3) %194, align 4, !tbaa !16
  br label %196

196:                                              ; preds = %176, %174
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %175, label %197, label %216

197:                                              ; preds = %196
  %198 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 256), i32 %4
  %199 = load float, ptr addrspace(3) %198, align 4, !tbaa !16
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 256), align 4, !tbaa !16
  %201 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %202 = fneg float %200
  %203 = tail call float @llvm.fmuladd.f32(float %202, float %201, float %199)
  store float %203, ptr addrspace(3) %198, align 4, !tbaa !16
  %204 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 260), align 4, !tbaa !16
  %205 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %206 = fneg float %204
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %205, float %203)
  store float %207, ptr addrspace(3) %198, align 4, !tbaa !16
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 264), align 4, !tbaa !16
  %209 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %210 = fneg float %208
  %211 = tail call float @llvm.fmuladd.f32(float %210, float %209, float %207)
  store float %211, ptr addrspace(3) %198, align 4, !tbaa !16
  %212 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 268), align 4, !tbaa !16
  %213 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %214 = fneg float %212
  %215 = tail call float @llvm.fmuladd.f32(float %214, float %213, float %211)
  store float %215, ptr addrspace(3) %198, align 4, !tbaa !16
  br label %216

216:                                              ; preds = %197, %196
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %217 = icmp samesign ugt i32 %4, 4
  br i1 %217, label %218, label %243

218:                                              ; preds = %216
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %220 = load float, ptr addrspace(3) %219, align 4, !tbaa !16
  %221 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %222 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 16), align 4, !tbaa !16
  %223 = fneg float %221
  %224 = tail call float @llvm.fmuladd.f32(float %223, float %222, float %220)
  store float %224, ptr addrspace(3) %219, align 4, !tbaa !16
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %226 = load float, ptr addrspace(3) %225, align 4, !tbaa !16
  %227 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 80), align 4, !tbaa !16
  %228 = fneg float %226
  %229 = tail call float @llvm.fmuladd.f32(float %228, float %227, float %224)
  store float %229, ptr addrspace(3) %219, align 4, !tbaa !16
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %231 = load float, ptr addrspace(3) %230, align 4, !tbaa !16
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 144), align 4, !tbaa !16
  %233 = fneg float %231
  %234 = tail call float @llvm.fmuladd.f32(float %233, float %232, float %229)
  store float %234, ptr addrspace(3) %219, align 4, !tbaa !16
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %236 = load float, ptr addrspace(3) %235, align 4, !tbaa !16
  %237 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 208), align 4, !tbaa !16
  %238 = fneg float %236
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %237, float %234)
  store float %239, ptr addrspace(3) %219, align 4, !tbaa !16
  %240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 272), align 4, !tbaa !16
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %242 = fdiv float %239, %240
  store float %242, ptr addrspace(3) %241, align 4, !tbaa !16
  br label %243

243:                                              ; preds = %218, %216
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %217, label %244, label %267

244:                                              ; preds = %243
  %245 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 320), i32 %4
  %246 = load float, ptr addrspace(3) %245, align 4, !tbaa !16
  %247 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 320), align 4, !tbaa !16
  %248 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %249 = fneg float %247
  %250 = tail call float @llvm.fmuladd.f32(float %249, float %248, float %246)
  store float %250, ptr addrspace(3) %245, align 4, !tbaa !16
  %251 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 324), align 4, !tbaa !16
  %252 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %253 = fneg float %251
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %252, float %250)
  store float %254, ptr addrspace(3) %245, align 4, !tbaa !16
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 328), align 4, !tbaa !16
  %256 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %257 = fneg float %255
  %258 = tail call float @llvm.fmuladd.f32(float %257, float %256, float %254)
  store float %258, ptr addrspace(3) %245, align 4, !tbaa !16
  %259 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 332), align 4, !tbaa !16
  %260 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %261 = fneg float %259
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %260, float %258)
  store float %262, ptr addrspace(3) %245, align 4, !tbaa !16
  %263 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 336), align 4, !tbaa !16
  %264 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %265 = fneg float %263
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %264, float %262)
  store float %266, ptr addrspace(3) %245, align 4, !tbaa !16
  br label %267

267:                                              ; preds = %244, %243
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %268 = icmp samesign ugt i32 %4, 5
  br i1 %268, label %269, label %299

269:                                              ; preds = %267
  %270 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %271 = load float, ptr addrspace(3) %270, align 4, !tbaa !16
  %272 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %273 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 20), align 4, !tbaa !16
  %274 = fneg float %272
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %273, float %271)
  store float %275, ptr addrspace(3) %270, align 4, !tbaa !16
  %276 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %277 = load float, ptr addrspace(3) %276, align 4, !tbaa !16
  %278 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 84), align 4, !tbaa !16
  %279 = fneg float %277
  %280 = tail call float @llvm.fmuladd.f32(float %279, float %278, float %275)
  store float %280, ptr addrspace(3) %270, align 4, !tbaa !16
  %281 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %282 = load float, ptr addrspace(3) %281, align 4, !tbaa !16
  %283 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 148), align 4, !tbaa !16
  %284 = fneg float %282
  %285 = tail call float @llvm.fmuladd.f32(float %284, float %283, float %280)
  store float %285, ptr addrspace(3) %270, align 4, !tbaa !16
  %286 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %287 = load float, ptr addrspace(3) %286, align 4, !tbaa !16
  %288 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 212), align 4, !tbaa !16
  %289 = fneg float %287
  %290 = tail call float @llvm.fmuladd.f32(float %289, float %288, float %285)
  store float %290, ptr addrspace(3) %270, align 4, !tbaa !16
  %291 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %292 = load float, ptr addrspace(3) %291, align 4, !tbaa !16
  %293 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 276), align 4, !tbaa !16
  %294 = fneg float %292
  %295 = tail call float @llvm.fmuladd.f32(float %294, float %293, float %290)
  store float %295, ptr addrspace(3) %270, align 4, !tbaa !16
  %296 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 340), align 4, !tbaa !16
  %297 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %298 = fdiv float %295, %296
  store float %298, ptr addrspace(3) %297, align 4, !tbaa !16
  br label %299

299:                                              ; preds = %269, %267
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %268, label %300, label %327

300:                                              ; preds = %299
  %301 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 384), i32 %4
  %302 = load float, ptr addrspace(3) %301, align 4, !tbaa !16
  %303 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 384), align 4, !tbaa !16
  %304 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %305 = fneg float %303
  %306 = tail call float @llvm.fmuladd.f32(float %305, float %304, float %302)
  store float %306, ptr addrspace(3) %301, align 4, !tbaa !16
  %307 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 388), align 4, !tbaa !16
  %308 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %309 = fneg float %307
  %310 = tail call float @llvm.fmuladd.f32(float %309, float %308, float %306)
  store float %310, ptr addrspace(3) %301, align 4, !tbaa !16
  %311 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 392), align 4, !tbaa !16
  %312 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %313 = fneg float %311
  %314 = tail call float @llvm.fmuladd.f32(float %313, float %312, float %310)
  store float %314, ptr addrspace(3) %301, align 4, !tbaa !16
  %315 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 396), align 4, !tbaa !16
  %316 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %317 = fneg float %315
  %318 = tail call float @llvm.fmuladd.f32(float %317, float %316, float %314)
  store float %318, ptr addrspace(3) %301, align 4, !tbaa !16
  %319 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 400), align 4, !tbaa !16
  %320 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %321 = fneg float %319
  %322 = tail call float @llvm.fmuladd.f32(float %321, float %320, float %318)
  store float %322, ptr addrspace(3) %301, align 4, !tbaa !16
  %323 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 404), align 4, !tbaa !16
  %324 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %325 = fneg float %323
  %326 = tail call float @llvm.fmuladd.f32(float %325, float %324, float %322)
  store float %326, ptr addrspace(3) %301, align 4, !tbaa !16
  br label %327

327:                                              ; preds = %300, %299
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %328 = icmp samesign ugt i32 %4, 6
  br i1 %328, label %329, label %364

329:                                              ; preds = %327
  %330 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %331 = load float, ptr addrspace(3) %330, align 4, !tbaa !16
  %332 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %333 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 24), align 4, !tbaa !16
  %334 = fneg float %332
  %335 = tail call float @llvm.fmuladd.f32(float %334, float %333, float %331)
  store float %335, ptr addrspace(3) %330, align 4, !tbaa !16
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %337 = load float, ptr addrspace(3) %336, align 4, !tbaa !16
  %338 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 88), align 4, !tbaa !16
  %339 = fneg float %337
  %340 = tail call float @llvm.fmuladd.f32(float %339, float %338, float %335)
  store float %340, ptr addrspace(3) %330, align 4, !tbaa !16
  %341 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %342 = load float, ptr addrspace(3) %341, align 4, !tbaa !16
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 152), align 4, !tbaa !16
  %344 = fneg float %342
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %343, float %340)
  store float %345, ptr addrspace(3) %330, align 4, !tbaa !16
  %346 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %347 = load float, ptr addrspace(3) %346, align 4, !tbaa !16
  %348 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 216), align 4, !tbaa !16
  %349 = fneg float %347
  %350 = tail call float @llvm.fmuladd.f32(float %349, float %348, float %345)
  store float %350, ptr addrspace(3) %330, align 4, !tbaa !16
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %352 = load float, ptr addrspace(3) %351, align 4, !tbaa !16
  %353 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 280), align 4, !tbaa !16
  %354 = fneg float %352
  %355 = tail call float @llvm.fmuladd.f32(float %354, float %353, float %350)
  store float %355, ptr addrspace(3) %330, align 4, !tbaa !16
  %356 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %357 = load float, ptr addrspace(3) %356, align 4, !tbaa !16
  %358 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 344), align 4, !tbaa !16
  %359 = fneg float %357
  %360 = tail call float @llvm.fmuladd.f32(float %359, float %358, float %355)
  store float %360, ptr addrspace(3) %330, align 4, !tbaa !16
  %361 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 408), align 4, !tbaa !16
  %362 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %363 = fdiv float %360, %361
  store float %363, ptr addrspace(3) %362, align 4, !tbaa !16
  br label %364

364:                                              ; preds = %329, %327
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %328, label %365, label %396

365:                                              ; preds = %364
  %366 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 448), i32 %4
  %367 = load float, ptr addrspace(3) %366, align 4, !tbaa !16
  %368 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 448), align 4, !tbaa !16
  %369 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %370 = fneg float %368
  %371 = tail call float @llvm.fmuladd.f32(float %370, float %369, float %367)
  store float %371, ptr addrspace(3) %366, align 4, !tbaa !16
  %372 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 452), align 4, !tbaa !16
  %373 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %374 = fneg float %372
  %375 = tail call float @llvm.fmuladd.f32(float %374, float %373, float %371)
  store float %375, ptr addrspace(3) %366, align 4, !tbaa !16
  %376 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 456), align 4, !tbaa !16
  %377 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %378 = fneg float %376
  %379 = tail call float @llvm.fmuladd.f32(float %378, float %377, float %375)
  store float %379, ptr addrspace(3) %366, align 4, !tbaa !16
  %380 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 460), align 4, !tbaa !16
  %381 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %382 = fneg float %380
  %383 = tail call float @llvm.fmuladd.f32(float %382, float %381, float %379)
  store float %383, ptr addrspace(3) %366, align 4, !tbaa !16
  %384 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 464), align 4, !tbaa !16
  %385 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %386 = fneg float %384
  %387 = tail call float @llvm.fmuladd.f32(float %386, float %385, float %383)
  store float %387, ptr addrspace(3) %366, align 4, !tbaa !16
  %388 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 468), align 4, !tbaa !16
  %389 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %390 = fneg float %388
  %391 = tail call float @llvm.fmuladd.f32(float %390, float %389, float %387)
  store float %391, ptr addrspace(3) %366, align 4, !tbaa !16
  %392 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 472), align 4, !tbaa !16
  %393 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %394 = fneg float %392
  %395 = tail call float @llvm.fmuladd.f32(float %394, float %393, float %391)
  store float %395, ptr addrspace(3) %366, align 4, !tbaa !16
  br label %396

396:                                              ; preds = %365, %364
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %397 = icmp samesign ugt i32 %4, 7
  br i1 %397, label %398, label %438

398:                                              ; preds = %396
  %399 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %400 = load float, ptr addrspace(3) %399, align 4, !tbaa !16
  %401 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %402 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 28), align 4, !tbaa !16
  %403 = fneg float %401
  %404 = tail call float @llvm.fmuladd.f32(float %403, float %402, float %400)
  store float %404, ptr addrspace(3) %399, align 4, !tbaa !16
  %405 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %406 = load float, ptr addrspace(3) %405, align 4, !tbaa !16
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 92), align 4, !tbaa !16
  %408 = fneg float %406
  %409 = tail call float @llvm.fmuladd.f32(float %408, float %407, float %404)
  store float %409, ptr addrspace(3) %399, align 4, !tbaa !16
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %411 = load float, ptr addrspace(3) %410, align 4, !tbaa !16
  %412 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 156), align 4, !tbaa !16
  %413 = fneg float %411
  %414 = tail call float @llvm.fmuladd.f32(float %413, float %412, float %409)
  store float %414, ptr addrspace(3) %399, align 4, !tbaa !16
  %415 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %416 = load float, ptr addrspace(3) %415, align 4, !tbaa !16
  %417 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 220), align 4, !tbaa !16
  %418 = fneg float %416
  %419 = tail call float @llvm.fmuladd.f32(float %418, float %417, float %414)
  store float %419, ptr addrspace(3) %399, align 4, !tbaa !16
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %421 = load float, ptr addrspace(3) %420, align 4, !tbaa !16
  %422 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 284), align 4, !tbaa !16
  %423 = fneg float %421
  %424 = tail call float @llvm.fmuladd.f32(float %423, float %422, float %419)
  store float %424, ptr addrspace(3) %399, align 4, !tbaa !16
  %425 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %426 = load float, ptr addrspace(3) %425, align 4, !tbaa !16
  %427 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 348), align 4, !tbaa !16
  %428 = fneg float %426
  %429 = tail call float @llvm.fmuladd.f32(float %428, float %427, float %424)
  store float %429, ptr addrspace(3) %399, align 4, !tbaa !16
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %431 = load float, ptr addrspace(3) %430, align 4, !tbaa !16
  %432 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 412), align 4, !tbaa !16
  %433 = fneg float %431
  %434 = tail call float @llvm.fmuladd.f32(float %433, float %432, float %429)
  store float %434, ptr addrspace(3) %399, align 4, !tbaa !16
  %435 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 476), align 4, !tbaa !16
  %436 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %437 = fdiv float %434, %435
  store float %437, ptr addrspace(3) %436, align 4, !tbaa !16
  br label %438

438:                                              ; preds = %398, %396
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %397, label %439, label %474

439:                                              ; preds = %438
  %440 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 512), i32 %4
  %441 = load float, ptr addrspace(3) %440, align 4, !tbaa !16
  %442 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 512), align 4, !tbaa !16
  %443 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %444 = fneg float %442
  %445 = tail call float @llvm.fmuladd.f32(float %444, float %443, float %441)
  store float %445, ptr addrspace(3) %440, align 4, !tbaa !16
  %446 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 516), align 4, !tbaa !16
  %447 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %448 = fneg float %446
  %449 = tail call float @llvm.fmuladd.f32(float %448, float %447, float %445)
  store float %449, ptr addrspace(3) %440, align 4, !tbaa !16
  %450 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 520), align 4, !tbaa !16
  %451 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %452 = fneg float %450
  %453 = tail call float @llvm.fmuladd.f32(float %452, float %451, float %449)
  store float %453, ptr addrspace(3) %440, align 4, !tbaa !16
  %454 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 524), align 4, !tbaa !16
  %455 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %456 = fneg float %454
  %457 = tail call float @llvm.fmuladd.f32(float %456, float %455, float %453)
  store float %457, ptr addrspace(3) %440, align 4, !tbaa !16
  %458 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 528), align 4, !tbaa !16
  %459 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %460 = fneg float %458
  %461 = tail call float @llvm.fmuladd.f32(float %460, float %459, float %457)
  store float %461, ptr addrspace(3) %440, align 4, !tbaa !16
  %462 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 532), align 4, !tbaa !16
  %463 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %464 = fneg float %462
  %465 = tail call float @llvm.fmuladd.f32(float %464, float %463, float %461)
  store float %465, ptr addrspace(3) %440, align 4, !tbaa !16
  %466 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 536), align 4, !tbaa !16
  %467 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %468 = fneg float %466
  %469 = tail call float @llvm.fmuladd.f32(float %468, float %467, float %465)
  store float %469, ptr addrspace(3) %440, align 4, !tbaa !16
  %470 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 540), align 4, !tbaa !16
  %471 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %472 = fneg float %470
  %473 = tail call float @llvm.fmuladd.f32(float %472, float %471, float %469)
  store float %473, ptr addrspace(3) %440, align 4, !tbaa !16
  br label %474

474:                                              ; preds = %439, %438
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %475 = icmp samesign ugt i32 %4, 8
  br i1 %475, label %476, label %521

476:                                              ; preds = %474
  %477 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %478 = load float, ptr addrspace(3) %477, align 4, !tbaa !16
  %479 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 32), align 4, !tbaa !16
  %481 = fneg float %479
  %482 = tail call float @llvm.fmuladd.f32(float %481, float %480, float %478)
  store float %482, ptr addrspace(3) %477, align 4, !tbaa !16
  %483 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %484 = load float, ptr addrspace(3) %483, align 4, !tbaa !16
  %485 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 96), align 4, !tbaa !16
  %486 = fneg float %484
  %487 = tail call float @llvm.fmuladd.f32(float %486, float %485, float %482)
  store float %487, ptr addrspace(3) %477, align 4, !tbaa !16
  %488 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %489 = load float, ptr addrspace(3) %488, align 4, !tbaa !16
  %490 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 160), align 4, !tbaa !16
  %491 = fneg float %489
  %492 = tail call float @llvm.fmuladd.f32(float %491, float %490, float %487)
  store float %492, ptr addrspace(3) %477, align 4, !tbaa !16
  %493 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %494 = load float, ptr addrspace(3) %493, align 4, !tbaa !16
  %495 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 224), align 4, !tbaa !16
  %496 = fneg float %494
  %497 = tail call float @llvm.fmuladd.f32(float %496, float %495, float %492)
  store float %497, ptr addrspace(3) %477, align 4, !tbaa !16
  %498 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %499 = load float, ptr addrspace(3) %498, align 4, !tbaa !16
  %500 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 288), align 4, !tbaa !16
  %501 = fneg float %499
  %502 = tail call float @llvm.fmuladd.f32(float %501, float %500, float %497)
  store float %502, ptr addrspace(3) %477, align 4, !tbaa !16
  %503 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %504 = load float, ptr addrspace(3) %503, align 4, !tbaa !16
  %505 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 352), align 4, !tbaa !16
  %506 = fneg float %504
  %507 = tail call float @llvm.fmuladd.f32(float %506, float %505, float %502)
  store float %507, ptr addrspace(3) %477, align 4, !tbaa !16
  %508 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %509 = load float, ptr addrspace(3) %508, align 4, !tbaa !16
  %510 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 416), align 4, !tbaa !16
  %511 = fneg float %509
  %512 = tail call float @llvm.fmuladd.f32(float %511, float %510, float %507)
  store float %512, ptr addrspace(3) %477, align 4, !tbaa !16
  %513 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %514 = load float, ptr addrspace(3) %513, align 4, !tbaa !16
  %515 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 480), align 4, !tbaa !16
  %516 = fneg float %514
  %517 = tail call float @llvm.fmuladd.f32(float %516, float %515, float %512)
  store float %517, ptr addrspace(3) %477, align 4, !tbaa !16
  %518 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 544), align 4, !tbaa !16
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %520 = fdiv float %517, %518
  store float %520, ptr addrspace(3) %519, align 4, !tbaa !16
  br label %521

521:                                              ; preds = %476, %474
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %475, label %522, label %561

522:                                              ; preds = %521
  %523 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 576), i32 %4
  %524 = load float, ptr addrspace(3) %523, align 4, !tbaa !16
  %525 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 576), align 4, !tbaa !16
  %526 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %527 = fneg float %525
  %528 = tail call float @llvm.fmuladd.f32(float %527, float %526, float %524)
  store float %528, ptr addrspace(3) %523, align 4, !tbaa !16
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 580), align 4, !tbaa !16
  %530 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %531 = fneg float %529
  %532 = tail call float @llvm.fmuladd.f32(float %531, float %530, float %528)
  store float %532, ptr addrspace(3) %523, align 4, !tbaa !16
  %533 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 584), align 4, !tbaa !16
  %534 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %535 = fneg float %533
  %536 = tail call float @llvm.fmuladd.f32(float %535, float %534, float %532)
  store float %536, ptr addrspace(3) %523, align 4, !tbaa !16
  %537 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 588), align 4, !tbaa !16
  %538 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %539 = fneg float %537
  %540 = tail call float @llvm.fmuladd.f32(float %539, float %538, float %536)
  store float %540, ptr addrspace(3) %523, align 4, !tbaa !16
  %541 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 592), align 4, !tbaa !16
  %542 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %543 = fneg float %541
  %544 = tail call float @llvm.fmuladd.f32(float %543, float %542, float %540)
  store float %544, ptr addrspace(3) %523, align 4, !tbaa !16
  %545 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 596), align 4, !tbaa !16
  %546 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %547 = fneg float %545
  %548 = tail call float @llvm.fmuladd.f32(float %547, float %546, float %544)
  store float %548, ptr addrspace(3) %523, align 4, !tbaa !16
  %549 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 600), align 4, !tbaa !16
  %550 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %551 = fneg float %549
  %552 = tail call float @llvm.fmuladd.f32(float %551, float %550, float %548)
  store float %552, ptr addrspace(3) %523, align 4, !tbaa !16
  %553 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 604), align 4, !tbaa !16
  %554 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %555 = fneg float %553
  %556 = tail call float @llvm.fmuladd.f32(float %555, float %554, float %552)
  store float %556, ptr addrspace(3) %523, align 4, !tbaa !16
  %557 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 608), align 4, !tbaa !16
  %558 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %559 = fneg float %557
  %560 = tail call float @llvm.fmuladd.f32(float %559, float %558, float %556)
  store float %560, ptr addrspace(3) %523, align 4, !tbaa !16
  br label %561

561:                                              ; preds = %522, %521
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %562 = icmp samesign ugt i32 %4, 9
  br i1 %562, label %563, label %613

563:                                              ; preds = %561
  %564 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %565 = load float, ptr addrspace(3) %564, align 4, !tbaa !16
  %566 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %567 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 36), align 4, !tbaa !16
  %568 = fneg float %566
  %569 = tail call float @llvm.fmuladd.f32(float %568, float %567, float %565)
  store float %569, ptr addrspace(3) %564, align 4, !tbaa !16
  %570 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %571 = load float, ptr addrspace(3) %570, align 4, !tbaa !16
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 100), align 4, !tbaa !16
  %573 = fneg float %571
  %574 = tail call float @llvm.fmuladd.f32(float %573, float %572, float %569)
  store float %574, ptr addrspace(3) %564, align 4, !tbaa !16
  %575 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %576 = load float, ptr addrspace(3) %575, align 4, !tbaa !16
  %577 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 164), align 4, !tbaa !16
  %578 = fneg float %576
  %579 = tail call float @llvm.fmuladd.f32(float %578, float %577, float %574)
  store float %579, ptr addrspace(3) %564, align 4, !tbaa !16
  %580 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %581 = load float, ptr addrspace(3) %580, align 4, !tbaa !16
  %582 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 228), align 4, !tbaa !16
  %583 = fneg float %581
  %584 = tail call float @llvm.fmuladd.f32(float %583, float %582, float %579)
  store float %584, ptr addrspace(3) %564, align 4, !tbaa !16
  %585 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %586 = load float, ptr addrspace(3) %585, align 4, !tbaa !16
  %587 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 292), align 4, !tbaa !16
  %588 = fneg float %586
  %589 = tail call float @llvm.fmuladd.f32(float %588, float %587, float %584)
  store float %589, ptr addrspace(3) %564, align 4, !tbaa !16
  %590 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %591 = load float, ptr addrspace(3) %590, align 4, !tbaa !16
  %592 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 356), align 4, !tbaa !16
  %593 = fneg float %591
  %594 = tail call float @llvm.fmuladd.f32(float %593, float %592, float %589)
  store float %594, ptr addrspace(3) %564, align 4, !tbaa !16
  %595 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %596 = load float, ptr addrspace(3) %595, align 4, !tbaa !16
  %597 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 420), align 4, !tbaa !16
  %598 = fneg float %596
  %599 = tail call float @llvm.fmuladd.f32(float %598, float %597, float %594)
  store float %599, ptr addrspace(3) %564, align 4, !tbaa !16
  %600 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %601 = load float, ptr addrspace(3) %600, align 4, !tbaa !16
  %602 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 484), align 4, !tbaa !16
  %603 = fneg float %601
  %604 = tail call float @llvm.fmuladd.f32(float %603, float %602, float %599)
  store float %604, ptr addrspace(3) %564, align 4, !tbaa !16
  %605 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %606 = load float, ptr addrspace(3) %605, align 4, !tbaa !16
  %607 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 548), align 4, !tbaa !16
  %608 = fneg float %606
  %609 = tail call float @llvm.fmuladd.f32(float %608, float %607, float %604)
  store float %609, ptr addrspace(3) %564, align 4, !tbaa !16
  %610 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 612), align 4, !tbaa !16
  %611 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %612 = fdiv float %609, %610
  store float %612, ptr addrspace(3) %611, align 4, !tbaa !16
  br label %613

613:                                              ; preds = %563, %561
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %562, label %614, label %657

614:                                              ; preds = %613
  %615 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 640), i32 %4
  %616 = load float, ptr addrspace(3) %615, align 4, !tbaa !16
  %617 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 640), align 4, !tbaa !16
  %618 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %619 = fneg float %617
  %620 = tail call float @llvm.fmuladd.f32(float %619, float %618, float %616)
  store float %620, ptr addrspace(3) %615, align 4, !tbaa !16
  %621 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 644), align 4, !tbaa !16
  %622 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %623 = fneg float %621
  %624 = tail call float @llvm.fmuladd.f32(float %623, float %622, float %620)
  store float %624, ptr addrspace(3) %615, align 4, !tbaa !16
  %625 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 648), align 4, !tbaa !16
  %626 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %627 = fneg float %625
  %628 = tail call float @llvm.fmuladd.f32(float %627, float %626, float %624)
  store float %628, ptr addrspace(3) %615, align 4, !tbaa !16
  %629 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 652), align 4, !tbaa !16
  %630 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %631 = fneg float %629
  %632 = tail call float @llvm.fmuladd.f32(float %631, float %630, float %628)
  store float %632, ptr addrspace(3) %615, align 4, !tbaa !16
  %633 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 656), align 4, !tbaa !16
  %634 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %635 = fneg float %633
  %636 = tail call float @llvm.fmuladd.f32(float %635, float %634, float %632)
  store float %636, ptr addrspace(3) %615, align 4, !tbaa !16
  %637 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 660), align 4, !tbaa !16
  %638 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %639 = fneg float %637
  %640 = tail call float @llvm.fmuladd.f32(float %639, float %638, float %636)
  store float %640, ptr addrspace(3) %615, align 4, !tbaa !16
  %641 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 664), align 4, !tbaa !16
  %642 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %643 = fneg float %641
  %644 = tail call float @llvm.fmuladd.f32(float %643, float %642, float %640)
  store float %644, ptr addrspace(3) %615, align 4, !tbaa !16
  %645 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 668), align 4, !tbaa !16
  %646 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %647 = fneg float %645
  %648 = tail call float @llvm.fmuladd.f32(float %647, float %646, float %644)
  store float %648, ptr addrspace(3) %615, align 4, !tbaa !16
  %649 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 672), align 4, !tbaa !16
  %650 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %651 = fneg float %649
  %652 = tail call float @llvm.fmuladd.f32(float %651, float %650, float %648)
  store float %652, ptr addrspace(3) %615, align 4, !tbaa !16
  %653 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 676), align 4, !tbaa !16
  %654 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %655 = fneg float %653
  %656 = tail call float @llvm.fmuladd.f32(float %655, float %654, float %652)
  store float %656, ptr addrspace(3) %615, align 4, !tbaa !16
  br label %657

657:                                              ; preds = %614, %613
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %658 = icmp samesign ugt i32 %4, 10
  br i1 %658, label %659, label %714

659:                                              ; preds = %657
  %660 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %661 = load float, ptr addrspace(3) %660, align 4, !tbaa !16
  %662 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %663 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 40), align 4, !tbaa !16
  %664 = fneg float %662
  %665 = tail call float @llvm.fmuladd.f32(float %664, float %663, float %661)
  store float %665, ptr addrspace(3) %660, align 4, !tbaa !16
  %666 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %667 = load float, ptr addrspace(3) %666, align 4, !tbaa !16
  %668 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 104), align 4, !tbaa !16
  %669 = fneg float %667
  %670 = tail call float @llvm.fmuladd.f32(float %669, float %668, float %665)
  store float %670, ptr addrspace(3) %660, align 4, !tbaa !16
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %672 = load float, ptr addrspace(3) %671, align 4, !tbaa !16
  %673 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 168), align 4, !tbaa !16
  %674 = fneg float %672
  %675 = tail call float @llvm.fmuladd.f32(float %674, float %673, float %670)
  store float %675, ptr addrspace(3) %660, align 4, !tbaa !16
  %676 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %677 = load float, ptr addrspace(3) %676, align 4, !tbaa !16
  %678 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 232), align 4, !tbaa !16
  %679 = fneg float %677
  %680 = tail call float @llvm.fmuladd.f32(float %679, float %678, float %675)
  store float %680, ptr addrspace(3) %660, align 4, !tbaa !16
  %681 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %682 = load float, ptr addrspace(3) %681, align 4, !tbaa !16
  %683 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 296), align 4, !tbaa !16
  %684 = fneg float %682
  %685 = tail call float @llvm.fmuladd.f32(float %684, float %683, float %680)
  store float %685, ptr addrspace(3) %660, align 4, !tbaa !16
  %686 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %687 = load float, ptr addrspace(3) %686, align 4, !tbaa !16
  %688 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 360), align 4, !tbaa !16
  %689 = fneg float %687
  %690 = tail call float @llvm.fmuladd.f32(float %689, float %688, float %685)
  store float %690, ptr addrspace(3) %660, align 4, !tbaa !16
  %691 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %692 = load float, ptr addrspace(3) %691, align 4, !tbaa !16
  %693 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 424), align 4, !tbaa !16
  %694 = fneg float %692
  %695 = tail call float @llvm.fmuladd.f32(float %694, float %693, float %690)
  store float %695, ptr addrspace(3) %660, align 4, !tbaa !16
  %696 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %697 = load float, ptr addrspace(3) %696, align 4, !tbaa !16
  %698 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 488), align 4, !tbaa !16
  %699 = fneg float %697
  %700 = tail call float @llvm.fmuladd.f32(float %699, float %698, float %695)
  store float %700, ptr addrspace(3) %660, align 4, !tbaa !16
  %701 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %702 = load float, ptr addrspace(3) %701, align 4, !tbaa !16
  %703 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 552), align 4, !tbaa !16
  %704 = fneg float %702
  %705 = tail call float @llvm.fmuladd.f32(float %704, float %703, float %700)
  store float %705, ptr addrspace(3) %660, align 4, !tbaa !16
  %706 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %707 = load float, ptr addrspace(3) %706, align 4, !tbaa !16
  %708 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 616), align 4, !tbaa !16
  %709 = fneg float %707
  %710 = tail call float @llvm.fmuladd.f32(float %709, float %708, float %705)
  store float %710, ptr addrspace(3) %660, align 4, !tbaa !16
  %711 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 680), align 4, !tbaa !16
  %712 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %713 = fdiv float %710, %711
  store float %713, ptr addrspace(3) %712, align 4, !tbaa !16
  br label %714

714:                                              ; preds = %659, %657
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %658, label %715, label %762

715:                                              ; preds = %714
  %716 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 704), i32 %4
  %717 = load float, ptr addrspace(3) %716, align 4, !tbaa !16
  %718 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 704), align 4, !tbaa !16
  %719 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %720 = fneg float %718
  %721 = tail call float @llvm.fmuladd.f32(float %720, float %719, float %717)
  store float %721, ptr addrspace(3) %716, align 4, !tbaa !16
  %722 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 708), align 4, !tbaa !16
  %723 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %724 = fneg float %722
  %725 = tail call float @llvm.fmuladd.f32(float %724, float %723, float %721)
  store float %725, ptr addrspace(3) %716, align 4, !tbaa !16
  %726 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 712), align 4, !tbaa !16
  %727 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %728 = fneg float %726
  %729 = tail call float @llvm.fmuladd.f32(float %728, float %727, float %725)
  store float %729, ptr addrspace(3) %716, align 4, !tbaa !16
  %730 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 716), align 4, !tbaa !16
  %731 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %732 = fneg float %730
  %733 = tail call float @llvm.fmuladd.f32(float %732, float %731, float %729)
  store float %733, ptr addrspace(3) %716, align 4, !tbaa !16
  %734 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 720), align 4, !tbaa !16
  %735 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %736 = fneg float %734
  %737 = tail call float @llvm.fmuladd.f32(float %736, float %735, float %733)
  store float %737, ptr addrspace(3) %716, align 4, !tbaa !16
  %738 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 724), align 4, !tbaa !16
  %739 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %740 = fneg float %738
  %741 = tail call float @llvm.fmuladd.f32(float %740, float %739, float %737)
  store float %741, ptr addrspace(3) %716, align 4, !tbaa !16
  %742 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 728), align 4, !tbaa !16
  %743 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %744 = fneg float %742
  %745 = tail call float @llvm.fmuladd.f32(float %744, float %743, float %741)
  store float %745, ptr addrspace(3) %716, align 4, !tbaa !16
  %746 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 732), align 4, !tbaa !16
  %747 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %748 = fneg float %746
  %749 = tail call float @llvm.fmuladd.f32(float %748, float %747, float %745)
  store float %749, ptr addrspace(3) %716, align 4, !tbaa !16
  %750 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 736), align 4, !tbaa !16
  %751 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %752 = fneg float %750
  %753 = tail call float @llvm.fmuladd.f32(float %752, float %751, float %749)
  store float %753, ptr addrspace(3) %716, align 4, !tbaa !16
  %754 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 740), align 4, !tbaa !16
  %755 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %756 = fneg float %754
  %757 = tail call float @llvm.fmuladd.f32(float %756, float %755, float %753)
  store float %757, ptr addrspace(3) %716, align 4, !tbaa !16
  %758 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 744), align 4, !tbaa !16
  %759 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %760 = fneg float %758
  %761 = tail call float @llvm.fmuladd.f32(float %760, float %759, float %757)
  store float %761, ptr addrspace(3) %716, align 4, !tbaa !16
  br label %762

762:                                              ; preds = %715, %714
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %763 = icmp samesign ugt i32 %4, 11
  br i1 %763, label %764, label %824

764:                                              ; preds = %762
  %765 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %766 = load float, ptr addrspace(3) %765, align 4, !tbaa !16
  %767 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %768 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 44), align 4, !tbaa !16
  %769 = fneg float %767
  %770 = tail call float @llvm.fmuladd.f32(float %769, float %768, float %766)
  store float %770, ptr addrspace(3) %765, align 4, !tbaa !16
  %771 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %772 = load float, ptr addrspace(3) %771, align 4, !tbaa !16
  %773 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 108), align 4, !tbaa !16
  %774 = fneg float %772
  %775 = tail call float @llvm.fmuladd.f32(float %774, float %773, float %770)
  store float %775, ptr addrspace(3) %765, align 4, !tbaa !16
  %776 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %777 = load float, ptr addrspace(3) %776, align 4, !tbaa !16
  %778 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 172), align 4, !tbaa !16
  %779 = fneg float %777
  %780 = tail call float @llvm.fmuladd.f32(float %779, float %778, float %775)
  store float %780, ptr addrspace(3) %765, align 4, !tbaa !16
  %781 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %782 = load float, ptr addrspace(3) %781, align 4, !tbaa !16
  %783 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 236), align 4, !tbaa !16
  %784 = fneg float %782
  %785 = tail call float @llvm.fmuladd.f32(float %784, float %783, float %780)
  store float %785, ptr addrspace(3) %765, align 4, !tbaa !16
  %786 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %787 = load float, ptr addrspace(3) %786, align 4, !tbaa !16
  %788 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 300), align 4, !tbaa !16
  %789 = fneg float %787
  %790 = tail call float @llvm.fmuladd.f32(float %789, float %788, float %785)
  store float %790, ptr addrspace(3) %765, align 4, !tbaa !16
  %791 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %792 = load float, ptr addrspace(3) %791, align 4, !tbaa !16
  %793 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 364), align 4, !tbaa !16
  %794 = fneg float %792
  %795 = tail call float @llvm.fmuladd.f32(float %794, float %793, float %790)
  store float %795, ptr addrspace(3) %765, align 4, !tbaa !16
  %796 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %797 = load float, ptr addrspace(3) %796, align 4, !tbaa !16
  %798 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 428), align 4, !tbaa !16
  %799 = fneg float %797
  %800 = tail call float @llvm.fmuladd.f32(float %799, float %798, float %795)
  store float %800, ptr addrspace(3) %765, align 4, !tbaa !16
  %801 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %802 = load float, ptr addrspace(3) %801, align 4, !tbaa !16
  %803 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 492), align 4, !tbaa !16
  %804 = fneg float %802
  %805 = tail call float @llvm.fmuladd.f32(float %804, float %803, float %800)
  store float %805, ptr addrspace(3) %765, align 4, !tbaa !16
  %806 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %807 = load float, ptr addrspace(3) %806, align 4, !tbaa !16
  %808 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 556), align 4, !tbaa !16
  %809 = fneg float %807
  %810 = tail call float @llvm.fmuladd.f32(float %809, float %808, float %805)
  store float %810, ptr addrspace(3) %765, align 4, !tbaa !16
  %811 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %812 = load float, ptr addrspace(3) %811, align 4, !tbaa !16
  %813 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 620), align 4, !tbaa !16
  %814 = fneg float %812
  %815 = tail call float @llvm.fmuladd.f32(float %814, float %813, float %810)
  store float %815, ptr addrspace(3) %765, align 4, !tbaa !16
  %816 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %817 = load float, ptr addrspace(3) %816, align 4, !tbaa !16
  %818 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 684), align 4, !tbaa !16
  %819 = fneg float %817
  %820 = tail call float @llvm.fmuladd.f32(float %819, float %818, float %815)
  store float %820, ptr addrspace(3) %765, align 4, !tbaa !16
  %821 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 748), align 4, !tbaa !16
  %822 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %823 = fdiv float %820, %821
  store float %823, ptr addrspace(3) %822, align 4, !tbaa !16
  br label %824

824:                                              ; preds = %764, %762
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %763, label %825, label %876

825:                                              ; preds = %824
  %826 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 768), i32 %4
  %827 = load float, ptr addrspace(3) %826, align 4, !tbaa !16
  %828 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 768), align 4, !tbaa !16
  %829 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %830 = fneg float %828
  %831 = tail call float @llvm.fmuladd.f32(float %830, float %829, float %827)
  store float %831, ptr addrspace(3) %826, align 4, !tbaa !16
  %832 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 772), align 4, !tbaa !16
  %833 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %834 = fneg float %832
  %835 = tail call float @llvm.fmuladd.f32(float %834, float %833, float %831)
  store float %835, ptr addrspace(3) %826, align 4, !tbaa !16
  %836 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 776), align 4, !tbaa !16
  %837 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %838 = fneg float %836
  %839 = tail call float @llvm.fmuladd.f32(float %838, float %837, float %835)
  store float %839, ptr addrspace(3) %826, align 4, !tbaa !16
  %840 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 780), align 4, !tbaa !16
  %841 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %842 = fneg float %840
  %843 = tail call float @llvm.fmuladd.f32(float %842, float %841, float %839)
  store float %843, ptr addrspace(3) %826, align 4, !tbaa !16
  %844 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 784), align 4, !tbaa !16
  %845 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %846 = fneg float %844
  %847 = tail call float @llvm.fmuladd.f32(float %846, float %845, float %843)
  store float %847, ptr addrspace(3) %826, align 4, !tbaa !16
  %848 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 788), align 4, !tbaa !16
  %849 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %850 = fneg float %848
  %851 = tail call float @llvm.fmuladd.f32(float %850, float %849, float %847)
  store float %851, ptr addrspace(3) %826, align 4, !tbaa !16
  %852 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 792), align 4, !tbaa !16
  %853 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %854 = fneg float %852
  %855 = tail call float @llvm.fmuladd.f32(float %854, float %853, float %851)
  store float %855, ptr addrspace(3) %826, align 4, !tbaa !16
  %856 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 796), align 4, !tbaa !16
  %857 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %858 = fneg float %856
  %859 = tail call float @llvm.fmuladd.f32(float %858, float %857, float %855)
  store float %859, ptr addrspace(3) %826, align 4, !tbaa !16
  %860 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 800), align 4, !tbaa !16
  %861 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %862 = fneg float %860
  %863 = tail call float @llvm.fmuladd.f32(float %862, float %861, float %859)
  store float %863, ptr addrspace(3) %826, align 4, !tbaa !16
  %864 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 804), align 4, !tbaa !16
  %865 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %866 = fneg float %864
  %867 = tail call float @llvm.fmuladd.f32(float %866, float %865, float %863)
  store float %867, ptr addrspace(3) %826, align 4, !tbaa !16
  %868 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 808), align 4, !tbaa !16
  %869 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %870 = fneg float %868
  %871 = tail call float @llvm.fmuladd.f32(float %870, float %869, float %867)
  store float %871, ptr addrspace(3) %826, align 4, !tbaa !16
  %872 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 812), align 4, !tbaa !16
  %873 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %874 = fneg float %872
  %875 = tail call float @llvm.fmuladd.f32(float %874, float %873, float %871)
  store float %875, ptr addrspace(3) %826, align 4, !tbaa !16
  br label %876

876:                                              ; preds = %825, %824
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %877 = icmp samesign ugt i32 %4, 12
  br i1 %877, label %878, label %943

878:                                              ; preds = %876
  %879 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 48
  %880 = load float, ptr addrspace(3) %879, align 4, !tbaa !16
  %881 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %882 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 48), align 4, !tbaa !16
  %883 = fneg float %881
  %884 = tail call float @llvm.fmuladd.f32(float %883, float %882, float %880)
  store float %884, ptr addrspace(3) %879, align 4, !tbaa !16
  %885 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %886 = load float, ptr addrspace(3) %885, align 4, !tbaa !16
  %887 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 112), align 4, !tbaa !16
  %888 = fneg float %886
  %889 = tail call float @llvm.fmuladd.f32(float %888, float %887, float %884)
  store float %889, ptr addrspace(3) %879, align 4, !tbaa !16
  %890 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %891 = load float, ptr addrspace(3) %890, align 4, !tbaa !16
  %892 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 176), align 4, !tbaa !16
  %893 = fneg float %891
  %894 = tail call float @llvm.fmuladd.f32(float %893, float %892, float %889)
  store float %894, ptr addrspace(3) %879, align 4, !tbaa !16
  %895 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %896 = load float, ptr addrspace(3) %895, align 4, !tbaa !16
  %897 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 240), align 4, !tbaa !16
  %898 = fneg float %896
  %899 = tail call float @llvm.fmuladd.f32(float %898, float %897, float %894)
  store float %899, ptr addrspace(3) %879, align 4, !tbaa !16
  %900 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %901 = load float, ptr addrspace(3) %900, align 4, !tbaa !16
  %902 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 304), align 4, !tbaa !16
  %903 = fneg float %901
  %904 = tail call float @llvm.fmuladd.f32(float %903, float %902, float %899)
  store float %904, ptr addrspace(3) %879, align 4, !tbaa !16
  %905 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %906 = load float, ptr addrspace(3) %905, align 4, !tbaa !16
  %907 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 368), align 4, !tbaa !16
  %908 = fneg float %906
  %909 = tail call float @llvm.fmuladd.f32(float %908, float %907, float %904)
  store float %909, ptr addrspace(3) %879, align 4, !tbaa !16
  %910 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %911 = load float, ptr addrspace(3) %910, align 4, !tbaa !16
  %912 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 432), align 4, !tbaa !16
  %913 = fneg float %911
  %914 = tail call float @llvm.fmuladd.f32(float %913, float %912, float %909)
  store float %914, ptr addrspace(3) %879, align 4, !tbaa !16
  %915 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %916 = load float, ptr addrspace(3) %915, align 4, !tbaa !16
  %917 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 496), align 4, !tbaa !16
  %918 = fneg float %916
  %919 = tail call float @llvm.fmuladd.f32(float %918, float %917, float %914)
  store float %919, ptr addrspace(3) %879, align 4, !tbaa !16
  %920 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %921 = load float, ptr addrspace(3) %920, align 4, !tbaa !16
  %922 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 560), align 4, !tbaa !16
  %923 = fneg float %921
  %924 = tail call float @llvm.fmuladd.f32(float %923, float %922, float %919)
  store float %924, ptr addrspace(3) %879, align 4, !tbaa !16
  %925 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %926 = load float, ptr addrspace(3) %925, align 4, !tbaa !16
  %927 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 624), align 4, !tbaa !16
  %928 = fneg float %926
  %929 = tail call float @llvm.fmuladd.f32(float %928, float %927, float %924)
  store float %929, ptr addrspace(3) %879, align 4, !tbaa !16
  %930 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %931 = load float, ptr addrspace(3) %930, align 4, !tbaa !16
  %932 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 688), align 4, !tbaa !16
  %933 = fneg float %931
  %934 = tail call float @llvm.fmuladd.f32(float %933, float %932, float %929)
  store float %934, ptr addrspace(3) %879, align 4, !tbaa !16
  %935 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %936 = load float, ptr addrspace(3) %935, align 4, !tbaa !16
  %937 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 752), align 4, !tbaa !16
  %938 = fneg float %936
  %939 = tail call float @llvm.fmuladd.f32(float %938, float %937, float %934)
  store float %939, ptr addrspace(3) %879, align 4, !tbaa !16
  %940 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 816), align 4, !tbaa !16
  %941 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 48
  %942 = fdiv float %939, %940
  store float %942, ptr addrspace(3) %941, align 4, !tbaa !16
  br label %943

943:                                              ; preds = %878, %876
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %877, label %944, label %999

944:                                              ; preds = %943
  %945 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 832), i32 %4
  %946 = load float, ptr addrspace(3) %945, align 4, !tbaa !16
  %947 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 832), align 4, !tbaa !16
  %948 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %949 = fneg float %947
  %950 = tail call float @llvm.fmuladd.f32(float %949, float %948, float %946)
  store float %950, ptr addrspace(3) %945, align 4, !tbaa !16
  %951 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 836), align 4, !tbaa !16
  %952 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %953 = fneg float %951
  %954 = tail call float @llvm.fmuladd.f32(float %953, float %952, float %950)
  store float %954, ptr addrspace(3) %945, align 4, !tbaa !16
  %955 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 840), align 4, !tbaa !16
  %956 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %957 = fneg float %955
  %958 = tail call float @llvm.fmuladd.f32(float %957, float %956, float %954)
  store float %958, ptr addrspace(3) %945, align 4, !tbaa !16
  %959 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 844), align 4, !tbaa !16
  %960 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %961 = fneg float %959
  %962 = tail call float @llvm.fmuladd.f32(float %961, float %960, float %958)
  store float %962, ptr addrspace(3) %945, align 4, !tbaa !16
  %963 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 848), align 4, !tbaa !16
  %964 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %965 = fneg float %963
  %966 = tail call float @llvm.fmuladd.f32(float %965, float %964, float %962)
  store float %966, ptr addrspace(3) %945, align 4, !tbaa !16
  %967 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 852), align 4, !tbaa !16
  %968 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %969 = fneg float %967
  %970 = tail call float @llvm.fmuladd.f32(float %969, float %968, float %966)
  store float %970, ptr addrspace(3) %945, align 4, !tbaa !16
  %971 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 856), align 4, !tbaa !16
  %972 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %973 = fneg float %971
  %974 = tail call float @llvm.fmuladd.f32(float %973, float %972, float %970)
  store float %974, ptr addrspace(3) %945, align 4, !tbaa !16
  %975 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 860), align 4, !tbaa !16
  %976 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %977 = fneg float %975
  %978 = tail call float @llvm.fmuladd.f32(float %977, float %976, float %974)
  store float %978, ptr addrspace(3) %945, align 4, !tbaa !16
  %979 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 864), align 4, !tbaa !16
  %980 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %981 = fneg float %979
  %982 = tail call float @llvm.fmuladd.f32(float %981, float %980, float %978)
  store float %982, ptr addrspace(3) %945, align 4, !tbaa !16
  %983 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 868), align 4, !tbaa !16
  %984 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %985 = fneg float %983
  %986 = tail call float @llvm.fmuladd.f32(float %985, float %984, float %982)
  store float %986, ptr addrspace(3) %945, align 4, !tbaa !16
  %987 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 872), align 4, !tbaa !16
  %988 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %989 = fneg float %987
  %990 = tail call float @llvm.fmuladd.f32(float %989, float %988, float %986)
  store float %990, ptr addrspace(3) %945, align 4, !tbaa !16
  %991 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 876), align 4, !tbaa !16
  %992 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %993 = fneg float %991
  %994 = tail call float @llvm.fmuladd.f32(float %993, float %992, float %990)
  store float %994, ptr addrspace(3) %945, align 4, !tbaa !16
  %995 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 880), align 4, !tbaa !16
  %996 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %997 = fneg float %995
  %998 = tail call float @llvm.fmuladd.f32(float %997, float %996, float %994)
  store float %998, ptr addrspace(3) %945, align 4, !tbaa !16
  br label %999

999:                                              ; preds = %944, %943
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %1000 = icmp samesign ugt i32 %4, 13
  br i1 %1000, label %1001, label %1071

1001:                                             ; preds = %999
  %1002 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 52
  %1003 = load float, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1004 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %1005 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 52), align 4, !tbaa !16
  %1006 = fneg float %1004
  %1007 = tail call float @llvm.fmuladd.f32(float %1006, float %1005, float %1003)
  store float %1007, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1008 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %1009 = load float, ptr addrspace(3) %1008, align 4, !tbaa !16
  %1010 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 116), align 4, !tbaa !16
  %1011 = fneg float %1009
  %1012 = tail call float @llvm.fmuladd.f32(float %1011, float %1010, float %1007)
  store float %1012, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1013 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %1014 = load float, ptr addrspace(3) %1013, align 4, !tbaa !16
  %1015 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 180), align 4, !tbaa !16
  %1016 = fneg float %1014
  %1017 = tail call float @llvm.fmuladd.f32(float %1016, float %1015, float %1012)
  store float %1017, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1018 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %1019 = load float, ptr addrspace(3) %1018, align 4, !tbaa !16
  %1020 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 244), align 4, !tbaa !16
  %1021 = fneg float %1019
  %1022 = tail call float @llvm.fmuladd.f32(float %1021, float %1020, float %1017)
  store float %1022, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1023 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %1024 = load float, ptr addrspace(3) %1023, align 4, !tbaa !16
  %1025 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 308), align 4, !tbaa !16
  %1026 = fneg float %1024
  %1027 = tail call float @llvm.fmuladd.f32(float %1026, float %1025, float %1022)
  store float %1027, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1028 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %1029 = load float, ptr addrspace(3) %1028, align 4, !tbaa !16
  %1030 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 372), align 4, !tbaa !16
  %1031 = fneg float %1029
  %1032 = tail call float @llvm.fmuladd.f32(float %1031, float %1030, float %1027)
  store float %1032, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1033 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %1034 = load float, ptr addrspace(3) %1033, align 4, !tbaa !16
  %1035 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 436), align 4, !tbaa !16
  %1036 = fneg float %1034
  %1037 = tail call float @llvm.fmuladd.f32(float %1036, float %1035, float %1032)
  store float %1037, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1038 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %1039 = load float, ptr addrspace(3) %1038, align 4, !tbaa !16
  %1040 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 500), align 4, !tbaa !16
  %1041 = fneg float %1039
  %1042 = tail call float @llvm.fmuladd.f32(float %1041, float %1040, float %1037)
  store float %1042, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1043 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %1044 = load float, ptr addrspace(3) %1043, align 4, !tbaa !16
  %1045 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 564), align 4, !tbaa !16
  %1046 = fneg float %1044
  %1047 = tail call float @llvm.fmuladd.f32(float %1046, float %1045, float %1042)
  store float %1047, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1048 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %1049 = load float, ptr addrspace(3) %1048, align 4, !tbaa !16
  %1050 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 628), align 4, !tbaa !16
  %1051 = fneg float %1049
  %1052 = tail call float @llvm.fmuladd.f32(float %1051, float %1050, float %1047)
  store float %1052, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1053 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %1054 = load float, ptr addrspace(3) %1053, align 4, !tbaa !16
  %1055 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 692), align 4, !tbaa !16
  %1056 = fneg float %1054
  %1057 = tail call float @llvm.fmuladd.f32(float %1056, float %1055, float %1052)
  store float %1057, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1058 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %1059 = load float, ptr addrspace(3) %1058, align 4, !tbaa !16
  %1060 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 756), align 4, !tbaa !16
  %1061 = fneg float %1059
  %1062 = tail call float @llvm.fmuladd.f32(float %1061, float %1060, float %1057)
  store float %1062, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1063 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 48
  %1064 = load float, ptr addrspace(3) %1063, align 4, !tbaa !16
  %1065 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 820), align 4, !tbaa !16
  %1066 = fneg float %1064
  %1067 = tail call float @llvm.fmuladd.f32(float %1066, float %1065, float %1062)
  store float %1067, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1068 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 884), align 4, !tbaa !16
  %1069 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 52
  %1070 = fdiv float %1067, %1068
  store float %1070, ptr addrspace(3) %1069, align 4, !tbaa !16
  br label %1071

1071:                                             ; preds = %1001, %999
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %1000, label %1072, label %1131

1072:                                             ; preds = %1071
  %1073 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 896), i32 %4
  %1074 = load float, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1075 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 896), align 4, !tbaa !16
  %1076 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %1077 = fneg float %1075
  %1078 = tail call float @llvm.fmuladd.f32(float %1077, float %1076, float %1074)
  store float %1078, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1079 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 900), align 4, !tbaa !16
  %1080 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %1081 = fneg float %1079
  %1082 = tail call float @llvm.fmuladd.f32(float %1081, float %1080, float %1078)
  store float %1082, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1083 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 904), align 4, !tbaa !16
  %1084 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %1085 = fneg float %1083
  %1086 = tail call float @llvm.fmuladd.f32(float %1085, float %1084, float %1082)
  store float %1086, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1087 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 908), align 4, !tbaa !16
  %1088 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %1089 = fneg float %1087
  %1090 = tail call float @llvm.fmuladd.f32(float %1089, float %1088, float %1086)
  store float %1090, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1091 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 912), align 4, !tbaa !16
  %1092 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %1093 = fneg float %1091
  %1094 = tail call float @llvm.fmuladd.f32(float %1093, float %1092, float %1090)
  store float %1094, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1095 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 916), align 4, !tbaa !16
  %1096 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %1097 = fneg float %1095
  %1098 = tail call float @llvm.fmuladd.f32(float %1097, float %1096, float %1094)
  store float %1098, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1099 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 920), align 4, !tbaa !16
  %1100 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %1101 = fneg float %1099
  %1102 = tail call float @llvm.fmuladd.f32(float %1101, float %1100, float %1098)
  store float %1102, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1103 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 924), align 4, !tbaa !16
  %1104 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %1105 = fneg float %1103
  %1106 = tail call float @llvm.fmuladd.f32(float %1105, float %1104, float %1102)
  store float %1106, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1107 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 928), align 4, !tbaa !16
  %1108 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %1109 = fneg float %1107
  %1110 = tail call float @llvm.fmuladd.f32(float %1109, float %1108, float %1106)
  store float %1110, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1111 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 932), align 4, !tbaa !16
  %1112 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %1113 = fneg float %1111
  %1114 = tail call float @llvm.fmuladd.f32(float %1113, float %1112, float %1110)
  store float %1114, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1115 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 936), align 4, !tbaa !16
  %1116 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %1117 = fneg float %1115
  %1118 = tail call float @llvm.fmuladd.f32(float %1117, float %1116, float %1114)
  store float %1118, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1119 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 940), align 4, !tbaa !16
  %1120 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %1121 = fneg float %1119
  %1122 = tail call float @llvm.fmuladd.f32(float %1121, float %1120, float %1118)
  store float %1122, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1123 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 944), align 4, !tbaa !16
  %1124 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %1125 = fneg float %1123
  %1126 = tail call float @llvm.fmuladd.f32(float %1125, float %1124, float %1122)
  store float %1126, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1127 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 948), align 4, !tbaa !16
  %1128 = load float, ptr addrspace(3) %89, align 4, !tbaa !16
  %1129 = fneg float %1127
  %1130 = tail call float @llvm.fmuladd.f32(float %1129, float %1128, float %1126)
  store float %1130, ptr addrspace(3) %1073, align 4, !tbaa !16
  br label %1131

1131:                                             ; preds = %1072, %1071
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %1132 = icmp samesign ugt i32 %4, 14
  br i1 %1132, label %1133, label %1208

1133:                                             ; preds = %1131
  %1134 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 56
  %1135 = load float, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1136 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %1137 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 56), align 4, !tbaa !16
  %1138 = fneg float %1136
  %1139 = tail call float @llvm.fmuladd.f32(float %1138, float %1137, float %1135)
  store float %1139, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1140 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %1141 = load float, ptr addrspace(3) %1140, align 4, !tbaa !16
  %1142 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 120), align 4, !tbaa !16
  %1143 = fneg float %1141
  %1144 = tail call float @llvm.fmuladd.f32(float %1143, float %1142, float %1139)
  store float %1144, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1145 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %1146 = load float, ptr addrspace(3) %1145, align 4, !tbaa !16
  %1147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 184), align 4, !tbaa !16
  %1148 = fneg float %1146
  %1149 = tail call float @llvm.fmuladd.f32(float %1148, float %1147, float %1144)
  store float %1149, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1150 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %1151 = load float, ptr addrspace(3) %1150, align 4, !tbaa !16
  %1152 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 248), align 4, !tbaa !16
  %1153 = fneg float %1151
  %1154 = tail call float @llvm.fmuladd.f32(float %1153, float %1152, float %1149)
  store float %1154, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1155 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %1156 = load float, ptr addrspace(3) %1155, align 4, !tbaa !16
  %1157 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 312), align 4, !tbaa !16
  %1158 = fneg float %1156
  %1159 = tail call float @llvm.fmuladd.f32(float %1158, float %1157, float %1154)
  store float %1159, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1160 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %1161 = load float, ptr addrspace(3) %1160, align 4, !tbaa !16
  %1162 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 376), align 4, !tbaa !16
  %1163 = fneg float %1161
  %1164 = tail call float @llvm.fmuladd.f32(float %1163, float %1162, float %1159)
  store float %1164, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1165 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %1166 = load float, ptr addrspace(3) %1165, align 4, !tbaa !16
  %1167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 440), align 4, !tbaa !16
  %1168 = fneg float %1166
  %1169 = tail call float @llvm.fmuladd.f32(float %1168, float %1167, float %1164)
  store float %1169, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1170 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %1171 = load float, ptr addrspace(3) %1170, align 4, !tbaa !16
  %1172 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 504), align 4, !tbaa !16
  %1173 = fneg float %1171
  %1174 = tail call float @llvm.fmuladd.f32(float %1173, float %1172, float %1169)
  store float %1174, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1175 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %1176 = load float, ptr addrspace(3) %1175, align 4, !tbaa !16
  %1177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 568), align 4, !tbaa !16
  %1178 = fneg float %1176
  %1179 = tail call float @llvm.fmuladd.f32(float %1178, float %1177, float %1174)
  store float %1179, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1180 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %1181 = load float, ptr addrspace(3) %1180, align 4, !tbaa !16
  %1182 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 632), align 4, !tbaa !16
  %1183 = fneg float %1181
  %1184 = tail call float @llvm.fmuladd.f32(float %1183, float %1182, float %1179)
  store float %1184, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1185 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %1186 = load float, ptr addrspace(3) %1185, align 4, !tbaa !16
  %1187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 696), align 4, !tbaa !16
  %1188 = fneg float %1186
  %1189 = tail call float @llvm.fmuladd.f32(float %1188, float %1187, float %1184)
  store float %1189, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1190 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %1191 = load float, ptr addrspace(3) %1190, align 4, !tbaa !16
  %1192 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 760), align 4, !tbaa !16
  %1193 = fneg float %1191
  %1194 = tail call float @llvm.fmuladd.f32(float %1193, float %1192, float %1189)
  store float %1194, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1195 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 48
  %1196 = load float, ptr addrspace(3) %1195, align 4, !tbaa !16
  %1197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 824), align 4, !tbaa !16
  %1198 = fneg float %1196
  %1199 = tail call float @llvm.fmuladd.f32(float %1198, float %1197, float %1194)
  store float %1199, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1200 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 52
  %1201 = load float, ptr addrspace(3) %1200, align 4, !tbaa !16
  %1202 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 888), align 4, !tbaa !16
  %1203 = fneg float %1201
  %1204 = tail call float @llvm.fmuladd.f32(float %1203, float %1202, float %1199)
  store float %1204, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 952), align 4, !tbaa !16
  %1206 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 56
  %1207 = fdiv float %1204, %1205
  store float %1207, ptr addrspace(3) %1206, align 4, !tbaa !16
  br label %1208

1208:                                             ; preds = %1133, %1131
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %1132, label %1209, label %1272

1209:                                             ; preds = %1208
  %1210 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 960), i32 %4
  %1211 = load float, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1212 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 960), align 4, !tbaa !16
  %1213 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %1214 = fneg float %1212
  %1215 = tail call float @llvm.fmuladd.f32(float %1214, float %1213, float %1211)
  store float %1215, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1216 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 964), align 4, !tbaa !16
  %1217 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %1218 = fneg float %1216
  %1219 = tail call float @llvm.fmuladd.f32(float %1218, float %1217, float %1215)
  store float %1219, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 968), align 4, !tbaa !16
  %1221 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %1222 = fneg float %1220
  %1223 = tail call float @llvm.fmuladd.f32(float %1222, float %1221, float %1219)
  store float %1223, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1224 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 972), align 4, !tbaa !16
  %1225 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %1226 = fneg float %1224
  %1227 = tail call float @llvm.fmuladd.f32(float %1226, float %1225, float %1223)
  store float %1227, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1228 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 976), align 4, !tbaa !16
  %1229 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %1230 = fneg float %1228
  %1231 = tail call float @llvm.fmuladd.f32(float %1230, float %1229, float %1227)
  store float %1231, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 980), align 4, !tbaa !16
  %1233 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %1234 = fneg float %1232
  %1235 = tail call float @llvm.fmuladd.f32(float %1234, float %1233, float %1231)
  store float %1235, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1236 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 984), align 4, !tbaa !16
  %1237 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %1238 = fneg float %1236
  %1239 = tail call float @llvm.fmuladd.f32(float %1238, float %1237, float %1235)
  store float %1239, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 988), align 4, !tbaa !16
  %1241 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %1242 = fneg float %1240
  %1243 = tail call float @llvm.fmuladd.f32(float %1242, float %1241, float %1239)
  store float %1243, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1244 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 992), align 4, !tbaa !16
  %1245 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %1246 = fneg float %1244
  %1247 = tail call float @llvm.fmuladd.f32(float %1246, float %1245, float %1243)
  store float %1247, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1248 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 996), align 4, !tbaa !16
  %1249 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %1250 = fneg float %1248
  %1251 = tail call float @llvm.fmuladd.f32(float %1250, float %1249, float %1247)
  store float %1251, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1000), align 4, !tbaa !16
  %1253 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %1254 = fneg float %1252
  %1255 = tail call float @llvm.fmuladd.f32(float %1254, float %1253, float %1251)
  store float %1255, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1256 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1004), align 4, !tbaa !16
  %1257 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %1258 = fneg float %1256
  %1259 = tail call float @llvm.fmuladd.f32(float %1258, float %1257, float %1255)
  store float %1259, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1008), align 4, !tbaa !16
  %1261 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %1262 = fneg float %1260
  %1263 = tail call float @llvm.fmuladd.f32(float %1262, float %1261, float %1259)
  store float %1263, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1012), align 4, !tbaa !16
  %1265 = load float, ptr addrspace(3) %89, align 4, !tbaa !16
  %1266 = fneg float %1264
  %1267 = tail call float @llvm.fmuladd.f32(float %1266, float %1265, float %1263)
  store float %1267, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1268 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1016), align 4, !tbaa !16
  %1269 = load float, ptr addrspace(3) %95, align 4, !tbaa !16
  %1270 = fneg float %1268
  %1271 = tail call float @llvm.fmuladd.f32(float %1270, float %1269, float %1267)
  store float %1271, ptr addrspace(3) %1210, align 4, !tbaa !16
  br label %1272

1272:                                             ; preds = %1209, %1208
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %1273 = add nsw i32 %2, 1
  %1274 = mul nsw i32 %1273, %1
  %1275 = add nsw i32 %1274, %2
  %1276 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %1277 = add nsw i32 %1275, %4
  %1278 = sext i32 %1277 to i64
  %1279 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1278
  store float %1276, ptr addrspace(1) %1279, align 4, !tbaa !16
  %1280 = add nsw i32 %1275, %1
  %1281 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %1282 = add nsw i32 %1280, %4
  %1283 = sext i32 %1282 to i64
  %1284 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1283
  store float %1281, ptr addrspace(1) %1284, align 4, !tbaa !16
  %1285 = add nsw i32 %1280, %1
  %1286 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %1287 = add nsw i32 %1285, %4
  %1288 = sext i32 %1287 to i64
  %1289 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1288
  store float %1286, ptr addrspace(1) %1289, align 4, !tbaa !16
  %1290 = add nsw i32 %1285, %1
  %1291 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %1292 = add nsw i32 %1290, %4
  %1293 = sext i32 %1292 to i64
  %1294 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1293
  store float %1291, ptr addrspace(1) %1294, align 4, !tbaa !16
  %1295 = add nsw i32 %1290, %1
  %1296 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %1297 = add nsw i32 %1295, %4
  %1298 = sext i32 %1297 to i64
  %1299 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1298
  store float %1296, ptr addrspace(1) %1299, align 4, !tbaa !16
  %1300 = add nsw i32 %1295, %1
  %1301 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %1302 = add nsw i32 %1300, %4
  %1303 = sext i32 %1302 to i64
  %1304 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1303
  store float %1301, ptr addrspace(1) %1304, align 4, !tbaa !16
  %1305 = add nsw i32 %1300, %1
  %1306 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %1307 = add nsw i32 %1305, %4
  %1308 = sext i32 %1307 to i64
  %1309 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1308
  store float %1306, ptr addrspace(1) %1309, align 4, !tbaa !16
  %1310 = add nsw i32 %1305, %1
  %1311 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %1312 = add nsw i32 %1310, %4
  %1313 = sext i32 %1312 to i64
  %1314 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1313
  store float %1311, ptr addrspace(1) %1314, align 4, !tbaa !16
  %1315 = add nsw i32 %1310, %1
  %1316 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %1317 = add nsw i32 %1315, %4
  %1318 = sext i32 %1317 to i64
  %1319 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1318
  store float %1316, ptr addrspace(1) %1319, align 4, !tbaa !16
  %1320 = add nsw i32 %1315, %1
  %1321 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %1322 = add nsw i32 %1320, %4
  %1323 = sext i32 %1322 to i64
  %1324 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1323
  store float %1321, ptr addrspace(1) %1324, align 4, !tbaa !16
  %1325 = add nsw i32 %1320, %1
  %1326 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %1327 = add nsw i32 %1325, %4
  %1328 = sext i32 %1327 to i64
  %1329 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1328
  store float %1326, ptr addrspace(1) %1329, align 4, !tbaa !16
  %1330 = add nsw i32 %1325, %1
  %1331 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %1332 = add nsw i32 %1330, %4
  %1333 = sext i32 %1332 to i64
  %1334 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1333
  store float %1331, ptr addrspace(1) %1334, align 4, !tbaa !16
  %1335 = add nsw i32 %1330, %1
  %1336 = load float, ptr addrspace(3) %89, align 4, !tbaa !16
  %1337 = add nsw i32 %1335, %4
  %1338 = sext i32 %1337 to i64
  %1339 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1338
  store float %1336, ptr addrspace(1) %1339, align 4, !tbaa !16
  %1340 = add nsw i32 %1335, %1
  %1341 = load float, ptr addrspace(3) %95, align 4, !tbaa !16
  %1342 = add nsw i32 %1340, %4
  %1343 = sext i32 %1342 to i64
  %1344 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1343
  store float %1341, ptr addrspace(1) %1344, align 4, !tbaa !16
  %1345 = add nsw i32 %1340, %1
  %1346 = load float, ptr addrspace(3) %101, align 4, !tbaa !16
  %1347 = add nsw i32 %1345, %4
  %1348 = sext i32 %1347 to i64
  %1349 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1348
  store float %1346, ptr addrspace(1) %1349, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_lud_diagonal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = add i32 %1, 1
  %6 = mul i32 %2, %5
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_diagonal.shadow, i32 %4
  %8 = add nsw i32 %6, %4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !16
  store float %11, ptr addrspace(3) %7, align 4, !tbaa !16
  %12 = add nsw i32 %6, %1
  %13 = add nsw i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !16
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 64
  store float %16, ptr addrspace(3) %17, align 4, !tbaa !16
  %18 = add nsw i32 %12, %1
  %19 = add nsw i32 %18, %4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 128
  store float %22, ptr addrspace(3) %23, align 4, !tbaa !16
  %24 = add nsw i32 %18, %1
  %25 = add nsw i32 %24, %4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 192
  store float %28, ptr addrspace(3) %29, align 4, !tbaa !16
  %30 = add nsw i32 %24, %1
  %31 = add nsw i32 %30, %4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 256
  store float %34, ptr addrspace(3) %35, align 4, !tbaa !16
  %36 = add nsw i32 %30, %1
  %37 = add nsw i32 %36, %4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 320
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !16
  %42 = add nsw i32 %36, %1
  %43 = add nsw i32 %42, %4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 384
  store float %46, ptr addrspace(3) %47, align 4, !tbaa !16
  %48 = add nsw i32 %42, %1
  %49 = add nsw i32 %48, %4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 448
  store float %52, ptr addrspace(3) %53, align 4, !tbaa !16
  %54 = add nsw i32 %48, %1
  %55 = add nsw i32 %54, %4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 512
  store float %58, ptr addrspace(3) %59, align 4, !tbaa !16
  %60 = add nsw i32 %54, %1
  %61 = add nsw i32 %60, %4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !16
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 576
  store float %64, ptr addrspace(3) %65, align 4, !tbaa !16
  %66 = add nsw i32 %60, %1
  %67 = add nsw i32 %66, %4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !16
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 640
  store float %70, ptr addrspace(3) %71, align 4, !tbaa !16
  %72 = add nsw i32 %66, %1
  %73 = add nsw i32 %72, %4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !16
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 704
  store float %76, ptr addrspace(3) %77, align 4, !tbaa !16
  %78 = add nsw i32 %72, %1
  %79 = add nsw i32 %78, %4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !16
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 768
  store float %82, ptr addrspace(3) %83, align 4, !tbaa !16
  %84 = add nsw i32 %78, %1
  %85 = add nsw i32 %84, %4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !16
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 832
  store float %88, ptr addrspace(3) %89, align 4, !tbaa !16
  %90 = add nsw i32 %84, %1
  %91 = add nsw i32 %90, %4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !16
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 896
  store float %94, ptr addrspace(3) %95, align 4, !tbaa !16
  %96 = add nsw i32 %90, %1
  %97 = add nsw i32 %96, %4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !16
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 960
  store float %100, ptr addrspace(3) %101, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %102 = shl nuw nsw i32 %4, 6
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) @lud_diagonal.shadow, i32 %102
  %104 = icmp eq i32 %4, 0
  br i1 %104, label %109, label %105

105:                                              ; preds = %3
  %106 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %107 = load float, ptr addrspace(3) @lud_diagonal.shadow, align 4, !tbaa !16
  %108 = fdiv float %106, %107
  store float %108, ptr addrspace(3) %103, align 4, !tbaa !16
  br label %109

109:                                              ; preds = %105, %3
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %104, label %117, label %110

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 64), i32 %4
  %112 = load float, ptr addrspace(3) %111, align 4, !tbaa !16
  %113 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 64), align 4, !tbaa !16
  %114 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %115 = fneg float %113
  %116 = tail call float @llvm.fmuladd.f32(float %115, float %114, float %112)
  store float %116, ptr addrspace(3) %111, align 4, !tbaa !16
  br label %117

117:                                              ; preds = %110, %109
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %118 = icmp samesign ugt i32 %4, 1
  br i1 %118, label %119, label %129

119:                                              ; preds = %117
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %121 = load float, ptr addrspace(3) %120, align 4, !tbaa !16
  %122 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %123 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 4), align 4, !tbaa !16
  %124 = fneg float %122
  %125 = tail call float @llvm.fmuladd.f32(float %124, float %123, float %121)
  store float %125, ptr addrspace(3) %120, align 4, !tbaa !16
  %126 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 68), align 4, !tbaa !16
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %128 = fdiv float %125, %126
  store float %128, ptr addrspace(3) %127, align 4, !tbaa !16
  br label %129

129:                                              ; preds = %119, %117
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %118, label %130, label %141

130:                                              ; preds = %129
  %131 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 128), i32 %4
  %132 = load float, ptr addrspace(3) %131, align 4, !tbaa !16
  %133 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 128), align 4, !tbaa !16
  %134 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %135 = fneg float %133
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %134, float %132)
  store float %136, ptr addrspace(3) %131, align 4, !tbaa !16
  %137 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 132), align 4, !tbaa !16
  %138 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %139 = fneg float %137
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %138, float %136)
  store float %140, ptr addrspace(3) %131, align 4, !tbaa !16
  br label %141

141:                                              ; preds = %130, %129
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %142 = icmp samesign ugt i32 %4, 2
  br i1 %142, label %143, label %158

143:                                              ; preds = %141
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %145 = load float, ptr addrspace(3) %144, align 4, !tbaa !16
  %146 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 8), align 4, !tbaa !16
  %148 = fneg float %146
  %149 = tail call float @llvm.fmuladd.f32(float %148, float %147, float %145)
  store float %149, ptr addrspace(3) %144, align 4, !tbaa !16
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %151 = load float, ptr addrspace(3) %150, align 4, !tbaa !16
  %152 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 72), align 4, !tbaa !16
  %153 = fneg float %151
  %154 = tail call float @llvm.fmuladd.f32(float %153, float %152, float %149)
  store float %154, ptr addrspace(3) %144, align 4, !tbaa !16
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 136), align 4, !tbaa !16
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %157 = fdiv float %154, %155
  store float %157, ptr addrspace(3) %156, align 4, !tbaa !16
  br label %158

158:                                              ; preds = %143, %141
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %142, label %159, label %174

159:                                              ; preds = %158
  %160 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 192), i32 %4
  %161 = load float, ptr addrspace(3) %160, align 4, !tbaa !16
  %162 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 192), align 4, !tbaa !16
  %163 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %164 = fneg float %162
  %165 = tail call float @llvm.fmuladd.f32(float %164, float %163, float %161)
  store float %165, ptr addrspace(3) %160, align 4, !tbaa !16
  %166 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 196), align 4, !tbaa !16
  %167 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %168 = fneg float %166
  %169 = tail call float @llvm.fmuladd.f32(float %168, float %167, float %165)
  store float %169, ptr addrspace(3) %160, align 4, !tbaa !16
  %170 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 200), align 4, !tbaa !16
  %171 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %172 = fneg float %170
  %173 = tail call float @llvm.fmuladd.f32(float %172, float %171, float %169)
  store float %173, ptr addrspace(3) %160, align 4, !tbaa !16
  br label %174

174:                                              ; preds = %159, %158
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %175 = icmp samesign ugt i32 %4, 3
  br i1 %175, label %176, label %196

176:                                              ; preds = %174
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %178 = load float, ptr addrspace(3) %177, align 4, !tbaa !16
  %179 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %180 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 12), align 4, !tbaa !16
  %181 = fneg float %179
  %182 = tail call float @llvm.fmuladd.f32(float %181, float %180, float %178)
  store float %182, ptr addrspace(3) %177, align 4, !tbaa !16
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %184 = load float, ptr addrspace(3) %183, align 4, !tbaa !16
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 76), align 4, !tbaa !16
  %186 = fneg float %184
  %187 = tail call float @llvm.fmuladd.f32(float %186, float %185, float %182)
  store float %187, ptr addrspace(3) %177, align 4, !tbaa !16
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %189 = load float, ptr addrspace(3) %188, align 4, !tbaa !16
  %190 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 140), align 4, !tbaa !16
  %191 = fneg float %189
  %192 = tail call float @llvm.fmuladd.f32(float %191, float %190, float %187)
  store float %192, ptr addrspace(3) %177, align 4, !tbaa !16
  %193 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 204), align 4, !tbaa !16
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %195 = fdiv float %192, %193
  store float %195, ptr addrspace(3) %194, align 4, !tbaa !16
  br label %196

196:                                              ; preds = %176, %174
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %175, label %197, label %216

197:                                              ; preds = %196
  %198 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 256), i32 %4
  %199 = load float, ptr addrspace(3) %198, align 4, !tbaa !16
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 256), align 4, !tbaa !16
  %201 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %202 = fneg float %200
  %203 = tail call float @llvm.fmuladd.f32(float %202, float %201, float %199)
  store float %203, ptr addrspace(3) %198, align 4, !tbaa !16
  %204 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 260), align 4, !tbaa !16
  %205 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %206 = fneg float %204
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %205, float %203)
  store float %207, ptr addrspace(3) %198, align 4, !tbaa !16
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 264), align 4, !tbaa !16
  %209 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %210 = fneg float %208
  %211 = tail call float @llvm.fmuladd.f32(float %210, float %209, float %207)
  store float %211, ptr addrspace(3) %198, align 4, !tbaa !16
  %212 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 268), align 4, !tbaa !16
  %213 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %214 = fneg float %212
  %215 = tail call float @llvm.fmuladd.f32(float %214, float %213, float %211)
  store float %215, ptr addrspace(3) %198, align 4, !tbaa !16
  br label %216

216:                                              ; preds = %197, %196
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %217 = icmp samesign ugt i32 %4, 4
  br i1 %217, label %218, label %243

218:                                              ; preds = %216
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %220 = load float, ptr addrspace(3) %219, align 4, !tbaa !16
  %221 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %222 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 16), align 4, !tbaa !16
  %223 = fneg float %221
  %224 = tail call float @llvm.fmuladd.f32(float %223, float %222, float %220)
  store float %224, ptr addrspace(3) %219, align 4, !tbaa !16
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %226 = load float, ptr addrspace(3) %225, align 4, !tbaa !16
  %227 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 80), align 4, !tbaa !16
  %228 = fneg float %226
  %229 = tail call float @llvm.fmuladd.f32(float %228, float %227, float %224)
  store float %229, ptr addrspace(3) %219, align 4, !tbaa !16
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %231 = load float, ptr addrspace(3) %230, align 4, !tbaa !16
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 144), align 4, !tbaa !16
  %233 = fneg float %231
  %234 = tail call float @llvm.fmuladd.f32(float %233, float %232, float %229)
  store float %234, ptr addrspace(3) %219, align 4, !tbaa !16
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %236 = load float, ptr addrspace(3) %235, align 4, !tbaa !16
  %237 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 208), align 4, !tbaa !16
  %238 = fneg float %236
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %237, float %234)
  store float %239, ptr addrspace(3) %219, align 4, !tbaa !16
  %240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 272), align 4, !tbaa !16
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %242 = fdiv float %239, %240
  store float %242, ptr addrspace(3) %241, align 4, !tbaa !16
  br label %243

243:                                              ; preds = %218, %216
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %217, label %244, label %267

244:                                              ; preds = %243
  %245 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 320), i32 %4
  %246 = load float, ptr addrspace(3) %245, align 4, !tbaa !16
  %247 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 320), align 4, !tbaa !16
  %248 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %249 = fneg float %247
  %250 = tail call float @llvm.fmuladd.f32(float %249, float %248, float %246)
  store float %250, ptr addrspace(3) %245, align 4, !tbaa !16
  %251 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 324), align 4, !tbaa !16
  %252 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %253 = fneg float %251
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %252, float %250)
  store float %254, ptr addrspace(3) %245, align 4, !tbaa !16
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 328), align 4, !tbaa !16
  %256 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %257 = fneg float %255
  %258 = tail call float @llvm.fmuladd.f32(float %257, float %256, float %254)
  store float %258, ptr addrspace(3) %245, align 4, !tbaa !16
  %259 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 332), align 4, !tbaa !16
  %260 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %261 = fneg float %259
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %260, float %258)
  store float %262, ptr addrspace(3) %245, align 4, !tbaa !16
  %263 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 336), align 4, !tbaa !16
  %264 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %265 = fneg float %263
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %264, float %262)
  store float %266, ptr addrspace(3) %245, align 4, !tbaa !16
  br label %267

267:                                              ; preds = %244, %243
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %268 = icmp samesign ugt i32 %4, 5
  br i1 %268, label %269, label %299

269:                                              ; preds = %267
  %270 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %271 = load float, ptr addrspace(3) %270, align 4, !tbaa !16
  %272 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %273 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 20), align 4, !tbaa !16
  %274 = fneg float %272
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %273, float %271)
  store float %275, ptr addrspace(3) %270, align 4, !tbaa !16
  %276 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %277 = load float, ptr addrspace(3) %276, align 4, !tbaa !16
  %278 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 84), align 4, !tbaa !16
  %279 = fneg float %277
  %280 = tail call float @llvm.fmuladd.f32(float %279, float %278, float %275)
  store float %280, ptr addrspace(3) %270, align 4, !tbaa !16
  %281 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %282 = load float, ptr addrspace(3) %281, align 4, !tbaa !16
  %283 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 148), align 4, !tbaa !16
  %284 = fneg float %282
  %285 = tail call float @llvm.fmuladd.f32(float %284, float %283, float %280)
  store float %285, ptr addrspace(3) %270, align 4, !tbaa !16
  %286 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %287 = load float, ptr addrspace(3) %286, align 4, !tbaa !16
  %288 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 212), align 4, !tbaa !16
  %289 = fneg float %287
  %290 = tail call float @llvm.fmuladd.f32(float %289, float %288, float %285)
  store float %290, ptr addrspace(3) %270, align 4, !tbaa !16
  %291 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %292 = load float, ptr addrspace(3) %291, align 4, !tbaa !16
  %293 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 276), align 4, !tbaa !16
  %294 = fneg float %292
  %295 = tail call float @llvm.fmuladd.f32(float %294, float %293, float %290)
  store float %295, ptr addrspace(3) %270, align 4, !tbaa !16
  %296 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 340), align 4, !tbaa !16
  %297 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %298 = fdiv float %295, %296
  store float %298, ptr addrspace(3) %297, align 4, !tbaa !16
  br label %299

299:                                              ; preds = %269, %267
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %268, label %300, label %327

300:                                              ; preds = %299
  %301 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 384), i32 %4
  %302 = load float, ptr addrspace(3) %301, align 4, !tbaa !16
  %303 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 384), align 4, !tbaa !16
  %304 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %305 = fneg float %303
  %306 = tail call float @llvm.fmuladd.f32(float %305, float %304, float %302)
  store float %306, ptr addrspace(3) %301, align 4, !tbaa !16
  %307 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 388), align 4, !tbaa !16
  %308 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %309 = fneg float %307
  %310 = tail call float @llvm.fmuladd.f32(float %309, float %308, float %306)
  store float %310, ptr addrspace(3) %301, align 4, !tbaa !16
  %311 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 392), align 4, !tbaa !16
  %312 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %313 = fneg float %311
  %314 = tail call float @llvm.fmuladd.f32(float %313, float %312, float %310)
  store float %314, ptr addrspace(3) %301, align 4, !tbaa !16
  %315 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 396), align 4, !tbaa !16
  %316 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %317 = fneg float %315
  %318 = tail call float @llvm.fmuladd.f32(float %317, float %316, float %314)
  store float %318, ptr addrspace(3) %301, align 4, !tbaa !16
  %319 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 400), align 4, !tbaa !16
  %320 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %321 = fneg float %319
  %322 = tail call float @llvm.fmuladd.f32(float %321, float %320, float %318)
  store float %322, ptr addrspace(3) %301, align 4, !tbaa !16
  %323 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 404), align 4, !tbaa !16
  %324 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %325 = fneg float %323
  %326 = tail call float @llvm.fmuladd.f32(float %325, float %324, float %322)
  store float %326, ptr addrspace(3) %301, align 4, !tbaa !16
  br label %327

327:                                              ; preds = %300, %299
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %328 = icmp samesign ugt i32 %4, 6
  br i1 %328, label %329, label %364

329:                                              ; preds = %327
  %330 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %331 = load float, ptr addrspace(3) %330, align 4, !tbaa !16
  %332 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %333 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 24), align 4, !tbaa !16
  %334 = fneg float %332
  %335 = tail call float @llvm.fmuladd.f32(float %334, float %333, float %331)
  store float %335, ptr addrspace(3) %330, align 4, !tbaa !16
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %337 = load float, ptr addrspace(3) %336, align 4, !tbaa !16
  %338 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 88), align 4, !tbaa !16
  %339 = fneg float %337
  %340 = tail call float @llvm.fmuladd.f32(float %339, float %338, float %335)
  store float %340, ptr addrspace(3) %330, align 4, !tbaa !16
  %341 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %342 = load float, ptr addrspace(3) %341, align 4, !tbaa !16
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 152), align 4, !tbaa !16
  %344 = fneg float %342
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %343, float %340)
  store float %345, ptr addrspace(3) %330, align 4, !tbaa !16
  %346 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %347 = load float, ptr addrspace(3) %346, align 4, !tbaa !16
  %348 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 216), align 4, !tbaa !16
  %349 = fneg float %347
  %350 = tail call float @llvm.fmuladd.f32(float %349, float %348, float %345)
  store float %350, ptr addrspace(3) %330, align 4, !tbaa !16
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %352 = load float, ptr addrspace(3) %351, align 4, !tbaa !16
  %353 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 280), align 4, !tbaa !16
  %354 = fneg float %352
  %355 = tail call float @llvm.fmuladd.f32(float %354, float %353, float %350)
  store float %355, ptr addrspace(3) %330, align 4, !tbaa !16
  %356 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %357 = load float, ptr addrspace(3) %356, align 4, !tbaa !16
  %358 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 344), align 4, !tbaa !16
  %359 = fneg float %357
  %360 = tail call float @llvm.fmuladd.f32(float %359, float %358, float %355)
  store float %360, ptr addrspace(3) %330, align 4, !tbaa !16
  %361 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 408), align 4, !tbaa !16
  %362 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %363 = fdiv float %360, %361
  store float %363, ptr addrspace(3) %362, align 4, !tbaa !16
  br label %364

364:                                              ; preds = %329, %327
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %328, label %365, label %396

365:                                              ; preds = %364
  %366 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 448), i32 %4
  %367 = load float, ptr addrspace(3) %366, align 4, !tbaa !16
  %368 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 448), align 4, !tbaa !16
  %369 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %370 = fneg float %368
  %371 = tail call float @llvm.fmuladd.f32(float %370, float %369, float %367)
  store float %371, ptr addrspace(3) %366, align 4, !tbaa !16
  %372 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 452), align 4, !tbaa !16
  %373 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %374 = fneg float %372
  %375 = tail call float @llvm.fmuladd.f32(float %374, float %373, float %371)
  store float %375, ptr addrspace(3) %366, align 4, !tbaa !16
  %376 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 456), align 4, !tbaa !16
  %377 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %378 = fneg float %376
  %379 = tail call float @llvm.fmuladd.f32(float %378, float %377, float %375)
  store float %379, ptr addrspace(3) %366, align 4, !tbaa !16
  %380 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 460), align 4, !tbaa !16
  %381 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %382 = fneg float %380
  %383 = tail call float @llvm.fmuladd.f32(float %382, float %381, float %379)
  store float %383, ptr addrspace(3) %366, align 4, !tbaa !16
  %384 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 464), align 4, !tbaa !16
  %385 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %386 = fneg float %384
  %387 = tail call float @llvm.fmuladd.f32(float %386, float %385, float %383)
  store float %387, ptr addrspace(3) %366, align 4, !tbaa !16
  %388 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 468), align 4, !tbaa !16
  %389 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %390 = fneg float %388
  %391 = tail call float @llvm.fmuladd.f32(float %390, float %389, float %387)
  store float %391, ptr addrspace(3) %366, align 4, !tbaa !16
  %392 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 472), align 4, !tbaa !16
  %393 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %394 = fneg float %392
  %395 = tail call float @llvm.fmuladd.f32(float %394, float %393, float %391)
  store float %395, ptr addrspace(3) %366, align 4, !tbaa !16
  br label %396

396:                                              ; preds = %365, %364
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %397 = icmp samesign ugt i32 %4, 7
  br i1 %397, label %398, label %438

398:                                              ; preds = %396
  %399 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %400 = load float, ptr addrspace(3) %399, align 4, !tbaa !16
  %401 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %402 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 28), align 4, !tbaa !16
  %403 = fneg float %401
  %404 = tail call float @llvm.fmuladd.f32(float %403, float %402, float %400)
  store float %404, ptr addrspace(3) %399, align 4, !tbaa !16
  %405 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %406 = load float, ptr addrspace(3) %405, align 4, !tbaa !16
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 92), align 4, !tbaa !16
  %408 = fneg float %406
  %409 = tail call float @llvm.fmuladd.f32(float %408, float %407, float %404)
  store float %409, ptr addrspace(3) %399, align 4, !tbaa !16
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %411 = load float, ptr addrspace(3) %410, align 4, !tbaa !16
  %412 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 156), align 4, !tbaa !16
  %413 = fneg float %411
  %414 = tail call float @llvm.fmuladd.f32(float %413, float %412, float %409)
  store float %414, ptr addrspace(3) %399, align 4, !tbaa !16
  %415 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %416 = load float, ptr addrspace(3) %415, align 4, !tbaa !16
  %417 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 220), align 4, !tbaa !16
  %418 = fneg float %416
  %419 = tail call float @llvm.fmuladd.f32(float %418, float %417, float %414)
  store float %419, ptr addrspace(3) %399, align 4, !tbaa !16
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %421 = load float, ptr addrspace(3) %420, align 4, !tbaa !16
  %422 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 284), align 4, !tbaa !16
  %423 = fneg float %421
  %424 = tail call float @llvm.fmuladd.f32(float %423, float %422, float %419)
  store float %424, ptr addrspace(3) %399, align 4, !tbaa !16
  %425 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %426 = load float, ptr addrspace(3) %425, align 4, !tbaa !16
  %427 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 348), align 4, !tbaa !16
  %428 = fneg float %426
  %429 = tail call float @llvm.fmuladd.f32(float %428, float %427, float %424)
  store float %429, ptr addrspace(3) %399, align 4, !tbaa !16
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %431 = load float, ptr addrspace(3) %430, align 4, !tbaa !16
  %432 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 412), align 4, !tbaa !16
  %433 = fneg float %431
  %434 = tail call float @llvm.fmuladd.f32(float %433, float %432, float %429)
  store float %434, ptr addrspace(3) %399, align 4, !tbaa !16
  %435 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 476), align 4, !tbaa !16
  %436 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %437 = fdiv float %434, %435
  store float %437, ptr addrspace(3) %436, align 4, !tbaa !16
  br label %438

438:                                              ; preds = %398, %396
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %397, label %439, label %474

439:                                              ; preds = %438
  %440 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 512), i32 %4
  %441 = load float, ptr addrspace(3) %440, align 4, !tbaa !16
  %442 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 512), align 4, !tbaa !16
  %443 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %444 = fneg float %442
  %445 = tail call float @llvm.fmuladd.f32(float %444, float %443, float %441)
  store float %445, ptr addrspace(3) %440, align 4, !tbaa !16
  %446 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 516), align 4, !tbaa !16
  %447 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %448 = fneg float %446
  %449 = tail call float @llvm.fmuladd.f32(float %448, float %447, float %445)
  store float %449, ptr addrspace(3) %440, align 4, !tbaa !16
  %450 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 520), align 4, !tbaa !16
  %451 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %452 = fneg float %450
  %453 = tail call float @llvm.fmuladd.f32(float %452, float %451, float %449)
  store float %453, ptr addrspace(3) %440, align 4, !tbaa !16
  %454 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 524), align 4, !tbaa !16
  %455 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %456 = fneg float %454
  %457 = tail call float @llvm.fmuladd.f32(float %456, float %455, float %453)
  store float %457, ptr addrspace(3) %440, align 4, !tbaa !16
  %458 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 528), align 4, !tbaa !16
  %459 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %460 = fneg float %458
  %461 = tail call float @llvm.fmuladd.f32(float %460, float %459, float %457)
  store float %461, ptr addrspace(3) %440, align 4, !tbaa !16
  %462 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 532), align 4, !tbaa !16
  %463 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %464 = fneg float %462
  %465 = tail call float @llvm.fmuladd.f32(float %464, float %463, float %461)
  store float %465, ptr addrspace(3) %440, align 4, !tbaa !16
  %466 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 536), align 4, !tbaa !16
  %467 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %468 = fneg float %466
  %469 = tail call float @llvm.fmuladd.f32(float %468, float %467, float %465)
  store float %469, ptr addrspace(3) %440, align 4, !tbaa !16
  %470 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 540), align 4, !tbaa !16
  %471 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %472 = fneg float %470
  %473 = tail call float @llvm.fmuladd.f32(float %472, float %471, float %469)
  store float %473, ptr addrspace(3) %440, align 4, !tbaa !16
  br label %474

474:                                              ; preds = %439, %438
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %475 = icmp samesign ugt i32 %4, 8
  br i1 %475, label %476, label %521

476:                                              ; preds = %474
  %477 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %478 = load float, ptr addrspace(3) %477, align 4, !tbaa !16
  %479 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 32), align 4, !tbaa !16
  %481 = fneg float %479
  %482 = tail call float @llvm.fmuladd.f32(float %481, float %480, float %478)
  store float %482, ptr addrspace(3) %477, align 4, !tbaa !16
  %483 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %484 = load float, ptr addrspace(3) %483, align 4, !tbaa !16
  %485 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 96), align 4, !tbaa !16
  %486 = fneg float %484
  %487 = tail call float @llvm.fmuladd.f32(float %486, float %485, float %482)
  store float %487, ptr addrspace(3) %477, align 4, !tbaa !16
  %488 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %489 = load float, ptr addrspace(3) %488, align 4, !tbaa !16
  %490 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 160), align 4, !tbaa !16
  %491 = fneg float %489
  %492 = tail call float @llvm.fmuladd.f32(float %491, float %490, float %487)
  store float %492, ptr addrspace(3) %477, align 4, !tbaa !16
  %493 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %494 = load float, ptr addrspace(3) %493, align 4, !tbaa !16
  %495 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 224), align 4, !tbaa !16
  %496 = fneg float %494
  %497 = tail call float @llvm.fmuladd.f32(float %496, float %495, float %492)
  store float %497, ptr addrspace(3) %477, align 4, !tbaa !16
  %498 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %499 = load float, ptr addrspace(3) %498, align 4, !tbaa !16
  %500 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 288), align 4, !tbaa !16
  %501 = fneg float %499
  %502 = tail call float @llvm.fmuladd.f32(float %501, float %500, float %497)
  store float %502, ptr addrspace(3) %477, align 4, !tbaa !16
  %503 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %504 = load float, ptr addrspace(3) %503, align 4, !tbaa !16
  %505 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 352), align 4, !tbaa !16
  %506 = fneg float %504
  %507 = tail call float @llvm.fmuladd.f32(float %506, float %505, float %502)
  store float %507, ptr addrspace(3) %477, align 4, !tbaa !16
  %508 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %509 = load float, ptr addrspace(3) %508, align 4, !tbaa !16
  %510 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 416), align 4, !tbaa !16
  %511 = fneg float %509
  %512 = tail call float @llvm.fmuladd.f32(float %511, float %510, float %507)
  store float %512, ptr addrspace(3) %477, align 4, !tbaa !16
  %513 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %514 = load float, ptr addrspace(3) %513, align 4, !tbaa !16
  %515 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 480), align 4, !tbaa !16
  %516 = fneg float %514
  %517 = tail call float @llvm.fmuladd.f32(float %516, float %515, float %512)
  store float %517, ptr addrspace(3) %477, align 4, !tbaa !16
  %518 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 544), align 4, !tbaa !16
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %520 = fdiv float %517, %518
  store float %520, ptr addrspace(3) %519, align 4, !tbaa !16
  br label %521

521:                                              ; preds = %476, %474
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %475, label %522, label %561

522:                                              ; preds = %521
  %523 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 576), i32 %4
  %524 = load float, ptr addrspace(3) %523, align 4, !tbaa !16
  %525 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 576), align 4, !tbaa !16
  %526 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %527 = fneg float %525
  %528 = tail call float @llvm.fmuladd.f32(float %527, float %526, float %524)
  store float %528, ptr addrspace(3) %523, align 4, !tbaa !16
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 580), align 4, !tbaa !16
  %530 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %531 = fneg float %529
  %532 = tail call float @llvm.fmuladd.f32(float %531, float %530, float %528)
  store float %532, ptr addrspace(3) %523, align 4, !tbaa !16
  %533 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 584), align 4, !tbaa !16
  %534 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %535 = fneg float %533
  %536 = tail call float @llvm.fmuladd.f32(float %535, float %534, float %532)
  store float %536, ptr addrspace(3) %523, align 4, !tbaa !16
  %537 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 588), align 4, !tbaa !16
  %538 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %539 = fneg float %537
  %540 = tail call float @llvm.fmuladd.f32(float %539, float %538, float %536)
  store float %540, ptr addrspace(3) %523, align 4, !tbaa !16
  %541 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 592), align 4, !tbaa !16
  %542 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %543 = fneg float %541
  %544 = tail call float @llvm.fmuladd.f32(float %543, float %542, float %540)
  store float %544, ptr addrspace(3) %523, align 4, !tbaa !16
  %545 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 596), align 4, !tbaa !16
  %546 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %547 = fneg float %545
  %548 = tail call float @llvm.fmuladd.f32(float %547, float %546, float %544)
  store float %548, ptr addrspace(3) %523, align 4, !tbaa !16
  %549 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 600), align 4, !tbaa !16
  %550 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %551 = fneg float %549
  %552 = tail call float @llvm.fmuladd.f32(float %551, float %550, float %548)
  store float %552, ptr addrspace(3) %523, align 4, !tbaa !16
  %553 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 604), align 4, !tbaa !16
  %554 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %555 = fneg float %553
  %556 = tail call float @llvm.fmuladd.f32(float %555, float %554, float %552)
  store float %556, ptr addrspace(3) %523, align 4, !tbaa !16
  %557 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 608), align 4, !tbaa !16
  %558 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %559 = fneg float %557
  %560 = tail call float @llvm.fmuladd.f32(float %559, float %558, float %556)
  store float %560, ptr addrspace(3) %523, align 4, !tbaa !16
  br label %561

561:                                              ; preds = %522, %521
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %562 = icmp samesign ugt i32 %4, 9
  br i1 %562, label %563, label %613

563:                                              ; preds = %561
  %564 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %565 = load float, ptr addrspace(3) %564, align 4, !tbaa !16
  %566 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %567 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 36), align 4, !tbaa !16
  %568 = fneg float %566
  %569 = tail call float @llvm.fmuladd.f32(float %568, float %567, float %565)
  store float %569, ptr addrspace(3) %564, align 4, !tbaa !16
  %570 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %571 = load float, ptr addrspace(3) %570, align 4, !tbaa !16
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 100), align 4, !tbaa !16
  %573 = fneg float %571
  %574 = tail call float @llvm.fmuladd.f32(float %573, float %572, float %569)
  store float %574, ptr addrspace(3) %564, align 4, !tbaa !16
  %575 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %576 = load float, ptr addrspace(3) %575, align 4, !tbaa !16
  %577 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 164), align 4, !tbaa !16
  %578 = fneg float %576
  %579 = tail call float @llvm.fmuladd.f32(float %578, float %577, float %574)
  store float %579, ptr addrspace(3) %564, align 4, !tbaa !16
  %580 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %581 = load float, ptr addrspace(3) %580, align 4, !tbaa !16
  %582 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 228), align 4, !tbaa !16
  %583 = fneg float %581
  %584 = tail call float @llvm.fmuladd.f32(float %583, float %582, float %579)
  store float %584, ptr addrspace(3) %564, align 4, !tbaa !16
  %585 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %586 = load float, ptr addrspace(3) %585, align 4, !tbaa !16
  %587 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 292), align 4, !tbaa !16
  %588 = fneg float %586
  %589 = tail call float @llvm.fmuladd.f32(float %588, float %587, float %584)
  store float %589, ptr addrspace(3) %564, align 4, !tbaa !16
  %590 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %591 = load float, ptr addrspace(3) %590, align 4, !tbaa !16
  %592 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 356), align 4, !tbaa !16
  %593 = fneg float %591
  %594 = tail call float @llvm.fmuladd.f32(float %593, float %592, float %589)
  store float %594, ptr addrspace(3) %564, align 4, !tbaa !16
  %595 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %596 = load float, ptr addrspace(3) %595, align 4, !tbaa !16
  %597 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 420), align 4, !tbaa !16
  %598 = fneg float %596
  %599 = tail call float @llvm.fmuladd.f32(float %598, float %597, float %594)
  store float %599, ptr addrspace(3) %564, align 4, !tbaa !16
  %600 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %601 = load float, ptr addrspace(3) %600, align 4, !tbaa !16
  %602 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 484), align 4, !tbaa !16
  %603 = fneg float %601
  %604 = tail call float @llvm.fmuladd.f32(float %603, float %602, float %599)
  store float %604, ptr addrspace(3) %564, align 4, !tbaa !16
  %605 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %606 = load float, ptr addrspace(3) %605, align 4, !tbaa !16
  %607 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 548), align 4, !tbaa !16
  %608 = fneg float %606
  %609 = tail call float @llvm.fmuladd.f32(float %608, float %607, float %604)
  store float %609, ptr addrspace(3) %564, align 4, !tbaa !16
  %610 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 612), align 4, !tbaa !16
  %611 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %612 = fdiv float %609, %610
  store float %612, ptr addrspace(3) %611, align 4, !tbaa !16
  br label %613

613:                                              ; preds = %563, %561
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %562, label %614, label %657

614:                                              ; preds = %613
  %615 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 640), i32 %4
  %616 = load float, ptr addrspace(3) %615, align 4, !tbaa !16
  %617 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 640), align 4, !tbaa !16
  %618 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %619 = fneg float %617
  %620 = tail call float @llvm.fmuladd.f32(float %619, float %618, float %616)
  store float %620, ptr addrspace(3) %615, align 4, !tbaa !16
  %621 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 644), align 4, !tbaa !16
  %622 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %623 = fneg float %621
  %624 = tail call float @llvm.fmuladd.f32(float %623, float %622, float %620)
  store float %624, ptr addrspace(3) %615, align 4, !tbaa !16
  %625 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 648), align 4, !tbaa !16
  %626 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %627 = fneg float %625
  %628 = tail call float @llvm.fmuladd.f32(float %627, float %626, float %624)
  store float %628, ptr addrspace(3) %615, align 4, !tbaa !16
  %629 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 652), align 4, !tbaa !16
  %630 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %631 = fneg float %629
  %632 = tail call float @llvm.fmuladd.f32(float %631, float %630, float %628)
  store float %632, ptr addrspace(3) %615, align 4, !tbaa !16
  %633 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 656), align 4, !tbaa !16
  %634 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %635 = fneg float %633
  %636 = tail call float @llvm.fmuladd.f32(float %635, float %634, float %632)
  store float %636, ptr addrspace(3) %615, align 4, !tbaa !16
  %637 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 660), align 4, !tbaa !16
  %638 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %639 = fneg float %637
  %640 = tail call float @llvm.fmuladd.f32(float %639, float %638, float %636)
  store float %640, ptr addrspace(3) %615, align 4, !tbaa !16
  %641 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 664), align 4, !tbaa !16
  %642 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %643 = fneg float %641
  %644 = tail call float @llvm.fmuladd.f32(float %643, float %642, float %640)
  store float %644, ptr addrspace(3) %615, align 4, !tbaa !16
  %645 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 668), align 4, !tbaa !16
  %646 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %647 = fneg float %645
  %648 = tail call float @llvm.fmuladd.f32(float %647, float %646, float %644)
  store float %648, ptr addrspace(3) %615, align 4, !tbaa !16
  %649 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 672), align 4, !tbaa !16
  %650 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %651 = fneg float %649
  %652 = tail call float @llvm.fmuladd.f32(float %651, float %650, float %648)
  store float %652, ptr addrspace(3) %615, align 4, !tbaa !16
  %653 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 676), align 4, !tbaa !16
  %654 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %655 = fneg float %653
  %656 = tail call float @llvm.fmuladd.f32(float %655, float %654, float %652)
  store float %656, ptr addrspace(3) %615, align 4, !tbaa !16
  br label %657

657:                                              ; preds = %614, %613
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %658 = icmp samesign ugt i32 %4, 10
  br i1 %658, label %659, label %714

659:                                              ; preds = %657
  %660 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %661 = load float, ptr addrspace(3) %660, align 4, !tbaa !16
  %662 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %663 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 40), align 4, !tbaa !16
  %664 = fneg float %662
  %665 = tail call float @llvm.fmuladd.f32(float %664, float %663, float %661)
  store float %665, ptr addrspace(3) %660, align 4, !tbaa !16
  %666 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %667 = load float, ptr addrspace(3) %666, align 4, !tbaa !16
  %668 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 104), align 4, !tbaa !16
  %669 = fneg float %667
  %670 = tail call float @llvm.fmuladd.f32(float %669, float %668, float %665)
  store float %670, ptr addrspace(3) %660, align 4, !tbaa !16
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %672 = load float, ptr addrspace(3) %671, align 4, !tbaa !16
  %673 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 168), align 4, !tbaa !16
  %674 = fneg float %672
  %675 = tail call float @llvm.fmuladd.f32(float %674, float %673, float %670)
  store float %675, ptr addrspace(3) %660, align 4, !tbaa !16
  %676 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %677 = load float, ptr addrspace(3) %676, align 4, !tbaa !16
  %678 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 232), align 4, !tbaa !16
  %679 = fneg float %677
  %680 = tail call float @llvm.fmuladd.f32(float %679, float %678, float %675)
  store float %680, ptr addrspace(3) %660, align 4, !tbaa !16
  %681 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %682 = load float, ptr addrspace(3) %681, align 4, !tbaa !16
  %683 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 296), align 4, !tbaa !16
  %684 = fneg float %682
  %685 = tail call float @llvm.fmuladd.f32(float %684, float %683, float %680)
  store float %685, ptr addrspace(3) %660, align 4, !tbaa !16
  %686 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %687 = load float, ptr addrspace(3) %686, align 4, !tbaa !16
  %688 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 360), align 4, !tbaa !16
  %689 = fneg float %687
  %690 = tail call float @llvm.fmuladd.f32(float %689, float %688, float %685)
  store float %690, ptr addrspace(3) %660, align 4, !tbaa !16
  %691 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %692 = load float, ptr addrspace(3) %691, align 4, !tbaa !16
  %693 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 424), align 4, !tbaa !16
  %694 = fneg float %692
  %695 = tail call float @llvm.fmuladd.f32(float %694, float %693, float %690)
  store float %695, ptr addrspace(3) %660, align 4, !tbaa !16
  %696 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %697 = load float, ptr addrspace(3) %696, align 4, !tbaa !16
  %698 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 488), align 4, !tbaa !16
  %699 = fneg float %697
  %700 = tail call float @llvm.fmuladd.f32(float %699, float %698, float %695)
  store float %700, ptr addrspace(3) %660, align 4, !tbaa !16
  %701 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %702 = load float, ptr addrspace(3) %701, align 4, !tbaa !16
  %703 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 552), align 4, !tbaa !16
  %704 = fneg float %702
  %705 = tail call float @llvm.fmuladd.f32(float %704, float %703, float %700)
  store float %705, ptr addrspace(3) %660, align 4, !tbaa !16
  %706 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %707 = load float, ptr addrspace(3) %706, align 4, !tbaa !16
  %708 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 616), align 4, !tbaa !16
  %709 = fneg float %707
  %710 = tail call float @llvm.fmuladd.f32(float %709, float %708, float %705)
  store float %710, ptr addrspace(3) %660, align 4, !tbaa !16
  %711 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 680), align 4, !tbaa !16
  %712 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %713 = fdiv float %710, %711
  store float %713, ptr addrspace(3) %712, align 4, !tbaa !16
  br label %714

714:                                              ; preds = %659, %657
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %658, label %715, label %762

715:                                              ; preds = %714
  %716 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 704), i32 %4
  %717 = load float, ptr addrspace(3) %716, align 4, !tbaa !16
  %718 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 704), align 4, !tbaa !16
  %719 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %720 = fneg float %718
  %721 = tail call float @llvm.fmuladd.f32(float %720, float %719, float %717)
  store float %721, ptr addrspace(3) %716, align 4, !tbaa !16
  %722 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 708), align 4, !tbaa !16
  %723 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %724 = fneg float %722
  %725 = tail call float @llvm.fmuladd.f32(float %724, float %723, float %721)
  store float %725, ptr addrspace(3) %716, align 4, !tbaa !16
  %726 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 712), align 4, !tbaa !16
  %727 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %728 = fneg float %726
  %729 = tail call float @llvm.fmuladd.f32(float %728, float %727, float %725)
  store float %729, ptr addrspace(3) %716, align 4, !tbaa !16
  %730 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 716), align 4, !tbaa !16
  %731 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %732 = fneg float %730
  %733 = tail call float @llvm.fmuladd.f32(float %732, float %731, float %729)
  store float %733, ptr addrspace(3) %716, align 4, !tbaa !16
  %734 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 720), align 4, !tbaa !16
  %735 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %736 = fneg float %734
  %737 = tail call float @llvm.fmuladd.f32(float %736, float %735, float %733)
  store float %737, ptr addrspace(3) %716, align 4, !tbaa !16
  %738 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 724), align 4, !tbaa !16
  %739 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %740 = fneg float %738
  %741 = tail call float @llvm.fmuladd.f32(float %740, float %739, float %737)
  store float %741, ptr addrspace(3) %716, align 4, !tbaa !16
  %742 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 728), align 4, !tbaa !16
  %743 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %744 = fneg float %742
  %745 = tail call float @llvm.fmuladd.f32(float %744, float %743, float %741)
  store float %745, ptr addrspace(3) %716, align 4, !tbaa !16
  %746 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 732), align 4, !tbaa !16
  %747 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %748 = fneg float %746
  %749 = tail call float @llvm.fmuladd.f32(float %748, float %747, float %745)
  store float %749, ptr addrspace(3) %716, align 4, !tbaa !16
  %750 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 736), align 4, !tbaa !16
  %751 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %752 = fneg float %750
  %753 = tail call float @llvm.fmuladd.f32(float %752, float %751, float %749)
  store float %753, ptr addrspace(3) %716, align 4, !tbaa !16
  %754 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 740), align 4, !tbaa !16
  %755 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %756 = fneg float %754
  %757 = tail call float @llvm.fmuladd.f32(float %756, float %755, float %753)
  store float %757, ptr addrspace(3) %716, align 4, !tbaa !16
  %758 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 744), align 4, !tbaa !16
  %759 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %760 = fneg float %758
  %761 = tail call float @llvm.fmuladd.f32(float %760, float %759, float %757)
  store float %761, ptr addrspace(3) %716, align 4, !tbaa !16
  br label %762

762:                                              ; preds = %715, %714
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %763 = icmp samesign ugt i32 %4, 11
  br i1 %763, label %764, label %824

764:                                              ; preds = %762
  %765 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %766 = load float, ptr addrspace(3) %765, align 4, !tbaa !16
  %767 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %768 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 44), align 4, !tbaa !16
  %769 = fneg float %767
  %770 = tail call float @llvm.fmuladd.f32(float %769, float %768, float %766)
  store float %770, ptr addrspace(3) %765, align 4, !tbaa !16
  %771 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %772 = load float, ptr addrspace(3) %771, align 4, !tbaa !16
  %773 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 108), align 4, !tbaa !16
  %774 = fneg float %772
  %775 = tail call float @llvm.fmuladd.f32(float %774, float %773, float %770)
  store float %775, ptr addrspace(3) %765, align 4, !tbaa !16
  %776 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %777 = load float, ptr addrspace(3) %776, align 4, !tbaa !16
  %778 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 172), align 4, !tbaa !16
  %779 = fneg float %777
  %780 = tail call float @llvm.fmuladd.f32(float %779, float %778, float %775)
  store float %780, ptr addrspace(3) %765, align 4, !tbaa !16
  %781 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %782 = load float, ptr addrspace(3) %781, align 4, !tbaa !16
  %783 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 236), align 4, !tbaa !16
  %784 = fneg float %782
  %785 = tail call float @llvm.fmuladd.f32(float %784, float %783, float %780)
  store float %785, ptr addrspace(3) %765, align 4, !tbaa !16
  %786 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %787 = load float, ptr addrspace(3) %786, align 4, !tbaa !16
  %788 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 300), align 4, !tbaa !16
  %789 = fneg float %787
  %790 = tail call float @llvm.fmuladd.f32(float %789, float %788, float %785)
  store float %790, ptr addrspace(3) %765, align 4, !tbaa !16
  %791 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %792 = load float, ptr addrspace(3) %791, align 4, !tbaa !16
  %793 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 364), align 4, !tbaa !16
  %794 = fneg float %792
  %795 = tail call float @llvm.fmuladd.f32(float %794, float %793, float %790)
  store float %795, ptr addrspace(3) %765, align 4, !tbaa !16
  %796 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %797 = load float, ptr addrspace(3) %796, align 4, !tbaa !16
  %798 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 428), align 4, !tbaa !16
  %799 = fneg float %797
  %800 = tail call float @llvm.fmuladd.f32(float %799, float %798, float %795)
  store float %800, ptr addrspace(3) %765, align 4, !tbaa !16
  %801 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %802 = load float, ptr addrspace(3) %801, align 4, !tbaa !16
  %803 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 492), align 4, !tbaa !16
  %804 = fneg float %802
  %805 = tail call float @llvm.fmuladd.f32(float %804, float %803, float %800)
  store float %805, ptr addrspace(3) %765, align 4, !tbaa !16
  %806 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %807 = load float, ptr addrspace(3) %806, align 4, !tbaa !16
  %808 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 556), align 4, !tbaa !16
  %809 = fneg float %807
  %810 = tail call float @llvm.fmuladd.f32(float %809, float %808, float %805)
  store float %810, ptr addrspace(3) %765, align 4, !tbaa !16
  %811 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %812 = load float, ptr addrspace(3) %811, align 4, !tbaa !16
  %813 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 620), align 4, !tbaa !16
  %814 = fneg float %812
  %815 = tail call float @llvm.fmuladd.f32(float %814, float %813, float %810)
  store float %815, ptr addrspace(3) %765, align 4, !tbaa !16
  %816 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %817 = load float, ptr addrspace(3) %816, align 4, !tbaa !16
  %818 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 684), align 4, !tbaa !16
  %819 = fneg float %817
  %820 = tail call float @llvm.fmuladd.f32(float %819, float %818, float %815)
  store float %820, ptr addrspace(3) %765, align 4, !tbaa !16
  %821 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 748), align 4, !tbaa !16
  %822 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %823 = fdiv float %820, %821
  store float %823, ptr addrspace(3) %822, align 4, !tbaa !16
  br label %824

824:                                              ; preds = %764, %762
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %763, label %825, label %876

825:                                              ; preds = %824
  %826 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 768), i32 %4
  %827 = load float, ptr addrspace(3) %826, align 4, !tbaa !16
  %828 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 768), align 4, !tbaa !16
  %829 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %830 = fneg float %828
  %831 = tail call float @llvm.fmuladd.f32(float %830, float %829, float %827)
  store float %831, ptr addrspace(3) %826, align 4, !tbaa !16
  %832 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 772), align 4, !tbaa !16
  %833 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %834 = fneg float %832
  %835 = tail call float @llvm.fmuladd.f32(float %834, float %833, float %831)
  store float %835, ptr addrspace(3) %826, align 4, !tbaa !16
  %836 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 776), align 4, !tbaa !16
  %837 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %838 = fneg float %836
  %839 = tail call float @llvm.fmuladd.f32(float %838, float %837, float %835)
  store float %839, ptr addrspace(3) %826, align 4, !tbaa !16
  %840 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 780), align 4, !tbaa !16
  %841 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %842 = fneg float %840
  %843 = tail call float @llvm.fmuladd.f32(float %842, float %841, float %839)
  store float %843, ptr addrspace(3) %826, align 4, !tbaa !16
  %844 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 784), align 4, !tbaa !16
  %845 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %846 = fneg float %844
  %847 = tail call float @llvm.fmuladd.f32(float %846, float %845, float %843)
  store float %847, ptr addrspace(3) %826, align 4, !tbaa !16
  %848 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 788), align 4, !tbaa !16
  %849 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %850 = fneg float %848
  %851 = tail call float @llvm.fmuladd.f32(float %850, float %849, float %847)
  store float %851, ptr addrspace(3) %826, align 4, !tbaa !16
  %852 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 792), align 4, !tbaa !16
  %853 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %854 = fneg float %852
  %855 = tail call float @llvm.fmuladd.f32(float %854, float %853, float %851)
  store float %855, ptr addrspace(3) %826, align 4, !tbaa !16
  %856 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 796), align 4, !tbaa !16
  %857 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %858 = fneg float %856
  %859 = tail call float @llvm.fmuladd.f32(float %858, float %857, float %855)
  store float %859, ptr addrspace(3) %826, align 4, !tbaa !16
  %860 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 800), align 4, !tbaa !16
  %861 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %862 = fneg float %860
  %863 = tail call float @llvm.fmuladd.f32(float %862, float %861, float %859)
  store float %863, ptr addrspace(3) %826, align 4, !tbaa !16
  %864 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 804), align 4, !tbaa !16
  %865 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %866 = fneg float %864
  %867 = tail call float @llvm.fmuladd.f32(float %866, float %865, float %863)
  store float %867, ptr addrspace(3) %826, align 4, !tbaa !16
  %868 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 808), align 4, !tbaa !16
  %869 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %870 = fneg float %868
  %871 = tail call float @llvm.fmuladd.f32(float %870, float %869, float %867)
  store float %871, ptr addrspace(3) %826, align 4, !tbaa !16
  %872 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 812), align 4, !tbaa !16
  %873 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %874 = fneg float %872
  %875 = tail call float @llvm.fmuladd.f32(float %874, float %873, float %871)
  store float %875, ptr addrspace(3) %826, align 4, !tbaa !16
  br label %876

876:                                              ; preds = %825, %824
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %877 = icmp samesign ugt i32 %4, 12
  br i1 %877, label %878, label %943

878:                                              ; preds = %876
  %879 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 48
  %880 = load float, ptr addrspace(3) %879, align 4, !tbaa !16
  %881 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %882 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 48), align 4, !tbaa !16
  %883 = fneg float %881
  %884 = tail call float @llvm.fmuladd.f32(float %883, float %882, float %880)
  store float %884, ptr addrspace(3) %879, align 4, !tbaa !16
  %885 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %886 = load float, ptr addrspace(3) %885, align 4, !tbaa !16
  %887 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 112), align 4, !tbaa !16
  %888 = fneg float %886
  %889 = tail call float @llvm.fmuladd.f32(float %888, float %887, float %884)
  store float %889, ptr addrspace(3) %879, align 4, !tbaa !16
  %890 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %891 = load float, ptr addrspace(3) %890, align 4, !tbaa !16
  %892 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 176), align 4, !tbaa !16
  %893 = fneg float %891
  %894 = tail call float @llvm.fmuladd.f32(float %893, float %892, float %889)
  store float %894, ptr addrspace(3) %879, align 4, !tbaa !16
  %895 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %896 = load float, ptr addrspace(3) %895, align 4, !tbaa !16
  %897 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 240), align 4, !tbaa !16
  %898 = fneg float %896
  %899 = tail call float @llvm.fmuladd.f32(float %898, float %897, float %894)
  store float %899, ptr addrspace(3) %879, align 4, !tbaa !16
  %900 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %901 = load float, ptr addrspace(3) %900, align 4, !tbaa !16
  %902 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 304), align 4, !tbaa !16
  %903 = fneg float %901
  %904 = tail call float @llvm.fmuladd.f32(float %903, float %902, float %899)
  store float %904, ptr addrspace(3) %879, align 4, !tbaa !16
  %905 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %906 = load float, ptr addrspace(3) %905, align 4, !tbaa !16
  %907 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 368), align 4, !tbaa !16
  %908 = fneg float %906
  %909 = tail call float @llvm.fmuladd.f32(float %908, float %907, float %904)
  store float %909, ptr addrspace(3) %879, align 4, !tbaa !16
  %910 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %911 = load float, ptr addrspace(3) %910, align 4, !tbaa !16
  %912 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 432), align 4, !tbaa !16
  %913 = fneg float %911
  %914 = tail call float @llvm.fmuladd.f32(float %913, float %912, float %909)
  store float %914, ptr addrspace(3) %879, align 4, !tbaa !16
  %915 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %916 = load float, ptr addrspace(3) %915, align 4, !tbaa !16
  %917 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 496), align 4, !tbaa !16
  %918 = fneg float %916
  %919 = tail call float @llvm.fmuladd.f32(float %918, float %917, float %914)
  store float %919, ptr addrspace(3) %879, align 4, !tbaa !16
  %920 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %921 = load float, ptr addrspace(3) %920, align 4, !tbaa !16
  %922 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 560), align 4, !tbaa !16
  %923 = fneg float %921
  %924 = tail call float @llvm.fmuladd.f32(float %923, float %922, float %919)
  store float %924, ptr addrspace(3) %879, align 4, !tbaa !16
  %925 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %926 = load float, ptr addrspace(3) %925, align 4, !tbaa !16
  %927 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 624), align 4, !tbaa !16
  %928 = fneg float %926
  %929 = tail call float @llvm.fmuladd.f32(float %928, float %927, float %924)
  store float %929, ptr addrspace(3) %879, align 4, !tbaa !16
  %930 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %931 = load float, ptr addrspace(3) %930, align 4, !tbaa !16
  %932 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 688), align 4, !tbaa !16
  %933 = fneg float %931
  %934 = tail call float @llvm.fmuladd.f32(float %933, float %932, float %929)
  store float %934, ptr addrspace(3) %879, align 4, !tbaa !16
  %935 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %936 = load float, ptr addrspace(3) %935, align 4, !tbaa !16
  %937 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 752), align 4, !tbaa !16
  %938 = fneg float %936
  %939 = tail call float @llvm.fmuladd.f32(float %938, float %937, float %934)
  store float %939, ptr addrspace(3) %879, align 4, !tbaa !16
  %940 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 816), align 4, !tbaa !16
  %941 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 48
  %942 = fdiv float %939, %940
  store float %942, ptr addrspace(3) %941, align 4, !tbaa !16
  br label %943

943:                                              ; preds = %878, %876
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %877, label %944, label %999

944:                                              ; preds = %943
  %945 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 832), i32 %4
  %946 = load float, ptr addrspace(3) %945, align 4, !tbaa !16
  %947 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 832), align 4, !tbaa !16
  %948 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %949 = fneg float %947
  %950 = tail call float @llvm.fmuladd.f32(float %949, float %948, float %946)
  store float %950, ptr addrspace(3) %945, align 4, !tbaa !16
  %951 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 836), align 4, !tbaa !16
  %952 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %953 = fneg float %951
  %954 = tail call float @llvm.fmuladd.f32(float %953, float %952, float %950)
  store float %954, ptr addrspace(3) %945, align 4, !tbaa !16
  %955 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 840), align 4, !tbaa !16
  %956 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %957 = fneg float %955
  %958 = tail call float @llvm.fmuladd.f32(float %957, float %956, float %954)
  store float %958, ptr addrspace(3) %945, align 4, !tbaa !16
  %959 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 844), align 4, !tbaa !16
  %960 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %961 = fneg float %959
  %962 = tail call float @llvm.fmuladd.f32(float %961, float %960, float %958)
  store float %962, ptr addrspace(3) %945, align 4, !tbaa !16
  %963 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 848), align 4, !tbaa !16
  %964 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %965 = fneg float %963
  %966 = tail call float @llvm.fmuladd.f32(float %965, float %964, float %962)
  store float %966, ptr addrspace(3) %945, align 4, !tbaa !16
  %967 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 852), align 4, !tbaa !16
  %968 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %969 = fneg float %967
  %970 = tail call float @llvm.fmuladd.f32(float %969, float %968, float %966)
  store float %970, ptr addrspace(3) %945, align 4, !tbaa !16
  %971 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 856), align 4, !tbaa !16
  %972 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %973 = fneg float %971
  %974 = tail call float @llvm.fmuladd.f32(float %973, float %972, float %970)
  store float %974, ptr addrspace(3) %945, align 4, !tbaa !16
  %975 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 860), align 4, !tbaa !16
  %976 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %977 = fneg float %975
  %978 = tail call float @llvm.fmuladd.f32(float %977, float %976, float %974)
  store float %978, ptr addrspace(3) %945, align 4, !tbaa !16
  %979 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 864), align 4, !tbaa !16
  %980 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %981 = fneg float %979
  %982 = tail call float @llvm.fmuladd.f32(float %981, float %980, float %978)
  store float %982, ptr addrspace(3) %945, align 4, !tbaa !16
  %983 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 868), align 4, !tbaa !16
  %984 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %985 = fneg float %983
  %986 = tail call float @llvm.fmuladd.f32(float %985, float %984, float %982)
  store float %986, ptr addrspace(3) %945, align 4, !tbaa !16
  %987 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 872), align 4, !tbaa !16
  %988 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %989 = fneg float %987
  %990 = tail call float @llvm.fmuladd.f32(float %989, float %988, float %986)
  store float %990, ptr addrspace(3) %945, align 4, !tbaa !16
  %991 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 876), align 4, !tbaa !16
  %992 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %993 = fneg float %991
  %994 = tail call float @llvm.fmuladd.f32(float %993, float %992, float %990)
  store float %994, ptr addrspace(3) %945, align 4, !tbaa !16
  %995 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 880), align 4, !tbaa !16
  %996 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %997 = fneg float %995
  %998 = tail call float @llvm.fmuladd.f32(float %997, float %996, float %994)
  store float %998, ptr addrspace(3) %945, align 4, !tbaa !16
  br label %999

999:                                              ; preds = %944, %943
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %1000 = icmp samesign ugt i32 %4, 13
  br i1 %1000, label %1001, label %1071

1001:                                             ; preds = %999
  %1002 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 52
  %1003 = load float, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1004 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %1005 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 52), align 4, !tbaa !16
  %1006 = fneg float %1004
  %1007 = tail call float @llvm.fmuladd.f32(float %1006, float %1005, float %1003)
  store float %1007, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1008 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %1009 = load float, ptr addrspace(3) %1008, align 4, !tbaa !16
  %1010 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 116), align 4, !tbaa !16
  %1011 = fneg float %1009
  %1012 = tail call float @llvm.fmuladd.f32(float %1011, float %1010, float %1007)
  store float %1012, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1013 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %1014 = load float, ptr addrspace(3) %1013, align 4, !tbaa !16
  %1015 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 180), align 4, !tbaa !16
  %1016 = fneg float %1014
  %1017 = tail call float @llvm.fmuladd.f32(float %1016, float %1015, float %1012)
  store float %1017, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1018 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %1019 = load float, ptr addrspace(3) %1018, align 4, !tbaa !16
  %1020 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 244), align 4, !tbaa !16
  %1021 = fneg float %1019
  %1022 = tail call float @llvm.fmuladd.f32(float %1021, float %1020, float %1017)
  store float %1022, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1023 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %1024 = load float, ptr addrspace(3) %1023, align 4, !tbaa !16
  %1025 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 308), align 4, !tbaa !16
  %1026 = fneg float %1024
  %1027 = tail call float @llvm.fmuladd.f32(float %1026, float %1025, float %1022)
  store float %1027, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1028 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %1029 = load float, ptr addrspace(3) %1028, align 4, !tbaa !16
  %1030 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 372), align 4, !tbaa !16
  %1031 = fneg float %1029
  %1032 = tail call float @llvm.fmuladd.f32(float %1031, float %1030, float %1027)
  store float %1032, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1033 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %1034 = load float, ptr addrspace(3) %1033, align 4, !tbaa !16
  %1035 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 436), align 4, !tbaa !16
  %1036 = fneg float %1034
  %1037 = tail call float @llvm.fmuladd.f32(float %1036, float %1035, float %1032)
  store float %1037, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1038 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %1039 = load float, ptr addrspace(3) %1038, align 4, !tbaa !16
  %1040 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 500), align 4, !tbaa !16
  %1041 = fneg float %1039
  %1042 = tail call float @llvm.fmuladd.f32(float %1041, float %1040, float %1037)
  store float %1042, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1043 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %1044 = load float, ptr addrspace(3) %1043, align 4, !tbaa !16
  %1045 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 564), align 4, !tbaa !16
  %1046 = fneg float %1044
  %1047 = tail call float @llvm.fmuladd.f32(float %1046, float %1045, float %1042)
  store float %1047, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1048 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %1049 = load float, ptr addrspace(3) %1048, align 4, !tbaa !16
  %1050 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 628), align 4, !tbaa !16
  %1051 = fneg float %1049
  %1052 = tail call float @llvm.fmuladd.f32(float %1051, float %1050, float %1047)
  store float %1052, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1053 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %1054 = load float, ptr addrspace(3) %1053, align 4, !tbaa !16
  %1055 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 692), align 4, !tbaa !16
  %1056 = fneg float %1054
  %1057 = tail call float @llvm.fmuladd.f32(float %1056, float %1055, float %1052)
  store float %1057, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1058 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %1059 = load float, ptr addrspace(3) %1058, align 4, !tbaa !16
  %1060 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 756), align 4, !tbaa !16
  %1061 = fneg float %1059
  %1062 = tail call float @llvm.fmuladd.f32(float %1061, float %1060, float %1057)
  store float %1062, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1063 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 48
  %1064 = load float, ptr addrspace(3) %1063, align 4, !tbaa !16
  %1065 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 820), align 4, !tbaa !16
  %1066 = fneg float %1064
  %1067 = tail call float @llvm.fmuladd.f32(float %1066, float %1065, float %1062)
  store float %1067, ptr addrspace(3) %1002, align 4, !tbaa !16
  %1068 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 884), align 4, !tbaa !16
  %1069 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 52
  %1070 = fdiv float %1067, %1068
  store float %1070, ptr addrspace(3) %1069, align 4, !tbaa !16
  br label %1071

1071:                                             ; preds = %1001, %999
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %1000, label %1072, label %1131

1072:                                             ; preds = %1071
  %1073 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 896), i32 %4
  %1074 = load float, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1075 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 896), align 4, !tbaa !16
  %1076 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %1077 = fneg float %1075
  %1078 = tail call float @llvm.fmuladd.f32(float %1077, float %1076, float %1074)
  store float %1078, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1079 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 900), align 4, !tbaa !16
  %1080 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %1081 = fneg float %1079
  %1082 = tail call float @llvm.fmuladd.f32(float %1081, float %1080, float %1078)
  store float %1082, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1083 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 904), align 4, !tbaa !16
  %1084 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %1085 = fneg float %1083
  %1086 = tail call float @llvm.fmuladd.f32(float %1085, float %1084, float %1082)
  store float %1086, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1087 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 908), align 4, !tbaa !16
  %1088 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %1089 = fneg float %1087
  %1090 = tail call float @llvm.fmuladd.f32(float %1089, float %1088, float %1086)
  store float %1090, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1091 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 912), align 4, !tbaa !16
  %1092 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %1093 = fneg float %1091
  %1094 = tail call float @llvm.fmuladd.f32(float %1093, float %1092, float %1090)
  store float %1094, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1095 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 916), align 4, !tbaa !16
  %1096 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %1097 = fneg float %1095
  %1098 = tail call float @llvm.fmuladd.f32(float %1097, float %1096, float %1094)
  store float %1098, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1099 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 920), align 4, !tbaa !16
  %1100 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %1101 = fneg float %1099
  %1102 = tail call float @llvm.fmuladd.f32(float %1101, float %1100, float %1098)
  store float %1102, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1103 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 924), align 4, !tbaa !16
  %1104 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %1105 = fneg float %1103
  %1106 = tail call float @llvm.fmuladd.f32(float %1105, float %1104, float %1102)
  store float %1106, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1107 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 928), align 4, !tbaa !16
  %1108 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %1109 = fneg float %1107
  %1110 = tail call float @llvm.fmuladd.f32(float %1109, float %1108, float %1106)
  store float %1110, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1111 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 932), align 4, !tbaa !16
  %1112 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %1113 = fneg float %1111
  %1114 = tail call float @llvm.fmuladd.f32(float %1113, float %1112, float %1110)
  store float %1114, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1115 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 936), align 4, !tbaa !16
  %1116 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %1117 = fneg float %1115
  %1118 = tail call float @llvm.fmuladd.f32(float %1117, float %1116, float %1114)
  store float %1118, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1119 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 940), align 4, !tbaa !16
  %1120 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %1121 = fneg float %1119
  %1122 = tail call float @llvm.fmuladd.f32(float %1121, float %1120, float %1118)
  store float %1122, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1123 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 944), align 4, !tbaa !16
  %1124 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %1125 = fneg float %1123
  %1126 = tail call float @llvm.fmuladd.f32(float %1125, float %1124, float %1122)
  store float %1126, ptr addrspace(3) %1073, align 4, !tbaa !16
  %1127 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 948), align 4, !tbaa !16
  %1128 = load float, ptr addrspace(3) %89, align 4, !tbaa !16
  %1129 = fneg float %1127
  %1130 = tail call float @llvm.fmuladd.f32(float %1129, float %1128, float %1126)
  store float %1130, ptr addrspace(3) %1073, align 4, !tbaa !16
  br label %1131

1131:                                             ; preds = %1072, %1071
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %1132 = icmp samesign ugt i32 %4, 14
  br i1 %1132, label %1133, label %1208

1133:                                             ; preds = %1131
  %1134 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 56
  %1135 = load float, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1136 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %1137 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 56), align 4, !tbaa !16
  %1138 = fneg float %1136
  %1139 = tail call float @llvm.fmuladd.f32(float %1138, float %1137, float %1135)
  store float %1139, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1140 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 4
  %1141 = load float, ptr addrspace(3) %1140, align 4, !tbaa !16
  %1142 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 120), align 4, !tbaa !16
  %1143 = fneg float %1141
  %1144 = tail call float @llvm.fmuladd.f32(float %1143, float %1142, float %1139)
  store float %1144, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1145 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 8
  %1146 = load float, ptr addrspace(3) %1145, align 4, !tbaa !16
  %1147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 184), align 4, !tbaa !16
  %1148 = fneg float %1146
  %1149 = tail call float @llvm.fmuladd.f32(float %1148, float %1147, float %1144)
  store float %1149, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1150 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 12
  %1151 = load float, ptr addrspace(3) %1150, align 4, !tbaa !16
  %1152 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 248), align 4, !tbaa !16
  %1153 = fneg float %1151
  %1154 = tail call float @llvm.fmuladd.f32(float %1153, float %1152, float %1149)
  store float %1154, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1155 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %1156 = load float, ptr addrspace(3) %1155, align 4, !tbaa !16
  %1157 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 312), align 4, !tbaa !16
  %1158 = fneg float %1156
  %1159 = tail call float @llvm.fmuladd.f32(float %1158, float %1157, float %1154)
  store float %1159, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1160 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 20
  %1161 = load float, ptr addrspace(3) %1160, align 4, !tbaa !16
  %1162 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 376), align 4, !tbaa !16
  %1163 = fneg float %1161
  %1164 = tail call float @llvm.fmuladd.f32(float %1163, float %1162, float %1159)
  store float %1164, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1165 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 24
  %1166 = load float, ptr addrspace(3) %1165, align 4, !tbaa !16
  %1167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 440), align 4, !tbaa !16
  %1168 = fneg float %1166
  %1169 = tail call float @llvm.fmuladd.f32(float %1168, float %1167, float %1164)
  store float %1169, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1170 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 28
  %1171 = load float, ptr addrspace(3) %1170, align 4, !tbaa !16
  %1172 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 504), align 4, !tbaa !16
  %1173 = fneg float %1171
  %1174 = tail call float @llvm.fmuladd.f32(float %1173, float %1172, float %1169)
  store float %1174, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1175 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 32
  %1176 = load float, ptr addrspace(3) %1175, align 4, !tbaa !16
  %1177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 568), align 4, !tbaa !16
  %1178 = fneg float %1176
  %1179 = tail call float @llvm.fmuladd.f32(float %1178, float %1177, float %1174)
  store float %1179, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1180 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 36
  %1181 = load float, ptr addrspace(3) %1180, align 4, !tbaa !16
  %1182 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 632), align 4, !tbaa !16
  %1183 = fneg float %1181
  %1184 = tail call float @llvm.fmuladd.f32(float %1183, float %1182, float %1179)
  store float %1184, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1185 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 40
  %1186 = load float, ptr addrspace(3) %1185, align 4, !tbaa !16
  %1187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 696), align 4, !tbaa !16
  %1188 = fneg float %1186
  %1189 = tail call float @llvm.fmuladd.f32(float %1188, float %1187, float %1184)
  store float %1189, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1190 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 44
  %1191 = load float, ptr addrspace(3) %1190, align 4, !tbaa !16
  %1192 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 760), align 4, !tbaa !16
  %1193 = fneg float %1191
  %1194 = tail call float @llvm.fmuladd.f32(float %1193, float %1192, float %1189)
  store float %1194, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1195 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 48
  %1196 = load float, ptr addrspace(3) %1195, align 4, !tbaa !16
  %1197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 824), align 4, !tbaa !16
  %1198 = fneg float %1196
  %1199 = tail call float @llvm.fmuladd.f32(float %1198, float %1197, float %1194)
  store float %1199, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1200 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 52
  %1201 = load float, ptr addrspace(3) %1200, align 4, !tbaa !16
  %1202 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 888), align 4, !tbaa !16
  %1203 = fneg float %1201
  %1204 = tail call float @llvm.fmuladd.f32(float %1203, float %1202, float %1199)
  store float %1204, ptr addrspace(3) %1134, align 4, !tbaa !16
  %1205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 952), align 4, !tbaa !16
  %1206 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 56
  %1207 = fdiv float %1204, %1205
  store float %1207, ptr addrspace(3) %1206, align 4, !tbaa !16
  br label %1208

1208:                                             ; preds = %1133, %1131
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %1132, label %1209, label %1272

1209:                                             ; preds = %1208
  %1210 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 960), i32 %4
  %1211 = load float, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1212 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 960), align 4, !tbaa !16
  %1213 = load float, ptr addrspace(3) %7, align 4, !tbaa !16
  %1214 = fneg float %1212
  %1215 = tail call float @llvm.fmuladd.f32(float %1214, float %1213, float %1211)
  store float %1215, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1216 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 964), align 4, !tbaa !16
  %1217 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %1218 = fneg float %1216
  %1219 = tail call float @llvm.fmuladd.f32(float %1218, float %1217, float %1215)
  store float %1219, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 968), align 4, !tbaa !16
  %1221 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %1222 = fneg float %1220
  %1223 = tail call float @llvm.fmuladd.f32(float %1222, float %1221, float %1219)
  store float %1223, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1224 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 972), align 4, !tbaa !16
  %1225 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %1226 = fneg float %1224
  %1227 = tail call float @llvm.fmuladd.f32(float %1226, float %1225, float %1223)
  store float %1227, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1228 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 976), align 4, !tbaa !16
  %1229 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %1230 = fneg float %1228
  %1231 = tail call float @llvm.fmuladd.f32(float %1230, float %1229, float %1227)
  store float %1231, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 980), align 4, !tbaa !16
  %1233 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %1234 = fneg float %1232
  %1235 = tail call float @llvm.fmuladd.f32(float %1234, float %1233, float %1231)
  store float %1235, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1236 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 984), align 4, !tbaa !16
  %1237 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %1238 = fneg float %1236
  %1239 = tail call float @llvm.fmuladd.f32(float %1238, float %1237, float %1235)
  store float %1239, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 988), align 4, !tbaa !16
  %1241 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %1242 = fneg float %1240
  %1243 = tail call float @llvm.fmuladd.f32(float %1242, float %1241, float %1239)
  store float %1243, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1244 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 992), align 4, !tbaa !16
  %1245 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %1246 = fneg float %1244
  %1247 = tail call float @llvm.fmuladd.f32(float %1246, float %1245, float %1243)
  store float %1247, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1248 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 996), align 4, !tbaa !16
  %1249 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %1250 = fneg float %1248
  %1251 = tail call float @llvm.fmuladd.f32(float %1250, float %1249, float %1247)
  store float %1251, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1000), align 4, !tbaa !16
  %1253 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %1254 = fneg float %1252
  %1255 = tail call float @llvm.fmuladd.f32(float %1254, float %1253, float %1251)
  store float %1255, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1256 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1004), align 4, !tbaa !16
  %1257 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %1258 = fneg float %1256
  %1259 = tail call float @llvm.fmuladd.f32(float %1258, float %1257, float %1255)
  store float %1259, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1008), align 4, !tbaa !16
  %1261 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %1262 = fneg float %1260
  %1263 = tail call float @llvm.fmuladd.f32(float %1262, float %1261, float %1259)
  store float %1263, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1012), align 4, !tbaa !16
  %1265 = load float, ptr addrspace(3) %89, align 4, !tbaa !16
  %1266 = fneg float %1264
  %1267 = tail call float @llvm.fmuladd.f32(float %1266, float %1265, float %1263)
  store float %1267, ptr addrspace(3) %1210, align 4, !tbaa !16
  %1268 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_diagonal.shadow, i32 1016), align 4, !tbaa !16
  %1269 = load float, ptr addrspace(3) %95, align 4, !tbaa !16
  %1270 = fneg float %1268
  %1271 = tail call float @llvm.fmuladd.f32(float %1270, float %1269, float %1267)
  store float %1271, ptr addrspace(3) %1210, align 4, !tbaa !16
  br label %1272

1272:                                             ; preds = %1209, %1208
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %1273 = add nsw i32 %2, 1
  %1274 = mul nsw i32 %1273, %1
  %1275 = add nsw i32 %1274, %2
  %1276 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %1277 = add nsw i32 %1275, %4
  %1278 = sext i32 %1277 to i64
  %1279 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1278
  store float %1276, ptr addrspace(1) %1279, align 4, !tbaa !16
  %1280 = add nsw i32 %1275, %1
  %1281 = load float, ptr addrspace(3) %23, align 4, !tbaa !16
  %1282 = add nsw i32 %1280, %4
  %1283 = sext i32 %1282 to i64
  %1284 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1283
  store float %1281, ptr addrspace(1) %1284, align 4, !tbaa !16
  %1285 = add nsw i32 %1280, %1
  %1286 = load float, ptr addrspace(3) %29, align 4, !tbaa !16
  %1287 = add nsw i32 %1285, %4
  %1288 = sext i32 %1287 to i64
  %1289 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1288
  store float %1286, ptr addrspace(1) %1289, align 4, !tbaa !16
  %1290 = add nsw i32 %1285, %1
  %1291 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %1292 = add nsw i32 %1290, %4
  %1293 = sext i32 %1292 to i64
  %1294 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1293
  store float %1291, ptr addrspace(1) %1294, align 4, !tbaa !16
  %1295 = add nsw i32 %1290, %1
  %1296 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %1297 = add nsw i32 %1295, %4
  %1298 = sext i32 %1297 to i64
  %1299 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1298
  store float %1296, ptr addrspace(1) %1299, align 4, !tbaa !16
  %1300 = add nsw i32 %1295, %1
  %1301 = load float, ptr addrspace(3) %47, align 4, !tbaa !16
  %1302 = add nsw i32 %1300, %4
  %1303 = sext i32 %1302 to i64
  %1304 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1303
  store float %1301, ptr addrspace(1) %1304, align 4, !tbaa !16
  %1305 = add nsw i32 %1300, %1
  %1306 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %1307 = add nsw i32 %1305, %4
  %1308 = sext i32 %1307 to i64
  %1309 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1308
  store float %1306, ptr addrspace(1) %1309, align 4, !tbaa !16
  %1310 = add nsw i32 %1305, %1
  %1311 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %1312 = add nsw i32 %1310, %4
  %1313 = sext i32 %1312 to i64
  %1314 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1313
  store float %1311, ptr addrspace(1) %1314, align 4, !tbaa !16
  %1315 = add nsw i32 %1310, %1
  %1316 = load float, ptr addrspace(3) %65, align 4, !tbaa !16
  %1317 = add nsw i32 %1315, %4
  %1318 = sext i32 %1317 to i64
  %1319 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1318
  store float %1316, ptr addrspace(1) %1319, align 4, !tbaa !16
  %1320 = add nsw i32 %1315, %1
  %1321 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %1322 = add nsw i32 %1320, %4
  %1323 = sext i32 %1322 to i64
  %1324 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1323
  store float %1321, ptr addrspace(1) %1324, align 4, !tbaa !16
  %1325 = add nsw i32 %1320, %1
  %1326 = load float, ptr addrspace(3) %77, align 4, !tbaa !16
  %1327 = add nsw i32 %1325, %4
  %1328 = sext i32 %1327 to i64
  %1329 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1328
  store float %1326, ptr addrspace(1) %1329, align 4, !tbaa !16
  %1330 = add nsw i32 %1325, %1
  %1331 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %1332 = add nsw i32 %1330, %4
  %1333 = sext i32 %1332 to i64
  %1334 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1333
  store float %1331, ptr addrspace(1) %1334, align 4, !tbaa !16
  %1335 = add nsw i32 %1330, %1
  %1336 = load float, ptr addrspace(3) %89, align 4, !tbaa !16
  %1337 = add nsw i32 %1335, %4
  %1338 = sext i32 %1337 to i64
  %1339 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1338
  store float %1336, ptr addrspace(1) %1339, align 4, !tbaa !16
  %1340 = add nsw i32 %1335, %1
  %1341 = load float, ptr addrspace(3) %95, align 4, !tbaa !16
  %1342 = add nsw i32 %1340, %4
  %1343 = sext i32 %1342 to i64
  %1344 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1343
  store float %1341, ptr addrspace(1) %1344, align 4, !tbaa !16
  %1345 = add nsw i32 %1340, %1
  %1346 = load float, ptr addrspace(3) %101, align 4, !tbaa !16
  %1347 = add nsw i32 %1345, %4
  %1348 = sext i32 %1347 to i64
  %1349 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1348
  store float %1346, ptr addrspace(1) %1349, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @lud_perimeter(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = and i32 %5, 15
  %7 = icmp samesign ugt i32 %5, 15
  %8 = add i32 %1, 1
  %9 = mul i32 %2, %8
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.dia, i32 %5
  %11 = or disjoint i32 %6, 16
  %12 = add i32 %11, %9
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.row, i32 %5
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.col, i32 %6
  %15 = add i32 %9, %6
  %16 = shl i32 %4, 4
  %17 = add i32 %16, %12
  %18 = add i32 %16, 16
  br i1 %7, label %891, label %897

19:                                               ; preds = %1182
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %22 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 64), align 4, !tbaa !16
  %23 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %24 = fneg float %22
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %23, float %21)
  store float %25, ptr addrspace(3) %20, align 4, !tbaa !16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %28 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 128), align 4, !tbaa !16
  %29 = fneg float %28
  %30 = tail call float @llvm.fmuladd.f32(float %29, float %23, float %27)
  %31 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 132), align 4, !tbaa !16
  %32 = fneg float %31
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %25, float %30)
  store float %33, ptr addrspace(3) %26, align 4, !tbaa !16
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 192
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %36 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 192), align 4, !tbaa !16
  %37 = fneg float %36
  %38 = tail call float @llvm.fmuladd.f32(float %37, float %23, float %35)
  %39 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 196), align 4, !tbaa !16
  %40 = fneg float %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %25, float %38)
  %42 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 200), align 4, !tbaa !16
  %43 = fneg float %42
  %44 = tail call float @llvm.fmuladd.f32(float %43, float %33, float %41)
  store float %44, ptr addrspace(3) %34, align 4, !tbaa !16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 256
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %47 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 256), align 4, !tbaa !16
  %48 = fneg float %47
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %23, float %46)
  %50 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 260), align 4, !tbaa !16
  %51 = fneg float %50
  %52 = tail call float @llvm.fmuladd.f32(float %51, float %25, float %49)
  %53 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 264), align 4, !tbaa !16
  %54 = fneg float %53
  %55 = tail call float @llvm.fmuladd.f32(float %54, float %33, float %52)
  %56 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 268), align 4, !tbaa !16
  %57 = fneg float %56
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %44, float %55)
  store float %58, ptr addrspace(3) %45, align 4, !tbaa !16
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 320
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %61 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 320), align 4, !tbaa !16
  %62 = fneg float %61
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %23, float %60)
  %64 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 324), align 4, !tbaa !16
  %65 = fneg float %64
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %25, float %63)
  %67 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 328), align 4, !tbaa !16
  %68 = fneg float %67
  %69 = tail call float @llvm.fmuladd.f32(float %68, float %33, float %66)
  %70 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 332), align 4, !tbaa !16
  %71 = fneg float %70
  %72 = tail call float @llvm.fmuladd.f32(float %71, float %44, float %69)
  %73 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 336), align 4, !tbaa !16
  %74 = fneg float %73
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %58, float %72)
  store float %75, ptr addrspace(3) %59, align 4, !tbaa !16
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 384
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %78 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 384), align 4, !tbaa !16
  %79 = fneg float %78
  %80 = tail call float @llvm.fmuladd.f32(float %79, float %23, float %77)
  %81 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 388), align 4, !tbaa !16
  %82 = fneg float %81
  %83 = tail call float @llvm.fmuladd.f32(float %82, float %25, float %80)
  %84 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 392), align 4, !tbaa !16
  %85 = fneg float %84
  %86 = tail call float @llvm.fmuladd.f32(float %85, float %33, float %83)
  %87 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 396), align 4, !tbaa !16
  %88 = fneg float %87
  %89 = tail call float @llvm.fmuladd.f32(float %88, float %44, float %86)
  %90 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 400), align 4, !tbaa !16
  %91 = fneg float %90
  %92 = tail call float @llvm.fmuladd.f32(float %91, float %58, float %89)
  %93 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 404), align 4, !tbaa !16
  %94 = fneg float %93
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %75, float %92)
  store float %95, ptr addrspace(3) %76, align 4, !tbaa !16
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 448
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %98 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 448), align 4, !tbaa !16
  %99 = fneg float %98
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %23, float %97)
  %101 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 452), align 4, !tbaa !16
  %102 = fneg float %101
  %103 = tail call float @llvm.fmuladd.f32(float %102, float %25, float %100)
  %104 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 456), align 4, !tbaa !16
  %105 = fneg float %104
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %33, float %103)
  %107 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 460), align 4, !tbaa !16
  %108 = fneg float %107
  %109 = tail call float @llvm.fmuladd.f32(float %108, float %44, float %106)
  %110 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 464), align 4, !tbaa !16
  %111 = fneg float %110
  %112 = tail call float @llvm.fmuladd.f32(float %111, float %58, float %109)
  %113 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 468), align 4, !tbaa !16
  %114 = fneg float %113
  %115 = tail call float @llvm.fmuladd.f32(float %114, float %75, float %112)
  %116 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 472), align 4, !tbaa !16
  %117 = fneg float %116
  %118 = tail call float @llvm.fmuladd.f32(float %117, float %95, float %115)
  store float %118, ptr addrspace(3) %96, align 4, !tbaa !16
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 512
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !16
  %121 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 512), align 4, !tbaa !16
  %122 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %123 = fneg float %121
  %124 = tail call float @llvm.fmuladd.f32(float %123, float %122, float %120)
  %125 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 516), align 4, !tbaa !16
  %126 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %127 = fneg float %125
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %126, float %124)
  %129 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 520), align 4, !tbaa !16
  %130 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %131 = fneg float %129
  %132 = tail call float @llvm.fmuladd.f32(float %131, float %130, float %128)
  %133 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 524), align 4, !tbaa !16
  %134 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %135 = fneg float %133
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %134, float %132)
  %137 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 528), align 4, !tbaa !16
  %138 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %139 = fneg float %137
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %138, float %136)
  %141 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 532), align 4, !tbaa !16
  %142 = fneg float %141
  %143 = tail call float @llvm.fmuladd.f32(float %142, float %75, float %140)
  %144 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 536), align 4, !tbaa !16
  %145 = fneg float %144
  %146 = tail call float @llvm.fmuladd.f32(float %145, float %95, float %143)
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 540), align 4, !tbaa !16
  %148 = fneg float %147
  %149 = tail call float @llvm.fmuladd.f32(float %148, float %118, float %146)
  store float %149, ptr addrspace(3) %119, align 4, !tbaa !16
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 576
  %151 = load float, ptr addrspace(3) %150, align 4, !tbaa !16
  %152 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 576), align 4, !tbaa !16
  %153 = fneg float %152
  %154 = tail call float @llvm.fmuladd.f32(float %153, float %122, float %151)
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 580), align 4, !tbaa !16
  %156 = fneg float %155
  %157 = tail call float @llvm.fmuladd.f32(float %156, float %126, float %154)
  %158 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 584), align 4, !tbaa !16
  %159 = fneg float %158
  %160 = tail call float @llvm.fmuladd.f32(float %159, float %130, float %157)
  %161 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 588), align 4, !tbaa !16
  %162 = fneg float %161
  %163 = tail call float @llvm.fmuladd.f32(float %162, float %134, float %160)
  %164 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 592), align 4, !tbaa !16
  %165 = fneg float %164
  %166 = tail call float @llvm.fmuladd.f32(float %165, float %138, float %163)
  %167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 596), align 4, !tbaa !16
  %168 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %169 = fneg float %167
  %170 = tail call float @llvm.fmuladd.f32(float %169, float %168, float %166)
  %171 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 600), align 4, !tbaa !16
  %172 = fneg float %171
  %173 = tail call float @llvm.fmuladd.f32(float %172, float %95, float %170)
  %174 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 604), align 4, !tbaa !16
  %175 = fneg float %174
  %176 = tail call float @llvm.fmuladd.f32(float %175, float %118, float %173)
  %177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 608), align 4, !tbaa !16
  %178 = fneg float %177
  %179 = tail call float @llvm.fmuladd.f32(float %178, float %149, float %176)
  store float %179, ptr addrspace(3) %150, align 4, !tbaa !16
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 640
  %181 = load float, ptr addrspace(3) %180, align 4, !tbaa !16
  %182 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 640), align 4, !tbaa !16
  %183 = fneg float %182
  %184 = tail call float @llvm.fmuladd.f32(float %183, float %122, float %181)
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 644), align 4, !tbaa !16
  %186 = fneg float %185
  %187 = tail call float @llvm.fmuladd.f32(float %186, float %126, float %184)
  %188 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 648), align 4, !tbaa !16
  %189 = fneg float %188
  %190 = tail call float @llvm.fmuladd.f32(float %189, float %130, float %187)
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 652), align 4, !tbaa !16
  %192 = fneg float %191
  %193 = tail call float @llvm.fmuladd.f32(float %192, float %134, float %190)
  %194 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 656), align 4, !tbaa !16
  %195 = fneg float %194
  %196 = tail call float @llvm.fmuladd.f32(float %195, float %138, float %193)
  %197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 660), align 4, !tbaa !16
  %198 = fneg float %197
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %168, float %196)
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 664), align 4, !tbaa !16
  %201 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %202 = fneg float %200
  %203 = tail call float @llvm.fmuladd.f32(float %202, float %201, float %199)
  %204 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 668), align 4, !tbaa !16
  %205 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %206 = fneg float %204
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %205, float %203)
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 672), align 4, !tbaa !16
  %209 = fneg float %208
  %210 = tail call float @llvm.fmuladd.f32(float %209, float %149, float %207)
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 676), align 4, !tbaa !16
  %212 = fneg float %211
  %213 = tail call float @llvm.fmuladd.f32(float %212, float %179, float %210)
  store float %213, ptr addrspace(3) %180, align 4, !tbaa !16
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 704
  %215 = load float, ptr addrspace(3) %214, align 4, !tbaa !16
  %216 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 704), align 4, !tbaa !16
  %217 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %218 = fneg float %216
  %219 = tail call float @llvm.fmuladd.f32(float %218, float %217, float %215)
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 708), align 4, !tbaa !16
  %221 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %222 = fneg float %220
  %223 = tail call float @llvm.fmuladd.f32(float %222, float %221, float %219)
  %224 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 712), align 4, !tbaa !16
  %225 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %226 = fneg float %224
  %227 = tail call float @llvm.fmuladd.f32(float %226, float %225, float %223)
  %228 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 716), align 4, !tbaa !16
  %229 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %230 = fneg float %228
  %231 = tail call float @llvm.fmuladd.f32(float %230, float %229, float %227)
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 720), align 4, !tbaa !16
  %233 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %234 = fneg float %232
  %235 = tail call float @llvm.fmuladd.f32(float %234, float %233, float %231)
  %236 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 724), align 4, !tbaa !16
  %237 = fneg float %236
  %238 = tail call float @llvm.fmuladd.f32(float %237, float %168, float %235)
  %239 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 728), align 4, !tbaa !16
  %240 = fneg float %239
  %241 = tail call float @llvm.fmuladd.f32(float %240, float %201, float %238)
  %242 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 732), align 4, !tbaa !16
  %243 = fneg float %242
  %244 = tail call float @llvm.fmuladd.f32(float %243, float %205, float %241)
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 736), align 4, !tbaa !16
  %246 = load float, ptr addrspace(3) %119, align 4, !tbaa !16
  %247 = fneg float %245
  %248 = tail call float @llvm.fmuladd.f32(float %247, float %246, float %244)
  %249 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 740), align 4, !tbaa !16
  %250 = fneg float %249
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %179, float %248)
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 744), align 4, !tbaa !16
  %253 = fneg float %252
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %213, float %251)
  store float %254, ptr addrspace(3) %214, align 4, !tbaa !16
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 768
  %256 = load float, ptr addrspace(3) %255, align 4, !tbaa !16
  %257 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 768), align 4, !tbaa !16
  %258 = fneg float %257
  %259 = tail call float @llvm.fmuladd.f32(float %258, float %217, float %256)
  %260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 772), align 4, !tbaa !16
  %261 = fneg float %260
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %221, float %259)
  %263 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 776), align 4, !tbaa !16
  %264 = fneg float %263
  %265 = tail call float @llvm.fmuladd.f32(float %264, float %225, float %262)
  %266 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 780), align 4, !tbaa !16
  %267 = fneg float %266
  %268 = tail call float @llvm.fmuladd.f32(float %267, float %229, float %265)
  %269 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 784), align 4, !tbaa !16
  %270 = fneg float %269
  %271 = tail call float @llvm.fmuladd.f32(float %270, float %233, float %268)
  %272 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 788), align 4, !tbaa !16
  %273 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %274 = fneg float %272
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %273, float %271)
  %276 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 792), align 4, !tbaa !16
  %277 = fneg float %276
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %201, float %275)
  %279 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 796), align 4, !tbaa !16
  %280 = fneg float %279
  %281 = tail call float @llvm.fmuladd.f32(float %280, float %205, float %278)
  %282 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 800), align 4, !tbaa !16
  %283 = fneg float %282
  %284 = tail call float @llvm.fmuladd.f32(float %283, float %246, float %281)
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 804), align 4, !tbaa !16
  %286 = load float, ptr addrspace(3) %150, align 4, !tbaa !16
  %287 = fneg float %285
  %288 = tail call float @llvm.fmuladd.f32(float %287, float %286, float %284)
  %289 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 808), align 4, !tbaa !16
  %290 = fneg float %289
  %291 = tail call float @llvm.fmuladd.f32(float %290, float %213, float %288)
  %292 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 812), align 4, !tbaa !16
  %293 = fneg float %292
  %294 = tail call float @llvm.fmuladd.f32(float %293, float %254, float %291)
  store float %294, ptr addrspace(3) %255, align 4, !tbaa !16
  %295 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 832
  %296 = load float, ptr addrspace(3) %295, align 4, !tbaa !16
  %297 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 832), align 4, !tbaa !16
  %298 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %299 = fneg float %297
  %300 = tail call float @llvm.fmuladd.f32(float %299, float %298, float %296)
  %301 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 836), align 4, !tbaa !16
  %302 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %303 = fneg float %301
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %302, float %300)
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 840), align 4, !tbaa !16
  %306 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %307 = fneg float %305
  %308 = tail call float @llvm.fmuladd.f32(float %307, float %306, float %304)
  %309 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 844), align 4, !tbaa !16
  %310 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %311 = fneg float %309
  %312 = tail call float @llvm.fmuladd.f32(float %311, float %310, float %308)
  %313 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 848), align 4, !tbaa !16
  %314 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %315 = fneg float %313
  %316 = tail call float @llvm.fmuladd.f32(float %315, float %314, float %312)
  %317 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 852), align 4, !tbaa !16
  %318 = fneg float %317
  %319 = tail call float @llvm.fmuladd.f32(float %318, float %273, float %316)
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 856), align 4, !tbaa !16
  %321 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %322 = fneg float %320
  %323 = tail call float @llvm.fmuladd.f32(float %322, float %321, float %319)
  %324 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 860), align 4, !tbaa !16
  %325 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %326 = fneg float %324
  %327 = tail call float @llvm.fmuladd.f32(float %326, float %325, float %323)
  %328 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 864), align 4, !tbaa !16
  %329 = load float, ptr addrspace(3) %119, align 4, !tbaa !16
  %330 = fneg float %328
  %331 = tail call float @llvm.fmuladd.f32(float %330, float %329, float %327)
  %332 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 868), align 4, !tbaa !16
  %333 = fneg float %332
  %334 = tail call float @llvm.fmuladd.f32(float %333, float %286, float %331)
  %335 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 872), align 4, !tbaa !16
  %336 = load float, ptr addrspace(3) %180, align 4, !tbaa !16
  %337 = fneg float %335
  %338 = tail call float @llvm.fmuladd.f32(float %337, float %336, float %334)
  %339 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 876), align 4, !tbaa !16
  %340 = load float, ptr addrspace(3) %214, align 4, !tbaa !16
  %341 = fneg float %339
  %342 = tail call float @llvm.fmuladd.f32(float %341, float %340, float %338)
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 880), align 4, !tbaa !16
  %344 = fneg float %343
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %294, float %342)
  store float %345, ptr addrspace(3) %295, align 4, !tbaa !16
  %346 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 896
  %347 = load float, ptr addrspace(3) %346, align 4, !tbaa !16
  %348 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 896), align 4, !tbaa !16
  %349 = fneg float %348
  %350 = tail call float @llvm.fmuladd.f32(float %349, float %298, float %347)
  %351 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 900), align 4, !tbaa !16
  %352 = fneg float %351
  %353 = tail call float @llvm.fmuladd.f32(float %352, float %302, float %350)
  %354 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 904), align 4, !tbaa !16
  %355 = fneg float %354
  %356 = tail call float @llvm.fmuladd.f32(float %355, float %306, float %353)
  %357 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 908), align 4, !tbaa !16
  %358 = fneg float %357
  %359 = tail call float @llvm.fmuladd.f32(float %358, float %310, float %356)
  %360 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 912), align 4, !tbaa !16
  %361 = fneg float %360
  %362 = tail call float @llvm.fmuladd.f32(float %361, float %314, float %359)
  %363 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 916), align 4, !tbaa !16
  %364 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %365 = fneg float %363
  %366 = tail call float @llvm.fmuladd.f32(float %365, float %364, float %362)
  %367 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 920), align 4, !tbaa !16
  %368 = fneg float %367
  %369 = tail call float @llvm.fmuladd.f32(float %368, float %321, float %366)
  %370 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 924), align 4, !tbaa !16
  %371 = fneg float %370
  %372 = tail call float @llvm.fmuladd.f32(float %371, float %325, float %369)
  %373 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 928), align 4, !tbaa !16
  %374 = fneg float %373
  %375 = tail call float @llvm.fmuladd.f32(float %374, float %329, float %372)
  %376 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 932), align 4, !tbaa !16
  %377 = load float, ptr addrspace(3) %150, align 4, !tbaa !16
  %378 = fneg float %376
  %379 = tail call float @llvm.fmuladd.f32(float %378, float %377, float %375)
  %380 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 936), align 4, !tbaa !16
  %381 = fneg float %380
  %382 = tail call float @llvm.fmuladd.f32(float %381, float %336, float %379)
  %383 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 940), align 4, !tbaa !16
  %384 = fneg float %383
  %385 = tail call float @llvm.fmuladd.f32(float %384, float %340, float %382)
  %386 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 944), align 4, !tbaa !16
  %387 = load float, ptr addrspace(3) %255, align 4, !tbaa !16
  %388 = fneg float %386
  %389 = tail call float @llvm.fmuladd.f32(float %388, float %387, float %385)
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 948), align 4, !tbaa !16
  %391 = fneg float %390
  %392 = tail call float @llvm.fmuladd.f32(float %391, float %345, float %389)
  store float %392, ptr addrspace(3) %346, align 4, !tbaa !16
  %393 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 960
  %394 = load float, ptr addrspace(3) %393, align 4, !tbaa !16
  %395 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 960), align 4, !tbaa !16
  %396 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %397 = fneg float %395
  %398 = tail call float @llvm.fmuladd.f32(float %397, float %396, float %394)
  %399 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 964), align 4, !tbaa !16
  %400 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %401 = fneg float %399
  %402 = tail call float @llvm.fmuladd.f32(float %401, float %400, float %398)
  %403 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 968), align 4, !tbaa !16
  %404 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %405 = fneg float %403
  %406 = tail call float @llvm.fmuladd.f32(float %405, float %404, float %402)
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 972), align 4, !tbaa !16
  %408 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %409 = fneg float %407
  %410 = tail call float @llvm.fmuladd.f32(float %409, float %408, float %406)
  %411 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 976), align 4, !tbaa !16
  %412 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %413 = fneg float %411
  %414 = tail call float @llvm.fmuladd.f32(float %413, float %412, float %410)
  %415 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 980), align 4, !tbaa !16
  %416 = fneg float %415
  %417 = tail call float @llvm.fmuladd.f32(float %416, float %364, float %414)
  %418 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 984), align 4, !tbaa !16
  %419 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %420 = fneg float %418
  %421 = tail call float @llvm.fmuladd.f32(float %420, float %419, float %417)
  %422 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 988), align 4, !tbaa !16
  %423 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %424 = fneg float %422
  %425 = tail call float @llvm.fmuladd.f32(float %424, float %423, float %421)
  %426 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 992), align 4, !tbaa !16
  %427 = load float, ptr addrspace(3) %119, align 4, !tbaa !16
  %428 = fneg float %426
  %429 = tail call float @llvm.fmuladd.f32(float %428, float %427, float %425)
  %430 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 996), align 4, !tbaa !16
  %431 = fneg float %430
  %432 = tail call float @llvm.fmuladd.f32(float %431, float %377, float %429)
  %433 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1000), align 4, !tbaa !16
  %434 = load float, ptr addrspace(3) %180, align 4, !tbaa !16
  %435 = fneg float %433
  %436 = tail call float @llvm.fmuladd.f32(float %435, float %434, float %432)
  %437 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1004), align 4, !tbaa !16
  %438 = load float, ptr addrspace(3) %214, align 4, !tbaa !16
  %439 = fneg float %437
  %440 = tail call float @llvm.fmuladd.f32(float %439, float %438, float %436)
  %441 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1008), align 4, !tbaa !16
  %442 = fneg float %441
  %443 = tail call float @llvm.fmuladd.f32(float %442, float %387, float %440)
  %444 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1012), align 4, !tbaa !16
  %445 = load float, ptr addrspace(3) %295, align 4, !tbaa !16
  %446 = fneg float %444
  %447 = tail call float @llvm.fmuladd.f32(float %446, float %445, float %443)
  %448 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1016), align 4, !tbaa !16
  %449 = fneg float %448
  %450 = tail call float @llvm.fmuladd.f32(float %449, float %392, float %447)
  store float %450, ptr addrspace(3) %393, align 4, !tbaa !16
  br label %1189

451:                                              ; preds = %1182
  %452 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.col, i32 %6
  %453 = load float, ptr addrspace(3) %452, align 4, !tbaa !16
  %454 = load float, ptr addrspace(3) @lud_perimeter.dia, align 4, !tbaa !16
  %455 = fdiv float %453, %454
  store float %455, ptr addrspace(3) %452, align 4, !tbaa !16
  %456 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 4
  %457 = load float, ptr addrspace(3) %456, align 4, !tbaa !16
  %458 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 4), align 4, !tbaa !16
  %459 = fneg float %455
  %460 = tail call float @llvm.fmuladd.f32(float %459, float %458, float %457)
  %461 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 68), align 4, !tbaa !16
  %462 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 4
  %463 = fdiv float %460, %461
  store float %463, ptr addrspace(3) %462, align 4, !tbaa !16
  %464 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 8
  %465 = load float, ptr addrspace(3) %464, align 4, !tbaa !16
  %466 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 8), align 4, !tbaa !16
  %467 = fneg float %455
  %468 = tail call float @llvm.fmuladd.f32(float %467, float %466, float %465)
  %469 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 72), align 4, !tbaa !16
  %470 = fneg float %463
  %471 = tail call float @llvm.fmuladd.f32(float %470, float %469, float %468)
  %472 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 136), align 4, !tbaa !16
  %473 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 8
  %474 = fdiv float %471, %472
  store float %474, ptr addrspace(3) %473, align 4, !tbaa !16
  %475 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 12
  %476 = load float, ptr addrspace(3) %475, align 4, !tbaa !16
  %477 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 12), align 4, !tbaa !16
  %478 = fneg float %455
  %479 = tail call float @llvm.fmuladd.f32(float %478, float %477, float %476)
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 76), align 4, !tbaa !16
  %481 = fneg float %463
  %482 = tail call float @llvm.fmuladd.f32(float %481, float %480, float %479)
  %483 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 140), align 4, !tbaa !16
  %484 = fneg float %474
  %485 = tail call float @llvm.fmuladd.f32(float %484, float %483, float %482)
  %486 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 204), align 4, !tbaa !16
  %487 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 12
  %488 = fdiv float %485, %486
  store float %488, ptr addrspace(3) %487, align 4, !tbaa !16
  %489 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 16
  %490 = load float, ptr addrspace(3) %489, align 4, !tbaa !16
  %491 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 16), align 4, !tbaa !16
  %492 = fneg float %455
  %493 = tail call float @llvm.fmuladd.f32(float %492, float %491, float %490)
  %494 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 80), align 4, !tbaa !16
  %495 = fneg float %463
  %496 = tail call float @llvm.fmuladd.f32(float %495, float %494, float %493)
  %497 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 144), align 4, !tbaa !16
  %498 = fneg float %474
  %499 = tail call float @llvm.fmuladd.f32(float %498, float %497, float %496)
  %500 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 208), align 4, !tbaa !16
  %501 = fneg float %488
  %502 = tail call float @llvm.fmuladd.f32(float %501, float %500, float %499)
  %503 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 272), align 4, !tbaa !16
  %504 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 16
  %505 = fdiv float %502, %503
  store float %505, ptr addrspace(3) %504, align 4, !tbaa !16
  %506 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 20
  %507 = load float, ptr addrspace(3) %506, align 4, !tbaa !16
  %508 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 20), align 4, !tbaa !16
  %509 = fneg float %455
  %510 = tail call float @llvm.fmuladd.f32(float %509, float %508, float %507)
  %511 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 84), align 4, !tbaa !16
  %512 = fneg float %463
  %513 = tail call float @llvm.fmuladd.f32(float %512, float %511, float %510)
  %514 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 148), align 4, !tbaa !16
  %515 = fneg float %474
  %516 = tail call float @llvm.fmuladd.f32(float %515, float %514, float %513)
  %517 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 212), align 4, !tbaa !16
  %518 = fneg float %488
  %519 = tail call float @llvm.fmuladd.f32(float %518, float %517, float %516)
  %520 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 276), align 4, !tbaa !16
  %521 = fneg float %505
  %522 = tail call float @llvm.fmuladd.f32(float %521, float %520, float %519)
  %523 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 340), align 4, !tbaa !16
  %524 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 20
  %525 = fdiv float %522, %523
  store float %525, ptr addrspace(3) %524, align 4, !tbaa !16
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 24
  %527 = load float, ptr addrspace(3) %526, align 4, !tbaa !16
  %528 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 24), align 4, !tbaa !16
  %529 = fneg float %455
  %530 = tail call float @llvm.fmuladd.f32(float %529, float %528, float %527)
  %531 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 88), align 4, !tbaa !16
  %532 = fneg float %463
  %533 = tail call float @llvm.fmuladd.f32(float %532, float %531, float %530)
  %534 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 152), align 4, !tbaa !16
  %535 = fneg float %474
  %536 = tail call float @llvm.fmuladd.f32(float %535, float %534, float %533)
  %537 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 216), align 4, !tbaa !16
  %538 = fneg float %488
  %539 = tail call float @llvm.fmuladd.f32(float %538, float %537, float %536)
  %540 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 280), align 4, !tbaa !16
  %541 = fneg float %505
  %542 = tail call float @llvm.fmuladd.f32(float %541, float %540, float %539)
  %543 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 344), align 4, !tbaa !16
  %544 = fneg float %525
  %545 = tail call float @llvm.fmuladd.f32(float %544, float %543, float %542)
  %546 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 408), align 4, !tbaa !16
  %547 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 24
  %548 = fdiv float %545, %546
  store float %548, ptr addrspace(3) %547, align 4, !tbaa !16
  %549 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 28
  %550 = load float, ptr addrspace(3) %549, align 4, !tbaa !16
  %551 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 28), align 4, !tbaa !16
  %552 = fneg float %455
  %553 = tail call float @llvm.fmuladd.f32(float %552, float %551, float %550)
  %554 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 92), align 4, !tbaa !16
  %555 = fneg float %463
  %556 = tail call float @llvm.fmuladd.f32(float %555, float %554, float %553)
  %557 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 156), align 4, !tbaa !16
  %558 = fneg float %474
  %559 = tail call float @llvm.fmuladd.f32(float %558, float %557, float %556)
  %560 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 220), align 4, !tbaa !16
  %561 = fneg float %488
  %562 = tail call float @llvm.fmuladd.f32(float %561, float %560, float %559)
  %563 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 284), align 4, !tbaa !16
  %564 = fneg float %505
  %565 = tail call float @llvm.fmuladd.f32(float %564, float %563, float %562)
  %566 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 348), align 4, !tbaa !16
  %567 = fneg float %525
  %568 = tail call float @llvm.fmuladd.f32(float %567, float %566, float %565)
  %569 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 412), align 4, !tbaa !16
  %570 = fneg float %548
  %571 = tail call float @llvm.fmuladd.f32(float %570, float %569, float %568)
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 476), align 4, !tbaa !16
  %573 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 28
  %574 = fdiv float %571, %572
  store float %574, ptr addrspace(3) %573, align 4, !tbaa !16
  %575 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 32
  %576 = load float, ptr addrspace(3) %575, align 4, !tbaa !16
  %577 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 32), align 4, !tbaa !16
  %578 = fneg float %455
  %579 = tail call float @llvm.fmuladd.f32(float %578, float %577, float %576)
  %580 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 96), align 4, !tbaa !16
  %581 = fneg float %463
  %582 = tail call float @llvm.fmuladd.f32(float %581, float %580, float %579)
  %583 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 160), align 4, !tbaa !16
  %584 = fneg float %474
  %585 = tail call float @llvm.fmuladd.f32(float %584, float %583, float %582)
  %586 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 224), align 4, !tbaa !16
  %587 = fneg float %488
  %588 = tail call float @llvm.fmuladd.f32(float %587, float %586, float %585)
  %589 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 288), align 4, !tbaa !16
  %590 = fneg float %505
  %591 = tail call float @llvm.fmuladd.f32(float %590, float %589, float %588)
  %592 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 352), align 4, !tbaa !16
  %593 = fneg float %525
  %594 = tail call float @llvm.fmuladd.f32(float %593, float %592, float %591)
  %595 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 416), align 4, !tbaa !16
  %596 = fneg float %548
  %597 = tail call float @llvm.fmuladd.f32(float %596, float %595, float %594)
  %598 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 480), align 4, !tbaa !16
  %599 = fneg float %574
  %600 = tail call float @llvm.fmuladd.f32(float %599, float %598, float %597)
  %601 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 544), align 4, !tbaa !16
  %602 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 32
  %603 = fdiv float %600, %601
  store float %603, ptr addrspace(3) %602, align 4, !tbaa !16
  %604 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 36
  %605 = load float, ptr addrspace(3) %604, align 4, !tbaa !16
  %606 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 36), align 4, !tbaa !16
  %607 = fneg float %455
  %608 = tail call float @llvm.fmuladd.f32(float %607, float %606, float %605)
  %609 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 100), align 4, !tbaa !16
  %610 = fneg float %463
  %611 = tail call float @llvm.fmuladd.f32(float %610, float %609, float %608)
  %612 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 164), align 4, !tbaa !16
  %613 = fneg float %474
  %614 = tail call float @llvm.fmuladd.f32(float %613, float %612, float %611)
  %615 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 228), align 4, !tbaa !16
  %616 = fneg float %488
  %617 = tail call float @llvm.fmuladd.f32(float %616, float %615, float %614)
  %618 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 292), align 4, !tbaa !16
  %619 = fneg float %505
  %620 = tail call float @llvm.fmuladd.f32(float %619, float %618, float %617)
  %621 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 356), align 4, !tbaa !16
  %622 = fneg float %525
  %623 = tail call float @llvm.fmuladd.f32(float %622, float %621, float %620)
  %624 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 420), align 4, !tbaa !16
  %625 = fneg float %548
  %626 = tail call float @llvm.fmuladd.f32(float %625, float %624, float %623)
  %627 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 484), align 4, !tbaa !16
  %628 = fneg float %574
  %629 = tail call float @llvm.fmuladd.f32(float %628, float %627, float %626)
  %630 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 548), align 4, !tbaa !16
  %631 = fneg float %603
  %632 = tail call float @llvm.fmuladd.f32(float %631, float %630, float %629)
  %633 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 612), align 4, !tbaa !16
  %634 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 36
  %635 = fdiv float %632, %633
  store float %635, ptr addrspace(3) %634, align 4, !tbaa !16
  %636 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 40
  %637 = load float, ptr addrspace(3) %636, align 4, !tbaa !16
  %638 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 40), align 4, !tbaa !16
  %639 = fneg float %455
  %640 = tail call float @llvm.fmuladd.f32(float %639, float %638, float %637)
  %641 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 104), align 4, !tbaa !16
  %642 = fneg float %463
  %643 = tail call float @llvm.fmuladd.f32(float %642, float %641, float %640)
  %644 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 168), align 4, !tbaa !16
  %645 = fneg float %474
  %646 = tail call float @llvm.fmuladd.f32(float %645, float %644, float %643)
  %647 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 232), align 4, !tbaa !16
  %648 = fneg float %488
  %649 = tail call float @llvm.fmuladd.f32(float %648, float %647, float %646)
  %650 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 296), align 4, !tbaa !16
  %651 = fneg float %505
  %652 = tail call float @llvm.fmuladd.f32(float %651, float %650, float %649)
  %653 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 360), align 4, !tbaa !16
  %654 = fneg float %525
  %655 = tail call float @llvm.fmuladd.f32(float %654, float %653, float %652)
  %656 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 424), align 4, !tbaa !16
  %657 = fneg float %548
  %658 = tail call float @llvm.fmuladd.f32(float %657, float %656, float %655)
  %659 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 488), align 4, !tbaa !16
  %660 = fneg float %574
  %661 = tail call float @llvm.fmuladd.f32(float %660, float %659, float %658)
  %662 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 552), align 4, !tbaa !16
  %663 = fneg float %603
  %664 = tail call float @llvm.fmuladd.f32(float %663, float %662, float %661)
  %665 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 616), align 4, !tbaa !16
  %666 = fneg float %635
  %667 = tail call float @llvm.fmuladd.f32(float %666, float %665, float %664)
  %668 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 680), align 4, !tbaa !16
  %669 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 40
  %670 = fdiv float %667, %668
  store float %670, ptr addrspace(3) %669, align 4, !tbaa !16
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 44
  %672 = load float, ptr addrspace(3) %671, align 4, !tbaa !16
  %673 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 44), align 4, !tbaa !16
  %674 = fneg float %455
  %675 = tail call float @llvm.fmuladd.f32(float %674, float %673, float %672)
  %676 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 108), align 4, !tbaa !16
  %677 = fneg float %463
  %678 = tail call float @llvm.fmuladd.f32(float %677, float %676, float %675)
  %679 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 172), align 4, !tbaa !16
  %680 = fneg float %474
  %681 = tail call float @llvm.fmuladd.f32(float %680, float %679, float %678)
  %682 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 236), align 4, !tbaa !16
  %683 = fneg float %488
  %684 = tail call float @llvm.fmuladd.f32(float %683, float %682, float %681)
  %685 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 300), align 4, !tbaa !16
  %686 = fneg float %505
  %687 = tail call float @llvm.fmuladd.f32(float %686, float %685, float %684)
  %688 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 364), align 4, !tbaa !16
  %689 = fneg float %525
  %690 = tail call float @llvm.fmuladd.f32(float %689, float %688, float %687)
  %691 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 428), align 4, !tbaa !16
  %692 = fneg float %548
  %693 = tail call float @llvm.fmuladd.f32(float %692, float %691, float %690)
  %694 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 492), align 4, !tbaa !16
  %695 = fneg float %574
  %696 = tail call float @llvm.fmuladd.f32(float %695, float %694, float %693)
  %697 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 556), align 4, !tbaa !16
  %698 = fneg float %603
  %699 = tail call float @llvm.fmuladd.f32(float %698, float %697, float %696)
  %700 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 620), align 4, !tbaa !16
  %701 = fneg float %635
  %702 = tail call float @llvm.fmuladd.f32(float %701, float %700, float %699)
  %703 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 684), align 4, !tbaa !16
  %704 = fneg float %670
  %705 = tail call float @llvm.fmuladd.f32(float %704, float %703, float %702)
  %706 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 748), align 4, !tbaa !16
  %707 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 44
  %708 = fdiv float %705, %706
  store float %708, ptr addrspace(3) %707, align 4, !tbaa !16
  %709 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 48
  %710 = load float, ptr addrspace(3) %709, align 4, !tbaa !16
  %711 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 48), align 4, !tbaa !16
  %712 = fneg float %455
  %713 = tail call float @llvm.fmuladd.f32(float %712, float %711, float %710)
  %714 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 112), align 4, !tbaa !16
  %715 = fneg float %463
  %716 = tail call float @llvm.fmuladd.f32(float %715, float %714, float %713)
  %717 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 176), align 4, !tbaa !16
  %718 = fneg float %474
  %719 = tail call float @llvm.fmuladd.f32(float %718, float %717, float %716)
  %720 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 240), align 4, !tbaa !16
  %721 = fneg float %488
  %722 = tail call float @llvm.fmuladd.f32(float %721, float %720, float %719)
  %723 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 304), align 4, !tbaa !16
  %724 = fneg float %505
  %725 = tail call float @llvm.fmuladd.f32(float %724, float %723, float %722)
  %726 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 368), align 4, !tbaa !16
  %727 = fneg float %525
  %728 = tail call float @llvm.fmuladd.f32(float %727, float %726, float %725)
  %729 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 432), align 4, !tbaa !16
  %730 = fneg float %548
  %731 = tail call float @llvm.fmuladd.f32(float %730, float %729, float %728)
  %732 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 496), align 4, !tbaa !16
  %733 = fneg float %574
  %734 = tail call float @llvm.fmuladd.f32(float %733, float %732, float %731)
  %735 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 560), align 4, !tbaa !16
  %736 = fneg float %603
  %737 = tail call float @llvm.fmuladd.f32(float %736, float %735, float %734)
  %738 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 624), align 4, !tbaa !16
  %739 = fneg float %635
  %740 = tail call float @llvm.fmuladd.f32(float %739, float %738, float %737)
  %741 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 688), align 4, !tbaa !16
  %742 = fneg float %670
  %743 = tail call float @llvm.fmuladd.f32(float %742, float %741, float %740)
  %744 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 752), align 4, !tbaa !16
  %745 = fneg float %708
  %746 = tail call float @llvm.fmuladd.f32(float %745, float %744, float %743)
  %747 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 816), align 4, !tbaa !16
  %748 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 48
  %749 = fdiv float %746, %747
  store float %749, ptr addrspace(3) %748, align 4, !tbaa !16
  %750 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 52
  %751 = load float, ptr addrspace(3) %750, align 4, !tbaa !16
  %752 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 52), align 4, !tbaa !16
  %753 = fneg float %455
  %754 = tail call float @llvm.fmuladd.f32(float %753, float %752, float %751)
  %755 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 116), align 4, !tbaa !16
  %756 = fneg float %463
  %757 = tail call float @llvm.fmuladd.f32(float %756, float %755, float %754)
  %758 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 180), align 4, !tbaa !16
  %759 = fneg float %474
  %760 = tail call float @llvm.fmuladd.f32(float %759, float %758, float %757)
  %761 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 244), align 4, !tbaa !16
  %762 = fneg float %488
  %763 = tail call float @llvm.fmuladd.f32(float %762, float %761, float %760)
  %764 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 308), align 4, !tbaa !16
  %765 = fneg float %505
  %766 = tail call float @llvm.fmuladd.f32(float %765, float %764, float %763)
  %767 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 372), align 4, !tbaa !16
  %768 = fneg float %525
  %769 = tail call float @llvm.fmuladd.f32(float %768, float %767, float %766)
  %770 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 436), align 4, !tbaa !16
  %771 = fneg float %548
  %772 = tail call float @llvm.fmuladd.f32(float %771, float %770, float %769)
  %773 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 500), align 4, !tbaa !16
  %774 = fneg float %574
  %775 = tail call float @llvm.fmuladd.f32(float %774, float %773, float %772)
  %776 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 564), align 4, !tbaa !16
  %777 = fneg float %603
  %778 = tail call float @llvm.fmuladd.f32(float %777, float %776, float %775)
  %779 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 628), align 4, !tbaa !16
  %780 = fneg float %635
  %781 = tail call float @llvm.fmuladd.f32(float %780, float %779, float %778)
  %782 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 692), align 4, !tbaa !16
  %783 = fneg float %670
  %784 = tail call float @llvm.fmuladd.f32(float %783, float %782, float %781)
  %785 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 756), align 4, !tbaa !16
  %786 = fneg float %708
  %787 = tail call float @llvm.fmuladd.f32(float %786, float %785, float %784)
  %788 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 820), align 4, !tbaa !16
  %789 = fneg float %749
  %790 = tail call float @llvm.fmuladd.f32(float %789, float %788, float %787)
  %791 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 884), align 4, !tbaa !16
  %792 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 52
  %793 = fdiv float %790, %791
  store float %793, ptr addrspace(3) %792, align 4, !tbaa !16
  %794 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 56
  %795 = load float, ptr addrspace(3) %794, align 4, !tbaa !16
  %796 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 56), align 4, !tbaa !16
  %797 = fneg float %455
  %798 = tail call float @llvm.fmuladd.f32(float %797, float %796, float %795)
  %799 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 120), align 4, !tbaa !16
  %800 = fneg float %463
  %801 = tail call float @llvm.fmuladd.f32(float %800, float %799, float %798)
  %802 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 184), align 4, !tbaa !16
  %803 = fneg float %474
  %804 = tail call float @llvm.fmuladd.f32(float %803, float %802, float %801)
  %805 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 248), align 4, !tbaa !16
  %806 = fneg float %488
  %807 = tail call float @llvm.fmuladd.f32(float %806, float %805, float %804)
  %808 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 312), align 4, !tbaa !16
  %809 = fneg float %505
  %810 = tail call float @llvm.fmuladd.f32(float %809, float %808, float %807)
  %811 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 376), align 4, !tbaa !16
  %812 = fneg float %525
  %813 = tail call float @llvm.fmuladd.f32(float %812, float %811, float %810)
  %814 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 440), align 4, !tbaa !16
  %815 = fneg float %548
  %816 = tail call float @llvm.fmuladd.f32(float %815, float %814, float %813)
  %817 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 504), align 4, !tbaa !16
  %818 = fneg float %574
  %819 = tail call float @llvm.fmuladd.f32(float %818, float %817, float %816)
  %820 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 568), align 4, !tbaa !16
  %821 = fneg float %603
  %822 = tail call float @llvm.fmuladd.f32(float %821, float %820, float %819)
  %823 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 632), align 4, !tbaa !16
  %824 = fneg float %635
  %825 = tail call float @llvm.fmuladd.f32(float %824, float %823, float %822)
  %826 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 696), align 4, !tbaa !16
  %827 = fneg float %670
  %828 = tail call float @llvm.fmuladd.f32(float %827, float %826, float %825)
  %829 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 760), align 4, !tbaa !16
  %830 = fneg float %708
  %831 = tail call float @llvm.fmuladd.f32(float %830, float %829, float %828)
  %832 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 824), align 4, !tbaa !16
  %833 = fneg float %749
  %834 = tail call float @llvm.fmuladd.f32(float %833, float %832, float %831)
  %835 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 888), align 4, !tbaa !16
  %836 = fneg float %793
  %837 = tail call float @llvm.fmuladd.f32(float %836, float %835, float %834)
  %838 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 952), align 4, !tbaa !16
  %839 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 56
  %840 = fdiv float %837, %838
  store float %840, ptr addrspace(3) %839, align 4, !tbaa !16
  %841 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 60
  %842 = load float, ptr addrspace(3) %841, align 4, !tbaa !16
  %843 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 60), align 4, !tbaa !16
  %844 = fneg float %455
  %845 = tail call float @llvm.fmuladd.f32(float %844, float %843, float %842)
  %846 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 124), align 4, !tbaa !16
  %847 = fneg float %463
  %848 = tail call float @llvm.fmuladd.f32(float %847, float %846, float %845)
  %849 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 188), align 4, !tbaa !16
  %850 = fneg float %474
  %851 = tail call float @llvm.fmuladd.f32(float %850, float %849, float %848)
  %852 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 252), align 4, !tbaa !16
  %853 = fneg float %488
  %854 = tail call float @llvm.fmuladd.f32(float %853, float %852, float %851)
  %855 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 316), align 4, !tbaa !16
  %856 = fneg float %505
  %857 = tail call float @llvm.fmuladd.f32(float %856, float %855, float %854)
  %858 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 380), align 4, !tbaa !16
  %859 = fneg float %525
  %860 = tail call float @llvm.fmuladd.f32(float %859, float %858, float %857)
  %861 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 444), align 4, !tbaa !16
  %862 = fneg float %548
  %863 = tail call float @llvm.fmuladd.f32(float %862, float %861, float %860)
  %864 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 508), align 4, !tbaa !16
  %865 = fneg float %574
  %866 = tail call float @llvm.fmuladd.f32(float %865, float %864, float %863)
  %867 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 572), align 4, !tbaa !16
  %868 = fneg float %603
  %869 = tail call float @llvm.fmuladd.f32(float %868, float %867, float %866)
  %870 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 636), align 4, !tbaa !16
  %871 = fneg float %635
  %872 = tail call float @llvm.fmuladd.f32(float %871, float %870, float %869)
  %873 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 700), align 4, !tbaa !16
  %874 = fneg float %670
  %875 = tail call float @llvm.fmuladd.f32(float %874, float %873, float %872)
  %876 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 764), align 4, !tbaa !16
  %877 = fneg float %708
  %878 = tail call float @llvm.fmuladd.f32(float %877, float %876, float %875)
  %879 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 828), align 4, !tbaa !16
  %880 = fneg float %749
  %881 = tail call float @llvm.fmuladd.f32(float %880, float %879, float %878)
  %882 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 892), align 4, !tbaa !16
  %883 = fneg float %793
  %884 = tail call float @llvm.fmuladd.f32(float %883, float %882, float %881)
  %885 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 956), align 4, !tbaa !16
  %886 = fneg float %840
  %887 = tail call float @llvm.fmuladd.f32(float %886, float %885, float %884)
  %888 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1020), align 4, !tbaa !16
  %889 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 60
  %890 = fdiv float %887, %888
  store float %890, ptr addrspace(3) %889, align 4, !tbaa !16
  br label %1189

891:                                              ; preds = %3
  %892 = mul i32 %18, %1
  %893 = add i32 %15, %892
  %894 = sext i32 %893 to i64
  %895 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %894
  %896 = load float, ptr addrspace(1) %895, align 4, !tbaa !16, !amdgpu.noclobber !18
  store float %896, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %904

897:                                              ; preds = %3
  %898 = sext i32 %15 to i64
  %899 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %898
  %900 = load float, ptr addrspace(1) %899, align 4, !tbaa !16, !amdgpu.noclobber !18
  store float %900, ptr addrspace(3) %10, align 4, !tbaa !16
  %901 = sext i32 %17 to i64
  %902 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %901
  %903 = load float, ptr addrspace(1) %902, align 4, !tbaa !16, !amdgpu.noclobber !18
  store float %903, ptr addrspace(3) %13, align 4, !tbaa !16
  br label %904

904:                                              ; preds = %897, %891
  br i1 %7, label %912, label %905

905:                                              ; preds = %904
  %906 = add i32 %15, %1
  %907 = sext i32 %906 to i64
  %908 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %907
  %909 = load float, ptr addrspace(1) %908, align 4, !tbaa !16, !amdgpu.noclobber !18
  %910 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 64
  store float %909, ptr addrspace(3) %910, align 4, !tbaa !16
  %911 = add i32 %17, %1
  br label %916

912:                                              ; preds = %904
  %913 = add i32 %16, 17
  %914 = mul i32 %913, %1
  %915 = add i32 %15, %914
  br label %916

916:                                              ; preds = %912, %905
  %917 = phi i32 [ %915, %912 ], [ %911, %905 ]
  %918 = phi ptr addrspace(3) [ %14, %912 ], [ %13, %905 ]
  %919 = sext i32 %917 to i64
  %920 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %919
  %921 = load float, ptr addrspace(1) %920, align 4, !tbaa !16
  %922 = getelementptr inbounds nuw i8, ptr addrspace(3) %918, i32 64
  store float %921, ptr addrspace(3) %922, align 4, !tbaa !16
  br i1 %7, label %931, label %923

923:                                              ; preds = %916
  %924 = shl nsw i32 %1, 1
  %925 = add i32 %15, %924
  %926 = sext i32 %925 to i64
  %927 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %926
  %928 = load float, ptr addrspace(1) %927, align 4, !tbaa !16, !amdgpu.noclobber !18
  %929 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 128
  store float %928, ptr addrspace(3) %929, align 4, !tbaa !16
  %930 = add i32 %17, %924
  br label %935

931:                                              ; preds = %916
  %932 = add i32 %16, 18
  %933 = mul i32 %932, %1
  %934 = add i32 %15, %933
  br label %935

935:                                              ; preds = %931, %923
  %936 = phi i32 [ %934, %931 ], [ %930, %923 ]
  %937 = phi ptr addrspace(3) [ %14, %931 ], [ %13, %923 ]
  %938 = sext i32 %936 to i64
  %939 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %938
  %940 = load float, ptr addrspace(1) %939, align 4, !tbaa !16
  %941 = getelementptr inbounds nuw i8, ptr addrspace(3) %937, i32 128
  store float %940, ptr addrspace(3) %941, align 4, !tbaa !16
  br i1 %7, label %950, label %942

942:                                              ; preds = %935
  %943 = mul nsw i32 %1, 3
  %944 = add i32 %15, %943
  %945 = sext i32 %944 to i64
  %946 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %945
  %947 = load float, ptr addrspace(1) %946, align 4, !tbaa !16, !amdgpu.noclobber !18
  %948 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 192
  store float %947, ptr addrspace(3) %948, align 4, !tbaa !16
  %949 = add i32 %17, %943
  br label %954

950:                                              ; preds = %935
  %951 = add i32 %16, 19
  %952 = mul i32 %951, %1
  %953 = add i32 %15, %952
  br label %954

954:                                              ; preds = %950, %942
  %955 = phi i32 [ %953, %950 ], [ %949, %942 ]
  %956 = phi ptr addrspace(3) [ %14, %950 ], [ %13, %942 ]
  %957 = sext i32 %955 to i64
  %958 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %957
  %959 = load float, ptr addrspace(1) %958, align 4, !tbaa !16
  %960 = getelementptr inbounds nuw i8, ptr addrspace(3) %956, i32 192
  store float %959, ptr addrspace(3) %960, align 4, !tbaa !16
  br i1 %7, label %969, label %961

961:                                              ; preds = %954
  %962 = shl nsw i32 %1, 2
  %963 = add i32 %15, %962
  %964 = sext i32 %963 to i64
  %965 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %964
  %966 = load float, ptr addrspace(1) %965, align 4, !tbaa !16, !amdgpu.noclobber !18
  %967 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 256
  store float %966, ptr addrspace(3) %967, align 4, !tbaa !16
  %968 = add i32 %17, %962
  br label %973

969:                                              ; preds = %954
  %970 = add i32 %16, 20
  %971 = mul i32 %970, %1
  %972 = add i32 %15, %971
  br label %973

973:                                              ; preds = %969, %961
  %974 = phi i32 [ %972, %969 ], [ %968, %961 ]
  %975 = phi ptr addrspace(3) [ %14, %969 ], [ %13, %961 ]
  %976 = sext i32 %974 to i64
  %977 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %976
  %978 = load float, ptr addrspace(1) %977, align 4, !tbaa !16
  %979 = getelementptr inbounds nuw i8, ptr addrspace(3) %975, i32 256
  store float %978, ptr addrspace(3) %979, align 4, !tbaa !16
  br i1 %7, label %988, label %980

980:                                              ; preds = %973
  %981 = mul nsw i32 %1, 5
  %982 = add i32 %15, %981
  %983 = sext i32 %982 to i64
  %984 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %983
  %985 = load float, ptr addrspace(1) %984, align 4, !tbaa !16, !amdgpu.noclobber !18
  %986 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 320
  store float %985, ptr addrspace(3) %986, align 4, !tbaa !16
  %987 = add i32 %17, %981
  br label %992

988:                                              ; preds = %973
  %989 = add i32 %16, 21
  %990 = mul i32 %989, %1
  %991 = add i32 %15, %990
  br label %992

992:                                              ; preds = %988, %980
  %993 = phi i32 [ %991, %988 ], [ %987, %980 ]
  %994 = phi ptr addrspace(3) [ %14, %988 ], [ %13, %980 ]
  %995 = sext i32 %993 to i64
  %996 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %995
  %997 = load float, ptr addrspace(1) %996, align 4, !tbaa !16
  %998 = getelementptr inbounds nuw i8, ptr addrspace(3) %994, i32 320
  store float %997, ptr addrspace(3) %998, align 4, !tbaa !16
  br i1 %7, label %1007, label %999

999:                                              ; preds = %992
  %1000 = mul nsw i32 %1, 6
  %1001 = add i32 %15, %1000
  %1002 = sext i32 %1001 to i64
  %1003 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1002
  %1004 = load float, ptr addrspace(1) %1003, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1005 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 384
  store float %1004, ptr addrspace(3) %1005, align 4, !tbaa !16
  %1006 = add i32 %17, %1000
  br label %1011

1007:                                             ; preds = %992
  %1008 = add i32 %16, 22
  %1009 = mul i32 %1008, %1
  %1010 = add i32 %15, %1009
  br label %1011

1011:                                             ; preds = %1007, %999
  %1012 = phi i32 [ %1010, %1007 ], [ %1006, %999 ]
  %1013 = phi ptr addrspace(3) [ %14, %1007 ], [ %13, %999 ]
  %1014 = sext i32 %1012 to i64
  %1015 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1014
  %1016 = load float, ptr addrspace(1) %1015, align 4, !tbaa !16
  %1017 = getelementptr inbounds nuw i8, ptr addrspace(3) %1013, i32 384
  store float %1016, ptr addrspace(3) %1017, align 4, !tbaa !16
  br i1 %7, label %1026, label %1018

1018:                                             ; preds = %1011
  %1019 = mul nsw i32 %1, 7
  %1020 = add i32 %15, %1019
  %1021 = sext i32 %1020 to i64
  %1022 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1021
  %1023 = load float, ptr addrspace(1) %1022, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1024 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 448
  store float %1023, ptr addrspace(3) %1024, align 4, !tbaa !16
  %1025 = add i32 %17, %1019
  br label %1030

1026:                                             ; preds = %1011
  %1027 = add i32 %16, 23
  %1028 = mul i32 %1027, %1
  %1029 = add i32 %15, %1028
  br label %1030

1030:                                             ; preds = %1026, %1018
  %1031 = phi i32 [ %1029, %1026 ], [ %1025, %1018 ]
  %1032 = phi ptr addrspace(3) [ %14, %1026 ], [ %13, %1018 ]
  %1033 = sext i32 %1031 to i64
  %1034 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1033
  %1035 = load float, ptr addrspace(1) %1034, align 4, !tbaa !16
  %1036 = getelementptr inbounds nuw i8, ptr addrspace(3) %1032, i32 448
  store float %1035, ptr addrspace(3) %1036, align 4, !tbaa !16
  br i1 %7, label %1045, label %1037

1037:                                             ; preds = %1030
  %1038 = shl nsw i32 %1, 3
  %1039 = add i32 %15, %1038
  %1040 = sext i32 %1039 to i64
  %1041 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1040
  %1042 = load float, ptr addrspace(1) %1041, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1043 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 512
  store float %1042, ptr addrspace(3) %1043, align 4, !tbaa !16
  %1044 = add i32 %17, %1038
  br label %1049

1045:                                             ; preds = %1030
  %1046 = add i32 %16, 24
  %1047 = mul i32 %1046, %1
  %1048 = add i32 %15, %1047
  br label %1049

1049:                                             ; preds = %1045, %1037
  %1050 = phi i32 [ %1048, %1045 ], [ %1044, %1037 ]
  %1051 = phi ptr addrspace(3) [ %14, %1045 ], [ %13, %1037 ]
  %1052 = sext i32 %1050 to i64
  %1053 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1052
  %1054 = load float, ptr addrspace(1) %1053, align 4, !tbaa !16
  %1055 = getelementptr inbounds nuw i8, ptr addrspace(3) %1051, i32 512
  store float %1054, ptr addrspace(3) %1055, align 4, !tbaa !16
  br i1 %7, label %1064, label %1056

1056:                                             ; preds = %1049
  %1057 = mul nsw i32 %1, 9
  %1058 = add i32 %15, %1057
  %1059 = sext i32 %1058 to i64
  %1060 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1059
  %1061 = load float, ptr addrspace(1) %1060, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1062 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 576
  store float %1061, ptr addrspace(3) %1062, align 4, !tbaa !16
  %1063 = add i32 %17, %1057
  br label %1068

1064:                                             ; preds = %1049
  %1065 = add i32 %16, 25
  %1066 = mul i32 %1065, %1
  %1067 = add i32 %15, %1066
  br label %1068

1068:                                             ; preds = %1064, %1056
  %1069 = phi i32 [ %1067, %1064 ], [ %1063, %1056 ]
  %1070 = phi ptr addrspace(3) [ %14, %1064 ], [ %13, %1056 ]
  %1071 = sext i32 %1069 to i64
  %1072 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1071
  %1073 = load float, ptr addrspace(1) %1072, align 4, !tbaa !16
  %1074 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 576
  store float %1073, ptr addrspace(3) %1074, align 4, !tbaa !16
  br i1 %7, label %1083, label %1075

1075:                                             ; preds = %1068
  %1076 = mul nsw i32 %1, 10
  %1077 = add i32 %15, %1076
  %1078 = sext i32 %1077 to i64
  %1079 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1078
  %1080 = load float, ptr addrspace(1) %1079, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1081 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 640
  store float %1080, ptr addrspace(3) %1081, align 4, !tbaa !16
  %1082 = add i32 %17, %1076
  br label %1087

1083:                                             ; preds = %1068
  %1084 = add i32 %16, 26
  %1085 = mul i32 %1084, %1
  %1086 = add i32 %15, %1085
  br label %1087

1087:                                             ; preds = %1083, %1075
  %1088 = phi i32 [ %1086, %1083 ], [ %1082, %1075 ]
  %1089 = phi ptr addrspace(3) [ %14, %1083 ], [ %13, %1075 ]
  %1090 = sext i32 %1088 to i64
  %1091 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1090
  %1092 = load float, ptr addrspace(1) %1091, align 4, !tbaa !16
  %1093 = getelementptr inbounds nuw i8, ptr addrspace(3) %1089, i32 640
  store float %1092, ptr addrspace(3) %1093, align 4, !tbaa !16
  br i1 %7, label %1102, label %1094

1094:                                             ; preds = %1087
  %1095 = mul nsw i32 %1, 11
  %1096 = add i32 %15, %1095
  %1097 = sext i32 %1096 to i64
  %1098 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1097
  %1099 = load float, ptr addrspace(1) %1098, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1100 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 704
  store float %1099, ptr addrspace(3) %1100, align 4, !tbaa !16
  %1101 = add i32 %17, %1095
  br label %1106

1102:                                             ; preds = %1087
  %1103 = add i32 %16, 27
  %1104 = mul i32 %1103, %1
  %1105 = add i32 %15, %1104
  br label %1106

1106:                                             ; preds = %1102, %1094
  %1107 = phi i32 [ %1105, %1102 ], [ %1101, %1094 ]
  %1108 = phi ptr addrspace(3) [ %14, %1102 ], [ %13, %1094 ]
  %1109 = sext i32 %1107 to i64
  %1110 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1109
  %1111 = load float, ptr addrspace(1) %1110, align 4, !tbaa !16
  %1112 = getelementptr inbounds nuw i8, ptr addrspace(3) %1108, i32 704
  store float %1111, ptr addrspace(3) %1112, align 4, !tbaa !16
  br i1 %7, label %1121, label %1113

1113:                                             ; preds = %1106
  %1114 = mul nsw i32 %1, 12
  %1115 = add i32 %15, %1114
  %1116 = sext i32 %1115 to i64
  %1117 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1116
  %1118 = load float, ptr addrspace(1) %1117, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1119 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 768
  store float %1118, ptr addrspace(3) %1119, align 4, !tbaa !16
  %1120 = add i32 %17, %1114
  br label %1125

1121:                                             ; preds = %1106
  %1122 = add i32 %16, 28
  %1123 = mul i32 %1122, %1
  %1124 = add i32 %15, %1123
  br label %1125

1125:                                             ; preds = %1121, %1113
  %1126 = phi i32 [ %1124, %1121 ], [ %1120, %1113 ]
  %1127 = phi ptr addrspace(3) [ %14, %1121 ], [ %13, %1113 ]
  %1128 = sext i32 %1126 to i64
  %1129 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1128
  %1130 = load float, ptr addrspace(1) %1129, align 4, !tbaa !16
  %1131 = getelementptr inbounds nuw i8, ptr addrspace(3) %1127, i32 768
  store float %1130, ptr addrspace(3) %1131, align 4, !tbaa !16
  br i1 %7, label %1140, label %1132

1132:                                             ; preds = %1125
  %1133 = mul nsw i32 %1, 13
  %1134 = add i32 %15, %1133
  %1135 = sext i32 %1134 to i64
  %1136 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1135
  %1137 = load float, ptr addrspace(1) %1136, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1138 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 832
  store float %1137, ptr addrspace(3) %1138, align 4, !tbaa !16
  %1139 = add i32 %17, %1133
  br label %1144

1140:                                             ; preds = %1125
  %1141 = add i32 %16, 29
  %1142 = mul i32 %1141, %1
  %1143 = add i32 %15, %1142
  br label %1144

1144:                                             ; preds = %1140, %1132
  %1145 = phi i32 [ %1143, %1140 ], [ %1139, %1132 ]
  %1146 = phi ptr addrspace(3) [ %14, %1140 ], [ %13, %1132 ]
  %1147 = sext i32 %1145 to i64
  %1148 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1147
  %1149 = load float, ptr addrspace(1) %1148, align 4, !tbaa !16
  %1150 = getelementptr inbounds nuw i8, ptr addrspace(3) %1146, i32 832
  store float %1149, ptr addrspace(3) %1150, align 4, !tbaa !16
  br i1 %7, label %1159, label %1151

1151:                                             ; preds = %1144
  %1152 = mul nsw i32 %1, 14
  %1153 = add i32 %15, %1152
  %1154 = sext i32 %1153 to i64
  %1155 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1154
  %1156 = load float, ptr addrspace(1) %1155, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1157 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 896
  store float %1156, ptr addrspace(3) %1157, align 4, !tbaa !16
  %1158 = add i32 %17, %1152
  br label %1163

1159:                                             ; preds = %1144
  %1160 = add i32 %16, 30
  %1161 = mul i32 %1160, %1
  %1162 = add i32 %15, %1161
  br label %1163

1163:                                             ; preds = %1159, %1151
  %1164 = phi i32 [ %1162, %1159 ], [ %1158, %1151 ]
  %1165 = phi ptr addrspace(3) [ %14, %1159 ], [ %13, %1151 ]
  %1166 = sext i32 %1164 to i64
  %1167 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1166
  %1168 = load float, ptr addrspace(1) %1167, align 4, !tbaa !16
  %1169 = getelementptr inbounds nuw i8, ptr addrspace(3) %1165, i32 896
  store float %1168, ptr addrspace(3) %1169, align 4, !tbaa !16
  br i1 %7, label %1178, label %1170

1170:                                             ; preds = %1163
  %1171 = mul nsw i32 %1, 15
  %1172 = add i32 %15, %1171
  %1173 = sext i32 %1172 to i64
  %1174 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1173
  %1175 = load float, ptr addrspace(1) %1174, align 4, !tbaa !16, !amdgpu.noclobber !18
  %1176 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 960
  store float %1175, ptr addrspace(3) %1176, align 4, !tbaa !16
  %1177 = add i32 %17, %1171
  br label %1182

1178:                                             ; preds = %1163
  %1179 = add i32 %16, 31
  %1180 = mul i32 %1179, %1
  %1181 = add i32 %15, %1180
  br label %1182

1182:                                             ; preds = %1178, %1170
  %1183 = phi i32 [ %1181, %1178 ], [ %1177, %1170 ]
  %1184 = phi ptr addrspace(3) [ %14, %1178 ], [ %13, %1170 ]
  %1185 = sext i32 %1183 to i64
  %1186 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1185
  %1187 = load float, ptr addrspace(1) %1186, align 4, !tbaa !16
  %1188 = getelementptr inbounds nuw i8, ptr addrspace(3) %1184, i32 960
  store float %1187, ptr addrspace(3) %1188, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %7, label %451, label %19

1189:                                             ; preds = %19, %451
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %7, label %1190, label %1199

1190:                                             ; preds = %1189
  %1191 = mul i32 %18, %1
  %1192 = add i32 %15, %1191
  %1193 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %1194 = sext i32 %1192 to i64
  %1195 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1194
  store float %1193, ptr addrspace(1) %1195, align 4, !tbaa !16
  %1196 = add i32 %16, 17
  %1197 = mul i32 %1196, %1
  %1198 = add i32 %15, %1197
  br label %1204

1199:                                             ; preds = %1189
  %1200 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %1201 = sext i32 %17 to i64
  %1202 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1201
  store float %1200, ptr addrspace(1) %1202, align 4, !tbaa !16
  %1203 = add i32 %17, %1
  br label %1204

1204:                                             ; preds = %1190, %1199
  %1205 = phi i32 [ %1198, %1190 ], [ %1203, %1199 ]
  %1206 = phi ptr addrspace(3) [ %14, %1190 ], [ %13, %1199 ]
  %1207 = getelementptr inbounds nuw i8, ptr addrspace(3) %1206, i32 64
  %1208 = load float, ptr addrspace(3) %1207, align 4, !tbaa !16
  %1209 = sext i32 %1205 to i64
  %1210 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1209
  store float %1208, ptr addrspace(1) %1210, align 4, !tbaa !16
  br i1 %7, label %1214, label %1211

1211:                                             ; preds = %1204
  %1212 = shl nsw i32 %1, 1
  %1213 = add i32 %17, %1212
  br label %1218

1214:                                             ; preds = %1204
  %1215 = add i32 %16, 18
  %1216 = mul i32 %1215, %1
  %1217 = add i32 %15, %1216
  br label %1218

1218:                                             ; preds = %1214, %1211
  %1219 = phi i32 [ %1217, %1214 ], [ %1213, %1211 ]
  %1220 = phi ptr addrspace(3) [ %14, %1214 ], [ %13, %1211 ]
  %1221 = getelementptr inbounds nuw i8, ptr addrspace(3) %1220, i32 128
  %1222 = load float, ptr addrspace(3) %1221, align 4, !tbaa !16
  %1223 = sext i32 %1219 to i64
  %1224 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1223
  store float %1222, ptr addrspace(1) %1224, align 4, !tbaa !16
  br i1 %7, label %1228, label %1225

1225:                                             ; preds = %1218
  %1226 = mul nsw i32 %1, 3
  %1227 = add i32 %17, %1226
  br label %1232

1228:                                             ; preds = %1218
  %1229 = add i32 %16, 19
  %1230 = mul i32 %1229, %1
  %1231 = add i32 %15, %1230
  br label %1232

1232:                                             ; preds = %1228, %1225
  %1233 = phi i32 [ %1231, %1228 ], [ %1227, %1225 ]
  %1234 = phi ptr addrspace(3) [ %14, %1228 ], [ %13, %1225 ]
  %1235 = getelementptr inbounds nuw i8, ptr addrspace(3) %1234, i32 192
  %1236 = load float, ptr addrspace(3) %1235, align 4, !tbaa !16
  %1237 = sext i32 %1233 to i64
  %1238 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1237
  store float %1236, ptr addrspace(1) %1238, align 4, !tbaa !16
  br i1 %7, label %1242, label %1239

1239:                                             ; preds = %1232
  %1240 = shl nsw i32 %1, 2
  %1241 = add i32 %17, %1240
  br label %1246

1242:                                             ; preds = %1232
  %1243 = add i32 %16, 20
  %1244 = mul i32 %1243, %1
  %1245 = add i32 %15, %1244
  br label %1246

1246:                                             ; preds = %1242, %1239
  %1247 = phi i32 [ %1245, %1242 ], [ %1241, %1239 ]
  %1248 = phi ptr addrspace(3) [ %14, %1242 ], [ %13, %1239 ]
  %1249 = getelementptr inbounds nuw i8, ptr addrspace(3) %1248, i32 256
  %1250 = load float, ptr addrspace(3) %1249, align 4, !tbaa !16
  %1251 = sext i32 %1247 to i64
  %1252 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1251
  store float %1250, ptr addrspace(1) %1252, align 4, !tbaa !16
  br i1 %7, label %1256, label %1253

1253:                                             ; preds = %1246
  %1254 = mul nsw i32 %1, 5
  %1255 = add i32 %17, %1254
  br label %1260

1256:                                             ; preds = %1246
  %1257 = add i32 %16, 21
  %1258 = mul i32 %1257, %1
  %1259 = add i32 %15, %1258
  br label %1260

1260:                                             ; preds = %1256, %1253
  %1261 = phi i32 [ %1259, %1256 ], [ %1255, %1253 ]
  %1262 = phi ptr addrspace(3) [ %14, %1256 ], [ %13, %1253 ]
  %1263 = getelementptr inbounds nuw i8, ptr addrspace(3) %1262, i32 320
  %1264 = load float, ptr addrspace(3) %1263, align 4, !tbaa !16
  %1265 = sext i32 %1261 to i64
  %1266 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1265
  store float %1264, ptr addrspace(1) %1266, align 4, !tbaa !16
  br i1 %7, label %1270, label %1267

1267:                                             ; preds = %1260
  %1268 = mul nsw i32 %1, 6
  %1269 = add i32 %17, %1268
  br label %1274

1270:                                             ; preds = %1260
  %1271 = add i32 %16, 22
  %1272 = mul i32 %1271, %1
  %1273 = add i32 %15, %1272
  br label %1274

1274:                                             ; preds = %1270, %1267
  %1275 = phi i32 [ %1273, %1270 ], [ %1269, %1267 ]
  %1276 = phi ptr addrspace(3) [ %14, %1270 ], [ %13, %1267 ]
  %1277 = getelementptr inbounds nuw i8, ptr addrspace(3) %1276, i32 384
  %1278 = load float, ptr addrspace(3) %1277, align 4, !tbaa !16
  %1279 = sext i32 %1275 to i64
  %1280 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1279
  store float %1278, ptr addrspace(1) %1280, align 4, !tbaa !16
  br i1 %7, label %1284, label %1281

1281:                                             ; preds = %1274
  %1282 = mul nsw i32 %1, 7
  %1283 = add i32 %17, %1282
  br label %1288

1284:                                             ; preds = %1274
  %1285 = add i32 %16, 23
  %1286 = mul i32 %1285, %1
  %1287 = add i32 %15, %1286
  br label %1288

1288:                                             ; preds = %1284, %1281
  %1289 = phi i32 [ %1287, %1284 ], [ %1283, %1281 ]
  %1290 = phi ptr addrspace(3) [ %14, %1284 ], [ %13, %1281 ]
  %1291 = getelementptr inbounds nuw i8, ptr addrspace(3) %1290, i32 448
  %1292 = load float, ptr addrspace(3) %1291, align 4, !tbaa !16
  %1293 = sext i32 %1289 to i64
  %1294 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1293
  store float %1292, ptr addrspace(1) %1294, align 4, !tbaa !16
  br i1 %7, label %1298, label %1295

1295:                                             ; preds = %1288
  %1296 = shl nsw i32 %1, 3
  %1297 = add i32 %17, %1296
  br label %1302

1298:                                             ; preds = %1288
  %1299 = add i32 %16, 24
  %1300 = mul i32 %1299, %1
  %1301 = add i32 %15, %1300
  br label %1302

1302:                                             ; preds = %1298, %1295
  %1303 = phi i32 [ %1301, %1298 ], [ %1297, %1295 ]
  %1304 = phi ptr addrspace(3) [ %14, %1298 ], [ %13, %1295 ]
  %1305 = getelementptr inbounds nuw i8, ptr addrspace(3) %1304, i32 512
  %1306 = load float, ptr addrspace(3) %1305, align 4, !tbaa !16
  %1307 = sext i32 %1303 to i64
  %1308 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1307
  store float %1306, ptr addrspace(1) %1308, align 4, !tbaa !16
  br i1 %7, label %1312, label %1309

1309:                                             ; preds = %1302
  %1310 = mul nsw i32 %1, 9
  %1311 = add i32 %17, %1310
  br label %1316

1312:                                             ; preds = %1302
  %1313 = add i32 %16, 25
  %1314 = mul i32 %1313, %1
  %1315 = add i32 %15, %1314
  br label %1316

1316:                                             ; preds = %1312, %1309
  %1317 = phi i32 [ %1315, %1312 ], [ %1311, %1309 ]
  %1318 = phi ptr addrspace(3) [ %14, %1312 ], [ %13, %1309 ]
  %1319 = getelementptr inbounds nuw i8, ptr addrspace(3) %1318, i32 576
  %1320 = load float, ptr addrspace(3) %1319, align 4, !tbaa !16
  %1321 = sext i32 %1317 to i64
  %1322 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1321
  store float %1320, ptr addrspace(1) %1322, align 4, !tbaa !16
  br i1 %7, label %1326, label %1323

1323:                                             ; preds = %1316
  %1324 = mul nsw i32 %1, 10
  %1325 = add i32 %17, %1324
  br label %1330

1326:                                             ; preds = %1316
  %1327 = add i32 %16, 26
  %1328 = mul i32 %1327, %1
  %1329 = add i32 %15, %1328
  br label %1330

1330:                                             ; preds = %1326, %1323
  %1331 = phi i32 [ %1329, %1326 ], [ %1325, %1323 ]
  %1332 = phi ptr addrspace(3) [ %14, %1326 ], [ %13, %1323 ]
  %1333 = getelementptr inbounds nuw i8, ptr addrspace(3) %1332, i32 640
  %1334 = load float, ptr addrspace(3) %1333, align 4, !tbaa !16
  %1335 = sext i32 %1331 to i64
  %1336 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1335
  store float %1334, ptr addrspace(1) %1336, align 4, !tbaa !16
  br i1 %7, label %1340, label %1337

1337:                                             ; preds = %1330
  %1338 = mul nsw i32 %1, 11
  %1339 = add i32 %17, %1338
  br label %1344

1340:                                             ; preds = %1330
  %1341 = add i32 %16, 27
  %1342 = mul i32 %1341, %1
  %1343 = add i32 %15, %1342
  br label %1344

1344:                                             ; preds = %1340, %1337
  %1345 = phi i32 [ %1343, %1340 ], [ %1339, %1337 ]
  %1346 = phi ptr addrspace(3) [ %14, %1340 ], [ %13, %1337 ]
  %1347 = getelementptr inbounds nuw i8, ptr addrspace(3) %1346, i32 704
  %1348 = load float, ptr addrspace(3) %1347, align 4, !tbaa !16
  %1349 = sext i32 %1345 to i64
  %1350 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1349
  store float %1348, ptr addrspace(1) %1350, align 4, !tbaa !16
  br i1 %7, label %1354, label %1351

1351:                                             ; preds = %1344
  %1352 = mul nsw i32 %1, 12
  %1353 = add i32 %17, %1352
  br label %1358

1354:                                             ; preds = %1344
  %1355 = add i32 %16, 28
  %1356 = mul i32 %1355, %1
  %1357 = add i32 %15, %1356
  br label %1358

1358:                                             ; preds = %1354, %1351
  %1359 = phi i32 [ %1357, %1354 ], [ %1353, %1351 ]
  %1360 = phi ptr addrspace(3) [ %14, %1354 ], [ %13, %1351 ]
  %1361 = getelementptr inbounds nuw i8, ptr addrspace(3) %1360, i32 768
  %1362 = load float, ptr addrspace(3) %1361, align 4, !tbaa !16
  %1363 = sext i32 %1359 to i64
  %1364 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1363
  store float %1362, ptr addrspace(1) %1364, align 4, !tbaa !16
  br i1 %7, label %1368, label %1365

1365:                                             ; preds = %1358
  %1366 = mul nsw i32 %1, 13
  %1367 = add i32 %17, %1366
  br label %1372

1368:                                             ; preds = %1358
  %1369 = add i32 %16, 29
  %1370 = mul i32 %1369, %1
  %1371 = add i32 %15, %1370
  br label %1372

1372:                                             ; preds = %1368, %1365
  %1373 = phi i32 [ %1371, %1368 ], [ %1367, %1365 ]
  %1374 = phi ptr addrspace(3) [ %14, %1368 ], [ %13, %1365 ]
  %1375 = getelementptr inbounds nuw i8, ptr addrspace(3) %1374, i32 832
  %1376 = load float, ptr addrspace(3) %1375, align 4, !tbaa !16
  %1377 = sext i32 %1373 to i64
  %1378 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1377
  store float %1376, ptr addrspace(1) %1378, align 4, !tbaa !16
  br i1 %7, label %1382, label %1379

1379:                                             ; preds = %1372
  %1380 = mul nsw i32 %1, 14
  %1381 = add i32 %17, %1380
  br label %1386

1382:                                             ; preds = %1372
  %1383 = add i32 %16, 30
  %1384 = mul i32 %1383, %1
  %1385 = add i32 %15, %1384
  br label %1386

1386:                                             ; preds = %1382, %1379
  %1387 = phi i32 [ %1385, %1382 ], [ %1381, %1379 ]
  %1388 = phi ptr addrspace(3) [ %14, %1382 ], [ %13, %1379 ]
  %1389 = getelementptr inbounds nuw i8, ptr addrspace(3) %1388, i32 896
  %1390 = load float, ptr addrspace(3) %1389, align 4, !tbaa !16
  %1391 = sext i32 %1387 to i64
  %1392 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1391
  store float %1390, ptr addrspace(1) %1392, align 4, !tbaa !16
  br i1 %7, label %1396, label %1393

1393:                                             ; preds = %1386
  %1394 = mul nsw i32 %1, 15
  %1395 = add i32 %17, %1394
  br label %1400

1396:                                             ; preds = %1386
  %1397 = add i32 %16, 31
  %1398 = mul i32 %1397, %1
  %1399 = add i32 %15, %1398
  br label %1400

1400:                                             ; preds = %1396, %1393
  %1401 = phi i32 [ %1399, %1396 ], [ %1395, %1393 ]
  %1402 = phi ptr addrspace(3) [ %14, %1396 ], [ %13, %1393 ]
  %1403 = getelementptr inbounds nuw i8, ptr addrspace(3) %1402, i32 960
  %1404 = load float, ptr addrspace(3) %1403, align 4, !tbaa !16
  %1405 = sext i32 %1401 to i64
  %1406 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1405
  store float %1404, ptr addrspace(1) %1406, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_lud_perimeter(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = and i32 %5, 15
  %7 = icmp samesign ugt i32 %5, 15
  %8 = add i32 %1, 1
  %9 = mul i32 %2, %8
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.dia, i32 %5
  %11 = or disjoint i32 %6, 16
  %12 = add i32 %11, %9
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.row, i32 %5
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_perimeter.col, i32 %6
  %15 = add i32 %9, %6
  %16 = shl i32 %4, 4
  %17 = add i32 %16, %12
  %18 = add i32 %16, 16
  br i1 %7, label %891, label %897

19:                                               ; preds = %1182
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %22 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 64), align 4, !tbaa !16
  %23 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %24 = fneg float %22
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %23, float %21)
  store float %25, ptr addrspace(3) %20, align 4, !tbaa !16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %28 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 128), align 4, !tbaa !16
  %29 = fneg float %28
  %30 = tail call float @llvm.fmuladd.f32(float %29, float %23, float %27)
  %31 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 132), align 4, !tbaa !16
  %32 = fneg float %31
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %25, float %30)
  store float %33, ptr addrspace(3) %26, align 4, !tbaa !16
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 192
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %36 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 192), align 4, !tbaa !16
  %37 = fneg float %36
  %38 = tail call float @llvm.fmuladd.f32(float %37, float %23, float %35)
  %39 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 196), align 4, !tbaa !16
  %40 = fneg float %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %25, float %38)
  %42 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 200), align 4, !tbaa !16
  %43 = fneg float %42
  %44 = tail call float @llvm.fmuladd.f32(float %43, float %33, float %41)
  store float %44, ptr addrspace(3) %34, align 4, !tbaa !16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 256
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %47 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 256), align 4, !tbaa !16
  %48 = fneg float %47
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %23, float %46)
  %50 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 260), align 4, !tbaa !16
  %51 = fneg float %50
  %52 = tail call float @llvm.fmuladd.f32(float %51, float %25, float %49)
  %53 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 264), align 4, !tbaa !16
  %54 = fneg float %53
  %55 = tail call float @llvm.fmuladd.f32(float %54, float %33, float %52)
  %56 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 268), align 4, !tbaa !16
  %57 = fneg float %56
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %44, float %55)
  store float %58, ptr addrspace(3) %45, align 4, !tbaa !16
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 320
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %61 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 320), align 4, !tbaa !16
  %62 = fneg float %61
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %23, float %60)
  %64 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 324), align 4, !tbaa !16
  %65 = fneg float %64
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %25, float %63)
  %67 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 328), align 4, !tbaa !16
  %68 = fneg float %67
  %69 = tail call float @llvm.fmuladd.f32(float %68, float %33, float %66)
  %70 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 332), align 4, !tbaa !16
  %71 = fneg float %70
  %72 = tail call float @llvm.fmuladd.f32(float %71, float %44, float %69)
  %73 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 336), align 4, !tbaa !16
  %74 = fneg float %73
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %58, float %72)
  store float %75, ptr addrspace(3) %59, align 4, !tbaa !16
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 384
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %78 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 384), align 4, !tbaa !16
  %79 = fneg float %78
  %80 = tail call float @llvm.fmuladd.f32(float %79, float %23, float %77)
  %81 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 388), align 4, !tbaa !16
  %82 = fneg float %81
  %83 = tail call float @llvm.fmuladd.f32(float %82, float %25, float %80)
  %84 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 392), align 4, !tbaa !16
  %85 = fneg float %84
  %86 = tail call float @llvm.fmuladd.f32(float %85, float %33, float %83)
  %87 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 396), align 4, !tbaa !16
  %88 = fneg float %87
  %89 = tail call float @llvm.fmuladd.f32(float %88, float %44, float %86)
  %90 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 400), align 4, !tbaa !16
  %91 = fneg float %90
  %92 = tail call float @llvm.fmuladd.f32(float %91, float %58, float %89)
  %93 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 404), align 4, !tbaa !16
  %94 = fneg float %93
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %75, float %92)
  store float %95, ptr addrspace(3) %76, align 4, !tbaa !16
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 448
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %98 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 448), align 4, !tbaa !16
  %99 = fneg float %98
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %23, float %97)
  %101 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 452), align 4, !tbaa !16
  %102 = fneg float %101
  %103 = tail call float @llvm.fmuladd.f32(float %102, float %25, float %100)
  %104 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 456), align 4, !tbaa !16
  %105 = fneg float %104
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %33, float %103)
  %107 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 460), align 4, !tbaa !16
  %108 = fneg float %107
  %109 = tail call float @llvm.fmuladd.f32(float %108, float %44, float %106)
  %110 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 464), align 4, !tbaa !16
  %111 = fneg float %110
  %112 = tail call float @llvm.fmuladd.f32(float %111, float %58, float %109)
  %113 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 468), align 4, !tbaa !16
  %114 = fneg float %113
  %115 = tail call float @llvm.fmuladd.f32(float %114, float %75, float %112)
  %116 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 472), align 4, !tbaa !16
  %117 = fneg float %116
  %118 = tail call float @llvm.fmuladd.f32(float %117, float %95, float %115)
  store float %118, ptr addrspace(3) %96, align 4, !tbaa !16
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 512
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !16
  %121 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 512), align 4, !tbaa !16
  %122 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %123 = fneg float %121
  %124 = tail call float @llvm.fmuladd.f32(float %123, float %122, float %120)
  %125 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 516), align 4, !tbaa !16
  %126 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %127 = fneg float %125
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %126, float %124)
  %129 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 520), align 4, !tbaa !16
  %130 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %131 = fneg float %129
  %132 = tail call float @llvm.fmuladd.f32(float %131, float %130, float %128)
  %133 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 524), align 4, !tbaa !16
  %134 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %135 = fneg float %133
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %134, float %132)
  %137 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 528), align 4, !tbaa !16
  %138 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %139 = fneg float %137
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %138, float %136)
  %141 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 532), align 4, !tbaa !16
  %142 = fneg float %141
  %143 = tail call float @llvm.fmuladd.f32(float %142, float %75, float %140)
  %144 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 536), align 4, !tbaa !16
  %145 = fneg float %144
  %146 = tail call float @llvm.fmuladd.f32(float %145, float %95, float %143)
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 540), align 4, !tbaa !16
  %148 = fneg float %147
  %149 = tail call float @llvm.fmuladd.f32(float %148, float %118, float %146)
  store float %149, ptr addrspace(3) %119, align 4, !tbaa !16
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 576
  %151 = load float, ptr addrspace(3) %150, align 4, !tbaa !16
  %152 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 576), align 4, !tbaa !16
  %153 = fneg float %152
  %154 = tail call float @llvm.fmuladd.f32(float %153, float %122, float %151)
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 580), align 4, !tbaa !16
  %156 = fneg float %155
  %157 = tail call float @llvm.fmuladd.f32(float %156, float %126, float %154)
  %158 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 584), align 4, !tbaa !16
  %159 = fneg float %158
  %160 = tail call float @llvm.fmuladd.f32(float %159, float %130, float %157)
  %161 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 588), align 4, !tbaa !16
  %162 = fneg float %161
  %163 = tail call float @llvm.fmuladd.f32(float %162, float %134, float %160)
  %164 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 592), align 4, !tbaa !16
  %165 = fneg float %164
  %166 = tail call float @llvm.fmuladd.f32(float %165, float %138, float %163)
  %167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 596), align 4, !tbaa !16
  %168 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %169 = fneg float %167
  %170 = tail call float @llvm.fmuladd.f32(float %169, float %168, float %166)
  %171 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 600), align 4, !tbaa !16
  %172 = fneg float %171
  %173 = tail call float @llvm.fmuladd.f32(float %172, float %95, float %170)
  %174 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 604), align 4, !tbaa !16
  %175 = fneg float %174
  %176 = tail call float @llvm.fmuladd.f32(float %175, float %118, float %173)
  %177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 608), align 4, !tbaa !16
  %178 = fneg float %177
  %179 = tail call float @llvm.fmuladd.f32(float %178, float %149, float %176)
  store float %179, ptr addrspace(3) %150, align 4, !tbaa !16
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 640
  %181 = load float, ptr addrspace(3) %180, align 4, !tbaa !16
  %182 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 640), align 4, !tbaa !16
  %183 = fneg float %182
  %184 = tail call float @llvm.fmuladd.f32(float %183, float %122, float %181)
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 644), align 4, !tbaa !16
  %186 = fneg float %185
  %187 = tail call float @llvm.fmuladd.f32(float %186, float %126, float %184)
  %188 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 648), align 4, !tbaa !16
  %189 = fneg float %188
  %190 = tail call float @llvm.fmuladd.f32(float %189, float %130, float %187)
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 652), align 4, !tbaa !16
  %192 = fneg float %191
  %193 = tail call float @llvm.fmuladd.f32(float %192, float %134, float %190)
  %194 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 656), align 4, !tbaa !16
  %195 = fneg float %194
  %196 = tail call float @llvm.fmuladd.f32(float %195, float %138, float %193)
  %197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 660), align 4, !tbaa !16
  %198 = fneg float %197
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %168, float %196)
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 664), align 4, !tbaa !16
  %201 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %202 = fneg float %200
  %203 = tail call float @llvm.fmuladd.f32(float %202, float %201, float %199)
  %204 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 668), align 4, !tbaa !16
  %205 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %206 = fneg float %204
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %205, float %203)
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 672), align 4, !tbaa !16
  %209 = fneg float %208
  %210 = tail call float @llvm.fmuladd.f32(float %209, float %149, float %207)
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 676), align 4, !tbaa !16
  %212 = fneg float %211
  %213 = tail call float @llvm.fmuladd.f32(float %212, float %179, float %210)
  store float %213, ptr addrspace(3) %180, align 4, !tbaa !16
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 704
  %215 = load float, ptr addrspace(3) %214, align 4, !tbaa !16
  %216 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 704), align 4, !tbaa !16
  %217 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %218 = fneg float %216
  %219 = tail call float @llvm.fmuladd.f32(float %218, float %217, float %215)
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 708), align 4, !tbaa !16
  %221 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %222 = fneg float %220
  %223 = tail call float @llvm.fmuladd.f32(float %222, float %221, float %219)
  %224 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 712), align 4, !tbaa !16
  %225 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %226 = fneg float %224
  %227 = tail call float @llvm.fmuladd.f32(float %226, float %225, float %223)
  %228 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 716), align 4, !tbaa !16
  %229 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %230 = fneg float %228
  %231 = tail call float @llvm.fmuladd.f32(float %230, float %229, float %227)
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 720), align 4, !tbaa !16
  %233 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %234 = fneg float %232
  %235 = tail call float @llvm.fmuladd.f32(float %234, float %233, float %231)
  %236 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 724), align 4, !tbaa !16
  %237 = fneg float %236
  %238 = tail call float @llvm.fmuladd.f32(float %237, float %168, float %235)
  %239 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 728), align 4, !tbaa !16
  %240 = fneg float %239
  %241 = tail call float @llvm.fmuladd.f32(float %240, float %201, float %238)
  %242 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 732), align 4, !tbaa !16
  %243 = fneg float %242
  %244 = tail call float @llvm.fmuladd.f32(float %243, float %205, float %241)
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 736), align 4, !tbaa !16
  %246 = load float, ptr addrspace(3) %119, align 4, !tbaa !16
  %247 = fneg float %245
  %248 = tail call float @llvm.fmuladd.f32(float %247, float %246, float %244)
  %249 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 740), align 4, !tbaa !16
  %250 = fneg float %249
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %179, float %248)
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 744), align 4, !tbaa !16
  %253 = fneg float %252
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %213, float %251)
  store float %254, ptr addrspace(3) %214, align 4, !tbaa !16
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 768
  %256 = load float, ptr addrspace(3) %255, align 4, !tbaa !16
  %257 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 768), align 4, !tbaa !16
  %258 = fneg float %257
  %259 = tail call float @llvm.fmuladd.f32(float %258, float %217, float %256)
  %260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 772), align 4, !tbaa !16
  %261 = fneg float %260
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %221, float %259)
  %263 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 776), align 4, !tbaa !16
  %264 = fneg float %263
  %265 = tail call float @llvm.fmuladd.f32(float %264, float %225, float %262)
  %266 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 780), align 4, !tbaa !16
  %267 = fneg float %266
  %268 = tail call float @llvm.fmuladd.f32(float %267, float %229, float %265)
  %269 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 784), align 4, !tbaa !16
  %270 = fneg float %269
  %271 = tail call float @llvm.fmuladd.f32(float %270, float %233, float %268)
  %272 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 788), align 4, !tbaa !16
  %273 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %274 = fneg float %272
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %273, float %271)
  %276 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 792), align 4, !tbaa !16
  %277 = fneg float %276
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %201, float %275)
  %279 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 796), align 4, !tbaa !16
  %280 = fneg float %279
  %281 = tail call float @llvm.fmuladd.f32(float %280, float %205, float %278)
  %282 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 800), align 4, !tbaa !16
  %283 = fneg float %282
  %284 = tail call float @llvm.fmuladd.f32(float %283, float %246, float %281)
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 804), align 4, !tbaa !16
  %286 = load float, ptr addrspace(3) %150, align 4, !tbaa !16
  %287 = fneg float %285
  %288 = tail call float @llvm.fmuladd.f32(float %287, float %286, float %284)
  %289 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 808), align 4, !tbaa !16
  %290 = fneg float %289
  %291 = tail call float @llvm.fmuladd.f32(float %290, float %213, float %288)
  %292 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 812), align 4, !tbaa !16
  %293 = fneg float %292
  %294 = tail call float @llvm.fmuladd.f32(float %293, float %254, float %291)
  store float %294, ptr addrspace(3) %255, align 4, !tbaa !16
  %295 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 832
  %296 = load float, ptr addrspace(3) %295, align 4, !tbaa !16
  %297 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 832), align 4, !tbaa !16
  %298 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %299 = fneg float %297
  %300 = tail call float @llvm.fmuladd.f32(float %299, float %298, float %296)
  %301 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 836), align 4, !tbaa !16
  %302 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %303 = fneg float %301
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %302, float %300)
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 840), align 4, !tbaa !16
  %306 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %307 = fneg float %305
  %308 = tail call float @llvm.fmuladd.f32(float %307, float %306, float %304)
  %309 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 844), align 4, !tbaa !16
  %310 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %311 = fneg float %309
  %312 = tail call float @llvm.fmuladd.f32(float %311, float %310, float %308)
  %313 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 848), align 4, !tbaa !16
  %314 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %315 = fneg float %313
  %316 = tail call float @llvm.fmuladd.f32(float %315, float %314, float %312)
  %317 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 852), align 4, !tbaa !16
  %318 = fneg float %317
  %319 = tail call float @llvm.fmuladd.f32(float %318, float %273, float %316)
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 856), align 4, !tbaa !16
  %321 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %322 = fneg float %320
  %323 = tail call float @llvm.fmuladd.f32(float %322, float %321, float %319)
  %324 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 860), align 4, !tbaa !16
  %325 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %326 = fneg float %324
  %327 = tail call float @llvm.fmuladd.f32(float %326, float %325, float %323)
  %328 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 864), align 4, !tbaa !16
  %329 = load float, ptr addrspace(3) %119, align 4, !tbaa !16
  %330 = fneg float %328
  %331 = tail call float @llvm.fmuladd.f32(float %330, float %329, float %327)
  %332 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 868), align 4, !tbaa !16
  %333 = fneg float %332
  %334 = tail call float @llvm.fmuladd.f32(float %333, float %286, float %331)
  %335 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 872), align 4, !tbaa !16
  %336 = load float, ptr addrspace(3) %180, align 4, !tbaa !16
  %337 = fneg float %335
  %338 = tail call float @llvm.fmuladd.f32(float %337, float %336, float %334)
  %339 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 876), align 4, !tbaa !16
  %340 = load float, ptr addrspace(3) %214, align 4, !tbaa !16
  %341 = fneg float %339
  %342 = tail call float @llvm.fmuladd.f32(float %341, float %340, float %338)
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 880), align 4, !tbaa !16
  %344 = fneg float %343
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %294, float %342)
  store float %345, ptr addrspace(3) %295, align 4, !tbaa !16
  %346 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 896
  %347 = load float, ptr addrspace(3) %346, align 4, !tbaa !16
  %348 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 896), align 4, !tbaa !16
  %349 = fneg float %348
  %350 = tail call float @llvm.fmuladd.f32(float %349, float %298, float %347)
  %351 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 900), align 4, !tbaa !16
  %352 = fneg float %351
  %353 = tail call float @llvm.fmuladd.f32(float %352, float %302, float %350)
  %354 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 904), align 4, !tbaa !16
  %355 = fneg float %354
  %356 = tail call float @llvm.fmuladd.f32(float %355, float %306, float %353)
  %357 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 908), align 4, !tbaa !16
  %358 = fneg float %357
  %359 = tail call float @llvm.fmuladd.f32(float %358, float %310, float %356)
  %360 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 912), align 4, !tbaa !16
  %361 = fneg float %360
  %362 = tail call float @llvm.fmuladd.f32(float %361, float %314, float %359)
  %363 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 916), align 4, !tbaa !16
  %364 = load float, ptr addrspace(3) %59, align 4, !tbaa !16
  %365 = fneg float %363
  %366 = tail call float @llvm.fmuladd.f32(float %365, float %364, float %362)
  %367 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 920), align 4, !tbaa !16
  %368 = fneg float %367
  %369 = tail call float @llvm.fmuladd.f32(float %368, float %321, float %366)
  %370 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 924), align 4, !tbaa !16
  %371 = fneg float %370
  %372 = tail call float @llvm.fmuladd.f32(float %371, float %325, float %369)
  %373 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 928), align 4, !tbaa !16
  %374 = fneg float %373
  %375 = tail call float @llvm.fmuladd.f32(float %374, float %329, float %372)
  %376 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 932), align 4, !tbaa !16
  %377 = load float, ptr addrspace(3) %150, align 4, !tbaa !16
  %378 = fneg float %376
  %379 = tail call float @llvm.fmuladd.f32(float %378, float %377, float %375)
  %380 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 936), align 4, !tbaa !16
  %381 = fneg float %380
  %382 = tail call float @llvm.fmuladd.f32(float %381, float %336, float %379)
  %383 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 940), align 4, !tbaa !16
  %384 = fneg float %383
  %385 = tail call float @llvm.fmuladd.f32(float %384, float %340, float %382)
  %386 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 944), align 4, !tbaa !16
  %387 = load float, ptr addrspace(3) %255, align 4, !tbaa !16
  %388 = fneg float %386
  %389 = tail call float @llvm.fmuladd.f32(float %388, float %387, float %385)
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 948), align 4, !tbaa !16
  %391 = fneg float %390
  %392 = tail call float @llvm.fmuladd.f32(float %391, float %345, float %389)
  store float %392, ptr addrspace(3) %346, align 4, !tbaa !16
  %393 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 960
  %394 = load float, ptr addrspace(3) %393, align 4, !tbaa !16
  %395 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 960), align 4, !tbaa !16
  %396 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %397 = fneg float %395
  %398 = tail call float @llvm.fmuladd.f32(float %397, float %396, float %394)
  %399 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 964), align 4, !tbaa !16
  %400 = load float, ptr addrspace(3) %20, align 4, !tbaa !16
  %401 = fneg float %399
  %402 = tail call float @llvm.fmuladd.f32(float %401, float %400, float %398)
  %403 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 968), align 4, !tbaa !16
  %404 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %405 = fneg float %403
  %406 = tail call float @llvm.fmuladd.f32(float %405, float %404, float %402)
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 972), align 4, !tbaa !16
  %408 = load float, ptr addrspace(3) %34, align 4, !tbaa !16
  %409 = fneg float %407
  %410 = tail call float @llvm.fmuladd.f32(float %409, float %408, float %406)
  %411 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 976), align 4, !tbaa !16
  %412 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %413 = fneg float %411
  %414 = tail call float @llvm.fmuladd.f32(float %413, float %412, float %410)
  %415 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 980), align 4, !tbaa !16
  %416 = fneg float %415
  %417 = tail call float @llvm.fmuladd.f32(float %416, float %364, float %414)
  %418 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 984), align 4, !tbaa !16
  %419 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %420 = fneg float %418
  %421 = tail call float @llvm.fmuladd.f32(float %420, float %419, float %417)
  %422 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 988), align 4, !tbaa !16
  %423 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %424 = fneg float %422
  %425 = tail call float @llvm.fmuladd.f32(float %424, float %423, float %421)
  %426 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 992), align 4, !tbaa !16
  %427 = load float, ptr addrspace(3) %119, align 4, !tbaa !16
  %428 = fneg float %426
  %429 = tail call float @llvm.fmuladd.f32(float %428, float %427, float %425)
  %430 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 996), align 4, !tbaa !16
  %431 = fneg float %430
  %432 = tail call float @llvm.fmuladd.f32(float %431, float %377, float %429)
  %433 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1000), align 4, !tbaa !16
  %434 = load float, ptr addrspace(3) %180, align 4, !tbaa !16
  %435 = fneg float %433
  %436 = tail call float @llvm.fmuladd.f32(float %435, float %434, float %432)
  %437 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1004), align 4, !tbaa !16
  %438 = load float, ptr addrspace(3) %214, align 4, !tbaa !16
  %439 = fneg float %437
  %440 = tail call float @llvm.fmuladd.f32(float %439, float %438, float %436)
  %441 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1008), align 4, !tbaa !16
  %442 = fneg float %441
  %443 = tail call float @llvm.fmuladd.f32(float %442, float %387, float %440)
  %444 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1012), align 4, !tbaa !16
  %445 = load float, ptr addrspace(3) %295, align 4, !tbaa !16
  %446 = fneg float %444
  %447 = tail call float @llvm.fmuladd.f32(float %446, float %445, float %443)
  %448 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1016), align 4, !tbaa !16
  %449 = fneg float %448
  %450 = tail call float @llvm.fmuladd.f32(float %449, float %392, float %447)
  store float %450, ptr addrspace(3) %393, align 4, !tbaa !16
  br label %1189

451:                                              ; preds = %1182
  %452 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @lud_perimeter.col, i32 %6
  %453 = load float, ptr addrspace(3) %452, align 4, !tbaa !16
  %454 = load float, ptr addrspace(3) @lud_perimeter.dia, align 4, !tbaa !16
  %455 = fdiv float %453, %454
  store float %455, ptr addrspace(3) %452, align 4, !tbaa !16
  %456 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 4
  %457 = load float, ptr addrspace(3) %456, align 4, !tbaa !16
  %458 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 4), align 4, !tbaa !16
  %459 = fneg float %455
  %460 = tail call float @llvm.fmuladd.f32(float %459, float %458, float %457)
  %461 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 68), align 4, !tbaa !16
  %462 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 4
  %463 = fdiv float %460, %461
  store float %463, ptr addrspace(3) %462, align 4, !tbaa !16
  %464 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 8
  %465 = load float, ptr addrspace(3) %464, align 4, !tbaa !16
  %466 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 8), align 4, !tbaa !16
  %467 = fneg float %455
  %468 = tail call float @llvm.fmuladd.f32(float %467, float %466, float %465)
  %469 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 72), align 4, !tbaa !16
  %470 = fneg float %463
  %471 = tail call float @llvm.fmuladd.f32(float %470, float %469, float %468)
  %472 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 136), align 4, !tbaa !16
  %473 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 8
  %474 = fdiv float %471, %472
  store float %474, ptr addrspace(3) %473, align 4, !tbaa !16
  %475 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 12
  %476 = load float, ptr addrspace(3) %475, align 4, !tbaa !16
  %477 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 12), align 4, !tbaa !16
  %478 = fneg float %455
  %479 = tail call float @llvm.fmuladd.f32(float %478, float %477, float %476)
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 76), align 4, !tbaa !16
  %481 = fneg float %463
  %482 = tail call float @llvm.fmuladd.f32(float %481, float %480, float %479)
  %483 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 140), align 4, !tbaa !16
  %484 = fneg float %474
  %485 = tail call float @llvm.fmuladd.f32(float %484, float %483, float %482)
  %486 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 204), align 4, !tbaa !16
  %487 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 12
  %488 = fdiv float %485, %486
  store float %488, ptr addrspace(3) %487, align 4, !tbaa !16
  %489 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 16
  %490 = load float, ptr addrspace(3) %489, align 4, !tbaa !16
  %491 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 16), align 4, !tbaa !16
  %492 = fneg float %455
  %493 = tail call float @llvm.fmuladd.f32(float %492, float %491, float %490)
  %494 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 80), align 4, !tbaa !16
  %495 = fneg float %463
  %496 = tail call float @llvm.fmuladd.f32(float %495, float %494, float %493)
  %497 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 144), align 4, !tbaa !16
  %498 = fneg float %474
  %499 = tail call float @llvm.fmuladd.f32(float %498, float %497, float %496)
  %500 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 208), align 4, !tbaa !16
  %501 = fneg float %488
  %502 = tail call float @llvm.fmuladd.f32(float %501, float %500, float %499)
  %503 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 272), align 4, !tbaa !16
  %504 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 16
  %505 = fdiv float %502, %503
  store float %505, ptr addrspace(3) %504, align 4, !tbaa !16
  %506 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 20
  %507 = load float, ptr addrspace(3) %506, align 4, !tbaa !16
  %508 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 20), align 4, !tbaa !16
  %509 = fneg float %455
  %510 = tail call float @llvm.fmuladd.f32(float %509, float %508, float %507)
  %511 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 84), align 4, !tbaa !16
  %512 = fneg float %463
  %513 = tail call float @llvm.fmuladd.f32(float %512, float %511, float %510)
  %514 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 148), align 4, !tbaa !16
  %515 = fneg float %474
  %516 = tail call float @llvm.fmuladd.f32(float %515, float %514, float %513)
  %517 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 212), align 4, !tbaa !16
  %518 = fneg float %488
  %519 = tail call float @llvm.fmuladd.f32(float %518, float %517, float %516)
  %520 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 276), align 4, !tbaa !16
  %521 = fneg float %505
  %522 = tail call float @llvm.fmuladd.f32(float %521, float %520, float %519)
  %523 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 340), align 4, !tbaa !16
  %524 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 20
  %525 = fdiv float %522, %523
  store float %525, ptr addrspace(3) %524, align 4, !tbaa !16
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 24
  %527 = load float, ptr addrspace(3) %526, align 4, !tbaa !16
  %528 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 24), align 4, !tbaa !16
  %529 = fneg float %455
  %530 = tail call float @llvm.fmuladd.f32(float %529, float %528, float %527)
  %531 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 88), align 4, !tbaa !16
  %532 = fneg float %463
  %533 = tail call float @llvm.fmuladd.f32(float %532, float %531, float %530)
  %534 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 152), align 4, !tbaa !16
  %535 = fneg float %474
  %536 = tail call float @llvm.fmuladd.f32(float %535, float %534, float %533)
  %537 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 216), align 4, !tbaa !16
  %538 = fneg float %488
  %539 = tail call float @llvm.fmuladd.f32(float %538, float %537, float %536)
  %540 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 280), align 4, !tbaa !16
  %541 = fneg float %505
  %542 = tail call float @llvm.fmuladd.f32(float %541, float %540, float %539)
  %543 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 344), align 4, !tbaa !16
  %544 = fneg float %525
  %545 = tail call float @llvm.fmuladd.f32(float %544, float %543, float %542)
  %546 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 408), align 4, !tbaa !16
  %547 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 24
  %548 = fdiv float %545, %546
  store float %548, ptr addrspace(3) %547, align 4, !tbaa !16
  %549 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 28
  %550 = load float, ptr addrspace(3) %549, align 4, !tbaa !16
  %551 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 28), align 4, !tbaa !16
  %552 = fneg float %455
  %553 = tail call float @llvm.fmuladd.f32(float %552, float %551, float %550)
  %554 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 92), align 4, !tbaa !16
  %555 = fneg float %463
  %556 = tail call float @llvm.fmuladd.f32(float %555, float %554, float %553)
  %557 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 156), align 4, !tbaa !16
  %558 = fneg float %474
  %559 = tail call float @llvm.fmuladd.f32(float %558, float %557, float %556)
  %560 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 220), align 4, !tbaa !16
  %561 = fneg float %488
  %562 = tail call float @llvm.fmuladd.f32(float %561, float %560, float %559)
  %563 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 284), align 4, !tbaa !16
  %564 = fneg float %505
  %565 = tail call float @llvm.fmuladd.f32(float %564, float %563, float %562)
  %566 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 348), align 4, !tbaa !16
  %567 = fneg float %525
  %568 = tail call float @llvm.fmuladd.f32(float %567, float %566, float %565)
  %569 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 412), align 4, !tbaa !16
  %570 = fneg float %548
  %571 = tail call float @llvm.fmuladd.f32(float %570, float %569, float %568)
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 476), align 4, !tbaa !16
  %573 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 28
  %574 = fdiv float %571, %572
  store float %574, ptr addrspace(3) %573, align 4, !tbaa !16
  %575 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 32
  %576 = load float, ptr addrspace(3) %575, align 4, !tbaa !16
  %577 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 32), align 4, !tbaa !16
  %578 = fneg float %455
  %579 = tail call float @llvm.fmuladd.f32(float %578, float %577, float %576)
  %580 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 96), align 4, !tbaa !16
  %581 = fneg float %463
  %582 = tail call float @llvm.fmuladd.f32(float %581, float %580, float %579)
  %583 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 160), align 4, !tbaa !16
  %584 = fneg float %474
  %585 = tail call float @llvm.fmuladd.f32(float %584, float %583, float %582)
  %586 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 224), align 4, !tbaa !16
  %587 = fneg float %488
  %588 = tail call float @llvm.fmuladd.f32(float %587, float %586, float %585)
  %589 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 288), align 4, !tbaa !16
  %590 = fneg float %505
  %591 = tail call float @llvm.fmuladd.f32(float %590, float %589, float %588)
  %592 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 352), align 4, !tbaa !16
  %593 = fneg float %525
  %594 = tail call float @llvm.fmuladd.f32(float %593, float %592, float %591)
  %595 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 416), align 4, !tbaa !16
  %596 = fneg float %548
  %597 = tail call float @llvm.fmuladd.f32(float %596, float %595, float %594)
  %598 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 480), align 4, !tbaa !16
  %599 = fneg float %574
  %600 = tail call float @llvm.fmuladd.f32(float %599, float %598, float %597)
  %601 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 544), align 4, !tbaa !16
  %602 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 32
  %603 = fdiv float %600, %601
  store float %603, ptr addrspace(3) %602, align 4, !tbaa !16
  %604 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 36
  %605 = load float, ptr addrspace(3) %604, align 4, !tbaa !16
  %606 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 36), align 4, !tbaa !16
  %607 = fneg float %455
  %608 = tail call float @llvm.fmuladd.f32(float %607, float %606, float %605)
  %609 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 100), align 4, !tbaa !16
  %610 = fneg float %463
  %611 = tail call float @llvm.fmuladd.f32(float %610, float %609, float %608)
  %612 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 164), align 4, !tbaa !16
  %613 = fneg float %474
  %614 = tail call float @llvm.fmuladd.f32(float %613, float %612, float %611)
  %615 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 228), align 4, !tbaa !16
  %616 = fneg float %488
  %617 = tail call float @llvm.fmuladd.f32(float %616, float %615, float %614)
  %618 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 292), align 4, !tbaa !16
  %619 = fneg float %505
  %620 = tail call float @llvm.fmuladd.f32(float %619, float %618, float %617)
  %621 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 356), align 4, !tbaa !16
  %622 = fneg float %525
  %623 = tail call float @llvm.fmuladd.f32(float %622, float %621, float %620)
  %624 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 420), align 4, !tbaa !16
  %625 = fneg float %548
  %626 = tail call float @llvm.fmuladd.f32(float %625, float %624, float %623)
  %627 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 484), align 4, !tbaa !16
  %628 = fneg float %574
  %629 = tail call float @llvm.fmuladd.f32(float %628, float %627, float %626)
  %630 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 548), align 4, !tbaa !16
  %631 = fneg float %603
  %632 = tail call float @llvm.fmuladd.f32(float %631, float %630, float %629)
  %633 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 612), align 4, !tbaa !16
  %634 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 36
  %635 = fdiv float %632, %633
  store float %635, ptr addrspace(3) %634, align 4, !tbaa !16
  %636 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 40
  %637 = load float, ptr addrspace(3) %636, align 4, !tbaa !16
  %638 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 40), align 4, !tbaa !16
  %639 = fneg float %455
  %640 = tail call float @llvm.fmuladd.f32(float %639, float %638, float %637)
  %641 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 104), align 4, !tbaa !16
  %642 = fneg float %463
  %643 = tail call float @llvm.fmuladd.f32(float %642, float %641, float %640)
  %644 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 168), align 4, !tbaa !16
  %645 = fneg float %474
  %646 = tail call float @llvm.fmuladd.f32(float %645, float %644, float %643)
  %647 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 232), align 4, !tbaa !16
  %648 = fneg float %488
  %649 = tail call float @llvm.fmuladd.f32(float %648, float %647, float %646)
  %650 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 296), align 4, !tbaa !16
  %651 = fneg float %505
  %652 = tail call float @llvm.fmuladd.f32(float %651, float %650, float %649)
  %653 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 360), align 4, !tbaa !16
  %654 = fneg float %525
  %655 = tail call float @llvm.fmuladd.f32(float %654, float %653, float %652)
  %656 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 424), align 4, !tbaa !16
  %657 = fneg float %548
  %658 = tail call float @llvm.fmuladd.f32(float %657, float %656, float %655)
  %659 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 488), align 4, !tbaa !16
  %660 = fneg float %574
  %661 = tail call float @llvm.fmuladd.f32(float %660, float %659, float %658)
  %662 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 552), align 4, !tbaa !16
  %663 = fneg float %603
  %664 = tail call float @llvm.fmuladd.f32(float %663, float %662, float %661)
  %665 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 616), align 4, !tbaa !16
  %666 = fneg float %635
  %667 = tail call float @llvm.fmuladd.f32(float %666, float %665, float %664)
  %668 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 680), align 4, !tbaa !16
  %669 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 40
  %670 = fdiv float %667, %668
  store float %670, ptr addrspace(3) %669, align 4, !tbaa !16
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 44
  %672 = load float, ptr addrspace(3) %671, align 4, !tbaa !16
  %673 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 44), align 4, !tbaa !16
  %674 = fneg float %455
  %675 = tail call float @llvm.fmuladd.f32(float %674, float %673, float %672)
  %676 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 108), align 4, !tbaa !16
  %677 = fneg float %463
  %678 = tail call float @llvm.fmuladd.f32(float %677, float %676, float %675)
  %679 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 172), align 4, !tbaa !16
  %680 = fneg float %474
  %681 = tail call float @llvm.fmuladd.f32(float %680, float %679, float %678)
  %682 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 236), align 4, !tbaa !16
  %683 = fneg float %488
  %684 = tail call float @llvm.fmuladd.f32(float %683, float %682, float %681)
  %685 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 300), align 4, !tbaa !16
  %686 = fneg float %505
  %687 = tail call float @llvm.fmuladd.f32(float %686, float %685, float %684)
  %688 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 364), align 4, !tbaa !16
  %689 = fneg float %525
  %690 = tail call float @llvm.fmuladd.f32(float %689, float %688, float %687)
  %691 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 428), align 4, !tbaa !16
  %692 = fneg float %548
  %693 = tail call float @llvm.fmuladd.f32(float %692, float %691, float %690)
  %694 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 492), align 4, !tbaa !16
  %695 = fneg float %574
  %696 = tail call float @llvm.fmuladd.f32(float %695, float %694, float %693)
  %697 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 556), align 4, !tbaa !16
  %698 = fneg float %603
  %699 = tail call float @llvm.fmuladd.f32(float %698, float %697, float %696)
  %700 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 620), align 4, !tbaa !16
  %701 = fneg float %635
  %702 = tail call float @llvm.fmuladd.f32(float %701, float %700, float %699)
  %703 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 684), align 4, !tbaa !16
  %704 = fneg float %670
  %705 = tail call float @llvm.fmuladd.f32(float %704, float %703, float %702)
  %706 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 748), align 4, !tbaa !16
  %707 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 44
  %708 = fdiv float %705, %706
  store float %708, ptr addrspace(3) %707, align 4, !tbaa !16
  %709 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 48
  %710 = load float, ptr addrspace(3) %709, align 4, !tbaa !16
  %711 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 48), align 4, !tbaa !16
  %712 = fneg float %455
  %713 = tail call float @llvm.fmuladd.f32(float %712, float %711, float %710)
  %714 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 112), align 4, !tbaa !16
  %715 = fneg float %463
  %716 = tail call float @llvm.fmuladd.f32(float %715, float %714, float %713)
  %717 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 176), align 4, !tbaa !16
  %718 = fneg float %474
  %719 = tail call float @llvm.fmuladd.f32(float %718, float %717, float %716)
  %720 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 240), align 4, !tbaa !16
  %721 = fneg float %488
  %722 = tail call float @llvm.fmuladd.f32(float %721, float %720, float %719)
  %723 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 304), align 4, !tbaa !16
  %724 = fneg float %505
  %725 = tail call float @llvm.fmuladd.f32(float %724, float %723, float %722)
  %726 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 368), align 4, !tbaa !16
  %727 = fneg float %525
  %728 = tail call float @llvm.fmuladd.f32(float %727, float %726, float %725)
  %729 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 432), align 4, !tbaa !16
  %730 = fneg float %548
  %731 = tail call float @llvm.fmuladd.f32(float %730, float %729, float %728)
  %732 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 496), align 4, !tbaa !16
  %733 = fneg float %574
  %734 = tail call float @llvm.fmuladd.f32(float %733, float %732, float %731)
  %735 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 560), align 4, !tbaa !16
  %736 = fneg float %603
  %737 = tail call float @llvm.fmuladd.f32(float %736, float %735, float %734)
  %738 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 624), align 4, !tbaa !16
  %739 = fneg float %635
  %740 = tail call float @llvm.fmuladd.f32(float %739, float %738, float %737)
  %741 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 688), align 4, !tbaa !16
  %742 = fneg float %670
  %743 = tail call float @llvm.fmuladd.f32(float %742, float %741, float %740)
  %744 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 752), align 4, !tbaa !16
  %745 = fneg float %708
  %746 = tail call float @llvm.fmuladd.f32(float %745, float %744, float %743)
  %747 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 816), align 4, !tbaa !16
  %748 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 48
  %749 = fdiv float %746, %747
  store float %749, ptr addrspace(3) %748, align 4, !tbaa !16
  %750 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 52
  %751 = load float, ptr addrspace(3) %750, align 4, !tbaa !16
  %752 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 52), align 4, !tbaa !16
  %753 = fneg float %455
  %754 = tail call float @llvm.fmuladd.f32(float %753, float %752, float %751)
  %755 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 116), align 4, !tbaa !16
  %756 = fneg float %463
  %757 = tail call float @llvm.fmuladd.f32(float %756, float %755, float %754)
  %758 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 180), align 4, !tbaa !16
  %759 = fneg float %474
  %760 = tail call float @llvm.fmuladd.f32(float %759, float %758, float %757)
  %761 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 244), align 4, !tbaa !16
  %762 = fneg float %488
  %763 = tail call float @llvm.fmuladd.f32(float %762, float %761, float %760)
  %764 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 308), align 4, !tbaa !16
  %765 = fneg float %505
  %766 = tail call float @llvm.fmuladd.f32(float %765, float %764, float %763)
  %767 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 372), align 4, !tbaa !16
  %768 = fneg float %525
  %769 = tail call float @llvm.fmuladd.f32(float %768, float %767, float %766)
  %770 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 436), align 4, !tbaa !16
  %771 = fneg float %548
  %772 = tail call float @llvm.fmuladd.f32(float %771, float %770, float %769)
  %773 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 500), align 4, !tbaa !16
  %774 = fneg float %574
  %775 = tail call float @llvm.fmuladd.f32(float %774, float %773, float %772)
  %776 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 564), align 4, !tbaa !16
  %777 = fneg float %603
  %778 = tail call float @llvm.fmuladd.f32(float %777, float %776, float %775)
  %779 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 628), align 4, !tbaa !16
  %780 = fneg float %635
  %781 = tail call float @llvm.fmuladd.f32(float %780, float %779, float %778)
  %782 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 692), align 4, !tbaa !16
  %783 = fneg float %670
  %784 = tail call float @llvm.fmuladd.f32(float %783, float %782, float %781)
  %785 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 756), align 4, !tbaa !16
  %786 = fneg float %708
  %787 = tail call float @llvm.fmuladd.f32(float %786, float %785, float %784)
  %788 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 820), align 4, !tbaa !16
  %789 = fneg float %749
  %790 = tail call float @llvm.fmuladd.f32(float %789, float %788, float %787)
  %791 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 884), align 4, !tbaa !16
  %792 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 52
  %793 = fdiv float %790, %791
  store float %793, ptr addrspace(3) %792, align 4, !tbaa !16
  %794 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 56
  %795 = load float, ptr addrspace(3) %794, align 4, !tbaa !16
  %796 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 56), align 4, !tbaa !16
  %797 = fneg float %455
  %798 = tail call float @llvm.fmuladd.f32(float %797, float %796, float %795)
  %799 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 120), align 4, !tbaa !16
  %800 = fneg float %463
  %801 = tail call float @llvm.fmuladd.f32(float %800, float %799, float %798)
  %802 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 184), align 4, !tbaa !16
  %803 = fneg float %474
  %804 = tail call float @llvm.fmuladd.f32(float %803, float %802, float %801)
  %805 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 248), align 4, !tbaa !16
  %806 = fneg float %488
  %807 = tail call float @llvm.fmuladd.f32(float %806, float %805, float %804)
  %808 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 312), align 4, !tbaa !16
  %809 = fneg float %505
  %810 = tail call float @llvm.fmuladd.f32(float %809, float %808, float %807)
  %811 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 376), align 4, !tbaa !16
  %812 = fneg float %525
  %813 = tail call float @llvm.fmuladd.f32(float %812, float %811, float %810)
  %814 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 440), align 4, !tbaa !16
  %815 = fneg float %548
  %816 = tail call float @llvm.fmuladd.f32(float %815, float %814, float %813)
  %817 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 504), align 4, !tbaa !16
  %818 = fneg float %574
  %819 = tail call float @llvm.fmuladd.f32(float %818, float %817, float %816)
  %820 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 568), align 4, !tbaa !16
  %821 = fneg float %603
  %822 = tail call float @llvm.fmuladd.f32(float %821, float %820, float %819)
  %823 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 632), align 4, !tbaa !16
  %824 = fneg float %635
  %825 = tail call float @llvm.fmuladd.f32(float %824, float %823, float %822)
  %826 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 696), align 4, !tbaa !16
  %827 = fneg float %670
  %828 = tail call float @llvm.fmuladd.f32(float %827, float %826, float %825)
  %829 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 760), align 4, !tbaa !16
  %830 = fneg float %708
  %831 = tail call float @llvm.fmuladd.f32(float %830, float %829, float %828)
  %832 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 824), align 4, !tbaa !16
  %833 = fneg float %749
  %834 = tail call float @llvm.fmuladd.f32(float %833, float %832, float %831)
  %835 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 888), align 4, !tbaa !16
  %836 = fneg float %793
  %837 = tail call float @llvm.fmuladd.f32(float %836, float %835, float %834)
  %838 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 952), align 4, !tbaa !16
  %839 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 56
  %840 = fdiv float %837, %838
  store float %840, ptr addrspace(3) %839, align 4, !tbaa !16
  %841 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 60
  %842 = load float, ptr addrspace(3) %841, align 4, !tbaa !16
  %843 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 60), align 4, !tbaa !16
  %844 = fneg float %455
  %845 = tail call float @llvm.fmuladd.f32(float %844, float %843, float %842)
  %846 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 124), align 4, !tbaa !16
  %847 = fneg float %463
  %848 = tail call float @llvm.fmuladd.f32(float %847, float %846, float %845)
  %849 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 188), align 4, !tbaa !16
  %850 = fneg float %474
  %851 = tail call float @llvm.fmuladd.f32(float %850, float %849, float %848)
  %852 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 252), align 4, !tbaa !16
  %853 = fneg float %488
  %854 = tail call float @llvm.fmuladd.f32(float %853, float %852, float %851)
  %855 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 316), align 4, !tbaa !16
  %856 = fneg float %505
  %857 = tail call float @llvm.fmuladd.f32(float %856, float %855, float %854)
  %858 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 380), align 4, !tbaa !16
  %859 = fneg float %525
  %860 = tail call float @llvm.fmuladd.f32(float %859, float %858, float %857)
  %861 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 444), align 4, !tbaa !16
  %862 = fneg float %548
  %863 = tail call float @llvm.fmuladd.f32(float %862, float %861, float %860)
  %864 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 508), align 4, !tbaa !16
  %865 = fneg float %574
  %866 = tail call float @llvm.fmuladd.f32(float %865, float %864, float %863)
  %867 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 572), align 4, !tbaa !16
  %868 = fneg float %603
  %869 = tail call float @llvm.fmuladd.f32(float %868, float %867, float %866)
  %870 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 636), align 4, !tbaa !16
  %871 = fneg float %635
  %872 = tail call float @llvm.fmuladd.f32(float %871, float %870, float %869)
  %873 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 700), align 4, !tbaa !16
  %874 = fneg float %670
  %875 = tail call float @llvm.fmuladd.f32(float %874, float %873, float %872)
  %876 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 764), align 4, !tbaa !16
  %877 = fneg float %708
  %878 = tail call float @llvm.fmuladd.f32(float %877, float %876, float %875)
  %879 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 828), align 4, !tbaa !16
  %880 = fneg float %749
  %881 = tail call float @llvm.fmuladd.f32(float %880, float %879, float %878)
  %882 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 892), align 4, !tbaa !16
  %883 = fneg float %793
  %884 = tail call float @llvm.fmuladd.f32(float %883, float %882, float %881)
  %885 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 956), align 4, !tbaa !16
  %886 = fneg float %840
  %887 = tail call float @llvm.fmuladd.f32(float %886, float %885, float %884)
  %888 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @lud_perimeter.dia, i32 1020), align 4, !tbaa !16
  %889 = getelementptr inbounds nuw i8, ptr addrspace(3) %452, i32 60
  %890 = fdiv float %887, %888
  store float %890, ptr addrspace(3) %889, align 4, !tbaa !16
  br label %1189

891:                                              ; preds = %3
  %892 = mul i32 %18, %1
  %893 = add i32 %15, %892
  %894 = sext i32 %893 to i64
  %895 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %894
  %896 = load float, ptr addrspace(1) %895, align 4, !tbaa !16
  store float %896, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %904

897:                                              ; preds = %3
  %898 = sext i32 %15 to i64
  %899 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %898
  %900 = load float, ptr addrspace(1) %899, align 4, !tbaa !16
  store float %900, ptr addrspace(3) %10, align 4, !tbaa !16
  %901 = sext i32 %17 to i64
  %902 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %901
  %903 = load float, ptr addrspace(1) %902, align 4, !tbaa !16
  store float %903, ptr addrspace(3) %13, align 4, !tbaa !16
  br label %904

904:                                              ; preds = %891, %897
  br i1 %7, label %912, label %905

905:                                              ; preds = %904
  %906 = add i32 %15, %1
  %907 = sext i32 %906 to i64
  %908 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %907
  %909 = load float, ptr addrspace(1) %908, align 4, !tbaa !16
  %910 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 64
  store float %909, ptr addrspace(3) %910, align 4, !tbaa !16
  %911 = add i32 %17, %1
  br label %916

912:                                              ; preds = %904
  %913 = add i32 %16, 17
  %914 = mul i32 %913, %1
  %915 = add i32 %15, %914
  br label %916

916:                                              ; preds = %912, %905
  %917 = phi i32 [ %915, %912 ], [ %911, %905 ]
  %918 = phi ptr addrspace(3) [ %14, %912 ], [ %13, %905 ]
  %919 = sext i32 %917 to i64
  %920 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %919
  %921 = load float, ptr addrspace(1) %920, align 4, !tbaa !16
  %922 = getelementptr inbounds nuw i8, ptr addrspace(3) %918, i32 64
  store float %921, ptr addrspace(3) %922, align 4, !tbaa !16
  br i1 %7, label %931, label %923

923:                                              ; preds = %916
  %924 = shl nsw i32 %1, 1
  %925 = add i32 %15, %924
  %926 = sext i32 %925 to i64
  %927 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %926
  %928 = load float, ptr addrspace(1) %927, align 4, !tbaa !16
  %929 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 128
  store float %928, ptr addrspace(3) %929, align 4, !tbaa !16
  %930 = add i32 %17, %924
  br label %935

931:                                              ; preds = %916
  %932 = add i32 %16, 18
  %933 = mul i32 %932, %1
  %934 = add i32 %15, %933
  br label %935

935:                                              ; preds = %931, %923
  %936 = phi i32 [ %934, %931 ], [ %930, %923 ]
  %937 = phi ptr addrspace(3) [ %14, %931 ], [ %13, %923 ]
  %938 = sext i32 %936 to i64
  %939 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %938
  %940 = load float, ptr addrspace(1) %939, align 4, !tbaa !16
  %941 = getelementptr inbounds nuw i8, ptr addrspace(3) %937, i32 128
  store float %940, ptr addrspace(3) %941, align 4, !tbaa !16
  br i1 %7, label %950, label %942

942:                                              ; preds = %935
  %943 = mul nsw i32 %1, 3
  %944 = add i32 %15, %943
  %945 = sext i32 %944 to i64
  %946 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %945
  %947 = load float, ptr addrspace(1) %946, align 4, !tbaa !16
  %948 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 192
  store float %947, ptr addrspace(3) %948, align 4, !tbaa !16
  %949 = add i32 %17, %943
  br label %954

950:                                              ; preds = %935
  %951 = add i32 %16, 19
  %952 = mul i32 %951, %1
  %953 = add i32 %15, %952
  br label %954

954:                                              ; preds = %950, %942
  %955 = phi i32 [ %953, %950 ], [ %949, %942 ]
  %956 = phi ptr addrspace(3) [ %14, %950 ], [ %13, %942 ]
  %957 = sext i32 %955 to i64
  %958 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %957
  %959 = load float, ptr addrspace(1) %958, align 4, !tbaa !16
  %960 = getelementptr inbounds nuw i8, ptr addrspace(3) %956, i32 192
  store float %959, ptr addrspace(3) %960, align 4, !tbaa !16
  br i1 %7, label %969, label %961

961:                                              ; preds = %954
  %962 = shl nsw i32 %1, 2
  %963 = add i32 %15, %962
  %964 = sext i32 %963 to i64
  %965 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %964
  %966 = load float, ptr addrspace(1) %965, align 4, !tbaa !16
  %967 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 256
  store float %966, ptr addrspace(3) %967, align 4, !tbaa !16
  %968 = add i32 %17, %962
  br label %973

969:                                              ; preds = %954
  %970 = add i32 %16, 20
  %971 = mul i32 %970, %1
  %972 = add i32 %15, %971
  br label %973

973:                                              ; preds = %969, %961
  %974 = phi i32 [ %972, %969 ], [ %968, %961 ]
  %975 = phi ptr addrspace(3) [ %14, %969 ], [ %13, %961 ]
  %976 = sext i32 %974 to i64
  %977 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %976
  %978 = load float, ptr addrspace(1) %977, align 4, !tbaa !16
  %979 = getelementptr inbounds nuw i8, ptr addrspace(3) %975, i32 256
  store float %978, ptr addrspace(3) %979, align 4, !tbaa !16
  br i1 %7, label %988, label %980

980:                                              ; preds = %973
  %981 = mul nsw i32 %1, 5
  %982 = add i32 %15, %981
  %983 = sext i32 %982 to i64
  %984 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %983
  %985 = load float, ptr addrspace(1) %984, align 4, !tbaa !16
  %986 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 320
  store float %985, ptr addrspace(3) %986, align 4, !tbaa !16
  %987 = add i32 %17, %981
  br label %992

988:                                              ; preds = %973
  %989 = add i32 %16, 21
  %990 = mul i32 %989, %1
  %991 = add i32 %15, %990
  br label %992

992:                                              ; preds = %988, %980
  %993 = phi i32 [ %991, %988 ], [ %987, %980 ]
  %994 = phi ptr addrspace(3) [ %14, %988 ], [ %13, %980 ]
  %995 = sext i32 %993 to i64
  %996 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %995
  %997 = load float, ptr addrspace(1) %996, align 4, !tbaa !16
  %998 = getelementptr inbounds nuw i8, ptr addrspace(3) %994, i32 320
  store float %997, ptr addrspace(3) %998, align 4, !tbaa !16
  br i1 %7, label %1007, label %999

999:                                              ; preds = %992
  %1000 = mul nsw i32 %1, 6
  %1001 = add i32 %15, %1000
  %1002 = sext i32 %1001 to i64
  %1003 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1002
  %1004 = load float, ptr addrspace(1) %1003, align 4, !tbaa !16
  %1005 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 384
  store float %1004, ptr addrspace(3) %1005, align 4, !tbaa !16
  %1006 = add i32 %17, %1000
  br label %1011

1007:                                             ; preds = %992
  %1008 = add i32 %16, 22
  %1009 = mul i32 %1008, %1
  %1010 = add i32 %15, %1009
  br label %1011

1011:                                             ; preds = %1007, %999
  %1012 = phi i32 [ %1010, %1007 ], [ %1006, %999 ]
  %1013 = phi ptr addrspace(3) [ %14, %1007 ], [ %13, %999 ]
  %1014 = sext i32 %1012 to i64
  %1015 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1014
  %1016 = load float, ptr addrspace(1) %1015, align 4, !tbaa !16
  %1017 = getelementptr inbounds nuw i8, ptr addrspace(3) %1013, i32 384
  store float %1016, ptr addrspace(3) %1017, align 4, !tbaa !16
  br i1 %7, label %1026, label %1018

1018:                                             ; preds = %1011
  %1019 = mul nsw i32 %1, 7
  %1020 = add i32 %15, %1019
  %1021 = sext i32 %1020 to i64
  %1022 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1021
  %1023 = load float, ptr addrspace(1) %1022, align 4, !tbaa !16
  %1024 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 448
  store float %1023, ptr addrspace(3) %1024, align 4, !tbaa !16
  %1025 = add i32 %17, %1019
  br label %1030

1026:                                             ; preds = %1011
  %1027 = add i32 %16, 23
  %1028 = mul i32 %1027, %1
  %1029 = add i32 %15, %1028
  br label %1030

1030:                                             ; preds = %1026, %1018
  %1031 = phi i32 [ %1029, %1026 ], [ %1025, %1018 ]
  %1032 = phi ptr addrspace(3) [ %14, %1026 ], [ %13, %1018 ]
  %1033 = sext i32 %1031 to i64
  %1034 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1033
  %1035 = load float, ptr addrspace(1) %1034, align 4, !tbaa !16
  %1036 = getelementptr inbounds nuw i8, ptr addrspace(3) %1032, i32 448
  store float %1035, ptr addrspace(3) %1036, align 4, !tbaa !16
  br i1 %7, label %1045, label %1037

1037:                                             ; preds = %1030
  %1038 = shl nsw i32 %1, 3
  %1039 = add i32 %15, %1038
  %1040 = sext i32 %1039 to i64
  %1041 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1040
  %1042 = load float, ptr addrspace(1) %1041, align 4, !tbaa !16
  %1043 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 512
  store float %1042, ptr addrspace(3) %1043, align 4, !tbaa !16
  %1044 = add i32 %17, %1038
  br label %1049

1045:                                             ; preds = %1030
  %1046 = add i32 %16, 24
  %1047 = mul i32 %1046, %1
  %1048 = add i32 %15, %1047
  br label %1049

1049:                                             ; preds = %1045, %1037
  %1050 = phi i32 [ %1048, %1045 ], [ %1044, %1037 ]
  %1051 = phi ptr addrspace(3) [ %14, %1045 ], [ %13, %1037 ]
  %1052 = sext i32 %1050 to i64
  %1053 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1052
  %1054 = load float, ptr addrspace(1) %1053, align 4, !tbaa !16
  %1055 = getelementptr inbounds nuw i8, ptr addrspace(3) %1051, i32 512
  store float %1054, ptr addrspace(3) %1055, align 4, !tbaa !16
  br i1 %7, label %1064, label %1056

1056:                                             ; preds = %1049
  %1057 = mul nsw i32 %1, 9
  %1058 = add i32 %15, %1057
  %1059 = sext i32 %1058 to i64
  %1060 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1059
  %1061 = load float, ptr addrspace(1) %1060, align 4, !tbaa !16
  %1062 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 576
  store float %1061, ptr addrspace(3) %1062, align 4, !tbaa !16
  %1063 = add i32 %17, %1057
  br label %1068

1064:                                             ; preds = %1049
  %1065 = add i32 %16, 25
  %1066 = mul i32 %1065, %1
  %1067 = add i32 %15, %1066
  br label %1068

1068:                                             ; preds = %1064, %1056
  %1069 = phi i32 [ %1067, %1064 ], [ %1063, %1056 ]
  %1070 = phi ptr addrspace(3) [ %14, %1064 ], [ %13, %1056 ]
  %1071 = sext i32 %1069 to i64
  %1072 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1071
  %1073 = load float, ptr addrspace(1) %1072, align 4, !tbaa !16
  %1074 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 576
  store float %1073, ptr addrspace(3) %1074, align 4, !tbaa !16
  br i1 %7, label %1083, label %1075

1075:                                             ; preds = %1068
  %1076 = mul nsw i32 %1, 10
  %1077 = add i32 %15, %1076
  %1078 = sext i32 %1077 to i64
  %1079 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1078
  %1080 = load float, ptr addrspace(1) %1079, align 4, !tbaa !16
  %1081 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 640
  store float %1080, ptr addrspace(3) %1081, align 4, !tbaa !16
  %1082 = add i32 %17, %1076
  br label %1087

1083:                                             ; preds = %1068
  %1084 = add i32 %16, 26
  %1085 = mul i32 %1084, %1
  %1086 = add i32 %15, %1085
  br label %1087

1087:                                             ; preds = %1083, %1075
  %1088 = phi i32 [ %1086, %1083 ], [ %1082, %1075 ]
  %1089 = phi ptr addrspace(3) [ %14, %1083 ], [ %13, %1075 ]
  %1090 = sext i32 %1088 to i64
  %1091 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1090
  %1092 = load float, ptr addrspace(1) %1091, align 4, !tbaa !16
  %1093 = getelementptr inbounds nuw i8, ptr addrspace(3) %1089, i32 640
  store float %1092, ptr addrspace(3) %1093, align 4, !tbaa !16
  br i1 %7, label %1102, label %1094

1094:                                             ; preds = %1087
  %1095 = mul nsw i32 %1, 11
  %1096 = add i32 %15, %1095
  %1097 = sext i32 %1096 to i64
  %1098 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1097
  %1099 = load float, ptr addrspace(1) %1098, align 4, !tbaa !16
  %1100 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 704
  store float %1099, ptr addrspace(3) %1100, align 4, !tbaa !16
  %1101 = add i32 %17, %1095
  br label %1106

1102:                                             ; preds = %1087
  %1103 = add i32 %16, 27
  %1104 = mul i32 %1103, %1
  %1105 = add i32 %15, %1104
  br label %1106

1106:                                             ; preds = %1102, %1094
  %1107 = phi i32 [ %1105, %1102 ], [ %1101, %1094 ]
  %1108 = phi ptr addrspace(3) [ %14, %1102 ], [ %13, %1094 ]
  %1109 = sext i32 %1107 to i64
  %1110 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1109
  %1111 = load float, ptr addrspace(1) %1110, align 4, !tbaa !16
  %1112 = getelementptr inbounds nuw i8, ptr addrspace(3) %1108, i32 704
  store float %1111, ptr addrspace(3) %1112, align 4, !tbaa !16
  br i1 %7, label %1121, label %1113

1113:                                             ; preds = %1106
  %1114 = mul nsw i32 %1, 12
  %1115 = add i32 %15, %1114
  %1116 = sext i32 %1115 to i64
  %1117 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1116
  %1118 = load float, ptr addrspace(1) %1117, align 4, !tbaa !16
  %1119 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 768
  store float %1118, ptr addrspace(3) %1119, align 4, !tbaa !16
  %1120 = add i32 %17, %1114
  br label %1125

1121:                                             ; preds = %1106
  %1122 = add i32 %16, 28
  %1123 = mul i32 %1122, %1
  %1124 = add i32 %15, %1123
  br label %1125

1125:                                             ; preds = %1121, %1113
  %1126 = phi i32 [ %1124, %1121 ], [ %1120, %1113 ]
  %1127 = phi ptr addrspace(3) [ %14, %1121 ], [ %13, %1113 ]
  %1128 = sext i32 %1126 to i64
  %1129 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1128
  %1130 = load float, ptr addrspace(1) %1129, align 4, !tbaa !16
  %1131 = getelementptr inbounds nuw i8, ptr addrspace(3) %1127, i32 768
  store float %1130, ptr addrspace(3) %1131, align 4, !tbaa !16
  br i1 %7, label %1140, label %1132

1132:                                             ; preds = %1125
  %1133 = mul nsw i32 %1, 13
  %1134 = add i32 %15, %1133
  %1135 = sext i32 %1134 to i64
  %1136 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1135
  %1137 = load float, ptr addrspace(1) %1136, align 4, !tbaa !16
  %1138 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 832
  store float %1137, ptr addrspace(3) %1138, align 4, !tbaa !16
  %1139 = add i32 %17, %1133
  br label %1144

1140:                                             ; preds = %1125
  %1141 = add i32 %16, 29
  %1142 = mul i32 %1141, %1
  %1143 = add i32 %15, %1142
  br label %1144

1144:                                             ; preds = %1140, %1132
  %1145 = phi i32 [ %1143, %1140 ], [ %1139, %1132 ]
  %1146 = phi ptr addrspace(3) [ %14, %1140 ], [ %13, %1132 ]
  %1147 = sext i32 %1145 to i64
  %1148 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1147
  %1149 = load float, ptr addrspace(1) %1148, align 4, !tbaa !16
  %1150 = getelementptr inbounds nuw i8, ptr addrspace(3) %1146, i32 832
  store float %1149, ptr addrspace(3) %1150, align 4, !tbaa !16
  br i1 %7, label %1159, label %1151

1151:                                             ; preds = %1144
  %1152 = mul nsw i32 %1, 14
  %1153 = add i32 %15, %1152
  %1154 = sext i32 %1153 to i64
  %1155 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1154
  %1156 = load float, ptr addrspace(1) %1155, align 4, !tbaa !16
  %1157 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 896
  store float %1156, ptr addrspace(3) %1157, align 4, !tbaa !16
  %1158 = add i32 %17, %1152
  br label %1163

1159:                                             ; preds = %1144
  %1160 = add i32 %16, 30
  %1161 = mul i32 %1160, %1
  %1162 = add i32 %15, %1161
  br label %1163

1163:                                             ; preds = %1159, %1151
  %1164 = phi i32 [ %1162, %1159 ], [ %1158, %1151 ]
  %1165 = phi ptr addrspace(3) [ %14, %1159 ], [ %13, %1151 ]
  %1166 = sext i32 %1164 to i64
  %1167 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1166
  %1168 = load float, ptr addrspace(1) %1167, align 4, !tbaa !16
  %1169 = getelementptr inbounds nuw i8, ptr addrspace(3) %1165, i32 896
  store float %1168, ptr addrspace(3) %1169, align 4, !tbaa !16
  br i1 %7, label %1178, label %1170

1170:                                             ; preds = %1163
  %1171 = mul nsw i32 %1, 15
  %1172 = add i32 %15, %1171
  %1173 = sext i32 %1172 to i64
  %1174 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1173
  %1175 = load float, ptr addrspace(1) %1174, align 4, !tbaa !16
  %1176 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 960
  store float %1175, ptr addrspace(3) %1176, align 4, !tbaa !16
  %1177 = add i32 %17, %1171
  br label %1182

1178:                                             ; preds = %1163
  %1179 = add i32 %16, 31
  %1180 = mul i32 %1179, %1
  %1181 = add i32 %15, %1180
  br label %1182

1182:                                             ; preds = %1178, %1170
  %1183 = phi i32 [ %1181, %1178 ], [ %1177, %1170 ]
  %1184 = phi ptr addrspace(3) [ %14, %1178 ], [ %13, %1170 ]
  %1185 = sext i32 %1183 to i64
  %1186 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1185
  %1187 = load float, ptr addrspace(1) %1186, align 4, !tbaa !16
  %1188 = getelementptr inbounds nuw i8, ptr addrspace(3) %1184, i32 960
  store float %1187, ptr addrspace(3) %1188, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %7, label %451, label %19

1189:                                             ; preds = %19, %451
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %7, label %1190, label %1199

1190:                                             ; preds = %1189
  %1191 = mul i32 %18, %1
  %1192 = add i32 %15, %1191
  %1193 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %1194 = sext i32 %1192 to i64
  %1195 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1194
  store float %1193, ptr addrspace(1) %1195, align 4, !tbaa !16
  %1196 = add i32 %16, 17
  %1197 = mul i32 %1196, %1
  %1198 = add i32 %15, %1197
  br label %1204

1199:                                             ; preds = %1189
  %1200 = load float, ptr addrspace(3) %13, align 4, !tbaa !16
  %1201 = sext i32 %17 to i64
  %1202 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1201
  store float %1200, ptr addrspace(1) %1202, align 4, !tbaa !16
  %1203 = add i32 %17, %1
  br label %1204

1204:                                             ; preds = %1190, %1199
  %1205 = phi i32 [ %1198, %1190 ], [ %1203, %1199 ]
  %1206 = phi ptr addrspace(3) [ %14, %1190 ], [ %13, %1199 ]
  %1207 = getelementptr inbounds nuw i8, ptr addrspace(3) %1206, i32 64
  %1208 = load float, ptr addrspace(3) %1207, align 4, !tbaa !16
  %1209 = sext i32 %1205 to i64
  %1210 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1209
  store float %1208, ptr addrspace(1) %1210, align 4, !tbaa !16
  br i1 %7, label %1214, label %1211

1211:                                             ; preds = %1204
  %1212 = shl nsw i32 %1, 1
  %1213 = add i32 %17, %1212
  br label %1218

1214:                                             ; preds = %1204
  %1215 = add i32 %16, 18
  %1216 = mul i32 %1215, %1
  %1217 = add i32 %15, %1216
  br label %1218

1218:                                             ; preds = %1214, %1211
  %1219 = phi i32 [ %1217, %1214 ], [ %1213, %1211 ]
  %1220 = phi ptr addrspace(3) [ %14, %1214 ], [ %13, %1211 ]
  %1221 = getelementptr inbounds nuw i8, ptr addrspace(3) %1220, i32 128
  %1222 = load float, ptr addrspace(3) %1221, align 4, !tbaa !16
  %1223 = sext i32 %1219 to i64
  %1224 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1223
  store float %1222, ptr addrspace(1) %1224, align 4, !tbaa !16
  br i1 %7, label %1228, label %1225

1225:                                             ; preds = %1218
  %1226 = mul nsw i32 %1, 3
  %1227 = add i32 %17, %1226
  br label %1232

1228:                                             ; preds = %1218
  %1229 = add i32 %16, 19
  %1230 = mul i32 %1229, %1
  %1231 = add i32 %15, %1230
  br label %1232

1232:                                             ; preds = %1228, %1225
  %1233 = phi i32 [ %1231, %1228 ], [ %1227, %1225 ]
  %1234 = phi ptr addrspace(3) [ %14, %1228 ], [ %13, %1225 ]
  %1235 = getelementptr inbounds nuw i8, ptr addrspace(3) %1234, i32 192
  %1236 = load float, ptr addrspace(3) %1235, align 4, !tbaa !16
  %1237 = sext i32 %1233 to i64
  %1238 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1237
  store float %1236, ptr addrspace(1) %1238, align 4, !tbaa !16
  br i1 %7, label %1242, label %1239

1239:                                             ; preds = %1232
  %1240 = shl nsw i32 %1, 2
  %1241 = add i32 %17, %1240
  br label %1246

1242:                                             ; preds = %1232
  %1243 = add i32 %16, 20
  %1244 = mul i32 %1243, %1
  %1245 = add i32 %15, %1244
  br label %1246

1246:                                             ; preds = %1242, %1239
  %1247 = phi i32 [ %1245, %1242 ], [ %1241, %1239 ]
  %1248 = phi ptr addrspace(3) [ %14, %1242 ], [ %13, %1239 ]
  %1249 = getelementptr inbounds nuw i8, ptr addrspace(3) %1248, i32 256
  %1250 = load float, ptr addrspace(3) %1249, align 4, !tbaa !16
  %1251 = sext i32 %1247 to i64
  %1252 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1251
  store float %1250, ptr addrspace(1) %1252, align 4, !tbaa !16
  br i1 %7, label %1256, label %1253

1253:                                             ; preds = %1246
  %1254 = mul nsw i32 %1, 5
  %1255 = add i32 %17, %1254
  br label %1260

1256:                                             ; preds = %1246
  %1257 = add i32 %16, 21
  %1258 = mul i32 %1257, %1
  %1259 = add i32 %15, %1258
  br label %1260

1260:                                             ; preds = %1256, %1253
  %1261 = phi i32 [ %1259, %1256 ], [ %1255, %1253 ]
  %1262 = phi ptr addrspace(3) [ %14, %1256 ], [ %13, %1253 ]
  %1263 = getelementptr inbounds nuw i8, ptr addrspace(3) %1262, i32 320
  %1264 = load float, ptr addrspace(3) %1263, align 4, !tbaa !16
  %1265 = sext i32 %1261 to i64
  %1266 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1265
  store float %1264, ptr addrspace(1) %1266, align 4, !tbaa !16
  br i1 %7, label %1270, label %1267

1267:                                             ; preds = %1260
  %1268 = mul nsw i32 %1, 6
  %1269 = add i32 %17, %1268
  br label %1274

1270:                                             ; preds = %1260
  %1271 = add i32 %16, 22
  %1272 = mul i32 %1271, %1
  %1273 = add i32 %15, %1272
  br label %1274

1274:                                             ; preds = %1270, %1267
  %1275 = phi i32 [ %1273, %1270 ], [ %1269, %1267 ]
  %1276 = phi ptr addrspace(3) [ %14, %1270 ], [ %13, %1267 ]
  %1277 = getelementptr inbounds nuw i8, ptr addrspace(3) %1276, i32 384
  %1278 = load float, ptr addrspace(3) %1277, align 4, !tbaa !16
  %1279 = sext i32 %1275 to i64
  %1280 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1279
  store float %1278, ptr addrspace(1) %1280, align 4, !tbaa !16
  br i1 %7, label %1284, label %1281

1281:                                             ; preds = %1274
  %1282 = mul nsw i32 %1, 7
  %1283 = add i32 %17, %1282
  br label %1288

1284:                                             ; preds = %1274
  %1285 = add i32 %16, 23
  %1286 = mul i32 %1285, %1
  %1287 = add i32 %15, %1286
  br label %1288

1288:                                             ; preds = %1284, %1281
  %1289 = phi i32 [ %1287, %1284 ], [ %1283, %1281 ]
  %1290 = phi ptr addrspace(3) [ %14, %1284 ], [ %13, %1281 ]
  %1291 = getelementptr inbounds nuw i8, ptr addrspace(3) %1290, i32 448
  %1292 = load float, ptr addrspace(3) %1291, align 4, !tbaa !16
  %1293 = sext i32 %1289 to i64
  %1294 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1293
  store float %1292, ptr addrspace(1) %1294, align 4, !tbaa !16
  br i1 %7, label %1298, label %1295

1295:                                             ; preds = %1288
  %1296 = shl nsw i32 %1, 3
  %1297 = add i32 %17, %1296
  br label %1302

1298:                                             ; preds = %1288
  %1299 = add i32 %16, 24
  %1300 = mul i32 %1299, %1
  %1301 = add i32 %15, %1300
  br label %1302

1302:                                             ; preds = %1298, %1295
  %1303 = phi i32 [ %1301, %1298 ], [ %1297, %1295 ]
  %1304 = phi ptr addrspace(3) [ %14, %1298 ], [ %13, %1295 ]
  %1305 = getelementptr inbounds nuw i8, ptr addrspace(3) %1304, i32 512
  %1306 = load float, ptr addrspace(3) %1305, align 4, !tbaa !16
  %1307 = sext i32 %1303 to i64
  %1308 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1307
  store float %1306, ptr addrspace(1) %1308, align 4, !tbaa !16
  br i1 %7, label %1312, label %1309

1309:                                             ; preds = %1302
  %1310 = mul nsw i32 %1, 9
  %1311 = add i32 %17, %1310
  br label %1316

1312:                                             ; preds = %1302
  %1313 = add i32 %16, 25
  %1314 = mul i32 %1313, %1
  %1315 = add i32 %15, %1314
  br label %1316

1316:                                             ; preds = %1312, %1309
  %1317 = phi i32 [ %1315, %1312 ], [ %1311, %1309 ]
  %1318 = phi ptr addrspace(3) [ %14, %1312 ], [ %13, %1309 ]
  %1319 = getelementptr inbounds nuw i8, ptr addrspace(3) %1318, i32 576
  %1320 = load float, ptr addrspace(3) %1319, align 4, !tbaa !16
  %1321 = sext i32 %1317 to i64
  %1322 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1321
  store float %1320, ptr addrspace(1) %1322, align 4, !tbaa !16
  br i1 %7, label %1326, label %1323

1323:                                             ; preds = %1316
  %1324 = mul nsw i32 %1, 10
  %1325 = add i32 %17, %1324
  br label %1330

1326:                                             ; preds = %1316
  %1327 = add i32 %16, 26
  %1328 = mul i32 %1327, %1
  %1329 = add i32 %15, %1328
  br label %1330

1330:                                             ; preds = %1326, %1323
  %1331 = phi i32 [ %1329, %1326 ], [ %1325, %1323 ]
  %1332 = phi ptr addrspace(3) [ %14, %1326 ], [ %13, %1323 ]
  %1333 = getelementptr inbounds nuw i8, ptr addrspace(3) %1332, i32 640
  %1334 = load float, ptr addrspace(3) %1333, align 4, !tbaa !16
  %1335 = sext i32 %1331 to i64
  %1336 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1335
  store float %1334, ptr addrspace(1) %1336, align 4, !tbaa !16
  br i1 %7, label %1340, label %1337

1337:                                             ; preds = %1330
  %1338 = mul nsw i32 %1, 11
  %1339 = add i32 %17, %1338
  br label %1344

1340:                                             ; preds = %1330
  %1341 = add i32 %16, 27
  %1342 = mul i32 %1341, %1
  %1343 = add i32 %15, %1342
  br label %1344

1344:                                             ; preds = %1340, %1337
  %1345 = phi i32 [ %1343, %1340 ], [ %1339, %1337 ]
  %1346 = phi ptr addrspace(3) [ %14, %1340 ], [ %13, %1337 ]
  %1347 = getelementptr inbounds nuw i8, ptr addrspace(3) %1346, i32 704
  %1348 = load float, ptr addrspace(3) %1347, align 4, !tbaa !16
  %1349 = sext i32 %1345 to i64
  %1350 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1349
  store float %1348, ptr addrspace(1) %1350, align 4, !tbaa !16
  br i1 %7, label %1354, label %1351

1351:                                             ; preds = %1344
  %1352 = mul nsw i32 %1, 12
  %1353 = add i32 %17, %1352
  br label %1358

1354:                                             ; preds = %1344
  %1355 = add i32 %16, 28
  %1356 = mul i32 %1355, %1
  %1357 = add i32 %15, %1356
  br label %1358

1358:                                             ; preds = %1354, %1351
  %1359 = phi i32 [ %1357, %1354 ], [ %1353, %1351 ]
  %1360 = phi ptr addrspace(3) [ %14, %1354 ], [ %13, %1351 ]
  %1361 = getelementptr inbounds nuw i8, ptr addrspace(3) %1360, i32 768
  %1362 = load float, ptr addrspace(3) %1361, align 4, !tbaa !16
  %1363 = sext i32 %1359 to i64
  %1364 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1363
  store float %1362, ptr addrspace(1) %1364, align 4, !tbaa !16
  br i1 %7, label %1368, label %1365

1365:                                             ; preds = %1358
  %1366 = mul nsw i32 %1, 13
  %1367 = add i32 %17, %1366
  br label %1372

1368:                                             ; preds = %1358
  %1369 = add i32 %16, 29
  %1370 = mul i32 %1369, %1
  %1371 = add i32 %15, %1370
  br label %1372

1372:                                             ; preds = %1368, %1365
  %1373 = phi i32 [ %1371, %1368 ], [ %1367, %1365 ]
  %1374 = phi ptr addrspace(3) [ %14, %1368 ], [ %13, %1365 ]
  %1375 = getelementptr inbounds nuw i8, ptr addrspace(3) %1374, i32 832
  %1376 = load float, ptr addrspace(3) %1375, align 4, !tbaa !16
  %1377 = sext i32 %1373 to i64
  %1378 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1377
  store float %1376, ptr addrspace(1) %1378, align 4, !tbaa !16
  br i1 %7, label %1382, label %1379

1379:                                             ; preds = %1372
  %1380 = mul nsw i32 %1, 14
  %1381 = add i32 %17, %1380
  br label %1386

1382:                                             ; preds = %1372
  %1383 = add i32 %16, 30
  %1384 = mul i32 %1383, %1
  %1385 = add i32 %15, %1384
  br label %1386

1386:                                             ; preds = %1382, %1379
  %1387 = phi i32 [ %1385, %1382 ], [ %1381, %1379 ]
  %1388 = phi ptr addrspace(3) [ %14, %1382 ], [ %13, %1379 ]
  %1389 = getelementptr inbounds nuw i8, ptr addrspace(3) %1388, i32 896
  %1390 = load float, ptr addrspace(3) %1389, align 4, !tbaa !16
  %1391 = sext i32 %1387 to i64
  %1392 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1391
  store float %1390, ptr addrspace(1) %1392, align 4, !tbaa !16
  br i1 %7, label %1396, label %1393

1393:                                             ; preds = %1386
  %1394 = mul nsw i32 %1, 15
  %1395 = add i32 %17, %1394
  br label %1400

1396:                                             ; preds = %1386
  %1397 = add i32 %16, 31
  %1398 = mul i32 %1397, %1
  %1399 = add i32 %15, %1398
  br label %1400

1400:                                             ; preds = %1396, %1393
  %1401 = phi i32 [ %1399, %1396 ], [ %1395, %1393 ]
  %1402 = phi ptr addrspace(3) [ %14, %1396 ], [ %13, %1393 ]
  %1403 = getelementptr inbounds nuw i8, ptr addrspace(3) %1402, i32 960
  %1404 = load float, ptr addrspace(3) %1403, align 4, !tbaa !16
  %1405 = sext i32 %1401 to i64
  %1406 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %1405
  store float %1404, ptr addrspace(1) %1406, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @lud_internal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %7 = shl i32 %6, 4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 4
  %10 = add i32 %2, 16
  %11 = add i32 %10, %9
  %12 = add nsw i32 %2, %5
  %13 = mul nsw i32 %12, %1
  %14 = add i32 %11, %4
  %15 = add i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !16, !amdgpu.noclobber !18
  %19 = shl nuw nsw i32 %5, 4
  %20 = add nuw nsw i32 %19, %4
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i32 %20
  store float %18, ptr addrspace(3) %21, align 4, !tbaa !16
  %22 = add i32 %10, %5
  %23 = add i32 %22, %7
  %24 = mul nsw i32 %23, %1
  %25 = add i32 %24, %4
  %26 = add i32 %25, %2
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16, !amdgpu.noclobber !18
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i32 %20
  store float %29, ptr addrspace(3) %30, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i32 %19
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i32 %4
  %33 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %34 = load float, ptr addrspace(3) %32, align 4, !tbaa !16
  %35 = tail call float @llvm.fmuladd.f32(float %33, float %34, float 0.000000e+00)
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 4
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 64
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !16
  %40 = tail call float @llvm.fmuladd.f32(float %37, float %39, float %35)
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 8
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 128
  %44 = load float, ptr addrspace(3) %43, align 4, !tbaa !16
  %45 = tail call float @llvm.fmuladd.f32(float %42, float %44, float %40)
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 12
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !16
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 192
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !16
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %49, float %45)
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 16
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 256
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %54, float %50)
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 20
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !16
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 320
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !16
  %60 = tail call float @llvm.fmuladd.f32(float %57, float %59, float %55)
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 24
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !16
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 384
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !16
  %65 = tail call float @llvm.fmuladd.f32(float %62, float %64, float %60)
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 28
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !16
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 448
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !16
  %70 = tail call float @llvm.fmuladd.f32(float %67, float %69, float %65)
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 32
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 512
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !16
  %75 = tail call float @llvm.fmuladd.f32(float %72, float %74, float %70)
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 36
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 576
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !16
  %80 = tail call float @llvm.fmuladd.f32(float %77, float %79, float %75)
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 40
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !16
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 640
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %85 = tail call float @llvm.fmuladd.f32(float %82, float %84, float %80)
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 44
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !16
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 704
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !16
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %89, float %85)
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 48
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !16
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 768
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !16
  %95 = tail call float @llvm.fmuladd.f32(float %92, float %94, float %90)
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 52
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 832
  %99 = load float, ptr addrspace(3) %98, align 4, !tbaa !16
  %100 = tail call float @llvm.fmuladd.f32(float %97, float %99, float %95)
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 56
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !16
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 896
  %104 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %105 = tail call float @llvm.fmuladd.f32(float %102, float %104, float %100)
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 60
  %107 = load float, ptr addrspace(3) %106, align 4, !tbaa !16
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 960
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !16
  %110 = tail call float @llvm.fmuladd.f32(float %107, float %109, float %105)
  %111 = add i32 %14, %24
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !16, !amdgpu.noclobber !18
  %115 = fsub float %114, %110
  store float %115, ptr addrspace(1) %113, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_lud_internal(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %7 = shl i32 %6, 4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 4
  %10 = add i32 %2, 16
  %11 = add i32 %10, %9
  %12 = add nsw i32 %2, %5
  %13 = mul nsw i32 %12, %1
  %14 = add i32 %11, %4
  %15 = add i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !16
  %19 = shl nuw nsw i32 %5, 4
  %20 = add nuw nsw i32 %19, %4
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i32 %20
  store float %18, ptr addrspace(3) %21, align 4, !tbaa !16
  %22 = add i32 %10, %5
  %23 = add i32 %22, %7
  %24 = mul nsw i32 %23, %1
  %25 = add i32 %24, %4
  %26 = add i32 %25, %2
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i32 %20
  store float %29, ptr addrspace(3) %30, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_col, i32 %19
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) @lud_internal.peri_row, i32 %4
  %33 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %34 = load float, ptr addrspace(3) %32, align 4, !tbaa !16
  %35 = tail call float @llvm.fmuladd.f32(float %33, float %34, float 0.000000e+00)
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 4
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 64
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !16
  %40 = tail call float @llvm.fmuladd.f32(float %37, float %39, float %35)
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 8
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !16
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 128
  %44 = load float, ptr addrspace(3) %43, align 4, !tbaa !16
  %45 = tail call float @llvm.fmuladd.f32(float %42, float %44, float %40)
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 12
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !16
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 192
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !16
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %49, float %45)
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 16
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 256
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !16
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %54, float %50)
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 20
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !16
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 320
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !16
  %60 = tail call float @llvm.fmuladd.f32(float %57, float %59, float %55)
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 24
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !16
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 384
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !16
  %65 = tail call float @llvm.fmuladd.f32(float %62, float %64, float %60)
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 28
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !16
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 448
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !16
  %70 = tail call float @llvm.fmuladd.f32(float %67, float %69, float %65)
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 32
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !16
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 512
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !16
  %75 = tail call float @llvm.fmuladd.f32(float %72, float %74, float %70)
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 36
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !16
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 576
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !16
  %80 = tail call float @llvm.fmuladd.f32(float %77, float %79, float %75)
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 40
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !16
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 640
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !16
  %85 = tail call float @llvm.fmuladd.f32(float %82, float %84, float %80)
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 44
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !16
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 704
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !16
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %89, float %85)
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 48
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !16
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 768
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !16
  %95 = tail call float @llvm.fmuladd.f32(float %92, float %94, float %90)
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 52
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !16
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 832
  %99 = load float, ptr addrspace(3) %98, align 4, !tbaa !16
  %100 = tail call float @llvm.fmuladd.f32(float %97, float %99, float %95)
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 56
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !16
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 896
  %104 = load float, ptr addrspace(3) %103, align 4, !tbaa !16
  %105 = tail call float @llvm.fmuladd.f32(float %102, float %104, float %100)
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 60
  %107 = load float, ptr addrspace(3) %106, align 4, !tbaa !16
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 960
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !16
  %110 = tail call float @llvm.fmuladd.f32(float %107, float %109, float %105)
  %111 = add i32 %14, %24
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !16
  %115 = fsub float %114, %110
  store float %115, ptr addrspace(1) %113, align 4, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #9

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!12 = !{i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"float*", !"int", !"int"}
!15 = !{!"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{!"amdgpu-synchronize-as", !"local"}
