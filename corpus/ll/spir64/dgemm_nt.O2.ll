; ModuleID = 'corpus/opencl/dgemm_nt.cl'
source_filename = "corpus/opencl/dgemm_nt.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@dgemm_nt.as = internal unnamed_addr addrspace(3) global [4 x [16 x double]] undef, align 8
@dgemm_nt.bs = internal unnamed_addr addrspace(3) global [4 x [16 x double]] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %6, ptr addrspace(1) noalias noundef align 8 captures(none) %7) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 4
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %17 = trunc i64 %16 to i32
  %18 = shl i32 %17, 4
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %61, label %20

20:                                               ; preds = %8
  %21 = shl i32 %12, 3
  %22 = add i32 %21, %10
  %23 = and i32 %22, 15
  %24 = lshr i32 %22, 4
  %25 = or disjoint i32 %23, %15
  %26 = icmp ult i32 %25, %0
  %27 = mul i32 %25, %2
  %28 = add i32 %27, %24
  %29 = zext nneg i32 %24 to i64
  %30 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.as, i64 %29
  %31 = zext nneg i32 %23 to i64
  %32 = getelementptr inbounds nuw double, ptr addrspace(3) %30, i64 %31
  %33 = or disjoint i32 %18, %23
  %34 = icmp ult i32 %33, %1
  %35 = mul i32 %33, %2
  %36 = add i32 %35, %24
  %37 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.bs, i64 %29
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) %37, i64 %31
  %39 = and i64 %11, 4294967295
  %40 = add i32 %12, 8
  %41 = zext i32 %40 to i64
  %42 = and i64 %9, 4294967295
  %43 = add i32 %10, 8
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.bs, i64 %39
  %46 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.bs, i64 %41
  %47 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.as, i64 %42
  %48 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.as, i64 %44
  %49 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 128), i64 %39
  %50 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 128), i64 %41
  %51 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 128), i64 %42
  %52 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 128), i64 %44
  %53 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 256), i64 %39
  %54 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 256), i64 %41
  %55 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 256), i64 %42
  %56 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 256), i64 %44
  %57 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 384), i64 %39
  %58 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 384), i64 %41
  %59 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 384), i64 %42
  %60 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 384), i64 %44
  br label %67

61:                                               ; preds = %83, %8
  %62 = phi <2 x double> [ zeroinitializer, %8 ], [ %132, %83 ]
  %63 = phi <2 x double> [ zeroinitializer, %8 ], [ %128, %83 ]
  %64 = add i32 %15, %10
  %65 = add i32 %18, %12
  %66 = icmp ult i32 %64, %0
  br i1 %66, label %135, label %179

67:                                               ; preds = %20, %83
  %68 = phi <2 x double> [ zeroinitializer, %20 ], [ %128, %83 ]
  %69 = phi <2 x double> [ zeroinitializer, %20 ], [ %132, %83 ]
  %70 = phi i32 [ 0, %20 ], [ %133, %83 ]
  br i1 %26, label %71, label %76

71:                                               ; preds = %67
  %72 = add i32 %28, %70
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %73
  %75 = load double, ptr addrspace(1) %74, align 8, !tbaa !20, !alias.scope !13, !noalias !22
  br label %76

76:                                               ; preds = %71, %67
  %77 = phi double [ %75, %71 ], [ 0.000000e+00, %67 ]
  store double %77, ptr addrspace(3) %32, align 8, !tbaa !20, !noalias !23
  br i1 %34, label %78, label %83

78:                                               ; preds = %76
  %79 = add i32 %36, %70
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %80
  %82 = load double, ptr addrspace(1) %81, align 8, !tbaa !20, !alias.scope !16, !noalias !24
  br label %83

83:                                               ; preds = %78, %76
  %84 = phi double [ %82, %78 ], [ 0.000000e+00, %76 ]
  store double %84, ptr addrspace(3) %38, align 8, !tbaa !20, !noalias !23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !23
  %85 = load double, ptr addrspace(3) %45, align 8, !tbaa !20, !noalias !23
  %86 = insertelement <2 x double> poison, double %85, i64 0
  %87 = load double, ptr addrspace(3) %46, align 8, !tbaa !20, !noalias !23
  %88 = insertelement <2 x double> %86, double %87, i64 1
  %89 = load double, ptr addrspace(3) %47, align 8, !tbaa !20, !noalias !23
  %90 = insertelement <2 x double> poison, double %89, i64 0
  %91 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> zeroinitializer
  %92 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %91, <2 x double> noundef %88, <2 x double> noundef %68) #6
  %93 = load double, ptr addrspace(3) %48, align 8, !tbaa !20, !noalias !23
  %94 = insertelement <2 x double> poison, double %93, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  %96 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %95, <2 x double> noundef %88, <2 x double> noundef %69) #6
  %97 = load double, ptr addrspace(3) %49, align 8, !tbaa !20, !noalias !23
  %98 = insertelement <2 x double> poison, double %97, i64 0
  %99 = load double, ptr addrspace(3) %50, align 8, !tbaa !20, !noalias !23
  %100 = insertelement <2 x double> %98, double %99, i64 1
  %101 = load double, ptr addrspace(3) %51, align 8, !tbaa !20, !noalias !23
  %102 = insertelement <2 x double> poison, double %101, i64 0
  %103 = shufflevector <2 x double> %102, <2 x double> poison, <2 x i32> zeroinitializer
  %104 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %103, <2 x double> noundef %100, <2 x double> noundef %92) #6
  %105 = load double, ptr addrspace(3) %52, align 8, !tbaa !20, !noalias !23
  %106 = insertelement <2 x double> poison, double %105, i64 0
  %107 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> zeroinitializer
  %108 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %107, <2 x double> noundef %100, <2 x double> noundef %96) #6
  %109 = load double, ptr addrspace(3) %53, align 8, !tbaa !20, !noalias !23
  %110 = insertelement <2 x double> poison, double %109, i64 0
  %111 = load double, ptr addrspace(3) %54, align 8, !tbaa !20, !noalias !23
  %112 = insertelement <2 x double> %110, double %111, i64 1
  %113 = load double, ptr addrspace(3) %55, align 8, !tbaa !20, !noalias !23
  %114 = insertelement <2 x double> poison, double %113, i64 0
  %115 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> zeroinitializer
  %116 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %115, <2 x double> noundef %112, <2 x double> noundef %104) #6
  %117 = load double, ptr addrspace(3) %56, align 8, !tbaa !20, !noalias !23
  %118 = insertelement <2 x double> poison, double %117, i64 0
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> zeroinitializer
  %120 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %119, <2 x double> noundef %112, <2 x double> noundef %108) #6
  %121 = load double, ptr addrspace(3) %57, align 8, !tbaa !20, !noalias !23
  %122 = insertelement <2 x double> poison, double %121, i64 0
  %123 = load double, ptr addrspace(3) %58, align 8, !tbaa !20, !noalias !23
  %124 = insertelement <2 x double> %122, double %123, i64 1
  %125 = load double, ptr addrspace(3) %59, align 8, !tbaa !20, !noalias !23
  %126 = insertelement <2 x double> poison, double %125, i64 0
  %127 = shufflevector <2 x double> %126, <2 x double> poison, <2 x i32> zeroinitializer
  %128 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %127, <2 x double> noundef %124, <2 x double> noundef %116) #6
  %129 = load double, ptr addrspace(3) %60, align 8, !tbaa !20, !noalias !23
  %130 = insertelement <2 x double> poison, double %129, i64 0
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> zeroinitializer
  %132 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %131, <2 x double> noundef %124, <2 x double> noundef %120) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !23
  %133 = add i32 %70, 4
  %134 = icmp ult i32 %133, %2
  br i1 %134, label %67, label %61

135:                                              ; preds = %61
  %136 = extractelement <2 x double> %63, i64 1
  %137 = mul i32 %64, %1
  %138 = icmp ult i32 %65, %1
  br i1 %138, label %139, label %147

139:                                              ; preds = %135
  %140 = extractelement <2 x double> %63, i64 0
  %141 = add i32 %65, %137
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %142
  %144 = load double, ptr addrspace(1) %143, align 8, !tbaa !20, !alias.scope !18, !noalias !25
  %145 = fmul double %4, %144
  %146 = tail call double @llvm.fmuladd.f64(double %3, double %140, double %145)
  store double %146, ptr addrspace(1) %143, align 8, !tbaa !20, !alias.scope !18, !noalias !25
  br label %147

147:                                              ; preds = %139, %135
  %148 = add i32 %65, 8
  %149 = icmp ult i32 %148, %1
  br i1 %149, label %150, label %157

150:                                              ; preds = %147
  %151 = add i32 %148, %137
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %152
  %154 = load double, ptr addrspace(1) %153, align 8, !tbaa !20, !alias.scope !18, !noalias !25
  %155 = fmul double %4, %154
  %156 = tail call double @llvm.fmuladd.f64(double %3, double %136, double %155)
  store double %156, ptr addrspace(1) %153, align 8, !tbaa !20, !alias.scope !18, !noalias !25
  br label %157

157:                                              ; preds = %150, %147
  %158 = add i32 %64, 8
  %159 = icmp ult i32 %158, %0
  br i1 %159, label %160, label %179

160:                                              ; preds = %157
  %161 = extractelement <2 x double> %62, i64 1
  %162 = mul i32 %158, %1
  br i1 %138, label %163, label %171

163:                                              ; preds = %160
  %164 = extractelement <2 x double> %62, i64 0
  %165 = add i32 %65, %162
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %166
  %168 = load double, ptr addrspace(1) %167, align 8, !tbaa !20, !alias.scope !18, !noalias !25
  %169 = fmul double %4, %168
  %170 = tail call double @llvm.fmuladd.f64(double %3, double %164, double %169)
  store double %170, ptr addrspace(1) %167, align 8, !tbaa !20, !alias.scope !18, !noalias !25
  br label %171

171:                                              ; preds = %163, %160
  br i1 %149, label %172, label %179

172:                                              ; preds = %171
  %173 = add i32 %148, %162
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %174
  %176 = load double, ptr addrspace(1) %175, align 8, !tbaa !20, !alias.scope !18, !noalias !25
  %177 = fmul double %4, %176
  %178 = tail call double @llvm.fmuladd.f64(double %3, double %161, double %177)
  store double %178, ptr addrspace(1) %175, align 8, !tbaa !20, !alias.scope !18, !noalias !25
  br label %179

179:                                              ; preds = %171, %172, %157, %61
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %6, ptr addrspace(1) noalias noundef align 8 captures(none) %7) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 4
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %17 = trunc i64 %16 to i32
  %18 = shl i32 %17, 4
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %61, label %20

20:                                               ; preds = %8
  %21 = shl i32 %12, 3
  %22 = add i32 %21, %10
  %23 = and i32 %22, 15
  %24 = lshr i32 %22, 4
  %25 = or disjoint i32 %23, %15
  %26 = icmp ult i32 %25, %0
  %27 = mul i32 %25, %2
  %28 = add i32 %27, %24
  %29 = zext nneg i32 %24 to i64
  %30 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.as, i64 %29
  %31 = zext nneg i32 %23 to i64
  %32 = getelementptr inbounds nuw double, ptr addrspace(3) %30, i64 %31
  %33 = or disjoint i32 %18, %23
  %34 = icmp ult i32 %33, %1
  %35 = mul i32 %33, %2
  %36 = add i32 %35, %24
  %37 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.bs, i64 %29
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) %37, i64 %31
  %39 = and i64 %11, 4294967295
  %40 = add i32 %12, 8
  %41 = zext i32 %40 to i64
  %42 = and i64 %9, 4294967295
  %43 = add i32 %10, 8
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.bs, i64 %39
  %46 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.bs, i64 %41
  %47 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.as, i64 %42
  %48 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.as, i64 %44
  %49 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 128), i64 %39
  %50 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 128), i64 %41
  %51 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 128), i64 %42
  %52 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 128), i64 %44
  %53 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 256), i64 %39
  %54 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 256), i64 %41
  %55 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 256), i64 %42
  %56 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 256), i64 %44
  %57 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 384), i64 %39
  %58 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.bs, i64 384), i64 %41
  %59 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 384), i64 %42
  %60 = getelementptr inbounds nuw double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dgemm_nt.as, i64 384), i64 %44
  br label %67

61:                                               ; preds = %83, %8
  %62 = phi <2 x double> [ zeroinitializer, %8 ], [ %132, %83 ]
  %63 = phi <2 x double> [ zeroinitializer, %8 ], [ %128, %83 ]
  %64 = add i32 %15, %10
  %65 = add i32 %18, %12
  %66 = icmp ult i32 %64, %0
  br i1 %66, label %135, label %179

67:                                               ; preds = %20, %83
  %68 = phi <2 x double> [ zeroinitializer, %20 ], [ %128, %83 ]
  %69 = phi <2 x double> [ zeroinitializer, %20 ], [ %132, %83 ]
  %70 = phi i32 [ 0, %20 ], [ %133, %83 ]
  br i1 %26, label %71, label %76

71:                                               ; preds = %67
  %72 = add i32 %28, %70
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %73
  %75 = load double, ptr addrspace(1) %74, align 8, !tbaa !20
  br label %76

76:                                               ; preds = %67, %71
  %77 = phi double [ %75, %71 ], [ 0.000000e+00, %67 ]
  store double %77, ptr addrspace(3) %32, align 8, !tbaa !20
  br i1 %34, label %78, label %83

78:                                               ; preds = %76
  %79 = add i32 %36, %70
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %80
  %82 = load double, ptr addrspace(1) %81, align 8, !tbaa !20
  br label %83

83:                                               ; preds = %76, %78
  %84 = phi double [ %82, %78 ], [ 0.000000e+00, %76 ]
  store double %84, ptr addrspace(3) %38, align 8, !tbaa !20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %85 = load double, ptr addrspace(3) %45, align 8, !tbaa !20
  %86 = insertelement <2 x double> poison, double %85, i64 0
  %87 = load double, ptr addrspace(3) %46, align 8, !tbaa !20
  %88 = insertelement <2 x double> %86, double %87, i64 1
  %89 = load double, ptr addrspace(3) %47, align 8, !tbaa !20
  %90 = insertelement <2 x double> poison, double %89, i64 0
  %91 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> zeroinitializer
  %92 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %91, <2 x double> noundef %88, <2 x double> noundef %68) #6
  %93 = load double, ptr addrspace(3) %48, align 8, !tbaa !20
  %94 = insertelement <2 x double> poison, double %93, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  %96 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %95, <2 x double> noundef %88, <2 x double> noundef %69) #6
  %97 = load double, ptr addrspace(3) %49, align 8, !tbaa !20
  %98 = insertelement <2 x double> poison, double %97, i64 0
  %99 = load double, ptr addrspace(3) %50, align 8, !tbaa !20
  %100 = insertelement <2 x double> %98, double %99, i64 1
  %101 = load double, ptr addrspace(3) %51, align 8, !tbaa !20
  %102 = insertelement <2 x double> poison, double %101, i64 0
  %103 = shufflevector <2 x double> %102, <2 x double> poison, <2 x i32> zeroinitializer
  %104 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %103, <2 x double> noundef %100, <2 x double> noundef %92) #6
  %105 = load double, ptr addrspace(3) %52, align 8, !tbaa !20
  %106 = insertelement <2 x double> poison, double %105, i64 0
  %107 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> zeroinitializer
  %108 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %107, <2 x double> noundef %100, <2 x double> noundef %96) #6
  %109 = load double, ptr addrspace(3) %53, align 8, !tbaa !20
  %110 = insertelement <2 x double> poison, double %109, i64 0
  %111 = load double, ptr addrspace(3) %54, align 8, !tbaa !20
  %112 = insertelement <2 x double> %110, double %111, i64 1
  %113 = load double, ptr addrspace(3) %55, align 8, !tbaa !20
  %114 = insertelement <2 x double> poison, double %113, i64 0
  %115 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> zeroinitializer
  %116 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %115, <2 x double> noundef %112, <2 x double> noundef %104) #6
  %117 = load double, ptr addrspace(3) %56, align 8, !tbaa !20
  %118 = insertelement <2 x double> poison, double %117, i64 0
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> zeroinitializer
  %120 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %119, <2 x double> noundef %112, <2 x double> noundef %108) #6
  %121 = load double, ptr addrspace(3) %57, align 8, !tbaa !20
  %122 = insertelement <2 x double> poison, double %121, i64 0
  %123 = load double, ptr addrspace(3) %58, align 8, !tbaa !20
  %124 = insertelement <2 x double> %122, double %123, i64 1
  %125 = load double, ptr addrspace(3) %59, align 8, !tbaa !20
  %126 = insertelement <2 x double> poison, double %125, i64 0
  %127 = shufflevector <2 x double> %126, <2 x double> poison, <2 x i32> zeroinitializer
  %128 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %127, <2 x double> noundef %124, <2 x double> noundef %116) #6
  %129 = load double, ptr addrspace(3) %60, align 8, !tbaa !20
  %130 = insertelement <2 x double> poison, double %129, i64 0
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> zeroinitializer
  %132 = tail call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %131, <2 x double> noundef %124, <2 x double> noundef %120) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %133 = add i32 %70, 4
  %134 = icmp ult i32 %133, %2
  br i1 %134, label %67, label %61

135:                                              ; preds = %61
  %136 = extractelement <2 x double> %63, i64 1
  %137 = mul i32 %64, %1
  %138 = icmp ult i32 %65, %1
  br i1 %138, label %139, label %147

139:                                              ; preds = %135
  %140 = extractelement <2 x double> %63, i64 0
  %141 = add i32 %65, %137
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %142
  %144 = load double, ptr addrspace(1) %143, align 8, !tbaa !20
  %145 = fmul double %4, %144
  %146 = tail call double @llvm.fmuladd.f64(double %3, double %140, double %145)
  store double %146, ptr addrspace(1) %143, align 8, !tbaa !20
  br label %147

147:                                              ; preds = %139, %135
  %148 = add i32 %65, 8
  %149 = icmp ult i32 %148, %1
  br i1 %149, label %150, label %157

150:                                              ; preds = %147
  %151 = add i32 %148, %137
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %152
  %154 = load double, ptr addrspace(1) %153, align 8, !tbaa !20
  %155 = fmul double %4, %154
  %156 = tail call double @llvm.fmuladd.f64(double %3, double %136, double %155)
  store double %156, ptr addrspace(1) %153, align 8, !tbaa !20
  br label %157

157:                                              ; preds = %150, %147
  %158 = add i32 %64, 8
  %159 = icmp ult i32 %158, %0
  br i1 %159, label %160, label %179

160:                                              ; preds = %157
  %161 = extractelement <2 x double> %62, i64 1
  %162 = mul i32 %158, %1
  br i1 %138, label %163, label %171

163:                                              ; preds = %160
  %164 = extractelement <2 x double> %62, i64 0
  %165 = add i32 %65, %162
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %166
  %168 = load double, ptr addrspace(1) %167, align 8, !tbaa !20
  %169 = fmul double %4, %168
  %170 = tail call double @llvm.fmuladd.f64(double %3, double %164, double %169)
  store double %170, ptr addrspace(1) %167, align 8, !tbaa !20
  br label %171

171:                                              ; preds = %163, %160
  br i1 %149, label %172, label %179

172:                                              ; preds = %171
  %173 = add i32 %148, %162
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %174
  %176 = load double, ptr addrspace(1) %175, align 8, !tbaa !20
  %177 = fmul double %4, %176
  %178 = tail call double @llvm.fmuladd.f64(double %3, double %161, double %177)
  store double %178, ptr addrspace(1) %175, align 8, !tbaa !20
  br label %179

179:                                              ; preds = %171, %172, %157, %61
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef, <2 x double> noundef, <2 x double> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uint", !"uint", !"uint", !"double", !"double", !"double*", !"double*", !"double*"}
!11 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!12 = !{i32 8, i32 8, i32 1}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_dgemm_nt: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_dgemm_nt"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_dgemm_nt: argument 1"}
!18 = !{!19}
!19 = distinct !{!19, !15, !"__clang_ocl_kern_imp_dgemm_nt: argument 2"}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !6, i64 0}
!22 = !{!17, !19}
!23 = !{!14, !17, !19}
!24 = !{!14, !19}
!25 = !{!14, !17}
