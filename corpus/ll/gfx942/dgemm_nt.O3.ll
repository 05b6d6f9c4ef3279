; ModuleID = 'corpus/opencl/dgemm_nt.cl'
source_filename = "corpus/opencl/dgemm_nt.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@dgemm_nt.as = internal unnamed_addr addrspace(3) global [4 x [16 x double]] undef, align 8
@dgemm_nt.bs = internal unnamed_addr addrspace(3) global [4 x [16 x double]] undef, align 8

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
define protected amdgpu_kernel void @dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %6, ptr addrspace(1) noalias noundef align 8 captures(none) %7) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 !reqd_work_group_size !16 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = shl i32 %11, 4
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = shl i32 %13, 4
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %49, label %16

16:                                               ; preds = %8
  %17 = shl nuw nsw i32 %10, 3
  %18 = add nuw nsw i32 %17, %9
  %19 = and i32 %18, 15
  %20 = lshr i32 %18, 4
  %21 = or disjoint i32 %19, %12
  %22 = icmp ult i32 %21, %0
  %23 = mul i32 %21, %2
  %24 = add i32 %23, %20
  %25 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.as, i32 %20
  %26 = getelementptr inbounds nuw double, ptr addrspace(3) %25, i32 %19
  %27 = or disjoint i32 %19, %14
  %28 = icmp ult i32 %27, %1
  %29 = mul i32 %27, %2
  %30 = add i32 %29, %20
  %31 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.bs, i32 %20
  %32 = getelementptr inbounds nuw double, ptr addrspace(3) %31, i32 %19
  %33 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.bs, i32 %10
  %34 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.as, i32 %9
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 128
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 192
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 128
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 192
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 256
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 320
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 256
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 320
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 384
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 448
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 384
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 448
  br label %55

49:                                               ; preds = %71, %8
  %50 = phi <2 x double> [ zeroinitializer, %8 ], [ %120, %71 ]
  %51 = phi <2 x double> [ zeroinitializer, %8 ], [ %116, %71 ]
  %52 = add i32 %12, %9
  %53 = add i32 %14, %10
  %54 = icmp ult i32 %52, %0
  br i1 %54, label %123, label %167

55:                                               ; preds = %16, %71
  %56 = phi <2 x double> [ zeroinitializer, %16 ], [ %116, %71 ]
  %57 = phi <2 x double> [ zeroinitializer, %16 ], [ %120, %71 ]
  %58 = phi i32 [ 0, %16 ], [ %121, %71 ]
  br i1 %22, label %59, label %64

59:                                               ; preds = %55
  %60 = add i32 %24, %58
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %61
  %63 = load double, ptr addrspace(1) %62, align 8, !tbaa !24, !alias.scope !17, !noalias !26, !amdgpu.noclobber !27
  br label %64

64:                                               ; preds = %59, %55
  %65 = phi double [ %63, %59 ], [ 0.000000e+00, %55 ]
  store double %65, ptr addrspace(3) %26, align 8, !tbaa !24, !noalias !28
  br i1 %28, label %66, label %71

66:                                               ; preds = %64
  %67 = add i32 %30, %58
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %68
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !24, !alias.scope !20, !noalias !29, !amdgpu.noclobber !27
  br label %71

71:                                               ; preds = %66, %64
  %72 = phi double [ %70, %66 ], [ 0.000000e+00, %64 ]
  store double %72, ptr addrspace(3) %32, align 8, !tbaa !24, !noalias !28
  fence syncscope("workgroup") seq_cst, !noalias !28, !mmra !30
  tail call void @llvm.amdgcn.s.barrier(), !noalias !28
  %73 = load double, ptr addrspace(3) %33, align 8, !tbaa !24, !noalias !28
  %74 = insertelement <2 x double> poison, double %73, i64 0
  %75 = load double, ptr addrspace(3) %35, align 8, !tbaa !24, !noalias !28
  %76 = insertelement <2 x double> %74, double %75, i64 1
  %77 = load double, ptr addrspace(3) %34, align 8, !tbaa !24, !noalias !28
  %78 = insertelement <2 x double> poison, double %77, i64 0
  %79 = shufflevector <2 x double> %78, <2 x double> poison, <2 x i32> zeroinitializer
  %80 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %79, <2 x double> noundef %76, <2 x double> noundef %56) #8
  %81 = load double, ptr addrspace(3) %36, align 8, !tbaa !24, !noalias !28
  %82 = insertelement <2 x double> poison, double %81, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %83, <2 x double> noundef %76, <2 x double> noundef %57) #8
  %85 = load double, ptr addrspace(3) %37, align 8, !tbaa !24, !noalias !28
  %86 = insertelement <2 x double> poison, double %85, i64 0
  %87 = load double, ptr addrspace(3) %38, align 8, !tbaa !24, !noalias !28
  %88 = insertelement <2 x double> %86, double %87, i64 1
  %89 = load double, ptr addrspace(3) %39, align 8, !tbaa !24, !noalias !28
  %90 = insertelement <2 x double> poison, double %89, i64 0
  %91 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> zeroinitializer
  %92 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %91, <2 x double> noundef %88, <2 x double> noundef %80) #8
  %93 = load double, ptr addrspace(3) %40, align 8, !tbaa !24, !noalias !28
  %94 = insertelement <2 x double> poison, double %93, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  %96 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %95, <2 x double> noundef %88, <2 x double> noundef %84) #8
  %97 = load double, ptr addrspace(3) %41, align 8, !tbaa !24, !noalias !28
  %98 = insertelement <2 x double> poison, double %97, i64 0
  %99 = load double, ptr addrspace(3) %42, align 8, !tbaa !24, !noalias !28
  %100 = insertelement <2 x double> %98, double %99, i64 1
  %101 = load double, ptr addrspace(3) %43, align 8, !tbaa !24, !noalias !28
  %102 = insertelement <2 x double> poison, double %101, i64 0
  %103 = shufflevector <2 x double> %102, <2 x double> poison, <2 x i32> zeroinitializer
  %104 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %103, <2 x double> noundef %100, <2 x double> noundef %92) #8
  %105 = load double, ptr addrspace(3) %44, align 8, !tbaa !24, !noalias !28
  %106 = insertelement <2 x double> poison, double %105, i64 0
  %107 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> zeroinitializer
  %108 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %107, <2 x double> noundef %100, <2 x double> noundef %96) #8
  %109 = load double, ptr addrspace(3) %45, align 8, !tbaa !24, !noalias !28
  %110 = insertelement <2 x double> poison, double %109, i64 0
  %111 = load double, ptr addrspace(3) %46, align 8, !tbaa !24, !noalias !28
  %112 = insertelement <2 x double> %110, double %111, i64 1
  %113 = load double, ptr addrspace(3) %47, align 8, !tbaa !24, !noalias !28
  %114 = insertelement <2 x double> poison, double %113, i64 0
  %115 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> zeroinitializer
  %116 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %115, <2 x double> noundef %112, <2 x double> noundef %104) #8
  %117 = load double, ptr addrspace(3) %48, align 8, !tbaa !24, !noalias !28
  %118 = insertelement <2 x double> poison, double %117, i64 0
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> zeroinitializer
  %120 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %119, <2 x double> noundef %112, <2 x double> noundef %108) #8
  fence syncscope("workgroup") seq_cst, !noalias !28, !mmra !30
  tail call void @llvm.amdgcn.s.barrier(), !noalias !28
  %121 = add i32 %58, 4
  %122 = icmp ult i32 %121, %2
  br i1 %122, label %55, label %49

123:                                              ; preds = %49
  %124 = extractelement <2 x double> %51, i64 1
  %125 = mul i32 %52, %1
  %126 = icmp ult i32 %53, %1
  br i1 %126, label %127, label %135

127:                                              ; preds = %123
  %128 = extractelement <2 x double> %51, i64 0
  %129 = add i32 %53, %125
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %130
  %132 = load double, ptr addrspace(1) %131, align 8, !tbaa !24, !alias.scope !22, !noalias !31
  %133 = fmul double %4, %132
  %134 = tail call double @llvm.fmuladd.f64(double %3, double %128, double %133)
  store double %134, ptr addrspace(1) %131, align 8, !tbaa !24, !alias.scope !22, !noalias !31
  br label %135

135:                                              ; preds = %127, %123
  %136 = add i32 %53, 8
  %137 = icmp ult i32 %136, %1
  br i1 %137, label %138, label %145

138:                                              ; preds = %135
  %139 = add i32 %136, %125
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %140
  %142 = load double, ptr addrspace(1) %141, align 8, !tbaa !24, !alias.scope !22, !noalias !31
  %143 = fmul double %4, %142
  %144 = tail call double @llvm.fmuladd.f64(double %3, double %124, double %143)
  store double %144, ptr addrspace(1) %141, align 8, !tbaa !24, !alias.scope !22, !noalias !31
  br label %145

145:                                              ; preds = %138, %135
  %146 = add i32 %52, 8
  %147 = icmp ult i32 %146, %0
  br i1 %147, label %148, label %167

148:                                              ; preds = %145
  %149 = extractelement <2 x double> %50, i64 1
  %150 = mul i32 %146, %1
  br i1 %126, label %151, label %159

151:                                              ; preds = %148
  %152 = extractelement <2 x double> %50, i64 0
  %153 = add i32 %53, %150
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %154
  %156 = load double, ptr addrspace(1) %155, align 8, !tbaa !24, !alias.scope !22, !noalias !31
  %157 = fmul double %4, %156
  %158 = tail call double @llvm.fmuladd.f64(double %3, double %152, double %157)
  store double %158, ptr addrspace(1) %155, align 8, !tbaa !24, !alias.scope !22, !noalias !31
  br label %159

159:                                              ; preds = %151, %148
  br i1 %137, label %160, label %167

160:                                              ; preds = %159
  %161 = add i32 %136, %150
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %162
  %164 = load double, ptr addrspace(1) %163, align 8, !tbaa !24, !alias.scope !22, !noalias !31
  %165 = fmul double %4, %164
  %166 = tail call double @llvm.fmuladd.f64(double %3, double %149, double %165)
  store double %166, ptr addrspace(1) %163, align 8, !tbaa !24, !alias.scope !22, !noalias !31
  br label %167

167:                                              ; preds = %159, %160, %145, %49
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %6, ptr addrspace(1) noalias noundef align 8 captures(none) %7) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 !reqd_work_group_size !16 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = shl i32 %11, 4
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = shl i32 %13, 4
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %49, label %16

16:                                               ; preds = %8
  %17 = shl nuw nsw i32 %10, 3
  %18 = add nuw nsw i32 %17, %9
  %19 = and i32 %18, 15
  %20 = lshr i32 %18, 4
  %21 = or disjoint i32 %19, %12
  %22 = icmp ult i32 %21, %0
  %23 = mul i32 %21, %2
  %24 = add i32 %23, %20
  %25 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.as, i32 %20
  %26 = getelementptr inbounds nuw double, ptr addrspace(3) %25, i32 %19
  %27 = or disjoint i32 %19, %14
  %28 = icmp ult i32 %27, %1
  %29 = mul i32 %27, %2
  %30 = add i32 %29, %20
  %31 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.bs, i32 %20
  %32 = getelementptr inbounds nuw double, ptr addrspace(3) %31, i32 %19
  %33 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.bs, i32 %10
  %34 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.as, i32 %9
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 128
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 192
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 128
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 192
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 256
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 320
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 256
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 320
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 384
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 448
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 384
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 448
  br label %55

49:                                               ; preds = %71, %8
  %50 = phi <2 x double> [ zeroinitializer, %8 ], [ %120, %71 ]
  %51 = phi <2 x double> [ zeroinitializer, %8 ], [ %116, %71 ]
  %52 = add i32 %12, %9
  %53 = add i32 %14, %10
  %54 = icmp ult i32 %52, %0
  br i1 %54, label %123, label %167

55:                                               ; preds = %16, %71
  %56 = phi <2 x double> [ zeroinitializer, %16 ], [ %116, %71 ]
  %57 = phi <2 x double> [ zeroinitializer, %16 ], [ %120, %71 ]
  %58 = phi i32 [ 0, %16 ], [ %121, %71 ]
  br i1 %22, label %59, label %64

59:                                               ; preds = %55
  %60 = add i32 %24, %58
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %61
  %63 = load double, ptr addrspace(1) %62, align 8, !tbaa !24
  br label %64

64:                                               ; preds = %55, %59
  %65 = phi double [ %63, %59 ], [ 0.000000e+00, %55 ]
  store double %65, ptr addrspace(3) %26, align 8, !tbaa !24
  br i1 %28, label %66, label %71

66:                                               ; preds = %64
  %67 = add i32 %30, %58
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %68
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !24
  br label %71

71:                                               ; preds = %64, %66
  %72 = phi double [ %70, %66 ], [ 0.000000e+00, %64 ]
  store double %72, ptr addrspace(3) %32, align 8, !tbaa !24
  fence syncscope("workgroup") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  %73 = load double, ptr addrspace(3) %33, align 8, !tbaa !24
  %74 = insertelement <2 x double> poison, double %73, i64 0
  %75 = load double, ptr addrspace(3) %35, align 8, !tbaa !24
  %76 = insertelement <2 x double> %74, double %75, i64 1
  %77 = load double, ptr addrspace(3) %34, align 8, !tbaa !24
  %78 = insertelement <2 x double> poison, double %77, i64 0
  %79 = shufflevector <2 x double> %78, <2 x double> poison, <2 x i32> zeroinitializer
  %80 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %79, <2 x double> noundef %76, <2 x double> noundef %56) #8
  %81 = load double, ptr addrspace(3) %36, align 8, !tbaa !24
  %82 = insertelement <2 x double> poison, double %81, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %83, <2 x double> noundef %76, <2 x double> noundef %57) #8
  %85 = load double, ptr addrspace(3) %37, align 8, !tbaa !24
  %86 = insertelement <2 x double> poison, double %85, i64 0
  %87 = load double, ptr addrspace(3) %38, align 8, !tbaa !24
  %88 = insertelement <2 x double> %86, double %87, i64 1
  %89 = load double, ptr addrspace(3) %39, align 8, !tbaa !24
  %90 = insertelement <2 x double> poison, double %89, i64 0
  %91 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> zeroinitializer
  %92 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %91, <2 x double> noundef %88, <2 x double> noundef %80) #8
  %93 = load double, ptr addrspace(3) %40, align 8, !tbaa !24
  %94 = insertelement <2 x double> poison, double %93, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  %96 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %95, <2 x double> noundef %88, <2 x double> noundef %84) #8
  %97 = load double, ptr addrspace(3) %41, align 8, !tbaa !24
  %98 = insertelement <2 x double> poison, double %97, i64 0
  %99 = load double, ptr addrspace(3) %42, align 8, !tbaa !24
  %100 = insertelement <2 x double> %98, double %99, i64 1
  %101 = load double, ptr addrspace(3) %43, align 8, !tbaa !24
  %102 = insertelement <2 x double> poison, double %101, i64 0
  %103 = shufflevector <2 x double> %102, <2 x double> poison, <2 x i32> zeroinitializer
  %104 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %103, <2 x double> noundef %100, <2 x double> noundef %92) #8
  %105 = load double, ptr addrspace(3) %44, align 8, !tbaa !24
  %106 = insertelement <2 x double> poison, double %105, i64 0
  %107 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> zeroinitializer
  %108 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %107, <2 x double> noundef %100, <2 x double> noundef %96) #8
  %109 = load double, ptr addrspace(3) %45, align 8, !tbaa !24
  %110 = insertelement <2 x double> poison, double %109, i64 0
  %111 = load double, ptr addrspace(3) %46, align 8, !tbaa !24
  %112 = insertelement <2 x double> %110, double %111, i64 1
  %113 = load double, ptr addrspace(3) %47, align 8, !tbaa !24
  %114 = insertelement <2 x double> poison, double %113, i64 0
  %115 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> zeroinitializer
  %116 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %115, <2 x double> noundef %112, <2 x double> noundef %104) #8
  %117 = load double, ptr addrspace(3) %48, align 8, !tbaa !24
  %118 = insertelement <2 x double> poison, double %117, i64 0
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> zeroinitializer
  %120 = tail call fastcc <2 x double> @llvm.fma.v2f64(<2 x double> noundef %119, <2 x double> noundef %112, <2 x double> noundef %108) #8
  fence syncscope("workgroup") seq_cst, !mmra !30
  tail call void @llvm.amdgcn.s.barrier()
  %121 = add i32 %58, 4
  %122 = icmp ult i32 %121, %2
  br i1 %122, label %55, label %49

123:                                              ; preds = %49
  %124 = extractelement <2 x double> %51, i64 1
  %125 = mul i32 %52, %1
  %126 = icmp ult i32 %53, %1
  br i1 %126, label %127, label %135

127:                                              ; preds = %123
  %128 = extractelement <2 x double> %51, i64 0
  %129 = add i32 %53, %125
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %130
  %132 = load double, ptr addrspace(1) %131, align 8, !tbaa !24
  %133 = fmul double %4, %132
  %134 = tail call double @llvm.fmuladd.f64(double %3, double %128, double %133)
  store double %134, ptr addrspace(1) %131, align 8, !tbaa !24
  br label %135

135:                                              ; preds = %127, %123
  %136 = add i32 %53, 8
  %137 = icmp ult i32 %136, %1
  br i1 %137, label %138, label %145

138:                                              ; preds = %135
  %139 = add i32 %136, %125
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %140
  %142 = load double, ptr addrspace(1) %141, align 8, !tbaa !24
  %143 = fmul double %4, %142
  %144 = tail call double @llvm.fmuladd.f64(double %3, double %124, double %143)
  store double %144, ptr addrspace(1) %141, align 8, !tbaa !24
  br label %145

145:                                              ; preds = %138, %135
  %146 = add i32 %52, 8
  %147 = icmp ult i32 %146, %0
  br i1 %147, label %148, label %167

148:                                              ; preds = %145
  %149 = extractelement <2 x double> %50, i64 1
  %150 = mul i32 %146, %1
  br i1 %126, label %151, label %159

151:                                              ; preds = %148
  %152 = extractelement <2 x double> %50, i64 0
  %153 = add i32 %53, %150
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %154
  %156 = load double, ptr addrspace(1) %155, align 8, !tbaa !24
  %157 = fmul double %4, %156
  %158 = tail call double @llvm.fmuladd.f64(double %3, double %152, double %157)
  store double %158, ptr addrspace(1) %155, align 8, !tbaa !24
  br label %159

159:                                              ; preds = %151, %148
  br i1 %137, label %160, label %167

160:                                              ; preds = %159
  %161 = add i32 %136, %150
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %162
  %164 = load double, ptr addrspace(1) %163, align 8, !tbaa !24
  %165 = fmul double %4, %164
  %166 = tail call double @llvm.fmuladd.f64(double %3, double %149, double %165)
  store double %166, ptr addrspace(1) %163, align 8, !tbaa !24
  br label %167

167:                                              ; preds = %159, %160, %145, %49
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
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
!12 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"uint", !"uint", !"uint", !"double", !"double", !"double*", !"double*", !"double*"}
!15 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!16 = !{i32 8, i32 8, i32 1}
!17 = !{!18}
!18 = distinct !{!18, !19, !"__clang_ocl_kern_imp_dgemm_nt: argument 0"}
!19 = distinct !{!19, !"__clang_ocl_kern_imp_dgemm_nt"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"__clang_ocl_kern_imp_dgemm_nt: argument 1"}
!22 = !{!23}
!23 = distinct !{!23, !19, !"__clang_ocl_kern_imp_dgemm_nt: argument 2"}
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !8, i64 0}
!26 = !{!21, !23}
!27 = !{}
!28 = !{!18, !21, !23}
!29 = !{!18, !23}
!30 = !{!"amdgpu-synchronize-as", !"local"}
!31 = !{!18, !21}
