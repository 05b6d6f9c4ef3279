; ModuleID = 'corpus/opencl/eigen_svd3.cl'
source_filename = "corpus/opencl/eigen_svd3.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.jacobi3.order = private unnamed_addr addrspace(4) constant [3 x i32] [i32 0, i32 1, i32 2], align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @jacobi3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_jacobi3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_jacobi3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [3 x [3 x float]], align 4
  %5 = alloca [3 x [3 x float]], align 4
  %6 = alloca [3 x i32], align 4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %15 = mul i64 %14, 25769803776
  %16 = ashr exact i64 %15, 30
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !14
  store float %18, ptr %4, align 4, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %20, ptr %21, align 4, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %20, ptr %22, align 4, !tbaa !14
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %24, ptr %25, align 4, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %24, ptr %26, align 4, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %28, ptr %29, align 4, !tbaa !14
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 16
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %31, ptr %32, align 4, !tbaa !14
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %31, ptr %33, align 4, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 20
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store float %35, ptr %36, align 4, !tbaa !14
  br label %37

37:                                               ; preds = %3, %41
  %38 = phi i32 [ 0, %3 ], [ %42, %41 ]
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw [3 x float], ptr %5, i64 %39
  br label %44

41:                                               ; preds = %44
  %42 = add nuw nsw i32 %38, 1
  %43 = icmp eq i32 %42, 3
  br i1 %43, label %52, label %37, !llvm.loop !16

44:                                               ; preds = %37, %44
  %45 = phi i32 [ 0, %37 ], [ %50, %44 ]
  %46 = icmp eq i32 %38, %45
  %47 = select i1 %46, float 1.000000e+00, float 0.000000e+00
  %48 = zext nneg i32 %45 to i64
  %49 = getelementptr inbounds nuw float, ptr %40, i64 %48
  store float %47, ptr %49, align 4, !tbaa !14
  %50 = add nuw nsw i32 %45, 1
  %51 = icmp eq i32 %50, 3
  br i1 %51, label %41, label %44, !llvm.loop !18

52:                                               ; preds = %41, %55
  %53 = phi i32 [ %56, %55 ], [ 0, %41 ]
  br label %58

54:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memcpy.p0.p4.i64(ptr noundef nonnull align 4 dereferenceable(12) %6, ptr addrspace(4) noundef align 4 dereferenceable(12) @__const.jacobi3.order, i64 12, i1 false)
  br label %140

55:                                               ; preds = %131
  %56 = add nuw nsw i32 %53, 1
  %57 = icmp eq i32 %56, 6
  br i1 %57, label %54, label %52, !llvm.loop !19

58:                                               ; preds = %52, %131
  %59 = phi i32 [ 0, %52 ], [ %132, %131 ]
  %60 = icmp eq i32 %59, 2
  %61 = icmp eq i32 %59, 0
  %62 = select i1 %61, i64 1, i64 2
  %63 = select i1 %60, ptr %21, ptr %4
  %64 = getelementptr inbounds nuw float, ptr %63, i64 %62
  %65 = load float, ptr %64, align 4, !tbaa !14
  %66 = tail call noundef float @llvm.fabs.f32(float %65)
  %67 = fcmp olt float %66, 0x3D71979980000000
  br i1 %67, label %131, label %68

68:                                               ; preds = %58
  %69 = zext i1 %60 to i64
  %70 = select i1 %61, ptr %21, ptr %25
  %71 = getelementptr inbounds nuw float, ptr %70, i64 %62
  %72 = load float, ptr %71, align 4, !tbaa !14
  %73 = getelementptr inbounds nuw float, ptr %63, i64 %69
  %74 = load float, ptr %73, align 4, !tbaa !14
  %75 = fsub float %72, %74
  %76 = fmul float %65, 2.000000e+00
  %77 = fdiv float %75, %76
  %78 = tail call noundef float @llvm.copysign.f32(float 1.000000e+00, float %77)
  %79 = tail call noundef float @llvm.fabs.f32(float %77)
  %80 = tail call float @llvm.fmuladd.f32(float %77, float %77, float 1.000000e+00)
  %81 = tail call float @llvm.nvvm.sqrt.approx.f(float %80) #8
  %82 = fadd float %81, %79
  %83 = fdiv float %78, %82
  %84 = tail call float @llvm.fmuladd.f32(float %83, float %83, float 1.000000e+00)
  %85 = tail call float @llvm.nvvm.sqrt.approx.f(float %84) #8
  %86 = fdiv float 1.000000e+00, %85
  %87 = fmul float %86, %83
  br label %88

88:                                               ; preds = %68, %88
  %89 = phi i32 [ 0, %68 ], [ %103, %88 ]
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %93 = select i1 %60, ptr %92, ptr %91
  %94 = load float, ptr %93, align 4, !tbaa !14
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %96 = select i1 %61, ptr %92, ptr %95
  %97 = load float, ptr %96, align 4, !tbaa !14
  %98 = fneg float %97
  %99 = fmul float %87, %98
  %100 = tail call float @llvm.fmuladd.f32(float %86, float %94, float %99)
  store float %100, ptr %93, align 4, !tbaa !14
  %101 = fmul float %86, %97
  %102 = tail call float @llvm.fmuladd.f32(float %87, float %94, float %101)
  store float %102, ptr %96, align 4, !tbaa !14
  %103 = add nuw nsw i32 %89, 1
  %104 = icmp eq i32 %103, 3
  br i1 %104, label %105, label %88, !llvm.loop !20

105:                                              ; preds = %88, %105
  %106 = phi i32 [ %129, %105 ], [ 0, %88 ]
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr %63, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !14
  %110 = getelementptr inbounds nuw float, ptr %70, i64 %107
  %111 = load float, ptr %110, align 4, !tbaa !14
  %112 = fneg float %111
  %113 = fmul float %87, %112
  %114 = tail call float @llvm.fmuladd.f32(float %86, float %109, float %113)
  store float %114, ptr %108, align 4, !tbaa !14
  %115 = fmul float %86, %111
  %116 = tail call float @llvm.fmuladd.f32(float %87, float %109, float %115)
  store float %116, ptr %110, align 4, !tbaa !14
  %117 = getelementptr inbounds nuw [3 x float], ptr %5, i64 %107
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %119 = select i1 %60, ptr %118, ptr %117
  %120 = load float, ptr %119, align 4, !tbaa !14
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %122 = select i1 %61, ptr %118, ptr %121
  %123 = load float, ptr %122, align 4, !tbaa !14
  %124 = fneg float %123
  %125 = fmul float %87, %124
  %126 = tail call float @llvm.fmuladd.f32(float %86, float %120, float %125)
  store float %126, ptr %119, align 4, !tbaa !14
  %127 = fmul float %86, %123
  %128 = tail call float @llvm.fmuladd.f32(float %87, float %120, float %127)
  store float %128, ptr %122, align 4, !tbaa !14
  %129 = add nuw nsw i32 %106, 1
  %130 = icmp eq i32 %129, 3
  br i1 %130, label %131, label %105, !llvm.loop !21

131:                                              ; preds = %105, %58
  %132 = add nuw nsw i32 %59, 1
  %133 = icmp eq i32 %132, 3
  br i1 %133, label %55, label %58, !llvm.loop !22

134:                                              ; preds = %161
  %135 = icmp eq i32 %141, 0
  br i1 %135, label %140, label %136, !llvm.loop !23

136:                                              ; preds = %134
  %137 = trunc i64 %14 to i32
  %138 = mul nsw i32 %137, 3
  %139 = mul nsw i32 %137, 9
  br label %165

140:                                              ; preds = %54, %134
  %141 = phi i32 [ 0, %54 ], [ %142, %134 ]
  %142 = add nuw nsw i32 %141, 1
  %143 = zext nneg i32 %141 to i64
  %144 = getelementptr inbounds nuw i32, ptr %6, i64 %143
  br label %145

145:                                              ; preds = %140, %161
  %146 = phi i32 [ %142, %140 ], [ %162, %161 ]
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %6, i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [3 x float], ptr %4, i64 %150
  %152 = getelementptr inbounds float, ptr %151, i64 %150
  %153 = load float, ptr %152, align 4, !tbaa !14
  %154 = load i32, ptr %144, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [3 x float], ptr %4, i64 %155
  %157 = getelementptr inbounds float, ptr %156, i64 %155
  %158 = load float, ptr %157, align 4, !tbaa !14
  %159 = fcmp ogt float %153, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %145
  store i32 %149, ptr %144, align 4, !tbaa !6
  store i32 %154, ptr %148, align 4, !tbaa !6
  br label %161

161:                                              ; preds = %145, %160
  %162 = add nuw nsw i32 %146, 1
  %163 = icmp eq i32 %162, 3
  br i1 %163, label %134, label %145, !llvm.loop !24

164:                                              ; preds = %180
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

165:                                              ; preds = %136, %180
  %166 = phi i32 [ 0, %136 ], [ %181, %180 ]
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %6, i64 %167
  %169 = load i32, ptr %168, align 4, !tbaa !6
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [3 x float], ptr %4, i64 %170
  %172 = getelementptr inbounds float, ptr %171, i64 %170
  %173 = load float, ptr %172, align 4, !tbaa !14
  %174 = add nsw i32 %166, %138
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %175
  store float %173, ptr addrspace(1) %176, align 4, !tbaa !14
  %177 = getelementptr float, ptr %5, i64 %170
  %178 = mul nuw nsw i32 %166, 3
  %179 = add nsw i32 %178, %139
  br label %183

180:                                              ; preds = %183
  %181 = add nuw nsw i32 %166, 1
  %182 = icmp eq i32 %181, 3
  br i1 %182, label %164, label %165, !llvm.loop !25

183:                                              ; preds = %165, %183
  %184 = phi i32 [ 0, %165 ], [ %192, %183 ]
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr [3 x float], ptr %177, i64 %185
  %187 = load float, ptr %186, align 4, !tbaa !14
  %188 = tail call noundef float @llvm.fabs.f32(float %187)
  %189 = add nsw i32 %179, %184
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %190
  store float %188, ptr addrspace(1) %191, align 4, !tbaa !14
  %192 = add nuw nsw i32 %184, 1
  %193 = icmp eq i32 %192, 3
  br i1 %193, label %180, label %183, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @singular3(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_singular3(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_singular3(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = alloca [3 x <3 x double>], align 32
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %13 = mul nsw i32 %12, 3
  %14 = addrspacecast ptr addrspace(1) %0 to ptr
  br label %19

15:                                               ; preds = %19
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %18 = load <4 x double>, ptr %3, align 32
  br label %38

19:                                               ; preds = %2, %19
  %20 = phi i32 [ 0, %2 ], [ %36, %19 ]
  %21 = add nsw i32 %20, %13
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %22, 24
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !31
  %26 = insertelement <3 x double> poison, double %25, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !31
  %29 = insertelement <3 x double> %26, double %28, i64 1
  %30 = getelementptr i8, ptr %24, i64 16
  %31 = load double, ptr %30, align 8, !tbaa !32
  %32 = insertelement <3 x double> %29, double %31, i64 2
  %33 = zext nneg i32 %20 to i64
  %34 = getelementptr inbounds nuw <3 x double>, ptr %3, i64 %33
  %35 = shufflevector <3 x double> %32, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %35, ptr %34, align 32, !tbaa !31
  %36 = add nuw nsw i32 %20, 1
  %37 = icmp eq i32 %36, 3
  br i1 %37, label %15, label %19, !llvm.loop !34

38:                                               ; preds = %15, %239
  %39 = phi <4 x double> [ %18, %15 ], [ %188, %239 ]
  %40 = phi i32 [ 0, %15 ], [ %240, %239 ]
  %41 = extractelement <4 x double> %39, i64 0
  %42 = extractelement <4 x double> %39, i64 1
  %43 = fmul double %42, %42
  %44 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %43)
  %45 = extractelement <4 x double> %39, i64 2
  %46 = tail call noundef double @llvm.fmuladd.f64(double %45, double %45, double %44)
  %47 = load <4 x double>, ptr %16, align 32
  %48 = extractelement <4 x double> %47, i64 0
  %49 = extractelement <4 x double> %47, i64 1
  %50 = fmul double %49, %49
  %51 = tail call double @llvm.fmuladd.f64(double %48, double %48, double %50)
  %52 = extractelement <4 x double> %47, i64 2
  %53 = tail call noundef double @llvm.fmuladd.f64(double %52, double %52, double %51)
  %54 = fmul double %42, %49
  %55 = tail call double @llvm.fmuladd.f64(double %41, double %48, double %54)
  %56 = tail call noundef double @llvm.fmuladd.f64(double %45, double %52, double %55)
  %57 = fmul double %56, %56
  %58 = fmul double %46, 1.000000e-30
  %59 = fmul double %58, %53
  %60 = fcmp ugt double %57, %59
  br i1 %60, label %107, label %136

61:                                               ; preds = %239
  store <4 x double> %188, ptr %3, align 32
  %62 = load double, ptr %3, align 32
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %64 = load double, ptr %63, align 8
  %65 = fmul double %64, %64
  %66 = tail call double @llvm.fmuladd.f64(double %62, double %62, double %65)
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %68 = load double, ptr %67, align 16
  %69 = tail call noundef double @llvm.fmuladd.f64(double %68, double %68, double %66)
  %70 = tail call noundef double @llvm.sqrt.f64(double %69)
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %72 = load double, ptr %71, align 32
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %74 = load double, ptr %73, align 8
  %75 = fmul double %74, %74
  %76 = tail call double @llvm.fmuladd.f64(double %72, double %72, double %75)
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %78 = load double, ptr %77, align 16
  %79 = tail call noundef double @llvm.fmuladd.f64(double %78, double %78, double %76)
  %80 = tail call noundef double @llvm.sqrt.f64(double %79)
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %82 = load double, ptr %81, align 32
  %83 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %84 = load double, ptr %83, align 8
  %85 = fmul double %84, %84
  %86 = tail call double @llvm.fmuladd.f64(double %82, double %82, double %85)
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %88 = load double, ptr %87, align 16
  %89 = tail call noundef double @llvm.fmuladd.f64(double %88, double %88, double %86)
  %90 = tail call noundef double @llvm.sqrt.f64(double %89)
  %91 = tail call noundef double @llvm.maximumnum.f64(double %80, double %90)
  %92 = tail call noundef double @llvm.maximumnum.f64(double %70, double %91)
  %93 = tail call noundef double @llvm.minimumnum.f64(double %80, double %90)
  %94 = tail call noundef double @llvm.minimumnum.f64(double %70, double %93)
  %95 = insertelement <2 x double> poison, double %92, i64 0
  %96 = tail call noundef double @llvm.minimumnum.f64(double %70, double %80)
  %97 = tail call noundef double @llvm.maximumnum.f64(double %70, double %80)
  %98 = tail call noundef double @llvm.minimumnum.f64(double %97, double %90)
  %99 = tail call noundef double @llvm.maximumnum.f64(double %96, double %98)
  %100 = insertelement <2 x double> %95, double %99, i64 1
  %101 = shl i64 %11, 32
  %102 = ashr exact i64 %101, 32
  %103 = addrspacecast ptr addrspace(1) %1 to ptr
  %104 = mul nsw i64 %102, 24
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 %104
  store <2 x double> %100, ptr %105, align 8, !tbaa !31
  %106 = getelementptr i8, ptr %105, i64 16
  store double %94, ptr %106, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

107:                                              ; preds = %38
  %108 = shufflevector <4 x double> %39, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %109 = fsub double %53, %46
  %110 = fmul double %56, 2.000000e+00
  %111 = fdiv double %109, %110
  %112 = fcmp ogt double %111, 0.000000e+00
  %113 = select i1 %112, double 1.000000e+00, double -1.000000e+00
  %114 = tail call noundef double @llvm.fabs.f64(double %111)
  %115 = tail call double @llvm.fmuladd.f64(double %111, double %111, double 1.000000e+00)
  %116 = tail call noundef double @llvm.sqrt.f64(double %115)
  %117 = fadd double %114, %116
  %118 = fdiv double %113, %117
  %119 = tail call double @llvm.fmuladd.f64(double %118, double %118, double 1.000000e+00)
  %120 = tail call noundef double @llvm.sqrt.f64(double %119)
  %121 = fdiv double 1.000000e+00, %120
  %122 = fmul double %118, %121
  %123 = insertelement <3 x double> poison, double %121, i64 0
  %124 = shufflevector <3 x double> %123, <3 x double> poison, <3 x i32> zeroinitializer
  %125 = insertelement <3 x double> poison, double %122, i64 0
  %126 = shufflevector <3 x double> %125, <3 x double> poison, <3 x i32> zeroinitializer
  %127 = fneg <4 x double> %47
  %128 = shufflevector <4 x double> %127, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %129 = fmul <3 x double> %128, %126
  %130 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %124, <3 x double> %108, <3 x double> %129)
  %131 = shufflevector <3 x double> %130, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %132 = load <3 x double>, ptr %16, align 32
  %133 = fmul <3 x double> %124, %132
  %134 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %126, <3 x double> %108, <3 x double> %133)
  %135 = shufflevector <3 x double> %134, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %135, ptr %16, align 32, !tbaa !31
  br label %136

136:                                              ; preds = %38, %107
  %137 = phi <4 x double> [ %39, %38 ], [ %131, %107 ]
  %138 = extractelement <4 x double> %137, i64 0
  %139 = extractelement <4 x double> %137, i64 1
  %140 = fmul double %139, %139
  %141 = tail call double @llvm.fmuladd.f64(double %138, double %138, double %140)
  %142 = extractelement <4 x double> %137, i64 2
  %143 = tail call noundef double @llvm.fmuladd.f64(double %142, double %142, double %141)
  %144 = load <4 x double>, ptr %17, align 32
  %145 = extractelement <4 x double> %144, i64 0
  %146 = extractelement <4 x double> %144, i64 1
  %147 = fmul double %146, %146
  %148 = tail call double @llvm.fmuladd.f64(double %145, double %145, double %147)
  %149 = extractelement <4 x double> %144, i64 2
  %150 = tail call noundef double @llvm.fmuladd.f64(double %149, double %149, double %148)
  %151 = fmul double %139, %146
  %152 = tail call double @llvm.fmuladd.f64(double %138, double %145, double %151)
  %153 = tail call noundef double @llvm.fmuladd.f64(double %142, double %149, double %152)
  %154 = fmul double %153, %153
  %155 = fmul double %143, 1.000000e-30
  %156 = fmul double %155, %150
  %157 = fcmp ugt double %154, %156
  br i1 %157, label %158, label %187

158:                                              ; preds = %136
  %159 = shufflevector <4 x double> %137, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %160 = fsub double %150, %143
  %161 = fmul double %153, 2.000000e+00
  %162 = fdiv double %160, %161
  %163 = fcmp ogt double %162, 0.000000e+00
  %164 = select i1 %163, double 1.000000e+00, double -1.000000e+00
  %165 = tail call noundef double @llvm.fabs.f64(double %162)
  %166 = tail call double @llvm.fmuladd.f64(double %162, double %162, double 1.000000e+00)
  %167 = tail call noundef double @llvm.sqrt.f64(double %166)
  %168 = fadd double %165, %167
  %169 = fdiv double %164, %168
  %170 = tail call double @llvm.fmuladd.f64(double %169, double %169, double 1.000000e+00)
  %171 = tail call noundef double @llvm.sqrt.f64(double %170)
  %172 = fdiv double 1.000000e+00, %171
  %173 = fmul double %169, %172
  %174 = insertelement <3 x double> poison, double %172, i64 0
  %175 = shufflevector <3 x double> %174, <3 x double> poison, <3 x i32> zeroinitializer
  %176 = insertelement <3 x double> poison, double %173, i64 0
  %177 = shufflevector <3 x double> %176, <3 x double> poison, <3 x i32> zeroinitializer
  %178 = fneg <4 x double> %144
  %179 = shufflevector <4 x double> %178, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %180 = fmul <3 x double> %179, %177
  %181 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %175, <3 x double> %159, <3 x double> %180)
  %182 = shufflevector <3 x double> %181, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %183 = load <3 x double>, ptr %17, align 32
  %184 = fmul <3 x double> %175, %183
  %185 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %177, <3 x double> %159, <3 x double> %184)
  %186 = shufflevector <3 x double> %185, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %186, ptr %17, align 32, !tbaa !31
  br label %187

187:                                              ; preds = %158, %136
  %188 = phi <4 x double> [ %182, %158 ], [ %137, %136 ]
  %189 = load <4 x double>, ptr %16, align 32
  %190 = extractelement <4 x double> %189, i64 0
  %191 = extractelement <4 x double> %189, i64 1
  %192 = fmul double %191, %191
  %193 = tail call double @llvm.fmuladd.f64(double %190, double %190, double %192)
  %194 = extractelement <4 x double> %189, i64 2
  %195 = tail call noundef double @llvm.fmuladd.f64(double %194, double %194, double %193)
  %196 = load <4 x double>, ptr %17, align 32
  %197 = extractelement <4 x double> %196, i64 0
  %198 = extractelement <4 x double> %196, i64 1
  %199 = fmul double %198, %198
  %200 = tail call double @llvm.fmuladd.f64(double %197, double %197, double %199)
  %201 = extractelement <4 x double> %196, i64 2
  %202 = tail call noundef double @llvm.fmuladd.f64(double %201, double %201, double %200)
  %203 = fmul double %191, %198
  %204 = tail call double @llvm.fmuladd.f64(double %190, double %197, double %203)
  %205 = tail call noundef double @llvm.fmuladd.f64(double %194, double %201, double %204)
  %206 = fmul double %205, %205
  %207 = fmul double %195, 1.000000e-30
  %208 = fmul double %207, %202
  %209 = fcmp ugt double %206, %208
  br i1 %209, label %210, label %239

210:                                              ; preds = %187
  %211 = shufflevector <4 x double> %189, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %212 = fsub double %202, %195
  %213 = fmul double %205, 2.000000e+00
  %214 = fdiv double %212, %213
  %215 = fcmp ogt double %214, 0.000000e+00
  %216 = select i1 %215, double 1.000000e+00, double -1.000000e+00
  %217 = tail call noundef double @llvm.fabs.f64(double %214)
  %218 = tail call double @llvm.fmuladd.f64(double %214, double %214, double 1.000000e+00)
  %219 = tail call noundef double @llvm.sqrt.f64(double %218)
  %220 = fadd double %217, %219
  %221 = fdiv double %216, %220
  %222 = tail call double @llvm.fmuladd.f64(double %221, double %221, double 1.000000e+00)
  %223 = tail call noundef double @llvm.sqrt.f64(double %222)
  %224 = fdiv double 1.000000e+00, %223
  %225 = fmul double %221, %224
  %226 = insertelement <3 x double> poison, double %224, i64 0
  %227 = shufflevector <3 x double> %226, <3 x double> poison, <3 x i32> zeroinitializer
  %228 = insertelement <3 x double> poison, double %225, i64 0
  %229 = shufflevector <3 x double> %228, <3 x double> poison, <3 x i32> zeroinitializer
  %230 = fneg <4 x double> %196
  %231 = shufflevector <4 x double> %230, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %232 = fmul <3 x double> %231, %229
  %233 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %227, <3 x double> %211, <3 x double> %232)
  %234 = shufflevector <3 x double> %233, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %234, ptr %16, align 32, !tbaa !31
  %235 = load <3 x double>, ptr %17, align 32
  %236 = fmul <3 x double> %227, %235
  %237 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %229, <3 x double> %211, <3 x double> %236)
  %238 = shufflevector <3 x double> %237, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %238, ptr %17, align 32, !tbaa !31
  br label %239

239:                                              ; preds = %210, %187
  %240 = add nuw nsw i32 %40, 1
  %241 = icmp eq i32 %240, 8
  br i1 %241, label %61, label %38, !llvm.loop !35
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tridiagonal_bisect(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
  tail call void @__clang_ocl_kern_imp_tridiagonal_bisect(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, double noundef %3, double noundef %4) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_tridiagonal_bisect(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = mul i32 %7, %15
  %17 = load double, ptr addrspace(1) %0, align 8, !tbaa !32
  %18 = icmp sgt i32 %16, 1
  br label %25

19:                                               ; preds = %34
  %20 = fadd double %37, %38
  %21 = fmul double %20, 5.000000e-01
  %22 = shl i64 %13, 32
  %23 = ashr exact i64 %22, 29
  %24 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %23
  store double %21, ptr addrspace(1) %24, align 8, !tbaa !32
  ret void

25:                                               ; preds = %5, %34
  %26 = phi double [ %3, %5 ], [ %38, %34 ]
  %27 = phi i32 [ 0, %5 ], [ %39, %34 ]
  %28 = phi double [ %4, %5 ], [ %37, %34 ]
  %29 = fadd double %28, %26
  %30 = fmul double %29, 5.000000e-01
  %31 = fsub double %17, %30
  %32 = fcmp olt double %31, 0.000000e+00
  %33 = zext i1 %32 to i32
  br i1 %18, label %41, label %34

34:                                               ; preds = %41, %25
  %35 = phi i32 [ %33, %25 ], [ %59, %41 ]
  %36 = icmp sgt i32 %35, %14
  %37 = select i1 %36, double %30, double %28
  %38 = select i1 %36, double %26, double %30
  %39 = add nuw nsw i32 %27, 1
  %40 = icmp eq i32 %39, 50
  br i1 %40, label %19, label %25, !llvm.loop !40

41:                                               ; preds = %25, %41
  %42 = phi i32 [ %60, %41 ], [ 1, %25 ]
  %43 = phi double [ %56, %41 ], [ %31, %25 ]
  %44 = phi i32 [ %59, %41 ], [ %33, %25 ]
  %45 = fcmp oeq double %43, 0.000000e+00
  %46 = select i1 %45, double 1.000000e-300, double %43
  %47 = zext nneg i32 %42 to i64
  %48 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %47
  %49 = load double, ptr addrspace(1) %48, align 8, !tbaa !32
  %50 = fsub double %49, %30
  %51 = getelementptr double, ptr addrspace(1) %1, i64 %47
  %52 = getelementptr i8, ptr addrspace(1) %51, i64 -8
  %53 = load double, ptr addrspace(1) %52, align 8, !tbaa !32
  %54 = fmul double %53, %53
  %55 = fdiv double %54, %46
  %56 = fsub double %50, %55
  %57 = fcmp olt double %56, 0.000000e+00
  %58 = zext i1 %57 to i32
  %59 = add nuw nsw i32 %44, %58
  %60 = add nuw nsw i32 %42, 1
  %61 = icmp eq i32 %60, %16
  br i1 %61, label %34, label %41, !llvm.loop !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x double> @llvm.fmuladd.v3f64(<3 x double>, <3 x double>, <3 x double>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maximumnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = !{i32 1, i32 1}
!28 = !{!"none", !"none"}
!29 = !{!"double*", !"double*"}
!30 = !{!"const", !""}
!31 = !{!8, !8, i64 0}
!32 = !{!33, !33, i64 0}
!33 = !{!"double", !8, i64 0}
!34 = distinct !{!34, !17}
!35 = distinct !{!35, !17}
!36 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!37 = !{!"none", !"none", !"none", !"none", !"none"}
!38 = !{!"double*", !"double*", !"double*", !"double", !"double"}
!39 = !{!"const", !"const", !"", !"", !""}
!40 = distinct !{!40, !17}
!41 = distinct !{!41, !17}
