; ModuleID = 'corpus/opencl/finance_montecarlo.cl'
source_filename = "corpus/opencl/finance_montecarlo.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.tree = type { float, float, float, float, float }

@binomial_tree.value = internal unnamed_addr addrspace(3) global [33 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, float noundef %5, float noundef %6) #14
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
  %20 = tail call float @llvm.nvvm.sqrt.approx.f(float %19) #14
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
  tail call void @__clang_ocl_kern_imp_binomial_tree(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef nonnull byval(%struct.tree) align 4 %3) #15
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
  br i1 %11, label %29, label %12

12:                                               ; preds = %4
  %13 = load float, ptr %3, align 4, !tbaa !21
  %14 = and i32 %5, 7
  %15 = icmp samesign ult i32 %5, 8
  br i1 %15, label %20, label %16

16:                                               ; preds = %12
  %17 = and i32 %5, 1016
  br label %51

18:                                               ; preds = %51
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %18, %12
  %21 = phi float [ %10, %12 ], [ %61, %18 ]
  %22 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %22)
  br label %23

23:                                               ; preds = %23, %20
  %24 = phi float [ %21, %20 ], [ %26, %23 ]
  %25 = phi i32 [ 0, %20 ], [ %27, %23 ]
  %26 = fmul float %24, %13
  %27 = add i32 %25, 1
  %28 = icmp eq i32 %27, %14
  br i1 %28, label %29, label %23, !llvm.loop !23

29:                                               ; preds = %18, %23, %4
  %30 = phi float [ %10, %4 ], [ %61, %18 ], [ %26, %23 ]
  %31 = icmp samesign ult i32 %5, 31
  br i1 %31, label %32, label %64

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !25
  %35 = and i32 %5, 7
  %36 = icmp eq i32 %35, 7
  br i1 %36, label %46, label %37

37:                                               ; preds = %32, %37
  %38 = phi i32 [ %42, %37 ], [ %5, %32 ]
  %39 = phi float [ %41, %37 ], [ %30, %32 ]
  %40 = phi i32 [ %43, %37 ], [ 0, %32 ]
  %41 = fmul float %39, %34
  %42 = add nuw nsw i32 %38, 1
  %43 = add i32 %40, 1
  %44 = xor i32 %35, %43
  %45 = icmp eq i32 %44, 7
  br i1 %45, label %46, label %37, !llvm.loop !26

46:                                               ; preds = %37, %32
  %47 = phi float [ poison, %32 ], [ %41, %37 ]
  %48 = phi i32 [ %5, %32 ], [ %42, %37 ]
  %49 = phi float [ %30, %32 ], [ %41, %37 ]
  %50 = icmp samesign ugt i32 %5, 23
  br i1 %50, label %64, label %78

51:                                               ; preds = %51, %16
  %52 = phi float [ %10, %16 ], [ %61, %51 ]
  %53 = phi i32 [ 0, %16 ], [ %62, %51 ]
  %54 = fmul float %52, %13
  %55 = fmul float %54, %13
  %56 = fmul float %55, %13
  %57 = fmul float %56, %13
  %58 = fmul float %57, %13
  %59 = fmul float %58, %13
  %60 = fmul float %59, %13
  %61 = fmul float %60, %13
  %62 = add i32 %53, 8
  %63 = icmp eq i32 %62, %17
  br i1 %63, label %18, label %51

64:                                               ; preds = %46, %78, %29
  %65 = phi float [ %30, %29 ], [ %47, %46 ], [ %88, %78 ]
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !14
  %68 = fsub float %67, %65
  %69 = tail call noundef float @llvm.maximumnum.f32(float %68, float 0.000000e+00)
  %70 = getelementptr inbounds nuw float, ptr addrspace(3) @binomial_tree.value, i64 %6
  store float %69, ptr addrspace(3) %70, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %72 = load float, ptr %71, align 4
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i64 4
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %77 = load float, ptr %76, align 4
  br label %92

78:                                               ; preds = %46, %78
  %79 = phi i32 [ %89, %78 ], [ %48, %46 ]
  %80 = phi float [ %88, %78 ], [ %49, %46 ]
  %81 = fmul float %80, %34
  %82 = fmul float %81, %34
  %83 = fmul float %82, %34
  %84 = fmul float %83, %34
  %85 = fmul float %84, %34
  %86 = fmul float %85, %34
  %87 = fmul float %86, %34
  %88 = fmul float %87, %34
  %89 = add nuw nsw i32 %79, 8
  %90 = icmp eq i32 %89, 31
  br i1 %90, label %64, label %78

91:                                               ; preds = %110
  br i1 %11, label %113, label %116

92:                                               ; preds = %64, %110
  %93 = phi i32 [ 30, %64 ], [ %111, %110 ]
  %94 = phi float [ %65, %64 ], [ %107, %110 ]
  %95 = icmp samesign ult i32 %93, %5
  br i1 %95, label %106, label %96

96:                                               ; preds = %92
  %97 = fmul float %94, %72
  %98 = load float, ptr addrspace(3) %75, align 4, !tbaa !14
  %99 = load float, ptr addrspace(3) %70, align 4, !tbaa !14
  %100 = fmul float %77, %99
  %101 = tail call float @llvm.fmuladd.f32(float %74, float %98, float %100)
  %102 = fdiv float %101, %72, !fpmath !16
  %103 = load float, ptr addrspace(1) %66, align 4, !tbaa !14
  %104 = fsub float %103, %97
  %105 = tail call noundef float @llvm.maximumnum.f32(float %102, float %104)
  br label %106

106:                                              ; preds = %96, %92
  %107 = phi float [ %97, %96 ], [ %94, %92 ]
  %108 = phi float [ %105, %96 ], [ 0.000000e+00, %92 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %95, label %110, label %109

109:                                              ; preds = %106
  store float %108, ptr addrspace(3) %70, align 4, !tbaa !14
  br label %110

110:                                              ; preds = %109, %106
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %111 = add nsw i32 %93, -1
  %112 = icmp eq i32 %93, 0
  br i1 %112, label %91, label %92

113:                                              ; preds = %91
  %114 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %8
  %115 = load float, ptr addrspace(3) @binomial_tree.value, align 4, !tbaa !14
  store float %115, ptr addrspace(1) %114, align 4, !tbaa !14
  br label %116

116:                                              ; preds = %113, %91
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @monte_carlo_pi(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_monte_carlo_pi(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #14
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_monte_carlo_pi(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %44

5:                                                ; preds = %3
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = mul i32 %10, -1640531535
  %12 = add i32 %11, -1640531535
  %13 = xor i32 %12, %1
  %14 = and i32 %2, 3
  %15 = icmp ult i32 %2, 4
  br i1 %15, label %20, label %16

16:                                               ; preds = %5
  %17 = and i32 %2, 2147483644
  br label %47

18:                                               ; preds = %47
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %44, label %20

20:                                               ; preds = %18, %5
  %21 = phi i32 [ %13, %5 ], [ %97, %18 ]
  %22 = phi i32 [ 0, %5 ], [ %106, %18 ]
  %23 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %23)
  br label %24

24:                                               ; preds = %24, %20
  %25 = phi i32 [ %32, %24 ], [ %21, %20 ]
  %26 = phi i32 [ %41, %24 ], [ %22, %20 ]
  %27 = phi i32 [ %42, %24 ], [ 0, %20 ]
  %28 = mul i32 %25, 1664525
  %29 = add i32 %28, 1013904223
  %30 = lshr i32 %29, 16
  %31 = mul i32 %29, 1664525
  %32 = add i32 %31, 1013904223
  %33 = lshr i32 %32, 16
  %34 = zext nneg i32 %30 to i64
  %35 = mul nuw nsw i64 %34, %34
  %36 = zext nneg i32 %33 to i64
  %37 = mul nuw nsw i64 %36, %36
  %38 = add nuw nsw i64 %37, %35
  %39 = icmp samesign ult i64 %38, 4294967296
  %40 = zext i1 %39 to i32
  %41 = add i32 %26, %40
  %42 = add i32 %27, 1
  %43 = icmp eq i32 %42, %14
  br i1 %43, label %44, label %24, !llvm.loop !31

44:                                               ; preds = %18, %24, %3
  %45 = phi i32 [ 0, %3 ], [ %106, %18 ], [ %41, %24 ]
  %46 = atomicrmw add ptr addrspace(1) %0, i32 %45 monotonic, align 4
  ret void

47:                                               ; preds = %47, %16
  %48 = phi i32 [ %13, %16 ], [ %97, %47 ]
  %49 = phi i32 [ 0, %16 ], [ %106, %47 ]
  %50 = phi i32 [ 0, %16 ], [ %107, %47 ]
  %51 = mul i32 %48, 1664525
  %52 = add i32 %51, 1013904223
  %53 = lshr i32 %52, 16
  %54 = mul i32 %52, 1664525
  %55 = add i32 %54, 1013904223
  %56 = lshr i32 %55, 16
  %57 = zext nneg i32 %53 to i64
  %58 = mul nuw nsw i64 %57, %57
  %59 = zext nneg i32 %56 to i64
  %60 = mul nuw nsw i64 %59, %59
  %61 = add nuw nsw i64 %60, %58
  %62 = icmp samesign ult i64 %61, 4294967296
  %63 = zext i1 %62 to i32
  %64 = add i32 %49, %63
  %65 = mul i32 %55, 1664525
  %66 = add i32 %65, 1013904223
  %67 = lshr i32 %66, 16
  %68 = mul i32 %66, 1664525
  %69 = add i32 %68, 1013904223
  %70 = lshr i32 %69, 16
  %71 = zext nneg i32 %67 to i64
  %72 = mul nuw nsw i64 %71, %71
  %73 = zext nneg i32 %70 to i64
  %74 = mul nuw nsw i64 %73, %73
  %75 = add nuw nsw i64 %74, %72
  %76 = icmp samesign ult i64 %75, 4294967296
  %77 = zext i1 %76 to i32
  %78 = add i32 %64, %77
  %79 = mul i32 %69, 1664525
  %80 = add i32 %79, 1013904223
  %81 = lshr i32 %80, 16
  %82 = mul i32 %80, 1664525
  %83 = add i32 %82, 1013904223
  %84 = lshr i32 %83, 16
  %85 = zext nneg i32 %81 to i64
  %86 = mul nuw nsw i64 %85, %85
  %87 = zext nneg i32 %84 to i64
  %88 = mul nuw nsw i64 %87, %87
  %89 = add nuw nsw i64 %88, %86
  %90 = icmp samesign ult i64 %89, 4294967296
  %91 = zext i1 %90 to i32
  %92 = add i32 %78, %91
  %93 = mul i32 %83, 1664525
  %94 = add i32 %93, 1013904223
  %95 = lshr i32 %94, 16
  %96 = mul i32 %94, 1664525
  %97 = add i32 %96, 1013904223
  %98 = lshr i32 %97, 16
  %99 = zext nneg i32 %95 to i64
  %100 = mul nuw nsw i64 %99, %99
  %101 = zext nneg i32 %98 to i64
  %102 = mul nuw nsw i64 %101, %101
  %103 = add nuw nsw i64 %102, %100
  %104 = icmp samesign ult i64 %103, 4294967296
  %105 = zext i1 %104 to i32
  %106 = add i32 %92, %105
  %107 = add i32 %50, 4
  %108 = icmp eq i32 %107, %17
  br i1 %108, label %18, label %47
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @implied_volatility(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2, double noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !32 !kernel_arg_access_qual !18 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_implied_volatility(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, double noundef %2, double noundef %3) #14
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_implied_volatility(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2, double noundef %3) local_unnamed_addr #7 !kernel_arg_addr_space !32 !kernel_arg_access_qual !18 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  %17 = load double, ptr addrspace(1) %16, align 8, !tbaa !35
  br label %18

18:                                               ; preds = %88, %4
  %19 = phi double [ 2.000000e-01, %4 ], [ %103, %88 ]
  %20 = phi i32 [ 0, %4 ], [ %106, %88 ]
  %21 = fmul double %19, 5.000000e-01
  %22 = fneg double %21
  %23 = fmul double %21, %22
  br label %24

24:                                               ; preds = %24, %18
  %25 = phi i32 [ 1, %18 ], [ %54, %24 ]
  %26 = phi double [ %21, %18 ], [ %53, %24 ]
  %27 = phi double [ %21, %18 ], [ %49, %24 ]
  %28 = shl nuw nsw i32 %25, 1
  %29 = uitofp nneg i32 %28 to double
  %30 = fdiv double %23, %29
  %31 = fmul double %27, %30
  %32 = or disjoint i32 %28, 1
  %33 = uitofp nneg i32 %32 to double
  %34 = fdiv double %31, %33
  %35 = fadd double %26, %34
  %36 = shl nuw i32 %25, 1
  %37 = add i32 %36, 2
  %38 = uitofp nneg i32 %37 to double
  %39 = fdiv double %23, %38
  %40 = fmul double %31, %39
  %41 = or disjoint i32 %37, 1
  %42 = uitofp nneg i32 %41 to double
  %43 = fdiv double %40, %42
  %44 = fadd double %35, %43
  %45 = shl nuw i32 %25, 1
  %46 = add i32 %45, 4
  %47 = uitofp nneg i32 %46 to double
  %48 = fdiv double %23, %47
  %49 = fmul double %40, %48
  %50 = or disjoint i32 %46, 1
  %51 = uitofp nneg i32 %50 to double
  %52 = fdiv double %49, %51
  %53 = fadd double %44, %52
  %54 = add nuw nsw i32 %25, 3
  %55 = icmp eq i32 %54, 40
  br i1 %55, label %56, label %24

56:                                               ; preds = %24, %56
  %57 = phi i32 [ %86, %56 ], [ 1, %24 ]
  %58 = phi double [ %85, %56 ], [ %22, %24 ]
  %59 = phi double [ %81, %56 ], [ %22, %24 ]
  %60 = shl nuw nsw i32 %57, 1
  %61 = uitofp nneg i32 %60 to double
  %62 = fdiv double %23, %61
  %63 = fmul double %59, %62
  %64 = or disjoint i32 %60, 1
  %65 = uitofp nneg i32 %64 to double
  %66 = fdiv double %63, %65
  %67 = fadd double %58, %66
  %68 = shl nuw i32 %57, 1
  %69 = add i32 %68, 2
  %70 = uitofp nneg i32 %69 to double
  %71 = fdiv double %23, %70
  %72 = fmul double %63, %71
  %73 = or disjoint i32 %69, 1
  %74 = uitofp nneg i32 %73 to double
  %75 = fdiv double %72, %74
  %76 = fadd double %67, %75
  %77 = shl nuw i32 %57, 1
  %78 = add i32 %77, 4
  %79 = uitofp nneg i32 %78 to double
  %80 = fdiv double %23, %79
  %81 = fmul double %72, %80
  %82 = or disjoint i32 %78, 1
  %83 = uitofp nneg i32 %82 to double
  %84 = fdiv double %81, %83
  %85 = fadd double %76, %84
  %86 = add nuw nsw i32 %57, 3
  %87 = icmp eq i32 %86, 40
  br i1 %87, label %88, label %56

88:                                               ; preds = %56
  %89 = tail call double @llvm.fmuladd.f64(double %53, double 0x3FD9884533D43651, double 5.000000e-01)
  %90 = tail call double @llvm.fmuladd.f64(double %85, double 0x3FD9884533D43651, double 5.000000e-01)
  %91 = fneg double %90
  %92 = fmul double %3, %91
  %93 = tail call double @llvm.fmuladd.f64(double %2, double %89, double %92)
  %94 = fmul double %21, -5.000000e-01
  %95 = tail call double @llvm.fmuladd.f64(double %94, double %21, double 1.000000e+00)
  %96 = fmul double %21, 1.250000e-01
  %97 = fmul double %21, %96
  %98 = fmul double %21, %97
  %99 = tail call double @llvm.fmuladd.f64(double %98, double %21, double %95)
  %100 = fmul double %13, %99
  %101 = fsub double %93, %17
  %102 = fdiv double %101, %100
  %103 = fsub double %19, %102
  %104 = tail call noundef double @llvm.fabs.f64(double %102)
  %105 = fcmp olt double %104, 0x3D719799812DEA11
  %106 = add nuw nsw i32 %20, 1
  %107 = icmp eq i32 %106, 8
  %108 = select i1 %105, i1 true, i1 %107
  br i1 %108, label %109, label %18

109:                                              ; preds = %88
  %110 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %15
  store double %103, ptr addrspace(1) %110, align 8, !tbaa !35
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #13

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
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind }

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
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!22, !15, i64 4}
!26 = distinct !{!26, !24}
!27 = !{i32 1, i32 0, i32 0}
!28 = !{!"none", !"none", !"none"}
!29 = !{!"uint*", !"uint", !"int"}
!30 = !{!"volatile", !"", !""}
!31 = distinct !{!31, !24}
!32 = !{i32 1, i32 1, i32 0, i32 0}
!33 = !{!"double*", !"double*", !"double", !"double"}
!34 = !{!"const", !"", !"", !""}
!35 = !{!36, !36, i64 0}
!36 = !{!"double", !8, i64 0}
