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
  %31 = phi <16 x float> [ zeroinitializer, %26 ], [ %249, %87 ]
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
  %70 = tail call fastcc float @llvm.maxnum.f32(float noundef %69, float noundef 0.000000e+00) #9
  store float %70, ptr addrspace(1) %66, align 4, !tbaa !25, !alias.scope !23, !noalias !28
  %71 = fsub float %44, %52
  %72 = fsub float %71, %60
  %73 = fadd float %72, %19
  %74 = tail call fastcc float @llvm.maxnum.f32(float noundef %73, float noundef 0.000000e+00) #9
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %66, i64 4
  store float %74, ptr addrspace(1) %75, align 4, !tbaa !25, !alias.scope !23, !noalias !28
  %76 = getelementptr float, ptr addrspace(1) %65, i64 %24
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 64
  %78 = fadd float %39, %47
  %79 = fadd float %55, %78
  %80 = fadd float %79, %19
  %81 = tail call fastcc float @llvm.maxnum.f32(float noundef %80, float noundef 0.000000e+00) #9
  store float %81, ptr addrspace(1) %77, align 4, !tbaa !25, !alias.scope !23, !noalias !28
  %82 = fsub float %47, %55
  %83 = fsub float %82, %63
  %84 = fadd float %83, %19
  %85 = tail call fastcc float @llvm.maxnum.f32(float noundef %84, float noundef 0.000000e+00) #9
  %86 = getelementptr i8, ptr addrspace(1) %76, i64 68
  store float %85, ptr addrspace(1) %86, align 4, !tbaa !25, !alias.scope !23, !noalias !28
  br i1 %27, label %26, label %252

87:                                               ; preds = %26, %87
  %88 = phi i32 [ %250, %87 ], [ 0, %26 ]
  %89 = phi <2 x float> [ %247, %87 ], [ zeroinitializer, %26 ]
  %90 = phi <16 x float> [ %249, %87 ], [ zeroinitializer, %26 ]
  %91 = mul nsw i32 %88, %6
  %92 = add nsw i32 %91, %14
  %93 = mul nsw i32 %92, %5
  %94 = add nsw i32 %93, %29
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %95
  %97 = sext i32 %94 to i64
  %98 = getelementptr float, ptr addrspace(1) %0, i64 %97
  %99 = getelementptr i8, ptr addrspace(1) %98, i64 8
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %101 = sext i32 %94 to i64
  %102 = getelementptr float, ptr addrspace(1) %0, i64 %101
  %103 = getelementptr i8, ptr addrspace(1) %102, i64 12
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %105 = add nsw i32 %92, 1
  %106 = mul nsw i32 %105, %5
  %107 = add nsw i32 %106, %29
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %108
  %110 = sext i32 %107 to i64
  %111 = getelementptr float, ptr addrspace(1) %0, i64 %110
  %112 = getelementptr i8, ptr addrspace(1) %111, i64 8
  %113 = load float, ptr addrspace(1) %112, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %114 = sext i32 %107 to i64
  %115 = getelementptr float, ptr addrspace(1) %0, i64 %114
  %116 = getelementptr i8, ptr addrspace(1) %115, i64 12
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %118 = add nsw i32 %92, 2
  %119 = mul nsw i32 %118, %5
  %120 = add nsw i32 %119, %29
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %121
  %123 = sext i32 %120 to i64
  %124 = getelementptr float, ptr addrspace(1) %0, i64 %123
  %125 = getelementptr i8, ptr addrspace(1) %124, i64 8
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %127 = sext i32 %120 to i64
  %128 = getelementptr float, ptr addrspace(1) %0, i64 %127
  %129 = getelementptr i8, ptr addrspace(1) %128, i64 12
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %131 = add nsw i32 %92, 3
  %132 = mul nsw i32 %131, %5
  %133 = add nsw i32 %132, %29
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %137 = sext i32 %133 to i64
  %138 = getelementptr float, ptr addrspace(1) %0, i64 %137
  %139 = getelementptr i8, ptr addrspace(1) %138, i64 4
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %141 = sext i32 %133 to i64
  %142 = getelementptr float, ptr addrspace(1) %0, i64 %141
  %143 = getelementptr i8, ptr addrspace(1) %142, i64 8
  %144 = load float, ptr addrspace(1) %143, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %145 = sext i32 %133 to i64
  %146 = getelementptr float, ptr addrspace(1) %0, i64 %145
  %147 = getelementptr i8, ptr addrspace(1) %146, i64 12
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !25, !alias.scope !16, !noalias !29, !amdgpu.noclobber !30
  %149 = fsub float %100, %126
  %150 = fadd float %126, %113
  %151 = fsub float %126, %113
  %152 = fsub float %104, %130
  %153 = fadd float %130, %117
  %154 = fsub float %130, %117
  %155 = insertelement <2 x float> poison, float %140, i64 0
  %156 = insertelement <2 x float> %155, float %148, i64 1
  %157 = add nsw i32 %88, %20
  %158 = shl nsw i32 %157, 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %159
  %161 = load <2 x float>, ptr addrspace(1) %96, align 4, !tbaa !25, !alias.scope !16, !noalias !29
  %162 = load <2 x float>, ptr addrspace(1) %122, align 4, !tbaa !25, !alias.scope !16, !noalias !29
  %163 = fsub <2 x float> %161, %162
  %164 = insertelement <2 x float> poison, float %149, i64 0
  %165 = shufflevector <2 x float> %164, <2 x float> poison, <2 x i32> zeroinitializer
  %166 = fsub <2 x float> %163, %165
  %167 = fadd <2 x float> %163, %165
  %168 = shufflevector <2 x float> %166, <2 x float> %167, <2 x i32> <i32 0, i32 3>
  %169 = load <2 x float>, ptr addrspace(1) %160, align 4, !tbaa !25, !alias.scope !19, !noalias !31
  %170 = shufflevector <16 x float> %90, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %171 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %168, <2 x float> %169, <2 x float> %170)
  %172 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 8
  %173 = insertelement <2 x float> %163, float %149, i64 0
  %174 = shufflevector <2 x float> %163, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %175 = insertelement <2 x float> %174, float %152, i64 1
  %176 = fsub <2 x float> %173, %175
  %177 = load <2 x float>, ptr addrspace(1) %172, align 4, !tbaa !25, !alias.scope !19, !noalias !31
  %178 = shufflevector <16 x float> %90, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %179 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %176, <2 x float> %177, <2 x float> %178)
  %180 = shufflevector <2 x float> %171, <2 x float> %179, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %181 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 16
  %182 = load <2 x float>, ptr addrspace(1) %109, align 4, !tbaa !25, !alias.scope !16, !noalias !29
  %183 = shufflevector <2 x float> %182, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %184 = insertelement <2 x float> %183, float %117, i64 1
  %185 = fsub <2 x float> %184, %156
  %186 = fadd <2 x float> %162, %182
  %187 = insertelement <2 x float> poison, float %150, i64 0
  %188 = shufflevector <2 x float> %187, <2 x float> poison, <2 x i32> zeroinitializer
  %189 = fsub <2 x float> %186, %188
  %190 = fadd <2 x float> %186, %188
  %191 = shufflevector <2 x float> %189, <2 x float> %190, <2 x i32> <i32 0, i32 3>
  %192 = load <2 x float>, ptr addrspace(1) %181, align 4, !tbaa !25, !alias.scope !19, !noalias !31
  %193 = shufflevector <16 x float> %90, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %194 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %191, <2 x float> %192, <2 x float> %193)
  %195 = shufflevector <2 x float> %194, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %196 = shufflevector <16 x float> %180, <16 x float> %195, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %197 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 24
  %198 = insertelement <2 x float> %186, float %150, i64 0
  %199 = shufflevector <2 x float> %186, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %200 = insertelement <2 x float> %199, float %153, i64 1
  %201 = fsub <2 x float> %198, %200
  %202 = load <2 x float>, ptr addrspace(1) %197, align 4, !tbaa !25, !alias.scope !19, !noalias !31
  %203 = shufflevector <16 x float> %90, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %204 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %201, <2 x float> %202, <2 x float> %203)
  %205 = shufflevector <2 x float> %204, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %206 = shufflevector <16 x float> %196, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %207 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 32
  %208 = fsub <2 x float> %162, %182
  %209 = insertelement <2 x float> poison, float %151, i64 0
  %210 = shufflevector <2 x float> %209, <2 x float> poison, <2 x i32> zeroinitializer
  %211 = fsub <2 x float> %208, %210
  %212 = fadd <2 x float> %208, %210
  %213 = shufflevector <2 x float> %211, <2 x float> %212, <2 x i32> <i32 0, i32 3>
  %214 = load <2 x float>, ptr addrspace(1) %207, align 4, !tbaa !25, !alias.scope !19, !noalias !31
  %215 = shufflevector <16 x float> %90, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %216 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %213, <2 x float> %214, <2 x float> %215)
  %217 = shufflevector <2 x float> %216, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %218 = shufflevector <16 x float> %206, <16 x float> %217, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 40
  %220 = insertelement <2 x float> %208, float %151, i64 0
  %221 = shufflevector <2 x float> %208, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %222 = insertelement <2 x float> %221, float %154, i64 1
  %223 = fsub <2 x float> %220, %222
  %224 = load <2 x float>, ptr addrspace(1) %219, align 4, !tbaa !25, !alias.scope !19, !noalias !31
  %225 = shufflevector <16 x float> %90, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %226 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %223, <2 x float> %224, <2 x float> %225)
  %227 = shufflevector <2 x float> %226, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %228 = shufflevector <16 x float> %218, <16 x float> %227, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>
  %229 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 48
  %230 = insertelement <2 x float> %182, float %113, i64 1
  %231 = insertelement <2 x float> poison, float %136, i64 0
  %232 = insertelement <2 x float> %231, float %144, i64 1
  %233 = fsub <2 x float> %230, %232
  %234 = shufflevector <2 x float> %233, <2 x float> %185, <2 x i32> <i32 1, i32 2>
  %235 = fsub <2 x float> %233, %234
  %236 = fadd <2 x float> %233, %234
  %237 = shufflevector <2 x float> %235, <2 x float> %236, <2 x i32> <i32 0, i32 3>
  %238 = load <2 x float>, ptr addrspace(1) %229, align 4, !tbaa !25, !alias.scope !19, !noalias !31
  %239 = shufflevector <16 x float> %90, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %240 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %237, <2 x float> %238, <2 x float> %239)
  %241 = shufflevector <2 x float> %240, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %242 = shufflevector <16 x float> %228, <16 x float> %241, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>
  %243 = getelementptr inbounds nuw i8, ptr addrspace(1) %160, i64 56
  %244 = shufflevector <2 x float> %233, <2 x float> %185, <2 x i32> <i32 1, i32 2>
  %245 = fsub <2 x float> %244, %185
  %246 = load <2 x float>, ptr addrspace(1) %243, align 4, !tbaa !25, !alias.scope !19, !noalias !31
  %247 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %245, <2 x float> %246, <2 x float> %89)
  %248 = shufflevector <2 x float> %247, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %249 = shufflevector <16 x float> %242, <16 x float> %248, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>
  %250 = add nuw nsw i32 %88, 1
  %251 = icmp eq i32 %250, %4
  br i1 %251, label %30, label %87

252:                                              ; preds = %30
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
  %32 = phi <16 x float> [ zeroinitializer, %27 ], [ %250, %88 ]
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
  %71 = tail call fastcc float @llvm.maxnum.f32(float noundef %70, float noundef 0.000000e+00) #9
  store float %71, ptr addrspace(1) %67, align 4, !tbaa !25
  %72 = fsub float %45, %53
  %73 = fsub float %72, %61
  %74 = fadd float %73, %19
  %75 = tail call fastcc float @llvm.maxnum.f32(float noundef %74, float noundef 0.000000e+00) #9
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 4
  store float %75, ptr addrspace(1) %76, align 4, !tbaa !25
  %77 = getelementptr float, ptr addrspace(1) %66, i64 %24
  %78 = getelementptr i8, ptr addrspace(1) %77, i64 64
  %79 = fadd float %40, %48
  %80 = fadd float %56, %79
  %81 = fadd float %80, %19
  %82 = tail call fastcc float @llvm.maxnum.f32(float noundef %81, float noundef 0.000000e+00) #9
  store float %82, ptr addrspace(1) %78, align 4, !tbaa !25
  %83 = fsub float %48, %56
  %84 = fsub float %83, %64
  %85 = fadd float %84, %19
  %86 = tail call fastcc float @llvm.maxnum.f32(float noundef %85, float noundef 0.000000e+00) #9
  %87 = getelementptr i8, ptr addrspace(1) %77, i64 68
  store float %86, ptr addrspace(1) %87, align 4, !tbaa !25
  br i1 %28, label %27, label %26

88:                                               ; preds = %27, %88
  %89 = phi i32 [ %251, %88 ], [ 0, %27 ]
  %90 = phi <2 x float> [ %248, %88 ], [ zeroinitializer, %27 ]
  %91 = phi <16 x float> [ %250, %88 ], [ zeroinitializer, %27 ]
  %92 = mul nsw i32 %89, %6
  %93 = add nsw i32 %92, %14
  %94 = mul nsw i32 %93, %5
  %95 = add nsw i32 %94, %30
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %96
  %98 = sext i32 %95 to i64
  %99 = getelementptr float, ptr addrspace(1) %0, i64 %98
  %100 = getelementptr i8, ptr addrspace(1) %99, i64 8
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !25
  %102 = sext i32 %95 to i64
  %103 = getelementptr float, ptr addrspace(1) %0, i64 %102
  %104 = getelementptr i8, ptr addrspace(1) %103, i64 12
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !25
  %106 = add nsw i32 %93, 1
  %107 = mul nsw i32 %106, %5
  %108 = add nsw i32 %107, %30
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %109
  %111 = sext i32 %108 to i64
  %112 = getelementptr float, ptr addrspace(1) %0, i64 %111
  %113 = getelementptr i8, ptr addrspace(1) %112, i64 8
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !25
  %115 = sext i32 %108 to i64
  %116 = getelementptr float, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 12
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !25
  %119 = add nsw i32 %93, 2
  %120 = mul nsw i32 %119, %5
  %121 = add nsw i32 %120, %30
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %122
  %124 = sext i32 %121 to i64
  %125 = getelementptr float, ptr addrspace(1) %0, i64 %124
  %126 = getelementptr i8, ptr addrspace(1) %125, i64 8
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !25
  %128 = sext i32 %121 to i64
  %129 = getelementptr float, ptr addrspace(1) %0, i64 %128
  %130 = getelementptr i8, ptr addrspace(1) %129, i64 12
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !25
  %132 = add nsw i32 %93, 3
  %133 = mul nsw i32 %132, %5
  %134 = add nsw i32 %133, %30
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %135
  %137 = load float, ptr addrspace(1) %136, align 4, !tbaa !25
  %138 = sext i32 %134 to i64
  %139 = getelementptr float, ptr addrspace(1) %0, i64 %138
  %140 = getelementptr i8, ptr addrspace(1) %139, i64 4
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !25
  %142 = sext i32 %134 to i64
  %143 = getelementptr float, ptr addrspace(1) %0, i64 %142
  %144 = getelementptr i8, ptr addrspace(1) %143, i64 8
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !25
  %146 = sext i32 %134 to i64
  %147 = getelementptr float, ptr addrspace(1) %0, i64 %146
  %148 = getelementptr i8, ptr addrspace(1) %147, i64 12
  %149 = load float, ptr addrspace(1) %148, align 4, !tbaa !25
  %150 = fsub float %101, %127
  %151 = fadd float %127, %114
  %152 = fsub float %127, %114
  %153 = fsub float %105, %131
  %154 = fadd float %131, %118
  %155 = fsub float %131, %118
  %156 = insertelement <2 x float> poison, float %141, i64 0
  %157 = insertelement <2 x float> %156, float %149, i64 1
  %158 = add nsw i32 %89, %20
  %159 = shl nsw i32 %158, 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %160
  %162 = load <2 x float>, ptr addrspace(1) %97, align 4, !tbaa !25
  %163 = load <2 x float>, ptr addrspace(1) %123, align 4, !tbaa !25
  %164 = fsub <2 x float> %162, %163
  %165 = insertelement <2 x float> poison, float %150, i64 0
  %166 = shufflevector <2 x float> %165, <2 x float> poison, <2 x i32> zeroinitializer
  %167 = fsub <2 x float> %164, %166
  %168 = fadd <2 x float> %164, %166
  %169 = shufflevector <2 x float> %167, <2 x float> %168, <2 x i32> <i32 0, i32 3>
  %170 = load <2 x float>, ptr addrspace(1) %161, align 4, !tbaa !25
  %171 = shufflevector <16 x float> %91, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %172 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %169, <2 x float> %170, <2 x float> %171)
  %173 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 8
  %174 = insertelement <2 x float> %164, float %150, i64 0
  %175 = shufflevector <2 x float> %164, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %176 = insertelement <2 x float> %175, float %153, i64 1
  %177 = fsub <2 x float> %174, %176
  %178 = load <2 x float>, ptr addrspace(1) %173, align 4, !tbaa !25
  %179 = shufflevector <16 x float> %91, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %180 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %177, <2 x float> %178, <2 x float> %179)
  %181 = shufflevector <2 x float> %172, <2 x float> %180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %182 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 16
  %183 = load <2 x float>, ptr addrspace(1) %110, align 4, !tbaa !25
  %184 = shufflevector <2 x float> %183, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %185 = insertelement <2 x float> %184, float %118, i64 1
  %186 = fsub <2 x float> %185, %157
  %187 = fadd <2 x float> %163, %183
  %188 = insertelement <2 x float> poison, float %151, i64 0
  %189 = shufflevector <2 x float> %188, <2 x float> poison, <2 x i32> zeroinitializer
  %190 = fsub <2 x float> %187, %189
  %191 = fadd <2 x float> %187, %189
  %192 = shufflevector <2 x float> %190, <2 x float> %191, <2 x i32> <i32 0, i32 3>
  %193 = load <2 x float>, ptr addrspace(1) %182, align 4, !tbaa !25
  %194 = shufflevector <16 x float> %91, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %195 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %192, <2 x float> %193, <2 x float> %194)
  %196 = shufflevector <2 x float> %195, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %197 = shufflevector <16 x float> %181, <16 x float> %196, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %198 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 24
  %199 = insertelement <2 x float> %187, float %151, i64 0
  %200 = shufflevector <2 x float> %187, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %201 = insertelement <2 x float> %200, float %154, i64 1
  %202 = fsub <2 x float> %199, %201
  %203 = load <2 x float>, ptr addrspace(1) %198, align 4, !tbaa !25
  %204 = shufflevector <16 x float> %91, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %205 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %202, <2 x float> %203, <2 x float> %204)
  %206 = shufflevector <2 x float> %205, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %207 = shufflevector <16 x float> %197, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %208 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 32
  %209 = fsub <2 x float> %163, %183
  %210 = insertelement <2 x float> poison, float %152, i64 0
  %211 = shufflevector <2 x float> %210, <2 x float> poison, <2 x i32> zeroinitializer
  %212 = fsub <2 x float> %209, %211
  %213 = fadd <2 x float> %209, %211
  %214 = shufflevector <2 x float> %212, <2 x float> %213, <2 x i32> <i32 0, i32 3>
  %215 = load <2 x float>, ptr addrspace(1) %208, align 4, !tbaa !25
  %216 = shufflevector <16 x float> %91, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %217 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %214, <2 x float> %215, <2 x float> %216)
  %218 = shufflevector <2 x float> %217, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %219 = shufflevector <16 x float> %207, <16 x float> %218, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 40
  %221 = insertelement <2 x float> %209, float %152, i64 0
  %222 = shufflevector <2 x float> %209, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %223 = insertelement <2 x float> %222, float %155, i64 1
  %224 = fsub <2 x float> %221, %223
  %225 = load <2 x float>, ptr addrspace(1) %220, align 4, !tbaa !25
  %226 = shufflevector <16 x float> %91, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %227 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %224, <2 x float> %225, <2 x float> %226)
  %228 = shufflevector <2 x float> %227, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %229 = shufflevector <16 x float> %219, <16 x float> %228, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>
  %230 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 48
  %231 = insertelement <2 x float> %183, float %114, i64 1
  %232 = insertelement <2 x float> poison, float %137, i64 0
  %233 = insertelement <2 x float> %232, float %145, i64 1
  %234 = fsub <2 x float> %231, %233
  %235 = shufflevector <2 x float> %234, <2 x float> %186, <2 x i32> <i32 1, i32 2>
  %236 = fsub <2 x float> %234, %235
  %237 = fadd <2 x float> %234, %235
  %238 = shufflevector <2 x float> %236, <2 x float> %237, <2 x i32> <i32 0, i32 3>
  %239 = load <2 x float>, ptr addrspace(1) %230, align 4, !tbaa !25
  %240 = shufflevector <16 x float> %91, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %241 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %238, <2 x float> %239, <2 x float> %240)
  %242 = shufflevector <2 x float> %241, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %243 = shufflevector <16 x float> %229, <16 x float> %242, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>
  %244 = getelementptr inbounds nuw i8, ptr addrspace(1) %161, i64 56
  %245 = shufflevector <2 x float> %234, <2 x float> %186, <2 x i32> <i32 1, i32 2>
  %246 = fsub <2 x float> %245, %186
  %247 = load <2 x float>, ptr addrspace(1) %244, align 4, !tbaa !25
  %248 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %246, <2 x float> %247, <2 x float> %90)
  %249 = shufflevector <2 x float> %248, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %250 = shufflevector <16 x float> %243, <16 x float> %249, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>
  %251 = add nuw nsw i32 %89, 1
  %252 = icmp eq i32 %251, %4
  br i1 %252, label %31, label %88
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
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 16
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !25, !amdgpu.noclobber !30
  %26 = sext i32 %19 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 28
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !25, !amdgpu.noclobber !30
  %30 = sext i32 %19 to i64
  %31 = getelementptr float, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 8
  %33 = sext i32 %19 to i64
  %34 = getelementptr float, ptr addrspace(1) %0, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 20
  %36 = sext i32 %19 to i64
  %37 = getelementptr float, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 32
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !25, !amdgpu.noclobber !30
  %40 = load <2 x float>, ptr addrspace(1) %21, align 4, !tbaa !25
  %41 = shufflevector <2 x float> %40, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %42 = load <2 x float>, ptr addrspace(1) %32, align 4, !tbaa !25
  %43 = load <2 x float>, ptr addrspace(1) %35, align 4, !tbaa !25
  %44 = fsub <2 x float> %42, %43
  %45 = extractelement <2 x float> %44, i64 0
  %46 = fadd float %45, %39
  %47 = fmul float %46, 5.000000e-01
  %48 = fadd <2 x float> %41, %42
  %49 = extractelement <2 x float> %43, i64 1
  %50 = fadd <2 x float> %48, %43
  %51 = extractelement <2 x float> %50, i64 1
  %52 = fmul float %51, 5.000000e-01
  %53 = shufflevector <2 x float> %43, <2 x float> %40, <2 x i32> <i32 0, i32 2>
  %54 = fadd <2 x float> %53, %42
  %55 = fsub <2 x float> %53, %42
  %56 = shufflevector <2 x float> %54, <2 x float> %55, <2 x i32> <i32 0, i32 3>
  %57 = insertelement <2 x float> %43, float %39, i64 0
  %58 = fadd <2 x float> %56, %57
  %59 = fmul <2 x float> %58, splat (float 5.000000e-01)
  %60 = extractelement <2 x float> %40, i64 1
  %61 = fadd float %60, %25
  %62 = fadd float %61, %29
  %63 = fmul float %62, 5.000000e-01
  %64 = fsub float %60, %25
  %65 = fadd float %64, %29
  %66 = fmul float %65, 5.000000e-01
  %67 = fadd <2 x float> %41, %40
  %68 = fsub <2 x float> %41, %40
  %69 = shufflevector <2 x float> %67, <2 x float> %68, <2 x i32> <i32 0, i32 3>
  %70 = shufflevector <2 x float> %42, <2 x float> poison, <2 x i32> zeroinitializer
  %71 = fadd <2 x float> %70, %69
  %72 = fmul <2 x float> %71, splat (float 5.000000e-01)
  %73 = shufflevector <2 x float> %40, <2 x float> %72, <16 x i32> <i32 0, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %74 = shufflevector <2 x float> %42, <2 x float> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %75 = shufflevector <16 x float> %73, <16 x float> %74, <16 x i32> <i32 0, i32 1, i32 2, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %76 = insertelement <16 x float> %75, float %52, i64 4
  %77 = insertelement <2 x float> poison, float %52, i64 0
  %78 = shufflevector <2 x float> %77, <2 x float> poison, <2 x i32> zeroinitializer
  %79 = insertelement <2 x float> poison, float %63, i64 0
  %80 = shufflevector <2 x float> %79, <2 x float> poison, <2 x i32> zeroinitializer
  %81 = fadd <2 x float> %78, %80
  %82 = fsub <2 x float> %78, %80
  %83 = shufflevector <2 x float> %81, <2 x float> %82, <2 x i32> <i32 0, i32 3>
  %84 = shufflevector <2 x float> %59, <2 x float> poison, <2 x i32> zeroinitializer
  %85 = fadd <2 x float> %84, %83
  %86 = fmul <2 x float> %85, splat (float 5.000000e-01)
  %87 = shufflevector <2 x float> %86, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = shufflevector <16 x float> %76, <16 x float> %87, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %89 = shufflevector <2 x float> %59, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %90 = shufflevector <16 x float> %88, <16 x float> %89, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %91 = extractelement <2 x float> %59, i64 1
  %92 = fadd float %91, %66
  %93 = fsub float %91, %66
  %94 = insertelement <2 x float> poison, float %47, i64 0
  %95 = shufflevector <2 x float> %94, <2 x float> poison, <2 x i32> zeroinitializer
  %96 = insertelement <2 x float> poison, float %92, i64 0
  %97 = insertelement <2 x float> %96, float %93, i64 1
  %98 = fadd <2 x float> %95, %97
  %99 = fmul <2 x float> %98, splat (float 5.000000e-01)
  %100 = shufflevector <2 x float> %99, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %101 = shufflevector <16 x float> %90, <16 x float> %100, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %102 = insertelement <16 x float> %101, float %47, i64 11
  %103 = shufflevector <2 x float> %43, <2 x float> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %104 = shufflevector <16 x float> %102, <16 x float> %103, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 17, i32 poison, i32 poison, i32 poison>
  %105 = fadd float %49, %29
  %106 = fsub float %49, %29
  %107 = insertelement <2 x float> poison, float %39, i64 0
  %108 = shufflevector <2 x float> %107, <2 x float> poison, <2 x i32> zeroinitializer
  %109 = insertelement <2 x float> poison, float %105, i64 0
  %110 = insertelement <2 x float> %109, float %106, i64 1
  %111 = fadd <2 x float> %108, %110
  %112 = fmul <2 x float> %111, splat (float 5.000000e-01)
  %113 = shufflevector <2 x float> %112, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %114 = shufflevector <16 x float> %104, <16 x float> %113, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 16, i32 17, i32 poison>
  %115 = insertelement <16 x float> %114, float %39, i64 15
  %116 = shl i64 %17, 32
  %117 = ashr exact i64 %116, 26
  %118 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %117
  store <16 x float> %115, ptr addrspace(1) %118, align 64, !tbaa !37
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
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 16
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !25
  %26 = sext i32 %19 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 28
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !25
  %30 = sext i32 %19 to i64
  %31 = getelementptr float, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 8
  %33 = sext i32 %19 to i64
  %34 = getelementptr float, ptr addrspace(1) %0, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 20
  %36 = sext i32 %19 to i64
  %37 = getelementptr float, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 32
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !25
  %40 = load <2 x float>, ptr addrspace(1) %21, align 4, !tbaa !25
  %41 = shufflevector <2 x float> %40, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %42 = load <2 x float>, ptr addrspace(1) %32, align 4, !tbaa !25
  %43 = load <2 x float>, ptr addrspace(1) %35, align 4, !tbaa !25
  %44 = fsub <2 x float> %42, %43
  %45 = extractelement <2 x float> %44, i64 0
  %46 = fadd float %45, %39
  %47 = fmul float %46, 5.000000e-01
  %48 = fadd <2 x float> %41, %42
  %49 = extractelement <2 x float> %43, i64 1
  %50 = fadd <2 x float> %48, %43
  %51 = extractelement <2 x float> %50, i64 1
  %52 = fmul float %51, 5.000000e-01
  %53 = shufflevector <2 x float> %43, <2 x float> %40, <2 x i32> <i32 0, i32 2>
  %54 = fadd <2 x float> %53, %42
  %55 = fsub <2 x float> %53, %42
  %56 = shufflevector <2 x float> %54, <2 x float> %55, <2 x i32> <i32 0, i32 3>
  %57 = insertelement <2 x float> %43, float %39, i64 0
  %58 = fadd <2 x float> %56, %57
  %59 = fmul <2 x float> %58, splat (float 5.000000e-01)
  %60 = extractelement <2 x float> %40, i64 1
  %61 = fadd float %60, %25
  %62 = fadd float %61, %29
  %63 = fmul float %62, 5.000000e-01
  %64 = fsub float %60, %25
  %65 = fadd float %64, %29
  %66 = fmul float %65, 5.000000e-01
  %67 = fadd <2 x float> %41, %40
  %68 = fsub <2 x float> %41, %40
  %69 = shufflevector <2 x float> %67, <2 x float> %68, <2 x i32> <i32 0, i32 3>
  %70 = shufflevector <2 x float> %42, <2 x float> poison, <2 x i32> zeroinitializer
  %71 = fadd <2 x float> %70, %69
  %72 = fmul <2 x float> %71, splat (float 5.000000e-01)
  %73 = shufflevector <2 x float> %40, <2 x float> %72, <16 x i32> <i32 0, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %74 = shufflevector <2 x float> %42, <2 x float> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %75 = shufflevector <16 x float> %73, <16 x float> %74, <16 x i32> <i32 0, i32 1, i32 2, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %76 = insertelement <16 x float> %75, float %52, i64 4
  %77 = insertelement <2 x float> poison, float %52, i64 0
  %78 = shufflevector <2 x float> %77, <2 x float> poison, <2 x i32> zeroinitializer
  %79 = insertelement <2 x float> poison, float %63, i64 0
  %80 = shufflevector <2 x float> %79, <2 x float> poison, <2 x i32> zeroinitializer
  %81 = fadd <2 x float> %78, %80
  %82 = fsub <2 x float> %78, %80
  %83 = shufflevector <2 x float> %81, <2 x float> %82, <2 x i32> <i32 0, i32 3>
  %84 = shufflevector <2 x float> %59, <2 x float> poison, <2 x i32> zeroinitializer
  %85 = fadd <2 x float> %84, %83
  %86 = fmul <2 x float> %85, splat (float 5.000000e-01)
  %87 = shufflevector <2 x float> %86, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = shufflevector <16 x float> %76, <16 x float> %87, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %89 = shufflevector <2 x float> %59, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %90 = shufflevector <16 x float> %88, <16 x float> %89, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %91 = extractelement <2 x float> %59, i64 1
  %92 = fadd float %91, %66
  %93 = fsub float %91, %66
  %94 = insertelement <2 x float> poison, float %47, i64 0
  %95 = shufflevector <2 x float> %94, <2 x float> poison, <2 x i32> zeroinitializer
  %96 = insertelement <2 x float> poison, float %92, i64 0
  %97 = insertelement <2 x float> %96, float %93, i64 1
  %98 = fadd <2 x float> %95, %97
  %99 = fmul <2 x float> %98, splat (float 5.000000e-01)
  %100 = shufflevector <2 x float> %99, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %101 = shufflevector <16 x float> %90, <16 x float> %100, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %102 = insertelement <16 x float> %101, float %47, i64 11
  %103 = shufflevector <2 x float> %43, <2 x float> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %104 = shufflevector <16 x float> %102, <16 x float> %103, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 17, i32 poison, i32 poison, i32 poison>
  %105 = fadd float %49, %29
  %106 = fsub float %49, %29
  %107 = insertelement <2 x float> poison, float %39, i64 0
  %108 = shufflevector <2 x float> %107, <2 x float> poison, <2 x i32> zeroinitializer
  %109 = insertelement <2 x float> poison, float %105, i64 0
  %110 = insertelement <2 x float> %109, float %106, i64 1
  %111 = fadd <2 x float> %108, %110
  %112 = fmul <2 x float> %111, splat (float 5.000000e-01)
  %113 = shufflevector <2 x float> %112, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %114 = shufflevector <16 x float> %104, <16 x float> %113, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 16, i32 17, i32 poison>
  %115 = insertelement <16 x float> %114, float %39, i64 15
  %116 = shl i64 %17, 32
  %117 = ashr exact i64 %116, 26
  %118 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %117
  store <16 x float> %115, ptr addrspace(1) %118, align 64, !tbaa !37
  ret void
}

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
declare float @llvm.maxnum.f32(float, float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
