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
  br i1 %21, label %22, label %26

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = zext i32 %24 to i64
  br label %32

26:                                               ; preds = %32, %4
  %27 = phi i32 [ -1082130432, %4 ], [ %49, %32 ]
  %28 = phi i32 [ -1, %4 ], [ %50, %32 ]
  %29 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i32 %5
  store i32 %27, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !16
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 4
  store i32 %28, ptr addrspace(3) %30, align 4, !tbaa !6, !noalias !16
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !21
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %31 = icmp samesign ult i32 %5, 32
  br i1 %31, label %54, label %70

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %20, %22 ], [ %52, %32 ]
  %34 = phi i32 [ -1, %22 ], [ %50, %32 ]
  %35 = phi i32 [ -1082130432, %22 ], [ %49, %32 ]
  %36 = phi i64 [ %19, %22 ], [ %51, %32 ]
  %37 = shl i64 %36, 32
  %38 = ashr exact i64 %37, 32
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19, !alias.scope !16, !amdgpu.noclobber !22
  %41 = tail call fastcc float @llvm.fabs.f32(float noundef %40) #8
  %42 = bitcast float %41 to i32
  %43 = bitcast i32 %35 to float
  %44 = fcmp ogt float %41, %43
  %45 = fcmp oeq float %41, %43
  %46 = icmp ugt i32 %34, %33
  %47 = select i1 %45, i1 %46, i1 false
  %48 = select i1 %44, i1 true, i1 %47
  %49 = select i1 %48, i32 %42, i32 %35
  %50 = select i1 %48, i32 %33, i32 %34
  %51 = add nsw i64 %38, %25
  %52 = trunc i64 %51 to i32
  %53 = icmp sgt i32 %0, %52
  br i1 %53, label %32, label %26

54:                                               ; preds = %26
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 256
  %56 = load i32, ptr addrspace(3) %29, align 4, !noalias !16
  %57 = load i32, ptr addrspace(3) %30, align 4, !noalias !16
  %58 = load i32, ptr addrspace(3) %55, align 4, !noalias !16
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 260
  %60 = load i32, ptr addrspace(3) %59, align 4, !noalias !16
  %61 = bitcast i32 %56 to float
  %62 = bitcast i32 %58 to float
  %63 = fcmp ogt float %62, %61
  %64 = fcmp oeq float %62, %61
  %65 = icmp ult i32 %60, %57
  %66 = select i1 %64, i1 %65, i1 false
  %67 = select i1 %63, i1 true, i1 %66
  %68 = select i1 %67, i32 %58, i32 %56
  %69 = select i1 %67, i32 %60, i32 %57
  store i32 %68, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !16
  store i32 %69, ptr addrspace(3) %30, align 4, !tbaa !6, !noalias !16
  br label %70

70:                                               ; preds = %54, %26
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !21
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %71 = icmp samesign ult i32 %5, 16
  br i1 %71, label %72, label %88

72:                                               ; preds = %70
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 128
  %74 = load i32, ptr addrspace(3) %29, align 4, !noalias !16
  %75 = load i32, ptr addrspace(3) %30, align 4, !noalias !16
  %76 = load i32, ptr addrspace(3) %73, align 4, !noalias !16
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 132
  %78 = load i32, ptr addrspace(3) %77, align 4, !noalias !16
  %79 = bitcast i32 %74 to float
  %80 = bitcast i32 %76 to float
  %81 = fcmp ogt float %80, %79
  %82 = fcmp oeq float %80, %79
  %83 = icmp ult i32 %78, %75
  %84 = select i1 %82, i1 %83, i1 false
  %85 = select i1 %81, i1 true, i1 %84
  %86 = select i1 %85, i32 %76, i32 %74
  %87 = select i1 %85, i32 %78, i32 %75
  store i32 %86, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !16
  store i32 %87, ptr addrspace(3) %30, align 4, !tbaa !6, !noalias !16
  br label %88

88:                                               ; preds = %72, %70
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !21
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %89 = icmp samesign ult i32 %5, 8
  br i1 %89, label %90, label %106

90:                                               ; preds = %88
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 64
  %92 = load i32, ptr addrspace(3) %29, align 4, !noalias !16
  %93 = load i32, ptr addrspace(3) %30, align 4, !noalias !16
  %94 = load i32, ptr addrspace(3) %91, align 4, !noalias !16
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 68
  %96 = load i32, ptr addrspace(3) %95, align 4, !noalias !16
  %97 = bitcast i32 %92 to float
  %98 = bitcast i32 %94 to float
  %99 = fcmp ogt float %98, %97
  %100 = fcmp oeq float %98, %97
  %101 = icmp ult i32 %96, %93
  %102 = select i1 %100, i1 %101, i1 false
  %103 = select i1 %99, i1 true, i1 %102
  %104 = select i1 %103, i32 %94, i32 %92
  %105 = select i1 %103, i32 %96, i32 %93
  store i32 %104, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !16
  store i32 %105, ptr addrspace(3) %30, align 4, !tbaa !6, !noalias !16
  br label %106

106:                                              ; preds = %90, %88
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !21
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %107 = icmp samesign ult i32 %5, 4
  br i1 %107, label %108, label %124

108:                                              ; preds = %106
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 32
  %110 = load i32, ptr addrspace(3) %29, align 4, !noalias !16
  %111 = load i32, ptr addrspace(3) %30, align 4, !noalias !16
  %112 = load i32, ptr addrspace(3) %109, align 4, !noalias !16
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 36
  %114 = load i32, ptr addrspace(3) %113, align 4, !noalias !16
  %115 = bitcast i32 %110 to float
  %116 = bitcast i32 %112 to float
  %117 = fcmp ogt float %116, %115
  %118 = fcmp oeq float %116, %115
  %119 = icmp ult i32 %114, %111
  %120 = select i1 %118, i1 %119, i1 false
  %121 = select i1 %117, i1 true, i1 %120
  %122 = select i1 %121, i32 %112, i32 %110
  %123 = select i1 %121, i32 %114, i32 %111
  store i32 %122, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !16
  store i32 %123, ptr addrspace(3) %30, align 4, !tbaa !6, !noalias !16
  br label %124

124:                                              ; preds = %108, %106
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !21
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %125 = icmp samesign ult i32 %5, 2
  br i1 %125, label %126, label %142

126:                                              ; preds = %124
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 16
  %128 = load i32, ptr addrspace(3) %29, align 4, !noalias !16
  %129 = load i32, ptr addrspace(3) %30, align 4, !noalias !16
  %130 = load i32, ptr addrspace(3) %127, align 4, !noalias !16
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 20
  %132 = load i32, ptr addrspace(3) %131, align 4, !noalias !16
  %133 = bitcast i32 %128 to float
  %134 = bitcast i32 %130 to float
  %135 = fcmp ogt float %134, %133
  %136 = fcmp oeq float %134, %133
  %137 = icmp ult i32 %132, %129
  %138 = select i1 %136, i1 %137, i1 false
  %139 = select i1 %135, i1 true, i1 %138
  %140 = select i1 %139, i32 %130, i32 %128
  %141 = select i1 %139, i32 %132, i32 %129
  store i32 %140, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !16
  store i32 %141, ptr addrspace(3) %30, align 4, !tbaa !6, !noalias !16
  br label %142

142:                                              ; preds = %126, %124
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !21
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %143 = icmp eq i32 %5, 0
  br i1 %143, label %144, label %160

144:                                              ; preds = %142
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 8
  %146 = load i32, ptr addrspace(3) %29, align 4, !noalias !16
  %147 = load i32, ptr addrspace(3) %30, align 4, !noalias !16
  %148 = load i32, ptr addrspace(3) %145, align 4, !noalias !16
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 12
  %150 = load i32, ptr addrspace(3) %149, align 4, !noalias !16
  %151 = bitcast i32 %146 to float
  %152 = bitcast i32 %148 to float
  %153 = fcmp ogt float %152, %151
  %154 = fcmp oeq float %152, %151
  %155 = icmp ult i32 %150, %147
  %156 = select i1 %154, i1 %155, i1 false
  %157 = select i1 %153, i1 true, i1 %156
  %158 = select i1 %157, i32 %148, i32 %146
  %159 = select i1 %157, i32 %150, i32 %147
  store i32 %158, ptr addrspace(3) %29, align 4, !tbaa !19, !noalias !16
  store i32 %159, ptr addrspace(3) %30, align 4, !tbaa !6, !noalias !16
  br label %160

160:                                              ; preds = %144, %142
  fence syncscope("workgroup") seq_cst, !noalias !16, !mmra !21
  tail call void @llvm.amdgcn.s.barrier(), !noalias !16
  %161 = icmp eq i32 %5, 0
  br i1 %161, label %162, label %167

162:                                              ; preds = %160
  %163 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %15
  %164 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %15
  %165 = load float, ptr addrspace(3) @iamax.lm, align 4, !tbaa !23, !noalias !16
  store float %165, ptr addrspace(1) %164, align 4, !tbaa !19, !noalias !16
  %166 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i32 4), align 4, !tbaa !25, !noalias !16
  store i32 %166, ptr addrspace(1) %163, align 4, !tbaa !6, !noalias !16
  br label %167

167:                                              ; preds = %160, %162
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
  br i1 %21, label %22, label %26

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %24 = load i32, ptr addrspace(4) %23, align 4, !tbaa !6
  %25 = zext i32 %24 to i64
  br label %32

26:                                               ; preds = %32, %4
  %27 = phi i32 [ -1082130432, %4 ], [ %49, %32 ]
  %28 = phi i32 [ -1, %4 ], [ %50, %32 ]
  %29 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i32 %5
  store i32 %27, ptr addrspace(3) %29, align 4, !tbaa !19
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 4
  store i32 %28, ptr addrspace(3) %30, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %31 = icmp samesign ult i32 %5, 32
  br i1 %31, label %54, label %70

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %20, %22 ], [ %52, %32 ]
  %34 = phi i32 [ -1, %22 ], [ %50, %32 ]
  %35 = phi i32 [ -1082130432, %22 ], [ %49, %32 ]
  %36 = phi i64 [ %19, %22 ], [ %51, %32 ]
  %37 = shl i64 %36, 32
  %38 = ashr exact i64 %37, 32
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19
  %41 = tail call fastcc float @llvm.fabs.f32(float noundef %40) #8
  %42 = bitcast float %41 to i32
  %43 = bitcast i32 %35 to float
  %44 = fcmp ogt float %41, %43
  %45 = fcmp oeq float %41, %43
  %46 = icmp ugt i32 %34, %33
  %47 = select i1 %45, i1 %46, i1 false
  %48 = select i1 %44, i1 true, i1 %47
  %49 = select i1 %48, i32 %42, i32 %35
  %50 = select i1 %48, i32 %33, i32 %34
  %51 = add nsw i64 %38, %25
  %52 = trunc i64 %51 to i32
  %53 = icmp sgt i32 %0, %52
  br i1 %53, label %32, label %26

54:                                               ; preds = %26
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 256
  %56 = load i32, ptr addrspace(3) %29, align 4
  %57 = load i32, ptr addrspace(3) %30, align 4
  %58 = load i32, ptr addrspace(3) %55, align 4
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 260
  %60 = load i32, ptr addrspace(3) %59, align 4
  %61 = bitcast i32 %56 to float
  %62 = bitcast i32 %58 to float
  %63 = fcmp ogt float %62, %61
  %64 = fcmp oeq float %62, %61
  %65 = icmp ult i32 %60, %57
  %66 = select i1 %64, i1 %65, i1 false
  %67 = select i1 %63, i1 true, i1 %66
  %68 = select i1 %67, i32 %58, i32 %56
  %69 = select i1 %67, i32 %60, i32 %57
  store i32 %68, ptr addrspace(3) %29, align 4, !tbaa !19
  store i32 %69, ptr addrspace(3) %30, align 4, !tbaa !6
  br label %70

70:                                               ; preds = %54, %26
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %71 = icmp samesign ult i32 %5, 16
  br i1 %71, label %72, label %88

72:                                               ; preds = %70
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 128
  %74 = load i32, ptr addrspace(3) %29, align 4
  %75 = load i32, ptr addrspace(3) %30, align 4
  %76 = load i32, ptr addrspace(3) %73, align 4
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 132
  %78 = load i32, ptr addrspace(3) %77, align 4
  %79 = bitcast i32 %74 to float
  %80 = bitcast i32 %76 to float
  %81 = fcmp ogt float %80, %79
  %82 = fcmp oeq float %80, %79
  %83 = icmp ult i32 %78, %75
  %84 = select i1 %82, i1 %83, i1 false
  %85 = select i1 %81, i1 true, i1 %84
  %86 = select i1 %85, i32 %76, i32 %74
  %87 = select i1 %85, i32 %78, i32 %75
  store i32 %86, ptr addrspace(3) %29, align 4, !tbaa !19
  store i32 %87, ptr addrspace(3) %30, align 4, !tbaa !6
  br label %88

88:                                               ; preds = %72, %70
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %89 = icmp samesign ult i32 %5, 8
  br i1 %89, label %90, label %106

90:                                               ; preds = %88
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 64
  %92 = load i32, ptr addrspace(3) %29, align 4
  %93 = load i32, ptr addrspace(3) %30, align 4
  %94 = load i32, ptr addrspace(3) %91, align 4
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 68
  %96 = load i32, ptr addrspace(3) %95, align 4
  %97 = bitcast i32 %92 to float
  %98 = bitcast i32 %94 to float
  %99 = fcmp ogt float %98, %97
  %100 = fcmp oeq float %98, %97
  %101 = icmp ult i32 %96, %93
  %102 = select i1 %100, i1 %101, i1 false
  %103 = select i1 %99, i1 true, i1 %102
  %104 = select i1 %103, i32 %94, i32 %92
  %105 = select i1 %103, i32 %96, i32 %93
  store i32 %104, ptr addrspace(3) %29, align 4, !tbaa !19
  store i32 %105, ptr addrspace(3) %30, align 4, !tbaa !6
  br label %106

106:                                              ; preds = %90, %88
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %107 = icmp samesign ult i32 %5, 4
  br i1 %107, label %108, label %124

108:                                              ; preds = %106
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 32
  %110 = load i32, ptr addrspace(3) %29, align 4
  %111 = load i32, ptr addrspace(3) %30, align 4
  %112 = load i32, ptr addrspace(3) %109, align 4
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 36
  %114 = load i32, ptr addrspace(3) %113, align 4
  %115 = bitcast i32 %110 to float
  %116 = bitcast i32 %112 to float
  %117 = fcmp ogt float %116, %115
  %118 = fcmp oeq float %116, %115
  %119 = icmp ult i32 %114, %111
  %120 = select i1 %118, i1 %119, i1 false
  %121 = select i1 %117, i1 true, i1 %120
  %122 = select i1 %121, i32 %112, i32 %110
  %123 = select i1 %121, i32 %114, i32 %111
  store i32 %122, ptr addrspace(3) %29, align 4, !tbaa !19
  store i32 %123, ptr addrspace(3) %30, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %108, %106
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %125 = icmp samesign ult i32 %5, 2
  br i1 %125, label %126, label %142

126:                                              ; preds = %124
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 16
  %128 = load i32, ptr addrspace(3) %29, align 4
  %129 = load i32, ptr addrspace(3) %30, align 4
  %130 = load i32, ptr addrspace(3) %127, align 4
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 20
  %132 = load i32, ptr addrspace(3) %131, align 4
  %133 = bitcast i32 %128 to float
  %134 = bitcast i32 %130 to float
  %135 = fcmp ogt float %134, %133
  %136 = fcmp oeq float %134, %133
  %137 = icmp ult i32 %132, %129
  %138 = select i1 %136, i1 %137, i1 false
  %139 = select i1 %135, i1 true, i1 %138
  %140 = select i1 %139, i32 %130, i32 %128
  %141 = select i1 %139, i32 %132, i32 %129
  store i32 %140, ptr addrspace(3) %29, align 4, !tbaa !19
  store i32 %141, ptr addrspace(3) %30, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %126, %124
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %143 = icmp eq i32 %5, 0
  br i1 %143, label %144, label %160

144:                                              ; preds = %142
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 8
  %146 = load i32, ptr addrspace(3) %29, align 4
  %147 = load i32, ptr addrspace(3) %30, align 4
  %148 = load i32, ptr addrspace(3) %145, align 4
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 12
  %150 = load i32, ptr addrspace(3) %149, align 4
  %151 = bitcast i32 %146 to float
  %152 = bitcast i32 %148 to float
  %153 = fcmp ogt float %152, %151
  %154 = fcmp oeq float %152, %151
  %155 = icmp ult i32 %150, %147
  %156 = select i1 %154, i1 %155, i1 false
  %157 = select i1 %153, i1 true, i1 %156
  %158 = select i1 %157, i32 %148, i32 %146
  %159 = select i1 %157, i32 %150, i32 %147
  store i32 %158, ptr addrspace(3) %29, align 4, !tbaa !19
  store i32 %159, ptr addrspace(3) %30, align 4, !tbaa !6
  br label %160

160:                                              ; preds = %144, %142
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %161 = icmp eq i32 %5, 0
  br i1 %161, label %162, label %167

162:                                              ; preds = %160
  %163 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %15
  %164 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %15
  %165 = load float, ptr addrspace(3) @iamax.lm, align 4, !tbaa !23
  store float %165, ptr addrspace(1) %164, align 4, !tbaa !19
  %166 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i32 4), align 4, !tbaa !25
  store i32 %166, ptr addrspace(1) %163, align 4, !tbaa !6
  br label %167

167:                                              ; preds = %162, %160
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
!21 = !{!"amdgpu-synchronize-as", !"local"}
!22 = !{}
!23 = !{!24, !20, i64 0}
!24 = !{!"", !20, i64 0, !7, i64 4}
!25 = !{!24, !7, i64 4}
