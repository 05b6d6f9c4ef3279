; ModuleID = 'corpus/opencl/finance_montecarlo.cl'
source_filename = "corpus/opencl/finance_montecarlo.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.tree = type { float, float, float, float, float }

@binomial_tree.value = internal unnamed_addr addrspace(3) global [33 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, float noundef %5, float noundef %6) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = shl i64 %15, 32
  %17 = ashr exact i64 %16, 32
  %18 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = tail call float @llvm.nvvm.sqrt.approx.f(float %19) #13
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  %25 = fdiv float %22, %24, !fpmath !16
  %26 = fcmp olt float %25, 0x3810000000000000
  %27 = fmul float %25, 0x4160000000000000
  %28 = select i1 %26, float %27, float %25
  %29 = select i1 %26, float -2.300000e+01, float 0.000000e+00
  %30 = bitcast float %28 to i32
  %31 = add i32 %30, -1059760811
  %32 = and i32 %31, -8388608
  %33 = sub i32 %30, %32
  %34 = bitcast i32 %33 to float
  %35 = sitofp i32 %32 to float
  %36 = tail call float @llvm.fma.f32(float %35, float 0x3E80000000000000, float %29)
  %37 = fadd float %34, -1.000000e+00
  %38 = tail call float @llvm.fma.f32(float %37, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %39 = tail call float @llvm.fma.f32(float %38, float %37, float 0xBFBF19B980000000)
  %40 = tail call float @llvm.fma.f32(float %39, float %37, float 0x3FC1E52AA0000000)
  %41 = tail call float @llvm.fma.f32(float %40, float %37, float 0xBFC55B1720000000)
  %42 = tail call float @llvm.fma.f32(float %41, float %37, float 0x3FC99DA160000000)
  %43 = tail call float @llvm.fma.f32(float %42, float %37, float 0xBFCFFFE440000000)
  %44 = tail call float @llvm.fma.f32(float %43, float %37, float 0x3FD5554F00000000)
  %45 = tail call float @llvm.fma.f32(float %44, float %37, float -5.000000e-01)
  %46 = fmul float %37, %45
  %47 = tail call float @llvm.fma.f32(float %46, float %37, float %37)
  %48 = tail call float @llvm.fma.f32(float %36, float 0x3FE62E4300000000, float %47)
  %49 = icmp ugt i32 %30, 2139095039
  %50 = tail call float @llvm.fma.f32(float %28, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %51 = select i1 %49, float %50, float %48
  %52 = fcmp oeq float %28, 0.000000e+00
  %53 = select i1 %52, float 0xFFF0000000000000, float %51
  %54 = fmul float %6, 5.000000e-01
  %55 = tail call float @llvm.fmuladd.f32(float %54, float %6, float %5)
  %56 = tail call float @llvm.fmuladd.f32(float %55, float %19, float %53)
  %57 = fmul float %6, %20
  %58 = fdiv float %56, %57, !fpmath !16
  %59 = fneg float %6
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %20, float %58)
  %61 = tail call noundef float @llvm.fabs.f32(float %58)
  %62 = tail call float @llvm.fmuladd.f32(float %61, float 0x3FCDA67120000000, float 1.000000e+00)
  %63 = fdiv float 1.000000e+00, %62, !fpmath !16
  %64 = fmul float %58, -5.000000e-01
  %65 = fmul float %58, %64
  %66 = fcmp olt float %65, 0.000000e+00
  %67 = select i1 %66, float -5.000000e-01, float 5.000000e-01
  %68 = tail call noundef float @llvm.fmuladd.f32(float %65, float 0x3FF7154760000000, float %67)
  %69 = fptosi float %68 to i32
  %70 = sitofp i32 %69 to float
  %71 = tail call noundef float @llvm.fmuladd.f32(float %70, float 0xBFE62E3000000000, float %65)
  %72 = fmul float %70, 0xBEE2FEFA20000000
  %73 = fadd float %71, %72
  %74 = fmul float %73, %73
  %75 = tail call noundef float @llvm.fmuladd.f32(float %74, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %76 = tail call noundef float @llvm.fmuladd.f32(float %74, float %75, float 0x3F11566AA0000000)
  %77 = tail call noundef float @llvm.fmuladd.f32(float %74, float %76, float 0xBF66C16C20000000)
  %78 = tail call noundef float @llvm.fmuladd.f32(float %74, float %77, float 0x3FC5555560000000)
  %79 = fneg float %78
  %80 = tail call noundef float @llvm.fmuladd.f32(float %74, float %79, float %73)
  %81 = fneg float %72
  %82 = fmul float %73, %80
  %83 = fsub float 2.000000e+00, %80
  %84 = fdiv float %82, %83, !fpmath !16
  %85 = fsub float %81, %84
  %86 = fsub float %71, %85
  %87 = fadd float %86, 1.000000e+00
  %88 = bitcast float %87 to i32
  %89 = shl i32 %69, 23
  %90 = add nsw i32 %89, %88
  %91 = bitcast i32 %90 to float
  %92 = fcmp olt float %65, 0xC055D589E0000000
  %93 = select i1 %92, float 0.000000e+00, float %91
  %94 = fcmp olt float %65, 0x40562E4300000000
  %95 = select i1 %94, float %93, float 0x7FF0000000000000
  %96 = fcmp ord float %65, 0.000000e+00
  %97 = select i1 %96, float %95, float %65
  %98 = fmul float %97, 0x3FD9884540000000
  %99 = tail call float @llvm.fmuladd.f32(float %63, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %100 = tail call float @llvm.fmuladd.f32(float %63, float %99, float 0x3FFC80EF00000000)
  %101 = tail call float @llvm.fmuladd.f32(float %63, float %100, float 0xBFD6D1F0E0000000)
  %102 = tail call float @llvm.fmuladd.f32(float %63, float %101, float 0x3FD470BF40000000)
  %103 = fmul float %63, %102
  %104 = fmul float %103, %98
  %105 = fcmp ogt float %58, 0.000000e+00
  %106 = fsub float 1.000000e+00, %104
  %107 = select i1 %105, float %106, float %104
  %108 = tail call noundef float @llvm.fabs.f32(float %60)
  %109 = tail call float @llvm.fmuladd.f32(float %108, float 0x3FCDA67120000000, float 1.000000e+00)
  %110 = fdiv float 1.000000e+00, %109, !fpmath !16
  %111 = fmul float %60, -5.000000e-01
  %112 = fmul float %60, %111
  %113 = fcmp olt float %112, 0.000000e+00
  %114 = select i1 %113, float -5.000000e-01, float 5.000000e-01
  %115 = tail call noundef float @llvm.fmuladd.f32(float %112, float 0x3FF7154760000000, float %114)
  %116 = fptosi float %115 to i32
  %117 = sitofp i32 %116 to float
  %118 = tail call noundef float @llvm.fmuladd.f32(float %117, float 0xBFE62E3000000000, float %112)
  %119 = fmul float %117, 0xBEE2FEFA20000000
  %120 = fadd float %118, %119
  %121 = fmul float %120, %120
  %122 = tail call noundef float @llvm.fmuladd.f32(float %121, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %123 = tail call noundef float @llvm.fmuladd.f32(float %121, float %122, float 0x3F11566AA0000000)
  %124 = tail call noundef float @llvm.fmuladd.f32(float %121, float %123, float 0xBF66C16C20000000)
  %125 = tail call noundef float @llvm.fmuladd.f32(float %121, float %124, float 0x3FC5555560000000)
  %126 = fneg float %125
  %127 = tail call noundef float @llvm.fmuladd.f32(float %121, float %126, float %120)
  %128 = fneg float %119
  %129 = fmul float %120, %127
  %130 = fsub float 2.000000e+00, %127
  %131 = fdiv float %129, %130, !fpmath !16
  %132 = fsub float %128, %131
  %133 = fsub float %118, %132
  %134 = fadd float %133, 1.000000e+00
  %135 = bitcast float %134 to i32
  %136 = shl i32 %116, 23
  %137 = add nsw i32 %136, %135
  %138 = bitcast i32 %137 to float
  %139 = fcmp olt float %112, 0xC055D589E0000000
  %140 = select i1 %139, float 0.000000e+00, float %138
  %141 = fcmp olt float %112, 0x40562E4300000000
  %142 = select i1 %141, float %140, float 0x7FF0000000000000
  %143 = fcmp ord float %112, 0.000000e+00
  %144 = select i1 %143, float %142, float %112
  %145 = fmul float %144, 0x3FD9884540000000
  %146 = tail call float @llvm.fmuladd.f32(float %110, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %147 = tail call float @llvm.fmuladd.f32(float %110, float %146, float 0x3FFC80EF00000000)
  %148 = tail call float @llvm.fmuladd.f32(float %110, float %147, float 0xBFD6D1F0E0000000)
  %149 = tail call float @llvm.fmuladd.f32(float %110, float %148, float 0x3FD470BF40000000)
  %150 = fmul float %110, %149
  %151 = fmul float %150, %145
  %152 = fcmp ogt float %60, 0.000000e+00
  %153 = fsub float 1.000000e+00, %151
  %154 = select i1 %152, float %153, float %151
  %155 = fneg float %5
  %156 = fmul float %19, %155
  %157 = fcmp olt float %156, 0.000000e+00
  %158 = select i1 %157, float -5.000000e-01, float 5.000000e-01
  %159 = tail call noundef float @llvm.fmuladd.f32(float %156, float 0x3FF7154760000000, float %158)
  %160 = fptosi float %159 to i32
  %161 = sitofp i32 %160 to float
  %162 = tail call noundef float @llvm.fmuladd.f32(float %161, float 0xBFE62E3000000000, float %156)
  %163 = fmul float %161, 0xBEE2FEFA20000000
  %164 = fadd float %162, %163
  %165 = fmul float %164, %164
  %166 = tail call noundef float @llvm.fmuladd.f32(float %165, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %167 = tail call noundef float @llvm.fmuladd.f32(float %165, float %166, float 0x3F11566AA0000000)
  %168 = tail call noundef float @llvm.fmuladd.f32(float %165, float %167, float 0xBF66C16C20000000)
  %169 = tail call noundef float @llvm.fmuladd.f32(float %165, float %168, float 0x3FC5555560000000)
  %170 = fneg float %169
  %171 = tail call noundef float @llvm.fmuladd.f32(float %165, float %170, float %164)
  %172 = fneg float %163
  %173 = fmul float %164, %171
  %174 = fsub float 2.000000e+00, %171
  %175 = fdiv float %173, %174, !fpmath !16
  %176 = fsub float %172, %175
  %177 = fsub float %162, %176
  %178 = fadd float %177, 1.000000e+00
  %179 = bitcast float %178 to i32
  %180 = shl i32 %160, 23
  %181 = add nsw i32 %180, %179
  %182 = bitcast i32 %181 to float
  %183 = fcmp olt float %156, 0xC055D589E0000000
  %184 = select i1 %183, float 0.000000e+00, float %182
  %185 = fcmp olt float %156, 0x40562E4300000000
  %186 = select i1 %185, float %184, float 0x7FF0000000000000
  %187 = fcmp ord float %156, 0.000000e+00
  %188 = select i1 %187, float %186, float %156
  %189 = fmul float %24, %188
  %190 = fneg float %154
  %191 = fmul float %189, %190
  %192 = tail call float @llvm.fmuladd.f32(float %22, float %107, float %191)
  %193 = fadd float %192, 1.000000e+02
  %194 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %17
  store float %193, ptr addrspace(1) %194, align 4, !tbaa !14
  %195 = fsub float 1.000000e+00, %154
  %196 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %197 = fsub float 1.000000e+00, %107
  %198 = fneg float %197
  %199 = fmul float %196, %198
  %200 = tail call float @llvm.fmuladd.f32(float %189, float %195, float %199)
  %201 = fadd float %200, 1.000000e+02
  %202 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %17
  store float %201, ptr addrspace(1) %202, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @binomial_tree(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.tree) align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_binomial_tree(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef nonnull byval(%struct.tree) align 4 %3) #14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_binomial_tree(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.tree) align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !14
  %11 = icmp eq i32 %5, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %4
  %13 = load float, ptr %3, align 4, !tbaa !21
  br label %20

14:                                               ; preds = %20, %4
  %15 = phi float [ %10, %4 ], [ %23, %20 ]
  %16 = icmp samesign ult i32 %5, 31
  br i1 %16, label %17, label %26

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !23
  br label %40

20:                                               ; preds = %12, %20
  %21 = phi i32 [ 0, %12 ], [ %24, %20 ]
  %22 = phi float [ %10, %12 ], [ %23, %20 ]
  %23 = fmul float %22, %13
  %24 = add nuw nsw i32 %21, 1
  %25 = icmp eq i32 %24, %5
  br i1 %25, label %14, label %20, !llvm.loop !24

26:                                               ; preds = %40, %14
  %27 = phi float [ %15, %14 ], [ %43, %40 ]
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = fsub float %29, %27
  %31 = tail call noundef float @llvm.maximumnum.f32(float %30, float 0.000000e+00)
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) @binomial_tree.value, i64 %6
  store float %31, ptr addrspace(3) %32, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i64 4
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %39 = load float, ptr %38, align 4
  br label %48

40:                                               ; preds = %17, %40
  %41 = phi i32 [ %5, %17 ], [ %44, %40 ]
  %42 = phi float [ %15, %17 ], [ %43, %40 ]
  %43 = fmul float %42, %19
  %44 = add nuw nsw i32 %41, 1
  %45 = icmp eq i32 %44, 31
  br i1 %45, label %26, label %40, !llvm.loop !26

46:                                               ; preds = %66
  %47 = icmp eq i32 %5, 0
  br i1 %47, label %69, label %72

48:                                               ; preds = %26, %66
  %49 = phi i32 [ 30, %26 ], [ %67, %66 ]
  %50 = phi float [ %27, %26 ], [ %63, %66 ]
  %51 = icmp samesign ult i32 %49, %5
  br i1 %51, label %62, label %52

52:                                               ; preds = %48
  %53 = fmul float %50, %34
  %54 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %55 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %56 = fmul float %39, %55
  %57 = tail call float @llvm.fmuladd.f32(float %36, float %54, float %56)
  %58 = fdiv float %57, %34, !fpmath !16
  %59 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %60 = fsub float %59, %53
  %61 = tail call noundef float @llvm.maximumnum.f32(float %58, float %60)
  br label %62

62:                                               ; preds = %52, %48
  %63 = phi float [ %53, %52 ], [ %50, %48 ]
  %64 = phi float [ %61, %52 ], [ 0.000000e+00, %48 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %51, label %66, label %65

65:                                               ; preds = %62
  store float %64, ptr addrspace(3) %32, align 4, !tbaa !14
  br label %66

66:                                               ; preds = %65, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = add nsw i32 %49, -1
  %68 = icmp eq i32 %49, 0
  br i1 %68, label %46, label %48, !llvm.loop !27

69:                                               ; preds = %46
  %70 = load float, ptr addrspace(3) @binomial_tree.value, align 4, !tbaa !14
  %71 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %8
  store float %70, ptr addrspace(1) %71, align 4, !tbaa !14
  br label %72

72:                                               ; preds = %69, %46
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @monte_carlo_pi(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  tail call void @__clang_ocl_kern_imp_monte_carlo_pi(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_monte_carlo_pi(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = mul i32 %10, -1640531535
  %12 = add i32 %11, -1640531535
  %13 = xor i32 %12, %1
  br label %17

14:                                               ; preds = %17, %3
  %15 = phi i32 [ 0, %3 ], [ %34, %17 ]
  %16 = atomicrmw add ptr addrspace(1) %0, i32 %15 monotonic, align 4
  ret void

17:                                               ; preds = %5, %17
  %18 = phi i32 [ %25, %17 ], [ %13, %5 ]
  %19 = phi i32 [ %34, %17 ], [ 0, %5 ]
  %20 = phi i32 [ %35, %17 ], [ 0, %5 ]
  %21 = mul i32 %18, 1664525
  %22 = add i32 %21, 1013904223
  %23 = lshr i32 %22, 16
  %24 = mul i32 %22, 1664525
  %25 = add i32 %24, 1013904223
  %26 = lshr i32 %25, 16
  %27 = zext nneg i32 %23 to i64
  %28 = mul nuw nsw i64 %27, %27
  %29 = zext nneg i32 %26 to i64
  %30 = mul nuw nsw i64 %29, %29
  %31 = add nuw nsw i64 %30, %28
  %32 = icmp samesign ult i64 %31, 4294967296
  %33 = zext i1 %32 to i32
  %34 = add i32 %19, %33
  %35 = add nuw nsw i32 %20, 1
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %14, label %17, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @implied_volatility(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2, double noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !33 !kernel_arg_access_qual !18 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  tail call void @__clang_ocl_kern_imp_implied_volatility(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, double noundef %2, double noundef %3) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_implied_volatility(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2, double noundef %3) local_unnamed_addr #7 !kernel_arg_addr_space !33 !kernel_arg_access_qual !18 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = fmul double %2, 0x3FD9884533D43651
  %14 = shl i64 %12, 32
  %15 = ashr exact i64 %14, 29
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %15
  %17 = load double, ptr addrspace(1) %16, align 8, !tbaa !36
  br label %18

18:                                               ; preds = %52, %4
  %19 = phi double [ 2.000000e-01, %4 ], [ %67, %52 ]
  %20 = phi i32 [ 0, %4 ], [ %70, %52 ]
  %21 = fmul double %19, 5.000000e-01
  %22 = fneg double %21
  %23 = fmul double %21, %22
  br label %24

24:                                               ; preds = %24, %18
  %25 = phi i32 [ 1, %18 ], [ %36, %24 ]
  %26 = phi double [ %21, %18 ], [ %35, %24 ]
  %27 = phi double [ %21, %18 ], [ %31, %24 ]
  %28 = shl nuw nsw i32 %25, 1
  %29 = uitofp nneg i32 %28 to double
  %30 = fdiv double %23, %29
  %31 = fmul double %27, %30
  %32 = or disjoint i32 %28, 1
  %33 = uitofp nneg i32 %32 to double
  %34 = fdiv double %31, %33
  %35 = fadd double %26, %34
  %36 = add nuw nsw i32 %25, 1
  %37 = icmp eq i32 %36, 40
  br i1 %37, label %38, label %24, !llvm.loop !38

38:                                               ; preds = %24, %38
  %39 = phi i32 [ %50, %38 ], [ 1, %24 ]
  %40 = phi double [ %49, %38 ], [ %22, %24 ]
  %41 = phi double [ %45, %38 ], [ %22, %24 ]
  %42 = shl nuw nsw i32 %39, 1
  %43 = uitofp nneg i32 %42 to double
  %44 = fdiv double %23, %43
  %45 = fmul double %41, %44
  %46 = or disjoint i32 %42, 1
  %47 = uitofp nneg i32 %46 to double
  %48 = fdiv double %45, %47
  %49 = fadd double %40, %48
  %50 = add nuw nsw i32 %39, 1
  %51 = icmp eq i32 %50, 40
  br i1 %51, label %52, label %38, !llvm.loop !38

52:                                               ; preds = %38
  %53 = tail call double @llvm.fmuladd.f64(double %35, double 0x3FD9884533D43651, double 5.000000e-01)
  %54 = tail call double @llvm.fmuladd.f64(double %49, double 0x3FD9884533D43651, double 5.000000e-01)
  %55 = fneg double %54
  %56 = fmul double %3, %55
  %57 = tail call double @llvm.fmuladd.f64(double %2, double %53, double %56)
  %58 = fmul double %21, -5.000000e-01
  %59 = tail call double @llvm.fmuladd.f64(double %58, double %21, double 1.000000e+00)
  %60 = fmul double %21, 1.250000e-01
  %61 = fmul double %21, %60
  %62 = fmul double %21, %61
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %21, double %59)
  %64 = fmul double %13, %63
  %65 = fsub double %57, %17
  %66 = fdiv double %65, %64
  %67 = fsub double %19, %66
  %68 = tail call noundef double @llvm.fabs.f64(double %66)
  %69 = fcmp olt double %68, 0x3D719799812DEA11
  %70 = add nuw nsw i32 %20, 1
  %71 = icmp eq i32 %70, 8
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %73, label %18, !llvm.loop !39

73:                                               ; preds = %52
  %74 = shl i64 %12, 32
  %75 = ashr exact i64 %74, 29
  %76 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %75
  store double %67, ptr addrspace(1) %76, align 8, !tbaa !36
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #8

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #12

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nounwind }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float"}
!13 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{i32 1, i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none", !"none"}
!19 = !{!"float*", !"float*", !"float*", !"tree"}
!20 = !{!"const", !"const", !"", !""}
!21 = !{!22, !15, i64 0}
!22 = !{!"", !15, i64 0, !15, i64 4, !15, i64 8, !15, i64 12, !15, i64 16}
!23 = !{!22, !15, i64 4}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = distinct !{!26, !25}
!27 = distinct !{!27, !25}
!28 = !{i32 1, i32 0, i32 0}
!29 = !{!"none", !"none", !"none"}
!30 = !{!"uint*", !"uint", !"int"}
!31 = !{!"volatile", !"", !""}
!32 = distinct !{!32, !25}
!33 = !{i32 1, i32 1, i32 0, i32 0}
!34 = !{!"double*", !"double*", !"double", !"double"}
!35 = !{!"const", !"", !"", !""}
!36 = !{!37, !37, i64 0}
!37 = !{!"double", !8, i64 0}
!38 = distinct !{!38, !25}
!39 = distinct !{!39, !25}
