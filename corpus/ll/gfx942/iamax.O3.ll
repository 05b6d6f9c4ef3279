; ModuleID = 'corpus/opencl/iamax.cl'
source_filename = "corpus/opencl/iamax.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.candidate = type { float, i32 }

@iamax.lm = internal unnamed_addr addrspace(3) global [64 x %struct.candidate] undef, align 4

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
define protected amdgpu_kernel void @iamax(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %7 to i64
  %16 = zext nneg i32 %11 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = add i64 %14, %6
  %19 = add i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %0, %20
  br i1 %21, label %22, label %29

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = zext i32 %24 to i64
  br label %34

26:                                               ; preds = %34
  %27 = insertelement <2 x i32> poison, i32 %51, i64 0
  %28 = insertelement <2 x i32> %27, i32 %52, i64 1
  br label %29

29:                                               ; preds = %26, %4
  %30 = phi <2 x i32> [ <i32 -1082130432, i32 -1>, %4 ], [ %28, %26 ]
  %31 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i32 %5
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 4
  store <2 x i32> %30, ptr addrspace(3) %31, align 4, !tbaa !19, !noalias !16
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %33 = icmp samesign ult i32 %5, 32
  br i1 %33, label %56, label %74

34:                                               ; preds = %22, %34
  %35 = phi i32 [ %20, %22 ], [ %54, %34 ]
  %36 = phi i32 [ -1, %22 ], [ %52, %34 ]
  %37 = phi i32 [ -1082130432, %22 ], [ %51, %34 ]
  %38 = phi i64 [ %19, %22 ], [ %53, %34 ]
  %39 = shl i64 %38, 32
  %40 = ashr exact i64 %39, 32
  %41 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !21, !alias.scope !16, !amdgpu.noclobber !23
  %43 = tail call fastcc float @llvm.fabs.f32(float noundef %42) #8
  %44 = bitcast float %43 to i32
  %45 = bitcast i32 %37 to float
  %46 = fcmp ogt float %43, %45
  %47 = fcmp oeq float %43, %45
  %48 = icmp ugt i32 %36, %35
  %49 = select i1 %47, i1 %48, i1 false
  %50 = select i1 %46, i1 true, i1 %49
  %51 = select i1 %50, i32 %44, i32 %37
  %52 = select i1 %50, i32 %35, i32 %36
  %53 = add nsw i64 %40, %25
  %54 = trunc i64 %53 to i32
  %55 = icmp sgt i32 %0, %54
  br i1 %55, label %34, label %26

56:                                               ; preds = %29
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 256
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 260
  %59 = load i32, ptr addrspace(3) %32, align 4, !noalias !16
  %60 = load i32, ptr addrspace(3) %31, align 4, !noalias !16
  %61 = load i32, ptr addrspace(3) %58, align 4, !noalias !16
  %62 = load i32, ptr addrspace(3) %57, align 4, !noalias !16
  %63 = bitcast i32 %62 to float
  %64 = bitcast i32 %60 to float
  %65 = fcmp ogt float %63, %64
  %66 = fcmp oeq float %63, %64
  %67 = icmp ult i32 %61, %59
  %68 = select i1 %66, i1 %67, i1 false
  %69 = select i1 %65, i1 true, i1 %68
  %70 = select i1 %69, i32 %61, i32 %59
  %71 = select i1 %69, i32 %62, i32 %60
  %72 = insertelement <2 x i32> poison, i32 %71, i64 0
  %73 = insertelement <2 x i32> %72, i32 %70, i64 1
  store <2 x i32> %73, ptr addrspace(3) %31, align 4, !tbaa !19, !noalias !16
  br label %74

74:                                               ; preds = %56, %29
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %75 = icmp samesign ult i32 %5, 16
  br i1 %75, label %76, label %94

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 128
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 132
  %79 = load i32, ptr addrspace(3) %32, align 4, !noalias !16
  %80 = load i32, ptr addrspace(3) %31, align 4, !noalias !16
  %81 = load i32, ptr addrspace(3) %78, align 4, !noalias !16
  %82 = load i32, ptr addrspace(3) %77, align 4, !noalias !16
  %83 = bitcast i32 %82 to float
  %84 = bitcast i32 %80 to float
  %85 = fcmp ogt float %83, %84
  %86 = fcmp oeq float %83, %84
  %87 = icmp ult i32 %81, %79
  %88 = select i1 %86, i1 %87, i1 false
  %89 = select i1 %85, i1 true, i1 %88
  %90 = select i1 %89, i32 %81, i32 %79
  %91 = select i1 %89, i32 %82, i32 %80
  %92 = insertelement <2 x i32> poison, i32 %91, i64 0
  %93 = insertelement <2 x i32> %92, i32 %90, i64 1
  store <2 x i32> %93, ptr addrspace(3) %31, align 4, !tbaa !19, !noalias !16
  br label %94

94:                                               ; preds = %76, %74
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %95 = icmp samesign ult i32 %5, 8
  br i1 %95, label %96, label %114

96:                                               ; preds = %94
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 68
  %99 = load i32, ptr addrspace(3) %32, align 4, !noalias !16
  %100 = load i32, ptr addrspace(3) %31, align 4, !noalias !16
  %101 = load i32, ptr addrspace(3) %98, align 4, !noalias !16
  %102 = load i32, ptr addrspace(3) %97, align 4, !noalias !16
  %103 = bitcast i32 %102 to float
  %104 = bitcast i32 %100 to float
  %105 = fcmp ogt float %103, %104
  %106 = fcmp oeq float %103, %104
  %107 = icmp ult i32 %101, %99
  %108 = select i1 %106, i1 %107, i1 false
  %109 = select i1 %105, i1 true, i1 %108
  %110 = select i1 %109, i32 %101, i32 %99
  %111 = select i1 %109, i32 %102, i32 %100
  %112 = insertelement <2 x i32> poison, i32 %111, i64 0
  %113 = insertelement <2 x i32> %112, i32 %110, i64 1
  store <2 x i32> %113, ptr addrspace(3) %31, align 4, !tbaa !19, !noalias !16
  br label %114

114:                                              ; preds = %96, %94
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %115 = icmp samesign ult i32 %5, 4
  br i1 %115, label %116, label %134

116:                                              ; preds = %114
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 32
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 36
  %119 = load i32, ptr addrspace(3) %32, align 4, !noalias !16
  %120 = load i32, ptr addrspace(3) %31, align 4, !noalias !16
  %121 = load i32, ptr addrspace(3) %118, align 4, !noalias !16
  %122 = load i32, ptr addrspace(3) %117, align 4, !noalias !16
  %123 = bitcast i32 %122 to float
  %124 = bitcast i32 %120 to float
  %125 = fcmp ogt float %123, %124
  %126 = fcmp oeq float %123, %124
  %127 = icmp ult i32 %121, %119
  %128 = select i1 %126, i1 %127, i1 false
  %129 = select i1 %125, i1 true, i1 %128
  %130 = select i1 %129, i32 %121, i32 %119
  %131 = select i1 %129, i32 %122, i32 %120
  %132 = insertelement <2 x i32> poison, i32 %131, i64 0
  %133 = insertelement <2 x i32> %132, i32 %130, i64 1
  store <2 x i32> %133, ptr addrspace(3) %31, align 4, !tbaa !19, !noalias !16
  br label %134

134:                                              ; preds = %116, %114
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %135 = icmp samesign ult i32 %5, 2
  br i1 %135, label %136, label %154

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 16
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 20
  %139 = load i32, ptr addrspace(3) %32, align 4, !noalias !16
  %140 = load i32, ptr addrspace(3) %31, align 4, !noalias !16
  %141 = load i32, ptr addrspace(3) %138, align 4, !noalias !16
  %142 = load i32, ptr addrspace(3) %137, align 4, !noalias !16
  %143 = bitcast i32 %142 to float
  %144 = bitcast i32 %140 to float
  %145 = fcmp ogt float %143, %144
  %146 = fcmp oeq float %143, %144
  %147 = icmp ult i32 %141, %139
  %148 = select i1 %146, i1 %147, i1 false
  %149 = select i1 %145, i1 true, i1 %148
  %150 = select i1 %149, i32 %141, i32 %139
  %151 = select i1 %149, i32 %142, i32 %140
  %152 = insertelement <2 x i32> poison, i32 %151, i64 0
  %153 = insertelement <2 x i32> %152, i32 %150, i64 1
  store <2 x i32> %153, ptr addrspace(3) %31, align 4, !tbaa !19, !noalias !16
  br label %154

154:                                              ; preds = %136, %134
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %155 = icmp eq i32 %5, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %154
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 8
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 12
  %159 = load i32, ptr addrspace(3) %32, align 4, !noalias !16
  %160 = load i32, ptr addrspace(3) %31, align 4, !noalias !16
  %161 = load i32, ptr addrspace(3) %158, align 4, !noalias !16
  %162 = load i32, ptr addrspace(3) %157, align 4, !noalias !16
  %163 = bitcast i32 %162 to float
  %164 = bitcast i32 %160 to float
  %165 = fcmp ogt float %163, %164
  %166 = fcmp oeq float %163, %164
  %167 = icmp ult i32 %161, %159
  %168 = select i1 %166, i1 %167, i1 false
  %169 = select i1 %165, i1 true, i1 %168
  %170 = select i1 %169, i32 %161, i32 %159
  %171 = select i1 %169, i32 %162, i32 %160
  %172 = insertelement <2 x i32> poison, i32 %171, i64 0
  %173 = insertelement <2 x i32> %172, i32 %170, i64 1
  store <2 x i32> %173, ptr addrspace(3) %31, align 4, !tbaa !19, !noalias !16
  br label %174

174:                                              ; preds = %156, %154
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %175 = icmp eq i32 %5, 0
  br i1 %175, label %176, label %181

176:                                              ; preds = %174
  %177 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %15
  %178 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %15
  %179 = load float, ptr addrspace(3) @iamax.lm, align 4, !tbaa !24, !noalias !16
  store float %179, ptr addrspace(1) %178, align 4, !tbaa !21, !noalias !16
  %180 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i32 4), align 4, !tbaa !26, !noalias !16
  store i32 %180, ptr addrspace(1) %177, align 4, !tbaa !6, !noalias !16
  br label %181

181:                                              ; preds = %174, %176
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_iamax(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %7 to i64
  %16 = zext nneg i32 %11 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = add i64 %14, %6
  %19 = add i64 %18, %17
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %0, %20
  br i1 %21, label %22, label %29

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = zext i32 %24 to i64
  br label %34

26:                                               ; preds = %34
  %27 = insertelement <2 x i32> poison, i32 %51, i64 0
  %28 = insertelement <2 x i32> %27, i32 %52, i64 1
  br label %29

29:                                               ; preds = %26, %4
  %30 = phi <2 x i32> [ <i32 -1082130432, i32 -1>, %4 ], [ %28, %26 ]
  %31 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i32 %5
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 4
  store <2 x i32> %30, ptr addrspace(3) %31, align 4, !tbaa !19
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %33 = icmp samesign ult i32 %5, 32
  br i1 %33, label %56, label %74

34:                                               ; preds = %22, %34
  %35 = phi i32 [ %20, %22 ], [ %54, %34 ]
  %36 = phi i32 [ -1, %22 ], [ %52, %34 ]
  %37 = phi i32 [ -1082130432, %22 ], [ %51, %34 ]
  %38 = phi i64 [ %19, %22 ], [ %53, %34 ]
  %39 = shl i64 %38, 32
  %40 = ashr exact i64 %39, 32
  %41 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !21
  %43 = tail call fastcc float @llvm.fabs.f32(float noundef %42) #8
  %44 = bitcast float %43 to i32
  %45 = bitcast i32 %37 to float
  %46 = fcmp ogt float %43, %45
  %47 = fcmp oeq float %43, %45
  %48 = icmp ugt i32 %36, %35
  %49 = select i1 %47, i1 %48, i1 false
  %50 = select i1 %46, i1 true, i1 %49
  %51 = select i1 %50, i32 %44, i32 %37
  %52 = select i1 %50, i32 %35, i32 %36
  %53 = add nsw i64 %40, %25
  %54 = trunc i64 %53 to i32
  %55 = icmp sgt i32 %0, %54
  br i1 %55, label %34, label %26

56:                                               ; preds = %29
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 256
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 260
  %59 = load i32, ptr addrspace(3) %32, align 4
  %60 = load i32, ptr addrspace(3) %31, align 4
  %61 = load i32, ptr addrspace(3) %58, align 4
  %62 = load i32, ptr addrspace(3) %57, align 4
  %63 = bitcast i32 %62 to float
  %64 = bitcast i32 %60 to float
  %65 = fcmp ogt float %63, %64
  %66 = fcmp oeq float %63, %64
  %67 = icmp ult i32 %61, %59
  %68 = select i1 %66, i1 %67, i1 false
  %69 = select i1 %65, i1 true, i1 %68
  %70 = select i1 %69, i32 %61, i32 %59
  %71 = select i1 %69, i32 %62, i32 %60
  %72 = insertelement <2 x i32> poison, i32 %71, i64 0
  %73 = insertelement <2 x i32> %72, i32 %70, i64 1
  store <2 x i32> %73, ptr addrspace(3) %31, align 4, !tbaa !19
  br label %74

74:                                               ; preds = %56, %29
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %75 = icmp samesign ult i32 %5, 16
  br i1 %75, label %76, label %94

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 128
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 132
  %79 = load i32, ptr addrspace(3) %32, align 4
  %80 = load i32, ptr addrspace(3) %31, align 4
  %81 = load i32, ptr addrspace(3) %78, align 4
  %82 = load i32, ptr addrspace(3) %77, align 4
  %83 = bitcast i32 %82 to float
  %84 = bitcast i32 %80 to float
  %85 = fcmp ogt float %83, %84
  %86 = fcmp oeq float %83, %84
  %87 = icmp ult i32 %81, %79
  %88 = select i1 %86, i1 %87, i1 false
  %89 = select i1 %85, i1 true, i1 %88
  %90 = select i1 %89, i32 %81, i32 %79
  %91 = select i1 %89, i32 %82, i32 %80
  %92 = insertelement <2 x i32> poison, i32 %91, i64 0
  %93 = insertelement <2 x i32> %92, i32 %90, i64 1
  store <2 x i32> %93, ptr addrspace(3) %31, align 4, !tbaa !19
  br label %94

94:                                               ; preds = %76, %74
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %95 = icmp samesign ult i32 %5, 8
  br i1 %95, label %96, label %114

96:                                               ; preds = %94
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 68
  %99 = load i32, ptr addrspace(3) %32, align 4
  %100 = load i32, ptr addrspace(3) %31, align 4
  %101 = load i32, ptr addrspace(3) %98, align 4
  %102 = load i32, ptr addrspace(3) %97, align 4
  %103 = bitcast i32 %102 to float
  %104 = bitcast i32 %100 to float
  %105 = fcmp ogt float %103, %104
  %106 = fcmp oeq float %103, %104
  %107 = icmp ult i32 %101, %99
  %108 = select i1 %106, i1 %107, i1 false
  %109 = select i1 %105, i1 true, i1 %108
  %110 = select i1 %109, i32 %101, i32 %99
  %111 = select i1 %109, i32 %102, i32 %100
  %112 = insertelement <2 x i32> poison, i32 %111, i64 0
  %113 = insertelement <2 x i32> %112, i32 %110, i64 1
  store <2 x i32> %113, ptr addrspace(3) %31, align 4, !tbaa !19
  br label %114

114:                                              ; preds = %96, %94
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %115 = icmp samesign ult i32 %5, 4
  br i1 %115, label %116, label %134

116:                                              ; preds = %114
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 32
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 36
  %119 = load i32, ptr addrspace(3) %32, align 4
  %120 = load i32, ptr addrspace(3) %31, align 4
  %121 = load i32, ptr addrspace(3) %118, align 4
  %122 = load i32, ptr addrspace(3) %117, align 4
  %123 = bitcast i32 %122 to float
  %124 = bitcast i32 %120 to float
  %125 = fcmp ogt float %123, %124
  %126 = fcmp oeq float %123, %124
  %127 = icmp ult i32 %121, %119
  %128 = select i1 %126, i1 %127, i1 false
  %129 = select i1 %125, i1 true, i1 %128
  %130 = select i1 %129, i32 %121, i32 %119
  %131 = select i1 %129, i32 %122, i32 %120
  %132 = insertelement <2 x i32> poison, i32 %131, i64 0
  %133 = insertelement <2 x i32> %132, i32 %130, i64 1
  store <2 x i32> %133, ptr addrspace(3) %31, align 4, !tbaa !19
  br label %134

134:                                              ; preds = %116, %114
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %135 = icmp samesign ult i32 %5, 2
  br i1 %135, label %136, label %154

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 16
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 20
  %139 = load i32, ptr addrspace(3) %32, align 4
  %140 = load i32, ptr addrspace(3) %31, align 4
  %141 = load i32, ptr addrspace(3) %138, align 4
  %142 = load i32, ptr addrspace(3) %137, align 4
  %143 = bitcast i32 %142 to float
  %144 = bitcast i32 %140 to float
  %145 = fcmp ogt float %143, %144
  %146 = fcmp oeq float %143, %144
  %147 = icmp ult i32 %141, %139
  %148 = select i1 %146, i1 %147, i1 false
  %149 = select i1 %145, i1 true, i1 %148
  %150 = select i1 %149, i32 %141, i32 %139
  %151 = select i1 %149, i32 %142, i32 %140
  %152 = insertelement <2 x i32> poison, i32 %151, i64 0
  %153 = insertelement <2 x i32> %152, i32 %150, i64 1
  store <2 x i32> %153, ptr addrspace(3) %31, align 4, !tbaa !19
  br label %154

154:                                              ; preds = %136, %134
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %155 = icmp eq i32 %5, 0
  br i1 %155, label %156, label %174

156:                                              ; preds = %154
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 8
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 12
  %159 = load i32, ptr addrspace(3) %32, align 4
  %160 = load i32, ptr addrspace(3) %31, align 4
  %161 = load i32, ptr addrspace(3) %158, align 4
  %162 = load i32, ptr addrspace(3) %157, align 4
  %163 = bitcast i32 %162 to float
  %164 = bitcast i32 %160 to float
  %165 = fcmp ogt float %163, %164
  %166 = fcmp oeq float %163, %164
  %167 = icmp ult i32 %161, %159
  %168 = select i1 %166, i1 %167, i1 false
  %169 = select i1 %165, i1 true, i1 %168
  %170 = select i1 %169, i32 %161, i32 %159
  %171 = select i1 %169, i32 %162, i32 %160
  %172 = insertelement <2 x i32> poison, i32 %171, i64 0
  %173 = insertelement <2 x i32> %172, i32 %170, i64 1
  store <2 x i32> %173, ptr addrspace(3) %31, align 4, !tbaa !19
  br label %174

174:                                              ; preds = %156, %154
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %175 = icmp eq i32 %5, 0
  br i1 %175, label %176, label %181

176:                                              ; preds = %174
  %177 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %15
  %178 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %15
  %179 = load float, ptr addrspace(3) @iamax.lm, align 4, !tbaa !24
  store float %179, ptr addrspace(1) %178, align 4, !tbaa !21
  %180 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i32 4), align 4, !tbaa !26
  store i32 %180, ptr addrspace(1) %177, align 4, !tbaa !6
  br label %181

181:                                              ; preds = %176, %174
  ret void
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
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
!12 = !{i32 0, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"int", !"float*", !"float*", !"uint*"}
!15 = !{!"", !"restrict const", !"", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_iamax: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_iamax"}
!19 = !{!8, !8, i64 0}
!20 = !{!"amdgpu-synchronize-as", !"local"}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !8, i64 0}
!23 = !{}
!24 = !{!25, !22, i64 0}
!25 = !{!"", !22, i64 0, !7, i64 4}
!26 = !{!25, !7, i64 4}
